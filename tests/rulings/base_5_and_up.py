"""Rulings of the kingdom cards of the base game that cost $5 or $6."""

import pytest

from simcore import IllegalAnswer
from tests.rulings.tables_base import against, kinds, table, throne
from tests.views import shown_to


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
