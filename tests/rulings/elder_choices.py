"""Elder with every card that says "choose": what the extra option yields, row by row."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from simcore import cards as _cards  # noqa: F401  (registers the cards)
from simcore.catalog import load
from simcore.registry import option_labels
from simcore.scenario import Scenario

# What a player can count after Elder's $2 and the card: hand, $, Actions, Buys, Favors gained,
# discard pile. The Action of the turn was used up by Elder.
START = {"hand": [], "coins": 2, "actions": 0, "buys": 1, "favors": 0, "discard": []}


class Row(NamedTuple):
    card: str
    options: tuple[str, str]
    yields: dict[str, Any]
    hand: tuple[str, ...] = ()
    before: tuple[Any, ...] = ()  # answers that come before the list
    then: tuple[Any, ...] = ()  # and after it
    more: tuple[str, ...] = ()  # piles
    pirate_coins: int = 0


def golds(n: int) -> list[str]:
    return ["Gold"] * n


BROKER = [
    "+1 Card per $1 of its cost", "+1 Action per $1 of its cost",
    "+$1 per $1 of its cost", "+1 Favor per $1 of its cost",
]  # fmt: skip
INNKEEPER = ["+1 Card", "+3 Cards then discard 3", "+5 Cards then discard 6"]
CRIER = ["+$2", "gain a Silver", "+1 Card and +1 Action"]
SMITH = ["draw up to a hand of 6", "+2 Cards", "+1 Card and +1 Action"]

# The deck is ten Golds. Broker trashes an Estate: two of each option.
ROWS = [
    Row("Broker", (BROKER[0], BROKER[1]), {"hand": golds(2), "actions": 2}, ("Estate",)),
    Row("Broker", (BROKER[0], BROKER[2]), {"hand": golds(2), "coins": 4}, ("Estate",)),
    Row("Broker", (BROKER[0], BROKER[3]), {"hand": golds(2), "favors": 2}, ("Estate",)),
    Row("Broker", (BROKER[1], BROKER[2]), {"actions": 2, "coins": 4}, ("Estate",)),
    Row("Broker", (BROKER[1], BROKER[3]), {"actions": 2, "favors": 2}, ("Estate",)),
    Row("Broker", (BROKER[2], BROKER[3]), {"coins": 4, "favors": 2}, ("Estate",)),
    Row("Innkeeper", (INNKEEPER[0], INNKEEPER[1]),
        {"hand": golds(2), "actions": 1, "discard": ["Estate", *golds(2)]},
        ("Estate",), then=(["Estate", "Gold", "Gold"],)),
    Row("Innkeeper", (INNKEEPER[0], INNKEEPER[2]),
        {"hand": golds(1), "actions": 1, "discard": ["Estate", *golds(5)]},
        ("Estate",), then=(["Estate", *golds(5)],)),
    Row("Innkeeper", (INNKEEPER[1], INNKEEPER[2]),
        {"actions": 1, "discard": ["Estate", *golds(8)]},
        ("Estate",), then=(["Estate", "Gold", "Gold"],)),
    Row("Town", ("+1 Card and +2 Actions", "+1 Buy and +$2"),
        {"hand": golds(1), "actions": 2, "buys": 2, "coins": 4}),
    Row("Modify", ("+1 Card and +1 Action",
                   "gain a card costing up to $2 more than the trashed card"),
        {"hand": golds(1), "actions": 1, "discard": ["Silver"]}, ("Estate",), then=("Silver",)),
    Row("Specialist", ("play it again", "gain a copy of it"),
        {"hand": golds(6), "discard": ["Smithy"]}, ("Smithy",), ("Smithy",), more=("Smithy",)),
    Row("Town Crier", (CRIER[0], CRIER[1]), {"coins": 4, "discard": ["Silver"]}, then=(False,)),
    Row("Town Crier", (CRIER[0], CRIER[2]), {"coins": 4, "hand": golds(1), "actions": 1},
        then=(False,)),
    Row("Town Crier", (CRIER[1], CRIER[2]),
        {"discard": ["Silver"], "hand": golds(1), "actions": 1}, then=(False,)),
    Row("Blacksmith", (SMITH[0], SMITH[1]), {"hand": golds(8)}),
    Row("Blacksmith", (SMITH[0], SMITH[2]), {"hand": golds(7), "actions": 1}),
    Row("Blacksmith", (SMITH[1], SMITH[2]), {"hand": golds(3), "actions": 1}),
    Row("Hill Fort", ("put the gained card into your hand", "+1 Card and +1 Action"),
        {"hand": ["Gold", "Silver"], "actions": 1}, before=("Silver",)),
    # the three cards come as the next turn starts: see below
    Row("Stronghold", ("+$3", "+3 Cards when your next turn starts"), {"coins": 5}),
    # the top card goes onto the mat and at once, with all the others there, into the hand
    Row("Native Village", ("set_aside_top", "take_all_from_mat"),
        {"hand": golds(1), "actions": 2}),
    # the other player's Silver is trashed: a second coin token, which already pays
    Row("Pirate Ship", ("attack", "coins"), {"coins": 4}, pirate_coins=1),
    Row("Spice Merchant", ("cards_and_action", "buy_and_coins"),
        {"hand": golds(2), "actions": 1, "buys": 2, "coins": 4}, ("Copper",), ("Copper",)),
]

# Options that no "choose" introduces: Navigator discards all or puts them back, Develop gains a
# dearer and a cheaper card in either order, Weaver "gains two Silvers or a card".
NO_CHOICE = {"Navigator", "Develop", "Weaver"}
# "Choose" at the start of a later turn: that is no longer the turn of Elder.
LATER = {"Cabin Boy", "Quartermaster"}


def pile_of(card: str) -> list[str]:
    """The pile to add to Townsfolk so that the card is in the game."""
    facts = load().cards[card]
    if not facts.supply:
        return ["Jewelled Egg"]
    pile = facts.pile or card
    return [] if pile == "Townsfolk" else [pile]


def with_elder(card: str, hand: tuple[str, ...] = (), more: tuple[str, ...] = (),
               **options: Any) -> Scenario:
    """Elder, the card and these others in hand; ten Golds in the deck."""
    s = Scenario(["Townsfolk", "Underling", *pile_of(card), *more], "League of Bankers", **options)
    s.put(0, hand=["Elder", card, *hand], deck=golds(10), discard=[], favors=0)
    s.put(1, hand=[], deck=["Silver", "Estate"], discard=[])
    return s


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.card}-{'-'.join(row.options)}")
def test_elder__every_pair_of_options_of_every_card(row):
    """Of a card's options any two different ones are received in full, nothing else."""
    s = with_elder(row.card, row.hand, row.more)
    s.put(0, pirate_coins=row.pirate_coins)
    s.answer(row.card, *row.before, list(row.options), *row.then)
    s.play("Elder")
    assert not s.unanswered
    assert {
        "hand": sorted(s.hand(0)), "coins": s.coins, "actions": s.actions, "buys": s.buys,
        "favors": s.favors(0), "discard": sorted(s.discard(0)),
    } == START | row.yields  # fmt: skip


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.card}-{'-'.join(row.options)}")
def test_elder__one_option_is_enough_and_three_are_too_many(row):
    """The list asks for one option and takes two: the extra one is the player's choice."""
    s = with_elder(row.card, row.hand, row.more, auto=True)
    s.put(0, pirate_coins=row.pirate_coins)
    s.answer(row.card, *row.before, row.options[0])
    s.play("Elder")
    (asked,) = [asked for asked in s.asked if asked.kind == "option"]
    assert (asked.card, asked.min, asked.max) == (row.card, 1, 2)


def test_every_list_of_every_card_is_a_row():
    """Every Action with a list of options, of all sets, is a row above or says why not; the rows
    of a card are all its pairs."""
    facts = load().cards
    lists = {name for name in option_labels if name in facts and "Action" in facts[name].types}
    assert lists == {row.card for row in ROWS} | NO_CHOICE | LATER
    for name in {row.card for row in ROWS}:
        labels = option_labels[name]
        pairs = {(a, b) for i, a in enumerate(labels) for b in labels[i + 1:]}
        assert {row.options for row in ROWS if row.card == name} == pairs, name


ACTIONS = [name for name, card in load().cards.items() if "Action" in card.types]


@pytest.mark.parametrize("card", ACTIONS)
def test_elder__no_other_action_offers_a_list(card):
    """Of all the Actions of all sets, no other offers a list when Elder plays it."""
    s = Scenario(["Townsfolk", *pile_of(card)], auto=True)
    s.put(0, hand=["Elder", card, "Copper", "Estate", "Silver"], deck=["Copper"] * 12)
    s.answer(card)
    s.play("Elder")
    lists = [asked for asked in s.asked if asked.kind == "option"]
    if card in {row.card for row in ROWS}:
        assert all(asked.card == card for asked in lists)
    else:
        assert all(asked.card in NO_CHOICE and asked.max == 1 for asked in lists)


@pytest.mark.parametrize("card", sorted(NO_CHOICE))
def test_elder__alternatives_that_are_no_choose_list(card):
    """Navigator, Develop and Weaver do not say "choose": one of the two, and no more."""
    s = with_elder(card, ("Estate", "Silver"), ("Village", "Smithy"), auto=True)
    s.answer(card, *(["Silver"] if card == "Develop" else []))
    s.play("Elder")
    (asked,) = [asked for asked in s.asked if asked.kind == "option"]
    assert (asked.card, asked.min, asked.max) == (card, 1, 1)


@pytest.mark.parametrize("card", sorted(LATER))
def test_elder__choices_of_later_turns(card):
    """Cabin Boy and Quartermaster choose as a later turn starts: one option, even if Elder
    played them."""
    s = with_elder(card, auto=True)
    s.answer(card)
    s.play("Elder")
    s.end_turn()
    s.asked.clear()
    s.end_turn()
    (asked,) = [asked for asked in s.asked if asked.kind == "option"]
    assert (asked.card, asked.min, asked.max) == (card, 1, 1)


def test_elder__stronghold_draws_in_the_next_turn_after_its_coins():
    """Both options of Stronghold: $3 now, and three cards more as the next turn starts."""
    s = with_elder("Stronghold")
    s.answer("Stronghold", ["+$3", "+3 Cards when your next turn starts"])
    s.play("Elder")
    s.end_turn()
    assert s.in_play(0) == ["Stronghold"]
    s.end_turn()
    assert len(s.hand(0)) == 5 + 3


def test_elder__pirate_ships_attack_comes_before_its_coins():
    """Attack and coins: the token of this very attack is counted; a failed attack adds none."""
    s = with_elder("Pirate Ship")
    s.put(0, pirate_coins=1)
    s.put(1, deck=["Estate", "Estate"])
    s.answer("Pirate Ship", ["attack", "coins"])
    s.play("Elder")
    assert (s.pirate_coins(0), s.coins) == (1, 2 + 1)


def test_elder__native_village_takes_what_lies_on_the_mat():
    """Both options of Native Village: the top card joins what lies on the mat, all of it comes
    to the hand."""
    s = with_elder("Native Village")
    s.put(0, mats={"Native Village": ["Province", "Estate"]})
    s.answer("Native Village", ["set_aside_top", "take_all_from_mat"])
    s.play("Elder")
    assert sorted(s.hand(0)) == ["Estate", "Gold", "Province"]
    assert s.mat(0, "Native Village") == []


def test_elder__bauble_is_no_action():
    """Bauble, the other list of this set, is a Treasure: Elder cannot play it, and by itself it
    gives two options."""
    s = with_elder("Bauble")
    s.play("Elder")
    assert s.asked == []
    s.answer(["+1 Buy", "+$1"])
    s.play("Bauble")
    assert (s.asked[0].min, s.asked[0].max) == (2, 2)


def test_elder__a_replay_by_specialist_is_not_extended():
    """Elder plays Specialist, which plays a Town twice: no Town was played by Elder, so each time
    it is one option."""
    s = with_elder("Specialist", ("Town",), ("Town",))
    s.answer("Specialist", "Town", 0, ["play it again"], 1)
    s.play("Elder")
    lists = [(asked.card, asked.max) for asked in s.asked if asked.kind == "option"]
    assert lists == [("Town", 1), ("Specialist", 2), ("Town", 1)]
