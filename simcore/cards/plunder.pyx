"""Plunder: the 40 kingdom cards. Its Loots are in loot.pyx."""

from libc.stdint cimport uint32_t, uint64_t

from simcore.cards.common cimport *

from simcore.registry import options, vanilla

cdef enum:
    ANY_COST = 15            # the price list of the Supply ends here


# ------------------------------------------------------------------ shared by several cards
cdef void set_aside_up_to_four(Game* g, Play* me, Cards* chosen) noexcept nogil:
    """Face down on the card that asks."""
    cdef int i
    me.tag = new_tag(g)
    choose_from_hand(g, me.player, me, ASK_SET_ASIDE, ANY, 0, 4, chosen)
    for i in range(chosen.n):
        set_aside_from_hand(g, me.player, chosen.c[i], me.tag, True)


cdef bint one_loot(Game* g, Play* me, Event* ev) noexcept nogil:
    gain_loot(g, me.player, ANYWHERE_GAINED, NULL)
    return True


cdef bint two_coins(Game* g, Play* me, Event* ev) noexcept nogil:
    plus_coins(g, me, 2)
    return True


cdef bint may_be_played(Game* g, Play* me, Event* ev) noexcept nogil:
    return (playable(g, me.player) & bit(me.slot)) != 0


cdef bint play_this_from_hand(Game* g, Play* me, Event* ev) noexcept nogil:
    """Stowaway, Mapmaker: the reaction."""
    if not ask_may(g, me.player, me, ev.slot):
        return False
    play_from_hand(g, me.player, me.slot)
    return True


cdef bint is_that_play(Game* g, Play* me, Event* ev) noexcept nogil:
    return ev.play.id == <uint32_t>me.data


cdef void after_this_play(Game* g, Play* me, Event* ev, Trigger fire) noexcept nogil:
    """"Your next Action" is the one whose play begins next. What it plays in turn is resolved
    before it is, so the effect must be bound to that very play as it begins."""
    cdef Pending* e
    me.data = ev.play.id
    e = add_pending(g, me, EV_AFTER_PLAY, fire, UNTIL_USED, ONCE | KEEPS | OWN)
    e.applies = is_that_play
    e.born = ev.play.id - 1      # it has begun already


cdef int treasure_names_in_play(Game* g, int p) noexcept nogil:
    return popcount64(in_play_mask(g, p) & of_types(g, TREASURE))


# ------------------------------------------------------------------ $2
cdef bint cage_opens(Game* g, Play* me, Event* ev) noexcept nogil:
    trash_from_play(g, me.player, me.uid)
    to_hand_at_turn_end(g, me)
    return True


cdef void cage(Game* g, Play* me) noexcept nogil:
    cdef Cards chosen
    set_aside_up_to_four(g, me, &chosen)
    next_time(g, me, EV_GAIN, of_types(g, VICTORY), cage_opens)


cdef bint exchange_aside(Game* g, Play* me, Event* ev) noexcept nogil:
    cdef Cards cards
    take_all_aside(g, me, &cards)
    discard_together(g, me.player, me, &cards)
    draw(g, me.player, cards.n)
    return True


cdef void grotto(Game* g, Play* me) noexcept nogil:
    cdef Cards chosen
    set_aside_up_to_four(g, me, &chosen)
    # With nothing set aside there is nothing left to do, and so nothing to stay in play for.
    if chosen.n:
        told_apart(at_next_turn(g, me, exchange_aside))


cdef bint search_finds(Game* g, Play* me, Event* ev) noexcept nogil:
    trash_from_play(g, me.player, me.uid)
    return one_loot(g, me, ev)


cdef void search(Game* g, Play* me) noexcept nogil:
    add_pending(g, me, EV_PILE_EMPTY, search_finds, UNTIL_USED, ONCE | KEEPS | OWN | OTHERS)


cdef void shaman(Game* g, Play* me) noexcept nogil:
    trash_one(g, me, ANY, True)


cdef uint64_t in_trash_up_to(Game* g, int cost) noexcept nogil:
    cdef uint64_t left = g.trash.mask
    cdef uint64_t mask = 0
    while left:
        if cost_of(g, ctz64(left)) <= cost:
            mask |= bit(ctz64(left))
        left &= left - 1
    return mask


cdef bint trash_has_something(Game* g, Play* me, Event* ev) noexcept nogil:
    return in_trash_up_to(g, 6) != 0


cdef bint gain_out_of_trash(Game* g, Play* me, Event* ev) noexcept nogil:
    cdef int slot = choose_one(g, me.player, me, ASK_GAIN, in_trash_up_to(g, 6), False)
    gain_from_trash(g, me.player, slot, ANYWHERE_GAINED)
    return True


# ------------------------------------------------------------------ $3
cdef bint trash_up_to_two(Game* g, Play* me, Event* ev) noexcept nogil:
    trash_some(g, me, 0, 2, ANY)
    return True


cdef void secluded_shrine(Game* g, Play* me) noexcept nogil:
    next_time(g, me, EV_GAIN, of_types(g, TREASURE), trash_up_to_two)


cdef void siren(Game* g, Play* me) noexcept nogil:
    curse_others(g, me)


cdef bint siren_next_turn(Game* g, Play* me, Event* ev) noexcept nogil:
    draw_up_to(g, me.player, 8)
    return True


cdef bint siren_gained(Game* g, Play* me, Event* ev) noexcept nogil:
    if trash_one(g, me, of_types(g, ACTION), True) < 0 and still_there(g, ev):
        ev.moved = True
        trash_place(g, &ev.card)
    return True


cdef bint costs_five(Game* g, Play* me, Event* ev) noexcept nogil:
    return ev.cost == 5


cdef bint taskmaster_again(Game* g, Play* me, Event* ev) noexcept nogil:
    give(g, me, &g.k.bonus[me.slot])
    taskmaster(g, me)
    return True


cdef bint repeat_next_turn(Game* g, Play* me, Event* ev) noexcept nogil:
    at_next_turn(g, me, taskmaster_again)
    return True


cdef void taskmaster(Game* g, Play* me) noexcept nogil:
    once_this_turn(g, me, EV_GAIN, ANY, repeat_next_turn).applies = costs_five


# ------------------------------------------------------------------ $4
cdef bint abundance_pays(Game* g, Play* me, Event* ev) noexcept nogil:
    plus_buys(g, me, 1)
    plus_coins(g, me, 3)
    return True


cdef void abundance(Game* g, Play* me) noexcept nogil:
    next_time(g, me, EV_GAIN, of_types(g, ACTION), abundance_pays)


cdef bint cabin_boy_next_turn(Game* g, Play* me, Event* ev) noexcept nogil:
    cdef uint64_t chosen = choose_options(g, me, 0b11, 1)
    if chosen & 1:
        plus_coins(g, me, 2)
    if chosen & 2 and trash_from_play(g, me.player, me.uid):
        gain_one(g, me, costing_up_to(g, ANY_COST) & of_types(g, DURATION), ANYWHERE_GAINED)
    return True


cdef void crucible(Game* g, Play* me) noexcept nogil:
    cdef int trashed = trash_one(g, me, ANY, False)
    if trashed >= 0:
        plus_coins(g, me, cost_of(g, trashed))


cdef bint no_command(Game* g, Play* me, Event* ev) noexcept nogil:
    return not is_type(g, ev.slot, COMMAND)


cdef bint play_it_again(Game* g, Play* me, Event* ev) noexcept nogil:
    play_again(g, me, ev.slot, ev.play.uid)
    return True


cdef bint flagship_follows(Game* g, Play* me, Event* ev) noexcept nogil:
    after_this_play(g, me, ev, play_it_again)
    return True


cdef void flagship(Game* g, Play* me) noexcept nogil:
    next_time(g, me, EV_PLAY, of_types(g, ACTION), flagship_follows).applies = no_command


cdef void fortune_hunter(Game* g, Play* me) noexcept nogil:
    cdef Cards seen, chosen
    look(g, me.player, 3, &seen)
    if choose_among(g, me.player, me, ASK_PLAY, &seen, of_types(g, TREASURE), 0, 1, &chosen):
        play_loose(g, me.player, chosen.c[0])
    put_back(g, me.player, me, &seen)


cdef void gondola(Game* g, Play* me) noexcept nogil:
    cdef uint64_t chosen = choose_options(g, me, 0b11, 1)
    if chosen & 1:
        plus_coins(g, me, 2)
    if chosen & 2:
        at_next_turn(g, me, two_coins)


cdef bint gondola_gained(Game* g, Play* me, Event* ev) noexcept nogil:
    may_play_from_hand(g, me, of_types(g, ACTION))
    return True


cdef bint coin_if_it_gave_coins(Game* g, Play* me, Event* ev) noexcept nogil:
    if ev.play.gave_coins:
        plus_coins(g, me, 1)
    return True


cdef bint harbor_village_looks(Game* g, Play* me, Event* ev) noexcept nogil:
    after_this_play(g, me, ev, coin_if_it_gave_coins)
    return True


cdef void harbor_village(Game* g, Play* me) noexcept nogil:
    once_this_turn(g, me, EV_PLAY, of_types(g, ACTION), harbor_village_looks)


cdef bint first_card_of_turn(Game* g, Play* me, Event* ev) noexcept nogil:
    return ev.play.nth == 1


cdef bint topdeck_this(Game* g, Play* me, Event* ev) noexcept nogil:
    leave_play(g, me.player, me.uid, DECK, 0)
    return True


cdef void landing_party(Game* g, Play* me) noexcept nogil:
    cdef Pending* e = add_pending_about(g, me, EV_AFTER_PLAY, of_types(g, TREASURE), topdeck_this, UNTIL_USED,
                                        ONCE | KEEPS | OWN | FIRST)
    e.applies = first_card_of_turn


cdef void mapmaker(Game* g, Play* me) noexcept nogil:
    cdef Cards seen, taken
    look(g, me.player, 4, &seen)
    choose_among(g, me.player, me, ASK_TAKE, &seen, ANY, 2, 2, &taken)
    put_all(g, me.player, &taken, HAND, 0)
    discard_together(g, me.player, me, &seen)


cdef void maroon(Game* g, Play* me) noexcept nogil:
    cdef int trashed = trash_one(g, me, ANY, False)
    if trashed >= 0:
        draw(g, me.player, 2 * popcount64(g.k.types[trashed]))


cdef bint rope_next_turn(Game* g, Play* me, Event* ev) noexcept nogil:
    trash_one(g, me, ANY, True)
    return True


cdef void swamp_shacks(Game* g, Play* me) noexcept nogil:
    draw(g, me.player, player(g, me).n_in_play // 3)


cdef void tools(Game* g, Play* me) noexcept nogil:
    cdef uint64_t in_play = 0
    cdef int p
    for p in range(g.n_players):
        in_play |= in_play_mask(g, p)
    gain_one(g, me, costing_up_to(g, ANY_COST) & in_play, ANYWHERE_GAINED)


# ------------------------------------------------------------------ $5
cdef bint five_or_more(Game* g, Play* me, Event* ev) noexcept nogil:
    return ev.cost >= 5


cdef void cutthroat(Game* g, Play* me) noexcept nogil:
    cdef Pending* loot
    others_discard_down_to(g, me, 3)
    loot = add_pending_about(g, me, EV_GAIN, of_types(g, TREASURE), one_loot, UNTIL_USED,
                             ONCE | KEEPS | OWN | OTHERS)
    loot.applies = five_or_more


cdef void enlarge(Game* g, Play* me) noexcept nogil:
    cdef int trashed = trash_one(g, me, ANY, False)
    if trashed >= 0:
        gain_up_to(g, me, cost_of(g, trashed) + 2)


cdef bint enlarge_next_turn(Game* g, Play* me, Event* ev) noexcept nogil:
    enlarge(g, me)
    return True


cdef void figurine(Game* g, Play* me) noexcept nogil:
    if discard_some(g, me, 0, 1, of_types(g, ACTION)):
        plus_buys(g, me, 1)
        plus_coins(g, me, 1)


cdef void first_mate(Game* g, Play* me) noexcept nogil:
    cdef uint64_t same = of_types(g, ACTION)
    cdef int slot = choose_one(g, me.player, me, ASK_PLAY, playable(g, me.player) & same, True)
    while slot >= 0 and not g.error:
        play_from_hand(g, me.player, slot)
        same = bit(slot)
        slot = choose_one(g, me.player, me, ASK_PLAY, playable(g, me.player) & same, True)
    draw_up_to(g, me.player, 6)


cdef bint hits_its_player(Game* g, Play* me, Event* ev) noexcept nogil:
    return affects(me, ev.player)


cdef bint player_discards_to_four(Game* g, Play* me, Event* ev) noexcept nogil:
    discard_down_to(g, ev.player, me, 4)
    return True


cdef void frigate(Game* g, Play* me) noexcept nogil:
    cdef Pending* after_actions = until_next_turn(g, me, EV_AFTER_PLAY, of_types(g, ACTION), OTHERS | KEEPS,
                                                  player_discards_to_four)
    after_actions.applies = hits_its_player


cdef void mining_road(Game* g, Play* me) noexcept nogil:
    may_once_this_turn(g, me, EV_GAIN, of_types(g, TREASURE), may_play_it).applies = can_be_played


cdef void pendant(Game* g, Play* me) noexcept nogil:
    plus_coins(g, me, treasure_names_in_play(g, me.player))


cdef void pickaxe(Game* g, Play* me) noexcept nogil:
    cdef int trashed = trash_one(g, me, ANY, False)
    if trashed >= 0 and cost_of(g, trashed) >= 3:
        gain_loot(g, me.player, HAND, NULL)


cdef void pilgrim(Game* g, Play* me) noexcept nogil:
    topdeck_one(g, me)


cdef bint stock_or_take(Game* g, Play* me, Event* ev) noexcept nogil:
    cdef uint64_t chosen = choose_options(g, me, 0b11, 1)
    cdef Cards stock, taken
    cdef int slot
    if chosen & 1:
        slot = choose_one(g, me.player, me, ASK_GAIN, costing_up_to(g, 4), False)
        if slot >= 0:
            gain_as(g, me.player, slot, ASIDE, me.tag, False, NULL)
    if chosen & 2:
        aside_cards(g, me.player, me.tag, &stock)
        if choose_among(g, me.player, me, ASK_TAKE, &stock, ANY, 1, 1, &taken):
            take_aside(g, me.player, me.tag, taken.c[0])
            put_all(g, me.player, &taken, HAND, 0)
    return True


cdef void quartermaster(Game* g, Play* me) noexcept nogil:
    # The stock belongs to the card, not to the play: played twice, it has one stock.
    me.tag = me.uid
    add_pending(g, me, EV_TURN_START, stock_or_take, FOREVER, KEEPS | OWN)


cdef void silver_mine(Game* g, Play* me) noexcept nogil:
    gain_one(g, me, costing_up_to(g, cost_of(g, me.slot) - 1) & of_types(g, TREASURE), HAND)


cdef int leaving_treasure(Game* g, int p, int slot) noexcept nogil:
    """A Treasure that is about to be discarded from play: its uid, or 0. Slot -1: any."""
    cdef Player* pl = &g.players[p]
    cdef InPlay* card
    cdef int i
    for i in range(pl.n_in_play):
        card = &pl.in_play[i]
        if card.marks & LEAVING and is_type(g, card.slot, TREASURE) and (slot < 0 or card.slot == slot):
            return card.uid
    return 0


cdef bint treasure_leaves(Game* g, Play* me, Event* ev) noexcept nogil:
    return leaving_treasure(g, me.player, -1) != 0


cdef bint keep_a_treasure(Game* g, Play* me, Event* ev) noexcept nogil:
    cdef uint64_t left = in_play_mask(g, me.player)
    cdef uint64_t mask = 0
    cdef int slot
    while left:
        if leaving_treasure(g, me.player, ctz64(left)):
            mask |= bit(ctz64(left))
        left &= left - 1
    slot = choose_one(g, me.player, me, ASK_SET_ASIDE, mask, True)
    if slot < 0:
        return False
    me.tag = new_tag(g)
    leave_play(g, me.player, leaving_treasure(g, me.player, slot), ASIDE, me.tag)
    to_hand_at_turn_end(g, me)
    return True


cdef void trickster(Game* g, Play* me) noexcept nogil:
    curse_others(g, me)
    once_this_turn(g, me, EV_DISCARD_FROM_PLAY, ANY, keep_a_treasure).applies = treasure_leaves


cdef bint three_treasures(Game* g, Play* me, Event* ev) noexcept nogil:
    return treasure_names_in_play(g, me.player) >= 3


# ------------------------------------------------------------------ $6 and more
cdef void sack_of_loot(Game* g, Play* me) noexcept nogil:
    gain_loot(g, me.player, ANYWHERE_GAINED, NULL)


cdef void kings_cache(Game* g, Play* me) noexcept nogil:
    cdef uint64_t treasures = playable(g, me.player) & of_types(g, TREASURE)
    play_repeatedly(g, me, choose_one(g, me.player, me, ASK_PLAY, treasures, True), 3)


vanilla("Jewelled Egg", "Stowaway", "Buried Treasure", "Longship", "Wealthy Village")
on_play("Cage", cage)
on_play("Grotto", grotto)
on_own("Jewelled Egg", EV_TRASH, one_loot)
on_play("Search", search)
on_play("Shaman", shaman)
standing_rule("Shaman", EV_TURN_START, OWN, 0, gain_out_of_trash, trash_has_something)
on_play("Secluded Shrine", secluded_shrine)
on_play("Siren", siren)
on_next_turn("Siren", siren_next_turn)
on_own("Siren", EV_GAIN, siren_gained)
reacts("Stowaway", EV_GAIN, OWN | OTHERS, DURATION, play_this_from_hand, may_be_played)
on_play("Taskmaster", taskmaster)
on_play("Abundance", abundance)
on_next_turn("Cabin Boy", cabin_boy_next_turn)
options("Cabin Boy", "+$2", "trash this to gain a Duration")
on_play("Crucible", crucible)
on_play("Flagship", flagship)
on_play("Fortune Hunter", fortune_hunter)
on_play("Gondola", gondola)
options("Gondola", "now", "next turn")
on_own("Gondola", EV_GAIN, gondola_gained)
on_play("Harbor Village", harbor_village)
on_play("Landing Party", landing_party)
on_play("Mapmaker", mapmaker)
reacts("Mapmaker", EV_GAIN, OWN | OTHERS, VICTORY, play_this_from_hand, may_be_played)
on_play("Maroon", maroon)
on_next_turn("Rope", rope_next_turn)
on_play("Swamp Shacks", swamp_shacks)
on_play("Tools", tools)
on_own("Buried Treasure", EV_GAIN, play_it)
on_next_turn("Crew", topdeck_this)
on_play("Cutthroat", cutthroat)
on_play("Enlarge", enlarge)
on_next_turn("Enlarge", enlarge_next_turn)
on_play("Figurine", figurine)
on_play("First Mate", first_mate)
on_play("Frigate", frigate)
on_play("Mining Road", mining_road)
on_play("Pendant", pendant)
on_play("Pickaxe", pickaxe)
on_play("Pilgrim", pilgrim)
on_play("Quartermaster", quartermaster)
options("Quartermaster", "gain a card onto this", "take a card from this")
on_play("Silver Mine", silver_mine)
on_play("Trickster", trickster)
on_own("Wealthy Village", EV_GAIN, one_loot, three_treasures)
on_play("Sack of Loot", sack_of_loot)
on_play("King's Cache", kings_cache)
