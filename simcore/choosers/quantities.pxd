"""What the rule vocabulary can look at, computed from a game. Numbers as in vocabulary.py."""

from libc.stdint cimport int16_t, uint8_t, uint64_t

from simcore.state cimport *
from simcore.zones cimport *

# What n copies of a card pay whose coins are not printed as a fixed number (Fool's Gold): in hand,
# for this turn, or all that a player owns, on average.
cdef int pays(str name, Pay pay) except -1
# Fills in what the cards of a kingdom pay.
cdef void appraise_coins(Layout* k) noexcept
# What those of these cards pay whose coins are not a fixed number, with so many copies of each.
cdef int paid_by(Game* g, int p, const uint8_t* n, uint64_t cards, bint in_hand) noexcept nogil
cdef int score_lead(Game* g, int p) noexcept nogil
# Would the game end with this turn if one more of these cards were gained?
cdef bint ends_game(Game* g, int slot) noexcept nogil
cdef int count_to_end(Game* g) noexcept nogil
# Fills in `to_end`, but does not count if there are more than so many.
cdef void see_the_end(Game* g, int cards) noexcept nogil
# Of the quantities that are whole numbers, which all but `average_coin` are.
cdef int count_of(Game* g, int p, int op, int arg) noexcept nogil
cdef double quantity(Game* g, int p, int op, int arg) noexcept nogil


cdef inline int pile_count(Game* g, int slot) noexcept nogil:
    return 0 if g.k.pile_of[slot] == 255 else g.pile_n[g.k.pile_of[slot]]


cdef inline int piles_to_end(Game* g) noexcept nogil:
    """How many cards must go before the game ends, by the shortest way. Asked often, and the same
    until a card is gained."""
    if g.turn.to_end <= 0:
        g.turn.to_end = 1 + count_to_end(g)
    return g.turn.to_end - 1


cdef inline int weigh(const uint8_t* n, const int16_t* worth) noexcept nogil:
    """So many copies of each card, times what one is worth. All slots, so that the compiler can
    take many at a time: those that are not in use count 0."""
    cdef int slot, total = 0
    for slot in range(MAX_SLOTS):
        total += n[slot] * worth[slot]
    return total


cdef inline int hand_coins(Game* g, int p) noexcept nogil:
    """What the Treasures in hand will pay."""
    cdef Bag* hand = &g.players[p].hand
    cdef uint64_t left = hand.mask & g.k.of_type[1]
    cdef int coins = paid_by(g, p, hand.n, left, True) if left & g.k.worth.pays else 0
    while left:
        coins += hand.n[ctz64(left)] * g.k.worth.coins[ctz64(left)]
        left &= left - 1
    return coins


cdef inline int money(Game* g, int p) noexcept nogil:
    """What all cards of a player pay."""
    cdef const uint8_t* owned = g.players[p].owned
    cdef int coins = weigh(owned, g.k.worth.coins)
    return coins + paid_by(g, p, owned, g.k.cards, False) if g.k.worth.pays else coins


cdef inline int coins_of(Game* g, int p, int slot) noexcept nogil:
    """What one copy of a Treasure adds to this hand."""
    cdef Pay pay = g.k.worth.pay[slot]
    cdef int n = g.players[p].hand.n[slot]
    if pay == NULL:
        return g.k.worth.coins[slot]
    return pay(g, p, slot, n, True) - pay(g, p, slot, n - 1, True) if n > 1 else pay(g, p, slot, 1, True)
