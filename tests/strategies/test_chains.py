"""Chains of rules, held against rules that are asked one after the other."""

from hypothesis import given, settings
from hypothesis import strategies as st

from simcore.choosers.chains import CHAIN_ENDS, NOTHING, Chains
from simcore.choosers.vocabulary import CONST
from strategies import Strategy, buy, ends_game, turn
from strategies.compiling import Comparison, Condition
from strategies.expressions import as_expression
from tests.strategies.test_compiling import GAMES, OP, Kingdom, expressions, look, run

STUDENT = Kingdom.slots["Student"]
ENDS, LEFT = (OP["ends_game", "card"], STUDENT), (OP["supply", "card"], STUDENT)

ANYTHING = (OP["owned", "card"], 0)

endings = st.sampled_from(
    [ends_game("Student"), ends_game("Student") == 0, ends_game("Student") + 0 < turn]
)
conditions = st.one_of(expressions.map(lambda pair: as_expression(pair[0])), endings)
tables = st.lists(st.builds(buy, st.sampled_from(sorted(Kingdom.slots)), conditions), max_size=6)
candidates = st.sets(st.sampled_from(sorted(Kingdom.slots.values())))


class Bot(Strategy):
    def __init__(self, buys):
        self.buys = buys


def condition_of(compiled, test):
    code = [
        (op, float(compiled.constants[arg]) if op == CONST else arg)
        for op, arg in compiled.code.tolist()
    ]
    return Condition(test, tuple(Comparison(*row) for row in compiled.tests.tolist()), tuple(code))


def walk(steps, at, game, there, everything):
    """What the core does with a chain."""
    while steps[at].look.op != CHAIN_ENDS:
        step = steps[at]
        value = look(everything, game, step.look.op, step.look.arg)
        value -= step.look.times * look(everything, game, *step.look[2:4])
        if step.target not in there:
            at = step.missing
        else:
            at = step.then if step.low <= value <= step.high else step.otherwise
    return steps[at].look.arg


@settings(database=None, deadline=None, max_examples=300)
@given(tables, GAMES, st.booleans(), st.sampled_from([0, 1, 2]), candidates)
def test_a_chain_gives_the_card_of_the_first_rule_that_applies(table, game, ends, left, there):
    compiled = Bot(table).compile(Kingdom())
    # The last card of a pile alone can end the game.
    game = {ANYTHING: 1, **game, LEFT: left, ENDS: int(ends and left == 1)}
    rows = compiled.buys.tolist()
    apply = (
        target
        for target, test in rows
        if target in there and run(condition_of(compiled, test), game)
    )
    card = next(apply, NOTHING)
    chains = Chains(compiled.tests.tolist(), lambda op, arg: (op, arg))
    # The same card, if it is known beforehand how some of the tests turn out.
    for known in ({}, {LEFT: left}, {LEFT: left, ENDS: game[ENDS]}):
        first = chains.table(rows, chains.decided(known))
        assert walk(chains.steps, first, game, there, condition_of(compiled, NOTHING)) == card
