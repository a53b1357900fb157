"""Favors are spent by default when that does some good, and kept when it does not."""

from typing import Any

import pytest

from analysis.card_tables import Hoarder
from simcore import Scenario, simulate
from simcore.kingdom import Kingdom
from strategies import Strategy, buy, owned, spend, supply, turn
from strategies.library.money import BigMoney


def table(ally: str, *cards: str, favors: int = 5, **zones: Any) -> Scenario:
    """Player 0 has these cards and Favors; every choice will be the default one."""
    s = Scenario(["Wizards", *cards], ally, auto=True)
    s.put(0, **{"hand": [], "deck": [], "discard": [], "in_play": [], **zones}, favors=favors)
    s.put(1, favors=0)
    return s


def next_turn(
    ally: str, *cards: str, favors: int = 5, late: bool = False, **zones: Any
) -> Scenario:
    """The start of player 0's next turn."""
    s = table(ally, *cards, favors=0)
    s.end_turn()
    s.put(0, **{"hand": [], "deck": [], "discard": [], "in_play": [], **zones}, favors=favors)
    if late:
        s.set_supply("Province", 2)
    s.end_turn()
    return s


# ---------------------------------------------------------------- when a card is gained
@pytest.mark.parametrize(
    ("bought", "favors", "left"),
    [("Province", 2, 0), ("Province", 4, 0), ("Silver", 4, 4), ("Smithy", 2, 2), ("Smithy", 4, 2)],
)
def test_architects_guild_waits_for_a_good_card(bought, favors, left):
    """Two Favors go for a Gold; for a Silver only with Favors to spare; never for a Copper."""
    s = table("Architects' Guild", "Smithy", "Laboratory", favors=favors)
    s.coins = 8
    s.buy(bought)
    assert s.favors(0) == left


@pytest.mark.parametrize(("coins", "spent"), [(6, 1), (3, 0)])
def test_band_of_nomads_buys_again_with_money_left(coins, spent):
    """Another Buy if there are $3 left for it; a card after the buy would be useless."""
    s = table("Band of Nomads")
    s.coins = coins
    s.buy("Silver")
    assert s.favors(0) == 5 - spent
    assert s.buys == spent


@pytest.mark.parametrize(("hand", "actions"), [(["Smithy"], 1), (["Copper"], 0)])
def test_band_of_nomads_in_the_action_phase(hand, actions):
    """Workshop's gain gives the Action that a Smithy needs, otherwise a card."""
    s = table("Band of Nomads", "Workshop", "Smithy", hand=["Workshop", *hand], deck=["Gold"])
    s.play("Workshop")
    assert s.actions == actions
    assert ("Gold" in s.hand(0)) is not bool(actions)


@pytest.mark.parametrize(
    ("card", "buys", "played"),
    [("Witch", 1, True), ("Caravan", 1, True), ("Market", 1, True), ("Smithy", 1, False),
     ("Woodcutter", 2, True)],
)
def test_city_state_plays_what_still_does_something_after_a_buy(card, buys, played):
    """Attacks, Durations, coins for a further Buy; not mere cards."""
    s = table("City-state", card)
    s.coins, s.buys = 8, buys
    s.buy(card)
    assert (card in s.in_play(0)) is played


def test_city_state_does_not_skip_a_turn_for_nothing():
    """A Lich just bought is not played: it would cost a turn."""
    s = table("City-state")
    s.set_supply("Wizards", ["Lich"])
    s.coins = 6
    s.buy("Lich")
    assert s.in_play(0) == []


@pytest.mark.parametrize(("card", "topped"), [("Gold", True), ("Smithy", True), ("Province", False),
                                              ("Copper", False)])
def test_trappers_lodge_puts_good_cards_onto_the_deck(card, topped):
    """Treasures and Actions are drawn next turn; Victory cards and Coppers are not wanted there."""
    s = table("Trappers' Lodge", "Smithy")
    s.coins = 8
    s.buy(card)
    assert (s.deck(0) == [card]) is topped


# ---------------------------------------------------------------- at the start of a turn
def test_cave_dwellers_exchange_dead_cards_only():
    """Two Estates are exchanged, Coppers are not."""
    s = next_turn("Cave Dwellers", hand=["Estate", "Estate", "Copper"], deck=["Gold"] * 5)
    assert s.hand(0) == ["Copper", "Gold", "Gold"]
    assert s.favors(0) == 3


@pytest.mark.parametrize(("late", "left"), [(False, 3), (True, 5)])
def test_crafters_guild_gains_while_there_is_time(late, left):
    """A card for the deck, but not at the end of the game."""
    assert next_turn("Crafters' Guild", late=late).favors(0) == left


@pytest.mark.parametrize(
    ("hand", "spent"),
    [(["Estate"] * 4 + ["Copper"], 1), (["Gold"] * 3 + ["Silver"] * 2, 0)],
)
def test_desert_guides_replace_bad_hands(hand, spent):
    """A hand far below the average of the deck is exchanged."""
    s = next_turn("Desert Guides", hand=hand, deck=["Silver"] * 10, favors=1)
    assert s.favors(0) == 1 - spent


def test_forest_dwellers_clear_the_way():
    """Victory cards on top of the deck are discarded, and the best card ends on top."""
    s = next_turn("Forest Dwellers", deck=["Estate", "Copper", "Gold", "Silver"])
    assert s.deck(0) == ["Gold", "Copper", "Silver"]
    assert s.favors(0) == 4


@pytest.mark.parametrize(("last", "spent"), [("Estate", 0), ("Copper", 1)])
def test_gang_of_pickpockets_gets_dead_cards_but_no_good_ones(last, spent):
    """A single Estate may go; a Copper is worth a Favor."""
    s = next_turn("Gang of Pickpockets", hand=["Silver"] * 4 + [last])
    assert s.favors(0) == 5 - spent
    assert s.hand(0).count("Silver") == 4


def test_mountain_folk_are_always_welcome():
    """Three cards for five Favors."""
    assert next_turn("Mountain Folk", deck=["Copper"] * 5).hand(0) == ["Copper"] * 3


# ---------------------------------------------------------------- at the start of the Buy phase
@pytest.mark.parametrize(("coins", "gold"), [(5, 5), (4, 6), (8, 6)])
def test_family_of_inventors_puts_a_card_within_reach(coins, gold):
    """With $5 the token goes where a Gold becomes affordable; otherwise it is kept."""
    s = table("Family of Inventors")
    s.coins = coins
    s.end_action_phase()
    assert s.cost("Gold") == gold
    assert s.favors(0) == 5 - (gold == 5)


def test_market_towns_play_drawing_cards_first():
    """Smithy before Village: Actions do not matter any more. A Lich is not worth its turn."""
    s = table("Market Towns", "Smithy", "Village", hand=["Village", "Smithy"], deck=["Copper"] * 9)
    s.end_action_phase()
    assert s.in_play(0) == ["Smithy", "Village"]
    s = table("Market Towns", hand=["Lich"])
    s.end_action_phase()
    assert s.in_play(0) == []


@pytest.mark.parametrize(("coins", "trashed"), [(2, ["Estate", "Curse"]),
                                                (3, ["Copper", "Estate", "Curse"])])
def test_peaceful_cult_trashes_junk(coins, trashed):
    """Estates and Curses go; a Copper only if this turn's buy does not need it."""
    s = table("Peaceful Cult", hand=["Copper", "Estate", "Curse", "Duchy"], discard=["Gold"] * 3)
    s.coins = coins
    s.end_action_phase()
    assert s.trash == trashed


@pytest.mark.parametrize(
    ("hand", "trash"),
    [(["Village", "Village"], ["Village"]), (["Village"], []), (["Market", "Market"], [])],
)
def test_woodworkers_guild_improves_a_spare_action(hand, trash):
    """One of several cheap Actions becomes a dear one that does not use up an Action."""
    s = table("Woodworkers' Guild", "Village", "Market", "Witch", hand=hand)
    s.end_action_phase()
    assert s.trash == trash
    assert s.discard(0) == (["Market"] if trash else [])


# ---------------------------------------------------------------- after a card was played
@pytest.mark.parametrize(("curses", "left"), [(5, 2), (0, 5)])
def test_circle_of_witches_curses_while_there_are_curses(curses, left):
    """Without a Curse left the Favors are kept."""
    s = table("Circle of Witches", hand=["Student", "Estate"])
    s.set_supply("Curse", curses)
    s.play("Student")
    assert s.favors(0) == left


def test_fellowship_of_scribes_draws_as_long_as_cards_are_of_use():
    """A card after an Action, but not after a buy."""
    s = table("Fellowship of Scribes", "Woodcutter", hand=["Woodcutter"], deck=["Gold"])
    s.play("Woodcutter")
    assert s.hand(0) == ["Gold"]
    s = table("Fellowship of Scribes", "Trail", deck=["Gold"] * 3)
    s.coins = 4
    s.buy("Trail")
    assert s.in_play(0) == ["Trail"]
    assert s.favors(0) == 5


# ---------------------------------------------------------------- Clean-up and the end of a turn
def test_coastal_haven_keeps_useful_cards():
    """A Village and one of two Smithies are kept, Victory cards are not."""
    s = table("Coastal Haven", "Village", "Smithy", deck=["Copper"] * 5,
              hand=["Village", "Smithy", "Smithy", "Estate"])
    s.end_turn()
    assert s.hand(0) == ["Copper"] * 5 + ["Village", "Smithy"]
    assert s.favors(0) == 3


@pytest.mark.parametrize(("hand", "favors", "extra"), [("Gold", 5, True), ("Estate", 5, False),
                                                       ("Estate", 7, True)])
def test_island_folk_wait_for_a_decent_hand(hand, favors, extra):
    """With a dead hand the Favors wait for a better turn, unless there are plenty."""
    s = table("Island Folk", deck=[hand] * 5 + ["Silver"] * 10, favors=favors)
    s.end_turn()
    assert s.is_extra_turn is extra


# ---------------------------------------------------------------- shuffling
def test_order_of_astrologers_picks_a_good_hand():
    """Gold and one terminal Action come on top; Silver and Estates are not worth a Favor."""
    s = table("Order of Astrologers", "Smithy", "Witch", favors=4,
              discard=["Estate"] * 8 + ["Gold", "Silver", "Smithy", "Witch"])
    s.end_turn()
    assert {"Gold", "Witch"} <= set(s.hand(0))
    assert s.favors(0) == 2


def test_order_of_masons_leave_dead_cards_out():
    """Three Estates stay in the discard pile for two Favors."""
    s = table("Order of Masons", discard=["Estate"] * 3 + ["Copper"] * 6)
    s.end_turn()
    assert s.discard(0) == ["Estate"] * 3
    assert s.favors(0) == 3


# ---------------------------------------------------------------- which comes first
def test_gang_of_pickpockets_comes_before_the_draws():
    """Five cards lose one; the two of Longship are drawn afterwards."""
    s = table("Gang of Pickpockets", "Longship", hand=["Longship"], deck=["Gold"] * 20, favors=0)
    s.play("Longship")
    s.end_turn()
    s.end_turn()
    assert len(s.hand(0)) == 6


def test_city_state_saves_a_siren():
    """Played at once, it is not there any more when its own text would trash it."""
    s = table("City-state", "Siren", favors=2)
    s.coins = 3
    s.buy("Siren")
    assert s.in_play(0) == ["Siren"]
    assert s.trash == []


# ---------------------------------------------------------------- all of them
class Spender(Strategy):
    """Money with a few Actions and Liaisons; Favors by default."""

    buys = (
        buy("Province"),
        buy("Duchy", supply("Province") <= 4),
        buy("Estate", supply("Province") <= 2),
        buy("Festival", owned("Festival") < 2),
        buy("Laboratory", owned("Laboratory") < 3),
        buy("Gold"),
        buy("Smithy", owned("Smithy") < 2),
        buy("Underling", owned("Underling") < 3),
        buy("Silver"),
    )


class Miser(Spender):
    """The same, without ever spending a Favor."""

    spends = (spend(None, turn < 0),)


PAID = [
    "Architects' Guild", "Cave Dwellers", "Circle of Witches", "City-state", "Coastal Haven",
    "Crafters' Guild", "Desert Guides", "Family of Inventors", "Fellowship of Scribes",
    "Forest Dwellers", "Gang of Pickpockets", "Island Folk", "Market Towns", "Mountain Folk",
    "Order of Astrologers", "Order of Masons", "Peaceful Cult", "Trappers' Lodge",
    "Band of Nomads", "Woodworkers' Guild",
]  # fmt: skip
DECKS: list[dict[str, int]] = [
    {"Emissary": 2, "Village": 1},
    {"Contract": 2, "Smithy": 2},
    {"Sycophant": 2, "Market": 2, "Witch": 1},
    {"Guildmaster": 2, "Festival": 2, "Smithy": 1},
    {"Importer": 2, "Laboratory": 2},
    {"Bauble": 2, "Galleria": 2, "Workshop": 1},
    {"Broker": 1, "Underling": 2, "Caravan": 2, "Militia": 1},
]


@pytest.mark.parametrize("ally", PAID)
def test_there_is_no_deck_with_which_spending_loses_to_hoarding(ally):
    """The same with seven decks that get their Favors from different Liaisons."""
    for deck in DECKS:
        kingdom = Kingdom(list(deck), ally=ally)
        rate = simulate(kingdom, [BigMoney(deck), Hoarder(deck)], games=2000, seed=5).win_rate(0)
        assert rate > 0.48, deck


@pytest.mark.parametrize("ally", PAID)
def test_spending_does_not_lose_to_hoarding(ally):
    """With every Ally that takes Favors, spending them by default does not lose to keeping them."""
    kingdom = Kingdom(["Underling", "Smithy", "Laboratory", "Festival"], ally=ally)
    assert simulate(kingdom, [Spender(), Miser()], games=4000, seed=1).win_rate(0) > 0.49
