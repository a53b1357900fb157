"""Random play on random kingdoms: whatever is legal must leave the game sound.

    python -m tests.fuzz --kingdoms 500 --games 40 --seed 1            # a large dose
    python -m tests.fuzz --kingdoms 500 --seed 1 --isolate             # survives crashes and hangs
    python -m tests.fuzz --kingdoms 230 --seed 1 --allies              # each Ally in turn
    python -m tests.fuzz --kingdoms 1 --first 17 --seed 1 --log 3      # a game, as a log

A kingdom is a function of (seed, its number), a game of (seed, kingdom, game number): every
failure is printed with what replays it. With a checked build (SIMCORE_CHECKED=1) the cards are
counted at every decision, otherwise as each game ends.
"""

from __future__ import annotations

import argparse
import random
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass

from simcore import Kingdom, random_kingdom
from simcore.catalog import load
from simcore.choosers.seats import Chooser
from simcore.gamelog import render
from simcore.layout import TableLayout
from simcore.table import Table
from strategies.library.reference import RandomBot

EXPANSIONS = ("base", "seaside", "hinterlands", "allies", "plunder")
MAX_ROUNDS = 60  # random players hardly ever end a game on purpose
SECONDS_PER_KINGDOM = 120
LIAISONS = ("Sycophant", "Bauble", "Importer", "Underling", "Broker", "Contract", "Emissary",
            "Guildmaster", "Wizards")  # fmt: skip


@dataclass(frozen=True)
class Case:
    """One kingdom of a fuzzing run, with its number of players."""

    seed: int
    number: int
    kingdom: Kingdom
    players: int
    flags: str = ""  # of the command that replays it

    def __str__(self) -> str:
        edition = f"seed {self.seed}, kingdom {self.number}, {self.players} players"
        return f"{edition}: {self.kingdom.describe()}"


@dataclass(frozen=True)
class Failure:
    case: Case
    game: int
    what: str

    def __str__(self) -> str:
        case = self.case
        numbers = f"--seed {case.seed} --first {case.number} --kingdoms 1"
        replay = f"{numbers}{case.flags} --log {self.game}"
        return f"FAILED game {self.game}: {self.what}\n  {case}\n  python -m tests.fuzz {replay}"


def make_case(seed: int, number: int) -> Case:
    """Kingdom `number` of a run: any expansions, Events, Traits, editions and players."""
    draw = random.Random(f"fuzz {seed} {number}")
    sets = draw.sample(EXPANSIONS, draw.randint(1, len(EXPANSIONS)))
    traits = draw.randint(0, 2)
    drawn = random_kingdom(
        sets, draw.getrandbits(32), events=draw.randint(0, 4 - traits), traits=traits
    )
    names = {name: _edition(name, draw) for name in drawn.cards}
    kingdom = Kingdom(
        names.values(),
        drawn.ally,
        drawn.events,
        {trait: names[pile] for trait, pile in drawn.traits.items()},
        colonies=draw.random() < 0.2,
        refill_cancels_end=draw.random() < 0.2,
    )
    return Case(seed, number, kingdom, draw.choice((2, 2, 3, 4, 5, 6)))


def make_ally_case(seed: int, number: int) -> Case:
    """The same with a Liaison in every kingdom and the Allies in turn."""
    case = make_case(seed, number)
    drawn = case.kingdom
    draw = random.Random(f"fuzz allies {seed} {number}")
    allies = sorted(name for name, thing in load().landscapes.items() if thing.kind == "ally")
    marked = set(drawn.traits.values())
    free = [name for name in drawn.cards if name not in marked]
    liaison = draw.choice(LIAISONS)
    cards = list(drawn.cards)
    if liaison not in cards:
        cards[cards.index(draw.choice(free))] = liaison
    kingdom = Kingdom(
        cards,
        allies[number % len(allies)],
        drawn.events,
        dict(drawn.traits),
        colonies=drawn.colonies,
    )
    return Case(seed, number, kingdom, case.players, " --allies")


def _edition(name: str, draw: random.Random) -> str:
    """Now and then the first edition of a card that has one."""
    first = f"{name} (1e)"
    return first if first in load().cards and draw.random() < 0.4 else name


def play(case: Case, game: int, log: bool = False) -> Table:
    """One game, to its end. Raises what goes wrong in it."""
    table = lay_out(case, game, log)
    table.play()
    if not table.conserved():
        raise AssertionError("cards were lost or made")
    return table


def lay_out(case: Case, game: int, log: bool = False) -> Table:
    """The table of a game: random players, every second game with default players among them."""
    layout = TableLayout(case.kingdom, case.players, MAX_ROUNDS)
    choosers = [
        None if game % 2 and seat % 2 else Chooser(RandomBot(), layout)
        for seat in range(case.players)
    ]
    block, rotation = divmod(game, case.players)
    return Table(layout, choosers, case.seed * 1_000_003 + case.number, block, rotation, log)


def failures(case: Case, games: int) -> Iterator[Failure]:
    for game in range(games):
        try:
            play(case, game)
        except Exception as error:
            yield Failure(case, game, f"{type(error).__name__}: {error}")


def _isolated(case: Case, games: int) -> str:
    """What another process says about one kingdom; empty if all is well."""
    numbers = f"--seed {case.seed} --first {case.number} --kingdoms 1 --games {games}"
    options = (numbers + case.flags).split()
    command = [sys.executable, "-X", "faulthandler", "-m", "tests.fuzz", *options]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS_PER_KINGDOM)
    except subprocess.TimeoutExpired:
        return f"FAILED: no end after {SECONDS_PER_KINGDOM} s\n  {case}"
    if done.returncode == 0:
        return ""
    if done.returncode == 1 and "FAILED" in done.stdout:
        return done.stdout.strip()
    crashed = f"FAILED: exit code {done.returncode}\n  {case}"
    return f"{crashed}\n{done.stderr.strip()}"


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--kingdoms", type=int, default=100)
    parser.add_argument("--games", type=int, default=20, help="per kingdom")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--first", type=int, default=0, help="number of the first kingdom")
    parser.add_argument("--isolate", action="store_true", help="one process per kingdom")
    parser.add_argument("--allies", action="store_true", help="each Ally in turn")
    parser.add_argument("--log", type=int, metavar="GAME", help="show a game of the first kingdom")
    return parser.parse_args()


def _show(case: Case, game: int) -> int:
    table = lay_out(case, game, log=True)
    try:
        table.play()
    finally:
        print(case)
        print(render(table))
    return 0 if table.conserved() else 1


def main() -> int:
    given = _arguments()
    make = make_ally_case if given.allies else make_case
    if given.log is not None:
        return _show(make(given.seed, given.first), given.log)
    bad = 0
    for number in range(given.first, given.first + given.kingdoms):
        case = make(given.seed, number)
        if given.isolate:
            said = _isolated(case, given.games)
            found = [said] if said else []
        else:
            found = list(map(str, failures(case, given.games)))
        bad += bool(found)
        for text in found[:3]:
            print(text, flush=True)
    kingdoms = f"{given.kingdoms} kingdoms, {given.games} games each"
    print(f"{kingdoms}: {bad} with failures" if bad else f"{kingdoms}: all sound")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
