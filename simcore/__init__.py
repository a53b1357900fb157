"""simcore: a fast simulator for the card game Dominion.

>>> import simcore
>>> from strategies.library.money import BigMoney
>>> kingdom = simcore.Kingdom(["Smithy", "Village"])
>>> result = simcore.simulate(kingdom, [BigMoney({"Smithy": 1}), BigMoney()], games=1000, seed=1)
>>> result.games
1000
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

__version__ = "1.0.0"

# The names of the public API and where they live: imported when first used, so that
# `import simcore` is quick and running games needs no pandas.
_LAZY = {
    "Kingdom": "simcore.kingdom",
    "KingdomError": "simcore.kingdom",
    "random_kingdom": "simcore.kingdom",
    "Scenario": "simcore.scenario",
    "UnexpectedDecision": "simcore.scenario",
    "IllegalAnswer": "simcore.choosers.question",
    "Result": "simcore.results",
    "Tally": "simcore.results",
    "simulate": "simcore.simulation",
    "play_log": "simcore.simulation",
    "SimulationError": "simcore.simulation",
    "card": "simcore.lookup",
    "cards": "simcore.lookup",
    "kingdoms": "simcore.lookup",
    "playable": "simcore.lookup",
}

if TYPE_CHECKING:
    from simcore.choosers.question import IllegalAnswer
    from simcore.kingdom import Kingdom, KingdomError, random_kingdom
    from simcore.lookup import card, cards, kingdoms, playable
    from simcore.results import Result, Tally
    from simcore.scenario import Scenario, UnexpectedDecision
    from simcore.simulation import SimulationError, play_log, simulate

__all__ = [
    "IllegalAnswer", "Kingdom", "KingdomError", "Result", "Scenario", "SimulationError", "Tally",
    "UnexpectedDecision", "card", "cards", "kingdoms", "play_log", "playable", "random_kingdom",
    "simulate",
]  # fmt: skip


def __getattr__(name: str) -> Any:
    if name not in _LAZY:
        raise AttributeError(f"module 'simcore' has no attribute {name!r}")
    import importlib

    value = getattr(importlib.import_module(_LAZY[name]), name)
    globals()[name] = value
    return value
