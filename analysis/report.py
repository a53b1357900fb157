"""A run directory as one HTML page, with its charts and tables as files beside it.

    report/index.html     self-contained: nothing is loaded from anywhere
    report/charts/        every chart as PNG and SVG
    report/tables/        every table as CSV
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pandas as pd

from analysis.charts import NOUNS, all_charts, save_charts
from analysis.page import Value, contents, element, page, picture, table
from analysis.stats import Ratings, holm, kingdom_tests, rate
from analysis.store import RunError, RunStore, write_csv
from analysis.style import Chart
from analysis.summary import (
    contests,
    gain_label,
    gained,
    of_players,
    pair_records,
    pooled_shares,
    ranking,
    total_games,
)
from analysis.tables import Tables
from simcore.results import count, interval_text, percent

MOST_ROWS = 2000  # of a table on the page; the CSV has all

HOW_TO_READ = (
    "A win shared by k players counts 1/k. Games come in blocks that share their luck and give "
    "every strategy every seat once; intervals hold at 95 % and come from the spread between "
    "blocks (Wilson's interval with the variance of the block means). Where several kingdoms "
    "are pooled they count as chosen, not as a sample of all kingdoms. 'Ahead' and 'behind' hold "
    "for a whole table at once: their p-values are corrected by Holm's method."
)


EVENTS_MISSING = (
    "This run was played by an earlier version, which did not count Events: these are the cards."
)


def write_report(run_dir: str | Path, out_dir: str | Path | None = None) -> Path:
    """Write the report of a run, finished or not; returns the page."""
    store = RunStore.open(run_dir)
    tables = store.tables()
    if tables["cells"].empty:
        raise RunError(f"{store.path} has no finished games yet")
    out = Path(out_dir) if out_dir is not None else store.path / "report"
    seed = store.manifest["seed"]
    try:
        (out / "tables").mkdir(parents=True, exist_ok=True)
        charts = all_charts(tables, seed)
        files = save_charts(charts, out / "charts")
        for name, frame in {**tables, **summaries(tables)}.items():
            write_csv(frame, out / "tables" / f"{name}.csv")
        pictures = [
            picture(c.name, f["svg"].read_bytes(), f"{c.title}. {c.subtitle}. {c.caption}")
            for c, f in zip(charts, files, strict=True)
        ]
        body = _body(store, tables, charts, pictures)
        html = page(f"{store.path.resolve().name}: Dominion simulation", body)
        (out / "index.html").write_text(html, encoding="utf-8")
    except OSError as error:
        raise RunError(f"{out} cannot be written: {error.strerror or error}") from error
    return out / "index.html"


def summaries(tables: Tables) -> dict[str, pd.DataFrame]:
    """Pooled win rates per strategy and per kingdom, ally, ..., with Holm's correction."""
    cells = contests(tables["cells"])
    frames = {"strategies": pooled_shares(cells, ["players", "strategy"])}
    for by in NOUNS:
        if cells[by].nunique() > 1 or by == "kingdom":
            frames[f"by_{by}"] = pooled_shares(cells, ["players", by, "strategy"])
    for frame in frames.values():
        frame["p_holm"] = holm([share.p_value() for share in frame.share])
        del frame["share"]
    frames["gained"] = gained(tables)
    return frames


# --- the page ---------------------------------------------------------------------------


def _body(
    store: RunStore, tables: Tables, charts: list[Chart], pictures: list[str]
) -> Iterator[str]:
    yield element("h1", store.path.resolve().name)
    yield element("p", _overview(store, tables), "lead")
    if gap := _unfinished(store, tables):
        yield element("p", gap, "warning")
    for players in sorted(tables["cells"].players.unique()):
        group = of_players(tables, players)
        yield element("h2", f"Strategies in {players}-player games")
        yield _strategy_table(group)
        yield element("p", "Ahead, even, behind: in how many kingdoms.", "note")
    yield element("h2", "What is seen")
    yield contents([(chart.name, chart.title) for chart in charts])
    yield from pictures
    yield element("h2", "Cards gained and Events bought")
    if not store.counts_events:
        yield element("p", EVENTS_MISSING, "warning")
    yield from _capped(_gained_rows(tables), GAINED_TITLES)
    for by in NOUNS:
        if tables["cells"][by].nunique() > 1:
            yield element("h2", f"By {NOUNS[by][0]}")
            yield from _capped(_group_rows(tables, by), ["players", NOUNS[by][0], *GROUP_TITLES])
    yield element("h2", "All cells")
    yield from _capped(_cell_rows(tables["cells"]), CELL_TITLES)
    yield element("h2", "How to read this")
    yield element("p", HOW_TO_READ)
    yield from _details(store)


GROUP_TITLES = ["strategy", "win rate", "95 % interval", "verdict", "games"]
GAINED_TITLES = ["strategy", "card or Event", "per game", "mean turn"]
CELL_TITLES = [
    "kingdom", "ally", "events", "traits", "line-up", "strategy", "win rate", "95 % interval",
    "games", "mean score", "rounds", "favors left",
]


def _overview(store: RunStore, tables: Tables) -> str:
    cells = tables["cells"]
    parts = [
        count(total_games(cells), "game"),
        count(cells.strategy.nunique(), "strategy").replace("strategys", "strategies"),
        count(cells.kingdom.nunique(), "kingdom"),
    ]
    allies = int((cells.drop_duplicates("ally").ally != "").sum())
    if allies:
        parts.append("1 ally" if allies == 1 else f"{allies} allies")
    return ", ".join([*parts, f"seed {store.manifest['seed']}"]) + "."


def _unfinished(store: RunStore, tables: Tables) -> str:
    asked = sum(cell["games"] for cell in store.cells)
    played = total_games(tables["cells"])
    short = sum(len(cell["strategies"]) - 1 for cell in store.cells)  # whole blocks only
    if played >= asked - short:
        return ""
    return f"This run is not finished: {played:,} of {asked:,} games have been played."


def _strategy_table(tables: Tables) -> str:
    ranks = ranking(tables["cells"])
    elo = _ratings(tables)
    titles = ["strategy", "win rate", "95 % interval", "games", "ahead", "even", "behind"]
    rows = []
    for row in ranks.itertuples():
        verdicts = _verdicts(tables["cells"], row.strategy)
        tally = [Value(verdicts[w], str(verdicts[w])) for w in ("ahead", "even", "behind")]
        rows.append([row.strategy, *_rate_cells(row), _whole(row.games), *tally])
    if elo:
        titles += ["Elo", "Elo interval"]
        for line in rows:
            line += elo[line[0]]
    return table(titles, rows)


def _verdicts(cells: pd.DataFrame, strategy: str) -> Counter[str]:
    """In how many kingdoms a strategy is ahead, even or behind."""
    own = contests(cells)
    pooled = pooled_shares(own[own.strategy == strategy], ["kingdom"])
    shares = dict(zip(pooled.kingdom, pooled.share, strict=True))
    return Counter(test.verdict for test in kingdom_tests(shares))


def _ratings(tables: Tables) -> dict[str, list[str | Value]]:
    """Elo columns by strategy, if enough of them met in two-player games."""
    names, records = pair_records(tables["pairs"])
    if len(names) < 3 or len(names) != len(ranking(tables["cells"])):
        return {}
    ratings: Ratings = rate(records, len(names))
    return {
        name: [
            Value(ratings.elo[i], f"{ratings.elo[i]:+.0f}"),
            f"{ratings.low[i]:+.0f} to {ratings.high[i]:+.0f}",
        ]
        for i, name in enumerate(names)
    }


def _group_rows(tables: Tables, by: str) -> list[list[str | Value]]:
    pooled = pooled_shares(contests(tables["cells"]), ["players", by, "strategy"])
    pooled["p"] = holm([share.p_value() for share in pooled.share])
    pooled = pooled.sort_values(["win_rate"], ascending=False, kind="stable")
    rows: list[list[str | Value]] = []
    for row in pooled.itertuples():
        side = "ahead" if row.win_rate > row.share.fair else "behind"
        verdict = side if row.p < 0.05 else "even"
        group = getattr(row, by) or f"no {NOUNS[by][0]}"
        line = [_whole(row.players), group, row.strategy, *_rate_cells(row)]
        rows.append([*line, verdict, _whole(row.games)])
    return rows


def _gained_rows(tables: Tables) -> list[list[str | Value]]:
    return [
        [
            row.strategy, gain_label(row.card, row.kind),
            Value(row.per_game, f"{row.per_game:.2f}"), _tenths(row.turn),
        ]
        for row in gained(tables).itertuples()
    ]


def _cell_rows(cells: pd.DataFrame) -> list[list[str | Value]]:
    return [
        [
            row.kingdom, row.ally, row.events, row.traits, row.lineup, row.strategy,
            *_rate_cells(row), _whole(row.games), _tenths(row.mean_score), _tenths(row.turns),
            _tenths(row.favors_left),
        ]
        for row in cells.itertuples()
    ]


def _capped(rows: list[list[str | Value]], titles: list[str]) -> Iterator[str]:
    """A table without the columns that say nothing, and not endlessly long."""
    told = [i for i in range(len(titles)) if _says_something(titles[i], [row[i] for row in rows])]
    lines = [[row[i] for i in told] for row in rows[:MOST_ROWS]]
    yield table([titles[i] for i in told], lines)
    if len(rows) > MOST_ROWS:
        yield element(
            "p", f"The first {MOST_ROWS:,} of {len(rows):,} rows; all are in tables/*.csv.", "note"
        )


def _says_something(title: str, column: list[str | Value]) -> bool:
    if title == "players":
        return len(set(column)) > 1
    return any(cell.number if isinstance(cell, Value) else cell for cell in column)


def _details(store: RunStore) -> Iterator[str]:
    about = {key: value for key, value in store.manifest.items() if key != "cells"}
    yield "<details><summary>What was asked</summary>"
    yield element("pre", json.dumps(about, indent=2, sort_keys=True, ensure_ascii=False))
    yield "</details>"


def _rate_cells(row: object) -> list[str | Value]:
    return [
        Value(row.win_rate, percent(row.win_rate)),  # type: ignore[attr-defined]
        interval_text(row.low, row.high),  # type: ignore[attr-defined]
    ]


def _whole(number: int) -> Value:
    return Value(int(number), f"{number:,}")


def _tenths(number: float) -> Value:
    return Value(float(number), f"{number:.1f}")
