"""Engines: decks that draw themselves.

Their numbers were tuned against BigMoneyUltimate, in a kingdom of their own cards alone.
"""

from strategies import Strategy, buy, minimum, owned, play
from strategies.library.parts import greening, piling_out, up_to


class VillageSmithy(Strategy):
    """Smithies, and a Village for each once three Silvers can pay for the draw."""

    aliases = ("village_smithy_engine",)
    key_cards = ("Village", "Smithy")
    buys = [
        *piling_out(),
        *greening(),
        buy("Gold"),
        buy("Smithy", (owned("Smithy") < 4) & (owned("Smithy") <= owned("Village"))),
        buy("Village", (owned("Village") < owned("Smithy")) & (owned("Silver") >= 3)),
        buy("Silver"),
    ]
    plays = [play("Village"), play("Smithy")]


class ThroneRoomMarket(Strategy):
    """Markets, doubled by a Throne Room for every second one."""

    aliases = ("throne_market",)
    key_cards = ("Throne Room", "Market")
    buys = [
        *piling_out(),
        *greening(),
        buy("Gold"),
        buy("Market", owned("Market") < 7),
        *up_to("Throne Room", minimum(2, owned("Market") // 2)),
        buy("Silver"),
    ]


class LaboratoryEngine(Strategy):
    """Gold and Laboratories: a deck that sees most of its cards each turn."""

    aliases = ("lab", "labs")
    key_cards = ("Laboratory",)
    buys = [
        *piling_out(),
        *greening(),
        buy("Gold"),
        buy("Laboratory"),
        buy("Silver"),
    ]


class FestivalLibrary(Strategy):
    """Festivals for coins and buys, Libraries to refill the hand."""

    aliases = ("festival_library_engine",)
    key_cards = ("Festival", "Library")
    buys = [
        *piling_out(),
        *greening(),
        buy("Gold"),
        buy("Library", (owned("Library") < 2) & (owned("Library") <= owned("Festival"))),
        buy("Festival", owned("Festival") < 4),
        buy("Silver"),
    ]
    plays = [play("Festival"), play("Library")]
