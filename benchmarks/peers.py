"""The Big Money mirror of limit.c, played by other simulators.

    python benchmarks/peers.py [GAMES] [SEED]
    -> pyminion games seconds games_per_second wins0 wins1 ties mean_turns

A peer that is not installed is skipped with a line that says so. Only the standard library is
needed here, so that a peer can live in a virtual environment of its own (`pip install pyminion`)
and be measured by that environment's Python.
"""

import random
import sys
import time

DEFAULT_GAMES = 200


def pyminion_simulator(games):
    """Two players with the three rules, at a table of pyminion's base set."""
    from pyminion.bots.bot import Bot, BotDecider
    from pyminion.expansions.base import base_set, gold, province, silver
    from pyminion.game import Game
    from pyminion.simulator import Simulator

    class BigMoney(BotDecider):
        def buy_priority(self, player, game):
            coins = player.state.money
            if coins >= 8:
                yield province
            if coins >= 6:
                yield gold
            if coins >= 3:
                yield silver

    players = [Bot(BigMoney(), player_id=name) for name in ("money 0", "money 1")]
    # pyminion cannot swap seats in pairs: it draws the order of the players before each game.
    game = Game(players, expansions=[base_set], random_order=True, log_stdout=False)
    return Simulator(game, iterations=games)


def play_pyminion(games, seed):
    """The columns of limit.c, for pyminion."""
    simulator = pyminion_simulator(games)
    random.seed(seed)
    start = time.process_time()
    result = simulator.run()
    seconds = time.process_time() - start
    # The simulator reports the players in the order of the last game's seats.
    by_name = sorted(result.player_results, key=lambda r: r.player.player_id)
    wins = [r.wins for r in by_name]
    turns = [s.turns for played in result.game_results for s in played.player_summaries]
    return games, seconds, games / seconds, *wins, by_name[0].ties, sum(turns) / len(turns)


PEERS = {"pyminion": play_pyminion}


def line(name, play, games, seed):
    """One peer's line: its columns, or why there are none."""
    try:
        columns = play(games, seed)
    except ModuleNotFoundError as missing:
        if missing.name != name:
            raise
        return f"{name} skipped: not installed for {sys.executable} (pip install {name})"
    return "{} {} {:.6f} {:.1f} {} {} {} {:.4f}".format(name, *columns)


def main(games=DEFAULT_GAMES, seed=1):
    for name, play in PEERS.items():
        print(line(name, play, int(games), int(seed)))


if __name__ == "__main__":
    main(*sys.argv[1:3])
