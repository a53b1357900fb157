"""What the rule vocabulary can look at, computed from a game. Numbers as in vocabulary.py."""

from simcore.state cimport Game

cdef double quantity(Game* g, int p, int op, int arg) noexcept nogil
cdef int hand_coins(Game* g, int p) noexcept nogil
cdef int money(Game* g, int p) noexcept nogil
# What n copies of a card pay whose coins are not printed as a fixed number (Fool's Gold): in hand,
# for this turn, or all that a player owns, on average.
ctypedef int (*Pay)(Game* g, int p, int slot, int n, bint in_hand) noexcept nogil
cdef int pays(str name, Pay pay) except -1
# What one copy of a Treasure adds to this hand.
cdef int coins_of(Game* g, int p, int slot) noexcept nogil
cdef int score_lead(Game* g, int p) noexcept nogil
# Would the game end with this turn if one more of these cards were gained?
cdef bint ends_game(Game* g, int slot) noexcept nogil
# How many cards must go before the game ends, by the shortest way.
cdef int piles_to_end(Game* g) noexcept nogil
