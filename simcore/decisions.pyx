"""See decisions.pxd."""

from libc.stdint cimport uint8_t, uint64_t
from libc.string cimport memcpy, memset

from simcore.points cimport conserved
from simcore.state cimport *
from simcore.zones cimport *

cdef enum:
    FEW = 8                  # picks that are copied at once: there are seldom more


cdef bint is_legal(Decision* d) noexcept nogil:
    cdef uint8_t left[MAX_SLOTS]
    cdef int i, slot
    if d.kind in (ASK_MAY, ASK_JUDGE, ASK_NUMBER, ASK_SPEND):
        return d.min <= d.number <= d.max
    if d.n < d.min or d.n > d.max:
        return False
    for i in range(MAX_SLOTS):
        left[i] = 1 if d.counts == NULL else d.counts[i]
    for i in range(d.n):
        slot = d.picks[i]
        if slot >= MAX_SLOTS or not (d.mask >> slot) & 1 or left[slot] == 0:
            return False
        left[slot] -= 1
    return True


cdef int write_first(uint64_t mask, const uint8_t* counts, int most, uint8_t* out) noexcept nogil:
    cdef int slot, left, n = 0
    while mask and n < most:
        slot = ctz64(mask)
        mask &= mask - 1
        left = 1 if counts == NULL else counts[slot]
        while left and n < most:
            out[n] = slot
            n += 1
            left -= 1
    return n


cdef int take_first(uint64_t mask, const uint8_t* counts, int most, Cards* out) noexcept nogil:
    out.n = write_first(mask, counts, most, out.c)
    return out.n


cdef void first_legal(Decision* d) noexcept nogil:
    d.number = d.min
    d.n = write_first(d.mask, d.counts, d.min, d.picks)


cdef void ask_with_care(Game* g, Decision* d) noexcept nogil:
    if g.error:
        first_legal(d)
        return
    # Before the first turn the starting decks are still being dealt.
    if g.rounds and not conserved(g):
        g.error = ERR_CONSERVATION
        g.error_arg = d.kind
    g.players[d.player].bot.ask(g, d)
    if g.error:
        first_legal(d)
    elif not is_legal(d):
        g.error = ERR_ILLEGAL
        g.error_arg = d.kind
        first_legal(d)


cdef inline void start(Decision* d, int kind, int p, Play* me, int least, int most) noexcept nogil:
    d.kind = kind
    d.player = p
    d.source = -1 if me == NULL else me.slot
    d.subject = -1
    d.min = least
    d.max = most
    d.mask = 0
    d.counts = NULL
    d.n = 0
    d.number = 0


cdef int count_candidates(uint64_t mask, const uint8_t* counts) noexcept nogil:
    cdef int n = 0
    if counts == NULL:
        return popcount64(mask)
    while mask:
        n += counts[ctz64(mask)]
        mask &= mask - 1
    return n


cdef int choose_some(Game* g, Decision* d, int available, Cards* out) noexcept nogil:
    """The picks of a decision about so many cards."""
    d.min = min(d.min, available)
    d.max = min(min(d.max, available), MAX_ANSWER)
    if d.max <= 0 or (d.min == d.max and (d.min == available or d.mask & (d.mask - 1) == 0)):
        return take_first(d.mask, d.counts, d.max, out)
    ask(g, d)
    out.n = d.n
    memcpy(out.c, d.picks, FEW)
    if d.n > FEW:
        memcpy(out.c + FEW, d.picks + FEW, d.n - FEW)
    return out.n


cdef int choose(Game* g, int p, Play* me, int kind, uint64_t mask, const uint8_t* counts,
                int least, int most, Cards* out) noexcept nogil:
    cdef Decision d
    start(&d, kind, p, me, least, most)
    d.mask = mask
    d.counts = counts
    return choose_some(g, &d, count_candidates(mask, counts), out)


cdef int ask_for_one(Game* g, int p, Play* me, int kind, uint64_t mask, bint optional) noexcept nogil:
    cdef Decision d
    start(&d, kind, p, me, not optional, 1)
    d.mask = mask
    ask(g, &d)
    return d.picks[0] if d.n else -1


cdef int choose_from_hand(Game* g, int p, Play* me, int kind, uint64_t mask, int least, int most,
                          Cards* out) noexcept nogil:
    cdef Bag* hand = &g.players[p].hand
    cdef Decision d
    start(&d, kind, p, me, least, most)
    d.mask = mask & hand.mask
    d.counts = hand.n
    return choose_some(g, &d, hand.total if d.mask == hand.mask else count_candidates(d.mask, hand.n), out)


cdef int choose_among_held(Game* g, int p, Play* me, int kind, Cards* cards, uint64_t mask, int least,
                           int most, Cards* out) noexcept nogil:
    cdef uint8_t counts[MAX_SLOTS]
    cdef uint64_t held = cards_counts(cards, counts)
    cdef Decision d
    cdef int i
    start(&d, kind, p, me, least, most)
    d.mask = mask & held
    d.counts = counts
    choose_some(g, &d, cards.n if d.mask == held else count_candidates(d.mask, counts), out)
    for i in range(out.n):
        remove_card(cards, out.c[i])
    return out.n


cdef bint ask_may(Game* g, int p, Play* me, int subject) noexcept nogil:
    cdef Decision d
    start(&d, ASK_MAY, p, me, 0, 1)
    d.subject = subject
    ask(g, &d)
    return d.number


cdef bint ask_discard_it(Game* g, int p, Play* me, int subject, int owner) noexcept nogil:
    cdef Decision d
    start(&d, ASK_JUDGE, p, me, 0, 1)
    d.subject = subject
    d.mask = <uint64_t>owner     # whose card it is; a judge may be another player
    ask(g, &d)
    return d.number


cdef void note_options(Game* g, int p, int slot, uint64_t chosen) noexcept nogil:
    while chosen and is_logged(g):
        note(g, T_OPTION, p, slot, ctz64(chosen))
        chosen &= chosen - 1


cdef uint64_t pick_options(Game* g, int p, Play* me, uint64_t options, int n, int subject) noexcept nogil:
    cdef Decision d
    cdef uint64_t chosen = 0
    cdef int i, available = popcount64(options)
    start(&d, ASK_OPTION, p, me, min(n, available), min(n + me.extra_option, available))
    d.mask = options
    d.subject = subject
    if d.min == available:
        return options
    ask(g, &d)
    for i in range(d.n):
        chosen |= bit(d.picks[i])
    note_options(g, p, me.slot, chosen)
    return chosen


cdef uint64_t choose_options_about(Game* g, Play* me, uint64_t options, int n, int subject) noexcept nogil:
    return pick_options(g, me.player, me, options, n, subject)


cdef uint64_t choose_options(Game* g, Play* me, uint64_t options, int n) noexcept nogil:
    return pick_options(g, me.player, me, options, n, -1)


cdef int choose_number_about(Game* g, int p, Play* me, int least, int most, int subject) noexcept nogil:
    cdef Decision d
    if least >= most:
        return least
    start(&d, ASK_NUMBER, p, me, least, most)
    d.subject = subject
    ask(g, &d)
    return d.number


cdef int choose_number(Game* g, int p, Play* me, int least, int most) noexcept nogil:
    return choose_number_about(g, p, me, least, most, -1)


cdef int ask_for_favors(Game* g, Play* me, int price, int most, int subject) noexcept nogil:
    cdef Decision d
    cdef Player* pl = &g.players[me.player]
    if most > 1:
        most = min(most, pl.favors // price)
    start(&d, ASK_SPEND, me.player, me, 0, most)
    d.subject = subject
    ask(g, &d)
    if d.number > 0:
        pl.favors -= d.number * price
        pl.favors_spent += d.number * price
        note(g, T_FAVORS, me.player, me.slot, -d.number * price)
    return d.number


cdef void add_favors(Game* g, int p, int n) noexcept nogil:
    if n > 0:
        g.players[p].favors += n
        g.players[p].favors_gained += n
        note(g, T_FAVORS, p, -1, n)


cdef void order_cards(Game* g, int p, Play* me, Cards* cards) noexcept nogil:
    cdef Decision d
    cdef uint8_t counts[MAX_SLOTS]
    cdef uint64_t mask = cards_counts(cards, counts)
    cdef int i
    if mask & (mask - 1) == 0 or cards.n > MAX_ANSWER:
        return
    start(&d, ASK_ORDER, p, me, cards.n, cards.n)
    d.mask = mask
    d.counts = counts
    ask(g, &d)
    for i in range(d.n):
        cards.c[i] = d.picks[i]


cdef uint64_t cards_counts(Cards* cards, uint8_t* counts) noexcept nogil:
    cdef uint64_t mask = 0
    cdef int i
    memset(counts, 0, MAX_SLOTS)
    for i in range(cards.n):
        counts[cards.c[i]] += 1
        mask |= bit(cards.c[i])
    return mask


cdef bint remove_card(Cards* cards, int slot) noexcept nogil:
    cdef int i, j
    for i in range(cards.n):
        if cards.c[i] == slot:
            cards.n -= 1
            for j in range(i, cards.n):
                cards.c[j] = cards.c[j + 1]
            return True
    return False


cdef void add_card(Cards* cards, int slot) noexcept nogil:
    cards.c[cards.n] = slot
    cards.n += 1
