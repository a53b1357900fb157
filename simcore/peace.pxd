"""Peace: quiet turns that follow one another directly.

As long as nothing waits, no card is in play, no pile is empty and hands are of basic cards, a turn is
five coins counted, a purchase looked up and a hand drawn. The steps between two turns, and what
only the turn itself would remember, are left out until peace ends. The games are the same; this
is there for speed alone, and a module of its own so that the compiler keeps it in one piece.
"""

from simcore.state cimport Game

# Will turns be quiet until a hand is not basic or a gain is more than a plain one?
cdef bint is_peace(Game* g) noexcept nogil
# Turn after turn, until one is not peaceful: that one has begun.
cdef void take_peaceful_turns(Game* g) noexcept nogil
