"""Tables that the rulings of Plunder are tried on."""

from __future__ import annotations

import pytest

from simcore import Scenario

TRASH_IT = "trash this to gain a Duration"      # Cabin Boy
GAIN, TAKE = "gain a card onto this", "take a card from this"       # Quartermaster
COPPERS = ["Copper"] * 20
TABLES: list[Scenario] = []


@pytest.fixture(autouse=True)
def every_answer_was_asked_for():
    """A queued answer that no decision used would mean that the table went another way."""
    TABLES.clear()
    yield
    for s in TABLES:
        assert s.unanswered == []


def table(*cards, players=2, loot=None, **options):
    """Empty hands over decks of Coppers, so that every draw is known; the Loots in this order."""
    s = Scenario(cards, players=players, **options)
    for p in range(players):
        s.put(p, hand=[], deck=COPPERS, discard=[], in_play=[])
    if loot is not None:
        s.set_supply("Loot", loot)
    s.actions = 5
    TABLES.append(s)
    return s


def next_round(s):
    """To the start of the same player's next turn, through the other player's empty one."""
    s.end_turn()
    s.end_turn()


def names(cards):
    return sorted(cards)


def kinds(s):
    return [asked.kind for asked in s.asked]
