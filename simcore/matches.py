"""What commands print: comparisons, rankings and standings as text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from .backends import choose_backend
from .batches import Batch, BatchError, Bot, make_batch
from .kingdom import Kingdom
from .results import Result, Tally, interval_text, percent
from .texts import table

if TYPE_CHECKING:
    import pandas as pd

    from analysis.tournament import Standings

SPRT_CHUNK_GAMES = 2000  # how often a sequential test looks whether it is decided


def match(lineups: Sequence[Sequence[Bot]], kingdom: Kingdom, games: int, seed: int) -> Batch:
    """The batch of a comparison: all with the seed itself, so that `show` finds its games."""
    return make_batch("compare", [kingdom], lineups, games, seed, same_luck=True)


def one_table(batch: Batch, tallies: Mapping[int, Tally]) -> str:
    """One line-up: a line per strategy, and for two of them the verdict."""
    (cell,) = batch.cells
    tally = tallies[cell.number]
    text = str(Result(tally, cell.names, cell.kingdom, cell.seed, cell.kingdom.slots))
    if cell.players != 2:
        return text
    from analysis.compare import Comparison

    return f"{text}\n\n{Comparison(cell.names, tally).verdict()}"


def in_pairs(batch: Batch, tallies: Mapping[int, Tally]) -> str:
    """A line per pair of strategies."""
    from analysis.compare import Comparison, comparison_rows

    found = [Comparison(cell.names, tallies[cell.number]) for cell in batch.cells]
    titles = ("pair", "win rate", "95 % interval", "Elo", "95 % interval", "verdict (Holm)")
    first = batch.cells[0]
    played = f"{first.games:,} games per pair, seed {batch.seed}"
    return f"{first.kingdom.name}\n{table(titles, comparison_rows(found))}\n{played}"


def sequential(batch: Batch, threads: int, flags: Mapping[str, Any]) -> str:
    """A test of two strategies that stops as soon as it is decided."""
    from analysis.compare import run_sprt
    from analysis.stats import Sprt

    if any(cell.players != 2 for cell in batch.cells):
        raise BatchError("--sprt tests two strategies against each other, no more")
    model = "logistic" if flags["logistic"] else "normalized"
    try:
        test = Sprt(flags["elo0"], flags["elo1"], flags["alpha"], flags["beta"], model)
    except ValueError as error:
        raise BatchError(str(error)) from None
    outcome = run_sprt(batch, test, choose_backend("auto", threads, batch), SPRT_CHUNK_GAMES)
    return f"{outcome.verdict()}\n{outcome.comparison.verdict()}"


def ranking_text(cells: pd.DataFrame) -> str:
    """The strategies of a run by their win rate, for each number of players."""
    from analysis.summary import ranking

    parts = []
    for players, group in cells.groupby("players"):
        rows = [
            (it.strategy, percent(it.win_rate), interval_text(it.low, it.high), f"{it.games:,}")
            for it in ranking(group).itertuples()
        ]
        titles = (f"{players} players", "win rate", "95 % interval", "games")
        parts.append(table(titles, rows))
    return "\n\n".join(parts)


def standings_text(found: Standings) -> str:
    """Ratings, who scored what against whom, and the best of every kingdom."""
    from analysis.tournament import LEADER_TITLES

    numbers = [str(i + 1) for i in range(len(found.names))]
    parts = [
        table(found.titles, found.rating_rows()),
        "Score in % against\n" + table(("", *numbers), found.cross_rows()),
    ]
    if found.several_kingdoms:
        parts.append(table(LEADER_TITLES, found.leaders()))
    return "\n\n".join(parts)
