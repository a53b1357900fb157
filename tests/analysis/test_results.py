"""Tallies add up exactly, and results read well."""

import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from simcore.results import GAIN_TURNS, WIN, Result, Tally, count, interval_text

KINGDOM = SimpleNamespace(events=(), name="First <Game>", describe=lambda: "Cellar & Market")
ROOT = Path(__file__).parents[2]


def result(tally, names=("A", "B"), slots=None):
    return Result(tally, list(names), KINGDOM, 7, slots or [f"c{i}" for i in range(tally.slots)])


def test_only_numpy_is_needed_to_import_results():
    code = (
        "import sys, simcore.results; "
        "sys.exit(any(m in sys.modules for m in ('pandas', 'scipy', 'matplotlib')))"
    )
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT).returncode == 0


def test_empty_tally_is_zero_and_neutral(tally):
    empty = Tally.empty(2, tally.slots)
    assert empty.games == 0 and not empty.gains.any()
    assert empty.gains.shape == (2, tally.slots, GAIN_TURNS)
    assert empty + tally == tally


@settings(max_examples=20, deadline=None)
@given(st.permutations(range(5)), st.integers(1, 4))
def test_sums_do_not_depend_on_order_or_grouping(order, cut):
    def part(seed):
        rng = np.random.default_rng(seed)
        arrays = Tally.empty(3, 4).to_arrays()
        return Tally.from_arrays({n: rng.integers(0, 1 << 40, a.shape) for n, a in arrays.items()})

    parts = [part(i) for i in range(5)]
    shuffled = [parts[i] for i in order]
    assert sum(parts) == sum(shuffled[:cut]) + sum(shuffled[cut:])


def test_adding_leaves_the_parts_alone_and_merge_does_not(tally):
    before = tally.copy()
    both = tally + tally
    assert tally == before and both.games == 2 * before.games
    assert tally.merge(before) is tally and tally == both


def test_tallies_of_other_shapes_do_not_add(tally):
    with pytest.raises(ValueError, match="3 players"):
        tally.merge(Tally.empty(3, tally.slots))


def test_arrays_round_trip_and_are_checked(tally):
    arrays = tally.to_arrays()
    assert all(a.dtype == np.int64 for a in arrays.values())
    assert Tally.from_arrays(arrays) == tally
    arrays["penta"] = arrays["penta"][:4]
    with pytest.raises(ValueError, match="penta"):
        Tally.from_arrays(arrays)


def test_made_up_tallies_obey_the_sums_of_real_ones(made_up):
    for strengths in ([1, 0], [1, 0, 2], [0, 0, 0, 0]):
        t = made_up.tally(strengths, blocks=50)
        assert t.points.sum() == t.seat_points.sum() == WIN * t.games
        assert t.turns_hist.sum() == t.games
        assert (t.margin_hist.sum(axis=1) == t.games).all()
        assert t.penta.sum() == (t.blocks if len(strengths) == 2 else 0)


def test_result_reads_the_tally(tally):
    r = result(tally)
    assert r.games == 1000 and r.wins == tally.wins.tolist() and r.ties == tally.ties
    assert r.win_rate(0) + r.win_rate(1) == pytest.approx(1)
    assert r.win_rate(0) == (r.wins[0] + r.ties / 2) / r.games
    low, high = r.interval(0)
    assert 0 < low < r.win_rate(0) < high < 1
    assert r.interval(0, 0.99)[0] < low
    assert r.turns == pytest.approx(15, abs=0.3)
    assert r.scores[0] > r.scores[1] and r.stalled == 0


def test_mirror_has_no_width_and_certainty_is_never_claimed_otherwise():
    t = Tally.empty(2, 1)
    t.games, t.blocks = 200, 100
    t.points[:] = 100 * WIN
    t.block_sq[:] = 100 * WIN**2
    assert result(t).interval(0) == (0.5, 0.5)
    t.points[:] = 200 * WIN, 0
    t.block_sq[:] = 100 * (2 * WIN) ** 2, 0
    low, high = result(t).interval(0)
    assert 0.9 < low < 1 and high == 1
    assert result(t).interval(1) == pytest.approx((0, 1 - low))


def test_no_games_is_no_error():
    r = result(Tally.empty(2, 1))
    assert r.interval(0) == (0, 1) and np.isnan(r.win_rate(0))
    assert "0 games" in str(r)


def test_text_is_a_small_table(tally):
    lines = str(result(tally, ("Wharf Money", "Big Money"))).splitlines()
    assert lines[0] == "First <Game>"
    assert lines[1].split()[0] == "strategy"
    assert len(set(map(len, lines[1:4]))) == 1
    assert "1,000 games" in lines[-1] and "seed 7" in lines[-1]


def test_html_is_escaped(tally):
    html = result(tally, ("<b>A</b>", "B"))._repr_html_()
    assert "&lt;b&gt;A" in html and "<b>A" not in html
    assert "First &lt;Game&gt;" in html and "Cellar &amp; Market" in html


def test_frames_are_tidy(tally, made_up):
    r = result(tally, slots=made_up.cards)
    frame = r.to_frame()
    assert list(frame.strategy) == ["A", "B"] and frame.win_rate[0] == r.win_rate(0)
    assert tuple(frame.loc[0, ["low", "high"]]) == r.interval(0)
    gains = r.gains_frame()
    assert set(gains.columns) == {"player", "strategy", "kind", "card", "turn", "per_game"}
    silver = gains[(gains.player == 0) & (gains.card == "Silver") & (gains.turn == 6)]
    assert silver.per_game.item() == tally.gains[0, 1, 5] / tally.games


def test_wrong_names_are_refused(tally):
    with pytest.raises(ValueError, match="3 strategies"):
        result(tally, ("A", "B", "C"))
    with pytest.raises(ValueError, match="1 slot names"):
        result(tally, slots=["Copper"])


def test_words():
    assert count(1, "game") == "1 game" and count(2000, "game") == "2,000 games"
    assert interval_text(0.618, 0.624) == "61.8 - 62.4 %"
    assert interval_text(0.6181, 0.6189) == "61.81 - 61.89 %"
    assert interval_text(0.5, 0.5) == "50.0 - 50.0 %"
