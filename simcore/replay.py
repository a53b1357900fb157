"""Any game of a run directory again, as a log."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from .batches import BatchError, Bot
from .batchfile import load_bot
from .kingdom import Kingdom
from .simulation import play_log


def replay(run: Path, cell: int, game: int, lang: str = "en") -> str:
    """The log of a game, by its number within its cell."""
    from analysis.store import RunStore

    manifest = RunStore.open(run).manifest
    found = next((entry for entry in manifest["cells"] if entry["id"] == cell), None)
    if found is None:
        raise BatchError(f"{run} has cells 1 to {len(manifest['cells'])}, not {cell}")
    bots = [_same_bot(spec, manifest["strategies"][spec]) for spec in found["lineup"]]
    strategies = [bot.strategy for bot in bots]
    return play_log(_kingdom(found), strategies, seed=found["seed"], game=game, lang=lang)


def _same_bot(spec: str, facts: dict[str, Any]) -> Bot:
    bot = load_bot(spec)
    if bot.digest != facts["sha256"]:
        raise BatchError(f"{spec} has changed since the run: its games cannot be shown again")
    return bot


def _kingdom(entry: dict[str, Any]) -> Kingdom:
    return Kingdom(
        entry["cards"],
        ally=entry["ally"] or False,
        events=entry["events"],
        traits=entry["traits"],
        colonies=entry["colonies"],
        name=entry["kingdom"],
    )
