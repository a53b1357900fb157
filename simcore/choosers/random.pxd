"""Uniform legal answers: the fuzzer, and the yardstick of the default choices."""

from simcore.state cimport Decision, Game

cdef void random_ask(Game* g, Decision* d) noexcept nogil
# Buys by the strategy's rules, plays what can be played, in any order; all else by chance.
cdef void random_choices_ask(Game* g, Decision* d) noexcept nogil
