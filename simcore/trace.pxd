"""The event trace of one game: what `gamelog.py` turns into text. Costs one test when off."""

from simcore.state cimport Game, Trace

cdef enum:
    TRACE_COLUMNS = 6        # code, player, slot, number, extra, depth

# What happened. `gamelog.py` has a sentence for each.
cdef enum:
    T_TURN = 0               # number: turn number; extra: slot that granted an extra turn + 1
    T_DRAW = 1               # one card drawn
    T_SHUFFLE = 2
    T_PLAY = 3               # extra: 1 if played again
    T_GAIN = 4               # extra: destination zone
    T_BUY = 5
    T_TRASH = 6
    T_DISCARD = 7
    T_TO_DECK = 8
    T_TO_BOTTOM = 9
    T_REVEAL = 10
    T_LOOK = 11
    T_SET_ASIDE = 12
    T_TO_PILE = 13
    T_COINS = 14             # slot: the landscape that gives them, or -1
    T_ACTIONS = 15
    T_BUYS = 16
    T_FAVORS = 17            # number: gained (positive) or spent (negative)
    T_OPTION = 18            # slot: card; number: option
    T_NAME = 19              # names the card in `slot`
    T_REACT = 20             # shows or uses the reaction in `slot`
    T_EVENT = 21             # buys the Event in `slot`
    T_ROTATE = 22            # number: pile
    T_TOKEN = 23             # puts a token on the pile of `slot`
    T_SKIP = 24              # skips a turn
    T_END = 25               # the game ends
    T_TO_HAND = 26
    T_PHASE = 27             # number: phase
    T_CLEANUP = 28           # draws the new hand
    T_TRIGGER = 29           # the ability of `slot` takes effect (start of turn ...)
    T_TO_DISCARD = 30        # put into the discard pile without being discarded
    T_STOPPED = 31           # the card played does nothing (Highwayman)
    T_EXCHANGE = 32
    T_MAT = 33               # onto a mat; number: tag
    T_PROTECTED = 34         # unaffected by the attack
    T_DECK_TO_DISCARD = 35   # the whole deck into the discard pile
    T_DRAW_MARK = 36         # number: cards drawn by one instruction, after the T_DRAWs
    T_CURRENT_HAND = 37      # one card of the hand at the start of a turn
    T_FAVOR_COUNT = 38


cdef extern from *:
    # Of Cython: the code for what seldom happens is put out of the way.
    bint likely(bint condition) noexcept nogil
    bint unlikely(bint condition) noexcept nogil


cdef inline bint is_logged(Game* g) noexcept nogil:
    return unlikely(g.trace != NULL)


cdef void trace_add(Trace* t, int code, int p, int slot, int number, int extra) noexcept nogil


cdef inline void note(Game* g, int code, int p, int slot=-1, int number=0, int extra=0) noexcept nogil:
    if is_logged(g):
        trace_add(g.trace, code, p, slot, number, extra)


cdef inline void indent(Game* g, int by) noexcept nogil:
    if is_logged(g):
        g.trace.depth += by
