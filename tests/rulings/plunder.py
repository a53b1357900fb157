"""Rulings of Plunder: the 40 kingdom cards and the rules that concern them."""

from __future__ import annotations

import pytest

from simcore import Scenario

COPPERS = ["Copper"] * 20
TABLES: list[Scenario] = []


@pytest.fixture(autouse=True)
def every_answer_was_asked_for():
    """A queued answer that no decision used would mean that the table went another way."""
    TABLES.clear()
    yield
    for s in TABLES:
        assert s.unanswered == []


def table(*cards, players=2, loot=None, **options):
    """Empty hands over decks of Coppers, so that every draw is known; the Loots in this order."""
    s = Scenario(cards, players=players, **options)
    for p in range(players):
        s.put(p, hand=[], deck=COPPERS, discard=[], in_play=[])
    if loot is not None:
        s.set_supply("Loot", loot)
    s.actions = 5
    TABLES.append(s)
    return s


def next_round(s):
    """To the start of the same player's next turn, through the other player's empty one."""
    s.end_turn()
    s.end_turn()


def names(cards):
    return sorted(cards)


def kinds(s):
    return [asked.kind for asked in s.asked]


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


# ------------------------------------------------------------------ Abundance
def test_abundance__any_action_gain_counts():
    """Bought or gained otherwise: an Action brings a Buy and $3."""
    s = table("Abundance", "Workshop", "Village")
    s.put(0, hand=["Abundance"])
    s.play("Abundance")
    next_round(s)
    s.put(0, hand=["Workshop"])
    s.answer("Village")
    s.play("Workshop")
    assert (s.coins, s.buys) == (3, 2)
    s.end_turn()
    assert s.in_play(0) == []


def test_abundance__on_another_players_turn_it_is_wasted():
    """It is used up there, and the Buy and the coins help nobody."""
    s = table("Abundance", "Barbarian", "Village")
    s.put(0, hand=["Abundance"])
    s.put(1, hand=["Barbarian"])
    s.play("Abundance")
    s.end_turn()
    s.put(0, deck=["Barbarian"])
    s.play("Barbarian")
    assert (s.coins, s.buys) == (2, 1)
    assert s.discard(0) == ["Village"]
    s.end_turn()
    assert (s.coins, s.buys) == (0, 1)
    assert s.in_play(0) == []


def test_abundance__gives_nothing_when_played():
    """Played in the Buy phase it gives no coins then; buying a Stowaway for $3 pays it back."""
    s = table("Abundance", "Stowaway")
    s.put(0, hand=["Abundance", "Copper", "Copper", "Copper"])
    s.play("Abundance")
    assert (s.coins, s.buys) == (0, 1)
    for _ in range(3):
        s.play("Copper")
    s.buy("Stowaway")
    assert (s.coins, s.buys) == (3, 1)


def test_abundance__two_waiting_pay_together():
    """One Action gain gives +2 Buys and +$6 from two of them; a Treasure gain none."""
    s = table("Abundance", "Village")
    s.put(0, hand=["Abundance", "Abundance"])
    s.play("Abundance")
    s.play("Abundance")
    s.coins, s.buys = 6, 2
    s.buy("Silver")
    s.buy("Village")
    assert (s.coins, s.buys) == (6, 2)


def test_abundance__spell_scroll_is_an_action():
    """A Loot that is an Action too triggers it."""
    s = table("Abundance", "Sack of Loot", loot=["Spell Scroll"])
    s.put(0, hand=["Abundance", "Sack of Loot"])
    s.play("Abundance")
    s.play("Sack of Loot")
    assert (s.coins, s.buys) == (1 + 3, 2 + 1)


# ------------------------------------------------------------------ Cabin Boy
TRASH_IT = "trash this to gain a Duration"


def test_cabin_boy__may_become_another_cabin_boy():
    """Trashed next turn, it gains any Duration of the Supply: of any cost, its like included,
    but no Loot."""
    s = table("Cabin Boy", "Longship", "Sack of Loot")
    s.put(0, hand=["Cabin Boy"])
    s.play("Cabin Boy")
    assert (s.hand(0), s.actions) == (["Copper"], 5)
    s.answer(TRASH_IT, "Cabin Boy")
    next_round(s)
    assert names(s.asked[-1].candidates) == ["Cabin Boy", "Longship"]
    assert s.trash == ["Cabin Boy"]
    assert s.discard(0)[-1] == "Cabin Boy"


def test_cabin_boy__or_two_coins():
    """The other choice is $2; then it is discarded in that turn's Clean-up."""
    s = table("Cabin Boy")
    s.put(0, hand=["Cabin Boy"])
    s.play("Cabin Boy")
    s.answer("+$2")
    next_round(s)
    assert s.coins == 2
    s.end_turn()
    assert s.in_play(0) == []


# ------------------------------------------------------------------ Crucible
@pytest.mark.parametrize(
    ("card", "coins"), [("Estate", 2), ("Gold", 6), ("Copper", 0), ("Curse", 0)]
)
def test_crucible__pays_the_cost_of_the_trashed_card(card, coins):
    """An Estate gives $2, a Copper or a Curse nothing; trashing is mandatory."""
    s = table("Crucible")
    s.put(0, hand=["Crucible", card])
    s.play("Crucible")
    assert s.trash == [card]
    assert s.coins == coins


def test_crucible__looks_at_the_current_cost():
    """With one Highway an Estate gives $1."""
    s = table("Crucible", "Highway")
    s.put(0, hand=["Highway", "Crucible", "Estate"], deck=["Estate"])
    s.play("Highway")
    s.play("Crucible")
    assert s.coins == 1


# ------------------------------------------------------------------ Flagship
def test_flagship__must_replay_the_next_action():
    """Whatever Action without the type Command comes next is played again, unasked."""
    s = table("Flagship", "Smithy")
    s.put(0, hand=["Flagship", "Smithy"])
    s.play("Flagship")
    assert s.coins == 2
    s.play("Smithy")
    assert s.hand(0) == ["Copper"] * 6
    assert s.asked == []
    s.end_turn()
    assert s.in_play(0) == []


def test_flagship__replays_a_card_that_trashed_itself():
    """A Feast that is in the trash already gains a second card."""
    s = table("Flagship", "Feast")
    s.put(0, hand=["Flagship", "Feast"])
    s.play("Flagship")
    s.answer("Duchy", "Silver")
    s.play("Feast")
    assert s.trash == ["Feast"]
    assert names(s.discard(0)) == ["Duchy", "Silver"]


def test_flagship__replays_a_card_played_on_another_players_turn():
    """A Stowaway played as a reaction is played again: 4 cards next turn, and Flagship stays
    with it."""
    s = table("Flagship", "Stowaway", "Longship")
    s.put(0, hand=["Flagship"], deck=["Stowaway", *COPPERS])
    s.play("Flagship")
    s.end_turn()
    s.coins = 5
    s.answer(True)
    s.buy("Longship")
    assert s.in_play(0) == ["Flagship", "Stowaway"]
    s.end_turn()
    assert s.hand(0) == ["Copper"] * 8
    s.end_turn()
    assert s.in_play(0) == []


def test_flagship__ignores_command_cards():
    """A second Flagship is not replayed and does not use the first one up; Harbor Village then
    is played 3 times in all."""
    s = table("Flagship", "Harbor Village")
    s.put(0, hand=["Flagship", "Flagship", "Harbor Village"])
    s.play("Flagship")
    s.play("Flagship")
    assert s.coins == 4
    s.play("Harbor Village")
    assert s.hand(0) == ["Copper"] * 3
    assert s.actions == 2 + 3 * 2
    s.end_turn()
    assert s.in_play(0) == []


def test_flagship__waits_for_later_turns():
    """Unused it stays in play; a Treasure does not trigger it."""
    s = table("Flagship", "Smithy")
    s.put(0, hand=["Flagship", "Silver"])
    s.play("Flagship")
    s.play("Silver")
    next_round(s)
    assert s.in_play(0) == ["Flagship"]
    s.put(0, hand=["Smithy"])
    s.play("Smithy")
    assert len(s.hand(0)) == 6


def test_flagship__with_throne_room_replays_twice():
    """$4 now, and the next Action is played 3 times in total."""
    s = table("Flagship", "Throne Room", "Smithy")
    s.put(0, hand=["Throne Room", "Flagship", "Smithy"])
    s.answer("Flagship")
    s.play("Throne Room")
    assert s.coins == 4
    s.play("Smithy")
    assert len(s.hand(0)) == 9
    s.end_turn()
    assert s.in_play(0) == []


def test_flagship__replays_throne_room_not_what_it_plays():
    """The next Action is the Throne Room: it is played again, and chooses a second card."""
    s = table("Flagship", "Throne Room", "Smithy", "Village")
    s.put(0, hand=["Flagship", "Throne Room", "Smithy", "Village"])
    s.play("Flagship")
    s.answer("Smithy", "Village")
    s.play("Throne Room")
    assert s.in_play(0) == ["Flagship", "Throne Room", "Smithy", "Village"]
    assert len(s.hand(0)) == 2 * 3 + 2 * 1
    s.end_turn()
    assert s.in_play(0) == []


def test_flagship__an_action_treasure_triggers_it():
    """Spell Scroll is an Action too, also when it is played in the Buy phase."""
    s = table("Flagship", "Sack of Loot")
    s.put(0, hand=["Flagship", "Spell Scroll"])
    s.play("Flagship")
    s.end_action_phase()
    s.answer("Estate")
    s.play("Spell Scroll")
    assert "plays Spell Scroll again" in s.log
    s.end_turn()
    assert s.in_play(0) == []


def test_flagship__the_first_play_is_finished_before_the_replay():
    """Militia is resolved twice, one play after the other: $4, and one discard down to 3."""
    s = table("Flagship", "Militia")
    s.put(0, hand=["Flagship", "Militia"])
    s.put(1, hand=["Copper"] * 5)
    s.play("Flagship")
    s.play("Militia")
    assert s.coins == 2 + 4
    assert s.hand(1) == ["Copper"] * 3


# ------------------------------------------------------------------ Fortune Hunter
def test_fortune_hunter__plays_the_treasure_before_the_others_go_back():
    """Figurine draws below the looked-at cards: they are not in the deck while it resolves."""
    s = table("Fortune Hunter", "Figurine")
    s.put(0, hand=["Fortune Hunter"], deck=["Estate", "Figurine", "Curse", "Gold", "Silver"])
    s.answer("Figurine", ["Curse", "Estate"])
    s.play("Fortune Hunter")
    assert s.coins == 2
    assert names(s.hand(0)) == ["Gold", "Silver"]
    assert s.deck(0) == ["Estate", "Curse"]


def test_fortune_hunter__figurine_does_not_draw_the_looked_at_cards():
    """With nothing else left to draw Figurine draws nothing; the two others go back."""
    s = table("Fortune Hunter", "Figurine")
    s.put(0, hand=["Fortune Hunter"], deck=["Estate", "Figurine", "Estate"], discard=[])
    s.answer("Figurine")
    s.play("Fortune Hunter")
    assert s.hand(0) == []
    assert s.deck(0) == ["Estate", "Estate"]


def test_fortune_hunter__may_play_none_and_looks_at_what_there_is():
    """With two cards it looks at two; playing a Treasure is optional and needs no Action."""
    s = table("Fortune Hunter")
    s.put(0, hand=["Fortune Hunter", "Fortune Hunter"], deck=["Gold", "Estate"], discard=[])
    s.answer(None, ["Estate", "Gold"], "Gold")
    s.play("Fortune Hunter")
    assert s.deck(0) == ["Gold", "Estate"]
    s.play("Fortune Hunter")
    assert s.deck(0) == ["Estate"]
    assert s.coins == 2 + 2 + 3


# ------------------------------------------------------------------ Gondola
def test_gondola__now_or_next_turn():
    """Chosen now it leaves this turn; chosen for the next turn it stays until then."""
    s = table("Gondola")
    s.put(0, hand=["Gondola", "Gondola"])
    s.answer("now", "next turn")
    s.play("Gondola")
    assert s.coins == 2
    s.play("Gondola")
    assert s.coins == 2
    next_round(s)
    assert s.in_play(0) == ["Gondola"]
    assert s.coins == 2
    s.end_turn()
    assert s.in_play(0) == []


@pytest.mark.parametrize(
    ("choices", "now", "later"),
    [(["now", "now", "next turn"], 4, 2), (["now", "now", "now"], 6, 0)],
)
def test_gondola__played_three_times_chooses_each_time(choices, now, later):
    """It stays, and King's Cache with it, if the next turn was chosen at least once."""
    s = table("Gondola", "King's Cache")
    s.put(0, hand=["King's Cache", "Gondola"])
    s.answer("Gondola", *choices)
    s.play("King's Cache")
    assert s.coins == now
    s.end_turn()
    assert s.in_play(0) == (["King's Cache", "Gondola"] if later else [])
    s.end_turn()
    assert s.coins == later
    s.end_turn()
    assert s.in_play(0) == []


def test_gondola__gained_it_may_play_an_action():
    """An Action from hand, in the Buy phase too, and without using an Action."""
    s = table("Gondola", "Smithy")
    s.put(0, hand=["Smithy"])
    s.coins, s.buys, s.actions = 8, 2, 0
    s.answer(None, "Smithy")
    s.buy("Gondola")
    assert s.in_play(0) == []
    s.buy("Gondola")
    assert s.in_play(0) == ["Smithy"]
    assert (s.actions, len(s.hand(0))) == (0, 3)
    s = table("Gondola", "Smithy")
    s.coins = 4
    s.buy("Gondola")
    assert s.asked == []


# ------------------------------------------------------------------ Harbor Village
def harbor(*hand, **zones):
    s = table("Harbor Village", "Militia", "Throne Room", "Workshop", "Abundance", "Salvager",
              "Market", "Smithy", "Village")
    s.put(0, hand=["Harbor Village", *hand], **zones)
    return s


def test_harbor_village__adds_a_coin_to_an_action_that_gave_coins():
    """$1 more, however many coins the Action gave."""
    s = harbor("Militia")
    s.play("Harbor Village")
    assert s.actions == 6
    s.play("Militia")
    assert s.coins == 2 + 1


def test_harbor_village__coins_from_elsewhere_do_not_count():
    """A Workshop gains an Action and a waiting Abundance pays $3: the Workshop itself gave no
    coins, so nothing is added."""
    s = harbor()
    s.put(0, hand=["Abundance"])
    s.play("Abundance")
    next_round(s)
    s.put(0, hand=["Harbor Village", "Workshop"])
    s.play("Harbor Village")
    s.answer("Village")
    s.play("Workshop")
    assert s.coins == 3


def test_harbor_village__zero_coins_are_not_enough():
    """Salvager for a Copper gives +$0: no bonus; for an Estate it gives one."""
    s = harbor("Salvager", "Copper", deck=["Copper"])
    s.play("Harbor Village")
    s.play("Salvager")
    assert s.coins == 0
    s = harbor("Salvager", "Estate", deck=["Estate"])
    s.play("Harbor Village")
    s.play("Salvager")
    assert s.coins == 2 + 1


def test_harbor_village__played_twice_by_throne_room():
    """The first play's next Action is Harbor Village itself: $1 for the second play only."""
    s = harbor("Throne Room", "Militia")
    s.answer("Harbor Village")
    s.play("Throne Room")
    s.play("Militia")
    assert s.coins == 2 + 1


def test_harbor_village__is_spent_by_an_action_without_coins():
    """Exactly one Action is looked at; Smithy uses it up for nothing."""
    s = harbor("Smithy", "Militia")
    s.play("Harbor Village")
    s.play("Smithy")
    s.play("Militia")
    assert s.coins == 2


def test_harbor_village__looks_at_throne_room_not_at_what_it_plays():
    """The next Action is a Throne Room, which gave no coins itself."""
    s = harbor("Throne Room", "Market")
    s.play("Harbor Village")
    s.answer("Market")
    s.play("Throne Room")
    assert s.coins == 2


def test_harbor_village__expires_with_the_turn():
    """Without another Action this turn nothing is left for the next one."""
    s = harbor()
    s.play("Harbor Village")
    next_round(s)
    s.put(0, hand=["Militia"])
    s.play("Militia")
    assert s.coins == 2


# ------------------------------------------------------------------ Landing Party
def landing(*cards):
    s = table("Landing Party", *cards)
    s.put(0, hand=["Landing Party"])
    s.play("Landing Party")
    assert (len(s.hand(0)), s.actions) == (2, 6)
    return s


def test_landing_party__stays_until_a_turn_begins_with_a_treasure():
    """A turn that begins with an Action leaves it in play; one that begins with a Treasure puts
    it onto the deck. The turn it was played on began with it."""
    s = landing("Village")
    s.play("Copper")
    next_round(s)
    assert s.in_play(0) == ["Landing Party"]
    s.put(0, hand=["Village", "Silver"])
    s.play("Village")
    s.play("Silver")
    next_round(s)
    assert s.in_play(0) == ["Landing Party"]
    s.play("Copper")
    assert s.deck(0)[0] == "Landing Party"
    assert s.in_play(0) == ["Copper"]


def test_landing_party__the_treasure_is_resolved_first():
    """Figurine draws its 2 cards before Landing Party goes onto the deck."""
    s = landing("Figurine")
    next_round(s)
    s.put(0, hand=["Figurine"], deck=["Estate", "Estate", "Curse"])
    s.play("Figurine")
    assert s.hand(0) == ["Estate", "Estate"]
    assert s.deck(0) == ["Landing Party", "Curse"]


def test_landing_party__an_action_treasure_counts():
    """Spell Scroll is a Treasure among other types; played as the first card it counts."""
    s = landing("Sack of Loot")
    next_round(s)
    s.put(0, hand=["Spell Scroll"])
    s.answer("Estate")
    s.play("Spell Scroll")
    assert s.deck(0)[0] == "Landing Party"


def test_landing_party__all_of_them_return_together():
    """Two waiting Landing Parties both go onto the deck after the same Treasure."""
    s = table("Landing Party")
    s.put(0, hand=["Landing Party", "Landing Party"])
    s.play("Landing Party")
    s.play("Landing Party")
    next_round(s)
    s.play("Copper")
    assert s.deck(0)[:2] == ["Landing Party", "Landing Party"]


def test_landing_party__start_of_turn_effects_are_no_plays():
    """Longship's cards at the start of the turn do not make it begin with an Action."""
    s = landing("Longship")
    s.put(0, hand=["Longship"])
    s.play("Longship")
    next_round(s)
    s.play("Copper")
    assert s.deck(0)[0] == "Landing Party"


def test_landing_party__a_card_played_at_the_turn_start_is_the_first():
    """A Hasty Rope is played at the start of the turn, and it is a Treasure: Landing Party
    returns at once."""
    s = table("Landing Party", "Rope", traits={"Hasty": "Rope"})
    s.put(0, hand=["Landing Party"])
    s.play("Landing Party")
    s.coins = 4
    s.buy("Rope")
    next_round(s)
    assert s.in_play(0) == ["Rope"]
    assert s.deck(0)[0] == "Landing Party"


def test_landing_party__an_opponents_turn_counts():
    """The first card its owner plays on an opponent's turn is a Buried Treasure just gained:
    it returns."""
    s = landing("Barbarian", "Buried Treasure")
    s.put(1, hand=["Barbarian"])
    s.end_turn()
    s.put(0, deck=["Gold"])
    s.answer("Buried Treasure")
    s.play("Barbarian")
    assert s.in_play(0) == ["Buried Treasure"]
    assert s.deck(0) == ["Landing Party"]


# ------------------------------------------------------------------ Mapmaker
def test_mapmaker__takes_two_of_four():
    """Two of the four cards go to the hand, the others are discarded."""
    s = table("Mapmaker")
    s.put(0, hand=["Mapmaker"], deck=["Gold", "Estate", "Silver", "Curse", "Copper"])
    s.answer(["Gold", "Silver"])
    s.play("Mapmaker")
    assert names(s.hand(0)) == ["Gold", "Silver"]
    assert names(s.discard(0)) == ["Curse", "Estate"]
    assert s.deck(0) == ["Copper"]


@pytest.mark.parametrize("deck", [["Gold"], ["Gold", "Estate"], ["Gold", "Estate", "Curse"]])
def test_mapmaker__looks_at_what_there_is(deck):
    """With fewer than 4 cards left it looks at those; with 1 or 2 all go to the hand."""
    s = table("Mapmaker")
    s.put(0, hand=["Mapmaker"], deck=deck[:1], discard=deck[1:])
    if len(deck) > 2:
        s.answer(["Gold", "Estate"])
    s.play("Mapmaker")
    assert names(s.hand(0)) == names(deck[:2])
    assert s.discard(0) == deck[2:]


def test_mapmaker__reacts_to_every_victory_gain():
    """Bought or gained otherwise, by anybody, and cards that are Victory among other types."""
    s = table("Mapmaker", "Workshop", "Island")
    s.put(0, hand=["Workshop"])
    s.put(1, hand=["Mapmaker", "Mapmaker"])
    s.answer("Island", True, None)
    s.play("Workshop")
    assert s.in_play(1) == ["Mapmaker"]
    s.coins = 2
    s.answer(True)
    s.buy("Estate")
    assert s.in_play(1) == ["Mapmaker", "Mapmaker"]
    assert s.hand(1) == ["Copper"] * 4


def test_mapmaker__another_may_follow_even_one_just_drawn():
    """After one was played, a Mapmaker that it brought may be played for the same gain."""
    s = table("Mapmaker")
    s.put(0, hand=["Mapmaker"], deck=["Mapmaker", "Estate", "Gold", "Curse", *["Silver"] * 4])
    s.coins = 2
    s.answer(True, ["Mapmaker", "Gold"], True)
    s.buy("Estate")
    assert s.in_play(0) == ["Mapmaker", "Mapmaker"]
    assert names(s.hand(0)) == ["Gold", "Silver", "Silver"]


# ------------------------------------------------------------------ Maroon
@pytest.mark.parametrize(
    ("card", "drawn"),
    [("Copper", 2), ("Estate", 2), ("Curse", 2), ("Cage", 4), ("Militia", 4), ("Stowaway", 6),
     ("Flagship", 6), ("Spell Scroll", 6)],
)
def test_maroon__draws_two_cards_for_each_type(card, drawn):
    """Types are the words in the bottom line: Cage has two of them, Stowaway three."""
    s = table("Maroon", "Cage", "Stowaway", "Flagship", "Militia", "Sack of Loot")
    s.put(0, hand=["Maroon", card])
    s.play("Maroon")
    assert s.trash == [card]
    assert s.hand(0) == ["Copper"] * drawn


def test_maroon__with_an_empty_hand_draws_nothing():
    """No card to trash: no cards drawn."""
    s = table("Maroon")
    s.put(0, hand=["Maroon"])
    s.play("Maroon")
    assert s.hand(0) == []


# ------------------------------------------------------------------ Rope
def test_rope__draws_before_it_trashes():
    """Next turn the draw comes first: the drawn card may be the one that is trashed."""
    s = table("Rope")
    s.put(0, hand=["Rope"], deck=["Copper"] * 5 + ["Curse"])
    s.play("Rope")
    assert (s.coins, s.buys) == (1, 2)
    s.answer("Curse")
    next_round(s)
    assert s.trash == ["Curse"]
    assert s.hand(0) == ["Copper"] * 5


# ------------------------------------------------------------------ Swamp Shacks
@pytest.mark.parametrize(("others", "drawn"), [(0, 0), (1, 0), (2, 1), (5, 2), (7, 2), (8, 3)])
def test_swamp_shacks__counts_itself_and_rounds_down(others, drawn):
    """One card for every complete three in play, itself included: 8 in play draw 2."""
    s = table("Swamp Shacks")
    s.put(0, hand=["Swamp Shacks"], in_play=["Swamp Shacks"] * others)
    s.play("Swamp Shacks")
    assert s.hand(0) == ["Copper"] * drawn
    assert s.actions == 6


def test_swamp_shacks__counts_durations_from_earlier_turns():
    """A Longship and a Flagship of the turn before are two of three cards in play."""
    s = table("Swamp Shacks", "Longship", "Flagship")
    s.put(0, hand=["Longship", "Flagship"])
    s.play("Longship")
    s.play("Flagship")
    next_round(s)
    s.put(0, hand=["Swamp Shacks"])
    s.play("Swamp Shacks")
    assert len(s.hand(0)) == 1 + 1      # played again by Flagship


def test_swamp_shacks__counts_treasures_in_play():
    """A Rope of the turn before and a Gold played by Fortune Hunter count."""
    s = table("Swamp Shacks", "Rope", "Fortune Hunter")
    s.put(0, hand=["Rope"], deck=["Copper"] * 6 + ["Gold", "Silver", "Estate", *COPPERS])
    s.play("Rope")
    s.answer(None)
    next_round(s)
    s.actions = 2
    s.put(0, hand=["Fortune Hunter", "Swamp Shacks"])
    s.answer("Gold", ["Silver", "Estate"])
    s.play("Fortune Hunter")
    s.play("Swamp Shacks")
    assert s.hand(0) == ["Estate"]       # Rope, Fortune Hunter, Gold, Swamp Shacks


def test_swamp_shacks__does_not_count_set_aside_cards():
    """Three cards on a Grotto and one on a Quartermaster are not in play."""
    s = table("Swamp Shacks", "Grotto", "Quartermaster")
    s.put(0, hand=["Quartermaster"])
    s.play("Quartermaster")
    s.answer("gain a card onto this", "Silver")
    next_round(s)
    s.actions = 2
    s.put(0, hand=["Grotto", "Swamp Shacks", "Estate", "Estate", "Estate"])
    s.answer(["Estate"] * 3)
    s.play("Grotto")
    s.play("Swamp Shacks")
    assert len(s.set_aside(0)) == 4
    assert s.hand(0) == ["Copper"]       # Quartermaster, Grotto, Swamp Shacks


# ------------------------------------------------------------------ Tools
def test_tools__looks_at_the_cards_in_play_of_all_players():
    """A copy of an opponent's Duration may be gained, of any cost; a pile that is empty and a
    Loot in play offer nothing."""
    s = table("Tools", "Longship", "King's Cache", "Sack of Loot", "Village")
    s.put(0, hand=["Longship"])
    s.play("Longship")
    s.end_turn()
    s.put(1, hand=["Tools"], in_play=["King's Cache", "Prize Goat", "Village"])
    s.set_supply("Village", 0)
    s.answer("Longship")
    s.play("Tools")
    assert names(s.asked[-1].candidates) == ["King's Cache", "Longship", "Tools"]
    assert s.discard(1) == ["Longship"]


def test_tools__may_gain_another_tools():
    """It is in play itself; alone there, it gains its like."""
    s = table("Tools")
    s.put(0, hand=["Tools"])
    s.play("Tools")
    assert s.discard(0) == ["Tools"]


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
GAIN, TAKE = "gain a card onto this", "take a card from this"


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
    assert "plays 2 Spell Scroll again" in s.log


# ------------------------------------------------------------------ rules
def test_rule_durations__stay_as_long_as_something_is_left_to_do():
    """A Longship is discarded in the Clean-up of the next turn, a Gondola used at once in this
    one's."""
    s = table("Longship", "Gondola")
    s.put(0, hand=["Longship", "Gondola"])
    s.play("Longship")
    s.answer("now")
    s.play("Gondola")
    s.end_turn()
    assert s.in_play(0) == ["Longship"]
    assert s.discard(0) == ["Gondola"]
    s.end_turn()
    assert s.in_play(0) == ["Longship"]
    s.end_turn()
    assert s.in_play(0) == []


def test_rule_durations_next_time__each_play_fires_once():
    """A Shrine played twice by Throne Room trashes twice for one Treasure gain, and no more."""
    s = table("Secluded Shrine", "Throne Room")
    s.put(0, hand=["Throne Room", "Secluded Shrine", *["Estate"] * 5])
    s.answer("Secluded Shrine")
    s.play("Throne Room")
    s.coins, s.buys = 6, 2
    s.answer(["Estate", "Estate"], ["Estate", "Estate"])
    s.buy("Silver")
    s.buy("Silver")
    assert s.trash == ["Estate"] * 4
    s.end_turn()
    assert s.in_play(0) == []


def test_rule_durations_permanent__throne_room_stays_with_quartermaster():
    """A card that played Quartermaster twice never leaves play either."""
    s = table("Quartermaster", "Throne Room")
    s.put(0, hand=["Throne Room", "Quartermaster"])
    s.answer("Quartermaster")
    s.play("Throne Room")
    for _ in range(3):
        s.answer(TAKE, TAKE)
        next_round(s)
    assert s.in_play(0) == ["Throne Room", "Quartermaster"]


def test_rule_replay_tracking__flagship_stays_with_longship():
    """Flagship replays Longship: +4 Actions now, +4 Cards next turn, and it stays until then."""
    s = table("Flagship", "Longship")
    s.put(0, hand=["Flagship", "Longship"])
    s.play("Flagship")
    s.play("Longship")
    assert s.actions == 5 - 2 + 4
    next_round(s)
    assert s.in_play(0) == ["Flagship", "Longship"]
    assert len(s.hand(0)) == 9
    s.end_turn()
    assert s.in_play(0) == []


def test_rule_start_of_turn_order__siren_and_longship():
    """Siren first: 5 to 8, then 10 cards. Longship first: 7, then 8."""
    for first, size in (("Siren", 10), ("Longship", 8)):
        s = table("Siren", "Longship")
        s.put(0, hand=["Siren", "Longship"])
        s.play("Siren")
        s.play("Longship")
        s.answer(first)
        next_round(s)
        assert len(s.hand(0)) == size


@pytest.mark.parametrize("first", ["Hasty", "Siren"])
def test_rule_simultaneous_triggers__a_hasty_siren(first):
    """Its gainer may set it aside first, so that it cannot be trashed, or not."""
    s = table("Siren", traits={"Hasty": "Siren"})
    s.coins = 3
    s.answer(first)
    s.buy("Siren")
    assert s.set_aside(0) == (["Siren"] if first == "Hasty" else [])
    assert s.trash == ([] if first == "Hasty" else ["Siren"])


def test_rule_in_play__differently_named_treasures():
    """Coppers, a Gondola of the turn before and a Pendant are three names for a Village."""
    s = table("Wealthy Village", "Pendant", "Gondola", loot=["Hammer"])
    s.put(0, hand=["Gondola"])
    s.answer("next turn")
    s.play("Gondola")
    next_round(s)
    s.put(0, hand=["Copper", "Copper", "Copper", "Pendant"], discard=[])
    for card in ("Copper", "Copper", "Copper", "Pendant"):
        s.play(card)
    assert s.coins == 2 + 3 + 3
    s.buy("Wealthy Village")
    assert s.discard(0) == ["Wealthy Village", "Hammer"]


def test_rule_lost_track__cabin_boy_played_twice():
    """After the first choice trashed it, the second cannot, and so gains nothing."""
    s = table("Cabin Boy", "Throne Room", "Longship")
    s.put(0, hand=["Throne Room", "Cabin Boy"])
    s.answer("Cabin Boy")
    s.play("Throne Room")
    s.answer(TRASH_IT, "Longship", TRASH_IT)
    s.end_turn()
    s.put(0, discard=[])
    s.end_turn()
    assert s.trash == ["Cabin Boy"]
    assert s.discard(0) == ["Longship"]


def test_rule_end_of_turn__cage_and_trickster_add_to_the_hand():
    """Both return their cards after the new hand was drawn, in an order their owner chooses."""
    s = table("Cage", "Trickster")
    s.put(0, hand=["Trickster", "Cage", "Estate", "Gold"])
    s.play("Trickster")
    s.answer("Estate")
    s.play("Cage")
    s.play("Gold")
    s.coins = 2
    s.buy("Estate")
    s.answer("Gold", "Cage")
    s.end_turn()
    assert names(s.hand(0)) == ["Copper"] * 5 + ["Estate", "Gold"]
    assert kinds(s)[-1] == "trigger"


def test_rule_set_aside__cards_on_a_quartermaster_score():
    """Three Estates on a Quartermaster are 3 points."""
    s = table("Quartermaster")
    s.put(0, hand=["Quartermaster"])
    s.play("Quartermaster")
    vp = s.vp(0)
    for _ in range(3):
        s.answer(GAIN, "Estate")
        next_round(s)
    assert s.set_aside(0) == ["Estate"] * 3
    assert s.vp(0) == vp + 3


def test_rule_play_by_effect__uses_no_action_in_any_phase():
    """A Gondola bought in the Buy phase plays a Village: its Actions come too late."""
    s = table("Gondola", "Village", "Smithy")
    s.put(0, hand=["Village", "Smithy"])
    s.coins = 4
    s.answer("Village")
    s.buy("Gondola")
    assert s.in_play(0) == ["Village"]
    assert s.actions == 5 + 2
    with pytest.raises(ValueError):
        s.play("Smithy")


def test_rule_choose_one__an_option_that_does_nothing_may_be_chosen():
    """Taking a card from an empty Quartermaster is a legal choice."""
    s = table("Quartermaster")
    s.put(0, hand=["Quartermaster"])
    s.play("Quartermaster")
    s.answer(TAKE)
    next_round(s)
    assert s.hand(0) == ["Copper"] * 5
    assert s.set_aside(0) == []


def test_rule_do_what_you_can__crucible_with_an_empty_hand():
    """Nothing to trash, nothing paid, and Pickaxe gains no Loot."""
    s = table("Crucible", "Pickaxe", loot=["Hammer"])
    s.put(0, hand=["Crucible"])
    s.play("Crucible")
    assert s.coins == 0
    s.put(0, hand=["Pickaxe"])
    s.play("Pickaxe")
    assert (s.coins, s.hand(0)) == (1, [])


def test_rule_costs__a_cheap_card_of_six_counts_as_five():
    """Cheap on a $6 pile: gaining such a card repeats Taskmaster."""
    s = table("Taskmaster", "Sack of Loot", traits={"Cheap": "Sack of Loot"})
    s.put(0, hand=["Taskmaster"])
    s.play("Taskmaster")
    s.coins = 5
    s.buy("Sack of Loot")
    next_round(s)
    assert s.coins == 1


def test_rule_attacks__shield_protects_from_frigate_all_the_time():
    """Shown when Frigate is played, it protects until the Frigate player's next turn, though
    it is not in hand any more."""
    s = table("Frigate", "Smithy", "Sack of Loot")
    s.put(0, hand=["Frigate"])
    s.put(1, hand=["Shield", "Smithy", "Copper", "Copper", "Copper"])
    s.answer(True)
    s.play("Frigate")
    s.end_turn()
    s.put(1, hand=["Smithy", *["Copper"] * 4])
    s.play("Smithy")
    assert len(s.hand(1)) == 7
