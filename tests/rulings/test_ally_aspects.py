"""Six things are shown of each of the 23 Allies, and by which tests.

trigger: when it comes; price: the Favors it costs; often: again and again, or once; optional:
nobody has to, or nobody is asked; too_few: what happens without the Favors; fresh: what the
Favors do that come with the event that sets it off.
"""

from __future__ import annotations

import ast
from typing import NamedTuple

import pytest

from simcore.catalog import load
from tests.rulings.test_coverage import _texts, ruling_tests, shared_words, slug


class Aspects(NamedTuple):
    """Names of tests, without `test_`; those that begin with `__` with the Ally's name."""

    trigger: str
    price: str
    often: str
    optional: str
    too_few: str
    fresh: str


ALLIES = {
    "Architects' Guild": Aspects(
        "__the_card_it_gains_sets_it_off_again",
        "__the_card_it_gains_sets_it_off_again",
        "__once_for_each_gain",
        "__is_optional_and_wants_two_favors",
        "__is_optional_and_wants_two_favors",
        "__sycophants_favors_pay_for_the_next_card",
    ),
    "Band of Nomads": Aspects(
        "__only_for_cards_that_cost_three_or_more",
        "__one_favor_gives_one_of_three",
        "__one_favor_gives_one_of_three",
        "__may_be_declined_and_needs_a_favor",
        "__may_be_declined_and_needs_a_favor",
        "rule_fresh_favors_usable__guildmaster_pays_for_band_of_nomads",
    ),
    "Cave Dwellers": Aspects(
        "__not_without_favors_and_not_on_other_turns",
        "__three_favors_are_three_complete_rounds",
        "__three_favors_are_three_complete_rounds",
        "__may_be_declined_and_then_it_is_over",
        "__not_without_favors_and_not_on_other_turns",
        "__favors_of_the_same_turn_start",
    ),
    "Circle of Witches": Aspects(
        "__after_the_liaison_is_completely_resolved",
        "__once_for_each_play",
        "__once_for_each_play",
        "__only_for_liaisons_optional_and_for_three",
        "__only_for_liaisons_optional_and_for_three",
        "__after_the_liaison_is_completely_resolved",
    ),
    "City-state": Aspects(
        "__plays_a_bought_action",
        "__plays_a_bought_action",
        "__once_per_gain_and_a_normal_play_for_others",
        "__only_actions_optional_and_for_two_favors",
        "__only_actions_optional_and_for_two_favors",
        "__one_favor_is_too_few_until_the_gain_brings_more",
    ),
    "Coastal Haven": Aspects(
        "__only_for_the_discard_of_clean_up",
        "__two_favors_keep_two_cards",
        "__optional_and_once",
        "__optional_and_once",
        "__not_without_favors",
        "__favors_of_the_same_clean_up",
    ),
    "Crafters' Guild": Aspects(
        "__gains_onto_the_deck",
        "__gains_onto_the_deck",
        "__once_per_turn_start",
        "__optional_and_for_two_favors",
        "__optional_and_for_two_favors",
        "__favors_of_the_same_turn_start",
    ),
    "Desert Guides": Aspects(
        "__as_often_as_there_are_favors",
        "__as_often_as_there_are_favors",
        "__as_often_as_there_are_favors",
        "__declined_it_is_over",
        "__not_without_a_favor",
        "__favors_of_the_same_turn_start",
    ),
    "Family of Inventors": Aspects(
        "__a_token_makes_the_pile_cheaper_for_good",
        "__a_token_makes_the_pile_cheaper_for_good",
        "__once_and_optional",
        "__once_and_optional",
        "__the_favor_of_the_last_action",
        "__the_favor_of_the_last_action",
    ),
    "Fellowship of Scribes": Aspects(
        "__at_four_cards_in_hand_or_fewer",
        "__throne_room_sets_it_off_three_times",
        "__once_for_each_action_and_only_for_actions",
        "__optional_and_with_the_favor_of_the_card_itself",
        "__not_without_a_favor",
        "__optional_and_with_the_favor_of_the_card_itself",
    ),
    "Forest Dwellers": Aspects(
        "__discards_some_of_three_and_orders_the_rest",
        "__discards_some_of_three_and_orders_the_rest",
        "__once_per_turn",
        "__optional_and_not_without_a_favor",
        "__optional_and_not_without_a_favor",
        "__favors_of_the_same_turn_start",
    ),
    "Gang of Pickpockets": Aspects(
        "__without_a_favor_one_discards_down_to_four",
        "__a_favor_buys_them_off",
        "__decided_anew_every_turn",
        "__without_a_favor_one_discards_down_to_four",
        "__without_favors_it_is_forced",
        "__favors_of_the_same_turn_start",
    ),
    "Island Folk": Aspects(
        "__decided_with_the_next_hand_in_sight",
        "__five_favors_for_an_extra_turn",
        "__one_turn_for_each_turn_end",
        "__may_be_declined",
        "__one_turn_for_each_turn_end",
        "__favors_of_the_same_clean_up",
    ),
    "League of Bankers": Aspects(
        "__a_coin_for_each_four_favors",
        "__a_coin_for_each_four_favors",
        "__is_not_asked_for_and_comes_once",
        "__is_not_asked_for_and_comes_once",
        "__a_coin_for_each_four_favors",
        "__favors_of_the_last_action_count",
    ),
    "League of Shopkeepers": Aspects(
        "__bonus_after_a_liaison",
        "__bonus_after_a_liaison",
        "__after_every_liaison_play_with_the_favors_there_are_then",
        "__is_not_asked_for",
        "__bonus_after_a_liaison",
        "__is_not_asked_for",
    ),
    "Market Towns": Aspects(
        "__each_action_is_finished_before_the_next_favor",
        "__each_action_is_finished_before_the_next_favor",
        "__each_action_is_finished_before_the_next_favor",
        "__optional_and_only_with_an_action_in_hand",
        "__not_without_a_favor",
        "__favors_gained_meanwhile_can_be_used",
    ),
    "Mountain Folk": Aspects(
        "__five_favors_for_three_cards",
        "__five_favors_for_three_cards",
        "__once_and_optional",
        "__once_and_optional",
        "__four_favors_are_too_few",
        "__favors_of_the_same_turn_start",
    ),
    "Order of Astrologers": Aspects(
        "__a_favor_puts_a_card_on_top",
        "__a_favor_puts_a_card_on_top",
        "__more_favors_after_looking",
        "__without_a_favor_the_cards_are_not_seen",
        "__not_without_a_favor",
        "rule_fresh_favors_usable__a_shuffle_comes_before_the_favors_of_its_card",
    ),
    "Order of Masons": Aspects(
        "__at_every_shuffle_also_on_other_turns",
        "__two_cards_for_each_favor_stay_in_the_discard_pile",
        "__more_favors_after_looking_and_none_without_spending",
        "__more_favors_after_looking_and_none_without_spending",
        "__favors_of_underling_come_too_late",
        "__favors_earned_before_the_shuffle_count",
    ),
    "Peaceful Cult": Aspects(
        "__all_at_once",
        "__no_more_favors_than_cards_in_hand",
        "__all_at_once",
        "__optional",
        "__optional",
        "__favors_from_the_trashing_cannot_extend_it",
    ),
    "Plateau Shepherds": Aspects(
        "__pairs_of_a_favor_and_a_two_cost_card",
        "__a_sycophant_is_a_pair_by_itself",
        "__each_favor_and_each_card_count_once",
        "__a_sycophant_is_a_pair_by_itself",
        "__pairs_of_a_favor_and_a_two_cost_card",
        "__a_sycophant_is_a_pair_by_itself",
    ),
    "Trappers' Lodge": Aspects(
        "__puts_a_gained_card_onto_the_deck",
        "__puts_a_gained_card_onto_the_deck",
        "__puts_a_gained_card_onto_the_deck",
        "__optional_needs_a_favor_and_works_on_other_turns",
        "__optional_needs_a_favor_and_works_on_other_turns",
        "__sycophants_favor_puts_it_onto_the_deck",
    ),
    "Woodworkers' Guild": Aspects(
        "__an_action_for_any_action",
        "__an_action_for_any_action",
        "__once_and_optional",
        "__once_and_optional",
        "__not_without_a_favor",
        "__favors_it_brings_are_for_the_next_time",
    ),
}


def words_of(name: str) -> set[str]:
    """The texts in all tests of this name and in the parameters they share."""
    words: set[str] = set()
    for path, tests in ruling_tests().items():
        for test in tests:
            if test.name == name:
                words |= _texts(test)
                for node in ast.walk(test):
                    if isinstance(node, ast.Name):
                        words |= shared_words(path).get(node.id, set())
    return words


def test_every_ally_is_here():
    catalog = {name for name, thing in load().landscapes.items() if thing.kind == "ally"}
    assert len(catalog) == 23
    assert catalog == set(ALLIES)


@pytest.mark.parametrize("ally", ALLIES)
@pytest.mark.parametrize("aspect", Aspects._fields)
def test_each_aspect_has_a_test_with_that_ally(ally, aspect):
    given = getattr(ALLIES[ally], aspect)
    name = "test_" + (slug(ally) if given.startswith("__") else "") + given
    assert ally in words_of(name), f"{name}: no such test, or not one with {ally}"
