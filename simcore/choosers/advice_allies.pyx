"""Sound choices for the single piles of Allies. What is not here follows the general principles."""

from libc.stdint cimport uint64_t
from libc.string cimport memcpy, memset

from simcore.choosers.defaults cimport advise, pass_, pick, say, urgency
from simcore.choosers.hands cimport *
from simcore.choosers.quantities cimport money, weigh
from simcore.choosers.values cimport *
from simcore.state cimport *
from simcore.zones cimport *

from simcore.catalog import load

# Options, as the cards list them.
cdef enum:
    SWAP_PROFIT = 16         # more than a card, or than $1 and the price
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
    MOST_COINS = 5           # of one Treasure
    PLAYS_ON = 500           # as plain_play_value rates cards that give their Action back
    BEFORE_TERMINALS = 400

cdef int HIGHWAYMAN = load().cards["Highwayman"].number


# ------------------------------------------------------------------ what they look at
cdef bint has_ally(Game* g) noexcept nogil:
    """Favors are worth nothing without an Ally: the landscape that is no Event and has no pile."""
    cdef int slot
    for slot in range(g.k.n_cards, g.k.n_slots):
        if not (g.k.events >> slot) & 1 and g.k.pile_of[slot] == 255:
            return True
    return False


cdef bint buys_more_with(Game* g, int p, int coins) noexcept nogil:
    cdef int now = coins_to_spend(g, p)
    return price_reached(now + coins) > price_reached(now)


cdef bint rich_deck(Game* g, int p) noexcept nogil:
    """Is an unknown card of one's own, on average, worth at least a coin?"""
    cdef Player* pl = &g.players[p]
    cdef int slot, worth = money(g, p), cards = 0
    for slot in range(g.k.n_cards):
        cards += pl.owned[slot]
        if is_type(g, slot, ACTION):
            worth += pl.owned[slot] * (1 + g.k.bonus[slot].cards)
    return worth >= cards


cdef int strength(Game* g, int slot, bint stuck) noexcept nogil:
    """What one play of the card is worth that costs no Action; `stuck`: Actions are short."""
    cdef const Bonus* b = &g.k.bonus[slot]
    cdef int value = 10 * b.cards + 10 * b.coins + 4 * b.buys
    if stuck:
        value += 12 * b.actions
    if g.k.play[slot] != NULL:
        value += 6 * g.k.cost[slot]
    return value


cdef int strongest(Game* g, Decision* d) noexcept nogil:
    cdef uint64_t mask = d.mask
    cdef bint stuck = stuck_actions(g, d.player)
    cdef int slot, value, best = -1, best_value = 0
    while mask:
        slot = ctz64(mask)
        mask &= mask - 1
        value = strength(g, slot, stuck)
        if value > best_value:
            best = slot
            best_value = value
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


cdef bint remodel(Game* g, Decision* d) noexcept nogil:
    """In the end cards become points; before that, the worst one goes."""
    cdef int slot = -1
    if d.kind == ASK_TRASH:
        slot = card_for_points(g, d.player, d.mask, 2)
        if slot < 0:
            slot = useless_card(g, d.player, d.mask)
    elif d.kind == ASK_GAIN:
        slot = points_to_gain(g, d.mask)
    return slot >= 0 and pick(d, slot)


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
    cdef int n, slot
    if d.kind == ASK_TRASH:
        slot = card_to_cash_in(g, d.player, d.mask)
        return slot >= 0 and pick(d, slot)
    if d.kind != ASK_OPTION:
        return False
    n = cost_of(g, d.subject)
    if coins_to_spend(g, d.player) < 8 <= coins_to_spend(g, d.player) + n:
        return take_options(d, BROKER_COINS, BROKER_CARDS)
    if g.turn.actions == 0 and stuck_actions(g, d.player):
        return take_options(d, BROKER_ACTIONS, BROKER_CARDS)
    if g.turn.actions > 0 or rich_deck(g, d.player):
        return take_options(d, BROKER_CARDS, BROKER_COINS)
    if buys_more_with(g, d.player, n) or not has_ally(g):
        return take_options(d, BROKER_COINS, BROKER_CARDS)
    return take_options(d, BROKER_FAVORS, BROKER_COINS)


cdef int use_now(Game* g, int slot) noexcept nogil:
    """About how many coins the card brings this turn."""
    if is_type(g, slot, TREASURE):
        return min(MOST_COINS, g.k.bonus[slot].coins)
    return is_type(g, slot, ACTION) and g.turn.actions > 0


cdef int least_coins(Game* g, int p, int cards, int played) noexcept nogil:
    """What so many cards of the hand bring, the least useful ones, without the one to be played."""
    cdef uint64_t left = g.players[p].hand.mask
    cdef int n[MOST_COINS + 1]
    cdef int coins, lost = 0
    for coins in range(MOST_COINS + 1):
        n[coins] = 0
    while left:
        n[use_now(g, ctz64(left))] += g.players[p].hand.n[ctz64(left)] - (ctz64(left) == played)
        left &= left - 1
    for coins in range(MOST_COINS + 1):
        lost += coins * min(cards, n[coins])
        cards -= min(cards, n[coins])
    return lost


cdef struct Prospect:        # a hand and the rest of the deck, counted by what the cards bring
    int hand[MOST_COINS + 1]
    int rest[MOST_COINS + 1]
    int total                # cards of the rest


cdef inline void bring(Prospect* out, int coins, int held, int owned) noexcept nogil:
    """So many cards do not bring nothing, but so many coins each."""
    out.hand[0] -= held
    out.hand[coins] += held
    out.rest[0] -= owned - held
    out.rest[coins] += owned - held


cdef void count_prospect(Game* g, int p, Prospect* out) noexcept nogil:
    cdef Player* pl = &g.players[p]
    cdef uint64_t treasures = g.k.of_type[1]
    cdef int slot
    memset(out, 0, sizeof(Prospect))
    out.total = total_owned(g, p) - pl.hand.total
    out.hand[0] = pl.hand.total
    out.rest[0] = out.total
    if g.turn.actions > 0:
        bring(out, 1, weigh(pl.hand.n, g.k.worth.action), weigh(pl.owned, g.k.worth.action))
    while treasures:
        slot = ctz64(treasures)
        treasures &= treasures - 1
        if pl.owned[slot]:
            bring(out, use_now(g, slot), pl.hand.n[slot], pl.owned[slot])


cdef int coins_after(Game* g, const Prospect* before, int drawn, int kept) noexcept nogil:
    """What the best so many cards bring of the hand and of so many cards as a typical draw has
    them: evenly spread over the rest of the deck, from its worst to its best."""
    cdef int hand[MOST_COINS + 1]
    cdef int coins = 0, i, below = before.rest[0], sum_ = g.turn.coins
    memcpy(hand, before.hand, sizeof(hand))
    for i in range(drawn):
        while coins < MOST_COINS and (2 * i + 1) * before.total >= 2 * drawn * below:
            coins += 1
            below += before.rest[coins]
        hand[coins] += 1
    for coins in range(MOST_COINS, 0, -1):
        sum_ += coins * min(kept, hand[coins])
        kept -= min(kept, hand[coins])
    return sum_


cdef bint innkeeper(Game* g, Decision* d) noexcept nogil:
    """Whichever option promises the best purchase; in doubt the one that keeps most cards."""
    cdef Prospect now
    cdef int n, one, three, five
    if d.kind != ASK_OPTION:
        return False
    n = g.players[d.player].hand.total
    count_prospect(g, d.player, &now)
    one = worth_of_coins(g, coins_after(g, &now, 1, n + 1))
    three = worth_of_coins(g, coins_after(g, &now, 3, n))
    five = worth_of_coins(g, coins_after(g, &now, 5, n - 1))
    if five > one and five > three:
        return take_options(d, INNKEEPER_FIVE, INNKEEPER_ONE)
    if three > one:
        return take_options(d, INNKEEPER_THREE, INNKEEPER_ONE)
    return take_options(d, INNKEEPER_ONE, INNKEEPER_THREE)


cdef bint town(Game* g, Decision* d) noexcept nogil:
    if d.kind != ASK_OPTION:
        return False
    if stuck_actions(g, d.player):
        return take_options(d, TOWN_VILLAGE, TOWN_MONEY)
    return take_options(d, TOWN_MONEY, TOWN_VILLAGE)


cdef bint capital_city(Game* g, Decision* d) noexcept nogil:
    """$2 for two cards that are worth less; two cards for $2 if they promise a better purchase."""
    cdef Prospect now
    cdef int n = g.players[d.player].hand.total
    if d.kind == ASK_MAY:
        return say(d, n >= 2 and least_coins(g, d.player, 2, -1) < 2)
    if d.kind != ASK_NUMBER:
        return False
    if stuck_actions(g, d.player):
        return say(d, 0)
    count_prospect(g, d.player, &now)
    return say(d, worth_of_coins(g, coins_after(g, &now, 2, n + 2) - 2)
               > worth_of_coins(g, coins_after(g, &now, 0, n)))


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
    if d.kind != ASK_OPTION:
        return remodel(g, d)
    best = -1 if d.subject < 0 else best_gain(
        g, d.player, costing_up_to(g, cost_of(g, d.subject) + 2))
    if d.subject >= 0 and points_to_gain(g, costing_up_to(g, cost_of(g, d.subject) + 2)) >= 0:
        return take_options(d, MODIFY_GAIN, MODIFY_CARD)
    if best >= 0 and deck_value(g, d.player, best) >= 30 and not stuck_actions(g, d.player):
        return take_options(d, MODIFY_GAIN, MODIFY_CARD)
    # Nothing worth having: no second option either.
    return pick(d, MODIFY_CARD)


cdef bint specialist(Game* g, Decision* d) noexcept nogil:
    """A copy for the deck, unless playing the card again buys something better at once."""
    cdef int now, again, copy
    if d.kind == ASK_PLAY:
        return play_strongest(g, d)
    if d.kind != ASK_OPTION:
        return False
    now = coins_to_spend(g, d.player)
    again = worth_of_coins(g, now + g.k.bonus[d.subject].coins) - worth_of_coins(g, now)
    if is_type(g, d.subject, ACTION):
        again += 8 * g.k.bonus[d.subject].cards + (10 if g.k.play[d.subject] != NULL else 0)
        again += 15 if is_type(g, d.subject, ATTACK) else 0
    copy = deck_value(g, d.player, d.subject) * (4 if g.k.cost[d.subject] >= 5 else 3) // 6
    if can_gain(g, d.subject) and not is_late(g) and copy > again:
        return take_options(d, SPECIALIST_COPY, SPECIALIST_AGAIN)
    return take_options(d, SPECIALIST_AGAIN, SPECIALIST_COPY)


cdef int action_in_hand(Game* g, int p, int slot, int need) noexcept nogil:
    """What an Action does this turn and later; `need`: terminals in hand beyond the Actions left."""
    cdef const Bonus* now = &g.k.bonus[slot]
    cdef const Bonus* later = &g.k.next_bonus[slot]
    cdef int value = 4 * g.k.cost[slot] + 12 * (now.cards + later.cards) + 9 * (now.coins + later.coins)
    if is_type(g, slot, ATTACK):
        value += 8
    if now.actions:
        value += 30 if now.actions >= 2 and need > 0 else 10
    return value // 2 if now.actions == 0 and need > 0 else value


cdef int best_action_to_take(Game* g, int p, uint64_t mask, int need, int* best_value) noexcept nogil:
    cdef int slot, value, best = -1
    mask &= g.k.of_type[0]
    while mask:
        slot = ctz64(mask)
        mask &= mask - 1
        value = action_in_hand(g, p, slot, need + (g.k.bonus[slot].actions == 0))
        if best < 0 or value > best_value[0]:
            best = slot
            best_value[0] = value
    return best


cdef int need_with_villages(Game* g, int p) noexcept nogil:
    """Terminals in hand beyond the Actions that are left or that Villages in hand will give."""
    cdef uint64_t mask = g.players[p].hand.mask & g.k.of_type[0]
    cdef int need = action_need(g, p)
    while mask:
        need -= max(0, g.k.bonus[ctz64(mask)].actions - 1) * g.players[p].hand.n[ctz64(mask)]
        mask &= mask - 1
    return need


cdef bint swap(Game* g, Decision* d) noexcept nogil:
    """Exchanges a terminal that cannot be played, or a weak card, for an Action that does clearly
    more, this turn and later."""
    cdef uint64_t mask = d.mask
    cdef int need = need_with_villages(g, d.player)
    cdef int slot, terminal, profit, worst = -1, most = SWAP_PROFIT
    cdef int value = 0
    cdef int best[2]             # for a card that gives its Action back; for a terminal
    cdef int best_value[2]
    cdef uint64_t of_kind[2]
    if d.kind == ASK_GAIN:
        return pick(d, best_action_to_take(g, d.player, d.mask, need, &value))
    if d.kind != ASK_RETURN:
        return False
    of_kind[0] = mask & ~g.k.worth.terminals
    of_kind[1] = mask & g.k.worth.terminals
    for terminal in range(2):
        if of_kind[terminal]:
            best[terminal] = best_action_to_take(
                g, d.player, costing_up_to(g, 5), need - terminal, &best_value[terminal])
    while mask:
        slot = ctz64(mask)
        mask &= mask - 1
        # A Village that the hand needs stays, and so does a Loot: it could not be bought back.
        if is_type(g, slot, LOOT) or (g.k.bonus[slot].actions >= 2 and need >= 0):
            continue
        terminal = g.k.bonus[slot].actions == 0
        if best[terminal] < 0 or best[terminal] == slot:
            continue
        profit = best_value[terminal] - action_in_hand(g, d.player, slot, need)
        if profit >= most:
            most = profit + 1
            worst = slot
    return pick(d, worst) if worst >= 0 else pass_(d)


# ------------------------------------------------------------------ when to play them
cdef int sycophant_now(Game* g, int p, int slot) noexcept nogil:
    """After what draws, with three cards to discard that are worth less than $3."""
    if rest_of_hand(g, p, slot) == 0 or least_coins(g, p, 3, slot) >= 3:
        return NOT_NOW
    return 200


cdef int broker_now(Game* g, int p, int slot) noexcept nogil:
    return NOT_NOW if card_to_cash_in(g, p, rest_of_hand(g, p, slot)) < 0 else plain_play_value(g, p, slot)


cdef int trash_or_improve(Game* g, int p, int slot) noexcept nogil:
    """A forced trash: only with junk in hand, or with a card that becomes points."""
    cdef uint64_t rest = rest_of_hand(g, p, slot)
    if useless_card(g, p, rest) < 0 and card_for_points(g, p, rest, 2) < 0:
        return NOT_NOW
    return plain_play_value(g, p, slot)


cdef int carpenter_now(Game* g, int p, int slot) noexcept nogil:
    return PLAYS_ON + 40 if g.empty == 0 else trash_or_improve(g, p, slot)


cdef int modify_now(Game* g, int p, int slot) noexcept nogil:
    """It may draw a card and give its Action back: before the Actions that do not."""
    return NOT_NOW if trash_or_improve(g, p, slot) == NOT_NOW else BEFORE_TERMINALS


cdef int with_another_action(Game* g, int p, int slot) noexcept nogil:
    """Plays an Action of the hand for nothing (Royal Galley, Elder), or lets one be played (Town,
    Town Crier): first, if there is one."""
    return PLAYS_ON + 60 if has_another_action(g, p, slot) else plain_play_value(g, p, slot)


cdef int emissary_now(Game* g, int p, int slot) noexcept nogil:
    return plain_play_value(g, p, slot) + 36


cdef int marquis_now(Game* g, int p, int slot) noexcept nogil:
    return plain_play_value(g, p, slot) + 12 * min(5, g.players[p].hand.total - 1)


cdef int specialist_now(Game* g, int p, int slot) noexcept nogil:
    cdef uint64_t rest = rest_of_hand(g, p, slot)
    if rest & of_types(g, ACTION | TREASURE) == 0:
        return NOT_NOW
    return BEFORE_TERMINALS if rest & g.k.of_type[0] & ~bit(slot) else plain_play_value(g, p, slot)


cdef bint ambushed(Game* g, int p) noexcept nogil:
    """Will the first Treasure of this turn do nothing?"""
    cdef int i
    # Whoever lies in ambush waits for a play.
    if g.players[p].played.treasures or g.pending_at[EV_PLAY] == 0:
        return False
    for i in range(g.n_pending):
        if g.k.number[g.pending[i].slot] == HIGHWAYMAN and g.pending[i].owner != p:
            return True
    return False


cdef int basic_treasure(Game* g, int p, int slot) noexcept nogil:
    """The least of them goes to the Highwayman; the best ones first if few cards may be played."""
    cdef int coins = g.k.bonus[slot].coins
    if ambushed(g, p):
        return 1000 - coins
    return 100 + coins if g.turn.play_limit < MAX_CARDS else 10 - coins


for name in ("Copper", "Silver", "Gold", "Platinum"):
    judge_play(name, basic_treasure)
judge_terminal("Sycophant", sycophant_now)
judge_terminal("Broker", broker_now)
judge_play("Carpenter", carpenter_now)
judge_play("Royal Galley", with_another_action)
judge_play("Town", with_another_action)
judge_terminal("Emissary", emissary_now)
judge_terminal("Modify", modify_now)
judge_terminal("Specialist", specialist_now)
judge_terminal("Marquis", marquis_now)
advise("Bauble", bauble)
advise("Merchant Camp", merchant_camp)
advise("Broker", broker)
advise("Carpenter", remodel)
advise("Courier", play_strongest)
advise("Innkeeper", innkeeper)
advise("Royal Galley", play_strongest)
advise("Town", town)
advise("Capital City", capital_city)
advise("Contract", contract)
advise("Modify", modify)
advise("Specialist", specialist)
advise("Swap", swap)

# A gained card is put onto the deck before its own text can cost it (Siren).
urgency("Bauble", 20)
