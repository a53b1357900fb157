"""Favors are spent by Decisions like all others, wherever that happens, and the log tells of it:
inside a shuffle, on another player's turn, in the Buy phase, at Clean-up, between turns. What an
Ally gives by itself is told too, as are the points of Plateau Shepherds."""

from __future__ import annotations

import re

import pytest

from simcore import Kingdom, play_log
from simcore.scenario import Scenario
from strategies import load_strategy
from tests.rulings.tables_ally_landscapes import YES, lay, my_turn, table


def told(s: Scenario) -> list[str]:
    """The lines of the log from the first one about the Ally on, as they are indented."""
    lines = s.log.splitlines()
    ally = s.kingdom.ally
    first = next(i for i, line in enumerate(lines) if ally in line and not line.startswith("Ally:"))
    return lines[first:]


def asked_by_the_ally(s: Scenario) -> list[tuple[int, str]]:
    return [(asked.player, asked.kind) for asked in s.asked if asked.card == s.kingdom.ally]


# ---------------------------------------------------------------- inside a shuffle
def test_order_of_astrologers_the_log_tells_of_it_within_the_shuffle():
    """Laboratory's draw shuffles; within that shuffle Favors are spent, cards are picked and
    ordered, and then they are drawn."""
    s = table("Order of Astrologers", "Laboratory", favors=2)
    lay(s, hand=["Laboratory"], discard=["Copper"] * 9 + ["Gold", "Silver"])
    s.answer(2, ["Gold", "Silver"], ["Silver", "Gold"])
    s.play("Laboratory")
    assert asked_by_the_ally(s) == [(0, "spend"), (0, "topdeck"), (0, "order")]
    assert s.log.splitlines()[-6:] == [
        "  plays Laboratory",
        "    shuffles",
        "      spends 2 Favors on Order of Astrologers",
        "      puts Silver, Gold onto the deck",
        "    draws Gold, Silver",
        "    gets +1 Action",
    ]


def test_order_of_masons_the_log_tells_of_it_on_another_players_turn():
    """Council Room makes the other player draw and shuffle: that player spends, and is named."""
    s = table("Order of Masons", "Council Room", favors=0)
    lay(s, hand=["Council Room"])
    lay(s, 1, discard=["Copper", "Gold"], favors=1)
    s.answer(1, "Copper")
    s.play("Council Room")
    assert asked_by_the_ally(s) == [(1, "spend"), (1, "discard")]
    assert s.log.splitlines()[-4:] == [
        "    Player 1 shuffles",
        "      Player 1 spends 1 Favor on Order of Masons",
        "      Player 1 puts Copper into the discard pile",
        "    Player 1 draws Gold",
    ]


def test_order_of_masons_the_log_tells_of_a_shuffle_for_the_new_hand():
    """At Clean-up the new hand needs a shuffle: what is spent on it stands in the log too."""
    s = table("Order of Masons", favors=1)
    lay(s, deck=["Silver"] * 2, discard=["Estate", "Estate"] + ["Gold"] * 5)
    s.answer(1, ["Estate", "Estate"])
    s.end_turn()
    assert told(s)[:2] == [
        "    spends 1 Favor on Order of Masons",
        "    puts 2 Estate into the discard pile",
    ]


# ---------------------------------------------------------------- on another player's turn
def test_band_of_nomads_the_log_tells_of_it_on_another_players_turn():
    """Barbarian's victim gains a Silver and spends a Favor: spending, option and card are told."""
    s = table("Band of Nomads", "Barbarian", favors=0)
    lay(s, hand=["Barbarian"])
    lay(s, 1, deck=["Gold", "Estate"], favors=1)
    s.answer("Silver", YES, "+1 Card")
    s.play("Barbarian")
    assert asked_by_the_ally(s) == [(1, "spend"), (1, "option")]
    assert told(s) == [
        "      Player 1 spends 1 Favor on Band of Nomads",
        "      Player 1 chooses +1 Card",
        "      Player 1 draws Estate",
    ]


# ---------------------------------------------------------------- in the Buy phase
def test_market_towns_the_log_tells_of_it_in_the_buy_phase():
    """Each Favor and each Action played for it is a decision and a line of its own."""
    s = table("Market Towns", "Village", "Smithy", favors=2)
    lay(s, hand=["Village", "Smithy"], deck=["Copper"] * 4)
    s.answer(1, "Village", 1)
    s.end_action_phase()
    assert asked_by_the_ally(s) == [(0, "spend"), (0, "play"), (0, "spend")]
    assert told(s) == [
        "    spends 1 Favor on Market Towns",
        "    plays Village",
        "      draws Copper",
        "      gets +2 Actions",
        "    spends 1 Favor on Market Towns",
        "    plays Smithy",
        "      draws 3 Copper",
    ]


def test_city_state_the_log_tells_of_it_after_the_buy():
    """A Village is bought, two Favors are spent, and the Village is played."""
    s = table("City-state", "Village", favors=2)
    lay(s, deck=["Copper"])
    s.coins = 3
    s.answer(YES)
    s.buy("Village")
    assert asked_by_the_ally(s) == [(0, "spend")]
    assert s.log.splitlines()[-5:] == [
        "  buys Village",
        "      spends 2 Favors on City-state",
        "      plays Village",
        "        draws Copper",
        "        gets +2 Actions",
    ]


def test_family_of_inventors_the_log_tells_where_the_token_goes():
    """A Favor is spent and put on a pile."""
    s = table("Family of Inventors", "Smithy", favors=1)
    s.answer(YES, "Smithy")
    s.end_action_phase()
    assert asked_by_the_ally(s) == [(0, "spend"), (0, "pile")]
    assert told(s) == [
        "    spends 1 Favor on Family of Inventors",
        "    puts a token on the pile of Smithy",
    ]


def test_league_of_bankers_the_log_says_where_the_coins_come_from():
    """Nobody is asked, but the coins are the Bankers'."""
    s = table("League of Bankers", favors=8)
    s.end_action_phase()
    assert told(s) == ["    gets +$2 from League of Bankers"]


def test_league_of_shopkeepers_the_log_tells_its_bonus_from_the_cards():
    """After an Underling with ten Favors: its own Action, and what the Shopkeepers give."""
    s = table("League of Shopkeepers", "Underling", favors=9)
    lay(s, hand=["Underling"], deck=["Copper"])
    s.play("Underling")
    lines = [line.strip() for line in s.log.splitlines()]
    assert "gets +1 Action" in lines
    assert [line.strip() for line in told(s)] == [
        "gets +$1 from League of Shopkeepers",
        "gets +1 Action from League of Shopkeepers",
        "gets +1 Buy from League of Shopkeepers",
    ]


# ---------------------------------------------------------------- at Clean-up and between turns
def test_coastal_haven_the_log_tells_of_it_at_clean_up():
    """Favors are spent and cards kept before the next player's turn begins."""
    s = table("Coastal Haven", favors=3)
    lay(s, hand=["Copper", "Silver", "Estate"], deck=["Gold"] * 5)
    s.answer(2, ["Copper", "Silver"])
    s.end_turn()
    assert asked_by_the_ally(s) == [(0, "spend"), (0, "keep")]
    assert told(s)[:4] == [
        "    spends 2 Favors on Coastal Haven",
        "    sets aside Copper, Silver",
        "",
        "Turn 1 - Player 1",
    ]


def test_island_folk_the_log_tells_of_it_between_the_turns():
    """Five Favors, and then the extra turn that they bought, by its name."""
    s = table("Island Folk", favors=5)
    lay(s, deck=["Gold"] * 5)
    s.answer(YES)
    s.end_turn()
    assert asked_by_the_ally(s) == [(0, "spend")]
    assert told(s)[:4] == [
        "    spends 5 Favors on Island Folk",
        "",
        "Turn 2 - Player 0 (extra turn: Island Folk)",
        "  holds 5 Gold",
    ]


# ---------------------------------------------------------------- at the start of a turn
@pytest.mark.parametrize(
    ("ally", "zones", "answers", "lines"),
    [
        ("Cave Dwellers", {"hand": ["Estate", "Gold"], "deck": ["Silver"]}, [1, "Estate"],
         ["spends 1 Favor on Cave Dwellers", "discards Estate", "draws Silver"]),
        ("Desert Guides", {"hand": ["Estate"], "deck": ["Silver"] * 5}, [1],
         ["spends 1 Favor on Desert Guides", "discards Estate", "draws 5 Silver"]),
        ("Forest Dwellers", {"deck": ["Estate", "Gold"]}, [YES, "Estate"],
         ["spends 1 Favor on Forest Dwellers", "looks at Estate, Gold", "discards Estate",
          "puts Gold onto the deck"]),
        ("Gang of Pickpockets", {"hand": ["Copper"] * 5}, [YES],
         ["spends 1 Favor on Gang of Pickpockets"]),
    ],
)
def test_cave_dwellers_the_log_tells_of_the_start_of_a_turn(ally, zones, answers, lines):
    """What an Ally of the start of the turn is paid and does stands below its name."""
    s = my_turn(ally, favors=1, answers=answers, **zones)
    text = s.log.splitlines()
    last = max(i for i, line in enumerate(text) if line == f"  resolves {ally}")
    assert [line.strip() for line in text[last + 1:]] == lines


# ---------------------------------------------------------------- scoring
def test_plateau_shepherds_the_log_tells_their_points_at_the_end():
    """The log of a whole game ends with the Favors of each player and what the Shepherds make of
    them: twice the pairs of a Favor and a card for $2."""
    kingdom = Kingdom(["Underling", "Moat"], "Plateau Shepherds")
    bots = ["bigmoney:Underling=3", "bigmoney"]
    text = play_log(kingdom, [load_strategy(bot) for bot in bots], seed=3)
    ending = text[text.index("The game ends."):]
    players = re.findall(
        r"(\d+) points in \d+ turns, (\d+) Favors\n  (\d+) points from Plateau Shepherds\n"
        r"  \d+ cards: (.*)\n", ending,
    )
    assert len(players) == 2
    for total, favors, points, cards in players:
        owned = {name: int(n) for n, name in (part.split(" ", 1) for part in cards.split(", "))}
        twos = owned.get("Estate", 0) + owned.get("Moat", 0)
        assert int(points) == 2 * min(int(favors), twos)
        plain = {"Estate": 1, "Duchy": 3, "Province": 6, "Curse": -1}
        assert int(total) == int(points) + sum(plain.get(c, 0) * n for c, n in owned.items())
    assert any(int(points) > 0 for _, _, points, _ in players)
