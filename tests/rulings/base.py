"""Rulings of the base game: its basic cards and its kingdom cards of both editions.

The rules of the game itself, from set-up to scoring, are in base_rules.py.
"""

import pytest

from simcore import IllegalAnswer, Kingdom, KingdomError, Scenario
from tests.views import shown_to, watch


def table(*cards, hand, deck=(), discard=(), **options):
    """Player 0 to move with exactly these cards; what is not named is empty."""
    s = Scenario(cards, **options)
    s.put(0, hand=hand, deck=deck, discard=discard)
    return s


def against(s, *, hand=(), deck=(), discard=(), player=1):
    """The same for another player."""
    s.put(player, hand=hand, deck=deck, discard=discard)
    return s


def kinds(s):
    """What was asked so far."""
    return [asked.kind for asked in s.asked]


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
def throne(*cards, hand, deck, answers, opponent=()):
    s = table("Throne Room", *cards, hand=["Throne Room", *hand], deck=deck)
    against(s, hand=opponent)
    s.answer(*answers)
    s.play("Throne Room")
    assert not s.unanswered
    return s


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


# ------------------------------------------------------------------ Bandit, Council Room, Festival
def bandit(deck, *answers, discard=(), cards=()):
    s = table("Bandit", *cards, hand=["Bandit"])
    against(s, deck=deck, discard=discard)
    s.answer(*answers)
    s.play("Bandit")
    return s


def test_bandit__the_victim_chooses_between_silver_and_gold():
    """Of two good Treasures the victim picks the one to trash and discards the other."""
    s = bandit(["Silver", "Gold"], "Silver")
    assert s.asked[0].player == 1
    assert s.trash == ["Silver"]
    assert s.discard(1) == ["Gold"]


def test_bandit__copper_and_estate_are_discarded():
    """Copper is spared, and so is what is no Treasure."""
    s = bandit(["Copper", "Estate", "Gold"])
    assert s.trash == []
    assert sorted(s.discard(1)) == ["Copper", "Estate"]
    assert s.deck(1) == ["Gold"]


def test_bandit__only_one_of_two_silvers_is_trashed():
    """One card per victim, even if both would do."""
    s = bandit(["Silver", "Silver"])
    assert s.trash == ["Silver"]
    assert s.discard(1) == ["Silver"]


def test_bandit__reveals_two_cards_if_there_are_two():
    """A deck of one is refilled from the discard pile; a single card in all is revealed alone."""
    s = bandit(["Estate"], discard=["Silver"])
    assert s.trash == ["Silver"]
    assert s.discard(1) == ["Estate"]
    s = bandit(["Gold"])
    assert s.trash == ["Gold"]
    assert s.deck(1) == s.discard(1) == []


def test_bandit__gains_a_gold_and_attacks_without_one_too():
    """The Gold goes to the discard pile; with none left the attack still happens."""
    s = bandit(["Silver", "Estate"])
    assert s.discard(0) == ["Gold"]
    s = table("Bandit", hand=["Bandit"])
    s.set_supply("Gold", 0)
    against(s, deck=["Silver", "Estate"])
    s.play("Bandit")
    assert s.discard(0) == []
    assert s.trash == ["Silver"]


def test_bandit__any_treasure_but_copper_can_be_trashed():
    """Cache is a Treasure other than Copper."""
    s = bandit(["Cache", "Copper"], cards=["Cache"])
    assert s.trash == ["Cache"]
    assert s.discard(1) == ["Copper"]


def council_room():
    s = table("Council Room", "Moat", hand=["Council Room", *["Estate"] * 4], deck=["Copper"] * 4)
    against(s, hand=["Moat", *["Copper"] * 4], deck=["Gold", "Silver"])
    s.play("Council Room")
    return s


def test_council_room__eight_cards_and_two_buys():
    """From five cards: one played, four drawn, and a Buy more."""
    s = council_room()
    assert len(s.hand(0)) == 8
    assert s.buys == 2


def test_council_room__the_others_must_draw():
    """Everybody else draws one card: five become six."""
    s = council_room()
    assert len(s.hand(1)) == 6
    assert s.deck(1) == ["Silver"]


def test_council_room__is_no_attack():
    """A Moat is of no use: it is not asked for, and its owner draws."""
    s = council_room()
    assert s.asked == []
    assert "Gold" in s.hand(1)


def test_festival__two_actions_two_buys_two_coins():
    """From the start of the turn one Festival leaves two of each."""
    s = table("Festival", hand=["Festival"])
    s.play("Festival")
    assert (s.actions, s.buys, s.coins) == (2, 2, 2)


def test_festival__two_of_them():
    """A second Festival makes it three Actions, three Buys and $4."""
    s = table("Festival", hand=["Festival"] * 2)
    s.play("Festival")
    s.play("Festival")
    assert (s.actions, s.buys, s.coins) == (3, 3, 4)


def test_laboratory__six_cards_and_an_action():
    """From five cards: one played, two drawn, the Action back."""
    s = table("Laboratory", hand=["Laboratory", *["Copper"] * 4], deck=["Gold"] * 2)
    s.play("Laboratory")
    assert (len(s.hand(0)), s.actions) == (6, 1)


# ------------------------------------------------------------------ Library, Market, Mine
def library(hand, *answers, deck=(), discard=()):
    s = table("Library", "Village", "Militia", hand=["Library", *hand], deck=deck, discard=discard)
    s.answer(*answers)
    s.play("Library")
    assert not s.unanswered
    return s


def test_library__fills_the_hand_to_seven():
    """Four cards left in hand and no Actions met: three are drawn."""
    s = library(["Copper"] * 4, deck=["Gold", "Silver", "Estate", "Duchy"])
    assert len(s.hand(0)) == 7
    assert s.deck(0) == ["Duchy"]


def test_library__draws_nothing_with_seven_cards():
    """A hand of seven or more stays as it is."""
    s = library(["Copper"] * 7, deck=["Gold"])
    assert s.deck(0) == ["Gold"]
    s = library(["Copper"] * 8, deck=["Gold"])
    assert len(s.hand(0)) == 8


def test_library__set_aside_cards_stay_out_of_its_shuffle():
    """The deck runs out with a Village set aside: the Village is not shuffled in."""
    s = library(["Copper"] * 5, True, deck=["Village"], discard=["Gold", "Gold"])
    assert s.hand(0) == ["Copper"] * 5 + ["Gold"] * 2
    assert s.deck(0) == []
    assert s.discard(0) == ["Village"]
    assert s.shuffles(0) == 1


def test_library__discards_what_it_set_aside():
    """Village skipped, three other cards taken: seven in hand, the Village discarded."""
    s = library(["Copper"] * 4, True, deck=["Village", "Copper", "Gold", "Estate", "Duchy"])
    assert s.asked[0].subject == "Village"
    assert sorted(s.hand(0)) == sorted([*["Copper"] * 5, "Gold", "Estate"])
    assert s.discard(0) == ["Village"]


def test_library__takes_an_action_that_is_not_skipped():
    """Answering no puts the Action into the hand."""
    s = library(["Copper"] * 6, False, deck=["Village", "Gold"])
    assert "Village" in s.hand(0)
    assert s.deck(0) == ["Gold"]


def test_library__stops_when_there_are_no_cards_left():
    """Deck and discard pile exhausted: fewer than seven cards."""
    s = library(["Copper"], True, deck=["Village", "Gold"], discard=["Silver"])
    assert sorted(s.hand(0)) == ["Copper", "Gold", "Silver"]
    assert s.discard(0) == ["Village"]


def test_library__shows_what_is_set_aside_and_hides_what_is_taken():
    """The others are shown the same whatever the Library took into hand."""

    def shown_after(taken, rest):
        s = table("Library", "Village", "Militia", hand=["Library", "Militia", *["Copper"] * 4],
                  deck=["Village", taken, "Silver"], discard=[rest])  # fmt: skip
        against(s, hand=["Estate", "Copper", "Copper", "Gold"])
        s.actions = 2
        shown = shown_to(s, 1)
        s.answer(True, ["Estate"])
        s.play("Library")
        s.play("Militia")
        assert "sets aside Village" in s.log
        return shown

    assert shown_after("Gold", "Estate") == shown_after("Estate", "Gold")


def test_market__two_of_them():
    """Two Markets: an Action left, three Buys, $2, and the hand as large as before."""
    s = table("Market", hand=["Market", "Market", *["Copper"] * 3], deck=["Estate"] * 2)
    s.play("Market")
    s.play("Market")
    assert (s.actions, s.buys, s.coins, len(s.hand(0))) == (1, 3, 2, 5)


def test_market__throned():
    """Throne Room on Market: two Actions, three Buys, $2."""
    s = throne("Market", hand=["Market"], deck=["Copper"] * 2, answers=["Market"])
    assert (s.actions, s.buys, s.coins) == (2, 3, 2)


def mine(hand, *answers, cards=(), **options):
    s = table("Mine", *cards, hand=["Mine", *hand], **options)
    s.answer(*answers)
    s.play("Mine")
    return s


@pytest.mark.parametrize(
    ("old", "new"), [("Copper", "Silver"), ("Silver", "Gold"), ("Gold", "Platinum")]
)
def test_mine__improves_a_treasure_by_up_to_three(old, new):
    """Copper becomes Silver, Silver Gold, and Gold Platinum where there is any."""
    s = mine([old], old, new, colonies=True)
    assert s.hand(0) == [new]
    assert s.trash == [old]
    assert not any(s.cost(card) > s.cost(old) + 3 for card in s.asked[1].candidates)


def test_mine__the_new_treasure_pays_at_once():
    """Copper to Silver: $2 instead of $1 this very turn."""
    s = mine(["Copper"], "Copper", "Silver")
    s.play("Silver")
    assert s.coins == 2


def test_mine__copper_for_copper_is_legal():
    """A Treasure may be trashed for one that is no better."""
    s = mine(["Copper"], "Copper", "Copper")
    assert (s.hand(0), s.trash, s.supply["Copper"]) == (["Copper"], ["Copper"], 45)


def test_mine__without_a_trash_there_is_no_gain():
    """Declining ends it."""
    s = mine(["Copper"], None)
    assert (s.hand(0), s.trash) == (["Copper"], [])


def test_mine__gains_any_kind_of_treasure():
    """A kingdom Treasure such as Cache ($5) can be gained for a Silver, an Action cannot."""
    s = mine(["Silver", "Estate"], "Silver", "Cache", cards=["Cache"])
    assert s.asked[0].candidates == ["Silver"]
    assert s.asked[1].candidates == ["Copper", "Silver", "Gold", "Cache"]
    assert "Cache" in s.hand(0)


def test_mine_1e__must_trash_a_treasure():
    """The first-edition card may not be declined with a Treasure in hand."""
    s = table("Mine (1e)", hand=["Mine (1e)", "Copper"])
    s.answer("Silver")
    s.play("Mine (1e)")
    assert kinds(s) == ["gain"]
    assert (s.hand(0), s.trash) == (["Silver"], ["Copper"])
    s = table("Mine (1e)", hand=["Mine (1e)", "Copper", "Silver"])
    s.answer(None)
    with pytest.raises(IllegalAnswer):
        s.play("Mine (1e)")


# ------------------------------------------------------------------ Sentry, Witch, Artisan
def sentry(deck, *answers, discard=()):
    s = table("Sentry", hand=["Sentry"], deck=["Silver", *deck], discard=discard)
    s.answer(*answers)
    s.play("Sentry")
    assert not s.unanswered
    return s


@pytest.mark.parametrize("first", ["trash", "discard", "keep"])
@pytest.mark.parametrize("second", ["trash", "discard", "keep"])
def test_sentry__each_card_is_trashed_discarded_or_kept(first, second):
    """All nine ways of dealing with two cards are open, and both orders of putting back two."""
    fate = {"Estate": first, "Gold": second}
    ways = ("trash", "discard", "keep")
    cards = {way: [card for card in fate if fate[card] == way] for way in ways}
    answers = [cards["trash"]]
    if len(cards["trash"]) < 2:
        answers.append(cards["discard"])
    if len(cards["keep"]) == 2:
        answers.append(["Estate", "Gold"])
    s = sentry(["Estate", "Gold", "Copper"], *answers)
    assert s.trash == sorted(cards["trash"], key=["Gold", "Estate"].index)
    assert s.discard(0) == cards["discard"]
    assert s.deck(0) == [*reversed(cards["keep"]), "Copper"]
    assert (s.hand(0), s.actions) == (["Silver"], 1)


def test_sentry__the_order_of_two_kept_cards_is_free():
    """Whichever is put back last lies on top."""
    s = sentry(["Estate", "Gold"], [], [], ["Gold", "Estate"])
    assert s.deck(0) == ["Estate", "Gold"]


def test_sentry__shuffles_for_the_second_card():
    """One card left after the draw: the discard pile goes under it, and two are looked at."""
    s = sentry(["Estate"], ["Estate", "Curse"], discard=["Curse"])
    assert sorted(s.trash) == ["Curse", "Estate"]
    assert s.deck(0) == s.discard(0) == []


def test_sentry__nothing_to_look_at():
    """No cards left after the draw: nothing is asked."""
    s = sentry([])
    assert s.asked == []
    assert s.hand(0) == ["Silver"]


def test_sentry__only_its_player_sees_the_cards():
    """The cards are looked at, not revealed; the others are shown the same for any two kept."""

    def shown_after(deck):
        s = table("Sentry", "Militia", hand=["Sentry", "Militia"], deck=["Silver", *deck])
        against(s, hand=["Estate", "Copper", "Copper", "Gold"])
        shown = shown_to(s, 1)
        s.answer([], [], ["Gold", "Estate"], ["Estate"])
        s.play("Sentry")
        s.play("Militia")
        assert "looks at" in s.log
        assert "reveals" not in s.log
        return shown

    assert shown_after(["Estate", "Gold"]) == shown_after(["Gold", "Estate"])


def test_witch__ten_plays_empty_the_curses_of_two_players():
    """Each Witch hands out one of the ten Curses."""
    s = table("Witch", hand=["Witch"] * 10, deck=["Copper"] * 20)
    s.actions = 10
    for left in range(9, -1, -1):
        s.play("Witch")
        assert s.supply["Curse"] == left
    assert s.discard(1) == ["Curse"] * 10


def test_witch__the_last_curse_goes_to_the_left():
    """Three players, one Curse: the next player in turn order gets it."""
    s = table("Witch", hand=["Witch"], deck=["Copper"] * 2, players=3)
    s.set_supply("Curse", 1)
    s.play("Witch")
    assert (s.discard(1), s.discard(2)) == (["Curse"], [])


def test_witch__draws_without_curses_too():
    """With the pile empty two cards are drawn and that is all."""
    s = table("Witch", hand=["Witch"], deck=["Copper"] * 2)
    s.set_supply("Curse", 0)
    s.play("Witch")
    assert s.hand(0) == ["Copper", "Copper"]
    assert s.discard(1) == []


def test_witch__the_curse_goes_to_the_discard_pile():
    """The victim's hand and deck are untouched."""
    s = table("Witch", hand=["Witch"], deck=["Copper"] * 2)
    against(s, hand=["Gold"], deck=["Silver"])
    s.play("Witch")
    assert (s.hand(1), s.deck(1), s.discard(1)) == (["Gold"], ["Silver"], ["Curse"])


def artisan(hand, *answers, cards=()):
    s = table("Artisan", "Village", *cards, hand=["Artisan", *hand])
    s.answer(*answers)
    s.play("Artisan")
    return s


def test_artisan__four_cards_in_hand():
    """From five cards: one played, one gained, one put onto the deck."""
    s = artisan(["Copper"] * 4, "Silver", "Copper")
    assert s.hand(0) == ["Copper"] * 3 + ["Silver"]
    assert s.deck(0) == ["Copper"]


def test_artisan__the_gained_card_may_go_onto_the_deck():
    """It is in hand by then, like the others."""
    s = artisan(["Copper"], "Duchy", "Duchy")
    assert (s.hand(0), s.deck(0)) == (["Copper"], ["Duchy"])


def test_artisan__its_silver_pays_but_its_village_needs_an_action():
    """A gained Treasure can be played this turn; an Action only with an Action left."""
    s = artisan(["Copper"], "Silver", "Copper")
    s.play("Silver")
    assert s.coins == 2
    s = artisan(["Copper"], "Village", "Copper")
    assert s.actions == 0
    with pytest.raises(ValueError, match="no Action left"):
        s.play("Village")


def test_artisan__nothing_to_gain_and_nothing_in_hand():
    """With no pile for $5 or less and an empty hand, nothing happens."""
    s = table("Artisan", hand=["Artisan"])
    for pile in ("Copper", "Silver", "Estate", "Duchy", "Curse"):
        s.set_supply(pile, 0)
    s.play("Artisan")
    assert s.asked == []
    assert s.deck(0) == []


@pytest.mark.parametrize("answers", [(None,), ("Silver", None)])
def test_artisan__both_steps_are_mandatory(answers):
    """Neither the gain nor the card for the deck may be declined."""
    with pytest.raises(IllegalAnswer):
        artisan(["Copper"], *answers)


# ------------------------------------------------------------------ left out of the second edition
def test_adventurer__what_it_revealed_is_not_shuffled_in():
    """The deck ends after an Estate: only the discard pile is shuffled."""
    s = table("Adventurer", hand=["Adventurer"], deck=["Estate"], discard=["Copper", "Copper"])
    s.play("Adventurer")
    assert s.hand(0) == ["Copper", "Copper"]
    assert s.deck(0) == []
    assert s.discard(0) == ["Estate"]


def test_adventurer__takes_one_treasure_if_there_is_only_one():
    """With a single Treasure in deck and discard pile, that one is taken."""
    s = table("Adventurer", hand=["Adventurer"], deck=["Estate", "Copper"], discard=["Duchy"])
    s.play("Adventurer")
    assert s.hand(0) == ["Copper"]
    assert sorted(s.discard(0)) == ["Duchy", "Estate"]


def test_adventurer__digs_for_two_treasures():
    """Estate, Copper, Village, Silver: the Treasures come to hand, the others are discarded."""
    s = table("Adventurer", "Village", hand=["Adventurer"],
              deck=["Estate", "Copper", "Village", "Silver", "Gold"])  # fmt: skip
    s.play("Adventurer")
    assert s.hand(0) == ["Copper", "Silver"]
    assert s.discard(0) == ["Estate", "Village"]
    assert s.deck(0) == ["Gold"]


def test_adventurer__any_treasure_counts():
    """A kingdom Treasure such as Cache is a Treasure like the others."""
    s = table("Adventurer", "Cache", hand=["Adventurer"], deck=["Cache", "Estate", "Copper"])
    s.play("Adventurer")
    assert s.hand(0) == ["Copper", "Cache"]
    assert s.discard(0) == ["Estate"]


def test_chancellor__puts_the_whole_deck_into_the_discard_pile():
    """Seven cards in the deck, three discarded: ten in the discard pile, and $2."""
    s = table("Chancellor", hand=["Chancellor"], deck=["Copper"] * 7, discard=["Estate"] * 3)
    s.answer(True)
    s.play("Chancellor")
    assert (len(s.deck(0)), len(s.discard(0)), s.coins) == (0, 10, 2)
    s.end_turn()
    assert len(s.deck(0)) == 6


def test_chancellor__is_decided_while_it_is_played():
    """Answering no leaves everything as it is, and nothing is asked later."""
    s = table("Chancellor", hand=["Chancellor"], deck=["Copper"] * 7)
    s.answer(False)
    s.play("Chancellor")
    assert len(s.deck(0)) == 7
    s.buy("Copper")
    s.end_turn()
    assert len(s.asked) == 1


def test_chancellor__that_is_no_discarding():
    """The deck is moved as a whole: a Tunnel in it is not discarded and reveals nothing."""
    s = table("Chancellor", "Tunnel", hand=["Chancellor"], deck=["Tunnel", "Tunnel"])
    s.answer(True)
    s.play("Chancellor")
    assert len(s.asked) == 1
    assert s.discard(0) == ["Tunnel", "Tunnel"]


def test_feast__gains_even_if_it_cannot_be_trashed():
    """The gain does not depend on the trashing: a Feast that is gone gains once more."""
    s = throne("Feast", hand=["Feast"], deck=[], answers=["Feast", "Silver", "Silver"])
    assert s.discard(0) == ["Silver", "Silver"]
    assert s.in_play(0) == ["Throne Room"]


def test_feast__throned_it_is_trashed_once():
    """Throne Room on Feast: one trash, two cards."""
    s = throne("Feast", hand=["Feast"], deck=[], answers=["Feast", "Duchy", "Duchy"])
    assert s.trash == ["Feast"]
    assert s.discard(0) == ["Duchy", "Duchy"]


def test_feast__gains_up_to_five():
    """Duchy ($5) is within reach, Gold ($6) is not."""
    s = table("Feast", hand=["Feast"])
    s.answer("Duchy")
    s.play("Feast")
    assert "Gold" not in s.asked[0].candidates
    assert s.discard(0) == ["Duchy"]
    assert s.trash == ["Feast"]


def spy(*answers, deck, other, players=2, other_hand=()):
    s = table("Spy", "Moat", hand=["Spy"], deck=deck, players=players)
    against(s, hand=other_hand, **other)
    s.answer(*answers)
    s.play("Spy")
    assert not s.unanswered
    return s


def test_spy__draws_first_and_then_spies_on_itself_and_the_others():
    """The drawn card is gone before the own top card is shown; then the others from the left."""
    s = table("Spy", hand=["Spy"], deck=["Copper", "Estate", "Gold"], players=3)
    against(s, deck=["Silver", "Curse"], player=1)
    against(s, deck=["Duchy", "Curse"], player=2)
    s.answer("discard", "discard", "put_back")
    s.play("Spy")
    assert [asked.subject for asked in s.asked] == ["Estate", "Silver", "Duchy"]
    assert {asked.player for asked in s.asked} == {0}
    assert s.hand(0) == ["Copper"]
    assert (s.discard(0), s.deck(0)) == (["Estate"], ["Gold"])
    assert (s.discard(1), s.deck(1)) == (["Silver"], ["Curse"])
    assert (s.discard(2), s.deck(2)) == ([], ["Duchy", "Curse"])


def test_spy__refills_an_empty_deck():
    """A shuffle gives an empty deck its top card; a player without cards reveals nothing."""
    s = spy("put_back", "put_back", deck=["Copper", "Estate"], other={"discard": ["Gold"]})
    assert s.deck(1) == ["Gold"]
    assert s.discard(1) == []
    s = spy("put_back", deck=["Copper", "Estate"], other={})
    assert len(s.asked) == 1


def test_spy__passes_over_a_moat():
    """Who reveals a Moat reveals no card; the Spy's own card is still dealt with."""
    s = spy(True, "discard", deck=["Copper", "Estate"], other={"deck": ["Gold"]},
            other_hand=["Moat"])  # fmt: skip
    assert s.deck(1) == ["Gold"]
    assert s.discard(0) == ["Estate"]


def test_spy__two_decisions_with_two_players():
    """One card each, and the Spy's player decides about both."""
    s = spy("put_back", "discard", deck=["Copper", "Estate"], other={"deck": ["Gold"]})
    assert kinds(s) == ["judge", "judge"]
    assert s.deck(0) == ["Estate"]
    assert s.discard(1) == ["Gold"]


def thief(*answers, decks, discards=None, cards=()):
    s = table("Thief", *cards, hand=["Thief"], players=len(decks) + 1)
    for seat, deck in enumerate(decks, start=1):
        against(s, deck=deck, discard=(discards or {}).get(seat, ()), player=seat)
    s.answer(*answers)
    s.play("Thief")
    assert not s.unanswered
    return s


def test_thief__takes_one_treasure_of_each_victim():
    """Of two revealed Treasures one is trashed, the thief's choice; the other is discarded."""
    s = thief("Gold", "Gold", decks=[["Silver", "Gold", "Copper"]])
    assert s.asked[0].player == 0
    assert s.discard(0) == ["Gold"]
    assert s.discard(1) == ["Silver"]
    assert s.deck(1) == ["Copper"]


def test_thief__must_trash_even_a_copper():
    """A single Copper has to be trashed; gaining it is the thief's free choice."""
    s = thief(None, decks=[["Copper", "Estate"]])
    assert s.trash == ["Copper"]
    assert s.discard(1) == ["Estate"]
    assert s.discard(0) == []


def test_thief__three_victims_three_cards():
    """Any of the cards trashed may be gained, all three of them too."""
    s = thief(
        ["Silver", "Gold", "Copper"],
        decks=[["Silver", "Estate"], ["Gold", "Estate"], ["Copper", "Estate"]],
    )
    assert sorted(s.discard(0)) == ["Copper", "Gold", "Silver"]
    assert s.trash == []


def test_thief__older_trash_is_out_of_reach():
    """Only what this play trashed can be gained."""
    s = table("Thief", hand=["Thief"])
    s.set_trash(["Gold", "Gold"])
    against(s, deck=["Copper", "Estate"])
    s.answer("Copper")
    s.play("Thief")
    assert s.asked[0].candidates == ["Copper"]
    assert s.trash == ["Gold", "Gold"]


def test_thief__shuffles_for_the_second_card():
    """A deck of one is refilled from the discard pile, and two cards are revealed."""
    s = thief("Silver", decks=[["Estate"]], discards={1: ["Silver"]})
    assert s.discard(0) == ["Silver"]
    assert s.discard(1) == ["Estate"]


def test_woodcutter__a_buy_and_two_coins():
    """From the start of the turn: no Action left, two Buys, $2."""
    s = table("Woodcutter", hand=["Woodcutter"])
    s.play("Woodcutter")
    assert (s.actions, s.buys, s.coins) == (0, 2, 2)


# ------------------------------------------------------------------ editions
def test_first_edition_cards_are_piles_of_their_own():
    """A (1e) card keeps its cost and size; its pile is not the pile of the current card."""
    s = Scenario(["Mine (1e)", "Mine"])
    assert (s.cost("Mine (1e)"), s.supply["Mine (1e)"], s.supply["Mine"]) == (5, 10, 10)


def test_an_unknown_card_is_refused_with_a_suggestion():
    with pytest.raises(KingdomError, match="Smithy"):
        Kingdom(["Smitty"])


def test_watching_shows_the_decisions_of_everybody():
    """The helper behind the tests of hidden cards sees every decision."""
    s = table("Militia", hand=["Militia"])
    against(s, hand=["Estate", "Copper", "Copper", "Gold"])
    seen = []
    watch(s, lambda view, question: seen.append((view.player, question.kind)))
    s.answer(["Estate"])
    s.play("Militia")
    assert seen == [(1, "discard")]
