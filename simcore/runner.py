"""Playing a batch: into a run directory that survives being killed, or in memory."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from .backends import Backend, Done, Job
from .batches import Batch, Chunk
from .progress import Progress, Silent
from .results import Tally

if TYPE_CHECKING:
    from analysis.store import RunStore


def run_batch(
    batch: Batch, out: Path, backend: Backend, progress: Progress | None = None
) -> RunStore:
    """Play what is missing in a run directory, and write the final tables there.

    Stopped at any moment, the same call goes on where it was.
    """
    manifest = batch.manifest()  # plays the first games of every cell: errors come early
    from analysis.store import RunStore  # brings pandas, which takes longer than a first game

    store = RunStore.create_or_resume(out, manifest)
    with closing(store):
        done = store.done()
        todo = [chunk for chunk in batch.chunks() if chunk.id not in done]
        played = batch.games - sum(chunk.blocks * batch.cell[chunk.cell].players for chunk in todo)
        for finished in _play(batch, todo, backend, progress or Silent(), played):
            store.write(finished.chunk.id, finished.tally, finished.rows)
        store.finish()
    return store


def play_batch(
    batch: Batch, backend: Backend, progress: Progress | None = None
) -> dict[int, Tally]:
    """Play a batch and keep only the summed tally of each cell."""
    sums = {cell.number: Tally.empty(cell.players, len(cell.kingdom.slots)) for cell in batch.cells}
    for finished in _play(batch, batch.chunks(), backend, progress or Silent(), 0):
        sums[finished.chunk.cell].merge(finished.tally)
    return sums


def _play(
    batch: Batch, chunks: Iterable[Chunk], backend: Backend, progress: Progress, played: int
) -> Iterator[Done]:
    """The finished chunks; however it ends, nothing is left running."""
    jobs = (
        Job(batch.cell[chunk.cell], chunk, batch.rows, batch.behaviour[chunk.cell])
        for chunk in chunks
    )
    try:
        progress.start(batch.games, played)
        for finished in backend.play(jobs):
            yield finished
            progress.add(finished.tally.games)
    finally:
        progress.close()
        backend.stop()
