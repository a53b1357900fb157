"""Default choices for Plunder's Loots, Traits and Events: what a good player would do."""

import pytest

from simcore.scenario import Scenario

ME = 0


def table(
    *cards: str, event: str = "Looting", hand: list[str], deck: list[str] | None = None,
    discard: list[str] | None = None, coins: int = 0, traits: dict[str, str] | None = None,
) -> Scenario:
    """Everything is left to the defaults."""
    s = Scenario(cards, events=[event], traits=traits, auto=True)
    s.put(ME, hand=hand, deck=["Copper"] * 5 if deck is None else deck, discard=discard or [])
    s.coins = coins
    return s


@pytest.mark.parametrize(
    ("coins", "now"), [(5, True), (8, False), (12, False), (13, True), (1, False), (2, True)]
)
def test_amphora_is_saved_if_this_turn_has_no_use_for_it(coins: int, now: bool) -> None:
    s = table(hand=["Amphora"], coins=coins)
    s.play("Amphora")
    assert s.coins == coins + 3 * now


def test_amphora_is_not_saved_at_the_end_of_the_game() -> None:
    s = table(hand=["Amphora"], coins=8)
    s.set_supply("Province", 1)
    s.play("Amphora")
    assert s.coins == 11


def test_insignia_topdecks_what_helps_the_next_hand() -> None:
    s = table("Smithy", hand=["Insignia"])
    s.play("Insignia")
    s.coins, s.buys = 30, 5
    for name in ("Gold", "Province", "Smithy", "Copper", "Curse"):
        s.buy(name)
    assert s.deck(ME)[:2] == ["Smithy", "Gold"]
    assert s.discard(ME) == ["Province", "Copper", "Curse"]


def test_orb_takes_the_money_unless_the_discard_pile_has_better() -> None:
    s = table(hand=["Orb"], discard=["Gold", "Estate"])
    s.play("Orb")
    assert (s.coins, s.buys) == (3, 2)
    s = table("Smithy", "Witch", hand=["Orb"], discard=["Gold", "Smithy", "Silver"])
    s.play("Orb")
    assert s.in_play(ME) == ["Orb", "Smithy"]


def test_puzzle_box_saves_an_action_that_came_too_late() -> None:
    s = table("Smithy", "Market", hand=["Puzzle Box", "Smithy", "Market", "Gold"])
    s.play("Puzzle Box")
    assert s.set_aside(ME) == ["Market"]


@pytest.mark.parametrize(("coins", "aside"), [(2, []), (6, ["Gold"]), (15, [])])
def test_puzzle_box_saves_money_only_if_a_province_is_safe(coins: int, aside: list[str]) -> None:
    s = table(hand=["Puzzle Box", "Gold", "Estate"], coins=coins)
    s.play("Puzzle Box")
    assert s.set_aside(ME) == aside


def test_sextant_keeps_actions_and_money() -> None:
    deck = ["Smithy", "Estate", "Gold", "Curse", "Copper"]
    s = table("Smithy", hand=["Sextant"], deck=deck + ["Estate"] * 4)
    s.play("Sextant")
    assert sorted(s.discard(ME)) == ["Curse", "Estate"]
    assert sorted(s.deck(ME)[:3]) == ["Copper", "Gold", "Smithy"]


def test_sextant_discards_coppers_of_a_rich_deck() -> None:
    s = table(hand=["Sextant"], deck=["Gold", "Copper", "Gold", "Gold", "Gold", "Gold"])
    s.play("Sextant")
    assert s.discard(ME) == ["Copper"]


def test_fated_puts_good_cards_on_top() -> None:
    s = table("Market", "Smithy", hand=["Smithy"], deck=[], traits={"Fated": "Market"},
              discard=["Market"] * 3 + ["Estate"] * 9)
    s.play("Smithy")
    assert s.hand(ME) == ["Market"] * 3


def test_fated_puts_one_terminal_on_top() -> None:
    s = table("Smithy", "Moat", hand=["Moat"], deck=[], traits={"Fated": "Smithy"},
              discard=["Smithy"] * 2 + ["Copper"] * 40)
    s.play("Moat")
    assert s.hand(ME) == ["Copper", "Smithy"]


def test_fated_puts_victory_cards_at_the_bottom() -> None:
    s = table("Clashes", "Moat", hand=["Moat"], deck=[], traits={"Fated": "Clashes"},
              discard=["Territory"] * 2 + ["Copper"] * 9)
    s.play("Moat")
    assert s.hand(ME) == ["Copper"] * 2
    assert s.deck(ME)[-2:] == ["Territory"] * 2


def test_friendly_takes_a_card_for_nothing() -> None:
    s = table("Market", hand=["Market"], traits={"Friendly": "Market"})
    s.end_turn()
    assert s.owned(ME)["Market"] == 2


def test_friendly_does_not_flood_the_deck_with_terminals() -> None:
    s = table("Smithy", hand=["Smithy"] * 3, traits={"Friendly": "Smithy"})
    s.end_turn()
    assert s.owned(ME)["Smithy"] == 3


@pytest.mark.parametrize(
    ("pile", "hand", "discarded"),
    [
        ("Smithy", ["Smithy", "Witch", "Copper"], True),     # one of them cannot be played
        ("Smithy", ["Smithy", "Copper", "Copper"], False),   # it draws three itself
        ("Village", ["Village", "Copper", "Copper"], True),  # nothing needs its Actions
        ("Village", ["Village", "Smithy", "Witch"], False),
        ("Market", ["Market", "Copper", "Copper"], False),
    ],
)
def test_shy(pile: str, hand: list[str], discarded: bool) -> None:
    s = table("Smithy", "Witch", "Village", "Market", hand=[], traits={"Shy": pile})
    s.end_turn()
    s.put(ME, hand=hand, deck=["Estate"] * 5, discard=[])
    s.end_turn()
    assert (s.discard(ME) == [pile]) == discarded
    assert len(s.hand(ME)) == (4 if discarded else 3)


def test_bury_brings_a_good_card_back_early() -> None:
    s = table(event="Bury", hand=[], discard=["Estate", "Gold", "Copper", "Curse"], coins=1)
    s.buy_event("Bury")
    assert s.deck(ME)[-1] == "Gold"


def test_avoid_keeps_victory_cards_out() -> None:
    s = table(event="Avoid", hand=[], deck=[], coins=2,
              discard=["Province"] * 2 + ["Curse"] + ["Gold"] * 8)
    s.buy_event("Avoid")
    s.end_turn()
    assert sorted(s.discard(ME)) == ["Curse", "Province", "Province"]


def test_avoid_leaves_a_full_hand() -> None:
    s = table(event="Avoid", hand=[], deck=[], coins=2, discard=["Province"] * 3 + ["Gold"] * 3)
    s.buy_event("Avoid")
    s.end_turn()
    assert len(s.hand(ME)) == 5
    assert s.discard(ME) == ["Province"]


def test_peril_trashes_the_cheapest_action() -> None:
    s = table("Market", "Moat", event="Peril", hand=["Market", "Moat", "Curse"], coins=2)
    s.buy_event("Peril")
    assert s.trash == ["Moat"]


def test_foray_discards_three_names() -> None:
    s = table(event="Foray", hand=["Copper", "Copper", "Copper", "Estate", "Silver"], coins=3)
    s.set_supply("Loot", ["Sword"])
    s.buy_event("Foray")
    assert sorted(s.discard(ME)) == ["Copper", "Estate", "Silver", "Sword"]


@pytest.mark.parametrize(
    ("hand", "trash", "result"),
    [
        (["Estate", "Gold"], [], ["Estate"]),          # an Estate goes
        (["Gold"], [], []),                            # nothing good is given away
        (["Curse"], ["Estate"], []),                   # an Estate and a $5 card come
    ],
)
def test_scrounge(hand: list[str], trash: list[str], result: list[str]) -> None:
    s = table("Market", event="Scrounge", hand=hand, coins=3)
    s.set_trash(trash)
    s.buy_event("Scrounge")
    assert s.trash == result
    assert s.discard(ME) == (["Estate", "Market"] if trash else [])


@pytest.mark.parametrize("saver", ["Hasty", "Deliver"])
def test_a_siren_is_set_aside_before_it_can_cost_itself(saver: str) -> None:
    """Set aside first, a Siren is not there any more when its own text would trash it."""
    traits = {"Hasty": "Siren"} if saver == "Hasty" else {}
    s = Scenario(["Siren"], traits=traits, events=["Deliver"], auto=True)
    s.put(0, hand=[], deck=["Copper"] * 9, discard=[])
    s.coins = 5
    if saver == "Deliver":
        s.buy_event("Deliver")
    s.buy("Siren")
    assert s.trash == []
    assert s.set_aside(0) == ["Siren"]
