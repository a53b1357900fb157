"""Rulings on the Events of Plunder: bought in the Buy phase, carried out at once."""

import pytest

from simcore.scenario import Scenario

MINE, YOURS = 0, 1


def table(
    *events: str, cards: tuple[str, ...] = (), hand: list[str] | None = None,
    deck: list[str] | None = None, discard: list[str] | None = None, **options: object,
) -> Scenario:
    """A table with these Events, $20 and ten Buys; five Coppers wait in each deck."""
    s = Scenario(cards, events=events, **options)
    deck = ["Copper"] * 5 if deck is None else deck
    s.put(MINE, hand=hand or [], deck=deck, discard=discard or [])
    s.put(YOURS, hand=["Copper"] * 5, deck=["Copper"] * 5, discard=[])
    s.coins, s.buys = 20, 10
    return s


def kinds(s: Scenario) -> list[str]:
    return [asked.kind for asked in s.asked]


# ------------------------------------------------------------------ Bury
def test_bury__must_be_carried_out() -> None:
    """One card of the discard pile must go under the deck; the Buy spent comes back."""
    s = table("Bury", discard=["Gold", "Estate"])
    s.answer("Estate")
    s.buy_event("Bury")
    assert s.deck(MINE) == ["Copper"] * 5 + ["Estate"]
    assert s.discard(MINE) == ["Gold"]
    assert (s.coins, s.buys) == (19, 10)
    assert (s.asked[0].min, s.asked[0].max) == (1, 1)


def test_bury__an_empty_discard_pile() -> None:
    """Without a discard pile only the Buy is given."""
    s = table("Bury")
    s.buy_event("Bury")
    assert s.deck(MINE) == ["Copper"] * 5
    assert s.buys == 10
    assert s.asked == []


# ------------------------------------------------------------------ Avoid
def test_avoid__no_shuffle_no_effect() -> None:
    """In a turn without a shuffle Avoid does nothing, and it is gone on the next turn."""
    s = table("Avoid", discard=["Estate"] * 6)
    s.buy_event("Avoid")
    assert s.buys == 10
    s.end_turn()
    s.end_turn()
    assert s.shuffles(MINE) == 0
    s.end_turn()
    assert s.shuffles(MINE) == 1
    assert s.asked == []


def test_avoid__takes_up_to_three_cards_out() -> None:
    """Up to three of the cards to be shuffled are taken out, and end up in the discard pile."""
    s = table("Avoid", deck=[], discard=["Gold"] * 6 + ["Estate"] * 2 + ["Curse"])
    s.buy_event("Avoid")
    s.answer(["Curse", "Estate", "Estate"])
    s.end_turn()
    assert s.hand(MINE) == ["Gold"] * 5
    assert s.deck(MINE) == ["Gold"]
    assert sorted(s.discard(MINE)) == ["Curse", "Estate", "Estate"]
    assert (s.asked[0].min, s.asked[0].max) == (0, 3)


def test_avoid__adds_up() -> None:
    """Bought three times, Avoid keeps up to nine cards out of the next shuffle."""
    s = table("Avoid", deck=[], discard=["Estate"] * 9 + ["Gold"] * 5)
    for _ in range(3):
        s.buy_event("Avoid")
    assert s.buys == 10
    s.answer(["Estate"] * 9)
    s.end_turn()
    assert s.hand(MINE) == ["Gold"] * 5
    assert s.discard(MINE) == ["Estate"] * 9


def test_avoid__no_second_shuffle() -> None:
    """If too few cards are left, what is there is drawn; the avoided cards stay out."""
    s = table("Avoid", deck=[], discard=["Estate"] * 3 + ["Gold"] * 3)
    s.buy_event("Avoid")
    s.answer(["Estate"] * 3)
    s.end_turn()
    assert s.hand(MINE) == ["Gold"] * 3
    assert s.discard(MINE) == ["Estate"] * 3
    assert s.shuffles(MINE) == 1


def test_avoid__only_the_next_shuffle() -> None:
    """A second shuffle of the same turn is an ordinary one."""
    s = table("Avoid", "Rush", cards=("Smithy",), deck=[], discard=["Gold"] * 4)
    s.buy_event("Avoid")
    s.buy_event("Rush")
    s.answer(["Gold"])
    s.buy("Smithy")
    assert s.hand(MINE) == ["Gold"] * 3
    assert s.discard(MINE) == ["Gold"]
    s.end_turn()
    assert s.shuffles(MINE) == 2
    assert kinds(s) == ["keep"]


# ------------------------------------------------------------------ Deliver
def test_deliver__a_second_one_changes_nothing() -> None:
    """Bought twice it still delivers each card once; every purchase gives its Buy."""
    s = table("Deliver")
    s.buy_event("Deliver")
    s.buy_event("Deliver")
    assert s.buys == 10
    s.buy("Silver")
    s.buy("Gold")
    assert s.set_aside(MINE) == ["Silver", "Gold"]
    s.end_turn()
    assert s.hand(MINE) == ["Copper"] * 5 + ["Silver", "Gold"]
    assert s.discard(MINE) == []


def test_deliver__the_cards_join_the_new_hand() -> None:
    """The five cards of the new hand are drawn first: two delivered cards make seven."""
    s = table("Deliver", deck=["Copper"] * 4, discard=["Copper"])
    s.buy_event("Deliver")
    s.buy("Gold")
    s.buy("Gold")
    s.end_turn()
    assert s.hand(MINE) == ["Copper"] * 5 + ["Gold"] * 2


def test_deliver__not_what_was_gained_before() -> None:
    """Cards gained before Deliver was bought, or on later turns, stay in the discard pile."""
    s = table("Deliver")
    s.buy("Silver")
    s.buy_event("Deliver")
    assert s.discard(MINE) == ["Silver"]
    s.end_turn()
    s.coins = 6
    s.buy("Gold")
    assert s.discard(YOURS) == ["Gold"]


def test_deliver__saves_a_siren() -> None:
    """A Siren that is set aside first is not trashed by its own clause."""
    s = table("Deliver", cards=("Siren",))
    s.buy_event("Deliver")
    s.answer("Deliver")
    s.buy("Siren")
    assert s.set_aside(MINE) == ["Siren"]
    assert s.trash == []


@pytest.mark.parametrize("first", ["Deliver", "Rush"])
def test_deliver__and_rush(first: str) -> None:
    """With Rush on the same card the player picks which comes first; Rush is used up either way."""
    s = table("Deliver", "Rush", cards=("Festival",))
    s.buy_event("Deliver")
    s.buy_event("Rush")
    s.answer(first)
    s.buy("Festival")
    assert s.in_play(MINE) == (["Festival"] if first == "Rush" else [])
    assert s.set_aside(MINE) == ([] if first == "Rush" else ["Festival"])
    s.buy("Festival")
    assert s.in_play(MINE).count("Festival") == (first == "Rush")
    assert not s.unanswered


# ------------------------------------------------------------------ Peril
@pytest.mark.parametrize(("answer", "loot"), [("Smithy", ["Sword"]), (None, [])])
def test_peril__a_loot_only_for_a_trashed_action(answer: str | None, loot: list[str]) -> None:
    """The Loot is gained if and only if an Action from hand was trashed, which is optional."""
    s = table("Peril", cards=("Smithy",), hand=["Smithy", "Copper"])
    s.set_supply("Loot", ["Sword"])
    s.answer(answer)
    s.buy_event("Peril")
    assert s.discard(MINE) == loot
    assert s.trash == ([answer] if answer else [])


def test_peril__nothing_without_an_action_in_hand() -> None:
    """A hand without Actions cannot trash anything, so it gets no Loot."""
    s = table("Peril", hand=["Copper", "Estate"])
    s.buy_event("Peril")
    assert s.discard(MINE) == []
    assert s.asked == []
    assert s.supply["Loot"] == 30


# ------------------------------------------------------------------ Rush
def test_rush__twice_in_a_row_plays_once() -> None:
    """Two Rushes before one Action is gained: it is played once, and both are used up."""
    s = table("Rush", cards=("Festival",))
    s.buy_event("Rush")
    s.buy_event("Rush")
    assert s.buys == 10
    s.buy("Festival")
    assert s.in_play(MINE) == ["Festival"]
    assert s.coins == 20 - 4 - 5 + 2
    s.buy("Festival")
    assert s.in_play(MINE) == ["Festival"]
    assert s.discard(MINE) == ["Festival"]


def test_rush__alternating_plays_both() -> None:
    """Rush, an Action, Rush again, another Action: both are played."""
    s = table("Rush", cards=("Festival",))
    for _ in range(2):
        s.buy_event("Rush")
        s.buy("Festival")
    assert s.in_play(MINE) == ["Festival", "Festival"]


def test_rush__uses_no_action_and_waits_for_an_action() -> None:
    """A gained Treasure does not use it up; the Action gained next is played without an Action."""
    s = table("Rush", cards=("Smithy",))
    s.actions = 0
    s.buy_event("Rush")
    s.buy("Silver")
    s.buy("Smithy")
    assert s.hand(MINE) == ["Copper"] * 3
    assert s.actions == 0
    assert s.discard(MINE) == ["Silver"]


def test_rush__what_the_played_card_gains_is_not_rushed() -> None:
    """Two Rushes and a Workshop: the Village that the Workshop gains is not played."""
    s = table("Rush", cards=("Workshop", "Village"))
    s.buy_event("Rush")
    s.buy_event("Rush")
    s.answer("Village")
    s.buy("Workshop")
    assert s.in_play(MINE) == ["Workshop"]
    assert s.discard(MINE) == ["Village"]


def test_rush__ends_with_the_turn() -> None:
    """A Rush that met no Action is lost when the turn ends."""
    s = table("Rush", cards=("Smithy",))
    s.buy_event("Rush")
    s.end_turn()
    s.end_turn()
    s.coins = 4
    s.buy("Smithy")
    assert s.in_play(MINE) == []


# ------------------------------------------------------------------ Foray
@pytest.mark.parametrize(
    ("hand", "loot"),
    [
        (["Copper", "Silver", "Estate"], ["Sword"]),
        (["Copper", "Copper", "Estate"], []),
        (["Copper", "Estate"], []),
        ([], []),
    ],
)
def test_foray__three_different_cards_for_a_loot(hand: list[str], loot: list[str]) -> None:
    """Only three discarded cards with three names bring a Loot; fewer go for nothing."""
    s = table("Foray", hand=hand)
    s.set_supply("Loot", ["Sword"])
    s.buy_event("Foray")
    assert s.hand(MINE) == []
    assert sorted(s.discard(MINE)) == sorted(hand + loot)


def test_foray__the_player_picks_three() -> None:
    """From a larger hand exactly three cards of choice are discarded."""
    s = table("Foray", hand=["Copper", "Copper", "Silver", "Estate"])
    s.set_supply("Loot", ["Sword"])
    s.answer(["Copper", "Silver", "Estate"])
    s.buy_event("Foray")
    assert s.hand(MINE) == ["Copper"]
    assert "Sword" in s.discard(MINE)
    assert (s.asked[0].min, s.asked[0].max) == (3, 3)


# ------------------------------------------------------------------ Launch
def test_launch__ends_the_buy_phase() -> None:
    """At once an Action phase follows the Buy phase, with a card, an Action and a Buy more."""
    s = table("Launch", cards=("Smithy",), hand=["Smithy"], deck=["Gold", *["Copper"] * 5])
    s.coins, s.buys, s.actions = 5, 1, 0
    s.buy_event("Launch")
    assert s.phase == "action"
    assert (s.coins, s.buys, s.actions) == (2, 1, 1)
    assert sorted(s.hand(MINE)) == ["Gold", "Smithy"]
    s.play("Smithy")
    s.play("Gold")
    assert (s.phase, s.coins) == ("buy", 5)


def test_launch__once_per_turn() -> None:
    """A second Launch in the same turn is not possible; on the next turn it is."""
    s = table("Launch")
    s.buy_event("Launch")
    s.end_action_phase()
    assert "Launch" not in s.buyable()
    s.end_turn()
    s.coins = 3
    assert "Launch" in s.buyable()


def test_launch__no_second_turn_start() -> None:
    """What happens at the start of a turn does not happen again: the Chalice pays once."""
    s = table("Launch", "Looting", hand=["Endless Chalice"])
    s.play("Endless Chalice")
    s.end_turn()
    s.end_turn()
    assert (s.coins, s.buys) == (1, 2)
    s.coins = 5
    s.buy_event("Launch")
    s.end_action_phase()
    assert (s.coins, s.buys) == (2, 2)


def test_launch__start_of_the_buy_phase_again() -> None:
    """Entering the Buy phase anew, Peaceful Cult may be used a second time."""
    s = table("Launch", cards=("Underling",), ally="Peaceful Cult", hand=["Curse"] * 3)
    s.put(MINE, deck=["Curse"], favors=3)
    s.answer(1, 2)
    s.end_action_phase()
    assert s.trash == ["Curse"]
    s.buy_event("Launch")
    s.end_action_phase()
    assert s.trash == ["Curse"] * 3
    assert kinds(s) == ["spend", "spend"]


def test_launch__the_end_of_the_buy_phase_too() -> None:
    """Treasury may return to the deck as Launch ends the Buy phase, and is then drawn by Launch."""
    s = table("Launch", cards=("Treasury",), hand=["Treasury"])
    s.play("Treasury")
    s.coins, s.buys = 3, 1
    s.answer(True)
    s.buy_event("Launch")
    assert "Treasury" in s.hand(MINE)
    assert s.in_play(MINE) == []


# ------------------------------------------------------------------ Mirror
@pytest.mark.parametrize(("supply", "copies"), [(10, 4), (3, 3)])
def test_mirror__adds_up(supply: int, copies: int) -> None:
    """Three Mirrors give three further copies of the next Action, as far as the pile reaches."""
    s = table("Mirror", cards=("Smithy",))
    s.set_supply("Smithy", supply)
    for _ in range(3):
        s.buy_event("Mirror")
    assert s.buys == 10
    s.buy("Smithy")
    assert s.discard(MINE) == ["Smithy"] * copies
    s.buys, s.coins = 1, 6
    s.buy("Gold")
    assert s.discard(MINE) == ["Smithy"] * copies + ["Gold"]


def test_mirror__only_the_next_action() -> None:
    """The copy is no occasion for a Mirror already used, nor is the Action gained after it."""
    s = table("Mirror", cards=("Smithy",))
    s.buy_event("Mirror")
    s.buy("Silver")
    s.buy("Smithy")
    s.buy("Smithy")
    assert s.discard(MINE) == ["Silver"] + ["Smithy"] * 3


def test_mirror__no_copy_from_outside_the_supply() -> None:
    """A Spell Scroll is an Action but not in the Supply: no copy, and the Mirror is used up."""
    s = table("Mirror", "Looting", cards=("Smithy",))
    s.set_supply("Loot", ["Spell Scroll", "Spell Scroll"])
    s.buy_event("Mirror")
    s.buy_event("Looting")
    assert s.discard(MINE) == ["Spell Scroll"]
    s.buy("Smithy")
    assert s.discard(MINE) == ["Spell Scroll", "Smithy"]


# ------------------------------------------------------------------ Prepare
def test_prepare__every_action_and_treasure_must_be_played() -> None:
    """Next turn all Actions and Treasures set aside are played in any order, the rest discarded."""
    hand = ["Smithy", "Gold", "Estate", "Village"]
    s = table("Prepare", cards=("Smithy", "Village"), hand=hand)
    s.buy_event("Prepare")
    assert s.hand(MINE) == []
    assert sorted(s.set_aside(MINE)) == sorted(hand)
    s.end_turn()
    assert s.hand(MINE) == ["Copper"] * 5
    s.put(MINE, deck=["Silver"] * 4)
    s.answer("Gold", "Village")
    s.end_turn()
    assert s.in_play(MINE) == ["Gold", "Village", "Smithy"]
    assert s.discard(MINE) == ["Estate"]
    assert s.hand(MINE) == ["Copper"] * 5 + ["Silver"] * 4
    assert (s.phase, s.actions, s.coins) == ("action", 3, 3)
    assert [(a.kind, a.min) for a in s.asked] == [("play", 1), ("play", 1)]


def test_prepare__lies_over_the_other_players_turn() -> None:
    """The cards are out of reach meanwhile: not in hand, not in play."""
    s = table("Prepare", hand=["Gold"])
    s.buy_event("Prepare")
    s.end_turn()
    assert s.turn_player == YOURS
    assert s.set_aside(MINE) == ["Gold"]
    assert s.in_play(MINE) == []


# ------------------------------------------------------------------ Scrounge
def test_scrounge__trashing_is_one_choice() -> None:
    """Trashing a card from hand is all that happens then."""
    s = table("Scrounge", hand=["Curse", "Copper"])
    s.set_trash(["Estate"])
    s.answer("trash a hand card", "Curse")
    s.buy_event("Scrounge")
    assert s.trash == ["Estate", "Curse"]
    assert s.discard(MINE) == []


def test_scrounge__an_estate_from_the_trash_brings_a_card() -> None:
    """An Estate gained from the trash brings a Supply card costing at most $5."""
    s = table("Scrounge", cards=("Market",), hand=["Curse"])
    s.set_trash(["Estate", "Gold"])
    s.answer("Estate from the trash", "Market")
    s.buy_event("Scrounge")
    assert s.discard(MINE) == ["Estate", "Market"]
    assert s.trash == ["Gold"]
    assert s.hand(MINE) == ["Curse"]
    assert "Gold" not in s.asked[-1].candidates


def test_scrounge__no_estate_no_card() -> None:
    """Without an Estate in the trash that choice does nothing."""
    s = table("Scrounge", hand=["Curse"])
    s.set_trash(["Gold"])
    s.answer("Estate from the trash")
    s.buy_event("Scrounge")
    assert s.discard(MINE) == []
    assert s.trash == ["Gold"]
    assert not s.unanswered


# ------------------------------------------------------------------ Maelstrom
def test_maelstrom__large_hands_must_trash() -> None:
    """Three cards are trashed; every other player with five or more cards in hand trashes one."""
    s = table("Maelstrom", hand=["Curse", "Curse", "Curse", "Gold"], players=4)
    s.put(2, hand=["Copper"] * 4)
    s.put(3, hand=["Copper", "Copper", "Copper", "Copper", "Silver", "Estate"])
    s.answer(["Curse"] * 3, "Estate")
    s.buy_event("Maelstrom")
    assert s.hand(MINE) == ["Gold"]
    assert [len(s.hand(p)) for p in (1, 2, 3)] == [4, 4, 5]
    assert s.trash == ["Copper", "Estate", "Curse", "Curse", "Curse"]
    assert (s.asked[1].player, s.asked[1].min) == (3, 1)


def test_maelstrom__is_no_attack() -> None:
    """Moat does not help: nobody is asked to show one."""
    s = table("Maelstrom", cards=("Moat",), hand=["Curse"] * 3)
    s.put(YOURS, hand=["Moat", "Copper", "Copper", "Copper", "Estate"])
    s.answer("Estate")
    s.buy_event("Maelstrom")
    assert kinds(s) == ["trash"]
    assert len(s.hand(YOURS)) == 4


def test_maelstrom__with_a_small_hand() -> None:
    """With fewer than three cards all are trashed, and the others are affected all the same."""
    s = table("Maelstrom", hand=["Curse"])
    s.buy_event("Maelstrom")
    assert sorted(s.trash) == ["Copper", "Curse"]


# ------------------------------------------------------------------ Journey
def test_journey__nothing_if_the_previous_turn_was_yours() -> None:
    """On the extra turn another Journey does nothing: Clean-up as usual, no further turn."""
    s = table("Journey", hand=["Copper"])
    s.play("Copper")
    s.buy_event("Journey")
    assert "Journey" not in s.buyable()
    s.end_turn()
    assert (s.turn_player, s.is_extra_turn) == (MINE, True)
    s.coins = 4
    s.buy_event("Journey")
    s.end_turn()
    assert s.turn_player == YOURS
    assert s.in_play(MINE) == []


def test_journey__the_hand_is_replaced_as_usual() -> None:
    """The old hand is discarded and five new cards are drawn for the extra turn."""
    s = table("Journey", hand=["Estate", "Estate"])
    s.buy_event("Journey")
    s.end_turn()
    assert s.hand(MINE) == ["Copper"] * 5
    assert s.discard(MINE) == ["Estate", "Estate"]


def test_journey__the_extra_turn_does_not_count_in_a_tie() -> None:
    """With equal points and one counted turn each, both players share the win."""
    s = table("Journey")
    s.buy_event("Journey")
    s.end_turn()
    s.end_turn()
    s.put(MINE, hand=["Province"], deck=[], discard=[])
    s.put(YOURS, hand=["Province"], deck=[], discard=[])
    assert (s.turns(MINE), s.turns(YOURS)) == (1, 1)
    assert s.winners == [MINE, YOURS]


def test_journey__cards_left_in_play_do_nothing_again() -> None:
    """A Copper left in play gives no $1 on the extra turn."""
    s = table("Journey", hand=["Copper", "Gold"])
    s.play("Copper")
    s.play("Gold")
    s.buy_event("Journey")
    s.end_turn()
    assert s.in_play(MINE) == ["Copper", "Gold"]
    assert (s.actions, s.buys, s.coins) == (1, 1, 0)


def test_journey__what_lasts_while_in_play_goes_on() -> None:
    """A Highway (1e) left in play still lowers costs, and leftover cards count for Swamp Shacks."""
    s = table("Journey", cards=("Highway (1e)", "Swamp Shacks"), hand=["Highway (1e)"])
    s.play("Highway (1e)")
    s.play("Copper")
    s.buy_event("Journey")
    s.end_turn()
    assert s.in_play(MINE) == ["Highway (1e)", "Copper"]
    assert s.cost("Gold") == 5
    s.put(MINE, hand=["Swamp Shacks"], deck=["Gold", "Gold"])
    s.play("Swamp Shacks")
    assert s.hand(MINE) == ["Gold"]
    s.end_turn()
    assert s.cost("Gold") == 6


def test_journey__durations_stay_for_their_own_reason() -> None:
    """A Longship gives its cards at the start of the extra turn and is discarded at its end."""
    s = table("Journey", cards=("Longship",), hand=["Longship"], deck=["Copper"] * 5 + ["Gold"] * 7)
    s.play("Longship")
    s.buy_event("Journey")
    s.end_turn()
    assert s.in_play(MINE) == ["Longship"]
    assert s.hand(MINE) == ["Copper"] * 5 + ["Gold"] * 2
    s.end_turn()
    assert s.in_play(MINE) == []


def test_journey__leftover_cards_go_after_the_extra_turn() -> None:
    """What stayed in play is discarded in the Clean-up of the extra turn."""
    s = table("Journey", hand=["Gold"], deck=["Copper"] * 10)
    s.play("Gold")
    s.buy_event("Journey")
    s.end_turn()
    s.end_turn()
    assert s.in_play(MINE) == []
    assert "Gold" in s.discard(MINE)


@pytest.mark.parametrize("trait", ["Reckless", "Tireless"])
def test_journey__nothing_is_discarded_from_play(trait: str) -> None:
    """In the Clean-up that Journey skips, Reckless and Tireless cards stay in play too."""
    s = table("Journey", cards=("Festival",), traits={trait: "Festival"}, hand=["Festival"])
    s.put(MINE, deck=["Copper"] * 12)
    s.play("Festival")
    s.buy_event("Journey")
    s.end_turn()
    assert s.in_play(MINE) == ["Festival"]
    s.end_turn()
    assert s.supply["Festival"] == (11 if trait == "Reckless" else 10)
    assert s.deck(MINE)[0] == ("Copper" if trait == "Reckless" else "Festival")


# ------------------------------------------------------------------ Looting
def test_looting__gains_a_loot_and_nothing_else() -> None:
    """The Loot goes to the discard pile; nothing else changes."""
    s = table("Looting")
    s.set_supply("Loot", ["Sword"])
    s.buy_event("Looting")
    assert s.discard(MINE) == ["Sword"]
    assert (s.coins, s.buys, s.actions) == (14, 9, 1)
    assert s.in_play(MINE) == []


# ------------------------------------------------------------------ Invasion
def test_invasion__four_parts_in_their_order() -> None:
    """Attack, Duchy, Action onto the deck, Loot: Witch draws before, Sextant looks after it."""
    deck = ["Silver", "Gold"] + ["Copper"] * 4
    s = table("Invasion", cards=("Witch", "Smithy"), hand=["Witch"], deck=deck)
    s.set_supply("Loot", ["Sextant"])
    s.answer("Witch", "Smithy", [], ["Copper"] * 4 + ["Smithy"])
    s.buy_event("Invasion")
    assert s.hand(MINE) == ["Silver", "Gold"]
    assert s.discard(YOURS) == ["Curse"]
    assert s.discard(MINE) == ["Duchy"]
    assert s.deck(MINE) == ["Smithy"] + ["Copper"] * 4
    assert s.in_play(MINE) == ["Witch", "Sextant"]
    assert s.coins == 20 - 10 + 3
    assert kinds(s) == ["play", "gain", "discard", "order"]
    assert sorted(s.asked[2].candidates) == ["Copper"] * 4 + ["Smithy"]


def test_invasion__only_the_attack_is_optional() -> None:
    """The Attack may be declined; Duchy, Action and Loot come regardless."""
    s = table("Invasion", cards=("Witch",), hand=["Witch"])
    s.set_supply("Loot", ["Shield"])
    s.answer(None)
    s.buy_event("Invasion")
    assert s.hand(MINE) == ["Witch"]
    assert s.discard(MINE) == ["Duchy"]
    assert s.deck(MINE)[0] == "Witch"
    assert s.in_play(MINE) == ["Shield"]
    assert s.asked[0].min == 0


def test_invasion__the_attack_may_be_a_treasure() -> None:
    """A Sword in hand is an Attack that Invasion can play, even after Treasures are barred."""
    s = table("Invasion", cards=("Smithy",), hand=["Sword"])
    s.set_supply("Loot", ["Shield"])
    s.answer("Sword")
    s.buy_event("Invasion")
    assert s.in_play(MINE) == ["Sword", "Shield"]
    assert len(s.hand(YOURS)) == 4


# ------------------------------------------------------------------ Prosper
def test_prosper__the_loot_comes_first() -> None:
    """Doubloons take the last Gold before the first Treasure is chosen."""
    s = table("Prosper")
    s.set_supply("Loot", ["Doubloons"])
    s.set_supply("Gold", 1)
    s.answer(None)
    s.buy_event("Prosper")
    assert s.discard(MINE) == ["Doubloons", "Gold"]
    assert sorted(s.asked[0].candidates) == ["Copper", "Silver"]


def test_prosper__each_gain_is_finished_before_the_next() -> None:
    """Gondola's own clause plays a Trickster before the Gold and the Silver are gained."""
    s = table("Prosper", cards=("Gondola", "Trickster"), hand=["Trickster"])
    s.set_supply("Loot", ["Sword"])
    s.answer("Gondola", "Trickster", "Gold", "Silver", None)
    s.buy_event("Prosper")
    assert s.discard(MINE) == ["Sword", "Gondola", "Gold", "Silver"]
    assert s.in_play(MINE) == ["Trickster"]
    assert [(a.kind, a.card) for a in s.asked] == [
        ("gain", "Prosper"), ("play", "Gondola"), ("gain", "Prosper"), ("gain", "Prosper"),
        ("gain", "Prosper"),
    ]


def test_prosper__no_treasure_has_to_be_taken() -> None:
    """After the Loot the player may stop at once."""
    s = table("Prosper")
    s.set_supply("Loot", ["Sword"])
    s.answer(None)
    s.buy_event("Prosper")
    assert s.discard(MINE) == ["Sword"]


def test_prosper__each_name_once_at_any_cost() -> None:
    """Every Treasure of the Supply can be taken, each name once, Platinum included."""
    s = table("Prosper", colonies=True)
    s.set_supply("Loot", ["Sword"])
    s.answer("Platinum", "Gold", "Silver", "Copper")
    s.buy_event("Prosper")
    assert s.discard(MINE) == ["Sword", "Platinum", "Gold", "Silver", "Copper"]
    assert s.asked[-1].candidates == ["Copper"]


# ------------------------------------------------------------------ rules: Events
def test_rule_events__cards_and_events_in_any_order() -> None:
    """Two Buys: two Events, two cards, or one of each in either order."""
    for first, second in (("Silver", "Peril"), ("Peril", "Silver"), ("Peril", "Peril")):
        s = table("Peril")
        s.coins, s.buys = 5, 2
        for name in (first, second):
            s.buy_event(name) if name == "Peril" else s.buy(name)
        assert s.buys == 0
        assert s.buyable() == []


def test_rule_events__keep_their_printed_cost() -> None:
    """Highway lowers the cost of cards, not of Events."""
    s = table("Peril", cards=("Highway",), hand=["Highway"])
    s.play("Highway")
    s.coins = 1
    s.end_action_phase()
    assert "Estate" in s.buyable()
    assert "Peril" not in s.buyable()


def test_rule_events__buying_one_is_not_buying_a_card() -> None:
    """Haggler does not react to an Event, nor is anything gained into a deck."""
    s = table("Peril", cards=("Haggler",), hand=["Haggler"])
    s.play("Haggler")
    s.buy_event("Peril")
    assert s.asked == []
    assert s.discard(MINE) == []


def test_rule_events__no_treasures_afterwards() -> None:
    """After buying an Event no Treasures may be played in that Buy phase."""
    s = table("Peril", hand=["Copper"])
    s.buy_event("Peril")
    with pytest.raises(ValueError, match="no Treasures after a buy"):
        s.play("Copper")


def test_rule_events__a_new_buy_phase_allows_treasures() -> None:
    """The Buy phase that follows Launch is a new one: Treasures may be played in it."""
    s = table("Launch", hand=["Gold"])
    s.coins = 3
    s.buy_event("Launch")
    s.play("Gold")
    assert s.coins == 3


def test_rule_events__an_instruction_may_still_play_a_treasure() -> None:
    """Mining Road lets a Treasure be played that is gained after an Event was bought."""
    s = table("Peril", cards=("Mining Road",), hand=["Mining Road"])
    s.play("Mining Road")
    s.buy_event("Peril")
    s.coins = 6
    s.answer(True)
    s.buy("Gold")
    assert s.coins == 3
    assert "Gold" in s.in_play(MINE)


# ------------------------------------------------------------------ rules: ends and extra turns
def test_rule_end_of_turn__delivered_cards_come_on_top_of_five() -> None:
    """Two delivered cards: the next turn starts with seven cards in hand."""
    s = table("Deliver")
    s.buy_event("Deliver")
    s.buy("Silver")
    s.buy("Silver")
    s.end_turn()
    s.end_turn()
    assert len(s.hand(MINE)) == 7


def test_rule_shuffle_hooks__avoid_and_fated_at_one_shuffle() -> None:
    """Avoid and Fated act on one shuffle: three cards kept back, one on top, one at the bottom."""
    s = table("Avoid", cards=("Village",), traits={"Fated": "Village"}, deck=[])
    s.put(MINE, discard=["Estate"] * 3 + ["Village"] * 2 + ["Gold"] * 4)
    s.buy_event("Avoid")
    s.answer("Avoid", ["Estate"] * 3, ["Village"], ["Village"])
    s.end_turn()
    assert s.hand(MINE) == ["Gold"] * 4 + ["Village"]
    assert s.deck(MINE) == ["Village"]
    assert s.discard(MINE) == ["Estate"] * 3


def test_rule_extra_turn__start_of_turn_effects_happen_on_it() -> None:
    """A Caravan played before a Journey draws its card at the start of the extra turn."""
    s = table("Journey", cards=("Caravan",), hand=["Caravan"], deck=["Copper"] * 12)
    s.play("Caravan")
    s.buy_event("Journey")
    s.end_turn()
    assert s.is_extra_turn
    assert len(s.hand(MINE)) == 6
    s.end_turn()
    s.end_turn()
    assert len(s.hand(MINE)) == 5


def test_rule_extra_turn__the_rule_of_shaman_holds_on_it() -> None:
    """Shaman's rule takes a card from the trash at the start of an extra turn as well."""
    s = table("Journey", cards=("Shaman",))
    s.buy_event("Journey")
    s.set_trash(["Silver"])
    s.end_turn()
    assert s.is_extra_turn
    assert "Silver" in s.discard(MINE)
