"""Default choices for Plunder's Loots, Traits and Events, where the generic ones would be poor."""

from simcore.choosers.defaults cimport advise, pass_, pick, say, urgency
from simcore.choosers.hands cimport points_to_gain
from simcore.choosers.quantities cimport hand_coins, money
from simcore.choosers.values cimport *
from simcore.state cimport *
from simcore.zones cimport *

cdef enum:
    PROVINCE_PRICE = 8


# ------------------------------------------------------------------ what a card is good for
cdef bint does_something(Game* g, int slot) noexcept nogil:
    return is_type(g, slot, ACTION | TREASURE)


cdef int use_next_turn(Game* g, int slot) noexcept nogil:
    """How much a card is wanted in the next hand; Victory cards and Curses not at all."""
    if not does_something(g, slot):
        return 0
    return 2 if slot == g.k.copper else 10 + 10 * g.k.cost[slot]


cdef int coins_to_come(Game* g, int p) noexcept nogil:
    return g.turn.coins + hand_coins(g, p)


cdef int copies_offered(Decision* d, int slot) noexcept nogil:
    return 1 if d.counts == NULL else d.counts[slot]


cdef void pick_too(Decision* d, int slot, int copies) noexcept nogil:
    """Adds so many copies to the answer, as far as they are offered and allowed."""
    cdef int _i
    for _i in range(min(copies, copies_offered(d, slot))):
        if d.n < d.max:
            d.picks[d.n] = slot
            d.n += 1


cdef bint best_on_top(Game* g, Decision* d) noexcept nogil:
    """Onto the deck for the next hand, whatever can be played in this phase: the last one picked
    ends on top."""
    cdef uint64_t rest, left = d.mask
    cdef int worst
    if d.kind != ASK_ORDER:
        return False
    d.n = 0
    while left:
        rest = left
        worst = ctz64(left)
        while rest:
            if use_next_turn(g, ctz64(rest)) < use_next_turn(g, worst):
                worst = ctz64(rest)
            rest &= rest - 1
        pick_too(d, worst, MAX_ANSWER)
        left &= ~bit(worst)
    return True


cdef bint points_at_the_end(Game* g, Decision* d) noexcept nogil:
    """What is gained as the game ends will not be played any more: Duchies, then Estates."""
    cdef int slot = points_to_gain(g, d.mask) if d.kind == ASK_GAIN else -1
    return slot >= 0 and pick(d, slot)


# ------------------------------------------------------------------ Loots
cdef bint amphora(Game* g, Decision* d) noexcept nogil:
    """Saved when this turn buys its Province anyway, or would not buy much even with $3 more."""
    cdef int coins = coins_to_come(g, d.player)
    cdef bint enough = PROVINCE_PRICE <= coins < 2 * PROVINCE_PRICE - 3
    if d.kind != ASK_OPTION or d.max > 1:
        return False
    return pick(d, 1 if (enough or coins <= 1) and not is_late(g) else 0)


cdef bint insignia(Game* g, Decision* d) noexcept nogil:
    return d.kind == ASK_MAY and say(d, use_next_turn(g, d.subject) > 2)


cdef int worth_playing(Game* g, int slot) noexcept nogil:
    """In half coins, as a card played in the Buy phase: a card drawn is worth about $1.50."""
    cdef const Bonus* b = &g.k.bonus[slot]
    cdef int value = 2 * b.coins + b.buys + 3 * b.cards
    if is_type(g, slot, ATTACK):
        value += 3
    if is_type(g, slot, LOOT):
        value += 1
    return value


cdef int best_to_play(Game* g, uint64_t mask) noexcept nogil:
    cdef int best = -1
    while mask:
        if best < 0 or worth_playing(g, ctz64(mask)) > worth_playing(g, best):
            best = ctz64(mask)
        mask &= mask - 1
    return best


cdef bint orb(Game* g, Decision* d) noexcept nogil:
    """The discard pile if it holds something better than +1 Buy and +$3."""
    cdef int best
    if d.kind == ASK_PLAY:
        return pick(d, best_to_play(g, d.mask))
    if d.kind != ASK_OPTION or d.max > 1:
        return False
    best = best_to_play(g, discard_mask(&g.players[d.player]) & of_types(g, ACTION | TREASURE))
    return pick(d, 0 if best >= 0 and worth_playing(g, best) > 7 else 1)


cdef bint puzzle_box(Game* g, Decision* d) noexcept nogil:
    """An Action that cannot be played any more; else a Treasure that this turn does not need."""
    cdef uint64_t actions = d.mask & of_types(g, ACTION) & ~of_types(g, TREASURE)
    cdef uint64_t left = actions if actions else d.mask & of_types(g, TREASURE)
    cdef int coins = coins_to_come(g, d.player)
    cdef int best = -1
    if d.kind != ASK_SET_ASIDE:
        return False
    while left:
        if actions or PROVINCE_PRICE <= coins - g.k.bonus[ctz64(left)].coins < coins < 2 * PROVINCE_PRICE:
            if best < 0 or g.k.cost[ctz64(left)] > g.k.cost[best]:
                best = ctz64(left)
        left &= left - 1
    return pass_(d) if best < 0 else pick(d, best)


cdef bint sextant(Game* g, Decision* d) noexcept nogil:
    """Discards what the next hand has no use for; Coppers if the deck is better than they are."""
    cdef uint64_t left = d.mask
    cdef bint rich = money(g, d.player) > total_owned(g, d.player)
    if d.kind != ASK_DISCARD:
        return best_on_top(g, d)
    d.n = 0
    while left:
        if not does_something(g, ctz64(left)) or (rich and ctz64(left) == g.k.copper):
            pick_too(d, ctz64(left), MAX_ANSWER)
        left &= left - 1
    return True


# ------------------------------------------------------------------ Traits
cdef bint fated(Game* g, Decision* d) noexcept nogil:
    """On top what helps the next hands, but only one terminal Action; Victory cards last."""
    cdef uint64_t left = d.mask
    cdef bint one_terminal = False
    if d.kind != ASK_TOPDECK and d.kind != ASK_BOTTOMDECK:
        return best_on_top(g, d)
    d.n = 0
    while left:
        if d.kind == ASK_BOTTOMDECK:
            if not does_something(g, ctz64(left)):
                pick_too(d, ctz64(left), MAX_ANSWER)
        elif is_terminal(g, ctz64(left)) and not is_type(g, ctz64(left), TREASURE):
            if not one_terminal:
                pick_too(d, ctz64(left), 1)
            one_terminal = True
        elif does_something(g, ctz64(left)):
            pick_too(d, ctz64(left), MAX_ANSWER)
        left &= left - 1
    return True


cdef bint friendly(Game* g, Decision* d) noexcept nogil:
    """A card for nothing, unless the deck has as many terminals of that name as it can play."""
    cdef Player* pl = &g.players[d.player]
    cdef int slot = ctz64(d.mask)
    if d.kind != ASK_DISCARD:
        return False
    if is_terminal(g, slot) and 6 * (pl.owned[slot] + 1) > total_owned(g, d.player):
        return pass_(d)
    return pick(d, slot) if does_something(g, slot) and not is_late(g) else pass_(d)


cdef bint shy(Game* g, Decision* d) noexcept nogil:
    """Two cards for one that could not be played, or that would give less than that."""
    cdef uint64_t left = d.mask
    cdef int slot
    if d.kind != ASK_DISCARD:
        return False
    while left:
        slot = ctz64(left)
        left &= left - 1
        if not does_something(g, slot):
            return pick(d, slot)
        if is_terminal(g, slot):
            if action_need(g, d.player) > 0:
                return pick(d, slot)
        elif g.k.bonus[slot].cards + g.k.bonus[slot].coins <= 1 and action_need(g, d.player) <= 0:
            return pick(d, slot)
    return pass_(d)


# ------------------------------------------------------------------ Events
cdef bint bury(Game* g, Decision* d) noexcept nogil:
    """Under the deck a card comes back before the next shuffle: a good one should."""
    cdef uint64_t left = d.mask
    cdef int best = -1
    if d.kind != ASK_BOTTOMDECK:
        return False
    while left:
        if best < 0 or use_next_turn(g, ctz64(left)) > use_next_turn(g, best):
            best = ctz64(left)
        left &= left - 1
    return pick(d, best)


cdef bint avoid(Game* g, Decision* d) noexcept nogil:
    """Keeps Victory cards, Curses and junk out of the new deck, but leaves enough for a hand."""
    cdef uint64_t left = d.mask
    cdef int most = g.players[d.player].n_discard - g.turn.draw_count
    if d.kind != ASK_KEEP:
        return False
    d.n = 0
    while left:
        if not does_something(g, ctz64(left)):
            pick_too(d, ctz64(left), most - d.n)
        left &= left - 1
    if d.mask & bit(g.k.copper) and is_junk(g, d.player, g.k.copper):
        pick_too(d, g.k.copper, most - d.n)
    return True


cdef bint peril(Game* g, Decision* d) noexcept nogil:
    """Whoever buys Peril wants the Loot: the cheapest Action goes."""
    cdef uint64_t left = d.mask
    cdef int worst = ctz64(d.mask)
    if d.kind != ASK_TRASH:
        return False
    while left:
        if deck_value(g, d.player, ctz64(left)) < deck_value(g, d.player, worst):
            worst = ctz64(left)
        left &= left - 1
    return pick(d, worst)


cdef bint foray(Game* g, Decision* d) noexcept nogil:
    """The three least useful cards with three different names."""
    cdef uint64_t left = d.mask
    cdef uint64_t seen
    cdef int worst
    if d.kind != ASK_DISCARD or popcount64(d.mask) < d.min:
        return False
    d.n = 0
    while d.n < d.min:
        seen = left
        worst = ctz64(left)
        while seen:
            if hand_value(g, d.player, ctz64(seen)) < hand_value(g, d.player, worst):
                worst = ctz64(seen)
            seen &= seen - 1
        d.picks[d.n] = worst
        d.n += 1
        left &= ~bit(worst)
    return True


cdef bint holds_junk(Game* g, int p) noexcept nogil:
    cdef uint64_t left = g.players[p].hand.mask
    while left:
        if is_junk(g, p, ctz64(left)):
            return True
        left &= left - 1
    return False


cdef bint scrounge(Game* g, Decision* d) noexcept nogil:
    """The Estate and a $5 card if there is one; else trash junk, but nothing good."""
    if d.kind != ASK_OPTION:
        return points_at_the_end(g, d)
    return pick(d, 1 if g.trash.n[g.k.estate] or not holds_junk(g, d.player) else 0)


advise("Amphora", amphora)
advise("Hammer", points_at_the_end)
advise("Insignia", insignia)
advise("Orb", orb)
advise("Puzzle Box", puzzle_box)
advise("Sextant", sextant)
advise("Spell Scroll", points_at_the_end)
advise("Fated", fated)
advise("Friendly", friendly)
advise("Shy", shy)
advise("Tireless", best_on_top)
advise("Bury", bury)
advise("Avoid", avoid)
advise("Peril", peril)
advise("Foray", foray)
advise("Scrounge", scrounge)

# A gained card is set aside or put onto the deck before its own text can cost it (Siren).
urgency("Hasty", 50)
urgency("Deliver", 50)
urgency("Insignia", 20)
# Discarding comes when the hand is complete.
urgency("Shy", -10)
