"""See pending.pxd."""

from libc.stdint cimport uint32_t, uint64_t
from libc.string cimport memset

from simcore.state cimport *
from simcore.zones cimport ANY


cdef Trigger next_turn_bonus = NULL

cdef void set_next_turn_bonus(Trigger fire) noexcept nogil:
    global next_turn_bonus
    next_turn_bonus = fire


cdef InPlay* find_in_play(Game* g, int p, int uid) noexcept nogil:
    cdef Player* pl = &g.players[p]
    cdef int i
    if uid == 0:
        return NULL
    # From the end: mostly it is the card just played.
    for i in range(pl.n_in_play - 1, -1, -1):
        if pl.in_play[i].uid == <uint32_t>uid:
            return &pl.in_play[i]
    return NULL


cdef inline void show(Game* g, int event, uint64_t cards, int marks) noexcept nogil:
    """Events about these cards may set off something with these marks."""
    g.watched[event] |= cards
    if not marks & FIRST:
        g.watched_later[event] |= cards


cdef inline void wait(Game* g, Pending* e) noexcept nogil:
    cdef InPlay* card
    cdef uint32_t here = <uint32_t>1 << e.event
    g.n_pending += 1
    g.pending_at[e.event] += 1
    g.pending_of[e.event][e.owner] += 1
    g.pending_until[e.until] += 1
    g.armed |= here
    g.live |= here
    show(g, e.event, e.cards, e.marks)
    if e.marks & OTHERS:
        g.onlookers |= here
        g.outward_of[e.event][e.owner] += not looks_at(e.marks, True)
    if e.marks & KEEPS:
        card = find_in_play(g, e.owner, e.uid)
        if card == NULL:
            # Its card is not in play (any more): the effect stands, but keeps nothing there.
            e.marks &= ~KEEPS
        else:
            card.stay += 1


cdef inline Pending* arm(Game* g, Play* me, int event, uint64_t cards, Trigger fire, int until,
                         int marks) noexcept nogil:
    cdef Pending* e
    if g.n_pending == MAX_PENDING:
        g.error = ERR_PENDING
        return &g.pending[MAX_PENDING - 1]
    e = &g.pending[g.n_pending]
    memset(e, 0, sizeof(Pending))
    e.fire = fire
    e.event = event
    e.cards = cards
    e.owner = me.player
    e.slot = me.slot
    e.uid = me.uid
    e.tag = me.tag
    e.data = me.data
    e.immune = me.immune
    e.born = g.play_serial
    g.next_effect += 1
    e.id = g.next_effect
    if event == EV_TURN_START and g.phase == PHASE_START and me.player == g.turn_player:
        # Set up at the start of a turn: "the start of your next turn" is not this one.
        e.not_at = g.start_serial
    e.until = until
    e.marks = marks
    wait(g, e)
    return e


cdef Pending* add_pending_about(Game* g, Play* me, int event, uint64_t cards, Trigger fire, int until,
                                int marks) noexcept nogil:
    return arm(g, me, event, cards, fire, until, marks)


cdef Pending* add_pending(Game* g, Play* me, int event, Trigger fire, int until, int marks) noexcept nogil:
    return arm(g, me, event, ANY, fire, until, marks)


cdef Pending* at_next_turn(Game* g, Play* me, Trigger fire) noexcept nogil:
    return arm(g, me, EV_TURN_START, ANY, fire, UNTIL_USED, ONCE | KEEPS | OWN)


cdef Pending* await_bonus(Game* g, int p, int slot, int uid) noexcept nogil:
    cdef Play me
    memset(&me, 0, sizeof(Play))
    me.player = p
    me.slot = slot
    me.uid = uid
    return at_next_turn(g, &me, next_turn_bonus)


cdef void bonuses_of_any_come(Game* g, int p, int slot, int uid) noexcept nogil:
    cdef InPlay* card = find_in_play(g, p, uid)
    if card == NULL or card.marks >= MANY_MARKS:
        await_bonus(g, p, slot, uid)
    else:
        card.marks += COMING


cdef void await_bonuses(Game* g, int p, InPlay* card) noexcept nogil:
    while card.marks >= COMING:
        card.marks -= COMING
        await_bonus(g, p, card.slot, card.uid)


cdef void restore_pending(Game* g, Pending* spent) noexcept nogil:
    """An effect that may be used once was declined: it waits for the next occasion."""
    if g.n_pending == MAX_PENDING:
        g.error = ERR_PENDING
        return
    g.pending[g.n_pending] = spent[0]
    wait(g, &g.pending[g.n_pending])


cdef void watch_also(Game* g, int event, uint64_t cards) noexcept nogil:
    cdef uint32_t here = <uint32_t>1 << event
    cdef int p
    # As if an effect of everybody waited for ever, so that nothing disarms the event.
    g.pending_at[event] += 1
    for p in range(g.n_players):
        g.pending_of[event][p] += 1
    g.armed |= here
    g.live |= here
    show(g, event, cards, 0)


cdef void disarm(Game* g, int event) noexcept nogil:
    """Only the kingdom's own rules and abilities are left at this event."""
    cdef uint32_t here = <uint32_t>1 << event
    g.armed = (g.armed & ~here) | (g.k.armed & here)
    g.live = (g.live & ~here) | (g.k.live & here)
    g.onlookers = (g.onlookers & ~here) | (g.k.onlookers & here)
    g.watched[event] = g.watched_later[event] = g.k.watched[event]


cdef inline void release(Game* g, Pending* e) noexcept nogil:
    """It does not wait any more, and keeps nothing in play."""
    cdef InPlay* card
    if e.marks & KEEPS:
        card = find_in_play(g, e.owner, e.uid)
        if card != NULL:
            card.stay -= 1
            g.loose |= (e.owner != g.turn_player) << e.owner
    g.pending_until[e.until] -= 1
    g.pending_of[e.event][e.owner] -= 1
    if e.marks & OTHERS:
        g.outward_of[e.event][e.owner] -= not looks_at(e.marks, True)
    g.pending_at[e.event] -= 1
    if g.pending_at[e.event] == 0:
        disarm(g, e.event)


# Removing keeps the order: effects of one occasion are offered in the order in which they were set up.
cdef void remove_pending(Game* g, int i) noexcept nogil:
    cdef int j
    if g.pending[i].event == EV_COST:
        change_price_in_play(g, -1)
    release(g, &g.pending[i])
    g.n_pending -= 1
    for j in range(i, g.n_pending):
        g.pending[j] = g.pending[j + 1]


cdef void let_go(Game* g, int p, InPlay* card) noexcept nogil:
    cdef int i
    await_bonuses(g, p, card)
    i = g.n_pending - 1
    while i >= 0:
        if g.pending[i].uid == card.uid and g.pending[i].owner == p:
            if g.pending[i].until == WHILE_IN_PLAY:
                remove_pending(g, i)
            else:
                g.pending[i].marks &= ~KEEPS
        i -= 1


cdef void end_with_turn(Game* g) noexcept nogil:
    cdef int i = g.n_pending - 1
    while i >= 0:
        if g.pending[i].until == UNTIL_TURN_ENDS:
            remove_pending(g, i)
        i -= 1


cdef void end_before_turn_of(Game* g, int p) noexcept nogil:
    cdef int i = g.n_pending - 1
    while i >= 0:
        if g.pending[i].until == UNTIL_OWNERS_TURN and g.pending[i].owner == p:
            remove_pending(g, i)
        i -= 1


cdef bint stays_with_another(Game* g, int p, InPlay* card) noexcept nogil:
    cdef InPlay* played
    cdef int i
    for i in range(g.n_links):
        if g.links[i].keeper == card.uid:
            played = find_in_play(g, p, g.links[i].played)
            if played != NULL and stays_in_play(g, p, played):
                return True
    return False


cdef void forget_links(Game* g) noexcept nogil:
    """Those of cards that have left play are never looked at again."""
    cdef int i = 0
    while i < g.n_links:
        if in_nobodys_play(g, g.links[i].keeper):
            g.n_links -= 1
            g.links[i] = g.links[g.n_links]
        else:
            i += 1


cdef void stay_with(Game* g, int p, int keeper, int played) noexcept nogil:
    cdef InPlay* card = find_in_play(g, p, played)
    if card == NULL or find_in_play(g, p, keeper) == NULL or not g.k.types[card.slot] & DURATION:
        return
    forget_links(g)
    if g.n_links == MAX_LINKS:
        g.error = ERR_LINKS
        return
    g.links[g.n_links].keeper = keeper
    g.links[g.n_links].played = played
    g.n_links += 1


cdef bint in_nobodys_play(Game* g, int uid) noexcept nogil:
    cdef int p
    for p in range(g.n_players):
        if find_in_play(g, p, uid) != NULL:
            return False
    return True


cdef void cheaper_while_in_play(Game* g, Play* me) noexcept nogil:
    cdef int i
    for i in range(g.n_pending):
        if g.pending[i].event == EV_COST and g.pending[i].uid == <uint32_t>me.uid:
            return
    if find_in_play(g, me.player, me.uid) != NULL:
        add_pending(g, me, EV_COST, NULL, WHILE_IN_PLAY, OWN)
        change_price_in_play(g, 1)


cdef void change_price_in_play(Game* g, int by) noexcept nogil:
    g.reduced_in_play += by
