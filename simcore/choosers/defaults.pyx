"""See defaults.pxd."""

from libc.stdint cimport uint8_t, uint64_t
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


cdef bint pick(Decision* d, int slot) noexcept nogil:
    d.picks[0] = slot
    d.n = 1
    return True


cdef bint pass_(Decision* d) noexcept nogil:
    d.n = 0
    d.number = 0
    return True


cdef bint say(Decision* d, int number) noexcept nogil:
    d.number = max(d.min, min(d.max, number))
    return True


# How much the player wants a candidate to be picked, by the kind of decision: its value, or the
# opposite if that card is to be given up.
cdef Judgement value_for[N_KINDS]
cdef int sign_for[N_KINDS]


cdef int judge_by(Judgement value, int sign, tuple kinds) except -1:
    for kind in kinds:
        value_for[<int>kind] = value
        sign_for[<int>kind] = sign
    return 0


judge_by(deck_value, 1, tuple(range(N_KINDS)))
judge_by(deck_value, -1, (ASK_TRASH, ASK_REPLACE))
judge_by(discard_value, -1, (ASK_DISCARD,))
judge_by(hand_value, -1, (ASK_TOPDECK, ASK_BOTTOMDECK, ASK_RETURN))
judge_by(hand_value, 1, (ASK_TAKE, ASK_KEEP, ASK_REVEAL, ASK_SET_ASIDE))
judge_by(play_value, 1, (ASK_PLAY, ASK_PLAY_ACTION, ASK_PLAY_TREASURE))
judge_by(likely_next, 1, (ASK_NAME,))
judge_by(gain_value, 1, (ASK_GAIN,))


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


cdef int best_candidate(Game* g, Decision* d, const uint8_t* left) noexcept nogil:
    """`left`: how often each may still be picked (NULL: every candidate may)."""
    cdef Judgement value_of = value_for[d.kind]
    cdef int sign = sign_for[d.kind]
    cdef uint64_t mask = d.mask
    cdef int slot, value, best = -1, best_value = 0
    while mask:
        slot = ctz64(mask)
        mask &= mask - 1
        if left == NULL or left[slot]:
            value = sign * value_of(g, d.player, slot)
            if best < 0 or value > best_value:
                best = slot
                best_value = value
    return best


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
        return play_value(g, d.player, slot) > NOT_NOW
    return True


cdef void candidates_left(Decision* d, uint8_t* left) noexcept nogil:
    """How often each candidate may still be picked; nobody looks at the other slots."""
    cdef uint64_t mask = d.mask
    while mask:
        left[ctz64(mask)] = 1 if d.counts == NULL else d.counts[ctz64(mask)]
        mask &= mask - 1


cdef void pick_copies(Decision* d, int slot, int most, uint8_t* left) noexcept nogil:
    """The best candidate stays the best as long as there are copies of it."""
    while left[slot] and d.n < most:
        d.picks[d.n] = slot
        d.n += 1
        left[slot] -= 1


cdef void default_fill(Game* g, Decision* d, uint8_t* left) noexcept nogil:
    cdef int slot
    while d.n < d.min:
        slot = best_candidate(g, d, left)
        if slot < 0:
            return
        pick_copies(d, slot, d.min, left)


cdef void pick_cards(Game* g, Decision* d) noexcept nogil:
    """The best candidates: as many as must be, and more as long as they are wanted."""
    cdef uint8_t left[MAX_SLOTS]
    cdef int slot
    d.n = 0
    if d.max == 1:
        slot = best_candidate(g, d, NULL)
        if slot >= 0 and (d.min or wanted(g, d, slot)):
            pick(d, slot)
        return
    candidates_left(d, left)
    default_fill(g, d, left)
    while d.n < d.max:
        slot = best_candidate(g, d, left)
        if slot < 0 or not wanted(g, d, slot):
            return
        pick_copies(d, slot, d.max, left)


cdef bint better(Game* g, int p, int slot, int than) noexcept nogil:
    """In the next hand; among equals of any use (no coin counts after the last buy) in the deck."""
    cdef int value = hand_value(g, p, slot)
    cdef int other = hand_value(g, p, than)
    return value > other or (value == other > 0 and deck_value(g, p, slot) > deck_value(g, p, than))


cdef void put_in_order(Game* g, Decision* d) noexcept nogil:
    """Onto the deck: the last one ends on top, so the best card comes last."""
    cdef uint8_t left[MAX_SLOTS]
    cdef int i, j
    cdef uint8_t card
    candidates_left(d, left)
    d.n = 0
    default_fill(g, d, left)
    for i in range(1, d.n):
        j = i
        card = d.picks[i]
        while j > 0 and better(g, d.player, d.picks[j - 1], card):
            d.picks[j] = d.picks[j - 1]
            j -= 1
        d.picks[j] = card


cdef int most_urgent(Game* g, uint64_t mask) noexcept nogil:
    cdef int slot, best = -1
    while mask:
        slot = ctz64(mask)
        mask &= mask - 1
        if best < 0 or urgencies[g.k.number[slot]] > urgencies[g.k.number[best]]:
            best = slot
    return best


cdef void generic_answer(Game* g, Decision* d) noexcept nogil:
    cdef uint64_t left
    cdef int owner
    if d.kind == ASK_MAY:
        d.number = 1
    elif d.kind == ASK_NUMBER or d.kind == ASK_SPEND:
        d.number = d.max
    elif d.kind == ASK_JUDGE:
        # Bad cards of one's own deck go; so do good cards of the others.
        owner = <int>d.mask
        d.number = (discard_value(g, owner, d.subject) <= 5) == (owner == d.player)
    elif d.kind == ASK_TRIGGER or d.kind == ASK_EXTRA_TURN:
        pick(d, most_urgent(g, d.mask))
    elif d.kind == ASK_OPTION:
        left = d.mask
        d.n = 0
        while d.n < d.max and left:
            d.picks[d.n] = ctz64(left)
            d.n += 1
            left &= left - 1
    elif d.kind == ASK_ORDER:
        put_in_order(g, d)
    else:
        pick_cards(g, d)


cdef void default_answer(Game* g, Decision* d) noexcept nogil:
    cdef Advice advice
    if d.source >= 0:
        advice = advices[g.k.number[d.source]]
        if advice != NULL and advice(g, d):
            return
    generic_answer(g, d)


cdef void default_ask(Game* g, Decision* d) noexcept nogil:
    default_answer(g, d)
