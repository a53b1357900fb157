"""Where chunks are played: threads, processes, or a Dask cluster.

A backend turns jobs into finished jobs, in any order. A job is a pure function of its cell and
its chunk, so nothing depends on where it ran or how often it was tried.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    Executor,
    Future,
    ThreadPoolExecutor,
    wait,
)
from functools import lru_cache
from itertools import islice
from typing import Any, NamedTuple, Protocol

from .batches import Batch, Cell, Chunk
from .results import Tally
from .simulation import SimulationError

AHEAD = 2  # jobs per worker that are handed out before a result is back


class Job(NamedTuple):
    """A chunk to play; `behaviour` is what the cell's first games must look like."""

    cell: Cell
    chunk: Chunk
    rows: bool = False
    behaviour: str = ""


class Done(NamedTuple):
    """A chunk that was played."""

    chunk: Chunk
    tally: Tally
    rows: dict[str, Any] | None = None


class Backend(Protocol):
    def play(self, jobs: Iterable[Job]) -> Iterator[Done]:
        """Plays the jobs and gives each as it is finished; jobs are taken when needed."""

    def stop(self) -> None:
        """Lets go of everything, finished or not."""


def play_job(job: Job) -> Done:
    """A job, played from scratch: what other processes and machines do."""
    return _play(job, job.cell.bind())


def play_checked_job(job: Job) -> Done:
    """The same, after a look whether this machine plays by the same rules."""
    if job.cell.behaviour() != job.behaviour:
        import platform

        raise SimulationError(
            f"the worker on {platform.node()} plays other games than this machine: install the "
            "same version of simcore and of the strategies there"
        )
    return play_job(job)


def _play(job: Job, bound: Any) -> Done:
    tally = job.cell.play(bound, job.chunk)
    return Done(job.chunk, tally, job.cell.rows(bound, job.chunk) if job.rows else None)


class _Pool:
    """Jobs on the workers of an executor."""

    def __init__(self, executor: Executor, workers: int, call: Callable[[Job], Done]) -> None:
        self._executor = executor
        self._ahead = AHEAD * workers
        self._call = call

    def play(self, jobs: Iterable[Job]) -> Iterator[Done]:
        todo = iter(jobs)
        running: set[Future[Done]] = set()
        try:
            while True:
                for job in islice(todo, self._ahead - len(running)):
                    running.add(self._executor.submit(self._call, job))
                if not running:
                    return
                finished, running = wait(running, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in finished)
        except BrokenExecutor:
            raise SimulationError(
                "a worker process died; run the same command again, finished chunks are kept"
            ) from None

    def stop(self) -> None:
        self._executor.shutdown(wait=False, cancel_futures=True)


class Threads(_Pool):
    """For strategies made of rules: games run without the GIL, bindings are shared."""

    def __init__(self, workers: int) -> None:
        bind = lru_cache(maxsize=4 * workers)(Cell.bind)
        executor = ThreadPoolExecutor(workers)
        super().__init__(executor, workers, lambda job: _play(job, bind(job.cell)))


class Processes(_Pool):
    """For strategies that answer in Python, which need the GIL."""

    def __init__(self, workers: int) -> None:
        from concurrent.futures import ProcessPoolExecutor  # slow to import, and rarely needed
        from multiprocessing import get_context

        executor = ProcessPoolExecutor(
            workers, mp_context=get_context("spawn"), initializer=_start_worker
        )
        super().__init__(executor, workers, play_job)
        self._workers = executor._processes  # public from Python 3.14 on: terminate_workers()
        self._results: Any = executor._result_queue

    def stop(self) -> None:
        for worker in list(self._workers.values()):
            worker.terminate()
        # A worker that ends while it sends leaves half a result in the pipe. The executor would
        # wait for the other half as long as anybody could still write it, and that is only us.
        self._results._writer.close()
        self._executor.shutdown(wait=True, cancel_futures=True)


def _start_worker() -> None:
    """Ctrl-C is the parent's business, and a worker goes when its parent does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow_parent, daemon=True).start()


def _follow_parent() -> None:
    from multiprocessing import parent_process
    from multiprocessing.connection import wait as wait_for

    parent = parent_process()
    assert parent is not None
    wait_for([parent.sentinel])
    os._exit(1)


class Dask:
    """For more than one machine: the same jobs on a Dask cluster.

    A job on a worker that dies goes to another one; the scheduler sees to that.
    """

    def __init__(self, scheduler: str) -> None:
        try:
            from distributed import Client
        except ImportError:
            raise SimulationError(
                "Dask is not installed: pip install 'simcore[cluster]'"
            ) from None
        try:
            self._client: Any = Client(scheduler, timeout="5s", set_as_default=False)
        except (OSError, ValueError, TypeError) as error:
            reason = " ".join(str(error).split())
            raise SimulationError(f"no Dask scheduler at {scheduler}: {reason}") from None

    def play(self, jobs: Iterable[Job]) -> Iterator[Done]:
        from distributed import as_completed
        from distributed.scheduler import KilledWorker

        todo = iter(jobs)
        running = as_completed(loop=self._client.loop)
        open_jobs = 0
        try:
            while True:
                for job in islice(todo, max(self._ahead() - open_jobs, 0)):
                    running.add(self._client.submit(play_checked_job, job, pure=False))
                    open_jobs += 1
                if not open_jobs:
                    return
                for future in running.next_batch(block=True):
                    open_jobs -= 1
                    yield future.result()
        except KilledWorker as error:
            raise SimulationError(
                f"a chunk was on several workers that died ({error}); run the same command again, "
                "finished chunks are kept"
            ) from None

    def _ahead(self) -> int:
        """Workers may come and go while a batch runs."""
        threads = sum(self._client.nthreads().values())
        return AHEAD * max(threads, 4)

    def stop(self) -> None:
        self._client.close(timeout=1)


def choose_backend(name: str, workers: int, batch: Batch, scheduler: str | None = None) -> Backend:
    """`auto` is threads, or processes if a strategy of the batch answers in Python."""
    if name == "dask":
        if not scheduler:
            raise SimulationError("--backend dask needs --scheduler, such as tcp://10.0.0.1:8786")
        return Dask(scheduler)
    if name == "processes" or (name == "auto" and batch.uses_callbacks):
        return Processes(workers)
    return Threads(workers)
