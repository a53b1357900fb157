"""A small dose of random play; `make fuzz` runs large ones (tests/fuzz.py)."""

import pytest

from simcore.catalog import load
from tests.fuzz import failures, make_ally_case, make_case


@pytest.mark.parametrize("batch", range(10))
def test_random_play_on_random_kingdoms(batch):
    for number in range(10 * batch, 10 * batch + 10):
        assert [str(failure) for failure in failures(make_case(1, number), games=6)] == []


def test_random_play_with_every_ally():
    cases = [make_ally_case(1, number) for number in range(46)]
    assert len({case.kingdom.ally for case in cases}) == 23
    for case in cases:
        assert [str(failure) for failure in failures(case, games=4)] == []


def test_a_case_is_a_function_of_its_number():
    assert make_case(1, 5) == make_case(1, 5)
    assert len({make_case(1, n).kingdom.cards for n in range(20)}) == 20


def test_all_expansions_editions_and_landscapes_take_part():
    cases = [make_case(2, number) for number in range(400)]
    kingdoms = [case.kingdom for case in cases]
    catalog = load()
    used = {name for k in kingdoms for name in (*k.slots, *k.cards)}
    assert {case.players for case in cases} == {2, 3, 4, 5, 6}
    assert any(k.colonies for k in kingdoms)
    missing = {*catalog.cards, *catalog.landscapes} - used
    assert not missing, f"never played: {sorted(missing)}"
