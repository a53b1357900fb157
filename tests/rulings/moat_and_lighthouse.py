"""Every Attack of the five sets against Moat, Shield and both Lighthouses, and without them.

Player 0 attacks. Each victim holds Copper, Silver, Gold, Estate and Duchy (and the Moat or
Shield, if that is what protects) over a deck of Gold, Silver and Estate.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest

from simcore import Scenario
from simcore.catalog import load
from tests.rulings.tables_seaside import table

HAND = ["Copper", "Silver", "Gold", "Estate", "Duchy"]
DECK = ["Gold", "Silver", "Estate"]
SHOWN = ("Moat", "Shield")
PROTECTIONS = ["Moat", "Shield", "Lighthouse", "Lighthouse (1e)"]
ATTACKS = sorted(card.name for card in load().cards.values() if "Attack" in card.types)


@dataclass
class Attack:
    """What the attacker has, what is answered, and what happens to a victim."""

    hand: list[str] = field(default_factory=list)
    deck: list[str] = field(default_factory=lambda: ["Copper"] * 9)
    also: list[str] = field(default_factory=list)  # further piles of the kingdom
    answers: list[Any] = field(default_factory=list)  # if nobody can be hit
    hit: list[Any] | None = None  # if there is a victim; None: the same
    after: dict[str, list[str]] = field(default_factory=dict)  # zones of the victim that changed
    later: Callable[[Scenario, int, bool], Any] | None = None  # the part that comes afterwards
    seen: tuple[Any, Any] = (None, None)  # what `later` gives if safe, if hit


# ---------------------------------------------------------------- what comes afterwards
def to_turn_of(s: Scenario, player: int) -> None:
    while s.turn_player != player:
        s.end_turn()


def buys_an_estate(s: Scenario, victim: int, hit: bool) -> list[str]:
    """The victim buys what is blockaded."""
    to_turn_of(s, victim)
    s.coins = 2
    s.buy("Estate")
    return s.discard(victim)


def plays_a_gold(s: Scenario, victim: int, hit: bool) -> tuple[int, int]:
    """The coins that the victim's first Gold gives, and the Golds then in play."""
    to_turn_of(s, victim)
    before = s.coins
    s.play("Gold")
    return s.coins - before, s.in_play(victim).count("Gold")


def plays_three_villages(s: Scenario, victim: int, hit: bool) -> int:
    """How many of three Villages the victim can play."""
    to_turn_of(s, victim)
    s.put(victim, hand=["Village"] * 3, deck=[])
    for _ in range(3):
        try:
            s.play("Village")
        except ValueError:
            break
    return s.in_play(victim).count("Village")


def plays_a_village(s: Scenario, victim: int, hit: bool) -> int:
    """The cards in the victim's hand of six after a Village and its card."""
    to_turn_of(s, victim)
    s.put(victim, hand=["Village", *HAND], deck=["Copper"])
    s.answer(*([["Estate", "Duchy"]] if hit else []))
    s.play("Village")
    return len(s.hand(victim))


def attacker_buys(*cards: str, answers: list[Any]) -> Callable[[Scenario, int, bool], Any]:
    """The attacker buys these; the victim's hand and discard pile then."""

    def buy(s: Scenario, victim: int, hit: bool) -> tuple[int, list[str]]:
        s.answer(*(answers if hit else []))
        for card in cards:
            s.coins, s.buys = s.cost(card), 1
            s.buy(card)
        return len([c for c in s.hand(victim) if c not in SHOWN]), s.discard(victim)

    return buy


def same(*given: Any, **rows: Any) -> dict[str, Any]:
    """The answers are asked for whether there is a victim or not."""
    return {"answers": list(given), "hit": list(given), **rows}


TO_THREE = {"hand": ["Copper", "Gold", "Silver"], "discard": ["Estate", "Duchy"]}
TWO_CARDS = ["Estate", "Duchy"]
CURSED = {"discard": ["Curse"]}

ROWS = {
    # ------------------------------------------------------------ base
    "Bureaucrat": Attack(
        hit=["Duchy"],
        after={"hand": ["Copper", "Estate", "Gold", "Silver"], "deck": ["Duchy", *DECK]},
    ),
    "Militia": Attack(hit=[TWO_CARDS], after=TO_THREE),
    "Bandit": Attack(hit=["Silver"], after={"deck": ["Estate"], "discard": ["Gold"]}),
    "Witch": Attack(after=CURSED),
    "Spy": Attack(
        answers=[False],
        hit=[False, True],
        after={"deck": ["Silver", "Estate"], "discard": ["Gold"]},
    ),
    "Thief": Attack(hit=["Gold", ["Gold"]], after={"deck": ["Estate"], "discard": ["Silver"]}),
    # ------------------------------------------------------------ Seaside
    "Ambassador": Attack(hand=["Estate"], **same(1), after={"discard": ["Estate"]}),
    "Cutpurse": Attack(
        after={"hand": ["Duchy", "Estate", "Gold", "Silver"], "discard": ["Copper"]}
    ),
    "Pirate Ship": Attack(
        answers=["attack"],
        hit=["attack", "Gold"],
        after={"deck": ["Estate"], "discard": ["Silver"]},
    ),
    "Sea Hag": Attack(after={"deck": ["Curse", "Silver", "Estate"], "discard": ["Gold"]}),
    "Blockade": Attack(
        **same("Estate"), later=buys_an_estate, seen=(["Estate"], ["Estate", "Curse"])
    ),
    "Ghost Ship": Attack(
        hit=[TWO_CARDS, ["Duchy", "Estate"]],
        after={"hand": ["Copper", "Gold", "Silver"], "deck": ["Estate", "Duchy", *DECK]},
    ),
    "Corsair": Attack(later=plays_a_gold, seen=((3, 1), (3, 0))),
    "Sea Witch": Attack(after=CURSED),
    # ------------------------------------------------------------ Hinterlands
    "Oracle": Attack(
        answers=[True], hit=[True, True], after={"deck": ["Estate"], "discard": ["Gold", "Silver"]}
    ),
    "Noble Brigand": Attack(hit=["Gold"], after={"deck": ["Estate"], "discard": ["Silver"]}),
    "Margrave": Attack(
        hit=[["Estate", "Duchy", "Copper"]],
        after={
            "hand": ["Gold", "Gold", "Silver"],
            "deck": ["Silver", "Estate"],
            "discard": ["Estate", "Duchy", "Copper"],
        },
    ),
    "Berserker": Attack(answers=["Estate"], hit=["Estate", TWO_CARDS], after=TO_THREE),
    "Cauldron": Attack(
        also=["Crossroads"],
        later=attacker_buys("Crossroads", "Crossroads", "Crossroads", answers=[]),
        seen=((5, []), (5, ["Curse"])),
    ),
    "Witch's Hut": Attack(
        hand=["Crossroads", "Crossroads"],
        also=["Crossroads"],
        **same(["Crossroads", "Crossroads"]),
        after=CURSED,
    ),
    # ------------------------------------------------------------ Allies
    "Barbarian": Attack(
        hit=["Silver"], after={"deck": ["Silver", "Estate"], "discard": ["Silver"]}
    ),
    "Highwayman": Attack(later=plays_a_gold, seen=((3, 1), (0, 1))),
    "Skirmisher": Attack(
        later=attacker_buys("Skirmisher", answers=[TWO_CARDS]),
        seen=((5, []), (3, ["Estate", "Duchy"])),
    ),
    "Sorceress": Attack(**same("Copper"), after=CURSED),
    "Archer": Attack(
        hit=["Gold", "Silver"],
        after={"hand": ["Copper", "Duchy", "Estate", "Gold"], "discard": ["Silver"]},
    ),
    "Warlord": Attack(also=["Village"], later=plays_three_villages, seen=(3, 2)),
    "Sorcerer": Attack(hit=["Copper"], after=CURSED),
    # ------------------------------------------------------------ Plunder
    "Siren": Attack(after=CURSED),
    "Cutthroat": Attack(hit=[TWO_CARDS], after=TO_THREE),
    "Frigate": Attack(also=["Village"], later=plays_a_village, seen=(6, 4)),
    "Trickster": Attack(after=CURSED),
    "Sword": Attack(
        hit=["Estate"], after={"hand": ["Copper", "Duchy", "Gold", "Silver"], "discard": ["Estate"]}
    ),
}


# ---------------------------------------------------------------- the table
def victim_of(attack: str, protection: str | None, players: int = 2) -> Scenario:
    """Player 1 is protected (or nobody is); player 0 is about to play the Attack."""
    row = ROWS[attack]
    pile = load().cards[attack].pile or attack
    kingdom = [pile, *row.also, *([protection] if protection else [])]
    kingdom = [card for card in kingdom if card not in ("Sword", "Shield")]
    s = table(*kingdom, "Jewelled Egg", players=players)  # a kingdom with Loots
    s.end_turn()
    if protection and protection not in SHOWN:
        s.put(1, hand=[protection])
        s.play(protection)
    to_turn_of(s, 0)
    s.put(0, hand=[attack, *row.hand], deck=row.deck, discard=[])
    for player in range(1, players):
        s.put(player, hand=HAND, deck=DECK, discard=[])
    if protection in SHOWN:
        s.put(1, hand=[*HAND, protection])
        s.answer(True)
    s.asked.clear()
    return s


def zones(s: Scenario, player: int) -> dict[str, list[str]]:
    hand = [card for card in s.hand(player) if card not in SHOWN]
    return {"hand": sorted(hand), "deck": s.deck(player), "discard": s.discard(player)}


def untouched(**changed: list[str]) -> dict[str, list[str]]:
    return {"hand": sorted(HAND), "deck": DECK, "discard": [], **changed}


def strike(s: Scenario, attack: str, hit: bool) -> None:
    row = ROWS[attack]
    s.answer(*(row.hit if hit and row.hit is not None else row.answers))
    s.play(attack)
    assert not s.unanswered


def test_every_attack_of_the_catalog_has_a_row() -> None:
    """No Attack is forgotten: each card of that type has a row, and no row is of anything else."""
    assert sorted(ROWS) == ATTACKS


@pytest.mark.parametrize("attack", ATTACKS)
def test_every_attack_strikes_the_unprotected(attack: str) -> None:
    """Without protection each Attack does to its victim what its row says."""
    row = ROWS[attack]
    assert row.after or row.seen[0] != row.seen[1]
    s = victim_of(attack, None)
    strike(s, attack, hit=True)
    assert zones(s, 1) == untouched(**row.after)
    if row.later:
        assert row.later(s, 1, True) == row.seen[1]
    assert not s.unanswered


@pytest.mark.parametrize("protection", PROTECTIONS)
@pytest.mark.parametrize("attack", ATTACKS)
def test_lighthouse__it_and_moat_stop_every_attack(attack: str, protection: str) -> None:
    """Whichever Attack it is: Moat and Shield if shown, Lighthouse and Lighthouse (1e) unasked,
    keep their owner's hand, deck and discard pile as they are, at once and in later turns."""
    row = ROWS[attack]
    s = victim_of(attack, protection)
    strike(s, attack, hit=False)
    assert zones(s, 1) == untouched()
    questions = [asked.card for asked in s.asked if asked.player == 1]
    assert questions == ([protection] if protection in SHOWN else [])
    if row.later:
        assert row.later(s, 1, False) == row.seen[0]
    assert "Curse" not in s.owned(1) and not s.unanswered


@pytest.mark.parametrize("protection", PROTECTIONS)
@pytest.mark.parametrize("attack", ATTACKS)
def test_lighthouse__it_and_moat_save_their_owner_only(attack: str, protection: str) -> None:
    """Three players: the left neighbour is protected, the next one is hit all the same."""
    row = ROWS[attack]
    s = victim_of(attack, protection, players=3)
    strike(s, attack, hit=True)
    assert zones(s, 1) == untouched()
    assert zones(s, 2) == untouched(**row.after)
    if row.later:
        assert row.later(s, 2, True) == row.seen[1]
    assert "Curse" not in s.owned(1) and not s.unanswered
