"""The default choices for the single piles of Allies are sensible ones."""

from collections.abc import Sequence
from typing import Any

import pytest

from simcore import Kingdom, Scenario, play_log, simulate
from strategies.library.money import BigMoney


def left_to_advice(
    card: str, hand: Sequence[str] = (), also: Sequence[str] = (), coins: int = 0, **zones: Any
) -> Scenario:
    """Player 0 has played the card; every choice was the default one."""
    table = {"deck": [], "discard": [], **zones}
    ally = table.pop("ally", None)
    s = Scenario([card, *also], ally=ally, auto=True)
    s.put(0, hand=[card, *hand], **table)
    s.coins = coins
    s.play(card)
    return s


def late(s: Scenario) -> None:
    s.set_supply("Province", 2)


@pytest.mark.parametrize(
    ("coins", "ally", "got"),
    [
        (4, "Plateau Shepherds", (5, 1, 1)),
        (9, "Plateau Shepherds", (10, 2, 0)),
        (4, None, (5, 1, 0)),
    ],
)
def test_bauble_gives_a_coin_and_what_helps(coins, ally, got):
    """A coin always; a Buy with $10; a Favor if there is an Ally to spend it on."""
    s = Scenario(["Bauble"], ally=ally, auto=True)
    s.put(0, hand=["Bauble"], deck=[], discard=[], favors=0)
    s.coins = coins
    s.play("Bauble")
    assert (s.coins, s.buys, s.favors(0)) == got


def test_bauble_topdecks_only_what_can_be_played():
    """Without an Ally gained Treasures come into the next hand, Victory cards do not."""
    s = left_to_advice("Bauble")
    s.coins, s.buys = 20, 2
    s.buy("Province")
    s.buy("Gold")
    assert s.deck(0) == ["Gold"]
    assert s.discard(0) == ["Province"]


@pytest.mark.parametrize(("deck", "kept"), [("Copper", True), ("Gold", False)])
def test_merchant_camp_replaces_average_cards(deck, kept):
    """It goes onto the deck unless the deck's cards are better than it."""
    s = left_to_advice("Merchant Camp", deck=[deck] * 9)
    s.end_turn()
    assert ("Merchant Camp" in s.hand(0)) is kept


def test_broker_frees_stuck_actions():
    """With Actions in hand and none to play them with, Broker gives Actions."""
    s = left_to_advice("Broker", ["Estate", "Smithy", "Village"], also=["Smithy", "Village"])
    assert s.trash == ["Estate"]
    assert s.actions == 2


def test_broker_coins_for_a_better_buy():
    """$2 for an Estate if they make a Gold affordable, Favors if they make no difference."""
    poor = ["Estate"] * 5
    s = left_to_advice("Broker", ["Estate"], coins=4, deck=poor, ally="Plateau Shepherds")
    assert s.coins == 6
    s = left_to_advice("Broker", ["Estate"], coins=0, deck=poor, ally="Plateau Shepherds", favors=0)
    assert (s.coins, s.favors(0)) == (0, 2)


@pytest.mark.parametrize("card", ["Carpenter", "Modify"])
def test_gold_becomes_a_province_late(card):
    """Late in the game a Gold is trashed for a Province; early the worst card goes."""
    for is_late in (False, True):
        s = Scenario([card], auto=True)
        s.put(0, hand=[card, "Gold", "Estate"], deck=[], discard=[])
        s.set_supply("Curse", 0)
        if is_late:
            late(s)
        s.play(card)
        assert s.trash == (["Gold"] if is_late else ["Estate"])
        if is_late:
            assert s.discard(0) == ["Province"]


def test_courier_plays_the_strongest_card():
    """A Gold rather than a Copper or a Village that no Action waits for."""
    s = left_to_advice(
        "Courier", also=["Village"], deck=["Copper"], discard=["Village", "Gold", "Province"]
    )
    assert s.in_play(0) == ["Courier", "Gold"]


def test_royal_galley_plays_the_strongest_card():
    """A Smithy rather than a Moat; but a Village if that lets the Smithy be played as well."""
    deck = ["Copper"] * 9
    s = left_to_advice("Royal Galley", ["Moat", "Smithy"], also=["Moat", "Smithy"], deck=deck)
    assert s.set_aside(0) == ["Smithy"]
    s = left_to_advice("Royal Galley", ["Village", "Smithy"], also=["Village", "Smithy"], deck=deck)
    assert s.set_aside(0) == ["Village"]
    assert s.actions == 2


@pytest.mark.parametrize(
    ("hand", "left"),
    [
        (["Gold", "Silver", "Copper", "Copper"], 5),
        (["Silver", "Silver", "Estate", "Estate"], 4),
        (["Estate", "Duchy", "Curse", "Estate"], 3),
    ],
)
def test_innkeeper_sifts_dead_cards(hand, left):
    """One card for a good hand; the more dead cards, the more are exchanged."""
    s = left_to_advice("Innkeeper", hand, deck=["Copper", "Silver", "Estate"] * 3)
    assert len(s.hand(0)) == left
    assert "Estate" not in s.hand(0)


def test_town_for_actions_or_for_money():
    """+2 Actions if there are Actions to play, otherwise a Buy and $2."""
    assert left_to_advice("Town", ["Smithy"], also=["Smithy"]).actions == 2
    assert left_to_advice("Town", ["Gold"]).coins == 2


def test_capital_city_sifts():
    """Two dead cards are discarded, and in a rich deck the $2 buy two better ones."""
    s = left_to_advice("Capital City", ["Estate", "Duchy"], deck=["Gold"] * 9)
    assert s.hand(0) == ["Gold"] * 3
    s = left_to_advice("Capital City", ["Estate", "Duchy"], deck=["Estate"] * 9)
    assert s.coins == 2
    s = left_to_advice("Capital City", ["Gold", "Gold"], deck=["Gold"] * 9)
    assert s.hand(0) == ["Gold"] * 3


def test_contract_keeps_the_best_unplayed_action():
    """In the Buy phase an Action would be lost: the strongest is kept for the next turn."""
    s = left_to_advice("Contract", ["Village", "Smithy"], also=["Village", "Smithy"])
    assert s.set_aside(0) == ["Smithy"]


def test_modify_gains_only_what_is_worth_it():
    """An Estate becomes a Silver; for a Curse the card and the Action are better."""
    s = left_to_advice("Modify", ["Estate"], deck=["Copper"])
    assert s.discard(0) == ["Silver"]
    s = left_to_advice("Modify", ["Curse"], deck=["Gold"])
    assert s.hand(0) == ["Gold"]


def test_specialist_copies_dear_cards_and_replays_cheap_ones():
    """A Gold is copied unless its coins make a better buy now; a Smithy is played again."""
    s = left_to_advice("Specialist", ["Gold", "Copper", "Copper"])
    assert s.discard(0) == []
    assert s.coins == 6  # with the Coppers $8 instead of $5
    s = left_to_advice("Specialist", ["Gold", "Copper"])
    assert s.discard(0) == ["Gold"]
    s = left_to_advice("Specialist", ["Smithy"], also=["Smithy"], deck=["Copper"] * 9)
    assert len(s.hand(0)) == 6


def test_swap_improves_weak_actions():
    """A card that is $2 cheaper than the best Action is exchanged for it, a good one is not."""
    for held, kept in (
        ("Cellar", "Laboratory"),
        ("Laboratory", "Laboratory"),
        ("Smithy", "Smithy"),
    ):
        s = Scenario(["Swap", "Cellar", "Laboratory", "Smithy"], auto=True)
        s.put(0, hand=["Swap", held], deck=[], discard=[])
        s.set_supply("Swap", 0)
        s.play("Swap")
        assert s.hand(0) == [kept]
        assert s.supply[held] == (11 if held == "Cellar" else 10)


@pytest.mark.parametrize(
    ("hand", "actions", "returned"),
    [
        (["Smithy", "Militia"], 0, "Militia"),  # one of them cannot be played: a Laboratory can
        (["Smithy", "Militia", "Village"], 0, None),  # the Village lets both be played
        (["Laboratory", "Market"], 0, None),
    ],
)
def test_swap_exchanges_what_cannot_be_played(hand, actions, returned):
    """It brings one Action along; the card it gains is played with that."""
    s = Scenario(["Swap", "Laboratory", "Smithy", "Militia", "Village", "Market"], auto=True)
    s.put(0, hand=["Swap", *hand], deck=[], discard=[])
    s.actions = actions + 1
    s.play("Swap")
    expected = [*hand, "Laboratory"] if returned else hand
    assert sorted(s.hand(0)) == sorted(card for card in expected if card != returned)


# ------------------------------------------------------------------ when to play them
def plays_freely(card: str, *hand: str, also: Sequence[str] = (), **table: Any) -> bool:
    """Is the card played when a Staff lets an Action be played for nothing?"""
    s = Scenario([card, "Jewelled Egg", *also], ally=None, auto=True)
    s.put(0, hand=["Staff", card, *hand], **{"deck": [], "discard": [], **table})
    s.play("Staff")
    return card in s.in_play(0)


@pytest.mark.parametrize(
    ("hand", "played"),
    [
        (["Estate", "Estate", "Copper"], True),
        (["Estate", "Estate", "Copper", "Gold"], True),
        (["Silver", "Silver", "Copper"], False),
        ([], False),
    ],
)
def test_sycophant_discards_a_cheap_hand_only(hand, played):
    """$3 for three cards that are worth less."""
    assert plays_freely("Sycophant", *hand) is played


@pytest.mark.parametrize("card", ["Broker", "Modify"])
def test_forced_trashers_wait_for_something_to_trash(card):
    """An Estate or a Curse is worth it; a Gold is not."""
    assert plays_freely(card, "Estate", "Gold")
    assert plays_freely(card, "Curse")
    assert not plays_freely(card, "Gold", "Silver")


def test_broker_cashes_in_a_card_for_a_province():
    """With $7 a Silver is worth its $3: the eighth coin buys a Province."""
    s = left_to_advice("Broker", ["Gold", "Silver", "Copper", "Copper"])
    assert s.trash == ["Silver"]
    assert s.coins == 3


def test_specialist_needs_something_to_play():
    assert plays_freely("Specialist", "Gold")
    assert not plays_freely("Specialist", "Estate")


def test_specialist_attacks_twice():
    """A Witch is played again rather than copied."""
    s = left_to_advice("Specialist", ["Witch"], also=["Witch"], deck=["Copper"] * 9)
    assert s.supply["Curse"] == 8


def test_highwayman_gets_the_least_treasure():
    """The first Treasure of the turn does nothing: a Copper goes first."""
    log = play_log(Kingdom(["Highwayman"]), [BigMoney({"Highwayman": 2}), BigMoney()], seed=1)
    hit = [turn for turn in log.split("\n\n") if "does nothing" in turn]
    assert hit
    for turn in hit:
        least = "Copper" if "Copper" in turn else "Silver" if "Silver" in turn else "Gold"
        assert f"{least} does nothing" in turn


# ------------------------------------------------------------------ what they are worth
@pytest.mark.parametrize(
    ("card", "copies", "least"),
    [
        ("Sentinel", 1, 0.55),
        ("Broker", 1, 0.48),
        ("Courier", 2, 0.70),
        ("Innkeeper", 1, 0.50),
        ("Barbarian", 2, 0.80),
        ("Emissary", 1, 0.60),
        ("Galleria", 1, 0.56),
        ("Guildmaster", 2, 0.64),
        ("Highwayman", 2, 0.78),
        ("Marquis", 1, 0.66),
    ],
)
def test_money_is_better_with_a_strong_card(card, copies, least):
    """Played by default, the cards that players know to be strong beat money alone."""
    liaison = card in ("Broker", "Emissary", "Guildmaster")
    kingdom = Kingdom([card], ally="Mountain Folk" if liaison else None)
    result = simulate(kingdom, [BigMoney({card: copies}), BigMoney()], games=2000, seed=1)
    assert result.win_rate(0) > least
