"""See rules.pxd."""

from libc.stdint cimport int32_t, uint8_t, uint32_t, uint64_t

import numpy as np

from simcore.choosers.conditions cimport place_of, walk, written_steps
from simcore.choosers.defaults cimport default_answer, default_fill, default_play
from simcore.state cimport *
from simcore.zones cimport *

from simcore.choosers.chains import Chains

cdef enum:
    # Of vocabulary.py.
    HOLDS = -1
    LOOK_SUPPLY = 11
    LOOK_ENDS_GAME = 25
    LOOK_PROGRAM = 63
    PROGRAM_ENDS = 83

# Quantities about the hand and what is in play (numbers of vocabulary.py).
LOOKS_AT_TABLE = frozenset((5, 6, 9, 10, 13, 29, 31))


cdef inline int first_match(Game* g, int p, uint64_t candidates, const Rules* rules,
                            int chain) noexcept nogil:
    return walk(g, p, candidates, &rules.programs, &rules.steps[chain])


cdef inline bint holds(Game* g, int p, const Rules* rules, const RuleRow* row) noexcept nogil:
    return first_match(g, p, ~<uint64_t>0, rules, row.condition) >= 0


cdef int rules_next_play(const void* book, Game* g, int p, uint64_t candidates) noexcept nogil:
    cdef const Rules* rules = <const Rules*>book
    cdef int slot = first_match(g, p, candidates, rules, rules.plays.chain)
    return slot if slot >= 0 else default_play(g, p, candidates)


cdef int defaults_next_play(const void* book, Game* g, int p, uint64_t candidates) noexcept nogil:
    return default_play(g, p, candidates)


cdef inline int provinces_left(Game* g, const Rules* rules) noexcept nogil:
    """0 if another pile may end the game."""
    cdef int n = g.pile_n[rules.province_pile]
    return 0 if popcount64(g.turn.emptied) >= rules.last_but_one or n > MAX_PROVINCES else n


cdef inline const Purchases* purchases(const Rules* rules, uint32_t coins) noexcept nogil:
    """A minimum would be worked out in vector registers, and take longer."""
    if coins < MAX_PRICE:
        return &rules.with_coins[coins]
    return &rules.with_coins[MAX_PRICE]


cdef int rules_next_buy(const void* book, Game* g, int p, uint64_t candidates) noexcept nogil:
    """Buying is for the rules alone: what they do not name is not bought. Those for cards that are too
    dear need no look, unless some cards alone cost less than printed."""
    cdef const Rules* rules = <const Rules*>book
    cdef const Purchases* some = purchases(rules, g.turn.coins + cheaper_by(g))
    cdef const Step* chain = some.chain[provinces_left(g, rules)]
    if unlikely(candidates & ~some.payable):
        chain = &rules.steps[rules.buys.chain]
    return walk(g, p, candidates, &rules.programs, chain)


cdef void pick_one(Decision* d, int slot) noexcept nogil:
    d.picks[0] = slot
    d.n = 1


cdef inline const Rules* rules_of(Game* g, Decision* d) noexcept nogil:
    return <const Rules*>g.players[d.player].bot.rules


cdef const RuleTable* table_for(const Rules* rules, int kind) noexcept nogil:
    if kind == ASK_GAIN:
        return &rules.buys
    if kind == ASK_TRASH:
        return &rules.trashes
    if kind == ASK_DISCARD:
        return &rules.discards
    if kind == ASK_TOPDECK:
        return &rules.topdecks
    return &rules.plays


cdef void pick_by_rules(Game* g, Decision* d) noexcept nogil:
    """As many cards as the rules name; if they name too few, the defaults add the rest."""
    cdef const Rules* rules = rules_of(g, d)
    cdef const RuleTable* table = table_for(rules, d.kind)
    cdef const RuleRow* row
    cdef uint8_t left[MAX_SLOTS]
    cdef int i, _
    for i in range(MAX_SLOTS):
        left[i] = 0 if not (d.mask >> i) & 1 else (1 if d.counts == NULL else d.counts[i])
    d.n = 0
    for i in range(table.n):
        row = &table.rows[i]
        if left[row.target] and holds(g, d.player, rules, row):
            for _ in range(left[row.target]):
                if d.n < d.max:
                    d.picks[d.n] = row.target
                    d.n += 1
            left[row.target] = 0
    if d.n < d.min:
        default_fill(g, d, left)


cdef void buy_by_rules(Game* g, Decision* d) noexcept nogil:
    cdef const Rules* rules = rules_of(g, d)
    cdef int slot = first_match(g, d.player, d.mask, rules, rules.buys.chain)
    if slot >= 0:
        pick_one(d, slot)


cdef void choose_by_rules(Game* g, Decision* d) noexcept nogil:
    """The first card that the rules name."""
    cdef const Rules* rules = rules_of(g, d)
    cdef int slot
    if d.max > 1:
        pick_by_rules(g, d)
        return
    slot = first_match(g, d.player, d.mask, rules, table_for(rules, d.kind).chain)
    if slot >= 0:
        pick_one(d, slot)
    else:
        default_answer(g, d)


cdef void options_by_rules(Game* g, Decision* d) noexcept nogil:
    cdef const Rules* rules = rules_of(g, d)
    cdef const RuleRow* row
    cdef uint64_t chosen = 0
    cdef int i
    d.n = 0
    for i in range(rules.choices.n):
        row = &rules.choices.rows[i]
        if row.target != d.source or d.n == d.max:
            continue
        if (d.mask & ~chosen) >> rules.options[i] & 1 and holds(g, d.player, rules, row):
            d.picks[d.n] = rules.options[i]
            d.n += 1
            chosen |= bit(rules.options[i])
    if d.n == 0 or d.n < d.min:
        default_answer(g, d)


cdef void spend_by_rules(Game* g, Decision* d) noexcept nogil:
    """A strategy with `spends` spends when one of them holds: as much as the rule says, or else as
    much as is sensible."""
    cdef const Rules* rules = rules_of(g, d)
    cdef const RuleRow* row
    cdef int i
    d.number = 0
    for i in range(rules.spends.n):
        row = &rules.spends.rows[i]
        if (row.target < 0 or row.target == d.source) and holds(g, d.player, rules, row):
            if rules.favors[i]:
                d.number = min(rules.favors[i], d.max)
                return
            if d.max == 1:
                d.number = 1
            else:
                default_answer(g, d)
            return


cdef void rules_ask(Game* g, Decision* d) noexcept nogil:
    rules_of(g, d).answer[d.kind](g, d)


cdef set looks_of(compiled, int first):
    """The ops of all quantities that a condition may look at, from this test on."""
    ops = set()
    ahead = {first}
    seen = {-1, -2}              # HOLDS and FAILS
    while ahead - seen:
        test = (ahead - seen).pop()
        seen.add(test)
        op, arg, less_op, _, _, _, _, then, otherwise = compiled.tests[test].tolist()
        ahead |= {then, otherwise}
        ops.add(less_op)
        if op == LOOK_PROGRAM:
            ops |= looks_of_program(compiled, arg)
        else:
            ops.add(op)
    return ops


cdef set looks_of_program(compiled, int start):
    ops = set()
    while compiled.code[start][0] != PROGRAM_ENDS:
        ops.add(int(compiled.code[start][0]))
        start += 1
    return ops


cdef list payable_rules(compiled, TableLayout layout, int coins):
    """Those about buying a card that is printed to cost so little."""
    return [row for row in compiled.buys.tolist() if layout.k.cost[<int>row[0]] <= coins]


cdef dict known_with(TableLayout layout, int provinces):
    """What conditions look at that is certain with so many Provinces left: see Purchases."""
    cdef const Layout* k = &layout.k
    cdef int slot
    if not 0 < provinces <= k.pile_n[k.province_pile]:
        return {}
    known = {(LOOK_SUPPLY, k.province): provinces}
    for slot in range(k.n_cards):
        if k.colony_pile < 0 or k.pile_of[slot] != k.colony_pile:
            known[LOOK_ENDS_GAME, slot] = provinces == 1 and k.pile_of[slot] == k.province_pile
    return known


cdef class RuleBook:
    def __init__(self, compiled, TableLayout layout):
        cdef double[::1] constants
        chains = Chains(compiled.tests.tolist(), lambda op, arg: place_of(op, arg, layout))
        self.compiled = compiled
        self._arrays = []
        self.rules.buys = self.chained(compiled.buys, chains)
        self.rules.plays = self.chained(compiled.plays, chains)
        self.rules.trashes = self.table(compiled.trashes, chains)
        self.rules.discards = self.table(compiled.discards, chains)
        self.rules.topdecks = self.table(compiled.topdecks, chains)
        self.rules.choices = self.table(compiled.choices, chains)
        self.rules.spends = self.table(compiled.spends, chains)
        self.decide_who_answers()
        starts = self.chains_by_price(layout, chains)
        self.steps = written_steps(chains)
        self.rules.steps = <const Step*>&self.steps[0]
        self.sort_by_price(layout, starts)
        self.rules.options = self._numbers(compiled.options)
        self.rules.favors = self._numbers(compiled.favors)
        self.rules.careless_with = compiled.careless_with
        self.rules.programs.code = self._numbers(compiled.code)
        constants_array = np.ascontiguousarray(np.append(compiled.constants, 0.0), dtype=np.float64)
        self._arrays.append(constants_array)
        constants = constants_array
        self.rules.programs.constants = &constants[0]

    cdef const int32_t* _numbers(self, values):
        """A copy with one number more, so that there is always a first one to point at."""
        cdef int32_t[::1] numbers
        array = np.append(np.asarray(values, dtype=np.int32).ravel(), np.int32(0)).astype(np.int32)
        self._arrays.append(array)
        numbers = array
        return &numbers[0]

    @property
    def quiet(self):
        """Do the buy rules look only at what a turn of plain Treasures leaves as it was?"""
        ops = set()
        for _, test in self.compiled.buys.tolist():
            ops |= looks_of(self.compiled, test)
        return not ops & LOOKS_AT_TABLE

    cdef void decide_who_answers(self):
        """The defaults, unless there are rules about that."""
        cdef Rules* rules = &self.rules
        cdef int kind
        for kind in range(N_KINDS):
            rules.answer[kind] = default_answer
        for kind in (ASK_GAIN, ASK_PLAY, ASK_PLAY_ACTION, ASK_PLAY_TREASURE):
            if table_for(rules, kind).n:
                rules.answer[kind] = choose_by_rules
        for kind in (ASK_TRASH, ASK_DISCARD, ASK_TOPDECK):
            if table_for(rules, kind).n:
                rules.answer[kind] = pick_by_rules
        if rules.choices.n:
            rules.answer[<int>ASK_OPTION] = options_by_rules
        if rules.spends.n:
            rules.answer[<int>ASK_SPEND] = spend_by_rules
        rules.answer[<int>ASK_BUY] = buy_by_rules

    cdef bint buys_events(self, TableLayout layout):
        return any(row[0] >= layout.k.n_cards for row in self.compiled.buys)

    cdef RuleTable table(self, rows, chains):
        cdef RuleTable t
        rows = rows.tolist()
        t.n = len(rows)
        t.rows = <const RuleRow*>self._numbers([(target, chains.condition(test)) for target, test in rows])
        t.chain = 0
        return t

    cdef RuleTable chained(self, rows, chains):
        cdef RuleTable t = self.table(rows, chains)
        t.chain = chains.table(rows.tolist())
        return t

    cdef list chains_by_price(self, TableLayout layout, chains):
        """Where those of Purchases begin: for each number of coins, by Provinces. Many are the same."""
        most = min(MAX_PROVINCES, layout.k.pile_n[layout.k.province_pile])
        decided = [chains.decided(known_with(layout, n)) for n in range(most + 1)]
        keys = [tuple(tests.items()) for tests in decided]
        begun = {}
        starts = []
        for coins in range(MAX_PRICE + 1):
            rows = payable_rules(self.compiled, layout, coins)
            for tests, key in zip(decided, keys):
                if (len(rows), key) not in begun:
                    begun[len(rows), key] = chains.table(rows, tests)
            here = [begun[len(rows), key] for key in keys]
            starts.append(here + here[:1] * (MAX_PROVINCES - most))
        return starts

    cdef int sort_by_price(self, TableLayout layout, list starts) except -1:
        cdef Purchases* some
        cdef int coins, slot, n
        self.rules.province_pile = layout.k.province_pile
        self.rules.last_but_one = layout.k.end_piles - 1
        for coins in range(MAX_PRICE + 1):
            some = &self.rules.with_coins[coins]
            rows = payable_rules(self.compiled, layout, coins)
            some.sure = -1 if not rows else rows[0][0] if rows[0][1] == HOLDS else ASK_RULES
            for n in range(MAX_PROVINCES + 1):
                some.chain[n] = &self.rules.steps[<int>starts[coins][n]]
            for slot in range(layout.k.n_slots):
                if layout.k.cost[slot] <= coins:
                    some.payable |= bit(slot)
        return 0
