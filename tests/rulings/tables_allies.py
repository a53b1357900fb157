"""Tables that the rulings of the single piles of Allies are tried on."""

from collections.abc import Sequence
from typing import Any

from simcore import Scenario

BUY, COIN, FAVOR, TOPDECK = (
    "+1 Buy",
    "+$1",
    "+1 Favor",
    "until end of turn: may topdeck each gained card",
)
AGAIN, COPY = "play it again", "gain a copy of it"


def after(
    card: str,
    hand: Sequence[str] = (),
    deck: Sequence[str] = (),
    discard: Sequence[str] = (),
    answers: Sequence[Any] = (),
    also: Sequence[str] = (),
    opponent: dict[str, Any] | None = None,
    empty: Sequence[str] = (),
    favors: int | None = None,
    **table: Any,
) -> Scenario:
    """The table after player 0 has played the card from a hand that held these others too."""
    s = Scenario([card, *also], **table)
    s.put(0, hand=[card, *hand], deck=deck, discard=discard, favors=favors)
    if opponent:
        s.put(1, **opponent)
    for pile in empty:
        s.set_supply(pile, 0)
    s.answer(*answers)
    s.play(card)
    assert not s.unanswered
    return s


def through_elder(card: str, chosen: list[str], **table: Any) -> Scenario:
    """The table after Elder has played the card with one option more."""
    hand = ["Elder", card, *table.pop("hand", ())]
    s = Scenario([card, "Townsfolk", *table.pop("also", ())], ally=None)
    s.put(0, hand=hand, deck=table.pop("deck", ()), discard=[])
    s.answer(card, *table.pop("before", ()), chosen, *table.pop("then", ()))
    assert not table
    s.play("Elder")
    assert not s.unanswered
    return s


def specialist(card: str, *answers: Any, **table: Any) -> Scenario:
    """The table after Specialist has played the card."""
    also = [card] if card not in ("Copper", "Silver", "Gold") else []
    hand = [card, *table.pop("hand", ())]
    also += table.pop("also", ())
    return after("Specialist", hand, answers=[card, *answers], also=also, **table)
