"""See layout.pxd."""

from libc.stdint cimport uint32_t
from libc.string cimport memset

from simcore.choosers.values cimport appraise
from simcore.pending cimport looks_at
from simcore.quiet cimport QUIET_EVENTS
from simcore.registry cimport Code, code_of
from simcore.state cimport *
from simcore.zones cimport NO_CARD, about, bit

from simcore.catalog import load

cdef int NO_PILE = 255
cdef int MAX_ROUNDS = 120        # far beyond any game in which somebody tries to win


cdef int set_bonus(Bonus* b, bonus) except -1:
    b.cards, b.actions, b.buys, b.coins = bonus
    return 0


cdef class TableLayout:
    def __init__(self, kingdom, int players, int max_rounds=MAX_ROUNDS):
        if not 2 <= players <= MAX_PLAYERS:
            raise ValueError(f"a game has 2 to {MAX_PLAYERS} players, not {players}")
        if len(kingdom.slots) > MAX_SLOTS:
            raise ValueError(f"{len(kingdom.slots)} cards and landscapes, at most {MAX_SLOTS}")
        memset(&self.k, 0, sizeof(Layout))
        self.kingdom = kingdom
        self.players = players
        self.names = kingdom.slots
        self.k.n_players = players
        self.k.max_rounds = max_rounds
        self.k.end_piles = 3 if players <= 4 else 4
        self.k.refill_cancels_end = kingdom.refill_cancels_end
        self._cards()
        self._landscapes()
        self._piles()
        self._traits()
        self._start()
        self._arm()
        self._sets()
        self._prices()
        appraise(&self.k)

    def _cards(self):
        cdef Layout* k = &self.k
        cdef int slot, i
        facts = load().cards
        k.n_slots = len(self.names)
        k.n_cards = self.kingdom.n_cards
        for slot in range(k.n_cards):
            card = facts[self.names[slot]]
            k.number[slot] = card.number
            k.types[slot] = card.type_mask
            k.cost[slot] = card.cost
            k.vp[slot] = card.vp
            set_bonus(&k.bonus[slot], card.bonus)
            set_bonus(&k.next_bonus[slot], card.next)
            self._code(slot, card.number)
            k.has_next[slot] = bool(card.next) or k.next_turn[slot] != NULL
            k.trait_of[slot] = 255
            k.counts_as[slot].cards = 1
            k.counts_as[slot].actions = (k.types[slot] & ACTION) != 0
            k.counts_as[slot].treasures = (k.types[slot] & TREASURE) != 0
            k.counts_as[slot].silver_gold = self.names[slot] in ("Silver", "Gold")
            k.cards |= bit(slot)
            for i in range(N_TYPES):
                if k.types[slot] >> i & 1:
                    k.of_type[i] |= bit(slot)
            if (k.types[slot] & TREASURE and not k.types[slot] & ACTION and k.play[slot] == NULL
                    and not k.has_next[slot] and card.bonus[:3] == (0, 0, 0)):
                k.plain_treasures |= bit(slot)
        self._frequent()

    def _code(self, int slot, int number):
        """Copies the card's functions from the registry into this kingdom's tables."""
        cdef Layout* k = &self.k
        cdef Code* c = code_of(number)
        cdef int e, i
        k.play[slot] = c.play
        k.next_turn[slot] = c.next_turn
        k.score[slot] = c.score
        k.gains_to[slot] = c.gains_to if c.gains_to else DISCARD
        for e in range(N_EVENTS):
            k.ability[e][slot] = c.own[e]
            k.ability_applies[e][slot] = c.own_applies[e]
            k.reaction[e][slot] = c.reaction[e]
            k.reaction_applies[e][slot] = c.reaction_applies[e]
            k.reaction_marks[e][slot] = c.reaction_marks[e]
            k.reaction_types[e][slot] = c.reaction_types[e]
            if c.own[e] != NULL:
                k.on_event[e] |= bit(slot)
            if c.reaction[e] != NULL:
                k.reacts[e] |= bit(slot)
        for i in range(c.n_rules):
            if k.n_rules == MAX_RULES:
                raise ValueError(f"a kingdom can have {MAX_RULES} standing rules at most")
            k.rules[k.n_rules] = c.rules[i]
            k.rules[k.n_rules].slot = slot
            k.n_rules += 1

    def _frequent(self):
        cdef Layout* k = &self.k
        # Slots 0, 1 and 2, in reverse: see quiet.basic_coins.
        k.basic_coins = k.bonus[0].coins << 16 | k.bonus[1].coins << 8 | k.bonus[2].coins
        k.copper = self.names.index("Copper")
        k.silver = self.names.index("Silver")
        k.gold = self.names.index("Gold")
        k.estate = self.names.index("Estate")
        k.duchy = self.names.index("Duchy")
        k.province = self.names.index("Province")
        k.curse = self.names.index("Curse")

    def _landscapes(self):
        cdef Layout* k = &self.k
        cdef int slot
        facts = load().landscapes
        for slot in range(k.n_cards, k.n_slots):
            landscape = facts[self.names[slot]]
            k.number[slot] = landscape.number
            k.cost[slot] = landscape.cost
            k.pile_of[slot] = NO_PILE
            k.trait_of[slot] = 255
            k.has_next[slot] = landscape.once_per_turn
            self._code(slot, landscape.number)
            if landscape.kind == "event":
                k.events |= bit(slot)

    def _piles(self):
        cdef Layout* k = &self.k
        cdef int i, n, slot
        facts = load().cards
        k.n_piles = len(self.kingdom.piles)
        k.loot_pile = -1
        k.colony_pile = -1
        for i, pile in enumerate(self.kingdom.piles):
            first = self.names.index(pile.cards[0])
            k.pile_first[i] = first
            k.pile_slot[i] = first
            k.pile_types[i] = pile.types
            k.pile_supply[i] = pile.supply
            k.pile_mixed[i] = len(pile.cards) > 1
            for name in pile.cards:
                slot = self.names.index(name)
                k.pile_of[slot] = i
                k.pile_set[i] |= bit(slot)
                if pile.supply:
                    k.supply |= bit(slot)
                if pile.supply and not k.pile_mixed[i] and k.gains_to[slot] == DISCARD:
                    k.plain_gains |= bit(slot)     # but see _sets
            if k.pile_mixed[i]:
                n = 0
                for name in reversed(pile.cards):     # the last of pile_cards is on top
                    for _ in range(pile.copies):
                        k.pile_cards[i][n] = self.names.index(name)
                        n += 1
                k.pile_n[i] = n
                k.any_mixed = 1
            else:
                k.pile_n[i] = facts[pile.cards[0]].pile_size(self.players)
            if not pile.supply:
                k.loot_pile = i
            if pile.name == "Province":
                k.province_pile = i
            elif pile.name == "Colony":
                k.colony_pile = i

    def _traits(self):
        cdef Layout* k = &self.k
        cdef int trait, slot, event
        for name, pile_name in self.kingdom.traits.items():
            trait = self.names.index(name)
            pile = next(p for p in self.kingdom.piles if p.name == pile_name)
            # The Trait itself remembers its pile.
            k.pile_of[trait] = self.kingdom.piles.index(pile)
            for card in pile.cards:
                slot = self.names.index(card)
                k.trait_of[slot] = trait
                k.cost[slot] = max(0, k.cost[slot] - code_of(k.number[trait]).cheaper)
                k.reckless[slot] = code_of(k.number[trait]).text_twice
                for event in range(N_EVENTS):
                    if k.ability[event][trait] != NULL:
                        k.on_event[event] |= bit(slot)

    def _start(self):
        cdef Layout* k = &self.k
        cdef int i
        for i in range(10):
            k.start_deck[i] = k.copper if i < 7 else k.estate
            k.start_owned[k.start_deck[i]] += 1
        if self.kingdom.liaison:
            k.start_favors = 1
            for i in range(k.n_cards):
                k.start_favors += code_of(k.number[i]).start_favors

    def _sets(self):
        cdef Layout* k = &self.k
        cdef int slot, event
        for slot in range(k.n_slots):
            if k.reckless[slot]:
                k.plain_treasures &= ~bit(slot)
            if k.score[slot] != NULL:
                k.scores |= bit(slot)
        k.quiet_gains = ~(k.watched[EV_BUY] | k.watched[EV_WOULD_GAIN] | k.watched[EV_GAIN])
        k.plain_gains &= k.quiet_gains
        k.plain_treasures &= ~(k.on_event[EV_PLAY] | k.on_event[EV_AFTER_PLAY]
                               | k.on_event[EV_DISCARD_FROM_PLAY])
        k.loud = (k.of_type[0] | k.of_type[1]) & ~(
            k.plain_treasures & ~(k.watched[EV_PLAY] | k.watched[EV_AFTER_PLAY]))
        if not k.quiet_gains & k.supply:
            k.loud = k.cards     # a quiet turn would end with the first purchase
        for slot in range(k.n_cards):
            if k.has_next[slot] and k.next_turn[slot] == NULL:
                k.coming[slot] = COMING
                k.draws_later |= <uint64_t>(k.next_bonus[slot].cards != 0) << slot
            if not (k.play[slot] != NULL or k.next_turn[slot] != NULL or k.reckless[slot]
                    or k.types[slot] & ATTACK):
                k.plain_plays |= bit(slot)
        k.gain_reactions = k.reacts[EV_WOULD_GAIN] | k.reacts[EV_GAIN]
        for event in range(N_EVENTS):
            if not QUIET_EVENTS >> event & 1:
                k.unquiet_reactions |= k.reacts[event]

    def _slot_of(self, int number):
        return next(slot for slot in range(self.k.n_slots) if self.k.number[slot] == number)

    def _arm(self):
        """Which events can ever fire anything here? A vanilla kingdom pays for none of them."""
        cdef Layout* k = &self.k
        cdef int e, i
        for e in range(N_EVENTS):
            k.watched[e] = k.on_event[e]
        if k.on_event[EV_DISCARD_FROM_PLAY]:
            # Fired once for all cards that leave, and about none of them.
            k.watched[EV_DISCARD_FROM_PLAY] |= bit(NO_CARD)
        for i in range(k.n_rules):
            k.rules[i].cards = (about(k, k.rules[i].types) if k.rules[i].card < 0
                                else bit(self._slot_of(k.rules[i].card)))
            e = k.rules[i].event
            for own in range(2):
                k.rules_at[e][own] |= <uint32_t>looks_at(k.rules[i].marks, own) << i
            if k.rules[i].marks & SHOWN:
                continue
            k.armed |= <uint32_t>1 << e
            k.watched[e] |= k.rules[i].cards
            if k.rules[i].marks & OTHERS:
                k.onlookers |= <uint32_t>1 << e
        for e in range(N_EVENTS):
            if k.on_event[e] or k.reacts[e] or k.armed >> e & 1:
                k.live |= <uint32_t>1 << e
            if not (k.on_event[e] or k.reacts[e]):
                k.least_favors[e] = min([k.rules[i].favors for i in range(k.n_rules)
                                         if k.rules[i].event == e], default=0)

    def _prices(self):
        cdef Layout* k = &self.k
        cdef int i, coins
        for i in range(k.n_piles):
            for coins in range(16):
                if k.pile_supply[i] and k.cost[k.pile_slot[i]] <= coins:
                    k.affordable[coins] |= bit(k.pile_slot[i])

    def slot(self, str name):
        return self.kingdom.slot(name)

    def pile_sizes(self):
        """Cards of each pile at the start, by pile name."""
        return {pile.name: self.k.pile_n[i] for i, pile in enumerate(self.kingdom.piles)}
