"""Looking over a player's shoulder: everything a View shows, written down."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def everything_shown(view: Any, names: tuple[str, ...]) -> dict[str, Any]:
    """All that a View tells its player: every property, and every method for every argument."""
    seats = range(view.players)
    by_player = ("in_play", "face_up", "hand_size", "deck_size", "discard_size", "score", "favors")
    by_card = ("supply", "cost")
    shown: dict[str, Any] = {}
    for name in _public(view):
        value = getattr(view, name)
        if not callable(value):
            shown[name] = value
        elif name in by_player:
            shown[name] = [value(seat) for seat in seats]
        elif name in by_card:
            shown[name] = {card: value(card) for card in names}
        elif name == "owned":
            shown[name] = [{card: value(card, seat) for card in names} for seat in seats]
        else:
            raise AssertionError(f"View.{name} is new: say here how it is asked")
    return shown


def _public(view: Any) -> list[str]:
    return [name for name in dir(view) if not name.startswith("_")]


def watch(scenario: Any, look: Callable[[Any, Any], None]) -> None:
    """Calls look(view, question) at every decision of a Scenario, before it is answered."""
    decide = scenario._script.decide

    def watched(view: Any, question: Any) -> Any:
        look(view, question)
        return decide(view, question)

    scenario._script.decide = watched


def shown_to(scenario: Any, player: int) -> list[dict[str, Any]]:
    """Fills up, as the scenario goes on, with what the player is shown at each own decision."""
    shown: list[dict[str, Any]] = []

    def look(view: Any, question: Any) -> None:
        if question.player == player:
            shown.append(everything_shown(view, scenario.kingdom.slots))

    watch(scenario, look)
    return shown
