"""Rulings of the single piles of Allies that cost $2 to $4."""

from collections.abc import Sequence

import pytest

from simcore import Scenario
from simcore.choosers.question import IllegalAnswer
from tests.rulings.tables_allies import (
    AGAIN,
    BUY,
    COIN,
    FAVOR,
    TOPDECK,
    after,
    through_elder,
)


# ------------------------------------------------------------------ Sycophant
@pytest.mark.parametrize("others", [0, 1, 2, 3, 4])
def test_sycophant__playable_with_any_hand(others):
    """It can be played with any number of other cards in hand, even with none."""
    s = after("Sycophant", ["Copper"] * others)
    assert s.in_play(0) == ["Sycophant"]
    assert len(s.hand(0)) == max(0, others - 3)
    assert s.actions == 1


def test_sycophant__discards_exactly_three():
    """With three or more other cards you discard exactly three of them, for +$3."""
    hand = ["Copper", "Estate", "Estate", "Gold"]
    s = after("Sycophant", hand, answers=[["Copper", "Estate", "Estate"]])
    assert s.hand(0) == ["Gold"]
    assert s.discard(0) == ["Copper", "Estate", "Estate"]
    assert s.coins == 3
    assert (s.asked[0].kind, s.asked[0].min, s.asked[0].max) == ("discard", 3, 3)


@pytest.mark.parametrize("hand", [["Copper"], ["Copper", "Estate"]])
def test_sycophant__full_coins_for_fewer_cards(hand):
    """With only one or two cards left you discard them all and still get the whole $3."""
    s = after("Sycophant", hand)
    assert s.hand(0) == []
    assert sorted(s.discard(0)) == hand
    assert s.coins == 3


def test_sycophant__nothing_discarded_no_coins():
    """With an empty hand there is no $3; the Action is yours anyway."""
    s = after("Sycophant")
    assert s.coins == 0
    assert s.actions == 1


def test_sycophant__favors_when_gained_and_when_trashed():
    """You get 2 Favors when you gain it and 2 more when you trash it."""
    s = Scenario(["Sycophant", "Chapel"])
    s.put(0, hand=["Chapel"], favors=0)
    s.coins = 2
    s.buy("Sycophant")
    assert s.favors(0) == 2

    s = after("Chapel", ["Sycophant"], answers=[["Sycophant"]], also=["Sycophant"], favors=0)
    assert s.trash == ["Sycophant"]
    assert s.favors(0) == 2
    assert s.favors(1) == 1


def test_sycophant__its_favors_can_be_spent_at_once():
    """The Favors for gaining it can pay City-state to play that very Sycophant."""
    s = Scenario(["Sycophant"], ally="City-state")
    s.put(0, hand=["Copper", "Estate"], favors=0)
    s.coins = 2
    s.answer(1)
    s.buy("Sycophant")
    assert s.favors(0) == 0
    assert s.in_play(0) == ["Sycophant"]
    assert s.coins == 3
    assert s.hand(0) == []


def test_sycophant__the_three_are_discarded_before_any_of_them_reacts():
    """The three cards are chosen and discarded together; what they set off comes afterwards."""
    s = Scenario(["Sycophant", "Trail"])
    s.put(0, hand=["Sycophant", "Trail", "Copper", "Estate"], deck=["Gold"], discard=[])
    s.answer(True)  # Trail, discarded, is played and draws the Gold
    s.play("Sycophant")
    assert s.hand(0) == ["Gold"]
    assert sorted(s.discard(0)) == ["Copper", "Estate"]
    assert s.coins == 3


def test_sycophant__cannot_enlarge_the_payment_that_trashes_it():
    """Favors from trashing it with Peaceful Cult come too late for that payment."""
    s = Scenario(["Sycophant"], ally="Peaceful Cult")
    s.put(0, hand=["Sycophant", "Curse"], favors=1)
    s.answer(1, ["Sycophant"])
    s.end_action_phase()
    assert s.hand(0) == ["Curse"]
    assert s.trash == ["Sycophant"]
    assert s.favors(0) == 2
    assert not s.unanswered


# ------------------------------------------------------------------ Bauble
def test_bauble__two_different_options():
    """One play gives exactly two options, never the same one twice."""
    s = after("Bauble", answers=[[BUY, COIN]], favors=0)
    assert (s.buys, s.coins, s.favors(0)) == (2, 1, 0)
    assert (s.asked[0].min, s.asked[0].max) == (2, 2)
    for wrong in ([BUY, BUY], [COIN], [BUY, COIN, FAVOR]):
        with pytest.raises(IllegalAnswer):
            after("Bauble", answers=[wrong])


@pytest.mark.parametrize(
    "pair",
    [[BUY, COIN], [BUY, FAVOR], [BUY, TOPDECK], [COIN, FAVOR], [COIN, TOPDECK], [FAVOR, TOPDECK]],
)
def test_bauble__six_pairs(pair):
    """Topdecking counts as one option, so that there are six possible pairs."""
    s = after("Bauble", deck=[], answers=[pair], favors=0)
    assert s.buys == 1 + (BUY in pair)
    assert s.coins == (COIN in pair)
    assert s.favors(0) == (FAVOR in pair)
    s.coins = 3
    if TOPDECK in pair:
        s.answer(True)
    s.buy("Silver")
    assert s.deck(0) == (["Silver"] if TOPDECK in pair else [])
    assert s.discard(0) == ([] if TOPDECK in pair else ["Silver"])


def test_bauble__each_gain_is_decided_anew():
    """With the topdeck option every gained card of the turn may go onto the deck, or not."""
    s = after("Bauble", answers=[[BUY, TOPDECK]])
    s.coins = 9
    s.answer(False, True)
    s.buy("Silver")
    s.buy("Gold")
    assert s.discard(0) == ["Silver"]
    assert s.deck(0) == ["Gold"]
    assert [q.kind for q in s.asked[1:]] == ["may", "may"]


def test_bauble__topdecks_even_after_it_left_play():
    """The topdeck option lasts for the turn, whatever becomes of the Bauble."""
    s = after("Bauble", answers=[[BUY, TOPDECK]])
    s.put(0, in_play=[])
    s.coins = 3
    s.answer(True)
    s.buy("Silver")
    assert s.deck(0) == ["Silver"]


def test_bauble__the_topdecking_ends_with_the_turn():
    """In the next turn gained cards go to the discard pile again."""
    s = after("Bauble", answers=[[BUY, TOPDECK]])
    s.end_turn()
    s.end_turn()
    s.coins = 3
    s.buy("Silver")
    assert s.discard(0)[-1] == "Silver"


def test_bauble__a_replay_chooses_again():
    """Played a second time it offers all four options again."""
    answers = ["Bauble", [COIN, FAVOR], AGAIN, [COIN, BUY]]
    s = after("Specialist", ["Bauble"], answers=answers, also=["Bauble"], favors=0)
    assert (s.coins, s.favors(0), s.buys) == (2, 1, 2)


# ------------------------------------------------------------------ Importer
def test_importer__five_favors_at_the_start():
    """With Importer in the kingdom everybody starts with 5 Favors, otherwise with 1."""
    s = Scenario(["Importer", "Underling"], players=3)
    assert [s.favors(p) for p in range(3)] == [5, 5, 5]
    assert Scenario(["Underling"]).favors(0) == 1


def test_importer__gives_no_favors_later():
    """Neither playing it nor what it gains brings Favors."""
    s = after("Importer")
    assert s.favors(0) == 5
    s.answer("Silver")
    s.end_turn()
    s.end_turn()
    assert s.favors(0) == 5
    assert "Silver" in s.discard(0)


def test_importer__gains_at_the_next_turn_start():
    """At the start of the next turn you must gain a card costing up to $5; not before."""
    s = after("Importer", also=["Smithy", "Market"])
    assert s.asked == []
    s.answer("Market")
    s.end_turn()
    assert s.in_play(0) == ["Importer"]
    assert s.asked == []
    s.end_turn()
    question = s.asked[0]
    assert (question.kind, question.min) == ("gain", 1)
    assert {"Market", "Duchy", "Copper", "Curse"} <= set(question.candidates)
    assert not {"Gold", "Province"} & set(question.candidates)
    assert s.owned(0)["Market"] == 1


def test_importer__the_cost_at_the_gain_counts():
    """If something makes cards cheaper earlier in that turn's start, a Gold can be gained."""
    s = Scenario(["Importer", "Royal Galley", "Highway"])
    s.actions = 2
    s.put(0, hand=["Importer", "Royal Galley", "Highway"], deck=["Copper"] * 9, discard=[])
    s.play("Importer")
    s.answer("Highway")
    s.play("Royal Galley")
    s.end_turn()
    s.answer("Royal Galley", "Gold")
    s.end_turn()
    assert s.cost("Gold") == 5
    assert s.owned(0)["Gold"] == 1


def test_importer__twice_through_throne_room():
    """Played twice it gains two cards, and Throne Room stays in play with it."""
    s = after("Throne Room", ["Importer"], also=["Importer"], answers=["Importer"])
    s.end_turn()
    assert sorted(s.in_play(0)) == ["Importer", "Throne Room"]
    s.answer("Silver", "Duchy")
    s.end_turn()
    assert s.owned(0)["Duchy"] == 1
    assert s.owned(0)["Silver"] == 1
    assert sorted(s.in_play(0)) == ["Importer", "Throne Room"]
    s.end_turn()
    assert s.in_play(0) == []


# ------------------------------------------------------------------ Merchant Camp
def test_merchant_camp__any_number_of_several_onto_the_deck():
    """With several in play you decide for each of them whether it goes onto the deck."""
    s = Scenario(["Merchant Camp"])
    s.put(0, hand=["Merchant Camp"] * 3, deck=["Copper"] * 5, discard=[])
    for _ in range(3):
        s.play("Merchant Camp")
    assert (s.actions, s.coins) == (4, 3)
    s.answer(True, False, True)
    s.end_turn()
    assert sorted(s.hand(0)) == ["Copper"] * 3 + ["Merchant Camp"] * 2
    assert s.discard(0) == ["Merchant Camp"]
    assert [q.kind for q in s.asked] == ["may"] * 3


def test_merchant_camp__drawn_into_the_new_hand():
    """It is put onto the deck before the new hand is drawn, and so comes right back."""
    s = after("Merchant Camp", deck=["Copper"] * 5)
    s.answer(True)
    s.end_turn()
    assert sorted(s.hand(0)) == ["Copper"] * 4 + ["Merchant Camp"]


def test_merchant_camp__not_when_discarded_from_hand():
    """Discarded from the hand it just goes to the discard pile."""
    s = after(
        "Cellar",
        ["Merchant Camp"],
        deck=["Copper"],
        also=["Merchant Camp"],
        answers=[["Merchant Camp"]],
    )
    assert s.discard(0) == ["Merchant Camp"]
    assert [q.kind for q in s.asked] == ["discard"]


# ------------------------------------------------------------------ Sentinel
def test_sentinel__shuffles_and_looks_at_what_there_is():
    """The discard pile is shuffled for it if needed; with fewer than five cards it looks at all."""
    s = after(
        "Sentinel",
        deck=["Gold"],
        discard=["Estate", "Copper"],
        answers=[["Estate"], ["Copper", "Gold"]],
    )
    assert sorted(s.asked[0].candidates) == ["Copper", "Estate", "Gold"]
    assert s.trash == ["Estate"]
    assert s.deck(0) == ["Gold", "Copper"]
    assert s.discard(0) == []


@pytest.mark.parametrize("trashed", [[], ["Estate"], ["Estate", "Curse"]])
def test_sentinel__trashes_up_to_two(trashed):
    """You may trash none, one or two of the five cards; the others go back in any order."""
    top = ["Estate", "Gold", "Curse", "Silver", "Copper"]
    rest = sorted(set(top) - set(trashed))
    s = after("Sentinel", deck=[*top, "Province"], answers=[trashed, rest])
    assert s.trash == sorted(trashed, key=["Estate", "Curse"].index)
    assert s.deck(0) == [*reversed(rest), "Province"]
    assert s.asked[0].max == 2


def test_sentinel__what_is_looked_at_is_not_in_the_deck():
    """A card drawn because of the trashing is another one than those looked at."""
    deck = ["Trail", "Copper", "Copper", "Copper", "Copper", "Gold"]
    s = Scenario(["Sentinel", "Trail"])
    s.put(0, hand=["Sentinel"], deck=deck, discard=[])
    s.answer(["Trail"], True)  # the trashed Trail is played: +1 Card
    s.play("Sentinel")
    assert s.hand(0) == ["Gold"]
    assert s.deck(0) == ["Copper"] * 4


def test_sentinel__both_are_trashed_before_either_does_something():
    """Trashing Lich and Sycophant together, Lich can gain that Sycophant from the trash."""
    s = Scenario(["Sentinel", "Wizards", "Sycophant"])
    s.put(0, hand=["Sentinel"], deck=["Lich", "Sycophant", "Copper"], discard=[], favors=0)
    s.answer(["Lich", "Sycophant"])
    s.play("Sentinel")
    assert "Lich" in s.discard(0)
    assert "Sycophant" in s.discard(0)
    assert s.trash == []
    assert s.favors(0) == 4


# ------------------------------------------------------------------ Underling
def test_underling__card_action_favor():
    """It gives +1 Card, +1 Action and +1 Favor, nothing else."""
    s = after("Underling", deck=["Gold", "Silver"], favors=3)
    assert s.hand(0) == ["Gold"]
    assert (s.actions, s.favors(0), s.coins, s.buys) == (1, 4, 0, 1)


def test_underling__its_favor_comes_after_its_card():
    """If its draw makes you shuffle, Order of Masons cannot use the Favor it is about to give."""
    s = Scenario(["Underling"], ally="Order of Masons")
    s.put(0, hand=["Underling"], deck=[], discard=["Gold", "Gold"], favors=0)
    s.play("Underling")
    assert s.asked == []
    assert s.hand(0) == ["Gold"]
    assert s.favors(0) == 1


# ------------------------------------------------------------------ Broker
@pytest.mark.parametrize("option", [0, 1, 2, 3])
def test_broker__twice_for_an_estate(option):
    """Trashing an Estate gives +2 Cards, or +2 Actions, or +$2, or +2 Favors."""
    s = after("Broker", ["Estate"], deck=["Gold"] * 3, answers=[option], favors=0)
    assert s.trash == ["Estate"]
    got = (len(s.hand(0)), s.actions, s.coins, s.favors(0))
    assert got == tuple(2 if option == i else 0 for i in range(4))


def test_broker__only_one_kind():
    """What you get cannot be split between the options."""
    with pytest.raises(IllegalAnswer):
        after("Broker", ["Estate"], answers=[[0, 2]])


def test_broker__copper_counts_nothing():
    """A card that costs nothing gives nothing."""
    s = after("Broker", ["Copper"], deck=["Gold"], favors=0)
    assert s.trash == ["Copper"]
    assert (s.hand(0), s.actions, s.coins, s.favors(0)) == ([], 0, 0, 0)


def test_broker__the_reduced_cost_counts():
    """A Gold trashed while cards cost $1 less gives 5."""
    s = Scenario(["Broker", "Highway"])
    s.put(0, hand=["Highway", "Broker", "Gold"], deck=["Copper"], discard=[])
    s.play("Highway")
    s.answer("Gold", 2)
    s.play("Broker")
    assert s.coins == 5


def test_broker__empty_hand():
    """Without a card to trash there is nothing to get."""
    s = after("Broker", deck=["Gold"], favors=0)
    assert s.asked == []
    assert (s.hand(0), s.actions, s.coins, s.favors(0)) == ([], 0, 0, 0)


def test_broker__two_options_with_elder():
    """With Elder's extra option each of the two is received in full, in printed order."""
    s = through_elder(
        "Broker",
        ["+1 Card per $1 of its cost", "+$1 per $1 of its cost"],
        hand=["Estate"],
        deck=["Gold", "Gold", "Gold"],
    )
    assert s.hand(0) == ["Gold", "Gold"]
    assert s.coins == 2 + 2


# ------------------------------------------------------------------ Carpenter
def test_carpenter__the_supply_decides():
    """Whether a pile is empty decides which part is done, and only as Carpenter is played."""
    s = Scenario(["Carpenter"])
    s.put(0, hand=["Carpenter", "Estate"])
    s.set_supply("Silver", 1)
    s.answer("Silver")  # empties the pile: too late to matter for this play
    s.play("Carpenter")
    assert s.supply["Silver"] == 0
    assert s.actions == 1
    assert s.trash == []
    assert s.discard(0) == ["Silver"]


def test_carpenter__no_pile_empty():
    """With no empty pile: +1 Action and a card costing up to $4, without trashing."""
    s = after("Carpenter", ["Gold"], answers=["Silver"], also=["Smithy"])
    assert s.actions == 1
    assert s.trash == []
    assert "Smithy" in s.asked[0].candidates
    assert "Duchy" not in s.asked[0].candidates
    assert s.discard(0) == ["Silver"]


@pytest.mark.parametrize("empty", [["Curse"], ["Curse", "Smithy"]])
def test_carpenter__a_pile_is_empty(empty):
    """With an empty pile: trash a card, gain one costing up to $2 more; no +1 Action."""
    s = after("Carpenter", ["Gold"], also=["Smithy"], empty=empty, answers=["Province"])
    assert s.actions == 0
    assert s.trash == ["Gold"]
    assert s.discard(0) == ["Province"]


def test_carpenter__a_split_pile_with_cards_left_is_not_empty():
    """A split pile counts as empty only when all of its cards are gone."""
    s = Scenario(["Carpenter", "Augurs"])
    s.put(0, hand=["Carpenter", "Estate"])
    s.set_supply("Augurs", ["Sibyl"])
    s.answer("Silver")
    s.play("Carpenter")
    assert s.trash == []
    assert s.actions == 1


def test_carpenter__empty_hand_and_empty_pile():
    """With nothing to trash nothing is gained."""
    s = after("Carpenter", empty=["Curse"])
    assert s.asked == []
    assert s.discard(0) == []


# ------------------------------------------------------------------ Courier
def test_courier__empty_deck_is_shuffled_first():
    """An empty deck is made anew from the discard pile, and its top card is discarded."""
    s = after("Courier", deck=[], discard=["Estate", "Estate", "Estate"])
    assert s.coins == 1
    assert s.discard(0) == ["Estate"]
    assert s.deck(0) == ["Estate", "Estate"]


def test_courier__any_card_of_the_discard_pile():
    """You look through the whole discard pile: every Action and Treasure there can be played."""
    s = after(
        "Courier",
        deck=["Estate"],
        discard=["Gold", "Duchy", "Village"],
        also=["Village"],
        answers=["Gold"],
    )
    assert sorted(s.asked[0].candidates) == ["Gold", "Village"]
    assert s.coins == 4
    assert s.in_play(0) == ["Courier", "Gold"]
    assert s.discard(0) == ["Duchy", "Village", "Estate"]


def test_courier__nothing_to_play():
    """Without an Action or Treasure in the discard pile nothing is played."""
    s = after("Courier", deck=["Estate", "Gold"], discard=["Duchy", "Curse"])
    assert s.asked == []
    assert s.in_play(0) == ["Courier"]
    assert s.deck(0) == ["Gold"]


def test_courier__playing_is_optional():
    """Even with a card to play you may leave it."""
    s = after("Courier", deck=["Gold"], answers=[None])
    assert s.in_play(0) == ["Courier"]
    assert s.discard(0) == ["Gold"]
    assert s.coins == 1


def test_courier__the_discarded_card_acts_first():
    """The Gold that a discarded Tunnel brings is there to be played."""
    s = Scenario(["Courier", "Tunnel"])
    s.put(0, hand=["Courier"], deck=["Tunnel"], discard=[])
    s.answer(True, "Gold")
    s.play("Courier")
    assert s.in_play(0) == ["Courier", "Gold"]
    assert s.coins == 4
    assert s.discard(0) == ["Tunnel"]


def test_courier__no_card_at_all():
    """With neither deck nor discard pile there is just the $1."""
    s = after("Courier", ["Gold"])
    assert s.coins == 1
    assert s.asked == []


def test_courier__a_duration_stays_alone():
    """A Duration can be played; Courier does not stay in play with it, and no Action is used."""
    s = after("Courier", deck=["Importer"], answers=["Importer"], also=["Importer"])
    assert s.actions == 0
    s.end_turn()
    assert s.in_play(0) == ["Importer"]


# ------------------------------------------------------------------ Innkeeper
def test_innkeeper__chosen_before_drawing():
    """First the Action, then the choice, made before any of the new cards is seen."""
    s = after(
        "Innkeeper",
        ["Estate", "Estate"],
        deck=["Gold", "Silver", "Copper", "Curse"],
        answers=["+3 Cards then discard 3", ["Estate", "Estate", "Copper"]],
    )
    assert [q.kind for q in s.asked] == ["option", "discard"]
    assert s.actions == 1
    assert s.hand(0) == ["Silver", "Gold"]
    assert s.deck(0) == ["Curse"]


def test_innkeeper__one_card():
    """The first option is a single card."""
    s = after("Innkeeper", ["Estate"], deck=["Gold", "Silver"], answers=["+1 Card"])
    assert s.hand(0) == ["Gold", "Estate"]


def test_innkeeper__five_for_six():
    """The third option leaves you with one card less: draw five, discard six."""
    s = after(
        "Innkeeper",
        ["Estate", "Estate", "Estate", "Estate"],
        deck=["Gold", "Gold", "Gold", "Copper", "Copper"],
        answers=["+5 Cards then discard 6", ["Estate"] * 4 + ["Copper"] * 2],
    )
    assert s.hand(0) == ["Gold", "Gold", "Gold"]
    assert len(s.discard(0)) == 6


def test_innkeeper__too_few_cards():
    """With fewer cards than must be discarded the whole hand goes."""
    s = after("Innkeeper", deck=["Gold", "Gold"], answers=["+5 Cards then discard 6"])
    assert s.hand(0) == []
    assert s.discard(0) == ["Gold", "Gold"]


def test_innkeeper__first_and_third_with_elder():
    """With Elder's extra option: one card, then five cards and six discards."""
    s = through_elder(
        "Innkeeper",
        ["+1 Card", "+5 Cards then discard 6"],
        hand=["Estate"],
        deck=["Gold"] * 6 + ["Silver"],
        then=[["Estate"] + ["Gold"] * 5],
    )
    assert s.hand(0) == ["Gold"]
    assert s.deck(0) == ["Silver"]


# ------------------------------------------------------------------ Royal Galley
def galley(card: str, deck: Sequence[str] = (), also: Sequence[str] = ()) -> Scenario:
    """Royal Galley has played the card; nothing but Coppers comes later."""
    return after(
        "Royal Galley",
        [card],
        deck=["Estate", *deck] + ["Copper"] * 20,
        answers=[card],
        also=[card, *also],
    )


def test_royal_galley__playing_is_optional():
    """Without playing a card, Royal Galley is discarded the same turn."""
    s = after("Royal Galley", ["Smithy"], deck=["Copper"] * 9, answers=[None], also=["Smithy"])
    s.end_turn()
    assert s.in_play(0) == []
    assert "Royal Galley" in s.discard(0)
    s.end_turn()
    assert len(s.hand(0)) == 5


def test_royal_galley__resolved_completely_before_set_aside():
    """The card does all it does before it is set aside."""
    s = galley("Smithy", deck=["Gold", "Gold", "Gold"])
    assert s.hand(0) == ["Gold", "Gold", "Gold", "Estate"]
    assert s.in_play(0) == ["Royal Galley"]
    assert s.set_aside(0) == ["Smithy"]


def test_royal_galley__a_card_that_is_gone_is_not_set_aside():
    """A card that trashed itself cannot be set aside: Royal Galley leaves and nothing follows."""
    s = after(
        "Royal Galley", ["Feast"], deck=["Copper"] * 9, answers=["Feast", "Duchy"], also=["Feast"]
    )
    assert s.trash == ["Feast"]
    assert s.set_aside(0) == []
    s.end_turn()
    assert s.in_play(0) == []
    asked = len(s.asked)
    s.end_turn()
    assert len(s.asked) == asked
    assert s.in_play(0) == []


def test_royal_galley__plays_it_again_next_turn():
    """Royal Galley stays in play, and the card is played again as the next turn starts."""
    s = galley("Smithy")
    s.end_turn()
    assert s.in_play(0) == ["Royal Galley"]
    assert s.set_aside(0) == ["Smithy"]
    s.end_turn()
    assert s.in_play(0) == ["Royal Galley", "Smithy"]
    assert s.set_aside(0) == []
    assert len(s.hand(0)) == 8


def test_royal_galley__both_leave_in_that_clean_up():
    """Royal Galley and the card are discarded together in the Clean-up of the next turn."""
    s = galley("Smithy")
    s.end_turn()
    s.end_turn()
    s.end_turn()
    assert s.in_play(0) == []
    assert s.discard(0).count("Smithy") == 1
    assert s.discard(0).count("Royal Galley") == 1


def test_royal_galley__uses_one_action():
    """Playing Royal Galley takes an Action; the card it plays does not."""
    s = after(
        "Royal Galley",
        ["Village", "Village"],
        deck=["Estate", "Copper"],
        answers=["Village"],
        also=["Village"],
    )
    assert s.actions == 2
    s = galley("Smithy")
    assert s.actions == 0
    s.end_turn()
    s.end_turn()
    assert s.actions == 1


def test_royal_galley__no_durations():
    """Only Actions that are no Durations can be played with it."""
    s = after("Royal Galley", ["Importer", "Copper"], deck=["Estate"], also=["Importer"])
    assert s.asked == []
    assert sorted(s.hand(0)) == ["Copper", "Estate", "Importer"]


def test_royal_galley__set_aside_is_not_in_play():
    """While it is set aside the card does not count as being in play."""
    s = galley("Merchant Camp")
    s.end_turn()  # nothing is discarded from play: no topdecking is offered
    assert [q.kind for q in s.asked] == ["play"]
    assert s.in_play(0) == ["Royal Galley"]


def test_royal_galley__a_throne_room_is_set_aside_with_its_duration_in_play():
    """Throne Room is set aside even though it had played a Duration and would have stayed."""
    s = after(
        "Royal Galley",
        ["Throne Room", "Importer"],
        deck=["Copper"] * 12,
        answers=["Throne Room", "Importer"],
        also=["Throne Room", "Importer"],
    )
    assert s.set_aside(0) == ["Throne Room"]
    s.end_turn()
    assert sorted(s.in_play(0)) == ["Importer", "Royal Galley"]


def test_royal_galley__throne_room_may_stay_longer():
    """If Throne Room plays a Duration in the next turn it stays, and Royal Galley leaves."""
    s = after(
        "Royal Galley",
        ["Throne Room"],
        deck=["Copper", "Importer"] + ["Copper"] * 12,
        answers=["Throne Room"],
        also=["Throne Room", "Importer"],
    )
    s.end_turn()
    s.answer("Importer")
    s.end_turn()
    s.end_turn()
    assert sorted(s.in_play(0)) == ["Importer", "Throne Room"]


# ------------------------------------------------------------------ Town
@pytest.mark.parametrize(
    ("option", "got"), [("+1 Card and +2 Actions", (1, 2, 1, 0)), ("+1 Buy and +$2", (0, 0, 2, 2))]
)
def test_town__one_pair_or_the_other(option, got):
    """Either +1 Card and +2 Actions, or +1 Buy and +$2; the parts cannot be mixed."""
    s = after("Town", deck=["Gold", "Gold"], answers=[option])
    assert (len(s.hand(0)), s.actions, s.buys, s.coins) == got
    assert (s.asked[0].min, s.asked[0].max) == (1, 1)


def test_town__both_with_elder():
    """With Elder's extra option you get both pairs."""
    s = through_elder("Town", ["+1 Card and +2 Actions", "+1 Buy and +$2"], deck=["Gold", "Copper"])
    assert s.hand(0) == ["Gold"]
    assert (s.actions, s.buys, s.coins) == (2, 2, 2 + 2)
