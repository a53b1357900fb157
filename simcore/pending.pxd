"""Cards in play as individuals, and the effects that wait for their moment.

A pending effect belongs to a player, names the event it waits for, and may keep its card in
play (`KEEPS`): a Duration is discarded in the Clean-up in which no effect keeps it any more.
"""

from libc.stdint cimport uint32_t, uint64_t

from simcore.state cimport *

cdef inline bint looks_at(int marks, bint own) noexcept nogil:
    """Does an ability with these marks look at what its owner does? Or, not `own`, at what others do?"""
    return (marks & OTHERS << own) != 0


cdef InPlay* find_in_play(Game* g, int p, int uid) noexcept nogil
# Arms an effect that waits for these cards.
# The caller may narrow it further through the pointer it gets.
cdef Pending* add_pending_about(Game* g, Play* me, int event, uint64_t cards, Trigger fire, int until,
                                int marks) noexcept nogil
cdef Pending* add_pending(Game* g, Play* me, int event, Trigger fire, int until, int marks) noexcept nogil
# At the start of your next turn; the card stays in play until then.
cdef Pending* at_next_turn(Game* g, Play* me, Trigger fire) noexcept nogil
cdef inline Pending* told_apart(Pending* e) noexcept nogil:
    """Its player may have several from cards of this name, and resolves them in any order."""
    e.marks |= TOLD_APART
    return e


# `play` puts what the plain bonuses do here when it is imported.
cdef void set_next_turn_bonus(Trigger fire) noexcept nogil
cdef void bonuses_of_any_come(Game* g, int p, int slot, int uid) noexcept nogil


cdef inline void bonuses_come(Game* g, int p, int slot, int uid) noexcept nogil:
    """The card's plain bonuses come at the start of the player's next turn. A mark on the card says so:
    that is an effect in all but form."""
    cdef Player* pl = &g.players[p]
    cdef InPlay* latest = &pl.in_play[pl.n_in_play - 1]
    # Mostly it is the card just played.
    if pl.n_in_play and latest.uid == <uint32_t>uid and latest.marks < MANY_MARKS:
        latest.marks += COMING
    else:
        bonuses_of_any_come(g, p, slot, uid)


# Gives them that form, for when something else happens at that time, or the card leaves play before.
cdef void await_bonuses(Game* g, int p, InPlay* card) noexcept nogil
cdef void remove_pending(Game* g, int i) noexcept nogil
# A card that played a Duration more than once stays in play as long as that Duration does.
cdef void stay_with(Game* g, int p, int keeper, int played) noexcept nogil
cdef void forget_links(Game* g) noexcept nogil
# Cards cost $1 less as long as this card is in play, however often it was played.
cdef void cheaper_while_in_play(Game* g, Play* me) noexcept nogil
cdef void change_price_in_play(Game* g, int by) noexcept nogil
cdef void restore_pending(Game* g, Pending* spent) noexcept nogil
# Shows cards to the standing rules of an event (SHOWN), for the rest of the game.
cdef void watch_also(Game* g, int event, uint64_t cards) noexcept nogil
cdef bint in_nobodys_play(Game* g, int uid) noexcept nogil

cdef void let_go(Game* g, int p, InPlay* card) noexcept nogil
cdef void end_with_turn(Game* g) noexcept nogil
cdef void end_before_turn_of(Game* g, int p) noexcept nogil
cdef bint stays_with_another(Game* g, int p, InPlay* card) noexcept nogil


cdef inline void card_leaves_play(Game* g, int p, InPlay* card) noexcept nogil:
    """Ends what lasts only while the card is in play; what it has set up still happens."""
    if card.stay or card.marks >= COMING or g.pending_until[WHILE_IN_PLAY]:
        let_go(g, p, card)


cdef inline void expire_turn(Game* g) noexcept nogil:
    if g.pending_until[UNTIL_TURN_ENDS]:
        end_with_turn(g)


cdef inline void expire_until_turn_of(Game* g, int p) noexcept nogil:
    if g.pending_until[UNTIL_OWNERS_TURN]:
        end_before_turn_of(g, p)


cdef inline bint stays_in_play(Game* g, int p, InPlay* card) noexcept nogil:
    """Does Clean-up leave it in play? A Duration with something left to do stays, and so does
    a card that played it more than once (the card that only played *that* one does not)."""
    return card.stay or card.marks >= COMING or (g.n_links and stays_with_another(g, p, card))
