"""The generated page about the cards: complete, repeatable, and honest about its numbers."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

import simcore
from analysis.card_tables import (
    ALLY_DECK,
    COMPANY,
    EVENT_PLANS,
    CardMoney,
    Careless,
    Hoarder,
    RandomChoices,
    ally_rows,
    event_rows,
    main,
    page,
    player,
    trait_rows,
)
from simcore.catalog import load
from strategies.library.money import BigMoney

GAMES = 20


@pytest.fixture(scope="module")
def play():
    return player(GAMES, seed=1, threads=1)


@pytest.mark.parametrize("expansion", ["base", "seaside", "hinterlands", "allies", "plunder"])
def test_every_card_and_landscape_has_a_row(play, expansion):
    text = page(play, [expansion], GAMES, 1)
    rows = [line.split("|")[1].strip() for line in text.splitlines() if line.startswith("| ")]
    for card in simcore.cards(expansion):
        if card.supply and not card.basic:
            name = f"{card.name} ({card.pile})" if card.pile else card.name
            assert rows.count(name) == 1, name
    for land in load().landscapes.values():
        if land.expansion == expansion:
            assert rows.count(land.name) == 1, land.name


def test_every_event_has_a_plan():
    events = {land.name for land in load().landscapes.values() if land.kind == "event"}
    assert set(EVENT_PLANS) == events


def test_the_same_seed_writes_the_same_page(tmp_path: Path):
    pages = []
    for name in ("a.md", "b.md"):
        options = ["--games", "20", "--seed", "7", "--only", "base", "--out", str(tmp_path / name)]
        result = CliRunner().invoke(main, options)
        assert result.exit_code == 0, result.output
        pages.append((tmp_path / name).read_text(encoding="utf-8"))
    assert pages[0] == pages[1]
    assert "--seed 7" in pages[0]
    assert simcore.__version__ in pages[0]


def test_copies_are_chosen_with_other_luck_than_what_is_shown(play):
    bots = [BigMoney({"Smithy": 1}), BigMoney()]
    kingdom = simcore.Kingdom(["Smithy"])
    assert play(kingdom, bots).seed != play(kingdom, bots, trial=True).seed


def test_a_late_card_comes_after_the_treasure_of_its_price():
    early = [rule.target for rule in CardMoney({"Wharf": 1}).buys]
    late = [rule.target for rule in CardMoney({"Wharf": 1}, late=True).buys]
    assert early.index("Wharf") < early.index("Gold")
    assert late.index("Gold") < late.index("Wharf") < late.index("Silver")


@pytest.mark.parametrize("card", ["Smithy", "Witch", "Wharf", "Frigate", "Astrolabe"])
def test_random_choices_play_the_same_games_where_no_card_asks(card):
    """A careless player is then not about as good as a careful one: it is the same player."""
    bots = [CardMoney({card: 1}), RandomChoices({card: 1})]
    result = simcore.simulate(simcore.Kingdom([card]), bots, games=400, seed=1)
    assert result.win_rate(0) == 0.5
    assert result.interval(0) == (0.5, 0.5)


def test_careless_about_one_card_leaves_the_others_to_the_defaults():
    deck = {"Smithy": 1, "Militia": 1, "Chapel": 1}
    kingdom = simcore.Kingdom([*deck, "Village"])
    about_village, about_chapel = (
        simcore.simulate(kingdom, [CardMoney(deck), Careless(about, deck)], games=1000, seed=1)
        for about in ("Village", "Chapel")
    )
    assert about_village.interval(0) == (0.5, 0.5)  # nobody has one
    assert about_chapel.interval(0)[0] > 0.6


def test_the_page_says_where_nothing_is_asked(play):
    text = page(play, ["base"], GAMES, 1)
    smithy = next(line for line in text.splitlines() if line.startswith("| Smithy |"))
    gardens = next(line for line in text.splitlines() if line.startswith("| Gardens |"))
    assert smithy.count("nothing asked") == 1  # in company it has its place among the Actions
    assert gardens.count("nothing asked") == 2
    assert "ask nothing in either deck: Gardens" in text


@pytest.mark.parametrize(
    "card", ["Embargo", "Swap", "Crossroads", "Frigate", "Throne Room", "Scheme", "Stowaway"]
)
def test_defaults_beat_chance_in_company(card):
    """Cards that once did not, or are never asked in a deck of money alone."""
    deck = {**COMPANY, card: 2}
    bots = [CardMoney(deck), Careless(card, deck)]
    result = simcore.simulate(simcore.Kingdom(list(deck)), bots, games=6000, seed=3)
    assert result.interval(0)[0] > 0.5


def test_random_choices_are_worse_where_a_card_asks():
    bots = [CardMoney({"Chapel": 1}), RandomChoices({"Chapel": 1})]
    result = simcore.simulate(simcore.Kingdom(["Chapel"]), bots, games=1000, seed=1)
    assert result.interval(0)[0] > 0.9


def test_a_hoarder_spends_no_favors():
    kingdom = simcore.Kingdom(["Underling", "Smithy"], ally="Mountain Folk")
    bots = [Hoarder(ALLY_DECK), BigMoney(ALLY_DECK)]
    favors = simcore.simulate(kingdom, bots, games=50, seed=1).tally.favors
    assert favors[0][1] == 0
    assert favors[1][1] > 0
    assert favors[0][0] == favors[0][2] > 0


def test_events_and_traits_and_allies_only_where_they_belong(play):
    for rows in (event_rows, trait_rows, ally_rows):
        assert list(rows(play, ["base"])) == []
