"""The 23 Allies: what Favors are good for. Each is a rule of the whole game, for everybody.

An Ally is offered whenever it can do something and its price can be paid at that moment, so
that Favors from the very event that sets it off can pay for it.
"""

from libc.stdint cimport uint8_t, uint64_t

from simcore.cards.common cimport *

from simcore.registry import options


cdef inline int favors_of(Game* g, Play* me) noexcept nogil:
    return g.players[me.player].favors


cdef bint pays(Game* g, Play* me, int price) noexcept nogil:
    """May be paid for once."""
    return spend_favors(g, me, price, 1) > 0


cdef bint pays_for(Game* g, Play* me, int price, int gained) noexcept nogil:
    """The same, for what can be done with or for a card just gained."""
    return spend_favors_on(g, me, price, 1, gained) > 0


# ------------------------------------------------------------------ when a card is gained
cdef uint64_t cheaper_than(Game* g, int slot) noexcept nogil:
    return costing_up_to(g, cost_of(g, slot) - 1)


cdef uint64_t architects_choice(Game* g, Event* ev) noexcept nogil:
    return cheaper_than(g, ev.slot) & ~of_types(g, VICTORY)


cdef bint can_hire_architects(Game* g, Play* me, Event* ev) noexcept nogil:
    return favors_of(g, me) >= 2 and architects_choice(g, ev) != 0


cdef bint architects_guild(Game* g, Play* me, Event* ev) noexcept nogil:
    if not pays_for(g, me, 2, ev.slot):
        return False
    gain_one(g, me, architects_choice(g, ev), ANYWHERE_GAINED)
    return True


cdef bint cost_3_or_more(Game* g, Play* me, Event* ev) noexcept nogil:
    return favors_of(g, me) >= 1 and ev.cost >= 3


cdef bint band_of_nomads(Game* g, Play* me, Event* ev) noexcept nogil:
    cdef uint64_t chosen
    if not pays_for(g, me, 1, ev.slot):
        return False
    chosen = choose_options(g, me, 0b111, 1)
    if chosen & 1:
        draw(g, me.player, 1)
    if chosen & 2:
        plus_actions(g, me, 1)
    if chosen & 4:
        plus_buys(g, me, 1)
    return True


cdef bint can_pay_to_play_it(Game* g, Play* me, Event* ev) noexcept nogil:
    return favors_of(g, me) >= 2 and me.player == g.turn_player and can_be_played(g, me, ev)


cdef bint city_state(Game* g, Play* me, Event* ev) noexcept nogil:
    return pays_for(g, me, 2, ev.slot) and play_gained(g, ev) > 0


cdef bint can_be_topdecked(Game* g, Play* me, Event* ev) noexcept nogil:
    return favors_of(g, me) >= 1 and ev.card.zone != DECK and still_there(g, ev)


cdef bint trappers_lodge(Game* g, Play* me, Event* ev) noexcept nogil:
    return pays_for(g, me, 1, ev.slot) and move_gained(g, ev, DECK, 0)


# ------------------------------------------------------------------ at the start of a turn
cdef bint cave_dwellers(Game* g, Play* me, Event* ev) noexcept nogil:
    while pays(g, me, 1):
        discard_some(g, me, 1, 1, ANY)
        draw(g, me.player, 1)
    return True


cdef bint crafters_guild(Game* g, Play* me, Event* ev) noexcept nogil:
    if pays(g, me, 2):
        gain_one(g, me, costing_up_to(g, 4), DECK)
    return True


cdef bint desert_guides(Game* g, Play* me, Event* ev) noexcept nogil:
    while pays(g, me, 1):
        discard_whole_hand(g, me.player, me)
        draw(g, me.player, 5)
    return True


cdef bint forest_dwellers(Game* g, Play* me, Event* ev) noexcept nogil:
    cdef Cards seen, discarded
    if not pays(g, me, 1):
        return False
    look(g, me.player, 3, &seen)
    choose_among(g, me.player, me, ASK_DISCARD, &seen, ANY, 0, 3, &discarded)
    discard_loose(g, me.player, &discarded)
    put_back(g, me.player, me, &seen)
    return True


cdef bint gang_of_pickpockets(Game* g, Play* me, Event* ev) noexcept nogil:
    # Offered with a small hand too: it can be done with before other effects draw.
    if player(g, me).hand.total > 4 and not pays(g, me, 1):
        discard_down_to(g, me.player, me, 4)
    return True


cdef bint mountain_folk(Game* g, Play* me, Event* ev) noexcept nogil:
    if pays(g, me, 5):
        draw(g, me.player, 3)
    return True


# ------------------------------------------------------------------ at the start of the Buy phase
cdef uint64_t inventable_piles(Game* g) noexcept nogil:
    """Supply piles whose randomizer is no Victory card, by their first cards."""
    cdef uint64_t piles = 0
    cdef int i
    for i in range(g.k.n_piles):
        if g.k.pile_supply[i] and not g.k.pile_types[i] & VICTORY:
            piles |= bit(g.k.pile_first[i])
    return piles


cdef bint family_of_inventors(Game* g, Play* me, Event* ev) noexcept nogil:
    cdef int slot, pile
    if not pays(g, me, 1):
        return False
    slot = choose_one(g, me.player, me, ASK_PILE, inventable_piles(g), False)
    pile = g.k.pile_of[slot]
    g.favor_tokens[pile] += 1
    reprice(g, pile, g.pile_slot[pile])
    note(g, T_TOKEN, me.player, slot)
    return True


cdef bint league_of_bankers(Game* g, Play* me, Event* ev) noexcept nogil:
    plus_coins(g, me, favors_of(g, me) // 4)
    return True


cdef uint64_t playable_actions(Game* g, Play* me) noexcept nogil:
    return playable(g, me.player) & of_types(g, ACTION)


cdef bint can_go_to_market(Game* g, Play* me, Event* ev) noexcept nogil:
    return favors_of(g, me) >= 1 and playable_actions(g, me) != 0


cdef bint market_towns(Game* g, Play* me, Event* ev) noexcept nogil:
    while playable_actions(g, me) and pays(g, me, 1):
        play_from_hand(g, me.player, choose_one(g, me.player, me, ASK_PLAY, playable_actions(g, me), False))
    return True


cdef bint peaceful_cult(Game* g, Play* me, Event* ev) noexcept nogil:
    cdef int n = spend_favors(g, me, 1, player(g, me).hand.total)
    trash_some(g, me, n, n, ANY)
    return True


cdef bint can_send_woodworkers(Game* g, Play* me, Event* ev) noexcept nogil:
    return favors_of(g, me) >= 1 and player(g, me).hand.mask & of_types(g, ACTION) != 0


cdef bint woodworkers_guild(Game* g, Play* me, Event* ev) noexcept nogil:
    if not pays(g, me, 1):
        return False
    if trash_one(g, me, of_types(g, ACTION), False) >= 0:
        gain_one(g, me, costing_up_to(g, MAX_CARDS) & of_types(g, ACTION), ANYWHERE_GAINED)
    return True


# ------------------------------------------------------------------ after a card was played
cdef bint circle_of_witches(Game* g, Play* me, Event* ev) noexcept nogil:
    if pays(g, me, 3):
        curse_others(g, me)
    return True


cdef bint small_hand(Game* g, Play* me, Event* ev) noexcept nogil:
    return favors_of(g, me) >= 1 and player(g, me).hand.total <= 4


cdef bint fellowship_of_scribes(Game* g, Play* me, Event* ev) noexcept nogil:
    if pays(g, me, 1):
        draw(g, me.player, 1)
    return True


cdef bint league_of_shopkeepers(Game* g, Play* me, Event* ev) noexcept nogil:
    plus_coins(g, me, 1)
    if favors_of(g, me) >= 10:
        plus_actions(g, me, 1)
        plus_buys(g, me, 1)
    return True


# ------------------------------------------------------------------ Clean-up and the end of a turn
cdef bint coastal_haven(Game* g, Play* me, Event* ev) noexcept nogil:
    cdef Cards kept
    cdef int i, n = spend_favors(g, me, 1, player(g, me).hand.total)
    choose_from_hand(g, me.player, me, ASK_KEEP, ANY, n, n, &kept)
    if kept.n:
        g.turn.kept_tag = new_tag(g)
    for i in range(kept.n):
        set_aside_from_hand(g, me.player, kept.c[i], g.turn.kept_tag, True)
    return True


cdef bint not_my_second_turn(Game* g, Play* me, Event* ev) noexcept nogil:
    return favors_of(g, me) >= 5 and g.previous_player != me.player


cdef bint island_folk(Game* g, Play* me, Event* ev) noexcept nogil:
    if pays(g, me, 5):
        grant_extra_turn(g, me, -1, False)
    return True


# ------------------------------------------------------------------ shuffling
cdef void pick_from_shuffle(Game* g, Play* me, int kind, int per_favor, Cards* picked) noexcept nogil:
    """Spend Favors, see the cards, pick some of them; then perhaps spend more. Whoever has not
    picked all that was paid for needs no more."""
    cdef Player* pl = player(g, me)
    cdef uint8_t counts[MAX_SLOTS]
    cdef uint64_t mask
    cdef Cards chosen
    cdef int i, spent
    picked.n = 0
    while pl.n_discard:
        spent = spend_favors(g, me, 1, pl.n_discard)
        if spent == 0:
            return
        mask = discard_counts(pl, counts)
        choose(g, me.player, me, kind, mask, counts, 0, spent * per_favor, &chosen)
        take_cards_from_discard(g, me.player, &chosen)
        for i in range(chosen.n):
            add_card(picked, chosen.c[i])
        if chosen.n < spent * per_favor:
            return


cdef bint order_of_astrologers(Game* g, Play* me, Event* ev) noexcept nogil:
    cdef Cards picked
    pick_from_shuffle(g, me, ASK_TOPDECK, 1, &picked)
    put_back(g, me.player, me, &picked)
    return True


cdef bint order_of_masons(Game* g, Play* me, Event* ev) noexcept nogil:
    cdef Cards picked
    cdef int i
    pick_from_shuffle(g, me, ASK_DISCARD, 2, &picked)
    for i in range(picked.n):
        # Not discarded: they just stay out of the shuffle.
        add_card(ev.kept, picked.c[i])
        note(g, T_TO_DISCARD, me.player, picked.c[i])
    return True


# ------------------------------------------------------------------ scoring
cdef int plateau_shepherds(Game* g, int p) noexcept nogil:
    """Costs as they are between turns: only what lies on the table all game counts."""
    cdef int slot, n = 0
    for slot in range(g.k.n_cards):
        if g.k.cost[slot] == 2:
            n += g.players[p].owned[slot]
    return 2 * min(n, g.players[p].favors)


standing_rule("Architects' Guild", EV_GAIN, OWN, 0, architects_guild, can_hire_architects)
standing_rule("Band of Nomads", EV_GAIN, OWN, 0, band_of_nomads, cost_3_or_more)
options("Band of Nomads", "+1 Card", "+1 Action", "+1 Buy")
ally_rule("Cave Dwellers", EV_TURN_START, 0, 1, cave_dwellers)
ally_rule("Circle of Witches", EV_AFTER_PLAY, LIAISON, 3, circle_of_witches)
standing_rule("City-state", EV_GAIN, OWN, ACTION, city_state, can_pay_to_play_it)
ally_rule("Coastal Haven", EV_KEEP_HAND, 0, 1, coastal_haven)
ally_rule("Crafters' Guild", EV_TURN_START, 0, 2, crafters_guild)
ally_rule("Desert Guides", EV_TURN_START, 0, 1, desert_guides)
ally_rule("Family of Inventors", EV_BUY_PHASE, 0, 1, family_of_inventors)
standing_rule("Fellowship of Scribes", EV_AFTER_PLAY, OWN, ACTION, fellowship_of_scribes, small_hand)
ally_rule("Forest Dwellers", EV_TURN_START, 0, 1, forest_dwellers)
standing_rule("Gang of Pickpockets", EV_TURN_START, OWN, 0, gang_of_pickpockets)
standing_rule("Island Folk", EV_TURN_END, OWN, 0, island_folk, not_my_second_turn)
ally_rule("League of Bankers", EV_BUY_PHASE, 0, 4, league_of_bankers)
ally_rule("League of Shopkeepers", EV_AFTER_PLAY, LIAISON, 5, league_of_shopkeepers)
standing_rule("Market Towns", EV_BUY_PHASE, OWN, 0, market_towns, can_go_to_market)
ally_rule("Mountain Folk", EV_TURN_START, 0, 5, mountain_folk)
ally_rule("Order of Astrologers", EV_SHUFFLE, 0, 1, order_of_astrologers)
ally_rule("Order of Masons", EV_SHUFFLE, 0, 1, order_of_masons)
ally_rule("Peaceful Cult", EV_BUY_PHASE, 0, 1, peaceful_cult)
scores("Plateau Shepherds", plateau_shepherds)
standing_rule("Trappers' Lodge", EV_GAIN, OWN, 0, trappers_lodge, can_be_topdecked)
standing_rule("Woodworkers' Guild", EV_BUY_PHASE, OWN, 0, woodworkers_guild, can_send_woodworkers)
