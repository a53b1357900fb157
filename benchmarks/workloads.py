"""What is measured: a table of workloads, each a small function that prepares its games.

    python -m benchmarks.workloads NAME GAMES
    -> seconds peak_memory_in_bytes

runs one of them in a process of its own: to count its instructions or look at its memory.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import NamedTuple

from benchmarks.measure import ROOT, SEED, Play, Unavailable, output_of, peak_memory


class Engine(NamedTuple):
    """A recommended kingdom and the two bots that meet on it."""

    expansion: str
    kingdom: str
    bots: tuple[str, str]


ENGINES = [
    Engine("base", "First Game", ("bigmoney:Village=3,Smithy=3,Market=3", "bigmoney:Militia=2")),
    Engine("seaside", "High Seas", ("bigmoney:Wharf=2,Bazaar=2,Caravan=3", "bigmoney:Wharf=2")),
    Engine("hinterlands", "Introduction", ("bigmoney:Margrave=2,Stables=3", "bigmoney:Margrave=2")),
    Engine("allies", "Allies for Beginners", ("bigmoney:Market=3,Galleria=2", "bigmoney:Broker=2")),
    Engine(
        "plunder", "Basic Looting", ("bigmoney:Harbor Village=3,Frigate=2", "bigmoney:Maroon=1")
    ),
]

# To the end of its first block of games; runs in an empty directory.
FIRST_GAME = [
    str(Path(sys.executable).with_name("simcore")),
    *("run", "--kingdom", "First Game", "--games", "2", "bigmoney", "bigmoney"),
]


@dataclass(frozen=True)
class Workload:
    name: str
    prepare: Callable[[], Play]
    counted: int = 0  # games for the instruction count; 0: not counted


# ------------------------------------------------------------------ bots


def three_rules():
    """The bot that limit.c plays."""
    from strategies import Strategy, buy

    class ThreeRules(Strategy):
        """Province, Gold, Silver."""

        buys = [buy("Province"), buy("Gold"), buy("Silver")]

    return ThreeRules()


def three_rules_in_python():
    """The same play, asked from Python at every buy."""
    from strategies import Strategy

    class ThreeRulesInPython(Strategy):
        """Province, Gold, Silver, from a method."""

        def choose_buy(self, view, decision):
            for card in ("Province", "Gold", "Silver"):
                if card in decision.candidates:
                    return card
            return None

    return ThreeRulesInPython()


# ------------------------------------------------------------------ preparations


def simulation(kingdom, bots, threads=1) -> Play:
    import simcore

    def play(games: int) -> float:
        start = time.perf_counter()
        simcore.simulate(kingdom, bots, games=games, seed=SEED, threads=threads)
        return time.perf_counter() - start

    return play


def money(bot=three_rules, players=2, threads=1) -> Play:
    import simcore

    return simulation(simcore.Kingdom([]), [bot() for _ in range(players)], threads)


def recommended(name: str):
    """The playable kingdom of that name; two editions may share it."""
    import simcore

    for found in simcore.kingdoms():
        if found.name == name and found.playable:
            return simcore.Kingdom(
                list(found.cards),
                ally=found.ally,
                events=list(found.events),
                traits=dict(found.traits),
            )
    raise Unavailable(f"no playable kingdom is called {name}")


def engine(row: Engine) -> Play:
    from strategies import load_strategy

    return simulation(recommended(row.kingdom), [load_strategy(bot) for bot in row.bots])


def peer(name: str, python: str) -> Play:
    """A simulator of somebody else, by the Python it is installed for."""
    script = str(ROOT / "benchmarks" / "peers.py")

    def play(games: int) -> float:
        lines = output_of([python, script, str(games), str(SEED)]).splitlines()
        columns = next(line for line in lines if line.startswith(name)).split()
        if columns[1] == "skipped:":
            raise Unavailable(" ".join(columns[2:]))
        return float(columns[2])

    play(1)  # says at once if there is nothing to measure
    return play


# ------------------------------------------------------------------ the table

MONEY = "money"
MONEY_TWO_THREADS = "money, 2 threads"

WORKLOADS = [
    Workload(MONEY, money, counted=2000),
    Workload(MONEY_TWO_THREADS, partial(money, threads=2)),
    Workload("money, 4 players", partial(money, players=4), counted=1200),
    Workload("money, 6 players", partial(money, players=6), counted=1200),
    Workload("money, callback", partial(money, bot=three_rules_in_python), counted=120),
    *(
        Workload(f"{row.expansion}: {row.kingdom}", partial(engine, row), counted=600)
        for row in ENGINES
    ),
]


def peer_workloads(python: str) -> list[Workload]:
    return [Workload("pyminion", partial(peer, "pyminion", python))]


def prepared(workload: Workload) -> Play:
    """Ready to play, or Unavailable with the reason: one missing part must not stop the rest."""
    try:
        return workload.prepare()
    except (ImportError, AttributeError, KeyError, ValueError) as missing:
        raise Unavailable(f"{type(missing).__name__}: {missing}") from missing


def command_for(workload: Workload) -> Callable[[int], list[str]]:
    def command(games: int) -> list[str]:
        return [sys.executable, "-m", "benchmarks.workloads", workload.name, str(games)]

    return command


def main(name: str, games: str) -> None:
    (workload,) = (w for w in WORKLOADS if w.name == name)
    seconds = prepared(workload)(int(games))
    print(f"{seconds:.6f} {peak_memory()}")


if __name__ == "__main__":
    main(*sys.argv[1:])
