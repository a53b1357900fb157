"""One game within Python's reach: for scenarios, logs and tests."""

from simcore.layout cimport TableLayout
from simcore.state cimport Bot, Game, Trace, MAX_PLAYERS


cdef class Table:
    cdef Game* g
    cdef Bot bots[MAX_PLAYERS]
    cdef Trace log
    cdef readonly TableLayout layout
    cdef readonly tuple names
    cdef list kept_alive
    cdef int _slot(self, name) except -1
    cdef int _seat(self, p) except -1
    cdef _cards(self, const unsigned char* cards, int n)
    cdef _fill(self, int p, zone, names)
