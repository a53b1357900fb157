"""The documentation is up to date: what is generated, run, quoted and linked in it."""

from __future__ import annotations

import re
import textwrap

import pytest

from docs import generate
from docs.outputs import PAGES, ROOT, blocks
from simcore.catalog import load
from simcore.rulings import rulings_of
from tests.pages import check

EVERY_PAGE = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
# Pages that are written together with what they are about.
OWN_PAGES = ("tutorial", "strategies", "adding-a-card", "adding-an-ally", "statistics", "rules",
             "architecture")  # fmt: skip
QUOTE = re.compile(
    r"^( *)<!-- from: (?P<file>\S+) -->\n\1```\w+\n(?P<text>.*?)^\1```$", re.DOTALL | re.MULTILINE
)


def test_generated_parts_are_up_to_date():
    old = [str(p.relative_to(ROOT)) for p, text in generate.generated().items()
           if not p.exists() or p.read_text(encoding="utf-8") != text]  # fmt: skip
    assert not old, f"run `python -m docs.generate`: {', '.join(old)} is out of date"


@pytest.mark.parametrize("page", [page for page in PAGES if page != "README.md"])
def test_commands_and_code_run_and_print_what_the_page_says(page, tmp_path):
    check(page, tmp_path)


@pytest.mark.parametrize("page", ["docs/adding-a-card.md", "docs/adding-an-ally.md"])
def test_quoted_code_is_in_the_code(page):
    text = (ROOT / page).read_text(encoding="utf-8")
    quotes = list(QUOTE.finditer(text))
    assert len(quotes) == text.count("<!-- from: ") >= 5
    for quote in quotes:
        place = ROOT / quote["file"]
        files = place.glob("*.py") if place.is_dir() else [place]
        code = textwrap.dedent(quote["text"])
        assert any(code in file.read_text(encoding="utf-8") for file in files), code


@pytest.mark.parametrize("page", EVERY_PAGE, ids=lambda page: page.name)
def test_links_lead_somewhere(page):
    text = re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.S | re.M)
    for target in re.findall(r"\]\(([^)#\s]+)[^)]*\)", text):
        if "://" not in target:
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


@pytest.mark.parametrize("page", OWN_PAGES)
def test_pages_exist_and_lines_can_be_read(page):
    text = (ROOT / "docs" / f"{page}.md").read_text(encoding="utf-8")
    prose = re.sub(r"^ *```.*?^ *```$", "", text, flags=re.S | re.M)
    long = [line for line in prose.splitlines() if len(line) > 105 and not line.startswith("|")]
    assert not long


def test_the_map_names_what_is_there():
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`([\w/]+\.py)`", text))
    modules = {p.name for p in (ROOT / "simcore").glob("*.py")} - {"__init__.py", "rulings.py",
                                                                   "lookup.py"}  # fmt: skip
    assert modules <= {name.rpartition("/")[2] for name in named}
    compiled = {p.stem for p in (ROOT / "simcore").glob("*.pyx")}
    assert not [name for name in compiled if f"`simcore/{name}`" not in text]


# --- rulings ----------------------------------------------------------------------------


def test_everything_has_rulings():
    catalog = load()
    silent = [name for name in (*catalog.cards, *catalog.landscapes) if not rulings_of(name)]
    assert not silent


def test_rulings_are_sentences():
    catalog = load()
    for name in (*catalog.cards, *catalog.piles, *catalog.landscapes):
        for ruling in rulings_of(name):
            assert ruling[-1] in ".!?)", (name, ruling)
            assert len(ruling) < 220, (name, ruling)


def test_an_unknown_name_has_no_rulings():
    assert rulings_of("Golem") == []


def test_rulings_cannot_be_changed_by_a_caller():
    rulings_of("Wharf").clear()
    assert rulings_of("Wharf")


def test_every_fenced_block_has_a_language():
    for page in EVERY_PAGE:
        fences = re.findall(r"^```(.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
        assert all(fences[::2]) and not any(fences[1::2]), page.name
        assert len(blocks(page.read_text(encoding="utf-8"))) == len(fences) // 2
