"""The league: who plays where, that nobody's number is lost, and that it can be repeated."""

import pytest
from click.testing import CliRunner

from analysis import league as league_module
from analysis.league import bots, charts, main, play, recommended, run, schedule, write
from simcore import Kingdom
from simcore.catalog import load
from strategies.library.parts import fits


@pytest.fixture(scope="module")
def kingdoms():
    return [
        Kingdom(["Smithy", "Militia"], name="Draw"),
        Kingdom(["Witch"], name="Curses"),
    ]


@pytest.fixture(scope="module")
def league(kingdoms):
    return run(games=40, seed=3, threads=1, kingdoms=kingdoms)


def test_kingdoms_have_names_that_find_them_again():
    found = recommended()
    names = [kingdom.name for kingdom in found]
    assert len(set(names)) == len(names)
    for kingdom in found:
        assert load().kingdom(kingdom.name).cards == kingdom.cards


def test_everybody_who_fits_meets_everybody(kingdoms):
    cells = schedule(kingdoms, bots(), 10, seed=1)
    for kingdom in kingdoms:
        here = [cell for cell in cells if cell.kingdom is kingdom]
        field = [bot for bot in bots() if fits(bot.strategy, kingdom)]
        assert len(here) == len(field) * (len(field) - 1) // 2
    assert len({cell.seed for cell in cells}) == len(cells)


def test_random_play_is_not_in_the_league():
    assert "RandomBot" not in {bot.strategy.name for bot in bots()}
    assert {"BigMoney", "BigMoneyUltimate"} <= {bot.strategy.name for bot in bots()}


def test_shares_of_a_kingdom_add_up_to_one_half_each(league):
    for _, group in league.kingdoms.groupby("kingdom"):
        assert group.win_rate.mean() == pytest.approx(0.5)


def test_the_best_bots_of_simple_kingdoms(league):
    best = league.kingdoms.groupby("kingdom").first().bot
    assert best["Curses"] == "WitchMoney"
    assert best["Draw"] in {"SmithyMoney", "MilitiaMoney", "DoubleTerminal:Smithy+Militia"}
    elo = league.ratings.set_index("bot").elo
    assert elo["WitchMoney"] > elo["SmithyMoney"] > elo["BigMoney"]
    assert league.total == 40 * len(league.cells)
    assert league.stalled == 0


def test_threads_change_nothing(league, kingdoms):
    again = run(games=40, seed=3, threads=2, kingdoms=kingdoms)
    assert again.matches.equals(league.matches)
    assert not run(games=40, seed=4, threads=1, kingdoms=kingdoms).matches.equals(league.matches)


def test_chunks_change_nothing(kingdoms, monkeypatch):
    whole = play(schedule(kingdoms, bots(), 24, seed=1), threads=1)
    monkeypatch.setattr(league_module, "CHUNK_GAMES", 8)
    parts = play(schedule(kingdoms, bots(), 24, seed=1), threads=1)
    assert [t.penta.tolist() for t in whole] == [t.penta.tolist() for t in parts]


def test_charts_say_where_they_come_from(league):
    made = list(charts(league))
    assert [chart.name for chart in made] == ["ratings", "kingdoms", "families"]
    for chart in made:
        assert "seed 3" in chart.caption
        assert "simcore" in chart.caption
    assert "WitchMoney leads" in made[0].title


def test_the_files_are_the_same_every_time(league, tmp_path):
    first, second = tmp_path / "first", tmp_path / "second"
    write(league, first)
    write(league, second)
    names = {path.name for path in first.iterdir()}
    assert names == {
        "README.md", "kingdoms.md", "ratings.csv", "kingdoms.csv", "matches.csv", "ratings.png",
        "kingdoms.png", "families.png",
    }  # fmt: skip
    for name in names:
        assert (first / name).read_bytes() == (second / name).read_bytes()
    text = (first / "README.md").read_text()
    assert "--games 40 --seed 3" in text
    assert "| Curses | WitchMoney |" in text


def test_the_command(tmp_path, kingdoms, monkeypatch):
    monkeypatch.setattr(league_module, "recommended", lambda: kingdoms)
    done = CliRunner().invoke(main, ["--games", "4", "--out", str(tmp_path), "--threads", "1"])
    assert done.exit_code == 0, done.output
    assert (tmp_path / "README.md").exists()
    assert "bots" in done.output
