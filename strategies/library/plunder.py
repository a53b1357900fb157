"""Plunder: bots that live from Loot, from an Event or from a Trait."""

from strategies import (
    Strategy,
    buy,
    buy_event,
    buys_left,
    choose,
    coins,
    hand,
    in_play,
    owned,
    supply,
    turn,
)
from strategies.library.parts import greening, money_deck, piling_out

# --- Loot -------------------------------------------------------------------------------


class SackOfLootMoney(Strategy):
    """A Sack of Loot brings a new Loot every time it is played."""

    aliases = ("sack_of_loot",)
    key_cards = ("Sack of Loot",)
    buys = money_deck(dear=[buy("Sack of Loot", (owned("Sack of Loot") < 2) & (turn < 12))])


class PickaxeLoot(Strategy):
    """Pickaxes break Silvers into Loots, and Estates into nothing."""

    aliases = ("pickaxe",)
    key_cards = ("Pickaxe",)
    buys = money_deck(dear=[buy("Pickaxe", (owned("Pickaxe") < 2) & (turn < 10))])


class WealthyLoot(Strategy):
    """Wealthy Villages bought with three kinds of Treasure in play: each brings a Loot."""

    aliases = ("wealthy_village",)
    key_cards = ("Wealthy Village",)
    buys = money_deck(
        cheap=[
            buy(
                "Wealthy Village",
                (in_play("Gold") > 0) & (in_play("Silver") > 0) & (in_play("Copper") > 0),
            )
        ]
    )


class QuartermasterMoney(Strategy):
    """Quartermasters bring a card for four coins every turn to the end of the game."""

    aliases = ("quartermaster",)
    key_cards = ("Quartermaster",)
    buys = money_deck(
        dear=[buy("Quartermaster", (owned("Quartermaster") < 2) & (turn < 9))], duchies=5
    )


class FirstMateDraw(Strategy):
    """First Mates play their own kind in a row, then draw to six."""

    aliases = ("first_mate",)
    key_cards = ("First Mate",)
    buys = money_deck(dear=[buy("First Mate", owned("First Mate") < 1)])


class LandingPartyMoney(Strategy):
    """Landing Parties draw two and come back on top of the deck with a Treasure."""

    aliases = ("landing_party",)
    key_cards = ("Landing Party",)
    buys = money_deck(cheap=[buy("Landing Party", owned("Landing Party") < 4)])


class MaroonMoney(Strategy):
    """A Maroon trades a card of several types for many cards."""

    aliases = ("maroon",)
    key_cards = ("Maroon",)
    buys = money_deck(cheap=[buy("Maroon", (owned("Maroon") < 1) & (turn < 6))])


# --- Events -----------------------------------------------------------------------------


class LootingMoney(Strategy):
    """Loot by the Event Looting in place of Gold, six coins each."""

    aliases = ("looting",)
    key_cards = ("Looting",)
    buys = [
        *piling_out(),
        *greening(),
        buy_event("Looting", supply("Province") > 2),
        buy("Gold"),
        buy("Silver"),
    ]


class InvasionMoney(Strategy):
    """Invasion: an attack, a Duchy, an Action and a Loot at once, ten coins."""

    aliases = ("invasion",)
    key_cards = ("Invasion",)
    buys = [*piling_out(), buy_event("Invasion"), *money_deck()]


class PrepareMoney(Strategy):
    """Prepare keeps a terminal that could not be played, and plays it on the next turn."""

    aliases = ("prepare",)
    key_cards = ("Prepare", ("Crew", "Cutthroat"))
    buys = money_deck(
        dear=[buy("Crew", owned("Crew") < 1), buy("Cutthroat", owned("Cutthroat") < 2)],
        cheap=[buy_event("Prepare", hand(type="Action") > 0)],
    )


class LaunchEngine(Strategy):
    """Launch returns to the Action phase: a terminal left in hand is played after all."""

    aliases = ("launch",)
    key_cards = ("Launch", "Crew")
    buys = [
        buy_event("Launch", (hand("Crew") > 0) & (coins < 8)),
        *money_deck(dear=[buy("Corsair", owned("Corsair") < 2), buy("Crew", owned("Crew") < 2)]),
    ]


class BuryMoney(Strategy):
    """Bury gives a buy back for a coin and keeps a good card for the end of the deck."""

    aliases = ("bury",)
    key_cards = ("Bury", ("Buried Treasure", "Highwayman", "Courier"))
    buys = [
        *piling_out(),
        *greening(duchies=5),
        buy("Buried Treasure", owned("Buried Treasure") < 6),
        buy("Gold"),
        buy("Courier", owned("Courier") < 3),
        buy("Silver"),
        buy_event("Bury", buys_left > 0),
    ]


class MaelstromOpener(Strategy):
    """Maelstrom: three bad cards away at once, seven coins."""

    aliases = ("maelstrom",)
    key_cards = ("Maelstrom",)
    buys = [
        *piling_out(),
        *greening(),
        buy("Buried Treasure", owned("Buried Treasure") < 4),
        buy_event("Maelstrom", (turn < 10) & (hand("Estate") > 1)),
        buy("Gold"),
        buy("Gondola", owned("Gondola") < 3),
        buy("Silver"),
    ]


# --- Traits -----------------------------------------------------------------------------


class CursedLoot(Strategy):
    """Cursed: every Festival brings a Loot along, and a Curse."""

    aliases = ("cursed",)
    key_cards = ("Cursed", "Festival")
    buys = [
        *piling_out(),
        *greening(duchies=5),
        buy("Festival", (owned("Festival") < 4) & (supply("Province") > 3)),
        buy("Gold"),
        buy("Silver"),
    ]


class RichBerserkers(Strategy):
    """Rich: every Berserker brings a Silver along, and needs no other money."""

    aliases = ("rich",)
    key_cards = ("Rich", "Berserker")
    buys = money_deck(dear=[buy("Berserker", owned("Berserker") < 3)], duchies=5)


class InheritedMaps(Strategy):
    """Inherited: a Treasure Map lies in every starting deck; a second makes four Golds."""

    aliases = ("inherited",)
    key_cards = ("Inherited", "Treasure Map")
    buys = money_deck(
        dear=[buy("Corsair", owned("Corsair") < 1)],
        cheap=[buy("Treasure Map", (owned("Treasure Map") == 1) & (turn < 6))],
    )


class PiousGrottos(Strategy):
    """Pious: with two coins left, a Grotto that takes an Estate or a Copper out of the deck."""

    aliases = ("pious",)
    key_cards = ("Pious", "Grotto")
    buys = [
        *money_deck(
            dear=[buy("Quartermaster", owned("Quartermaster") < 1), buy("Crew", owned("Crew") < 1)]
        ),
        buy("Grotto", owned("Grotto") < 2),
    ]


class CabinBoyCoins(Strategy):
    """Cabin Boys that stay Cabin Boys: two coins on every second turn."""

    aliases = ("cabin_boy",)
    key_cards = ("Cabin Boy",)
    buys = money_deck(cheap=[buy("Cabin Boy", owned("Cabin Boy") < 6)])
    choices = [choose("Cabin Boy", "+$2")]
