"""Batches as people write them: a TOML file, or the same keys from the command line.

The keys are explained in docs/batches.md.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

from .batches import Batch, BatchError, Bot, make_batch
from .catalog import MAX_PLAYERS, MIN_PLAYERS
from .kingdom import Kingdom
from .plans import NONE, Plan, all_of

ALL = "all"
GAMES = 10_000

Keys = Mapping[str, tuple[type, ...]]

KEYS: Keys = {
    "name": (str,),
    "games": (int,),
    "seed": (int,),
    "players": (int, list),
    "rows": (bool,),
    "chunk_games": (int,),
    "kingdoms": (list,),
    "random": (dict,),
    "allies": (list, str),
    "events": (list,),
    "each_event": (list, str),
    "traits": (dict,),
    "each_trait": (list,),
    "colonies": (bool,),
    "strategies": (list,),
    "lineups": (list,),
}
KINGDOM_KEYS: Keys = {
    "name": (str,),
    "cards": (list,),
    "ally": (str,),
    "events": (list,),
    "traits": (dict,),
    "colonies": (bool,),
}
RANDOM_KEYS: Keys = {
    "count": (int,),
    "sets": (list,),
    "seed": (int,),
    "events": (int,),
    "traits": (int,),
}
_TYPE_NAMES = {
    str: "a text", int: "a number", bool: "true or false", list: "a list", dict: "a table"
}  # fmt: skip


def read_batch(path: Path) -> dict[str, Any]:
    """The keys of a batch file."""
    try:
        keys = tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise BatchError(f"there is no file {path}") from None
    except (OSError, UnicodeDecodeError) as error:
        raise BatchError(f"{path} cannot be read: {error}") from None
    except tomllib.TOMLDecodeError as error:
        raise BatchError(f"{path} is not valid TOML: {error}") from None
    try:
        _check_keys(keys, KEYS, "")
    except BatchError as error:
        raise BatchError(f"{path}: {error}") from None
    return {"name": path.stem, **keys}


def build_batch(keys: Mapping[str, Any]) -> Batch:
    """The batch that the keys describe; what is wrong with them is a BatchError."""
    _check_keys(keys, KEYS, "")
    seed = _number(keys, "seed", 0, least=0)
    lineups = list(_lineups(keys))
    plans = [variant for plan in _plans(keys, seed) for variant in _variants(plan, keys)]
    return make_batch(
        keys.get("name", "batch"),
        _distinct([plan.build() for plan in plans]),
        lineups,
        _number(keys, "games", GAMES),
        seed,
        chunk_games=_number(keys, "chunk_games", 0, least=0) or None,
        rows=keys.get("rows", False),
    )


# --- checking ---------------------------------------------------------------------------


def _check_keys(found: Mapping[str, Any], known: Keys, where: str) -> None:
    from strategies.names import did_you_mean

    for key, value in found.items():
        if key not in known:
            hint = did_you_mean(key, set(known)) or f" There are {', '.join(known)}."
            raise BatchError(f"{where}no key called {key!r}.{hint}")
        if type(value) not in known[key]:
            wanted = " or ".join(_TYPE_NAMES[kind] for kind in known[key])
            raise BatchError(f"{where}{key} must be {wanted}, not {value!r}")


def _number(keys: Mapping[str, Any], key: str, default: int, least: int = 1) -> int:
    value: int = keys.get(key, default)
    if value < least:
        raise BatchError(f"{key} must be at least {least}, not {value}")
    return value


def _texts(values: Sequence[Any], where: str) -> list[str]:
    for value in values:
        if not isinstance(value, str):
            raise BatchError(f"{where} holds {value!r}: names in quotes are expected")
    return list(values)


# --- kingdoms ---------------------------------------------------------------------------


def _plans(keys: Mapping[str, Any], seed: int) -> Iterator[Plan]:
    if not keys.get("kingdoms") and "random" not in keys:
        raise BatchError("no kingdoms: name some, list their cards, or ask for random ones")
    for entry in keys.get("kingdoms", ()):
        if isinstance(entry, str):
            yield Plan.recommended(entry, seed)
        elif isinstance(entry, dict):
            yield _described(entry, seed)
        else:
            raise BatchError(f"kingdoms holds {entry!r}: give a name or a table with its cards")
    if "random" in keys:
        yield from _random(keys["random"], seed)


def _described(entry: Mapping[str, Any], seed: int) -> Plan:
    _check_keys(entry, KINGDOM_KEYS, "kingdoms: ")
    if "cards" in entry:
        cards = tuple(_texts(entry["cards"], "cards"))
        plan = Plan(name=entry.get("name", ""), cards=cards, seed=seed)
    elif "name" in entry:
        plan = Plan.recommended(entry["name"], seed)
    else:
        raise BatchError("a kingdom needs a name or its cards")
    if "ally" in entry:
        plan = plan.with_ally(entry["ally"])
    plan = plan.with_more(_texts(entry.get("events", ()), "events"), entry.get("traits"))
    return replace(plan, colonies=entry.get("colonies", plan.colonies))


def _random(entry: Mapping[str, Any], seed: int) -> Iterator[Plan]:
    _check_keys(entry, RANDOM_KEYS, "random: ")
    first = _number(entry, "seed", seed, least=0)
    for number in range(_number(entry, "count", 1)):
        yield Plan.random(
            _texts(entry.get("sets", ()), "sets"),
            first + number,
            _number(entry, "events", 0, least=0),
            _number(entry, "traits", 0, least=0),
        )


def _variants(plan: Plan, keys: Mapping[str, Any]) -> Iterator[Plan]:
    """The plan with each of the Allies, Events and Traits that are to be tried."""
    plan = plan.with_more(_texts(keys.get("events", ()), "events"), keys.get("traits"))
    plan = replace(plan, colonies=keys.get("colonies", plan.colonies))
    for with_ally in _with_allies(plan, keys.get("allies")):
        for with_event in _with_events(with_ally, keys.get("each_event")):
            yield from _with_traits(with_event, keys.get("each_trait"))


def _with_allies(plan: Plan, allies: list[str] | str | None) -> Iterator[Plan]:
    names = _wanted(allies, "allies")
    if names is None or (ALL in names and not plan.liaison):
        yield plan
        return
    for ally in _all_for_all(names, "ally"):
        yield plan.with_ally(ally)


def _with_events(plan: Plan, events: list[str] | str | None) -> Iterator[Plan]:
    names = _wanted(events, "each_event")
    if names is None:
        yield plan
        return
    for event in _all_for_all(names, "event"):
        if ALL not in names or event not in plan.events:
            yield plan.with_more([] if event.casefold() == NONE else [event])


def _wanted(given: list[str] | str | None, key: str) -> list[str] | None:
    """The names to try, one or several; "all" stands alone or beside "none"."""
    if given is None:
        return None
    names = [given] if isinstance(given, str) else _texts(given, key)
    if ALL in names and set(names) - {ALL, NONE}:
        raise BatchError(f'{key}: "all" means every one of them, only "none" can come beside it')
    return names


def _all_for_all(names: list[str], kind: str) -> Iterator[str]:
    for name in names:
        yield from all_of(kind) if name == ALL else [name]


def _with_traits(plan: Plan, traits: list[Any] | None) -> Iterator[Plan]:
    if traits is None:
        yield plan
        return
    for choice in traits:
        if not isinstance(choice, dict):
            raise BatchError(f'each_trait holds {choice!r}: write {{ Cheap = "Wharf" }}')
        yield plan.with_more(traits=choice)


def _distinct(kingdoms: list[Kingdom]) -> list[Kingdom]:
    seen: dict[tuple[str, str], Kingdom] = {}
    for kingdom in kingdoms:
        if seen.setdefault((kingdom.name, kingdom.describe()), kingdom) is not kingdom:
            raise BatchError(f"the kingdom {kingdom.name} ({kingdom.describe()}) comes up twice")
    return kingdoms


# --- line-ups ---------------------------------------------------------------------------


def _lineups(keys: Mapping[str, Any]) -> Iterator[list[Bot]]:
    load = cache(load_bot)
    empty = True
    specs = _texts(keys.get("strategies", ()), "strategies")
    for lineup in [*keys.get("lineups", ()), *_combinations(specs, keys.get("players", 2))]:
        if not isinstance(lineup, (list, tuple)):
            raise BatchError(f"lineups holds {lineup!r}: a line-up is a list of strategies")
        if not MIN_PLAYERS <= len(lineup) <= MAX_PLAYERS:
            raise BatchError(
                f"a game has {MIN_PLAYERS} to {MAX_PLAYERS} players, "
                f"but a line-up has {len(lineup)}: {' vs '.join(map(str, lineup))}"
            )
        yield [load(spec) for spec in _texts(lineup, "lineups")]
        empty = False
    if empty:
        raise BatchError("no line-ups: give at least two strategies, or lineups")


def _combinations(specs: list[str], players: int | list[int]) -> Iterator[tuple[str, ...]]:
    """Every line-up of so many different strategies."""
    for count in [players] if isinstance(players, int) else players:
        if not isinstance(count, int) or not MIN_PLAYERS <= count <= MAX_PLAYERS:
            raise BatchError(f"a game has {MIN_PLAYERS} to {MAX_PLAYERS} players, not {count}")
        if specs and len(specs) < count:
            raise BatchError(f"{count} players need as many strategies: there are {len(specs)}")
        yield from combinations(specs, count)


def load_bot(spec: str) -> Bot:
    from strategies import load_strategy

    return Bot(spec, load_strategy(spec))
