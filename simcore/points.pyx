"""See points.pxd."""

from libc.stdint cimport uint8_t, uint64_t
from libc.string cimport memset

from simcore.state cimport *
from simcore.zones cimport ctz64


cdef int score_of(Game* g, int p) noexcept nogil:
    """Victory points of everything the player owns, wherever it is."""
    cdef const uint8_t* owned = g.players[p].owned
    cdef const Layout* k = g.k
    cdef uint64_t left = k.scores
    cdef int slot, n, points = 0
    # All slots, so that the compiler can take many at a time.
    for slot in range(MAX_SLOTS):
        points += owned[slot] * k.vp[slot]
    while left:
        slot = ctz64(left)
        left &= left - 1
        # A landscape scores once, a card as often as it is owned.
        n = owned[slot] if slot < k.n_cards else 1
        if n:
            points += n * k.score[slot](g, p)
    return points


cdef bint conserved(Game* g) noexcept nogil:
    """Every card is in exactly one place: the zones of each player add up to what is owned, and
    everything together to what the game began with."""
    cdef int count[MAX_SLOTS]
    cdef int total[MAX_SLOTS]
    cdef const Layout* k = g.k
    cdef Player* pl
    cdef int p, i, j
    memset(total, 0, sizeof(total))
    for p in range(g.n_players):
        pl = &g.players[p]
        memset(count, 0, sizeof(count))
        for i in range(pl.n_top):
            count[pl.top[i]] += 1
        for i in range(pl.n_pool):
            count[pl.pool[i]] += 1
        for i in range(pl.n_bottom):
            count[pl.bottom[i]] += 1
        for i in range(pl.n_discard):
            count[pl.discard[i]] += 1
        for i in range(pl.n_in_play):
            count[pl.in_play[i].slot] += 1
        for i in range(pl.n_aside):
            count[pl.aside[i].slot] += 1
        for i in range(MAX_SLOTS):
            count[i] += pl.hand.n[i] + pl.limbo.n[i]
            if count[i] != pl.owned[i]:
                return False
            total[i] += count[i]
    if g.arranged:
        return True
    for i in range(MAX_SLOTS):
        total[i] += g.trash.n[i] + g.box.n[i]
    for i in range(k.n_piles):
        if k.pile_mixed[i]:
            for j in range(g.pile_n[i]):
                total[g.pile_cards[i][j]] += 1
            for j in range(k.pile_n[i]):
                total[k.pile_cards[i][j]] -= 1
        else:
            total[k.pile_first[i]] += g.pile_n[i]
            total[k.pile_first[i]] -= k.pile_n[i]
    for i in range(10):
        total[k.start_deck[i]] -= g.n_players
    for i in range(MAX_SLOTS):
        if total[i] != 0:
            return False
    return True
