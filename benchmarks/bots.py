"""The bot of the benchmark that is not in the library."""

from __future__ import annotations

from typing import Any

from strategies import Strategy


class MoneyInPython(Strategy):
    """Province, Gold, Silver as in limit.c, but asked from Python at every buy."""

    def choose_buy(self, view: Any, decision: Any) -> str | None:
        for card in ("Province", "Gold", "Silver"):
            if card in decision.candidates:
                return card
        return None
