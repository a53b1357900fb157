"""The default choices of base cards: tables on which a good player's choice is clear."""

import pytest

from simcore import Scenario, simulate
from simcore.kingdom import Kingdom
from strategies import topdeck
from strategies.library.money import BigMoney

OPENING = ["Copper"] * 7 + ["Estate"] * 3


def table(*kingdom, hand, deck=(), discard=(), players=2):
    """Player 0 has these cards and is left to the defaults."""
    s = Scenario(kingdom, players=players, auto=True)
    s.put(0, hand=hand, deck=deck, discard=discard)
    return s


def near_the_end(s):
    s.set_supply("Province", 1)
    return s


# ------------------------------------------------------------------ Chapel
def test_chapel_trashes_curses_and_estates_first():
    hand = ["Chapel", "Curse", "Estate", "Estate", "Copper", "Copper"]
    s = table("Chapel", hand=hand, discard=["Gold"] * 3)
    s.play("Chapel")
    assert sorted(s.trash) == ["Copper", "Curse", "Estate", "Estate"]


def test_chapel_keeps_enough_money_to_go_on():
    s = table("Chapel", hand=["Chapel", *["Copper"] * 4], discard=["Copper"] * 4)
    s.play("Chapel")
    assert s.trash == ["Copper"] * 2  # six are left: enough for a $5 card with a Silver


def test_chapel_does_not_spoil_a_gold():
    s = table("Chapel", hand=["Chapel", "Gold", "Silver", "Copper", "Copper"], discard=["Gold"])
    s.play("Chapel")
    assert s.trash == ["Copper"]


def test_chapel_leaves_estates_alone_near_the_end():
    s = near_the_end(table("Chapel", hand=["Chapel", "Estate", "Curse"], discard=["Gold"] * 3))
    s.play("Chapel")
    assert s.trash == ["Curse"]


# ------------------------------------------------------------------ Cellar, Harbinger
def test_cellar_discards_what_does_nothing():
    s = table("Cellar", hand=["Cellar", "Estate", "Province", "Silver"], deck=["Copper"] * 4)
    s.play("Cellar")
    assert sorted(s.discard(0)) == ["Estate", "Province"]


def test_cellar_discards_coppers_for_a_better_deck():
    s = table("Cellar", hand=["Cellar", "Copper", "Gold"], deck=["Gold", "Silver", "Silver"])
    s.play("Cellar")
    assert s.discard(0) == ["Copper"]


def test_cellar_discards_terminals_that_cannot_be_played():
    s = table("Cellar", "Smithy", hand=["Cellar", "Smithy", "Smithy"], deck=["Copper"] * 3)
    s.play("Cellar")
    assert s.discard(0) == ["Smithy"]


@pytest.mark.parametrize(
    ("discard", "chosen"),
    [(["Estate", "Gold", "Silver"], ["Gold"]), (["Copper", "Witch"], ["Witch"]), (["Estate"], [])],
)
def test_harbinger_fetches_the_best_card_if_it_is_a_good_one(discard, chosen):
    s = table("Harbinger", "Witch", hand=["Harbinger", *OPENING], deck=["Copper"], discard=discard)
    s.play("Harbinger")
    assert s.deck(0) == chosen


# ------------------------------------------------------------------ Moneylender, Mine, Remodel
def test_moneylender_trashes_a_copper_at_once():
    s = table("Moneylender", hand=["Moneylender", *["Copper"] * 4], discard=["Estate"] * 3)
    s.play("Moneylender")
    assert (s.trash, s.coins) == (["Copper"], 3)


@pytest.mark.parametrize("card", ["Mine", "Mine (1e)"])
@pytest.mark.parametrize(
    ("hand", "trashed"),
    [(["Copper", "Silver", "Gold"], "Silver"), (["Copper", "Gold"], "Copper")],
)
def test_mine_improves_the_dearest_treasure_it_can(card, hand, trashed):
    s = table(card, hand=[card, *hand])
    s.play(card)
    assert s.trash == [trashed]


def test_mine_leaves_a_gold_alone():
    s = table("Mine", hand=["Mine", "Gold"])
    s.play("Mine")
    assert s.trash == []


@pytest.mark.parametrize(
    ("hand", "trashed"),
    [
        (["Estate", "Copper", "Silver"], "Estate"),
        (["Curse", "Estate", "Gold"], "Curse"),
        (["Copper", "Silver", "Province"], "Copper"),
    ],
)
def test_remodel_trashes_the_worst_card(hand, trashed):
    s = table("Remodel", "Smithy", hand=["Remodel", *hand])
    s.play("Remodel")
    assert s.trash == [trashed]


def test_remodel_makes_a_province_of_a_gold_near_the_end():
    s = near_the_end(table("Remodel", hand=["Remodel", "Gold", "Estate", "Copper"]))
    s.play("Remodel")
    assert (s.trash, s.discard(0)) == (["Gold"], ["Province"])


def test_remodel_keeps_its_estates_near_the_end():
    s = near_the_end(table("Remodel", hand=["Remodel", "Estate", "Copper"]))
    s.play("Remodel")
    assert s.trash == ["Copper"]


# ------------------------------------------------------------------ Vassal, Moat, Library
def test_vassal_plays_what_it_finds():
    s = table("Vassal", "Market", hand=["Vassal"], deck=["Market", "Copper"])
    s.play("Vassal")
    assert s.in_play(0) == ["Vassal", "Market"]


def test_moat_is_shown():
    s = table("Witch", "Moat", hand=["Witch"], deck=["Copper"] * 2)
    s.put(1, hand=["Moat"], discard=[])
    s.play("Witch")
    assert s.discard(1) == []


def test_library_skips_actions_that_cannot_be_played():
    s = table("Library", "Smithy", hand=["Library", *["Copper"] * 6], deck=["Smithy", "Gold"])
    s.play("Library")
    assert s.discard(0) == ["Smithy"]


def test_library_keeps_an_action_that_can_be_played():
    s = table("Library", "Smithy", hand=["Library", *["Copper"] * 6], deck=["Smithy", "Gold"])
    s.actions = 2
    s.play("Library")
    assert "Smithy" in s.hand(0)


def test_library_skips_a_second_terminal():
    hand = ["Library", "Smithy", *["Copper"] * 5]
    s = table("Library", "Smithy", hand=hand, deck=["Smithy", "Gold"])
    s.actions = 2
    s.play("Library")
    assert s.hand(0).count("Smithy") == 1


# ------------------------------------------------------------------ Sentry, Artisan
def test_sentry_trashes_junk_and_keeps_good_cards():
    s = table("Sentry", hand=["Sentry", *["Copper"] * 4], deck=["Copper", "Estate", "Gold"])
    s.play("Sentry")
    assert s.trash == ["Estate"]
    assert s.deck(0) == ["Gold"]


def test_sentry_discards_a_province():
    s = table("Sentry", hand=["Sentry"], deck=["Copper", "Province", "Silver"])
    s.play("Sentry")
    assert s.discard(0) == ["Province"]
    assert s.deck(0) == ["Silver"]


@pytest.mark.parametrize(
    ("hand", "back"),
    [
        (["Smithy", "Copper", "Estate"], "Smithy"),  # no Action is left for it
        (["Gold", "Gold", "Silver", "Copper", "Estate"], "Copper"),  # $9: one is spare
        (["Silver", "Silver", "Copper", "Estate"], "Estate"),  # every coin counts
    ],
)
def test_artisan_puts_back_what_this_turn_does_not_need(hand, back):
    s = table("Artisan", "Smithy", hand=["Artisan", *hand])
    s.answer("Duchy")
    s.play("Artisan")
    assert s.deck(0) == [back]


# ------------------------------------------------------------------ Throne Room
@pytest.mark.parametrize(
    ("hand", "target"),
    [
        (["Moat", "Witch"], "Witch"),
        (["Chapel", "Smithy"], "Smithy"),
        (["Village", "Smithy", "Militia"], "Village"),  # Actions for both the others
    ],
)
@pytest.mark.parametrize("throne", ["Throne Room", "Throne Room (1e)"])
def test_throne_room_doubles_what_gives_most(throne, hand, target):
    cards = [throne, "Moat", "Witch", "Chapel", "Smithy", "Village", "Militia"]
    s = table(*cards, hand=[throne, *hand], deck=["Copper"] * 8)
    s.play(throne)
    assert s.in_play(0) == [throne, target]


def test_throne_room_doubles_a_throne_room_if_two_more_can_follow():
    hand = ["Throne Room", "Throne Room", "Market", "Smithy"]
    s = table("Throne Room", "Market", "Smithy", hand=hand, deck=["Copper"] * 8)
    s.play("Throne Room")
    assert sorted(s.in_play(0)) == ["Market", "Smithy", "Throne Room", "Throne Room"]


# ------------------------------------------------------------------ Chancellor, Spy, Thief
@pytest.mark.parametrize(
    ("deck", "discard", "moved"),
    [(["Estate"] * 3, ["Gold"] * 3, True), (["Gold"] * 3, ["Estate"] * 3, False)],
)
def test_chancellor_reshuffles_a_bad_deck(deck, discard, moved):
    s = table("Chancellor", hand=["Chancellor"], deck=deck, discard=discard)
    s.play("Chancellor")
    assert (s.deck(0) == []) is moved


@pytest.mark.parametrize(("top", "stays"), [("Gold", True), ("Estate", False)])
def test_spy_helps_itself_and_harms_the_others(top, stays):
    s = table("Spy", hand=["Spy"], deck=["Copper", top], discard=OPENING)
    s.put(1, hand=[], deck=[top], discard=OPENING)
    s.play("Spy")
    assert (s.deck(0) == [top]) is stays
    assert (s.deck(1) == [top]) is not stays


def test_thief_takes_the_best_treasure():
    s = table("Thief", hand=["Thief"])
    s.put(1, deck=["Copper", "Gold"], discard=[])
    s.play("Thief")
    assert s.discard(0) == ["Gold"]
    assert s.discard(1) == ["Copper"]


def test_thief_does_not_gain_coppers():
    s = table("Thief", hand=["Thief"])
    s.put(1, deck=["Copper", "Estate"], discard=[])
    s.play("Thief")
    assert s.trash == ["Copper"]
    assert s.discard(0) == []


# ------------------------------------------------------------------ does it pay?
@pytest.mark.parametrize(
    "card", ["Moneylender", "Mine", "Sentry", "Library", "Bureaucrat", "Militia", "Bandit", "Witch"]
)
def test_one_copy_helps_a_money_deck(card):
    """Cards that are known to be better than nothing are so with the default choices."""
    result = simulate(Kingdom([card]), [BigMoney({card: 1}), BigMoney()], games=4000, seed=11)
    assert result.interval(0)[0] > 0.5


@pytest.mark.parametrize("always", ["Estate", "Copper", "Silver"])
def test_artisan_puts_back_better_than_by_a_fixed_order(always):
    """An Artisan is no help to a money deck; the advice still beats a simple habit."""

    class Habit(BigMoney):
        topdecks = (topdeck(always), topdeck("Copper"))

    players = [BigMoney(Artisan=1), Habit(Artisan=1)]
    result = simulate(Kingdom(["Artisan"]), players, games=6000, seed=12)
    assert result.interval(0)[0] > 0.5


# ------------------------------------------------------------------ when to play them
def free_play(*kingdom, hand, provinces=8, **zones):
    """A Staff lets an Action of this hand be played for nothing."""
    s = table("Jewelled Egg", *kingdom, hand=["Staff", *hand], **zones)
    s.set_supply("Province", provinces)
    s.play("Staff")
    return s


@pytest.mark.parametrize("card, hand, played", [
    ("Chapel", ["Estate", "Gold"], True),
    ("Chapel", ["Gold", "Silver"], False),
    ("Moneylender", ["Copper"], True),
    ("Moneylender", ["Silver"], False),
    ("Remodel", ["Estate", "Gold"], True),
    ("Remodel", ["Silver", "Silver"], False),
    ("Mine", ["Silver"], True),
    ("Mine", ["Gold"], False),
    ("Throne Room", ["Smithy"], True),
    ("Throne Room", ["Gold"], False),
])
def test_cards_that_need_another_card_wait_for_it(card, hand, played):
    kingdom = [card] if card == "Smithy" else [card, "Smithy"]
    s = free_play(*kingdom, hand=[card, *hand], discard=["Silver"] * 3)
    assert (card in s.in_play(0)) is played


def test_remodel_turns_gold_into_provinces_at_the_end():
    s = free_play("Remodel", hand=["Remodel", "Gold", "Copper"], provinces=2)
    assert s.owned(0)["Province"] == 1


@pytest.mark.parametrize("hand, first", [
    (["Smithy", "Militia", "Village"], "Village"),  # two terminals want Actions
    (["Smithy", "Laboratory"], "Laboratory"),  # what replaces itself comes before a terminal
    (["Militia", "Smithy"], "Smithy"),
    (["Laboratory", "Throne Room"], "Throne Room"),  # nothing better to double
    (["Laboratory", "Throne Room", "Smithy"], "Laboratory"),  # the Smithy is to be doubled
])
def test_order_of_actions(hand, first):
    kingdom = ["Smithy", "Militia", "Village", "Laboratory", "Throne Room"]
    s = free_play(*kingdom, hand=hand, deck=["Copper"] * 15)
    assert s.in_play(0)[1] == first


@pytest.mark.parametrize("hand, first", [
    (["Smithy", "Estate", "Estate", "Estate"], "Chapel"),  # three bad cards less for good
    (["Smithy", "Estate", "Silver", "Silver"], "Smithy"),  # one can wait
])
def test_chapel_comes_before_a_draw_if_it_takes_much(hand, first):
    s = free_play("Chapel", "Smithy", hand=["Chapel", *hand], deck=["Copper"] * 15)
    assert s.in_play(0)[1] == first


@pytest.mark.parametrize("deck, first", [(["Copper"] * 3, "Smithy"), ([], "Militia")])
def test_a_draw_is_nothing_once_all_cards_are_drawn(deck, first):
    s = free_play("Smithy", "Militia", hand=["Smithy", "Militia"], deck=deck, discard=[])
    assert s.in_play(0)[1] == first


def test_throne_room_counts_what_a_duration_brings_later():
    kingdom = ["Throne Room", "Wharf", "Smithy"]
    s = table(*kingdom, hand=["Throne Room", "Wharf", "Smithy"], deck=["Copper"] * 15)
    s.play("Throne Room")
    assert "Wharf" in s.in_play(0)
