"""See seats.pxd."""

from libc.string cimport memset

from simcore.choosers.callback cimport Callback, callback_ask
from simcore.choosers.defaults cimport default_ask
from simcore.choosers.random cimport random_ask, random_choices_ask
from simcore.choosers.rules cimport (
    RuleBook, defaults_next_play, rules_ask, rules_next_buy, rules_next_play,
)
from simcore.layout cimport TableLayout
from simcore.state cimport *

from simcore.catalog import TYPE_BIT
from simcore.choosers.question import same_name
from simcore.registry import option_labels


class Binding:
    """A kingdom as a strategy's compiler sees it."""

    types = TYPE_BIT

    def __init__(self, kingdom):
        self.kingdom = kingdom

    def slot(self, name):
        return self.kingdom.slot(name)

    def option(self, name, label):
        labels = option_labels.get(name, ())
        for i, known in enumerate(labels):
            if same_name(label, known):
                return i
        raise KeyError(f"{name} has no option {label!r}; it has: {', '.join(labels) or 'none'}")


cdef class Chooser:
    def __init__(self, strategy, TableLayout layout):
        self.strategy = strategy
        self.compiled = strategy.compile(Binding(layout.kingdom))
        self.book = RuleBook(self.compiled, layout)
        self.kind = self.compiled.chooser
        self.callback = None
        if self.compiled.callback_kinds:
            self.callback = Callback(strategy, layout.names, self.compiled.callback_kinds)

    @property
    def error(self):
        return None if self.callback is None else self.callback.error

    @error.setter
    def error(self, value):
        if self.callback is not None:
            self.callback.error = value


cdef bint leaves_treasures_to_defaults(compiled, TableLayout layout):
    """Nothing in `plays` makes it wise to hold back a plain Treasure."""
    for row in compiled.plays:
        if layout.k.types[row[0]] & TREASURE:
            return False
    return True


cdef void answer_quickly(Bot* bot, RuleBook book, TableLayout layout):
    cdef int coins, sure
    bot.next_buy = rules_next_buy
    if bot.plays_all_treasures and book.quiet and not book.buys_events(layout):
        bot.quick_buy = rules_next_buy
    for coins in range(MAX_PRICE + 1):
        sure = book.rules.with_coins[coins].sure
        is_plain = sure < 0 or (layout.k.plain_gains >> sure) & 1
        bot.sure_buy[coins] = sure if is_plain else ASK_RULES


cdef int seat_bot(Bot* bot, chooser, TableLayout layout) except -1:
    """`chooser`: a Chooser, a Callback (asked everything), or None for the defaults."""
    cdef RuleBook book
    memset(bot, 0, sizeof(Bot))
    bot.ask = default_ask
    if isinstance(chooser, Callback):
        bot.ask = callback_ask
        bot.callback = <void*>chooser
    elif chooser is not None:
        book = (<Chooser>chooser).book
        bot.rules = &book.rules
        bot.ask = rules_ask
        bot.plays_all_treasures = leaves_treasures_to_defaults(book.compiled, layout)
        if (<Chooser>chooser).kind == "random":
            bot.ask = random_ask
            bot.plays_all_treasures = False
        elif (<Chooser>chooser).kind == "random_choices":
            bot.ask = random_choices_ask
            answer_quickly(bot, book, layout)
        elif (<Chooser>chooser).callback is not None:
            bot.ask = callback_ask
            bot.callback = <void*>(<Chooser>chooser).callback
            bot.plays_all_treasures = "play_treasure" not in book.compiled.callback_kinds
        else:
            answer_quickly(bot, book, layout)
            bot.next_play = rules_next_play if book.rules.plays.n else defaults_next_play
    return 0
