"""What cards are worth to a player: the judgement behind the default choices.

What never changes during games is filled in once per kingdom (`Worth` in state.pxd); the small
functions below are inline, since they are asked for every candidate of every decision.
"""

from libc.stdint cimport int16_t, uint8_t, uint64_t

from simcore.choosers.quantities cimport see_the_end
from simcore.state cimport *
from simcore.zones cimport *

cdef enum:
    NOT_NOW = -1000

# Fills in what the cards of a kingdom are worth as far as it never changes.
cdef void appraise(Layout* k) noexcept
cdef bint room_for_terminals(Game* g, int p) noexcept nogil
cdef int reward_discard(str name, int value) except -1
# A card that should be judged by more than its bonuses and price: gives a value on the scale of
# `plain_play_value` (villages 420 and more, cantrips 500, terminals 0 to 90; Treasures 0 for
# plain ones, which come last, and 100 and more for those that do something).
cdef int judge_play(str name, Judgement judgement) except -1
# The same for one that always thinks less of itself than cards are worth that give their Action
# back: next to one of these it need not think.
cdef int judge_terminal(str name, Judgement judgement) except -1
# For the cards that may be junk.
cdef bint is_junk_now(Game* g, int p, int slot) noexcept nogil
# The values that depend on the game, for those below.
cdef int value_of_points(Game* g, int p, int slot) noexcept nogil
# In the hand, for the rest of this turn or for the next one (to discard the worst). Coins weigh most;
# an Action counts as far as it can still be played. `sign`: -1 if the best card is the one that goes.
cdef void hand_values(Game* g, int p, uint64_t cards, int sign, int* value) noexcept nogil
# What the average card is worth in a hand still to be drawn, among so many of each, or in a deck.
cdef double average_value(const Layout* k, const uint8_t* counts) noexcept nogil
cdef double average_of_deck(Game* g, int p) noexcept nogil


cdef inline bint is_late(Game* g) noexcept nogil:
    """The end of the game is near: points count, improvements do not."""
    if g.turn.to_end == 0:
        see_the_end(g, g.k.worth.late)
    return 0 < g.turn.to_end <= 1 + g.k.worth.late


cdef inline bint is_junk(Game* g, int p, int slot) noexcept nogil:
    """A card that every deck is better without."""
    return (g.k.worth.junk >> slot) & 1 and is_junk_now(g, p, slot)


cdef inline bint is_terminal(Game* g, int slot) noexcept nogil:
    """An Action that gives no Action back."""
    return (g.k.worth.terminals >> slot) & 1


cdef inline int points(Game* g, int p, int slot) noexcept nogil:
    """What one copy scores now."""
    return g.k.vp[slot] + (g.k.score[slot](g, p) if g.k.score[slot] != NULL else 0)


cdef inline int deck_value(Game* g, int p, int slot) noexcept nogil:
    """In the deck, from now to the end of the game (to trash the worst, to gain the best)."""
    return value_of_points(g, p, slot) if (g.k.worth.victories >> slot) & 1 else g.k.worth.deck[slot]


cdef inline int gain_value(Game* g, int p, int slot, bint room) noexcept nogil:
    """To gain now: near the end only points count, and a terminal Action that the deck has no room
    for is worth half."""
    cdef int value = deck_value(g, p, slot)
    if is_late(g):
        return value if is_type(g, slot, VICTORY | CURSE) else value // 8
    if is_terminal(g, slot):
        return value - 1 if room else value // 2
    return value


cdef inline int coming_value(Game* g, int slot) noexcept nogil:
    """In a hand still to be drawn."""
    return g.k.worth.coming[slot]


cdef inline int action_need(Game* g, int p) noexcept nogil:
    """Terminal Actions in hand beyond what the Actions left can play."""
    cdef Bag* hand = &g.players[p].hand
    cdef uint64_t mask = hand.mask & g.k.worth.terminals
    cdef int need = -g.turn.actions if p == g.turn_player else -1
    while mask:
        need += hand.n[ctz64(mask)]
        mask &= mask - 1
    return need


cdef inline int hand_situation(Game* g, int p) noexcept nogil:
    """What it matters by what cards are worth in a hand."""
    cdef int now = TERMINALS_CROWD if action_need(g, p) > 0 else 0
    if p == g.turn_player:
        if g.phase > PHASE_ACTION or g.turn.actions == 0:
            now |= ACTIONS_DONE
        if g.phase == PHASE_BUY and g.turn.bought:
            now |= BUYS_DONE
    return now


cdef inline uint64_t places_in(const Order* order, uint64_t cards) noexcept nogil:
    """Where these cards stand, as a set: the lowest place comes first."""
    cdef uint64_t places = 0
    while cards:
        places |= bit(order.place[ctz64(cards)])
        cards &= cards - 1
    return places


cdef inline int hand_value(Game* g, int p, int slot) noexcept nogil:
    cdef int value[MAX_SLOTS]
    hand_values(g, p, bit(slot), 1, value)
    return value[slot]


cdef inline bint wants_discard(Game* g, int slot) noexcept nogil:
    """Is it there to be discarded (Tunnel), and so worth less than nothing in a hand?"""
    return (g.k.worth.rewards >> slot) & 1 and g.phase != PHASE_CLEANUP


cdef inline int discard_value(Game* g, int p, int slot) noexcept nogil:
    """In the hand, to discard the worst."""
    return -g.k.worth.reward[slot] if wants_discard(g, slot) else hand_value(g, p, slot)


cdef inline int situation(Game* g, int p, bint villages) noexcept nogil:
    """What the order matters by in which cards are played. `villages`: also what it matters to them."""
    cdef Player* pl = &g.players[p]
    cdef int now = ACTIONS_LEFT if g.turn.actions > 1 else 0
    if deck_size(pl) + pl.n_discard == 0:
        now |= NOTHING_TO_DRAW
    if villages and action_need(g, p) > 0:
        now |= ACTIONS_SHORT
    return now


cdef inline const int16_t* play_values(Game* g, int p, uint64_t cards) noexcept nogil:
    """How good it is to play these cards now, next to each other, by their bonuses and prices. A village
    comes before a terminal however many Actions are short."""
    cdef bint villages = cards & g.k.worth.villages != 0 and cards & g.k.worth.near_villages != 0
    return g.k.worth.play[situation(g, p, villages)]


cdef inline int plain_play_value(Game* g, int p, int slot) noexcept nogil:
    """How good it is to play this card now, by its bonuses and price."""
    if (g.k.worth.steady >> slot) & 1:
        return g.k.worth.play[0][slot]
    return g.k.worth.play[situation(g, p, (g.k.worth.villages >> slot) & 1)][slot]


cdef inline int play_value(Game* g, int p, int slot) noexcept nogil:
    """How good it is to play this Action or Treasure now. NOT_NOW or less: rather not at all."""
    cdef Judgement judgement = g.k.worth.judge[slot]
    return plain_play_value(g, p, slot) if judgement == NULL else judgement(g, p, slot)


cdef inline bint good_to_play(Game* g, int p, int slot) noexcept nogil:
    """Is it good to play this card at all? One without a thought of its own always is."""
    cdef Judgement judgement = g.k.worth.judge[slot]
    return judgement == NULL or judgement(g, p, slot) > NOT_NOW
