"""Openings that change the deck before it grows."""

from strategies import Strategy, buy, hand, money, owned, supply, trash, turn
from strategies.library.parts import greening, money_deck


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
        buy("Moneylender", (owned("Moneylender") < 1) & (turn <= 4)),
        buy("Silver"),
    ]


class SentryOpener(Strategy):
    """Two early Sentries throw out Estates and Coppers while the money grows."""

    aliases = ("sentry",)
    key_cards = ("Sentry",)
    buys = money_deck(dear=[buy("Sentry", (owned("Sentry") < 2) & (turn < 9))])


class AmbassadorOpener(Strategy):
    """An Ambassador sends the Estates to the others, then money."""

    aliases = ("ambassador",)
    key_cards = ("Ambassador",)
    buys = money_deck(cheap=[buy("Ambassador", (owned("Ambassador") < 1) & (turn < 4))])


class SpiceMerchantOpener(Strategy):
    """A Spice Merchant turns Coppers into cards and actions, or into coins and a buy."""

    aliases = ("spice_merchant",)
    key_cards = ("Spice Merchant", ("Margrave", "Barbarian", "Stables", "Laboratory"))
    buys = money_deck(
        dear=[buy("Margrave", owned("Margrave") < 2), buy("Barbarian", owned("Barbarian") < 2)],
        cheap=[
            buy("Spice Merchant", (owned("Spice Merchant") < 1) & (turn < 4)),
            buy("Stables", owned("Stables") < 3),
            buy("Laboratory", owned("Laboratory") < 5),
        ],
    )


class SentinelOpener(Strategy):
    """A Sentinel finds two bad cards among five; then money."""

    aliases = ("sentinel",)
    key_cards = ("Sentinel",)
    buys = money_deck(cheap=[buy("Sentinel", (owned("Sentinel") < 1) & (turn < 4))])


class LookoutOpener(Strategy):
    """A Lookout clears the way for a few strong cards of the sea."""

    aliases = ("lookout",)
    key_cards = ("Lookout", ("Wharf", "Ghost Ship", "Corsair"))
    buys = money_deck(
        dear=[
            buy("Wharf", owned("Wharf") < 2),
            buy("Ghost Ship", owned("Ghost Ship") < 2),
            buy("Corsair", owned("Corsair") < 2),
            buy("Sea Hag", (owned("Sea Hag") < 2) & (supply("Curse") > 4)),
        ],
        cheap=[buy("Lookout", (owned("Lookout") < 1) & (turn < 3))],
    )


class SalvagerMoney(Strategy):
    """A Salvager cashes in Estates early, and Golds for the last Provinces."""

    aliases = ("salvager",)
    key_cards = ("Salvager",)
    buys = money_deck(cheap=[buy("Salvager", owned("Salvager") < 1)])


class SpecialistMoney(Strategy):
    """A Specialist gains the terminal again that it has just played."""

    aliases = ("specialist",)
    key_cards = ("Specialist", ("Barbarian", "Highwayman", "Emissary"))
    buys = money_deck(
        dear=[
            buy("Barbarian", owned("Barbarian") < 2),
            buy("Highwayman", owned("Highwayman") < 2),
            buy("Specialist", (owned("Specialist") < 1) & (turn > 5)),
        ]
    )
