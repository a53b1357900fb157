"""Running `simcore` as a user does: in a process of its own."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
COMMAND = [sys.executable, str(ROOT / "cli.py")]
ENV = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONDONTWRITEBYTECODE": "1", "COLUMNS": "100"}


def hear_ctrl_c() -> None:
    """Even if the tests themselves run in the background, where shells switch it off."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def start(*arguments: object, cwd: Path | None = None) -> subprocess.Popen[str]:
    """The command, in a process group of its own: a signal to it reaches its workers too."""
    return subprocess.Popen(
        [*COMMAND, *map(str, arguments)], cwd=cwd, env=ENV, text=True, start_new_session=True,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, preexec_fn=hear_ctrl_c,
    )  # fmt: skip


def run(
    *arguments: object, cwd: Path | None = None, code: int = 0
) -> subprocess.CompletedProcess[str]:
    process = start(*arguments, cwd=cwd)
    out, err = process.communicate(timeout=120)
    assert process.returncode == code, f"exit code {process.returncode}\n{out}\n{err}"
    return subprocess.CompletedProcess(arguments, process.returncode, out, err)


def files(folder: Path) -> dict[str, bytes]:
    """Every file below a folder and its bytes."""
    return {
        str(file.relative_to(folder)): file.read_bytes()
        for file in sorted(folder.rglob("*"))
        if file.is_file() and file.name != ".lock"
    }


CALLBACK = '''
from strategies import Strategy, buy

class Caller(Strategy):
    """Leaves every other purchase to its rules."""
    buys = [buy("Province"), buy("Gold"), buy("Silver")]

    def choose_buy(self, view, decision):
        return NotImplemented
'''
