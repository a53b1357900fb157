"""See table.pxd."""

from libc.stdlib cimport calloc, free
from libc.string cimport memset

from simcore.choosers.seats cimport seat_bot
from simcore.pending cimport *
from simcore.play cimport play_from_hand, playable
from simcore.points cimport conserved, score_of
from simcore.state cimport *
from simcore.trace cimport TRACE_COLUMNS
from simcore.turn cimport *
from simcore.zones cimport *

PHASES = ("start", "action", "buy", "cleanup", "end", "over")
TAGS = {"Island": TAG_ISLAND, "Native Village": TAG_NATIVE_VILLAGE}
ERRORS = {
    ERR_IN_PLAY: f"a player has more than {MAX_IN_PLAY} cards in play",
    ERR_ASIDE: f"a player has set aside more than {MAX_ASIDE} cards",
    ERR_PENDING: f"more than {MAX_PENDING} effects are waiting",
    ERR_ILLEGAL: "a chooser gave an illegal answer",
    ERR_CONSERVATION: "cards were lost or made",
    ERR_EXTRA_TURNS: f"more than {MAX_EXTRA_TURNS} extra turns are waiting",
    ERR_LINKS: f"more than {MAX_LINKS} cards stay with a Duration",
}


class GameError(RuntimeError):
    """A game that had to stop: a limit of the core, or a defect in it."""


cdef class Table:
    def __cinit__(self):
        self.g = <Game*>calloc(1, sizeof(Game))
        memset(&self.log, 0, sizeof(Trace))
        if self.g == NULL:
            raise MemoryError

    def __dealloc__(self):
        free(self.g)
        free(self.log.rows)

    def __init__(self, TableLayout layout, choosers, seed=0, block=0, rotation=0, log=False, checked=False):
        """`choosers`: one per strategy; see `seats.seat_bot`. `checked`: count the cards and judge
        the answer at every decision."""
        cdef int i
        self.layout = layout
        self.names = layout.names
        self.kept_alive = list(choosers)
        for i, chooser in enumerate(choosers):
            seat_bot(&self.bots[i], chooser, layout)
            if checked:
                # Answers are judged in their full form.
                self.bots[i].next_play = self.bots[i].next_buy = NULL
        self.g.checked = checked
        if log:
            self.g.trace = &self.log
        set_up(self.g, &layout.k, self.bots, seed, block, rotation)
        self.check()

    def check(self):
        """Raises what went wrong inside the game, if anything did."""
        cdef int error = self.g.error
        if error == ERR_NONE:
            return
        for chooser in self.kept_alive:
            raised = getattr(chooser, "error", None)
            if raised is not None:
                chooser.error = None
                self.g.error = ERR_NONE
                raise raised
        raise GameError(ERRORS.get(error, f"error {error}"))

    def play(self):
        """The whole game."""
        with nogil:
            play_game(self.g)
        self.check()

    # ---------------------------------------------------------------- looking
    cdef int _slot(self, name) except -1:
        if name not in self.names:
            raise KeyError(f"{name} is not in this kingdom")
        return self.names.index(name)

    cdef int _seat(self, p) except -1:
        if not 0 <= p < self.g.n_players:
            raise IndexError(f"there is no player {p}")
        return p

    cdef _cards(self, const unsigned char* cards, int n):
        return [self.names[cards[i]] for i in range(n)]

    def zone(self, int p, str zone):
        """The cards of a zone, by name; decks from the top down (unseen cards in no order)."""
        cdef Player* pl = &self.g.players[self._seat(p)]
        if zone == "hand":
            return [name for i, name in enumerate(self.names) for _ in range(pl.hand.n[i])]
        if zone == "deck":
            return (self._cards(pl.top, pl.n_top)[::-1] + self._cards(pl.pool, pl.n_pool)
                    + self._cards(pl.bottom, pl.n_bottom))
        if zone == "discard":
            return self._cards(pl.discard, pl.n_discard)
        if zone == "in_play":
            return [self.names[pl.in_play[i].slot] for i in range(pl.n_in_play)]
        if zone in TAGS:
            return [self.names[pl.aside[i].slot] for i in range(pl.n_aside)
                    if pl.aside[i].tag == TAGS[zone]]
        if zone == "set_aside":
            return [self.names[pl.aside[i].slot] for i in range(pl.n_aside)
                    if pl.aside[i].tag >= FIRST_TAG]
        raise KeyError(zone)

    def owned(self, int p):
        cdef Player* pl = &self.g.players[self._seat(p)]
        return {name: pl.owned[i] for i, name in enumerate(self.names) if pl.owned[i]}

    @property
    def trash(self):
        return [name for i, name in enumerate(self.names) for _ in range(self.g.trash.n[i])]

    def pile(self, str name):
        """Cards left in a pile, by its name or by one of its cards."""
        cdef int i
        for i, pile in enumerate(self.layout.kingdom.piles):
            if pile.name == name or name in pile.cards:
                return self.g.pile_n[i]
        raise KeyError(f"{name} has no pile in this kingdom")

    def pile_cards(self, str name):
        """The cards of a pile from the top down."""
        cdef int i
        for i, pile in enumerate(self.layout.kingdom.piles):
            if pile.name == name or name in pile.cards:
                if not self.layout.k.pile_mixed[i]:
                    return [pile.cards[0]] * self.g.pile_n[i]
                return self._cards(self.g.pile_cards[i], self.g.pile_n[i])[::-1]
        raise KeyError(f"{name} has no pile in this kingdom")

    def cost(self, str name):
        return cost_of(self.g, self._slot(name))

    def vp(self, int p):
        return score_of(self.g, self._seat(p))

    def landscape_points(self, int p):
        """The points that landscapes are worth to a player, by name."""
        cdef int slot
        return {self.names[slot]: self.g.k.score[slot](self.g, self._seat(p))
                for slot in range(self.g.k.n_cards, self.g.k.n_slots)
                if self.g.k.score[slot] != NULL}

    def buyable(self):
        cdef uint64_t mask = buyable(self.g)
        return [name for i, name in enumerate(self.names) if mask >> i & 1]

    def conserved(self):
        return bool(conserved(self.g))

    @property
    def phase(self):
        return PHASES[self.g.phase]

    @property
    def turn_player(self):
        return self.g.turn_player

    @property
    def stalled(self):
        return bool(self.g.stalled)

    @property
    def is_extra_turn(self):
        return bool(self.g.turn.is_extra)

    def player_counts(self, int p):
        """Numbers that belong to a player."""
        cdef Player* pl = &self.g.players[self._seat(p)]
        return {
            "favors": pl.favors, "turns": pl.turns, "all_turns": pl.all_turns,
            "pirate_coins": pl.pirate_coins, "skip": pl.skip, "strategy": pl.strategy,
            "shuffles": pl.shuffles, "known_top": pl.n_top,
            "favors_gained": pl.favors_gained, "favors_spent": pl.favors_spent,
        }

    def outcome(self):
        """Scores and win shares (in sixtieths) by seat."""
        cdef int scores[MAX_PLAYERS]
        cdef int shares[MAX_PLAYERS]
        decide_winners(self.g, scores, shares)
        return ([scores[i] for i in range(self.g.n_players)],
                [shares[i] for i in range(self.g.n_players)])

    def trace(self):
        """The event trace: rows of (code, player, slot, number, extra, depth)."""
        cdef int i, j
        return [tuple(self.log.rows[i * TRACE_COLUMNS + j] for j in range(TRACE_COLUMNS))
                for i in range(self.log.n)]

    # ---------------------------------------------------------------- arranging
    cdef _fill(self, int p, zone, names):
        """Replaces the cards of a zone. What does not come from the old zone is made anew."""
        cdef Player* pl = &self.g.players[p]
        cdef int slot, i
        self.g.arranged = 1
        for name in self.zone(p, zone):
            pl.owned[self._slot(name)] -= 1
        if zone == "hand":
            memset(&pl.hand, 0, sizeof(Bag))
        elif zone == "deck":
            pl.n_top = pl.n_pool = pl.n_bottom = 0
        elif zone == "discard":
            pl.n_discard = 0
        elif zone == "in_play":
            for i in range(pl.n_in_play):
                card_leaves_play(self.g, p, &pl.in_play[i])
            pl.n_in_play = 0
        else:
            tag = TAGS[zone]
            kept = [pl.aside[i] for i in range(pl.n_aside) if pl.aside[i].tag != tag]
            pl.n_aside = len(kept)
            for i in range(len(kept)):
                pl.aside[i] = kept[i]
        for name in (reversed(names) if zone == "deck" else names):
            slot = self._slot(name)
            pl.owned[slot] += 1
            bag_add(&pl.limbo, slot)
            if zone == "in_play":
                enter_play(self.g, p, slot)
            elif zone in TAGS:
                put(self.g, p, slot, ASIDE, TAGS[zone], NULL)
                pl.aside[pl.n_aside - 1].hidden = TAGS[zone] == TAG_NATIVE_VILLAGE
            else:
                put(self.g, p, slot, {"hand": HAND, "deck": DECK, "discard": DISCARD}[zone], 0, NULL)

    def fill(self, int p, str zone, names):
        self._fill(self._seat(p), zone, names)

    def set_pile(self, str name, int n):
        """Makes a pile hold so many cards (a split pile: takes them off the top)."""
        cdef int i
        self.g.arranged = 1
        for i, pile in enumerate(self.layout.kingdom.piles):
            if pile.name == name or name in pile.cards:
                if self.layout.k.pile_mixed[i] and n > self.g.pile_n[i]:
                    raise ValueError(f"{name} holds {self.g.pile_n[i]} cards")
                self.g.pile_n[i] = n
                self.g.turn.to_end = 0
                if self.layout.k.pile_mixed[i] and n:
                    self.g.pile_slot[i] = self.g.pile_cards[i][n - 1]
                if self.layout.k.pile_supply[i]:
                    self.g.empty = (self.g.empty & ~bit(i)) | <uint64_t>(n == 0) << i
                    self.g.turn.emptied |= self.g.empty & bit(i)
                write_price_list(self.g)
                return
        raise KeyError(f"{name} has no pile in this kingdom")

    def set_pile_cards(self, str name, cards):
        """Stacks a mixed pile (Loot, a split pile) from the top down."""
        cdef int i, j
        for i, pile in enumerate(self.layout.kingdom.piles):
            if (pile.name == name or name in pile.cards) and self.layout.k.pile_mixed[i]:
                for j, card in enumerate(reversed(cards)):
                    self.g.pile_cards[i][j] = self._slot(card)
                self.set_pile(name, 0)
                self.g.pile_n[i] = len(cards)
                if cards:
                    self.g.pile_slot[i] = self._slot(cards[0])
                    write_price_list(self.g)
                    if self.layout.k.pile_supply[i]:
                        self.g.empty &= ~bit(i)
                return
        raise KeyError(f"{name} is no pile of different cards in this kingdom")

    def set_trash(self, cards):
        self.g.arranged = 1
        memset(&self.g.trash, 0, sizeof(Bag))
        for card in cards:
            bag_add(&self.g.trash, self._slot(card))

    def set_favors(self, int p, int n):
        self.g.players[self._seat(p)].favors = n

    def set_pirate_coins(self, int p, int n):
        self.g.players[self._seat(p)].pirate_coins = n

    def counter(self, str name):
        return {"actions": self.g.turn.actions, "buys": self.g.turn.buys,
                "coins": self.g.turn.coins}[name]

    def set_counter(self, str name, int n):
        if name == "actions":
            self.g.turn.actions = n
        elif name == "buys":
            self.g.turn.buys = n
        else:
            self.g.turn.coins = n

    # ---------------------------------------------------------------- acting
    def begin(self):
        """The first turn of seat 0."""
        begin_turn(self.g, 0)
        self.check()

    def play_card(self, str name):
        """The turn player plays a card from hand in the phase it belongs to."""
        cdef int slot = self._slot(name)
        cdef int p = self.g.turn_player
        if not playable(self.g, p) & bit(slot):
            raise ValueError(f"player {p} cannot play {name}: hand {self.zone(p, 'hand')}")
        if self.layout.k.types[slot] & ACTION and self.g.phase <= PHASE_ACTION:
            if self.g.turn.actions < 1:
                raise ValueError(f"player {p} has no Action left to play {name}")
            self.g.turn.actions -= 1
        elif self.layout.k.types[slot] & TREASURE:
            if self.g.phase <= PHASE_ACTION:
                to_buy_phase(self.g)
            elif self.g.turn.bought:
                raise ValueError(f"no Treasures after a buy: {name}")
        else:
            raise ValueError(f"{name} cannot be played in the {self.phase} phase")
        play_from_hand(self.g, p, slot)
        self.check()

    def end_action_phase(self):
        to_buy_phase(self.g)
        self.check()

    def buy(self, str name):
        cdef int slot = self._slot(name)
        if self.g.phase <= PHASE_ACTION:
            to_buy_phase(self.g)
            self.check()
        if not buyable(self.g) & bit(slot):
            raise ValueError(
                f"player {self.g.turn_player} cannot buy {name}: ${self.g.turn.coins}, "
                f"{self.g.turn.buys} Buys, cost ${cost_of(self.g, slot)}")
        buy(self.g, slot)
        self.check()

    def end_turn(self):
        """Clean-up, and the start of whatever turn comes next."""
        if self.g.phase <= PHASE_ACTION:
            to_buy_phase(self.g)
        finish_turn(self.g)
        self.check()
        next_turn(self.g)
        self.check()
