"""Tidy tables say what the tallies hold."""

import pytest

from analysis.summary import contests, pair_records, pooled_shares, quantiles, ranking, total_games
from analysis.tables import COLUMNS, build_tables


def test_tables_hold_the_tally(made_up):
    cell = made_up.cell(
        "k1", "Grand Scheme", "City-state", ["A", "B"],
        events=["Looting", "Invest"], traits={"Cheap": "Wharf"},
    )  # fmt: skip
    tally = made_up.tally([2, 0], blocks=100)
    tables = build_tables([cell], {"k1": tally})
    for name, columns in COLUMNS.items():
        assert list(tables[name].columns) == columns.split()
    row = tables["cells"].iloc[0]
    assert (row.events, row.traits, row.lineup) == ("Looting; Invest", "Cheap: Wharf", "A vs B")
    assert row.points == tally.points[0] / 60 and row.games == 200
    assert row.low < row.win_rate < row.high
    assert row.favors_gained == 2 and row.favors_left == 0.5
    assert tables["turns"].games.sum() == 200
    assert tables["margins"].groupby("player").games.sum().tolist() == [200, 200]
    assert tables["seats"].share.sum() == pytest.approx(1)
    assert tables["pairs"].blocks.tolist() == tally.penta.tolist()
    total = tables["gains"][tables["gains"].player == 1].per_game.sum()
    assert total == pytest.approx(tally.gains[1].sum() / 200)


def test_cells_without_games_are_left_out(made_up):
    cells = [made_up.cell(0), made_up.cell(1)]
    tables = build_tables(cells, {1: made_up.tally([0, 0], blocks=5)})
    assert set(tables["cells"].cell) == {1}
    assert all(frame.empty for frame in build_tables(cells, {}).values())


def test_three_players_have_no_pairs(made_up):
    cell = made_up.cell(0, strategies=["A", "B", "C"])
    tables = build_tables([cell], {0: made_up.tally([0, 1, 2], blocks=10)})
    assert tables["pairs"].empty and len(tables["seats"]) == 3


def test_summaries(made_up):
    cells, tallies = made_up.run(["K1", "K2"], [None, "City-state"], {"A": 3, "B": 0, "C": -3})
    tables = build_tables(cells, tallies)
    frame = tables["cells"]
    assert total_games(frame) == sum(t.games for t in tallies.values())
    assert list(ranking(frame).strategy) == ["A", "B", "C"]
    pooled = pooled_shares(frame, ["kingdom", "strategy"])
    own = frame[(frame.kingdom == "K1") & (frame.strategy == "A")]
    assert pooled.win_rate[0] == pytest.approx(own.win_rate.mean())
    assert (pooled.high - pooled.low).max() < (frame.high - frame.low).max()
    names, records = pair_records(tables["pairs"])
    assert names == ["A", "B", "C"] and len(records) == len(cells)


def test_mirrors_only_count_when_there_is_nothing_else(made_up):
    mirror, match = made_up.cell(0, strategies=["A", "A"]), made_up.cell(1)
    tallies = {i: made_up.tally([0, 0], blocks=20, seed=i) for i in (0, 1)}
    both = build_tables([mirror, match], tallies)["cells"]
    assert set(contests(both).cell) == {1}
    alone = build_tables([mirror], tallies)["cells"]
    assert set(contests(alone).cell) == {0}


def test_quantiles_of_a_histogram():
    assert quantiles([3, 1, 2], [1, 2, 1], [0.05, 0.5, 0.6, 1]) == [1, 1, 2, 3]
