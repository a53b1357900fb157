"""Is one strategy better than another? Fixed matches, and tests that stop once decided."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, replace

from analysis.stats import Elo, Share, Sprt, SprtState, elo_of, holm, verdict
from simcore.backends import Backend, Done, Job
from simcore.batches import Batch
from simcore.results import Tally, interval_text, percent


@dataclass(frozen=True)
class Comparison:
    """Two strategies that met, the first one's side told."""

    names: Sequence[str]
    tally: Tally

    @property
    def first(self) -> str:
        return self.names[0]

    @property
    def second(self) -> str:
        return self.names[1]

    @property
    def share(self) -> Share:
        return self.tally.share(0)

    @property
    def elo(self) -> Elo:
        return elo_of(self.share)

    def verdict(self) -> str:
        """The result in a sentence."""
        return verdict(self.first, self.second, self.share, self.tally.games)


def comparison_rows(comparisons: Sequence[Comparison]) -> Iterator[tuple[str, ...]]:
    """A line per pair: win rate, Elo and who is ahead, corrected for their number by Holm."""
    adjusted = holm([it.share.p_value() for it in comparisons])
    for it, p in zip(comparisons, adjusted, strict=True):
        elo = it.elo
        yield (
            f"{it.first} vs {it.second}",
            percent(it.share.mean),
            interval_text(*it.share.interval()),
            f"{elo.elo:+.0f}",
            f"{elo.low:+.0f} to {elo.high:+.0f}",
            _better(it, float(p)),
        )


def _better(it: Comparison, p: float) -> str:
    if p >= 0.05:
        return "no difference can be told"
    return f"{it.first if it.share.mean > it.share.fair else it.second} is better"


@dataclass(frozen=True)
class SprtRun:
    """A sequential test, decided or out of games."""

    comparison: Comparison
    test: Sprt
    state: SprtState

    def verdict(self) -> str:
        it = self.comparison
        return self.test.sentence(it.first, it.second, self.state)


def run_sprt(batch: Batch, test: Sprt, backend: Backend, chunk_games: int) -> SprtRun:
    """Plays the only cell of a batch, chunk after chunk, until the test is decided.

    Chunks are judged in their order, however many were played at once: the same seed stops at
    the same game everywhere.
    """
    cell = replace(batch.cells[0], chunk_games=chunk_games)
    tally = Tally.empty(2, len(cell.kingdom.slots))
    state = test.test(tally.penta)
    jobs = (Job(cell, chunk) for chunk in cell.chunks())
    try:
        with closing(_in_order(backend.play(jobs))) as finished:
            for done in finished:
                tally.merge(done.tally)
                state = test.test(tally.penta)
                if state.decision != "continue":
                    break
    finally:
        backend.stop()
    return SprtRun(Comparison(cell.names, tally), test, state)


def _in_order(finished: Iterable[Done]) -> Generator[Done, None, None]:
    early: dict[int, Done] = {}
    due = 0
    for done in finished:
        early[done.chunk.number] = done
        while due in early:
            yield early.pop(due)
            due += 1
