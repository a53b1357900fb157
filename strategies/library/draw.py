"""Money with a terminal that draws cards, and other single Actions that feed a money deck."""

from strategies import Strategy, buy, cards_owned, minimum, owned, supply, turn
from strategies.library.parts import money_deck


class MargraveMoney(Strategy):
    """A Margrave draws three, gives a buy and cuts the others down to three."""

    aliases = ("margrave",)
    key_cards = ("Margrave",)
    buys = money_deck(
        dear=[buy("Margrave", owned("Margrave") < minimum(2, 1 + cards_owned // 18))], duchies=5
    )


class CrewMoney(Strategy):
    """One Crew: three cards every other turn, without ever waiting for the shuffle."""

    aliases = ("crew",)
    key_cards = ("Crew",)
    buys = money_deck(dear=[buy("Crew", owned("Crew") < 1)])


class PilgrimMoney(Strategy):
    """Pilgrims draw four and leave the best card for the next turn."""

    aliases = ("pilgrim",)
    key_cards = ("Pilgrim",)
    buys = money_deck(dear=[buy("Pilgrim", owned("Pilgrim") < minimum(3, 1 + cards_owned // 14))])


class OracleMoney(Strategy):
    """An Oracle digs for good cards and spoils the draws of the others."""

    aliases = ("oracle",)
    key_cards = ("Oracle",)
    buys = money_deck(cheap=[buy("Oracle", owned("Oracle") < 1 + (cards_owned > 17))])


class LibraryMoney(Strategy):
    """One Library refills the hand to seven."""

    aliases = ("library",)
    key_cards = ("Library",)
    buys = money_deck(dear=[buy("Library", owned("Library") < 1)])


class AdventurerMoney(Strategy):
    """An Adventurer finds Treasures once most of them are better than Copper."""

    aliases = ("adventurer",)
    key_cards = ("Adventurer",)
    buys = money_deck(dear=[buy("Adventurer", (owned("Adventurer") < 1) & (owned("Gold") > 1))])


class MoatMoney(Strategy):
    """A Moat for two coins: two cards, and a shield."""

    aliases = ("moat",)
    key_cards = ("Moat",)
    buys = [*money_deck(), buy("Moat", owned("Moat") < cards_owned // 9)]


class GuardDogMoney(Strategy):
    """A Guard Dog for draws and against attacks; money otherwise."""

    aliases = ("guard_dog",)
    key_cards = ("Guard Dog",)
    buys = money_deck(cheap=[buy("Guard Dog", owned("Guard Dog") < 1 + cards_owned // 24)])


class MarquisMoney(Strategy):
    """A Marquis doubles the hand: two Provinces from one turn."""

    aliases = ("marquis",)
    key_cards = ("Marquis",)
    buys = money_deck(dear=[buy("Marquis", owned("Marquis") < 1 + (cards_owned > 24))])


class CourierMoney(Strategy):
    """Couriers play the best card of the discard pile again."""

    aliases = ("courier",)
    key_cards = ("Courier",)
    buys = money_deck(cheap=[buy("Courier", owned("Courier") < 4)])


class HunterMoney(Strategy):
    """Hunters, each finding an Action and a Treasure among three cards."""

    aliases = ("hunter",)
    key_cards = ("Hunter",)
    buys = money_deck(cheap=[buy("Hunter", (owned("Hunter") < 5) & (turn > 3))])


class NavigatorMoney(Strategy):
    """A Navigator pays two coins and sails past bad hands."""

    aliases = ("navigator",)
    key_cards = ("Navigator",)
    buys = money_deck(cheap=[buy("Navigator", owned("Navigator") < 1 + (turn > 8))])


class MerchantShipMoney(Strategy):
    """Merchant Ships: two coins now, two on the next turn."""

    aliases = ("merchant_ship",)
    key_cards = ("Merchant Ship",)
    buys = money_deck(
        dear=[buy("Merchant Ship", owned("Merchant Ship") < 2)],
        cheap=[buy("Merchant Ship", owned("Merchant Ship") < 3)],
    )


class ExplorerMoney(Strategy):
    """An Explorer brings Silvers, and Golds with a Province in hand."""

    aliases = ("explorer",)
    key_cards = ("Explorer",)
    buys = money_deck(dear=[buy("Explorer", owned("Explorer") < 1)], duchies=5)


class SoukMoney(Strategy):
    """Souks pay most with small hands, and take two bad cards away when bought."""

    aliases = ("souk",)
    key_cards = ("Souk",)
    buys = money_deck(dear=[buy("Souk", owned("Souk") < minimum(3, 1 + cards_owned // 12))])


class NomadsMoney(Strategy):
    """Nomads or a Nomad Camp for coins and a second buy."""

    aliases = ("nomads",)
    key_cards = (("Nomads", "Nomad Camp"),)
    buys = money_deck(
        cheap=[buy("Nomads", owned("Nomads") < 2), buy("Nomad Camp", owned("Nomad Camp") < 1)]
    )


class ArtisanMoney(Strategy):
    """An Artisan puts a five-coin card into the hand turn after turn."""

    aliases = ("artisan",)
    key_cards = ("Artisan", ("Market", "Laboratory", "Festival", "Witch", "Sentry"))
    buys = money_deck(
        dear=[
            buy("Witch", (owned("Witch") < 2) & (supply("Curse") > 3)),
            buy("Artisan", (owned("Artisan") < 1) & (owned("Gold") > 0)),
        ],
        cheap=[
            buy("Laboratory"),
            buy("Market", owned("Market") < 5),
            buy("Festival", owned("Festival") < 4),
        ],
    )


class TentMoney(Strategy):
    """A Tent that is put back onto the deck pays two coins every turn."""

    aliases = ("tent",)
    key_cards = ("Tent",)
    buys = money_deck(cheap=[buy("Tent", owned("Tent") < 1)])


class FortuneHunterMoney(Strategy):
    """Fortune Hunters, each paying two coins and playing the Treasure it looks for."""

    aliases = ("fortune_hunter",)
    key_cards = ("Fortune Hunter",)
    buys = money_deck(
        cheap=[buy("Fortune Hunter", owned("Fortune Hunter") < minimum(3, 1 + cards_owned // 14))]
    )


class MapmakerMoney(Strategy):
    """Mapmakers take the best two of four cards, and come for free when others turn green."""

    aliases = ("mapmaker",)
    key_cards = ("Mapmaker",)
    buys = money_deck(cheap=[buy("Mapmaker", owned("Mapmaker") < minimum(4, cards_owned // 7))])


class ShamanMoney(Strategy):
    """A Shaman trashes a card a turn, and brings one of the trash back on every later turn."""

    aliases = ("shaman",)
    key_cards = ("Shaman",)
    buys = [*money_deck(), buy("Shaman", owned("Shaman") < 1)]


class ChancellorMoney(Strategy):
    """A Chancellor: two coins, and new cards reach the hand sooner."""

    aliases = ("chancellor",)
    key_cards = ("Chancellor",)
    buys = money_deck(cheap=[buy("Chancellor", owned("Chancellor") < 1)])


class GalleriaMoney(Strategy):
    """A Galleria or a Guildmaster as a Gold for five coins."""

    aliases = ("galleria",)
    key_cards = (("Galleria", "Guildmaster"),)
    buys = money_deck(
        dear=[buy("Galleria", owned("Galleria") < 1)],
        cheap=[
            buy("Guildmaster", owned("Guildmaster") < 1),
            buy("Galleria", owned("Galleria") < cards_owned // 11),
        ],
    )


class TacticianMoney(Strategy):
    """A Tactician skips a poor turn for a double one that buys a Province."""

    aliases = ("tactician",)
    key_cards = ("Tactician",)
    buys = money_deck(cheap=[buy("Tactician", (owned("Tactician") < 1) & (owned("Gold") > 0))])
