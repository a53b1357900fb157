"""Every card and landscape has its rulings as tests, as many as expected.toml says."""

from __future__ import annotations

import ast
import re
import tomllib
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from simcore.registry import implemented

from simcore import cards as _cards  # noqa: F401  (registers the cards)
from simcore.catalog import load

HERE = Path(__file__).parent
EXPECTED = tomllib.loads((HERE / "expected.toml").read_text())
NOT_TESTABLE = EXPECTED.pop("not_testable")


def slug(name: str) -> str:
    """The card's name as it begins the names of its tests: King's Cache is kings_cache."""
    plain = name.lower().replace("'", "")
    return re.sub(r"[^a-z0-9]+", "_", plain).strip("_")


@cache
def ruling_tests() -> dict[Path, list[ast.FunctionDef]]:
    """The tests of this folder, file by file."""
    return {
        path: [
            node
            for node in ast.parse(path.read_text()).body
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
        ]
        for path in sorted(HERE.glob("*.py"))
        if path != Path(__file__)
    }


def subject_of(test: str) -> str:
    """Whose test it is: test_trader__1e_... and test_trader_1e__... belong to Trader (1e)."""
    subject, _, claim = test.removeprefix("test_").partition("__")
    return f"{subject}_1e" if claim.startswith("1e_") else subject


def tests_by_subject() -> Counter[str]:
    names = [node.name for nodes in ruling_tests().values() for node in nodes]
    return Counter(subject_of(name) for name in names if "__" in name)


def expansion_of(name: str) -> str:
    catalog = load()
    return (catalog.cards.get(name) or catalog.landscapes[name]).expansion


@pytest.mark.parametrize("expansion", EXPECTED)
def test_every_ruling_has_a_test(expansion):
    found = tests_by_subject()
    gaps = []
    for name in sorted(implemented):
        if expansion_of(name) != expansion:
            continue
        subject = slug(name)
        rulings = EXPECTED[expansion][subject] - NOT_TESTABLE.get(subject, [0])[0]
        needed = max(1, rulings)
        if found[subject] < needed:
            gaps.append(f"{name}: {found[subject]} of {needed}")
    assert not gaps, "rulings without a test: " + "; ".join(gaps)


def test_everything_in_the_catalog_is_implemented():
    catalog = load()
    missing = {*catalog.cards, *catalog.landscapes} - implemented
    assert not missing, f"no code yet: {', '.join(sorted(missing))}"


def test_what_cannot_be_tested_says_why():
    known = {subject for rulings in EXPECTED.values() for subject in rulings}
    for subject, (count, reason) in NOT_TESTABLE.items():
        assert subject in known
        assert count > 0
        assert reason


def test_names_of_tests_name_a_card_a_landscape_or_a_rule():
    known = {subject for rulings in EXPECTED.values() for subject in rulings}
    strangers = {s for s in tests_by_subject() if s not in known and not s.startswith("rule_")}
    assert not strangers, f"tests of nothing we know: {', '.join(sorted(strangers))}"


@pytest.mark.parametrize("path", ruling_tests(), ids=lambda path: path.name)
def test_ruling_tests_are_described_and_told_apart(path):
    """`simcore cards` shows the docstrings; a test with the name of another would hide it."""
    tests = [node for node in ruling_tests()[path] if "__" in node.name]
    silent = [node.name for node in tests if not ast.get_docstring(node)]
    assert not silent, f"without a docstring: {', '.join(silent)}"
    hidden = [name for name, n in Counter(node.name for node in tests).items() if n > 1]
    assert not hidden, f"defined twice: {', '.join(hidden)}"
