"""See peace.pxd."""

from libc.stdint cimport uint8_t, uint64_t
from libc.string cimport memcmp, memcpy

from simcore.quiet cimport *
from simcore.state cimport *
from simcore.zones cimport *

# Moments that cannot come in turns with hands of basic cards.
cdef enum:
    PEACEFUL_EVENTS = 1 << EV_ATTACK | 1 << EV_DISCARD | 1 << EV_TRASH | 1 << EV_SETUP


cdef inline bint has_printed_prices(Game* g) noexcept nogil:
    return (cheaper_by(g) == 0
            and memcmp(g.affordable, g.k.affordable, sizeof(g.affordable)) == 0)


cdef bint is_peace(Game* g) noexcept nogil:
    """Will turns be quiet until a hand is not basic or a gain is more than a plain one?"""
    cdef int p
    if (g.armed & ~(PEACEFUL_EVENTS | EVENTS_OF_CARDS) or g.n_pending or g.n_extra or g.k.loud & BASIC
            or g.turn.emptied or g.k.unquiet_reactions or g.turn.is_extra or g.turn.coins
            or g.players[g.turn_player].n_gained):
        return False
    for p in range(g.n_players):
        if (g.players[p].n_in_play or g.players[p].skip or g.players[p].hand.total > HAND_SIZE
                or g.players[p].bot.quick_buy == NULL):
            return False
    return has_printed_prices(g) and g.watched[EV_BUY] == g.k.watched[EV_BUY]


# ------------------------------------------------------------------ turn after turn
cdef inline bint is_basic(Player* pl) noexcept nogil:
    """In peace, where hands are small: are the counts of the hand the bytes of one number?"""
    return pl.hand.mask >> N_BASIC == 0


cdef inline bint will_shuffle(Game* g, Player* pl) noexcept nogil:
    """Does the next hand take the rest of the deck and more, and nothing else comes in between?"""
    return (pl.n_pool < HAND_SIZE and pl.n_discard > HAND_SIZE
            and not (pl.n_top or pl.n_bottom or may_fire(g, EV_SHUFFLE)))


cdef inline int ask_in_peace(Game* g, Player* pl, int coins) noexcept nogil:
    """The rules may look at more of the turn than its coins."""
    g.turn_player = <int>(pl - g.players)
    g.turn.coins = coins
    g.turn.to_end = 0
    pl.n_gained = 0
    return quick_buy(g, g.turn_player, pl)


cdef inline bint take_peaceful_turn(Game* g, const Layout* k, Player* pl) noexcept nogil:
    """A turn with a basic hand that buys one card at most, a plain one. What is only remembered
    during the turn is not even written down. Gives 0, and leaves all as it was, if this turn
    is not so."""
    cdef uint64_t counts = basic_counts(pl)
    cdef uint8_t rest[8]
    cdef uint8_t* pile = pl.discard
    cdef uint8_t* supply = NULL
    cdef uint8_t* end
    cdef int slot, coins
    if not is_basic(pl):
        return False
    coins = basic_coins(k, counts)
    slot = pl.bot.sure_buy[coins]     # five Golds give MAX_PRICE
    if slot == ASK_RULES:
        slot = ask_in_peace(g, pl, coins)
        if slot >= 0 and not (k.plain_gains >> slot) & 1:
            return False
    if slot >= 0:
        supply = &g.pile_n[k.pile_of[slot]]
        if supply[0] < 2:
            return False
    if will_shuffle(g, pl):
        # The discard pile goes into the pool first, and what is discarded now right behind it: bytes
        # just written would have to be waited for.
        memcpy(rest, pl.pool, 8)
        copy_cards(pl.pool, pl.discard, pl.n_discard)
        pile = pl.pool
    end = pile + pl.n_discard
    pl.n_gained = slot >= 0
    if slot >= 0:
        supply[0] -= 1
        pl.owned[slot] += 1
        end[0] = slot
        end += 1
        count_for_batch(pl, slot)
        pl.gained[0] = slot
    end = lay_out_basic(end, counts)
    if pile == pl.pool:
        draw_after_shuffle(pl, rest, pl.n_pool, end - pile, True)
    else:
        pl.n_discard = <int>(end - pile)
        draw_new_hand(g, <int>(pl - g.players), pl, True)
    return True


cdef inline void end_peace(Game* g, Player* pl) noexcept nogil:
    """Writes down what could wait. The turn of this player has begun."""
    cdef int p = <int>(pl - g.players)
    g.turn_player = g.last_in_turn = p
    g.previous_player = (p or g.n_players) - 1
    g.turns_in_row = 1
    g.turn.to_end = 0
    pl.n_gained = 0
    for p in range(g.n_players):
        if is_basic(&g.players[p]):
            g.players[p].hand.mask = bytes_in_use(basic_counts(&g.players[p]))


cdef void take_peaceful_turns(Game* g) noexcept nogil:
    """Turn after turn, until one is not peaceful: that one has begun."""
    cdef const Layout* k = g.k
    cdef Player* first = &g.players[g.turn_player]
    cdef Player* pl = first
    cdef Player* last = &g.players[g.n_players - 1]
    cdef int rounds = g.rounds
    while rounds < k.max_rounds and take_peaceful_turn(g, k, pl):
        if pl == last:
            pl = g.players
            rounds += 1
        else:
            pl += 1
        pl.turns += 1
        pl.all_turns += 1
    g.turn.coins = 0
    if pl != first or rounds != g.rounds:
        g.rounds = rounds
        end_peace(g, pl)
