from collections.abc import Mapping
from typing import Any

from simcore.choosers.callback import Callback
from simcore.kingdom import Kingdom
from simcore.layout import TableLayout

class Binding:
    types: Mapping[str, int]
    kingdom: Kingdom
    def __init__(self, kingdom: Kingdom) -> None: ...
    def slot(self, name: str) -> int | None: ...
    def option(self, name: str, label: str) -> int: ...

class Chooser:
    strategy: Any  # a Strategy
    compiled: Any  # its CompiledStrategy
    callback: Callback | None
    kind: str
    error: BaseException | None
    def __init__(self, strategy: Any, layout: TableLayout) -> None: ...
