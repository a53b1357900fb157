"""Allies: the 25 Kingdom piles that hold one card each."""

from libc.stdint cimport uint32_t, uint64_t

from simcore.cards.common cimport *

from simcore.registry import options, vanilla


# ------------------------------------------------------------------ words that several of them use
cdef bint play_the_card_aside(Game* g, Play* me, Event* ev) noexcept nogil:
    """Royal Galley, Contract: the card set aside by this play must be played now."""
    cdef Cards cards
    cdef int i
    aside_cards(g, me.player, me.tag, &cards)
    for i in range(cards.n):
        if take_aside(g, me.player, me.tag, cards.c[i]):
            play_loose(g, me.player, cards.c[i])
    return True


cdef void draw_then_discard(Game* g, Play* me, int cards, int discards) noexcept nogil:
    draw(g, me.player, cards)
    discard_some(g, me, discards, discards, ANY)


cdef int trash_from_deck(Game* g, int p) noexcept nogil:
    """Trashes the top card of the player's deck; gives it, or -1 if there was none."""
    cdef int slot = next_card(g, p)
    if slot >= 0:
        trash_one_loose(g, p, slot)
    return slot


# ------------------------------------------------------------------ $2 and $3
cdef void sycophant(Game* g, Play* me) noexcept nogil:
    if discard_some(g, me, 3, 3, ANY):
        plus_coins(g, me, 3)


cdef bint two_favors(Game* g, Play* me, Event* ev) noexcept nogil:
    add_favors(g, me.player, 2)
    return True


cdef bint not_on_the_deck_yet(Game* g, Play* me, Event* ev) noexcept nogil:
    return ev.card.zone != DECK and still_there(g, ev)


cdef bint may_topdeck_gained(Game* g, Play* me, Event* ev) noexcept nogil:
    return ask_may(g, me.player, me, ev.slot) and move_gained(g, ev, DECK, 0)


cdef void bauble(Game* g, Play* me) noexcept nogil:
    cdef uint64_t chosen = choose_options(g, me, 0b1111, 2)
    if chosen & 1:
        plus_buys(g, me, 1)
    if chosen & 2:
        plus_coins(g, me, 1)
    if chosen & 4:
        add_favors(g, me.player, 1)
    if chosen & 8:
        this_turn(g, me, EV_GAIN, ANY, may_topdeck_gained).applies = not_on_the_deck_yet


cdef bint importer_next_turn(Game* g, Play* me, Event* ev) noexcept nogil:
    gain_up_to(g, me, 5)
    return True


cdef bint merchant_camp_discarded(Game* g, Play* me, Event* ev) noexcept nogil:
    return ask_may(g, me.player, me, me.slot) and leave_play(g, me.player, me.uid, DECK, 0)


cdef void sentinel(Game* g, Play* me) noexcept nogil:
    cdef Cards seen, chosen
    look(g, me.player, 5, &seen)
    choose_among(g, me.player, me, ASK_TRASH, &seen, ANY, 0, 2, &chosen)
    trash_loose(g, me.player, &chosen)
    put_back(g, me.player, me, &seen)


cdef void underling(Game* g, Play* me) noexcept nogil:
    add_favors(g, me.player, 1)


# ------------------------------------------------------------------ $4
cdef void broker(Game* g, Play* me) noexcept nogil:
    cdef int trashed = trash_one(g, me, ANY, False)
    cdef int n = 0 if trashed < 0 else cost_of(g, trashed)
    cdef uint64_t chosen
    if n == 0:
        # Whatever would be chosen, it is nothing.
        return
    chosen = choose_options_about(g, me, 0b1111, 1, trashed)
    if chosen & 1:
        draw(g, me.player, n)
    if chosen & 2:
        plus_actions(g, me, n)
    if chosen & 4:
        plus_coins(g, me, n)
    if chosen & 8:
        add_favors(g, me.player, n)


cdef void carpenter(Game* g, Play* me) noexcept nogil:
    cdef int trashed
    if g.empty == 0:
        plus_actions(g, me, 1)
        gain_up_to(g, me, 4)
        return
    trashed = trash_one(g, me, ANY, False)
    if trashed >= 0:
        gain_up_to(g, me, cost_of(g, trashed) + 2)


cdef void courier(Game* g, Play* me) noexcept nogil:
    cdef int slot = next_card(g, me.player)
    if slot >= 0:
        discard_one_loose(g, me.player, slot)
    slot = choose_one(g, me.player, me, ASK_PLAY,
                      discard_mask(player(g, me)) & of_types(g, ACTION | TREASURE), True)
    if slot >= 0 and take_from_discard(g, me.player, slot):
        play_loose(g, me.player, slot)


cdef void innkeeper(Game* g, Play* me) noexcept nogil:
    cdef uint64_t chosen = choose_options(g, me, 0b111, 1)
    if chosen & 1:
        draw(g, me.player, 1)
    if chosen & 2:
        draw_then_discard(g, me, 3, 3)
    if chosen & 4:
        draw_then_discard(g, me, 5, 6)


cdef void royal_galley(Game* g, Play* me) noexcept nogil:
    cdef int uid = may_play_from_hand(g, me, of_types(g, ACTION) & ~of_types(g, DURATION))
    me.tag = new_tag(g)
    if uid and leave_play(g, me.player, uid, ASIDE, me.tag):
        told_apart(at_next_turn(g, me, play_the_card_aside))


cdef void town(Game* g, Play* me) noexcept nogil:
    cdef uint64_t chosen = choose_options(g, me, 0b11, 1)
    if chosen & 1:
        draw(g, me.player, 1)
        plus_actions(g, me, 2)
    if chosen & 2:
        plus_buys(g, me, 1)
        plus_coins(g, me, 2)


# ------------------------------------------------------------------ $5 and $6
cdef void barbarian(Game* g, Play* me) noexcept nogil:
    cdef int p = next_victim(g, me, me.player)
    cdef int trashed, cost
    while p >= 0:
        trashed = trash_from_deck(g, p)
        cost = 0 if trashed < 0 else cost_of(g, trashed)
        if cost >= 3:
            gain_one_for(g, p, me, costing_up_to(g, cost - 1) & of_types(g, g.k.types[trashed]),
                         ANYWHERE_GAINED, False, NULL)
        else:
            gain(g, p, g.k.curse)
        p = next_victim(g, me, p)


cdef void capital_city(Game* g, Play* me) noexcept nogil:
    if player(g, me).hand.total and ask_may(g, me.player, me, -1):
        if discard_some(g, me, 2, 2, ANY) == 2:
            plus_coins(g, me, 2)
    # Asked as a number (0 or 1 times), so that the two offers of one card can be told apart.
    if me.player == g.turn_player and g.turn.coins >= 2 and choose_number(g, me.player, me, 0, 1):
        g.turn.coins -= 2
        note(g, T_COINS, me.player, -1, -2)
        draw(g, me.player, 2)


cdef void contract(Game* g, Play* me) noexcept nogil:
    cdef int slot
    add_favors(g, me.player, 1)
    slot = choose_one(g, me.player, me, ASK_SET_ASIDE,
                      player(g, me).hand.mask & of_types(g, ACTION), True)
    if slot >= 0:
        me.tag = new_tag(g)
        set_aside_from_hand(g, me.player, slot, me.tag, False)
        told_apart(at_next_turn(g, me, play_the_card_aside))


cdef void emissary(Game* g, Play* me) noexcept nogil:
    cdef uint32_t shuffles = player(g, me).shuffles
    draw(g, me.player, 3)
    # Drawing never shuffles an empty discard pile.
    if player(g, me).shuffles != shuffles:
        plus_actions(g, me, 1)
        add_favors(g, me.player, 2)


cdef bint cost_3_or_4(Game* g, Play* me, Event* ev) noexcept nogil:
    return ev.cost == 3 or ev.cost == 4


cdef bint one_buy(Game* g, Play* me, Event* ev) noexcept nogil:
    plus_buys(g, me, 1)
    return True


cdef void galleria(Game* g, Play* me) noexcept nogil:
    this_turn(g, me, EV_GAIN, ANY, one_buy).applies = cost_3_or_4


cdef bint one_favor(Game* g, Play* me, Event* ev) noexcept nogil:
    add_favors(g, me.player, 1)
    return True


cdef void guildmaster(Game* g, Play* me) noexcept nogil:
    this_turn(g, me, EV_GAIN, ANY, one_favor)


cdef bint their_first_treasure(Game* g, Play* me, Event* ev) noexcept nogil:
    return (affects(me, ev.player) and g.players[ev.player].played.treasures == 1
            and not ev.play.blocked)


cdef bint stop_it(Game* g, Play* me, Event* ev) noexcept nogil:
    ev.play.blocked = True
    return True


cdef void highwayman(Game* g, Play* me) noexcept nogil:
    cdef Pending* ambush = until_next_turn(g, me, EV_PLAY, of_types(g, TREASURE), OTHERS | FIRST, stop_it)
    ambush.applies = their_first_treasure


cdef bint highwayman_next_turn(Game* g, Play* me, Event* ev) noexcept nogil:
    discard_from_play(g, me.player, me.uid)
    draw(g, me.player, 3)
    return True


cdef void take_revealed(Game* g, Play* me, Cards* revealed, uint32_t types) noexcept nogil:
    cdef Cards taken
    choose_among(g, me.player, me, ASK_TAKE, revealed, of_types(g, types), 1, 1, &taken)
    put_all(g, me.player, &taken, HAND, 0)


cdef void hunter(Game* g, Play* me) noexcept nogil:
    cdef Cards revealed
    reveal(g, me.player, 3, &revealed)
    take_revealed(g, me, &revealed, ACTION)
    take_revealed(g, me, &revealed, TREASURE)
    take_revealed(g, me, &revealed, VICTORY)
    discard_together(g, me.player, me, &revealed)


cdef void modify(Game* g, Play* me) noexcept nogil:
    cdef int trashed = trash_one(g, me, ANY, False)
    cdef uint64_t chosen = choose_options_about(g, me, 0b11, 1, trashed)
    if chosen & 1:
        draw(g, me.player, 1)
        plus_actions(g, me, 1)
    if chosen & 2 and trashed >= 0:
        gain_up_to(g, me, cost_of(g, trashed) + 2)


cdef bint skirmish(Game* g, Play* me, Event* ev) noexcept nogil:
    others_discard_down_to(g, me, 3)
    return True


cdef void skirmisher(Game* g, Play* me) noexcept nogil:
    this_turn(g, me, EV_GAIN, of_types(g, ATTACK), skirmish)


cdef void specialist(Game* g, Play* me) noexcept nogil:
    cdef int slot = choose_one(g, me.player, me, ASK_PLAY,
                               playable(g, me.player) & of_types(g, ACTION | TREASURE), True)
    cdef uint64_t chosen
    cdef int uid
    if slot < 0:
        return
    uid = play_from_hand(g, me.player, slot)
    chosen = choose_options_about(g, me, 0b11, 1, slot)
    if chosen & 1:
        play_again(g, me, slot, uid)
    if chosen & 2:
        gain(g, me.player, slot)


cdef void swap(Game* g, Play* me) noexcept nogil:
    cdef int slot = choose_one(g, me.player, me, ASK_RETURN,
                               player(g, me).hand.mask & of_types(g, ACTION), True)
    if slot < 0:
        return
    take_from_hand(g, me.player, slot)
    if return_to_pile(g, me.player, slot):
        gain_one(g, me, costing_up_to(g, 5) & of_types(g, ACTION) & ~bit(slot), HAND)
    else:
        put(g, me.player, slot, HAND, 0, NULL)


cdef void marquis(Game* g, Play* me) noexcept nogil:
    draw(g, me.player, player(g, me).hand.total)
    discard_down_to(g, me.player, me, 10)


on_play("Sycophant", sycophant)
on_own("Sycophant", EV_GAIN, two_favors)
on_own("Sycophant", EV_TRASH, two_favors)
on_play("Bauble", bauble)
options("Bauble", "+1 Buy", "+$1", "+1 Favor", "until end of turn: may topdeck each gained card")
on_next_turn("Importer", importer_next_turn)
start_favors("Importer", 4)
vanilla("Merchant Camp")
on_own("Merchant Camp", EV_DISCARD_FROM_PLAY, merchant_camp_discarded)
on_play("Sentinel", sentinel)
on_play("Underling", underling)
on_play("Broker", broker)
options("Broker", "+1 Card per $1 of its cost", "+1 Action per $1 of its cost",
        "+$1 per $1 of its cost", "+1 Favor per $1 of its cost")
on_play("Carpenter", carpenter)
on_play("Courier", courier)
on_play("Innkeeper", innkeeper)
options("Innkeeper", "+1 Card", "+3 Cards then discard 3", "+5 Cards then discard 6")
on_play("Royal Galley", royal_galley)
on_play("Town", town)
options("Town", "+1 Card and +2 Actions", "+1 Buy and +$2")
on_play("Barbarian", barbarian)
on_play("Capital City", capital_city)
on_play("Contract", contract)
on_play("Emissary", emissary)
on_play("Galleria", galleria)
on_play("Guildmaster", guildmaster)
on_play("Highwayman", highwayman)
on_next_turn("Highwayman", highwayman_next_turn)
on_play("Hunter", hunter)
on_play("Modify", modify)
options("Modify", "+1 Card and +1 Action", "gain a card costing up to $2 more than the trashed card")
on_play("Skirmisher", skirmisher)
on_play("Specialist", specialist)
options("Specialist", "play it again", "gain a copy of it")
on_play("Swap", swap)
on_play("Marquis", marquis)
