"""A real Dask cluster of worker processes, one of which is killed while it plays."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time

import pytest

from simcore.backends import Dask, Threads, play_checked_job
from simcore.batchfile import build_batch
from simcore.runner import run_batch
from simcore.simulation import SimulationError
from tests.commands import ENV, files, run

distributed = pytest.importorskip("distributed")

WORKERS = 3


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def dask(*arguments: str) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "dask", *arguments]
    return subprocess.Popen(command, env=ENV, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


@pytest.fixture(scope="module")
def cluster():
    """The address of a scheduler with three workers of one thread each, and their processes."""
    address = f"tcp://127.0.0.1:{free_port()}"
    port = address.rpartition(":")[2]
    scheduler = dask("scheduler", "--host", "127.0.0.1", "--port", port, "--no-dashboard")
    options = ["--nthreads", "1", "--no-nanny", "--no-dashboard", "--memory-limit", "0"]
    workers = [dask("worker", address, *options) for _ in range(WORKERS)]
    try:
        with distributed.Client(address, timeout="20s", set_as_default=False) as client:
            client.wait_for_workers(WORKERS, timeout=20)
        yield address, workers
    finally:
        for process in [*workers, scheduler]:
            process.kill()
            process.wait(10)


def batch(games: int = 30_000):
    return build_batch(
        {
            "kingdoms": ["First Game", "Size Distortion"],
            "strategies": ["bigmoney", "smithy_money"],
            "games": games,
            "chunk_games": 1000,
            "seed": 9,
        }
    )


def test_a_killed_worker_loses_and_duplicates_nothing(cluster, tmp_path):
    address, workers = cluster
    run_batch(batch(), tmp_path / "local", Threads(2))

    class KillsOne(Dask):
        """Kills a worker once a few chunks are back."""

        def play(self, jobs):
            for number, done in enumerate(super().play(jobs)):
                if number == 5:
                    os.kill(workers[0].pid, signal.SIGKILL)
                yield done

    run_batch(batch(), tmp_path / "cluster", KillsOne(address))
    assert workers[0].wait(5) == -signal.SIGKILL
    assert files(tmp_path / "cluster") == files(tmp_path / "local")


def test_the_command_gives_the_same_bytes(cluster, tmp_path):
    flags = ["-k", "First Game", "-s", "bigmoney", "-s", "bmu", "-n", 6000, "--chunk-games", 1000]
    run("run", *flags, "-q", "-o", tmp_path / "local")
    remote = ["--backend", "dask", "--scheduler", cluster[0]]
    run("run", *flags, "-q", *remote, "-o", tmp_path / "cluster")
    assert files(tmp_path / "cluster") == files(tmp_path / "local")


def test_what_fails_on_a_worker_is_told_here(cluster, tmp_path):
    (tmp_path / "bad.py").write_text(
        "import sys\n"
        "from strategies import Strategy\n"
        "class Bad(Strategy):\n"
        "    def choose_buy(self, view, decision):\n"
        "        if 'worker' in sys.argv: raise RuntimeError('not over there')\n"
        "        return NotImplemented\n"
    )
    flags = ["-k", "First Game", "-s", "bad.py", "-s", "bigmoney", "-n", 100, "-o", "run"]
    remote = ["--backend", "dask", "--scheduler", cluster[0]]
    err = run("run", *flags, *remote, cwd=tmp_path, code=2).stderr
    assert "not over there" in err and "bad.py" in err
    assert "distributed" not in err


def test_a_machine_that_plays_differently_is_refused():
    from simcore.backends import Job

    cell = batch().cells[0]
    with pytest.raises(SimulationError, match="plays other games than this machine"):
        play_checked_job(Job(cell, next(cell.chunks()), behaviour="something else"))


def test_no_scheduler_there():
    began = time.monotonic()
    address = f"tcp://127.0.0.1:{free_port()}"
    err = run("run", "-k", "First Game", "-s", "bigmoney", "-s", "bmu", "-o", "/tmp/never",
              "--backend", "dask", "--scheduler", address, code=2).stderr  # fmt: skip
    assert f"no Dask scheduler at {address}" in err.splitlines()[-1]
    assert "Traceback" not in err
    assert time.monotonic() - began < 20
