"""Rulings of the cards of Hinterlands, both editions, that cost $2 or $3."""

from __future__ import annotations

import pytest

from simcore.scenario import IllegalAnswer
from tests.rulings.tables_hinterlands import buy, kinds, remodel, same, table

HIGHWAYS = pytest.mark.parametrize("highway", ["Highway", "Highway (1e)"])


# ================================================================== Crossroads
def test_crossroads__combined_victory_cards_count() -> None:
    """A Tunnel in hand is a Victory card for Crossroads."""
    s = table("Crossroads", "Tunnel")
    s.put(0, hand=["Crossroads", "Tunnel"], deck=["Gold", "Gold"])
    s.play("Crossroads")
    assert same(s.hand(0), "Tunnel", "Gold")


def test_crossroads__drawn_victory_cards_do_not_count() -> None:
    """The cards shown stay in hand; Victory cards drawn by Crossroads bring nothing more."""
    s = table("Crossroads")
    s.put(0, hand=["Crossroads", "Estate"], deck=["Duchy", "Gold"])
    s.play("Crossroads")
    assert same(s.hand(0), "Estate", "Duchy") and s.deck(0) == ["Gold"]


def test_crossroads__the_second_gives_no_actions() -> None:
    """A second Crossroads this turn draws, but gives no Actions."""
    s = table("Crossroads")
    s.put(0, hand=["Crossroads", "Crossroads", "Estate"], deck=["Copper", "Silver"])
    s.play("Crossroads")
    assert s.actions == 3
    s.play("Crossroads")
    assert s.actions == 2 and same(s.hand(0), "Estate", "Copper", "Silver")


def test_crossroads__throne_room_gives_actions_once() -> None:
    """Throne Room on the first Crossroads: +3 Actions for the first play only."""
    s = table("Crossroads", "Throne Room")
    s.put(0, hand=["Throne Room", "Crossroads", "Estate"], deck=["Copper"] * 3)
    s.answer("Crossroads")
    s.play("Throne Room")
    assert s.actions == 3 and s.hand(0).count("Copper") == 2


def test_crossroads__draws_three_for_two_estates_and_a_tunnel() -> None:
    """Estate, Estate, Tunnel and Copper in hand: +3 Cards."""
    s = table("Crossroads", "Tunnel")
    s.put(0, hand=["Crossroads", "Estate", "Estate", "Tunnel", "Copper"], deck=["Silver"] * 5)
    s.play("Crossroads")
    assert s.hand(0).count("Silver") == 3


# ================================================================== Duchess
def test_duchess__each_player_decides_for_the_own_card() -> None:
    """Everybody, the active player first, keeps or discards the own top card."""
    s = table("Duchess", players=3)
    s.put(0, hand=["Duchess"], deck=["Estate"])
    s.put(1, deck=["Gold"])
    s.put(2, deck=["Curse"])
    s.answer("discard", "keep", "discard")
    s.play("Duchess")
    assert s.coins == 2
    assert [asked.player for asked in s.asked] == [0, 1, 2]
    assert (s.discard(0), s.deck(1), s.discard(2)) == (["Estate"], ["Gold"], ["Curse"])


def test_duchess__is_not_an_attack() -> None:
    """Duchess cannot be answered with a Moat."""
    s = table("Duchess", "Moat")
    s.put(0, hand=["Duchess"])
    s.put(1, hand=["Moat"], deck=["Estate"])
    s.answer(True)
    s.play("Duchess")
    assert kinds(s) == ["judge"] and s.discard(1) == ["Estate"]


def test_duchess__comes_with_any_duchy_while_there_are_any() -> None:
    """A bought or otherwise gained Duchy may bring a Duchess, as long as the pile lasts."""
    s = table("Duchess", "Remodel")
    s.answer(True)
    buy(s, "Duchy")
    assert s.discard(0) == ["Duchy", "Duchess"]
    s = table("Duchess", "Remodel")
    remodel(s, "Silver", "Duchy", True)
    assert s.discard(0) == ["Duchy", "Duchess"]
    s = table("Duchess")
    s.set_supply("Duchess", 0)
    buy(s, "Duchy")
    assert s.discard(0) == ["Duchy"] and not s.asked


def test_duchess__needs_the_pile_not_a_duchess_in_play() -> None:
    """The offer exists only in kingdoms with Duchess, without any in play; it may be declined."""
    s = table("Duchess")
    s.answer(False)
    buy(s, "Duchy")
    assert kinds(s) == ["may"] and s.discard(0) == ["Duchy"]
    s = table("Oasis")
    buy(s, "Duchy")
    assert not s.asked


def test_duchess__shuffles_for_the_card_looked_at() -> None:
    """An empty deck is shuffled first; a player without cards does nothing."""
    s = table("Duchess")
    s.put(0, hand=["Duchess"], discard=["Estate"])
    s.answer(False)
    s.play("Duchess")
    assert s.deck(0) == ["Estate"] and len(s.asked) == 1


# ================================================================== Fool's Gold
def test_fools_gold__three_are_worth_nine() -> None:
    """Three Fool's Golds in a turn: $1 + $4 + $4."""
    s = table("Fool's Gold")
    s.put(0, hand=["Fool's Gold"] * 3)
    for total in (1, 5, 9):
        s.play("Fool's Gold")
        assert s.coins == total


def test_fools_gold__one_card_played_again_counts_again() -> None:
    """King's Cache plays one Fool's Gold three times: $1 + $4 + $4 = $9."""
    s = table("Fool's Gold", "King's Cache")
    s.put(0, hand=["King's Cache", "Fool's Gold"])
    s.answer("Fool's Gold")
    s.play("King's Cache")
    assert s.coins == 9


def test_fools_gold__plays_count_not_cards() -> None:
    """A Fool's Gold that left play still counts as the first one played this turn."""
    s = table("Fool's Gold", "Mandarin")
    s.put(0, hand=["Fool's Gold", "Fool's Gold"])
    s.play("Fool's Gold")
    s.put(0, in_play=[])
    s.play("Fool's Gold")
    assert s.coins == 5


def test_fools_gold__a_new_turn_starts_again_with_one() -> None:
    """The first Fool's Gold of every turn gives $1."""
    s = table("Fool's Gold")
    s.put(0, hand=["Fool's Gold"])
    s.play("Fool's Gold")
    s.end_turn()
    s.end_turn()
    s.play("Fool's Gold")
    assert s.coins == 1


def test_fools_gold__reacts_to_the_provinces_of_others_only() -> None:
    """Another player's Province, bought or gained, may be answered; the own one may not."""
    s = table("Fool's Gold", "Remodel")
    s.put(0, hand=["Fool's Gold"])
    s.put(1, hand=["Fool's Gold", "Fool's Gold"])
    s.answer(True, False)
    buy(s, "Province")
    assert [asked.player for asked in s.asked] == [1, 1]
    assert s.trash == ["Fool's Gold"] and s.deck(1) == ["Gold"]
    s = table("Fool's Gold", "Remodel")
    s.put(1, hand=["Fool's Gold"])
    remodel(s, "Gold", "Province", True)
    assert s.deck(1) == ["Gold"]


def test_fools_gold__the_gold_goes_onto_the_deck() -> None:
    """The Gold comes from the Supply and lies on top of the deck."""
    s = table("Fool's Gold")
    s.put(1, hand=["Fool's Gold"], deck=["Copper"])
    s.answer(True)
    buy(s, "Province")
    assert s.deck(1) == ["Gold", "Copper"] and s.supply["Gold"] == 29


def test_fools_gold__several_may_answer_one_province() -> None:
    """Every Fool's Gold in hand may be trashed for the same Province."""
    s = table("Fool's Gold")
    s.put(1, hand=["Fool's Gold"] * 3)
    s.answer(True, True, True)
    buy(s, "Province")
    assert s.deck(1) == ["Gold"] * 3 and s.hand(1) == []


def test_fools_gold__may_be_trashed_without_golds() -> None:
    """No Gold left: the Fool's Gold may still be trashed, for nothing."""
    s = table("Fool's Gold")
    s.set_supply("Gold", 0)
    s.put(1, hand=["Fool's Gold"])
    s.answer(True)
    buy(s, "Province")
    assert s.trash == ["Fool's Gold"] and s.deck(1) == []


# ================================================================== Develop
def test_develop__gains_what_there_is() -> None:
    """Only one of the two costs available: only that card; none available: nothing."""
    s = table("Develop")
    s.put(0, hand=["Develop", "Duchy"])
    s.play("Develop")
    assert s.deck(0) == ["Gold"] and not s.asked
    s = table("Develop")
    s.put(0, hand=["Develop", "Province"])
    s.play("Develop")
    assert s.trash == ["Province"] and s.deck(0) == []


def test_develop__gains_are_mandatory() -> None:
    """Where a card can be gained, one must be."""
    s = table("Develop", "Remodel", "Militia")
    s.put(0, hand=["Develop", "Silver"])
    s.answer("more_first", None)
    with pytest.raises(IllegalAnswer):
        s.play("Develop")


def test_develop__copper_gives_nothing_cheaper() -> None:
    """A trashed Copper: nothing costs -$1, and without a $1 card nothing is gained."""
    s = table("Develop")
    s.put(0, hand=["Develop", "Copper"])
    s.play("Develop")
    assert s.trash == ["Copper"] and s.deck(0) == [] and not s.asked


@pytest.mark.parametrize("order", ["more_first", "less_first"])
def test_develop__silver_becomes_a_4_and_a_2(order: str) -> None:
    """A trashed Silver brings a $4 card and a $2 card; the later one ends on top of the deck."""
    s = table("Develop", "Remodel")
    s.put(0, hand=["Develop", "Silver"])
    s.answer(order)
    s.play("Develop")
    assert s.deck(0) == (["Estate", "Remodel"] if order == "more_first" else ["Remodel", "Estate"])


def test_develop__the_later_card_ends_on_top() -> None:
    """The second of the two cards gained lies on top."""
    s = table("Develop", "Remodel", "Militia", "Moat")
    s.put(0, hand=["Develop", "Silver"], deck=["Copper"])
    s.answer("less_first", "Moat", "Militia")
    s.play("Develop")
    assert s.deck(0) == ["Militia", "Moat", "Copper"]


@HIGHWAYS
def test_develop__copper_becomes_an_estate_with_highway(highway: str) -> None:
    """With a Highway an Estate costs $1, exactly $1 more than a Copper."""
    s = table("Develop", highway)
    s.put(0, hand=[highway, "Develop", "Copper"])
    s.play(highway)
    s.play("Develop")
    assert s.deck(0) == ["Estate"]


# ================================================================== Oasis
def test_oasis__may_discard_the_card_just_drawn() -> None:
    """The card drawn by Oasis is in hand when one is discarded."""
    s = table("Oasis")
    s.put(0, hand=["Oasis", "Gold"], deck=["Estate"])
    s.answer("Estate")
    s.play("Oasis")
    assert s.hand(0) == ["Gold"] and s.discard(0) == ["Estate"]
    assert (s.actions, s.coins) == (1, 1)


def test_oasis__discards_even_if_nothing_was_drawn() -> None:
    """Without a card to draw one is discarded all the same."""
    s = table("Oasis")
    s.put(0, hand=["Oasis", "Gold"])
    s.play("Oasis")
    assert s.hand(0) == [] and s.discard(0) == ["Gold"]


# ================================================================== Oracle
def test_oracle__both_cards_go_the_same_way() -> None:
    """The attacker decides once per player, for both cards."""
    s = table("Oracle")
    s.put(0, hand=["Oracle"], deck=["Estate", "Gold", "Copper", "Silver"])
    s.put(1, deck=["Province", "Gold", "Copper"])
    s.answer("discard_both", "discard_both")
    s.play("Oracle")
    assert s.discard(0) == ["Estate", "Gold"] and s.discard(1) == ["Province", "Gold"]
    assert kinds(s) == ["judge", "judge"] and [asked.player for asked in s.asked] == [0, 0]


def test_oracle__cards_put_back_are_drawn() -> None:
    """The +2 Cards come last: the own cards that were put back are drawn."""
    s = table("Oracle")
    s.put(0, hand=["Oracle"], deck=["Gold", "Silver", "Copper"])
    s.answer("put_back", ["Gold", "Silver"])
    s.play("Oracle")
    assert same(s.hand(0), "Gold", "Silver") and s.deck(0) == ["Copper"]


def test_oracle__the_owner_orders_the_cards() -> None:
    """The owner of the cards, not the attacker, puts them back in an order of choice."""
    s = table("Oracle")
    s.put(0, hand=["Oracle"])
    s.put(1, deck=["Estate", "Gold", "Copper"])
    s.answer("put_back", ["Estate", "Gold"])
    s.play("Oracle")
    assert [(asked.kind, asked.player) for asked in s.asked] == [("judge", 0), ("order", 1)]
    assert s.deck(1) == ["Gold", "Estate", "Copper"]


def test_oracle__a_protected_player_reveals_nothing() -> None:
    """Moat keeps the own deck hidden; the attacker still reveals and draws."""
    s = table("Oracle", "Moat")
    s.put(0, hand=["Oracle"], deck=["Estate", "Estate", "Gold", "Gold"])
    s.put(1, hand=["Moat"], deck=["Gold", "Gold"])
    s.answer(True, "discard_both")
    s.play("Oracle")
    assert s.deck(1) == ["Gold", "Gold"] and s.hand(0) == ["Gold", "Gold"]


# ================================================================== Scheme
@pytest.mark.parametrize("kept", ["Scheme", "Village", "Smithy"])
def test_scheme__any_action_of_the_turn(kept: str) -> None:
    """The Scheme itself and Actions played before or after it may be put back."""
    s = table("Scheme", "Village", "Smithy")
    s.put(0, hand=["Village", "Scheme", "Smithy"], deck=["Copper"] * 12)
    s.play("Village")
    s.play("Scheme")
    s.play("Smithy")
    s.answer(kept)
    s.end_turn()
    assert set(s.asked[0].candidates) == {"Village", "Scheme", "Smithy"}
    assert same(s.hand(0), kept, *["Copper"] * 4)


def test_scheme__before_the_new_hand_is_drawn() -> None:
    """The card put back is in the next hand."""
    s = table("Scheme")
    s.put(0, hand=["Scheme"], deck=["Copper"] * 8)
    s.play("Scheme")
    s.answer("Scheme")
    s.end_turn()
    assert same(s.hand(0), "Scheme", *["Copper"] * 4)


def test_scheme__may_be_declined_and_takes_no_treasures() -> None:
    """Nothing has to be put back, and Treasures are not offered."""
    s = table("Scheme")
    s.put(0, hand=["Scheme", "Gold"], deck=["Copper"] * 8)
    s.play("Scheme")
    s.play("Gold")
    s.answer(None)
    s.end_turn()
    assert s.asked[0].candidates == ["Scheme"]
    assert s.hand(0) == ["Copper"] * 5 and same(s.discard(0), "Scheme", "Gold", "Copper")


@pytest.mark.parametrize("throne", [False, True])
def test_scheme__one_card_per_play(throne: bool) -> None:
    """Two Schemes, or one played twice by Throne Room, put back up to two cards."""
    s = table("Scheme", "Throne Room")
    first = "Throne Room" if throne else "Scheme"
    s.put(0, hand=[first, "Scheme"], deck=["Copper"] * 12)
    s.answer(*(["Scheme"] if throne else []))
    s.play(first)
    if not throne:
        s.play("Scheme")
    s.answer("Scheme", first)
    s.end_turn()
    assert same(s.hand(0), "Scheme", first, *["Copper"] * 3)
    assert not s.unanswered


def test_scheme__not_a_duration_that_stays() -> None:
    """A Duration played this turn is not discarded and cannot be put back."""
    s = table("Scheme", "Caravan")
    s.put(0, hand=["Scheme", "Caravan"], deck=["Copper"] * 12)
    s.play("Scheme")
    s.play("Caravan")
    s.answer(None)
    s.end_turn()
    assert s.asked[0].candidates == ["Scheme"] and s.in_play(0) == ["Caravan"]


def test_scheme__a_duration_that_is_discarded() -> None:
    """A Duration discarded this turn may be put back."""
    s = table("Scheme", "Caravan")
    s.put(0, hand=["Caravan"], deck=["Copper"] * 5 + ["Scheme"] + ["Copper"] * 12)
    s.play("Caravan")
    s.end_turn()
    s.end_turn()
    s.play("Scheme")
    s.answer("Caravan")
    s.end_turn()
    assert "Caravan" in s.hand(0) and s.in_play(0) == []


# ================================================================== Tunnel
@pytest.mark.parametrize("turn", [0, 1])
def test_tunnel__works_on_every_turn(turn: int) -> None:
    """A Tunnel discarded on the own or on another player's turn may bring a Gold."""
    s = table("Tunnel", "Margrave", "Oasis")
    s.put(0, hand=["Oasis", "Tunnel"] if turn == 0 else ["Margrave"])
    s.put(1, hand=["Tunnel", "Gold", "Gold", "Gold"])
    s.answer(*([] if turn == 0 else ["Tunnel"]), True)
    s.play("Oasis" if turn == 0 else "Margrave")
    assert s.discard(turn) == ["Tunnel", "Gold"]


def test_tunnel__the_gold_goes_to_the_discard_pile() -> None:
    """The Gold comes from the Supply into the discard pile."""
    s = table("Tunnel", "Cellar")
    s.put(0, hand=["Cellar", "Tunnel"], deck=["Copper"])
    s.answer("Tunnel", True)
    s.play("Cellar")
    assert s.discard(0) == ["Tunnel", "Gold"] and s.supply["Gold"] == 29


def test_tunnel__no_gold_left() -> None:
    """Without Golds nothing is gained."""
    s = table("Tunnel", "Oasis")
    s.set_supply("Gold", 0)
    s.put(0, hand=["Oasis", "Tunnel"])
    s.play("Oasis")
    assert s.discard(0) == ["Tunnel"]


def test_tunnel__one_gold_per_discard() -> None:
    """Each discard of a Tunnel brings one Gold at most, a later one another."""
    s = table("Tunnel", "Oasis")
    s.put(0, hand=["Oasis", "Oasis", "Tunnel"])
    s.answer("Tunnel", True)
    s.play("Oasis")
    assert s.discard(0) == ["Tunnel", "Gold"]
    s.put(0, hand=["Oasis", "Tunnel"], discard=[])
    s.answer(True)
    s.play("Oasis")
    assert s.discard(0) == ["Tunnel", "Gold"] and kinds(s) == ["discard", "may", "may"]


def test_tunnel__is_optional_even_if_it_was_seen() -> None:
    """A Tunnel that everybody has seen need not bring a Gold."""
    s = table("Tunnel", "Oracle")
    s.put(0, hand=["Oracle"])
    s.put(1, deck=["Tunnel", "Copper"])
    s.answer("discard_both", False)
    s.play("Oracle")
    assert s.discard(1) == ["Tunnel", "Copper"]


@pytest.mark.parametrize("card", ["Cartographer", "Oracle", "Duchess"])
def test_tunnel__discarded_from_the_deck(card: str) -> None:
    """Cartographer, Oracle and Duchess discard it from the deck: it works."""
    s = table("Tunnel", card)
    s.put(0, hand=[card], deck=(["Copper"] if card == "Cartographer" else []) + ["Tunnel"])
    s.answer("Tunnel" if card == "Cartographer" else True, True)
    s.play(card)
    assert s.supply["Gold"] == 29 and "Gold" in s.discard(0) + s.hand(0)


def test_tunnel__gaining_it_is_not_discarding() -> None:
    """A Tunnel gained to the discard pile brings no Gold."""
    s = table("Tunnel")
    buy(s, "Tunnel")
    assert s.discard(0) == ["Tunnel"] and not s.asked


def test_tunnel__cannot_be_played() -> None:
    """Tunnel is neither an Action nor a Treasure; it scores 2."""
    s = table("Tunnel")
    s.put(0, hand=["Tunnel"])
    with pytest.raises(ValueError, match="cannot be played"):
        s.play("Tunnel")
    assert s.vp(0) == 2


# ================================================================== Guard Dog
@pytest.mark.parametrize(("others", "after"), [(4, 6), (3, 7)])
def test_guard_dog__the_hand_is_counted_after_two_cards(others: int, after: int) -> None:
    """4 others: 4 + 2 = 6, no more. 3 others: 3 + 2 = 5, and 2 more are 7."""
    s = table("Guard Dog")
    s.put(0, hand=["Guard Dog"] + ["Copper"] * others, deck=["Silver"] * 6)
    s.play("Guard Dog")
    assert len(s.hand(0)) == after


def test_guard_dog__five_cards_with_it_draw_two() -> None:
    """5 cards in hand with Guard Dog: 4 left, draw 2 = 6, nothing further."""
    s = table("Guard Dog")
    s.put(0, hand=["Guard Dog", "Copper", "Copper", "Estate", "Estate"], deck=["Silver"] * 6)
    s.play("Guard Dog")
    assert len(s.hand(0)) == 6 and len(s.deck(0)) == 4


def test_guard_dog__four_cards_with_it_draw_four() -> None:
    """4 cards in hand with Guard Dog: 3 left, draw 2 = 5, and 2 more = 7."""
    s = table("Guard Dog")
    s.put(0, hand=["Guard Dog", "Copper", "Copper", "Estate"], deck=["Silver"] * 6)
    s.play("Guard Dog")
    assert len(s.hand(0)) == 7 and len(s.deck(0)) == 2


def test_guard_dog__played_as_a_reaction_the_attack_still_counts() -> None:
    """It comes into play and draws; then the Attack hits its owner as usual."""
    s = table("Guard Dog", "Witch")
    s.put(0, hand=["Witch"])
    s.put(1, hand=["Guard Dog"], deck=["Silver"] * 6)
    s.answer(True)
    s.play("Witch")
    assert s.in_play(1) == ["Guard Dog"] and s.hand(1) == ["Silver"] * 4
    assert s.discard(1) == ["Curse"]


def test_guard_dog__draws_a_moat_that_may_be_shown() -> None:
    """A Moat drawn by Guard Dog may still be shown against the same Attack."""
    s = table("Guard Dog", "Witch", "Moat")
    s.put(0, hand=["Witch"])
    s.put(1, hand=["Guard Dog"], deck=["Moat"] + ["Silver"] * 6)
    s.answer(True, True)
    s.play("Witch")
    assert s.discard(1) == [] and "Moat" in s.hand(1)


def test_guard_dog__draws_before_berserkers_discard() -> None:
    """Against Berserker: first Guard Dog draws, then the hand goes down to 3."""
    s = table("Guard Dog", "Berserker")
    s.put(0, hand=["Berserker"])
    s.put(1, hand=["Guard Dog", "Estate", "Estate"], deck=["Gold"] * 4)
    s.answer(True, "Silver", ["Estate", "Estate", "Gold"])
    s.play("Berserker")
    assert s.hand(1) == ["Gold"] * 3


def test_guard_dog__is_discarded_in_that_turns_clean_up() -> None:
    """Played on another player's turn it leaves play as that turn ends."""
    s = table("Guard Dog", "Witch")
    s.put(0, hand=["Witch"])
    s.put(1, hand=["Guard Dog"], deck=["Silver"] * 6)
    s.answer(True)
    s.play("Witch")
    s.end_turn()
    assert s.in_play(1) == [] and same(s.discard(1), "Guard Dog", "Curse")


def test_guard_dog__uses_no_action_and_each_reacts_alone() -> None:
    """The reaction costs no Action; every Guard Dog in hand may be played, one by one."""
    s = table("Guard Dog", "Witch")
    s.put(0, hand=["Witch"])
    s.put(1, hand=["Guard Dog", "Guard Dog"], deck=["Silver"] * 9)
    s.answer(True, True)
    s.play("Witch")
    assert s.in_play(1) == ["Guard Dog", "Guard Dog"] and len(s.hand(1)) == 4 + 2
    s.end_turn()
    assert s.actions == 1
