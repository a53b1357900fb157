"""Rulings of Plunder that need two of its abilities at once, and its worked examples."""

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


# ------------------------------------------------------------------ Shaman, Search, Cage
def test_shaman__takes_a_loot_that_costs_six_now():
    """A Highway played by Prepare at the start of the turn makes a Loot in the trash cost $6:
    then the Shaman rule must take it."""
    s = table("Shaman", "Highway", "Sack of Loot", events=["Prepare"])
    s.put(0, hand=["Highway"])
    s.coins = 3
    s.buy_event("Prepare")
    s.end_turn()
    s.set_trash(["Hammer"])
    s.end_turn()
    assert s.in_play(0) == ["Highway"]
    assert s.trash == []
    assert "Hammer" in s.discard(0)


@pytest.mark.parametrize(
    ("first", "on_deck"),
    [("Search", ["Silver", "Hammer"]), ("Insignia", ["Hammer", "Silver"])],
)
def test_search__its_player_orders_it_among_the_triggers_of_the_gain(first, on_deck):
    """The last Silver is gained with Insignia in play: Search first, and its Loot lies under the
    Silver; Insignia first, and the Loot lies on top of it. Both cards go onto the deck."""
    s = table("Search", "Sack of Loot", loot=["Hammer", "Orb"])
    s.put(0, hand=["Search", "Insignia"])
    s.play("Search")
    s.play("Insignia")
    s.set_supply("Silver", 1)
    s.coins = 3
    s.answer(first, True, True)
    s.buy("Silver")
    assert s.asked[0].candidates == ["Search", "Insignia"]
    assert s.deck(0)[:2] == on_deck
    assert s.trash == ["Search"]


def test_cage__opened_by_an_estate_that_scrounge_takes_from_the_trash():
    """That Estate is a gained Victory card: Cage is trashed and returns its Gold, and a Mapmaker
    in an opponent's hand may be played."""
    s = table("Cage", "Mapmaker", events=["Scrounge"])
    s.put(0, hand=["Cage", "Gold"])
    s.put(1, hand=["Mapmaker"])
    s.answer("Gold")
    s.play("Cage")
    s.set_trash(["Estate"])
    s.coins = 3
    s.answer("Estate from the trash", True, "Silver")
    s.buy_event("Scrounge")
    assert s.trash == ["Cage"]
    assert s.discard(0) == ["Estate", "Silver"]
    assert s.in_play(1) == ["Mapmaker"]
    s.end_turn()
    assert names(s.hand(0)) == ["Copper"] * 5 + ["Gold"]


# ------------------------------------------------------------------ Landing Party, Flagship
def test_landing_party__not_for_a_treasure_that_was_played_before_it():
    """A Spell Scroll is the first card of the turn; it gains a Landing Party and plays it. That
    Treasure came before it: Landing Party stays in play."""
    s = table("Landing Party", "Sack of Loot")
    s.put(0, hand=["Spell Scroll"])
    s.answer("Landing Party", True)
    s.play("Spell Scroll")
    assert s.in_play(0) == ["Landing Party"]
    next_round(s)
    s.play("Copper")
    assert s.deck(0)[0] == "Landing Party"


def test_landing_party__after_both_executions_of_a_reckless_treasure():
    """A Reckless Figurine is the first card: it draws 2 and again 2 cards, then Landing Party
    goes onto the deck, once."""
    s = table("Landing Party", "Figurine", traits={"Reckless": "Figurine"})
    s.put(0, hand=["Landing Party"])
    s.play("Landing Party")
    next_round(s)
    s.put(0, hand=["Figurine"], deck=["Estate"] * 4 + ["Curse"])
    s.play("Figurine")
    assert s.hand(0) == ["Estate"] * 4
    assert s.deck(0) == ["Landing Party", "Curse"]


@pytest.mark.parametrize(("first", "scroll"), [("Flagship", 2), ("Silver", 1)])
def test_spell_scroll__played_again_by_flagship_gains_nothing_more(first, scroll):
    """It is in the trash after its first play: the replay finds nothing to trash."""
    s = table("Flagship", "Sack of Loot")
    s.put(0, hand=[first, "Spell Scroll"])
    s.play(first)
    s.answer("Estate")
    s.play("Spell Scroll")
    assert s.log.count("plays Spell Scroll") == scroll
    assert s.trash == ["Spell Scroll"]
    assert s.discard(0) == ["Estate"]


def test_fortune_hunter__the_looked_at_cards_are_not_shuffled_in():
    """Three cards are looked at, the deck is empty then. The Figurine played draws a Gold and a
    Silver out of the shuffled discard pile, none of the two others, which go back on top."""
    s = table("Fortune Hunter", "Figurine")
    s.put(0, hand=["Fortune Hunter"], deck=["Estate", "Figurine", "Estate"],
          discard=["Gold", "Silver"])
    s.answer("Figurine")
    s.play("Fortune Hunter")
    assert names(s.hand(0)) == ["Gold", "Silver"]
    assert s.deck(0) == ["Estate", "Estate"]
    assert s.shuffles(0) == 1


def test_staff__actions_given_in_the_buy_phase_are_of_no_use():
    """Staff plays a Village in the Buy phase: its 2 Actions let no Smithy be played."""
    s = table("Village", "Smithy", "Sack of Loot")
    s.put(0, hand=["Staff", "Village", "Smithy"])
    s.actions = 1
    s.answer("Village")
    s.play("Staff")
    assert (s.phase, s.actions) == ("buy", 3)
    with pytest.raises(ValueError):
        s.play("Smithy")


def test_rule_treasure_durations__a_rope_of_the_turn_before_is_a_treasure_in_play():
    """Rope, Copper and Pendant are three names: Pendant gives $3, and a Wealthy Village brings a
    Loot."""
    s = table("Rope", "Pendant", "Wealthy Village", loot=["Hammer"])
    s.put(0, hand=["Rope"])
    s.play("Rope")
    s.answer(None)
    next_round(s)
    s.put(0, hand=["Copper", "Pendant"], discard=[])
    s.play("Copper")
    s.play("Pendant")
    assert s.coins == 1 + 3
    s.coins = 5
    s.buy("Wealthy Village")
    assert s.discard(0) == ["Wealthy Village", "Hammer"]


# ------------------------------------------------------------------ Spell Scroll as it is gained
def looted(*cards, events=(), hand=(), play=()):
    """$8 and two Buys; the next Loot is a Spell Scroll."""
    s = table("Sack of Loot", *cards, events=["Looting", *events], loot=["Spell Scroll", "Orb"])
    s.put(0, hand=hand)
    for card in play:
        s.play(card)
    s.coins, s.buys = 8, 2
    return s


def test_spell_scroll__gained_is_an_action_for_rush():
    """Rush, then Looting: the gained Spell Scroll is played at once, which gains a Gold."""
    s = looted(events=["Rush"])
    s.buy_event("Rush")
    s.answer("Gold", False)
    s.buy_event("Looting")
    assert s.trash == ["Spell Scroll"]
    assert s.discard(0) == ["Gold"]


def test_spell_scroll__gained_is_a_treasure_for_mining_road():
    """Mining Road may play it as it is gained: it gains a Silver, which is not played as well."""
    s = looted("Mining Road", hand=["Mining Road"], play=["Mining Road"])
    s.answer(True, "Silver", False)
    s.buy_event("Looting")
    assert s.trash == ["Spell Scroll"]
    assert s.discard(0) == ["Silver"]


def test_spell_scroll__gained_is_a_treasure_for_shrine_and_cutthroat():
    """It fires both: the Shrine trashes an Estate, Cutthroat brings the next Loot."""
    s = looted("Secluded Shrine", "Cutthroat", hand=["Secluded Shrine", "Cutthroat", "Estate"],
               play=["Secluded Shrine", "Cutthroat"])
    s.answer("Secluded Shrine", "Estate")
    s.buy_event("Looting")
    assert s.trash == ["Estate"]
    assert s.discard(0) == ["Spell Scroll", "Orb"]


# ------------------------------------------------------------------ Reckless: one play
def test_reckless__frigate_hits_after_both_executions():
    """A Reckless Smithy draws 6 cards, and only then its player discards down to 4: once."""
    s = table("Frigate", "Smithy", traits={"Reckless": "Smithy"})
    s.put(0, hand=["Frigate"])
    s.play("Frigate")
    s.end_turn()
    s.put(1, hand=["Smithy", "Gold", "Gold"])
    s.answer(["Copper"] * 4)
    s.play("Smithy")
    assert names(s.hand(1)) == ["Copper", "Copper", "Gold", "Gold"]
    assert kinds(s) == ["discard"]


@pytest.mark.parametrize(("first", "hand", "supply"), [("Trickster", 6, 10), ("Reckless", 5, 11)])
def test_trickster__and_a_reckless_treasure(first, hand, supply):
    """A Reckless Pendant is discarded from play: Trickster keeps it, or it returns to its pile;
    its player chooses which comes first, and the other finds it gone."""
    s = table("Trickster", "Pendant", traits={"Reckless": "Pendant"})
    s.put(0, hand=["Trickster", "Pendant"])
    s.play("Trickster")
    s.play("Pendant")
    s.answer(first, *(["Pendant"] if first == "Trickster" else []))
    s.end_turn()
    assert len(s.hand(0)) == hand
    assert s.hand(0).count("Pendant") == (first == "Trickster")
    assert s.supply["Pendant"] == supply


def test_journey__trickster_keeps_no_treasure_in_the_clean_up_it_skips():
    """Nothing is discarded from play, so Trickster has nothing to set aside: 5 cards in hand."""
    s = table("Trickster", events=["Journey"])
    s.put(0, hand=["Trickster", "Gold"])
    s.play("Trickster")
    s.play("Gold")
    s.coins = 4
    s.buy_event("Journey")
    s.end_turn()
    assert (s.turn_player, s.is_extra_turn) == (0, True)
    assert s.asked == []
    assert s.hand(0) == ["Copper"] * 5
    assert s.in_play(0) == ["Trickster", "Gold"]


# ------------------------------------------------------------------ gains on other turns
def test_wealthy_village__gained_on_an_opponents_turn_counts_what_lies_in_play():
    """An opponent's Ambassador hands out a Wealthy Village: a Rope, a Gondola and a Cage of the
    turn before are three Treasures in play, and its gainer gets a Loot."""
    s = table("Wealthy Village", "Ambassador", "Rope", "Gondola", "Cage", loot=["Hammer"])
    s.put(0, hand=["Rope", "Gondola", "Cage"])
    s.play("Rope")
    s.answer("next turn")
    s.play("Gondola")
    s.play("Cage")
    s.end_turn()
    s.put(0, discard=[])
    s.put(1, hand=["Ambassador", "Wealthy Village"])
    s.answer(1)
    s.play("Ambassador")
    assert s.discard(0) == ["Wealthy Village", "Hammer"]


def test_mapmaker__played_on_an_opponents_turn_enlarges_the_next_hand():
    """An opponent buys a Duchy: Mapmaker turns itself into a Gold and a Silver before the turn."""
    s = table("Mapmaker")
    s.put(1, hand=["Mapmaker", "Copper"], deck=["Gold", "Estate", "Silver", "Curse", *COPPERS])
    s.coins = 5
    s.answer(True, ["Gold", "Silver"])
    s.buy("Duchy")
    s.end_turn()
    assert names(s.hand(1)) == ["Copper", "Gold", "Silver"]
    assert s.in_play(1) == []


# ------------------------------------------------------------------ Events
def test_mirror__copies_only_the_top_of_a_split_pile():
    """The last Town Crier is gained: under it lie Blacksmiths, so there is no copy of it. Two on
    top: the second is the copy."""
    for on_top, gained in ((1, ["Town Crier"]), (2, ["Town Crier"] * 2)):
        s = table("Townsfolk", events=["Mirror"])
        s.set_supply("Townsfolk", ["Town Crier"] * on_top + ["Blacksmith"] * 2)
        s.coins, s.buys = 5, 2
        s.buy_event("Mirror")
        s.buy("Town Crier")
        assert s.discard(0) == gained
        assert s.pile("Townsfolk") == ["Blacksmith"] * 2


def test_rush__treasures_drawn_by_the_played_card_stay_in_hand():
    """A rushed Village draws a Gold: after a purchase no Treasure may be played."""
    s = table("Village", events=["Rush"])
    s.put(0, hand=[], deck=["Gold", *COPPERS])
    s.coins = 5
    s.buy_event("Rush")
    s.buy("Village")
    assert s.hand(0) == ["Gold"]
    with pytest.raises(ValueError, match="no Treasures after a buy"):
        s.play("Gold")


def test_launch__keeps_what_was_not_spent():
    """$5, 3 Buys and 2 Actions left; Launch: $2, 3 Buys, 3 Actions, one card more, and Treasures
    may be played in the new Buy phase."""
    s = table(events=["Launch"])
    s.put(0, deck=["Silver", *COPPERS])
    s.coins, s.buys, s.actions = 5, 3, 2
    s.buy_event("Launch")
    assert (s.coins, s.buys, s.actions) == (2, 3, 3)
    s.end_action_phase()
    s.play("Silver")
    assert s.coins == 4


def test_pickaxe__its_loot_may_be_played_at_once():
    """A Silver becomes a Sword in hand, which is played in the same Buy phase: $1 + $3."""
    s = table("Pickaxe", loot=["Sword"])
    s.put(0, hand=["Pickaxe", "Silver"])
    s.play("Pickaxe")
    s.play("Sword")
    assert (s.phase, s.coins, s.buys) == ("buy", 1 + 3, 2)


def test_invasion__any_action_of_the_supply_whatever_it_costs():
    """Village and Artisan ($6) alike: no price is asked. But no Treasure."""
    s = table("Artisan", "Gondola", "Village", events=["Invasion"], loot=["Sword"])
    s.coins = 10
    s.answer("Artisan")
    s.buy_event("Invasion")
    assert names(s.asked[0].candidates) == ["Artisan", "Village"]
    assert s.deck(0)[0] == "Artisan"


def test_quartermaster__chooses_on_the_turn_that_journey_gives():
    """Quartermaster, then Journey: the extra turn starts with its choice as any other does."""
    s = table("Quartermaster", events=["Journey"])
    s.put(0, hand=["Quartermaster"])
    s.play("Quartermaster")
    s.coins = 4
    s.buy_event("Journey")
    s.answer(GAIN, "Silver")
    s.end_turn()
    assert s.is_extra_turn
    assert s.set_aside(0) == ["Silver"]
    s.answer(TAKE)
    s.end_turn()
    s.end_turn()
    assert "Silver" in s.hand(0)


# ------------------------------------------------------------------ the end of a turn
def test_rule_end_of_turn__four_returns_after_one_draw():
    """Puzzle Box, Trickster, Cage and Deliver in one turn: 5 new cards, then a Curse, a Gold, a
    Silver and the delivered Estate: 9 cards. A Tireless Village goes onto the deck after the
    draw, and is not among them."""
    s = table("Cage", "Trickster", "Village", events=["Deliver", "Looting"],
              traits={"Tireless": "Village"})
    s.put(0, hand=["Trickster", "Village", "Cage", "Silver", "Puzzle Box", "Curse", "Gold"])
    s.play("Village")
    s.put(0, hand=[card for card in s.hand(0) if card != "Copper"])
    s.play("Trickster")
    s.answer("Silver")
    s.play("Cage")
    s.answer("Curse")
    s.play("Puzzle Box")
    s.play("Gold")
    s.coins, s.buys = 4, 2
    s.buy_event("Deliver")
    s.answer("Cage")
    s.buy("Estate")
    s.answer("Trickster", "Gold", "Cage", "Deliver", "Puzzle Box", "Trickster")
    s.end_turn()
    assert names(s.hand(0)) == ["Copper"] * 5 + ["Curse", "Estate", "Gold", "Silver"]
    assert s.deck(0)[0] == "Village"
    assert s.set_aside(0) == []


# ------------------------------------------------------------------ attacks
@pytest.mark.parametrize("shield", ["Moat", "Shield"])
@pytest.mark.parametrize("attack", ["Siren", "Cutthroat", "Frigate", "Trickster", "Sword"])
def test_rule_attacks__moat_and_shield_stop_every_attack_of_plunder(attack, shield):
    """A player who shows a Moat or a Shield neither gains a Curse nor discards."""
    s = table("Siren", "Cutthroat", "Frigate", "Trickster", "Moat", "Sack of Loot")
    s.put(0, hand=[attack])
    s.put(1, hand=[shield, *["Copper"] * 4])
    s.answer(True)
    s.play(attack)
    assert len(s.hand(1)) == 5
    assert s.discard(1) == []


def test_rule_play_by_effect__an_out_of_turn_play_is_a_whole_play():
    """A Stowaway played on an opponent's turn is put into play, triggers the Frigate of that
    opponent and stays until its owner's next turn."""
    s = table("Stowaway", "Frigate", "Caravan")
    s.put(0, hand=["Frigate"])
    s.put(1, hand=["Stowaway", "Stowaway", *["Gold"] * 5])
    s.play("Frigate")
    s.coins = 4
    s.answer(True, ["Gold", "Gold"], None)
    s.buy("Caravan")
    assert s.in_play(1) == ["Stowaway"]
    assert names(s.hand(1)) == ["Gold"] * 3 + ["Stowaway"]
    s.end_turn()
    assert len(s.hand(1)) == 4 + 2
    s.end_turn()
    assert s.in_play(1) == []
