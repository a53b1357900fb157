"""What a batch is: cells (kingdom, line-up, seed, games), their chunks, and the manifest.

    Batch  ->  Cell  ->  Chunk

A chunk is the unit of work and of storage. Its size belongs to the batch, not to the machine, so
that a run continued elsewhere has the same parts.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

import simcore

from .batch import play_chunk, play_rows
from .kingdom import Kingdom
from .results import Tally
from .simulation import distinct_names, explained, seat

if TYPE_CHECKING:
    import numpy as np

    from strategies import Strategy

    Bound = tuple[Any, list[Any]]

CHUNK_GAMES = 40_000  # two players by rules: 0.2 to 1 s
CALLBACK_CHUNK_GAMES = 4_000  # strategies that answer in Python
PROBE_BLOCKS = 4  # enough games to notice that a strategy or a rule has changed


class BatchError(ValueError):
    """What is wrong with a batch, in one line for the person who wrote it."""


class Chunk(NamedTuple):
    """Blocks `first` .. `first + blocks - 1` of a cell."""

    cell: int
    number: int
    first: int
    blocks: int

    @property
    def id(self) -> tuple[int, int]:
        return self.cell, self.number


@dataclass(frozen=True)
class Bot:
    """A strategy and the text by which it was asked for."""

    spec: str
    strategy: Strategy

    @cached_property
    def identity(self) -> str:
        return self.strategy.identity()

    @cached_property
    def digest(self) -> str:
        return hashlib.sha256(self.identity.encode()).hexdigest()


@dataclass(frozen=True, eq=False)
class Cell:
    """One line-up in one kingdom. Strategy 0 is the first that was named."""

    number: int  # from 1
    kingdom: Kingdom
    bots: tuple[Bot, ...]
    games: int
    seed: int
    chunk_games: int

    @property
    def players(self) -> int:
        return len(self.bots)

    @property
    def strategies(self) -> list[Strategy]:
        return [bot.strategy for bot in self.bots]

    @property
    def names(self) -> list[str]:
        return distinct_names(self.strategies)

    @property
    def blocks(self) -> int:
        return -(-self.games // self.players)

    @property
    def uses_callbacks(self) -> bool:
        return any(bot.strategy.uses_callbacks for bot in self.bots)

    def chunks(self) -> Iterator[Chunk]:
        step = max(1, self.chunk_games // self.players)
        for number, first in enumerate(range(0, self.blocks, step)):
            yield Chunk(self.number, number, first, min(step, self.blocks - first))

    def bind(self) -> Bound:
        """The kingdom and the strategies, compiled for each other."""
        return seat(self.kingdom, self.strategies)

    def play(self, bound: Bound, chunk: Chunk) -> Tally:
        with explained(bound[1]):
            return play_chunk(*bound, self.seed, chunk.first, chunk.blocks)

    def rows(self, bound: Bound, chunk: Chunk) -> dict[str, np.ndarray]:
        """The same games, a row each, as columns; strategies by their place in the line-up."""
        with explained(bound[1]):
            table = play_rows(*bound, self.seed, chunk.first, chunk.blocks)
        columns = {"game": table[:, 0], "rounds": table[:, 1], "stalled": table[:, 2] > 0}
        for i in range(self.players):
            columns[f"score_{i}"] = table[:, 3 + 2 * i]
            columns[f"points_{i}"] = table[:, 4 + 2 * i]
        return columns

    def behaviour(self) -> str:
        """A fingerprint of the first games: it changes when a rule or a strategy does."""
        blocks = min(PROBE_BLOCKS, self.blocks)
        tally = self.play(self.bind(), Chunk(self.number, 0, 0, blocks))
        digest = hashlib.sha256()
        for array in tally.to_arrays().values():
            digest.update(array.tobytes())
        return digest.hexdigest()[:16]

    def describe(self) -> dict[str, Any]:
        """The cell as manifests and tables know it."""
        return {
            "id": self.number,
            "kingdom": self.kingdom.name,
            "description": self.kingdom.describe(),
            "cards": list(self.kingdom.cards),
            "ally": self.kingdom.ally,
            "events": list(self.kingdom.events),
            "traits": dict(self.kingdom.traits),
            "colonies": self.kingdom.colonies,
            "strategies": self.names,
            "lineup": [bot.spec for bot in self.bots],
            "players": self.players,
            "games": self.games,
            "seed": self.seed,
            "chunk_games": self.chunk_games,
            "slots": list(self.kingdom.slots),
        }


@dataclass(frozen=True)
class Batch:
    """Everything that is to be played."""

    name: str
    seed: int
    cells: tuple[Cell, ...]
    rows: bool = False
    notes: tuple[str, ...] = ()  # what was decided for the user, to be said

    @cached_property
    def cell(self) -> dict[int, Cell]:
        return {cell.number: cell for cell in self.cells}

    @property
    def games(self) -> int:
        """Games that will be played: whole blocks."""
        return sum(cell.blocks * cell.players for cell in self.cells)

    @property
    def uses_callbacks(self) -> bool:
        return any(cell.uses_callbacks for cell in self.cells)

    @cached_property
    def behaviour(self) -> dict[int, str]:
        return {cell.number: cell.behaviour() for cell in self.cells}

    def chunks(self) -> Iterator[Chunk]:
        for cell in self.cells:
            yield from cell.chunks()

    def manifest(self) -> dict[str, Any]:
        """What was asked, in full; the same on every machine and at any time."""
        bots = {bot.spec: bot for cell in self.cells for bot in cell.bots}
        return {
            "name": self.name,
            "seed": self.seed,
            "rows": self.rows,
            "versions": {"simcore": simcore.__version__},
            "strategies": {spec: _bot_facts(bot) for spec, bot in bots.items()},
            "cells": [cell.describe() for cell in self.cells],
            "behaviour": {str(number): text for number, text in self.behaviour.items()},
        }


def _bot_facts(bot: Bot) -> dict[str, str]:
    return {"name": bot.strategy.name, "sha256": bot.digest, "identity": bot.identity}


def make_batch(
    name: str,
    kingdoms: Sequence[Kingdom],
    lineups: Sequence[Sequence[Bot]],
    games: int,
    seed: int,
    *,
    chunk_games: int | None = None,
    rows: bool = False,
    same_luck: bool = False,
) -> Batch:
    """Every line-up in every kingdom, so many games each.

    `same_luck`: all cells use the batch's own seed, so that `simcore show --seed` finds a game.
    """
    _check_names(lineups)
    pairs = [(kingdom, tuple(lineup)) for kingdom in kingdoms for lineup in lineups]
    cells = tuple(
        Cell(
            number,
            kingdom,
            lineup,
            games,
            seed if same_luck else cell_seed(seed, number),
            chunk_games or _size(lineup),
        )
        for number, (kingdom, lineup) in enumerate(pairs, start=1)
    )
    notes = [f"{k.name}: {note}" for k in kingdoms for note in k.notes]
    return Batch(name, seed, cells, rows, tuple(notes))


def cell_seed(seed: int, number: int) -> int:
    """Cells have luck of their own: sums over them count as independent."""
    digest = hashlib.sha256(f"{seed} cell {number}".encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 1  # fits a signed column of a table


def _size(lineup: Sequence[Bot]) -> int:
    slow = any(bot.strategy.uses_callbacks for bot in lineup)
    return (CALLBACK_CHUNK_GAMES if slow else CHUNK_GAMES) * 2 // len(lineup)


def _check_names(lineups: Sequence[Sequence[Bot]]) -> None:
    """Tables know strategies by name: it must mean one of them."""
    known: dict[str, Bot] = {}
    for bot in (bot for lineup in lineups for bot in lineup):
        other = known.setdefault(bot.strategy.name, bot)
        if other.spec != bot.spec and other.digest != bot.digest:
            raise BatchError(
                f"{other.spec} and {bot.spec} are both called {bot.strategy.name}: "
                "give one of the classes another `name`"
            )
