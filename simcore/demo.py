"""The batch of `simcore demo`: well over a million games, a minute at most."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

_HARBOUR = ["Wharf", "Caravan", "Lighthouse", "Bazaar", "Fishing Village", "Smithy", "Village",
            "Militia", "Laboratory", "Warehouse"]  # fmt: skip

DEMO: dict[str, Any] = {
    "name": "demo",
    "seed": 1,
    "games": 10_000,
    "strategies": [
        "bigmoney",
        "smithy_money",
        "militia_money",
        "witch_money",
        "wharf_money",
        "village_smithy",
        "laboratory_engine",
    ],
    "kingdoms": [
        {
            "name": "Quiet village",
            "cards": ["Smithy", "Village", "Market", "Laboratory", "Festival", "Gardens",
                      "Workshop", "Chapel", "Cellar", "Moneylender"],
        },
        {
            "name": "Witches about",
            "cards": ["Smithy", "Village", "Market", "Laboratory", "Festival", "Gardens",
                      "Workshop", "Witch", "Militia", "Moat"],
        },
        {"name": "At the harbour", "cards": _HARBOUR},
        {"name": "Cheap Wharves", "cards": _HARBOUR, "traits": {"Cheap": "Wharf"}},
        {
            "name": "City-state",
            "cards": ["Underling", "Wharf", "Witch", "Smithy", "Village", "Militia", "Laboratory",
                      "Workshop", "Market", "Moat"],
            "ally": "City-state",
        },
    ],
}  # fmt: skip


def clear_demo(run: Path) -> None:
    """Removes the games of an earlier demo, and nothing else."""
    manifest = run / "manifest.json"
    if manifest.exists() and json.loads(manifest.read_bytes()).get("name") == DEMO["name"]:
        shutil.rmtree(run)
