"""Rulings of the cards of Hinterlands, both editions, that cost $4."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from simcore.scenario import Scenario
from tests.rulings.tables_hinterlands import buy, kinds, same, table

HIGHWAYS = pytest.mark.parametrize("highway", ["Highway", "Highway (1e)"])
TRADERS = pytest.mark.parametrize("trader", ["Trader", "Trader (1e)"])


# ================================================================== Jack of All Trades
def test_jack_of_all_trades__steps_in_order() -> None:
    """A Silver, then the top card, then up to five cards, then the trash."""
    s = table("Jack of All Trades")
    s.put(0, hand=["Jack of All Trades", "Estate"], deck=["Curse"] + ["Copper"] * 5)
    s.answer("discard", "Estate")
    s.play("Jack of All Trades")
    assert s.discard(0) == ["Silver", "Curse"]
    assert s.hand(0) == ["Copper"] * 4 and s.trash == ["Estate"]


def test_jack_of_all_trades__the_silver_goes_to_the_discard_pile() -> None:
    """The Silver is gained to the discard pile; the top card may stay."""
    s = table("Jack of All Trades")
    s.put(0, hand=["Jack of All Trades"] + ["Copper"] * 5, deck=["Gold"])
    s.answer("keep")
    s.play("Jack of All Trades")
    assert s.discard(0) == ["Silver"] and s.deck(0) == ["Gold"]


def test_jack_of_all_trades__five_cards_draw_nothing() -> None:
    """With 5 cards in hand nothing is drawn."""
    s = table("Jack of All Trades")
    s.put(0, hand=["Jack of All Trades"] + ["Estate"] * 5, deck=["Gold", "Gold"])
    s.answer("keep", None)
    s.play("Jack of All Trades")
    assert s.hand(0) == ["Estate"] * 5 and s.deck(0) == ["Gold", "Gold"]


def test_jack_of_all_trades__no_combined_treasures() -> None:
    """Fool's Gold and Cauldron are Treasures and cannot be trashed by it."""
    s = table("Jack of All Trades", "Fool's Gold", "Cauldron")
    s.put(0, hand=["Jack of All Trades", "Fool's Gold", "Cauldron", "Copper", "Gold", "Estate"])
    s.answer("keep", "Estate")
    s.play("Jack of All Trades")
    assert s.asked[-1].candidates == ["Estate"]


def test_jack_of_all_trades__the_shuffle_includes_the_silver() -> None:
    """The deck is empty at the second step: the Silver just gained is shuffled in."""
    s = table("Jack of All Trades")
    s.put(0, hand=["Jack of All Trades"])
    s.answer("keep")
    s.play("Jack of All Trades")
    assert s.asked[0].subject == "Silver" and s.hand(0) == ["Silver"]


def test_jack_of_all_trades__no_silver_left() -> None:
    """Without Silvers the other steps still happen."""
    s = table("Jack of All Trades")
    s.set_supply("Silver", 0)
    s.put(0, hand=["Jack of All Trades", "Estate"], deck=["Copper"] * 5)
    s.answer("discard", "Estate")
    s.play("Jack of All Trades")
    assert s.hand(0) == ["Copper"] * 4 and s.discard(0) == ["Copper"]


# ================================================================== Noble Brigand
def rob(*deck: str, answers: Iterable[str] = (), buying: bool = False) -> Scenario:
    """Player 0 plays (or buys) a Noble Brigand; player 1 has this deck."""
    s = table("Noble Brigand", "Moat", "Fool's Gold", "Cache", "Workshop")
    s.put(1, deck=deck)
    s.answer(*answers)
    if buying:
        buy(s, "Noble Brigand")
    else:
        s.put(0, hand=["Noble Brigand"])
        s.play("Noble Brigand")
    return s


def test_noble_brigand__a_single_silver_or_gold_is_taken() -> None:
    """Exactly one Silver or Gold revealed: it is trashed and gained by the attacker."""
    s = rob("Silver", "Copper")
    assert s.discard(0) == ["Silver"] and s.discard(1) == ["Copper"] and s.trash == []
    assert s.coins == 1


def test_noble_brigand__a_victim_without_cards_gains_a_copper() -> None:
    """Nothing revealed is no Treasure revealed: a Copper."""
    assert rob().discard(1) == ["Copper"]


def test_noble_brigand__one_of_two_is_the_attackers_choice() -> None:
    """Silver and Gold, or two alike: one is trashed, the other discarded."""
    s = rob("Silver", "Gold", answers=["Gold"])
    assert s.asked[0].player == 0 and s.discard(0) == ["Gold"] and s.discard(1) == ["Silver"]
    for pair in ("Silver", "Gold"):
        s = rob(pair, pair)
        assert s.discard(0) == [pair] and s.discard(1) == [pair] and not s.asked


@pytest.mark.parametrize("treasure", ["Copper", "Fool's Gold"])
def test_noble_brigand__another_treasure_saves_from_the_copper(treasure: str) -> None:
    """No Silver or Gold but another Treasure: both are discarded, no Copper is gained."""
    s = rob(treasure, "Estate")
    assert s.discard(1) == [treasure, "Estate"] and s.discard(0) == []


def test_noble_brigand__no_treasure_at_all_gives_a_copper() -> None:
    """Both cards are discarded and a Copper comes to the discard pile."""
    s = rob("Estate", "Province")
    assert s.discard(1) == ["Estate", "Province", "Copper"]


def test_noble_brigand__the_attacker_gains_everything_trashed() -> None:
    """All Silvers and Golds trashed, of every victim, go to the attacker's discard pile."""
    s = table("Noble Brigand", players=3)
    s.put(0, hand=["Noble Brigand"])
    s.put(1, deck=["Gold", "Estate"])
    s.put(2, deck=["Silver", "Estate"])
    s.play("Noble Brigand")
    assert s.discard(0) == ["Gold", "Silver"] and s.trash == []


def test_noble_brigand__other_treasures_are_never_trashed() -> None:
    """Copper, Fool's Gold and Cache are safe."""
    s = rob("Cache", "Fool's Gold")
    assert s.discard(1) == ["Cache", "Fool's Gold"] and s.trash == [] and s.discard(0) == []


def test_noble_brigand__bought_it_cannot_be_answered_and_gives_no_coin() -> None:
    """Buying is not playing: no +$1, and Moat does not help."""
    s = table("Noble Brigand", "Moat")
    s.put(1, hand=["Moat"], deck=["Gold", "Estate"])
    buy(s, "Noble Brigand")
    assert s.coins == 0 and not s.asked and "Gold" in s.discard(0)


def test_noble_brigand__bought_it_passes_a_lighthouse() -> None:
    """Lighthouse protects from Attacks that are played, not from a bought Noble Brigand."""
    s = table("Noble Brigand", "Lighthouse")
    s.put(0, hand=["Lighthouse"])
    s.play("Lighthouse")
    s.end_turn()
    s.put(0, deck=["Gold", "Estate"])
    buy(s, "Noble Brigand")
    assert same(s.discard(1), "Gold", "Noble Brigand")


def test_noble_brigand__gained_without_a_buy_it_does_nothing() -> None:
    """A Noble Brigand from Workshop robs nobody."""
    s = table("Noble Brigand", "Workshop")
    s.put(0, hand=["Workshop"])
    s.put(1, deck=["Gold", "Gold"])
    s.answer("Noble Brigand")
    s.play("Workshop")
    assert s.discard(0) == ["Noble Brigand"] and s.deck(1) == ["Gold", "Gold"]


def test_noble_brigand__robs_before_it_is_gained() -> None:
    """The attack of a bought Noble Brigand comes before the card itself."""
    assert rob("Silver", "Copper", buying=True).discard(0) == ["Silver", "Noble Brigand"]


# ================================================================== Nomad Camp
@pytest.mark.parametrize("bought", [True, False])
def test_nomad_camp__goes_onto_the_deck(bought: bool) -> None:
    """Bought or gained otherwise, it lies on top of the deck."""
    s = table("Nomad Camp", "Workshop")
    s.put(0, hand=["Workshop"], deck=["Copper"])
    if bought:
        buy(s, "Nomad Camp")
    else:
        s.answer("Nomad Camp")
        s.play("Workshop")
    assert s.deck(0) == ["Nomad Camp", "Copper"]


def test_nomad_camp__is_the_only_card_of_an_empty_deck() -> None:
    """An empty deck is not shuffled for it."""
    s = table("Nomad Camp")
    s.put(0, discard=["Copper"])
    buy(s, "Nomad Camp")
    assert s.deck(0) == ["Nomad Camp"] and s.discard(0) == ["Copper"]


def test_nomad_camp__another_destination_comes_first() -> None:
    """Gained to the hand by Artisan it goes to the hand."""
    s = table("Nomad Camp", "Artisan")
    s.put(0, hand=["Artisan", "Copper"])
    s.answer("Nomad Camp", "Copper")
    s.play("Artisan")
    assert s.hand(0) == ["Nomad Camp"]


# ================================================================== Silk Road
@pytest.mark.parametrize(("estates", "each"), [(2, 0), (3, 1), (6, 1), (7, 2), (10, 2), (11, 3)])
def test_silk_road__a_point_for_every_four_victory_cards(estates: int, each: int) -> None:
    """With itself: 0 to 3 Victory cards 0 VP, 4 to 7 1 VP, 8 to 11 2 VP."""
    s = table("Silk Road")
    s.put(0, hand=["Silk Road"], deck=["Estate"] * estates)
    assert s.vp(0) == estates + each


def test_silk_road__counts_itself() -> None:
    """Four Silk Roads are worth 1 VP each."""
    s = table("Silk Road")
    s.put(0, deck=["Silk Road"] * 4)
    assert s.vp(0) == 4


def test_silk_road__combined_victory_cards_count() -> None:
    """A Tunnel is a Victory card: 3 Tunnels (2 VP each) and a Silk Road (1 VP)."""
    s = table("Silk Road", "Tunnel")
    s.put(0, deck=["Silk Road", "Tunnel", "Tunnel", "Tunnel"])
    assert s.vp(0) == 7


def test_silk_road__all_own_cards_count() -> None:
    """Victory cards in deck, hand, discard pile and on a mat count."""
    s = table("Silk Road")
    s.put(0, deck=["Silk Road"], hand=["Estate"], discard=["Estate"], mats={"Island": ["Estate"]})
    assert s.vp(0) == 4


def test_silk_road__three_among_eleven_are_worth_six() -> None:
    """3 Silk Roads and 8 other Victory cards: 2 VP each, together 6."""
    s = table("Silk Road")
    s.put(0, deck=["Silk Road"] * 3 + ["Estate"] * 8)
    assert s.vp(0) == 8 + 6


# ================================================================== Spice Merchant
def test_spice_merchant__without_trashing_nothing() -> None:
    """Declined, or without a Treasure, it does nothing."""
    s = table("Spice Merchant")
    s.put(0, hand=["Spice Merchant", "Copper"], deck=["Gold", "Gold"])
    s.answer(None)
    s.play("Spice Merchant")
    assert (s.hand(0), s.actions, s.buys, s.coins) == (["Copper"], 0, 1, 0)


@pytest.mark.parametrize("treasure", ["Copper", "Fool's Gold", "Cauldron"])
def test_spice_merchant__any_treasure(treasure: str) -> None:
    """Every Treasure may be trashed, a combined one too, for one of the two bonuses."""
    s = table("Spice Merchant", "Fool's Gold", "Cauldron")
    s.put(0, hand=["Spice Merchant", treasure], deck=["Gold", "Silver", "Copper"])
    s.answer(treasure, "cards_and_action")
    s.play("Spice Merchant")
    assert s.trash == [treasure] and same(s.hand(0), "Gold", "Silver")
    assert (s.actions, s.buys, s.coins) == (1, 1, 0)
    s = table("Spice Merchant", "Fool's Gold", "Cauldron")
    s.put(0, hand=["Spice Merchant", treasure], deck=["Gold"])
    s.answer(treasure, "buy_and_coins")
    s.play("Spice Merchant")
    assert s.hand(0) == [] and (s.actions, s.buys, s.coins) == (0, 2, 2)


# ================================================================== Trader
@TRADERS
def test_trader__three_silvers_for_a_3_cost_card(trader: str) -> None:
    """A trashed card costing $3 brings 3 Silvers."""
    s = table(trader, "Oasis")
    s.put(0, hand=[trader, "Oasis"])
    s.play(trader)
    assert s.trash == ["Oasis"] and s.discard(0) == ["Silver"] * 3


@TRADERS
def test_trader__nothing_to_trash_no_silver(trader: str) -> None:
    """With an empty hand nothing is gained."""
    s = table(trader)
    s.put(0, hand=[trader])
    s.play(trader)
    assert s.discard(0) == [] and s.trash == []


@TRADERS
@HIGHWAYS
def test_trader__the_current_cost_counts(trader: str, highway: str) -> None:
    """With a Highway a Duchy costs $4: 4 Silvers."""
    s = table(trader, highway)
    s.put(0, hand=[highway, trader, "Duchy"])
    s.play(highway)
    s.play(trader)
    assert s.discard(0) == ["Silver"] * 4


@TRADERS
def test_trader__copper_gives_none(trader: str) -> None:
    """A trashed Copper costs nothing and brings nothing."""
    s = table(trader)
    s.put(0, hand=[trader, "Copper"])
    s.play(trader)
    assert s.trash == ["Copper"] and s.discard(0) == []


@TRADERS
def test_trader__too_few_silvers(trader: str) -> None:
    """Only the Silvers that are left are gained."""
    s = table(trader)
    s.set_supply("Silver", 2)
    s.put(0, hand=[trader, "Province"])
    s.play(trader)
    assert s.discard(0) == ["Silver", "Silver"]


@TRADERS
def test_trader__reacts_on_every_turn_to_every_gain(trader: str) -> None:
    """It works on own and other turns, stays in hand and may be used for each gain."""
    s = table(trader, "Witch")
    s.put(0, hand=[trader])
    s.answer(True, True)
    buy(s, "Copper", "Estate")
    assert s.discard(0) == ["Silver", "Silver"] and s.hand(0) == [trader]
    s = table(trader, "Witch")
    s.put(0, hand=["Witch"])
    s.put(1, hand=[trader])
    s.answer(True)
    s.play("Witch")
    assert s.discard(1) == ["Silver"] and s.hand(1) == [trader] and s.supply["Curse"] == 10


@TRADERS
def test_trader__the_bought_card_is_paid_in_full(trader: str) -> None:
    """A Gold that turns into a Silver still costs $6."""
    s = table(trader)
    s.put(0, hand=[trader])
    s.coins = 7
    s.answer(True)
    s.buy("Gold")
    assert s.coins == 1 and s.discard(0) == ["Silver"] and s.supply["Gold"] == 30


def test_trader__1e_the_silver_goes_to_the_discard_pile() -> None:
    """Trader (1e): cards on their way onto the deck become Silvers in the discard pile."""
    s = table("Trader (1e)", "Nomad Camp", "Develop")
    s.put(0, hand=["Trader (1e)"])
    s.answer(True)
    buy(s, "Nomad Camp")
    assert s.discard(0) == ["Silver"] and s.deck(0) == []
    s = table("Trader (1e)", "Develop")
    s.put(0, hand=["Develop", "Trader (1e)", "Duchy"])
    s.answer("Duchy", "more_first", True, True)
    s.play("Develop")
    assert s.discard(0) == ["Silver", "Silver"] and s.deck(0) == []


def test_trader__1e_an_effect_on_gained_cards_moves_the_silver() -> None:
    """Trader (1e): Insignia, as any effect on gained cards, may put the Silver onto the deck."""
    s = table("Trader (1e)", "Jewelled Egg")
    s.put(0, hand=["Insignia", "Trader (1e)"])
    s.play("Insignia")
    s.answer(True, True)
    buy(s, "Gold")
    assert s.deck(0) == ["Silver"] and s.discard(0) == []


def test_trader__1e_when_buy_abilities_come_first() -> None:
    """Trader (1e): a Noble Brigand bought robs before the Silver is taken."""
    s = table("Trader (1e)", "Noble Brigand")
    s.put(0, hand=["Trader (1e)"])
    s.put(1, deck=["Gold", "Estate"])
    s.answer(False, True)  # the robbed Gold stays, Noble Brigand is replaced
    buy(s, "Noble Brigand")
    assert s.discard(0) == ["Gold", "Silver"]


@pytest.mark.parametrize(
    "card", ["Cache", "Embassy", "Ill-Gotten Gains", "Border Village", "Mandarin"]
)
def test_trader__1e_a_replaced_card_was_not_gained(card: str) -> None:
    """Trader (1e): the when-gain ability of the replaced card does not happen."""
    s = table("Trader (1e)", card)
    s.put(0, hand=["Copper", "Trader (1e)"])
    s.play("Copper")
    s.answer(True)
    buy(s, card)
    assert s.discard(0) == ["Silver"] and s.discard(1) == [] and s.in_play(0) == ["Copper"]


def test_trader__1e_without_silvers_nothing_is_gained() -> None:
    """Trader (1e): with no Silver left the card can be replaced by nothing."""
    s = table("Trader (1e)", "Witch")
    s.set_supply("Silver", 0)
    s.put(0, hand=["Witch"])
    s.put(1, hand=["Trader (1e)"])
    s.answer(True)
    s.play("Witch")
    assert s.discard(1) == [] and s.supply["Curse"] == 10


def test_trader__1e_the_silver_is_not_replaced_again() -> None:
    """Trader (1e): one question per gain; the Silver that came instead is not asked about."""
    s = table("Trader (1e)")
    s.put(0, hand=["Trader (1e)", "Trader (1e)"])
    s.answer(True)
    buy(s, "Copper")
    assert kinds(s) == ["may"] and s.discard(0) == ["Silver"] and s.supply["Silver"] == 39


def test_trader__1e_a_silver_for_the_deck_may_become_one_in_the_discard_pile() -> None:
    """Trader (1e) and Bureaucrat: a Silver too may be replaced by a Silver. It goes to the discard
    pile instead of the deck, one Silver leaves the pile, and nothing more is asked."""
    s = table("Trader (1e)", "Bureaucrat")
    s.put(0, hand=["Trader (1e)", "Bureaucrat"], deck=["Gold"])
    s.answer(True)
    s.play("Bureaucrat")
    assert kinds(s) == ["may"]
    assert s.deck(0) == ["Gold"] and s.discard(0) == ["Silver"] and s.supply["Silver"] == 39


def test_trader__1e_a_bought_copper_becomes_a_silver() -> None:
    """Trader (1e), example 1: buying a Copper brings a Silver instead."""
    s = table("Trader (1e)")
    s.put(0, hand=["Trader (1e)"])
    coppers = s.supply["Copper"]
    s.answer(True)
    buy(s, "Copper")
    assert s.discard(0) == ["Silver"] and s.supply["Copper"] == coppers


def test_trader__1e_a_copper_to_hand_becomes_a_silver_in_the_discard_pile() -> None:
    """Trader (1e), example 2: the Copper of Ill-Gotten Gains is replaced, not in hand."""
    s = table("Trader (1e)", "Ill-Gotten Gains")
    s.put(0, hand=["Ill-Gotten Gains", "Trader (1e)"])
    s.answer(True, True)
    s.play("Ill-Gotten Gains")
    assert s.hand(0) == ["Trader (1e)"] and s.discard(0) == ["Silver"]


def test_trader__1e_a_curse_becomes_a_silver() -> None:
    """Trader (1e), example 3: the Curse of another player's Ill-Gotten Gains is replaced."""
    s = table("Trader (1e)", "Ill-Gotten Gains")
    s.put(1, hand=["Trader (1e)"])
    s.answer(True)
    buy(s, "Ill-Gotten Gains")
    assert s.discard(1) == ["Silver"] and s.supply["Curse"] == 10


def test_trader__2e_the_card_goes_back_to_its_pile_from_anywhere() -> None:
    """Trader: a Gold gained from the trash is returned to the Gold pile."""
    s = table("Trader", "Noble Brigand")
    s.put(0, hand=["Noble Brigand", "Trader"])
    s.put(1, deck=["Gold", "Estate"])
    s.answer(True)
    s.play("Noble Brigand")
    assert s.supply["Gold"] == 31 and s.discard(0) == ["Silver"] and s.trash == []


def test_trader__2e_a_moved_card_is_not_exchanged() -> None:
    """Trader: a gained Trail that was played first cannot be exchanged any more."""
    s = table("Trader", "Trail")
    s.put(0, hand=["Trader"])
    s.answer("Trail", True)
    buy(s, "Trail")
    assert kinds(s) == ["trigger", "may"] and s.in_play(0) == ["Trail"] and s.discard(0) == []


def test_trader__2e_without_silvers_nothing_is_exchanged() -> None:
    """Trader: with the Silver pile empty the card stays where it was gained."""
    s = table("Trader")
    s.set_supply("Silver", 0)
    s.put(0, hand=["Trader"])
    buy(s, "Copper")
    assert s.discard(0) == ["Copper"] and not s.asked


def test_trader__2e_the_exchanged_card_was_gained_the_silver_was_not() -> None:
    """Trader: an exchanged third Action still sets off Cauldron; the Silvers are no gains."""
    s = table("Trader", "Cauldron", "Crossroads")
    s.put(0, hand=["Cauldron", "Trader"])
    s.play("Cauldron")
    s.answer(True, True, "Trader", True)
    buy(s, "Crossroads", "Crossroads", "Crossroads")
    assert s.discard(1) == ["Curse"] and s.discard(0) == ["Silver"] * 3
    assert kinds(s) == ["may", "may", "trigger", "may"]


def test_trader__2e_border_village_and_its_duchy_become_two_silvers() -> None:
    """Trader: Border Village is exchanged, still gains a Duchy, which is exchanged as well."""
    s = table("Trader", "Border Village")
    s.put(0, hand=["Trader"])
    s.answer("Trader", True, "Duchy", True)
    buy(s, "Border Village")
    assert s.discard(0) == ["Silver", "Silver"]
    assert s.supply["Duchy"] == 8 and s.supply["Border Village"] == 10


def test_trader__2e_a_bought_copper_is_exchanged() -> None:
    """Trader, example 1: the Copper goes back, a Silver comes into the discard pile."""
    s = table("Trader")
    s.put(0, hand=["Trader"])
    coppers = s.supply["Copper"]
    s.answer(True)
    buy(s, "Copper")
    assert s.discard(0) == ["Silver"] and s.supply["Copper"] == coppers
    assert s.supply["Silver"] == 39


def test_trader__2e_hagglers_forced_copper_becomes_a_silver() -> None:
    """Trader, example 2: Haggler, a Crossroads for $2; the Copper it forces becomes a Silver."""
    s = table("Trader", "Haggler", "Crossroads")
    s.put(0, hand=["Haggler", "Trader"])
    s.play("Haggler")
    s.answer("Haggler", "Copper", True, False)
    s.buy("Crossroads")
    assert same(s.asked[1].candidates, "Copper", "Curse")
    assert s.discard(0) == ["Crossroads", "Silver"] and s.coins == 0


def test_trader__2e_three_curses_become_three_silvers() -> None:
    """Trader, example 3: three Cauldrons and three Crossroads; each Curse is exchanged."""
    s = table("Trader", "Cauldron", "Crossroads")
    s.put(0, hand=["Cauldron"] * 3)
    s.put(1, hand=["Trader"])
    for _ in range(3):
        s.play("Cauldron")
    assert (s.coins, s.buys) == (6, 4)
    s.answer(True, True, True)
    for _ in range(3):
        s.buy("Crossroads")
    assert s.discard(1) == ["Silver"] * 3 and s.supply["Curse"] == 10


# ================================================================== Nomads
def test_nomads__gives_two_coins_as_it_is_bought() -> None:
    """Nomads bought for $4 gives +$2 at once, for a further buy."""
    s = table("Nomads")
    s.coins, s.buys = 4, 2
    s.buy("Nomads")
    assert s.coins == 2
    s.buy("Estate")
    assert same(s.discard(0), "Nomads", "Estate")


def test_nomads__gives_two_coins_as_it_is_trashed() -> None:
    """Trashing Nomads gives +$2; playing it +1 Buy and +$2."""
    s = table("Nomads", "Chapel")
    s.put(0, hand=["Chapel", "Nomads"])
    s.answer(["Nomads"])
    s.play("Chapel")
    assert s.coins == 2 and s.trash == ["Nomads"]
    s = table("Nomads")
    s.put(0, hand=["Nomads"])
    s.play("Nomads")
    assert (s.buys, s.coins) == (2, 2)


def test_nomads__is_no_use_on_another_players_turn() -> None:
    """Gained on another player's turn the +$2 helps nobody."""
    s = table("Nomads", "Weaver", "Margrave")
    s.put(0, hand=["Margrave"])
    s.put(1, hand=["Weaver", "Gold", "Gold", "Gold"])
    s.answer("Weaver", True, "one_card_up_to_4", "Nomads")
    s.play("Margrave")
    assert s.coins == 0 and s.discard(1) == ["Nomads"]
    s.end_turn()
    assert s.coins == 0


# ================================================================== Trail
@pytest.mark.parametrize("how", ["gain", "trash", "discard"])
def test_trail__may_be_played_without_an_action(how: str) -> None:
    """Gained, trashed or discarded, it may be played: it enters play and uses no Action."""
    s = table("Trail", "Chapel", "Oasis", "Workshop")
    card = {"gain": "Workshop", "trash": "Chapel", "discard": "Oasis"}[how]
    hand = [card] if how == "gain" else [card, "Trail"]
    s.put(0, hand=hand, deck=(["Copper"] if how == "discard" else []) + ["Gold"])
    s.answer(["Trail"] if how == "trash" else "Trail", True)
    s.play(card)
    assert s.in_play(0) == [card, "Trail"] and "Gold" in s.hand(0)
    assert s.actions == (2 if how == "discard" else 1)
    assert s.trash == [] and s.discard(0) == []


def test_trail__may_be_declined() -> None:
    """A gained Trail that is not played stays in the discard pile."""
    s = table("Trail")
    s.answer(False)
    buy(s, "Trail")
    assert s.discard(0) == ["Trail"] and s.in_play(0) == []


def test_trail__on_another_players_turn() -> None:
    """The +1 Action is lost; the Trail is discarded in that turn's Clean-up."""
    s = table("Trail", "Margrave")
    s.put(0, hand=["Margrave"])
    s.put(1, hand=["Trail", "Gold", "Gold", "Gold"], deck=[])
    s.put(1, deck=["Copper", "Silver"])
    s.answer(["Trail", "Copper"], True)
    s.play("Margrave")
    assert s.actions == 0 and s.in_play(1) == ["Trail"] and "Silver" in s.hand(1)
    s.end_turn()
    assert same(s.discard(1), "Copper", "Trail")


def test_trail__trashed_and_played_it_comes_back_ungained() -> None:
    """A trashed Trail played leaves the trash, is discarded in Clean-up and was not gained."""
    s = table("Trail", "Chapel", "Trader")
    s.put(0, hand=["Chapel", "Trail", "Trader"], deck=["Copper"] * 9)
    s.answer(["Trail"], True)
    s.play("Chapel")
    assert s.trash == [] and s.in_play(0) == ["Chapel", "Trail"]
    assert kinds(s) == ["trash", "may"]  # no Trader: nothing was gained
    s.end_turn()
    assert "Trail" in s.discard(0)


def test_trail__remodel_still_gains_a_gold() -> None:
    """Remodel trashes a Trail: it may be played, and a Gold ($6) is gained nevertheless."""
    s = table("Trail", "Remodel")
    s.put(0, hand=["Remodel", "Trail"], deck=["Silver"])
    s.answer(True, "Gold")
    s.play("Remodel")
    assert s.in_play(0) == ["Remodel", "Trail"] and s.hand(0) == ["Silver"]
    assert s.discard(0) == ["Gold"]


def test_trail__a_shuffle_loses_the_second() -> None:
    """Two Trails discarded; the first one's draw shuffles, the second cannot be played."""
    s = table("Trail", "Inn")
    s.put(0, hand=["Inn", "Trail", "Trail"])
    s.answer(True)
    s.play("Inn")
    assert s.in_play(0) == ["Inn", "Trail"] and s.hand(0) == ["Trail"]
    assert kinds(s) == ["may"]


def test_trail__never_in_clean_up() -> None:
    """Discarded in Clean-up, from hand or from play, it is not played again."""
    s = table("Trail")
    s.put(0, hand=["Trail", "Trail"], deck=["Copper"] * 9)
    s.play("Trail")
    s.end_turn()
    assert same(s.discard(0), "Trail", "Trail", "Copper") and not s.asked


def test_trail__in_the_buy_phase_no_actions_follow() -> None:
    """Its +1 Action does not let Actions be played in the Buy phase."""
    s = table("Trail", "Smithy")
    s.put(0, hand=["Smithy"])
    s.answer(True)
    buy(s, "Trail")
    assert s.actions == 2
    with pytest.raises(ValueError, match="buy phase"):
        s.play("Smithy")


@pytest.mark.parametrize("card", ["Trail", "Weaver"])
def test_trail__vassal_does_not_play_it_again(card: str) -> None:
    """Discarded by Vassal and played by its own ability, it is lost to Vassal."""
    s = table(card, "Vassal")
    s.put(0, hand=["Vassal"], deck=[card])
    s.answer(True, *(["two_silvers"] if card == "Weaver" else []))
    s.play("Vassal")
    assert s.in_play(0) == ["Vassal", card] and not s.unanswered
    s = table(card, "Vassal")
    s.put(0, hand=["Vassal"], deck=[card])
    s.answer(False, True, *(["two_silvers"] if card == "Weaver" else []))
    s.play("Vassal")  # declined, so that Vassal plays it
    assert s.in_play(0) == ["Vassal", card] and not s.unanswered


# ================================================================== Weaver
def test_weaver__two_silvers_or_one_card() -> None:
    """Two Silvers, or one card costing up to $4."""
    s = table("Weaver", "Remodel")
    s.put(0, hand=["Weaver"])
    s.answer("two_silvers")
    s.play("Weaver")
    assert s.discard(0) == ["Silver", "Silver"]
    s = table("Weaver", "Remodel")
    s.put(0, hand=["Weaver"])
    s.answer("one_card_up_to_4", "Remodel")
    s.play("Weaver")
    assert s.discard(0) == ["Remodel"] and "Duchy" not in s.asked[1].candidates


def test_weaver__the_single_card_may_be_a_silver() -> None:
    """The card costing up to $4 may be a Silver."""
    s = table("Weaver")
    s.put(0, hand=["Weaver"])
    s.answer("one_card_up_to_4", "Silver")
    s.play("Weaver")
    assert s.discard(0) == ["Silver"]


def test_weaver__one_silver_left() -> None:
    """With one Silver left the Silver choice brings one."""
    s = table("Weaver")
    s.set_supply("Silver", 1)
    s.put(0, hand=["Weaver"])
    s.answer("two_silvers")
    s.play("Weaver")
    assert s.discard(0) == ["Silver"]


def test_weaver__played_on_another_players_turn() -> None:
    """Discarded on another player's turn it may be played; it leaves play in that Clean-up."""
    s = table("Weaver", "Margrave")
    s.put(0, hand=["Margrave"])
    s.put(1, hand=["Weaver", "Gold", "Gold", "Gold"])
    s.answer("Weaver", True, "two_silvers")
    s.play("Margrave")
    assert s.in_play(1) == ["Weaver"]
    s.end_turn()
    assert s.in_play(1) == [] and same(s.discard(1), "Silver", "Silver", "Weaver")


def test_weaver__several_react_one_by_one() -> None:
    """Two Weavers discarded at once are played one after the other."""
    s = table("Weaver", "Inn")
    s.put(0, hand=["Inn", "Weaver", "Weaver"])
    s.answer(True, "two_silvers", True, "two_silvers")
    s.play("Inn")
    assert s.in_play(0) == ["Inn", "Weaver", "Weaver"] and s.discard(0) == ["Silver"] * 4


def test_weaver__a_shuffle_loses_the_others() -> None:
    """The first Weaver gains a Trail, whose draw shuffles the second Weaver into the deck."""
    s = table("Weaver", "Inn", "Trail")
    s.put(0, hand=["Inn", "Weaver", "Weaver"])
    s.answer(True, "one_card_up_to_4", "Trail", True)
    s.play("Inn")
    assert s.in_play(0) == ["Inn", "Weaver", "Trail"] and s.hand(0) == ["Weaver"]


def test_weaver__elder_gives_no_second_option() -> None:
    """Weaver does not say "choose one": Elder adds nothing."""
    s = table("Weaver", "Townsfolk")
    s.put(0, hand=["Elder", "Weaver"])
    s.answer("Weaver", "two_silvers")
    s.play("Elder")
    assert s.asked[-1].max == 1 and s.discard(0) == ["Silver", "Silver"]
