"""Rulings of the Plunder cards that cost $5 and more."""

from __future__ import annotations

import pytest

from tests.rulings.tables_plunder import (
    COPPERS,
    GAIN,
    TAKE,
    every_answer_was_asked_for,  # noqa: F401  (a fixture for every test here)
    kinds,
    names,
    next_round,
    table,
)


# ------------------------------------------------------------------ Buried Treasure
def test_buried_treasure__is_played_when_gained():
    """Unasked; it pays a Buy and $3 at the start of the next turn and leaves then."""
    s = table("Buried Treasure")
    s.coins = 5
    s.buy("Buried Treasure")
    assert s.in_play(0) == ["Buried Treasure"]
    assert s.asked == []
    assert (s.coins, s.buys) == (0, 0)
    next_round(s)
    assert (s.coins, s.buys) == (3, 2)
    s.end_turn()
    assert s.in_play(0) == []


def test_buried_treasure__moved_first_it_is_not_played():
    """Insignia has put it onto the deck before: it cannot be played any more."""
    s = table("Buried Treasure", "Sack of Loot")
    s.put(0, hand=["Insignia"])
    s.play("Insignia")
    s.coins = 5
    s.answer("Insignia", True)
    s.buy("Buried Treasure")
    assert s.in_play(0) == ["Insignia"]
    assert s.deck(0)[0] == "Buried Treasure"


# ------------------------------------------------------------------ Crew
def test_crew__must_return_to_the_deck():
    """At the start of the next turn it goes from play onto the deck, undiscarded."""
    s = table("Crew")
    s.put(0, hand=["Crew"])
    s.play("Crew")
    assert len(s.hand(0)) == 3
    next_round(s)
    assert s.deck(0)[0] == "Crew"
    assert s.in_play(0) == []
    assert s.asked == []
    assert "Crew" not in s.discard(0)


def test_crew__with_throne_room():
    """Six cards now, one return; Throne Room is discarded in that turn's Clean-up."""
    s = table("Crew", "Throne Room")
    s.put(0, hand=["Throne Room", "Crew"])
    s.answer("Crew")
    s.play("Throne Room")
    assert len(s.hand(0)) == 6
    next_round(s)
    assert s.in_play(0) == ["Throne Room"]
    assert s.deck(0)[:2] == ["Crew", "Copper"]
    s.end_turn()
    assert s.in_play(0) == []


# ------------------------------------------------------------------ Cutthroat
def test_cutthroat__a_loot_gained_by_anybody_triggers_it():
    """Loots are Treasures costing $7: an opponent's Sack of Loot gives the waiting player one."""
    s = table("Cutthroat", "Sack of Loot", loot=["Hammer", "Orb", "Staff"])
    s.put(0, hand=["Cutthroat"])
    s.put(1, hand=["Sack of Loot", "Copper", "Copper", "Estate", "Estate"])
    s.answer(["Estate", "Estate"])
    s.play("Cutthroat")
    assert names(s.hand(1)) == ["Copper", "Copper", "Sack of Loot"]
    s.end_turn()
    s.put(0, discard=[])
    s.play("Sack of Loot")
    assert s.discard(0) == ["Orb"]
    assert s.supply["Loot"] == 1


def test_cutthroat__is_discarded_after_it_fired():
    """Own gains count too; it leaves in the next Clean-up. Three or fewer cards are safe."""
    s = table("Cutthroat", loot=["Hammer", "Orb"])
    s.put(0, hand=["Cutthroat"])
    s.put(1, hand=["Estate"] * 3)
    s.play("Cutthroat")
    assert len(s.hand(1)) == 3
    next_round(s)
    assert s.in_play(0) == ["Cutthroat"]
    s.put(0, discard=[])
    s.coins = 6
    s.buy("Gold")
    assert s.discard(0) == ["Gold", "Hammer"]
    s.end_turn()
    assert s.in_play(0) == []


@pytest.mark.parametrize(("card", "fires"), [("Gold", True), ("Pickaxe", False), ("Silver", False)])
def test_cutthroat__the_current_cost_counts(card, fires):
    """Under one Highway a Gold costs $5 still, a Treasure printed $5 only $4."""
    s = table("Cutthroat", "Highway", "Pickaxe", loot=["Hammer"])
    s.put(0, hand=["Cutthroat", "Highway"])
    s.play("Cutthroat")
    s.play("Highway")
    s.coins = 6
    s.buy(card)
    assert s.discard(0) == [card, *(["Hammer"] if fires else [])]


def test_cutthroat__two_players_waiting_gain_one_loot_each():
    """A Gold of a third player fires both; their Loots trigger nothing further."""
    s = table("Cutthroat", players=3, loot=["Hammer", "Orb", "Staff"])
    s.put(0, hand=["Cutthroat"])
    s.play("Cutthroat")
    s.end_turn()
    s.put(1, hand=["Cutthroat"])
    s.put(0, hand=[])
    s.put(2, hand=[])
    s.play("Cutthroat")
    s.end_turn()
    s.put(0, discard=[])
    s.put(1, discard=[])
    s.coins = 6
    s.buy("Gold")
    assert names(s.discard(0) + s.discard(1)) == ["Hammer", "Orb"]
    assert len(s.discard(0)) == 1
    assert s.supply["Loot"] == 1


def test_cutthroat__moat_only_prevents_the_discard():
    """The protected player keeps the hand; the Loot trigger waits all the same."""
    s = table("Cutthroat", "Moat", loot=["Hammer"])
    s.put(0, hand=["Cutthroat"])
    s.put(1, hand=["Moat", *["Copper"] * 4])
    s.answer(True)
    s.play("Cutthroat")
    assert len(s.hand(1)) == 5
    s.end_turn()
    s.put(0, discard=[])
    s.coins = 6
    s.buy("Gold")
    assert s.discard(0) == ["Hammer"]


# ------------------------------------------------------------------ Enlarge
def test_enlarge__trashes_and_gains_now_and_next_turn():
    """Both times it is mandatory: an Estate becomes a card up to $4, a Gold one up to $8."""
    s = table("Enlarge")
    s.put(0, hand=["Enlarge", "Estate", "Copper"])
    s.answer("Estate", "Silver")
    s.play("Enlarge")
    assert s.trash == ["Estate"]
    assert s.asked[-1].candidates == ["Copper", "Silver", "Estate", "Curse"]
    s.end_turn()
    s.put(0, hand=["Gold"])
    s.answer("Province")
    s.end_turn()
    assert names(s.trash) == ["Estate", "Gold"]
    assert s.discard(0)[-1] == "Province"
    assert s.asked[-1].min == 1


def test_enlarge__without_a_card_to_trash_gains_nothing_and_stays():
    """An empty hand gains nothing; the next turn's part is due all the same."""
    s = table("Enlarge")
    s.put(0, hand=["Enlarge"])
    s.play("Enlarge")
    assert s.discard(0) == []
    s.end_turn()
    assert s.in_play(0) == ["Enlarge"]
    s.put(0, hand=["Copper"])
    s.answer("Estate")
    s.end_turn()
    assert s.trash == ["Copper"]


# ------------------------------------------------------------------ Figurine
def test_figurine__an_action_drawn_in_the_buy_phase_may_be_discarded():
    """One Action from hand, drawn or held, for a Buy and $1; it cannot be played any more."""
    s = table("Figurine", "Village")
    s.put(0, hand=["Figurine", "Figurine", "Village"], deck=["Village", "Gold", *COPPERS])
    s.answer("Village", None)
    s.play("Figurine")
    assert s.phase == "buy"
    assert (s.coins, s.buys) == (1, 2)
    assert s.discard(0) == ["Village"]
    with pytest.raises(ValueError):
        s.play("Village")
    s.play("Gold")
    s.play("Figurine")
    assert (s.coins, s.buys) == (4, 2)


# ------------------------------------------------------------------ First Mate
def test_first_mate__draws_to_six_without_playing_anything():
    """No Action has to be played; then the hand is filled up to 6, or left if it is larger."""
    s = table("First Mate", "Village")
    s.put(0, hand=["First Mate", "Village"])
    s.answer(None)
    s.play("First Mate")
    assert len(s.hand(0)) == 6
    s = table("First Mate")
    s.put(0, hand=["First Mate", *["Estate"] * 7])
    s.play("First Mate")
    assert s.hand(0) == ["Estate"] * 7


def test_first_mate__copies_drawn_on_the_way_may_be_played():
    """A Village that draws a Village goes on, using no Actions; other names are not offered."""
    s = table("First Mate", "Village", "Smithy")
    s.put(0, hand=["First Mate", "Village", "Smithy"], deck=["Village", "Estate", *COPPERS])
    s.actions = 1
    s.answer("Village", "Village")
    s.play("First Mate")
    assert s.asked[1].candidates == ["Village"]
    assert s.actions == 4
    assert s.in_play(0) == ["First Mate", "Village", "Village"]
    assert names(s.hand(0)) == ["Copper"] * 4 + ["Estate", "Smithy"]


def test_first_mate__may_play_first_mates():
    """Each is resolved on its own, the inner one before the outer one goes on."""
    s = table("First Mate", "Village", "Smithy")
    s.put(0, hand=["First Mate", "First Mate", "First Mate", "Village", "Smithy"])
    s.answer("First Mate", "Village", "First Mate", "Smithy")
    s.play("First Mate")
    assert s.in_play(0) == ["First Mate", "First Mate", "Village", "First Mate", "Smithy"]
    assert len(s.hand(0)) == 6 - 2 + 3


# ------------------------------------------------------------------ Frigate
def under_frigate(*cards, hand, players=2):
    s = table("Frigate", *cards, players=players)
    s.put(0, hand=["Frigate"])
    s.play("Frigate")
    assert s.coins == 3
    s.end_turn()
    s.put(1, hand=hand)
    s.actions = 3
    return s


def test_frigate__every_action_play_is_followed_by_a_discard():
    """Each of two Smithies draws 3 cards and then the hand goes down to 4; nothing more once
    the Frigate player's next turn has started."""
    s = under_frigate("Smithy", hand=["Smithy", "Smithy", "Gold", "Gold", "Gold"])
    s.answer(["Copper"] * 3)
    s.play("Smithy")
    assert names(s.hand(1)) == ["Gold", "Gold", "Gold", "Smithy"]
    s.answer(["Copper"] * 2)
    s.play("Smithy")
    assert names(s.hand(1)) == ["Copper", "Gold", "Gold", "Gold"]
    s.end_turn()
    assert s.in_play(0) == ["Frigate"]
    s.end_turn()
    assert s.in_play(0) == []
    s.put(1, hand=["Smithy", "Gold", "Gold"])
    s.play("Smithy")
    assert len(s.hand(1)) == 5


def test_frigate__works_later_on_its_own_turn():
    """An opponent's Stowaway played on the Frigate player's turn is followed by a discard."""
    s = table("Frigate", "Stowaway")
    s.put(0, hand=["Frigate"])
    s.put(1, hand=["Stowaway", *["Gold"] * 5])
    s.play("Frigate")
    s.answer(True)
    s.buy("Stowaway")
    assert s.hand(1) == ["Gold"] * 4


def test_frigate__only_the_player_of_the_action_discards():
    """The third player's full hand is left alone, and so is the Frigate player's."""
    s = under_frigate("Village", hand=["Village", *["Gold"] * 5], players=3)
    s.put(2, hand=["Copper"] * 5)
    s.answer(["Gold", "Copper"])
    s.play("Village")
    assert len(s.hand(1)) == 4
    assert (len(s.hand(0)), len(s.hand(2))) == (5, 5)


def test_frigate__the_action_is_resolved_first():
    """Cellar is finished before the discard: it draws for what it discarded, then 4 stay."""
    s = under_frigate("Cellar", hand=["Cellar", "Estate", *["Gold"] * 4])
    s.answer("Estate", "Copper")
    s.play("Cellar")
    assert s.hand(1) == ["Gold"] * 4
    assert s.discard(1) == ["Estate", "Copper"]


def test_frigate__each_play_through_throne_room_counts():
    """Throne Room on Smithy: 3 cards and a discard, twice."""
    s = under_frigate("Smithy", "Throne Room", hand=["Throne Room", "Smithy", *["Gold"] * 4])
    s.answer("Smithy", ["Copper"] * 3, ["Copper"] * 3)
    s.play("Throne Room")
    assert s.hand(1) == ["Gold"] * 4
    assert s.discard(1) == ["Copper"] * 6


def test_frigate__treasures_do_not_count_but_action_treasures_do():
    """A Gold is no Action; Spell Scroll is one."""
    s = under_frigate("Sack of Loot", hand=["Gold", "Spell Scroll", *["Estate"] * 6])
    s.answer("Curse", ["Estate"] * 3)
    s.play("Spell Scroll")
    assert names(s.hand(1)) == ["Estate"] * 3 + ["Gold"]
    s = under_frigate(hand=["Gold", *["Estate"] * 6])
    s.play("Gold")
    assert len(s.hand(1)) == 6


def test_frigate__two_do_not_go_below_four():
    """The second Frigate finds 4 cards."""
    s = table("Frigate", "Smithy")
    s.put(0, hand=["Frigate", "Frigate"])
    s.play("Frigate")
    s.play("Frigate")
    s.end_turn()
    s.put(1, hand=["Smithy", *["Copper"] * 4])
    s.play("Smithy")
    assert len(s.hand(1)) == 4


# ------------------------------------------------------------------ Longship
def test_longship__actions_now_and_cards_next_turn():
    """Two Actions on the turn of playing, two cards at the start of the following one."""
    s = table("Longship")
    s.put(0, hand=["Longship"])
    s.play("Longship")
    assert (s.actions, len(s.hand(0))) == (6, 0)
    next_round(s)
    assert (s.actions, len(s.hand(0))) == (1, 7)


# ------------------------------------------------------------------ Mining Road
def roads(n, *cards):
    s = table("Mining Road", *cards)
    s.put(0, hand=["Mining Road"] * n)
    for _ in range(n):
        s.play("Mining Road")
    assert (s.coins, s.buys, s.actions) == (2 * n, 1 + n, 5)
    return s


def test_mining_road__playing_the_gained_treasure_is_optional():
    """Declined for one Treasure, it may be used for a later one of the same turn; only once."""
    s = roads(1)
    s.coins, s.buys = 9, 3
    s.answer(None, True)
    s.buy("Silver")
    assert s.discard(0) == ["Silver"]
    s.buy("Silver")
    assert s.in_play(0) == ["Mining Road", "Silver"]
    assert s.coins == 9 - 6 + 2
    s.buy("Silver")
    assert s.discard(0) == ["Silver", "Silver"]


def test_mining_road__two_allow_two_treasures():
    """Two Mining Roads play two gained Treasures of the turn."""
    s = roads(2)
    s.coins, s.buys = 6, 2
    s.answer(True, True)
    s.buy("Silver")
    s.buy("Silver")
    assert s.in_play(0)[2:] == ["Silver", "Silver"]
    assert s.coins == 4


def test_mining_road__two_cannot_play_the_same_treasure():
    """Once played, the Treasure is not where it was gained: the second one waits."""
    s = roads(2)
    s.coins = 6
    s.answer(True)
    s.buy("Gold")
    assert s.coins == 3
    assert s.in_play(0)[2:] == ["Gold"]
    assert len(s.asked) == 1


def test_mining_road__works_for_gains_in_the_action_phase():
    """A Silver gained by a Workshop may be played at once."""
    s = roads(1, "Workshop")
    s.put(0, hand=["Workshop"])
    s.answer("Silver", True)
    s.play("Workshop")
    assert s.phase == "action"
    assert s.coins == 2 + 2
    assert s.in_play(0) == ["Mining Road", "Workshop", "Silver"]


def test_mining_road__the_permission_survives_its_card():
    """It works even if Mining Road has left play meanwhile."""
    s = roads(1)
    s.put(0, in_play=[])
    s.coins = 3
    s.answer(True)
    s.buy("Silver")
    assert s.in_play(0) == ["Silver"]


# ------------------------------------------------------------------ Pendant
def test_pendant__counts_different_treasures_itself_included():
    """Three Coppers, a Gondola of the turn before and the Pendant are 3 names: $3. A second
    Pendant adds no name."""
    s = table("Pendant", "Gondola")
    s.put(0, hand=["Gondola"])
    s.answer("next turn")
    s.play("Gondola")
    next_round(s)
    s.put(0, hand=["Copper", "Copper", "Copper", "Pendant", "Pendant", "Gold"])
    for _ in range(3):
        s.play("Copper")
    s.coins = 0
    s.play("Pendant")
    assert s.coins == 3
    s.play("Pendant")
    assert s.coins == 6
    s.play("Gold")
    assert s.coins == 9


def test_pendant__alone_gives_one_coin():
    """It counts itself."""
    s = table("Pendant")
    s.put(0, hand=["Pendant"])
    s.play("Pendant")
    assert s.coins == 1


# ------------------------------------------------------------------ Pickaxe
@pytest.mark.parametrize(("card", "loot"), [("Silver", True), ("Estate", False), ("Curse", False)])
def test_pickaxe__must_trash_and_pays_a_loot_for_three_coins(card, loot):
    """A card left in hand must be trashed; if it costs $3 or more a Loot comes to the hand,
    ready to be played."""
    s = table("Pickaxe", loot=["Sextant"])
    s.put(0, hand=["Pickaxe", card])
    s.play("Pickaxe")
    assert s.trash == [card]
    assert s.coins == 1
    assert s.hand(0) == (["Sextant"] if loot else [])


def test_pickaxe__the_loot_is_shown():
    """Everybody sees which Loot was gained, although it goes to the hand."""
    s = table("Pickaxe", loot=["Prize Goat"])
    s.put(0, hand=["Pickaxe", "Silver"])
    s.play("Pickaxe")
    assert "gains Prize Goat" in s.log


def test_pickaxe__with_a_jewelled_egg():
    """The Egg costs $2: no Loot from Pickaxe, one from the Egg, to the discard pile."""
    s = table("Pickaxe", "Jewelled Egg", loot=["Hammer", "Orb"])
    s.put(0, hand=["Pickaxe", "Jewelled Egg"])
    s.play("Pickaxe")
    assert s.hand(0) == []
    assert s.discard(0) == ["Hammer"]


# ------------------------------------------------------------------ Pilgrim
def test_pilgrim__any_hand_card_may_be_put_back():
    """Not only one of the 4 drawn cards; putting one back is mandatory."""
    s = table("Pilgrim")
    s.put(0, hand=["Pilgrim", "Estate"])
    s.answer("Estate")
    s.play("Pilgrim")
    assert s.hand(0) == ["Copper"] * 4
    assert s.deck(0)[0] == "Estate"
    assert s.asked[-1].min == 1


# ------------------------------------------------------------------ Quartermaster
def test_quartermaster__never_leaves_play():
    """Turn after turn it gains a card onto itself or hands one out; the stock scores."""
    s = table("Quartermaster")
    s.put(0, hand=["Quartermaster"])
    s.play("Quartermaster")
    s.answer(GAIN, "Estate", GAIN, "Silver", TAKE, "Silver")
    vp = s.vp(0)
    next_round(s)
    assert s.set_aside(0) == ["Estate"]
    assert s.vp(0) == vp + 1
    next_round(s)
    assert s.set_aside(0) == ["Estate", "Silver"]
    next_round(s)
    assert s.set_aside(0) == ["Estate"]
    assert s.hand(0).count("Silver") == 1
    assert s.in_play(0) == ["Quartermaster"]
    s.answer(TAKE)
    next_round(s)
    assert s.set_aside(0) == []
    assert s.in_play(0) == ["Quartermaster"]


def test_quartermaster__two_have_separate_stocks():
    """One choice each per turn; a card on one cannot be taken from the other."""
    s = table("Quartermaster")
    s.put(0, hand=["Quartermaster", "Quartermaster"])
    s.play("Quartermaster")
    s.play("Quartermaster")
    s.answer(GAIN, "Silver", GAIN, "Estate")
    next_round(s)
    assert names(s.set_aside(0)) == ["Estate", "Silver"]
    s.answer(TAKE, TAKE)
    next_round(s)
    assert s.set_aside(0) == []
    assert {"Estate", "Silver"} <= set(s.hand(0))
    # Neither card had to be chosen: each stock held one.
    assert kinds(s) == ["option", "gain", "option", "gain", "option", "option"]


def test_quartermaster__with_throne_room_has_one_stock_and_two_choices():
    """Both choices of a turn use the same stock; Throne Room stays for good."""
    s = table("Quartermaster", "Throne Room")
    s.put(0, hand=["Throne Room", "Quartermaster"])
    s.answer("Quartermaster")
    s.play("Throne Room")
    s.answer(GAIN, "Silver", GAIN, "Estate")
    next_round(s)
    assert s.set_aside(0) == ["Silver", "Estate"]
    s.answer(TAKE, "Silver", TAKE)
    next_round(s)
    assert s.set_aside(0) == []
    assert s.in_play(0) == ["Throne Room", "Quartermaster"]


def test_quartermaster__the_card_counts_as_gained_onto_it():
    """A Siren gained there is trashed from there unless an Action is trashed."""
    s = table("Quartermaster", "Siren")
    s.put(0, hand=["Quartermaster"])
    s.play("Quartermaster")
    s.answer(GAIN, "Siren")
    next_round(s)
    assert s.trash == ["Siren"]
    assert s.set_aside(0) == []


def test_quartermaster__a_cheap_buried_treasure_is_played_from_it():
    """Reduced to $4 it can be gained, and then it is played from the stock."""
    s = table("Quartermaster", "Buried Treasure", traits={"Cheap": "Buried Treasure"})
    s.put(0, hand=["Quartermaster"])
    s.play("Quartermaster")
    s.answer(GAIN, "Buried Treasure")
    next_round(s)
    assert s.set_aside(0) == []
    assert s.in_play(0) == ["Quartermaster", "Buried Treasure"]
    assert s.coins == 0
    s.answer("Buried Treasure", TAKE)
    next_round(s)
    assert s.coins == 3


def test_quartermaster__works_on_extra_turns():
    """An extra turn begins with the choice too."""
    s = table("Quartermaster", "Outpost")
    s.put(0, hand=["Quartermaster", "Outpost"])
    s.play("Quartermaster")
    s.play("Outpost")
    s.answer(GAIN, "Silver")
    s.end_turn()
    assert s.is_extra_turn
    assert s.set_aside(0) == ["Silver"]


# ------------------------------------------------------------------ Silver Mine
def test_silver_mine__gains_a_cheaper_treasure_to_hand():
    """Silver, or any other Treasure of the Supply that costs less, to be played at once."""
    s = table("Silver Mine", "Gondola", "Jewelled Egg", "Pendant", "Village")
    s.put(0, hand=["Silver Mine"])
    s.answer("Gondola")
    s.play("Silver Mine")
    assert names(s.asked[-1].candidates) == ["Copper", "Gondola", "Jewelled Egg", "Silver"]
    assert s.hand(0) == ["Gondola"]
    assert s.coins == 0
    s.answer("now")
    s.play("Gondola")
    assert s.coins == 2


def test_silver_mine__when_it_is_cheap_itself():
    """It costs $4 then, so that a Gondola is no longer cheaper."""
    s = table("Silver Mine", "Gondola", traits={"Cheap": "Silver Mine"})
    s.put(0, hand=["Silver Mine"])
    s.answer("Silver")
    s.play("Silver Mine")
    assert s.asked[-1].candidates == ["Copper", "Silver"]


# ------------------------------------------------------------------ Trickster
def test_trickster__the_kept_treasure_comes_after_the_new_hand():
    """One Trickster: 5 + 1 = 6 cards; each other player has gained a Curse."""
    s = table("Trickster")
    s.put(0, hand=["Trickster", "Gold", "Silver"])
    s.play("Trickster")
    assert s.discard(1) == ["Curse"]
    s.play("Gold")
    s.play("Silver")
    s.answer("Gold")
    s.end_turn()
    assert names(s.hand(0)) == ["Copper"] * 5 + ["Gold"]
    assert names(s.discard(0)) == ["Silver", "Trickster"]
    assert s.in_play(0) == []


@pytest.mark.parametrize("throne", [False, True])
def test_trickster__two_keep_two_treasures(throne):
    """Two Tricksters, or one played twice: two Curses for each, up to two Treasures kept."""
    s = table("Trickster", "Throne Room")
    first = "Throne Room" if throne else "Trickster"
    s.put(0, hand=[first, "Trickster", "Gold", "Silver", "Copper"])
    if throne:
        s.answer("Trickster")
        s.play("Throne Room")
    else:
        s.play("Trickster")
        s.play("Trickster")
    assert s.discard(1) == ["Curse", "Curse"]
    for card in ("Gold", "Silver", "Copper"):
        s.play(card)
    s.answer("Gold", "Silver")
    s.end_turn()
    assert names(s.hand(0)) == ["Copper"] * 5 + ["Gold", "Silver"]


def test_trickster__a_treasure_that_stays_in_play_cannot_be_kept():
    """A Rope just played is not discarded; keeping a Treasure is optional."""
    s = table("Trickster", "Rope")
    s.put(0, hand=["Trickster", "Rope", "Gold"])
    s.play("Trickster")
    s.play("Rope")
    s.play("Gold")
    s.answer(None)
    s.end_turn()
    assert s.asked[-1].candidates == ["Gold"]
    assert s.in_play(0) == ["Rope"]
    assert s.hand(0) == ["Copper"] * 5


@pytest.mark.parametrize(("first", "hand"), [("Trickster", 6), ("Tireless", 5)])
def test_trickster__and_a_tireless_treasure(first, hand):
    """Its player orders the two; whichever comes second finds the Treasure moved."""
    s = table("Trickster", "Pendant", traits={"Tireless": "Pendant"})
    s.put(0, hand=["Trickster", "Pendant"])
    s.play("Trickster")
    s.play("Pendant")
    s.answer(first, *(["Pendant"] if first == "Trickster" else []))
    s.end_turn()
    assert len(s.hand(0)) == hand
    assert s.deck(0)[0] == ("Copper" if first == "Trickster" else "Pendant")


# ------------------------------------------------------------------ Wealthy Village
@pytest.mark.parametrize(
    ("in_play", "loot"),
    [(["Copper", "Copper", "Silver"], False), (["Copper", "Silver", "Gold"], True)],
)
def test_wealthy_village__needs_three_treasure_names(in_play, loot):
    """Copper, Copper, Silver are two names; Copper, Silver, Gold are three."""
    s = table("Wealthy Village", loot=["Hammer"])
    s.put(0, in_play=in_play)
    s.coins = 5
    s.buy("Wealthy Village")
    assert s.discard(0) == ["Wealthy Village", *(["Hammer"] if loot else [])]


def test_wealthy_village__counts_durations_and_loots_in_play():
    """A Rope of the turn before and a Loot in play are Treasures in play."""
    s = table("Wealthy Village", "Rope", loot=["Hammer"])
    s.put(0, hand=["Rope"])
    s.play("Rope")
    s.answer(None)
    next_round(s)
    s.put(0, hand=["Sextant", "Copper"], discard=[], deck=[])
    s.play("Sextant")
    s.play("Copper")
    s.coins = 5
    s.buy("Wealthy Village")
    assert s.discard(0) == ["Wealthy Village", "Hammer"]


# ------------------------------------------------------------------ Sack of Loot
def test_sack_of_loot__all_three_parts_on_every_play():
    """$1, a Buy and a Loot to the discard pile; three times with King's Cache."""
    s = table("Sack of Loot", "King's Cache", loot=["Hammer", "Orb", "Staff", "Sextant"])
    s.put(0, hand=["Sack of Loot", "Sack of Loot", "King's Cache"])
    s.play("Sack of Loot")
    assert (s.coins, s.buys, s.discard(0)) == (1, 2, ["Hammer"])
    s.answer("Sack of Loot")
    s.play("King's Cache")
    assert (s.coins, s.buys) == (4, 5)
    assert s.discard(0) == ["Hammer", "Orb", "Staff", "Sextant"]


# ------------------------------------------------------------------ King's Cache
def test_kings_cache__three_times_itself_plays_three_more_treasures():
    """Played 3 times by another, it plays three further Treasures 3 times each."""
    s = table("King's Cache")
    s.put(0, hand=["King's Cache", "King's Cache", "Copper", "Silver", "Gold"])
    s.answer("King's Cache", "Silver", "Gold", "Copper")
    s.play("King's Cache")
    assert s.coins == 3 * (2 + 3 + 1)


def test_kings_cache__stays_with_a_treasure_duration():
    """It remains in play until the Rope it played leaves: 3 cards, 3 times a trash."""
    s = table("King's Cache", "Rope")
    s.put(0, hand=["King's Cache", "Rope"], deck=["Estate"] * 8 + COPPERS)
    s.answer("Rope")
    s.play("King's Cache")
    assert (s.coins, s.buys) == (3, 4)
    s.answer("Estate", "Estate", "Estate")
    next_round(s)
    assert s.in_play(0) == ["King's Cache", "Rope"]
    assert s.trash == ["Estate"] * 3
    s.end_turn()
    assert s.in_play(0) == []


def test_kings_cache__is_optional_and_finishes_each_play():
    """No Treasure need be chosen; Gold gives $9."""
    s = table("King's Cache")
    s.put(0, hand=["King's Cache", "King's Cache", "Gold"])
    s.answer(None, "Gold")
    s.play("King's Cache")
    assert s.coins == 0
    s.play("King's Cache")
    assert s.coins == 9


def test_kings_cache__goes_on_with_a_card_that_left_play():
    """Spell Scroll trashes itself in the first play: it is played twice more all the same,
    though without being trashed it gains nothing then."""
    s = table("King's Cache", "Sack of Loot")
    s.put(0, hand=["King's Cache", "Spell Scroll"])
    s.answer("Spell Scroll", "Estate")
    s.play("King's Cache")
    assert s.trash == ["Spell Scroll"]
    assert s.discard(0) == ["Estate"]
    assert s.log.count("plays Spell Scroll again") == 2
