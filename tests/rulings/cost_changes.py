"""Highway, Highway (1e), Cheap and Family of Inventors with everything that compares costs.

Each row says which cards may be gained, in terms of what cards cost now; the test works out
these costs from the printed ones and the reductions, and asks for exactly these candidates.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest

from simcore import Scenario
from simcore.catalog import load
from tests.rulings.card_words import cards_that_say
from tests.rulings.tables_seaside import gains

CATALOG = load()
LADDER = ["Crossroads", "Village", "Smithy", "Laboratory", "Border Village", "King's Cache"]
MARKED = "Laboratory"  # the pile that Cheap or a token of Family of Inventors makes cheaper

Cost = Callable[[str], int]


@dataclass(frozen=True)
class Prices:
    """What makes cards cheaper: so many Highways, and perhaps something on one pile."""

    highways: int = 0
    highway: str = "Highway"
    on_pile: str = ""  # Cheap, Family of Inventors

    def __str__(self) -> str:
        return self.on_pile or f"{self.highways} {self.highway}"

    def cost(self, name: str) -> int:
        marked = bool(self.on_pile) and name == MARKED
        return max(0, CATALOG.cards[name].cost - self.highways - marked)


PRICES = [
    Prices(0),
    Prices(1),
    Prices(3),
    Prices(7),
    Prices(1, "Highway (1e)"),
    Prices(3, "Highway (1e)"),
    Prices(7, "Highway (1e)"),
    Prices(on_pile="Cheap"),
    Prices(on_pile="Family of Inventors"),
]
EVERY_PRICE = pytest.mark.parametrize("prices", PRICES, ids=str)


@dataclass
class Compares:
    """A card that lets cards be gained by their cost: `may(cost, card)` says which."""

    may: Callable[[Cost, str], bool]
    act: Callable[[Scenario], None] | None = None  # None: the card is played
    hand: list[str] = field(default_factory=list)
    answers: list[Any] = field(default_factory=list)  # before the gain is chosen
    types: tuple[str, ...] = ()  # the gained card has one of these
    also: list[str] = field(default_factory=list)
    at_turn_start: bool = False
    player: int = 0  # who gains
    among: list[str] | None = None  # None: the Supply
    held: bool = True  # the card itself is in hand
    set_up: Callable[[Scenario], None] | None = None


# ---------------------------------------------------------------- what happens
def plays(card: str) -> Callable[[Scenario], None]:
    return lambda s: s.play(card)


def buys(card: str, first: str = "") -> Callable[[Scenario], None]:
    """Buys the card, perhaps after playing another one."""

    def act(s: Scenario) -> None:
        if first:
            s.play(first)
        s.coins, s.buys = 20, 1
        s.buy(card)

    return act


def scrounges(s: Scenario) -> None:
    s.set_trash(["Estate"])
    s.coins = 3
    s.buy_event("Scrounge")


def trashes_a_lich(s: Scenario) -> None:
    s.set_trash(["Estate", "Laboratory", "Gold", "King's Cache", "Province"])
    s.play("Salvager")


def a_pile_is_empty(s: Scenario) -> None:
    s.set_supply("Curse", 0)


def meets_a_border_village(s: Scenario) -> None:
    s.put(1, deck=["Border Village"])
    s.play("Barbarian")


IN_TRASH = ["Estate", "Laboratory", "Gold", "King's Cache", "Province"]

ROWS = {
    # ------------------------------------------------------------ up to so much
    "Workshop": Compares(lambda cost, card: cost(card) <= 4),
    "Weaver": Compares(lambda cost, card: cost(card) <= 4, answers=["one_card_up_to_4"]),
    "Blockade": Compares(lambda cost, card: cost(card) <= 4),
    "Conjurer": Compares(lambda cost, card: cost(card) <= 4),
    "Hill Fort": Compares(lambda cost, card: cost(card) <= 4),
    "Hammer": Compares(lambda cost, card: cost(card) <= 4),
    "Carpenter": Compares(lambda cost, card: cost(card) <= 4),
    "Crafters' Guild": Compares(
        lambda cost, card: cost(card) <= 4, answers=[1], at_turn_start=True
    ),
    "Quartermaster": Compares(
        lambda cost, card: cost(card) <= 4, answers=["gain a card onto this"], at_turn_start=True
    ),
    "Artisan": Compares(lambda cost, card: cost(card) <= 5),
    "Feast": Compares(lambda cost, card: cost(card) <= 5),
    "Importer": Compares(lambda cost, card: cost(card) <= 5, at_turn_start=True),
    "Scrounge": Compares(
        lambda cost, card: cost(card) <= 5,
        act=scrounges,
        held=False,
        answers=["Estate from the trash"],
    ),
    "Swap": Compares(
        lambda cost, card: cost(card) <= 5 and card != "Village",
        hand=["Village"],
        answers=["Village"],
        types=("Action",),
    ),
    "Pirate": Compares(
        lambda cost, card: cost(card) <= 6, types=("Treasure",), at_turn_start=True
    ),
    "Smugglers": Compares(
        lambda cost, card: cost(card) <= 6, among=["Laboratory", "Gold", "King's Cache", "Province"]
    ),
    "Shaman": Compares(lambda cost, card: cost(card) <= 6, at_turn_start=True, among=IN_TRASH),
    # ------------------------------------------------------------ up to so much more
    "Remodel": Compares(
        lambda cost, card: cost(card) <= cost("Silver") + 2, hand=["Silver", "Silver"]
    ),
    "Enlarge": Compares(
        lambda cost, card: cost(card) <= cost("Silver") + 2, hand=["Silver", "Silver"]
    ),
    "Modify": Compares(
        lambda cost, card: cost(card) <= cost("Laboratory") + 2,
        hand=["Laboratory"],
        answers=["gain a card costing up to $2 more than the trashed card"],
    ),
    "Carpenter, a pile being empty": Compares(
        lambda cost, card: cost(card) <= cost("Silver") + 2,
        set_up=a_pile_is_empty,
        hand=["Silver", "Silver"],
    ),
    "Mine": Compares(
        lambda cost, card: cost(card) <= cost("Silver") + 3,
        hand=["Silver"],
        answers=["Silver"],
        types=("Treasure",),
    ),
    "Mine (1e)": Compares(
        lambda cost, card: cost(card) <= cost("Silver") + 3, hand=["Silver"], types=("Treasure",)
    ),
    "Wheelwright": Compares(
        lambda cost, card: cost(card) <= cost("Laboratory"),
        hand=["Laboratory"],
        answers=["Laboratory"],
        types=("Action",),
    ),
    # ------------------------------------------------------------ less
    "Border Village": Compares(
        lambda cost, card: cost(card) < cost("Border Village"),
        act=buys("Border Village"),
        held=False,
    ),
    "Berserker": Compares(lambda cost, card: cost(card) < cost("Berserker")),
    "Haggler": Compares(
        lambda cost, card: cost(card) < cost("Laboratory"),
        act=buys("Laboratory", "Haggler"),
        types=("Action", "Treasure", "Curse"),
    ),
    "Haggler (1e)": Compares(
        lambda cost, card: cost(card) < cost("Laboratory"),
        act=buys("Laboratory", "Haggler (1e)"),
        types=("Action", "Treasure", "Curse"),
    ),
    "Architects' Guild": Compares(
        lambda cost, card: cost(card) < cost("Laboratory"),
        act=buys("Laboratory"),
        held=False,
        answers=[1],
        types=("Action", "Treasure", "Curse"),
    ),
    "Silver Mine": Compares(
        lambda cost, card: cost(card) < cost("Silver Mine"), types=("Treasure",)
    ),
    "Spell Scroll": Compares(lambda cost, card: cost(card) < cost("Spell Scroll")),
    "Barbarian": Compares(
        lambda cost, card: cost(card) < cost("Border Village"),
        act=meets_a_border_village,
        types=("Action",),
        player=1,
    ),
    "Lich": Compares(
        lambda cost, card: cost(card) < cost("Lich"),
        act=trashes_a_lich,
        held=False,
        hand=["Salvager", "Lich"],
        also=["Salvager"],
        among=IN_TRASH,
    ),
    # ------------------------------------------------------------ exactly
    "Farmland": Compares(
        lambda cost, card: cost(card) == cost("Silver") + 2 and card != "Farmland",
        act=buys("Farmland"),
        held=False,
        hand=["Silver", "Silver"],
    ),
    "Farmland (1e)": Compares(
        lambda cost, card: cost(card) == cost("Silver") + 2,
        act=buys("Farmland (1e)"),
        held=False,
        hand=["Silver", "Silver"],
    ),
    "Develop": Compares(
        lambda cost, card: cost(card) == cost("Smithy") + 1,
        hand=["Smithy"],
        answers=["more_first"],
    ),
    "Develop, the cheaper card": Compares(
        lambda cost, card: cost(card) == cost("Smithy") - 1,
        act=plays("Develop"),
        hand=["Smithy"],
        answers=["less_first"],
    ),
}
# Cards that ask for no limit, and those that count or compare costs without such a gain.
NO_LIMIT = {
    "Cabin Boy", "Invasion", "Prosper", "Sunken Treasure", "Tools", "Woodworkers' Guild",
}  # fmt: skip
AMOUNTS = {"Salvager", "Crucible", "Broker", "Trader", "Trader (1e)", "Pickaxe"}
GAINED_COSTS = {"Galleria", "Taskmaster", "Cutthroat", "Band of Nomads"}
SCORED = {"Plateau Shepherds"}  # when the game is over no turn's reduction is left


def test_everything_that_compares_costs_has_a_row() -> None:
    """No "costs up to", "costs less", "exactly" or "per $ it costs" is forgotten."""
    rows = {name.partition(",")[0] for name in ROWS}
    comparing = cards_that_say("costing_up_to", "costing_exactly", "cost_of", "cost")
    assert comparing == rows | NO_LIMIT | AMOUNTS | GAINED_COSTS | SCORED


# ---------------------------------------------------------------- the table
def kingdom(name: str, prices: Prices, also: list[str]) -> Scenario:
    options: dict[str, Any] = {}
    piles = [*LADDER, *also, "Royal Galley"]
    if prices.highways:
        piles.append(prices.highway)
    card = CATALOG.cards.get(name)
    if card is None:
        kind = CATALOG.landscapes[name].kind
        options |= {"ally": name} if kind == "ally" else {"events": [name]}
    elif "Loot" not in card.types and name not in piles:
        piles.append(card.pile or name)
    if card is not None and "Loot" in card.types:
        piles.append("Jewelled Egg")
    if prices.on_pile == "Cheap":
        options["traits"] = {"Cheap": MARKED}
    elif prices.on_pile:
        options["ally"] = prices.on_pile
    elif card is not None and "Liaison" in card.types:
        options["ally"] = "Plateau Shepherds"
    if options.get("ally") and name != "Importer":
        piles.append("Underling")
    s = Scenario(piles, auto=True, **options)
    for player in range(2):
        s.put(player, hand=[], deck=[], discard=[], favors=0)
    if prices.on_pile == "Family of Inventors":
        s.put(0, favors=1)
        s.answer(1, MARKED)
        s.end_action_phase()
        s.end_turn()
        s.end_turn()
    s.actions = 9
    return s


def make_cheaper(s: Scenario, prices: Prices, hand: list[str]) -> None:
    s.put(0, hand=[*[prices.highway] * prices.highways, *hand], deck=[], discard=[])
    for _ in range(prices.highways):
        s.play(prices.highway)


def start_the_turn(s: Scenario, name: str, prices: Prices, answers: list[Any]) -> None:
    """Royal Galleys play the Highways at the start of the turn, before the card acts."""
    card = CATALOG.cards.get(name)
    playing = card is not None and name != "Shaman"
    s.put(0, hand=[name] if playing else [], deck=[], discard=[])
    if playing:
        s.play(name)
    s.put(0, hand=["Royal Galley", prices.highway] * prices.highways)
    for _ in range(prices.highways):
        s.answer(prices.highway)
        s.play("Royal Galley")
    s.put(0, hand=[], favors=2)
    s.end_turn()
    s.set_trash(IN_TRASH if name == "Shaman" else [])
    s.answer(*["Royal Galley"] * prices.highways, *answers)
    s.asked.clear()
    s.end_turn()


def neighbour_gains(s: Scenario, cards: list[str]) -> None:
    s.end_turn()
    for card in cards:
        s.coins, s.buys = 20, 1
        s.buy(card)
    s.end_turn()
    s.actions = 9


def top_cards(s: Scenario) -> list[str]:
    tops = [s.pile(pile)[0] for pile in s.supply if s.supply[pile] and pile != "Loot"]
    return [card for card in tops if "Loot" not in CATALOG.cards[card].types]


def asker_of(name: str) -> str:
    return name.partition(",")[0]


# A game has one Ally: not another one beside Family of Inventors.
ROWS_AND_PRICES = [
    (name, prices)
    for prices in PRICES
    for name in ROWS
    if not (asker_of(name) in CATALOG.landscapes and prices.on_pile == "Family of Inventors")
]


@pytest.mark.parametrize(("name", "prices"), ROWS_AND_PRICES, ids=str)
def test_highway__what_a_card_costs_now_decides_what_may_be_gained(
    name: str, prices: Prices
) -> None:
    """With one Highway "up to $4" reaches cards printed $5; "less" and "exactly $2 more" compare
    what both cards cost now; what costs $0 falls no further."""
    row = ROWS[name]
    asker = asker_of(name)
    s = kingdom(asker, prices, row.also)
    if row.at_turn_start:
        start_the_turn(s, asker, prices, row.answers)
    else:
        if asker == "Smugglers":
            neighbour_gains(s, row.among or [])
        if row.set_up:
            row.set_up(s)
        make_cheaper(s, prices, [*row.hand, *([asker] if row.held else [])])
        s.put(0, favors=2 if asker in CATALOG.landscapes else 0)
        s.asked.clear()
        s.answer(*row.answers)
        supply = top_cards(s)
        (row.act or plays(asker))(s)
    candidates = row.among or (top_cards(s) if row.at_turn_start else supply)
    expected = {
        card
        for card in candidates
        if row.may(prices.cost, card)
        and (not row.types or set(row.types) & set(CATALOG.cards[card].types))
    }
    asked = [a for a in s.asked if (a.kind, a.card, a.player) == ("gain", asker, row.player)]
    if len(expected) > 1:
        assert set(asked[0].candidates) == expected
    else:  # nothing to choose
        assert expected <= set(gains(s, row.player))
        assert not asked or asker == "Develop"  # which asks for its other card


def test_the_ladder_has_a_card_for_every_limit() -> None:
    """The tables tell costs apart: every row has other candidates at other prices."""
    changed = set()
    for name, row in ROWS.items():
        universe = row.among or [*LADDER, "Copper", "Estate", "Silver", "Duchy", "Gold", "Province"]
        outcomes = {
            tuple(card for card in universe if row.may(prices.cost, card)) for prices in PRICES
        }
        if len(outcomes) > 1:
            changed.add(name)
    assert changed == set(ROWS)


# ---------------------------------------------------------------- amounts
PAYS = {  # what the card gives for a trashed Laboratory
    "Salvager": lambda s: s.coins,
    "Crucible": lambda s: s.coins,
    "Broker": lambda s: s.coins,
    "Trader": lambda s: s.discard(0).count("Silver"),
    "Trader (1e)": lambda s: s.discard(0).count("Silver"),
}


@EVERY_PRICE
@pytest.mark.parametrize("name", PAYS)
def test_highway__the_cost_of_a_trashed_card_is_that_of_this_moment(
    name: str, prices: Prices
) -> None:
    """Salvager, Crucible, Broker and Trader count what the Laboratory costs now."""
    s = kingdom(name, prices, [])
    make_cheaper(s, prices, [name, "Laboratory"])
    s.answer(*(["+$1 per $1 of its cost"] if name == "Broker" else []))
    s.coins = 0
    s.play(name)
    assert s.trash == ["Laboratory"]
    assert PAYS[name](s) == prices.cost("Laboratory")


@EVERY_PRICE
@pytest.mark.parametrize("trashed", ["Silver", "Laboratory"])
def test_pickaxe__a_trashed_card_must_cost_three_now(trashed: str, prices: Prices) -> None:
    """A Loot for a card that costs $3 or more at this moment."""
    s = kingdom("Pickaxe", prices, [])
    make_cheaper(s, prices, ["Pickaxe", trashed])
    s.play("Pickaxe")
    loots = [card for card in s.hand(0) if "Loot" in CATALOG.cards[card].types]
    assert len(loots) == (prices.cost(trashed) >= 3)


# ---------------------------------------------------------------- the cost of a gained card
@EVERY_PRICE
@pytest.mark.parametrize("gained", ["Village", "Smithy", "Laboratory", "Border Village"])
def test_galleria__a_gained_card_must_cost_three_or_four_now(gained: str, prices: Prices) -> None:
    """+1 Buy for a gained card that costs $3 or $4 at this moment."""
    s = kingdom("Galleria", prices, [])
    make_cheaper(s, prices, ["Galleria"])
    s.play("Galleria")
    s.coins, s.buys = 20, 1
    s.buy(gained)
    assert s.buys == sum(prices.cost(card) in (3, 4) for card in gains(s, 0))


@EVERY_PRICE
@pytest.mark.parametrize("gained", ["Laboratory", "Smithy", "King's Cache", "Province"])
def test_taskmaster__a_gained_card_must_cost_five_now(gained: str, prices: Prices) -> None:
    """Taskmaster is repeated next turn if a card costing $5 at this moment was gained."""
    s = kingdom("Taskmaster", prices, [])
    make_cheaper(s, prices, ["Taskmaster"])
    s.play("Taskmaster")
    s.coins, s.buys = 20, 1
    s.buy(gained)
    s.end_turn()
    s.end_turn()
    assert s.actions == 1 + (prices.cost(gained) == 5)


@EVERY_PRICE
@pytest.mark.parametrize("gained", ["Silver", "Gold", "King's Cache"])
def test_cutthroat__a_gained_treasure_must_cost_five_now(gained: str, prices: Prices) -> None:
    """A Loot for a gained Treasure that costs $5 or more at this moment."""
    s = kingdom("Cutthroat", prices, [])
    make_cheaper(s, prices, ["Cutthroat"])
    s.play("Cutthroat")
    s.coins, s.buys = 20, 1
    s.buy(gained)
    loots = [card for card in s.owned(0) if "Loot" in CATALOG.cards[card].types]
    assert len(loots) == (prices.cost(gained) >= 5)


@pytest.mark.parametrize("prices", PRICES[:-1], ids=str)
@pytest.mark.parametrize("gained", ["Estate", "Silver", "Laboratory"])
def test_band_of_nomads__a_gained_card_must_cost_three_now(gained: str, prices: Prices) -> None:
    """A Favor may be spent on a gained card that costs $3 or more at this moment."""
    s = kingdom("Band of Nomads", prices, [])
    make_cheaper(s, prices, [])
    s.put(0, favors=1)
    s.answer(*([1, "+1 Buy"] if prices.cost(gained) >= 3 else []))
    s.asked.clear()
    s.coins, s.buys = 20, 1
    s.buy(gained)
    assert (s.favors(0), s.buys) == ((0, 1) if prices.cost(gained) >= 3 else (1, 0))
