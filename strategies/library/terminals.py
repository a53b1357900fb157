"""Money with one or two terminal Actions: few enough that they rarely collide."""

from __future__ import annotations

from strategies import (
    Strategy,
    StrategyError,
    buy,
    cards_owned,
    hand,
    minimum,
    owned,
    supply,
    trash,
    turn,
)
from strategies.library.parts import greening
from strategies.names import card_name


class SmithyMoney(Strategy):
    """Money with a Smithy, and one more for every sixteen cards."""

    aliases = ("smithy",)
    key_cards = ("Smithy",)
    buys = [
        *greening(),
        buy("Gold"),
        buy("Smithy", owned("Smithy") < 1 + cards_owned // 16),
        buy("Silver"),
    ]


class CouncilRoomMoney(Strategy):
    """Money with Council Rooms, up to three as the deck grows."""

    aliases = ("councilroom",)
    key_cards = ("Council Room",)
    buys = [
        *greening(duchies=5),
        buy("Council Room", owned("Council Room") < 1),
        buy("Gold"),
        buy("Council Room", owned("Council Room") < minimum(3, cards_owned // 8)),
        buy("Silver"),
    ]


class WitchMoney(Strategy):
    """Two Witches while there are Curses to give away, then money."""

    aliases = ("witch",)
    key_cards = ("Witch",)
    buys = [
        *greening(duchies=5, estates=2),
        buy("Witch", (owned("Witch") < 2) & (supply("Curse") > 3)),
        buy("Gold"),
        buy("Silver"),
    ]


class MilitiaMoney(Strategy):
    """Money with an early Militia, and a second one later."""

    aliases = ("militia",)
    key_cards = ("Militia",)
    buys = [
        *greening(),
        buy("Gold"),
        buy("Militia", owned("Militia") < 1 + (turn > 7)),
        buy("Silver"),
    ]


class BanditMoney(Strategy):
    """Money with a Bandit that brings Gold and robs the others of theirs."""

    aliases = ("bandit",)
    key_cards = ("Bandit",)
    buys = [
        *greening(),
        buy("Bandit", owned("Bandit") < 1),
        buy("Gold"),
        buy("Bandit", (owned("Bandit") < 2) & (turn > 7) & (supply("Province") > 4)),
        buy("Silver"),
    ]


class MineMoney(Strategy):
    """Money with a Mine that turns Silver into Gold and Copper into Silver."""

    aliases = ("mine",)
    key_cards = ("Mine",)
    buys = [
        *greening(),
        buy("Gold"),
        buy("Mine", (owned("Mine") < 1) & (turn <= 10)),
        buy("Silver"),
    ]
    trashes = [
        trash("Gold", supply("Platinum") > 0),
        trash("Silver"),
        trash("Copper"),
    ]


class RemodelMoney(Strategy):
    """Money with a Remodel that clears Estates early and turns Gold into Provinces late."""

    aliases = ("remodel",)
    key_cards = ("Remodel",)
    buys = [
        *greening(),
        buy("Gold"),
        buy("Remodel", owned("Remodel") < 1),
        buy("Silver"),
    ]
    trashes = [
        trash("Gold", (supply("Province") <= 6) & (supply("Province") > 0)),
        trash("Curse"),
        trash("Estate", supply("Province") > 2),
        trash("Remodel", hand("Remodel") > 1),
        trash("Copper"),
    ]


class WharfMoney(Strategy):
    """Two Wharves, then money."""

    aliases = ("wharf",)
    key_cards = ("Wharf",)
    buys = [
        *greening(),
        buy("Wharf", owned("Wharf") < 2),
        buy("Gold"),
        buy("Wharf", owned("Wharf") < cards_owned // 8),
        buy("Silver"),
    ]


class JackMoney(Strategy):
    """Two Jacks of All Trades, which bring the Silver, then money."""

    aliases = ("jack",)
    key_cards = ("Jack of All Trades",)
    buys = [
        *greening(duchies=5, estates=2),
        buy("Gold"),
        buy("Jack of All Trades", owned("Jack of All Trades") < 1 + (turn > 4)),
        buy("Silver"),
    ]


class DoubleTerminal(Strategy):
    """Money with one copy each of two terminals: double_terminal:first=Smithy,second=Militia."""

    def __init__(self, first: str = "Smithy", second: str = "Militia") -> None:
        self.first, self.second = card_name(first), card_name(second)
        if self.first == self.second:
            raise StrategyError(f"{self.first} is given twice; use bigmoney:{self.first}=2")
        self.name = f"DoubleTerminal:{self.first}+{self.second}"
        self.buys = [
            *greening(),
            buy("Gold"),
            buy(self.first, owned(self.first) < 1),
            # The second waits a moment: two terminals in a deck of twelve collide too often.
            buy(self.second, (owned(self.second) < 1) & (turn > 2)),
            buy("Silver"),
        ]

    @property
    def key_cards(self) -> tuple[str, ...]:
        return self.first, self.second
