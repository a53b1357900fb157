"""Sound play for every decision of every card, so that a bare buy list plays well.

Generic principles first (values.pyx: what a card is worth in the deck, in this hand, to
gain); a card whose choice needs its own thought has an *advice*, registered by its name. The
principles are written down in docs/play.md.
"""

from libc.stdint cimport uint8_t, uint64_t

from simcore.state cimport Decision, Game
from simcore.zones cimport ctz64

# Gives 1 if it has answered the decision.
ctypedef bint (*Advice)(Game* g, Decision* d) noexcept nogil

cdef void default_ask(Game* g, Decision* d) noexcept nogil
cdef void default_answer(Game* g, Decision* d) noexcept nogil
# Adds picks among what is `left` (NULL: one of each) until d.min is reached.
cdef void default_fill(Game* g, Decision* d, const uint8_t* left) noexcept nogil
cdef int advise(str name, Advice advice) except -1
# Which of several simultaneous abilities comes first: the one of the largest urgency (0 if not
# given). Draws before discards; what saves a card before what would trash it.
cdef int urgency(str name, int value) except -1

# The best of these cards to play next, some of which have a thought of their own; -1: rather none.
cdef int best_play(Game* g, int p, uint64_t candidates) noexcept nogil
# The same if none has, so that one is always good.
cdef int best_plain_play(Game* g, int p, uint64_t candidates) noexcept nogil


# ------------------------------------------------------------------ for advices: one pick, none, yes or no
cdef inline bint pick(Decision* d, int slot) noexcept nogil:
    d.picks[0] = slot
    d.n = 1
    return True


cdef inline bint pass_(Decision* d) noexcept nogil:
    d.n = 0
    d.number = 0
    return True


cdef inline bint say(Decision* d, int number) noexcept nogil:
    d.number = max(d.min, min(d.max, number))
    return True


# ------------------------------------------------------------------ what to play
cdef inline int default_play(Game* g, int p, uint64_t candidates) noexcept nogil:
    """Which one of these Actions or Treasures to play next; -1: rather none."""
    if candidates & g.k.worth.judged:
        if candidates & g.k.worth.goes_first:
            candidates &= ~g.k.worth.never_first
        if candidates & g.k.worth.judged:
            return best_play(g, p, candidates)
    return best_plain_play(g, p, candidates) if candidates & (candidates - 1) else ctz64(candidates)
