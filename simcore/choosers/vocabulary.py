"""The rule vocabulary: every quantity a strategy's condition may look at.

One table, read from two sides. `strategies.expressions` compiles Python expressions into
pairs (op, arg) of it; `simcore/choosers/conditions.pyx` evaluates those pairs without the GIL.
The documentation of the vocabulary is generated from here.

A compiled condition is a chain of tests (TEST_COLUMNS): each asks whether a quantity, or one less
so many times another, lies between two numbers, and says at which test to go on. What does not fit
in there is a postfix program over a stack of doubles: int32 pairs (op, arg). `arg` is a slot, an
index into the table of constants, a type mask, or unused (0). Adding `OPPONENT` to a quantity's op
asks for the largest value among the other players.
"""

from typing import NamedTuple


class Quantity(NamedTuple):
    op: int
    name: str
    takes: str  # "", "card" (a slot), "type" (a bit mask of card types)
    doc: str


OPPONENT = 128
CONST = 0

QUANTITIES = [
    Quantity(1, "turn", "", "the number of your turn, counted from 1 (extra turns included)"),
    Quantity(2, "coins", "", "coins you can spend now"),
    Quantity(3, "buys", "", "buys you have left"),
    Quantity(4, "actions", "", "actions you have left"),
    Quantity(5, "hand", "card", "copies of a card in your hand"),
    Quantity(6, "hand", "type", "cards of a type in your hand"),
    Quantity(7, "owned", "card", "copies of a card you own, wherever they are"),
    Quantity(8, "owned", "type", "cards of a type you own"),
    Quantity(9, "in_play", "card", "copies of a card you have in play"),
    Quantity(10, "in_play", "type", "cards of a type you have in play"),
    Quantity(11, "supply", "card", "cards left in the pile of a card"),
    Quantity(12, "gained", "card", "copies of a card you gained this turn"),
    Quantity(13, "hand_size", "", "cards in your hand"),
    Quantity(14, "deck_size", "", "cards in your deck (the draw pile)"),
    Quantity(15, "discard_size", "", "cards in your discard pile"),
    Quantity(16, "cards_owned", "", "all cards you own"),
    Quantity(17, "money", "", "the printed coins of all cards you own"),
    Quantity(18, "average_coin", "", "money divided by cards_owned"),
    Quantity(19, "favors", "", "favors on your mat"),
    Quantity(20, "score", "", "victory points you own now"),
    Quantity(21, "score_lead", "", "your points minus those of the best opponent"),
    Quantity(22, "empty_piles", "", "Supply piles that are empty"),
    Quantity(23, "cost", "card", "what a card costs now"),
    Quantity(24, "players", "", "players in the game"),
    Quantity(25, "ends_game", "card", "1 if gaining one more of a card ends the game this turn"),
    Quantity(26, "can_win_now", "", "1 if you can buy the card that ends the game, and be ahead"),
    Quantity(27, "piles_to_end", "", "cards that must still go before the game ends"),
    Quantity(28, "in_discard", "card", "copies of a card in your discard pile"),
    Quantity(29, "hand_coins", "", "the printed coins of the Treasures in your hand"),
    Quantity(30, "bought", "", "cards and Events you bought this turn"),
    Quantity(31, "played", "card", "how often you played a card this turn"),
    Quantity(32, "mat", "card", "copies of a card on your mats and set aside"),
]

# Operators, after the quantities. Comparisons and logic give 1 or 0.
OPERATORS = {
    "+": 64, "-": 65, "*": 66, "//": 67, "%": 68, "min": 69, "max": 70,
    "<": 71, "<=": 72, ">": 73, ">=": 74, "==": 75, "!=": 76,
    "&": 77, "|": 78, "~": 79, "neg": 80,
}

# Between the two sides of `&` and `|`: if the first one decides, the rest of the pair, `arg` pairs
# of the program, is left out.
DECIDED_BY = {"&": 81, "|": 82}

END = 83  # of a program

# Columns of a compiled rule (int32): what it asks for, and its first test.
RULE_COLUMNS = ("target", "test")
# Columns of a test: is `op arg`, less so many times `less_op less_arg` (CONST: nothing), from low
# to high? Then go on at this test of the strategy, otherwise at that.
TEST_COLUMNS = ("op", "arg", "less_op", "less_arg", "times", "low", "high", "then", "otherwise")
HOLDS, FAILS = -1, -2  # in place of a test: the condition does, or does not
PROGRAM = 63  # the op of a test that looks at the value of the program beginning at `arg`
