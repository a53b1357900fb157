"""See callback.pxd."""

from simcore.choosers.defaults cimport default_answer
from simcore.choosers.rules cimport rules_ask
from simcore.decisions cimport is_legal
from simcore.pending cimport *
from simcore.points cimport score_of
from simcore.state cimport *
from simcore.zones cimport *

from simcore.choosers.question import IllegalAnswer, Question
from simcore.registry import option_labels

KINDS = (
    "play_action", "play_treasure", "buy", "gain", "play", "trash", "discard", "topdeck",
    "bottomdeck", "take", "set_aside", "reveal", "return", "keep", "option", "may", "order",
    "trigger", "name", "number", "spend", "pile", "extra_turn", "judge", "replace",
)
NUMBERS = frozenset(("may", "judge", "number", "spend"))


cdef candidates_of(Decision* d, tuple names):
    """The candidates by name, each as often as it may be picked."""
    cdef int slot
    found = []
    kind = KINDS[d.kind]
    if kind in NUMBERS:
        return list(range(d.min, d.max + 1)) if kind in ("number", "spend") else [True, False]
    if kind == "option":
        labels = option_labels.get(names[d.source], ())
        return [labels[slot] for slot in range(len(labels)) if d.mask >> slot & 1]
    for slot in range(len(names)):
        if d.mask >> slot & 1:
            found += [names[slot]] * (1 if d.counts == NULL else d.counts[slot])
    return found


cdef question_of(Decision* d, tuple names):
    kind = KINDS[d.kind]
    return Question(
        player=d.player,
        kind=kind,
        card=None if d.source < 0 else names[d.source],
        subject=None if d.subject < 0 else names[d.subject],
        owner=<int>d.mask if kind == "judge" else d.player,
        candidates=candidates_of(d, names),
        min=d.min,
        max=d.max,
    )


cdef int give_answer(Decision* d, question, answer, tuple names) except -1:
    """Writes a Python answer into the decision; IllegalAnswer if it is not allowed."""
    value = question.read(answer)
    if question.kind in NUMBERS:
        d.number = value
    else:
        if len(value) > MAX_ANSWER:
            raise IllegalAnswer(question, answer)
        labels = option_labels.get(question.card, ()) if question.kind == "option" else names
        d.n = len(value)
        for i, name in enumerate(value):
            d.picks[i] = labels.index(name)
    if not is_legal(d):
        raise IllegalAnswer(question, answer)
    return 0


cdef class Callback:
    def __init__(self, target, tuple names, kinds=KINDS):
        self.target = target
        self.names = names
        self.kinds = frozenset(kinds)
        self.error = None


cdef void leave_open(Game* g, Decision* d) noexcept:
    if g.players[d.player].bot.rules == NULL:
        default_answer(g, d)
    else:
        rules_ask(g, d)


cdef void ask_python(Game* g, Decision* d) noexcept:
    cdef Callback callback = <Callback>g.players[d.player].bot.callback
    cdef View view
    if KINDS[d.kind] not in callback.kinds:
        leave_open(g, d)
        return
    try:
        view = View.__new__(View)
        view.g = g
        view.player = d.player
        view.names = callback.names
        question = question_of(d, callback.names)
        answer = callback.target.decide(view, question)
        view.g = NULL
        if answer is NotImplemented:
            leave_open(g, d)
        else:
            give_answer(d, question, answer, callback.names)
    except BaseException as error:
        callback.error = error
        g.error = ERR_CALLBACK


cdef void callback_ask(Game* g, Decision* d) noexcept nogil:
    with gil:
        ask_python(g, d)


cdef class View:
    """What a player knows: the own zones, public zones, and numbers of cards. Never the order
    of a deck nobody has looked at, nor another player's hand."""

    cdef _bag(self, const unsigned char* n):
        return [name for slot, name in enumerate(self.names) for _ in range(n[slot])]

    cdef int _slot(self, name) except -2:
        self._check()
        return self.names.index(name) if name in self.names else -1

    def _check(self):
        if self.g == NULL:
            raise RuntimeError("a view is only valid while its decision is being answered")

    def _other(self, player):
        self._check()
        seat = self.player if player is None else player
        if not 0 <= seat < self.g.n_players:
            raise ValueError(f"there is no player {player}")
        return seat

    # ---- the turn
    @property
    def players(self):
        self._check()
        return self.g.n_players

    @property
    def turn_player(self):
        self._check()
        return self.g.turn_player

    @property
    def turn(self):
        self._check()
        return self.g.players[self.player].all_turns

    @property
    def phase(self):
        self._check()
        return ("start", "action", "buy", "cleanup", "end", "over")[self.g.phase]

    @property
    def actions(self):
        self._check()
        return self.g.turn.actions

    @property
    def buys(self):
        self._check()
        return self.g.turn.buys

    @property
    def coins(self):
        self._check()
        return self.g.turn.coins

    # ---- own zones
    @property
    def hand(self):
        self._check()
        return self._bag(self.g.players[self.player].hand.n)

    @property
    def discard(self):
        self._check()
        cdef Player* pl = &self.g.players[self.player]
        return [self.names[pl.discard[i]] for i in range(pl.n_discard)]

    @property
    def known_top(self):
        """The cards on top of the own deck that have been seen, the topmost first."""
        self._check()
        cdef Player* pl = &self.g.players[self.player]
        return [self.names[pl.top[pl.n_top - 1 - i]] for i in range(pl.n_top)]

    @property
    def set_aside(self):
        self._check()
        cdef Player* pl = &self.g.players[self.player]
        return [self.names[pl.aside[i].slot] for i in range(pl.n_aside)]

    # ---- public
    def in_play(self, player=None):
        cdef Player* pl = &self.g.players[self._other(player)]
        return [self.names[pl.in_play[i].slot] for i in range(pl.n_in_play)]

    def face_up(self, player=None):
        """Cards set aside for everybody to see: the Island mat, what a Blockade has gained."""
        cdef Player* pl = &self.g.players[self._other(player)]
        return [self.names[pl.aside[i].slot] for i in range(pl.n_aside) if not pl.aside[i].hidden]

    def hand_size(self, player=None):
        return self.g.players[self._other(player)].hand.total

    def deck_size(self, player=None):
        return deck_size(&self.g.players[self._other(player)])

    def discard_size(self, player=None):
        return self.g.players[self._other(player)].n_discard

    def owned(self, str name, player=None):
        """Copies a player owns: derivable from the public gains and trashes."""
        cdef int seat = self._other(player)
        cdef int slot = self._slot(name)
        return 0 if slot < 0 or slot >= self.g.k.n_cards else self.g.players[seat].owned[slot]

    def score(self, player=None):
        return score_of(self.g, self._other(player))

    def favors(self, player=None):
        return self.g.players[self._other(player)].favors

    def supply(self, str name):
        """Cards left in the pile of a card."""
        cdef int slot = self._slot(name)
        if slot < 0 or self.g.k.pile_of[slot] == 255:
            return 0
        return self.g.pile_n[self.g.k.pile_of[slot]]

    def cost(self, str name):
        cdef int slot = self._slot(name)
        if slot < 0:
            raise KeyError(f"{name} is not in this kingdom")
        return cost_of(self.g, slot)

    @property
    def trash(self):
        self._check()
        return self._bag(self.g.trash.n)

    @property
    def empty_piles(self):
        self._check()
        return popcount64(self.g.empty)
