"""Plunder: the fifteen Loots, and what they share with Traits and Events (see loot.pxd)."""

from libc.stdint cimport uint64_t

from simcore.cards.common cimport *

from simcore.registry import options, vanilla


# ------------------------------------------------------------------ shared
cdef Pending* waiting(Game* g, Play* me, Trigger fire) noexcept nogil:
    cdef Pending* e
    cdef int i
    for i in range(g.n_pending):
        e = &g.pending[i]
        if e.fire == fire and e.owner == me.player and e.slot == me.slot:
            return e
    return NULL


cdef bint not_moved(Game* g, Play* me, Event* ev) noexcept nogil:
    return still_there(g, ev)


# ------------------------------------------------------------------ Treasures that last
cdef bint buy_and_three_coins(Game* g, Play* me, Event* ev) noexcept nogil:
    plus_buys(g, me, 1)
    plus_coins(g, me, 3)
    return True


cdef void amphora(Game* g, Play* me) noexcept nogil:
    cdef uint64_t chosen = choose_options(g, me, 0b11, 1)
    if chosen & 0b01:
        buy_and_three_coins(g, me, NULL)
    if chosen & 0b10:
        at_next_turn(g, me, buy_and_three_coins)


cdef bint buy_and_coin(Game* g, Play* me, Event* ev) noexcept nogil:
    plus_buys(g, me, 1)
    plus_coins(g, me, 1)
    return True


cdef void endless_chalice(Game* g, Play* me) noexcept nogil:
    add_pending(g, me, EV_TURN_START, buy_and_coin, FOREVER, KEEPS | OWN)


cdef bint jewels_next_turn(Game* g, Play* me, Event* ev) noexcept nogil:
    return leave_play(g, me.player, me.uid, BOTTOM, 0)


# ------------------------------------------------------------------ other Treasures
cdef bint doubloons_gained(Game* g, Play* me, Event* ev) noexcept nogil:
    gain(g, me.player, g.k.gold)
    return True


cdef void hammer(Game* g, Play* me) noexcept nogil:
    gain_up_to(g, me, 4)


cdef bint may_topdeck_gained(Game* g, Play* me, Event* ev) noexcept nogil:
    return ask_may(g, me.player, me, ev.slot) and move_gained(g, ev, DECK, 0)


cdef bint not_on_deck(Game* g, Play* me, Event* ev) noexcept nogil:
    return ev.card.zone != DECK and still_there(g, ev)


cdef void insignia(Game* g, Play* me) noexcept nogil:
    this_turn(g, me, EV_GAIN, ANY, may_topdeck_gained).applies = not_on_deck


cdef void play_from_discard(Game* g, Play* me) noexcept nogil:
    cdef uint64_t mask = discard_mask(player(g, me)) & of_types(g, ACTION | TREASURE)
    cdef int slot = choose_one(g, me.player, me, ASK_PLAY, mask, False)
    if slot >= 0 and take_from_discard(g, me.player, slot):
        play_loose(g, me.player, slot)


cdef void orb(Game* g, Play* me) noexcept nogil:
    cdef uint64_t chosen = choose_options(g, me, 0b11, 1)
    if chosen & 0b01:
        play_from_discard(g, me)
    if chosen & 0b10:
        buy_and_three_coins(g, me, NULL)


cdef void prize_goat(Game* g, Play* me) noexcept nogil:
    trash_one(g, me, ANY, True)


cdef void puzzle_box(Game* g, Play* me) noexcept nogil:
    cdef int slot = choose_one(g, me.player, me, ASK_SET_ASIDE, player(g, me).hand.mask, True)
    if slot >= 0:
        me.tag = new_tag(g)
        set_aside_from_hand(g, me.player, slot, me.tag, True)
        to_hand_at_turn_end(g, me)


cdef void sextant(Game* g, Play* me) noexcept nogil:
    cdef Cards seen, chosen
    look(g, me.player, 5, &seen)
    choose_among(g, me.player, me, ASK_DISCARD, &seen, ANY, 0, 5, &chosen)
    discard_loose(g, me.player, &chosen)
    put_back(g, me.player, me, &seen)


cdef void spell_scroll(Game* g, Play* me) noexcept nogil:
    cdef uint64_t cheaper
    cdef Place where
    cdef int slot
    if not trash_from_play(g, me.player, me.uid):
        return
    cheaper = costing_up_to(g, cost_of(g, me.slot) - 1)
    slot = gain_one_for(g, me.player, me, cheaper, ANYWHERE_GAINED, False, &where)
    if slot >= 0 and is_type(g, slot, ACTION | TREASURE) and is_there(g, &where):
        if ask_may(g, me.player, me, slot):
            play_place(g, &where)


cdef void staff(Game* g, Play* me) noexcept nogil:
    may_play_from_hand(g, me, of_types(g, ACTION))


cdef void sword(Game* g, Play* me) noexcept nogil:
    others_discard_down_to(g, me, 4)


on_play("Amphora", amphora)
options("Amphora", "now", "next turn")
vanilla("Doubloons")
on_own("Doubloons", EV_GAIN, doubloons_gained)
on_play("Endless Chalice", endless_chalice)
vanilla("Figurehead")
on_play("Hammer", hammer)
on_play("Insignia", insignia)
on_next_turn("Jewels", jewels_next_turn)
on_play("Orb", orb)
options("Orb", "play a card from the discard pile", "+1 Buy and +$3")
on_play("Prize Goat", prize_goat)
on_play("Puzzle Box", puzzle_box)
on_play("Sextant", sextant)
vanilla("Shield")
reacts("Shield", EV_ATTACK, OTHERS, 0, show_it_and_be_unaffected, not_immune_yet)
on_play("Spell Scroll", spell_scroll)
on_play("Staff", staff)
on_play("Sword", sword)
