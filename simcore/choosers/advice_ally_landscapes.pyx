"""What to spend Favors on. They are good for nothing but their Ally (and points for none but
Plateau Shepherds), so they are spent whenever that does some good, and kept when it does not."""

from libc.stdint cimport uint8_t, uint64_t
from libc.string cimport memcpy

from simcore.choosers.defaults cimport advise, default_fill, pass_, pick, say, urgency
from simcore.choosers.quantities cimport hand_coins, weigh
from simcore.choosers.values cimport *
from simcore.state cimport *
from simcore.zones cimport *

from simcore.catalog import load

cdef enum:
    NOMADS_CARD = 0
    NOMADS_ACTION = 1
    NOMADS_BUY = 2
    WORTH_PICKING = 20       # Silver, Actions of $3 and more
    WORTH_STACKING = 24      # Gold, Actions of $4 and more

cdef int LICH = load().cards["Lich"].number


# ------------------------------------------------------------------ what they look at
cdef int use_of_hand(Game* g, int p) noexcept nogil:
    """Terminal Actions beyond the one that can be played count for nothing."""
    cdef Player* pl = &g.players[p]
    cdef uint64_t mask = pl.hand.mask
    cdef int slot, total = 0, dearest = 0, actions = 1
    while mask:
        slot = ctz64(mask)
        mask &= mask - 1
        if is_terminal(g, slot):
            dearest = max(dearest, coming_value(g, slot))
        else:
            total += pl.hand.n[slot] * coming_value(g, slot)
            actions += pl.hand.n[slot] * max(0, g.k.bonus[slot].actions - 1)
    return total + min(actions, 2) * dearest


cdef int use_of_five(Game* g, int p) noexcept nogil:
    """What five random cards of the deck are good for."""
    cdef int cards = total_owned(g, p)
    return 0 if cards == 0 else 5 * weigh(g.players[p].owned, g.k.worth.coming) // cards


cdef bint holds_dead_card(Game* g, int p) noexcept nogil:
    """One that is of no use in any hand."""
    return g.players[p].hand.mask & ~(g.k.of_type[0] | g.k.of_type[1]) != 0


cdef int best_of(Game* g, int p, uint64_t mask) noexcept nogil:
    cdef int best = -1
    while mask:
        if best < 0 or deck_value(g, p, ctz64(mask)) > deck_value(g, p, best):
            best = ctz64(mask)
        mask &= mask - 1
    return best


cdef int worst_of(Game* g, int p, uint64_t mask) noexcept nogil:
    cdef int worst = -1
    while mask:
        if worst < 0 or deck_value(g, p, ctz64(mask)) < deck_value(g, p, worst):
            worst = ctz64(mask)
        mask &= mask - 1
    return worst


# ------------------------------------------------------------------ a good hand
cdef int use_next(Game* g, int p, int slot, int terminals) noexcept nogil:
    """What a card is good for among the next cards in hand, beside so many terminal Actions."""
    if is_type(g, slot, ACTION) and not is_type(g, slot, TREASURE):
        if p == g.turn_player and (g.phase == PHASE_BUY or (g.phase < PHASE_BUY and g.turn.actions == 0)):
            return 0
        if is_terminal(g, slot) and terminals > 0:
            return 0
    return coming_value(g, slot)


cdef int next_pick(Game* g, int p, uint8_t* left, int terminals) noexcept nogil:
    cdef int slot, best = -1, best_use = 0
    for slot in range(g.k.n_cards):
        if left[slot] and use_next(g, p, slot, terminals) > best_use:
            best = slot
            best_use = use_next(g, p, slot, terminals)
    return best


cdef int pick_hand(Game* g, Decision* d, uint8_t* left, int terminals, int least_use,
                   int most) noexcept nogil:
    """Picks the best cards for the next hand, at most one terminal Action among them."""
    cdef int slot
    d.n = 0
    while d.n < most:
        slot = next_pick(g, d.player, left, terminals)
        if slot < 0 or coming_value(g, slot) < least_use:
            break
        left[slot] -= 1
        terminals += is_terminal(g, slot)
        d.picks[d.n] = slot
        d.n += 1
    return d.n


# ------------------------------------------------------------------ when a card is gained
cdef bint architects_guild(Game* g, Decision* d) noexcept nogil:
    """A $5 card or a Gold for the two Favors; a Silver only if there are Favors to spare."""
    cdef int best
    if d.kind != ASK_SPEND:
        return False
    if is_late(g):
        return pass_(d)
    best = best_of(g, d.player, costing_up_to(g, cost_of(g, d.subject) - 1) & ~of_types(g, VICTORY))
    if best < 0:
        return pass_(d)
    return say(d, deck_value(g, d.player, best) >= (50 if g.players[d.player].favors < 4 else 30))


cdef int nomads_wish(Game* g, int p) noexcept nogil:
    """What is of use now; -1: nothing."""
    if p != g.turn_player:
        return NOMADS_CARD
    if g.phase == PHASE_BUY:
        if g.turn.buys == 0 and g.turn.coins >= 3:
            return NOMADS_BUY
        return -1 if g.turn.bought else NOMADS_CARD
    if g.phase > PHASE_BUY:
        return NOMADS_CARD
    if g.turn.actions == 0 and g.players[p].hand.mask & of_types(g, ACTION):
        return NOMADS_ACTION
    return NOMADS_CARD


cdef bint band_of_nomads(Game* g, Decision* d) noexcept nogil:
    cdef int wish = nomads_wish(g, d.player)
    if d.kind == ASK_SPEND:
        return say(d, wish >= 0)
    return d.kind == ASK_OPTION and pick(d, wish if wish >= 0 else NOMADS_BUY)


cdef bint city_state(Game* g, Decision* d) noexcept nogil:
    """In the Action phase any play is welcome; after a buy only what does not need the hand."""
    cdef int slot = d.subject
    cdef const Bonus* b
    if d.kind != ASK_SPEND:
        return False
    if not good_to_play(g, d.player, slot) or g.k.number[slot] == LICH:
        return pass_(d)
    b = &g.k.bonus[slot]
    if g.phase <= PHASE_ACTION or not g.turn.bought or is_type(g, slot, ATTACK | DURATION):
        return say(d, 1)
    if b.coins and g.turn.buys + b.buys > 0:
        return say(d, 1)
    return say(d, b.buys > 0 and g.turn.coins >= 3)


cdef bint trappers_lodge(Game* g, Decision* d) noexcept nogil:
    return d.kind == ASK_SPEND and say(d, coming_value(g, d.subject) >= WORTH_PICKING)


# ------------------------------------------------------------------ at the start of a turn
cdef bint cave_dwellers(Game* g, Decision* d) noexcept nogil:
    """Victory cards and Curses make way, and terminals that cannot be played."""
    return d.kind == ASK_SPEND and say(
        d, holds_dead_card(g, d.player) or action_need(g, d.player) > 1)


cdef bint unless_late(Game* g, Decision* d) noexcept nogil:
    return d.kind == ASK_SPEND and say(d, not is_late(g))


cdef bint desert_guides(Game* g, Decision* d) noexcept nogil:
    return d.kind == ASK_SPEND and say(
        d, 10 * use_of_hand(g, d.player) < 8 * use_of_five(g, d.player))


cdef bint gang_of_pickpockets(Game* g, Decision* d) noexcept nogil:
    """A single dead card may go; anything better is worth the Favor."""
    return d.kind == ASK_SPEND and say(
        d, g.players[d.player].hand.total > 5 or not holds_dead_card(g, d.player))


# ------------------------------------------------------------------ at the start of the Buy phase
cdef int coins_in_sight(Game* g, int p) noexcept nogil:
    return g.turn.coins + hand_coins(g, p)


cdef int inventors_choice(Game* g, int p) noexcept nogil:
    """A card just out of reach that is much better than what can be bought; -1: none."""
    cdef uint64_t forbidden = 0
    cdef int i, best, now = coins_in_sight(g, p)
    for i in range(g.k.n_piles):
        if g.k.pile_types[i] & VICTORY:
            forbidden |= bit(g.pile_slot[i])
    best = best_of(g, p, costing_exactly(g, now + 1) & ~forbidden)
    if best < 0 or g.k.cost[best] < 5:
        return -1
    i = best_of(g, p, costing_up_to(g, now))
    return best if i < 0 or deck_value(g, p, best) >= deck_value(g, p, i) + 10 else -1


cdef bint family_of_inventors(Game* g, Decision* d) noexcept nogil:
    """The token helps the others too: only for what is bought at once."""
    cdef int slot = inventors_choice(g, d.player)
    if d.kind == ASK_SPEND:
        return say(d, slot >= 0 and not is_late(g))
    return d.kind == ASK_PILE and slot >= 0 and pick(d, g.k.pile_first[g.k.pile_of[slot]])


cdef int use_in_buy_phase(Game* g, int slot) noexcept nogil:
    """Treasures can still be played, further Actions cannot."""
    cdef const Bonus* b = &g.k.bonus[slot]
    if g.k.number[slot] == LICH:
        return 0
    return (12 * b.cards + 15 * b.coins + 5 * b.buys + (5 * g.k.cost[slot] if g.k.play[slot] != NULL else 0)
            + (20 if is_type(g, slot, DURATION) else 0))


cdef bint market_towns(Game* g, Decision* d) noexcept nogil:
    cdef uint64_t mask = d.mask if d.kind == ASK_PLAY else g.players[d.player].hand.mask & of_types(g, ACTION)
    cdef int best = -1
    while mask:
        if best < 0 or use_in_buy_phase(g, ctz64(mask)) > use_in_buy_phase(g, best):
            best = ctz64(mask)
        mask &= mask - 1
    if d.kind == ASK_SPEND:
        return say(d, best >= 0 and use_in_buy_phase(g, best) > 0)
    return d.kind == ASK_PLAY and best >= 0 and pick(d, best)


cdef int dead_weight(Game* g, int p) noexcept nogil:
    """Cards in hand to be trashed; Coppers as far as this turn's buy does not suffer."""
    cdef Player* pl = &g.players[p]
    cdef int n = 0, coins = coins_in_sight(g, p)
    cdef uint64_t mask = pl.hand.mask & ~bit(g.k.copper)
    while mask:
        if is_junk(g, p, ctz64(mask)):
            n += pl.hand.n[ctz64(mask)]
        mask &= mask - 1
    if pl.hand.n[g.k.copper] and is_junk(g, p, g.k.copper):
        n += coins in (1, 2, 4, 7) or coins > 8
    return n


cdef bint peaceful_cult(Game* g, Decision* d) noexcept nogil:
    cdef int slot, _i
    if d.kind == ASK_SPEND:
        return say(d, dead_weight(g, d.player))
    if d.kind != ASK_TRASH:
        return False
    d.n = 0
    for slot in range(g.k.n_cards):
        if slot != g.k.copper and is_junk(g, d.player, slot):
            for _i in range(d.counts[slot]):
                if d.n < d.max:
                    d.picks[d.n] = slot
                    d.n += 1
    for _i in range(d.counts[g.k.copper]):
        if d.n < d.max:
            d.picks[d.n] = g.k.copper
            d.n += 1
    return d.n >= d.min


cdef int best_action(Game* g, int p) noexcept nogil:
    """The best Action of the Supply; among equals one that does not use up an Action."""
    cdef uint64_t actions = costing_up_to(g, MAX_CARDS) & of_types(g, ACTION)
    cdef int best, good
    best = best_of(g, p, actions)
    good = best_of(g, p, actions & ~g.k.worth.terminals)
    return good if good >= 0 and deck_value(g, p, good) + 10 >= deck_value(g, p, best) else best


cdef bint woodworkers_guild(Game* g, Decision* d) noexcept nogil:
    """An Action for one that is at least $2 better; the only copy of a card is kept."""
    cdef int worst, best = best_action(g, d.player)
    if d.kind == ASK_GAIN:
        return best >= 0 and pick(d, best)
    if d.kind != ASK_SPEND:
        return False
    worst = worst_of(g, d.player, g.players[d.player].hand.mask & of_types(g, ACTION))
    return say(d, worst >= 0 and best >= 0 and not is_late(g) and g.players[d.player].owned[worst] > 1
               and deck_value(g, d.player, best) >= deck_value(g, d.player, worst) + 20)


# ------------------------------------------------------------------ after a card was played
cdef bint circle_of_witches(Game* g, Decision* d) noexcept nogil:
    return d.kind == ASK_SPEND and say(d, can_gain(g, g.k.curse))


cdef bint fellowship_of_scribes(Game* g, Decision* d) noexcept nogil:
    """A card is welcome as long as it can still be used."""
    return d.kind == ASK_SPEND and say(d, d.player != g.turn_player or not g.turn.bought)


# ------------------------------------------------------------------ Clean-up and the end of a turn
cdef bint coastal_haven(Game* g, Decision* d) noexcept nogil:
    """Unused Treasures, Actions that play on, and one that does not."""
    cdef uint8_t left[MAX_SLOTS]
    memcpy(left, g.players[d.player].hand.n, MAX_SLOTS)
    if d.kind == ASK_SPEND:
        return say(d, pick_hand(g, d, left, 0, 1, d.max))
    if d.kind != ASK_KEEP:
        return False
    pick_hand(g, d, left, 0, 1, d.max)
    default_fill(g, d, left)
    return True


cdef bint island_folk(Game* g, Decision* d) noexcept nogil:
    """With a poor hand it may be better to wait for the next one."""
    return d.kind == ASK_SPEND and say(
        d, g.players[d.player].favors >= 7
        or 10 * use_of_hand(g, d.player) >= 7 * use_of_five(g, d.player))


# ------------------------------------------------------------------ shuffling
cdef bint order_of_astrologers(Game* g, Decision* d) noexcept nogil:
    """The best cards for the next hand; what was picked already is in the player's fingers."""
    cdef Player* pl = &g.players[d.player]
    cdef uint8_t left[MAX_SLOTS]
    cdef int terminals
    if d.kind != ASK_SPEND and d.kind != ASK_TOPDECK:
        return False
    discard_counts(pl, left)
    terminals = weigh(pl.hand.n, g.k.worth.terminal) + weigh(pl.limbo.n, g.k.worth.terminal)
    return say(d, pick_hand(g, d, left, terminals, WORTH_STACKING, min(d.max, 5 - pl.limbo.total)))


cdef bint order_of_masons(Game* g, Decision* d) noexcept nogil:
    """Dead cards stay out of the deck."""
    cdef Player* pl = &g.players[d.player]
    cdef uint64_t mask = d.mask
    cdef int slot, _i, i, n = 0
    if d.kind == ASK_SPEND:
        for i in range(pl.n_discard):
            n += coming_value(g, pl.discard[i]) == 0
        return say(d, (n + 1) // 2)
    if d.kind != ASK_DISCARD:
        return False
    d.n = 0
    while mask:
        slot = ctz64(mask)
        mask &= mask - 1
        if coming_value(g, slot) == 0:
            for _i in range(d.counts[slot]):
                if d.n < d.max:
                    d.picks[d.n] = slot
                    d.n += 1
    return True


advise("Architects' Guild", architects_guild)
advise("Band of Nomads", band_of_nomads)
advise("Cave Dwellers", cave_dwellers)
advise("Circle of Witches", circle_of_witches)
advise("City-state", city_state)
advise("Coastal Haven", coastal_haven)
advise("Crafters' Guild", unless_late)
advise("Desert Guides", desert_guides)
advise("Family of Inventors", family_of_inventors)
advise("Fellowship of Scribes", fellowship_of_scribes)
advise("Gang of Pickpockets", gang_of_pickpockets)
advise("Island Folk", island_folk)
advise("Market Towns", market_towns)
advise("Order of Astrologers", order_of_astrologers)
advise("Order of Masons", order_of_masons)
advise("Peaceful Cult", peaceful_cult)
advise("Trappers' Lodge", trappers_lodge)
advise("Woodworkers' Guild", woodworkers_guild)

# The smallest hand is the best one for the pickpockets; a new card should be there before the draws,
# and the hand complete before single cards of it are exchanged.
urgency("Gang of Pickpockets", 100)
urgency("Desert Guides", 90)
urgency("Crafters' Guild", 30)
urgency("Forest Dwellers", 20)
urgency("Cave Dwellers", -10)
# A gained card is played or saved before its own text can cost it (Siren).
urgency("City-state", 30)
urgency("Trappers' Lodge", 20)
