"""Throne Room on every Duration; King's Cache on those that are Treasures."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest

from simcore import Scenario
from simcore.catalog import load
from tests.rulings.tables_hinterlands import buy, same, table

THRONES = pytest.mark.parametrize("throne", ["Throne Room", "Throne Room (1e)"])
CARDS = load().cards
DURATIONS = [name for name, card in CARDS.items() if "Duration" in card.types]
ACTIONS = [name for name in DURATIONS if "Action" in CARDS[name].types]
TREASURES = [name for name in DURATIONS if "Action" not in CARDS[name].types]

Counts = tuple[int, int, int, int]  # cards in hand, Actions, $, Buys
Step = Callable[[Scenario], None]


@dataclass
class Repeated:
    """A Duration played twice (or three times) from a hand with two Estates over Coppers."""

    now: Counts
    next: Counts
    answers: list[Any] = field(default_factory=list)  # when it is played
    then: Step | None = None  # later in that turn
    next_answers: list[Any] = field(default_factory=list)  # at the start of the next turn
    in_play: list[str] | None = None  # in the next turn; None: the Duration and what played it
    at_last: Step | None = None  # in the next turn
    stays: list[str] = field(default_factory=list)  # in play after that turn
    also: list[str] = field(default_factory=list)  # further piles of the kingdom
    hand: list[str] = field(default_factory=lambda: ["Estate", "Estate"])
    rounds: int = 2  # turns until the own next one; 1: it is an extra turn


# ---------------------------------------------------------------- steps
def gain_a_duchy(s: Scenario) -> None:
    buy(s, "Duchy")


def two_curses_for_the_other(s: Scenario) -> None:
    assert s.discard(1) == ["Curse", "Curse"]


def two_tokens_on_one_card(s: Scenario) -> None:
    buy(s, "Estate")


def two_loots_for_the_next_gold(s: Scenario) -> None:
    buy(s, "Gold")
    loots = [name for name in s.owned(0) if "Loot" in CARDS[name].types]
    assert sum(s.owned(0)[name] for name in loots) == 2


def two_loots_as_a_pile_runs_out(s: Scenario) -> None:
    s.set_supply("Duchy", 1)
    buy(s, "Duchy")
    loots = [name for name in s.owned(0) if "Loot" in CARDS[name].types]
    assert sum(s.owned(0)[name] for name in loots) == 2 and s.trash == ["Search"]


def trash_four_cards_for_the_next_silver(s: Scenario) -> None:
    s.answer(["Copper", "Copper"], ["Copper", "Copper"])
    buy(s, "Silver")
    assert s.trash == ["Copper"] * 4


def the_next_village_is_played_three_times(s: Scenario) -> None:
    s.put(0, hand=["Village"])
    s.play("Village")
    assert (s.actions, len(s.hand(0))) == (1 - 1 + 3 * 2, 3)


def back_to_the_deck_with_the_first_treasure(s: Scenario) -> None:
    s.play("Copper")
    assert s.deck(0)[0] == "Landing Party"


def crew_lies_on_the_deck(s: Scenario) -> None:
    assert s.deck(0)[0] == "Crew"


def jewels_lie_under_the_deck(s: Scenario) -> None:
    assert s.deck(0)[-1] == "Jewels"


def one_copy_discarded(s: Scenario) -> None:
    assert s.discard(0)[-1] == "Highwayman"


def conjurer_is_in_hand(s: Scenario) -> None:
    assert "Conjurer" in s.hand(0)


def three_buys_for_the_next_action(s: Scenario) -> None:
    coins, buys = s.coins, s.buys
    s.coins += s.cost("Village")
    s.buy("Village")
    assert (s.coins, s.buys) == (coins + 3 * 3, buys - 1 + 3)


def the_cage_opens_for_an_estate(s: Scenario) -> None:
    buy(s, "Estate")
    assert s.trash == ["Cage"]
    s.end_turn()
    assert s.hand(0).count("Estate") == 2
    s.end_turn()


ROWS = {
    # ------------------------------------------------------------ Seaside
    "Haven": Repeated((2, 2, 0, 1), (7, 1, 0, 1), answers=["Estate", "Estate"]),
    "Lighthouse": Repeated((2, 2, 2, 1), (5, 1, 2, 1)),
    "Lighthouse (1e)": Repeated((2, 2, 2, 1), (5, 1, 2, 1)),
    "Fishing Village": Repeated((2, 4, 2, 1), (5, 3, 2, 1)),
    "Monkey": Repeated((2, 0, 0, 1), (7, 1, 0, 1)),
    "Astrolabe": Repeated((2, 1, 3, 4), (5, 1, 3, 4)),
    "Caravan": Repeated((4, 2, 0, 1), (7, 1, 0, 1)),
    "Blockade": Repeated((2, 0, 0, 1), (7, 1, 0, 1), answers=["Silver", "Estate"]),
    "Sailor": Repeated((2, 2, 0, 1), (4, 1, 4, 1), next_answers=["Copper", None]),
    "Tide Pools": Repeated((8, 2, 0, 1), (1, 1, 0, 1)),
    "Merchant Ship": Repeated((2, 0, 4, 1), (5, 1, 4, 1)),
    "Outpost": Repeated((2, 0, 0, 1), (3, 1, 0, 1), rounds=1),
    "Outpost (1e)": Repeated((2, 0, 0, 1), (3, 1, 0, 1), rounds=1),
    "Tactician": Repeated((0, 0, 0, 1), (10, 2, 0, 2)),
    "Tactician (1e)": Repeated((0, 0, 0, 1), (10, 2, 0, 2)),
    "Wharf": Repeated((6, 0, 0, 3), (9, 1, 0, 3)),
    "Corsair": Repeated((2, 0, 4, 1), (7, 1, 0, 1)),
    "Pirate": Repeated((2, 0, 0, 1), (7, 1, 0, 1), next_answers=["Gold", "Silver"]),
    "Sea Witch": Repeated((6, 0, 0, 1), (5, 1, 0, 1), then=two_curses_for_the_other),
    # ------------------------------------------------------------ Allies
    "Importer": Repeated((2, 0, 0, 1), (5, 1, 0, 1), next_answers=["Duchy", "Duchy"]),
    "Royal Galley": Repeated(
        # Two cards of the Galley, one of the Village and three of the Smithy, as often next turn.
        (2 + 2 + 1 + 3, 2, 0, 1),
        (5 + 1 + 3, 3, 0, 1),
        answers=["Village", "Smithy"],
        next_answers=["Village"],
        in_play=["Royal Galley", "Village", "Smithy"],
        hand=["Estate", "Estate", "Village", "Smithy"],
        also=["Village", "Smithy"],
    ),
    "Contract": Repeated(
        (0, 1, 6, 1),
        (5 + 3, 1 + 6, 0, 1),
        answers=["Village"] * 3,
        in_play=["Contract", "Village", "Village", "Village"],
        hand=["Village"] * 3,
        also=["Village"],
    ),
    "Highwayman": Repeated((2, 0, 0, 1), (11, 1, 0, 1), in_play=[], at_last=one_copy_discarded),
    "Warlord": Repeated((2, 2, 0, 1), (9, 1, 0, 1)),
    "Garrison": Repeated((2, 0, 4, 1), (7, 1, 0, 1), then=two_tokens_on_one_card),
    "Stronghold": Repeated(
        (2, 0, 0, 1), (11, 1, 0, 1), answers=["+3 Cards when your next turn starts"] * 2
    ),
    "Voyage": Repeated((2, 2, 0, 1), (5, 1, 0, 1), rounds=1, stays=["Voyage"]),
    "Conjurer": Repeated(
        (2, 0, 0, 1),
        (6, 1, 0, 1),
        answers=["Silver", "Estate"],
        in_play=[],
        at_last=conjurer_is_in_hand,
    ),
    # ------------------------------------------------------------ Plunder
    "Cage": Repeated(
        (0, 1, 0, 1),
        (5, 1, 0, 1),
        answers=[["Estate"], ["Estate"]],
        at_last=the_cage_opens_for_an_estate,
    ),
    "Grotto": Repeated((0, 2, 0, 1), (7, 1, 0, 1), answers=[["Estate"], ["Estate"]]),
    "Search": Repeated((2, 0, 4, 1), (5, 1, 0, 1), at_last=two_loots_as_a_pile_runs_out),
    "Secluded Shrine": Repeated(
        (2, 0, 2, 1), (5, 1, 0, 1), at_last=trash_four_cards_for_the_next_silver
    ),
    "Siren": Repeated((2, 0, 0, 1), (8, 1, 0, 1), then=two_curses_for_the_other),
    "Stowaway": Repeated((2, 0, 0, 1), (9, 1, 0, 1)),
    "Taskmaster": Repeated((2, 2, 2, 1), (5, 3, 2, 1), then=gain_a_duchy),
    "Abundance": Repeated(
        (2, 1, 0, 1), (5, 1, 0, 1), at_last=three_buys_for_the_next_action, also=["Village"]
    ),
    "Cabin Boy": Repeated((4, 2, 0, 1), (5, 1, 4, 1), next_answers=["+$2", "+$2"]),
    "Flagship": Repeated(
        (2, 0, 4, 1),
        (5, 1, 0, 1),
        at_last=the_next_village_is_played_three_times,
        also=["Village"],
    ),
    "Gondola": Repeated((2, 1, 0, 1), (5, 1, 6, 1), answers=["next turn"] * 3),
    "Landing Party": Repeated(
        (6, 4, 0, 1), (5, 1, 0, 1), at_last=back_to_the_deck_with_the_first_treasure
    ),
    "Rope": Repeated((2, 1, 3, 4), (8, 1, 0, 1), next_answers=[None] * 3),
    "Buried Treasure": Repeated((2, 1, 0, 1), (5, 1, 9, 4)),
    "Crew": Repeated((8, 0, 0, 1), (5, 1, 0, 1), in_play=[], at_last=crew_lies_on_the_deck),
    "Cutthroat": Repeated((2, 0, 0, 1), (5, 1, 0, 1), at_last=two_loots_for_the_next_gold),
    "Enlarge": Repeated(
        (0, 0, 0, 1),
        (3, 1, 0, 1),
        answers=["Silver", "Silver"],
        next_answers=["Estate", "Estate"],
    ),
    "Frigate": Repeated((2, 0, 6, 1), (5, 1, 0, 1)),
    "Longship": Repeated((2, 4, 0, 1), (9, 1, 0, 1)),
    "Quartermaster": Repeated(
        (2, 0, 0, 1),
        (6, 1, 0, 1),
        next_answers=["gain a card onto this", "Silver", "take a card from this"],
        stays=["Quartermaster"],
    ),
    "Amphora": Repeated((2, 1, 0, 1), (5, 1, 9, 4), answers=["next turn"] * 3),
    "Endless Chalice": Repeated((2, 1, 3, 4), (5, 1, 3, 4), stays=["Endless Chalice"]),
    "Figurehead": Repeated((2, 1, 9, 1), (11, 1, 0, 1)),
    "Jewels": Repeated((2, 1, 9, 4), (5, 1, 0, 1), in_play=[], at_last=jewels_lie_under_the_deck),
}


def counts(s: Scenario) -> Counts:
    return len(s.hand(0)), s.actions, s.coins, s.buys


def play_repeatedly(by: str, duration: str) -> None:
    row = ROWS[duration]
    pile = CARDS[duration].pile or duration
    loot = "Loot" in CARDS[duration].types
    s = table(by, *([] if loot else [pile]), *row.also, "Jewelled Egg")
    s.put(0, hand=[by, duration, *row.hand], deck=["Copper"] * 40)
    only_one = by == "Throne Room (1e)" and len(set(row.hand)) == 1
    s.answer(*([] if only_one else [duration]), *row.answers)  # it must play the only Action
    s.play(by)
    assert counts(s) == row.now
    if row.then:
        row.then(s)
    assert not s.unanswered
    s.answer(*row.next_answers)
    for _ in range(row.rounds):
        s.end_turn()
    assert (s.turn_player, counts(s)) == (0, row.next)
    expected = [duration] if row.in_play is None else row.in_play
    assert same(s.in_play(0), *expected, by)
    assert not s.unanswered
    if row.at_last:
        row.at_last(s)
    while s.turn_player == 0 and not s.is_extra_turn:
        s.end_turn()
    if s.is_extra_turn:
        s.end_turn()
    assert same(s.in_play(0), *row.stays, *([by] if row.stays else []))
    assert not s.unanswered


def test_every_duration_of_the_catalog_has_a_row() -> None:
    """No Duration is forgotten."""
    assert sorted(ROWS) == sorted(DURATIONS)


@THRONES
@pytest.mark.parametrize("duration", ACTIONS)
def test_throne_room__doubles_every_duration(throne: str, duration: str) -> None:
    """Both parts happen twice; Throne Room stays in play as long as the Duration does."""
    play_repeatedly(throne, duration)


@pytest.mark.parametrize("duration", TREASURES)
def test_kings_cache__repeats_every_treasure_that_is_a_duration(duration: str) -> None:
    """Both parts happen three times; King's Cache stays in play as long as the Duration does."""
    play_repeatedly("King's Cache", duration)
