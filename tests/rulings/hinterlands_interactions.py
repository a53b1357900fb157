"""Rulings of Hinterlands where its cards meet each other and the base game."""

from __future__ import annotations

import pytest

from simcore.scenario import Scenario
from tests.rulings.tables_hinterlands import buy, kinds, same, table


# ================================================================== Throne Room
def test_throne_room__trader_and_develop_trash_twice() -> None:
    """Throne Room on Trader: Silvers for two cards. On Develop: up to four gains."""
    s = table("Throne Room", "Trader")
    s.put(0, hand=["Throne Room", "Trader", "Estate", "Estate"])
    s.answer("Trader")
    s.play("Throne Room")
    assert s.discard(0) == ["Silver"] * 4
    s = table("Throne Room", "Develop", "Remodel")
    s.put(0, hand=["Throne Room", "Develop", "Silver", "Silver"])
    s.answer("Develop", "more_first", "Remodel", "less_first", "Remodel")
    s.play("Throne Room")
    assert s.deck(0) == ["Remodel", "Estate", "Estate", "Remodel"]


# ================================================================== a shuffle in between
def test_inn__a_trail_in_the_discard_pile_is_lost_after_inn_shuffles_it() -> None:
    """A discarded Weaver gains an Inn, which shuffles the Trail discarded with it into the deck."""
    s = table("Inn", "Highway", "Weaver", "Trail", "Margrave")
    s.put(0, hand=["Highway", "Margrave"])
    s.put(1, hand=["Weaver", "Trail", "Gold", "Gold", "Gold"])
    s.play("Highway")
    s.answer(["Weaver", "Trail"], True, "one_card_up_to_4", "Inn", ["Trail"])
    s.play("Margrave")
    assert s.deck(1) == ["Trail"] and s.in_play(1) == ["Weaver"] and s.discard(1) == ["Inn"]


def test_tunnel__is_lost_after_a_shuffle() -> None:
    """A Trail discarded with a Tunnel is played first and shuffles the Tunnel away: no Gold."""
    s = table("Inn", "Trail", "Tunnel")
    s.put(0, hand=["Inn", "Trail", "Tunnel"])
    s.answer(["Trail", "Tunnel"], True)
    s.put(0, hand=["Inn", "Trail", "Tunnel", "Copper"])
    s.play("Inn")
    assert same(s.hand(0), "Copper", "Tunnel") and s.supply["Gold"] == 30
    assert kinds(s) == ["discard", "may"]


def test_tunnel__before_the_shuffle_it_works() -> None:
    """Shown first, the Tunnel brings its Gold, and the Trail may still be played."""
    s = table("Inn", "Trail", "Tunnel")
    s.put(0, hand=["Inn", "Trail", "Tunnel", "Copper"])
    s.answer(["Tunnel", "Trail"], True, True)
    s.play("Inn")
    assert s.in_play(0) == ["Inn", "Trail"] and s.supply["Gold"] == 29


def test_inn__trader_still_finds_an_inn_that_was_not_shuffled() -> None:
    """Inn shuffles the deck, not the discard pile: Trader may exchange it afterwards."""
    s = table("Inn", "Trader")
    s.put(0, hand=["Trader"], deck=["Copper"])
    s.answer("Inn", [], True)
    buy(s, "Inn")
    assert s.discard(0) == ["Silver"] and s.supply["Inn"] == 10
    s = table("Inn", "Trader")
    s.put(0, hand=["Trader"], deck=["Copper"])
    s.answer("Inn", ["Inn"])
    buy(s, "Inn")
    assert same(s.deck(0), "Inn", "Copper") and s.discard(0) == []


SECONDS = pytest.mark.parametrize("second", ["Tunnel", "Trail", "Weaver"])


def discarded_after(first: str, second: str, *answers: object, deck: list[str]) -> Scenario:
    """Militia makes player 1 discard both cards; the first one acts before the second."""
    s = table("Militia", "Highway", "Inn", *dict.fromkeys([first, second]))
    s.put(0, hand=["Highway", "Militia"])
    s.put(1, hand=[first, second, "Gold", "Gold", "Gold"], deck=deck)
    s.play("Highway")  # an Inn costs $4
    s.answer([first, second], *answers)
    s.play("Militia")
    assert not s.unanswered
    return s


def acted(s: Scenario, second: str) -> bool:
    """Was the second card shown (Tunnel) or played?"""
    if second == "Tunnel":
        return s.supply["Gold"] == 29
    return s.in_play(1).count(second) == 1 + (second in s.in_play(1)[:1])


ITS_ANSWERS = {"Tunnel": [True], "Trail": [True], "Weaver": [True, "two_silvers"]}


@SECONDS
def test_trail__its_shuffle_takes_every_other_reaction_away(second: str) -> None:
    """With an empty deck the Trail's draw shuffles the discarded Tunnel, Trail or Weaver away."""
    s = discarded_after("Trail", second, True, deck=[])
    assert s.in_play(1) == ["Trail"] and s.supply["Gold"] == 30
    assert kinds(s) == ["discard", "may"]


@SECONDS
def test_trail__without_a_shuffle_the_other_reaction_follows(second: str) -> None:
    """With a card to draw nothing is shuffled: both cards react."""
    s = discarded_after("Trail", second, True, *ITS_ANSWERS[second], deck=["Copper"] * 3)
    assert s.in_play(1)[0] == "Trail" and acted(s, second)


@SECONDS
def test_tunnel__its_gold_leaves_the_other_reaction_there(second: str) -> None:
    """The Gold lands on the other discarded card, which reacts all the same."""
    s = discarded_after("Tunnel", second, True, *ITS_ANSWERS[second], deck=["Copper"] * 3)
    assert s.discard(1).count("Gold") == (2 if second == "Tunnel" else 1)
    assert s.in_play(1) == ([] if second == "Tunnel" else [second])


@SECONDS
def test_inn__shuffles_the_deck_and_leaves_the_discard_pile(second: str) -> None:
    """Weaver gains an Inn that takes nothing: the deck is shuffled, the other card reacts."""
    weaver = [True, "one_card_up_to_4", "Inn", []]
    s = discarded_after("Weaver", second, *weaver, *ITS_ANSWERS[second], deck=["Copper"] * 3)
    assert s.shuffles(1) == 1 and acted(s, second)


@pytest.mark.parametrize("second", ["Trail", "Weaver"])
def test_inn__what_it_shuffles_away_cannot_react(second: str) -> None:
    """Weaver gains an Inn that shuffles the other discarded Action into the deck."""
    weaver = [True, "one_card_up_to_4", "Inn", [second]]
    s = discarded_after("Weaver", second, *weaver, deck=["Copper"] * 3)
    assert second in s.deck(1) and s.in_play(1) == ["Weaver"]


def test_inn__a_tunnel_is_no_action_and_stays_within_reach() -> None:
    """Inn takes the Trail discarded with the Tunnel; the Tunnel still brings its Gold."""
    s = table("Margrave", "Highway", "Inn", "Weaver", "Trail", "Tunnel")
    s.put(0, hand=["Highway", "Margrave"])
    s.put(1, hand=["Weaver", "Trail", "Tunnel", "Gold", "Gold"], deck=["Gold", "Copper"])
    s.play("Highway")
    s.answer(["Weaver", "Trail", "Tunnel"], True, "one_card_up_to_4", "Inn", ["Trail"], True)
    s.play("Margrave")
    assert same(s.deck(1), "Trail", "Copper") and s.discard(1).count("Gold") == 1
    assert not s.unanswered


# ================================================================== which of them comes first
ORDERS = pytest.mark.parametrize("first", ["Tunnel", "Trail"])


def in_order(s: Scenario, player: int, first: str) -> None:
    """The Tunnel brings its Gold only if it comes before the Trail, whose draw shuffles."""
    assert s.supply["Gold"] == (29 if first == "Tunnel" else 30)
    assert s.in_play(player)[-1] == "Trail" and not s.unanswered


@ORDERS
@pytest.mark.parametrize("tactician", ["Tactician", "Tactician (1e)"])
def test_tactician__the_order_of_discarded_reactions_is_its_owners(
    tactician: str, first: str
) -> None:
    """Tactician discards a Tunnel and a Trail together, the deck being empty: either may be first,
    but after the Trail's shuffle the Tunnel is gone."""
    s = table(tactician, "Tunnel", "Trail")
    s.put(0, hand=[tactician, "Tunnel", "Trail", "Copper"])
    s.answer(first, True, *([True] if first == "Tunnel" else []))
    s.play(tactician)
    in_order(s, 0, first)


@ORDERS
def test_navigator__the_order_of_discarded_reactions_is_its_owners(first: str) -> None:
    """Navigator discards all cards it saw: their owner says which of them acts first."""
    s = table("Navigator", "Tunnel", "Trail")
    s.put(0, hand=["Navigator"], deck=["Tunnel", "Trail", "Copper", "Copper", "Copper"])
    s.answer("discard_all", first, True, *([True] if first == "Tunnel" else []))
    s.play("Navigator")
    in_order(s, 0, first)


@ORDERS
@pytest.mark.parametrize("card", ["Oracle", "Pirate Ship", "Noble Brigand", "Bandit", "Thief"])
def test_trail__the_victim_orders_what_an_attack_discards(card: str, first: str) -> None:
    """Two revealed cards are discarded together: not the attacker but their owner says which of
    Tunnel and Trail acts first."""
    s = table(card, "Tunnel", "Trail")
    s.put(0, hand=[card], deck=["Copper"] * 4)
    s.put(1, deck=["Tunnel", "Trail"])
    before = {"Oracle": [True, True], "Pirate Ship": ["attack"]}.get(card, [])
    gold = s.supply["Gold"] - (card == "Bandit")
    s.answer(*before, first, True, *([True] if first == "Tunnel" else []))
    s.play(card)
    asked = next(a for a in s.asked if a.kind == "trigger")
    assert asked.player == 1 and asked.candidates == ["Tunnel", "Trail"]
    assert s.supply["Gold"] == gold - (first == "Tunnel")
    assert s.in_play(1) == ["Trail"] and not s.unanswered


@ORDERS
def test_rule_simultaneous_discard__cards_set_aside_are_ordered_too(first: str) -> None:
    """Grotto discards a Tunnel and a Trail that lay on it, in their owner's order."""
    s = table("Grotto", "Tunnel", "Trail")
    s.put(0, hand=["Grotto", "Tunnel", "Trail"])
    s.answer(["Tunnel", "Trail"])
    s.play("Grotto")
    s.end_turn()
    s.answer(first, True, *([True] if first == "Tunnel" else []))
    s.end_turn()
    in_order(s, 0, first)
