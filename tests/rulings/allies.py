"""Rulings of the 25 single piles of Allies, and of Favors and Liaisons."""

from collections.abc import Sequence
from typing import Any

import pytest

from simcore import Kingdom, Scenario
from simcore.choosers.question import IllegalAnswer

BUY, COIN, FAVOR, TOPDECK = (
    "+1 Buy",
    "+$1",
    "+1 Favor",
    "until end of turn: may topdeck each gained card",
)
AGAIN, COPY = "play it again", "gain a copy of it"


def after(
    card: str,
    hand: Sequence[str] = (),
    deck: Sequence[str] = (),
    discard: Sequence[str] = (),
    answers: Sequence[Any] = (),
    also: Sequence[str] = (),
    opponent: dict[str, Any] | None = None,
    empty: Sequence[str] = (),
    favors: int | None = None,
    **table: Any,
) -> Scenario:
    """The table after player 0 has played the card from a hand that held these others too."""
    s = Scenario([card, *also], **table)
    s.put(0, hand=[card, *hand], deck=deck, discard=discard, favors=favors)
    if opponent:
        s.put(1, **opponent)
    for pile in empty:
        s.set_supply(pile, 0)
    s.answer(*answers)
    s.play(card)
    assert not s.unanswered
    return s


def through_elder(card: str, chosen: list[str], **table: Any) -> Scenario:
    """The table after Elder has played the card with one option more."""
    hand = ["Elder", card, *table.pop("hand", ())]
    s = Scenario([card, "Townsfolk", *table.pop("also", ())], ally=None)
    s.put(0, hand=hand, deck=table.pop("deck", ()), discard=[])
    s.answer(card, *table.pop("before", ()), chosen, *table.pop("then", ()))
    assert not table
    s.play("Elder")
    assert not s.unanswered
    return s


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


# ------------------------------------------------------------------ Barbarian
def barbarian(top: str, answers: Sequence[Any] = (), **table: Any) -> Scenario:
    return after("Barbarian", answers=answers, opponent={"deck": [top], "discard": []}, **table)


@pytest.mark.parametrize("gained", ["Royal Galley", "Silver", "Sycophant"])
def test_barbarian__one_shared_type_is_enough(gained):
    """For a trashed Contract any cheaper Treasure, Duration or Liaison will do."""
    also = ["Contract", "Royal Galley", "Sycophant", "Smithy", "Market"]
    s = barbarian("Contract", [gained], also=also)
    assert s.trash == ["Contract"]
    assert s.discard(1) == [gained]
    question = s.asked[0]
    assert (question.player, question.kind, question.min) == (1, "gain", 1)
    assert sorted(question.candidates) == ["Copper", "Royal Galley", "Silver", "Sycophant"]


def test_barbarian__every_type_counts():
    """Types such as Augur count too, besides Action."""
    s = Scenario(["Barbarian", "Augurs", "Smithy"])
    s.put(0, hand=["Barbarian"])
    s.put(1, deck=["Sibyl"], discard=[])
    s.answer("Herb Gatherer")
    s.play("Barbarian")
    assert sorted(s.asked[0].candidates) == ["Barbarian", "Herb Gatherer", "Smithy"]


def test_barbarian__the_gain_is_mandatory():
    """If there is a fitting card it must be gained."""
    s = barbarian("Silver")
    assert s.asked == []
    assert s.discard(1) == ["Copper"]
    assert s.coins == 2


def test_barbarian__nothing_fitting_nothing_gained():
    """For a card of $3 or more without a cheaper relative there is no gain, not even a Curse."""
    s = barbarian("Duchy", empty=["Estate"])
    assert s.trash == ["Duchy"]
    assert s.discard(1) == []


@pytest.mark.parametrize("top", ["Copper", "Estate", "Curse"])
def test_barbarian__a_curse_for_a_cheap_card(top):
    """A trashed card that costs less than $3 is replaced by a Curse."""
    s = barbarian(top)
    assert s.trash == [top]
    assert s.discard(1) == ["Curse"]


def test_barbarian__in_turn_order():
    """Players are hit in turn order: the last Curse goes to the left of the attacker."""
    s = Scenario(["Barbarian"], players=3)
    s.put(0, hand=["Barbarian"])
    for p in (1, 2):
        s.put(p, deck=["Copper", "Gold"], discard=[])
    s.set_supply("Curse", 1)
    s.play("Barbarian")
    assert s.discard(1) == ["Curse"]
    assert s.discard(2) == []
    assert s.trash == ["Copper", "Copper"]


def test_barbarian__the_victim_chooses():
    """The player who lost the card chooses what to gain for it."""
    s = barbarian("Gold", ["Silver"])
    assert s.asked[0].player == 1
    assert s.discard(1) == ["Silver"]


def test_barbarian__no_card_at_all_is_a_curse():
    """A player without a single card in deck and discard pile gains a Curse."""
    s = after("Barbarian", opponent={"deck": [], "discard": []})
    assert s.discard(1) == ["Curse"]
    assert s.trash == []


def test_barbarian__the_discard_pile_is_shuffled_and_the_favors_are_the_victims():
    """An empty deck is refilled first; what trashing sets off belongs to the victim."""
    s = after(
        "Barbarian",
        opponent={"deck": [], "discard": ["Sycophant"], "favors": 0},
        also=["Sycophant"],
    )
    assert s.trash == ["Sycophant"]
    assert s.favors(1) == 2
    assert s.discard(1) == ["Curse"]


def test_barbarian__moat_protects():
    """A Moat shown as it is played keeps the deck safe."""
    opponent = {"deck": ["Gold"], "discard": [], "hand": ["Moat"]}
    s = after("Barbarian", answers=[True], opponent=opponent, also=["Moat"])
    assert s.deck(1) == ["Gold"]


# ------------------------------------------------------------------ Capital City
def test_capital_city__the_order_is_fixed():
    """First card and Actions, then the discard, then the payment."""
    s = after(
        "Capital City",
        ["Estate", "Estate"],
        deck=["Gold", "Silver", "Copper"],
        answers=[True, ["Estate", "Estate"], True],
    )
    assert [q.kind for q in s.asked] == ["may", "discard", "number"]
    assert s.asked[1].candidates == ["Gold", "Estate", "Estate"]
    assert sorted(s.hand(0)) == ["Copper", "Gold", "Silver"]
    assert (s.actions, s.coins) == (2, 0)


def test_capital_city__fewer_than_two_cards_give_no_coins():
    """With a single card in hand you may discard it, but there is no $2 for that."""
    s = after("Capital City", deck=["Estate"], answers=[True])
    assert s.discard(0) == ["Estate"]
    assert s.coins == 0
    assert [q.kind for q in s.asked] == ["may"]


def test_capital_city__pays_with_earlier_coins():
    """The $2 may come from earlier in the turn, such as from a Barbarian."""
    s = Scenario(["Capital City", "Barbarian"])
    s.actions = 2
    s.put(0, hand=["Barbarian", "Capital City"], deck=["Gold", "Silver", "Copper"], discard=[])
    s.put(1, deck=["Copper"], discard=[])
    s.play("Barbarian")
    s.answer(False, True)
    s.play("Capital City")
    assert s.coins == 0
    assert s.hand(0) == ["Copper", "Silver", "Gold"]


def test_capital_city__no_treasures_for_the_payment():
    """Treasures in hand cannot be played to raise the $2: without coins it is not offered."""
    s = after("Capital City", ["Gold", "Gold"], deck=["Copper", "Silver"], answers=[False])
    assert [q.kind for q in s.asked] == ["may"]
    assert s.deck(0) == ["Silver"]


def test_capital_city__each_offer_once():
    """However many coins and cards there are, each offer can be used once."""
    s = Scenario(["Capital City"])
    s.coins = 9
    s.put(0, hand=["Capital City"] + ["Copper"] * 5, deck=["Estate"] * 5, discard=[])
    s.answer(True, ["Copper", "Copper"], True)
    s.play("Capital City")
    assert s.coins == 9
    assert len(s.hand(0)) == 6
    assert not s.unanswered


# ------------------------------------------------------------------ Contract
def contract(answer: str | None) -> Scenario:
    hand = ["Smithy", "Copper"]
    return after(
        "Contract", hand, deck=["Copper"] * 20, answers=[answer], also=["Smithy"], favors=0
    )


def test_contract__stays_with_a_card_set_aside():
    """With a card set aside Contract stays until the Clean-up of your next turn."""
    s = contract("Smithy")
    assert (s.coins, s.favors(0)) == (2, 1)
    s.end_turn()
    assert s.in_play(0) == ["Contract"]
    s.end_turn()
    assert s.in_play(0) == ["Contract", "Smithy"]
    s.end_turn()
    assert s.in_play(0) == []


def test_contract__leaves_without_one():
    """With no card set aside it is discarded the same turn."""
    s = contract(None)
    s.end_turn()
    assert s.in_play(0) == []
    assert "Contract" in s.discard(0)


def test_contract__must_be_played():
    """The card set aside is played as the next turn starts, without being asked."""
    s = contract("Smithy")
    assert s.set_aside(0) == ["Smithy"]
    s.end_turn()
    s.end_turn()
    assert s.set_aside(0) == []
    assert len(s.hand(0)) == 8
    assert s.actions == 1


def test_contract__only_an_action():
    """Only an Action can be set aside, not a Treasure."""
    s = contract("Smithy")
    assert s.asked[0].candidates == ["Smithy"]
    assert s.hand(0) == ["Copper"]


def test_contract__leaves_before_a_duration_it_played():
    """Contract leaves in the turn in which it plays the card, even if that one stays longer."""
    s = after(
        "Contract", ["Importer"], deck=["Copper"] * 20, answers=["Importer"], also=["Importer"]
    )
    s.end_turn()
    s.end_turn()
    assert s.in_play(0) == ["Contract", "Importer"]
    s.end_turn()
    assert s.in_play(0) == ["Importer"]


def test_contract__played_twice():
    """Played twice it gives $4 and 2 Favors and can set aside two cards."""
    s = after(
        "Specialist",
        ["Contract", "Smithy", "Village"],
        deck=["Copper"] * 20,
        answers=["Contract", "Smithy", AGAIN, "Village"],
        also=["Contract", "Smithy", "Village"],
        favors=0,
    )
    assert (s.coins, s.favors(0)) == (4, 2)
    assert sorted(s.set_aside(0)) == ["Smithy", "Village"]
    s.end_turn()
    assert sorted(s.in_play(0)) == ["Contract", "Specialist"]
    s.end_turn()
    assert sorted(s.in_play(0)) == ["Contract", "Smithy", "Specialist", "Village"]
    assert len(s.hand(0)) == 5 + 3 + 1
    assert s.actions == 3


# ------------------------------------------------------------------ Emissary
def test_emissary__draws_all_three_first():
    """All three cards are drawn before it looks whether there was a shuffle."""
    s = after("Emissary", deck=["Gold"], discard=["Estate", "Estate"], favors=0)
    assert s.hand(0) == ["Gold", "Estate", "Estate"]
    assert (s.actions, s.favors(0)) == (1, 2)


@pytest.mark.parametrize(
    ("deck", "discard", "drawn", "bonus"),
    [(3, 8, 3, False), (2, 8, 3, True), (1, 0, 1, False), (0, 1, 1, True)],
)
def test_emissary__only_a_shuffle_of_cards_counts(deck, discard, drawn, bonus):
    """The bonus needs a shuffle of at least one card, made for this draw."""
    s = after("Emissary", deck=["Copper"] * deck, discard=["Copper"] * discard, favors=0)
    assert len(s.hand(0)) == drawn
    assert (s.actions, s.favors(0)) == ((1, 2) if bonus else (0, 0))


def test_emissary__its_favors_come_after_the_shuffle():
    """Order of Masons cannot use the Favors of this play on the shuffle that earned them."""
    s = Scenario(["Emissary"], ally="Order of Masons")
    s.put(0, hand=["Emissary"], deck=[], discard=["Gold"] * 4, favors=0)
    s.play("Emissary")
    assert s.asked == []
    assert s.favors(0) == 2


def test_emissary__counts_even_if_nothing_is_left_to_shuffle():
    """If Order of Masons keeps every card out of the shuffle, the bonus is given all the same."""
    s = Scenario(["Emissary"], ally="Order of Masons")
    s.put(0, hand=["Emissary"], deck=["Copper"], discard=["Estate", "Estate"], favors=1)
    s.answer(1, ["Estate", "Estate"])
    s.play("Emissary")
    assert s.hand(0) == ["Copper"]
    assert sorted(s.discard(0)) == ["Estate", "Estate"]
    assert (s.actions, s.favors(0)) == (1, 2)


# ------------------------------------------------------------------ Galleria
def test_galleria__the_cost_at_the_gain_counts():
    """Every gain of a card costing $3 or $4 gives a Buy; cheaper and dearer ones do not."""
    s = after("Galleria", also=["Smithy"])
    s.coins = 20
    s.buys = 3
    s.buy("Silver")
    assert s.buys == 3
    s.buy("Smithy")
    assert s.buys == 3
    s.buy("Estate")
    assert s.buys == 2
    s.buy("Duchy")
    assert s.buys == 1


def test_galleria__reduced_costs():
    """While cards cost $1 less, a Silver (now $2) gives no Buy and a Duchy (now $4) does."""
    s = Scenario(["Galleria", "Highway"])
    s.put(0, hand=["Highway", "Galleria"], deck=["Copper"], discard=[])
    s.play("Highway")
    s.play("Galleria")
    s.coins = 20
    s.buys = 2
    s.buy("Silver")
    assert s.buys == 1
    s.buy("Duchy")
    assert s.buys == 1


def test_galleria__any_gain_and_cumulative():
    """It works for cards that are not bought, and two Gallerias give two Buys each time."""
    s = Scenario(["Galleria", "Workshop"])
    s.actions = 3
    s.put(0, hand=["Galleria", "Galleria", "Workshop"])
    s.play("Galleria")
    s.play("Galleria")
    s.answer("Silver")
    s.play("Workshop")
    assert s.coins == 6
    assert s.buys == 3


def test_galleria__a_gain_before_it_does_not_count():
    """Cards gained before Galleria was played give no Buy."""
    s = Scenario(["Galleria", "Workshop"])
    s.actions = 2
    s.put(0, hand=["Galleria", "Workshop"])
    s.answer("Silver")
    s.play("Workshop")
    s.play("Galleria")
    assert s.buys == 1


def test_galleria__played_by_the_very_gain():
    """If a gained $4 Gondola plays Galleria, that gain gives +1 Buy too."""
    s = Scenario(["Galleria", "Gondola"])
    s.put(0, hand=["Galleria"])
    s.coins = 4
    s.answer("Galleria")
    s.buy("Gondola")
    assert s.coins == 3
    assert s.buys == 1


# ------------------------------------------------------------------ Guildmaster
def test_guildmaster__its_favor_pays_for_the_same_gain():
    """The Favor for a gain can pay Band of Nomads for that very gain."""
    s = Scenario(["Guildmaster"], ally="Band of Nomads")
    s.put(0, hand=["Guildmaster"], deck=["Gold"], discard=[], favors=0)
    s.play("Guildmaster")
    s.answer(1, "+1 Card")
    s.buy("Silver")
    assert s.favors(0) == 0
    assert s.hand(0) == ["Gold"]


def test_guildmaster__any_card_cumulative_per_play():
    """Every gained card, of any cost and origin, gives one Favor per Guildmaster played."""
    s = Scenario(["Guildmaster", "Workshop"])
    s.actions = 3
    s.put(0, hand=["Guildmaster", "Guildmaster", "Workshop"], favors=0)
    s.play("Guildmaster")
    s.play("Guildmaster")
    s.answer("Estate")
    s.play("Workshop")
    assert s.favors(0) == 2
    s.buy("Gold")
    assert s.favors(0) == 4


def test_guildmaster__only_your_gains_of_that_turn():
    """What other players gain in that turn, and what you gain later, brings no Favors."""
    s = Scenario(["Guildmaster", "Barbarian"])
    s.actions = 2
    s.put(0, hand=["Guildmaster", "Barbarian"], favors=0)
    s.put(1, deck=["Copper"], discard=[])
    s.play("Guildmaster")
    s.play("Barbarian")
    assert s.discard(1) == ["Curse"]
    assert (s.favors(0), s.favors(1)) == (0, 1)
    s.put(1, hand=["Barbarian"])
    s.end_turn()
    s.put(0, deck=["Copper"], discard=[])
    s.play("Barbarian")
    assert s.discard(0) == ["Curse"]
    assert s.favors(0) == 0


# ------------------------------------------------------------------ Highwayman
def highwayman(hand: Sequence[str], also: Sequence[str] = (), **table: Any) -> Scenario:
    """Player 0 has played Highwayman, and it is now player 1's turn, with this hand."""
    s = after("Highwayman", deck=["Copper"] * 20, also=also, **table)
    s.put(1, hand=hand)
    s.end_turn()
    return s


def test_highwayman__three_cards_even_if_it_is_gone():
    """Through Throne Room it is discarded once and yet brings 6 cards."""
    s = after(
        "Throne Room",
        ["Highwayman"],
        deck=["Copper"] * 20,
        answers=["Highwayman"],
        also=["Highwayman"],
    )
    s.end_turn()
    assert sorted(s.in_play(0)) == ["Highwayman", "Throne Room"]
    s.end_turn()
    assert len(s.hand(0)) == 5 + 6
    assert s.in_play(0) == ["Throne Room"]
    assert s.discard(0).count("Highwayman") == 1
    s.end_turn()
    assert s.in_play(0) == []


def test_highwayman__discarded_before_the_draw():
    """It is in the discard pile before the cards are drawn, and can itself be drawn."""
    s = after("Highwayman")
    s.end_turn()
    s.put(0, hand=[], deck=[], discard=["Gold"])
    s.end_turn()
    assert s.hand(0) == ["Gold", "Highwayman"]
    assert s.in_play(0) == []


def test_highwayman__each_turn_of_each_other_player():
    """The first Treasure of every other player is stopped, in each of their turns."""
    s = Scenario(["Highwayman"], players=3)
    s.put(0, hand=["Highwayman"])
    s.put(1, hand=["Gold", "Gold"])
    s.put(2, hand=["Gold", "Gold"])
    s.play("Highwayman")
    for _ in (1, 2):
        s.end_turn()
        s.play("Gold")
        assert s.coins == 0
        s.play("Gold")
        assert s.coins == 3


def test_highwayman__extra_turns_too():
    """An extra turn of another player has its own first Treasure to be stopped."""
    s = Scenario(["Highwayman", "Outpost"])
    s.put(0, hand=["Highwayman"])
    s.put(1, hand=["Outpost", "Gold"], deck=["Gold"] * 9, discard=[])
    s.play("Highwayman")
    s.end_turn()
    s.play("Outpost")
    s.play("Gold")
    assert s.coins == 0
    s.end_turn()
    assert (s.turn_player, s.is_extra_turn) == (1, True)
    s.play("Gold")
    assert s.coins == 0
    s.play("Gold")
    assert s.coins == 3


def test_highwayman__the_first_treasure_only():
    """A Copper played first makes nothing; the second Treasure is an ordinary one."""
    s = highwayman(["Copper", "Gold"])
    s.play("Copper")
    assert s.coins == 0
    s.play("Gold")
    assert s.coins == 3
    assert s.in_play(1) == ["Copper", "Gold"]


def test_highwayman__actions_are_not_stopped():
    """Only Treasures are stopped: an Action played first, or right after, does what it says."""
    s = highwayman(["Festival", "Copper", "Festival"], also=["Festival", "Specialist"])
    s.play("Festival")
    assert s.coins == 2
    s.put(1, hand=["Specialist", "Copper", "Festival"])
    s.answer("Copper", COPY)
    s.play("Specialist")
    assert s.coins == 2
    s.play("Festival")
    assert s.coins == 4


def test_highwayman__over_when_the_next_turn_starts():
    """As its owner's next turn starts it is over; the owner's own Treasures are never stopped."""
    s = highwayman([])
    s.put(1, hand=["Gold"], deck=["Gold"] * 5)
    s.end_turn()
    s.play("Copper")
    assert s.coins == 1
    s.end_turn()
    s.play("Gold")
    assert s.coins == 3


def test_highwayman__several_stop_just_one():
    """Two Highwaymen of one player, or of two players, still stop a single Treasure a turn."""
    s = Scenario(["Highwayman"], players=3)
    s.actions = 2
    s.put(0, hand=["Highwayman", "Highwayman"])
    s.put(1, hand=["Highwayman"])
    s.put(2, hand=["Gold", "Silver"])
    s.play("Highwayman")
    s.play("Highwayman")
    s.end_turn()
    s.play("Highwayman")
    s.end_turn()
    s.play("Gold")
    assert s.coins == 0
    s.play("Silver")
    assert s.coins == 2


def test_highwayman__treasures_that_are_actions_too():
    """A Treasure that is an Action as well is stopped too."""
    s = highwayman(["Spell Scroll", "Gold"], also=["Jewelled Egg"])
    s.play("Spell Scroll")
    assert s.trash == []
    assert s.in_play(1) == ["Spell Scroll"]
    s.play("Gold")
    assert s.coins == 3


def test_highwayman__only_the_playing_is_stopped():
    """Only the play itself is stopped: a Reckless Treasure still returns to its pile later."""
    s = highwayman(["Contract"], also=["Contract"], traits={"Reckless": "Contract"})
    left = s.supply["Contract"]
    s.play("Contract")
    assert (s.coins, s.favors(1)) == (0, 1)
    s.end_turn()
    assert s.supply["Contract"] == left + 1
    assert "Contract" not in s.owned(1)


def test_highwayman__a_stopped_treasure_was_played():
    """A stopped Fool's Gold is in play and counts for the next one."""
    s = highwayman(["Fool's Gold", "Fool's Gold"], also=["Fool's Gold"])
    s.play("Fool's Gold")
    assert s.coins == 0
    s.play("Fool's Gold")
    assert s.coins == 4


def test_highwayman__specialist_may_replay_a_stopped_treasure():
    """Played again by Specialist, a stopped Treasure is the second one and works."""
    s = highwayman(["Specialist", "Gold"], also=["Specialist"])
    s.answer("Gold", AGAIN)
    s.play("Specialist")
    assert s.coins == 3


def test_highwayman__a_treasure_played_by_a_card_is_the_first():
    """A Treasure that a card plays in the Action phase is the first one, and the next ones work."""
    s = Scenario(["Highwayman", "Specialist"])
    s.put(0, hand=["Highwayman"])
    s.play("Highwayman")
    s.put(1, hand=["Specialist", "Silver", "Gold"])
    s.end_turn()
    s.answer("Silver", COPY)
    s.play("Specialist")
    assert s.coins == 0
    s.play("Gold")
    assert s.coins == 3


def test_highwayman__immunity_lasts():
    """A Moat shown as Highwayman is played saves all the Treasures until the next turn."""
    s = Scenario(["Highwayman", "Moat"])
    s.put(0, hand=["Highwayman"])
    s.put(1, hand=["Moat", "Gold"])
    s.answer(True)
    s.play("Highwayman")
    s.end_turn()
    s.play("Gold")
    assert s.coins == 3


# ------------------------------------------------------------------ Hunter
def test_hunter__action_treasure_victory():
    """It takes an Action, then a Treasure, then a Victory card, at most one of each."""
    s = after("Hunter", deck=["Estate", "Gold", "Smithy", "Duchy"], also=["Smithy"])
    assert sorted(s.hand(0)) == ["Estate", "Gold", "Smithy"]
    assert s.discard(0) == []
    assert s.actions == 1


def test_hunter__any_one_of_its_types():
    """A card with several types can be taken as any one of them, while it is there."""
    s = Scenario(["Hunter", "Forts"])
    s.put(0, hand=["Hunter"], deck=["Stronghold", "Tent", "Copper"], discard=[])
    s.answer("Tent")  # as the Action: so Stronghold is left to be the Victory card
    s.play("Hunter")
    assert sorted(s.hand(0)) == ["Copper", "Stronghold", "Tent"]
    assert not s.unanswered


def test_hunter__stronghold_bauble_silver():
    """Of Stronghold, Bauble and Silver, Stronghold is the Action and one Treasure is discarded."""
    s = Scenario(["Hunter", "Forts", "Bauble"])
    s.put(0, hand=["Hunter"], deck=["Stronghold", "Bauble", "Silver"], discard=[])
    s.answer("Bauble")
    s.play("Hunter")
    assert sorted(s.hand(0)) == ["Bauble", "Stronghold"]
    assert s.discard(0) == ["Silver"]
    assert [sorted(q.candidates) for q in s.asked] == [["Bauble", "Silver"]]


def test_hunter__two_coppers_and_an_estate():
    """Of Copper, Copper and Estate one Copper is discarded."""
    s = after("Hunter", deck=["Copper", "Copper", "Estate"])
    assert s.hand(0) == ["Copper", "Estate"]
    assert s.discard(0) == ["Copper"]


def test_hunter__curses_are_discarded():
    """Cards of none of these types are discarded; with fewer than three it takes what there is."""
    s = after("Hunter", deck=["Curse", "Gold"])
    assert s.hand(0) == ["Gold"]
    assert s.discard(0) == ["Curse"]


# ------------------------------------------------------------------ Modify
def test_modify__trash_then_choose():
    """You trash a card first and choose afterwards."""
    s = after(
        "Modify", ["Estate", "Copper"], deck=["Gold"], answers=["Estate", "+1 Card and +1 Action"]
    )
    assert [q.kind for q in s.asked] == ["trash", "option"]
    assert s.asked[1].subject == "Estate"
    assert s.trash == ["Estate"]
    assert s.hand(0) == ["Copper", "Gold"]
    assert s.actions == 1


def test_modify__up_to_two_more():
    """For an Estate you can gain a card costing up to $4."""
    s = after("Modify", ["Estate"], answers=[1, "Smithy"], also=["Smithy", "Market"])
    assert s.discard(0) == ["Smithy"]
    assert s.actions == 0
    assert not {"Market", "Duchy"} & set(s.asked[1].candidates)


def test_modify__both_with_elder():
    """With Elder's extra option the card is drawn before the gain."""
    s = through_elder(
        "Modify",
        ["+1 Card and +1 Action", "gain a card costing up to $2 more than the trashed card"],
        hand=["Estate"],
        deck=["Gold", "Copper"],
        then=["Silver"],
    )
    assert s.hand(0) == ["Gold"]
    assert s.discard(0) == ["Silver"]


def test_modify__empty_hand():
    """With nothing to trash only +1 Card and +1 Action does anything."""
    s = after("Modify", deck=["Gold"], answers=[0])
    assert s.hand(0) == ["Gold"]
    s = after("Modify", deck=["Gold"], answers=[1])
    assert (s.hand(0), s.discard(0)) == ([], [])


# ------------------------------------------------------------------ Skirmisher
def skirmish(
    opponent: Sequence[str], answers: Sequence[Any] = (), also: Sequence[str] = ()
) -> Scenario:
    """Player 0 has played Skirmisher and has money."""
    s = after(
        "Skirmisher",
        deck=["Copper"],
        answers=answers,
        opponent={"hand": opponent},
        also=["Militia", *also],
    )
    s.coins = 20
    s.buys = 5
    return s


def test_skirmisher__every_attack_gained_this_turn():
    """For the rest of the turn each Attack card you gain makes the others discard down to 3."""
    s = skirmish(["Copper"] * 5)
    s.buy("Silver")
    assert len(s.hand(1)) == 5
    s.buy("Militia")
    assert len(s.hand(1)) == 3
    s.put(1, hand=["Estate"] * 5)
    s.buy("Militia")
    assert len(s.hand(1)) == 3


def test_skirmisher__moat_only_when_it_is_played():
    """Moat helps if shown as Skirmisher is played, not at the gain."""
    s = skirmish(["Moat"] + ["Copper"] * 4, [True], also=["Moat"])
    s.buy("Militia")
    assert len(s.hand(1)) == 5
    s = skirmish(["Moat"] + ["Copper"] * 4, [False], also=["Moat"])
    s.answer(["Copper", "Copper"])
    s.buy("Militia")
    assert s.asked[-1].kind == "discard"
    assert len(s.hand(1)) == 3


def test_skirmisher__three_cards_are_safe():
    """Players with three cards or fewer discard nothing."""
    s = skirmish(["Copper", "Estate", "Gold"])
    s.buy("Militia")
    assert len(s.hand(1)) == 3
    assert s.asked == []


def test_skirmisher__gaining_a_copy_of_itself():
    """Specialist plays a Skirmisher and gains another: the others discard."""
    s = Scenario(["Skirmisher", "Specialist"])
    s.put(0, hand=["Specialist", "Skirmisher"], deck=["Copper"], discard=[])
    s.put(1, hand=["Copper"] * 5)
    s.answer("Skirmisher", COPY)
    s.play("Specialist")
    assert len(s.hand(1)) == 3


def test_skirmisher__each_play_once_per_attack():
    """Two Skirmishers act twice for one Attack gained: what is drawn in between is lost again."""
    s = Scenario(["Skirmisher", "Militia", "Trail"])
    s.actions = 2
    s.put(0, hand=["Skirmisher", "Skirmisher"], deck=["Copper"] * 2, discard=[])
    s.put(1, hand=["Trail", "Copper", "Copper", "Copper"], deck=["Gold"], discard=[])
    s.play("Skirmisher")
    s.play("Skirmisher")
    s.coins = 4
    s.answer(["Trail"], True, ["Copper"])
    s.buy("Militia")
    assert not s.unanswered
    assert s.hand(1) == ["Copper", "Copper", "Gold"]


def test_skirmisher__gained_and_played_at_once():
    """Gained and played through City-state it makes the others discard for that very gain."""
    s = Scenario(["Skirmisher", "Underling"], ally="City-state")
    s.put(0, hand=[], deck=["Copper"], discard=[], favors=2)
    s.put(1, hand=["Copper"] * 5)
    s.coins = 5
    s.answer(1)
    s.buy("Skirmisher")
    assert len(s.hand(1)) == 3


# ------------------------------------------------------------------ Specialist
def specialist(card: str, *answers: Any, **table: Any) -> Scenario:
    also = [card] if card not in ("Copper", "Silver", "Gold") else []
    hand = [card, *table.pop("hand", ())]
    also += table.pop("also", ())
    return after("Specialist", hand, answers=[card, *answers], also=also, **table)


def test_specialist__choice_after_the_card_is_resolved():
    """The choice comes after the card is done, and only if one was played."""
    s = specialist("Smithy", AGAIN, deck=["Copper"] * 9)
    assert [q.kind for q in s.asked] == ["play", "option"]
    assert len(s.hand(0)) == 6
    s = after("Specialist", ["Smithy"], deck=["Copper"] * 9, answers=[None], also=["Smithy"])
    assert [q.kind for q in s.asked] == ["play"]
    assert s.hand(0) == ["Smithy"]


def test_specialist__plays_a_card_that_has_left_play():
    """It plays the card again even if that has left play, like a Feast that trashed itself."""
    s = specialist("Feast", "Duchy", AGAIN, "Silver")
    assert s.trash == ["Feast"]
    assert s.discard(0) == ["Duchy", "Silver"]


def test_specialist__a_copy_that_is_not_there():
    """Gaining a copy can be chosen although the pile is empty; nothing is gained."""
    s = specialist("Smithy", COPY, deck=["Copper"] * 3, empty=["Smithy"])
    assert s.discard(0) == []
    assert s.owned(0)["Smithy"] == 1


def test_specialist__copies_from_the_supply_only():
    """A copy comes from the Supply: a Loot, which is not there, cannot be copied."""
    s = Scenario(["Specialist", "Jewelled Egg"])
    s.put(0, hand=["Specialist", "Doubloons"], discard=[])
    left = s.supply["Loot"]
    s.answer("Doubloons", COPY)
    s.play("Specialist")
    assert s.supply["Loot"] == left
    assert s.discard(0) == []


def test_specialist__treasures_in_the_action_phase():
    """A Treasure can be played with it in the Action phase."""
    s = specialist("Gold", AGAIN)
    assert s.phase == "action"
    assert s.coins == 6
    s = specialist("Gold", COPY)
    assert s.coins == 3
    assert s.discard(0) == ["Gold"]


def test_specialist__split_pile_copies_must_be_on_top():
    """A card of a split pile can be copied only while it is on top of its pile."""
    s = Scenario(["Specialist", "Augurs"])
    s.actions = 2
    s.put(0, hand=["Specialist", "Sibyl"], deck=["Copper"] * 9, discard=[])
    s.answer("Sibyl", COPY)
    s.play("Specialist")
    assert s.discard(0) == []
    assert s.supply["Augurs"] == 16


def test_specialist__stays_with_a_duration_played_twice():
    """It stays in play with a Duration it played twice, but not if it gained a copy."""
    s = specialist("Importer", AGAIN, deck=["Copper"] * 9)
    s.end_turn()
    assert sorted(s.in_play(0)) == ["Importer", "Specialist"]
    s = specialist("Importer", COPY, deck=["Copper"] * 9)
    s.end_turn()
    assert s.in_play(0) == ["Importer"]


def test_specialist__both_with_elder():
    """With Elder's extra option the card is played again, then a copy is gained."""
    s = through_elder(
        "Specialist",
        [AGAIN, COPY],
        hand=["Smithy"],
        also=["Smithy"],
        deck=["Copper"] * 9,
        before=["Smithy"],
    )
    assert len(s.hand(0)) == 6
    assert s.discard(0) == ["Smithy"]


# ------------------------------------------------------------------ Swap
def test_swap__a_card_just_drawn_can_be_returned():
    """The card and the Action come first: what was just drawn can go back."""
    s = after("Swap", deck=["Village"], answers=["Village", "Smithy"], also=["Village", "Smithy"])
    assert s.supply["Village"] == 11
    assert s.hand(0) == ["Smithy"]
    assert s.actions == 1


def test_swap__optional_but_then_mandatory():
    """Returning a card is your choice; having returned one you must gain another."""
    s = after("Swap", ["Village"], answers=[None], also=["Village", "Smithy"])
    assert s.hand(0) == ["Village"]
    s = after("Swap", ["Village"], answers=["Village", "Swap"], also=["Village", "Smithy"])
    assert (s.asked[1].kind, s.asked[1].min) == ("gain", 1)
    assert s.hand(0) == ["Swap"]


def test_swap__another_action_up_to_five():
    """The gained card is an Action of another name that costs up to $5."""
    s = after(
        "Swap",
        ["Village"],
        answers=["Village", "Smithy"],
        also=["Village", "Smithy", "Market", "Marquis"],
    )
    assert sorted(s.asked[1].candidates) == ["Market", "Smithy", "Swap"]


def test_swap__returning_is_not_trashing():
    """A returned Sycophant brings no Favors for being trashed."""
    s = after("Swap", ["Sycophant"], answers=["Sycophant"], also=["Sycophant"], favors=0)
    assert s.hand(0) == ["Swap"]
    assert s.trash == []
    assert s.favors(0) == 0
    assert s.supply["Sycophant"] == 11


def test_swap__the_gain_is_a_normal_gain():
    """Gaining a Sycophant with it gives the 2 Favors; the card is in your hand."""
    s = after(
        "Swap",
        ["Village"],
        answers=["Village", "Sycophant"],
        also=["Village", "Sycophant"],
        favors=0,
    )
    assert s.hand(0) == ["Sycophant"]
    assert s.favors(0) == 2


def test_swap__disturbs_split_piles():
    """A returned card goes on top of its split pile, whatever lies there, and covers it."""
    s = Scenario(["Swap", "Augurs", "Smithy"])
    s.put(0, hand=["Swap", "Herb Gatherer"], deck=[], discard=[])
    s.set_supply("Augurs", ["Sorceress", "Sibyl"])
    s.answer("Herb Gatherer", "Smithy")
    s.play("Swap")
    assert s.pile("Augurs") == ["Herb Gatherer", "Sorceress", "Sibyl"]
    assert sorted(s.asked[1].candidates) == ["Smithy", "Swap"]


def test_swap__loot_can_be_returned():
    """A card with a pile outside the Supply can be returned: an Action among the Loots."""
    s = Scenario(["Swap", "Jewelled Egg", "Smithy"])
    s.put(0, hand=["Swap", "Spell Scroll"], deck=[], discard=[])
    left = s.supply["Loot"]
    s.answer("Spell Scroll", "Smithy")
    s.play("Swap")
    assert s.supply["Loot"] == left + 1
    assert s.hand(0) == ["Smithy"]


# ------------------------------------------------------------------ Marquis
def test_marquis__discards_even_if_the_deck_ran_out():
    """You discard down to ten even if not all the cards could be drawn."""
    s = after("Marquis", ["Copper"] * 9, deck=["Gold"] * 3, answers=[["Copper", "Copper"]])
    assert sorted(s.hand(0)) == ["Copper"] * 7 + ["Gold"] * 3
    assert s.buys == 2


@pytest.mark.parametrize(
    ("others", "left", "discards"), [(0, 0, 0), (4, 8, 0), (5, 10, 0), (7, 10, 4)]
)
def test_marquis__doubles_the_hand(others, left, discards):
    """It draws as many cards as are left in hand (itself not counted), and ten may be kept."""
    s = after("Marquis", ["Copper"] * others, deck=["Copper"] * 10)
    assert len(s.hand(0)) == left
    assert s.discard(0) == ["Copper"] * discards


# ------------------------------------------------------------------ Favors and Liaisons
LIAISONS = [
    "Sycophant",
    "Bauble",
    "Importer",
    "Underling",
    "Broker",
    "Guildmaster",
    "Emissary",
    "Contract",
]


@pytest.mark.parametrize("liaison", LIAISONS)
def test_rule_liaison_setup__one_ally_and_one_favor(liaison):
    """With any Liaison there is exactly one Ally, and everybody starts with a Favor."""
    assert Kingdom([liaison]).ally
    assert Scenario([liaison]).favors(1) == (5 if liaison == "Importer" else 1)


def test_rule_liaison_setup__several_liaisons_one_ally():
    """More than one Liaison still means one Ally, and one Favor each."""
    kingdom = Kingdom(["Underling", "Broker"])
    assert isinstance(kingdom.ally, str)
    assert Scenario(["Underling", "Broker"]).favors(0) == 1


def test_rule_liaison_setup__a_student_in_the_wizards():
    """The Wizards, among whom is Student, make it a game with an Ally."""
    assert Kingdom(["Wizards"]).ally
    assert Scenario(["Wizards"]).favors(0) == 1


def test_rule_liaison_setup__no_liaison_no_ally():
    """Without a Liaison there are no Ally and no Favors."""
    assert Kingdom(["Merchant Camp", "Sentinel"]).ally is None
    assert Scenario(["Merchant Camp", "Sentinel"]).favors(0) == 0


def test_rule_favors__spending_is_optional_and_needs_the_full_price():
    """A price of 5 Favors cannot be paid with 4, and with 5 nobody has to."""
    s = Scenario(["Underling"], ally="Mountain Folk")
    s.put(0, favors=4)
    s.end_turn()
    s.end_turn()
    assert s.asked == []
    s.put(0, favors=5)
    s.answer(0)
    s.end_turn()
    s.end_turn()
    assert s.favors(0) == 5
    assert len(s.hand(0)) == 5


def test_rule_fresh_favors_usable__a_favor_of_the_card_itself():
    """Underling's Favor is there when Circle of Witches is offered after it."""
    s = Scenario(["Underling"], ally="Circle of Witches")
    s.put(0, hand=["Underling"], deck=["Copper"], favors=2)
    s.put(1, discard=[])
    s.answer(1)
    s.play("Underling")
    assert s.favors(0) == 0
    assert s.discard(1) == ["Curse"]


def test_rule_durations__specialist_and_importer():
    """Played twice by Specialist, Importer gains two cards; both stay until that Clean-up."""
    s = specialist("Importer", AGAIN, deck=["Copper"] * 9)
    s.end_turn()
    s.answer("Silver", "Duchy")
    s.end_turn()
    assert s.owned(0)["Silver"] == s.owned(0)["Duchy"] == 1
    assert sorted(s.in_play(0)) == ["Importer", "Specialist"]
    s.end_turn()
    assert s.in_play(0) == []


def test_rule_start_of_turn_order__the_player_decides():
    """Several start-of-turn effects come in the order their player likes."""
    s = Scenario(["Importer", "Highwayman"])
    s.actions = 2
    s.put(0, hand=["Importer", "Highwayman"], deck=["Copper"] * 5, discard=[])
    s.play("Importer")
    s.play("Highwayman")
    s.end_turn()
    s.put(0, deck=[], discard=[])
    s.answer("Importer", "Duchy")  # first the gain, so that the new Duchy can be drawn
    s.end_turn()
    assert s.asked[0].kind == "trigger"
    assert sorted(s.asked[0].candidates) == ["Highwayman", "Importer"]
    assert s.hand(0).count("Duchy") == 1


def test_rule_this_turn_effects__guildmaster_gained_and_played():
    """Gained and played through City-state, Guildmaster gives a Favor for its own gain."""
    s = Scenario(["Guildmaster"], ally="City-state")
    s.put(0, favors=2)
    s.coins = 5
    s.answer(1)
    s.buy("Guildmaster")
    assert s.in_play(0) == ["Guildmaster"]
    assert s.favors(0) == 1


def test_rule_choose_one__an_option_that_does_nothing():
    """An option can be chosen although it cannot be carried out."""
    s = after("Town", answers=[0])
    assert s.hand(0) == []
    assert s.actions == 2


def test_rule_play_without_action__treasure_by_courier():
    """Courier can play a Treasure in the Action phase."""
    s = after("Courier", deck=["Silver"], answers=["Silver"])
    assert s.phase == "action"
    assert s.coins == 3


def test_rule_ally_is_not_a_card__moat_does_not_help():
    """An Ally that hurts is no Attack: Moat is not even asked for."""
    s = Scenario(["Underling", "Moat"], ally="Circle of Witches")
    s.put(0, hand=["Underling"], deck=["Copper"], favors=2)
    s.put(1, hand=["Moat"], discard=[])
    s.answer(1)
    s.play("Underling")
    assert [q.player for q in s.asked] == [0]
    assert s.discard(1) == ["Curse"]


def test_rule_return_to_pile__refills_an_empty_pile():
    """A card returned to an empty pile makes it a pile again."""
    s = Scenario(["Swap", "Village", "Carpenter"])
    s.put(0, hand=["Swap", "Village"], deck=["Copper"], discard=[])
    s.set_supply("Village", 0)
    s.answer("Village", "Carpenter")
    s.play("Swap")
    assert s.supply["Village"] == 1
    s.answer("Village")  # no pile is empty: Carpenter gains without trashing
    s.play("Carpenter")
    assert s.trash == []
    assert s.discard(0) == ["Village"]
