"""Every move of a card: draw, shuffle, gain, trash, discard, set aside.

Cards in deck, hand, discard pile and trash are fungible; an effect that must find "that very
card" again holds a `Place`, which knows whether the card can still be followed. Moves that
others may react to fire an Event; `timing` finds out who reacts, so that this file never has
to know a card.
"""

from libc.stdint cimport uint8_t, uint32_t, uint64_t
from libc.string cimport memcpy, memset

from simcore.rng cimport rng_below, rng_next, split_below
from simcore.state cimport *
from simcore.trace cimport *

cdef extern from *:
    """
    #ifndef SIMCORE_CHECKED
    #define SIMCORE_CHECKED 0
    #endif
    #define ctz64(x) __builtin_ctzll(x)
    #define popcount64(x) __builtin_popcountll(x)
    #define EVERY_SLOT (~(uint64_t)0)
    """
    const uint64_t ANY "EVERY_SLOT"      # every card, and (slot -1) none
    const int SIMCORE_CHECKED
    int ctz64(uint64_t x) noexcept nogil
    int popcount64(uint64_t x) noexcept nogil

ctypedef void (*Fire)(Game* g, Event* ev) noexcept nogil

# `timing` puts its dispatcher here when it is imported.
cdef void set_dispatcher(Fire fire) noexcept nogil
cdef void fire(Game* g, Event* ev) noexcept nogil


# ------------------------------------------------------------------ bags and sets
cdef inline uint64_t bit(int slot) noexcept nogil:
    return <uint64_t>1 << slot


cdef inline void bag_add(Bag* b, int slot) noexcept nogil:
    b.n[slot] += 1
    b.total += 1
    b.mask |= bit(slot)


cdef inline void bag_remove(Bag* b, int slot) noexcept nogil:
    cdef uint8_t left = b.n[slot] - 1
    b.n[slot] = left
    # Whether it was the last copy is hard to foresee: no branch.
    b.mask ^= <uint64_t>(left == 0) << slot
    b.total -= 1


cdef enum:
    NO_CARD = 63             # the bit of `watched` for "anything at all": slot -1


cdef inline bint armed(Game* g, int event) noexcept nogil:
    """Does a standing rule or a pending effect wait for this?"""
    return (g.armed >> event) & 1


cdef inline bint may_fire(Game* g, int event) noexcept nogil:
    """Is there anything in this kingdom, or pending, that this could set off?"""
    return (g.live >> event) & 1


# Not inline: where nobody asks, it must not be in the way.
cdef bint held_by_anyone(Game* g, uint64_t cards) noexcept nogil


cdef inline bint reaction_held(Game* g, int event) noexcept nogil:
    """Does anybody hold a reaction to this? Few kingdoms have one."""
    return g.k.reacts[event] != 0 and held_by_anyone(g, g.k.reacts[event])


cdef inline bint stirs(Game* g, int event, int slot) noexcept nogil:
    """Can anything at all act at this event, which is about this card (-1: about none)?"""
    if not may_fire(g, event):
        return False
    return (g.watched[event] >> (slot & NO_CARD)) & 1 or reaction_held(g, event)


cdef inline bint has_favors_for(Game* g, int event, int p) noexcept nogil:
    """Are the player's Favors enough for whatever needs the fewest of them at this event?"""
    return g.players[p].favors >= g.k.least_favors[event]


cdef inline bint shuffle_stirs(Game* g, int p) noexcept nogil:
    """Can anything act as this player shuffles?"""
    return stirs(g, EV_SHUFFLE, -1) and (has_favors_for(g, EV_SHUFFLE, p)
                                         or g.pending_at[EV_SHUFFLE] != 0)


cdef inline uint64_t watched_when_played(Game* g, int event, int p, bint later) noexcept nogil:
    if g.pending_at[event] == g.outward_of[event][p]:
        return g.k.watched[event]    # all that waits is the player's own, and looks only at others
    return g.watched_later[event] if later else g.watched[event]


cdef inline bint play_stirs(Game* g, int event, int p, uint64_t cards, bint later) noexcept nogil:
    """Can anything act as this player plays one of these cards? `later`: if it is a Treasure, they have
    played one in this turn before."""
    return may_fire(g, event) and (watched_when_played(g, event, p, later) & cards
                                   or reaction_held(g, event))


cdef inline bint plays_stir(Game* g, int p, uint64_t cards, bint later) noexcept nogil:
    """The same, or afterwards."""
    return g.live & (1 << EV_PLAY | 1 << EV_AFTER_PLAY) and (
        play_stirs(g, EV_PLAY, p, cards, later) or play_stirs(g, EV_AFTER_PLAY, p, cards, later))


cdef inline uint64_t having_types(const Layout* k, uint32_t types) noexcept nogil:
    cdef uint64_t mask = 0
    while types:
        mask |= k.of_type[ctz64(types)]
        types &= types - 1
    return mask


cdef inline uint64_t of_types(Game* g, uint32_t types) noexcept nogil:
    """All slots of cards that have one of these types."""
    return having_types(g.k, types)


cdef inline uint64_t about(const Layout* k, uint32_t types) noexcept nogil:
    """What a rule watches that is about cards of these types (0: about any)."""
    return having_types(k, types) if types else ANY


cdef inline bint is_type(Game* g, int slot, uint32_t types) noexcept nogil:
    return (g.k.types[slot] & types) != 0


cdef inline int turns_in_row(Game* g, int p) noexcept nogil:
    """How many turns in a row the player has taken, up to this one."""
    return g.turns_in_row if p == g.turn_player else 0


# ------------------------------------------------------------------ costs
cdef inline int cheaper_by(Game* g) noexcept nogil:
    """How much less all cards cost now."""
    return g.turn.cost_reduction + g.reduced_in_play


cdef inline int cost_of(Game* g, int slot) noexcept nogil:
    """What a card costs now, for every purpose. Events keep their printed cost."""
    cdef int c = g.k.cost[slot]
    if slot >= g.k.n_cards:
        return c
    c -= cheaper_by(g)
    if g.k.pile_of[slot] != 255:
        c -= g.favor_tokens[g.k.pile_of[slot]]
    return c if c > 0 else 0


# The price list: of one pile, whose top card was this one and costs something else now or is
# covered or gone; of all piles.
cdef void reprice(Game* g, int pile, int slot) noexcept nogil
cdef void write_price_list(Game* g) noexcept nogil


cdef inline uint64_t costing_up_to(Game* g, int coins) noexcept nogil:
    """The Supply cards (tops of piles) that cost at most so much."""
    if coins < 0:
        return 0
    coins += cheaper_by(g)
    return g.affordable[coins if coins < MAX_PRICE else MAX_PRICE]


cdef inline uint64_t costing_exactly(Game* g, int coins) noexcept nogil:
    return costing_up_to(g, coins) & ~costing_up_to(g, coins - 1)


cdef inline void reduce_costs(Game* g, int by) noexcept nogil:
    """Cards cost less until the turn ends."""
    g.turn.cost_reduction += by


# ------------------------------------------------------------------ the deck
cdef inline void copy_cards(uint8_t* to, const uint8_t* cards, int n) noexcept nogil:
    """Rows of cards have SLACK bytes behind them: copying a few too many is faster than counting."""
    cdef int i = 0
    while i < n:
        memcpy(to + i, cards + i, SLACK)
        i += SLACK


cdef inline void lay_out(uint8_t* to, uint64_t slot, int n) noexcept nogil:
    """n copies of a card, eight at a time: see copy_cards."""
    cdef uint64_t row = slot * 0x0101010101010101ULL
    memcpy(to, &row, 8)
    while n > 8:
        to += 8
        n -= 8
        memcpy(to, &row, 8)


cdef inline int deck_size(Player* pl) noexcept nogil:
    return pl.n_top + pl.n_pool + pl.n_bottom


cdef inline int total_owned(Game* g, int p) noexcept nogil:
    """All cards of a player, wherever they are."""
    cdef Player* pl = &g.players[p]
    return (pl.hand.total + deck_size(pl) + pl.n_discard + pl.n_in_play + pl.n_aside
            + pl.limbo.total)


cdef inline int take_one_of_pool(Player* pl) noexcept nogil:
    """A random card of the shuffled part, which is not empty."""
    cdef int i = rng_below(&pl.rng, pl.n_pool)
    cdef int slot = pl.pool[i]
    pl.n_pool -= 1
    pl.pool[i] = pl.pool[pl.n_pool]
    return slot


cdef inline int take_top(Player* pl) noexcept nogil:
    """The top card of the deck, taken off it; -1 if the deck is empty. Never shuffles."""
    pl.deck_stamp += 1
    if pl.n_top:
        pl.n_top -= 1
        return pl.top[pl.n_top]
    if pl.n_pool:
        return take_one_of_pool(pl)
    if pl.n_bottom:
        return take_first_of_bottom(pl)
    return -1


cdef int take_first_of_bottom(Player* pl) noexcept nogil
cdef int take_bottom(Game* g, int p) noexcept nogil
cdef void shuffle(Game* g, int p) noexcept nogil
cdef void shuffle_into_deck(Game* g, int p, Cards* chosen) noexcept nogil
cdef void deck_to_discard(Game* g, int p) noexcept nogil

cdef int draw(Game* g, int p, int n) noexcept nogil
cdef int draw_all_ways(Game* g, int p, int n) noexcept nogil
cdef void draw_hand_all_ways(Game* g, int p, int n) noexcept nogil
cdef int draw_up_to(Game* g, int p, int hand_size) noexcept nogil
cdef int next_card_all_ways(Game* g, int p) noexcept nogil


cdef inline int next_card(Game* g, int p) noexcept nogil:
    """The top card of the deck, taken into limbo, after a shuffle if needed; -1 if none."""
    cdef Player* pl = &g.players[p]
    cdef int slot
    if pl.n_top or pl.n_pool == 0:
        return next_card_all_ways(g, p)
    slot = take_one_of_pool(pl)
    pl.deck_stamp += 1
    bag_add(&pl.limbo, slot)
    return slot


cdef int look(Game* g, int p, int n, Cards* out) noexcept nogil
cdef int reveal(Game* g, int p, int n, Cards* out) noexcept nogil

# ------------------------------------------------------------------ moving single cards
cdef void put_anywhere(Game* g, int p, int slot, int zone, int tag, Place* where) noexcept nogil


cdef inline void put(Game* g, int p, int slot, int zone, int tag, Place* where) noexcept nogil:
    """Puts a card from limbo somewhere. `where` (may be NULL) can follow it from there."""
    if zone == HAND and where == NULL:
        bag_remove(&g.players[p].limbo, slot)
        bag_add(&g.players[p].hand, slot)
    else:
        put_anywhere(g, p, slot, zone, tag, where)


cdef void put_onto_deck(Game* g, int p, Cards* cards) noexcept nogil
cdef bint is_there(Game* g, Place* where) noexcept nogil
cdef bint take(Game* g, Place* where) noexcept nogil
cdef bint move_card(Game* g, Place* where, int zone, int tag) noexcept nogil
cdef bint in_discard(Player* pl, int slot) noexcept nogil
cdef uint64_t discard_mask(Player* pl) noexcept nogil
# The same, with how many of each there are.
cdef uint64_t discard_counts(Player* pl, uint8_t* counts) noexcept nogil
cdef bint take_from_discard(Game* g, int p, int slot) noexcept nogil
cdef void take_cards_from_discard(Game* g, int p, Cards* cards) noexcept nogil


cdef inline int count_in_hand(Game* g, int p, uint64_t mask) noexcept nogil:
    """How many cards of these slots the player holds."""
    cdef Bag* hand = &g.players[p].hand
    cdef int n = 0
    mask &= hand.mask
    while mask:
        n += hand.n[ctz64(mask)]
        mask &= mask - 1
    return n


cdef inline void take_from_hand(Game* g, int p, int slot) noexcept nogil:
    bag_remove(&g.players[p].hand, slot)
    bag_add(&g.players[p].limbo, slot)


cdef void hand_to(Game* g, int p, int slot, int zone, int tag) noexcept nogil

# ------------------------------------------------------------------ in play, set aside
cdef int enter_play(Game* g, int p, int slot) noexcept nogil
cdef bint leave_play(Game* g, int p, int uid, int zone, int tag) noexcept nogil
cdef int count_in_play(Game* g, int p, int slot) noexcept nogil
cdef int count_types_in_play(Game* g, int p, uint32_t types) noexcept nogil
cdef uint64_t in_play_mask(Game* g, int p) noexcept nogil
cdef int new_tag(Game* g) noexcept nogil
cdef int aside_cards(Game* g, int p, int tag, Cards* out) noexcept nogil
cdef bint take_aside(Game* g, int p, int tag, int slot) noexcept nogil

# ------------------------------------------------------------------ discard and trash
cdef void discard_hand_cards(Game* g, int p, Cards* cards) noexcept nogil
cdef void discard_loose(Game* g, int p, Cards* cards) noexcept nogil
cdef void discard_followed(Game* g, int p, int slot, Place* where) noexcept nogil
cdef void trash_hand_cards(Game* g, int p, Cards* cards) noexcept nogil
cdef void trash_loose(Game* g, int p, Cards* cards) noexcept nogil
cdef void trash_one_loose(Game* g, int p, int slot) noexcept nogil
cdef bint trash_from_play(Game* g, int p, int uid) noexcept nogil
cdef bint trash_place(Game* g, Place* where) noexcept nogil

# ------------------------------------------------------------------ piles and gains
cdef bint can_gain(Game* g, int slot) noexcept nogil
cdef bint gain_as(Game* g, int p, int slot, int zone, int tag, bint bought, Place* where) noexcept nogil
cdef bint gain(Game* g, int p, int slot) noexcept nogil
cdef bint gain_instead(Game* g, int p, int slot) noexcept nogil
cdef bint gain_to(Game* g, int p, int slot, int zone) noexcept nogil
cdef bint gain_from_trash(Game* g, int p, int slot, int zone) noexcept nogil
cdef bint gain_loot(Game* g, int p, int zone, Place* where) noexcept nogil
cdef bint return_to_pile(Game* g, int p, int slot) noexcept nogil
cdef bint take_from_pile(Game* g, int slot) noexcept nogil
cdef void rotate(Game* g, int pile) noexcept nogil


cdef inline int empty_piles(Game* g) noexcept nogil:
    """How many Supply piles are empty now."""
    return popcount64(g.empty)


# ------------------------------------------------------------------ the hot path, inline
cdef enum:
    HAND_SIZE = 5


cdef inline void count_for_batch(Player* pl, int slot) noexcept nogil:
    """One more card gained, or Event bought, in this turn of the player's strategy."""
    if pl.bot.gain_counts != NULL:
        pl.bot.gain_counts[min(pl.all_turns, GAIN_TURNS) * MAX_SLOTS + slot] += 1


cdef inline void note_gain(Game* g, int p, int slot) noexcept nogil:
    """What is remembered of a gain: for the batch's tables, Smugglers, Cauldron, Treasury."""
    cdef Player* pl = &g.players[p]
    count_for_batch(pl, slot)
    if p == g.turn_player and pl.n_gained < MAX_CARDS:
        pl.gained[pl.n_gained] = slot
        pl.n_gained += 1


cdef inline int count_gained_since(Game* g, int first, uint32_t types) noexcept nogil:
    """How many cards of these types the player whose turn it is has gained, from this one on."""
    cdef Player* pl = &g.players[g.turn_player]
    cdef int i, n = 0
    for i in range(first, pl.n_gained):
        n += is_type(g, pl.gained[i], types)
    return n


cdef inline void pay(Game* g, int slot) noexcept nogil:
    g.turn.buys -= 1
    g.turn.bought += 1
    g.turn.total_bought += 1
    g.turn.coins -= cost_of(g, slot)
    g.turn.victory_bought += (g.k.types[slot] & VICTORY) != 0


cdef inline uint8_t* discard_from_hand(Player* pl, uint8_t* end, uint64_t mask) noexcept nogil:
    """In Clean-up: nothing reacts. The caller sets the hand's mask and total, and how long the
    discard pile is; it ends here."""
    cdef int slot, n
    while mask:
        slot = ctz64(mask)
        mask &= mask - 1
        n = pl.hand.n[slot]
        pl.hand.n[slot] = 0
        lay_out(end, slot, n)
        end += n
    return end


cdef inline void move_plainly(Game* g, Player* pl, int slot) noexcept nogil:
    """From a pile that has more to the discard pile."""
    g.turn.to_end = 0
    g.pile_n[g.k.pile_of[slot]] -= 1
    pl.owned[slot] += 1
    pl.discard[pl.n_discard] = slot
    pl.n_discard += 1


cdef inline bint comes_plainly(Game* g, int slot, uint64_t watched, uint64_t reactions) noexcept nogil:
    """Does a card that is gained just go to the discard pile, if these cards are watched then and
    these reactions are possible?"""
    return ((g.k.plain_gains & ~watched) >> slot & 1 and not is_logged(g)
            and g.pile_n[g.k.pile_of[slot]] >= 2 and not (reactions and held_by_anyone(g, reactions)))


cdef inline bint gain_quietly(Game* g, int p, int slot) noexcept nogil:
    """A gain that nothing looks at: the card goes to the discard pile. Gives 0 if that is not so."""
    cdef uint64_t watched = g.watched[EV_WOULD_GAIN] | g.watched[EV_GAIN]
    if not comes_plainly(g, slot, watched, g.k.gain_reactions):
        return False
    move_plainly(g, &g.players[p], slot)
    note_gain(g, p, slot)
    return True


cdef inline bint buy_quietly(Game* g, int p, int slot) noexcept nogil:
    """The same for a purchase."""
    cdef uint64_t watched = g.watched[EV_BUY] | g.watched[EV_WOULD_GAIN] | g.watched[EV_GAIN]
    if not comes_plainly(g, slot, watched, g.k.gain_reactions | g.k.reacts[EV_BUY]):
        return False
    pay(g, slot)
    move_plainly(g, &g.players[p], slot)
    note_gain(g, p, slot)
    return True


cdef extern from *:
    """
    /* Byte `slot` of a number is 1; all slots from 7 on share the last byte. The sum over a hand
       counts its basic cards in its bytes, and says whether there are others. */
    #define LANES(n) n, n, n, n, n, n, n, n
    static const uint64_t LANE[64] = {
        1, 1ull << 8, 1ull << 16, 1ull << 24, 1ull << 32, 1ull << 40, 1ull << 48, 1ull << 56,
        LANES(1ull << 56), LANES(1ull << 56), LANES(1ull << 56), LANES(1ull << 56),
        LANES(1ull << 56), LANES(1ull << 56), LANES(1ull << 56)};
    /* Bit i is set if byte i (at most 128) is not 0. */
    static inline uint64_t bytes_in_use(uint64_t bytes) {
        uint64_t marks = (bytes + 0x7F7F7F7F7F7F7F7Full) >> 7 & 0x0101010101010101ull;
        return marks * 0x0102040810204080ull >> 56;
    }
    """
    const uint64_t* LANE
    uint64_t bytes_in_use(uint64_t bytes) noexcept nogil


cdef inline uint64_t take_from_pool(Player* pl, uint64_t left, uint64_t* bits) noexcept nogil:
    """A random card of the `left` ones in the shuffled part, by a share of the random bits."""
    cdef uint64_t i = split_below(bits, left)
    cdef uint64_t slot = pl.pool[i]
    pl.pool[i] = pl.pool[left - 1]
    return slot


cdef inline void empty_basic_hand(Player* pl) noexcept nogil:
    memset(pl.hand.n, 0, 8)
    pl.hand.total = 0
    pl.hand.mask = 0


cdef inline void hold_more(Player* pl, uint64_t a, uint64_t b, uint64_t c, uint64_t d,
                           uint64_t e) noexcept nogil:
    pl.hand.n[a] += 1
    pl.hand.n[b] += 1
    pl.hand.n[c] += 1
    pl.hand.n[d] += 1
    pl.hand.n[e] += 1
    pl.hand.mask = bit(a) | bit(b) | bit(c) | bit(d) | bit(e)


cdef inline void hold_in_peace(Player* pl, uint64_t a, uint64_t b, uint64_t c, uint64_t d,
                               uint64_t e) noexcept nogil:
    """These five cards replace a basic hand. If they are basic too, the set of cards waits."""
    cdef uint64_t counts = LANE[a] + LANE[b] + LANE[c] + LANE[d] + LANE[e]
    memcpy(pl.hand.n, &counts, 8)
    if counts >> 56:
        memset(pl.hand.n, 0, 8)
        hold_more(pl, a, b, c, d, e)


cdef inline void hold(Player* pl, uint64_t a, uint64_t b, uint64_t c, uint64_t d, uint64_t e,
                      bint in_peace) noexcept nogil:
    """These five cards are the hand. The one before was empty, or basic and is gone (see peace.pxd)."""
    if in_peace:
        hold_in_peace(pl, a, b, c, d, e)
    else:
        hold_more(pl, a, b, c, d, e)
    pl.hand.total = HAND_SIZE
    pl.deck_stamp += HAND_SIZE


cdef inline void draw_after_shuffle(Player* pl, uint8_t* cards, int n, uint64_t left,
                                    bint in_peace) noexcept nogil:
    """The rest of a hand of which n cards were left of the deck: the discard pile, `left` cards, lies
    in the pool already."""
    cdef uint64_t bits = rng_next(&pl.rng)
    pl.n_pool = left - (HAND_SIZE - n)
    pl.n_discard = 0
    pl.shuffles += 1
    pl.discard_stamp += 1
    pl.deck_stamp += 1
    while n < HAND_SIZE:
        cards[n] = take_from_pool(pl, left, &bits)
        left -= 1
        n += 1
    hold(pl, cards[0], cards[1], cards[2], cards[3], cards[4], in_peace)


cdef inline bint draw_rest_of_deck(Game* g, int p, Player* pl, int n, bint in_peace) noexcept nogil:
    """A new hand, when at most five cards are left of the deck. All of them come into the hand,
    so that their order does not matter; the others are drawn after the shuffle. Gives 0, and
    does nothing, if there is more to it."""
    cdef uint8_t cards[8]
    if (pl.n_top or pl.n_bottom or n > HAND_SIZE or (n < HAND_SIZE and pl.n_discard <= HAND_SIZE)
            or shuffle_stirs(g, p)):
        return False
    memcpy(cards, pl.pool, 8)
    if n < HAND_SIZE:
        copy_cards(pl.pool, pl.discard, pl.n_discard)
        draw_after_shuffle(pl, cards, n, pl.n_discard, in_peace)
    else:
        pl.n_pool = 0
        hold(pl, cards[0], cards[1], cards[2], cards[3], cards[4], in_peace)
    return True


cdef inline void draw_some_of_pool(Player* pl, int n) noexcept nogil:
    """A few cards of the shuffled part of the deck, which has more than that many."""
    cdef uint64_t left = pl.n_pool
    cdef uint64_t bits = rng_next(&pl.rng)
    cdef uint64_t slot
    cdef int _
    for _ in range(n):
        slot = take_from_pool(pl, left, &bits)
        left -= 1
        pl.hand.n[slot] += 1
        pl.hand.mask |= bit(slot)
    pl.n_pool -= n
    pl.hand.total += n
    pl.deck_stamp += n


cdef inline int draw_cards(Game* g, int p, int n) noexcept nogil:
    """`draw`, in a straight line if a few cards all come from the shuffled part of the deck."""
    cdef Player* pl = &g.players[p]
    if pl.n_top or n >= pl.n_pool or n > HAND_SIZE or is_logged(g):
        return draw_all_ways(g, p, n)
    draw_some_of_pool(pl, n)
    return n


cdef inline void draw_five_of_pool(Player* pl, uint64_t left, bint in_peace) noexcept nogil:
    """A hand of the shuffled part of the deck, which has `left` cards and more than that many."""
    cdef uint64_t bits = rng_next(&pl.rng)
    cdef uint64_t a = take_from_pool(pl, left, &bits)
    cdef uint64_t b = take_from_pool(pl, left - 1, &bits)
    cdef uint64_t c = take_from_pool(pl, left - 2, &bits)
    cdef uint64_t d = take_from_pool(pl, left - 3, &bits)
    cdef uint64_t e = take_from_pool(pl, left - 4, &bits)
    pl.n_pool -= HAND_SIZE
    hold(pl, a, b, c, d, e, in_peace)


cdef inline void draw_new_hand(Game* g, int p, Player* pl, bint in_peace) noexcept nogil:
    """Five cards in place of a hand that is gone. Exactly what `draw` does, without a log: in a
    straight line if they all come from the shuffled part of the deck."""
    if pl.n_pool > HAND_SIZE and not pl.n_top:
        draw_five_of_pool(pl, pl.n_pool, in_peace)
    elif not draw_rest_of_deck(g, p, pl, pl.n_pool, in_peace):
        empty_basic_hand(pl)
        draw_all_ways(g, p, HAND_SIZE)


cdef inline void draw_hand(Game* g, int p, int n) noexcept nogil:
    """The new hand of Clean-up."""
    cdef Player* pl = &g.players[p]
    if n == HAND_SIZE and pl.n_pool > HAND_SIZE and not (pl.n_top or pl.hand.total or is_logged(g)):
        draw_five_of_pool(pl, pl.n_pool, False)
    else:
        draw_hand_all_ways(g, p, n)
