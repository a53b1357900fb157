"""Openings that change the deck before it grows."""

from strategies import Strategy, buy, hand, money, owned, supply, trash, turn
from strategies.library.parts import greening, up_to


class ChapelOpener(Strategy):
    """Chapel and Silver at once, Estates and Coppers away, then Gold and Provinces."""

    aliases = ("chapel",)
    key_cards = ("Chapel",)
    buys = [
        *greening(duchies=3),
        buy("Gold"),
        buy("Chapel", (owned("Chapel") < 1) & (turn <= 2) & (owned("Silver") > 0)),
        buy("Laboratory", owned("Laboratory") < 4),
        buy("Market", owned("Market") < 3),
        buy("Silver"),
        buy("Chapel", (owned("Chapel") < 1) & (turn <= 4)),
    ]
    trashes = [
        trash("Curse"),
        trash("Estate", supply("Province") > 2),
        # Even with every Copper of this hand gone, the deck must still afford something good.
        trash("Copper", (money - hand("Copper") >= 5) & (supply("Province") > 2)),
    ]


class MoneylenderOpener(Strategy):
    """An early Moneylender melts Coppers into Gold; then money."""

    aliases = ("moneylender",)
    key_cards = ("Moneylender",)
    buys = [
        *greening(),
        buy("Gold"),
        *up_to("Moneylender", 1, turn <= 4),
        buy("Silver"),
    ]
