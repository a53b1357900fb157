"""See rules.pxd."""

from libc.math cimport floor
from libc.stdint cimport int32_t, uint8_t, uint32_t, uint64_t

import numpy as np

from simcore.choosers.defaults cimport default_answer, default_fill, default_play
from simcore.choosers.quantities cimport count_of, quantity
from simcore.state cimport *
from simcore.zones cimport *

cdef enum:
    STACK = 32
    HOLDS = -1
    # What a test looks at (vocabulary.py) ...
    LOOK_HAND = 5
    LOOK_OWNED = 7
    LOOK_SUPPLY = 11
    LOOK_PLAYED = 31
    LOOK_PROGRAM = 63
    PROGRAM_ENDS = 83
    # ... and, for most, just where that stands: so many bytes behind the start of the game, or of
    # the player.
    BYTE_OF_GAME = 200
    BYTE_OF_PLAYER = 201

# Quantities about the hand and what is in play (numbers of vocabulary.py).
LOOKS_AT_TABLE = frozenset((5, 6, 9, 10, 13, 29, 31))


cdef bint compare(double a, int op, double b) noexcept nogil:
    if op == 71:
        return a < b
    if op == 72:
        return a <= b
    if op == 73:
        return a > b
    if op == 74:
        return a >= b
    if op == 75:
        return a == b
    return a != b


cdef double binary(double a, int op, double b) noexcept nogil:
    if op == 64:
        return a + b
    if op == 65:
        return a - b
    if op == 66:
        return a * b
    if op == 67:
        return 0 if b == 0 else floor(a / b)
    if op == 68:
        return 0 if b == 0 else a - b * floor(a / b)
    if op == 69:
        return min(a, b)
    if op == 70:
        return max(a, b)
    if op == 77:
        return a != 0 and b != 0
    if op == 78:
        return a != 0 or b != 0
    return compare(a, op, b)


cdef double evaluate(Game* g, int p, const Rules* rules, int start) noexcept nogil:
    """A postfix program over a stack of doubles; `strategies.compiling` keeps it shallow."""
    cdef double stack[STACK]
    cdef const int32_t* code = &rules.code[2 * start]
    cdef int top = 0
    cdef int op, arg
    while True:
        op = code[0]
        arg = code[1]
        code += 2
        if op == 0:
            stack[top] = rules.constants[arg]
            top += 1
        elif op < 64 or op >= 128:
            stack[top] = quantity(g, p, op, arg)
            top += 1
        elif op == 79:
            stack[top - 1] = stack[top - 1] == 0
        elif op == 80:
            stack[top - 1] = -stack[top - 1]
        elif op == 81 or op == 82:
            if (stack[top - 1] != 0) == (op == 82):
                stack[top - 1] = op == 82
                code += 2 * arg
        elif op == PROGRAM_ENDS:
            return stack[0]
        else:
            top -= 1
            stack[top - 1] = binary(stack[top - 1], op, stack[top])


cdef int worked_out(Game* g, int p, const Rules* rules, int op, int arg) noexcept nogil:
    if op == LOOK_PROGRAM:
        return <int>evaluate(g, p, rules, arg)
    return count_of(g, p, op, arg)


cdef inline int value_of(Game* g, int p, const Rules* rules, int op, int arg) noexcept nogil:
    if op == BYTE_OF_PLAYER:
        return (<const uint8_t*>&g.players[p])[arg]
    if op == BYTE_OF_GAME:
        return (<const uint8_t*>g)[arg]
    return worked_out(g, p, rules, op, arg)


cdef inline bint holds(Game* g, int p, const Rules* rules, int at) noexcept nogil:
    """From test to test until one of them decides."""
    cdef const Comparison* test
    cdef int value
    while at >= 0:
        test = &rules.tests[at]
        value = value_of(g, p, rules, test.op, test.arg)
        if test.less_op:
            value -= value_of(g, p, rules, test.less_op, test.less_arg)
        at = test.then if test.low <= value <= test.high else test.otherwise
    return at == HOLDS


cdef inline int first_match(Game* g, int p, uint64_t candidates, const Rules* rules,
                            const RuleTable* table) noexcept nogil:
    cdef const RuleRow* row = table.rows
    cdef const RuleRow* end = row + table.n
    while row < end:
        if (candidates >> row.target) & 1 and holds(g, p, rules, row.test):
            return row.target
        row += 1
    return -1


cdef int rules_next_play(const void* book, Game* g, int p, uint64_t candidates) noexcept nogil:
    cdef const Rules* rules = <const Rules*>book
    cdef int slot
    if rules.plays.n:
        slot = first_match(g, p, candidates, rules, &rules.plays)
        if slot >= 0:
            return slot
    return default_play(g, p, candidates)


cdef inline const RuleTable* payable_buys(const Rules* rules, Game* g, uint64_t candidates) noexcept nogil:
    """The buy rules without those for cards that are too dear, if no card is cheaper than printed."""
    cdef const Purchases* some = &rules.with_coins[min(max(g.turn.coins, 0), MAX_PRICE)]
    return &rules.buys if candidates & ~some.payable else &some.buys


cdef int rules_next_buy(const void* book, Game* g, int p, uint64_t candidates) noexcept nogil:
    """Buying is for the rules alone: what they do not name is not bought."""
    cdef const Rules* rules = <const Rules*>book
    return first_match(g, p, candidates, rules, payable_buys(rules, g, candidates))


cdef void pick_one(Decision* d, int slot) noexcept nogil:
    d.picks[0] = slot
    d.n = 1


cdef void pick_by_rules(Game* g, Decision* d, const Rules* rules, const RuleTable* table) noexcept nogil:
    """As many cards as the rules name; if they name too few, the defaults add the rest."""
    cdef const RuleRow* row
    cdef uint8_t left[MAX_SLOTS]
    cdef int i, _
    for i in range(MAX_SLOTS):
        left[i] = 0 if not (d.mask >> i) & 1 else (1 if d.counts == NULL else d.counts[i])
    d.n = 0
    for i in range(table.n):
        row = &table.rows[i]
        if left[row.target] and holds(g, d.player, rules, row.test):
            for _ in range(left[row.target]):
                if d.n < d.max:
                    d.picks[d.n] = row.target
                    d.n += 1
            left[row.target] = 0
    if d.n < d.min:
        default_fill(g, d, left)


cdef bint options_by_rules(Game* g, Decision* d, const Rules* rules) noexcept nogil:
    cdef const RuleRow* row
    cdef uint64_t chosen = 0
    cdef int i
    d.n = 0
    for i in range(rules.choices.n):
        row = &rules.choices.rows[i]
        if row.target != d.source or d.n == d.max:
            continue
        if (d.mask & ~chosen) >> rules.options[i] & 1 and holds(g, d.player, rules, row.test):
            d.picks[d.n] = rules.options[i]
            d.n += 1
            chosen |= bit(rules.options[i])
    return d.n >= d.min and d.n > 0


cdef void spend_by_rules(Game* g, Decision* d, const Rules* rules) noexcept nogil:
    """A strategy with `spends` spends when one of them holds: as much as the rule says, or else as
    much as is sensible."""
    cdef const RuleRow* row
    cdef int i
    d.number = 0
    for i in range(rules.spends.n):
        row = &rules.spends.rows[i]
        if (row.target < 0 or row.target == d.source) and holds(g, d.player, rules, row.test):
            if rules.favors[i]:
                d.number = min(rules.favors[i], d.max)
                return
            if d.max == 1:
                d.number = 1
            else:
                default_answer(g, d)
            return


cdef const RuleTable* table_for(const Rules* rules, int kind) noexcept nogil:
    if kind == ASK_BUY or kind == ASK_GAIN:
        return &rules.buys
    if kind == ASK_PLAY_ACTION or kind == ASK_PLAY_TREASURE or kind == ASK_PLAY:
        return &rules.plays
    if kind == ASK_TRASH:
        return &rules.trashes
    if kind == ASK_DISCARD:
        return &rules.discards
    if kind == ASK_TOPDECK:
        return &rules.topdecks
    return NULL


cdef void ask_rules(Game* g, Decision* d, const Rules* rules) noexcept nogil:
    cdef const RuleTable* table = table_for(rules, d.kind)
    cdef int slot
    if d.kind == ASK_BUY:
        slot = first_match(g, d.player, d.mask, rules, table)
        if slot >= 0:
            pick_one(d, slot)
        return
    if table != NULL and table.n:
        if d.kind in (ASK_TRASH, ASK_DISCARD, ASK_TOPDECK) or d.max > 1:
            pick_by_rules(g, d, rules, table)
            return
        slot = first_match(g, d.player, d.mask, rules, table)
        if slot >= 0:
            pick_one(d, slot)
            return
    if d.kind == ASK_OPTION and rules.choices.n and options_by_rules(g, d, rules):
        return
    if d.kind == ASK_SPEND and rules.spends.n:
        spend_by_rules(g, d, rules)
        return
    default_answer(g, d)


cdef void rules_ask(Game* g, Decision* d) noexcept nogil:
    cdef const Rules* rules = <const Rules*>g.players[d.player].bot.rules
    if (rules.kinds >> d.kind) & 1:
        ask_rules(g, d, rules)
    else:
        default_answer(g, d)


cdef tuple place_of(int op, int arg, TableLayout layout):
    """Where a quantity stands, as another op and arg; the same if it has to be worked out."""
    cdef Game table
    cdef Player someone
    if op == LOOK_OWNED:
        return BYTE_OF_PLAYER, <uint8_t*>&someone.owned[arg] - <uint8_t*>&someone
    if op == LOOK_HAND:
        return BYTE_OF_PLAYER, <uint8_t*>&someone.hand.n[arg] - <uint8_t*>&someone
    if op == LOOK_PLAYED:
        return BYTE_OF_PLAYER, <uint8_t*>&someone.plays[arg] - <uint8_t*>&someone
    if op == LOOK_SUPPLY and layout.k.pile_of[arg] != 255:
        return BYTE_OF_GAME, <uint8_t*>&table.pile_n[layout.k.pile_of[arg]] - <uint8_t*>&table
    return op, arg


cdef set looks_of(compiled, int first):
    """The ops of all quantities that a condition may look at, from this test on."""
    ops = set()
    ahead = {first}
    seen = {-1, -2}              # HOLDS and FAILS
    while ahead - seen:
        test = (ahead - seen).pop()
        seen.add(test)
        op, arg, less_op, _, _, _, then, otherwise = compiled.tests[test].tolist()
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


cdef class RuleBook:
    def __init__(self, compiled, TableLayout layout):
        cdef double[::1] constants
        self.compiled = compiled
        self._arrays = []
        self.rules.buys = self.table(compiled.buys)
        self.rules.plays = self.table(compiled.plays)
        self.rules.trashes = self.table(compiled.trashes)
        self.rules.discards = self.table(compiled.discards)
        self.rules.topdecks = self.table(compiled.topdecks)
        self.rules.choices = self.table(compiled.choices)
        self.rules.spends = self.table(compiled.spends)
        self.rules.kinds = self.kinds()
        self.sort_by_price(layout)
        self.rules.options = self._numbers(compiled.options)
        self.rules.favors = self._numbers(compiled.favors)
        self.rules.careless_with = compiled.careless_with
        self.rules.tests = self.tests(layout)
        self.rules.code = self._numbers(compiled.code)
        constants_array = np.ascontiguousarray(np.append(compiled.constants, 0.0), dtype=np.float64)
        self._arrays.append(constants_array)
        constants = constants_array
        self.rules.constants = &constants[0]

    cdef const int32_t* _numbers(self, values):
        """A copy with one number more, so that there is always a first one to point at."""
        cdef int32_t[::1] numbers
        array = np.append(np.asarray(values, dtype=np.int32).ravel(), np.int32(0)).astype(np.int32)
        self._arrays.append(array)
        numbers = array
        return &numbers[0]

    cdef const Comparison* tests(self, TableLayout layout):
        """With the places of what can simply be read."""
        tests = self.compiled.tests.copy()
        for test in tests:
            test[0], test[1] = place_of(test[0], test[1], layout)
            test[2], test[3] = place_of(test[2], test[3], layout)
        return <const Comparison*>self._numbers(tests)

    @property
    def quiet(self):
        """Do the buy rules look only at what a turn of plain Treasures leaves as it was?"""
        ops = set()
        for _, test in self.compiled.buys.tolist():
            ops |= looks_of(self.compiled, test)
        return not ops & LOOKS_AT_TABLE

    cdef uint32_t kinds(self):
        cdef uint32_t kinds = 1 << ASK_BUY       # what the rules do not name is not bought
        cdef int kind
        for kind in range(N_KINDS):
            if table_for(&self.rules, kind) != NULL and table_for(&self.rules, kind).n:
                kinds |= <uint32_t>1 << kind
        kinds |= (self.rules.choices.n > 0) << ASK_OPTION | (self.rules.spends.n > 0) << ASK_SPEND
        return kinds

    cdef bint buys_events(self, TableLayout layout):
        return any(row[0] >= layout.k.n_cards for row in self.compiled.buys)

    cdef RuleTable table(self, rows):
        cdef RuleTable t
        t.n = len(rows)
        t.rows = <const RuleRow*>self._numbers(rows)
        return t

    cdef int sort_by_price(self, TableLayout layout) except -1:
        cdef Purchases* some
        cdef const RuleRow* rows
        cdef int coins, slot
        prices = np.array([layout.k.cost[row[0]] for row in self.compiled.buys], dtype=np.int32)
        chosen = [self.compiled.buys[prices <= coins] for coins in range(MAX_PRICE + 1)]
        rows = <const RuleRow*>self._numbers(np.concatenate(chosen))
        for coins in range(MAX_PRICE + 1):
            some = &self.rules.with_coins[coins]
            some.buys.rows = rows
            some.buys.n = len(chosen[coins])
            rows += some.buys.n
            for slot in range(layout.k.n_slots):
                if layout.k.cost[slot] <= coins:
                    some.payable |= bit(slot)
        return 0

    cdef int sure_buy(self, int coins):
        """What is bought with so many coins as long as no pile is empty and no price has changed;
        ASK_RULES if that depends on more."""
        cdef const RuleTable* buys = &self.rules.with_coins[coins].buys
        if buys.n == 0:
            return -1
        return buys.rows[0].target if buys.rows[0].test == HOLDS else ASK_RULES
