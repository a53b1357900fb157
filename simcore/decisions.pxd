"""Asking a player. Every choice in the game goes through `ask`; a chooser answers it.

A decision with only one legal outcome is not asked. Candidates are a mask of slots (or of a
card's options); `counts` says how often a slot may be picked.
"""

from libc.stdint cimport uint8_t, uint64_t

from simcore.state cimport *
from simcore.zones cimport *

cdef bint is_legal(Decision* d) noexcept nogil
# After an error: any legal answer, so that the game can unwind.
cdef void first_legal(Decision* d) noexcept nogil
# In a checked game, and after an error.
cdef void ask_with_care(Game* g, Decision* d) noexcept nogil


cdef inline void ask(Game* g, Decision* d) noexcept nogil:
    g.turn.steps += 1
    if SIMCORE_CHECKED or unlikely(g.checked or g.error):
        ask_with_care(g, d)
        return
    g.players[d.player].bot.ask(g, d)
    if unlikely(g.error):
        first_legal(d)


# Picks min..max cards among the candidates into `out`; gives how many.
cdef int choose(Game* g, int p, Play* me, int kind, uint64_t mask, const uint8_t* counts,
                int least, int most, Cards* out) noexcept nogil
cdef int ask_for_one(Game* g, int p, Play* me, int kind, uint64_t mask, bint optional) noexcept nogil


cdef inline int choose_one(Game* g, int p, Play* me, int kind, uint64_t mask, bint optional) noexcept nogil:
    """One card (its slot), or -1 if there is none or the player declines."""
    if mask == 0:
        return -1
    if not optional and mask & (mask - 1) == 0:
        return ctz64(mask)
    return ask_for_one(g, p, me, kind, mask, optional)


# From the player's hand, among the slots of `mask`.
cdef int choose_from_hand(Game* g, int p, Play* me, int kind, uint64_t mask, int least, int most,
                          Cards* out) noexcept nogil


cdef inline uint64_t cards_mask(Cards* cards) noexcept nogil:
    cdef uint64_t mask = 0
    cdef int i
    for i in range(cards.n):
        mask |= bit(cards.c[i])
    return mask


cdef int choose_among_held(Game* g, int p, Play* me, int kind, Cards* cards, uint64_t mask, int least,
                           int most, Cards* out) noexcept nogil


cdef inline int choose_among(Game* g, int p, Play* me, int kind, Cards* cards, uint64_t mask, int least,
                             int most, Cards* out) noexcept nogil:
    """Among cards that are held in `cards`; the picks are taken out of it."""
    if mask != ANY and not mask & cards_mask(cards):
        out.n = 0
        return 0
    return choose_among_held(g, p, me, kind, cards, mask, least, most, out)


# Yes or no to what the source offers, about the card `subject` (-1: none).
cdef bint ask_may(Game* g, int p, Play* me, int subject) noexcept nogil
# Discard (1) or keep (0) this card of `owner`?
cdef bint ask_discard_it(Game* g, int p, Play* me, int subject, int owner) noexcept nogil
# `n` different options of the card out of `options` (bits); gives their bits.
# Elder's extra option is added here, for every card alike.
cdef uint64_t choose_options(Game* g, Play* me, uint64_t options, int n) noexcept nogil
# The same for a choice that depends on a card: the one trashed or played just now.
cdef uint64_t choose_options_about(Game* g, Play* me, uint64_t options, int n, int subject) noexcept nogil
cdef int choose_number(Game* g, int p, Play* me, int least, int most) noexcept nogil
cdef int choose_number_about(Game* g, int p, Play* me, int least, int most, int subject) noexcept nogil


# If there are Favors for one unit at least.
cdef int ask_for_favors(Game* g, Play* me, int price, int most, int subject) noexcept nogil


cdef inline int spend_favors_on(Game* g, Play* me, int price, int most, int subject) noexcept nogil:
    """Favors, because of a card: pays units of that price, so many at most; gives how many were paid."""
    if most <= 0 or g.players[me.player].favors < price:
        return 0
    return ask_for_favors(g, me, price, most, subject)


cdef inline int spend_favors(Game* g, Play* me, int price, int most) noexcept nogil:
    return spend_favors_on(g, me, price, most, -1)


cdef void add_favors(Game* g, int p, int n) noexcept nogil
# Orders the cards: cards.c[0] first; the caller says what first means.
cdef void order_cards(Game* g, int p, Play* me, Cards* cards) noexcept nogil

# The first so many of these cards, without a choice.
cdef int take_first(uint64_t mask, const uint8_t* counts, int most, Cards* out) noexcept nogil
# The set of these cards, with how many of each there are.
cdef uint64_t cards_counts(Cards* cards, uint8_t* counts) noexcept nogil
cdef bint remove_card(Cards* cards, int slot) noexcept nogil
cdef void add_card(Cards* cards, int slot) noexcept nogil
