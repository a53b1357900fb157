"""Running the commands and code of a page, and comparing what it says they print."""

from __future__ import annotations

from pathlib import Path

from docs.outputs import ROOT, run_page


def check(page: str, folder: Path) -> None:
    """Everything in the page runs, and prints what stands there."""
    text = (ROOT / page).read_text(encoding="utf-8")
    for printed in run_page(text, folder):
        if printed.shown:
            assert printed.shown.text == printed.text, (
                f"{page} does not show what\n{printed.block.text}\nprints now: "
                "run `python -m docs.outputs` and look at the difference"
            )
