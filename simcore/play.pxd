"""Playing a card: the procedure, and the ways in which an effect can play one.

    put it into play - count it - BEFORE (reactions to an Attack, first-effects) -
    RESOLVE (the bonuses of the catalog, then the card's function) - AFTER
"""

from libc.stdint cimport uint64_t

from simcore.state cimport *
from simcore.zones cimport armed

# ------------------------------------------------------------------ what a card gives
cdef void plus_actions(Game* g, Play* me, int n) noexcept nogil
cdef void plus_buys(Game* g, Play* me, int n) noexcept nogil
cdef void plus_coins(Game* g, Play* me, int n) noexcept nogil
cdef void give(Game* g, Play* me, const Bonus* b) noexcept nogil

# What the player's Durations give at the start of this turn, if they all only give bonuses and
# nothing looks on. Gives 0, and does nothing, if there is more to it.
cdef bint take_next_turn_bonuses(Game* g, int p) noexcept nogil

# ------------------------------------------------------------------ playing
cdef uint64_t not_forbidden(Game* g, int p) noexcept nogil


cdef inline uint64_t playable(Game* g, int p) noexcept nogil:
    """The cards in hand that the player may play from hand at all."""
    if p == g.turn_player and g.turn.play_limit == 0:
        return 0
    return not_forbidden(g, p) if armed(g, EV_MAY_NOT_PLAY) else g.players[p].hand.mask


cdef int play_from_hand(Game* g, int p, int slot) noexcept nogil
# A card in limbo (set aside, looked at) is put into play and resolved. Gives its uid.
cdef int play_loose(Game* g, int p, int slot) noexcept nogil
# A followed card (just gained, just discarded), if it is still there; gives its uid or 0.
cdef int play_place(Game* g, Place* where) noexcept nogil
# A play from hand whose "choose" lists have one more option (Elder).
cdef int play_with_extra_option(Game* g, int p, int slot) noexcept nogil
# The same card once more, without moving it. `by` is the card that does so.
cdef void play_again(Game* g, Play* by, int slot, int uid) noexcept nogil
# Choose-and-play-it `times` times (Throne Room); gives the slot or -1.
cdef int play_repeatedly(Game* g, Play* me, int slot, int times) noexcept nogil
