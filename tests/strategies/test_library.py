"""The library: every bot loads, compiles, fits somewhere and plays there without stalling."""

import pickle
from functools import cache

import pytest

from simcore import Kingdom, kingdoms, play_log, simulate
from simcore.catalog import load
from simcore.choosers.vocabulary import FAILS, HOLDS, PROGRAM
from simcore.simulation import seat
from strategies import available, buy, load_strategy, owned
from strategies.library.favors import LIAISONS
from strategies.library.money import BigMoney
from strategies.library.parts import fits, key_cards, late_greening, money_deck
from strategies.loading import library, snake_name

NAMES = sorted(available())
YARDSTICKS = {"do_nothing", "plain_money", "random_bot"}
RECOMMENDED = [found.entry for found in kingdoms() if found.playable]
ALLIES = sorted(x.name for x in load().landscapes.values() if x.kind == "ally")
KEPT = {"League of Bankers", "League of Shopkeepers", "Plateau Shepherds"}  # favors are not spent

# Bots whose landscape or cards are in no recommended kingdom that can be played.
ELSEWHERE = {
    "looting_money": Kingdom(["Smithy"], events=["Looting"]),
    "invasion_money": Kingdom(["Smithy", "Militia"], events=["Invasion"]),
    "chapel_village_smithy": Kingdom(["Chapel", "Village", "Smithy", "Market", "Militia"]),
}


@cache
def recommended(number):
    return Kingdom.recommended(RECOMMENDED[number])


def ally_table(ally):
    """A kingdom in which favors can be got and spent in many ways."""
    piles = ["Guildmaster", "Contract", "Laboratory", "Market", "Highwayman", "Militia"]
    # The Nomads reward gains during the turn, and of the Liaisons only this one gains.
    return Kingdom([*piles, "Importer"] if ally == "Band of Nomads" else piles, ally=ally)


def homes(bot):
    """The kingdoms a bot fits, recommended ones first."""
    found = [recommended(i) for i in range(len(RECOMMENDED)) if fits(bot, recommended(i))]
    more = [ally_table(ally) for ally in ALLIES] if not found else []
    return found + [kingdom for kingdom in more if fits(bot, kingdom)]


def home(name):
    return ELSEWHERE.get(name) or homes(load_strategy(name))[0]


# --- what every bot is ------------------------------------------------------------------


def test_there_are_enough_bots():
    assert len(library()) >= 60


@pytest.mark.parametrize("name", NAMES)
def test_every_bot_is_described_and_can_be_sent_away(name):
    strategy = load_strategy(name)
    text = (type(strategy).__doc__ or "").strip()
    assert 1 <= len(text.splitlines()) <= 5
    assert pickle.loads(pickle.dumps(strategy)).identity() == strategy.identity()


@pytest.mark.parametrize("name", NAMES)
def test_every_bot_compiles_without_its_cards_too(name):
    layout, _ = seat(Kingdom(), [load_strategy(name), BigMoney()])
    assert layout is not None


def test_no_two_bots_share_a_name_or_an_identity():
    names = [name.replace("_", "") for cls in library() for name in (snake_name(cls), *cls.aliases)]
    assert len(names) == len(set(names))
    identities = {load_strategy(name).identity() for name in NAMES}
    assert len(identities) == len(NAMES)


def test_only_yardsticks_are_kept_out_of_the_league():
    assert {n for n in NAMES if key_cards(load_strategy(n)) is None} == YARDSTICKS


@pytest.mark.parametrize("name", sorted(set(NAMES) - YARDSTICKS))
def test_every_bot_plays_where_it_fits(name):
    kingdom = home(name)
    strategy = load_strategy(name)
    assert fits(strategy, kingdom)
    result = simulate(kingdom, [strategy, BigMoney()], games=60, seed=1)
    assert result.stalled == 0
    assert result.games == 60


@pytest.mark.parametrize("name", sorted(set(NAMES) - YARDSTICKS))
def test_every_bot_uses_its_key_cards(name):
    """A single card that a bot needs is one that it buys."""
    strategy = load_strategy(name)
    wanted = {rule.target for rule in strategy.rules("buys")}
    landscapes = load().landscapes
    for key in key_cards(strategy):
        if isinstance(key, str) and (key not in landscapes or landscapes[key].kind == "event"):
            assert key in wanted


@pytest.mark.parametrize("name", sorted(set(NAMES) - YARDSTICKS - {"big_money"}))
def test_every_bot_holds_its_own_against_big_money(name):
    """Somewhere it fits; 400 games leave about 2.5 % of luck."""
    strategy = load_strategy(name)
    places = [home(name)] if name in ELSEWHERE else homes(strategy)[:10]
    scores = (
        simulate(kingdom, [strategy, BigMoney()], games=400, seed=5).win_rate(0)
        for kingdom in places
    )
    assert any(score > 0.45 for score in scores)


ARCHETYPES = {
    "money": {"big_money", "big_money_ultimate"},
    "terminal draw": {"smithy_money", "council_room_money", "margrave_money"},
    "double terminal": {"double_terminal"},
    "engine": {"village_smithy", "chapel_village_smithy", "laboratory_engine", "bazaar_wharf"},
    "trashing opener": {"chapel_opener", "moneylender_opener", "sentry_opener"},
    "attack money": {"witch_money", "militia_money", "sea_hag_money"},
    "rush": {"gardens_rush", "ill_gotten_rush"},
    "slog": {"duchy_slog", "gardens_slog", "silk_road_slog"},
    "combo": {"treasure_map_warehouse", "highway_border_village", "throne_laboratory"},
}


@pytest.mark.parametrize("archetype", sorted(ARCHETYPES))
def test_every_archetype_is_there(archetype):
    assert set(NAMES) >= ARCHETYPES[archetype]


def test_library_bots_know_how_the_game_ends():
    """They end a game that they win, and do not end one that they would lose."""
    used = " ".join(repr(rule) for name in NAMES for rule in load_strategy(name).rules("buys"))
    for quantity in ("ends_game", "score_lead", "can_win_now"):
        assert quantity in used


# --- where they fit ---------------------------------------------------------------------


@pytest.mark.parametrize(
    "number",
    range(len(RECOMMENDED)),
    ids=[f"{x.name}-{x.expansion}-{x.edition}" for x in RECOMMENDED],
)
def test_every_recommended_kingdom_has_three_bots_of_its_own(number):
    """Money, which fits everywhere, not counted."""
    kingdom = recommended(number)
    bots = [load_strategy(name) for name in NAMES]
    assert sum(bool(key_cards(bot)) and fits(bot, kingdom) for bot in bots) >= 3


@pytest.mark.parametrize("ally", ALLIES)
def test_every_ally_has_a_bot_that_lives_from_favors(ally):
    """It names the Ally, collects and spends favors, and beats money that does not."""
    kingdom = ally_table(ally)
    bots = [load_strategy(name) for name in NAMES]
    living = [bot for bot in bots if fits(bot, kingdom) and _names(bot, ally)]
    assert living
    for bot in living:
        result = simulate(kingdom, [bot, BigMoney()], games=400, seed=2)
        (gained, spent, _), (others_gained, others_spent, _) = result.tally.favors
        assert gained > 2 * 400 + others_gained
        assert ally in KEPT or spent > 400 // 2 + others_spent
        assert result.win_rate(0) > 0.55


def _names(bot, landscape):
    return any(landscape in (key if isinstance(key, tuple) else (key,)) for key in key_cards(bot))


def test_favor_bots_know_every_liaison():
    assert set(LIAISONS) == {c.name for c in load().cards.values() if "Liaison" in c.types}


@pytest.mark.parametrize("name", ["cursed_loot", "pickaxe_loot", "sack_of_loot_money"])
def test_loot_bots_gain_loot(name):
    kingdom = home(name)
    result = simulate(kingdom, [load_strategy(name), BigMoney()], games=200, seed=3)
    loots = {card.name for card in load().cards.values() if not card.supply}
    gained = result.gains_frame()
    got = gained[(gained.player == 0) & gained.card.isin(loots)].per_game.sum()
    assert got > 1


@pytest.mark.parametrize("name", ["looting_money", "prepare_money", "maelstrom_opener"])
def test_event_bots_buy_their_event(name):
    kingdom = home(name)
    strategy = load_strategy(name)
    event = next(key for key in key_cards(strategy) if key in kingdom.events)
    logs = [play_log(kingdom, [strategy, BigMoney()], seed=1, game=i) for i in range(0, 20, 2)]
    assert any(f"buys the Event {event}" in log for log in logs)


@pytest.mark.parametrize(
    "name", ["prepare_money", "launch_engine", "cursed_loot", "rich_berserkers"]
)
def test_events_and_traits_are_what_a_bot_lives_from(name):
    """Without its landscape the same bot does worse against money."""
    kingdom = home(name)
    players = [load_strategy(name), BigMoney()]
    bare = Kingdom(kingdom.cards, ally=kingdom.ally or False)
    with_it, without = (simulate(k, players, games=2000, seed=4) for k in (kingdom, bare))
    assert with_it.win_rate(0) > without.win_rate(0) + 0.04


def test_a_bot_fits_either_edition():
    mine = load_strategy("mine")
    assert fits(mine, Kingdom(["Mine"]))
    assert fits(mine, Kingdom(["Mine (1e)"]))
    assert not fits(mine, Kingdom(["Moneylender"]))


def test_one_of_several_key_cards_is_enough():
    bot = load_strategy("treasure_map")
    assert fits(bot, Kingdom(["Treasure Map", "Cellar"]))
    assert fits(bot, Kingdom(["Treasure Map", "Warehouse"]))
    assert not fits(bot, Kingdom(["Treasure Map"]))


def test_parameters_say_where_a_bot_fits():
    assert fits(load_strategy("bigmoney"), Kingdom())
    assert fits(load_strategy("bigmoney:Wharf=2"), Kingdom(["Wharf"]))
    assert not fits(load_strategy("bigmoney:Wharf=2"), Kingdom(["Smithy"]))
    assert not fits(load_strategy("double_terminal"), Kingdom(["Smithy"]))


# --- their parts ------------------------------------------------------------------------


def test_big_money_buys_dear_cards_before_gold_and_cheap_ones_before_silver():
    bot = BigMoney({"Smithy": 1, "Wharf": 2}, Chapel=1)
    tail = list(bot.buys)[-5:]
    assert tail == [
        buy("Wharf", owned("Wharf") < 2),
        buy("Gold"),
        buy("Smithy", owned("Smithy") < 1),
        buy("Chapel", owned("Chapel") < 1),
        buy("Silver"),
    ]


def test_a_money_deck_has_the_same_order():
    rules = money_deck(dear=[buy("Wharf")], cheap=[buy("Smithy")])
    assert rules[-4:] == [buy("Wharf"), buy("Gold"), buy("Smithy"), buy("Silver")]


def test_a_card_means_either_edition_of_it():
    """One rule is enough, and counts the cards of the edition on the table once."""
    kingdom = Kingdom(["Highway (1e)"])
    strategy = load_strategy("border_village")
    assert {name: kingdom.slot(name) for name in ("Highway", "Highway (1e)")} == dict.fromkeys(
        ("Highway", "Highway (1e)"), kingdom.slots.index("Highway (1e)")
    )
    highways = [rule for rule in strategy.rules("buys") if "Highway" in rule.target]
    assert highways == [buy("Highway", owned("Highway") < 6)]


def test_late_greening_waits_with_provinces_only():
    rules = late_greening(owned("Gold") > 1)
    assert [rule.target for rule in rules] == ["Colony", "Platinum", "Province", "Duchy", "Estate"]
    assert "can_win_now" in repr(rules[2])


def test_simple_endings_stay_cheap_without_colonies(bind):
    """The rules every money bot asks on every turn must not need programs."""
    compiled = BigMoney(Smithy=1).compile(bind("Smithy"))
    first = dict(compiled.buys.tolist())
    slots = bind("Smithy").slots
    for card in ("Duchy", "Estate", "Smithy"):
        *looks, _, _, then, otherwise = compiled.tests[first[slots[card]]].tolist()
        assert PROGRAM not in looks
        assert (then, otherwise) == (HOLDS, FAILS)
    assert first[slots["Gold"]] == first[slots["Silver"]] == HOLDS


def test_the_yardsticks():
    assert load_strategy("random").chooser == "random"
    assert load_strategy("nothing").buys == ()
    assert load_strategy("bigmoney").chooser == "rules"
