"""Rulings of the cards of Seaside that cost $5."""

import pytest

from tests.rulings.tables_seaside import T_REVEAL, bag, come_round, gains, shown, table

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
