"""Everything in the documentation that comes out of the code: `python -m docs.generate`.

- simcore/catalog/rulings.toml: what the tests of tests/rulings claim, card by card
- the rule vocabulary and the kinds of decisions in docs/strategies.md
- the table of what is covered in README.md

In a page, a generated part stands between <!-- NAME --> and <!-- /NAME -->. tests/test_docs.py
fails when any of it is out of date.
"""

from __future__ import annotations

import ast
import inspect
import json
import re
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from textwrap import fill

import simcore
import strategies
from simcore.catalog import EXPANSIONS, TYPES, load
from simcore.choosers.vocabulary import QUANTITIES
from strategies import expressions, rules
from strategies.strategy import DECISION_KINDS, TABLES
from tests.rulings.test_coverage import ruling_tests, slug, subjects_of

ROOT = Path(__file__).resolve().parent.parent
RULINGS = ROOT / "simcore" / "catalog" / "rulings.toml"
HEAD = (
    "# What the tests in tests/rulings claim about each card: `simcore cards NAME` shows it.\n"
    "# Made from their docstrings by `python -m docs.generate`: do not edit.\n"
)


def main() -> None:
    for path, text in generated().items():
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            print(f"wrote {path.relative_to(ROOT)}")


def generated() -> dict[Path, str]:
    """Every file with generated parts, as it should be."""
    files = {RULINGS: rulings_file()}
    for name, parts in PAGES.items():
        text = (ROOT / name).read_text(encoding="utf-8")
        for part, make in parts.items():
            text = _replaced(text, part, make())
        files[ROOT / name] = text
    return files


def _replaced(text: str, part: str, content: str) -> str:
    pattern = re.compile(rf"(<!-- {part} -->\n).*?(<!-- /{part} -->)", re.DOTALL)
    if not pattern.search(text):
        raise ValueError(f"no part <!-- {part} -->")
    return pattern.sub(lambda found: f"{found[1]}{content.strip()}\n{found[2]}", text)


def _table(titles: str, rows: Iterator[tuple[str, ...]]) -> str:
    columns = titles.split("|")
    lines = [columns, ["---"] * len(columns), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


# --- rulings ----------------------------------------------------------------------------


def rulings_file() -> str:
    """The claims of all ruling tests as TOML, in the order of the catalog."""
    claims = _claims()
    catalog = load()
    lines = [HEAD]
    for name in (*catalog.cards, *catalog.piles, *catalog.landscapes):
        found = claims.get(slug(name))
        if found:
            sentences = "".join(f"    {json.dumps(it, ensure_ascii=False)},\n" for it in found)
            lines.append(f"{json.dumps(name)} = [\n{sentences}]\n")
    return "\n".join(lines)


def _claims() -> dict[str, list[str]]:
    """The docstrings of test_<card>__<claim>, by card; equal sentences once."""
    found: dict[str, dict[str, None]] = {}
    for path, tests in ruling_tests().items():
        for test in tests:
            paragraph = (ast.get_docstring(test) or "").partition("\n\n")[0]
            if paragraph and "__" in test.name:
                for subject in subjects_of(path, test):
                    found.setdefault(subject, {})[" ".join(paragraph.split())] = None
    return {subject: list(sentences) for subject, sentences in found.items()}


# --- the rule vocabulary ----------------------------------------------------------------


def verbs() -> str:
    rows = (
        (f"`{table}`", f"`{_call(verb)}`", _first_line(getattr(rules, verb)))
        for table, names in TABLES.items()
        for verb in names
    )
    return _table("table|rule|meaning", rows)


def _call(verb: str) -> str:
    names = list(inspect.signature(getattr(rules, verb)).parameters)
    return f"{verb}({', '.join(names)})"


def quantities() -> str:
    rows = ((f"`{_look(q.name, q.takes)}`", q.doc, _for_opponents(q.name)) for q in QUANTITIES)
    return _table("quantity|meaning|in `opponent()`", rows)


def _look(name: str, takes: str) -> str:
    return name + {"": "", "card": '("Gold")', "type": '(type="Action")'}[takes]


def _for_opponents(name: str) -> str:
    if name in expressions.HIDDEN:
        return "no: hidden"
    return "no" if name in expressions.COMMON else "yes"


def functions() -> str:
    rows = (
        (f"`{name}(...)`", _first_line(getattr(expressions, name)))
        for name in ("minimum", "maximum", "opponent")
    )
    return _table("function|meaning", rows)


def other_names() -> str:
    """Names that mean the same: found by comparing what they are."""
    known: dict[int, str] = {}
    rows = []
    for name in sorted(strategies.__all__, key=_canonical_first):
        value = getattr(strategies, name)
        if getattr(expressions, name, None) is not value or isinstance(value, type):
            continue
        if id(value) in known:
            rows.append((f"`{name}`", f"`{known[id(value)]}`"))
        known.setdefault(id(value), name)
    return _table("also called|is", iter(rows))


def _canonical_first(name: str) -> tuple[bool, str]:
    canonical = {q.name for q in QUANTITIES} | {"minimum", "maximum"}
    return name not in canonical, name


def types() -> str:
    return fill("Types: " + ", ".join(f"`{name}`" for name in TYPES) + ".", 100)


def _first_line(function: Callable[..., object]) -> str:
    return (function.__doc__ or "").strip().partition("\n")[0]


# --- decisions --------------------------------------------------------------------------


def decisions() -> str:
    """The kinds of decisions with the comments of state.pxd."""
    text = (ROOT / "simcore" / "state.pxd").read_text(encoding="utf-8")
    comments = dict(re.findall(r"^    ASK_(\w+) = \d+ *(?:# (.*))?$", text, re.MULTILINE))
    rows = (
        (f"`{kind}`", comments[kind.upper()] or f"which cards to {kind.replace('_', ' ')}")
        for kind in DECISION_KINDS
    )
    return _table("`decision.kind`|question", rows)


# --- what is covered --------------------------------------------------------------------


def coverage() -> str:
    catalog = load()
    kingdoms = simcore.kingdoms()
    rows = []
    for expansion in EXPANSIONS:
        cards = [card for card in simcore.cards(expansion) if simcore.playable(card.name)]
        old = sum(card.name.endswith("(1e)") for card in cards)
        loots = sum(not card.supply for card in cards)
        lands = Counter(
            land.kind
            for land in catalog.landscapes.values()
            if land.expansion == expansion and simcore.playable(land.name)
        )
        sets = [kingdom for kingdom in kingdoms if kingdom.entry.expansion == expansion]
        rows.append(
            (
                expansion.capitalize(),
                str(len(cards) - old - loots),
                str(old or "-"),
                _listed(lands, loots),
                f"{sum(kingdom.playable for kingdom in sets)} of {len(sets)}",
            )
        )
    titles = "set|cards|first-edition wordings|besides|recommended kingdoms"
    return _table(titles, iter(rows))


def _listed(lands: Counter[str], loots: int) -> str:
    plural = {"ally": "Allies", "event": "Events", "trait": "Traits"}
    parts = [f"{count} {plural[kind]}" for kind, count in sorted(lands.items())]
    return ", ".join([*parts, *([f"{loots} Loots"] if loots else [])]) or "-"


PAGES: dict[str, dict[str, Callable[[], str]]] = {
    "README.md": {"coverage": coverage},
    "docs/strategies.md": {
        "verbs": verbs,
        "quantities": quantities,
        "functions": functions,
        "other-names": other_names,
        "types": types,
        "decisions": decisions,
    },
}

if __name__ == "__main__":
    main()
