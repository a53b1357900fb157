"""Money with Treasures and non-terminal Actions that take the place of Silver and Gold."""

from strategies import (
    Strategy,
    buy,
    buys_left,
    cards_owned,
    coins,
    gained,
    minimum,
    owned,
    supply,
    turn,
)
from strategies.library.parts import greening, money_deck, piling_out


class MarketMoney(Strategy):
    """Markets besides the money: the coins of two hands buy two cards."""

    aliases = ("market",)
    key_cards = ("Market",)
    buys = money_deck(cheap=[buy("Market", owned("Market") < 2)])


class MerchantMoney(Strategy):
    """A Merchant among many Silvers."""

    aliases = ("merchant",)
    key_cards = ("Merchant",)
    buys = money_deck(cheap=[buy("Merchant", (owned("Merchant") < 1) & (owned("Silver") > 1))])


class PoacherMoney(Strategy):
    """Poachers in place of some Silvers, until piles run out."""

    aliases = ("poacher",)
    key_cards = ("Poacher",)
    buys = money_deck(cheap=[buy("Poacher", owned("Poacher") < 5)])


class CaravanMoney(Strategy):
    """Caravans whose cards come a turn later, then money."""

    aliases = ("caravan",)
    key_cards = ("Caravan",)
    buys = money_deck(cheap=[buy("Caravan", owned("Caravan") < 4)])


class TreasuryMoney(Strategy):
    """Treasuries that come back every turn in which no Victory card is bought."""

    aliases = ("treasury",)
    key_cards = ("Treasury",)
    buys = money_deck(dear=[buy("Treasury", (owned("Treasury") < 2) & (turn < 12))], duchies=5)


class FoolsGoldMoney(Strategy):
    """As many Fool's Golds as can be had: from the second on they pay for Provinces."""

    aliases = ("fools_gold",)
    key_cards = ("Fool's Gold",)
    buys = [
        *piling_out(),
        *greening(duchies=5),
        buy("Fool's Gold", owned("Fool's Gold") < 4),
        buy("Gold"),
        buy("Fool's Gold", buys_left > 1),
        buy("Silver", (coins >= 3) & (supply("Fool's Gold") == 0)),
        buy("Fool's Gold"),
        buy("Silver"),
    ]


class CacheMoney(Strategy):
    """Caches as cheaper Gold early on, when two more Coppers hardly matter."""

    aliases = ("cache",)
    key_cards = ("Cache",)
    buys = money_deck(cheap=[buy("Cache", (owned("Cache") < 2) & (turn < 8))])


class BuriedTreasureMoney(Strategy):
    """Buried Treasures, which are played when they are gained, instead of the first Golds."""

    aliases = ("buried_treasure",)
    key_cards = ("Buried Treasure",)
    buys = money_deck(dear=[buy("Buried Treasure", owned("Buried Treasure") < 7)], duchies=5)


class RopeMoney(Strategy):
    """Ropes, which thin the deck while they pay, besides Silver and Gold."""

    aliases = ("rope",)
    key_cards = ("Rope",)
    buys = money_deck(cheap=[buy("Rope", owned("Rope") < 6)])


class GondolaMoney(Strategy):
    """Gondolas at four coins, whose two coins come when they are needed."""

    aliases = ("gondola",)
    key_cards = ("Gondola",)
    buys = money_deck(cheap=[buy("Gondola", owned("Gondola") < 5)])


class SilverMineMoney(Strategy):
    """Silver Mines that put a Silver into the hand every time."""

    aliases = ("silver_mine",)
    key_cards = ("Silver Mine",)
    buys = money_deck(dear=[buy("Silver Mine", owned("Silver Mine") < 3)], duchies=5)


class KingsCacheMoney(Strategy):
    """A King's Cache to play a Gold three times."""

    aliases = ("kings_cache",)
    key_cards = ("King's Cache",)
    buys = [
        *piling_out(),
        *greening(),
        buy("King's Cache", owned("King's Cache") < minimum(2, owned("Gold") // 2)),
        buy("Gold"),
        buy("Silver"),
    ]


class MiningRoadMoney(Strategy):
    """Mining Roads: an action, a buy and two coins, and the new Treasure is played at once."""

    aliases = ("mining_road",)
    key_cards = ("Mining Road",)
    buys = [
        *piling_out(),
        *greening(),
        buy("Gold"),
        buy("Mining Road", owned("Mining Road") < 3),
        buy("Silver"),
    ]


class IslandMoney(Strategy):
    """Islands carry Estates away and are worth as much as Duchies to the deck."""

    aliases = ("island",)
    key_cards = ("Island",)
    buys = money_deck(
        cheap=[
            buy("Island", (owned("Island") < 2) & (turn < 9)),
            buy("Island", supply("Province") <= 5),
        ],
        duchies=5,
    )


class SailorMoney(Strategy):
    """Sailors pay on the next turn and throw a bad card overboard."""

    aliases = ("sailor",)
    key_cards = ("Sailor",)
    buys = money_deck(cheap=[buy("Sailor", owned("Sailor") < 2)])


class TraderSilver(Strategy):
    """A Trader turns Estates into Silvers; a deck of Silver then buys Duchies early."""

    aliases = ("trader",)
    key_cards = ("Trader",)
    buys = money_deck(
        cheap=[buy("Trader", (owned("Trader") < 1) & (turn < 5))], duchies=6, estates=3
    )


class OasisMoney(Strategy):
    """An Oasis or two to trade a dead card for a coin."""

    aliases = ("oasis",)
    key_cards = ("Oasis",)
    buys = money_deck(cheap=[buy("Oasis", owned("Oasis") < minimum(2, owned("Silver") // 2))])


class StablesMoney(Strategy):
    """Stables, fed with Coppers, draw to the better Treasures."""

    aliases = ("stables",)
    key_cards = ("Stables",)
    buys = money_deck(
        cheap=[buy("Stables", (owned("Stables") < 5) & (owned("Stables") * 2 <= owned("Silver")))]
    )


class SchemeMoney(Strategy):
    """A Scheme brings the best Action of the kingdom back every turn."""

    aliases = ("scheme",)
    key_cards = ("Scheme", ("Margrave", "Haggler", "Witch", "Cauldron", "Souk", "Berserker"))
    buys = money_deck(
        dear=[
            buy("Witch", owned("Witch") < 1),
            buy("Margrave", owned("Margrave") < 1),
            buy("Souk", owned("Souk") < 1),
            buy("Haggler", owned("Haggler") < 1),
            buy("Berserker", owned("Berserker") < 1),
        ],
        cheap=[
            buy("Scheme", (owned("Scheme") < 1) & (owned(type="Action") > 0)),
            buy("Scheme", owned("Scheme") < cards_owned // 20),
        ],
    )


class HagglerMoney(Strategy):
    """With a Haggler every Province brings a Gold, every Gold a good card for five."""

    aliases = ("haggler",)
    key_cards = ("Haggler",)
    buys = [
        *piling_out(),
        buy("Province", gained("Province") == 0),
        *greening(),
        buy("Haggler", owned("Haggler") < 1),
        buy("Gold"),
        buy("Haggler", (owned("Haggler") < 2) & (owned("Haggler") < cards_owned // 14)),
        buy("Silver"),
    ]
