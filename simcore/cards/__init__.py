"""The cards: one module per expansion. Importing this package registers them all."""

import importlib
import sys

MODULES = ("base", "seaside", "hinterlands", "allies", "split_piles", "plunder", "loot")

# DEVELOPMENT: other modules may be half built just now; the lead makes this strict at the end.
for _name in MODULES:
    try:
        importlib.import_module(f"simcore.cards.{_name}")
    except ModuleNotFoundError:
        pass
    except Exception as error:
        print("simcore.cards: ", _name, error, file=sys.stderr)
for _name in ("allies", "traits", "events"):
    try:
        importlib.import_module(f"simcore.landscapes.{_name}")
    except ModuleNotFoundError:
        pass
    except Exception as error:
        print("simcore.landscapes: ", _name, error, file=sys.stderr)
for _name in ("base", "seaside", "hinterlands", "allies", "split_piles", "ally_landscapes", "plunder", "loot_traits_events"):
    try:
        importlib.import_module(f"simcore.choosers.advice_{_name}")
    except ModuleNotFoundError:
        pass
    except Exception as error:
        print("simcore.choosers: ", _name, error, file=sys.stderr)
