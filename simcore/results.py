"""What games leave behind: `Tally` (exact sums, mergeable) and `Result` (what users read).

Everything in a `Tally` is an integer, so adding chunks gives the same bits in any order, on
any number of threads or machines. Rates, means and intervals are worked out only when read.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    import pandas as pd

    from analysis.stats import Share

WIN = 60  # points of an outright win; divisible by 2, 3, 4, 5, 6, so shared wins stay whole
MAX_TURNS = 255  # longer games count as this long
MAX_MARGIN = 200  # larger margins count as this large
GAIN_TURNS = 40  # later gains count as turn 40

SCALARS = ("games", "blocks", "stalled", "ties")


def _shapes(players: int, slots: int) -> dict[str, tuple[int, ...]]:
    """The arrays of a tally, in the order in which they are stored."""
    return {
        "wins": (players,),
        "points": (players,),
        "block_sq": (players,),
        "score_sum": (players,),
        "score_sq": (players,),
        "seat_points": (players,),
        "turns_hist": (MAX_TURNS + 1,),
        "margin_hist": (players, 2 * MAX_MARGIN + 1),
        "penta": (5,),
        "gains": (players, slots, GAIN_TURNS),
        "favors": (players, 3),
    }


@dataclass(eq=False)
class Tally:
    """Exact sums over some games between the same strategies in the same kingdom."""

    games: int
    blocks: int  # blocks of games with shared luck and rotated seats
    stalled: int  # games stopped by the turn limit
    ties: int  # games with a shared win
    wins: np.ndarray  # [n] outright wins by strategy
    points: np.ndarray  # [n] win shares in sixtieths, by strategy
    block_sq: np.ndarray  # [n] sum over blocks of (points in the block) squared
    score_sum: np.ndarray  # [n] victory points
    score_sq: np.ndarray  # [n] victory points, squared
    seat_points: np.ndarray  # [n] points by seat instead of strategy
    turns_hist: np.ndarray  # [256] games by rounds played
    margin_hist: np.ndarray  # [n, 401] own score minus best other score; index 200 is zero
    penta: np.ndarray  # [5] 2 players: blocks where strategy 0 got 0, 1/2, 1, 3/2, 2 wins
    gains: np.ndarray  # [n, slots, 40] cards gained, Events bought, by strategy, slot, turn - 1
    favors: np.ndarray  # [n, 3] gained, spent, left

    @classmethod
    def empty(cls, players: int, slots: int) -> Tally:
        arrays = {
            name: np.zeros(shape, dtype=np.int64)
            for name, shape in _shapes(players, slots).items()
        }
        return cls(0, 0, 0, 0, **arrays)

    @property
    def players(self) -> int:
        return len(self.points)

    @property
    def slots(self) -> int:
        return self.gains.shape[1]

    def merge(self, other: Tally) -> Tally:
        """Add another tally to this one, in place."""
        if (self.players, self.slots) != (other.players, other.slots):
            raise ValueError(
                f"tallies of {self.players} players, {self.slots} slots and "
                f"{other.players} players, {other.slots} slots do not add up"
            )
        for name in SCALARS:
            setattr(self, name, int(getattr(self, name)) + int(getattr(other, name)))
        for name in _shapes(0, 0):
            array = getattr(self, name)
            array += getattr(other, name)
        return self

    def copy(self) -> Tally:
        return Tally.from_arrays(self.to_arrays())

    def __add__(self, other: Tally) -> Tally:
        if not isinstance(other, Tally):
            return NotImplemented
        return self.copy().merge(other)

    def __radd__(self, other: object) -> Tally:
        return self.copy() if other == 0 else NotImplemented  # 0: the start of sum()

    def to_arrays(self) -> dict[str, np.ndarray]:
        return {f.name: np.array(getattr(self, f.name), dtype=np.int64) for f in fields(self)}

    @classmethod
    def from_arrays(cls, arrays: Mapping[str, Any]) -> Tally:
        """The tally that `to_arrays` took apart; the shapes are checked."""
        players, slots, _ = np.shape(arrays["gains"])
        tally = cls.empty(players, slots)
        for name in SCALARS:
            setattr(tally, name, int(arrays[name]))
        for name, shape in _shapes(players, slots).items():
            if np.shape(arrays[name]) != shape:
                raise ValueError(f"{name} has shape {np.shape(arrays[name])}, expected {shape}")
            getattr(tally, name)[...] = arrays[name]
        return tally

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Tally):
            return NotImplemented
        mine, theirs = self.to_arrays(), other.to_arrays()
        return all(np.array_equal(mine[name], theirs[name]) for name in mine)

    __hash__ = None  # type: ignore[assignment]  # mutable

    def share(self, player: int) -> Share:
        """The win share of one strategy, as measured by block means."""
        from analysis.stats import Share

        return Share.from_points(
            int(self.points[player]), int(self.block_sq[player]), self.blocks, self.games,
            self.players,
        )

    def mean_turns(self) -> float:
        return _ratio(int(self.turns_hist @ np.arange(MAX_TURNS + 1)), self.games)

    def strategy_rows(self, strategies: Sequence[str]) -> Iterator[dict[str, Any]]:
        """One row per strategy: what a run's table and `Result.to_frame` have in common."""
        for i, strategy in enumerate(strategies):
            share = self.share(i)
            low, high = share.interval()
            gained, spent, left = (_ratio(int(f), self.games) for f in self.favors[i])
            yield {
                "player": i,
                "strategy": strategy,
                "games": self.games,
                "blocks": self.blocks,
                "wins": int(self.wins[i]),
                "ties": self.ties,
                "points": int(self.points[i]) / WIN,
                "win_rate": share.mean,
                "low": low,
                "high": high,
                "variance": share.variance,
                "mean_score": _ratio(int(self.score_sum[i]), self.games),
                "turns": self.mean_turns(),
                "stalled": self.stalled,
                "favors_gained": gained,
                "favors_spent": spent,
                "favors_left": left,
            }

    def gain_columns(
        self, strategies: Sequence[str], slots: Sequence[str], events: Sequence[str]
    ) -> dict[str, Any]:
        """Cards gained and Events bought per game, as columns: by strategy, name and turn in which
        there ever was one. `kind` tells them apart: "card" or "event"."""
        player, slot, turn = np.nonzero(self.gains)
        kinds = ["event" if name in events else "card" for name in slots]
        return {
            "player": player,
            "strategy": np.array(strategies, dtype=object)[player],
            "kind": np.array(kinds, dtype=object)[slot],
            "card": np.array(slots, dtype=object)[slot],
            "turn": turn + 1,
            "per_game": self.gains[player, slot, turn] / max(self.games, 1),
        }


class Result:
    """The outcome of many games between the same strategies: what `simulate` returns."""

    def __init__(
        self,
        tally: Tally,
        strategies: Sequence[str],
        kingdom: Any,
        seed: int,
        slots: Sequence[str],
    ) -> None:
        if len(strategies) != tally.players:
            raise ValueError(f"{len(strategies)} strategies, but a tally of {tally.players}")
        if len(slots) != tally.slots:
            raise ValueError(f"{len(slots)} slot names, but a tally of {tally.slots} slots")
        self.tally = tally
        self.strategies = list(strategies)
        self.kingdom = kingdom
        self.seed = seed
        self.slots = list(slots)

    @property
    def games(self) -> int:
        return self.tally.games

    @property
    def blocks(self) -> int:
        return self.tally.blocks

    @property
    def wins(self) -> list[int]:
        """Games each strategy won outright."""
        return [int(w) for w in self.tally.wins]

    @property
    def ties(self) -> int:
        """Games with a shared win."""
        return self.tally.ties

    @property
    def stalled(self) -> int:
        """Games stopped by the turn limit."""
        return self.tally.stalled

    @property
    def turns(self) -> float:
        """Mean game length in rounds."""
        return self.tally.mean_turns()

    @property
    def scores(self) -> list[float]:
        """Mean score of each strategy."""
        return [_ratio(int(s), self.games) for s in self.tally.score_sum]

    def win_rate(self, i: int) -> float:
        """Share of the wins; a win shared by k players counts 1/k."""
        return _ratio(int(self.tally.points[i]), WIN * self.games)

    def interval(self, i: int, level: float = 0.95) -> tuple[float, float]:
        """Confidence interval of the win rate, from block means."""
        return self.tally.share(i).interval(level)

    def to_frame(self) -> pd.DataFrame:
        """One row per strategy."""
        import pandas as pd

        frame = pd.DataFrame(self.tally.strategy_rows(self.strategies))
        frame.insert(0, "kingdom", self.kingdom.name)
        return frame

    def gains_frame(self) -> pd.DataFrame:
        """Cards gained and Events bought per game, by strategy, name and turn."""
        import pandas as pd

        columns = self.tally.gain_columns(self.strategies, self.slots, self.kingdom.events)
        return pd.DataFrame(columns)

    def _table(self) -> list[tuple[str, ...]]:
        head = ("strategy", "win rate", "95 % interval", "wins", "mean score")
        body = [
            (
                name,
                percent(self.win_rate(i)),
                interval_text(*self.interval(i)),
                f"{self.wins[i]:,}",
                f"{self.scores[i]:.1f}",
            )
            for i, name in enumerate(self.strategies)
        ]
        return [head, *body]

    def _summary(self) -> str:
        text = f"{count(self.games, 'game')}, {count(self.ties, 'tie')}, {self.turns:.1f} turns"
        if self.stalled:
            text += f", {self.stalled:,} stalled"
        return f"{text}, seed {self.seed}"

    def __str__(self) -> str:
        table = self._table()
        widths = [max(map(len, column)) for column in zip(*table, strict=True)]
        lines = [str(self.kingdom.name)]
        for name, *numbers in table:
            cells = [n.rjust(w) for n, w in zip(numbers, widths[1:], strict=True)]
            lines.append("  ".join([name.ljust(widths[0]), *cells]))
        return "\n".join([*lines, self._summary()])

    def __repr__(self) -> str:
        return f"<Result {' vs '.join(self.strategies)}: {self._summary()}>"

    def _repr_html_(self) -> str:
        from html import escape  # only notebooks pay for the import

        head, *body = self._table()
        rows = "".join(
            "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in body
        )
        titles = "".join(f"<th>{escape(title)}</th>" for title in head)
        return (
            f"<p><b>{escape(str(self.kingdom.name))}</b><br>"
            f"<small>{escape(str(self.kingdom.describe()))}</small></p>"
            f"<table><thead><tr>{titles}</tr></thead><tbody>{rows}</tbody></table>"
            f"<p><small>{escape(self._summary())}</small></p>"
        )


def percent(share: float, digits: int = 1) -> str:
    return f"{100 * share:.{digits}f} %"


def interval_text(low: float, high: float) -> str:
    """'61.8 - 62.4 %', with as many digits as the width deserves."""
    digits = 1 if high - low >= 0.002 or high == low else 2
    return f"{100 * low:.{digits}f} - {percent(high, digits)}"


def count(number: int, noun: str) -> str:
    """'1 game', '2,000 games'."""
    return f"{number:,} {noun}" + ("" if number == 1 else "s")


def _ratio(total: int, games: int) -> float:
    return total / games if games else float("nan")
