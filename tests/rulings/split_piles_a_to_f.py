"""Rulings of split piles, and of Augurs, Clashes and Forts."""

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

# ---------------------------------------------------------------- rules of split piles
PILES = {
    "Augurs": ["Herb Gatherer", "Acolyte", "Sorceress", "Sibyl"],
    "Clashes": ["Battle Plan", "Archer", "Warlord", "Territory"],
    "Forts": ["Tent", "Garrison", "Hill Fort", "Stronghold"],
    "Odysseys": ["Old Map", "Voyage", "Sunken Treasure", "Distant Shore"],
    "Townsfolk": ["Town Crier", "Blacksmith", "Miller", "Elder"],
    "Wizards": ["Student", "Conjurer", "Sorcerer", "Lich"],
}


@pytest.mark.parametrize("pile", PILES)
@pytest.mark.parametrize("players", [2, 5])
def test_rule_split_piles__four_of_each_with_the_cheapest_on_top(pile, players):
    """A split pile has 16 cards, four of each kind from cheap to dear, however many play."""
    s = table(pile, players=players)
    assert s.pile(pile) == [card for card in PILES[pile] for _ in range(4)]


def test_rule_split_piles__only_the_top_card_can_be_bought():
    """Only the card that lies on top of a split pile can be bought."""
    s = table("Augurs")
    s.coins = 10
    assert [card for card in s.buyable() if card in PILES["Augurs"]] == ["Herb Gatherer"]
    with pytest.raises(ValueError, match="cannot buy Sibyl"):
        s.buy("Sibyl")


def test_rule_split_piles__effects_without_a_price_limit_also_reach_only_the_top_card():
    """An effect that may gain any Action still gets only the top card of a split pile."""
    s = table("Augurs", "Odysseys")
    lay(s, hand=["Sunken Treasure"])
    s.answer("Herb Gatherer")
    s.play("Sunken Treasure")
    assert s.asked[0].candidates == ["Herb Gatherer", "Old Map"]
    assert s.discard(0) == ["Herb Gatherer"]


def test_rule_split_piles__the_next_kind_shows_when_the_first_is_gone():
    """When the four cheap cards are gone, the next kind can be bought."""
    s = table("Augurs")
    s.coins, s.buys = 16, 5
    for _ in range(4):
        s.buy("Herb Gatherer")
    s.buy("Acolyte")
    assert s.discard(0) == ["Herb Gatherer"] * 4 + ["Acolyte"]
    assert s.coins == 0


def test_rule_split_piles__empty_only_when_all_sixteen_are_gone():
    """A split pile counts as empty once all of its cards are gone, not when one kind is."""
    s = table("Augurs", "Clashes")
    s.set_supply("Clashes", ["Territory", "Territory"])
    s.set_supply("Augurs", ["Sibyl"])
    s.coins, s.buys = 12, 2
    s.buy("Territory")
    assert s.discard(0) == ["Territory"]
    s.set_supply("Augurs", 0)
    s.buy("Territory")
    # Augurs and Clashes are empty now.
    assert s.discard(0) == ["Territory", "Territory", "Gold", "Gold"]


def test_rule_rotate__the_top_block_goes_to_the_bottom():
    """Rotating three Herb Gatherers above four Acolytes puts all three under the pile."""
    s = table("Augurs")
    s.set_supply("Augurs", ["Herb Gatherer"] * 3 + ["Acolyte"] * 4)
    lay(s, hand=["Herb Gatherer"])
    s.answer(ROTATE)
    s.play("Herb Gatherer")
    assert s.pile("Augurs") == ["Acolyte"] * 4 + ["Herb Gatherer"] * 3


def test_rule_rotate__copies_further_down_stay_where_they_are():
    """Only the uninterrupted block on top moves: a Student above Liches leaves the deeper ones."""
    s = table("Wizards")
    s.set_supply("Wizards", ["Student"] + ["Lich"] * 4 + ["Student"] * 2)
    lay(s, hand=["Student", "Estate"])
    s.answer(ROTATE)
    s.play("Student")
    assert s.pile("Wizards") == ["Lich"] * 4 + ["Student"] * 3


def test_rule_rotate__is_neither_gaining_nor_trashing():
    """Rotating keeps the number of cards in the pile, and nobody gains or trashes anything."""
    s = table("Townsfolk")
    lay(s, hand=["Town Crier"])
    s.answer("+$2", ROTATE)
    s.play("Town Crier")
    assert s.supply["Townsfolk"] == 16
    assert s.trash == []
    assert s.owned(0) == {"Town Crier": 1}


def test_rule_rotate__a_pile_of_one_kind_does_not_change():
    """Rotating a pile of equal cards changes nothing."""
    s = table("Clashes")
    lay(s, hand=["Battle Plan"])
    s.answer("Silver")
    s.play("Battle Plan")
    assert s.supply["Silver"] == 40
    assert s.pile("Clashes") == [card for card in PILES["Clashes"] for _ in range(4)]


@pytest.mark.parametrize(
    ("card", "pile"),
    [
        ("Herb Gatherer", "Augurs"),
        ("Tent", "Forts"),
        ("Old Map", "Odysseys"),
        ("Town Crier", "Townsfolk"),
        ("Student", "Wizards"),
    ],
)
def test_rule_rotate__five_cards_rotate_only_their_own_pile(card, pile):
    """Herb Gatherer, Tent, Old Map, Town Crier and Student rotate the pile they belong to."""
    others = [name for name in PILES if name != pile]
    s = table(*PILES)
    lay(s, hand=[card, "Estate"], deck=["Estate"] * 3)
    if card == "Town Crier":
        s.answer("+$2")
    s.answer(ROTATE)
    s.play(card)
    assert top(s, pile) == PILES[pile][1]
    assert [top(s, name) for name in others] == [PILES[name][0] for name in others]
    assert not s.unanswered


def test_rule_rotate__student_rotates_before_it_trashes():
    """Student's rotation is decided before its trashing."""
    s = table("Wizards")
    lay(s, hand=["Student", "Estate", "Copper"])
    s.answer(STAY, "Estate")
    s.play("Student")
    assert kinds(s) == ["may", "trash"]


def test_rule_pile_vs_card__a_bought_card_costs_what_is_printed_on_it():
    """Territory on top costs $6, though the pile of Clashes is a $3 pile."""
    s = table("Clashes")
    s.set_supply("Clashes", ["Territory"] * 4)
    assert s.cost("Territory") == 6
    s.coins = 5
    with pytest.raises(ValueError, match="cannot buy Territory"):
        s.buy("Territory")


def test_rule_return_to_pile__a_returned_card_covers_what_lies_there():
    """A card put back goes on top of its split pile, even above other cards."""
    s = table("Augurs", "Swap", "Village")
    s.set_supply("Augurs", ["Sorceress"] * 4)
    lay(s, hand=["Swap", "Herb Gatherer"])
    s.answer("Herb Gatherer", "Village")
    s.play("Swap")
    assert s.pile("Augurs") == ["Herb Gatherer"] + ["Sorceress"] * 4
    assert s.asked[1].candidates == ["Swap", "Village"]
    assert s.trash == []


def test_rule_return_to_pile__an_empty_pile_is_no_longer_empty():
    """A card returned to an empty pile makes it a pile again that can be bought from."""
    s = table("Augurs", "Swap", "Village")
    s.set_supply("Augurs", 0)
    lay(s, hand=["Swap", "Herb Gatherer"])
    s.coins = 6
    assert "Herb Gatherer" not in s.buyable()
    s.answer("Herb Gatherer", "Village")
    s.play("Swap")
    assert s.pile("Augurs") == ["Herb Gatherer"]
    assert "Herb Gatherer" in s.buyable()


# ---------------------------------------------------------------- Augurs
def test_herb_gatherer__moving_the_deck_is_not_discarding():
    """The deck is put into the discard pile without being discarded: Tunnel does not notice."""
    s = table("Augurs", "Tunnel")
    lay(s, hand=["Herb Gatherer"], deck=["Tunnel", "Estate"], discard=["Duchy"])
    s.answer(STAY)
    s.play("Herb Gatherer")
    assert kinds(s) == ["may"]
    assert sorted(s.discard(0)) == ["Duchy", "Estate", "Tunnel"]
    assert s.deck(0) == []
    assert s.buys == 2


def test_herb_gatherer__playing_a_treasure_is_optional():
    """No Treasure has to be played."""
    s = table("Augurs")
    lay(s, hand=["Herb Gatherer"], deck=["Gold"])
    s.answer(None, STAY)
    s.play("Herb Gatherer")
    assert s.discard(0) == ["Gold"]
    assert s.coins == 0


@pytest.mark.parametrize("treasure", ["Gold", None])
@pytest.mark.parametrize("rotated", [ROTATE, STAY])
def test_herb_gatherer__rotating_does_not_depend_on_the_treasure(treasure, rotated):
    """The Augurs may be rotated or not, whether a Treasure was played or not."""
    s = table("Augurs")
    lay(s, hand=["Herb Gatherer"], deck=["Gold", "Estate"])
    s.answer(treasure, rotated)
    s.play("Herb Gatherer")
    assert s.coins == (3 if treasure else 0)
    assert top(s, "Augurs") == ("Acolyte" if rotated else "Herb Gatherer")


def test_herb_gatherer__the_treasure_may_have_been_in_the_discard_pile_before():
    """Any Treasure of the discard pile can be played, not only those from the deck."""
    s = table("Augurs")
    lay(s, hand=["Herb Gatherer"], deck=["Copper"], discard=["Gold"])
    s.answer("Gold", STAY)
    s.play("Herb Gatherer")
    assert s.in_play(0) == ["Herb Gatherer", "Gold"]
    assert s.coins == 3
    assert s.discard(0) == ["Copper"]


@pytest.mark.parametrize("estate", ["Estate", None])
@pytest.mark.parametrize("itself", [True, False])
def test_acolyte__both_parts_are_optional_and_independent(estate, itself):
    """Trash a card for Gold, trash the Acolyte for an Augur: none, either or both."""
    s = table("Augurs")
    lay(s, hand=["Acolyte", "Estate"])
    s.answer(estate, itself)
    s.play("Acolyte")
    assert s.discard(0) == ["Gold"] * bool(estate) + ["Herb Gatherer"] * itself
    assert s.trash == ["Estate"] * bool(estate) + ["Acolyte"] * itself


def test_acolyte__no_gold_without_an_action_or_victory_card_trashed():
    """Coppers cannot be trashed, and without trashing there is no Gold."""
    s = table("Augurs")
    lay(s, hand=["Acolyte", "Copper"])
    s.answer(False)
    s.play("Acolyte")
    assert kinds(s) == ["may"]
    assert s.discard(0) == []
    assert s.hand(0) == ["Copper"]


@pytest.mark.parametrize("card", ["Village", "Estate"])
def test_acolyte__actions_and_victory_cards_give_gold(card):
    """An Action or a Victory card from the hand turns into a Gold."""
    s = table("Augurs", "Village")
    lay(s, hand=["Acolyte", card])
    s.answer(card, False)
    s.play("Acolyte")
    assert s.trash == [card]
    assert s.discard(0) == ["Gold"]


def test_acolyte__no_augur_unless_it_was_really_trashed():
    """An Acolyte that stays in play brings no Augur."""
    s = table("Augurs")
    lay(s, hand=["Acolyte"])
    s.answer(False)
    s.play("Acolyte")
    assert s.in_play(0) == ["Acolyte"]
    assert s.supply["Augurs"] == 16


@pytest.mark.parametrize("augur", PILES["Augurs"])
def test_acolyte__gains_the_top_augur_whatever_it_costs(augur):
    """The Augur on top of the pile is gained, another Acolyte or a dear Sibyl."""
    s = table("Augurs")
    s.set_supply("Augurs", [augur, "Herb Gatherer"])
    lay(s, hand=["Acolyte"])
    s.answer(True)
    s.play("Acolyte")
    assert s.discard(0) == [augur]
    assert s.trash == ["Acolyte"]


def test_acolyte__a_second_play_cannot_trash_it_again():
    """Played twice by Throne Room it trashes two cards for two Golds, but itself only once."""
    s = table("Augurs", "Throne Room")
    lay(s, hand=["Throne Room", "Acolyte", "Estate", "Duchy"])
    s.answer("Acolyte", "Estate", True, "Duchy")
    s.play("Throne Room")
    assert s.discard(0) == ["Gold", "Herb Gatherer", "Gold"]
    assert sorted(s.trash) == ["Acolyte", "Duchy", "Estate"]
    assert not s.unanswered


def test_acolyte__an_empty_pile_gives_nothing():
    """With no Augur left the Acolyte can be trashed for nothing."""
    s = table("Augurs")
    s.set_supply("Augurs", 0)
    lay(s, hand=["Acolyte"])
    s.answer(True)
    s.play("Acolyte")
    assert s.trash == ["Acolyte"]
    assert s.discard(0) == []


@pytest.mark.parametrize(("named", "curses"), [("Gold", 1), ("Copper", 0)])
def test_sorceress__takes_the_card_and_curses_after_a_right_guess(named, curses):
    """The revealed card goes to the hand in any case; only a right guess curses the others."""
    s = table("Augurs")
    lay(s, hand=["Sorceress"], deck=["Gold", "Estate"])
    s.answer(named)
    s.play("Sorceress")
    assert s.hand(0) == ["Gold"]
    assert s.actions == 1
    assert s.discard(1) == ["Curse"] * curses


def test_sorceress__nothing_to_reveal_nobody_cursed():
    """Without a card in deck and discard pile nothing is revealed, so nobody gains a Curse."""
    s = table("Augurs")
    lay(s, hand=["Sorceress"])
    s.answer("Curse")
    s.play("Sorceress")
    assert s.hand(0) == []
    assert s.discard(1) == []


def test_sorceress__curses_go_round_in_turn_order_while_they_last():
    """With one Curse left the player to the left gets it."""
    s = table("Augurs", players=3)
    s.set_supply("Curse", 1)
    lay(s, hand=["Sorceress"], deck=["Gold"])
    s.answer("Gold")
    s.play("Sorceress")
    assert (s.discard(1), s.discard(2)) == (["Curse"], [])


def test_sorceress__moat_is_shown_before_a_card_is_named():
    """Reactions to the Attack come before the naming."""
    s = table("Augurs", "Moat")
    lay(s, hand=["Sorceress"], deck=["Gold"])
    lay(s, 1, hand=["Moat"])
    s.answer(True, "Gold")
    s.play("Sorceress")
    assert [(asked.player, asked.kind) for asked in s.asked] == [(1, "may"), (0, "name")]
    assert s.discard(1) == []


def test_rule_naming_looking_revealing__any_card_can_be_named_but_no_type():
    """What is named is a card: Copper is one, "Treasure" is not."""
    s = table("Augurs", "Village")
    lay(s, hand=["Sorceress"], deck=["Gold"])
    s.answer("Village")
    s.play("Sorceress")
    names = s.asked[0].candidates
    assert {"Copper", "Curse", "Sibyl", "Village"} <= set(names)
    assert "Treasure" not in names


def test_sibyl__with_an_empty_deck_the_first_card_lies_above_the_second():
    """Of an empty deck the card put on top is the top card, and the other one lies under it."""
    s = table("Augurs")
    lay(s, hand=["Sibyl"], deck=["Copper", "Silver", "Gold", "Estate"])
    s.answer("Gold", "Estate")
    s.play("Sibyl")
    assert s.deck(0) == ["Gold", "Estate"]
    assert s.hand(0) == ["Copper", "Silver"]
    assert s.actions == 1


def test_sibyl__top_and_bottom_of_a_deck():
    """One card goes on top of the deck and another one to its bottom."""
    s = table("Augurs")
    lay(s, hand=["Sibyl"], deck=["Copper", "Silver", "Gold", "Estate", "Duchy", "Province"])
    s.answer("Gold", "Copper")
    s.play("Sibyl")
    assert s.deck(0) == ["Gold", "Duchy", "Province", "Copper"]


def test_sibyl__a_single_card_goes_on_top():
    """With only one card in hand it is put on top, and nothing goes to the bottom."""
    s = table("Augurs")
    lay(s, hand=["Sibyl"], deck=["Gold"])
    s.play("Sibyl")
    assert s.deck(0) == ["Gold"]
    assert s.hand(0) == []


# ---------------------------------------------------------------- Clashes
def test_battle_plan__an_attack_just_drawn_can_be_revealed():
    """First the card and the Action, then the reveal, and the rotation last."""
    s = table("Clashes", "Militia")
    lay(s, hand=["Battle Plan"], deck=["Militia", "Gold", "Estate"])
    s.answer("Militia", "Battle Plan")
    s.play("Battle Plan")
    assert kinds(s) == ["reveal", "pile"]
    assert s.hand(0) == ["Gold", "Militia"]
    assert s.actions == 1
    assert top(s, "Clashes") == "Archer"


def test_battle_plan__the_revealed_attack_stays_in_hand():
    """Showing an Attack does not use it up."""
    s = table("Clashes", "Militia")
    lay(s, hand=["Battle Plan", "Militia"], deck=["Copper", "Silver"])
    s.answer("Militia", None)
    s.play("Battle Plan")
    assert s.hand(0) == ["Copper", "Silver", "Militia"]


def test_battle_plan__the_reveal_is_optional():
    """Without showing an Attack there is no second card."""
    s = table("Clashes", "Militia")
    lay(s, hand=["Battle Plan", "Militia"], deck=["Copper", "Silver"])
    s.answer(None, None)
    s.play("Battle Plan")
    assert s.hand(0) == ["Copper", "Militia"]


def test_battle_plan__any_supply_pile_can_be_chosen():
    """Every Supply pile is a candidate, even an empty one or one that rotating cannot change."""
    s = table("Clashes", "Augurs", "Village")
    s.set_supply("Village", 0)
    lay(s, hand=["Battle Plan"])
    s.answer("Village")
    s.play("Battle Plan")
    assert s.asked[0].candidates == [
        "Copper", "Silver", "Gold", "Estate", "Duchy", "Province", "Curse", "Battle Plan",
        "Herb Gatherer", "Village",
    ]
    assert s.supply["Village"] == 0


def test_battle_plan__rotates_other_split_piles():
    """Its best targets are split piles, its own or another one."""
    s = table("Clashes", "Augurs")
    lay(s, hand=["Battle Plan"])
    s.answer("Herb Gatherer")
    s.play("Battle Plan")
    assert top(s, "Augurs") == "Acolyte"
    assert top(s, "Clashes") == "Battle Plan"


def test_battle_plan__piles_outside_the_supply_cannot_be_rotated():
    """The Loot pile is not in the Supply and cannot be chosen."""
    s = table("Clashes", "Jewelled Egg")
    lay(s, hand=["Battle Plan"])
    s.answer(None)
    s.play("Battle Plan")
    assert len(s.asked[0].candidates) == 9
    assert s.supply["Loot"] == 30


def test_archer__four_cards_in_hand_are_safe():
    """A player with four cards or fewer is not affected."""
    s = table("Clashes")
    lay(s, hand=["Archer"])
    lay(s, 1, hand=["Gold", "Silver", "Copper", "Estate"])
    s.play("Archer")
    assert s.asked == []
    assert len(s.hand(1)) == 4
    assert s.coins == 2


def test_archer__victim_hides_a_card_and_the_archer_picks_a_shown_one():
    """The victim chooses what is hidden, the attacker what is discarded of the others."""
    s = table("Clashes")
    lay(s, hand=["Archer"])
    lay(s, 1, hand=["Gold", "Silver", "Copper", "Estate", "Duchy"])
    s.answer("Gold", "Silver")
    s.play("Archer")
    assert [(asked.player, asked.kind) for asked in s.asked] == [(1, "keep"), (0, "discard")]
    assert s.hand(1) == ["Copper", "Gold", "Estate", "Duchy"]
    assert s.discard(1) == ["Silver"]


def test_archer__of_five_cards_four_are_shown_and_four_remain():
    """Of a hand of five, four are shown, one of these is discarded, and four cards are left."""
    s = table("Clashes")
    lay(s, hand=["Archer"])
    lay(s, 1, hand=["Gold", "Silver", "Copper", "Estate", "Duchy"])
    s.answer("Duchy", "Copper")
    s.play("Archer")
    assert sorted(s.asked[1].candidates) == ["Copper", "Estate", "Gold", "Silver"]
    assert s.discard(1) == ["Copper"]
    assert len(s.hand(1)) == 4


def test_archer__the_hidden_card_cannot_be_discarded():
    """The hidden card is not among those shown; a second copy of it is."""
    s = table("Clashes")
    lay(s, hand=["Archer"])
    lay(s, 1, hand=["Gold", "Silver", "Silver", "Copper", "Estate"])
    s.answer("Gold", "Silver")
    s.play("Archer")
    assert s.asked[1].candidates == ["Copper", "Silver", "Estate"]
    lay(s, 0, hand=["Archer"])
    lay(s, 1, hand=["Gold", "Silver", "Silver", "Copper", "Estate"])
    s.actions = 1
    s.answer("Silver", "Silver")
    s.play("Archer")
    assert s.asked[3].candidates == ["Copper", "Silver", "Gold", "Estate"]
    assert s.discard(1) == ["Silver"]


def test_archer__players_are_shot_at_in_turn_order():
    """With more players the hands are shown one after the other, beginning to the left."""
    s = table("Clashes", players=3)
    lay(s, hand=["Archer"])
    for player in (1, 2):
        lay(s, player, hand=["Gold", "Silver", "Copper", "Estate", "Duchy"])
    s.answer("Gold", "Silver", "Silver", "Gold")
    s.play("Archer")
    assert [asked.player for asked in s.asked] == [1, 0, 2, 0]
    assert (s.discard(1), s.discard(2)) == (["Silver"], ["Gold"])


def after_warlord(*cards: str, **zones: object) -> Scenario:
    """Player 0 has played Warlord, and now it is player 1's turn with these cards."""
    s = table("Clashes", *cards)
    lay(s, hand=["Warlord"])
    s.play("Warlord")
    s.end_turn()
    lay(s, 1, **zones)
    return s


def test_warlord__a_third_copy_cannot_be_played_from_hand():
    """Others cannot play an Action from hand of which they have two copies in play."""
    s = after_warlord("Village", hand=["Village"] * 3, deck=["Estate"] * 5)
    s.play("Village")
    s.play("Village")
    with pytest.raises(ValueError, match="cannot play Village"):
        s.play("Village")


def test_warlord__cards_that_are_not_in_hand_can_be_played():
    """Vassal plays a Village from the discard pile, though two of them are in play."""
    s = after_warlord("Vassal", "Village", hand=["Vassal", "Village"], deck=["Village"],
                      in_play=["Village", "Village"])
    s.answer(True)
    s.play("Vassal")
    assert s.in_play(1) == ["Village", "Village", "Vassal", "Village"]
    with pytest.raises(ValueError, match="cannot play Village"):
        s.play("Village")


def test_warlord__throne_room_cannot_play_a_third_copy_from_hand():
    """Throne Room plays from hand too: a card with two copies in play is no choice."""
    s = after_warlord("Throne Room", "Village", "Smithy", hand=["Throne Room", "Village", "Smithy"],
                      in_play=["Village", "Village"])
    s.answer("Smithy")
    s.play("Throne Room")
    assert s.asked[0].candidates == ["Smithy"]


def test_warlord__throne_room_may_replay_what_it_has_played():
    """With one copy in play Throne Room plays a second one, and plays it again."""
    s = after_warlord("Throne Room", "Village", hand=["Throne Room", "Village"],
                      deck=["Copper"] * 4, in_play=["Village"])
    s.answer("Village")
    s.play("Throne Room")
    assert s.hand(1) == ["Copper", "Copper"]
    assert s.actions == 4


def test_warlord__treasures_are_not_restricted():
    """Only Actions are stopped; a third Copper is played as ever."""
    s = after_warlord(hand=["Copper"] * 4)
    for _ in range(4):
        s.play("Copper")
    assert s.coins == 4


def test_warlord__durations_of_earlier_turns_count_as_copies_in_play():
    """Copies count however they got into play: Caravans of an earlier turn too."""
    s = table("Clashes", "Caravan")
    s.end_turn()
    lay(s, 1, hand=["Caravan", "Caravan"], deck=["Copper"] * 12)
    s.play("Caravan")
    s.play("Caravan")
    s.end_turn()
    lay(s, hand=["Warlord"])
    s.play("Warlord")
    s.end_turn()
    s.put(1, hand=["Caravan"])
    with pytest.raises(ValueError, match="cannot play Caravan"):
        s.play("Caravan")


@pytest.mark.parametrize("trashes_itself", [True, False])
def test_warlord__a_copy_that_left_play_does_not_count(trashes_itself):
    """If only one copy is still in play, another one may be played."""
    s = after_warlord("Augurs", hand=["Acolyte", "Acolyte"], in_play=["Acolyte"])
    s.actions = 2
    s.answer(None, trashes_itself)
    s.play("Acolyte")
    if trashes_itself:
        s.answer(None, False)
        s.play("Acolyte")
        assert s.in_play(1) == ["Acolyte", "Acolyte"]
    else:
        with pytest.raises(ValueError, match="cannot play Acolyte"):
            s.play("Acolyte")


def test_warlord__also_stops_plays_during_the_attackers_own_turn():
    """Right after Warlord a third Guard Dog cannot be played in reaction to another Attack."""
    s = table("Clashes", "Guard Dog", "Militia")
    lay(s, hand=["Warlord", "Militia"])
    lay(s, 1, hand=["Guard Dog", "Copper"], in_play=["Guard Dog", "Guard Dog"])
    s.answer(False)
    s.play("Warlord")
    s.play("Militia")
    assert [asked.card for asked in s.asked] == ["Guard Dog"]
    assert s.in_play(1) == ["Guard Dog", "Guard Dog"]


def test_warlord__reactions_to_warlord_itself_come_before_the_restriction():
    """A third Guard Dog may still be played in reaction to Warlord."""
    s = table("Clashes", "Guard Dog")
    lay(s, hand=["Warlord"])
    lay(s, 1, hand=["Guard Dog"], deck=["Estate"] * 3, in_play=["Guard Dog", "Guard Dog"])
    s.answer(True)
    s.play("Warlord")
    assert s.in_play(1) == ["Guard Dog"] * 3


def test_warlord__ends_as_its_owners_next_turn_starts():
    """The restriction lasts until the owner's next turn starts; then two cards are drawn."""
    s = after_warlord("Village", in_play=["Village", "Village"], hand=["Village"])
    with pytest.raises(ValueError, match="cannot play Village"):
        s.play("Village")
    lay(s, 0, in_play=s.in_play(0))
    s.end_turn()
    assert s.turn_player == 0
    s.end_turn()
    lay(s, 1, in_play=["Village", "Village"], hand=["Village"])
    s.play("Village")
    assert s.in_play(1) == ["Village"] * 3


def test_warlord__stays_for_two_cards_next_turn():
    """Warlord stays in play and draws two cards as the next turn starts."""
    s = table("Clashes")
    lay(s, hand=["Warlord"], deck=["Copper"] * 10)
    s.play("Warlord")
    assert s.actions == 1
    s.end_turn()
    assert s.in_play(0) == ["Warlord"]
    s.end_turn()
    assert s.hand(0) == ["Copper"] * 7
    s.end_turn()
    assert s.in_play(0) == []


def test_warlord__is_not_cumulative():
    """Two Warlords forbid no more than one."""
    s = table("Clashes", "Village")
    lay(s, hand=["Warlord", "Warlord"])
    s.play("Warlord")
    s.play("Warlord")
    s.end_turn()
    lay(s, 1, hand=["Village"], in_play=["Village"])
    s.play("Village")
    assert s.in_play(1) == ["Village", "Village"]


def test_warlord__moat_protects_from_it():
    """Whoever shows Moat when Warlord is played may play as many copies as ever."""
    s = table("Clashes", "Village", "Moat")
    lay(s, hand=["Warlord"])
    lay(s, 1, hand=["Moat"])
    s.answer(True)
    s.play("Warlord")
    s.end_turn()
    lay(s, 1, hand=["Village"], in_play=["Village", "Village"])
    s.play("Village")
    assert s.in_play(1) == ["Village"] * 3


def test_territory__counts_different_victory_names():
    """Three Estates, a Province and the Territory itself are three names: 3 points."""
    s = table("Clashes")
    lay(s, deck=["Estate"] * 3 + ["Province"])
    without = s.vp(0)
    lay(s, deck=["Estate"] * 3 + ["Province", "Territory"])
    assert s.vp(0) - without == 3


def test_territory__each_one_scores_for_itself():
    """Two Territories beside Estates and a Province are worth 3 points each."""
    s = table("Clashes")
    lay(s, deck=["Estate"] * 3 + ["Province"] + ["Territory"] * 2)
    assert s.vp(0) == 3 + 6 + 2 * 3


def test_territory__curses_do_not_count_but_mixed_victory_cards_do():
    """A Curse is no Victory card; Stronghold and Distant Shore are."""
    s = table("Clashes", "Forts", "Odysseys")
    lay(s, deck=["Territory", "Curse"])
    assert s.vp(0) == 1 - 1
    lay(s, deck=["Territory", "Stronghold", "Distant Shore"])
    assert s.vp(0) == 3 + 2 + 2


@pytest.mark.parametrize(("empty", "golds"), [([], 0), (["Curse"], 1), (["Curse", "Duchy"], 2)])
def test_territory__gains_a_gold_per_empty_pile(empty, golds):
    """When gained, Territory brings as many Golds as there are empty Supply piles."""
    s = table("Clashes")
    s.set_supply("Clashes", ["Territory", "Territory"])
    for pile in empty:
        s.set_supply(pile, 0)
    s.coins = 6
    s.buy("Territory")
    assert s.discard(0) == ["Territory"] + ["Gold"] * golds


def test_territory__the_pile_it_empties_counts():
    """If the last Clash is this Territory, its own pile is one of the empty ones."""
    s = table("Clashes")
    s.set_supply("Clashes", ["Territory"])
    s.coins = 6
    s.buy("Territory")
    assert s.discard(0) == ["Territory", "Gold"]


def test_territory__an_empty_gold_pile_counts_but_gives_nothing():
    """The Gold pile is counted too if it is empty, and then there is nothing to gain."""
    s = table("Clashes")
    s.set_supply("Clashes", ["Territory", "Territory"])
    s.set_supply("Gold", 0)
    s.set_supply("Curse", 0)
    s.coins = 6
    s.buy("Territory")
    assert s.discard(0) == ["Territory"]


# ---------------------------------------------------------------- Forts
@pytest.mark.parametrize("kept", [0, 1, 2])
def test_tent__each_one_in_play_may_go_onto_the_deck(kept):
    """The owner of several Tents says how many are put onto the deck, before the new hand."""
    s = table("Forts")
    lay(s, in_play=["Tent", "Tent"], deck=["Copper"] * 5)
    s.answer(*[True] * kept, *[False] * (2 - kept))
    s.end_turn()
    assert s.hand(0).count("Tent") == kept
    assert s.hand(0).count("Copper") == 5 - kept
    assert s.discard(0) == ["Tent"] * (2 - kept)


def test_tent__two_coins_and_a_rotation():
    """Tent gives $2, then the Forts may be rotated."""
    s = table("Forts")
    lay(s, hand=["Tent"])
    s.answer(ROTATE)
    s.play("Tent")
    assert s.coins == 2
    assert top(s, "Forts") == "Garrison"


def test_garrison__draws_a_card_per_gain_of_the_turn():
    """Every gain puts a token on Garrison; next turn each token is a card."""
    s = table("Forts")
    lay(s, hand=["Garrison"], deck=["Estate"] * 10)
    s.play("Garrison")
    s.coins, s.buys = 5, 2
    s.buy("Silver")
    s.buy("Copper")
    s.end_turn()
    assert s.in_play(0) == ["Garrison"]
    assert len(s.hand(0)) == 5
    s.end_turn()
    assert s.hand(0) == ["Estate"] * 7
    s.end_turn()
    assert s.in_play(0) == []


def test_garrison__has_no_tokens_once_it_left_play():
    """If Garrison leaves play its tokens are gone, and nothing is drawn for them."""
    s = table("Forts")
    lay(s, hand=["Garrison"], deck=["Estate"] * 10)
    s.play("Garrison")
    s.coins = 3
    s.buy("Silver")
    s.put(0, in_play=[])
    s.end_turn()
    s.end_turn()
    assert s.hand(0) == ["Estate"] * 5


def test_garrison__tokens_are_not_favors():
    """Its tokens mean nothing but cards for next turn."""
    s = table("Forts", "Wizards")
    before = s.favors(0)
    lay(s, hand=["Garrison"])
    s.play("Garrison")
    s.coins = 3
    s.buy("Silver")
    assert s.favors(0) == before


def test_garrison__throne_room_doubles_the_tokens_but_they_are_taken_off_once():
    """Played twice, three gains make six tokens: six cards next turn, not twelve."""
    s = table("Forts", "Throne Room")
    lay(s, hand=["Throne Room", "Garrison"], deck=["Estate"] * 20)
    s.answer("Garrison")
    s.play("Throne Room")
    assert s.coins == 4
    s.coins, s.buys = 0, 3
    for _ in range(3):
        s.buy("Copper")
    s.end_turn()
    assert sorted(s.in_play(0)) == ["Garrison", "Throne Room"]
    s.end_turn()
    assert s.hand(0) == ["Estate"] * 11


def test_garrison__without_tokens_it_is_discarded_at_once():
    """No gain, no token: Garrison (and its Throne Room) are discarded in the same turn."""
    s = table("Forts", "Throne Room")
    lay(s, hand=["Throne Room", "Garrison"], deck=["Estate"] * 5)
    s.answer("Garrison")
    s.play("Throne Room")
    s.end_turn()
    assert s.in_play(0) == []
    assert sorted(s.discard(0)) == ["Garrison", "Throne Room"]


def test_garrison__two_of_them_count_separately_and_earlier_gains_do_not_count():
    """Two Garrisons get a token each for every later gain, none for gains before them."""
    s = table("Forts", "Workshop", "Village")
    lay(s, hand=["Workshop", "Garrison", "Garrison"], deck=["Estate"] * 20)
    s.actions = 3
    s.answer("Silver")
    s.play("Workshop")
    s.play("Garrison")
    s.play("Garrison")
    s.coins, s.buys = 0, 3
    for _ in range(3):
        s.buy("Copper")
    s.end_turn()
    s.end_turn()
    assert s.hand(0) == ["Estate"] * 11


def test_hill_fort__the_gained_card_can_go_to_the_hand():
    """A card for up to $4 is gained, and may be put into the hand."""
    s = table("Forts", "Smithy", "Laboratory")
    lay(s, hand=["Hill Fort"], deck=["Gold"])
    s.answer("Smithy", "put the gained card into your hand")
    s.play("Hill Fort")
    assert "Laboratory" not in s.asked[0].candidates
    assert s.hand(0) == ["Smithy"]
    assert s.actions == 0


def test_hill_fort__or_a_card_and_an_action():
    """Instead of taking the gained card one may draw a card for +1 Action."""
    s = table("Forts", "Smithy")
    lay(s, hand=["Hill Fort"], deck=["Gold"])
    s.answer("Smithy", CARD_AND_ACTION)
    s.play("Hill Fort")
    assert s.hand(0) == ["Gold"]
    assert s.discard(0) == ["Smithy"]
    assert s.actions == 1


def test_hill_fort__the_gain_is_finished_before_the_choice():
    """What the gain sets off comes first; a card played meanwhile cannot be taken any more."""
    s = table("Forts", "Wizards", "Smithy", ally="City-state")
    s.put(0, favors=2)
    lay(s, hand=["Hill Fort"], deck=["Gold"] * 4)
    s.answer("Smithy", 1, "put the gained card into your hand")
    s.play("Hill Fort")
    assert kinds(s) == ["gain", "spend", "option"]
    assert s.in_play(0) == ["Hill Fort", "Smithy"]
    assert s.hand(0) == ["Gold"] * 3


def test_hill_fort__a_card_that_left_the_discard_pile_cannot_be_taken():
    """A gained card that was put onto the deck meanwhile stays there."""
    s = table("Forts", "Wizards", "Smithy", ally="Trappers' Lodge")
    lay(s, hand=["Hill Fort"])
    s.put(0, favors=1)
    s.answer("Smithy", 1, "put the gained card into your hand")
    s.play("Hill Fort")
    assert s.deck(0) == ["Smithy"]
    assert s.hand(0) == []


def test_hill_fort__a_covered_card_can_still_be_taken():
    """It does not matter if other cards lie above it in the discard pile."""
    s = table("Forts", "Wizards", "Smithy", ally="Architects' Guild")
    lay(s, hand=["Hill Fort"])
    s.put(0, favors=2)
    s.answer("Smithy", 1, "Silver", "put the gained card into your hand")
    s.play("Hill Fort")
    assert s.hand(0) == ["Smithy"]
    assert s.discard(0) == ["Silver"]


def test_hill_fort__the_choice_is_made_even_if_nothing_was_gained():
    """With nothing to gain there is still the card and the Action to choose."""
    s = table("Forts")
    for pile in ("Copper", "Silver", "Estate", "Curse", "Forts"):
        s.set_supply(pile, 0)
    lay(s, hand=["Hill Fort"], deck=["Gold"])
    s.answer(CARD_AND_ACTION)
    s.play("Hill Fort")
    assert s.hand(0) == ["Gold"]
    assert s.actions == 1


def test_hill_fort__elder_gives_both_options_in_order():
    """Through Elder the gained card is taken and then a card is drawn for +1 Action."""
    s = table("Forts", "Townsfolk", "Smithy")
    lay(s, hand=["Elder", "Hill Fort"], deck=["Gold"])
    s.answer("Hill Fort", "Smithy", ["put the gained card into your hand", CARD_AND_ACTION])
    s.play("Elder")
    assert s.hand(0) == ["Gold", "Smithy"]
    assert s.actions == 1


def test_stronghold__coins_now_and_it_is_discarded():
    """With +$3 chosen nothing is left to do, and it is discarded the same turn."""
    s = table("Forts")
    lay(s, hand=["Stronghold"], deck=["Copper"] * 10)
    s.answer("+$3")
    s.play("Stronghold")
    assert s.coins == 3
    s.end_turn()
    assert s.in_play(0) == []
    s.end_turn()
    assert len(s.hand(0)) == 5


def test_stronghold__cards_next_turn_and_it_stays():
    """With the cards chosen it stays in play until the next turn's Clean-up."""
    s = table("Forts")
    lay(s, hand=["Stronghold"], deck=["Copper"] * 14)
    s.answer("+3 Cards when your next turn starts")
    s.play("Stronghold")
    assert s.coins == 0
    s.end_turn()
    assert s.in_play(0) == ["Stronghold"]
    s.end_turn()
    assert len(s.hand(0)) == 8
    s.end_turn()
    assert s.in_play(0) == []


def test_stronghold__elder_gives_both_and_does_not_stay():
    """Both options through Elder: $3 now, three cards next turn, and only Stronghold stays."""
    s = table("Forts", "Townsfolk")
    lay(s, hand=["Elder", "Stronghold"], deck=["Copper"] * 8)
    s.answer("Stronghold", ["+$3", "+3 Cards when your next turn starts"])
    s.play("Elder")
    assert s.coins == 5
    s.end_turn()
    assert s.in_play(0) == ["Stronghold"]
    assert s.discard(0) == ["Elder"]
    s.end_turn()
    assert len(s.hand(0)) == 8


def test_stronghold__is_a_victory_card_of_two_points():
    """It is worth 2 points and is one more name for Territory."""
    s = table("Forts", "Clashes")
    lay(s, deck=["Stronghold"])
    assert s.vp(0) == 2
    lay(s, deck=["Stronghold", "Territory"])
    assert s.vp(0) == 2 + 2
