from typing import Any

LOOKS_AT_TABLE: frozenset[int]

class RuleBook:
    compiled: Any  # a CompiledStrategy
    def __init__(self, compiled: Any, layout: Any) -> None: ...
    @property
    def quiet(self) -> bool: ...
