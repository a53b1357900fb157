"""Kingdoms by chance: Events and Traits by number, Traits on any Action or Treasure pile."""

from __future__ import annotations

from collections import Counter

import pytest

from simcore import Kingdom, random_kingdom, simulate
from simcore.batchfile import build_batch
from simcore.catalog import load
from simcore.kingdom import KingdomError
from strategies.library.reference import RandomBot
from tests.commands import run

CATALOG = load()
SETS = ("base", "seaside", "hinterlands", "allies", "plunder")
DRAWN = [random_kingdom(SETS, seed, events=2, traits=2) for seed in range(600)]


def types_of(pile):
    return set((CATALOG.piles.get(pile) or CATALOG.cards[pile]).types)


def test_as_many_events_and_traits_as_asked_for():
    for kingdom in DRAWN:
        assert (len(kingdom.cards), len(kingdom.events), len(kingdom.traits)) == (10, 2, 2)
    bare = random_kingdom(SETS, 1)
    assert (bare.events, dict(bare.traits)) == ((), {})
    assert random_kingdom(["base"], 1, events=2, traits=2).events == ()  # base has none


def test_traits_lie_on_two_action_or_treasure_piles_of_the_kingdom():
    for kingdom in DRAWN:
        hosts = list(kingdom.traits.values())
        assert len(set(hosts)) == 2
        assert set(hosts) <= set(kingdom.cards)
        assert all(types_of(host) & {"Action", "Treasure"} for host in hosts)


def test_chance_leaves_nothing_out():
    """Every Event and every Trait is drawn; Traits on Treasures and on each split pile, too."""
    events = Counter(event for kingdom in DRAWN for event in kingdom.events)
    traits = Counter(trait for kingdom in DRAWN for trait in kingdom.traits)
    hosts = Counter(host for kingdom in DRAWN for host in kingdom.traits.values())
    assert len(events) == len(traits) == 15
    assert min(events.values()) > 40 and min(traits.values()) > 40  # 80 are expected
    assert set(hosts) >= {"Rope", "Pendant", "Jewelled Egg", *CATALOG.piles}


def test_the_same_seed_draws_the_same_kingdom():
    again = [random_kingdom(SETS, seed, events=2, traits=2) for seed in range(20)]
    assert again == DRAWN[:20]
    assert len({kingdom.describe() for kingdom in again}) == 20


def test_they_can_be_played():
    for kingdom in DRAWN[:40]:
        assert simulate(kingdom, [RandomBot(), RandomBot()], games=4, seed=1).games == 4


def test_batch_files_draw_them():
    keys = {
        "random": {"sets": ["plunder", "allies"], "count": 5, "seed": 3, "events": 1, "traits": 2},
        "lineups": [["bigmoney", "bmu"]],
    }
    cells = build_batch(keys).cells
    assert [len(cell.kingdom.traits) for cell in cells] == [2] * 5
    assert [len(cell.kingdom.events) for cell in cells] == [1] * 5
    expected = random_kingdom(["plunder", "allies"], 3, events=1, traits=2)
    assert cells[0].kingdom.describe() == expected.describe()


def test_the_command_line_draws_them():
    """`--random-events` and `--random-traits`, for one game and for a batch."""
    chance = ("--random", "plunder", "--random-events", 1, "--random-traits", 2)
    out = run("show", *chance, "--kingdom-seed", 3, "bigmoney", "bmu").stdout
    kingdom = random_kingdom(["plunder"], 3, events=1, traits=2)
    assert f"Events: {kingdom.events[0]}\n" in out
    for trait, pile in kingdom.traits.items():
        assert f"Trait: {trait} {pile}\n" in out


# --- by name ----------------------------------------------------------------------------


def test_traits_and_events_are_named_in_either_language():
    english = Kingdom(["Wharf", "Townsfolk"], False, ["Looting"], {"Cheap": "Townsfolk"})
    german = Kingdom(["Werft", "Bürger"], False, ["Plünderung"], {"Billig": "Bürger"})
    assert german == english


def test_the_command_line_names_them():
    flags = ("-c", "Wharf,Townsfolk", "--ally", "none", "--event", "Looting")
    out = run("show", *flags, "--trait", "Cheap=Wharf", "--trait", "Rich=Townsfolk",
              "looting_money", "bigmoney:Wharf=2").stdout  # fmt: skip
    assert "Events: Looting\nTrait: Cheap Wharf\nTrait: Rich Townsfolk\n" in out
    assert "buys the Event Looting" in out


def test_batch_files_name_them():
    text = {"name": "k", "cards": ["Wharf", "Smithy"], "traits": {"Cheap": "Wharf"}}
    keys = {"kingdoms": [text], "traits": {"Rich": "Smithy"}, "lineups": [["bigmoney", "bmu"]]}
    (cell,) = build_batch(keys).cells
    assert cell.kingdom.traits == {"Cheap": "Wharf", "Rich": "Smithy"}


def test_more_than_four_landscapes_are_refused():
    with pytest.raises(KingdomError, match="5 Events and Traits are too many"):
        random_kingdom(["plunder"], 1, events=3, traits=2)


# --- the recommended kingdoms of Plunder ------------------------------------------------

PLAYABLE = [k for k in CATALOG.kingdoms if k.expansion == "plunder" and not CATALOG.missing(k)]


def test_every_recommended_kingdom_of_implemented_sets_is_playable():
    """The rulebook has 29; ten use nothing but base, Seaside, Hinterlands, Allies and Plunder,
    and every other one names something of another set."""
    every = [k for k in CATALOG.kingdoms if k.expansion == "plunder"]
    assert (len(every), len(PLAYABLE)) == (29, 10)
    ours = {*CATALOG.cards, *CATALOG.piles, *CATALOG.landscapes}
    for entry in every:
        assert not ours & set(CATALOG.missing(entry))


@pytest.mark.parametrize("entry", PLAYABLE, ids=lambda entry: entry.name)
def test_recommended_kingdoms_have_their_landscapes(entry):
    kingdom = Kingdom.recommended(entry)
    assert kingdom.traits == dict(entry.traits)
    assert kingdom.events == tuple(entry.events)
    assert simulate(kingdom, [RandomBot(), RandomBot()], games=10, seed=2).games == 10
