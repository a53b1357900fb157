"""Dominion: the base cards, the second edition and those of the first that it left out."""

from libc.stdint cimport uint64_t

from simcore.cards.common cimport *

from simcore.registry import vanilla


cdef void cellar(Game* g, Play* me) noexcept nogil:
    draw(g, me.player, discard_some(g, me, 0, ALL, ANY))


cdef void chapel(Game* g, Play* me) noexcept nogil:
    trash_some(g, me, 0, 4, ANY)


cdef void harbinger(Game* g, Play* me) noexcept nogil:
    cdef int slot = choose_one(g, me.player, me, ASK_TOPDECK, discard_mask(player(g, me)), True)
    if slot >= 0 and take_from_discard(g, me.player, slot):
        put(g, me.player, slot, DECK, 0, NULL)
        note(g, T_TO_DECK, me.player, slot)


cdef bint first_silver(Game* g, Play* me, Event* ev) noexcept nogil:
    return player(g, me).plays[g.k.silver] == 1


cdef bint one_coin(Game* g, Play* me, Event* ev) noexcept nogil:
    plus_coins(g, me, 1)
    return True


cdef void merchant(Game* g, Play* me) noexcept nogil:
    once_this_turn(g, me, EV_PLAY, bit(g.k.silver), one_coin).applies = first_silver


cdef void vassal(Game* g, Play* me) noexcept nogil:
    cdef int slot = next_card(g, me.player)
    cdef Place where
    if slot < 0:
        return
    discard_followed(g, me.player, slot, &where)
    if is_type(g, slot, ACTION) and is_there(g, &where) and ask_may(g, me.player, me, slot):
        play_place(g, &where)


cdef void workshop(Game* g, Play* me) noexcept nogil:
    gain_up_to(g, me, 4)


cdef void bureaucrat(Game* g, Play* me) noexcept nogil:
    cdef int p, slot
    gain_to(g, me.player, g.k.silver, DECK)
    p = next_victim(g, me, me.player)
    while p >= 0:
        slot = choose_one(g, p, me, ASK_TOPDECK, g.players[p].hand.mask & of_types(g, VICTORY), False)
        if slot >= 0:
            note(g, T_REVEAL, p, slot)
            hand_to(g, p, slot, DECK, 0)
        else:
            reveal_hand(g, p)
        p = next_victim(g, me, p)


cdef int gardens(Game* g, int p) noexcept nogil:
    return total_owned(g, p) // 10


cdef void militia(Game* g, Play* me) noexcept nogil:
    others_discard_down_to(g, me, 3)


cdef void lend_money(Game* g, Play* me, bint optional) noexcept nogil:
    if trash_one(g, me, bit(g.k.copper), optional) >= 0:
        plus_coins(g, me, 3)


cdef void moneylender(Game* g, Play* me) noexcept nogil:
    lend_money(g, me, True)


cdef void moneylender_1e(Game* g, Play* me) noexcept nogil:
    lend_money(g, me, False)


cdef void poacher(Game* g, Play* me) noexcept nogil:
    discard_some(g, me, empty_piles(g), empty_piles(g), ANY)


cdef void remodel(Game* g, Play* me) noexcept nogil:
    cdef int trashed = trash_one(g, me, ANY, False)
    if trashed >= 0:
        gain_up_to(g, me, cost_of(g, trashed) + 2)


cdef void throne(Game* g, Play* me, bint optional) noexcept nogil:
    cdef uint64_t actions = playable(g, me.player) & of_types(g, ACTION)
    play_repeatedly(g, me, choose_one(g, me.player, me, ASK_PLAY, actions, optional), 2)


cdef void throne_room(Game* g, Play* me) noexcept nogil:
    throne(g, me, True)


cdef void throne_room_1e(Game* g, Play* me) noexcept nogil:
    throne(g, me, False)


cdef void bandit(Game* g, Play* me) noexcept nogil:
    cdef Cards revealed, trashed
    cdef uint64_t valuable = of_types(g, TREASURE) & ~bit(g.k.copper)
    cdef int p
    gain(g, me.player, g.k.gold)
    p = next_victim(g, me, me.player)
    while p >= 0:
        reveal(g, p, 2, &revealed)
        choose_among(g, p, me, ASK_TRASH, &revealed, valuable, 1, 1, &trashed)
        trash_loose(g, p, &trashed)
        discard_together(g, p, me, &revealed)
        p = next_victim(g, me, p)


cdef void council_room(Game* g, Play* me) noexcept nogil:
    cdef int p = left_of(g, me.player)
    while p != me.player:
        draw(g, p, 1)
        p = left_of(g, p)


cdef void library(Game* g, Play* me) noexcept nogil:
    cdef Cards aside
    cdef int slot
    aside.n = 0
    while player(g, me).hand.total < 7 and not g.error:
        slot = next_card(g, me.player)
        if slot < 0:
            break
        if is_type(g, slot, ACTION) and ask_may(g, me.player, me, slot):
            add_card(&aside, slot)
            note(g, T_SET_ASIDE, me.player, slot)
        else:
            put(g, me.player, slot, HAND, 0, NULL)
            note(g, T_DRAW, me.player, slot)
    discard_together(g, me.player, me, &aside)


cdef void upgrade_treasure(Game* g, Play* me, bint optional) noexcept nogil:
    cdef int trashed = trash_one(g, me, of_types(g, TREASURE), optional)
    if trashed >= 0:
        gain_one(g, me, costing_up_to(g, cost_of(g, trashed) + 3) & of_types(g, TREASURE), HAND)


cdef void mine(Game* g, Play* me) noexcept nogil:
    upgrade_treasure(g, me, True)


cdef void mine_1e(Game* g, Play* me) noexcept nogil:
    upgrade_treasure(g, me, False)


cdef void sentry(Game* g, Play* me) noexcept nogil:
    cdef Cards seen, chosen
    look(g, me.player, 2, &seen)
    choose_among(g, me.player, me, ASK_TRASH, &seen, ANY, 0, 2, &chosen)
    trash_loose(g, me.player, &chosen)
    choose_among(g, me.player, me, ASK_DISCARD, &seen, ANY, 0, 2, &chosen)
    discard_loose(g, me.player, &chosen)
    put_back(g, me.player, me, &seen)


cdef void witch(Game* g, Play* me) noexcept nogil:
    curse_others(g, me)


cdef void artisan(Game* g, Play* me) noexcept nogil:
    gain_one(g, me, costing_up_to(g, 5), HAND)
    topdeck_one(g, me)


# ------------------------------------------------------------------ left out of the second edition
cdef void adventurer(Game* g, Play* me) noexcept nogil:
    cdef Cards found, others
    cdef int slot
    found.n = others.n = 0
    while found.n < 2:
        slot = next_card(g, me.player)
        if slot < 0:
            break
        note(g, T_REVEAL, me.player, slot)
        add_card(&found if is_type(g, slot, TREASURE) else &others, slot)
    put_all(g, me.player, &found, HAND, 0)
    discard_together(g, me.player, me, &others)


cdef void chancellor(Game* g, Play* me) noexcept nogil:
    if ask_may(g, me.player, me, -1):
        deck_to_discard(g, me.player)


cdef void feast(Game* g, Play* me) noexcept nogil:
    trash_from_play(g, me.player, me.uid)
    gain_up_to(g, me, 5)


cdef void spy(Game* g, Play* me) noexcept nogil:
    cdef int i, p, slot
    for i in range(g.n_players):
        p = (me.player + i) % g.n_players
        if p != me.player and not affects(me, p):
            continue
        slot = next_card(g, p)
        if slot < 0:
            continue
        note(g, T_REVEAL, p, slot)
        if ask_discard_it(g, me.player, me, slot, p):
            discard_one_loose(g, p, slot)
        else:
            put(g, p, slot, DECK, 0, NULL)


cdef void thief(Game* g, Play* me) noexcept nogil:
    cdef Cards revealed[MAX_PLAYERS]
    cdef Cards trashed, stolen
    cdef int i, p
    stolen.n = 0
    p = next_victim(g, me, me.player)
    while p >= 0:
        reveal(g, p, 2, &revealed[p])
        choose_among(g, me.player, me, ASK_TRASH, &revealed[p], of_types(g, TREASURE), 1, 1, &trashed)
        trash_loose(g, p, &trashed)
        if trashed.n:
            add_card(&stolen, trashed.c[0])
        p = next_victim(g, me, p)
    choose_among(g, me.player, me, ASK_GAIN, &stolen, ANY, 0, ALL, &trashed)
    for i in range(trashed.n):
        gain_from_trash(g, me.player, trashed.c[i], ANYWHERE_GAINED)
    p = next_victim(g, me, me.player)
    while p >= 0:
        discard_together(g, p, me, &revealed[p])
        p = next_victim(g, me, p)


vanilla(
    "Copper", "Silver", "Gold", "Platinum", "Estate", "Duchy", "Province", "Colony", "Curse",
    "Village", "Smithy", "Festival", "Laboratory", "Market", "Woodcutter",
)
on_play("Cellar", cellar)
on_play("Chapel", chapel)
vanilla("Moat")
reacts("Moat", EV_ATTACK, OTHERS, 0, show_it_and_be_unaffected, not_immune_yet)
on_play("Harbinger", harbinger)
on_play("Merchant", merchant)
on_play("Vassal", vassal)
on_play("Workshop", workshop)
on_play("Bureaucrat", bureaucrat)
scores("Gardens", gardens)
on_play("Militia", militia)
on_play("Moneylender", moneylender)
on_play("Moneylender (1e)", moneylender_1e)
on_play("Poacher", poacher)
on_play("Remodel", remodel)
on_play("Throne Room", throne_room)
on_play("Throne Room (1e)", throne_room_1e)
on_play("Bandit", bandit)
on_play("Council Room", council_room)
on_play("Library", library)
on_play("Mine", mine)
on_play("Mine (1e)", mine_1e)
on_play("Sentry", sentry)
on_play("Witch", witch)
on_play("Artisan", artisan)
on_play("Adventurer", adventurer)
on_play("Chancellor", chancellor)
on_play("Feast", feast)
on_play("Spy", spy)
on_play("Thief", thief)
