"""See defaults.pxd."""

from libc.stdint cimport int16_t, uint8_t, uint64_t
from libc.string cimport memset

from simcore.choosers.values cimport *
from simcore.state cimport *
from simcore.zones cimport *

from simcore.catalog import load

cdef enum:
    MAX_NUMBER = 512

cdef Advice advices[MAX_NUMBER]
memset(advices, 0, sizeof(advices))
cdef int urgencies[MAX_NUMBER]
memset(urgencies, 0, sizeof(urgencies))


cdef int advise(str name, Advice advice) except -1:
    catalog = load()
    thing = catalog.cards.get(name) or catalog.landscapes[name]
    advices[thing.number] = advice
    return 0


cdef int urgency(str name, int value) except -1:
    catalog = load()
    thing = catalog.cards.get(name) or catalog.landscapes[name]
    urgencies[thing.number] = value
    return 0


# How much the player wants a candidate to be picked, by the kind of decision: its value, or the
# opposite if that card is to be given up. NULL: its value in the hand.
cdef Judgement value_for[N_KINDS]
cdef int sign_for[N_KINDS]


cdef int judge_by(Judgement value, int sign, tuple kinds) except -1:
    for kind in kinds:
        value_for[<int>kind] = value
        sign_for[<int>kind] = sign
    return 0


judge_by(deck_value, 1, tuple(range(N_KINDS)))
judge_by(deck_value, -1, (ASK_TRASH, ASK_REPLACE))
judge_by(NULL, -1, (ASK_DISCARD, ASK_TOPDECK, ASK_BOTTOMDECK, ASK_RETURN))
judge_by(NULL, 1, (ASK_TAKE, ASK_KEEP, ASK_REVEAL, ASK_SET_ASIDE))
judge_by(play_value, 1, (ASK_PLAY, ASK_PLAY_ACTION, ASK_PLAY_TREASURE))
judge_by(likely_next, 1, (ASK_NAME,))


cdef int likely_next(Game* g, int p, int slot) noexcept nogil:
    """How likely this card is the next one of the deck, as far as the player may know."""
    cdef Player* pl = &g.players[p]
    cdef int i, n = 0
    if pl.n_top:
        return 1000 if pl.top[pl.n_top - 1] == slot else 0
    if pl.n_pool:
        for i in range(pl.n_pool):
            n += pl.pool[i] == slot
        return n
    if pl.n_bottom:
        return 1000 if pl.bottom[0] == slot else 0
    for i in range(pl.n_discard):
        n += pl.discard[i] == slot
    return n


cdef bint wanted(Game* g, Decision* d, int slot) noexcept nogil:
    """Would the player pick this one freely?"""
    if d.kind == ASK_TRASH:
        return is_junk(g, d.player, slot)
    if d.kind == ASK_DISCARD:
        return discard_value(g, d.player, slot) <= 2
    if d.kind == ASK_GAIN:
        return deck_value(g, d.player, slot) > 10
    if d.kind in (ASK_TOPDECK, ASK_BOTTOMDECK, ASK_RETURN):
        return False
    if d.kind in (ASK_PLAY_ACTION, ASK_PLAY_TREASURE, ASK_PLAY):
        return good_to_play(g, d.player, slot)
    return True


cdef inline void judge_hand(Game* g, Decision* d, int* value) noexcept nogil:
    cdef uint64_t rewarded = d.mask & g.k.worth.rewards
    hand_values(g, d.player, d.mask, sign_for[d.kind], value)
    while rewarded and d.kind == ASK_DISCARD and g.phase != PHASE_CLEANUP:
        value[ctz64(rewarded)] = g.k.worth.reward[ctz64(rewarded)]
        rewarded &= rewarded - 1


cdef void judge_gains(Game* g, Decision* d, int* value) noexcept nogil:
    cdef uint64_t mask = d.mask
    cdef bint room = mask & g.k.worth.terminals and not is_late(g) and room_for_terminals(g, d.player)
    while mask:
        value[ctz64(mask)] = gain_value(g, d.player, ctz64(mask), room)
        mask &= mask - 1


cdef void judge_each(Game* g, Decision* d, int* value) noexcept nogil:
    cdef uint64_t mask = d.mask
    while mask:
        value[ctz64(mask)] = sign_for[d.kind] * value_for[d.kind](g, d.player, ctz64(mask))
        mask &= mask - 1


cdef inline void judge(Game* g, Decision* d, int* value) noexcept nogil:
    """How much each candidate is wanted. What one is worth does not depend on others being picked."""
    if value_for[d.kind] == NULL:
        judge_hand(g, d, value)
    elif d.kind == ASK_GAIN:
        judge_gains(g, d, value)
    else:
        judge_each(g, d, value)


cdef int most_wanted(uint64_t mask, const int* value) noexcept nogil:
    cdef int best = ctz64(mask)
    mask &= mask - 1
    while mask:
        if value[ctz64(mask)] > value[best]:
            best = ctz64(mask)
        mask &= mask - 1
    return best


cdef int pick_copies(Decision* d, int slot, int n, int most) noexcept nogil:
    """n copies of a card, but no more picks than that; gives how many are left."""
    while n and d.n < most:
        d.picks[d.n] = slot
        d.n += 1
        n -= 1
    return n


cdef inline bint goes_by_order(Game* g, Decision* d) noexcept nogil:
    """Are these cards of a hand, all of which are worth what they always are in such a hand?"""
    return value_for[d.kind] == NULL and not d.mask & (g.k.worth.hand_pays | g.k.worth.rewards)


cdef inline const Order* order_for(Game* g, Decision* d) noexcept nogil:
    cdef int now = hand_situation(g, d.player)
    return &g.k.worth.worst_first[now] if sign_for[d.kind] < 0 else &g.k.worth.best_first[now]


cdef void pick_by_order(Game* g, Decision* d, const uint8_t* left, int n) noexcept nogil:
    """So many more picks."""
    cdef const Order* order = order_for(g, d)
    cdef uint64_t places = places_in(order, d.mask)
    cdef uint8_t* end = d.picks + d.n
    cdef int slot, copies
    d.n += n
    while places and n > 0:
        slot = order.slot[ctz64(places)]
        places &= places - 1
        copies = min(n, 1 if left == NULL else left[slot])
        lay_out(end, slot, copies)
        end += copies
        n -= copies
    d.n -= n


cdef void pick_by_value(Game* g, Decision* d, const uint8_t* left, int most) noexcept nogil:
    """As many as must be, and more as long as they are wanted."""
    cdef int value[MAX_SLOTS]
    cdef uint64_t mask = d.mask
    cdef int slot, n
    judge(g, d, value)
    while mask and d.n < most:
        slot = most_wanted(mask, value)
        mask &= ~bit(slot)
        n = pick_copies(d, slot, 1 if left == NULL else left[slot], d.min)
        if n and d.n < most:
            if not wanted(g, d, slot):
                return
            pick_copies(d, slot, n, most)


cdef inline void pick_best(Game* g, Decision* d, const uint8_t* left, int most) noexcept nogil:
    if d.n >= most:
        return
    if most <= d.min and goes_by_order(g, d):
        pick_by_order(g, d, left, most - d.n)
    else:
        pick_by_value(g, d, left, most)


cdef void pick_one(Game* g, Decision* d) noexcept nogil:
    cdef int value[MAX_SLOTS]
    cdef int best
    judge(g, d, value)
    best = most_wanted(d.mask, value)
    d.picks[0] = best
    d.n = d.min or wanted(g, d, best)


cdef void default_fill(Game* g, Decision* d, const uint8_t* left) noexcept nogil:
    pick_best(g, d, left, d.min)


cdef void pick_cards(Game* g, Decision* d) noexcept nogil:
    if d.max == 1:
        pick_one(g, d)
        return
    d.n = 0
    pick_best(g, d, d.counts, d.max)


cdef void pick_from_hand(Game* g, Decision* d) noexcept nogil:
    """Mostly so many cards must go, and which of them are worth least is known beforehand."""
    cdef const Order* order
    if d.max != d.min or d.mask & (g.k.worth.hand_pays | g.k.worth.rewards):
        pick_cards(g, d)
    elif d.max == 1:
        order = order_for(g, d)
        pick(d, order.slot[ctz64(places_in(order, d.mask))])
    else:
        d.n = 0
        pick_by_order(g, d, d.counts, d.max)


cdef inline bint goes_below(Game* g, int p, int slot, int other, const int* value) noexcept nogil:
    """By what they are worth in the next hand; among equals of any use (no coin counts after the last buy)
    in the deck. Among those of no use the better one lies below."""
    if value[slot] != value[other]:
        return value[slot] < value[other]
    if value[slot] > 0:
        return deck_value(g, p, slot) < deck_value(g, p, other)
    return deck_value(g, p, slot) > deck_value(g, p, other)


cdef void put_in_order(Game* g, Decision* d) noexcept nogil:
    """Onto the deck: the last one ends on top, so the best card comes last."""
    cdef int value[MAX_SLOTS]
    cdef uint8_t kinds[MAX_SLOTS]
    cdef uint64_t left = d.mask
    cdef int slot, i, n = 0
    hand_values(g, d.player, d.mask, 1, value)
    while left:
        slot = ctz64(left)
        left &= left - 1
        i = n
        while i > 0 and goes_below(g, d.player, slot, kinds[i - 1], value):
            kinds[i] = kinds[i - 1]
            i -= 1
        kinds[i] = slot
        n += 1
    d.n = 0
    for i in range(n):
        pick_copies(d, kinds[i], d.counts[kinds[i]], d.min)


cdef void pick_most_urgent(Game* g, Decision* d) noexcept nogil:
    cdef uint64_t mask = d.mask
    cdef int slot, best = ctz64(mask)
    mask &= mask - 1
    while mask:
        slot = ctz64(mask)
        mask &= mask - 1
        if urgencies[g.k.number[slot]] > urgencies[g.k.number[best]]:
            best = slot
    pick(d, best)


cdef void agree(Game* g, Decision* d) noexcept nogil:
    d.number = 1


cdef void as_much_as_possible(Game* g, Decision* d) noexcept nogil:
    d.number = d.max


cdef void judge_card(Game* g, Decision* d) noexcept nogil:
    """Bad cards of one's own deck go; so do good cards of the others."""
    cdef int owner = <int>d.mask
    d.number = (discard_value(g, owner, d.subject) <= 5) == (owner == d.player)


cdef void pick_first_options(Game* g, Decision* d) noexcept nogil:
    cdef uint64_t left = d.mask
    d.n = 0
    while d.n < d.max and left:
        d.picks[d.n] = ctz64(left)
        d.n += 1
        left &= left - 1


cdef int best_judged_play(Game* g, int p, uint64_t cards, int best, int best_value) noexcept nogil:
    """The best of these cards that have a thought of their own, if it is better than the best other."""
    cdef int slot, value
    while cards:
        slot = ctz64(cards)
        cards &= cards - 1
        value = g.k.worth.judge[slot](g, p, slot)
        if value > best_value or (value == best_value and slot < best):
            best = slot
            best_value = value
    return best


cdef inline int best_by(const int16_t* value, uint64_t cards) noexcept nogil:
    cdef int best = ctz64(cards)
    cards &= cards - 1
    while cards:
        if value[ctz64(cards)] > value[best]:
            best = ctz64(cards)
        cards &= cards - 1
    return best


cdef int best_plain_play(Game* g, int p, uint64_t candidates) noexcept nogil:
    return best_by(play_values(g, p, candidates), candidates)


cdef int best_play(Game* g, int p, uint64_t candidates) noexcept nogil:
    cdef uint64_t judged = candidates & g.k.worth.judged
    cdef uint64_t others = candidates & ~judged
    cdef const int16_t* value
    cdef int best
    if others == 0:
        return best_judged_play(g, p, judged, -1, NOT_NOW)
    value = play_values(g, p, candidates)
    best = best_by(value, others)
    return best_judged_play(g, p, judged, best, value[best])


cdef Ask[N_KINDS] answer_to

for kind in range(N_KINDS):
    answer_to[<int>kind] = pick_from_hand if value_for[<int>kind] == NULL else pick_cards
answer_to[<int>ASK_MAY] = agree
answer_to[<int>ASK_NUMBER] = answer_to[<int>ASK_SPEND] = as_much_as_possible
answer_to[<int>ASK_JUDGE] = judge_card
answer_to[<int>ASK_TRIGGER] = answer_to[<int>ASK_EXTRA_TURN] = pick_most_urgent
answer_to[<int>ASK_OPTION] = pick_first_options
answer_to[<int>ASK_ORDER] = put_in_order


cdef void default_answer(Game* g, Decision* d) noexcept nogil:
    cdef Advice advice
    if d.source >= 0:
        advice = advices[g.k.number[d.source]]
        if advice != NULL and advice(g, d):
            return
    answer_to[d.kind](g, d)


cdef void default_ask(Game* g, Decision* d) noexcept nogil:
    default_answer(g, d)
