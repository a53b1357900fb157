"""Telling how far a batch is: a bar on a terminal, plain lines in a log, or nothing."""

from __future__ import annotations

import sys
import time
from datetime import timedelta
from typing import IO, Any, Protocol

SECONDS_PER_LINE = 10.0


class Progress(Protocol):
    def start(self, total: int, done: int) -> None:
        """So many games in all, of which so many were played before."""

    def add(self, games: int) -> None: ...

    def close(self) -> None: ...


class Silent:
    def start(self, total: int, done: int) -> None:
        pass

    def add(self, games: int) -> None:
        pass

    def close(self) -> None:
        pass


class Bar:
    """One bar over all cells, with games per second and the time that remains."""

    def __init__(self, stream: IO[str]) -> None:
        self._stream = stream
        self._bar: Any = None

    def start(self, total: int, done: int) -> None:
        from tqdm import tqdm

        self._bar = tqdm(
            total=total, initial=done, unit=" games", unit_scale=True, file=self._stream,
            dynamic_ncols=True, smoothing=0.1,
        )  # fmt: skip

    def add(self, games: int) -> None:
        self._bar.update(games)

    def close(self) -> None:
        if self._bar is not None:
            self._bar.close()


class Lines:
    """A line now and then, and one at the end."""

    def __init__(self, stream: IO[str], seconds: float = SECONDS_PER_LINE) -> None:
        self._stream = stream
        self._seconds = seconds

    def start(self, total: int, done: int) -> None:
        self._total, self._done, self._before = total, done, done
        self._began = self._last = time.monotonic()
        if done:
            print(f"{done:,} of {total:,} games were played before", file=self._stream, flush=True)

    def add(self, games: int) -> None:
        self._done += games
        now = time.monotonic()
        if now - self._last >= self._seconds or self._done >= self._total:
            self._last = now
            print(self._line(now - self._began), file=self._stream, flush=True)

    def _line(self, seconds: float) -> str:
        rate = (self._done - self._before) / max(seconds, 1e-9)
        left = timedelta(seconds=round((self._total - self._done) / max(rate, 1e-9)))
        share = 100 * self._done / self._total
        return (
            f"{self._done:,} of {self._total:,} games ({share:.0f} %), {rate:,.0f} games/s, "
            f"{left} left"
        )

    def close(self) -> None:
        pass


def choose_progress(quiet: bool, stream: IO[str] | None = None) -> Progress:
    stream = stream or sys.stderr
    if quiet:
        return Silent()
    return Bar(stream) if stream.isatty() else Lines(stream)
