"""The state machine: start, Action phase, Buy phase, Clean-up, end of turn, extra turns.

`play_game` runs a whole game. The steps are there singly too, so that a Scenario can drive a
turn by hand: begin_turn, to_buy_phase, buy, finish_turn.
"""

from libc.stdint cimport uint64_t

from simcore.state cimport *

cdef void set_up(Game* g, const Layout* k, Bot* bots, uint64_t seed, uint64_t block,
                 int rotation) noexcept nogil
cdef void play_game(Game* g) noexcept nogil

cdef void begin_turn(Game* g, int p) noexcept nogil
cdef void to_buy_phase(Game* g) noexcept nogil
cdef uint64_t buyable(Game* g) noexcept nogil
cdef void buy(Game* g, int slot) noexcept nogil
cdef void finish_turn(Game* g) noexcept nogil
cdef bint next_turn(Game* g) noexcept nogil
cdef void decide_winners(Game* g, int* scores, int* shares) noexcept nogil

# ------------------------------------------------------------------ for cards
# "Take an extra turn after this one"; play_limit < 0: no limit of plays from hand.
cdef void grant_extra_turn(Game* g, Play* me, int play_limit, bint never_third) noexcept nogil
cdef void back_to_action_phase(Game* g) noexcept nogil
# Discards one card from play, with everything that happens then.
cdef bint discard_from_play(Game* g, int p, int uid) noexcept nogil
