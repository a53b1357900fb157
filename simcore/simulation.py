"""Playing many games: `simulate`, and one of them as a log: `play_log`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from . import cards as _cards  # noqa: F401  (registers the cards)
from .batch import GameStopped, play_chunk
from .choosers.question import IllegalAnswer
from .choosers.seats import Chooser
from .kingdom import Kingdom
from .layout import TableLayout
from .results import Result, Tally
from .table import GameError, Table

if TYPE_CHECKING:
    from strategies import Strategy

CHUNK_GAMES = 20_000  # about 0.1 s of simple games; results do not depend on it


class SimulationError(RuntimeError):
    """A batch that could not be played, told for the person who asked for it."""


def simulate(
    kingdom: Kingdom,
    strategies: Sequence[Strategy],
    games: int = 10_000,
    seed: int = 0,
    threads: int = 1,
    chunk_games: int = CHUNK_GAMES,
) -> Result:
    """Plays games between the strategies and gives their tallied Result.

    Games come in blocks in which every strategy sits in every seat, with the same luck for the
    seat; `games` is rounded up to whole blocks.
    """
    _check(strategies, games, threads, chunk_games)
    check_seed(seed)
    names = distinct_names(strategies)
    tally = Tally.empty(len(strategies), len(kingdom.slots))
    chunks = list(_chunks(len(strategies), games, chunk_games))
    if threads == 1 or len(chunks) == 1:
        layout, choosers = seat(kingdom, strategies)
        for first, count in chunks:
            tally.merge(_play(layout, choosers, seed, first, count))
    else:
        for part in _in_parallel(kingdom, strategies, seed, chunks, threads):
            tally.merge(part)
    return Result(tally, strategies=names, kingdom=kingdom, seed=seed, slots=list(kingdom.slots))


def play_log(
    kingdom: Kingdom, strategies: Sequence[Strategy], seed: int = 0, game: int = 0, lang: str = "en"
) -> str:
    """One game of a batch, by its number, as a readable log."""
    from .gamelog import render

    if game < 0:
        raise ValueError(f"games are numbered from 0: {game}")
    check_seed(seed)
    names = distinct_names(strategies)
    layout, choosers = seat(kingdom, strategies)
    block, rotation = divmod(game, len(strategies))
    table = Table(layout, choosers, seed, block, rotation, log=True)
    try:
        table.play()
    except Exception as error:
        raise SimulationError(_explain(error, game, seed, names)) from None
    return render(table, names, lang=lang, title=f"Game {game}, seed {seed}")


def seat(kingdom: Kingdom, strategies: Sequence[Strategy]) -> tuple[TableLayout, list[Chooser]]:
    """The kingdom and the strategies, compiled for each other."""
    layout = TableLayout(kingdom, len(strategies))
    return layout, [Chooser(strategy, layout) for strategy in strategies]


def _check(strategies: Sequence[Strategy], games: int, threads: int, chunk_games: int) -> None:
    if not 2 <= len(strategies) <= 6:
        raise ValueError(f"a game has 2 to 6 players, not {len(strategies)}")
    if games < 1:
        raise ValueError(f"the number of games must be at least 1, not {games}")
    if threads < 1:
        raise ValueError(f"the number of threads must be at least 1, not {threads}")
    if chunk_games < 1:
        raise ValueError(f"a chunk has at least 1 game, not {chunk_games}")


def check_seed(seed: int) -> None:
    if not 0 <= seed < 2**64:
        raise ValueError(f"a seed lies between 0 and 2**64 - 1, not {seed}")


def distinct_names(strategies: Sequence[Strategy]) -> list[str]:
    names = [strategy.name for strategy in strategies]
    return [
        name if names.count(name) == 1 else f"{name} #{names[: i + 1].count(name)}"
        for i, name in enumerate(names)
    ]


def _chunks(players: int, games: int, chunk_games: int) -> Iterator[tuple[int, int]]:
    """(first block, number of blocks) of each chunk."""
    blocks = -(-games // players)
    step = max(1, chunk_games // players)
    for first in range(0, blocks, step):
        yield first, min(step, blocks - first)


@contextmanager
def explained(choosers: list[Chooser]) -> Iterator[None]:
    """Turns a game that could not be played into an error for the person who asked for it."""
    try:
        yield
    except GameStopped as stopped:
        names = [chooser.strategy.name for chooser in choosers]
        error = stopped.__cause__ or stopped
        raise SimulationError(_explain(error, stopped.game, stopped.seed, names)) from None


def _play(layout: TableLayout, choosers: list[Chooser], seed: int, first: int, count: int) -> Tally:
    with explained(choosers):
        return play_chunk(layout, choosers, seed, first, count)


def _explain(error: BaseException, game: int, seed: int, names: list[str]) -> str:
    """The user's own traceback, and how to replay the game."""
    from strategies.files import their_traceback

    replay = f"replay it with `simcore show ... --seed {seed} --game {game}`"
    if isinstance(error, (GameStopped, GameError)):
        return f"game {game} of seed {seed} could not be played: {error} ({replay})"
    lineup = " vs ".join(names)
    head = f"a strategy failed in game {game} of seed {seed}, line-up {lineup}; {replay}"
    if isinstance(error, IllegalAnswer):
        return f"{head}: {error}"
    frame = error.__traceback__
    while frame and frame.tb_frame.f_code.co_filename.endswith(".pyx"):
        frame = frame.tb_next
    return f"{head}\n{their_traceback(error.with_traceback(frame))}"


def _in_parallel(
    kingdom: Kingdom,
    strategies: Sequence[Strategy],
    seed: int,
    chunks: list[tuple[int, int]],
    threads: int,
) -> Iterator[Tally]:
    """Threads share one binding and need no GIL; callbacks need it, so they get processes."""
    if any(strategy.uses_callbacks for strategy in strategies):
        from concurrent.futures import ProcessPoolExecutor  # slow to import, and rarely needed

        with ProcessPoolExecutor(threads) as processes:
            jobs = [
                processes.submit(_play_elsewhere, kingdom, strategies, seed, *c) for c in chunks
            ]
            for job in jobs:
                yield job.result()
        return
    layout, choosers = seat(kingdom, strategies)
    with ThreadPoolExecutor(threads) as pool:
        yield from pool.map(lambda c: _play(layout, choosers, seed, *c), chunks)


def _play_elsewhere(kingdom: Kingdom, strategies: Any, seed: int, first: int, count: int) -> Tally:
    layout, choosers = seat(kingdom, strategies)
    return _play(layout, choosers, seed, first, count)
