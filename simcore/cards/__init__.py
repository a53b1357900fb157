"""The cards: one module per expansion. Importing this package registers everything that can be
played, landscapes and default choices included."""

from simcore.choosers import (  # noqa: F401
    advice_allies,
    advice_ally_landscapes,
    advice_base,
    advice_hinterlands,
    advice_loot_traits_events,
    advice_plunder,
    advice_seaside,
    advice_split_piles,
)
from simcore.landscapes import allies as _ally_landscapes  # noqa: F401
from simcore.landscapes import events, traits  # noqa: F401

from . import allies, base, hinterlands, loot, plunder, seaside, split_piles  # noqa: F401
