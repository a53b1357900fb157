"""Batches: pure functions of their seed, fair to every seat, every game of them replayable."""

import numpy as np
import pytest

from simcore import Kingdom, play_log, simulate
from simcore.batch import play_chunk, play_rows
from simcore.simulation import seat
from simcore.table import Table
from strategies import load_strategy
from strategies.library.money import BigMoney, PlainMoney
from strategies.library.reference import RandomBot
from tests.fuzz import make_case

LIVELY = Kingdom(
    ["Wharf", "Witch", "Militia", "Village", "Caravan", "Highway", "Cellar", "Underling",
     "Moat", "Throne Room"],
    ally="Fellowship of Scribes",
)  # fmt: skip


def bots():
    """Two different strategies whose games are full of decisions."""
    return [BigMoney(Wharf=2, Militia=1), BigMoney(Witch=1, Underling=2)]


def outcome(table):
    """Scores and points by strategy, as play_rows gives them."""
    scores, shares = table.outcome()
    row = {}
    for p, (score, share) in enumerate(zip(scores, shares, strict=True)):
        row[table.player_counts(p)["strategy"]] = (score, share)
    return [number for i in sorted(row) for number in row[i]]


# ------------------------------------------------------------------ reproducible
@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("chunk_games", [2, 50, 333, 20_000])
def test_same_seed_same_bits(threads, chunk_games):
    """Whatever the number of threads and the size of the chunks."""
    reference = simulate(LIVELY, bots(), games=600, seed=5)
    again = simulate(
        LIVELY, bots(), games=600, seed=5, threads=threads, chunk_games=chunk_games
    )
    assert again.tally == reference.tally


def test_chunks_can_be_played_in_any_order():
    layout, choosers = seat(LIVELY, bots())
    whole = play_chunk(layout, choosers, 5, 0, 60)
    parts = [play_chunk(layout, choosers, 5, first, 20) for first in (40, 0, 20)]
    assert sum(parts) == whole


def test_other_seeds_are_other_games():
    rates = {simulate(LIVELY, bots(), games=400, seed=seed).tally.points[0] for seed in range(4)}
    assert len(rates) > 1


def test_games_are_rounded_up_to_whole_blocks():
    assert simulate(LIVELY, bots(), games=5, seed=1).games == 6


# ------------------------------------------------------------------ fair
@pytest.mark.parametrize("name", ["big_money", "wharf", "militia", "random_bot"])
def test_a_mirror_match_scores_one_half_in_every_block(name):
    result = simulate(LIVELY, [load_strategy(name), load_strategy(name)], games=400, seed=6)
    assert result.tally.penta.tolist() == [0, 0, result.blocks, 0, 0]
    assert result.win_rate(0) == 0.5


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_mirror_match_of_more_players_is_even_in_every_block(players):
    result = simulate(LIVELY, [BigMoney(Wharf=2)] * players, games=60, seed=6)
    assert result.tally.points.tolist() == [60 * result.blocks] * players
    assert result.tally.block_sq.tolist() == [60**2 * result.blocks] * players


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_strategy_sits_in_every_seat_with_the_luck_of_that_seat(players):
    layout, choosers = seat(LIVELY, [PlainMoney()] * players)
    seats, hands = [], []
    for rotation in range(players):
        table = Table(layout, choosers, 4, 9, rotation)
        seats.append([table.player_counts(p)["strategy"] for p in range(players)])
        hands.append([table.zone(p, "hand") for p in range(players)])
    assert all(sorted(column) == list(range(players)) for column in zip(*seats, strict=True))
    assert all(hand == hands[0] for hand in hands)


# ------------------------------------------------------------------ consistent
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_tallies_add_up(players):
    strategies = [BigMoney(Wharf=1), BigMoney(Witch=1), PlainMoney(), BigMoney(), PlainMoney(),
                  BigMoney(Militia=1)][:players]  # fmt: skip
    result = simulate(LIVELY, strategies, games=10 * players, seed=7)
    tally = result.tally
    assert result.games == 10 * players
    assert tally.points.sum() == 60 * result.games
    assert tally.seat_points.sum() == 60 * result.games
    assert tally.wins.sum() + result.ties == result.games
    assert tally.turns_hist.sum() == result.games
    assert (tally.margin_hist.sum(axis=1) == result.games).all()
    rows = play_rows(*seat(LIVELY, strategies), 7, 0, 10)
    assert rows[:, 3::2].sum(axis=0).tolist() == tally.score_sum.tolist()
    assert rows[:, 4::2].sum(axis=0).tolist() == tally.points.tolist()


def test_gains_are_counted_by_turn():
    result = simulate(Kingdom(), [PlainMoney(), PlainMoney()], games=400, seed=8)
    province = result.slots.index("Province")
    assert result.tally.gains[:, province, :4].sum() == 0
    bought = result.tally.gains[:, province].sum()
    assert bought == 8 * result.games


# ------------------------------------------------------------------ replay, no leaks
@pytest.mark.parametrize("players", [2, 3, 5])
def test_any_game_can_be_replayed_by_its_number(players):
    strategies = [*bots(), PlainMoney(), RandomBot(), BigMoney(Caravan=2)][:players]
    layout, choosers = seat(LIVELY, strategies)
    rows = play_rows(layout, choosers, 9, 0, 12)
    for game in (0, 1, players, 5 * players + 1, 12 * players - 1):
        block, rotation = divmod(game, players)
        table = Table(layout, choosers, 9, block, rotation)
        table.play()
        assert rows[game, 0] == game
        assert rows[game, 3:].tolist() == outcome(table)


def test_the_log_of_a_game_ends_with_its_outcome():
    strategies = bots()
    rows = play_rows(*seat(LIVELY, strategies), 9, 0, 10)
    for game in (0, 7, 19):
        log = play_log(LIVELY, strategies, seed=9, game=game)
        for i, strategy in enumerate(strategies):
            assert f"{strategy.name}: {rows[game, 3 + 2 * i]} points" in log
        best = int(np.argmax(rows[game, 4::2]))
        if rows[game, 4 + 2 * best] == 60:
            assert f"{strategies[best].name} wins." in log


@pytest.mark.parametrize("number", range(12))
def test_nothing_leaks_from_one_game_to_the_next(number):
    """A game inside a batch is the game that a fresh table plays: kingdoms of all expansions."""
    case = make_case(11, number)
    layout, choosers = seat(case.kingdom, [RandomBot()] * case.players)
    rows = play_rows(layout, choosers, 12, 0, 6)
    for block in (1, 5):
        alone = play_rows(layout, choosers, 12, block, 1)
        assert (alone == rows[block * case.players : (block + 1) * case.players]).all()


# Kingdoms full of what lies about between turns: tokens, mats, the trash, Loots, waiting effects.
LASTING = {
    "tokens and mats": Kingdom(["Embargo", "Pirate Ship", "Island", "Native Village", "Lookout"]),
    "prices": Kingdom(["Underling", "Emissary", "Broker"], ally="Family of Inventors"),
    "piles": Kingdom(["Wizards", "Odysseys", "Augurs", "Sycophant"], ally="Order of Masons"),
    "costs in play": Kingdom(["Highway (1e)", "Haggler (1e)", "Trader (1e)", "Duchess"]),
    "extra turns": Kingdom(["Outpost", "Tactician", "Odysseys"], events=["Journey"]),
    "Loots and Traits": Kingdom(
        ["Jewelled Egg", "Cutthroat", "Search"], events=["Looting"], traits={"Inherited": "Search"}
    ),
}


@pytest.mark.parametrize("name", LASTING)
def test_nothing_that_lasts_lasts_longer_than_its_game(name):
    layout, choosers = seat(LASTING[name], [RandomBot(), RandomBot()])
    rows = play_rows(layout, choosers, 13, 0, 30)
    for block in range(1, 30):
        alone = play_rows(layout, choosers, 13, block, 1)
        assert (alone == rows[2 * block : 2 * block + 2]).all()


def test_a_batch_does_not_remember_the_batch_before_it():
    layout, choosers = seat(LIVELY, bots())
    first = play_chunk(layout, choosers, 1, 0, 30)
    play_chunk(*seat(Kingdom(["Sea Hag", "Smugglers"]), bots()), 2, 0, 30)
    assert play_chunk(layout, choosers, 1, 0, 30) == first


# ------------------------------------------------------------------ refusals
@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"strategies": [BigMoney()]}, "2 to 6 players"),
        ({"strategies": [BigMoney()] * 7}, "2 to 6 players"),
        ({"games": 0}, "at least 1"),
        ({"threads": 0}, "at least 1"),
        ({"seed": -1}, "seed"),
    ],
)
def test_nonsense_is_refused(change, message):
    given = {"kingdom": Kingdom(), "strategies": [BigMoney(), BigMoney()], **change}
    with pytest.raises(ValueError, match=message):
        simulate(**given)
