"""Quiet turns: the most frequent turn of a game, in one pass.

No Action in hand, only Treasures that give coins, nothing in the game that could react to
anything, no log. Action phase, Buy phase and Clean-up then come down to: count the coins, buy,
discard, draw. What happens is exactly what the general way through `turn` would do, down to
the order of the discard pile; this file is there for speed alone.
"""

from libc.stdint cimport uint8_t, uint64_t
from libc.string cimport memcpy, memset

from simcore.state cimport *
from simcore.zones cimport *

# Slots 0 to 6 are the basic cards of every kingdom (kingdom.BASIC), Copper, Silver and Gold first.
# Going through all of them without asking which there are is faster than a loop that the
# processor cannot foresee.
cdef enum:
    N_BASIC = 7

# Moments that cannot come in a turn of plain Treasures, or that its steps take care of.
cdef enum:
    QUIET_EVENTS = (1 << EV_TURN_START | 1 << EV_ATTACK | 1 << EV_DISCARD | 1 << EV_TRASH
                    | 1 << EV_SHUFFLE | 1 << EV_SETUP)


cdef extern from *:
    """
    /* Writes the cards that the bytes of `counts` count, by slot; gives the end. Eight copies of
       each card are written, and as many count as there are. */
    #define LAY_OUT(slot) { \
        uint64_t copies = (slot) * 0x0101010101010101ull; \
        memcpy(end, &copies, 8); \
        end += counts & 0xFF; \
        counts >>= 8; }
    static inline uint8_t* lay_out_basic(uint8_t* end, uint64_t counts) {
        LAY_OUT(0) LAY_OUT(1) LAY_OUT(2) LAY_OUT(3) LAY_OUT(4) LAY_OUT(5) LAY_OUT(6)
        return end;
    }
    """
    uint8_t* lay_out_basic(uint8_t* end, uint64_t counts) noexcept nogil


cdef inline bint never_quiet(Game* g) noexcept nogil:
    """In such a game no turn is: it is being logged, or Events may be bought."""
    return g.trace != NULL or g.k.events != 0


cdef inline bint is_quiet(Game* g, Player* pl) noexcept nogil:
    return not (pl.hand.mask & g.k.loud or g.armed & ~QUIET_EVENTS or g.n_pending or pl.n_in_play
                or g.bots[pl.strategy].quick_buy == NULL)


cdef inline bint is_peace(Game* g) noexcept nogil:
    """Will turns be quiet until a loud hand is drawn or a gain is more than a plain one?"""
    cdef int p
    if g.armed & (~QUIET_EVENTS | 1 << EV_TURN_START) or g.n_pending or g.n_extra or g.empty_piles:
        return False
    for p in range(g.n_players):
        if (g.players[p].n_in_play or g.players[p].skip
                or g.bots[g.players[p].strategy].quick_buy == NULL):
            return False
    return True


# ------------------------------------------------------------------ the hand
cdef inline bint is_basic(Player* pl) noexcept nogil:
    """A hand of few cards, all basic: their counts are the bytes of one number."""
    return pl.hand.mask >> N_BASIC == 0 and pl.hand.total <= 8


cdef inline uint64_t basic_counts(Player* pl) noexcept nogil:
    cdef uint64_t counts = 0
    memcpy(&counts, pl.hand.n, 8)
    return counts


cdef inline int basic_coins(Game* g, uint64_t counts) noexcept nogil:
    """Copper, Silver and Gold times what they give, summed up in the third byte of a product."""
    return ((counts & 0xFFFFFF) * g.k.basic_coins >> 16) & 0xFF


cdef inline int plain_coins(Game* g, Player* pl) noexcept nogil:
    cdef uint64_t treasures = pl.hand.mask & g.k.of_type[1]
    cdef int slot, coins = 0
    while treasures:
        slot = ctz64(treasures)
        coins += pl.hand.n[slot] * g.k.bonus[slot].coins
        treasures &= treasures - 1
    return coins


cdef inline void discard_basic_cards(Player* pl, uint64_t counts) noexcept nogil:
    memset(pl.hand.n, 0, 8)
    pl.n_discard = <int>(lay_out_basic(pl.discard + pl.n_discard, counts) - pl.discard)


cdef inline void discard_plain_cards(Game* g, Player* pl) noexcept nogil:
    """Treasures first, as if they had been in play: the order of the discard pile must not
    depend on whether the game is being logged."""
    discard_from_hand(pl, pl.hand.mask & g.k.of_type[1])
    discard_from_hand(pl, pl.hand.mask & ~g.k.of_type[1])


# ------------------------------------------------------------------ the turn
cdef inline bint is_plain_gain(Game* g, int slot) noexcept nogil:
    """In a quiet turn: does the card just go to the discard pile, from a pile that has more?"""
    return (g.k.plain_gains >> slot) & 1 and g.pile_n[g.k.pile_of[slot]] > 1


cdef inline bint buy_quietly(Game* g, int p, Player* pl) noexcept nogil:
    """Gives 1 if all gains were plain ones."""
    cdef QuickBuy quick_buy = g.bots[pl.strategy].quick_buy
    cdef bint plain = True
    cdef int slot
    while g.turn.buys > 0:
        slot = quick_buy(g, p, costing_up_to(g, g.turn.coins))
        if slot < 0:
            break
        if is_plain_gain(g, slot):
            if g.turn.buys == 1:
                # Nobody will look at the coins that are left.
                take_plainly(g, p, pl, slot)
                break
            pay(g, slot)
            take_plainly(g, p, pl, slot)
        else:
            pay(g, slot)
            gain_as(g, p, slot, ANYWHERE_GAINED, 0, True, NULL)
            plain = False
    return plain


cdef inline bint take_quiet_turn(Game* g, int p, Player* pl) noexcept nogil:
    """From the start of the Action phase to the end of the turn. Gives 1 if all gains were plain."""
    cdef uint64_t counts
    cdef bint plain
    g.phase = PHASE_BUY
    if is_basic(pl):
        counts = basic_counts(pl)
        g.turn.coins = basic_coins(g, counts)
        plain = buy_quietly(g, p, pl)
        discard_basic_cards(pl, counts)
    else:
        g.turn.coins = plain_coins(g, pl)
        plain = buy_quietly(g, p, pl)
        discard_plain_cards(g, pl)
    pl.hand.mask = 0
    pl.hand.total = 0
    g.phase = PHASE_END
    draw_new_hand(g, p, pl)
    g.previous_player = p
    return plain
