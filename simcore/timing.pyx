"""See timing.pxd."""

from libc.stdint cimport uint32_t, uint64_t
from libc.string cimport memset

from simcore.decisions cimport cards_mask, choose_one
from simcore.pending cimport *
from simcore.state cimport *
from simcore.zones cimport *

cdef enum:
    MAX_TRIGGERS = 64
    UID = 0x7FFFFFFF         # of a card in play; the bit above it stands for the Trait of its pile

# Where an offered trigger comes from.
cdef enum:
    STANDING = 0
    FROM_PENDING = 1
    FROM_HAND = 2
    FROM_IN_PLAY = 3

# Standing abilities are numbered, so that they make a set.
cdef enum:
    OF_CARD = 0
    OF_TRAIT = 1             # of the Trait on the card's pile
    OF_RULE = 2              # of the first rule of the kingdom; the others follow


cdef struct Offer:
    int32_t source
    int32_t index            # of the standing ability or pending effect; uid of a card in play
    int32_t slot
    Trigger fire


cdef struct Occasion:        # an event, for one player: what can be resolved next, and what has been
    uint32_t serial
    int32_t n_offers
    uint64_t used            # standing abilities that had their turn
    uint64_t hand            # reactions declined
    int32_t n_uids
    int32_t n_effects
    int32_t bound            # so many effects wait for exactly this occasion
    int32_t n_leaving        # so many abilities of cards leaving play are left; 1 before they are counted
    Offer offers[MAX_TRIGGERS]
    uint32_t uids[MAX_TRIGGERS]      # cards in play whose ability had its turn
    uint32_t effects[MAX_PENDING]    # ids of the pending effects that had theirs


cdef void start_event(Event* ev, int kind, int p, int slot) noexcept nogil:
    memset(ev, 0, sizeof(Event))
    ev.kind = kind
    ev.player = p
    ev.slot = slot


cdef void as_play(Play* me, int p, int slot) noexcept nogil:
    memset(me, 0, sizeof(Play))
    me.player = p
    me.slot = slot


cdef void pending_as_play(Play* me, Pending* e) noexcept nogil:
    as_play(me, e.owner, e.slot)
    me.uid = e.uid
    me.tag = e.tag
    me.data = e.data
    me.immune = e.immune


cdef bint effect_used(Occasion* now, uint32_t id) noexcept nogil:
    cdef int i
    for i in range(now.n_effects):
        if now.effects[i] == id:
            return True
    return False


cdef inline bint waits_for(Pending* e, Event* ev, int p) noexcept nogil:
    # What is played because of the gain comes too late for the pile that the gain has emptied.
    return e.owner == p and (e.event == ev.kind or (e.event == EV_PILE_EMPTY and ev.emptied
                                                    and e.born <= ev.emptied_at))


cdef bint pending_applies(Game* g, Pending* e, Event* ev, int p, uint32_t serial) noexcept nogil:
    """For an effect that waits for this event."""
    cdef Play me
    if e.not_at == serial or (e.bound and e.bound != serial):
        return False
    if not looks_at(e.marks, p == ev.player):
        return False
    if not (e.cards >> (ev.slot & NO_CARD)) & 1:
        return False
    if ev.play != NULL and ev.play.id <= e.born:
        return False
    if e.applies != NULL:
        pending_as_play(&me, e)
        return e.applies(g, &me, ev)
    return True


cdef inline bint rule_applies(Game* g, const Rule* r, Event* ev, Play* me, int favors) noexcept nogil:
    if favors < r.favors or not (r.cards >> (ev.slot & NO_CARD)) & 1:
        return False
    if r.applies == NULL:
        return True
    me.slot = r.slot
    return r.applies(g, me, ev)


cdef inline uint64_t rules_that_apply(Game* g, Event* ev, int p, uint64_t rules) noexcept nogil:
    cdef uint64_t applying = 0
    cdef int favors = g.players[p].favors
    cdef Play me
    as_play(&me, p, -1)
    while rules:
        if rule_applies(g, &g.k.rules[ctz64(rules)], ev, &me, favors):
            applying |= rules & -rules
        rules &= rules - 1
    return applying


cdef bint ability_applies(Game* g, Event* ev, int p, int slot) noexcept nogil:
    """Has the card or Trait one at this event, and may it be used?"""
    cdef Trigger applies = g.k.ability_applies[ev.kind][slot]
    cdef Play me
    if g.k.ability[ev.kind][slot] == NULL:
        return False
    if applies == NULL:
        return True
    as_play(&me, p, slot)
    return applies(g, &me, ev)


cdef uint64_t abilities_of_card(Game* g, Event* ev, int p, uint64_t used) noexcept nogil:
    cdef uint64_t abilities = 0
    cdef int trait = g.k.trait_of[ev.slot]
    if not used & bit(OF_CARD) and ability_applies(g, ev, p, ev.slot):
        abilities = bit(OF_CARD)
    if trait != 255 and not used & bit(OF_TRAIT) and ability_applies(g, ev, p, trait):
        abilities |= bit(OF_TRAIT)
    return abilities


cdef inline uint64_t standing_abilities(Game* g, Event* ev, int p, uint64_t used) noexcept nogil:
    """Those that act at this for the player, but for those that had their turn: the card's own, that of
    the Trait on its pile, whole-game rules."""
    cdef uint64_t rules = g.k.rules_at[ev.kind][p == ev.player]
    cdef uint64_t abilities = 0
    if p == ev.player and ev.slot >= 0 and (g.k.on_event[ev.kind] >> ev.slot) & 1:
        abilities = abilities_of_card(g, ev, p, used)
    if rules:
        abilities |= rules_that_apply(g, ev, p, rules & ~(used >> OF_RULE)) << OF_RULE
    return abilities


cdef inline int whose(Game* g, Event* ev, int ability) noexcept nogil:
    """The card or landscape with this standing ability."""
    if ability >= OF_RULE:
        return g.k.rules[ability - OF_RULE].slot
    return g.k.trait_of[ev.slot] if ability == OF_TRAIT else ev.slot


cdef inline Trigger what_it_does(Game* g, Event* ev, int ability) noexcept nogil:
    if ability >= OF_RULE:
        return g.k.rules[ability - OF_RULE].fire
    return g.k.ability[ev.kind][whose(g, ev, ability)]


cdef inline void offer(Occasion* now, int source, int index, int slot, Trigger fire) noexcept nogil:
    cdef Offer* o = &now.offers[now.n_offers]
    if now.n_offers < MAX_TRIGGERS:
        now.n_offers += 1
        o.source = source
        o.index = index
        o.slot = slot
        o.fire = fire


cdef void offer_hand(Game* g, Event* ev, int p, Occasion* now) noexcept nogil:
    cdef const Layout* k = g.k
    cdef uint64_t mask = k.reacts[ev.kind] & g.players[p].hand.mask & ~now.hand
    cdef int slot
    cdef Play me
    while mask:
        slot = ctz64(mask)
        mask &= mask - 1
        if not looks_at(k.reaction_marks[ev.kind][slot], p == ev.player):
            continue
        if k.reaction_types[ev.kind][slot] and not is_type(g, ev.slot, k.reaction_types[ev.kind][slot]):
            continue
        if k.reaction_applies[ev.kind][slot] != NULL:
            as_play(&me, p, slot)
            if not k.reaction_applies[ev.kind][slot](g, &me, ev):
                continue
        offer(now, FROM_HAND, 0, slot, k.reaction[ev.kind][slot])


cdef bint uid_used(Occasion* now, uint32_t uid) noexcept nogil:
    cdef int i
    for i in range(now.n_uids):
        if now.uids[i] == uid:
            return True
    return False


cdef void offer_leaving(Game* g, Event* ev, int p, Occasion* now) noexcept nogil:
    """Cards about to be discarded from play: each with its own ability, and its Trait's."""
    cdef const Layout* k = g.k
    cdef Player* pl = &g.players[p]
    cdef uint64_t acting = k.on_event[EV_DISCARD_FROM_PLAY]
    cdef InPlay* card
    cdef int i, trait
    now.n_leaving = 0
    if not acting:
        return
    for i in range(pl.n_in_play):
        card = &pl.in_play[i]
        if not acting >> card.slot & card.marks & LEAVING:
            continue
        trait = k.trait_of[card.slot]
        if trait != 255 and k.ability[EV_DISCARD_FROM_PLAY][trait] != NULL:
            if not uid_used(now, card.uid | <uint32_t>1 << 31):
                offer(now, FROM_IN_PLAY, card.uid | <uint32_t>1 << 31, trait,
                      k.ability[EV_DISCARD_FROM_PLAY][trait])
                now.n_leaving += 1
        if k.ability[EV_DISCARD_FROM_PLAY][card.slot] != NULL and not uid_used(now, card.uid):
            offer(now, FROM_IN_PLAY, card.uid, card.slot,
                  k.ability[EV_DISCARD_FROM_PLAY][card.slot])
            now.n_leaving += 1


cdef void offer_standing(Game* g, Event* ev, Occasion* now, uint64_t abilities) noexcept nogil:
    cdef int i
    while abilities:
        i = ctz64(abilities)
        abilities &= abilities - 1
        offer(now, STANDING, i, whose(g, ev, i), what_it_does(g, ev, i))


cdef void offer_pending(Game* g, Event* ev, int p, Occasion* now, bint first) noexcept nogil:
    """The effects that wait for this. "The next time" is this one, for all that do as it begins:
    they are bound to it before the first of them acts."""
    cdef Pending* e
    cdef int i = 0
    # Behind the last one that waits for this nothing is looked at.
    cdef int left = g.pending_of[ev.kind][p] + (g.pending_of[EV_PILE_EMPTY][p] if ev.emptied else 0)
    while left and i < g.n_pending:
        e = &g.pending[i]
        if waits_for(e, ev, p):
            left -= 1
            if not effect_used(now, e.id) and pending_applies(g, e, ev, p, now.serial):
                offer(now, FROM_PENDING, i, e.slot, e.fire)
                if first and e.marks & ONCE and not e.marks & MAY:
                    e.bound = now.serial
                    now.bound += 1
        i += 1


cdef void collect(Game* g, Event* ev, int p, Occasion* now, bint first) noexcept nogil:
    cdef uint64_t standing = standing_abilities(g, ev, p, now.used)
    now.n_offers = 0
    if standing:
        offer_standing(g, ev, now, standing)
    if ev.kind == EV_DISCARD_FROM_PLAY and now.n_leaving:
        offer_leaving(g, ev, p, now)
    if g.pending_of[ev.kind][p] or ev.emptied:
        offer_pending(g, ev, p, now, first)
    if g.k.reacts[ev.kind]:
        offer_hand(g, ev, p, now)


cdef void use_in_play(Occasion* now, Offer* o, Play* me) noexcept nogil:
    me.uid = o.index & UID
    now.n_leaving -= 1
    if now.n_uids < MAX_TRIGGERS:
        now.uids[now.n_uids] = o.index
        now.n_uids += 1


cdef inline void resolve_standing(Game* g, Event* ev, int p, int slot, Trigger fire) noexcept nogil:
    cdef Play me
    if ev.kind == EV_TURN_START:
        note(g, T_TRIGGER, p, slot)
    as_play(&me, p, slot)
    indent(g, 1)
    fire(g, &me, ev)
    indent(g, -1)


cdef void had_its_turn(Occasion* now, uint32_t id) noexcept nogil:
    if now.n_effects < MAX_PENDING:
        now.effects[now.n_effects] = id
        now.n_effects += 1


cdef bint used_up(Game* g, Event* ev, int i) noexcept nogil:
    """The effect acts. What has only one time is gone before: whatever it sets off must not find it
    again. Gives 0 if it waits on."""
    cdef Pending e = g.pending[i]
    cdef Play me
    pending_as_play(&me, &e)
    if not e.marks & ONCE:
        e.fire(g, &me, ev)
        return False
    remove_pending(g, i)
    if e.fire(g, &me, ev):
        return True
    restore_pending(g, &e)
    return False


cdef void resolve_pending(Game* g, Event* ev, Occasion* now, int i) noexcept nogil:
    cdef uint32_t id = g.pending[i].id
    cdef bint bound = g.pending[i].bound == now.serial
    if used_up(g, ev, i):
        now.bound -= bound
    else:
        had_its_turn(now, id)


cdef void resolve(Game* g, Event* ev, int p, Occasion* now, Offer* o) noexcept nogil:
    cdef Play me
    if o.source == STANDING:
        now.used |= bit(o.index)
        resolve_standing(g, ev, p, o.slot, o.fire)
        return
    if o.source != FROM_HAND and ev.kind == EV_TURN_START:
        note(g, T_TRIGGER, p, o.slot)
    indent(g, 1)
    if o.source == FROM_PENDING:
        resolve_pending(g, ev, now, o.index)
    else:
        as_play(&me, p, o.slot)
        if o.source == FROM_IN_PLAY:
            use_in_play(now, o, &me)
        if not o.fire(g, &me, ev) and o.source == FROM_HAND:
            now.hand |= bit(o.slot)
    indent(g, -1)


cdef void unbind(Game* g, uint32_t serial) noexcept nogil:
    """What did not act after all waits for the next occasion."""
    cdef int i
    for i in range(g.n_pending):
        if g.pending[i].bound == serial:
            g.pending[i].bound = 0


cdef inline bint has_to_do(Game* g, int p, int event, int slot, int actor) noexcept nogil:
    """Is there anything at all for this player to look at? Mostly there is not."""
    if g.k.reacts[event] & g.players[p].hand.mask:
        return True
    if not (g.watched[event] >> (slot & NO_CARD)) & 1:
        return False
    if p == actor:
        return (g.pending_of[event][p] != g.outward_of[event][p]
                or (g.k.watched[event] >> (slot & NO_CARD)) & 1)
    return (g.onlookers >> event) & 1 and (g.pending_of[event][p] or (g.k.onlookers >> event) & 1)


cdef inline bint may_concern(Game* g, Event* ev, int p) noexcept nogil:
    return ev.emptied or has_to_do(g, p, ev.kind, ev.slot, ev.player)


cdef uint64_t known_by(Game* g, int p, Offer* o) noexcept nogil:
    """The cards that tell it from others of the same name: set aside for it, or about to return to a
    pile, where the last one is on top."""
    cdef Cards cards
    cdef int slot
    if o.source == FROM_IN_PLAY:
        slot = find_in_play(g, p, o.index & UID).slot
        return bit(slot) if g.k.reckless[slot] else 0
    if o.source == FROM_PENDING and g.pending[o.index].marks & TOLD_APART:
        aside_cards(g, p, g.pending[o.index].tag, &cards)
        return cards_mask(&cards)
    return 0


cdef Offer* known_best_by(Game* g, int p, Occasion* now, int slot, int which) noexcept nogil:
    """Of those with this name the one with this card and the fewest others: the rest can be told from
    it by another card."""
    cdef Offer* best = NULL
    cdef uint64_t cards
    cdef int i, others, fewest = MAX_SLOTS
    for i in range(now.n_offers):
        cards = known_by(g, p, &now.offers[i]) if now.offers[i].slot == slot else 0
        others = popcount64(cards)
        if cards & bit(which) and others < fewest:
            best = &now.offers[i]
            fewest = others
    return best


cdef Offer* choose_alike(Game* g, int p, Occasion* now, Offer* first) noexcept nogil:
    """The player has chosen a name: of several with this name, the one that a card stands for."""
    cdef Offer* o = first
    cdef Offer* end = &now.offers[now.n_offers]
    cdef uint64_t cards = known_by(g, p, first)
    cdef bint differ = False
    cdef int which
    while o != end:
        if o.slot == first.slot and known_by(g, p, o) != cards:
            differ = True
            cards |= known_by(g, p, o)
        o += 1
    if not differ:
        return first
    which = choose_one(g, p, NULL, ASK_TRIGGER, cards, False)
    return known_best_by(g, p, now, first.slot, which)


cdef Offer* choose_offer(Game* g, int p, Occasion* now) noexcept nogil:
    """What the player wants to resolve next."""
    cdef Offer* o = now.offers
    cdef uint64_t sources = 0
    cdef int i, slot
    if now.n_offers == 1:
        return o
    for i in range(now.n_offers):
        sources |= bit(o[i].slot)
    slot = choose_one(g, p, NULL, ASK_TRIGGER, sources, False)
    while o.slot != slot:
        o += 1
    return choose_alike(g, p, now, o)


cdef inline uint32_t begin_occasion(Game* g, Event* ev) noexcept nogil:
    g.serial += 1
    if ev.kind == EV_TURN_START:
        g.start_serial = g.serial
    return g.serial


cdef void settle(Game* g, Event* ev, int p, uint32_t serial, uint64_t used, uint32_t effect) noexcept nogil:
    """Everything this event sets off for one player, in that player's order. On an occasion that has
    begun already standing abilities, or an effect, may have had their turn."""
    cdef Occasion now
    cdef bint first = serial == 0
    now.serial = begin_occasion(g, ev) if first else serial
    now.used = used
    now.hand = 0
    now.n_uids = 0
    now.effects[0] = effect
    now.n_effects = effect != 0
    now.bound = effect != 0
    now.n_leaving = 1
    while not g.error:
        collect(g, ev, p, &now, first)
        if now.n_offers == 0:
            break
        resolve(g, ev, p, &now, choose_offer(g, p, &now))
        first = False
    if now.bound:
        unbind(g, now.serial)


cdef inline bint may_set_off_more(Game* g, Event* ev, int p) noexcept nogil:
    """More than the player's standing abilities, and effects that wait for this?"""
    return (ev.emptied or g.k.reacts[ev.kind] & g.players[p].hand.mask
            or (ev.slot < 0 and g.k.on_event[ev.kind]))


cdef inline bint only_standing(Game* g, Event* ev, int p) noexcept nogil:
    """Is there nothing but standing abilities that this could set off for the player?"""
    return not (g.pending_of[ev.kind][p] or may_set_off_more(g, ev, p))


cdef void settle_one_by_one(Game* g, Event* ev, int p, uint64_t acting) noexcept nogil:
    """As long as a single standing ability acts at a time, there is nothing to offer."""
    cdef uint32_t serial = begin_occasion(g, ev)
    cdef uint64_t used = 0
    while acting and not g.error:
        used |= acting
        resolve_standing(g, ev, p, whose(g, ev, ctz64(acting)), what_it_does(g, ev, ctz64(acting)))
        acting = standing_abilities(g, ev, p, used)
        if acting & (acting - 1) or not only_standing(g, ev, p):
            settle(g, ev, p, serial, used, 0)
            return


cdef void settle_standing(Game* g, Event* ev, int p) noexcept nogil:
    cdef uint64_t acting = standing_abilities(g, ev, p, 0)
    if acting & (acting - 1):
        settle(g, ev, p, 0, 0, 0)
    elif acting:
        settle_one_by_one(g, ev, p, acting)


cdef inline int first_effect(Game* g, Event* ev, int p) noexcept nogil:
    """The first of the player's that wait for this; behind the last one if there is none."""
    cdef int i = 0
    while i < g.n_pending and (g.pending[i].event != ev.kind or g.pending[i].owner != p):
        i += 1
    return i


cdef void settle_effect(Game* g, Event* ev, int p, int i) noexcept nogil:
    """There is nothing else to offer, unless the effect brings it about."""
    cdef Pending* e = &g.pending[i]
    cdef uint32_t serial = begin_occasion(g, ev)
    cdef uint32_t waits_on = e.id
    cdef uint32_t latest = g.next_effect
    cdef bint alone
    if e.marks & ONCE and not e.marks & MAY:
        e.bound = serial
    if ev.kind == EV_TURN_START:
        note(g, T_TRIGGER, p, e.slot)
    indent(g, 1)
    if used_up(g, ev, i):
        waits_on = 0
    indent(g, -1)
    alone = g.pending_of[ev.kind][p] == 0 or (waits_on and g.next_effect == latest)
    if not alone or may_set_off_more(g, ev, p) or standing_abilities(g, ev, p, 0):
        settle(g, ev, p, serial, 0, waits_on)
    elif waits_on:
        unbind(g, serial)


cdef void settle_effects(Game* g, Event* ev, int p) noexcept nogil:
    cdef int i
    if g.pending_of[ev.kind][p] > 1 or standing_abilities(g, ev, p, 0):
        settle(g, ev, p, 0, 0, 0)
        return
    i = first_effect(g, ev, p)
    if i < g.n_pending and pending_applies(g, &g.pending[i], ev, p, g.serial + 1):
        settle_effect(g, ev, p, i)


cdef inline void settle_if_set_off(Game* g, Event* ev, int p) noexcept nogil:
    """Mostly one ability or effect is all there is, and often it does not apply: no occasion for that."""
    if may_set_off_more(g, ev, p):
        settle(g, ev, p, 0, 0, 0)
    elif g.pending_of[ev.kind][p]:
        settle_effects(g, ev, p)
    else:
        settle_standing(g, ev, p)


cdef void fire_for(Game* g, Event* ev, int p) noexcept nogil:
    if may_concern(g, ev, p):
        settle_if_set_off(g, ev, p)


cdef void dispatch(Game* g, Event* ev) noexcept nogil:
    """Everybody in turn order, beginning with the player whose turn it is."""
    cdef int i, p
    if not (g.k.reacts[ev.kind] or (g.onlookers >> ev.kind) & 1 or ev.emptied):
        fire_for(g, ev, ev.player)   # nobody else has anything to do with it
        return
    for i in range(g.n_players):
        p = g.turn_player + i
        if p >= g.n_players:
            p -= g.n_players
        fire_for(g, ev, p)


cdef void fire_moment(Game* g, int kind, int p) noexcept nogil:
    cdef Event ev
    if (g.pending_of[kind][p] or g.k.reacts[kind] & g.players[p].hand.mask
            or (g.k.rules_at[kind][1] and has_favors_for(g, kind, p))):
        start_event(&ev, kind, p, -1)
        settle_if_set_off(g, &ev, p)


cdef bint a_rule_applies(Game* g, int kind, int p) noexcept nogil:
    cdef Event ev
    start_event(&ev, kind, p, -1)
    return standing_abilities(g, &ev, p, 0) != 0


cdef void offer_reactions(Game* g, Play* me) noexcept nogil:
    cdef Event ev
    cdef int i, p
    start_event(&ev, EV_ATTACK, me.player, me.slot)
    ev.play = me
    for i in range(1, g.n_players):
        p = (me.player + i) % g.n_players
        fire_for(g, &ev, p)


cdef void announce(Game* g, Play* me, int kind) noexcept nogil:
    cdef Event ev
    start_event(&ev, kind, me.player, me.slot)
    ev.play = me
    dispatch(g, &ev)


# ------------------------------------------------------------------ arming effects
cdef Pending* next_time(Game* g, Play* me, int event, uint64_t cards, Trigger fire) noexcept nogil:
    return add_pending_about(g, me, event, cards, fire, UNTIL_USED, ONCE | KEEPS | OWN)


cdef Pending* this_turn(Game* g, Play* me, int event, uint64_t cards, Trigger fire) noexcept nogil:
    return add_pending_about(g, me, event, cards, fire, UNTIL_TURN_ENDS, OWN)


cdef Pending* once_this_turn(Game* g, Play* me, int event, uint64_t cards, Trigger fire) noexcept nogil:
    return add_pending_about(g, me, event, cards, fire, UNTIL_TURN_ENDS, ONCE | OWN)


cdef Pending* may_once_this_turn(Game* g, Play* me, int event, uint64_t cards, Trigger fire) noexcept nogil:
    return add_pending_about(g, me, event, cards, fire, UNTIL_TURN_ENDS, ONCE | OWN | MAY)


cdef Pending* until_next_turn(Game* g, Play* me, int event, uint64_t cards, int marks,
                              Trigger fire) noexcept nogil:
    return add_pending_about(g, me, event, cards, fire, UNTIL_OWNERS_TURN, marks)


cdef bint never(Game* g, Play* me, Event* ev) noexcept nogil:
    return False


cdef Pending* while_in_play(Game* g, Play* me, int event, int marks, Trigger fire) noexcept nogil:
    cdef int i
    cdef Pending* e
    for i in range(g.n_pending):
        if g.pending[i].uid == <uint32_t>me.uid and g.pending[i].until == WHILE_IN_PLAY:
            return &g.pending[i]
    if find_in_play(g, me.player, me.uid) != NULL:
        return add_pending(g, me, event, fire, WHILE_IN_PLAY, marks)
    # It has left play already: the effect ends with the turn at the latest, unused.
    e = add_pending(g, me, event, fire, UNTIL_TURN_ENDS, marks)
    e.applies = never
    return e


set_dispatcher(dispatch)
