"""See quantities.pxd."""

from libc.limits cimport INT_MIN
from libc.stdint cimport uint64_t
from libc.string cimport memcpy, memset

from simcore.points cimport score_of
from simcore.state cimport *
from simcore.zones cimport *

from simcore.catalog import load

cdef enum:
    OPPONENT = 128
    AVERAGE_COIN = 18
    MAX_END_PILES = 8
    MAX_NUMBER = 512

cdef Pay pay_of[MAX_NUMBER]
memset(pay_of, 0, sizeof(pay_of))


cdef int pays(str name, Pay pay) except -1:
    pay_of[load().cards[name].number] = pay
    return 0


cdef void appraise_coins(Layout* k) noexcept:
    cdef int slot
    for slot in range(k.n_cards):
        k.worth.pay[slot] = pay_of[k.number[slot]]
        if k.worth.pay[slot] == NULL:
            k.worth.coins[slot] = k.bonus[slot].coins
        else:
            k.worth.pays |= bit(slot)


cdef int count_cards(const uint8_t* n, uint64_t cards) noexcept nogil:
    cdef int total = 0
    while cards:
        total += n[ctz64(cards)]
        cards &= cards - 1
    return total


cdef int paid_by(Game* g, int p, const uint8_t* n, uint64_t cards, bint in_hand) noexcept nogil:
    cdef int slot, coins = 0
    cards &= g.k.worth.pays
    while cards:
        slot = ctz64(cards)
        cards &= cards - 1
        if n[slot]:
            coins += g.k.worth.pay[slot](g, p, slot, n[slot], in_hand)
    return coins


cdef int score_lead(Game* g, int p) noexcept nogil:
    cdef int q, best = -10000
    for q in range(g.n_players):
        if q != p:
            best = max(best, score_of(g, q))
    return score_of(g, p) - best


cdef bint ends_game(Game* g, int slot) noexcept nogil:
    cdef int pile = g.k.pile_of[slot]
    cdef uint64_t empty = g.turn.emptied
    if pile == 255 or not g.k.pile_supply[pile] or g.pile_n[pile] != 1:
        return False
    if pile == g.k.province_pile or pile == g.k.colony_pile:
        return True
    return popcount64(empty | bit(pile)) >= g.k.end_piles


cdef int smaller_piles(Game* g, uint64_t than) noexcept nogil:
    """Piles with fewer cards, the empty ones not counted. Eight places for piles are looked at at a time:
    the highest bit of a byte stays 0 where so few (up to 127) are added to less than that. Those without
    a pile are taken off again."""
    cdef uint64_t eight, added = (128 - than) * 0x0101010101010101ULL
    cdef int i, n = g.k.n_piles - empty_piles(g)
    for i in range(0, MAX_PILES, 8):
        memcpy(&eight, &g.pile_n[i], 8)
        n -= popcount64((eight + added) & 0x8080808080808080ULL)
    return n


cdef int count_to_end(Game* g) noexcept nogil:
    """The Provinces (or Colonies), or the smallest piles until enough are empty."""
    cdef int best = g.pile_n[g.k.province_pile]
    cdef int smallest[MAX_END_PILES]
    cdef int needed = g.k.end_piles - popcount64(g.turn.emptied)
    cdef int i, j, n = 0, total = 0
    if g.k.colony_pile >= 0:
        best = min(best, g.pile_n[g.k.colony_pile])
    if smaller_piles(g, best) < needed:
        return best
    for i in range(g.k.n_piles):
        if g.pile_n[i] >= best or not g.k.pile_supply[i] or (g.turn.emptied >> i) & 1:
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


cdef void see_the_end(Game* g, int cards) noexcept nogil:
    cdef int needed = g.k.end_piles - popcount64(g.turn.emptied)
    if (g.pile_n[g.k.province_pile] > cards and g.k.colony_pile < 0
            and smaller_piles(g, cards + 1) < needed):
        g.turn.to_end = -1
    else:
        g.turn.to_end = 1 + count_to_end(g)


cdef inline bint can_end_now(Game* g) noexcept nogil:
    """Is there a pile whose last card would end the game?"""
    return (g.pile_n[g.k.province_pile] == 1 or popcount64(g.turn.emptied) + 1 >= g.k.end_piles
            or (g.k.colony_pile >= 0 and g.pile_n[g.k.colony_pile] == 1))


cdef bint can_win_now(Game* g, int p) noexcept nogil:
    """Buying greedily the one card that ends the game: would this player be ahead (or win the
    tie-break)? Looks at single purchases of the last card of a pile."""
    cdef uint64_t mask
    cdef int slot, lead
    if p != g.turn_player or g.turn.buys < 1 or not can_end_now(g):
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


cdef int of_opponents(Game* g, int p, int op, int arg) noexcept nogil:
    cdef int q, best = INT_MIN
    for q in range(g.n_players):
        if q != p:
            best = max(best, count_of(g, q, op, arg))
    return best


cdef double average_coin(Game* g, int p) noexcept nogil:
    return <double>money(g, p) / max(1, total_owned(g, p))


cdef double quantity(Game* g, int p, int op, int arg) noexcept nogil:
    cdef double best = 0
    cdef int q
    if op == AVERAGE_COIN:
        return average_coin(g, p)
    if op != OPPONENT + AVERAGE_COIN:
        return count_of(g, p, op, arg)
    for q in range(g.n_players):
        if q != p:
            best = max(best, average_coin(g, q))
    return best


cdef int count_of(Game* g, int p, int op, int arg) noexcept nogil:
    cdef Player* pl = &g.players[p]
    if op == 1:
        return pl.all_turns
    elif op == 2:
        return g.turn.coins if p == g.turn_player else 0
    elif op == 3:
        return g.turn.buys if p == g.turn_player else 0
    elif op == 4:
        return g.turn.actions if p == g.turn_player else 0
    elif op == 5:
        return pl.hand.n[arg]
    elif op == 6:
        return count_cards(pl.hand.n, of_types(g, arg) & pl.hand.mask)
    elif op == 7:
        return pl.owned[arg]
    elif op == 8:
        return count_cards(pl.owned, of_types(g, arg))
    elif op == 9:
        return count_in_play(g, p, arg)
    elif op == 10:
        return count_types_in_play(g, p, arg)
    elif op == 11:
        return pile_count(g, arg)
    elif op == 12:
        return count_gained(g, p, arg)
    elif op == 13:
        return pl.hand.total
    elif op == 14:
        return deck_size(pl)
    elif op == 15:
        return pl.n_discard
    elif op == 16:
        return total_owned(g, p)
    elif op == 17:
        return money(g, p)
    elif op == 19:
        return pl.favors
    elif op == 20:
        return score_of(g, p)
    elif op == 21:
        return score_lead(g, p)
    elif op == 22:
        return empty_piles(g)
    elif op == 23:
        return cost_of(g, arg)
    elif op == 24:
        return g.n_players
    elif op == 25:
        return ends_game(g, arg)
    elif op == 26:
        return can_win_now(g, p)
    elif op == 27:
        return piles_to_end(g)
    elif op == 28:
        return count_discard(pl, arg)
    elif op == 29:
        return hand_coins(g, p)
    elif op == 30:
        return g.turn.total_bought if p == g.turn_player else 0
    elif op == 31:
        return pl.plays[arg]
    elif op == 32:
        return count_aside(pl, arg)
    return of_opponents(g, p, op - OPPONENT, arg) if op >= OPPONENT else 0
