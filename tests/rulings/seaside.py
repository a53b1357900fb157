"""Rulings of Seaside: each test sets a table, plays, and looks at the outcome."""

import pytest

from simcore import Scenario

T_REVEAL, T_LOOK = 10, 11  # codes of the event trace: shown to all, seen by one player


def table(*kingdom, players=2, **options):
    """A table where everybody has only what a test puts there."""
    s = Scenario(list(kingdom), players=players, **options)
    for player in range(players):
        s.put(player, hand=[], deck=[], discard=[])
    return s


def come_round(s, players=2):
    """To the same player's next turn."""
    for _ in range(players):
        s.end_turn()


def bag(*names):
    return sorted(names)


def shown(s, code):
    """The cards that were revealed (or looked at) so far."""
    return [s._table.names[row[2]] for row in s._table.trace() if row[0] == code]


def gains(s, player):
    """The cards a player has gained so far, in order."""
    return [s._table.names[row[2]] for row in s._table.trace() if row[0] == 4 and row[1] == player]


# ---------------------------------------------------------------- rules of the expansion


def test_rule_durations__caravan_lies_in_play_for_two_turns():
    """A Duration stays out for a second turn, acts at its start and is discarded at its end."""
    s = table("Caravan")
    s.put(0, hand=["Caravan"], deck=["Copper"] * 12)
    s.play("Caravan")
    assert (s.hand(0), s.actions) == (["Copper"], 1)
    s.end_turn()
    assert s.in_play(0) == ["Caravan"]
    s.end_turn()
    assert (len(s.hand(0)), s.actions) == (6, 1)
    s.end_turn()
    assert s.in_play(0) == []
    assert "Caravan" in s.discard(0)


def test_rule_durations__is_discarded_before_the_new_hand_is_drawn():
    """A Duration that leaves play in Clean-up can be shuffled into the hand drawn right then."""
    s = table("Merchant Ship")
    s.put(0, hand=["Merchant Ship"])
    s.play("Merchant Ship")
    come_round(s)
    s.end_turn()
    assert s.hand(0) == ["Merchant Ship"]


def test_rule_durations__two_caravans_give_an_effect_every_turn():
    """One Caravan is out for two turns; with two of them every turn begins with a sixth card."""
    s = table("Caravan")
    for _ in range(3):
        s.put(0, hand=["Caravan"], deck=["Copper"] * 12)
        s.play("Caravan")
        come_round(s)
        assert len(s.hand(0)) == 6


def test_rule_duration_modifier_stays__throne_room_on_merchant_ship():
    """Throne Room stays with the Merchant Ship it doubled: $4 now, $4 next turn; then both go."""
    s = table("Throne Room", "Merchant Ship")
    s.put(0, hand=["Throne Room", "Merchant Ship"])
    s.answer("Merchant Ship")
    s.play("Throne Room")
    assert s.coins == 4
    s.end_turn()
    assert sorted(s.in_play(0)) == bag("Merchant Ship", "Throne Room")
    s.end_turn()
    assert s.coins == 4
    s.put(0, deck=["Copper"] * 5)
    s.end_turn()
    assert s.in_play(0) == []
    assert sorted(s.discard(0)) == bag("Merchant Ship", "Throne Room")


def test_rule_duration_modifier_stays__a_throne_room_on_a_throne_room_does_not():
    """Only the Throne Rooms that doubled a Duration stay; the one that doubled those leaves."""
    s = table("Throne Room", "Merchant Ship", "Caravan")
    s.put(0, hand=["Throne Room", "Throne Room", "Merchant Ship", "Caravan"], deck=["Estate"] * 9)
    s.answer("Throne Room", "Merchant Ship", "Caravan")
    s.play("Throne Room")
    s.end_turn()
    assert sorted(s.in_play(0)) == bag("Caravan", "Merchant Ship", "Throne Room")
    s.answer("Merchant Ship", "Merchant Ship")
    s.end_turn()
    assert (s.coins, len(s.hand(0))) == (4, 7)


@pytest.mark.parametrize("first, hand_size", [("Haven", 11), ("Tactician", 11)])
def test_rule_duration_order__haven_and_tactician_in_either_order(first, hand_size):
    """The owner chooses which of two start-of-turn effects comes first."""
    s = table("Haven", "Tactician")
    s.put(0, hand=["Haven", "Gold", "Tactician", "Estate"], deck=["Copper"] * 30)
    s.answer("Gold")
    s.play("Haven")
    s.play("Tactician")
    s.answer(first)
    come_round(s)
    trigger = next(asked for asked in s.asked if asked.kind == "trigger")
    assert sorted(trigger.candidates) == ["Haven", "Tactician"]
    assert len(s.hand(0)) == hand_size
    assert "Gold" in s.hand(0)


def test_rule_duration_order__four_tide_pools_before_a_wharf():
    """Four Tide Pools may empty the hand before Wharf draws two cards."""
    s = table("Tide Pools", "Wharf")
    s.put(0, hand=["Tide Pools"] * 4 + ["Wharf"], deck=["Copper"] * 30)
    s.actions = 5
    for _ in range(4):
        s.play("Tide Pools")
    s.play("Wharf")
    s.answer("Tide Pools", "Tide Pools", "Tide Pools", "Tide Pools")
    come_round(s)
    assert s.hand(0) == ["Copper", "Copper"]
    assert not s.unanswered


@pytest.mark.parametrize("card", ["Tactician", "Tactician (1e)", "Haven"])
def test_rule_duration_without_future_effect__leaves_in_the_same_clean_up(card):
    """A Duration that could set up nothing is discarded in the Clean-up of its own turn."""
    s = table(card)
    s.put(0, hand=[card])
    s.play(card)
    s.end_turn()
    assert s.in_play(0) == []
    assert s.hand(0) == [card]


def test_rule_duration_leaves_play_early__what_was_set_up_still_happens():
    """A Merchant Ship and a Lighthouse taken out of play still pay, and Lighthouse protects on."""
    s = table("Merchant Ship", "Lighthouse", "Witch")
    s.put(0, hand=["Lighthouse", "Merchant Ship"])
    s.play("Lighthouse")
    s.play("Merchant Ship")
    s.put(0, in_play=[])
    s.end_turn()
    s.put(1, hand=["Witch"])
    s.play("Witch")
    assert s.discard(0) == []
    s.answer("Lighthouse")
    s.end_turn()
    assert s.coins == 3


def test_rule_duration_played_on_other_turn__pirate_waits_for_its_owners_turn():
    """A Pirate played on another's turn acts on its owner's next turn and leaves at its end."""
    s = table("Pirate")
    s.put(1, hand=["Pirate"], deck=["Copper"] * 5)
    s.coins = 3
    s.answer(True)
    s.buy("Silver")
    s.answer("Gold")
    s.end_turn()
    assert s.turn_player == 1
    assert s.hand(1) == ["Gold"]
    s.end_turn()
    assert s.in_play(1) == []
    assert "Pirate" in s.discard(1)


def test_rule_duration_attack_reaction_timing__moat_covers_the_later_part():
    """A Moat shown when Corsair is played saves Silver and Gold on the following turn too."""
    s = table("Corsair", "Moat")
    s.put(0, hand=["Corsair"])
    s.put(1, hand=["Moat", "Silver", "Gold"])
    s.answer(True)
    s.play("Corsair")
    s.end_turn()
    s.play("Silver")
    s.play("Gold")
    assert s.trash == []


def test_rule_duration_attack_reaction_timing__lighthouse_played_later_is_too_late():
    """A Lighthouse played after the Corsair does not save the first Silver."""
    s = table("Corsair", "Lighthouse")
    s.put(0, hand=["Corsair"])
    s.put(1, hand=["Lighthouse", "Silver"])
    s.play("Corsair")
    s.end_turn()
    s.play("Lighthouse")
    s.play("Silver")
    assert s.trash == ["Silver"]


def test_rule_extra_turn__merchant_ship_pays_in_the_extra_turn():
    """What waits for the next turn happens at the start of an Outpost turn."""
    s = table("Outpost", "Merchant Ship")
    s.put(0, hand=["Merchant Ship", "Outpost"], deck=["Estate"] * 9)
    s.actions = 2
    s.play("Merchant Ship")
    s.play("Outpost")
    s.end_turn()
    assert (s.turn_player, s.is_extra_turn, s.coins) == (0, True, 2)


def test_rule_extra_turn__what_lasts_until_the_next_turn_ends_with_it():
    """An extra turn is the owner's next turn: Corsair's threat is over before anyone else plays."""
    s = table("Outpost", "Corsair")
    s.put(0, hand=["Corsair", "Outpost"], deck=["Estate"] * 9)
    s.put(1, hand=["Gold"])
    s.actions = 2
    s.play("Corsair")
    s.play("Outpost")
    s.end_turn()
    assert len(s.hand(0)) == 4
    s.end_turn()
    s.play("Gold")
    assert s.trash == []


def test_rule_tie_break_extra_turns__are_not_counted():
    """With equal points and equal regular turns the win is shared; extra turns do not matter."""
    s = table("Outpost")
    s.put(0, hand=["Outpost"], deck=["Estate"] * 3)
    s.put(1, deck=["Estate"] * 3)
    s.play("Outpost")
    s.end_turn()
    s.end_turn()
    assert (s.turns(0), s.turns(1)) == (1, 1)
    assert s.winners == [0, 1]


def test_rule_mats__cards_on_mats_are_not_shuffled_in():
    """Cards on mats belong to the player but never come into a new deck."""
    s = table("Island", "Native Village", "Smithy")
    s.put(0, hand=["Smithy"], discard=["Copper"],
          mats={"Island": ["Province"], "Native Village": ["Gold"]})
    s.play("Smithy")
    assert s.hand(0) == ["Copper"]
    assert s.mat(0, "Island") == ["Province"]
    assert s.mat(0, "Native Village") == ["Gold"]


def test_rule_mats_scoring__cards_on_mats_count():
    """A Province and an Island on one mat and a Curse on the other: 6 + 2 - 1 points."""
    s = table("Island", "Native Village", "Pirate Ship")
    s.put(0, mats={"Island": ["Province", "Island"], "Native Village": ["Curse"]}, pirate_coins=9)
    assert s.vp(0) == 7


def test_rule_mats_scoring__cards_on_mats_count_for_gardens():
    """Gardens count cards on mats: 20 cards in all make 2 points each."""
    s = table("Island", "Native Village", "Gardens")
    s.put(0, deck=["Gardens"] + ["Copper"] * 9,
          mats={"Island": ["Copper"] * 5, "Native Village": ["Copper"] * 5})
    assert s.vp(0) == 2


def embargoed(*tokens, kingdom=("Embargo",), players=2):
    """A table after Embargoes were played on the named piles."""
    s = table(*kingdom, players=players)
    s.put(0, hand=["Embargo"] * len(tokens))
    s.actions = len(tokens)
    for pile in tokens:
        s.answer(pile)
        s.play("Embargo")
    return s


def test_rule_embargo_tokens__as_many_curses_as_are_left():
    """Three tokens and two Curses left: a Silver comes with two Curses."""
    s = embargoed("Silver", "Silver", "Silver")
    s.set_supply("Curse", 2)
    s.buy("Silver")
    assert sorted(s.discard(0)) == bag("Curse", "Curse", "Silver")


def test_rule_embargo_tokens__a_gain_that_is_not_a_buy_is_free():
    """Explorer takes a Silver from an embargoed pile without a Curse."""
    s = embargoed("Silver", kingdom=("Embargo", "Explorer"))
    s.put(0, hand=["Explorer"])
    s.actions = 1
    s.play("Explorer")
    assert s.hand(0) == ["Silver"]
    assert s.supply["Curse"] == 10


def test_rule_embargo_tokens__every_buy_counts():
    """Two Silvers bought in one turn from a pile with one token: two Curses."""
    s = embargoed("Silver")
    s.coins, s.buys = 6, 2
    s.buy("Silver")
    s.buy("Silver")
    assert sorted(s.discard(0)) == bag("Curse", "Curse", "Silver", "Silver")


def test_rule_pirate_ship_tokens__are_never_spent():
    """With 4 tokens two Pirate Ships of one turn give $8, and the tokens are still there."""
    s = table("Pirate Ship")
    s.put(0, hand=["Pirate Ship"] * 2, pirate_coins=4)
    s.actions = 2
    s.answer("coins", "coins")
    s.play("Pirate Ship")
    s.play("Pirate Ship")
    assert (s.coins, s.pirate_coins(0)) == (8, 4)


@pytest.mark.parametrize("players, islands", [(2, 8), (3, 12), (4, 12), (6, 12)])
def test_rule_pile_sizes__islands_are_victory_cards(players, islands):
    """Kingdom piles have 10 cards, a Victory pile 8 with two players and 12 with more."""
    s = table("Island", "Wharf", players=players)
    assert (s.supply["Island"], s.supply["Wharf"]) == (islands, 10)


def test_rule_combined_types__buying_an_island_holds_treasury_back():
    """An Island is a Victory card too: buying it keeps Treasury (1e) from returning to the deck."""
    s = table("Treasury (1e)", "Island")
    s.put(0, hand=["Treasury (1e)"])
    s.play("Treasury (1e)")
    s.coins = 4
    s.buy("Island")
    s.end_turn()
    assert sorted(s.hand(0)) == bag("Island", "Treasury (1e)")
    assert [asked for asked in s.asked if asked.kind == "may"] == []


def test_rule_choose_one__impossible_options_may_be_chosen():
    """Taking an empty mat, setting aside from nothing and $0 of no tokens are legal choices."""
    s = table("Native Village", "Pirate Ship")
    s.put(0, hand=["Native Village", "Native Village", "Pirate Ship"])
    s.answer("take_all_from_mat", "set_aside_top", "coins")
    s.play("Native Village")
    s.play("Native Village")
    s.play("Pirate Ship")
    assert (s.hand(0), s.mat(0, "Native Village"), s.coins) == ([], [], 0)
    assert not s.unanswered


@pytest.mark.parametrize("card, answers, seen", [
    ("Lookout", ["Copper", "Silver"], ["Copper", "Silver", "Gold"]),
    ("Navigator", ["discard_all"], ["Copper", "Silver", "Gold", "Estate", "Duchy"]),
    ("Pearl Diver", [False], ["Duchy"]),
])
def test_rule_look_at__is_private(card, answers, seen):
    """Lookout, Navigator and Pearl Diver show their cards to nobody else."""
    s = table(card)
    s.put(0, hand=[card], deck=["Copper", "Silver", "Gold", "Estate", "Duchy"])
    s.answer(*answers)
    s.play(card)
    assert (shown(s, T_LOOK), shown(s, T_REVEAL)) == (seen, [])


@pytest.mark.parametrize("card, answers, revealed", [
    ("Pirate Ship", ["attack", "Silver"], ["Gold", "Silver"]),
    ("Sea Chart", [], ["Silver"]),
    ("Ambassador", [0], ["Estate"]),
])
def test_rule_look_at__revealing_is_public(card, answers, revealed):
    """Pirate Ship, Sea Chart and Ambassador show what they touch to all players."""
    s = table(card)
    s.put(0, hand=[card, "Estate"], deck=["Copper", "Silver"])
    s.put(1, deck=["Gold", "Silver"])
    s.answer(*answers)
    s.play(card)
    assert shown(s, T_REVEAL) == revealed


def test_rule_in_play__embargo_is_gone_and_its_coins_remain():
    """An Embargo that trashed itself is not in play; its $2 stay."""
    s = embargoed("Gold")
    assert (s.in_play(0), s.trash, s.coins) == ([], ["Embargo"], 2)


def test_rule_in_play__a_pirate_played_as_a_reaction_is_in_play():
    """A Reaction that is played lies in play; one that is only shown does not."""
    s = table("Pirate", "Moat", "Witch")
    s.put(0, hand=["Witch"])
    s.put(1, hand=["Pirate", "Moat"])
    s.answer(True)
    s.play("Witch")
    assert s.in_play(1) == []
    s.coins = 3
    s.answer(True)
    s.buy("Silver")
    assert s.in_play(1) == ["Pirate"]


def two_piles_gone(**options):
    """The second round of a game in which Smithies and Villages have run out."""
    s = table("Witch", "Ambassador", "Moat", "Smithy", "Village", "Remodel", **options)
    s.set_supply("Smithy", 0)
    s.set_supply("Village", 0)
    come_round(s)
    return s


@pytest.mark.parametrize("refill_cancels_end", [False, True])
def test_rule_game_end__a_pile_refilled_in_the_same_turn(refill_cancels_end):
    """The last Curse is taken and one put back in the same turn: still the third empty pile,
    unless the kingdom is played with the other reading."""
    s = two_piles_gone(refill_cancels_end=refill_cancels_end)
    s.set_supply("Curse", 1)
    s.put(0, hand=["Witch", "Ambassador", "Curse"])
    s.put(1, hand=["Moat"])
    s.actions = 2
    s.answer(False)
    s.play("Witch")
    assert s.supply["Curse"] == 0
    s.answer(True, 1)
    s.play("Ambassador")
    assert s.supply["Curse"] == 1
    s.end_turn()
    assert s.over is not refill_cancels_end


def test_rule_game_end__refilled_first_and_a_third_pile_later():
    """Curses return to an empty pile, then another one runs out: the first was empty this turn."""
    s = table("Ambassador", "Moat", "Smithy")
    s.set_supply("Smithy", 0)
    s.set_supply("Curse", 0)
    come_round(s)
    s.set_supply("Duchy", 1)
    s.put(0, hand=["Ambassador", "Curse"])
    s.put(1, hand=["Moat"])
    s.answer(True, 1)
    s.play("Ambassador")
    s.coins = 5
    s.buy("Duchy")
    s.end_turn()
    assert s.over


def test_rule_game_end__a_pile_refilled_in_an_earlier_turn_does_not_count():
    """A pile that was filled up a turn ago is not empty any more."""
    s = table("Ambassador", "Moat", "Smithy")
    s.set_supply("Smithy", 0)
    s.set_supply("Curse", 0)
    come_round(s)
    s.put(0, hand=["Ambassador", "Curse"])
    s.put(1, hand=["Moat"])
    s.answer(True, 1)
    s.play("Ambassador")
    s.end_turn()
    assert not s.over
    s.set_supply("Duchy", 1)
    s.coins = 5
    s.buy("Duchy")
    s.end_turn()
    assert not s.over


def test_rule_game_end__comes_before_an_extra_turn():
    """The check comes at the end of the Outpost's own turn; if the game is over, none follows."""
    s = table("Outpost")
    s.set_supply("Province", 1)
    s.put(0, hand=["Outpost"], deck=["Copper"] * 5)
    s.play("Outpost")
    s.coins = 8
    s.buy("Province")
    s.end_turn()
    assert s.over


def test_rule_buy_before_gain__embargo_curses_come_first():
    """The Curses of an embargoed pile are gained before the bought card."""
    s = embargoed("Silver")
    s.coins = 3
    s.buy("Silver")
    assert s.discard(0) == ["Curse", "Silver"]


def test_rule_treasures_before_buys__none_after_the_first_buy():
    """A Treasure that comes to the hand after a buy cannot be played in that turn."""
    s = table("Astrolabe")
    s.put(0, hand=["Astrolabe", "Copper"])
    s.coins = 2
    s.buy("Estate")
    with pytest.raises(ValueError, match="after a buy"):
        s.play("Astrolabe")


def test_rule_short_deck__navigator_shuffles_without_the_cards_looked_at():
    """Two cards in the deck and seven discarded: five are seen, the first two among them."""
    s = table("Navigator")
    s.put(0, hand=["Navigator"], deck=["Gold", "Silver"], discard=["Copper"] * 7)
    s.answer("discard_all")
    s.play("Navigator")
    assert s.discard(0) == ["Gold", "Silver", "Copper", "Copper", "Copper"]
    assert s.deck(0) == ["Copper"] * 4


def test_rule_short_deck__sea_hag_empties_the_deck_before_the_curse_comes():
    """The victim's only card is discarded and the Curse becomes the whole deck."""
    s = table("Sea Hag")
    s.put(0, hand=["Sea Hag"])
    s.put(1, deck=["Gold"])
    s.play("Sea Hag")
    assert (s.deck(1), s.discard(1)) == (["Curse"], ["Gold"])


def test_rule_several_players__the_left_neighbour_comes_first():
    """One Curse left among two victims of Sea Hag: the left neighbour gets it, both discard."""
    s = table("Sea Hag", players=3)
    s.set_supply("Curse", 1)
    s.put(0, hand=["Sea Hag"])
    s.put(1, deck=["Gold"])
    s.put(2, deck=["Silver"])
    s.play("Sea Hag")
    assert (s.deck(1), s.discard(1)) == (["Curse"], ["Gold"])
    assert (s.deck(2), s.discard(2)) == ([], ["Silver"])


def test_rule_simultaneous__the_gainers_own_effects_come_before_monkeys():
    """On the gainer's turn the gainer's Pirate comes first, then two Monkeys draw two cards."""
    s = table("Monkey", "Pirate")
    s.put(0, hand=["Monkey", "Monkey"], deck=["Copper"] * 9)
    s.actions = 2
    s.play("Monkey")
    s.play("Monkey")
    s.end_turn()
    s.put(0, hand=[], deck=["Gold", "Duchy", "Copper"])
    s.put(1, hand=["Pirate"])
    s.coins = 3
    s.answer(True)
    s.buy("Silver")
    assert sorted(s.hand(0)) == ["Duchy", "Gold"]
    drawn = [i for i, row in enumerate(s._table.trace()) if row[0] == 1 and row[1] == 0]
    played = [i for i, row in enumerate(s._table.trace()) if row[0] == 3 and row[1] == 1]
    assert played[-1] < drawn[-2]


def test_rule_lose_track__throne_room_on_island():
    """The second play of an Island cannot find it any more; it still moves another hand card."""
    s = table("Throne Room", "Island")
    s.put(0, hand=["Throne Room", "Island", "Province", "Estate", "Copper"])
    s.answer("Island", "Province", "Estate")
    s.play("Throne Room")
    assert sorted(s.mat(0, "Island")) == bag("Estate", "Island", "Province")
    assert s.hand(0) == ["Copper"]


def test_rule_lose_track__throne_room_on_embargo():
    """The second play of an Embargo cannot trash it again, but places its token all the same."""
    s = table("Throne Room", "Embargo")
    s.put(0, hand=["Throne Room", "Embargo"])
    s.answer("Embargo", "Gold", "Gold")
    s.play("Throne Room")
    assert s.trash == ["Embargo"]
    s.coins = 6
    s.buy("Gold")
    assert sorted(s.discard(0)) == bag("Curse", "Curse", "Gold")


# ---------------------------------------------------------------- Embargo


def test_embargo__must_be_trashed_when_played():
    """Playing Embargo always trashes it; only the pile is asked for."""
    s = embargoed("Gold")
    assert s.trash == ["Embargo"]
    assert [asked.kind for asked in s.asked] == ["pile"]


def test_embargo__keeps_its_coins():
    """The $2 remain although the card goes to the trash."""
    assert embargoed("Gold").coins == 2


def test_embargo__tokens_go_on_kingdom_and_treasure_piles():
    """Kingdom piles and Treasure piles can be embargoed."""
    s = embargoed("Smithy", "Copper", kingdom=("Embargo", "Smithy"))
    s.coins, s.buys = 4, 2
    s.buy("Smithy")
    s.buy("Copper")
    assert s.discard(0) == ["Curse", "Smithy", "Curse", "Copper"]


def test_embargo__tokens_go_on_victory_and_curse_piles():
    """Victory piles and the Curse pile can be embargoed too."""
    s = embargoed("Estate", "Curse")
    s.coins, s.buys = 2, 2
    s.buy("Estate")
    s.buy("Curse")
    assert s.discard(0) == ["Curse", "Estate", "Curse", "Curse"]


@pytest.mark.parametrize("piles, curses", [(["Gold", "Gold"], 2), (["Gold", "Silver"], 1)])
def test_embargo__throne_room_places_two_tokens(piles, curses):
    """Doubled by Throne Room: $4 and two tokens, on one pile or on two."""
    s = table("Throne Room", "Embargo")
    s.put(0, hand=["Throne Room", "Embargo"])
    s.answer("Embargo", *piles)
    s.play("Throne Room")
    assert s.coins == 4
    s.coins = 6
    s.buy("Gold")
    assert s.discard(0) == ["Curse"] * curses + ["Gold"]


def test_embargo__tokens_never_run_out():
    """A pile may hold more tokens than the 20 in the box."""
    s = embargoed(*["Copper"] * 22, players=4)
    s.buy("Copper")
    assert s.discard(0).count("Curse") == 22


def test_embargo__two_tokens_give_two_curses():
    """One card bought from a pile with two tokens brings two Curses."""
    s = embargoed("Silver", "Silver")
    s.buy("Silver")
    assert s.discard(0) == ["Curse", "Curse", "Silver"]


def test_embargo__a_smuggled_card_brings_no_curse():
    """Only buying triggers the tokens; Smugglers gains freely."""
    s = embargoed("Silver", kingdom=("Embargo", "Smugglers"))
    s.coins = 3
    s.buy("Silver")
    s.end_turn()
    s.put(1, hand=["Smugglers"])
    s.answer("Silver")
    s.play("Smugglers")
    assert s.discard(1) == ["Silver"]


def test_embargo__is_without_effect_when_no_curse_is_left():
    """Once the Curses are gone an embargoed card costs only its price."""
    s = embargoed("Silver")
    s.set_supply("Curse", 0)
    s.coins = 3
    s.buy("Silver")
    assert s.discard(0) == ["Silver"]


@pytest.mark.parametrize("buyer", [0, 1])
def test_embargo__strikes_every_buyer(buyer):
    """The player who placed the token pays like everybody else."""
    s = embargoed("Silver")
    for _ in range(buyer):
        s.end_turn()
    s.coins = 3
    s.buy("Silver")
    assert s.discard(buyer) == ["Curse", "Silver"]


# ---------------------------------------------------------------- Haven


def test_haven__the_card_lies_aside_through_clean_up():
    """The set-aside card is neither in play nor discarded, and returns next turn."""
    s = table("Haven")
    s.put(0, hand=["Haven", "Gold"], deck=["Copper"] * 12)
    s.answer("Gold")
    s.play("Haven")
    assert (s.hand(0), s.actions) == (["Copper"], 1)
    s.end_turn()
    assert (s.set_aside(0), s.in_play(0)) == (["Gold"], ["Haven"])
    s.end_turn()
    assert sorted(s.hand(0)) == bag("Copper", "Copper", "Copper", "Copper", "Copper", "Gold")
    assert s.set_aside(0) == []


def test_haven__other_players_do_not_see_the_card():
    """Its owner may look at the set-aside card; another player sees nothing there."""
    s = table("Haven", "Militia", "Chapel")
    s.put(0, hand=["Haven", "Gold"], deck=["Copper", "Silver", "Estate"] + ["Copper"] * 3)
    s.answer("Gold")
    s.play("Haven")
    s.end_turn()
    seen = watch(s)
    s.put(1, hand=["Chapel", "Militia", "Copper"])
    s.actions = 2
    s.answer(None, ["Copper", "Copper"])
    s.play("Chapel")
    s.play("Militia")
    assert seen == [(1, []), (0, ["Gold"])]


def watch(s):
    """Records what each asked player sees set aside."""
    seen = []
    decide = s._script.decide

    def looking_on(view, question):
        seen.append((question.player, view.set_aside))
        return decide(view, question)

    s._script.decide = looking_on
    return seen


def test_haven__must_set_a_card_aside():
    """With a card in hand one must go aside, even if it is the only one."""
    s = table("Haven")
    s.put(0, hand=["Haven"], deck=["Gold"])
    s.play("Haven")
    assert (s.hand(0), s.set_aside(0)) == ([], ["Gold"])


def test_haven__is_discarded_in_the_next_turns_clean_up():
    """Haven stays in play for the next turn and leaves at its end."""
    s = table("Haven")
    s.put(0, hand=["Haven", "Gold"], deck=["Copper"] * 20)
    s.answer("Gold")
    s.play("Haven")
    come_round(s)
    assert s.in_play(0) == ["Haven"]
    s.end_turn()
    assert (s.in_play(0), s.discard(0).count("Haven")) == ([], 1)


def test_haven__throne_room_sets_two_cards_aside():
    """Doubled: draw, set aside, draw, set aside; both cards return together."""
    s = table("Haven", "Throne Room")
    s.put(0, hand=["Throne Room", "Haven", "Gold"], deck=["Silver", "Estate"] + ["Copper"] * 12)
    s.answer("Haven", "Gold", "Silver")
    s.play("Throne Room")
    assert (s.hand(0), s.set_aside(0)) == (["Estate"], ["Gold", "Silver"])
    come_round(s)
    assert sorted(s.hand(0)) == bag(*["Copper"] * 5, "Gold", "Silver")


def test_haven__a_set_aside_card_scores():
    """A Province lying aside when the game ends counts."""
    s = table("Haven")
    s.put(0, hand=["Haven", "Province"], deck=["Copper"])
    s.answer("Province")
    s.play("Haven")
    assert s.set_aside(0) == ["Province"]
    assert s.vp(0) == 6


# ---------------------------------------------------------------- Lighthouse

BOTH_LIGHTHOUSES = pytest.mark.parametrize("lighthouse", ["Lighthouse", "Lighthouse (1e)"])


def behind(lighthouse, *kingdom, players=2):
    """Player 0 has played a Lighthouse; it is player 1's turn."""
    s = table(lighthouse, *kingdom, players=players)
    s.put(0, hand=[lighthouse], deck=["Copper"] * 15)
    s.play(lighthouse)
    s.end_turn()
    return s


@BOTH_LIGHTHOUSES
def test_lighthouse__next_turn_brings_a_coin_only(lighthouse):
    """At once an Action and $1; next turn only $1."""
    s = table(lighthouse)
    s.put(0, hand=[lighthouse])
    s.play(lighthouse)
    assert (s.actions, s.coins) == (1, 1)
    come_round(s)
    assert (s.actions, s.coins) == (1, 1)


@BOTH_LIGHTHOUSES
def test_lighthouse__protects_without_being_asked(lighthouse):
    """Protection is not a choice: nobody is asked, and the owner stays untouched."""
    s = behind(lighthouse, "Militia")
    s.put(1, hand=["Militia"])
    s.play("Militia")
    assert len(s.hand(0)) == 5
    assert s.asked == []


@BOTH_LIGHTHOUSES
def test_lighthouse__own_attacks_work_normally(lighthouse):
    """The owner's own Attacks strike the others."""
    s = table(lighthouse, "Witch")
    s.put(0, hand=[lighthouse, "Witch"])
    s.play(lighthouse)
    s.play("Witch")
    assert s.discard(1) == ["Curse"]


@BOTH_LIGHTHOUSES
def test_lighthouse__reactions_may_still_be_used(lighthouse):
    """A Reaction may be shown to an Attack that Lighthouse will stop anyway."""
    s = behind(lighthouse, "Witch", "Moat")
    s.put(0, hand=["Moat"])
    s.put(1, hand=["Witch"])
    s.answer("Moat", True)
    s.play("Witch")
    assert [asked.kind for asked in s.asked] == ["trigger", "may"]
    assert s.discard(0) == []




@pytest.mark.parametrize("lighthouse, hand_size", [("Lighthouse (1e)", 5), ("Lighthouse", 3)])
def test_lighthouse__1e_protects_until_it_leaves_play(lighthouse, hand_size):
    """An Attack that comes during the owner's next turn is stopped by the old Lighthouse, which
    still lies there, and not by the new one, whose protection ended as that turn began."""
    s = table(lighthouse, "Caravan", "Ambassador", "Berserker")
    s.put(0, hand=[lighthouse], deck=["Copper"] * 5)
    s.play(lighthouse)
    s.end_turn()
    s.put(1, hand=["Caravan"])
    s.play("Caravan")
    s.end_turn()
    s.put(0, hand=["Ambassador", "Berserker"] + ["Copper"] * 4)
    # The gained Berserker is played at once, since its new owner has a Caravan in play.
    s.answer("Berserker", 0, "Silver")
    if hand_size == 3:
        s.answer(["Copper", "Copper"])
    s.play("Ambassador")
    assert sorted(s.in_play(1)) == ["Berserker", "Caravan"]
    assert len(s.hand(0)) == hand_size
    assert not s.unanswered


def test_lighthouse__is_discarded_in_the_next_turns_clean_up():
    """Lighthouse leaves play at the end of the next turn, and its protection is over."""
    s = behind("Lighthouse", "Witch")
    s.end_turn()
    assert s.in_play(0) == ["Lighthouse"]
    s.end_turn()
    assert s.in_play(0) == []
    s.put(1, hand=["Witch"])
    s.play("Witch")
    assert s.discard(0).count("Curse") == 1


@BOTH_LIGHTHOUSES
def test_lighthouse__does_not_stop_what_is_no_attack(lighthouse):
    """Smugglers copies the protected player's gains; Embargo tokens strike them too."""
    s = table(lighthouse, "Smugglers", "Embargo")
    s.put(0, hand=[lighthouse, "Embargo"])
    s.answer("Silver")
    s.play(lighthouse)
    s.play("Embargo")
    s.buy("Silver")
    assert s.discard(0) == ["Curse", "Silver"]
    s.end_turn()
    s.put(1, hand=["Smugglers"])
    s.answer("Silver")
    s.play("Smugglers")
    assert s.discard(1) == ["Silver"]


def test_lighthouse__does_not_stop_what_was_played_before():
    """A Corsair that came before the Lighthouse still takes the first Gold."""
    s = table("Corsair", "Lighthouse")
    s.put(0, hand=["Corsair"])
    s.put(1, hand=["Lighthouse", "Gold"])
    s.play("Corsair")
    s.end_turn()
    s.play("Lighthouse")
    s.play("Gold")
    assert s.trash == ["Gold"]


# ---------------------------------------------------------------- Native Village


def villages(n=1, *kingdom, **zones):
    """Player 0 holds some Native Villages."""
    s = table("Native Village", *kingdom)
    s.put(0, hand=["Native Village"] * n, **zones)
    return s


def test_native_village__every_player_has_an_own_mat():
    """Whoever gets a Native Village puts cards on a mat of their own."""
    s = table("Native Village")
    s.coins = 2
    s.buy("Native Village")
    assert s.mat(0, "Native Village") == []
    s.put(0, deck=["Gold"])
    s.end_turn()
    s.end_turn()
    s.put(0, hand=["Native Village"], deck=["Gold"])
    s.answer("set_aside_top")
    s.play("Native Village")
    assert (s.mat(0, "Native Village"), s.mat(1, "Native Village")) == (["Gold"], [])


@pytest.mark.parametrize("option", ["set_aside_top", "take_all_from_mat"])
def test_native_village__options_without_effect_are_allowed(option):
    """Both options may be chosen with no card in deck, discard pile or on the mat."""
    s = villages()
    s.answer(option)
    s.play("Native Village")
    assert (s.actions, s.hand(0), s.mat(0, "Native Village")) == (2, [], [])


def test_native_village__shuffles_for_a_top_card():
    """With an empty deck the discard pile is shuffled first."""
    s = villages(discard=["Gold"])
    s.answer("set_aside_top")
    s.play("Native Village")
    assert (s.mat(0, "Native Village"), s.shuffles(0)) == (["Gold"], 1)


def test_native_village__the_owner_may_look_at_the_mat():
    """Mat cards lie face down: their owner sees them, other players do not."""
    s = table("Native Village", "Militia", "Chapel")
    s.put(0, hand=["Copper", "Copper", "Copper", "Estate"], mats={"Native Village": ["Gold"]})
    s.end_turn()
    s.put(0, hand=["Copper", "Copper", "Copper", "Estate"])
    s.put(1, hand=["Chapel", "Militia", "Copper"])
    s.actions = 2
    seen = watch(s)
    s.answer(None, "Estate")
    s.play("Chapel")
    s.play("Militia")
    assert seen == [(1, []), (0, ["Gold"])]


def test_native_village__the_card_is_not_revealed():
    """The card goes to the mat unseen."""
    s = villages(deck=["Gold"])
    s.answer("set_aside_top")
    s.play("Native Village")
    assert s.mat(0, "Native Village") == ["Gold"]
    assert shown(s, T_REVEAL) + shown(s, T_LOOK) == []


def test_native_village__takes_all_or_nothing():
    """Taking from the mat takes every card on it, good and bad."""
    s = villages(mats={"Native Village": ["Gold", "Curse", "Estate"]})
    s.answer("take_all_from_mat")
    s.play("Native Village")
    assert sorted(s.hand(0)) == bag("Curse", "Estate", "Gold")
    assert s.mat(0, "Native Village") == []


def test_native_village__itself_is_discarded():
    """The card itself does not go to the mat."""
    s = villages(deck=["Gold"] + ["Copper"] * 5)
    s.answer("set_aside_top")
    s.play("Native Village")
    s.end_turn()
    assert (s.discard(0), s.mat(0, "Native Village")) == (["Native Village"], ["Gold"])


def test_native_village__mat_cards_count_at_the_end():
    """A Duchy on the mat is worth its 3 points."""
    s = villages(deck=["Duchy"])
    s.answer("set_aside_top")
    s.play("Native Village")
    assert (s.mat(0, "Native Village"), s.vp(0)) == (["Duchy"], 3)


# ---------------------------------------------------------------- Pearl Diver


def test_pearl_diver__draws_before_it_looks():
    """The top card is drawn first; with two cards in the deck the other one is looked at."""
    s = table("Pearl Diver")
    s.put(0, hand=["Pearl Diver"], deck=["Silver", "Gold", "Estate"])
    s.answer(True)
    s.play("Pearl Diver")
    assert (s.hand(0), s.actions) == (["Silver"], 1)
    assert s.deck(0) == ["Estate", "Gold"]


@pytest.mark.parametrize("take, deck", [(True, ["Gold", "Copper"]), (False, ["Copper", "Gold"])])
def test_pearl_diver__sees_the_bottom_card_alone(take, deck):
    """Only the bottom card is seen, by nobody else, and goes up or stays."""
    s = table("Pearl Diver")
    s.put(0, hand=["Pearl Diver"], deck=["Silver", "Copper", "Gold"])
    s.answer(take)
    s.play("Pearl Diver")
    assert s.deck(0) == deck
    assert (shown(s, T_LOOK), shown(s, T_REVEAL)) == (["Gold"], [])


def test_pearl_diver__shuffles_an_empty_deck_before_looking():
    """If the draw took the last card, the discard pile becomes the deck that is looked under."""
    s = table("Pearl Diver")
    s.put(0, hand=["Pearl Diver"], deck=["Silver"], discard=["Gold", "Gold"])
    s.answer(True)
    s.play("Pearl Diver")
    assert (s.hand(0), s.deck(0), s.shuffles(0)) == (["Silver"], ["Gold", "Gold"], 1)


def test_pearl_diver__a_single_card_is_top_and_bottom():
    """With one card in the deck there is nothing to decide."""
    s = table("Pearl Diver")
    s.put(0, hand=["Pearl Diver"], deck=["Silver", "Gold"])
    s.play("Pearl Diver")
    assert (s.deck(0), s.asked) == (["Gold"], [])


# ---------------------------------------------------------------- Ambassador


def ambassador(hand, players=2, *kingdom):
    s = table("Ambassador", *kingdom, players=players)
    s.put(0, hand=["Ambassador", *hand])
    return s


def test_ambassador__may_return_nothing():
    """Returning no card is allowed; the others gain a copy all the same."""
    s = ambassador(["Estate"])
    s.answer(0)
    s.play("Ambassador")
    assert (s.hand(0), s.discard(1), s.supply["Estate"]) == (["Estate"], ["Estate"], 7)


def test_ambassador__the_revealed_card_can_be_returned():
    """The shown card is one of the copies that go back: with two Estates both may."""
    s = ambassador(["Estate", "Estate", "Estate"])
    s.answer(2)
    s.play("Ambassador")
    assert (s.hand(0), s.discard(1), s.supply["Estate"]) == (["Estate"], ["Estate"], 9)
    assert s.asked[-1].candidates == [0, 1, 2]


def test_ambassador__the_played_one_cannot_be_returned():
    """The Ambassador in play stays there; another one in hand can be given back."""
    s = ambassador(["Ambassador"])
    s.answer(1)
    s.play("Ambassador")
    assert (s.in_play(0), s.hand(0), s.discard(1)) == (["Ambassador"], [], ["Ambassador"])
    assert s.supply["Ambassador"] == 10


def test_ambassador__gains_begin_with_the_left_neighbour():
    """In turn order from the left each other player gains a copy."""
    s = ambassador(["Curse"], 3)
    s.set_supply("Curse", 1)
    s.answer(0)
    s.play("Ambassador")
    assert (s.discard(1), s.discard(2)) == (["Curse"], [])


def test_ambassador__later_players_get_nothing_from_a_short_pile():
    """Four players, two Curses returned to an empty pile: two players gain one, the third none."""
    s = ambassador(["Curse", "Curse"], 4)
    s.set_supply("Curse", 0)
    s.answer(2)
    s.play("Ambassador")
    assert [s.discard(player) for player in (1, 2, 3)] == [["Curse"], ["Curse"], []]
    assert s.hand(0) == []


def test_ambassador__does_nothing_with_an_empty_hand():
    """Without a card to show nothing happens."""
    s = ambassador([])
    s.play("Ambassador")
    assert (s.discard(1), s.asked) == ([], [])


def test_ambassador__a_protected_player_gains_nothing():
    """Moat keeps the copy away; the return takes place."""
    s = ambassador(["Estate"], 2, "Moat")
    s.put(1, hand=["Moat"])
    s.answer(True, 1)
    s.play("Ambassador")
    assert (s.hand(0), s.discard(1), s.supply["Estate"]) == ([], [], 9)


def test_ambassador__gained_copies_are_not_bought():
    """An Embargo token on the pile gives no Curse to those who gain from it."""
    s = embargoed("Estate", kingdom=("Embargo", "Ambassador"))
    s.put(0, hand=["Ambassador", "Estate"])
    s.actions = 1
    s.answer(1)
    s.play("Ambassador")
    assert s.discard(1) == ["Estate"]


def test_ambassador__a_card_without_supply_pile_stays():
    """A Loot has no Supply pile: it is shown, neither returned nor gained."""
    s = table("Ambassador", "Jewelled Egg")
    s.put(0, hand=["Ambassador", "Hammer"])
    s.play("Ambassador")
    assert (s.hand(0), s.discard(1), s.asked) == (["Hammer"], [], [])


def test_ambassador__may_refill_an_empty_pile():
    """Cards can go back to a pile that has run out."""
    s = ambassador(["Curse", "Curse"])
    s.set_supply("Curse", 0)
    s.answer(2)
    s.play("Ambassador")
    assert (s.supply["Curse"], s.discard(1)) == (1, ["Curse"])


# ---------------------------------------------------------------- Fishing Village


def fishing_villages(n):
    """The turn after so many Fishing Villages."""
    s = table("Fishing Village")
    s.put(0, hand=["Fishing Village"] * n)
    for _ in range(n):
        s.play("Fishing Village")
    assert (s.actions, s.coins) == (1 + n, n)
    come_round(s)
    return s


def test_fishing_village__next_turn_has_two_actions_and_a_coin():
    """The regular Action and one more, and $1."""
    s = fishing_villages(1)
    assert (s.actions, s.coins) == (2, 1)


def test_fishing_village__two_of_them_add_up():
    """Two waiting Fishing Villages: three Actions and $2."""
    s = fishing_villages(2)
    assert (s.actions, s.coins) == (3, 2)


# ---------------------------------------------------------------- Lookout


def lookout(*deck, discard=()):
    s = table("Lookout")
    s.put(0, hand=["Lookout"], deck=deck, discard=discard)
    return s


def test_lookout__sees_three_cards_before_deciding():
    """All three are candidates of the first choice: one is trashed, one discarded, one put back."""
    s = lookout("Curse", "Estate", "Gold", "Copper")
    s.answer("Curse", "Estate")
    s.play("Lookout")
    assert sorted(s.asked[0].candidates) == bag("Curse", "Estate", "Gold")
    assert (s.trash, s.discard(0), s.deck(0)) == (["Curse"], ["Estate"], ["Gold", "Copper"])
    assert s.actions == 1


def test_lookout__with_too_few_cards_follows_the_order():
    """One card in the deck and one discarded: after the shuffle one is trashed, one discarded."""
    s = lookout("Estate", discard=["Copper"])
    s.answer("Estate")
    s.play("Lookout")
    assert (s.trash, s.discard(0), s.deck(0)) == (["Estate"], ["Copper"], [])


def test_lookout__a_single_card_is_trashed():
    """The only card must be trashed, however good."""
    s = lookout("Gold")
    s.play("Lookout")
    assert (s.trash, s.discard(0), s.deck(0)) == (["Gold"], [], [])


def test_lookout__two_cards_are_trashed_and_discarded():
    """Of two cards one is trashed and the other discarded; none returns."""
    s = lookout("Gold", "Silver")
    s.answer("Silver")
    s.play("Lookout")
    assert (s.trash, s.discard(0), s.deck(0)) == (["Silver"], ["Gold"], [])


def test_lookout__without_cards_gives_an_action_only():
    """No cards at all: only the Action."""
    s = lookout()
    s.play("Lookout")
    assert (s.actions, s.trash, s.asked) == (1, [], [])


# ---------------------------------------------------------------- Smugglers


def smugglers(*gained, kingdom=(), players=2):
    """The right neighbour of the turn player has bought these in the turn before."""
    s = table("Smugglers", *kingdom, players=players)
    for _ in range(players - 2):
        s.end_turn()
    s.coins, s.buys = 40, len(gained)
    for card in gained:
        s.buy(card)
    s.end_turn()
    s.put(s.turn_player, hand=["Smugglers"])
    return s


def test_smugglers__copy_bought_and_otherwise_gained_cards():
    """Both a bought card and one gained through Workshop are candidates."""
    s = table("Smugglers", "Workshop")
    s.put(0, hand=["Workshop"])
    s.answer("Estate")
    s.play("Workshop")
    s.coins = 3
    s.buy("Silver")
    s.end_turn()
    s.put(1, hand=["Smugglers"])
    s.answer("Estate")
    s.play("Smugglers")
    assert sorted(s.asked[-1].candidates) == ["Estate", "Silver"]
    assert s.discard(1) == ["Estate"]


def test_smugglers__the_player_chooses():
    """Whoever plays Smugglers picks among the qualifying cards."""
    s = smugglers("Silver", "Gold")
    s.answer("Gold")
    s.play("Smugglers")
    assert (s.asked[-1].player, s.discard(1)) == (1, ["Gold"])


@pytest.mark.parametrize("gained", [[], ["Province"]])
def test_smugglers__nothing_happens_without_a_qualifying_card(gained):
    """No gain, or only one that costs more than $6: nothing."""
    s = smugglers(*gained)
    s.play("Smugglers")
    assert (s.discard(1), s.asked) == ([], [])


def test_smugglers__are_no_attack():
    """Neither Moat nor Lighthouse is asked or helps."""
    s = table("Smugglers", "Moat", "Lighthouse")
    s.put(0, hand=["Lighthouse", "Moat"])
    s.play("Lighthouse")
    s.coins = 3
    s.buy("Silver")
    s.end_turn()
    s.put(0, hand=["Moat"])
    s.put(1, hand=["Smugglers"])
    s.play("Smugglers")
    assert (s.discard(1), s.asked) == (["Silver"], [])


def test_smugglers__copy_a_smuggled_card():
    """What the neighbour gained with Smugglers can be copied on."""
    s = smugglers("Gold")
    s.play("Smugglers")
    s.end_turn()
    s.put(0, hand=["Smugglers"])
    s.play("Smugglers")
    assert (gains(s, 1), gains(s, 0)) == (["Gold"], ["Gold", "Gold"])


def test_smugglers__the_present_cost_counts():
    """A Province at a price of $6 can be copied although it was bought for $8."""
    s = smugglers("Province", kingdom=("Highway",))
    s.put(1, hand=["Highway", "Highway", "Smugglers"])
    s.play("Highway")
    s.play("Highway")
    assert s.cost("Province") == 6
    s.play("Smugglers")
    assert s.discard(1) == ["Province"]


def test_smugglers__gains_on_other_turns_do_not_count():
    """A Curse that the neighbour got on somebody else's turn is no candidate."""
    s = smugglers("Silver", kingdom=("Witch",))
    s.put(1, hand=["Witch", "Smugglers"])
    s.actions = 2
    s.play("Witch")
    s.play("Smugglers")
    assert (s.discard(1), s.asked) == (["Silver"], [])


def test_smugglers__an_empty_pile_may_be_chosen():
    """A card whose pile is empty can be named; then nothing is gained."""
    s = smugglers("Silver", "Gold")
    s.set_supply("Gold", 0)
    s.answer("Gold")
    s.play("Smugglers")
    assert s.discard(1) == []


def test_smugglers__six_is_the_limit():
    """Gold at $6 qualifies, Province at $8 does not."""
    s = smugglers("Province", "Gold")
    s.play("Smugglers")
    assert s.discard(1) == ["Gold"]


def test_smugglers__in_two_player_games_the_neighbour_is_the_opponent():
    """With two players the opponent sits to the right."""
    s = smugglers("Duchy", players=2)
    s.play("Smugglers")
    assert s.discard(1) == ["Duchy"]


# ---------------------------------------------------------------- Warehouse


def test_warehouse__discards_what_it_can():
    """With two cards to draw and none in hand both are discarded."""
    s = table("Warehouse")
    s.put(0, hand=["Warehouse"], deck=["Gold", "Silver"])
    s.play("Warehouse")
    assert (s.hand(0), sorted(s.discard(0))) == ([], ["Gold", "Silver"])


def test_warehouse__mixes_drawn_and_older_cards():
    """Old and new cards can be discarded in any mix."""
    s = table("Warehouse")
    s.put(0, hand=["Warehouse", "Estate", "Copper"], deck=["Gold", "Silver", "Duchy"])
    s.answer(["Estate", "Duchy", "Copper"])
    s.play("Warehouse")
    assert (sorted(s.hand(0)), sorted(s.discard(0))) == (
        ["Gold", "Silver"], ["Copper", "Duchy", "Estate"])


def test_warehouse__still_discards_three_after_a_short_draw():
    """Only one card could be drawn; three are discarded all the same."""
    s = table("Warehouse")
    s.put(0, hand=["Warehouse", "Estate", "Copper", "Curse"], deck=["Gold"])
    s.answer(["Estate", "Copper", "Curse"])
    s.play("Warehouse")
    assert s.hand(0) == ["Gold"]


def test_warehouse__its_action_can_be_used_afterwards():
    """The discard belongs to Warehouse; the Action is there when it is done."""
    s = table("Warehouse", "Smithy")
    s.put(0, hand=["Warehouse", "Smithy", "Estate"], deck=["Copper"] * 6)
    s.answer(["Estate", "Copper", "Copper"])
    s.play("Warehouse")
    assert s.actions == 1
    s.play("Smithy")
    assert s.hand(0) == ["Copper"] * 4


# ---------------------------------------------------------------- Monkey


def monkeys(n=1, *kingdom, players=2):
    """Player 0 has played Monkeys and holds nothing; the deck is all Coppers."""
    s = table("Monkey", *kingdom, players=players)
    s.put(0, hand=["Monkey"] * n, deck=["Copper"] * 20)
    s.actions = n + 1
    for _ in range(n):
        s.play("Monkey")
    return s


def test_monkey__draws_nothing_when_played():
    """Playing it gives nothing at once; the next turn starts with one more card."""
    s = monkeys()
    assert s.hand(0) == []
    come_round(s)
    assert len(s.hand(0)) == 6


def test_monkey__sees_gains_on_any_turn():
    """A Curse from the Monkey owner's own Witch lets Monkey draw."""
    s = monkeys(1, "Witch")
    s.put(0, hand=["Witch"], deck=["Estate", "Estate", "Gold", "Copper"])
    s.play("Witch")
    assert sorted(s.hand(0)) == bag("Estate", "Estate", "Gold")


def test_monkey__draws_once_per_gained_card():
    """Two cards bought by the neighbour: two cards."""
    s = monkeys()
    s.end_turn()
    s.put(0, hand=[])
    s.coins, s.buys = 6, 2
    s.buy("Silver")
    s.buy("Silver")
    assert s.hand(0) == ["Copper", "Copper"]


def test_monkey__draws_after_the_gainers_effects_on_the_gainers_turn():
    """On the gainer's turn the gainer's Pirate is played before Monkey draws."""
    s = monkeys(1, "Pirate")
    s.end_turn()
    s.put(0, hand=[])
    s.put(1, hand=["Pirate"])
    s.coins = 3
    s.answer(True)
    s.buy("Silver")
    trace = [row[:2] for row in s._table.trace()]
    gained = trace.index((4, 1))
    assert trace.index((3, 1), gained) < trace.index((1, 0), gained)
    assert s.hand(0) == ["Copper"]


def test_monkey__draws_before_the_gainers_effects_on_its_owners_turn():
    """On the Monkey owner's turn the owner's Monkey comes before the gainer's own reaction."""
    s = monkeys(1, "Pirate", "Bureaucrat", "Ambassador")
    s.put(0, hand=["Ambassador", "Silver"], deck=["Gold"])
    s.put(1, hand=["Pirate"])
    s.answer(1, True)
    s.play("Ambassador")
    trace = [row[:2] for row in s._table.trace()]
    assert s.hand(0) == ["Gold"]
    assert trace.index((1, 0), trace.index((4, 1))) < trace.index((3, 1), trace.index((4, 1)))


def test_monkey__adds_up():
    """Two Monkeys: two cards per gain, two more at the start of the next turn."""
    s = monkeys(2)
    s.end_turn()
    s.put(0, hand=[])
    s.coins = 3
    s.buy("Silver")
    assert len(s.hand(0)) == 2
    s.end_turn()
    assert len(s.hand(0)) == 4


def test_monkey__a_reaction_it_draws_can_react_at_once():
    """A Pirate drawn because of a Treasure gain may be played to that same gain."""
    s = monkeys(1, "Pirate")
    s.end_turn()
    s.put(0, hand=[], deck=["Pirate"])
    s.coins = 3
    s.answer(True)
    s.buy("Silver")
    assert s.in_play(0) == ["Monkey", "Pirate"]


@pytest.mark.parametrize("players, watched", [(2, 1), (3, 2), (4, 3)])
def test_monkey__watches_the_right_neighbour_only(players, watched):
    """With two players the right neighbour is the opponent, otherwise the last of the round."""
    s = monkeys(players=players)
    for player in range(1, players):
        s.end_turn()
        s.put(0, hand=[])
        s.coins = 3
        s.buy("Silver")
        assert len(s.hand(0)) == (player == watched)


# ---------------------------------------------------------------- Astrolabe


def test_astrolabe__is_a_treasure_that_stays():
    """Played in the Buy phase, it stays for the next turn and is discarded at its end."""
    s = table("Astrolabe")
    s.put(0, hand=["Astrolabe"], deck=["Copper"] * 15)
    s.play("Astrolabe")
    assert (s.phase, s.coins, s.buys) == ("buy", 1, 2)
    come_round(s)
    assert (s.in_play(0), s.coins, s.buys) == (["Astrolabe"], 1, 2)
    s.end_turn()
    assert (s.in_play(0), s.discard(0).count("Astrolabe")) == ([], 1)


def test_astrolabe__its_coin_is_there_in_the_action_phase():
    """The $1 of the turn before is there before the Buy phase."""
    s = table("Astrolabe")
    s.put(0, hand=["Astrolabe"])
    s.play("Astrolabe")
    come_round(s)
    assert (s.phase, s.coins) == ("action", 1)


def test_astrolabe__two_of_them():
    """Two give $2 and two Buys, now and next turn."""
    s = table("Astrolabe")
    s.put(0, hand=["Astrolabe", "Astrolabe"])
    s.play("Astrolabe")
    s.play("Astrolabe")
    assert (s.coins, s.buys) == (2, 3)
    come_round(s)
    assert (s.coins, s.buys) == (2, 3)


# ---------------------------------------------------------------- Sea Chart


def test_sea_chart__finds_another_sea_chart():
    """The Sea Chart just played is in play: a revealed copy goes to the hand."""
    s = table("Sea Chart")
    s.put(0, hand=["Sea Chart"], deck=["Copper", "Sea Chart"])
    s.play("Sea Chart")
    assert sorted(s.hand(0)) == ["Copper", "Sea Chart"]
    assert (s.deck(0), s.actions) == ([], 1)


def test_sea_chart__counts_durations_of_earlier_turns():
    """A Caravan still in play from the turn before is a copy in play."""
    s = table("Sea Chart", "Caravan")
    s.put(0, hand=["Caravan"], deck=["Copper"] * 7)
    s.play("Caravan")
    come_round(s)
    s.put(0, hand=["Sea Chart"], deck=["Copper", "Caravan"])
    s.play("Sea Chart")
    assert sorted(s.hand(0)) == ["Caravan", "Copper"]


def test_sea_chart__leaves_a_card_without_a_copy_in_play():
    """Without a copy in play the revealed card stays on the deck."""
    s = table("Sea Chart")
    s.put(0, hand=["Sea Chart", "Gold"], deck=["Copper", "Gold", "Estate"])
    s.play("Sea Chart")
    assert s.deck(0) == ["Gold", "Estate"]
    assert sorted(s.hand(0)) == ["Copper", "Gold"]


@pytest.mark.parametrize("discard, hand", [
    (["Sea Chart"], ["Copper", "Sea Chart"]),
    ([], ["Copper"]),
])
def test_sea_chart__shuffles_an_empty_deck(discard, hand):
    """An empty deck is made anew for the reveal; if that is impossible nothing is revealed."""
    s = table("Sea Chart")
    s.put(0, hand=["Sea Chart"], deck=["Copper"], discard=discard)
    s.play("Sea Chart")
    assert sorted(s.hand(0)) == hand


# ---------------------------------------------------------------- Caravan


def test_caravan__draws_its_second_card_at_the_start_of_the_turn():
    """Clean-up draws five cards; the sixth comes as the next turn begins."""
    s = table("Caravan")
    s.put(0, hand=["Caravan"], deck=["Copper"] * 12)
    s.play("Caravan")
    s.end_turn()
    assert len(s.hand(0)) == 5
    s.end_turn()
    assert len(s.hand(0)) == 6


def test_caravan__is_discarded_a_turn_later():
    """It survives its own Clean-up and leaves in the next one."""
    s = table("Caravan")
    s.put(0, hand=["Caravan"], deck=["Copper"] * 20)
    s.play("Caravan")
    s.end_turn()
    assert "Caravan" not in s.discard(0)
    s.end_turn()
    s.end_turn()
    assert s.discard(0).count("Caravan") == 1


def test_caravan__throne_room():
    """Doubled: two cards and two Actions now, two cards next turn; Throne Room stays too."""
    s = table("Caravan", "Throne Room")
    s.put(0, hand=["Throne Room", "Caravan"], deck=["Copper"] * 12)
    s.answer("Caravan")
    s.play("Throne Room")
    assert (len(s.hand(0)), s.actions) == (2, 2)
    come_round(s)
    assert (len(s.hand(0)), sorted(s.in_play(0))) == (7, ["Caravan", "Throne Room"])


# ---------------------------------------------------------------- Cutpurse


def cutpurse(*hand, players=2, kingdom=()):
    s = table("Cutpurse", *kingdom, players=players)
    s.put(0, hand=["Cutpurse"])
    for player in range(1, players):
        s.put(player, hand=hand)
    return s


def test_cutpurse__takes_one_copper_of_each():
    """Every other player loses exactly one Copper; the attacker gets $2."""
    s = cutpurse("Copper", "Copper", "Gold", players=3)
    s.play("Cutpurse")
    for victim in (1, 2):
        assert (sorted(s.hand(victim)), s.discard(victim)) == (["Copper", "Gold"], ["Copper"])
    assert s.coins == 2


def test_cutpurse__the_copper_must_go():
    """Nobody is asked: whoever has a Copper discards it."""
    s = cutpurse("Copper", "Silver")
    s.play("Cutpurse")
    assert (s.discard(1), s.asked) == (["Copper"], [])


def test_cutpurse__without_copper_the_hand_is_shown():
    """A player without Copper reveals the whole hand and keeps it."""
    s = cutpurse("Silver", "Gold", "Estate")
    s.play("Cutpurse")
    assert (len(s.hand(1)), s.discard(1)) == (3, [])
    assert sorted(shown(s, T_REVEAL)) == ["Estate", "Gold", "Silver"]


def test_cutpurse__reactions_are_allowed():
    """Moat keeps the Copper."""
    s = cutpurse("Copper", "Moat", kingdom=("Moat",))
    s.answer(True)
    s.play("Cutpurse")
    assert (sorted(s.hand(1)), s.discard(1)) == (["Copper", "Moat"], [])


# ---------------------------------------------------------------- Island


def island(*hand, kingdom=()):
    s = table("Island", *kingdom)
    s.put(0, hand=["Island", *hand])
    return s


def test_island__every_player_has_an_own_mat():
    """Cards go to the mat of the player who plays the Island."""
    s = island("Province")
    s.play("Island")
    assert sorted(s.mat(0, "Island")) == ["Island", "Province"]
    assert s.mat(1, "Island") == []


def test_island__one_hand_card_must_go_along():
    """With cards in hand one of them goes to the mat, even if none is spare."""
    s = island("Gold", "Silver")
    s.answer("Silver")
    s.play("Island")
    assert (s.asked[0].min, s.hand(0)) == (1, ["Gold"])
    assert sorted(s.mat(0, "Island")) == ["Island", "Silver"]


def test_island__goes_alone_with_an_empty_hand():
    """Without hand cards only the Island itself goes to the mat."""
    s = island()
    s.play("Island")
    assert (s.mat(0, "Island"), s.in_play(0), s.asked) == (["Island"], [], [])


def test_island__mat_cards_never_return_during_the_game():
    """Neither Clean-up nor a shuffle brings them back."""
    s = island("Province")
    s.play("Island")
    come_round(s)
    come_round(s)
    assert sorted(s.mat(0, "Island")) == ["Island", "Province"]
    assert s.hand(0) + s.deck(0) + s.discard(0) == []


def test_island__mat_cards_are_scored():
    """Island and Province on the mat: 8 points."""
    s = island("Province")
    s.play("Island")
    assert s.vp(0) == 8


@pytest.mark.parametrize("zone", ["hand", "deck", "discard", "in_play"])
def test_island__is_worth_two_points_anywhere(zone):
    """An Island counts 2 points wherever it is."""
    s = table("Island")
    s.put(0, **{zone: ["Island"]})
    assert s.vp(0) == 2


def test_island__is_action_and_victory_at_once():
    """Throne Room can play it, and Bureaucrat finds it as a Victory card."""
    s = table("Island", "Bureaucrat", "Throne Room")
    s.put(0, hand=["Bureaucrat"])
    s.put(1, hand=["Island"])
    s.play("Bureaucrat")
    assert s.deck(1) == ["Island"]
    s.put(0, hand=["Throne Room", "Island"])
    s.actions = 1
    s.answer("Island")
    s.play("Throne Room")
    assert s.mat(0, "Island") == ["Island"]


def test_island__gives_nothing():
    """No Actions, no cards, no coins."""
    s = island("Estate")
    s.put(0, deck=["Gold"])
    s.play("Island")
    assert (s.actions, s.coins, s.hand(0)) == (0, 0, [])


@pytest.mark.parametrize("players, size", [(2, 8), (3, 12), (4, 12)])
def test_island__pile_size(players, size):
    """8 Islands with two players, 12 with more."""
    assert table("Island", players=players).supply["Island"] == size


# ---------------------------------------------------------------- Navigator


def navigator(*deck, discard=()):
    s = table("Navigator")
    s.put(0, hand=["Navigator"], deck=deck, discard=discard)
    return s


def test_navigator__discards_all_or_none():
    """There are two choices: all five into the discard pile, or all five back in any order."""
    cards = ["Gold", "Silver", "Copper", "Estate", "Duchy"]
    s = navigator(*cards, "Curse")
    s.answer("discard_all")
    s.play("Navigator")
    assert s.asked[0].candidates == ["discard_all", "put_back_all"]
    assert (sorted(s.discard(0)), s.deck(0), s.coins) == (sorted(cards), ["Curse"], 2)
    s = navigator(*cards, "Curse")
    s.answer("put_back_all", ["Estate", "Duchy", "Copper", "Silver", "Gold"])
    s.play("Navigator")
    assert s.deck(0) == ["Gold", "Silver", "Copper", "Duchy", "Estate", "Curse"]


def test_navigator__treats_what_there_is():
    """With fewer than five cards even after a shuffle all of them are treated."""
    s = navigator("Gold", discard=["Copper", "Copper"])
    s.answer("put_back_all", ["Copper", "Copper", "Gold"])
    s.play("Navigator")
    assert s.deck(0) == ["Gold", "Copper", "Copper"]


def test_navigator__shuffles_only_the_discard_pile():
    """The cards already looked at do not take part in the shuffle."""
    s = navigator("Gold", "Gold", discard=["Copper"] * 3 + ["Estate"] * 3)
    s.answer("discard_all")
    s.play("Navigator")
    assert s.discard(0).count("Gold") == 2
    assert len(s.discard(0)) == 5


def test_navigator__shows_nothing_to_others():
    """The five cards are looked at, not revealed."""
    s = navigator("Gold", "Silver", "Copper", "Estate", "Duchy")
    s.answer("discard_all")
    s.play("Navigator")
    assert (len(shown(s, T_LOOK)), shown(s, T_REVEAL)) == (5, [])


# ---------------------------------------------------------------- Pirate Ship


def pirate_ship(*decks, coins=0, kingdom=()):
    """One victim per deck."""
    s = table("Pirate Ship", *kingdom, players=1 + len(decks))
    s.put(0, hand=["Pirate Ship"], pirate_coins=coins)
    for victim, deck in enumerate(decks, start=1):
        s.put(victim, deck=deck)
    return s


def test_pirate_ship__every_player_has_an_own_mat():
    """Tokens lie on the mat of the player whose Pirate Ship took them."""
    s = pirate_ship(["Copper", "Estate"])
    s.answer("attack")
    s.play("Pirate Ship")
    assert (s.pirate_coins(0), s.pirate_coins(1)) == (1, 0)


def test_pirate_ship__no_treasure_revealed():
    """A victim without a Treasure discards both cards, and there is no token."""
    s = pirate_ship(["Estate", "Duchy", "Gold"])
    s.answer("attack")
    s.play("Pirate Ship")
    assert (s.trash, sorted(s.discard(1)), s.deck(1)) == ([], ["Duchy", "Estate"], ["Gold"])
    assert s.pirate_coins(0) == 0


def test_pirate_ship__a_single_treasure_is_trashed():
    """Exactly one Treasure revealed: it goes without a choice."""
    s = pirate_ship(["Estate", "Gold"])
    s.answer("attack")
    s.play("Pirate Ship")
    assert (s.trash, s.discard(1), len(s.asked)) == (["Gold"], ["Estate"], 1)


def test_pirate_ship__the_attacker_picks_among_two_treasures():
    """Of two different Treasures the attacker chooses the one that is trashed."""
    s = pirate_ship(["Copper", "Gold"])
    s.answer("attack", "Gold")
    s.play("Pirate Ship")
    assert (s.asked[-1].player, s.trash, s.discard(1)) == (0, ["Gold"], ["Copper"])


def test_pirate_ship__one_token_per_play():
    """Three victims lose three Treasures; there is one token."""
    s = pirate_ship(["Copper", "Estate"], ["Copper", "Estate"], ["Copper", "Estate"])
    s.answer("attack")
    s.play("Pirate Ship")
    assert (s.trash, s.pirate_coins(0)) == (["Copper"] * 3, 1)


def test_pirate_ship__no_token_without_a_trashed_treasure():
    """Nobody loses a Treasure: no token."""
    s = pirate_ship(["Estate", "Estate"], [])
    s.answer("attack")
    s.play("Pirate Ship")
    assert s.pirate_coins(0) == 0


def test_pirate_ship__tokens_stay_for_later_plays():
    """Using the tokens does not spend them: they serve again next turn."""
    s = pirate_ship(["Estate"], coins=2)
    s.answer("coins")
    s.play("Pirate Ship")
    come_round(s)
    s.put(0, hand=["Pirate Ship"])
    s.answer("coins")
    s.play("Pirate Ship")
    assert s.coins == 2


def test_pirate_ship__three_tokens_give_three_coins():
    """The coin mode gives $1 per token."""
    s = pirate_ship(["Gold", "Gold"], coins=3)
    s.answer("coins")
    s.play("Pirate Ship")
    assert (s.coins, s.deck(1)) == (3, ["Gold", "Gold"])


def test_pirate_ship__reactions_come_before_the_choice():
    """Moat may be shown before it is known that the coins are chosen."""
    s = pirate_ship(["Gold"], coins=3, kingdom=("Moat",))
    s.put(1, hand=["Moat"])
    s.answer(True, "coins")
    s.play("Pirate Ship")
    assert [asked.card for asked in s.asked] == ["Moat", "Pirate Ship"]
    assert s.coins == 3


def test_pirate_ship__a_new_token_gives_no_coins_at_once():
    """The attack's token gives nothing in that play."""
    s = pirate_ship(["Copper", "Estate"], coins=3)
    s.answer("attack")
    s.play("Pirate Ship")
    assert (s.coins, s.pirate_coins(0)) == (0, 4)


def test_pirate_ship__a_short_deck_is_shuffled_for_the_second_card():
    """The victim reveals the only deck card, then shuffles for the second one."""
    s = pirate_ship(["Estate"])
    s.put(1, discard=["Gold"])
    s.answer("attack")
    s.play("Pirate Ship")
    assert (s.trash, s.discard(1), s.shuffles(1)) == (["Gold"], ["Estate"], 1)


def test_pirate_ship__treasures_of_several_types_count():
    """An Astrolabe is a Treasure besides being a Duration, and can be trashed."""
    s = pirate_ship(["Estate", "Astrolabe"], kingdom=("Astrolabe",))
    s.answer("attack")
    s.play("Pirate Ship")
    assert (s.trash, s.pirate_coins(0)) == (["Astrolabe"], 1)


# ---------------------------------------------------------------- Salvager


def salvager(*hand, kingdom=()):
    s = table("Salvager", *kingdom)
    s.put(0, hand=["Salvager", *hand])
    return s


def test_salvager__must_trash_a_card():
    """With cards in hand one of them must be trashed."""
    s = salvager("Gold", "Province")
    s.answer("Gold")
    s.play("Salvager")
    assert (s.asked[0].min, s.trash, s.hand(0)) == (1, ["Gold"], ["Province"])


def test_salvager__with_an_empty_hand_gives_a_buy_only():
    """Nothing to trash: only the Buy."""
    s = salvager()
    s.play("Salvager")
    assert (s.buys, s.coins) == (2, 0)


@pytest.mark.parametrize("card, coins", [("Gold", 6), ("Province", 8), ("Copper", 0), ("Curse", 0)])
def test_salvager__pays_the_cost_of_the_trashed_card(card, coins):
    """Gold gives $6, Province $8, Copper and Curse nothing."""
    s = salvager(card)
    s.play("Salvager")
    assert (s.trash, s.coins, s.buys) == ([card], coins, 2)


def test_salvager__pays_the_present_cost():
    """After a Highway a Gold is worth $5 only."""
    s = salvager("Highway", "Gold", kingdom=("Highway",))
    s.play("Highway")
    s.play("Salvager")
    assert s.coins == 5


# ---------------------------------------------------------------- Sea Hag


def sea_hag(players=2):
    s = table("Sea Hag", players=players)
    s.put(0, hand=["Sea Hag"])
    return s


def test_sea_hag__an_empty_deck_is_shuffled_first():
    """The discard pile becomes the deck whose top card is discarded."""
    s = sea_hag()
    s.put(1, discard=["Gold", "Gold"])
    s.play("Sea Hag")
    assert (s.deck(1), s.discard(1), s.shuffles(1)) == (["Curse", "Gold"], ["Gold"], 1)


def test_sea_hag__without_cards_the_curse_comes_all_the_same():
    """Nothing to discard: the Curse becomes the deck."""
    s = sea_hag()
    s.play("Sea Hag")
    assert (s.deck(1), s.discard(1)) == (["Curse"], [])


def test_sea_hag__the_curse_is_the_only_card_of_an_emptied_deck():
    """If the last card was discarded, no shuffle follows: the Curse is the whole deck."""
    s = sea_hag()
    s.put(1, deck=["Gold"], discard=["Silver"])
    s.play("Sea Hag")
    assert (s.deck(1), s.discard(1)) == (["Curse"], ["Silver", "Gold"])


def test_sea_hag__curses_go_round_from_the_left():
    """Two Curses for three victims: the last one gets none."""
    s = sea_hag(4)
    s.set_supply("Curse", 2)
    s.play("Sea Hag")
    assert [s.deck(victim) for victim in (1, 2, 3)] == [["Curse"], ["Curse"], []]


def test_sea_hag__discards_without_curses_too():
    """With no Curse left the top card is discarded all the same."""
    s = sea_hag()
    s.set_supply("Curse", 0)
    s.put(1, deck=["Gold", "Silver"])
    s.play("Sea Hag")
    assert (s.deck(1), s.discard(1)) == (["Silver"], ["Gold"])


# ---------------------------------------------------------------- Treasure Map


def treasure_map(n, *hand, deck=(), kingdom=()):
    s = table("Treasure Map", *kingdom)
    s.put(0, hand=["Treasure Map"] * n + list(hand), deck=deck)
    return s


def test_treasure_map__a_single_one_finds_nothing():
    """Playing the only Treasure Map trashes it for nothing; it need not be played."""
    s = treasure_map(1)
    s.play("Treasure Map")
    assert (s.trash, s.deck(0)) == (["Treasure Map"], [])


def test_treasure_map__two_find_four_golds():
    """Two Treasure Maps are trashed, four Golds lie on the deck."""
    s = treasure_map(2, deck=["Copper"])
    s.play("Treasure Map")
    assert (s.trash, s.deck(0)) == (["Treasure Map"] * 2, ["Gold"] * 4 + ["Copper"])
    assert s.asked == []


def test_treasure_map__throne_room_on_the_only_one():
    """Doubling a single Treasure Map trashes it once and finds nothing."""
    s = treasure_map(1, "Throne Room", kingdom=("Throne Room",))
    s.answer("Treasure Map")
    s.play("Throne Room")
    assert (s.trash, s.deck(0)) == (["Treasure Map"], [])


def test_treasure_map__takes_the_golds_that_are_left():
    """Three Golds left: all three go onto the deck."""
    s = treasure_map(2)
    s.set_supply("Gold", 3)
    s.play("Treasure Map")
    assert (s.deck(0), s.supply["Gold"]) == (["Gold"] * 3, 0)


def test_treasure_map__throne_room_with_two_more_in_hand():
    """The first play trashes two and finds the Golds, the second trashes the third for nothing."""
    s = treasure_map(3, "Throne Room", kingdom=("Throne Room",))
    s.answer("Treasure Map")
    s.play("Throne Room")
    assert (s.trash, s.deck(0)) == (["Treasure Map"] * 3, ["Gold"] * 4)


def test_treasure_map__golds_on_an_empty_deck():
    """The Golds are the only deck cards; the discard pile is not touched."""
    s = treasure_map(2)
    s.put(0, discard=["Estate"])
    s.play("Treasure Map")
    assert (s.deck(0), s.discard(0)) == (["Gold"] * 4, ["Estate"])


def test_treasure_map__golds_come_one_at_a_time():
    """Each of the four Golds is a gain of its own: another player's Monkey draws four cards."""
    s = table("Monkey", "Treasure Map")
    s.put(0, hand=["Monkey"], deck=["Copper"] * 20)
    s.play("Monkey")
    s.end_turn()
    s.put(0, hand=[])
    s.put(1, hand=["Treasure Map"] * 2)
    s.play("Treasure Map")
    assert len(s.hand(0)) == 4


# ---------------------------------------------------------------- Blockade


def blockade(card, *kingdom, players=2, victim_hand=()):
    """Player 0 has blockaded a pile and ended the turn; it is player 1's turn."""
    s = table("Blockade", *kingdom, players=players)
    s.put(0, hand=["Blockade"], deck=["Copper"] * 10)
    s.put(1, hand=victim_hand)
    s.answer(card)
    s.play("Blockade")
    s.end_turn()
    return s


def test_blockade__the_card_is_gained():
    """It counts as a gain: a Pirate can react to a Silver gained so."""
    s = table("Blockade", "Pirate")
    s.put(0, hand=["Blockade", "Pirate"])
    s.answer("Silver", True)
    s.play("Blockade")
    assert (s.set_aside(0), s.in_play(0)) == (["Silver"], ["Blockade", "Pirate"])
    assert s.supply["Silver"] == 39


def test_blockade__the_card_goes_straight_aside_and_to_hand_next_turn():
    """Never in the discard pile: set aside, then in hand as the next turn starts."""
    s = blockade("Silver")
    assert (s.set_aside(0), s.in_play(0)) == (["Silver"], ["Blockade"])
    s.end_turn()
    assert (s.set_aside(0), sorted(s.hand(0))) == ([], bag(*["Copper"] * 5, "Silver"))
    s.end_turn()
    assert s.in_play(0) == []


def test_blockade__is_over_if_the_card_does_not_stay_aside():
    """A Sailor plays the gained Caravan: nothing lies aside and Blockade is discarded this turn."""
    s = table("Blockade", "Sailor", "Caravan")
    s.put(0, hand=["Sailor", "Blockade"], deck=["Copper"] * 10)
    s.play("Sailor")
    s.answer("Caravan", True)
    s.play("Blockade")
    assert sorted(s.in_play(0)) == ["Blockade", "Caravan", "Sailor"]
    s.end_turn()
    assert sorted(s.in_play(0)) == ["Caravan", "Sailor"]
    s.coins = 4
    s.buy("Caravan")
    assert s.discard(1) == ["Caravan"]


def test_blockade__punishes_gains_on_the_gainers_own_turn_only():
    """A copy that another player gets on somebody else's turn brings no Curse."""
    s = table("Blockade", "Ambassador")
    s.put(0, hand=["Blockade", "Ambassador", "Estate"])
    s.actions = 2
    s.answer("Estate")
    s.play("Blockade")
    s.answer(0)
    s.play("Ambassador")
    assert s.discard(1) == ["Estate"]
    s.end_turn()
    s.put(1, discard=[])
    s.coins = 2
    s.buy("Estate")
    assert s.discard(1) == ["Estate", "Curse"]


def test_blockade__each_copy_brings_a_curse():
    """Bought or gained through Workshop, each copy comes with one Curse."""
    s = blockade("Silver", "Workshop", victim_hand=["Workshop"])
    s.answer("Silver")
    s.play("Workshop")
    s.coins = 3
    s.buy("Silver")
    assert s.discard(1) == ["Silver", "Curse", "Silver", "Curse"]


def test_blockade__two_on_the_same_card():
    """Two Blockades on one card: two Curses per copy."""
    s = table("Blockade")
    s.put(0, hand=["Blockade", "Blockade"])
    s.actions = 2
    s.answer("Silver", "Silver")
    s.play("Blockade")
    s.play("Blockade")
    s.end_turn()
    s.coins = 3
    s.buy("Silver")
    assert s.discard(1) == ["Silver", "Curse", "Curse"]


def test_blockade__on_curses_empties_the_pile():
    """Each Curse gained on the own turn brings another one until none is left."""
    s = blockade("Curse")
    s.set_supply("Curse", 6)
    s.buy("Curse")
    assert (s.discard(1), s.supply["Curse"]) == (["Curse"] * 6, 0)


@pytest.mark.parametrize("shown_moat, cards", [(True, ["Silver"]), (False, ["Silver", "Curse"])])
def test_blockade__moat_counts_when_it_is_played(shown_moat, cards):
    """A Moat shown as Blockade is played keeps the later Curse away."""
    s = table("Blockade", "Moat")
    s.put(0, hand=["Blockade"])
    s.put(1, hand=["Moat"])
    s.answer(shown_moat, "Silver")
    s.play("Blockade")
    s.end_turn()
    s.put(1, discard=[])
    s.coins = 3
    s.buy("Silver")
    assert s.discard(1) == cards


def test_blockade__its_owner_gains_freely():
    """The owner may gain more copies without a Curse."""
    s = table("Blockade")
    s.put(0, hand=["Blockade"])
    s.answer("Silver")
    s.play("Blockade")
    s.coins = 3
    s.buy("Silver")
    assert s.discard(0) == ["Silver"]


def test_blockade__the_set_aside_card_scores():
    """An Estate lying aside at the end of the game counts for its owner."""
    s = blockade("Estate")
    assert (s.set_aside(0), s.vp(0)) == (["Estate"], 1)


# ---------------------------------------------------------------- Sailor


def sailors(n, *kingdom, **zones):
    """Player 0 has played Sailors and has money."""
    s = table("Sailor", *kingdom)
    s.put(0, hand=["Sailor"] * n, **zones)
    for _ in range(n):
        s.play("Sailor")
    s.coins, s.buys = 20, 4
    return s


def test_sailor__declining_keeps_the_ability():
    """Declined for one gained Duration, it can be used for the next."""
    s = sailors(1, "Caravan", deck=["Copper"] * 4)
    s.answer(False, True)
    s.buy("Caravan")
    s.buy("Caravan")
    assert (s.in_play(0), s.discard(0)) == (["Sailor", "Caravan"], ["Caravan"])


def test_sailor__once_only():
    """One Sailor plays one gained Duration."""
    s = sailors(1, "Caravan", deck=["Copper"] * 4)
    s.answer(True)
    s.buy("Caravan")
    s.buy("Caravan")
    assert (s.in_play(0), s.discard(0)) == (["Sailor", "Caravan"], ["Caravan"])


def test_sailor__two_of_them_play_two_cards():
    """Two Sailors play two gained Durations, but never the same one twice."""
    s = sailors(2, "Caravan", deck=["Copper"] * 9)
    s.answer(True)
    s.buy("Caravan")
    assert len(s.hand(0)) == 1
    s.answer(True)
    s.buy("Caravan")
    assert (s.in_play(0).count("Caravan"), len(s.hand(0)), s.discard(0)) == (2, 2, [])


def test_sailor__works_for_cards_gained_in_the_action_phase():
    """A Caravan gained through Workshop can be played just like a bought one."""
    s = table("Sailor", "Caravan", "Workshop")
    s.put(0, hand=["Sailor", "Workshop"], deck=["Copper"] * 4)
    s.play("Sailor")
    s.answer("Caravan", True)
    s.play("Workshop")
    assert s.in_play(0) == ["Sailor", "Workshop", "Caravan"]


def test_sailor__playing_the_card_uses_no_action():
    """No Action is spent on the gained Duration."""
    s = table("Sailor", "Merchant Ship", "Workshop")
    s.put(0, hand=["Sailor"])
    s.play("Sailor")
    s.actions = 0
    s.coins = 5
    s.answer(True)
    s.buy("Merchant Ship")
    assert (s.in_play(0), s.coins, s.actions) == (["Sailor", "Merchant Ship"], 2, 0)


def test_sailor__actions_and_treasures_come_too_late_in_the_buy_phase():
    """+Actions in the Buy phase play no Action card; Treasures drawn after a buy stay in hand."""
    s = sailors(1, "Caravan", "Smithy", deck=["Gold", "Smithy"])
    s.answer(True)
    s.buy("Caravan")
    assert (s.hand(0), s.actions) == (["Gold"], 2)
    with pytest.raises(ValueError, match="after a buy"):
        s.play("Gold")
    s.put(0, hand=["Smithy"])
    with pytest.raises(ValueError, match="buy phase"):
        s.play("Smithy")


@pytest.mark.parametrize("gainer, hand", [
    ("Artisan", ["Artisan", "Estate"]),
    ("Blockade", ["Blockade"]),
])
def test_sailor__finds_the_card_where_it_was_gained_to(gainer, hand):
    """From the hand (Artisan) or set aside (Blockade) the gained Duration can be played."""
    s = table("Sailor", "Caravan", gainer)
    s.put(0, hand=["Sailor", *hand], deck=["Copper"] * 4)
    s.play("Sailor")
    s.answer("Caravan", True)
    if gainer == "Artisan":
        s.answer("Estate")
    s.play(gainer)
    assert sorted(s.in_play(0)) == sorted(["Sailor", gainer, "Caravan"])


def test_sailor__plays_only_in_its_own_turn():
    """Next turn it gives $2 and may trash a card, but plays no gained Duration any more."""
    s = sailors(1, "Caravan", deck=["Estate"] * 9)
    s.answer("Estate")
    come_round(s)
    assert (s.coins, s.trash, len(s.hand(0))) == (2, ["Estate"], 4)
    s.coins = 4
    s.buy("Caravan")
    assert s.in_play(0) == ["Sailor"]
    assert [asked.kind for asked in s.asked] == ["trash"]


def test_sailor__the_trash_is_optional():
    """No card need be trashed next turn."""
    s = sailors(1, deck=["Estate"] * 9)
    s.answer(None)
    come_round(s)
    assert (s.coins, s.trash) == (2, [])


def test_sailor__plays_treasures_that_are_durations():
    """A bought Astrolabe can be played at once: $1 and a Buy, again next turn."""
    s = sailors(1, "Astrolabe")
    s.coins, s.buys = 3, 1
    s.answer(True)
    s.buy("Astrolabe")
    assert (s.in_play(0), s.coins, s.buys) == (["Sailor", "Astrolabe"], 1, 1)


# ---------------------------------------------------------------- Tide Pools


@pytest.mark.parametrize("deck, left", [(2, 0), (1, 0), (0, 0), (5, 3)])
def test_tide_pools__discards_what_it_can(deck, left):
    """Two hand cards are discarded next turn; with one that one, with none nothing."""
    s = table("Tide Pools")
    s.put(0, hand=["Tide Pools"], deck=["Estate"] * 3)
    s.play("Tide Pools")
    assert (len(s.hand(0)), s.actions) == (3, 1)
    s.put(0, hand=[], deck=["Copper"] * deck)
    come_round(s)
    assert s.hand(0) == ["Copper"] * left


@pytest.mark.parametrize("first, hand", [("Tide Pools", 5), ("Wharf", 5)])
def test_tide_pools__the_owner_orders_it_among_other_effects(first, hand):
    """Whether Wharf draws before or after the discard is its owner's choice."""
    s = table("Tide Pools", "Wharf")
    s.put(0, hand=["Tide Pools", "Wharf"], deck=["Estate"] * 5 + ["Copper"] * 5 + ["Gold"] * 2)
    s.play("Tide Pools")
    s.play("Wharf")
    s.answer(first)
    if first == "Wharf":
        s.answer(["Gold", "Gold"])
    come_round(s)
    assert len(s.hand(0)) == hand
    assert s.hand(0).count("Gold") == (2 if first == "Tide Pools" else 0)


def test_tide_pools__throne_room():
    """Doubled: six cards and two Actions; next turn two cards are discarded, then two more."""
    s = table("Tide Pools", "Throne Room")
    s.put(0, hand=["Throne Room", "Tide Pools"], deck=["Copper"] * 20)
    s.answer("Tide Pools")
    s.play("Throne Room")
    assert (len(s.hand(0)), s.actions) == (6, 2)
    s.put(0, deck=["Gold", "Silver", "Copper", "Estate", "Duchy"])
    s.answer(["Estate", "Duchy"], ["Copper", "Silver"])
    come_round(s)
    assert s.hand(0) == ["Gold"]


# ---------------------------------------------------------------- Bazaar


def test_bazaar__always_draws():
    """One card (no choice), two Actions and $1."""
    s = table("Bazaar")
    s.put(0, hand=["Bazaar"], deck=["Curse"])
    s.play("Bazaar")
    assert (s.hand(0), s.actions, s.coins, s.asked) == (["Curse"], 2, 1, [])


# ---------------------------------------------------------------- Explorer


def test_explorer__need_not_reveal_a_province():
    """Keeping the Province secret is allowed and brings a Silver."""
    s = table("Explorer")
    s.put(0, hand=["Explorer", "Province"])
    s.answer(False)
    s.play("Explorer")
    assert sorted(s.hand(0)) == ["Province", "Silver"]


def test_explorer__the_gained_card_is_playable_at_once():
    """It comes into the hand and can be played this turn."""
    s = table("Explorer")
    s.put(0, hand=["Explorer"])
    s.play("Explorer")
    s.play("Silver")
    assert (s.coins, s.discard(0), s.supply["Silver"]) == (2, [], 39)


def test_explorer__the_province_stays_in_hand():
    """The shown Province stays; a Gold joins it."""
    s = table("Explorer")
    s.put(0, hand=["Explorer", "Province"])
    s.answer(True)
    s.play("Explorer")
    assert (sorted(s.hand(0)), shown(s, T_REVEAL)) == (["Gold", "Province"], ["Province"])


def test_explorer__without_gold_a_revealed_province_brings_nothing():
    """Province shown and no Gold left: nothing, not even a Silver."""
    s = table("Explorer")
    s.set_supply("Gold", 0)
    s.put(0, hand=["Explorer", "Province"])
    s.answer(True)
    s.play("Explorer")
    assert s.hand(0) == ["Province"]


# ---------------------------------------------------------------- Ghost Ship


def ghost_ship(*hand, deck=(), n=1):
    s = table("Ghost Ship")
    s.put(0, hand=["Ghost Ship"] * n)
    s.put(1, hand=hand, deck=deck)
    s.actions = n
    return s


def test_ghost_ship__the_victim_chooses_cards_and_order():
    """With five cards the victim puts two of their choice back, in their order."""
    s = ghost_ship("Gold", "Silver", "Copper", "Estate", "Duchy", deck=["Curse"])
    s.answer(["Estate", "Duchy"], ["Estate", "Duchy"])
    s.play("Ghost Ship")
    assert [asked.player for asked in s.asked] == [1, 1]
    assert sorted(s.hand(1)) == ["Copper", "Gold", "Silver"]
    assert s.deck(1) == ["Duchy", "Estate", "Curse"]


@pytest.mark.parametrize("hand", [[], ["Gold"], ["Gold", "Silver", "Copper"]])
def test_ghost_ship__three_cards_or_fewer_are_safe(hand):
    """Whoever holds at most three cards is not affected."""
    s = ghost_ship(*hand)
    s.play("Ghost Ship")
    assert (sorted(s.hand(1)), s.deck(1), s.asked) == (sorted(hand), [], [])


def test_ghost_ship__five_cards_lose_two():
    """Of five cards two go onto the deck."""
    s = ghost_ship(*["Copper"] * 5)
    s.play("Ghost Ship")
    assert (len(s.hand(1)), s.deck(1)) == (3, ["Copper", "Copper"])


def test_ghost_ship__a_second_one_changes_nothing():
    """After the first Ghost Ship only three cards are left; the second takes none."""
    s = ghost_ship(*["Copper"] * 5, n=2)
    s.play("Ghost Ship")
    s.play("Ghost Ship")
    assert (len(s.hand(1)), len(s.deck(1))) == (3, 2)


def test_ghost_ship__cards_are_neither_shown_nor_discarded():
    """They go onto the deck unseen; nothing is discarded."""
    s = ghost_ship("Gold", "Silver", "Copper", "Estate")
    s.answer("Estate")
    s.play("Ghost Ship")
    assert (s.deck(1), s.discard(1), shown(s, T_REVEAL)) == (["Estate"], [], [])


def test_ghost_ship__an_empty_deck_is_not_shuffled():
    """With an empty deck the cards become the deck; the discard pile stays."""
    s = ghost_ship(*["Copper"] * 5)
    s.put(1, discard=["Gold"])
    s.play("Ghost Ship")
    assert (s.deck(1), s.discard(1), s.shuffles(1)) == (["Copper", "Copper"], ["Gold"], 0)


# ---------------------------------------------------------------- Merchant Ship


def test_merchant_ship__is_discarded_in_the_next_turns_clean_up():
    """$2 now and $2 next turn; then it leaves."""
    s = table("Merchant Ship")
    s.put(0, hand=["Merchant Ship"], deck=["Copper"] * 15)
    s.play("Merchant Ship")
    assert s.coins == 2
    come_round(s)
    assert (s.coins, s.in_play(0)) == (2, ["Merchant Ship"])
    s.end_turn()
    assert (s.in_play(0), s.discard(0).count("Merchant Ship")) == ([], 1)


def test_merchant_ship__throne_room():
    """Doubled: $4 now and $4 next turn."""
    s = table("Merchant Ship", "Throne Room")
    s.put(0, hand=["Throne Room", "Merchant Ship"])
    s.answer("Merchant Ship")
    s.play("Throne Room")
    assert s.coins == 4
    come_round(s)
    assert s.coins == 4


# ---------------------------------------------------------------- Outpost

BOTH_OUTPOSTS = pytest.mark.parametrize("outpost", ["Outpost", "Outpost (1e)"])


def outposts(outpost, n=1, *kingdom, hand=(), deck=20):
    s = table(outpost, *kingdom)
    s.put(0, hand=[outpost] * n + list(hand), deck=["Copper"] * deck)
    s.actions = 9
    return s


@BOTH_OUTPOSTS
def test_outpost__acts_in_the_clean_up_of_its_turn(outpost):
    """Nothing happens while it is played; the hand stays as it is until Clean-up."""
    s = outposts(outpost, hand=["Gold"])
    s.play(outpost)
    assert (s.hand(0), s.coins, s.actions, s.buys) == (["Gold"], 0, 8, 1)
    s.end_turn()
    assert len(s.hand(0)) == 3


@BOTH_OUTPOSTS
def test_outpost__the_extra_turn_follows_at_once_with_three_cards(outpost):
    """The same player begins an extra turn with three cards in hand."""
    s = outposts(outpost)
    s.play(outpost)
    s.end_turn()
    assert (s.turn_player, s.is_extra_turn, s.hand(0)) == (0, True, ["Copper"] * 3)


@BOTH_OUTPOSTS
def test_outpost__other_durations_act_in_the_extra_turn(outpost):
    """Fishing Village gives its Action and $1 at the start of the extra turn, and not again."""
    s = outposts(outpost, 1, "Fishing Village", hand=["Fishing Village"])
    s.play("Fishing Village")
    s.play(outpost)
    s.end_turn()
    assert (s.actions, s.coins) == (2, 1)
    come_round(s)
    assert (s.turn_player, s.actions, s.coins) == (0, 1, 0)


@BOTH_OUTPOSTS
def test_outpost__gives_no_third_turn(outpost):
    """An Outpost played in the extra turn grants no turn, but the next hand has three cards."""
    s = outposts(outpost)
    s.play(outpost)
    s.end_turn()
    s.put(0, hand=[outpost])
    s.play(outpost)
    s.end_turn()
    assert (s.turn_player, len(s.hand(0))) == (1, 3)
    assert s.in_play(0) == []
    s.end_turn()
    assert (s.turn_player, s.is_extra_turn, len(s.hand(0))) == (0, False, 3)


@BOTH_OUTPOSTS
def test_outpost__leaves_at_the_end_of_the_extra_turn(outpost):
    """It stays in play during the extra turn; then it is discarded and five cards are drawn."""
    s = outposts(outpost)
    s.play(outpost)
    s.end_turn()
    assert s.in_play(0) == [outpost]
    s.end_turn()
    assert (s.turn_player, s.in_play(0), len(s.hand(0))) == (1, [], 5)
    assert s.discard(0).count(outpost) == 1


@BOTH_OUTPOSTS
def test_outpost__two_in_one_turn_give_one_extra_turn(outpost):
    """Two Outposts: one extra turn with three cards; both are discarded at its end."""
    s = outposts(outpost, 2)
    s.play(outpost)
    s.play(outpost)
    s.end_turn()
    assert (s.turn_player, len(s.hand(0)), s.in_play(0)) == (0, 3, [outpost] * 2)
    s.end_turn()
    assert (s.turn_player, len(s.hand(0)), s.in_play(0)) == (1, 5, [])


@BOTH_OUTPOSTS
def test_outpost__throne_room_gives_one_extra_turn(outpost):
    """Doubled by Throne Room there is still one extra turn, and both leave at its end."""
    s = outposts(outpost, 1, "Throne Room", hand=["Throne Room"])
    s.answer(outpost)
    s.play("Throne Room")
    s.end_turn()
    assert (s.turn_player, len(s.hand(0))) == (0, 3)
    assert sorted(s.in_play(0)) == sorted([outpost, "Throne Room"])
    s.end_turn()
    assert (s.turn_player, len(s.hand(0)), s.in_play(0)) == (1, 5, [])


def test_outpost__another_extra_turn_of_the_same_moment():
    """With a Voyage of the same turn the player picks the order; Outpost's fails as a third."""
    s = outposts("Outpost", 1, "Odysseys")
    s.put(0, hand=["Voyage", "Outpost"])
    s.play("Voyage")
    s.play("Outpost")
    s.answer("Voyage")
    s.end_turn()
    assert (s.turn_player, s.is_extra_turn) == (0, True)
    s.end_turn()
    assert s.turn_player == 1


@BOTH_OUTPOSTS
def test_outpost__with_caravan_the_extra_turn_starts_with_four_cards(outpost):
    """Three cards of Outpost and one of Caravan."""
    s = outposts(outpost, 1, "Caravan", hand=["Caravan"])
    s.play("Caravan")
    s.play(outpost)
    s.end_turn()
    assert len(s.hand(0)) == 4


@BOTH_OUTPOSTS
def test_outpost__the_extra_turn_is_not_counted(outpost):
    """For the tie-break only regular turns count."""
    s = outposts(outpost)
    s.play(outpost)
    s.end_turn()
    assert (s.turn_player, s.turns(0)) == (0, 1)


# ---------------------------------------------------------------- Tactician

BOTH_TACTICIANS = pytest.mark.parametrize("tactician", ["Tactician", "Tactician (1e)"])


def tacticians(tactician, n=1, *kingdom, hand=("Estate",)):
    s = table(tactician, *kingdom)
    s.put(0, hand=[tactician] * n + list(hand), deck=["Copper"] * 25)
    s.actions = 5
    return s


@BOTH_TACTICIANS
def test_tactician__next_turn_has_ten_cards(tactician):
    """Five cards of Clean-up and five more at the start of the turn."""
    s = tacticians(tactician)
    s.play(tactician)
    s.end_turn()
    assert len(s.hand(0)) == 5
    s.end_turn()
    assert len(s.hand(0)) == 10


@BOTH_TACTICIANS
def test_tactician__next_turn_has_two_actions_and_buys(tactician):
    """Two Actions and two Buys in all."""
    s = tacticians(tactician)
    s.play(tactician)
    come_round(s)
    assert (s.actions, s.buys) == (2, 2)


@BOTH_TACTICIANS
def test_tactician__no_bonus_with_an_empty_hand(tactician):
    """With nothing to discard the next turn is an ordinary one, and Tactician does not stay."""
    s = tacticians(tactician, hand=())
    s.play(tactician)
    s.end_turn()
    assert s.in_play(0) == []
    s.end_turn()
    assert (len(s.hand(0)), s.actions, s.buys) == (5, 1, 1)


@BOTH_TACTICIANS
def test_tactician__throne_room_gives_the_bonus_once(tactician):
    """The second play finds an empty hand."""
    s = tacticians(tactician, 1, "Throne Room", hand=("Throne Room", "Estate"))
    s.answer(tactician)
    s.play("Throne Room")
    come_round(s)
    assert (len(s.hand(0)), s.actions, s.buys) == (10, 2, 2)


@BOTH_TACTICIANS
def test_tactician__a_second_one_needs_new_cards(tactician):
    """A second Tactician in the same turn gives a bonus only if cards were drawn in between."""
    s = table(tactician)
    s.put(0, hand=[tactician, "Estate"], deck=["Copper"] * 25)
    s.actions = 2
    s.play(tactician)
    s.put(0, hand=[tactician])
    s.play(tactician)
    come_round(s)
    assert (len(s.hand(0)), s.actions, s.buys) == (10, 2, 2)
    s = table(tactician)
    s.put(0, hand=[tactician, "Estate"], deck=["Copper"] * 25)
    s.actions = 2
    s.play(tactician)
    s.put(0, hand=[tactician, "Estate"])
    s.play(tactician)
    come_round(s)
    assert (len(s.hand(0)), s.actions, s.buys) == (15, 3, 3)


@BOTH_TACTICIANS
def test_tactician__the_whole_hand_goes(tactician):
    """Nothing may be kept; coins and Actions already there remain."""
    s = tacticians(tactician, hand=("Gold", "Estate", "Silver"))
    s.coins = 3
    s.play(tactician)
    assert (s.hand(0), sorted(s.discard(0))) == ([], ["Estate", "Gold", "Silver"])
    assert (s.coins, s.actions, s.asked) == (3, 4, [])


# ---------------------------------------------------------------- Treasury


def treasuries(treasury, n=1, *kingdom, coins=0):
    s = table(treasury, *kingdom)
    s.put(0, hand=[treasury] * n, deck=["Copper"] * n + ["Estate"] * 8)
    for _ in range(n):
        s.play(treasury)
    s.coins = coins
    return s


def test_treasury__1e_returns_before_the_new_hand_is_drawn():
    """A Treasury put back in Clean-up is in the new hand."""
    s = treasuries("Treasury (1e)")
    assert (s.actions, s.coins) == (1, 0)
    s.answer(True)
    s.end_turn()
    assert sorted(s.hand(0)) == bag("Treasury (1e)", *["Estate"] * 4)


@pytest.mark.parametrize("treasury", ["Treasury", "Treasury (1e)"])
def test_treasury__each_one_is_decided_separately(treasury):
    """Of three Treasuries any number may go back, one decision each."""
    s = treasuries(treasury, 3)
    s.answer(True, False, True)
    s.end_turn()
    assert s.hand(0).count(treasury) == 2
    assert s.discard(0).count(treasury) == 1


@pytest.mark.parametrize("card", ["Estate", "Island"])
def test_treasury__1e_stays_out_after_a_victory_card_was_bought(card):
    """Any bought Victory card prevents it for all of them, nobody is asked."""
    s = treasuries("Treasury (1e)", 2, "Island", coins=4)
    s.buy(card)
    s.end_turn()
    assert s.hand(0).count("Treasury (1e)") == 0
    assert s.asked == []


def test_treasury__1e_ignores_victory_cards_that_were_not_bought():
    """An Estate gained through Workshop does not matter to the old Treasury."""
    s = table("Treasury (1e)", "Workshop")
    s.put(0, hand=["Treasury (1e)", "Workshop"], deck=["Copper"] * 9)
    s.play("Treasury (1e)")
    s.answer("Estate", True)
    s.play("Workshop")
    s.end_turn()
    assert "Treasury (1e)" in s.hand(0)


def test_treasury__1e_cannot_be_fetched_later():
    """A Treasury that was not put back lies in the discard pile and is not offered again."""
    s = treasuries("Treasury (1e)")
    s.answer(False)
    s.end_turn()
    s.end_turn()
    s.end_turn()
    assert [asked.kind for asked in s.asked] == ["may"]
    assert "Treasury (1e)" not in s.hand(0)


def test_treasury__2e_a_victory_card_of_the_action_phase_does_not_matter():
    """Gained in the Action phase, an Estate does not hold the new Treasury back."""
    s = table("Treasury", "Workshop")
    s.put(0, hand=["Treasury", "Workshop"], deck=["Copper"] * 9)
    s.play("Treasury")
    s.answer("Estate", True)
    s.play("Workshop")
    s.end_turn()
    assert "Treasury" in s.hand(0)


def test_treasury__2e_any_victory_card_gained_in_the_buy_phase_prevents_it():
    """A Victory card bought in the Buy phase keeps the new Treasury in play."""
    s = treasuries("Treasury", coins=2)
    s.buy("Estate")
    s.end_turn()
    assert "Treasury" not in s.hand(0)
    assert s.asked == []


def test_treasury__2e_a_victory_card_gained_without_a_buy_prevents_it_too():
    """An Estate that a bought Border Village brings counts like a bought one."""
    s = treasuries("Treasury", 1, "Border Village", coins=6)
    s.answer("Estate")
    s.buy("Border Village")
    s.end_turn()
    assert gains(s, 0) == ["Border Village", "Estate"]
    assert [asked.kind for asked in s.asked] == ["gain"]


def test_treasury__2e_moves_at_the_end_of_the_buy_phase():
    """It lies on the deck before Clean-up starts: asked once, before anything is discarded."""
    s = treasuries("Treasury")
    s.answer(True)
    s.end_turn()
    codes = [row[0] for row in s._table.trace()]
    to_deck, cleanup = 8, 28
    assert codes.index(to_deck) < codes.index(cleanup)


# ---------------------------------------------------------------- Wharf


def test_wharf__always_draws():
    """Both pairs of cards are drawn without a choice."""
    s = table("Wharf")
    s.put(0, hand=["Wharf"], deck=["Curse"] * 9)
    s.play("Wharf")
    assert (len(s.hand(0)), s.buys, s.asked) == (2, 2, [])


def wharf():
    s = table("Wharf")
    s.put(0, hand=["Wharf"], deck=["Copper"] * 15)
    s.play("Wharf")
    s.end_turn()
    return s


def test_wharf__the_second_pair_comes_at_the_start_of_the_turn():
    """Clean-up draws five cards and no more."""
    s = wharf()
    assert len(s.hand(0)) == 5
    s.end_turn()
    assert len(s.hand(0)) == 7


def test_wharf__next_turn_starts_with_seven_cards_and_two_buys():
    """Seven cards, two Buys, and no further Action."""
    s = wharf()
    s.end_turn()
    assert (len(s.hand(0)), s.buys, s.actions) == (7, 2, 1)


# ---------------------------------------------------------------- Corsair


def corsair(*victim_hand, n=1, kingdom=(), players=2):
    """Player 0 has played Corsairs; it is player 1's turn."""
    s = table("Corsair", *kingdom, players=players)
    s.put(0, hand=["Corsair"] * n, deck=["Copper"] * 15)
    s.put(1, hand=victim_hand)
    s.actions = n
    for _ in range(n):
        s.play("Corsair")
    assert s.coins == 2 * n
    s.end_turn()
    return s


def test_corsair__the_trashed_card_still_pays():
    """The trashed Gold gives its $3 for this turn."""
    s = corsair("Gold")
    s.play("Gold")
    assert (s.trash, s.coins, s.in_play(1)) == (["Gold"], 3, [])


@pytest.mark.parametrize("order", [["Silver", "Gold", "Gold"], ["Gold", "Silver", "Gold"]])
def test_corsair__strikes_the_first_of_the_turn_only(order):
    """One card per turn: the first Silver or Gold, in the order the victim chooses."""
    s = corsair(*order)
    for card in order:
        s.play(card)
    assert (s.trash, s.in_play(1), s.coins) == ([order[0]], order[1:], 8)


def test_corsair__strikes_each_player():
    """With three players both others lose their first Silver or Gold."""
    s = corsair("Silver", players=3)
    s.play("Silver")
    s.end_turn()
    s.put(2, hand=["Gold", "Gold"])
    s.play("Gold")
    s.play("Gold")
    assert sorted(s.trash) == ["Gold", "Silver"]


def test_corsair__several_of_them_trash_no_more():
    """Two Corsairs: still one card."""
    s = corsair("Silver", "Gold", n=2)
    s.play("Silver")
    s.play("Gold")
    assert s.trash == ["Silver"]


def test_corsair__the_victim_may_play_silver_first():
    """By playing a Silver before the Gold the victim saves the Gold."""
    s = corsair("Silver", "Gold")
    s.play("Silver")
    s.play("Gold")
    assert (s.trash, s.in_play(1)) == (["Silver"], ["Gold"])


def test_corsair__what_is_not_played_is_not_lost():
    """Without playing Silver or Gold nothing is trashed."""
    s = corsair("Silver", "Gold")
    s.end_turn()
    assert s.trash == []


def test_corsair__other_treasures_are_safe():
    """Copper and Astrolabe are not touched, before or after."""
    s = corsair("Copper", "Astrolabe", kingdom=("Astrolabe",))
    s.play("Copper")
    s.play("Astrolabe")
    assert (s.trash, s.coins) == ([], 2)


def test_corsair__strikes_again_in_an_extra_turn():
    """In each turn of the victim the first Silver or Gold goes."""
    s = corsair("Outpost", "Silver", kingdom=("Outpost",))
    s.put(1, deck=["Gold", "Copper", "Copper", "Copper"])
    s.play("Outpost")
    s.play("Silver")
    s.end_turn()
    assert s.turn_player == 1
    s.play("Gold")
    assert sorted(s.trash) == ["Gold", "Silver"]


def test_corsair__ends_with_a_card_for_its_owner():
    """At the start of the owner's next turn it draws a card, and the threat is over."""
    s = corsair()
    s.end_turn()
    assert len(s.hand(0)) == 6
    s.end_turn()
    s.put(1, hand=["Gold"])
    s.play("Gold")
    assert s.trash == []


@pytest.mark.parametrize("protection", ["Moat", "Lighthouse"])
def test_corsair__protection_must_apply_when_it_is_played(protection):
    """Moat shown, or Lighthouse in play, as Corsair is played: Silver and Gold are safe."""
    s = table("Corsair", protection)
    s.end_turn()
    if protection == "Lighthouse":
        s.put(1, hand=["Lighthouse"])
        s.play("Lighthouse")
    s.end_turn()
    s.put(0, hand=["Corsair"])
    s.put(1, hand=["Gold", *(["Moat"] if protection == "Moat" else [])])
    if protection == "Moat":
        s.answer(True)
    s.play("Corsair")
    s.end_turn()
    s.play("Gold")
    assert s.trash == []


# ---------------------------------------------------------------- Pirate


@pytest.mark.parametrize("gainer", [0, 1])
def test_pirate__reacts_without_an_action_in_any_phase(gainer):
    """To a Treasure bought by anybody it is played from hand; no Action is used."""
    s = table("Pirate")
    for _ in range(gainer):
        s.end_turn()
    s.put(0, hand=["Pirate"])
    s.coins, s.actions = 3, 0
    s.answer(True)
    s.buy("Silver")
    assert (s.phase, s.in_play(0), s.actions) == ("buy", ["Pirate"], 0)


def test_pirate__reacts_in_the_action_phase():
    """A Treasure gained in the Action phase can be reacted to just as well."""
    s = table("Pirate", "Explorer")
    s.put(0, hand=["Explorer", "Pirate"])
    s.answer(True)
    s.play("Explorer")
    assert (s.phase, s.in_play(0)) == ("action", ["Explorer", "Pirate"])


def test_pirate__several_react_to_one_gain():
    """Two Pirates in hand may both be played to the same Silver."""
    s = table("Pirate")
    s.put(0, hand=["Pirate", "Pirate"])
    s.coins = 3
    s.answer(True, True)
    s.buy("Silver")
    assert s.in_play(0) == ["Pirate", "Pirate"]


def test_pirate__on_another_turn_waits_for_the_owners_next_turn():
    """Played on an opponent's turn it brings its Treasure at the start of the owner's turn."""
    s = table("Pirate", players=3)
    s.put(2, hand=["Pirate"])
    s.coins = 3
    s.answer(True)
    s.buy("Silver")
    s.end_turn()
    assert s.hand(2) == []
    s.answer("Gold")
    s.end_turn()
    assert (s.turn_player, s.hand(2)) == (2, ["Gold"])


def test_pirate__the_gained_treasure_can_be_played():
    """The Treasure comes into the hand at the start of the turn and can be played in it."""
    s = table("Pirate")
    s.put(0, hand=["Pirate"])
    s.play("Pirate")
    assert s.actions == 0
    s.answer("Gold")
    come_round(s)
    s.play("Gold")
    assert (s.coins, s.supply["Gold"]) == (3, 29)


def test_pirate__its_treasure_can_set_off_other_pirates():
    """The Gold of one Pirate lets another one be played; that one waits for the turn after."""
    s = table("Pirate")
    s.put(0, hand=["Pirate"], deck=["Pirate"])
    s.play("Pirate")
    s.answer("Gold", True)
    come_round(s)
    assert (s.in_play(0), s.hand(0)) == (["Pirate", "Pirate"], ["Gold"])
    s.answer("Silver", False)
    come_round(s)
    assert s.supply["Silver"] == 39


def test_pirate__kingdom_treasures_up_to_six_qualify():
    """Astrolabe can be gained; there is no choice to gain nothing, and no other type."""
    s = table("Pirate", "Astrolabe")
    s.put(0, hand=["Pirate"])
    s.play("Pirate")
    s.answer("Astrolabe")
    come_round(s)
    assert (s.hand(0), s.asked[-1].min) == (["Astrolabe"], 1)
    assert sorted(s.asked[-1].candidates) == ["Astrolabe", "Copper", "Gold", "Silver"]


def test_pirate__is_no_attack():
    """Moat is not asked for."""
    s = table("Pirate", "Moat")
    s.put(0, hand=["Pirate"])
    s.put(1, hand=["Moat"])
    s.play("Pirate")
    assert s.asked == []


# ---------------------------------------------------------------- Sea Witch


def test_sea_witch__curses_go_round_from_the_left():
    """One Curse left for two victims: the left neighbour gets it."""
    s = table("Sea Witch", players=3)
    s.set_supply("Curse", 1)
    s.put(0, hand=["Sea Witch"], deck=["Copper"] * 4)
    s.play("Sea Witch")
    assert (len(s.hand(0)), s.discard(1), s.discard(2)) == (2, ["Curse"], [])


def test_sea_witch__next_turn_keeps_five_cards():
    """Next turn: five cards, two more, two discarded."""
    s = table("Sea Witch")
    s.put(0, hand=["Sea Witch"], deck=["Copper"] * 7 + ["Gold", "Silver"])
    s.play("Sea Witch")
    s.answer(["Copper", "Copper"])
    come_round(s)
    assert sorted(s.hand(0)) == bag("Copper", "Copper", "Copper", "Gold", "Silver")


def test_sea_witch__only_its_owner_draws_and_discards():
    """The other players are touched by the Curse alone."""
    s = table("Sea Witch")
    s.put(0, hand=["Sea Witch"], deck=["Copper"] * 9)
    s.put(1, hand=["Gold", "Silver"])
    s.play("Sea Witch")
    s.end_turn()
    assert sorted(s.hand(1)) == ["Gold", "Silver"]
    s.put(1, deck=["Gold"] * 5)
    s.end_turn()
    assert (len(s.hand(0)), s.hand(1)) == (5, ["Gold"] * 5)


# ---------------------------------------------------------------- cards meeting each other

# Per Duration: answers when played, (hand, Actions, $, Buys) then; the same for the next turn.
DOUBLED = {
    "Haven": (["Estate", "Estate"], (2, 2, 0, 1), [], (7, 1, 0, 1)),
    "Lighthouse": ([], (2, 2, 2, 1), [], (5, 1, 2, 1)),
    "Lighthouse (1e)": ([], (2, 2, 2, 1), [], (5, 1, 2, 1)),
    "Fishing Village": ([], (2, 4, 2, 1), [], (5, 3, 2, 1)),
    "Monkey": ([], (2, 0, 0, 1), [], (7, 1, 0, 1)),
    "Caravan": ([], (4, 2, 0, 1), [], (7, 1, 0, 1)),
    "Blockade": (["Silver", "Estate"], (2, 0, 0, 1), [], (7, 1, 0, 1)),
    "Sailor": ([], (2, 2, 0, 1), ["Copper", None], (4, 1, 4, 1)),
    "Tide Pools": ([], (8, 2, 0, 1), [], (1, 1, 0, 1)),
    "Merchant Ship": ([], (2, 0, 4, 1), [], (5, 1, 4, 1)),
    "Tactician": ([], (0, 0, 0, 1), [], (10, 2, 0, 2)),
    "Tactician (1e)": ([], (0, 0, 0, 1), [], (10, 2, 0, 2)),
    "Wharf": ([], (6, 0, 0, 3), [], (9, 1, 0, 3)),
    "Corsair": ([], (2, 0, 4, 1), [], (7, 1, 0, 1)),
    "Pirate": ([], (2, 0, 0, 1), ["Gold", "Silver"], (7, 1, 0, 1)),
    "Sea Witch": ([], (6, 0, 0, 1), [], (5, 1, 0, 1)),
}


@pytest.mark.parametrize("duration", DOUBLED)
def test_rule_duration_modifier_stays__throne_room_doubles_every_duration(duration):
    """Both parts of the Duration happen twice; Throne Room stays as long as it does."""
    answers, now, answers_next_turn, next_turn = DOUBLED[duration]
    s = table("Throne Room", duration)
    s.put(0, hand=["Throne Room", duration, "Estate", "Estate"], deck=["Copper"] * 40)
    s.answer(duration, *answers)
    s.play("Throne Room")
    assert (len(s.hand(0)), s.actions, s.coins, s.buys) == now
    s.end_turn()
    assert sorted(s.in_play(0)) == sorted(["Throne Room", duration])
    s.answer(*answers_next_turn)
    s.end_turn()
    assert (len(s.hand(0)), s.actions, s.coins, s.buys) == next_turn
    assert sorted(s.in_play(0)) == sorted(["Throne Room", duration])
    s.end_turn()
    assert s.in_play(0) == []
    assert not s.unanswered


ATTACKS = ["Ambassador", "Cutpurse", "Pirate Ship", "Sea Hag", "Ghost Ship", "Blockade", "Corsair",
           "Sea Witch", "Militia", "Bandit", "Witch", "Bureaucrat", "Spy", "Thief"]


def attacked(attack, protection):
    """What player 1 has after an Attack and after playing a Gold and buying the attacker's card."""
    s = table(attack, *([protection] if protection else []), auto=True)
    s.end_turn()
    if protection and protection != "Moat":
        s.put(1, hand=[protection])
        s.play(protection)
    s.end_turn()
    s.put(0, hand=[attack, "Estate"], deck=["Copper"] * 20)
    moat = ["Moat"] if protection == "Moat" else []
    s.put(1, hand=["Copper", "Silver", "Gold", "Estate", *moat],
          deck=["Gold", "Silver", "Estate"], discard=[])
    s.play(attack)
    at_once = (sorted(s.hand(1)), s.deck(1), s.discard(1))
    blockaded = (s.set_aside(0) or ["Copper"])[0]
    s.end_turn()
    if "Gold" in s.hand(1):
        s.play("Gold")
    s.coins, s.buys = 8, 1
    s.buy(blockaded)
    return at_once, s.in_play(1).count("Gold"), s.owned(1).get("Curse", 0)


@pytest.mark.parametrize("attack", ATTACKS)
def test_rule_duration_attack_reaction_timing__every_attack_strikes_the_unprotected(attack):
    """Without protection each Attack does something to its victim, at once or later."""
    untouched = (sorted(["Copper", "Silver", "Gold", "Estate"]), ["Gold", "Silver", "Estate"], [])
    assert attacked(attack, None) != (untouched, 1, 0)


@pytest.mark.parametrize("protection", ["Moat", "Lighthouse", "Lighthouse (1e)"])
@pytest.mark.parametrize("attack", ATTACKS)
def test_rule_duration_attack_reaction_timing__protection_stops_every_attack(attack, protection):
    """Moat and Lighthouse keep every Attack away, also the later part of Duration Attacks."""
    hand = ["Copper", "Silver", "Gold", "Estate", *(["Moat"] if protection == "Moat" else [])]
    untouched = (sorted(hand), ["Gold", "Silver", "Estate"], [])
    assert attacked(attack, protection) == (untouched, 1, 0)


def chain(*hand, deck=40):
    """Outpost, Tactician, Wharf and Haven meet in one turn."""
    s = table("Outpost", "Tactician", "Wharf", "Haven")
    s.put(0, hand=hand, deck=["Copper"] * deck)
    s.actions = 9
    return s


def test_rule_extra_turn__tactician_then_outpost():
    """The extra turn has 3 + 5 cards, two Actions and two Buys; the turn after is ordinary."""
    s = chain("Outpost", "Tactician", "Estate")
    s.play("Outpost")
    s.play("Tactician")
    s.end_turn()
    assert (s.is_extra_turn, len(s.hand(0)), s.actions, s.buys) == (True, 8, 2, 2)
    s.end_turn()
    assert s.in_play(0) == []
    s.end_turn()
    assert (len(s.hand(0)), s.actions, s.buys) == (5, 1, 1)


def test_rule_extra_turn__a_wharf_in_each_turn():
    """A Wharf before the Outpost draws in the extra turn, one played there in the turn after."""
    s = chain("Wharf", "Outpost")
    s.play("Wharf")
    s.play("Outpost")
    s.end_turn()
    assert (len(s.hand(0)), s.buys) == (5, 2)
    s.put(0, hand=["Wharf"])
    s.play("Wharf")
    s.end_turn()
    assert (s.turn_player, s.in_play(0)) == (1, ["Wharf"])
    s.end_turn()
    assert (len(s.hand(0)), s.buys) == (7, 2)


def test_rule_extra_turn__haven_over_two_turns():
    """Haven's card comes in the extra turn and can be set aside there once more for the next."""
    s = chain("Haven", "Gold", "Outpost")
    s.answer("Gold")
    s.play("Haven")
    s.play("Outpost")
    s.end_turn()
    assert sorted(s.hand(0)) == bag("Copper", "Copper", "Copper", "Gold")
    s.put(0, hand=["Haven", "Gold"])
    s.answer("Gold")
    s.play("Haven")
    come_round(s)
    assert sorted(s.hand(0)) == bag(*["Copper"] * 5, "Gold")


def test_rule_extra_turn__all_four_in_one_turn():
    """3 cards, Haven's card, Wharf's 2 and Tactician's 5: 11 cards, 2 Actions, 3 Buys."""
    s = chain("Haven", "Gold", "Wharf", "Outpost", "Tactician")
    s.answer("Gold")
    s.play("Haven")
    s.play("Wharf")
    s.play("Outpost")
    s.play("Tactician")
    s.answer("Haven", "Wharf")
    s.end_turn()
    assert (s.is_extra_turn, len(s.hand(0)), s.actions, s.buys) == (True, 11, 2, 3)
    assert s.hand(0).count("Gold") == 1
    s.end_turn()
    assert (s.turn_player, s.in_play(0), len(s.hand(0))) == (1, [], 5)


def test_rule_extra_turn__tactician_and_outpost_in_the_extra_turn():
    """The second Outpost only makes the hand smaller: the next turn has 3 + 5 cards."""
    s = chain("Outpost")
    s.play("Outpost")
    s.end_turn()
    s.put(0, hand=["Outpost", "Tactician", "Estate"])
    s.actions = 2
    s.play("Outpost")
    s.play("Tactician")
    s.end_turn()
    assert (s.turn_player, s.in_play(0), len(s.hand(0))) == (1, ["Tactician"], 3)
    s.end_turn()
    assert (s.is_extra_turn, len(s.hand(0)), s.actions, s.buys) == (False, 8, 2, 2)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_smugglers__look_to_the_right_in_every_number_of_players(players):
    """Each player has bought another card; the first player copies what the last one bought."""
    bought = ["Smugglers", "Estate", "Silver", "Duchy"][:players]
    s = table("Smugglers", players=players)
    for card in bought:
        s.coins = 6
        s.buy(card)
        s.end_turn()
    s.put(0, hand=["Smugglers"])
    s.play("Smugglers")
    assert (s.turn_player, gains(s, 0)) == (0, ["Smugglers", bought[-1]])


def test_smugglers__only_the_extra_turn_of_the_neighbour_counts():
    """After an Outpost turn what the neighbour gained in the turn before it is out of reach."""
    s = table("Smugglers", "Outpost")
    s.put(0, hand=["Outpost"])
    s.play("Outpost")
    s.coins = 6
    s.buy("Gold")
    s.end_turn()
    assert s.is_extra_turn
    s.coins = 2
    s.buy("Estate")
    s.end_turn()
    s.put(1, hand=["Smugglers"])
    s.play("Smugglers")
    assert gains(s, 1) == ["Estate"]


def test_smugglers__own_extra_turns_change_nothing():
    """In the own Outpost turn the neighbour's latest turn is still the one looked at."""
    s = table("Smugglers", "Outpost")
    s.coins = 6
    s.buy("Gold")
    s.end_turn()
    s.put(1, hand=["Outpost", "Smugglers"])
    s.actions = 2
    s.play("Outpost")
    s.play("Smugglers")
    s.end_turn()
    assert (s.turn_player, s.is_extra_turn) == (1, True)
    s.put(1, hand=["Smugglers"])
    s.play("Smugglers")
    assert gains(s, 1) == ["Gold", "Gold"]


def test_embargo__its_curses_can_end_the_game():
    """Two piles are empty; the Curses of an embargoed pile run out as the third."""
    s = table("Embargo", "Smithy", "Village")
    s.set_supply("Smithy", 0)
    s.set_supply("Village", 0)
    s.set_supply("Curse", 1)
    come_round(s)
    s.put(0, hand=["Embargo"])
    s.answer("Silver")
    s.play("Embargo")
    s.coins = 3
    s.buy("Silver")
    s.end_turn()
    assert s.over


def test_embargo__an_empty_pile_may_get_the_token():
    """A token on an empty pile is legal, and the pile still counts as empty."""
    s = table("Embargo", "Smithy", "Village")
    s.set_supply("Smithy", 0)
    s.set_supply("Village", 0)
    s.set_supply("Duchy", 1)
    come_round(s)
    s.put(0, hand=["Embargo"])
    s.answer("Smithy")
    s.play("Embargo")
    s.coins = 5
    s.buy("Duchy")
    assert s.discard(0) == ["Duchy"]
    s.end_turn()
    assert s.over


def test_rule_mats_scoring__everything_set_aside_counts_together():
    """Mats, Haven's and Blockade's cards: 6 + 2 + 3 + 6 + 1 points, and 20 cards for a Gardens."""
    s = table("Island", "Native Village", "Haven", "Blockade", "Gardens")
    s.put(0, hand=["Haven", "Blockade", "Province"], deck=["Gardens"] + ["Copper"] * 11,
          mats={"Island": ["Island", "Province"], "Native Village": ["Duchy", "Copper"]})
    s.actions = 2
    s.answer("Province")
    s.play("Haven")
    s.answer("Estate")
    s.play("Blockade")
    assert sorted(s.set_aside(0)) == ["Estate", "Province"]
    assert sum(s.owned(0).values()) == 20
    assert s.vp(0) == 6 + 2 + 3 + 6 + 1 + 2


@pytest.mark.parametrize("first", ["Monkey", "Blockade"])
def test_rule_simultaneous__monkey_draws_once_per_gain_in_any_order(first):
    """A blockaded Silver and its Curse are two gains: Monkey draws two cards in any order."""
    s = table("Monkey", "Blockade")
    s.put(0, hand=["Monkey", "Blockade"], deck=["Copper"] * 20)
    s.actions = 2
    s.answer("Silver")
    s.play("Monkey")
    s.play("Blockade")
    s.end_turn()
    s.put(0, hand=[])
    s.coins = 3
    s.answer(first)
    s.buy("Silver")
    assert s.discard(1) == ["Silver", "Curse"]
    assert s.hand(0) == ["Copper", "Copper"]
