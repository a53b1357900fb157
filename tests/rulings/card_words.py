"""Which words of the core the text of each card is made of, read from the card functions.

The "every card that ..." tests take their lists from here, so that a new card cannot be
forgotten: its row is missing, and the test says so.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

CORE = Path(__file__).parents[2] / "simcore"
SOURCES = [*sorted((CORE / "cards").glob("*.pyx")), *sorted((CORE / "landscapes").glob("*.pyx"))]
REGISTERED = re.compile(r'^(?!cdef)(\w+)\((".*)', re.MULTILINE)
FUNCTION = re.compile(r"^cdef [\w* ]*?(\w+)\([^)]*\)[^:]*:\n((?:(?:[ ]{4}.*)?\n)+)", re.MULTILINE)
WORD = re.compile(r"\w+")


@cache
def functions(path: Path) -> dict[str, frozenset[str]]:
    """The words in the body of each function of a file; docstrings and comments left out."""
    text = re.sub(r'"""(?:.|\n)*?"""|#.*', "", path.read_text())
    return {name: frozenset(WORD.findall(body)) for name, body in FUNCTION.findall(text)}


def everything_said(words: set[str], path: Path) -> set[str]:
    """The words, and those of the functions among them: of the file itself, or shared ones."""
    shared = [functions(p) for p in SOURCES if p.stem in ("common", "loot", "traits")]
    known = {name: said for file in [*shared, functions(path)] for name, said in file.items()}
    found: set[str] = set()
    while words - found:
        found |= words
        words = {word for name in found for word in known.get(name, ())}
    return found


@cache
def words_by_card() -> dict[str, frozenset[str]]:
    """By card or landscape: all words of its registrations and of what they lead to."""
    said: dict[str, set[str]] = {}
    for path in SOURCES:
        for kind, arguments in REGISTERED.findall(path.read_text()):
            if kind in ("options", "vanilla"):
                continue
            name, _, rest = arguments.partition(",")
            words = everything_said({kind, *WORD.findall(rest)}, path)
            said.setdefault(name.strip('"'), set()).update(words)
    return {name: frozenset(words) for name, words in said.items()}


def cards_that_say(*words: str) -> set[str]:
    """Cards and landscapes whose functions use any of these words."""
    return {name for name, said in words_by_card().items() if said & set(words)}


def registered(kind: str, event: str) -> set[str]:
    """Cards and landscapes with an ability of this kind ("on_own", "reacts", ...) for the event."""
    pattern = re.compile(rf'^{kind}\("([^"]+)", {event}\b', re.MULTILINE)
    return {name for path in SOURCES for name in pattern.findall(path.read_text())}
