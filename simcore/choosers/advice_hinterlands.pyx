"""Sound choices for the cards of Hinterlands. What is not here follows the general principles."""

from libc.stdint cimport uint8_t, uint64_t

from simcore.choosers.defaults cimport advise, default_fill, pass_, pick, say, urgency
from simcore.choosers.quantities cimport hand_coins, money, pays, weigh
from simcore.choosers.values cimport *
from simcore.state cimport *
from simcore.zones cimport *

from simcore.catalog import load

cdef int FOOLS_GOLD = load().cards["Fool's Gold"].number

# Options, as the cards list them.
cdef enum:
    LESS_FIRST = 1
    CARDS_AND_ACTION = 0
    BUY_AND_COINS = 1
    TWO_SILVERS = 0
    ONE_CARD = 1


# ------------------------------------------------------------------ what they look at
cdef int next_value(Game* g, int p, int slot) noexcept nogil:
    """What a card is worth in a hand of a later turn."""
    if g.k.number[slot] == FOOLS_GOLD:
        return 13 if g.players[p].owned[slot] < 3 else 29
    return coming_value(g, slot)


cdef int average_owned(Game* g, int p) noexcept nogil:
    """Of the cards the player owns."""
    cdef const uint8_t* owned = g.players[p].owned
    cdef uint64_t mask = g.k.worth.pays
    cdef int slot, total = weigh(owned, g.k.worth.coming)
    while mask:
        slot = ctz64(mask)
        mask &= mask - 1
        total += owned[slot] * (next_value(g, p, slot) - coming_value(g, slot))
    return total // max(1, total_owned(g, p))


cdef int coins_to_spend(Game* g, int p) noexcept nogil:
    return g.turn.coins + hand_coins(g, p)


cdef int price_reached(int coins) noexcept nogil:
    """The prices that matter: a Silver, a $5 card, a Gold, a Province."""
    return 8 if coins >= 8 else 6 if coins >= 6 else 5 if coins >= 5 else 3 if coins >= 3 else 0


cdef int best_gain(Game* g, int p, uint64_t mask, bint room) noexcept nogil:
    """The value of the best card there; 0 if there is none, less if only bad ones are. `room`: for
    terminals."""
    cdef int value, best = 0
    cdef bint found = False
    while mask:
        value = gain_value(g, p, ctz64(mask), room)
        if not found or value > best:
            best = value
            found = True
        mask &= mask - 1
    return best


# ------------------------------------------------------------------ discarding
cdef bint discard_cheapest(Game* g, Decision* d) noexcept nogil:
    """As many as must be, the cheapest first."""
    d.n = 0
    default_fill(g, d, d.counts)
    return True


cdef bint witchs_hut(Game* g, Decision* d) noexcept nogil:
    """Two Actions for the Curses, if there are any to give."""
    cdef uint64_t actions = d.mask & of_types(g, ACTION)
    cdef uint64_t all_cards = d.mask
    cdef int n = 0
    if d.kind != ASK_DISCARD:
        return False
    while actions:
        n += d.counts[ctz64(actions)]
        actions &= actions - 1
    if n >= 2 and d.min == 2 and can_gain(g, g.k.curse):
        d.mask &= of_types(g, ACTION)
    discard_cheapest(g, d)
    d.mask = all_cards
    return True


cdef bint cartographer(Game* g, Decision* d) noexcept nogil:
    """Away with everything below the average of the deck."""
    cdef uint64_t mask = d.mask
    cdef int slot, i, limit = average_owned(g, d.player)
    if d.kind != ASK_DISCARD:
        return False
    d.n = 0
    while mask:
        slot = ctz64(mask)
        mask &= mask - 1
        if wants_discard(g, slot) or next_value(g, d.player, slot) < limit:
            for i in range(d.counts[slot]):
                d.picks[d.n + i] = slot
            d.n += d.counts[slot]
    return True


cdef bint stables(Game* g, Decision* d) noexcept nogil:
    """A Copper or a Silver for three cards; not the coin that makes a Province."""
    cdef Player* pl = &g.players[d.player]
    cdef uint64_t mask = d.mask
    cdef int slot, best = -1
    if d.kind != ASK_DISCARD:
        return False
    while mask:
        slot = ctz64(mask)
        mask &= mask - 1
        if best < 0 or next_value(g, d.player, slot) < next_value(g, d.player, best):
            best = slot
    if deck_size(pl) + pl.n_discard < 2 or next_value(g, d.player, best) > 21:
        return pass_(d)
    if coins_to_spend(g, d.player) >= 8 > coins_to_spend(g, d.player) - g.k.bonus[best].coins:
        return pass_(d)
    return pick(d, best)


cdef uint64_t wanted_actions(Game* g, int p, int cost) noexcept nogil:
    """Actions up to that cost that the deck can use."""
    cdef uint64_t mask = costing_up_to(g, cost) & g.k.of_type[0]
    return mask if room_for_terminals(g, p) else mask & ~g.k.worth.terminals


cdef bint wheelwright(Game* g, Decision* d) noexcept nogil:
    """The dearest card without use this turn, if there is an Action worth having for it."""
    cdef uint64_t mask = d.mask
    cdef int slot, best = -1
    if d.kind == ASK_GAIN:
        mask &= wanted_actions(g, d.player, 15)
        while mask:
            slot = ctz64(mask)
            mask &= mask - 1
            if best < 0 or deck_value(g, d.player, slot) > deck_value(g, d.player, best):
                best = slot
        return best >= 0 and pick(d, best)
    if d.kind != ASK_DISCARD:
        return False
    while mask:
        slot = ctz64(mask)
        mask &= mask - 1
        if discard_value(g, d.player, slot) > 5 or not wanted_actions(g, d.player, cost_of(g, slot)):
            continue
        if best < 0 or cost_of(g, slot) > cost_of(g, best):
            best = slot
    return pass_(d) if best < 0 else pick(d, best)


# ------------------------------------------------------------------ cards on the deck
cdef bint keep_on_deck(Game* g, int p, int slot) noexcept nogil:
    return not wants_discard(g, slot) and next_value(g, p, slot) >= average_owned(g, p)


cdef bint duchess(Game* g, Decision* d) noexcept nogil:
    """A Duchess with a Duchy only while she can be played."""
    if d.kind == ASK_MAY:
        return say(d, room_for_terminals(g, d.player))
    return d.kind == ASK_JUDGE and say(d, not keep_on_deck(g, d.player, d.subject))


cdef bint junk_among(Game* g, int p, uint64_t mask) noexcept nogil:
    while mask:
        if is_junk(g, p, ctz64(mask)):
            return True
        mask &= mask - 1
    return False


cdef bint jack_of_all_trades(Game* g, Decision* d) noexcept nogil:
    """What will be drawn now is judged by this turn: an Action without an Action left is of no
    use. Junk may be drawn if it is what Jack will trash."""
    cdef bint drawn = g.players[d.player].hand.total < 5
    if d.kind != ASK_JUDGE:
        return False
    if wants_discard(g, d.subject):
        return say(d, 1)
    if drawn and not is_type(g, d.subject, TREASURE) and is_junk(g, d.player, d.subject):
        return say(d, junk_among(g, d.player, g.players[d.player].hand.mask & ~g.k.of_type[1]))
    if drawn and g.turn.actions == 0 and is_type(g, d.subject, ACTION):
        return say(d, 1)
    return say(d, not keep_on_deck(g, d.player, d.subject))


cdef bint oracle(Game* g, Decision* d) noexcept nogil:
    """Two cards against the average of their owner's deck. The own ones would be drawn now."""
    cdef int owner = <int>d.mask
    cdef Bag* shown
    cdef uint64_t mask
    cdef int slot, value = 0, n = 0
    if d.kind != ASK_JUDGE:
        return False
    shown = &g.players[owner].limbo
    mask = shown.mask
    while mask:
        slot = ctz64(mask)
        mask &= mask - 1
        n += shown.n[slot]
        if owner == d.player and g.turn.actions == 0 and is_type(g, slot, ACTION):
            continue
        value += shown.n[slot] * (next_value(g, owner, slot) + 2 * min(0, discard_value(g, owner, slot)))
    return say(d, (value < n * average_owned(g, owner)) == (owner == d.player))


cdef bint scheme(Game* g, Decision* d) noexcept nogil:
    """The dearest Action, but not two terminals for one hand."""
    cdef Player* pl = &g.players[d.player]
    cdef uint64_t mask = d.mask
    cdef bint terminal = False
    cdef int slot, i, value, best = -1, best_value = 0
    if d.kind != ASK_TOPDECK:
        return False
    for i in range(pl.n_top):
        slot = pl.top[i]
        terminal |= is_type(g, slot, ACTION) and g.k.bonus[slot].actions == 0
    while mask:
        slot = ctz64(mask)
        mask &= mask - 1
        value = 10 * g.k.cost[slot]
        if g.k.bonus[slot].actions == 0:
            value += -100 if terminal else 5
        if best < 0 or value > best_value:
            best = slot
            best_value = value
    return pick(d, best)


cdef bint mandarin(Game* g, Decision* d) noexcept nogil:
    """A card for the next turn that this one does not need: an Action that cannot be played, or
    the best Treasure without which the same can be bought; else the least useful card."""
    cdef uint64_t mask = d.mask
    cdef int coins = coins_to_spend(g, d.player)
    cdef int slot, best = -1
    cdef bint spare
    if d.kind != ASK_TOPDECK:
        return False
    while mask:
        slot = ctz64(mask)
        mask &= mask - 1
        if is_type(g, slot, TREASURE):
            spare = price_reached(coins - g.k.bonus[slot].coins) == price_reached(coins)
        else:
            spare = is_type(g, slot, ACTION) and g.turn.actions == 0
        if spare and (best < 0 or next_value(g, d.player, slot) > next_value(g, d.player, best)):
            best = slot
    return best >= 0 and pick(d, best)


# ------------------------------------------------------------------ trashing and gaining
cdef bint fools_gold(Game* g, Decision* d) noexcept nogil:
    """A single Fool's Gold is only a Copper: a Gold is better. Two in hand stay together, and so
    does the coin that makes a Province."""
    cdef Player* pl = &g.players[d.player]
    if d.kind != ASK_MAY:
        return False
    return say(d, can_gain(g, g.k.gold) and pl.hand.n[d.source] == 1 and hand_coins(g, d.player) != 8)


cdef int trade_value(Game* g, int p, int slot, int up, int down, bint room) noexcept nogil:
    """What the cards gained for a card are worth more than it."""
    cdef int cost = cost_of(g, slot)
    cdef int value = best_gain(g, p, costing_exactly(g, cost + up), room)
    value -= gain_value(g, p, slot, room)
    if down:
        value += best_gain(g, p, costing_exactly(g, cost - down), room)
    # A Victory card's points are lost; a deck's only early worry is that it is dead weight.
    if is_type(g, slot, VICTORY) and not is_junk(g, p, slot):
        value -= 12 * g.k.vp[slot]
    return value


cdef bint trade_up(Game* g, Decision* d, int up, int down) noexcept nogil:
    """Trashes what the cards gained for it outweigh most."""
    cdef uint64_t mask = d.mask
    cdef bint room = room_for_terminals(g, d.player)
    cdef int slot, value, best = -1, best_value = 0
    while mask:
        slot = ctz64(mask)
        mask &= mask - 1
        value = trade_value(g, d.player, slot, up, down, room)
        if best < 0 or value > best_value:
            best = slot
            best_value = value
    return pick(d, best)


cdef bint develop(Game* g, Decision* d) noexcept nogil:
    if d.kind == ASK_OPTION:
        return pick(d, LESS_FIRST)
    return d.kind == ASK_TRASH and trade_up(g, d, 1, 1)


cdef bint farmland(Game* g, Decision* d) noexcept nogil:
    return d.kind == ASK_TRASH and trade_up(g, d, 2, 0)


cdef bint noble_brigand(Game* g, Decision* d) noexcept nogil:
    """The other player's Gold, not the cheaper card that one would trash of one's own."""
    return d.kind == ASK_TRASH and (d.mask >> g.k.gold) & 1 and pick(d, g.k.gold)


cdef bint spice_merchant(Game* g, Decision* d) noexcept nogil:
    """Coppers go, as long as there is other money. Two cards are better than two coins, unless
    these make a Province and there is no other Action to play."""
    cdef Player* pl = &g.players[d.player]
    cdef int coins = coins_to_spend(g, d.player)
    if d.kind == ASK_TRASH:
        if (d.mask >> g.k.copper) & 1 and money(g, d.player) > 4:
            return pick(d, g.k.copper)
        return pass_(d)
    if d.kind != ASK_OPTION or d.max > 1:
        return False
    if not pl.hand.mask & g.k.of_type[0] and coins < 8 <= coins + 2:
        return pick(d, BUY_AND_COINS)
    return pick(d, CARDS_AND_ACTION)


cdef bint is_bad_gain(Game* g, int p, int slot) noexcept nogil:
    return slot == g.k.copper or is_junk(g, p, slot)


cdef bint trader(Game* g, Decision* d) noexcept nogil:
    """Silvers for junk that costs something, such as Estates; instead of Curses and Coppers."""
    cdef uint64_t mask = d.mask
    cdef int slot, value, best = -1, best_value = 0
    if d.kind == ASK_MAY:
        return say(d, is_bad_gain(g, d.player, d.subject))
    if d.kind != ASK_TRASH:
        return False
    while mask:
        slot = ctz64(mask)
        mask &= mask - 1
        value = -deck_value(g, d.player, slot)
        if is_junk(g, d.player, slot):
            value += 20 * cost_of(g, slot)
        if best < 0 or value > best_value:
            best = slot
            best_value = value
    return pick(d, best)


cdef bint trail(Game* g, Decision* d) noexcept nogil:
    """A card more at no price; but no shuffle just for a card that comes too late."""
    cdef bint useless = d.player == g.turn_player and g.phase == PHASE_BUY
    if d.kind != ASK_MAY:
        return False
    return say(d, not (useless and deck_size(&g.players[d.player]) == 0))


cdef bint weaver(Game* g, Decision* d) noexcept nogil:
    """Silvers come too late at the end of the game."""
    if d.kind != ASK_OPTION:
        return False
    return pick(d, ONE_CARD if is_late(g) or not can_gain(g, g.k.silver) else TWO_SILVERS)


cdef bint ill_gotten_gains(Game* g, Decision* d) noexcept nogil:
    """A Copper only if it buys something better at once."""
    cdef int coins = coins_to_spend(g, d.player)
    if d.kind != ASK_MAY:
        return False
    return say(d, price_reached(coins + 1) >= 5 and price_reached(coins + 1) > price_reached(coins))

# ------------------------------------------------------------------ when to play them
cdef int fools_gold_pays(Game* g, int p, int slot, int n, bint in_hand) noexcept nogil:
    """$1 for the first of a turn, $4 for each one more; on average two of many meet."""
    if not in_hand:
        return n if n < 3 else 2 * n
    return 4 * n - (0 if g.players[p].plays[slot] else 3)


cdef int play_crossroads(Game* g, int p, int slot) noexcept nogil:
    """First, while the Victory cards are in hand; a later one only to draw."""
    cdef int victory = count_in_hand(g, p, of_types(g, VICTORY))
    cdef bint others = count_in_hand(g, p, g.k.of_type[0] & ~bit(slot)) > 0
    if g.players[p].plays[slot] == 0:
        return 640 if victory or others else 0
    return NOT_NOW if victory == 0 else 30 + 20 * victory


cdef int play_stables(Game* g, int p, int slot) noexcept nogil:
    """With a Copper or a Silver to discard."""
    if count_in_hand(g, p, bit(g.k.copper) | bit(g.k.silver)) == 0:
        return NOT_NOW
    return 540


cdef int play_spice_merchant(Game* g, int p, int slot) noexcept nogil:
    """With a Copper that the deck can do without."""
    if g.players[p].hand.n[g.k.copper] == 0 or money(g, p) <= 4:
        return NOT_NOW
    return 510


cdef int play_trader(Game* g, int p, int slot) noexcept nogil:
    if junk_among(g, p, g.players[p].hand.mask):
        return plain_play_value(g, p, slot)
    return NOT_NOW


cdef int play_develop(Game* g, int p, int slot) noexcept nogil:
    """With a card that becomes something better."""
    cdef uint64_t mask = g.players[p].hand.mask
    cdef bint room
    if g.players[p].hand.n[slot] == 1:
        mask &= ~bit(slot)
    if junk_among(g, p, mask):
        return plain_play_value(g, p, slot)
    room = room_for_terminals(g, p)
    while mask:
        if trade_value(g, p, ctz64(mask), 1, 1, room) > 10:
            return plain_play_value(g, p, slot)
        mask &= mask - 1
    return NOT_NOW


advise("Duchess", duchess)
advise("Fool's Gold", fools_gold)
advise("Develop", develop)
advise("Oracle", oracle)
advise("Scheme", scheme)
advise("Jack of All Trades", jack_of_all_trades)
advise("Noble Brigand", noble_brigand)
advise("Spice Merchant", spice_merchant)
advise("Trader", trader)
advise("Trader (1e)", trader)
advise("Trail", trail)
advise("Weaver", weaver)
advise("Cartographer", cartographer)
advise("Ill-Gotten Gains", ill_gotten_gains)
advise("Mandarin", mandarin)
advise("Stables", stables)
advise("Wheelwright", wheelwright)
advise("Witch's Hut", witchs_hut)
advise("Farmland", farmland)
advise("Farmland (1e)", farmland)
urgency("Tunnel", 2)             # first: a Trail may shuffle what was discarded with it away
urgency("Weaver", 1)
reward_discard("Tunnel", 40)     # and so when it is chosen what to discard
reward_discard("Weaver", 30)
reward_discard("Trail", 20)
pays("Fool's Gold", fools_gold_pays)
judge_play("Crossroads", play_crossroads)
judge_play("Stables", play_stables)
judge_play("Spice Merchant", play_spice_merchant)
judge_terminal("Trader", play_trader)
judge_terminal("Trader (1e)", play_trader)
judge_terminal("Develop", play_develop)
