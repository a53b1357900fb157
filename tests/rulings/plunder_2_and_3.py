"""Rulings of the Plunder cards that cost $2 and $3."""

from __future__ import annotations

import pytest

from tests.rulings.tables_plunder import (
    COPPERS,
    every_answer_was_asked_for,  # noqa: F401  (a fixture for every test here)
    names,
    next_round,
    table,
)


# ------------------------------------------------------------------ Cage
def test_cage__cards_arrive_after_the_new_hand_was_drawn():
    """The set-aside cards come on top of the five new ones: 5 + 4 = 9 cards."""
    s = table("Cage")
    s.put(0, hand=["Cage", "Gold", "Gold", "Silver", "Silver"])
    s.answer(["Gold", "Gold", "Silver", "Silver"])
    s.play("Cage")
    s.coins = 2
    s.buy("Estate")
    s.end_turn()
    assert names(s.hand(0)) == ["Copper"] * 5 + ["Gold", "Gold", "Silver", "Silver"]


def test_cage__a_later_victory_gain_trashes_it_and_returns_the_cards():
    """It waits for turns if need be; a Province trashes it, and that turn ends with its cards."""
    s = table("Cage")
    s.put(0, hand=["Cage", "Estate", "Estate", "Copper", "Copper"])
    s.answer(["Estate", "Estate", "Copper", "Copper"])
    s.play("Cage")
    next_round(s)
    assert s.in_play(0) == ["Cage"]
    s.coins = 8
    s.buy("Province")
    assert s.trash == ["Cage"]
    assert names(s.set_aside(0)) == ["Copper", "Copper", "Estate", "Estate"]
    s.end_turn()
    assert names(s.hand(0)) == ["Copper"] * 7 + ["Estate"] * 2
    assert s.set_aside(0) == []


def test_cage__a_victory_card_out_of_the_trash_counts():
    """An Estate that the Shaman rule takes out of the trash opens Cage like any other gain."""
    s = table("Cage", "Shaman")
    s.put(0, hand=["Cage", "Gold"])
    s.answer("Gold")
    s.play("Cage")
    s.set_trash(["Estate", "Estate"])
    next_round(s)
    assert s.trash == ["Cage"]
    assert s.discard(0)[-1] == "Estate"
    s.end_turn()
    assert names(s.hand(0)) == ["Copper"] * 5 + ["Gold"]


def test_cage__has_two_types_for_maroon():
    """Treasure and Duration are two types: Maroon draws 4 cards for it."""
    s = table("Cage", "Maroon")
    s.put(0, hand=["Maroon", "Cage"])
    s.play("Maroon")
    assert s.trash == ["Cage"]
    assert s.hand(0) == ["Copper"] * 4


def test_cage__waits_even_with_nothing_on_it_and_pays_nothing():
    """It gives no coins; with no card set aside it waits all the same and is trashed."""
    s = table("Cage")
    s.put(0, hand=["Cage", "Gold"])
    s.answer(None)
    s.play("Cage")
    assert s.coins == 0
    next_round(s)
    assert s.in_play(0) == ["Cage"]
    s.coins = 2
    s.buy("Estate")
    s.end_turn()
    assert s.trash == ["Cage"]
    assert s.hand(0) == ["Copper"] * 5


def test_cage__cards_return_at_the_end_of_an_opponents_turn():
    """A Victory card gained on an opponent's turn brings the cards back as that turn ends."""
    s = table("Cage", "Barbarian")
    s.put(0, hand=["Cage", "Gold"], deck=["Copper"] * 5 + ["Duchy"])
    s.put(1, hand=["Barbarian"])
    s.answer("Gold")
    s.play("Cage")
    s.end_turn()
    s.play("Barbarian")
    assert names(s.trash) == ["Cage", "Duchy"]
    assert s.hand(0) == ["Copper"] * 5
    s.end_turn()
    assert names(s.hand(0)) == ["Copper"] * 5 + ["Gold"]


def test_cage__with_kings_cache_holds_twelve_cards():
    """Each of three plays sets aside up to 4; one Victory gain trashes it and returns all."""
    s = table("Cage", "King's Cache")
    s.put(0, hand=["King's Cache", "Cage", *["Silver"] * 4, *["Gold"] * 4, *["Estate"] * 4])
    s.answer("Cage", ["Silver"] * 4, ["Gold"] * 4, ["Estate"] * 4)
    s.play("King's Cache")
    assert len(s.set_aside(0)) == 12
    s.coins = 2
    s.buy("Estate")
    s.end_turn()
    assert s.trash == ["Cage"]
    assert s.in_play(0) == []
    assert len(s.hand(0)) == 5 + 12


# ------------------------------------------------------------------ Grotto
def test_grotto__exchanges_the_set_aside_cards_next_turn():
    """Three cards set aside: the next turn starts with discarding them for three new ones."""
    s = table("Grotto")
    s.put(0, hand=["Grotto", "Estate", "Estate", "Curse"])
    s.answer(["Estate", "Estate", "Curse"])
    s.play("Grotto")
    assert s.actions == 5
    assert names(s.set_aside(0)) == ["Curse", "Estate", "Estate"]
    next_round(s)
    assert names(s.discard(0)) == ["Curse", "Estate", "Estate"]
    assert s.hand(0) == ["Copper"] * 8
    s.end_turn()
    assert s.in_play(0) == []


def test_grotto__discards_all_before_it_draws():
    """The discards come first: if a shuffle is needed they are among the cards drawn."""
    s = table("Grotto")
    s.put(0, hand=["Grotto", "Gold", "Gold"], deck=["Copper"] * 5)
    s.answer(["Gold", "Gold"])
    s.play("Grotto")
    next_round(s)
    assert names(s.hand(0)) == ["Copper"] * 5 + ["Gold", "Gold"]


def test_grotto__with_nothing_set_aside_leaves_this_turn():
    """With nothing set aside nothing remains to do, so it does not stay in play."""
    s = table("Grotto")
    s.put(0, hand=["Grotto", "Gold"])
    s.answer(None)
    s.play("Grotto")
    s.end_turn()
    assert s.in_play(0) == []


# ------------------------------------------------------------------ Jewelled Egg
def test_jewelled_egg__does_not_trash_itself():
    """Playing it gives $1 and a Buy and no Loot: something else has to trash it."""
    s = table("Jewelled Egg", loot=["Hammer"])
    s.put(0, hand=["Jewelled Egg"])
    s.play("Jewelled Egg")
    assert (s.coins, s.buys) == (1, 2)
    s.end_turn()
    assert s.discard(0) == ["Jewelled Egg"]
    assert s.supply["Loot"] == 1


def test_jewelled_egg__its_owner_gains_the_loot_whoever_trashes_it():
    """An opponent's Bandit trashes it: the Loot goes to the player whose Egg it was."""
    s = table("Jewelled Egg", "Bandit", loot=["Hammer"])
    s.put(0, hand=["Bandit"])
    s.put(1, deck=["Jewelled Egg", "Copper"])
    s.play("Bandit")
    assert s.trash == ["Jewelled Egg"]
    assert "Hammer" in s.discard(1)
    assert s.discard(0) == ["Gold"]


def test_jewelled_egg__trashed_from_hand_by_crucible():
    """Crucible pays $2 for it, and it still brings its Loot."""
    s = table("Jewelled Egg", "Crucible", loot=["Hammer"])
    s.put(0, hand=["Crucible", "Jewelled Egg"])
    s.play("Crucible")
    assert s.coins == 2
    assert s.discard(0) == ["Hammer"]


# ------------------------------------------------------------------ Search
def test_search__played_twice_by_throne_room_finds_two_loots():
    """Both cards wait; an emptied pile trashes Search once and gives two Loots, because the
    second Loot does not depend on the trashing; Throne Room is discarded that turn."""
    s = table("Search", "Throne Room", loot=["Hammer", "Orb", "Staff"])
    s.put(0, hand=["Throne Room", "Search"])
    s.answer("Search")
    s.play("Throne Room")
    assert s.coins == 4
    next_round(s)
    assert s.in_play(0) == ["Throne Room", "Search"]
    s.set_supply("Curse", 1)
    s.put(0, discard=[])
    s.buy("Curse")
    assert s.trash == ["Search"]
    assert names(s.discard(0)) == ["Curse", "Hammer", "Orb"]
    s.end_turn()
    assert s.in_play(0) == []


def test_search__any_player_may_empty_the_pile():
    """A pile that an opponent empties triggers it, and two waiting Searches both fire."""
    s = table("Search", loot=["Hammer", "Orb", "Staff"])
    s.put(0, hand=["Search", "Search"])
    s.play("Search")
    s.play("Search")
    s.end_turn()
    s.set_supply("Curse", 1)
    s.put(0, discard=[])
    s.buy("Curse")
    assert s.trash == ["Search", "Search"]
    assert names(s.discard(0)) == ["Hammer", "Orb"]
    assert s.supply["Loot"] == 1


def test_search__piles_that_are_empty_already_do_not_count():
    """It looks for the next pile to run empty; one that was refilled and runs empty counts."""
    s = table("Search", loot=["Hammer"])
    s.set_supply("Curse", 0)
    s.put(0, hand=["Search"])
    s.play("Search")
    s.coins, s.buys = 3, 3
    s.buy("Silver")
    assert s.in_play(0) == ["Search"]
    s.set_supply("Curse", 1)
    s.buy("Curse")
    assert s.trash == ["Search"]


def test_search__does_not_care_about_the_loot_pile():
    """The Loot pile is no Supply pile: its last card triggers nothing."""
    s = table("Search", "Sack of Loot", loot=["Hammer"])
    s.put(0, hand=["Search", "Sack of Loot"])
    s.play("Search")
    s.play("Sack of Loot")
    assert s.supply["Loot"] == 0
    assert s.in_play(0) == ["Search", "Sack of Loot"]
    assert s.trash == []


# ------------------------------------------------------------------ Shaman
def test_shaman__its_gain_is_mandatory():
    """The active player must take a card costing up to $6 out of the trash, even a Curse; only
    if there is none, nothing happens."""
    s = table("Shaman")
    s.set_trash(["Curse"])
    s.end_turn()
    assert s.discard(1) == ["Curse"]
    assert s.trash == []
    s.set_trash(["Province"])
    s.end_turn()
    assert s.discard(0) == []
    assert s.trash == ["Province"]
    assert s.asked == []


def test_shaman__works_for_everybody_though_nobody_owns_one():
    """Every player gains at the start of every turn, although no Shaman was ever bought."""
    s = table("Shaman")
    s.set_trash(["Silver", "Silver", "Silver"])
    s.end_turn()
    assert s.discard(1) == ["Silver"]
    s.end_turn()
    assert s.discard(0) == ["Silver"]
    assert s.trash == ["Silver"]


def test_shaman__works_on_extra_turns():
    """An extra turn is a turn: its player gains out of the trash again."""
    s = table("Shaman", "Outpost")
    s.put(0, hand=["Outpost"])
    s.play("Outpost")
    s.set_trash(["Silver", "Silver"])
    s.end_turn()
    assert (s.turn_player, s.is_extra_turn) == (0, True)
    assert s.discard(0) == ["Silver"]
    assert s.trash == ["Silver"]


def test_shaman__works_on_a_first_turn():
    """If there is a card in the trash, a player's very first turn begins with gaining it."""
    s = table("Shaman")
    s.set_trash(["Gold"])
    s.end_turn()
    assert s.turns(1) == 1
    assert s.discard(1) == ["Gold"]


def test_shaman__the_card_is_gained_to_the_discard_pile():
    """It is an ordinary gain: an Estate so taken opens a waiting Cage."""
    s = table("Shaman", "Cage")
    s.put(1, hand=["Cage", "Gold"])
    s.end_turn()
    s.answer("Gold")
    s.play("Cage")
    s.end_turn()
    s.set_trash(["Estate"])
    s.end_turn()
    assert s.trash == ["Cage"]
    assert s.discard(1)[-1] == "Estate"


def test_shaman__one_card_a_turn_of_the_players_choice():
    """One card a turn however many Shamans there are; the active player picks which. A Loot
    costs too much."""
    s = table("Shaman", "Sack of Loot")
    s.put(1, hand=["Shaman", "Shaman"])
    s.set_trash(["Copper", "Gold", "Silver", "Hammer"])
    s.answer("Gold")
    s.end_turn()
    assert s.asked[-1].candidates == ["Copper", "Silver", "Gold"]
    assert s.discard(1) == ["Gold"]


def test_shaman__may_take_back_what_the_start_of_turn_trashed():
    """It is one of the start-of-turn effects: after Rope's trashing it can take that card."""
    s = table("Shaman", "Rope")
    s.put(0, hand=["Rope"], deck=[*COPPERS])
    s.play("Rope")
    s.end_turn()
    s.put(0, hand=["Gold"], discard=[])
    s.answer("Gold")
    s.end_turn()
    assert s.discard(0) == ["Gold"]
    assert s.trash == []


def test_shaman__may_trash_a_card_from_hand():
    """Played, it gives an Action and $1, and one card may be trashed."""
    s = table("Shaman")
    s.put(0, hand=["Shaman", "Shaman", "Curse"])
    s.answer(None, "Curse")
    s.play("Shaman")
    assert s.trash == []
    s.play("Shaman")
    assert s.trash == ["Curse"]
    assert (s.actions, s.coins) == (5, 2)


# ------------------------------------------------------------------ Secluded Shrine
def test_secluded_shrine__fires_on_another_players_turn():
    """A Treasure gained on an opponent's turn (here the Loot of a waiting Cutthroat) uses it,
    and it is discarded in that turn's Clean-up."""
    s = table("Secluded Shrine", "Cutthroat", loot=["Hammer"])
    s.put(0, hand=["Secluded Shrine", "Cutthroat"], deck=["Estate", "Curse", *COPPERS])
    s.play("Secluded Shrine")
    s.play("Cutthroat")
    s.end_turn()
    s.coins = 6
    s.answer(["Estate", "Curse"])
    s.buy("Gold")
    assert s.discard(0) == ["Hammer"]
    assert names(s.trash) == ["Curse", "Estate"]
    assert names(s.in_play(0)) == ["Cutthroat", "Secluded Shrine"]
    s.end_turn()
    assert s.in_play(0) == []


def test_secluded_shrine__is_used_up_even_if_nothing_is_trashed():
    """The first Treasure gain spends it, whether its owner cannot trash or does not want to."""
    s = table("Secluded Shrine")
    s.put(0, hand=["Secluded Shrine"])
    s.play("Secluded Shrine")
    s.coins, s.buys = 6, 2
    s.buy("Silver")
    s.put(0, hand=["Curse"])
    s.buy("Silver")
    s.end_turn()
    assert s.in_play(0) == []
    assert s.trash == []

    s = table("Secluded Shrine")
    s.put(0, hand=["Secluded Shrine", "Curse"])
    s.play("Secluded Shrine")
    s.coins, s.buys = 6, 2
    s.answer(None)
    s.buy("Silver")
    s.buy("Silver")
    s.end_turn()
    assert (s.in_play(0), s.trash) == ([], [])


def test_secluded_shrine__silver_bought_for_three_coins():
    """Shrine and two Coppers buy a Silver: two cards are trashed at once, Shrine leaves."""
    s = table("Secluded Shrine")
    s.put(0, hand=["Secluded Shrine", "Copper", "Copper", "Estate", "Estate"])
    s.play("Secluded Shrine")
    s.play("Copper")
    s.play("Copper")
    assert s.coins == 3
    s.answer(["Estate", "Estate"])
    s.buy("Silver")
    assert s.trash == ["Estate", "Estate"]
    s.end_turn()
    assert s.in_play(0) == []


@pytest.mark.parametrize("card", ["Stowaway", "Curse"])
def test_secluded_shrine__waits_for_a_treasure(card):
    """A Stowaway or a Curse is no Treasure: the Shrine stays in play."""
    s = table("Secluded Shrine", "Stowaway")
    s.put(0, hand=["Secluded Shrine", "Copper", "Copper", "Estate"])
    s.play("Secluded Shrine")
    s.play("Copper")
    s.play("Copper")
    s.buy(card)
    s.end_turn()
    assert s.in_play(0) == ["Secluded Shrine"]


# ------------------------------------------------------------------ Siren
def test_siren__gained_without_trashing_an_action_is_trashed():
    """Its gainer declines to trash an Action, or has none: the new Siren is trashed."""
    s = table("Siren", "Village")
    s.coins, s.buys = 9, 3
    s.buy("Siren")
    assert s.trash == ["Siren"]
    s.put(0, hand=["Village"])
    s.answer(None)
    s.buy("Siren")
    assert s.trash == ["Siren", "Siren"]
    s.answer("Village")
    s.buy("Siren")
    assert names(s.trash) == ["Siren", "Siren", "Village"]
    assert s.discard(0) == ["Siren"]


def insignia_table():
    s = table("Siren", "Village", "Sack of Loot")
    s.put(0, hand=["Insignia", "Village"])
    s.play("Insignia")
    return s


def test_siren__moved_onto_the_deck_first_it_is_not_trashed():
    """Insignia has put it onto the deck before its own clause: it cannot be found any more."""
    s = insignia_table()
    s.answer("Insignia", True, None)
    s.buy("Siren")
    assert s.trash == []
    assert s.deck(0)[0] == "Siren"


def test_siren__moved_away_an_action_may_be_trashed_still():
    """Even when the Siren is safe on the deck, its gainer may trash an Action."""
    s = insignia_table()
    s.answer("Insignia", True, "Village")
    s.buy("Siren")
    assert s.trash == ["Village"]
    assert s.deck(0)[0] == "Siren"


def test_siren__curses_now_and_draws_to_eight_next_turn():
    """Each other player gains a Curse; the next turn begins with drawing up to 8 cards; with 8
    or more in hand nothing is drawn."""
    s = table("Siren", players=3)
    s.put(0, hand=["Siren"])
    s.play("Siren")
    assert (s.discard(1), s.discard(2)) == (["Curse"], ["Curse"])
    for _ in range(3):
        s.end_turn()
    assert len(s.hand(0)) == 8
    s.end_turn()
    assert s.in_play(0) == []

    s = table("Siren")
    s.put(0, hand=["Siren"])
    s.play("Siren")
    s.end_turn()
    s.put(0, hand=["Estate"] * 9)
    s.end_turn()
    assert s.hand(0) == ["Estate"] * 9


def test_siren__with_throne_room_curses_twice():
    """Two Curses for every other player; the second draw finds 8 cards already."""
    s = table("Siren", "Throne Room")
    s.put(0, hand=["Throne Room", "Siren"])
    s.answer("Siren")
    s.play("Throne Room")
    assert s.discard(1) == ["Curse", "Curse"]
    next_round(s)
    assert len(s.hand(0)) == 8


def test_siren__another_siren_may_be_the_trashed_action():
    """The Action trashed for a gained Siren may be a Siren from hand."""
    s = table("Siren")
    s.put(0, hand=["Siren"])
    s.coins = 3
    s.answer("Siren")
    s.buy("Siren")
    assert s.trash == ["Siren"]
    assert s.discard(0) == ["Siren"]


# ------------------------------------------------------------------ Stowaway
def test_stowaway__reacts_to_own_and_to_other_gains_of_durations():
    """A Duration gained by anybody, its owner included, lets it be played from hand; several
    for one gain."""
    s = table("Stowaway", "Longship")
    s.put(0, hand=["Stowaway"])
    s.put(1, hand=["Stowaway", "Stowaway"])
    s.coins, s.buys = 8, 2
    s.answer(True, True, True)
    s.buy("Longship")
    assert s.in_play(0) == ["Stowaway"]
    assert s.in_play(1) == ["Stowaway", "Stowaway"]
    s.buy("Silver")
    s.end_turn()
    assert s.hand(1) == ["Copper"] * 4
    s.end_turn()
    assert s.hand(0) == ["Copper"] * 7


def test_stowaway__gaining_a_stowaway_is_a_duration_gain():
    """It is a Duration itself; the reaction is optional and ignores other cards."""
    s = table("Stowaway")
    s.put(0, hand=["Stowaway"])
    s.coins, s.buys = 9, 3
    s.buy("Silver")
    s.answer(None)
    s.buy("Stowaway")
    assert s.in_play(0) == []
    s.answer(True)
    s.buy("Stowaway")
    assert s.in_play(0) == ["Stowaway"]


def test_stowaway__played_on_an_opponents_turn_is_hit_by_frigate():
    """It is an Action play: its player discards down to 4 under an opponent's Frigate. Its
    cards come at the start of its owner's very next turn."""
    s = table("Stowaway", "Frigate", "Longship")
    s.put(0, hand=["Frigate"])
    s.put(1, hand=["Stowaway", "Gold", "Gold", "Silver", "Silver", "Curse"])
    s.play("Frigate")
    s.coins = 5
    s.answer(True, "Curse")
    s.buy("Longship")
    assert s.discard(1) == ["Curse"]
    s.end_turn()
    assert len(s.hand(1)) == 4 + 2


def test_stowaway__a_duration_loot_triggers_it():
    """Figurehead is a Duration: gaining it from the Loot pile lets Stowaway be played."""
    s = table("Stowaway", "Sack of Loot", loot=["Figurehead"])
    s.put(0, hand=["Sack of Loot", "Stowaway"])
    s.answer(True)
    s.play("Sack of Loot")
    assert s.in_play(0) == ["Sack of Loot", "Stowaway"]


# ------------------------------------------------------------------ Taskmaster
def five_cost_turn(s):
    s.coins = 5
    s.buy("Duchy")


def test_taskmaster__goes_on_as_long_as_every_turn_gains_a_five():
    """Each turn with a gain of a card costing $5 earns one more +1 Action, +$1."""
    s = table("Taskmaster")
    s.put(0, hand=["Taskmaster"])
    s.play("Taskmaster")
    assert (s.actions, s.coins) == (5, 1)
    for _ in range(3):
        five_cost_turn(s)
        next_round(s)
        assert (s.actions, s.coins) == (2, 1)
        assert s.in_play(0) == ["Taskmaster"]
    next_round(s)
    assert (s.actions, s.coins) == (1, 0)
    assert s.in_play(0) == []


@pytest.mark.parametrize(("card", "coins", "repeats"), [("Gold", 5, True), ("Duchy", 5, False)])
def test_taskmaster__the_cost_at_the_gain_decides(card, coins, repeats):
    """With one Highway a Gold costs $5 and counts; a Duchy costs $4 and does not."""
    s = table("Taskmaster", "Highway")
    s.put(0, hand=["Taskmaster", "Highway"])
    s.play("Taskmaster")
    s.play("Highway")
    s.coins = coins
    s.buy(card)
    next_round(s)
    assert s.coins == (1 if repeats else 0)


def test_taskmaster__earlier_gains_do_not_count():
    """A card gained before Taskmaster was played is too early."""
    s = table("Taskmaster", "Artisan")
    s.put(0, hand=["Artisan", "Taskmaster", "Copper"])
    s.answer("Duchy", "Duchy")
    s.play("Artisan")
    s.play("Taskmaster")
    next_round(s)
    assert s.coins == 0


def test_taskmaster__leaves_if_the_condition_was_not_met():
    """Without a gain costing $5 it is discarded in the same turn's Clean-up."""
    s = table("Taskmaster")
    s.put(0, hand=["Taskmaster"])
    s.play("Taskmaster")
    s.coins = 6
    s.buy("Gold")
    s.end_turn()
    assert s.in_play(0) == []


def test_taskmaster__two_such_gains_repeat_it_once():
    """Two cards costing $5 in one turn give one repetition."""
    s = table("Taskmaster")
    s.put(0, hand=["Taskmaster"])
    s.play("Taskmaster")
    s.coins, s.buys = 10, 2
    s.buy("Duchy")
    s.buy("Duchy")
    next_round(s)
    assert (s.actions, s.coins) == (2, 1)


@pytest.mark.parametrize(("first", "coins"), [("Shaman", 0), ("Taskmaster", 1)])
def test_taskmaster__watches_a_repeated_turn_from_its_repetition_on(first, coins):
    """A card costing $5 that the Shaman rule gains counts only if Taskmaster was repeated
    before it."""
    s = table("Taskmaster", "Shaman")
    s.put(0, hand=["Taskmaster"])
    s.play("Taskmaster")
    five_cost_turn(s)
    s.end_turn()
    s.set_trash(["Duchy"])
    s.answer(first)
    s.end_turn()
    assert s.coins == 1
    next_round(s)
    assert s.coins == coins
