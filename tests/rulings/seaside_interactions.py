"""Rulings of Seaside where its cards meet each other."""

import pytest

from tests.rulings.tables_seaside import bag, come_round, gains, table

OUTPOSTS = pytest.mark.parametrize("outpost", ["Outpost", "Outpost (1e)"])
TACTICIANS = pytest.mark.parametrize("tactician", ["Tactician", "Tactician (1e)"])
CHAINS = pytest.mark.parametrize("haven", [0, 1])
WHARVES = pytest.mark.parametrize("wharves", [0, 1, 2])


def chain(*kingdom):
    """A deck of Coppers: every card drawn can be counted."""
    s = table(*kingdom)
    s.put(0, deck=["Copper"] * 60)
    return s


def play_chain(s, *cards):
    """These cards are played in this order; Haven sets a Gold aside."""
    s.put(0, hand=[*cards, "Gold"])
    s.actions = 9
    for card in cards:
        s.answer(*(["Gold"] if card == "Haven" else []))
        s.play(card)


def counts(s):
    return len(s.hand(0)), s.actions, s.buys


@OUTPOSTS
@TACTICIANS
@pytest.mark.parametrize("with_tactician", [0, 1])
@CHAINS
@WHARVES
def test_rule_extra_turn__every_chain_before_an_outpost(
    outpost, tactician, with_tactician, haven, wharves
):
    """The extra turn has 3 cards, 5 and an Action and a Buy of Tactician, 2 and a Buy per Wharf,
    and Haven's Gold; nothing of it comes again in the turn after."""
    s = table(outpost, tactician, "Wharf", "Haven", auto=True)
    s.put(0, deck=["Copper"] * 60)
    last = [tactician] * with_tactician
    play_chain(s, *["Haven"] * haven, *["Wharf"] * wharves, outpost, *last)
    s.end_turn()
    assert (s.turn_player, s.is_extra_turn) == (0, True)
    expected = 3 + haven + 2 * wharves + 5 * with_tactician
    assert counts(s) == (expected, 1 + with_tactician, 1 + wharves + with_tactician)
    assert s.hand(0).count("Gold") == haven
    come_round(s)
    assert (s.is_extra_turn, counts(s)) == (False, (5, 1, 1))


@OUTPOSTS
@TACTICIANS
@pytest.mark.parametrize("with_tactician", [0, 1])
@CHAINS
@WHARVES
def test_rule_extra_turn__every_chain_within_the_extra_turn(
    outpost, tactician, with_tactician, haven, wharves
):
    """What is played in the extra turn acts in the next regular one: 5 cards and the rest."""
    s = table(outpost, tactician, "Wharf", "Haven", auto=True)
    s.put(0, deck=["Copper"] * 60)
    play_chain(s, outpost)
    s.end_turn()
    last = [tactician] * with_tactician
    play_chain(s, *["Haven"] * haven, *["Wharf"] * wharves, *last)
    s.end_turn()
    assert s.turn_player == 1 and outpost not in s.in_play(0)
    s.end_turn()
    expected = 5 + haven + 2 * wharves + 5 * with_tactician
    assert counts(s) == (expected, 1 + with_tactician, 1 + wharves + with_tactician)


@OUTPOSTS
def test_rule_extra_turn__haven_over_two_turns(outpost):
    """Haven's card comes in the extra turn and can be set aside there once more for the next."""
    s = chain(outpost, "Haven")
    play_chain(s, "Haven", outpost)
    s.end_turn()
    assert sorted(s.hand(0)) == bag("Copper", "Copper", "Copper", "Gold")
    play_chain(s, "Haven")
    come_round(s)
    assert sorted(s.hand(0)) == bag(*["Copper"] * 5, "Gold")


@OUTPOSTS
@TACTICIANS
def test_rule_extra_turn__a_chain_in_both_turns(outpost, tactician):
    """Tactician and Wharf before the Outpost and again after it: 3 + 5 + 2, then 5 + 5 + 2."""
    s = table(outpost, tactician, "Wharf", auto=True)
    s.put(0, deck=["Copper"] * 60)
    play_chain(s, "Wharf", outpost, tactician)
    s.end_turn()
    assert (s.is_extra_turn, counts(s)) == (True, (10, 2, 3))
    play_chain(s, "Wharf", tactician)
    come_round(s)
    assert (s.is_extra_turn, counts(s)) == (False, (12, 2, 3))


@OUTPOSTS
@TACTICIANS
def test_rule_extra_turn__tactician_and_outpost_in_the_extra_turn(outpost, tactician):
    """The second Outpost only makes the hand smaller: the next turn has 3 + 5 cards."""
    s = chain(outpost, tactician)
    play_chain(s, outpost)
    s.end_turn()
    play_chain(s, outpost, tactician)
    s.end_turn()
    assert (s.turn_player, s.in_play(0), len(s.hand(0))) == (1, [tactician], 3)
    s.end_turn()
    assert (s.is_extra_turn, counts(s)) == (False, (8, 2, 2))


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


PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


@PLAYERS
@OUTPOSTS
def test_smugglers__only_the_extra_turn_of_the_neighbour_counts(players, outpost):
    """After an Outpost turn what the neighbour gained in the turn before it is out of reach."""
    s = table("Smugglers", outpost, players=players)
    s.put(0, hand=[outpost])
    s.play(outpost)
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


@PLAYERS
@OUTPOSTS
def test_smugglers__an_extra_turn_without_gains_leaves_nothing(players, outpost):
    """The neighbour gained a Gold, then nothing in the Outpost turn: nothing to copy."""
    s = table("Smugglers", outpost, players=players)
    s.put(0, hand=[outpost])
    s.play(outpost)
    s.coins = 6
    s.buy("Gold")
    s.end_turn()
    s.end_turn()
    s.put(1, hand=["Smugglers"])
    s.play("Smugglers")
    assert gains(s, 1) == []


@PLAYERS
@OUTPOSTS
def test_smugglers__own_extra_turns_change_nothing(players, outpost):
    """In the own Outpost turn the neighbour's latest turn is still the one looked at."""
    s = table("Smugglers", outpost, players=players)
    s.coins = 6
    s.buy("Gold")
    s.end_turn()
    s.put(1, hand=[outpost, "Smugglers"])
    s.actions = 2
    s.play(outpost)
    s.play("Smugglers")
    s.end_turn()
    assert (s.turn_player, s.is_extra_turn) == (1, True)
    s.put(1, hand=["Smugglers"])
    s.play("Smugglers")
    assert gains(s, 1) == ["Gold", "Gold"]


@pytest.mark.parametrize("players", [3, 4])
@OUTPOSTS
def test_smugglers__extra_turns_of_others_change_nothing(players, outpost):
    """Player 0 buys a Gold; an Outpost turn of player 1 lies between; player 2 looks at player 1
    only, and player 1's next Smugglers look at player 0's newest turn."""
    s = table("Smugglers", outpost, players=players)
    s.coins = 6
    s.buy("Gold")
    s.end_turn()
    s.put(1, hand=[outpost])
    s.play(outpost)
    s.end_turn()
    s.coins = 3
    s.buy("Silver")
    s.end_turn()
    s.put(2, hand=["Smugglers"])
    s.play("Smugglers")
    assert gains(s, 2) == ["Silver"]
    while s.turn_player != 0:
        s.end_turn()
    s.coins = 2
    s.buy("Estate")
    s.end_turn()
    s.put(1, hand=["Smugglers"])
    s.play("Smugglers")
    assert gains(s, 1) == ["Silver", "Estate"]


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


def piles_running_out(*embargoed, **left):
    """The second round: Smithies and Villages are gone, these piles are embargoed."""
    s = table("Embargo", "Smithy", "Village")
    s.set_supply("Smithy", 0)
    s.set_supply("Village", 0)
    come_round(s)
    s.put(0, hand=["Embargo"] * len(embargoed))
    s.actions = 5
    for pile in embargoed:
        s.answer(pile)
        s.play("Embargo")
    for pile, n in left.items():
        s.set_supply(pile, n)
    return s


def test_embargo__the_last_card_of_an_embargoed_pile_ends_the_game():
    """The third pile is the embargoed one itself: its Curse is gained first and scored."""
    s = piles_running_out("Duchy", Duchy=1)
    s.coins = 5
    s.buy("Duchy")
    assert s.discard(0) == ["Curse", "Duchy"]
    s.end_turn()
    assert s.over and s.scores == [3 - 1, 0]


def test_embargo__an_embargoed_last_province_ends_the_game():
    """The last Province brings its Curse and the end of the game: 6 - 1 points."""
    s = piles_running_out("Province", Province=1)
    s.set_supply("Smithy", 3)
    s.coins = 8
    s.buy("Province")
    s.end_turn()
    assert s.over and s.scores == [6 - 1, 0]


def test_embargo__curses_can_run_out_as_the_third_pile_in_the_middle_of_a_buy():
    """Two tokens and one Curse left: the buy goes on, the game ends with the turn."""
    s = piles_running_out("Silver", "Silver", Curse=1)
    s.coins, s.buys = 6, 2
    s.buy("Silver")
    s.buy("Silver")
    assert s.discard(0) == ["Curse", "Silver", "Silver"] and not s.over
    s.end_turn()
    assert s.over


def test_embargo__without_curses_no_further_pile_runs_out():
    """Curses and Smithies are gone: a token has no effect, and two empty piles end nothing."""
    s = table("Embargo", "Smithy")
    s.set_supply("Smithy", 0)
    s.set_supply("Curse", 0)
    s.put(0, hand=["Embargo"])
    s.answer("Silver")
    s.play("Embargo")
    s.coins = 3
    s.buy("Silver")
    s.end_turn()
    assert s.owned(0) == {"Silver": 1} and not s.over


def test_embargo__its_own_pile_can_be_the_third():
    """An Embargo that is trashed does not go back to its pile: an empty pile stays empty."""
    s = piles_running_out("Silver", Embargo=1)
    s.coins = 2
    s.buy("Embargo")
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
