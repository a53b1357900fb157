"""Whose turn comes next, what "once this turn" waits for, which of several comes first.

Rulings that take cards of several sets to be seen.
"""

from __future__ import annotations

import pytest

from simcore import Scenario
from tests.rulings.tables_seaside import gains, table

YES = True
COPPERS = ["Copper"] * 20
OUTPOSTS = pytest.mark.parametrize("outpost", ["Outpost", "Outpost (1e)"])


def turns(s: Scenario, n: int) -> list[int | str]:
    """The next n turns: the seat, with an x behind it if the turn is an extra one."""
    order: list[int | str] = []
    for _ in range(n):
        s.end_turn()
        order.append(f"{s.turn_player}x" if s.is_extra_turn else s.turn_player)
    return order


def triggers(s: Scenario) -> list[list[str]]:
    """Between which effects players had to choose, time after time."""
    return [sorted(asked.candidates) for asked in s.asked if asked.kind == "trigger"]


# ------------------------------------------------------------------ turns on another player's turn
def with_gondolas(*plays: str, players: int = 3) -> Scenario:
    """Seat 0 hands out Gondolas with Ambassadors; for each the last seat plays a card from hand."""
    s = table("Ambassador", "Gondola", "Odysseys", "Outpost", "Outpost (1e)", players=players)
    for p in range(players):
        s.put(p, deck=COPPERS)
    hand_out_gondolas(s, *plays)
    return s


def hand_out_gondolas(s: Scenario, *plays: str) -> None:
    s.put(len(s.scores) - 1, hand=plays)
    s.actions = 9
    for card in plays:
        s.put(0, hand=["Ambassador", "Gondola"])
        s.answer(0, card)
        s.play("Ambassador")
    assert not s.unanswered


@pytest.mark.parametrize(
    ("players", "order"),
    [(2, ["1x", 1, 0, 1]), (3, ["2x", 1, 2, 0, 1]), (4, ["3x", 1, 2, 3, 0])],
)
def test_voyage__an_extra_turn_after_anothers_leaves_the_turn_order_alone(players, order):
    """Played on another player's turn (for a Gondola gained there), Voyage gives its extra turn
    after that one. Then the game goes on to the left of whoever had the last regular turn: nobody
    is passed over."""
    s = with_gondolas("Voyage", players=players)
    assert turns(s, len(order)) == order


def test_rule_extra_and_skipped_turns__of_several_players_come_in_turn_order():
    """Both have an extra turn after this one: first comes the player whose turn it was, though the
    other one's was granted first."""
    s = with_gondolas("Voyage")
    s.put(0, hand=["Voyage"])
    s.play("Voyage")
    assert turns(s, 5) == ["0x", "2x", 1, 2, 0]


def test_rule_extra_and_skipped_turns__begin_with_whose_turn_it_was():
    """In the third player's extra turn the first one played Outpost, for a Gondola, and so did the
    third one: the third player's comes first."""
    s = with_gondolas("Voyage")
    assert turns(s, 1) == ["2x"]
    s.put(0, hand=["Outpost"])
    s.put(2, hand=["Ambassador", "Gondola", "Outpost (1e)"])
    s.actions = 2
    s.answer("Gondola", 0, "Outpost")
    s.play("Ambassador")
    s.play("Outpost (1e)")
    assert turns(s, 3) == ["2x", "0x", 1]


def test_rule_extra_and_skipped_turns__players_choose_among_their_own():
    """The extra turns of Voyage and Outpost are the third player's, and so is the choice which of
    them comes first."""
    s = with_gondolas("Voyage", "Outpost")
    s.answer("Outpost")
    s.end_turn()
    assert (s.asked[-1].kind, s.asked[-1].player) == ("extra_turn", 2)
    assert [s.turn_player, *turns(s, 4)] == [2, "2x", 1, 2, 0]


def test_rule_extra_and_skipped_turns__nobody_chooses_among_those_of_others():
    """Voyage is one player's and Outpost the other's: nothing is to be chosen."""
    s = with_gondolas("Outpost")
    s.put(0, hand=["Voyage"])
    s.play("Voyage")
    assert turns(s, 4) == ["0x", "2x", 1, 2]
    assert "extra_turn" not in [asked.kind for asked in s.asked]


@OUTPOSTS
def test_outpost__on_the_second_turn_of_another_player(outpost):
    """A third turn in a row is one of the same player: played on the second turn in a row of
    somebody else, Outpost gives its extra turn."""
    s = with_gondolas()
    s.put(0, hand=["Voyage"])
    s.play("Voyage")
    assert turns(s, 1) == ["0x"]
    hand_out_gondolas(s, outpost)
    assert turns(s, 4) == ["2x", 1, 2, 0]


@OUTPOSTS
def test_outpost__after_the_extra_turn_of_another_player(outpost):
    """Whether it would be a third turn in a row is asked about Outpost's player: the two turns that
    another player took before it take nothing away."""
    s = with_gondolas(outpost)
    s.put(0, hand=["Voyage"])
    s.play("Voyage")
    assert turns(s, 5) == ["0x", "2x", 1, 2, 0]


# ------------------------------------------------------------------ once this turn, if you like
def test_sailor__the_second_plays_what_the_first_one_made_you_gain():
    """A Blockade, gained and played with one Sailor, sets a Caravan aside: a card that was gained
    too, and the other Sailor may play it from there."""
    s = table("Sailor", "Blockade", "Caravan")
    s.put(0, hand=["Sailor", "Sailor"], deck=COPPERS)
    s.actions = 2
    s.play("Sailor")
    s.play("Sailor")
    s.coins = 4
    s.answer(YES, "Caravan", YES)
    s.buy("Blockade")
    assert s.in_play(0) == ["Sailor", "Sailor", "Blockade", "Caravan"]
    assert s.hand(0) == ["Copper"]


def test_sailor__may_wait_for_what_another_effect_of_the_gain_brings():
    """City-state plays the Blockade first; the only Sailor is still there for the Caravan that
    this Blockade gains."""
    s = table("Sailor", "Blockade", "Caravan", "Underling", ally="City-state")
    s.put(0, hand=["Sailor"], deck=COPPERS, favors=2)
    s.play("Sailor")
    s.coins = 4
    s.answer("City-state", YES, "Caravan", YES)
    s.buy("Blockade")
    assert s.in_play(0) == ["Sailor", "Blockade", "Caravan"]


def test_mining_road__the_second_plays_what_the_first_one_made_you_gain():
    """A Pickaxe, gained and played with one Mining Road, gains a Loot: the other may play it."""
    s = table("Mining Road", "Pickaxe")
    s.set_supply("Loot", ["Insignia"])
    s.put(0, hand=["Mining Road", "Mining Road", "Gold"])
    s.actions = 2
    s.play("Mining Road")
    s.play("Mining Road")
    s.coins = 5
    s.answer(YES, YES)
    s.buy("Pickaxe")
    assert s.in_play(0) == ["Mining Road", "Mining Road", "Pickaxe", "Insignia"]
    assert (s.coins, s.trash) == (1 + 3, ["Gold"])


def test_mining_road__may_wait_for_what_another_effect_of_the_gain_brings():
    """The Silver that comes with a Rich Pickaxe is a Treasure gain of its own: who resolves Rich
    first may spend the only Mining Road on it."""
    s = table("Mining Road", "Pickaxe", traits={"Rich": "Pickaxe"})
    s.put(0, hand=["Mining Road"])
    s.play("Mining Road")
    s.coins = 5
    s.answer("Rich", YES)
    s.buy("Pickaxe")
    assert s.in_play(0) == ["Mining Road", "Silver"]
    assert s.discard(0) == ["Pickaxe"]


# ------------------------------------------------------------------ gained to hand, not playable
def under_warlord(*kingdom: str, in_play: str, hand: tuple[str, ...], **options: object):
    """Seat 1 to move: a Warlord forbids it a third copy from hand."""
    s = table("Clashes", "Artisan", *kingdom, **options)
    s.put(0, hand=["Warlord"], deck=COPPERS)
    s.play("Warlord")
    s.end_turn()
    s.put(1, hand=hand, deck=COPPERS, in_play=[in_play, in_play])
    s.actions = 5
    return s


def on_a_voyage(*kingdom: str, **options: object) -> Scenario:
    """The extra turn of a Voyage: three cards can be played from hand."""
    s = table("Odysseys", *kingdom, **options)
    s.put(0, hand=["Voyage"], deck=COPPERS)
    s.play("Voyage")
    s.end_turn()
    return s


def test_sailor__is_not_asked_about_a_card_that_cannot_be_played():
    """Gained to hand, a third Caravan is stopped by Warlord, and the Sailor keeps its one time
    for a Caravan gained to the discard pile."""
    s = under_warlord("Sailor", "Caravan", in_play="Caravan", hand=("Sailor", "Artisan", "Gold"))
    s.play("Sailor")
    s.answer("Caravan", "Gold")
    s.play("Artisan")
    assert s.in_play(1).count("Caravan") == 2
    s.coins = 4
    s.answer(YES)
    s.buy("Caravan")
    assert s.in_play(1).count("Caravan") == 3


def test_mining_road__is_not_asked_about_a_card_that_cannot_be_played():
    """On a Voyage turn three cards have been played from hand: the Silver that Mine gains to hand
    stays there, and Mining Road keeps its one time for a Silver gained to the discard pile."""
    s = on_a_voyage("Mining Road", "Mine", "Village")
    s.put(0, hand=["Village", "Mining Road", "Mine", "Copper"], deck=["Estate"])
    s.play("Village")
    s.play("Mining Road")
    s.answer("Copper", "Silver")
    s.play("Mine")
    assert s.hand(0) == ["Silver", "Estate"]
    s.coins = 3
    s.answer(YES)
    s.buy("Silver")
    assert s.in_play(0)[-1] == "Silver"
    assert s.coins == 2


def test_trail__gained_to_hand_it_obeys_warlord():
    """Playing it from hand is playing a third copy from hand: it is not offered."""
    s = under_warlord("Trail", in_play="Trail", hand=("Artisan", "Gold"))
    s.answer("Trail", "Gold")
    s.play("Artisan")
    assert s.hand(1) == ["Trail"]
    assert [asked.kind for asked in s.asked] == ["gain", "topdeck"]


def test_berserker__gained_to_hand_it_obeys_warlord():
    """A third Berserker cannot be played from hand. There is nothing to put into an order with
    Hasty, which sets it aside."""
    s = under_warlord(
        "Berserker", in_play="Berserker", hand=("Artisan", "Gold"), traits={"Hasty": "Berserker"}
    )
    s.answer("Berserker")
    s.play("Artisan")
    assert triggers(s) == []
    assert s.set_aside(1) == ["Berserker"]
    assert s.in_play(1) == ["Berserker", "Berserker", "Artisan"]


def test_buried_treasure__that_cannot_be_played_has_not_moved():
    """Gained to hand after three plays of a Voyage turn it is not played, and lies where it was
    for Hasty to set aside."""
    s = on_a_voyage("Buried Treasure", "Mine", "Village", traits={"Hasty": "Buried Treasure"})
    s.put(0, hand=["Village", "Village", "Mine", "Silver"])
    s.play("Village")
    s.play("Village")
    s.answer("Silver", "Buried Treasure", "Buried Treasure")
    s.play("Mine")
    assert triggers(s) == [["Buried Treasure", "Hasty"]]
    assert s.set_aside(0) == ["Buried Treasure"]


def test_rush__a_card_that_cannot_be_played_has_not_moved():
    """Rush has to play the next Action, but a third Village gained to hand is stopped by Warlord;
    it is still where Hasty looks for it. That was the next gain: Rush does not wait for another."""
    s = under_warlord(
        "Village",
        in_play="Village",
        hand=("Artisan", "Gold"),
        events=["Rush", "Launch"],
        traits={"Hasty": "Village"},
    )
    s.coins = 99
    s.buy_event("Rush")
    s.buy_event("Launch")
    s.answer("Village", "Rush", "Gold")
    s.play("Artisan")
    assert s.set_aside(1) == ["Village"]
    s.buy("Artisan")
    assert s.discard(1) == ["Artisan"]


# ------------------------------------------------------------------ what a gain has emptied
@pytest.mark.parametrize("gained", ["Search", "Gondola"])
def test_search__a_pile_emptied_by_the_gain_that_plays_it_does_not_count(gained):
    """The last Search, played by Rush as it is gained, or one that the last Gondola plays from
    hand: the pile was empty already, so it waits for another one."""
    s = table("Search", "Gondola", events=["Rush"])
    s.set_supply("Loot", ["Insignia"])
    s.set_supply(gained, 1)
    s.coins = 7 if gained == "Search" else 4
    if gained == "Search":
        s.buy_event("Rush")
    else:
        s.put(0, hand=["Search"])
        s.answer("Search")
    s.buy(gained)
    assert s.supply[gained] == 0
    assert s.in_play(0) == ["Search"]
    assert s.trash == []
    s.set_supply("Curse", 1)
    s.buys = 1
    s.buy("Curse")
    assert s.trash == ["Search"]
    assert s.discard(0)[-2:] == ["Curse", "Insignia"]


# ------------------------------------------------------------------ Embargo
@pytest.mark.parametrize("tokens", [1, 2])
def test_embargo__a_token_laid_beside_a_haggler_lasts(tokens):
    """The first-edition Haggler looks at what is bought as long as it is in play; the tokens laid
    meanwhile strike long after it has gone."""
    s = table("Embargo", "Haggler (1e)")
    s.put(0, hand=["Haggler (1e)", *["Embargo"] * tokens], deck=COPPERS)
    s.actions = 3
    s.play("Haggler (1e)")
    for _ in range(tokens):
        s.answer("Silver")
        s.play("Embargo")
    s.end_turn()
    s.coins = 3
    s.buy("Silver")
    assert gains(s, 1) == [*["Curse"] * tokens, "Silver"]


# ------------------------------------------------------------------ Throne Room on Flagship
def test_flagship__throne_room_stays_with_it_for_the_duration_it_replayed():
    """Played twice, Flagship plays the Caravan two more times and stays in play with it. Throne
    Room played Flagship a second time, and stays as long as Flagship does."""
    s = table("Throne Room", "Flagship", "Caravan")
    s.put(0, hand=["Throne Room", "Flagship", "Caravan"], deck=COPPERS)
    s.actions = 2
    s.answer("Flagship")
    s.play("Throne Room")
    s.play("Caravan")
    s.end_turn()
    assert s.in_play(0) == ["Throne Room", "Flagship", "Caravan"]
    s.end_turn()
    assert len(s.hand(0)) == 5 + 3
    s.end_turn()
    assert s.in_play(0) == []


# ------------------------------------------------------------------ a whole hand must go
@pytest.mark.parametrize(("first", "gold"), [("Tunnel", True), ("Trail", False)])
@pytest.mark.parametrize("card", ["Warehouse", "Witch's Hut"])
def test_trail__whoever_has_to_discard_everything_orders_it(card, first, gold):
    """No card is left to choose, but what comes first is: a Trail that is played shuffles the
    discarded Tunnel away before it can be shown, or after."""
    s = table(card, "Tunnel", "Trail")
    s.put(0, hand=[card, "Tunnel", "Trail"])
    s.answer(first, *[YES] * (1 + gold))
    s.play(card)
    assert not s.unanswered
    assert triggers(s) == [["Trail", "Tunnel"]]
    assert gains(s, 0) == ["Gold"] * gold


@pytest.mark.parametrize("first", ["Lich", "Trail"])
def test_lich__whoever_has_to_trash_everything_orders_it(first):
    """Maelstrom takes the last cards of a hand. Lich first: it may gain the Trail out of the
    trash. Trail first: it is played, and only the Copper is left for Lich."""
    s = table("Wizards", "Trail", events=["Maelstrom"])
    s.put(0, hand=["Lich", "Trail", "Copper"])
    s.coins = 4
    if first == "Lich":
        s.answer("Lich", "Trail", False)
    else:
        s.answer("Trail", YES)
    s.buy_event("Maelstrom")
    assert not s.unanswered
    assert triggers(s)[0] == ["Lich", "Trail"]
    if first == "Lich":
        assert (s.discard(0), s.trash) == (["Lich", "Trail"], ["Copper"])
    else:
        assert (s.discard(0), s.in_play(0), s.trash) == (["Lich", "Copper"], ["Trail"], [])


# ------------------------------------------------------------------ several effects of one name
@pytest.mark.parametrize("order", [["Smithy", "Village"], ["Village", "Smithy"]])
def test_contract__two_of_them_in_any_order(order):
    """Each holds a card of its own: their player says which is played first."""
    s = table("Contract", "Smithy", "Village")
    s.put(0, hand=["Contract", "Contract", "Smithy", "Village"], deck=COPPERS)
    s.end_action_phase()
    s.answer("Village", "Smithy")
    s.play("Contract")
    s.play("Contract")
    s.end_turn()
    s.answer(order[0])
    s.end_turn()
    assert s.in_play(0) == ["Contract", "Contract", *order]
    assert triggers(s) == [["Smithy", "Village"]]


@pytest.mark.parametrize("order", [["Smithy", "Village"], ["Village", "Smithy"]])
def test_royal_galley__two_of_them_in_any_order(order):
    """Each has set a card aside: their player says which is played first."""
    s = table("Royal Galley", "Smithy", "Village")
    s.put(0, hand=["Royal Galley", "Royal Galley", "Smithy", "Village"], deck=COPPERS)
    s.actions = 2
    s.answer("Village", "Smithy")
    s.play("Royal Galley")
    s.play("Royal Galley")
    s.end_turn()
    s.answer(order[0])
    s.end_turn()
    assert s.in_play(0) == ["Royal Galley", "Royal Galley", *order]
    assert triggers(s) == [["Smithy", "Village"]]


@pytest.mark.parametrize("first", ["Tunnel", "Duchy"])
def test_grotto__two_of_them_in_any_order(first):
    """Each has set other cards aside: their player says which Grotto exchanges its own first."""
    s = table("Grotto", "Tunnel")
    s.put(0, hand=["Grotto", "Grotto", "Tunnel", "Duchy"], deck=COPPERS)
    s.actions = 2
    s.answer(["Tunnel"], ["Duchy"])
    s.play("Grotto")
    s.play("Grotto")
    s.end_turn()
    s.answer(first, False)
    s.end_turn()
    assert triggers(s) == [["Duchy", "Tunnel"]]
    assert s.discard(0) == {"Tunnel": ["Tunnel", "Duchy"], "Duchy": ["Duchy", "Tunnel"]}[first]
    assert s.hand(0) == ["Copper"] * 7


@pytest.mark.parametrize(
    ("first", "discarded"),
    [("Tunnel", ["Tunnel", "Tunnel", "Duchy"]), ("Duchy", ["Tunnel", "Duchy", "Tunnel"])],
)
def test_grotto__one_is_told_by_what_the_other_has_not(first, discarded):
    """One Grotto has a Tunnel and a Duchy, the other a Tunnel alone: by Tunnel the player means the
    other one, by Duchy the first."""
    s = table("Grotto", "Tunnel")
    s.put(0, hand=["Grotto", "Grotto", "Tunnel", "Tunnel", "Duchy"], deck=COPPERS)
    s.actions = 2
    s.answer(["Tunnel", "Duchy"], ["Tunnel"])
    s.play("Grotto")
    s.play("Grotto")
    s.end_turn()
    s.answer(first, False, False)
    s.end_turn()
    assert s.discard(0) == discarded


@pytest.mark.parametrize("order", [["Smithy", "Village"], ["Village", "Smithy"]])
def test_prepare__two_hands_in_any_order(order):
    """A Trail bought between two Prepares draws a card for the second. Each of the two hands that
    lie aside is played in one go, and their player says which comes first."""
    s = table("Village", "Smithy", "Trail", events=["Prepare"])
    s.put(0, hand=["Village"], deck=["Smithy", *COPPERS])
    s.coins, s.buys = 3 + 4 + 3, 3
    s.buy_event("Prepare")
    s.answer(YES)
    s.buy("Trail")
    s.buy_event("Prepare")
    assert sorted(s.set_aside(0)) == ["Smithy", "Village"]
    s.end_turn()
    s.answer(order[0])
    s.end_turn()
    assert s.in_play(0) == order
    assert triggers(s) == [["Smithy", "Village"]]


@pytest.mark.parametrize("order", [["Blacksmith", "Miller"], ["Miller", "Blacksmith"]])
def test_hasty__cards_gained_at_a_turn_start_come_in_any_order(order):
    """Two Workshops, played as a turn starts, gain Hasty cards that are due a turn later: then
    their player says which of them is played first."""
    s = table("Workshop", "Townsfolk", events=["Prepare"], traits={"Hasty": "Townsfolk"})
    s.set_supply("Townsfolk", ["Blacksmith", "Miller"])
    s.put(0, hand=["Workshop", "Workshop"], deck=COPPERS)
    s.coins = 3
    s.buy_event("Prepare")
    s.end_turn()
    s.answer("Blacksmith", "Miller")
    s.end_turn()
    assert s.set_aside(0) == ["Blacksmith", "Miller"]
    s.end_turn()
    s.answer(order[0], "+2 Cards")
    s.end_turn()
    assert triggers(s) == [["Blacksmith", "Miller"]]
    assert s.in_play(0) == order


@pytest.mark.parametrize("top", ["Blacksmith", "Miller"])
def test_reckless__cards_of_a_split_pile_return_in_any_order(top):
    """Their player discards them in an order of choice; the last one ends on top of the pile."""
    s = table("Townsfolk", traits={"Reckless": "Townsfolk"})
    s.set_supply("Townsfolk", ["Elder"])
    s.put(0, in_play=["Blacksmith", "Miller"], deck=COPPERS)
    bottom = {"Blacksmith": "Miller", "Miller": "Blacksmith"}[top]
    s.answer(bottom)
    s.end_turn()
    assert triggers(s) == [["Blacksmith", "Miller"]]
    assert s.pile("Townsfolk") == [top, bottom, "Elder"]
