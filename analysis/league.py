"""The league: every bot of the library in every recommended kingdom it fits, rated.

    python -m analysis.league --games 400 --seed 1 --out docs/league

Everybody meets everybody in a kingdom; plain Big Money fits everywhere and ties the kingdoms
together. The same games, seed and version give the same files.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from pathlib import Path

import click
import numpy as np
import pandas as pd

import simcore
from analysis import style
from analysis.stats import PairRecord, Ratings, Share, rate
from analysis.style import Chart, chart_style, framed, row_axis, row_value
from simcore.batches import Bot, Cell, cell_seed
from simcore.catalog import RecommendedKingdom, UnknownName, load
from simcore.kingdom import Kingdom
from simcore.results import Tally, count, interval_text, percent
from strategies import Strategy
from strategies.library.parts import fits, key_cards
from strategies.loading import library, snake_name

DRAWS = 200  # bootstrap samples; more would only move the last digit of the intervals
SHOWN = 40  # bots in the chart of ratings
CHUNK_GAMES = 40_000
MONEY = "BigMoney"


# --- who plays where --------------------------------------------------------------------


def recommended() -> list[Kingdom]:
    """The playable recommended kingdoms, each by a name that finds it again."""
    return [
        Kingdom.recommended(found.entry, name=_full_name(found.entry))
        for found in simcore.kingdoms()
        if found.playable
    ]


def _full_name(entry: RecommendedKingdom) -> str:
    """The shortest name that means this kingdom and no other of the same name."""
    for name in (entry.name, *(f"{entry.name} ({x})" for x in (entry.edition, entry.expansion))):
        try:
            if load().kingdom(name) is entry:
                return name
        except UnknownName:
            continue
    return f"{entry.name} ({entry.expansion} {entry.edition})"


def bots() -> list[Bot]:
    """Every bot of the library that is meant to win."""
    made = [Bot(snake_name(cls), cls()) for cls in library()]
    return [bot for bot in made if key_cards(bot.strategy) is not None]


def family(strategy: Strategy) -> str:
    """The part of the library a bot comes from."""
    return type(strategy).__module__.rpartition(".")[2]


def schedule(
    kingdoms: Sequence[Kingdom], field: Sequence[Bot], games: int, seed: int
) -> list[Cell]:
    """Everybody against everybody, kingdom by kingdom."""
    pairs = [
        (kingdom, pair)
        for kingdom in kingdoms
        for pair in combinations([bot for bot in field if fits(bot.strategy, kingdom)], 2)
    ]
    return [
        Cell(number, kingdom, pair, games, cell_seed(seed, number), CHUNK_GAMES)
        for number, (kingdom, pair) in enumerate(pairs, start=1)
    ]


def play(cells: Iterable[Cell], threads: int) -> list[Tally]:
    """The tallies of the cells, in their order."""
    with ThreadPoolExecutor(threads) as pool:
        return list(pool.map(_play_cell, cells))


def _play_cell(cell: Cell) -> Tally:
    bound = cell.bind()
    tally = Tally.empty(cell.players, len(cell.kingdom.slots))
    for chunk in cell.chunks():
        tally.merge(cell.play(bound, chunk))
    return tally


# --- what came out ----------------------------------------------------------------------


@dataclass(frozen=True)
class League:
    """The matches of a league and what follows from them."""

    cells: Sequence[Cell]
    tallies: Sequence[Tally]
    games: int  # per match
    seed: int

    @cached_property
    def families(self) -> dict[str, str]:
        """Every bot that played, and its family."""
        return {bot.strategy.name: family(bot.strategy) for cell in self.cells for bot in cell.bots}

    @cached_property
    def kingdoms(self) -> pd.DataFrame:
        """A row per kingdom and bot: its share of the points there, best first."""
        shares: dict[tuple[str, str], list[Share]] = {}
        for cell, tally in zip(self.cells, self.tallies, strict=True):
            for i, name in enumerate(cell.names):
                shares.setdefault((cell.kingdom.name, name), []).append(tally.share(i))
        rows = []
        for (kingdom, name), parts in shares.items():
            share = Share.pooled(parts, [1.0] * len(parts))
            rows.append((kingdom, name, self.families[name], share.mean, *share.interval()))
        frame = pd.DataFrame(rows, columns=["kingdom", "bot", "family", "win_rate", "low", "high"])
        return frame.sort_values(
            ["kingdom", "win_rate", "bot"], ascending=[True, False, True], ignore_index=True
        )

    @cached_property
    def ratings(self) -> pd.DataFrame:
        """A row per bot, best first; Elo with mean zero."""
        names = sorted(self.families)
        found = self._rate(names)
        frame = pd.DataFrame(
            {
                "bot": names,
                "family": [self.families[name] for name in names],
                "elo": found.elo,
                "low": found.low,
                "high": found.high,
            }
        )
        by_bot = self.kingdoms.groupby("bot")
        frame["kingdoms"] = [int(by_bot.size()[name]) for name in names]
        frame["win_rate"] = [float(by_bot.win_rate.mean()[name]) for name in names]
        best = self.kingdoms.loc[by_bot.win_rate.idxmax()].set_index("bot").kingdom
        frame["best_in"] = [best[name] for name in names]
        return frame.sort_values(["elo", "bot"], ascending=[False, True], ignore_index=True)

    def _rate(self, names: Sequence[str]) -> Ratings:
        place = {name: i for i, name in enumerate(names)}
        records = []
        for cell, tally in zip(self.cells, self.tallies, strict=True):
            first, second = cell.names
            records.append(PairRecord(place[first], place[second], tally.penta.tolist()))
        return rate(records, len(names), draws=DRAWS)

    @cached_property
    def matches(self) -> pd.DataFrame:
        """A row per match: the first bot's share of the points."""
        rows = []
        for cell, tally in zip(self.cells, self.tallies, strict=True):
            share = tally.share(0)
            rows.append((cell.kingdom.name, *cell.names, share.mean, *share.interval()))
        columns = ["kingdom", "first", "second", "win_rate", "low", "high"]
        return pd.DataFrame(rows, columns=columns)

    @property
    def total(self) -> int:
        return sum(tally.games for tally in self.tallies)

    @property
    def stalled(self) -> int:
        return sum(int(tally.stalled) for tally in self.tallies)

    def caption(self, marks: str = "Bars: 95 % intervals.") -> str:
        return (
            f"{self.total:,} games, {self.games} per pair of bots and kingdom; seed {self.seed}, "
            f"simcore {simcore.__version__}. {marks}"
        )


# --- charts -----------------------------------------------------------------------------


def charts(league: League) -> Iterator[Chart]:
    for make in (rating_chart, leader_chart, family_chart):
        with chart_style():
            chart = make(league)
        yield chart


def rating_chart(league: League) -> Chart:
    """The best bots, and how sure their ratings are."""
    rows = league.ratings.head(SHOWN)
    title = f"{style.whole(rows.bot[0])} leads, {rows.elo[0] - _money(league):.0f} Elo above money"
    subtitle = f"Elo of the best {len(rows)} of {len(league.ratings)} bots; the line is Big Money"
    chart, (ax,) = framed("ratings", title, subtitle, league.caption(), style.ROW * len(rows) + 0.7)
    for y, row in enumerate(rows.itertuples()):
        ax.plot([row.low, row.high], [y, y], color=style.BLUE, lw=5, alpha=0.45)
        ax.plot(row.elo, y, "o", color=style.BLUE, ms=7.5, mec="white", mew=0.8)
        row_value(ax, y, f"{row.elo:+.0f}", style.BLUE)
    row_axis(ax, [style.clean(bot) for bot in rows.bot])
    ax.axvline(_money(league), color=style.INK, lw=1.2, zorder=0.5)
    ax.set_xlabel("Elo, all bots on average 0")
    return chart


def _money(league: League) -> float:
    elo: pd.Series = league.ratings.set_index("bot").elo
    return float(elo.get(MONEY, 0.0))


def leader_chart(league: League) -> Chart:
    """In every kingdom the best bot, and where plain money stands."""
    groups = league.kingdoms.groupby("kingdom")
    best = groups.first().sort_values("win_rate", ascending=False)
    own = league.kingdoms[league.kingdoms.bot == MONEY].set_index("kingdom").win_rate
    title = f"{best.bot.nunique()} bots lead in {len(best)} kingdoms"
    subtitle = "Win rate of the best bot against all that fit there; orange: plain Big Money"
    chart, (ax,) = framed(
        "kingdoms", title, subtitle, league.caption(), style.ROW * len(best) + 0.7
    )
    for y, (kingdom, row) in enumerate(best.iterrows()):
        money = own.get(kingdom, np.nan)
        ax.plot([money, row.win_rate], [y, y], color=style.FAINT, lw=2, zorder=0.8)
        ax.plot(money, y, "o", color=style.ORANGE, ms=7, mec="white")
        ax.plot([row.low, row.high], [y, y], color=style.BLUE, lw=5, alpha=0.45)
        ax.plot(row.win_rate, y, "o", color=style.BLUE, ms=7.5, mec="white", mew=0.8)
        row_value(ax, y, style.clean(row.bot, 22), style.INK)
    row_axis(ax, [style.clean(kingdom, 28) for kingdom in best.index])
    ax.axvline(0.5, color=style.INK, lw=1.2, zorder=0.5)
    style.percent_axis(ax)
    ax.set_xlabel("win rate (line: even, 50 %)")
    return chart


def family_chart(league: League) -> Chart:
    """The ratings by family: a dot per bot."""
    groups = league.ratings.groupby("family").elo
    order = list(groups.median().sort_values(ascending=False, kind="stable").index)
    title = f"The family {order[0]} has the best median, {order[-1]} the lowest"
    subtitle = "Elo by family of the library: a dot per bot, a bar for the median"
    caption = league.caption("Orange line: plain Big Money.")
    chart, (ax,) = framed("families", title, subtitle, caption, 0.5 * len(order) + 0.8)
    for y, name in enumerate(order):
        elo = np.sort(groups.get_group(name).to_numpy())
        lift = 0.16 * ((np.arange(len(elo)) % 3) - 1)  # so that close dots can be told apart
        ax.plot(elo, y + lift, "o", color=style.BLUE, ms=6.5, mec="white", alpha=0.85)
        ax.plot([np.median(elo)] * 2, [y - 0.32, y + 0.32], color=style.INK, lw=2.2)
        row_value(ax, y, count(len(elo), "bot"), style.MUTED)
    row_axis(ax, order)
    ax.axvline(_money(league), color=style.ORANGE, lw=1.2, zorder=0.5)
    ax.set_xlabel("Elo, all bots on average 0")
    return chart


# --- files ------------------------------------------------------------------------------


def write(league: League, folder: Path) -> None:
    """README.md, kingdoms.md, the tables as CSV and the charts as PNG."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in ("ratings", "kingdoms", "matches"):
        frame: pd.DataFrame = getattr(league, name)
        frame.to_csv(folder / f"{name}.csv", index=False, float_format="%.4f", lineterminator="\n")
    for chart in charts(league):
        chart.save(folder)["svg"].unlink()
    (folder / "README.md").write_text(_readme(league), encoding="utf-8")
    (folder / "kingdoms.md").write_text(_kingdom_pages(league), encoding="utf-8")


def _readme(league: League) -> str:
    kingdoms = league.kingdoms.kingdom.nunique()
    best = league.kingdoms.groupby("kingdom").first().reset_index()
    sizes = league.kingdoms.groupby("kingdom").size()
    stalled = f" {league.stalled} of them stalled." if league.stalled else ""
    return "\n".join(
        [
            "# The league",
            "",
            f"Generated by `make league` (`python -m analysis.league --games {league.games} "
            f"--seed {league.seed}`), simcore {simcore.__version__}. Do not edit.",
            "",
            f"{len(league.ratings)} bots in {kingdoms} recommended kingdoms, {league.total:,} "
            f"games.{stalled} A bot plays where its key cards are; there everybody meets "
            "everybody. Elo is over all kingdoms of a bot, so it says how much a bot makes of "
            "the kingdoms it fits, not that it would win elsewhere.",
            "",
            "![The best bots](ratings.png)",
            "",
            "![The best bot of every kingdom](kingdoms.png)",
            "",
            "![Families](families.png)",
            "",
            "All numbers: [ratings.csv](ratings.csv), [kingdoms.csv](kingdoms.csv), "
            "[matches.csv](matches.csv); every kingdom's table: [kingdoms.md](kingdoms.md).",
            "",
            "## The best bot of every kingdom",
            "",
            *_table(
                ("kingdom", "best", "win rate", "95 % interval", "bots"),
                (
                    (
                        row.kingdom,
                        row.bot,
                        percent(row.win_rate),
                        interval_text(row.low, row.high),
                        str(sizes[row.kingdom]),
                    )
                    for row in best.itertuples()
                ),
            ),
            "",
            "## Ratings",
            "",
            *_table(
                ("", "bot", "family", "Elo", "95 % interval", "win rate", "kingdoms", "best in"),
                (
                    (
                        str(place),
                        row.bot,
                        row.family,
                        f"{row.elo:+.0f}",
                        f"{row.low:+.0f} to {row.high:+.0f}",
                        percent(row.win_rate),
                        str(row.kingdoms),
                        row.best_in,
                    )
                    for place, row in enumerate(league.ratings.itertuples(), start=1)
                ),
            ),
            "",
        ]
    )


def _kingdom_pages(league: League) -> str:
    about: Mapping[str, Kingdom] = {cell.kingdom.name: cell.kingdom for cell in league.cells}
    lines = [
        "# The kingdoms of the league",
        "",
        f"Generated, see [README.md](README.md). {league.caption('')}".rstrip(),
    ]
    for kingdom, group in league.kingdoms.groupby("kingdom", sort=True):
        lines += ["", f"## {kingdom}", "", about[str(kingdom)].describe() + ".", ""]
        lines += _table(
            ("bot", "family", "win rate", "95 % interval"),
            (
                (row.bot, row.family, percent(row.win_rate), interval_text(row.low, row.high))
                for row in group.itertuples()
            ),
        )
    return "\n".join([*lines, ""])


def _table(titles: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    return [
        "| " + " | ".join(titles) + " |",
        "|" + " --- |" * len(titles),
        *("| " + " | ".join(row) + " |" for row in rows),
    ]


def run(games: int, seed: int, threads: int, kingdoms: Sequence[Kingdom] | None = None) -> League:
    """Plays the league."""
    cells = schedule(recommended() if kingdoms is None else kingdoms, bots(), games, seed)
    return League(cells, play(cells, threads), games, seed)


@click.command()
@click.option("--games", default=400, show_default=True, help="Games per pair and kingdom.")
@click.option("--seed", default=1, show_default=True)
@click.option("--threads", default=2, show_default=True)
@click.option("--out", type=click.Path(path_type=Path), default=Path("docs/league"))
def main(games: int, seed: int, threads: int, out: Path) -> None:
    """Play the league and write its tables and charts."""
    league = run(games, seed, threads)
    write(league, out)
    click.echo(f"{league.total:,} games, {len(league.ratings)} bots: {out / 'README.md'}")


if __name__ == "__main__":
    main()
