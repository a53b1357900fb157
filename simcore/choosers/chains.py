"""Rules in the form in which games walk through them.

A table of rules is one chain of steps. Each step belongs to a rule about some card: if that is no
candidate it leads on to the next rule, otherwise a test (vocabulary.TEST_COLUMNS) says where to go
on, until a step without a test ends the chain. The core's side is conditions.pxd.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from .vocabulary import CONST, FAILS, HOLDS, QUANTITIES

CHAIN_ENDS = 202  # the op of the last step; its arg is the chosen card
NOTHING = -1

_LEAST, _MOST = -(2**31), 2**31 - 1
_OP = {(quantity.name, quantity.takes): quantity.op for quantity in QUANTITIES}
_ENDS_GAME, _SUPPLY, _OWNED = (_OP[name, "card"] for name in ("ends_game", "supply", "owned"))

Known = Mapping[tuple[int, int], int]  # what some quantities (op, arg) are
Decided = Mapping[int, bool]  # how some tests turn out

# Where a quantity (op, arg) simply stands, as another op and arg; the same if it is worked out.
PlaceOf = Callable[[int, int], tuple[int, int]]


class Look(NamedTuple):
    """A quantity less so many times another."""

    op: int
    arg: int
    less_op: int = CONST
    less_arg: int = 0
    times: int = 0


class Step(NamedTuple):
    target: int
    look: Look
    low: int
    high: int
    then: int
    otherwise: int
    missing: int  # where to go on if the target is no candidate


class Chains:
    """The steps of all chains of a strategy. Steps that are the same are there once."""

    def __init__(self, tests: Iterable[Sequence[int]], place_of: PlaceOf) -> None:
        self.steps: list[Step] = []
        self._known: dict[Step, int] = {}
        self._rules: dict[tuple[int, int, int, frozenset[tuple[int, bool]]], int] = {}
        self._ahead: dict[int, set[int]] = {}
        self._place_of = place_of
        self._tests: list[tuple[Look, int, int, int, int]] = []
        for op, arg, less_op, less_arg, times, low, high, then, otherwise in tests:
            look = Look(op, arg, less_op, less_arg, times)
            self._tests.append((look, low, high, then, otherwise))

    def table(self, rows: Iterable[Sequence[int]], decided: Decided | None = None) -> int:
        """Where the chain of these rules begins: the first that applies decides."""
        first = self._end(NOTHING)
        for target, test in reversed(list(rows)):
            first = self._rule(target, test, self._end(target), first, decided or {})
        return first

    def decided(self, known: Known) -> Decided:
        """How the tests turn out about what is known wherever a chain is walked."""
        return {
            test: low <= known[look[:2]] <= high
            for test, (look, low, high, _, _) in enumerate(self._tests)
            if look[:2] in known and look.less_op == CONST
        }

    def condition(self, test: int) -> int:
        """Where that of a single condition begins, which gives card 0 (if a candidate) or none."""
        return self._rule(0, test, self._end(0), self._end(NOTHING), {})

    def _end(self, target: int) -> int:
        return self._append(Step(0, Look(CHAIN_ENDS, target), 0, 0, 0, 0, 0))

    def _rule(self, target: int, test: int, then: int, otherwise: int, decided: Decided) -> int:
        """Where it begins. The same rule before the same others is there once."""
        settled = frozenset((at, decided[at]) for at in self._from(test) if at in decided)
        key = target, test, otherwise, settled
        if key not in self._rules:
            self._rules[key] = self._new_rule(target, test, then, otherwise, decided)
        return self._rules[key]

    def _from(self, test: int) -> set[int]:
        """This test and all it may lead to."""
        if test not in self._ahead:
            found: set[int] = set()
            ahead = {test}
            while ahead := ahead - found - {HOLDS, FAILS}:
                found |= ahead
                ahead = {then for test in ahead for then in self._tests[test][3:]}
            self._ahead[test] = found
        return self._ahead[test]

    def _new_rule(self, target: int, test: int, then: int, otherwise: int, decided: Decided) -> int:
        places = {HOLDS: then, FAILS: otherwise}

        def place(test: int) -> int:
            if test not in places:
                look, low, high, if_so, if_not = self._tests[test]
                if test in decided:
                    places[test] = place(if_so if decided[test] else if_not)
                else:
                    step = Step(target, look, low, high, place(if_so), place(if_not), otherwise)
                    places[test] = self._test(step)
            return places[test]

        first = place(test)
        if first != then:
            return first
        anything = self._placed(Look(_OWNED, 0))
        return self._append(Step(target, anything, _LEAST, _MOST, then, then, otherwise))

    def _test(self, step: Step) -> int:
        """With what is quickly seen first: only a pile's last card can end the game."""
        look = step.look
        at = self._append(step._replace(look=self._placed(look)))
        if look.op != _ENDS_GAME or look.less_op != CONST:
            return at
        no = step.then if step.low <= 0 <= step.high else step.otherwise
        last_one = self._placed(Look(_SUPPLY, look.arg))
        return self._append(step._replace(look=last_one, low=1, high=1, then=at, otherwise=no))

    def _placed(self, look: Look) -> Look:
        op, arg, less_op, less_arg, times = look
        return Look(*self._place_of(op, arg), *self._place_of(less_op, less_arg), times)

    def _append(self, step: Step) -> int:
        at = self._known.setdefault(step, len(self.steps))
        if at == len(self.steps):
            self.steps.append(step)
        return at
