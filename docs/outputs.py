"""The commands and code in the pages, run for real: `python -m docs.outputs`.

In a page, a block of `sh` or `python` is run in an empty folder, in order; a block of `text`
right after it is what it prints. A comment above a block changes that:

    <!-- file: bot.py -->   the block is written to that file
    <!-- not run -->        the block is left alone

The tests run the pages and compare; this command writes what is printed now into the pages, and
the tutorial's chart into docs/images.
"""

from __future__ import annotations

import os
import re
import shutil
import stat
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGES = ("README.md", "docs/tutorial.md", "docs/strategies.md", "docs/adding-a-card.md",
         "docs/adding-an-ally.md", "docs/statistics.md")  # fmt: skip
CHART = Path("runs/allies/report/charts/win-rate-by-ally.png")  # of the tutorial
PICTURE = ROOT / "docs" / "images" / "win-rate-by-ally.png"

_BLOCK = re.compile(
    r"(?:^<!-- (?P<note>[^\n]*) -->\n)?^```(?P<language>\w+)\n(?P<text>.*?)^```$",
    re.DOTALL | re.MULTILINE,
)


@dataclass(frozen=True)
class Block:
    language: str
    text: str
    note: str
    start: int  # where the text stands in the page
    end: int


@dataclass(frozen=True)
class Printed:
    """What a block printed, and the block that shows it, if there is one."""

    block: Block
    text: str
    shown: Block | None


def main() -> None:
    for name in PAGES:
        with tempfile.TemporaryDirectory() as folder:
            page = ROOT / name
            old = page.read_text(encoding="utf-8")
            new = rewritten(old, Path(folder))
            if new != old:
                page.write_text(new, encoding="utf-8")
                print(f"wrote {name}")
            if (Path(folder) / CHART).exists():
                shutil.copy(Path(folder) / CHART, PICTURE)


def rewritten(page: str, folder: Path) -> str:
    for printed in reversed(list(run_page(page, folder))):
        if printed.shown:
            page = page[: printed.shown.start] + printed.text + page[printed.shown.end :]
    return page


def blocks(page: str) -> list[Block]:
    return [
        Block(it["language"], it["text"], it["note"] or "", it.start("text"), it.end("text"))
        for it in _BLOCK.finditer(page)
    ]


def run_page(page: str, folder: Path) -> Iterator[Printed]:
    """Runs the blocks of a page in a folder, one after the other."""
    environment = _environment(folder)
    found = blocks(page)
    for i, block in enumerate(found):
        if block.note.startswith("file: "):
            (folder / block.note.removeprefix("file: ")).write_text(block.text, encoding="utf-8")
        elif block.language in ("sh", "python") and block.note != "not run":
            after = found[i + 1] if i + 1 < len(found) else None
            shown = after if after and after.language == "text" else None
            yield Printed(block, _run(block, folder, environment), shown)


def _run(block: Block, folder: Path, environment: dict[str, str]) -> str:
    shell = ["bash", "-euo", "pipefail", "-c", block.text]
    command = shell if block.language == "sh" else [sys.executable, "-c", block.text]
    done = subprocess.run(command, cwd=folder, env=environment, text=True, capture_output=True)
    if done.returncode:
        raise AssertionError(f"exit code {done.returncode} of\n{block.text}\n{done.stderr}")
    return done.stdout


def _environment(folder: Path) -> dict[str, str]:
    """Here `simcore` and `python` are those of this checkout."""
    tools = folder / ".bin"
    tools.mkdir()
    for name, command in {"simcore": f"{sys.executable} {ROOT / 'cli.py'}",
                          "python": sys.executable}.items():  # fmt: skip
        script = tools / name
        script.write_text(f'#!/bin/sh\nexec {command} "$@"\n', encoding="utf-8")
        script.chmod(script.stat().st_mode | stat.S_IXUSR)
    shutil.copytree(ROOT / "examples", folder / "examples")
    return {
        **os.environ,
        "PATH": f"{tools}{os.pathsep}{os.environ['PATH']}",
        "PYTHONPATH": str(ROOT),
        "PYTHONDONTWRITEBYTECODE": "1",
        "COLUMNS": "100",
    }


if __name__ == "__main__":
    main()
