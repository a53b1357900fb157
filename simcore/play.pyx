"""See play.pxd."""

from libc.stdint cimport uint64_t
from libc.string cimport memcpy, memset

from simcore.state cimport *
from simcore.timing cimport *
from simcore.zones cimport *


# ------------------------------------------------------------------ what a card gives
cdef inline int landscape(Game* g, Play* me) noexcept nogil:
    """For the log, which shows what a card gives below the card: the Ally, Event or Trait, or -1."""
    return me.slot if me.slot >= g.k.n_cards else -1


# On another player's turn +Actions, +Buys and +$ are received for nothing.
cdef void plus_actions(Game* g, Play* me, int n) noexcept nogil:
    if n > 0 and me.player == g.turn_player:
        g.turn.actions += n
        note(g, T_ACTIONS, me.player, landscape(g, me), n)


cdef void plus_buys(Game* g, Play* me, int n) noexcept nogil:
    if n > 0 and me.player == g.turn_player:
        g.turn.buys += n
        note(g, T_BUYS, me.player, landscape(g, me), n)


cdef void plus_coins(Game* g, Play* me, int n) noexcept nogil:
    if n > 0:
        me.gave_coins += n
        if me.player == g.turn_player:
            g.turn.coins += n
            note(g, T_COINS, me.player, landscape(g, me), n)


cdef inline void give_plainly(Game* g, int p, const Bonus* b) noexcept nogil:
    """In one's own turn, without a log."""
    if b.cards:
        draw_cards(g, p, b.cards)
    g.turn.actions += b.actions
    g.turn.buys += b.buys
    g.turn.coins += b.coins


cdef void give_as_told(Game* g, Play* me, const Bonus* b) noexcept nogil:
    if b.cards:
        draw(g, me.player, b.cards)
    plus_actions(g, me, b.actions)
    plus_buys(g, me, b.buys)
    plus_coins(g, me, b.coins)


cdef inline void give_bonus(Game* g, Play* me, const Bonus* b) noexcept nogil:
    if me.player == g.turn_player and not is_logged(g):
        give_plainly(g, me.player, b)
        me.gave_coins += b.coins
    else:
        give_as_told(g, me, b)


cdef void give(Game* g, Play* me, const Bonus* b) noexcept nogil:
    give_bonus(g, me, b)


# ------------------------------------------------------------------ playing
cdef enum:
    EXTRA_OPTION = 1         # how a card is played: its lists of options have one more (Elder),
    AGAIN = 2                # or once more, without moving it


cdef bint forbidden(Game* g, int p, int slot) noexcept nogil:
    cdef Event ev
    cdef Pending* e
    cdef Play me
    cdef int i
    start_event(&ev, EV_MAY_NOT_PLAY, p, slot)
    for i in range(g.n_pending):
        e = &g.pending[i]
        if e.event == EV_MAY_NOT_PLAY and e.owner != p and not (e.immune >> p) & 1:
            memset(&me, 0, sizeof(Play))
            me.player = e.owner
            if e.applies(g, &me, &ev):
                return True
    return False


cdef uint64_t not_forbidden(Game* g, int p) noexcept nogil:
    cdef uint64_t mask = g.players[p].hand.mask
    cdef uint64_t left = mask
    while left:
        if forbidden(g, p, ctz64(left)):
            mask &= ~bit(ctz64(left))
        left &= left - 1
    return mask


cdef bint next_turn_bonus(Game* g, Play* me, Event* ev) noexcept nogil:
    """What the card does at the start of the next turn: the catalog's bonus, then its function."""
    give(g, me, &g.k.next_bonus[me.slot])
    if g.k.next_turn[me.slot] != NULL:
        g.k.next_turn[me.slot](g, me, ev)
    return True


cdef inline uint64_t coming_bonuses(Player* pl) noexcept nogil:
    """Whose plain bonuses come now."""
    cdef uint64_t sources = 0
    cdef int i
    for i in range(pl.n_in_play):
        if pl.in_play[i].marks >= COMING:
            sources |= bit(pl.in_play[i].slot)
    return sources


cdef inline bint in_any_order(Game* g, Player* pl, uint64_t sources) noexcept nogil:
    """Is it all the same in which order the bonuses come? It matters for draws alone, and only other
    choosers than rules have to be asked."""
    if pl.bot.next_play != NULL:
        sources &= g.k.draws_later
    return sources & (sources - 1) == 0


cdef inline bint something_else_comes(Game* g, int p, Player* pl, uint64_t sources) noexcept nogil:
    """Is there more for the start of the turn than these bonuses, or do they bring it about? Only
    draws can: no standing rule looks at Actions, Buys or coins then."""
    if g.pending_of[EV_TURN_START][p] or g.k.reacts[EV_TURN_START] & pl.hand.mask:
        return True
    if sources & g.k.draws_later:
        return g.k.rules_at[EV_TURN_START][1] or may_fire(g, EV_SHUFFLE)
    return g.k.rules_at[EV_TURN_START][1] and a_rule_applies(g, EV_TURN_START, p)


cdef bint take_next_turn_bonuses(Game* g, int p) noexcept nogil:
    cdef Player* pl = &g.players[p]
    cdef InPlay* card = pl.in_play
    cdef InPlay* end = card + pl.n_in_play
    cdef uint64_t sources = coming_bonuses(pl)
    if sources == 0:
        return False
    if (in_any_order(g, pl, sources) and not is_logged(g)
            and not something_else_comes(g, p, pl, sources)):
        while card != end:
            while card.marks >= COMING:
                card.marks -= COMING
                give_plainly(g, p, &g.k.next_bonus[card.slot])
            card += 1
        return True
    while card != end:
        await_bonuses(g, p, card)
        card += 1
    return False


cdef inline void follow_text(Game* g, Play* me) noexcept nogil:
    cdef const Layout* k = g.k
    give_bonus(g, me, &k.bonus[me.slot])
    if k.play[me.slot] != NULL:
        k.play[me.slot](g, me)
    if k.coming[me.slot]:
        bonuses_come(g, me.player, me.slot, me.uid)
    elif k.has_next[me.slot]:
        at_next_turn(g, me, next_turn_bonus)


cdef inline void count_play(Game* g, int p, Player* pl, int slot) noexcept nogil:
    """All four counts are added as one number."""
    cdef uint64_t counts, more
    memcpy(&counts, &pl.played, sizeof(counts))
    memcpy(&more, &g.k.counts_as[slot], sizeof(more))
    counts += more
    memcpy(&pl.played, &counts, sizeof(counts))
    pl.plays[slot] += 1
    g.played_by |= 1 << p
    g.play_serial += 1
    g.turn.steps += 1


cdef inline int lay_down(Game* g, Player* pl, int slot) noexcept nogil:
    """From hand into play; gives its uid."""
    # A fresh InPlay is its uid and its slot; everything else is zero: one store.
    cdef uint64_t* card = <uint64_t*>&pl.in_play[pl.n_in_play]
    bag_remove(&pl.hand, slot)
    g.next_uid += 1
    card[0] = <uint64_t>slot << 32 | g.next_uid
    pl.n_in_play += 1
    return g.next_uid


cdef inline bint is_plain_play(Game* g, int p, int slot, bint later) noexcept nogil:
    """Does the card only give its bonuses, in its player's turn, and does nothing look on?"""
    return ((g.k.plain_plays >> slot) & 1 and p == g.turn_player and not is_logged(g)
            and not plays_stir(g, p, bit(slot), later))


cdef inline void carry_out(Game* g, Play* me, bint later) noexcept nogil:
    """What a card in play does, and what others do about it."""
    cdef int times = 1 + g.k.reckless[me.slot]
    indent(g, 1)
    if play_stirs(g, EV_PLAY, me.player, bit(me.slot), later):
        announce(g, me, EV_PLAY)
    if may_fire(g, EV_ATTACK) and g.k.types[me.slot] & ATTACK and stirs(g, EV_ATTACK, me.slot):
        offer_reactions(g, me)
    if me.blocked:
        note(g, T_STOPPED, me.player, me.slot)
    else:
        while times:
            follow_text(g, me)
            times -= 1
    if play_stirs(g, EV_AFTER_PLAY, me.player, bit(me.slot), later):
        announce(g, me, EV_AFTER_PLAY)
    indent(g, -1)


cdef int run(Game* g, int p, int slot, int uid, int how) noexcept nogil:
    """Plays a card that is in play, or (uid 0) puts it there from hand. Gives its uid, or 0."""
    cdef const Layout* k = g.k
    cdef Player* pl = &g.players[p]
    cdef Play me
    cdef bint later
    if uid == 0:
        if pl.n_in_play == MAX_IN_PLAY:
            g.error = ERR_IN_PLAY
            return 0
        uid = lay_down(g, pl, slot)
    count_play(g, p, pl, slot)
    # What this card plays in turn does not make it another than the first.
    later = pl.played.treasures > 1
    if is_plain_play(g, p, slot, later):
        if k.coming[slot]:
            bonuses_come(g, p, slot, uid)
        give_plainly(g, p, &k.bonus[slot])
        return uid
    memset(&me, 0, sizeof(Play))
    me.id = g.play_serial
    me.player = p
    me.slot = slot
    me.uid = uid
    me.extra_option = how & EXTRA_OPTION
    me.nth = pl.played.cards
    note(g, T_PLAY, p, slot, 0, how == AGAIN)
    carry_out(g, &me, later)
    return uid


cdef int play_loose(Game* g, int p, int slot) noexcept nogil:
    cdef int uid = enter_play(g, p, slot)
    return run(g, p, slot, uid, 0) if uid else 0


cdef inline void count_play_from_hand(Game* g, int p) noexcept nogil:
    if p == g.turn_player and g.turn.play_limit > 0:
        g.turn.play_limit -= 1


cdef int play_from_hand(Game* g, int p, int slot) noexcept nogil:
    count_play_from_hand(g, p)
    return run(g, p, slot, 0, 0)


cdef int play_with_extra_option(Game* g, int p, int slot) noexcept nogil:
    count_play_from_hand(g, p)
    return run(g, p, slot, 0, EXTRA_OPTION)


cdef int play_place(Game* g, Place* where) noexcept nogil:
    cdef int p = where.player
    if where.zone == HAND and not playable(g, p) & bit(where.slot):
        return 0
    if where.zone == HAND and p == g.turn_player:
        g.turn.play_limit -= 1
    if not take(g, where):
        return 0
    where.zone = NOWHERE
    return play_loose(g, p, where.slot)


cdef void play_again(Game* g, Play* by, int slot, int uid) noexcept nogil:
    run(g, by.player, slot, uid, AGAIN)
    stay_with(g, by.player, by.uid, uid)


cdef int play_repeatedly(Game* g, Play* me, int slot, int times) noexcept nogil:
    cdef int uid, _
    if slot < 0:
        return -1
    uid = play_from_hand(g, me.player, slot)
    for _ in range(1, times):
        if uid and not g.error:
            play_again(g, me, slot, uid)
    return slot


set_next_turn_bonus(next_turn_bonus)
