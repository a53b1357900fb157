"""Every decision of Plunder has a default that makes sense: one table for each of them.

`JUDGED` lists what Plunder can ask: card and kind of decision. Random play on random kingdoms must
not meet another one, and every one of the list has a test here or in the two files named below.
"""

from __future__ import annotations

import ast
import random
from pathlib import Path

import pytest

from simcore import Scenario, random_kingdom
from simcore.catalog import load
from simcore.choosers.callback import Callback
from simcore.choosers.question import NUMBERS
from simcore.layout import TableLayout
from simcore.table import Table

FILES = ("test_plunder_decisions", "test_advice_plunder", "test_advice_loot_traits_events")
JUDGED = {
    # kingdom cards
    ("Cage", "set_aside"): "test_cage__takes_dead_cards_and_leaves_treasures",
    ("Grotto", "set_aside"): "test_grotto__exchanges_what_is_useless_now",
    ("Shaman", "trash"): "test_trashing_by_choice_takes_junk_only",
    ("Shaman", "gain"): "test_shaman_takes_the_best_card_of_the_trash",
    ("Secluded Shrine", "trash"): "test_secluded_shrine_trashes_up_to_two",
    ("Siren", "trash"): "test_siren__costs_a_cheap_action_but_no_good_one",
    ("Stowaway", "may"): "test_stowaway_is_played_on_every_turn",
    ("Cabin Boy", "option"): "test_cabin_boy__keeps_paying",
    ("Cabin Boy", "gain"): "test_cabin_boy_becomes_the_dearest_duration",
    ("Crucible", "trash"): "test_crucible_cashes_in_estates_and_a_silver_for_a_province",
    ("Fortune Hunter", "play"): "test_fortune_hunter__plays_the_richest_treasure",
    ("Fortune Hunter", "order"): "test_fortune_hunter_leaves_the_best_card_on_top",
    ("Gondola", "option"): "test_gondola__pays_when_it_reaches_a_better_price",
    ("Gondola", "play"): "test_gondola_plays_an_action_as_it_is_gained",
    ("Mapmaker", "may"): "test_mapmaker__reacts_on_other_turns_only",
    ("Mapmaker", "take"): "test_mapmaker_takes_the_two_best",
    ("Maroon", "trash"): "test_maroon_trashes_junk_before_coins",
    ("Rope", "trash"): "test_rope_trashes_junk_only",
    ("Tools", "gain"): "test_tools_copies_the_best_card",
    ("Cutthroat", "discard"): "test_victims_discard_what_they_need_least",
    ("Enlarge", "trash"): "test_enlarge__turns_gold_into_a_province_at_the_end",
    ("Enlarge", "gain"): "test_enlarge__turns_gold_into_a_province_at_the_end",
    ("Figurine", "discard"): "test_figurine_discards_an_action_that_is_stuck",
    ("First Mate", "play"): "test_first_mate__plays_the_name_with_most_copies",
    ("Frigate", "discard"): "test_frigate_victims_discard_what_they_need_least",
    ("Mining Road", "may"): "test_mining_road_plays_what_it_gains",
    ("Pickaxe", "trash"): "test_pickaxe__gives_a_silver_for_a_loot",
    ("Pilgrim", "topdeck"): "test_pilgrim__puts_back_an_action_that_cannot_be_played",
    ("Quartermaster", "option"): "test_quartermaster__stores_and_takes_in_turns",
    ("Quartermaster", "gain"): "test_quartermaster__stores_and_takes_in_turns",
    ("Quartermaster", "take"): "test_quartermaster_takes_the_best_of_its_stock",
    ("Silver Mine", "gain"): "test_silver_mine_gains_the_best_cheaper_treasure",
    ("Trickster", "set_aside"): "test_trickster_keeps_the_best_treasure",
    ("King's Cache", "play"): "test_kings_cache__multiplies_the_best_treasure",
    # Loots
    ("Amphora", "option"): "test_amphora_is_saved_if_this_turn_has_no_use_for_it",
    ("Hammer", "gain"): "test_hammer_gains_the_best_card_and_points_at_the_end",
    ("Insignia", "may"): "test_insignia_topdecks_what_helps_the_next_hand",
    ("Orb", "option"): "test_orb_takes_the_money_unless_the_discard_pile_has_better",
    ("Orb", "play"): "test_orb_takes_the_money_unless_the_discard_pile_has_better",
    ("Prize Goat", "trash"): "test_trashing_by_choice_takes_junk_only",
    ("Puzzle Box", "set_aside"): "test_puzzle_box_saves_an_action_that_came_too_late",
    ("Sextant", "discard"): "test_sextant_keeps_actions_and_money",
    ("Sextant", "order"): "test_sextant_leaves_the_best_card_on_top",
    ("Shield", "may"): "test_shield_is_shown_to_every_attack",
    ("Spell Scroll", "gain"): "test_spell_scroll_gains_and_plays_the_best_card",
    ("Spell Scroll", "may"): "test_spell_scroll_gains_and_plays_the_best_card",
    ("Staff", "play"): "test_forced_trashers_wait_for_something_to_trash",
    ("Sword", "discard"): "test_victims_discard_what_they_need_least",
    # Traits
    ("Fated", "topdeck"): "test_fated_puts_good_cards_on_top",
    ("Fated", "bottomdeck"): "test_fated_puts_victory_cards_at_the_bottom",
    ("Fated", "order"): "test_fated_cards_come_best_first",
    ("Friendly", "discard"): "test_friendly_takes_a_card_for_nothing",
    ("Hasty", "play"): "test_cards_that_wait_are_played_in_a_sensible_order",
    ("Inherited", "replace"): "test_inherited_replaces_an_estate",
    ("Inspiring", "play"): "test_inspiring_plays_the_best_action",
    ("Patient", "set_aside"): "test_patient_sets_all_of_them_aside",
    ("Patient", "play"): "test_cards_that_wait_are_played_in_a_sensible_order",
    ("Pious", "trash"): "test_trashing_by_choice_takes_junk_only",
    ("Shy", "discard"): "test_shy",
    ("Tireless", "order"): "test_tireless_cards_come_best_first",
    # Events
    ("Avoid", "keep"): "test_avoid_keeps_victory_cards_out",
    ("Bury", "bottomdeck"): "test_bury_brings_a_good_card_back_early",
    ("Foray", "discard"): "test_foray_discards_three_names",
    ("Invasion", "play"): "test_invasion_plays_its_attack_and_gains_the_best_action",
    ("Invasion", "gain"): "test_invasion_plays_its_attack_and_gains_the_best_action",
    ("Maelstrom", "trash"): "test_maelstrom_trashes_the_worst_cards",
    ("Peril", "trash"): "test_peril_trashes_the_cheapest_action",
    ("Prepare", "play"): "test_cards_that_wait_are_played_in_a_sensible_order",
    ("Prosper", "gain"): "test_prosper_takes_every_treasure_but_copper",
    ("Scrounge", "option"): "test_scrounge",
    ("Scrounge", "trash"): "test_scrounge",
    ("Scrounge", "gain"): "test_scrounge",
}


def table(*cards, hand=(), deck=("Copper",) * 20, players=2, coins=0, **options):
    """Everything is left to the defaults, unless an answer is queued."""
    s = Scenario(cards, players=players, auto=True, **options)
    for p in range(players):
        s.put(p, hand=[], deck=["Copper"] * 20, discard=[], in_play=[])
    s.put(0, hand=hand, deck=deck)
    s.actions, s.coins = 5, coins
    return s


def next_round(s):
    s.end_turn()
    s.end_turn()


# --- nothing is asked that is not judged ------------------------------------------------


class Chance:
    """Answers at random, and notes what was asked."""

    def __init__(self):
        self.draw = random.Random(5)
        self.asked = set()

    def decide(self, view, question):
        self.asked.add((question.card, question.kind))
        n = self.draw.randint(question.min, question.max)
        return n if question.kind in NUMBERS else self.draw.sample(list(question.candidates), n)


def test_random_play_meets_no_other_decision_of_plunder():
    catalog = load()
    things = {**catalog.cards, **catalog.landscapes}
    chance = Chance()
    for seed in range(250):
        kingdom = random_kingdom(["plunder", "allies"], seed, events=2, traits=2)
        layout = TableLayout(kingdom, 2)
        callback = Callback(chance, layout.names)
        Table(layout, [callback, callback], seed).play()
    asked = {(card, kind) for card, kind in chance.asked
             if card and things[card].expansion == "plunder"}  # fmt: skip
    assert asked <= set(JUDGED), f"no table yet for {sorted(asked - set(JUDGED))}"
    assert len(asked) > 40


def test_every_judgement_is_a_test():
    here = Path(__file__).parent
    tests = {
        node.name
        for name in FILES
        for node in ast.parse((here / f"{name}.py").read_text()).body
        if isinstance(node, ast.FunctionDef)
    }
    assert set(JUDGED.values()) <= tests, sorted(set(JUDGED.values()) - tests)


# --- trashing ---------------------------------------------------------------------------


@pytest.mark.parametrize("asks", ["Shaman", "Prize Goat", "Pious"])
@pytest.mark.parametrize(
    ("hand", "trashed"), [(["Gold", "Curse", "Estate"], ["Curse"]), (["Gold", "Silver"], [])]
)
def test_trashing_by_choice_takes_junk_only(asks, hand, trashed):
    """A Curse before an Estate; never a Silver or a Gold."""
    traits = {"Pious": "Village"} if asks == "Pious" else {}
    s = table("Shaman", "Village", "Sack of Loot", traits=traits, coins=3)
    s.put(0, hand=hand if asks == "Pious" else [asks, *hand])
    if asks == "Pious":
        s.buy("Village")
    else:
        s.play(asks)
    assert s.trash == trashed


@pytest.mark.parametrize(
    ("hand", "trashed"),
    [(["Gold", "Curse", "Estate", "Estate"], ["Curse", "Estate"]), (["Gold", "Silver"], [])],
)
def test_secluded_shrine_trashes_up_to_two(hand, trashed):
    """A Curse and an Estate of three bad cards; no good ones, though it is used up."""
    s = table("Secluded Shrine", hand=["Secluded Shrine", *hand])
    s.play("Secluded Shrine")
    s.coins = 3
    s.buy("Silver")
    assert sorted(s.trash) == trashed


@pytest.mark.parametrize(("drawn", "trashed"), [("Curse", ["Curse"]), ("Gold", [])])
def test_rope_trashes_junk_only(drawn, trashed):
    s = table("Rope", hand=["Rope"], deck=["Silver"] * 5 + [drawn, *["Silver"] * 5])
    s.play("Rope")
    next_round(s)
    assert s.trash == trashed


def test_maroon_trashes_junk_before_coins():
    """An Estate rather than a Gold, though both bring two cards."""
    s = table("Maroon", hand=["Maroon", "Gold", "Estate", "Silver"])
    s.play("Maroon")
    assert s.trash == ["Estate"]


def test_maelstrom_trashes_the_worst_cards():
    """Of my hand the Curse and two Estates; of the opponent's the Estate."""
    s = table(events=["Maelstrom"], hand=["Curse", "Estate", "Estate", "Gold"], coins=4)
    s.put(1, hand=["Gold", "Silver", "Estate", "Copper", "Silver"])
    s.buy_event("Maelstrom")
    assert s.hand(0) == ["Gold"]
    assert sorted(s.hand(1)) == ["Copper", "Gold", "Silver", "Silver"]


# --- discarding -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("attack", "left"),
    [("Cutthroat", ["Gold", "Gold", "Silver"]), ("Sword", ["Copper", "Gold", "Gold", "Silver"])],
)
def test_victims_discard_what_they_need_least(attack, left):
    """Estates go first, then a Copper; the Golds and the Silver stay."""
    s = table("Cutthroat", "Sack of Loot", hand=[attack])
    s.put(1, hand=["Gold", "Estate", "Copper", "Silver", "Gold", "Estate"])
    s.play(attack)
    assert sorted(s.hand(1)) == left


def test_frigate_victims_discard_what_they_need_least():
    """After a Smithy, four cards stay: Gold, Gold, Silver and one more coin."""
    s = table("Frigate", "Smithy", hand=["Frigate"])
    s.play("Frigate")
    s.end_turn()
    s.put(1, hand=["Smithy", "Gold", "Gold", "Silver", "Estate"],
          deck=["Estate", "Copper", "Curse"])
    s.play("Smithy")
    assert sorted(s.hand(1)) == ["Copper", "Gold", "Gold", "Silver"]


def test_figurine_discards_an_action_that_is_stuck():
    """In the Buy phase a Smithy is worth no more than the Buy and the coin."""
    s = table("Figurine", "Smithy", hand=["Figurine", "Smithy"])
    s.play("Figurine")
    assert (s.discard(0), s.coins, s.buys) == (["Smithy"], 1, 2)


def test_figurine_keeps_an_action_that_can_be_played():
    """Played by Fortune Hunter in the Action phase, it leaves the Smithy to be played."""
    s = table("Figurine", "Smithy", "Fortune Hunter", hand=["Fortune Hunter", "Smithy"],
              deck=["Figurine", "Estate", "Estate", *["Copper"] * 9])
    s.play("Fortune Hunter")
    assert "Figurine" in s.in_play(0)
    assert "Smithy" in s.hand(0)


# --- gaining ----------------------------------------------------------------------------


def test_shaman_takes_the_best_card_of_the_trash():
    s = table("Shaman", "Market")
    s.set_trash(["Curse", "Copper", "Market", "Estate"])
    s.end_turn()
    assert s.discard(1) == ["Market"]


def test_cabin_boy_becomes_the_dearest_duration():
    """Whoever has it trashed by a rule gets the Longship ($5), not the Stowaway ($3)."""
    s = table("Cabin Boy", "Stowaway", "Longship", hand=["Cabin Boy"])
    s.play("Cabin Boy")
    s.answer("trash this to gain a Duration")
    next_round(s)
    assert "Longship" in s.discard(0)


def test_tools_copies_the_best_card():
    """A Gold in play rather than a Copper or another Tools."""
    s = table("Tools", hand=["Gold", "Copper", "Tools"])
    for card in ("Gold", "Copper", "Tools"):
        s.play(card)
    assert s.discard(0) == ["Gold"]


def test_silver_mine_gains_the_best_cheaper_treasure():
    """A Rope ($4) rather than a Silver or a Copper, and it is played at once."""
    s = table("Silver Mine", "Rope", hand=["Silver Mine"])
    s.play("Silver Mine")
    assert s.hand(0) == ["Rope"]


@pytest.mark.parametrize(("provinces", "gained"), [(8, "Smithy"), (1, "Estate")])
def test_hammer_gains_the_best_card_and_points_at_the_end(provinces, gained):
    """The dearest card up to $4; with one Province left, a point."""
    s = table("Smithy", "Sack of Loot", hand=["Hammer"])
    s.set_supply("Province", provinces)
    s.play("Hammer")
    assert s.discard(0) == [gained]


@pytest.mark.parametrize(
    ("provinces", "gained", "played"), [(8, "Gold", ["Gold"]), (1, "Duchy", [])]
)
def test_spell_scroll_gains_and_plays_the_best_card(provinces, gained, played):
    """A Gold, and it is played; with one Province left, a Duchy."""
    s = table("Smithy", "Sack of Loot", hand=["Spell Scroll"])
    s.set_supply("Province", provinces)
    s.play("Spell Scroll")
    assert s.owned(0)[gained] == 1
    assert s.in_play(0) == played


def test_invasion_plays_its_attack_and_gains_the_best_action():
    """A Witch in hand is played; of Village and Artisan the Artisan is gained."""
    s = table("Witch", "Village", "Artisan", events=["Invasion"], hand=["Witch"], coins=10)
    s.set_supply("Loot", ["Shield"])
    s.buy_event("Invasion")
    assert s.in_play(0) == ["Witch", "Shield"]
    assert s.deck(0)[0] == "Artisan"


def test_prosper_takes_every_treasure_but_copper():
    """Gold, Silver, Rope and Cage come for nothing; a Copper would only be in the way."""
    s = table("Rope", "Cage", events=["Prosper"], coins=10)
    s.set_supply("Loot", ["Sword"])
    s.buy_event("Prosper")
    assert sorted(s.discard(0)) == ["Cage", "Gold", "Rope", "Silver", "Sword"]


@pytest.mark.parametrize(("provinces", "gained"), [(8, "Market"), (1, "Duchy")])
def test_scrounge_brings_points_at_the_end(provinces, gained):
    s = table("Market", events=["Scrounge"], coins=3)
    s.set_supply("Province", provinces)
    s.set_trash(["Estate"])
    s.buy_event("Scrounge")
    assert s.discard(0) == ["Estate", gained]


def test_quartermaster_takes_the_best_of_its_stock():
    """Of an Estate and a Silver on it, the Silver goes to the hand."""
    s = table("Quartermaster", hand=["Quartermaster"])
    s.play("Quartermaster")
    s.answer("gain a card onto this", "Estate", "gain a card onto this", "Silver",
             "take a card from this")
    for _ in range(3):
        next_round(s)
    assert s.set_aside(0) == ["Estate"]
    assert "Silver" in s.hand(0)


# --- playing ----------------------------------------------------------------------------


def test_stowaway_is_played_on_every_turn():
    """On the own turn and on an opponent's: two cards for the next turn, for nothing."""
    s = table("Stowaway", "Caravan", hand=["Stowaway"], coins=4)
    s.put(1, hand=["Stowaway"])
    s.buy("Caravan")
    assert (s.in_play(0), s.in_play(1)) == (["Stowaway"], ["Stowaway"])


def test_gondola_plays_an_action_as_it_is_gained():
    """A Militia that was stuck in the Buy phase."""
    s = table("Gondola", "Militia", hand=["Militia"], coins=4)
    s.put(1, hand=["Copper"] * 5)
    s.buy("Gondola")
    assert s.in_play(0) == ["Militia"]
    assert len(s.hand(1)) == 3


def test_mining_road_plays_what_it_gains():
    s = table("Mining Road", hand=["Mining Road"])
    s.play("Mining Road")
    s.coins = 6
    s.buy("Gold")
    assert s.coins == 3


def test_inspiring_plays_the_best_action():
    """After an Inspiring Market a Village comes before the terminal Smithy: it plays on."""
    s = table("Market", "Village", "Smithy", "Moat", traits={"Inspiring": "Market"},
              hand=["Market", "Moat", "Smithy", "Village"])
    s.actions = 1
    s.play("Market")
    assert s.in_play(0) == ["Market", "Village"]


@pytest.mark.parametrize("waits", ["Hasty", "Patient", "Prepare"])
def test_cards_that_wait_are_played_in_a_sensible_order(waits):
    """What gives Actions or replaces itself before what does not: of the Townsfolk the Miller
    (+1 Action) before the Elder ($2); of prepared cards the Village before the Smithy."""
    if waits == "Prepare":
        s = table("Village", "Smithy", events=["Prepare"], hand=["Smithy", "Village"], coins=3)
        s.buy_event("Prepare")
        expected = ["Village", "Smithy"]
    else:
        s = table("Townsfolk", traits={waits: "Townsfolk"})
        expected = ["Miller", "Elder"]
        if waits == "Patient":
            s.put(0, hand=["Elder", "Miller"])
        else:
            s.set_supply("Townsfolk", ["Miller", "Elder"])
            s.coins, s.buys = 9, 2
            s.buy("Miller")
            s.buy("Elder")
    next_round(s)
    assert s.in_play(0) == expected


def test_shield_is_shown_to_every_attack():
    s = table("Witch", "Militia", "Sack of Loot", hand=["Witch", "Militia"])
    s.put(1, hand=["Shield", *["Copper"] * 4])
    s.play("Witch")
    s.play("Militia")
    assert (s.discard(1), len(s.hand(1))) == ([], 5)


# --- setting aside, looking, ordering ---------------------------------------------------


def test_trickster_keeps_the_best_treasure():
    """A Gold rather than a Silver or a Copper."""
    s = table("Trickster", hand=["Trickster", "Copper", "Gold", "Silver"])
    for card in ("Trickster", "Copper", "Gold", "Silver"):
        s.play(card)
    s.end_turn()
    assert sorted(s.hand(0)) == ["Copper"] * 5 + ["Gold"]


def test_patient_sets_all_of_them_aside():
    """Smithies that were not played come next turn, without an Action."""
    s = table("Smithy", traits={"Patient": "Smithy"}, hand=["Smithy", "Smithy", "Estate"])
    s.end_turn()
    assert s.set_aside(0) == ["Smithy", "Smithy"]


def test_inherited_replaces_an_estate():
    """The worst of the starting cards."""
    s = Scenario(["Smithy"], traits={"Inherited": "Smithy"}, auto=True)
    for player in (0, 1):
        assert s.owned(player) == {"Copper": 7, "Estate": 2, "Smithy": 1}


def test_mapmaker_takes_the_two_best():
    s = table("Mapmaker", hand=["Mapmaker"], deck=["Estate", "Gold", "Curse", "Silver"])
    s.play("Mapmaker")
    assert sorted(s.hand(0)) == ["Gold", "Silver"]
    assert sorted(s.discard(0)) == ["Curse", "Estate"]


def test_fortune_hunter_leaves_the_best_card_on_top():
    """The Gold is played; of Estate and Silver the Silver is drawn first."""
    s = table("Fortune Hunter", hand=["Fortune Hunter"], deck=["Silver", "Gold", "Estate"])
    s.play("Fortune Hunter")
    assert s.deck(0) == ["Silver", "Estate"]


def test_sextant_leaves_the_best_card_on_top():
    """The Smithy cannot be played any more on this turn, but on the next."""
    s = table("Smithy", "Sack of Loot", hand=["Sextant", *["Estate"] * 5],
              deck=["Copper", "Gold", "Smithy", "Estate", "Silver"])
    s.play("Sextant")
    assert s.deck(0) == ["Gold", "Smithy", "Silver", "Copper"]


def test_tireless_cards_come_best_first():
    """An Elder ($5) on top of a Miller ($4)."""
    s = table("Townsfolk", traits={"Tireless": "Townsfolk"}, hand=["Elder", "Miller"])
    s.play("Miller")
    s.play("Elder")
    s.end_turn()
    assert s.deck(0)[:2] == ["Elder", "Miller"]


def test_fated_cards_come_best_first():
    """Laid on the deck, the Elder ($5) is drawn by a Village; the Miller ($4) lies under it."""
    s = table("Townsfolk", "Village", traits={"Fated": "Townsfolk"}, hand=["Village"])
    s.put(0, deck=[], discard=["Miller", "Elder", "Copper", "Copper", "Copper"])
    s.play("Village")
    assert s.hand(0) == ["Elder"]
    assert s.deck(0)[0] == "Miller"
