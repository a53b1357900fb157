"""The cards: one module per expansion. Importing this package registers everything that can be
played, landscapes and default choices included.

`simcore.cards` is both this package and a function of the public API: the package can be called.
"""

import sys
from types import ModuleType
from typing import Any

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


class _CallablePackage(ModuleType):
    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        from simcore.lookup import cards

        return cards(*args, **kwargs)


sys.modules[__name__].__class__ = _CallablePackage
