"""Counted games take short cuts (quiet turns, quiet gains); logged ones go the long way. Both must
be the same games: on every recommended kingdom, with bots that buy everything there is."""

import pytest

from benchmarks.workloads import kingdom_of, playable_kingdoms, recommended_bots
from simcore import Kingdom
from simcore.batch import play_rows
from simcore.simulation import seat
from simcore.table import Table
from strategies import load_strategy
from tests.core.test_batches import outcome

GAMES = 10


def rows_differ(kingdom, bots):
    layout, choosers = seat(kingdom, [load_strategy(bot) for bot in bots])
    n = len(bots)
    for row in play_rows(layout, choosers, 7, 0, GAMES // n):
        table = Table(layout, choosers, 7, row[0] // n, row[0] % n, log=True)
        table.play()
        if outcome(table) != list(row[3:]):
            return f"game {row[0]}"
    return ""


@pytest.mark.parametrize("found", playable_kingdoms(), ids=lambda found: found.entry.name)
def test_a_log_does_not_change_the_game(found):
    assert not rows_differ(kingdom_of(found), recommended_bots(found))


@pytest.mark.parametrize("ally", ["Order of Astrologers", "Order of Masons", "City-state"])
def test_money_with_an_ally_is_the_same_game_too(ally):
    """Nearly all of these turns are quiet ones."""
    kingdom = Kingdom(["Underling", "Tunnel", "Border Village"], ally=ally)
    assert not rows_differ(kingdom, ["bigmoney:Underling=1,Border Village=1", "plain_money"])
