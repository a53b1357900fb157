"""Sound choices for the split piles of Allies. What is not here follows the general principles."""

from libc.stdint cimport uint8_t, uint64_t

from simcore.choosers.defaults cimport advise, pass_, pick, say
from simcore.choosers.hands cimport *
from simcore.choosers.quantities cimport money
from simcore.choosers.values cimport *
from simcore.state cimport *
from simcore.zones cimport *

# Options, as the cards list them.
cdef enum:
    HILL_FORT_TAKE = 0
    HILL_FORT_CARD = 1
    STRONGHOLD_COINS = 0
    STRONGHOLD_CARDS = 1
    TOWN_CRIER_COINS = 0
    TOWN_CRIER_SILVER = 1
    TOWN_CRIER_CARD = 2
    BLACKSMITH_TO_SIX = 0
    BLACKSMITH_TWO = 1
    BLACKSMITH_CARD = 2
    PLAYS_ON = 500           # as plain_play_value rates cards that give their Action back


# ------------------------------------------------------------------ what they look at
cdef bint reaches_price(Game* g, int p, int more) noexcept nogil:
    """Do so many more coins buy a $5 card or a Province that was out of reach?"""
    cdef int coins = coins_to_spend(g, p)
    return (coins < 5 <= coins + more) or (coins < 8 <= coins + more)


cdef bint no_action_left(Game* g, int p) noexcept nogil:
    """Actions in hand, and no Action left to play them."""
    return g.phase <= PHASE_ACTION and g.turn.actions == 0 and g.players[p].hand.mask & g.k.of_type[0] != 0


cdef bint two_options(Decision* d, int first, int second) noexcept nogil:
    """The better one, and through Elder the other one too."""
    d.picks[0] = first
    d.picks[1] = second
    d.n = 2 if d.max >= 2 else 1
    return True


# ------------------------------------------------------------------ rotating
cdef int card_after_rotating(Game* g, int pile) noexcept nogil:
    """What would be on top; -1 if rotating changes nothing."""
    cdef int i = g.pile_n[pile] - 1
    if not g.k.pile_mixed[pile]:
        return -1
    while i >= 0:
        if g.pile_cards[pile][i] != g.pile_slot[pile]:
            return g.pile_cards[pile][i]
        i -= 1
    return -1


cdef inline int worth_on_top(Game* g, int p, int slot, int coins) noexcept nogil:
    """What a card on top of its pile is worth to a player who can spend so much this turn."""
    return 0 if cost_of(g, slot) > coins else max(0, deck_value(g, p, slot))


cdef int profit_of_rotating(Game* g, int p, int pile) noexcept nogil:
    cdef int coins, uncovered
    if p != g.turn_player or g.turn.buys < 1:
        return 0
    uncovered = card_after_rotating(g, pile)
    if uncovered < 0:
        return 0
    coins = coins_to_spend(g, p)
    return worth_on_top(g, p, uncovered, coins) - worth_on_top(g, p, g.pile_slot[pile], coins)


cdef bint rotate_own_pile(Game* g, Decision* d) noexcept nogil:
    """Uncover a better card only if it can be bought now: otherwise it is for the others."""
    return d.kind == ASK_MAY and say(d, profit_of_rotating(g, d.player, g.k.pile_of[d.source]) > 0)


cdef bint battle_plan(Game* g, Decision* d) noexcept nogil:
    cdef int i, best = -1
    if d.kind != ASK_PILE:
        return False
    for i in range(g.k.n_piles):
        if g.k.pile_supply[i] and profit_of_rotating(g, d.player, i) > 0:
            if best < 0 or profit_of_rotating(g, d.player, i) > profit_of_rotating(g, d.player, best):
                best = i
    return pick(d, g.k.pile_first[best]) if best >= 0 else pass_(d)


# ------------------------------------------------------------------ Augurs
cdef bint acolyte(Game* g, Decision* d) noexcept nogil:
    cdef uint64_t mask = d.mask
    cdef int slot, worst = -1
    cdef int pile = g.k.pile_of[d.source]
    if d.kind == ASK_MAY:
        return say(d, g.pile_n[pile] > 0 and not is_late(g)
                   and deck_value(g, d.player, g.pile_slot[pile]) > deck_value(g, d.player, d.source))
    if d.kind != ASK_TRASH or is_late(g):
        return False
    while mask:
        slot = ctz64(mask)
        mask &= mask - 1
        # Cheap Actions make way for Gold; villages are kept.
        if is_junk(g, d.player, slot) or (
                is_type(g, slot, ACTION) and g.k.cost[slot] <= 3 and g.k.bonus[slot].actions < 2):
            if worst < 0 or deck_value(g, d.player, slot) < deck_value(g, d.player, worst):
                worst = slot
    return pick(d, worst) if worst >= 0 else pass_(d)


cdef bint herb_gatherer(Game* g, Decision* d) noexcept nogil:
    if d.kind == ASK_PLAY:
        return pick(d, best_treasure(g, d.player, d.mask))
    return rotate_own_pile(g, d)


cdef bint sibyl(Game* g, Decision* d) noexcept nogil:
    """On top what this turn does not need; the worst card goes under the deck."""
    return d.kind == ASK_TOPDECK and pick(d, card_for_next_turn(g, d.player, d.mask))


# ------------------------------------------------------------------ Clashes
cdef int loss(Game* g, int slot) noexcept nogil:
    """How much a player misses this card in the next turn."""
    if is_type(g, slot, ACTION):
        return 8 + 5 * g.k.cost[slot]
    if is_type(g, slot, TREASURE):
        return 5 + 8 * g.k.bonus[slot].coins
    return 0


cdef bint archer(Game* g, Decision* d) noexcept nogil:
    cdef uint64_t mask = d.mask
    cdef int best = ctz64(mask)
    if d.kind != ASK_DISCARD:
        return False
    while mask:
        if loss(g, ctz64(mask)) > loss(g, best):
            best = ctz64(mask)
        mask &= mask - 1
    return pick(d, best)


# ------------------------------------------------------------------ Forts
cdef bint known_on_top(Player* pl, int slot) noexcept nogil:
    cdef int i
    for i in range(pl.n_top):
        if pl.top[i] == slot:
            return True
    return False


cdef int terminals_without_village(Game* g, const uint8_t* cards, int n) noexcept nogil:
    """How many terminals among these cards have no Village."""
    cdef int i, terminals = 0
    for i in range(n):
        terminals += g.k.worth.unpaid[cards[i]]
    return terminals


cdef bint terminal_is_coming(Game* g, int p) noexcept nogil:
    """Will the next hand hold a terminal anyway, about as likely as not? Which cards are in the
    deck is known; with four of them the discard pile does not matter yet."""
    cdef Player* pl = &g.players[p]
    cdef int n = deck_size(pl)
    cdef int terminals = terminals_without_village(g, pl.top, pl.n_top)
    terminals += terminals_without_village(g, pl.pool, pl.n_pool)
    terminals += terminals_without_village(g, pl.bottom, pl.n_bottom)
    if n < 4:
        n += pl.n_discard
        terminals += terminals_without_village(g, pl.discard, pl.n_discard)
    return terminals > 0 and 8 * terminals >= n


cdef bint tent(Game* g, Decision* d) noexcept nogil:
    if d.kind != ASK_MAY or d.subject < 0:
        return rotate_own_pile(g, d)
    # One Tent for the next hand: it takes the place of an average card, and of an Action.
    return say(d, not known_on_top(&g.players[d.player], d.source)
               and money(g, d.player) < 2 * total_owned(g, d.player)
               and not terminal_is_coming(g, d.player))


cdef bint hill_fort(Game* g, Decision* d) noexcept nogil:
    cdef Player* pl = &g.players[d.player]
    cdef int gained
    if d.kind != ASK_OPTION:
        return False
    if d.max < 2 and d.player == g.turn_player and pl.n_gained:
        gained = pl.gained[pl.n_gained - 1]
        if no_action_left(g, d.player):
            return pick(d, HILL_FORT_CARD)
        if is_type(g, gained, TREASURE) and g.k.bonus[gained].coins >= 2 and not g.turn.bought:
            return pick(d, HILL_FORT_TAKE)
        if is_type(g, gained, ACTION) and g.phase <= PHASE_ACTION and g.turn.actions > 0:
            return pick(d, HILL_FORT_TAKE)
    return two_options(d, HILL_FORT_CARD, HILL_FORT_TAKE)


cdef bint stronghold(Game* g, Decision* d) noexcept nogil:
    cdef int coins = coins_to_spend(g, d.player)
    if d.kind != ASK_OPTION:
        return False
    # Three cards are worth more than $3, except for a Province or when there is no next turn.
    if coins < 8 <= coins + 3 or (is_late(g) and coins < 5 <= coins + 3):
        return two_options(d, STRONGHOLD_COINS, STRONGHOLD_CARDS)
    return two_options(d, STRONGHOLD_CARDS, STRONGHOLD_COINS)


# ------------------------------------------------------------------ Townsfolk
cdef bint town_crier(Game* g, Decision* d) noexcept nogil:
    cdef bint poor = money(g, d.player) < total_owned(g, d.player) + 4
    if d.kind != ASK_OPTION:
        return rotate_own_pile(g, d)
    if no_action_left(g, d.player):
        return two_options(d, TOWN_CRIER_CARD, TOWN_CRIER_COINS)
    if reaches_price(g, d.player, 2):
        return two_options(d, TOWN_CRIER_COINS, TOWN_CRIER_CARD)
    if poor and not is_late(g):
        return two_options(d, TOWN_CRIER_SILVER, TOWN_CRIER_CARD)
    return two_options(d, TOWN_CRIER_CARD, TOWN_CRIER_COINS)


cdef bint blacksmith(Game* g, Decision* d) noexcept nogil:
    cdef int missing = 6 - g.players[d.player].hand.total
    if d.kind != ASK_OPTION:
        return False
    if no_action_left(g, d.player):
        return two_options(d, BLACKSMITH_CARD, BLACKSMITH_TO_SIX if missing > 2 else BLACKSMITH_TWO)
    if missing > 2:
        return two_options(d, BLACKSMITH_TO_SIX, BLACKSMITH_CARD)
    return two_options(d, BLACKSMITH_TWO, BLACKSMITH_CARD)


# ------------------------------------------------------------------ Wizards
cdef bint student(Game* g, Decision* d) noexcept nogil:
    cdef int slot
    if d.kind != ASK_TRASH:
        return rotate_own_pile(g, d)
    slot = useless_card(g, d.player, d.mask)
    return slot >= 0 and pick(d, slot)


# ------------------------------------------------------------------ when to play them
cdef int student_now(Game* g, int p, int slot) noexcept nogil:
    """A forced trash: only with junk in hand."""
    return NOT_NOW if useless_card(g, p, rest_of_hand(g, p, slot)) < 0 else plain_play_value(g, p, slot)


cdef int with_another_action(Game* g, int p, int slot) noexcept nogil:
    """Plays an Action of the hand for nothing (Elder), or lets one be played: first."""
    return PLAYS_ON + 60 if has_another_action(g, p, slot) else plain_play_value(g, p, slot)


cdef int blacksmith_now(Game* g, int p, int slot) noexcept nogil:
    return with_another_action(g, p, slot) + 24


cdef int lich_now(Game* g, int p, int slot) noexcept nogil:
    """Six cards now against a whole turn: when they buy more than two ordinary turns do, or when
    the game may end before the skipped one."""
    cdef int coins = coins_to_spend(g, p), cards = max(1, total_owned(g, p))
    cdef int six = 6 * money(g, p) // cards, five = 5 * money(g, p) // cards
    if is_late(g) or worth_of_coins(g, coins + six) > worth_of_coins(g, coins) + worth_of_coins(g, five):
        return plain_play_value(g, p, slot)
    return NOT_NOW


cdef int sunken_treasure_now(Game* g, int p, int slot) noexcept nogil:
    """The Action it gains must be welcome."""
    cdef uint64_t actions = costing_up_to(g, MAX_CARDS) & g.k.of_type[0] & ~in_play_mask(g, p)
    return NOT_NOW if actions == 0 or is_late(g) else plain_play_value(g, p, slot)


judge_play("Town Crier", with_another_action)
judge_play("Blacksmith", blacksmith_now)
judge_play("Elder", with_another_action)
judge_play("Hill Fort", with_another_action)
judge_play("Student", student_now)
judge_play("Lich", lich_now)
judge_play("Sunken Treasure", sunken_treasure_now)
advise("Herb Gatherer", herb_gatherer)
advise("Acolyte", acolyte)
advise("Sibyl", sibyl)
advise("Battle Plan", battle_plan)
advise("Archer", archer)
advise("Tent", tent)
advise("Hill Fort", hill_fort)
advise("Stronghold", stronghold)
advise("Old Map", rotate_own_pile)
advise("Town Crier", town_crier)
advise("Blacksmith", blacksmith)
advise("Student", student)
