"""The report: one page that needs nothing else, and works in a real browser."""

import re
import shutil
import subprocess

import pandas as pd
import pytest

from analysis.report import write_report
from analysis.store import RunError, RunStore

EVIL = '<script>alert("x")</script>'
CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "chrome"))), None)


def make_run(path, made_up, finish=True):
    strengths = {"Wharf Money": 2, EVIL: 0, "Rebuild": 1}
    cells, tallies = made_up.run(["Grand Scheme", EVIL], [None, "City-state"], strengths, 40)
    manifest = {"cells": cells, "seed": 7, "versions": {"simcore": "0.1"}, "asked": EVIL}
    with RunStore.create_or_resume(path, manifest) as store:
        for cell, tally in tallies.items():
            if finish or cell < 2:
                store.write((cell, 0), tally)
    return path


@pytest.fixture(scope="module")
def page(tmp_path_factory, made_up):
    return write_report(make_run(tmp_path_factory.mktemp("runs") / "my <run>", made_up))


def test_the_page_needs_nothing_else(page):
    html = page.read_text(encoding="utf-8")
    assert not re.search(r'(src|href)="(?!data:|#|charts/)', html)
    assert "http:" not in html and "https:" not in html and "@import" not in html
    assert html.count("<img ") == html.count("data:image/svg+xml") >= 10
    for link in re.findall(r'href="(charts/[^"]+)"', html):
        assert (page.parent / link).exists()
    for name in re.findall(r'href="#([^"]+)"', html):
        assert f'id="{name}"' in html


def test_all_user_text_is_escaped(page):
    html = page.read_text(encoding="utf-8")
    assert "<script>alert" not in html and "&lt;script&gt;alert" in html
    assert "<h1>my &lt;run&gt;</h1>" in html


def test_tables_are_written_as_csv(page):
    cells = pd.read_csv(page.parent / "tables" / "cells.csv")
    assert len(cells) == 24 and EVIL in set(cells.strategy)
    kingdoms = pd.read_csv(page.parent / "tables" / "by_kingdom.csv")
    assert {"win_rate", "low", "high", "p_holm"} <= set(kingdoms.columns)
    assert (page.parent / "tables" / "by_ally.csv").exists()


def test_an_unfinished_run_says_so(tmp_path, made_up):
    run = make_run(tmp_path / "run", made_up, finish=False)
    html = write_report(run, tmp_path / "elsewhere").read_text(encoding="utf-8")
    assert "not finished: 160 of 960 games" in html
    assert not (run / "report").exists()


def test_runs_without_games_have_no_report(tmp_path, made_up):
    manifest = {"cells": [made_up.cell(0)], "seed": 1, "versions": {}}
    RunStore.create_or_resume(tmp_path / "run", manifest).close()
    with pytest.raises(RunError, match="no finished games"):
        write_report(tmp_path / "run")
    with pytest.raises(RunError, match="not a run directory"):
        write_report(tmp_path / "nowhere")


# Clicks through the page and leaves what it saw in the title.
PROBE = """
<script>
addEventListener("load", () => {
  const seen = [];
  for (const img of document.images)
    seen.push(img.complete && img.naturalWidth > 0 && img.getBoundingClientRect().width > 300);
  const table = document.querySelector("table");
  const column = i => [...table.tBodies[0].rows].map(row => row.cells[i].dataset.value);
  const click = i => { table.tHead.rows[0].cells[i].firstChild.click(); return column(i); };
  const sorted = (list, sign) => list.every((v, i) => !i || sign * (v - list[i - 1]) >= 0);
  const names = click(0), back = click(0);
  document.title = JSON.stringify({
    pictures: seen.length, visible: seen.every(Boolean),
    down: sorted(click(1), -1), up: sorted(click(1), 1),
    names: names.join() === [...names].sort((a, b) => a.localeCompare(b)).join(),
    back: back.join() === [...names].reverse().join(),
    arrow: table.tHead.rows[0].cells[1].getAttribute("aria-sort"),
    wide: document.documentElement.scrollWidth <= innerWidth,
  }).replaceAll(/[{}"]/g, "");
});
</script></body>"""


@pytest.mark.skipif(CHROMIUM is None, reason="no chromium")
def test_in_a_real_browser(page, tmp_path):
    copy = tmp_path / "probe.html"
    html = page.read_text(encoding="utf-8")
    copy.write_text(html.replace("</body>", PROBE), encoding="utf-8")
    command = [
        CHROMIUM, "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run",
        "--disable-background-networking", "--disable-component-update", "--disable-sync",
        f"--user-data-dir={tmp_path / 'profile'}", "--window-size=1000,800",
        "--virtual-time-budget=5000", "--enable-logging=stderr", "--dump-dom", copy.as_uri(),
    ]  # fmt: skip
    run = subprocess.run(command, capture_output=True, text=True, timeout=120)
    (title,) = re.findall("<title>(.*?)</title>", run.stdout)
    assert ":CONSOLE" not in run.stderr, run.stderr
    saw = dict(item.split(":") for item in title.split(","))
    assert int(saw.pop("pictures")) >= 10
    assert saw.pop("arrow") == "ascending"
    assert set(saw.values()) == {"true"}, saw
