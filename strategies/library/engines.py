"""Engines: decks that draw themselves.

Their numbers were tuned against BigMoneyUltimate, in a kingdom of their own cards alone.
"""

from strategies import Strategy, buy, minimum, owned, play, supply
from strategies.library.parts import greening, late_greening, piling_out, up_to


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


class BazaarWharf(Strategy):
    """Bazaars for actions and coins, Wharves for cards and buys."""

    aliases = ("bazaar",)
    key_cards = ("Bazaar", "Wharf")
    buys = [
        *piling_out(),
        *greening(duchies=5),
        buy("Wharf", owned("Wharf") <= owned("Bazaar") + 1),
        buy("Gold"),
        buy("Bazaar"),
        buy("Silver"),
    ]


class FishingVillageWharf(Strategy):
    """Fishing Villages carry as many Wharves as can be bought."""

    aliases = ("fishing_wharf",)
    key_cards = ("Fishing Village", "Wharf")
    buys = [
        *piling_out(),
        *greening(duchies=5),
        buy("Wharf", owned("Wharf") < 5),
        buy("Gold"),
        buy("Fishing Village", owned("Fishing Village") < owned("Wharf") + 1),
        buy("Silver"),
    ]
    plays = [play("Fishing Village"), play("Wharf")]


class FishingVillageLibrary(Strategy):
    """Fishing Villages leave the hand small, Libraries fill it up again."""

    aliases = ("fishing_library",)
    key_cards = ("Fishing Village", "Library")
    buys = [
        *piling_out(),
        *greening(duchies=5),
        buy("Library", owned("Library") < 2),
        buy("Gold"),
        buy("Library", owned("Library") < minimum(4, owned("Fishing Village"))),
        buy("Fishing Village", owned("Fishing Village") < 4),
        buy("Silver"),
    ]


class FestivalCouncil(Strategy):
    """Council Rooms draw, Festivals give the actions and spend the buys."""

    aliases = ("festival_council_room",)
    key_cards = ("Festival", "Council Room")
    buys = [
        *piling_out(),
        *greening(duchies=5),
        buy("Gold", owned("Gold") < 1),
        buy("Council Room", owned("Council Room") <= owned("Festival")),
        buy("Gold"),
        buy("Festival"),
        buy("Silver"),
    ]
    plays = [play("Festival"), play("Council Room")]


class BorderVillageDraw(Strategy):
    """Border Villages bring the best draw card of the kingdom along, and let it be played."""

    aliases = ("border_village",)
    key_cards = ("Border Village", ("Haggler", "Barbarian", "Souk", "Stables"))
    buys = [
        *piling_out(),
        *greening(duchies=5),
        buy("Barbarian", owned("Barbarian") < 2),
        buy("Souk", owned("Souk") < 2),
        *up_to("Haggler", 1),
        buy("Gold", owned("Gold") < 2),
        buy("Border Village", owned("Border Village") < 4),
        buy("Stables"),
        *up_to("Highway", 5),
        buy("Silver"),
    ]


class InnMargrave(Strategy):
    """Inns sort the hand and give actions; Margraves draw and attack, several a turn."""

    aliases = ("inn",)
    key_cards = ("Inn", "Margrave")
    buys = [
        *piling_out(),
        *greening(duchies=5),
        buy("Margrave", owned("Margrave") <= owned("Inn") + 1),
        buy("Gold"),
        buy("Inn", owned("Inn") < 3),
        buy("Silver"),
    ]


class CapitalCityDraw(Strategy):
    """Capital Cities around a Margrave or a Haggler; two cards or two coins as needed."""

    aliases = ("capital_city",)
    key_cards = ("Capital City", ("Margrave", "Galleria"))
    buys = [
        *piling_out(),
        *greening(duchies=5),
        buy("Margrave", owned("Margrave") <= owned("Capital City")),
        buy("Galleria", owned("Galleria") <= owned("Capital City")),
        buy("Gold"),
        buy("Capital City", owned("Capital City") < 3),
        buy("Silver"),
    ]


class TownEmissary(Strategy):
    """Emissaries draw three and collect favors; Towns give the actions or the buy."""

    aliases = ("town",)
    key_cards = ("Town", "Emissary")
    buys = [
        *piling_out(),
        *greening(duchies=5),
        buy("Emissary", owned("Emissary") < 2),
        buy("Gold"),
        buy("Town", owned("Town") < minimum(2, owned("Emissary"))),
        buy("Silver"),
    ]


class HarborVillagePilgrim(Strategy):
    """Harbor Villages in front of Pilgrims, which draw four each."""

    aliases = ("harbor_village",)
    key_cards = ("Harbor Village", "Pilgrim")
    buys = [
        *piling_out(),
        *greening(),
        buy("Pilgrim", owned("Pilgrim") < 2),
        buy("Gold"),
        buy("Pilgrim", owned("Pilgrim") <= owned("Harbor Village") + 1),
        buy("Harbor Village", owned("Harbor Village") < owned("Pilgrim")),
        buy("Silver"),
    ]


class MarketSquare(Strategy):
    """Markets and Festivals: no draw to speak of, but several buys and many coins."""

    aliases = ("market_festival",)
    key_cards = ("Market", "Festival")
    buys = [
        *piling_out(),
        *greening(),
        buy("Gold"),
        buy("Market", owned("Market") < 4),
        buy("Festival", owned("Festival") < 2),
        buy("Silver"),
    ]


class LaboratorySentry(Strategy):
    """Sentries clean the deck until the Laboratories draw all of it."""

    aliases = ("lab_sentry",)
    key_cards = ("Laboratory", "Sentry")
    buys = [
        *piling_out(),
        *late_greening(owned("Gold") > 1, duchies=5),
        buy("Sentry", owned("Sentry") < 2),
        buy("Gold"),
        buy("Laboratory"),
        buy("Silver"),
    ]


class LongshipCrew(Strategy):
    """Longships draw for the next turn and let two Crews be played in this one."""

    aliases = ("longship",)
    key_cards = ("Longship", "Crew")
    buys = [
        *piling_out(),
        *greening(duchies=5),
        buy("Crew", owned("Crew") < 1),
        buy("Gold"),
        buy("Longship", owned("Longship") < 2),
        buy("Crew", owned("Crew") < owned("Longship")),
        buy("Silver"),
    ]


class VillageWitch(Strategy):
    """Two Witches that never collide, thanks to a Village."""

    aliases = ("witch_village",)
    key_cards = ("Witch", ("Village", "Fishing Village", "Festival"))
    buys = [
        *piling_out(),
        *greening(duchies=5),
        buy("Witch", (owned("Witch") < 3) & (supply("Curse") > 2)),
        buy("Gold"),
        buy("Fishing Village", owned("Fishing Village") < owned("Witch")),
        buy("Festival", owned("Festival") < owned("Witch")),
        buy("Village", owned("Village") < owned("Witch") - 1),
        buy("Silver"),
    ]
