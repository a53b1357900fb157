"""The README keeps its word: its commands run, its code runs, its numbers are counted."""

from __future__ import annotations

import re
import tomllib

from docs.outputs import ROOT, blocks
from simcore.catalog import load
from tests.pages import check

TEXT = (ROOT / "README.md").read_text(encoding="utf-8")


def test_its_commands_and_code_run_and_print_what_it_says(tmp_path):
    check("README.md", tmp_path)


def test_the_commands_that_set_everything_up_exist():
    targets = re.findall(r"^(\w+):", (ROOT / "Makefile").read_text(), re.MULTILINE)
    (setup,) = (b for b in blocks(TEXT) if b.note == "not run")
    assert re.findall(r"^make (\w+)", setup.text, re.MULTILINE) == ["demo", "test"]
    assert {"demo", "test", "bench"} <= set(targets)


def test_the_strategy_has_about_ten_lines():
    (strategy,) = (b for b in blocks(TEXT) if b.note.startswith("file: "))
    assert len([line for line in strategy.text.splitlines() if line.strip()]) <= 10


def test_the_numbers_of_what_is_covered_add_up():
    """Counted here in another way than docs/generate.py does."""
    rows = re.findall(r"^\| (\w+) \| (\d+) \| (\d+|-) \| (.*) \| (\d+) of (\d+) \|$", TEXT, re.M)
    catalog = load()
    in_table = sum(int(new) + (0 if old == "-" else int(old)) for _, new, old, *_ in rows)
    besides = sum(map(int, re.findall(r"\d+", " ".join(row[3] for row in rows))))
    assert in_table + besides == len(catalog.cards) + len(catalog.landscapes)
    assert sum(int(row[5]) for row in rows) == len(catalog.kingdoms)
    playable = [k for k in catalog.kingdoms if not catalog.missing(k)]
    assert sum(int(row[4]) for row in rows) == len(playable)


def test_the_package_shows_it():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert project["readme"] == "README.md"
