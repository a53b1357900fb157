"""Tables that the rulings of Hinterlands are tried on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from simcore.scenario import Scenario


def table(*cards: str, players: int = 2, **options: object) -> Scenario:
    """A table on which nobody has a card yet."""
    s = Scenario(list(cards), players=players, **options)  # type: ignore[arg-type]
    for p in range(players):
        s.put(p, hand=[], deck=[], discard=[], in_play=[])
    return s


def kinds(s: Scenario) -> list[str]:
    return [asked.kind for asked in s.asked]


def same(cards: Iterable[str], *names: str) -> bool:
    """The same cards, in whatever order."""
    return Counter(cards) == Counter(names)


def buy(s: Scenario, *names: str) -> None:
    """Buys these cards with exactly the coins they cost now."""
    for name in names:
        s.coins, s.buys = s.cost(name), 1
        s.buy(name)


def remodel(s: Scenario, trashed: str, gained: str, *after: object) -> None:
    """Player 0 gains a card without buying it: Remodel, from a hand that holds `trashed`."""
    s.put(0, hand=["Remodel", *s.hand(0), trashed])
    hand = set(s.hand(0)) - {"Remodel"}
    s.answer(*([trashed] if len(hand) > 1 else []), gained, *after)
    s.play("Remodel")
