"""Advice for the decisions of Seaside cards that the general principles would get wrong."""

from libc.stdint cimport uint8_t, uint64_t
from libc.string cimport memcpy

from simcore.choosers.defaults cimport advise, default_fill, pass_, pick, say, urgency
from simcore.choosers.hands cimport worth_of_coins
from simcore.choosers.quantities cimport hand_coins, money
from simcore.choosers.values cimport *
from simcore.state cimport *
from simcore.zones cimport *

from simcore.catalog import load


# ------------------------------------------------------------------ judgement
cdef bint is_dead(Game* g, int slot) noexcept nogil:
    """It does nothing in a hand."""
    return not is_type(g, slot, ACTION | TREASURE)


cdef int loss(Game* g, int p, int slot) noexcept nogil:
    """What it costs a player to be rid of a card. Points are never thrown away lightly."""
    if is_dead(g, slot) and points(g, p, slot) >= 2:
        return 20 * points(g, p, slot)
    return deck_value(g, p, slot)


cdef int coins_in_sight(Game* g, int p) noexcept nogil:
    return hand_coins(g, p) + (g.turn.coins if p == g.turn_player else 0)


cdef int price_reached(int coins) noexcept nogil:
    """The best purchase: Province, Gold, a good $5 card, Silver ... Coins between are spare."""
    if coins >= 8:
        return 8
    return 0 if coins < 2 else (coins if coins < 7 else 6)


cdef int best_among(Game* g, int p, uint64_t mask, Judgement worth) noexcept nogil:
    """The card with the highest worth; -1: there is none."""
    cdef int slot, value, best = -1, best_value = 0
    while mask:
        slot = ctz64(mask)
        mask &= mask - 1
        value = worth(g, p, slot)
        if best < 0 or value > best_value:
            best = slot
            best_value = value
    return best


cdef int best_of(Game* g, Decision* d, Judgement worth) noexcept nogil:
    return best_among(g, d.player, d.mask, worth)


cdef int surplus_terminal(Game* g, int p) noexcept nogil:
    """The best Action in hand that this turn's Actions cannot play; -1: all can be played."""
    cdef uint64_t mask = g.players[p].hand.mask & g.k.worth.terminals
    cdef int slot, best = -1
    if action_need(g, p) <= 0:
        return -1
    while mask:
        slot = ctz64(mask)
        mask &= mask - 1
        if best < 0 or g.k.cost[slot] > g.k.cost[best]:
            best = slot
    return best


# ------------------------------------------------------------------ Embargo
cdef int EMBARGO = load().cards["Embargo"].number

cdef enum:
    EVERYBODY_NEEDS_IT = 100     # however many of them the others have
    LIVES_ON_SILVER = 2          # so many more than this player has
    TWO_COINS_MATTER = 10        # what they must add to this turn's purchase


cdef int most_of_others(Game* g, int p, int slot) noexcept nogil:
    cdef int q, most = 0
    for q in range(g.n_players):
        if q != p:
            most = max(most, g.players[q].owned[slot])
    return most


cdef bint silver_hurts_them(Game* g, int p) noexcept nogil:
    """Some other player collects it and this one does not. A few more mean nothing: whoever is
    behind will buy the next ones."""
    return most_of_others(g, p, g.k.silver) >= g.players[p].owned[g.k.silver] + LIVES_ON_SILVER


cdef int embargo_worth(Game* g, int p, int slot) noexcept nogil:
    """What the others collect and this player does not. Money and points everybody needs."""
    cdef int q, value, theirs = 0
    # Whoever plays Embargoes may want to buy more of them.
    if g.pile_n[g.k.pile_of[slot]] == 0 or g.k.number[slot] == EMBARGO:
        return -1000
    for q in range(g.n_players):
        if q != p:
            theirs += g.players[q].owned[slot]
    value = g.k.cost[slot] + 3 * theirs // (g.n_players - 1) - 4 * g.players[p].owned[slot]
    if slot == g.k.gold or is_dead(g, slot) or (slot == g.k.silver and not silver_hurts_them(g, p)):
        value -= EVERYBODY_NEEDS_IT
    return value


cdef bint embargo(Game* g, Decision* d) noexcept nogil:
    return pick(d, best_of(g, d, embargo_worth))


cdef int play_embargo(Game* g, int p, int slot) noexcept nogil:
    """Its two coins come only once: for a purchase that they make better, or with a pile in sight
    that the others need."""
    cdef int coins = coins_in_sight(g, p)
    cdef uint64_t mask = costing_up_to(g, MAX_CARDS)
    if is_late(g) or worth_of_coins(g, coins + 2) - worth_of_coins(g, coins) >= TWO_COINS_MATTER:
        return plain_play_value(g, p, slot)
    while mask:
        if embargo_worth(g, p, ctz64(mask)) >= g.k.cost[ctz64(mask)] + 3:
            return plain_play_value(g, p, slot)
        mask &= mask - 1
    return NOT_NOW


# ------------------------------------------------------------------ Haven
cdef int spare_treasure(Game* g, int p) noexcept nogil:
    """The best Treasure in hand without which the same card can be bought; -1: none."""
    cdef uint64_t mask = g.players[p].hand.mask & g.k.of_type[1]
    cdef int coins = coins_in_sight(g, p)
    cdef int slot, best = -1
    while mask:
        slot = ctz64(mask)
        mask &= mask - 1
        if price_reached(coins - g.k.bonus[slot].coins) == price_reached(coins):
            if best < 0 or g.k.bonus[slot].coins > g.k.bonus[best].coins:
                best = slot
    return best


cdef int little_now(Game* g, int p, int slot) noexcept nogil:
    return -hand_value(g, p, slot)


cdef bint haven(Game* g, Decision* d) noexcept nogil:
    """An Action that cannot be played, a Treasure that is not needed, or else a useless card."""
    cdef int slot = surplus_terminal(g, d.player)
    if slot < 0 or not (d.mask >> slot) & 1:
        slot = spare_treasure(g, d.player)
    if slot < 0 or not (d.mask >> slot) & 1:
        slot = best_of(g, d, little_now)
    return pick(d, slot)


# ------------------------------------------------------------------ Native Village
cdef enum:
    SET_ASIDE_TOP = 0
    TAKE_ALL = 1
    GOOD_MAT = 4             # so many good cards are a hand of their own


cdef bint native_village(Game* g, Decision* d) noexcept nogil:
    """Collect until the mat buys a Province now, is large, or the game is nearly over."""
    cdef Player* pl = &g.players[d.player]
    cdef int i, slot, coins = 0, good = 0
    cdef int now = coins_in_sight(g, d.player)
    for i in range(pl.n_aside):
        if pl.aside[i].tag == TAG_NATIVE_VILLAGE:
            slot = pl.aside[i].slot
            good += not is_dead(g, slot)
            if is_type(g, slot, TREASURE):
                coins += g.k.bonus[slot].coins
    if good == 0:
        return pick(d, SET_ASIDE_TOP)
    if now < 8 <= now + coins or good >= GOOD_MAT or deck_size(pl) + pl.n_discard == 0:
        return pick(d, TAKE_ALL)
    if is_late(g) and price_reached(now + coins) > price_reached(now):
        return pick(d, TAKE_ALL)
    return pick(d, SET_ASIDE_TOP)


# ------------------------------------------------------------------ looking at the own deck
cdef bint pearl_diver(Game* g, Decision* d) noexcept nogil:
    """Up with a card that is better than what would be drawn otherwise."""
    return say(d, coming_value(g, d.subject) > average_value(g.k, g.players[d.player].owned))


cdef int little_lost(Game* g, int p, int slot) noexcept nogil:
    return -loss(g, p, slot)


cdef bint lookout(Game* g, Decision* d) noexcept nogil:
    return d.kind == ASK_TRASH and pick(d, best_of(g, d, little_lost))


cdef enum:
    DISCARD_ALL = 0
    PUT_BACK_ALL = 1


cdef bint navigator(Game* g, Decision* d) noexcept nogil:
    """Keep five cards that are at least as good as the deck is on average."""
    cdef Player* pl = &g.players[d.player]
    if d.kind != ASK_OPTION:
        return False
    if average_value(g.k, pl.limbo.n) < average_value(g.k, pl.owned):
        return pick(d, DISCARD_ALL)
    return pick(d, PUT_BACK_ALL)


# ------------------------------------------------------------------ Ambassador
cdef enum:
    DECK_CAN_PAY = 6


cdef int ambassador_card(Game* g, int p) noexcept nogil:
    """Curses, then Estates as long as points do not matter, then Coppers, then the least loss."""
    cdef Bag* hand = &g.players[p].hand
    if hand.n[g.k.curse]:
        return g.k.curse
    if hand.n[g.k.estate] and not is_late(g):
        return g.k.estate
    if hand.n[g.k.copper]:
        return g.k.copper
    return best_among(g, p, hand.mask, little_lost)


cdef int coppers_to_give(Game* g, int p) noexcept nogil:
    """A deck must still be able to pay, and a Gold or a Province this turn is worth more."""
    cdef int coins, spare = min(2, g.players[p].hand.n[g.k.copper])
    if spare:
        spare = min(spare, money(g, p) - DECK_CAN_PAY)
    if spare <= 0:
        return 0
    coins = coins_in_sight(g, p)
    return min(spare, coins - price_reached(coins)) if coins >= 6 else spare


cdef bint ambassador(Game* g, Decision* d) noexcept nogil:
    cdef int slot = ambassador_card(g, d.player)
    if d.kind == ASK_REVEAL:
        return pick(d, slot)
    if slot == g.k.curse or (slot == g.k.estate and not is_late(g)):
        return say(d, 2)
    if slot == g.k.copper:
        return say(d, coppers_to_give(g, d.player))
    return say(d, 0)


# ------------------------------------------------------------------ Smugglers, Island, Salvager
cdef int smuggled_worth(Game* g, int p, int slot) noexcept nogil:
    # An empty pile brings nothing, which is better than a Curse.
    return deck_value(g, p, slot) if can_gain(g, slot) else 0


cdef bint smugglers(Game* g, Decision* d) noexcept nogil:
    return pick(d, best_of(g, d, smuggled_worth))


cdef int island_worth(Game* g, int p, int slot) noexcept nogil:
    """Cards that only score (the dearest first), Curses, then what the deck can spare."""
    if is_type(g, slot, CURSE):
        return 500
    if is_dead(g, slot):
        return 1000 + points(g, p, slot)
    return -deck_value(g, p, slot)


cdef bint island(Game* g, Decision* d) noexcept nogil:
    return pick(d, best_of(g, d, island_worth))


cdef int salvage_worth(Game* g, int p, int slot, int before) noexcept nogil:
    """The coins it brings to this turn's purchases beside those in sight, less what the deck loses."""
    cdef int after = before + cost_of(g, slot)
    cdef int lost = loss(g, p, slot)
    if is_type(g, slot, TREASURE):
        after -= g.k.bonus[slot].coins
    if is_late(g) and not is_dead(g, slot):
        lost //= 4       # it will hardly be drawn again
    return 6 * (min(after, 8 * g.turn.buys) - before) - lost + (40 if before < 8 <= after else 0)


cdef bint salvager(Game* g, Decision* d) noexcept nogil:
    cdef uint64_t mask = d.mask
    cdef int slot, value, best = -1, best_value = 0, coins = coins_in_sight(g, d.player)
    while mask:
        slot = ctz64(mask)
        mask &= mask - 1
        value = salvage_worth(g, d.player, slot, coins)
        if best < 0 or value > best_value:
            best = slot
            best_value = value
    return pick(d, best)


# ------------------------------------------------------------------ Pirate Ship
cdef enum:
    ATTACK_THEM = 0
    TAKE_COINS = 1
    ENOUGH_TOKENS = 4        # a Pirate Ship that pays this much beats another attack


cdef int treasures_of_others(Game* g, int p) noexcept nogil:
    cdef int q, slot, n = 0
    for q in range(g.n_players):
        for slot in range(g.k.n_cards):
            if q != p and is_type(g, slot, TREASURE):
                n += g.players[q].owned[slot]
    return n


cdef bint pirate_ship(Game* g, Decision* d) noexcept nogil:
    cdef int tokens = g.players[d.player].pirate_coins
    cdef int now = coins_in_sight(g, d.player)
    if d.kind == ASK_TRASH:
        return pick(d, best_of(g, d, deck_value))    # their best Treasure
    if tokens >= ENOUGH_TOKENS or treasures_of_others(g, d.player) == 0:
        return pick(d, TAKE_COINS)
    if now < 8 <= now + tokens or (is_late(g) and price_reached(now + tokens) > price_reached(now)):
        return pick(d, TAKE_COINS)
    return pick(d, ATTACK_THEM)


# ------------------------------------------------------------------ Sailor, Ghost Ship
cdef int TACTICIAN = load().cards["Tactician"].number
cdef int TACTICIAN_1E = load().cards["Tactician (1e)"].number


cdef bint discards_hand(Game* g, int slot) noexcept nogil:
    return g.k.number[slot] == TACTICIAN or g.k.number[slot] == TACTICIAN_1E


cdef bint sailor(Game* g, Decision* d) noexcept nogil:
    """A gained Duration is played at once, except one that throws a good hand away."""
    if d.kind != ASK_MAY:
        return False
    if discards_hand(g, d.subject) and g.phase < PHASE_BUY and coins_in_sight(g, d.player) >= 3:
        return pass_(d)
    return say(d, 1)


cdef bint ghost_ship(Game* g, Decision* d) noexcept nogil:
    """An Action that could not be played anyway is kept for the next turn, on the deck."""
    cdef uint8_t left[MAX_SLOTS]
    cdef int spare
    if d.kind != ASK_TOPDECK:
        return False
    spare = surplus_terminal(g, d.player)
    if spare < 0 or not (d.mask >> spare) & 1:
        return False
    memcpy(left, d.counts, MAX_SLOTS)
    left[spare] -= 1
    pick(d, spare)
    default_fill(g, d, left)
    return True


# ------------------------------------------------------------------ when to play them
cdef enum:
    TOO_GOOD_TO_DISCARD = 8      # coins of a hand that Tactician would throw away
    TACTICIAN_LAST = 1           # after everything else that can be played


cdef int play_tactician(Game* g, int p, int slot) noexcept nogil:
    """Not as a second one, not with an empty hand, not with a good purchase in sight."""
    cdef Player* pl = &g.players[p]
    if pl.plays[slot] or pl.hand.total < 3 or coins_in_sight(g, p) >= TOO_GOOD_TO_DISCARD:
        return NOT_NOW
    return TACTICIAN_LAST


cdef int play_treasure_map(Game* g, int p, int slot) noexcept nogil:
    return 95 if g.players[p].hand.n[slot] >= 2 else NOT_NOW


cdef int play_ambassador(Game* g, int p, int slot) noexcept nogil:
    """With something to give back: it must show a card, and the others get copies of it."""
    cdef Bag* hand = &g.players[p].hand
    if (hand.n[g.k.curse] or (hand.n[g.k.estate] and not is_late(g))
            or (hand.n[g.k.copper] and coppers_to_give(g, p))):
        return plain_play_value(g, p, slot) + 20
    return NOT_NOW


cdef int junk_owned(Game* g, int p) noexcept nogil:
    """Cards that Lookout should find."""
    cdef Player* pl = &g.players[p]
    cdef int n = pl.owned[g.k.curse] + pl.owned[g.k.copper]
    return n if is_late(g) else n + pl.owned[g.k.estate]


cdef int play_lookout(Game* g, int p, int slot) noexcept nogil:
    """While a look at three cards mostly finds one that should go."""
    return 590 if 4 * junk_owned(g, p) >= total_owned(g, p) else NOT_NOW


cdef int play_smugglers(Game* g, int p, int slot) noexcept nogil:
    """If there is something to be had that does no harm."""
    cdef Player* neighbour = &g.players[(p + g.n_players - 1) % g.n_players]
    cdef int i, card
    for i in range(neighbour.n_gained):
        card = neighbour.gained[i]
        if cost_of(g, card) <= 6 and smuggled_worth(g, p, card) > 0:
            return plain_play_value(g, p, slot)
    return NOT_NOW


cdef int play_island(Game* g, int p, int slot) noexcept nogil:
    """With a card that is only worth points, or a Copper: something must go with it."""
    cdef uint64_t mask = g.players[p].hand.mask
    if mask & ~bit(slot) == 0 or mask & bit(g.k.copper):
        return plain_play_value(g, p, slot)
    while mask:
        if is_dead(g, ctz64(mask)):
            return plain_play_value(g, p, slot) + 20
        mask &= mask - 1
    return NOT_NOW


cdef int play_salvager(Game* g, int p, int slot) noexcept nogil:
    """If some card is worth more as coins."""
    cdef uint64_t mask = g.players[p].hand.mask
    cdef int coins = coins_in_sight(g, p)
    if g.players[p].hand.n[slot] == 1:
        mask &= ~bit(slot)
    while mask:
        if salvage_worth(g, p, ctz64(mask), coins) > 0:
            return plain_play_value(g, p, slot)
        mask &= mask - 1
    return NOT_NOW


cdef int play_pearl_diver(Game* g, int p, int slot) noexcept nogil:
    """Before other draws: they take the card that it brings up."""
    return 590


cdef int play_sea_chart(Game* g, int p, int slot) noexcept nogil:
    """After other cards: it looks for a copy of what is in play."""
    return 410


cdef int play_outpost(Game* g, int p, int slot) noexcept nogil:
    """Only for a turn that it can really give."""
    cdef int i
    if g.turns_in_row >= 2 or p != g.turn_player:
        return NOT_NOW
    for i in range(g.n_extra):
        if g.extra[i].player == p and g.extra[i].slot == slot:
            return NOT_NOW
    return 35


advise("Embargo", embargo)
advise("Haven", haven)
advise("Native Village", native_village)
advise("Pearl Diver", pearl_diver)
advise("Lookout", lookout)
advise("Navigator", navigator)
advise("Ambassador", ambassador)
advise("Smugglers", smugglers)
advise("Island", island)
advise("Salvager", salvager)
advise("Pirate Ship", pirate_ship)
advise("Sailor", sailor)
advise("Ghost Ship", ghost_ship)
judge_terminal("Embargo", play_embargo)
judge_terminal("Tactician", play_tactician)
judge_terminal("Tactician (1e)", play_tactician)
judge_terminal("Treasure Map", play_treasure_map)
judge_terminal("Ambassador", play_ambassador)
judge_play("Lookout", play_lookout)
judge_terminal("Smugglers", play_smugglers)
judge_terminal("Island", play_island)
judge_terminal("Salvager", play_salvager)
judge_play("Pearl Diver", play_pearl_diver)
judge_play("Sea Chart", play_sea_chart)
judge_terminal("Outpost", play_outpost)
judge_terminal("Outpost (1e)", play_outpost)
urgency("Tide Pools", -10)       # draws first, discards last
urgency("Sea Witch", -5)
urgency("Outpost", 5)            # its extra turn must not be the third in a row
urgency("Outpost (1e)", 5)
