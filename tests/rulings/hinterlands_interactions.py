"""Rulings of Hinterlands where its cards meet each other and the base game."""

from __future__ import annotations

from tests.rulings.tables_hinterlands import buy, kinds, same, table


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
