"""Engines: decks that draw themselves.

Their numbers were tuned in the recommended kingdoms they fit, against the best money bot there,
with other luck than the league's. Most wait with the first Province until the deck can pay for one
every turn.
"""

from strategies import Strategy, buy, cards_owned, minimum, money, owned, supply, turn
from strategies.library.parts import greening, late_greening, piling_out


class VillageSmithy(Strategy):
    """A Smithy, Gold and Markets, then a Village for every further Smithy."""

    aliases = ("village_smithy_engine",)
    key_cards = ("Village", "Smithy")
    buys = [
        *piling_out(),
        *late_greening(money > 15),
        buy("Smithy", owned("Smithy") < 1),
        buy("Gold"),
        buy("Market", owned("Market") < 2),
        buy("Village", owned("Village") < owned("Smithy") - 1),
        buy("Smithy", owned("Smithy") < minimum(4, 1 + cards_owned // 9)),
        buy("Silver"),
    ]


class ChapelVillageSmithy(Strategy):
    """The engine of the textbook: a Chapel first, Smithies with a Village each, Markets for coins
    and buys, a Militia every turn, and Gold only once all that is there."""

    aliases = ("chapel_village",)
    key_cards = ("Chapel", "Village", "Smithy")
    buys = [
        *piling_out(),
        *late_greening(money > 15, duchies=3),
        buy("Gold", (owned("Gold") < 4) & (turn > 5)),
        buy("Militia", owned("Militia") < 1),
        buy("Market", owned("Market") < 8),
        buy("Chapel", owned("Chapel") < 1),
        buy("Village", owned("Village") < owned("Smithy") + owned("Militia")),
        buy("Smithy", owned("Smithy") < 4),
        buy("Silver"),
    ]


class ChapelLaboratory(Strategy):
    """A Chapel first; then Laboratories, Markets and one terminal more for every Village draw what
    is left of the deck turn after turn."""

    aliases = ("chapel_engine",)
    key_cards = ("Chapel", "Laboratory")
    buys = [
        *piling_out(),
        *late_greening(money > 15, duchies=3),
        buy("Witch", (owned("Witch") < 2) & (supply("Curse") > 2)),
        buy("Bandit", (owned("Bandit") < 1) & (turn > 5)),
        buy("Militia", owned("Militia") < 1),
        buy("Festival", owned("Festival") < 1),
        buy("Gold", owned("Gold") < 4),
        buy("Laboratory", owned("Laboratory") < 3),
        buy("Market", (owned("Market") < 7) & (turn > 5)),
        buy("Smithy", (owned("Smithy") < 2) & (turn > 5)),
        buy("Chapel", owned("Chapel") < 1),
        buy("Village", owned("Village") < 4),
        buy("Laboratory"),
        buy("Silver"),
    ]


class ThroneRoomMarket(Strategy):
    """Markets, doubled by Throne Rooms, around the one terminal that a money deck would have."""

    aliases = ("throne_market",)
    key_cards = ("Throne Room", "Market")
    buys = [
        *piling_out(),
        *late_greening(money > 15, duchies=5),
        buy("Bureaucrat", owned("Bureaucrat") < 1),
        buy("Gold"),
        buy("Market", owned("Market") < 4),
        buy("Throne Room", owned("Throne Room") < minimum(2, owned("Market") // 2)),
        buy("Smithy", owned("Smithy") < 1),
        buy("Silver"),
    ]


class LaboratoryEngine(Strategy):
    """Gold and Laboratories: a deck that sees most of its cards each turn, and the one terminal of
    the kingdom that is worth seeing often."""

    aliases = ("lab", "labs")
    key_cards = ("Laboratory",)
    buys = [
        *piling_out(),
        *late_greening(money > 15),
        buy("Witch", (owned("Witch") < 2) & (supply("Curse") > 2)),
        buy("Souk", owned("Souk") < 1),
        buy("Market", owned("Market") < 1),
        buy("Gold"),
        buy("Moneylender", (owned("Moneylender") < 1) & (turn <= 4)),
        buy("Oracle", owned("Oracle") < 1),
        buy("Laboratory"),
        buy("Militia", owned("Militia") < 2),
        buy("Silver"),
    ]


class FestivalLibrary(Strategy):
    """Festivals for coins and buys, Libraries to refill the hand, and a Militia every turn."""

    aliases = ("festival_library_engine",)
    key_cards = ("Festival", "Library")
    buys = [
        *piling_out(),
        *late_greening(money > 15),
        buy("Gold", owned("Gold") < 2),
        buy("Library", owned("Library") < 2),
        buy("Militia", owned("Militia") < 1),
        buy("Festival", owned("Festival") < 5),
        buy("Silver"),
    ]


class BazaarWharf(Strategy):
    """Bazaars for actions and coins, Wharves for cards and buys; Provinces once both are there."""

    aliases = ("bazaar",)
    key_cards = ("Bazaar", "Wharf")
    buys = [
        *piling_out(),
        *late_greening(money > 19),
        buy("Wharf", owned("Wharf") < 4),
        buy("Bazaar"),
        buy("Caravan", (owned("Caravan") < 3) & (turn > 5)),
        buy("Silver", owned("Silver") < 7),
        buy("Haven", owned("Haven") < 4),
    ]


class FishingVillageWharf(Strategy):
    """Fishing Villages carry six Wharves; no Gold, and no Province before the deck draws itself."""

    aliases = ("fishing_wharf",)
    key_cards = ("Fishing Village", "Wharf")
    buys = [
        *piling_out(),
        *late_greening(money > 17, duchies=3),
        buy("Cutpurse", owned("Cutpurse") < 1),
        buy("Wharf", owned("Wharf") < 6),
        buy("Fishing Village", owned("Fishing Village") < 5),
        buy("Warehouse", owned("Warehouse") < 1),
        buy("Silver"),
    ]


class FishingVillageLibrary(Strategy):
    """Ambassadors send the bad cards back, Fishing Villages leave the hand small, Libraries fill
    it up again: a small deck that all comes into play."""

    aliases = ("fishing_library",)
    key_cards = ("Fishing Village", "Library")
    buys = [
        *piling_out(),
        *late_greening(money > 15, duchies=3),
        buy("Witch", (owned("Witch") < 1) & (supply("Curse") > 2)),
        buy("Market", owned("Market") < 1),
        buy("Ambassador", owned("Ambassador") < 2),
        buy("Library", owned("Library") < 2),
        buy("Fishing Village", owned("Fishing Village") < 5),
        buy("Market", owned("Market") < 3),
        buy("Gold"),
        buy("Silver"),
    ]


class FestivalCouncil(Strategy):
    """Council Rooms draw, Festivals give the actions and spend the buys."""

    aliases = ("festival_council_room",)
    key_cards = ("Festival", "Council Room")
    buys = [
        *piling_out(),
        *late_greening(money > 15),
        buy("Gold", owned("Gold") < 2),
        buy("Council Room", owned("Council Room") < 2),
        buy("Festival"),
        buy("Laboratory", owned("Laboratory") < 3),
        buy("Silver"),
    ]


class BorderVillageDraw(Strategy):
    """Border Villages bring the best five-coin card of the kingdom along, and let it be played."""

    aliases = ("border_village",)
    key_cards = ("Border Village", ("Haggler", "Barbarian", "Souk", "Stables"))
    buys = [
        *piling_out(),
        *greening(),
        buy("Barbarian", owned("Barbarian") < 2),
        buy("Haggler", owned("Haggler") < 1),
        buy("Gold", owned("Gold") < 2),
        buy("Border Village", owned("Border Village") < 5),
        buy("Souk", owned("Souk") < 2),
        buy("Stables", owned("Stables") < 4),
        buy("Highway", owned("Highway") < 6),
        buy("Silver"),
    ]


class InnMargrave(Strategy):
    """Inns sort the hand and let Margraves follow Noble Brigands: one attack draws, one robs."""

    aliases = ("inn",)
    key_cards = ("Inn", "Margrave")
    buys = [
        *piling_out(),
        *greening(duchies=5),
        buy("Gold"),
        buy("Margrave", owned("Margrave") < 1),
        buy("Inn", owned("Inn") < 2),
        buy("Noble Brigand", owned("Noble Brigand") < 5),
        buy("Margrave", owned("Margrave") < 4),
        buy("Silver"),
    ]


class CapitalCityDraw(Strategy):
    """Capital Cities around a Margrave, a Galleria or Jacks; two cards or two coins as needed."""

    aliases = ("capital_city",)
    key_cards = ("Capital City", ("Margrave", "Galleria"))
    buys = [
        *piling_out(),
        *greening(),
        buy("Margrave", owned("Margrave") < 1),
        buy("Gold"),
        buy("Galleria", (owned("Galleria") < 2) & (turn <= 4)),
        buy("Capital City"),
        buy("Jack of All Trades", owned("Jack of All Trades") < 2),
        buy("Silver"),
    ]


class TownEmissary(Strategy):
    """Emissaries draw three and collect favors; Towns let them and a Barbarian be played."""

    aliases = ("town",)
    key_cards = ("Town", "Emissary")
    buys = [
        *piling_out(),
        *greening(),
        buy("Barbarian", (owned("Barbarian") < 1) & (turn <= 4)),
        buy("Gold"),
        buy("Emissary", owned("Emissary") < 3),
        buy("Silver", owned("Silver") < 2),
        buy("Town", owned("Town") < owned("Emissary") + 2),
        buy("Silver"),
    ]


class HarborVillagePilgrim(Strategy):
    """A Harbor Village in front of every Pilgrim; Sacks of Loot pay for what they draw."""

    aliases = ("harbor_village",)
    key_cards = ("Harbor Village", "Pilgrim")
    buys = [
        *piling_out(),
        *late_greening(money > 15, duchies=5),
        buy("Sack of Loot", owned("Sack of Loot") < 2),
        buy("Pilgrim", owned("Pilgrim") < 4),
        buy("Harbor Village", owned("Harbor Village") < owned("Pilgrim")),
        buy("Maroon", owned("Maroon") < 1),
        buy("Silver"),
    ]


class MarketSquare(Strategy):
    """Markets and Festivals: several buys and many coins, and Smithies that the Festivals carry."""

    aliases = ("market_festival",)
    key_cards = ("Market", "Festival")
    buys = [
        *piling_out(),
        *late_greening(money > 17),
        buy("Festival", owned("Festival") < owned("Smithy")),
        buy("Gold"),
        buy("Market", owned("Market") < 4),
        buy("Festival", owned("Festival") < 2),
        buy("Smithy", owned("Smithy") < 2),
        buy("Silver"),
    ]


class LaboratorySentry(Strategy):
    """Sentries clean the deck until the Laboratories draw most of it."""

    aliases = ("lab_sentry",)
    key_cards = ("Laboratory", "Sentry")
    buys = [
        *piling_out(),
        *late_greening(money > 12, duchies=3),
        buy("Sentry", owned("Sentry") < 2),
        buy("Souk", owned("Souk") < 1),
        buy("Witch's Hut", owned("Witch's Hut") < 2),
        buy("Artisan", owned("Artisan") < 1),
        buy("Laboratory", owned("Laboratory") < 3),
        buy("Gold"),
        buy("Silver"),
    ]


class LongshipCrew(Strategy):
    """Longships draw for the next turn and let two Crews be played in this one."""

    aliases = ("longship",)
    key_cards = ("Longship", "Crew")
    buys = [
        *piling_out(),
        *greening(),
        buy("Pickaxe", owned("Pickaxe") < 1),
        buy("Crew", owned("Crew") < 1),
        buy("Gold"),
        buy("Longship", owned("Longship") < 2),
        buy("Crew", owned("Crew") <= owned("Longship")),
        buy("Silver"),
    ]


class VillageWitch(Strategy):
    """Two Witches that never collide, thanks to Villages, in a deck that trashes what they draw."""

    aliases = ("witch_village",)
    key_cards = ("Witch", ("Village", "Fishing Village", "Festival"))
    buys = [
        *piling_out(),
        *late_greening(money > 15),
        buy("Sentry", owned("Sentry") < 1),
        buy("Witch", (owned("Witch") < 2) & (supply("Curse") > 2)),
        buy("Chapel", (owned("Chapel") < 1) & (turn <= 4)),
        buy("Laboratory", owned("Laboratory") < 3),
        buy("Village", owned("Village") < owned("Witch") + owned("Chapel") - 1),
        buy("Festival", owned("Festival") < 2),
        buy("Gold"),
        buy("Ambassador", owned("Ambassador") < 2),
        buy("Fishing Village", owned("Fishing Village") < owned("Witch")),
        buy("Silver"),
    ]
