"""Run directories: what was asked, and every finished chunk, safe against being killed.

    runs/x/manifest.json     what was asked, versions, hashes, seed, format
    runs/x/parts/            one Parquet file per finished chunk
    runs/x/rows/             one Parquet file per chunk with a row per game, on request
    runs/x/tables/           the tables of the finished run, as Parquet and CSV

Every file is written aside, synced and renamed, so it is either whole or not there. The name
of a part ends in the checksum of its bytes: damage is found before anything is read from it.
A chunk is named by (cell id, number of the chunk within its cell).
"""

from __future__ import annotations

import errno
import hashlib
import json
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

import numpy as np
import pandas as pd
import pyarrow as pa
import pyarrow.parquet as pq

from analysis.tables import Tables, build_tables
from simcore.results import Tally

FORMAT = 2
READABLE = (1, 2)  # 1: Events were not counted among the gains
TEMP = ".partial-"  # prefix of files being written
DIGEST = 16  # hex digits of the checksum in a part's name
OWN = {"manifest.json", "parts", "rows", "tables", "report", ".lock"}

ChunkId = tuple[Any, int]


class RunError(Exception):
    """Something about a run directory that the user has to know, in one line."""


class RunStore:
    """One run directory. Make it with `create_or_resume` (to write) or `open` (to read)."""

    def __init__(self, path: Path, manifest: dict[str, Any]) -> None:
        self.path = path
        self.manifest = manifest
        self.cells: list[dict[str, Any]] = manifest["cells"]
        self._index = {cell["id"]: i for i, cell in enumerate(self.cells)}
        self._parts: dict[ChunkId, Path] = {}
        self._lock: IO[str] | None = None

    # --- opening ------------------------------------------------------------------------

    @classmethod
    def create_or_resume(cls, path: str | Path, manifest: Mapping[str, Any]) -> RunStore:
        """Start a run, or go on with the same one.

        `manifest` needs `cells` (see analysis.tables), `seed` and `versions` (a dict); whatever
        else it holds must be the same when the run is resumed. Nothing in it may depend on
        the time or the machine.
        """
        path = Path(path)
        wanted = _sealed(manifest)
        with _plain_errors(path):
            _make_directory(path)
        lock = _lock(path)
        if (path / "manifest.json").exists():
            _check_same(path, _read_manifest(path), wanted)
        else:
            _check_unused(path)
        store = cls(path, wanted)
        store._lock = lock
        with _plain_errors(path):
            _make_directory(path / "parts")
            for folder in (path, path / "parts", path / "rows", path / "tables"):
                _remove_partial(folder)
            if not (path / "manifest.json").exists():
                _write_aside(path / "manifest.json", _json(wanted, indent=1))
        store._scan()
        return store

    @classmethod
    def open(cls, path: str | Path) -> RunStore:
        """An existing run, to be read; it may still be unfinished."""
        path = Path(path)
        if not (path / "manifest.json").exists():
            raise RunError(f"{path} is not a run directory: it has no manifest.json")
        store = cls(path, _read_manifest(path))
        store._scan()
        return store

    @property
    def counts_events(self) -> bool:
        """Whether Events that were bought are among the gains; in early runs they are not."""
        return self.manifest["format"] >= 2 or not any(cell.get("events") for cell in self.cells)

    def close(self) -> None:
        """Let another process write to this directory."""
        if self._lock:
            self._lock.close()
            self._lock = None

    def __enter__(self) -> RunStore:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _scan(self) -> None:
        folder = self.path / "parts"
        for file in sorted(folder.iterdir()) if folder.exists() else []:
            if file.name.startswith(TEMP):
                continue
            chunk = self._chunk_of(file)
            if chunk in self._parts:
                raise RunError(f"{file} and {self._parts[chunk].name} are the same chunk twice")
            self._parts[chunk] = file

    def _chunk_of(self, file: Path) -> ChunkId:
        """Which chunk a part is; its bytes are checked."""
        fields = file.name.removesuffix(".parquet").split("-")
        if file.suffix != ".parquet" or len(fields) != 3 or not file.is_file():
            raise RunError(f"{file} is not a part of this run: move it away")
        if _digest(_read(file)) != fields[2]:
            raise RunError(
                f"{file} is damaged (its checksum does not match): move it away and run the "
                "same command again to replay its games"
            )
        about = _about(file)
        if about["batch"] != self.manifest["batch"]:
            raise RunError(f"{file} belongs to another run: move it away")
        chunk = (about["cell"], about["number"])
        if file.name != self._name(chunk, fields[2]):
            raise RunError(f"{file} was renamed: its own name is {self._name(chunk, fields[2])}")
        self._check_rows(file, chunk, about)
        return chunk

    def _check_rows(self, part: Path, chunk: ChunkId, about: dict[str, Any]) -> None:
        """The rows file of a part is there and has its length; reading it checks the rest."""
        if about["rows"] is None:
            return
        file = self._rows_path(chunk)
        if not file.exists() or file.stat().st_size != about["rows"]["bytes"]:
            state = "damaged" if file.exists() else "missing"
            raise RunError(f"{file} is {state}: move it and {part} away and run again")

    # --- writing ------------------------------------------------------------------------

    def done(self) -> set[ChunkId]:
        """The finished chunks."""
        return set(self._parts)

    def write(self, chunk: ChunkId, tally: Tally, rows: Any = None) -> None:
        """Keep a finished chunk; `rows` is a DataFrame or a dict of columns, a row per game.

        A chunk that comes twice (a retried worker) must be the same, and is kept once.
        """
        if chunk in self._parts:
            if self._read_part(self._parts[chunk]) != tally:
                raise RunError(f"chunk {chunk} came out differently when it was played again")
            return
        about = {"batch": self.manifest["batch"], "cell": chunk[0], "number": chunk[1]}
        with _plain_errors(self.path):
            about["rows"] = None if rows is None else self._write_rows(chunk, rows)
            data = _parquet(_tally_table(tally, about))
            file = self.path / "parts" / self._name(chunk, _digest(data))
            _write_aside(file, data)
        self._parts[chunk] = file

    def _write_rows(self, chunk: ChunkId, rows: Any) -> dict[str, Any]:
        frame = pd.DataFrame(rows)
        data = _parquet(pa.Table.from_pandas(frame, preserve_index=False))
        _make_directory(self.path / "rows")
        _write_aside(self._rows_path(chunk), data)
        return {"bytes": len(data), "sha256": hashlib.sha256(data).hexdigest()}

    def _stem(self, chunk: ChunkId) -> str:
        cell, number = chunk
        if cell not in self._index:
            raise RunError(f"{self.path} has no cell {cell!r}")
        return f"{self._index[cell]:06d}-{number:06d}"

    def _name(self, chunk: ChunkId, digest: str) -> str:
        return f"{self._stem(chunk)}-{digest}.parquet"

    def _rows_path(self, chunk: ChunkId) -> Path:
        return self.path / "rows" / f"{self._stem(chunk)}.parquet"

    def finish(self) -> Path:
        """Write the final tables: the same bytes, however often the run was interrupted."""
        tallies = self.tallies()
        for cell in self.cells:
            played = tallies[cell["id"]].games if cell["id"] in tallies else 0
            # whole blocks only: up to players - 1 games fewer than asked are no gap
            if played <= cell["games"] - len(cell["strategies"]):
                raise RunError(
                    f"{self.path} is not finished: cell {cell['id']} has {played:,} of "
                    f"{cell['games']:,} games"
                )
        with _plain_errors(self.path):
            _make_directory(self.path / "tables")
            for name, frame in build_tables(self.cells, tallies).items():
                write_csv(frame, self.path / "tables" / f"{name}.csv")
                data = _parquet(pa.Table.from_pandas(frame, preserve_index=False))
                _write_aside(self.path / "tables" / f"{name}.parquet", data)
        return self.path / "tables"

    # --- reading ------------------------------------------------------------------------

    def tallies(self) -> dict[Any, Tally]:
        """The summed tally of every cell that has games; one part is in memory at a time."""
        sums: dict[Any, Tally] = {}
        for chunk in sorted(self._parts, key=self._stem):
            tally = self._read_part(self._parts[chunk])
            known = sums.get(chunk[0])
            sums[chunk[0]] = known.merge(tally) if known else tally
        return sums

    def tables(self) -> Tables:
        """Tidy tables of all games so far: cells, turns, margins, gains, seats, pairs."""
        return build_tables(self.cells, self.tallies())

    def rows(self) -> Iterator[tuple[ChunkId, pd.DataFrame]]:
        """The rows of every chunk that was asked to keep them, chunk by chunk."""
        for chunk in sorted(self._parts, key=self._stem):
            about = _about(self._parts[chunk])
            if about["rows"] is None:
                continue
            file = self._rows_path(chunk)
            if hashlib.sha256(_read(file)).hexdigest() != about["rows"]["sha256"]:
                raise RunError(
                    f"{file} is damaged: move it and {self._parts[chunk]} away and run again"
                )
            yield chunk, pq.read_table(file).to_pandas()

    def _read_part(self, file: Path) -> Tally:
        try:
            return _tally_from(pq.read_table(file))
        except (pa.ArrowException, OSError, ValueError, KeyError) as error:
            raise RunError(f"{file} cannot be read: {_one_line(error)}") from error


# --- tallies as Parquet -----------------------------------------------------------------


def _tally_table(tally: Tally, about: Mapping[str, Any]) -> pa.Table:
    """Only what is not zero: field, position in the flattened array, value."""
    names, places, values = [], [], []
    for name, array in tally.to_arrays().items():
        flat = array.ravel()
        where = np.flatnonzero(flat)
        names += [name] * len(where)
        places.append(where)
        values.append(flat[where])
    columns = {
        "field": pa.array(names, pa.string()).dictionary_encode(),
        "index": pa.array(np.concatenate(places), pa.int32()),
        "value": pa.array(np.concatenate(values), pa.int64()),
    }
    shape = {"players": tally.players, "slots": tally.slots}
    return pa.table(columns, metadata={"simcore": _json({**about, **shape})})


def _tally_from(table: pa.Table) -> Tally:
    about = json.loads(table.schema.metadata[b"simcore"])
    arrays = Tally.empty(about["players"], about["slots"]).to_arrays()
    fields = table["field"].to_pandas().to_numpy()
    index, value = table["index"].to_numpy(), table["value"].to_numpy()
    for name, array in arrays.items():
        chosen = fields == name
        flat = array.reshape(-1)  # a view, of scalars too
        flat[index[chosen]] = value[chosen]
    return Tally.from_arrays(arrays)


def _about(file: Path) -> dict[str, Any]:
    return json.loads(pq.read_schema(file).metadata[b"simcore"])


def _parquet(table: pa.Table) -> bytes:
    sink = pa.BufferOutputStream()
    pq.write_table(table, sink, compression="zstd")
    return sink.getvalue().to_pybytes()


# --- manifests --------------------------------------------------------------------------


def _json(value: Any, indent: int | None = None) -> bytes:
    text = json.dumps(value, indent=indent, sort_keys=True, ensure_ascii=False)
    return text.encode()


def _sealed(manifest: Mapping[str, Any]) -> dict[str, Any]:
    """The manifest as it is stored: with its format and its own hash."""
    for key in ("cells", "seed", "versions"):
        if key not in manifest:
            raise RunError(f"the manifest of a run needs {key!r}")
    ids = [cell["id"] for cell in manifest["cells"]]
    if len(set(ids)) != len(ids):
        raise RunError("two cells of the run have the same id")
    body = json.loads(_json({**manifest, "format": FORMAT}))
    return {**body, "batch": _batch(body)}


def _batch(manifest: Mapping[str, Any]) -> str:
    """The hash that tells one batch from another."""
    body = {key: value for key, value in manifest.items() if key != "batch"}
    return hashlib.sha256(_json(body)).hexdigest()


def _read_manifest(path: Path) -> dict[str, Any]:
    file = path / "manifest.json"
    try:
        manifest = json.loads(_read(file))
        version = manifest["format"]
    except (ValueError, KeyError, TypeError) as error:
        raise RunError(f"{file} is damaged: it is not a run's manifest") from error
    if version not in READABLE:
        readable = " and ".join(map(str, READABLE))
        raise RunError(f"{path} has results format {version}; this version reads {readable}")
    if manifest.get("batch") != _batch(manifest):
        raise RunError(f"{file} was changed after the run was started")
    return manifest


def _check_same(path: Path, found: Mapping[str, Any], wanted: Mapping[str, Any]) -> None:
    if found["batch"] == wanted["batch"]:
        return
    if found["format"] != wanted["format"]:
        raise RunError(
            f"{path} was started with results format {found['format']}: it can be read, but not "
            "continued; use a new directory"
        )
    names = sorted((set(found) | set(wanted)) - {"batch"})
    differing = [name for name in names if found.get(name) != wanted.get(name)]
    if differing == ["versions"]:
        changes = _version_changes(found["versions"], wanted["versions"])
        raise RunError(f"{path} was started with other versions ({changes}): use a new directory")
    what = ", ".join(differing)
    raise RunError(f"{path} holds another batch (it differs in {what}): use a new directory")


def _version_changes(found: Mapping[str, Any], wanted: Mapping[str, Any]) -> str:
    return ", ".join(
        f"{name} {found.get(name, 'none')}, now {wanted.get(name, 'none')}"
        for name in sorted(set(found) | set(wanted))
        if found.get(name) != wanted.get(name)
    )


def _check_unused(path: Path) -> None:
    """A directory without manifest may hold what a killed start left, nothing else."""
    for entry in path.iterdir():
        empty = entry.is_dir() and entry.name in OWN and not any(entry.iterdir())
        if entry.name == ".lock" or entry.name.startswith(TEMP) or empty:
            continue
        raise RunError(f"{path} is not empty and not a run directory ({entry.name} is in it)")


# --- files that are whole or not there --------------------------------------------------


@contextmanager
def _plain_errors(path: Path) -> Iterator[None]:
    """Turns errors of the file system into one line that says what to do."""
    try:
        yield
    except OSError as error:
        if error.errno in (errno.ENOSPC, errno.EDQUOT):
            raise RunError(
                f"disk full: {path} cannot be written; make room and run the same command "
                "again, finished chunks are kept"
            ) from error
        raise RunError(f"{path} cannot be written: {_one_line(error)}") from error


def _one_line(error: BaseException) -> str:
    return " ".join(str(error).split()) or type(error).__name__


def _write_aside(file: Path, data: bytes) -> None:
    temp = file.with_name(f"{TEMP}{os.getpid()}-{file.name}")
    try:
        with open(temp, "wb") as out:
            out.write(data)
            out.flush()
            os.fsync(out.fileno())
        os.replace(temp, file)
    except BaseException:
        temp.unlink(missing_ok=True)
        raise
    _sync_directory(file.parent)


def _sync_directory(folder: Path) -> None:
    """A rename is only safe from a power cut once its directory is synced."""
    if os.name == "nt":
        return  # directories cannot be opened there
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _make_directory(folder: Path) -> None:
    if not folder.is_dir():
        folder.mkdir(parents=True)
        _sync_directory(folder.parent)


def _remove_partial(folder: Path) -> None:
    for file in folder.glob(f"{TEMP}*"):
        file.unlink(missing_ok=True)


def _read(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except OSError as error:
        raise RunError(f"{file} cannot be read: {_one_line(error)}") from error


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:DIGEST]


def _lock(path: Path) -> IO[str] | None:
    """One writing process per directory; the lock goes when its process does."""
    try:
        import fcntl
    except ImportError:  # Windows
        return None
    with _plain_errors(path):
        file = open(path / ".lock", "w")  # noqa: SIM115 - held until close()
    try:
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        file.close()
        if error.errno in (errno.EACCES, errno.EAGAIN):
            raise RunError(f"{path} is being written by another process") from error
        return None  # a file system without locks
    return file


def write_csv(frame: pd.DataFrame, file: Path) -> None:
    """A table as CSV, whole or not there, the same bytes on every system."""
    _write_aside(file, frame.to_csv(index=False, lineterminator="\n").encode())
