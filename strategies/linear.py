"""Comparisons taken apart until each is about two quantities at most.

`owned("Smithy") < minimum(4, 1 + cards_owned // 9)` is `owned < 4` and `cards_owned >= 9 * owned`:
what remains needs no more than whole numbers, and the first part that decides spares the others.
"""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import NamedTuple

from .expressions import COMPARISONS, Constant, Expression, Look, Operation, is_logical

FRACTIONS = frozenset({"average_coin"})  # all other quantities are whole numbers
FLIPPED = {"<": ">", "<=": ">=", ">": "<", ">=": "<=", "==": "==", "!=": "!="}
MOST_TIMES = 1000  # keeps what is counted within 32 bits

_MEANING = {
    "<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge,
    "==": operator.eq, "!=": operator.ne,
}  # fmt: skip

Term = tuple[Expression, int]  # so many times a value


class Linear(NamedTuple):
    """A look, less so many times another, compared with a number."""

    look: Look
    less: Look | None
    times: int
    comparison: str
    constant: int | float


class Split(NamedTuple):
    """What holds if all (&) or any (|) of its parts do."""

    operator: str
    operands: tuple[Part, ...]


Part = Linear | Split | Expression


def split(comparison: Operation) -> Part | None:
    """The comparison in this form, if it can be written so."""
    assert comparison.operator in COMPARISONS
    return _split(_terms(Operation("-", comparison.operands), 1), comparison.operator)


def _terms(expression: Expression, times: int) -> list[Term]:
    """What is added up in all."""
    if isinstance(expression, Operation):
        operands = expression.operands
        if expression.operator == "neg":
            return _terms(operands[0], -times)
        if expression.operator == "+":
            return [term for operand in operands for term in _terms(operand, times)]
        if expression.operator == "-":
            return _terms(operands[0], times) + _terms(operands[1], -times)
        if expression.operator == "*":
            factors = [x for x in operands if isinstance(x, Constant) and isinstance(x.value, int)]
            if factors:
                (other,) = (x for x in operands if x is not factors[0])
                return _terms(other, times * int(factors[0].value))
    return [(expression, times)]


def _split(terms: Sequence[Term], comparison: str) -> Part | None:
    """Is the sum of these terms less than 0, at least 0, ...?"""
    compound = [(x, times) for x, times in terms if isinstance(x, Operation)]
    rest = [(x, times) for x, times in terms if not isinstance(x, Operation)]
    if not compound:
        return _linear(rest, comparison)
    if len(compound) > 1 or comparison in ("==", "!="):
        return None
    ((value, times),) = compound
    grows = (times > 0) == (comparison in (">", ">="))  # more of it makes the comparison true
    if is_logical(value):
        return _split_by_truth(rest, comparison, value, times, grows)
    if value.operator in ("min", "max"):
        parts = [_split(rest + _terms(x, times), comparison) for x in value.operands]
        return _joined("|" if (value.operator == "max") == grows else "&", parts)
    if value.operator == "//" and abs(times) == 1:
        return _without_division(rest, comparison, value, times)
    return None


def _split_by_truth(
    rest: list[Term], comparison: str, value: Operation, times: int, grows: bool
) -> Part | None:
    no, yes = _split(rest, comparison), _split([*rest, (Constant(1), times)], comparison)
    if grows:
        return _joined("|", [no, _joined("&", [value, yes])])
    return _joined("|", [yes, _joined("&", [Operation("~", (value,)), no])])


def _joined(operator: str, parts: Sequence[Part | None]) -> Part | None:
    known = [part for part in parts if part is not None]
    return Split(operator, tuple(known)) if len(known) == len(parts) else None


def _without_division(
    rest: list[Term], comparison: str, division: Operation, times: int
) -> Part | None:
    """For whole numbers: a < b // n is n * (a + 1) <= b, and a <= b // n is n * a <= b."""
    dividend, divisor = division.operands
    if not (isinstance(divisor, Constant) and isinstance(divisor.value, int) and divisor.value > 0):
        return None
    if any(isinstance(x, Constant) and not isinstance(x.value, int) for x, _ in rest):
        return None
    if any(_is_fraction(x) for x, _ in rest):
        return None
    if times > 0:
        comparison = FLIPPED[comparison]
    n = divisor.value
    terms = [(x, -times * n * sign) for x, sign in rest] + _terms(dividend, -1)
    if comparison in ("<", ">="):
        terms.append((Constant(n), 1))
    return _split(terms, "<=" if comparison in ("<", "<=") else ">")


def _is_fraction(x: Expression) -> bool:
    return isinstance(x, Look) and x.quantity.name in FRACTIONS


def _linear(terms: Sequence[Term], comparison: str) -> Linear | Constant | None:
    looks = [(x, times) for x, times in terms if isinstance(x, Look)]
    constant = -sum(times * x.value for x, times in terms if isinstance(x, Constant))
    if not looks:
        return Constant(int(_MEANING[comparison](0, constant)))
    if len(looks) > 2 or any(_is_fraction(x) or abs(times) > MOST_TIMES for x, times in looks):
        return None
    looks.sort(key=lambda term: (abs(term[1]) != 1, term[1] < 0))
    (look, sign), *others = looks
    if abs(sign) != 1:
        return None
    if sign < 0:
        comparison, constant = FLIPPED[comparison], -constant
    less, times = others[0] if others else (None, 0)
    return Linear(look, less, -sign * times, comparison, constant)
