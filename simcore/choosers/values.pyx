"""See values.pxd."""

from libc.string cimport memset

from simcore.choosers.quantities cimport appraise_coins, coins_of, money, weigh
from simcore.state cimport *
from simcore.zones cimport *

from simcore.catalog import load

cdef enum:
    MAX_NUMBER = 512
    CARD_TO_DRAW = 12        # as a reason to play a card now ...
    CARD_TO_PLAY = 40        # ... with an Action left for what comes

cdef Judgement judgements[MAX_NUMBER]
memset(judgements, 0, sizeof(judgements))
cdef bint never_first[MAX_NUMBER]
memset(never_first, 0, sizeof(never_first))
cdef int rewards[MAX_NUMBER]
memset(rewards, 0, sizeof(rewards))


cdef int judge_play(str name, Judgement judgement) except -1:
    judgements[load().cards[name].number] = judgement
    return 0


cdef int judge_terminal(str name, Judgement judgement) except -1:
    never_first[load().cards[name].number] = True
    return judge_play(name, judgement)


cdef int reward_discard(str name, int value) except -1:
    rewards[load().cards[name].number] = value
    return 0


# ------------------------------------------------------------------ once per kingdom
cdef int deck_worth(const Layout* k, int slot) noexcept:
    if k.types[slot] & CURSE:
        return -30
    if slot == k.copper:
        return 5
    return 10 * k.cost[slot] + 3 * k.vp[slot] + (2 * k.bonus[slot].coins if k.types[slot] & TREASURE else 0)


cdef int coming_worth(const Layout* k, int slot) noexcept:
    if k.types[slot] & ACTION:
        return 8 + 5 * k.cost[slot]
    if k.types[slot] & TREASURE:
        return 5 + 8 * max(k.bonus[slot].coins, k.cost[slot] // 3)
    return 0


cdef int play_worth(const Layout* k, int slot, int now) noexcept:
    """Villages first while Actions are short, then cards that replace themselves, then terminals by
    price; with Actions to spare draws before other terminals, since they may bring more to play.
    Treasures: plain coins last, since what draws or asks may bring more."""
    cdef const Bonus* b = &k.bonus[slot]
    cdef int attack = 8 if k.types[slot] & ATTACK else 0
    cdef int draws = (CARD_TO_PLAY if now & ACTIONS_LEFT else CARD_TO_DRAW) * b.cards
    cdef int back = 0
    if not k.types[slot] & ACTION:
        return 0 if (k.plain_treasures >> slot) & 1 else 100 + k.cost[slot]
    if now & NOTHING_TO_DRAW and b.actions == 0 and b.cards:
        return b.coins + attack
    if b.actions:
        back = 500 if b.actions == 1 else 600 if now & ACTIONS_SHORT else 420
    return 10 * k.cost[slot] + back + draws + attack


cdef int hand_worth(const Layout* k, int slot, int now) noexcept:
    """Coins weigh most; what will not be played counts little, dearer terminals may wait for a turn."""
    if now & ACTIONS_DONE and k.types[slot] & ACTION and not k.types[slot] & TREASURE:
        return 2
    if now & BUYS_DONE and k.types[slot] & TREASURE and not k.types[slot] & ACTION:
        return 3
    if now & TERMINALS_CROWD and (k.worth.terminals >> slot) & 1:
        return 3 * k.cost[slot]
    return k.worth.coming[slot]


cdef void put_in_order(Order* order, const int16_t* worth, int sign) noexcept:
    """The card of the largest worth first, or of the smallest (sign -1); of equals the lowest slot."""
    cdef int slot, other, more, place
    for slot in range(MAX_SLOTS):
        place = 0
        for other in range(MAX_SLOTS):
            more = sign * (worth[other] - worth[slot])
            place += more > 0 or (more == 0 and other < slot)
        order.place[slot] = place
        order.slot[place] = slot


cdef void appraise_hands(Layout* k) noexcept:
    cdef int now, slot
    for now in range(N_HANDS):
        for slot in range(k.n_slots):
            k.worth.hand[now][slot] = hand_worth(k, slot, now)
        put_in_order(&k.worth.best_first[now], k.worth.hand[now], 1)
        put_in_order(&k.worth.worst_first[now], k.worth.hand[now], -1)
    k.worth.hand_pays = k.worth.pays & ~k.of_type[0]


cdef bint is_steady(const Layout* k, int slot) noexcept:
    cdef int now
    for now in range(N_SITUATIONS):
        if k.worth.play[now][slot] != k.worth.play[0][slot]:
            return False
    return True


cdef void appraise(Layout* k) noexcept:
    cdef Worth* worth = &k.worth
    cdef int slot, now
    appraise_coins(k)
    worth.late = 2 + k.n_players // 3
    for slot in range(k.n_slots):
        worth.deck[slot] = deck_worth(k, slot)
        worth.coming[slot] = coming_worth(k, slot)
        for now in range(N_SITUATIONS):
            worth.play[now][slot] = play_worth(k, slot, now)
        worth.steady |= <uint64_t>is_steady(k, slot) << slot
        worth.judge[slot] = judgements[k.number[slot]]
        worth.reward[slot] = rewards[k.number[slot]]
        if worth.reward[slot]:
            worth.rewards |= bit(slot)
        if worth.judge[slot] != NULL:
            worth.judged |= bit(slot)
            worth.never_first |= <uint64_t>never_first[k.number[slot]] << slot
        elif k.types[slot] & ACTION and k.bonus[slot].actions:
            worth.goes_first |= bit(slot)
        if k.types[slot] & VICTORY and not k.types[slot] & (ACTION | TREASURE | CURSE):
            worth.victories |= bit(slot)
        if k.types[slot] & ACTION:
            worth.action[slot] = not k.types[slot] & TREASURE
            if k.bonus[slot].actions == 0:
                worth.terminal[slot] = 1
                worth.terminals |= bit(slot)
            if k.bonus[slot].actions >= 2:
                worth.villages |= bit(slot)
            elif k.bonus[slot].actions:
                worth.near_villages |= bit(slot)
            worth.unpaid[slot] = worth.terminal[slot] - (k.bonus[slot].actions >= 2)
    appraise_hands(k)
    worth.near_villages |= worth.judged & ~worth.never_first
    worth.junk = worth.victories | k.of_type[3] | bit(k.copper)


# ------------------------------------------------------------------ in the deck
cdef int value_of_points(Game* g, int p, int slot) noexcept nogil:
    cdef int value = 12 * points(g, p, slot)
    return value if is_late(g) else value // 3 - 10


cdef bint is_junk_now(Game* g, int p, int slot) noexcept nogil:
    if is_type(g, slot, CURSE):
        return True
    if (g.k.worth.victories >> slot) & 1:
        return points(g, p, slot) <= 1 and not is_late(g)
    # Coppers go once the deck can pay without them.
    return money(g, p) - g.players[p].owned[slot] >= 4


cdef bint room_for_terminals(Game* g, int p) noexcept nogil:
    return 6 * weigh(g.players[p].owned, g.k.worth.terminal) < total_owned(g, p)


# ------------------------------------------------------------------ in a hand
cdef int value_of_coins(Game* g, int p, int slot) noexcept nogil:
    return 5 + 8 * max(coins_of(g, p, slot), g.k.cost[slot] // 3)


cdef void hand_values(Game* g, int p, uint64_t cards, int sign, int* value) noexcept nogil:
    cdef int now = hand_situation(g, p)
    cdef const int16_t* worth = g.k.worth.hand[now]
    cdef uint64_t left = cards
    while left:
        value[ctz64(left)] = sign * worth[ctz64(left)]
        left &= left - 1
    if now & BUYS_DONE:
        return
    left = cards & g.k.worth.hand_pays
    while left:
        value[ctz64(left)] = sign * value_of_coins(g, p, ctz64(left))
        left &= left - 1


cdef double average_value(const Layout* k, const uint8_t* counts) noexcept nogil:
    cdef int slot, n = 0
    for slot in range(MAX_SLOTS):
        n += counts[slot]
    return <double>weigh(counts, k.worth.coming) / max(1, n)


cdef double average_of_deck(Game* g, int p) noexcept nogil:
    """Which cards are in it is known, their order is not used."""
    cdef Player* pl = &g.players[p]
    cdef const int16_t* coming = g.k.worth.coming
    cdef int i, total = 0
    for i in range(pl.n_top):
        total += coming[pl.top[i]]
    for i in range(pl.n_pool):
        total += coming[pl.pool[i]]
    for i in range(pl.n_bottom):
        total += coming[pl.bottom[i]]
    return <double>total / max(1, deck_size(pl))
