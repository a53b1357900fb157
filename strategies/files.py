"""Strategies from a file: importing it by its path, in this process and in others."""

from __future__ import annotations

import hashlib
import importlib.util
import sys
import traceback
from pathlib import Path
from types import ModuleType
from typing import Any

from .names import StrategyError

# Marks of a module that was loaded from a path.
SOURCE_FILE = "__strategy_file__"
SOURCE_TEXT = "__strategy_source__"

_OUR_FOLDER = Path(__file__).parent


def import_file(path: Path) -> ModuleType:
    """The module in a file; the same one again while the file has not changed."""
    path = path.resolve()
    text = _read(path)
    name = f"strategy_file_{hashlib.sha256(str(path).encode()).hexdigest()[:12]}"
    loaded = sys.modules.get(name)
    if loaded is not None and getattr(loaded, SOURCE_TEXT) == text:
        return loaded
    return _execute(name, path, text)


def from_file(path: str, qualified_name: str, *arguments: Any) -> Any:
    """A bare object of a class in a file: how pickle makes strategies in another process."""
    found: Any = import_file(Path(path))
    for part in qualified_name.split("."):
        found = getattr(found, part)
    return found.__new__(found, *arguments)


def their_traceback(error: BaseException) -> str:
    """The traceback of an error with only those frames that are the strategy author's."""
    report = traceback.TracebackException.from_exception(error)
    theirs = [frame for frame in report.stack if not _is_ours(frame.filename)]
    report.stack = traceback.StackSummary.from_list(theirs)
    report.__cause__ = report.__context__ = None
    return "".join(report.format()).rstrip()


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise StrategyError(f"there is no file {path}") from None
    except (OSError, UnicodeDecodeError) as error:
        raise StrategyError(f"{path} cannot be read: {error}") from None


def _execute(name: str, path: Path, text: str) -> ModuleType:
    spec = importlib.util.spec_from_loader(name, loader=None, origin=str(path))
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    module.__file__ = str(path)
    setattr(module, SOURCE_FILE, str(path))
    setattr(module, SOURCE_TEXT, text)
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))  # last: what lies beside a bot must not hide a package
    previous = sys.modules.get(name)
    sys.modules[name] = module
    try:
        exec(compile(text, str(path), "exec"), vars(module))
    except (Exception, SystemExit) as error:
        _put_back(name, previous)
        raise StrategyError(f"{path} could not be loaded.\n{their_traceback(error)}") from None
    return module


def _put_back(name: str, previous: ModuleType | None) -> None:
    if previous is None:
        del sys.modules[name]
    else:
        sys.modules[name] = previous


def _is_ours(filename: str) -> bool:
    if filename.startswith("<frozen "):
        return True
    path = Path(filename)
    return path.parent == _OUR_FOLDER or path.is_relative_to(_OUR_FOLDER.parent / "simcore")
