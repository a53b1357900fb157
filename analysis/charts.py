"""The figures of a report, from the tables of a run.

Every figure answers one question, and its title is the answer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pandas as pd
from matplotlib.axes import Axes
from matplotlib.colors import LinearSegmentedColormap

from analysis import style
from analysis.stats import wilson
from analysis.style import (
    Chart,
    chart_style,
    clean,
    framed,
    legend,
    percent_axis,
    row_axis,
    row_value,
    whole,
    whole_numbers,
)
from analysis.summary import (
    contests,
    gain_label,
    gained_by_turn,
    of_players,
    pooled_shares,
    quantiles,
    ranking,
    total_games,
)
from analysis.tables import Tables
from simcore.results import count, percent

ROWS = 40  # a chart with more rows shows the first and the last of them
COLUMNS = 12  # strategies in a heat map
SHOWN = 4  # strategies with a colour of their own
CARDS = 7  # cards and Events with a colour of their own
EVENTS = 3  # Events that have one even if cards are gained more often

NOUNS = {
    "kingdom": ("kingdom", "in"),
    "ally": ("ally", "with"),
    "events": ("event", "with"),
    "traits": ("trait", "with"),
}
PLURALS = {"kingdom": "kingdoms", "ally": "allies"}
DIVERGING = LinearSegmentedColormap.from_list(
    "share", ["#8f3d00", style.VERMILLION, "#f6d9c6", "#f7f7f7", "#c9dfee", style.BLUE, "#003f66"]
)


def all_charts(tables: Tables, seed: int) -> list[Chart]:
    """Every chart that these tables have something to show for."""
    sizes = sorted(tables["cells"].players.unique())
    charts = []
    for players in sizes:
        for chart in _charts(of_players(tables, players), seed):
            if len(sizes) > 1:
                chart.name += f"-{players}-players"
            charts.append(chart)
    return charts


def save_charts(charts: list[Chart], folder: Path) -> list[dict[str, Path]]:
    folder.mkdir(parents=True, exist_ok=True)
    return [chart.save(folder) for chart in charts]


def _charts(tables: Tables, seed: int) -> Iterator[Chart]:
    makers: list[Callable[[Tables, int], Chart | None]] = [
        *(lambda t, s, by=by: win_rates(t, s, by) for by in NOUNS),
        strategy_rates,
        *(lambda t, s, by=by: heat_map(t, s, by) for by in PLURALS),
        ally_map,
        game_length,
        score_margin,
        seat_shares,
        gains_by_turn,
        stalled_games,
    ]
    for make in makers:
        with chart_style():
            chart = make(tables, seed)
        if chart is not None:
            yield chart


# --- win rates --------------------------------------------------------------------------


def win_rates(tables: Tables, seed: int, by: str) -> Chart | None:
    """Sorted dots with intervals: where does the best strategy win most?"""
    cells = contests(tables["cells"])
    if cells[by].nunique() < 2:
        return None
    names = _who_is_shown(cells, by)
    shown = names[:1] if len(names) <= 2 else names[:SHOWN]
    pooled = pooled_shares(cells, [by, "strategy"])
    leader = pooled[pooled.strategy == names[0]].sort_values(
        ["win_rate", by], ascending=[False, True], ignore_index=True
    )
    if len(leader) < 2:
        return None
    noun, word = NOUNS[by]
    order = list(leader[by])
    title = f"{whole(names[0])} wins most {_where(order[0], by)}, least {_where(order[-1], by)}"
    if leader.low.iloc[0] <= leader.high.iloc[-1]:
        title = f"{whole(names[0])} wins about as often {word} every {noun}"
    kept, gap = _kept(order)
    subtitle = _rates_subtitle(names, shown, noun, gap) + _only_kingdom(cells, by)
    several = len(shown) > 1
    height = style.ROW * (1.3 if several else 1) * len(kept) + 0.6
    caption = _caption(tables, seed, by=by)
    chart, (ax,) = framed(f"win-rate-by-{by}", title, subtitle, caption, height, 2 * several)
    rows = pooled[pooled[by].isin(kept)]
    if several:
        _strategy_dots(ax, rows, by, kept, names, shown)
        legend(chart, ax, 2, reverse=True)
    else:
        own = rows[rows.strategy == names[0]].set_index(by).loc[kept]
        _verdict_dots(ax, own, _fair(cells))
        if "" in own.index:
            _compare_with(ax, own.loc[""], _group("", by))
    _finish_rates(ax, [_group(k, by) for k in kept], _fair(cells), gap)
    return chart


def strategy_rates(tables: Tables, seed: int) -> Chart | None:
    """The same with a row per strategy, over all kingdoms."""
    ranks = ranking(tables["cells"])
    if len(ranks) < 2:
        return None
    best = ranks.iloc[0]
    order = list(ranks.strategy)
    kept, gap = _kept(order)
    title = f"{whole(best.strategy)} wins {percent(best.win_rate)} of its games"
    subtitle = "Win rate by strategy, over all its opponents and kingdoms" + gap
    chart, (ax,) = framed(
        "win-rate-by-strategy", title, subtitle, _caption(tables, seed),
        style.ROW * len(kept) + 0.8,
    )
    _verdict_dots(ax, ranks.set_index("strategy").loc[kept], _fair(tables["cells"]))
    _finish_rates(ax, [clean(k) for k in kept], _fair(tables["cells"]), gap)
    return chart


def _who_is_shown(cells: pd.DataFrame, by: str) -> list[str]:
    """The strategies, best first. Of two that try allies, the one that lives from favors."""
    names = list(ranking(cells).strategy)
    if by == "ally" and len(names) == 2:
        favors = cells.groupby("strategy").favors_gained.mean()
        names.sort(key=lambda name: -favors[name])
    return names


def _rates_subtitle(names: list[str], shown: list[str], noun: str, gap: str) -> str:
    if len(names) == 2:
        return f"Win rate of {clean(names[0])} against {clean(names[1])}, by {noun}{gap}"
    if len(names) == 1:
        return f"Win rate by {noun}{gap}"
    few = f"the best {len(shown)} of {len(names)}" if len(names) > len(shown) else "all"
    return f"Win rate by {noun}, {few} strategies{gap}"


def _only_kingdom(cells: pd.DataFrame, by: str) -> str:
    """Where all these games were played, if that is one place with a name."""
    names = cells.kingdom.unique()
    return f", in {clean(names[0], 60)}" if by != "kingdom" and len(names) == 1 else ""


def _verdict_dots(ax: Axes, rows: pd.DataFrame, fair: float) -> None:
    """One dot per row with its interval, coloured by what that says."""
    for y, row in enumerate(rows.itertuples()):
        colour = style.BLUE if row.low > fair else style.VERMILLION
        if row.low <= fair <= row.high:
            colour = style.MUTED
        ax.plot([fair, row.win_rate], [y, y], color=colour, lw=3, alpha=0.25)
        ax.plot([row.low, row.high], [y, y], color=colour, lw=2)
        ax.plot([row.low, row.high], [y, y], "|", color=colour, ms=13, mew=2)
        ax.plot(row.win_rate, y, "o", color=colour, ms=6.5, mec="white", mew=0.8)
        half = 50 * (row.high - row.low)
        row_value(ax, y, percent(row.win_rate), colour, f"± {half:.1f}")


def _compare_with(ax: Axes, row: pd.Series, label: str) -> None:
    """A second line, where the win rate is without any of what the rows try."""
    ax.axvline(row.win_rate, color=style.MUTED, lw=1.4, ls=(0, (4, 3)), zorder=0.5)
    ax.annotate(
        label, (row.win_rate, 1), xycoords=("data", "axes fraction"), xytext=(0, 3),
        textcoords="offset points", ha="center", va="bottom", color=style.MUTED, size=11,
    )


def _strategy_dots(
    ax: Axes, rows: pd.DataFrame, by: str, kept: list[str], names: list[str], shown: list[str]
) -> None:
    """Several dots per row, a colour and a shape per strategy; the rest in grey."""
    place = {key: y for y, key in enumerate(kept)}
    others = rows[~rows.strategy.isin(shown)]
    if len(others):
        label = count(len(names) - len(shown), "other")
        ax.plot(others.win_rate, others[by].map(place), "o", color=style.GREY, ms=5, label=label)
    for i, name in reversed(list(enumerate(shown))):
        own = rows[rows.strategy == name]
        y = own[by].map(place) + 0.15 * (i - (len(shown) - 1) / 2)
        colour = style.SERIES[i]
        ax.hlines(y, own.low, own.high, color=colour, lw=3.5, alpha=0.5)
        ax.plot(own.win_rate, y, "os^D"[i], color=colour, ms=8, mec="white", label=clean(name))


def _finish_rates(ax: Axes, labels: list[str], fair: float, gap: str) -> None:
    row_axis(ax, labels)
    ax.axvline(fair, color=style.INK, lw=1.2, zorder=0.5)
    low, high = ax.get_xlim()
    ax.set_xlim(max(min(low, fair - 0.01), -0.02), min(max(high, fair + 0.01), 1.02))
    percent_axis(ax)
    ax.set_xlabel(f"win rate (line: even, {100 * fair:.3g} %)")
    if gap:
        ax.axhline(len(labels) / 2 - 0.5, color=style.MUTED, lw=1.2, ls=(0, (4, 3)))


def heat_map(tables: Tables, seed: int, by: str) -> Chart | None:
    """Strategies against kingdoms or allies."""
    cells = contests(tables["cells"])
    names = list(ranking(cells).strategy)
    if cells[by].nunique() < 2 or len(names) < 2:
        return None
    pooled = pooled_shares(cells, [by, "strategy"])
    grid = pooled.pivot(index=by, columns="strategy", values="win_rate")[names]
    grid = grid.sort_values(names[0], ascending=False, kind="stable")
    best = grid.idxmax(axis=1).value_counts()
    (_, word), rival = NOUNS[by], f"is the best of {len(names)} strategies"
    if len(names) == 2:
        rival = f"beats {whole(next(name for name in names if name != best.index[0]))}"
    title = f"{whole(best.index[0])} {rival} {word} {best.iloc[0]} of {len(grid)} {PLURALS[by]}"
    few = f"the best {COLUMNS} strategies" if len(names) > COLUMNS else "strategy"
    subtitle = f"Win rate in percent by {NOUNS[by][0]} and {few}"
    return _heat_chart(tables, seed, f"heat-map-{by}", title, subtitle, grid, by)


def ally_map(tables: Tables, seed: int) -> Chart | None:
    """The best strategy in every kingdom with every ally."""
    cells = contests(tables["cells"])
    if cells.kingdom.nunique() < 2 or cells.ally.nunique() < 2:
        return None
    leader = ranking(cells).strategy[0]
    own = cells[cells.strategy == leader]
    pooled = pooled_shares(own, ["kingdom", "ally"])
    grid = pooled.pivot(index="kingdom", columns="ally", values="win_rate")
    grid = grid[grid.mean().sort_values(ascending=False, kind="stable").index]
    grid = grid.loc[grid.mean(axis=1).sort_values(ascending=False, kind="stable").index]
    top = pooled.loc[pooled.win_rate.idxmax()]
    title = (
        f"{whole(leader)} is strongest {_where(top.kingdom, 'kingdom')} "
        f"{_where(top.ally, 'ally')}"
    )
    subtitle = f"Win rate of {clean(leader)} in percent by kingdom and ally"
    grid.columns = [_group(ally, "ally") for ally in grid.columns]
    return _heat_chart(tables, seed, "heat-map-kingdom-ally", title, subtitle, grid, "kingdom")


def _heat_chart(
    tables: Tables, seed: int, name: str, title: str, subtitle: str, grid: pd.DataFrame, by: str
) -> Chart:
    grid = grid.iloc[:, :COLUMNS]
    kept, gap = _kept(list(grid.index))
    labels = [clean(column, 26) for column in grid.columns]
    slanted = max(map(len, labels)) > 72 // len(labels)
    height = style.ROW * len(kept) + (1.7 if slanted else 0.5)
    caption = _caption(tables, seed, False)
    chart, (ax,) = framed(name, title, subtitle + gap, caption, height)
    _draw_heat(ax, grid.loc[kept].to_numpy(dtype=float), _fair(tables["cells"]))
    ax.set_yticks(range(len(kept)), [_group(key, by) for key in kept])
    ax.set_xticks(range(len(labels)), labels)
    if slanted:
        for label in ax.get_xticklabels():
            label.set(rotation=35, ha="left", rotation_mode="anchor")
    return chart


def _draw_heat(ax: Axes, values: np.ndarray, fair: float) -> None:
    reach = max(float(np.nanmax(np.abs(values - fair))), 0.01)
    image = ax.imshow(values, cmap=DIVERGING, vmin=fair - reach, vmax=fair + reach, aspect="auto")
    rows, columns = values.shape
    ax.set_xticks(np.arange(0.5, columns - 1), minor=True)
    ax.set_yticks(np.arange(0.5, rows - 1), minor=True)
    ax.grid(which="minor", color="white", lw=2)
    ax.tick_params(axis="x", labeltop=True, labelbottom=False, labelcolor=style.INK)
    ax.tick_params(which="both", length=0)
    ax.spines[:].set_visible(False)
    for (y, x), value in np.ndenumerate(values):
        if not np.isnan(value):
            bright = np.dot(image.to_rgba(value)[:3], (0.3, 0.59, 0.11))
            ink = style.INK if bright > 0.55 else "white"
            ax.text(x, y, f"{100 * value:.0f}", ha="center", va="center", color=ink, size=12)


# --- how games go -----------------------------------------------------------------------


def game_length(tables: Tables, seed: int) -> Chart | None:
    """How long do games last, and where longest?"""
    turns = tables["turns"].merge(tables["cells"].drop_duplicates("cell")[["cell", "kingdom"]])
    mean = np.average(turns.turns, weights=turns.games)
    title = f"Games last {mean:.1f} rounds on average"
    caption = _caption(tables, seed, False)
    if turns.kingdom.nunique() < 2:
        chart, (ax,) = framed("game-length", title, "Games by rounds played", caption, 3.6)
        hist = turns.groupby("turns").games.sum()
        ax.bar(hist.index, hist / hist.sum(), width=0.85, color=style.BLUE)
        ax.set_xlabel("rounds")
        _share_axis(ax)
        return chart
    spans = _spans(turns, "kingdom", "turns").sort_values("mean", ascending=False, kind="stable")
    title += (
        f": longest {_where(spans.index[0], 'kingdom')}, "
        f"shortest {_where(spans.index[-1], 'kingdom')}"
    )
    return _span_chart("game-length", title, "Rounds per game by kingdom", caption, spans, "rounds")


def score_margin(tables: Tables, seed: int) -> Chart | None:
    """By how many points does the best strategy win?"""
    margins = tables["margins"]
    names = list(ranking(tables["cells"]).strategy)
    own = margins[margins.strategy == names[0]]
    mean = np.average(own.margin, weights=own.games)
    side = "ahead of" if mean > 0 else "behind"
    title = f"{whole(names[0])} ends {abs(mean):.1f} points {side} the best other on average"
    caption = _caption(tables, seed, False)
    if len(names) > 2:
        spans = _spans(margins, "strategy", "margin").loc[names[:ROWS]]
        subtitle = "Own score minus the best other score, by strategy"
        chart = _span_chart("score-margin", title, subtitle, caption, spans, "points ahead")
        chart.figure.axes[0].axvline(0, color=style.INK, lw=1.2, zorder=0.5)
        return chart
    subtitle = f"Games by score of {clean(names[0])} minus the best other score"
    chart, (ax,) = framed("score-margin", title, subtitle, caption, 3.6)
    _draw_margins(ax, own)
    return chart


def _draw_margins(ax: Axes, margins: pd.DataFrame) -> None:
    hist = margins.groupby("margin").games.sum()
    low, high = quantiles(margins.margin, margins.games, [0.002, 0.998])
    hist = hist[(hist.index >= low) & (hist.index <= high)] / hist.sum()
    sides = [hist.index > 0, hist.index < 0]
    colours = np.select(sides, [style.BLUE, style.VERMILLION], style.GREY)
    ax.bar(hist.index, hist, width=0.9, color=colours)
    for text, shift, side in (("ahead →", 16, "left"), ("← behind", -16, "right")):
        ax.annotate(
            text, (0, 0), xycoords=("data", "axes fraction"), xytext=(shift, -38), ha=side,
            textcoords="offset points", color=style.MUTED, annotation_clip=False,
        )
    _share_axis(ax)


def _share_axis(ax: Axes) -> None:
    percent_axis(ax, "y")
    ax.grid(axis="y")
    ax.set_ylabel("share of games")
    whole_numbers(ax)


def _spans(frame: pd.DataFrame, by: str, value: str) -> pd.DataFrame:
    """Mean and quantiles of a histogram per group."""
    at = [0.05, 0.25, 0.75, 0.95]
    spans = {
        key: [np.average(g[value], weights=g.games), *quantiles(g[value], g.games, at)]
        for key, g in frame.groupby(by, sort=True)
    }
    return pd.DataFrame.from_dict(spans, "index", columns=["mean", "low", "q1", "q3", "high"])


def _span_chart(
    name: str, title: str, subtitle: str, caption: str, spans: pd.DataFrame, label: str
) -> Chart:
    kept, gap = _kept(list(spans.index))
    height = style.ROW * len(kept) + 0.6
    caption += " Dots are means, thick bars the middle half, thin bars nine games in ten."
    chart, (ax,) = framed(name, title, subtitle + gap, caption, height)
    for y, row in enumerate(spans.loc[kept].itertuples()):
        ax.plot([row.low, row.high], [y, y], color=style.BLUE, lw=2, alpha=0.5)
        ax.plot([row.q1, row.q3], [y, y], color=style.BLUE, lw=7, alpha=0.45)
        ax.plot(row.mean, y, "o", color=style.BLUE, ms=9, mec="white", mew=1)
        row_value(ax, y, f"{row.mean:.1f}", style.BLUE)
    row_axis(ax, [clean(key) for key in kept])
    whole_numbers(ax)
    ax.set_xlabel(label)
    return chart


def seat_shares(tables: Tables, seed: int) -> Chart | None:
    """What is it worth to go first?"""
    seats = tables["seats"]
    weight = seats.blocks / seats.groupby("seat").blocks.transform("sum")
    shares = (seats.share * weight).groupby(seats.seat).sum()
    blocks = int(seats[seats.seat == 1].blocks.sum())
    fair = _fair(tables["cells"])
    # games of a block share each seat's luck, so only the blocks count as independent
    spans = [wilson(share, blocks) for share in shares]
    rows = pd.DataFrame(spans, columns=["low", "high"]).assign(win_rate=list(shares))
    title = f"The first seat wins {percent(shares[1])} of the games"
    if rows.low[0] <= fair <= rows.high[0]:
        title = "No advantage of the first seat can be told"
    chart, (ax,) = framed(
        "first-player", title, "Win rate by seat; every strategy sits in each equally often",
        _caption(tables, seed), style.ROW * len(rows) + 0.8,
    )
    _verdict_dots(ax, rows, fair)
    _finish_rates(ax, [f"seat {seat}" for seat in shares.index], fair, "")
    return chart


def gains_by_turn(tables: Tables, seed: int) -> Chart | None:
    """What do the best strategies gain, which Events do they buy, and when?"""
    names = list(ranking(tables["cells"]).strategy)[:SHOWN]
    gains = gained_by_turn(tables)
    gains = gains[gains.strategy.isin(names)]
    if gains.empty:
        return None
    turns = tables["turns"]
    (last,) = quantiles(turns.turns, turns.games, [0.95])
    columns = 1 if len(names) == 1 else 2
    lines = -(-len(names) // columns)
    bought = " and Events bought" if (gains.kind == "event").any() else ""
    chart, axes = framed(
        "gains-by-turn", _gains_title(gains, names[0]),
        f"Cards gained{bought} per game, by turn of the player",
        _caption(tables, seed, False), 3.0 * lines, 2, nrows=lines, ncols=columns,
        sharey=True,
    )
    shown = _shown_gains(gains, names[0])
    for ax, name in zip(axes, names, strict=False):
        _stack(ax, gains[gains.strategy == name], shown, min(max(last, 5), 40))
        ax.set_title(clean(name), loc="left", size=13, weight="bold")
    for ax in axes[len(names):]:
        ax.set_visible(False)
    legend(chart, axes[0], 2)
    return chart


def _most(gains: pd.DataFrame, kind: str) -> list[str]:
    """The cards (or the Events) of a table of gains, most often gained first."""
    totals = gains[gains.kind == kind].groupby("card").per_game.sum()
    return list(totals.sort_values(ascending=False, kind="stable").index)


def _gains_title(gains: pd.DataFrame, strategy: str) -> str:
    own = gains[gains.strategy == strategy]
    parts = [
        f"{verb} {_listed([whole(name) for name in _most(own, kind)[:most]])}"
        for verb, kind, most in (("gains mostly", "card", 3), ("buys the Event", "event", 1))
        if kind in set(own.kind)
    ]
    return f"{whole(strategy)} {', and '.join(parts)}" if parts else "What was gained"


def _shown_gains(gains: pd.DataFrame, leader: str) -> dict[str, str]:
    """What gets a colour of its own, and of which kind it is: cards first, Events on top. The
    Event that the title names is among them."""
    own = _most(gains[gains.strategy == leader], "event")[:1]
    events = list(dict.fromkeys([*own, *_most(gains, "event")]))[:EVENTS]
    cards = _most(gains, "card")[: CARDS - len(events)]
    return {**dict.fromkeys(cards, "card"), **dict.fromkeys(events, "event")}


def _stack(ax: Axes, gains: pd.DataFrame, shown: dict[str, str], last: int) -> None:
    """Stacked bars: a colour per card, Events hatched, the rest in grey."""
    turns = np.arange(1, last + 1)
    table = gains.pivot(index="card", columns="turn", values="per_game")
    table = table.reindex(columns=turns).fillna(0)
    rest = table[~table.index.isin(list(shown))].sum().to_numpy()
    layers = table.reindex(list(shown)).fillna(0)
    base = np.zeros(last)
    for card, colour in _card_colours(list(shown)).items():
        height = layers.loc[card].to_numpy()
        event = shown[card] == "event"
        ax.bar(
            turns, height, bottom=base, width=0.9, color=colour, edgecolor="white", linewidth=0,
            hatch="///" if event else None,
            label=gain_label(clean(card, 20), shown[card]),
        )
        base += height
    ax.bar(turns, rest, bottom=base, width=0.9, color=style.FAINT, label="others")
    ax.grid(axis="y")
    ax.set_xlim(0.3, last + 0.7)
    whole_numbers(ax)
    ax.set_xlabel("turn")


def _card_colours(cards: list[str]) -> dict[str, str]:
    """Gold is yellow and Province green, as on the table; the others take what is left."""
    usual = {"Gold": style.YELLOW, "Province": style.GREEN, "Silver": style.SKY}
    chosen = {card: usual[card] for card in cards if card in usual}
    palette = [
        style.BLUE, style.ORANGE, style.PURPLE, style.VERMILLION, style.SKY, style.GREEN,
        style.YELLOW,
    ]
    free = iter(colour for colour in palette if colour not in chosen.values())
    return {card: chosen[card] if card in chosen else next(free) for card in cards}


def stalled_games(tables: Tables, seed: int) -> Chart | None:
    """Where do games not come to an end?"""
    cells = tables["cells"].drop_duplicates("cell")
    if not cells.stalled.sum():
        return None
    sums = cells.groupby("kingdom", sort=True)[["stalled", "games"]].sum()
    rates = (sums.stalled / sums.games).sort_values(ascending=False, kind="stable")
    rates = rates[rates > 0][:ROWS]
    stalled = count(int(cells.stalled.sum()), "game")
    title = f"{stalled} stalled, the largest share {_where(rates.index[0], 'kingdom')}"
    chart, (ax,) = framed(
        "stalled-games", title, "Share of games stopped by the turn limit, by kingdom",
        _caption(tables, seed, False), style.ROW * len(rates) + 0.8,
    )
    ax.barh(range(len(rates)), rates, color=style.VERMILLION, height=0.6)
    row_axis(ax, [clean(k) for k in rates.index])
    percent_axis(ax)
    return chart


# --- words ------------------------------------------------------------------------------


def _caption(tables: Tables, seed: int, intervals: bool = True, by: str = "") -> str:
    cells = tables["cells"]
    text = count(total_games(cells), f"{cells.players.iloc[0]}-player game")
    each = cells.drop_duplicates("cell").groupby(by).games.sum() if by else pd.Series(dtype=int)
    if each.nunique() == 1:
        noun, word = NOUNS[by]
        text += f" ({each.iloc[0]:,} {word} each {noun})"
    text += f", seed {seed}."
    if intervals:
        text += " Bars are 95 % intervals, from blocks of games with equal luck and rotated seats."
    return text


def _group(key: str, by: str) -> str:
    return clean(key) if key else f"no {NOUNS[by][0]}"


def _where(key: str, by: str) -> str:
    """'in Grand Scheme', 'with City-state', 'without an ally'."""
    noun, word = NOUNS[by]
    article = "an" if noun[0] in "aeiou" else "a"
    return f"{word} {whole(key, 28)}" if key else f"without {article} {noun}"


def _fair(cells: pd.DataFrame) -> float:
    return 1 / int(cells.players.iloc[0])


def _kept(keys: list[str]) -> tuple[list[str], str]:
    """All keys, or the first and last of them and a remark that says so."""
    if len(keys) <= ROWS:
        return keys, ""
    half = ROWS // 2
    return keys[:half] + keys[-half:], f" (first and last {half} of {len(keys)})"


def _listed(words: list[str]) -> str:
    return words[0] if len(words) == 1 else ", ".join(words[:-1]) + " and " + words[-1]
