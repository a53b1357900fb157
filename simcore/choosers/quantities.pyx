"""See quantities.pxd."""

from libc.stdint cimport uint64_t
from libc.string cimport memset

from simcore.state cimport *
from simcore.zones cimport *

from simcore.catalog import load

cdef enum:
    OPPONENT = 128
    MAX_END_PILES = 8
    MAX_NUMBER = 512

cdef Pay pay_of[MAX_NUMBER]
memset(pay_of, 0, sizeof(pay_of))


cdef int pays(str name, Pay pay) except -1:
    pay_of[load().cards[name].number] = pay
    return 0


cdef inline int paid_by(Game* g, int p, int slot, int n, bint in_hand) noexcept nogil:
    cdef Pay pay = pay_of[g.k.number[slot]]
    return n * g.k.bonus[slot].coins if pay == NULL or n == 0 else pay(g, p, slot, n, in_hand)


cdef int count_types(Game* g, const uint8_t* n, int types) noexcept nogil:
    cdef int slot, total = 0
    for slot in range(g.k.n_cards):
        if n[slot] and is_type(g, slot, types):
            total += n[slot]
    return total


cdef int hand_coins(Game* g, int p) noexcept nogil:
    cdef uint64_t mask = g.players[p].hand.mask & g.k.of_type[1]
    cdef int coins = 0
    while mask:
        coins += paid_by(g, p, ctz64(mask), g.players[p].hand.n[ctz64(mask)], True)
        mask &= mask - 1
    return coins


cdef int coins_of(Game* g, int p, int slot) noexcept nogil:
    cdef int n = max(1, g.players[p].hand.n[slot])
    return paid_by(g, p, slot, n, True) - paid_by(g, p, slot, n - 1, True)


cdef int money(Game* g, int p) noexcept nogil:
    cdef int slot, coins = 0
    for slot in range(g.k.n_cards):
        if g.players[p].owned[slot]:
            coins += paid_by(g, p, slot, g.players[p].owned[slot], False)
    return coins


cdef int score_lead(Game* g, int p) noexcept nogil:
    cdef int q, best = -10000
    for q in range(g.n_players):
        if q != p:
            best = max(best, score_of(g, q))
    return score_of(g, p) - best


cdef int pile_count(Game* g, int slot) noexcept nogil:
    cdef int pile = g.k.pile_of[slot]
    return 0 if pile == 255 else g.pile_n[pile]


cdef bint ends_game(Game* g, int slot) noexcept nogil:
    cdef int pile = g.k.pile_of[slot]
    cdef uint64_t empty = g.turn.emptied
    if pile == 255 or not g.k.pile_supply[pile] or g.pile_n[pile] != 1:
        return False
    if pile == g.k.province_pile or pile == g.k.colony_pile:
        return True
    return popcount64(empty | bit(pile)) >= g.k.end_piles


cdef int piles_to_end(Game* g) noexcept nogil:
    # Asked often, and the same until a card is gained.
    if g.turn.to_end == 0:
        g.turn.to_end = 1 + count_to_end(g)
    return g.turn.to_end - 1


cdef int count_to_end(Game* g) noexcept nogil:
    """The Provinces (or Colonies), or the smallest piles until enough are empty."""
    cdef int best = g.pile_n[g.k.province_pile]
    cdef int smallest[MAX_END_PILES]
    cdef int needed = g.k.end_piles - popcount64(g.turn.emptied)
    cdef int i, j, n = 0, total = 0
    if g.k.colony_pile >= 0:
        best = min(best, g.pile_n[g.k.colony_pile])
    for i in range(g.k.n_piles):
        if not g.k.pile_supply[i] or (g.turn.emptied >> i) & 1:
            continue
        # Only as many as are needed are kept, in order.
        if n < needed:
            n += 1
        elif n == 0 or smallest[n - 1] <= g.pile_n[i]:
            continue
        j = n - 1
        while j > 0 and smallest[j - 1] > g.pile_n[i]:
            smallest[j] = smallest[j - 1]
            j -= 1
        smallest[j] = g.pile_n[i]
    for i in range(n):
        total += smallest[i]
    return best if needed > n else min(best, total)


cdef bint can_win_now(Game* g, int p) noexcept nogil:
    """Buying greedily the one card that ends the game: would this player be ahead (or win the
    tie-break)? Looks at single purchases of the last card of a pile."""
    cdef uint64_t mask
    cdef int slot, lead
    if p != g.turn_player or g.turn.buys < 1:
        return False
    lead = score_lead(g, p)
    mask = costing_up_to(g, g.turn.coins)
    while mask:
        slot = ctz64(mask)
        mask &= mask - 1
        if ends_game(g, slot) and lead + g.k.vp[slot] > 0:
            return True
    return False


cdef int count_gained(Game* g, int p, int slot) noexcept nogil:
    cdef int i, n = 0
    if p != g.turn_player:
        return 0
    for i in range(g.players[p].n_gained):
        n += g.players[p].gained[i] == slot
    return n


cdef int count_discard(Player* pl, int slot) noexcept nogil:
    cdef int i, n = 0
    for i in range(pl.n_discard):
        n += pl.discard[i] == slot
    return n


cdef int count_aside(Player* pl, int slot) noexcept nogil:
    cdef int i, n = 0
    for i in range(pl.n_aside):
        n += pl.aside[i].slot == slot
    return n


cdef double of_opponents(Game* g, int p, int op, int arg) noexcept nogil:
    cdef double best = 0
    cdef double value
    cdef int q, first = True
    for q in range(g.n_players):
        if q != p:
            value = quantity(g, q, op, arg)
            if first or value > best:
                best = value
            first = False
    return best


cdef double quantity(Game* g, int p, int op, int arg) noexcept nogil:
    cdef Player* pl = &g.players[p]
    if op >= OPPONENT:
        return of_opponents(g, p, op - OPPONENT, arg)
    if op == 11:
        return pile_count(g, arg)
    if op == 7:
        return pl.owned[arg]
    if op == 2:
        return g.turn.coins if p == g.turn_player else 0
    if op == 1:
        return pl.all_turns
    if op == 3:
        return g.turn.buys if p == g.turn_player else 0
    if op == 4:
        return g.turn.actions if p == g.turn_player else 0
    if op == 5:
        return pl.hand.n[arg]
    if op == 6:
        return count_types(g, pl.hand.n, arg)
    if op == 8:
        return count_types(g, pl.owned, arg)
    if op == 9:
        return count_in_play(g, p, arg)
    if op == 10:
        return count_types_in_play(g, p, arg)
    if op == 12:
        return count_gained(g, p, arg)
    if op == 13:
        return pl.hand.total
    if op == 14:
        return deck_size(pl)
    if op == 15:
        return pl.n_discard
    if op == 16:
        return total_owned(g, p)
    if op == 17:
        return money(g, p)
    if op == 18:
        return <double>money(g, p) / max(1, total_owned(g, p))
    if op == 19:
        return pl.favors
    if op == 20:
        return score_of(g, p)
    if op == 21:
        return score_lead(g, p)
    if op == 22:
        return empty_piles(g)
    if op == 23:
        return cost_of(g, arg)
    if op == 24:
        return g.n_players
    if op == 25:
        return ends_game(g, arg)
    if op == 26:
        return can_win_now(g, p)
    if op == 27:
        return piles_to_end(g)
    if op == 28:
        return count_discard(pl, arg)
    if op == 29:
        return hand_coins(g, p)
    if op == 30:
        return g.turn.total_bought if p == g.turn_player else 0
    if op == 31:
        return pl.plays[arg]
    if op == 32:
        return count_aside(pl, arg)
    return 0
