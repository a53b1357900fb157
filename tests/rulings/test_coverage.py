"""Every card and landscape has its rulings as tests, as many as expected.toml says."""

from __future__ import annotations

import ast
import re
import tomllib
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from simcore import cards as _cards  # noqa: F401  (registers the cards)
from simcore.catalog import load
from simcore.registry import implemented

HERE = Path(__file__).parent
EXPECTED = tomllib.loads((HERE / "expected.toml").read_text())
NOT_TESTABLE = EXPECTED.pop("not_testable")
DERIVED = EXPECTED.pop("derived")
NO_TEST = "not testable: "


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


@cache
def shared_words(path: Path) -> dict[str, set[str]]:
    """The texts in what a file assigns at its top: parameter lists that tests share by name."""
    return {
        target.id: _texts(node)
        for node in ast.parse(path.read_text()).body
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    }


def _texts(node: ast.AST) -> set[str]:
    return {
        part.value
        for part in ast.walk(node)
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    }


def subjects_of(path: Path, test: ast.FunctionDef) -> set[str]:
    """Whose test it is. One of a card that plays its first edition too is a test of both."""
    subject, _, claim = test.name.removeprefix("test_").partition("__")
    if claim.startswith("1e_"):
        return {f"{subject}_1e"}
    words = _texts(test)
    for decorator in test.decorator_list:
        if isinstance(decorator, ast.Name):
            words |= shared_words(path).get(decorator.id, set())
    old = f"{subject}_1e"
    return {subject, old} if old in map(slug, words) else {subject}


def count_by_subject() -> Counter[str]:
    return Counter(
        subject
        for path, tests in ruling_tests().items()
        for test in tests
        if "__" in test.name
        for subject in subjects_of(path, test)
    )


def expansion_of(name: str) -> str:
    catalog = load()
    return (catalog.cards.get(name) or catalog.landscapes[name]).expansion


@pytest.mark.parametrize("expansion", EXPECTED)
def test_every_ruling_has_a_test(expansion):
    found = count_by_subject()
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


@pytest.mark.parametrize("expansion", DERIVED)
def test_every_derived_fact_and_example_names_its_test(expansion):
    """Facts below the rank of a ruling: each has a test, its own or one it shares, or a reason."""
    facts = tomllib.loads((HERE / f"derived_{expansion}.toml").read_text())
    assert {subject: len(shown) for subject, shown in facts.items()} == DERIVED[expansion]
    tests = {test.name.removeprefix("test_") for tests in ruling_tests().values() for test in tests}
    shown_by = {shown for subject in facts.values() for shown in subject.values()}
    missing = sorted(name for name in shown_by - tests if not name.startswith(NO_TEST))
    assert not missing, f"no such tests: {', '.join(missing)}"
    assert NO_TEST not in shown_by, "a reason is missing"


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
    strangers = {s for s in count_by_subject() if s not in known and not s.startswith("rule_")}
    assert not strangers, f"tests of nothing we know: {', '.join(sorted(strangers))}"


@pytest.mark.parametrize("path", ruling_tests(), ids=lambda path: path.name)
def test_ruling_tests_are_described_and_told_apart(path):
    """`simcore cards` shows the docstrings; a test with the name of another would hide it."""
    tests = [node for node in ruling_tests()[path] if "__" in node.name]
    silent = [node.name for node in tests if not ast.get_docstring(node)]
    assert not silent, f"without a docstring: {', '.join(silent)}"
    hidden = [name for name, n in Counter(node.name for node in tests).items() if n > 1]
    assert not hidden, f"defined twice: {', '.join(hidden)}"
