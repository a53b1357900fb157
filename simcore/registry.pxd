"""What each card and landscape can do: one table of C functions, filled as the card modules
are imported. The engine never names a card; it looks here (through a kingdom's Layout).

A card module ends with its registrations:

    on_play("Militia", militia)                 # its text, after the catalog's bonuses
    on_next_turn("Sailor", sailor_next_turn)    # always, at the start of the next turn
    on_own("Border Village", EV_GAIN, gained)   # when this very card is gained, trashed ...
    reacts("Moat", EV_ATTACK, OTHERS, 0, moat)  # from the hand
    standing_rule("Duchess", EV_GAIN, OWN, VICTORY, duchy_gained)   # all game, for everybody
    ally_rule("Cave Dwellers", EV_TURN_START, 0, 1, cave_dwellers)  # the same, for 1 Favor or more
    scores("Gardens", gardens)
    options("Town", "+1 Card and +2 Actions", "+1 Buy and +$2")
    vanilla("Village", "Smithy")                # the catalog's bonuses are all there is
"""

from libc.stdint cimport uint32_t

from simcore.state cimport *

cdef enum:
    MAX_NUMBER = 512         # card and landscape numbers of the catalog
    RULES_PER_CARD = 3


cdef struct Code:
    Effect play
    Trigger next_turn
    Trigger own[N_EVENTS]
    Trigger own_applies[N_EVENTS]
    Trigger reaction[N_EVENTS]
    Trigger reaction_applies[N_EVENTS]
    uint32_t reaction_marks[N_EVENTS]
    uint32_t reaction_types[N_EVENTS]
    Score score
    Rule rules[RULES_PER_CARD]
    int n_rules
    int gains_to             # 0: the discard pile
    int start_favors         # for everybody, if it is in the kingdom
    int cheaper              # Trait: the cards of its pile cost so much less
    int text_twice           # Trait: the cards of its pile are carried out twice


cdef Code* code_of(int number) noexcept

cdef int on_play(str name, Effect fn) except -1
cdef int on_next_turn(str name, Trigger fn) except -1
cdef int on_own(str name, int event, Trigger fn, Trigger applies=*) except -1
cdef int reacts(str name, int event, int marks, uint32_t types, Trigger fn, Trigger applies=*) except -1
cdef int standing_rule(str name, int event, int marks, uint32_t types, Trigger fn,
                       Trigger applies=*) except -1
# The same, about what its user does, for whoever has so many Favors.
cdef int ally_rule(str name, int event, uint32_t types, int favors, Trigger fn) except -1
# About a single card (a basic one: it is in every kingdom).
cdef int standing_rule_about(str name, int event, int marks, str card, Trigger fn,
                             Trigger applies=*) except -1
cdef int scores(str name, Score fn) except -1
cdef int gains_to(str name, int zone) except -1
cdef int start_favors(str name, int n) except -1
cdef int pile_is_cheaper(str name, int n) except -1
cdef int pile_acts_twice(str name) except -1
