"""What is every card worth in a simple deck, and is it played well? Writes docs/cards.md.

    python -m analysis.card_tables --games 20000 --seed 1
    python -m analysis.card_tables --only seaside --out /tmp/seaside.md

Every card joins a Big Money deck and meets plain Big Money. The number of copies is chosen in
games of its own, so that the best of three does not flatter the numbers that are shown. Then
the same deck meets itself with its choices left to chance: a card whose default choices do not
win there is played badly. A card that asks nothing in a deck of money is asked for in company,
where only the decisions about this card are left to chance. Events, Traits and Allies likewise.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

import click

import simcore
from simcore.catalog import Landscape, load
from simcore.results import Result, interval_text, percent
from strategies import (
    Strategy,
    buy_event,
    coins,
    deck_size,
    hand,
    minimum,
    owned,
    spend,
    supply,
    turn,
)
from strategies.expressions import Expression
from strategies.library.money import BigMoney
from strategies.rules import Rule

EXPANSIONS = ("base", "seaside", "hinterlands", "allies", "plunder")
COPIES = (1, 2, 3)
MORE_COPIES = {"Fool's Gold": (6, 9)}  # pays only in numbers
DIG = 2  # copies of each card that lies above the one that is looked at in a split pile
POINTS = ("Colony", "Platinum", "Province", "Duchy", "Estate")  # what comes before everything else
NOTHING_ASKED = "nothing asked"
OUT = Path("docs/cards.md")

Deck = Mapping[str, int]


def _treasure(card: str) -> str:
    return "Gold" if simcore.card(card).cost >= 5 else "Silver"


class CardMoney(BigMoney):
    """Big Money and some cards, before or after the Treasure of their price."""

    def __init__(self, cards: Deck, late: bool = False) -> None:
        super().__init__(cards)
        self.late = late
        if late:
            last = next(reversed(self.cards))
            rule = next(rule for rule in self.buys if rule.target == last)
            rest = [other for other in self.buys if other is not rule]
            at = [other.target for other in rest].index(_treasure(last)) + 1
            self.buys = [*rest[:at], rule, *rest[at:]]


class RandomChoices(CardMoney):
    """The same, but what the cards ask is answered by chance."""

    chooser = "random_choices"


class Careless(RandomChoices):
    """The same, but only what one card or landscape asks, and when that card is played."""

    def __init__(self, about: str, cards: Deck, late: bool = False) -> None:
        super().__init__(cards, late)
        self.careless_with = about


class EventMoney(BigMoney):
    """Big Money, some cards and an Event: before Gold, after Provinces."""

    def __init__(self, event: str, condition: Expression, first: bool, cards: Deck) -> None:
        super().__init__(cards)
        rule: Rule = buy_event(event, condition)
        points = [rule.target in POINTS for rule in self.buys]
        at = 0 if first else points.index(False)
        self.buys = [*self.buys[:at], rule, *self.buys[at:]]
        self.name = f"{self.name} with {event}"


class Hoarder(BigMoney):
    """Big Money and some cards; never spends a favor."""

    spends = [spend(None, turn < 0)]


class Plan(NamedTuple):
    """How Big Money uses an Event."""

    condition: Expression
    cards: Deck = {}  # what it needs in the deck
    first: bool = False  # even before a Province: it leaves the coins for one


def _different(*cards: str) -> Expression:
    """How many of these cards are in hand, each name once."""
    return sum((minimum(hand(card), 1) for card in cards[1:]), minimum(hand(cards[0]), 1))


_EARLY = supply("Province") >= 5
_ONLY_ESTATES = (hand("Estate") >= 2) & (hand("Province") + hand("Duchy") + hand("Silver") == 0)

# Each the best of a few tries, with other luck than what is shown.
EVENT_PLANS: dict[str, Plan] = {
    "Bury": Plan((coins == 9) | (coins == 7) | (coins == 4) | (coins <= 2), first=True),
    "Avoid": Plan((deck_size < 5) & ((coins == 5) | (coins == 2))),
    "Deliver": Plan((coins == 8) & _EARLY & (turn <= 6) | (coins == 5) | (coins == 2), first=True),
    "Peril": Plan((hand("Smithy") >= 1) & (coins <= 5), {"Smithy": 3}),
    "Rush": Plan((coins == 7) & (owned("Wharf") < 3), {"Wharf": 3}),
    "Foray": Plan(_EARLY & (_different("Estate", "Duchy", "Province", "Smithy") >= 3),
                  {"Smithy": 2}),
    "Launch": Plan((hand("Smithy") >= 1) & (coins < 6), {"Smithy": 2}),
    "Mirror": Plan((coins == 7) & (owned("Smithy") < 2), {"Smithy": 2}),
    "Prepare": Plan((hand("Wharf") >= 1) & (coins <= 4), {"Wharf": 3}),
    "Scrounge": Plan((coins >= 3) & (coins <= 4) & (hand("Estate") >= 1) & (turn <= 5),
                     {"Wharf": 3}),
    "Maelstrom": Plan(_ONLY_ESTATES & (coins <= 5) & (turn <= 8)),
    "Journey": Plan(((coins == 4) | (coins == 5)) & (owned("Gold") >= 2)),
    "Looting": Plan((coins == 6) | (coins == 7)),
    "Invasion": Plan((coins >= 10) & _EARLY, {"Smithy": 2}, first=True),
    "Prosper": Plan((coins >= 10) & (supply("Province") >= 8), first=True),
}  # fmt: skip

TRAIT_HOSTS = {
    "Inspiring": "Market",
    "Hasty": "Wharf",
    "Friendly": "Caravan",
    "Rich": "Pearl Diver",
}
TRAIT_HOST = "Smithy"  # of all other Traits

COMPANY = {"Village": 2, "Smithy": 1, "Militia": 1, "Laboratory": 1}
IN_COMPANY = 2  # copies of the card that is looked at

ALLY_PILES = ("Underling", "Laboratory", "Smithy", "Militia")
ALLY_DECK = {"Underling": 4, "Laboratory": 2, "Smithy": 1, "Militia": 1}


@dataclass(frozen=True)
class Row:
    """One card in a deck: against plain Big Money, and against chance, alone and in company."""

    name: str
    expansion: str
    deck: Deck
    late: bool  # only after the Treasure of its price
    result: Result
    chance: Result
    company: Result


Play = Callable[..., Result]


def card_rows(play: Play, expansions: Iterable[str]) -> Iterator[Row]:
    for expansion in expansions:
        for name, kingdom, decks in _card_decks(expansion):
            plain = BigMoney()
            tried = {
                (copies, late): play(kingdom, [CardMoney(deck, late), plain], trial=True)
                for copies, deck in enumerate(decks)
                for late in _places(deck)
            }
            copies, late = max(tried, key=lambda key: tried[key].win_rate(0))
            deck = decks[copies]
            best = CardMoney(deck, late)
            card = list(deck)[-1]
            friends = {**COMPANY, **dict.fromkeys(deck, IN_COMPANY)}
            yield Row(
                name, expansion, deck, late,
                play(kingdom, [best, plain]),
                play(kingdom, [best, RandomChoices(deck, late)]),
                play(_in_company(kingdom), [CardMoney(friends), Careless(card, friends)]),
            )  # fmt: skip


def _in_company(kingdom: simcore.Kingdom) -> simcore.Kingdom:
    more = [card for card in COMPANY if card not in kingdom.cards]
    return simcore.Kingdom([*kingdom.cards, *more], ally=kingdom.ally or False)


def _places(deck: Deck) -> tuple[bool, ...]:
    """A card for 3 or 4 after Silver would never be bought."""
    cost = simcore.card(list(deck)[-1]).cost
    return (False, True) if cost >= 5 or cost <= 2 else (False,)


def _card_decks(expansion: str) -> Iterator[tuple[str, simcore.Kingdom, list[Deck]]]:
    """Every kingdom card, in its numbers. Cards of a split pile come with those above them."""
    for card in simcore.cards(expansion):
        if card.supply and not card.basic and not card.pile and simcore.playable(card.name):
            copies = (*COPIES, *MORE_COPIES.get(card.name, ()))
            yield card.name, simcore.Kingdom([card.name]), [{card.name: n} for n in copies]
    for pile in load().piles.values():
        if pile.expansion == expansion and simcore.playable(pile.name):
            kingdom = simcore.Kingdom([pile.name], ally=False)
            for i, name in enumerate(pile.cards):
                above = dict.fromkeys(pile.cards[:i], DIG)
                yield f"{name} ({pile.name})", kingdom, [{**above, name: n} for n in COPIES]


class EventRow(NamedTuple):
    event: str
    plan: Plan
    result: Result
    chance: Result


def event_rows(play: Play, expansions: Iterable[str]) -> Iterator[EventRow]:
    """The same deck with and without the Event."""
    for event in _landscapes("event", expansions):
        plan = EVENT_PLANS[event.name]
        kingdom = simcore.Kingdom(plan.cards, events=[event.name])
        strategy = EventMoney(event.name, plan.condition, plan.first, plan.cards)
        careless = EventMoney(event.name, plan.condition, plan.first, plan.cards)
        careless.chooser = "random_choices"  # type: ignore[misc]
        yield EventRow(
            event.name, plan,
            play(kingdom, [strategy, BigMoney(plan.cards)]),
            play(kingdom, [strategy, careless]),
        )  # fmt: skip


class TraitRow(NamedTuple):
    trait: str
    host: str
    copies: int
    result: Result
    without: Result
    chance: Result


def trait_rows(play: Play, expansions: Iterable[str]) -> Iterator[TraitRow]:
    """The host pile with and without the Trait, both against plain Big Money."""
    for trait in _landscapes("trait", expansions):
        host = TRAIT_HOSTS.get(trait.name, TRAIT_HOST)
        kingdom = simcore.Kingdom([host], traits={trait.name: host})
        bare = simcore.Kingdom([host])
        rates = {
            n: play(kingdom, [BigMoney({host: n}), BigMoney()], trial=True).win_rate(0)
            for n in COPIES
        }
        n = max(rates, key=lambda copies: rates[copies])
        bots = [BigMoney({host: n}), BigMoney()]
        yield TraitRow(
            trait.name, host, n,
            play(kingdom, bots),
            play(bare, bots),
            play(kingdom, [bots[0], Careless(trait.name, {host: n})]),
        )  # fmt: skip


class AllyRow(NamedTuple):
    ally: str
    result: Result  # default spending against never
    chance: Result


def ally_rows(play: Play, expansions: Iterable[str]) -> Iterator[AllyRow]:
    for ally in _landscapes("ally", expansions):
        kingdom = simcore.Kingdom(ALLY_PILES, ally=ally.name)
        spender = BigMoney(ALLY_DECK)
        yield AllyRow(
            ally.name,
            play(kingdom, [spender, Hoarder(ALLY_DECK)]),
            play(kingdom, [spender, Careless(ally.name, ALLY_DECK)]),
        )


def _landscapes(kind: str, expansions: Iterable[str]) -> list[Landscape]:
    sets = set(expansions)
    return [
        land
        for land in load().landscapes.values()
        if land.kind == kind and land.expansion in sets and simcore.playable(land.name)
    ]


# ------------------------------------------------------------------ the page
def page(play: Play, expansions: Sequence[str], games: int, seed: int) -> str:
    """All tables as Markdown."""
    rows = list(card_rows(play, expansions))
    parts = [
        "# What the cards are worth, and how well they are played",
        f"Generated by `python -m analysis.card_tables --games {games} --seed {seed}` with simcore "
        f"{simcore.__version__}: {games:,} games of two players a number, 95 % intervals in "
        "brackets. Every kingdom holds only the cards named here. The decks know nothing but "
        "money, points and that card, so an engine's parts look weaker here than they are.",
        "## Big Money with a card, against plain Big Money",
        "The best of 1, 2 and 3 copies, and of buying it before or after the Treasure of its "
        "price. A card of a split pile comes with two of each card above it. *Against chance*: "
        "the same deck with its default choices, against itself with random ones (random order of "
        "Actions, random answers to whatever a card asks; Treasures and purchases as usual). *In "
        f"company*: two copies beside {_listed(COMPANY)}, and only the decisions about this card "
        f"are left to chance. *{NOTHING_ASKED}*: both decks played the very same games, since "
        "nothing was left to decide.",
        _verdict(rows),
    ]
    for expansion in expansions:
        parts += [f"### {expansion.capitalize()}", _card_table(rows, expansion)]
    events = list(event_rows(play, expansions))
    if events:
        parts += [
            "## Events",
            "Big Money that buys the Event when it should, against the same deck without it.",
            _event_table(events),
        ]
    traits = list(trait_rows(play, expansions))
    if traits:
        parts += [
            "## Traits",
            "Big Money with the marked card against plain Big Money, the same card without the "
            "Trait, and what the Trait asks left to chance.",
            _trait_table(traits),
        ]
    allies = list(ally_rows(play, expansions))
    if allies:
        parts += [
            "## Allies",
            f"Big Money with {_listed(ALLY_DECK)}: spending favors by default, against the same "
            "deck that never spends any, and against one that leaves what the Ally asks to chance. "
            f"Favors per game of the one that spends. {NOTHING_ASKED.capitalize()} by Allies that "
            "only look at the favors somebody has.",
            _ally_table(allies),
        ]
    return "\n\n".join(parts) + "\n"


def _verdict(rows: Sequence[Row]) -> str:
    """Where the defaults are not proved to be better than chance, in plain words."""
    silent = [row.name for row in rows if _same_games(row.chance) and _same_games(row.company)]
    alone = [row.name for row in rows if not _same_games(row.chance) and not _wins(row.chance)]
    unproved = [row.name for row in rows if not _same_games(row.company) and not _wins(row.company)]
    return (
        f"Of {len(rows)} cards {len(silent)} ask nothing in either deck: "
        f"{', '.join(silent) or 'none'}. In company the interval reaches down to 50 % for "
        f"{', '.join(unproved) or 'none'}. Alone in a deck of money it does so for "
        f"{', '.join(alone) or 'none'}; there a choice may be one between equals."
    )


def _wins(result: Result) -> bool:
    return bool(result.interval(0)[0] > 0.5)


def _same_games(result: Result) -> bool:
    """Every pair of games with exchanged seats ended the same way."""
    return result.win_rate(0) == 0.5 and result.interval(0) == (0.5, 0.5)


def _card_table(rows: Sequence[Row], expansion: str) -> str:
    mine = sorted(
        (row for row in rows if row.expansion == expansion), key=lambda r: -r.result.win_rate(0)
    )
    return _markdown(
        ("card", "copies", "bought", *_rates("against Big Money", "against chance", "in company")),
        [
            (
                row.name,
                str(list(row.deck.values())[-1]),
                f"{'after' if row.late else 'before'} {_treasure(list(row.deck)[-1])}",
                *_rate(row.result),
                *_chance(row.chance),
                *_chance(row.company),
            )
            for row in mine
        ],
    )


def _event_table(rows: Sequence[EventRow]) -> str:
    return _markdown(
        ("Event", "deck", "bought when", "win rate", "", "against chance", ""),
        [
            (
                row.event,
                _listed(row.plan.cards) or "-",
                f"`{row.plan.condition!r}`".replace("|", "\\|"),
                *_rate(row.result),
                *_chance(row.chance),
            )
            for row in sorted(rows, key=lambda r: -r.result.win_rate(0))
        ],
    )


def _trait_table(rows: Sequence[TraitRow]) -> str:
    return _markdown(
        (
            *("Trait", "on", "copies"),
            *_rates("against Big Money", "without the Trait", "against chance"),
        ),
        [
            (
                row.trait,
                row.host,
                str(row.copies),
                *_rate(row.result),
                *_rate(row.without),
                *_chance(row.chance),
            )
            for row in sorted(rows, key=lambda r: r.without.win_rate(0) - r.result.win_rate(0))
        ],
    )


def _ally_table(rows: Sequence[AllyRow]) -> str:
    body = []
    for row in sorted(rows, key=lambda r: -r.result.win_rate(0)):
        favors = [f"{float(f) / row.result.games:.1f}" for f in row.result.tally.favors[0]]
        body.append((row.ally, *_rate(row.result), *favors, *_chance(row.chance)))
    return _markdown(
        ("Ally", "win rate", "", "gained", "spent", "left", "against chance", ""), body
    )


def _rates(*heads: str) -> Iterator[str]:
    """Each with a column more for its interval."""
    for head in heads:
        yield from (head, "")


def _rate(result: Result) -> tuple[str, str]:
    return percent(result.win_rate(0)), f"({interval_text(*result.interval(0))})"


def _chance(result: Result) -> tuple[str, str]:
    return (NOTHING_ASKED, "") if _same_games(result) else _rate(result)


def _listed(deck: Deck) -> str:
    return ", ".join(f"{n} {card}" for card, n in deck.items())


def _markdown(head: Sequence[str], body: Iterable[Sequence[str]]) -> str:
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    lines += ["| " + " | ".join(row) + " |" for row in body]
    return "\n".join(lines)


def player(games: int, seed: int, threads: int) -> Play:
    """Plays a match; trials have other luck than what is shown."""

    def play(kingdom: simcore.Kingdom, bots: Sequence[Strategy], trial: bool = False) -> Result:
        return simcore.simulate(kingdom, bots, games, seed + 1_000_000 * trial, threads)

    return play


@click.command()
@click.option("--games", default=20_000, show_default=True, help="Games per number.")
@click.option("--seed", default=1, show_default=True)
@click.option("--threads", default=1, show_default=True)
@click.option("--only", type=click.Choice(EXPANSIONS), help="One expansion.")
@click.option("--out", type=click.Path(path_type=Path), default=OUT, show_default=True)
def main(games: int, seed: int, threads: int, only: str | None, out: Path) -> None:
    """Measure every card in a simple deck and write the tables."""
    expansions = (only,) if only else EXPANSIONS
    text = page(player(games, seed, threads), expansions, games, seed)
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text(text, encoding="utf-8")
    click.echo(f"{out}: {text.count(chr(10))} lines")


if __name__ == "__main__":
    main()
