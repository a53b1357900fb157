"""Combos: cards that are worth more together than apart."""

from strategies import (
    Strategy,
    actions,
    buy,
    buys_left,
    cards_owned,
    coins,
    gained,
    hand,
    minimum,
    money,
    owned,
    play,
    supply,
    turn,
)
from strategies.library.parts import (
    greening,
    late_greening,
    money_deck,
    own,
    piling_out,
    take,
    up_to,
)


class TreasureMapWarehouse(Strategy):
    """Warehouses dig for the pair of Treasure Maps; four Golds on the deck do the rest."""

    aliases = ("treasure_map",)
    key_cards = ("Treasure Map", ("Warehouse", "Cellar"))
    buys = money_deck(
        dear=[buy("Wharf", owned("Wharf") < 2), buy("Ghost Ship", owned("Ghost Ship") < 2)],
        cheap=[
            buy("Treasure Map", (owned("Treasure Map") < 3) & (owned("Gold") < 3) & (turn < 9)),
            buy("Warehouse", owned("Warehouse") < 1),
            buy("Cellar", owned("Cellar") < 1),
        ],
    )
    plays = [
        play("Warehouse"),
        play("Cellar"),
        play("Treasure Map", hand("Treasure Map") > 1),
    ]


class HighwayBuys(Strategy):
    """Highways beside the terminals of the kingdom: at two coins off, a second buy counts."""

    aliases = ("highways",)
    key_cards = ("Highway", ("Margrave", "Nomads", "Nomad Camp", "Souk", "Market", "Festival"))
    buys = [
        *piling_out(),
        *late_greening(money > 15),
        buy("Noble Brigand", owned("Noble Brigand") < 1),
        buy("Gold", owned("Gold") < 2),
        buy("Margrave", owned("Margrave") < 3),
        buy("Souk", owned("Souk") < 2),
        *up_to("Highway", 4, turn > 5),
        buy("Gold"),
        *up_to("Haggler", 1),
        buy("Library", owned("Library") < 2),
        buy("Cache", owned("Cache") < 2),
        buy("Silver"),
    ]


class HighwayBorderVillage(Strategy):
    """A Border Village brings a Highway, and costs no more than Gold once Highways are out."""

    aliases = ("border_village_highway",)
    key_cards = ("Highway", "Border Village", ("Souk", "Haggler"))
    buys = [
        *piling_out(),
        *greening(duchies=5),
        buy("Gold", owned("Gold") < 2),
        buy("Border Village", owned("Border Village") < 4),
        buy("Souk", owned("Souk") < owned("Border Village")),
        *up_to("Haggler", 1),
        *take("Highway", own("Highway") < 5),
        buy("Gold"),
        buy("Silver"),
    ]


class CauldronBerserker(Strategy):
    """With a Cauldron the third Action of a turn curses; a Berserker gains two at once."""

    aliases = ("cauldron",)
    key_cards = ("Cauldron", "Berserker")
    buys = [
        *piling_out(),
        *greening(duchies=5),
        buy("Berserker", owned("Berserker") < 1),
        buy("Cauldron", (owned("Cauldron") < 2) & (supply("Curse") > 3)),
        buy("Gold"),
        buy("Caravan", owned("Caravan") < 3),
        buy("Scheme", (owned("Scheme") < 2) & (gained("Berserker") > 0)),
        buy("Silver"),
    ]


class TunnelInnkeeper(Strategy):
    """Tunnels discarded by Innkeepers turn into Golds."""

    aliases = ("tunnel",)
    key_cards = ("Tunnel", ("Innkeeper", "Oasis", "Inn", "Cellar"))
    buys = [
        *piling_out(),
        *greening(duchies=5),
        buy("Margrave", owned("Margrave") < 1),
        buy("Gold"),
        buy("Innkeeper", owned("Innkeeper") < 2),
        buy("Tunnel", owned("Tunnel") < 2),
        buy("Silver"),
    ]


class ThroneLaboratory(Strategy):
    """Throne Rooms double Laboratories; Gold is what they draw."""

    aliases = ("throne_lab",)
    key_cards = ("Throne Room", "Laboratory")
    buys = [
        *piling_out(),
        *greening(duchies=5),
        buy("Gold"),
        buy("Laboratory"),
        *up_to("Throne Room", minimum(2, owned("Laboratory") // 3)),
        buy("Silver"),
    ]


class ThroneFestival(Strategy):
    """Throne Rooms on Festivals, Libraries or Council Rooms: many coins and buys at once."""

    aliases = ("festival_throne",)
    key_cards = ("Throne Room", "Festival")
    buys = [
        *piling_out(),
        *greening(duchies=5),
        buy("Library", owned("Library") < 2),
        buy("Gold"),
        buy("Festival", owned("Festival") < 4),
        *up_to("Throne Room", minimum(1, owned("Festival") // 3)),
        buy("Silver"),
    ]


class RoyalGalleyGuild(Strategy):
    """A Royal Galley plays a good terminal now and once more on the next turn."""

    aliases = ("royal_galley",)
    key_cards = ("Royal Galley", ("Guildmaster", "Marquis", "Courier"))
    buys = money_deck(
        dear=[
            buy("Guildmaster", owned("Guildmaster") < 2),
            buy("Marquis", owned("Marquis") < 1),
        ],
        cheap=[
            buy("Courier", owned("Courier") < 2),
            buy("Royal Galley", (owned("Royal Galley") < 1) & (owned("Guildmaster") > 1)),
        ],
    )


class TacticianGuild(Strategy):
    """Two Tacticians in turn: the coins come from Actions before the hand is given away."""

    aliases = ("double_tactician",)
    key_cards = ("Tactician", ("Guildmaster", "Cutpurse"), ("Native Village", "Fishing Village"))
    buys = [
        *piling_out(),
        *greening(duchies=5),
        *up_to("Tactician", 1, owned("Silver") > 2),
        buy("Guildmaster", owned("Guildmaster") < 2),
        buy("Gold"),
        buy("Cutpurse", owned("Cutpurse") < 2),
        buy("Fishing Village", owned("Fishing Village") < 3),
        buy("Silver"),
    ]
    plays = [
        play("Fishing Village"),
        play("Guildmaster", actions > 0),
        play("Cutpurse", actions > 0),
    ]


class OutpostCaravan(Strategy):
    """Caravans carry cards into the extra turn of an Outpost."""

    aliases = ("outpost",)
    key_cards = ("Outpost", ("Caravan", "Wharf"))
    buys = money_deck(
        dear=[buy("Wharf", owned("Wharf") < 2)],
        cheap=[
            *up_to("Outpost", 1, (cards_owned > 16) & (owned("Gold") > 1)),
            buy("Caravan", owned("Caravan") < 4),
        ],
    )


class SmugglersMoney(Strategy):
    """A Smugglers copies what the player before has just bought, Gold at best."""

    aliases = ("smugglers",)
    key_cards = ("Smugglers",)
    buys = money_deck(cheap=[buy("Smugglers", owned("Smugglers") < 1)])


class FarmlandMoney(Strategy):
    """Money that takes a Farmland whenever a Gold in hand can become a Province by it."""

    aliases = ("farmland",)
    key_cards = ("Farmland", "Stables")
    buys = [
        *piling_out(),
        *greening(),
        *take("Farmland", hand("Gold") > 0),
        *take("Farmland", supply("Province") <= 3),
        buy("Gold"),
        buy("Stables", owned("Stables") < 4),
        buy("Silver"),
    ]


class FoolsGoldSouk(Strategy):
    """Fool's Golds by the extra buys of a Souk or a Nomad Camp."""

    aliases = ("fools_gold_buys",)
    key_cards = ("Fool's Gold", ("Souk", "Nomad Camp", "Festival"))
    buys = [
        *piling_out(),
        *greening(duchies=5),
        buy("Souk", owned("Souk") < 2),
        buy("Fool's Gold", owned("Fool's Gold") < 4),
        buy("Gold"),
        buy("Nomad Camp", owned("Nomad Camp") < 1),
        buy("Festival", (owned("Festival") < 1) & (coins < 6)),
        buy("Fool's Gold", (buys_left > 1) | (coins < 3)),
        buy("Silver"),
    ]
