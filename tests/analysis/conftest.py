"""Made-up tallies that obey the same sums as real ones."""

from __future__ import annotations

from itertools import combinations, product
from types import SimpleNamespace

import numpy as np
import pytest

from simcore.results import GAIN_TURNS, MAX_MARGIN, WIN, Tally

CARDS = ["Copper", "Silver", "Gold", "Estate", "Duchy", "Province", "Curse", "Wharf", "Bazaar"]


def make_tally(strengths, blocks=500, seed=0, slots=CARDS, stalled=0) -> Tally:
    """Games between players whose scores are normal around their strengths."""
    rng = np.random.default_rng(seed)
    n = len(strengths)
    tally = Tally.empty(n, len(slots))
    luck = rng.normal(0, 6, size=(blocks, 1, n)) + np.linspace(1, -1, n)  # by seat
    noise = rng.normal(0, 6, size=(blocks, n, n))
    in_seat = luck + noise
    seat = (np.arange(n)[:, None] + np.arange(n)) % n  # [rotation, strategy]
    scores = np.take_along_axis(in_seat, np.broadcast_to(seat, in_seat.shape), axis=2)
    scores = np.rint(scores + np.asarray(strengths) + 30).astype(np.int64)
    best = scores.max(axis=2, keepdims=True)
    won = scores == best
    points = WIN * won // won.sum(axis=2, keepdims=True)
    tally.games, tally.blocks = blocks * n, blocks
    tally.ties = int((won.sum(axis=2) > 1).sum())
    tally.stalled = stalled
    tally.wins[:] = (points == WIN).sum(axis=(0, 1))
    tally.points[:] = points.sum(axis=(0, 1))
    tally.block_sq[:] = (points.sum(axis=1) ** 2).sum(axis=0)
    tally.score_sum[:] = scores.sum(axis=(0, 1))
    tally.score_sq[:] = (scores**2).sum(axis=(0, 1))
    np.add.at(tally.seat_points, np.broadcast_to(seat, points.shape), points)
    rounds = np.clip(np.rint(rng.normal(16 - strengths[0] / 2, 2, tally.games)), 8, 60)
    np.add.at(tally.turns_hist, rounds.astype(int), 1)
    _add_margins(tally, scores)
    if n == 2:
        np.add.at(tally.penta, points.sum(axis=1)[:, 0] * 2 // WIN, 1)
    _add_gains(tally, rng)
    tally.favors[:] = blocks * np.array([4, 3, 1])
    return tally


def _add_margins(tally: Tally, scores: np.ndarray) -> None:
    flat = scores.reshape(-1, scores.shape[2])
    for i in range(flat.shape[1]):
        other = np.delete(flat, i, axis=1).max(axis=1)
        place = np.clip(flat[:, i] - other, -MAX_MARGIN, MAX_MARGIN) + MAX_MARGIN
        np.add.at(tally.margin_hist[i], place, 1)


def _add_gains(tally: Tally, rng: np.random.Generator) -> None:
    turns = np.arange(GAIN_TURNS)
    for i in range(tally.players):
        for slot in range(tally.slots):
            peak, width = 3 + 2 * slot + i, 2 + slot / 3
            shape = np.exp(-(((turns - peak) / width) ** 2)) * 0.7
            tally.gains[i, slot] = rng.binomial(tally.games, shape) * (turns < 25)


def make_cell(cell_id, kingdom="First Game", ally=None, strategies=("A", "B"), games=1000, **more):
    return {
        "id": cell_id,
        "kingdom": kingdom,
        "ally": ally,
        "events": [],
        "traits": {},
        "strategies": list(strategies),
        "players": len(strategies),
        "games": games,
        "slots": CARDS,
        **more,
    }


def make_run(kingdoms, allies, strengths, blocks=60):
    """Cells and tallies: every pair of strategies in every kingdom with every ally."""
    rng = np.random.default_rng(5)
    cells, tallies = [], {}
    for kingdom, ally, pair in product(kingdoms, allies, combinations(strengths, 2)):
        cell = make_cell(len(cells), kingdom, ally, pair, 2 * blocks)
        levels = [strengths[name] + rng.normal() for name in pair]
        cells.append(cell)
        tallies[cell["id"]] = make_tally(levels, blocks, seed=len(cells))
    return cells, tallies


@pytest.fixture
def tally() -> Tally:
    return make_tally([2, 0])


@pytest.fixture(scope="session")
def made_up():
    """The makers above, for tests that need more than one tally."""
    return SimpleNamespace(tally=make_tally, cell=make_cell, run=make_run, cards=CARDS)
