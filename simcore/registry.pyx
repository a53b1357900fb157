"""See registry.pxd."""

from libc.stdint cimport uint32_t
from libc.string cimport memset

from simcore.state cimport *

from simcore.catalog import load

cdef Code table[MAX_NUMBER]
memset(table, 0, sizeof(table))

implemented: set[str] = set()
option_labels: dict[str, tuple[str, ...]] = {}


cdef Code* code_of(int number) noexcept:
    return &table[number]


cdef Code* entry(str name) except NULL:
    catalog = load()
    if name in catalog.cards:
        number = catalog.cards[name].number
    else:
        number = catalog.landscapes[name].number
    implemented.add(name)
    return &table[number]


cdef int on_play(str name, Effect fn) except -1:
    entry(name).play = fn
    return 0


cdef int on_next_turn(str name, Trigger fn) except -1:
    entry(name).next_turn = fn
    return 0


cdef int on_own(str name, int event, Trigger fn, Trigger applies=NULL) except -1:
    cdef Code* c = entry(name)
    c.own[event] = fn
    c.own_applies[event] = applies
    return 0


cdef int reacts(str name, int event, int marks, uint32_t types, Trigger fn,
                Trigger applies=NULL) except -1:
    cdef Code* c = entry(name)
    c.reaction[event] = fn
    c.reaction_applies[event] = applies
    c.reaction_marks[event] = marks
    c.reaction_types[event] = types
    return 0


cdef Rule* add_rule(str name, int event, int marks, Trigger fn, Trigger applies) except NULL:
    cdef Code* c = entry(name)
    cdef Rule* r
    if c.n_rules == RULES_PER_CARD:
        raise ValueError(f"{name} has more than {RULES_PER_CARD} standing rules")
    r = &c.rules[c.n_rules]
    r.fire = fn
    r.applies = applies
    r.event = event
    r.marks = marks
    r.card = -1
    c.n_rules += 1
    return r


cdef int standing_rule(str name, int event, int marks, uint32_t types, Trigger fn,
                       Trigger applies=NULL) except -1:
    add_rule(name, event, marks, fn, applies).types = types
    return 0


cdef int ally_rule(str name, int event, uint32_t types, int favors, Trigger fn) except -1:
    cdef Rule* r = add_rule(name, event, OWN, fn, NULL)
    r.types = types
    r.favors = favors
    return 0


cdef int standing_rule_about(str name, int event, int marks, str card, Trigger fn,
                             Trigger applies=NULL) except -1:
    add_rule(name, event, marks, fn, applies).card = load().cards[card].number
    return 0


cdef int scores(str name, Score fn) except -1:
    entry(name).score = fn
    return 0


cdef int gains_to(str name, int zone) except -1:
    entry(name).gains_to = zone
    return 0


cdef int start_favors(str name, int n) except -1:
    entry(name).start_favors = n
    return 0


cdef int pile_is_cheaper(str name, int n) except -1:
    entry(name).cheaper = n
    return 0


cdef int pile_acts_twice(str name) except -1:
    entry(name).text_twice = 1
    return 0


def vanilla(*names: str) -> None:
    """Cards that do nothing beyond the bonuses of the catalog."""
    for name in names:
        entry(name)


def options(name: str, *labels: str) -> None:
    """The labels of a card's options; option i is bit i in the card's function."""
    option_labels[name] = labels
