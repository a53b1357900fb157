"""Counted games take short cuts: quiet turns and gains, Treasures that stay in hand, rules asked
without the form of a decision. Logged and checked ones go the long way. Both must be the same
games: on every recommended kingdom, with bots that buy everything there is."""

import random

import pytest

from benchmarks.workloads import kingdom_of, playable_kingdoms, recommended_bots
from simcore import Kingdom
from simcore.batch import play_rows
from simcore.catalog import load
from simcore.simulation import seat
from simcore.table import Table
from strategies import buy_event, load_strategy, turn
from strategies.library.money import BigMoney
from tests.core.test_batches import outcome
from tests.fuzz import make_case

GAMES = 10


def loaded(bots):
    return [load_strategy(bot) for bot in bots]


def rows_differ(kingdom, bots):
    layout, choosers = seat(kingdom, bots)
    n = len(bots)
    for row in play_rows(layout, choosers, 5, 0, max(1, GAMES // n)):
        table = Table(layout, choosers, 5, row[0] // n, row[0] % n, log=True, checked=True)
        table.play()
        if outcome(table) != list(row[3:]):
            return f"game {row[0]}"
    return ""


@pytest.mark.parametrize("found", playable_kingdoms(), ids=lambda found: found.entry.name)
def test_a_log_does_not_change_the_game(found):
    assert not rows_differ(kingdom_of(found), loaded(recommended_bots(found)))


@pytest.mark.parametrize("ally", ["Order of Astrologers", "Order of Masons", "City-state"])
def test_money_with_an_ally_is_the_same_game_too(ally):
    """Nearly all of these turns are quiet ones."""
    kingdom = Kingdom(["Underling", "Tunnel", "Border Village"], ally=ally)
    bots = loaded(["bigmoney:Underling=1,Border Village=1", "plain_money"])
    assert not rows_differ(kingdom, bots)


class EventBuyer(BigMoney):
    """Money that buys an Event now and then: only its own turns are never quiet."""

    def __init__(self, events):
        super().__init__()
        self.buys = [*(buy_event(name, turn % 3 == i) for i, name in enumerate(events)), *self.buys]


def random_bots(draw, cards, players):
    """Money with a few cards, so that many hands are quiet ones."""
    piles = load().piles
    tops = [piles[card].cards[0] if card in piles else card for card in cards]
    bots = []
    for _ in range(players):
        bought = draw.sample(tops, draw.choice((0, 1, 1, 2, 3)))
        wishes = ",".join(f"{card}={draw.choice((1, 1, 2, 4))}" for card in bought)
        bots.append(f"bigmoney:{wishes}" if wishes else "bigmoney")
    return loaded(bots)


@pytest.mark.parametrize("number", range(120))
def test_random_kingdoms_are_the_same_games_too(number):
    case = make_case(99, number)
    bots = random_bots(random.Random(number), case.kingdom.cards, case.players)
    if number % 2:
        bots[0] = EventBuyer(case.kingdom.events)
    assert not rows_differ(case.kingdom, bots)


def test_an_extra_turn_of_voyage_is_not_a_quiet_one():
    """Only three cards may be played from hand in it, Treasures too."""
    assert not rows_differ(Kingdom(["Odysseys"]), loaded(["bigmoney:Old Map=4,Voyage=4"] * 2))


@pytest.mark.parametrize("number", [531, 891])
def test_what_is_played_in_anothers_turn_is_cleared_away(number):
    """A Mapmaker is played at the start of another player's turn, by Shaman's gain."""
    case = make_case(99, number)
    drawn = case.kingdom
    kingdom = Kingdom(drawn.cards, drawn.ally, (), dict(drawn.traits), colonies=drawn.colonies)
    bots = random_bots(random.Random(number), kingdom.cards, case.players)
    assert not rows_differ(kingdom, bots)
