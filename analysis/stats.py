"""Statistics for paired games: intervals, Elo, SPRT, Bradley-Terry ratings, Holm.

The unit is always the *block*: games that share their luck and rotate the seats. Blocks are
independent of each other, games within a block are not.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from analysis.student import quantile, tail

if TYPE_CHECKING:
    from numpy.typing import ArrayLike

WIN = 60  # as in simcore.results, which this module does not need otherwise
TIED_BLOCKS = 10  # so many blocks, all exactly tied, are taken for a mirror


# --- win shares -------------------------------------------------------------------------


@dataclass(frozen=True)
class Share:
    """A share of the wins, measured as the mean over independent blocks."""

    mean: float
    variance: float  # of the mean
    blocks: int
    fair: float = 0.5  # what an equal player gets: 1 / players
    df: float = math.inf  # degrees of freedom behind the variance
    exact: bool = False  # every single block came out fair

    @classmethod
    def from_points(
        cls, points: int, block_sq: int, blocks: int, games: int, players: int = 2
    ) -> Share:
        """From exact sums in sixtieths of a win, so that no rounding hides in the variance."""
        fair = 1 / players
        if games == 0:
            return cls(fair, 0.0, 0, fair, 0)
        mean = points / (WIN * games)
        if blocks < 2:
            return cls(mean, fair * (1 - fair), blocks, fair, 1)
        spread = blocks * block_sq - points * points
        unit = (WIN * games / blocks) ** 2  # a block's points, squared, when it wins everything
        variance = spread / (blocks * blocks * (blocks - 1) * unit)
        exact = spread == 0 and points * players == WIN * games
        return cls(mean, variance, blocks, fair, blocks - 1, exact)

    @classmethod
    def from_means(cls, means: ArrayLike, fair: float = 0.5) -> Share:
        """From the mean of every block."""
        values = np.asarray(means, dtype=float)
        blocks = len(values)
        if blocks < 2:
            mean = float(values[0]) if blocks else fair
            return cls(mean, fair * (1 - fair), blocks, fair, blocks)
        variance = float(values.var(ddof=1)) / blocks
        exact = bool(np.abs(values - fair).max() < 1e-12)
        return cls(float(values.mean()), variance, blocks, fair, blocks - 1, exact)

    @classmethod
    def from_penta(cls, penta: ArrayLike) -> Share:
        """From the five outcome counts of pairs of games."""
        counts = np.asarray(penta, dtype=np.int64)
        points = int(counts @ np.arange(5)) * WIN // 2
        square = int(counts @ np.arange(5) ** 2) * (WIN // 2) ** 2
        blocks = int(counts.sum())
        return cls.from_points(points, square, blocks, 2 * blocks)

    @classmethod
    def pooled(cls, shares: Iterable[Share], weights: Iterable[float]) -> Share:
        """The weighted mean of shares measured apart, say in several kingdoms.

        The kingdoms count as chosen, not as drawn: only the luck within each is uncertain.
        """
        parts = list(shares)
        w = np.array(list(weights), dtype=float)
        w /= w.sum()
        variances = w**2 * [s._safe_variance() for s in parts]
        total = float(variances.sum())
        freedom = sum(v**2 / max(s.df, 1) for v, s in zip(variances, parts, strict=True))
        return cls(
            mean=float(w @ [s.mean for s in parts]),
            variance=total,
            blocks=sum(s.blocks for s in parts),
            fair=float(w @ [s.fair for s in parts]),
            df=total**2 / freedom if freedom else math.inf,  # Welch and Satterthwaite
            exact=all(s.exact for s in parts),
        )

    @property
    def is_tied(self) -> bool:
        """Every block came out fair, as only a mirror does block after block after block."""
        return self.exact and self.blocks >= TIED_BLOCKS

    def _safe_variance(self) -> float:
        """The variance; if none was seen yet, what Agresti and Coull would expect."""
        if self.variance > 0 or self.is_tied or self.blocks == 0:
            return self.variance
        mean = (self.mean * self.blocks + 2) / (self.blocks + 4)
        return mean * (1 - mean) / (self.blocks + 4)

    def _effective(self) -> tuple[float, float]:
        """Single games that would be as informative, and degrees of freedom."""
        binomial = self.mean * (1 - self.mean)
        if self.blocks < 2 or self.variance <= 0 or binomial <= 1e-15:
            return float(self.blocks), math.inf  # no variance seen: one game per block, at least
        return binomial / self.variance, self.df

    def interval(self, level: float = 0.95) -> tuple[float, float]:
        """Wilson's interval with the variance between blocks in place of the binomial one.

        Unlike mean +- t * se it stays within 0..1 and keeps its level for lopsided matches.
        """
        if self.is_tied:
            return self.mean, self.mean
        if self.blocks == 0:
            return 0.0, 1.0
        games, df = self._effective()
        z = quantile(0.5 + level / 2, df)
        pull = z / (2 * games)
        centre = self.mean + z * pull
        half = z * math.sqrt(self.mean * (1 - self.mean) / games + pull * pull)
        shrink = 1 + z * pull + z * pull  # added like centre and half: 0 and 1 stay exact
        return max(0.0, (centre - half) / shrink), min(1.0, (centre + half) / shrink)

    def p_value(self) -> float:
        """Two-sided test of a fair share; below 0.05 exactly when the interval excludes it."""
        if self.is_tied or self.blocks == 0:
            return 1.0
        games, df = self._effective()
        z = abs(self.mean - self.fair) / math.sqrt(self.fair * (1 - self.fair) / games)
        return float(2 * tail(z, df))


def wilson(share: float, trials: float, level: float = 0.95) -> tuple[float, float]:
    """Wilson's interval of a share in so many independent trials."""
    return Share(share, share * (1 - share) / trials, int(trials)).interval(level)


# --- Elo --------------------------------------------------------------------------------


class Elo(NamedTuple):
    """A strength difference with its interval."""

    elo: float
    low: float
    high: float


def elo_from_score(score: float) -> float:
    """The logistic Elo difference that is expected to score so; infinite at 0 and 1."""
    if score <= 0 or score >= 1:
        return math.inf if score >= 1 else -math.inf
    return -400 * math.log10(1 / score - 1)


def score_from_elo(elo: float) -> float:
    return 1 / (1 + 10 ** (-elo / 400))


def elo_of(share: Share, level: float = 0.95) -> Elo:
    low, high = share.interval(level)
    return Elo(elo_from_score(share.mean), elo_from_score(low), elo_from_score(high))


def verdict(first: str, second: str, share: Share, games: int, level: float = 0.95) -> str:
    """A comparison of two strategies in a sentence."""
    low, high = share.interval(level)
    elo = elo_of(share, level)
    numbers = (
        f"{100 * share.mean:.1f} % ({100 * low:.1f} to {100 * high:.1f}), "
        f"{elo.elo:+.0f} Elo ({elo.low:+.0f} to {elo.high:+.0f}), {games:,} games"
    )
    if share.is_tied:
        return f"{first} and {second} play exactly alike: {numbers}."
    if low <= share.fair <= high:
        return f"No difference between {first} and {second} can be told: {numbers}."
    word = "beats" if share.mean > share.fair else "loses to"
    return f"{first} {word} {second}: {numbers}."


# --- sequential test --------------------------------------------------------------------

OUTCOMES = np.arange(5) / 4  # mean score of a pair of games, by outcome class
NELO = 800 / math.log(10)  # normalised Elo per standard deviation of a single game


@dataclass(frozen=True)
class SprtState:
    """Where a sequential test stands."""

    llr: float
    lower: float
    upper: float

    @property
    def decision(self) -> str:
        """'H1' (at least elo1), 'H0' (at most elo0) or 'continue'."""
        if self.llr >= self.upper:
            return "H1"
        return "H0" if self.llr <= self.lower else "continue"


@dataclass(frozen=True)
class Sprt:
    """Sequential test of elo0 against elo1 on the outcomes of pairs of games.

    `model` says which Elo is meant: 'normalized' (difference over standard deviation; decides
    at the same pace whatever the share of ties) or 'logistic' (the one of rating lists).
    """

    elo0: float
    elo1: float
    alpha: float = 0.05
    beta: float = 0.05
    model: str = "normalized"

    def __post_init__(self) -> None:
        if not self.elo0 < self.elo1:
            raise ValueError(f"elo0 ({self.elo0}) must be below elo1 ({self.elo1})")
        if self.model not in ("normalized", "logistic"):
            raise ValueError(f"unknown Elo model {self.model!r}")
        sprt_bounds(self.alpha, self.beta)

    def test(self, penta: ArrayLike) -> SprtState:
        ratio = llr(penta, self.elo0, self.elo1, self.model)
        return SprtState(ratio, *sprt_bounds(self.alpha, self.beta))

    def sentence(self, first: str, second: str, state: SprtState) -> str:
        size = "normalised Elo" if self.model == "normalized" else "Elo"
        numbers = f"LLR {state.llr:+.2f}, bounds {state.lower:.2f} and {state.upper:.2f}"
        if state.decision == "H1":
            return f"{first} is more than {self.elo0:g} {size} above {second} ({numbers})."
        if state.decision == "H0":
            return f"{first} is less than {self.elo1:g} {size} above {second} ({numbers})."
        return f"Undecided between {self.elo0:g} and {self.elo1:g} {size} ({numbers})."


def sprt_bounds(alpha: float = 0.05, beta: float = 0.05) -> tuple[float, float]:
    """Wald's bounds of the log-likelihood ratio for the two error rates."""
    if not (0 < alpha < 0.5 and 0 < beta < 0.5):
        raise ValueError("alpha and beta must lie between 0 and 0.5")
    return math.log(beta / (1 - alpha)), math.log((1 - beta) / alpha)


def llr(penta: ArrayLike, elo0: float, elo1: float, model: str = "normalized") -> float:
    """Generalised log-likelihood ratio of elo1 against elo0.

    Each hypothesis fixes one number (the mean, or the mean over the standard deviation) and is
    judged by the likeliest five probabilities that agree with it. After M. Van den Bergh,
    'Normalized Elo (practical)' and 'Support of the MLE for multinomial distributions'.
    """
    counts = np.asarray(penta, dtype=float)
    if counts.sum() == 0:
        return 0.0
    counts = np.where(counts == 0, 1e-3, counts)  # a class not seen yet is not impossible
    seen = counts / counts.sum()
    p0, p1 = (_likeliest(seen, elo, model) for elo in (elo0, elo1))
    return float(counts @ np.log(p1 / p0))


def _likeliest(seen: np.ndarray, elo: float, model: str) -> np.ndarray:
    if model == "logistic":
        return _tilt(seen, OUTCOMES - score_from_elo(elo))
    if model == "normalized":
        return _likeliest_ratio(seen, math.sqrt(2) * elo / NELO)  # a pair has half the variance
    raise ValueError(f"unknown Elo model {model!r}")


def _tilt(seen: np.ndarray, slope: np.ndarray) -> np.ndarray:
    """The likeliest p given `seen` with sum(p * slope) = 0: seen / (1 + x * slope)."""
    from scipy.optimize import brentq

    top, bottom = slope.argmax(), slope.argmin()
    low = (seen[top] - 1) / slope[top]  # no p exceeds 1, so no 1 + x * slope is below seen
    high = (seen[bottom] - 1) / slope[bottom]
    x = brentq(lambda x: seen @ (slope / (1 + x * slope)), low, high, xtol=1e-18)
    return seen / (1 + x * slope)


def _likeliest_ratio(seen: np.ndarray, ratio: float) -> np.ndarray:
    """The likeliest p given `seen` with (mean - 1/2) = ratio * standard deviation.

    The constraint is not linear in p. Linearised at the last p it is one for `_tilt`;
    repeating that converges within a few rounds.
    """
    p = np.full(5, 0.2)
    for _ in range(200):
        mean = p @ OUTCOMES
        sd = math.sqrt(p @ (OUTCOMES - mean) ** 2)
        slope = OUTCOMES - 0.5 - ratio * sd * (1 + ((OUTCOMES - mean) / sd) ** 2) / 2
        last, p = p, _tilt(seen, slope)
        if np.abs(p - last).max() < 1e-11:
            break
    return p


# --- ratings ----------------------------------------------------------------------------


class PairRecord(NamedTuple):
    """Pairs of games between strategies `first` and `second` (indices): five outcome counts.

    The same two may meet in several records, say one per kingdom.
    """

    first: int
    second: int
    penta: Sequence[int]


@dataclass(frozen=True)
class Ratings:
    """Elo ratings with mean zero, and their intervals."""

    elo: np.ndarray
    low: np.ndarray
    high: np.ndarray
    shrunk: bool  # somebody never lost or never won: half a point was added to every pair


def cross_table(records: Iterable[PairRecord], players: int) -> np.ndarray:
    """points[i, j]: what i scored against j, ties as half wins."""
    points = np.zeros((players, players))
    for first, second, penta in records:
        won = float(np.asarray(penta) @ np.arange(5)) / 2
        points[first, second] += won
        points[second, first] += 2 * float(np.sum(penta)) - won
    return points


def bradley_terry(points: ArrayLike) -> np.ndarray:
    """Maximum-likelihood Elo ratings (mean zero) from a cross table of points."""
    table = np.asarray(points, dtype=float)
    if not _comparable(table):
        raise ValueError("somebody never lost or never won against the rest: no finite ratings")
    return _newton(table[None])[0]


def rate(
    records: Sequence[PairRecord],
    players: int,
    level: float = 0.95,
    draws: int = 1000,
    seed: int = 0,
) -> Ratings:
    """Ratings with intervals by bootstrap: whole blocks are drawn again, record by record."""
    points = cross_table(records, players)
    shrunk = not _comparable(points)
    prior = 0.5 * ((points + points.T) > 0) if shrunk else np.zeros_like(points)
    elo = _newton((points + prior)[None])[0]
    samples = np.stack([np.zeros_like(points)] * draws)
    rng = np.random.default_rng(seed)
    for first, second, penta in records:
        won, blocks = _resample(np.asarray(penta), draws, rng)
        samples[:, first, second] += won
        samples[:, second, first] += 2 * blocks - won
    edge = 0.5 * ((points + points.T) > 0)  # a drawn table may have a winner of everything
    spread = _newton(samples + np.maximum(prior, 1e-3 * edge), start=elo)
    low, high = np.quantile(spread, [0.5 - level / 2, 0.5 + level / 2], axis=0)
    return Ratings(elo, low, high, shrunk)


def _resample(penta: np.ndarray, draws: int, rng: np.random.Generator) -> tuple[np.ndarray, int]:
    """Points of the first strategy in `draws` bootstrap samples of the blocks."""
    blocks = int(penta.sum())
    smooth = (penta + 0.1) / (blocks + 0.5)  # a class not seen yet is not impossible
    return rng.multinomial(blocks, smooth, size=draws) @ np.arange(5) / 2, blocks


def _comparable(points: np.ndarray) -> bool:
    """Everybody has, by some chain, scored against everybody: the ratings are finite."""
    from scipy.sparse.csgraph import connected_components

    pieces, _ = connected_components(points > 0, directed=True, connection="strong")
    return bool(pieces == 1)


def _newton(tables: np.ndarray, start: np.ndarray | None = None) -> np.ndarray:
    """Newton's method on a stack of cross tables; the likelihood is concave.

    Steps are capped at one unit (174 Elo), which keeps lopsided tables from overshooting.
    """
    stack, n, _ = tables.shape
    games = tables + tables.transpose(0, 2, 1)
    scale = 400 / math.log(10)
    theta = np.tile((np.zeros(n) if start is None else start) / scale, (stack, 1))
    for _ in range(500):
        chance = 1 / (1 + np.exp(theta[:, None, :] - theta[:, :, None]))  # i beats j
        gradient = (tables - games * chance).sum(axis=2)
        weight = games * chance * (1 - chance)
        hessian = -weight
        hessian[:, range(n), range(n)] = weight.sum(axis=2)
        hessian += weight.sum(axis=(1, 2))[:, None, None] / n**2  # fixes the mean, which is free
        step = np.linalg.solve(hessian, gradient[..., None])[..., 0]
        step -= step.mean(axis=1, keepdims=True)
        longest = np.abs(step).max(axis=1, keepdims=True)
        theta += step / np.maximum(1, longest)
        if longest.max() < 1e-10:
            break
    return (theta - theta.mean(axis=1, keepdims=True)) * scale


# --- many comparisons -------------------------------------------------------------------


def holm(p_values: ArrayLike) -> np.ndarray:
    """Holm's step-down correction: p-values that hold for the whole family."""
    p = np.asarray(p_values, dtype=float)
    order = np.argsort(p, kind="stable")
    factors = np.arange(len(p), 0, -1)
    adjusted = np.empty_like(p)
    adjusted[order] = np.minimum(1, np.maximum.accumulate(p[order] * factors))
    return adjusted


class KingdomTest(NamedTuple):
    """Is a strategy better or worse than its share in this kingdom?"""

    kingdom: str
    share: Share
    low: float
    high: float
    p: float  # after Holm's correction over all kingdoms
    verdict: str  # 'ahead', 'behind' or 'even'


def kingdom_tests(shares: dict[str, Share], level: float = 0.95) -> list[KingdomTest]:
    """One test per kingdom, corrected for their number."""
    adjusted = holm([share.p_value() for share in shares.values()])
    tests = []
    for (kingdom, share), p in zip(shares.items(), adjusted, strict=True):
        side = "ahead" if share.mean > share.fair else "behind"
        word = side if p < 1 - level else "even"
        tests.append(KingdomTest(kingdom, share, *share.interval(level), float(p), word))
    return tests
