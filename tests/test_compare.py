"""Comparisons, tournaments and rankings: what they say must be so."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest

from analysis.compare import Comparison, comparison_rows, run_sprt
from analysis.rank import best_copies, cards_of, rank, single_decks, spec
from analysis.stats import Sprt
from analysis.tournament import standings
from simcore import Kingdom
from simcore.backends import Threads
from simcore.batches import make_batch
from simcore.batchfile import load_bot
from simcore.matches import in_pairs, match, one_table, standings_text
from simcore.runner import play_batch

FIRST = Kingdom.recommended("First Game")


def bots(*specs):
    return [load_bot(spec) for spec in specs]


def play(batch):
    return play_batch(batch, Threads(2))


@pytest.fixture(scope="module")
def smithy_beats_money():
    batch = match([bots("bigmoney:Smithy=1", "bigmoney")], FIRST, 20_000, 1)
    return batch, play(batch)


def test_a_known_result_is_found(smithy_beats_money):
    batch, tallies = smithy_beats_money
    it = Comparison(batch.cells[0].names, tallies[1])
    low, high = it.share.interval()
    assert low > 0.6 and high < 0.9  # Smithy beats money, as everybody knows
    assert it.verdict().startswith("BigMoney:Smithy=1 beats BigMoney: ")
    assert it.verdict() in one_table(batch, tallies)


def test_seats_swapped_the_sides_swap(smithy_beats_money):
    other = match([bots("bigmoney", "bigmoney:Smithy=1")], FIRST, 20_000, 1)
    there, back = smithy_beats_money[1][1].share(0), play(other)[1].share(0)
    assert abs(there.mean + back.mean - 1) < 0.02


def test_a_mirror_is_exactly_even():
    batch = match([bots("bigmoney", "bm")], FIRST, 2000, 1)
    it = Comparison(batch.cells[0].names, play(batch)[1])
    assert it.share.mean == 0.5
    assert "exactly alike" in it.verdict()


def test_pairs_use_the_seed_itself_so_that_show_finds_the_game():
    batch = match(list(combinations(bots("bigmoney", "bmu", "smithy_money"), 2)), FIRST, 100, 7)
    assert {cell.seed for cell in batch.cells} == {7}


def test_pairs_are_corrected_by_holm():
    batch = match(list(combinations(bots("bigmoney", "bm", "smithy_money"), 2)), FIRST, 4000, 1)
    tallies = play(batch)
    rows = list(comparison_rows([Comparison(c.names, tallies[c.number]) for c in batch.cells]))
    assert [row[-1] for row in rows] == [
        "no difference can be told",
        "SmithyMoney is better",
        "SmithyMoney is better",
    ]
    assert "4,000 games per pair, seed 1" in in_pairs(batch, tallies)


@pytest.mark.parametrize("first, second, decision", [
    ("bigmoney:Smithy=1", "bigmoney", "H1"),
    ("bigmoney", "bigmoney:Smithy=1", "H0"),
])  # fmt: skip
def test_sprt_stops_early_and_at_the_same_game_on_any_threads(first, second, decision):
    batch = match([bots(first, second)], FIRST, 1_000_000, 3)
    runs = [run_sprt(batch, Sprt(0, 5), Threads(n), 1000) for n in (1, 3)]
    assert [it.state.decision for it in runs] == [decision] * 2
    assert runs[0].comparison.tally == runs[1].comparison.tally
    assert runs[0].comparison.tally.games < 20_000


def test_sprt_out_of_games_is_undecided():
    batch = match([bots("bigmoney", "bm")], FIRST, 3000, 3)
    found = run_sprt(batch, Sprt(-5, 5), Threads(2), 1000)
    assert found.state.decision == "continue"
    assert found.comparison.tally.games == 3000
    assert found.verdict().startswith("Undecided")


@pytest.fixture(scope="module")
def table():
    kingdoms = [FIRST, Kingdom.recommended("Size Distortion")]
    lineups = list(combinations(bots("bigmoney", "smithy_money", "witch_money"), 2))
    batch = make_batch("t", kingdoms, lineups, 4000, 1)
    return standings([cell.describe() for cell in batch.cells], play(batch))


def test_a_tournament_rates_and_orders(table):
    assert table.names[0] == "WitchMoney"
    assert list(table.ratings.elo) == sorted(table.ratings.elo, reverse=True)
    assert np.all(table.ratings.low < table.ratings.elo)
    assert np.all(table.ratings.elo < table.ratings.high)
    assert abs(table.ratings.elo.mean()) < 1e-6


def test_the_cross_table_adds_up(table):
    both = table.cross + table.cross.T
    assert np.allclose(both[~np.isnan(both)], 1)
    assert np.isnan(np.diag(table.cross)).all()


def test_who_leads_where(table):
    leaders = {kingdom: best for kingdom, best, *_ in table.leaders()}
    assert leaders == {"First Game": "SmithyMoney", "Size Distortion": "WitchMoney"}
    text = standings_text(table)
    assert "ahead" in text and "Score in % against" in text


def test_a_gauntlet_leaves_the_others_unmet():
    lineups = [bots("bigmoney", other) for other in ("smithy_money", "bmu")]
    batch = make_batch("g", [FIRST], lineups, 1000, 1)
    found = standings([cell.describe() for cell in batch.cells], play(batch))
    unmet = {found.names[i] for i, j in np.argwhere(np.isnan(found.cross)) if i != j}
    assert unmet == {"SmithyMoney", "BigMoneyUltimate"}


# --- rank -------------------------------------------------------------------------------


def test_split_piles_are_ranked_by_their_top_card():
    assert cards_of(Kingdom(["Wizards", "Smithy"])) == ["Student", "Smithy"]


def test_the_best_number_of_copies_is_kept():
    kingdom = Kingdom(["Smithy"])
    decks = single_decks(kingdom)
    assert [spec(deck) for deck in decks] == [f"bigmoney:Smithy={n}" for n in (1, 2, 3)]
    lineups = [bots(spec(deck), "bigmoney") for deck in decks]
    tallies = play(make_batch("r", [kingdom], lineups, 20, 1))
    for number, points in ((1, 5), (2, 9), (3, 7)):
        tallies[number].points[0] = points
    assert best_copies(decks, tallies) == [{"Smithy": 2}]


@pytest.mark.parametrize("pairs", [False, True])
def test_rank_finds_the_strong_card(pairs):
    kingdom = Kingdom(["Witch", "Workshop", "Village"])
    found = rank(kingdom, 1000, 1, play, pairs=pairs)
    assert "Witch" in found.names[0]
    assert "BigMoney" in found.names
    assert any("," in name for name in found.names) == pairs
