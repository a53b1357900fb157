"""Advice for the decisions of base cards that the general principles would get wrong."""

from libc.stdint cimport uint64_t
from libc.string cimport memset

from simcore.choosers.defaults cimport advise, pass_, pick, say
from simcore.choosers.quantities cimport hand_coins, money
from simcore.choosers.values cimport *
from simcore.state cimport *
from simcore.zones cimport *

cdef enum:
    ENOUGH_MONEY = 6         # coins that a thinned deck keeps, to go on buying


# ------------------------------------------------------------------ judgement
cdef bint is_dead(Game* g, int slot) noexcept nogil:
    """It does nothing in a hand."""
    return not is_type(g, slot, ACTION | TREASURE)


cdef int available(Decision* d, int slot) noexcept nogil:
    if not (d.mask >> slot) & 1:
        return 0
    return 1 if d.counts == NULL else d.counts[slot]


cdef void add_picks(Decision* d, int slot, int n) noexcept nogil:
    n = min(n, d.max - d.n)
    memset(d.picks + d.n, slot, max(n, 0))
    d.n += max(n, 0)


cdef int price_reached(int coins) noexcept nogil:
    """What the coins will buy: Province, Gold, a good $5 card, Silver ... Coins between are spare."""
    if coins >= 8:
        return 8
    return 6 if coins == 7 else (coins if coins >= 2 else 0)


cdef int coins_in_sight(Game* g, int p) noexcept nogil:
    return g.turn.coins + hand_coins(g, p)


cdef bint can_be_played(Game* g, int p, int slot) noexcept nogil:
    """An Action that this turn has an Action left for."""
    if g.turn.actions == 0:
        return False
    return g.k.bonus[slot].actions > 0 or action_need(g, p) < 0


cdef int spare_coppers(Game* g, int p, int in_hand) noexcept nogil:
    """Coppers that the deck is better without, as long as it can still pay for something."""
    if in_hand == 0 or is_late(g):
        return 0
    return max(0, min(in_hand, money(g, p) - ENOUGH_MONEY))


# ------------------------------------------------------------------ trashing
cdef void pick_trash(Game* g, Decision* d, int coppers) noexcept nogil:
    """Curses, then Estates while they are not points that decide, then so many Coppers."""
    cdef uint64_t dead
    cdef int slot
    d.n = 0
    add_picks(d, g.k.curse, available(d, g.k.curse))
    if not is_late(g):
        dead = d.mask & g.k.cards & ~(g.k.of_type[0] | g.k.of_type[1] | bit(g.k.curse))
        while dead:
            slot = ctz64(dead)
            dead &= dead - 1
            if g.k.vp[slot] <= 1 and g.k.score[slot] == NULL:
                add_picks(d, slot, available(d, slot))
    add_picks(d, g.k.copper, min(coppers, available(d, g.k.copper)))


cdef bint chapel(Game* g, Decision* d) noexcept nogil:
    cdef int p = d.player
    cdef int coppers = spare_coppers(g, p, available(d, g.k.copper))
    cdef int coins = coins_in_sight(g, p)
    if coins >= 6:
        # A Gold or a Province this turn is worth more than a few Coppers less.
        coppers = min(coppers, coins - price_reached(coins))
    pick_trash(g, d, coppers)
    return True


cdef bint moneylender(Game* g, Decision* d) noexcept nogil:
    return pick(d, g.k.copper)


cdef bint remodel(Game* g, Decision* d) noexcept nogil:
    """Bad cards into better ones; near the end Treasures into points."""
    cdef int p = d.player
    cdef int provinces = g.pile_n[g.k.province_pile]
    if d.kind != ASK_TRASH:
        return False
    if available(d, g.k.gold) and 0 < provinces <= 4 + g.n_players // 3 and coins_in_sight(g, p) < 8:
        return pick(d, g.k.gold)
    if available(d, g.k.curse):
        return pick(d, g.k.curse)
    if is_late(g):
        if available(d, g.k.silver) and can_gain(g, g.k.duchy) and coins_in_sight(g, p) - 2 < 8:
            return pick(d, g.k.silver)
        return available(d, g.k.copper) and pick(d, g.k.copper)
    if available(d, g.k.estate):
        return pick(d, g.k.estate)
    return available(d, g.k.copper) and pick(d, g.k.copper)


cdef int best_treasure_for(Game* g, int coins) noexcept nogil:
    """The dearest Treasure that can be gained for so much; -1: none."""
    cdef uint64_t mask = costing_up_to(g, coins) & of_types(g, TREASURE)
    cdef int best = -1
    while mask:
        if best < 0 or cost_of(g, ctz64(mask)) > cost_of(g, best):
            best = ctz64(mask)
        mask &= mask - 1
    return best


cdef bint mine(Game* g, Decision* d) noexcept nogil:
    """The dearest Treasure that becomes a better one."""
    cdef uint64_t mask = d.mask
    cdef int slot, better, best = -1
    if d.kind != ASK_TRASH:
        return False
    while mask:
        slot = ctz64(mask)
        mask &= mask - 1
        better = best_treasure_for(g, cost_of(g, slot) + 3)
        if better < 0 or deck_value(g, d.player, better) <= deck_value(g, d.player, slot):
            continue
        if best < 0 or cost_of(g, slot) > cost_of(g, best):
            best = slot
    if best >= 0:
        return pick(d, best)
    return d.min == 0 and pass_(d)


# ------------------------------------------------------------------ discarding and drawing
cdef bint cellar(Game* g, Decision* d) noexcept nogil:
    """What does nothing this turn; Coppers too, if the deck has better cards than that."""
    cdef uint64_t left = d.mask
    cdef int slot, room, terminals = action_need(g, d.player)
    d.n = 0
    while left:
        slot = ctz64(left)
        left &= left - 1
        room = available(d, slot)
        if is_dead(g, slot):
            add_picks(d, slot, room)
        elif is_terminal(g, slot) and terminals > 0:
            add_picks(d, slot, min(room, terminals))
            terminals -= room
    if available(d, g.k.copper) and average_of_deck(g, d.player) > coming_value(g, g.k.copper):
        add_picks(d, g.k.copper, available(d, g.k.copper))
    return True


cdef bint library(Game* g, Decision* d) noexcept nogil:
    """Only Actions that can still be played are worth a place in the hand."""
    return say(d, not can_be_played(g, d.player, d.subject))


cdef bint sentry(Game* g, Decision* d) noexcept nogil:
    cdef uint64_t left = d.mask
    cdef double average
    if d.kind == ASK_TRASH:
        pick_trash(g, d, spare_coppers(g, d.player, available(d, g.k.copper)))
        return True
    if d.kind != ASK_DISCARD:
        return False
    d.n = 0
    average = average_value(g.k, g.players[d.player].owned)
    while left:
        if coming_value(g, ctz64(left)) < average:
            add_picks(d, ctz64(left), available(d, ctz64(left)))
        left &= left - 1
    return True


cdef bint chancellor(Game* g, Decision* d) noexcept nogil:
    """The deck goes if what is left of it is no better than the rest."""
    return say(d, average_of_deck(g, d.player) <= average_value(g.k, g.players[d.player].owned))


cdef bint spy(Game* g, Decision* d) noexcept nogil:
    """Better than the average of its deck: good for its owner, on top."""
    cdef int owner = <int>d.mask
    cdef bint good = coming_value(g, d.subject) >= average_value(g.k, g.players[owner].owned)
    return say(d, good != (owner == d.player))


# ------------------------------------------------------------------ onto the deck
cdef int best_coming(Game* g, uint64_t mask) noexcept nogil:
    cdef int best = -1
    while mask:
        if best < 0 or coming_value(g, ctz64(mask)) > coming_value(g, best):
            best = ctz64(mask)
        mask &= mask - 1
    return best


cdef bint harbinger(Game* g, Decision* d) noexcept nogil:
    """The best card, if it is better than what would come anyway."""
    cdef int slot = best_coming(g, d.mask)
    if coming_value(g, slot) > average_value(g.k, g.players[d.player].owned):
        return pick(d, slot)
    return pass_(d)


cdef bint artisan(Game* g, Decision* d) noexcept nogil:
    """An Action that this turn cannot play, spare coins, or else a card that does nothing."""
    cdef uint64_t idle = 0, spare = 0, dead = 0, left = d.mask
    cdef int slot, coins = coins_in_sight(g, d.player)
    if d.kind != ASK_TOPDECK:
        return False
    while left:
        slot = ctz64(left)
        left &= left - 1
        if is_dead(g, slot):
            dead |= bit(slot)
        elif is_type(g, slot, ACTION):
            if not can_be_played(g, d.player, slot):
                idle |= bit(slot)
        elif price_reached(coins - g.k.bonus[slot].coins) == price_reached(coins):
            spare |= bit(slot)
    if idle | spare:
        return pick(d, best_coming(g, idle | spare))
    return dead != 0 and pick(d, ctz64(dead))


# ------------------------------------------------------------------ Throne Room, Thief
cdef int doubled(Game* g, int p, int slot) noexcept nogil:
    """What a second play of the card adds."""
    cdef const Bonus* b = &g.k.bonus[slot]
    cdef int value = 4 * g.k.cost[slot] + 12 * b.cards + 9 * b.coins + 2 * b.buys
    b = &g.k.next_bonus[slot]
    value += 12 * b.cards + 9 * b.coins
    value += (20 if action_need(g, p) > 0 else 3) * g.k.bonus[slot].actions
    if is_type(g, slot, ATTACK):
        value += 8
    return value


cdef int other_actions(Game* g, int p, int slot) noexcept nogil:
    cdef uint64_t mask = g.players[p].hand.mask & g.k.of_type[0] & ~bit(slot)
    cdef int n = 0
    while mask:
        n += g.players[p].hand.n[ctz64(mask)]
        mask &= mask - 1
    return n


cdef bint throne_room(Game* g, Decision* d) noexcept nogil:
    """The card that gives most the second time; another Throne Room if two more can follow."""
    cdef uint64_t mask = d.mask
    cdef int slot, value, best = -1, best_value = 0
    while mask:
        slot = ctz64(mask)
        mask &= mask - 1
        value = doubled(g, d.player, slot)
        if slot == d.source:
            value = 200 if other_actions(g, d.player, slot) >= 2 else 1
        if best < 0 or value > best_value:
            best = slot
            best_value = value
    return pick(d, best)


cdef bint thief(Game* g, Decision* d) noexcept nogil:
    """The victim's dearest Treasure; what is gained is left to the general principles."""
    return d.kind == ASK_TRASH and pick(d, best_coming(g, d.mask))


# ------------------------------------------------------------------ when to play them
cdef int junk_in_hand(Game* g, int p) noexcept nogil:
    cdef Bag* hand = &g.players[p].hand
    cdef int n = hand.n[g.k.curse]
    if not is_late(g):
        n += hand.n[g.k.estate]
    return n + spare_coppers(g, p, hand.n[g.k.copper])


cdef int play_chapel(Game* g, int p, int slot) noexcept nogil:
    """The more it takes, the rather instead of a draw; with Actions to spare after the draws."""
    cdef int junk = min(4, junk_in_hand(g, p))
    return plain_play_value(g, p, slot) + 10 + 20 * junk if junk else NOT_NOW


cdef int play_moneylender(Game* g, int p, int slot) noexcept nogil:
    return plain_play_value(g, p, slot) if g.players[p].hand.n[g.k.copper] else NOT_NOW


cdef int play_remodel(Game* g, int p, int slot) noexcept nogil:
    """It must trash: with a card that becomes a better one."""
    cdef Bag* hand = &g.players[p].hand
    if hand.n[g.k.estate] or is_late(g) or junk_in_hand(g, p):
        return plain_play_value(g, p, slot)
    if hand.n[g.k.gold] and g.pile_n[g.k.province_pile] <= 4 + g.n_players // 3:
        return plain_play_value(g, p, slot)
    return NOT_NOW


cdef int play_mine(Game* g, int p, int slot) noexcept nogil:
    """With a Treasure that becomes a better one."""
    cdef uint64_t mask = g.players[p].hand.mask & g.k.of_type[1]
    cdef int better
    while mask:
        better = best_treasure_for(g, cost_of(g, ctz64(mask)) + 3)
        if better >= 0 and deck_value(g, p, better) > deck_value(g, p, ctz64(mask)):
            return plain_play_value(g, p, slot)
        mask &= mask - 1
    return NOT_NOW


cdef int play_throne_room(Game* g, int p, int slot) noexcept nogil:
    """After the cards that replace themselves if a terminal is there to be doubled; first if
    they are what it doubles; never without a target."""
    cdef uint64_t mask = g.players[p].hand.mask & g.k.of_type[0] & ~bit(slot)
    if mask == 0:
        return NOT_NOW
    return 300 if mask & g.k.worth.terminals else 700


advise("Cellar", cellar)
advise("Chapel", chapel)
advise("Harbinger", harbinger)
advise("Moneylender", moneylender)
advise("Remodel", remodel)
advise("Throne Room", throne_room)
advise("Throne Room (1e)", throne_room)
advise("Library", library)
advise("Mine", mine)
advise("Mine (1e)", mine)
advise("Sentry", sentry)
advise("Artisan", artisan)
advise("Chancellor", chancellor)
advise("Spy", spy)
advise("Thief", thief)
judge_terminal("Chapel", play_chapel)
judge_terminal("Moneylender", play_moneylender)
judge_terminal("Moneylender (1e)", play_moneylender)
judge_terminal("Remodel", play_remodel)
judge_terminal("Mine", play_mine)
judge_terminal("Mine (1e)", play_mine)
judge_play("Throne Room", play_throne_room)
judge_play("Throne Room (1e)", play_throne_room)
