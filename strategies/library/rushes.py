"""Rushes: empty three piles before the others get going."""

from strategies import Strategy, buy, buys_left, coins, owned, supply, turn
from strategies.library.parts import greening, not_a_losing_end, piling_out, up_to


class GardensRush(Strategy):
    """Workshops fetch Workshops, Gardens and Estates until all three piles are gone."""

    aliases = ("gardens",)
    key_cards = ("Workshop", "Gardens")
    buys = [
        *piling_out(),
        buy("Workshop", owned("Workshop") < 9),
        buy("Gardens"),
        buy("Duchy", supply("Gardens") == 0),
        buy("Estate", supply("Gardens") <= 2),
        buy("Workshop"),
        buy("Estate"),
        # Every card counts for the Gardens.
        buy("Copper", owned("Gardens") > 0),
    ]


class SilkRoadRush(Strategy):
    """Silk Roads and cheap Victory cards: every fourth one makes all Silk Roads dearer."""

    aliases = ("silk_road",)
    key_cards = ("Silk Road",)
    buys = [
        *piling_out(),
        buy("Province"),
        *up_to("Farmland", 8, supply("Silk Road") < 4),
        buy("Gold", turn < 9),
        buy("Silk Road", (turn > 7) | (owned("Silver") > 3)),
        buy("Duchy", supply("Silk Road") <= 4),
        buy("Estate", supply("Silk Road") <= 4),
        buy("Duchess", supply("Silk Road") == 0),
        buy("Silver"),
        buy("Estate", supply("Silk Road") < 6),
    ]


class GardensSlog(Strategy):
    """Gardens without a Workshop: extra buys fill the deck with anything, and the game goes on."""

    aliases = ("gardens_money",)
    key_cards = ("Gardens", ("Festival", "Market", "Woodcutter", "Council Room"))
    buys = [
        *piling_out(),
        buy("Province", supply("Gardens") <= 4),
        buy("Gardens", owned("Silver") > 4),
        buy("Duchy", supply("Gardens") <= 2),
        buy("Gold", owned("Gold") < 2),
        buy("Festival", owned("Festival") < 3),
        buy("Market", owned("Market") < 3),
        buy("Woodcutter", owned("Woodcutter") < 2),
        buy("Estate", supply("Gardens") <= 3),
        buy("Silver"),
        buy("Copper", (owned("Gardens") > 0) & (buys_left > 1)),
    ]


class GardensBureaucrat(Strategy):
    """Bureaucrats fill the deck with Silver; Gardens and Duchies count it."""

    aliases = ("bureaucrat_gardens",)
    key_cards = ("Gardens", "Bureaucrat")
    buys = [
        *piling_out(),
        buy("Province", supply("Gardens") <= 4),
        buy("Bureaucrat", owned("Bureaucrat") < 3),
        buy("Gardens", owned("Bureaucrat") > 1),
        buy("Duchy", supply("Gardens") <= 4),
        buy("Gold", turn < 12),
        buy("Silver", coins > 2),
        buy("Estate", supply("Gardens") <= 3),
        buy("Copper", owned("Gardens") > 2),
    ]


class WorkshopEstates(Strategy):
    """Workshops with money behind them: Silvers at first, then Estates and empty piles."""

    aliases = ("workshop",)
    key_cards = ("Workshop", ("Village", "Festival", "Highway", "Militia"))
    buys = [
        *piling_out(),
        *greening(duchies=8, estates=4),
        buy("Gold"),
        buy("Militia", owned("Militia") < 1),
        buy("Workshop", (owned("Workshop") < 1) & (turn < 3)),
        buy("Silver"),
    ]


class DuchySlog(Strategy):
    """Duchies from the start, behind an attack: for games that Curses or thefts make long."""

    aliases = ("duchies",)
    key_cards = (("Sea Hag", "Barbarian", "Ghost Ship", "Noble Brigand", "Corsair", "Witch"),)
    buys = [
        *piling_out(),
        buy("Province", not_a_losing_end("Province", 6)),
        buy("Witch", (owned("Witch") < 2) & (supply("Curse") > 2)),
        buy("Barbarian", owned("Barbarian") < 3),
        buy("Ghost Ship", owned("Ghost Ship") < 2),
        buy("Corsair", owned("Corsair") < 2),
        buy("Duchy", turn > 9),
        buy("Gold"),
        buy("Sea Hag", owned("Sea Hag") < 2),
        buy("Noble Brigand", owned("Noble Brigand") < 3),
        buy("Estate", supply("Province") <= 3),
        buy("Silver"),
    ]
