"""Conditions, written as ordinary Python: `(owned("Wharf") < 2) & (turn > 4)`.

An `Expression` only describes what to look at. `strategies.compiling` turns it into numbers
for the compiled core once the kingdom is known; nothing here is evaluated during a game.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NoReturn, Union

from simcore.choosers.vocabulary import QUANTITIES, Quantity

from .names import StrategyError, card_name, pile_name, type_name

Operand = Union["Expression", int, float]

COMPARISONS = frozenset({"<", "<=", ">", ">=", "==", "!="})
LOGIC = frozenset({"&", "|", "~"})

LARGEST_NUMBER = 10**9  # beyond anything a game counts; also keeps out infinity and NaN

# What an opponent holds in secret, and what is the same for everybody: not for `opponent`.
HIDDEN = frozenset({"hand", "hand_coins", "in_discard"})
COMMON = frozenset(
    {"supply", "cost", "empty_piles", "players", "ends_game", "can_win_now", "piles_to_end"}
)

# How tightly Python binds each operator, so that the text needs no more brackets than a person
# would write.
_BINDS = {"|": 1, "&": 2, "+": 3, "-": 3, "*": 4, "//": 4, "%": 4, "neg": 5, "~": 5}
_COMPARISON_BINDS = 0
_TIGHTEST = 6

_QUANTITY = {(quantity.name, quantity.takes): quantity for quantity in QUANTITIES}


class Expression:
    """A number known only during the game. A condition is one that is not zero."""

    __slots__ = ()
    __hash__ = None  # type: ignore[assignment]  # == builds an expression: no sets, no keys

    def __add__(self, other: Operand) -> Expression:
        return _operation("+", self, other)

    def __radd__(self, other: Operand) -> Expression:
        return _operation("+", other, self)

    def __sub__(self, other: Operand) -> Expression:
        return _operation("-", self, other)

    def __rsub__(self, other: Operand) -> Expression:
        return _operation("-", other, self)

    def __mul__(self, other: Operand) -> Expression:
        return _operation("*", self, other)

    def __rmul__(self, other: Operand) -> Expression:
        return _operation("*", other, self)

    def __floordiv__(self, other: Operand) -> Expression:
        return _operation("//", self, other)

    def __rfloordiv__(self, other: Operand) -> Expression:
        return _operation("//", other, self)

    def __mod__(self, other: Operand) -> Expression:
        return _operation("%", self, other)

    def __rmod__(self, other: Operand) -> Expression:
        return _operation("%", other, self)

    def __neg__(self) -> Expression:
        return _operation("neg", self)

    def __lt__(self, other: Operand) -> Expression:
        return _operation("<", self, other)

    def __le__(self, other: Operand) -> Expression:
        return _operation("<=", self, other)

    def __gt__(self, other: Operand) -> Expression:
        return _operation(">", self, other)

    def __ge__(self, other: Operand) -> Expression:
        return _operation(">=", self, other)

    def __eq__(self, other: Operand) -> Expression:  # type: ignore[override]
        return _operation("==", self, other)

    def __ne__(self, other: Operand) -> Expression:  # type: ignore[override]
        return _operation("!=", self, other)

    def __and__(self, other: Operand) -> Expression:
        return _operation("&", self, other)

    def __rand__(self, other: Operand) -> Expression:
        return _operation("&", other, self)

    def __or__(self, other: Operand) -> Expression:
        return _operation("|", self, other)

    def __ror__(self, other: Operand) -> Expression:
        return _operation("|", other, self)

    def __invert__(self) -> Expression:
        return _operation("~", self)

    def __truediv__(self, other: Operand) -> NoReturn:
        raise TypeError("a condition has no /: use // (whole part), or multiply the other side")

    __rtruediv__ = __truediv__

    def __bool__(self) -> NoReturn:
        raise TypeError(
            f"{self!r} is only known during the game: use & instead of and, | instead of or, "
            "~ instead of not, and (1 < x) & (x < 5) instead of 1 < x < 5"
        )


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Constant(Expression):
    """A number that never changes."""

    value: int | float

    def __repr__(self) -> str:
        return repr(self.value)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Look(Expression):
    """A look at the game: one quantity of the vocabulary, for you or for your opponents."""

    quantity: Quantity
    subject: str | None = None  # the card, pile or type as the author sees it
    card: str | None = None  # the card whose slot is asked for
    of_opponent: bool = False

    def __repr__(self) -> str:
        text = self.quantity.name
        if self.quantity.takes == "type":
            text += f'(type="{self.subject}")'
        elif self.quantity.takes:
            text += f'("{self.subject}")'
        return f"opponent({text})" if self.of_opponent else text


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Operation(Expression):
    """An operator with its operands."""

    operator: str
    operands: tuple[Expression, ...]

    def __repr__(self) -> str:
        if self.operator in ("min", "max"):
            function = "minimum" if self.operator == "min" else "maximum"
            return f"{function}({', '.join(map(repr, self.operands))})"
        here = _binding_strength(self)
        first = _bracketed(self.operands[0], here)
        if len(self.operands) == 1:
            return f"{'-' if self.operator == 'neg' else '~'}{first}"
        # The right side is bracketed even when it binds equally: a - (b - c).
        return f"{first} {self.operator} {_bracketed(self.operands[1], here + 1)}"


def is_logical(expression: Expression) -> bool:
    """Whether the value is always 1 or 0."""
    return isinstance(expression, Operation) and expression.operator in COMPARISONS | LOGIC


def as_expression(value: object) -> Expression:
    """An operand: an expression as it is, a number as a constant."""
    if isinstance(value, Expression):
        return value
    if callable(value):
        raise StrategyError(
            f"{getattr(value, '__name__', value)} is a function: call it with a card name; "
            "for code of your own, override choose_buy, choose_play, ..."
        )
    if not isinstance(value, (int, float)) or not abs(value) <= LARGEST_NUMBER:
        raise StrategyError(f"a number or an expression is expected, not {value!r}")
    if isinstance(value, bool):
        return Constant(value)
    whole = int(value)
    return Constant(whole if whole == value else float(value))


def minimum(first: Operand, second: Operand, *more: Operand) -> Expression:
    """The smallest of the values."""
    return _chain("min", first, second, *more)


def maximum(first: Operand, second: Operand, *more: Operand) -> Expression:
    """The largest of the values."""
    return _chain("max", first, second, *more)


least = minimum
most = maximum


def opponent(look: Expression) -> Expression:
    """The largest value of one plain quantity among the other players."""
    if not isinstance(look, Look) or look.of_opponent:
        raise StrategyError(
            f'opponent() takes one plain quantity such as opponent(owned("Witch")), not {look!r}'
        )
    if look.quantity.name in HIDDEN:
        raise StrategyError(f"opponent({look!r}): your opponents do not show you that")
    if look.quantity.name in COMMON:
        raise StrategyError(f"opponent({look!r}): opponent() asks for what belongs to one player")
    return Look(look.quantity, look.subject, look.card, of_opponent=True)


def _chain(operator: str, *operands: Operand) -> Expression:
    result = as_expression(operands[0])
    for operand in operands[1:]:
        result = _operation(operator, result, operand)
    return result


def _operation(operator: str, *operands: Operand) -> Expression:
    if operator in ("&", "|"):
        _refuse_numbers(operator, operands)
    expressions = tuple(as_expression(operand) for operand in operands)
    operation = Operation(operator, expressions)
    if operator in COMPARISONS:
        _refuse_compared_logic(operation)
    if operator in ("//", "%") and _is_zero(expressions[1]):
        raise StrategyError(f"{operation!r} divides by zero")
    return operation


def _refuse_numbers(operator: str, operands: tuple[Operand, ...]) -> None:
    """`coins >= 5 & x` means `coins >= (5 & x)` to Python, which nobody wants."""
    for operand in operands:
        if isinstance(operand, (int, float)) and not isinstance(operand, bool):
            raise StrategyError(
                f"{operand} {operator} ...: put brackets around each comparison, "
                f"as in (coins >= 5) {operator} (turn < 9)"
            )


def _refuse_compared_logic(comparison: Operation) -> None:
    """`hand("Gold") & turn < 3` means `(hand("Gold") & turn) < 3` to Python."""
    left, right = comparison.operands
    for logic, other in ((left, right), (right, left)):
        if isinstance(logic, Operation) and logic.operator in LOGIC and not is_logical(other):
            raise StrategyError(
                f"{comparison!r} compares a yes or no with a number: "
                "put brackets around each comparison, as in (coins >= 5) & (turn < 9)"
            )


def _is_zero(expression: Expression) -> bool:
    return isinstance(expression, Constant) and expression.value == 0


def _binding_strength(expression: Expression) -> int:
    if isinstance(expression, Operation):
        if expression.operator in COMPARISONS:
            return _COMPARISON_BINDS
        return _BINDS.get(expression.operator, _TIGHTEST)
    negative = isinstance(expression, Constant) and expression.value < 0
    return _BINDS["neg"] if negative else _TIGHTEST


def _bracketed(expression: Expression, strength: int) -> str:
    """The text of an operand, in brackets where Python would read it differently without."""
    inner = _binding_strength(expression)
    # A comparison beside a comparison would be read as a chain.
    if inner < strength or inner == _COMPARISON_BINDS:
        return f"({expression!r})"
    return repr(expression)


def _of_card(name: str, card: str) -> Look:
    try:
        card = card_name(card)
    except StrategyError as error:
        raise StrategyError(f'{name}("{card}"): {error}') from None
    return Look(_QUANTITY[name, "card"], card, card)


def _of_card_or_type(name: str, card: str | None, type: str | None) -> Look:
    if (card is None) == (type is None):
        raise StrategyError(
            f'{name}() takes a card or a type: {name}("Gold"), {name}(type="Action")'
        )
    if type is not None:
        return Look(_QUANTITY[name, "type"], type_name(type))
    assert card is not None
    return _of_card(name, card)


def hand(card: str | None = None, *, type: str | None = None) -> Look:
    """Copies of a card, or cards of a type, in your hand."""
    return _of_card_or_type("hand", card, type)


def owned(card: str | None = None, *, type: str | None = None) -> Look:
    """Copies of a card, or cards of a type, that you own, wherever they are."""
    return _of_card_or_type("owned", card, type)


def in_play(card: str | None = None, *, type: str | None = None) -> Look:
    """Copies of a card, or cards of a type, that you have in play."""
    return _of_card_or_type("in_play", card, type)


def supply(pile: str) -> Look:
    """Cards left in the pile of a card, or in a split pile: `supply("Wizards")`."""
    name, card = pile_name(pile)
    return Look(_QUANTITY["supply", "card"], name, card)


def gained(card: str) -> Look:
    """Copies of a card you gained this turn."""
    return _of_card("gained", card)


this_turn_gained = gained


def cost(card: str) -> Look:
    """What a card costs now."""
    return _of_card("cost", card)


def ends_game(card: str) -> Look:
    """1 if gaining one more of a card ends the game this turn."""
    return _of_card("ends_game", card)


def in_discard(card: str) -> Look:
    """Copies of a card in your discard pile."""
    return _of_card("in_discard", card)


def played(card: str) -> Look:
    """How often you played a card this turn."""
    return _of_card("played", card)


def mat(card: str) -> Look:
    """Copies of a card on your mats and set aside."""
    return _of_card("mat", card)


turn = Look(_QUANTITY["turn", ""])
coins = Look(_QUANTITY["coins", ""])
buys = Look(_QUANTITY["buys", ""])
buys_left = buys  # inside a class that has set its own `buys`, that name means its rules
actions = Look(_QUANTITY["actions", ""])
hand_size = Look(_QUANTITY["hand_size", ""])
deck_size = Look(_QUANTITY["deck_size", ""])
discard_size = Look(_QUANTITY["discard_size", ""])
cards_owned = Look(_QUANTITY["cards_owned", ""])
money = Look(_QUANTITY["money", ""])
average_coin = Look(_QUANTITY["average_coin", ""])
favors = Look(_QUANTITY["favors", ""])
score = Look(_QUANTITY["score", ""])
score_lead = Look(_QUANTITY["score_lead", ""])
empty_piles = Look(_QUANTITY["empty_piles", ""])
players = Look(_QUANTITY["players", ""])
can_win_now = Look(_QUANTITY["can_win_now", ""])
piles_to_end = Look(_QUANTITY["piles_to_end", ""])
hand_coins = Look(_QUANTITY["hand_coins", ""])
bought = Look(_QUANTITY["bought", ""])
