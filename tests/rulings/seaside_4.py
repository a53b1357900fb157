"""Rulings of the cards of Seaside that cost $4."""

import pytest

from tests.rulings.tables_seaside import T_LOOK, T_REVEAL, bag, come_round, shown, table

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


def test_sailor__finds_a_card_gained_onto_the_deck():
    """Develop puts the Caravan onto the deck; from there it can be played."""
    s = table("Sailor", "Caravan", "Develop")
    s.put(0, hand=["Sailor", "Develop", "Silver"], deck=["Copper"] * 4)
    s.play("Sailor")
    s.answer("less_first", "Caravan", True)
    s.play("Develop")
    assert sorted(s.in_play(0)) == sorted(["Sailor", "Develop", "Caravan"])
    assert s.deck(0)[0] == "Copper" and s.hand(0) == ["Estate"]


def test_sailor__a_card_that_was_moved_cannot_be_played():
    """Insignia puts the bought Caravan onto the deck first: Sailor has lost it. If Sailor acts
    first, there is nothing left for Insignia."""
    for first, played in (("Insignia", False), ("Sailor", True)):
        s = table("Sailor", "Caravan", "Jewelled Egg")
        s.put(0, hand=["Sailor", "Insignia"], deck=["Copper"] * 4)
        s.play("Sailor")
        s.play("Insignia")
        s.coins = 4
        s.answer(first, True)
        s.buy("Caravan")
        assert ("Caravan" in s.in_play(0)) is played
        assert (s.deck(0)[0] == "Caravan") is not played


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
