"""What is measured: the Big Money mirror in several ways, an engine of every expansion against
itself, and every recommended kingdom, once between its strongest decks, engines first, and once
between bots that buy every card of it.

    python -m benchmarks.workloads NAME GAMES      -> seconds peak_memory_in_bytes

plays one of them in a process of its own, to look at its memory.
"""

from __future__ import annotations

import csv
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from benchmarks.measure import ROOT, SEED, Play, Unavailable, output_of, peak_memory

if TYPE_CHECKING:
    from simcore.kingdom import Kingdom
    from simcore.lookup import Recommended
    from strategies import Strategy

MONEY_TARGET = 0.35  # of the limit
KINGDOM_TARGET = 0.04

Clock = Callable[[], float]


@dataclass(frozen=True)
class Workload:
    name: str
    prepare: Callable[[], Play]
    target: float | None = None  # the share of the limit it should reach
    counted: int = 0  # games for the instruction count; 0: not counted
    long: bool = False  # short samples would not show what it can do
    times: str = ""  # the row it is also compared with
    who: str = ""  # the bots, where the name does not say


# ------------------------------------------------------------------ bots

PLAIN_MONEY = "plain_money"  # the bot that limit.c plays


# Of every expansion a recommended kingdom for which the library has an engine.
ENGINE_KINGDOMS = {
    "base": "First Game",
    "seaside": "Buried Treasure",
    "hinterlands": "Highway Robbery",
    "allies": "Warring Shopkeepers",
    "plunder": "Basic Looting",
}

LEAGUE = ROOT / "docs" / "league" / "kingdoms.csv"
ENGINES_FIRST = ("engines", "combos")


def league_rows(found: Recommended) -> list[dict[str, str]]:
    """How every bot of the library did in a kingdom: see analysis/league.py."""
    from simcore.catalog import load

    with LEAGUE.open(newline="") as file:
        rows = list(csv.DictReader(file))
    names = {name for name in {row["kingdom"] for row in rows} if name.startswith(found.entry.name)}
    (name,) = (name for name in names if load().kingdom(name) is found.entry)
    return [row for row in rows if row["kingdom"] == name]


def best_bots(found: Recommended) -> list[str]:
    """The two strongest engines and combos of the library in a kingdom. Where it has fewer of them,
    the strongest others join in."""

    def rank(row: dict[str, str]) -> tuple[bool, float]:
        return row["family"] not in ENGINES_FIRST, -float(row["win_rate"])

    first, second, *_ = sorted(league_rows(found), key=rank)
    return [first["bot"], second["bot"]]


def best_engine(found: Recommended) -> str:
    engines = [row for row in league_rows(found) if row["family"] == "engines"]
    return max(engines, key=lambda row: float(row["win_rate"]))["bot"]


COPIES = 3  # of every card, in the bots of recommended_bots


def recommended_bots(found: Recommended) -> list[str]:
    """Two bots that share the kingdom out: each takes every second card, with some money."""
    from simcore.catalog import load

    piles = load().piles
    tops = [piles[card].cards[0] if card in piles else card for card in found.entry.cards]
    return [
        "bigmoney:" + ",".join(f"{card}={COPIES}" for card in half)
        for half in (tops[::2], tops[1::2])
    ]


# ------------------------------------------------------------------ preparations


def simulation(
    kingdom: Kingdom,
    bots: Sequence[Strategy],
    threads: int = 1,
    clock: Clock | None = None,
    **options: int,
) -> Play:
    """In processor time, as limit.c; but two threads or processes are there to save real time."""
    import simcore

    clock = clock or (time.process_time if threads == 1 else time.perf_counter)

    def play(games: int) -> float:
        start = clock()
        simcore.simulate(kingdom, bots, games=games, seed=SEED, threads=threads, **options)
        return clock() - start

    return play


def money(players: int = 2, threads: int = 1, clock: Clock | None = None) -> Play:
    import simcore
    from strategies import load_strategy

    bots = [load_strategy(PLAIN_MONEY) for _ in range(players)]
    return simulation(simcore.Kingdom([]), bots, threads, clock)


def callback(threads: int = 1) -> Play:
    import simcore
    from benchmarks.bots import MoneyInPython

    bots = [MoneyInPython(), MoneyInPython()]
    # A chunk of the usual size would be all that is played here, and goes to one process.
    return simulation(simcore.Kingdom([]), bots, threads, chunk_games=200)


def kingdom_of(found: Recommended) -> Kingdom:
    import simcore

    entry = found.entry
    return simcore.Kingdom(
        list(entry.cards), ally=entry.ally, events=list(entry.events), traits=dict(entry.traits)
    )


def playable_kingdoms() -> list[Recommended]:
    import simcore

    return [found for found in simcore.kingdoms() if found.playable]


def from_library(found: Recommended, names: Sequence[str]) -> Play:
    from strategies.loading import library

    bots = {bot.name: bot for bot in (cls() for cls in library())}
    return simulation(kingdom_of(found), [bots[name] for name in names])


def recommended(found: Recommended) -> Play:
    from strategies import load_strategy

    return simulation(kingdom_of(found), [load_strategy(bot) for bot in recommended_bots(found)])


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


# ------------------------------------------------------------------ the rows

MONEY = "money"
CALLBACK = "money, callback"

WORKLOADS = [
    Workload(MONEY, money, target=MONEY_TARGET, counted=2000, long=True),
    Workload("money, 2 threads", partial(money, threads=2), long=True, times=MONEY),
    Workload(CALLBACK, callback, counted=20, long=True),
    Workload(
        "money, callback, 2 processes", partial(callback, threads=2), long=True, times=CALLBACK
    ),
    Workload("money, 4 players", partial(money, players=4), counted=600),
    Workload("money, 6 players", partial(money, players=6), counted=300),
]


def engine_workloads() -> list[Workload]:
    """Of every expansion a kingdom in which the best engine of the library meets itself."""
    try:
        kingdoms = {found.entry.name: found for found in playable_kingdoms()}
    except ImportError:
        return []
    workloads = []
    for expansion, kingdom in ENGINE_KINGDOMS.items():
        bot = best_engine(kingdoms[kingdom])
        play = partial(from_library, kingdoms[kingdom], [bot, bot])
        name = f"engines: {kingdom} ({expansion})"
        workloads.append(Workload(name, play, KINGDOM_TARGET, counted=100, who=bot))
    return workloads


def kingdom_workloads() -> list[Workload]:
    """Every recommended kingdom that can be played, in both ways."""
    try:
        kingdoms = named_kingdoms()
    except ImportError:
        return []
    workloads = []
    for name, found in kingdoms:
        bots = best_bots(found)
        play = partial(from_library, found, bots)
        who = " - ".join(bots)
        workloads.append(Workload(f"best: {name}", play, KINGDOM_TARGET, counted=60, who=who))
    for name, found in kingdoms:
        workloads.append(Workload(f"kingdom: {name}", partial(recommended, found), counted=60))
    return workloads


def named_kingdoms() -> list[tuple[str, Recommended]]:
    """Two editions may share a name."""
    found = playable_kingdoms()
    names = distinct([(k.entry.name, k.entry.edition or k.entry.expansion) for k in found])
    return list(zip(names, found, strict=True))


def distinct(named: list[tuple[str, str]]) -> list[str]:
    """Kingdoms by name; by edition and number too where one name is not enough."""
    counts = Counter(name for name, _ in named)
    seen: Counter[tuple[str, str]] = Counter()
    names = []
    for name, edition in named:
        seen[name, edition] += 1
        again = f" #{seen[name, edition]}" if seen[name, edition] > 1 else ""
        names.append(f"{name} {edition}{again}" if counts[name] > 1 else name)
    return names


def peer_workloads(python: str) -> list[Workload]:
    return [Workload("pyminion", partial(peer, "pyminion", python), long=True)]


def prepared(workload: Workload) -> Play:
    """Ready to play, or Unavailable with the reason: one missing part must not stop the rest."""
    try:
        return workload.prepare()
    except (ImportError, AttributeError, KeyError, ValueError) as missing:
        raise Unavailable(f"{type(missing).__name__}: {missing}") from missing


def by_name() -> dict[str, Workload]:
    everything = [*WORKLOADS, *engine_workloads(), *kingdom_workloads()]
    return {workload.name: workload for workload in everything}


def command(name: str, games: int) -> list[str]:
    return [sys.executable, "-m", "benchmarks.workloads", name, str(games)]


def first_game() -> list[str]:
    """The command a user gives, to the end of its first block of games."""
    installed = Path(sys.executable).with_name("simcore")
    command = [str(installed)] if installed.exists() else [sys.executable, "-c", RUN_COMMAND]
    return [*command, "compare", "bigmoney", "bigmoney:Smithy=1", "--games", "1", "--threads", "1"]


RUN_COMMAND = "from cli import main; main()"  # what the installed command does


def main(name: str, games: str) -> None:
    seconds = prepared(by_name()[name])(int(games))
    print(f"{seconds:.6f} {peak_memory()}")


if __name__ == "__main__":
    main(*sys.argv[1:])
