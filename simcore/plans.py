"""A kingdom as somebody asks for it, before it is checked and built: `Plan`.

Batches vary plans (another Ally, one more Event), and only then build the kingdoms.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from .catalog import EXPANSIONS, load
from .kingdom import BASIC, Kingdom, KingdomError, random_kingdom
from .lookup import playable

if TYPE_CHECKING:
    from strategies import Strategy

NONE = "none"  # on the command line and in batch files: play without one
COLONIES = ("Platinum", "Colony")


@dataclass(frozen=True)
class Plan:
    """What goes into a kingdom. `ally`: a name, False for none, None for one by chance."""

    name: str = ""
    cards: tuple[str, ...] = ()
    ally: str | bool | None = None
    events: tuple[str, ...] = ()
    traits: Mapping[str, str] = field(default_factory=dict)
    colonies: bool = False
    seed: int = 0

    @classmethod
    def recommended(cls, name: str, seed: int = 0) -> Plan:
        """A set of a rulebook, by its name in either language."""
        entry = load().kingdom(name)
        unknown = load().missing(entry)
        if unknown:
            raise KingdomError(f"{entry.name} is not playable: it needs {', '.join(unknown)}")
        return cls(
            name=f"{entry.name} (1e)" if entry.edition == "1e" else entry.name,
            cards=entry.cards,
            ally=entry.ally,
            events=entry.events,
            traits=dict(entry.traits),
            colonies=entry.colonies,
            seed=seed,
        )

    @classmethod
    def random(cls, sets: Iterable[str], seed: int, events: int = 0, traits: int = 0) -> Plan:
        """Ten random piles of the chosen sets."""
        kingdom = random_kingdom(_known_sets(sets), seed, events=events, traits=traits)
        return cls(
            name=kingdom.name,
            cards=kingdom.cards,
            events=kingdom.events,
            traits=kingdom.traits,
            seed=seed,  # draws the same Ally again, and says so
        )

    @classmethod
    def of_strategies(cls, strategies: Iterable[Strategy], seed: int = 0) -> Plan:
        """The piles that the strategies' rules buy from: the smallest table to meet at."""
        targets = [rule for bot in strategies for rule in bot.rules("buys")]
        cards = dict.fromkeys(_pile(rule.target) for rule in targets if rule.verb == "buy")
        events = dict.fromkeys(rule.target for rule in targets if rule.verb == "buy_event")
        named = [card for card in cards if card not in (*BASIC, *COLONIES)]
        return cls(cards=tuple(named), events=tuple(events), seed=seed)  # type: ignore[arg-type]

    def with_more(
        self, events: Iterable[str] = (), traits: Mapping[str, str] | None = None
    ) -> Plan:
        """The same with more Events and Traits on the table."""
        return replace(
            self, events=(*self.events, *events), traits={**self.traits, **(traits or {})}
        )

    def with_ally(self, ally: str) -> Plan:
        return replace(self, ally=False if ally.casefold() == NONE else ally)

    @property
    def liaison(self) -> bool:
        return replace(self, ally=False).build().liaison

    def build(self) -> Kingdom:
        """The kingdom, checked; what is wrong is said with the kingdom's name."""
        try:
            return Kingdom(
                self.cards,
                ally=self.ally,
                events=self.events,
                traits=self.traits,
                colonies=self.colonies,
                name=self.name,
                seed=self.seed,
            )
        except KingdomError as error:
            raise KingdomError(f"{self.name}: {error}" if self.name else str(error)) from None


def all_of(kind: str) -> list[str]:
    """The playable landscapes of a kind."""
    return [it.name for it in load().landscapes.values() if it.kind == kind and playable(it.name)]


def _known_sets(sets: Iterable[str]) -> list[str]:
    found = [name.strip().lower() for name in sets]
    for name in found:
        if name not in EXPANSIONS:
            raise KingdomError(f"no set called {name!r}. There are {', '.join(EXPANSIONS)}.")
    if not found:
        raise KingdomError(f"name the sets to draw from: {', '.join(EXPANSIONS)}")
    return found


def _pile(card: str | None) -> str:
    assert card is not None, "a buy rule always names its card"
    return load().card(card).pile or card
