"""Strategies that answer in Python: the same games, and only what a player may know."""

import random
from collections import Counter

import pytest

from simcore import IllegalAnswer, Kingdom, SimulationError, play_log, simulate
from simcore.choosers.callback import Callback
from simcore.layout import TableLayout
from simcore.table import Table
from strategies import Strategy, StrategyError, buy, opponent, owned, supply
from strategies.expressions import hand, in_play
from tests.views import everything_shown

KINGDOM = Kingdom(["Militia", "Cellar", "Village", "Smithy", "Witch", "Moat"])


class Rules(Strategy):
    """Money with a Militia, as rules."""

    buys = (
        buy("Province"),
        buy("Duchy", supply("Province") <= 3),
        buy("Gold"),
        buy("Militia", owned("Militia") < 2),
        buy("Silver"),
    )


class InPython(Strategy):
    """The same, as a method."""

    def choose_buy(self, view, decision):
        wanted = ["Province"]
        if view.supply("Province") <= 3:
            wanted.append("Duchy")
        wanted.append("Gold")
        if view.owned("Militia") < 2:
            wanted.append("Militia")
        wanted.append("Silver")
        return next((card for card in wanted if card in decision.candidates), None)

    choose_gain = choose_buy


class EveryDecision(InPython):
    """The same again, but asked for every single decision."""

    def decide(self, view, decision):
        if decision.kind in ("buy", "gain"):
            return self.choose_buy(view, decision)
        return NotImplemented


def answer_at_random(question, draw):
    """Any legal answer."""
    if question.kind in ("may", "judge"):
        return draw.random() < 0.5
    if question.kind in ("number", "spend"):
        return draw.randint(question.min, question.max)
    return draw.sample(question.candidates, draw.randint(question.min, question.max))


class Dreamer(Strategy):
    """Answers at random, but always the same to the same question."""

    def decide(self, view, decision):
        seen = f"{decision} {view.turn} {view.hand} {view.discard_size()}"
        return answer_at_random(decision, random.Random(seen))


def tally(*strategies, games=100, **options):
    return simulate(KINGDOM, list(strategies), games=games, seed=3, **options).tally


# ------------------------------------------------------------------ the same games
@pytest.mark.parametrize("python", [InPython, EveryDecision])
def test_the_same_rules_give_the_same_bits(python):
    assert tally(python(), Rules()) == tally(Rules(), Rules())


def test_callbacks_are_reproducible():
    assert tally(Dreamer(), Rules(), games=20) == tally(Dreamer(), Rules(), games=20)


def test_two_processes_give_what_one_gives():
    alone = tally(InPython(), Rules())
    assert tally(InPython(), Rules(), threads=2, chunk_games=50) == alone


def test_a_log_can_be_had_too():
    text = play_log(KINGDOM, [InPython(), Rules()], seed=3, game=1)
    assert text == play_log(KINGDOM, [InPython(), Rules()], seed=3, game=1)
    assert "InPython wins." in text or "Rules wins." in text or "share the win" in text


# ------------------------------------------------------------------ errors
class Raises(Strategy):
    def choose_buy(self, view, decision):
        raise ZeroDivisionError("my own mistake")


class Cheats(Strategy):
    def choose_buy(self, view, decision):
        return "Province"


def test_an_exception_names_the_game_and_the_mistake():
    with pytest.raises(SimulationError, match=r"game 0 of seed 3[\s\S]*my own mistake"):
        tally(Raises(), Rules())


def test_an_illegal_answer_names_strategy_decision_and_answer():
    with pytest.raises(SimulationError, match=r"Cheats[\s\S]*'Province' is no legal answer to buy"):
        tally(Cheats(), Rules())


def test_a_table_raises_the_error_itself():
    layout = TableLayout(KINGDOM, 2)
    table = Table(layout, [Callback(Cheats(), layout.names, ("buy",)), None])
    with pytest.raises(IllegalAnswer):
        table.play()


# ------------------------------------------------------------------ what a view shows
SHOWN = {
    "actions", "buys", "coins", "cost", "deck_size", "discard", "discard_size", "empty_piles",
    "face_up", "favors", "hand", "hand_size", "in_play", "known_top", "owned", "phase", "player",
    "players", "score", "set_aside", "supply", "trash", "turn", "turn_player",
}  # fmt: skip


class Watcher:
    """Plays at random and compares what the view shows with the table itself."""

    def __init__(self, seed):
        self.draw = random.Random(seed)
        self.table = None
        self.asked = 0
        self.views = []

    def decide(self, view, question):
        if self.table is not None:
            self.asked += 1
            self.check(view)
            self.views.append(view)
        return answer_at_random(question, self.draw)

    def check(self, view):
        table, me = self.table, view.player
        shown = everything_shown(view, table.names)
        assert set(shown) == SHOWN
        assert shown["hand"] == table.zone(me, "hand")
        known = shown["known_top"]
        assert known == table.zone(me, "deck")[: len(known)]
        assert len(known) == table.player_counts(me)["known_top"]
        for p in range(view.players):
            assert shown["hand_size"][p] == len(table.zone(p, "hand"))
            assert shown["deck_size"][p] == len(table.zone(p, "deck"))
            assert shown["in_play"][p] == table.zone(p, "in_play")
            assert Counter(shown["face_up"][p]) >= Counter(table.zone(p, "Island"))
            assert {k: n for k, n in shown["owned"][p].items() if n} == table.owned(p)
        assert table.conserved()


def watched_game(players, seed):
    layout = TableLayout(KINGDOM, players, 25)
    watcher = Watcher(seed)
    table = Table(layout, [Callback(watcher, layout.names)] * players, seed)
    watcher.table = table
    table.play()
    return watcher


@pytest.mark.parametrize("players", [2, 4])
def test_a_view_is_right_and_shows_nothing_more(players):
    assert watched_game(players, 1).asked > 100


def test_a_view_cannot_be_kept():
    """After its decision it shows nothing: a bot cannot watch the others' turns through it."""
    old = watched_game(2, 2).views[0]
    with pytest.raises(RuntimeError, match="only valid while"):
        _ = old.hand
    with pytest.raises(RuntimeError, match="only valid while"):
        old.hand_size(1)


def test_a_view_of_a_player_who_is_not_there():
    class Curious(Strategy):
        def choose_buy(self, view, decision):
            view.hand_size(2)

    with pytest.raises(SimulationError, match="there is no player 2"):
        tally(Curious(), Rules())


def test_an_own_shuffled_deck_is_not_shown():
    """The top of a deck that nobody has looked at is unknown even to its owner."""

    class Peeks(Strategy):
        def choose_play_action(self, view, decision):
            assert view.known_top == []
            return NotImplemented

        def choose_buy(self, view, decision):
            assert view.known_top == []
            return "Smithy" if "Smithy" in decision.candidates else None

    tally(Peeks(), Rules(), games=20)


@pytest.mark.parametrize("secret", [hand("Moat"), hand(type="Action")])
def test_rules_cannot_ask_for_the_hand_of_an_opponent(secret):
    with pytest.raises(StrategyError, match="do not show you that"):
        opponent(secret)


def test_rules_may_ask_for_what_is_open():
    assert "in_play" in repr(opponent(in_play("Witch")))
