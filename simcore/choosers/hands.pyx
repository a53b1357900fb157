"""See hands.pxd."""

from libc.stdint cimport uint64_t

from simcore.choosers.quantities cimport hand_coins
from simcore.choosers.values cimport action_need, deck_value, is_junk, is_late, good_to_play
from simcore.state cimport *
from simcore.zones cimport *

cdef enum:
    PROVINCE_PRICE = 8
    COIN_NEXT_TURN = 8       # what a coin is worth in the next hand
    ACTION_NEXT_TURN = 18

# The best buy for $0 to $8: nothing, a Silver, a $4 card, a $5 card, a Gold, a Province.
cdef int[PROVINCE_PRICE + 1] BUYS = [0, 1, 5, 20, 26, 38, 56, 60, 106]


cdef int coins_to_spend(Game* g, int p) noexcept nogil:
    return (g.turn.coins if p == g.turn_player else 0) + hand_coins(g, p)


cdef int price_reached(int coins) noexcept nogil:
    return 8 if coins >= 8 else 6 if coins >= 6 else 5 if coins >= 5 else 3 if coins >= 3 else 0


cdef int worth_of_coins(Game* g, int coins) noexcept nogil:
    if coins < PROVINCE_PRICE:
        return BUYS[max(0, coins)]
    return BUYS[PROVINCE_PRICE] + 2 * (coins - PROVINCE_PRICE) + (40 if is_late(g) else 0)


cdef uint64_t rest_of_hand(Game* g, int p, int slot) noexcept nogil:
    cdef Bag* hand = &g.players[p].hand
    return hand.mask & ~bit(slot) if hand.n[slot] <= 1 else hand.mask


cdef bint has_another_action(Game* g, int p, int slot) noexcept nogil:
    return rest_of_hand(g, p, slot) & g.k.of_type[0] != 0


cdef bint stuck_actions(Game* g, int p) noexcept nogil:
    if g.phase > PHASE_ACTION:
        return False
    return action_need(g, p) > 0 or (
        g.turn.actions == 0 and g.players[p].hand.mask & g.k.of_type[0] != 0)


cdef int useless_card(Game* g, int p, uint64_t mask) noexcept nogil:
    cdef int slot, coins, worst = -1
    mask &= g.k.worth.junk
    if mask == 0:
        return -1
    coins = coins_to_spend(g, p)
    while mask:
        slot = ctz64(mask)
        mask &= mask - 1
        if price_reached(coins - g.k.bonus[slot].coins) < price_reached(coins) or not is_junk(g, p, slot):
            continue
        if worst < 0 or deck_value(g, p, slot) < deck_value(g, p, worst):
            worst = slot
    return worst


cdef int card_to_cash_in(Game* g, int p, uint64_t mask) noexcept nogil:
    cdef int slot, value, lost, best = -1, best_value = 0, coins = coins_to_spend(g, p)
    cdef int now = worth_of_coins(g, coins)
    while mask:
        slot = ctz64(mask)
        mask &= mask - 1
        lost = deck_value(g, p, slot)
        if is_junk(g, p, slot):
            lost = min(lost, -8)
        elif is_type(g, slot, VICTORY):
            lost = max(lost, 12 * g.k.vp[slot])
        value = worth_of_coins(g, coins - g.k.bonus[slot].coins + cost_of(g, slot)) - now - lost
        if value > best_value:
            best = slot
            best_value = value
    return best


cdef int card_for_next_turn(Game* g, int p, uint64_t mask) noexcept nogil:
    cdef int slot, value, best = -1, best_value = 0, coins = coins_to_spend(g, p)
    cdef int now = worth_of_coins(g, coins)
    cdef bint can_be_played = g.turn.actions > 0 and action_need(g, p) <= 0
    while mask:
        slot = ctz64(mask)
        mask &= mask - 1
        value = 0
        if is_type(g, slot, TREASURE):
            value = worth_of_coins(g, coins - g.k.bonus[slot].coins) - now
            value += COIN_NEXT_TURN * max(g.k.bonus[slot].coins, g.k.cost[slot] // 3)
        elif is_type(g, slot, ACTION):
            # As good as played next turn, if it cannot be played now.
            value = ACTION_NEXT_TURN + g.k.cost[slot]
            if can_be_played:
                value = -value
        if best < 0 or value > best_value:
            best = slot
            best_value = value
    return best


cdef int treasure_value(Game* g, int slot) noexcept nogil:
    """Few coins on an expensive card: it does more."""
    cdef int coins = g.k.bonus[slot].coins + g.k.next_bonus[slot].coins
    return 10 * max(coins, g.k.cost[slot] // 2 if coins <= 1 else coins) + g.k.cost[slot]


cdef int best_treasure(Game* g, int p, uint64_t mask) noexcept nogil:
    cdef int slot, value, best = -1, best_value = 0
    while mask:
        slot = ctz64(mask)
        mask &= mask - 1
        value = treasure_value(g, slot) if good_to_play(g, p, slot) else 0
        if best < 0 or value > best_value:
            best = slot
            best_value = value
    return best


cdef int points_to_gain(Game* g, uint64_t mask) noexcept nogil:
    """Duchies with four Provinces left, Estates with two."""
    cdef int slot, best = -1, left = g.pile_n[g.k.province_pile]
    mask &= g.k.of_type[2]
    while mask:
        slot = ctz64(mask)
        mask &= mask - 1
        if g.k.vp[slot] >= (1 if is_late(g) else 3 if left <= 4 else 6):
            if best < 0 or g.k.vp[slot] > g.k.vp[best]:
                best = slot
    return best


cdef int card_for_points(Game* g, int p, uint64_t mask, int more) noexcept nogil:
    cdef int slot, gained, value, coins, now, best = -1, best_value = 0
    if g.pile_n[g.k.province_pile] > 4 and not is_late(g):
        return -1
    coins = coins_to_spend(g, p)
    now = worth_of_coins(g, coins)
    while mask:
        slot = ctz64(mask)
        mask &= mask - 1
        gained = points_to_gain(g, costing_up_to(g, cost_of(g, slot) + more))
        if gained < 0:
            continue
        value = 12 * (g.k.vp[gained] - g.k.vp[slot])
        value -= now - worth_of_coins(g, coins - g.k.bonus[slot].coins)
        if not is_late(g):
            value -= deck_value(g, p, slot) // 3
        if value > best_value:
            best = slot
            best_value = value
    return best
