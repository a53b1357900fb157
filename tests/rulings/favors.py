"""Rules of Favors and Liaisons."""

import pytest

from simcore import Kingdom, Scenario
from tests.rulings.tables_allies import (
    AGAIN,
    after,
    specialist,
)

# ------------------------------------------------------------------ Favors and Liaisons
LIAISONS = [
    "Sycophant",
    "Bauble",
    "Importer",
    "Underling",
    "Broker",
    "Guildmaster",
    "Emissary",
    "Contract",
]


@pytest.mark.parametrize("liaison", LIAISONS)
def test_rule_liaison_setup__one_ally_and_one_favor(liaison):
    """With any Liaison there is exactly one Ally, and everybody starts with a Favor."""
    assert Kingdom([liaison]).ally
    assert Scenario([liaison]).favors(1) == (5 if liaison == "Importer" else 1)


def test_rule_liaison_setup__several_liaisons_one_ally():
    """More than one Liaison still means one Ally, and one Favor each."""
    kingdom = Kingdom(["Underling", "Broker"])
    assert isinstance(kingdom.ally, str)
    assert Scenario(["Underling", "Broker"]).favors(0) == 1


def test_rule_liaison_setup__a_student_in_the_wizards():
    """The Wizards, among whom is Student, make it a game with an Ally."""
    assert Kingdom(["Wizards"]).ally
    assert Scenario(["Wizards"]).favors(0) == 1


def test_rule_liaison_setup__no_liaison_no_ally():
    """Without a Liaison there are no Ally and no Favors."""
    assert Kingdom(["Merchant Camp", "Sentinel"]).ally is None
    assert Scenario(["Merchant Camp", "Sentinel"]).favors(0) == 0


def test_rule_favors__spending_is_optional_and_needs_the_full_price():
    """A price of 5 Favors cannot be paid with 4, and with 5 nobody has to."""
    s = Scenario(["Underling"], ally="Mountain Folk")
    s.put(0, favors=4)
    s.end_turn()
    s.end_turn()
    assert s.asked == []
    s.put(0, favors=5)
    s.answer(0)
    s.end_turn()
    s.end_turn()
    assert s.favors(0) == 5
    assert len(s.hand(0)) == 5


def test_rule_fresh_favors_usable__a_favor_of_the_card_itself():
    """Underling's Favor is there when Circle of Witches is offered after it."""
    s = Scenario(["Underling"], ally="Circle of Witches")
    s.put(0, hand=["Underling"], deck=["Copper"], favors=2)
    s.put(1, discard=[])
    s.answer(1)
    s.play("Underling")
    assert s.favors(0) == 0
    assert s.discard(1) == ["Curse"]


def test_rule_durations__specialist_and_importer():
    """Played twice by Specialist, Importer gains two cards; both stay until that Clean-up."""
    s = specialist("Importer", AGAIN, deck=["Copper"] * 9)
    s.end_turn()
    s.answer("Silver", "Duchy")
    s.end_turn()
    assert s.owned(0)["Silver"] == s.owned(0)["Duchy"] == 1
    assert sorted(s.in_play(0)) == ["Importer", "Specialist"]
    s.end_turn()
    assert s.in_play(0) == []


def test_rule_start_of_turn_order__the_player_decides():
    """Several start-of-turn effects come in the order their player likes."""
    s = Scenario(["Importer", "Highwayman"])
    s.actions = 2
    s.put(0, hand=["Importer", "Highwayman"], deck=["Copper"] * 5, discard=[])
    s.play("Importer")
    s.play("Highwayman")
    s.end_turn()
    s.put(0, deck=[], discard=[])
    s.answer("Importer", "Duchy")  # first the gain, so that the new Duchy can be drawn
    s.end_turn()
    assert s.asked[0].kind == "trigger"
    assert sorted(s.asked[0].candidates) == ["Highwayman", "Importer"]
    assert s.hand(0).count("Duchy") == 1


def test_rule_this_turn_effects__guildmaster_gained_and_played():
    """Gained and played through City-state, Guildmaster gives a Favor for its own gain."""
    s = Scenario(["Guildmaster"], ally="City-state")
    s.put(0, favors=2)
    s.coins = 5
    s.answer(1)
    s.buy("Guildmaster")
    assert s.in_play(0) == ["Guildmaster"]
    assert s.favors(0) == 1


def test_rule_choose_one__an_option_that_does_nothing():
    """An option can be chosen although it cannot be carried out."""
    s = after("Town", answers=[0])
    assert s.hand(0) == []
    assert s.actions == 2


def test_rule_play_without_action__treasure_by_courier():
    """Courier can play a Treasure in the Action phase."""
    s = after("Courier", deck=["Silver"], answers=["Silver"])
    assert s.phase == "action"
    assert s.coins == 3


def test_rule_ally_is_not_a_card__moat_does_not_help():
    """An Ally that hurts is no Attack: Moat is not even asked for."""
    s = Scenario(["Underling", "Moat"], ally="Circle of Witches")
    s.put(0, hand=["Underling"], deck=["Copper"], favors=2)
    s.put(1, hand=["Moat"], discard=[])
    s.answer(1)
    s.play("Underling")
    assert [q.player for q in s.asked] == [0]
    assert s.discard(1) == ["Curse"]


def test_rule_return_to_pile__refills_an_empty_pile():
    """A card returned to an empty pile makes it a pile again."""
    s = Scenario(["Swap", "Village", "Carpenter"])
    s.put(0, hand=["Swap", "Village"], deck=["Copper"], discard=[])
    s.set_supply("Village", 0)
    s.answer("Village", "Carpenter")
    s.play("Swap")
    assert s.supply["Village"] == 1
    s.answer("Village")  # no pile is empty: Carpenter gains without trashing
    s.play("Carpenter")
    assert s.trash == []
    assert s.discard(0) == ["Village"]
