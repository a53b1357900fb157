"""Student's t distribution, with the normal one as its limit: df = math.inf.

What intervals and tests need of it, so that a comparison starts without scipy. Everything is
written in 1 / df, which is 0 for the normal distribution and needs no case of its own.
"""

from __future__ import annotations

import math
from functools import lru_cache

CENTRE = 6.0  # up to this t squared the series is quick, beyond it the fraction


def tail(t: float, df: float) -> float:
    """The chance of more than t, which is not negative."""
    if t * t < CENTRE:
        return 0.5 - t * _density(t, df) * _series(t * t, 1 / df)
    return 0.5 * t * _density(t, df) / _fraction(t * t, 1 / df)


@lru_cache(maxsize=1024)  # one level, and most cells of a run have equally many blocks
def quantile(p: float, df: float) -> float:
    """The t that is exceeded with a chance of 1 - p.

    Beyond zero the tail is convex: Newton's steps from there never go too far.
    """
    beyond = min(p, 1 - p)
    if beyond <= 0:
        return math.copysign(math.inf, p - 0.5)
    t, step = 0.0, math.inf
    while step > 1e-9 * t:  # each step squares the error
        step = (tail(t, df) - beyond) / _density(t, df)
        t += step
    return math.copysign(t, p - 0.5)


def _density(t: float, df: float) -> float:
    h = 1 / df
    exponent = math.log1p(h * t * t) / h if h else t * t
    return _peak(df) * math.exp(-0.5 * (1 + h) * exponent)


def _peak(df: float) -> float:
    """The density at zero; the ratio of two gamma functions for large df is Stirling's."""
    if df < 100:
        return math.gamma((df + 1) / 2) / math.gamma(df / 2) / math.sqrt(df * math.pi)
    h = 1 / df
    return math.exp(-h / 4 + h**3 / 24 - h**5 / 20) / math.sqrt(2 * math.pi)


def _series(square: float, h: float) -> float:
    """The chance of 0 .. t over t times the density: 2F1(1, (df + 1) / 2; 3 / 2; 1 - x)."""
    total, term, k = 0.0, 1.0, 1
    while term > 1e-17 * total:
        total += term
        term *= square * (1 + k * h) / ((1 + h * square) * (k + 2))
        k += 2
    return total


def _fraction(square: float, h: float) -> float:
    """The continued fraction of the incomplete beta function at x with a = df / 2, b = 1 / 2
    (Didonato and Morris, ACM TOMS 18, 1992), by the method of Lentz."""
    x = 1 / (1 + h * square)
    value = ratio = (0.5 * square * x - 0.5 * x + 1) / (1 + 2 * h)
    inverse, change, m = 0.0, 0.0, 0
    while abs(change - 1) > 1e-15:
        m += 1
        near = 1 + 2 * h * (2 * m - 1)
        a = (1 + 2 * h * (m - 1)) * (1 + h * (2 * m - 1)) * m * (0.5 - m) * (x / near) ** 2
        b = m + 2 * h * m * (0.5 - m) * x / near
        b += (1 + 2 * h * m) * (0.5 * (square - 1) * x + 1 + m * (2 - x)) / (near + 4 * h)
        inverse = 1 / (b + a * inverse)
        ratio = b + a / ratio
        change = ratio * inverse
        value *= change
    return value
