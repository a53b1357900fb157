"""Strategies by name, as the command line gives them.

    bigmoney                           from the library
    bigmoney:Wharf=2,Caravan=1         the same with parameters
    path/to/bot.py                     the only strategy in a file
    path/to/bot.py:ClassName:limit=3   one of several, with parameters
    someplugin                         installed, entry point group `simcore.strategies`

Whatever is wrong with them becomes a StrategyError, whose text is for people.
"""

from __future__ import annotations

import inspect
import re
import warnings
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType
from typing import TYPE_CHECKING, Any

from .files import import_file, their_traceback
from .names import StrategyError, did_you_mean
from .strategy import Strategy

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

ENTRY_POINTS = "simcore.strategies"


def load_strategy(spec: str) -> Strategy:
    """The strategy that a text on the command line means."""
    spec = spec.strip()
    as_file = re.fullmatch(r"(.+?\.py)(?::(.*))?", spec)
    if as_file:
        return _from_file(Path(as_file[1]).expanduser(), as_file[2] or "")
    name, _, parameters = spec.partition(":")
    return _made(_find(name), _parameters(spec, parameters), spec)


def available() -> dict[str, tuple[type[Strategy], str]]:
    """Every strategy that can be called by name, and the first line of its description."""
    found = {snake_name(cls): cls for cls in library()}
    for name, entry in _plugins().items():
        try:
            found.setdefault(name, _plugin_class(entry))
        except StrategyError as error:
            warnings.warn(str(error), stacklevel=2)
    return {name: (cls, description(cls)) for name, cls in sorted(found.items())}


@cache
def library() -> tuple[type[Strategy], ...]:
    """The classes of strategies/library, file by file."""
    return tuple(_file_by_file())


def _file_by_file() -> Iterator[type[Strategy]]:
    """The same; who has found a class needs no more files."""
    package = import_module("strategies.library")
    for found in iter_modules(package.__path__):
        yield from strategies_in(import_module(f"{package.__name__}.{found.name}"))


def strategies_in(module: ModuleType) -> list[type[Strategy]]:
    """The strategies that a module defines itself; one with a leading underscore is a part."""
    return [
        value
        for name, value in vars(module).items()
        if isinstance(value, type)
        and issubclass(value, Strategy)
        and value.__module__ == module.__name__
        and not name.startswith("_")
    ]


def snake_name(cls: type[Strategy]) -> str:
    """The name on the command line: BigMoney is big_money."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", cls.__name__).lower()


def description(cls: type[Strategy]) -> str:
    """The first line of the class's own docstring."""
    return (cls.__doc__ or "").strip().partition("\n")[0]


def _find(name: str) -> type[Strategy]:
    """A strategy by its name or alias: big_money, bigmoney and BigMoney are one."""
    for cls in _file_by_file():
        if _plain(name) in map(_plain, _names_of(cls)):
            return cls
    plugins = _plugins()
    for spelling, entry in plugins.items():
        if _plain(spelling) == _plain(name):
            return _plugin_class(entry)
    names = {spelling for cls in library() for spelling in _names_of(cls)}
    suggestion = did_you_mean(name, names | plugins.keys())
    if not suggestion:
        suggestion = " Give one of the library's names, or a file as path/to/bot.py:ClassName."
    raise StrategyError(f"no strategy called {name!r}.{suggestion}")


def _names_of(cls: type[Strategy]) -> tuple[str, ...]:
    return snake_name(cls), *cls.aliases


def _plain(name: str) -> str:
    return re.sub(r"[\s_-]", "", name).casefold()


def _plugins() -> dict[str, EntryPoint]:
    from importlib.metadata import entry_points  # slow to import, and rarely needed

    return {entry.name: entry for entry in entry_points(group=ENTRY_POINTS)}


def _plugin_class(entry: EntryPoint) -> type[Strategy]:
    where = f"the plugin {entry.name} ({entry.value})"
    try:
        found = entry.load()
    except Exception as error:
        raise StrategyError(f"{where} could not be loaded.\n{their_traceback(error)}") from None
    if not (isinstance(found, type) and issubclass(found, Strategy)):
        raise StrategyError(f"{where} is not a Strategy class but {found!r}")
    return found


def _from_file(path: Path, rest: str) -> Strategy:
    first, _, second = rest.partition(":")
    class_name, parameters = ("", rest) if "=" in first else (first, second)
    cls = _class_in(path, class_name.strip())
    return _made(cls, _parameters(str(path), parameters), f"{path}:{cls.__name__}")


def _class_in(path: Path, class_name: str) -> type[Strategy]:
    module = import_file(path)
    classes = {cls.__name__: cls for cls in strategies_in(module)}
    if class_name in classes:
        return classes[class_name]
    if not classes:
        raise StrategyError(f"{path} holds no strategy: no class in it derives from Strategy")
    names = ", ".join(classes)
    if class_name:
        suggestion = did_you_mean(class_name, set(classes)) or f" It holds {names}."
        raise StrategyError(f"{path} holds no strategy {class_name!r}.{suggestion}")
    if len(classes) > 1:
        raise StrategyError(f"{path} holds several strategies: choose one of {names}")
    return next(iter(classes.values()))


def _parameters(spec: str, text: str) -> dict[str, Any]:
    """`Wharf=2,Caravan=1` as a dict; numbers become numbers, true and false truth values."""
    parameters: dict[str, Any] = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        key, equals, value = (piece.strip() for piece in part.partition("="))
        if not (key and equals and value):
            raise StrategyError(f"{spec}: {part!r} is no parameter; write it as Name=value")
        if key in parameters:
            raise StrategyError(f"{spec}: {key} is given twice")
        parameters[key] = _value(value)
    return parameters


def _value(text: str) -> int | float | bool | str:
    for convert in (int, float):
        try:
            return convert(text)
        except ValueError:
            continue
    return {"true": True, "false": False}.get(text.casefold(), text)


def _made(cls: type[Strategy], parameters: dict[str, Any], spec: str) -> Strategy:
    _check_parameters(cls, parameters, spec)
    try:
        return cls(**parameters)
    except StrategyError as error:
        raise StrategyError(f"{spec}: {error}") from None
    except Exception as error:
        raise StrategyError(f"{spec} could not be made.\n{their_traceback(error)}") from None


def _check_parameters(cls: type[Strategy], parameters: dict[str, Any], spec: str) -> None:
    signature = _signature(cls)
    try:
        signature.bind(**parameters)
    except TypeError as error:
        names = list(signature.parameters)
        takes = f"its parameters are {', '.join(names)}" if names else "it takes no parameters"
        raise StrategyError(f"{spec}: {error}; {takes}") from None


def _signature(cls: type[Strategy]) -> inspect.Signature:
    if cls.__init__ is object.__init__:
        return inspect.Signature()
    signature = inspect.signature(cls.__init__)
    return signature.replace(parameters=list(signature.parameters.values())[1:])
