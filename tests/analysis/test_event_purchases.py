"""Events that were bought: counted turn by turn, and called Events wherever gains are shown."""

import json
import re
import shutil
from collections import Counter

import pandas as pd
import pytest

from analysis.charts import all_charts
from analysis.report import write_report
from analysis.store import RunError, RunStore, _batch
from analysis.tables import build_tables
from simcore import Kingdom, simulate
from simcore.backends import Threads
from simcore.batchfile import build_batch
from simcore.replay import replay
from simcore.runner import run_batch
from strategies import Strategy, buy_event, turn
from strategies.library.money import BigMoney

GAMES = 40
LOOTER = """
from strategies import Strategy, buy, buy_event, turn


class Looter(Strategy):
    buys = [buy("Province"), buy_event("Looting", turn > 4), buy("Gold"), buy("Silver")]
"""


class Once(Strategy):
    """Buys nothing but one Event, and that in its third turn only."""

    buys = [buy_event("Peril", turn == 3)]


def asked(folder):
    (folder / "looter.py").write_text(LOOTER)
    return build_batch({
        "kingdoms": [{"name": "Port", "cards": ["Smithy"], "events": ["Looting", "Bury"]}],
        "lineups": [[str(folder / "looter.py"), "bigmoney"]],
        "games": GAMES,
    })  # fmt: skip


@pytest.fixture(scope="module")
def run(tmp_path_factory):
    """Forty games in a kingdom with two Events, one of which is bought."""
    folder = tmp_path_factory.mktemp("events")
    run_batch(asked(folder), folder / "run", Threads(1))
    return folder / "run"


@pytest.fixture(scope="module")
def page(run):
    return write_report(run)


def of_format_1(run, folder):
    """The same run as an earlier version left it: Events in the kingdom, none among the gains."""
    shutil.copytree(run, folder / "old", ignore=shutil.ignore_patterns("parts", "report"))
    file = folder / "old" / "manifest.json"
    manifest = {**json.loads(file.read_text()), "format": 1}
    file.write_text(json.dumps({**manifest, "batch": _batch(manifest)}))
    tally = RunStore.open(run).tallies()[1]
    tally.gains[:, -2:] = 0
    (folder / "old" / "parts").mkdir()
    RunStore.open(folder / "old").write((1, 0), tally)
    return folder / "old"


def test_an_event_counts_once_for_every_purchase():
    """Peril in turn 3 (any five of seven Coppers and three Estates pay it), and nothing else."""
    kingdom = Kingdom(["Smithy"], events=["Peril"])
    gains = simulate(kingdom, [Once(), BigMoney()], games=20, seed=3).gains_frame()
    mine = gains[gains.player == 0]
    assert mine[["kind", "card", "turn", "per_game"]].values.tolist() == [["event", "Peril", 3, 1]]
    assert set(gains[gains.player == 1].kind) == {"card"}


def test_the_table_agrees_with_the_logs(run):
    """Every purchase of Looting that the logs of the run tell, by turn, and no other."""
    told = Counter()
    for game in range(GAMES):
        for turn_of in re.split(r"\n(?=Turn )", replay(run, 1, game)):
            if number := re.match(r"Turn (\d+) - Looter", turn_of):
                told[int(number[1])] += turn_of.count("buys the Event Looting")
    table = pd.read_csv(run / "tables" / "gains.csv")
    events = table[table.kind == "event"]
    assert set(zip(events.strategy, events.card, strict=True)) == {("Looter", "Looting")}
    counted = {row.turn: round(row.per_game * GAMES) for row in events.itertuples()}
    assert counted == {number: n for number, n in told.items() if n}
    assert sum(counted.values()) > GAMES


def test_loots_of_an_event_are_gained_cards(run):
    """Looting is bought, the Loot it brings is gained: as many of the one as of the other."""
    gains = RunStore.open(run).tables()["gains"]
    looting = gains[gains.card == "Looting"].per_game.sum()
    usual = {"Copper", "Silver", "Gold", "Estate", "Duchy", "Province", "Curse", "Smithy"}
    loots = gains[(gains.kind == "card") & ~gains.card.isin(usual)].per_game.sum()
    assert loots == pytest.approx(looting)


def test_the_report_names_the_event(run, page):
    html = page.read_text(encoding="utf-8")
    gained = pd.read_csv(page.parent / "tables" / "gained.csv")
    row = gained[gained.card == "Looting"].iloc[0]
    assert (row.strategy, row.kind) == ("Looter", "event")
    assert row.per_game > 1 and row.turn > 4
    assert f'>Looting (Event)</td><td class="number" data-value="{row.per_game}">' in html
    assert "Bury (Event)" not in html  # on the table, never bought
    assert "earlier version" not in html


def test_the_chart_shows_it_as_an_event(run):
    charts = {chart.name: chart for chart in all_charts(RunStore.open(run).tables(), 0)}
    chart = charts["gains-by-turn"]
    assert chart.subtitle == "Cards gained and Events bought per game, by turn of the player"
    (legend,) = chart.figure.legends
    assert "Looting (Event)" in [text.get_text() for text in legend.get_texts()]
    hatched = {
        bars.get_label()
        for ax in chart.figure.axes for bars in ax.containers if bars.patches[0].get_hatch()
    }  # fmt: skip
    assert hatched == {"Looting (Event)"}


def test_the_title_tells_events_from_cards(made_up):
    """A's best-known Event is named in the title though seven cards are gained more often."""
    cell = made_up.cell(0, events=["Bazaar"])
    tally = made_up.tally([9, 0], blocks=30)
    tally.gains[:, -1] //= 10
    (chart,) = [
        chart for chart in all_charts(build_tables([cell], {0: tally}), 1)
        if chart.name == "gains-by-turn"
    ]  # fmt: skip
    assert re.fullmatch(r"A gains mostly .*, and buys the Event Bazaar", chart.title)
    (legend,) = chart.figure.legends
    assert "Bazaar (Event)" in [text.get_text() for text in legend.get_texts()]


def test_an_old_run_is_read_and_says_what_it_lacks(run, tmp_path):
    old = of_format_1(run, tmp_path)
    tables = RunStore.open(old).tables()
    assert set(tables["gains"].kind) == {"card"}
    html = write_report(old).read_text(encoding="utf-8")
    assert "did not count Events" in html and "(Event)" not in html


def test_an_old_run_is_not_continued(run, tmp_path):
    old = of_format_1(run, tmp_path)
    with pytest.raises(RunError, match="results format 1: it can be read, but not continued"):
        run_batch(asked(tmp_path), old, Threads(1))
