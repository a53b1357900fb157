"""From expressions to the numbers that `simcore/choosers/rules.pyx` evaluates.

First an expression is folded for the kingdom at hand: what is about a card that is not there
is 0, and everything that follows from constants disappears. What is left becomes one
comparison in the rule's own row if it is that simple, else a postfix program.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import NamedTuple, Protocol

from simcore.choosers.vocabulary import CONST, DECIDED_BY, OPERATORS, OPPONENT

from .expressions import COMPARISONS, Constant, Expression, Look, Operation, is_logical
from .names import StrategyError

# Kinds of a compiled condition. The core knows the last three; a rule that can never apply in
# this kingdom is left out of the table.
NEVER, ALWAYS, COMPARISON, PROGRAM = -1, 0, 1, 2

# Values a program may have waiting at a time; the core's stack is this deep.
STACK_LIMIT = 32

_INT32_MIN, _INT32_MAX = -(2**31), 2**31 - 1


class Binding(Protocol):
    """A kingdom as a strategy's compiler sees it."""

    @property
    def types(self) -> Mapping[str, int]:
        """Every card type and its bit."""

    def slot(self, name: str) -> int | None:
        """The slot of a card or landscape by its English name; None if it is not there."""

    def option(self, name: str, label: str) -> int:
        """The number of an option of a card or landscape; KeyError naming those there are."""


class Condition(NamedTuple):
    """The columns of a rule after its target, and the program if it needs one.

    A constant in `code` stands there as (CONST, value); the strategy's compiler moves the value
    into the table that all its rules share.
    """

    kind: int
    op: int = 0
    arg: int = 0
    compare: int = 0
    constant: int = 0
    code: tuple[tuple[int, int | float], ...] = ()


def compile_condition(expression: Expression, binding: Binding) -> Condition:
    """The condition as numbers, for one kingdom."""
    folded = _as_comparison(fold(expression, binding))
    if isinstance(folded, Constant):
        return Condition(ALWAYS if folded.value else NEVER)
    if isinstance(folded, Operation) and folded.operator in COMPARISONS:
        look, other = folded.operands
        if isinstance(look, Look) and isinstance(other, Constant) and _fits_a_row(other.value):
            compare = OPERATORS[folded.operator]
            return Condition(COMPARISON, *_look(look, binding), compare, int(other.value))
    if _depth(folded) > STACK_LIMIT:
        raise StrategyError(f"{expression!r} is nested too deeply: split it into several rules")
    return Condition(PROGRAM, code=tuple(_postfix(folded, binding)))


def fold(expression: Expression, binding: Binding) -> Expression:
    """The same value in this kingdom, with everything worked out that does not change."""
    if isinstance(expression, Look):
        absent = expression.card is not None and binding.slot(expression.card) is None
        return Constant(0) if absent else expression
    if isinstance(expression, Operation):
        return _simplified(expression.operator, [fold(x, binding) for x in expression.operands])
    return expression


def _simplified(operator: str, operands: list[Expression]) -> Expression:
    values = [x.value for x in operands if isinstance(x, Constant)]
    if len(values) == len(operands):
        return Constant(_MEANING[operator](*values))
    if operator == "~":
        return _negated(operands[0])
    if operator in ("&", "|"):
        return _simplified_logic(operator, operands)
    if operator in _FLIPPED and isinstance(operands[0], Constant):
        operator, operands = _FLIPPED[operator], operands[::-1]  # 2 > x is x < 2
    return _without_neutral(operator, operands)


def _simplified_logic(operator: str, operands: list[Expression]) -> Expression:
    """`x & 0` is 0 and `x & 1` is x; `|` the other way round."""
    open_ones = []
    for operand in operands:
        if not isinstance(operand, Constant):
            open_ones.append(operand)
        elif bool(operand.value) == (operator == "|"):
            return Constant(int(operator == "|"))
    if len(open_ones) == 1:
        return _truth(open_ones[0])
    return Operation(operator, tuple(open_ones))


def _without_neutral(operator: str, operands: list[Expression]) -> Expression:
    """`x + 0`, `x * 1` and their like without the part that does nothing."""
    left, right = operands[0], operands[-1]
    if operator in ("*", "//", "%") and (_is(left, 0) or _is(right, 0)):
        return Constant(0)  # x // 0 too, as the core has it
    if (operator == "+" and _is(left, 0)) or (operator == "*" and _is(left, 1)):
        return right
    if (operator in ("+", "-") and _is(right, 0)) or (operator == "*" and _is(right, 1)):
        return left
    return Operation(operator, tuple(operands))


def _is(expression: Expression, value: int) -> bool:
    return isinstance(expression, Constant) and expression.value == value


def _truth(expression: Expression) -> Expression:
    """1 if the value is not zero, else 0."""
    return expression if is_logical(expression) else Operation("!=", (expression, Constant(0)))


def _negated(expression: Expression) -> Expression:
    if isinstance(expression, Operation):
        if expression.operator in _OPPOSITE:
            return Operation(_OPPOSITE[expression.operator], expression.operands)
        if expression.operator == "~":
            return _truth(expression.operands[0])
        if is_logical(expression):
            return Operation("~", (expression,))
    return Operation("==", (expression, Constant(0)))


def _as_comparison(condition: Expression) -> Expression:
    """A bare quantity as a condition means that it is not zero."""
    return _truth(condition) if isinstance(condition, Look) else condition


def _fits_a_row(value: int | float) -> bool:
    return value == int(value) and _INT32_MIN <= value <= _INT32_MAX


def _look(look: Look, binding: Binding) -> tuple[int, int]:
    op = look.quantity.op + (OPPONENT if look.of_opponent else 0)
    if look.quantity.takes == "type":
        assert look.subject is not None
        return op, binding.types[look.subject]
    if look.card is None:
        return op, 0
    slot = binding.slot(look.card)
    assert slot is not None, "folding has replaced absent cards"
    return op, slot


def _postfix(expression: Expression, binding: Binding) -> list[tuple[int, int | float]]:
    if isinstance(expression, Constant):
        return [(CONST, expression.value)]
    if isinstance(expression, Look):
        return [_look(expression, binding)]
    assert isinstance(expression, Operation)
    first, *rest = (_postfix(operand, binding) for operand in expression.operands)
    last = [*(pair for code in rest for pair in code), (OPERATORS[expression.operator], 0)]
    if expression.operator in DECIDED_BY:
        first.append((DECIDED_BY[expression.operator], len(last)))
    return first + last


def _depth(expression: Expression) -> int:
    """How many values wait at most while a program runs."""
    if not isinstance(expression, Operation):
        return 1
    return max(i + _depth(operand) for i, operand in enumerate(expression.operands))


def _floor_divide(a: float, b: float) -> float:
    """As the core has it: dividing by zero gives zero, a game never stops for it."""
    return math.floor(a / b) if b else 0


def _modulo(a: float, b: float) -> float:
    return a - _floor_divide(a, b) * b if b else 0


_MEANING: dict[str, Callable[..., int | float]] = {
    "+": lambda a, b: a + b,
    "-": lambda a, b: a - b,
    "*": lambda a, b: a * b,
    "//": _floor_divide,
    "%": _modulo,
    "min": min,
    "max": max,
    "<": lambda a, b: int(a < b),
    "<=": lambda a, b: int(a <= b),
    ">": lambda a, b: int(a > b),
    ">=": lambda a, b: int(a >= b),
    "==": lambda a, b: int(a == b),
    "!=": lambda a, b: int(a != b),
    "&": lambda a, b: int(bool(a) and bool(b)),
    "|": lambda a, b: int(bool(a) or bool(b)),
    "~": lambda a: int(not a),
    "neg": lambda a: -a,
}
_FLIPPED = {"<": ">", "<=": ">=", ">": "<", ">=": "<=", "==": "==", "!=": "!="}
_OPPOSITE = {"<": ">=", "<=": ">", ">": "<=", ">=": "<", "==": "!=", "!=": "=="}
