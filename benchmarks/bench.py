"""Throughput, against the limit and against peers: `make bench`.

    python -m benchmarks.bench                     everything, one table, appended to history.csv
    python -m benchmarks.bench money pyminion      only the rows whose names contain one of these
    python -m benchmarks.bench --no-history --no-instructions --rounds 3     a quick look

Rows that cannot be measured here (a part not built, a peer not installed) say why.
"""

from __future__ import annotations

import argparse
import csv
import platform
import sys
import tempfile
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from benchmarks import measure, workloads
from benchmarks.measure import Timing, Unavailable
from benchmarks.workloads import Workload

HISTORY = measure.ROOT / "benchmarks" / "history.csv"
HISTORY_COLUMNS = [
    "date",
    "version",
    "cpu",
    "name",
    "games",
    "seconds",
    "games_per_second",
    "ratio_to_limit",
    "instructions_per_game",
]
LIMIT_GAMES_COUNTED = 20_000
MEMORY_GAMES = (10_000, 10_000_000)
MEMORY_SLACK = 1.05  # allocators breathe; a row kept per game would be 100 times more


@dataclass
class Row:
    """A line of the table. What could not be measured is None, and the note says why."""

    name: str
    timing: Timing | None = None
    instructions: float | None = None
    note: str = ""


# ------------------------------------------------------------------ measuring


def measured_rows(chosen: list[Workload], options: argparse.Namespace) -> list[Row]:
    """The limit first, then every workload that was asked for, measured or explained."""
    program = measure.build_limit()
    rows = {workload.name: Row(workload.name) for workload in chosen}
    plays = ready_to_play(chosen, rows)
    limit, timings = measure.interleaved(
        measure.play_limit(program), plays, options.rounds, options.sample
    )
    for name, timing in timings.items():
        rows[name].timing = timing
    limit_row = Row("limit.c", limit)
    if options.instructions:
        count_limit(limit_row, program)
        for workload in chosen:
            if workload.counted and workload.name in plays:
                count(rows[workload.name], workloads.command_for(workload), workload.counted)
    return [limit_row, *rows.values()]


def ready_to_play(chosen: list[Workload], rows: dict[str, Row]) -> dict[str, measure.Play]:
    plays = {}
    for workload in chosen:
        try:
            plays[workload.name] = workloads.prepared(workload)
        except Unavailable as reason:
            rows[workload.name].note = f"skipped: {reason}"
    return plays


def count_limit(row: Row, program: Path) -> None:
    count(row, lambda games: measure.limit_command(program, games), LIMIT_GAMES_COUNTED)


def count(row: Row, command_for, games: int) -> None:
    try:
        row.instructions = measure.instructions_per_game(command_for, games)
    except Unavailable as reason:
        row.note = f"instructions not counted: {reason}"


# ------------------------------------------------------------------ facts beside the table


def thread_fact(rows: list[Row]) -> str:
    timings = {row.name: row.timing for row in rows}
    one = timings.get(workloads.MONEY)
    two = timings.get(workloads.MONEY_TWO_THREADS)
    if not one or not two:
        return "not measured"
    return f"{measure.speedup(two, one):.2f} times one thread"


def memory_fact() -> str:
    (money,) = (w for w in workloads.WORKLOADS if w.name == workloads.MONEY)
    command_for = workloads.command_for(money)
    try:
        few, many = (int(measure.output_of(command_for(n)).split()[1]) for n in MEMORY_GAMES)
    except Unavailable as reason:
        return f"skipped: {reason}"
    verdict = "flat" if many < few * MEMORY_SLACK else "GROWS"
    peaks = zip((few, many), MEMORY_GAMES, strict=True)
    return ", ".join(f"{peak / 2**20:.1f} MB at {n:,} games" for peak, n in peaks) + f": {verdict}"


def start_fact() -> str:
    with tempfile.TemporaryDirectory() as empty:
        try:
            seconds = measure.start_up(workloads.FIRST_GAME, Path(empty))
        except Unavailable as reason:
            return f"skipped: {reason}"
    return f"{seconds:.2f} s from the command to its first games"


def facts(rows: list[Row]) -> dict[str, str]:
    return {"two threads": thread_fact(rows), "memory": memory_fact(), "cold start": start_fact()}


# ------------------------------------------------------------------ printing


def number(value: float | None, form: str) -> str:
    return "-" if value is None else format(value, form)


def cells(row: Row) -> list[str]:
    timing = row.timing
    return [
        row.name,
        number(timing.rate if timing else None, ",.0f"),
        number(timing.ratio if timing else None, ".3g"),
        number(row.instructions, ",.0f"),
        row.note,
    ]


def print_table(rows: Iterable[Row]) -> None:
    lines = [["", "games/s", "of limit", "instr/game", ""], *map(cells, rows)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    for name, *numbers, note in lines:
        aligned = [text.rjust(width) for text, width in zip(numbers, widths[1:], strict=False)]
        print("  ".join([name.ljust(widths[0]), *aligned, note]).rstrip())


def print_facts(found: dict[str, str]) -> None:
    print()
    for name, fact in found.items():
        print(f"{name}: {fact}")


# ------------------------------------------------------------------ history


def cpu() -> str:
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text().splitlines():
            if line.startswith("model name"):
                return line.split(":", 1)[1].strip()
    return platform.processor() or platform.machine()


def version() -> str:
    try:
        import simcore
    except ImportError:
        return "not built"
    return getattr(simcore, "__version__", "unknown")


def history_line(row: Row, timing: Timing, now: str) -> dict[str, object]:
    return {
        "date": now,
        "version": version(),
        "cpu": cpu(),
        "name": row.name,
        "games": timing.games,
        "seconds": f"{timing.games / timing.rate:.6f}",
        "games_per_second": f"{timing.rate:.1f}",
        "ratio_to_limit": f"{timing.ratio:.6g}",
        "instructions_per_game": "" if row.instructions is None else f"{row.instructions:.0f}",
    }


def append_history(rows: Iterable[Row], path: Path = HISTORY) -> None:
    """A line per timed row; skipped ones leave no trace."""
    now = datetime.now(UTC).isoformat(timespec="seconds")
    is_new = not path.exists()
    with path.open("a", newline="") as file:
        writer = csv.DictWriter(file, HISTORY_COLUMNS)
        if is_new:
            writer.writeheader()
        writer.writerows(history_line(row, row.timing, now) for row in rows if row.timing)


# ------------------------------------------------------------------ command line


def parsed(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bench", description="throughput against the limit")
    parser.add_argument("names", nargs="*", help="only rows whose names contain one of these")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--sample", type=float, default=0.25, help="seconds per sample")
    parser.add_argument("--no-history", dest="history", action="store_false")
    parser.add_argument("--no-instructions", dest="instructions", action="store_false")
    parser.add_argument("--no-facts", dest="facts", action="store_false")
    parser.add_argument(
        "--peers-python", default=sys.executable, help="where pyminion is installed"
    )
    return parser.parse_args(arguments)


def chosen_workloads(options: argparse.Namespace) -> list[Workload]:
    everything = [*workloads.WORKLOADS, *workloads.peer_workloads(options.peers_python)]
    if not options.names:
        return everything
    return [w for w in everything if any(name in w.name for name in options.names)]


def main(arguments: list[str]) -> None:
    options = parsed(arguments)
    rows = measured_rows(chosen_workloads(options), options)
    print_table(rows)
    if options.facts:
        print_facts(facts(rows))
    if options.history:
        append_history(rows)


if __name__ == "__main__":
    main(sys.argv[1:])
