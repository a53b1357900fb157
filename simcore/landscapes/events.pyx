"""Plunder: the fifteen Events. An Event's function is carried out when it is bought.

An Event that waits for "the next time this turn" waits as one effect, however often it was
bought: all purchases act at the same moment, and none of them at what that moment sets off.
"""

from libc.stdint cimport uint8_t, uint64_t

from simcore.cards.common cimport *
from simcore.cards.loot cimport not_moved, waiting
from simcore.landscapes.traits cimport play_all_aside

from simcore.registry import options


cdef enum:
    ANY_COST = 15


# ------------------------------------------------------------------ +1 Buy, and for this turn
cdef void bury(Game* g, Play* me) noexcept nogil:
    cdef int slot
    plus_buys(g, me, 1)
    slot = choose_one(g, me.player, me, ASK_BOTTOMDECK, discard_mask(player(g, me)), False)
    if slot >= 0 and take_from_discard(g, me.player, slot):
        put(g, me.player, slot, BOTTOM, 0, NULL)
        note(g, T_TO_BOTTOM, me.player, slot)


cdef bint keep_out_of_shuffle(Game* g, Play* me, Event* ev) noexcept nogil:
    cdef Player* pl = player(g, me)
    cdef uint8_t counts[MAX_SLOTS]
    cdef Cards chosen
    cdef int i
    cdef uint64_t mask = discard_counts(pl, counts)
    choose(g, me.player, me, ASK_KEEP, mask, counts, 0, me.data, &chosen)
    for i in range(chosen.n):
        take_from_discard(g, me.player, chosen.c[i])
        add_card(ev.kept, chosen.c[i])
        note(g, T_TO_DISCARD, me.player, chosen.c[i])
    return True


cdef void avoid(Game* g, Play* me) noexcept nogil:
    cdef Pending* bought = waiting(g, me, keep_out_of_shuffle)
    plus_buys(g, me, 1)
    if bought == NULL:
        bought = once_this_turn(g, me, EV_SHUFFLE, ANY, keep_out_of_shuffle)
    bought.data += 3


cdef bint set_gained_aside(Game* g, Play* me, Event* ev) noexcept nogil:
    return move_gained(g, ev, ASIDE, me.tag)


cdef void deliver(Game* g, Play* me) noexcept nogil:
    plus_buys(g, me, 1)
    if waiting(g, me, set_gained_aside) == NULL:
        me.tag = new_tag(g)
        this_turn(g, me, EV_GAIN, ANY, set_gained_aside).applies = not_moved
        to_hand_at_turn_end(g, me)


cdef void rush(Game* g, Play* me) noexcept nogil:
    plus_buys(g, me, 1)
    if waiting(g, me, play_it) == NULL:
        once_this_turn(g, me, EV_GAIN, of_types(g, ACTION), play_it)


cdef bint gain_copies(Game* g, Play* me, Event* ev) noexcept nogil:
    cdef int _copy
    for _copy in range(me.data):
        gain(g, me.player, ev.slot)
    return True


cdef void mirror(Game* g, Play* me) noexcept nogil:
    cdef Pending* bought = waiting(g, me, gain_copies)
    plus_buys(g, me, 1)
    if bought == NULL:
        bought = once_this_turn(g, me, EV_GAIN, of_types(g, ACTION), gain_copies)
    bought.data += 1


# ------------------------------------------------------------------ at once
cdef void peril(Game* g, Play* me) noexcept nogil:
    if trash_one(g, me, of_types(g, ACTION), True) >= 0:
        gain_loot(g, me.player, ANYWHERE_GAINED, NULL)


cdef void foray(Game* g, Play* me) noexcept nogil:
    cdef Cards chosen
    discard_cards_of(g, me.player, me, 3, 3, ANY, &chosen)
    if popcount64(cards_mask(&chosen)) == 3:
        gain_loot(g, me.player, ANYWHERE_GAINED, NULL)


cdef void launch(Game* g, Play* me) noexcept nogil:
    fire_turn_event(g, EV_BUY_END, me.player)    # going back ends this Buy phase
    back_to_action_phase(g)
    draw(g, me.player, 1)
    plus_actions(g, me, 1)
    plus_buys(g, me, 1)


cdef bint play_prepared(Game* g, Play* me, Event* ev) noexcept nogil:
    cdef Cards rest
    play_all_aside(g, me, of_types(g, ACTION | TREASURE))
    take_all_aside(g, me, &rest)
    discard_together(g, me.player, me, &rest)
    return True


cdef void prepare(Game* g, Play* me) noexcept nogil:
    cdef Player* pl = player(g, me)
    if pl.hand.total == 0:
        return
    me.tag = new_tag(g)
    while pl.hand.total:
        set_aside_from_hand(g, me.player, ctz64(pl.hand.mask), me.tag, False)
    add_pending(g, me, EV_TURN_START, play_prepared, UNTIL_USED, ONCE | OWN | TOLD_APART)


cdef void scrounge(Game* g, Play* me) noexcept nogil:
    cdef uint64_t chosen = choose_options(g, me, 0b11, 1)
    if chosen & 0b01:
        trash_one(g, me, ANY, False)
    if chosen & 0b10 and gain_from_trash(g, me.player, g.k.estate, ANYWHERE_GAINED):
        gain_up_to(g, me, 5)


cdef void maelstrom(Game* g, Play* me) noexcept nogil:
    cdef Cards chosen
    cdef int p
    trash_some(g, me, 3, 3, ANY)
    p = next_victim(g, me, me.player)
    while p >= 0:
        if g.players[p].hand.total >= 5:
            choose_from_hand(g, p, me, ASK_TRASH, ANY, 1, 1, &chosen)
            trash_hand_cards(g, p, &chosen)
        p = next_victim(g, me, p)


cdef void journey(Game* g, Play* me) noexcept nogil:
    if g.previous_player != me.player:
        g.turn.keep_in_play = 1
        grant_extra_turn(g, me, -1, False)


cdef void looting(Game* g, Play* me) noexcept nogil:
    gain_loot(g, me.player, ANYWHERE_GAINED, NULL)


cdef void invasion(Game* g, Play* me) noexcept nogil:
    cdef Place loot
    may_play_from_hand(g, me, of_types(g, ATTACK))
    gain(g, me.player, g.k.duchy)
    gain_one(g, me, costing_up_to(g, ANY_COST) & of_types(g, ACTION), DECK)
    if gain_loot(g, me.player, ANYWHERE_GAINED, &loot):
        play_place(g, &loot)


cdef void prosper(Game* g, Play* me) noexcept nogil:
    cdef uint64_t taken = 0
    cdef int slot
    gain_loot(g, me.player, ANYWHERE_GAINED, NULL)
    while not g.error:
        slot = choose_one(g, me.player, me, ASK_GAIN,
                          costing_up_to(g, ANY_COST) & of_types(g, TREASURE) & ~taken, True)
        if slot < 0:
            return
        gain(g, me.player, slot)
        taken |= bit(slot)


on_play("Bury", bury)
on_play("Avoid", avoid)
on_play("Deliver", deliver)
on_play("Peril", peril)
on_play("Rush", rush)
on_play("Foray", foray)
on_play("Launch", launch)
on_play("Mirror", mirror)
on_play("Prepare", prepare)
on_play("Scrounge", scrounge)
options("Scrounge", "trash a hand card", "Estate from the trash")
on_play("Maelstrom", maelstrom)
on_play("Journey", journey)
on_play("Looting", looting)
on_play("Invasion", invasion)
on_play("Prosper", prosper)
