"""The library: every bot loads, compiles and is told apart from the others."""

import pickle

import pytest

from strategies import available, buy, load_strategy, owned
from strategies.library.money import BigMoney
from strategies.loading import library, snake_name

NAMES = sorted(available())


def test_there_are_enough_bots():
    assert len(library()) >= 15


@pytest.mark.parametrize("name", NAMES)
def test_every_bot_compiles_wherever_it_plays(name, bind, everything):
    strategy = load_strategy(name)
    assert strategy.compile(everything).inactive == []
    bare = strategy.compile(bind())
    # Without its own cards a bot is left with the basic ones.
    assert all(row[0] < len(bind().slots) for row in bare.buys)


@pytest.mark.parametrize("name", NAMES)
def test_every_bot_is_described_and_can_be_sent_away(name):
    strategy = load_strategy(name)
    assert 1 <= len((type(strategy).__doc__ or "").strip().splitlines()) <= 4
    assert pickle.loads(pickle.dumps(strategy)).identity() == strategy.identity()


def test_no_two_bots_share_a_name_or_an_identity():
    names = [name.replace("_", "") for cls in library() for name in (snake_name(cls), *cls.aliases)]
    assert len(names) == len(set(names))
    identities = {load_strategy(name).identity() for name in NAMES}
    assert len(identities) == len(NAMES)


def test_big_money_buys_dear_cards_before_gold_and_cheap_ones_before_silver():
    bot = BigMoney({"Smithy": 1, "Wharf": 2}, Chapel=1)
    tail = list(bot.buys)[-5:]
    assert tail == [
        buy("Wharf", owned("Wharf") < 2),
        buy("Gold"),
        buy("Smithy", owned("Smithy") < 1),
        buy("Chapel", owned("Chapel") < 1),
        buy("Silver"),
    ]


def test_simple_endings_stay_cheap_without_colonies(bind):
    """The rules every money bot asks on every turn must not need programs."""
    compiled = BigMoney(Smithy=1).compile(bind("Smithy"))
    kinds = dict(zip(compiled.buys[:, 0].tolist(), compiled.buys[:, 1].tolist(), strict=True))
    slots = bind("Smithy").slots
    assert kinds[slots["Duchy"]] == kinds[slots["Estate"]] == kinds[slots["Smithy"]] == 1
    assert kinds[slots["Gold"]] == kinds[slots["Silver"]] == 0


def test_the_yardsticks():
    assert load_strategy("random").chooser == "random"
    assert load_strategy("nothing").buys == ()
    assert load_strategy("bigmoney").chooser == "rules"
