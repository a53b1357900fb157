"""Rules that Hinterlands brings: when-gain, when-discard, Reactions, costs."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.rulings.tables_hinterlands import buy, kinds, remodel, same, table
from tests.rulings.tables_seaside import T_LOOK, T_REVEAL, shown

HIGHWAYS = pytest.mark.parametrize("highway", ["Highway", "Highway (1e)"])
TRADERS = pytest.mark.parametrize("trader", ["Trader", "Trader (1e)"])


# ================================================================== rules
def test_rule_pile_sizes__8_victory_cards_for_two_players_12_for_more() -> None:
    """Victory Kingdom piles hold 8 cards with two players and 12 with three; others hold 10."""
    for players, size in ((2, 8), (3, 12)):
        s = table("Farmland", "Tunnel", "Silk Road", "Oasis", players=players)
        assert [s.supply[name] for name in ("Farmland", "Tunnel", "Silk Road")] == [size] * 3
        assert s.supply["Oasis"] == 10


@pytest.mark.parametrize("treasure", ["Fool's Gold", "Ill-Gotten Gains", "Cache", "Cauldron"])
def test_rule_treasures_with_text__are_played_in_the_buy_phase(treasure: str) -> None:
    """Treasures with instructions are played in the Buy phase and use no Action."""
    s = table(treasure)
    s.put(0, hand=[treasure])
    s.answer(*([False] if treasure == "Ill-Gotten Gains" else []))
    s.play(treasure)
    assert s.phase == "buy" and s.actions == 1
    assert s.coins == {"Fool's Gold": 1, "Ill-Gotten Gains": 1, "Cache": 3, "Cauldron": 2}[treasure]


def test_rule_treasures_before_buys__a_treasure_drawn_by_a_bought_trail_is_too_late() -> None:
    """After the first buy no Treasure can be played, not even one drawn by the Trail bought."""
    s = table("Trail")
    s.put(0, deck=["Gold"])
    s.answer(True)
    buy(s, "Trail")
    assert s.hand(0) == ["Gold"]
    with pytest.raises(ValueError, match="after a buy"):
        s.play("Gold")


def test_rule_combined_types__a_card_counts_as_each_of_its_types() -> None:
    """Tunnel is a Victory card for Crossroads; Fool's Gold is a Treasure for Stables."""
    s = table("Tunnel", "Crossroads", "Fool's Gold", "Stables")
    s.put(0, hand=["Crossroads", "Stables", "Tunnel", "Fool's Gold"], deck=["Silver"] * 5)
    s.play("Crossroads")
    assert s.hand(0).count("Silver") == 1
    s.answer("Fool's Gold")
    s.play("Stables")
    assert s.discard(0) == ["Fool's Gold"] and s.hand(0).count("Silver") == 4


def test_rule_in_play__a_revealed_trader_is_not_in_play() -> None:
    """A Reaction that is only shown stays in hand and is not in play."""
    s = table("Trader")
    s.put(0, hand=["Trader"])
    s.answer(True)
    buy(s, "Copper")
    assert s.in_play(0) == [] and s.hand(0) == ["Trader"]


def test_rule_in_play__cards_played_as_reactions_leave_play_as_that_turn_ends() -> None:
    """Guard Dog, Trail and Weaver played on another turn are in play until its Clean-up."""
    s = table("Guard Dog", "Trail", "Weaver", "Margrave")
    s.put(0, hand=["Margrave"])
    s.put(1, hand=["Guard Dog", "Trail", "Weaver", "Gold", "Gold", "Gold"], deck=["Copper"] * 5)
    s.answer(True)  # Guard Dog: 5 others, draws 2, then 7 are too many
    s.answer(["Trail", "Weaver", "Copper", "Copper", "Copper"])  # 8 cards, 3 are kept
    s.answer(True, True, "two_silvers")
    s.play("Margrave")
    assert s.in_play(1) == ["Guard Dog", "Trail", "Weaver"]
    s.end_turn()
    assert s.in_play(1) == []
    assert Counter(s.discard(1))["Weaver"] == Counter(s.discard(1))["Trail"] == 1


def test_rule_when_gain__border_village_gains_a_souk_which_trashes() -> None:
    """A gained Border Village gains a Souk, and the Souk's own ability follows at once."""
    s = table("Border Village", "Souk")
    s.put(0, hand=["Estate", "Copper", "Gold"])
    s.answer("Souk", ["Estate", "Copper"])
    buy(s, "Border Village")
    assert same(s.discard(0), "Border Village", "Souk") and s.hand(0) == ["Gold"]


def test_rule_when_gain__haggler_looks_only_at_the_bought_card() -> None:
    """Haggler adds a card for the bought Border Village, none for the Duchy and Haggler gained."""
    s = table("Border Village", "Haggler")
    s.put(0, hand=["Haggler"])
    s.play("Haggler")
    s.answer("Border Village", "Duchy", "Haggler")
    buy(s, "Border Village")
    assert s.discard(0) == ["Border Village", "Duchy", "Haggler"]
    assert not s.unanswered


def test_rule_when_gain__playing_border_village_gains_nothing() -> None:
    """A when-gain ability does nothing when the card is played."""
    s = table("Border Village")
    s.put(0, hand=["Border Village"], deck=["Copper", "Silver"])
    s.play("Border Village")
    assert s.hand(0) == ["Copper"] and s.actions == 2 and s.discard(0) == [] and not s.asked


def test_rule_when_buy_1e__farmland_acts_before_it_is_gained() -> None:
    """Farmland (1e): first a hand card is turned into one costing $2 more, then Farmland comes."""
    s = table("Farmland (1e)")
    s.put(0, hand=["Gold"])
    buy(s, "Farmland (1e)")
    assert s.trash == ["Gold"] and s.discard(0) == ["Province", "Farmland (1e)"]


def test_rule_when_buy_1e__haggler_gains_before_the_bought_card() -> None:
    """Haggler (1e): a Province is bought, the Gold comes first."""
    s = table("Haggler (1e)")
    s.put(0, hand=["Haggler (1e)"])
    s.play("Haggler (1e)")
    s.answer("Gold")
    buy(s, "Province")
    assert s.discard(0) == ["Gold", "Province"]


def test_rule_when_buy_1e__a_replaced_farmland_still_acts() -> None:
    """Farmland (1e) is bought and replaced by Trader (1e): trash and gain happen, then a Silver."""
    s = table("Farmland (1e)", "Trader (1e)")
    s.put(0, hand=["Trader (1e)", "Gold"])
    s.answer("Gold", False, True)  # the Province is taken, the Farmland is not
    buy(s, "Farmland (1e)")
    assert s.discard(0) == ["Province", "Silver"] and s.supply["Farmland (1e)"] == 8


def test_rule_when_buy_2e__the_province_comes_before_hagglers_gold() -> None:
    """Haggler: the bought Province is gained first, then the Gold."""
    s = table("Haggler")
    s.put(0, hand=["Haggler"])
    s.play("Haggler")
    s.answer("Gold")
    buy(s, "Province")
    assert s.discard(0) == ["Province", "Gold"]


def test_rule_when_buy_2e__farmland_is_too_dear_for_border_village() -> None:
    """Border Village cannot bring a Farmland, which costs as much; other gains set it off."""
    s = table("Farmland", "Border Village", "Remodel")
    s.answer("Duchy")
    buy(s, "Border Village")
    assert "Farmland" not in s.asked[0].candidates
    s = table("Farmland", "Remodel")
    s.put(0, hand=["Duchy"])
    remodel(s, "Duchy", "Farmland")
    assert s.trash == ["Duchy", "Duchy"] and s.discard(0) == ["Farmland"]


def test_rule_instead_trader__nobody_is_cursed_by_replaced_gains() -> None:
    """Ill-Gotten Gains replaced by Trader (1e) is not gained: nobody gets a Curse."""
    s = table("Ill-Gotten Gains", "Trader (1e)")
    s.put(0, hand=["Trader (1e)"])
    s.answer(True)
    buy(s, "Ill-Gotten Gains")
    assert s.discard(0) == ["Silver"] and s.discard(1) == []


def test_rule_instead_trader__an_exchanged_border_village_still_gains() -> None:
    """Border Village exchanged by Trader was gained: its ability still brings a cheaper card."""
    s = table("Border Village", "Trader")
    s.put(0, hand=["Trader"])
    s.answer("Trader", True, "Duchy", False)
    buy(s, "Border Village")
    assert s.discard(0) == ["Silver", "Duchy"] and s.supply["Border Village"] == 10


@pytest.mark.parametrize("first", ["Souk", "Haggler"])
def test_rule_simultaneous__the_buyer_orders_souk_and_haggler(first: str) -> None:
    """Souk's trashing and Haggler's gain come in the order the buyer likes."""
    s = table("Souk", "Haggler", "Moat")
    s.put(0, hand=["Haggler", "Estate"])
    s.play("Haggler")
    answers = [["Estate"], "Moat"]
    s.answer(first, *(answers if first == "Souk" else reversed(answers)))
    buy(s, "Souk")
    assert kinds(s) == (
        ["trigger", "trash", "gain"] if first == "Souk" else ["trigger", "gain", "trash"]
    )
    assert s.discard(0) == ["Souk", "Moat"] and s.trash == ["Estate"]


def test_rule_simultaneous__players_react_in_turn_order() -> None:
    """A Province is gained: its gainer first, then the Fool's Golds of the others, clockwise."""
    s = table("Fool's Gold", "Trader", players=3)
    s.put(0, hand=["Trader"])
    s.put(1, hand=["Fool's Gold"])
    s.put(2, hand=["Fool's Gold"])
    s.answer(False, True, True)
    buy(s, "Province")
    assert [asked.player for asked in s.asked] == [0, 1, 2]
    assert s.deck(1) == s.deck(2) == ["Gold"]


def test_rule_when_discard__on_the_own_turn() -> None:
    """A Tunnel discarded to Oasis may bring a Gold."""
    s = table("Tunnel", "Oasis")
    s.put(0, hand=["Oasis", "Tunnel"])
    s.answer(True)
    s.play("Oasis")
    assert s.discard(0) == ["Tunnel", "Gold"]


def test_rule_when_discard__on_another_players_turn() -> None:
    """A Weaver discarded to Margrave may be played."""
    s = table("Weaver", "Margrave")
    s.put(0, hand=["Margrave"])
    s.put(1, hand=["Weaver", "Gold", "Gold", "Gold"])
    s.answer("Weaver", True, "two_silvers")
    s.play("Margrave")
    assert s.in_play(1) == ["Weaver"] and s.discard(1) == ["Silver", "Silver"]


def test_rule_when_discard__from_the_deck() -> None:
    """A Trail discarded by Cartographer may be played."""
    s = table("Trail", "Cartographer")
    s.put(0, hand=["Cartographer"], deck=["Copper", "Trail", "Estate", "Estate", "Estate", "Gold"])
    s.answer("Trail", True)
    s.play("Cartographer")
    assert s.in_play(0) == ["Cartographer", "Trail"] and same(s.hand(0), "Copper", "Gold")
    assert s.deck(0) == ["Estate"] * 3


def test_rule_when_discard__what_was_set_aside() -> None:
    """Library lays a Weaver aside and discards it in the end: it may be played. Grotto discards
    a Tunnel that lay on it: it may bring a Gold."""
    s = table("Library", "Weaver")
    s.put(0, hand=["Library"], deck=["Weaver", *["Copper"] * 7])
    s.answer(True, True, "two_silvers")
    s.play("Library")
    assert s.in_play(0) == ["Library", "Weaver"] and s.discard(0) == ["Silver", "Silver"]
    s = table("Grotto", "Tunnel")
    s.put(0, hand=["Grotto", "Tunnel"], deck=["Copper"] * 12)
    s.answer(["Tunnel"])
    s.play("Grotto")
    s.end_turn()
    s.answer(True)
    s.end_turn()
    assert same(s.discard(0), "Tunnel", "Gold")


def test_rule_when_discard__once_per_discard() -> None:
    """A Tunnel discarded once is shown once, for one Gold."""
    s = table("Tunnel", "Oasis")
    s.put(0, hand=["Oasis", "Tunnel"])
    s.answer(True)
    s.play("Oasis")
    assert kinds(s) == ["may"] and s.supply["Gold"] == 29


def test_rule_when_discard__moving_the_deck_is_not_discarding() -> None:
    """Chancellor puts the deck into the discard pile: no Tunnel or Trail reacts."""
    s = table("Tunnel", "Trail", "Chancellor")
    s.put(0, hand=["Chancellor"], deck=["Tunnel", "Trail"])
    s.answer(True)
    s.play("Chancellor")
    assert same(s.discard(0), "Tunnel", "Trail") and kinds(s) == ["may"]


def test_rule_when_discard__not_in_clean_up() -> None:
    """Tunnel, Trail and Weaver discarded from hand in Clean-up do nothing."""
    s = table("Tunnel", "Trail", "Weaver")
    s.put(0, hand=["Tunnel", "Trail", "Weaver"], deck=["Copper"] * 5)
    s.end_turn()
    assert same(s.discard(0), "Tunnel", "Trail", "Weaver") and not s.asked


def test_rule_simultaneous_discard__a_shuffled_trail_is_lost() -> None:
    """Two Trails are discarded; the first one's draw shuffles the second away."""
    s = table("Trail", "Margrave")
    s.put(0, hand=["Margrave"])
    s.put(1, hand=["Trail", "Trail", "Gold", "Gold", "Gold"], deck=["Copper"])
    s.answer(["Trail", "Trail", "Copper"], True)
    s.play("Margrave")
    assert s.in_play(1) == ["Trail"] and s.discard(1) == []
    assert len(s.hand(1)) == 4 and len(s.deck(1)) == 1


def test_rule_simultaneous_discard__two_tunnels_two_golds() -> None:
    """Two Tunnels discarded to Margrave bring up to two Golds."""
    s = table("Tunnel", "Margrave")
    s.put(0, hand=["Margrave"])
    s.put(1, hand=["Tunnel", "Tunnel", "Copper", "Copper", "Copper"], deck=["Silver"])
    s.answer(["Tunnel", "Tunnel", "Copper"], True, True)
    s.play("Margrave")
    assert s.discard(1) == ["Tunnel", "Tunnel", "Copper", "Gold", "Gold"]


@TRADERS
def test_rule_this_and_that_card__trader_counts_by_the_trashed_card(trader: str) -> None:
    """Trader gains as many Silvers as the trashed Duchy costs ($5), not as Trader does ($4)."""
    s = table(trader)
    s.put(0, hand=[trader, "Duchy"])
    s.play(trader)
    assert s.discard(0) == ["Silver"] * 5


@HIGHWAYS
def test_rule_cost_reduction__every_card_everywhere(highway: str) -> None:
    """With one Highway Border Village costs $5 and brings at most $4; an Estate costs $1."""
    s = table(highway, "Border Village", "Remodel", "Oasis")
    s.put(0, hand=[highway])
    s.play(highway)
    s.answer("Remodel")
    buy(s, "Border Village")
    gains = s.asked[0].candidates
    assert "Duchy" in gains and "Gold" not in gains  # $4 and $5 now
    s = table(highway, "Develop", "Trader")
    s.put(0, hand=[highway, "Develop", "Copper"])
    s.play(highway)
    s.play("Develop")
    assert s.deck(0) == ["Estate"]
    s = table(highway, "Trader")
    s.put(0, hand=[highway, "Trader", "Estate"])
    s.play(highway)
    s.play("Trader")
    assert s.discard(0) == ["Silver"]


def test_rule_several_players__the_left_neighbours_get_the_last_cards() -> None:
    """Ill-Gotten Gains with 2 Curses left: of three others the two to the left are cursed."""
    s = table("Ill-Gotten Gains", players=4)
    s.set_supply("Curse", 2)
    buy(s, "Ill-Gotten Gains")
    assert [s.discard(p) for p in (1, 2, 3)] == [["Curse"], ["Curse"], []]


def test_rule_short_deck__looks_on_after_a_shuffle() -> None:
    """Cartographer with 1 card in the deck and 6 discarded: looks at it, shuffles, looks at 3."""
    s = table("Cartographer")
    s.put(0, hand=["Cartographer"], deck=["Copper", "Gold"], discard=["Estate"] * 6)
    s.answer("Estate", ["Estate", "Estate", "Gold"])
    s.play("Cartographer")
    assert same(s.asked[0].candidates, "Gold", "Estate", "Estate", "Estate")
    assert s.discard(0) == ["Estate"] and s.deck(0)[:1] == ["Gold"] and len(s.deck(0)) == 6


def test_rule_playing_out_of_turn__what_is_no_use_is_lost() -> None:
    """On another player's turn Nomads' +$2 and Trail's +1 Action are lost; the card is drawn."""
    s = table("Weaver", "Nomads", "Margrave", "Trail")
    s.put(0, hand=["Margrave"])
    s.put(1, hand=["Weaver", "Trail", "Gold", "Gold", "Gold"], deck=["Copper", "Silver"])
    s.answer(["Weaver", "Trail", "Copper"], True, "one_card_up_to_4", "Nomads", True)
    s.play("Margrave")
    assert s.coins == 0 and s.actions == 0
    assert "Silver" in s.hand(1) and same(s.discard(1), "Copper", "Nomads")


def test_rule_attacks__reactions_to_cauldron_come_when_it_is_played() -> None:
    """Cauldron is an Attack: Moat and Guard Dog react as it is played in the Buy phase."""
    s = table("Cauldron", "Moat", "Guard Dog", players=3)
    s.put(0, hand=["Cauldron"])
    s.put(1, hand=["Moat"])
    s.put(2, hand=["Guard Dog"], deck=["Copper"] * 4)
    s.answer(True, True)
    s.play("Cauldron")
    assert s.phase == "buy" and s.hand(2) == ["Copper"] * 4 and s.in_play(2) == ["Guard Dog"]


def test_rule_attacks__moat_protects_from_the_curse_of_that_cauldron() -> None:
    """A Moat shown when Cauldron was played keeps the later Curse away."""
    s = table("Cauldron", "Moat", "Crossroads", players=3)
    s.put(0, hand=["Cauldron"])
    s.put(1, hand=["Moat"])
    s.answer(True)
    s.play("Cauldron")
    buy(s, "Crossroads", "Crossroads", "Crossroads")
    assert s.discard(1) == [] and s.discard(2) == ["Curse"]


@pytest.mark.parametrize("refill_cancels_end", [False, True])
def test_rule_game_end__a_returned_curse_leaves_its_pile_emptied_this_turn(
    refill_cancels_end: bool,
) -> None:
    """The last Curse, returned by Trader, counts as an empty pile at the end of that turn only."""
    s = table("Ill-Gotten Gains", "Trader", refill_cancels_end=refill_cancels_end)
    s.set_supply("Estate", 0)
    s.set_supply("Duchy", 0)
    s.set_supply("Curse", 1)
    s.put(0, deck=["Trader"])
    s.end_turn()
    s.answer(True)
    buy(s, "Ill-Gotten Gains")
    assert s.discard(0) == ["Silver"] and s.supply["Curse"] == 1
    s.end_turn()
    assert s.over is not refill_cancels_end


# ------------------------------------------------------------------ looking
def test_cartographer__shows_nothing_to_others() -> None:
    """The cards are looked at, not revealed; only what is discarded lies open."""
    s = table("Cartographer")
    s.put(0, hand=["Cartographer"], deck=["Copper", "Gold", "Silver", "Estate", "Duchy"])
    s.answer(["Estate"], ["Duchy", "Silver", "Gold"])
    s.play("Cartographer")
    assert shown(s, T_REVEAL) == [] and shown(s, T_LOOK) == ["Gold", "Silver", "Estate", "Duchy"]
    assert s.deck(0) == ["Gold", "Silver", "Duchy"] and s.discard(0) == ["Estate"]
