"""Rules that the kingdom cards of Plunder need."""

from __future__ import annotations

import pytest

from tests.rulings.tables_plunder import (
    GAIN,
    TAKE,
    TRASH_IT,
    every_answer_was_asked_for,  # noqa: F401  (a fixture for every test here)
    kinds,
    names,
    next_round,
    table,
)


# ------------------------------------------------------------------ rules
def test_rule_durations__stay_as_long_as_something_is_left_to_do():
    """A Longship is discarded in the Clean-up of the next turn, a Gondola used at once in this
    one's."""
    s = table("Longship", "Gondola")
    s.put(0, hand=["Longship", "Gondola"])
    s.play("Longship")
    s.answer("now")
    s.play("Gondola")
    s.end_turn()
    assert s.in_play(0) == ["Longship"]
    assert s.discard(0) == ["Gondola"]
    s.end_turn()
    assert s.in_play(0) == ["Longship"]
    s.end_turn()
    assert s.in_play(0) == []


def test_rule_durations_next_time__each_play_fires_once():
    """A Shrine played twice by Throne Room trashes twice for one Treasure gain, and no more."""
    s = table("Secluded Shrine", "Throne Room")
    s.put(0, hand=["Throne Room", "Secluded Shrine", *["Estate"] * 5])
    s.answer("Secluded Shrine")
    s.play("Throne Room")
    s.coins, s.buys = 6, 2
    s.answer(["Estate", "Estate"], ["Estate", "Estate"])
    s.buy("Silver")
    s.buy("Silver")
    assert s.trash == ["Estate"] * 4
    s.end_turn()
    assert s.in_play(0) == []


def test_rule_durations_permanent__throne_room_stays_with_quartermaster():
    """A card that played Quartermaster twice never leaves play either."""
    s = table("Quartermaster", "Throne Room")
    s.put(0, hand=["Throne Room", "Quartermaster"])
    s.answer("Quartermaster")
    s.play("Throne Room")
    for _ in range(3):
        s.answer(TAKE, TAKE)
        next_round(s)
    assert s.in_play(0) == ["Throne Room", "Quartermaster"]


def test_rule_replay_tracking__flagship_stays_with_longship():
    """Flagship replays Longship: +4 Actions now, +4 Cards next turn, and it stays until then."""
    s = table("Flagship", "Longship")
    s.put(0, hand=["Flagship", "Longship"])
    s.play("Flagship")
    s.play("Longship")
    assert s.actions == 5 - 2 + 4
    next_round(s)
    assert s.in_play(0) == ["Flagship", "Longship"]
    assert len(s.hand(0)) == 9
    s.end_turn()
    assert s.in_play(0) == []


def test_rule_start_of_turn_order__siren_and_longship():
    """Siren first: 5 to 8, then 10 cards. Longship first: 7, then 8."""
    for first, size in (("Siren", 10), ("Longship", 8)):
        s = table("Siren", "Longship")
        s.put(0, hand=["Siren", "Longship"])
        s.play("Siren")
        s.play("Longship")
        s.answer(first)
        next_round(s)
        assert len(s.hand(0)) == size


@pytest.mark.parametrize("first", ["Hasty", "Siren"])
def test_rule_simultaneous_triggers__a_hasty_siren(first):
    """Its gainer may set it aside first, so that it cannot be trashed, or not."""
    s = table("Siren", traits={"Hasty": "Siren"})
    s.coins = 3
    s.answer(first)
    s.buy("Siren")
    assert s.set_aside(0) == (["Siren"] if first == "Hasty" else [])
    assert s.trash == ([] if first == "Hasty" else ["Siren"])


def test_rule_in_play__differently_named_treasures():
    """Coppers, a Gondola of the turn before and a Pendant are three names for a Village."""
    s = table("Wealthy Village", "Pendant", "Gondola", loot=["Hammer"])
    s.put(0, hand=["Gondola"])
    s.answer("next turn")
    s.play("Gondola")
    next_round(s)
    s.put(0, hand=["Copper", "Copper", "Copper", "Pendant"], discard=[])
    for card in ("Copper", "Copper", "Copper", "Pendant"):
        s.play(card)
    assert s.coins == 2 + 3 + 3
    s.buy("Wealthy Village")
    assert s.discard(0) == ["Wealthy Village", "Hammer"]


def test_rule_lost_track__cabin_boy_played_twice():
    """After the first choice trashed it, the second cannot, and so gains nothing."""
    s = table("Cabin Boy", "Throne Room", "Longship")
    s.put(0, hand=["Throne Room", "Cabin Boy"])
    s.answer("Cabin Boy")
    s.play("Throne Room")
    s.answer(TRASH_IT, "Longship", TRASH_IT)
    s.end_turn()
    s.put(0, discard=[])
    s.end_turn()
    assert s.trash == ["Cabin Boy"]
    assert s.discard(0) == ["Longship"]


def test_rule_end_of_turn__cage_and_trickster_add_to_the_hand():
    """Both return their cards after the new hand was drawn, in an order their owner chooses."""
    s = table("Cage", "Trickster")
    s.put(0, hand=["Trickster", "Cage", "Estate", "Gold"])
    s.play("Trickster")
    s.answer("Estate")
    s.play("Cage")
    s.play("Gold")
    s.coins = 2
    s.buy("Estate")
    s.answer("Gold", "Cage")
    s.end_turn()
    assert names(s.hand(0)) == ["Copper"] * 5 + ["Estate", "Gold"]
    assert kinds(s)[-1] == "trigger"


def test_rule_set_aside__cards_on_a_quartermaster_score():
    """Three Estates on a Quartermaster are 3 points."""
    s = table("Quartermaster")
    s.put(0, hand=["Quartermaster"])
    s.play("Quartermaster")
    vp = s.vp(0)
    for _ in range(3):
        s.answer(GAIN, "Estate")
        next_round(s)
    assert s.set_aside(0) == ["Estate"] * 3
    assert s.vp(0) == vp + 3


def test_rule_play_by_effect__uses_no_action_in_any_phase():
    """A Gondola bought in the Buy phase plays a Village: its Actions come too late."""
    s = table("Gondola", "Village", "Smithy")
    s.put(0, hand=["Village", "Smithy"])
    s.coins = 4
    s.answer("Village")
    s.buy("Gondola")
    assert s.in_play(0) == ["Village"]
    assert s.actions == 5 + 2
    with pytest.raises(ValueError):
        s.play("Smithy")


def test_rule_choose_one__an_option_that_does_nothing_may_be_chosen():
    """Taking a card from an empty Quartermaster is a legal choice."""
    s = table("Quartermaster")
    s.put(0, hand=["Quartermaster"])
    s.play("Quartermaster")
    s.answer(TAKE)
    next_round(s)
    assert s.hand(0) == ["Copper"] * 5
    assert s.set_aside(0) == []


def test_rule_do_what_you_can__crucible_with_an_empty_hand():
    """Nothing to trash, nothing paid, and Pickaxe gains no Loot."""
    s = table("Crucible", "Pickaxe", loot=["Hammer"])
    s.put(0, hand=["Crucible"])
    s.play("Crucible")
    assert s.coins == 0
    s.put(0, hand=["Pickaxe"])
    s.play("Pickaxe")
    assert (s.coins, s.hand(0)) == (1, [])


def test_rule_costs__a_cheap_card_of_six_counts_as_five():
    """Cheap on a $6 pile: gaining such a card repeats Taskmaster."""
    s = table("Taskmaster", "Sack of Loot", traits={"Cheap": "Sack of Loot"})
    s.put(0, hand=["Taskmaster"])
    s.play("Taskmaster")
    s.coins = 5
    s.buy("Sack of Loot")
    next_round(s)
    assert s.coins == 1


def test_rule_attacks__shield_protects_from_frigate_all_the_time():
    """Shown when Frigate is played, it protects until the Frigate player's next turn, though
    it is not in hand any more."""
    s = table("Frigate", "Smithy", "Sack of Loot")
    s.put(0, hand=["Frigate"])
    s.put(1, hand=["Shield", "Smithy", "Copper", "Copper", "Copper"])
    s.answer(True)
    s.play("Frigate")
    s.end_turn()
    s.put(1, hand=["Smithy", *["Copper"] * 4])
    s.play("Smithy")
    assert len(s.hand(1)) == 7
