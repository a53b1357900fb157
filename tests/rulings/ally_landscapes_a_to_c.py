"""Rulings of Favors, shuffling and extra turns, and Architects' Guild to Crafters' Guild."""

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


# ---------------------------------------------------------------- rules
@pytest.mark.parametrize(
    ("cards", "favors"),
    [
        (["Underling", "Broker"], 1),
        (["Importer"], 5),
        (["Wizards"], 1),
        (["Importer", "Wizards"], 5),
    ],
)
def test_rule_liaison_setup__everybody_starts_with_favors(cards, favors):
    """With a Liaison there is one Ally and 1 Favor for everybody, and 4 more with Importer."""
    kingdom = Kingdom(cards)
    assert kingdom.ally is not None
    s = Scenario(cards, "League of Bankers", players=3)
    assert [s.favors(player) for player in range(3)] == [favors] * 3


def test_rule_liaison_setup__no_liaison_no_ally_and_no_favors():
    """Without a Liaison nobody has an Ally or Favors."""
    assert Kingdom(["Merchant Camp", "Sentinel"]).ally is None
    assert Scenario(["Merchant Camp", "Sentinel"]).favors(0) == 0


def test_rule_ally_is_not_a_card__immunity_from_attacks_does_not_help():
    """What an Ally does is no Attack: Moat is not even asked."""
    s = table("Circle of Witches", "Moat", favors=3)
    lay(s, hand=["Student", "Estate"])
    lay(s, 1, hand=["Moat"])
    s.answer(False, YES)
    s.play("Student")
    assert [asked.player for asked in s.asked] == [0, 0]
    assert s.discard(1) == ["Curse"]


def test_rule_favors__a_price_must_be_paid_in_full():
    """Four Favors buy nothing from an Ally that wants five."""
    s = my_turn("Mountain Folk", favors=4, hand=["Copper"], deck=["Gold"] * 3)
    assert s.asked == []
    assert s.favors(0) == 4
    assert s.hand(0) == ["Copper"]


def test_rule_favors__usable_from_the_first_turn_on():
    """The Favor everybody starts with can be spent in the first turn."""
    s = Scenario(["Wizards"], "Peaceful Cult")
    s.put(0, hand=["Estate", "Copper"])
    s.answer(1, "Estate")
    s.end_action_phase()
    assert s.trash == ["Estate"]
    assert s.favors(0) == 0


def test_rule_favors__three_allies_only_count_them():
    """League of Bankers looks at the Favors and spends none."""
    s = table("League of Bankers", favors=8)
    s.end_action_phase()
    assert s.coins == 2
    assert s.favors(0) == 8


def test_rule_fresh_favors_usable__sycophant_pays_for_its_own_play():
    """The two Favors for gaining Sycophant can play that very Sycophant through City-state."""
    s = table("City-state", "Sycophant", favors=0)
    s.coins = 2
    s.answer(YES)
    s.buy("Sycophant")
    assert s.in_play(0) == ["Sycophant"]
    assert s.favors(0) == 0


def test_rule_fresh_favors_usable__guildmaster_pays_for_band_of_nomads():
    """A Favor that Guildmaster gives for a gain can be spent on that same gain."""
    s = table("Band of Nomads", "Guildmaster", favors=0)
    lay(s, hand=["Guildmaster"])
    s.play("Guildmaster")
    s.coins = 3
    s.answer(YES, "+1 Buy")
    s.buy("Silver")
    assert s.buys == 1
    assert s.favors(0) == 0


def test_rule_fresh_favors_usable__a_liaison_pays_for_circle_of_witches():
    """Two Favors and the one from Underling make three."""
    s = table("Circle of Witches", "Underling", favors=2)
    lay(s, hand=["Underling"])
    s.answer(YES)
    s.play("Underling")
    assert s.discard(1) == ["Curse"]
    assert s.favors(0) == 0


def test_rule_fresh_favors_usable__a_shuffle_comes_before_the_favors_of_its_card():
    """Underling shuffles while it draws; the Favor it gives afterwards is too late for that."""
    s = table("Order of Astrologers", "Underling", favors=0)
    lay(s, hand=["Underling"], discard=["Gold", "Copper"])
    s.play("Underling")
    assert s.asked == []
    assert s.favors(0) == 1


def test_rule_start_of_turn_order__the_player_orders_duration_and_ally():
    """A Caravan's card may be drawn before or after Gang of Pickpockets is dealt with."""
    for first, size in (("Gang of Pickpockets", 5), ("Caravan", 4)):
        s = table("Gang of Pickpockets", "Caravan", favors=0)
        lay(s, hand=["Caravan"], deck=["Copper"] * 9)
        s.play("Caravan")
        s.end_turn()
        s.put(0, hand=["Copper"] * 4)
        s.answer(first)
        s.end_turn()
        assert s.turn_player == 0
        assert len(s.hand(0)) == size


def test_rule_start_of_turn_order__an_extra_turn_is_a_turn():
    """Start-of-turn Allies are offered at the start of an extra turn too."""
    s = table("Mountain Folk", "Odysseys", favors=5)
    lay(s, hand=["Voyage"], deck=["Copper"] * 9)
    s.play("Voyage")
    s.answer(YES)
    s.end_turn()
    assert (s.turn_player, s.is_extra_turn) == (0, True)
    assert len(s.hand(0)) == 8
    assert s.favors(0) == 0


def test_rule_start_of_turn_order__a_declined_ally_cannot_be_resumed():
    """Cave Dwellers that were declined are not offered again after a Caravan's card."""
    s = table("Cave Dwellers", "Caravan", favors=2)
    lay(s, hand=["Caravan"], deck=["Copper"] * 9)
    s.put(1, favors=0)
    s.play("Caravan")
    s.end_turn()
    s.answer("Cave Dwellers", NO)
    s.end_turn()
    assert kinds(s) == ["trigger", "spend"]
    assert len(s.hand(0)) == 6


def test_rule_play_without_action__a_play_by_an_effect_uses_no_action():
    """City-state plays a gained Village in the Buy phase; its Actions are of no use there."""
    s = table("City-state", "Village", "Smithy", favors=2)
    lay(s, hand=["Smithy"], deck=["Copper"])
    s.coins, s.actions = 3, 0
    s.answer(YES)
    s.buy("Village")
    assert s.in_play(0) == ["Village"]
    assert s.actions == 2
    with pytest.raises(ValueError, match="cannot be played"):
        s.play("Smithy")


# ---------------------------------------------------------------- extra and skipped turns
def turns(s: Scenario, n: int) -> list[tuple[int, bool]]:
    """The next n turns: whose they are, and whether they are extra turns."""
    found = []
    for _ in range(n):
        s.end_turn()
        found.append((s.turn_player, s.is_extra_turn))
    return found


def test_rule_extra_and_skipped_turns__voyage_then_neither_voyage_nor_island_folk():
    """On a Voyage turn neither Voyage nor Island Folk gives another turn."""
    s = table("Island Folk", "Odysseys", favors=0)
    lay(s, hand=["Voyage"], deck=["Voyage"] * 2 + ["Copper"] * 9)
    s.play("Voyage")
    assert turns(s, 1) == [(0, True)]
    s.put(0, favors=10)
    s.play("Voyage")
    assert turns(s, 1) == [(1, False)]
    assert s.favors(0) == 10


def test_rule_extra_and_skipped_turns__voyage_and_island_folk_on_one_turn():
    """Both extra turns are taken, and only the Voyage turn is limited to three plays."""
    s = table("Island Folk", "Odysseys", favors=5)
    lay(s, hand=["Voyage"], deck=["Copper"] * 20)
    s.play("Voyage")
    s.answer(YES, "Island Folk")
    assert turns(s, 1) == [(0, True)]
    for _ in range(4):
        s.play("Copper")
    assert s.coins == 4
    s.put(0, favors=10)
    assert turns(s, 1) == [(0, True)]
    for _ in range(3):
        s.play("Copper")
    with pytest.raises(ValueError, match="cannot play Copper"):
        s.play("Copper")
    assert turns(s, 1) == [(1, False)]
    assert not s.unanswered


@pytest.mark.parametrize(
    ("first", "after"),
    [
        ("Outpost", [(0, True), (0, True), (1, False)]),
        ("Voyage", [(0, True), (1, False), (0, False)]),
    ],
)
def test_rule_extra_and_skipped_turns__outpost_must_come_before_voyage(first, after):
    """Outpost's turn may not be the third in a row: it happens only if it comes first."""
    s = table("League of Bankers", "Odysseys", "Outpost")
    lay(s, hand=["Voyage", "Outpost"], deck=["Copper"] * 20)
    s.play("Voyage")
    s.play("Outpost")
    s.answer(first)
    assert turns(s, 3) == after


@pytest.mark.parametrize(
    ("voyages", "after"), [(1, [(1, False), (0, False)]), (2, [(0, True), (1, False)])]
)
def test_rule_extra_and_skipped_turns__lich_skips_the_first_turn_due(voyages, after):
    """With Voyage and Lich the Voyage turn is skipped; of two Voyage turns only the first."""
    s = table("League of Bankers", "Odysseys")
    lay(s, hand=["Voyage"] * voyages + ["Lich"])
    for _ in range(voyages):
        s.play("Voyage")
    s.play("Lich")
    assert turns(s, 2) == after


def test_rule_extra_and_skipped_turns__an_outpost_turn_that_fails_is_not_the_skipped_one():
    """Lich skips a turn that would really be taken, not Outpost's third turn in a row."""
    s = table("League of Bankers", "Odysseys", "Outpost")
    lay(s, hand=["Voyage", "Outpost"], deck=["Lich"] + ["Copper"] * 20)
    s.play("Voyage")
    s.play("Outpost")
    s.answer("Voyage")
    assert turns(s, 1) == [(0, True)]
    s.play("Lich")
    assert turns(s, 2) == [(1, False), (1, False)]


def test_rule_extra_and_skipped_turns__the_first_turn_of_the_game_has_no_turn_before_it():
    """On the very first turn the previous turn was nobody's: Voyage gives its turn."""
    s = table("League of Bankers", "Odysseys")
    lay(s, hand=["Voyage"])
    s.play("Voyage")
    assert turns(s, 1) == [(0, True)]


def test_rule_extra_and_skipped_turns__extra_turns_do_not_count_for_the_tie_break():
    """With equal points, an extra turn does not make a player lose the tie."""
    s = table("Island Folk", favors=5)
    s.answer(YES)
    assert turns(s, 2) == [(0, True), (1, False)]
    assert (s.turns(0), s.turns(1)) == (1, 1)
    assert s.winners == [0, 1]


def test_rule_extra_and_skipped_turns__durations_act_at_the_start_of_an_extra_turn():
    """An extra turn is the next turn: a Caravan draws its card there."""
    s = table("League of Bankers", "Odysseys", "Caravan")
    lay(s, hand=["Voyage", "Caravan"], deck=["Copper"] * 20)
    s.play("Voyage")
    s.play("Caravan")
    s.put(0, hand=[])
    assert turns(s, 1) == [(0, True)]
    assert len(s.hand(0)) == 6


def test_rule_extra_and_skipped_turns__the_player_picks_which_turn_is_next_and_so_skipped():
    """Voyage, Island Folk and Lich: the extra turn chosen to come first is the one skipped."""
    s = table("Island Folk", "Odysseys", favors=5)
    lay(s, hand=["Voyage", "Lich"], deck=["Copper"] * 20)
    s.play("Voyage")
    s.play("Lich")
    s.answer(YES, "Voyage")
    assert turns(s, 1) == [(0, True)]
    for _ in range(5):
        s.play("Copper")
    assert s.coins == 5
    assert turns(s, 1) == [(1, False)]


def test_rule_start_of_turn_order__every_buy_phase_has_its_start():
    """After Launch there is a second Buy phase: Bankers pay again, the Cult may trash again."""
    s = table("League of Bankers", favors=4, events=["Launch"])
    s.end_action_phase()
    assert s.coins == 1
    s.coins = 3
    s.buy_event("Launch")
    s.end_action_phase()
    assert s.coins == 1
    s = table("Peaceful Cult", favors=2, events=["Launch"])
    lay(s, hand=["Estate", "Curse"])
    s.answer(1, "Curse")
    s.end_action_phase()
    s.coins = 3
    s.buy_event("Launch")
    s.answer(1)
    s.end_action_phase()
    assert sorted(s.trash) == ["Curse", "Estate"]
    assert s.favors(0) == 0


# ---------------------------------------------------------------- shuffling
def test_rule_shuffle_window__the_rest_of_the_deck_is_seen_before_deciding():
    """Two cards are left and five are to be drawn: these two are taken, then Favors are decided."""
    s = table("Order of Astrologers", favors=1)
    lay(s, deck=["Silver", "Silver"], discard=["Gold"] + ["Copper"] * 5)
    s.answer(1, "Gold")
    s.end_turn()
    assert s.hand(0).count("Silver") == 2
    assert s.hand(0).count("Gold") == 1
    assert len(s.hand(0)) == 5


def test_rule_shuffle_window__one_need_for_cards_is_one_shuffle():
    """Cards kept out of the shuffle stay there, even if the draw wanted more cards."""
    s = table("Order of Masons", favors=1)
    lay(s, discard=["Copper"] * 3 + ["Estate"] * 2)
    s.answer(1, ["Estate", "Estate"])
    s.end_turn()
    assert s.hand(0) == ["Copper"] * 3
    assert s.discard(0) == ["Estate"] * 2


# ---------------------------------------------------------------- Architects' Guild
def test_architects_guild__the_card_it_gains_sets_it_off_again():
    """Province brings Gold for two Favors, and that Gold a Laboratory for two more."""
    s = table("Architects' Guild", "Laboratory", favors=4)
    s.coins = 8
    s.answer(YES, "Gold", YES, "Laboratory")
    s.buy("Province")
    assert s.discard(0) == ["Province", "Gold", "Laboratory"]
    assert s.favors(0) == 0


def test_architects_guild__once_for_each_gain():
    """With plenty of Favors one gain is paid for once; only the new gain asks again."""
    s = table("Architects' Guild", favors=10)
    s.coins = 8
    s.answer(YES, "Gold", NO)
    s.buy("Province")
    assert spending(s) == [(1, YES), (1, NO)]
    assert s.favors(0) == 8


def test_architects_guild__no_victory_cards_and_nothing_as_dear():
    """The second card is cheaper and no Victory card, not even a mixed one."""
    s = table("Architects' Guild", "Forts", "Festival", favors=2)
    s.set_supply("Forts", ["Stronghold"])
    s.coins = 8
    s.answer(YES, "Gold")
    s.buy("Province")
    assert s.asked[1].candidates == ["Copper", "Silver", "Gold", "Curse", "Student", "Festival"]


def test_architects_guild__is_optional_and_wants_two_favors():
    """It may be declined, and a single Favor is not enough."""
    s = table("Architects' Guild", favors=2)
    s.coins, s.buys = 6, 2
    s.answer(NO)
    s.buy("Silver")
    assert s.favors(0) == 2
    s.put(0, favors=1)
    s.buy("Silver")
    assert len(s.asked) == 1


def test_architects_guild__compares_with_the_cost_when_the_second_card_is_gained():
    """Gondola plays a Highway as it is gained: it costs $3 by then, so a $3 Smithy is too dear."""
    s = table("Architects' Guild", "Gondola", "Highway", "Smithy", favors=2)
    lay(s, hand=["Highway"], deck=["Estate"])
    s.coins = 4
    s.answer("Gondola", "Highway", YES, "Silver")
    s.buy("Gondola")
    assert (s.cost("Gondola"), s.cost("Smithy"), s.cost("Silver")) == (3, 3, 2)
    assert s.asked[-1].candidates == ["Copper", "Silver", "Curse", "Student"]
    assert s.discard(0) == ["Gondola", "Silver"]


def test_architects_guild__works_on_other_players_turns():
    """A card gained on another player's turn can be followed by a cheaper one."""
    s = table("Architects' Guild", "Barbarian", favors=0)
    lay(s, hand=["Barbarian"])
    lay(s, 1, deck=["Gold"], favors=2)
    s.answer("Silver", YES, "Copper")
    s.play("Barbarian")
    assert {asked.player for asked in s.asked} == {1}
    assert s.discard(1) == ["Silver", "Copper"]
    assert s.favors(1) == 0


def test_architects_guild__nothing_is_cheaper_than_a_copper():
    """If there is no cheaper card, no Favors are asked for."""
    s = table("Architects' Guild", favors=5)
    s.buy("Copper")
    assert s.asked == []


# ---------------------------------------------------------------- Band of Nomads
@pytest.mark.parametrize(
    ("option", "cards", "actions", "buys"),
    [("+1 Card", 1, 1, 0), ("+1 Action", 0, 2, 0), ("+1 Buy", 0, 1, 1)],
)
def test_band_of_nomads__one_favor_gives_one_of_three(option, cards, actions, buys):
    """One Favor for a gain gives exactly one of the three rewards."""
    s = table("Band of Nomads", favors=5)
    lay(s, deck=["Gold"])
    s.coins = 3
    s.answer(YES, option)
    s.buy("Silver")
    assert (len(s.hand(0)), s.actions, s.buys) == (cards, actions, buys)
    assert s.favors(0) == 4
    assert kinds(s) == ["spend", "option"]


def test_band_of_nomads__only_for_cards_that_cost_three_or_more():
    """A gained Estate sets nothing off."""
    s = table("Band of Nomads", favors=5)
    s.coins = 2
    s.buy("Estate")
    assert s.asked == []


@pytest.mark.parametrize(("card", "offered"), [("Silver", False), ("Smithy", True)])
def test_band_of_nomads__the_cost_at_the_moment_of_gaining_counts(card, offered):
    """With Highway in effect a Silver costs $2 and a Smithy $3."""
    s = table("Band of Nomads", "Highway", "Smithy", favors=5)
    lay(s, hand=["Highway"], deck=["Estate"])
    s.play("Highway")
    s.coins = 4
    s.answer(NO)
    s.buy(card)
    assert bool(s.asked) == offered


def test_band_of_nomads__may_be_declined_and_needs_a_favor():
    """Spending is optional, and without Favors nothing is offered."""
    s = table("Band of Nomads", favors=1)
    s.coins, s.buys = 9, 3
    s.answer(NO)
    s.buy("Silver")
    assert (s.favors(0), s.buys) == (1, 2)
    s.put(0, favors=0)
    s.buy("Silver")
    assert len(s.asked) == 1


def test_band_of_nomads__elder_does_not_add_an_option():
    """Its rewards are no list of an Action that Elder plays: still one of three."""
    s = table("Band of Nomads", "Townsfolk", "Workshop", favors=1)
    lay(s, hand=["Elder", "Workshop"])
    s.answer("Workshop", "Silver", YES, "+1 Action")
    s.play("Elder")
    assert s.asked[-1].max == 1
    assert s.actions == 1


def test_band_of_nomads__a_card_on_another_players_turn():
    """On another player's turn the card is drawn; Actions and Buys would be of no use."""
    s = table("Band of Nomads", "Barbarian", favors=0)
    lay(s, hand=["Barbarian"])
    lay(s, 1, deck=["Gold", "Estate"], favors=1)
    s.answer("Silver", YES, "+1 Card")
    s.play("Barbarian")
    assert s.hand(1) == ["Estate"]
    assert (s.actions, s.buys) == (0, 1)


# ---------------------------------------------------------------- Cave Dwellers
def test_cave_dwellers__three_favors_are_three_complete_rounds():
    """Each Favor is a discard followed by a draw, done before the next Favor is decided."""
    s = my_turn("Cave Dwellers", favors=3, hand=["Estate", "Estate", "Copper"],
                deck=["Silver", "Gold", "Duchy", "Province"],
                answers=[1, "Estate", 1, "Estate", 1, "Copper"])
    assert kinds(s) == ["spend", "discard"] * 3
    assert s.asked[3].candidates == ["Copper", "Silver", "Estate"]
    assert s.hand(0) == ["Silver", "Gold", "Duchy"]
    assert s.favors(0) == 0


def test_cave_dwellers__one_draws_without_a_discard_too():
    """With an empty hand there is nothing to discard, but a card is drawn."""
    s = my_turn("Cave Dwellers", favors=1, deck=["Gold"], answers=[1])
    assert s.hand(0) == ["Gold"]
    assert s.favors(0) == 0


def test_cave_dwellers__may_be_declined_and_then_it_is_over():
    """Once declined it is not offered again in this start of the turn."""
    s = my_turn("Cave Dwellers", favors=3, hand=["Estate", "Gold"], deck=["Silver"], answers=[NO])
    assert kinds(s) == ["spend"]
    assert s.favors(0) == 3


def test_cave_dwellers__not_without_favors_and_not_on_other_turns():
    """Without Favors nothing is offered, and only the player whose turn starts is asked."""
    s = table("Cave Dwellers", favors=1)
    s.put(1, favors=0)
    s.end_turn()
    assert s.turn_player == 1
    assert s.asked == []


# ---------------------------------------------------------------- Circle of Witches
def test_circle_of_witches__after_the_liaison_is_completely_resolved():
    """The Student trashes first, its Favor counts, then everybody else is cursed."""
    s = table("Circle of Witches", favors=2, players=3)
    lay(s, hand=["Student", "Copper"])
    s.answer(False, YES)
    s.play("Student")
    assert s.trash == ["Copper"]
    assert kinds(s) == ["may", "spend"]
    assert (s.discard(0), s.discard(1), s.discard(2)) == ([], ["Curse"], ["Curse"])
    assert s.favors(0) == 0


def test_circle_of_witches__once_for_each_play():
    """Nine Favors and one play: still one Curse for each other player."""
    s = table("Circle of Witches", favors=9)
    lay(s, hand=["Student", "Estate"])
    s.answer(False, YES)
    s.play("Student")
    assert spending(s) == [(1, YES)]
    assert s.discard(1) == ["Curse"]
    assert s.favors(0) == 6


def test_circle_of_witches__throne_room_sets_it_off_twice():
    """A Liaison played twice is a Liaison played each time."""
    s = table("Circle of Witches", "Throne Room", favors=6)
    lay(s, hand=["Throne Room", "Student", "Estate", "Estate"])
    s.answer("Student", False, YES, False, YES)
    s.play("Throne Room")
    assert s.discard(1) == ["Curse", "Curse"]
    assert s.favors(0) == 0


def test_circle_of_witches__only_for_liaisons_optional_and_for_three():
    """Other cards do not set it off, two Favors do not pay it, and it may be declined."""
    s = table("Circle of Witches", "Village", favors=9)
    lay(s, hand=["Village", "Student", "Student", "Estate", "Estate"])
    s.play("Village")
    assert s.asked == []
    s.answer(False, "Estate", NO)
    s.play("Student")
    assert s.discard(1) == []
    s.put(0, favors=2)
    s.answer(False)
    s.play("Student")
    assert s.discard(1) == []
    assert not s.unanswered


# ---------------------------------------------------------------- City-state
def test_city_state__plays_a_bought_action():
    """A bought Action is played out of the discard pile for two Favors."""
    s = table("City-state", "Smithy", favors=3)
    lay(s, deck=["Gold"] * 3)
    s.coins = 4
    s.answer(YES)
    s.buy("Smithy")
    assert s.in_play(0) == ["Smithy"]
    assert s.discard(0) == []
    assert s.hand(0) == ["Gold"] * 3
    assert s.favors(0) == 1


@pytest.mark.parametrize("bought", [True, False])
def test_city_state__treasures_drawn_can_be_played_only_before_the_first_buy(bought):
    """A gain before the first buy leaves the drawn Treasures playable; after a buy they are not."""
    s = table("City-state", "Smithy", "Workshop", favors=2)
    lay(s, hand=["Workshop"], deck=["Gold"] * 3)
    if bought:
        s.coins = 4
        s.answer(YES)
        s.buy("Smithy")
        with pytest.raises(ValueError, match="no Treasures after a buy"):
            s.play("Gold")
    else:
        s.answer("Smithy", YES)
        s.play("Workshop")
        s.play("Gold")
        assert s.coins == 3


def test_city_state__the_card_must_be_where_it_was_gained_to():
    """A gained card that something has moved on cannot be played."""
    s = table("City-state", "Trader", "Smithy", favors=2)
    lay(s, hand=["Trader"])
    s.coins = 4
    s.answer("Trader", True)
    s.buy("Smithy")
    assert "spend" not in kinds(s)
    assert s.discard(0) == ["Silver"]
    assert s.favors(0) == 2


def test_city_state__a_covered_card_can_be_played():
    """Other cards above it in the discard pile do not matter."""
    s = table("City-state", "Border Village", favors=2)
    lay(s, deck=["Gold"])
    s.coins = 6
    s.answer("Border Village", "Student", NO, YES)
    s.buy("Border Village")
    assert s.in_play(0) == ["Border Village"]
    assert s.discard(0) == ["Student"]


def test_city_state__only_during_ones_own_turn():
    """An Action gained on another player's turn cannot be played."""
    s = table("City-state", "Barbarian", "Village", "Smithy", favors=0)
    lay(s, hand=["Barbarian"])
    lay(s, 1, deck=["Smithy"], favors=2)
    s.answer("Village")
    s.play("Barbarian")
    assert s.discard(1) == ["Village"]
    assert s.favors(1) == 2


def test_city_state__only_actions_optional_and_for_two_favors():
    """Treasures are not played, one Favor is too few, and it may be declined."""
    s = table("City-state", "Village", favors=5)
    s.coins, s.buys = 9, 3
    s.buy("Silver")
    assert s.asked == []
    s.answer(NO)
    s.buy("Village")
    assert s.discard(0) == ["Silver", "Village"]
    s.put(0, favors=1)
    s.buy("Village")
    assert len(s.asked) == 1


def test_city_state__once_per_gain_and_a_normal_play_for_others():
    """An Attack played this way can be reacted to, and the gain offers one play only."""
    s = table("City-state", "Witch", "Moat", favors=9)
    lay(s, 1, hand=["Moat"])
    s.coins = 5
    s.answer(YES, True)
    s.buy("Witch")
    assert [(asked.player, asked.kind) for asked in s.asked] == [(0, "spend"), (1, "may")]
    assert s.discard(1) == []
    assert s.favors(0) == 7


def test_city_state__a_duration_played_this_way_stays():
    """A Caravan played as it is gained stays in play for its card of the next turn."""
    s = table("City-state", "Caravan", favors=2)
    lay(s, deck=["Copper"] * 12)
    s.coins = 4
    s.answer(YES)
    s.buy("Caravan")
    s.end_turn()
    assert s.in_play(0) == ["Caravan"]
    s.end_turn()
    assert len(s.hand(0)) == 6


def test_city_state__guildmaster_gets_a_favor_for_its_own_gain():
    """Played while its gain is being resolved, Guildmaster sees that gain."""
    s = table("City-state", "Guildmaster", favors=2)
    s.coins = 5
    s.answer(YES)
    s.buy("Guildmaster")
    assert s.coins == 3
    assert s.favors(0) == 1


@pytest.mark.parametrize("to_hand", [True, False])
def test_city_state__warlord_stops_only_a_card_gained_to_hand(to_hand):
    """A third copy gained to the discard pile can be played, one gained to hand cannot."""
    s = table("City-state", "Clashes", "Village", "Artisan", "Workshop", favors=0)
    lay(s, hand=["Warlord"])
    s.play("Warlord")
    s.end_turn()
    card = "Artisan" if to_hand else "Workshop"
    lay(s, 1, hand=[card, "Copper"], deck=["Estate"] * 3, in_play=["Village", "Village"], favors=2)
    if to_hand:
        s.answer("Village", "Copper")
    else:
        s.answer("Village", YES)
    s.play(card)
    assert s.in_play(1).count("Village") == (2 if to_hand else 3)
    assert not s.unanswered


def test_city_state__on_a_voyage_turn_a_card_gained_to_the_discard_pile_does_not_count():
    """Playing from the discard pile does not use up one of the three plays of a Voyage turn."""
    s = table("City-state", "Odysseys", "Village", favors=0)
    lay(s, hand=["Voyage"])
    s.play("Voyage")
    s.end_turn()
    lay(s, hand=["Copper"] * 4, favors=2)
    s.coins, s.buys = 3, 2
    for _ in range(3):
        s.play("Copper")
    s.answer(YES)
    s.buy("Village")
    assert s.in_play(0).count("Village") == 1


def test_city_state__on_a_voyage_turn_a_card_gained_to_hand_is_a_play_from_hand():
    """Artisan and the Village it gained to hand are two plays: one more card, not two."""
    s = table("City-state", "Odysseys", "Village", "Artisan", favors=0)
    lay(s, hand=["Voyage"])
    s.play("Voyage")
    s.end_turn()
    lay(s, hand=["Artisan"] + ["Copper"] * 3, deck=["Estate"] * 2, favors=2)
    s.answer("Village", YES, "Estate")
    s.play("Artisan")
    assert s.in_play(0).count("Village") == 1
    s.play("Copper")
    with pytest.raises(ValueError, match="cannot play Copper"):
        s.play("Copper")


# ---------------------------------------------------------------- Coastal Haven
def test_coastal_haven__two_favors_keep_two_cards():
    """Copper and Silver are kept, the rest is discarded, five cards are drawn: seven in hand."""
    s = table("Coastal Haven", favors=3)
    lay(s, hand=["Copper", "Silver", "Estate"], deck=["Gold"] * 5, in_play=["Student"])
    s.answer(2, ["Copper", "Silver"])
    s.end_turn()
    assert s.hand(0) == ["Copper", "Silver"] + ["Gold"] * 5
    assert sorted(s.discard(0)) == ["Estate", "Student"]
    assert s.favors(0) == 1
    assert s.set_aside(0) == []


def test_coastal_haven__kept_cards_do_not_count_against_outposts_three():
    """With Outpost three cards are drawn beside the kept ones."""
    s = table("Coastal Haven", "Outpost", favors=1)
    lay(s, hand=["Outpost", "Silver", "Estate"], deck=["Gold"] * 5)
    s.play("Outpost")
    s.answer(1, "Silver")
    s.end_turn()
    assert s.hand(0) == ["Silver"] + ["Gold"] * 3


def test_coastal_haven__no_more_favors_than_cards_in_hand():
    """At most one Favor for each card of the hand, and none with an empty hand."""
    s = table("Coastal Haven", favors=9)
    lay(s, hand=["Silver", "Estate"], deck=["Gold"] * 5)
    s.answer(2)
    s.end_turn()
    assert s.asked[0].max == 2
    assert s.hand(0) == ["Silver"] + ["Gold"] * 5 + ["Estate"]
    assert s.favors(0) == 7


def test_coastal_haven__optional_and_once():
    """Nothing need be kept, and it is asked only once."""
    s = table("Coastal Haven", favors=4)
    lay(s, hand=["Silver", "Estate"], deck=["Gold"] * 5)
    s.answer(NO)
    s.end_turn()
    assert spending(s) == [(2, NO)]
    assert s.hand(0) == ["Gold"] * 5


def test_coastal_haven__only_for_the_discard_of_clean_up():
    """Another effect that discards the hand (Tactician) gives nobody the chance to keep cards."""
    s = table("Coastal Haven", "Tactician", favors=4)
    lay(s, hand=["Tactician", "Gold"], deck=["Copper"] * 5)
    s.play("Tactician")
    s.end_turn()
    assert s.asked == []
    assert s.discard(0) == ["Gold"]


def test_coastal_haven__kept_cards_never_touch_the_discard_pile():
    """The kept Gold is not discarded: the shuffle for the new hand does not see it."""
    s = table("Coastal Haven", favors=1)
    lay(s, hand=["Gold", "Estate", "Estate"])
    s.answer(1, "Gold")
    s.end_turn()
    assert s.hand(0) == ["Gold", "Estate", "Estate"]
    assert s.shuffles(0) == 1


def test_coastal_haven__not_without_favors():
    """Without Favors the whole hand is discarded as ever."""
    s = table("Coastal Haven", favors=0)
    lay(s, hand=["Silver"], deck=["Gold"] * 5)
    s.end_turn()
    assert s.asked == []
    assert s.discard(0) == ["Silver"]


# ---------------------------------------------------------------- Crafters' Guild
def test_crafters_guild__gains_onto_the_deck():
    """A card for up to $4 is gained directly onto the deck."""
    s = my_turn("Crafters' Guild", "Smithy", "Laboratory", favors=2, deck=["Copper"],
                answers=[YES, "Smithy"])
    assert s.deck(0) == ["Smithy", "Copper"]
    assert s.discard(0) == []
    assert "Laboratory" not in s.asked[1].candidates
    assert s.favors(0) == 0


def test_crafters_guild__once_per_turn_start():
    """Four Favors pay for one card only."""
    s = my_turn("Crafters' Guild", favors=4, answers=[YES, "Silver"])
    assert spending(s) == [(1, YES)]
    assert s.favors(0) == 2


@pytest.mark.parametrize(("favors", "offered"), [(1, 0), (2, 1)])
def test_crafters_guild__optional_and_for_two_favors(favors, offered):
    """One Favor is too few, and two may be kept."""
    s = my_turn("Crafters' Guild", favors=favors, answers=[NO] * offered)
    assert len(s.asked) == offered
    assert s.deck(0) == []
