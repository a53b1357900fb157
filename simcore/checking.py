"""Explaining a strategy to its author: which rules compile, which never fire, what is slow."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from .kingdom import BASIC, Kingdom
from .plans import COLONIES
from .simulation import seat

if TYPE_CHECKING:
    from strategies import CompiledStrategy, Strategy


def specs_in(spec: str) -> list[str]:
    """All strategies of a file if no class is named, else the one that is meant."""
    from strategies.files import import_file
    from strategies.loading import strategies_in

    if not spec.endswith(".py"):
        return [spec]
    classes = strategies_in(import_file(Path(spec).expanduser()))
    return [f"{spec}:{cls.__name__}" for cls in classes] or [spec]


def explain(strategy: Strategy, kingdom: Kingdom) -> str:
    """Every rule of a strategy, and what becomes of it in a kingdom."""
    from strategies.loading import description

    compiled = _compiled(strategy, kingdom)
    about = description(type(strategy))
    head = f"{strategy.name}: {about}" if about else strategy.name
    lines = [head, f"in the kingdom {kingdom.describe()}"]
    return "\n".join([*lines, *_rules(strategy, compiled), *_remarks(strategy, compiled)])


def warnings_for(strategy: Strategy, kingdom: Kingdom) -> Iterator[str]:
    """What a user should know before games are played: missing cards, slow answers."""
    compiled = _compiled(strategy, kingdom)
    wanted = [rule.target for rule, _ in compiled.inactive if rule.verb in ("buy", "buy_event")]
    here = {*kingdom.slots, *BASIC, *COLONIES}
    missing = dict.fromkeys(name for name in wanted if name not in here)
    if missing:
        yield f"{strategy.name} wants what is not in this kingdom: {', '.join(map(str, missing))}"
    if compiled.callback_kinds:
        yield _slow(strategy, compiled)


def _compiled(strategy: Strategy, kingdom: Kingdom) -> CompiledStrategy:
    _, (chooser, _) = seat(kingdom, [strategy, strategy])
    return chooser.compiled


def _rules(strategy: Strategy, compiled: CompiledStrategy) -> Iterator[str]:
    from strategies.strategy import TABLES

    reasons = {repr(rule): reason for rule, reason in compiled.inactive}
    for table in TABLES:
        rules = [repr(rule) for rule in strategy.rules(table)]
        if not rules:
            continue
        width = max(map(len, rules))
        yield f"  {table}"
        for rule in rules:
            state = f"never: {reasons[rule]}" if rule in reasons else "compiles"
            yield f"    {rule.ljust(width)}  {state}"


def _remarks(strategy: Strategy, compiled: CompiledStrategy) -> Iterator[str]:
    rules = [rule for rule in strategy.rules("buys") if rule.target not in COLONIES]
    inactive = {repr(rule) for rule, _ in compiled.inactive}
    if rules and all(repr(rule) in inactive for rule in rules):
        yield "  It buys nothing here: no rule in `buys` can apply."
    elif not rules and not compiled.callback_kinds and compiled.chooser == "rules":
        yield "  It buys nothing: `buys` is empty."
    if compiled.callback_kinds:
        yield f"  {_slow(strategy, compiled)}"


def _slow(strategy: Strategy, compiled: CompiledStrategy) -> str:
    kinds = sorted(compiled.callback_kinds)
    text = ", ".join(kinds) if len(kinds) < 6 else "all decisions"
    return (
        f"{strategy.name} answers in Python ({text}): expect a tenth of the speed of rules, or less"
    )
