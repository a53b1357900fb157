"""Conditions of rules, as games walk through them.

A chain (chains.py) is made of steps. Each belongs to a rule about some card: if that is no candidate
the chain leads on to the next rule, otherwise a test (vocabulary.py) says where to go on.
"""

from libc.stdint cimport int32_t, uint8_t, uint32_t, uint64_t

from simcore.layout cimport TableLayout
from simcore.state cimport Game

cdef enum:
    # The base of a step whose quantity is a byte that stands somewhere ...
    IN_GAME = 0
    IN_PLAYER = 1
    # ... and of the others.
    WORKED_OUT = 2
    ENDS = 3                 # no test: the end of the chain, `arg` is its card


cdef struct Step:
    uint8_t target
    uint8_t base
    uint8_t op
    uint8_t less_op
    int32_t arg              # of a byte: how far behind the base it stands
    int32_t less_arg
    int32_t times            # so many of `less_op less_arg` are subtracted
    int32_t low
    uint32_t span            # from low to high
    const Step* then
    const Step* otherwise
    const Step* missing      # if the target is no candidate


cdef struct Programs:
    const int32_t* code      # pairs (op, arg)
    const double* constants


# From a step whose quantity has to be worked out. (The arguments come in the order of a Pick, so that they
# need not change places.)
cdef int walk_on(const Programs* programs, Game* g, int p, uint64_t candidates,
                 const Step* step) noexcept nogil
# Where a quantity stands, as another op and arg; the same if it has to be worked out.
cdef tuple place_of(int op, int arg, TableLayout layout)
# The steps as bytes. They must be kept where they are.
cdef object written_steps(chains)


cdef inline int walk(Game* g, int p, uint64_t candidates, const Programs* programs,
                     const Step* step) noexcept nogil:
    """From step to step to the end of the chain: the card of the rule that applies, or -1."""
    cdef const uint8_t* bases[2]
    bases[IN_GAME] = <const uint8_t*>g
    bases[IN_PLAYER] = <const uint8_t*>&g.players[p]
    while step.base < WORKED_OUT:
        if not (candidates >> step.target) & 1:
            step = step.missing
        elif <uint32_t>bases[step.base][step.arg] - <uint32_t>step.low <= step.span:
            step = step.then
        else:
            step = step.otherwise
    return step.arg if step.base == ENDS else walk_on(programs, g, p, candidates, step)
