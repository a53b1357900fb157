"""Rulings of the base game: its basic cards and its kingdom cards that cost up to $4.

The rules of the game itself, from set-up to scoring, are in test_rules.py.
"""

import pytest

from simcore import IllegalAnswer, Scenario
from tests.rulings.tables_base import against, table, throne
from tests.views import shown_to


# ------------------------------------------------------------------ Treasures
def test_copper__seven_give_seven_coins():
    """Each Copper is worth $1: seven of them pay $7."""
    s = table(hand=["Copper"] * 7)
    for _ in range(7):
        s.play("Copper")
    assert s.coins == 7


def test_copper__never_costs_less_than_nothing():
    """However much cheaper cards become, Copper still costs $0."""
    s = table("Highway", hand=["Highway"] * 2, deck=["Copper"] * 2)
    s.actions = 2
    s.play("Highway")
    s.play("Highway")
    assert s.cost("Copper") == 0
    assert s.cost("Estate") == 0
    assert s.cost("Silver") == 1


def test_copper__can_be_bought_without_coins():
    """A Buy is all that a Copper needs."""
    s = table(hand=["Estate"])
    s.buy("Copper")
    assert s.discard(0) == ["Copper"]
    assert (s.coins, s.buys) == (0, 0)


def test_silver__first_one_after_a_merchant_gives_three():
    """With one Merchant the first Silver of the turn pays $3 and the second $2."""
    s = table("Merchant", hand=["Merchant", "Silver", "Silver"], deck=["Estate"])
    s.play("Merchant")
    s.play("Silver")
    assert s.coins == 3
    s.play("Silver")
    assert s.coins == 5


def test_silver__gained_to_hand_it_pays_this_turn():
    """A Silver that Mine puts into the hand can be played in the Buy phase of that turn."""
    s = table("Mine", hand=["Mine", "Copper"])
    s.answer("Copper", "Silver")
    s.play("Mine")
    s.play("Silver")
    assert s.coins == 2


def test_gold__two_and_a_silver_buy_a_province():
    """Two Golds and a Silver make $8, the price of a Province."""
    s = table(hand=["Gold", "Gold", "Silver"])
    for name in ("Gold", "Gold", "Silver"):
        s.play(name)
    assert s.coins == 8
    s.buy("Province")
    assert s.discard(0) == ["Province"]


def test_platinum__is_only_there_with_the_option():
    """Platinum (worth $5) and its pile exist only in games that chose Platinum and Colony."""
    assert "Platinum" not in Scenario().supply
    s = table(hand=["Platinum"], colonies=True)
    s.play("Platinum")
    assert s.coins == 5
    assert s.supply["Platinum"] == 12


def test_platinum__can_be_mined_from_a_gold():
    """Mine turns a Gold ($6) into a Platinum ($9)."""
    s = table("Mine", hand=["Mine", "Gold"], colonies=True)
    s.answer("Gold", "Platinum")
    s.play("Mine")
    assert s.hand(0) == ["Platinum"]
    assert s.trash == ["Gold"]


# ------------------------------------------------------------------ Victory cards and Curses
@pytest.mark.parametrize(("players", "pile"), [(2, 8), (3, 12), (4, 12), (5, 12), (6, 12)])
def test_estate__starting_estates_do_not_come_out_of_the_pile(players, pile):
    """Every player starts with three Estates, and the pile has its full size all the same."""
    s = Scenario(players=players)
    assert s.supply["Estate"] == pile
    assert all(s.owned(p)["Estate"] == 3 for p in range(players))


def test_estate__a_starting_deck_is_worth_three():
    """Three Estates score 3 points."""
    s = Scenario()
    assert s.scores == [3, 3]


def test_duchy__four_score_twelve():
    """A Duchy is worth 3 points."""
    s = table(hand=["Duchy"] * 3, deck=["Duchy"])
    assert s.vp(0) == 12


def test_province__the_empty_pile_ends_the_game_with_the_turn():
    """The game ends after the turn in which the Province pile runs out, not within it."""
    s = table(hand=["Copper"])
    s.set_supply("Province", 1)
    s.coins, s.buys = 8, 2
    s.buy("Province")
    assert not s.over
    s.buy("Copper")
    s.end_turn()
    assert s.over


def test_province__the_eighth_is_the_last_with_two_players():
    """Two players share eight Provinces: seven do not end the game, the eighth does."""
    s = table(hand=[])
    for _ in range(4):
        for _player in (0, 1):
            assert not s.over
            s.coins = 8
            s.buy("Province")
            s.end_turn()
    assert s.over
    assert s.supply["Province"] == 0
    assert s.owned(0)["Province"] == s.owned(1)["Province"] == 4


def test_colony__is_only_there_with_the_option():
    """The Colony pile (8 cards with two players, 10 points each) comes with Platinum."""
    assert "Colony" not in Scenario().supply
    s = table(hand=["Colony"], colonies=True)
    assert s.supply["Colony"] == 8
    assert s.vp(0) == 10


def test_colony__the_empty_pile_ends_the_game():
    """The last Colony ends the game although there are Provinces left."""
    s = table(hand=[], colonies=True)
    s.set_supply("Colony", 1)
    s.coins = 11
    s.buy("Colony")
    s.end_turn()
    assert s.over
    assert s.supply["Province"] == 8


def test_curse__is_no_victory_card():
    """Bureaucrat looks for Victory cards: a hand with only Curses loses nothing."""
    s = table("Bureaucrat", hand=["Bureaucrat"])
    against(s, hand=["Curse", "Curse"])
    s.play("Bureaucrat")
    assert s.hand(1) == ["Curse", "Curse"]
    assert s.deck(1) == []


def test_curse__can_be_bought_for_nothing():
    """Curse costs $0 and may be bought."""
    s = table(hand=[])
    s.buy("Curse")
    assert s.discard(0) == ["Curse"]
    assert s.vp(0) == -1


def test_curse__counts_as_a_card_for_gardens():
    """Ten cards make a Gardens worth 1, even if nine of them are Curses."""
    s = table("Gardens", hand=["Gardens"], deck=["Curse"] * 9)
    assert s.vp(0) == 1 - 9


def test_curse__its_empty_pile_is_an_empty_supply_pile():
    """Poacher counts the empty Curse pile, and so does the end of the game."""
    s = table("Poacher", "Village", hand=["Poacher", "Estate", "Gold"], deck=["Copper"])
    s.set_supply("Curse", 1)
    s.end_turn()
    s.buy("Curse")
    s.end_turn()
    s.put(0, hand=["Poacher", "Estate", "Gold"], deck=["Copper"])
    s.answer("Estate")
    s.play("Poacher")
    assert s.discard(0)[-1] == "Estate"
    s.set_supply("Village", 1)
    s.set_supply("Estate", 1)
    s.coins, s.buys = 5, 2
    s.buy("Village")
    s.buy("Estate")
    s.end_turn()
    assert s.over


# ------------------------------------------------------------------ Cellar, Chapel, Moat
def test_cellar__no_discard_no_draw():
    """Discarding nothing draws nothing."""
    s = table("Cellar", hand=["Cellar", "Estate"], deck=["Gold"])
    s.answer(None)
    s.play("Cellar")
    assert s.hand(0) == ["Estate"]
    assert s.deck(0) == ["Gold"]
    assert s.actions == 1


def test_cellar__replaces_what_was_discarded():
    """Three of four cards discarded: three are drawn, and the hand has four again."""
    hand = ["Cellar", "Estate", "Estate", "Copper", "Gold"]
    s = table("Cellar", hand=hand, deck=["Silver", "Silver", "Silver", "Duchy"])
    s.answer(["Estate", "Estate", "Copper"])
    s.play("Cellar")
    assert s.hand(0) == ["Silver", "Silver", "Silver", "Gold"]
    assert sorted(s.discard(0)) == ["Copper", "Estate", "Estate"]


def test_cellar__its_discards_are_shuffled_in_when_the_deck_is_short():
    """Deck of one, three discarded: the three go under the one card, three are drawn, one stays."""
    s = table("Cellar", hand=["Cellar", "Estate", "Estate", "Estate"], deck=["Gold"])
    s.answer(["Estate", "Estate", "Estate"])
    s.play("Cellar")
    assert s.hand(0) == ["Gold", "Estate", "Estate"]
    assert s.deck(0) == ["Estate"]
    assert s.discard(0) == []


def test_cellar__cannot_discard_itself():
    """The played Cellar is in play, so only the other cards of the hand are candidates."""
    s = table("Cellar", hand=["Cellar", "Cellar", "Estate"], deck=["Copper"] * 2)
    s.answer(["Cellar", "Estate"])
    s.play("Cellar")
    assert sorted(s.asked[0].candidates) == ["Cellar", "Estate"]
    assert s.in_play(0) == ["Cellar"]


def test_cellar__others_see_how_many_cards_were_discarded_but_not_which():
    """Whatever two cards the Cellar discards, the other player is shown the same."""

    def shown_after(discarded):
        s = table(
            "Cellar", "Militia",
            hand=["Cellar", "Militia", "Estate", "Duchy", "Gold"], deck=["Copper", "Copper"],
        )
        against(s, hand=["Estate", "Copper", "Copper", "Gold"])
        shown = shown_to(s, 1)
        s.answer(discarded, ["Estate"])
        s.play("Cellar")
        s.play("Militia")
        assert len(shown) == 1
        assert shown[0]["discard_size"] == [2, 0]
        return shown

    assert shown_after(["Estate", "Duchy"]) == shown_after(["Gold", "Estate"])


def test_chapel__may_trash_nothing():
    """Trashing no card at all is allowed."""
    s = table("Chapel", hand=["Chapel", "Curse"])
    s.answer(None)
    s.play("Chapel")
    assert s.hand(0) == ["Curse"]
    assert s.trash == []


def test_chapel__trashes_another_chapel_but_not_itself():
    """The played Chapel is in play; a second one in the hand can be trashed."""
    s = table("Chapel", hand=["Chapel", "Chapel"])
    s.answer(["Chapel"])
    s.play("Chapel")
    assert s.asked[0].candidates == ["Chapel"]
    assert s.trash == ["Chapel"]
    assert s.in_play(0) == ["Chapel"]


def test_chapel__can_trash_a_whole_hand_of_four():
    """Three Estates and a Copper beside the Chapel can all go."""
    s = table("Chapel", hand=["Chapel", "Estate", "Estate", "Estate", "Copper"])
    s.answer(["Estate", "Estate", "Estate", "Copper"])
    s.play("Chapel")
    assert s.hand(0) == []
    assert sorted(s.trash) == ["Copper", "Estate", "Estate", "Estate"]


def test_chapel__five_cards_are_too_many():
    """At most four cards are trashed by one Chapel."""
    s = table("Chapel", hand=["Chapel", *["Curse"] * 5])
    s.answer(["Curse"] * 5)
    with pytest.raises(IllegalAnswer):
        s.play("Chapel")


def witch_against_moat(*answers, players=2):
    """Player 0 plays a Witch, player 1 holds a Moat."""
    s = table("Witch", "Moat", hand=["Witch"], deck=["Copper", "Copper"], players=players)
    for p in range(2, players):
        against(s, hand=["Copper"], player=p)
    against(s, hand=["Moat", "Estate"], deck=["Gold", "Gold"])
    s.answer(*answers)
    s.play("Witch")
    return s


def test_moat__revealing_it_draws_nothing_and_keeps_it():
    """A revealed Moat stays in the hand, and its +2 Cards are not carried out."""
    s = witch_against_moat(True)
    assert s.hand(1) == ["Estate", "Moat"]
    assert s.deck(1) == ["Gold", "Gold"]


def test_moat__stops_any_number_of_attacks():
    """The same Moat can be revealed against every Attack of a turn."""
    s = table("Witch", "Moat", "Village", hand=["Witch"] * 3, deck=["Copper"] * 6)
    against(s, hand=["Moat"])
    s.actions = 3
    s.answer(True, True, True)
    for _ in range(3):
        s.play("Witch")
    assert s.supply["Curse"] == 10
    assert s.hand(1) == ["Moat"]


@pytest.mark.parametrize(
    ("reveals", "curses"), [((True, True), 0), ((True, False), 1), ((False, True), 1)]
)
def test_moat__each_play_of_a_throned_witch_needs_its_own_reveal(reveals, curses):
    """A throned Witch attacks twice: a Moat revealed once stops one Curse, revealed twice both."""
    s = table("Throne Room", "Witch", "Moat", hand=["Throne Room", "Witch"], deck=["Copper"] * 4)
    against(s, hand=["Moat"])
    s.answer("Witch", *reveals)
    s.play("Throne Room")
    assert s.discard(1) == ["Curse"] * curses


def test_moat__protects_nobody_else():
    """The Witch still draws two cards, and the third player still gets a Curse."""
    s = witch_against_moat(True, players=3)
    assert s.hand(0) == ["Copper", "Copper"]
    assert s.discard(1) == []
    assert s.discard(2) == ["Curse"]


def test_moat__is_no_answer_to_a_card_that_is_no_attack():
    """Council Room is not an Attack: no Moat is asked for, and its holder draws."""
    s = table("Council Room", "Moat", hand=["Council Room"], deck=["Copper"] * 4)
    against(s, hand=["Moat"], deck=["Gold"])
    s.play("Council Room")
    assert s.asked == []
    assert sorted(s.hand(1)) == ["Gold", "Moat"]


def test_moat__played_as_an_action_it_draws_two():
    """Village, then Moat: two cards for one of the Actions."""
    s = table("Village", "Moat", hand=["Village", "Moat"], deck=["Copper", "Silver", "Gold"])
    s.play("Village")
    s.play("Moat")
    assert sorted(s.hand(0)) == ["Copper", "Gold", "Silver"]
    assert s.actions == 1


# ------------------------------------------------------------------ Harbinger, Merchant, Vassal
def test_harbinger__finds_nothing_after_a_shuffle():
    """If its card forces a shuffle, the discard pile is empty and nothing is asked."""
    s = table("Harbinger", hand=["Harbinger"], discard=["Gold", "Gold"])
    s.play("Harbinger")
    assert s.asked == []
    assert s.hand(0) == ["Gold"]
    assert s.deck(0) == ["Gold"]


def test_harbinger__its_card_can_be_the_only_one_of_the_deck():
    """With the deck drawn empty, the chosen card becomes the whole deck."""
    s = table("Harbinger", hand=["Harbinger"], deck=["Copper"], discard=["Estate", "Gold"])
    s.answer("Gold")
    s.play("Harbinger")
    assert s.deck(0) == ["Gold"]
    assert s.discard(0) == ["Estate"]
    assert s.actions == 1


def test_harbinger__declining_changes_nothing():
    """The discard pile stays as it was if no card is put back."""
    s = table("Harbinger", hand=["Harbinger"], deck=["Copper"], discard=["Estate", "Gold"])
    s.answer(None)
    s.play("Harbinger")
    assert s.discard(0) == ["Estate", "Gold"]
    assert s.deck(0) == []


def silvers_after(*actions, silvers, draws):
    """Coins after these Actions and so many Silvers."""
    s = table("Merchant", "Throne Room", hand=[*actions, *["Silver"] * silvers], deck=draws)
    s.actions = len(actions)
    if "Throne Room" in actions:
        s.answer("Merchant")
        s.play("Throne Room")
    else:
        for name in actions:
            s.play(name)
    for _ in range(silvers):
        s.play("Silver")
    return s.coins


def test_merchant__three_silvers_give_seven():
    """One Merchant: only the first of three Silvers pays $1 more."""
    assert silvers_after("Merchant", silvers=3, draws=["Estate"]) == 7


def test_merchant__two_of_them_add_two_to_the_first_silver():
    """Two Merchants and three Silvers: $8, and nobody asks for an order."""
    assert silvers_after("Merchant", "Merchant", silvers=3, draws=["Estate"] * 2) == 8


def test_merchant__throned_it_counts_twice():
    """Throne Room on Merchant: a single Silver pays $4."""
    coins = silvers_after("Throne Room", "Merchant", silvers=1, draws=["Estate"] * 2)
    assert coins == 4


def test_merchant__other_treasures_bring_nothing():
    """Gold and Copper are no Silver: no bonus."""
    s = table("Merchant", hand=["Merchant", "Gold", "Copper"], deck=["Estate"])
    s.play("Merchant")
    s.play("Gold")
    s.play("Copper")
    assert s.coins == 4


def test_merchant__comes_too_late_after_a_silver():
    """If a Silver was played before it this turn, a Merchant adds nothing to later Silvers."""
    # Specialist plays the first Silver in the Action phase.
    s = table("Merchant", "Specialist", hand=["Silver", "Specialist", "Merchant"], deck=["Estate"])
    s.actions = 2
    s.answer("Silver", "gain a copy of it")
    s.play("Specialist")
    s.play("Merchant")
    s.put(0, hand=["Silver"])
    s.play("Silver")
    assert s.coins == 4


def test_merchant__the_bonus_ends_with_the_turn():
    """A Merchant without a Silver this turn gives nothing on the next turn's first Silver."""
    s = table("Merchant", hand=["Merchant"], deck=["Silver"] * 6)
    s.play("Merchant")
    s.end_turn()
    s.end_turn()
    s.play("Silver")
    assert s.turn_player == 0
    assert s.coins == 2


def test_vassal__plays_the_village_it_finds():
    """From one Action: Vassal uses it, the Village is free and leaves two."""
    s = table("Vassal", "Village", hand=["Vassal"], deck=["Village", "Gold"])
    s.answer(True)
    s.play("Vassal")
    assert s.actions == 2
    assert s.coins == 2
    assert s.hand(0) == ["Gold"]
    assert s.in_play(0) == ["Vassal", "Village"]
    assert s.discard(0) == []


def test_vassal__can_play_a_vassal():
    """A Vassal found by a Vassal gives $2 again and discards the next card."""
    s = table("Vassal", hand=["Vassal"], deck=["Vassal", "Vassal", "Gold"])
    s.answer(True, True)
    s.play("Vassal")
    assert s.coins == 6
    assert s.in_play(0) == ["Vassal"] * 3
    assert s.discard(0) == ["Gold"]


@pytest.mark.parametrize(("discard", "left"), [(["Gold"], ["Gold"]), ([], [])])
def test_vassal__shuffles_if_it_must(discard, left):
    """With an empty deck the discard pile is shuffled first; with no cards there are only $2."""
    s = table("Vassal", hand=["Vassal"], discard=discard)
    s.play("Vassal")
    assert s.coins == 2
    assert s.discard(0) == left
    assert s.shuffles(0) == len(discard)


def test_vassal__a_card_that_is_no_action_stays_discarded():
    """The discarded Estate is shown to everybody and lies in the discard pile."""
    s = table("Vassal", hand=["Vassal"], deck=["Estate", "Gold"])
    s.play("Vassal")
    assert s.asked == []
    assert s.discard(0) == ["Estate"]
    assert "discards Estate" in s.log


def test_vassal__an_attack_it_plays_can_be_answered():
    """A Witch played by Vassal opens the usual window for reactions."""
    s = table("Vassal", "Witch", "Moat", hand=["Vassal"], deck=["Witch", "Copper", "Copper"])
    against(s, hand=["Moat"])
    s.answer(True, True)
    s.play("Vassal")
    assert [(a.player, a.card) for a in s.asked] == [(0, "Vassal"), (1, "Moat")]
    assert s.discard(1) == []
    assert s.hand(0) == ["Copper", "Copper"]


def test_vassal__may_play_an_action_that_is_a_victory_card_too():
    """Island is Action and Victory and may be played; a Treasure may not."""
    s = table("Vassal", "Island", hand=["Vassal", "Estate"], deck=["Island"])
    s.answer(True)
    s.play("Vassal")
    assert sorted(s.mat(0, "Island")) == ["Estate", "Island"]
    s = table("Vassal", "Cache", hand=["Vassal"], deck=["Cache"])
    s.play("Vassal")
    assert s.asked == []
    assert s.discard(0) == ["Cache"]


def test_vassal__cannot_play_a_card_that_has_moved_on():
    """A Trail that plays itself when discarded is no longer there for the Vassal to play."""
    s = table("Vassal", "Trail", hand=["Vassal"], deck=["Trail", "Gold", "Silver"])
    s.answer(True)
    s.play("Vassal")
    assert len(s.asked) == 1
    assert s.asked[0].card == "Trail"
    assert s.in_play(0) == ["Vassal", "Trail"]
    assert s.hand(0) == ["Gold"]


# ------------------------------------------------------------------ Village, Workshop, Bureaucrat
def test_village__one_leaves_two_actions_and_two_leave_three():
    """Each Village uses one Action and gives two."""
    s = table("Village", hand=["Village", "Village"], deck=["Copper", "Copper"])
    s.play("Village")
    assert s.actions == 2
    s.play("Village")
    assert s.actions == 3
    assert s.hand(0) == ["Copper", "Copper"]


def test_village__throned_leaves_four_actions():
    """Throne Room uses the only Action; two plays of Village give four."""
    s = table("Village", "Throne Room", hand=["Throne Room", "Village"], deck=["Copper"] * 2)
    s.answer("Village")
    s.play("Throne Room")
    assert s.actions == 4


def test_workshop__must_gain_if_it_can():
    """Declining is no legal answer while there is a card for $4 or less."""
    s = table("Workshop", hand=["Workshop"])
    s.answer(None)
    with pytest.raises(IllegalAnswer):
        s.play("Workshop")


def test_workshop__gains_cards_for_up_to_four():
    """Gardens ($4) can be gained and Duchy ($5) cannot, unless a Highway makes it cost $4."""
    s = table("Workshop", "Gardens", "Highway", hand=["Highway", "Workshop", "Workshop"],
              deck=["Copper"])  # fmt: skip
    s.actions = 2
    s.answer("Gardens", "Duchy")
    s.play("Workshop")
    assert "Gardens" in s.asked[0].candidates
    assert "Duchy" not in s.asked[0].candidates
    s.play("Highway")
    s.play("Workshop")
    assert sorted(s.discard(0)) == ["Duchy", "Gardens"]


def test_workshop__gains_to_the_discard_pile_for_free():
    """No coins and no Buy are used."""
    s = table("Workshop", hand=["Workshop"])
    s.coins = 3
    s.answer("Silver")
    s.play("Workshop")
    assert s.discard(0) == ["Silver"]
    assert (s.coins, s.buys) == (3, 1)


def bureaucrat(hand, *answers, deck=()):
    s = table("Bureaucrat", "Island", hand=["Bureaucrat"])
    against(s, hand=hand, deck=deck)
    s.answer(*answers)
    s.play("Bureaucrat")
    return s


def test_bureaucrat__the_victim_picks_the_victory_card():
    """The victim chooses whether Estate or Province goes onto the deck; five cards become four."""
    s = bureaucrat(["Estate", "Province", "Copper", "Copper", "Gold"], "Province", deck=["Silver"])
    assert (s.asked[0].player, s.asked[0].candidates) == (1, ["Estate", "Province"])
    assert s.deck(1) == ["Province", "Silver"]
    assert s.hand(1) == ["Copper", "Copper", "Gold", "Estate"]


def test_bureaucrat__without_victory_cards_the_hand_is_shown():
    """A hand of Curses, Treasures and Actions is revealed and kept."""
    s = bureaucrat(["Curse", "Gold", "Bureaucrat"])
    assert s.hand(1) == ["Gold", "Curse", "Bureaucrat"]
    assert s.deck(1) == []
    assert "reveals Gold, Curse, Bureaucrat" in s.log


def test_bureaucrat__attacks_without_silvers_too():
    """With an empty Silver pile nothing is gained, and the others are attacked all the same."""
    s = table("Bureaucrat", hand=["Bureaucrat"])
    against(s, hand=["Estate"])
    s.set_supply("Silver", 0)
    s.play("Bureaucrat")
    assert s.deck(0) == []
    assert s.deck(1) == ["Estate"]


def test_bureaucrat__needs_no_shuffle_for_an_empty_deck():
    """Silver and Estate become the only cards of their decks; the discard piles stay."""
    s = table("Bureaucrat", hand=["Bureaucrat"], discard=["Gold"])
    against(s, hand=["Estate"], discard=["Copper"])
    s.play("Bureaucrat")
    assert (s.deck(0), s.discard(0)) == (["Silver"], ["Gold"])
    assert (s.deck(1), s.discard(1)) == (["Estate"], ["Copper"])


def test_bureaucrat__two_in_a_row_hit_twice():
    """Two plays take two Victory cards out of a hand of five."""
    s = table("Bureaucrat", hand=["Bureaucrat"] * 2)
    against(s, hand=["Estate", "Duchy", "Copper", "Copper", "Copper"])
    s.actions = 2
    s.answer("Estate")
    s.play("Bureaucrat")
    s.play("Bureaucrat")
    assert s.hand(1) == ["Copper"] * 3
    assert s.deck(1) == ["Duchy", "Estate"]


def test_bureaucrat__cards_that_are_also_victory_cards_count():
    """Island, an Action and Victory card, may be put back."""
    s = bureaucrat(["Island", "Estate", "Copper"], "Island")
    assert s.deck(1) == ["Island"]


# ------------------------------------------------------------------ Gardens, Militia, Moneylender
@pytest.mark.parametrize(("cards", "points"), [(9, 0), (37, 3), (39, 3), (40, 4)])
def test_gardens__one_point_for_ten_cards_rounded_down(cards, points):
    """37 or 39 cards make a Gardens worth 3, 40 make it 4, 9 make it nothing."""
    s = table("Gardens", hand=["Gardens"], deck=["Copper"] * (cards - 1))
    assert s.vp(0) == points


def test_gardens__each_counts_the_whole_deck():
    """Four Gardens among 42 cards: 16 points."""
    s = table("Gardens", hand=["Gardens"] * 4, deck=["Copper"] * 38)
    assert s.vp(0) == 16


def test_gardens__counts_every_own_card_wherever_it_is():
    """Hand, deck, discard pile, play area and mats all count, the Gardens itself included."""
    s = table("Gardens", "Island", hand=["Gardens", "Copper"], deck=["Curse"], discard=["Gold"] * 3)
    s.put(0, in_play=["Silver"] * 3, mats={"Island": ["Copper"]})
    assert s.vp(0) == 1 - 1
    s.put(0, in_play=["Silver"] * 2)
    assert s.vp(0) == 0 - 1


@pytest.mark.parametrize(("held", "left"), [(5, 3), (7, 3), (3, 3), (2, 2), (0, 0)])
def test_militia__discards_down_to_three(held, left):
    """Larger hands shrink to three cards, smaller ones are left alone."""
    s = table("Militia", hand=["Militia"])
    against(s, hand=["Copper"] * held)
    s.play("Militia")
    assert s.hand(1) == ["Copper"] * left
    assert s.discard(1) == ["Copper"] * (held - left)
    assert s.coins == 2


def test_militia__the_second_one_finds_three_cards():
    """After one Militia the next discards nothing."""
    s = table("Militia", hand=["Militia"] * 2)
    against(s, hand=["Estate"] * 5)
    s.actions = 2
    s.play("Militia")
    s.play("Militia")
    assert s.hand(1) == ["Estate"] * 3
    assert s.coins == 4


def test_militia__the_victim_chooses():
    """The player who discards decides what."""
    s = table("Militia", hand=["Militia"])
    against(s, hand=["Gold", "Gold", "Estate", "Copper", "Curse"])
    s.answer(["Curse", "Estate"])
    s.play("Militia")
    assert (s.asked[0].player, s.asked[0].min, s.asked[0].max) == (1, 2, 2)
    assert s.hand(1) == ["Copper", "Gold", "Gold"]


def test_moneylender__does_nothing_without_a_copper():
    """No Copper in hand: nothing is asked, nothing is paid."""
    s = table("Moneylender", hand=["Moneylender", "Silver"])
    s.play("Moneylender")
    assert s.asked == []
    assert s.coins == 0


def test_moneylender__a_copper_becomes_three_coins():
    """Trashing a Copper gives $3, which is $2 more than playing it."""
    s = table("Moneylender", hand=["Moneylender", "Copper"])
    s.answer("Copper")
    s.play("Moneylender")
    assert s.coins == 3
    assert s.trash == ["Copper"]


def test_moneylender__throned_it_can_trash_two_coppers():
    """Throne Room on Moneylender with two Coppers: up to $6."""
    s = table("Moneylender", "Throne Room", hand=["Throne Room", "Moneylender", "Copper", "Copper"])
    s.answer("Moneylender", "Copper", "Copper")
    s.play("Throne Room")
    assert s.coins == 6
    assert s.trash == ["Copper", "Copper"]


def test_moneylender__may_be_declined():
    """The current card lets the player keep the Copper."""
    s = table("Moneylender", hand=["Moneylender", "Copper"])
    s.answer(None)
    s.play("Moneylender")
    assert s.coins == 0
    assert s.hand(0) == ["Copper"]


def test_moneylender_1e__must_trash_a_copper():
    """The first-edition card leaves no choice while there is a Copper in hand."""
    s = table("Moneylender (1e)", hand=["Moneylender (1e)", "Copper", "Gold"])
    s.play("Moneylender (1e)")
    assert s.asked == []
    assert s.trash == ["Copper"]
    assert s.coins == 3


# ------------------------------------------------------------------ Poacher, Remodel, Smithy
def poacher(*empty, hand, deck=("Copper",), answers=()):
    s = table("Poacher", "Village", hand=["Poacher", *hand], deck=deck)
    for pile in empty:
        s.set_supply(pile, 0)
    s.answer(*answers)
    s.play("Poacher")
    return s


def test_poacher__discards_one_card_per_empty_pile():
    """No empty pile: no discard. Two empty piles: two cards."""
    s = poacher(hand=["Estate"])
    assert s.asked == []
    assert s.discard(0) == []
    s = poacher("Curse", "Duchy", hand=["Estate", "Gold", "Gold"], answers=[["Estate", "Copper"]])
    assert s.discard(0) == ["Estate", "Copper"]
    assert (s.actions, s.coins) == (1, 1)


@pytest.mark.parametrize("pile", ["Curse", "Copper", "Poacher", "Village"])
def test_poacher__any_supply_pile_counts(pile):
    """An empty Curse, Copper or kingdom pile counts, the Poacher pile too; the trash does not."""
    s = poacher(pile, hand=["Estate", "Estate"], deck=["Estate"])
    assert s.trash == []
    assert s.discard(0) == ["Estate"]


def test_poacher__the_loot_pile_is_not_in_the_supply():
    """A pile outside the Supply may be empty without a discard."""
    s = table("Poacher", "Jewelled Egg", hand=["Poacher", "Estate"], deck=["Copper"])
    s.set_supply("Loot", 0)
    s.play("Poacher")
    assert s.discard(0) == []


def test_poacher__discards_what_there_is():
    """Two empty piles and a single card in hand: that card goes."""
    s = poacher("Curse", "Duchy", hand=[], deck=["Gold"])
    assert s.discard(0) == ["Gold"]
    assert s.hand(0) == []


def test_poacher__may_discard_the_card_it_drew():
    """The drawn card is a candidate like the others."""
    s = poacher("Curse", hand=["Gold"], deck=["Estate"], answers=["Estate"])
    assert s.discard(0) == ["Estate"]
    assert s.hand(0) == ["Gold"]


def remodel(trashed, gained=None, *cards):
    s = table("Remodel", "Cellar", "Smithy", *cards, hand=["Remodel", trashed])
    if gained:
        s.answer(gained)
    s.play("Remodel")
    return s


@pytest.mark.parametrize(
    ("trashed", "within", "beyond"),
    [("Gold", "Province", None), ("Estate", "Smithy", "Duchy"), ("Copper", "Cellar", "Silver")],
)
def test_remodel__gains_up_to_two_more(trashed, within, beyond):
    """Gold can become a Province, Estate a card for $4, Copper a card for $2."""
    s = remodel(trashed, within)
    assert s.discard(0) == [within]
    assert s.trash == [trashed]
    assert beyond not in s.asked[0].candidates


def test_remodel__a_province_can_become_a_province():
    """Trashing a Province, the player may gain another one."""
    s = remodel("Province", "Province")
    assert (s.discard(0), s.trash) == (["Province"], ["Province"])


def test_remodel__does_nothing_with_an_empty_hand():
    """Nothing to trash, nothing gained."""
    s = table("Remodel", hand=["Remodel"])
    s.play("Remodel")
    assert s.asked == []
    assert (s.discard(0), s.trash) == ([], [])


@pytest.mark.parametrize("answers", [(None,), ("Estate", None)])
def test_remodel__both_halves_are_mandatory(answers):
    """A card must be trashed if there is one, and a card must be gained if there is one."""
    s = table("Remodel", hand=["Remodel", "Estate", "Copper"])
    s.answer(*answers)
    with pytest.raises(IllegalAnswer):
        s.play("Remodel")


def test_remodel__gains_to_the_discard_pile():
    """The new card cannot be used this turn."""
    s = remodel("Estate", "Silver")
    assert (s.hand(0), s.discard(0)) == ([], ["Silver"])


def test_smithy__seven_cards_in_hand():
    """From five cards: one played, three drawn, seven in hand."""
    s = table("Smithy", hand=["Smithy", *["Copper"] * 4], deck=["Estate"] * 3)
    s.play("Smithy")
    assert len(s.hand(0)) == 7


def test_smithy__shuffles_in_the_middle_of_its_draw():
    """Deck of two, four discarded: the two and one shuffled card are drawn, three stay."""
    s = table("Smithy", hand=["Smithy"], deck=["Gold", "Silver"], discard=["Copper"] * 4)
    s.play("Smithy")
    assert sorted(s.hand(0)) == ["Copper", "Gold", "Silver"]
    assert s.deck(0) == ["Copper"] * 3
    assert s.discard(0) == []


# ------------------------------------------------------------------ Throne Room
def test_throne_room__doubles_village_and_market():
    """Village twice: two cards, four Actions. Market twice: two of everything it gives."""
    s = throne("Village", hand=["Village"], deck=["Copper"] * 2, answers=["Village"])
    assert (len(s.hand(0)), s.actions) == (2, 4)
    s = throne("Market", hand=["Market"], deck=["Copper"] * 2, answers=["Market"])
    assert (len(s.hand(0)), s.actions, s.buys, s.coins) == (2, 2, 3, 2)


def test_throne_room__on_smithy_makes_nine_cards():
    """From five cards two are played and six drawn."""
    s = throne(
        "Smithy", hand=["Smithy", *["Copper"] * 3], deck=["Estate"] * 7, answers=["Smithy"]
    )
    assert len(s.hand(0)) == 9


def test_throne_room__on_throne_room_doubles_two_cards():
    """The inner Throne Room is played twice and doubles one card each time."""
    s = throne(
        "Smithy", "Market",
        hand=["Throne Room", "Smithy", "Market"], deck=["Copper"] * 8,
        answers=["Throne Room", "Smithy", "Market"],
    )
    assert len(s.hand(0)) == 8
    assert (s.actions, s.buys, s.coins) == (2, 3, 2)


def test_throne_room__three_actions_were_played():
    """Throne Room and both plays of its card count: the second play of Crossroads is its second."""
    s = throne("Crossroads", hand=["Crossroads"], deck=[], answers=["Crossroads"])
    assert s.actions == 3
    assert s.log.count("plays Crossroads") == 2
    assert s.in_play(0) == ["Throne Room", "Crossroads"]


def test_throne_room__on_witch_curses_twice_with_two_windows():
    """Two plays of Witch: four cards, two Curses, and the Moat is asked for twice."""
    s = throne(
        "Witch", "Moat", hand=["Witch"], deck=["Copper"] * 4, answers=["Witch", False, False],
        opponent=["Moat"],
    )
    assert len(s.hand(0)) == 4
    assert s.discard(1) == ["Curse", "Curse"]


def test_throne_room__on_feast_trashes_once_and_gains_twice():
    """The second play finds the Feast gone and still gains a card."""
    s = throne("Feast", hand=["Feast"], deck=[], answers=["Feast", "Duchy", "Silver"])
    assert s.trash == ["Feast"]
    assert s.discard(0) == ["Duchy", "Silver"]


def test_throne_room__plays_the_same_card_again():
    """A second Smithy drawn by the first play is not what is played the second time."""
    s = throne(
        "Smithy", hand=["Smithy"], deck=["Smithy", *["Copper"] * 5], answers=["Smithy"]
    )
    assert s.in_play(0) == ["Throne Room", "Smithy"]
    assert s.hand(0).count("Smithy") == 1
    assert len(s.hand(0)) == 6


def test_throne_room__stays_with_a_duration_it_doubled():
    """Caravan played twice stays until the next turn, and so does the Throne Room."""
    s = throne("Caravan", hand=["Caravan"], deck=["Copper"] * 7, answers=["Caravan"])
    s.end_turn()
    assert sorted(s.in_play(0)) == ["Caravan", "Throne Room"]
    s.put(0, hand=[], deck=["Gold", "Gold", "Gold"])
    s.end_turn()
    assert s.hand(0) == ["Gold", "Gold"]
    s.end_turn()
    assert s.in_play(0) == []


def test_throne_room__may_play_nothing():
    """The current card allows the player to choose no Action."""
    s = throne("Village", hand=["Village"], deck=["Copper"] * 2, answers=[None])
    assert s.hand(0) == ["Village"]
    assert s.actions == 0


def test_throne_room_1e__must_play_an_action():
    """The first-edition card has to double an Action if there is one in hand."""
    s = table("Throne Room (1e)", "Village", hand=["Throne Room (1e)", "Village"],
              deck=["Copper"] * 2)  # fmt: skip
    s.play("Throne Room (1e)")
    assert s.asked == []
    assert s.actions == 4
    assert s.hand(0) == ["Copper", "Copper"]
