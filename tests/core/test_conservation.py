"""Every card is in exactly one place, at every decision of every game."""

import random

import pytest

from simcore.choosers.callback import Callback
from simcore.layout import TableLayout
from simcore.table import Table
from tests.core.test_callbacks import answer_at_random
from tests.fuzz import make_case


class Counting:
    """Answers at random (or by default), and counts the cards at every decision first."""

    def __init__(self, seed, defaults):
        self.draw = random.Random(seed)
        self.defaults = defaults
        self.table = None
        self.asked = 0

    def decide(self, view, question):
        if self.table is not None:  # the table is being set up: Inherited asks before it is dealt
            self.asked += 1
            assert self.table.conserved(), question
        return NotImplemented if self.defaults else answer_at_random(question, self.draw)


def play(case, defaults):
    layout = TableLayout(case.kingdom, case.players, 15)
    counting = Counting(case.number, defaults)
    table = Table(layout, [Callback(counting, layout.names)] * case.players, case.number)
    counting.table = table
    table.play()
    assert table.conserved()
    return counting.asked


@pytest.mark.parametrize("number", range(40))
def test_no_card_is_lost_or_made(number):
    case = make_case(21, number)
    assert play(case, defaults=False) > 20


@pytest.mark.parametrize("number", range(40, 50))
def test_no_card_is_lost_or_made_by_default_play(number):
    case = make_case(21, number)
    assert play(case, defaults=True) > 20
