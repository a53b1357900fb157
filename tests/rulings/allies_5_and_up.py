"""Rulings of the single piles of Allies that cost $5 and more."""

from collections.abc import Sequence
from typing import Any

import pytest

from simcore import Scenario
from tests.rulings.tables_allies import (
    AGAIN,
    COPY,
    after,
    specialist,
    through_elder,
)


# ------------------------------------------------------------------ Barbarian
def barbarian(top: str, answers: Sequence[Any] = (), **table: Any) -> Scenario:
    return after("Barbarian", answers=answers, opponent={"deck": [top], "discard": []}, **table)


@pytest.mark.parametrize("gained", ["Royal Galley", "Silver", "Sycophant"])
def test_barbarian__one_shared_type_is_enough(gained):
    """For a trashed Contract any cheaper Treasure, Duration or Liaison will do."""
    also = ["Contract", "Royal Galley", "Sycophant", "Smithy", "Market"]
    s = barbarian("Contract", [gained], also=also)
    assert s.trash == ["Contract"]
    assert s.discard(1) == [gained]
    question = s.asked[0]
    assert (question.player, question.kind, question.min) == (1, "gain", 1)
    assert sorted(question.candidates) == ["Copper", "Royal Galley", "Silver", "Sycophant"]


def test_barbarian__every_type_counts():
    """Types such as Augur count too, besides Action."""
    s = Scenario(["Barbarian", "Augurs", "Smithy"])
    s.put(0, hand=["Barbarian"])
    s.put(1, deck=["Sibyl"], discard=[])
    s.answer("Herb Gatherer")
    s.play("Barbarian")
    assert sorted(s.asked[0].candidates) == ["Barbarian", "Herb Gatherer", "Smithy"]


def test_barbarian__the_gain_is_mandatory():
    """If there is a fitting card it must be gained."""
    s = barbarian("Silver")
    assert s.asked == []
    assert s.discard(1) == ["Copper"]
    assert s.coins == 2


def test_barbarian__nothing_fitting_nothing_gained():
    """For a card of $3 or more without a cheaper relative there is no gain, not even a Curse."""
    s = barbarian("Duchy", empty=["Estate"])
    assert s.trash == ["Duchy"]
    assert s.discard(1) == []


@pytest.mark.parametrize("top", ["Copper", "Estate", "Curse"])
def test_barbarian__a_curse_for_a_cheap_card(top):
    """A trashed card that costs less than $3 is replaced by a Curse."""
    s = barbarian(top)
    assert s.trash == [top]
    assert s.discard(1) == ["Curse"]


def test_barbarian__in_turn_order():
    """Players are hit in turn order: the last Curse goes to the left of the attacker."""
    s = Scenario(["Barbarian"], players=3)
    s.put(0, hand=["Barbarian"])
    for p in (1, 2):
        s.put(p, deck=["Copper", "Gold"], discard=[])
    s.set_supply("Curse", 1)
    s.play("Barbarian")
    assert s.discard(1) == ["Curse"]
    assert s.discard(2) == []
    assert s.trash == ["Copper", "Copper"]


def test_barbarian__the_victim_chooses():
    """The player who lost the card chooses what to gain for it."""
    s = barbarian("Gold", ["Silver"])
    assert s.asked[0].player == 1
    assert s.discard(1) == ["Silver"]


def test_barbarian__no_card_at_all_is_a_curse():
    """A player without a single card in deck and discard pile gains a Curse."""
    s = after("Barbarian", opponent={"deck": [], "discard": []})
    assert s.discard(1) == ["Curse"]
    assert s.trash == []


def test_barbarian__the_discard_pile_is_shuffled_and_the_favors_are_the_victims():
    """An empty deck is refilled first; what trashing sets off belongs to the victim."""
    s = after(
        "Barbarian",
        opponent={"deck": [], "discard": ["Sycophant"], "favors": 0},
        also=["Sycophant"],
    )
    assert s.trash == ["Sycophant"]
    assert s.favors(1) == 2
    assert s.discard(1) == ["Curse"]


def test_barbarian__moat_protects():
    """A Moat shown as it is played keeps the deck safe."""
    opponent = {"deck": ["Gold"], "discard": [], "hand": ["Moat"]}
    s = after("Barbarian", answers=[True], opponent=opponent, also=["Moat"])
    assert s.deck(1) == ["Gold"]


# ------------------------------------------------------------------ Capital City
def test_capital_city__the_order_is_fixed():
    """First card and Actions, then the discard, then the payment."""
    s = after(
        "Capital City",
        ["Estate", "Estate"],
        deck=["Gold", "Silver", "Copper"],
        answers=[True, ["Estate", "Estate"], True],
    )
    assert [q.kind for q in s.asked] == ["may", "discard", "number"]
    assert s.asked[1].candidates == ["Gold", "Estate", "Estate"]
    assert sorted(s.hand(0)) == ["Copper", "Gold", "Silver"]
    assert (s.actions, s.coins) == (2, 0)


def test_capital_city__fewer_than_two_cards_give_no_coins():
    """With a single card in hand you may discard it, but there is no $2 for that."""
    s = after("Capital City", deck=["Estate"], answers=[True])
    assert s.discard(0) == ["Estate"]
    assert s.coins == 0
    assert [q.kind for q in s.asked] == ["may"]


def test_capital_city__pays_with_earlier_coins():
    """The $2 may come from earlier in the turn, such as from a Barbarian."""
    s = Scenario(["Capital City", "Barbarian"])
    s.actions = 2
    s.put(0, hand=["Barbarian", "Capital City"], deck=["Gold", "Silver", "Copper"], discard=[])
    s.put(1, deck=["Copper"], discard=[])
    s.play("Barbarian")
    s.answer(False, True)
    s.play("Capital City")
    assert s.coins == 0
    assert s.hand(0) == ["Copper", "Silver", "Gold"]


def test_capital_city__no_treasures_for_the_payment():
    """Treasures in hand cannot be played to raise the $2: without coins it is not offered."""
    s = after("Capital City", ["Gold", "Gold"], deck=["Copper", "Silver"], answers=[False])
    assert [q.kind for q in s.asked] == ["may"]
    assert s.deck(0) == ["Silver"]


def test_capital_city__each_offer_once():
    """However many coins and cards there are, each offer can be used once."""
    s = Scenario(["Capital City"])
    s.coins = 9
    s.put(0, hand=["Capital City"] + ["Copper"] * 5, deck=["Estate"] * 5, discard=[])
    s.answer(True, ["Copper", "Copper"], True)
    s.play("Capital City")
    assert s.coins == 9
    assert len(s.hand(0)) == 6
    assert not s.unanswered


# ------------------------------------------------------------------ Contract
def contract(answer: str | None) -> Scenario:
    hand = ["Smithy", "Copper"]
    return after(
        "Contract", hand, deck=["Copper"] * 20, answers=[answer], also=["Smithy"], favors=0
    )


def test_contract__stays_with_a_card_set_aside():
    """With a card set aside Contract stays until the Clean-up of your next turn."""
    s = contract("Smithy")
    assert (s.coins, s.favors(0)) == (2, 1)
    s.end_turn()
    assert s.in_play(0) == ["Contract"]
    s.end_turn()
    assert s.in_play(0) == ["Contract", "Smithy"]
    s.end_turn()
    assert s.in_play(0) == []


def test_contract__leaves_without_one():
    """With no card set aside it is discarded the same turn."""
    s = contract(None)
    s.end_turn()
    assert s.in_play(0) == []
    assert "Contract" in s.discard(0)


def test_contract__must_be_played():
    """The card set aside is played as the next turn starts, without being asked."""
    s = contract("Smithy")
    assert s.set_aside(0) == ["Smithy"]
    s.end_turn()
    s.end_turn()
    assert s.set_aside(0) == []
    assert len(s.hand(0)) == 8
    assert s.actions == 1


def test_contract__only_an_action():
    """Only an Action can be set aside, not a Treasure."""
    s = contract("Smithy")
    assert s.asked[0].candidates == ["Smithy"]
    assert s.hand(0) == ["Copper"]


def test_contract__leaves_before_a_duration_it_played():
    """Contract leaves in the turn in which it plays the card, even if that one stays longer."""
    s = after(
        "Contract", ["Importer"], deck=["Copper"] * 20, answers=["Importer"], also=["Importer"]
    )
    s.end_turn()
    s.end_turn()
    assert s.in_play(0) == ["Contract", "Importer"]
    s.end_turn()
    assert s.in_play(0) == ["Importer"]


def test_contract__played_twice():
    """Played twice it gives $4 and 2 Favors and can set aside two cards."""
    s = after(
        "Specialist",
        ["Contract", "Smithy", "Village"],
        deck=["Copper"] * 20,
        answers=["Contract", "Smithy", AGAIN, "Village"],
        also=["Contract", "Smithy", "Village"],
        favors=0,
    )
    assert (s.coins, s.favors(0)) == (4, 2)
    assert sorted(s.set_aside(0)) == ["Smithy", "Village"]
    s.end_turn()
    assert sorted(s.in_play(0)) == ["Contract", "Specialist"]
    s.answer("Smithy")  # which of the two comes first
    s.end_turn()
    assert sorted(s.in_play(0)) == ["Contract", "Smithy", "Specialist", "Village"]
    assert len(s.hand(0)) == 5 + 3 + 1
    assert s.actions == 3


# ------------------------------------------------------------------ Emissary
def test_emissary__draws_all_three_first():
    """All three cards are drawn before it looks whether there was a shuffle."""
    s = after("Emissary", deck=["Gold"], discard=["Estate", "Estate"], favors=0)
    assert s.hand(0) == ["Gold", "Estate", "Estate"]
    assert (s.actions, s.favors(0)) == (1, 2)


@pytest.mark.parametrize(
    ("deck", "discard", "drawn", "bonus"),
    [(3, 8, 3, False), (2, 8, 3, True), (1, 0, 1, False), (0, 1, 1, True)],
)
def test_emissary__only_a_shuffle_of_cards_counts(deck, discard, drawn, bonus):
    """The bonus needs a shuffle of at least one card, made for this draw."""
    s = after("Emissary", deck=["Copper"] * deck, discard=["Copper"] * discard, favors=0)
    assert len(s.hand(0)) == drawn
    assert (s.actions, s.favors(0)) == ((1, 2) if bonus else (0, 0))


def test_emissary__its_favors_come_after_the_shuffle():
    """Order of Masons cannot use the Favors of this play on the shuffle that earned them."""
    s = Scenario(["Emissary"], ally="Order of Masons")
    s.put(0, hand=["Emissary"], deck=[], discard=["Gold"] * 4, favors=0)
    s.play("Emissary")
    assert s.asked == []
    assert s.favors(0) == 2


def test_emissary__counts_even_if_nothing_is_left_to_shuffle():
    """If Order of Masons keeps every card out of the shuffle, the bonus is given all the same."""
    s = Scenario(["Emissary"], ally="Order of Masons")
    s.put(0, hand=["Emissary"], deck=["Copper"], discard=["Estate", "Estate"], favors=1)
    s.answer(1, ["Estate", "Estate"])
    s.play("Emissary")
    assert s.hand(0) == ["Copper"]
    assert sorted(s.discard(0)) == ["Estate", "Estate"]
    assert (s.actions, s.favors(0)) == (1, 2)


# ------------------------------------------------------------------ Galleria
def test_galleria__the_cost_at_the_gain_counts():
    """Every gain of a card costing $3 or $4 gives a Buy; cheaper and dearer ones do not."""
    s = after("Galleria", also=["Smithy"])
    s.coins = 20
    s.buys = 3
    s.buy("Silver")
    assert s.buys == 3
    s.buy("Smithy")
    assert s.buys == 3
    s.buy("Estate")
    assert s.buys == 2
    s.buy("Duchy")
    assert s.buys == 1


def test_galleria__reduced_costs():
    """While cards cost $1 less, a Silver (now $2) gives no Buy and a Duchy (now $4) does."""
    s = Scenario(["Galleria", "Highway"])
    s.put(0, hand=["Highway", "Galleria"], deck=["Copper"], discard=[])
    s.play("Highway")
    s.play("Galleria")
    s.coins = 20
    s.buys = 2
    s.buy("Silver")
    assert s.buys == 1
    s.buy("Duchy")
    assert s.buys == 1


def test_galleria__any_gain_and_cumulative():
    """It works for cards that are not bought, and two Gallerias give two Buys each time."""
    s = Scenario(["Galleria", "Workshop"])
    s.actions = 3
    s.put(0, hand=["Galleria", "Galleria", "Workshop"])
    s.play("Galleria")
    s.play("Galleria")
    s.answer("Silver")
    s.play("Workshop")
    assert s.coins == 6
    assert s.buys == 3


def test_galleria__a_gain_before_it_does_not_count():
    """Cards gained before Galleria was played give no Buy."""
    s = Scenario(["Galleria", "Workshop"])
    s.actions = 2
    s.put(0, hand=["Galleria", "Workshop"])
    s.answer("Silver")
    s.play("Workshop")
    s.play("Galleria")
    assert s.buys == 1


def test_galleria__played_by_the_very_gain():
    """If a gained $4 Gondola plays Galleria, that gain gives +1 Buy too."""
    s = Scenario(["Galleria", "Gondola"])
    s.put(0, hand=["Galleria"])
    s.coins = 4
    s.answer("Galleria")
    s.buy("Gondola")
    assert s.coins == 3
    assert s.buys == 1


# ------------------------------------------------------------------ Guildmaster
def test_guildmaster__its_favor_pays_for_the_same_gain():
    """The Favor for a gain can pay Band of Nomads for that very gain."""
    s = Scenario(["Guildmaster"], ally="Band of Nomads")
    s.put(0, hand=["Guildmaster"], deck=["Gold"], discard=[], favors=0)
    s.play("Guildmaster")
    s.answer(1, "+1 Card")
    s.buy("Silver")
    assert s.favors(0) == 0
    assert s.hand(0) == ["Gold"]


def test_guildmaster__any_card_cumulative_per_play():
    """Every gained card, of any cost and origin, gives one Favor per Guildmaster played."""
    s = Scenario(["Guildmaster", "Workshop"])
    s.actions = 3
    s.put(0, hand=["Guildmaster", "Guildmaster", "Workshop"], favors=0)
    s.play("Guildmaster")
    s.play("Guildmaster")
    s.answer("Estate")
    s.play("Workshop")
    assert s.favors(0) == 2
    s.buy("Gold")
    assert s.favors(0) == 4


def test_guildmaster__only_your_gains_of_that_turn():
    """What other players gain in that turn, and what you gain later, brings no Favors."""
    s = Scenario(["Guildmaster", "Barbarian"])
    s.actions = 2
    s.put(0, hand=["Guildmaster", "Barbarian"], favors=0)
    s.put(1, deck=["Copper"], discard=[])
    s.play("Guildmaster")
    s.play("Barbarian")
    assert s.discard(1) == ["Curse"]
    assert (s.favors(0), s.favors(1)) == (0, 1)
    s.put(1, hand=["Barbarian"])
    s.end_turn()
    s.put(0, deck=["Copper"], discard=[])
    s.play("Barbarian")
    assert s.discard(0) == ["Curse"]
    assert s.favors(0) == 0


# ------------------------------------------------------------------ Highwayman
def highwayman(hand: Sequence[str], also: Sequence[str] = (), **table: Any) -> Scenario:
    """Player 0 has played Highwayman, and it is now player 1's turn, with this hand."""
    s = after("Highwayman", deck=["Copper"] * 20, also=also, **table)
    s.put(1, hand=hand)
    s.end_turn()
    return s


def test_highwayman__three_cards_even_if_it_is_gone():
    """Through Throne Room it is discarded once and yet brings 6 cards."""
    s = after(
        "Throne Room",
        ["Highwayman"],
        deck=["Copper"] * 20,
        answers=["Highwayman"],
        also=["Highwayman"],
    )
    s.end_turn()
    assert sorted(s.in_play(0)) == ["Highwayman", "Throne Room"]
    s.end_turn()
    assert len(s.hand(0)) == 5 + 6
    assert s.in_play(0) == ["Throne Room"]
    assert s.discard(0).count("Highwayman") == 1
    s.end_turn()
    assert s.in_play(0) == []


def test_highwayman__discarded_before_the_draw():
    """It is in the discard pile before the cards are drawn, and can itself be drawn."""
    s = after("Highwayman")
    s.end_turn()
    s.put(0, hand=[], deck=[], discard=["Gold"])
    s.end_turn()
    assert s.hand(0) == ["Gold", "Highwayman"]
    assert s.in_play(0) == []


def test_highwayman__each_turn_of_each_other_player():
    """The first Treasure of every other player is stopped, in each of their turns."""
    s = Scenario(["Highwayman"], players=3)
    s.put(0, hand=["Highwayman"])
    s.put(1, hand=["Gold", "Gold"])
    s.put(2, hand=["Gold", "Gold"])
    s.play("Highwayman")
    for _ in (1, 2):
        s.end_turn()
        s.play("Gold")
        assert s.coins == 0
        s.play("Gold")
        assert s.coins == 3


def test_highwayman__extra_turns_too():
    """An extra turn of another player has its own first Treasure to be stopped."""
    s = Scenario(["Highwayman", "Outpost"])
    s.put(0, hand=["Highwayman"])
    s.put(1, hand=["Outpost", "Gold"], deck=["Gold"] * 9, discard=[])
    s.play("Highwayman")
    s.end_turn()
    s.play("Outpost")
    s.play("Gold")
    assert s.coins == 0
    s.end_turn()
    assert (s.turn_player, s.is_extra_turn) == (1, True)
    s.play("Gold")
    assert s.coins == 0
    s.play("Gold")
    assert s.coins == 3


def test_highwayman__the_first_treasure_only():
    """A Copper played first makes nothing; the second Treasure is an ordinary one."""
    s = highwayman(["Copper", "Gold"])
    s.play("Copper")
    assert s.coins == 0
    s.play("Gold")
    assert s.coins == 3
    assert s.in_play(1) == ["Copper", "Gold"]


def test_highwayman__actions_are_not_stopped():
    """Only Treasures are stopped: an Action played first, or right after, does what it says."""
    s = highwayman(["Festival", "Copper", "Festival"], also=["Festival", "Specialist"])
    s.play("Festival")
    assert s.coins == 2
    s.put(1, hand=["Specialist", "Copper", "Festival"])
    s.answer("Copper", COPY)
    s.play("Specialist")
    assert s.coins == 2
    s.play("Festival")
    assert s.coins == 4


def test_highwayman__over_when_the_next_turn_starts():
    """As its owner's next turn starts it is over; the owner's own Treasures are never stopped."""
    s = highwayman([])
    s.put(1, hand=["Gold"], deck=["Gold"] * 5)
    s.end_turn()
    s.play("Copper")
    assert s.coins == 1
    s.end_turn()
    s.play("Gold")
    assert s.coins == 3


def test_highwayman__several_stop_just_one():
    """Two Highwaymen of one player, or of two players, still stop a single Treasure a turn."""
    s = Scenario(["Highwayman"], players=3)
    s.actions = 2
    s.put(0, hand=["Highwayman", "Highwayman"])
    s.put(1, hand=["Highwayman"])
    s.put(2, hand=["Gold", "Silver"])
    s.play("Highwayman")
    s.play("Highwayman")
    s.end_turn()
    s.play("Highwayman")
    s.end_turn()
    s.play("Gold")
    assert s.coins == 0
    s.play("Silver")
    assert s.coins == 2


def test_highwayman__treasures_that_are_actions_too():
    """A Treasure that is an Action as well is stopped too."""
    s = highwayman(["Spell Scroll", "Gold"], also=["Jewelled Egg"])
    s.play("Spell Scroll")
    assert s.trash == []
    assert s.in_play(1) == ["Spell Scroll"]
    s.play("Gold")
    assert s.coins == 3


def test_highwayman__only_the_playing_is_stopped():
    """Only the play itself is stopped: a Reckless Treasure still returns to its pile later."""
    s = highwayman(["Contract"], also=["Contract"], traits={"Reckless": "Contract"})
    left = s.supply["Contract"]
    s.play("Contract")
    assert (s.coins, s.favors(1)) == (0, 1)
    s.end_turn()
    assert s.supply["Contract"] == left + 1
    assert "Contract" not in s.owned(1)


def test_highwayman__a_stopped_treasure_was_played():
    """A stopped Fool's Gold is in play and counts for the next one."""
    s = highwayman(["Fool's Gold", "Fool's Gold"], also=["Fool's Gold"])
    s.play("Fool's Gold")
    assert s.coins == 0
    s.play("Fool's Gold")
    assert s.coins == 4


def test_highwayman__specialist_may_replay_a_stopped_treasure():
    """Played again by Specialist, a stopped Treasure is the second one and works."""
    s = highwayman(["Specialist", "Gold"], also=["Specialist"])
    s.answer("Gold", AGAIN)
    s.play("Specialist")
    assert s.coins == 3


def test_highwayman__a_treasure_played_by_a_card_is_the_first():
    """A Treasure that a card plays in the Action phase is the first one, and the next ones work."""
    s = Scenario(["Highwayman", "Specialist"])
    s.put(0, hand=["Highwayman"])
    s.play("Highwayman")
    s.put(1, hand=["Specialist", "Silver", "Gold"])
    s.end_turn()
    s.answer("Silver", COPY)
    s.play("Specialist")
    assert s.coins == 0
    s.play("Gold")
    assert s.coins == 3


def test_highwayman__immunity_lasts():
    """A Moat shown as Highwayman is played saves all the Treasures until the next turn."""
    s = Scenario(["Highwayman", "Moat"])
    s.put(0, hand=["Highwayman"])
    s.put(1, hand=["Moat", "Gold"])
    s.answer(True)
    s.play("Highwayman")
    s.end_turn()
    s.play("Gold")
    assert s.coins == 3


# ------------------------------------------------------------------ Hunter
def test_hunter__action_treasure_victory():
    """It takes an Action, then a Treasure, then a Victory card, at most one of each."""
    s = after("Hunter", deck=["Estate", "Gold", "Smithy", "Duchy"], also=["Smithy"])
    assert sorted(s.hand(0)) == ["Estate", "Gold", "Smithy"]
    assert s.discard(0) == []
    assert s.actions == 1


def test_hunter__any_one_of_its_types():
    """A card with several types can be taken as any one of them, while it is there."""
    s = Scenario(["Hunter", "Forts"])
    s.put(0, hand=["Hunter"], deck=["Stronghold", "Tent", "Copper"], discard=[])
    s.answer("Tent")  # as the Action: so Stronghold is left to be the Victory card
    s.play("Hunter")
    assert sorted(s.hand(0)) == ["Copper", "Stronghold", "Tent"]
    assert not s.unanswered


def test_hunter__stronghold_bauble_silver():
    """Of Stronghold, Bauble and Silver, Stronghold is the Action and one Treasure is discarded."""
    s = Scenario(["Hunter", "Forts", "Bauble"])
    s.put(0, hand=["Hunter"], deck=["Stronghold", "Bauble", "Silver"], discard=[])
    s.answer("Bauble")
    s.play("Hunter")
    assert sorted(s.hand(0)) == ["Bauble", "Stronghold"]
    assert s.discard(0) == ["Silver"]
    assert [sorted(q.candidates) for q in s.asked] == [["Bauble", "Silver"]]


def test_hunter__two_coppers_and_an_estate():
    """Of Copper, Copper and Estate one Copper is discarded."""
    s = after("Hunter", deck=["Copper", "Copper", "Estate"])
    assert s.hand(0) == ["Copper", "Estate"]
    assert s.discard(0) == ["Copper"]


def test_hunter__curses_are_discarded():
    """Cards of none of these types are discarded; with fewer than three it takes what there is."""
    s = after("Hunter", deck=["Curse", "Gold"])
    assert s.hand(0) == ["Gold"]
    assert s.discard(0) == ["Curse"]


# ------------------------------------------------------------------ Modify
def test_modify__trash_then_choose():
    """You trash a card first and choose afterwards."""
    s = after(
        "Modify", ["Estate", "Copper"], deck=["Gold"], answers=["Estate", "+1 Card and +1 Action"]
    )
    assert [q.kind for q in s.asked] == ["trash", "option"]
    assert s.asked[1].subject == "Estate"
    assert s.trash == ["Estate"]
    assert s.hand(0) == ["Copper", "Gold"]
    assert s.actions == 1


def test_modify__up_to_two_more():
    """For an Estate you can gain a card costing up to $4."""
    s = after("Modify", ["Estate"], answers=[1, "Smithy"], also=["Smithy", "Market"])
    assert s.discard(0) == ["Smithy"]
    assert s.actions == 0
    assert not {"Market", "Duchy"} & set(s.asked[1].candidates)


def test_modify__both_with_elder():
    """With Elder's extra option the card is drawn before the gain."""
    s = through_elder(
        "Modify",
        ["+1 Card and +1 Action", "gain a card costing up to $2 more than the trashed card"],
        hand=["Estate"],
        deck=["Gold", "Copper"],
        then=["Silver"],
    )
    assert s.hand(0) == ["Gold"]
    assert s.discard(0) == ["Silver"]


def test_modify__empty_hand():
    """With nothing to trash only +1 Card and +1 Action does anything."""
    s = after("Modify", deck=["Gold"], answers=[0])
    assert s.hand(0) == ["Gold"]
    s = after("Modify", deck=["Gold"], answers=[1])
    assert (s.hand(0), s.discard(0)) == ([], [])


# ------------------------------------------------------------------ Skirmisher
def skirmish(
    opponent: Sequence[str], answers: Sequence[Any] = (), also: Sequence[str] = ()
) -> Scenario:
    """Player 0 has played Skirmisher and has money."""
    s = after(
        "Skirmisher",
        deck=["Copper"],
        answers=answers,
        opponent={"hand": opponent},
        also=["Militia", *also],
    )
    s.coins = 20
    s.buys = 5
    return s


def test_skirmisher__every_attack_gained_this_turn():
    """For the rest of the turn each Attack card you gain makes the others discard down to 3."""
    s = skirmish(["Copper"] * 5)
    s.buy("Silver")
    assert len(s.hand(1)) == 5
    s.buy("Militia")
    assert len(s.hand(1)) == 3
    s.put(1, hand=["Estate"] * 5)
    s.buy("Militia")
    assert len(s.hand(1)) == 3


def test_skirmisher__moat_only_when_it_is_played():
    """Moat helps if shown as Skirmisher is played, not at the gain."""
    s = skirmish(["Moat"] + ["Copper"] * 4, [True], also=["Moat"])
    s.buy("Militia")
    assert len(s.hand(1)) == 5
    s = skirmish(["Moat"] + ["Copper"] * 4, [False], also=["Moat"])
    s.answer(["Copper", "Copper"])
    s.buy("Militia")
    assert s.asked[-1].kind == "discard"
    assert len(s.hand(1)) == 3


def test_skirmisher__three_cards_are_safe():
    """Players with three cards or fewer discard nothing."""
    s = skirmish(["Copper", "Estate", "Gold"])
    s.buy("Militia")
    assert len(s.hand(1)) == 3
    assert s.asked == []


def test_skirmisher__gaining_a_copy_of_itself():
    """Specialist plays a Skirmisher and gains another: the others discard."""
    s = Scenario(["Skirmisher", "Specialist"])
    s.put(0, hand=["Specialist", "Skirmisher"], deck=["Copper"], discard=[])
    s.put(1, hand=["Copper"] * 5)
    s.answer("Skirmisher", COPY)
    s.play("Specialist")
    assert len(s.hand(1)) == 3


def test_skirmisher__each_play_once_per_attack():
    """Two Skirmishers act twice for one Attack gained: what is drawn in between is lost again."""
    s = Scenario(["Skirmisher", "Militia", "Trail"])
    s.actions = 2
    s.put(0, hand=["Skirmisher", "Skirmisher"], deck=["Copper"] * 2, discard=[])
    s.put(1, hand=["Trail", "Copper", "Copper", "Copper"], deck=["Gold"], discard=[])
    s.play("Skirmisher")
    s.play("Skirmisher")
    s.coins = 4
    s.answer(["Trail"], True, ["Copper"])
    s.buy("Militia")
    assert not s.unanswered
    assert s.hand(1) == ["Copper", "Copper", "Gold"]


def test_skirmisher__gained_and_played_at_once():
    """Gained and played through City-state it makes the others discard for that very gain."""
    s = Scenario(["Skirmisher", "Underling"], ally="City-state")
    s.put(0, hand=[], deck=["Copper"], discard=[], favors=2)
    s.put(1, hand=["Copper"] * 5)
    s.coins = 5
    s.answer(1)
    s.buy("Skirmisher")
    assert len(s.hand(1)) == 3


# ------------------------------------------------------------------ Specialist
def test_specialist__choice_after_the_card_is_resolved():
    """The choice comes after the card is done, and only if one was played."""
    s = specialist("Smithy", AGAIN, deck=["Copper"] * 9)
    assert [q.kind for q in s.asked] == ["play", "option"]
    assert len(s.hand(0)) == 6
    s = after("Specialist", ["Smithy"], deck=["Copper"] * 9, answers=[None], also=["Smithy"])
    assert [q.kind for q in s.asked] == ["play"]
    assert s.hand(0) == ["Smithy"]


def test_specialist__plays_a_card_that_has_left_play():
    """It plays the card again even if that has left play, like a Feast that trashed itself."""
    s = specialist("Feast", "Duchy", AGAIN, "Silver")
    assert s.trash == ["Feast"]
    assert s.discard(0) == ["Duchy", "Silver"]


def test_specialist__a_copy_that_is_not_there():
    """Gaining a copy can be chosen although the pile is empty; nothing is gained."""
    s = specialist("Smithy", COPY, deck=["Copper"] * 3, empty=["Smithy"])
    assert s.discard(0) == []
    assert s.owned(0)["Smithy"] == 1


def test_specialist__copies_from_the_supply_only():
    """A copy comes from the Supply: a Loot, which is not there, cannot be copied."""
    s = Scenario(["Specialist", "Jewelled Egg"])
    s.put(0, hand=["Specialist", "Doubloons"], discard=[])
    left = s.supply["Loot"]
    s.answer("Doubloons", COPY)
    s.play("Specialist")
    assert s.supply["Loot"] == left
    assert s.discard(0) == []


def test_specialist__treasures_in_the_action_phase():
    """A Treasure can be played with it in the Action phase."""
    s = specialist("Gold", AGAIN)
    assert s.phase == "action"
    assert s.coins == 6
    s = specialist("Gold", COPY)
    assert s.coins == 3
    assert s.discard(0) == ["Gold"]


def test_specialist__split_pile_copies_must_be_on_top():
    """A card of a split pile can be copied only while it is on top of its pile."""
    s = Scenario(["Specialist", "Augurs"])
    s.actions = 2
    s.put(0, hand=["Specialist", "Sibyl"], deck=["Copper"] * 9, discard=[])
    s.answer("Sibyl", COPY)
    s.play("Specialist")
    assert s.discard(0) == []
    assert s.supply["Augurs"] == 16


def test_specialist__stays_with_a_duration_played_twice():
    """It stays in play with a Duration it played twice, but not if it gained a copy."""
    s = specialist("Importer", AGAIN, deck=["Copper"] * 9)
    s.end_turn()
    assert sorted(s.in_play(0)) == ["Importer", "Specialist"]
    s = specialist("Importer", COPY, deck=["Copper"] * 9)
    s.end_turn()
    assert s.in_play(0) == ["Importer"]


def test_specialist__both_with_elder():
    """With Elder's extra option the card is played again, then a copy is gained."""
    s = through_elder(
        "Specialist",
        [AGAIN, COPY],
        hand=["Smithy"],
        also=["Smithy"],
        deck=["Copper"] * 9,
        before=["Smithy"],
    )
    assert len(s.hand(0)) == 6
    assert s.discard(0) == ["Smithy"]


# ------------------------------------------------------------------ Swap
def test_swap__a_card_just_drawn_can_be_returned():
    """The card and the Action come first: what was just drawn can go back."""
    s = after("Swap", deck=["Village"], answers=["Village", "Smithy"], also=["Village", "Smithy"])
    assert s.supply["Village"] == 11
    assert s.hand(0) == ["Smithy"]
    assert s.actions == 1


def test_swap__optional_but_then_mandatory():
    """Returning a card is your choice; having returned one you must gain another."""
    s = after("Swap", ["Village"], answers=[None], also=["Village", "Smithy"])
    assert s.hand(0) == ["Village"]
    s = after("Swap", ["Village"], answers=["Village", "Swap"], also=["Village", "Smithy"])
    assert (s.asked[1].kind, s.asked[1].min) == ("gain", 1)
    assert s.hand(0) == ["Swap"]


def test_swap__another_action_up_to_five():
    """The gained card is an Action of another name that costs up to $5."""
    s = after(
        "Swap",
        ["Village"],
        answers=["Village", "Smithy"],
        also=["Village", "Smithy", "Market", "Marquis"],
    )
    assert sorted(s.asked[1].candidates) == ["Market", "Smithy", "Swap"]


def test_swap__returning_is_not_trashing():
    """A returned Sycophant brings no Favors for being trashed."""
    s = after("Swap", ["Sycophant"], answers=["Sycophant"], also=["Sycophant"], favors=0)
    assert s.hand(0) == ["Swap"]
    assert s.trash == []
    assert s.favors(0) == 0
    assert s.supply["Sycophant"] == 11


def test_swap__the_gain_is_a_normal_gain():
    """Gaining a Sycophant with it gives the 2 Favors; the card is in your hand."""
    s = after(
        "Swap",
        ["Village"],
        answers=["Village", "Sycophant"],
        also=["Village", "Sycophant"],
        favors=0,
    )
    assert s.hand(0) == ["Sycophant"]
    assert s.favors(0) == 2


def test_swap__disturbs_split_piles():
    """A returned card goes on top of its split pile, whatever lies there, and covers it."""
    s = Scenario(["Swap", "Augurs", "Smithy"])
    s.put(0, hand=["Swap", "Herb Gatherer"], deck=[], discard=[])
    s.set_supply("Augurs", ["Sorceress", "Sibyl"])
    s.answer("Herb Gatherer", "Smithy")
    s.play("Swap")
    assert s.pile("Augurs") == ["Herb Gatherer", "Sorceress", "Sibyl"]
    assert sorted(s.asked[1].candidates) == ["Smithy", "Swap"]


def test_swap__loot_can_be_returned():
    """A card with a pile outside the Supply can be returned: an Action among the Loots."""
    s = Scenario(["Swap", "Jewelled Egg", "Smithy"])
    s.put(0, hand=["Swap", "Spell Scroll"], deck=[], discard=[])
    left = s.supply["Loot"]
    s.answer("Spell Scroll", "Smithy")
    s.play("Swap")
    assert s.supply["Loot"] == left + 1
    assert s.hand(0) == ["Smithy"]


# ------------------------------------------------------------------ Marquis
def test_marquis__discards_even_if_the_deck_ran_out():
    """You discard down to ten even if not all the cards could be drawn."""
    s = after("Marquis", ["Copper"] * 9, deck=["Gold"] * 3, answers=[["Copper", "Copper"]])
    assert sorted(s.hand(0)) == ["Copper"] * 7 + ["Gold"] * 3
    assert s.buys == 2


@pytest.mark.parametrize(
    ("others", "left", "discards"), [(0, 0, 0), (4, 8, 0), (5, 10, 0), (7, 10, 4)]
)
def test_marquis__doubles_the_hand(others, left, discards):
    """It draws as many cards as are left in hand (itself not counted), and ten may be kept."""
    s = after("Marquis", ["Copper"] * others, deck=["Copper"] * 10)
    assert len(s.hand(0)) == left
    assert s.discard(0) == ["Copper"] * discards
