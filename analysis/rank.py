"""What is this kingdom's best simple deck? Big Money plus each card, or each pair of cards.

First every deck meets plain Big Money, with one, two and three copies, to find how many copies
serve it best. Then the best decks play everybody against everybody, in games of their own: the
choice among many cannot flatter the numbers that are shown.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations

from analysis.tournament import Standings, standings
from simcore.batches import Batch, BatchError, cell_seed, make_batch
from simcore.batchfile import load_bot
from simcore.catalog import load
from simcore.kingdom import Kingdom
from simcore.results import Tally

PLAIN = "bigmoney"
COPIES = (1, 2, 3)
FINALISTS = 10  # decks that meet each other; with single cards that is all of them

Deck = Mapping[str, int]
Tallies = Mapping[int, Tally]


def rank(
    kingdom: Kingdom,
    games: int,
    seed: int,
    play: Callable[[Batch], Tallies],
    *,
    pairs: bool = False,
) -> Standings:
    """The standings of the best decks; `play` plays a batch."""
    decks = single_decks(kingdom)
    if not decks:
        raise BatchError("a kingdom without kingdom cards has nothing to rank")
    tallies = play(trial(kingdom, decks, games, seed))
    chosen = best_copies(decks, tallies)
    if pairs:
        chosen += pair_decks(chosen)
        tallies = play(trial(kingdom, chosen, games, cell_seed(seed, -1)))
        chosen = finalists(chosen, tallies)
    last = final(kingdom, chosen, games, cell_seed(seed, -2))
    return standings([cell.describe() for cell in last.cells], play(last))


def cards_of(kingdom: Kingdom) -> list[str]:
    """The cards that can be bought from the start: of a split pile the one on top."""
    piles = load().piles
    return [piles[name].cards[0] if name in piles else name for name in kingdom.cards]


def spec(deck: Deck) -> str:
    """A deck as a strategy for the command line."""
    return f"{PLAIN}:" + ",".join(f"{card}={copies}" for card, copies in deck.items())


def single_decks(kingdom: Kingdom) -> list[Deck]:
    return [{card: copies} for card in cards_of(kingdom) for copies in COPIES]


def pair_decks(singles: Sequence[Deck]) -> list[Deck]:
    """Both cards of every two decks, each in the number that served it best alone."""
    return [{**first, **second} for first, second in combinations(singles, 2)]


def trial(kingdom: Kingdom, decks: Sequence[Deck], games: int, seed: int) -> Batch:
    """Every deck against plain Big Money."""
    return _batch(kingdom, [(spec(deck), PLAIN) for deck in decks], games, seed)


def final(kingdom: Kingdom, decks: Sequence[Deck], games: int, seed: int) -> Batch:
    """Everybody against everybody, plain Big Money included."""
    return _batch(kingdom, combinations([PLAIN, *map(spec, decks)], 2), games, seed)


def best_copies(decks: Sequence[Deck], tallies: Tallies) -> list[Deck]:
    """For each card the number of copies that did best against plain Big Money."""
    best: dict[tuple[str, ...], tuple[int, Deck]] = {}
    for deck, points in _scores(decks, tallies):
        known = best.get(tuple(deck))
        if known is None or points > known[0]:
            best[tuple(deck)] = (points, deck)
    return [deck for _, deck in best.values()]


def finalists(decks: Sequence[Deck], tallies: Tallies) -> list[Deck]:
    """The decks that did best against plain Big Money."""
    ordered = sorted(_scores(decks, tallies), key=lambda scored: -scored[1])
    return [deck for deck, _ in ordered[:FINALISTS]]


def _scores(decks: Sequence[Deck], tallies: Tallies) -> Iterator[tuple[Deck, int]]:
    """Points of each deck in its trial; cells are numbered from 1 in the order of the decks."""
    for number, deck in enumerate(decks, start=1):
        yield deck, int(tallies[number].points[0])


def _batch(kingdom: Kingdom, lineups: Iterable[tuple[str, str]], games: int, seed: int) -> Batch:
    load = cache(load_bot)
    bots = [[load(spec) for spec in lineup] for lineup in lineups]
    return make_batch("rank", [kingdom], bots, games, seed)
