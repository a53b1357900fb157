"""See random.pxd."""

from libc.stdint cimport uint8_t, uint64_t

from simcore.choosers.rules cimport Rules, rules_ask
from simcore.rng cimport rng_below
from simcore.state cimport *
from simcore.zones cimport *


cdef void random_ask(Game* g, Decision* d) noexcept nogil:
    """The number of picks uniformly, then the picks uniformly among the cards (not the names)."""
    cdef Rng* r = &g.players[d.player].rng
    cdef uint8_t left[MAX_SLOTS]
    cdef int i, j, total = 0, wanted
    if d.kind in (ASK_MAY, ASK_JUDGE, ASK_NUMBER, ASK_SPEND):
        d.number = d.min + rng_below(r, d.max - d.min + 1)
        return
    for i in range(MAX_SLOTS):
        left[i] = 0 if not (d.mask >> i) & 1 else (1 if d.counts == NULL else d.counts[i])
        total += left[i]
    wanted = d.min + rng_below(r, d.max - d.min + 1)
    d.n = 0
    while d.n < wanted:
        j = rng_below(r, total)
        i = 0
        while j >= left[i]:
            j -= left[i]
            i += 1
        d.picks[d.n] = i
        d.n += 1
        left[i] -= 1
        total -= 1


cdef void fill(Decision* d) noexcept nogil:
    """The only answer there is."""
    cdef uint64_t mask = d.mask
    cdef int _
    d.number = d.min
    d.n = 0
    while mask:
        for _ in range(1 if d.counts == NULL else d.counts[ctz64(mask)]):
            if d.n < d.min:
                d.picks[d.n] = ctz64(mask)
                d.n += 1
        mask &= mask - 1


cdef bint is_forced(Decision* d) noexcept nogil:
    """Only one answer is possible; in which order the same cards are named does not matter."""
    cdef uint64_t mask = d.mask
    cdef int names = 0, total = 0
    if d.min != d.max:
        return False
    if d.kind in (ASK_MAY, ASK_JUDGE, ASK_NUMBER, ASK_SPEND):
        return True
    while mask:
        names += 1
        total += 1 if d.counts == NULL else d.counts[ctz64(mask)]
        mask &= mask - 1
    return names == 1 or (total == d.min and d.kind != ASK_ORDER)


cdef bint is_careless(Game* g, Decision* d) noexcept nogil:
    """Is the decision about the card that is left to chance: its own question, or its turn?"""
    cdef int card = (<const Rules*>g.players[d.player].bot.rules).careless_with
    return card < 0 or d.source == card or (d.kind == ASK_PLAY_ACTION and (d.mask >> card) & 1)


cdef void random_choices_ask(Game* g, Decision* d) noexcept nogil:
    """What a card is worth in the hands of someone who does not care how it is used. Treasures
    are played as usual: a deck that forgets its coins would prove nothing. What leaves no choice
    takes no random number: a deck that is never asked plays the very games of its twin."""
    cdef int least = d.min
    if d.kind == ASK_BUY or d.kind == ASK_PLAY_TREASURE or not is_careless(g, d):
        rules_ask(g, d)
        return
    if d.kind == ASK_PLAY_ACTION:
        d.min = 1
    if is_forced(d):
        fill(d)
    else:
        random_ask(g, d)
    d.min = least
