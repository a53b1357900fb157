"""How things are measured: time against the limit, instructions, memory, start-up.

Times on a shared machine wander by tens of percent, ratios taken within a second hardly do.
So it is processor time that counts (except where threads share the work), and nothing is timed
alone: each sample of a workload lies between two samples of limit.c, and what is reported is the
median of these comparisons.
"""

from __future__ import annotations

import os
import platform
import re
import resource
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "benchmarks" / "build"
SEED = 1
WHOLE_BLOCKS = 60  # a multiple of the games in a block of 2, 3, 4, 5 and 6 players

Play = Callable[[int], float]  # plays so many games and returns the seconds they took


class Unavailable(Exception):
    """This cannot be measured here; the text says why."""


# ------------------------------------------------------------------ the limit


def compiler_flags() -> list[str]:
    flags = ["-O3", "-march=native"]
    if platform.machine() in ("x86_64", "AMD64"):
        # valgrind does not know AVX-512; scalar code gains nothing from it anyway.
        flags.append("-mno-avx512f")
    return flags


def build_limit() -> Path:
    BUILD.mkdir(parents=True, exist_ok=True)
    program = BUILD / "limit"
    source = ROOT / "benchmarks" / "limit.c"
    subprocess.run(["cc", *compiler_flags(), "-o", program, source], check=True)
    return program


def limit_command(program: Path, games: int) -> list[str]:
    return [str(program), str(games), str(SEED)]


def play_limit(program: Path) -> Play:
    def play(games: int) -> float:
        return float(output_of(limit_command(program, games)).split()[1])

    return play


# ------------------------------------------------------------------ time


@dataclass
class Timing:
    """The samples of one workload, in the order of the rounds."""

    games: int  # per sample
    rates: list[float] = field(default_factory=list)  # games per second
    ratios: list[float] = field(default_factory=list)  # to the limit just before and just after

    @property
    def rate(self) -> float:
        return median(self.rates)

    @property
    def ratio(self) -> float:
        return median(self.ratios)

    def sample(self, play: Play) -> float:
        self.rates.append(self.games / play(self.games))
        return self.rates[-1]


def games_lasting(play: Play, seconds: float) -> int:
    """How many games take about so long."""
    games = WHOLE_BLOCKS
    play(games)  # the first time, imports and caches count too
    while (taken := play(games)) < seconds / 4:
        games *= 2
    return max(WHOLE_BLOCKS, round(games * seconds / taken / WHOLE_BLOCKS) * WHOLE_BLOCKS)


def interleaved(
    limit: Play, plays: dict[str, Play], rounds: int, sample: float, limit_sample: float
) -> tuple[Timing, dict[str, Timing]]:
    """Times all workloads in turn, round after round, with the limit between them."""
    best = Timing(games_lasting(limit, limit_sample), ratios=[1.0])
    timings = {name: Timing(games_lasting(play, sample)) for name, play in plays.items()}
    before = best.sample(limit)
    for _ in range(rounds):
        for name, play in plays.items():
            rate = timings[name].sample(play)
            after = best.sample(limit)
            timings[name].ratios.append(2 * rate / (before + after))
            before = after
    return best, timings


def side_by_side(plays: dict[str, Play], rounds: int, sample: float) -> list[Timing]:
    """Times workloads in turn, to compare them with each other."""
    timings = [Timing(games_lasting(play, sample)) for play in plays.values()]
    for _ in range(rounds):
        for timing, play in zip(timings, plays.values(), strict=True):
            timing.sample(play)
    return timings


def speedup(fast: Timing, slow: Timing) -> float:
    """Compared round by round, as both were timed within seconds."""
    return median(f / s for f, s in zip(fast.rates, slow.rates, strict=True))


# ------------------------------------------------------------------ instructions

CALLGRIND = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
COUNTED = re.compile(r"==(\d+)== Collected : (\d+)")


def counted(command: list[str]) -> tuple[str, dict[int, int]]:
    """What a command printed, and the instructions of each of its processes by callgrind."""
    done = run([*CALLGRIND, *command], ROOT)
    return done.stdout, {int(pid): int(count) for pid, count in COUNTED.findall(done.stderr)}


def limit_instructions(program: Path, games: int) -> float:
    """Per game: the difference between n and 2n games, so that the start-up cancels."""
    few, many = (sum(counted(limit_command(program, n))[1].values()) for n in (games, 2 * games))
    return (many - few) / games


def instructions_per_game(games: dict[str, int]) -> dict[str, float]:
    """Of several workloads, by name: the difference between n and 2n games of each.

    One process starts up and forks for every count: see benchmarks/counting.py.
    """
    arguments = [f"{name}={n}" for name, n in games.items()]
    switch = [] if counting_switch() is None else ["--instr-atstart=no"]
    python = [sys.executable, "-m", "benchmarks.counting", *arguments]
    printed, counts = counted([*switch, *python])
    played = [line.split(" ", 2) for line in printed.splitlines()]
    per_child = {(name, int(n)): counts[int(pid)] for pid, n, name in played}
    return {name: (per_child[name, 2 * n] - per_child[name, n]) / n for name, n in games.items()}


SWITCH = """
#include <valgrind/callgrind.h>
void start_counting(void) { CALLGRIND_START_INSTRUMENTATION; }
"""


def counting_switch() -> Path | None:
    """A library that turns callgrind on, so that Python's start-up is not slowed down by it.

    None without valgrind's headers: then everything is counted, which only takes longer.
    """
    BUILD.mkdir(parents=True, exist_ok=True)
    library = BUILD / "counting.so"
    if library.exists():
        return library
    compiler = ["cc", "-shared", "-fPIC", "-x", "c", "-", "-o", str(library)]
    done = subprocess.run(compiler, input=SWITCH, text=True, capture_output=True)
    return None if done.returncode else library


# ------------------------------------------------------------------ memory and start-up


def number_in(report: str, pattern: str) -> int:
    found = re.search(pattern, report)
    assert found, report
    return int(found[1])


def peak_memory() -> int:
    """The most memory this process has held, in bytes."""
    # Linux counts what the parent held before exec into ru_maxrss; VmHWM is this process alone.
    status = Path("/proc/self/status")
    if status.exists():
        return number_in(status.read_text(), r"VmHWM:\s*(\d+) kB") * 1024
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else peak * 1024


def start_up(command: list[str], directory: Path, runs: int = 5) -> float:
    """Seconds from launching a command to its end, which must be just after its first game."""
    seconds = []
    for _ in range(runs):
        start = time.perf_counter()
        output_of(command, directory)
        seconds.append(time.perf_counter() - start)
    return median(seconds)


# ------------------------------------------------------------------ running commands


def run(command: list[str], directory: Path) -> subprocess.CompletedProcess[str]:
    # A fixed hash seed: otherwise Python's start-up differs from run to run.
    surroundings = {**os.environ, "PYTHONHASHSEED": "0", "LC_ALL": "C"}
    try:
        done = subprocess.run(
            command, cwd=directory, env=surroundings, capture_output=True, text=True
        )
    except FileNotFoundError:
        raise Unavailable(f"{command[0]} is not installed") from None
    if done.returncode:
        said = (done.stderr or done.stdout).strip().splitlines() or ["no message"]
        raise Unavailable(f"{Path(command[0]).name} failed: {telling(said)}")
    return done


def telling(lines: list[str]) -> str:
    """valgrind ends with its count even if the program died of an instruction it does not know."""
    return next((line for line in lines if "unhandled instruction" in line), lines[-1])


def output_of(command: list[str], directory: Path = ROOT) -> str:
    return run(command, directory).stdout
