"""Sums over cells that charts and reports share: who leads, where, by how much."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pandas as pd

from analysis.stats import PairRecord, Share
from analysis.tables import Tables


def share_of(row: pd.Series) -> Share:
    """The measured share behind one row of the `cells` table."""
    fair = 1 / row.players
    exact = row.variance == 0 and abs(row.win_rate - fair) < 1e-12
    return Share(row.win_rate, row.variance, row.blocks, fair, max(row.blocks - 1, 1), exact)


def contests(cells: pd.DataFrame) -> pd.DataFrame:
    """The cells in which different strategies met, if there are any: mirrors are fair anyway."""
    met = cells.groupby("cell").strategy.transform("nunique") > 1
    return cells[met] if met.any() else cells


def pooled_shares(cells: pd.DataFrame, by: Sequence[str]) -> pd.DataFrame:
    """Win rate with interval per group; each cell weighs as many games as it has."""
    rows = []
    for key, group in cells.groupby(list(by), sort=True):
        share = Share.pooled([share_of(row) for row in group.itertuples()], group.games)
        low, high = share.interval()
        rows.append((*key, share.mean, low, high, int(group.games.sum()), share))
    columns = [*by, "win_rate", "low", "high", "games", "share"]
    return pd.DataFrame(rows, columns=columns)


def ranking(cells: pd.DataFrame) -> pd.DataFrame:
    """Strategies by win rate, best first."""
    pooled = pooled_shares(contests(cells), ["strategy"])
    return pooled.sort_values(["win_rate", "strategy"], ascending=[False, True], ignore_index=True)


def total_games(cells: pd.DataFrame) -> int:
    return int(cells.drop_duplicates("cell").games.sum())


def pair_records(pairs: pd.DataFrame) -> tuple[list[str], list[PairRecord]]:
    """The strategies that met in two-player games, and their records for `stats.rate`."""
    met = pairs[pairs["first"] != pairs["second"]]
    names = sorted({*met["first"], *met["second"]})
    place = {name: i for i, name in enumerate(names)}
    records = [
        PairRecord(place[first], place[second], group.sort_values("outcome").blocks.to_numpy())
        for (_, first, second), group in met.groupby(["cell", "first", "second"], sort=True)
    ]
    return names, records


def gained_by_turn(tables: Tables) -> pd.DataFrame:
    """Cards gained and Events bought per game of a strategy, by turn, over all its cells."""
    cells = tables["cells"][["cell", "player", "strategy", "games"]]
    total = cells.groupby("strategy").games.sum()
    gains = tables["gains"].merge(cells, on=["cell", "player", "strategy"])
    weight = gains.games / gains.strategy.map(total)
    return (
        gains.assign(per_game=gains.per_game * weight)
        .groupby(["strategy", "kind", "card", "turn"], as_index=False)
        .per_game.sum()
    )


def gained(tables: Tables) -> pd.DataFrame:
    """The same over the whole game: how often, and in which turn on average; most often first."""
    gains = gained_by_turn(tables)
    gains["turn"] *= gains.per_game
    sums = gains.groupby(["strategy", "kind", "card"], as_index=False)[["per_game", "turn"]].sum()
    sums["turn"] /= sums.per_game
    return sums.sort_values(
        ["strategy", "per_game", "card"], ascending=[True, False, True], ignore_index=True
    )


def gain_label(name: str, kind: str) -> str:
    """A name among gains: an Event is no card, and says so."""
    return f"{name} (Event)" if kind == "event" else name


def of_players(tables: Tables, players: int) -> Tables:
    """The part of the tables that belongs to games of so many players."""
    cells = tables["cells"]
    chosen = cells[cells.players == players].cell.unique()
    return {name: frame[frame.cell.isin(chosen)] for name, frame in tables.items()}


def quantiles(values: Sequence[int], games: Sequence[int], at: Sequence[float]) -> list[int]:
    """Quantiles of a histogram."""
    order = np.argsort(values, kind="stable")
    sorted_values = np.asarray(values)[order]
    below = np.cumsum(np.asarray(games)[order])
    places = np.searchsorted(below, np.asarray(at) * below[-1])
    return [int(sorted_values[min(p, len(below) - 1)]) for p in places]
