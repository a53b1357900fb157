"""Rushes: empty three piles before the others get going."""

from strategies import Strategy, buy, owned, supply, turn
from strategies.library.parts import piling_out


class GardensRush(Strategy):
    """Workshops fetch Gardens and Estates until three piles are gone."""

    aliases = ("gardens",)
    buys = [
        *piling_out(),
        buy("Workshop", (owned("Workshop") < 4) & (turn <= 6)),
        buy("Gardens"),
        buy("Duchy", supply("Gardens") == 0),
        buy("Workshop", owned("Workshop") < 8),
        buy("Estate"),
        # Every card counts for the Gardens.
        buy("Copper", owned("Gardens") > 0),
    ]
