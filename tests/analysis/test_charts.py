"""Charts: there when there is something to show, legible, and the same bytes every time."""

import xml.etree.ElementTree as ElementTree
from itertools import pairwise

import pytest
from matplotlib.text import Text

from analysis.charts import all_charts, save_charts
from analysis.style import chart_style, clean
from analysis.tables import build_tables

STRANGE = ["$5 & <b>deck</b> -- $x$", "Line\nbreak\x00", "Größe ✓", "x" * 90]


@pytest.fixture
def tables(made_up):
    run = made_up.run(["Grand Scheme", *STRANGE], [None, "City-state"], {"Wharf Money": 2, "B": 0})
    return build_tables(*run)


@pytest.fixture
def many(made_up):
    strengths = {f"Strategy number {i}": i for i in range(5)}
    cells, tallies = made_up.run([f"Kingdom {i}" for i in range(5)], ["X", "Y"], strengths, 12)
    tallies[3].stalled = 2
    return build_tables(cells, tallies)


def named(charts):
    return {chart.name: chart for chart in charts}


def test_two_strategies(tables):
    charts = named(all_charts(tables, 7))
    assert list(charts) == [
        "win-rate-by-kingdom", "win-rate-by-ally", "win-rate-by-strategy", "heat-map-kingdom",
        "heat-map-ally", "heat-map-kingdom-ally", "game-length", "score-margin", "first-player",
        "gains-by-turn",
    ]  # fmt: skip
    ally = charts["win-rate-by-ally"]
    assert charts["heat-map-ally"].title == "Wharf Money beats B with 2 of 2 allies"
    games = tables["cells"].drop_duplicates("cell").games.sum()
    assert all(f"{games:,} 2-player games" in c.caption for c in charts.values())
    assert all("seed 7." in c.caption for c in charts.values())
    assert f"({games // 2:,} with each ally)" in ally.caption
    assert "95 % intervals" in ally.caption
    assert "Wharf Money against B" in ally.subtitle


def test_titles_say_what_is_seen_and_no_more(made_up):
    cells = [made_up.cell(i, "K", ally) for i, ally in enumerate([None, "City-state"])]
    for strength, title in (
        (8, "A wins most with City-state, least without an ally"),
        (2, "A wins about as often with every ally"),
    ):
        tallies = {0: made_up.tally([2, 0], 80, 1), 1: made_up.tally([strength, 0], 80, 2)}
        charts = named(all_charts(build_tables(cells, tallies), 7))
        assert charts["win-rate-by-ally"].title == title


def texts_of(chart):
    return [text.get_text() for text in chart.figure.findobj(Text) if text.get_visible()]


def test_every_row_has_its_interval_and_no_ally_is_a_line_to_compare_with(made_up):
    cells = [made_up.cell(i, "K", ally) for i, ally in enumerate([None, "City-state", "Order"])]
    tallies = {i: made_up.tally([i, 0], 80, i) for i in range(3)}
    tables = build_tables(cells, tallies)
    chart = named(all_charts(tables, 7))["win-rate-by-ally"]
    own = tables["cells"][tables["cells"].strategy == "A"]
    for row in own.itertuples():
        assert f"{100 * row.win_rate:.1f} %" in texts_of(chart)
        assert f"± {50 * (row.high - row.low):.1f}" in texts_of(chart)
    lines = [line.get_xdata()[0] for line in chart.figure.axes[0].lines if line.is_dashed()]
    assert lines == pytest.approx([own[own.ally == ""].win_rate.iloc[0]])
    assert texts_of(chart).count("no ally") == 2  # at its row, and at the line
    assert chart.subtitle.endswith("by ally, in K")


def test_of_two_decks_the_ally_chart_shows_the_one_with_favors(made_up):
    cells = [made_up.cell(i, "K", ally) for i, ally in enumerate(["City-state", "Order"])]
    tallies = {i: made_up.tally([4, 0], 80, i) for i in range(2)}
    charts = named(all_charts(build_tables(cells, tallies), 7))
    assert "Win rate of A against B" in charts["win-rate-by-ally"].subtitle
    for tally in tallies.values():
        tally.favors[1, 0] *= 3  # B gains more Favors, though it loses
    charts = named(all_charts(build_tables(cells, tallies), 7))
    assert "Win rate of B against A" in charts["win-rate-by-ally"].subtitle


def test_one_kingdom_needs_no_comparison(made_up):
    tables = build_tables([made_up.cell(0)], {0: made_up.tally([1, 0], blocks=30)})
    names = set(named(all_charts(tables, 1)))
    assert names == {
        "win-rate-by-strategy", "game-length", "score-margin", "first-player", "gains-by-turn",
    }  # fmt: skip


def test_stalled_games_are_shown_only_if_there_are_any(many, tables):
    assert "stalled-games" in named(all_charts(many, 1))
    assert "stalled-games" not in named(all_charts(tables, 1))


def test_games_of_other_sizes_are_kept_apart(made_up):
    cells = [made_up.cell(0), made_up.cell(1, strategies=["A", "B", "C"])]
    tallies = {0: made_up.tally([1, 0], blocks=20), 1: made_up.tally([1, 0, 2], blocks=20)}
    charts = named(all_charts(build_tables(cells, tallies), 1))
    assert "first-player-2-players" in charts and "first-player-3-players" in charts
    assert "60 3-player games" in charts["first-player-3-players"].caption


def test_a_single_mirror_and_no_gains_are_drawn(made_up):
    tally = made_up.tally([0, 0], blocks=30)
    tally.gains[:] = 0
    tables = build_tables([made_up.cell(0, strategies=["A", "A"])], {0: tally})
    assert set(named(all_charts(tables, 1))) == {"game-length", "score-margin", "first-player"}


def test_many_rows_are_cut_to_the_first_and_last(made_up):
    cells = [made_up.cell(i, f"Kingdom {i}") for i in range(50)]
    tallies = {i: made_up.tally([i / 20, 0], blocks=8, seed=i) for i in range(50)}
    chart = named(all_charts(build_tables(cells, tallies), 1))["win-rate-by-kingdom"]
    assert "first and last 20 of 50" in chart.subtitle
    assert len(chart.figure.axes[0].get_yticklabels()) == 40


@pytest.mark.parametrize("which", ["tables", "many"])
def test_no_text_is_cut_and_no_labels_overlap(which, request):
    for chart in all_charts(request.getfixturevalue(which), 7):
        with chart_style():
            chart.figure.draw_without_rendering()
        width, height = chart.figure.bbox.size
        for text in chart.figure.findobj(Text):
            box = text.get_window_extent()
            if not text.get_visible() or not text.get_text() or box.width == 0:
                continue
            if text in _off_axis(chart):
                continue
            inside = box.x0 > -1 and box.y0 > -1 and box.x1 < width + 1 and box.y1 < height + 1
            assert inside, (chart.name, text.get_text())
        for ax in chart.figure.axes:
            for labels in (ax.get_yticklabels(), ax.get_xticklabels()):
                _assert_apart([t for t in labels if t.get_text() and not t.get_rotation()])


def _off_axis(chart):
    """Tick labels outside the limits: matplotlib keeps them but does not draw them."""
    hidden = set()
    for ax in chart.figure.axes:
        for axis, (low, high) in ((ax.xaxis, ax.get_xlim()), (ax.yaxis, ax.get_ylim())):
            low, high = sorted((low, high))
            for tick in axis.get_major_ticks():
                if not low <= tick.get_loc() <= high:
                    hidden |= {tick.label1, tick.label2}
    return hidden


def _assert_apart(labels):
    boxes = [label.get_window_extent() for label in labels]
    for first, second in pairwise(boxes):
        assert not (first.overlaps(second) and first.width and second.width)


def test_files_are_deterministic_and_well_formed(tables, tmp_path):
    first = save_charts(all_charts(tables, 7), tmp_path / "a")
    second = save_charts(all_charts(tables, 7), tmp_path / "b")
    for one, two in zip(first, second, strict=True):
        for kind in ("png", "svg"):
            assert one[kind].read_bytes() == two[kind].read_bytes(), one[kind].name
        text = one["svg"].read_text(encoding="utf-8")
        ElementTree.fromstring(text)
        assert "<dc:date>" not in text


def test_names_become_labels():
    assert clean("a\nb\x00\tc") == "a b c"
    assert clean("x" * 50, 10) == "x" * 9 + "…"
