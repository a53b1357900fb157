"""What Loots, Traits and Events share: effects that wait, and cards that lie aside meanwhile.

Cards that one effect has set aside carry its tag (`me.tag`).
"""

from simcore.cards.common cimport *

# The effect of this card or landscape of mine that already waits to do `fire`; NULL: none.
cdef Pending* waiting(Game* g, Play* me, Trigger fire) noexcept nogil
# An `applies` for effects that move a gained card: it is still where it arrived.
cdef bint not_moved(Game* g, Play* me, Event* ev) noexcept nogil
# Takes all set-aside cards of me.tag into limbo.
cdef void take_all_aside(Game* g, Play* me, Cards* out) noexcept nogil
# "At the end of this turn, put them into your hand", whoever's turn it is.
cdef void to_hand_at_turn_end(Game* g, Play* me) noexcept nogil
