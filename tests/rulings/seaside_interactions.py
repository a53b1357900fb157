"""Rulings of Seaside where its cards meet each other."""

import pytest

from tests.rulings.tables_seaside import bag, come_round, gains, table


def chain(*hand, deck=40):
    """Outpost, Tactician, Wharf and Haven meet in one turn."""
    s = table("Outpost", "Tactician", "Wharf", "Haven")
    s.put(0, hand=hand, deck=["Copper"] * deck)
    s.actions = 9
    return s


def test_rule_extra_turn__tactician_then_outpost():
    """The extra turn has 3 + 5 cards, two Actions and two Buys; the turn after is ordinary."""
    s = chain("Outpost", "Tactician", "Estate")
    s.play("Outpost")
    s.play("Tactician")
    s.end_turn()
    assert (s.is_extra_turn, len(s.hand(0)), s.actions, s.buys) == (True, 8, 2, 2)
    s.end_turn()
    assert s.in_play(0) == []
    s.end_turn()
    assert (len(s.hand(0)), s.actions, s.buys) == (5, 1, 1)


def test_rule_extra_turn__a_wharf_in_each_turn():
    """A Wharf before the Outpost draws in the extra turn, one played there in the turn after."""
    s = chain("Wharf", "Outpost")
    s.play("Wharf")
    s.play("Outpost")
    s.end_turn()
    assert (len(s.hand(0)), s.buys) == (5, 2)
    s.put(0, hand=["Wharf"])
    s.play("Wharf")
    s.end_turn()
    assert (s.turn_player, s.in_play(0)) == (1, ["Wharf"])
    s.end_turn()
    assert (len(s.hand(0)), s.buys) == (7, 2)


def test_rule_extra_turn__haven_over_two_turns():
    """Haven's card comes in the extra turn and can be set aside there once more for the next."""
    s = chain("Haven", "Gold", "Outpost")
    s.answer("Gold")
    s.play("Haven")
    s.play("Outpost")
    s.end_turn()
    assert sorted(s.hand(0)) == bag("Copper", "Copper", "Copper", "Gold")
    s.put(0, hand=["Haven", "Gold"])
    s.answer("Gold")
    s.play("Haven")
    come_round(s)
    assert sorted(s.hand(0)) == bag(*["Copper"] * 5, "Gold")


def test_rule_extra_turn__all_four_in_one_turn():
    """3 cards, Haven's card, Wharf's 2 and Tactician's 5: 11 cards, 2 Actions, 3 Buys."""
    s = chain("Haven", "Gold", "Wharf", "Outpost", "Tactician")
    s.answer("Gold")
    s.play("Haven")
    s.play("Wharf")
    s.play("Outpost")
    s.play("Tactician")
    s.answer("Haven", "Wharf")
    s.end_turn()
    assert (s.is_extra_turn, len(s.hand(0)), s.actions, s.buys) == (True, 11, 2, 3)
    assert s.hand(0).count("Gold") == 1
    s.end_turn()
    assert (s.turn_player, s.in_play(0), len(s.hand(0))) == (1, [], 5)


def test_rule_extra_turn__tactician_and_outpost_in_the_extra_turn():
    """The second Outpost only makes the hand smaller: the next turn has 3 + 5 cards."""
    s = chain("Outpost")
    s.play("Outpost")
    s.end_turn()
    s.put(0, hand=["Outpost", "Tactician", "Estate"])
    s.actions = 2
    s.play("Outpost")
    s.play("Tactician")
    s.end_turn()
    assert (s.turn_player, s.in_play(0), len(s.hand(0))) == (1, ["Tactician"], 3)
    s.end_turn()
    assert (s.is_extra_turn, len(s.hand(0)), s.actions, s.buys) == (False, 8, 2, 2)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_smugglers__look_to_the_right_in_every_number_of_players(players):
    """Each player has bought another card; the first player copies what the last one bought."""
    bought = ["Smugglers", "Estate", "Silver", "Duchy"][:players]
    s = table("Smugglers", players=players)
    for card in bought:
        s.coins = 6
        s.buy(card)
        s.end_turn()
    s.put(0, hand=["Smugglers"])
    s.play("Smugglers")
    assert (s.turn_player, gains(s, 0)) == (0, ["Smugglers", bought[-1]])


def test_smugglers__only_the_extra_turn_of_the_neighbour_counts():
    """After an Outpost turn what the neighbour gained in the turn before it is out of reach."""
    s = table("Smugglers", "Outpost")
    s.put(0, hand=["Outpost"])
    s.play("Outpost")
    s.coins = 6
    s.buy("Gold")
    s.end_turn()
    assert s.is_extra_turn
    s.coins = 2
    s.buy("Estate")
    s.end_turn()
    s.put(1, hand=["Smugglers"])
    s.play("Smugglers")
    assert gains(s, 1) == ["Estate"]


def test_smugglers__own_extra_turns_change_nothing():
    """In the own Outpost turn the neighbour's latest turn is still the one looked at."""
    s = table("Smugglers", "Outpost")
    s.coins = 6
    s.buy("Gold")
    s.end_turn()
    s.put(1, hand=["Outpost", "Smugglers"])
    s.actions = 2
    s.play("Outpost")
    s.play("Smugglers")
    s.end_turn()
    assert (s.turn_player, s.is_extra_turn) == (1, True)
    s.put(1, hand=["Smugglers"])
    s.play("Smugglers")
    assert gains(s, 1) == ["Gold", "Gold"]


def test_embargo__its_curses_can_end_the_game():
    """Two piles are empty; the Curses of an embargoed pile run out as the third."""
    s = table("Embargo", "Smithy", "Village")
    s.set_supply("Smithy", 0)
    s.set_supply("Village", 0)
    s.set_supply("Curse", 1)
    come_round(s)
    s.put(0, hand=["Embargo"])
    s.answer("Silver")
    s.play("Embargo")
    s.coins = 3
    s.buy("Silver")
    s.end_turn()
    assert s.over


def test_embargo__an_empty_pile_may_get_the_token():
    """A token on an empty pile is legal, and the pile still counts as empty."""
    s = table("Embargo", "Smithy", "Village")
    s.set_supply("Smithy", 0)
    s.set_supply("Village", 0)
    s.set_supply("Duchy", 1)
    come_round(s)
    s.put(0, hand=["Embargo"])
    s.answer("Smithy")
    s.play("Embargo")
    s.coins = 5
    s.buy("Duchy")
    assert s.discard(0) == ["Duchy"]
    s.end_turn()
    assert s.over


def test_rule_mats_scoring__everything_set_aside_counts_together():
    """Mats, Haven's and Blockade's cards: 6 + 2 + 3 + 6 + 1 points, and 20 cards for a Gardens."""
    s = table("Island", "Native Village", "Haven", "Blockade", "Gardens")
    s.put(0, hand=["Haven", "Blockade", "Province"], deck=["Gardens"] + ["Copper"] * 11,
          mats={"Island": ["Island", "Province"], "Native Village": ["Duchy", "Copper"]})
    s.actions = 2
    s.answer("Province")
    s.play("Haven")
    s.answer("Estate")
    s.play("Blockade")
    assert sorted(s.set_aside(0)) == ["Estate", "Province"]
    assert sum(s.owned(0).values()) == 20
    assert s.vp(0) == 6 + 2 + 3 + 6 + 1 + 2


@pytest.mark.parametrize("first", ["Monkey", "Blockade"])
def test_rule_simultaneous__monkey_draws_once_per_gain_in_any_order(first):
    """A blockaded Silver and its Curse are two gains: Monkey draws two cards in any order."""
    s = table("Monkey", "Blockade")
    s.put(0, hand=["Monkey", "Blockade"], deck=["Copper"] * 20)
    s.actions = 2
    s.answer("Silver")
    s.play("Monkey")
    s.play("Blockade")
    s.end_turn()
    s.put(0, hand=[])
    s.coins = 3
    s.answer(first)
    s.buy("Silver")
    assert s.discard(1) == ["Silver", "Curse"]
    assert s.hand(0) == ["Copper", "Copper"]
