"""What a game costs in instructions, against the recorded costs of tests/instructions.toml.

Times wander on a shared machine; the instructions that callgrind counts are the same every time.
If a change makes a workload more than 5 % dearer, either undo that or record the new costs:

    python -m tests.test_instructions

The costs belong to one compiler and its flags; for another one the limit is wider. They are those
of the ordinary build (`make build`), not of a checked or a quick one.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

from benchmarks import measure

RECORD = Path(__file__).with_name("instructions.toml")
WORKLOADS = {  # of benchmarks/workloads.py, and how many games are counted
    "money": 400,
    "engines: Buried Treasure (seaside)": 40,
    "engines: Basic Looting (plunder)": 40,
}
SAME_COMPILER, OTHER_COMPILER = 0.05, 0.30


def compiler() -> str:
    """What built the core: compilers leave their name in what they make."""
    built = next((measure.ROOT / "simcore").glob("turn.*.so")).read_bytes()
    found = re.search(rb"GCC: \([^)]*\) [\d.]+|[\w ]*clang version [\d.]+", built)
    return found[0].decode() if found else "unknown"


def valgrind_is_there() -> bool:
    if not shutil.which("valgrind") and shutil.which("apt-get") and os.geteuid() == 0:
        install = ["apt-get", "install", "--yes", "--quiet", "valgrind"]
        subprocess.run(install, capture_output=True, timeout=120)
    return shutil.which("valgrind") is not None


def measured() -> dict[str, int]:
    return {
        name: round(instructions)
        for name, instructions in measure.instructions_per_game(WORKLOADS).items()
    }


def as_toml(costs: dict[str, int]) -> str:
    lines = [f'"{name}" = {cost}' for name, cost in costs.items()]
    head = "# Instructions per game. Record new ones with: python -m tests.test_instructions"
    return "\n".join([head, f'compiler = "{compiler()}"', "", "[per_game]", *lines, ""])


def test_no_game_became_dearer() -> None:
    """Instructions per game, without the start-up: the difference between n and 2n games."""
    if not valgrind_is_there():
        pytest.skip("valgrind is not installed: apt-get install valgrind")
    record = tomllib.loads(RECORD.read_text())
    costs = measured()
    allowed = SAME_COMPILER if compiler() == record["compiler"] else OTHER_COMPILER
    assert record["per_game"].keys() == costs.keys()
    dearer = {
        name: f"{cost / record['per_game'][name] - 1:+.1%}"
        for name, cost in costs.items()
        if cost > record["per_game"][name] * (1 + allowed)
    }
    assert not dearer, (
        f"more than {allowed:.0%} dearer than recorded: {dearer}. "
        f"Was it worth it, and is this the build of `make build`? Then record it:\n{as_toml(costs)}"
    )


if __name__ == "__main__":
    RECORD.write_text(as_toml(measured()))
    print(RECORD.read_text())
