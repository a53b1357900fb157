"""The signature of behaviour: one number out of seeded games over a fixed list of kingdoms.

A refactoring keeps it. A change of the rules, the bots or the default choices changes it: then
put the new number here, and say in the commit what has changed and why.
"""

from __future__ import annotations

import zlib

from simcore import Kingdom, simulate
from strategies import load_strategy

SIGNATURE = 1540405894

# A kingdom and who plays in it: the base game, every expansion, more than two players.
GAMES = (
    ("First Game", ("village_smithy", "militia_money")),
    ("Size Distortion (1e)", ("gardens_rush", "witch_money")),
    ("Interaction", ("random_bot", "bigmoney:Thief=1,Spy=2", "bmu")),
    ("High Seas", ("wharf_money", "bigmoney:Pirate Ship=1,Island=2,Caravan=1")),
    ("Shipwrecks", ("bigmoney:Ghost Ship=1", "bigmoney:Sea Hag=1,Salvager=1", "random_bot")),
    ("Bargains", ("bigmoney:Highway=4,Haggler=1", "bigmoney:Cauldron=2,Border Village=2")),
    ("Fair Trades (1e)", ("bigmoney:Ill-Gotten Gains=3,Trader (1e)=1", "random_bot")),
    ("Foresight", ("bigmoney:Sentinel=1,Skirmisher=2", "bigmoney:Emissary=1,Underling=2")),
    ("Treasure Hunt", ("bigmoney:Swap=1,Treasury=2", "random_bot", "bmu", "bigmoney:Outpost=1")),
    ("Jetsam", ("bigmoney:Longship=1,Siren=1", "random_bot")),
    ("Treasure Island", ("bigmoney:Corsair=1,Crew=1", "bigmoney:Buried Treasure=2")),
    ("Shipmates", ("bigmoney:Flagship=1,Sycophant=1", "random_bot", "random_bot")),
)
GAMES_EACH = 60


def signature() -> int:
    crc = 0
    for name, bots in GAMES:
        strategies = [load_strategy(bot) for bot in bots]
        result = simulate(Kingdom.recommended(name), strategies, games=GAMES_EACH, seed=1)
        for array in result.tally.to_arrays().values():
            crc = zlib.crc32(array.astype("<i8").tobytes(), crc)
    return crc


def test_behaviour_has_not_changed():
    found = signature()
    assert found == SIGNATURE, f"the games are played differently; new signature: {found}"
