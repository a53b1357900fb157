"""Favors that come just in time, or too late, for each Ally; and what one cannot pay."""

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


# ---------------------------------------------------------------- when a card is gained
def test_architects_guild__sycophants_favors_pay_for_the_next_card():
    """Without a Favor one buys Sycophant: its two Favors gain a Copper, which is cheaper."""
    s = table("Architects' Guild", "Sycophant", favors=0)
    s.coins = 2
    s.answer(YES, "Copper")
    s.buy("Sycophant")
    assert s.discard(0) == ["Sycophant", "Copper"]
    assert s.favors(0) == 0


def test_trappers_lodge__sycophants_favor_puts_it_onto_the_deck():
    """Without a Favor one buys Sycophant: one of its two Favors puts it onto the deck."""
    s = table("Trappers' Lodge", "Sycophant", favors=0)
    lay(s, deck=["Copper"])
    s.coins = 2
    s.answer(YES)
    s.buy("Sycophant")
    assert s.deck(0) == ["Sycophant", "Copper"]
    assert s.favors(0) == 1


def test_city_state__one_favor_is_too_few_until_the_gain_brings_more():
    """One Favor does not play a Village; with Guildmaster in play the gain brings the second."""
    for guildmaster, played in ((False, []), (True, ["Guildmaster", "Village"])):
        s = table("City-state", "Guildmaster", "Village", favors=1)
        lay(s, hand=["Guildmaster"])
        if guildmaster:
            s.play("Guildmaster")
        s.coins = 3
        s.answer(*[YES] * guildmaster)
        s.buy("Village")
        assert s.in_play(0) == played
        assert s.favors(0) == (0 if guildmaster else 1)


# ---------------------------------------------------------------- at the start of a turn
def importing(ally: str, favors: int, *answers: object, **zones: object) -> Scenario:
    """Player 0's turn starts with Importer in play, which gains a Sycophant: +2 Favors."""
    s = table(ally, "Importer", "Sycophant", favors=0)
    lay(s, hand=["Importer"])
    s.play("Importer")
    s.end_turn()
    lay(s, 0, in_play=s.in_play(0), favors=favors, **zones)
    s.asked.clear()
    s.answer(*answers)
    s.end_turn()
    assert s.turn_player == 0
    assert s.owned(0)["Sycophant"] == 1
    assert not s.unanswered
    return s


def test_cave_dwellers__favors_of_the_same_turn_start():
    """Without Favors, Importer gains a Sycophant first: its two Favors are two rounds."""
    s = importing("Cave Dwellers", 0, "Sycophant", 1, "Estate", 1, "Curse",
                  hand=["Estate", "Curse"], deck=["Gold", "Silver"])
    assert s.hand(0) == ["Silver", "Gold"]
    assert s.favors(0) == 0


def test_crafters_guild__favors_of_the_same_turn_start():
    """Without Favors, Importer gains a Sycophant first: its two Favors gain a Silver too."""
    s = importing("Crafters' Guild", 0, "Sycophant", YES, "Silver")
    assert s.deck(0) == ["Silver"]
    assert s.favors(0) == 0


def test_desert_guides__favors_of_the_same_turn_start():
    """Without Favors, Importer gains a Sycophant first: then the hand can be replaced."""
    s = importing("Desert Guides", 0, "Sycophant", 1, NO, hand=["Curse"], deck=["Gold"] * 5)
    assert s.hand(0) == ["Gold"] * 5
    assert s.favors(0) == 1


def test_forest_dwellers__favors_of_the_same_turn_start():
    """Without Favors, Importer gains a Sycophant first: then the deck can be looked at."""
    s = importing("Forest Dwellers", 0, "Sycophant", YES, ["Curse"],
                  deck=["Curse", "Gold", "Gold"])
    assert s.deck(0) == ["Gold", "Gold"]
    assert s.favors(0) == 1


def test_mountain_folk__favors_of_the_same_turn_start():
    """With three Favors, Importer gains a Sycophant first: with five, three cards are drawn."""
    s = importing("Mountain Folk", 3, "Sycophant", YES, deck=["Gold"] * 3)
    assert s.hand(0) == ["Gold"] * 3
    assert s.favors(0) == 0


@pytest.mark.parametrize("first", ["Importer", "Gang of Pickpockets"])
def test_gang_of_pickpockets__favors_of_the_same_turn_start(first):
    """Without Favors, but with Importer: whoever lets it gain a Sycophant first can buy the
    pickpockets off; whoever meets them first must discard."""
    if first == "Importer":
        s = importing("Gang of Pickpockets", 0, first, "Sycophant", YES,
                      hand=["Copper"] * 4 + ["Estate"])
        assert (len(s.hand(0)), s.favors(0)) == (5, 1)
    else:
        s = importing("Gang of Pickpockets", 0, first, "Estate", "Sycophant",
                      hand=["Copper"] * 4 + ["Estate"])
        assert (len(s.hand(0)), s.favors(0)) == (4, 2)


def test_desert_guides__not_without_a_favor():
    """Without Favors the hand stays, and nobody is asked."""
    s = my_turn("Desert Guides", favors=0, hand=["Curse"], deck=["Gold"] * 5)
    assert s.asked == []
    assert s.hand(0) == ["Curse"]


def test_mountain_folk__four_favors_are_too_few():
    """With four Favors nobody is asked."""
    s = my_turn("Mountain Folk", favors=4, deck=["Gold"] * 3)
    assert s.asked == []
    assert s.hand(0) == []


# ---------------------------------------------------------------- at the start of the Buy phase
def test_family_of_inventors__the_favor_of_the_last_action():
    """Without Favors there is no token to put; the one from an Underling just played is."""
    s = table("Family of Inventors", "Underling", favors=0)
    s.end_action_phase()
    assert s.asked == []
    s = table("Family of Inventors", "Underling", favors=0)
    lay(s, hand=["Underling"])
    s.play("Underling")
    s.answer(YES, "Gold")
    s.end_action_phase()
    assert s.cost("Gold") == 5
    assert s.favors(0) == 0


def test_market_towns__not_without_a_favor():
    """Without Favors the Actions stay in hand, and nobody is asked."""
    s = table("Market Towns", "Village", favors=0)
    lay(s, hand=["Village"])
    s.end_action_phase()
    assert s.asked == []
    assert s.hand(0) == ["Village"]


def test_peaceful_cult__the_favors_of_the_action_phase():
    """An Underling played for the first Favor: with it the Curse can be trashed."""
    s = table("Peaceful Cult", "Underling", favors=0)
    lay(s, hand=["Underling", "Curse"])
    s.play("Underling")
    s.answer(1)
    s.end_action_phase()
    assert s.trash == ["Curse"]
    assert s.favors(0) == 0


def test_woodworkers_guild__favors_it_brings_are_for_the_next_time():
    """A Sycophant trashed and another gained bring four Favors: they do not let it be used again
    in the same start of the Buy phase."""
    s = table("Woodworkers' Guild", "Sycophant", "Village", favors=1)
    lay(s, hand=["Sycophant", "Village"])
    s.answer(YES, "Sycophant", "Sycophant")
    s.end_action_phase()
    assert spending(s) == [(1, YES)]
    assert s.favors(0) == 4
    assert s.hand(0) == ["Village"]


def test_woodworkers_guild__not_without_a_favor():
    """Without Favors no Action is trashed, and nobody is asked."""
    s = table("Woodworkers' Guild", "Village", favors=0)
    lay(s, hand=["Village"])
    s.end_action_phase()
    assert s.asked == []
    assert s.hand(0) == ["Village"]


# ---------------------------------------------------------------- after a card was played
def test_fellowship_of_scribes__not_without_a_favor():
    """Without Favors a small hand stays small, and nobody is asked."""
    s = table("Fellowship of Scribes", "Village", favors=0)
    lay(s, hand=["Village"], deck=["Copper", "Gold"])
    s.play("Village")
    assert s.asked == []
    assert s.hand(0) == ["Copper"]


def test_league_of_shopkeepers__is_not_asked_for():
    """The bonus comes by itself: nobody can decline it or pay for it."""
    s = table("League of Shopkeepers", "Underling", favors=9)
    lay(s, hand=["Underling"], deck=["Copper"])
    s.play("Underling")
    assert s.asked == []
    assert (s.coins, s.actions, s.buys) == (1, 2, 2)
    assert s.favors(0) == 10


def test_league_of_bankers__is_not_asked_for_and_comes_once():
    """The coins come by themselves, once for the start of the Buy phase."""
    s = table("League of Bankers", favors=4)
    s.end_action_phase()
    s.coins += 3
    s.buy("Silver")
    assert s.asked == []
    assert s.coins == 1
    assert s.favors(0) == 4


# ---------------------------------------------------------------- Clean-up, the end of the turn
def friendly(ally: str, favors: int, *answers: object, **zones: object) -> Scenario:
    """Player 0 ends the turn, discarding a Friendly Sycophant to gain another: +2 Favors."""
    s = table(ally, "Sycophant", favors=0, traits={"Friendly": "Sycophant"})
    lay(s, hand=["Sycophant", *zones.pop("hand", ())], favors=favors, **zones)
    s.answer(True, *answers)
    s.end_turn()
    assert s.owned(0)["Sycophant"] == 2
    assert not s.unanswered
    return s


def test_coastal_haven__favors_of_the_same_clean_up():
    """A Friendly Sycophant is discarded as Clean-up starts and another gained: its two Favors
    keep two of the cards that are about to be discarded."""
    s = friendly("Coastal Haven", 0, 2, ["Gold", "Silver"],
                 hand=["Gold", "Silver", "Estate"], deck=["Copper"] * 5)
    assert sorted(s.hand(0)) == ["Copper"] * 5 + ["Gold", "Silver"]
    assert s.favors(0) == 0


def test_island_folk__favors_of_the_same_clean_up():
    """Three Favors are too few at the end of the turn; the Sycophant gained through Friendly as
    Clean-up starts makes them five."""
    s = friendly("Island Folk", 3, YES)
    assert (s.turn_player, s.is_extra_turn) == (0, True)
    assert s.favors(0) == 0


# ---------------------------------------------------------------- shuffling
@pytest.mark.parametrize("order", ["Order of Astrologers", "Order of Masons"])
def test_order_of_astrologers__not_without_a_favor(order):
    """Without Favors the cards are just shuffled."""
    s = table(order, "Laboratory", favors=0)
    lay(s, hand=["Laboratory"], discard=["Gold", "Gold", "Estate"])
    s.play("Laboratory")
    assert s.asked == []
    assert s.shuffles(0) == 1


@pytest.mark.parametrize("order", ["Order of Astrologers", "Order of Masons"])
def test_order_of_masons__favors_earned_before_the_shuffle_count(order):
    """The first Underling's Favor is there when the second one has to shuffle."""
    s = table(order, "Underling", favors=0)
    lay(s, hand=["Underling", "Underling"], deck=["Copper"], discard=["Gold", "Estate"])
    s.play("Underling")
    assert s.asked == []
    s.answer(1, "Gold" if order == "Order of Astrologers" else "Estate")
    s.play("Underling")
    assert kinds(s) == ["spend", "topdeck" if order == "Order of Astrologers" else "discard"]
    assert s.hand(0) == ["Copper", "Gold"]
    assert s.favors(0) == 1


# ---------------------------------------------------------------- scoring
def test_plateau_shepherds__a_sycophant_is_a_pair_by_itself():
    """A bought Sycophant costs $2 and brings two Favors: one pair, 2 points; the second Favor
    waits for another card."""
    s = table("Plateau Shepherds", "Sycophant", favors=0)
    s.coins, s.buys = 4, 2
    assert s.vp(0) == 0
    s.buy("Sycophant")
    assert s.vp(0) == 2
    s.buy("Estate")
    assert s.vp(0) == 1 + 4
    assert s.asked == []
    assert s.favors(0) == 2


def test_plateau_shepherds__each_favor_and_each_card_count_once():
    """Three Favors and three Estates are three pairs, not nine."""
    s = table("Plateau Shepherds", favors=3)
    lay(s, deck=["Estate"] * 3, favors=3)
    assert s.vp(0) == 3 + 6
