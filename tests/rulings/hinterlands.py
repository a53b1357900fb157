"""Rulings of Hinterlands, both editions: one test per ruling, in the order of the rulebook."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import pytest

from simcore.scenario import IllegalAnswer, Scenario

HAGGLERS = pytest.mark.parametrize("haggler", ["Haggler", "Haggler (1e)"])
HIGHWAYS = pytest.mark.parametrize("highway", ["Highway", "Highway (1e)"])
TRADERS = pytest.mark.parametrize("trader", ["Trader", "Trader (1e)"])
FARMLANDS = pytest.mark.parametrize("farmland", ["Farmland", "Farmland (1e)"])


def table(*cards: str, players: int = 2, **options: object) -> Scenario:
    """A table on which nobody has a card yet."""
    s = Scenario(list(cards), players=players, **options)  # type: ignore[arg-type]
    for p in range(players):
        s.put(p, hand=[], deck=[], discard=[], in_play=[])
    return s


def kinds(s: Scenario) -> list[str]:
    return [asked.kind for asked in s.asked]


def same(cards: Iterable[str], *names: str) -> bool:
    """The same cards, in whatever order."""
    return Counter(cards) == Counter(names)


def buy(s: Scenario, *names: str) -> None:
    """Buys these cards with exactly the coins they cost now."""
    for name in names:
        s.coins, s.buys = s.cost(name), 1
        s.buy(name)


def remodel(s: Scenario, trashed: str, gained: str, *after: object) -> None:
    """Player 0 gains a card without buying it: Remodel, from a hand that holds `trashed`."""
    s.put(0, hand=["Remodel", *s.hand(0), trashed])
    hand = set(s.hand(0)) - {"Remodel"}
    s.answer(*([trashed] if len(hand) > 1 else []), gained, *after)
    s.play("Remodel")


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


# ================================================================== Throne Room and gains
def twice(s: Scenario, gained: str, *answers: object, hand: Iterable[str] = ()) -> None:
    """Throne Room on Remodel: two Duchies become two cards that act when they are gained."""
    s.put(0, hand=["Throne Room", "Remodel", "Duchy", "Duchy", *hand])
    s.answer("Remodel", *answers)
    s.play("Throne Room")
    assert not s.unanswered and s.trash.count("Duchy") == 2


@pytest.mark.parametrize(("card", "others"), [("Ill-Gotten Gains", "Curse"), ("Embassy", "Silver")])
def test_throne_room__ill_gotten_gains_and_embassy_act_twice(card: str, others: str) -> None:
    """Two gains by a Remodel played twice: the others gain two Curses or two Silvers."""
    s = table("Throne Room", "Remodel", card)
    twice(s, card, card, card)
    assert s.discard(1) == [others, others]


def test_throne_room__cache_border_village_and_nomads_act_twice() -> None:
    """Two Caches: four Coppers. Two Border Villages: two Duchies. Two Nomads: $4."""
    s = table("Throne Room", "Remodel", "Cache")
    twice(s, "Cache", "Cache", "Cache")
    assert s.discard(0) == ["Cache", "Copper", "Copper"] * 2
    s = table("Throne Room", "Remodel", "Border Village")
    twice(s, "Border Village", *["Border Village", "Duchy"] * 2)
    assert s.discard(0) == ["Border Village", "Duchy"] * 2
    s = table("Throne Room", "Remodel", "Nomads")
    twice(s, "Nomads", "Nomads", "Nomads")
    assert s.coins == 4


def test_throne_room__nomad_camp_and_mandarin_act_twice() -> None:
    """Two Nomad Camps lie on the deck; Mandarin finds Treasures in play once."""
    s = table("Throne Room", "Remodel", "Nomad Camp")
    twice(s, "Nomad Camp", "Nomad Camp", "Nomad Camp")
    assert s.deck(0) == ["Nomad Camp", "Nomad Camp"]
    s = table("Throne Room", "Remodel", "Mandarin")
    s.put(0, in_play=["Gold", "Gold"])
    twice(s, "Mandarin", "Mandarin", "Mandarin")
    assert s.deck(0) == ["Gold", "Gold"] and s.discard(0) == ["Mandarin", "Mandarin"]


def test_throne_room__inn_souk_and_farmland_act_twice() -> None:
    """Each of two gains shuffles, trashes, or turns a card into one costing $2 more."""
    s = table("Throne Room", "Remodel", "Inn")
    twice(s, "Inn", "Inn", ["Inn"], "Inn", ["Inn"])
    assert s.deck(0) == ["Inn", "Inn"] and s.shuffles(0) == 2
    s = table("Throne Room", "Remodel", "Souk")
    answers = ["Duchy", "Souk", ["Curse", "Curse"]], ["Duchy", "Souk", ["Curse"]]
    twice(s, "Souk", *answers[0], *answers[1], hand=["Curse"] * 3)
    assert s.trash.count("Curse") == 3 and s.hand(0) == []
    s = table("Throne Room", "Remodel", "Farmland")
    twice(s, "Farmland", *["Duchy", "Farmland", "Gold"], *["Duchy", "Farmland"], hand=["Gold"] * 2)
    assert s.discard(0) == ["Farmland", "Province"] * 2


def test_throne_room__berserker_and_trail_are_played_as_they_are_gained() -> None:
    """Throne Room is an Action in play: both Berserkers are played; so may both Trails be."""
    s = table("Throne Room", "Remodel", "Berserker")
    s.put(1, hand=["Copper", "Copper", "Copper", "Estate"])
    twice(s, "Berserker", "Berserker", "Silver", "Estate", "Berserker", "Silver")
    assert s.in_play(0).count("Berserker") == 2 and s.hand(1) == ["Copper"] * 3
    s = table("Throne Room", "Remodel", "Trail")
    s.put(0, deck=["Silver", "Silver"])
    twice(s, "Trail", "Trail", True, "Duchy", "Trail", True)
    assert s.in_play(0) == ["Throne Room", "Remodel", "Trail", "Trail"]


def test_throne_room__trader_and_develop_trash_twice() -> None:
    """Throne Room on Trader: Silvers for two cards. On Develop: up to four gains."""
    s = table("Throne Room", "Trader")
    s.put(0, hand=["Throne Room", "Trader", "Estate", "Estate"])
    s.answer("Trader")
    s.play("Throne Room")
    assert s.discard(0) == ["Silver"] * 4
    s = table("Throne Room", "Develop", "Remodel")
    s.put(0, hand=["Throne Room", "Develop", "Silver", "Silver"])
    s.answer("Develop", "more_first", "Remodel", "less_first", "Remodel")
    s.play("Throne Room")
    assert s.deck(0) == ["Remodel", "Estate", "Estate", "Remodel"]


# ================================================================== Highway and costs
def drive(highway: str, *cards: str, n: int = 1, hand: Iterable[str] = ()) -> Scenario:
    """Player 0 has played n Highways and holds these cards."""
    s = table(highway, *cards)
    s.put(0, hand=[highway] * n + list(hand))
    for _ in range(n):
        s.play(highway)
    return s


@HIGHWAYS
@pytest.mark.parametrize(
    ("card", "best"), [("Workshop", 5), ("Weaver", 5), ("Artisan", 6), ("Feast", 6)]
)
def test_highway__up_to_means_the_current_cost(highway: str, card: str, best: int) -> None:
    """With a Highway "up to $4" reaches cards printed $5, "up to $5" those printed $6."""
    s = drive(highway, card, hand=[card])
    gained = {5: "Duchy", 6: "Gold"}[best]
    s.answer(*(["one_card_up_to_4"] if card == "Weaver" else []), gained)
    s.play(card)
    prices = {"Duchy": 5, "Gold": 6, "Province": 8, "Silver": 3, "Estate": 2}
    assert max(prices.get(name, 0) for name in s.asked[-1].candidates) == best


@HIGHWAYS
def test_highway__remodel_and_mine_compare_reduced_costs(highway: str) -> None:
    """Costs fall alike: a Duchy becomes a Gold, no Province; what costs $0 falls no further."""
    s = drive(highway, "Remodel", hand=["Remodel", "Duchy"])
    s.answer("Gold")
    s.play("Remodel")
    assert s.discard(0) == ["Gold"] and "Province" not in s.asked[0].candidates
    s = drive(highway, "Remodel", n=3, hand=["Remodel", "Copper"])
    s.answer("Duchy")
    s.play("Remodel")  # Copper $0, and a Duchy costs $2 now
    assert s.discard(0) == ["Duchy"]
    s = drive(highway, "Mine", n=3, hand=["Mine", "Copper"])
    s.answer("Copper", "Gold")
    s.play("Mine")
    assert s.hand(0) == ["Gold"]


@HIGHWAYS
def test_highway__wheelwright_compares_reduced_costs(highway: str) -> None:
    """Two Highways: a Copper costs as much as a Crossroads, and brings it."""
    s = drive(highway, "Wheelwright", "Crossroads", n=2, hand=["Wheelwright", "Copper"])
    s.answer("Copper")
    s.play("Wheelwright")
    assert s.discard(0) == ["Copper", "Crossroads"]


@HIGHWAYS
@HAGGLERS
def test_highway__less_than_means_the_current_cost(highway: str, haggler: str) -> None:
    """Haggler: a Silver bought for $2 brings a card costing at most $1, such as a Moat."""
    s = drive(highway, haggler, "Moat", hand=[haggler])
    s.play(haggler)
    s.answer("Moat")
    buy(s, "Silver")
    assert same(s.asked[0].candidates, "Copper", "Curse", "Moat")


@HIGHWAYS
def test_highway__an_estate_for_nothing_has_nothing_cheaper(highway: str) -> None:
    """Two Highways: an Estate costs $0, and Haggler finds nothing cheaper."""
    s = drive(highway, "Haggler", n=2, hand=["Haggler"])
    s.play("Haggler")
    buy(s, "Estate")
    assert s.discard(0) == ["Estate"] and not s.asked


@HIGHWAYS
def test_highway__berserker_and_border_village_get_cheaper_limits(highway: str) -> None:
    """With two Highways Berserker costs $3 and gains up to $2: a card printed $4 at most."""
    s = drive(highway, "Berserker", "Remodel", n=2, hand=["Berserker"])
    s.answer("Remodel")
    s.play("Berserker")
    assert "Duchy" not in s.asked[0].candidates and s.discard(0) == ["Remodel"]


@HIGHWAYS
@FARMLANDS
def test_highway__exactly_two_more_at_the_floor(highway: str, farmland: str) -> None:
    """Three Highways: an Estate costs $0, a Duchy exactly $2 more."""
    s = drive(highway, farmland, "Oasis", n=3, hand=["Estate"])
    s.answer("Duchy")
    buy(s, farmland)
    assert same(s.discard(0), "Duchy", farmland)


@HIGHWAYS
def test_highway__develop_exactly_one(highway: str) -> None:
    """Two Highways: a Silver costs $1; exactly $1 less are Copper, Curse and Estate."""
    s = drive(highway, "Develop", "Remodel", n=2, hand=["Develop", "Silver"])
    s.answer("more_first", "Estate")
    s.play("Develop")
    assert same(s.asked[1].candidates, "Copper", "Curse", "Estate")
    assert s.deck(0) == ["Estate", "Remodel"]


# ================================================================== Trader against forced gains
@TRADERS
@pytest.mark.parametrize("attack", ["Witch", "Witch's Hut", "Ill-Gotten Gains", "Cauldron"])
def test_trader__turns_every_curse_into_a_silver(trader: str, attack: str) -> None:
    """Whatever gives the Curse, Trader makes it a Silver."""
    s = table(trader, attack, "Crossroads")
    s.put(1, hand=[trader])
    s.answer(True)
    if attack == "Ill-Gotten Gains":
        buy(s, attack)
    else:
        s.put(0, hand=[attack, *["Crossroads"] * 2] if attack == "Witch's Hut" else [attack])
        s.play(attack)
    if attack == "Cauldron":
        buy(s, "Crossroads", "Crossroads", "Crossroads")
    assert s.discard(1) == ["Silver"] and s.supply["Curse"] == 10


@TRADERS
def test_trader__turns_the_coppers_of_others_and_of_cache_into_silvers(trader: str) -> None:
    """Noble Brigand's Copper and Cache's two Coppers become Silvers."""
    s = table(trader, "Noble Brigand")
    s.put(0, hand=["Noble Brigand"])
    s.put(1, hand=[trader], deck=["Estate", "Estate"])
    s.answer(True)
    s.play("Noble Brigand")
    assert s.discard(1) == ["Estate", "Estate", "Silver"]
    s = table(trader, "Cache")
    s.put(0, hand=[trader])
    if trader == "Trader":
        s.answer("Cache", True, True, False)  # first the Coppers, then Cache itself is kept
    else:
        s.answer(False, True, True)
    buy(s, "Cache")
    assert s.discard(0) == ["Cache", "Silver", "Silver"]


@TRADERS
@pytest.mark.parametrize("card", ["Berserker", "Wheelwright"])
def test_trader__turns_the_card_of_an_action_into_a_silver(card: str, trader: str) -> None:
    """The card that Berserker or Wheelwright forces becomes a Silver."""
    s = table(trader, card, "Oasis")
    s.put(0, hand=[card, trader, "Oasis"])
    s.answer(*(["Oasis"] if card == "Wheelwright" else []), "Oasis", True)
    s.play(card)
    assert s.discard(0) == ["Oasis", "Silver"][card == "Berserker" :] and s.supply["Oasis"] == 10


@TRADERS
def test_trader__turns_the_card_of_border_village_into_a_silver(trader: str) -> None:
    """Border Village is kept, the cheaper card it brings becomes a Silver."""
    s = table(trader, "Border Village")
    s.put(0, hand=[trader])
    if trader == "Trader":
        s.answer("Border Village", "Duchy", True, False)
    else:
        s.answer(False, "Duchy", True)
    buy(s, "Border Village")
    assert s.discard(0) == ["Border Village", "Silver"] and s.supply["Duchy"] == 8


@TRADERS
@HAGGLERS
def test_trader__turns_the_card_of_haggler_into_a_silver(trader: str, haggler: str) -> None:
    """The bought Duchy is kept, the cheaper card it brings becomes a Silver."""
    s = table(trader, haggler)
    s.put(0, hand=[haggler, trader])
    s.play(haggler)
    if haggler == "Haggler (1e)":
        s.answer("Copper", True, False)  # before the Duchy
    elif trader == "Trader":
        s.answer("Haggler", "Copper", True, False)
    else:
        s.answer(False, "Copper", True)
    buy(s, "Duchy")
    assert same(s.discard(0), "Duchy", "Silver") and not s.unanswered


@TRADERS
@FARMLANDS
def test_trader__turns_farmlands_card_into_a_silver(trader: str, farmland: str) -> None:
    """The Province that Farmland makes of a Gold may become a Silver; Farmland is kept."""
    s = table(trader, farmland)
    s.put(0, hand=[trader, "Gold"])
    if farmland == "Farmland (1e)":
        s.answer("Gold", True, False)
    elif trader == "Trader":
        s.answer("Farmland", "Gold", True, False)
    else:
        s.answer(False, "Gold", True)
    buy(s, farmland)
    assert same(s.discard(0), farmland, "Silver") and s.supply["Province"] == 8


def test_trader__2e_takes_developed_cards_off_the_deck() -> None:
    """Trader: cards that Develop put onto the deck become Silvers in the discard pile."""
    s = table("Trader", "Develop")
    s.put(0, hand=["Develop", "Trader", "Duchy"])
    s.answer("Duchy", "more_first", True, True)
    s.play("Develop")
    assert s.deck(0) == [] and s.discard(0) == ["Silver", "Silver"]
    assert s.supply["Gold"] == 30 and s.supply["Trader"] == 10


def test_trader__2e_bandits_gold_and_bureaucrats_silver() -> None:
    """Trader: Bandit's Gold, and Bureaucrat's Silver on the deck, may be exchanged."""
    s = table("Trader", "Bandit", "Bureaucrat")
    s.put(0, hand=["Bandit", "Bureaucrat", "Trader"])
    s.actions = 2
    s.answer(True, True)
    s.play("Bandit")
    s.play("Bureaucrat")
    assert s.discard(0) == ["Silver", "Silver"] and s.deck(0) == [] and s.supply["Gold"] == 30


# ================================================================== a shuffle in between
def test_inn__a_trail_in_the_discard_pile_is_lost_after_inn_shuffles_it() -> None:
    """A discarded Weaver gains an Inn, which shuffles the Trail discarded with it into the deck."""
    s = table("Inn", "Highway", "Weaver", "Trail", "Margrave")
    s.put(0, hand=["Highway", "Margrave"])
    s.put(1, hand=["Weaver", "Trail", "Gold", "Gold", "Gold"])
    s.play("Highway")
    s.answer(["Weaver", "Trail"], True, "one_card_up_to_4", "Inn", ["Trail"])
    s.play("Margrave")
    assert s.deck(1) == ["Trail"] and s.in_play(1) == ["Weaver"] and s.discard(1) == ["Inn"]


def test_tunnel__is_lost_after_a_shuffle() -> None:
    """A Trail discarded with a Tunnel is played first and shuffles the Tunnel away: no Gold."""
    s = table("Inn", "Trail", "Tunnel")
    s.put(0, hand=["Inn", "Trail", "Tunnel"])
    s.answer(["Trail", "Tunnel"], True)
    s.put(0, hand=["Inn", "Trail", "Tunnel", "Copper"])
    s.play("Inn")
    assert same(s.hand(0), "Copper", "Tunnel") and s.supply["Gold"] == 30
    assert kinds(s) == ["discard", "may"]


def test_tunnel__before_the_shuffle_it_works() -> None:
    """Shown first, the Tunnel brings its Gold, and the Trail may still be played."""
    s = table("Inn", "Trail", "Tunnel")
    s.put(0, hand=["Inn", "Trail", "Tunnel", "Copper"])
    s.answer(["Tunnel", "Trail"], True, True)
    s.play("Inn")
    assert s.in_play(0) == ["Inn", "Trail"] and s.supply["Gold"] == 29


def test_inn__trader_still_finds_an_inn_that_was_not_shuffled() -> None:
    """Inn shuffles the deck, not the discard pile: Trader may exchange it afterwards."""
    s = table("Inn", "Trader")
    s.put(0, hand=["Trader"], deck=["Copper"])
    s.answer("Inn", [], True)
    buy(s, "Inn")
    assert s.discard(0) == ["Silver"] and s.supply["Inn"] == 10
    s = table("Inn", "Trader")
    s.put(0, hand=["Trader"], deck=["Copper"])
    s.answer("Inn", ["Inn"])
    buy(s, "Inn")
    assert same(s.deck(0), "Inn", "Copper") and s.discard(0) == []
