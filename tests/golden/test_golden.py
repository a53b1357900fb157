"""The golden games are still played as they are written down."""

import pytest

from tests.golden.regenerate import GAMES, HERE

HOW = "if that is meant, run `python -m tests.golden.regenerate` and review the diff"


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.path.stem)
def test_golden_game(golden):
    written = golden.path.read_text(encoding="utf-8").splitlines()
    played = golden.log().splitlines()
    for number, (old, new) in enumerate(zip(written, played, strict=False), start=1):
        assert new == old, f"{golden.path.name}, line {number}; {HOW}"
    assert len(played) == len(written), HOW


def test_no_file_is_left_over():
    assert {path.name for path in HERE.glob("*.txt")} == {golden.path.name for golden in GAMES}


def test_they_come_to_an_end():
    for golden in GAMES:
        text = golden.path.read_text(encoding="utf-8")
        assert "The game ends." in text
        assert text.endswith(("wins.\n", "share the win.\n"))
