"""Rulings of Hinterlands where its cards meet each other and the base game."""

from __future__ import annotations

import pytest

from tests.rulings.tables_hinterlands import buy, kinds, same, table

HAGGLERS = pytest.mark.parametrize("haggler", ["Haggler", "Haggler (1e)"])
TRADERS = pytest.mark.parametrize("trader", ["Trader", "Trader (1e)"])
FARMLANDS = pytest.mark.parametrize("farmland", ["Farmland", "Farmland (1e)"])


# ================================================================== Throne Room
def test_throne_room__trader_and_develop_trash_twice() -> None:
    """Throne Room on Trader: Silvers for two cards. On Develop: up to four gains."""
    s = table("Throne Room", "Trader")
    s.put(0, hand=["Throne Room", "Trader", "Estate", "Estate"])
    s.answer("Trader")
    s.play("Throne Room")
    assert s.discard(0) == ["Silver"] * 4
    s = table("Throne Room", "Develop", "Remodel")
    s.put(0, hand=["Throne Room", "Develop", "Silver", "Silver"])
    s.answer("Develop", "more_first", "Remodel", "less_first", "Remodel")
    s.play("Throne Room")
    assert s.deck(0) == ["Remodel", "Estate", "Estate", "Remodel"]


# ================================================================== Trader against forced gains
@TRADERS
@pytest.mark.parametrize("attack", ["Witch", "Witch's Hut", "Ill-Gotten Gains", "Cauldron"])
def test_trader__turns_every_curse_into_a_silver(trader: str, attack: str) -> None:
    """Whatever gives the Curse, Trader makes it a Silver."""
    s = table(trader, attack, "Crossroads")
    s.put(1, hand=[trader])
    s.answer(True)
    if attack == "Ill-Gotten Gains":
        buy(s, attack)
    else:
        s.put(0, hand=[attack, *["Crossroads"] * 2] if attack == "Witch's Hut" else [attack])
        s.play(attack)
    if attack == "Cauldron":
        buy(s, "Crossroads", "Crossroads", "Crossroads")
    assert s.discard(1) == ["Silver"] and s.supply["Curse"] == 10


@TRADERS
def test_trader__turns_the_coppers_of_others_and_of_cache_into_silvers(trader: str) -> None:
    """Noble Brigand's Copper and Cache's two Coppers become Silvers."""
    s = table(trader, "Noble Brigand")
    s.put(0, hand=["Noble Brigand"])
    s.put(1, hand=[trader], deck=["Estate", "Estate"])
    s.answer(True)
    s.play("Noble Brigand")
    assert s.discard(1) == ["Estate", "Estate", "Silver"]
    s = table(trader, "Cache")
    s.put(0, hand=[trader])
    if trader == "Trader":
        s.answer("Cache", True, True, False)  # first the Coppers, then Cache itself is kept
    else:
        s.answer(False, True, True)
    buy(s, "Cache")
    assert s.discard(0) == ["Cache", "Silver", "Silver"]


@TRADERS
@pytest.mark.parametrize("card", ["Berserker", "Wheelwright"])
def test_trader__turns_the_card_of_an_action_into_a_silver(card: str, trader: str) -> None:
    """The card that Berserker or Wheelwright forces becomes a Silver."""
    s = table(trader, card, "Oasis")
    s.put(0, hand=[card, trader, "Oasis"])
    s.answer(*(["Oasis"] if card == "Wheelwright" else []), "Oasis", True)
    s.play(card)
    assert s.discard(0) == ["Oasis", "Silver"][card == "Berserker" :] and s.supply["Oasis"] == 10


@TRADERS
def test_trader__turns_the_card_of_border_village_into_a_silver(trader: str) -> None:
    """Border Village is kept, the cheaper card it brings becomes a Silver."""
    s = table(trader, "Border Village")
    s.put(0, hand=[trader])
    if trader == "Trader":
        s.answer("Border Village", "Duchy", True, False)
    else:
        s.answer(False, "Duchy", True)
    buy(s, "Border Village")
    assert s.discard(0) == ["Border Village", "Silver"] and s.supply["Duchy"] == 8


@TRADERS
@HAGGLERS
def test_trader__turns_the_card_of_haggler_into_a_silver(trader: str, haggler: str) -> None:
    """The bought Duchy is kept, the cheaper card it brings becomes a Silver."""
    s = table(trader, haggler)
    s.put(0, hand=[haggler, trader])
    s.play(haggler)
    if haggler == "Haggler (1e)":
        s.answer("Copper", True, False)  # before the Duchy
    elif trader == "Trader":
        s.answer("Haggler", "Copper", True, False)
    else:
        s.answer(False, "Copper", True)
    buy(s, "Duchy")
    assert same(s.discard(0), "Duchy", "Silver") and not s.unanswered


@TRADERS
@FARMLANDS
def test_trader__turns_farmlands_card_into_a_silver(trader: str, farmland: str) -> None:
    """The Province that Farmland makes of a Gold may become a Silver; Farmland is kept."""
    s = table(trader, farmland)
    s.put(0, hand=[trader, "Gold"])
    if farmland == "Farmland (1e)":
        s.answer("Gold", True, False)
    elif trader == "Trader":
        s.answer("Farmland", "Gold", True, False)
    else:
        s.answer(False, "Gold", True)
    buy(s, farmland)
    assert same(s.discard(0), farmland, "Silver") and s.supply["Province"] == 8


def test_trader__2e_takes_developed_cards_off_the_deck() -> None:
    """Trader: cards that Develop put onto the deck become Silvers in the discard pile."""
    s = table("Trader", "Develop")
    s.put(0, hand=["Develop", "Trader", "Duchy"])
    s.answer("Duchy", "more_first", True, True)
    s.play("Develop")
    assert s.deck(0) == [] and s.discard(0) == ["Silver", "Silver"]
    assert s.supply["Gold"] == 30 and s.supply["Trader"] == 10


def test_trader__2e_bandits_gold_and_bureaucrats_silver() -> None:
    """Trader: Bandit's Gold, and Bureaucrat's Silver on the deck, may be exchanged."""
    s = table("Trader", "Bandit", "Bureaucrat")
    s.put(0, hand=["Bandit", "Bureaucrat", "Trader"])
    s.actions = 2
    s.answer(True, True)
    s.play("Bandit")
    s.play("Bureaucrat")
    assert s.discard(0) == ["Silver", "Silver"] and s.deck(0) == [] and s.supply["Gold"] == 30


# ================================================================== a shuffle in between
def test_inn__a_trail_in_the_discard_pile_is_lost_after_inn_shuffles_it() -> None:
    """A discarded Weaver gains an Inn, which shuffles the Trail discarded with it into the deck."""
    s = table("Inn", "Highway", "Weaver", "Trail", "Margrave")
    s.put(0, hand=["Highway", "Margrave"])
    s.put(1, hand=["Weaver", "Trail", "Gold", "Gold", "Gold"])
    s.play("Highway")
    s.answer(["Weaver", "Trail"], True, "one_card_up_to_4", "Inn", ["Trail"])
    s.play("Margrave")
    assert s.deck(1) == ["Trail"] and s.in_play(1) == ["Weaver"] and s.discard(1) == ["Inn"]


def test_tunnel__is_lost_after_a_shuffle() -> None:
    """A Trail discarded with a Tunnel is played first and shuffles the Tunnel away: no Gold."""
    s = table("Inn", "Trail", "Tunnel")
    s.put(0, hand=["Inn", "Trail", "Tunnel"])
    s.answer(["Trail", "Tunnel"], True)
    s.put(0, hand=["Inn", "Trail", "Tunnel", "Copper"])
    s.play("Inn")
    assert same(s.hand(0), "Copper", "Tunnel") and s.supply["Gold"] == 30
    assert kinds(s) == ["discard", "may"]


def test_tunnel__before_the_shuffle_it_works() -> None:
    """Shown first, the Tunnel brings its Gold, and the Trail may still be played."""
    s = table("Inn", "Trail", "Tunnel")
    s.put(0, hand=["Inn", "Trail", "Tunnel", "Copper"])
    s.answer(["Tunnel", "Trail"], True, True)
    s.play("Inn")
    assert s.in_play(0) == ["Inn", "Trail"] and s.supply["Gold"] == 29


def test_inn__trader_still_finds_an_inn_that_was_not_shuffled() -> None:
    """Inn shuffles the deck, not the discard pile: Trader may exchange it afterwards."""
    s = table("Inn", "Trader")
    s.put(0, hand=["Trader"], deck=["Copper"])
    s.answer("Inn", [], True)
    buy(s, "Inn")
    assert s.discard(0) == ["Silver"] and s.supply["Inn"] == 10
    s = table("Inn", "Trader")
    s.put(0, hand=["Trader"], deck=["Copper"])
    s.answer("Inn", ["Inn"])
    buy(s, "Inn")
    assert same(s.deck(0), "Inn", "Copper") and s.discard(0) == []
