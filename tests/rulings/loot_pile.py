"""Rulings on the Loot pile: when it is there, who sees it, and that it never ends a game."""

import pytest

from simcore.catalog import load
from simcore.kingdom import Kingdom, random_kingdom
from simcore.scenario import Scenario
from tests.views import shown_to

CATALOG = load()
GAINERS_OF_LOOT = {
    "Jewelled Egg", "Search", "Cutthroat", "Pickaxe", "Wealthy Village", "Sack of Loot",
    "Peril", "Foray", "Looting", "Invasion", "Prosper",
    "Cursed",
}  # fmt: skip
PILES = [
    *(card.name for card in CATALOG.cards.values()
      if card.supply and not card.basic and not card.pile),
    *CATALOG.piles,
]  # fmt: skip
LANDSCAPES = [land.name for land in CATALOG.landscapes.values() if land.kind != "ally"]


def kingdom_of(name: str) -> Kingdom:
    """The smallest kingdom with this pile, Event or Trait; a Trait is on Smithy."""
    if name in PILES:
        return Kingdom([name])
    if CATALOG.landscapes[name].kind == "event":
        return Kingdom([], events=[name])
    return Kingdom(["Smithy"], traits={name: "Smithy"})


def has_loot(kingdom: Kingdom) -> bool:
    return "Loot" in [pile.name for pile in kingdom.piles]


# ------------------------------------------------------------------ when it is on the table
@pytest.mark.parametrize("name", [*PILES, *LANDSCAPES])
def test_rule_loot_needed__by_exactly_these_of_all_sets(name: str) -> None:
    """Of all kingdom piles, Events and Traits of all sets, twelve can gain a Loot: with each of
    them the Loot pile is on the table, with each of the others it is not."""
    assert has_loot(kingdom_of(name)) == (name in GAINERS_OF_LOOT)


def test_rule_loot_needed__one_gainer_among_many_is_enough() -> None:
    """Random kingdoms of all sets have a Loot pile if and only if one of the twelve is there."""
    seen = set()
    for seed in range(300):
        kingdom = random_kingdom(
            ["base", "seaside", "hinterlands", "allies", "plunder"], seed, events=1, traits=1
        )
        there = {*kingdom.cards, *kingdom.events, *kingdom.traits}
        assert has_loot(kingdom) == bool(there & GAINERS_OF_LOOT)
        seen.add(has_loot(kingdom))
    assert seen == {True, False}


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_rule_loot_pile__has_thirty_cards_for_any_number_of_players(players: int) -> None:
    """Two copies of each of the fifteen Loots, in an order by chance."""
    piles = [Scenario([], events=["Looting"], players=players, seed=n).pile("Loot") for n in (1, 2)]
    loots = [card.name for card in CATALOG.cards.values() if "Loot" in card.types]
    assert len(loots) == 15
    assert sorted(piles[0]) == sorted(loots * 2)
    assert piles[0] != piles[1]


# ------------------------------------------------------------------ face down
def test_rule_loot_pile__lies_face_down() -> None:
    """Two tables differ in nothing but the order of the Loots: a player who is to choose is shown
    the same at both."""
    seen = []
    for loots in (["Sword", "Orb", "Hammer"], ["Hammer", "Sword", "Orb"]):
        s = Scenario(["Workshop"], events=["Looting"])
        s.put(0, hand=["Workshop"], deck=["Copper"] * 5, discard=[])
        s.set_supply("Loot", loots)
        shown = shown_to(s, 0)
        s.answer("Silver")
        s.play("Workshop")
        seen.append(shown[-1])
    assert seen[0] == seen[1]


# ------------------------------------------------------------------ the end of the game
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("third", "over"), [(False, False), (True, True)])
def test_rule_loot_pile__empty_it_is_no_empty_pile(third: bool, over: bool, players: int) -> None:
    """Two Supply piles are empty and the last Loot is gained: the game goes on. With a third
    Supply pile empty it is over. (Four players: three piles end the game there, too.)"""
    s = Scenario(["Smithy"], events=["Looting"], players=players)
    s.set_supply("Curse", 0)
    s.set_supply("Duchy", 0)
    if third:
        s.set_supply("Smithy", 0)
    s.set_supply("Loot", ["Sword"])
    s.coins = 6
    s.buy_event("Looting")
    assert s.supply["Loot"] == 0
    s.end_turn()
    assert s.over == over


def test_rule_loot_pile__an_empty_one_is_not_counted_among_the_empty_piles() -> None:
    """What players are told of empty piles does not change with the last Loot."""
    s = Scenario(["Workshop", "Village"], events=["Looting"])
    s.put(0, hand=["Workshop", "Workshop"], deck=["Copper"] * 5, discard=[])
    s.set_supply("Loot", [])
    s.set_supply("Curse", 0)
    s.actions = 2
    shown = shown_to(s, 0)
    s.answer("Silver")
    s.play("Workshop")
    assert shown[-1]["empty_piles"] == 1
