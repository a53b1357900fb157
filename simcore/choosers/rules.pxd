"""Answers from a strategy's compiled rules; what they leave open goes to the defaults."""

from libc.stdint cimport int32_t, uint8_t, uint64_t

from simcore.choosers.conditions cimport Programs, Step
from simcore.layout cimport TableLayout
from simcore.state cimport MAX_PRICE, N_KINDS, Ask, Decision, Game


cdef struct RuleRow:
    int32_t target
    int32_t condition        # where its chain begins


cdef struct RuleTable:
    const RuleRow* rows
    int32_t n
    int32_t chain            # where that of all its rules begins: the first that applies decides


cdef enum:
    MAX_PROVINCES = 29       # of a pile: no game starts with as many, but so a price takes 256 bytes


cdef struct Purchases:       # the rules of `buys` about what so many coins can pay for, at printed prices
    # By the Provinces left, as long as nothing else can end the game; at 0 for all other times.
    const Step* chain[MAX_PROVINCES + 1]
    int32_t sure             # what is bought as long as all that is there; ASK_RULES: it depends on more
    uint64_t payable         # all that costs so little


cdef struct Rules:
    int province_pile            # of the kingdom
    int last_but_one             # with so many piles empty, one more ends the game
    Purchases with_coins[MAX_PRICE + 1]
    RuleTable buys, plays, trashes, discards, topdecks, choices, spends
    const int32_t* options       # of the rows of `choices`
    const int32_t* favors        # of the rows of `spends`: how many at most; 0: what is sensible
    const Step* steps
    Programs programs
    Ask answer[N_KINDS]          # by the kind of decision
    int careless_with            # what "random_choices" leaves to chance: this card; -1: all


cdef void rules_ask(Game* g, Decision* d) noexcept nogil
# The same without the form of a Decision: see Bot.
cdef int rules_next_play(const void* rules, Game* g, int p, uint64_t candidates) noexcept nogil
# Without a rule about plays.
cdef int defaults_next_play(const void* rules, Game* g, int p, uint64_t candidates) noexcept nogil
cdef int rules_next_buy(const void* rules, Game* g, int p, uint64_t candidates) noexcept nogil


cdef class RuleBook:
    """A compiled strategy, kept alive for the games that read it."""
    cdef Rules rules
    cdef readonly object compiled
    cdef list _arrays
    cdef uint8_t[::1] steps
    cdef const int32_t* _numbers(self, values)
    cdef RuleTable table(self, rows, chains)
    cdef RuleTable chained(self, rows, chains)
    cdef list chains_by_price(self, TableLayout layout, chains)
    cdef int sort_by_price(self, TableLayout layout, list starts) except -1
    cdef void decide_who_answers(self)
    cdef bint buys_events(self, TableLayout layout)
