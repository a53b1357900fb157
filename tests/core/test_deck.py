"""The lazy deck is a uniform shuffle: compared with the exact probabilities, on fixed seeds."""

from collections import Counter
from itertools import permutations
from math import comb

import pytest
from scipy.stats import binomtest, chisquare

from simcore import Kingdom, Scenario
from simcore.layout import TableLayout
from simcore.table import Table

# A right deck fails a single test once in 100,000 choices of its seeds; these are fixed anyway.
LEVEL = 1e-5


def fits(counts, probabilities):
    """Do the observed counts fit the exact probabilities?"""
    total = sum(counts.values())
    assert set(counts) <= set(probabilities)
    observed = [counts[outcome] for outcome in probabilities]
    expected = [total * p for p in probabilities.values()]
    return chisquare(observed, expected).pvalue > LEVEL


def first_hands(games, players=2, seed=7):
    """The first hand of every seat, in so many games."""
    layout = TableLayout(Kingdom(), players)
    for block in range(games):
        table = Table(layout, [None] * players, seed, block)
        yield [table.zone(p, "hand") for p in range(players)]


def estates_in_hand(k):
    """Probability of k Estates among the first five cards."""
    return comb(3, k) * comb(7, 5 - k) / comb(10, 5)


def test_the_test_notices_a_crooked_deck():
    even = dict.fromkeys(range(6), 1 / 6)
    assert not fits(Counter({0: 1200, **dict.fromkeys(range(1, 6), 960)}), even)


def test_first_hands_are_hypergeometric():
    counts = Counter(hands[0].count("Estate") for hands in first_hands(20_000))
    assert fits(counts, {k: estates_in_hand(k) for k in range(4)})


def test_one_game_in_six_opens_with_five_and_two():
    hands = [hand for hands in first_hands(15_000, seed=8) for hand in hands]
    splits = sum(hand.count("Copper") in (2, 5) for hand in hands)
    low, high = binomtest(splits, len(hands)).proportion_ci(0.999)
    assert low < 1 / 6 < high


def test_seats_are_independent():
    pairs = Counter(
        tuple(hand.count("Estate") for hand in hands) for hands in first_hands(20_000, seed=9)
    )
    assert fits(
        pairs,
        {(i, j): estates_in_hand(i) * estates_in_hand(j) for i in range(4) for j in range(4)},
    )


def test_every_order_of_a_shuffled_pile_is_equally_likely():
    """Four different cards, drawn one by one after a shuffle: 24 orders."""
    cards = ["Copper", "Silver", "Gold", "Estate"]
    orders = Counter()
    for seed in range(4800):
        s = Scenario(["Village"], seed=seed)
        s.put(0, hand=["Village"] * 4, deck=[], discard=cards)
        held = []
        for _ in cards:
            s.play("Village")
            held.append(next(card for card in s.hand(0) if card not in [*held, "Village"]))
        orders[tuple(held)] += 1
    assert fits(orders, dict.fromkeys(permutations(cards), 1 / 24))


def test_the_rest_of_the_deck_comes_before_the_shuffled_cards():
    """Known cards first, then each of the shuffled ones is equally likely to be the third."""
    third = Counter()
    for seed in range(3000):
        s = Scenario(["Smithy"], seed=seed)
        s.put(0, hand=["Smithy"], deck=["Province", "Duchy"], discard=["Copper", "Silver", "Gold"])
        s.play("Smithy")
        drawn = s.hand(0)
        assert {"Province", "Duchy"} <= set(drawn)
        third.update(set(drawn) - {"Province", "Duchy"})
    assert fits(third, dict.fromkeys(["Copper", "Silver", "Gold"], 1 / 3))


def test_looking_does_not_disturb_the_shuffle():
    """Two cards looked at and put back: what lies below is still uniformly random."""
    third = Counter()
    for seed in range(3000):
        s = Scenario(["Sentry", "Smithy"], seed=seed, auto=True)
        s.put(0, hand=["Sentry", "Smithy"], deck=["Estate"],
              discard=["Copper", "Copper", "Silver", "Gold"])  # fmt: skip
        s.answer([], [])
        s.play("Sentry")
        top = s.deck(0)[:2]
        s.put(0, hand=["Smithy"])
        s.play("Smithy")
        third.update(Counter(s.hand(0)) - Counter(top))
    assert fits(third, {"Copper": 1 / 2, "Silver": 1 / 4, "Gold": 1 / 4})


def test_a_card_of_twelve_is_in_the_next_hand_five_times_in_twelve():
    found = 0
    for seed in range(3000):
        s = Scenario(seed=seed)
        s.put(0, hand=[], deck=[], discard=["Gold", *["Copper"] * 11])
        s.end_turn()
        found += "Gold" in s.hand(0)
    low, high = binomtest(found, 3000).proportion_ci(0.999)
    assert low < 5 / 12 < high


@pytest.mark.parametrize("players", [2, 6])
def test_other_blocks_bring_other_cards(players):
    hands = [tuple(map(tuple, hands)) for hands in first_hands(200, players)]
    assert len(set(hands)) > 10
