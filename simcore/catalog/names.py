"""Finding things by name: either language, forgiving about spelling, helpful when wrong."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache
from typing import Generic, TypeVar

T = TypeVar("T")

_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})


class UnknownName(KeyError):
    """A name that belongs to nothing; its text is one line for the user."""

    def __str__(self) -> str:  # a KeyError would show the text in quotes
        return str(self.args[0])


class Names(Generic[T]):
    """An index from every accepted spelling to the thing meant."""

    def __init__(self, noun: str) -> None:
        self.noun = noun
        self._found: dict[str, tuple[T, str]] = {}  # spelling -> thing, name as printed

    def add(self, thing: T, names: Iterable[str]) -> None:
        """Index a thing; of two things with one name the later one keeps it."""
        for name in names:
            for spelling in spellings(name):
                self._found[spelling] = (thing, name)

    def find(self, name: str) -> T:
        for spelling in spellings(name):
            if spelling in self._found:
                return self._found[spelling][0]
        raise UnknownName(f"no {self.noun} called {name!r}.{self._suggestion(name)}")

    def _suggestion(self, name: str) -> str:
        from difflib import get_close_matches  # only a wrong name pays for the import

        close = get_close_matches(plain(name), self._found, n=5, cutoff=0.75)
        names: list[str] = []
        suggested: list[T] = []
        for thing, printed in (self._found[spelling] for spelling in close):
            if thing not in suggested:
                suggested.append(thing)
                names.append(printed)
        return f" Did you mean {' or '.join(names[:3])}?" if names else ""


def plain(name: str) -> str:
    """The name without case, accents, apostrophes, hyphens and spaces."""
    decomposed = unicodedata.normalize("NFKD", name.casefold())
    return "".join(c for c in decomposed if c.isalnum())


@cache
def spellings(name: str) -> tuple[str, str]:
    """The plain name, and the same with the German umlauts written as ae, oe, ue."""
    composed = unicodedata.normalize("NFC", name.casefold())
    return plain(name), plain(composed.translate(_UMLAUTS))
