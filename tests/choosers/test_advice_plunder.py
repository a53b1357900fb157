"""Default choices for the kingdom cards of Plunder: what a bare buy list does with them."""

from __future__ import annotations

import pytest

from simcore import Kingdom, Scenario, simulate
from strategies.library.money import BigMoney


def table(*cards, hand=(), deck=("Copper",) * 20, **options):
    s = Scenario(cards, auto=True, **options)
    for p in range(2):
        s.put(p, hand=[], deck=["Copper"] * 20, discard=[], in_play=[])
    s.put(0, hand=hand, deck=deck)
    s.actions = 5
    return s


def near_the_end(s):
    s.set_supply("Province", 1)


def next_round(s):
    s.end_turn()
    s.end_turn()


def test_cage__takes_dead_cards_and_leaves_treasures():
    """Estates and Curses are out of the way; the Gold is still to be played."""
    s = table("Cage", "Village", hand=["Cage", "Estate", "Curse", "Gold", "Village"])
    s.play("Cage")
    assert sorted(s.set_aside(0)) == ["Curse", "Estate"]


def test_cage__keeps_stuck_actions_for_the_turn_after_a_province():
    """With $8 at hand the Actions come back tomorrow, on top of a full hand."""
    s = table("Cage", "Village", hand=["Cage", "Village", "Village", "Gold", "Gold", "Silver"])
    s.play("Cage")
    assert s.set_aside(0) == ["Village", "Village"]


def test_grotto__exchanges_what_is_useless_now():
    """Victory cards go, coins and playable Actions stay."""
    s = table("Grotto", "Smithy", hand=["Grotto", "Estate", "Province", "Gold", "Smithy"])
    s.play("Grotto")
    assert sorted(s.set_aside(0)) == ["Estate", "Province"]
    s = table("Grotto", "Village", hand=["Grotto", "Gold", "Silver", "Copper"])
    s.play("Grotto")
    assert s.set_aside(0) == []


@pytest.mark.parametrize(("action", "kept"), [("Village", True), ("Wealthy Village", False)])
def test_siren__costs_a_cheap_action_but_no_good_one(action, kept):
    """A Village is given for a Siren, a Wealthy Village is not."""
    s = table("Siren", "Village", "Wealthy Village", hand=[action])
    s.coins = 3
    s.buy("Siren")
    assert s.discard(0) == (["Siren"] if kept else [])
    assert s.trash == ([action] if kept else ["Siren"])


def test_siren__is_not_paid_for_without_curses():
    """With the Curses gone it is hardly worth an Action."""
    s = table("Siren", "Village", hand=["Village"])
    s.set_supply("Curse", 0)
    s.coins = 3
    s.buy("Siren")
    assert s.trash == ["Siren"]


def test_pickaxe__gives_a_silver_for_a_loot():
    """Better than trashing a Curse, and a Gold is too good for it."""
    s = table("Pickaxe", hand=["Pickaxe", "Silver", "Copper", "Curse", "Gold"])
    s.play("Pickaxe")
    assert s.trash == ["Silver"]
    assert len(s.hand(0)) == 3 + 1


def test_pickaxe__without_loots_trashes_the_worst_card():
    """No Loot left: the Curse goes."""
    s = table("Pickaxe", hand=["Pickaxe", "Silver", "Curse"])
    s.set_supply("Loot", [])
    s.play("Pickaxe")
    assert s.trash == ["Curse"]


def test_enlarge__turns_gold_into_a_province_at_the_end():
    """Near the end points count; before that the worst card is enlarged."""
    s = table("Enlarge", hand=["Enlarge", "Gold", "Copper", "Estate"])
    near_the_end(s)
    s.play("Enlarge")
    assert s.trash == ["Gold"]
    assert s.discard(0) == ["Province"]
    s = table("Enlarge", hand=["Enlarge", "Gold", "Copper", "Estate"])
    s.play("Enlarge")
    assert s.trash == ["Estate"]


def test_cabin_boy__keeps_paying():
    """$2 on every turn it is drawn are worth more than becoming a Longship once."""
    s = table("Cabin Boy", "Longship", hand=["Cabin Boy"])
    s.play("Cabin Boy")
    next_round(s)
    assert s.trash == []
    assert s.coins == 2


@pytest.mark.parametrize(
    ("coins", "now"), [(3, True), (4, True), (6, True), (0, False), (8, False)]
)
def test_gondola__pays_when_it_reaches_a_better_price(coins, now):
    """$2 that buy nothing better today are kept for tomorrow."""
    s = table("Gondola", hand=["Gondola", *["Copper"] * coins])
    s.play("Gondola")
    assert s.coins == (2 if now else 0)


def test_quartermaster__stores_and_takes_in_turns():
    """One turn a card is gained, the next it is taken; near the end points are stored."""
    s = table("Quartermaster", hand=["Quartermaster"])
    s.play("Quartermaster")
    next_round(s)
    assert s.set_aside(0) == ["Silver"]
    next_round(s)
    assert s.set_aside(0) == []
    assert "Silver" in s.hand(0)
    near_the_end(s)
    next_round(s)
    next_round(s)
    assert s.set_aside(0) == ["Estate", "Estate"]


def test_quartermaster__two_never_take_from_an_empty_one():
    """With two of them no choice is wasted: every turn two cards are gained or taken."""
    s = table("Quartermaster", hand=["Quartermaster", "Quartermaster"])
    s.play("Quartermaster")
    s.play("Quartermaster")
    stock = []
    for _ in range(5):
        next_round(s)
        stock.append(len(s.set_aside(0)))
    assert stock == [2, 2, 2, 2, 2]


def test_fortune_hunter__plays_the_richest_treasure():
    """A Gold rather than a Cage or a Copper."""
    s = table("Fortune Hunter", "Cage", hand=["Fortune Hunter"], deck=["Cage", "Gold", "Copper"])
    s.play("Fortune Hunter")
    assert s.coins == 2 + 3
    assert len(s.deck(0)) == 2


def test_kings_cache__multiplies_the_best_treasure():
    """Gold before Silver; another King's Cache first if there is enough to multiply."""
    s = table("King's Cache", hand=["King's Cache", "Silver", "Gold"])
    s.play("King's Cache")
    assert s.coins == 9
    s = table("King's Cache", hand=["King's Cache", "King's Cache", "Silver", "Gold"])
    s.play("King's Cache")
    assert s.coins == 15
    s = table("King's Cache", hand=["King's Cache", "King's Cache", "Silver"])
    s.play("King's Cache")
    assert s.coins == 6


def test_first_mate__plays_the_name_with_most_copies():
    """Two Smithies rather than one Laboratory."""
    s = table("First Mate", "Smithy", "Laboratory",
              hand=["First Mate", "Smithy", "Laboratory", "Smithy"])
    s.play("First Mate")
    assert s.in_play(0) == ["First Mate", "Smithy", "Smithy"]


def test_mapmaker__reacts_on_other_turns_only():
    """In one's own Buy phase the cards would be thrown away."""
    s = table("Mapmaker", hand=["Mapmaker"])
    s.put(1, hand=["Mapmaker"])
    s.coins = 2
    s.buy("Estate")
    assert s.in_play(0) == []
    assert s.in_play(1) == ["Mapmaker"]


def test_pilgrim__puts_back_an_action_that_cannot_be_played():
    """With no Action left the Smithy is for the next turn; otherwise a coin too many."""
    s = table("Pilgrim", "Smithy", hand=["Pilgrim", "Smithy", "Estate"])
    s.actions = 1
    s.play("Pilgrim")
    assert s.deck(0)[0] == "Smithy"
    s = table("Pilgrim", "Smithy", hand=["Pilgrim", "Smithy", "Estate"])
    s.play("Pilgrim")
    assert s.deck(0)[0] == "Copper"


# ------------------------------------------------------------------ when to play them
def plays_freely(card, *hand, deck=("Copper",) * 20, **options):
    """Is the card played when a Staff lets an Action be played for nothing?"""
    s = table(card, "Sack of Loot", hand=["Staff", card, *hand], deck=deck, **options)
    s.play("Staff")
    return card in s.in_play(0)


@pytest.mark.parametrize("card", ["Enlarge", "Maroon"])
def test_forced_trashers_wait_for_something_to_trash(card):
    """An Estate may go, a Gold may not."""
    assert plays_freely(card, "Estate", "Gold")
    assert not plays_freely(card, "Gold", "Silver")


def test_crucible_cashes_in_estates_and_a_silver_for_a_province():
    """An Estate for $2; with $7 at hand a Silver makes the eighth coin."""
    s = table("Crucible", hand=["Crucible", "Estate", "Copper"])
    s.play("Crucible")
    assert (s.trash, s.coins) == (["Estate"], 2)
    s = table("Crucible", hand=["Crucible", "Gold", "Silver", "Copper", "Copper"])
    s.play("Crucible")
    assert (s.trash, s.coins) == (["Silver"], 3)


def test_enlarge__makes_duchies_of_silver_with_four_provinces_left():
    s = table("Enlarge", hand=["Enlarge", "Silver", "Copper"])
    s.set_supply("Province", 4)
    s.play("Enlarge")
    assert s.trash == ["Silver"]
    assert s.discard(0) == ["Duchy"]


def test_crew_is_on_the_deck_before_the_draws():
    """Of Crew and Longship, Crew comes first, and Longship draws it."""
    s = table("Crew", "Longship", hand=["Crew", "Longship"])
    s.play("Longship")
    s.play("Crew")
    next_round(s)
    assert "Crew" in s.hand(0)


@pytest.mark.parametrize(
    ("card", "copies", "least"),
    [
        ("Shaman", 1, 0.60),
        ("Cabin Boy", 2, 0.66),
        ("Fortune Hunter", 2, 0.72),
        ("Landing Party", 2, 0.72),
        ("Mapmaker", 2, 0.76),
        ("Maroon", 1, 0.58),
        ("Rope", 2, 0.60),
        ("Buried Treasure", 2, 0.70),
        ("Crew", 1, 0.80),
        ("Cutthroat", 1, 0.62),
        ("Enlarge", 1, 0.50),
        ("Frigate", 1, 0.51),
        ("Mining Road", 1, 0.55),
        ("Pendant", 2, 0.53),
        ("Pickaxe", 1, 0.66),
        ("Pilgrim", 2, 0.80),
        ("Quartermaster", 1, 0.80),
        ("Silver Mine", 1, 0.58),
        ("Trickster", 2, 0.88),
        ("Sack of Loot", 1, 0.57),
        ("King's Cache", 1, 0.52),
    ],
)
def test_money_is_better_with_a_strong_card(card, copies, least):
    """Played by default, the cards that players know to be strong beat money alone."""
    result = simulate(Kingdom([card]), [BigMoney({card: copies}), BigMoney()], games=2000, seed=1)
    assert result.win_rate(0) > least
