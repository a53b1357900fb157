"""Plain text for terminals: tables, and the facts of cards, kingdoms and strategies."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from .catalog import MAX_PLAYERS, MIN_PLAYERS, Card, Landscape, Pile, UnknownName, load
from .lookup import Recommended, kingdoms, playable
from .rulings import rulings_of

Line = Sequence[str]

_NUMBER = re.compile(r"[+-]?[\d,.]+( %|$)|^$|[+-]?[\d.]+ (-|to) .*")


def table(titles: Line, rows: Iterable[Line]) -> str:
    """Columns as wide as they need to be; columns of numbers are flush right."""
    lines = [tuple(titles), *(tuple(row) for row in rows)]
    columns = list(zip(*lines, strict=True))
    widths = [max(map(len, column)) for column in columns]
    right = [all(map(_NUMBER.match, column[1:])) and any(column[1:]) for column in columns]
    return "\n".join(_line(line, widths, right) for line in lines)


def _line(line: Line, widths: list[int], right: list[bool]) -> str:
    cells = zip(line, widths, right, strict=True)
    return "  ".join(t.rjust(w) if r else t.ljust(w) for t, w, r in cells).rstrip()


# --- cards and landscapes ---------------------------------------------------------------

CARD_TITLES = ("card", "German", "set", "cost", "types", "playable")


def card_rows(cards: Iterable[Card]) -> Iterator[Line]:
    for card in cards:
        types = " - ".join(card.types)
        cost = f"${card.cost}"
        yield (card.name, card.name_de, card.expansion, cost, types, _yes(playable(card.name)))


def about(name: str) -> str:
    """Everything the catalog knows of a card, a split pile or a landscape."""
    return "\n".join(_facts(find(name)))


def find(name: str) -> Card | Pile | Landscape:
    """Whatever has that name; if nothing does, the error suggests what comes near."""
    catalog = load()
    errors = []
    for look in (catalog.card, catalog.pile, catalog.landscape):
        try:
            return look(name)
        except UnknownName as error:
            errors.append(error)
    with_hint = [error for error in errors if "Did you mean" in str(error)]
    raise (with_hint or errors)[0]


def _facts(thing: Card | Pile | Landscape) -> Iterator[str]:
    german = "" if thing.name_de == thing.name else f" ({thing.name_de})"
    yield f"{thing.name}{german}"
    if isinstance(thing, Landscape):
        cost = f", costs ${thing.cost}" if thing.kind == "event" else ""
        yield f"  {thing.kind.capitalize()} of {thing.expansion.capitalize()}{cost}"
    else:
        yield f"  {' - '.join(thing.types)} of {thing.expansion.capitalize()}, costs ${thing.cost}"
    if isinstance(thing, Card):
        yield from _card_facts(thing)
    if isinstance(thing, Pile):
        yield f"  {thing.copies} copies of each, from the top: {', '.join(thing.cards)}"
    yield f"  playable: {_yes(playable(thing.name))}"
    rulings = rulings_of(thing.name)
    if rulings:
        yield "  rulings:"
        yield from (f"    {ruling}" for ruling in rulings)
    used = [kingdom for kingdom in kingdoms() if _uses(kingdom, thing)]
    if used:
        yield "  in the recommended kingdoms:"
        yield from (f"    {_title(kingdom)}" for kingdom in used)


def _card_facts(card: Card) -> Iterator[str]:
    if card.editions:
        yield f"  in the editions: {', '.join(card.editions)}"
    given = [
        f"+{n} {noun}{'s' if n > 1 else ''}"
        for n, noun in zip(card.bonus[:3], ("Card", "Action", "Buy"), strict=True)
        if n
    ]
    if card.bonus.coins:
        given.append(f"+${card.bonus.coins}")
    if given:
        yield f"  gives at once: {', '.join(given)}"
    if card.vp:
        yield f"  worth {card.vp} VP"
    if card.pile:
        yield f"  part of the split pile {card.pile}"
    yield f"  {_pile_size(card)}"


def _pile_size(card: Card) -> str:
    if not card.supply:
        return "2 copies in the Loot pile"
    sizes = {n: card.pile_size(n) for n in range(MIN_PLAYERS, MAX_PLAYERS + 1)}
    if len(set(sizes.values())) == 1:
        return f"{sizes[MIN_PLAYERS]} copies"
    return "copies by players: " + ", ".join(f"{n}: {size}" for n, size in sizes.items())


def _uses(kingdom: Recommended, thing: Card | Pile | Landscape) -> bool:
    entry = kingdom.entry
    names = {*entry.cards, *entry.events, *entry.traits, entry.ally}
    return bool(names & {thing.name, getattr(thing, "pile", None) or thing.name})


# --- recommended kingdoms ---------------------------------------------------------------

KINGDOM_TITLES = ("kingdom", "German", "set", "edition", "playable")


def kingdom_rows(chosen: Iterable[Recommended]) -> Iterator[Line]:
    for kingdom in chosen:
        entry = kingdom.entry
        state = "yes" if kingdom.playable else f"needs {_some(kingdom.missing)}"
        yield (entry.name, entry.name_de, entry.expansion, entry.edition or "", state)


def about_kingdom(name: str) -> str:
    """A recommended kingdom in full, in both languages."""
    entry = load().kingdom(name)
    kingdom = next(k for k in kingdoms() if k.entry is entry)
    lines = [_title(kingdom)]
    lines += [f"  {_both(card)}" for card in entry.cards]
    if entry.ally:
        lines.append(f"  Ally: {_both(entry.ally)}")
    lines += [f"  Event: {_both(event)}" for event in entry.events]
    lines += [f"  Trait: {_both(trait)} on {_both(pile)}" for trait, pile in entry.traits.items()]
    lines += [f"  also: {other}" for other in entry.other]
    if entry.colonies:
        lines.append("  with Platinum and Colony")
    if entry.shelters:
        lines.append("  with Shelters")
    missing = ", ".join(kingdom.missing)
    lines.append("  playable: yes" if kingdom.playable else f"  not playable: it needs {missing}")
    return "\n".join(lines)


def _title(kingdom: Recommended) -> str:
    entry = kingdom.entry
    german = "" if entry.name_de == entry.name else f" ({entry.name_de})"
    edition = f" {entry.edition}" if entry.edition else ""
    return f"{entry.name}{german}, {entry.expansion.capitalize()}{edition}"


def _both(name: str) -> str:
    try:
        german = find(name).name_de
    except UnknownName:
        return f"{name} (of another set)"
    return name if german == name else f"{name} ({german})"


def _some(names: Sequence[str], most: int = 3) -> str:
    more = f" and {len(names) - most} more" if len(names) > most else ""
    return ", ".join(names[:most]) + more


def _yes(truth: bool) -> str:
    return "yes" if truth else "no"
