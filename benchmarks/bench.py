"""Throughput, against the limit and against peers: `make bench`.

    python -m benchmarks.bench                     everything, one table, appended to history.csv
    python -m benchmarks.bench --quick             without the recommended kingdoms, half a minute
    python -m benchmarks.bench money pyminion      only the rows whose names contain one of these

Rows that cannot be measured here (a part not built, a peer not installed) say why.
"""

from __future__ import annotations

import argparse
import csv
import os
import platform
import sys
import tempfile
import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from statistics import median

from benchmarks import measure, workloads
from benchmarks.measure import Timing, Unavailable
from benchmarks.workloads import Workload

HISTORY = measure.ROOT / "benchmarks" / "history.csv"
HISTORY_COLUMNS = [
    "date",
    "version",
    "cpu",
    "load",
    "name",
    "games",
    "seconds",
    "games_per_second",
    "ratio_to_limit",
    "instructions_per_game",
    "peak_bytes",
]
LIMIT_GAMES_COUNTED = 20_000
MEMORY_SLACK = 1.05  # allocators breathe; a row kept per game would be 100 times more


@dataclass
class Effort:
    """How long to look: rounds of samples, seconds per sample, games for the memory.

    Every sample begins with seating the bots, some milliseconds that limit.c does not have.
    """

    rounds: int
    sample: float
    long_rounds: int
    long_sample: float
    many_games: int
    kingdoms: bool


FULL = Effort(5, 0.3, 25, 0.3, many_games=10_000_000, kingdoms=True)
QUICK = Effort(3, 0.1, 2, 0.5, many_games=1_000_000, kingdoms=False)
FEW_GAMES = 10_000
THREADS_COMPARED = (1, 2)


@dataclass
class Row:
    """A line of the table. What could not be measured is None, and the note says why."""

    name: str
    timing: Timing | None = None
    target: float | None = None
    instructions: float | None = None
    note: str = ""


@dataclass
class Fact:
    """A line below the table, and its lines in the history."""

    name: str
    text: str
    lines: list[dict[str, object]] = field(default_factory=list)


# ------------------------------------------------------------------ measuring


def measured_rows(chosen: list[Workload], options: argparse.Namespace, effort: Effort) -> list[Row]:
    """The limit first, then every workload that was asked for, measured or explained."""
    program = measure.build_limit()
    rows = {w.name: Row(w.name, target=w.target, note=w.who) for w in chosen}
    plays = ready_to_play(chosen, rows)
    limit_row = Row("limit.c")
    limit = measure.play_limit(program)
    for long, rounds, sample in (
        (True, effort.long_rounds, effort.long_sample),
        (False, effort.rounds, effort.sample),
    ):
        some = {w.name: plays[w.name] for w in chosen if w.long == long and w.name in plays}
        limit_row.timing, timings = measure.interleaved(limit, some, rounds, sample, sample)
        for name, timing in timings.items():
            rows[name].timing = timing
    compare(chosen, rows)
    if options.instructions:
        count(limit_row, rows, program, [w for w in chosen if w.name in plays])
    return [limit_row, *rows.values()]


def ready_to_play(chosen: list[Workload], rows: dict[str, Row]) -> dict[str, measure.Play]:
    plays = {}
    for workload in chosen:
        try:
            plays[workload.name] = workloads.prepared(workload)
        except Unavailable as reason:
            rows[workload.name].note = f"skipped: {reason}"
    return plays


def compare(chosen: list[Workload], rows: dict[str, Row]) -> None:
    """Two threads against one, and the like."""
    for workload in chosen:
        row, other = rows[workload.name], rows.get(workload.times)
        if row.timing and other and other.timing:
            row.note = f"{measure.speedup(row.timing, other.timing):.2f} times {other.name}"


def count(limit_row: Row, rows: dict[str, Row], program: Path, ready: list[Workload]) -> None:
    games = {workload.name: workload.counted for workload in ready if workload.counted}
    try:
        limit_row.instructions = measure.limit_instructions(program, LIMIT_GAMES_COUNTED)
        for name, instructions in measure.instructions_per_game(games).items():
            rows[name].instructions = instructions
    except Unavailable as reason:
        limit_row.note = f"instructions not counted: {reason}"


# ------------------------------------------------------------------ facts beside the table


def memory_fact(effort: Effort) -> Fact:
    peaks = {}
    try:
        for games in (FEW_GAMES, effort.many_games):
            printed = measure.output_of(workloads.command(workloads.MONEY, games))
            peaks[games] = int(printed.split()[1])
    except Unavailable as reason:
        return Fact("memory", f"skipped: {reason}")
    few, many = peaks.values()
    verdict = "flat" if many < few * MEMORY_SLACK else "GROWS"
    text = ", ".join(f"{peak / 2**20:.1f} MB at {games:,} games" for games, peak in peaks.items())
    lines: list[dict[str, object]] = [
        {"name": "memory", "games": games, "peak_bytes": peak} for games, peak in peaks.items()
    ]
    return Fact("memory", f"{text}: {verdict}", lines)


def start_fact() -> Fact:
    with tempfile.TemporaryDirectory() as empty:
        try:
            seconds = measure.start_up(workloads.first_game(), Path(empty))
        except Unavailable as reason:
            return Fact("cold start", f"skipped: {reason}")
    text = f"{seconds:.2f} s from the command to the end of its first two games"
    return Fact(
        "cold start", text, [{"name": "cold start", "games": 2, "seconds": f"{seconds:.3f}"}]
    )


def threads_fact(effort: Effort) -> Fact:
    """What the threads cost each other, which also shows when other programs use the cores."""
    try:
        plays = {
            str(n): workloads.money(threads=n, clock=time.process_time) for n in THREADS_COMPARED
        }
    except ImportError as missing:
        return Fact("two threads", f"skipped: {missing}")
    one, two = measure.side_by_side(plays, effort.long_rounds, effort.long_sample)
    dearer = measure.speedup(one, two)
    text = f"a game takes {dearer:.3f} times the processor time of one thread's"
    return Fact("two threads", f"{text}: {2 / dearer:.2f} times as fast on free cores")


def kingdom_facts(rows: list[Row]) -> list[Fact]:
    facts = []
    for kind, bots in (("best:", "strongest decks"), ("kingdom:", "all piles bought")):
        ratios = [row.timing.ratio for row in rows if row.timing and row.name.startswith(kind)]
        if ratios:
            reached = sum(ratio >= workloads.KINGDOM_TARGET for ratio in ratios)
            text = (
                f"{min(ratios):.4f} to {max(ratios):.4f} of the limit, half of them above "
                f"{median(ratios):.4f}; {reached} of {len(ratios)} reach {workloads.KINGDOM_TARGET}"
            )
            facts.append(Fact(f"recommended kingdoms, {bots}", text))
    return facts


def load_fact(load: float) -> Fact:
    return Fact("load", f"{load:.1f} on {os.cpu_count()} cores as this run began")


# ------------------------------------------------------------------ printing


def number(value: float | None, form: str) -> str:
    return "-" if value is None else format(value, form)


def cells(row: Row) -> list[str]:
    timing = row.timing
    return [
        row.name,
        number(timing.rate if timing else None, ",.0f"),
        number(timing.ratio if timing else None, ".3g"),
        number(row.target, "g") if row.target else "",
        number(row.instructions, ",.0f"),
        row.note,
    ]


def print_table(rows: Iterable[Row]) -> None:
    lines = [["", "games/s", "of limit", "target", "instr/game", ""], *map(cells, rows)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    for name, *numbers, note in lines:
        aligned = [text.rjust(width) for text, width in zip(numbers, widths[1:], strict=False)]
        print("  ".join([name.ljust(widths[0]), *aligned, note]).rstrip())


def print_facts(facts: Iterable[Fact]) -> None:
    print()
    for fact in facts:
        print(f"{fact.name}: {fact.text}")


# ------------------------------------------------------------------ history


def cpu() -> str:
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text().splitlines():
            if line.startswith("model name"):
                return line.split(":", 1)[1].strip()
    return platform.processor() or platform.machine()


def version() -> str:
    """The version, and the commit if this is a checkout."""
    try:
        import simcore
    except ImportError:
        return "not built"
    try:
        described = measure.output_of(["git", "describe", "--always", "--dirty"])
    except Unavailable:
        return simcore.__version__
    return f"{simcore.__version__}+{described.strip()}"


def timed_line(row: Row, timing: Timing) -> dict[str, object]:
    return {
        "name": row.name,
        "games": timing.games,
        "seconds": f"{timing.games / timing.rate:.6f}",
        "games_per_second": f"{timing.rate:.1f}",
        "ratio_to_limit": f"{timing.ratio:.6g}",
        "instructions_per_game": "" if row.instructions is None else f"{row.instructions:.0f}",
    }


def append_history(
    rows: Iterable[Row], facts: Iterable[Fact], load: float, path: Path = HISTORY
) -> None:
    """A line per timed row and per fact; skipped ones leave no trace."""
    now = datetime.now(UTC).isoformat(timespec="seconds")
    common = {"date": now, "version": version(), "cpu": cpu(), "load": f"{load:.1f}"}
    lines = [timed_line(row, row.timing) for row in rows if row.timing]
    lines += [line for fact in facts for line in fact.lines]
    is_new = not path.exists()
    with path.open("a", newline="") as file:
        writer = csv.DictWriter(file, HISTORY_COLUMNS)
        if is_new:
            writer.writeheader()
        writer.writerows({**common, **line} for line in lines)


# ------------------------------------------------------------------ command line


def parsed(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bench", description="throughput against the limit")
    parser.add_argument("names", nargs="*", help="only rows whose names contain one of these")
    parser.add_argument("--quick", action="store_true", help="half a minute, no single kingdoms")
    parser.add_argument("--no-history", dest="history", action="store_false")
    parser.add_argument("--no-instructions", dest="instructions", action="store_false")
    parser.add_argument("--no-facts", dest="facts", action="store_false")
    parser.add_argument(
        "--peers-python", default=sys.executable, help="where pyminion is installed"
    )
    return parser.parse_args(arguments)


def chosen_workloads(options: argparse.Namespace, effort: Effort) -> list[Workload]:
    kingdoms = workloads.kingdom_workloads() if effort.kingdoms else []
    peers = workloads.peer_workloads(options.peers_python)
    everything = [*workloads.WORKLOADS, *workloads.engine_workloads(), *peers, *kingdoms]
    if not options.names:
        return everything
    return [w for w in everything if any(name in w.name for name in options.names)]


def main(arguments: list[str]) -> None:
    options = parsed(arguments)
    effort = QUICK if options.quick else FULL
    load = os.getloadavg()[0]
    rows = measured_rows(chosen_workloads(options, effort), options, effort)
    print_table(rows)
    facts = []
    if options.facts:
        facts = [threads_fact(effort), memory_fact(effort), start_fact(), load_fact(load)]
        facts += kingdom_facts(rows)
        print_facts(facts)
    if options.history:
        append_history(rows, facts, load)


if __name__ == "__main__":
    main(sys.argv[1:])
