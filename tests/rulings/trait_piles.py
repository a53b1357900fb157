"""Traits on every kind of pile: split piles, piles that ran empty, and costs to the last minute."""

import pytest

from simcore.catalog import load
from simcore.kingdom import Kingdom, KingdomError
from simcore.scenario import Scenario

MINE, YOURS = 0, 1
TOWNSFOLK = ["Town Crier", "Blacksmith", "Miller", "Elder"]     # $2, $3, $4, $5
TRAITS = [land.name for land in load().landscapes.values() if land.kind == "trait"]
SPLIT_PILES = list(load().piles)


def table(
    trait: str, pile: str, *others: str, hand: list[str] | None = None, **options: object
) -> Scenario:
    """The Trait on its pile; I hold `hand`, and ten Coppers wait in each deck."""
    s = Scenario([pile, *others], traits={trait: pile}, **options)
    s.put(MINE, hand=hand or [], deck=["Copper"] * 10, discard=[])
    s.put(YOURS, hand=["Copper"] * 5, deck=["Copper"] * 10, discard=[])
    return s


def townsfolk(trait: str, *others: str, hand: list[str] | None = None) -> Scenario:
    """The Trait on Townsfolk, one card of each of its names in the pile."""
    s = table(trait, "Townsfolk", *others, hand=hand)
    s.set_supply("Townsfolk", TOWNSFOLK)
    return s


# ------------------------------------------------------------------ split piles
@pytest.mark.parametrize("pile", SPLIT_PILES)
@pytest.mark.parametrize("trait", TRAITS)
def test_rule_traits_setup__every_trait_on_every_split_pile(trait: str, pile: str) -> None:
    """The six split piles of Allies are Action piles: each may carry each Trait, by the name of
    the pile. One card of it is not the pile."""
    assert (len(TRAITS), len(SPLIT_PILES)) == (15, 6)
    kingdom = Kingdom([pile], False, traits={trait: pile})
    assert kingdom.traits == {trait: pile}
    for card in load().piles[pile].cards:
        with pytest.raises(KingdomError, match=f"{card} is part of a split pile: use {pile}"):
            Kingdom([pile], False, traits={trait: card})


def test_cheap__every_card_of_a_split_pile() -> None:
    """Townsfolk cost $2, $3, $4, $5; Cheap Townsfolk cost $1, $2, $3, $4."""
    s = townsfolk("Cheap")
    assert [s.cost(name) for name in TOWNSFOLK] == [1, 2, 3, 4]


@pytest.mark.parametrize("name", TOWNSFOLK)
@pytest.mark.parametrize(
    ("trait", "gained"), [("Cursed", ["Sword", "Curse"]), ("Rich", ["Silver"]), ("Pious", [])]
)
def test_rule_traits_scope__a_gain_of_any_card_of_a_split_pile(
    trait: str, gained: list[str], name: str
) -> None:
    """Whichever of the four Townsfolk is gained, Cursed brings a Loot and a Curse, Rich a Silver,
    and Pious trashes a card."""
    s = table(trait, "Townsfolk", hand=["Estate"])
    s.set_supply("Townsfolk", [name])
    if trait == "Cursed":
        s.set_supply("Loot", ["Sword"])
    if trait == "Pious":
        s.answer("Estate")
    s.coins = 5
    s.buy(name)
    assert s.discard(MINE) == [name, *gained]
    assert s.trash == (["Estate"] if trait == "Pious" else [])


def test_friendly__a_split_pile_gives_its_top_card() -> None:
    """An Elder is discarded as Clean-up starts; the card gained is the Town Crier on top."""
    s = townsfolk("Friendly", hand=["Elder"])
    s.answer("Elder")
    s.end_turn()
    assert sorted(s.discard(MINE)) == ["Elder", "Town Crier"]
    assert s.pile("Townsfolk") == TOWNSFOLK[1:]


def test_shy__any_card_of_a_split_pile() -> None:
    """Of a Miller and an Elder one may be discarded as the turn starts, for two cards."""
    s = townsfolk("Shy")
    s.put(YOURS, hand=["Miller", "Elder", "Gold"])
    s.answer("Elder")
    s.end_turn()
    assert sorted(s.asked[0].candidates) == ["Elder", "Miller"]
    assert s.hand(YOURS) == ["Copper", "Copper", "Gold", "Miller"]


def test_reckless__a_card_of_a_split_pile_returns_on_top_of_it() -> None:
    """A Reckless Blacksmith draws twice and is then the top card of the pile; no other one can
    be bought before it."""
    s = townsfolk("Reckless", hand=["Blacksmith"])
    s.answer("+2 Cards", "+2 Cards")
    s.play("Blacksmith")
    assert s.hand(MINE) == ["Copper"] * 4
    s.end_turn()
    assert s.pile("Townsfolk") == ["Blacksmith", *TOWNSFOLK]
    s.coins = 9
    assert "Blacksmith" in s.buyable()
    assert "Town Crier" not in s.buyable()


# ------------------------------------------------------------------ after the pile is empty
def emptied(trait: str, *others: str, hand: list[str] | None = None) -> Scenario:
    """The Trait on Smithy, of which the last one was taken long ago."""
    s = table(trait, "Smithy", *others, hand=hand)
    s.set_supply("Smithy", 0)
    return s


def test_cheap__when_its_pile_is_empty() -> None:
    """A Smithy in hand still costs $3: Remodel makes it a card up to $5, no Gold."""
    s = emptied("Cheap", "Remodel", hand=["Remodel", "Smithy"])
    s.answer("Duchy")
    s.play("Remodel")
    assert "Gold" not in s.asked[-1].candidates
    assert s.discard(MINE) == ["Duchy"]


@pytest.mark.parametrize(
    ("trait", "gained"),
    [("Cursed", ["Smithy", "Sword", "Curse"]), ("Rich", ["Smithy", "Silver"]), ("Hasty", []),
     ("Pious", ["Smithy"]), ("Nearby", ["Smithy"])],
)
def test_rule_traits_scope__a_gain_when_the_pile_is_empty(trait: str, gained: list[str]) -> None:
    """The Shaman rule takes a Smithy out of the trash: it is a card of the marked pile though
    nothing is left of the pile."""
    s = emptied(trait, "Shaman")
    if trait == "Cursed":
        s.set_supply("Loot", ["Sword"])
    s.put(YOURS, hand=["Estate"])
    s.set_trash(["Smithy"])
    if trait == "Pious":
        s.answer("Estate")
    s.end_turn()
    assert s.discard(YOURS) == gained
    assert s.buys == (2 if trait == "Nearby" else 1)
    assert s.trash == (["Estate"] if trait == "Pious" else [])
    assert s.set_aside(YOURS) == (["Smithy"] if trait == "Hasty" else [])


def test_shy__when_its_pile_is_empty() -> None:
    """A Shy Smithy in hand is discarded for two cards."""
    s = emptied("Shy")
    s.put(YOURS, hand=["Smithy"])
    s.answer("Smithy")
    s.end_turn()
    assert s.hand(YOURS) == ["Copper", "Copper"]


def test_patient__when_its_pile_is_empty() -> None:
    """A Patient Smithy waits aside and is played at the start of the next turn: 5 + 3 cards."""
    s = emptied("Patient", hand=["Smithy"])
    s.answer("Smithy")
    s.end_turn()
    assert s.set_aside(MINE) == ["Smithy"]
    s.end_turn()
    assert s.in_play(MINE) == ["Smithy"]
    assert len(s.hand(MINE)) == 8


def test_inspiring__when_its_pile_is_empty() -> None:
    """A Smithy played still lets a Village follow."""
    s = emptied("Inspiring", "Village", hand=["Smithy", "Village"])
    s.answer("Village")
    s.play("Smithy")
    assert s.in_play(MINE) == ["Smithy", "Village"]


def test_tireless__when_its_pile_is_empty() -> None:
    """A Smithy discarded from play goes onto the deck."""
    s = emptied("Tireless", hand=["Smithy"])
    s.play("Smithy")
    s.end_turn()
    assert s.deck(MINE)[0] == "Smithy"


def test_fated__when_its_pile_is_empty() -> None:
    """A Smithy among the cards to be shuffled may be laid on top."""
    s = emptied("Fated", "Moat", hand=["Moat"])
    s.put(MINE, deck=[], discard=["Smithy", *["Copper"] * 9])
    s.answer("Smithy")
    s.play("Moat")
    assert "Smithy" in s.hand(MINE)


# ------------------------------------------------------------------ costs, wherever they are asked
@pytest.mark.parametrize(
    ("pile", "points"), [("Village", 2), ("Moat", 0), ("Smithy", 0), (None, 0)]
)
def test_cheap__at_scoring_time(pile: str | None, points: int) -> None:
    """Plateau Shepherds score 2 points for a Favor and a card costing $2. A Village ($3) that is
    Cheap costs $2 at the end of the game as well; a Cheap Moat, $1, scores nothing."""
    traits = {"Cheap": pile} if pile else {}
    s = Scenario(["Underling", "Village", "Moat", "Smithy"], ally="Plateau Shepherds",
                 traits=traits)
    card = pile or "Village"
    s.put(MINE, hand=[card], deck=[], discard=[], favors=5)
    s.put(YOURS, hand=[], deck=[], discard=[], favors=0)
    assert s.scores == [points, 0]


@pytest.mark.parametrize(
    ("asks", "hand", "answers", "gets"),
    [
        ("Workshop", ["Workshop"], ["Market"], "Market"),
        ("Remodel", ["Remodel", "Estate"], ["Market"], "Market"),
        ("Hammer", ["Hammer"], ["Market"], "Market"),
    ],
)
def test_cheap__a_card_of_five_is_within_reach_of_four(
    asks: str, hand: list[str], answers: list[str], gets: str
) -> None:
    """A Cheap Market costs $4: Workshop, Remodel of an Estate and Hammer can gain it."""
    s = table("Cheap", "Market", "Workshop", "Remodel", "Sack of Loot", hand=hand)
    s.answer(*answers)
    s.play(asks)
    assert s.discard(MINE) == [gets]


def test_cheap__a_card_of_three_brings_no_loot_from_pickaxe() -> None:
    """Pickaxe asks for $3 or more: a Cheap Village costs $2."""
    s = table("Cheap", "Village", "Pickaxe", hand=["Pickaxe", "Village"])
    s.play("Pickaxe")
    assert s.trash == ["Village"]
    assert s.hand(MINE) == []


def test_cheap__cutthroat_does_not_hear_a_treasure_of_five() -> None:
    """A Cheap Pendant is gained for $4: no Loot for the waiting Cutthroat."""
    s = table("Cheap", "Pendant", "Cutthroat", hand=["Cutthroat"])
    s.put(YOURS, hand=[])
    s.play("Cutthroat")
    s.coins = 4
    s.buy("Pendant")
    assert s.discard(MINE) == ["Pendant"]
    assert s.coins == 0
