"""How the cost grows: games/s against games, kingdom size, players and deck size.

python -m benchmarks.growth        -> the numbers, and docs/images/growth.png
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass

import simcore
from benchmarks.measure import ROOT, SEED, games_lasting
from benchmarks.workloads import COPIES, kingdom_of, playable_kingdoms, recommended_bots
from simcore.results import Result
from strategies import Strategy, buy, load_strategy, owned
from strategies.library.money import BigMoney

CHART = ROOT / "docs" / "images" / "growth.png"
SAMPLE, SAMPLES = 0.4, 5  # seconds each
INK, SECOND = "#1f4e79", "#c0504d"


class HoardingMoney(Strategy):
    """Coppers first, up to a number, then Province, Gold, Silver: the same game, bigger decks."""

    def __init__(self, coppers: int) -> None:
        self.coppers = coppers
        self.buys = [
            buy("Copper", owned("Copper") < coppers),
            buy("Province"),
            buy("Gold"),
            buy("Silver"),
        ]


@dataclass
class Point:
    x: float
    rate: float  # games per second
    turn_ns: float = 0.0  # of one player's turn


def measured(
    x: float, kingdom: simcore.Kingdom, bots: list[Strategy], games: int | None = None
) -> Point:
    """Processor time: the best of some samples, or one sample of so many games."""

    def timed(n: int) -> tuple[float, Result]:
        start = time.process_time()
        result = simcore.simulate(kingdom, bots, games=n, seed=SEED)
        return time.process_time() - start, result

    if games is None:
        games = games_lasting(lambda n: timed(n)[0], SAMPLE)
        runs = [timed(games) for _ in range(SAMPLES)]
    else:
        timed(60)
        runs = [timed(games)]
    seconds, result = min(taken for taken, _ in runs), runs[0][1]
    return Point(x, games / seconds, 1e9 * seconds / turns_of(result))


def turns_of(result: Result) -> float:
    histogram = result.tally.turns_hist
    players = len(result.strategies)
    return players * sum(rounds * int(count) for rounds, count in enumerate(histogram))


def final_cards(kingdom: simcore.Kingdom, bots: list[Strategy]) -> float:
    """Cards that a player owns at the end, on average."""
    result = simcore.simulate(kingdom, bots, games=2000, seed=SEED)
    return 10 + float(result.tally.gains.sum()) / (result.games * len(bots))


# ------------------------------------------------------------------ the four questions


def money(players: int = 2) -> list[Strategy]:
    return [load_strategy("plain_money") for _ in range(players)]


def by_games() -> list[Point]:
    """The best of three, in turn: a machine that becomes faster must not look like growth."""
    empty = simcore.Kingdom([])
    sizes = (10**4, 10**5, 10**6, 10**7)
    rounds = [[measured(n, empty, money(), games=n) for n in sizes] for _ in range(3)]
    return [max(points, key=lambda point: point.rate) for points in zip(*rounds, strict=True)]


def by_kingdom_size(bots_for: Callable[[list[str]], list[Strategy]]) -> list[Point]:
    (cards,) = (
        list(k.entry.cards) for k in playable_kingdoms() if k.entry.name == "Village Square"
    )
    sizes = range(0, len(cards) + 1, 2)
    return [measured(n, simcore.Kingdom(cards[:n]), bots_for(cards[:n])) for n in sizes]


def using(cards: list[str]) -> list[Strategy]:
    """Two bots that want some of every card there is."""
    return [BigMoney(dict.fromkeys(cards, COPIES)) for _ in range(2)]


def by_players() -> list[Point]:
    return [measured(n, simcore.Kingdom([]), money(n)) for n in range(2, 7)]


def engines_by_players() -> list[Point]:
    (found,) = (k for k in playable_kingdoms() if k.entry.name == "Village Square")
    bots = [load_strategy(bot) for bot in recommended_bots(found)] * 3
    return [measured(n, kingdom_of(found), bots[:n]) for n in range(2, 7)]


def by_deck_size() -> list[Point]:
    empty = simcore.Kingdom([])
    points = []
    for coppers in (7, 12, 17, 22, 27):
        bots: list[Strategy] = [HoardingMoney(coppers) for _ in range(2)]
        points.append(measured(final_cards(empty, bots), empty, bots))
    return points


# ------------------------------------------------------------------ the chart


def draw(
    panels: Iterable[tuple[str, str, str, dict[str, list[tuple[float, float]]], bool]],
) -> None:
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt

    figure, axes = plt.subplots(2, 2, figsize=(10, 7), constrained_layout=True)
    for axis, (title, xlabel, ylabel, lines, logarithmic) in zip(axes.flat, panels, strict=True):
        for (label, points), colour in zip(lines.items(), (INK, SECOND), strict=False):
            axis.plot(*zip(*points, strict=True), "o-", color=colour, label=label)
        axis.set_title(title, loc="left", fontweight="bold")
        axis.set_xlabel(xlabel)
        axis.set_ylabel(ylabel)
        axis.set_ylim(0, 1.15 * max(y for points in lines.values() for _, y in points))
        axis.yaxis.set_major_formatter(matplotlib.ticker.FuncFormatter(lambda y, _: f"{y:,.0f}"))
        axis.grid(axis="y", color="#dddddd")
        axis.spines[["top", "right"]].set_visible(False)
        if logarithmic:
            axis.set_xscale("log")
        else:
            axis.xaxis.set_major_locator(matplotlib.ticker.MaxNLocator(integer=True))
        if len(lines) > 1:
            axis.legend(frameon=False)
    CHART.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(CHART, dpi=110)


def main() -> None:
    def rates(points: list[Point]) -> list[tuple[float, float]]:
        return [(p.x, p.rate) for p in points]

    def turns(points: list[Point]) -> list[tuple[float, float]]:
        return [(p.x, p.turn_ns) for p in points]

    panels = [
        ("Games", "games in one call", "games/s", {"money": rates(by_games())}, True),
        (
            "Kingdom size",
            "kingdom piles",
            "games/s",
            {
                "bots that buy money only": rates(by_kingdom_size(lambda _: money())),
                "bots that use every pile": rates(by_kingdom_size(using)),
            },
            False,
        ),
        (
            "Players",
            "players",
            "ns per turn",
            {"money": turns(by_players()), "engines (Village Square)": turns(engines_by_players())},
            False,
        ),
        (
            "Deck size",
            "cards owned at the end",
            "ns per turn",
            {"money": turns(by_deck_size())},
            False,
        ),
    ]
    for title, xlabel, ylabel, lines, _ in panels:
        for label, points in lines.items():
            values = ", ".join(f"{x:,.0f}: {y:,.0f}" for x, y in points)
            print(f"{title}, {label} ({xlabel}: {ylabel}): {values}")
    draw(panels)
    print(CHART)


if __name__ == "__main__":
    main()
