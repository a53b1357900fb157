"""A table put together by hand, played with scripted choices: the test bench.

>>> s = Scenario(["Smithy"])
>>> s.put(0, hand=["Smithy"], deck=["Gold", "Copper", "Estate"])
>>> s.play("Smithy")
>>> s.hand(0)
['Copper', 'Gold', 'Estate']
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping
from typing import Any

from . import cards as _cards  # noqa: F401  (registers the cards)
from .catalog import UnknownName, load
from .choosers.callback import Callback
from .choosers.question import IllegalAnswer, Question
from .kingdom import Kingdom
from .layout import TableLayout
from .table import Table

ZONES = ("hand", "deck", "discard", "in_play")
MATS = ("Island", "Native Village")


class UnexpectedDecision(AssertionError):
    """A decision for which no answer was queued."""


class Asked(dict[str, Any]):
    """One decision of a scenario: player, kind, card, candidates, answer."""

    def __getattr__(self, name: str) -> Any:
        try:
            return self[name]
        except KeyError:
            raise AttributeError(name) from None


class _Script:
    """Answers every decision from the queue of its scenario."""

    def __init__(self, auto: bool) -> None:
        self.auto = auto
        self.queue: deque[Any] = deque()
        self.asked: list[Asked] = []

    def decide(self, view: Any, question: Question) -> Any:
        entry = Asked(
            player=question.player,
            kind=question.kind,
            card=question.card,
            subject=question.subject,
            candidates=list(question.candidates),
            min=question.min,
            max=question.max,
            answer=None,
        )
        self.asked.append(entry)
        if not self.queue:
            if self.auto:
                entry["answer"] = "default"
                return NotImplemented
            raise UnexpectedDecision(f"no answer is queued for: {question}")
        entry["answer"] = self.queue.popleft()
        return entry["answer"]


class Supply(Mapping[str, int]):
    """Cards left by pile name or card name."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def __getitem__(self, name: str) -> int:
        return self._table.pile(_english(name))

    def __iter__(self) -> Any:
        return iter(pile.name for pile in self._table.layout.kingdom.piles)

    def __len__(self) -> int:
        return len(self._table.layout.kingdom.piles)


class Scenario:
    """A game that a person arranges and plays step by step.

    `answer` queues the answers in the order in which the decisions will come. A decision
    without a queued answer raises UnexpectedDecision; with `auto=True` the defaults answer.
    """

    def __init__(
        self,
        cards: Iterable[str] = (),
        ally: str | None = None,
        players: int = 2,
        *,
        events: Iterable[str] = (),
        traits: Mapping[str, str] | None = None,
        colonies: bool = False,
        auto: bool = False,
        seed: int = 0,
        **kingdom_options: Any,
    ) -> None:
        self.kingdom = Kingdom(
            list(cards), ally if ally else False, events, traits, colonies, **kingdom_options
        )
        self._script = _Script(auto)
        layout = TableLayout(self.kingdom, players)
        callback = Callback(self._script, layout.names)
        self._script.auto = True  # choices before the first turn (Inherited) are the defaults'
        self._table = Table(layout, [callback] * players, seed, log=True)
        self._table.begin()
        self._script.auto = auto
        self._script.asked.clear()
        self.supply = Supply(self._table)

    # ---------------------------------------------------------------- arranging
    def put(
        self,
        player: int,
        *,
        hand: Iterable[str] | None = None,
        deck: Iterable[str] | None = None,
        discard: Iterable[str] | None = None,
        in_play: Iterable[str] | None = None,
        favors: int | None = None,
        mats: Mapping[str, Iterable[str]] | None = None,
        pirate_coins: int | None = None,
    ) -> None:
        """Replaces zones of a player. What is not named stays; deck[0] is the top card."""
        zones = {"hand": hand, "deck": deck, "discard": discard, "in_play": in_play}
        for zone, cards in [*zones.items(), *(mats or {}).items()]:
            if cards is not None:
                self._table.fill(player, zone, [_english(name) for name in cards])
        if favors is not None:
            self._table.set_favors(player, favors)
        if pirate_coins is not None:
            self._table.set_pirate_coins(player, pirate_coins)

    def set_supply(self, name: str, cards: int | Iterable[str]) -> None:
        """Makes a pile hold so many cards, or (a split pile, Loot) exactly these, top first."""
        if isinstance(cards, int):
            self._table.set_pile(_english(name), cards)
        else:
            self._table.set_pile_cards(_english(name), [_english(card) for card in cards])

    def set_trash(self, cards: Iterable[str]) -> None:
        self._table.set_trash([_english(name) for name in cards])

    def answer(self, *answers: Any) -> None:
        """Queues answers: a card name, a list of names, an option label, True/False, a number,
        None to decline."""
        self._script.queue.extend(answers)

    # ---------------------------------------------------------------- acting
    def play(self, name: str) -> None:
        self._table.play_card(_english(name))

    def buy(self, name: str) -> None:
        self._table.buy(_english(name))

    def buy_event(self, name: str) -> None:
        self._table.buy(load().landscape(name, "event").name)

    def end_action_phase(self) -> None:
        self._table.end_action_phase()

    def end_turn(self) -> None:
        """To the end of this turn and through the start-of-turn effects of the next."""
        self._table.end_turn()

    # ---------------------------------------------------------------- looking
    def hand(self, player: int) -> list[str]:
        return self._table.zone(player, "hand")

    def deck(self, player: int) -> list[str]:
        """From the top down. Cards that nobody has looked at are in no particular order."""
        return self._table.zone(player, "deck")

    def discard(self, player: int) -> list[str]:
        return self._table.zone(player, "discard")

    def in_play(self, player: int) -> list[str]:
        return self._table.zone(player, "in_play")

    def mat(self, player: int, name: str) -> list[str]:
        return self._table.zone(player, _english(name))

    def set_aside(self, player: int) -> list[str]:
        return self._table.zone(player, "set_aside")

    def owned(self, player: int) -> dict[str, int]:
        return self._table.owned(player)

    def pile(self, name: str) -> list[str]:
        """The cards of a pile from the top down."""
        return self._table.pile_cards(_english(name))

    def vp(self, player: int) -> int:
        return self._table.vp(player)

    def favors(self, player: int) -> int:
        return self._table.player_counts(player)["favors"]

    def pirate_coins(self, player: int) -> int:
        return self._table.player_counts(player)["pirate_coins"]

    def turns(self, player: int) -> int:
        """Turns taken, extra turns not counted."""
        return self._table.player_counts(player)["turns"]

    def shuffles(self, player: int) -> int:
        return self._table.player_counts(player)["shuffles"]

    def cost(self, name: str) -> int:
        return self._table.cost(_english(name))

    def buyable(self) -> list[str]:
        return self._table.buyable()

    @property
    def trash(self) -> list[str]:
        return self._table.trash

    @property
    def turn_player(self) -> int:
        return self._table.turn_player

    @property
    def is_extra_turn(self) -> bool:
        return self._table.is_extra_turn

    @property
    def phase(self) -> str:
        """"action", "buy", ... or "over" when the game has ended."""
        return self._table.phase

    @property
    def over(self) -> bool:
        return self.phase == "over"

    @property
    def winners(self) -> list[int]:
        """The seats that win (or share the win) with the cards as they are."""
        _, shares = self._table.outcome()
        return [seat for seat, share in enumerate(shares) if share]

    @property
    def scores(self) -> list[int]:
        return self._table.outcome()[0]

    @property
    def asked(self) -> list[Asked]:
        """Every decision so far: player, kind, card, candidates, answer."""
        return self._script.asked

    @property
    def unanswered(self) -> list[Any]:
        """Queued answers that no decision has used."""
        return list(self._script.queue)

    @property
    def log(self) -> str:
        from .gamelog import render

        return render(self._table)

    @property
    def actions(self) -> int:
        return self._table.counter("actions")

    @actions.setter
    def actions(self, n: int) -> None:
        self._table.set_counter("actions", n)

    @property
    def buys(self) -> int:
        return self._table.counter("buys")

    @buys.setter
    def buys(self, n: int) -> None:
        self._table.set_counter("buys", n)

    @property
    def coins(self) -> int:
        return self._table.counter("coins")

    @coins.setter
    def coins(self, n: int) -> None:
        self._table.set_counter("coins", n)


def _english(name: str) -> str:
    """A card or pile by either name, as the catalog spells it."""
    try:
        return load().card(name).name
    except UnknownName:
        if name == "Loot":
            return name
        return load().pile(name).name


__all__ = ["Asked", "IllegalAnswer", "Scenario", "UnexpectedDecision"]
