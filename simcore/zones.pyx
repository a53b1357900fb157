"""See zones.pxd."""

from libc.stdint cimport uint8_t, uint32_t, uint64_t
from libc.string cimport memcpy, memmove, memset

from simcore.pending cimport card_leaves_play, find_in_play
from simcore.state cimport *
from simcore.trace cimport *

cdef Fire dispatcher = NULL

cdef void set_dispatcher(Fire fire) noexcept nogil:
    global dispatcher
    dispatcher = fire


cdef void fire(Game* g, Event* ev) noexcept nogil:
    dispatcher(g, ev)


cdef bint held_by_anyone(Game* g, uint64_t cards) noexcept nogil:
    cdef uint64_t held = 0
    cdef int p
    # Nobody sits on the other seats: looking at all of them is faster than counting.
    for p in range(MAX_PLAYERS):
        held |= g.players[p].hand.mask
    return held & cards != 0


cdef inline void start_event(Event* ev, int kind, int p, int slot) noexcept nogil:
    memset(ev, 0, sizeof(Event))
    ev.kind = kind
    ev.player = p
    ev.slot = slot


# ------------------------------------------------------------------ costs
cdef void price_top(Game* g, int pile) noexcept nogil:
    """Enters the top card of a pile, if there is one to buy, into the price list."""
    cdef int slot = g.pile_slot[pile]
    cdef int i
    if g.k.pile_supply[pile] and g.pile_n[pile]:
        for i in range(max(g.k.cost[slot] - g.favor_tokens[pile], 0), MAX_PRICE + 1):
            g.affordable[i] |= bit(slot)


cdef void reprice(Game* g, int pile, int slot) noexcept nogil:
    cdef int i
    for i in range(MAX_PRICE + 1):
        g.affordable[i] &= ~bit(slot)
    price_top(g, pile)


cdef void write_price_list(Game* g) noexcept nogil:
    cdef int pile
    memset(g.affordable, 0, sizeof(g.affordable))
    for pile in range(g.k.n_piles):
        price_top(g, pile)


# ------------------------------------------------------------------ the deck
cdef int take_first_of_bottom(Player* pl) noexcept nogil:
    cdef int slot = pl.bottom[0]
    pl.n_bottom -= 1
    memmove(pl.bottom, pl.bottom + 1, pl.n_bottom)
    return slot


cdef int take_bottom(Game* g, int p) noexcept nogil:
    """The bottom card of the deck, after a shuffle if the deck is empty; -1 if there is none."""
    cdef Player* pl = &g.players[p]
    cdef int i, slot
    if deck_size(pl) == 0:
        if pl.n_discard == 0:
            return -1
        shuffle(g, p)
    pl.deck_stamp += 1
    if pl.n_bottom:
        pl.n_bottom -= 1
        slot = pl.bottom[pl.n_bottom]
    elif pl.n_pool:
        i = rng_below(&pl.rng, pl.n_pool)
        pl.n_pool -= 1
        slot = pl.pool[i]
        pl.pool[i] = pl.pool[pl.n_pool]
    elif pl.n_top:
        slot = pl.top[0]
        pl.n_top -= 1
        memmove(pl.top, pl.top + 1, pl.n_top)
    else:
        return -1
    bag_add(&pl.limbo, slot)
    return slot


cdef inline void lay_down(Bag* held, Cards* cards, uint8_t* row) noexcept nogil:
    """Cards of a hand, or of those in limbo, become (part of) a row of cards."""
    cdef uint64_t mask = held.mask
    cdef int i, slot, n = cards.n
    cdef uint8_t left
    for i in range(n):
        slot = cards.c[i]
        row[i] = slot
        left = held.n[slot] - 1
        held.n[slot] = left
        mask ^= <uint64_t>(left == 0) << slot
    held.mask = mask
    held.total -= n


cdef inline void discard_to_pool(Player* pl) noexcept nogil:
    copy_cards(pl.pool + pl.n_pool, pl.discard, pl.n_discard)
    pl.n_pool += pl.n_discard
    pl.n_discard = 0


cdef void shuffle_but_kept(Game* g, int p, Player* pl) noexcept nogil:
    """An effect may keep cards out of it, or put them elsewhere."""
    cdef Event ev
    cdef Cards kept
    kept.n = 0
    start_event(&ev, EV_SHUFFLE, p, -1)
    ev.kept = &kept
    fire(g, &ev)
    discard_to_pool(pl)
    lay_down(&pl.limbo, &kept, pl.discard)
    pl.n_discard = kept.n


cdef void shuffle(Game* g, int p) noexcept nogil:
    """Makes the discard pile the new deck. Only for an empty deck: whoever needs more cards than
    there are takes the old ones first, which is the same as shuffling the new ones under them."""
    cdef Player* pl = &g.players[p]
    pl.shuffles += 1
    pl.discard_stamp += 1
    pl.deck_stamp += 1
    note(g, T_SHUFFLE, p)
    if shuffle_stirs(g, p):
        shuffle_but_kept(g, p, pl)
    else:
        discard_to_pool(pl)


cdef void shuffle_into_deck(Game* g, int p, Cards* chosen) noexcept nogil:
    """Shuffles the whole deck together with the chosen cards, which are loose (in limbo). What
    lies in the discard pile stays there and can still be followed."""
    cdef Player* pl = &g.players[p]
    cdef uint32_t stamp = pl.discard_stamp
    cdef Cards rest
    cdef int i
    rest.n = pl.n_discard
    memcpy(rest.c, pl.discard, pl.n_discard)
    for i in range(rest.n):
        bag_add(&pl.limbo, rest.c[i])
    lay_down(&pl.limbo, chosen, pl.discard)
    pl.n_discard = chosen.n
    while deck_size(pl):
        pl.discard[pl.n_discard] = take_top(pl)
        pl.n_discard += 1
    shuffle(g, p)
    pl.discard_stamp = stamp
    lay_down(&pl.limbo, &rest, pl.discard + pl.n_discard)
    pl.n_discard += rest.n


cdef void deck_to_discard(Game* g, int p) noexcept nogil:
    """The whole deck into the discard pile, unseen. That is not discarding."""
    cdef Player* pl = &g.players[p]
    note(g, T_DECK_TO_DISCARD, p)
    memcpy(pl.discard + pl.n_discard, pl.pool, pl.n_pool)
    pl.n_discard += pl.n_pool
    memcpy(pl.discard + pl.n_discard, pl.top, pl.n_top)
    pl.n_discard += pl.n_top
    memcpy(pl.discard + pl.n_discard, pl.bottom, pl.n_bottom)
    pl.n_discard += pl.n_bottom
    pl.n_top = pl.n_pool = pl.n_bottom = 0
    pl.deck_stamp += 1


cdef void draw_from_pool(Player* pl, int n, uint8_t* drawn) noexcept nogil:
    """n random cards of the shuffled deck into the hand, and into `drawn`."""
    cdef uint64_t mask = 0
    cdef uint64_t bits
    cdef uint64_t left = pl.n_pool
    cdef int i, k = 0, slot, batch
    pl.deck_stamp += n
    pl.hand.total += n
    if n == pl.n_pool:
        # All of them: their order does not matter, so no chance is needed.
        for i in range(n):
            slot = pl.pool[i]
            drawn[i] = slot
            pl.hand.n[slot] += 1
            mask |= bit(slot)
        pl.n_pool = 0
        pl.hand.mask |= mask
        return
    while k < n:
        bits = rng_next(&pl.rng)
        batch = min(k + 5, n)
        while k < batch:
            slot = take_from_pool(pl, left, &bits)
            left -= 1
            pl.hand.n[slot] += 1
            mask |= bit(slot)
            drawn[k] = slot
            k += 1
    pl.n_pool = left
    pl.hand.mask |= mask


cdef void note_draws(Game* g, int p, uint8_t* drawn, int n) noexcept nogil:
    cdef int i
    for i in range(n):
        note(g, T_DRAW, p, drawn[i])


cdef int draw_known(Game* g, int p, int n) noexcept nogil:
    """Cards whose place is known: on top of the deck, or at its bottom once nothing else is left."""
    cdef Player* pl = &g.players[p]
    cdef int slot, drawn = 0
    while drawn < n and (pl.n_top or (pl.n_bottom and pl.n_pool == 0)):
        slot = take_top(pl)
        bag_add(&pl.hand, slot)
        note(g, T_DRAW, p, slot)
        drawn += 1
    return drawn


cdef int draw_in_full(Game* g, int p, int n) noexcept nogil:
    cdef Player* pl = &g.players[p]
    cdef uint8_t seen[MAX_CARDS]
    cdef int drawn = 0, m
    cdef bint shuffled = False
    while True:
        if pl.n_top:
            drawn += draw_known(g, p, n - drawn)
        m = n - drawn
        if m > pl.n_pool:
            m = pl.n_pool
        if m > 0:
            draw_from_pool(pl, m, seen)
            drawn += m
            if is_logged(g):
                note_draws(g, p, seen, m)
        if drawn < n and pl.n_bottom:
            drawn += draw_known(g, p, n - drawn)
        if drawn >= n or shuffled or pl.n_discard == 0:
            break
        shuffle(g, p)
        shuffled = True
    if is_logged(g):
        note(g, T_DRAW_MARK, p, -1, drawn)
    return drawn


cdef inline void hold_row(Player* pl, const uint8_t* cards, int n) noexcept nogil:
    """Takes cards of the deck into the hand."""
    cdef uint64_t mask = pl.hand.mask
    cdef int i
    for i in range(n):
        pl.hand.n[cards[i]] += 1
        mask |= bit(cards[i])
    pl.hand.mask = mask
    pl.hand.total += n
    pl.deck_stamp += n


cdef inline int draw_few(Player* pl, int n) noexcept nogil:
    """At most five cards, from the top and from the shuffled part of the deck, as far as they go."""
    cdef int known = pl.n_top
    if known:
        if known > n:
            known = n
        pl.n_top -= known
        hold_row(pl, pl.top + pl.n_top, known)
        n -= known
    if n < pl.n_pool:
        if n:
            draw_some_of_pool(pl, n)
        return known + n
    # All of them: their order does not matter, so no chance is needed.
    n = pl.n_pool
    pl.n_pool = 0
    hold_row(pl, pl.pool, n)
    return known + n


cdef int draw_all_ways(Game* g, int p, int n) noexcept nogil:
    """One instruction shuffles at most once."""
    cdef Player* pl = &g.players[p]
    cdef int drawn
    if n <= 0 or n > HAND_SIZE or pl.n_bottom or is_logged(g):
        return draw_in_full(g, p, n)
    drawn = draw_few(pl, n)
    if drawn < n and pl.n_discard:
        shuffle(g, p)
        drawn += draw_few(pl, n - drawn)
        if drawn < n and pl.n_bottom:
            drawn += draw_known(g, p, n - drawn)
    return drawn


cdef int draw(Game* g, int p, int n) noexcept nogil:
    """+n Cards. Gives how many were drawn."""
    return draw_cards(g, p, n) if n > 0 else draw_all_ways(g, p, n)


cdef void draw_hand_all_ways(Game* g, int p, int n) noexcept nogil:
    cdef Player* pl = &g.players[p]
    if (n != HAND_SIZE or pl.hand.total or is_logged(g)
            or not draw_rest_of_deck(g, p, pl, pl.n_pool, False)):
        draw_all_ways(g, p, n)


cdef int draw_up_to(Game* g, int p, int hand_size) noexcept nogil:
    """Draws one card at a time until the hand has so many cards."""
    cdef int drawn = 0
    while g.players[p].hand.total < hand_size and draw(g, p, 1):
        drawn += 1
    return drawn


cdef int next_card_all_ways(Game* g, int p) noexcept nogil:
    cdef Player* pl = &g.players[p]
    cdef int slot = take_top(pl)
    if slot < 0 and pl.n_discard:
        shuffle(g, p)
        slot = take_top(pl)
    if slot >= 0:
        bag_add(&pl.limbo, slot)
    return slot


cdef int take_cards(Game* g, int p, int n, Cards* out, int code) noexcept nogil:
    cdef Player* pl = &g.players[p]
    cdef int slot
    cdef bint shuffled = False
    out.n = 0
    while out.n < n:
        slot = take_top(pl)
        if slot < 0:
            if shuffled or pl.n_discard == 0:
                break
            shuffle(g, p)
            shuffled = True
            continue
        bag_add(&pl.limbo, slot)
        note(g, code, p, slot)
        out.c[out.n] = slot
        out.n += 1
    return out.n


cdef inline int show(Game* g, int p, int n, Cards* out, int code) noexcept nogil:
    cdef Player* pl = &g.players[p]
    cdef int i, slot
    if pl.n_top or n > pl.n_pool or is_logged(g):
        return take_cards(g, p, n, out, code)
    pl.deck_stamp += n
    pl.limbo.total += n
    out.n = n
    for i in range(n):
        slot = take_one_of_pool(pl)
        pl.limbo.n[slot] += 1
        pl.limbo.mask |= bit(slot)
        out.c[i] = slot
    return n


cdef int look(Game* g, int p, int n, Cards* out) noexcept nogil:
    """Takes the top n cards into limbo for their owner to look at; out.c[0] was on top."""
    return show(g, p, n, out, T_LOOK)


cdef int reveal(Game* g, int p, int n, Cards* out) noexcept nogil:
    """The same, for everybody to see."""
    return show(g, p, n, out, T_REVEAL)


# ------------------------------------------------------------------ moving single cards
cdef inline void onto_deck(Game* g, Player* pl, int slot) noexcept nogil:
    pl.top[pl.n_top] = slot
    pl.n_top += 1
    pl.deck_stamp += 1
    if pl.n_top == MAX_CARDS:
        g.error = ERR_CONSERVATION
        pl.n_top -= 1


cdef void put_onto_deck(Game* g, int p, Cards* cards) noexcept nogil:
    """Puts cards from limbo onto the deck; the last one ends on top."""
    cdef Player* pl = &g.players[p]
    cdef int i, n = cards.n
    if pl.n_top + n > MAX_CARDS:
        g.error = ERR_CONSERVATION
        return
    lay_down(&pl.limbo, cards, pl.top + pl.n_top)
    pl.n_top += n
    pl.deck_stamp += n
    if is_logged(g):
        for i in range(n):
            note(g, T_TO_DECK, p, cards.c[i])


cdef inline void onto_discard_pile(Player* pl, int slot) noexcept nogil:
    pl.discard[pl.n_discard] = slot
    pl.n_discard += 1


cdef inline Place place(int p, int slot, int zone, uint32_t stamp) noexcept nogil:
    cdef Place where
    where.player = p
    where.slot = slot
    where.zone = zone
    where.stamp = stamp
    return where


cdef inline uint32_t lay(Game* g, Player* pl, int slot, int zone, int tag) noexcept nogil:
    """A card that is in no zone reaches one. Gives what must not change there for it to be found again."""
    if likely(zone == DISCARD):
        onto_discard_pile(pl, slot)
        return pl.discard_stamp
    if zone == HAND:
        bag_add(&pl.hand, slot)
    elif zone == DECK:
        onto_deck(g, pl, slot)
        return pl.deck_stamp
    elif zone == BOTTOM:
        pl.bottom[pl.n_bottom] = slot
        pl.n_bottom += 1
    elif zone == ASIDE:
        if pl.n_aside == MAX_ASIDE:
            g.error = ERR_ASIDE
            bag_add(&pl.hand, slot)
            return 0
        pl.aside[pl.n_aside].tag = tag
        pl.aside[pl.n_aside].slot = slot
        pl.aside[pl.n_aside].hidden = 0
        pl.n_aside += 1
        return tag
    elif zone == TRASH:
        bag_add(&g.trash, slot)
        pl.owned[slot] -= 1
    elif zone == BOX:
        bag_add(&g.box, slot)
        pl.owned[slot] -= 1
    return 0


cdef void put_anywhere(Game* g, int p, int slot, int zone, int tag, Place* where) noexcept nogil:
    cdef Player* pl = &g.players[p]
    cdef uint32_t stamp
    bag_remove(&pl.limbo, slot)
    stamp = lay(g, pl, slot, zone, tag)
    if where != NULL:
        where[0] = place(p, slot, zone, stamp)


cdef bint in_discard(Player* pl, int slot) noexcept nogil:
    cdef int i
    for i in range(pl.n_discard):
        if pl.discard[i] == slot:
            return True
    return False


cdef uint64_t discard_mask(Player* pl) noexcept nogil:
    cdef uint64_t mask = 0
    cdef int i
    for i in range(pl.n_discard):
        mask |= bit(pl.discard[i])
    return mask


cdef uint64_t discard_counts(Player* pl, uint8_t* counts) noexcept nogil:
    cdef uint64_t mask = 0
    cdef int i, n = pl.n_discard
    memset(counts, 0, MAX_SLOTS)
    for i in range(n):
        counts[pl.discard[i]] += 1
        mask |= bit(pl.discard[i])
    return mask


cdef bint take_from_discard(Game* g, int p, int slot) noexcept nogil:
    cdef Player* pl = &g.players[p]
    cdef int i = pl.n_discard - 1
    while i >= 0:
        if pl.discard[i] == slot:
            pl.n_discard -= 1
            memmove(pl.discard + i, pl.discard + i + 1, pl.n_discard - i)
            bag_add(&pl.limbo, slot)
            return True
        i -= 1
    return False


cdef void take_cards_from_discard(Game* g, int p, Cards* cards) noexcept nogil:
    """Several at a time, which are all there: of each card the latest ones, as take_from_discard does."""
    cdef Player* pl = &g.players[p]
    cdef uint8_t wanted[MAX_SLOTS]
    cdef int i, end, left = cards.n
    memset(wanted, 0, MAX_SLOTS)
    for i in range(cards.n):
        wanted[cards.c[i]] += 1
        bag_add(&pl.limbo, cards.c[i])
    i = end = pl.n_discard
    while left:
        i -= 1
        if wanted[pl.discard[i]]:
            wanted[pl.discard[i]] -= 1
            left -= 1
        else:
            end -= 1
            pl.discard[end] = pl.discard[i]
    memmove(pl.discard + i, pl.discard + end, pl.n_discard - end)
    pl.n_discard -= cards.n


cdef void note_move(Game* g, int p, int slot, int zone, int tag) noexcept nogil:
    if zone == HAND:
        note(g, T_TO_HAND, p, slot)
    elif zone == DECK:
        note(g, T_TO_DECK, p, slot)
    elif zone == BOTTOM:
        note(g, T_TO_BOTTOM, p, slot)
    elif zone == ASIDE:
        note(g, T_MAT if tag < FIRST_TAG else T_SET_ASIDE, p, slot, tag)
    elif zone == DISCARD:
        note(g, T_TO_DISCARD, p, slot)


cdef void hand_to(Game* g, int p, int slot, int zone, int tag) noexcept nogil:
    """Moves a card from the hand to the deck, under it, or aside (not discarding, not trashing)."""
    take_from_hand(g, p, slot)
    put(g, p, slot, zone, tag, NULL)
    note_move(g, p, slot, zone, tag)


cdef bint is_there(Game* g, Place* where) noexcept nogil:
    """Can the card still be found where the effect left it?"""
    cdef Player* pl = &g.players[where.player]
    cdef int i
    if where.zone == HAND:
        return pl.hand.n[where.slot] > 0
    if where.zone == DISCARD:
        return pl.discard_stamp == where.stamp and in_discard(pl, where.slot)
    if where.zone == DECK:
        return pl.deck_stamp == where.stamp and pl.n_top > 0 and pl.top[pl.n_top - 1] == where.slot
    if where.zone == PLAY:
        return find_in_play(g, where.player, where.stamp) != NULL
    if where.zone == TRASH:
        return g.trash.n[where.slot] > 0
    if where.zone == ASIDE:
        for i in range(pl.n_aside):
            if pl.aside[i].tag == where.stamp and pl.aside[i].slot == where.slot:
                return True
    return False


cdef bint take(Game* g, Place* where) noexcept nogil:
    """Takes the card into limbo, if it is still there."""
    cdef int p = where.player
    cdef int zone = where.zone
    if not is_there(g, where):
        return False
    where.zone = LIMBO
    if zone == HAND:
        take_from_hand(g, p, where.slot)
    elif zone == DISCARD:
        take_from_discard(g, p, where.slot)
    elif zone == DECK:
        bag_add(&g.players[p].limbo, take_top(&g.players[p]))
    elif zone == PLAY:
        leave_play(g, p, where.stamp, LIMBO, 0)
    elif zone == TRASH:
        bag_remove(&g.trash, where.slot)
        g.players[p].owned[where.slot] += 1
        bag_add(&g.players[p].limbo, where.slot)
    elif zone == ASIDE:
        take_aside(g, p, where.stamp, where.slot)
    return True


cdef bint move_card(Game* g, Place* where, int zone, int tag) noexcept nogil:
    """Moves a followed card on; fails if it has been lost track of."""
    if not take(g, where):
        return False
    put(g, where.player, where.slot, zone, tag, where)
    note_move(g, where.player, where.slot, zone, tag)
    return True


# ------------------------------------------------------------------ in play, set aside
cdef int enter_play(Game* g, int p, int slot) noexcept nogil:
    """Puts a card from limbo into play and gives its uid."""
    cdef Player* pl = &g.players[p]
    cdef InPlay* card
    if pl.n_in_play == MAX_IN_PLAY:
        g.error = ERR_IN_PLAY
        put(g, p, slot, DISCARD, 0, NULL)
        return 0
    bag_remove(&pl.limbo, slot)
    card = &pl.in_play[pl.n_in_play]
    pl.n_in_play += 1
    g.next_uid += 1
    card.uid = g.next_uid
    card.slot = slot
    card.stay = 0
    card.tokens = 0
    card.marks = 0
    return card.uid


cdef bint leave_play(Game* g, int p, int uid, int zone, int tag) noexcept nogil:
    """Moves a card out of play; fails if it is not there. LIMBO leaves it to the caller."""
    cdef Player* pl = &g.players[p]
    cdef InPlay* card = find_in_play(g, p, uid)
    cdef int slot, i
    if card == NULL:
        return False
    slot = card.slot
    card_leaves_play(g, p, card)
    i = <int>(card - pl.in_play)
    pl.n_in_play -= 1
    memmove(card, card + 1, (pl.n_in_play - i) * sizeof(InPlay))
    bag_add(&pl.limbo, slot)
    if zone != LIMBO:
        put(g, p, slot, zone, tag, NULL)
        note_move(g, p, slot, zone, tag)
    return True


cdef int count_in_play(Game* g, int p, int slot) noexcept nogil:
    cdef Player* pl = &g.players[p]
    cdef int i, n = 0
    for i in range(pl.n_in_play):
        n += pl.in_play[i].slot == slot
    return n


cdef int count_types_in_play(Game* g, int p, uint32_t types) noexcept nogil:
    cdef Player* pl = &g.players[p]
    cdef int i, n = 0
    for i in range(pl.n_in_play):
        n += is_type(g, pl.in_play[i].slot, types)
    return n


cdef uint64_t in_play_mask(Game* g, int p) noexcept nogil:
    cdef Player* pl = &g.players[p]
    cdef const InPlay* card = pl.in_play
    cdef uint64_t mask = 0
    cdef int i, left = pl.n_in_play
    # Four at a time: how many cards lie there is hard to foresee.
    while left > 0:
        for i in range(4):
            mask |= <uint64_t>(i < left) << card[i].slot
        card += 4
        left -= 4
    return mask


cdef int new_tag(Game* g) noexcept nogil:
    """A tag for the cards that one effect sets aside."""
    g.next_uid += 1
    return g.next_uid


cdef int aside_cards(Game* g, int p, int tag, Cards* out) noexcept nogil:
    cdef Player* pl = &g.players[p]
    cdef int i
    out.n = 0
    for i in range(pl.n_aside):
        if pl.aside[i].tag == <uint32_t>tag:
            out.c[out.n] = pl.aside[i].slot
            out.n += 1
    return out.n


cdef bint take_aside(Game* g, int p, int tag, int slot) noexcept nogil:
    cdef Player* pl = &g.players[p]
    cdef int i
    for i in range(pl.n_aside):
        if pl.aside[i].tag == <uint32_t>tag and pl.aside[i].slot == slot:
            pl.n_aside -= 1
            memmove(&pl.aside[i], &pl.aside[i + 1], (pl.n_aside - i) * sizeof(Aside))
            bag_add(&pl.limbo, slot)
            return True
    return False


# ------------------------------------------------------------------ discard and trash
cdef void fire_each(Game* g, int p, int kind, int zone, Cards* cards) noexcept nogil:
    """The abilities of cards that were discarded or trashed together, one by one."""
    cdef Event ev
    cdef uint32_t stamp = g.players[p].discard_stamp
    cdef int i
    for i in range(cards.n):
        if not stirs(g, kind, cards.c[i]):
            continue
        start_event(&ev, kind, p, cards.c[i])
        ev.card = place(p, cards.c[i], zone, stamp)
        fire(g, &ev)


cdef void tell_of(Game* g, int p, int code, int kind, int zone, Cards* cards) noexcept nogil:
    """What comes after a discard or a trash: the log, and then the abilities."""
    cdef int i
    if is_logged(g):
        for i in range(cards.n):
            note(g, code, p, cards.c[i])
    if may_fire(g, kind):
        fire_each(g, p, kind, zone, cards)


cdef inline void discard_out_of(Game* g, int p, Bag* held, Cards* cards) noexcept nogil:
    cdef Player* pl = &g.players[p]
    lay_down(held, cards, pl.discard + pl.n_discard)
    pl.n_discard += cards.n
    if is_logged(g) or may_fire(g, EV_DISCARD):
        tell_of(g, p, T_DISCARD, EV_DISCARD, DISCARD, cards)


cdef void discard_loose(Game* g, int p, Cards* cards) noexcept nogil:
    """Discards cards that are in limbo, together; then their abilities."""
    discard_out_of(g, p, &g.players[p].limbo, cards)


cdef void discard_followed(Game* g, int p, int slot, Place* where) noexcept nogil:
    """Discards a loose card and follows it: NOWHERE if its own ability has moved it on."""
    cdef Event ev
    put(g, p, slot, DISCARD, 0, where)
    note(g, T_DISCARD, p, slot)
    if stirs(g, EV_DISCARD, slot):
        start_event(&ev, EV_DISCARD, p, slot)
        ev.card = where[0]
        fire(g, &ev)
        where[0] = ev.card


cdef void discard_hand_cards(Game* g, int p, Cards* cards) noexcept nogil:
    discard_out_of(g, p, &g.players[p].hand, cards)


cdef inline void to_trash(Game* g, int p, Bag* held, int slot) noexcept nogil:
    bag_remove(held, slot)
    bag_add(&g.trash, slot)
    g.players[p].owned[slot] -= 1


cdef inline void trash_out_of(Game* g, int p, Bag* held, Cards* cards) noexcept nogil:
    cdef int i, n = cards.n
    for i in range(n):
        to_trash(g, p, held, cards.c[i])
    if is_logged(g) or may_fire(g, EV_TRASH):
        tell_of(g, p, T_TRASH, EV_TRASH, TRASH, cards)


cdef void trash_loose(Game* g, int p, Cards* cards) noexcept nogil:
    trash_out_of(g, p, &g.players[p].limbo, cards)


cdef void trash_hand_cards(Game* g, int p, Cards* cards) noexcept nogil:
    trash_out_of(g, p, &g.players[p].hand, cards)


cdef void trash_one_loose(Game* g, int p, int slot) noexcept nogil:
    cdef Cards one
    if is_logged(g) or stirs(g, EV_TRASH, slot):
        one.n = 1
        one.c[0] = slot
        trash_loose(g, p, &one)
    else:
        to_trash(g, p, &g.players[p].limbo, slot)


cdef bint trash_from_play(Game* g, int p, int uid) noexcept nogil:
    """Trashes a card in play; gives 0 if it is not there any more."""
    cdef InPlay* card = find_in_play(g, p, uid)
    cdef int slot
    if card == NULL:
        return False
    slot = card.slot
    leave_play(g, p, uid, LIMBO, 0)
    trash_one_loose(g, p, slot)
    return True


cdef bint trash_place(Game* g, Place* where) noexcept nogil:
    """Trashes a followed card, if it is still there."""
    if not take(g, where):
        return False
    where.zone = TRASH
    trash_one_loose(g, where.player, where.slot)
    return True


# ------------------------------------------------------------------ piles and gains
cdef bint can_gain(Game* g, int slot) noexcept nogil:
    """Is the card on top of its pile in the Supply?"""
    cdef int pile = g.k.pile_of[slot]
    return (pile != 255 and g.k.pile_supply[pile] and g.pile_n[pile] > 0
            and g.pile_slot[pile] == slot)


cdef bint take_from_pile(Game* g, int slot) noexcept nogil:
    """Takes the top card off its pile; gives 1 if that emptied a Supply pile."""
    cdef int pile = g.k.pile_of[slot]
    g.turn.to_end = 0
    g.pile_n[pile] -= 1
    if g.k.pile_mixed[pile] and g.pile_n[pile]:
        g.pile_slot[pile] = g.pile_cards[pile][g.pile_n[pile] - 1]
        if g.pile_slot[pile] != slot:
            reprice(g, pile, slot)
    if g.pile_n[pile] == 0:
        reprice(g, pile, slot)
        if g.k.pile_supply[pile]:
            g.empty |= bit(pile)
            g.turn.emptied |= bit(pile)
            return True
    return False


cdef bint show_new_top(Game* g, int p, int slot) noexcept nogil:
    cdef int pile = g.k.pile_of[slot]
    cdef int covered = g.pile_slot[pile]
    g.pile_slot[pile] = slot
    reprice(g, pile, covered)
    note(g, T_TO_PILE, p, slot)
    return True


cdef bint return_to_pile(Game* g, int p, int slot) noexcept nogil:
    """Puts a loose card on top of its pile. Without a pile it stays loose, and 0 is given."""
    cdef int pile = g.k.pile_of[slot]
    cdef int n
    if pile == 255 or g.pile_n[pile] >= 250:
        return False
    n = g.pile_n[pile]
    if g.k.pile_mixed[pile]:
        if n == MAX_MIXED:
            return False
        g.pile_cards[pile][n] = slot
    if n == 0 and g.k.pile_supply[pile]:
        g.empty &= ~bit(pile)
    g.pile_n[pile] = n + 1
    bag_remove(&g.players[p].limbo, slot)
    g.players[p].owned[slot] -= 1
    g.turn.to_end = 0
    if n == 0 or g.pile_slot[pile] != slot or is_logged(g):
        return show_new_top(g, p, slot)
    return True


cdef void rotate(Game* g, int pile) noexcept nogil:
    """Moves the top card and its copies right under it to the bottom of the pile."""
    cdef int n = g.pile_n[pile]
    cdef int block = 0
    cdef uint8_t top
    cdef uint8_t cards[MAX_MIXED]
    note(g, T_ROTATE, g.turn_player, g.k.pile_first[pile], pile)
    if not g.k.pile_mixed[pile] or n == 0:
        return
    top = g.pile_cards[pile][n - 1]
    while block < n and g.pile_cards[pile][n - 1 - block] == top:
        block += 1
    memset(cards, top, block)
    memcpy(cards + block, g.pile_cards[pile], n - block)
    memcpy(g.pile_cards[pile], cards, n)
    g.pile_slot[pile] = g.pile_cards[pile][n - 1]
    reprice(g, pile, top)


cdef inline void arrive(Game* g, int p, int slot, int zone, int tag, bint bought, bint emptied,
                        Place* where) noexcept nogil:
    """The gained card reaches its destination; then everything that reacts."""
    cdef Player* pl = &g.players[p]
    cdef Event ev
    cdef uint32_t stamp
    pl.owned[slot] += 1
    if zone == ANYWHERE_GAINED:
        zone = g.k.gains_to[slot]
    stamp = lay(g, pl, slot, zone, tag)
    note(g, T_GAIN, p, slot, bought, zone)
    note_gain(g, p, slot)
    if not stirs(g, EV_GAIN, slot) and not (emptied and armed(g, EV_PILE_EMPTY)):
        if where != NULL:
            where[0] = place(p, slot, zone, stamp)
        return
    start_event(&ev, EV_GAIN, p, slot)
    ev.bought = bought
    ev.emptied = emptied
    ev.emptied_at = g.play_serial
    ev.cost = cost_of(g, slot)
    ev.card = place(p, slot, zone, stamp)
    fire(g, &ev)
    if where != NULL:
        where[0] = ev.card
        if ev.moved:
            where.zone = NOWHERE


cdef bint gain_as(Game* g, int p, int slot, int zone, int tag, bint bought, Place* where) noexcept nogil:
    """Gains a card from its pile. `where` (may be NULL) follows it: NOWHERE if it has moved on."""
    if where == NULL and zone == ANYWHERE_GAINED and gain_quietly(g, p, slot):
        return True
    return gain_in_full(g, p, slot, zone, tag, bought, where)


cdef bint gain_in_full(Game* g, int p, int slot, int zone, int tag, bint bought,
                       Place* where) noexcept nogil:
    cdef Event ev
    if where != NULL:
        where.zone = NOWHERE
    if g.pile_n[g.k.pile_of[slot]] == 0 or g.pile_slot[g.k.pile_of[slot]] != slot:
        return False
    if stirs(g, EV_WOULD_GAIN, slot):
        start_event(&ev, EV_WOULD_GAIN, p, slot)
        ev.bought = bought
        fire(g, &ev)
        if ev.cancelled:
            return False
    gain_for_sure(g, p, slot, zone, tag, bought, where)
    return True


cdef void gain_for_sure(Game* g, int p, int slot, int zone, int tag, bint bought,
                        Place* where) noexcept nogil:
    """From here on nothing can replace the gain."""
    cdef bint emptied = take_from_pile(g, slot)
    arrive(g, p, slot, zone, tag, bought, emptied, where)


cdef bint gain_instead(Game* g, int p, int slot) noexcept nogil:
    """Gains a card in place of another one: it is not replaced once more."""
    if not can_gain(g, slot):
        return False
    gain_for_sure(g, p, slot, ANYWHERE_GAINED, 0, False, NULL)
    return True


cdef bint gain(Game* g, int p, int slot) noexcept nogil:
    """Gains a card from the Supply, if it is on top of its pile there."""
    return gain_quietly(g, p, slot) or (
        can_gain(g, slot) and gain_in_full(g, p, slot, ANYWHERE_GAINED, 0, False, NULL))


cdef bint gain_to(Game* g, int p, int slot, int zone) noexcept nogil:
    return can_gain(g, slot) and gain_as(g, p, slot, zone, 0, False, NULL)


cdef bint gain_from_trash(Game* g, int p, int slot, int zone) noexcept nogil:
    cdef Event ev
    if g.trash.n[slot] == 0:
        return False
    if stirs(g, EV_WOULD_GAIN, slot):
        start_event(&ev, EV_WOULD_GAIN, p, slot)
        fire(g, &ev)
        if ev.cancelled:
            return False
    bag_remove(&g.trash, slot)
    arrive(g, p, slot, zone, 0, False, False, NULL)
    return True


cdef bint gain_loot(Game* g, int p, int zone, Place* where) noexcept nogil:
    """Gains the top card of the Loot pile, for everybody to see."""
    cdef int pile = g.k.loot_pile
    if where != NULL:
        where.zone = NOWHERE
    if pile < 0 or g.pile_n[pile] == 0:
        return False
    return gain_as(g, p, g.pile_slot[pile], zone, 0, False, where)
