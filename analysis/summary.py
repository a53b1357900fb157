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
