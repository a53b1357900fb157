"""Many strategies on many kingdoms: ratings, cross table, who leads where."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import pandas as pd

from analysis.stats import Ratings, cross_table, holm, rate
from analysis.summary import contests, pair_records, pooled_shares
from analysis.tables import build_tables
from simcore.results import Tally, interval_text, percent


@dataclass(frozen=True)
class Standings:
    """The outcome of a tournament, best strategy first."""

    names: list[str]
    ratings: Ratings
    cross: np.ndarray  # [i, j]: share of i's games against j; nan if they never met
    shares: pd.DataFrame  # strategy, win_rate, low, high, games
    kingdoms: pd.DataFrame  # kingdom, strategy, win_rate, low, high, p (Holm), verdict

    def rating_rows(self) -> Iterator[tuple[str, ...]]:
        """A line per strategy; ahead, even and behind count kingdoms."""
        shares = self.shares.set_index("strategy")
        for i, name in enumerate(self.names):
            yield (
                name,
                f"{self.ratings.elo[i]:+.0f}",
                f"{self.ratings.low[i]:+.0f} to {self.ratings.high[i]:+.0f}",
                percent(shares.win_rate[name]),
                interval_text(shares.low[name], shares.high[name]),
                *self._verdicts(name),
            )

    @property
    def titles(self) -> tuple[str, ...]:
        """The titles of `rating_rows`; with a single kingdom there is nothing to count."""
        return (*RATING_TITLES, *(VERDICTS if self.several_kingdoms else ()))

    @property
    def several_kingdoms(self) -> bool:
        return bool(self.kingdoms.kingdom.nunique() > 1)

    def _verdicts(self, name: str) -> list[str]:
        if not self.several_kingdoms:
            return []
        own = self.kingdoms[self.kingdoms.strategy == name].verdict
        return [str(int((own == word).sum())) for word in VERDICTS]

    def cross_rows(self) -> Iterator[tuple[str, ...]]:
        """A line per strategy: its score against each of the others, in percent."""
        for i, name in enumerate(self.names):
            scores = ["" if np.isnan(x) else f"{100 * x:.1f}" for x in self.cross[i]]
            yield f"{i + 1}. {name}", *scores

    def leaders(self) -> Iterator[tuple[str, ...]]:
        """The best strategy of every kingdom."""
        for kingdom, group in self.kingdoms.groupby("kingdom", sort=True):
            best = group.sort_values("win_rate", ascending=False).iloc[0]
            rate = percent(best.win_rate)
            yield str(kingdom), best.strategy, rate, interval_text(best.low, best.high)


VERDICTS = ("ahead", "even", "behind")
RATING_TITLES = ("strategy", "Elo", "95 % interval", "win rate", "95 % interval")
LEADER_TITLES = ("kingdom", "best", "win rate", "95 % interval")


def standings(cells: Sequence[Mapping[str, Any]], tallies: Mapping[Any, Tally]) -> Standings:
    """The standings of two-player cells; intervals come from whole blocks drawn again."""
    tables = build_tables(cells, tallies)
    names, records = pair_records(tables["pairs"])
    ratings = rate(records, len(names))
    order = np.argsort(-ratings.elo, kind="stable")
    points = cross_table(records, len(names))[np.ix_(order, order)]
    met = points + points.T
    cross = np.divide(points, met, out=np.full_like(points, np.nan), where=met > 0)
    return Standings(
        names=[names[i] for i in order],
        ratings=Ratings(
            ratings.elo[order], ratings.low[order], ratings.high[order], ratings.shrunk
        ),
        cross=cross,
        shares=pooled_shares(contests(tables["cells"]), ["strategy"]),
        kingdoms=_by_kingdom(tables["cells"]),
    )


def _by_kingdom(cells: pd.DataFrame) -> pd.DataFrame:
    """Who is ahead or behind where, corrected for all kingdoms and strategies at once."""
    pooled = pooled_shares(contests(cells), ["kingdom", "strategy"])
    pooled["p"] = holm([share.p_value() for share in pooled.share])
    pooled["verdict"] = [
        "even" if row.p >= 0.05 else "ahead" if row.win_rate > row.share.fair else "behind"
        for row in pooled.itertuples()
    ]
    return pooled.drop(columns="share")
