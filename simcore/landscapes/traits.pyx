"""Plunder: the fifteen Traits.

A Trait's `on_own` ability belongs to every card of the pile it marks; its standing rules look
at the marked cards through `marked_among`. `pile_of` a Trait is the pile it marks.
"""

from libc.stdint cimport uint8_t, uint64_t

from simcore.cards.common cimport *
from simcore.cards.loot cimport not_moved, waiting


# ------------------------------------------------------------------ marked cards
cdef uint64_t marked_among(Game* g, Play* me, uint64_t cards) noexcept nogil:
    return cards & g.k.pile_set[g.k.pile_of[me.slot]]


cdef uint64_t marked_in_hand(Game* g, Play* me) noexcept nogil:
    return marked_among(g, me, player(g, me).hand.mask)


cdef bint holds_marked(Game* g, Play* me, Event* ev) noexcept nogil:
    return marked_in_hand(g, me) != 0


cdef void gain_marked(Game* g, Play* me) noexcept nogil:
    gain(g, me.player, g.pile_slot[g.k.pile_of[me.slot]])


# ------------------------------------------------------------------ when gained
cdef bint cursed(Game* g, Play* me, Event* ev) noexcept nogil:
    gain_loot(g, me.player, ANYWHERE_GAINED, NULL)
    gain(g, me.player, g.k.curse)
    return True


cdef bint fawning(Game* g, Play* me, Event* ev) noexcept nogil:
    gain_marked(g, me)
    return True


cdef bint nearby(Game* g, Play* me, Event* ev) noexcept nogil:
    plus_buys(g, me, 1)
    return True


cdef bint pious(Game* g, Play* me, Event* ev) noexcept nogil:
    trash_one(g, me, ANY, True)
    return True


cdef bint rich(Game* g, Play* me, Event* ev) noexcept nogil:
    gain(g, me.player, g.k.silver)
    return True


# ------------------------------------------------------------------ set aside, played next turn
cdef int play_one_aside(Game* g, Play* me, uint64_t mask) noexcept nogil:
    """Gives the slot of the card played, -1 if none is left."""
    cdef Cards cards
    cdef int slot
    aside_cards(g, me.player, me.tag, &cards)
    slot = choose_one(g, me.player, me, ASK_PLAY, cards_mask(&cards) & mask, False)
    if slot >= 0:
        take_aside(g, me.player, me.tag, slot)
        play_loose(g, me.player, slot)
    return slot


cdef void play_all_aside(Game* g, Play* me, uint64_t mask) noexcept nogil:
    while not g.error and play_one_aside(g, me, mask) >= 0:
        pass


cdef bint play_a_hasty_card(Game* g, Play* me, Event* ev) noexcept nogil:
    play_one_aside(g, me, ANY)
    return True


cdef bint hasty(Game* g, Play* me, Event* ev) noexcept nogil:
    """All cards due at the same turn start lie together, so that they come in any order; one
    gained during a turn start is due a turn later than those being played just then."""
    cdef Pending* earlier = NULL if g.phase == PHASE_START else waiting(g, me, play_a_hasty_card)
    me.tag = new_tag(g) if earlier == NULL else earlier.tag
    if move_gained(g, ev, ASIDE, me.tag):
        add_pending(g, me, EV_TURN_START, play_a_hasty_card, UNTIL_USED, ONCE | OWN | TOLD_APART)
    return True


cdef bint play_patient_cards(Game* g, Play* me, Event* ev) noexcept nogil:
    play_all_aside(g, me, ANY)
    return True


cdef bint patient(Game* g, Play* me, Event* ev) noexcept nogil:
    cdef Cards chosen
    cdef int i
    choose_from_hand(g, me.player, me, ASK_SET_ASIDE, marked_in_hand(g, me), 0, ALL, &chosen)
    if chosen.n:
        me.tag = new_tag(g)
        for i in range(chosen.n):
            set_aside_from_hand(g, me.player, chosen.c[i], me.tag, False)
        add_pending(g, me, EV_TURN_START, play_patient_cards, UNTIL_USED, ONCE | OWN)
    return True


# ------------------------------------------------------------------ moments of the turn
cdef bint friendly(Game* g, Play* me, Event* ev) noexcept nogil:
    if discard_some(g, me, 0, 1, marked_in_hand(g, me)):
        gain_marked(g, me)
    return True


cdef bint shy(Game* g, Play* me, Event* ev) noexcept nogil:
    if discard_some(g, me, 0, 1, marked_in_hand(g, me)):
        draw(g, me.player, 2)
    return True


# ------------------------------------------------------------------ when played, when discarded from play
cdef uint64_t not_in_play_yet(Game* g, Play* me) noexcept nogil:
    return playable(g, me.player) & of_types(g, ACTION) & ~in_play_mask(g, me.player)


cdef bint on_own_turn(Game* g, Play* me, Event* ev) noexcept nogil:
    return g.turn_player == me.player and not_in_play_yet(g, me) != 0


cdef bint inspiring(Game* g, Play* me, Event* ev) noexcept nogil:
    may_play_from_hand(g, me, not_in_play_yet(g, me))
    return True


cdef bint back_to_its_pile(Game* g, Play* me, Event* ev) noexcept nogil:
    cdef int slot = slot_of_uid(g, me.player, me.uid)
    if leave_play(g, me.player, me.uid, LIMBO, 0):
        return_to_pile(g, me.player, slot)
    return True


cdef bint aside_onto_deck(Game* g, Play* me, Event* ev) noexcept nogil:
    cdef Cards cards
    take_all_aside(g, me, &cards)
    put_back(g, me.player, me, &cards)
    return True


cdef bint tireless(Game* g, Play* me, Event* ev) noexcept nogil:
    cdef Pending* earlier = waiting(g, me, aside_onto_deck)
    if earlier == NULL:
        me.tag = new_tag(g)
        add_pending(g, me, EV_TURN_END, aside_onto_deck, UNTIL_USED, ONCE | OWN | OTHERS)
    else:
        me.tag = earlier.tag
    leave_play(g, me.player, me.uid, ASIDE, me.tag)
    return True


# ------------------------------------------------------------------ shuffling, set-up
cdef void lay_marked(Game* g, Play* me, int kind, int zone) noexcept nogil:
    """The player shows any number of marked cards of the discard pile and lays them there."""
    cdef Player* pl = player(g, me)
    cdef uint8_t counts[MAX_SLOTS]
    cdef Cards chosen
    cdef int i
    cdef uint64_t marked = marked_among(g, me, discard_counts(pl, counts))
    choose(g, me.player, me, kind, marked, counts, 0, ALL, &chosen)
    for i in range(chosen.n):
        take_from_discard(g, me.player, chosen.c[i])
        note(g, T_REVEAL, me.player, chosen.c[i])
    order_cards(g, me.player, me, &chosen)
    put_all(g, me.player, &chosen, zone, 0)


cdef bint marked_to_shuffle(Game* g, Play* me, Event* ev) noexcept nogil:
    return marked_among(g, me, discard_mask(player(g, me))) != 0


cdef bint fated(Game* g, Play* me, Event* ev) noexcept nogil:
    # The deck is empty now and the rest will be shuffled between its top and its bottom.
    lay_marked(g, me, ASK_TOPDECK, DECK)
    lay_marked(g, me, ASK_BOTTOMDECK, BOTTOM)
    return True


cdef bint inherited(Game* g, Play* me, Event* ev) noexcept nogil:
    """The starting deck lies in the discard pile. Nothing of this is a gain."""
    cdef Player* pl = player(g, me)
    cdef int pile = g.k.pile_of[me.slot]
    cdef int heirloom = g.pile_slot[pile]
    cdef int old
    if g.pile_n[pile] == 0:
        return False
    old = choose_one(g, me.player, me, ASK_REPLACE, discard_mask(pl), False)
    take_from_discard(g, me.player, old)
    if old == g.k.copper:
        return_to_pile(g, me.player, old)
    else:
        put(g, me.player, old, BOX, 0, NULL)
    take_from_pile(g, heirloom)
    pl.owned[heirloom] += 1
    bag_add(&pl.limbo, heirloom)
    put(g, me.player, heirloom, DISCARD, 0, NULL)
    note(g, T_EXCHANGE, me.player, old, heirloom)
    return True


pile_is_cheaper("Cheap", 1)
on_own("Cursed", EV_GAIN, cursed)
standing_rule("Fated", EV_SHUFFLE, OWN, 0, fated, marked_to_shuffle)
standing_rule_about("Fawning", EV_GAIN, OWN, "Province", fawning)
standing_rule("Friendly", EV_CLEANUP, OWN, 0, friendly, holds_marked)
on_own("Hasty", EV_GAIN, hasty, not_moved)
standing_rule("Inherited", EV_SETUP, OWN, 0, inherited)
on_own("Inspiring", EV_AFTER_PLAY, inspiring, on_own_turn)
on_own("Nearby", EV_GAIN, nearby)
standing_rule("Patient", EV_CLEANUP, OWN, 0, patient, holds_marked)
on_own("Pious", EV_GAIN, pious)
pile_acts_twice("Reckless")
on_own("Reckless", EV_DISCARD_FROM_PLAY, back_to_its_pile)
on_own("Rich", EV_GAIN, rich)
standing_rule("Shy", EV_TURN_START, OWN, 0, shy, holds_marked)
on_own("Tireless", EV_DISCARD_FROM_PLAY, tireless)
