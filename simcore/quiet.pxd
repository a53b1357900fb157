"""Quiet turns: the most frequent turn of a game, in one pass.

No Action in hand, only Treasures that give coins, nothing in the game that could react to
anything, no log. Action phase, Buy phase and Clean-up then come down to: count the coins, buy,
discard, draw. What happens is exactly what the general way through `turn` would do, down to
the order of the discard pile; this file is there for speed alone.
"""

from libc.stdint cimport uint8_t, uint64_t
from libc.string cimport memcpy

from simcore.state cimport *
from simcore.zones cimport *

# Slots 0 to 6 are the basic cards of every kingdom (kingdom.BASIC): three Treasures, three Victory
# cards, Curse.
cdef enum:
    N_BASIC = 7
    BASIC = (1 << N_BASIC) - 1
    FEW = 40                 # so many cards give less than a byte full of coins

# Moments that cannot come in a turn of plain Treasures, or that its steps take care of.
cdef enum:
    QUIET_EVENTS = (1 << EV_TURN_START | 1 << EV_ATTACK | 1 << EV_DISCARD | 1 << EV_TRASH
                    | 1 << EV_SHUFFLE | 1 << EV_SETUP)

# Moments of single cards: those at which a standing rule could act are `loud`, or no `quiet_gains`.
cdef enum:
    EVENTS_OF_CARDS = (1 << EV_PLAY | 1 << EV_AFTER_PLAY | 1 << EV_BUY | 1 << EV_WOULD_GAIN
                       | 1 << EV_GAIN)

# Moments after the last purchase.
cdef enum:
    LATE_EVENTS = 1 << EV_BUY_END | 1 << EV_CLEANUP | 1 << EV_KEEP_HAND | 1 << EV_TURN_END


cdef extern from *:
    """
    /* Up to five cards of three slots in order, for every way to have them: the first five bytes
       are the cards (0, 1 or 2), the last byte says how many there are. */
    #define CARD(i, n0, n1) ((uint64_t)(((i) >= (n0)) + ((i) >= (n0) + (n1))) << 8 * (i))
    #define IN_ORDER(n0, n1, n2) CARD(0, n0, n1) | CARD(1, n0, n1) | CARD(2, n0, n1) \
        | CARD(3, n0, n1) | CARD(4, n0, n1) | (uint64_t)((n0) + (n1) + (n2)) << 56
    #define SIX(n1, n2) IN_ORDER(0, n1, n2), IN_ORDER(1, n1, n2), IN_ORDER(2, n1, n2), \
        IN_ORDER(3, n1, n2), IN_ORDER(4, n1, n2), IN_ORDER(5, n1, n2)
    #define THIRTY_SIX(n2) SIX(0, n2), SIX(1, n2), SIX(2, n2), SIX(3, n2), SIX(4, n2), SIX(5, n2)
    static const uint64_t SORTED[216] = {THIRTY_SIX(0), THIRTY_SIX(1), THIRTY_SIX(2),
                                         THIRTY_SIX(3), THIRTY_SIX(4), THIRTY_SIX(5)};

    /* n0 + 6 n1 + 36 n2, where these are the first three bytes: the third byte of a product. */
    static inline uint64_t sorted(uint64_t counts) {
        return SORTED[((counts & 0xFFFFFF) * (36 | 6 << 8 | 1 << 16) >> 16) & 0xFF];
    }

    /* Writes the cards that the bytes of `counts` count, at most five, by slot; gives the end.
       Eight bytes are written at a time, and as many count as there are cards. */
    static inline uint8_t* lay_out_basic(uint8_t* end, uint64_t counts) {
        uint64_t treasures = sorted(counts), victories = sorted(counts >> 24);
        uint64_t points = victories + 0x0003030303030303ull, curses = 0x0606060606060606ull;
        memcpy(end, &treasures, 8);
        end += treasures >> 56;
        memcpy(end, &points, 8);
        end += victories >> 56;
        memcpy(end, &curses, 8);
        return end + (counts >> 48 & 0xFF);
    }
    """
    uint8_t* lay_out_basic(uint8_t* end, uint64_t counts) noexcept nogil


cdef inline bint may_just_leave(Game* g, int p) noexcept nogil:
    """Does nothing look at the player's cards as they leave play, and does nothing end or stay with
    them?"""
    return not (g.n_links or g.pending_until[WHILE_IN_PLAY]
                or (may_fire(g, EV_DISCARD_FROM_PLAY)
                    and in_play_mask(g, p) & g.watched[EV_DISCARD_FROM_PLAY]))


cdef inline bint is_quiet(Game* g, int p, Player* pl) noexcept nogil:
    # What waits for the start of a turn does not come in this one any more.
    return not (pl.hand.mask & g.k.loud or g.armed & ~(QUIET_EVENTS | EVENTS_OF_CARDS)
                or g.n_pending != g.pending_at[EV_TURN_START] or g.played_by or g.loose or g.n_links
                or g.turn.buys != 1 or g.turn.is_extra or pl.bot.quick_buy == NULL
                or (g.k.unquiet_reactions and held_by_anyone(g, g.k.unquiet_reactions))
                or (pl.n_in_play and not may_just_leave(g, p)))


cdef inline bint may_stay_in_hand(Game* g, int p, Player* pl) noexcept nogil:
    """Plain Treasures that are about to be played: will nobody look at them in play?"""
    return not (pl.bot.quick_buy == NULL or is_logged(g) or g.live & LATE_EVENTS
                or (may_fire(g, EV_DISCARD_FROM_PLAY)
                    and (armed(g, EV_DISCARD_FROM_PLAY)
                         or in_play_mask(g, p) & g.watched[EV_DISCARD_FROM_PLAY])))


# ------------------------------------------------------------------ the hand
cdef inline uint64_t basic_counts(Player* pl) noexcept nogil:
    cdef uint64_t counts = 0
    memcpy(&counts, pl.hand.n, 8)
    return counts


cdef inline int basic_coins(const Layout* k, uint64_t counts) noexcept nogil:
    """Copper, Silver and Gold times what they give, summed up in the third byte of a product."""
    return ((counts & 0xFFFFFF) * k.basic_coins >> 16) & 0xFF


cdef inline int plain_coins(Game* g, Player* pl) noexcept nogil:
    cdef uint64_t treasures = pl.hand.mask & g.k.of_type[1]
    cdef int slot, coins = 0
    if treasures >> N_BASIC == 0 and pl.hand.total <= FEW:
        return basic_coins(g.k, basic_counts(pl))
    while treasures:
        slot = ctz64(treasures)
        coins += pl.hand.n[slot] * g.k.bonus[slot].coins
        treasures &= treasures - 1
    return coins


# ------------------------------------------------------------------ the turn
cdef inline int quick_buy(Game* g, int p, Player* pl) noexcept nogil:
    return pl.bot.quick_buy(pl.bot.rules, g, p, costing_up_to(g, g.turn.coins))


cdef inline uint8_t* discard_basic_cards(Player* pl, uint8_t* end) noexcept nogil:
    """Those of a hand of few cards, at a stroke."""
    cdef uint64_t counts = basic_counts(pl)
    cdef uint64_t others = counts >> 8 * N_BASIC << 8 * N_BASIC
    memcpy(pl.hand.n, &others, 8)
    return lay_out_basic(end, counts)


cdef inline void discard_hand(Player* pl, uint64_t played) noexcept nogil:
    """What counts as played goes first, as if it had been in play: the order of the discard pile
    must not depend on whether the game is being logged."""
    cdef uint8_t* end = pl.discard + pl.n_discard
    cdef uint64_t cards = pl.hand.mask
    played &= cards
    if pl.hand.total <= HAND_SIZE and played >> N_BASIC == 0:
        end = discard_basic_cards(pl, end)
        cards = cards >> N_BASIC << N_BASIC
    else:
        end = discard_from_hand(pl, end, played)
        cards ^= played
    end = discard_from_hand(pl, end, cards)
    pl.n_discard = <int>(end - pl.discard)
    pl.hand.mask = 0
    pl.hand.total = 0


cdef inline void discard_unless_kept(Player* pl) noexcept nogil:
    """Discards what no pending effect keeps in play; nothing looks on."""
    cdef uint8_t* discard = pl.discard + pl.n_discard
    cdef InPlay* card = pl.in_play
    cdef InPlay* end = card + pl.n_in_play
    cdef InPlay* kept = card
    cdef int stays
    cdef uint8_t slot
    while card != end:
        # Which cards stay is hard to foresee: each is written to both places, and one of them counts.
        stays = card.stay != 0 or card.marks >= COMING
        slot = card.slot
        kept[0] = card[0]
        discard[0] = slot
        kept += stays
        discard += 1 - stays
        card += 1
    pl.n_in_play = <int>(kept - pl.in_play)
    pl.n_discard = <int>(discard - pl.discard)


cdef inline bint take_quiet_turn(Game* g, int p, Player* pl) noexcept nogil:
    """From the start of the Action phase to the end of the turn. Gives 0, and leaves all as it was,
    if a card is to be bought that does something as it is gained: it may look at the Treasures
    in play."""
    cdef int coins = plain_coins(g, pl)
    cdef int slot
    g.turn.coins += coins
    slot = quick_buy(g, p, pl)
    if slot >= 0 and not ((g.k.quiet_gains & ~g.watched[EV_BUY]) >> slot) & 1:
        g.turn.coins -= coins
        return False
    g.phase = PHASE_BUY
    if slot >= 0:
        pay(g, slot)
        if not gain_quietly(g, p, slot):
            gain_as(g, p, slot, ANYWHERE_GAINED, 0, True, NULL)
    if pl.n_in_play:
        discard_unless_kept(pl)
    discard_hand(pl, g.k.of_type[1])
    g.phase = PHASE_CLEANUP
    draw_hand(g, p, HAND_SIZE)
    g.phase = PHASE_END
    g.previous_player = p
    return True
