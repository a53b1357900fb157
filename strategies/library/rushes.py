"""Rushes: empty three piles before the others get going."""

from strategies import Strategy, buy, coins, owned, supply, turn
from strategies.library.parts import PROVINCE_POINTS, not_a_losing_end, piling_out


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


class DuchySlog(Strategy):
    """Duchies from the start, behind an attack: for games that Curses or thefts make long."""

    aliases = ("duchies",)
    key_cards = (("Sea Hag", "Barbarian", "Ghost Ship", "Noble Brigand", "Corsair", "Witch"),)
    buys = [
        *piling_out(),
        buy("Province", not_a_losing_end("Province", PROVINCE_POINTS)),
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


class SilkRoadSlog(Strategy):
    """Silver and Gold for six turns, then Silk Roads, Duchies and Estates to fill them."""

    aliases = ("silk_road",)
    key_cards = ("Silk Road",)
    buys = [
        *piling_out(),
        buy("Province", not_a_losing_end("Province", PROVINCE_POINTS)),
        buy("Gold", turn < 8),
        buy("Silk Road", turn > 6),
        buy("Duchy", turn > 6),
        buy("Estate", supply("Silk Road") <= 4),
        buy("Silver"),
    ]


class GardensSlog(Strategy):
    """Gardens without a Workshop: extra buys fill the deck, with Coppers too."""

    aliases = ("gardens_money",)
    key_cards = ("Gardens", ("Festival", "Market", "Woodcutter"))
    buys = [
        *piling_out(),
        buy("Province", not_a_losing_end("Province", PROVINCE_POINTS)),
        buy("Market", owned("Market") < 2),
        buy("Festival", owned("Festival") < 2),
        buy("Woodcutter", owned("Woodcutter") < 2),
        buy("Gardens", turn > 8),
        buy("Duchy", turn > 12),
        buy("Silver", turn < 14),
        buy("Estate", turn > 12),
        buy("Copper", turn > 8),
    ]
