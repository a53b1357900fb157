"""The rules of the game itself: set-up, turns, playing, decks, moves, costs, attacks, the end.

One group per rule of the base game. Rules that only other sets can show are tested with them.
"""

import pytest

from simcore import IllegalAnswer, Kingdom, Scenario, random_kingdom
from simcore.layout import TableLayout
from tests.views import shown_to, watch

PLAYERS = (2, 3, 4, 5, 6)


def table(*cards, hand=(), deck=(), discard=(), **options):
    """Player 0 to move with exactly these cards; what is not named is empty."""
    s = Scenario(cards, **options)
    s.put(0, hand=hand, deck=deck, discard=discard)
    return s


def against(s, *, hand=(), deck=(), discard=(), player=1):
    s.put(player, hand=hand, deck=deck, discard=discard)
    return s


def coins_in(hand):
    return hand.count("Copper")


# ------------------------------------------------------------------ set-up
@pytest.mark.parametrize("players", PLAYERS)
def test_rule_setup_start_deck__five_cards_in_hand_and_five_in_the_deck(players):
    """Everybody begins with ten cards, half of them in hand."""
    s = Scenario(players=players)
    for p in range(players):
        assert (len(s.hand(p)), len(s.deck(p)), len(s.discard(p))) == (5, 5, 0)
        assert s.owned(p) == {"Copper": 7, "Estate": 3}


def test_rule_setup_start_deck__two_hands_hold_the_whole_deck():
    """The first two hands pay 5/2, 4/3, 3/4 or 2/5: all of them occur."""
    pairs = set()
    for seed in range(60):
        s = Scenario(seed=seed)
        first = s.hand(0)
        s.end_turn()
        s.end_turn()
        assert sorted(first + s.hand(0)) == ["Copper"] * 7 + ["Estate"] * 3
        pairs.add((coins_in(first), coins_in(s.hand(0))))
    assert pairs == {(5, 2), (4, 3), (3, 4), (2, 5)}


def test_rule_setup_start_deck__no_shuffle_before_the_second_turn_ends():
    """The starting deck lasts for two hands."""
    s = Scenario()
    s.end_turn()
    s.end_turn()
    assert s.shuffles(0) == 0
    s.end_turn()
    assert s.shuffles(0) == 1


def test_rule_setup_start_deck__everybody_starts_with_three_points():
    """Three Estates are 3 points."""
    assert Scenario(players=4).scores == [3, 3, 3, 3]


@pytest.mark.parametrize(
    ("players", "sizes"),
    [
        (2, {"Copper": 46, "Silver": 40, "Gold": 30, "Estate": 8, "Duchy": 8, "Province": 8,
             "Curse": 10}),
        (3, {"Copper": 39, "Silver": 40, "Gold": 30, "Estate": 12, "Duchy": 12, "Province": 12,
             "Curse": 20}),
        (4, {"Copper": 32, "Silver": 40, "Gold": 30, "Estate": 12, "Duchy": 12, "Province": 12,
             "Curse": 30}),
        (5, {"Copper": 85, "Silver": 80, "Gold": 60, "Estate": 12, "Duchy": 12, "Province": 15,
             "Curse": 40}),
        (6, {"Copper": 78, "Silver": 80, "Gold": 60, "Estate": 12, "Duchy": 12, "Province": 18,
             "Curse": 50}),
    ],
)  # fmt: skip
def test_rule_setup_basic_supply__pile_sizes(players, sizes):
    """The basic piles by number of players; from five on there is a second set of Treasures."""
    assert dict(Scenario(players=players).supply) == sizes


def test_rule_setup_basic_supply__a_gold_pile_is_no_victory_pile():
    """Other simulators gave the Gold pile 8 or 12 cards: it has 30."""
    assert [TableLayout(Kingdom(), n).pile_sizes()["Gold"] for n in PLAYERS] == [30, 30, 30, 60, 60]


@pytest.mark.parametrize(("players", "gardens"), [(2, 8), (3, 12), (4, 12), (5, 12), (6, 12)])
def test_rule_setup_kingdom__kingdom_piles(players, gardens):
    """Kingdom piles have ten cards, Victory piles 8 with two players and 12 with more."""
    s = Scenario(["Gardens", "Smithy", "Island"], players=players)
    assert s.supply["Gardens"] == s.supply["Island"] == gardens
    assert s.supply["Smithy"] == 10


def test_rule_setup_kingdom__seventeen_piles():
    """Seven basic piles and ten of the kingdom."""
    assert len(TableLayout(random_kingdom(["base"], seed=3), 2).pile_sizes()) == 17


@pytest.mark.parametrize(("players", "colonies"), [(2, 8), (3, 12), (4, 12), (5, 12), (6, 12)])
def test_rule_setup_platinum_colony__both_piles_are_added(players, colonies):
    """Platinum has twelve cards for any number of players, Colony as many as a Victory pile."""
    kingdom = Kingdom(random_kingdom(["base"], seed=3).cards, colonies=True)
    sizes = TableLayout(kingdom, players).pile_sizes()
    assert len(sizes) == 19
    assert (sizes["Platinum"], sizes["Colony"]) == (12, colonies)


def test_rule_setup_platinum_colony__the_colonies_end_the_game():
    """An empty Colony pile ends the game although there are Provinces."""
    s = table(colonies=True)
    s.set_supply("Colony", 1)
    s.coins = 11
    s.buy("Colony")
    s.end_turn()
    assert s.over


def test_rule_setup_trash__is_empty_and_no_pile():
    """Trashed cards cannot be bought, and the trash is not counted as a pile."""
    s = table("Chapel", "Smithy", hand=["Chapel", "Smithy"])
    assert s.trash == []
    s.set_supply("Smithy", 0)
    s.answer("Smithy")
    s.play("Chapel")
    assert s.trash == ["Smithy"]
    s.coins = 8
    with pytest.raises(ValueError, match="cannot buy Smithy"):
        s.buy("Smithy")


def test_rule_setup_start_player__turns_go_to_the_left():
    """Seat after seat, and round again."""
    s = Scenario(players=3)
    order = []
    for _ in range(5):
        order.append(s.turn_player)
        s.end_turn()
    assert order == [0, 1, 2, 0, 1]


# ------------------------------------------------------------------ zones
def test_rule_zones__a_played_card_is_in_play():
    """A Chapel cannot trash itself: it is not in the hand any more."""
    s = table("Chapel", hand=["Chapel"])
    s.play("Chapel")
    assert s.asked == []
    assert (s.hand(0), s.in_play(0)) == ([], ["Chapel"])


def test_rule_in_play__cards_stay_until_clean_up():
    """Played cards lie in play and are discarded as the turn ends."""
    s = table("Village", hand=["Village", "Gold"], deck=["Copper"] * 8)
    s.play("Village")
    s.play("Gold")
    assert s.in_play(0) == ["Village", "Gold"]
    s.end_turn()
    assert s.in_play(0) == []
    assert sorted(s.discard(0)) == ["Copper", "Gold", "Village"]


def test_rule_in_play__cards_set_aside_by_library_are_discarded_by_library():
    """They are not in play; they lie in the discard pile before Clean-up."""
    s = table("Library", "Village", hand=["Library", *["Copper"] * 6], deck=["Village", "Gold"])
    s.answer(True)
    s.play("Library")
    assert s.in_play(0) == ["Library"]
    assert s.discard(0) == ["Village"]
    assert s.set_aside(0) == []


# ------------------------------------------------------------------ turns
def test_rule_turn_structure__nothing_carries_over():
    """Unspent coins and Buys are gone: the next turn starts with one Action, one Buy and $0."""
    s = table("Market", hand=["Market", "Gold"], deck=["Copper"] * 6)
    s.play("Market")
    s.play("Gold")
    assert (s.coins, s.buys) == (4, 2)
    s.end_turn()
    assert (s.actions, s.buys, s.coins) == (1, 1, 0)
    s.end_turn()
    assert (s.turn_player, s.actions, s.buys, s.coins) == (0, 1, 1, 0)


def test_rule_turn_structure__coins_of_actions_are_spent_in_the_buy_phase():
    """Festival's $2 and a Gold buy a Duchy."""
    s = table("Festival", hand=["Festival", "Gold"])
    s.play("Festival")
    s.play("Gold")
    s.buy("Duchy")
    assert s.coins == 0


def test_rule_action_phase__an_action_is_paid_for_each_card():
    """Village from one Action leaves two, Militia none: a second Militia cannot be played."""
    s = table("Village", "Militia", hand=["Village"], deck=["Copper"])
    s.play("Village")
    assert s.actions == 2
    s = against(table("Militia", hand=["Militia", "Militia"]))
    s.play("Militia")
    assert s.actions == 0
    with pytest.raises(ValueError, match="no Action left"):
        s.play("Militia")


def test_rule_action_phase__is_over_once_treasures_are_played():
    """An Action in hand cannot be played in the Buy phase."""
    s = table("Village", hand=["Village", "Copper"], deck=["Copper"])
    s.play("Copper")
    assert s.phase == "buy"
    with pytest.raises(ValueError, match="cannot be played"):
        s.play("Village")


def test_rule_action_phase__a_card_with_two_types_can_be_played_as_an_action():
    """Island is a Victory card and an Action."""
    s = table("Island", hand=["Island"])
    s.play("Island")
    assert s.mat(0, "Island") == ["Island"]


def test_rule_buy_phase_treasures__all_of_them_pay():
    """Gold, Silver and Copper: $6."""
    s = table(hand=["Gold", "Silver", "Copper"])
    for name in ("Gold", "Silver", "Copper"):
        s.play(name)
    assert s.coins == 6


def test_rule_buy_phase_treasures__none_after_a_buy():
    """With a Buy left, a Silver still in hand stays there."""
    s = table(hand=["Silver"])
    s.buys = 2
    s.buy("Copper")
    with pytest.raises(ValueError, match="no Treasures after a buy"):
        s.play("Silver")


def test_rule_buy_phase_treasures__some_may_be_held_back():
    """Treasures are played one by one, and nobody has to play them all."""
    s = table(hand=["Gold", "Silver"])
    s.play("Silver")
    s.buy("Estate")
    assert s.hand(0) == ["Gold"]


def test_rule_buy_phase_buy__a_province_for_eight():
    """The price is paid and the Buy is used."""
    s = table()
    s.coins = 8
    s.buy("Province")
    assert (s.coins, s.buys, s.supply["Province"]) == (0, 0, 7)
    with pytest.raises(ValueError, match="cannot buy"):
        s.buy("Copper")


def test_rule_buy_phase_buy__two_buys_share_the_coins():
    """$6 and two Buys: Cellar for $2 and Smithy for $4."""
    s = table("Cellar", "Smithy")
    s.coins, s.buys = 6, 2
    s.buy("Cellar")
    s.buy("Smithy")
    assert s.coins == 0
    assert s.discard(0) == ["Cellar", "Smithy"]


def test_rule_buy_phase_buy__without_coins_there_are_copper_and_curse():
    """Both cost nothing; nothing else does."""
    assert table().buyable() == ["Copper", "Curse"]


def test_rule_buy_phase_buy__an_empty_pile_sells_nothing():
    """The last card is gone."""
    s = table("Smithy")
    s.set_supply("Smithy", 0)
    s.coins = 8
    assert "Smithy" not in s.buyable()


def test_rule_buy_vs_gain__coins_do_not_help_a_workshop():
    """With $8 at hand Workshop still gains at most a card for $4, and uses no Buy."""
    s = table("Workshop", hand=["Workshop"])
    s.coins = 8
    s.answer("Silver")
    s.play("Workshop")
    assert not {"Duchy", "Gold", "Province"} & set(s.asked[0].candidates)
    assert (s.coins, s.buys) == (8, 1)


def test_rule_night_phase__there_is_none():
    """Between the last buy and Clean-up nothing is asked."""
    s = table("Smithy", hand=["Smithy", "Copper"])
    s.buy("Copper")
    s.end_turn()
    assert s.asked == []
    assert s.turn_player == 1


def test_rule_cleanup__the_discards_are_shuffled_under_the_rest_of_the_deck():
    """Two cards in the deck, thirteen discarded: five are drawn, ten are left, none discarded."""
    s = table(hand=["Estate"] * 5, deck=["Gold", "Silver"], discard=["Copper"] * 8)
    s.end_turn()
    hand = s.hand(0)
    assert len(hand) == 5
    assert {"Gold", "Silver"} <= set(hand)
    assert (len(s.deck(0)), len(s.discard(0))) == (10, 0)


def test_rule_cleanup__a_small_deck_makes_a_small_hand():
    """Four cards in all: four in hand."""
    s = table(hand=["Estate", "Gold"], deck=["Copper"], discard=["Silver"])
    s.end_turn()
    assert sorted(s.hand(0)) == ["Copper", "Estate", "Gold", "Silver"]


def test_rule_cleanup__no_card_is_kept_in_hand():
    """Unplayed cards are discarded."""
    s = table(hand=["Gold"] * 5, deck=["Copper"] * 5)
    s.end_turn()
    assert s.hand(0) == ["Copper"] * 5
    assert s.discard(0) == ["Gold"] * 5


def test_rule_extra_turns__do_not_count_for_the_tie_break():
    """Two players with as many points and normal turns share the win, whoever had an extra turn."""
    s = table("Outpost", hand=["Outpost", "Province"], deck=["Copper"] * 10)
    s.play("Outpost")
    s.end_turn()
    assert (s.turn_player, s.is_extra_turn) == (0, True)
    s.end_turn()
    against(s, deck=["Copper"] * 5)
    s.set_supply("Province", 1)
    s.coins = 8
    s.buy("Province")
    s.end_turn()
    assert s.over
    assert (s.turns(0), s.turns(1)) == (1, 1)
    assert (s.scores, s.winners) == ([6, 6], [0, 1])


# ------------------------------------------------------------------ playing cards
def test_rule_play_procedure__the_reaction_text_is_not_played():
    """A Moat played in the own turn draws two cards and protects nobody."""
    s = table("Moat", "Witch", hand=["Moat"], deck=["Copper"] * 7)
    against(s, hand=["Witch"], deck=["Copper"] * 2)
    s.play("Moat")
    s.put(0, hand=["Copper"])
    s.end_turn()
    s.put(0, hand=["Copper"])
    s.play("Witch")
    assert s.asked == []
    assert s.discard(0)[-1] == "Curse"


def test_rule_play_procedure__reactions_come_before_the_attack_acts():
    """When the Moat is asked for, the Witch is in play and has drawn nothing yet."""
    s = table("Witch", "Moat", hand=["Witch", "Copper"], deck=["Gold", "Gold"])
    against(s, hand=["Moat"])
    seen = []
    watch(s, lambda view, _: seen.append((view.in_play(0), view.hand_size(0))))
    s.answer(True)
    s.play("Witch")
    assert seen == [(["Witch"], 1)]
    assert len(s.hand(0)) == 3


def test_rule_when_play_triggers__merchant_and_silver_make_three():
    """Whatever the order inside, the coins add up to $3."""
    s = table("Merchant", hand=["Merchant", "Silver"], deck=["Estate"])
    s.play("Merchant")
    s.play("Silver")
    assert s.coins == 3


def test_rule_follow_instructions__what_cannot_be_done_is_left_out():
    """Witch without Curses draws; Remodel with an empty hand does nothing."""
    s = table("Witch", "Remodel", hand=["Witch"], deck=["Copper"] * 2)
    s.set_supply("Curse", 0)
    s.play("Witch")
    assert s.hand(0) == ["Copper", "Copper"]
    s = table("Remodel", hand=["Remodel"])
    s.play("Remodel")
    assert (s.trash, s.discard(0), s.asked) == ([], [], [])


def test_rule_follow_instructions__a_mandatory_gain_takes_even_a_curse():
    """Workshop with only Curses and Coppers within reach has to gain one of them."""
    s = table("Workshop", hand=["Workshop"])
    for pile in ("Silver", "Estate", "Workshop"):
        s.set_supply(pile, 0)
    s.answer("Curse")
    s.play("Workshop")
    assert s.asked[0].candidates == ["Copper", "Curse"]
    assert s.asked[0].min == 1
    assert s.discard(0) == ["Curse"]


def test_rule_may_and_conditions__no_trash_no_gain():
    """Mine declined gains nothing."""
    s = table("Mine", hand=["Mine", "Silver"])
    s.answer(None)
    s.play("Mine")
    assert (s.hand(0), s.trash) == (["Silver"], [])


def test_rule_simultaneous_cards__cellar_chooses_all_before_it_draws():
    """One decision for all discards, made before a card is drawn."""
    s = table("Cellar", hand=["Cellar", "Estate", "Copper"], deck=["Curse", "Curse"])
    s.answer(["Estate", "Copper"])
    s.play("Cellar")
    assert len(s.asked) == 1
    assert s.asked[0].candidates == ["Copper", "Estate"]
    assert s.hand(0) == ["Curse", "Curse"]


def test_rule_simultaneous_cards__chapel_trashes_in_one_batch():
    """Up to four cards are named at once."""
    s = table("Chapel", hand=["Chapel", *["Estate"] * 5])
    s.answer(["Estate"] * 4)
    s.play("Chapel")
    assert len(s.asked) == 1
    assert s.trash == ["Estate"] * 4


def test_rule_play_from_elsewhere__vassal_plays_out_of_the_discard_pile():
    """The Village is in play afterwards and not in the discard pile."""
    s = table("Vassal", "Village", hand=["Vassal"], deck=["Village", "Copper"])
    s.answer(True)
    s.play("Vassal")
    assert "Village" in s.in_play(0)
    assert s.discard(0) == []


def throne(*cards, hand, deck, answers, opponent=()):
    s = table("Throne Room", *cards, hand=["Throne Room", *hand], deck=deck)
    against(s, hand=opponent)
    s.answer(*answers)
    s.play("Throne Room")
    assert not s.unanswered
    return s


def test_rule_throne_room_rule__village_leaves_four_actions():
    """Two cards and four Actions from the start of a turn."""
    s = throne("Village", hand=["Village"], deck=["Gold"] * 2, answers=["Village"])
    assert (s.hand(0), s.actions) == (["Gold", "Gold"], 4)


def test_rule_throne_room_rule__militia_attacks_twice():
    """Two windows for reactions, $4, and the second play finds a hand of three."""
    s = throne(
        "Militia", "Moat",
        hand=["Militia"], deck=[], opponent=["Moat", "Copper", "Copper", "Copper", "Copper"],
        answers=["Militia", False, ["Copper", "Copper"], False],
    )
    assert [a.kind for a in s.asked] == ["play", "may", "discard", "may"]
    assert s.coins == 4
    assert s.hand(1) == ["Copper", "Copper", "Moat"]


def test_rule_throne_room_rule__a_throned_throne_room_doubles_two_different_cards():
    """Smithy twice, then Market twice; never one card four times."""
    s = throne(
        "Smithy", "Market",
        hand=["Throne Room", "Smithy", "Market"], deck=["Copper"] * 8,
        answers=["Throne Room", "Smithy", "Market"],
    )
    log = s.log
    assert log.count("plays Smithy") == log.count("plays Market") == 2
    assert (len(s.hand(0)), s.buys) == (8, 3)


def test_rule_throne_room_duration__both_stay_and_leave_together():
    """Caravan doubled: two cards next turn, then both are discarded in that turn's Clean-up."""
    s = throne("Caravan", hand=["Caravan"], deck=["Copper"] * 7, answers=["Caravan"])
    s.end_turn()
    assert sorted(s.in_play(0)) == ["Caravan", "Throne Room"]
    s.put(0, hand=[], deck=["Gold"] * 3)
    s.end_turn()
    assert s.hand(0) == ["Gold", "Gold"]
    assert sorted(s.in_play(0)) == ["Caravan", "Throne Room"]
    s.end_turn()
    assert s.in_play(0) == []


def test_rule_throne_room_duration__it_does_not_wait_for_other_durations():
    """Caravan is done and leaves with its Throne Room; a Wharf played meanwhile stays alone."""
    s = throne("Caravan", "Wharf", hand=["Caravan"], deck=["Copper"] * 7, answers=["Caravan"])
    s.end_turn()
    s.put(0, hand=["Wharf"], deck=["Gold"] * 9)
    s.end_turn()
    s.play("Wharf")
    s.end_turn()
    assert s.in_play(0) == ["Wharf"]
    assert {"Caravan", "Throne Room"} <= set(s.discard(0))


def test_rule_throne_room_duration__the_outer_of_two_throne_rooms_is_discarded():
    """Only the Throne Room that played the Duration itself stays with it."""
    s = throne(
        "Caravan", hand=["Throne Room", "Caravan"], deck=["Copper"] * 7,
        answers=["Throne Room", "Caravan"],
    )
    s.end_turn()
    assert sorted(s.in_play(0)) == ["Caravan", "Throne Room"]
    assert s.discard(0).count("Throne Room") + s.hand(0).count("Throne Room") == 1


# ------------------------------------------------------------------ decks
def test_rule_shuffle_when__the_deck_is_used_up_first():
    """Two cards in the deck, six discarded, three drawn: the two and one of the six."""
    s = table("Smithy", hand=["Smithy"], deck=["Gold", "Silver"], discard=["Copper"] * 6)
    s.play("Smithy")
    assert sorted(s.hand(0)) == ["Copper", "Gold", "Silver"]
    assert (len(s.deck(0)), len(s.discard(0)), s.shuffles(0)) == (5, 0, 1)


def test_rule_shuffle_when__an_empty_deck_stays_empty():
    """Drawing the last cards causes no shuffle."""
    s = table("Smithy", hand=["Smithy"], deck=["Copper"] * 3, discard=["Gold"] * 3)
    s.play("Smithy")
    assert (s.deck(0), s.discard(0), s.shuffles(0)) == ([], ["Gold"] * 3, 0)


def test_rule_shuffle_when__fewer_cards_than_wanted():
    """Two cards in all: two are drawn."""
    s = table("Smithy", hand=["Smithy"], discard=["Copper"] * 2)
    s.play("Smithy")
    assert s.hand(0) == ["Copper"] * 2


def test_rule_shuffle_when__nothing_to_draw():
    """No deck and no discard pile: no card and no shuffle."""
    s = table("Smithy", hand=["Smithy"])
    s.play("Smithy")
    assert (s.hand(0), s.shuffles(0)) == ([], 0)


def test_rule_shuffle_when__five_cards_left_are_drawn_without_a_shuffle():
    """A Curse gained after that is part of the next shuffle."""
    s = table("Witch", hand=["Estate"] * 2, deck=["Copper"] * 5)
    against(s, hand=["Witch"], deck=["Gold"] * 7)
    s.end_turn()
    assert (s.hand(0), s.deck(0), s.shuffles(0)) == (["Copper"] * 5, [], 0)
    s.play("Witch")
    assert s.discard(0) == ["Estate", "Estate", "Curse"]


def test_rule_shuffle_one_at_a_time__adventurer():
    """The Estate that was revealed first is not part of the shuffle."""
    s = table("Adventurer", hand=["Adventurer"], deck=["Estate"], discard=["Copper"] * 2)
    s.play("Adventurer")
    assert (s.hand(0), s.discard(0), s.deck(0)) == (["Copper"] * 2, ["Estate"], [])


def test_rule_draw__is_mandatory():
    """Council Room makes the others draw whether they like it or not."""
    s = table("Council Room", hand=["Council Room"], deck=["Copper"] * 4, players=3)
    for p in (1, 2):
        against(s, deck=["Curse"], player=p)
    s.play("Council Room")
    assert s.asked == []
    assert s.hand(1) == s.hand(2) == ["Curse"]


def test_rule_look_and_reveal__sentry_looks():
    """The log says so: what is looked at is not shown to everybody."""
    s = table("Sentry", hand=["Sentry"], deck=["Copper", "Estate", "Estate"])
    s.answer([], [])
    s.play("Sentry")
    assert "looks at 2 Estate" in s.log
    assert s.deck(0) == ["Estate", "Estate"]


def test_rule_put_on_deck__needs_no_shuffle():
    """Bureaucrat with an empty deck: the Silver is its only card."""
    s = table("Bureaucrat", hand=["Bureaucrat"], discard=["Copper"] * 3)
    against(s)
    s.play("Bureaucrat")
    assert (s.deck(0), len(s.discard(0)), s.shuffles(0)) == (["Silver"], 3, 0)


# ------------------------------------------------------------------ moves
def test_rule_trash__a_trashed_card_is_nobodys():
    """It scores nothing any more, and Gardens do not count it."""
    s = table("Chapel", "Gardens", hand=["Chapel", "Estate"], deck=["Gardens", *["Copper"] * 7])
    assert s.vp(0) == 1 + 1
    s.answer("Estate")
    s.play("Chapel")
    assert s.vp(0) == 0
    assert s.trash == ["Estate"]


def test_rule_gain__straight_to_its_destination():
    """Artisan and Mine gain to the hand, Bureaucrat onto the deck, Workshop to the discard pile."""
    s = table("Artisan", hand=["Artisan", "Copper"])
    s.answer("Silver", "Copper")
    s.play("Artisan")
    assert (s.hand(0), s.discard(0)) == (["Silver"], [])
    s = table("Bureaucrat", hand=["Bureaucrat"])
    against(s)
    s.play("Bureaucrat")
    assert (s.deck(0), s.discard(0)) == (["Silver"], [])


def test_rule_gain__no_card_no_replacement():
    """Bandit without Gold gains nothing; the attack takes place."""
    s = table("Bandit", hand=["Bandit"])
    against(s, deck=["Silver", "Copper"])
    s.set_supply("Gold", 0)
    s.play("Bandit")
    assert s.discard(0) == []
    assert s.trash == ["Silver"]


def test_rule_set_aside__face_up_and_still_owned():
    """Library's Action is set aside for all to see, and discarded at the end."""
    s = table("Library", "Village", hand=["Library", *["Copper"] * 6], deck=["Village", "Gold"])
    s.answer(True)
    s.play("Library")
    assert "sets aside Village" in s.log
    assert s.owned(0)["Village"] == 1
    assert s.discard(0) == ["Village"]


def test_rule_stop_moving__a_card_that_is_gone_cannot_move_again():
    """Feast played twice is trashed once and gains twice."""
    s = throne("Feast", hand=["Feast"], deck=[], answers=["Feast", "Silver", "Duchy"])
    assert (s.trash, s.discard(0)) == (["Feast"], ["Silver", "Duchy"])


# ------------------------------------------------------------------ costs
def highways(n):
    s = table("Highway", "Workshop", "Remodel", hand=["Highway"] * n, deck=["Copper"] * n)
    s.actions = n + 1
    for _ in range(n):
        s.play("Highway")
    return s


@pytest.mark.parametrize(
    ("n", "copper", "estate", "province"), [(0, 0, 2, 8), (1, 0, 1, 7), (3, 0, 0, 5)]
)
def test_rule_cost_floor__reductions_add_up_and_stop_at_nothing(n, copper, estate, province):
    """Each Highway takes $1 off every card, but no cost falls below $0."""
    s = highways(n)
    assert [s.cost(x) for x in ("Copper", "Estate", "Province")] == [copper, estate, province]


def test_rule_cost_floor__reduced_costs_hold_for_every_comparison():
    """After two Highways Gold costs $4, and Workshop may gain it."""
    s = highways(2)
    s.put(0, hand=["Workshop"])
    s.answer("Gold")
    s.play("Workshop")
    assert s.discard(0) == ["Gold"]


def test_rule_cost_floor__reductions_end_with_the_turn():
    """On the next turn a Province costs $8 again."""
    s = highways(2)
    assert s.cost("Province") == 6
    s.end_turn()
    assert s.cost("Province") == 8


def test_rule_cost_compare__up_to_two_more_includes_everything_cheaper():
    """Remodel on Gold offers all cards from $0 to $8."""
    s = table("Remodel", hand=["Remodel", "Gold"])
    s.answer("Curse")
    s.play("Remodel")
    assert set(s.asked[0].candidates) == set(s.supply)


# ------------------------------------------------------------------ attacks
def test_rule_attack_definition__curses_go_round_in_turn_order():
    """Four players and two Curses: the two to the left get them."""
    s = table("Witch", hand=["Witch"], deck=["Copper"] * 2, players=4)
    s.set_supply("Curse", 2)
    s.play("Witch")
    assert [s.discard(p) for p in range(4)] == [[], ["Curse"], ["Curse"], []]


def test_rule_attack_definition__turn_order_starts_left_of_the_attacker():
    """On the second player's turn the third comes first and the first player last."""
    s = table("Witch", players=3)
    s.end_turn()
    s.put(1, hand=["Witch"], deck=["Copper"] * 2)
    s.put(0, discard=[])
    s.set_supply("Curse", 1)
    s.play("Witch")
    assert (s.discard(2), s.discard(0)) == (["Curse"], [])


def test_rule_reaction_window__one_for_each_play():
    """Throne Room on Witch asks for the Moat twice, Vassal on Witch once."""
    s = throne("Witch", "Moat", hand=["Witch"], deck=["Copper"] * 4, opponent=["Moat"],
               answers=["Witch", True, True])  # fmt: skip
    assert s.discard(1) == []
    s = table("Vassal", "Witch", "Moat", hand=["Vassal"], deck=["Witch", "Copper", "Copper"])
    against(s, hand=["Moat"])
    s.answer(True, True)
    s.play("Vassal")
    assert s.discard(1) == []


def test_rule_reaction_window__a_second_moat_changes_nothing():
    """Once unaffected, a player is not asked again in that window."""
    s = table("Witch", "Moat", hand=["Witch"], deck=["Copper"] * 2)
    against(s, hand=["Moat", "Moat"])
    s.answer(True)
    s.play("Witch")
    assert len(s.asked) == 1
    assert s.discard(1) == []


def test_rule_immunity__against_a_witch():
    """The attacker draws, the player with the Moat gains no Curse."""
    s = table("Witch", "Moat", hand=["Witch"], deck=["Copper"] * 2)
    against(s, hand=["Moat"])
    s.answer(True)
    s.play("Witch")
    assert (len(s.hand(0)), s.discard(1), s.hand(1)) == (2, [], ["Moat"])


def test_rule_immunity__against_a_bandit():
    """The attacker gains a Gold; no card of the other deck is revealed."""
    s = table("Bandit", "Moat", hand=["Bandit"])
    against(s, hand=["Moat"], deck=["Gold", "Silver"])
    s.answer(True)
    s.play("Bandit")
    assert s.discard(0) == ["Gold"]
    assert (s.deck(1), s.discard(1), s.trash) == (["Gold", "Silver"], [], [])


def test_rule_immunity__against_a_thief():
    """The player with the Moat is passed over."""
    s = table("Thief", "Moat", hand=["Thief"])
    against(s, hand=["Moat"], deck=["Gold", "Silver"])
    s.answer(True)
    s.play("Thief")
    assert (s.deck(1), s.trash) == (["Gold", "Silver"], [])


# ------------------------------------------------------------------ order
def test_rule_order_players__beginning_with_the_turn_player():
    """Spy shows the attacker's own card first, then the others from the left."""
    s = table("Spy", hand=["Spy"], deck=["Copper", "Estate"], players=3)
    against(s, deck=["Silver"], player=1)
    against(s, deck=["Gold"], player=2)
    s.answer(False, False, False)
    s.play("Spy")
    assert [a.subject for a in s.asked] == ["Estate", "Silver", "Gold"]


def test_rule_order_own__two_merchants_both_count():
    """Both bonuses apply to the first Silver."""
    s = table("Merchant", hand=["Merchant", "Merchant", "Silver"], deck=["Estate"] * 2)
    s.play("Merchant")
    s.play("Merchant")
    s.play("Silver")
    assert s.coins == 4


# ------------------------------------------------------------------ the end
def empty_by_purchase(players, *piles):
    """The turn player buys the last cards of these piles and ends the turn."""
    s = Scenario(["Village", "Smithy"], players=players)
    s.coins, s.buys = 40, len(piles)
    for pile in piles:
        s.set_supply(pile, 1)
    for pile in piles:
        s.buy(pile)
    assert not s.over
    s.end_turn()
    return s


def test_rule_game_end__only_as_the_turn_ends():
    """After the last Province a second buy is still possible; then the game is over."""
    s = empty_by_purchase(2, "Province", "Duchy")
    assert s.over
    assert s.owned(0)["Duchy"] == 1


@pytest.mark.parametrize("players", PLAYERS)
def test_rule_game_end__empty_piles_by_number_of_players(players):
    """Three empty piles end a game of two to four players, four a game of five or six."""
    piles = ["Estate", "Village", "Curse", "Smithy"]
    needed = 3 if players <= 4 else 4
    assert not empty_by_purchase(players, *piles[: needed - 1]).over
    assert empty_by_purchase(players, *piles[:needed]).over


def test_rule_game_end__two_players_need_three_empty_piles_not_four():
    """The four piles of a large table do not hold for two."""
    assert TableLayout(Kingdom(), 2).players == 2
    assert empty_by_purchase(2, "Copper", "Silver", "Curse").over


def test_rule_game_end__a_pile_emptied_by_an_opponents_gain_counts():
    """The Curses that a Witch deals out end the game like any third pile."""
    s = table("Witch", "Village", "Smithy", hand=["Witch"], deck=["Copper"] * 7)
    s.set_supply("Curse", 1)
    for pile in ("Village", "Smithy"):
        s.set_supply(pile, 1)
    s.play("Witch")
    s.coins, s.buys = 7, 2
    s.buy("Village")
    s.buy("Smithy")
    s.end_turn()
    assert s.over


def test_rule_game_end__nobody_gets_another_turn():
    """The player to the left has had one turn less."""
    s = empty_by_purchase(3, "Province")
    assert s.over
    assert [s.turns(p) for p in range(3)] == [1, 0, 0]


def test_rule_scoring__points_of_all_own_cards():
    """Three Estates, four Provinces and two Curses are 25 points, wherever they lie."""
    s = table(hand=["Estate"] * 3, deck=["Province"] * 2, discard=["Province", "Curse"])
    s.put(0, in_play=["Province"])
    assert s.vp(0) == 3 + 24 - 1
    s.put(0, deck=["Province", "Province", "Curse"])
    assert s.vp(0) == 25


def test_rule_scoring__can_be_negative():
    """Ten Curses and nothing else: -10."""
    assert table(hand=["Curse"] * 10).vp(0) == -10


def tied_game(turns_of_first, turns_of_second):
    """Both score the same; so many turns were taken when the Provinces ran out."""
    s = Scenario()
    while (s.turns(0), s.turns(1)) != (turns_of_first, turns_of_second):
        s.end_turn()
    for p in (0, 1):
        s.put(p, hand=["Province", "Duchy"], deck=["Copper"] * 5, discard=[])
    s.put(s.turn_player, hand=["Duchy"])
    s.set_supply("Province", 1)
    s.coins = 8
    s.buy("Province")
    s.end_turn()
    assert s.over
    assert s.scores == [9, 9]
    return s


def test_rule_tie_break__fewer_turns_win():
    """Tied as the first player's 14th turn ends: the second player, with 13 turns, wins."""
    assert tied_game(14, 13).winners == [1]


def test_rule_tie_break__equal_turns_share():
    """Tied as the second player's turn ends: both win."""
    assert tied_game(14, 14).winners == [0, 1]


def test_rule_tie_break__points_come_first():
    """More points win although more turns were taken."""
    s = empty_by_purchase(2, "Province")
    assert s.scores == [9, 3]
    assert s.winners == [0]


def test_rule_tie_break__only_the_tied_players_share():
    """Three players: two lead with equal turns, the third has nothing of it."""
    s = Scenario(players=3)
    for p in range(3):
        s.put(p, hand=["Duchy"] * 2 if p else ["Curse"], deck=["Copper"] * 5, discard=[])
    s.end_turn()
    s.end_turn()
    assert s.turn_player == 2
    assert s.winners == [1, 2]


# ------------------------------------------------------------------ information
def test_rule_info_public__what_everybody_sees():
    """Piles, trash, cards in play, hand sizes and counters are shown to all."""
    s = table("Militia", hand=["Militia", "Gold"], deck=["Copper"] * 5)
    s.set_trash(["Estate"])
    against(s, hand=["Copper", "Copper", "Gold", "Estate"])
    shown = shown_to(s, 1)
    s.answer("Estate")
    s.play("Militia")
    assert shown[0]["trash"] == ["Estate"]
    assert shown[0]["in_play"] == [["Militia"], []]
    assert shown[0]["hand_size"] == [1, 4]
    assert (shown[0]["coins"], shown[0]["supply"]["Militia"]) == (2, 10)


def test_rule_info_private__hands_and_unseen_decks_are_hidden():
    """Whatever the other player holds and in whatever order both decks lie: the same is shown."""

    def shown(hand, deck, own_pool_seed):
        s = Scenario(["Militia"], seed=own_pool_seed)
        s.put(0, hand=["Militia", *hand], deck=deck, discard=[])
        s.put(1, hand=["Copper", "Copper", "Gold", "Estate"])
        found = shown_to(s, 1)
        s.answer("Estate")
        s.play("Militia")
        for facts in found:
            facts["owned"][1] = None  # the first hand of a seed is anybody's
            facts["score"][1] = None
        return found

    assert shown(["Gold", "Estate"], ["Copper", "Duchy"], 1) == shown(
        ["Copper", "Duchy"], ["Estate", "Gold"], 2
    )


def test_rule_info_inference__what_was_put_on_the_own_deck_is_known():
    """A card that its owner put onto the deck is known to be there; cards below are not."""
    s = Scenario(["Artisan", "Village"])
    s.put(0, hand=["Artisan", "Estate", "Village"])
    s.actions = 2
    shown = shown_to(s, 0)
    s.answer("Silver", "Estate")
    s.play("Artisan")
    s.put(0, hand=["Artisan", "Village"])
    s.answer("Silver", "Silver")
    s.play("Artisan")
    assert [facts["known_top"] for facts in shown] == [[], [], ["Estate"], ["Estate"]]


# ------------------------------------------------------------------ what an engine may do
def test_rule_engine_randomness__same_seed_same_cards():
    """The first hands of a seed are always the same; other seeds give other ones."""
    hands = [Scenario(seed=seed).hand(0) for seed in (1, 1, 2, 3, 4, 5, 6)]
    assert hands[0] == hands[1]
    assert len({tuple(hand) for hand in hands}) > 1


def test_rule_engine_equivalence__equal_cards_are_no_choice():
    """Militia against five Coppers asks nothing."""
    s = table("Militia", hand=["Militia"])
    against(s, hand=["Copper"] * 5)
    s.play("Militia")
    assert s.asked == []


def test_rule_engine_equivalence__an_illegal_answer_is_an_error():
    """A card that is not among the candidates is refused, and the message names it."""
    s = table("Chapel", hand=["Chapel", "Estate"])
    s.answer("Gold")
    with pytest.raises(IllegalAnswer, match="Gold"):
        s.play("Chapel")


def test_rule_engine_turn_state__a_merchant_is_forgotten():
    """Its bonus does not wait for the first Silver of the next turn."""
    s = table("Merchant", hand=["Merchant"], deck=["Silver"] * 7)
    s.play("Merchant")
    s.end_turn()
    s.end_turn()
    s.play("Silver")
    assert s.coins == 2
