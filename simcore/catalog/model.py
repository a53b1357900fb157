"""What the catalog holds: cards, split piles, landscapes and recommended kingdoms.

The fields of the TOML files are the fields of these classes. A field left out of a file has
the default given here. One differs: a card's `sizes` are written as `count_by_players` or, if
the same for all, as `count`; without either they are 10, or 8 to 12 for a Victory pile.

Only facts are kept: what a card does beyond `bonus` and `next` is its function in
`simcore/cards`. The engine applies both before it calls that function, so they hold only what
comes first in print and depends on nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

TYPES = (
    "Action", "Treasure", "Victory", "Curse", "Attack", "Reaction", "Duration", "Liaison",
    "Augur", "Clash", "Fort", "Odyssey", "Townsfolk", "Wizard", "Command", "Loot",
)  # fmt: skip
TYPE_BIT = {name: 1 << i for i, name in enumerate(TYPES)}

MIN_PLAYERS, MAX_PLAYERS = 2, 6


class Bonus(NamedTuple):
    """Plain +Cards, +Actions, +Buys and +$."""

    cards: int = 0
    actions: int = 0
    buys: int = 0
    coins: int = 0

    def __bool__(self) -> bool:
        return any(self)


NOTHING = Bonus()


@dataclass(frozen=True, slots=True)
class Card:
    """One card name. First-edition wordings that work differently are cards of their own."""

    number: int  # stable and unique among cards and landscapes
    name: str
    name_de: str
    expansion: str  # "base", "seaside", ...: the name of its file
    cost: int
    types: tuple[str, ...]
    aliases: tuple[str, ...] = ()
    editions: tuple[str, ...] = ()  # those that hold this wording; empty = only one printing
    basic: bool = False
    supply: bool = True  # False for Loots
    pile: str | None = None  # the split pile it belongs to
    sizes: tuple[int, ...] = (10,) * 5  # copies at the start with 2, 3, ... 6 players
    bonus: Bonus = NOTHING  # what playing it gives first, unconditionally
    next: Bonus = NOTHING  # what the owner's next turn start gives first, unconditionally
    vp: int = 0  # fixed value; 0 if a formula scores it
    needs_loot: bool = False

    @property
    def count(self) -> int:
        """The copies in a game of four."""
        return self.pile_size(4)

    @property
    def type_mask(self) -> int:
        return type_mask(self.types)

    def pile_size(self, players: int) -> int:
        """The copies in a game of so many players, after the starting decks are dealt."""
        if not MIN_PLAYERS <= players <= MAX_PLAYERS:
            raise ValueError(f"a game has {MIN_PLAYERS} to {MAX_PLAYERS} players, not {players}")
        return self.sizes[players - MIN_PLAYERS]


@dataclass(frozen=True, slots=True)
class Pile:
    """A split pile: several different cards, `copies` of each."""

    name: str
    name_de: str
    expansion: str
    cost: int  # cost and types are those of its randomizer card
    types: tuple[str, ...]
    cards: tuple[str, ...]  # from the top down
    copies: int

    @property
    def type_mask(self) -> int:
        return type_mask(self.types)


@dataclass(frozen=True, slots=True)
class Landscape:
    """An Ally, a Trait or an Event."""

    number: int
    name: str
    name_de: str
    expansion: str
    kind: str  # "ally", "trait" or "event"
    cost: int = 0
    once_per_turn: bool = False
    needs_loot: bool = False


@dataclass(frozen=True, slots=True)
class RecommendedKingdom:
    """A set of ten from a rulebook. It may name what this catalog does not hold."""

    name: str
    name_de: str  # the English name where no German one is known
    expansion: str  # whose rulebook recommends it
    expansions: tuple[str, ...]  # whose cards it uses
    cards: tuple[str, ...]  # English names; split piles by their pile name
    edition: str | None = None  # None = the expansion has only one
    ally: str | None = None
    events: tuple[str, ...] = ()
    traits: Mapping[str, str] = field(default_factory=dict, hash=False)  # Trait -> pile
    colonies: bool = False
    shelters: bool = False
    other: tuple[str, ...] = ()  # landscapes of kinds that are not built here


def type_mask(types: tuple[str, ...]) -> int:
    """The types as bits: bit i stands for TYPES[i]."""
    return sum(TYPE_BIT[name] for name in types)
