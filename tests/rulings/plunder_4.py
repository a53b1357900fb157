"""Rulings of the Plunder cards that cost $4."""

from __future__ import annotations

import pytest

from tests.rulings.tables_plunder import (
    COPPERS,
    TRASH_IT,
    every_answer_was_asked_for,  # noqa: F401  (a fixture for every test here)
    names,
    next_round,
    table,
)


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
@pytest.mark.parametrize(("others", "drawn"), [(1, 0), (2, 1), (5, 2)])
def test_swamp_shacks__counts_itself(others, drawn):
    """It is in play as it counts: with two other cards it draws one, with five others two."""
    s = table("Swamp Shacks", "Longship")
    s.put(0, hand=["Swamp Shacks"], in_play=["Longship"] * others)
    s.play("Swamp Shacks")
    assert s.hand(0) == ["Copper"] * drawn
    assert s.actions == 6


@pytest.mark.parametrize(("in_play", "drawn"), [(1, 0), (2, 0), (3, 1), (6, 2), (8, 2), (9, 3)])
def test_swamp_shacks__rounds_down(in_play, drawn):
    """One card for every complete three in play: eight of them draw two."""
    s = table("Swamp Shacks")
    s.put(0, hand=["Swamp Shacks"], in_play=["Swamp Shacks"] * (in_play - 1))
    s.play("Swamp Shacks")
    assert s.hand(0) == ["Copper"] * drawn


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
