"""Combos: cards that are worth more together than apart."""

from strategies import (
    Strategy,
    buy,
    buys_left,
    coins,
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
    piling_out,
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
        buy("Highway", (owned("Highway") < 2) & (turn > 5)),
        buy("Gold"),
        buy("Haggler", owned("Haggler") < 1),
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
        buy("Haggler", owned("Haggler") < 1),
        buy("Highway", owned("Highway") < 5),
        buy("Gold"),
        buy("Silver"),
    ]


class CauldronBerserker(Strategy):
    """With a Cauldron the third Action of a turn curses; a Berserker gains two at once."""

    aliases = ("cauldron",)
    key_cards = ("Cauldron", "Berserker")
    buys = [
        *piling_out(),
        *greening(),
        buy("Crew", owned("Crew") < 1),
        buy("Berserker", owned("Berserker") < 2),
        buy("Cauldron", (owned("Cauldron") < 2) & (supply("Curse") > 3)),
        buy("Gold"),
        buy("Caravan", owned("Caravan") < 4),
        buy("Scheme", owned("Scheme") < 1),
        buy("Silver"),
    ]


class TunnelInnkeeper(Strategy):
    """Tunnels discarded by Innkeepers turn into Golds."""

    aliases = ("tunnel",)
    key_cards = ("Tunnel", ("Innkeeper", "Oasis", "Inn", "Cellar"))
    buys = [
        *piling_out(),
        *late_greening(money > 11),
        buy("Jack of All Trades", owned("Jack of All Trades") < 1),
        buy("Gold"),
        buy("Margrave", (owned("Margrave") < 1) & (turn > 5)),
        buy("Innkeeper", owned("Innkeeper") < 2),
        buy("Tunnel", owned("Tunnel") < 2),
        buy("Silver"),
    ]


class ThroneLaboratory(Strategy):
    """Throne Rooms double Laboratories; Gold, or a Bandit's, is what they draw."""

    aliases = ("throne_lab",)
    key_cards = ("Throne Room", "Laboratory")
    buys = [
        *piling_out(),
        *late_greening(money > 11, duchies=5),
        buy("Bandit", owned("Bandit") < 1),
        buy("Gold"),
        buy("Market", owned("Market") < 1),
        buy("Laboratory"),
        buy("Throne Room", owned("Throne Room") < minimum(2, owned("Laboratory") // 3)),
        buy("Moneylender", (owned("Moneylender") < 1) & (turn <= 4)),
        buy("Silver"),
    ]


class ThroneFestival(Strategy):
    """Throne Rooms on Festivals and on the draw or the attack of the kingdom."""

    aliases = ("festival_throne",)
    key_cards = ("Throne Room", "Festival")
    buys = [
        *piling_out(),
        *late_greening(money > 11),
        buy("Witch", (owned("Witch") < 2) & (supply("Curse") > 2)),
        buy("Gold"),
        buy("Library", owned("Library") < 1),
        buy("Festival", owned("Festival") < 4),
        buy("Smithy", owned("Smithy") < 1),
        buy("Throne Room", owned("Throne Room") < minimum(2, owned("Festival") // 2)),
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
    """A Tactician behind Guildmasters or Cutpurses: the coins come from Actions before the hand is
    given away, and Fishing Villages let them all be played."""

    aliases = ("double_tactician",)
    key_cards = ("Tactician", ("Guildmaster", "Cutpurse"), ("Native Village", "Fishing Village"))
    buys = [
        *piling_out(),
        *late_greening(money > 15, duchies=5),
        buy("Tactician", (owned("Tactician") < 1) & (turn > 5)),
        buy("Wharf", owned("Wharf") < 2),
        buy("Gold"),
        buy("Galleria", owned("Galleria") < 1),
        buy("Guildmaster", owned("Guildmaster") < 2),
        buy("Cutpurse", owned("Cutpurse") < 1),
        buy("Fishing Village", owned("Fishing Village") < 3),
        buy("Silver"),
    ]


class OutpostCaravan(Strategy):
    """Caravans carry cards into the extra turn of an Outpost."""

    aliases = ("outpost",)
    key_cards = ("Outpost", ("Caravan", "Wharf"))
    buys = [
        *piling_out(),
        *late_greening(money > 15),
        buy("Wharf", owned("Wharf") < 2),
        buy("Warehouse", owned("Warehouse") < 1),
        buy("Militia", owned("Militia") < 1),
        buy("Gold"),
        buy("Outpost", (owned("Outpost") < 1) & (turn > 5)),
        buy("Caravan", owned("Caravan") < 6),
        buy("Silver"),
    ]


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
        buy("Farmland", hand("Gold") > 0),
        buy("Farmland", supply("Province") <= 3),
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
