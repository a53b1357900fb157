"""Answers from Python: a strategy's methods, or the queue of a Scenario."""

from simcore.state cimport Decision, Game

cdef void callback_ask(Game* g, Decision* d) noexcept nogil


cdef class View:
    """What the deciding player may know. Valid only while the decision is being answered."""
    cdef Game* g
    cdef readonly int player
    cdef tuple names
    cdef _bag(self, const unsigned char* n)
    cdef int _slot(self, name) except -2


cdef class Callback:
    cdef readonly object target      # has decide(view, decision)
    cdef readonly tuple names        # by slot
    cdef readonly frozenset kinds    # the decisions it wants to be asked
    cdef public object error         # the exception it raised
