"""Sound choices for the single piles of Allies. What is not here follows the general principles."""

from libc.stdint cimport uint64_t

from simcore.choosers.defaults cimport advise, pass_, pick, say
from simcore.choosers.quantities cimport hand_coins, money
from simcore.choosers.values cimport action_need, deck_value, hand_value, is_late
from simcore.state cimport *
from simcore.zones cimport *

# Options, as the cards list them.
cdef enum:
    BAUBLE_BUY = 0
    BAUBLE_COIN = 1
    BAUBLE_FAVOR = 2
    BAUBLE_TOPDECK = 3
    BROKER_CARDS = 0
    BROKER_ACTIONS = 1
    BROKER_COINS = 2
    BROKER_FAVORS = 3
    INNKEEPER_ONE = 0
    INNKEEPER_THREE = 1
    INNKEEPER_FIVE = 2
    TOWN_VILLAGE = 0
    TOWN_MONEY = 1
    MODIFY_CARD = 0
    MODIFY_GAIN = 1
    SPECIALIST_AGAIN = 0
    SPECIALIST_COPY = 1


# ------------------------------------------------------------------ what they look at
cdef bint has_ally(Game* g) noexcept nogil:
    """Favors are worth nothing without an Ally: the landscape that is no Event and has no pile."""
    cdef int slot
    for slot in range(g.k.n_cards, g.k.n_slots):
        if not (g.k.events >> slot) & 1 and g.k.pile_of[slot] == 255:
            return True
    return False


cdef int coins_to_spend(Game* g, int p) noexcept nogil:
    return g.turn.coins + hand_coins(g, p)


cdef int price_reached(int coins) noexcept nogil:
    """The prices that matter: a Silver, a $5 card, a Gold, a Province."""
    return 8 if coins >= 8 else 6 if coins >= 6 else 5 if coins >= 5 else 3 if coins >= 3 else 0


cdef bint buys_more_with(Game* g, int p, int coins) noexcept nogil:
    cdef int now = coins_to_spend(g, p)
    return price_reached(now + coins) > price_reached(now)


cdef bint stuck_actions(Game* g, int p) noexcept nogil:
    """Are there Actions in hand that cannot all be played?"""
    if g.phase > PHASE_ACTION:
        return False
    return action_need(g, p) > 0 or (
        g.turn.actions == 0 and (g.players[p].hand.mask & of_types(g, ACTION)) != 0)


cdef bint rich_deck(Game* g, int p) noexcept nogil:
    """Is an unknown card of one's own, on average, worth at least a coin?"""
    cdef Player* pl = &g.players[p]
    cdef int slot, worth = money(g, p), cards = 0
    for slot in range(g.k.n_cards):
        cards += pl.owned[slot]
        if is_type(g, slot, ACTION):
            worth += pl.owned[slot] * (1 + g.k.bonus[slot].cards)
    return worth >= cards


cdef int dead_cards(Game* g, int p) noexcept nogil:
    """Cards in hand that do nothing this turn."""
    cdef Player* pl = &g.players[p]
    cdef int slot, n = 0
    for slot in range(g.k.n_cards):
        if pl.hand.n[slot] and hand_value(g, p, slot) <= 2:
            n += pl.hand.n[slot]
    return n


cdef int strength(Game* g, int p, int slot) noexcept nogil:
    """What one play of the card is worth that costs no Action."""
    cdef const Bonus* b = &g.k.bonus[slot]
    cdef int value = 10 * b.cards + 10 * b.coins + 4 * b.buys
    if stuck_actions(g, p):
        value += 12 * b.actions
    if g.k.play[slot] != NULL:
        value += 6 * g.k.cost[slot]
    return value


cdef int strongest(Game* g, Decision* d) noexcept nogil:
    cdef uint64_t mask = d.mask
    cdef int slot, best = -1, best_value = 0
    while mask:
        slot = ctz64(mask)
        mask &= mask - 1
        if strength(g, d.player, slot) > best_value:
            best = slot
            best_value = strength(g, d.player, slot)
    return best


cdef int best_gain(Game* g, int p, uint64_t mask) noexcept nogil:
    cdef int slot, best = -1
    while mask:
        slot = ctz64(mask)
        mask &= mask - 1
        if best < 0 or deck_value(g, p, slot) > deck_value(g, p, best):
            best = slot
    return best


cdef bint take_options(Decision* d, int first, int second) noexcept nogil:
    """The first one, and the second if two must or may be chosen."""
    d.picks[0] = first
    d.picks[1] = second
    d.n = 2 if d.max >= 2 else 1
    return True


cdef bint play_strongest(Game* g, Decision* d) noexcept nogil:
    cdef int slot
    if d.kind != ASK_PLAY:
        return False
    slot = strongest(g, d)
    return pick(d, slot) if slot >= 0 else pass_(d)


cdef bint trash_to_improve(Game* g, Decision* d) noexcept nogil:
    """Late in the game a Gold becomes a Province; otherwise the worst card goes."""
    cdef uint64_t mask = d.mask & ~g.k.of_type[2]
    if not is_late(g) or not can_gain(g, g.k.province):
        return False
    while mask:
        if cost_of(g, ctz64(mask)) + 2 >= cost_of(g, g.k.province):
            return pick(d, ctz64(mask))
        mask &= mask - 1
    return False


# ------------------------------------------------------------------ the cards
cdef bint bauble(Game* g, Decision* d) noexcept nogil:
    cdef int coins = coins_to_spend(g, d.player) + 1
    if d.kind == ASK_MAY:
        # What was just gained comes into the next hand: not Victory cards, Curses, Coppers.
        return say(d, is_type(g, d.subject, ACTION | TREASURE) and d.subject != g.k.copper)
    if d.kind != ASK_OPTION:
        return False
    if g.turn.buys == 1 and coins >= 10:
        return take_options(d, BAUBLE_COIN, BAUBLE_BUY)
    return take_options(d, BAUBLE_COIN, BAUBLE_FAVOR if has_ally(g) else BAUBLE_TOPDECK)


cdef bint merchant_camp(Game* g, Decision* d) noexcept nogil:
    # In the next hand it takes the place of an average card.
    return d.kind == ASK_MAY and say(d, money(g, d.player) <= total_owned(g, d.player))


cdef bint broker(Game* g, Decision* d) noexcept nogil:
    cdef int n
    if d.kind != ASK_OPTION:
        return False
    n = cost_of(g, d.subject)
    if g.turn.actions == 0 and stuck_actions(g, d.player):
        return take_options(d, BROKER_ACTIONS, BROKER_CARDS)
    if g.turn.actions > 0 or rich_deck(g, d.player):
        return take_options(d, BROKER_CARDS, BROKER_COINS)
    if buys_more_with(g, d.player, n) or not has_ally(g):
        return take_options(d, BROKER_COINS, BROKER_CARDS)
    return take_options(d, BROKER_FAVORS, BROKER_COINS)


cdef bint carpenter(Game* g, Decision* d) noexcept nogil:
    return d.kind == ASK_TRASH and trash_to_improve(g, d)


cdef bint innkeeper(Game* g, Decision* d) noexcept nogil:
    cdef int dead
    if d.kind != ASK_OPTION:
        return False
    dead = dead_cards(g, d.player)
    if dead >= 4:
        return pick(d, INNKEEPER_FIVE)
    if dead >= 2:
        return take_options(d, INNKEEPER_THREE, INNKEEPER_ONE)
    return pick(d, INNKEEPER_ONE)


cdef bint town(Game* g, Decision* d) noexcept nogil:
    if d.kind != ASK_OPTION:
        return False
    if stuck_actions(g, d.player):
        return take_options(d, TOWN_VILLAGE, TOWN_MONEY)
    return take_options(d, TOWN_MONEY, TOWN_VILLAGE)


cdef bint capital_city(Game* g, Decision* d) noexcept nogil:
    if d.kind == ASK_MAY:
        return say(d, dead_cards(g, d.player) >= 2)
    if d.kind == ASK_NUMBER:
        return say(d, rich_deck(g, d.player))
    return False


cdef bint contract(Game* g, Decision* d) noexcept nogil:
    cdef int slot
    if d.kind != ASK_SET_ASIDE:
        return False
    if g.phase <= PHASE_ACTION and not stuck_actions(g, d.player):
        return pass_(d)
    slot = strongest(g, d)
    return pick(d, slot) if slot >= 0 else pass_(d)


cdef bint modify(Game* g, Decision* d) noexcept nogil:
    cdef int best
    if d.kind == ASK_TRASH:
        return trash_to_improve(g, d)
    if d.kind != ASK_OPTION:
        return False
    best = -1 if d.subject < 0 else best_gain(
        g, d.player, costing_up_to(g, cost_of(g, d.subject) + 2))
    if best >= 0 and deck_value(g, d.player, best) >= 30:
        return take_options(d, MODIFY_GAIN, MODIFY_CARD)
    # Nothing worth having: no second option either.
    return pick(d, MODIFY_CARD)


cdef bint specialist(Game* g, Decision* d) noexcept nogil:
    if d.kind == ASK_PLAY:
        return play_strongest(g, d)
    if d.kind != ASK_OPTION:
        return False
    if (can_gain(g, d.subject) and g.k.cost[d.subject] >= 5 and not is_late(g)
            and not buys_more_with(g, d.player, g.k.bonus[d.subject].coins)):
        return take_options(d, SPECIALIST_COPY, SPECIALIST_AGAIN)
    return take_options(d, SPECIALIST_AGAIN, SPECIALIST_COPY)


cdef bint swap(Game* g, Decision* d) noexcept nogil:
    """Exchanges a card that is at least $2 cheaper than the best Action on offer."""
    cdef uint64_t mask = d.mask
    cdef int slot, best, worst = -1
    if d.kind != ASK_RETURN:
        return False
    best = best_gain(g, d.player, costing_up_to(g, 5) & g.k.of_type[0])
    while mask:
        slot = ctz64(mask)
        mask &= mask - 1
        if is_type(g, slot, LOOT) or (g.k.bonus[slot].actions >= 2 and stuck_actions(g, d.player)):
            continue
        if worst < 0 or deck_value(g, d.player, slot) < deck_value(g, d.player, worst):
            worst = slot
    if best < 0 or worst < 0 or deck_value(g, d.player, worst) + 20 > deck_value(g, d.player, best):
        return pass_(d)
    return pick(d, worst)


advise("Bauble", bauble)
advise("Merchant Camp", merchant_camp)
advise("Broker", broker)
advise("Carpenter", carpenter)
advise("Courier", play_strongest)
advise("Innkeeper", innkeeper)
advise("Royal Galley", play_strongest)
advise("Town", town)
advise("Capital City", capital_city)
advise("Contract", contract)
advise("Modify", modify)
advise("Specialist", specialist)
advise("Swap", swap)
