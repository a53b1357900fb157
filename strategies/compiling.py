"""From expressions to the numbers that `simcore/choosers/conditions.pyx` evaluates.

First an expression is folded for the kingdom at hand: what is about a card that is not there
is 0, and everything that follows from constants disappears. What is left becomes a few tests,
"is this between that and that?", each of which says where to go on if so and if not. Sums of more
than a test can hold (linear.py) are a postfix program, whose value a test looks at.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import NamedTuple, Protocol

from simcore.choosers.vocabulary import (
    CONST,
    DECIDED_BY,
    END,
    FAILS,
    HOLDS,
    OPERATORS,
    OPPONENT,
    PROGRAM,
)

from .expressions import COMPARISONS, Constant, Expression, Look, Operation, is_logical
from .linear import FLIPPED, Linear, Part, Split, split
from .names import StrategyError

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


class Comparison(NamedTuple):
    """Is a look, less so many times another, from `low` to `high`? Then go on at that test."""

    op: int
    arg: int
    less_op: int  # CONST: nothing is subtracted
    less_arg: int
    times: int
    low: int
    high: int
    then: int
    otherwise: int


class Condition(NamedTuple):
    """The tests of a rule, beginning with the first; HOLDS and FAILS need none.

    A test of a PROGRAM has the place in `code` where that begins. A constant in `code` stands
    there as (CONST, value); the strategy's compiler moves the value into the table that all its
    rules share.
    """

    first: int
    tests: tuple[Comparison, ...] = ()
    code: tuple[tuple[int, int | float], ...] = ()


def compile_condition(expression: Expression, binding: Binding) -> Condition:
    """The condition as numbers, for one kingdom."""
    tests = _Tests(expression, binding)
    return tests.condition(tests.add(fold(expression, binding), HOLDS, FAILS))


class _Tests:
    """The tests of one condition, gathered from the last to the first: a test has to know where
    to go on."""

    def __init__(self, condition: Expression, binding: Binding) -> None:
        self.whole = condition
        self.binding = binding
        self.tests: list[Comparison] = []
        self.code: list[tuple[int, int | float]] = []

    def condition(self, first: int) -> Condition:
        """The same in the order in which they are made."""

        def place(i: int) -> int:
            return i if i < 0 else len(self.tests) - 1 - i

        in_order = [
            test._replace(then=place(test.then), otherwise=place(test.otherwise))
            for test in reversed(self.tests)
        ]
        return Condition(place(first), tuple(in_order), tuple(self.code))

    def add(self, condition: Part, then: int, otherwise: int) -> int:
        """The tests that lead from here to `then` if the condition holds; gives the first."""
        if isinstance(condition, Constant):
            return then if condition.value else otherwise
        if isinstance(condition, Look):
            condition = _truth(condition)
        if isinstance(condition, Linear):
            return self._add_comparison(condition, then, otherwise)
        assert isinstance(condition, (Operation, Split))
        if condition.operator in ("&", "|"):
            return self._add_logic(condition, then, otherwise)
        assert isinstance(condition, Operation)
        if condition.operator == "~":
            return self.add(condition.operands[0], otherwise, then)
        parts = split(condition) if condition.operator in COMPARISONS else None
        if parts is None:
            return self._add_program(condition, then, otherwise)
        return self.add(parts, then, otherwise)

    def _add_logic(self, condition: Operation | Split, then: int, otherwise: int) -> int:
        first = len(condition.operands) - 1
        here = self.add(condition.operands[first], then, otherwise)
        for operand in reversed(condition.operands[:first]):
            if condition.operator == "&":
                here = self.add(operand, here, otherwise)
            else:
                here = self.add(operand, then, here)
        return here

    def _add_comparison(self, linear: Linear, then: int, otherwise: int) -> int:
        look, less, times, comparison, constant = linear
        if comparison == "!=":
            comparison, then, otherwise = "==", otherwise, then
        low, high = _BETWEEN[comparison](constant)
        low, high = max(low, _INT32_MIN), min(high, _INT32_MAX)
        if low > high:
            return otherwise
        minus = (CONST, 0) if less is None else _look(less, self.binding)
        looks = (*_look(look, self.binding), *minus, times)
        return self._append(Comparison(*looks, low, high, then, otherwise))

    def _add_program(self, condition: Operation, then: int, otherwise: int) -> int:
        if _depth(condition) > STACK_LIMIT:
            raise StrategyError(f"{self.whole!r} is nested too deeply: split it into several rules")
        start = len(self.code)
        self.code += [*_postfix(_truth(condition), self.binding), (END, 0)]
        return self._append(Comparison(PROGRAM, start, CONST, 0, 0, 1, 1, then, otherwise))

    def _append(self, test: Comparison) -> int:
        self.tests.append(test)
        return len(self.tests) - 1


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
    if operator in FLIPPED and isinstance(operands[0], Constant):
        operator, operands = FLIPPED[operator], operands[::-1]  # 2 > x is x < 2
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
_BETWEEN: dict[str, Callable[[int | float], tuple[int, int]]] = {
    "<": lambda x: (_INT32_MIN, math.ceil(x) - 1),
    "<=": lambda x: (_INT32_MIN, math.floor(x)),
    ">": lambda x: (math.floor(x) + 1, _INT32_MAX),
    ">=": lambda x: (math.ceil(x), _INT32_MAX),
    "==": lambda x: (math.ceil(x), math.floor(x)),
}
_OPPOSITE = {"<": ">=", "<=": ">", ">": "<=", ">=": "<", "==": "!=", "!=": "=="}
