"""Run directories: killed, damaged, mixed up, full; and the same bytes in the end."""

import errno
import json
import os
import random
import shlex
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pandas as pd
import pytest

from analysis import store as store_module
from analysis.store import RunError, RunStore

ROOT = Path(__file__).parents[2]
CHUNKS = 6


@pytest.fixture
def batch(made_up):
    """A manifest of two cells, and the tallies of their chunks."""
    cells = [
        made_up.cell(i, kingdom, ally, games=40 * CHUNKS)
        for i, (kingdom, ally) in enumerate([("First Game", None), ("Größe", "City-state")])
    ]
    manifest = {"cells": cells, "seed": 7, "versions": {"simcore": "0.1"}, "asked": {"rows": False}}
    chunks = {
        (cell["id"], i): made_up.tally([1, 0], blocks=20, seed=10 * cell["id"] + i)
        for cell in cells
        for i in range(CHUNKS)
    }
    return manifest, chunks


def played(path, batch, order=None):
    manifest, chunks = batch
    with RunStore.create_or_resume(path, manifest) as store:
        for chunk in order or chunks:
            store.write(chunk, chunks[chunk])
    return path


def bytes_of(folder):
    return {file.name: file.read_bytes() for file in sorted(folder.iterdir())}


def finished(path, batch):
    with RunStore.create_or_resume(path, batch[0]) as store:
        return bytes_of(store.finish())


def test_chunks_come_back(tmp_path, batch):
    _, chunks = batch
    played(tmp_path / "run", batch)
    store = RunStore.open(tmp_path / "run")
    assert store.done() == set(chunks)
    assert store.tallies()[1] == sum(t for (cell, _), t in chunks.items() if cell == 1)
    assert store.manifest["seed"] == 7


def test_order_and_interruptions_do_not_change_a_byte(tmp_path, batch):
    _, chunks = batch
    order = list(chunks)
    random.Random(1).shuffle(order)
    played(tmp_path / "a", batch)
    played(tmp_path / "b", batch, order[:5])
    played(tmp_path / "b", batch, order[5:])
    a, b = finished(tmp_path / "a", batch), finished(tmp_path / "b", batch)
    assert a == b == finished(tmp_path / "b", batch)
    assert {"cells.csv", "cells.parquet", "gains.csv", "pairs.parquet"} <= set(a)
    assert bytes_of(tmp_path / "a" / "parts") == bytes_of(tmp_path / "b" / "parts")


def test_finish_wants_all_games(tmp_path, batch):
    played(tmp_path / "run", batch, [(0, i) for i in range(CHUNKS)] + [(1, 0)])
    with pytest.raises(RunError, match="cell 1 has 40 of 240 games"):
        finished(tmp_path / "run", batch)
    assert not (tmp_path / "run" / "tables").exists()


def test_a_chunk_that_comes_twice_counts_once(tmp_path, batch, made_up):
    manifest, chunks = batch
    with RunStore.create_or_resume(tmp_path / "run", manifest) as store:
        store.write((0, 0), chunks[0, 0])
        store.write((0, 0), chunks[0, 0])
        assert store.tallies()[0] == chunks[0, 0]
        with pytest.raises(RunError, match="came out differently"):
            store.write((0, 0), chunks[0, 1])
        with pytest.raises(RunError, match="no cell 'x'"):
            store.write(("x", 0), chunks[0, 1])


def test_another_batch_is_refused(tmp_path, batch):
    played(tmp_path / "run", batch)
    before = bytes_of(tmp_path / "run" / "parts")
    with pytest.raises(RunError, match=r"another batch \(it differs in seed\)"):
        RunStore.create_or_resume(tmp_path / "run", {**batch[0], "seed": 8})
    assert bytes_of(tmp_path / "run" / "parts") == before


def test_another_version_is_refused_and_named(tmp_path, batch):
    played(tmp_path / "run", batch)
    newer = {**batch[0], "versions": {"simcore": "0.2"}}
    with pytest.raises(RunError, match=r"simcore 0\.1, now 0\.2"):
        RunStore.create_or_resume(tmp_path / "run", newer)


def test_another_format_is_refused(tmp_path, batch):
    played(tmp_path / "run", batch)
    file = tmp_path / "run" / "manifest.json"
    file.write_text(json.dumps({**json.loads(file.read_text()), "format": 99}))
    for start in (RunStore.open, lambda path: RunStore.create_or_resume(path, batch[0])):
        with pytest.raises(RunError, match="results format 99; this version reads 1 and 2"):
            start(tmp_path / "run")


@pytest.mark.parametrize(("text", "message"), [
    ("{", "damaged"), ("[]", "damaged"), ('{"format": 1}', "was changed"),
])  # fmt: skip
def test_a_damaged_manifest_is_named(tmp_path, batch, text, message):
    played(tmp_path / "run", batch)
    (tmp_path / "run" / "manifest.json").write_text(text)
    with pytest.raises(RunError, match=f"manifest.json {message}|is {message}"):
        RunStore.open(tmp_path / "run")


def test_directories_of_others_are_left_alone(tmp_path, batch):
    (tmp_path / "thesis.tex").write_text("mine")
    with pytest.raises(RunError, match=r"thesis\.tex is in it"):
        RunStore.create_or_resume(tmp_path, batch[0])
    with pytest.raises(RunError, match="not a run directory"):
        RunStore.open(tmp_path)
    assert not (tmp_path / "manifest.json").exists()


def test_every_damage_to_a_part_is_found(tmp_path, batch):
    played(tmp_path / "run", batch, [(0, 0)])
    (part,) = (tmp_path / "run" / "parts").iterdir()
    good = part.read_bytes()
    rng = random.Random(2)
    damaged = [b"", good[:-1], good + b"x", good[: len(good) // 2]]
    for _ in range(30):
        place = rng.randrange(len(good))
        flipped = bytes([good[place] ^ (1 << rng.randrange(8))])
        damaged.append(good[:place] + flipped + good[place + 1 :])
    for bad in damaged:
        part.write_bytes(bad)
        with pytest.raises(RunError, match=f"{part.name} is damaged"):
            RunStore.create_or_resume(tmp_path / "run", batch[0])
        assert part.read_bytes() == bad  # nothing was overwritten


def test_a_damaged_part_moved_away_is_played_again(tmp_path, batch):
    played(tmp_path / "run", batch)
    expected = finished(played(tmp_path / "whole", batch), batch)
    part = sorted((tmp_path / "run" / "parts").iterdir())[3]
    part.write_bytes(part.read_bytes()[:100])
    part.rename(tmp_path / "damaged.parquet")
    with RunStore.create_or_resume(tmp_path / "run", batch[0]) as store:
        (missing,) = set(batch[1]) - store.done()
        store.write(missing, batch[1][missing])
    assert finished(tmp_path / "run", batch) == expected


def test_parts_of_other_runs_and_strange_files_are_named(tmp_path, batch):
    played(tmp_path / "run", batch, [(0, 0)])
    played(tmp_path / "other", ({**batch[0], "seed": 9}, batch[1]), [(0, 1)])
    (foreign,) = (tmp_path / "other" / "parts").iterdir()
    copy = tmp_path / "run" / "parts" / foreign.name
    copy.write_bytes(foreign.read_bytes())
    with pytest.raises(RunError, match="belongs to another run"):
        RunStore.open(tmp_path / "run")
    copy.rename(tmp_path / "run" / "parts" / "notes.txt")
    with pytest.raises(RunError, match=r"notes\.txt is not a part"):
        RunStore.open(tmp_path / "run")


def test_half_written_files_are_cleared(tmp_path, batch):
    played(tmp_path / "run", batch, [(0, 0)])
    halves = [tmp_path / "run" / f".partial-1-{n}" for n in ("manifest.json", "x")]
    halves.append(tmp_path / "run" / "parts" / ".partial-1-000000-000001-ff.parquet")
    for half in halves:
        half.write_bytes(b"half")
    assert RunStore.open(tmp_path / "run").done() == {(0, 0)}  # reading touches nothing
    assert all(half.exists() for half in halves)
    RunStore.create_or_resume(tmp_path / "run", batch[0]).close()
    assert not any(half.exists() for half in halves)


def test_killed_before_the_manifest_was_there(tmp_path, batch):
    (tmp_path / "run").mkdir()
    (tmp_path / "run" / "parts").mkdir()
    (tmp_path / "run" / ".partial-1-manifest.json").write_text("{")
    assert RunStore.create_or_resume(tmp_path / "run", batch[0]).done() == set()


def test_a_full_disk_is_said_plainly_and_survived(tmp_path, batch, monkeypatch):
    manifest, chunks = batch
    store = RunStore.create_or_resume(tmp_path / "run", manifest)
    store.write((0, 0), chunks[0, 0])

    def full(_):
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(store_module.os, "fsync", full)
        with pytest.raises(RunError, match="disk full") as caught:
            store.write((0, 1), chunks[0, 1])
    assert "\n" not in str(caught.value)
    assert store.done() == {(0, 0)}
    store.write((0, 1), chunks[0, 1])
    assert RunStore.open(tmp_path / "run").done() == {(0, 0), (0, 1)}


def test_no_right_to_write_is_one_line(tmp_path, batch):
    (tmp_path / "file").write_text("")
    with pytest.raises(RunError, match="cannot be written"):
        RunStore.create_or_resume(tmp_path / "file" / "run", batch[0])


def test_rows_are_kept_and_checked(tmp_path, batch):
    manifest, chunks = batch
    rows = pd.DataFrame({"game": range(40), "winner": [0, 1] * 20})
    with RunStore.create_or_resume(tmp_path / "run", manifest) as store:
        store.write((0, 0), chunks[0, 0], rows)
        store.write((0, 1), chunks[0, 1], {"game": [40], "winner": [0]})
        store.write((0, 2), chunks[0, 2])
    store = RunStore.open(tmp_path / "run")
    assert [chunk for chunk, _ in store.rows()] == [(0, 0), (0, 1)]
    pd.testing.assert_frame_equal(next(store.rows())[1], rows)
    file = tmp_path / "run" / "rows" / "000000-000000.parquet"
    data = file.read_bytes()
    file.write_bytes(data[:60] + bytes([data[60] ^ 1]) + data[61:])
    with pytest.raises(RunError, match=r"000000-000000\.parquet is damaged"):
        list(store.rows())
    file.unlink()
    with pytest.raises(RunError, match=r"000000-000000\.parquet is missing"):
        RunStore.open(tmp_path / "run")


def test_manifests_are_checked(batch, tmp_path):
    with pytest.raises(RunError, match="needs 'seed'"):
        RunStore.create_or_resume(tmp_path / "run", {"cells": [], "versions": {}})
    cells = batch[0]["cells"]
    with pytest.raises(RunError, match="same id"):
        RunStore.create_or_resume(tmp_path / "run", {**batch[0], "cells": cells + cells[:1]})


# --- killed for real --------------------------------------------------------------------

CHILD = """
import sys, time
import numpy as np
from analysis.store import RunStore
from simcore.results import Tally

cells = [
    dict(id=f"c{i}", kingdom=f"K{i}", ally=None, events=[], traits={}, strategies=["A", "B"],
         players=2, games=60, slots=["Copper"])
    for i in range(4)
]
manifest = dict(cells=cells, seed=1, versions={})
todo = [(cell["id"], n) for cell in cells for n in range(6)]
with RunStore.create_or_resume(sys.argv[1], manifest) as store:
    print("open", flush=True)
    for chunk in todo:
        if chunk in store.done():
            continue
        tally = Tally.empty(2, 1)
        tally.games, tally.blocks = 10, 5
        share = int(chunk[0][1]) + chunk[1] % 2
        tally.points[:] = 60 * share, 600 - 60 * share
        tally.block_sq[:] = tally.points**2 // 4
        tally.turns_hist[14 + chunk[1]] = 10
        time.sleep(float(sys.argv[2]))
        store.write(chunk, tally)
    store.finish()
"""


CHILD_ENV = {**os.environ, "PYTHONPATH": str(ROOT)}


def child_command(path, pause=0.0):
    return [sys.executable, "-c", CHILD, str(path), str(pause)]


def child(path, pause=0.0):
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    return subprocess.Popen(child_command(path, pause), env=CHILD_ENV, **pipes)


def test_killed_at_any_moment_the_run_goes_on(tmp_path):
    whole = child(tmp_path / "whole")
    assert whole.wait(60) == 0
    rng = random.Random(3)
    for _ in range(4):
        process = child(tmp_path / "killed", 0.01)
        process.stdout.readline()
        time.sleep(rng.uniform(0, 0.08))
        process.send_signal(signal.SIGKILL)
        process.wait(60)
    assert RunStore.open(tmp_path / "killed").done()
    last = child(tmp_path / "killed")
    assert last.wait(60) == 0, last.stderr.read()
    assert bytes_of(tmp_path / "killed" / "tables") == bytes_of(tmp_path / "whole" / "tables")
    assert bytes_of(tmp_path / "killed" / "parts") == bytes_of(tmp_path / "whole" / "parts")


def test_a_really_full_disk(tmp_path):
    """On a disk of 64 kB, mounted for one process only."""
    small = ["unshare", "--map-root-user", "--mount", "sh", "-c"]
    mount = f"mount -t tmpfs -o size=64k none {shlex.quote(str(tmp_path))}"
    if not shutil.which("unshare") or subprocess.run([*small, mount], check=False).returncode:
        pytest.skip("no right to mount a small disk")
    command = shlex.join(child_command(tmp_path / "run"))
    steps = f"{mount} && ! {command} && {mount.replace('size=64k', 'remount,size=9m')} && {command}"
    run = subprocess.run([*small, steps], env=CHILD_ENV, capture_output=True, text=True)
    assert "RunError: disk full" in run.stderr
    assert run.returncode == 0, run.stderr


@pytest.mark.skipif(os.name == "nt", reason="no lock there")
def test_two_processes_do_not_write_to_one_directory(tmp_path):
    first = child(tmp_path / "run", 5)
    try:
        first.stdout.readline()
        second = child(tmp_path / "run")
        assert second.wait(60) == 1
        assert b"is being written by another process" in second.stderr.read()
    finally:
        first.kill()
        first.wait(60)
