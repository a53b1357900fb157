"""The commands as a user meets them."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time

import click
import pytest

import simcore
from cli import cli
from tests.commands import CALLBACK, COMMAND, ENV, run

COMMANDS = list(cli.commands)


# --- help -------------------------------------------------------------------------------


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help_with_an_example(name):
    command = cli.commands[name]
    text = command.get_help(click.Context(command, info_name=name))
    assert "Example" in text
    assert f"simcore {name}" in text
    for option in command.params:
        if isinstance(option, click.Option):
            assert option.help or isinstance(option.type, click.Choice), option.name


def test_version():
    assert run("--version").stdout.strip() == f"simcore, version {simcore.__version__}"


def test_no_command_gives_the_overview():
    text = run("--help").stdout
    assert all(name in text for name in COMMANDS)


# --- start-up ---------------------------------------------------------------------------

HEAVY = {"pandas", "matplotlib", "scipy", "pyarrow", "multiprocessing"}
FIRST_GAME = f"""
import sys
import cli, simcore.batches
played = simcore.batches.play_chunk
def first(*arguments):
    heavy = {HEAVY} & set(sys.modules)
    print("FIRST GAME", *heavy)
    simcore.batches.play_chunk = played
    return played(*arguments)
simcore.batches.play_chunk = first
cli.main(sys.argv[1:])
"""


@pytest.mark.parametrize("command", ["compare bigmoney bmu -n 100", "run -s bigmoney -s bmu -o x"])
def test_nothing_heavy_is_imported_before_the_first_game(command, tmp_path):
    arguments = [*command.split(), "-k", "First Game"]
    shown = subprocess.run([sys.executable, "-c", FIRST_GAME, *arguments], env=ENV, cwd=tmp_path,
                           capture_output=True, text=True, check=True)  # fmt: skip
    assert shown.stdout.splitlines()[0].strip() == "FIRST GAME"


@pytest.mark.parametrize("command", ["show bigmoney bmu", "compare bigmoney bmu -n 100"])
def test_nothing_heavy_is_imported_at_all(command):
    code = f"import sys, cli; sys.exit = print; cli.main({command.split()!r})\n"
    code += f"print('HEAVY', {HEAVY} & set(sys.modules))"
    shown = subprocess.run([sys.executable, "-c", code], env=ENV, capture_output=True, text=True,
                           check=True)  # fmt: skip
    assert shown.stdout.splitlines()[-1] == "HEAVY set()"


def seconds_of(arguments, env):
    began = time.monotonic()
    subprocess.run([sys.executable, *arguments], env=env, check=True, capture_output=True)
    return time.monotonic() - began


@pytest.mark.parametrize("command", ["show bigmoney bmu", "compare bigmoney bmu -n 2"])
def test_the_first_game_starts_soon(command, tmp_path):
    """A game with its log, or two with a verdict, take less than three times as long as Python
    needs to import numpy and click: on a machine of the day a quarter of a second. The best of a
    few, in turn: other processes may be busy. Modules are compiled once, as for any user."""
    env = {**ENV, "PYTHONPYCACHEPREFIX": str(tmp_path)}
    env.pop("PYTHONDONTWRITEBYTECODE", None)
    play = [*COMMAND[1:], *command.split(), "-k", "First Game"]
    imports = ["-c", "import numpy, click"]
    alone = {**env, "OPENBLAS_NUM_THREADS": "1"}  # as the command does it
    pairs = [(seconds_of(play, env), seconds_of(imports, alone)) for _ in range(6)]
    game, bare = (min(seconds) for seconds in zip(*pairs, strict=True))
    assert game < 3 * bare, f"{game:.2f} s, numpy and click {bare:.2f} s"


# --- looking things up ------------------------------------------------------------------


def test_cards_table_and_filters():
    lines = run("cards", "--expansion", "seaside", "--type", "duration").stdout.splitlines()
    assert lines[0].split() == ["card", "German", "set", "cost", "types", "playable"]
    assert any(line.startswith("Wharf ") and "Werft" in line for line in lines)
    assert all("Duration" in line and "seaside" in line for line in lines[1:])


@pytest.mark.parametrize("name", ["Wharf", "Werft", "wharf"])
def test_a_card_in_full(name):
    text = run("cards", name).stdout
    assert text.startswith("Wharf (Werft)\n  Action - Duration of Seaside, costs $5\n")
    assert "10 copies" in text and "playable: yes" in text
    assert "High Seas (Auf hoher See), Seaside 1e" in text


def test_other_things_in_full():
    assert "from the top: Student, Conjurer, Sorcerer, Lich" in run("cards", "Wizards").stdout
    assert "Ally of Allies" in run("cards", "Stadtstaat").stdout
    assert "copies by players: 2: 8, 3: 12" in run("cards", "Gardens").stdout
    assert "part of the split pile Wizards" in run("cards", "Lich").stdout


def test_kingdoms():
    lines = run("kingdoms").stdout.splitlines()
    assert any(line.startswith("Far From Home") and "needs Wandering" in line for line in lines)
    playable = run("kingdoms", "--playable").stdout.splitlines()
    assert all(line.endswith("yes") for line in playable[1:])
    text = run("kingdoms", "Auf hoher See").stdout
    assert "Wharf (Werft)" in text and "playable: yes" in text
    assert "Trait: Hasty" in run("kingdoms", "Flotsam").stdout


def test_strategies():
    assert re.search(r"^big_money +Treasures", run("strategies").stdout, re.MULTILINE)


# --- playing ----------------------------------------------------------------------------


def test_compare_two_and_show_one_of_their_games():
    text = run("compare", "bigmoney:Smithy=1", "bigmoney", "-n", 4000, "--seed", 3).stdout
    assert text.startswith("Smithy\n")  # without a kingdom: the cards they buy
    assert re.search(r"BigMoney:Smithy=1 beats BigMoney: .* Elo .*4,000 games\.$", text.strip())
    log = run("show", "bigmoney:Smithy=1", "bigmoney", "--seed", 3, "--game", 17).stdout
    assert log.startswith("Game 17, seed 3\nKingdom: Smithy\n")


def test_show_in_german():
    log = run("show", "bigmoney:Smithy=1", "bigmoney", "--lang", "de").stdout
    assert "Schmiede" in log and "Smithy," not in log.split("Turn 1")[1]


def test_compare_several_in_pairs_or_together():
    bots = ["bigmoney", "bmu", "smithy_money"]
    pairs = run("compare", *bots, "-n", 500).stdout
    assert "BigMoney vs BigMoneyUltimate" in pairs and "500 games per pair" in pairs
    together = run("compare", *bots, "-n", 500, "--together").stdout
    assert "501 games" in together


def test_compare_stops_when_decided():
    text = run("compare", "smithy_money", "bigmoney", "--sprt").stdout
    assert "is more than 0 normalised Elo above" in text


def test_missing_cards_and_slow_strategies_are_noted(tmp_path):
    (tmp_path / "caller.py").write_text(CALLBACK)
    command = ["compare", "wharf_money", "caller.py", "-k", "First Game", "-n", 10]
    err = run(*command, cwd=tmp_path).stderr
    assert "WharfMoney wants what is not in this kingdom: Wharf" in err
    assert err.count("Caller answers in Python") == 1
    assert run(*command, "-q", cwd=tmp_path).stderr == ""


def test_tournament_and_its_run_directory(tmp_path):
    flags = ["bigmoney", "smithy_money", "witch_money", "-k", "First Game", "-k", "Size Distortion",
             "-n", 1000, "-q"]  # fmt: skip
    in_memory = run("tournament", *flags).stdout
    assert "ahead  even  behind" in in_memory and "Score in % against" in in_memory
    assert run("tournament", *flags, "-o", tmp_path / "t").stdout == in_memory
    assert (tmp_path / "t" / "tables" / "pairs.csv").exists()
    gauntlet = run("tournament", *flags, "--gauntlet", "bigmoney").stdout
    assert "BigMoney" in gauntlet


def test_rank():
    text = run("rank", "-c", "Witch,Smithy,Village", "-n", 400).stdout
    assert text.splitlines()[2].startswith("BigMoney:Witch=")


def test_run_report_and_replay(tmp_path):
    flags = ["run", "-c", "Underling,Smithy", "--ally", "City-state", "--ally", "none",
             "-l", "bigmoney vs bigmoney:Smithy=1", "-n", 400, "--seed", 2]  # fmt: skip
    done = run(*flags, "-o", "r", cwd=tmp_path)
    assert "Tables: r/tables" in done.stdout
    assert "800 of 800 games (100 %)" in done.stderr
    log = run("show", "--run", "r", "--cell", 1, "--game", 5, cwd=tmp_path).stdout
    assert "Ally: City-state" in log
    assert "Report: r/report/index.html" in run("report", "r", cwd=tmp_path).stdout
    assert (tmp_path / "r" / "report" / "index.html").stat().st_size > 10_000


def test_flags_come_before_the_file(tmp_path):
    (tmp_path / "b.toml").write_text(
        'games = 10\nkingdoms = ["First Game"]\nstrategies = ["bigmoney", "bmu"]\n'
    )
    text = run("run", "b.toml", "-n", 30, "-o", "r", cwd=tmp_path)
    assert "30 of 30 games" in text.stderr


def test_a_pipe_that_closes_early():
    command = subprocess.Popen([*COMMAND, "cards"], env=ENV, stdout=subprocess.PIPE,
                               stderr=subprocess.PIPE)  # fmt: skip
    command.stdout.readline()
    command.stdout.close()
    command.wait(20)
    assert command.stderr.read() == b""


# --- strategies -------------------------------------------------------------------------


def test_a_new_strategy_runs_as_it_is(tmp_path):
    assert "Wrote my_bot.py" in run("new-strategy", "MyBot", cwd=tmp_path).stdout
    text = run("check", "my_bot.py", cwd=tmp_path).stdout
    assert "never" not in text and text.count("compiles") >= 10
    assert "MyBot beats BigMoney" in run("compare", "my_bot.py", "bigmoney", "-n", 2000,
                                         cwd=tmp_path).stdout  # fmt: skip


def test_check_tells_what_never_applies():
    text = run("check", "wharf_money", "-k", "First Game").stdout
    assert re.search(r'buy\("Wharf".*never: Wharf is not in this kingdom', text)
    assert re.search(r'buy\("Gold".*compiles', text)


def test_check_all_strategies_of_a_file(tmp_path):
    (tmp_path / "two.py").write_text(
        CALLBACK + "\nclass Idle(Strategy):\n    buys = [buy('Estate', 0)]\n"
    )
    text = run("check", "two.py", cwd=tmp_path).stdout
    assert "Caller answers in Python (buy)" in text
    assert "It buys nothing here" in text


# --- completion -------------------------------------------------------------------------


@pytest.mark.parametrize("words, expected", [
    ("simcore cards Wha", "Wharf"),
    ("simcore kingdoms Hig", "High Seas"),
    ("simcore compare wit", "witch_money"),
    ("simcore compare a b --ally Cit", "City-state"),
    ("simcore compare a b --cards Smithy,Vill", "Smithy,Village"),
    ("simcore run --each-event Loo", "Looting"),
    ("simcore run --trait Che", "Cheap="),
    ("simcore tour", "tournament"),
])  # fmt: skip
def test_names_complete(words, expected):
    env = {**ENV, "_SIMCORE_COMPLETE": "bash_complete", "COMP_WORDS": words,
           "COMP_CWORD": str(len(words.split()) - 1)}  # fmt: skip
    shown = subprocess.run(COMMAND, env=env, capture_output=True, text=True, check=False).stdout
    assert f"plain,{expected}" in shown.splitlines()


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_scripts(shell):
    assert "_SIMCORE_COMPLETE" in run("completion", shell).stdout


# --- demo -------------------------------------------------------------------------------


def test_the_demo_plays_a_million_games():
    from simcore.batchfile import build_batch
    from simcore.demo import DEMO

    assert build_batch(DEMO).games >= 1_000_000


def test_a_demo_clears_only_its_own_games(tmp_path):
    from simcore.demo import clear_demo

    for name in ("demo", "mine"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "manifest.json").write_text(f'{{"name": "{name}"}}')
        clear_demo(tmp_path / name)
    assert os.listdir(tmp_path) == ["mine"]
