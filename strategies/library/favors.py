"""Bots that live from favors: money with Liaisons, each for the Allies named in its key cards."""

from strategies import Rule, Strategy, buy, coins, favors, owned, spend, supply, turn
from strategies.library.parts import (
    PROVINCE_POINTS,
    greening,
    money_deck,
    not_a_losing_end,
    piling_out,
)

LIAISONS = (
    "Guildmaster", "Emissary", "Contract", "Underling", "Importer", "Bauble", "Broker", "Sycophant",
    "Student",
)  # fmt: skip
HELD = owned(type="Liaison")


def dear_liaisons(most: int = 2) -> list[Rule]:
    """The Liaisons for five coins, which are good cards of their own."""
    return [
        buy("Guildmaster", (owned("Guildmaster") < 2) & (most > HELD)),
        buy("Emissary", (owned("Emissary") < 2) & (most > HELD)),
        buy("Contract", most > HELD),
    ]


def cheap_liaisons(most: int = 1) -> list[Rule]:
    """The others, as far as the deck has not enough Liaisons yet."""
    return [
        buy("Importer", HELD < 1),
        buy("Underling", most > HELD),
        buy("Bauble", (most > HELD) & (coins < 4)),
        buy("Broker", HELD < 1),
    ]


def favor_deck(dear: int = 2, cheap: int = 1, *, duchies: int = 4) -> list[Rule]:
    """Money with up to so many Liaisons."""
    return [
        *money_deck(dear_liaisons(dear), cheap_liaisons(cheap), duchies=duchies),
        buy("Bauble", cheap > HELD),
        buy("Sycophant", HELD < 1),
        buy("Student", HELD < 1),
    ]


class FavorMoney(Strategy):
    """Money with one or two Liaisons; their favors improve hands and draws.

    For Cave Dwellers, Desert Guides, Forest Dwellers, Gang of Pickpockets, Coastal Haven,
    Trappers' Lodge and the Order of Astrologers.
    """

    aliases = ("favors",)
    key_cards = (
        LIAISONS,
        ("Cave Dwellers", "Desert Guides", "Forest Dwellers", "Gang of Pickpockets",
         "Coastal Haven", "Trappers' Lodge", "Order of Astrologers"),
    )  # fmt: skip
    buys = favor_deck()


class FavorMasons(Strategy):
    """Several cheap Liaisons: every shuffle leaves the dead cards out (Order of Masons)."""

    aliases = ("order_of_masons", "masons")
    key_cards = (LIAISONS, "Order of Masons")
    buys = favor_deck(3, 3, duchies=5)


class FavorScribes(Strategy):
    """Actions that leave four cards in hand draw one more each (Fellowship of Scribes)."""

    aliases = ("fellowship_of_scribes", "scribes")
    key_cards = (LIAISONS, "Fellowship of Scribes")
    buys = [
        *money_deck(
            dear=[
                buy("Guildmaster", owned("Guildmaster") < 3),
                buy("Haggler", owned("Haggler") < 1),
                buy("Contract", (HELD < 1) & (owned(type="Action") > 0)),
                buy("Emissary", HELD < 1),
            ],
            cheap=[
                buy("Jack of All Trades", owned("Jack of All Trades") < 2),
                buy("Militia", owned("Militia") < 1),
                buy("Importer", HELD < 1),
                buy("Broker", HELD < 1),
            ],
            duchies=5,
        ),
        buy("Bauble", HELD < 1),
        buy("Underling", HELD < 1),
    ]


class FavorBank(Strategy):
    """Many Liaisons whose favors are never spent but pay coins every turn.

    For the League of Bankers and the League of Shopkeepers.
    """

    aliases = ("bankers", "shopkeepers")
    key_cards = (LIAISONS, ("League of Bankers", "League of Shopkeepers"))
    buys = favor_deck(3, 6, duchies=5)


class FavorTurns(Strategy):
    """Liaisons that save five favors for an extra turn, or for three cards.

    For Island Folk and Mountain Folk.
    """

    aliases = ("island_folk", "mountain_folk")
    key_cards = (LIAISONS, ("Island Folk", "Mountain Folk"))
    buys = favor_deck(3, 3, duchies=5)


class FavorWitches(Strategy):
    """Liaisons as Witches: three favors are a Curse for everybody else (Circle of Witches)."""

    aliases = ("circle_of_witches",)
    key_cards = (LIAISONS, "Circle of Witches")
    buys = favor_deck(3, 5, duchies=5)
    spends = [spend("Circle of Witches", supply("Curse") > 0)]


class FavorShepherds(Strategy):
    """Favors kept to the end: with each, a two-coin card scores two more (Plateau Shepherds)."""

    aliases = ("plateau_shepherds", "shepherds")
    key_cards = (LIAISONS, "Plateau Shepherds")
    buys = [
        *piling_out(),
        buy("Province", not_a_losing_end("Province", PROVINCE_POINTS)),
        buy("Estate", (supply("Province") <= 5) & (coins < 5) & (owned("Estate") < favors)),
        buy("Duchy", supply("Province") <= 4),
        buy("Estate", supply("Province") <= 3),
        *dear_liaisons(),
        buy("Gold"),
        *cheap_liaisons(),
        buy("Silver"),
        buy("Bauble"),
    ]


class FavorCult(Strategy):
    """Favors burn Estates and Coppers in the Buy phase (Peaceful Cult)."""

    aliases = ("peaceful_cult",)
    key_cards = (LIAISONS, "Peaceful Cult")
    buys = favor_deck()


class FavorGuilds(Strategy):
    """Favors gain cards: a second one with every good purchase, or one on top of the deck.

    For the Architects' Guild, the Crafters' Guild and the Family of Inventors.
    """

    aliases = ("guilds",)
    key_cards = (LIAISONS, ("Architects' Guild", "Crafters' Guild", "Family of Inventors"))
    buys = [
        *piling_out(),
        *greening(),
        *dear_liaisons(),
        buy("Gold"),
        buy("Laboratory"),
        buy("Market", owned("Market") < 4),
        *cheap_liaisons(),
        buy("Remodel", owned("Remodel") < 1),
        buy("Silver"),
        buy("Sycophant", (owned("Sycophant") < 1) & (turn < 5)),
    ]


class FavorNomads(Strategy):
    """Cards gained in mid-turn draw a card, purchases bring another buy (Band of Nomads)."""

    aliases = ("band_of_nomads",)
    key_cards = (LIAISONS, "Band of Nomads")
    buys = [
        *piling_out(),
        *greening(duchies=5),
        buy("Guildmaster", owned("Guildmaster") < 1),
        buy("Emissary", HELD < 2),
        buy("Gold"),
        buy("Importer", owned("Importer") < 1),
        buy("Blockade", owned("Blockade") < 2),
        *cheap_liaisons(),
        buy("Silver"),
    ]


class FavorCityState(Strategy):
    """New Actions are played at once: attacks and Durations do not wait (City-state)."""

    aliases = ("city_state",)
    key_cards = (LIAISONS, "City-state")
    buys = money_deck(
        dear=[
            buy("Guildmaster", HELD < 1),
            buy("Emissary", HELD < 1),
            buy("Highwayman", owned("Highwayman") < 2),
            buy("Barbarian", owned("Barbarian") < 2),
            buy("Merchant Ship", owned("Merchant Ship") < 2),
            buy("Wharf", owned("Wharf") < 3),
        ],
        cheap=[
            buy("Market", owned("Market") < 4),
            buy("Importer", HELD < 1),
            buy("Bauble", (HELD < 1) & (turn < 5)),
            buy("Underling", (HELD < 1) & (turn < 5)),
            buy("Courier", owned("Courier") < 2),
        ],
        duchies=5,
    )


class FavorTowns(Strategy):
    """More terminals than actions: the favors play the rest in the Buy phase (Market Towns)."""

    aliases = ("market_towns",)
    key_cards = (LIAISONS, "Market Towns")
    buys = money_deck(
        dear=[
            buy("Guildmaster", owned("Guildmaster") < 4),
            buy("Emissary", HELD < 2),
        ],
        cheap=[buy("Tent", owned("Tent") < 1), *cheap_liaisons()],
    )


class FavorWoodworkers(Strategy):
    """A terminal that could not be played becomes a better Action (Woodworkers' Guild)."""

    aliases = ("woodworkers",)
    key_cards = (LIAISONS, "Woodworkers' Guild")
    buys = money_deck(
        dear=[
            buy("Guildmaster", HELD < 2),
            buy("Emissary", HELD < 2),
            buy("Highwayman", owned("Highwayman") < 1),
        ],
        cheap=[
            buy("Laboratory"),
            buy("Market", owned("Market") < 4),
            buy("Importer", HELD < 1),
            buy("Underling", HELD < 1),
        ],
    )
    spends = [spend("Woodworkers' Guild", supply("Province") > 3)]
