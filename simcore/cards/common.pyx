"""See common.pxd."""

from libc.stdint cimport uint64_t

from simcore.cards.common cimport *


# ------------------------------------------------------------------ hand
cdef void choose_to_lose(Game* g, int p, Play* me, int kind, int event, uint64_t mask, int least, int most,
                         Cards* out) noexcept nogil:
    cdef bint all_must_go = g.k.on_event[event] and count_in_hand(g, p, mask) <= least
    choose_from_hand(g, p, me, kind, mask, least, most, out)
    # Who chooses puts them into an order, too.
    if all_must_go:
        order_abilities(g, p, me, event, out)


cdef int discard_cards_of(Game* g, int p, Play* me, int least, int most, uint64_t mask,
                          Cards* out) noexcept nogil:
    choose_to_lose(g, p, me, ASK_DISCARD, EV_DISCARD, mask, least, most, out)
    discard_hand_cards(g, p, out)
    return out.n


cdef int discard_some(Game* g, Play* me, int least, int most, uint64_t mask) noexcept nogil:
    cdef Cards chosen
    return discard_cards_of(g, me.player, me, least, most, mask, &chosen)


cdef void discard_down_to(Game* g, int p, Play* me, int hand_size) noexcept nogil:
    cdef Cards chosen
    cdef int n = g.players[p].hand.total - hand_size
    if n > 0:
        discard_cards_of(g, p, me, n, n, ANY, &chosen)


cdef int trash_some(Game* g, Play* me, int least, int most, uint64_t mask) noexcept nogil:
    cdef Cards chosen
    choose_to_lose(g, me.player, me, ASK_TRASH, EV_TRASH, mask, least, most, &chosen)
    trash_hand_cards(g, me.player, &chosen)
    return chosen.n


cdef int trash_one(Game* g, Play* me, uint64_t mask, bint optional) noexcept nogil:
    cdef Cards chosen
    choose_from_hand(g, me.player, me, ASK_TRASH, mask, 0 if optional else 1, 1, &chosen)
    trash_hand_cards(g, me.player, &chosen)
    return chosen.c[0] if chosen.n else -1


cdef void topdeck_one(Game* g, Play* me) noexcept nogil:
    cdef int slot = choose_one(g, me.player, me, ASK_TOPDECK, player(g, me).hand.mask, False)
    if slot >= 0:
        hand_to(g, me.player, slot, DECK, 0)


cdef void set_aside_from_hand(Game* g, int p, int slot, int tag, bint hidden) noexcept nogil:
    cdef Player* pl = &g.players[p]
    hand_to(g, p, slot, ASIDE, tag)
    pl.aside[pl.n_aside - 1].hidden = hidden


cdef void reveal_hand(Game* g, int p) noexcept nogil:
    cdef int slot, _
    if not is_logged(g):
        return
    for slot in range(g.k.n_cards):
        for _ in range(g.players[p].hand.n[slot]):
            note(g, T_REVEAL, p, slot)


cdef void discard_whole_hand(Game* g, int p, Play* me) noexcept nogil:
    cdef Bag* hand = &g.players[p].hand
    cdef Cards all_cards
    take_first(hand.mask, hand.n, hand.total, &all_cards)
    order_abilities(g, p, me, EV_DISCARD, &all_cards)
    discard_hand_cards(g, p, &all_cards)


# ------------------------------------------------------------------ gaining
cdef int gain_one_for(Game* g, int p, Play* me, uint64_t mask, int zone, bint optional,
                      Place* where) noexcept nogil:
    cdef int slot = choose_one(g, p, me, ASK_GAIN, mask, optional)
    if where != NULL:
        where.zone = NOWHERE
    if slot < 0 or not gain_as(g, p, slot, zone, 0, False, where):
        return -1
    return slot


cdef int gain_one(Game* g, Play* me, uint64_t mask, int zone) noexcept nogil:
    return gain_one_for(g, me.player, me, mask, zone, False, NULL)


cdef int gain_up_to(Game* g, Play* me, int cost) noexcept nogil:
    return gain_one(g, me, costing_up_to(g, cost), ANYWHERE_GAINED)


# ------------------------------------------------------------------ other players
cdef void curse_others(Game* g, Play* me) noexcept nogil:
    cdef int p = next_victim(g, me, me.player)
    while p >= 0:
        gain(g, p, g.k.curse)
        p = next_victim(g, me, p)


cdef void others_discard_down_to(Game* g, Play* me, int hand_size) noexcept nogil:
    cdef int p = next_victim(g, me, me.player)
    while p >= 0:
        discard_down_to(g, p, me, hand_size)
        p = next_victim(g, me, p)


# ------------------------------------------------------------------ cards in limbo
cdef void put_all(Game* g, int p, Cards* cards, int zone, int tag) noexcept nogil:
    cdef int i
    if zone == DECK:
        put_onto_deck(g, p, cards)
        return
    for i in range(cards.n):
        put(g, p, cards.c[i], zone, tag, NULL)
        if zone == HAND:
            note(g, T_TO_HAND, p, cards.c[i])
        elif zone == BOTTOM:
            note(g, T_TO_BOTTOM, p, cards.c[i])
        elif zone == ASIDE:
            note(g, T_SET_ASIDE, p, cards.c[i])


cdef void put_back(Game* g, int p, Play* me, Cards* cards) noexcept nogil:
    order_cards(g, p, me, cards)
    put_onto_deck(g, p, cards)


cdef void order_abilities(Game* g, int p, Play* me, int event, Cards* cards) noexcept nogil:
    cdef Cards acting, ordered
    cdef int i, first
    if not g.k.on_event[event]:
        return
    acting.n = ordered.n = 0
    for i in range(cards.n):
        add_card(&ordered if g.k.ability[event][cards.c[i]] == NULL else &acting, cards.c[i])
    if popcount64(cards_mask(&acting)) < 2:
        return
    while acting.n and not g.error:
        first = choose_one(g, p, me, ASK_TRIGGER, cards_mask(&acting), False)
        i = 0
        while acting.c[i] != first:
            i += 1
        add_card(&ordered, first)
        acting.n -= 1
        acting.c[i] = acting.c[acting.n]
    cards[0] = ordered


cdef void discard_together(Game* g, int p, Play* me, Cards* cards) noexcept nogil:
    order_abilities(g, p, me, EV_DISCARD, cards)
    discard_loose(g, p, cards)


cdef void discard_one_loose(Game* g, int p, int slot) noexcept nogil:
    cdef Cards one
    one.n = 1
    one.c[0] = slot
    discard_loose(g, p, &one)


# ------------------------------------------------------------------ playing, gained cards
cdef int may_play_from_hand(Game* g, Play* me, uint64_t mask) noexcept nogil:
    cdef int slot = choose_one(g, me.player, me, ASK_PLAY, playable(g, me.player) & mask, True)
    return 0 if slot < 0 else play_from_hand(g, me.player, slot)


cdef bint still_there(Game* g, Event* ev) noexcept nogil:
    return not ev.moved and is_there(g, &ev.card)


cdef bint move_gained(Game* g, Event* ev, int zone, int tag) noexcept nogil:
    if not still_there(g, ev):
        return False
    move_card(g, &ev.card, zone, tag)
    ev.moved = True
    return True


cdef int play_gained(Game* g, Event* ev) noexcept nogil:
    cdef int uid
    if not still_there(g, ev):
        return 0
    ev.moved = True
    uid = play_place(g, &ev.card)
    if uid == 0:
        ev.moved = False         # from hand it may be forbidden
    return uid


cdef bint can_be_played(Game* g, Play* me, Event* ev) noexcept nogil:
    return still_there(g, ev) and (ev.card.zone != HAND or playable(g, me.player) & bit(ev.slot) != 0)


cdef bint play_it(Game* g, Play* me, Event* ev) noexcept nogil:
    play_gained(g, ev)
    return True


cdef bint may_play_it(Game* g, Play* me, Event* ev) noexcept nogil:
    return ask_may(g, me.player, me, ev.slot) and play_gained(g, ev) != 0


cdef int slot_of_uid(Game* g, int p, int uid) noexcept nogil:
    cdef InPlay* card = find_in_play(g, p, uid)
    return -1 if card == NULL else card.slot


# ------------------------------------------------------------------ shared abilities
cdef bint show_it_and_be_unaffected(Game* g, Play* me, Event* ev) noexcept nogil:
    """Moat, Shield: shown from hand, the attack does not touch its owner."""
    if not ask_may(g, me.player, me, ev.slot):
        return False
    note(g, T_REACT, me.player, me.slot)
    ev.play.immune |= 1 << me.player
    return True


cdef bint not_immune_yet(Game* g, Play* me, Event* ev) noexcept nogil:
    return not (ev.play.immune >> me.player) & 1


cdef void take_all_aside(Game* g, Play* me, Cards* out) noexcept nogil:
    cdef int i
    aside_cards(g, me.player, me.tag, out)
    for i in range(out.n):
        take_aside(g, me.player, me.tag, out.c[i])


cdef bint aside_to_hand(Game* g, Play* me, Event* ev) noexcept nogil:
    cdef Cards cards
    take_all_aside(g, me, &cards)
    put_all(g, me.player, &cards, HAND, 0)
    return True


cdef void to_hand_at_turn_end(Game* g, Play* me) noexcept nogil:
    """Whosever turn it is. Nothing stays in play for it."""
    add_pending(g, me, EV_TURN_END, aside_to_hand, UNTIL_USED, ONCE | OWN | OTHERS)
