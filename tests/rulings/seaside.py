"""Rulings of the cards of Seaside that cost $2 or $3."""

import pytest

from tests.rulings.tables_seaside import (
    T_LOOK,
    T_REVEAL,
    bag,
    come_round,
    embargoed,
    gains,
    shown,
    table,
)

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
