"""Every card of Seaside and Hinterlands that asks something has a default that a test shows."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from simcore.catalog import load
from tests.rulings.card_words import words_by_card

HERE = Path(__file__).parent
NO_CHOICE = {"Cutpurse"}  # one Copper is like another
ASKING = re.compile(r"ask_\w+|choose\w*|order_cards")


def asks(name: str) -> bool:
    return any(ASKING.fullmatch(word) for word in words_by_card().get(name, ()))


@pytest.mark.parametrize("expansion", ["seaside", "hinterlands"])
def test_every_card_that_asks_has_a_default_with_a_table(expansion: str) -> None:
    """By its name, in the tests of that set's defaults."""
    told = (HERE / f"test_advice_{expansion}.py").read_text()
    asking = [card.name for card in load().cards.values() if card.expansion == expansion]
    silent = [name for name in asking if asks(name) and f'"{name}"' not in told]
    silent = [name for name in silent if name not in NO_CHOICE]
    assert not silent, f"no test shows the default choices of: {', '.join(silent)}"
