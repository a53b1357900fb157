"""Default choices for the cards of Hinterlands: tables on which a good player knows what to do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import pytest

from simcore.scenario import Scenario


def table(*cards: str, players: int = 2) -> Scenario:
    """A table on which nobody has a card yet, and the defaults decide."""
    s = Scenario(list(cards), players=players, auto=True)
    for p in range(players):
        s.put(p, hand=[], deck=[], discard=[], in_play=[])
    return s


def same(cards: Iterable[str], *names: str) -> bool:
    return Counter(cards) == Counter(names)


def buy(s: Scenario, name: str) -> None:
    s.coins, s.buys = s.cost(name), 1
    s.buy(name)


def near_the_end(s: Scenario) -> Scenario:
    s.set_supply("Province", 1)
    return s


# ------------------------------------------------------------------ cards on the deck
@pytest.mark.parametrize(
    ("top", "discarded"), [("Estate", True), ("Curse", True), ("Gold", False), ("Village", False)]
)
def test_duchess_discards_what_is_worse_than_the_deck(top: str, discarded: bool) -> None:
    """Dead cards go; a Gold stays, and so does an Action although no Action is left now."""
    s = table("Duchess", "Village")
    s.put(0, hand=["Duchess", "Copper", "Copper"], deck=[top])
    s.play("Duchess")
    assert (s.discard(0) == [top]) is discarded


def test_duchess_discards_a_tunnel() -> None:
    """A Tunnel on top is a Gold when it is discarded."""
    s = table("Duchess", "Tunnel")
    s.put(0, hand=["Duchess"], deck=["Tunnel"])
    s.play("Duchess")
    assert s.discard(0) == ["Tunnel", "Gold"]


@pytest.mark.parametrize(("duchesses", "taken"), [(0, True), (3, False)])
def test_duchess_comes_with_a_duchy_while_she_can_be_played(duchesses: int, taken: bool) -> None:
    """A first Duchess is welcome in a deck of ten cards, a fourth one is not."""
    s = table("Duchess")
    s.put(0, deck=["Copper"] * 10 + ["Duchess"] * duchesses)
    buy(s, "Duchy")
    assert ("Duchess" in s.discard(0)) is taken


def test_jack_discards_victory_cards_it_cannot_use() -> None:
    """An Estate to trash is in hand already: the Province on top makes room for a better card."""
    s = table("Jack of All Trades")
    s.put(0, hand=["Jack of All Trades", "Estate"], deck=["Province"] + ["Silver"] * 5)
    s.play("Jack of All Trades")
    assert "Province" in s.discard(0) and s.trash == ["Estate"]


def test_jack_draws_the_junk_it_trashes() -> None:
    """Nothing to trash in hand: the Curse on top is drawn and trashed."""
    s = table("Jack of All Trades")
    s.put(0, hand=["Jack of All Trades", "Copper"], deck=["Curse"] + ["Copper"] * 5)
    s.play("Jack of All Trades")
    assert s.trash == ["Curse"] and s.discard(0) == ["Silver"]


def test_jack_keeps_treasures_and_leaves_dead_actions() -> None:
    """A Silver on top is drawn; an Action that cannot be played now is not."""
    s = table("Jack of All Trades", "Smithy")
    s.put(0, hand=["Jack of All Trades", "Copper"], deck=["Silver"] + ["Copper"] * 5)
    s.play("Jack of All Trades")
    assert "Silver" in s.hand(0)
    s = table("Jack of All Trades", "Smithy")
    s.put(0, hand=["Jack of All Trades", "Copper"], deck=["Smithy"] + ["Copper"] * 5)
    s.play("Jack of All Trades")
    assert "Smithy" in s.discard(0)


def test_oracle_keeps_own_treasures_and_spoils_those_of_others() -> None:
    """Own Silvers are drawn, own Estates go; others lose Golds and keep Estates."""
    s = table("Oracle")
    s.put(0, hand=["Oracle", "Copper", "Estate"], deck=["Silver", "Silver", "Estate"])
    s.put(1, deck=["Gold", "Silver", "Copper", "Copper", "Estate"])
    s.play("Oracle")
    assert s.hand(0).count("Silver") == 2 and s.discard(1) == ["Gold", "Silver"]
    s = table("Oracle")
    s.put(0, hand=["Oracle", "Copper"], deck=["Estate", "Estate", "Silver", "Silver"])
    s.put(1, deck=["Estate", "Curse", "Copper", "Gold"])
    s.play("Oracle")
    assert s.discard(0) == ["Estate", "Estate"] and s.discard(1) == []


def test_oracle_gives_nobody_a_gold_for_a_tunnel() -> None:
    """Another player's Tunnel stays on the deck; the own one is discarded."""
    s = table("Oracle", "Tunnel")
    s.put(0, hand=["Oracle"], deck=["Tunnel", "Copper", "Copper", "Copper"])
    s.put(1, deck=["Tunnel", "Gold", "Copper", "Copper"])
    s.play("Oracle")
    assert "Gold" in s.discard(0) and s.discard(1) == []


def test_cartographer_discards_below_the_average() -> None:
    """Estates and Curses go, Silver and Gold stay with the best on top; a Tunnel is discarded."""
    s = table("Cartographer", "Tunnel")
    s.put(0, hand=["Cartographer"], deck=["Copper", "Estate", "Gold", "Tunnel", "Silver"])
    s.play("Cartographer")
    assert same(s.discard(0), "Estate", "Tunnel", "Gold") and s.deck(0) == ["Gold", "Silver"]


def test_scheme_puts_back_the_best_action_and_one_terminal_only() -> None:
    """Of two Smithies and two Schemes one Smithy and one Scheme come back."""
    s = table("Scheme", "Smithy", "Festival")
    s.put(0, hand=["Scheme", "Scheme", "Smithy", "Smithy"], deck=["Copper"] * 20)
    s.actions = 2
    for card in ("Scheme", "Scheme", "Smithy", "Smithy"):
        s.play(card)
    s.end_turn()
    assert same(s.hand(0), "Scheme", "Smithy", "Copper", "Copper", "Copper")


@pytest.mark.parametrize(
    ("hand", "back"),
    [
        (["Smithy", "Copper", "Estate"], "Smithy"),  # it cannot be played now
        (["Gold", "Copper", "Estate"], "Copper"),  # $3 + $4: the Gold still buys a Gold
        (["Gold", "Silver", "Estate"], "Estate"),  # $8: every coin is needed
    ],
)
def test_mandarin_puts_back_what_this_turn_does_not_need(hand: list[str], back: str) -> None:
    """A dead Action, or a spare coin; with a Province in reach the least useful card."""
    s = table("Mandarin", "Smithy")
    s.put(0, hand=["Mandarin", *hand])
    s.play("Mandarin")
    assert s.deck(0) == [back]


# ------------------------------------------------------------------ discarding
@pytest.mark.parametrize("card", ["Oasis", "Inn", "Embassy"])
def test_discards_begin_with_cards_that_like_it(card: str) -> None:
    """A Tunnel goes before an Estate, and brings a Gold."""
    s = table(card, "Tunnel")
    s.put(0, hand=[card, "Estate", "Tunnel", "Silver", "Gold", "Gold", "Gold"])
    s.play(card)
    assert s.discard(0)[0] == "Tunnel" and s.supply["Gold"] == 29
    assert s.hand(0).count("Gold") == 3


@pytest.mark.parametrize("card", ["Margrave", "Berserker"])
def test_victims_discard_tunnels_and_weavers_first(card: str) -> None:
    """Tunnel and Weaver are discarded and used; the money stays."""
    s = table(card, "Tunnel", "Weaver")
    s.put(0, hand=[card])
    s.put(1, hand=["Tunnel", "Weaver", "Gold", "Gold", "Silver"])
    s.play(card)
    assert s.hand(1).count("Gold") == 2 and s.in_play(1) == ["Weaver"]
    assert same(s.discard(1), "Tunnel", "Gold", "Silver", "Silver")


def test_victims_keep_their_best_cards() -> None:
    """Estates and Coppers go before Silvers and Golds."""
    s = table("Margrave")
    s.put(0, hand=["Margrave"])
    s.put(1, hand=["Estate", "Estate", "Copper", "Gold", "Silver", "Silver"])
    s.play("Margrave")
    assert same(s.hand(1), "Gold", "Silver", "Silver")


def test_witchs_hut_discards_two_actions_for_the_curses() -> None:
    """Two Actions are given for Curses; without Curses the worst cards go."""
    s = table("Witch's Hut", "Village", "Smithy")
    s.put(0, hand=["Witch's Hut", "Village", "Smithy", "Estate", "Estate", "Gold"])
    s.play("Witch's Hut")
    assert s.discard(1) == ["Curse"] and same(s.discard(0), "Village", "Smithy")
    s = table("Witch's Hut", "Village", "Smithy")
    s.set_supply("Curse", 0)
    s.put(0, hand=["Witch's Hut", "Village", "Smithy", "Estate", "Estate", "Gold"])
    s.play("Witch's Hut")
    assert s.discard(0) == ["Estate", "Estate"]


@pytest.mark.parametrize(
    ("hand", "discarded"),
    [
        (["Copper", "Gold"], ["Copper"]),
        (["Silver", "Gold"], ["Silver"]),
        (["Gold", "Estate"], []),
        (["Gold", "Gold", "Copper", "Copper"], []),  # $8 already
    ],
)
def test_stables_discard_a_copper_or_silver(hand: list[str], discarded: list[str]) -> None:
    """Three cards for a Copper or a Silver, never for a Gold or the coin of a Province."""
    s = table("Stables")
    s.put(0, hand=["Stables", *hand], deck=["Copper"] * 6)
    s.play("Stables")
    assert s.discard(0) == discarded


def test_wheelwright_discards_dead_cards_for_actions_it_can_use() -> None:
    """A Duchy becomes a Laboratory; in a deck full of terminals no Smithy is taken."""
    s = table("Wheelwright", "Laboratory")
    s.put(0, hand=["Wheelwright", "Duchy", "Estate", "Gold"], deck=["Copper"] * 10)
    s.play("Wheelwright")
    assert s.discard(0)[0] == "Duchy" and len(s.discard(0)) == 2
    s = table("Wheelwright", "Smithy")
    s.set_supply("Wheelwright", 0)
    s.put(0, hand=["Wheelwright", "Duchy"], deck=["Smithy"] * 4)
    s.play("Wheelwright")
    assert s.discard(0) == []


# ------------------------------------------------------------------ trashing and gaining
@pytest.mark.parametrize(
    ("hand", "trashed"),
    [
        (["Fool's Gold", "Copper"], True),
        (["Fool's Gold", "Fool's Gold"], False),
        (["Fool's Gold", "Gold", "Silver", "Silver"], False),  # $8 with it
    ],
)
def test_fools_gold_becomes_gold_if_it_is_alone(hand: list[str], trashed: bool) -> None:
    """A single one is a Copper; two are worth $5, and a Province is worth keeping it for."""
    s = table("Fool's Gold")
    s.put(1, hand=hand)
    buy(s, "Province")
    assert (s.trash == ["Fool's Gold"]) is trashed


def test_develop_trades_estates_and_keeps_good_cards() -> None:
    """An Estate becomes a $3 card; a Gold in hand is not touched."""
    s = table("Develop", "Village")
    s.put(0, hand=["Develop", "Estate", "Gold", "Copper"])
    s.play("Develop")
    assert s.trash == ["Estate"] and s.deck(0)[0] in ("Village", "Silver", "Develop")


@pytest.mark.parametrize("farmland", ["Farmland", "Farmland (1e)"])
def test_farmland_makes_provinces_late_and_trashes_junk_early(farmland: str) -> None:
    """Early a Curse goes and the Gold stays; near the end the Gold becomes a Province."""
    s = table(farmland)
    s.put(0, hand=["Gold", "Curse", "Copper"])
    buy(s, farmland)
    assert s.trash == ["Curse"]
    s = near_the_end(table(farmland))
    s.put(0, hand=["Gold", "Copper", "Silver"])
    buy(s, farmland)
    assert s.trash == ["Gold"] and "Province" in s.discard(0)


def test_noble_brigand_takes_the_gold() -> None:
    """Of Silver and Gold the Gold is taken."""
    s = table("Noble Brigand")
    s.put(0, hand=["Noble Brigand"])
    s.put(1, deck=["Silver", "Gold"])
    s.play("Noble Brigand")
    assert s.discard(0) == ["Gold"]


def test_spice_merchant_trashes_coppers_for_cards() -> None:
    """A Copper goes for two cards; Silver and Gold are kept."""
    s = table("Spice Merchant", "Smithy")
    s.put(0, hand=["Spice Merchant", "Copper", "Smithy"], deck=["Copper"] * 8)
    s.play("Spice Merchant")
    assert s.trash == ["Copper"] and s.actions == 1
    s = table("Spice Merchant")
    s.put(0, hand=["Spice Merchant", "Silver", "Gold"], deck=["Copper"] * 8)
    s.play("Spice Merchant")
    assert s.trash == []


def test_spice_merchant_takes_the_coins_that_buy_a_province() -> None:
    """$6 left after the Copper: $2 more are a Province."""
    s = table("Spice Merchant")
    s.put(0, hand=["Spice Merchant", "Copper", "Gold", "Gold"], deck=["Estate"] * 8)
    s.play("Spice Merchant")
    assert (s.coins, s.buys) == (2, 2)


@pytest.mark.parametrize("trader", ["Trader", "Trader (1e)"])
def test_trader_takes_silver_for_curses_and_coppers_only(trader: str) -> None:
    """Curses and Coppers become Silvers; a Gold is kept."""
    s = table(trader, "Witch")
    s.put(0, hand=["Witch"])
    s.put(1, hand=[trader])
    s.play("Witch")
    assert s.discard(1) == ["Silver"]
    for bought, gained in (("Copper", "Silver"), ("Gold", "Gold")):
        s = table(trader)
        s.put(0, hand=[trader])
        buy(s, bought)
        assert s.discard(0) == [gained]


def test_trader_trashes_estates_first() -> None:
    """Of Estate, Curse and Copper the Estate brings two Silvers."""
    s = table("Trader")
    s.put(0, hand=["Trader", "Estate", "Curse", "Copper", "Gold"])
    s.play("Trader")
    assert s.trash == ["Estate"] and s.discard(0) == ["Silver", "Silver"]


def test_trail_is_played_unless_it_only_shuffles() -> None:
    """Discarded on another turn it is a new card; bought with an empty deck it waits."""
    s = table("Trail", "Margrave")
    s.put(0, hand=["Margrave"])
    s.put(1, hand=["Trail", "Gold", "Gold", "Gold"], deck=["Copper", "Silver", "Silver"])
    s.play("Margrave")
    assert s.in_play(1) == ["Trail"]
    s = table("Trail")
    s.put(0, discard=["Copper"] * 3)
    buy(s, "Trail")
    assert s.in_play(0) == [] and s.shuffles(0) == 0


def test_weaver_takes_silvers_early_and_points_late() -> None:
    """Two Silvers; near the end an Estate."""
    s = table("Weaver")
    s.put(0, hand=["Weaver"])
    s.play("Weaver")
    assert s.discard(0) == ["Silver", "Silver"]
    s = near_the_end(table("Weaver"))
    s.put(0, hand=["Weaver"])
    s.play("Weaver")
    assert s.discard(0) == ["Estate"]


@pytest.mark.parametrize(("late", "gained"), [(False, "Laboratory"), (True, "Duchy")])
def test_gains_are_improvements_early_and_points_late(late: bool, gained: str) -> None:
    """Border Village brings a Laboratory; near the end a Duchy."""
    s = table("Border Village", "Laboratory")
    if late:
        near_the_end(s)
    buy(s, "Border Village")
    assert s.discard(0) == ["Border Village", gained]


def test_haggler_never_takes_a_curse_for_a_copper() -> None:
    """Forced to gain something for an Estate, a Copper is better than a Curse."""
    s = table("Haggler")
    s.put(0, hand=["Haggler"])
    s.play("Haggler")
    buy(s, "Estate")
    assert same(s.discard(0), "Estate", "Copper")


@pytest.mark.parametrize(("treasure", "copper"), [("Gold", True), ("Silver", False)])
def test_ill_gotten_gains_takes_a_copper_that_buys_something(treasure: str, copper: bool) -> None:
    """$1 + $3 and a Copper are $5: taken. With a Silver $4 are not worth a Copper."""
    s = table("Ill-Gotten Gains")
    s.put(0, hand=["Ill-Gotten Gains", treasure])
    s.play("Ill-Gotten Gains")
    assert ("Copper" in s.hand(0)) is copper


# ------------------------------------------------------------------ when to play them
def free_play(*kingdom: str, hand: Iterable[str], owned: Iterable[str] = ()) -> Scenario:
    """A Staff lets an Action of this hand be played for nothing."""
    s = table("Jewelled Egg", *kingdom)
    s.put(0, hand=["Staff", *hand], discard=owned)
    s.play("Staff")
    return s


@pytest.mark.parametrize(
    ("card", "hand", "played"),
    [
        ("Stables", ["Copper", "Estate"], True),
        ("Stables", ["Gold", "Estate"], False),
        ("Spice Merchant", ["Copper", "Estate"], True),
        ("Spice Merchant", ["Silver", "Estate"], False),
        ("Trader", ["Estate", "Gold"], True),
        ("Trader", ["Gold", "Silver"], False),
        ("Develop", ["Estate", "Gold"], True),
        ("Develop", ["Province"], False),
    ],
)
def test_cards_that_need_another_card_wait_for_it(card: str, hand: list[str], played: bool) -> None:
    """Without the right card to discard or trash they do nothing, or harm."""
    s = free_play(card, hand=[card, *hand], owned=["Copper"] * 5 + ["Silver"] * 2)
    assert (card in s.in_play(0)) is played


def test_crossroads_comes_before_the_draw() -> None:
    """Its Actions serve the Smithy, and it counts the Victory cards that are there."""
    s = free_play("Crossroads", "Smithy", hand=["Smithy", "Crossroads", "Estate"])
    assert s.in_play(0)[1] == "Crossroads"


def test_a_second_crossroads_needs_victory_cards() -> None:
    """It gives no Actions any more."""
    s = table("Jewelled Egg", "Crossroads")
    s.put(0, hand=["Crossroads", "Crossroads", "Copper"])
    s.play("Crossroads")
    s.put(0, hand=["Staff", "Crossroads", "Copper"])
    s.play("Staff")
    assert "Crossroads" in s.hand(0)


@pytest.mark.parametrize("card", ["Tunnel", "Weaver", "Trail"])
def test_what_likes_to_be_discarded_goes_first(card: str) -> None:
    """A victim of Militia, whose card says nothing about Tunnels."""
    s = table("Militia", card)
    s.put(1, hand=[card, "Curse", "Estate", "Gold", "Copper"], deck=["Copper"] * 3)
    s.put(0, hand=["Militia"])
    s.play("Militia")
    assert card not in s.hand(1)


def test_fools_gold_in_pairs_is_kept() -> None:
    """Two of them are $5: a Militia takes Copper and Silver instead."""
    s = table("Militia", "Fool's Gold")
    s.put(1, hand=["Fool's Gold", "Fool's Gold", "Copper", "Silver", "Gold"])
    s.put(0, hand=["Militia"])
    s.play("Militia")
    assert same(s.hand(1), "Fool's Gold", "Fool's Gold", "Gold")


# ------------------------------------------------------------------ reactions, gains, orders
@pytest.mark.parametrize("attack", ["Militia", "Witch", "Bandit", "Margrave"])
def test_guard_dog_answers_every_attack(attack: str) -> None:
    """Its cards come before the Attack strikes: better ones are kept, or the hand is larger."""
    s = table(attack, "Guard Dog")
    s.put(0, hand=[attack])
    s.put(1, hand=["Guard Dog", "Estate", "Copper"], deck=["Gold"] * 4 + ["Copper"] * 5)
    s.play(attack)
    assert s.in_play(1) == ["Guard Dog"] and s.hand(1).count("Gold") >= 3


def test_inn_shuffles_all_its_actions_into_the_deck() -> None:
    """Every Action of the discard pile, the Inn itself too, and nothing else."""
    s = table("Inn", "Village", "Smithy")
    s.put(0, discard=["Village", "Smithy", "Copper", "Estate"], deck=["Copper"] * 5)
    buy(s, "Inn")
    assert same(s.discard(0), "Copper", "Estate")
    assert same(s.deck(0), "Inn", "Village", "Smithy", *["Copper"] * 5)


def test_mandarin_puts_the_best_treasures_on_top() -> None:
    """Seven Treasures go onto the deck: the next hand begins with the Golds."""
    s = table("Mandarin")
    s.put(0, in_play=["Copper", "Gold", "Silver", "Copper", "Gold", "Copper", "Silver"])
    buy(s, "Mandarin")
    assert s.deck(0) == ["Gold", "Gold", "Silver", "Silver", "Copper", "Copper", "Copper"]


@pytest.mark.parametrize(
    ("kingdom", "late", "gained"),
    [
        (["Village", "Scheme"], False, "Silver"),
        (["Caravan"], False, "Caravan"),
        ([], True, "Estate"),
    ],
)
def test_berserker_gains_the_best_cheaper_card(
    kingdom: list[str], late: bool, gained: str
) -> None:
    """A Silver before a $3 Action, a Caravan before a Silver; at the end a point."""
    s = table("Berserker", *kingdom)
    if late:
        near_the_end(s)
    s.put(0, hand=["Berserker"], deck=["Copper"] * 10)
    s.play("Berserker")
    assert s.discard(0) == [gained]


def test_berserker_takes_no_terminal_that_cannot_be_played() -> None:
    """Three Berserkers among ten cards: a Silver is better than a Smithy."""
    s = table("Berserker", "Smithy")
    s.put(0, hand=["Berserker"], deck=["Berserker"] * 2 + ["Copper"] * 7)
    s.play("Berserker")
    assert s.discard(0) == ["Silver"]


@pytest.mark.parametrize(
    ("hand", "trashed"),
    [
        (["Curse", "Estate", "Copper"], ["Curse", "Estate"]),
        (["Estate", "Gold"], ["Estate"]),
        (["Gold", "Silver"], []),
    ],
)
def test_souk_trashes_junk_only(hand: list[str], trashed: list[str]) -> None:
    """Up to two cards that the deck is better without; nothing good."""
    s = table("Souk")
    s.put(0, hand=hand, deck=["Silver"] * 5)
    buy(s, "Souk")
    assert same(s.trash, *trashed)


def test_develop_puts_the_dearer_card_on_top() -> None:
    """Of the Laboratory and the Silver for a Smithy the Laboratory is drawn first."""
    s = table("Develop", "Smithy", "Laboratory")
    s.put(0, hand=["Develop", "Smithy"])
    s.play("Develop")
    assert s.deck(0) == ["Laboratory", "Silver"]


@pytest.mark.parametrize("haggler", ["Haggler", "Haggler (1e)"])
@pytest.mark.parametrize(("bought", "gained"), [("Province", "Gold"), ("Gold", "Laboratory")])
def test_haggler_takes_the_best_cheaper_card(haggler: str, bought: str, gained: str) -> None:
    """A Gold for a Province, a Laboratory for a Gold."""
    s = table(haggler, "Laboratory")
    s.put(0, hand=[haggler], deck=["Copper"] * 10)
    s.play(haggler)
    buy(s, bought)
    assert same(s.discard(0), bought, gained)


def test_oracles_victim_puts_the_better_card_on_top() -> None:
    """Estate and Copper stay on the deck, the Copper to be drawn first."""
    s = table("Oracle")
    s.put(0, hand=["Oracle"], deck=["Copper"] * 5)
    s.put(1, deck=["Copper", "Estate", "Gold", "Gold", "Gold"])
    s.play("Oracle")
    assert s.deck(1)[:2] == ["Copper", "Estate"]


def test_tunnel_is_shown_whenever_it_is_discarded() -> None:
    """A Gold for nothing, on anybody's turn."""
    s = table("Tunnel", "Militia")
    s.put(0, hand=["Militia"])
    s.put(1, hand=["Tunnel", "Gold", "Gold", "Gold"])
    s.play("Militia")
    assert s.discard(1) == ["Tunnel", "Gold"]


def test_weaver_is_played_when_it_is_discarded() -> None:
    """Two Silvers for nothing, on another player's turn."""
    s = table("Weaver", "Militia")
    s.put(0, hand=["Militia"])
    s.put(1, hand=["Weaver", "Gold", "Gold", "Gold"])
    s.play("Militia")
    assert s.in_play(1) == ["Weaver"] and s.discard(1) == ["Silver", "Silver"]


def test_wheelwright_gains_the_dearest_action_it_can_use() -> None:
    """For a Province a Border Village rather than a Village."""
    s = table("Wheelwright", "Village", "Border Village")
    s.put(0, hand=["Wheelwright", "Province"], deck=["Copper"] * 10)
    s.play("Wheelwright")
    assert "Border Village" in s.discard(0)


@pytest.mark.parametrize("farmland", ["Farmland", "Farmland (1e)"])
def test_farmland_gains_the_best_card_at_that_price(farmland: str) -> None:
    """An Estate becomes a $4 card that can be used."""
    s = table(farmland, "Trail")
    s.put(0, hand=["Estate"], deck=["Copper"] * 10)
    buy(s, farmland)
    assert s.trash == ["Estate"] and "Trail" in [*s.discard(0), *s.in_play(0)]


def test_tunnel_and_weaver_act_before_a_trail_can_shuffle_them_away() -> None:
    """A whole hand is discarded over an empty deck: Tunnel, then Weaver, then Trail."""
    s = table("Tactician", "Trail", "Weaver", "Tunnel")
    s.put(0, hand=["Tactician", "Trail", "Weaver", "Tunnel"])
    s.play("Tactician")
    assert s.in_play(0) == ["Tactician", "Weaver", "Trail"] and s.supply["Gold"] == 29
