"""Throne Room and every ability that looks at gains.

Throne Room on Remodel gains two cards, one after the other: whatever a gained card does, it does
twice. And a card that looks at later gains does so once per time it was played.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest

from simcore import Scenario
from simcore.catalog import load
from tests.rulings.card_words import cards_that_say, registered
from tests.rulings.tables_hinterlands import buy, same

CATALOG = load()
Check = Callable[[Scenario], bool]


@dataclass
class Twice:
    """Two cards `trashed` become two `gained`; what is true afterwards."""

    outcome: Check
    gained: str = ""  # the card of the row, if not named
    trashed: str = "Duchy"
    then: list[Any] = field(default_factory=list)  # answers after each of the two gains
    answers: list[Any] | None = None  # all answers, if the two gains differ
    hand: list[str] = field(default_factory=list)
    in_play: list[str] = field(default_factory=list)
    opponent: list[str] = field(default_factory=list)
    also: list[str] = field(default_factory=list)
    set_up: Callable[[Scenario], None] | None = None
    favors: int = 0


def loots(s: Scenario) -> int:
    owned = s.owned(0)
    return sum(n for name, n in owned.items() if "Loot" in CATALOG.cards[name].types)


def territories_on_top(s: Scenario) -> None:
    s.set_supply("Clashes", ["Territory"] * 4)
    s.set_supply("Curse", 0)


def two_doubloons(s: Scenario) -> None:
    s.set_supply("Loot", ["Doubloons", "Doubloons"])


GAINED = {
    # ------------------------------------------------------------ Hinterlands
    "Ill-Gotten Gains": Twice(lambda s: s.discard(1) == ["Curse", "Curse"]),
    "Embassy": Twice(lambda s: s.discard(1) == ["Silver", "Silver"]),
    "Cache": Twice(lambda s: s.discard(0) == ["Cache", "Copper", "Copper"] * 2),
    "Border Village": Twice(
        lambda s: s.discard(0) == ["Border Village", "Duchy"] * 2, then=["Duchy"]
    ),
    "Nomads": Twice(lambda s: s.coins == 4),
    "Nomad Camp": Twice(lambda s: s.deck(0) == ["Nomad Camp", "Nomad Camp"]),
    "Mandarin": Twice(  # the first one finds all Treasures in play
        lambda s: s.deck(0) == ["Gold", "Gold"], in_play=["Gold", "Gold"]
    ),
    "Inn": Twice(
        lambda s: s.deck(0) == ["Inn", "Inn"] and s.shuffles(0) == 2,
        answers=["Inn", ["Inn"], "Inn", ["Inn"]],
    ),
    "Souk": Twice(
        lambda s: s.trash.count("Curse") == 3 and s.hand(0) == [],
        answers=["Duchy", "Souk", ["Curse", "Curse"], "Duchy", "Souk", ["Curse"]],
        hand=["Curse"] * 3,
    ),
    "Farmland": Twice(
        lambda s: s.discard(0) == ["Farmland", "Province"] * 2,
        answers=["Duchy", "Farmland", "Gold", "Duchy", "Farmland"],
        hand=["Gold", "Gold"],
    ),
    "Berserker": Twice(  # Throne Room is an Action in play: both are played
        lambda s: s.in_play(0).count("Berserker") == 2 and s.hand(1) == ["Copper"] * 3,
        answers=["Berserker", "Silver", "Estate", "Berserker", "Silver"],
        opponent=["Copper", "Copper", "Copper", "Estate"],
    ),
    "Trail": Twice(
        lambda s: s.in_play(0) == ["Throne Room", "Remodel", "Trail", "Trail"], then=[True]
    ),
    "Duchess": Twice(
        lambda s: s.discard(0) == ["Duchy", "Duchess"] * 2,
        gained="Duchy",
        trashed="Silver",
        then=[True],
    ),
    "Fool's Gold": Twice(  # one is trashed for each Province
        lambda s: s.deck(1)[:2] == ["Gold", "Gold"] and s.trash.count("Fool's Gold") == 2,
        gained="Province",
        trashed="Gold",
        answers=["Province", True, False, "Province", True],
        opponent=["Fool's Gold", "Fool's Gold"],
    ),
    "Trader": Twice(
        lambda s: s.discard(0) == ["Silver", "Silver"] and s.supply["Gold"] == 30,
        gained="Gold",
        answers=["Duchy", "Gold", True, "Duchy", "Gold", True],
        hand=["Trader"],
    ),
    "Trader (1e)": Twice(
        lambda s: s.discard(0) == ["Silver", "Silver"] and s.supply["Gold"] == 30,
        gained="Gold",
        answers=["Duchy", "Gold", True, "Duchy", "Gold", True],
        hand=["Trader (1e)"],
    ),
    # ------------------------------------------------------------ Seaside
    "Pirate": Twice(
        lambda s: s.in_play(0).count("Pirate") == 2,
        gained="Gold",
        answers=["Duchy", "Gold", True, False, "Duchy", "Gold", True],
        hand=["Pirate", "Pirate"],
    ),
    # ------------------------------------------------------------ Allies
    "Sycophant": Twice(lambda s: s.favors(0) == 2 * 2),
    "Territory": Twice(  # one pile is empty
        lambda s: s.discard(0) == ["Territory", "Gold"] * 2, set_up=territories_on_top
    ),
    "Architects' Guild": Twice(
        lambda s: same(s.discard(0), *["Gold", "Silver"] * 2) and s.favors(0) == 1,
        gained="Gold",
        answers=["Gold", 1, "Silver", 0, "Gold", 1, "Silver"],
        favors=5,
    ),
    "Band of Nomads": Twice(
        lambda s: s.buys == 3 and s.favors(0) == 0, gained="Gold", then=[1, "+1 Buy"], favors=2
    ),
    "City-state": Twice(
        lambda s: s.in_play(0).count("Village") == 2 and s.favors(0) == 0,
        gained="Village",
        then=[1],
        also=["Village"],
        favors=4,
    ),
    "Trappers' Lodge": Twice(
        lambda s: s.deck(0) == ["Gold", "Gold"] and s.favors(0) == 0,
        gained="Gold",
        then=[1],
        favors=2,
    ),
    # ------------------------------------------------------------ Plunder
    "Siren": Twice(  # a Village is trashed for the first; the second trashes itself
        lambda s: s.discard(0) == ["Siren"] and same(s.trash, "Duchy", "Duchy", "Village", "Siren"),
        answers=["Duchy", "Siren", "Village", "Duchy", "Siren", None],
        hand=["Village", "Village"],
        also=["Village"],
    ),
    "Gondola": Twice(
        lambda s: s.in_play(0).count("Village") == 2 and s.actions == 4,
        answers=["Duchy", "Gondola", "Village", "Duchy", "Gondola", "Village"],
        hand=["Village", "Village"],
        also=["Village"],
    ),
    "Buried Treasure": Twice(lambda s: s.in_play(0).count("Buried Treasure") == 2),
    "Wealthy Village": Twice(lambda s: loots(s) == 2, in_play=["Copper", "Silver", "Gold"]),
    "Doubloons": Twice(  # Loots for two trashed Jewelled Eggs
        lambda s: same(s.discard(0), *["Doubloons", "Gold", "Silver"] * 2),
        gained="Silver",
        trashed="Jewelled Egg",
        set_up=two_doubloons,
    ),
    "Mapmaker": Twice(
        lambda s: s.in_play(1) == ["Mapmaker", "Mapmaker"],
        answers=["Province", True, False, "Province", True],
        gained="Province",
        trashed="Gold",
        opponent=["Mapmaker", "Mapmaker"],
    ),
    "Stowaway": Twice(
        lambda s: s.in_play(1) == ["Stowaway", "Stowaway"],
        answers=["Wharf", True, False, "Wharf", True],
        gained="Wharf",
        opponent=["Stowaway", "Stowaway"],
        also=["Wharf"],
    ),
    "Cursed": Twice(lambda s: loots(s) == 2 and s.owned(0)["Curse"] == 2, gained="Village"),
    "Hasty": Twice(lambda s: s.set_aside(0) == ["Village", "Village"], gained="Village"),
    "Nearby": Twice(lambda s: s.buys == 3, gained="Village"),
    "Pious": Twice(
        lambda s: s.trash.count("Curse") == 2,
        gained="Village",
        answers=["Duchy", "Village", "Curse", "Duchy", "Village", "Curse"],
        hand=["Curse", "Curse"],
    ),
    "Rich": Twice(lambda s: s.discard(0) == ["Village", "Silver"] * 2, gained="Village"),
    "Fawning": Twice(
        lambda s: s.discard(0) == ["Province", "Village"] * 2, gained="Province", trashed="Gold"
    ),
}


def kingdom_for(name: str, row: Twice, *cards: str) -> Scenario:
    """A table with this card or landscape in it; nobody has a card yet."""
    piles = [*cards, *row.also, "Jewelled Egg"]
    options: dict[str, Any] = {}
    landscape = CATALOG.landscapes.get(name)
    if landscape is None:
        card = CATALOG.cards[name]
        piles += [] if "Loot" in card.types or name in piles else [card.pile or name]
        if "Liaison" in card.types:
            options["ally"] = "Plateau Shepherds"
    elif landscape.kind == "ally":
        piles.append("Underling")
        options["ally"] = name
    else:
        piles.append("Village")
        options["traits"] = {name: "Village"}
    s = Scenario(piles, **options)
    for player in range(2):
        s.put(player, hand=[], deck=["Copper"] * 9 if player else [], discard=[], favors=0)
    return s


LOOK_AT_GAINS = {
    *registered("on_own", "EV_GAIN"),
    *registered("standing_rule", "EV_GAIN"),
    *registered("standing_rule_about", "EV_GAIN"),
    *registered("reacts", "EV_GAIN"),
    *registered("reacts", "EV_WOULD_GAIN"),
    *cards_that_say("gains_to"),
}


def test_every_ability_of_a_gained_card_has_a_row() -> None:
    """No ability of a gained card, of a Trait, of an Ally or from hand is forgotten."""
    assert sorted(GAINED) == sorted(LOOK_AT_GAINS)


@pytest.mark.parametrize("name", GAINED)
def test_throne_room__everything_that_looks_at_a_gain_acts_twice(name: str) -> None:
    """Throne Room on Remodel gains two cards: two Caches bring four Coppers, two Embassies give the
    others two Silvers each, two Border Villages two more cards, two Trails are played."""
    row = GAINED[name]
    gained = row.gained or name
    s = kingdom_for(name, row, "Throne Room", "Remodel")
    if row.set_up:
        row.set_up(s)
    s.put(0, hand=["Throne Room", "Remodel", row.trashed, row.trashed, *row.hand])
    s.put(0, in_play=row.in_play, favors=row.favors)
    s.put(1, hand=row.opponent)
    s.answer("Remodel", *(row.answers or [gained, *row.then] * 2))
    s.play("Throne Room")
    assert not s.unanswered and s.trash.count(row.trashed) == 2
    assert row.outcome(s)


# ---------------------------------------------------------------- played twice, then a gain
def silvers_discarded(s: Scenario) -> bool:
    return s.discard(0) == ["Duchy", "Silver", "Silver"]


@dataclass
class Watching:
    """Played n times by Throne Room or King's Cache, then these cards are bought."""

    outcome: Check
    bought: list[str]
    answers: list[Any] = field(default_factory=list)  # when played
    then: list[Any] = field(default_factory=list)  # when buying
    also: list[str] = field(default_factory=list)
    opponent_buys: bool = False
    deck: list[str] = field(default_factory=lambda: ["Copper"] * 20)


PLAYED = {
    "Haggler": Watching(silvers_discarded, ["Duchy"], then=["Silver", "Silver"]),
    "Haggler (1e)": Watching(  # it is in play once
        lambda s: s.discard(0) == ["Silver", "Duchy"], ["Duchy"], then=["Silver"]
    ),
    "Sailor": Watching(  # each play lets one gained Duration be played
        lambda s: s.in_play(0).count("Caravan") == 2 and s.discard(0) == ["Caravan"],
        ["Caravan"] * 3,
        then=[True, True],
        also=["Caravan"],
    ),
    "Monkey": Watching(lambda s: len(s.hand(0)) == 5 + 2, ["Estate"], opponent_buys=True),
    "Blockade": Watching(
        lambda s: s.discard(1) == ["Estate", "Curse", "Curse"],
        ["Estate"],
        answers=["Estate", "Estate"],
        opponent_buys=True,
    ),
    "Cauldron": Watching(
        lambda s: s.discard(1) == ["Curse"] * 3, ["Crossroads"] * 3, also=["Crossroads"]
    ),
    "Bauble": Watching(  # three offers to topdeck; the last one is used
        lambda s: s.deck(0)[0] == "Gold",
        ["Gold"],
        answers=[["+$1", "until end of turn: may topdeck each gained card"]] * 3,
        then=[False, False, True],
    ),
    "Galleria": Watching(lambda s: s.buys == 2, ["Silver"]),
    "Guildmaster": Watching(lambda s: s.favors(0) == 2, ["Silver"]),
    "Skirmisher": Watching(  # the second time there is nothing left to discard
        lambda s: len(s.hand(1)) == 3 and len(s.discard(1)) == 2,
        ["Skirmisher"],
    ),
    "Mining Road": Watching(
        lambda s: s.in_play(0).count("Silver") == 2 and s.discard(0) == ["Silver"],
        ["Silver"] * 3,
        then=[True, True],
    ),
    "Insignia": Watching(lambda s: s.deck(0)[0] == "Gold", ["Gold"], then=[False, False, True]),
}
# Their rows are in throne_room_meets.py, with what they do in the next turn.
DURATIONS = {"Abundance", "Cage", "Cutthroat", "Garrison", "Secluded Shrine", "Taskmaster"}
EVENTS = {name for name, it in CATALOG.landscapes.items() if it.kind == "event"}  # never played


def test_every_card_that_waits_for_gains_has_a_row() -> None:
    """No card that looks at later gains is forgotten."""
    waiting = cards_that_say("EV_GAIN") - LOOK_AT_GAINS - EVENTS
    assert waiting | {"Haggler (1e)"} == {*PLAYED, *DURATIONS}


@pytest.mark.parametrize("name", PLAYED)
def test_throne_room__everything_that_waits_for_a_gain_waits_per_play(name: str) -> None:
    """Played twice (a Treasure three times by King's Cache), it acts as often at each gain."""
    row = PLAYED[name]
    card = CATALOG.cards[name]
    by = "Throne Room" if "Action" in card.types else "King's Cache"
    s = kingdom_for(name, Twice(lambda s: True, also=row.also), by)
    s.put(0, hand=[by, name], deck=row.deck)
    s.put(1, hand=["Copper"] * 5)
    s.answer(name, *row.answers)
    s.play(by)
    s.put(0, discard=[])
    assert not s.unanswered
    s.answer(*row.then)
    if row.opponent_buys:
        s.end_turn()
        s.put(1, discard=[])
    else:
        s.put(0, hand=[])
    for bought in row.bought:
        buy(s, bought)
    assert not s.unanswered and row.outcome(s)
