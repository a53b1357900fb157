"""How good the defaults are, measured: against chance on every card, and with cards whose strength
everybody knows."""

import pytest

import simcore
from analysis.card_tables import (
    EXPANSIONS,
    CardMoney,
    ally_rows,
    card_rows,
    event_rows,
    player,
    trait_rows,
)
from strategies.library.money import BigMoney

GAMES = 400
SURE = 0.5 - 1e-9


@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_no_card_is_played_worse_than_by_chance(expansion):
    """docs/cards.md says it with 20,000 games a number; these few find what is plainly bad."""
    rows = list(card_rows(player(GAMES, seed=3, threads=1), [expansion]))
    assert [row.name for row in rows if row.chance.interval(0)[1] < SURE] == []
    assert [row.name for row in rows if row.company.interval(0)[1] < SURE] == []


@pytest.mark.parametrize("rows", [event_rows, trait_rows, ally_rows])
def test_no_landscape_is_used_worse_than_by_chance(rows):
    found = list(rows(player(GAMES, seed=3, threads=1), EXPANSIONS))
    assert found
    assert [row[0] for row in found if row.chance.interval(0)[1] < SURE] == []


@pytest.mark.parametrize(
    ("card", "copies", "least"),
    [
        ("Wharf", 2, 0.75),
        ("Jack of All Trades", 2, 0.7),
        ("Ambassador", 1, 0.55),
        ("Sea Hag", 2, 0.9),
        ("Margrave", 1, 0.7),
        ("Ghost Ship", 2, 0.85),
        ("Witch's Hut", 2, 0.7),
        ("Witch", 2, 0.9),
        ("Militia", 1, 0.65),
        ("Council Room", 1, 0.6),
        ("Embargo", 3, 0.6),
        ("Barbarian", 2, 0.8),
        ("Highwayman", 2, 0.75),
        ("Crew", 1, 0.75),
        ("Pilgrim", 2, 0.75),
    ],
)
def test_strong_cards_are_strong(card, copies, least):
    """Known to players: with a copy or two of these, money beats plain money."""
    late = card in ("Wharf", "Margrave", "Witch's Hut", "Council Room")
    bots = [CardMoney({card: copies}, late), BigMoney()]
    result = simcore.simulate(simcore.Kingdom([card]), bots, games=3000, seed=5)
    assert result.interval(0)[0] > least
