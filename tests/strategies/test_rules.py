"""Rules: the verbs, their names and their text."""

import pickle

import pytest

from strategies import (
    StrategyError,
    buy,
    buy_event,
    choose,
    discard,
    favors,
    owned,
    play,
    spend,
    topdeck,
    trash,
    turn,
)


@pytest.mark.parametrize(
    ("rule", "text"),
    [
        (buy("Wharf", owned("Wharf") < 2), 'buy("Wharf", owned("Wharf") < 2)'),
        (buy("Gold"), 'buy("Gold")'),
        (buy("Gold", False), 'buy("Gold", False)'),
        (buy_event("Looting", turn > 3), 'buy_event("Looting", turn > 3)'),
        (choose("Town", " +1 Buy ", turn > 3), 'choose("Town", "+1 Buy", turn > 3)'),
        (choose("City-state", "yes"), 'choose("City-state", "yes")'),
        (spend("Architects' Guild", favors > 3), 'spend("Architects\' Guild", favors > 3)'),
        (spend(condition=favors > 3), "spend(None, favors > 3)"),
        (spend("Coastal Haven", favors > 3, 2), 'spend("Coastal Haven", favors > 3, favors=2)'),
    ],
)
def test_a_rule_reads_as_it_was_written(rule, text):
    assert repr(rule) == text


@pytest.mark.parametrize("verb", [buy, play, trash, discard, topdeck])
def test_german_names_mean_the_same_card(verb):
    assert verb("Werft") == verb("Wharf")
    assert verb("Werft").target == "Wharf"


def test_german_names_of_landscapes():
    assert buy_event("Plünderung") == buy_event("Looting")
    assert spend("Architektengilde") == spend("Architects' Guild")


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: buy("Whraf"), "buy(\"Whraf\"): no card called 'Whraf'. Did you mean Wharf?"),
        (lambda: buy("Looting"), 'buy("Looting"): Looting is an Event, not a card. Use buy_event.'),
        (lambda: buy("Cheap"), 'buy("Cheap"): Cheap is a Trait, not a card.'),
        (lambda: buy_event("Lootign"), "Did you mean Looting?"),
        (lambda: buy_event("Gold"), "no event called 'Gold'"),
        (lambda: spend("Citystaet"), "Did you mean City-state?"),
        (lambda: spend("City-state", favors=0), "favors=0 is no number of Favors"),
        (lambda: choose("Towm", "+1 Buy"), "Did you mean Town?"),
        (lambda: choose("Town", 3), "an option's label, in quotes"),
        (lambda: play(None), "a name in quotes is expected"),
        (lambda: buy("Gold", lambda: True), "is a function"),
        (lambda: buy("Gold", "always"), "a number or an expression is expected, not 'always'"),
        (lambda: buy("Gold", None), "a number or an expression is expected, not None"),
    ],
)
def test_mistakes_name_the_rule(make, message):
    with pytest.raises(StrategyError) as error:
        make()
    assert message in str(error.value)
    assert "\n" not in str(error.value)


def test_rules_are_values():
    rule = buy("Wharf", owned("Wharf") < 2)
    assert rule == buy("Werft", owned("Werft") < 2) != buy("Wharf", owned("Wharf") < 3)
    assert len({rule, buy("Wharf", owned("Wharf") < 2), play("Wharf")}) == 2
    assert pickle.loads(pickle.dumps(rule)) == rule
    with pytest.raises(AttributeError):
        rule.target = "Gold"
