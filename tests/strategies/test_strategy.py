"""Strategy classes: what is checked, how they compile, who they are."""

import pickle
import random
import re
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

import simcore.choosers.vocabulary as vocabulary
from simcore.choosers.vocabulary import (
    CONST,
    END,
    FAILS,
    HOLDS,
    OPERATORS,
    PROGRAM,
    RULE_COLUMNS,
    TEST_COLUMNS,
)
from strategies import (
    Strategy,
    StrategyError,
    buy,
    buy_event,
    choose,
    coins,
    favors,
    owned,
    play,
    spend,
    supply,
    trash,
    turn,
)
from strategies.strategy import ANY_TARGET, DECISION_KINDS, TABLES

OWNED, TURN, COINS = 7, 1, 2


class WharfMoney(Strategy):
    """Two Wharves, then money."""

    buys = [
        buy("Province"),
        buy("Duchy", supply("Province") <= 4),
        buy("Wharf", owned("Wharf") < 2),
        buy_event("Looting", (turn > 3) & (coins * 2.5 < 20)),
        buy("Silver", (coins > turn) | (coins < 2.5)),
    ]
    plays = [play("Wharf")]
    spends = [spend(None, favors > 3)]


class Limited(Strategy):
    """A parameter from outside."""

    def __init__(self, limit=3):
        self.limit = limit
        self.buys = [buy("Smithy", owned("Smithy") < limit)]
        self._memory = random.Random(1)


class Talker(Strategy):
    """Answers some decisions itself."""

    def choose_buy(self, view, decision):
        return "Gold"

    def choose_play(self, view, decision):
        return NotImplemented


class Decider(Strategy):
    """Answers everything itself."""

    def decide(self, view, decision):
        answer = super().decide(view, decision)
        return "mine" if answer is NotImplemented else answer

    def choose_trash(self, view, decision):
        return "Curse"


def asked(kind):
    return SimpleNamespace(kind=kind)


def test_the_name_is_that_of_the_class_unless_given():
    class Other(WharfMoney):
        name = "Another Wharf bot"

    class Third(Other):
        pass

    assert WharfMoney().name == "WharfMoney"
    assert Other().name == "Another Wharf bot"
    assert Third().name == "Third"


def test_tables_become_rows(bind):
    compiled = WharfMoney().compile(bind("Wharf", "Looting"))
    assert compiled.name == "WharfMoney"
    assert compiled.chooser == "rules"
    rows = [dict(zip(RULE_COLUMNS, row, strict=True)) for row in compiled.buys.tolist()]
    assert [row["target"] for row in rows] == [5, 4, 7, 8, 1]
    assert [row["test"] for row in rows] == [HOLDS, 0, 1, 2, 4]
    assert dict(zip(TEST_COLUMNS, compiled.tests[1].tolist(), strict=True)) == {
        "op": OWNED, "arg": 7, "less_op": CONST, "less_arg": 0, "times": 0,
        "low": -(2**31), "high": 1, "then": HOLDS, "otherwise": FAILS,
    }  # fmt: skip
    assert compiled.plays.tolist() == [[7, HOLDS]]
    assert compiled.spends[0, 0] == ANY_TARGET
    assert compiled.inactive == []


def test_tests_are_numbered_through_all_rules(bind):
    compiled = WharfMoney().compile(bind("Wharf", "Looting"))
    first, second = compiled.tests[4:6].tolist()
    assert first[:4] == [COINS, 0, TURN, 0]
    assert first[-2:] == [HOLDS, 5]
    assert second[-2:] == [HOLDS, FAILS]


def test_programs_share_one_code_and_one_table_of_constants(bind):
    class Calculator(Strategy):
        buys = [buy("Gold", coins * 2.5 < 20), buy("Silver", coins * 2.5 < turn)]

    compiled = Calculator().compile(bind())
    assert compiled.tests[:, :2].tolist() == [[PROGRAM, 0], [PROGRAM, 6]]
    assert compiled.constants.tolist() == [2.5, 20.0]
    assert compiled.code[6:].tolist() == [
        [COINS, 0], [CONST, 0], [OPERATORS["*"], 0], [TURN, 0], [OPERATORS["<"], 0], [END, 0],
    ]  # fmt: skip


def test_the_arrays_have_the_types_the_core_reads(bind):
    for strategy in (WharfMoney(), Strategy()):
        compiled = strategy.compile(bind())
        for table in TABLES:
            array = getattr(compiled, table)
            assert array.dtype == np.int32
            assert array.shape[1:] == (len(RULE_COLUMNS),)
            assert array.flags.c_contiguous
        assert compiled.tests.dtype == np.int32
        assert compiled.tests.shape[1:] == (len(TEST_COLUMNS),)
        assert compiled.code.dtype == np.int32
        assert compiled.code.shape[1:] == (2,)
        assert compiled.constants.dtype == np.float64
        assert compiled.options.dtype == np.int32


def test_rules_about_what_is_not_there_are_inactive(bind):
    class Hopeful(Strategy):
        buys = [buy("Wharf"), buy("Gold", owned("Smithy") > 0), buy("Silver", owned("Smithy") < 2)]

    compiled = Hopeful().compile(bind())
    assert compiled.buys.tolist() == [[1, HOLDS]]
    assert compiled.inactive == [
        (buy("Wharf"), "Wharf is not in this kingdom"),
        (buy("Gold", owned("Smithy") > 0), "its condition is never true in this kingdom"),
    ]


class TownBot(Strategy):
    """Chooses options by their labels."""

    choices = [choose("Swap", "b"), choose("Town", "coins", turn > 4), choose("Town", "cards")]


def test_options_stand_beside_the_choices(bind):
    compiled = TownBot().compile(bind("Town", options={"Town": ["cards", "coins"]}))
    assert compiled.choices[:, 0].tolist() == [7, 7]
    assert compiled.options.tolist() == [1, 0]
    assert [rule.target for rule, _ in compiled.inactive] == ["Swap"]


def test_an_option_that_a_card_does_not_have_is_an_error(bind):
    message = r'TownBot.choices: choose\("Town", "coins", turn > 4\): Town has no option \'coins\''
    with pytest.raises(StrategyError, match=message):
        TownBot().compile(bind("Town", options={"Town": ["cards"]}))


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ({"buys": [play("Wharf")]}, r'Wrong.buys\[0\]: play\("Wharf"\) belongs into plays'),
        ({"plays": [buy("Wharf")]}, r'Wrong.plays\[0\]: buy\("Wharf"\) belongs into buys'),
        ({"buys": ["Wharf"]}, r"Wrong.buys\[0\] must be a rule, not 'Wharf'"),
        ({"buys": buy("Wharf")}, r"Wrong.buys must be a list of rules"),
        ({"buy": [buy("Wharf")]}, r"Wrong.buy is no table of rules. Did you mean buys"),
        ({"trash": [trash("Copper")]}, r"Wrong.trash is no table of rules. Did you mean trashes"),
        (
            {"choose_byu": lambda *_: None},
            r"choose_byu answers no decision. Did you mean choose_buy",
        ),
    ],
)
def test_mistakes_in_a_class_are_found_as_it_is_written(body, message):
    with pytest.raises(StrategyError, match=message):
        type("Wrong", (Strategy,), body)


def test_mistakes_in_a_constructor_are_found_when_compiling(bind):
    class Wrong(Strategy):
        def __init__(self):
            self.plays = [buy("Wharf")]

    with pytest.raises(StrategyError, match=r"Wrong.plays\[0\]"):
        Wrong().compile(bind())


def test_rules_need_no_callbacks():
    assert not WharfMoney().uses_callbacks
    assert WharfMoney().callback_kinds == frozenset()
    assert WharfMoney().decide(None, asked("buy")) is NotImplemented


def test_methods_answer_their_kind_of_decision(bind):
    talker = Talker()
    assert talker.uses_callbacks
    assert talker.callback_kinds == {"buy", "play", "play_action", "play_treasure"}
    assert talker.compile(bind()).callback_kinds == talker.callback_kinds
    assert talker.decide(None, asked("buy")) == "Gold"
    assert talker.decide(None, asked("play_action")) is NotImplemented
    assert talker.decide(None, asked("trash")) is NotImplemented


def test_decide_answers_every_decision():
    decider = Decider()
    assert decider.callback_kinds == set(DECISION_KINDS)
    assert decider.decide(None, asked("trash")) == "Curse"
    assert decider.decide(None, asked("buy")) == "mine"


def test_the_kinds_of_decisions_are_those_of_the_core():
    state = Path(vocabulary.__file__).parents[1] / "state.pxd"
    kinds = re.findall(r"^ +ASK_(\w+) = (\d+)", state.read_text(), re.MULTILINE)
    assert [name.lower() for name, _ in kinds] == list(DECISION_KINDS)
    assert [int(number) for _, number in kinds] == list(range(len(DECISION_KINDS)))


@pytest.mark.parametrize("strategy", [WharfMoney(), Limited(5), Talker(), Decider()])
def test_strategies_survive_pickling(strategy):
    copy = pickle.loads(pickle.dumps(strategy))
    assert type(copy) is type(strategy)
    assert copy.identity() == strategy.identity()


def test_identity_tells_what_matters():
    text = WharfMoney().identity()
    assert re.match(r"strategy \S+:WharfMoney\nchooser rules\n", text)
    assert 'buys buy("Wharf", owned("Wharf") < 2)\n' in text
    assert text.endswith("spends spend(None, favors > 3)")
    assert "parameter limit = 3" in Limited().identity()
    assert Limited(3).identity() == Limited().identity() != Limited(4).identity()


def test_identity_of_python_code_holds_its_hash():
    assert re.search(r"\ncode Talker sha256 [0-9a-f]{64}$", Talker().identity())
    assert "code" not in WharfMoney().identity()


def test_identity_does_not_depend_on_the_order_of_sets():
    class Several(Strategy):
        def __init__(self, cards):
            self.cards = cards

    assert "{'a', 'b', 'c'}" in Several({"c", "a", "b"}).identity()
    assert "{'a': 1, 'b': [2, None]}" in Several({"b": (2, None), "a": 1}).identity()
    with pytest.raises(
        StrategyError, match=r"Several.cards: a Random has no text that stays the same"
    ):
        Several(random.Random(1)).identity()
