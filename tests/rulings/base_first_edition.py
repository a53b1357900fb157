"""Rulings of the base game's cards that its second edition left out, and of its editions."""

import pytest

from simcore import Kingdom, KingdomError, Scenario
from tests.rulings.tables_base import against, kinds, table, throne
from tests.views import watch


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
