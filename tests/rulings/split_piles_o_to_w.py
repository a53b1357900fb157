"""Rulings of Odysseys, Townsfolk and Wizards."""

from __future__ import annotations

import pytest

from simcore.scenario import Scenario
from tests.rulings.tables_split_piles import (
    CARD_AND_ACTION,
    ROTATE,
    STAY,
    kinds,
    lay,
    table,
    top,
)


# ---------------------------------------------------------------- Odysseys
def test_old_map__everything_in_the_printed_order():
    """Draw, discard one, draw again; the rotation is decided last."""
    s = table("Odysseys")
    lay(s, hand=["Old Map"], deck=["Silver", "Gold", "Estate"])
    s.answer(ROTATE)
    s.play("Old Map")
    assert s.discard(0) == ["Silver"]
    assert s.hand(0) == ["Gold"]
    assert s.actions == 1
    assert top(s, "Odysseys") == "Voyage"


def test_old_map__the_discard_comes_before_the_second_card():
    """The second card is not among those that can be discarded."""
    s = table("Odysseys")
    lay(s, hand=["Old Map", "Estate"], deck=["Silver", "Gold"])
    s.answer("Estate", STAY)
    s.play("Old Map")
    assert s.asked[0].candidates == ["Silver", "Estate"]
    assert kinds(s) == ["discard", "may"]


def test_old_map__the_second_card_comes_without_a_discard_too():
    """If the first draw brings nothing (Order of Masons kept it all), the second comes still."""
    s = table("Odysseys", "Wizards", ally="Order of Masons")
    lay(s, hand=["Old Map"], discard=["Gold", "Gold"])
    s.put(0, favors=1)
    s.answer(1, ["Gold", "Gold"], STAY)
    s.play("Old Map")
    assert kinds(s) == ["spend", "discard", "may"]
    assert s.hand(0) == ["Gold"]


def voyage_turn(*cards: str, hand=(), deck=(), discard=(), players: int = 2) -> Scenario:
    """The extra turn of a Voyage, with these cards."""
    s = table("Odysseys", *cards, players=players)
    lay(s, hand=["Voyage"])
    s.play("Voyage")
    s.end_turn()
    assert (s.turn_player, s.is_extra_turn) == (0, True)
    s.put(0, hand=hand, deck=deck, discard=discard)
    return s


def test_voyage__three_cards_can_be_played_from_hand():
    """On the extra turn three cards may be played from hand, Treasures included."""
    s = voyage_turn("Village", hand=["Village", "Copper", "Copper", "Copper"])
    s.play("Village")
    s.play("Copper")
    s.play("Copper")
    with pytest.raises(ValueError, match="cannot play Copper"):
        s.play("Copper")
    assert s.coins == 2


def test_voyage__plays_from_elsewhere_are_not_limited():
    """If the third card is Vassal, it plays a card from the discard pile all the same."""
    s = voyage_turn("Village", "Vassal", hand=["Village", "Village", "Vassal"],
                    deck=["Estate", "Estate", "Village", "Copper"])
    s.play("Village")
    s.play("Village")
    s.answer(True)
    s.play("Vassal")
    assert s.in_play(0).count("Village") == 3


def test_voyage__a_treasure_from_the_discard_pile_does_not_count():
    """Herb Gatherer as the third card still plays a Treasure out of the discard pile."""
    s = voyage_turn("Village", "Augurs", hand=["Village", "Village", "Herb Gatherer"],
                    discard=["Gold"], deck=["Estate"] * 3)
    s.play("Village")
    s.play("Village")
    s.answer("Gold", STAY)
    s.play("Herb Gatherer")
    assert s.coins == 3


def test_voyage__throne_room_and_its_card_are_two_plays():
    """Throne Room and the card it plays from hand count; playing that again does not."""
    s = voyage_turn("Throne Room", "Village", hand=["Throne Room", "Village", "Copper", "Copper"],
                    deck=["Estate", "Estate"])
    s.answer("Village")
    s.play("Throne Room")
    assert s.actions == 4
    s.play("Copper")
    with pytest.raises(ValueError, match="cannot play Copper"):
        s.play("Copper")


def test_voyage__effects_cannot_play_a_fourth_card_from_hand():
    """Throne Room as the third card finds nothing it may play."""
    s = voyage_turn("Throne Room", "Village", hand=["Village", "Village", "Throne Room", "Village"])
    s.play("Village")
    s.play("Village")
    s.play("Throne Room")
    assert s.asked == []
    assert s.hand(0) == ["Village"]


def test_voyage__the_turn_it_is_played_in_is_not_limited():
    """Only the extra turn has the limit."""
    s = table("Odysseys")
    lay(s, hand=["Voyage"] + ["Copper"] * 5)
    s.play("Voyage")
    assert s.actions == 1
    for _ in range(5):
        s.play("Copper")
    assert s.coins == 5


def test_voyage__no_extra_turn_if_the_previous_turn_was_yours():
    """Played on an extra turn it gives its Action, but no further turn."""
    s = voyage_turn(hand=["Voyage"])
    s.play("Voyage")
    assert s.actions == 1
    s.end_turn()
    assert s.turn_player == 1


def test_voyage__two_of_them_give_two_limited_turns():
    """Each Voyage of a normal turn gives its own extra turn of three plays."""
    s = table("Odysseys")
    lay(s, hand=["Voyage", "Voyage"], deck=["Copper"] * 20)
    s.play("Voyage")
    s.play("Voyage")
    for _ in range(2):
        s.end_turn()
        assert (s.turn_player, s.is_extra_turn) == (0, True)
        for _ in range(3):
            s.play("Copper")
        with pytest.raises(ValueError, match="cannot play Copper"):
            s.play("Copper")
    s.end_turn()
    assert s.turn_player == 1


def test_voyage__throne_room_gives_two_turns_and_stays_for_both():
    """Played twice it gives two extra turns, and stays in play with Throne Room until the last."""
    s = table("Odysseys", "Throne Room")
    lay(s, hand=["Throne Room", "Voyage"], deck=["Copper"] * 20)
    s.answer("Voyage")
    s.play("Throne Room")
    s.end_turn()
    assert sorted(s.in_play(0)) == ["Throne Room", "Voyage"]
    s.end_turn()
    assert (s.turn_player, s.is_extra_turn) == (0, True)
    assert sorted(s.in_play(0)) == ["Throne Room", "Voyage"]
    s.end_turn()
    assert s.turn_player == 1
    assert s.in_play(0) == []


def test_voyage__stays_until_the_clean_up_of_its_extra_turn():
    """It stays in play for the extra turn, which is played with five cards, and no longer."""
    s = table("Odysseys")
    lay(s, hand=["Voyage"], deck=["Copper"] * 20)
    s.play("Voyage")
    s.end_turn()
    assert s.in_play(0) == ["Voyage"]
    assert s.hand(0) == ["Copper"] * 5
    s.end_turn()
    assert s.in_play(0) == []


def test_voyage__without_an_extra_turn_it_is_discarded_at_once():
    """A Voyage that gives no turn does not stay in play."""
    s = voyage_turn(hand=["Voyage"])
    s.play("Voyage")
    s.end_turn()
    assert s.in_play(0) == []


def test_voyage__a_skipped_turn_of_the_others_does_not_count_as_a_turn():
    """If the other player's turn was skipped, the previous turn was yours: no extra turn."""
    s = table("Odysseys", "Wizards")
    s.end_turn()
    lay(s, 1, hand=["Lich"])
    s.play("Lich")
    s.end_turn()
    assert s.turn_player == 0
    s.end_turn()
    assert (s.turn_player, s.is_extra_turn) == (0, False)
    s.put(0, hand=["Voyage"])
    s.play("Voyage")
    assert s.actions == 1
    s.end_turn()
    assert s.turn_player == 1


def test_voyage__if_its_turn_is_skipped_it_is_discarded_in_the_next_clean_up():
    """When Lich skips the extra turn, Voyage goes in the next Clean-up, whoever's that is."""
    s = table("Odysseys", "Wizards")
    lay(s, hand=["Voyage", "Lich"])
    s.play("Voyage")
    s.play("Lich")
    s.end_turn()
    assert s.turn_player == 1
    assert s.in_play(0) == ["Voyage"]
    s.end_turn()
    assert s.turn_player == 0
    assert s.in_play(0) == []
    assert "Voyage" in s.discard(0)


def test_sunken_treasure__gains_an_action_of_any_cost():
    """Any Action of the Supply can be gained, however dear; it gives no coins."""
    s = table("Odysseys", "Augurs", "Village")
    s.set_supply("Augurs", ["Sibyl"])
    lay(s, hand=["Sunken Treasure"])
    s.answer("Sibyl")
    s.play("Sunken Treasure")
    assert s.discard(0) == ["Sibyl"]
    assert s.coins == 0


def test_sunken_treasure__not_a_copy_of_what_is_in_play():
    """Actions one has in play are no choice, Durations of earlier turns among them."""
    s = table("Odysseys", "Village", "Caravan", "Smithy")
    lay(s, hand=["Sunken Treasure"], in_play=["Village", "Caravan"])
    s.answer("Smithy")
    s.play("Sunken Treasure")
    assert s.asked[0].candidates == ["Old Map", "Smithy"]


def test_sunken_treasure__nothing_to_gain():
    """If every Action of the Supply is in play, nothing is gained."""
    s = table("Odysseys", "Village")
    lay(s, hand=["Sunken Treasure"], in_play=["Village", "Old Map"])
    s.play("Sunken Treasure")
    assert s.discard(0) == []


def test_distant_shore__the_estate_must_be_gained():
    """Two cards, an Action, and an Estate that cannot be refused."""
    s = table("Odysseys")
    lay(s, hand=["Distant Shore"], deck=["Copper", "Silver"])
    s.play("Distant Shore")
    assert s.hand(0) == ["Copper", "Silver"]
    assert s.actions == 1
    assert s.discard(0) == ["Estate"]
    assert s.vp(0) == 2 + 1


def test_distant_shore__without_estates_the_cards_still_come():
    """An empty Estate pile takes nothing away from the rest."""
    s = table("Odysseys")
    s.set_supply("Estate", 0)
    lay(s, hand=["Distant Shore"], deck=["Copper", "Silver"])
    s.play("Distant Shore")
    assert s.hand(0) == ["Copper", "Silver"]
    assert s.actions == 1
    assert s.discard(0) == []


# ---------------------------------------------------------------- Townsfolk
@pytest.mark.parametrize("rotated", [ROTATE, STAY])
@pytest.mark.parametrize("option", ["+$2", "gain a Silver", CARD_AND_ACTION])
def test_town_crier__option_first_then_the_rotation_whatever_it_was(option, rotated):
    """One of three options is carried out; then the Townsfolk may be rotated in any case."""
    s = table("Townsfolk")
    lay(s, hand=["Town Crier"], deck=["Gold"])
    s.answer(option, rotated)
    s.play("Town Crier")
    assert s.coins == (2 if option == "+$2" else 0)
    assert s.discard(0) == (["Silver"] if option == "gain a Silver" else [])
    assert s.hand(0) == (["Gold"] if option == CARD_AND_ACTION else [])
    assert s.actions == (1 if option == CARD_AND_ACTION else 0)
    assert top(s, "Townsfolk") == ("Blacksmith" if rotated else "Town Crier")


def test_town_crier__elder_has_nothing_to_do_with_rotating():
    """The rotation is no option of the list: Elder adds one of the three others."""
    s = table("Townsfolk")
    lay(s, hand=["Elder", "Town Crier"], deck=["Gold"])
    s.answer("Town Crier", ["+$2", "gain a Silver"], ROTATE)
    s.play("Elder")
    assert len(s.asked[1].candidates) == 3
    assert s.coins == 4
    assert s.discard(0) == ["Silver"]
    assert top(s, "Townsfolk") == "Blacksmith"


def test_rule_choose_one__an_option_that_can_do_nothing_may_be_chosen():
    """With no Silver left "gain a Silver" can still be chosen, for nothing."""
    s = table("Townsfolk")
    s.set_supply("Silver", 0)
    lay(s, hand=["Town Crier"])
    s.answer("gain a Silver", STAY)
    s.play("Town Crier")
    assert s.discard(0) == []


@pytest.mark.parametrize(
    ("option", "hand", "actions"),
    [("draw up to a hand of 6", 6, 0), ("+2 Cards", 4, 0), (CARD_AND_ACTION, 3, 1)],
)
def test_blacksmith__exactly_one_of_the_three(option, hand, actions):
    """One option is carried out, from a hand of two cards."""
    s = table("Townsfolk")
    lay(s, hand=["Blacksmith", "Estate", "Estate"], deck=["Copper"] * 10)
    s.answer(option)
    s.play("Blacksmith")
    assert len(s.hand(0)) == hand
    assert s.actions == actions


def test_blacksmith__elder_draws_to_six_first_and_then_one_more():
    """With Elder, options one and three: six cards in hand, then a seventh and an Action."""
    s = table("Townsfolk")
    lay(s, hand=["Elder", "Blacksmith", "Estate"], deck=["Copper"] * 10)
    s.answer("Blacksmith", ["draw up to a hand of 6", CARD_AND_ACTION])
    s.play("Elder")
    assert len(s.hand(0)) == 7
    assert s.actions == 1


def test_blacksmith__a_hand_of_six_draws_nothing():
    """With six cards or more in hand the first option draws none."""
    s = table("Townsfolk")
    lay(s, hand=["Blacksmith"] + ["Estate"] * 6, deck=["Copper"])
    s.answer("draw up to a hand of 6")
    s.play("Blacksmith")
    assert s.hand(0) == ["Estate"] * 6


def test_miller__one_of_four_to_hand_and_the_rest_discarded():
    """Of the top four cards one is taken and three are discarded."""
    s = table("Townsfolk")
    lay(s, hand=["Miller"], deck=["Copper", "Silver", "Gold", "Estate", "Duchy"])
    s.answer("Gold")
    s.play("Miller")
    assert s.hand(0) == ["Gold"]
    assert sorted(s.discard(0)) == ["Copper", "Estate", "Silver"]
    assert s.deck(0) == ["Duchy"]
    assert s.actions == 1


def test_miller__fewer_than_four_cards():
    """If there are not four cards even after shuffling, the choice is among those there are."""
    s = table("Townsfolk")
    lay(s, hand=["Miller"], deck=["Copper"], discard=["Gold", "Estate"])
    s.answer("Gold")
    s.play("Miller")
    assert s.asked[0].candidates == ["Copper", "Gold", "Estate"]
    assert sorted(s.discard(0)) == ["Copper", "Estate"]


def test_miller__its_discards_are_real_discards():
    """A Tunnel among the rest may be revealed for a Gold."""
    s = table("Townsfolk", "Tunnel")
    lay(s, hand=["Miller"], deck=["Silver", "Tunnel"])
    s.answer("Silver", True)
    s.play("Miller")
    assert sorted(s.discard(0)) == ["Gold", "Tunnel"]


def test_elder__cards_without_a_list_just_do_what_they_do():
    """An Action that offers no choice is played as usual."""
    s = table("Townsfolk", "Smithy")
    lay(s, hand=["Elder", "Smithy"], deck=["Copper"] * 4)
    s.answer("Smithy")
    s.play("Elder")
    assert s.hand(0) == ["Copper"] * 3
    assert s.coins == 2
    assert s.actions == 0


def test_elder__playing_a_card_is_optional():
    """Nothing has to be played."""
    s = table("Townsfolk", "Smithy")
    lay(s, hand=["Elder", "Smithy"])
    s.answer(None)
    s.play("Elder")
    assert s.hand(0) == ["Smithy"]


def test_elder__the_extra_option_is_optional():
    """One option is enough, two different ones are allowed, three are not."""
    s = table("Townsfolk")
    lay(s, hand=["Elder", "Blacksmith"], deck=["Copper"] * 4)
    s.answer("Blacksmith", "+2 Cards")
    s.play("Elder")
    assert (s.asked[1].min, s.asked[1].max) == (1, 2)
    assert s.hand(0) == ["Copper"] * 2


def test_elder__options_are_carried_out_in_the_printed_order():
    """The order of the answer does not matter: Blacksmith draws to six before its other card."""
    s = table("Townsfolk")
    lay(s, hand=["Elder", "Blacksmith"], deck=["Copper"] * 10)
    s.answer("Blacksmith", [CARD_AND_ACTION, "draw up to a hand of 6"])
    s.play("Elder")
    assert len(s.hand(0)) == 7


def test_elder__other_choices_get_nothing_extra():
    """The card that Workshop gains is no list of abilities: still one card."""
    s = table("Townsfolk", "Workshop")
    lay(s, hand=["Elder", "Workshop"])
    s.answer("Workshop", "Silver")
    s.play("Elder")
    assert (s.asked[1].min, s.asked[1].max) == (1, 1)
    assert s.discard(0) == ["Silver"]


@pytest.mark.parametrize(
    ("card", "most"),
    [("Broker", 2), ("Innkeeper", 2), ("Town", 2), ("Modify", 2), ("Specialist", 2),
     ("Town Crier", 2), ("Blacksmith", 2), ("Hill Fort", 2), ("Stronghold", 2),
     ("Native Village", 2), ("Pirate Ship", 2), ("Spice Merchant", 2), ("Weaver", 1)],
)
def test_elder__cards_that_literally_say_choose(card, most):
    """Exactly the cards that say "choose" get one more option; Weaver does not say it."""
    own = {"Town Crier": [], "Blacksmith": [], "Hill Fort": ["Forts"], "Stronghold": ["Forts"]}
    s = table("Townsfolk", *own.get(card, [card]), auto=True)
    lay(s, hand=["Elder", card, "Estate", "Silver", "Copper"], deck=["Copper"] * 8)
    s.put(0, pirate_coins=1)
    if card == "Spice Merchant":
        s.answer(card, "Copper")
    elif card == "Specialist":
        s.answer(card, "Silver")
    else:
        s.answer(card)
    s.play("Elder")
    lists = [asked for asked in s.asked if asked.card == card and asked.kind == "option"]
    assert [(asked.min, asked.max) for asked in lists] == [(1, most)]


def test_elder__a_choice_on_a_later_turn_is_not_extended():
    """Cabin Boy chooses at the start of the next turn: one option, although Elder played it."""
    s = table("Townsfolk", "Cabin Boy")
    lay(s, hand=["Elder", "Cabin Boy"], deck=["Copper"] * 12)
    s.answer("Cabin Boy")
    s.play("Elder")
    s.end_turn()
    s.answer(0)
    s.end_turn()
    assert s.asked[-1].kind == "option"
    assert s.asked[-1].max == 1


def test_elder__a_reckless_card_gets_the_extra_option_both_times():
    """A Reckless Town is carried out twice, and each time both options may be chosen."""
    s = table("Townsfolk", "Town", traits={"Reckless": "Town"})
    lay(s, hand=["Elder", "Town"], deck=["Copper"] * 4)
    s.answer("Town", [0, 1], [0, 1])
    s.play("Elder")
    assert (s.coins, s.buys, s.actions) == (2 + 4, 3, 4)
    assert s.hand(0) == ["Copper"] * 2


def test_elder__only_its_own_play_is_extended():
    """Throne Room played by Elder has no list, and the card it plays is not played by Elder."""
    s = table("Townsfolk", "Throne Room")
    lay(s, hand=["Elder", "Throne Room", "Blacksmith"], deck=["Copper"] * 8)
    s.answer("Throne Room", "Blacksmith", "+2 Cards", "+2 Cards")
    s.play("Elder")
    assert [asked.max for asked in s.asked if asked.kind == "option"] == [1, 1]


def test_elder__a_second_elder_gains_nothing_from_the_first():
    """Elder played by Elder extends the card it plays by one option, not by two."""
    s = table("Townsfolk")
    lay(s, hand=["Elder", "Elder", "Blacksmith"], deck=["Copper"] * 8)
    s.answer("Elder", "Blacksmith", "+2 Cards")
    s.play("Elder")
    assert s.asked[-1].max == 2
    assert s.coins == 4


def test_elder__does_not_stay_with_a_duration_it_played():
    """A Duration played by Elder stays in play without it."""
    s = table("Townsfolk", "Caravan")
    lay(s, hand=["Elder", "Caravan"], deck=["Copper"] * 8)
    s.answer("Caravan")
    s.play("Elder")
    s.end_turn()
    assert s.in_play(0) == ["Caravan"]


# ---------------------------------------------------------------- Wizards
@pytest.mark.parametrize("rotated", [ROTATE, STAY])
def test_student__rotating_is_optional_and_trashing_is_not(rotated):
    """The Wizards may be rotated; a card must be trashed."""
    s = table("Wizards")
    lay(s, hand=["Student", "Estate", "Copper"])
    s.answer(rotated, "Estate")
    s.play("Student")
    assert top(s, "Wizards") == ("Conjurer" if rotated else "Student")
    assert (s.asked[1].min, s.asked[1].max) == (1, 1)
    assert s.trash == ["Estate"]
    assert s.actions == 1


def test_student__a_treasure_gives_a_favor_and_puts_student_onto_the_deck():
    """For a trashed Treasure there is a Favor, and Student goes onto the deck."""
    s = table("Wizards")
    lay(s, hand=["Student", "Copper"], deck=["Gold"])
    s.put(0, favors=0)
    s.answer(STAY)
    s.play("Student")
    assert s.favors(0) == 1
    assert s.deck(0) == ["Student", "Gold"]
    assert s.in_play(0) == []


def test_student__may_be_drawn_and_played_again_in_the_same_turn():
    """Drawn again, the same Student trashes another card."""
    s = table("Wizards", "Laboratory")
    lay(s, hand=["Student", "Copper", "Laboratory"], deck=["Copper", "Gold"])
    s.put(0, favors=0)
    s.answer(STAY, "Copper")
    s.play("Student")
    s.play("Laboratory")
    s.answer(STAY)
    s.play("Student")
    assert s.favors(0) == 2
    assert s.trash == ["Copper", "Copper"]


def test_student__stays_in_play_after_trashing_anything_else():
    """Without a Treasure there is no Favor, and Student is discarded in Clean-up."""
    s = table("Wizards")
    lay(s, hand=["Student", "Estate"], deck=["Gold"] * 5)
    s.put(0, favors=0)
    s.answer(STAY)
    s.play("Student")
    assert s.favors(0) == 0
    assert s.in_play(0) == ["Student"]
    s.end_turn()
    assert s.discard(0) == ["Student"]


def test_student__played_twice_it_can_be_put_onto_the_deck_only_once():
    """The second play by Throne Room trashes for a Favor, but Student is on the deck already."""
    s = table("Wizards", "Throne Room")
    lay(s, hand=["Throne Room", "Student", "Copper", "Silver"], deck=["Gold"])
    s.put(0, favors=0)
    s.answer("Student", STAY, "Copper", STAY)
    s.play("Throne Room")
    assert s.favors(0) == 2
    assert s.deck(0) == ["Student", "Gold"]
    assert s.trash == ["Copper", "Silver"]


def test_student__with_an_empty_hand_nothing_is_trashed():
    """If there is no card to trash, nothing else happens."""
    s = table("Wizards")
    lay(s, hand=["Student"])
    s.put(0, favors=0)
    s.answer(STAY)
    s.play("Student")
    assert s.favors(0) == 0
    assert s.in_play(0) == ["Student"]


def test_conjurer__comes_back_to_hand_turn_after_turn():
    """Conjurer gains a card and is in hand again next turn, as often as it is played."""
    s = table("Wizards", "Smithy", "Laboratory")
    lay(s, hand=["Conjurer"], deck=["Copper"] * 20)
    for turn in range(2):
        s.answer("Smithy")
        s.play("Conjurer")
        assert "Laboratory" not in s.asked[-1].candidates
        s.end_turn()
        assert s.in_play(0) == ["Conjurer"]
        s.end_turn()
        assert s.hand(0) == ["Copper"] * 5 + ["Conjurer"]
        assert s.in_play(0) == []
        assert s.owned(0)["Smithy"] == turn + 1


def test_conjurer__not_played_again_it_is_discarded_from_hand():
    """If it is not played it is discarded with the hand, and does not come back by itself."""
    s = table("Wizards")
    lay(s, hand=["Conjurer"], deck=["Copper"] * 20)
    s.answer("Copper")
    s.play("Conjurer")
    s.end_turn()
    s.end_turn()
    s.end_turn()
    assert "Conjurer" in s.discard(0)


def test_conjurer__its_throne_room_stays_one_turn_only():
    """Throne Room stays until the next turn's Clean-up, even if Conjurer is played again."""
    s = table("Wizards", "Throne Room")
    lay(s, hand=["Throne Room", "Conjurer"], deck=["Copper"] * 20)
    s.answer("Conjurer", "Silver", "Silver")
    s.play("Throne Room")
    s.end_turn()
    assert sorted(s.in_play(0)) == ["Conjurer", "Throne Room"]
    s.end_turn()
    assert s.in_play(0) == ["Throne Room"]
    s.answer("Silver")
    s.play("Conjurer")
    s.end_turn()
    assert s.in_play(0) == ["Conjurer"]
    assert "Throne Room" in s.discard(0)


@pytest.mark.parametrize(("named", "curses"), [("Gold", 0), ("Copper", 1)])
def test_sorcerer__the_victim_guesses_and_the_card_stays_on_the_deck(named, curses):
    """A wrong guess costs a Curse; right or wrong, the card is put back on top."""
    s = table("Wizards")
    lay(s, hand=["Sorcerer"], deck=["Silver"])
    lay(s, 1, deck=["Gold", "Copper"])
    s.answer(named)
    s.play("Sorcerer")
    assert (s.asked[0].player, s.asked[0].kind) == (1, "name")
    assert s.discard(1) == ["Curse"] * curses
    assert s.deck(1) == ["Gold", "Copper"]
    assert s.hand(0) == ["Silver"]
    assert s.actions == 1


def test_sorcerer__a_second_one_meets_a_known_card():
    """The card is known after the first Sorcerer, so the second guess can be right."""
    s = table("Wizards")
    lay(s, hand=["Sorcerer", "Sorcerer"])
    lay(s, 1, deck=["Gold", "Copper"])
    s.answer("Copper", "Gold")
    s.play("Sorcerer")
    s.play("Sorcerer")
    assert s.discard(1) == ["Curse"]


def test_sorcerer__no_card_to_reveal_no_curse():
    """A player without deck and discard pile gains no Curse."""
    s = table("Wizards")
    lay(s, hand=["Sorcerer"])
    s.answer("Copper")
    s.play("Sorcerer")
    assert s.discard(1) == []


def test_lich__the_next_turn_is_skipped():
    """Six cards and two Actions; the next turn passes without phases or start-of-turn effects."""
    s = table("Wizards", "Caravan")
    lay(s, hand=["Caravan", "Lich"], deck=["Copper"] * 20)
    s.play("Caravan")
    s.play("Lich")
    assert len(s.hand(0)) == 7
    assert s.actions == 2
    s.end_turn()
    assert s.turn_player == 1
    s.end_turn()
    assert s.turn_player == 1
    assert len(s.hand(0)) == 5
    s.end_turn()
    assert s.turn_player == 0
    assert len(s.hand(0)) == 6


def test_lich__the_hand_is_kept_through_the_skipped_turn():
    """Clean-up of the turn draws the next hand, which waits through the skipped turn."""
    s = table("Wizards")
    lay(s, hand=["Lich"], deck=["Copper"] * 6 + ["Gold"] * 5)
    s.play("Lich")
    s.end_turn()
    assert s.hand(0) == ["Gold"] * 5
    s.end_turn()
    s.end_turn()
    assert s.turn_player == 0
    assert s.hand(0) == ["Gold"] * 5


def test_lich__an_extra_turn_can_be_the_one_skipped():
    """The next turn due is skipped, and that may be a Voyage turn."""
    s = table("Wizards", "Odysseys")
    lay(s, hand=["Voyage", "Lich"])
    s.play("Voyage")
    s.play("Lich")
    s.end_turn()
    assert s.turn_player == 1
    s.end_turn()
    assert (s.turn_player, s.is_extra_turn) == (0, False)


def test_lich__a_skipped_turn_counts_for_the_tie_break():
    """A skipped normal turn counts as taken; a skipped extra turn does not."""
    s = table("Wizards", "Odysseys")
    lay(s, hand=["Lich"])
    s.play("Lich")
    s.end_turn()
    s.end_turn()
    assert (s.turn_player, s.turns(0)) == (1, 2)
    s = table("Wizards", "Odysseys")
    lay(s, hand=["Voyage", "Lich"])
    s.play("Voyage")
    s.play("Lich")
    s.end_turn()
    assert (s.turn_player, s.turns(0)) == (1, 1)


def test_lich__two_plays_skip_two_turns():
    """Every Lich played skips a turn of its own."""
    s = table("Wizards")
    lay(s, hand=["Lich", "Lich"])
    s.play("Lich")
    s.play("Lich")
    players = []
    for _ in range(4):
        s.end_turn()
        players.append(s.turn_player)
    assert players == [1, 1, 1, 0]


def test_lich__trashed_it_goes_to_the_discard_pile_and_brings_a_cheaper_card():
    """Lich moving out of the trash is no gain; the cheaper card it takes from there is one."""
    s = table("Wizards", "Remodel", "Guildmaster")
    lay(s, hand=["Guildmaster", "Remodel", "Lich"])
    s.put(0, favors=0)
    s.actions = 2
    s.set_trash(["Copper", "Gold"])
    s.play("Guildmaster")
    s.answer("Gold")
    s.play("Remodel")
    # Copper out of the trash, then Remodel's Gold: two gains, two Favors.
    assert s.discard(0) == ["Lich", "Copper", "Gold"]
    assert s.favors(0) == 2
    assert s.trash == ["Gold"]


def test_lich__takes_the_only_cheaper_card_without_being_asked():
    """The gain from the trash is not optional; with nothing cheaper there nothing is gained."""
    s = table("Wizards", "Chapel")
    lay(s, hand=["Chapel", "Lich"])
    s.set_trash(["Gold"])
    s.answer(["Lich"])
    s.play("Chapel")
    assert s.discard(0) == ["Lich"]
    assert s.trash == ["Gold"]


def test_lich__cards_trashed_together_all_reach_the_trash_first():
    """Lich may take back a card that was trashed together with it."""
    s = table("Wizards", "Chapel")
    lay(s, hand=["Chapel", "Lich", "Silver", "Estate"])
    s.answer(["Lich", "Silver", "Estate"], "Silver")
    s.play("Chapel")
    assert s.discard(0) == ["Lich", "Silver"]
    assert s.trash == ["Estate"]


def test_lich__cheaper_is_meant_against_its_present_cost():
    """If a Highway makes everything cheaper, Lich costs $5 and a Laboratory $4."""
    s = table("Wizards", "Chapel", "Highway", "Laboratory")
    lay(s, hand=["Highway", "Chapel", "Lich"], deck=["Estate"])
    s.set_trash(["Laboratory", "Gold"])
    s.play("Highway")
    assert (s.cost("Lich"), s.cost("Laboratory")) == (5, 4)
    s.answer(["Lich"])
    s.play("Chapel")
    assert s.discard(0) == ["Lich", "Laboratory"]


def test_lich__effects_until_the_next_turn_last_until_one_is_really_taken():
    """A Warlord's restriction goes on through its owner's skipped turn."""
    s = table("Wizards", "Clashes", "Village")
    lay(s, hand=["Warlord", "Lich"], deck=["Copper"] * 20)
    s.play("Warlord")
    s.play("Lich")
    s.end_turn()
    s.end_turn()
    assert s.turn_player == 1
    lay(s, 1, hand=["Village"], in_play=["Village", "Village"])
    with pytest.raises(ValueError, match="cannot play Village"):
        s.play("Village")


def test_lich__smugglers_look_at_the_last_turn_really_taken():
    """After a skipped turn Smugglers copies what was gained in the last turn really taken."""
    s = table("Wizards", "Smugglers")
    lay(s, hand=["Lich"])
    s.play("Lich")
    s.coins = 3
    s.buy("Silver")
    s.end_turn()
    s.end_turn()
    assert s.turn_player == 1
    s.put(1, hand=["Smugglers"], discard=[])
    s.play("Smugglers")
    assert s.discard(1) == ["Silver"]
