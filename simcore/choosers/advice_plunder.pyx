"""Sound choices for the kingdom cards of Plunder. What is not here follows the general principles."""

from libc.stdint cimport uint32_t, uint64_t

from simcore.choosers.defaults cimport advise, pass_, pick, say, urgency
from simcore.choosers.hands cimport *
from simcore.choosers.values cimport *
from simcore.state cimport *
from simcore.zones cimport *

# Options, as the cards list them.
cdef enum:
    CABIN_BOY_COINS = 0
    GONDOLA_NOW = 0
    GONDOLA_NEXT_TURN = 1
    QUARTERMASTER_GAIN = 0
    QUARTERMASTER_TAKE = 1
    BEFORE_TERMINALS = 400
    FIRST_TREASURE = 200
    AFTER_TREASURES = -5


# ------------------------------------------------------------------ what they look at
cdef bint is_dead_weight(Game* g, int slot) noexcept nogil:
    """Never does anything in a hand."""
    return is_type(g, slot, VICTORY | CURSE) and not is_type(g, slot, ACTION | TREASURE | REACTION)


cdef int costliest(Game* g, uint64_t mask) noexcept nogil:
    cdef int slot, best = -1
    while mask:
        slot = ctz64(mask)
        mask &= mask - 1
        if best < 0 or cost_of(g, slot) > cost_of(g, best):
            best = slot
    return best


cdef int least_missed(Game* g, int p, uint64_t mask) noexcept nogil:
    cdef int slot, best = -1
    while mask:
        slot = ctz64(mask)
        mask &= mask - 1
        if best < 0 or deck_value(g, p, slot) < deck_value(g, p, best):
            best = slot
    return best


cdef void pick_all(Decision* d, uint64_t mask) noexcept nogil:
    """Every candidate of `mask`, as far as the decision allows."""
    cdef int slot, left
    mask &= d.mask
    d.n = 0
    while mask:
        slot = ctz64(mask)
        mask &= mask - 1
        left = 1 if d.counts == NULL else d.counts[slot]
        while left and d.n < d.max:
            d.picks[d.n] = slot
            d.n += 1
            left -= 1


# ------------------------------------------------------------------ setting aside
cdef bint cage(Game* g, Decision* d) noexcept nogil:
    """Dead cards lie on it until they cannot hurt any more; Actions that are stuck in a Buy phase
    join them if a Province will bring them back into the next hand."""
    cdef uint64_t mask = d.mask
    cdef uint64_t chosen = 0
    cdef bint opens_now = coins_to_spend(g, d.player) >= cost_of(g, g.k.province)
    cdef int slot
    while mask:
        slot = ctz64(mask)
        mask &= mask - 1
        if is_dead_weight(g, slot):
            chosen |= bit(slot)
        elif opens_now and g.phase == PHASE_BUY and not is_type(g, slot, TREASURE):
            chosen |= bit(slot)
    pick_all(d, chosen)
    return True


cdef bint grotto(Game* g, Decision* d) noexcept nogil:
    """Whatever does nothing this turn is exchanged for a card of the next."""
    cdef uint64_t mask = d.mask
    cdef uint64_t chosen = 0
    cdef int value[MAX_SLOTS]
    cdef int slot
    hand_values(g, d.player, mask, 1, value)
    while mask:
        slot = ctz64(mask)
        mask &= mask - 1
        if is_dead_weight(g, slot) or value[slot] <= 2:
            chosen |= bit(slot)
    pick_all(d, chosen)
    return True


# ------------------------------------------------------------------ trashing
cdef bint siren(Game* g, Decision* d) noexcept nogil:
    """A gained Siren is worth an Action that is no better than itself, as long as it can curse."""
    cdef int worst = least_missed(g, d.player, d.mask)
    if g.pile_n[g.k.pile_of[g.k.curse]] == 0 or g.k.cost[worst] > g.k.cost[d.source] + 1:
        return pass_(d)
    return pick(d, worst)


cdef bint pickaxe(Game* g, Decision* d) noexcept nogil:
    """A Loot is better than a Silver, and than anything else that costs up to $5."""
    cdef uint64_t mask = d.mask
    cdef uint64_t price_of_loot = 0
    cdef int slot
    if g.k.loot_pile < 0 or g.pile_n[g.k.loot_pile] == 0:
        return False
    while mask:
        slot = ctz64(mask)
        mask &= mask - 1
        if 3 <= cost_of(g, slot) <= 5 and not (is_type(g, slot, VICTORY) and is_late(g)):
            price_of_loot |= bit(slot)
    if price_of_loot == 0:
        return False
    return pick(d, least_missed(g, d.player, price_of_loot))


cdef bint enlarge(Game* g, Decision* d) noexcept nogil:
    """As the end comes near, cards become points."""
    cdef int slot = -1
    if d.kind == ASK_GAIN:
        slot = points_to_gain(g, d.mask)
    elif d.kind == ASK_TRASH:
        slot = card_for_points(g, d.player, d.mask, 2)
        if slot < 0:
            slot = useless_card(g, d.player, d.mask)
    return slot >= 0 and pick(d, slot)


cdef bint crucible(Game* g, Decision* d) noexcept nogil:
    cdef int slot = card_to_cash_in(g, d.player, d.mask) if d.kind == ASK_TRASH else -1
    return slot >= 0 and pick(d, slot)


cdef bint maroon(Game* g, Decision* d) noexcept nogil:
    """Junk first; a Copper is worth two cards too."""
    cdef int slot = useless_card(g, d.player, d.mask) if d.kind == ASK_TRASH else -1
    return slot >= 0 and pick(d, slot)


# ------------------------------------------------------------------ options
cdef bint cabin_boy(Game* g, Decision* d) noexcept nogil:
    """The coins, turn after turn: measured, no single Duration makes up for them."""
    return d.kind == ASK_OPTION and pick(d, CABIN_BOY_COINS)


cdef bint gondola(Game* g, Decision* d) noexcept nogil:
    """Coins that reach no better price now are worth more next turn."""
    cdef int coins
    if d.kind != ASK_OPTION:
        return False
    coins = coins_to_spend(g, d.player)
    return pick(d, GONDOLA_NOW if price_reached(coins + 2) > price_reached(coins) else GONDOLA_NEXT_TURN)


cdef bint has_useful_stock(Game* g, int p, uint32_t tag) noexcept nogil:
    cdef Player* pl = &g.players[p]
    cdef int i
    for i in range(pl.n_aside):
        if pl.aside[i].tag == tag and not is_dead_weight(g, pl.aside[i].slot):
            return True
    return False


cdef bint all_have_stock(Game* g, int p, int quartermaster) noexcept nogil:
    """With several of them the question does not say which one asks: none may be without."""
    cdef Player* pl = &g.players[p]
    cdef int i
    for i in range(pl.n_in_play):
        if pl.in_play[i].slot == quartermaster and not has_useful_stock(g, p, pl.in_play[i].uid):
            return False
    return True


cdef bint quartermaster(Game* g, Decision* d) noexcept nogil:
    """One turn a card, the next turn into the hand; points when there is no next turn to use it."""
    cdef uint64_t victory = d.mask & of_types(g, VICTORY)
    if d.kind == ASK_OPTION:
        if not is_late(g) and all_have_stock(g, d.player, d.source):
            return pick(d, QUARTERMASTER_TAKE)
        return pick(d, QUARTERMASTER_GAIN)
    if d.kind == ASK_GAIN and is_late(g) and victory:
        return pick(d, costliest(g, victory))
    return False


# ------------------------------------------------------------------ playing
cdef bint fortune_hunter(Game* g, Decision* d) noexcept nogil:
    return d.kind == ASK_PLAY and pick(d, best_treasure(g, d.player, d.mask))


cdef bint kings_cache(Game* g, Decision* d) noexcept nogil:
    """Another one, if there are several Treasures to multiply; else the one that pays most."""
    cdef Player* pl = &g.players[d.player]
    cdef uint64_t others = d.mask & ~bit(d.source)
    cdef uint64_t left = others
    cdef int n = 0
    while left:
        n += pl.hand.n[ctz64(left)]
        left &= left - 1
    if n == 0 or (n >= 2 and (d.mask >> d.source) & 1):
        return pick(d, d.source)
    return pick(d, best_treasure(g, d.player, others))


cdef bint first_mate(Game* g, Decision* d) noexcept nogil:
    """The name of which there are most; then every further copy."""
    cdef Player* pl = &g.players[d.player]
    cdef uint64_t mask = d.mask
    cdef int slot, best = -1
    while mask:
        slot = ctz64(mask)
        mask &= mask - 1
        if best < 0 or 10 * pl.hand.n[slot] + g.k.cost[slot] > 10 * pl.hand.n[best] + g.k.cost[best]:
            best = slot
    return pick(d, best)


cdef bint mapmaker(Game* g, Decision* d) noexcept nogil:
    """Played on another player's turn it makes the next hand better; in one's own Buy phase the
    cards would only be thrown away."""
    if d.kind != ASK_MAY:
        return False
    return say(d, d.player != g.turn_player or g.phase < PHASE_BUY)


cdef bint pilgrim(Game* g, Decision* d) noexcept nogil:
    """What this turn does not need, an Action that cannot be played before all, comes next turn."""
    return d.kind == ASK_TOPDECK and pick(d, card_for_next_turn(g, d.player, d.mask))


cdef bint tools(Game* g, Decision* d) noexcept nogil:
    cdef int slot
    if d.kind != ASK_GAIN:
        return False
    slot = points_to_gain(g, d.mask)
    return slot >= 0 and pick(d, slot)


# ------------------------------------------------------------------ when to play them
cdef int crucible_now(Game* g, int p, int slot) noexcept nogil:
    return NOT_NOW if card_to_cash_in(g, p, rest_of_hand(g, p, slot)) < 0 else plain_play_value(g, p, slot)


cdef int enlarge_now(Game* g, int p, int slot) noexcept nogil:
    """Two forced trashes: Estates and Curses, or cards that become points."""
    cdef uint64_t rest = rest_of_hand(g, p, slot)
    if card_for_points(g, p, rest, 2) >= 0 or useless_card(g, p, rest & of_types(g, VICTORY | CURSE)) >= 0:
        return plain_play_value(g, p, slot)
    return NOT_NOW


cdef int maroon_now(Game* g, int p, int slot) noexcept nogil:
    cdef uint64_t rest = rest_of_hand(g, p, slot)
    if rest & bit(g.k.copper) or useless_card(g, p, rest) >= 0:
        return plain_play_value(g, p, slot) + 24
    return NOT_NOW


cdef int pickaxe_now(Game* g, int p, int slot) noexcept nogil:
    """Something to trash that is junk or worth less than a Loot."""
    cdef uint64_t rest = rest_of_hand(g, p, slot)
    cdef uint64_t left = rest
    cdef int price
    if rest == 0 or useless_card(g, p, rest) >= 0:
        return plain_play_value(g, p, slot)
    while left:
        price = cost_of(g, ctz64(left))
        if (price == 0 or 3 <= price <= 5) and not is_type(g, ctz64(left), VICTORY):
            return plain_play_value(g, p, slot)
        left &= left - 1
    return NOT_NOW


cdef int flagship_now(Game* g, int p, int slot) noexcept nogil:
    """Before the Action it repeats, if both can be played."""
    if g.turn.actions >= 2 and rest_of_hand(g, p, slot) & g.k.of_type[0] & ~of_types(g, COMMAND):
        return BEFORE_TERMINALS
    return plain_play_value(g, p, slot)


cdef int first_mate_now(Game* g, int p, int slot) noexcept nogil:
    """Plays Actions for nothing, and draws: before other terminals."""
    return BEFORE_TERMINALS if has_another_action(g, p, slot) else plain_play_value(g, p, slot) + 24


cdef int swamp_shacks_now(Game* g, int p, int slot) noexcept nogil:
    """After everything that draws a card and plays on: it counts the cards in play."""
    return BEFORE_TERMINALS + 30


cdef int pendant_now(Game* g, int p, int slot) noexcept nogil:
    return AFTER_TREASURES


cdef int tools_now(Game* g, int p, int slot) noexcept nogil:
    """After the Treasure it copies; not for Coppers."""
    cdef uint64_t mask = in_play_mask(g, p) | (rest_of_hand(g, p, slot) & g.k.of_type[1])
    cdef int q
    for q in range(g.n_players):
        mask |= in_play_mask(g, q)
    mask &= costing_up_to(g, MAX_CARDS) & ~bit(slot)
    while mask:
        if deck_value(g, p, ctz64(mask)) > 10:
            return AFTER_TREASURES - 1
        mask &= mask - 1
    return NOT_NOW


cdef int kings_cache_now(Game* g, int p, int slot) noexcept nogil:
    """Before the Treasures it plays."""
    return FIRST_TREASURE


cdef int figurine_now(Game* g, int p, int slot) noexcept nogil:
    """It draws: before the others choose."""
    return FIRST_TREASURE - 50


judge_play("Crucible", crucible_now)
judge_terminal("Enlarge", enlarge_now)
judge_terminal("Maroon", maroon_now)
judge_play("Pickaxe", pickaxe_now)
judge_terminal("Flagship", flagship_now)
judge_terminal("First Mate", first_mate_now)
judge_play("Swamp Shacks", swamp_shacks_now)
judge_play("Pendant", pendant_now)
judge_play("Tools", tools_now)
judge_play("King's Cache", kings_cache_now)
judge_play("Figurine", figurine_now)
advise("Cage", cage)
advise("Crucible", crucible)
advise("Maroon", maroon)
advise("Tools", tools)
advise("Grotto", grotto)
advise("Siren", siren)
advise("Cabin Boy", cabin_boy)
advise("Fortune Hunter", fortune_hunter)
advise("Gondola", gondola)
advise("Mapmaker", mapmaker)
advise("Enlarge", enlarge)
advise("First Mate", first_mate)
advise("Pickaxe", pickaxe)
advise("Pilgrim", pilgrim)
advise("Quartermaster", quartermaster)
advise("King's Cache", kings_cache)

# At the start of a turn: Crew onto the deck before the draws; Siren fills up the hand before others
# add to it; what trashes sees the whole hand.
urgency("Crew", 25)
urgency("Siren", 10)
urgency("Rope", -10)
urgency("Enlarge", -20)
