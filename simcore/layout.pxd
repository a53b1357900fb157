"""A kingdom for a number of players, as the core sees it: the Layout struct, filled."""

from simcore.state cimport Layout


cdef class TableLayout:
    cdef Layout k
    cdef readonly object kingdom
    cdef readonly int players
    cdef readonly tuple names        # by slot
