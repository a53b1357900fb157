"""Chunks of games, without the GIL, into exact tallies.

A chunk is a pure function of (layout, strategies, seed, first block, number of blocks): the
same on one thread, in eight processes or on a cluster, in any order, retried or not. A block
is one set of random streams played once for every rotation of the seats.
"""

from libc.stdint cimport int64_t, uint32_t, uint64_t
from libc.stdlib cimport calloc, free

import numpy as np

from simcore.choosers.seats cimport seat_bot
from simcore.layout cimport TableLayout
from simcore.state cimport *
from simcore.turn cimport decide_winners, play_game, set_up

from simcore.results import Tally
from simcore.table import ERRORS

cdef enum:
    MAX_MARGIN = 200
    MAX_TURNS = 255


cdef struct Sums:
    int64_t games, blocks, stalled, ties
    int64_t* wins
    int64_t* points
    int64_t* block_sq
    int64_t* score_sum
    int64_t* score_sq
    int64_t* seat_points
    int64_t* turns_hist
    int64_t* margin_hist
    int64_t* penta
    int64_t* favors


class GameStopped(RuntimeError):
    """A game that could not be played to its end: which one, and why."""

    def __init__(self, game, seed, code):
        super().__init__(f"game {game} of seed {seed} stopped: {ERRORS.get(code, 'a callback failed')}")
        self.game, self.seed, self.code = game, seed, code


cdef inline int clip(int x, int most) noexcept nogil:
    return most if x > most else (-most if x < -most else x)


cdef int best_other(int* scores, int n, int p) noexcept nogil:
    cdef int q, best = -100000
    for q in range(n):
        if q != p:
            best = max(best, scores[q])
    return best


cdef void add_game(Game* g, Sums* s, int64_t* block_points) noexcept nogil:
    cdef int scores[MAX_PLAYERS]
    cdef int shares[MAX_PLAYERS]
    cdef int p, i, shared = 0
    cdef int n = g.n_players
    decide_winners(g, scores, shares)
    for p in range(n):
        i = g.players[p].strategy
        s.score_sum[i] += scores[p]
        s.score_sq[i] += scores[p] * scores[p]
        s.points[i] += shares[p]
        s.seat_points[p] += shares[p]
        block_points[i] += shares[p]
        s.wins[i] += shares[p] == 60
        shared += 0 < shares[p] < 60
        s.margin_hist[i * (2 * MAX_MARGIN + 1) + MAX_MARGIN
                      + clip(scores[p] - best_other(scores, n, p), MAX_MARGIN)] += 1
        s.favors[3 * i] += g.players[p].favors_gained
        s.favors[3 * i + 1] += g.players[p].favors_spent
        s.favors[3 * i + 2] += g.players[p].favors
    s.ties += shared > 0
    s.stalled += g.stalled
    s.turns_hist[min(g.rounds, MAX_TURNS)] += 1
    s.games += 1


cdef int64_t play_block(Game* g, Sums* s, const Layout* k, Bot* bots, uint64_t seed,
                        uint64_t block) noexcept nogil:
    """All rotations of one block. Gives the number of the game that failed, or -1."""
    cdef int64_t block_points[MAX_PLAYERS]
    cdef int r, i, n = k.n_players
    for i in range(n):
        block_points[i] = 0
    for r in range(n):
        set_up(g, k, bots, seed, block, r)
        play_game(g)
        if g.error:
            return block * n + r
        add_game(g, s, block_points)
    for i in range(n):
        s.block_sq[i] += block_points[i] * block_points[i]
    if n == 2:
        s.penta[block_points[0] // 30] += 1
    s.blocks += 1
    return -1


cdef int64_t* pointer(array):
    cdef int64_t[::1] flat = array.reshape(-1)
    return &flat[0]


def play_chunk(TableLayout layout, choosers, uint64_t seed, uint64_t first_block, int64_t n_blocks):
    """Plays blocks first_block .. first_block + n_blocks - 1 and gives their Tally."""
    cdef Bot bots[MAX_PLAYERS]
    cdef Sums s
    cdef Game* g
    cdef int64_t failed = -1
    cdef int64_t b
    cdef uint32_t[::1] counts
    cdef int i, n = layout.players
    gains = np.zeros(n * (GAIN_TURNS + 1) * MAX_SLOTS, dtype=np.uint32)
    counts = gains
    for i in range(n):
        seat_bot(&bots[i], choosers[i], layout)
        bots[i].gain_counts = &counts[i * (GAIN_TURNS + 1) * MAX_SLOTS]
    tally = Tally.empty(n, len(layout.names))
    s.games = s.blocks = s.stalled = s.ties = 0
    s.wins = pointer(tally.wins)
    s.points = pointer(tally.points)
    s.block_sq = pointer(tally.block_sq)
    s.score_sum = pointer(tally.score_sum)
    s.score_sq = pointer(tally.score_sq)
    s.seat_points = pointer(tally.seat_points)
    s.turns_hist = pointer(tally.turns_hist)
    s.margin_hist = pointer(tally.margin_hist)
    s.penta = pointer(tally.penta)
    s.favors = pointer(tally.favors)
    g = <Game*>calloc(1, sizeof(Game))
    if g == NULL:
        raise MemoryError
    try:
        with nogil:
            for b in range(n_blocks):
                failed = play_block(g, &s, &layout.k, bots, seed, first_block + b)
                if failed >= 0:
                    break
        if failed >= 0:
            raise_failure(failed, seed, g.error, choosers)
    finally:
        free(g)
    tally.games, tally.blocks, tally.stalled, tally.ties = s.games, s.blocks, s.stalled, s.ties
    gains = gains.reshape(n, GAIN_TURNS + 1, MAX_SLOTS)
    gains[:, 1] += gains[:, 0]       # before a player's first turn: counts as in it
    tally.gains[:] = gains[:, 1:, :len(layout.names)].transpose(0, 2, 1)
    return tally


cdef raise_failure(int64_t game, uint64_t seed, int code, choosers):
    stopped = GameStopped(game, seed, code)
    for chooser in choosers:
        error = getattr(chooser, "error", None)
        if error is not None:
            chooser.error = None
            raise stopped from error
    raise stopped


def play_rows(TableLayout layout, choosers, uint64_t seed, uint64_t first_block, int64_t n_blocks):
    """The same games, one row each: game, then per strategy score and points, rounds, stalled."""
    cdef Bot bots[MAX_PLAYERS]
    cdef int scores[MAX_PLAYERS]
    cdef int shares[MAX_PLAYERS]
    cdef Game* g
    cdef int64_t b
    cdef int64_t[:, ::1] out
    cdef int64_t row = 0
    cdef int i, r, p, n = layout.players
    for i in range(n):
        seat_bot(&bots[i], choosers[i], layout)
    rows = np.zeros((n_blocks * n, 3 + 2 * n), dtype=np.int64)
    out = rows
    g = <Game*>calloc(1, sizeof(Game))
    if g == NULL:
        raise MemoryError
    try:
        for b in range(n_blocks):
            for r in range(n):
                with nogil:
                    set_up(g, &layout.k, bots, seed, first_block + b, r)
                    play_game(g)
                if g.error:
                    raise_failure((first_block + b) * n + r, seed, g.error, choosers)
                decide_winners(g, scores, shares)
                out[row, 0] = (first_block + b) * n + r
                out[row, 1] = g.rounds
                out[row, 2] = g.stalled
                for p in range(n):
                    i = g.players[p].strategy
                    out[row, 3 + 2 * i] = scores[p]
                    out[row, 4 + 2 * i] = shares[p]
                row += 1
    finally:
        free(g)
    return rows
