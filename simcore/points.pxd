"""What all cards of a player are worth, wherever they are; and whether none was lost."""

from simcore.state cimport *

cdef int score_of(Game* g, int p) noexcept nogil
# For checked games and for tests.
cdef bint conserved(Game* g) noexcept nogil
