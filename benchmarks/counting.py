"""Plays workloads while callgrind counts: run by measure.instructions_per_game.

    python -m benchmarks.counting NAME=GAMES ...      -> lines "pid games NAME"

Everything is prepared and warmed up once; then a fork plays n games and another one 2n games of
each workload. callgrind reports every process by its pid.
"""

import ctypes
import os
import sys

from benchmarks.measure import Play, counting_switch
from benchmarks.workloads import by_name, prepared

WARM_UP_GAMES = 60


def play_in_fork(play: Play, games: int) -> int:
    pid = os.fork()
    if pid == 0:
        switch = counting_switch()
        if switch:
            ctypes.CDLL(str(switch)).start_counting()
        play(games)
        os._exit(0)
    _, status = os.waitpid(pid, 0)
    if status:
        sys.exit(f"the games under callgrind ended with status {status}")
    return pid


def main(arguments: list[str]) -> None:
    workloads = by_name()
    for argument in arguments:
        name, _, games = argument.rpartition("=")
        play = prepared(workloads[name])
        play(WARM_UP_GAMES)
        for n in (int(games), 2 * int(games)):
            print(play_in_fork(play, n), n, name, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
