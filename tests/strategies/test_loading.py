"""Strategies by name, from files and from plugins; and everything that can go wrong."""

import os
import pickle
import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from textwrap import dedent

import pytest

from strategies import Strategy, StrategyError, available, load_strategy, loading
from strategies.library.money import BigMoney

ROOT = Path(loading.__file__).parents[1]


@pytest.fixture
def bot(tmp_path):
    """Writes a file with a strategy and gives its path."""

    def write(text, name="bot.py"):
        path = tmp_path / name
        path.write_text("from strategies import *\n" + dedent(text))
        return path

    yield write
    sys.path[:] = [folder for folder in sys.path if folder != str(tmp_path)]


ONE = """
    class One(Strategy):
        '''A bot with a limit.'''
        def __init__(self, limit=2):
            self.limit = limit
            self.buys = [buy("Smithy", owned("Smithy") < limit)]
"""
TWO = """
    class One(Strategy):
        buys = [buy("Gold")]
    class Two(Strategy):
        buys = [buy("Silver")]
"""


@pytest.mark.parametrize(
    "name", ["bigmoney", "big_money", "BigMoney", "big-money", " bm ", "bigmoney:"]
)
def test_a_library_bot_by_any_spelling(name):
    assert type(load_strategy(name)) is BigMoney


def test_parameters_name_cards_in_either_language():
    bot = load_strategy("bigmoney:Werft=2, Jack of All Trades = 1,Witch's Hut=1")
    assert bot.cards == {"Wharf": 2, "Jack of All Trades": 1, "Witch's Hut": 1}
    assert bot.name == "BigMoney:Wharf=2,Jack of All Trades=1,Witch's Hut=1"


def test_a_file_with_one_strategy(bot):
    path = bot(ONE)
    assert load_strategy(str(path)).limit == 2
    assert load_strategy(f"{path}:One").limit == 2
    assert load_strategy(f"{path}:limit=5").limit == 5
    assert load_strategy(f"{path}:One:limit=5").limit == 5


def test_a_file_with_several_strategies(bot):
    path = bot(TWO)
    assert load_strategy(f"{path}:Two").name == "Two"
    with pytest.raises(StrategyError, match="holds several strategies: choose one of One, Two"):
        load_strategy(str(path))


def test_imported_strategies_do_not_count(bot):
    path = bot(
        """
        from strategies.library.money import BigMoney
        class Mine(BigMoney):
            pass
        class _Part(Strategy):
            pass
        """
    )
    assert load_strategy(str(path)).name == "Mine"


def test_a_file_may_import_what_lies_beside_it(bot):
    bot("LIMIT = 7", name="neighbour_of_bot.py")
    path = bot(
        """
        from neighbour_of_bot import LIMIT
        class Mine(Strategy):
            buys = [buy("Gold", turn < LIMIT)]
        """
    )
    assert "turn < 7" in load_strategy(str(path)).identity()


def test_a_changed_file_is_read_again(bot):
    first = load_strategy(str(bot(ONE)))
    assert type(load_strategy(str(bot(ONE)))) is type(first)
    assert load_strategy(str(bot(ONE.replace("limit=2", "limit=9")))).limit == 9


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("bigmony", "no strategy called 'bigmony'. Did you mean big_money"),
        ("", "no strategy called ''"),
        ("xyzzy", "or a file as path/to/bot.py:ClassName"),
        ("nowhere/bot.py:Bot", "there is no file"),
        ("bigmoney:Whraf=2", "bigmoney:Whraf=2: no card called 'Whraf'. Did you mean Wharf?"),
        ("bigmoney:Wharf", "'Wharf' is no parameter; write it as Name=value"),
        ("bigmoney:Wharf=", "'Wharf=' is no parameter"),
        ("bigmoney:Wharf=0", "Wharf=0: give the number of copies"),
        ("bigmoney:Wharf=two", "Wharf=two: give the number of copies"),
        ("bigmoney:Wharf=1,Wharf=2", "Wharf is given twice"),
        ("bigmoney:Wharf=1,Werft=2", "Wharf is given twice"),
        ("smithy_money:Wharf=1", "unexpected keyword argument 'Wharf'; it takes no parameters"),
        ("double_terminal:third=Moat", "its parameters are first, second"),
        ("double_terminal:first=Moat,second=Moat", "use bigmoney:Moat=2"),
    ],
)
def test_wrong_names_and_parameters_are_explained(spec, message):
    with pytest.raises(StrategyError) as error:
        load_strategy(spec)
    assert message in str(error.value)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("x = 1", "holds no strategy: no class in it derives from Strategy"),
        ("import no_such_module", "ModuleNotFoundError: No module named 'no_such_module'"),
        ("def broken(:", "SyntaxError"),
        ("1 / 0", "ZeroDivisionError"),
        ("raise SystemExit(3)", "SystemExit"),
        ("class A(Strategy):\n    buys = [buy('Whraf')]", "Did you mean Wharf?"),
        ("class A(Strategy):\n    plays = [buy('Wharf')]", "A.plays[0]"),
        ("class A(Strategy):\n    def __init__(self): self.nothing.here", "AttributeError"),
        (
            "class A(Strategy):\n    def __init__(self, limit): pass",
            "missing a required argument: 'limit'",
        ),
    ],
)
def test_broken_files_are_explained(bot, text, message):
    path = bot(text)
    with pytest.raises(StrategyError) as error:
        load_strategy(str(path))
    assert message in str(error.value)
    assert str(path) in str(error.value)


def test_a_traceback_shows_only_the_author_s_own_lines(bot):
    path = bot("def helper():\n    return buy('Whraf')\nhelper()")
    with pytest.raises(StrategyError) as error:
        load_strategy(str(path))
    assert f'File "{path}", line 3, in helper' in str(error.value)
    for ours in ("rules.py", "files.py", "names.py", "importlib"):
        assert ours not in str(error.value)


def test_a_wrong_class_name_gets_a_suggestion(bot):
    with pytest.raises(StrategyError, match=r"no strategy 'Twwo'. Did you mean Two?"):
        load_strategy(f"{bot(TWO)}:Twwo")
    with pytest.raises(StrategyError, match=r"no strategy 'Else'. It holds One, Two."):
        load_strategy(f"{bot(TWO)}:Else")


def test_a_file_that_breaks_does_not_displace_the_one_that_worked(bot):
    before = load_strategy(str(bot(ONE)))
    with pytest.raises(StrategyError):
        load_strategy(str(bot("1 / 0")))
    bot(ONE)
    assert type(pickle.loads(pickle.dumps(before))) is type(before)


def test_a_strategy_from_a_file_reaches_another_process(bot, tmp_path):
    strategy = load_strategy(f"{bot(ONE)}:limit=5")
    parcel = tmp_path / "parcel"
    parcel.write_bytes(pickle.dumps(strategy))
    code = "import pickle, sys; print(pickle.load(open(sys.argv[1], 'rb')).identity())"
    result = subprocess.run(
        [sys.executable, "-c", code, str(parcel)],
        capture_output=True, text=True, check=True, cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )  # fmt: skip
    assert result.stdout.strip() == strategy.identity()
    assert "limit = 5" in result.stdout


def test_identity_does_not_depend_on_the_folder(bot, tmp_path):
    here = bot(ONE)
    (tmp_path / "there").mkdir()
    there = here.rename(tmp_path / "there" / "bot.py")
    text = load_strategy(str(there)).identity()
    assert load_strategy(str(bot(ONE))).identity() == text
    assert text.startswith("strategy bot.py:One\n")
    sys.path.remove(str(there.parent))


def test_identity_of_a_file_s_code_follows_its_text(bot):
    talker = """
    def helper():
        return "Gold"
    class Talker(Strategy):
        def choose_buy(self, view, decision):
            return helper()
    """
    first = load_strategy(str(bot(talker))).identity()
    assert load_strategy(str(bot(talker.replace("Gold", "Silver")))).identity() != first


@pytest.fixture
def plugins(monkeypatch):
    def install(**plugins):
        entries = {
            name: EntryPoint(name, value, loading.ENTRY_POINTS) for name, value in plugins.items()
        }
        monkeypatch.setattr(loading, "_plugins", lambda: entries)

    return install


def test_installed_plugins_are_found_by_name(plugins):
    plugins(other_money="strategies.library.money:PlainMoney")
    assert load_strategy("OtherMoney").name == "PlainMoney"
    assert "other_money" in available()
    with pytest.raises(StrategyError, match="Did you mean other_money"):
        load_strategy("other_mony")


def test_a_plugin_does_not_replace_a_library_bot(plugins):
    plugins(big_money="strategies.library.money:PlainMoney")
    assert type(load_strategy("big_money")) is BigMoney
    assert available()["big_money"][0] is BigMoney


def test_broken_plugins_hurt_only_themselves(plugins):
    plugins(broken="no_such_module:Bot", wrong="os:getcwd")
    with pytest.raises(StrategyError, match=r"the plugin broken .* could not be loaded"):
        load_strategy("broken")
    with pytest.raises(StrategyError, match=r"the plugin wrong .* is not a Strategy class"):
        load_strategy("wrong")
    with pytest.warns(UserWarning, match="the plugin"):
        assert "big_money" in available()


def test_writing_strategies_needs_no_numpy():
    code = "import sys, strategies as s; s.load_strategy('bm'); print('numpy' in sys.modules)"
    result = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT
    )
    assert result.stdout.strip() == "False"


def test_available_lists_classes_with_a_description():
    for cls, text in available().values():
        assert issubclass(cls, Strategy)
        assert text
