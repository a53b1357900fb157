"""See values.pxd."""

from libc.string cimport memset

from simcore.choosers.quantities cimport coins_of, money, piles_to_end
from simcore.state cimport *
from simcore.zones cimport *

from simcore.catalog import load

cdef enum:
    MAX_NUMBER = 512

cdef Judgement judgements[MAX_NUMBER]
memset(judgements, 0, sizeof(judgements))
cdef int rewards[MAX_NUMBER]
memset(rewards, 0, sizeof(rewards))


cdef bint is_late(Game* g) noexcept nogil:
    return piles_to_end(g) <= 2 + g.n_players // 3


cdef bint pure_victory(Game* g, int slot) noexcept nogil:
    return is_type(g, slot, VICTORY) and not is_type(g, slot, ACTION | TREASURE)


cdef int points(Game* g, int p, int slot) noexcept nogil:
    cdef int vp = g.k.vp[slot]
    if g.k.score[slot] != NULL:
        vp += g.k.score[slot](g, p)
    return vp


cdef bint is_junk(Game* g, int p, int slot) noexcept nogil:
    if is_type(g, slot, CURSE):
        return True
    if pure_victory(g, slot):
        return points(g, p, slot) <= 1 and not is_late(g)
    # Coppers go once the deck can pay without them.
    return slot == g.k.copper and money(g, p) - g.players[p].owned[slot] >= 4


cdef int deck_value(Game* g, int p, int slot) noexcept nogil:
    cdef int value
    if is_type(g, slot, CURSE):
        return -30
    if pure_victory(g, slot):
        value = 12 * points(g, p, slot)
        return value if is_late(g) else value // 3 - 10
    if slot == g.k.copper:
        return 5
    value = 10 * g.k.cost[slot] + 3 * g.k.vp[slot]
    if is_type(g, slot, TREASURE):
        value += 2 * g.k.bonus[slot].coins
    return value


cdef bint is_terminal(Game* g, int slot) noexcept nogil:
    return is_type(g, slot, ACTION) and g.k.bonus[slot].actions == 0


cdef bint room_for_terminals(Game* g, int p) noexcept nogil:
    cdef int slot, terminals = 0
    for slot in range(g.k.n_cards):
        if is_terminal(g, slot):
            terminals += g.players[p].owned[slot]
    return 6 * terminals < total_owned(g, p)


cdef int gain_value(Game* g, int p, int slot) noexcept nogil:
    cdef int value = deck_value(g, p, slot)
    if is_late(g):
        return value if is_type(g, slot, VICTORY | CURSE) else value // 8
    if is_terminal(g, slot):
        return value - 1 if room_for_terminals(g, p) else value // 2
    return value


cdef int action_need(Game* g, int p) noexcept nogil:
    """Terminal Actions in hand beyond what the Actions left can play."""
    cdef uint64_t mask = g.players[p].hand.mask & g.k.of_type[0]
    cdef int terminals = 0, actions = g.turn.actions if p == g.turn_player else 1
    while mask:
        if g.k.bonus[ctz64(mask)].actions == 0:
            terminals += g.players[p].hand.n[ctz64(mask)]
        mask &= mask - 1
    return terminals - actions


cdef int hand_value(Game* g, int p, int slot) noexcept nogil:
    """Coins weigh most; an Action counts as far as it can still be played."""
    cdef bint own_turn = p == g.turn_player
    if is_type(g, slot, ACTION):
        if own_turn and (g.phase > PHASE_ACTION or g.turn.actions == 0) and not is_type(g, slot, TREASURE):
            return 2
        if g.k.bonus[slot].actions == 0 and action_need(g, p) > 0:
            return 3 * g.k.cost[slot]
        return 8 + 5 * g.k.cost[slot]
    if is_type(g, slot, TREASURE):
        if own_turn and g.phase == PHASE_BUY and g.turn.bought:
            return 3
        return 5 + 8 * max(coins_of(g, p, slot), g.k.cost[slot] // 3)
    return 0


cdef int discard_value(Game* g, int p, int slot) noexcept nogil:
    cdef int reward = rewards[g.k.number[slot]]
    return -reward if reward and g.phase != PHASE_CLEANUP else hand_value(g, p, slot)


cdef int plain_play_value(Game* g, int p, int slot) noexcept nogil:
    """Villages while Actions are short, then cards that replace themselves, then terminals by
    price; with Actions to spare draws come first, since they may bring more to play. Treasures:
    plain coins last, since what draws or asks may bring more."""
    cdef const Bonus* b = &g.k.bonus[slot]
    cdef int value = 10 * g.k.cost[slot]
    if not is_type(g, slot, ACTION):
        return 0 if (g.k.plain_treasures >> slot) & 1 else 100 + g.k.cost[slot]
    if b.actions >= 2:
        value += 600 if action_need(g, p) > 0 else 420
    elif b.actions == 1:
        value += 500
    if b.cards:
        value += (40 if g.turn.actions > 1 else 12) * b.cards
        if b.actions == 0 and deck_size(&g.players[p]) + g.players[p].n_discard == 0:
            value = b.coins      # all cards are in hand or in play
    if is_type(g, slot, ATTACK):
        value += 8
    return value


cdef int play_value(Game* g, int p, int slot) noexcept nogil:
    cdef Judgement judgement = judgements[g.k.number[slot]]
    return plain_play_value(g, p, slot) if judgement == NULL else judgement(g, p, slot)


cdef int judge_play(str name, Judgement judgement) except -1:
    judgements[load().cards[name].number] = judgement
    return 0


cdef int reward_discard(str name, int value) except -1:
    rewards[load().cards[name].number] = value
    return 0
