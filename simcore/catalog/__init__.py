"""The card facts: one TOML file per expansion, and how to look things up in them.

>>> load().card("werft").name
'Wharf'
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from .model import (
    MAX_PLAYERS,
    MIN_PLAYERS,
    TYPE_BIT,
    TYPES,
    Bonus,
    Card,
    Landscape,
    Pile,
    RecommendedKingdom,
    type_mask,
)
from .names import Names, UnknownName

__all__ = [
    "EXPANSIONS",
    "MAX_PLAYERS",
    "MIN_PLAYERS",
    "TYPES",
    "TYPE_BIT",
    "Bonus",
    "Card",
    "Catalog",
    "Landscape",
    "Pile",
    "RecommendedKingdom",
    "UnknownName",
    "load",
    "type_mask",
]

EXPANSIONS = ("base", "seaside", "hinterlands", "allies", "plunder")
KINDS = ("ally", "trait", "event")

_VICTORY_SIZES = (8, 12, 12, 12, 12)
# Of equal names the newest is meant: Allies came before the second edition of Hinterlands.
_NEWNESS = {"1e": 0, None: 1, "2e": 2}


@dataclass
class Catalog:
    """Everything the files hold. Cards and landscapes are in the order of their numbers."""

    cards: dict[str, Card]  # by English name, Loots included
    piles: dict[str, Pile]
    landscapes: dict[str, Landscape]
    kingdoms: list[RecommendedKingdom]

    def __post_init__(self) -> None:
        self._cards: Names[Card] = Names("card")
        for card in self.cards.values():
            self._cards.add(card, (card.name, card.name_de, *card.aliases))
        self._piles: Names[Pile] = Names("split pile")
        for pile in self.piles.values():
            self._piles.add(pile, (pile.name, pile.name_de))
        self._landscapes: dict[str | None, Names[Landscape]] = {k: Names(k) for k in KINDS}
        self._landscapes[None] = Names("landscape")
        for landscape in self.landscapes.values():
            for kind in (None, landscape.kind):
                self._landscapes[kind].add(landscape, (landscape.name, landscape.name_de))

    @cached_property
    def _kingdoms(self) -> Names[RecommendedKingdom]:
        return _kingdom_names(self.kingdoms)

    def card(self, name: str) -> Card:
        return self._cards.find(name)

    def pile(self, name: str) -> Pile:
        return self._piles.find(name)

    def landscape(self, name: str, kind: str | None = None) -> Landscape:
        return self._landscapes[kind].find(name)

    def kingdom(self, name: str) -> RecommendedKingdom:
        """The newest of that name; "First Game (1e)", "Expertise (allies)" pick another."""
        return self._kingdoms.find(name)

    def missing(self, kingdom: RecommendedKingdom) -> list[str]:
        """What the kingdom needs and this catalog does not hold; empty = it can be set up."""
        held = {*self.cards, *self.piles, *self.landscapes}
        needed = [*kingdom.cards, *kingdom.events, *kingdom.traits, *kingdom.other]
        if kingdom.ally:
            needed.append(kingdom.ally)
        if kingdom.shelters:
            needed.append("Shelters")
        return [name for name in needed if name not in held]


def _kingdom_names(kingdoms: list[RecommendedKingdom]) -> Names[RecommendedKingdom]:
    names: Names[RecommendedKingdom] = Names("recommended kingdom")
    for kingdom in sorted(kingdoms, key=lambda kingdom: _NEWNESS[kingdom.edition]):
        for name in (kingdom.name, kingdom.name_de):
            qualifiers = filter(None, (kingdom.edition, kingdom.expansion))
            names.add(kingdom, (name, *(f"{name} ({q})" for q in qualifiers)))
    return names


@cache
def load() -> Catalog:
    """The catalog, read once per process."""
    files = {expansion: _read(expansion) for expansion in EXPANSIONS}
    cards = [
        _card(row, expansion, supply=table == "card")
        for expansion, tables in files.items()
        for table in ("card", "loot")
        for row in tables.get(table, ())
    ]
    landscapes = [
        Landscape(kind=kind, expansion=expansion, **row)
        for expansion, tables in files.items()
        for kind in KINDS
        for row in tables.get(kind, ())
    ]
    piles = [
        Pile(expansion=expansion, **_frozen(row))
        for expansion, tables in files.items()
        for row in tables.get("pile", ())
    ]
    kingdoms = [
        RecommendedKingdom(expansion=expansion, **{"name_de": row["name"], **_frozen(row)})
        for expansion, tables in files.items()
        for row in tables["kingdom"]
    ]
    return Catalog(
        cards={card.name: card for card in sorted(cards, key=lambda card: card.number)},
        piles={pile.name: pile for pile in piles},
        landscapes={it.name: it for it in sorted(landscapes, key=lambda it: it.number)},
        kingdoms=kingdoms,
    )


def _read(expansion: str) -> dict[str, Any]:
    path = Path(__file__).parent / f"{expansion}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))


def _card(row: dict[str, Any], expansion: str, *, supply: bool) -> Card:
    facts = _frozen(row)
    facts["sizes"] = _sizes(facts)
    for name in ("bonus", "next"):
        facts[name] = Bonus(**facts.get(name, {}))
    return Card(expansion=expansion, supply=supply, **facts)


def _sizes(facts: dict[str, Any]) -> tuple[int, ...]:
    """Take the pile size out of the facts, however the file gives it."""
    if "count_by_players" in facts:
        return facts.pop("count_by_players")
    if "Victory" in facts["types"] and "pile" not in facts:
        return _VICTORY_SIZES
    return (facts.pop("count", 10),) * len(_VICTORY_SIZES)


def _frozen(row: dict[str, Any]) -> dict[str, Any]:
    return {key: tuple(value) if isinstance(value, list) else value for key, value in row.items()}
