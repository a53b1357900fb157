"""Rules: what a strategy wants, and when. The first rule that applies decides."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from .expressions import Constant, Expression, Operand, as_expression
from .names import StrategyError, card_name, landscape_name, source_name


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Rule:
    """One line of a strategy. Made by `buy`, `play`, `trash` and the other verbs."""

    verb: str
    target: str | None  # English name of a card or landscape; None: any
    condition: Expression
    option: str | None = None  # the label, for `choose`
    favors: int | None = None  # how many, for `spend`; None: as many as is sensible

    def __repr__(self) -> str:
        parts = [_quoted(self.target)]
        if self.option is not None:
            parts.append(_quoted(self.option))
        if not (isinstance(self.condition, Constant) and self.condition.value == 1):
            parts.append(repr(self.condition))
        if self.favors is not None:
            parts.append(f"favors={self.favors}")
        return f"{self.verb}({', '.join(parts)})"

    def __eq__(self, other: object) -> bool:
        # By text: comparing conditions with == would build another condition.
        return repr(self) == repr(other) if isinstance(other, Rule) else NotImplemented

    def __hash__(self) -> int:
        return hash(repr(self))


def buy(card: str, condition: Operand = True) -> Rule:
    """Buy a card, or gain it when something lets you gain one."""
    return _rule("buy", card, condition)


def buy_event(event: str, condition: Operand = True) -> Rule:
    """Buy an Event."""
    return _rule("buy_event", event, condition)


def play(card: str, condition: Operand = True) -> Rule:
    """Play a card."""
    return _rule("play", card, condition)


def trash(card: str, condition: Operand = True) -> Rule:
    """Trash a card when something lets or makes you trash one."""
    return _rule("trash", card, condition)


def discard(card: str, condition: Operand = True) -> Rule:
    """Discard a card when something lets or makes you discard one."""
    return _rule("discard", card, condition)


def topdeck(card: str, condition: Operand = True) -> Rule:
    """Put a card onto your deck when something lets or makes you do so."""
    return _rule("topdeck", card, condition)


def choose(source: str, option: str, condition: Operand = True) -> Rule:
    """Choose an option of a card or landscape, by its label."""
    if not isinstance(option, str) or not option.strip():
        raise StrategyError(
            f'choose("{source}", {option!r}): the second argument is an option\'s label, in quotes'
        )
    return _rule("choose", source, condition, option.strip())


def spend(
    ally: str | None = None, condition: Operand = True, favors: int | None = None
) -> Rule:
    """Spend favors when an Ally offers something for them; without a name: any Ally.

    With an Ally that takes any number, `favors` is how many at a time; otherwise the defaults
    say. The Orders of Astrologers and Masons offer more after each look at the cards.
    """
    if favors is not None and (not isinstance(favors, int) or favors < 1):
        raise StrategyError(f"spend({_quoted(ally)}): favors={favors!r} is no number of Favors")
    rule = _rule("spend", ally, condition)
    return rule if favors is None else replace(rule, favors=favors)


_NAMES: dict[str, Callable[[Any], str | None]] = {
    "buy_event": lambda name: landscape_name(name, "event"),
    "choose": source_name,
    "spend": lambda name: None if name is None else landscape_name(name, "ally"),
}


def _rule(verb: str, target: str | None, condition: Operand, option: str | None = None) -> Rule:
    try:
        name = _NAMES.get(verb, card_name)(target)
        return Rule(verb, name, as_expression(condition), option)
    except StrategyError as error:
        raise StrategyError(f"{verb}({_quoted(target)}): {error}") from None


def _quoted(text: object) -> str:
    return f'"{text}"' if isinstance(text, str) else repr(text)
