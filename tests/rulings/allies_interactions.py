"""Rulings of Allies that take two cards to meet: costs that change, triggers within triggers,
Liaisons of every kind, effects that end with a turn."""

from __future__ import annotations

import pytest

from simcore.kingdom import Kingdom
from simcore.scenario import Scenario
from tests.rulings.tables_ally_landscapes import (
    NO,
    YES,
    kinds,
    lay,
    my_turn,
    spending,
    table,
)


# ---------------------------------------------------------------- costs that change
def test_band_of_nomads__a_later_cost_change_does_not_matter():
    """Gondola is gained at $3 and plays a second Highway, so that it costs $2 by the time the
    Nomads are asked: it was gained at $3, and that counts."""
    s = table("Band of Nomads", "Gondola", "Highway", favors=1)
    lay(s, hand=["Highway", "Highway"], deck=["Estate", "Estate", "Gold"])
    s.play("Highway")
    assert s.cost("Gondola") == 3
    s.coins = 3
    s.answer("Gondola", "Highway", YES, "+1 Card")
    s.buy("Gondola")
    assert s.cost("Gondola") == 2
    assert s.hand(0) == ["Gold", "Estate", "Estate"]
    assert s.favors(0) == 0


def test_band_of_nomads__a_card_gained_for_less_is_not_made_dearer_afterwards():
    """With two Highways in effect Gondola is gained at $2: whatever it plays, the Nomads are
    not asked, although $4 is printed on it."""
    s = table("Band of Nomads", "Gondola", "Highway", "Village", favors=1)
    lay(s, hand=["Highway", "Highway", "Village"], deck=["Estate"] * 4)
    s.play("Highway")
    s.play("Highway")
    s.coins = 2
    s.answer("Village")
    s.buy("Gondola")
    assert s.in_play(0).count("Village") == 1
    assert spending(s) == []


def test_galleria__a_cost_change_by_the_gain_itself_does_not_matter():
    """Gondola is gained at $3 and plays a Highway that makes it cost $2: the Buy is given."""
    s = table("League of Bankers", "Galleria", "Gondola", "Highway", favors=0)
    lay(s, hand=["Highway", "Galleria", "Highway"], deck=["Estate"] * 3)
    s.play("Highway")
    s.play("Galleria")
    s.coins = 3
    s.answer("Gondola", "Highway")
    s.buy("Gondola")
    assert s.cost("Gondola") == 2
    assert s.buys == 1


def test_hill_fort__a_reaction_taken_to_hand_cannot_react_to_its_own_gain():
    """The gain of a Stowaway is over when Hill Fort takes it to the hand: it cannot be played in
    reaction to that gain of a Duration, as one that was in hand before can."""
    s = table("League of Bankers", "Forts", "Stowaway", favors=0)
    lay(s, hand=["Hill Fort"])
    s.answer("Stowaway", "put the gained card into your hand")
    s.play("Hill Fort")
    assert kinds(s) == ["gain", "option"]
    assert s.hand(0) == ["Stowaway"]
    lay(s, hand=["Hill Fort", "Stowaway"], deck=["Copper"] * 2)
    s.actions = 1
    s.asked.clear()
    s.answer("Stowaway", True, "put the gained card into your hand")
    s.play("Hill Fort")
    assert kinds(s) == ["gain", "may", "option"]
    assert s.in_play(0).count("Stowaway") == 1


# ---------------------------------------------------------------- the start of the Buy phase
def test_league_of_bankers__favors_of_the_last_action_count():
    """Three Favors on the mat and one more from the Underling just played: $1."""
    s = table("League of Bankers", "Underling", favors=3)
    lay(s, hand=["Underling"], deck=["Copper"])
    s.play("Underling")
    assert s.coins == 0
    s.end_action_phase()
    assert s.coins == 1
    assert s.favors(0) == 4


def test_league_of_bankers__favors_gained_between_two_buy_phases_count_for_the_second():
    """Three Favors pay nothing; Sycophant is bought (+2), and after Launch the second Buy phase
    starts with five."""
    s = table("League of Bankers", "Sycophant", favors=3, events=["Launch"])
    s.end_action_phase()
    assert s.coins == 0
    s.coins, s.buys = 5, 2
    s.buy("Sycophant")
    s.buy_event("Launch")
    assert (s.phase, s.coins, s.favors(0)) == ("action", 0, 5)
    s.end_action_phase()
    assert s.coins == 1


def test_league_of_bankers__favors_that_come_during_the_buy_phase_are_too_late():
    """The start of the Buy phase is over when Sycophant brings the fourth Favor."""
    s = table("League of Bankers", "Sycophant", favors=2)
    s.end_action_phase()
    s.coins = 2
    s.buy("Sycophant")
    assert s.favors(0) == 4
    assert s.coins == 0


# ---------------------------------------------------------------- Forest Dwellers
def test_forest_dwellers__what_a_discard_puts_onto_the_deck_lies_below_the_rest():
    """A discarded Weaver is played and gains a Nomad Camp onto the deck; the Gold and the Silver
    that were looked at go on top of it."""
    s = my_turn("Forest Dwellers", "Weaver", "Nomad Camp", favors=1,
                deck=["Weaver", "Gold", "Silver", "Copper"],
                answers=[YES, "Weaver", True, "one_card_up_to_4", "Nomad Camp",
                         ["Silver", "Gold"]])
    assert s.deck(0) == ["Gold", "Silver", "Nomad Camp", "Copper"]
    assert s.in_play(0) == ["Weaver"]
    assert s.discard(0) == []
    assert not s.unanswered


def test_forest_dwellers__a_card_drawn_meanwhile_is_none_of_the_three():
    """A Trail played as it is discarded draws a card that was not looked at: those three are in
    the player's fingers until they are put back."""
    s = my_turn("Forest Dwellers", "Trail", favors=1,
                deck=["Trail", "Estate", "Silver", "Gold"],
                answers=[YES, "Trail", True, ["Estate", "Silver"]])
    assert s.hand(0) == ["Gold"]
    assert s.deck(0) == ["Silver", "Estate"]
    assert s.in_play(0) == ["Trail"]


# ---------------------------------------------------------------- Warlord
def test_warlord__ends_before_the_first_start_of_turn_effect():
    """Under Warlord a third Pirate cannot be played. As Warlord's owner starts the next turn,
    Importer gains a Silver before Warlord draws its cards: now the third Pirate can react."""
    s = table("League of Bankers", "Clashes", "Importer", "Pirate", favors=0)
    lay(s, hand=["Warlord", "Importer"], deck=["Copper"] * 10)
    s.play("Warlord")
    s.play("Importer")
    s.end_turn()
    lay(s, 1, hand=["Pirate"] * 3, deck=["Pirate"] + ["Copper"] * 4)
    s.actions = 3
    s.play("Pirate")
    s.play("Pirate")
    with pytest.raises(ValueError, match="cannot play Pirate"):
        s.play("Pirate")
    s.answer("Importer", "Silver", True)
    s.end_turn()
    assert s.turn_player == 0
    assert [(asked.player, asked.kind, asked.card) for asked in s.asked] == [
        (0, "trigger", None), (0, "gain", "Importer"), (1, "may", "Pirate"),
    ]
    assert s.in_play(1) == ["Pirate"] * 3
    assert len(s.hand(0)) == 5 + 2


def test_warlord__forbids_reactions_from_hand_until_then():
    """With two Pirates in play, a third cannot react to a Silver that Warlord's owner buys in
    the very turn of Warlord: it is not even asked for."""
    s = table("League of Bankers", "Clashes", "Pirate", favors=0)
    lay(s, hand=["Warlord"])
    lay(s, 1, hand=["Pirate"], in_play=["Pirate", "Pirate"])
    s.play("Warlord")
    s.coins = 3
    s.buy("Silver")
    assert s.asked == []
    assert s.hand(1) == ["Pirate"]


WAYS_TO_PLAY_FROM_HAND = ["Throne Room", "Specialist", "Elder", "Royal Galley"]


def kingdom_of(card: str) -> str:
    return "Townsfolk" if card == "Elder" else card


@pytest.mark.parametrize("card", WAYS_TO_PLAY_FROM_HAND)
def test_warlord__no_card_plays_a_third_copy_from_hand(card):
    """With two Villages in play neither Throne Room nor Specialist, Elder or Royal Galley can
    play a third one from hand, only a Smithy."""
    s = table("League of Bankers", "Clashes", kingdom_of(card), "Village", "Smithy", favors=0)
    lay(s, hand=["Warlord"])
    s.play("Warlord")
    s.end_turn()
    lay(s, 1, hand=[card, "Village", "Smithy"], in_play=["Village", "Village"])
    s.answer(None)
    s.play(card)
    assert s.asked[0].candidates == ["Smithy"]
    assert "Village" in s.hand(1)


@pytest.mark.parametrize("card", WAYS_TO_PLAY_FROM_HAND)
def test_voyage__no_card_plays_a_fourth_card_from_hand(card):
    """As the third card of a Voyage turn, a card that plays cards from hand finds none."""
    s = table("League of Bankers", "Odysseys", kingdom_of(card), "Village", favors=0)
    lay(s, hand=["Voyage"])
    s.play("Voyage")
    s.end_turn()
    assert s.is_extra_turn
    lay(s, hand=["Village", "Village", card, "Village"])
    s.play("Village")
    s.play("Village")
    s.play(card)
    assert s.asked == []
    assert s.hand(0) == ["Village"]


@pytest.mark.parametrize("card", ["Royal Galley", "Contract"])
def test_voyage__set_aside_cards_are_no_plays_from_hand(card):
    """A Smithy set aside by Royal Galley or Contract is played as the Voyage turn starts; three
    cards can still be played from hand."""
    s = table("League of Bankers", "Odysseys", card, "Smithy", favors=0)
    lay(s, hand=["Voyage", card, "Smithy"], deck=["Copper"] * 20)
    s.play("Voyage")
    s.answer("Smithy")
    s.play(card)
    s.end_turn()
    assert (s.turn_player, s.is_extra_turn) == (0, True)
    assert s.in_play(0).count("Smithy") == 1
    assert s.hand(0) == ["Copper"] * 8
    for _ in range(3):
        s.play("Copper")
    with pytest.raises(ValueError, match="cannot play Copper"):
        s.play("Copper")


def test_warlord__a_card_set_aside_by_contract_is_played_all_the_same():
    """Two Caravans are in play and a third was set aside by Contract: it is not played from
    hand, so Warlord does not stop it."""
    s = table("League of Bankers", "Clashes", "Contract", "Caravan", favors=0)
    s.end_turn()
    lay(s, 1, hand=["Caravan", "Caravan", "Caravan", "Contract"], deck=["Copper"] * 20)
    s.play("Caravan")
    s.play("Caravan")
    s.answer("Caravan")
    s.play("Contract")
    s.end_turn()
    lay(s, hand=["Warlord"])
    s.play("Warlord")
    s.answer("Contract")  # the set-aside Caravan comes before the cards of the other two
    s.end_turn()
    assert s.turn_player == 1
    assert s.in_play(1).count("Caravan") == 3


# ---------------------------------------------------------------- Highwayman
def test_highwayman__ends_at_the_start_of_an_extra_turn():
    """An extra turn is the next turn: with Voyage, Highwayman is discarded and draws its cards
    before the other player has had a turn, whose first Treasure is not stopped."""
    s = table("League of Bankers", "Odysseys", "Highwayman", favors=0)
    lay(s, hand=["Voyage", "Highwayman"], deck=["Copper"] * 20)
    s.play("Voyage")
    s.play("Highwayman")
    s.end_turn()
    assert (s.turn_player, s.is_extra_turn) == (0, True)
    assert len(s.hand(0)) == 5 + 3
    assert s.discard(0) == ["Highwayman"]
    s.end_turn()
    lay(s, 1, hand=["Gold"])
    s.play("Gold")
    assert s.coins == 3


def test_highwayman__a_stopped_liaison_was_played():
    """A Bauble that does nothing has been played all the same: after it three Favors may curse
    the others through Circle of Witches."""
    s = table("Circle of Witches", "Bauble", "Highwayman", favors=0)
    lay(s, hand=["Highwayman"])
    s.play("Highwayman")
    s.end_turn()
    lay(s, 1, hand=["Bauble"], favors=3)
    s.answer(YES)
    s.play("Bauble")
    assert kinds(s) == ["spend"]
    assert (s.coins, s.favors(1)) == (0, 0)
    assert s.discard(0).count("Curse") == 1


# ---------------------------------------------------------------- Liaisons
@pytest.mark.parametrize("ally", ["Circle of Witches", "League of Shopkeepers"])
def test_circle_of_witches__treasures_that_are_liaisons(ally):
    """A Contract played in the Buy phase is a Liaison played, for Circle of Witches as for the
    League of Shopkeepers; its own Favor counts."""
    s = table(ally, "Contract", favors=2 if ally == "Circle of Witches" else 4)
    lay(s, hand=["Contract"])
    if ally == "Circle of Witches":
        s.answer(YES)
        s.play("Contract")
        assert (s.discard(1), s.favors(0), s.coins) == (["Curse"], 0, 2)
    else:
        s.play("Contract")
        assert (s.favors(0), s.coins) == (5, 2 + 1)


def test_circle_of_witches__a_reckless_liaison_is_one_play():
    """A Reckless Underling gives two Favors, and is still one Liaison played: one Curse each,
    though six Favors would pay for two."""
    s = table("Circle of Witches", "Underling", favors=4, traits={"Reckless": "Underling"})
    lay(s, hand=["Underling"], deck=["Copper"] * 3)
    s.answer(YES)
    s.play("Underling")
    assert spending(s) == [(1, YES)]
    assert s.favors(0) == 4 + 2 - 3
    assert s.discard(1) == ["Curse"]


def test_fellowship_of_scribes__an_action_played_on_another_players_turn():
    """A Guard Dog played in reaction to Militia leaves three cards: a Favor draws a fourth before
    Militia makes its victim discard."""
    s = table("Fellowship of Scribes", "Guard Dog", "Militia", favors=0)
    lay(s, hand=["Militia"])
    lay(s, 1, hand=["Guard Dog", "Copper"], deck=["Estate", "Silver", "Gold"], favors=1)
    s.answer(True, YES, ["Copper"])
    s.play("Militia")
    assert [(asked.player, asked.kind) for asked in s.asked] == [
        (1, "may"), (1, "spend"), (1, "discard"),
    ]
    assert s.hand(1) == ["Silver", "Gold", "Estate"]
    assert s.favors(1) == 0


# ---------------------------------------------------------------- gained cards
def test_city_state__plays_a_card_gained_onto_the_deck():
    """Nomad Camp goes onto the deck when gained: City-state plays it from there."""
    s = table("City-state", "Nomad Camp", favors=2)
    lay(s, deck=["Copper"])
    s.coins = 4
    s.answer(YES)
    s.buy("Nomad Camp")
    assert s.in_play(0) == ["Nomad Camp"]
    assert s.deck(0) == ["Copper"]
    assert (s.coins, s.buys) == (2, 1)


def test_trappers_lodge__also_a_card_gained_to_hand():
    """Artisan gains a Silver to the hand: a Favor puts it onto the deck, below what Artisan puts
    there next."""
    s = table("Trappers' Lodge", "Artisan", favors=1)
    lay(s, hand=["Artisan", "Estate"])
    s.answer("Silver", YES)
    s.play("Artisan")
    assert s.deck(0) == ["Estate", "Silver"]
    assert s.hand(0) == []


def test_rule_gain_rules__the_gainers_effects_come_before_those_of_others():
    """A Silver is gained: its gainer is asked for Trappers' Lodge first, and only then may
    another player play a Pirate in reaction."""
    s = table("Trappers' Lodge", "Pirate", favors=1)
    lay(s, 1, hand=["Pirate"], favors=0)
    s.coins = 3
    s.answer(YES, True)
    s.buy("Silver")
    assert [(asked.player, asked.kind) for asked in s.asked] == [(0, "spend"), (1, "may")]
    assert s.in_play(1) == ["Pirate"]


# ---------------------------------------------------------------- trashing
def test_peaceful_cult__everything_is_trashed_before_anything_takes_effect():
    """Lich and Sycophant are trashed for two Favors: both are in the trash before Lich takes the
    Sycophant back, which gives two Favors for the trashing and two for the gain."""
    s = table("Peaceful Cult", "Sycophant", "Wizards", favors=2)
    lay(s, hand=["Lich", "Sycophant", "Copper"])
    s.answer(2, ["Lich", "Sycophant"])
    s.end_action_phase()
    assert sorted(s.discard(0)) == ["Lich", "Sycophant"]
    assert s.trash == []
    assert s.favors(0) == 4
    assert spending(s) == [(2, 2)]


# ---------------------------------------------------------------- turns
def test_island_folk__decided_with_the_next_hand_in_sight():
    """The Favors are spent after Clean-up: the question comes when five Golds have been drawn."""
    seen = []
    s = table("Island Folk", favors=5)
    lay(s, deck=["Gold"] * 5)
    s._script.decide = lambda view, question: seen.append(sorted(view.hand)) or NO
    s.end_turn()
    assert seen == [["Gold"] * 5]


def test_lich__a_skipped_turn_is_none_of_three_in_a_row():
    """Voyage's turn is chosen first and skipped by Lich; so Outpost's is the second turn in a
    row, not the third, and is taken."""
    s = table("League of Bankers", "Odysseys", "Outpost", favors=0)
    lay(s, hand=["Voyage", "Outpost", "Lich"], deck=["Copper"] * 30)
    s.actions = 3
    s.play("Voyage")
    s.play("Lich")
    s.play("Outpost")
    s.answer("Voyage")
    s.end_turn()
    assert (s.turn_player, s.is_extra_turn) == (0, True)
    assert len(s.hand(0)) == 3
    s.end_turn()
    assert s.turn_player == 1


def test_emissary__a_shuffle_for_another_card_does_not_count():
    """Village has shuffled just before; Emissary finds three cards in the deck: no bonus."""
    s = table("League of Bankers", "Emissary", "Village", favors=0)
    lay(s, hand=["Village", "Emissary"], discard=["Copper"] * 6)
    s.play("Village")
    assert s.shuffles(0) == 1
    s.play("Emissary")
    assert len(s.hand(0)) == 4
    assert (s.actions, s.favors(0)) == (1, 0)


def test_contract__a_contract_that_left_play_still_plays_its_card():
    """Mandarin puts the Contract in play onto the deck; the Smithy it has set aside is played as
    the next turn starts all the same."""
    s = table("League of Bankers", "Contract", "Mandarin", "Smithy", favors=0)
    lay(s, hand=["Contract", "Smithy"], deck=["Copper"] * 20)
    s.answer("Smithy")
    s.play("Contract")
    s.coins = 5
    s.buy("Mandarin")
    assert s.deck(0)[0] == "Contract"
    s.end_turn()
    assert s.hand(0).count("Contract") == 1
    s.end_turn()
    assert s.turn_player == 0
    assert s.in_play(0) == ["Smithy"]
    assert len(s.hand(0)) == 5 + 3


# ---------------------------------------------------------------- landscapes and split piles
def test_rule_ally_is_not_a_card__beside_two_events_and_never_bought_or_owned():
    """An Ally does not use up the room for Events, cannot be bought, and is nobody's card."""
    kingdom = Kingdom(["Underling"], "City-state", ["Avoid", "Launch"])
    assert (kingdom.ally, kingdom.events) == ("City-state", ("Avoid", "Launch"))
    s = Scenario(["Underling"], "City-state", events=["Avoid", "Launch"])
    s.coins = 20
    assert "City-state" not in s.buyable()
    assert "City-state" not in s.owned(0)


def test_rule_favors__worth_nothing_at_the_end():
    """Sixty-one Favors, more than the box has tokens, are no points."""
    s = table("League of Bankers", "Underling", favors=60)
    lay(s, hand=["Underling"], deck=["Province"])
    s.play("Underling")
    assert s.favors(0) == 61
    assert s.vp(0) == 6


def test_rule_pile_vs_card__a_trait_and_a_token_on_a_split_pile():
    """Cheap Forts cost $1 less, all four of them; with a token of Family of Inventors $2 less.
    A rotation changes nothing about that."""
    forts = ["Tent", "Garrison", "Hill Fort", "Stronghold"]
    s = table("Family of Inventors", "Forts", favors=1, traits={"Cheap": "Forts"})
    assert [s.cost(card) for card in forts] == [2, 3, 4, 5]
    lay(s, hand=["Tent"])
    s.answer(True)
    s.play("Tent")
    assert s.pile("Forts")[0] == "Garrison"
    s.answer(YES, "Tent")
    s.end_action_phase()
    assert [s.cost(card) for card in forts] == [1, 2, 3, 4]
    s.coins = 2
    s.buy("Garrison")
    assert s.discard(0) == ["Garrison"]


# ---------------------------------------------------------------- more pairs
def test_city_state__garrison_counts_its_own_gain():
    """Gained and played through City-state, Garrison gets a token for that very gain: it stays
    in play and draws a card in the next turn."""
    s = table("City-state", "Forts", favors=2)
    s.set_supply("Forts", ["Garrison"] * 4)
    lay(s, deck=["Copper"] * 12)
    s.coins = 4
    s.answer(YES)
    s.buy("Garrison")
    s.end_turn()
    assert s.in_play(0) == ["Garrison"]
    s.end_turn()
    assert len(s.hand(0)) == 5 + 1


def test_order_of_masons__shuffling_the_whole_deck_allows_it():
    """Inn shuffles itself into the deck: a Copper of that deck can be put into the discard pile
    instead."""
    s = table("Order of Masons", "Inn", favors=1)
    lay(s, deck=["Copper", "Silver"], discard=["Estate", "Gold"])
    s.coins = 5
    s.answer(["Inn"], 1, "Copper")
    s.buy("Inn")
    assert sorted(s.deck(0)) == ["Inn", "Silver"]
    assert sorted(s.discard(0)) == ["Copper", "Estate", "Gold"]


def test_order_of_masons__the_victim_of_sorcerer_shuffles_after_naming():
    """Sorcerer's victim names a card first; then its deck is shuffled, and keeping the Estate out
    makes the named Gold come true."""
    s = table("Order of Masons", favors=0)
    lay(s, hand=["Sorcerer"], deck=["Copper"])
    lay(s, 1, discard=["Estate", "Gold"], favors=1)
    s.answer("Gold", 1, "Estate")
    s.play("Sorcerer")
    assert [asked.kind for asked in s.asked] == ["name", "spend", "discard"]
    assert s.deck(1) == ["Gold"]
    assert s.discard(1) == ["Estate"]


def test_lich__what_waits_for_the_next_turn_waits_through_a_skipped_one():
    """The Smithy set aside by Contract is played in the next turn really taken, and Contract stays
    in play until then."""
    s = table("League of Bankers", "Contract", "Smithy", favors=0)
    lay(s, hand=["Lich", "Contract", "Smithy"], deck=["Copper"] * 30)
    s.play("Lich")
    s.answer("Smithy")
    s.play("Contract")
    s.end_turn()
    s.end_turn()
    assert s.turn_player == 1
    assert (s.in_play(0), s.set_aside(0)) == (["Contract"], ["Smithy"])
    s.end_turn()
    assert s.turn_player == 0
    assert s.in_play(0) == ["Contract", "Smithy"]
    assert len(s.hand(0)) == 5 + 3


def test_lich__trashed_by_barbarian_it_comes_back_before_the_next_gain():
    """Barbarian trashes a Lich: its owner puts it into the discard pile and gains a Silver from
    the trash, and then a cheaper card that shares a type, as for any card of $6."""
    s = table("League of Bankers", "Barbarian", "Village", favors=0)
    lay(s, hand=["Barbarian"])
    lay(s, 1, deck=["Lich"])
    s.set_trash(["Silver"])
    s.answer("Village")
    s.play("Barbarian")
    assert s.discard(1) == ["Lich", "Silver", "Village"]
    assert s.trash == []


def test_highwayman__a_stopped_kings_cache_plays_nothing():
    """King's Cache as the first Treasure does nothing: the Golds stay in hand, and the next one
    is worth its $3."""
    s = table("League of Bankers", "Highwayman", "King's Cache", favors=0)
    lay(s, hand=["Highwayman"])
    s.play("Highwayman")
    s.end_turn()
    lay(s, 1, hand=["King's Cache", "Gold", "Gold"])
    s.play("King's Cache")
    assert s.asked == []
    assert (s.coins, s.hand(1)) == (0, ["Gold", "Gold"])
    s.play("Gold")
    assert s.coins == 3


def test_conjurer__comes_to_hand_at_the_start_of_an_extra_turn():
    """An extra turn is the next turn: on a Voyage turn Conjurer is the sixth card in hand, and
    one of the three that can be played."""
    s = table("League of Bankers", "Odysseys", favors=0)
    lay(s, hand=["Voyage", "Conjurer"], deck=["Copper"] * 20)
    s.play("Voyage")
    s.answer("Silver", "Silver")
    s.play("Conjurer")
    s.end_turn()
    assert s.is_extra_turn
    assert sorted(s.hand(0)) == ["Conjurer"] + ["Copper"] * 5
    s.play("Conjurer")
    s.play("Copper")
    s.play("Copper")
    with pytest.raises(ValueError, match="cannot play Copper"):
        s.play("Copper")


def test_cave_dwellers__a_discard_that_is_played_comes_before_the_draw():
    """A Trail discarded for a Favor is played, which draws the Gold; then the round is completed
    with the Silver."""
    s = my_turn("Cave Dwellers", "Trail", favors=2, hand=["Trail", "Estate"],
                deck=["Gold", "Silver", "Copper"], answers=[1, "Trail", True, NO])
    assert s.in_play(0) == ["Trail"]
    assert sorted(s.hand(0)) == ["Estate", "Gold", "Silver"]
    assert s.favors(0) == 1
