"""A decision as Python sees it, and how an answer to it is read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

NUMBERS = ("may", "judge", "number", "spend")
YES_NO = {"yes": 1, "no": 0, "discard": 1, "discard_both": 1, "keep": 0, "put_back": 0}


class IllegalAnswer(ValueError):
    """An answer that the rules of the game do not allow."""

    def __init__(self, question: Question, answer: object, who: str = "") -> None:
        self.question, self.answer, self.who = question, answer, who
        by = f"{who}: " if who else ""
        super().__init__(f"{by}{answer!r} is no legal answer to {question}")

    def __reduce__(self) -> Any:
        return type(self), (self.question, self.answer, self.who)


@dataclass(frozen=True)
class Question:
    """A decision: who must choose what, and among which candidates."""

    player: int
    kind: str  # what is to be done: "trash", "gain", "option", ...
    card: str | None  # whose text asks; None: the rules of the game
    subject: str | None  # the card it is about, if there is one
    owner: int  # "judge": whose card it is
    candidates: list[Any]  # names (as often as they may be picked), labels or numbers
    min: int
    max: int

    @property
    def optional(self) -> bool:
        return self.min == 0

    def __str__(self) -> str:
        asks = f" for {self.card}" if self.card else ""
        about = f" about {self.subject}" if self.subject else ""
        count = self.max if self.min == self.max else f"{self.min} to {self.max}"
        return f"{self.kind}{asks}{about} (player {self.player}, {count} of {self.candidates})"

    def read(self, answer: object) -> Any:
        """A number, or a list of names, out of what a person may write as an answer."""
        if self.kind in NUMBERS:
            return self._number(answer)
        if answer is None or answer is False:
            return []
        if answer is True:
            return self._only_candidate()
        names = list(answer) if isinstance(answer, (list, tuple)) else [answer]
        return [self._name(name, answer) for name in names]

    def _number(self, answer: object) -> int:
        if answer is None:
            return 0
        if isinstance(answer, str) and answer.lower() in YES_NO:
            return YES_NO[answer.lower()]
        if isinstance(answer, str) and self.subject and same_name(answer, self.subject):
            return 1
        if isinstance(answer, str) and self.card and same_name(answer, self.card):
            return 1
        if not isinstance(answer, int):
            raise IllegalAnswer(self, answer)
        return int(answer)

    def _only_candidate(self) -> list[str]:
        names = sorted(set(self.candidates))
        if len(names) != 1:
            raise IllegalAnswer(self, True)
        return names

    def _name(self, name: object, answer: object) -> str:
        if isinstance(name, int) and self.kind == "option" and 0 <= name < len(self.candidates):
            return str(self.candidates[name])
        if name in self.candidates:
            return str(name)
        for candidate in self.candidates:
            if isinstance(name, str) and same_name(name, candidate):
                return str(candidate)
        raise IllegalAnswer(self, answer)


def same_name(a: str, b: str) -> bool:
    return _plain(a) == _plain(b)


def _plain(text: str) -> str:
    return "".join(c for c in text.lower() if c.isalnum() or c in "+$")
