"""Compiled conditions, held against Python's own arithmetic by a small evaluator."""

import math
import operator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import strategies
from simcore.catalog import TYPE_BIT
from simcore.choosers.vocabulary import (
    CONST,
    DECIDED_BY,
    END,
    FAILS,
    HOLDS,
    OPERATORS,
    OPPONENT,
    PROGRAM,
    QUANTITIES,
)
from strategies import (
    StrategyError,
    average_coin,
    can_win_now,
    coins,
    hand,
    maximum,
    minimum,
    opponent,
    owned,
    supply,
    turn,
)
from strategies.compiling import STACK_LIMIT, Comparison, Condition, compile_condition
from strategies.expressions import Expression, as_expression, is_logical

OP = {(quantity.name, quantity.takes): quantity.op for quantity in QUANTITIES}
WHARF = 3


class Kingdom:
    """Wharf and Student are there, other cards are not."""

    types = TYPE_BIT
    slots = {"Wharf": WHARF, "Student": 5, "Province": 2}

    def slot(self, name):
        return self.slots.get(name)


def divide(a, b):
    return math.floor(a / b) if b else 0


def modulo(a, b):
    return a - divide(a, b) * b if b else 0


MEANING = {
    "+": operator.add, "-": operator.sub, "*": operator.mul, "//": divide, "%": modulo,
    "min": min, "max": max, "<": operator.lt, "<=": operator.le, ">": operator.gt,
    ">=": operator.ge, "==": operator.eq, "!=": operator.ne,
    "&": lambda a, b: bool(a) and bool(b), "|": lambda a, b: bool(a) or bool(b),
}  # fmt: skip
SYMBOL = {number: symbol for symbol, number in OPERATORS.items()}
DECIDED = {number: symbol for symbol, number in DECIDED_BY.items()}


def run(condition, game):
    """What the core does with a compiled condition; `game` gives the quantities."""
    at = condition.first
    while at >= 0:
        test = condition.tests[at]
        value = look(condition, game, test.op, test.arg)
        value -= test.times * look(condition, game, test.less_op, test.less_arg)
        at = test.then if test.low <= value <= test.high else test.otherwise
    return at == HOLDS


def look(condition, game, op, arg):
    if op == CONST:
        return 0
    return value_of_program(condition.code[arg:], game) if op == PROGRAM else game[op, arg]


def value_of_program(code, game):
    stack = []
    left_out = 0
    for op, arg in code:
        if left_out:
            left_out -= 1
        elif op == END:
            (result,) = stack
            return result
        elif op == CONST:
            stack.append(arg)
        elif SYMBOL.get(op) == "~":
            stack.append(float(not stack.pop()))
        elif SYMBOL.get(op) == "neg":
            stack.append(-stack.pop())
        elif op in DECIDED:
            if bool(stack[-1]) == (DECIDED[op] == "|"):
                stack[-1] = float(DECIDED[op] == "|")
                left_out = arg
        elif op in SYMBOL:
            right, left = stack.pop(), stack.pop()
            stack.append(float(MEANING[SYMBOL[op]](left, right)))
        else:
            stack.append(game[op, arg])
    raise AssertionError("a program without an end")


# What random expressions look at: how it is written, and where a game holds its value.
LOOKS = [
    (turn, (OP["turn", ""], 0)),
    (coins, (OP["coins", ""], 0)),
    (owned("Wharf"), (OP["owned", "card"], WHARF)),
    (supply("Wizards"), (OP["supply", "card"], 5)),
    (hand(type="Action"), (OP["hand", "type"], TYPE_BIT["Action"])),
    (opponent(owned("Wharf")), (OP["owned", "card"] + OPPONENT, WHARF)),
    (owned("Smithy"), None),  # not in the kingdom
]
VALUES = st.integers(-20, 60)
GAMES = st.fixed_dictionaries({where: VALUES for _, where in LOOKS if where})

# A random expression is a pair: the Expression (or number), and a function of the game.
numbers = st.one_of(VALUES, st.sampled_from([0.5, 1.5, -2.25])).map(
    lambda number: (number, lambda game: number)
)
looks = st.sampled_from(LOOKS).map(
    lambda look: (look[0], lambda game: game[look[1]] if look[1] else 0)
)


BUILD = {
    **MEANING, "//": operator.floordiv, "%": operator.mod, "&": operator.and_, "|": operator.or_,
    "min": minimum, "max": maximum,
}  # fmt: skip


def combined(symbol, left, right):
    """Both sides of an expression, built the way its author would."""
    (a, value_a), (b, value_b) = left, right
    if symbol in ("&", "|"):
        a, b = _yes_or_no(a), _yes_or_no(b)
    elif symbol in ("<", "<=", ">", ">=", "==", "!="):
        a, b = _plain(a, b), _plain(b, a)
    # Two numbers would be Python's business alone, and a plain division by zero is refused.
    if not isinstance(a, Expression) or symbol in ("//", "%"):
        b = _looked_up(b)
    return BUILD[symbol](a, b), lambda game: MEANING[symbol](value_a(game), value_b(game))


def _looked_up(side):
    """The same value as an expression: there is no Smithy in the kingdom."""
    return side if isinstance(side, Expression) else side + owned("Smithy")


def _yes_or_no(side):
    return side if isinstance(side, Expression) else bool(side)


def _plain(side, other):
    """Comparing a yes or no with a number is refused: count it instead."""
    if isinstance(side, Expression) and is_logical(side) and not is_logical(as_expression(other)):
        return side + 0
    return side


def unary(symbol, operand):
    a, value = _looked_up(operand[0]), operand[1]
    if symbol == "~":
        return ~a, lambda game: not value(game)
    return -a, lambda game: -value(game)


expressions = st.recursive(
    numbers | looks,
    lambda inner: st.one_of(
        st.builds(combined, st.sampled_from(sorted(MEANING)), inner, inner),
        st.builds(unary, st.sampled_from(["~", "neg"]), inner),
    ),
    max_leaves=14,
)


@settings(database=None, deadline=None, max_examples=300)
@given(expressions, GAMES)
def test_compiled_conditions_mean_what_python_says(pair, game):
    expression, value = pair
    condition = compile_condition(as_expression(expression), Kingdom())
    assert run(condition, game) == bool(value(game))


@settings(database=None, deadline=None, max_examples=300)
@given(expressions, GAMES)
def test_the_text_of_an_expression_means_the_same(pair, game):
    expression = as_expression(pair[0])
    again = as_expression(eval(repr(expression), vars(strategies)))
    compiled = compile_condition(expression, Kingdom()), compile_condition(again, Kingdom())
    assert run(compiled[0], game) == run(compiled[1], game)


LEAST, MOST = -(2**31), 2**31 - 1


@pytest.mark.parametrize(
    ("expression", "op", "arg", "low", "high"),
    [
        (owned("Wharf") < 2, OP["owned", "card"], WHARF, LEAST, 1),
        (as_expression(2) > owned("Wharf"), OP["owned", "card"], WHARF, LEAST, 1),
        (supply("Wizards") <= 4, OP["supply", "card"], 5, LEAST, 4),
        (hand(type="Action") == 2.0, OP["hand", "type"], 1, 2, 2),
        (opponent(turn) >= -1, OP["turn", ""] + OPPONENT, 0, -1, MOST),
        (~can_win_now, OP["can_win_now", ""], 0, 0, 0),
        (~(turn < 3), OP["turn", ""], 0, 3, MOST),
        (~~(turn < 3), OP["turn", ""], 0, LEAST, 2),
        ((turn < 3) & True, OP["turn", ""], 0, LEAST, 2),
        ((turn < 3) | (owned("Smithy") > 0), OP["turn", ""], 0, LEAST, 2),
        (owned("Wharf") + owned("Smithy") < 3, OP["owned", "card"], WHARF, LEAST, 2),
        (owned("Smithy") < turn, OP["turn", ""], 0, 1, MOST),
        (turn * 1 - 0 > as_expression(2) + 3, OP["turn", ""], 0, 6, MOST),
        (turn < 2.5, OP["turn", ""], 0, LEAST, 2),
        (turn >= 2.5, OP["turn", ""], 0, 3, MOST),
        (as_expression(5) - turn > 1, OP["turn", ""], 0, LEAST, 3),
    ],
)
def test_a_comparison_with_a_number_is_one_test(expression, op, arg, low, high):
    condition = compile_condition(expression, Kingdom())
    assert condition == Condition(0, (Comparison(op, arg, CONST, 0, 0, low, high, HOLDS, FAILS),))


def test_a_bare_quantity_means_that_it_is_not_zero():
    test = Comparison(OP["can_win_now", ""], 0, CONST, 0, 0, 0, 0, FAILS, HOLDS)
    assert compile_condition(can_win_now, Kingdom()) == Condition(0, (test,))


def test_two_quantities_are_compared_in_one_test():
    looks = (OP["turn", ""], 0, OP["owned", "card"], WHARF, 1)
    test = Comparison(*looks, LEAST, -2, HOLDS, FAILS)
    assert compile_condition(turn < owned("Wharf") - 1, Kingdom()) == Condition(0, (test,))


@pytest.mark.parametrize(
    ("expression", "same"),
    [
        (coins < minimum(4, turn), (coins < 4) & (coins < turn)),
        (coins < maximum(4, turn), (coins < 4) | (coins < turn)),
        (coins < 1 + (turn > 4), (coins < 1) | ((turn > 4) & (coins < 2))),
        (coins < turn // 9, turn - 9 * coins >= 9),
        (coins >= turn // 9, turn - 9 * coins < 9),
        (coins - turn // 9 > 1, turn - 9 * coins < -9),
    ],
)
def test_a_comparison_is_taken_apart(expression, same):
    condition = compile_condition(expression, Kingdom())
    assert condition == compile_condition(same, Kingdom())
    assert not condition.code


def test_a_sum_of_two_quantities_is_one_test():
    looks = (OP["coins", ""], 0, OP["turn", ""], 0, -1)
    test = Comparison(*looks, LEAST, 5, HOLDS, FAILS)
    assert compile_condition(coins + turn < 6, Kingdom()) == Condition(0, (test,))


def test_and_and_or_lead_from_test_to_test():
    rich = (turn > 3) & ((coins > 5) | (owned("Wharf") == 1))
    assert compile_condition(rich, Kingdom()) == Condition(
        0,
        (
            Comparison(OP["turn", ""], 0, CONST, 0, 0, 4, MOST, 1, FAILS),
            Comparison(OP["coins", ""], 0, CONST, 0, 0, 6, MOST, HOLDS, 2),
            Comparison(OP["owned", "card"], WHARF, CONST, 0, 0, 1, 1, HOLDS, FAILS),
        ),
    )


@pytest.mark.parametrize(
    "expression",
    [
        as_expression(True),
        owned("Smithy") < 2,
        supply("Smithy") == 0,
        (turn > 3) | (owned("Smithy") < 1),
        turn * owned("Smithy") == 0,
        turn // owned("Smithy") == 0,
    ],
)
def test_what_is_always_true_needs_no_condition(expression):
    assert compile_condition(expression, Kingdom()) == Condition(HOLDS)


@pytest.mark.parametrize(
    "expression",
    [as_expression(False), owned("Smithy") > 0, (turn > 3) & owned("Smithy"), turn == 2.5],
)
def test_what_is_never_true_is_recognised(expression):
    assert compile_condition(expression, Kingdom()) == Condition(FAILS)


def test_other_conditions_become_postfix_programs():
    condition = compile_condition((turn > 3) & (coins * 1.5 < owned("Wharf")), Kingdom())
    first, second = condition.tests
    assert first == Comparison(OP["turn", ""], 0, CONST, 0, 0, 4, MOST, 1, FAILS)
    assert second == Comparison(PROGRAM, 0, CONST, 0, 0, 1, 1, HOLDS, FAILS)
    assert condition.code == (
        (OP["coins", ""], 0), (CONST, 1.5), (OPERATORS["*"], 0),
        (OP["owned", "card"], WHARF), (OPERATORS["<"], 0), (END, 0),
    )  # fmt: skip


def test_an_average_is_no_whole_number():
    (test,) = compile_condition(average_coin > 1.5, Kingdom()).tests
    assert test.op == PROGRAM


def test_a_program_may_not_be_deeper_than_the_core_s_stack():
    nested = turn
    for _ in range(STACK_LIMIT - 2):
        nested = coins - nested
    assert compile_condition(nested > coins, Kingdom()).tests[0].op == PROGRAM
    with pytest.raises(StrategyError, match="nested too deeply"):
        compile_condition(coins > coins - (coins - nested), Kingdom())
