"""Triggers: who reacts to what, in which order.

An Event is offered to the players in turn order, beginning with the player whose turn it is.
Each of them resolves, in an order of their choice, what that event sets off for them:

- the card's own ability (gained, trashed, discarded ...),
- whole-game rules: the Ally, Traits, standing rules of cards such as Duchess,
- pending effects: set up earlier, for this turn, until the next turn, for the next time,
- reactions from the hand, as long as they are used and not declined.

Each of them once per occasion; whatever they set off in turn is finished first.
"""

from libc.stdint cimport uint32_t

from simcore.pending cimport *
from simcore.state cimport *
from simcore.zones cimport *

cdef void start_event(Event* ev, int kind, int p, int slot) noexcept nogil
# What the event, or a moment of the turn, sets off for one player.
cdef void fire_for(Game* g, Event* ev, int p) noexcept nogil
cdef void fire_moment(Game* g, int kind, int p) noexcept nogil
# Would a standing rule act at this moment of the turn?
cdef bint a_rule_applies(Game* g, int kind, int p) noexcept nogil
# A play, before the card does anything or after it has done everything.
cdef void announce(Game* g, Play* me, int kind) noexcept nogil
# Every other player may react to an Attack, before it does anything.
cdef void offer_reactions(Game* g, Play* me) noexcept nogil


cdef inline void fire_turn_event(Game* g, int kind, int p) noexcept nogil:
    """A moment of the turn that concerns its player only."""
    if may_fire(g, kind):
        fire_moment(g, kind, p)


# ------------------------------------------------------------------ arming effects: "when ..."
# ("At the start of your next turn" is in `pending`.)
# The next time `event` happens (to the owner; narrow by cards or `applies`); stays in play.
cdef Pending* next_time(Game* g, Play* me, int event, uint64_t cards, Trigger fire) noexcept nogil
# Whenever `event` happens to you this turn.
cdef Pending* this_turn(Game* g, Play* me, int event, uint64_t cards, Trigger fire) noexcept nogil
# Once this turn.
cdef Pending* once_this_turn(Game* g, Play* me, int event, uint64_t cards, Trigger fire) noexcept nogil
# Once this turn, at an occasion that the player likes: what causes such an event may cause a second one,
# and whoever lets one go by waits for another.
cdef Pending* may_once_this_turn(Game* g, Play* me, int event, uint64_t cards, Trigger fire) noexcept nogil
# Whenever `event` happens to others (marks OTHERS) or anyone, until your next turn starts.
cdef Pending* until_next_turn(Game* g, Play* me, int event, uint64_t cards, int marks,
                              Trigger fire) noexcept nogil
# As long as the card is in play; a second play of the same card adds nothing.
cdef Pending* while_in_play(Game* g, Play* me, int event, int marks, Trigger fire) noexcept nogil


cdef inline bint affects(Play* me, int p) noexcept nogil:
    """Is the player touched by this play? Immunity is decided when the card is played."""
    return p != me.player and not (me.immune >> p) & 1
