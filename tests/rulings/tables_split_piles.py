"""Tables that the rulings of the split piles of Allies are tried on."""

from __future__ import annotations

from simcore.scenario import Scenario

ROTATE, STAY = True, False
CARD_AND_ACTION = "+1 Card and +1 Action"


def table(*cards: str, players: int = 2, ally: str | None = None, **more: object) -> Scenario:
    """A kingdom in which nobody owns anything yet."""
    s = Scenario(list(cards), ally, players, **more)
    for player in range(players):
        lay(s, player)
    return s


def lay(s: Scenario, player: int = 0, *, hand=(), deck=(), discard=(), in_play=()) -> None:
    """All zones of a player: what is not named is empty."""
    s.put(player, hand=hand, deck=deck, discard=discard, in_play=in_play)


def kinds(s: Scenario) -> list[str]:
    return [asked.kind for asked in s.asked]


def top(s: Scenario, pile: str) -> str:
    return s.pile(pile)[0]
