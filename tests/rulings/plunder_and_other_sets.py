"""Rulings where Plunder meets the cards of other sets."""

from __future__ import annotations

import pytest

from simcore.catalog import load
from tests.rulings.tables_plunder import (
    every_answer_was_asked_for,  # noqa: F401  (a fixture for every test here)
    names,
    next_round,
    table,
)

KINDS_OF_CARDS = {card.types: card for card in load().cards.values()}


# ------------------------------------------------------------------ types
@pytest.mark.parametrize("types", KINDS_OF_CARDS, ids="-".join)
def test_maroon__counts_the_types_of_every_kind_of_card(types):
    """Whatever stands in the bottom line of a card, of all sets: two cards for each word of it.
    A Copper gives 2, an Underling (Action, Liaison) 4, a Student (Action, Wizard, Liaison) 6."""
    card = KINDS_OF_CARDS[types]
    kingdom = ["Maroon"]
    if not card.supply:
        kingdom.append("Sack of Loot")
    elif not card.basic and card.name != "Maroon":
        kingdom.append(card.pile or card.name)
    s = table(*kingdom, colonies=True)
    s.put(0, hand=["Maroon", card.name])
    s.play("Maroon")
    assert s.hand(0) == ["Copper"] * 2 * len(types)


# ------------------------------------------------------------------ discards out of Clean-up
def test_grotto__discards_a_tunnel_out_of_clean_up():
    """A Tunnel set aside on Grotto is discarded at the start of the next turn: a Gold for it."""
    s = table("Grotto", "Tunnel")
    s.put(0, hand=["Grotto", "Tunnel"])
    s.answer("Tunnel")
    s.play("Grotto")
    s.end_turn()
    s.answer(True)
    s.end_turn()
    assert s.discard(0) == ["Tunnel", "Gold"]


def test_prepare__discards_a_tunnel_out_of_clean_up():
    """A Tunnel among the prepared cards is no Action: it is discarded at the start of the next
    turn, and gains a Gold."""
    s = table("Tunnel", events=["Prepare"])
    s.put(0, hand=["Tunnel"])
    s.coins = 3
    s.buy_event("Prepare")
    s.end_turn()
    s.answer(True)
    s.end_turn()
    assert s.discard(0) == ["Tunnel", "Gold"]


def test_friendly__discards_in_clean_up():
    """As Clean-up begins it has begun: a Friendly Weaver that is discarded cannot be played."""
    s = table("Weaver", traits={"Friendly": "Weaver"})
    s.put(0, hand=["Weaver"])
    s.answer("Weaver")
    s.end_turn()
    assert s.in_play(0) == []
    assert s.discard(0) == ["Weaver", "Weaver"]


# ------------------------------------------------------------------ Reckless on other turns
def test_reckless__a_stowaway_played_on_an_opponents_turn():
    """It acts twice at the start of its owner's turn, +4 Cards, and returns to its pile in the
    Clean-up of that turn."""
    s = table("Stowaway", "Caravan", traits={"Reckless": "Stowaway"})
    s.put(1, hand=["Stowaway"])
    s.coins = 4
    s.answer(True)
    s.buy("Caravan")
    s.end_turn()
    assert len(s.hand(1)) == 4
    s.end_turn()
    assert s.in_play(1) == []
    assert s.supply["Stowaway"] == 11


def test_reckless__a_cutthroat_that_fires_on_an_opponents_turn():
    """It waits twice: the opponent's Gold brings two Loots, and Cutthroat returns to its pile in
    the Clean-up of the opponent."""
    s = table("Cutthroat", traits={"Reckless": "Cutthroat"}, loot=["Orb", "Staff", "Sword"])
    s.put(0, hand=["Cutthroat"])
    s.play("Cutthroat")
    s.end_turn()
    s.put(0, discard=[])
    s.coins = 6
    s.buy("Gold")
    assert s.discard(0) == ["Orb", "Staff"]
    s.end_turn()
    assert s.in_play(0) == []
    assert s.supply["Cutthroat"] == 11


# ------------------------------------------------------------------ gains
def test_nearby__a_gain_on_an_opponents_turn_gives_nobody_a_buy():
    """Barbarian makes the opponent gain a Nearby Village: the Buy would be for that player, whose
    turn it is not."""
    s = table("Barbarian", "Village", "Smithy", traits={"Nearby": "Village"})
    s.put(0, hand=["Barbarian"])
    s.put(1, deck=["Barbarian"])
    s.answer("Village")
    s.play("Barbarian")
    assert s.discard(1) == ["Village"]
    assert s.buys == 1
    s.end_turn()
    assert s.buys == 1


def test_hasty__a_card_that_is_gained_onto_the_deck():
    """A Nomad Camp is gained onto the deck; Hasty finds it there and sets it aside."""
    s = table("Nomad Camp", traits={"Hasty": "Nomad Camp"})
    s.coins = 4
    s.buy("Nomad Camp")
    assert s.set_aside(0) == ["Nomad Camp"]
    next_round(s)
    assert s.in_play(0) == ["Nomad Camp"]
    assert (s.coins, s.buys) == (2, 2)


@pytest.mark.parametrize("first", ["Cursed", "Siren"])
def test_cursed__a_siren_brings_its_loot_though_it_is_trashed(first):
    """Whichever comes first: the Siren is trashed, Doubloons, their Gold and a Curse stay."""
    s = table("Siren", traits={"Cursed": "Siren"}, loot=["Doubloons"])
    s.coins = 3
    s.answer(first)
    s.buy("Siren")
    assert s.trash == ["Siren"]
    assert s.discard(0) == ["Doubloons", "Gold", "Curse"]


# ------------------------------------------------------------------ extra turns
@pytest.mark.parametrize(("first", "both"), [("Outpost", True), ("Journey", False)])
def test_rule_extra_turn__outpost_and_journey_of_one_turn(first, both):
    """Their player chooses which turn comes first, with the 3 cards that Outpost allows. After
    Outpost's comes Journey's, with 5 cards. After Journey's, Outpost's would be a third turn in a
    row, and fails."""
    s = table("Outpost", events=["Journey"])
    s.put(0, hand=["Outpost"])
    s.play("Outpost")
    s.coins = 4
    s.buy_event("Journey")
    s.answer(first)
    s.end_turn()
    assert s.asked[-1].candidates == ["Outpost", "Journey"]
    assert (s.turn_player, s.is_extra_turn, len(s.hand(0))) == (0, True, 3)
    s.end_turn()
    assert len(s.hand(0)) == 5
    if both:
        assert (s.turn_player, s.is_extra_turn) == (0, True)
        s.end_turn()
    assert (s.turn_player, s.is_extra_turn) == (1, False)
    assert (s.turns(0), s.turns(1)) == (1, 1)


# ------------------------------------------------------------------ other ways to play them
def test_hasty__a_prepared_and_a_hasty_card_in_any_order():
    """A Hasty Smithy and prepared Coppers are due at the same start of turn; Shaman's rule, too.
    Each is finished before the next."""
    s = table("Smithy", "Shaman", traits={"Hasty": "Smithy"}, events=["Prepare"])
    s.put(0, hand=["Copper", "Copper"])
    s.coins, s.buys = 7, 2
    s.buy("Smithy")
    s.buy_event("Prepare")
    s.end_turn()
    s.set_trash(["Silver", "Silver"])
    s.answer("Prepare", "Shaman")
    s.end_turn()
    assert names(s.asked[0].candidates) == ["Hasty", "Prepare", "Shaman"]
    assert s.in_play(0) == ["Copper", "Copper", "Smithy"]
    assert (s.coins, len(s.hand(0))) == (2, 8)
    assert s.discard(0) == ["Silver"]
