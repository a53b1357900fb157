"""Seaside, both editions. Where a card was reworded, the old wording is called "Name (1e)"."""

from libc.stdint cimport uint64_t

from simcore.cards.common cimport *

from simcore.registry import options, vanilla


# ------------------------------------------------------------------ what several cards say
cdef bint discard_two(Game* g, Play* me, Event* ev) noexcept nogil:
    discard_some(g, me, 2, 2, ANY)
    return True


# ------------------------------------------------------------------ Embargo
cdef uint64_t supply_piles(Game* g) noexcept nogil:
    """Every Supply pile, empty ones too, by the card it shows."""
    cdef uint64_t mask = 0
    cdef int i
    for i in range(g.k.n_piles):
        if g.k.pile_supply[i]:
            mask |= bit(g.pile_slot[i] if g.pile_n[i] else g.k.pile_first[i])
    return mask


cdef void embargo(Game* g, Play* me) noexcept nogil:
    cdef int slot, pile
    trash_from_play(g, me.player, me.uid)
    slot = choose_one(g, me.player, me, ASK_PILE, supply_piles(g), False)
    pile = g.k.pile_of[slot]
    if not g.embargo[pile]:
        watch_also(g, EV_BUY, g.k.pile_set[pile])
    g.embargo[pile] += 1
    note(g, T_TOKEN, me.player, slot)


cdef bint embargoed(Game* g, Play* me, Event* ev) noexcept nogil:
    return g.embargo[g.k.pile_of[ev.slot]] > 0


cdef bint curse_per_token(Game* g, Play* me, Event* ev) noexcept nogil:
    cdef int _
    for _ in range(g.embargo[g.k.pile_of[ev.slot]]):
        gain(g, me.player, g.k.curse)
    return True


# ------------------------------------------------------------------ Haven
cdef void haven(Game* g, Play* me) noexcept nogil:
    cdef int slot = choose_one(g, me.player, me, ASK_SET_ASIDE, player(g, me).hand.mask, False)
    if slot >= 0:
        me.tag = new_tag(g)
        set_aside_from_hand(g, me.player, slot, me.tag, True)
        at_next_turn(g, me, aside_to_hand)


# ------------------------------------------------------------------ Lighthouse
cdef bint protect(Game* g, Play* me, Event* ev) noexcept nogil:
    ev.play.immune |= 1 << me.player
    note(g, T_PROTECTED, me.player, me.slot)
    return True


cdef void lighthouse(Game* g, Play* me) noexcept nogil:
    until_next_turn(g, me, EV_ATTACK, ANY, OTHERS, protect).applies = not_immune_yet


cdef void lighthouse_1e(Game* g, Play* me) noexcept nogil:
    if find_in_play(g, me.player, me.uid) != NULL:
        while_in_play(g, me, EV_ATTACK, OTHERS, protect).applies = not_immune_yet


# ------------------------------------------------------------------ Native Village, Island
cdef void top_card_to_mat(Game* g, Play* me) noexcept nogil:
    cdef int slot = next_card(g, me.player)
    if slot >= 0:
        put(g, me.player, slot, ASIDE, TAG_NATIVE_VILLAGE, NULL)
        player(g, me).aside[player(g, me).n_aside - 1].hidden = True
        note(g, T_MAT, me.player, slot, TAG_NATIVE_VILLAGE)


cdef void native_village(Game* g, Play* me) noexcept nogil:
    cdef uint64_t chosen = choose_options(g, me, 0b11, 1)
    if chosen & 1:
        top_card_to_mat(g, me)
    if chosen & 2:
        me.tag = TAG_NATIVE_VILLAGE
        aside_to_hand(g, me, NULL)


cdef void island(Game* g, Play* me) noexcept nogil:
    cdef int slot
    leave_play(g, me.player, me.uid, ASIDE, TAG_ISLAND)
    slot = choose_one(g, me.player, me, ASK_SET_ASIDE, player(g, me).hand.mask, False)
    if slot >= 0:
        hand_to(g, me.player, slot, ASIDE, TAG_ISLAND)


# ------------------------------------------------------------------ looking at the deck
cdef void pearl_diver(Game* g, Play* me) noexcept nogil:
    cdef int slot = take_bottom(g, me.player)
    cdef int zone = BOTTOM
    if slot < 0:
        return
    note(g, T_LOOK, me.player, slot)
    # The only card of a deck is its top and its bottom: nothing to decide.
    if deck_size(player(g, me)) and ask_may(g, me.player, me, slot):
        zone = DECK
        note(g, T_TO_DECK, me.player, slot)
    put(g, me.player, slot, zone, 0, NULL)


cdef void lookout(Game* g, Play* me) noexcept nogil:
    cdef Cards seen, chosen
    look(g, me.player, 3, &seen)
    choose_among(g, me.player, me, ASK_TRASH, &seen, ANY, 1, 1, &chosen)
    trash_loose(g, me.player, &chosen)
    choose_among(g, me.player, me, ASK_DISCARD, &seen, ANY, 1, 1, &chosen)
    discard_loose(g, me.player, &chosen)
    put_all(g, me.player, &seen, DECK, 0)


cdef void navigator(Game* g, Play* me) noexcept nogil:
    cdef Cards seen
    look(g, me.player, 5, &seen)
    if seen.n == 0:
        return
    me.extra_option = 0      # "either ... or" is no list to choose from
    if choose_options(g, me, 0b11, 1) & 1:
        discard_together(g, me.player, me, &seen)
    else:
        put_back(g, me.player, me, &seen)


cdef void sea_chart(Game* g, Play* me) noexcept nogil:
    cdef Cards top
    if reveal(g, me.player, 1, &top):
        put_all(g, me.player, &top, HAND if in_play_mask(g, me.player) & bit(top.c[0]) else DECK, 0)


cdef void warehouse(Game* g, Play* me) noexcept nogil:
    discard_some(g, me, 3, 3, ANY)


# ------------------------------------------------------------------ gaining and trashing
cdef void ambassador(Game* g, Play* me) noexcept nogil:
    cdef int slot = choose_one(g, me.player, me, ASK_REVEAL, player(g, me).hand.mask, False)
    cdef int p, _
    if slot < 0:
        return
    note(g, T_REVEAL, me.player, slot)
    if not g.k.supply & bit(slot):
        return
    for _ in range(choose_number(g, me.player, me, 0, min(2, player(g, me).hand.n[slot]))):
        take_from_hand(g, me.player, slot)
        if not return_to_pile(g, me.player, slot):
            put(g, me.player, slot, HAND, 0, NULL)
    p = next_victim(g, me, me.player)
    while p >= 0:
        gain(g, p, slot)
        p = next_victim(g, me, p)


cdef void smugglers(Game* g, Play* me) noexcept nogil:
    cdef Player* neighbour = &g.players[right_of(g, me.player)]
    cdef uint64_t mask = 0
    cdef int i, slot
    for i in range(neighbour.n_gained):
        if cost_of(g, neighbour.gained[i]) <= 6:
            mask |= bit(neighbour.gained[i])
    slot = choose_one(g, me.player, me, ASK_GAIN, mask, False)
    if slot >= 0:
        gain(g, me.player, slot)


cdef void salvager(Game* g, Play* me) noexcept nogil:
    cdef int trashed = trash_one(g, me, ANY, False)
    if trashed >= 0:
        plus_coins(g, me, cost_of(g, trashed))


cdef void treasure_map(Game* g, Play* me) noexcept nogil:
    cdef bint this_one = trash_from_play(g, me.player, me.uid)
    cdef bint another = trash_one(g, me, bit(me.slot), False) >= 0
    cdef int _
    if this_one and another:
        for _ in range(4):
            gain_to(g, me.player, g.k.gold, DECK)


cdef void explorer(Game* g, Play* me) noexcept nogil:
    if player(g, me).hand.n[g.k.province] and ask_may(g, me.player, me, g.k.province):
        note(g, T_REVEAL, me.player, g.k.province)
        gain_to(g, me.player, g.k.gold, HAND)
    else:
        gain_to(g, me.player, g.k.silver, HAND)


cdef bint pirate_next_turn(Game* g, Play* me, Event* ev) noexcept nogil:
    gain_one(g, me, costing_up_to(g, 6) & of_types(g, TREASURE), HAND)
    return True


cdef bint pirate_may_be_played(Game* g, Play* me, Event* ev) noexcept nogil:
    return (playable(g, me.player) & bit(me.slot)) != 0


cdef bint pirate_reacts(Game* g, Play* me, Event* ev) noexcept nogil:
    if not ask_may(g, me.player, me, ev.slot):
        return False
    note(g, T_REACT, me.player, me.slot)
    play_from_hand(g, me.player, me.slot)
    return True


cdef void sailor(Game* g, Play* me) noexcept nogil:
    may_once_this_turn(g, me, EV_GAIN, of_types(g, DURATION), may_play_it).applies = can_be_played


cdef bint sailor_next_turn(Game* g, Play* me, Event* ev) noexcept nogil:
    trash_one(g, me, ANY, True)
    return True


# ------------------------------------------------------------------ looking at other players' gains
cdef bint right_neighbour_gains(Game* g, Play* me, Event* ev) noexcept nogil:
    return ev.player == right_of(g, me.player)


cdef bint draw_one(Game* g, Play* me, Event* ev) noexcept nogil:
    draw(g, me.player, 1)
    return True


cdef void monkey(Game* g, Play* me) noexcept nogil:
    until_next_turn(g, me, EV_GAIN, ANY, OTHERS, draw_one).applies = right_neighbour_gains


cdef bint runs_the_blockade(Game* g, Play* me, Event* ev) noexcept nogil:
    """Another player gains, on their own turn, what this Blockade has set aside."""
    cdef Cards cards
    return (ev.player == g.turn_player and affects(me, ev.player) and ev.slot == me.data
            and aside_cards(g, me.player, me.tag, &cards) > 0)


cdef bint curse_the_gainer(Game* g, Play* me, Event* ev) noexcept nogil:
    gain(g, ev.player, g.k.curse)
    return True


cdef void blockade(Game* g, Play* me) noexcept nogil:
    cdef Place where
    me.data = choose_one(g, me.player, me, ASK_GAIN, costing_up_to(g, 4), False)
    if me.data < 0:
        return
    me.tag = new_tag(g)
    gain_as(g, me.player, me.data, ASIDE, me.tag, False, &where)
    if where.zone == ASIDE and is_there(g, &where):
        at_next_turn(g, me, aside_to_hand)
        until_next_turn(g, me, EV_GAIN, ANY, OTHERS, curse_the_gainer).applies = runs_the_blockade


# ------------------------------------------------------------------ attacks
cdef void cutpurse(Game* g, Play* me) noexcept nogil:
    cdef Cards discarded
    cdef int p = next_victim(g, me, me.player)
    while p >= 0:
        if discard_cards_of(g, p, me, 1, 1, bit(g.k.copper), &discarded) == 0:
            reveal_hand(g, p)
        p = next_victim(g, me, p)


cdef bint plunder_treasures(Game* g, Play* me) noexcept nogil:
    """Pirate Ship's attack; was any Treasure trashed?"""
    cdef Cards revealed, trashed
    cdef bint any_trashed = False
    cdef int p = next_victim(g, me, me.player)
    while p >= 0:
        reveal(g, p, 2, &revealed)
        choose_among(g, me.player, me, ASK_TRASH, &revealed, of_types(g, TREASURE), 1, 1, &trashed)
        any_trashed |= trashed.n > 0
        trash_loose(g, p, &trashed)
        discard_together(g, p, me, &revealed)
        p = next_victim(g, me, p)
    return any_trashed


cdef void pirate_ship(Game* g, Play* me) noexcept nogil:
    cdef uint64_t chosen = choose_options(g, me, 0b11, 1)
    if chosen & 1 and plunder_treasures(g, me):
        player(g, me).pirate_coins += 1
    if chosen & 2:
        plus_coins(g, me, player(g, me).pirate_coins)


cdef void sea_hag(Game* g, Play* me) noexcept nogil:
    cdef int slot, p = next_victim(g, me, me.player)
    while p >= 0:
        slot = next_card(g, p)
        if slot >= 0:
            discard_one_loose(g, p, slot)
        gain_to(g, p, g.k.curse, DECK)
        p = next_victim(g, me, p)


cdef void ghost_ship(Game* g, Play* me) noexcept nogil:
    cdef Cards chosen
    cdef int i, n, p = next_victim(g, me, me.player)
    while p >= 0:
        n = g.players[p].hand.total - 3
        if n > 0:
            choose_from_hand(g, p, me, ASK_TOPDECK, ANY, n, n, &chosen)
            for i in range(chosen.n):
                take_from_hand(g, p, chosen.c[i])
            put_back(g, p, me, &chosen)
        p = next_victim(g, me, p)


cdef void sea_witch(Game* g, Play* me) noexcept nogil:
    curse_others(g, me)


cdef bint first_silver_or_gold(Game* g, Play* me, Event* ev) noexcept nogil:
    return (affects(me, ev.player) and g.players[ev.player].played.silver_gold == 1
            and find_in_play(g, ev.player, ev.play.uid) != NULL)


cdef bint trash_what_was_played(Game* g, Play* me, Event* ev) noexcept nogil:
    trash_from_play(g, ev.player, ev.play.uid)
    return True


cdef void corsair(Game* g, Play* me) noexcept nogil:
    cdef Pending* e = until_next_turn(g, me, EV_PLAY, bit(g.k.silver) | bit(g.k.gold), OTHERS,
                                      trash_what_was_played)
    e.applies = first_silver_or_gold


# ------------------------------------------------------------------ the next hand, the next turn
cdef bint outpost_waits(Game* g, Play* me) noexcept nogil:
    """Has an Outpost granted an extra turn already?"""
    cdef int i
    for i in range(g.n_extra):
        if g.extra[i].player == me.player and g.extra[i].slot == me.slot:
            return True
    return False


cdef void outpost(Game* g, Play* me) noexcept nogil:
    if me.player == g.turn_player:
        g.turn.draw_count = 3
    if outpost_waits(g, me):
        # One extra turn only; but this one has had its effect on the next hand, and stays for it.
        add_pending(g, me, EV_EXTRA_TURN, NULL, UNTIL_OWNERS_TURN, KEEPS)
    elif turns_in_row(g, me.player) < 2:
        grant_extra_turn(g, me, -1, True)


cdef bint tactician_next_turn(Game* g, Play* me, Event* ev) noexcept nogil:
    draw(g, me.player, 5)
    plus_actions(g, me, 1)
    plus_buys(g, me, 1)
    return True


cdef void tactician(Game* g, Play* me) noexcept nogil:
    if player(g, me).hand.total:
        discard_whole_hand(g, me.player, me)
        at_next_turn(g, me, tactician_next_turn)


cdef bint no_victory_gained(Game* g, Play* me, Event* ev) noexcept nogil:
    return (count_gained_since(g, g.turn.gained_before, VICTORY) == 0
            and find_in_play(g, me.player, me.uid) != NULL)


cdef bint may_topdeck_this(Game* g, Play* me, Event* ev) noexcept nogil:
    return ask_may(g, me.player, me, me.slot) and leave_play(g, me.player, me.uid, DECK, 0)


cdef void treasury(Game* g, Play* me) noexcept nogil:
    this_turn(g, me, EV_BUY_END, ANY, may_topdeck_this).applies = no_victory_gained


cdef bint treasury_1e_discarded(Game* g, Play* me, Event* ev) noexcept nogil:
    return g.turn.victory_bought == 0 and may_topdeck_this(g, me, ev)


vanilla("Fishing Village", "Astrolabe", "Caravan", "Bazaar", "Merchant Ship", "Wharf")
on_play("Embargo", embargo)
standing_rule("Embargo", EV_BUY, OWN | SHOWN, 0, curse_per_token, embargoed)
on_play("Haven", haven)
on_play("Lighthouse", lighthouse)
on_play("Lighthouse (1e)", lighthouse_1e)
on_play("Native Village", native_village)
options("Native Village", "set_aside_top", "take_all_from_mat")
on_play("Pearl Diver", pearl_diver)
on_play("Ambassador", ambassador)
on_play("Lookout", lookout)
on_play("Smugglers", smugglers)
on_play("Warehouse", warehouse)
on_play("Monkey", monkey)
on_play("Sea Chart", sea_chart)
on_play("Cutpurse", cutpurse)
on_play("Island", island)
on_play("Navigator", navigator)
options("Navigator", "discard_all", "put_back_all")
on_play("Pirate Ship", pirate_ship)
options("Pirate Ship", "attack", "coins")
on_play("Salvager", salvager)
on_play("Sea Hag", sea_hag)
on_play("Treasure Map", treasure_map)
on_play("Blockade", blockade)
on_play("Sailor", sailor)
on_next_turn("Sailor", sailor_next_turn)
on_next_turn("Tide Pools", discard_two)
on_play("Explorer", explorer)
on_play("Ghost Ship", ghost_ship)
on_play("Outpost", outpost)
on_play("Outpost (1e)", outpost)
on_play("Tactician", tactician)
on_play("Tactician (1e)", tactician)
on_play("Treasury", treasury)
vanilla("Treasury (1e)")
on_own("Treasury (1e)", EV_DISCARD_FROM_PLAY, treasury_1e_discarded)
on_play("Corsair", corsair)
on_next_turn("Pirate", pirate_next_turn)
reacts("Pirate", EV_GAIN, OWN | OTHERS, TREASURE, pirate_reacts, pirate_may_be_played)
on_play("Sea Witch", sea_witch)
on_next_turn("Sea Witch", discard_two)
