"""A kingdom: which piles and landscapes are on the table, checked, and numbered into slots."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from .catalog import TYPE_BIT, Card, Landscape, Pile, RecommendedKingdom, UnknownName, load

BASIC = ("Copper", "Silver", "Gold", "Estate", "Duchy", "Province", "Curse")
MAX_KINGDOM_PILES = 10
MAX_EVENTS_AND_TRAITS = 4  # the rulebook recommends two
LOOT = "Loot"


class KingdomError(ValueError):
    """What is wrong with a kingdom, in one line for the person who asked for it."""


@dataclass(frozen=True)
class TablePile:
    """A pile on the table: its cards from the top down (one name, or a split pile's)."""

    name: str
    cards: tuple[str, ...]
    copies: int | None  # of each card; None: by the card's size for the number of players
    types: int  # of the randomizer
    supply: bool = True


@dataclass(frozen=True)
class Kingdom:
    """The piles, Ally, Events and Traits of a game. Names may be English or German.

    A Liaison without a named Ally gets one drawn by `seed` (see `notes`); `ally=False` plays
    without one. Fewer than ten piles are allowed.
    """

    cards: tuple[str, ...]
    ally: str | None
    events: tuple[str, ...]
    traits: Mapping[str, str]
    colonies: bool
    refill_cancels_end: bool
    name: str
    notes: tuple[str, ...]
    slots: tuple[str, ...] = field(repr=False)  # names by slot: cards, then landscapes
    piles: tuple[TablePile, ...] = field(repr=False)

    def __init__(
        self,
        cards: Iterable[str] = (),
        ally: str | bool | None = None,
        events: Iterable[str] = (),
        traits: Mapping[str, str] | None = None,
        colonies: bool = False,
        *,
        refill_cancels_end: bool = False,
        name: str = "",
        seed: int = 0,
    ) -> None:
        piles = _find_piles(cards)
        notes: list[str] = []
        chosen_ally = _find_ally(ally, piles, seed, notes)
        found_events = _find_landscapes(events, "event")
        found_traits = _find_traits(traits or {}, piles)
        if len(found_events) + len(found_traits) > MAX_EVENTS_AND_TRAITS:
            raise KingdomError(
                f"{len(found_events) + len(found_traits)} Events and Traits are too many: "
                f"at most {MAX_EVENTS_AND_TRAITS}"
            )
        landscapes = [*found_events, *(trait for trait, _ in found_traits)]
        if chosen_ally:
            landscapes.insert(0, chosen_ally)
        _refuse_unplayable(piles, landscapes)
        put = object.__setattr__
        put(self, "cards", tuple(pile.name for pile in piles))
        put(self, "ally", chosen_ally.name if chosen_ally else None)
        put(self, "events", tuple(event.name for event in found_events))
        put(self, "traits", {trait.name: pile.name for trait, pile in found_traits})
        put(self, "colonies", bool(colonies))
        put(self, "refill_cancels_end", bool(refill_cancels_end))
        put(self, "notes", tuple(notes))
        table = _table_piles(piles, bool(colonies), _needs_loot(piles, landscapes))
        put(self, "piles", tuple(table))
        put(self, "slots", _slots(table, landscapes))
        put(self, "name", name or self._default_name())

    @classmethod
    def recommended(cls, kingdom: str | RecommendedKingdom, **changes: object) -> Kingdom:
        """A recommended set by name; `changes` replace its Ally, Events, Traits ..."""
        entry = load().kingdom(kingdom) if isinstance(kingdom, str) else kingdom
        missing = load().missing(entry)
        if missing:
            raise KingdomError(f"{entry.name} is not playable: it needs {', '.join(missing)}")
        given = {
            "ally": entry.ally,
            "events": entry.events,
            "traits": dict(entry.traits),
            "colonies": entry.colonies,
            "name": entry.name,
            **changes,
        }
        return cls(entry.cards, **given)  # type: ignore[arg-type]

    @property
    def n_cards(self) -> int:
        return sum(len(pile.cards) for pile in self.piles)

    @property
    def liaison(self) -> bool:
        return any(pile.types & TYPE_BIT["Liaison"] for pile in self.piles)

    def slot(self, name: str) -> int | None:
        """The slot of a card, of a pile (its first card) or of a landscape; None: not here."""
        for pile in self.piles:
            if pile.name == name:
                name = pile.cards[0]
        if name not in self.slots:
            name = f"{name} (1e)"  # strategies that name a card mean either edition of it
        return self.slots.index(name) if name in self.slots else None

    def pile_of(self, name: str) -> TablePile | None:
        return next((pile for pile in self.piles if name in pile.cards), None)

    def describe(self) -> str:
        """The kingdom in one line."""
        parts = [", ".join(self.cards) or "basic cards only"]
        if self.ally:
            parts.append(f"Ally {self.ally}")
        if self.events:
            parts.append("Events " + ", ".join(self.events))
        if self.traits:
            parts.append("Traits " + ", ".join(f"{t} {p}" for t, p in self.traits.items()))
        if self.colonies:
            parts.append("Platinum and Colony")
        return "; ".join(parts)

    def _default_name(self) -> str:
        return ", ".join(self.cards) if self.cards else "basic cards"


def random_kingdom(
    expansions: Iterable[str],
    seed: int,
    *,
    events: int = 0,
    traits: int = 0,
    ally: str | None = None,
) -> Kingdom:
    """Ten random piles of the chosen sets, with so many random Events and Traits."""
    catalog = load()
    sets = set(expansions)
    draw = random.Random(f"kingdom {seed}")
    playable = _playable()
    names = [
        card.name
        for card in catalog.cards.values()
        if card.supply and not card.basic and not card.pile and card.expansion in sets
        and card.name in playable and not card.name.endswith("(1e)")
    ]
    names += [
        pile.name
        for pile in catalog.piles.values()
        if pile.expansion in sets and playable.issuperset(pile.cards)
    ]
    cards = draw.sample(sorted(names), min(MAX_KINGDOM_PILES, len(names)))
    lands = [land for land in catalog.landscapes.values() if land.name in playable]
    event_names = sorted(x.name for x in lands if x.kind == "event" and x.expansion in sets)
    trait_names = sorted(x.name for x in lands if x.kind == "trait" and x.expansion in sets)
    hosts = [pile.name for pile in _find_piles(cards) if _can_have_trait(pile)]
    chosen = draw.sample(trait_names, min(traits, len(trait_names), len(hosts)))
    return Kingdom(
        sorted(cards),
        ally=ally,
        events=draw.sample(event_names, min(events, len(event_names))),
        traits=dict(zip(chosen, draw.sample(hosts, len(chosen)), strict=True)),
        name=f"random {seed}",
        seed=seed,
    )


def _playable() -> set[str]:
    from . import cards  # noqa: F401  (registers the cards)
    from .registry import implemented

    return implemented


def _card_or_pile(name: str) -> Card | Pile:
    """What is called so. A card of a split pile is refused: it has no pile of its own."""
    catalog = load()
    try:
        card = catalog.card(name)
    except UnknownName as unknown:
        try:
            return catalog.pile(name)
        except UnknownName:
            raise KingdomError(str(unknown)) from None
    if card.pile:
        raise KingdomError(f"{card.name} is part of a split pile: use {card.pile}")
    return card


def _find_pile(name: str) -> Card | Pile:
    card = _card_or_pile(name)
    if isinstance(card, Pile):
        return card
    if not card.supply:
        raise KingdomError(f"{card.name} is a Loot: it has no pile of its own in the Supply")
    if card.basic:
        raise KingdomError(f"{card.name} is a basic card: it is always on the table or an option")
    return card


def _find_piles(cards: Iterable[str]) -> list[Card | Pile]:
    if isinstance(cards, str):
        raise KingdomError(f"the cards of a kingdom are a list of names, not {cards!r}")
    piles = [_find_pile(name) for name in cards]
    names = [pile.name for pile in piles]
    for name in names:
        if names.count(name) > 1:
            raise KingdomError(f"{name} is named {names.count(name)} times")
    if len(piles) > MAX_KINGDOM_PILES:
        raise KingdomError(f"{len(piles)} piles are too many: a kingdom has {MAX_KINGDOM_PILES}")
    return piles


def _find_landscape(name: str, kind: str) -> Landscape:
    try:
        return load().landscape(name, kind)
    except UnknownName as unknown:
        raise KingdomError(str(unknown)) from None


def _find_landscapes(names: Iterable[str], kind: str) -> list[Landscape]:
    found = [_find_landscape(name, kind) for name in names]
    for landscape in found:
        if found.count(landscape) > 1:
            raise KingdomError(f"{landscape.name} is named twice")
    return found


def _find_ally(
    ally: str | bool | None, piles: list[Card | Pile], seed: int, notes: list[str]
) -> Landscape | None:
    liaison = any("Liaison" in pile.types for pile in piles)
    if isinstance(ally, str):
        found = _find_landscape(ally, "ally")
        if not liaison:
            raise KingdomError(
                f"{found.name} needs a Liaison in the kingdom (Underling, Wizards, ...)"
            )
        return found
    if not liaison or ally is False:
        return None
    playable = _playable()
    allies = [x for x in load().landscapes.values() if x.kind == "ally" and x.name in playable]
    if not allies:
        return None
    drawn = random.Random(f"ally {seed}").choice(allies)
    notes.append(f"a Liaison, but no Ally was named: {drawn.name} was drawn (seed {seed})")
    return drawn


def _can_have_trait(pile: Card | Pile) -> bool:
    return "Action" in pile.types or "Treasure" in pile.types


def _find_traits(
    traits: Mapping[str, str], piles: list[Card | Pile]
) -> list[tuple[Landscape, Card | Pile]]:
    found: list[tuple[Landscape, Card | Pile]] = []
    for name, pile_name in traits.items():
        trait = _find_landscape(name, "trait")
        host = next((p for p in piles if p == _card_or_pile(pile_name)), None)
        if host is None:
            raise KingdomError(f"{trait.name} is on {pile_name}, which is not in this kingdom")
        if not _can_have_trait(host):
            raise KingdomError(
                f"{trait.name} cannot be on {host.name}: Traits go on Action and Treasure piles"
            )
        if any(pile is host for _, pile in found):
            raise KingdomError(f"{host.name} has two Traits: a pile carries at most one")
        if any(other is trait for other, _ in found):
            raise KingdomError(f"{trait.name} is named twice")
        found.append((trait, host))
    return found


def _refuse_unplayable(piles: list[Card | Pile], landscapes: list[Landscape]) -> None:
    names = [land.name for land in landscapes]
    for pile in piles:
        names += pile.cards if isinstance(pile, Pile) else [pile.name]
    missing = [name for name in names if name not in _playable()]
    if missing:
        raise KingdomError(f"not playable yet: {', '.join(missing)}")


def _needs_loot(piles: list[Card | Pile], landscapes: list[Landscape]) -> bool:
    return any(getattr(thing, "needs_loot", False) for thing in [*piles, *landscapes])


def _table_piles(piles: list[Card | Pile], colonies: bool, loot: bool) -> list[TablePile]:
    catalog = load()
    basics = list(BASIC)
    if colonies:
        basics += ["Platinum", "Colony"]
    table = [TablePile(n, (n,), None, catalog.cards[n].type_mask) for n in basics]
    for pile in piles:
        if isinstance(pile, Pile):
            table.append(TablePile(pile.name, pile.cards, pile.copies, pile.type_mask))
        else:
            table.append(TablePile(pile.name, (pile.name,), None, pile.type_mask))
    if loot:
        loots = tuple(card.name for card in catalog.cards.values() if not card.supply)
        table.append(TablePile(LOOT, loots, 2, TYPE_BIT["Treasure"], supply=False))
    return table


def _slots(table: list[TablePile], landscapes: list[Landscape]) -> tuple[str, ...]:
    cards = [name for pile in table for name in pile.cards]
    return (*cards, *(landscape.name for landscape in landscapes))
