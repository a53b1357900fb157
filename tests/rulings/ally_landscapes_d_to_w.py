"""Rulings of the Allies from Desert Guides to Woodworkers' Guild."""

from __future__ import annotations

import pytest

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


# ---------------------------------------------------------------- Desert Guides
def test_desert_guides__as_often_as_there_are_favors():
    """Each Favor discards the whole hand for five new cards; then the next may be spent."""
    s = my_turn("Desert Guides", favors=3, hand=["Estate", "Curse"],
                deck=["Copper"] * 5 + ["Gold"] * 5, answers=[1, 1, NO])
    assert s.hand(0) == ["Gold"] * 5
    assert sorted(s.discard(0)) == ["Copper"] * 5 + ["Curse", "Estate"]
    assert s.favors(0) == 1


def test_desert_guides__always_five_cards():
    """Five cards are drawn, however small or large the discarded hand was."""
    s = my_turn("Desert Guides", favors=1, hand=["Estate"] * 8, deck=["Gold"] * 9, answers=[1])
    assert s.hand(0) == ["Gold"] * 5


def test_desert_guides__the_hand_is_really_discarded():
    """A Tunnel in the discarded hand may bring a Gold."""
    s = my_turn("Desert Guides", "Tunnel", favors=1, hand=["Tunnel"], deck=["Copper"] * 5,
                answers=[1, True])
    assert s.discard(0) == ["Tunnel", "Gold"]


def test_desert_guides__declined_it_is_over():
    """Once declined it cannot be resumed after another start-of-turn effect."""
    s = table("Desert Guides", "Caravan", favors=2)
    lay(s, hand=["Caravan"], deck=["Copper"] * 9)
    s.put(1, favors=0)
    s.play("Caravan")
    s.end_turn()
    s.answer("Desert Guides", NO)
    s.end_turn()
    assert kinds(s) == ["trigger", "spend"]
    assert s.favors(0) == 2


# ---------------------------------------------------------------- Family of Inventors
def test_family_of_inventors__a_token_makes_the_pile_cheaper_for_good():
    """A Favor on a pile makes its cards cost $1 less, for everybody, from now on."""
    s = table("Family of Inventors", "Smithy", favors=1)
    s.put(1, favors=0)
    s.answer(YES, "Smithy")
    s.end_action_phase()
    assert s.cost("Smithy") == 3
    assert s.favors(0) == 0
    s.end_turn()
    assert s.turn_player == 1
    assert s.cost("Smithy") == 3
    s.coins = 3
    s.buy("Smithy")
    assert s.discard(1) == ["Smithy"]


def test_family_of_inventors__not_on_victory_piles_but_on_split_piles_with_victory_cards():
    """The randomizer decides: Clashes, Forts and Odysseys may be marked, Estate and Gardens not."""
    s = table("Family of Inventors", "Clashes", "Forts", "Odysseys", "Gardens", favors=1)
    s.set_supply("Clashes", ["Territory"])
    s.answer(YES, "Battle Plan")
    s.end_action_phase()
    assert s.asked[1].candidates == [
        "Copper", "Silver", "Gold", "Curse", "Student", "Battle Plan", "Tent", "Old Map",
    ]
    assert s.cost("Territory") == 5


def test_family_of_inventors__cards_of_the_pile_are_cheaper_wherever_they_are():
    """All four cards of a split pile cost less, in the hand as in the pile."""
    s = table("Family of Inventors", "Remodel", favors=1)
    s.answer(YES, "Student")
    s.end_action_phase()
    assert [s.cost(card) for card in ("Student", "Conjurer", "Sorcerer", "Lich")] == [2, 3, 4, 5]


def test_family_of_inventors__tokens_add_up_and_cost_never_goes_below_nothing():
    """Two tokens take off $2; a Copper stays at $0."""
    s = table("Family of Inventors", favors=1)
    s.put(1, favors=1)
    s.answer(YES, "Silver")
    s.end_action_phase()
    s.end_turn()
    s.answer(YES, "Silver")
    s.end_action_phase()
    assert s.cost("Silver") == 1
    s.end_turn()
    s.put(0, favors=1)
    s.answer(YES, "Copper")
    s.end_action_phase()
    assert s.cost("Copper") == 0


def test_family_of_inventors__once_and_optional():
    """One token for each start of a Buy phase, or none."""
    s = table("Family of Inventors", favors=5)
    s.answer(YES, "Silver")
    s.end_action_phase()
    assert spending(s) == [(1, YES)]
    assert s.favors(0) == 4
    s.answer(NO)
    s.put(0, favors=0)
    s.put(1, favors=2)
    s.end_turn()
    s.end_action_phase()
    assert s.favors(1) == 2


def test_rule_pile_vs_card__a_pile_keeps_its_types_whatever_lies_on_top():
    """The Clashes are an Action pile even when a Territory is on top."""
    s = table("Family of Inventors", "Clashes", favors=1)
    s.set_supply("Clashes", ["Territory"] * 4)
    s.answer(YES, "Battle Plan")
    s.end_action_phase()
    s.coins = 5
    s.buy("Territory")
    assert s.discard(0) == ["Territory"]


# ---------------------------------------------------------------- Fellowship of Scribes
@pytest.mark.parametrize(("left", "offered"), [(3, True), (4, True), (5, False)])
def test_fellowship_of_scribes__at_four_cards_in_hand_or_fewer(left, offered):
    """The hand is counted after the Action is resolved: four cards are few enough, five are not."""
    s = table("Fellowship of Scribes", "Woodcutter", favors=1)
    lay(s, hand=["Woodcutter"] + ["Copper"] * left, deck=["Gold"])
    s.answer(*[YES] * offered)
    s.play("Woodcutter")
    assert bool(s.asked) == offered
    assert s.hand(0).count("Gold") == offered


def test_fellowship_of_scribes__the_action_is_resolved_first():
    """Smithy draws its cards before the hand is counted."""
    s = table("Fellowship of Scribes", "Smithy", favors=1)
    lay(s, hand=["Smithy", "Copper", "Copper"], deck=["Gold"] * 4)
    s.play("Smithy")
    assert s.asked == []


def test_fellowship_of_scribes__once_for_each_action_and_only_for_actions():
    """Each play offers one card; Treasures offer none."""
    s = table("Fellowship of Scribes", "Village", favors=5)
    lay(s, hand=["Village", "Copper"], deck=["Gold"] * 4)
    s.answer(YES)
    s.play("Village")
    assert spending(s) == [(1, YES)]
    assert s.hand(0) == ["Copper", "Gold", "Gold"]
    s.play("Copper")
    assert len(s.asked) == 1


def test_fellowship_of_scribes__throne_room_sets_it_off_three_times():
    """After each play of the Action, and after Throne Room itself."""
    s = table("Fellowship of Scribes", "Throne Room", "Woodcutter", favors=3)
    lay(s, hand=["Throne Room", "Woodcutter"], deck=["Gold"] * 4)
    s.answer("Woodcutter", YES, YES, YES)
    s.play("Throne Room")
    assert s.hand(0) == ["Gold"] * 3
    assert s.favors(0) == 0


def test_fellowship_of_scribes__optional_and_with_the_favor_of_the_card_itself():
    """It may be declined; a Favor that Student has just brought can be spent."""
    s = table("Fellowship of Scribes", "Underling", favors=0)
    lay(s, hand=["Underling"], deck=["Copper", "Gold"])
    s.answer(YES)
    s.play("Underling")
    assert s.hand(0) == ["Copper", "Gold"]
    lay(s, hand=["Underling"], deck=["Copper", "Gold"])
    s.answer(NO)
    s.play("Underling")
    assert s.hand(0) == ["Copper"]
    assert s.favors(0) == 1


# ---------------------------------------------------------------- Forest Dwellers
def test_forest_dwellers__discards_some_of_three_and_orders_the_rest():
    """Of the top three cards any are discarded, and the others go back in a chosen order."""
    s = my_turn("Forest Dwellers", favors=2, deck=["Estate", "Silver", "Gold", "Copper"],
                answers=[YES, "Estate", ["Silver", "Gold"]])
    assert kinds(s) == ["spend", "discard", "order"]
    assert s.discard(0) == ["Estate"]
    assert s.deck(0) == ["Gold", "Silver", "Copper"]
    assert s.favors(0) == 1


def test_forest_dwellers__once_per_turn():
    """Further Favors cannot be spent at the same turn start."""
    s = my_turn("Forest Dwellers", favors=3, deck=["Copper"] * 6, answers=[YES, []])
    assert spending(s) == [(1, YES)]
    assert s.favors(0) == 2


def test_forest_dwellers__fewer_cards_and_discarding_all():
    """With fewer than three cards the look is at those there are; all may be discarded."""
    s = my_turn("Forest Dwellers", favors=1, deck=["Estate", "Curse"],
                answers=[YES, ["Estate", "Curse"]])
    assert sorted(s.discard(0)) == ["Curse", "Estate"]
    assert s.deck(0) == []


def test_forest_dwellers__optional_and_not_without_a_favor():
    """It may be declined, and without Favors it is not offered."""
    assert my_turn("Forest Dwellers", favors=1, deck=["Copper"] * 3, answers=[NO]).favors(0) == 1
    assert my_turn("Forest Dwellers", favors=0, deck=["Copper"] * 3).asked == []


# ---------------------------------------------------------------- Gang of Pickpockets
def test_gang_of_pickpockets__without_a_favor_one_discards_down_to_four():
    """Five cards and no Favor spent: one card must be discarded."""
    s = my_turn("Gang of Pickpockets", favors=1, hand=["Copper"] * 4 + ["Estate"],
                answers=[NO, "Estate"])
    assert s.hand(0) == ["Copper"] * 4
    assert s.discard(0) == ["Estate"]
    assert s.favors(0) == 1


def test_gang_of_pickpockets__a_favor_buys_them_off():
    """For one Favor the hand stays as it is."""
    s = my_turn("Gang of Pickpockets", favors=1, hand=["Copper"] * 4 + ["Estate"], answers=[YES])
    assert len(s.hand(0)) == 5
    assert s.favors(0) == 0


def test_gang_of_pickpockets__four_cards_need_no_favor():
    """With four cards or fewer nothing happens and nothing is asked."""
    s = my_turn("Gang of Pickpockets", favors=1, hand=["Copper"] * 4)
    assert s.asked == []
    assert s.favors(0) == 1


def test_gang_of_pickpockets__without_favors_it_is_forced():
    """A player without Favors has no choice but what to discard; Moat does not help."""
    s = my_turn("Gang of Pickpockets", "Moat", favors=0, hand=["Copper"] * 5 + ["Moat"],
                answers=[["Copper", "Moat"]])
    assert kinds(s) == ["discard"]
    assert s.hand(0) == ["Copper"] * 4


def test_gang_of_pickpockets__decided_anew_every_turn():
    """Each start of a turn asks again."""
    s = my_turn("Gang of Pickpockets", favors=2, hand=["Copper"] * 5, deck=["Copper"] * 9,
                answers=[YES])
    s.end_turn()
    s.answer(YES)
    s.end_turn()
    assert s.turn_player == 0
    assert s.favors(0) == 0


# ---------------------------------------------------------------- Island Folk
def test_island_folk__five_favors_for_an_extra_turn():
    """At the end of the turn, the new hand drawn, five Favors give another turn."""
    s = table("Island Folk", favors=6)
    lay(s, deck=["Gold"] * 5, favors=6)
    s.answer(YES)
    s.end_turn()
    assert (s.turn_player, s.is_extra_turn) == (0, True)
    assert s.hand(0) == ["Gold"] * 5
    assert s.favors(0) == 1


def test_island_folk__never_two_of_its_turns_in_succession():
    """At the end of an extra turn, whatever gave it, Island Folk cannot be used."""
    s = table("Island Folk", favors=20)
    s.answer(YES)
    s.end_turn()
    s.end_turn()
    assert s.turn_player == 1
    assert s.favors(0) == 15


def test_island_folk__one_turn_for_each_turn_end():
    """Ten Favors do not buy two turns at once, and four buy none."""
    s = table("Island Folk", favors=10)
    s.answer(YES)
    s.end_turn()
    assert spending(s) == [(1, YES)]
    s = table("Island Folk", favors=4)
    s.end_turn()
    assert s.asked == []
    assert s.turn_player == 1


def test_island_folk__may_be_declined():
    """The Favors may be kept for later."""
    s = table("Island Folk", favors=5)
    s.answer(NO)
    s.end_turn()
    assert s.turn_player == 1
    assert s.favors(0) == 5


def test_island_folk__not_after_a_skipped_turn_of_the_others():
    """If the other player's turn was skipped by Lich, the previous turn was one's own."""
    s = table("Island Folk", favors=0)
    s.end_turn()
    lay(s, 1, hand=["Lich"])
    s.play("Lich")
    s.end_turn()
    s.end_turn()
    assert (s.turn_player, s.is_extra_turn) == (0, False)
    s.put(0, favors=5)
    s.end_turn()
    assert s.turn_player == 1
    assert s.favors(0) == 5


# ---------------------------------------------------------------- Leagues
@pytest.mark.parametrize(("favors", "coins"), [(3, 0), (4, 1), (7, 1), (8, 2)])
def test_league_of_bankers__a_coin_for_each_four_favors(favors, coins):
    """Every four Favors on the mat are +$1 at the start of the Buy phase; none is spent."""
    s = table("League of Bankers", favors=favors)
    s.end_action_phase()
    assert s.coins == coins
    assert s.favors(0) == favors
    assert s.asked == []


@pytest.mark.parametrize(
    ("favors", "coins", "actions", "buys"),
    [(4, 0, 1, 1), (5, 1, 1, 1), (9, 1, 1, 1), (10, 1, 2, 2)],
)
def test_league_of_shopkeepers__bonus_after_a_liaison(favors, coins, actions, buys):
    """From 5 Favors on a Liaison gives +$1, from 10 on +1 Action and +1 Buy as well."""
    s = table("League of Shopkeepers", favors=favors)
    lay(s, hand=["Student", "Estate"])
    s.answer(False)
    s.play("Student")
    assert (s.coins, s.actions, s.buys) == (coins, actions, buys)
    assert s.favors(0) == favors


def test_league_of_shopkeepers__after_every_liaison_play_with_the_favors_there_are_then():
    """Three Favors, Underling played twice: nothing after the first play, +$1 after the second."""
    s = table("League of Shopkeepers", "Underling", "Throne Room", favors=3)
    lay(s, hand=["Throne Room", "Underling"], deck=["Copper"] * 3)
    s.answer("Underling")
    s.play("Throne Room")
    assert s.favors(0) == 5
    assert s.coins == 1


def test_league_of_shopkeepers__all_liaisons_get_it_and_other_cards_do_not():
    """Whichever Liaison produced the Favors, each one played gets the bonus."""
    s = table("League of Shopkeepers", "Underling", "Wizards", "Village", favors=5)
    lay(s, hand=["Village", "Underling", "Student", "Estate"], deck=["Copper"] * 3)
    s.play("Village")
    assert s.coins == 0
    s.play("Underling")
    s.answer(False, "Estate")
    s.play("Student")
    assert s.coins == 2


def test_league_of_shopkeepers__an_action_in_the_buy_phase_is_of_no_use():
    """After a Bauble with ten Favors the +1 Action does not let an Action be played."""
    s = table("League of Shopkeepers", "Bauble", "Smithy", favors=10)
    lay(s, hand=["Bauble", "Smithy"])
    s.answer([0, 1])
    s.play("Bauble")
    assert s.actions == 2
    with pytest.raises(ValueError, match="cannot be played"):
        s.play("Smithy")


# ---------------------------------------------------------------- Market Towns
def test_market_towns__each_action_is_finished_before_the_next_favor():
    """At the start of the Buy phase each Favor plays an Action from hand, one after the other."""
    s = table("Market Towns", "Smithy", favors=3)
    lay(s, hand=["Smithy", "Smithy"], deck=["Copper"] * 8)
    s.answer(1, 1)
    s.end_action_phase()
    assert s.in_play(0) == ["Smithy", "Smithy"]
    assert s.hand(0) == ["Copper"] * 6
    assert s.favors(0) == 1
    assert kinds(s) == ["spend", "spend"]


def test_market_towns__favors_gained_meanwhile_can_be_used():
    """One Favor plays Underling, whose Favor plays the next Underling."""
    s = table("Market Towns", "Underling", favors=1)
    lay(s, hand=["Underling", "Underling"])
    s.answer(1, 1)
    s.end_action_phase()
    assert s.in_play(0) == ["Underling", "Underling"]
    assert s.favors(0) == 1


def test_market_towns__it_stays_the_buy_phase():
    """+Actions from a card played this way allow no further plays."""
    s = table("Market Towns", "Village", favors=1)
    lay(s, hand=["Village", "Village"], deck=["Copper"] * 2)
    s.answer(1)
    s.end_action_phase()
    assert s.hand(0) == ["Copper", "Village"]
    with pytest.raises(ValueError, match="cannot be played"):
        s.play("Village")


def test_market_towns__optional_and_only_with_an_action_in_hand():
    """It may be declined, and without an Action it is not offered."""
    s = table("Market Towns", "Village", favors=1)
    lay(s, hand=["Village"])
    s.answer(NO)
    s.end_action_phase()
    assert s.hand(0) == ["Village"]
    s = table("Market Towns", "Village", favors=1)
    lay(s, hand=["Copper"])
    s.end_action_phase()
    assert s.asked == []


def test_market_towns__the_limits_of_voyage_and_warlord_hold():
    """A fourth card on a Voyage turn, or a third copy under Warlord, cannot be played."""
    s = table("Market Towns", "Odysseys", "Village", favors=0)
    lay(s, hand=["Voyage"])
    s.play("Voyage")
    s.end_turn()
    lay(s, hand=["Village"] * 4, favors=5)
    for _ in range(3):
        s.play("Village")
    s.end_action_phase()
    assert s.asked == []
    s = table("Market Towns", "Clashes", "Village", favors=0)
    lay(s, hand=["Warlord"])
    s.play("Warlord")
    s.end_turn()
    lay(s, 1, hand=["Village"], in_play=["Village", "Village"], favors=5)
    s.end_action_phase()
    assert s.asked == []


# ---------------------------------------------------------------- Mountain Folk
def test_mountain_folk__five_favors_for_three_cards():
    """Five Favors at the start of the turn draw three cards."""
    s = my_turn("Mountain Folk", favors=6, hand=["Copper"], deck=["Gold"] * 4, answers=[YES])
    assert s.hand(0) == ["Copper"] + ["Gold"] * 3
    assert s.favors(0) == 1


def test_mountain_folk__once_and_optional():
    """Ten Favors are still one use, which may be declined."""
    s = my_turn("Mountain Folk", favors=10, deck=["Gold"] * 9, answers=[YES])
    assert spending(s) == [(1, YES)]
    assert s.favors(0) == 5
    assert my_turn("Mountain Folk", favors=5, deck=["Gold"] * 4, answers=[NO]).hand(0) == []


# ---------------------------------------------------------------- Order of Astrologers
def test_order_of_astrologers__a_favor_puts_a_card_on_top():
    """For each Favor one of the cards being shuffled is put on top, in a chosen order."""
    s = table("Order of Astrologers", "Laboratory", favors=2)
    lay(s, hand=["Laboratory"], discard=["Copper"] * 9 + ["Gold", "Silver"])
    s.answer(2, ["Gold", "Silver"], ["Silver", "Gold"])
    s.play("Laboratory")
    assert s.hand(0) == ["Silver", "Gold"]
    assert s.favors(0) == 0
    assert s.deck(0) == ["Copper"] * 9


def test_order_of_astrologers__more_favors_after_looking():
    """After a first Favor and a look through the cards, more Favors may be spent."""
    s = table("Order of Astrologers", "Laboratory", favors=3)
    lay(s, hand=["Laboratory"], discard=["Copper"] * 9 + ["Gold", "Silver"])
    s.answer(1, "Gold", 1, "Silver", NO, ["Silver", "Gold"])
    s.play("Laboratory")
    assert kinds(s) == ["spend", "topdeck", "spend", "topdeck", "spend", "order"]
    assert s.hand(0) == ["Silver", "Gold"]
    assert s.favors(0) == 1


def test_order_of_astrologers__without_a_favor_the_cards_are_not_seen():
    """Whoever spends nothing picks nothing."""
    s = table("Order of Astrologers", "Laboratory", favors=2)
    lay(s, hand=["Laboratory"], discard=["Copper"] * 9)
    s.answer(NO)
    s.play("Laboratory")
    assert kinds(s) == ["spend"]
    assert s.favors(0) == 2


def test_order_of_astrologers__a_spent_favor_is_lost_even_without_a_pick():
    """A Favor spent to look is gone, whether or not a card is picked."""
    s = table("Order of Astrologers", "Laboratory", favors=1)
    lay(s, hand=["Laboratory"], discard=["Copper"] * 9)
    s.answer(1, None)
    s.play("Laboratory")
    assert s.favors(0) == 0
    assert s.hand(0) == ["Copper"] * 2


def test_order_of_astrologers__picked_cards_lie_below_what_is_left_of_the_deck():
    """Smithy draws the two Villages left in the deck first, then the picked Gold."""
    s = table("Order of Astrologers", "Smithy", "Village", favors=2)
    lay(s, hand=["Smithy"], deck=["Village"] * 2, discard=["Copper"] * 9 + ["Gold", "Silver"])
    s.answer(2, ["Gold", "Silver"], ["Silver", "Gold"])
    s.play("Smithy")
    assert s.hand(0) == ["Gold", "Village", "Village"]
    assert s.deck(0)[0] == "Silver"


@pytest.mark.parametrize("order", ["Order of Astrologers", "Order of Masons"])
def test_order_of_astrologers__not_for_the_shuffle_before_the_game(order):
    """The starting decks are shuffled before Favors can be used."""
    s = Scenario(["Importer"], order)
    assert s.favors(0) == 5
    assert s.asked == []


@pytest.mark.parametrize("order", ["Order of Astrologers", "Order of Masons"])
def test_order_of_masons__at_every_shuffle_also_on_other_turns(order):
    """Whoever shuffles is asked, on any turn: Council Room makes the others draw."""
    s = table(order, "Council Room", favors=0)
    lay(s, hand=["Council Room"])
    lay(s, 1, discard=["Copper", "Gold"], favors=1)
    s.answer(NO)
    s.play("Council Room")
    assert [(asked.player, asked.kind) for asked in s.asked] == [(1, "spend")]


def test_order_of_astrologers__shuffling_the_whole_deck_allows_it():
    """Inn shuffles cards into the deck: the whole deck is being shuffled."""
    s = table("Order of Astrologers", "Inn", favors=1)
    lay(s, deck=["Copper", "Silver"], discard=["Estate", "Gold"])
    s.coins = 5
    s.answer(["Inn"], 1, "Silver")
    s.buy("Inn")
    assert s.deck(0)[0] == "Silver"
    assert sorted(s.deck(0)) == ["Copper", "Inn", "Silver"]
    assert s.discard(0) == ["Estate", "Gold"]


# ---------------------------------------------------------------- Order of Masons
def test_order_of_masons__two_cards_for_each_favor_stay_in_the_discard_pile():
    """For each Favor up to two cards are not shuffled in."""
    s = table("Order of Masons", "Laboratory", favors=2)
    lay(s, hand=["Laboratory"], discard=["Estate"] * 3 + ["Gold"] * 4)
    s.answer(2, ["Estate"] * 3)
    s.play("Laboratory")
    assert s.asked[1].max == 4
    assert s.discard(0) == ["Estate"] * 3
    assert s.hand(0) == ["Gold"] * 2
    assert s.deck(0) == ["Gold"] * 2


def test_order_of_masons__the_rest_of_the_deck_is_seen_first():
    """What is left of the deck is drawn before Favors are decided."""
    s = table("Order of Masons", "Smithy", favors=1)
    lay(s, hand=["Smithy"], deck=["Silver", "Silver"], discard=["Estate", "Estate", "Gold"])
    s.answer(1, ["Estate", "Estate"])
    s.play("Smithy")
    assert s.hand(0) == ["Silver", "Silver", "Gold"]


def test_order_of_masons__more_favors_after_looking_and_none_without_spending():
    """After a first Favor more may be spent; without one nothing is seen."""
    s = table("Order of Masons", "Laboratory", favors=3)
    lay(s, hand=["Laboratory"], discard=["Estate"] * 4 + ["Gold"] * 4)
    s.answer(1, ["Estate"] * 2, 1, ["Estate"] * 2, NO)
    s.play("Laboratory")
    assert s.discard(0) == ["Estate"] * 4
    assert s.favors(0) == 1
    lay(s, hand=["Laboratory"], discard=["Gold"] * 3)
    s.asked.clear()
    s.answer(NO)
    s.play("Laboratory")
    assert kinds(s) == ["spend"]


def test_order_of_masons__favors_of_underling_come_too_late():
    """Underling's own Favor cannot pay for the shuffle of its draw."""
    s = table("Order of Masons", "Underling", favors=0)
    lay(s, hand=["Underling"], discard=["Estate", "Gold"])
    s.play("Underling")
    assert s.asked == []


def test_order_of_masons__putting_cards_there_is_not_discarding():
    """A Tunnel kept out was not discarded; a spent Favor is lost without a pick too."""
    s = table("Order of Masons", "Laboratory", "Tunnel", favors=1)
    lay(s, hand=["Laboratory"], discard=["Tunnel", "Gold", "Gold"])
    s.answer(1, "Tunnel")
    s.play("Laboratory")
    assert kinds(s) == ["spend", "discard"]
    assert s.discard(0) == ["Tunnel"]
    lay(s, hand=["Laboratory"], discard=["Gold"] * 3, favors=1)
    s.answer(1, None)
    s.play("Laboratory")
    assert s.favors(0) == 0


def test_order_of_masons__sentinel_sees_only_what_was_shuffled():
    """Of two Curses and two Provinces the Provinces are kept: Sentinel looks at two Curses."""
    s = table("Order of Masons", "Sentinel", favors=1)
    lay(s, hand=["Sentinel"], discard=["Curse", "Curse", "Province", "Province"])
    s.answer(1, ["Province", "Province"], ["Curse", "Curse"])
    s.play("Sentinel")
    assert s.trash == ["Curse", "Curse"]
    assert s.discard(0) == ["Province", "Province"]


def test_order_of_masons__drawing_one_by_one_may_shuffle_a_second_time():
    """Blacksmith draws up to six cards one at a time: it comes back to the cards kept out."""
    s = table("Order of Masons", "Townsfolk", favors=1)
    lay(s, hand=["Blacksmith"], discard=["Estate", "Estate", "Gold", "Gold"])
    s.answer(0, 1, ["Estate", "Estate"])
    s.play("Blacksmith")
    assert s.hand(0) == ["Gold", "Gold", "Estate", "Estate"]
    assert s.shuffles(0) == 2


# ---------------------------------------------------------------- Peaceful Cult
def test_peaceful_cult__all_at_once():
    """All Favors are spent at once, all cards are chosen and trashed together."""
    s = table("Peaceful Cult", favors=3)
    lay(s, hand=["Copper", "Estate", "Estate", "Gold"])
    s.answer(3, ["Copper", "Estate", "Estate"])
    s.end_action_phase()
    assert s.hand(0) == ["Gold"]
    assert s.trash == ["Copper", "Estate", "Estate"]
    assert kinds(s) == ["spend", "trash"]


def test_peaceful_cult__no_more_favors_than_cards_in_hand():
    """At most one Favor for each card of the hand."""
    s = table("Peaceful Cult", favors=9)
    lay(s, hand=["Copper", "Estate"])
    s.answer(2)
    s.end_action_phase()
    assert s.asked[0].max == 2
    assert s.favors(0) == 7
    assert s.hand(0) == []


def test_peaceful_cult__favors_from_the_trashing_cannot_extend_it():
    """Two Favors for a trashed Sycophant do not trash further cards now."""
    s = table("Peaceful Cult", "Sycophant", favors=1)
    lay(s, hand=["Sycophant", "Estate", "Copper"])
    s.answer(1, "Sycophant")
    s.end_action_phase()
    assert s.favors(0) == 2
    assert s.hand(0) == ["Copper", "Estate"]
    assert len(s.asked) == 2


def test_peaceful_cult__optional():
    """Nothing has to be trashed; with no Favor it is not offered."""
    s = table("Peaceful Cult", favors=2)
    lay(s, hand=["Estate"])
    s.answer(NO)
    s.end_action_phase()
    assert s.hand(0) == ["Estate"]
    assert s.favors(0) == 2
    s = table("Peaceful Cult", favors=0)
    lay(s, hand=["Estate"])
    s.end_action_phase()
    assert s.asked == []


# ---------------------------------------------------------------- Plateau Shepherds
@pytest.mark.parametrize(
    ("favors", "cards", "points"),
    [(5, ["Estate", "Estate", "Moat"], 2 + 6), (1, ["Estate"] * 3, 3 + 2), (0, ["Estate"], 1),
     (3, ["Silver", "Copper"], 0)],
)
def test_plateau_shepherds__pairs_of_a_favor_and_a_two_cost_card(favors, cards, points):
    """Each Favor paired with a card that costs exactly $2 is worth 2 points."""
    s = table("Plateau Shepherds", "Moat", favors=favors)
    lay(s, deck=cards)
    assert s.vp(0) == points


def test_plateau_shepherds__only_lasting_costs_count():
    """A Highway of this turn changes nothing; the Trait Cheap does."""
    s = table("Plateau Shepherds", "Highway", "Village", favors=5)
    lay(s, hand=["Highway"], deck=["Village", "Village"])
    s.play("Highway")
    assert s.cost("Village") == 2
    assert s.vp(0) == 0
    s = table("Plateau Shepherds", "Village", "Moat", favors=5, traits={"Cheap": "Village"})
    lay(s, deck=["Village", "Village", "Moat"])
    assert s.vp(0) == 6
    s = table("Plateau Shepherds", "Village", "Moat", favors=5, traits={"Cheap": "Moat"})
    lay(s, deck=["Village", "Village", "Moat"])
    assert s.vp(0) == 0


# ---------------------------------------------------------------- Trappers' Lodge
def test_trappers_lodge__puts_a_gained_card_onto_the_deck():
    """For a Favor the gained card is put onto the deck, once per gain."""
    s = table("Trappers' Lodge", favors=2)
    lay(s, deck=["Copper"])
    s.coins = 3
    s.answer(YES)
    s.buy("Silver")
    assert s.deck(0) == ["Silver", "Copper"]
    assert s.discard(0) == []
    assert s.favors(0) == 1
    assert spending(s) == [(1, YES)]


def test_trappers_lodge__an_empty_deck_becomes_that_card():
    """With an empty deck the card is the only one there; the discard pile is not shuffled."""
    s = table("Trappers' Lodge", favors=1)
    lay(s, discard=["Estate"])
    s.coins = 3
    s.answer(YES)
    s.buy("Silver")
    assert s.deck(0) == ["Silver"]
    assert s.discard(0) == ["Estate"]


def test_trappers_lodge__not_for_a_card_that_has_moved_on():
    """A gained card that was exchanged by Trader is no longer there to be moved."""
    s = table("Trappers' Lodge", "Trader", favors=1)
    lay(s, hand=["Trader"])
    s.coins = 6
    s.answer("Trader", True)
    s.buy("Gold")
    assert s.deck(0) == []
    assert s.favors(0) == 1


def test_trappers_lodge__optional_needs_a_favor_and_works_on_other_turns():
    """It may be declined; a Curse gained on another player's turn may be put onto the deck."""
    s = table("Trappers' Lodge", "Witch", favors=0)
    lay(s, hand=["Witch", "Witch"])
    s.actions = 2
    s.play("Witch")
    assert s.asked == []
    s.put(1, favors=1)
    s.answer(NO)
    s.play("Witch")
    assert s.discard(1) == ["Curse", "Curse"]
    s.put(0, hand=["Witch"])
    s.actions = 1
    s.answer(YES)
    s.play("Witch")
    assert s.deck(1) == ["Curse"]


# ---------------------------------------------------------------- Woodworkers' Guild
def test_woodworkers_guild__an_action_for_any_action():
    """For a Favor an Action from hand is trashed, and any Action of the Supply is gained."""
    s = table("Woodworkers' Guild", "Village", "Augurs", favors=2)
    s.set_supply("Augurs", ["Sibyl"])
    lay(s, hand=["Village", "Copper"])
    s.answer(YES, "Sibyl")
    s.end_action_phase()
    assert s.trash == ["Village"]
    assert s.discard(0) == ["Sibyl"]
    assert s.favors(0) == 1
    assert set(s.asked[1].candidates) == {"Student", "Village", "Sibyl"}


def test_woodworkers_guild__nothing_without_an_action():
    """Without an Action in hand nothing can be trashed, so nothing is gained."""
    s = table("Woodworkers' Guild", favors=2)
    lay(s, hand=["Copper", "Estate"])
    s.end_action_phase()
    assert s.trash == []
    assert s.discard(0) == []


def test_woodworkers_guild__once_and_optional():
    """Once for each start of a Buy phase; it may be declined."""
    s = table("Woodworkers' Guild", "Village", favors=5)
    lay(s, hand=["Village", "Village"])
    s.answer(YES, "Village")
    s.end_action_phase()
    assert spending(s) == [(1, YES)]
    assert s.hand(0) == ["Village"]
    s = table("Woodworkers' Guild", "Village", favors=5)
    lay(s, hand=["Village"])
    s.answer(NO)
    s.end_action_phase()
    assert s.hand(0) == ["Village"]
    assert s.favors(0) == 5
