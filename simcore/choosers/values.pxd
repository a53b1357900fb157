"""What cards are worth to a player: the judgement behind the default choices."""

from simcore.state cimport Game

# In the deck, from now to the end of the game (to trash the worst, to gain the best).
cdef int deck_value(Game* g, int p, int slot) noexcept nogil
# To gain now: near the end only points count, and a terminal Action that the deck has no room
# for is worth half.
cdef int gain_value(Game* g, int p, int slot) noexcept nogil
cdef bint room_for_terminals(Game* g, int p) noexcept nogil
# In the hand, for the rest of this turn or for the next one (to discard the worst).
cdef int hand_value(Game* g, int p, int slot) noexcept nogil
# The same, for a discard: a card that is there to be discarded (Tunnel) is worth less than nothing.
cdef int discard_value(Game* g, int p, int slot) noexcept nogil
cdef int reward_discard(str name, int value) except -1
# How good it is to play this Action or Treasure now. NOT_NOW or less: rather not at all.
cdef int play_value(Game* g, int p, int slot) noexcept nogil
cdef int plain_play_value(Game* g, int p, int slot) noexcept nogil

cdef enum:
    NOT_NOW = -1000

# A card that should be judged by more than its bonuses and price: gives a value on the scale of
# `plain_play_value` (villages 420 and more, cantrips 500, terminals 0 to 90; Treasures 0 for
# plain ones, which come last, and 100 and more for those that do something).
ctypedef int (*Judgement)(Game* g, int p, int slot) noexcept nogil
cdef int judge_play(str name, Judgement judgement) except -1
# The end of the game is near: points count, improvements do not.
cdef bint is_late(Game* g) noexcept nogil
# A card that every deck is better without.
cdef bint is_junk(Game* g, int p, int slot) noexcept nogil
cdef int action_need(Game* g, int p) noexcept nogil
