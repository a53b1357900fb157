"""What Traits share with Events."""

from simcore.cards.common cimport *

# Plays all set-aside cards of me.tag among `mask`, in an order of the player's choice.
cdef void play_all_aside(Game* g, Play* me, uint64_t mask) noexcept nogil
