"""Tables that the rulings of the Allies are tried on."""

from __future__ import annotations

from simcore.scenario import Scenario

YES, NO = 1, 0


def table(ally: str, *cards: str, favors: int = 1, players: int = 2, **more: object) -> Scenario:
    """A kingdom with an Ally (Student is its Liaison); nobody owns anything yet."""
    liaison = () if {"Underling", "Sycophant", "Importer"} & set(cards) else ("Wizards",)
    s = Scenario([*liaison, *cards], ally, players, **more)
    for player in range(players):
        lay(s, player, favors=favors)
    s.asked.clear()
    return s


def lay(s: Scenario, player: int = 0, *, hand=(), deck=(), discard=(), in_play=(), favors=None):
    """All zones of a player: what is not named is empty."""
    s.put(player, hand=hand, deck=deck, discard=discard, in_play=in_play, favors=favors)


def kinds(s: Scenario) -> list[str]:
    return [asked.kind for asked in s.asked]


def my_turn(ally: str, *cards: str, favors: int, answers=(), **zones: object) -> Scenario:
    """The start of player 0's second turn, with these cards."""
    s = table(ally, *cards, favors=0)
    s.end_turn()
    lay(s, 0, favors=favors, **zones)
    s.answer(*answers)
    s.end_turn()
    assert s.turn_player == 0
    return s


def spending(s: Scenario) -> list[tuple[int, int]]:
    """Every offer to spend Favors: the most that could be spent, and what was."""
    return [(asked.max, asked.answer) for asked in s.asked if asked.kind == "spend"]
