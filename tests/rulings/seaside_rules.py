"""Rules that Seaside brings: Durations, extra turns, mats, tokens."""

import pytest

from tests.rulings.tables_seaside import T_LOOK, T_REVEAL, bag, come_round, embargoed, shown, table
from tests.views import watch

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


def test_rule_duration_leaves_play_early__the_old_lighthouse_protects_in_play_only():
    """Lighthouse (1e) protects "while this is in play": taken out of play it only pays."""
    s = table("Lighthouse (1e)", "Witch")
    s.put(0, hand=["Lighthouse (1e)"])
    s.play("Lighthouse (1e)")
    s.put(0, in_play=[])
    s.end_turn()
    s.put(1, hand=["Witch"])
    s.play("Witch")
    assert s.discard(0) == ["Curse"]
    s.end_turn()
    assert s.coins == 1


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


@pytest.mark.parametrize("outpost", ["Outpost", "Outpost (1e)"])
def test_rule_extra_turn__monkey_blockade_and_lighthouse_end_with_it(outpost):
    """In the extra turn Blockade's Silver comes to hand; afterwards the others gain Silvers freely,
    Monkey draws nothing for it, and Lighthouse protects no more."""
    s = table(outpost, "Monkey", "Blockade", "Lighthouse", "Witch", auto=True)
    s.put(0, hand=[outpost, "Monkey", "Blockade", "Lighthouse"], deck=["Copper"] * 30)
    s.actions = 4
    s.answer("Silver")
    for card in ("Blockade", "Monkey", "Lighthouse", outpost):
        s.play(card)
    s.end_turn()
    assert s.is_extra_turn and sorted(s.hand(0)) == bag(*["Copper"] * 4, "Silver")
    s.end_turn()
    hand = len(s.hand(0))
    s.put(1, hand=["Witch"])
    s.play("Witch")
    s.coins = 3
    s.buy("Silver")
    assert s.discard(0).count("Curse") == 1
    assert (s.discard(1), len(s.hand(0))) == (["Silver"], hand)


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


def test_rule_mats__islands_lie_face_up_and_native_villages_face_down():
    """Everybody sees another player's Island mat and nobody the Native Village mat."""
    s = table("Island", "Native Village", "Chapel")
    mats = {"Island": ["Island", "Province"], "Native Village": ["Gold", "Curse"]}
    s.put(0, mats=mats)
    s.end_turn()
    s.put(1, hand=["Chapel", "Copper"])
    seen = []
    watch(s, lambda view, question: seen.append((view.face_up(0), view.face_up(1))))
    s.answer(None)
    s.play("Chapel")
    assert seen == [(["Island", "Province"], [])]


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


def test_rule_mats_scoring__pirate_ship_tokens_score_nothing():
    """Seven coin tokens are worth no points and do not change who wins."""
    s = table("Pirate Ship")
    s.put(0, deck=["Estate"], pirate_coins=7)
    s.put(1, deck=["Estate", "Estate"])
    assert (s.vp(0), s.vp(1), s.scores) == (1, 2, [1, 2])
    assert s.winners == [1]


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
