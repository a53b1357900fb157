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
    /* Is there less than a row of each of the cards that these bytes count? */
    #define FEW_OF_EACH(counts) (((counts) & 0x00F8F8F8F8F8F8F8ull) == 0)

    /* A row of a basic card is written whatever their number, and so many of it count. */
    #define ROW(slot) memcpy(end, &rows[slot], 8); end += (uint8_t)(counts >> 8 * slot)

    /* Writes the basic cards that the bytes of `counts` count, few of each, by slot; gives the end. */
    static inline uint8_t* lay_out_basic(uint8_t* end, uint64_t counts) {
        static const uint64_t rows[7] = {
            0, 0x0101010101010101ull, 0x0202020202020202ull, 0x0303030303030303ull,
            0x0404040404040404ull, 0x0505050505050505ull, 0x0606060606060606ull};
        ROW(0); ROW(1); ROW(2); ROW(3); ROW(4); ROW(5); ROW(6);
        return end;
    }
    """
    bint FEW_OF_EACH(uint64_t counts) noexcept nogil
    uint8_t* lay_out_basic(uint8_t* end, uint64_t counts) noexcept nogil


cdef extern from *:
    """
    /* A card in play, read as a number (InPlay): its bytes 5 (`stay`) and 7 (`marks`, from COMING on)
       say whether something keeps it. */
    #define card_slot(card) ((uint8_t)((card) >> 32))
    #define card_stays(card) (((card) & 0xFE00FF0000000000ull) != 0)
    """
    uint8_t card_slot(uint64_t card) noexcept nogil
    bint card_stays(uint64_t card) noexcept nogil


cdef inline bint may_just_leave(Game* g, int p) noexcept nogil:
    """Does nothing look at the player's cards as they leave play, and does nothing end or stay with
    them?"""
    return not (g.n_links or g.pending_until[WHILE_IN_PLAY]
                or (may_fire(g, EV_DISCARD_FROM_PLAY)
                    and in_play_mask(g, p) & g.watched[EV_DISCARD_FROM_PLAY]))


cdef inline bint ends_calmly(Game* g, int p) noexcept nogil:
    """Has nothing anything to add to the turn from the last purchase on?"""
    return not (g.live & (LATE_EVENTS | 1 << EV_DISCARD_FROM_PLAY) or is_logged(g)
                or g.pending_until[WHILE_IN_PLAY] | g.pending_until[UNTIL_TURN_ENDS]
                or g.n_links | g.turn.keep_in_play | g.turn.kept_tag
                or (g.played_by | g.loose) & ~(1 << p))


cdef inline bint is_quiet(Game* g, int p, Player* pl) noexcept nogil:
    # What waits for the start of a turn does not come in this one any more.
    return not (pl.hand.mask & g.k.loud or g.armed & ~(QUIET_EVENTS | EVENTS_OF_CARDS)
                or g.n_pending != g.pending_at[EV_TURN_START] or g.played_by or g.loose or g.n_links
                or g.turn.buys != 1 or g.turn.is_extra or pl.bot.quick_buy == NULL
                or (g.k.unquiet_reactions and held_by_anyone(g, g.k.unquiet_reactions))
                or (pl.n_in_play and not may_just_leave(g, p)))


cdef inline bint may_stay_in_hand(Game* g, Player* pl) noexcept nogil:
    """Plain Treasures that are about to be played: will nobody look at them in play? Cards with an
    ability of their own as they leave play do not."""
    return not (pl.bot.quick_buy == NULL or is_logged(g) or g.live & LATE_EVENTS
                or armed(g, EV_DISCARD_FROM_PLAY))


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


cdef inline uint8_t* discard_basic_cards(Player* pl, uint8_t* end, uint64_t counts) noexcept nogil:
    """Those of the hand, few of each, at a stroke."""
    cdef uint64_t others = counts >> 8 * N_BASIC << 8 * N_BASIC
    memcpy(pl.hand.n, &others, 8)
    return lay_out_basic(end, counts)


cdef inline void discard_hand(Player* pl, uint64_t played) noexcept nogil:
    """What counts as played goes first, as if it had been in play: the order of the discard pile
    must not depend on whether the game is being logged."""
    cdef uint8_t* end = pl.discard + pl.n_discard
    cdef uint64_t cards = pl.hand.mask
    cdef uint64_t counts = basic_counts(pl)
    played &= cards
    if FEW_OF_EACH(counts) and played >> N_BASIC == 0:
        end = discard_basic_cards(pl, end, counts)
        cards = cards >> N_BASIC << N_BASIC
    else:
        end = discard_from_hand(pl, end, played)
        cards ^= played
    end = discard_from_hand(pl, end, cards)
    pl.n_discard = <int>(end - pl.discard)
    pl.hand.mask = 0
    pl.hand.total = 0


cdef inline bint four_leave(const uint64_t* cards) noexcept nogil:
    return not card_stays(cards[0] | cards[1] | cards[2] | cards[3])


cdef inline void discard_unless_kept(Player* pl) noexcept nogil:
    """Discards what no pending effect keeps in play; nothing looks on."""
    cdef const uint64_t* card = <uint64_t*>pl.in_play
    cdef uint64_t* kept = <uint64_t*>pl.in_play
    cdef uint8_t* discard = pl.discard + pl.n_discard
    cdef uint64_t stays
    cdef int i, left = pl.n_in_play
    # Four at a time as long as none stays: how many lie there is hard to foresee, and what was left
    # behind the last one does no harm.
    while left > 0 and four_leave(card):
        for i in range(4):
            discard[i] = card_slot(card[i])
        discard += min(left, 4)
        card += 4
        left -= 4
    # Which of the others stay is hard to foresee too: each is written to both places, and one counts.
    while left > 0:
        kept[0] = card[0]
        discard[0] = card_slot(card[0])
        stays = card_stays(card[0])
        kept += stays
        discard += 1 - stays
        card += 1
        left -= 1
    pl.n_in_play = <int>(kept - <uint64_t*>pl.in_play)
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
