"""Engines against the best money of their kingdoms: with trashing, Villages, draw and buys they
win."""

import pytest

from simcore import Kingdom, simulate
from strategies import load_strategy

TEXTBOOK = [
    *("Chapel", "Village", "Smithy", "Market", "Festival"),
    *("Laboratory", "Militia", "Moat", "Cellar", "Workshop"),
]


def beats(engine, kingdom, money, games=2000):
    """The lower end of the interval of the engine's win rate."""
    players = [load_strategy(engine), load_strategy(money)]
    return simulate(kingdom, players, games=games, seed=21).interval(0)[0]


@pytest.mark.parametrize("money", ["smithy", "militia", "double_terminal", "big_money"])
def test_trashing_villages_draw_and_buys_beat_terminal_money(money):
    assert beats("chapel_laboratory", Kingdom(TEXTBOOK), money) > 0.55


@pytest.mark.parametrize(
    ("engine", "kingdom", "money"),
    [
        ("chapel_laboratory", "Silver & Gold", "bandit"),
        ("fishing_village_wharf", "Buried Treasure", "wharf"),
        ("fishing_village_library", "Give and Take", "witch"),
        ("village_witch", "Give and Take", "witch"),
        ("village_witch", "Size Distortion", "witch"),
        ("village_witch", "Size Distortion (1e)", "witch"),
        ("harbor_village_pilgrim", "Basic Looting", "pilgrim"),
        ("town_emissary", "Foresight", "galleria"),
        ("inn_margrave", "Highway Robbery", "margrave"),
        ("festival_library", "Interaction", "militia"),
        ("border_village_draw", "Bargains", "souk"),
        ("capital_city_draw", "Allies for Beginners", "galleria"),
        ("highway_border_village", "Bargains", "souk"),
        ("highway_buys", "Bargains", "souk"),
        ("throne_laboratory", "Silver & Gold", "bandit"),
        ("throne_room_market", "Big Money", "chancellor"),
        ("longship_crew", "Jetsam", "crew"),
        ("cauldron_berserker", "Viking Schemes", "crew"),
        ("outpost_caravan", "Repetition", "militia"),
        ("tactician_guild", "Forward Thinking", "galleria"),
    ],
)
def test_engines_beat_the_money_of_their_kingdoms(engine, kingdom, money):
    assert beats(engine, Kingdom.recommended(kingdom), money) > 0.5


@pytest.mark.parametrize("money", ["smithy", "militia", "double_terminal", "big_money"])
def test_village_and_smithy_beat_terminal_money_with_a_chapel_and_buys(money):
    kingdom = Kingdom([card for card in TEXTBOOK if card not in ("Laboratory", "Festival")])
    assert beats("chapel_village_smithy", kingdom, money) > 0.5


def test_a_village_is_no_engine_without_trashing():
    """Known to players: in the first game money with a Smithy keeps ahead of Village and Smithy."""
    kingdom = Kingdom.recommended("First Game")
    assert beats("smithy", kingdom, "village_smithy") > 0.5
