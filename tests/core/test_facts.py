"""What everybody knows about simple strategies must come out."""

import pytest

from simcore import Kingdom, simulate
from simcore.simulation import seat
from simcore.table import Table
from strategies import Strategy, load_strategy
from strategies.library.money import BigMoney, PlainMoney

TURN, GAIN = 0, 4  # trace codes


class Idle(Strategy):
    """Never buys anything."""


def turn_of_fourth_province(layout, choosers, block):
    """In which of its turns the first seat gains its fourth Province; None: never."""
    table = Table(layout, choosers, 3, block, log=True)
    table.play()
    turn = provinces = 0
    for code, player, slot, *_ in table.trace():
        turn += code == TURN and player == 0
        if code == GAIN and player == 0 and table.names[slot] == "Province":
            provinces += 1
            if provinces == 4:
                return turn
    return None


def test_money_alone_has_four_provinces_around_turn_17():
    layout, choosers = seat(Kingdom(), [PlainMoney(), Idle()])
    turns = [turn_of_fourth_province(layout, choosers, block) for block in range(1000)]
    assert None not in turns
    assert 16 <= sum(turns) / len(turns) <= 18


def test_an_idle_player_loses_every_game():
    result = simulate(Kingdom(), [PlainMoney(), Idle()], games=200, seed=1)
    assert result.wins == [200, 0]
    assert result.scores[1] == 3


@pytest.mark.parametrize(("card", "least"), [("Smithy", 0.65), ("Witch", 0.85)])
def test_a_good_terminal_beats_plain_money(card, least):
    """One Smithy beats money clearly, a Witch crushes it."""
    kingdom = Kingdom([card])
    result = simulate(kingdom, [BigMoney({card: 1}), BigMoney()], games=4000, seed=2)
    assert result.interval(0)[0] > least


def test_the_first_player_has_an_advantage():
    result = simulate(Kingdom(), [BigMoney(), BigMoney()], games=10_000, seed=3)
    first, second = result.tally.seat_points
    assert first > 1.05 * second


def test_two_smithies_too_many_are_worse_than_one():
    """Terminals collide: five Smithies lose to one."""
    players = [BigMoney(Smithy=1), BigMoney(Smithy=5)]
    result = simulate(Kingdom(["Smithy"]), players, games=4000, seed=4)
    assert result.interval(0)[0] > 0.5


def test_trashing_makes_a_deck_faster():
    """Chapel with Laboratories gets its Provinces sooner than money alone."""
    kingdom = Kingdom(["Chapel", "Laboratory", "Market"])
    players = [load_strategy("chapel"), BigMoney()]
    assert simulate(kingdom, players, games=4000, seed=5).interval(0)[0] > 0.5
