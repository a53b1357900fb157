"""Puts a chooser into a seat: compiled rules, the defaults, chance, or Python."""

from simcore.layout cimport TableLayout
from simcore.state cimport Bot

cdef int seat_bot(Bot* bot, chooser, TableLayout layout) except -1


cdef class Chooser:
    """A strategy bound to a kingdom, ready to sit down. Keeps its tables alive."""
    cdef readonly object strategy
    cdef readonly object compiled
    cdef object book                 # RuleBook
    cdef public object callback      # Callback or None
    cdef readonly str kind           # "rules", "random" or "random_choices"
