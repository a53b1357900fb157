"""Student's t against scipy, against formulas for few degrees of freedom, and at its edges."""

import math

import pytest
from scipy.special import ndtr, ndtri, stdtr, stdtrit

from analysis.student import quantile, tail

FREEDOM = [1, 1.3, 2, 2.5, 3, 7.7, 30, 99.9, 100, 100.1, 1e3, 1e4, 1e5, 1e6, 1e7, 1e12, math.inf]
CHANCES = [1e-12, 1e-9, 1e-6, 1e-4, 0.001, 0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.4, 0.49, 0.499]


@pytest.mark.parametrize("df", FREEDOM)
@pytest.mark.parametrize("t", [0, 0.001, 0.1, 0.5, 1, 1.96, 2.4494, 2.4495, 3, 5, 7, 20, 100, 1e8])
def test_tail_is_scipys(t, df):
    expected = ndtr(-t) if math.isinf(df) else stdtr(df, -t)
    assert tail(t, df) == pytest.approx(expected, rel=1e-12, abs=1e-290)


@pytest.mark.parametrize("df", FREEDOM)
@pytest.mark.parametrize("p", [*CHANCES, *(1 - p for p in CHANCES)])
def test_quantile_is_scipys(p, df):
    expected = ndtri(p) if math.isinf(df) else stdtrit(df, p)
    assert quantile(p, df) == pytest.approx(expected, rel=1e-12)


@pytest.mark.parametrize("t", [1e-9, 0.3, 2.4, 2.5, 12, 1e9])
def test_tail_is_exact_for_one_and_two_degrees_of_freedom(t):
    root = math.sqrt(2 + t * t)
    assert tail(t, 1) == pytest.approx(math.atan2(1, t) / math.pi, rel=1e-14)
    assert tail(t, 2) == pytest.approx(1 / (root * (root + t)), rel=1e-14)


@pytest.mark.parametrize("df", FREEDOM)
def test_quantile_at_its_edges(df):
    assert quantile(0.5, df) == 0
    assert quantile(0, df) == -math.inf and quantile(1, df) == math.inf
