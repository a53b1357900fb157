"""Expressions: written as Python, checked as they are written."""

import pickle

import pytest

import strategies
from simcore.choosers.vocabulary import QUANTITIES
from strategies import (
    StrategyError,
    coins,
    cost,
    favors,
    hand,
    least,
    maximum,
    minimum,
    most,
    opponent,
    owned,
    supply,
    this_turn_gained,
    turn,
)


@pytest.mark.parametrize(
    "quantity", QUANTITIES, ids=lambda quantity: f"{quantity.name}-{quantity.takes}"
)
def test_every_quantity_of_the_vocabulary_can_be_written(quantity):
    word = getattr(strategies, quantity.name)
    subject = {"": None, "card": "Gold", "type": "Action"}[quantity.takes]
    look = {"": lambda: word, "card": lambda: word("Gold"), "type": lambda: word(type="Action")}[
        quantity.takes
    ]()
    assert look.quantity == quantity
    assert look.subject == subject


@pytest.mark.parametrize(
    "text",
    [
        'owned("Wharf") < 2',
        '(owned("Wharf") < 2) & (turn > 4)',
        "(coins >= 5) & ((turn > 4) | ~(favors == 0))",
        "~((turn > 4) | (favors > 1)) & (buys > 1)",
        "turn - (coins - 3) - 1 == 2 * (turn + 1)",
        "-turn + coins % 3 // 2 != 1.5",
        "minimum(turn, maximum(coins, 3)) <= 7",
        'opponent(owned(type="Attack")) > 0',
        "(turn < 3) == (coins < 3)",
        'supply("Wizards") <= 4',
    ],
)
def test_the_text_of_an_expression_is_the_python_that_makes_it(text):
    assert repr(eval(text, vars(strategies))) == text


def test_numbers_may_stand_on_either_side():
    assert repr(2 + turn) == "2 + turn"
    assert repr(2 - turn * 3) == "2 - turn * 3"
    assert repr(7 // turn % 2) == "7 // turn % 2"
    assert repr(3 < turn) == "turn > 3"  # noqa: SIM300  (Python turns it round itself)
    assert repr(True & (turn > 1)) == "True & (turn > 1)"


def test_smallest_and_largest_have_two_names_and_take_many():
    assert least is minimum
    assert most is maximum
    assert repr(least(turn, 3, coins)) == "minimum(minimum(turn, 3), coins)"


def test_german_names_mean_the_same_card():
    assert repr(owned("Werft")) == 'owned("Wharf")'
    assert repr(supply("Zauberer")) == 'supply("Wizards")'


def test_types_are_recognised_in_any_case():
    assert repr(hand(type="action")) == 'hand(type="Action")'


def test_this_turn_gained_is_another_word_for_gained():
    assert repr(this_turn_gained("Gold")) == 'gained("Gold")'


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: owned("Whraf"), "Did you mean Wharf?"),
        (lambda: owned(type="Acton"), "Did you mean Action"),
        (lambda: owned("Wizards"), "Wizards is a pile of different cards: name one of Student"),
        (lambda: cost("Looting"), "Looting is an Event, not a card"),
        (lambda: owned(), "takes a card or a type"),
        (lambda: owned("Gold", type="Action"), "takes a card or a type"),
        (lambda: owned(3), "a name in quotes is expected, not 3"),
        (lambda: supply("Zauberre"), "no card called 'Zauberre'"),
        (lambda: turn < "3", "a number or an expression is expected, not '3'"),
        (lambda: turn < float("nan"), "a number or an expression is expected"),
        (lambda: turn < 10**400, "a number or an expression is expected"),
        (lambda: turn < owned, "owned is a function: call it with a card name"),
        (lambda: turn // 0, "divides by zero"),
    ],
)
def test_mistakes_are_explained_in_one_line(make, message):
    with pytest.raises(StrategyError) as error:
        make()
    assert message in str(error.value)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    "use",
    [
        lambda: (turn > 1) and (coins > 2),
        lambda: (turn > 1) or (coins > 2),
        lambda: not (turn > 1),
        lambda: 1 < turn < 5,
        lambda: "late" if turn > 9 else "early",
        lambda: turn in [coins],
    ],
)
def test_python_may_not_decide_what_only_the_game_knows(use):
    with pytest.raises(TypeError, match="use & instead of and"):
        use()


def test_division_is_refused_with_a_hint():
    with pytest.raises(TypeError, match="use //"):
        turn / 2


@pytest.mark.parametrize(
    "forgotten",
    [
        lambda: coins >= 5 & turn,
        lambda: coins >= 5 & turn < 3,
        lambda: hand("Gold") & turn < 3,
        lambda: ~hand("Gold") < 3,
        lambda: 5 | turn,
    ],
)
def test_forgotten_brackets_are_noticed(forgotten):
    with pytest.raises(StrategyError, match="brackets around each comparison"):
        forgotten()


def test_opponents_can_be_asked_about_what_is_theirs_and_public():
    assert repr(opponent(owned("Witch"))) == 'opponent(owned("Witch"))'
    for wrong in (hand("Gold"), strategies.hand_coins, strategies.in_discard("Gold")):
        with pytest.raises(StrategyError, match="do not show you"):
            opponent(wrong)
    for wrong in (supply("Gold"), strategies.empty_piles, strategies.players):
        with pytest.raises(StrategyError, match="belongs to one player"):
            opponent(wrong)
    for wrong in (turn + 1, opponent(turn), 3):
        with pytest.raises(StrategyError, match="one plain quantity"):
            opponent(wrong)


def test_expressions_can_be_pickled():
    condition = (owned("Wharf") < 2) & (opponent(favors) > minimum(turn, 3))
    assert repr(pickle.loads(pickle.dumps(condition))) == repr(condition)


def test_expressions_cannot_be_keys():
    with pytest.raises(TypeError, match="unhashable"):
        hash(turn)
