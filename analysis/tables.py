"""Tidy pandas tables from the tallies of a run's cells.

A *cell* is one combination of kingdom, landscapes and line-up; the caller describes it by a
dict: id, kingdom (name), ally, events (list), traits (dict), strategies (names), players,
games (asked for), slots (card names).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import pandas as pd

from simcore.results import MAX_MARGIN, WIN, Tally

Cell = Mapping[str, Any]
Tables = dict[str, pd.DataFrame]

COLUMNS = {
    "cells": (
        "cell kingdom ally events traits players lineup player strategy games blocks wins ties "
        "points win_rate low high variance mean_score turns stalled favors_gained favors_spent "
        "favors_left"
    ),
    "turns": "cell turns games",
    "margins": "cell player strategy margin games",
    "gains": "cell player strategy kind card turn per_game",
    "seats": "cell seat blocks share",
    "pairs": "cell kingdom first second outcome blocks",
}


def build_tables(cells: Sequence[Cell], tallies: Mapping[Any, Tally]) -> Tables:
    """All tables of a run, in the order of `cells`; cells without games are left out."""
    parts: dict[str, list[pd.DataFrame]] = {name: [] for name in COLUMNS}
    for cell in cells:
        tally = tallies.get(cell["id"])
        if tally is None or tally.games == 0:
            continue
        for name, columns in _cell_columns(cell, tally).items():
            frame = pd.DataFrame(columns)
            frame.insert(0, "cell", cell["id"])
            parts[name].append(frame)
    return {name: _joined(parts[name], COLUMNS[name].split()) for name in COLUMNS}


def lineup(strategies: Sequence[str]) -> str:
    return " vs ".join(strategies)


def _joined(parts: Sequence[pd.DataFrame], columns: list[str]) -> pd.DataFrame:
    filled = [part for part in parts if len(part)]  # an empty part has no column types
    if not filled:
        return pd.DataFrame(columns=columns)
    return pd.concat(filled, ignore_index=True)[columns]


def _cell_columns(cell: Cell, tally: Tally) -> dict[str, Any]:
    names = cell["strategies"]
    return {
        "cells": [{**_labels(cell), **row} for row in tally.strategy_rows(names)],
        "turns": _turn_columns(tally),
        "margins": _margin_columns(tally, names),
        "gains": tally.gain_columns(names, cell["slots"], cell.get("events") or []),
        "seats": _seat_columns(tally),
        "pairs": _pair_columns(cell, tally),
    }


def _labels(cell: Cell) -> dict[str, Any]:
    traits = sorted((cell.get("traits") or {}).items())
    return {
        "kingdom": cell["kingdom"],
        "ally": cell.get("ally") or "",
        "events": "; ".join(cell.get("events") or []),
        "traits": "; ".join(f"{trait}: {card}" for trait, card in traits),
        "players": len(cell["strategies"]),
        "lineup": lineup(cell["strategies"]),
    }


def _turn_columns(tally: Tally) -> dict[str, Any]:
    turns = np.flatnonzero(tally.turns_hist)
    return {"turns": turns, "games": tally.turns_hist[turns]}


def _margin_columns(tally: Tally, names: Sequence[str]) -> dict[str, Any]:
    player, index = np.nonzero(tally.margin_hist)
    return {
        "player": player,
        "strategy": np.array(names, dtype=object)[player],
        "margin": index - MAX_MARGIN,
        "games": tally.margin_hist[player, index],
    }


def _seat_columns(tally: Tally) -> dict[str, Any]:
    return {
        "seat": np.arange(1, tally.players + 1),
        "blocks": tally.blocks,
        "share": tally.seat_points / (WIN * tally.games),
    }


def _pair_columns(cell: Cell, tally: Tally) -> dict[str, Any]:
    if tally.players != 2:
        return {}
    first, second = cell["strategies"]
    return {
        "kingdom": cell["kingdom"],
        "first": first,
        "second": second,
        "outcome": np.arange(5) / 2,
        "blocks": tally.penta,
    }
