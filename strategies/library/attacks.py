"""Money with an attack: Curses, discards, thefts. Against plain money nearly all of them win."""

from strategies import (
    Strategy,
    buy,
    cards_owned,
    minimum,
    opponent,
    owned,
    score_lead,
    supply,
    turn,
)
from strategies.library.parts import money_deck


class SeaWitchMoney(Strategy):
    """Sea Witches curse and draw, on both of their turns."""

    aliases = ("sea_witch",)
    key_cards = ("Sea Witch",)
    buys = money_deck(
        dear=[buy("Sea Witch", (owned("Sea Witch") < 3) & (supply("Curse") > 2))], duchies=5
    )


class SeaHagMoney(Strategy):
    """Two Sea Hags put Curses on top of the others' decks; then money."""

    aliases = ("sea_hag",)
    key_cards = ("Sea Hag",)
    buys = money_deck(
        cheap=[buy("Sea Hag", (owned("Sea Hag") < 2) & (supply("Curse") > 4))], duchies=5
    )


class GhostShipMoney(Strategy):
    """Ghost Ships: the others draw the same cards over and over."""

    aliases = ("ghost_ship",)
    key_cards = ("Ghost Ship",)
    buys = money_deck(
        dear=[buy("Ghost Ship", owned("Ghost Ship") < minimum(3, 1 + cards_owned // 12))],
        duchies=5,
    )


class CorsairMoney(Strategy):
    """Corsairs pay, draw and sink Silvers and Golds."""

    aliases = ("corsair",)
    key_cards = ("Corsair",)
    buys = money_deck(
        dear=[buy("Corsair", owned("Corsair") < minimum(3, 1 + cards_owned // 10))], duchies=5
    )


class BarbarianMoney(Strategy):
    """Barbarians break the others' good cards into worse ones, and hand out Curses."""

    aliases = ("barbarian",)
    key_cards = ("Barbarian",)
    buys = money_deck(
        dear=[buy("Barbarian", owned("Barbarian") < minimum(3, 1 + cards_owned // 12))],
        duchies=5,
    )


class HighwaymanMoney(Strategy):
    """Highwaymen draw three and make the first Treasure of the others worthless."""

    aliases = ("highwayman",)
    key_cards = ("Highwayman",)
    buys = money_deck(
        dear=[buy("Highwayman", owned("Highwayman") < minimum(3, 1 + cards_owned // 11))],
        duchies=5,
    )


class BlockadeMoney(Strategy):
    """Blockades gain good cards and curse whoever buys the same."""

    aliases = ("blockade",)
    key_cards = ("Blockade",)
    buys = money_deck(cheap=[buy("Blockade", owned("Blockade") < 2)], duchies=5)


class NobleBrigandMoney(Strategy):
    """Noble Brigands rob on purchase and on play; without Treasures the others starve."""

    aliases = ("noble_brigand",)
    key_cards = ("Noble Brigand",)
    buys = money_deck(
        cheap=[
            buy("Noble Brigand", (owned("Noble Brigand") < 3) & (turn > 2)),
            buy("Noble Brigand", (owned("Noble Brigand") < 5) & (opponent(owned("Gold")) > 1)),
        ]
    )


class CutpurseMoney(Strategy):
    """Two Cutpurses take a Copper a turn, which hurts most early."""

    aliases = ("cutpurse",)
    key_cards = ("Cutpurse",)
    buys = money_deck(cheap=[buy("Cutpurse", owned("Cutpurse") < 1 + (turn > 3))])


class BerserkerMoney(Strategy):
    """A Berserker gains what is cheaper than itself and cuts the others' hands."""

    aliases = ("berserker",)
    key_cards = ("Berserker",)
    buys = money_deck(dear=[buy("Berserker", owned("Berserker") < 1)], duchies=5)


class WitchsHutMoney(Strategy):
    """Witch's Huts draw four and curse whenever two Actions can be discarded."""

    aliases = ("witchs_hut",)
    key_cards = ("Witch's Hut",)
    buys = money_deck(
        dear=[buy("Witch's Hut", owned("Witch's Hut") < minimum(3, 1 + cards_owned // 12))],
        duchies=5,
    )


class BureaucratMoney(Strategy):
    """A Bureaucrat puts a Silver on the deck and the others' Victory cards back."""

    aliases = ("bureaucrat",)
    key_cards = ("Bureaucrat",)
    buys = money_deck(cheap=[buy("Bureaucrat", owned("Bureaucrat") < 1)], duchies=5)


class PirateShips(Strategy):
    """Pirate Ships raid until each is worth more than a Gold."""

    aliases = ("pirate_ship",)
    key_cards = ("Pirate Ship",)
    buys = money_deck(cheap=[buy("Pirate Ship", owned("Pirate Ship") < 3)])


class FrigateMoney(Strategy):
    """A Frigate: three coins, and the others discard after each Action."""

    aliases = ("frigate",)
    key_cards = ("Frigate",)
    buys = money_deck(dear=[buy("Frigate", owned("Frigate") < 1)])


class SkirmisherMoney(Strategy):
    """Skirmishers with other attacks of the kingdom: each new attack shrinks the others' hands."""

    aliases = ("skirmisher",)
    key_cards = ("Skirmisher", ("Barbarian", "Highwayman"))
    buys = money_deck(
        dear=[
            buy("Barbarian", owned("Barbarian") < 2),
            buy("Highwayman", owned("Highwayman") < 2),
        ],
        cheap=[buy("Skirmisher", owned("Skirmisher") < 2)],
        duchies=5,
    )


class IllGottenRush(Strategy):
    """Ill-Gotten Gains until they are gone: nine Curses for the others, then Duchies."""

    aliases = ("ill_gotten_gains", "igg")
    key_cards = ("Ill-Gotten Gains",)
    buys = [
        buy("Duchy", (supply("Ill-Gotten Gains") == 0) & (supply("Curse") == 0)),
        buy("Province", (supply("Ill-Gotten Gains") < 4) | (score_lead > -6)),
        buy("Ill-Gotten Gains"),
        buy("Duchy"),
        buy("Gold"),
        buy("Estate", supply("Ill-Gotten Gains") == 0),
        buy("Silver", turn < 8),
        buy("Copper", supply("Curse") > 4),
    ]


class EmbargoOpener(Strategy):
    """Money with two Embargoes: two coins once, and Curses on a pile."""

    aliases = ("embargo",)
    key_cards = ("Embargo",)
    buys = [*money_deck(), buy("Embargo", owned("Embargo") < 2)]


class CutthroatMoney(Strategy):
    """Two Cutthroats: the others down to three cards, and the first Gold brings a Loot."""

    aliases = ("cutthroat",)
    key_cards = ("Cutthroat",)
    buys = money_deck(dear=[buy("Cutthroat", owned("Cutthroat") < 1 + (turn > 6))])
