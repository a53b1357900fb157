"""See conditions.pxd."""

from libc.math cimport floor
from libc.stdint cimport int32_t, uint8_t, uint32_t, uint64_t

import numpy as np

from simcore.choosers.quantities cimport count_of, quantity
from simcore.layout cimport TableLayout
from simcore.state cimport *

cdef enum:
    STACK = 32
    # What a test looks at (vocabulary.py) ...
    LOOK_TURN = 1
    LOOK_HAND = 5
    LOOK_OWNED = 7
    LOOK_SUPPLY = 11
    LOOK_PLAYED = 31
    LOOK_PROGRAM = 63
    PROGRAM_ENDS = 83
    # ... and, for most, just where that stands: so many bytes behind the start of the game, or of
    # the player.
    BYTE_OF_GAME = 200
    BYTE_OF_PLAYER = 201
    CHAIN_ENDS = 202         # chains.py
    NUMBER_OF_PLAYER = 203   # no byte, but a whole number that stands there


cdef bint compare(double a, int op, double b) noexcept nogil:
    if op == 71:
        return a < b
    if op == 72:
        return a <= b
    if op == 73:
        return a > b
    if op == 74:
        return a >= b
    if op == 75:
        return a == b
    return a != b


cdef double binary(double a, int op, double b) noexcept nogil:
    if op == 64:
        return a + b
    if op == 65:
        return a - b
    if op == 66:
        return a * b
    if op == 67:
        return 0 if b == 0 else floor(a / b)
    if op == 68:
        return 0 if b == 0 else a - b * floor(a / b)
    if op == 69:
        return min(a, b)
    if op == 70:
        return max(a, b)
    if op == 77:
        return a != 0 and b != 0
    if op == 78:
        return a != 0 or b != 0
    return compare(a, op, b)


cdef double evaluate(Game* g, int p, const Programs* programs, int start) noexcept nogil:
    """A postfix program over a stack of doubles; `strategies.compiling` keeps it shallow."""
    cdef double stack[STACK]
    cdef const int32_t* code = &programs.code[2 * start]
    cdef int top = 0
    cdef int op, arg
    while True:
        op = code[0]
        arg = code[1]
        code += 2
        if op == 0:
            stack[top] = programs.constants[arg]
            top += 1
        elif op < 64 or op >= 128:
            stack[top] = quantity(g, p, op, arg)
            top += 1
        elif op == 79:
            stack[top - 1] = stack[top - 1] == 0
        elif op == 80:
            stack[top - 1] = -stack[top - 1]
        elif op == 81 or op == 82:
            if (stack[top - 1] != 0) == (op == 82):
                stack[top - 1] = op == 82
                code += 2 * arg
        elif op == PROGRAM_ENDS:
            return stack[0]
        else:
            top -= 1
            stack[top - 1] = binary(stack[top - 1], op, stack[top])


cdef int worked_out(Game* g, int p, const Programs* programs, int op, int arg) noexcept nogil:
    if op == LOOK_PROGRAM:
        return <int>evaluate(g, p, programs, arg)
    return count_of(g, p, op, arg)


cdef inline int value_of(Game* g, int p, const Programs* programs, int op, int arg) noexcept nogil:
    if op == BYTE_OF_PLAYER:
        return (<const uint8_t*>&g.players[p])[arg]
    if op == BYTE_OF_GAME:
        return (<const uint8_t*>g)[arg]
    if op == NUMBER_OF_PLAYER:
        return (<const int32_t*>(<const uint8_t*>&g.players[p] + arg))[0]
    return worked_out(g, p, programs, op, arg)


cdef int walk_on(const Programs* programs, Game* g, int p, uint64_t candidates,
                 const Step* step) noexcept nogil:
    cdef int value
    if not (candidates >> step.target) & 1:
        return walk(g, p, candidates, programs, step.missing)
    value = value_of(g, p, programs, step.op, step.arg)
    if step.less_op:
        value -= step.times * value_of(g, p, programs, step.less_op, step.less_arg)
    return walk(g, p, candidates, programs,
                step.then if <uint32_t>value - <uint32_t>step.low <= step.span else step.otherwise)


cdef tuple place_of(int op, int arg, TableLayout layout):
    """Where a quantity stands, as another op and arg; the same if it has to be worked out."""
    cdef Game table
    cdef Player someone
    if op == LOOK_OWNED:
        return BYTE_OF_PLAYER, <uint8_t*>&someone.owned[arg] - <uint8_t*>&someone
    if op == LOOK_TURN:
        return NUMBER_OF_PLAYER, <uint8_t*>&someone.all_turns - <uint8_t*>&someone
    if op == LOOK_HAND:
        return BYTE_OF_PLAYER, <uint8_t*>&someone.hand.n[arg] - <uint8_t*>&someone
    if op == LOOK_PLAYED:
        return BYTE_OF_PLAYER, <uint8_t*>&someone.plays[arg] - <uint8_t*>&someone
    if op == LOOK_SUPPLY and layout.k.pile_of[arg] != 255:
        return BYTE_OF_GAME, <uint8_t*>&table.pile_n[layout.k.pile_of[arg]] - <uint8_t*>&table
    return op, arg


cdef int base_of(Step* step):
    if step.op == CHAIN_ENDS:
        return ENDS
    if step.less_op:
        return WORKED_OUT
    return IN_GAME if step.op == BYTE_OF_GAME else IN_PLAYER if step.op == BYTE_OF_PLAYER else WORKED_OUT


cdef object written_steps(chains):
    cdef uint8_t[::1] room = np.empty(len(chains.steps) * sizeof(Step), dtype=np.uint8)
    cdef Step* steps = <Step*>&room[0]
    cdef Step* step = steps
    for target, look, low, high, then, otherwise, missing in chains.steps:
        step.target = target
        step.op, step.arg, step.less_op, step.less_arg, step.times = look
        step.base = base_of(step)
        step.low = low
        step.span = high - low
        step.then = &steps[<int>then]
        step.otherwise = &steps[<int>otherwise]
        step.missing = &steps[<int>missing]
        step += 1
    return room
