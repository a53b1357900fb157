"""The words that card texts are made of. Card functions are short sentences of these.

Everything here acts for the player of `me` unless it says otherwise. `mask` narrows the
candidates: `of_types(g, TREASURE)`, `costing_up_to(g, 4)`, ...
"""

from libc.stdint cimport uint8_t, uint32_t, uint64_t

from simcore.decisions cimport *
from simcore.pending cimport *
from simcore.play cimport *
from simcore.registry cimport *
from simcore.state cimport *
from simcore.timing cimport *
from simcore.turn cimport (back_to_action_phase, buyable, discard_from_play, grant_extra_turn)
from simcore.zones cimport *

cdef enum:
    ALL = 0x7FFFFFFF         # "any number"


cdef inline Player* player(Game* g, Play* me) noexcept nogil:
    return &g.players[me.player]


# ------------------------------------------------------------------ hand
# Cards of the hand that are about to be discarded (trashed), with `event` as it happens.
cdef void choose_to_lose(Game* g, int p, Play* me, int kind, int event, uint64_t mask, int least, int most,
                         Cards* out) noexcept nogil
# "Discard ...": least to most cards of the hand. Give how many.
cdef int discard_some(Game* g, Play* me, int least, int most, uint64_t mask) noexcept nogil
cdef int discard_cards_of(Game* g, int p, Play* me, int least, int most, uint64_t mask,
                          Cards* out) noexcept nogil
cdef void discard_down_to(Game* g, int p, Play* me, int hand_size) noexcept nogil
# "Trash ...": give how many; trash_one gives the slot, or -1.
cdef int trash_some(Game* g, Play* me, int least, int most, uint64_t mask) noexcept nogil
cdef int trash_one(Game* g, Play* me, uint64_t mask, bint optional) noexcept nogil
cdef void topdeck_one(Game* g, Play* me) noexcept nogil
cdef void set_aside_from_hand(Game* g, int p, int slot, int tag, bint hidden) noexcept nogil
cdef void reveal_hand(Game* g, int p) noexcept nogil
cdef void discard_whole_hand(Game* g, int p, Play* me) noexcept nogil

# ------------------------------------------------------------------ gaining
# "Gain a card ...": the player chooses among the candidates; the slot, or -1.
cdef int gain_one(Game* g, Play* me, uint64_t mask, int zone) noexcept nogil
cdef int gain_one_for(Game* g, int p, Play* me, uint64_t mask, int zone, bint optional,
                      Place* where) noexcept nogil
cdef int gain_up_to(Game* g, Play* me, int cost) noexcept nogil

# ------------------------------------------------------------------ other players
cdef inline int left_of(Game* g, int p) noexcept nogil:
    return p + 1 if p + 1 < g.n_players else 0


cdef inline int right_of(Game* g, int p) noexcept nogil:
    return p - 1 if p else g.n_players - 1


cdef inline int next_victim(Game* g, Play* me, int p) noexcept nogil:
    """The next player who is affected, in turn order after `p` (start with me.player); -1: no more."""
    p = left_of(g, p)
    while p != me.player:
        if affects(me, p):
            return p
        p = left_of(g, p)
    return -1


cdef void curse_others(Game* g, Play* me) noexcept nogil
cdef void others_discard_down_to(Game* g, Play* me, int hand_size) noexcept nogil

# ------------------------------------------------------------------ cards in limbo
# Puts looked-at cards back onto the deck, in an order of the owner's choice.
cdef void put_back(Game* g, int p, Play* me, Cards* cards) noexcept nogil
cdef void put_all(Game* g, int p, Cards* cards, int zone, int tag) noexcept nogil
# Cards that nobody has put into an order: if several of them do something at this event (Tunnel,
# Trail, Weaver as they are discarded), their owner says which comes first.
cdef void order_abilities(Game* g, int p, Play* me, int event, Cards* cards) noexcept nogil
cdef void discard_together(Game* g, int p, Play* me, Cards* cards) noexcept nogil
cdef void discard_one_loose(Game* g, int p, int slot) noexcept nogil

# ------------------------------------------------------------------ playing, gained cards
# "You may play ... from your hand": gives the uid of what was played, or 0.
cdef int may_play_from_hand(Game* g, Play* me, uint64_t mask) noexcept nogil
# An effect of the gain event `ev` moves the gained card, if it is still where it arrived.
cdef bint move_gained(Game* g, Event* ev, int zone, int tag) noexcept nogil
cdef bint still_there(Game* g, Event* ev) noexcept nogil
cdef int play_gained(Game* g, Event* ev) noexcept nogil
# Abilities: can the card of the event be played from where it is; play it; "you may play it".
cdef bint can_be_played(Game* g, Play* me, Event* ev) noexcept nogil
cdef bint play_it(Game* g, Play* me, Event* ev) noexcept nogil
cdef bint may_play_it(Game* g, Play* me, Event* ev) noexcept nogil
cdef int slot_of_uid(Game* g, int p, int uid) noexcept nogil

# ------------------------------------------------------------------ shared abilities
# Moat, Shield: shown from hand when an Attack is played.
cdef bint show_it_and_be_unaffected(Game* g, Play* me, Event* ev) noexcept nogil
cdef bint not_immune_yet(Game* g, Play* me, Event* ev) noexcept nogil
# The cards that `me` set aside, taken into limbo; into hand; into hand as this turn ends.
cdef void take_all_aside(Game* g, Play* me, Cards* out) noexcept nogil
cdef bint aside_to_hand(Game* g, Play* me, Event* ev) noexcept nogil
cdef void to_hand_at_turn_end(Game* g, Play* me) noexcept nogil
