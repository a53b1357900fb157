"""See turn.pxd."""

from libc.stdint cimport uint8_t, uint64_t
from libc.string cimport memcpy, memset

from simcore.decisions cimport choose_one
from simcore.peace cimport is_peace, take_peaceful_turns
from simcore.pending cimport *
from simcore.play cimport play_from_hand, playable, take_next_turn_bonuses
from simcore.points cimport score_of
from simcore.quiet cimport (
    discard_hand, discard_unless_kept, ends_calmly, is_quiet, may_just_leave, may_stay_in_hand,
    plain_coins, take_quiet_turn)
from simcore.rng cimport rng_below, rng_seed
from simcore.state cimport *
from simcore.timing cimport fire_for, fire_moment, fire_turn_event, start_event
from simcore.zones cimport *

cdef enum:
    TABLE_STREAM = 64        # random stream of the table; seats have 0..5
    MAX_STEPS = 20000        # decisions and plays of one turn


# ------------------------------------------------------------------ set-up
cdef void reset_player(Game* g, Player* pl) noexcept nogil:
    memset(&pl.hand, 0, sizeof(Bag))
    memset(&pl.limbo, 0, sizeof(Bag))
    memset(pl.plays, 0, sizeof(pl.plays))
    memset(&pl.played, 0, sizeof(PlayCounts))
    pl.n_top = pl.n_pool = pl.n_bottom = pl.n_discard = pl.n_in_play = pl.n_aside = 0
    pl.turns = pl.all_turns = pl.skip = pl.pirate_coins = 0
    pl.n_gained = 0
    pl.favors = g.k.start_favors
    pl.favors_gained = g.k.start_favors
    pl.favors_spent = 0
    pl.shuffles = 0
    pl.deck_stamp = 0


cdef void shuffle_loot(Game* g) noexcept nogil:
    cdef uint8_t* cards = g.pile_cards[g.k.loot_pile]
    cdef uint8_t card
    cdef int i, j
    for i in range(g.pile_n[g.k.loot_pile] - 1, 0, -1):
        j = rng_below(&g.table_rng, i + 1)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card
    g.pile_slot[g.k.loot_pile] = cards[g.pile_n[g.k.loot_pile] - 1]


cdef void lay_out_table(Game* g, const Layout* k) noexcept nogil:
    memcpy(g.pile_n, k.pile_n, sizeof(g.pile_n))
    memcpy(g.pile_slot, k.pile_slot, sizeof(g.pile_slot))
    memset(g.embargo, 0, sizeof(g.embargo))
    memset(g.favor_tokens, 0, sizeof(g.favor_tokens))
    memset(&g.trash, 0, sizeof(Bag))
    memset(&g.box, 0, sizeof(Bag))
    if k.any_mixed:
        memcpy(g.pile_cards, k.pile_cards, sizeof(g.pile_cards))
    if k.loot_pile >= 0:
        shuffle_loot(g)


cdef void deal(Game* g, int p) noexcept nogil:
    """The starting deck, shuffled. A landscape may change it first (Inherited)."""
    cdef Player* pl = &g.players[p]
    memcpy(pl.discard, g.k.start_deck, sizeof(g.k.start_deck))
    memcpy(pl.owned, g.k.start_owned, sizeof(pl.owned))
    pl.n_discard = 10
    fire_turn_event(g, EV_SETUP, p)
    copy_cards(pl.pool, pl.discard, pl.n_discard)
    pl.n_pool = pl.n_discard
    pl.n_discard = 0


cdef void set_up(Game* g, const Layout* k, Bot* bots, uint64_t seed, uint64_t block,
                 int rotation) noexcept nogil:
    """A new game: seat s is taken by strategy (s - rotation) mod n. Random streams belong to
    the seats of a block, so that in every rotation each strategy meets the same luck."""
    cdef int p, n = k.n_players
    g.k = k
    g.n_players = n
    g.turn_player = 0
    g.previous_player = -1
    g.turns_in_row = 0
    g.last_in_turn = 0
    g.phase = PHASE_START
    g.error = g.error_arg = 0
    g.stalled = g.rounds = g.arranged = 0
    g.n_pending = g.n_extra = g.n_links = 0
    g.reduced_in_play = 0
    memcpy(g.affordable, k.affordable, sizeof(g.affordable))
    g.empty = 0
    g.played_by = g.loose = 0
    g.armed = k.armed
    g.live = k.live
    g.onlookers = k.onlookers
    memcpy(g.watched, k.watched, sizeof(g.watched))
    memcpy(g.watched_later, k.watched, sizeof(g.watched_later))
    g.serial = g.play_serial = g.start_serial = 0
    g.next_uid = FIRST_TAG
    g.next_effect = 0
    memset(&g.turn, 0, sizeof(Turn))
    memset(g.pending_at, 0, sizeof(g.pending_at))
    memset(g.pending_of, 0, sizeof(g.pending_of))
    memset(g.outward_of, 0, sizeof(g.outward_of))
    memset(g.pending_until, 0, sizeof(g.pending_until))
    if k.loot_pile >= 0:
        rng_seed(&g.table_rng, seed, block, TABLE_STREAM)
    lay_out_table(g, k)
    for p in range(n):
        reset_player(g, &g.players[p])
        g.players[p].strategy = (p - rotation + n) % n
        g.players[p].bot = &bots[g.players[p].strategy]
        rng_seed(&g.players[p].rng, seed, block, p)
    for p in range(n):
        deal(g, p)
    for p in range(n):
        draw_hand(g, p, HAND_SIZE)


# ------------------------------------------------------------------ phases
cdef void note_hand(Game* g, int p) noexcept nogil:
    cdef int slot, _
    if is_logged(g):
        for slot in range(g.k.n_cards):
            for _ in range(g.players[p].hand.n[slot]):
                note(g, T_CURRENT_HAND, p, slot)


cdef inline void forget_plays(Game* g) noexcept nogil:
    """What was played in the turn before does not count any more."""
    cdef Player* pl
    while g.played_by:
        pl = &g.players[ctz64(g.played_by)]
        g.played_by &= g.played_by - 1
        memset(&pl.played, 0, sizeof(PlayCounts))
        memset(pl.plays, 0, sizeof(pl.plays))


cdef inline void enter_turn(Game* g, int p) noexcept nogil:
    """Everything that belongs to a single turn begins anew."""
    memset(&g.turn, 0, sizeof(Turn))
    g.turn.actions = 1
    g.turn.buys = 1
    g.turn.draw_count = 5
    g.turn.play_limit = 1 << 30
    g.turn.emptied = g.empty
    g.turn_player = p
    g.turns_in_row = g.turns_in_row + 1 if g.previous_player == p else 1
    g.players[p].all_turns += 1
    g.players[p].n_gained = 0
    forget_plays(g)


cdef inline void count_regular_turn(Game* g, int p) noexcept nogil:
    g.last_in_turn = p
    g.players[p].turns += 1
    g.rounds += p == 0


cdef inline void start_of_turn(Game* g, int p, int granted_by) noexcept nogil:
    """Up to the Action phase. An extra turn was granted by a card or Event, others by -1."""
    if is_logged(g):
        note(g, T_TURN, p, -1, g.players[p].all_turns, granted_by + 1)
        note_hand(g, p)
    if g.n_pending:
        expire_until_turn_of(g, p)
    if not (g.players[p].n_in_play and take_next_turn_bonuses(g, p)) and may_fire(g, EV_TURN_START):
        g.phase = PHASE_START
        fire_moment(g, EV_TURN_START, p)
    g.phase = PHASE_ACTION


cdef inline void begin_regular_turn(Game* g, int p) noexcept nogil:
    enter_turn(g, p)
    count_regular_turn(g, p)
    start_of_turn(g, p, -1)


cdef void begin_turn(Game* g, int p) noexcept nogil:
    begin_regular_turn(g, p)


cdef void begin_extra_turn(Game* g, ExtraTurn* extra) noexcept nogil:
    enter_turn(g, extra.player)
    g.turn.is_extra = 1
    if extra.play_limit != 255:
        g.turn.play_limit = extra.play_limit
    start_of_turn(g, extra.player, extra.slot)


cdef inline int ask_next(Game* g, int p, Bot* bot, Pick pick, int kind, uint64_t mask) noexcept nogil:
    """What to play or buy next: -1 for nothing more."""
    if SIMCORE_CHECKED or unlikely(pick == NULL):
        return choose_one(g, p, NULL, kind, mask, True)
    g.turn.steps += 1
    return pick(bot.rules, g, p, mask)


cdef inline void action_phase(Game* g, int p, Player* pl) noexcept nogil:
    cdef uint64_t mask
    cdef int slot
    while g.turn.actions > 0 and g.phase == PHASE_ACTION and not g.error:
        mask = playable(g, p) & g.k.of_type[0]
        if mask == 0 or g.turn.steps > MAX_STEPS:
            return
        slot = ask_next(g, p, pl.bot, pl.bot.next_play, ASK_PLAY_ACTION, mask)
        if slot < 0:
            return
        g.turn.actions -= 1
        play_from_hand(g, p, slot)


cdef inline void enter_buy_phase(Game* g, int p, Player* pl) noexcept nogil:
    g.phase = PHASE_BUY
    g.turn.bought = 0
    g.turn.gained_before = pl.n_gained
    fire_turn_event(g, EV_BUY_PHASE, p)


cdef void to_buy_phase(Game* g) noexcept nogil:
    enter_buy_phase(g, g.turn_player, &g.players[g.turn_player])


cdef inline void lay_down(Game* g, int p, int slot, int n) noexcept nogil:
    """n copies of a card into play."""
    cdef Player* pl = &g.players[p]
    # A fresh InPlay is its uid and its slot; everything else is zero: one store.
    cdef uint64_t* cards = <uint64_t*>&pl.in_play[pl.n_in_play]
    cdef uint64_t fresh = <uint64_t>slot << 32 | g.next_uid
    cdef int i
    for i in range(n):
        fresh += 1
        cards[i] = fresh
        note(g, T_PLAY, p, slot)
    g.next_uid += n
    pl.n_in_play += n


cdef void play_plain_treasures(Game* g, int p) noexcept nogil:
    """All Treasures of the hand at once: they only give coins, and nothing looks on."""
    cdef Player* pl = &g.players[p]
    cdef uint64_t mask = pl.hand.mask & g.k.of_type[1]
    cdef int slot, n, coins = 0, played = 0
    if pl.n_in_play + pl.hand.total > MAX_IN_PLAY:
        g.error = ERR_IN_PLAY
        return
    while mask:
        slot = ctz64(mask)
        mask &= mask - 1
        n = pl.hand.n[slot]
        lay_down(g, p, slot, n)
        coins += n * g.k.bonus[slot].coins
        played += n
        pl.plays[slot] += n
        if slot == g.k.silver or slot == g.k.gold:
            pl.played.silver_gold += n
        pl.hand.n[slot] = 0
    g.turn.coins += coins
    g.play_serial += played
    g.played_by |= 1 << p
    pl.played.cards += played
    pl.played.treasures += played
    pl.hand.total -= played
    pl.hand.mask &= ~g.k.of_type[1]


cdef inline bint only_plain_treasures(Game* g, int p, Player* pl, uint64_t mask) noexcept nogil:
    """Are they played without a thought, and does nothing look on?"""
    return (mask & ~g.k.plain_treasures == 0 and pl.bot.plays_all_treasures
            and not plays_stir(g, p, mask, pl.played.treasures > 0)
            and g.turn.play_limit > MAX_CARDS)


cdef void lay_down_unplayed(Game* g, int p) noexcept nogil:
    """Somebody may look at the Treasures after all."""
    g.turn.unplayed = False
    g.turn.coins -= plain_coins(g, &g.players[p])
    play_plain_treasures(g, p)


cdef inline bint play_plainly(Game* g, int p, Player* pl, uint64_t mask) noexcept nogil:
    """All these Treasures at once. Gives 0 if there is more to them."""
    if not only_plain_treasures(g, p, pl, mask):
        return False
    if may_stay_in_hand(g, pl):
        g.turn.coins += plain_coins(g, pl)
        g.turn.unplayed = True
    else:
        play_plain_treasures(g, p)
    return True


cdef void ask_for_treasures(Game* g, int p, Player* pl) noexcept nogil:
    """One by one, until the rest of them are plain."""
    cdef uint64_t treasures = g.k.of_type[1]
    cdef uint64_t mask
    cdef int slot
    while pl.hand.mask & treasures and not g.error:
        if play_plainly(g, p, pl, pl.hand.mask & treasures):
            return
        mask = playable(g, p) & treasures
        if mask == 0 or g.turn.steps > MAX_STEPS:
            return
        slot = ask_next(g, p, pl.bot, pl.bot.next_play, ASK_PLAY_TREASURE, mask)
        if slot < 0:
            return
        play_from_hand(g, p, slot)


cdef inline void play_treasures(Game* g, int p, Player* pl) noexcept nogil:
    cdef uint64_t mask = pl.hand.mask & g.k.of_type[1]
    if mask and not play_plainly(g, p, pl, mask):
        ask_for_treasures(g, p, pl)


cdef uint64_t affordable_events(Game* g) noexcept nogil:
    cdef uint64_t left = g.k.events
    cdef uint64_t mask = 0
    cdef int slot
    while left:
        slot = ctz64(left)
        left &= left - 1
        if g.k.cost[slot] <= g.turn.coins and not (g.turn.once >> (slot - g.k.n_cards)) & 1:
            mask |= bit(slot)
    return mask


cdef inline uint64_t for_sale(Game* g) noexcept nogil:
    """What the coins can pay for now: top cards of Supply piles, and Events."""
    cdef uint64_t mask = costing_up_to(g, g.turn.coins)
    return mask | affordable_events(g) if g.k.events else mask


cdef uint64_t buyable(Game* g) noexcept nogil:
    return for_sale(g) if g.turn.buys > 0 else 0


cdef void buy_event(Game* g, int slot) noexcept nogil:
    cdef Play me
    memset(&me, 0, sizeof(Play))
    me.player = g.turn_player
    me.slot = slot
    note(g, T_EVENT, me.player, slot)
    count_for_batch(&g.players[me.player], slot)
    if g.k.has_next[slot]:       # for Events this mark says: once per turn
        g.turn.once |= 1 << (slot - g.k.n_cards)
    indent(g, 1)
    g.k.play[slot](g, &me)
    indent(g, -1)


cdef void buy_card(Game* g, int slot) noexcept nogil:
    cdef Event ev
    cdef int p = g.turn_player
    note(g, T_BUY, p, slot)
    indent(g, 1)
    if stirs(g, EV_BUY, slot):
        start_event(&ev, EV_BUY, p, slot)
        ev.bought = True
        fire(g, &ev)
    gain_as(g, p, slot, ANYWHERE_GAINED, 0, True, NULL)
    indent(g, -1)


cdef inline void purchase(Game* g, int slot) noexcept nogil:
    pay(g, slot)
    if slot >= g.k.n_cards:
        buy_event(g, slot)
    elif stirs(g, EV_BUY, slot) or not gain_quietly(g, g.turn_player, slot):
        buy_card(g, slot)


cdef void buy(Game* g, int slot) noexcept nogil:
    """Pays for a card (or an Event) and gets it."""
    purchase(g, slot)


cdef inline bint is_noticed(Game* g, int slot) noexcept nogil:
    """Does anything happen as this is bought, beyond the gain?"""
    return (slot >= g.k.n_cards or stirs(g, EV_BUY, slot) or stirs(g, EV_WOULD_GAIN, slot)
            or stirs(g, EV_GAIN, slot) or may_fire(g, EV_PILE_EMPTY))


cdef inline void make_purchases(Game* g, int p, Player* pl) noexcept nogil:
    cdef uint64_t mask
    cdef int slot
    while g.turn.buys > 0 and g.phase == PHASE_BUY and not g.error:
        mask = for_sale(g)
        if mask == 0 or g.turn.steps > MAX_STEPS:
            return
        slot = ask_next(g, p, pl.bot, pl.bot.next_buy, ASK_BUY, mask)
        if slot < 0:
            return
        if buy_quietly(g, p, slot):
            continue
        if g.turn.unplayed and is_noticed(g, slot):
            lay_down_unplayed(g, p)
        purchase(g, slot)


cdef void back_to_action_phase(Game* g) noexcept nogil:
    g.phase = PHASE_ACTION


# ------------------------------------------------------------------ Clean-up
cdef void fire_leaving(Game* g, int p) noexcept nogil:
    cdef Event ev
    start_event(&ev, EV_DISCARD_FROM_PLAY, p, -1)
    fire_for(g, &ev, p)


cdef void discard_leaving(Game* g, int p, uint64_t leaving) noexcept nogil:
    """Discards the marked cards from play, after whatever wants to happen to them first."""
    cdef Player* pl = &g.players[p]
    cdef InPlay* card = pl.in_play
    cdef InPlay* kept = card
    cdef InPlay* end
    if leaving & g.watched[EV_DISCARD_FROM_PLAY]:
        fire_leaving(g, p)
    end = card + pl.n_in_play
    while card != end:
        if card.marks & LEAVING:
            pl.discard[pl.n_discard] = card.slot
            pl.n_discard += 1
            card_leaves_play(g, p, card)
        else:
            kept[0] = card[0]
            kept += 1
        card += 1
    pl.n_in_play = <int>(kept - pl.in_play)


cdef bint discard_from_play(Game* g, int p, int uid) noexcept nogil:
    cdef InPlay* card = find_in_play(g, p, uid)
    if card == NULL:
        return False
    card.marks |= LEAVING
    note(g, T_DISCARD, p, card.slot)
    discard_leaving(g, p, bit(card.slot))
    return True


cdef uint64_t mark_leaving(Game* g, int p) noexcept nogil:
    """Marks the cards that do not stay in play. Gives their slots."""
    cdef Player* pl = &g.players[p]
    cdef uint64_t leaving = 0
    cdef int i
    for i in range(pl.n_in_play):
        if not stays_in_play(g, p, &pl.in_play[i]):
            pl.in_play[i].marks |= LEAVING
            leaving |= bit(pl.in_play[i].slot)
    return leaving


cdef void clear_play_area(Game* g, int p) noexcept nogil:
    """Discards everything that does not stay in play."""
    if may_just_leave(g, p):
        discard_unless_kept(&g.players[p])
    else:
        discard_leaving(g, p, mark_leaving(g, p))


cdef void clear_other_play_areas(Game* g, int p) noexcept nogil:
    cdef int q
    for q in range(g.n_players):
        if g.players[q].n_in_play and q != p:
            clear_play_area(g, q)
    forget_links(g)


cdef void take_back_kept(Game* g, int p) noexcept nogil:
    cdef Cards kept
    cdef int i
    aside_cards(g, p, g.turn.kept_tag, &kept)
    for i in range(kept.n):
        take_aside(g, p, g.turn.kept_tag, kept.c[i])
        put(g, p, kept.c[i], HAND, 0, NULL)


cdef void clean_up(Game* g, int p, Player* pl) noexcept nogil:
    g.phase = PHASE_CLEANUP
    note(g, T_CLEANUP, p)
    fire_turn_event(g, EV_CLEANUP, p)
    fire_turn_event(g, EV_KEEP_HAND, p)
    if pl.n_in_play and not g.turn.keep_in_play:
        clear_play_area(g, p)
    if (g.played_by | g.loose) & ~(1 << p) or g.n_links:
        clear_other_play_areas(g, p)
    g.loose = g.turn.keep_in_play << p
    discard_hand(pl, g.k.of_type[1] if g.turn.unplayed else 0)
    if g.turn.kept_tag:
        take_back_kept(g, p)
    draw_hand(g, p, g.turn.draw_count)


cdef void fire_turn_end(Game* g) noexcept nogil:
    """For everybody: cards set aside until then return to whoever owns them."""
    cdef Event ev
    start_event(&ev, EV_TURN_END, g.turn_player, -1)
    fire(g, &ev)


cdef void finish_turn(Game* g) noexcept nogil:
    """From the end of the Buy phase to the end of the turn."""
    cdef int p = g.turn_player
    if g.phase == PHASE_BUY:
        fire_turn_event(g, EV_BUY_END, p)
    clean_up(g, p, &g.players[p])
    g.phase = PHASE_END
    if stirs(g, EV_TURN_END, -1):
        fire_turn_end(g)
    expire_turn(g)
    g.turn.cost_reduction = 0
    g.previous_player = p


cdef inline void end_turn(Game* g, int p, Player* pl) noexcept nogil:
    if not ends_calmly(g, p):
        finish_turn(g)
        return
    g.phase = PHASE_CLEANUP
    if pl.n_in_play:
        discard_unless_kept(pl)
    g.loose = 0
    discard_hand(pl, g.k.of_type[1] if g.turn.unplayed else 0)
    draw_hand(g, p, g.turn.draw_count)
    g.phase = PHASE_END
    g.turn.cost_reduction = 0
    g.previous_player = p


# ------------------------------------------------------------------ between turns
cdef inline int next_seat(Game* g, int p) noexcept nogil:
    return (p + 1) * (p + 1 < g.n_players)


cdef void grant_extra_turn(Game* g, Play* me, int play_limit, bint never_third) noexcept nogil:
    cdef ExtraTurn* t
    if g.n_extra == MAX_EXTRA_TURNS:
        g.error = ERR_EXTRA_TURNS
        return
    t = &g.extra[g.n_extra]
    g.n_extra += 1
    t.player = me.player
    t.slot = me.slot
    t.play_limit = 255 if play_limit < 0 else play_limit
    t.third_in_row = never_third
    t.uid = me.uid
    if me.uid:
        add_pending(g, me, EV_EXTRA_TURN, NULL, UNTIL_USED, KEEPS)


cdef void release_extra(Game* g, ExtraTurn* t) noexcept nogil:
    """The card that granted the turn need not stay in play for it any longer."""
    cdef int i
    g.loose |= 1 << t.player
    for i in range(g.n_pending):
        if g.pending[i].event == EV_EXTRA_TURN and g.pending[i].uid == t.uid:
            remove_pending(g, i)
            return


cdef uint64_t extra_turns_of(Game* g, int p) noexcept nogil:
    """What granted them."""
    cdef uint64_t slots = 0
    cdef int i
    for i in range(g.n_extra):
        if g.extra[i].player == p:
            slots |= bit(g.extra[i].slot)
    return slots


cdef int choose_extra_turn(Game* g) noexcept nogil:
    """Which comes next, if several are pending: in turn order, and each player in any order."""
    cdef int p = g.turn_player
    cdef int slot, i = 0
    while not extra_turns_of(g, p):
        p = next_seat(g, p)
    slot = choose_one(g, p, NULL, ASK_EXTRA_TURN, extra_turns_of(g, p), False)
    while g.extra[i].player != p or g.extra[i].slot != slot:
        i += 1
    return i


cdef bint next_extra_turn(Game* g) noexcept nogil:
    """Starts the next pending extra turn, if there is one that can be taken."""
    cdef ExtraTurn t
    cdef int i
    while g.n_extra and not g.error:
        i = choose_extra_turn(g)
        t = g.extra[i]
        g.n_extra -= 1
        for i in range(i, g.n_extra):
            g.extra[i] = g.extra[i + 1]
        release_extra(g, &t)
        if t.third_in_row and turns_in_row(g, t.player) >= 2:
            continue
        if g.players[t.player].skip:
            g.players[t.player].skip -= 1
            note(g, T_SKIP, t.player)
            continue
        begin_extra_turn(g, &t)
        return True
    return False


cdef bint enough_piles_empty(Game* g) noexcept nogil:
    cdef const Layout* k = g.k
    cdef uint64_t empty = g.empty if k.refill_cancels_end else g.turn.emptied
    if (empty >> k.province_pile) & 1:
        return True
    if k.colony_pile >= 0 and (empty >> k.colony_pile) & 1:
        return True
    return popcount64(empty) >= k.end_piles


cdef inline bint has_ended(Game* g) noexcept nogil:
    """Checked only as a turn ends. A pile that was empty at any moment of the turn counts."""
    if g.rounds > g.k.max_rounds or g.turn.steps > MAX_STEPS:
        g.stalled = 1
        return True
    return g.turn.emptied and enough_piles_empty(g)


cdef int skip_turns(Game* g, int p) noexcept nogil:
    """The next player, from p on, who need not skip a turn."""
    while g.players[p].skip:
        g.players[p].skip -= 1
        count_regular_turn(g, p)
        note(g, T_SKIP, p)
        p = next_seat(g, p)
    return p


cdef inline bint pass_turn(Game* g) noexcept nogil:
    cdef int p
    if has_ended(g):
        g.phase = PHASE_OVER
        return False
    if g.n_extra and next_extra_turn(g):
        return True
    p = next_seat(g, g.last_in_turn)
    if g.players[p].skip:
        p = skip_turns(g, p)
    begin_regular_turn(g, p)
    return True


cdef bint next_turn(Game* g) noexcept nogil:
    """Starts the next turn; gives 0 if the game is over instead."""
    return pass_turn(g)


cdef void decide_winners(Game* g, int* scores, int* shares) noexcept nogil:
    """The best score wins; among equals the one with the fewest turns; then it is shared.
    `shares` are in sixtieths, by seat."""
    cdef int p, best = -1, winners = 0
    for p in range(g.n_players):
        scores[p] = score_of(g, p)
    for p in range(g.n_players):
        if best < 0 or scores[p] > scores[best] or (
                scores[p] == scores[best] and g.players[p].turns < g.players[best].turns):
            best = p
    for p in range(g.n_players):
        shares[p] = scores[p] == scores[best] and g.players[p].turns == g.players[best].turns
        winners += shares[p]
    for p in range(g.n_players):
        shares[p] = 60 // winners if shares[p] else 0


cdef bint quiet_turns(Game* g) noexcept nogil:
    """Plays turns in one pass as long as they are quiet. Gives 1 if the game has ended; if not, the
    turn that has begun goes the general way."""
    cdef int p = g.turn_player
    if is_logged(g):
        return False
    while is_quiet(g, p, &g.players[p]):
        if is_peace(g):
            take_peaceful_turns(g)
            p = g.turn_player
            if g.players[p].hand.mask & g.k.loud:
                return False
        if not take_quiet_turn(g, p, &g.players[p]):
            return False
        if g.error or not pass_turn(g):
            return True
        p = g.turn_player
    return False


cdef void play_game(Game* g) noexcept nogil:
    cdef Player* pl
    cdef int p
    begin_turn(g, 0)
    while not g.error:
        p = g.turn_player
        # Most turns of engines are told apart before the call.
        if not g.players[p].hand.mask & g.k.loud:
            if quiet_turns(g):
                break
            p = g.turn_player
        pl = &g.players[p]
        action_phase(g, p, pl)
        enter_buy_phase(g, p, pl)
        play_treasures(g, p, pl)
        make_purchases(g, p, pl)
        if g.phase == PHASE_ACTION:
            continue
        end_turn(g, p, pl)
        if not pass_turn(g):
            break
    note(g, T_END, g.turn_player, -1, g.stalled)
