"""Cards on mats and set aside belong to their owner: they score, and are counted, all the time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest

from simcore import Scenario
from simcore.catalog import load
from tests.rulings.card_words import cards_that_say

CATALOG = load()
Act = Callable[[Scenario], None]


@dataclass
class Aside:
    """How a card comes to lie aside; it is a Province unless only Actions can."""

    act: Act | None = None  # None: the card of the row is played
    card: str = "Province"
    hand: list[str] = field(default_factory=lambda: ["Province"])
    deck: list[str] = field(default_factory=list)
    answers: list[Any] = field(default_factory=list)
    gained: int = 0  # cards that come to their owner while this happens
    also: list[str] = field(default_factory=list)
    mat: str = ""
    favors: int = 0


def buys(card: str, event: str = "") -> Act:
    def act(s: Scenario) -> None:
        s.coins, s.buys = 20, 2
        if event:
            s.buy_event(event)
        if card:
            s.buy(card)

    return act


def plays(*cards: str) -> Act:
    def act(s: Scenario) -> None:
        for card in cards:
            s.play(card)

    return act


def gains_onto_the_quartermaster(s: Scenario) -> None:
    s.play("Quartermaster")
    s.end_turn()
    s.end_turn()


def at_clean_up(s: Scenario) -> None:
    s.end_turn()


ROWS = {
    "Island": Aside(mat="Island"),
    "Native Village": Aside(hand=[], deck=["Province"], answers=["set_aside_top"],
                            mat="Native Village"),
    "Haven": Aside(answers=["Province"]),
    "Blockade": Aside(card="Island", hand=[], answers=["Island"], also=["Island"], gained=1),
    "Royal Galley": Aside(card="Smithy", hand=["Smithy"], answers=["Smithy"], also=["Smithy"]),
    "Contract": Aside(card="Distant Shore", hand=["Distant Shore"], answers=["Distant Shore"],
                      also=["Odysseys"]),
    "Cage": Aside(answers=[["Province"]]),
    "Grotto": Aside(answers=[["Province"]]),
    "Puzzle Box": Aside(answers=["Province"]),
    "Quartermaster": Aside(gains_onto_the_quartermaster, card="Island", hand=[], also=["Island"],
                           answers=["gain a card onto this", "Island"], gained=1),
    "Deliver": Aside(buys("Duchy", "Deliver"), card="Duchy", hand=[], gained=1),
    "Prepare": Aside(buys("", "Prepare")),
    "Hasty": Aside(buys("Island"), card="Island", hand=[], gained=1),
    "Patient": Aside(at_clean_up, card="Island", hand=["Island"], answers=[["Island"]]),
}
# These put cards aside that are back before the turn is over, or have no room for points.
BACK_AT_ONCE = {"Tireless", "Trickster", "Coastal Haven"}


def aside(name: str, owner: list[str]) -> tuple[Scenario, int]:
    """The table with the card set aside, and how many cards the player had before."""
    row = ROWS[name]
    piles = ["Gardens", "Silk Road", "Jewelled Egg", *row.also]
    options: dict[str, Any] = {}
    card = CATALOG.cards.get(name)
    if card is None:
        kind = CATALOG.landscapes[name].kind
        options = {"events": [name]} if kind == "event" else {"traits": {name: "Island"}}
        piles += ["Island"] if kind == "trait" else []
    elif "Loot" not in card.types:
        piles.append(name)
    if card is not None and "Liaison" in card.types:
        options["ally"] = "League of Bankers"
    s = Scenario(piles, **options)
    for player in range(2):
        s.put(player, hand=[], deck=[], discard=[])
    own = [name] if card is not None else []
    # The deck is never empty: nothing is shuffled, and the new hand is all Coppers.
    s.put(0, hand=[*own, *row.hand], deck=[*row.deck, *["Copper"] * 20], discard=owner)
    before = sum(s.owned(0).values())
    s.actions = 5
    s.answer(*row.answers)
    (row.act or plays(name))(s)
    assert not s.unanswered
    return s, before


def test_everything_that_sets_cards_aside_has_a_row() -> None:
    """No mat, and no card that sets cards aside beyond the turn, is forgotten."""
    found = cards_that_say("new_tag", "take_aside", "TAG_ISLAND")
    assert found == {*ROWS, *BACK_AT_ONCE}


@pytest.mark.parametrize("name", ROWS)
def test_rule_mats_scoring__a_card_set_aside_scores_for_its_owner(name: str) -> None:
    """Its points count, and it is one of the player's cards for Gardens and Silk Road."""
    row = ROWS[name]
    s, before = aside(name, [])
    lying = s.mat(0, row.mat) if row.mat else s.set_aside(0)
    assert row.card in lying
    assert sum(s.owned(0).values()) == before + row.gained
    worth = {"Province": 6, "Duchy": 3, "Island": 2, "Distant Shore": 2, "Smithy": 0}
    points = sum(worth.get(card, 0) * n for card, n in s.owned(0).items())
    assert s.vp(0) == points >= worth[row.card]


@pytest.mark.parametrize("name", ROWS)
def test_rule_mats_scoring__a_card_set_aside_counts_for_gardens(name: str) -> None:
    """The player's tenth card lies aside: Gardens see as many tens as there are."""
    s, before = aside(name, ["Gardens"])
    plain = s.vp(0) - (before + ROWS[name].gained) // 10
    worth = {"Province": 6, "Duchy": 3, "Island": 2, "Distant Shore": 2}
    assert plain == sum(worth.get(card, 0) * n for card, n in s.owned(0).items())


@pytest.mark.parametrize("name", [n for n, row in ROWS.items() if row.card != "Smithy"])
def test_silk_road__counts_victory_cards_set_aside(name: str) -> None:
    """Silk Road and two Estates: with the Victory card that lies aside there are four."""
    s, _ = aside(name, ["Silk Road", "Estate", "Estate"])
    victory = [c for c, n in s.owned(0).items() for _ in range(n)
               if "Victory" in CATALOG.cards[c].types]
    worth = {"Province": 6, "Duchy": 3, "Island": 2, "Distant Shore": 2, "Estate": 1}
    assert len(victory) >= 4
    assert s.vp(0) == sum(worth.get(card, 0) for card in victory) + len(victory) // 4
