"""Strategy: what a bot author subclasses, and what the compiled core gets out of it."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar

from simcore.choosers.vocabulary import CONST, FAILS, PROGRAM, RULE_COLUMNS, TEST_COLUMNS

from .compiling import Binding, Comparison, Condition, compile_condition
from .files import SOURCE_FILE, from_file
from .identity import stable_text, written_code
from .names import StrategyError, did_you_mean
from .rules import Rule

if TYPE_CHECKING:
    import numpy as np

# The rule tables, and the verbs that may stand in each.
TABLES = {
    "buys": ("buy", "buy_event"),
    "plays": ("play",),
    "trashes": ("trash",),
    "discards": ("discard",),
    "topdecks": ("topdeck",),
    "choices": ("choose",),
    "spends": ("spend",),
}

# Every kind of decision, as `decision.kind` names it (ASK_... in simcore/state.pxd).
DECISION_KINDS = (
    "play_action", "play_treasure", "buy", "gain", "play", "trash", "discard", "topdeck",
    "bottomdeck", "take", "set_aside", "reveal", "return", "keep", "option", "may", "order",
    "trigger", "name", "number", "spend", "pile", "extra_turn", "judge", "replace",
)  # fmt: skip
# `choose_play` answers for all ways of playing a card unless a more particular method does.
_ALSO_ANSWERS = {"play_action": "choose_play", "play_treasure": "choose_play"}

ANY_TARGET = -1  # of a `spend` rule that names no Ally


@dataclass(frozen=True)
class CompiledStrategy:
    """A strategy's rules for one kingdom, as flat numbers.

    Each table is an int32 array of shape [rules, 2]; its columns are RULE_COLUMNS of the
    vocabulary. Rules that cannot apply in this kingdom are not in the tables.
    """

    name: str
    chooser: str  # "rules", "random" (uniform among legal answers), "random_choices" (but buys)
    buys: np.ndarray
    plays: np.ndarray
    trashes: np.ndarray
    discards: np.ndarray
    topdecks: np.ndarray
    choices: np.ndarray
    spends: np.ndarray
    options: np.ndarray  # int32 [rows of choices]: the option each of them chooses
    favors: np.ndarray  # int32 [rows of spends]: how many at most; 0: as many as is sensible
    tests: np.ndarray  # int32 [tests, 8]: what the conditions of all tables ask, TEST_COLUMNS
    code: np.ndarray  # int32 [pairs, 2]: the programs of all tests, (op, arg)
    constants: np.ndarray  # float64: what a CONST in `code` refers to
    careless_with: int = -1  # slot of the only card that "random_choices" leaves to chance; -1: all
    callback_kinds: frozenset[str] = frozenset()  # decisions put to the Python object first
    inactive: list[tuple[Rule, str]] = field(default_factory=list)  # left out, and why


class Strategy:
    """A bot: rule tables, each read from the top; the first rule that applies decides.

    `buys` also answers every other gain. An empty table leaves its decisions to the defaults.
    A subclass may instead answer in Python, by `choose_buy(self, view, decision)`,
    `choose_trash`, ... for one kind of decision or by `decide` for all of them: slower, and a
    method may return NotImplemented to leave a decision to the rules. What `__init__` keeps in
    attributes are the strategy's parameters; names with a leading underscore are not.
    """

    name: str = ""  # the class's name unless given
    aliases: ClassVar[tuple[str, ...]] = ()  # short names for the command line
    chooser: ClassVar[str] = "rules"
    careless_with: str | None = None  # "random_choices" about this card alone

    buys: Sequence[Rule] = ()
    plays: Sequence[Rule] = ()
    trashes: Sequence[Rule] = ()
    discards: Sequence[Rule] = ()
    topdecks: Sequence[Rule] = ()
    choices: Sequence[Rule] = ()
    spends: Sequence[Rule] = ()

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        if "name" not in vars(cls):
            cls.name = cls.__name__
        for table in TABLES:
            _check_table(cls, table, getattr(cls, table))
        _check_attribute_names(cls)

    def rules(self, table: str) -> tuple[Rule, ...]:
        """The rules of one table, checked: a constructor may have set its own."""
        rules = getattr(self, table)
        _check_table(type(self), table, rules)
        return tuple(rules)

    def decide(self, view: Any, decision: Any) -> Any:
        """Answer a decision, or give NotImplemented to leave it to the rules."""
        method = self._method_for(decision.kind)
        return NotImplemented if method is None else getattr(self, method)(view, decision)

    @property
    def callback_kinds(self) -> frozenset[str]:
        """The kinds of decisions that this strategy answers in Python."""
        if type(self).decide is not Strategy.decide:
            return frozenset(DECISION_KINDS)
        return frozenset(kind for kind in DECISION_KINDS if self._method_for(kind))

    @property
    def uses_callbacks(self) -> bool:
        return bool(self.callback_kinds)

    def compile(self, binding: Binding) -> CompiledStrategy:
        """The rules as numbers for one kingdom."""
        return _Compiler(self, binding).result()

    def identity(self) -> str:
        """What this strategy is, as a text that changes whenever its play may change."""
        parameters = {
            key: value
            for key, value in vars(self).items()
            if key not in TABLES and key != "name" and not key.startswith("_")
        }
        lines = [f"strategy {self._origin()}", f"chooser {self.chooser}"]
        for key in sorted(parameters):
            lines.append(f"parameter {key} = {self._parameter_text(key, parameters[key])}")
        for table in TABLES:
            lines += [f"{table} {rule!r}" for rule in self.rules(table)]
        if self.uses_callbacks:
            lines += written_code(type(self), Strategy)
        return "\n".join(lines)

    def __repr__(self) -> str:
        return f"<strategy {self.name}>"

    def __reduce_ex__(self, protocol: Any) -> Any:
        # Another process cannot import a module that was loaded from a path: tell it the path.
        path = self._source_file()
        reduced: Any = super().__reduce_ex__(protocol)
        if path is None:
            return reduced
        _, (_, *arguments), *state = reduced
        return (from_file, (path, type(self).__qualname__, *arguments), *state)

    @classmethod
    def _method_for(cls, kind: str) -> str | None:
        """The method that answers a kind of decision, if the subclass has one."""
        for method in (f"choose_{kind}", _ALSO_ANSWERS.get(kind, "")):
            if hasattr(cls, method):
                return method
        return None

    @classmethod
    def _source_file(cls) -> str | None:
        return getattr(sys.modules.get(cls.__module__), SOURCE_FILE, None)

    @classmethod
    def _origin(cls) -> str:
        """Where the class comes from, without the folder: files may be moved."""
        path = cls._source_file()
        module = cls.__module__ if path is None else path.replace("\\", "/").rpartition("/")[2]
        return f"{module}:{cls.__qualname__}"

    def _parameter_text(self, key: str, value: object) -> str:
        try:
            return stable_text(value)
        except TypeError as error:
            raise StrategyError(
                f"{type(self).__name__}.{key}: {error}; if it is no parameter call it _{key}"
            ) from None


def _check_table(cls: type[Strategy], table: str, rules: object) -> None:
    where = f"{cls.__name__}.{table}"
    if not isinstance(rules, (list, tuple)):
        raise StrategyError(f"{where} must be a list of rules, not {rules!r}")
    for i, rule in enumerate(rules):
        if not isinstance(rule, Rule):
            raise StrategyError(f"{where}[{i}] must be a rule, not {rule!r}")
        if rule.verb not in TABLES[table]:
            right = next(name for name, verbs in TABLES.items() if rule.verb in verbs)
            raise StrategyError(f"{where}[{i}]: {rule!r} belongs into {right}")


def _check_attribute_names(cls: type[Strategy]) -> None:
    """Misspelt tables and methods would silently do nothing."""
    known = {f"choose_{kind}" for kind in DECISION_KINDS}
    for name, value in vars(cls).items():
        if name.startswith("choose_") and name not in known:
            raise StrategyError(
                f"{cls.__name__}.{name} answers no decision.{did_you_mean(name, known)}"
                f" A method that only helps should start with an underscore."
            )
        is_rules = isinstance(value, (list, tuple)) and any(isinstance(x, Rule) for x in value)
        if is_rules and name not in TABLES and not name.startswith("_"):
            raise StrategyError(
                f"{cls.__name__}.{name} is no table of rules.{did_you_mean(name, set(TABLES))}"
            )


class _Compiler:
    """Gathers the tables, programs and constants of one strategy in one kingdom."""

    def __init__(self, strategy: Strategy, binding: Binding) -> None:
        self.strategy = strategy
        self.binding = binding
        self.tests: list[Comparison] = []
        self.code: list[tuple[int, int]] = []
        self.constants: dict[float, int] = {}
        self.options: list[int] = []
        self.favors: list[int] = []
        self.inactive: list[tuple[Rule, str]] = []

    def result(self) -> CompiledStrategy:
        import numpy as np  # not needed to write strategies

        tables = {
            table: np.array(self._rows(table), dtype=np.int32).reshape(-1, len(RULE_COLUMNS))
            for table in TABLES
        }
        return CompiledStrategy(
            name=self.strategy.name,
            chooser=self.strategy.chooser,
            **tables,
            options=np.array(self.options, dtype=np.int32),
            favors=np.array(self.favors, dtype=np.int32),
            tests=np.array(self.tests, dtype=np.int32).reshape(-1, len(TEST_COLUMNS)),
            code=np.array(self.code, dtype=np.int32).reshape(-1, 2),
            constants=np.array(list(self.constants), dtype=np.float64),
            careless_with=self._careless_with(),
            callback_kinds=self.strategy.callback_kinds,
            inactive=self.inactive,
        )

    def _careless_with(self) -> int:
        card = self.strategy.careless_with
        slot = None if card is None else self.binding.slot(card)
        return -1 if slot is None else slot

    def _rows(self, table: str) -> list[tuple[int, ...]]:
        rows = []
        for rule in self.strategy.rules(table):
            try:
                row = self._row(rule)
            except (StrategyError, KeyError) as error:
                where = f"{type(self.strategy).__name__}.{table}: {rule!r}"
                raise StrategyError(f"{where}: {_message(error)}") from None
            if row is not None:
                rows.append(row)
        return rows

    def _row(self, rule: Rule) -> tuple[int, ...] | None:
        slot = ANY_TARGET if rule.target is None else self.binding.slot(rule.target)
        if slot is None:
            self.inactive.append((rule, f"{rule.target} is not in this kingdom"))
            return None
        condition = compile_condition(rule.condition, self.binding)
        if condition.first == FAILS:
            self.inactive.append((rule, "its condition is never true in this kingdom"))
            return None
        if rule.option is not None:
            assert rule.target is not None
            self.options.append(self.binding.option(rule.target, rule.option))
        if rule.verb == "spend":
            self.favors.append(rule.favors or 0)
        return slot, self._add(condition)

    def _add(self, condition: Condition) -> int:
        """Appends the tests, whose numbers count from the first of the strategy; gives the first
        of the condition."""
        first, code = len(self.tests), len(self.code)

        def moved(test: Comparison) -> Comparison:
            arg = test.arg + code if test.op == PROGRAM else test.arg
            then, otherwise = (i if i < 0 else i + first for i in (test.then, test.otherwise))
            return test._replace(arg=arg, then=then, otherwise=otherwise)

        self.tests += map(moved, condition.tests)
        for op, value in condition.code:
            arg = self._constant(float(value)) if op == CONST else int(value)
            self.code.append((op, arg))
        return condition.first if condition.first < 0 else condition.first + first

    def _constant(self, value: float) -> int:
        return self.constants.setdefault(value, len(self.constants))


def _message(error: Exception) -> str:
    return str(error.args[0]) if error.args else str(error)
