"""Rulings of the split piles of Allies: Augurs, Clashes, Forts, Odysseys, Townsfolk, Wizards."""

from __future__ import annotations

import pytest

from simcore.scenario import Scenario

ROTATE, STAY = True, False
CARD_AND_ACTION = "+1 Card and +1 Action"


def table(*cards: str, players: int = 2, ally: str | None = None, **more: object) -> Scenario:
    """A kingdom in which nobody owns anything yet."""
    s = Scenario(list(cards), ally, players, **more)
    for player in range(players):
        lay(s, player)
    return s


def lay(s: Scenario, player: int = 0, *, hand=(), deck=(), discard=(), in_play=()) -> None:
    """All zones of a player: what is not named is empty."""
    s.put(player, hand=hand, deck=deck, discard=discard, in_play=in_play)


def kinds(s: Scenario) -> list[str]:
    return [asked.kind for asked in s.asked]


def top(s: Scenario, pile: str) -> str:
    return s.pile(pile)[0]


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
    """The victim chooses what is hidden, the attacker what is discarded; four cards remain."""
    s = table("Clashes")
    lay(s, hand=["Archer"])
    lay(s, 1, hand=["Gold", "Silver", "Copper", "Estate", "Duchy"])
    s.answer("Gold", "Silver")
    s.play("Archer")
    assert [(asked.player, asked.kind) for asked in s.asked] == [(1, "keep"), (0, "discard")]
    assert s.hand(1) == ["Copper", "Gold", "Estate", "Duchy"]
    assert s.discard(1) == ["Silver"]


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
