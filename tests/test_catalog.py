"""The card facts are complete and consistent, and names lead to them."""

import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from simcore.catalog import EXPANSIONS, TYPES, Bonus, UnknownName, load
from simcore.catalog.names import spellings

catalog = load()
cards = list(catalog.cards.values())
landscapes = list(catalog.landscapes.values())
kingdoms = catalog.kingdoms
by_kingdom = pytest.mark.parametrize(
    "kingdom", kingdoms, ids=lambda k: f"{k.name} ({k.edition or k.expansion})"
)


def names_of(things, **facts):
    return [t.name for t in things if all(getattr(t, f) == v for f, v in facts.items())]


# --- Complete -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("expansion", "current", "first_edition"),
    [("base", 41, 3), ("seaside", 35, 4), ("hinterlands", 35, 4), ("allies", 49, 0),
     ("plunder", 40, 0)],
)  # fmt: skip
def test_number_of_cards(expansion, current, first_edition):
    names = names_of(cards, expansion=expansion, supply=True)
    old = [name for name in names if name.endswith(" (1e)")]
    assert (len(names) - len(old), len(old)) == (current, first_edition)


def test_number_of_everything_else():
    assert len(names_of(cards, basic=True)) == 9
    assert len(names_of(cards, supply=False)) == 15
    assert len(catalog.piles) == 6
    assert Counter(it.kind for it in landscapes) == {"ally": 23, "trait": 15, "event": 15}
    assert Counter(k.expansion for k in kingdoms) == {
        "base": 11, "seaside": 6, "hinterlands": 31, "allies": 27, "plunder": 29,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("expansion", "first", "second"),
    [("base", 25, 26), ("seaside", 26, 27), ("hinterlands", 26, 26)],
)
def test_each_box_holds_as_many_kingdom_cards_as_its_rulebook_says(expansion, first, second):
    kingdom_cards = [c for c in cards if c.expansion == expansion and not c.basic]
    editions = Counter(edition for card in kingdom_cards for edition in card.editions)
    assert editions == {"1e": first, "2e": second}


def test_the_cards_that_changed_exist_twice():
    old = {name.removesuffix(" (1e)") for name in catalog.cards if name.endswith(" (1e)")}
    assert old == {
        "Mine", "Moneylender", "Throne Room", "Lighthouse", "Outpost", "Tactician", "Treasury",
        "Farmland", "Haggler", "Highway", "Trader",
    }  # fmt: skip
    for name in old:
        new, first = catalog.card(name), catalog.card(f"{name} (1e)")
        assert (new.editions, first.editions) == (("2e",), ("1e",))
        assert (new.cost, new.types, new.sizes) == (first.cost, first.types, first.sizes)


def test_only_these_need_the_loot_pile():
    assert set(names_of([*cards, *landscapes], needs_loot=True)) == {
        "Jewelled Egg", "Search", "Cutthroat", "Pickaxe", "Wealthy Village", "Sack of Loot",
        "Cursed", "Peril", "Foray", "Looting", "Invasion", "Prosper",
    }  # fmt: skip


def test_only_these_events_are_limited_to_one_per_turn():
    assert set(names_of(landscapes, once_per_turn=True)) == {"Launch", "Journey"}


# --- Consistent ---------------------------------------------------------------------------


def test_numbers_are_unique_ordered_and_in_their_expansions_range():
    numbers = [it.number for it in (*cards, *landscapes)]
    assert len(set(numbers)) == len(numbers)
    assert [c.number for c in cards] == sorted(c.number for c in cards)
    assert [it.number for it in landscapes] == sorted(it.number for it in landscapes)
    for it in (*cards, *landscapes):
        assert it.number // 100 == EXPANSIONS.index(it.expansion), it.name


def test_no_spelling_belongs_to_two_things():
    owner = {}
    for it in (*cards, *catalog.piles.values(), *landscapes):
        for name in (it.name, it.name_de, *getattr(it, "aliases", ())):
            for spelling in spellings(name):
                assert owner.setdefault(spelling, it) == it, name


def test_types_are_known_and_masks_follow_them():
    for card in (*cards, *catalog.piles.values()):
        assert card.types
        assert len(set(card.types)) == len(card.types)
        assert card.type_mask == sum(1 << TYPES.index(name) for name in card.types)
    assert catalog.card("Militia").type_mask == 0b10001
    assert catalog.card("Stronghold").types == ("Action", "Victory", "Duration", "Fort")


def test_every_card_can_be_played_or_scores():
    for card in cards:
        assert {"Action", "Treasure", "Victory", "Curse"} & set(card.types), card.name
        if card.bonus:
            assert {"Action", "Treasure"} & set(card.types), card.name
        if card.next:
            assert "Duration" in card.types, card.name
        if card.vp:
            assert {"Victory", "Curse"} & set(card.types), card.name
        assert ("Loot" in card.types) is not card.supply


def test_split_piles_and_their_cards_agree():
    for pile in catalog.piles.values():
        assert list(pile.cards) == names_of(cards, pile=pile.name)
        assert pile.copies == 4
        parts = [catalog.card(name) for name in pile.cards]
        assert [part.pile_size(2) for part in parts] == [4] * 4
        assert pile.cost == parts[0].cost == min(part.cost for part in parts)
        assert all(set(pile.types) - {"Action", "Liaison"} <= set(part.types) for part in parts)
    assert catalog.pile("Augurs").cards == ("Herb Gatherer", "Acolyte", "Sorceress", "Sibyl")
    assert names_of(cards, pile=None, expansion="allies") == names_of(
        [c for c in cards if c.expansion == "allies" and c.pile_size(2) == 10]
    )


# --- Pile sizes ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "sizes"),
    [
        ("Copper", [46, 39, 32, 85, 78]),
        ("Silver", [40, 40, 40, 80, 80]),
        ("Gold", [30, 30, 30, 60, 60]),
        ("Platinum", [12, 12, 12, 12, 12]),
        ("Estate", [8, 12, 12, 12, 12]),
        ("Duchy", [8, 12, 12, 12, 12]),
        ("Province", [8, 12, 12, 15, 18]),
        ("Colony", [8, 12, 12, 12, 12]),
        ("Curse", [10, 20, 30, 40, 50]),
        ("Gardens", [8, 12, 12, 12, 12]),
        ("Island", [8, 12, 12, 12, 12]),
        ("Tunnel", [8, 12, 12, 12, 12]),
        ("Farmland (1e)", [8, 12, 12, 12, 12]),
        ("Village", [10, 10, 10, 10, 10]),
        ("Territory", [4, 4, 4, 4, 4]),
        ("Sword", [2, 2, 2, 2, 2]),
    ],
)
def test_pile_size(name, sizes):
    card = catalog.card(name)
    assert [card.pile_size(players) for players in range(2, 7)] == sizes
    assert card.count == sizes[2]


def test_every_kingdom_pile_has_10_cards_or_is_a_victory_pile():
    for card in cards:
        if card.basic or card.pile or not card.supply:
            continue
        victory = "Victory" in card.types
        assert (card.pile_size(2), card.pile_size(3)) == ((8, 12) if victory else (10, 10))


@pytest.mark.parametrize("players", [-1, 0, 1, 7])
def test_no_pile_size_for_an_impossible_number_of_players(players):
    with pytest.raises(ValueError, match=f"2 to 6 players, not {players}"):
        catalog.card("Gold").pile_size(players)


# --- Bonuses ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "bonus"),
    [
        ("Copper", Bonus(coins=1)),
        ("Platinum", Bonus(coins=5)),
        ("Cellar", Bonus(actions=1)),
        ("Market", Bonus(cards=1, actions=1, buys=1, coins=1)),
        ("Council Room", Bonus(cards=4, buys=1)),
        ("Festival", Bonus(actions=2, buys=1, coins=2)),
        ("Bazaar", Bonus(cards=1, actions=2, coins=1)),
        ("Warehouse", Bonus(cards=3, actions=1)),
        ("Treasury (1e)", Bonus(cards=1, actions=1, coins=1)),
        ("Monkey", Bonus()),
        ("Cache", Bonus(coins=3)),
        ("Ill-Gotten Gains", Bonus(coins=1)),
        ("Cauldron", Bonus(buys=1, coins=2)),
        ("Margrave", Bonus(cards=3, buys=1)),
        ("Noble Brigand", Bonus(coins=1)),
        ("Merchant Camp", Bonus(actions=2, coins=1)),
        ("Capital City", Bonus(cards=1, actions=2)),
        ("Contract", Bonus(coins=2)),
        ("Lich", Bonus(cards=6, actions=2)),
        ("Distant Shore", Bonus(cards=2, actions=1)),
        ("Bauble", Bonus()),
        ("Figurine", Bonus(cards=2)),
        ("Mining Road", Bonus(actions=1, buys=1, coins=2)),
        ("Sack of Loot", Bonus(buys=1, coins=1)),
        ("Hammer", Bonus(coins=3)),
        ("Spell Scroll", Bonus()),
    ],
)
def test_bonus(name, bonus):
    assert catalog.card(name).bonus == bonus


@pytest.mark.parametrize(
    ("name", "bonus"),
    [
        ("Oracle", Bonus()),
        ("Souk", Bonus(buys=1)),
        ("Old Map", Bonus(cards=1, actions=1)),
        ("Emissary", Bonus()),
        ("Fool's Gold", Bonus()),
        ("Crossroads", Bonus()),
    ],
)
def test_what_does_not_come_first_or_depends_on_something_is_no_bonus(name, bonus):
    assert catalog.card(name).bonus == bonus


def test_exactly_these_cards_begin_the_next_turn_with_a_bonus():
    assert {card.name: card.next for card in cards if card.next} == {
        "Lighthouse": Bonus(coins=1),
        "Lighthouse (1e)": Bonus(coins=1),
        "Fishing Village": Bonus(actions=1, coins=1),
        "Monkey": Bonus(cards=1),
        "Astrolabe": Bonus(buys=1, coins=1),
        "Caravan": Bonus(cards=1),
        "Sailor": Bonus(coins=2),
        "Merchant Ship": Bonus(coins=2),
        "Wharf": Bonus(cards=2, buys=1),
        "Corsair": Bonus(cards=1),
        "Sea Witch": Bonus(cards=2),
        "Warlord": Bonus(cards=2),
        "Stowaway": Bonus(cards=2),
        "Rope": Bonus(cards=1),
        "Buried Treasure": Bonus(buys=1, coins=3),
        "Longship": Bonus(cards=2),
        "Figurehead": Bonus(cards=2),
    }


def test_fixed_victory_points():
    assert {card.name: card.vp for card in cards if card.vp} == {
        "Estate": 1, "Duchy": 3, "Province": 6, "Colony": 10, "Curse": -1, "Island": 2,
        "Tunnel": 2, "Farmland": 2, "Farmland (1e)": 2, "Stronghold": 2, "Distant Shore": 2,
    }  # fmt: skip


# --- Kingdoms -----------------------------------------------------------------------------


@by_kingdom
def test_kingdom_has_10_different_piles(kingdom):
    assert len(kingdom.cards) == len(set(kingdom.cards)) == 10
    assert kingdom.expansion in kingdom.expansions


@by_kingdom
def test_kingdom_names_piles_and_not_cards_of_split_piles_or_basic_cards(kingdom):
    for card in (catalog.cards[name] for name in kingdom.cards if name in catalog.cards):
        assert card.pile is None
        assert card.supply
        assert not card.basic


@by_kingdom
def test_traits_of_a_kingdom_belong_to_its_piles(kingdom):
    assert bool(kingdom.traits) == (kingdom.expansion == "plunder")
    for trait, pile in kingdom.traits.items():
        assert catalog.landscape(trait, "trait").name == trait
        assert pile in kingdom.cards


@by_kingdom
def test_kingdom_has_an_ally_if_and_only_if_it_has_a_liaison(kingdom):
    held = {**catalog.cards, **catalog.piles}
    liaison = any("Liaison" in held[name].types for name in kingdom.cards if name in held)
    assert bool(kingdom.ally) == liaison
    if kingdom.ally:
        assert catalog.landscape(kingdom.ally, "ally").name == kingdom.ally


@by_kingdom
def test_kingdom_uses_the_wordings_of_its_edition(kingdom):
    for name in kingdom.cards:
        first = f"{name} (1e)" in catalog.cards
        assert not (first if kingdom.edition == "1e" else name.endswith(" (1e)"))


@by_kingdom
def test_what_is_missing_comes_from_an_expansion_that_is_not_here(kingdom):
    foreign = set(kingdom.expansions) - set(EXPANSIONS)
    assert bool(catalog.missing(kingdom)) == bool(foreign)


def test_number_of_kingdoms_that_can_be_set_up():
    complete = [k for k in kingdoms if not catalog.missing(k)]
    assert Counter(k.expansion for k in complete) == {
        "base": 11, "seaside": 6, "hinterlands": 13, "allies": 8, "plunder": 10,
    }  # fmt: skip


# --- Names --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "english"),
    [
        ("Wharf", "Wharf"),
        ("Werft", "Wharf"),
        ("wERFT", "Wharf"),
        ("King's Cache", "King's Cache"),
        ("king’s cache", "King's Cache"),
        ("Kings Cache", "King's Cache"),
        ("Königstruhe", "King's Cache"),
        ("Koenigstruhe", "King's Cache"),
        ("Konigstruhe", "King's Cache"),
        ("Ko\u0308nigstruhe", "King's Cache"),
        ("Fools Gold", "Fool's Gold"),
        ("Seidenstraße", "Silk Road"),
        ("Seidenstrasse", "Silk Road"),
        ("ill gotten gains", "Ill-Gotten Gains"),
        ("Trader", "Trader"),
        ("Fahrende Händlerin", "Trader"),
        ("Fahrender Händler", "Trader"),
        ("Trader (1e)", "Trader (1e)"),
        ("Fahrender Händler (1e)", "Trader (1e)"),
        ("Schwert", "Sword"),
    ],
)
def test_card_by_name(name, english):
    assert catalog.card(name).name == english


def test_everything_is_found_by_both_its_names():
    for card in cards:
        assert catalog.card(card.name) is catalog.card(card.name_de) is card
    for pile in catalog.piles.values():
        assert catalog.pile(pile.name) is catalog.pile(pile.name_de) is pile
    for it in landscapes:
        assert catalog.landscape(it.name) is catalog.landscape(it.name_de, it.kind) is it


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("Warf", "no card called 'Warf'. Did you mean Wharf?"),
        ("Werfd", "no card called 'Werfd'. Did you mean Werft?"),
        ("xyzzy", "no card called 'xyzzy'."),
        ("", "no card called ''."),
        ("a\nb", "no card called 'a\\nb'."),
    ],
)
def test_unknown_card(name, message):
    with pytest.raises(UnknownName) as error:
        catalog.card(name)
    assert str(error.value) == message
    assert isinstance(error.value, KeyError)


def test_unknown_landscape_says_what_was_looked_for():
    with pytest.raises(UnknownName, match="^no event called 'Cheap'"):
        catalog.landscape("Cheap", "event")
    with pytest.raises(UnknownName, match="^no ally called 'Citystat'. Did you mean City-state"):
        catalog.landscape("Citystat", "ally")
    with pytest.raises(UnknownName, match="^no split pile called 'Augur'. Did you mean Augurs"):
        catalog.pile("Augur")


@pytest.mark.parametrize(
    ("name", "expansion", "edition"),
    [
        ("First Game", "base", "2e"),
        ("first game (2E)", "base", "2e"),
        ("First Game (1e)", "base", "1e"),
        ("Einführung", "hinterlands", "2e"),
        ("Einführung (1e)", "hinterlands", "1e"),
        ("Expertise", "hinterlands", "2e"),
        ("Expertise (hinterlands)", "hinterlands", "2e"),
        ("Expertise (allies)", "allies", None),
        ("Längster Tunnel (Allies)", "allies", None),
        ("Buried Treasure", "seaside", "1e"),
    ],
)
def test_kingdom_by_name(name, expansion, edition):
    kingdom = catalog.kingdom(name)
    assert (kingdom.expansion, kingdom.edition) == (expansion, edition)


def test_unknown_kingdom():
    with pytest.raises(UnknownName) as error:
        catalog.kingdom("Hgih Seas")
    assert str(error.value) == (
        "no recommended kingdom called 'Hgih Seas'. Did you mean High Seas?"
    )


# --- Cost ---------------------------------------------------------------------------------


def test_the_catalog_is_loaded_once_and_without_heavy_imports():
    assert load() is catalog
    # A fresh process, and without the package around it: only the catalog is on trial.
    program = (
        f"import sys; sys.path.append({str(Path(__file__).parents[1] / 'simcore')!r});"
        "from catalog import load; load();"
        "print([m for m in ('numpy', 'pandas', 'difflib') if m in sys.modules])"
    )
    command = [sys.executable, "-I", "-S", "-c", program]
    run = subprocess.run(command, capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"
