"""Every hand-written statistic against published or independently computed values."""

import math

import numpy as np
import pytest
from scipy.optimize import minimize

from analysis import stats
from analysis.stats import PairRecord, Share, Sprt, bradley_terry, holm, llr, rate

FISHTEST = [39, 8843, 26675, 9240, 44]


# --- intervals --------------------------------------------------------------------------


@pytest.mark.parametrize("chances", [
    [0.22, 0.05, 0.46, 0.05, 0.22],
    [0.02, 0.03, 0.3, 0.15, 0.5],
    [0, 0, 0.06, 0.04, 0.9],
])  # fmt: skip
def test_coverage_is_95_percent(chances):
    rng = np.random.default_rng(11)
    truth = np.dot(chances, stats.OUTCOMES)
    samples = rng.multinomial(300, chances, size=8000)
    spans = np.array([Share.from_penta(sample).interval() for sample in samples])
    covered = ((spans[:, 0] <= truth) & (truth <= spans[:, 1])).mean()
    assert covered == pytest.approx(0.95, abs=0.01)


@pytest.mark.parametrize("blocks", [3, 6, 15])
def test_few_blocks_are_not_overconfident(blocks):
    rng = np.random.default_rng(12)
    chances = [0.1, 0.1, 0.2, 0.2, 0.4]
    samples = rng.multinomial(blocks, chances, size=3000)
    spans = np.array([Share.from_penta(sample).interval() for sample in samples])
    assert ((spans[:, 0] <= 0.675) & (spans[:, 1] >= 0.675)).mean() > 0.94


def test_coverage_of_pooled_kingdoms():
    rng = np.random.default_rng(13)
    kingdoms = [np.array(c) for c in ([0.3, 0, 0.5, 0, 0.2], [0.02, 0.1, 0.3, 0.1, 0.48])]
    truth = np.mean([c @ stats.OUTCOMES for c in kingdoms])
    hits = 0
    for _ in range(4000):
        shares = [Share.from_penta(rng.multinomial(100, c)) for c in kingdoms]
        low, high = Share.pooled(shares, [200, 200]).interval()
        hits += low <= truth <= high
    assert hits / 4000 == pytest.approx(0.95, abs=0.01)


def test_three_ways_to_the_same_share():
    penta = [3, 2, 10, 4, 6]
    means = np.repeat(stats.OUTCOMES, penta)
    a, b = Share.from_penta(penta), Share.from_means(means)
    assert a.mean == pytest.approx(b.mean) and a.variance == pytest.approx(b.variance)
    assert a.variance == pytest.approx(means.var(ddof=1) / 25)


def test_large_samples_agree_with_the_normal_interval():
    share = Share.from_penta([2000, 1000, 9000, 1000, 4000])
    half = 1.959964 * math.sqrt(share.variance)
    assert share.interval() == pytest.approx((share.mean - half, share.mean + half), abs=1e-5)


def test_wilson_reference():
    # Newcombe (1998): 81 of 263
    assert stats.wilson(81 / 263, 263) == pytest.approx((0.2553, 0.3662), abs=5e-5)
    assert stats.wilson(0, 20)[1] == pytest.approx(0.1611, abs=5e-5)


def test_who_won_everything_may_be_infinitely_better():
    for games in range(1, 300):
        assert stats.wilson(0, games)[0] == 0 and stats.wilson(1, games)[1] == 1


def test_certainty_needs_many_exact_ties():
    assert Share.from_penta([0, 0, 50, 0, 0]).interval() == (0.5, 0.5)
    low, high = Share.from_penta([0, 0, 3, 0, 0]).interval()
    assert low < 0.25 and high > 0.75
    low, high = Share.from_penta([0, 0, 0, 50, 0]).interval()
    assert high - low > 0.1
    lopsided = [Share.from_penta([0, 0, 0, 0, 50]), Share.from_penta([50, 0, 0, 0, 0])]
    low, high = Share.pooled(lopsided, [1, 1]).interval()
    assert low < 0.49 and high > 0.51


def test_three_players_are_fair_at_a_third():
    share = Share.from_points(60 * 100, 60 * 60 * 100, 100, 300, players=3)
    assert share.is_tied and share.interval() == pytest.approx((1 / 3, 1 / 3))
    assert share.p_value() == 1


def test_p_value_is_the_dual_of_the_interval():
    rng = np.random.default_rng(3)
    for sample in rng.multinomial(40, [0.2, 0.1, 0.3, 0.1, 0.3], size=300):
        share = Share.from_penta(sample)
        low, high = share.interval()
        assert (share.p_value() < 0.05) == (not low <= 0.5 <= high)


# --- Elo --------------------------------------------------------------------------------


def test_elo():
    assert stats.elo_from_score(0.5) == 0
    assert stats.elo_from_score(0.75) == pytest.approx(190.85, abs=0.01)
    assert stats.elo_from_score(1) == math.inf and stats.elo_from_score(0) == -math.inf
    assert stats.score_from_elo(stats.elo_from_score(0.61)) == pytest.approx(0.61)
    elo = stats.elo_of(Share.from_penta([100, 0, 200, 0, 300]))
    assert elo.low < elo.elo < elo.high


def test_verdicts():
    strong, even = Share.from_penta([1, 2, 20, 10, 60]), Share.from_penta([9, 2, 20, 2, 10])
    assert stats.verdict("A", "B", strong, 186).startswith("A beats B: 83.9 % (")
    assert stats.verdict("A", "B", even, 86).startswith("No difference")
    assert "exactly alike" in stats.verdict("A", "B", Share.from_penta([0, 0, 20, 0, 0]), 40)


# --- SPRT -------------------------------------------------------------------------------


def test_llr_reference_values():
    assert llr(FISHTEST, 0.5, 2.5) == pytest.approx(2.94, abs=0.005)
    assert llr(FISHTEST, 0.5, 2.5, "logistic") == pytest.approx(0.556, abs=0.001)
    # a published test page: normalised bounds 0 and 4, which is 2.716 logistic there
    assert llr([13, 37, 50, 25, 3], 0, 4) == pytest.approx(-0.54912, abs=1e-5)
    assert llr([13, 37, 50, 25, 3], 0, 2.716, "logistic") == pytest.approx(-0.53772, abs=1e-4)


@pytest.mark.parametrize("model", ["normalized", "logistic"])
@pytest.mark.parametrize("penta", [[5, 20, 40, 30, 15], [1, 1, 10, 8, 30]])
def test_llr_agrees_with_a_general_optimiser(penta, model):
    def loglik(elo):
        if model == "logistic":
            gap = lambda p: p @ stats.OUTCOMES - stats.score_from_elo(elo)  # noqa: E731
        else:
            t = math.sqrt(2) * elo / stats.NELO
            def gap(p):
                mean = p @ stats.OUTCOMES
                return mean - 0.5 - t * math.sqrt(p @ (stats.OUTCOMES - mean) ** 2)
        total = {"type": "eq", "fun": lambda p: p.sum() - 1}
        best = minimize(
            lambda p: -np.dot(penta, np.log(p)), np.array(penta) / np.sum(penta),
            bounds=[(1e-9, 1)] * 5, constraints=[total, {"type": "eq", "fun": gap}],
            options={"ftol": 1e-13, "maxiter": 500},
        )
        assert best.success
        return -best.fun

    assert llr(penta, 0, 30, model) == pytest.approx(loglik(30) - loglik(0), abs=1e-4)


@pytest.mark.parametrize("model", ["normalized", "logistic"])
def test_llr_survives_extremes(model):
    assert llr([0] * 5, 0, 5, model) == 0
    assert llr([0, 0, 0, 0, 100], 0, 5, model) > 0 > llr([100, 0, 0, 0, 0], 0, 5, model)
    assert llr([0, 0, 100, 0, 0], 0, 5, model) < 0
    assert math.isfinite(llr([0, 0, 0, 10**8, 10**9], 0, 5, model))


def test_bounds_and_decisions():
    assert stats.sprt_bounds(0.05, 0.05) == pytest.approx((-2.9444, 2.9444), abs=1e-4)
    test = Sprt(0.5, 2.5)
    assert test.test(FISHTEST).decision == "continue"
    assert Sprt(0, 20).test([0, 0, 2, 0, 400]).decision == "H1"
    assert Sprt(0, 20).test([400, 0, 2, 0, 0]).decision == "H0"
    assert "Undecided" in test.sentence("A", "B", test.test(FISHTEST))
    for wrong in ((1, 1), (2, 1)):
        with pytest.raises(ValueError, match="below"):
            Sprt(*wrong)
    with pytest.raises(ValueError, match="alpha"):
        Sprt(0, 1, alpha=0.7)
    with pytest.raises(ValueError, match="model"):
        Sprt(0, 1, model="bayes")


def test_error_rates_of_the_sequential_test():
    test, rng = Sprt(0, 60), np.random.default_rng(4)
    def share_of_h1(chances):
        wins = 0
        for _ in range(150):
            penta, state = np.zeros(5, dtype=int), "continue"
            while state == "continue":
                penta += rng.multinomial(60, chances)
                state = test.test(penta).decision
            wins += state == "H1"
        return wins / 150
    even = [0.2, 0.1, 0.4, 0.1, 0.2]
    assert share_of_h1(even) < 0.11
    sd = math.sqrt(np.dot(even, (stats.OUTCOMES - 0.5) ** 2))
    shift = 2 * 60 / stats.NELO * math.sqrt(2) * sd  # from both losses to both wins
    assert share_of_h1([0.2 - shift / 2, 0.1, 0.4, 0.1, 0.2 + shift / 2]) > 0.89


# --- ratings ----------------------------------------------------------------------------

BASEBALL = np.array([  # American League 1987, wins of row against column (Agresti, table 10.10)
    [0, 7, 9, 7, 7, 9, 11],  # Milwaukee
    [6, 0, 7, 5, 11, 9, 9],  # Detroit
    [4, 6, 0, 7, 7, 8, 12],  # Toronto
    [6, 8, 6, 0, 6, 7, 10],  # New York
    [6, 2, 6, 7, 0, 7, 12],  # Boston
    [4, 4, 5, 6, 6, 0, 6],  # Cleveland
    [2, 4, 1, 3, 1, 7, 0],  # Baltimore
])  # fmt: skip


def test_bradley_terry_reference():
    abilities = bradley_terry(BASEBALL) * math.log(10) / 400
    expected = [1.5814, 1.4364, 1.2945, 1.2476, 1.1077, 0.6839, 0]
    assert abilities - abilities[-1] == pytest.approx(expected, abs=2e-4)


def test_two_players_are_the_elo_formula():
    elo = bradley_terry([[0, 64], [36, 0]])
    assert elo[0] - elo[1] == pytest.approx(stats.elo_from_score(0.64))


def test_unbeaten_players_have_no_finite_rating_but_can_be_rated():
    with pytest.raises(ValueError, match="never lost"):
        bradley_terry([[0, 5], [0, 0]])
    ratings = rate([PairRecord(0, 1, [0, 0, 0, 0, 40])], 2, draws=200)
    assert ratings.shrunk and 300 < ratings.elo[0] - ratings.elo[1] < 1500
    assert ratings.low[0] < ratings.elo[0] <= ratings.high[0] + 1e-6


def test_bootstrap_intervals_cover():
    rng = np.random.default_rng(8)
    truth = np.array([60.0, 0.0, -60.0])
    hits = np.zeros(3)
    for _ in range(150):
        records = []
        for i, j in ((0, 1), (0, 2), (1, 2)):
            win = stats.score_from_elo(truth[i] - truth[j])
            chances = [(1 - win) ** 2, 0, 2 * win * (1 - win), 0, win**2]
            records.append(PairRecord(i, j, rng.multinomial(150, chances)))
        ratings = rate(records, 3, draws=300)
        hits += (ratings.low <= truth) & (truth <= ratings.high)
    assert (hits / 150 > 0.9).all()


def test_ratings_are_reproducible_and_sum_over_kingdoms():
    one = [PairRecord(0, 1, [5, 0, 20, 0, 15]), PairRecord(1, 2, [5, 0, 20, 0, 9])]
    assert np.array_equal(rate(one, 3).low, rate(one, 3).low)
    halves = [PairRecord(0, 1, [2, 0, 10, 0, 5]), PairRecord(1, 0, [10, 0, 10, 0, 3]), one[1]]
    assert rate(halves, 3).elo == pytest.approx(rate(one, 3).elo)


# --- many comparisons -------------------------------------------------------------------


def test_holm_reference():
    # R: p.adjust(c(0.01, 0.02, 0.03, 0.04, 0.05), "holm")
    assert holm([0.01, 0.02, 0.03, 0.04, 0.05]) == pytest.approx([0.05, 0.08, 0.09, 0.09, 0.09])
    assert holm([0.04, 0.01, 0.5]) == pytest.approx([0.08, 0.03, 0.5])
    assert holm([0.9, 0.8]) == pytest.approx([1, 1])
    assert len(holm([])) == 0


def test_kingdom_tests_are_corrected():
    shares = {f"even {i}": Share.from_penta([10, 5, 30, 5, 10]) for i in range(9)}
    shares["strong"] = Share.from_penta([1, 2, 20, 10, 60])
    shares["doubtful"] = Share.from_penta([10, 5, 30, 5, 22])
    assert shares["doubtful"].p_value() < 0.05
    verdicts = {test.kingdom: test.verdict for test in stats.kingdom_tests(shares)}
    assert verdicts["strong"] == "ahead" and verdicts["doubtful"] == "even"
