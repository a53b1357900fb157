"""What Loots, Traits and Events share: effects that wait for a card just gained."""

from simcore.cards.common cimport *

# The effect of this card or landscape of mine that already waits to do `fire`; NULL: none.
cdef Pending* waiting(Game* g, Play* me, Trigger fire) noexcept nogil
# An `applies` for effects that move a gained card: it is still where it arrived.
cdef bint not_moved(Game* g, Play* me, Event* ev) noexcept nogil
