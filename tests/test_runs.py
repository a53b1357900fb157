"""Batches for real: killed, interrupted, continued, on threads and processes."""

from __future__ import annotations

import os
import random
import shlex
import shutil
import signal
import struct
import subprocess
import threading
import time
from pathlib import Path

import pytest

from analysis.store import RunStore
from simcore.backends import Processes, Threads, choose_backend
from simcore.batches import BatchError, cell_seed
from simcore.batchfile import build_batch, read_batch
from simcore.progress import Lines, choose_progress
from simcore.runner import play_batch, run_batch
from tests.commands import CALLBACK, COMMAND, ENV, ROOT, files, run, start

SMALL = {
    "kingdoms": ["First Game", {"name": "mine", "cards": ["Smithy", "Village"]}],
    "strategies": ["bigmoney", "smithy_money", "bmu"],
    "games": 2001,
    "seed": 5,
    "chunk_games": 400,
}
FLAGS = ["-k", "First Game", "-s", "bigmoney", "-s", "smithy_money", "-s", "bmu",
         "-n", "80000", "--chunk-games", "2000", "-q"]  # fmt: skip


def wait_for_parts(folder: Path, count: int = 1) -> None:
    end = time.monotonic() + 30
    while len(list(folder.glob("parts/0*"))) < count:
        assert time.monotonic() < end, "no part was written"
        time.sleep(0.01)


# --- what a batch is --------------------------------------------------------------------


def test_cells_are_kingdoms_times_lineups():
    batch = build_batch(SMALL)
    assert [cell.number for cell in batch.cells] == [1, 2, 3, 4, 5, 6]
    assert [cell.kingdom.name for cell in batch.cells] == ["First Game"] * 3 + ["mine"] * 3
    assert batch.cells[0].names == ["BigMoney", "SmithyMoney"]
    assert batch.games == 6 * 2002  # whole blocks


def test_chunks_cover_every_block_once():
    for cell in build_batch(SMALL).cells:
        blocks = [b for c in cell.chunks() for b in range(c.first, c.first + c.blocks)]
        assert blocks == list(range(cell.blocks))


def test_every_cell_has_luck_of_its_own():
    seeds = {cell_seed(seed, number) for seed in range(50) for number in range(50)}
    assert len(seeds) == 2500
    assert all(0 <= seed < 2**63 for seed in seeds)


def test_allies_events_and_traits_multiply():
    keys = {
        "kingdoms": [{"name": "k", "cards": ["Underling", "Smithy", "Wharf"]}],
        "allies": ["City-state", "none"],
        "events": ["Looting"],
        "each_event": ["none", "Journey"],
        "each_trait": [{}, {"Cheap": "Wharf"}],
        "lineups": [["bigmoney", "bmu"]],
    }
    kingdoms = [cell.kingdom for cell in build_batch(keys).cells]
    assert len(kingdoms) == 8
    assert {k.ally for k in kingdoms} == {"City-state", None}
    assert {k.events for k in kingdoms} == {("Looting",), ("Looting", "Journey")}
    assert [k.traits for k in kingdoms[:2]] == [{}, {"Cheap": "Wharf"}]


def test_all_allies_where_there_is_a_liaison():
    keys = {
        "kingdoms": ["First Game", {"name": "k", "cards": ["Underling"]}],
        "allies": "all",
        "lineups": [["bigmoney", "bmu"]],
    }
    kingdoms = [cell.kingdom for cell in build_batch(keys).cells]
    assert [k.ally for k in kingdoms if k.name == "First Game"] == [None]
    allies = [k.ally for k in kingdoms if k.name == "k"]
    assert len(allies) == len(set(allies)) > 10


def test_all_allies_and_none_to_compare_with():
    keys = {
        "kingdoms": [{"name": "k", "cards": ["Underling"]}],
        "allies": ["all", "none"],
        "lineups": [["bigmoney", "bmu"]],
    }
    allies = [cell.kingdom.ally for cell in build_batch(keys).cells]
    assert len(allies) == len(set(allies)) == 24
    assert allies[-1] is None
    with pytest.raises(BatchError, match='only "none" can come beside it'):
        build_batch({**keys, "allies": ["all", "City-state"]})


def test_random_kingdoms_are_the_same_for_the_same_seed():
    keys = {
        "random": {"sets": ["base", "allies"], "count": 6, "seed": 3, "events": 1},
        "lineups": [["bigmoney", "bmu"]],
    }
    first, again = (build_batch(keys) for _ in range(2))
    assert [c.kingdom.describe() for c in first.cells] == [
        c.kingdom.describe() for c in again.cells
    ]
    assert len({c.kingdom.describe() for c in first.cells}) == 6
    drawn = sum(c.kingdom.ally is not None for c in first.cells)
    assert len(first.notes) == drawn  # an Ally that was drawn is said


def test_lineups_of_several_sizes():
    keys = {"kingdoms": ["First Game"], "strategies": ["bigmoney", "bmu", "smithy_money"]}
    batch = build_batch({**keys, "players": [2, 3]})
    assert sorted(cell.players for cell in batch.cells) == [2, 2, 2, 3]


def test_two_strategies_of_one_name_are_told_apart(tmp_path):
    for folder, card in (("a", "Gold"), ("b", "Silver")):
        (tmp_path / folder).mkdir()
        text = f'from strategies import *\nclass Bot(Strategy):\n    buys = [buy("{card}")]\n'
        (tmp_path / folder / "bot.py").write_text(text)
    specs = [str(tmp_path / folder / "bot.py") for folder in "ab"]
    with pytest.raises(BatchError, match="both called Bot"):
        build_batch({"kingdoms": ["First Game"], "lineups": [specs]})


def test_the_manifest_holds_what_was_asked_and_nothing_of_the_machine():
    batch = build_batch(SMALL)
    manifest = batch.manifest()
    assert manifest == build_batch(SMALL).manifest()
    assert set(manifest["strategies"]) == {"bigmoney", "smithy_money", "bmu"}
    assert len(manifest["strategies"]["bmu"]["sha256"]) == 64
    assert manifest["cells"][0]["description"].startswith("Cellar, Market")
    assert set(manifest["behaviour"]) == {"1", "2", "3", "4", "5", "6"}


@pytest.mark.parametrize("file", sorted((ROOT / "examples").glob("*.toml")), ids=lambda f: f.stem)
def test_examples(file, monkeypatch):
    monkeypatch.chdir(ROOT)
    batch = build_batch({**read_batch(file), "games": 4})
    play_batch(batch, Threads(2))


# --- the same everywhere ----------------------------------------------------------------


@pytest.fixture(scope="module")
def expected(tmp_path_factory):
    """The run directory of SMALL on one thread."""
    folder = tmp_path_factory.mktemp("expected") / "run"
    run_batch(build_batch({**SMALL, "rows": True}), folder, Threads(1))
    return files(folder)


@pytest.mark.parametrize("backend", ["threads", "processes"])
def test_backends_give_the_same_bytes(backend, expected, tmp_path):
    batch = build_batch({**SMALL, "rows": True})
    run_batch(batch, tmp_path / "run", choose_backend(backend, 2, batch))
    assert files(tmp_path / "run") == expected


def test_chunk_size_changes_no_result(tmp_path):
    tables = []
    for size in (100, 1000):
        batch = build_batch({**SMALL, "chunk_games": size})
        store = run_batch(batch, tmp_path / str(size), Threads(2))
        tables.append(files(store.path / "tables"))
    assert tables[0] == tables[1]


def test_rows_agree_with_the_tallies(tmp_path):
    batch = build_batch({**SMALL, "rows": True})
    store = run_batch(batch, tmp_path / "run", Threads(2))
    rows = [frame for (cell, _), frame in store.rows() if cell == 1]
    tally = store.tallies()[1]
    assert sum(map(len, rows)) == tally.games == 2002
    assert sum(int(frame.points_0.sum()) for frame in rows) == int(tally.points[0])
    assert sum(int(frame.score_1.sum()) for frame in rows) == int(tally.score_sum[1])


def test_memory_and_disk_agree(tmp_path):
    batch = build_batch(SMALL)
    assert play_batch(batch, Threads(2)) == run_batch(batch, tmp_path, Threads(2)).tallies()


def test_a_finished_run_is_not_played_again(tmp_path):
    class Refuses:
        def play(self, jobs):
            assert not list(jobs)
            return iter(())

        def stop(self):
            pass

    batch = build_batch(SMALL)
    run_batch(batch, tmp_path, Threads(2))
    before = files(tmp_path)
    run_batch(build_batch(SMALL), tmp_path, Refuses())
    assert files(tmp_path) == before


def test_callbacks_get_processes(tmp_path):
    (tmp_path / "caller.py").write_text(CALLBACK)
    keys = {"kingdoms": ["First Game"], "games": 400, "chunk_games": 100}
    slow = build_batch({**keys, "lineups": [[str(tmp_path / "caller.py"), "bigmoney"]]})
    quick = build_batch({**keys, "lineups": [["plain_money", "bigmoney"]]})
    backend = choose_backend("auto", 2, slow)
    assert isinstance(backend, Processes)
    assert isinstance(choose_backend("auto", 2, quick), Threads)
    assert play_batch(slow, backend) == play_batch(quick, Threads(2))


# --- killed and interrupted -------------------------------------------------------------


def test_killed_again_and_again_and_the_same_bytes_in_the_end(tmp_path):
    run("run", *FLAGS, "-o", tmp_path / "whole")
    killed = tmp_path / "killed"
    luck = random.Random(1)
    for kills in range(1, 4):
        process = start("run", *FLAGS, "-o", killed)
        wait_for_parts(killed, 3 * kills)
        time.sleep(luck.uniform(0, 0.15))
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate(timeout=30)
        assert not (killed / "tables").exists()
    kept = RunStore.open(killed).done()
    assert len(kept) >= 9
    run("run", *FLAGS, "-o", killed)
    assert files(killed) == files(tmp_path / "whole")


@pytest.mark.parametrize("strategy", ["smithy_money", "caller.py"])
def test_ctrl_c_stops_within_a_second_and_keeps_what_is_done(strategy, tmp_path):
    (tmp_path / "caller.py").write_text(CALLBACK)
    process = start("run", "-k", "First Game", "-s", "bigmoney", "-s", strategy, "-n", 10**8,
                    "--chunk-games", 2000, "-o", "run", cwd=tmp_path)  # fmt: skip
    wait_for_parts(tmp_path / "run")
    began = time.monotonic()
    os.killpg(process.pid, signal.SIGINT)
    _, err = process.communicate(timeout=30)
    assert time.monotonic() - began < 1
    assert process.returncode == 130
    assert "run the same command to continue" in err.splitlines()[-1]
    assert "Traceback" not in err and "leaked" not in err
    assert RunStore.open(tmp_path / "run").done()


def test_stopping_does_not_wait_for_half_a_result():
    """Workers are ended while one of them sends: what has come is not the whole result."""
    backend = Processes(1)
    backend._executor.submit(bytes, 200_000_000)
    while not backend._results._reader.poll():
        time.sleep(0.0005)
    stopping = threading.Thread(target=backend.stop, daemon=True)
    stopping.start()
    stopping.join(timeout=20)
    assert not stopping.is_alive()


def test_workers_go_with_their_killed_parent(tmp_path):
    (tmp_path / "caller.py").write_text(CALLBACK)
    process = start("run", "-k", "First Game", "-s", "bigmoney", "-s", "caller.py", "-n", 10**7,
                    "--chunk-games", 500, "-t", 2, "-o", "run", cwd=tmp_path)  # fmt: skip
    wait_for_parts(tmp_path / "run")
    process.kill()
    process.communicate(timeout=5)  # ends when nobody holds the pipes any more


def test_a_run_whose_strategy_changed_is_another_batch(tmp_path):
    (tmp_path / "bot.py").write_text(CALLBACK)
    command = ["run", "-k", "First Game", "-s", "bigmoney", "-s", "bot.py", "-n", 100, "-o", "run"]
    run(*command, cwd=tmp_path)
    (tmp_path / "bot.py").write_text(CALLBACK.replace("Gold", "Duchy"))
    err = run(*command, cwd=tmp_path, code=2).stderr
    assert "another batch (it differs in behaviour, strategies)" in err


def test_a_full_disk_is_said_plainly_and_survived(tmp_path):
    small = ["unshare", "--map-root-user", "--mount", "sh", "-c"]
    mount = f"mount -t tmpfs -o size=100k none {shlex.quote(str(tmp_path))}"
    if not shutil.which("unshare") or subprocess.run([*small, mount], check=False).returncode:
        pytest.skip("no right to mount a small disk")
    command = shlex.join([*COMMAND, "run", *FLAGS, "-n", "20000", "-o", str(tmp_path / "run")])
    bigger = mount.replace("size=100k", "remount,size=9m")
    steps = f"{mount} && {{ {command}; test $? -eq 2; }} && {bigger} && {command}"
    done = subprocess.run([*small, steps], env=ENV, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stderr.startswith("Error: disk full")


# --- progress ---------------------------------------------------------------------------


def test_a_log_gets_plain_lines(capsys):
    import sys

    lines = Lines(sys.stderr, seconds=0)
    lines.start(1000, 400)
    lines.add(300)
    lines.add(300)
    text = capsys.readouterr().err.splitlines()
    assert text[0] == "400 of 1,000 games were played before"
    assert text[1].startswith("700 of 1,000 games (70 %), ")
    assert text[2].endswith(" left")


def test_quiet_says_nothing_while_it_runs(tmp_path, capsys):
    progress = choose_progress(quiet=True)
    run_batch(build_batch(SMALL), tmp_path, Threads(2), progress)
    assert capsys.readouterr() == ("", "")


def test_a_terminal_gets_one_bar(tmp_path):
    fcntl, pty, termios = (pytest.importorskip(name) for name in ("fcntl", "pty", "termios"))
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 100, 0, 0))
    command = [*COMMAND, "run", *FLAGS[:-1], "-n", "20000", "-o", str(tmp_path / "run")]
    subprocess.run(command, env=ENV, stdout=subprocess.DEVNULL, stderr=theirs, check=True)
    shown = os.read(ours, 100_000).decode()
    last = shown.strip().split("\r")[-1]
    assert last.startswith("100%|") and "60.0k/60.0k" in last and "games/s" in last


def test_memory_is_flat(tmp_path):
    """A hundred times the games in the same memory."""
    code = (
        "import resource, sys; from simcore.batchfile import build_batch\n"
        "from simcore.runner import play_batch; from simcore.backends import Threads\n"
        "keys = {'kingdoms': ['First Game'], 'lineups': [['bigmoney', 'bmu']]}\n"
        "keys['chunk_games'] = 200\n"
        "play_batch(build_batch({**keys, 'games': int(sys.argv[1])}), Threads(2))\n"
        "print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)"
    )
    used = [
        int(subprocess.run([*COMMAND[:1], "-c", code, str(games)], env=ENV, check=True,
                           capture_output=True, text=True).stdout)
        for games in (3_000, 300_000)
    ]  # fmt: skip
    assert used[1] - used[0] < 3_000  # kB
