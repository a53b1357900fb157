"""Wrong inputs and what the user sees: one clear line, exit code 2, no traceback of ours."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.commands import CALLBACK, ROOT, run

ELEVEN = "Cellar,Market,Merchant,Militia,Mine,Moat,Remodel,Smithy,Village,Workshop,Witch"
PAIR = "bigmoney bmu"
MATCH = ("compare", "bigmoney", "bmu", "-n", "10")
BATCH = ("run", "-s", "bigmoney", "-s", "bmu", "-n", "10", "-o", "new")

FILES = {
    "syntax.py": "from strategies import *\nclass Bot(Strategy)\n    pass\n",
    "raises.py": "from strategies import *\nprint(undefined_thing)\n",
    "empty.py": "x = 1\n",
    "two.py": "from strategies import *\nclass A(Strategy): pass\nclass B(Strategy): pass\n",
    "card.py": 'from strategies import *\nclass A(Strategy):\n    buys = [buy("Smity")]\n',
    "table.py": 'from strategies import *\nclass A(Strategy):\n    buyz = [buy("Gold")]\n',
    "method.py": "from strategies import *\nclass A(Strategy):\n    def choose_bye(self): pass\n",
    "crash.py": CALLBACK.replace("return NotImplemented", "return self.helper()")
    + "\n    def helper(self):\n        return 1 / 0\n",
    "illegal.py": CALLBACK.replace("return NotImplemented", 'return "Colony"'),
    "bad.toml": 'games = 10\nkingdoms = ["First Game"\nseed = 1\n',
    "key.toml": 'kingdom = ["First Game"]\n',
    "type.toml": 'games = "many"\n',
    "zero.toml": 'games = 0\nkingdoms = ["First Game"]\nstrategies = ["bigmoney", "bmu"]\n',
    "solo.toml": 'kingdoms = ["First Game"]\nlineups = [["bigmoney"]]\n',
    "deep.toml": 'strategies = ["bigmoney", "bmu"]\n[[kingdoms]]\ncardz = ["Smithy"]\n',
    "twice.toml": 'kingdoms = ["First Game", "First Game"]\nstrategies = ["bigmoney", "bmu"]\n',
    "latin.toml": b"name = \"\xff\"\n",
    "a_file": "",
}  # fmt: skip

# what is typed, and what is said about it
WRONG: list[tuple[tuple[str, ...], str]] = [
    (("comparre", "x"), "no command called 'comparre'. Did you mean compare?"),
    (("compare", "--gamess", "3", *PAIR.split()), "No such option '--gamess'"),
    # cards, kingdoms, landscapes
    (("cards", "Smity"), "no card called 'Smity'. Did you mean Smithy?"),
    (("cards", "Citystat"), "no landscape called 'Citystat'. Did you mean City-state?"),
    (("cards", "--type", "Atack"), "no card type called 'Atack'. Did you mean Attack?"),
    (("cards", "--expansion", "sea"), "'sea' is not one of 'base', 'seaside'"),
    (("kingdoms", "Fist Game"), "no recommended kingdom called 'Fist Game'. Did you mean First"),
    ((*MATCH, "-k", "Fist Game"), "no recommended kingdom called 'Fist Game'. Did you mean First"),
    ((*MATCH, "-k", "Far From Home"), "Far From Home is not playable: it needs Wandering Minstr"),
    ((*MATCH, "-c", "Smity"), "no card called 'Smity'. Did you mean Smithy?"),
    ((*MATCH, "-c", "Smithy,Village,Smithy"), "Smithy is named 2 times"),
    ((*MATCH, "-c", ELEVEN), "11 piles are too many: a kingdom has 10"),
    ((*MATCH, "-c", "Copper"), "Copper is a basic card"),
    ((*MATCH, "-c", "Student"), "Student is part of a split pile: use Wizards"),
    ((*MATCH, "-c", "Smithy", "-k", "First Game"), "give one of --kingdom, --cards and --random"),
    ((*MATCH, "-r", "bas"), "no set called 'bas'. There are base, seaside"),
    ((*MATCH, "-c", "Smithy", "--ally", "City-state"), "City-state needs a Liaison"),
    ((*MATCH, "-c", "Underling", "--ally", "Citystat"), "Did you mean City-state?"),
    ((*MATCH, "-c", "Smithy", "--event", "Loting"), "no event called 'Loting'. Did you mean Loot"),
    ((*MATCH, "-c", "Smithy", "--event", "Looting", "--event", "Looting"), "Looting is named twi"),
    ((*MATCH, "-c", "Smithy", "--trait", "Chep=Smithy"), "no trait called 'Chep'. Did you mean Ch"),
    ((*MATCH, "-c", "Smithy", "--trait", "Cheap"), "--trait Cheap: write the Trait and its pile"),
    ((*MATCH, "-c", "Smithy", "--trait", "Cheap=Wharf"), "Wharf, which is not in this kingdom"),
    ((*MATCH, "-c", "Gardens", "--trait", "Cheap=Gardens"), "Cheap cannot be on Gardens"),
    ((*MATCH, "-c", "Wharf", "--trait", "Cheap=Wharf", "--trait", "Hasty=Wharf"),
     "Wharf has two Traits: a pile carries at most one"),
    ((*MATCH, "-c", "Wharf,Smithy", "--trait", "Cheap=Wharf", "--trait", "Cheap=Smithy"),
     "--trait Cheap is given twice"),
    ((*MATCH, "-c", "Smithy", "--random-traits", "1"), "--random-traits needs --random"),
    ((*BATCH, "-c", "Smithy", "--random-events", "1"), "--random-events needs --random"),
    ((*MATCH, "-r", "plunder", "--random-traits", "5"), "5 Events and Traits are too many"),
    # numbers
    (("compare", *PAIR.split(), "--games", "0"), "0 is not in the range x>=1"),
    (("compare", *PAIR.split(), "--games", "many"), "'many' is not a valid integer"),
    (("compare", *PAIR.split(), "--threads", "0"), "0 is not in the range x>=1"),
    (("compare", *PAIR.split(), "--seed", "-1"), "-1 is not in the range"),
    (("show", *PAIR.split(), "--game", "-3"), "-3 is not in the range x>=0"),
    (("show", *PAIR.split(), "--lang", "fr"), "'fr' is not one of 'en', 'de'"),
    ((*MATCH, "--sprt", "--elo0", "5", "--elo1", "1"), "elo0 (5.0) must be below elo1 (1.0)"),
    ((*MATCH, "--sprt", "--alpha", "2"), "alpha and beta must lie between 0 and 0.5"),
    (("compare", "bigmoney", "bmu", "bm", "--sprt"), "--sprt tests two strategies"),
    # strategies
    (("compare", "bigmoney"), "a game has 2 to 6 players, not 1"),
    (("compare", "bigmony", "bmu"), "no strategy called 'bigmony'. Did you mean big_money?"),
    (("compare", "bigmoney:Smity=2", "bmu"), "no card called 'Smity'. Did you mean Smithy?"),
    (("compare", "bigmoney:Smithy", "bmu"), "'Smithy' is no parameter; write it as Name=value"),
    (("compare", "bigmoney:Smithy=0", "bmu"), "give the number of copies, 1 or more"),
    (("compare", "smithy_money:x=1", "bmu"), "it takes no parameters"),
    (("compare", "nofile.py", "bmu"), "there is no file"),
    (("compare", "syntax.py", "bmu"), "SyntaxError: expected ':'"),
    (("compare", "raises.py", "bmu"), "NameError: name 'undefined_thing' is not defined"),
    (("compare", "empty.py", "bmu"), "holds no strategy: no class in it derives from Strategy"),
    (("compare", "two.py", "bmu"), "holds several strategies: choose one of A, B"),
    (("compare", "two.py:C", "bmu"), "holds no strategy 'C'. It holds A, B."),
    (("compare", "card.py", "bmu"), "no card called 'Smity'. Did you mean Smithy?"),
    (("compare", "table.py", "bmu"), "A.buyz is no table of rules. Did you mean buys?"),
    (("compare", "method.py", "bmu"), "choose_bye answers no decision. Did you mean choose_buy"),
    (("compare", "crash.py", "bmu"), "ZeroDivisionError: division by zero"),
    (("show", "crash.py", "bmu"), "a strategy failed in game 0 of seed 0"),
    (("compare", "illegal.py", "bmu", "--seed", "4"), "'Colony' is no legal answer to buy"),
    (("check", "nofile.py"), "there is no file"),
    (("new-strategy", "a/b"), "'a/b' is no name for a strategy"),
    (("new-strategy", "crash"), "crash.py exists already"),
    (("new-strategy", "x", "--folder", "nowhere"), "nowhere/x.py: No such file or directory"),
    # batches
    (("run", "-k", "First Game", "-s", "bigmoney", "-s", "bmu"), "give the run a directory"),
    ((*BATCH, "-k", "First Game", "-p", "3"), "3 players need as many strategies: there are 2"),
    ((*BATCH, "-k", "First Game", "-p", "9"), "a game has 2 to 6 players, not 9"),
    (BATCH, "no kingdoms: name some, list their cards, or ask for random ones"),
    (("run", "-k", "First Game", "-o", "new"), "no line-ups: give at least two strategies"),
    ((*BATCH, "--count", "3"), "--count needs --random"),
    ((*BATCH, "-k", "First Game", "--ally", "all", "--ally", "Cty"), "give 'all' alone"),
    ((*BATCH, "-k", "First Game", "--ally", "City-state"), "First Game: City-state needs a Liais"),
    ((*BATCH, "-k", "First Game", "--backend", "dask"), "--backend dask needs --scheduler"),
    (("run", "nofile.toml", "-o", "new"), "there is no file nofile.toml"),
    (("run", "bad.toml", "-o", "new"), "bad.toml is not valid TOML: Unclosed array (at line 3"),
    (("run", "latin.toml", "-o", "new"), "latin.toml cannot be read"),
    (("run", ".", "-o", "new"), ". cannot be read: [Errno 21] Is a directory"),
    (("run", "key.toml", "-o", "new"), "no key called 'kingdom'. Did you mean kingdoms?"),
    (("run", "type.toml", "-o", "new"), "games must be a number, not 'many'"),
    (("run", "zero.toml", "-o", "new"), "games must be at least 1, not 0"),
    (("run", "solo.toml", "-o", "new"), "a game has 2 to 6 players, but a line-up has 1"),
    (("run", "deep.toml", "-o", "new"), "kingdoms: no key called 'cardz'. Did you mean cards?"),
    (("run", "twice.toml", "-o", "new"), "the kingdom First Game"),
    # run directories
    ((*BATCH[:-1], "a_file/run", "-k", "First Game"), "a_file/run cannot be written"),
    ((*BATCH[:-1], ".", "-k", "First Game"), ". is not empty and not a run directory"),
    ((*BATCH[:-1], "other", "-k", "First Game"), "other holds another batch (it differs in"),
    (("report", "nowhere"), "nowhere is not a run directory: it has no manifest.json"),
    (("show", "--run", "other", "--cell", "7"), "other has cells 1 to 1, not 7"),
    (("tournament", "bigmoney", "-k", "First Game"), "a tournament needs at least two strategies"),
    (("rank",), "a kingdom without kingdom cards has nothing to rank"),
    (("completion", "tcsh"), "'tcsh' is not one of 'bash', 'zsh', 'fish'"),
]  # fmt: skip

# errors that show the user's own code may have several lines
OWN_CODE = {"syntax.py", "raises.py", "crash.py", "card.py", "table.py", "method.py"}


@pytest.fixture(scope="module")
def said(tmp_path_factory):
    """What is said about each wrong input; all are tried at once."""
    folder = tmp_path_factory.mktemp("wrong")
    for name, text in FILES.items():
        (folder / name).write_bytes(text if isinstance(text, bytes) else text.encode())
    run("run", "-k", "First Game", "-s", "bigmoney", "-s", "bm", "-n", 10, "-q", "-o", "other",
        cwd=folder)  # fmt: skip
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        jobs = [pool.submit(run, *typed, cwd=folder, code=2) for typed, _ in WRONG]
    return dict(zip(WRONG, jobs, strict=True))


@pytest.mark.parametrize("case", WRONG, ids=lambda case: " ".join(case[0])[:60])
def test_one_clear_line(case, said):
    typed, expected = case
    shown = said[case].result()
    lines = [line for line in shown.stderr.splitlines() if not line.startswith("note: ")]
    assert shown.stdout == ""
    assert lines[0].startswith("Error: ")
    assert expected in shown.stderr
    assert str(ROOT) not in shown.stderr, "a traceback of ours"
    if not OWN_CODE & set(typed):
        assert len(lines) == 1


def test_there_are_enough_of_them():
    assert len(WRONG) >= 40


def test_a_failing_callback_can_be_replayed(said, tmp_path):
    (tmp_path / "crash.py").write_text(FILES["crash.py"])
    err = run("compare", "crash.py", "bmu", "--seed", 4, cwd=tmp_path, code=2).stderr
    head, *trace = [line for line in err.splitlines() if not line.startswith("note: ")]
    assert "in game 0 of seed 4, line-up Caller vs BigMoneyUltimate" in head
    assert "simcore show ... --seed 4 --game 0" in head
    assert [line for line in trace if "File" in line] == [
        f'  File "{tmp_path}/crash.py", line 9, in choose_buy',
        f'  File "{tmp_path}/crash.py", line 12, in helper',
    ]


def test_a_liaison_without_an_ally_is_given_one_and_that_is_said(tmp_path):
    flags = ["compare", "bigmoney", "bmu", "-n", 10, "-c", "Underling"]
    shown = [run(*flags, "--seed", seed).stderr for seed in (1, 1, 2, 3, 4)]
    assert all("a Liaison, but no Ally was named: " in text for text in shown)
    assert shown[0] == shown[1]
    assert len(set(shown)) > 1
