"""A strategy says when it spends Favors, how many, and what for."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest

from simcore import Kingdom
from simcore.catalog import load
from simcore.choosers.seats import Chooser
from simcore.gamelog import CODES
from simcore.layout import TableLayout
from simcore.table import Table
from strategies import Strategy, buy, choose, favors, owned, spend, trash

PILES = ["Underling", "Laboratory", "Smithy", "Village", "Militia", "Wizards"]
PAID = sorted(
    name for name, thing in load().landscapes.items()
    if thing.kind == "ally"
    and name not in ("League of Bankers", "League of Shopkeepers", "Plateau Shepherds")
)  # fmt: skip
ANY_NUMBER = ["Coastal Haven", "Order of Astrologers", "Order of Masons", "Peaceful Cult"]
MONEY = (
    buy("Province"),
    buy("Gold"),
    buy("Underling", owned("Underling") < 4),
    buy("Village", owned("Village") < 3),
    buy("Militia", owned("Militia") < 2),
    buy("Smithy", owned("Smithy") < 2),
    buy("Silver"),
)


class Plain(Strategy):
    buys = MONEY


def rows(strategy: Strategy, ally: str, games: int = 6) -> Iterator[tuple[str, str, int, int]]:
    """What strategy 0 does in some games: code, card, number, and its Favors before that."""
    layout = TableLayout(Kingdom(PILES, ally), 2, 60)
    for block in range(games):
        choosers = [Chooser(strategy, layout), Chooser(Plain(), layout)]
        table = Table(layout, choosers, seed=11, block=block, log=True)
        table.play()
        seat = next(p for p in (0, 1) if table.player_counts(p)["strategy"] == 0)
        mat = 1
        for code, player, slot, number, *_ in table.trace():
            if player == seat:
                yield CODES[code], layout.names[slot] if slot >= 0 else "", number, mat
                mat += number if CODES[code] == "favors" else 0


def payments(strategy: Strategy, ally: str) -> list[tuple[int, int]]:
    """The Favors spent at a time, and those on the mat before."""
    return [
        (-number, mat) for code, _, number, mat in rows(strategy, ally)
        if code == "favors" and number < 0
    ]  # fmt: skip


@pytest.mark.parametrize("ally", PAID)
def test_favors_are_spent_only_when_a_rule_holds(ally):
    """A rule that waits for eight Favors: never with fewer, and then it does spend."""

    class Waits(Strategy):
        buys = MONEY
        spends = (spend(ally, favors >= 8),)

    paid = payments(Waits(), ally)
    assert paid
    assert min(mat for _, mat in paid) >= 8


@pytest.mark.parametrize("ally", PAID)
def test_a_rule_for_another_ally_leaves_it_to_the_defaults(ally):
    """Like any rule about what is not in the kingdom it is not there: the bot plays as without."""
    other = PAID[PAID.index(ally) - 1]

    class Elsewhere(Strategy):
        buys = MONEY
        spends = (spend(other),)

    assert payments(Elsewhere(), ally) == payments(Plain(), ally)


@pytest.mark.parametrize("number", [1, 3])
@pytest.mark.parametrize("ally", ANY_NUMBER)
def test_a_rule_says_how_many(ally, number):
    """With an Ally that takes any number, the rule's is spent, or as many as there are cards."""

    class Measured(Strategy):
        buys = MONEY
        spends = (spend(ally, favors >= 5, favors=number),)

    paid = {spent for spent, _ in payments(Measured(), ally)}
    assert max(paid) == number
    assert paid <= set(range(1, number + 1))


def test_a_price_is_a_price_whatever_number_the_rule_says():
    class Generous(Strategy):
        buys = MONEY
        spends = (spend("Mountain Folk", favors=3),)

    assert {spent for spent, _ in payments(Generous(), "Mountain Folk")} == {5}


def test_the_other_tables_say_what_for():
    """Peaceful Cult trashes what `trashes` names, Crafters' Guild gains what `buys` names, Band of
    Nomads gives what `choices` names."""

    class Cult(Strategy):
        buys = MONEY
        spends = (spend("Peaceful Cult", favors=1),)
        trashes = (trash("Copper"), trash("Estate"))

    trashed = [card for code, card, *_ in rows(Cult(), "Peaceful Cult") if code == "trash"]
    assert set(trashed[:7]) <= {"Copper", "Estate"}
    assert "Copper" in trashed

    class Crafters(Strategy):
        buys = (buy("Province"), buy("Underling", owned("Underling") < 5), buy("Silver"))
        spends = (spend("Crafters' Guild"),)

    told = list(rows(Crafters(), "Crafters' Guild"))
    after = [told[i + 1][1] for i, row in enumerate(told) if row[0] == "favors" and row[2] < 0]
    assert after
    assert set(after) == {"Underling", "Silver"}

    class Nomads(Strategy):
        buys = MONEY
        spends = (spend("Band of Nomads"),)
        choices = (choose("Band of Nomads", "+1 Card"),)

    chosen = [n for code, card, n, _ in rows(Nomads(), "Band of Nomads")
              if code == "option" and card == "Band of Nomads"]  # fmt: skip
    assert chosen
    assert set(chosen) == {0}


def test_favors_for_nothing_are_not_spent_on_and_on():
    """Order of Masons offer more after each look. A rule without a number does not take that up
    when the dead cards are out: each payment of a shuffle is its only one."""

    class Masons(Strategy):
        buys = MONEY
        spends = (spend("Order of Masons", favors >= 6),)

    told = list(rows(Masons(), "Order of Masons"))
    pays = [code == "favors" and number < 0 for code, _, number, _ in told]
    assert any(pays)
    assert not any(first and second for first, second in pairwise(pays))
