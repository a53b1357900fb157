"""The default choices for the split piles of Allies are sensible ones."""

from collections.abc import Sequence
from typing import Any

import pytest

from simcore import Kingdom, Scenario, simulate
from strategies.library.money import BigMoney


def left_to_advice(
    card: str,
    pile: str,
    hand: Sequence[str] = (),
    also: Sequence[str] = (),
    coins: int = 0,
    top: Sequence[str] | None = None,
    **zones: Any,
) -> Scenario:
    """Player 0 has played the card; every choice was the default one."""
    s = Scenario([pile, *also], auto=True)
    s.put(0, hand=[card, *hand], **{"deck": [], "discard": [], **zones})
    s.coins = coins
    if top:
        s.set_supply(pile, top)
    s.play(card)
    return s


@pytest.mark.parametrize(
    ("card", "pile", "coins", "rotated"),
    [
        ("Herb Gatherer", "Augurs", 4, True),
        ("Herb Gatherer", "Augurs", 3, False),
        ("Tent", "Forts", 2, True),
        ("Tent", "Forts", 1, False),
        ("Old Map", "Odysseys", 4, True),
        ("Old Map", "Odysseys", 0, False),
        ("Student", "Wizards", 4, True),
        ("Student", "Wizards", 3, False),
    ],
)
def test_piles_are_rotated_only_for_what_can_be_bought(card, pile, coins, rotated):
    """The next card of the pile costs $4: it is uncovered by whoever can pay for it."""
    s = left_to_advice(card, pile, coins=coins)
    assert (s.pile(pile)[0] == card) is not rotated


def test_town_crier_does_not_cover_a_card_that_can_be_bought():
    """With $5 an Elder on top stays there: the Town Criers under it are worth less."""
    top = ["Elder", "Town Crier", "Town Crier"]
    s = left_to_advice("Town Crier", "Townsfolk", coins=5, top=top)
    assert s.pile("Townsfolk")[0] == "Elder"


def test_battle_plan_rotates_the_pile_with_the_best_card_to_buy():
    """With $5 a Sorceress gains more over what covers it than the Archer under Battle Plans."""
    s = Scenario(["Clashes", "Augurs"], auto=True)
    s.set_supply("Augurs", ["Herb Gatherer", "Sorceress"])
    s.put(0, hand=["Battle Plan"], deck=[], discard=[])
    s.coins = 5
    s.play("Battle Plan")
    assert s.pile("Augurs") == ["Sorceress", "Herb Gatherer"]
    assert s.pile("Clashes")[0] == "Battle Plan"


def test_battle_plan_rotates_nothing_without_money():
    """Who can buy nothing uncovers nothing for the others."""
    s = left_to_advice("Battle Plan", "Clashes")
    assert s.pile("Clashes")[0] == "Battle Plan"


def test_acolyte_turns_estates_into_gold_and_keeps_provinces():
    """The Estate goes; a Province would not."""
    s = left_to_advice("Acolyte", "Augurs", hand=["Province", "Estate"])
    assert s.trash == ["Estate"]
    assert s.discard(0) == ["Gold"]
    assert left_to_advice("Acolyte", "Augurs", hand=["Province"]).trash == []


@pytest.mark.parametrize(("augur", "trashed"), [("Sibyl", True), ("Herb Gatherer", False)])
def test_acolyte_leaves_for_a_better_augur(augur, trashed):
    """It is given up for a Sibyl, not for a Herb Gatherer."""
    s = left_to_advice("Acolyte", "Augurs", top=[augur])
    assert (s.trash == ["Acolyte"]) is trashed


def test_sibyl_buries_the_worst_card():
    """The Curse goes under the deck, the second worst card on top of it."""
    s = left_to_advice("Sibyl", "Augurs", deck=["Curse", "Copper", "Gold", "Gold", "Silver"])
    assert s.deck(0) == ["Copper", "Silver", "Curse"]
    assert s.hand(0) == ["Gold", "Gold"]


def test_sibyl_saves_an_action_that_cannot_be_played():
    """Of two terminal Actions the dearer one waits on the deck."""
    s = left_to_advice("Sibyl", "Augurs", also=["Smithy", "Witch"],
                       deck=["Smithy", "Witch", "Gold", "Estate"])
    assert s.deck(0)[0] == "Witch"
    assert s.deck(0)[-1] == "Estate"


def test_archer_hits_the_best_card_shown():
    """The victim hides its Gold; the archer takes the Silver, not an Estate."""
    s = Scenario(["Clashes"], auto=True)
    s.put(0, hand=["Archer"])
    s.put(1, hand=["Gold", "Silver", "Copper", "Estate", "Estate"], discard=[])
    s.play("Archer")
    assert s.discard(1) == ["Silver"]


@pytest.mark.parametrize(("deck", "kept"), [("Copper", 1), ("Gold", 0)])
def test_tent_comes_into_the_next_hand_of_a_poor_deck(deck, kept):
    """One Tent is put back among Coppers, none among Golds."""
    s = Scenario(["Forts"], auto=True)
    s.put(0, hand=[], deck=[deck] * 9, discard=[], in_play=["Tent", "Tent"])
    s.end_turn()
    assert s.hand(0).count("Tent") == kept


@pytest.mark.parametrize(
    ("deck", "discard", "kept"),
    [
        (["Smithy", *["Copper"] * 5], [], 0),  # the Smithy will want the Action
        (["Copper"] * 4, ["Smithy"] * 2, 1),  # not in the next hand
        (["Smithy", "Village", *["Copper"] * 8], [], 1),  # one among ten, and a Village
    ],
)
def test_tent_makes_way_for_other_terminals(deck, discard, kept):
    s = Scenario(["Forts", "Smithy", "Village"], auto=True)
    s.put(0, hand=[], deck=deck, discard=discard, in_play=["Tent"])
    s.end_turn()
    assert s.hand(0).count("Tent") == kept


@pytest.mark.parametrize(
    ("hand", "actions", "taken"), [([], 1, True), ([], 2, True), (["Smithy"], 1, False)]
)
def test_hill_fort_takes_what_can_be_used(hand, actions, taken):
    """A gained Silver is taken, unless an Action in hand needs the +1 Action."""
    s = Scenario(["Forts", "Smithy"], auto=True)
    s.put(0, hand=["Hill Fort", *hand], deck=["Estate"], discard=[])
    s.set_supply("Forts", 0)
    s.set_supply("Smithy", 0)
    s.actions = actions
    s.play("Hill Fort")
    assert ("Silver" in s.hand(0)) is taken


@pytest.mark.parametrize(("coins", "now"), [(5, True), (7, True), (2, False), (9, False)])
def test_stronghold_pays_for_a_province(coins, now):
    """$3 are taken if they reach $8, otherwise the three cards of the next turn."""
    s = left_to_advice("Stronghold", "Forts", coins=coins)
    assert s.coins == coins + 3 * now


def test_stronghold_pays_at_the_end_of_the_game():
    """Late in the game $3 that reach a Duchy are better than cards of a turn that may not come."""
    s = Scenario(["Forts"], auto=True)
    s.put(0, hand=["Stronghold"])
    s.set_supply("Province", 1)
    s.coins = 2
    s.play("Stronghold")
    assert s.coins == 5


@pytest.mark.parametrize(
    ("coins", "hand", "zones", "chosen"),
    [
        (6, [], {}, "coins"),
        (0, ["Smithy"], {}, "card"),
        (0, [], {"discard": ["Copper"] * 7}, "silver"),
        (0, [], {"discard": ["Gold"] * 7}, "card"),
    ],
)
def test_town_crier_chooses_by_what_is_missing(coins, hand, zones, chosen):
    """Coins for a Province, an Action for a Smithy, Silver for a poor deck, else a card."""
    s = left_to_advice("Town Crier", "Townsfolk", hand=hand, also=["Smithy"], coins=coins, **zones)
    assert (s.coins == coins + 2) is (chosen == "coins")
    assert ("Silver" in s.discard(0)) is (chosen == "silver")
    assert (s.actions == 1) is (chosen == "card")


@pytest.mark.parametrize(
    ("hand", "size"),
    [(["Copper"], 6), (["Copper"] * 4, 6), (["Copper"] * 6, 8), (["Smithy", "Copper"], 3)],
)
def test_blacksmith_draws_the_most_it_can(hand, size):
    """Up to six from a small hand, two cards otherwise; one if an Action is needed."""
    s = left_to_advice("Blacksmith", "Townsfolk", hand=hand, also=["Smithy"], deck=["Estate"] * 9)
    assert len(s.hand(0)) == size


def test_elder_lets_blacksmith_draw_and_play_on():
    """Through Elder both the six cards and the extra card with its Action are taken."""
    s = left_to_advice("Elder", "Townsfolk", hand=["Blacksmith"], deck=["Copper"] * 9)
    assert len(s.hand(0)) == 7
    assert s.actions == 1


def test_sorcerer_and_sorceress_name_the_likeliest_card():
    """The victim names what its deck holds most of; so does the Sorceress."""
    s = Scenario(["Augurs", "Wizards"], auto=True)
    s.put(0, hand=["Sorceress"], deck=["Gold"])
    s.put(1, discard=[])
    s.play("Sorceress")
    assert s.discard(1) == ["Curse"]
    s.put(0, hand=["Sorcerer"], deck=[])
    s.put(1, deck=["Silver"], discard=[])
    s.play("Sorcerer")
    assert s.discard(1) == []


def test_sorcerers_victim_names_what_it_may_know():
    """Of an unknown order the most frequent card; after a look the card that was seen."""
    s = Scenario(["Wizards"], auto=True)
    s.put(0, hand=["Sorcerer", "Sorcerer"], deck=["Copper"] * 4)
    s.put(1, deck=[], discard=["Gold"] * 2 + ["Estate"] * 3 + ["Copper"] * 2)
    s.play("Sorcerer")
    shown = s.deck(1)[0]
    s.play("Sorcerer")
    assert [line.strip() for line in s.log.splitlines() if "names" in line] == [
        "Player 1 names Estate", f"Player 1 names {shown}",
    ]
    assert len(s.discard(1)) == (shown != "Estate")


def test_sorceress_does_not_know_the_order_of_her_deck():
    """Whatever lies on top, she names the most frequent card of a deck nobody has looked at."""
    named = set()
    for seed in range(12):
        s = Scenario(["Augurs", "Village"], auto=True, seed=seed)
        s.put(0, hand=["Village", "Sorceress"], deck=[], discard=["Gold"] * 5 + ["Silver"] * 4)
        s.play("Village")
        left = ["Gold", "Silver"]
        left.sort(key=lambda card: -s.deck(0).count(card))
        if s.deck(0).count("Gold") != s.deck(0).count("Silver"):
            s.play("Sorceress")
            assert f"names {left[0]}" in s.log
            named.add((left[0], s.hand(0)[-1]))
    assert len(named) > 1


# ------------------------------------------------------------------ when to play them
def plays_freely(card: str, pile: str, *hand: str, **table: Any) -> bool:
    """Is the card played when a Staff lets an Action be played for nothing?"""
    s = Scenario([pile, "Jewelled Egg"], auto=True)
    s.put(0, hand=["Staff", card, *hand], **{"deck": [], "discard": [], **table})
    s.play("Staff")
    return f"plays {card}" in s.log


def test_student_waits_for_junk():
    """It must trash something: an Estate may go, a Gold may not."""
    assert plays_freely("Student", "Wizards", "Estate", "Gold")
    assert not plays_freely("Student", "Wizards", "Gold", "Silver")


def test_student_spares_the_copper_that_buys_something():
    """The last Copper of $6 stays, even when Coppers are no longer wanted."""
    money = ["Gold"] * 3
    assert not plays_freely("Student", "Wizards", "Gold", "Copper", "Copper", deck=money)
    assert plays_freely("Student", "Wizards", "Gold", "Copper", deck=money)


def test_lich_takes_a_bad_turn_away():
    """Six cards are worth the next turn if they make a Province of $3, but not if it is there."""
    assert plays_freely("Lich", "Wizards", "Estate", deck=["Copper"] * 12)
    assert not plays_freely("Lich", "Wizards", "Gold", "Silver", deck=["Copper"] * 12)


def test_herb_gatherer_plays_the_best_treasure():
    s = left_to_advice("Herb Gatherer", "Augurs", deck=["Copper", "Gold", "Silver", "Estate"])
    assert s.coins == 3


def test_sibyl_puts_back_what_this_turn_does_not_need():
    """$8 is a Province: the ninth coin is for the next turn."""
    s = left_to_advice("Sibyl", "Augurs", ["Gold", "Silver"], deck=["Gold", "Copper", "Estate"])
    assert s.deck(0) == ["Copper", "Estate"]


@pytest.mark.parametrize(
    ("cards", "pile", "least"),
    [
        ({"Herb Gatherer": 2}, "Augurs", 0.60),
        ({"Tent": 1}, "Forts", 0.75),
        ({"Tent": 1, "Garrison": 2}, "Forts", 0.60),
        ({"Town Crier": 1, "Blacksmith": 1}, "Townsfolk", 0.45),
    ],
)
def test_money_is_better_with_a_strong_card(cards, pile, least):
    """Played by default, the cards that players know to be strong beat money alone."""
    result = simulate(Kingdom([pile]), [BigMoney(cards), BigMoney()], games=2000, seed=1)
    assert result.win_rate(0) > least
