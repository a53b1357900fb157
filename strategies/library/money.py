"""Money: Treasures and Provinces, with a few chosen cards on top."""

from __future__ import annotations

from collections.abc import Mapping

from strategies import Rule, Strategy, StrategyError, buy, money, owned, supply
from strategies.library.parts import greening
from strategies.names import card_name, printed_cost


class PlainMoney(Strategy):
    """Province, Gold, Silver: the three rules that throughput is measured with."""

    aliases = ("three_rules",)
    buys = [buy("Province"), buy("Gold"), buy("Silver")]


class BigMoney(Strategy):
    """Treasures and Provinces, and so many copies of any cards: bigmoney:Wharf=2,Caravan=1.

    Cards for 5 and more come before Gold, cheaper ones before Silver.
    """

    aliases = ("bm",)

    def __init__(self, cards: Mapping[str, int] | None = None, /, **more: int) -> None:
        self.cards = _counted({**(cards or {}), **more})
        by_cost = sorted(self.cards, key=printed_cost, reverse=True)
        wanted = [buy(card, owned(card) < self.cards[card]) for card in by_cost]
        dear = sum(printed_cost(card) >= 5 for card in by_cost)
        self.buys: list[Rule] = [
            *greening(), *wanted[:dear], buy("Gold"), *wanted[dear:], buy("Silver")
        ]  # fmt: skip
        if self.cards:
            given = ",".join(f"{card}={count}" for card, count in self.cards.items())
            self.name = f"{type(self).__name__}:{given}"

    @property
    def key_cards(self) -> tuple[str, ...]:
        """Fits everywhere without cards of its own."""
        return tuple(self.cards)


class BigMoneyUltimate(Strategy):
    """Money tuned to the end of the game: the first Province waits for 18 coins in the deck."""

    aliases = ("bmu",)
    key_cards = ()
    buys = [
        buy("Province", (money > 18) | (supply("Province") <= 6)),
        buy("Duchy", supply("Province") <= 4),
        buy("Estate", supply("Province") <= 2),
        buy("Gold"),
        buy("Duchy", supply("Province") <= 6),
        buy("Silver"),
    ]


def _counted(cards: Mapping[str, int]) -> dict[str, int]:
    """The cards by their English names, each with a sensible number."""
    counted: dict[str, int] = {}
    for given, count in cards.items():
        card = card_name(given)
        if card in counted:
            raise StrategyError(f"{card} is given twice")
        if type(count) is not int or count < 1:
            raise StrategyError(f"{card}={count}: give the number of copies, 1 or more")
        counted[card] = count
    return counted
