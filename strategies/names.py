"""Names a strategy uses, checked against the catalog the moment they are written down."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from simcore.catalog import Catalog


class StrategyError(ValueError):
    """Something is wrong with a strategy; the text is meant for its author."""


def card_name(name: str) -> str:
    """The English name of a card given in either language."""
    catalog = _catalog()
    try:
        return catalog.card(_text(name)).name
    except KeyError as unknown:
        raise StrategyError(_belongs_elsewhere(catalog, name) or str(unknown)) from None


def pile_name(name: str) -> tuple[str, str]:
    """The name of a card or of a split pile, and the card that stands for its pile."""
    catalog = _catalog()
    if _text(name) in catalog.cards:
        return name, name
    try:
        pile = catalog.pile(name)
    except KeyError:
        card = card_name(name)
        return card, card
    return pile.name, pile.cards[0]


def landscape_name(name: str, kind: str) -> str:
    """The English name of an "event" or an "ally" given in either language."""
    try:
        return _catalog().landscape(_text(name), kind).name
    except KeyError as unknown:
        raise StrategyError(str(unknown)) from None


def source_name(name: str) -> str:
    """The English name of anything that can ask its player to choose: a card or a landscape."""
    catalog = _catalog()
    for find in (catalog.card, catalog.landscape):
        try:
            return find(_text(name)).name
        except KeyError:
            continue
    return card_name(name)  # raises, with a suggestion


def type_name(name: str) -> str:
    """A card type, whatever its case."""
    from simcore.catalog import TYPES

    for known in TYPES:
        if known.casefold() == _text(name).casefold():
            return known
    raise StrategyError(f"no card type called {name!r}.{did_you_mean(name, TYPES)}")


def printed_cost(card: str) -> int:
    """What a card costs before anything makes it cheaper."""
    return _catalog().card(card).cost


def did_you_mean(wrong: str, known: tuple[str, ...] | list[str] | set[str]) -> str:
    """The end of an error message: a sentence with the nearest known names, or nothing."""
    from difflib import get_close_matches  # only a wrong name pays for the import

    spellings = {name.casefold(): name for name in sorted(known)}
    close = get_close_matches(wrong.casefold(), spellings, n=3, cutoff=0.7)
    return f" Did you mean {' or '.join(spellings[name] for name in close)}?" if close else ""


@cache
def _catalog() -> Catalog:
    from simcore.catalog import load  # reading the facts waits for the first name

    return load()


def _text(name: object) -> str:
    if not isinstance(name, str):
        raise StrategyError(f"a name in quotes is expected, not {name!r}.")
    return name


def _belongs_elsewhere(catalog: Catalog, name: str) -> str | None:
    """What to say when the name is right but is not the name of a card."""
    try:
        pile = catalog.pile(name)
        return f"{pile.name} is a pile of different cards: name one of {', '.join(pile.cards)}."
    except KeyError:
        pass
    try:
        landscape = catalog.landscape(name)
    except KeyError:
        return None
    hint = " Use buy_event." if landscape.kind == "event" else ""
    article = "a" if landscape.kind == "trait" else "an"
    return f"{landscape.name} is {article} {landscape.kind.capitalize()}, not a card.{hint}"
