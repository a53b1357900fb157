"""Engines: decks that draw themselves and buy several cards a turn."""

from strategies import Strategy, buy, owned, play, supply
from strategies.library.parts import greening, piling_out


class VillageSmithy(Strategy):
    """As many Villages as Smithies, a few Golds, then Provinces."""

    aliases = ("village_smithy_engine",)
    buys = [
        *piling_out(),
        *greening(),
        buy("Gold", owned("Gold") < 2),
        buy("Smithy", (owned("Smithy") < 5) & (owned("Smithy") <= owned("Village"))),
        buy("Village", owned("Village") < 6),
        buy("Gold"),
        buy("Silver"),
    ]
    plays = [play("Village"), play("Smithy")]


class ThroneRoomMarket(Strategy):
    """Markets doubled by Throne Rooms: many buys, much money, no terminals."""

    aliases = ("throne_market",)
    buys = [
        *piling_out(),
        *greening(),
        buy("Market", owned("Market") < 7),
        buy("Gold"),
        buy("Throne Room", (owned("Throne Room") < 3) & (2 * owned("Throne Room") < owned("Market"))),
        buy("Silver"),
    ]


class LaboratoryEngine(Strategy):
    """Laboratories first, Gold beside them: a deck that sees most of its cards each turn."""

    aliases = ("lab", "labs")
    buys = [
        *piling_out(),
        *greening(),
        buy("Laboratory", owned("Laboratory") < 2 + 2 * owned("Gold")),
        buy("Gold"),
        buy("Laboratory"),
        buy("Silver"),
    ]


class FestivalLibrary(Strategy):
    """Festivals for coins and buys, Libraries to refill the hand."""

    aliases = ("festival_library_engine",)
    buys = [
        *piling_out(),
        *greening(),
        buy("Library", (owned("Library") < 4) & (owned("Library") < owned("Festival"))),
        buy("Festival", (owned("Festival") < 6) & (supply("Province") > 2)),
        buy("Gold"),
        buy("Silver"),
    ]
    plays = [play("Festival"), play("Library")]
