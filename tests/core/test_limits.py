"""A game that would outgrow the core's memory stops with an error that names the limit."""

import pytest

from simcore import Kingdom, Scenario
from simcore.batch import GameStopped
from simcore.layout import TableLayout
from simcore.table import ERRORS, GameError


def test_cards_in_play():
    s = Scenario()
    s.put(0, in_play=["Copper"] * 250, hand=["Silver"])
    with pytest.raises(GameError, match="more than 250 cards in play"):
        s.play("Silver")


def test_effects_that_wait():
    """Merchants wait for a Silver: the 251st effect is one too many."""
    s = Scenario(["Merchant"])
    for _ in range(2):
        s.put(0, hand=["Merchant"] * 125, deck=["Copper"] * 125, discard=[], in_play=[])
        s.actions = 1
        for _ in range(125):
            s.play("Merchant")
    s.put(0, hand=["Merchant"], deck=["Copper"], in_play=[])
    with pytest.raises(GameError, match="more than 250 effects are waiting"):
        s.play("Merchant")


def test_cards_set_aside():
    s = Scenario(["Island"])
    s.put(0, hand=["Island", "Estate"], mats={"Island": ["Copper"] * 250})
    with pytest.raises(GameError, match="set aside more than 250 cards"):
        s.play("Island")


@pytest.mark.parametrize("code", ERRORS)
def test_a_batch_names_the_limit_too(code):
    """Not only a number: the person who asked for the games has no table of codes."""
    assert ERRORS[code] in str(GameStopped(3, 1, code))


def test_too_many_players():
    with pytest.raises(ValueError, match="2 to 6 players"):
        TableLayout(Kingdom(), 7)


def test_a_game_without_end_is_stopped():
    """Players who never buy anything are stopped after so many rounds."""
    s = Scenario()
    for _ in range(2 * 120):
        s.end_turn()
    assert not s.over
    s.end_turn()
    s.end_turn()
    assert s.over
