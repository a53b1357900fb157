"""The bots of the benchmark that are not in the library."""

from __future__ import annotations

from typing import Any

from strategies import Strategy, buy, owned
from strategies.library.parts import greening


class MoneyInPython(Strategy):
    """Province, Gold, Silver as in limit.c, but asked from Python at every buy."""

    def choose_buy(self, view: Any, decision: Any) -> str | None:
        for card in ("Province", "Gold", "Silver"):
            if card in decision.candidates:
                return card
        return None


class Engine(Strategy):
    """Drawers, a village for each of them, and a few copies of what the deck is for."""

    def __init__(self, village: str, drawer: str, copies: int, **extras: int) -> None:
        self.buys = [
            *greening(),
            *(buy(card, owned(card) < count) for card, count in extras.items()),
            buy(drawer, (owned(drawer) < copies) & (owned(drawer) <= owned(village))),
            buy(village, owned(village) < copies),
            buy("Gold"),
            buy("Silver"),
        ]
