"""Rulings of the cards of Hinterlands, both editions, that cost $5 or $6."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from simcore.scenario import IllegalAnswer, Scenario
from tests.rulings.tables_hinterlands import buy, kinds, remodel, same, table

HAGGLERS = pytest.mark.parametrize("haggler", ["Haggler", "Haggler (1e)"])
HIGHWAYS = pytest.mark.parametrize("highway", ["Highway", "Highway (1e)"])
FARMLANDS = pytest.mark.parametrize("farmland", ["Farmland", "Farmland (1e)"])


# ================================================================== Cache
@pytest.mark.parametrize("bought", [True, False])
def test_cache__brings_two_coppers(bought: bool) -> None:
    """Bought or gained otherwise, two Coppers come with it."""
    s = table("Cache", "Remodel")
    if bought:
        buy(s, "Cache")
    else:
        remodel(s, "Silver", "Cache")
    assert s.discard(0) == ["Cache", "Copper", "Copper"]


def test_cache__playing_it_gains_nothing() -> None:
    """Played it gives $3 and no Coppers."""
    s = table("Cache")
    s.put(0, hand=["Cache"])
    s.play("Cache")
    assert s.coins == 3 and s.discard(0) == []


def test_cache__fewer_than_two_coppers() -> None:
    """With one Copper left one is gained."""
    s = table("Cache")
    s.set_supply("Copper", 1)
    buy(s, "Cache")
    assert s.discard(0) == ["Cache", "Copper"]


# ================================================================== Cartographer
@pytest.mark.parametrize("discarded", [[], ["Estate"], ["Estate", "Curse", "Copper", "Duchy"]])
def test_cartographer__discards_none_to_all(discarded: list[str]) -> None:
    """None to all four cards looked at may be discarded; the others return in any order."""
    s = table("Cartographer")
    s.put(0, hand=["Cartographer"], deck=["Gold", "Estate", "Curse", "Copper", "Duchy", "Silver"])
    rest = [card for card in ("Estate", "Curse", "Copper", "Duchy") if card not in discarded]
    s.answer(discarded, *([rest] if rest else []))
    s.play("Cartographer")
    assert s.discard(0) == discarded and s.deck(0) == [*reversed(rest), "Silver"]
    assert s.hand(0) == ["Gold"] and s.actions == 1


def test_cartographer__discards_together_then_reactions() -> None:
    """The chosen cards are discarded together; then each ability, one by one."""
    s = table("Cartographer", "Tunnel", "Weaver", "Trail")
    s.put(0, hand=["Cartographer"], deck=["Copper", "Tunnel", "Weaver", "Trail", "Estate", "Gold"])
    s.answer(["Trail", "Tunnel", "Weaver"], True, True, True, "two_silvers")
    s.play("Cartographer")
    assert [asked.subject for asked in s.asked[1:4]] == ["Trail", "Tunnel", "Weaver"]
    assert s.in_play(0) == ["Cartographer", "Trail", "Weaver"]
    assert s.discard(0) == ["Tunnel", "Gold", "Silver", "Silver"]


def test_cartographer__reactions_come_before_the_rest_is_put_back() -> None:
    """A discarded Trail draws what lay under the cards looked at, not one of them."""
    s = table("Cartographer", "Trail")
    s.put(0, hand=["Cartographer"], deck=["Copper", "Trail", "Gold", "Gold", "Gold", "Estate"])
    s.answer("Trail", True)
    s.play("Cartographer")
    assert same(s.hand(0), "Copper", "Estate") and s.deck(0) == ["Gold"] * 3


# ================================================================== Embassy
def test_embassy__may_discard_what_it_drew() -> None:
    """Five cards are drawn, then any three of the hand are discarded."""
    s = table("Embassy")
    s.put(0, hand=["Embassy", "Gold"], deck=["Estate", "Estate", "Estate", "Silver", "Silver"])
    s.answer(["Estate"] * 3)
    s.play("Embassy")
    assert same(s.hand(0), "Gold", "Silver", "Silver") and s.discard(0) == ["Estate"] * 3


def test_embassy__silvers_from_the_left() -> None:
    """The others gain Silvers from the left neighbour on, while there are any."""
    s = table("Embassy", players=3)
    s.set_supply("Silver", 1)
    buy(s, "Embassy")
    assert s.discard(1) == ["Silver"] and s.discard(2) == []


def test_embassy__any_gain_but_no_play() -> None:
    """Gained without a buy it gives Silvers too; played it does not."""
    s = table("Embassy", "Remodel")
    remodel(s, "Silver", "Embassy")
    assert s.discard(1) == ["Silver"]
    s = table("Embassy")
    s.put(0, hand=["Embassy"])
    s.play("Embassy")
    assert s.discard(1) == []


# ================================================================== Haggler
def haggle(haggler: str, *cards: str, times: int = 1) -> Scenario:
    """Player 0 has played so many Hagglers."""
    s = table(haggler, "Village", *cards)
    s.put(0, hand=[haggler] * times)
    s.actions = times
    for _ in range(times):
        s.play(haggler)
    return s


@HAGGLERS
def test_haggler__a_province_brings_a_gold(haggler: str) -> None:
    """Buying a Province may bring a Gold."""
    s = haggle(haggler)
    assert s.coins == 2
    s.answer("Gold")
    buy(s, "Province")
    assert same(s.discard(0), "Gold", "Province")


@HAGGLERS
def test_haggler__the_card_goes_to_the_discard_pile(haggler: str) -> None:
    """The extra card is gained to the discard pile."""
    s = haggle(haggler)
    s.put(0, deck=["Copper"])
    s.answer("Silver")
    buy(s, "Duchy")
    assert same(s.discard(0), "Duchy", "Silver") and s.deck(0) == ["Copper"]


@HAGGLERS
def test_haggler__the_gain_is_mandatory(haggler: str) -> None:
    """The extra card must be gained; for a Copper there is none."""
    s = haggle(haggler)
    buy(s, "Copper")
    assert s.discard(0) == ["Copper"] and not s.asked
    s.answer(None)
    with pytest.raises(IllegalAnswer):
        buy(s, "Estate")


@HAGGLERS
def test_haggler__only_bought_cards_count(haggler: str) -> None:
    """The extra card, and cards gained by other means, bring nothing more."""
    s = haggle(haggler, "Remodel")
    s.actions = 1
    remodel(s, "Silver", "Duchy")
    assert s.discard(0) == ["Duchy"]
    s.answer("Silver")
    buy(s, "Gold")
    assert same(s.discard(0), "Duchy", "Gold", "Silver")


@HAGGLERS
def test_haggler__no_combined_victory_cards(haggler: str) -> None:
    """Tunnel and other Victory cards cannot be gained; a Curse can."""
    s = haggle(haggler, "Tunnel")
    s.answer("Curse")
    buy(s, "Duchy")
    assert not {"Tunnel", "Estate"} & set(s.asked[0].candidates)
    assert same(s.discard(0), "Duchy", "Curse")


def test_haggler__1e_three_in_play_give_three_cards() -> None:
    """Haggler (1e): three in play, three extra cards per buy; none when it is not in play."""
    s = haggle("Haggler (1e)", times=3)
    s.answer("Silver", "Silver", "Silver")
    buy(s, "Gold")
    assert s.discard(0) == ["Silver"] * 3 + ["Gold"]
    s.put(0, deck=["Copper"] * 5)
    s.end_turn()
    s.end_turn()
    buy(s, "Gold")
    assert not s.unanswered and s.discard(0).count("Silver") == 3


def test_haggler__1e_throne_room_adds_nothing() -> None:
    """Haggler (1e) played twice by Throne Room is in play once: one extra card per buy."""
    s = table("Haggler (1e)", "Throne Room")
    s.put(0, hand=["Throne Room", "Haggler (1e)"])
    s.answer("Haggler (1e)", "Silver")
    s.play("Throne Room")
    assert s.coins == 4
    buy(s, "Gold")
    assert s.discard(0) == ["Silver", "Gold"]


def test_haggler__1e_the_extra_card_comes_first() -> None:
    """Haggler (1e): the extra card is gained before the bought card."""
    s = haggle("Haggler (1e)")
    s.answer("Silver")
    buy(s, "Gold")
    assert s.discard(0) == ["Silver", "Gold"]


def test_haggler__2e_every_play_counts() -> None:
    """Haggler: played once, and another twice by Throne Room: three extra cards per buy."""
    s = table("Haggler", "Throne Room")
    s.put(0, hand=["Haggler", "Throne Room", "Haggler"])
    s.actions = 2
    s.play("Haggler")
    s.answer("Haggler", "Silver", "Silver", "Silver")
    s.play("Throne Room")
    buy(s, "Gold")
    assert s.discard(0) == ["Gold"] + ["Silver"] * 3


def test_haggler__2e_each_extra_card_is_cheaper_than_the_bought_one() -> None:
    """Haggler: both extra cards are compared with the bought Gold, after it was gained."""
    s = haggle("Haggler", times=2)
    s.answer("Haggler", "Haggler")
    buy(s, "Gold")
    assert s.discard(0) == ["Gold", "Haggler", "Haggler"]


def test_haggler__2e_works_after_it_left_play() -> None:
    """Haggler: its effect lasts for the turn even if the card is not in play any more."""
    s = haggle("Haggler")
    s.put(0, in_play=[])
    s.answer("Silver")
    buy(s, "Gold")
    assert s.discard(0) == ["Gold", "Silver"]


# ================================================================== Highway
@HIGHWAYS
def test_highway__applies_to_all_cards_everywhere(highway: str) -> None:
    """Every card costs $1 less, in the Supply, in hands and in play."""
    s = table(highway, "Oasis")
    s.put(0, hand=[highway])
    s.play(highway)
    assert [s.cost(name) for name in ("Province", highway, "Oasis", "Estate")] == [7, 4, 2, 1]
    s.coins = 7
    s.buy("Province")
    assert s.coins == 0


@HIGHWAYS
def test_highway__two_reduce_by_two(highway: str) -> None:
    """Two Highways: $2 less, until the turn ends."""
    s = table(highway)
    s.put(0, hand=[highway, highway], deck=["Copper"] * 9)
    s.play(highway)
    s.play(highway)
    assert s.cost("Province") == 6 and s.actions == 1
    s.end_turn()
    assert s.cost("Province") == 8


@HIGHWAYS
def test_highway__copper_stays_at_zero(highway: str) -> None:
    """No card costs less than $0."""
    s = table(highway)
    s.put(0, hand=[highway] * 3)
    for _ in range(3):
        s.play(highway)
    assert (s.cost("Copper"), s.cost("Curse"), s.cost("Estate"), s.cost("Silver")) == (0, 0, 0, 0)


@pytest.mark.parametrize(("highway", "less"), [("Highway (1e)", 1), ("Highway", 2)])
def test_highway__throne_room(highway: str, less: int) -> None:
    """Throne Room: +2 Cards, +2 Actions, and $1 less (1e, in play once) or $2 less (2e)."""
    s = table(highway, "Throne Room")
    s.put(0, hand=["Throne Room", highway], deck=["Copper"] * 3)
    s.answer(highway)
    s.play("Throne Room")
    assert s.hand(0) == ["Copper"] * 2 and s.actions == 2
    assert s.cost("Province") == 8 - less


def test_highway__2e_lasts_without_the_card() -> None:
    """Highway: the reduction outlives the card's stay in play."""
    s = table("Highway")
    s.put(0, hand=["Highway"])
    s.play("Highway")
    s.put(0, in_play=[])
    assert s.cost("Province") == 7


# ================================================================== Ill-Gotten Gains
def test_ill_gotten_gains__the_copper_may_be_played() -> None:
    """The Copper taken into hand gives its coin in the same turn."""
    s = table("Ill-Gotten Gains")
    s.put(0, hand=["Ill-Gotten Gains"])
    s.answer(True)
    s.play("Ill-Gotten Gains")
    s.play("Copper")
    assert s.coins == 2 and s.in_play(0) == ["Ill-Gotten Gains", "Copper"]


def test_ill_gotten_gains__curses_from_the_left() -> None:
    """The Curses go to the left neighbour first; who comes too late gets none."""
    s = table("Ill-Gotten Gains", players=3)
    s.set_supply("Curse", 1)
    buy(s, "Ill-Gotten Gains")
    assert s.discard(1) == ["Curse"] and s.discard(2) == []


def test_ill_gotten_gains__any_gain_curses() -> None:
    """Gained without a buy it curses as well."""
    s = table("Ill-Gotten Gains", "Remodel")
    remodel(s, "Silver", "Ill-Gotten Gains")
    assert s.discard(1) == ["Curse"]


def test_ill_gotten_gains__is_not_an_attack() -> None:
    """Moat does not help against its Curse."""
    s = table("Ill-Gotten Gains", "Moat")
    s.put(1, hand=["Moat"])
    buy(s, "Ill-Gotten Gains")
    assert s.discard(1) == ["Curse"] and not s.asked


# ================================================================== Inn
@pytest.mark.parametrize("bought", [True, False])
def test_inn__works_for_every_gain(bought: bool) -> None:
    """Bought or gained otherwise, Actions of the discard pile may be shuffled into the deck."""
    s = table("Inn", "Remodel", "Village")
    s.put(0, discard=["Village", "Copper"])
    if bought:
        s.answer(["Village"])
        buy(s, "Inn")
    else:
        remodel(s, "Silver", "Inn", ["Village"])
    assert s.deck(0) == ["Village"] and s.discard(0) == ["Copper", "Inn"]


def test_inn__plays_as_two_cards_two_actions_two_discards() -> None:
    """Played: +2 Cards, +2 Actions, then two cards are discarded."""
    s = table("Inn")
    s.put(0, hand=["Inn", "Gold"], deck=["Estate", "Curse", "Copper"])
    s.answer(["Estate", "Curse"])
    s.play("Inn")
    assert s.hand(0) == ["Gold"] and s.discard(0) == ["Estate", "Curse"] and s.actions == 2


def test_inn__the_gained_inn_may_be_shuffled_in() -> None:
    """The Inn itself lies in the discard pile and may be chosen."""
    s = table("Inn")
    s.put(0, deck=["Copper"])
    s.answer(["Inn"])
    buy(s, "Inn")
    assert same(s.deck(0), "Inn", "Copper") and s.discard(0) == []


def test_inn__an_inn_gained_elsewhere_is_not_found() -> None:
    """Gained to the hand it is not in the discard pile and cannot be chosen."""
    s = table("Inn", "Artisan", "Village")
    s.put(0, hand=["Artisan", "Copper"], discard=["Village"])
    s.answer("Inn", ["Village"], "Copper")
    s.play("Artisan")
    assert s.asked[1].candidates == ["Village"] and s.hand(0) == ["Inn"]


def test_inn__an_empty_deck_holds_only_the_chosen_cards() -> None:
    """With an empty deck the chosen cards are the new deck."""
    s = table("Inn", "Village")
    s.put(0, discard=["Village", "Village", "Gold"])
    s.answer(["Village", "Village"])
    buy(s, "Inn")
    assert s.deck(0) == ["Village", "Village"] and s.discard(0) == ["Gold", "Inn"]


def test_inn__the_deck_is_shuffled_even_for_no_card() -> None:
    """Choosing nothing is allowed; the deck is shuffled all the same."""
    s = table("Inn")
    s.put(0, deck=["Gold", "Copper", "Estate"])
    s.answer([])
    buy(s, "Inn")
    assert s.shuffles(0) == 1 and same(s.deck(0), "Gold", "Copper", "Estate")
    assert s.discard(0) == ["Inn"]


def test_inn__the_whole_deck_is_shuffled() -> None:
    """Nobody knows where in the deck the chosen cards are: any card may come next."""
    tops = set()
    for seed in range(40):
        s = table("Inn", "Village", "Oasis", "Remodel", seed=seed)
        s.put(0, deck=["Gold", "Estate"], discard=["Village"])
        s.actions = 2
        remodel(s, "Silver", "Inn", ["Village"])
        s.put(0, hand=["Oasis"], discard=[])
        s.play("Oasis")  # draws the top card, and discards it
        tops |= set(s.discard(0))
    assert tops == {"Gold", "Estate", "Village"}


def test_inn__combined_actions_may_be_chosen_and_the_rest_stays() -> None:
    """Trail is an Action; Treasures and Victory cards stay in the discard pile."""
    s = table("Inn", "Trail", "Tunnel")
    s.put(0, discard=["Trail", "Gold", "Tunnel"])
    s.answer(["Trail"])
    buy(s, "Inn")
    assert same(s.asked[0].candidates, "Trail", "Inn")
    assert s.deck(0) == ["Trail"] and s.discard(0) == ["Gold", "Tunnel", "Inn"]


# ================================================================== Mandarin
def test_mandarin__empty_hand() -> None:
    """With an empty hand no card is put onto the deck; otherwise one must be."""
    s = table("Mandarin")
    s.put(0, hand=["Mandarin"], deck=["Copper"])
    s.play("Mandarin")
    assert s.coins == 3 and s.deck(0) == ["Copper"]
    s = table("Mandarin")
    s.put(0, hand=["Mandarin", "Gold", "Estate"])
    s.answer("Estate")
    s.play("Mandarin")
    assert s.deck(0) == ["Estate"] and s.hand(0) == ["Gold"]


def test_mandarin__all_treasures_go_onto_the_deck() -> None:
    """Every Treasure in play is put onto the deck, in an order of choice; Actions stay."""
    s = table("Mandarin", "Village")
    s.put(0, hand=["Village", "Gold", "Silver", "Copper"])
    for card in ("Village", "Gold", "Silver", "Copper"):
        s.play(card)
    s.answer(["Copper", "Gold", "Silver"])
    buy(s, "Mandarin")
    assert s.deck(0) == ["Silver", "Gold", "Copper"] and s.in_play(0) == ["Village"]


def test_mandarin__the_coins_remain() -> None:
    """What the Treasures gave can still be spent."""
    s = table("Mandarin")
    s.put(0, hand=["Gold", "Gold"])
    s.buys = 2
    s.play("Gold")
    s.play("Gold")
    s.buy("Mandarin")
    assert s.coins == 1 and s.deck(0) == ["Gold", "Gold"]


def test_mandarin__four_golds() -> None:
    """4 Golds and an extra Buy: Mandarin for $5, 4 Golds onto the deck, $7 left."""
    s = table("Mandarin")
    s.put(0, hand=["Gold"] * 4)
    s.buys = 2
    for _ in range(4):
        s.play("Gold")
    s.buy("Mandarin")
    assert s.coins == 7 and s.deck(0) == ["Gold"] * 4 and s.in_play(0) == []


def test_mandarin__treasures_in_hand_stay() -> None:
    """Treasures that were not played stay in hand."""
    s = table("Mandarin")
    s.put(0, hand=["Gold", "Silver"])
    s.play("Gold")
    buy(s, "Mandarin")
    assert s.hand(0) == ["Silver"] and s.deck(0) == ["Gold"]


# ================================================================== Margrave
def test_margrave__drawing_is_mandatory() -> None:
    """Every victim draws a card first."""
    s = table("Margrave")
    s.put(0, hand=["Margrave"], deck=["Gold"] * 3)
    s.put(1, hand=["Copper"], deck=["Curse"])
    s.play("Margrave")
    assert same(s.hand(1), "Copper", "Curse") and s.hand(0) == ["Gold"] * 3 and s.buys == 2


def test_margrave__three_cards_are_kept() -> None:
    """With 3 or fewer cards after drawing nothing is discarded."""
    s = table("Margrave")
    s.put(0, hand=["Margrave"])
    s.put(1, hand=["Copper", "Estate"], deck=["Gold"])
    s.play("Margrave")
    assert len(s.hand(1)) == 3 and s.discard(1) == [] and not s.asked


def test_margrave__a_hand_of_five_loses_three() -> None:
    """Hand 5: draw 1 is 6, discard 3."""
    s = table("Margrave")
    s.put(0, hand=["Margrave"])
    s.put(1, hand=["Copper", "Copper", "Estate", "Estate", "Gold"], deck=["Silver"])
    s.answer(["Estate", "Estate", "Copper"])
    s.play("Margrave")
    assert same(s.hand(1), "Copper", "Gold", "Silver") and len(s.discard(1)) == 3


def test_margrave__from_the_left() -> None:
    """The victims draw and discard one after the other, from the left."""
    s = table("Margrave", players=3)
    s.put(0, hand=["Margrave"])
    for p in (1, 2):
        s.put(p, hand=["Copper", "Copper", "Estate", "Gold"])
    s.answer("Estate", "Copper")
    s.play("Margrave")
    assert [asked.player for asked in s.asked] == [1, 2]
    assert s.discard(1) == ["Estate"] and s.discard(2) == ["Copper"]


# ================================================================== Stables
def test_stables__without_discarding_nothing() -> None:
    """Declined, or without a Treasure, nothing happens."""
    s = table("Stables")
    s.put(0, hand=["Stables", "Copper"], deck=["Gold"] * 3)
    s.answer(None)
    s.play("Stables")
    assert s.hand(0) == ["Copper"] and s.actions == 0


@pytest.mark.parametrize("treasure", ["Copper", "Fool's Gold"])
def test_stables__any_treasure(treasure: str) -> None:
    """Any Treasure, a combined one too, buys +3 Cards and +1 Action."""
    s = table("Stables", "Fool's Gold")
    s.put(0, hand=["Stables", treasure], deck=["Silver"] * 4)
    s.answer(treasure)
    s.play("Stables")
    assert s.hand(0) == ["Silver"] * 3 and s.discard(0) == [treasure] and s.actions == 1


def test_stables__the_discarded_treasure_may_be_drawn() -> None:
    """A shuffle needed for the draw includes the Treasure just discarded."""
    s = table("Stables")
    s.put(0, hand=["Stables", "Gold"])
    s.answer("Gold")
    s.play("Stables")
    assert s.hand(0) == ["Gold"]


# ================================================================== Berserker
def test_berserker__bought_with_an_action_in_play() -> None:
    """It comes into play, gains a card costing up to $4 and attacks."""
    s = table("Berserker", "Village", "Remodel")
    s.put(0, hand=["Village"])
    s.put(1, hand=["Copper", "Copper", "Copper", "Estate", "Estate"])
    s.play("Village")
    s.answer("Remodel", ["Estate", "Estate"])
    buy(s, "Berserker")
    assert "Duchy" not in s.asked[0].candidates
    assert s.in_play(0) == ["Village", "Berserker"] and s.discard(0) == ["Remodel"]
    assert s.hand(1) == ["Copper"] * 3


def test_berserker__without_an_action_in_play() -> None:
    """Treasures in play do not help: it stays where it was gained."""
    s = table("Berserker")
    s.put(0, hand=["Gold"])
    s.play("Gold")
    buy(s, "Berserker")
    assert s.discard(0) == ["Berserker"] and s.in_play(0) == ["Gold"] and not s.asked


def test_berserker__reactions_to_the_play_by_gaining() -> None:
    """Moat and Guard Dog react to the Berserker played as it was gained."""
    s = table("Berserker", "Village", "Moat", "Guard Dog", players=3)
    s.put(0, hand=["Village"])
    s.put(1, hand=["Moat"] + ["Copper"] * 4)
    s.put(2, hand=["Guard Dog"] + ["Gold"] * 3, deck=["Estate"] * 4)
    s.play("Village")
    s.answer(True, True, "Silver", ["Estate"] * 4)
    buy(s, "Berserker")
    assert len(s.hand(1)) == 5 and s.hand(2) == ["Gold"] * 3


@HIGHWAYS
def test_berserker__costing_nothing_it_gains_nothing(highway: str) -> None:
    """With five Highways Berserker costs $0: there is nothing cheaper."""
    s = table("Berserker", highway)
    s.put(0, hand=[highway] * 5 + ["Berserker"])
    for _ in range(5):
        s.play(highway)
    s.play("Berserker")
    assert s.discard(0) == [] and not s.asked


def test_berserker__a_duration_of_an_earlier_turn_is_enough() -> None:
    """A Duration still in play counts as an Action in play."""
    s = table("Berserker", "Caravan")
    s.put(0, hand=["Caravan"], deck=["Copper"] * 20)
    s.play("Caravan")
    s.end_turn()
    s.end_turn()
    s.answer("Silver")
    buy(s, "Berserker")
    assert s.in_play(0) == ["Caravan", "Berserker"]


def test_berserker__an_exchanged_one_is_not_played() -> None:
    """Exchanged by Trader before, it is not played."""
    s = table("Berserker", "Village", "Trader")
    s.put(0, hand=["Village", "Trader"])
    s.play("Village")
    s.answer("Trader", True)
    buy(s, "Berserker")
    assert s.in_play(0) == ["Village"] and s.discard(0) == ["Silver"]


def test_berserker__gained_on_another_players_turn() -> None:
    """With an own Action in play it is played then, and discarded in that turn's Clean-up."""
    s = table("Berserker", "Margrave", "Weaver", "Highway")
    s.put(0, hand=["Highway", "Margrave"] + ["Copper"] * 5)
    s.put(1, hand=["Weaver", "Gold", "Gold", "Gold"])
    s.play("Highway")
    # The Weaver is the Action in play; Berserker costs $4 and gains a card costing up to $3.
    s.answer("Weaver", True, "one_card_up_to_4", "Berserker", "Silver", ["Copper", "Copper"])
    s.play("Margrave")
    assert s.in_play(1) == ["Weaver", "Berserker"] and s.discard(1) == ["Silver"]
    assert s.hand(0) == ["Copper"] * 3
    s.end_turn()
    assert s.in_play(1) == []


# ================================================================== Cauldron
def cauldrons(*before: str, times: int = 1) -> Scenario:
    """Player 0 gains some cards by Workshops, then plays Cauldrons."""
    s = table("Cauldron", "Workshop", "Crossroads", "Moat", "Village")
    s.put(0, hand=["Workshop"] * len(before) + ["Cauldron"] * times)
    s.actions = len(before)
    for card in before:
        s.answer(card)
        s.play("Workshop")
    for _ in range(times):
        s.play("Cauldron")
    return s


def test_cauldron__counts_gains_before_it_was_played() -> None:
    """One Action gained before and two after playing Cauldron make three."""
    s = cauldrons("Village")
    buy(s, "Crossroads")
    assert s.discard(1) == []
    buy(s, "Crossroads")
    assert s.discard(1) == ["Curse"]


def test_cauldron__three_before_are_too_many() -> None:
    """Three Actions gained before it was played: no Curse any more."""
    s = cauldrons("Village", "Village", "Village")
    buy(s, "Crossroads", "Crossroads", "Crossroads")
    assert s.discard(1) == []


def test_cauldron__two_before_and_the_third_after() -> None:
    """Two gained before and the third after playing it: a Curse."""
    s = cauldrons("Village", "Village")
    buy(s, "Crossroads")
    assert s.discard(1) == ["Curse"]


def test_cauldron__only_the_third_action_counts() -> None:
    """Other cards do not count, and the fourth Action has no effect."""
    s = cauldrons("Village", "Silver")
    buy(s, "Copper", "Crossroads")
    assert s.discard(1) == []
    buy(s, "Crossroads", "Crossroads", "Crossroads")
    assert s.discard(1) == ["Curse"]


def test_cauldron__three_of_them_three_curses() -> None:
    """Three Cauldrons give three Curses at the third Action gain."""
    s = cauldrons(times=3)
    buy(s, "Crossroads", "Crossroads")
    assert s.discard(1) == []
    buy(s, "Crossroads")
    assert s.discard(1) == ["Curse"] * 3


def test_cauldron__reactions_when_it_is_played() -> None:
    """Moat is shown as Cauldron is played, in the Buy phase, or not at all."""
    s = table("Cauldron", "Crossroads", "Moat")
    s.put(0, hand=["Cauldron"])
    s.put(1, hand=["Moat"])
    s.answer(False)
    s.play("Cauldron")
    assert s.phase == "buy" and kinds(s) == ["may"]
    buy(s, "Crossroads", "Crossroads", "Crossroads")
    assert s.discard(1) == ["Curse"] and kinds(s) == ["may"]


def test_cauldron__three_pay_for_three_crossroads() -> None:
    """3 Cauldrons: $6 and +3 Buys, enough for 3 Crossroads at $2."""
    s = cauldrons(times=3)
    assert (s.coins, s.buys) == (6, 4)
    for _ in range(3):
        s.buy("Crossroads")
    assert (s.coins, s.buys) == (0, 1) and s.discard(1) == ["Curse"] * 3


# ================================================================== Souk
@pytest.mark.parametrize(("before", "others", "after"), [(0, 3, 4), (2, 9, 0), (1, 12, 0)])
def test_souk__seven_coins_less_the_hand(before: int, others: int, after: int) -> None:
    """3 cards: +$4. $2 and 9 cards: 2 + 7 - 9 = $0. $1 and 12 cards: $0, never less."""
    s = table("Souk")
    s.put(0, hand=["Souk"] + ["Copper"] * others)
    s.coins = before
    s.play("Souk")
    assert (s.coins, s.buys) == (after, 2)


def test_souk__earlier_coins_can_be_lost() -> None:
    """$2 before and 9 cards in hand: all $9 are lost."""
    s = table("Souk", "Oasis")
    s.put(0, hand=["Souk"] + ["Copper"] * 9)
    s.coins = 2
    s.play("Souk")
    assert s.coins == 0


def test_souk__never_below_zero() -> None:
    """$1 before and 12 cards in hand: $0, and later coins count in full."""
    s = table("Souk")
    s.put(0, hand=["Souk"] + ["Copper"] * 12)
    s.coins = 1
    s.play("Souk")
    s.play("Copper")
    assert s.coins == 1


def test_souk__does_not_count_itself() -> None:
    """Souk is in play, not in hand: alone it gives $7."""
    s = table("Souk")
    s.put(0, hand=["Souk"])
    s.play("Souk")
    assert s.coins == 7


@pytest.mark.parametrize("trashed", [[], ["Estate"], ["Estate", "Copper"]])
def test_souk__trashes_up_to_two_as_it_is_gained(trashed: list[str]) -> None:
    """None, one or two hand cards may be trashed."""
    s = table("Souk")
    s.put(0, hand=["Estate", "Copper", "Gold"])
    s.answer(trashed)
    buy(s, "Souk")
    assert same(s.trash, *trashed) and (s.asked[0].min, s.asked[0].max) == (0, 2)


# ================================================================== Wheelwright
def test_wheelwright__any_card_for_an_action() -> None:
    """Any card may be discarded; only an Action card may be gained."""
    s = table("Wheelwright", "Oasis", "Village")
    s.put(0, hand=["Wheelwright", "Silver"], deck=["Copper"])
    s.answer("Silver", "Oasis")
    s.play("Wheelwright")
    assert same(s.asked[1].candidates, "Oasis", "Village")
    assert s.discard(0) == ["Silver", "Oasis"] and s.actions == 1


def test_wheelwright__a_copy_of_the_discarded_action() -> None:
    """A discarded Action allows a copy of it."""
    s = table("Wheelwright", "Oasis", "Village")
    s.put(0, hand=["Wheelwright", "Oasis"])
    s.answer("Oasis", "Oasis")
    s.play("Wheelwright")
    assert s.discard(0) == ["Oasis", "Oasis"]


def test_wheelwright__the_gain_is_mandatory_the_discard_is_not() -> None:
    """Nothing has to be discarded; after a discard an Action must be gained if there is one."""
    s = table("Wheelwright", "Oasis", "Village")
    s.put(0, hand=["Wheelwright", "Silver"])
    s.answer(None)
    s.play("Wheelwright")
    assert s.hand(0) == ["Silver"] and s.discard(0) == []
    s = table("Wheelwright", "Oasis", "Village")
    s.put(0, hand=["Wheelwright", "Silver"])
    s.answer("Silver", None)
    with pytest.raises(IllegalAnswer):
        s.play("Wheelwright")


def test_wheelwright__a_province_brings_any_action_up_to_8() -> None:
    """A discarded Province allows an Action costing up to $8."""
    s = table("Wheelwright", "Border Village")
    s.put(0, hand=["Wheelwright", "Province"])
    s.answer("Province", "Border Village", "Duchy")
    s.play("Wheelwright")
    assert s.discard(0) == ["Province", "Border Village", "Duchy"]


def test_wheelwright__reactions_come_before_the_gain() -> None:
    """A discarded Trail is played first; then the Action is gained all the same."""
    s = table("Wheelwright", "Trail", "Village")
    s.put(0, hand=["Wheelwright", "Trail"])
    s.answer("Trail", True, "Village")
    s.play("Wheelwright")
    assert s.in_play(0) == ["Wheelwright", "Trail"] and s.discard(0) == ["Village"]


# ================================================================== Witch's Hut
def hut(
    *discarded: str, answers: Iterable[object] = (), deck: Iterable[str] = ("Copper",) * 4
) -> Scenario:
    """Player 0 plays Witch's Hut, draws 4 Coppers and discards these cards."""
    s = table("Witch's Hut", "Village", "Trail", "Weaver", "Moat", players=3)
    s.put(0, hand=["Witch's Hut", *discarded], deck=deck)
    s.answer(list(discarded), *answers)
    s.play("Witch's Hut")
    return s


def test_witchs_hut__the_discarded_cards_are_revealed() -> None:
    """Both cards are shown even if they are not both Actions."""
    s = hut("Village", "Copper")
    trace = s._table.trace()
    shown = [s._table.names[row[2]] for row in trace if row[0] == 10 and row[1] == 0]
    assert same(shown, "Village", "Copper")


def test_witchs_hut__combined_actions_count() -> None:
    """Trail and Weaver are Actions: everybody else gains a Curse."""
    s = hut("Trail", "Weaver", answers=[False, False])
    assert s.discard(1) == s.discard(2) == ["Curse"]


def test_witchs_hut__one_action_is_not_enough() -> None:
    """One Action and another card: no Curses."""
    s = hut("Village", "Copper")
    assert s.discard(1) == s.discard(2) == []


def test_witchs_hut__curses_from_the_left() -> None:
    """With one Curse left the left neighbour gets it."""
    s = table("Witch's Hut", "Village", players=3)
    s.set_supply("Curse", 1)
    s.put(0, hand=["Witch's Hut", "Village", "Village"])
    s.play("Witch's Hut")
    assert s.discard(1) == ["Curse"] and s.discard(2) == []


def test_witchs_hut__a_single_discarded_action_curses_nobody() -> None:
    """With one card in hand that one is discarded, and nobody is cursed."""
    s = table("Witch's Hut", "Village")
    s.put(0, hand=["Witch's Hut", "Village"])
    s.play("Witch's Hut")
    assert s.discard(0) == ["Village"] and s.discard(1) == []


def test_witchs_hut__reactions_come_before_the_curses() -> None:
    """Trail and Weaver are played first, and still count as discarded Actions."""
    s = hut("Trail", "Weaver", answers=[True, True, "two_silvers"], deck=["Copper"] * 5)
    assert s.in_play(0) == ["Witch's Hut", "Trail", "Weaver"]
    assert s.discard(1) == s.discard(2) == ["Curse"]


# ================================================================== Border Village
@pytest.mark.parametrize("bought", [True, False])
def test_border_village__works_for_every_gain(bought: bool) -> None:
    """Bought or gained otherwise, a cheaper card comes along."""
    s = table("Border Village", "Remodel")
    if bought:
        s.answer("Duchy")
        buy(s, "Border Village")
    else:
        remodel(s, "Duchy", "Border Village", "Duchy")
    assert s.discard(0) == ["Border Village", "Duchy"]


def test_border_village__played_it_gains_nothing() -> None:
    """Playing it gives +1 Card and +2 Actions only."""
    s = table("Border Village")
    s.put(0, hand=["Border Village"], deck=["Copper", "Copper"])
    s.play("Border Village")
    assert (s.hand(0), s.actions, s.discard(0)) == (["Copper"], 2, [])


def test_border_village__a_card_up_to_5() -> None:
    """Anything that costs less than $6, such as a Duchy, and nothing that costs $6."""
    s = table("Border Village")
    s.answer("Duchy")
    buy(s, "Border Village")
    assert same(s.asked[0].candidates, "Copper", "Curse", "Estate", "Silver", "Duchy")


@HIGHWAYS
def test_border_village__with_highway_up_to_4(highway: str) -> None:
    """With a Highway it costs $5; the other card costs at most $4, as costs are then."""
    s = table("Border Village", highway, "Souk")
    s.put(0, hand=[highway])
    s.play(highway)
    assert s.cost("Border Village") == 5
    s.answer("Duchy")
    buy(s, "Border Village")
    assert "Duchy" in s.asked[0].candidates and "Gold" not in s.asked[0].candidates


def test_border_village__the_second_card_acts_too() -> None:
    """The Souk it gains lets cards be trashed."""
    s = table("Border Village", "Souk")
    s.put(0, hand=["Curse", "Estate"])
    s.answer("Souk", ["Curse", "Estate"])
    buy(s, "Border Village")
    assert same(s.trash, "Curse", "Estate")


# ================================================================== Farmland
@FARMLANDS
def test_farmland__empty_hand(farmland: str) -> None:
    """With an empty hand nothing is trashed or gained; it scores 2."""
    s = table(farmland)
    buy(s, farmland)
    assert s.discard(0) == [farmland] and s.trash == [] and s.vp(0) == 2


@FARMLANDS
def test_farmland__no_card_at_exactly_two_more(farmland: str) -> None:
    """Nothing costs exactly $2 more: the card is trashed for nothing."""
    s = table(farmland)
    s.put(0, hand=["Province"])
    buy(s, farmland)
    assert s.trash == ["Province"] and s.discard(0) == [farmland]


def test_farmland__1e_gained_without_a_buy_it_does_nothing() -> None:
    """Farmland (1e) works only when it is bought."""
    s = table("Farmland (1e)", "Remodel")
    s.put(0, hand=["Gold"])
    remodel(s, "Duchy", "Farmland (1e)")
    assert s.trash == ["Duchy"] and s.discard(0) == ["Farmland (1e)"] and s.hand(0) == ["Gold"]


def test_farmland__1e_acts_before_it_is_gained() -> None:
    """Farmland (1e): trash and gain, then Farmland itself."""
    s = table("Farmland (1e)")
    s.put(0, hand=["Silver"])
    buy(s, "Farmland (1e)")
    assert s.discard(0) == ["Duchy", "Farmland (1e)"] and s.trash == ["Silver"]


def test_farmland__1e_may_gain_another_farmland() -> None:
    """Farmland (1e): a $4 card may become another Farmland, which does nothing further."""
    s = table("Farmland (1e)", "Remodel")
    s.put(0, hand=["Remodel", "Estate"])
    s.answer("Remodel", "Farmland (1e)")
    buy(s, "Farmland (1e)")
    assert s.discard(0) == ["Farmland (1e)", "Farmland (1e)"] and s.hand(0) == ["Estate"]


def test_farmland__2e_works_for_any_gain() -> None:
    """Farmland gained by Remodel turns a Gold into a Province."""
    s = table("Farmland", "Remodel")
    s.put(0, hand=["Gold"])
    remodel(s, "Duchy", "Farmland")
    assert s.discard(0) == ["Farmland", "Province"] and same(s.trash, "Duchy", "Gold")


def test_farmland__2e_cannot_gain_a_farmland() -> None:
    """Farmland: a $4 card may become a Gold, never a Farmland."""
    s = table("Farmland", "Remodel", "Border Village")
    s.put(0, hand=["Remodel"])
    s.answer("Gold")
    buy(s, "Farmland")
    assert same(s.asked[0].candidates, "Gold", "Border Village")


@FARMLANDS
def test_farmland__gold_becomes_a_province(farmland: str) -> None:
    """A trashed Gold ($6) brings a Province ($8)."""
    s = table(farmland)
    s.put(0, hand=["Gold"])
    buy(s, farmland)
    assert same(s.discard(0), "Province", farmland)
