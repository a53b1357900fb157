"""Rushes: empty three piles before the others get going."""

from strategies import Strategy, buy, owned, supply
from strategies.library.parts import piling_out


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
