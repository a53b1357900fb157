"""What a hand is good for: judgements that the advices of Allies and Plunder share."""

from libc.stdint cimport uint64_t

from simcore.state cimport Game

# The coins of this turn, Treasures in hand included.
cdef int coins_to_spend(Game* g, int p) noexcept nogil
# The prices that matter: a Silver, a $5 card, a Gold, a Province.
cdef int price_reached(int coins) noexcept nogil
# What so many coins buy, on the scale of `deck_value`.
cdef int worth_of_coins(Game* g, int coins) noexcept nogil
# The hand without one copy of the card that is about to be played.
cdef uint64_t rest_of_hand(Game* g, int p, int slot) noexcept nogil
cdef bint has_another_action(Game* g, int p, int slot) noexcept nogil
# The junk among these cards of the hand that goes without making this turn's purchase worse; -1: none.
cdef int useless_card(Game* g, int p, uint64_t mask) noexcept nogil
# The card to trash for as many coins as it costs; -1: rather none.
cdef int card_to_cash_in(Game* g, int p, uint64_t mask) noexcept nogil
# The card of the hand that is worth most on top of the deck, or is missed least.
cdef int card_for_next_turn(Game* g, int p, uint64_t mask) noexcept nogil
# What one play of this Treasure brings, about, in tenths of coins; the best one, or -1.
cdef int treasure_value(Game* g, int slot) noexcept nogil
cdef int best_treasure(Game* g, int p, uint64_t mask) noexcept nogil
# Actions in hand that cannot all be played, or none can be.
cdef bint stuck_actions(Game* g, int p) noexcept nogil
# A card to trash for one that costs up to `more` more, for the points of it, as the end comes near; -1: none.
cdef int card_for_points(Game* g, int p, uint64_t mask, int more) noexcept nogil
# The Victory card with most points among these, when points count; -1: none, or too early.
cdef int points_to_gain(Game* g, uint64_t mask) noexcept nogil
