"""Rulings for people: what the tests in tests/rulings hold to be true of a card.

>>> rulings_of("Wharf")[0].endswith(".")
True
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path


def rulings_of(name: str) -> list[str]:
    """The rulings of a card, split pile or landscape by its English name; [] if there are none."""
    return list(_all().get(name, ()))


@cache
def _all() -> dict[str, list[str]]:
    path = Path(__file__).parent / "catalog" / "rulings.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))
