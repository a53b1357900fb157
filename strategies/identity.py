"""Texts that stay the same from run to run, for the manifests of runs."""

from __future__ import annotations

import hashlib
import inspect
import sys

from .expressions import Expression
from .files import SOURCE_TEXT
from .rules import Rule


def stable_text(value: object) -> str:
    """The text of plain data, whatever the order of sets and dicts in this process."""
    if value is None or isinstance(value, (bool, int, float, str, bytes, Expression, Rule)):
        return repr(value)
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(map(stable_text, value))}]"
    if isinstance(value, (set, frozenset)):
        return f"{{{', '.join(sorted(map(stable_text, value)))}}}"
    if isinstance(value, dict):
        pairs = (f"{stable_text(key)}: {stable_text(item)}" for key, item in value.items())
        return f"{{{', '.join(sorted(pairs))}}}"
    raise TypeError(f"a {type(value).__name__} has no text that stays the same from run to run")


def written_code(cls: type, base: type) -> list[str]:
    """A line with the hash of the code behind each class below the base.

    The whole module counts, not the class alone: its methods may call what stands beside them.
    """
    lines = []
    for ancestor in cls.__mro__:
        if issubclass(ancestor, base) and ancestor is not base:
            digest = hashlib.sha256(_source(ancestor)).hexdigest()
            lines.append(f"code {ancestor.__qualname__} sha256 {digest}")
    return lines


def _source(cls: type) -> bytes:
    module = sys.modules[cls.__module__]
    text: str | None = getattr(module, SOURCE_TEXT, None)
    if text is not None:
        return text.encode()
    try:
        return inspect.getsource(module).encode()
    except (OSError, TypeError):
        # Typed in by hand: the bytecode is all there is.
        functions = (value for value in vars(cls).values() if inspect.isfunction(value))
        return b"".join(
            function.__code__.co_code + repr(function.__code__.co_names).encode()
            for function in functions
        )
