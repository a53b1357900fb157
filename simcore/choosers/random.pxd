"""Uniform legal answers: the fuzzer."""

from simcore.state cimport Decision, Game

cdef void random_ask(Game* g, Decision* d) noexcept nogil
