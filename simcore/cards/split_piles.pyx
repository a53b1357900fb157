"""Allies: the six split piles, four cards each."""

from libc.stdint cimport uint64_t

from simcore.cards.common cimport *

from simcore.registry import options


# ------------------------------------------------------------------ piles
cdef int own_pile(Game* g, Play* me) noexcept nogil:
    return g.k.pile_of[me.slot]


cdef bint rotating_matters(Game* g, int pile) noexcept nogil:
    """Are there different cards in the pile?"""
    cdef int i
    if g.k.pile_mixed[pile]:
        for i in range(g.pile_n[pile] - 1):
            if g.pile_cards[pile][i] != g.pile_slot[pile]:
                return True
    return False


cdef void may_rotate_own_pile(Game* g, Play* me) noexcept nogil:
    cdef int pile = own_pile(g, me)
    if rotating_matters(g, pile) and ask_may(g, me.player, me, -1):
        rotate(g, pile)


cdef void may_rotate_any_pile(Game* g, Play* me) noexcept nogil:
    cdef uint64_t piles = 0
    cdef int i, slot
    for i in range(g.k.n_piles):
        if g.k.pile_supply[i]:
            piles |= bit(g.k.pile_first[i])
    slot = choose_one(g, me.player, me, ASK_PILE, piles, True)
    if slot >= 0:
        rotate(g, g.k.pile_of[slot])


cdef uint64_t whole_supply(Game* g) noexcept nogil:
    """The top cards of all Supply piles, whatever they cost."""
    return costing_up_to(g, MAX_CARDS)


# ------------------------------------------------------------------ naming a card
cdef int name_a_card(Game* g, int p, Play* me) noexcept nogil:
    cdef int named = choose_one(g, p, me, ASK_NAME, g.k.cards, False)
    note(g, T_NAME, p, named)
    return named


cdef int show_top_card(Game* g, int p, int zone) noexcept nogil:
    """Reveals the top card of the deck and puts it into the hand or back; -1 if there is none."""
    cdef int slot = next_card(g, p)
    if slot >= 0:
        note(g, T_REVEAL, p, slot)
        put(g, p, slot, zone, 0, NULL)
        if zone == HAND:
            note(g, T_TO_HAND, p, slot)
    return slot


# ------------------------------------------------------------------ Augurs
cdef void herb_gatherer(Game* g, Play* me) noexcept nogil:
    cdef uint64_t treasures
    cdef int slot
    deck_to_discard(g, me.player)
    treasures = discard_mask(player(g, me)) & of_types(g, TREASURE)
    slot = choose_one(g, me.player, me, ASK_PLAY, treasures, True)
    if slot >= 0 and take_from_discard(g, me.player, slot):
        play_loose(g, me.player, slot)
    may_rotate_own_pile(g, me)


cdef void acolyte(Game* g, Play* me) noexcept nogil:
    if trash_one(g, me, of_types(g, ACTION | VICTORY), True) >= 0:
        gain(g, me.player, g.k.gold)
    if find_in_play(g, me.player, me.uid) == NULL:
        return
    if ask_may(g, me.player, me, me.slot) and trash_from_play(g, me.player, me.uid):
        gain(g, me.player, g.pile_slot[own_pile(g, me)])


cdef void sorceress(Game* g, Play* me) noexcept nogil:
    cdef int named = name_a_card(g, me.player, me)
    if show_top_card(g, me.player, HAND) == named:
        curse_others(g, me)


cdef void sibyl(Game* g, Play* me) noexcept nogil:
    cdef int slot
    topdeck_one(g, me)
    slot = choose_one(g, me.player, me, ASK_BOTTOMDECK, player(g, me).hand.mask, False)
    if slot >= 0:
        hand_to(g, me.player, slot, BOTTOM, 0)


# ------------------------------------------------------------------ Clashes
cdef void battle_plan(Game* g, Play* me) noexcept nogil:
    cdef uint64_t attacks = player(g, me).hand.mask & of_types(g, ATTACK)
    cdef int slot = choose_one(g, me.player, me, ASK_REVEAL, attacks, True)
    if slot >= 0:
        note(g, T_REVEAL, me.player, slot)
        draw(g, me.player, 1)
    may_rotate_any_pile(g, me)


cdef void shoot_at(Game* g, Play* me, int p) noexcept nogil:
    """The victim hides one card and shows the others; the archer picks one of these."""
    cdef Player* victim = &g.players[p]
    cdef int hidden = choose_one(g, p, me, ASK_KEEP, victim.hand.mask, False)
    cdef uint64_t shown = victim.hand.mask
    cdef Cards hit
    cdef int slot, _i
    if victim.hand.n[hidden] == 1:
        shown &= ~bit(hidden)
    for slot in range(g.k.n_cards):
        for _i in range(victim.hand.n[slot] - (slot == hidden)):
            note(g, T_REVEAL, p, slot)
    hit.n = 0
    add_card(&hit, choose_one(g, me.player, me, ASK_DISCARD, shown, False))
    discard_hand_cards(g, p, &hit)


cdef void archer(Game* g, Play* me) noexcept nogil:
    cdef int p = next_victim(g, me, me.player)
    while p >= 0:
        if g.players[p].hand.total >= 5:
            shoot_at(g, me, p)
        p = next_victim(g, me, p)


cdef bint two_copies_in_play(Game* g, Play* me, Event* ev) noexcept nogil:
    return is_type(g, ev.slot, ACTION) and count_in_play(g, ev.player, ev.slot) >= 2


cdef void warlord(Game* g, Play* me) noexcept nogil:
    add_pending(g, me, EV_MAY_NOT_PLAY, NULL, UNTIL_OWNERS_TURN, OTHERS).applies = two_copies_in_play


cdef int territory(Game* g, int p) noexcept nogil:
    cdef uint64_t victory = of_types(g, VICTORY)
    cdef int names = 0
    while victory:
        names += g.players[p].owned[ctz64(victory)] > 0
        victory &= victory - 1
    return names


cdef bint territory_gained(Game* g, Play* me, Event* ev) noexcept nogil:
    # Counted once: the Golds may empty a pile themselves.
    cdef int _i, empty = empty_piles(g)
    for _i in range(empty):
        gain(g, me.player, g.k.gold)
    return True


# ------------------------------------------------------------------ Forts
cdef void tent(Game* g, Play* me) noexcept nogil:
    may_rotate_own_pile(g, me)


cdef bint tent_leaves_play(Game* g, Play* me, Event* ev) noexcept nogil:
    return ask_may(g, me.player, me, me.slot) and leave_play(g, me.player, me.uid, DECK, 0)


cdef bint garrison_cards(Game* g, Play* me, Event* ev) noexcept nogil:
    cdef InPlay* card = find_in_play(g, me.player, me.uid)
    cdef int tokens = 0
    if card != NULL:
        tokens = card.tokens
        card.tokens = 0
    draw(g, me.player, tokens)
    return True


cdef bint token_on_garrison(Game* g, Play* me, Event* ev) noexcept nogil:
    cdef InPlay* card = find_in_play(g, me.player, me.uid)
    if card != NULL:
        # All tokens come off together, however often the card was played.
        if card.tokens == 0:
            at_next_turn(g, me, garrison_cards)
        card.tokens += 1
    return True


cdef void garrison(Game* g, Play* me) noexcept nogil:
    this_turn(g, me, EV_GAIN, ANY, token_on_garrison)


cdef void hill_fort(Game* g, Play* me) noexcept nogil:
    cdef Place gained
    cdef uint64_t chosen
    gain_one_for(g, me.player, me, costing_up_to(g, 4), ANYWHERE_GAINED, False, &gained)
    chosen = choose_options(g, me, 0b11, 1)
    if chosen & 1:
        move_card(g, &gained, HAND, 0)
    if chosen & 2:
        draw(g, me.player, 1)
        plus_actions(g, me, 1)


cdef bint three_cards(Game* g, Play* me, Event* ev) noexcept nogil:
    draw(g, me.player, 3)
    return True


cdef void stronghold(Game* g, Play* me) noexcept nogil:
    cdef uint64_t chosen = choose_options(g, me, 0b11, 1)
    if chosen & 1:
        plus_coins(g, me, 3)
    if chosen & 2:
        at_next_turn(g, me, three_cards)


# ------------------------------------------------------------------ Odysseys
cdef void old_map(Game* g, Play* me) noexcept nogil:
    discard_some(g, me, 1, 1, ANY)
    draw(g, me.player, 1)
    may_rotate_own_pile(g, me)


cdef void voyage(Game* g, Play* me) noexcept nogil:
    if g.previous_player != me.player:
        grant_extra_turn(g, me, 3, False)


cdef void sunken_treasure(Game* g, Play* me) noexcept nogil:
    gain_one(g, me, whole_supply(g) & of_types(g, ACTION) & ~in_play_mask(g, me.player), ANYWHERE_GAINED)


cdef void distant_shore(Game* g, Play* me) noexcept nogil:
    gain(g, me.player, g.k.estate)


# ------------------------------------------------------------------ Townsfolk
cdef void town_crier(Game* g, Play* me) noexcept nogil:
    cdef uint64_t chosen = choose_options(g, me, 0b111, 1)
    if chosen & 1:
        plus_coins(g, me, 2)
    if chosen & 2:
        gain(g, me.player, g.k.silver)
    if chosen & 4:
        draw(g, me.player, 1)
        plus_actions(g, me, 1)
    may_rotate_own_pile(g, me)


cdef void blacksmith(Game* g, Play* me) noexcept nogil:
    cdef uint64_t chosen = choose_options(g, me, 0b111, 1)
    if chosen & 1:
        draw_up_to(g, me.player, 6)
    if chosen & 2:
        draw(g, me.player, 2)
    if chosen & 4:
        draw(g, me.player, 1)
        plus_actions(g, me, 1)


cdef void miller(Game* g, Play* me) noexcept nogil:
    cdef Cards seen, taken
    look(g, me.player, 4, &seen)
    choose_among(g, me.player, me, ASK_TAKE, &seen, ANY, 1, 1, &taken)
    put_all(g, me.player, &taken, HAND, 0)
    discard_together(g, me.player, me, &seen)


cdef void elder(Game* g, Play* me) noexcept nogil:
    cdef uint64_t actions = playable(g, me.player) & of_types(g, ACTION)
    cdef int slot = choose_one(g, me.player, me, ASK_PLAY, actions, True)
    if slot >= 0:
        play_with_extra_option(g, me.player, slot)


# ------------------------------------------------------------------ Wizards
cdef void student(Game* g, Play* me) noexcept nogil:
    cdef int trashed
    may_rotate_own_pile(g, me)
    trashed = trash_one(g, me, ANY, False)
    if trashed >= 0 and is_type(g, trashed, TREASURE):
        add_favors(g, me.player, 1)
        leave_play(g, me.player, me.uid, DECK, 0)


cdef void conjurer(Game* g, Play* me) noexcept nogil:
    gain_up_to(g, me, 4)


cdef bint conjurer_next_turn(Game* g, Play* me, Event* ev) noexcept nogil:
    return leave_play(g, me.player, me.uid, HAND, 0)


cdef void sorcerer(Game* g, Play* me) noexcept nogil:
    cdef int named, shown
    cdef int p = next_victim(g, me, me.player)
    while p >= 0:
        named = name_a_card(g, p, me)
        shown = show_top_card(g, p, DECK)
        if shown >= 0 and shown != named:
            gain(g, p, g.k.curse)
        p = next_victim(g, me, p)


cdef void lich(Game* g, Play* me) noexcept nogil:
    player(g, me).skip += 1


cdef bint lich_trashed(Game* g, Play* me, Event* ev) noexcept nogil:
    cdef uint64_t left, cheaper = 0
    cdef int slot
    move_gained(g, ev, DISCARD, 0)
    left = g.trash.mask
    while left:
        slot = ctz64(left)
        left &= left - 1
        if cost_of(g, slot) < cost_of(g, me.slot):
            cheaper |= bit(slot)
    slot = choose_one(g, me.player, me, ASK_GAIN, cheaper, False)
    if slot >= 0:
        gain_from_trash(g, me.player, slot, ANYWHERE_GAINED)
    return True


on_play("Herb Gatherer", herb_gatherer)
on_play("Acolyte", acolyte)
on_play("Sorceress", sorceress)
on_play("Sibyl", sibyl)
on_play("Battle Plan", battle_plan)
on_play("Archer", archer)
on_play("Warlord", warlord)
scores("Territory", territory)
on_own("Territory", EV_GAIN, territory_gained)
on_play("Tent", tent)
on_own("Tent", EV_DISCARD_FROM_PLAY, tent_leaves_play)
on_play("Garrison", garrison)
on_play("Hill Fort", hill_fort)
options("Hill Fort", "put the gained card into your hand", "+1 Card and +1 Action")
on_play("Stronghold", stronghold)
options("Stronghold", "+$3", "+3 Cards when your next turn starts")
on_play("Old Map", old_map)
on_play("Voyage", voyage)
on_play("Sunken Treasure", sunken_treasure)
on_play("Distant Shore", distant_shore)
on_play("Town Crier", town_crier)
options("Town Crier", "+$2", "gain a Silver", "+1 Card and +1 Action")
on_play("Blacksmith", blacksmith)
options("Blacksmith", "draw up to a hand of 6", "+2 Cards", "+1 Card and +1 Action")
on_play("Miller", miller)
on_play("Elder", elder)
on_play("Student", student)
on_play("Conjurer", conjurer)
on_next_turn("Conjurer", conjurer_next_turn)
on_play("Sorcerer", sorcerer)
on_play("Lich", lich)
on_own("Lich", EV_TRASH, lich_trashed)
