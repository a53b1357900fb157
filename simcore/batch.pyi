from collections.abc import Sequence
from typing import Any

import numpy as np

from simcore.layout import TableLayout
from simcore.results import Tally

class GameStopped(RuntimeError):
    game: int
    seed: int
    code: int
    def __init__(self, game: int, seed: int, code: int) -> None: ...

def play_chunk(
    layout: TableLayout, choosers: Sequence[Any], seed: int, first_block: int, n_blocks: int
) -> Tally: ...
def play_rows(
    layout: TableLayout, choosers: Sequence[Any], seed: int, first_block: int, n_blocks: int
) -> np.ndarray: ...
