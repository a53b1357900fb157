"""Looking things up: cards, recommended kingdoms, what is playable."""

from __future__ import annotations

from dataclasses import dataclass

from . import cards as _cards  # noqa: F401  (registers the cards)
from .catalog import Card, RecommendedKingdom, load
from .registry import implemented


def playable(name: str) -> bool:
    """Does the simulator know what this card, split pile or landscape does?"""
    pile = load().piles.get(name)
    return implemented.issuperset(pile.cards) if pile else name in implemented


def cards(expansion: str | None = None, type: str | None = None) -> list[Card]:
    """All cards, or those of one expansion and type."""
    return [
        card
        for card in load().cards.values()
        if (expansion is None or card.expansion == expansion.lower())
        and (type is None or type.capitalize() in card.types)
    ]


def card(name: str) -> Card:
    """A card by its English or German name."""
    return load().card(name)


@dataclass(frozen=True)
class Recommended:
    """A recommended set of a rulebook, and whether it can be played here."""

    entry: RecommendedKingdom
    missing: tuple[str, ...]

    @property
    def playable(self) -> bool:
        return not self.missing

    def __getattr__(self, name: str) -> object:
        return getattr(object.__getattribute__(self, "entry"), name)


def kingdoms() -> list[Recommended]:
    """The recommended sets of all rulebooks."""
    return [Recommended(entry, tuple(_missing(entry))) for entry in load().kingdoms]


def _missing(entry: RecommendedKingdom) -> list[str]:
    needed = [*entry.cards, *entry.events, *entry.traits, *entry.other]
    if entry.ally:
        needed.append(entry.ally)
    missing = [name for name in needed if not playable(name)]
    return missing + (["Shelters"] if entry.shelters else [])
