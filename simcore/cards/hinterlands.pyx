"""Hinterlands: the cards of both editions; first-edition wordings carry the suffix (1e)."""

from libc.stdint cimport uint8_t, uint64_t

from simcore.cards.common cimport *

from simcore.registry import options, vanilla


# ------------------------------------------------------------------ shared
cdef void others_gain(Game* g, Play* me, int slot) noexcept nogil:
    cdef int p = next_victim(g, me, me.player)
    while p >= 0:
        gain(g, p, slot)
        p = next_victim(g, me, p)


cdef int gain_cheaper(Game* g, Play* me, int than, uint64_t mask) noexcept nogil:
    return gain_one(g, me, costing_up_to(g, cost_of(g, than) - 1) & mask, ANYWHERE_GAINED)


cdef bint can_be_followed(Game* g, Play* me, Event* ev) noexcept nogil:
    """The card of the event lies where the event left it, outside Clean-up."""
    return g.phase != PHASE_CLEANUP and still_there(g, ev)


cdef bint can_play_itself(Game* g, Play* me, Event* ev) noexcept nogil:
    return g.phase != PHASE_CLEANUP and can_be_played(g, me, ev)


cdef bint may_play_itself(Game* g, Play* me, Event* ev) noexcept nogil:
    """Trail, Weaver: the card that was just discarded (gained, trashed) may be played."""
    if not ask_may(g, me.player, me, ev.slot):
        return False
    note(g, T_REACT, me.player, me.slot)
    return play_gained(g, ev) != 0


# ------------------------------------------------------------------ cost 2
cdef void crossroads(Game* g, Play* me) noexcept nogil:
    reveal_hand(g, me.player)
    draw(g, me.player, count_in_hand(g, me.player, of_types(g, VICTORY)))
    if player(g, me).plays[me.slot] == 1:
        plus_actions(g, me, 3)


cdef void may_discard_top_card(Game* g, int p, Play* me) noexcept nogil:
    cdef Cards seen
    if not look(g, p, 1, &seen):
        return
    if ask_discard_it(g, p, me, seen.c[0], p):
        discard_loose(g, p, &seen)
    else:
        put_all(g, p, &seen, DECK, 0)


cdef void duchess(Game* g, Play* me) noexcept nogil:
    cdef int i
    for i in range(g.n_players):
        may_discard_top_card(g, (me.player + i) % g.n_players, me)


cdef bint duchess_comes_along(Game* g, Play* me, Event* ev) noexcept nogil:
    return can_gain(g, me.slot)


cdef bint may_gain_duchess(Game* g, Play* me, Event* ev) noexcept nogil:
    if ask_may(g, me.player, me, ev.slot):
        gain(g, me.player, me.slot)
    return True


cdef void fools_gold(Game* g, Play* me) noexcept nogil:
    plus_coins(g, me, 1 if player(g, me).plays[me.slot] == 1 else 4)


cdef bint is_province(Game* g, Play* me, Event* ev) noexcept nogil:
    return ev.slot == g.k.province


cdef bint trash_for_gold(Game* g, Play* me, Event* ev) noexcept nogil:
    cdef Cards it
    if not ask_may(g, me.player, me, ev.slot):
        return False
    note(g, T_REACT, me.player, me.slot)
    it.n = 1
    it.c[0] = me.slot
    trash_hand_cards(g, me.player, &it)
    gain_to(g, me.player, g.k.gold, DECK)
    return True


# ------------------------------------------------------------------ cost 3
cdef void develop(Game* g, Play* me) noexcept nogil:
    cdef int trashed = trash_one(g, me, ANY, False)
    cdef uint64_t dearer, cheaper
    cdef int by = 1
    if trashed < 0:
        return
    dearer = costing_exactly(g, cost_of(g, trashed) + 1)
    cheaper = costing_exactly(g, cost_of(g, trashed) - 1)
    me.extra_option = 0          # both gains happen anyway: nothing for Elder to add
    if cheaper and (not dearer or choose_options(g, me, 0b11, 1) & 0b10):
        by = -1
    gain_one(g, me, costing_exactly(g, cost_of(g, trashed) + by), DECK)
    gain_one(g, me, costing_exactly(g, cost_of(g, trashed) - by), DECK)


cdef void oasis(Game* g, Play* me) noexcept nogil:
    discard_some(g, me, 1, 1, ANY)


cdef void oracle(Game* g, Play* me) noexcept nogil:
    cdef Cards revealed
    cdef int i, p
    for i in range(g.n_players):
        p = (me.player + i) % g.n_players
        if p != me.player and not affects(me, p):
            continue
        if not reveal(g, p, 2, &revealed):
            continue
        if ask_discard_it(g, me.player, me, revealed.c[0], p):
            discard_together(g, p, me, &revealed)
        else:
            put_back(g, p, me, &revealed)
    draw(g, me.player, 2)


cdef uint64_t leaving_actions(Game* g, int p) noexcept nogil:
    cdef Player* pl = &g.players[p]
    cdef uint64_t mask = 0
    cdef int i
    for i in range(pl.n_in_play):
        if pl.in_play[i].marks & LEAVING and is_type(g, pl.in_play[i].slot, ACTION):
            mask |= bit(pl.in_play[i].slot)
    return mask


cdef bint some_action_leaves(Game* g, Play* me, Event* ev) noexcept nogil:
    cdef Player* pl = player(g, me)
    cdef int i
    for i in range(pl.n_in_play):
        if pl.in_play[i].marks & LEAVING and is_type(g, pl.in_play[i].slot, ACTION):
            return True
    return False


cdef bint put_back_from_play(Game* g, Play* me, Event* ev) noexcept nogil:
    cdef int slot = choose_one(g, me.player, me, ASK_TOPDECK, leaving_actions(g, me.player), True)
    cdef InPlay* card = player(g, me).in_play
    if slot < 0:
        return False
    while card.slot != slot or not card.marks & LEAVING:
        card += 1
    return leave_play(g, me.player, card.uid, DECK, 0)


cdef void scheme(Game* g, Play* me) noexcept nogil:
    once_this_turn(g, me, EV_DISCARD_FROM_PLAY, ANY, put_back_from_play).applies = some_action_leaves


cdef bint tunnel_shows_gold(Game* g, Play* me, Event* ev) noexcept nogil:
    return can_be_followed(g, me, ev) and can_gain(g, g.k.gold)


cdef bint tunnel(Game* g, Play* me, Event* ev) noexcept nogil:
    if not ask_may(g, me.player, me, ev.slot):
        return False
    note(g, T_REACT, me.player, me.slot)
    gain(g, me.player, g.k.gold)
    return True


cdef void guard_dog(Game* g, Play* me) noexcept nogil:
    if player(g, me).hand.total <= 5:
        draw(g, me.player, 2)


cdef bint playable_from_hand(Game* g, Play* me, Event* ev) noexcept nogil:
    return (playable(g, me.player) >> me.slot) & 1


cdef bint play_before_attack(Game* g, Play* me, Event* ev) noexcept nogil:
    if not ask_may(g, me.player, me, ev.slot):
        return False
    note(g, T_REACT, me.player, me.slot)
    play_from_hand(g, me.player, me.slot)
    return True


# ------------------------------------------------------------------ cost 4
cdef void jack_of_all_trades(Game* g, Play* me) noexcept nogil:
    gain(g, me.player, g.k.silver)
    may_discard_top_card(g, me.player, me)
    draw_up_to(g, me.player, 5)
    trash_one(g, me, ~of_types(g, TREASURE), True)


cdef int rob(Game* g, int p, Play* me) noexcept nogil:
    """One victim of Noble Brigand; gives the Silver or Gold trashed, or -1."""
    cdef Cards revealed, trashed
    cdef bint poor
    reveal(g, p, 2, &revealed)
    poor = not cards_mask(&revealed) & of_types(g, TREASURE)
    choose_among(g, me.player, me, ASK_TRASH, &revealed, bit(g.k.silver) | bit(g.k.gold), 1, 1, &trashed)
    trash_loose(g, p, &trashed)
    discard_together(g, p, me, &revealed)
    if poor:
        gain(g, p, g.k.copper)
    return trashed.c[0] if trashed.n else -1


cdef void noble_brigand(Game* g, Play* me) noexcept nogil:
    cdef Cards booty
    cdef int i, slot
    cdef int p = next_victim(g, me, me.player)
    booty.n = 0
    while p >= 0:
        slot = rob(g, p, me)
        if slot >= 0:
            add_card(&booty, slot)
        p = next_victim(g, me, p)
    for i in range(booty.n):
        gain_from_trash(g, me.player, booty.c[i], ANYWHERE_GAINED)


cdef bint noble_brigand_bought(Game* g, Play* me, Event* ev) noexcept nogil:
    noble_brigand(g, me)
    return True


cdef int silk_road(Game* g, int p) noexcept nogil:
    cdef int slot, victory = 0
    for slot in range(g.k.n_cards):
        if is_type(g, slot, VICTORY):
            victory += g.players[p].owned[slot]
    return victory // 4


cdef void spice_merchant(Game* g, Play* me) noexcept nogil:
    cdef uint64_t chosen
    if trash_one(g, me, of_types(g, TREASURE), True) < 0:
        return
    chosen = choose_options(g, me, 0b11, 1)
    if chosen & 1:
        draw(g, me.player, 2)
        plus_actions(g, me, 1)
    if chosen & 2:
        plus_buys(g, me, 1)
        plus_coins(g, me, 2)


cdef void trader(Game* g, Play* me) noexcept nogil:
    cdef int trashed = trash_one(g, me, ANY, False)
    cdef int _i
    if trashed >= 0:
        for _i in range(cost_of(g, trashed)):
            gain(g, me.player, g.k.silver)


cdef bint can_be_exchanged(Game* g, Play* me, Event* ev) noexcept nogil:
    return still_there(g, ev) and g.k.pile_of[ev.slot] != 255 and can_gain(g, g.k.silver)


cdef void take_silver_ungained(Game* g, int p) noexcept nogil:
    cdef Event ev
    cdef bint emptied = take_from_pile(g, g.k.silver)
    g.players[p].owned[g.k.silver] += 1
    bag_add(&g.players[p].limbo, g.k.silver)
    put(g, p, g.k.silver, DISCARD, 0, NULL)
    note(g, T_EXCHANGE, p, g.k.silver)
    if emptied and armed(g, EV_PILE_EMPTY):
        start_event(&ev, EV_PILE_EMPTY, p, g.k.silver)
        fire(g, &ev)


cdef bint exchange_for_silver(Game* g, Play* me, Event* ev) noexcept nogil:
    if not ask_may(g, me.player, me, ev.slot):
        return False
    note(g, T_REACT, me.player, me.slot)
    take(g, &ev.card)
    ev.moved = True
    return_to_pile(g, me.player, ev.slot)
    take_silver_ungained(g, me.player)
    return True


cdef bint is_not_replaced_yet(Game* g, Play* me, Event* ev) noexcept nogil:
    return not ev.cancelled


cdef bint silver_instead(Game* g, Play* me, Event* ev) noexcept nogil:
    if not ask_may(g, me.player, me, ev.slot):
        return False
    note(g, T_REACT, me.player, me.slot)
    ev.cancelled = True
    gain_instead(g, me.player, g.k.silver)
    return True


cdef bint two_coins(Game* g, Play* me, Event* ev) noexcept nogil:
    plus_coins(g, me, 2)
    return True


cdef void weaver(Game* g, Play* me) noexcept nogil:
    cdef uint64_t chosen
    me.extra_option = 0          # it does not say "choose": Elder adds nothing
    chosen = choose_options(g, me, 0b11, 1)
    if chosen & 1:
        gain(g, me.player, g.k.silver)
        gain(g, me.player, g.k.silver)
    if chosen & 2:
        gain_up_to(g, me, 4)


# ------------------------------------------------------------------ cost 5
cdef bint two_coppers(Game* g, Play* me, Event* ev) noexcept nogil:
    gain(g, me.player, g.k.copper)
    gain(g, me.player, g.k.copper)
    return True


cdef void cartographer(Game* g, Play* me) noexcept nogil:
    cdef Cards seen, discarded
    look(g, me.player, 4, &seen)
    choose_among(g, me.player, me, ASK_DISCARD, &seen, ANY, 0, 4, &discarded)
    discard_loose(g, me.player, &discarded)
    put_back(g, me.player, me, &seen)


cdef void embassy(Game* g, Play* me) noexcept nogil:
    discard_some(g, me, 3, 3, ANY)


cdef bint others_gain_silver(Game* g, Play* me, Event* ev) noexcept nogil:
    others_gain(g, me, g.k.silver)
    return True


cdef bint was_bought(Game* g, Play* me, Event* ev) noexcept nogil:
    return ev.bought


cdef bint haggle(Game* g, Play* me, Event* ev) noexcept nogil:
    gain_cheaper(g, me, ev.slot, ~of_types(g, VICTORY))
    return True


cdef void haggler(Game* g, Play* me) noexcept nogil:
    this_turn(g, me, EV_GAIN, ANY, haggle).applies = was_bought


cdef void haggler_1e(Game* g, Play* me) noexcept nogil:
    while_in_play(g, me, EV_BUY, OWN, haggle)


cdef void highway(Game* g, Play* me) noexcept nogil:
    reduce_costs(g, 1)


cdef void highway_1e(Game* g, Play* me) noexcept nogil:
    cheaper_while_in_play(g, me)


cdef void ill_gotten_gains(Game* g, Play* me) noexcept nogil:
    if can_gain(g, g.k.copper) and ask_may(g, me.player, me, g.k.copper):
        gain_to(g, me.player, g.k.copper, HAND)


cdef bint others_gain_curse(Game* g, Play* me, Event* ev) noexcept nogil:
    curse_others(g, me)
    return True


cdef void inn(Game* g, Play* me) noexcept nogil:
    discard_some(g, me, 2, 2, ANY)


cdef bint inn_gained(Game* g, Play* me, Event* ev) noexcept nogil:
    cdef Player* pl = player(g, me)
    cdef uint8_t counts[MAX_SLOTS]
    cdef Cards chosen
    cdef int i
    cdef uint64_t actions = discard_counts(pl, counts) & of_types(g, ACTION)
    choose(g, me.player, me, ASK_REVEAL, actions, counts, 0, ALL, &chosen)
    for i in range(chosen.n):
        take_from_discard(g, me.player, chosen.c[i])
        note(g, T_REVEAL, me.player, chosen.c[i])
    if chosen.n or deck_size(pl):
        shuffle_into_deck(g, me.player, &chosen)
    return True


cdef void mandarin(Game* g, Play* me) noexcept nogil:
    topdeck_one(g, me)


cdef bint treasures_onto_deck(Game* g, Play* me, Event* ev) noexcept nogil:
    cdef Player* pl = player(g, me)
    cdef Cards treasures
    cdef InPlay* card
    cdef int i
    treasures.n = 0
    for i in range(pl.n_in_play):
        if is_type(g, pl.in_play[i].slot, TREASURE):
            add_card(&treasures, pl.in_play[i].slot)
    order_cards(g, me.player, me, &treasures)
    for i in range(treasures.n):
        card = pl.in_play
        while card.slot != treasures.c[i]:
            card += 1
        leave_play(g, me.player, card.uid, DECK, 0)
    return True


cdef void margrave(Game* g, Play* me) noexcept nogil:
    cdef int p = next_victim(g, me, me.player)
    while p >= 0:
        draw(g, p, 1)
        discard_down_to(g, p, me, 3)
        p = next_victim(g, me, p)


cdef void stables(Game* g, Play* me) noexcept nogil:
    if discard_some(g, me, 0, 1, of_types(g, TREASURE)):
        draw(g, me.player, 3)
        plus_actions(g, me, 1)


cdef void berserker(Game* g, Play* me) noexcept nogil:
    gain_cheaper(g, me, me.slot, ANY)
    others_discard_down_to(g, me, 3)


cdef bint with_action_in_play(Game* g, Play* me, Event* ev) noexcept nogil:
    return can_be_played(g, me, ev) and count_types_in_play(g, me.player, ACTION) > 0


cdef bint third_action_gained(Game* g, Play* me, Event* ev) noexcept nogil:
    # Armed before the third gain, so it is due at the first one from the third on: a gain
    # nested in the third may be looked at before the third itself.
    return count_gained_since(g, 0, ACTION) >= 3


cdef void cauldron(Game* g, Play* me) noexcept nogil:
    if me.player == g.turn_player and count_gained_since(g, 0, ACTION) < 3:
        once_this_turn(g, me, EV_GAIN, of_types(g, ACTION), others_gain_curse).applies = third_action_gained


cdef void souk(Game* g, Play* me) noexcept nogil:
    cdef int lost
    plus_coins(g, me, 7)
    if me.player == g.turn_player:
        lost = min(player(g, me).hand.total, g.turn.coins)
        g.turn.coins -= lost
        note(g, T_COINS, me.player, -1, -lost)


cdef bint souk_gained(Game* g, Play* me, Event* ev) noexcept nogil:
    trash_some(g, me, 0, 2, ANY)
    return True


cdef void wheelwright(Game* g, Play* me) noexcept nogil:
    cdef Cards discarded
    if discard_cards_of(g, me.player, me, 0, 1, ANY, &discarded):
        gain_one(g, me, costing_up_to(g, cost_of(g, discarded.c[0])) & of_types(g, ACTION), ANYWHERE_GAINED)


cdef void witchs_hut(Game* g, Play* me) noexcept nogil:
    cdef Cards shown
    cdef int i, actions = 0
    choose_to_lose(g, me.player, me, ASK_DISCARD, EV_DISCARD, ANY, 2, 2, &shown)
    for i in range(shown.n):
        note(g, T_REVEAL, me.player, shown.c[i])
        actions += is_type(g, shown.c[i], ACTION)
    discard_hand_cards(g, me.player, &shown)
    if actions == 2:
        curse_others(g, me)


# ------------------------------------------------------------------ cost 6
cdef bint border_village_gained(Game* g, Play* me, Event* ev) noexcept nogil:
    gain_cheaper(g, me, ev.slot, ANY)
    return True


cdef void farm(Game* g, Play* me, uint64_t mask) noexcept nogil:
    cdef int trashed = trash_one(g, me, ANY, False)
    if trashed >= 0:
        gain_one(g, me, costing_exactly(g, cost_of(g, trashed) + 2) & mask, ANYWHERE_GAINED)


cdef bint farmland_gained(Game* g, Play* me, Event* ev) noexcept nogil:
    farm(g, me, ~bit(me.slot))
    return True


cdef bint farmland_1e_bought(Game* g, Play* me, Event* ev) noexcept nogil:
    farm(g, me, ANY)
    return True


vanilla("Nomad Camp", "Silk Road", "Tunnel", "Cache", "Nomads", "Trail", "Border Village",
        "Farmland", "Farmland (1e)")
on_play("Crossroads", crossroads)
on_play("Duchess", duchess)
standing_rule_about("Duchess", EV_GAIN, OWN, "Duchy", may_gain_duchess, duchess_comes_along)
on_play("Fool's Gold", fools_gold)
reacts("Fool's Gold", EV_GAIN, OTHERS, VICTORY, trash_for_gold, is_province)
on_play("Develop", develop)
options("Develop", "more_first", "less_first")
on_play("Oasis", oasis)
on_play("Oracle", oracle)
on_play("Scheme", scheme)
on_own("Tunnel", EV_DISCARD, tunnel, tunnel_shows_gold)
on_play("Guard Dog", guard_dog)
reacts("Guard Dog", EV_ATTACK, OTHERS, 0, play_before_attack, playable_from_hand)
on_play("Jack of All Trades", jack_of_all_trades)
on_play("Noble Brigand", noble_brigand)
on_own("Noble Brigand", EV_BUY, noble_brigand_bought)
gains_to("Nomad Camp", DECK)
scores("Silk Road", silk_road)
on_play("Spice Merchant", spice_merchant)
options("Spice Merchant", "cards_and_action", "buy_and_coins")
on_play("Trader", trader)
reacts("Trader", EV_GAIN, OWN, 0, exchange_for_silver, can_be_exchanged)
on_play("Trader (1e)", trader)
reacts("Trader (1e)", EV_WOULD_GAIN, OWN, 0, silver_instead, is_not_replaced_yet)
on_own("Nomads", EV_GAIN, two_coins)
on_own("Nomads", EV_TRASH, two_coins)
on_own("Trail", EV_GAIN, may_play_itself, can_play_itself)
on_own("Trail", EV_TRASH, may_play_itself, can_play_itself)
on_own("Trail", EV_DISCARD, may_play_itself, can_play_itself)
on_play("Weaver", weaver)
options("Weaver", "two_silvers", "one_card_up_to_4")
on_own("Weaver", EV_DISCARD, may_play_itself, can_play_itself)
on_own("Cache", EV_GAIN, two_coppers)
on_play("Cartographer", cartographer)
on_play("Embassy", embassy)
on_own("Embassy", EV_GAIN, others_gain_silver)
on_play("Haggler", haggler)
on_play("Haggler (1e)", haggler_1e)
on_play("Highway", highway)
on_play("Highway (1e)", highway_1e)
on_play("Ill-Gotten Gains", ill_gotten_gains)
on_own("Ill-Gotten Gains", EV_GAIN, others_gain_curse)
on_play("Inn", inn)
on_own("Inn", EV_GAIN, inn_gained)
on_play("Mandarin", mandarin)
on_own("Mandarin", EV_GAIN, treasures_onto_deck)
on_play("Margrave", margrave)
on_play("Stables", stables)
on_play("Berserker", berserker)
on_own("Berserker", EV_GAIN, play_it, with_action_in_play)
on_play("Cauldron", cauldron)
on_play("Souk", souk)
on_own("Souk", EV_GAIN, souk_gained)
on_play("Wheelwright", wheelwright)
on_play("Witch's Hut", witchs_hut)
on_own("Border Village", EV_GAIN, border_village_gained)
on_own("Farmland", EV_GAIN, farmland_gained)
on_own("Farmland (1e)", EV_BUY, farmland_1e_bought)
