"""Rulings on the Traits of Plunder: abilities that every card of one marked pile has."""

import pytest

from simcore.choosers.callback import Callback
from simcore.kingdom import Kingdom, KingdomError
from simcore.layout import TableLayout
from simcore.scenario import Scenario
from simcore.table import Table

MINE, YOURS = 0, 1


def table(
    trait: str, pile: str, *others: str, hand: list[str] | None = None, **options: object
) -> Scenario:
    """The Trait on its pile; I hold `hand`, and five Coppers wait in each deck."""
    s = Scenario([pile, *others], traits={trait: pile}, **options)
    s.put(MINE, hand=hand or [], deck=["Copper"] * 5, discard=[])
    s.put(YOURS, hand=["Copper"] * 5, deck=["Copper"] * 5, discard=[])
    return s


def buy(s: Scenario, *names: str) -> None:
    s.coins, s.buys = 50, len(names)
    for name in names:
        s.buy(name)


def kinds(s: Scenario) -> list[str]:
    return [asked.kind for asked in s.asked]


# ------------------------------------------------------------------ Cheap
def test_cheap__always_and_for_every_purpose() -> None:
    """A Cheap card costs $1 less to buy, to gain, and when it is trashed for its cost."""
    s = table("Cheap", "Market", "Workshop", "Remodel", hand=["Workshop", "Remodel", "Market"])
    s.actions = 2
    assert s.cost("Market") == 4
    s.answer("Market")
    s.play("Workshop")
    s.answer("Gold")
    s.play("Remodel")
    assert s.asked[-1].candidates.count("Province") == 0
    assert s.discard(MINE) == ["Market", "Gold"]
    s.end_turn()
    s.coins = 4
    s.buy("Market")
    assert s.coins == 0


def test_cheap__holds_on_every_turn() -> None:
    """The lower cost lasts from the first turn to the end, for all players."""
    s = table("Cheap", "Frigate")
    assert s.cost("Frigate") == 4
    for _ in range(3):
        s.end_turn()
        assert s.cost("Frigate") == 4


def test_cheap__no_cost_falls_below_zero() -> None:
    """Cheap and other reductions together never bring a cost below $0."""
    s = table("Cheap", "Cellar", "Highway", hand=["Highway"] * 3)
    assert s.cost("Cellar") == 1
    for cost in (0, 0, 0):
        s.play("Highway")
        assert s.cost("Cellar") == cost
    s.buy("Cellar")
    assert s.coins == 0


# ------------------------------------------------------------------ Cursed
def test_cursed__brings_a_loot_and_a_curse() -> None:
    """Gaining a Cursed card also gains a Loot and a Curse."""
    s = table("Cursed", "Smithy")
    s.set_supply("Loot", ["Sword"])
    buy(s, "Smithy")
    assert s.discard(MINE) == ["Smithy", "Sword", "Curse"]


def test_cursed__only_the_loot_without_curses() -> None:
    """With the Curse pile empty only the Loot is gained."""
    s = table("Cursed", "Smithy")
    s.set_supply("Loot", ["Sword"])
    s.set_supply("Curse", 0)
    buy(s, "Smithy")
    assert s.discard(MINE) == ["Smithy", "Sword"]


def test_cursed__only_the_curse_without_loots() -> None:
    """With the Loot pile empty only the Curse is gained."""
    s = table("Cursed", "Smithy")
    s.set_supply("Loot", [])
    buy(s, "Smithy")
    assert s.discard(MINE) == ["Smithy", "Curse"]


# ------------------------------------------------------------------ Fated
def test_fated__works_at_every_shuffle() -> None:
    """Each shuffle offers anew to put Fated cards on top or at the bottom."""
    s = table("Fated", "Village", "Smithy", hand=["Smithy", "Smithy"])
    s.actions = 2
    for _ in range(2):
        s.put(MINE, hand=s.hand(MINE), deck=[], discard=["Village", "Copper", "Copper", "Copper"])
        s.answer("Village")
        s.play("Smithy")
        assert "Village" in s.hand(MINE)
        s.put(MINE, hand=[name for name in s.hand(MINE) if name == "Smithy"])
    assert kinds(s) == ["topdeck", "topdeck"]


def test_fated__some_on_top_some_at_the_bottom_some_shuffled() -> None:
    """Of five Fated cards two go on top, one to the bottom, and two are shuffled in."""
    s = table("Fated", "Village", "Smithy", hand=["Smithy"])
    s.put(MINE, deck=[], discard=["Village"] * 5 + ["Copper"] * 2)
    s.answer(["Village", "Village"], ["Village"])
    s.play("Smithy")
    assert s.hand(MINE).count("Village") >= 2
    assert s.deck(MINE)[-1] == "Village"
    assert sorted(s.hand(MINE) + s.deck(MINE)) == ["Copper"] * 2 + ["Village"] * 5
    assert [a.max for a in s.asked] == [5, 3]


def test_fated__asks_nothing_without_fated_cards() -> None:
    """A shuffle without Fated cards is an ordinary one."""
    s = table("Fated", "Village", "Smithy", hand=["Smithy"])
    s.put(MINE, deck=[], discard=["Gold", "Copper", "Estate"])
    s.play("Smithy")
    assert s.hand(MINE) == ["Copper", "Gold", "Estate"]
    assert s.asked == []


def test_fated__the_player_orders_them() -> None:
    """Fated cards of different names go onto the deck in an order the player picks."""
    s = table("Fated", "Townsfolk", "Moat", hand=["Moat"])
    s.put(MINE, deck=[], discard=["Town Crier", "Blacksmith", "Elder", *["Copper"] * 3])
    s.answer(["Town Crier", "Blacksmith", "Elder"], ["Town Crier", "Elder", "Blacksmith"])
    s.play("Moat")
    assert sorted(s.hand(MINE)) == ["Blacksmith", "Elder"]
    assert s.deck(MINE)[0] == "Town Crier"


# ------------------------------------------------------------------ Fawning
def test_fawning__a_province_brings_a_marked_card() -> None:
    """Whoever gains a Province must also take a card of the Fawning pile."""
    s = table("Fawning", "Smithy")
    buy(s, "Province")
    assert s.discard(MINE) == ["Province", "Smithy"]
    assert s.asked == []


def test_fawning__any_gained_province_but_no_colony() -> None:
    """However the Province is gained, it counts; a Colony does not."""
    s = table("Fawning", "Smithy", "Remodel", hand=["Remodel", "Gold"], colonies=True)
    s.answer("Province")
    s.play("Remodel")
    buy(s, "Colony")
    assert s.discard(MINE) == ["Province", "Smithy", "Colony"]


def test_fawning__nothing_from_an_empty_pile() -> None:
    """With the marked pile empty the Province comes alone."""
    s = table("Fawning", "Smithy")
    s.set_supply("Smithy", 0)
    buy(s, "Province")
    assert s.discard(MINE) == ["Province"]


def test_fawning__the_top_card_of_a_split_pile() -> None:
    """On a split pile the card that lies on top is gained."""
    s = table("Fawning", "Townsfolk")
    s.set_supply("Townsfolk", ["Miller", "Elder"])
    buy(s, "Province")
    assert s.discard(MINE) == ["Province", "Miller"]


# ------------------------------------------------------------------ Friendly
def test_friendly__one_card_a_turn() -> None:
    """As Clean-up starts, one Friendly card of the hand may be discarded to gain another."""
    s = table("Friendly", "Smithy", hand=["Smithy", "Smithy"])
    s.answer("Smithy")
    s.end_turn()
    assert sorted(s.discard(MINE)) == ["Smithy"] * 3
    assert s.supply["Smithy"] == 9
    assert kinds(s) == ["discard"]
    assert s.asked[0].max == 1


def test_friendly__may_be_declined() -> None:
    """Nobody has to discard a Friendly card; without the discard nothing is gained."""
    s = table("Friendly", "Smithy", hand=["Smithy"])
    s.answer(None)
    s.end_turn()
    assert s.discard(MINE) == ["Smithy"]
    assert s.supply["Smithy"] == 10


def test_friendly__an_empty_pile_gives_nothing() -> None:
    """The card may be discarded even if its pile has nothing to give."""
    s = table("Friendly", "Smithy", hand=["Smithy"])
    s.set_supply("Smithy", 0)
    s.answer("Smithy")
    s.end_turn()
    assert s.discard(MINE) == ["Smithy"]


# ------------------------------------------------------------------ Hasty
def test_hasty__is_set_aside_and_played_next_turn() -> None:
    """A gained Hasty card is set aside and played at the next turn's start, without an Action."""
    s = table("Hasty", "Smithy")
    s.put(MINE, deck=["Copper"] * 5 + ["Gold"] * 3)
    buy(s, "Smithy")
    assert s.set_aside(MINE) == ["Smithy"]
    s.end_turn()
    s.end_turn()
    assert s.in_play(MINE) == ["Smithy"]
    assert s.actions == 1
    assert s.hand(MINE) == ["Copper"] * 5 + ["Gold"] * 3


def test_hasty__a_card_without_playable_effect_lies_in_play() -> None:
    """A Hasty Territory is put into play to no effect and discarded in that turn's Clean-up."""
    s = table("Hasty", "Clashes")
    s.set_supply("Clashes", ["Territory", "Territory"])
    s.answer("Hasty")
    buy(s, "Territory")
    s.end_turn()
    s.end_turn()
    assert s.in_play(MINE) == ["Territory"]
    assert (s.actions, s.buys, s.coins) == (1, 1, 0)
    s.end_turn()
    assert s.in_play(MINE) == []
    assert "Territory" in s.discard(MINE) + s.hand(MINE) + s.deck(MINE)


def test_hasty__gained_on_anothers_turn() -> None:
    """Gained on another player's turn, it is played at the start of the very next own one."""
    s = table("Hasty", "Smithy", "Barbarian", hand=["Barbarian"])
    s.put(YOURS, deck=["Barbarian", *["Copper"] * 3])
    s.play("Barbarian")
    assert s.set_aside(YOURS) == ["Smithy"]
    s.end_turn()
    assert s.in_play(YOURS) == ["Smithy"]
    assert len(s.hand(YOURS)) == 8


def test_hasty__not_if_something_moved_it_first() -> None:
    """If Insignia puts the card onto the deck first, it is neither set aside nor played later."""
    s = Scenario(["Smithy"], traits={"Hasty": "Smithy"}, events=["Looting"])
    s.put(MINE, hand=["Insignia"], deck=["Copper"] * 5, discard=[])
    s.play("Insignia")
    s.answer("Insignia", True)
    buy(s, "Smithy")
    assert s.set_aside(MINE) == []
    assert s.deck(MINE)[0] == "Smithy"
    s.end_turn()
    s.end_turn()
    assert s.in_play(MINE) == []


def test_hasty__saves_a_siren() -> None:
    """A Siren that Hasty sets aside first escapes its own trash clause and is played next turn."""
    s = table("Hasty", "Siren")
    s.answer("Hasty")
    buy(s, "Siren")
    assert s.trash == []
    assert s.set_aside(MINE) == ["Siren"]
    s.end_turn()
    s.end_turn()
    assert s.in_play(MINE) == ["Siren"]
    assert s.supply["Curse"] == 9


def test_hasty__several_cards_come_in_any_order() -> None:
    """Differently named Hasty cards of a split pile are played in the order of choice."""
    s = table("Hasty", "Townsfolk")
    s.put(MINE, deck=["Copper"] * 5 + ["Gold"] * 2)
    s.set_supply("Townsfolk", ["Blacksmith", "Miller"])
    buy(s, "Blacksmith", "Miller")
    s.end_turn()
    s.answer("Miller", "Gold", "+2 Cards")
    s.put(MINE, deck=["Gold", "Copper", "Copper", "Estate", "Silver", "Silver"])
    s.end_turn()
    assert s.in_play(MINE) == ["Miller", "Blacksmith"]
    assert not s.unanswered


# ------------------------------------------------------------------ Inherited
class Replacing:
    """Answers the choice of Inherited, player by player; notes who was asked."""

    def __init__(self, *names: str) -> None:
        self.names = list(names)
        self.asked: list[int] = []

    def decide(self, view: object, question: object) -> object:
        if question.kind != "replace":
            return NotImplemented
        self.asked.append(question.player)
        assert (question.min, question.max) == (1, 1)
        assert sorted(set(question.candidates)) == ["Copper", "Estate"]
        return self.names.pop(0)


def inherit(pile: str, *replaced: str) -> tuple[Table, Replacing]:
    """A game just set up with Inherited on the pile, each player replacing that card."""
    choices = Replacing(*replaced)
    layout = TableLayout(Kingdom([pile], False, (), {"Inherited": pile}), len(replaced))
    return Table(layout, [Callback(choices, layout.names)] * len(replaced)), choices


def test_inherited__players_decide_in_turn_order() -> None:
    """One after the other replaces one starting card by a card of the marked pile."""
    game, choices = inherit("Smithy", "Copper", "Estate", "Copper")
    assert choices.asked == [0, 1, 2]
    assert game.owned(0) == {"Copper": 6, "Estate": 3, "Smithy": 1}
    assert game.owned(1) == {"Copper": 7, "Estate": 2, "Smithy": 1}
    assert game.owned(2) == {"Copper": 6, "Estate": 3, "Smithy": 1}
    assert game.pile("Smithy") == 7
    assert game.conserved()


def test_inherited__where_the_replaced_card_goes() -> None:
    """A replaced Copper returns to its pile; a replaced Estate is out of the game."""
    game, _ = inherit("Smithy", "Copper", "Estate")
    plain = TableLayout(Kingdom(["Smithy"]), 2).pile_sizes()
    assert game.pile("Copper") == plain["Copper"] + 1
    assert game.pile("Estate") == plain["Estate"]
    assert game.trash == []


def test_inherited__a_split_pile_is_taken_from_the_top() -> None:
    """Six players with Townsfolk: four get a Town Crier, the last two a Blacksmith."""
    game, _ = inherit("Townsfolk", *["Estate"] * 6)
    got = [set(game.owned(p)) - {"Copper", "Estate"} for p in range(6)]
    assert got == [{"Town Crier"}] * 4 + [{"Blacksmith"}] * 2


def test_inherited__is_no_gain() -> None:
    """Inherited cards are not gained: an Inherited Siren is not trashed."""
    game, _ = inherit("Siren", "Estate", "Estate")
    assert game.owned(0)["Siren"] == 1
    assert game.owned(1)["Siren"] == 1
    assert game.trash == []


def test_inherited__the_deck_still_has_ten_cards() -> None:
    """Five cards are in hand and five in the deck, the inherited one among them."""
    game, _ = inherit("Smithy", "Estate", "Estate")
    cards = game.zone(0, "hand") + game.zone(0, "deck")
    assert (len(game.zone(0, "hand")), len(game.zone(0, "deck"))) == (5, 5)
    assert sorted(cards) == ["Copper"] * 7 + ["Estate"] * 2 + ["Smithy"]


# ------------------------------------------------------------------ Inspiring
def test_inspiring__after_the_marked_card_is_resolved() -> None:
    """The Inspiring card is finished first, so an Action that it drew may follow, for no Action."""
    s = table("Inspiring", "Smithy", "Market", hand=["Smithy"])
    s.put(MINE, deck=["Market", "Copper", "Copper", "Gold"])
    s.answer("Market")
    s.play("Smithy")
    assert s.in_play(MINE) == ["Smithy", "Market"]
    assert s.hand(MINE) == ["Copper", "Copper", "Gold"]
    assert s.actions == 1


def test_inspiring__durations_of_earlier_turns_are_in_play() -> None:
    """A Caravan still in play from the last turn excludes another Caravan."""
    s = table("Inspiring", "Market", "Caravan", "Smithy", hand=["Caravan"])
    s.play("Caravan")
    s.end_turn()
    s.end_turn()
    assert s.in_play(MINE) == ["Caravan"]
    s.put(MINE, hand=["Market", "Caravan", "Smithy"])
    s.answer(None)
    s.play("Market")
    assert s.asked[-1].candidates == ["Smithy"]


def test_inspiring__cards_that_left_play_do_not_count() -> None:
    """A Feast that trashed itself does not keep the next Feast from being played."""
    s = table("Inspiring", "Market", "Feast", hand=["Feast", "Feast", "Market"])
    s.actions = 2
    s.answer("Silver")
    s.play("Feast")
    s.answer("Feast", "Silver")
    s.play("Market")
    assert s.trash == ["Feast", "Feast"]


def test_inspiring__not_a_card_of_the_same_name() -> None:
    """The Inspiring card itself is in play, so a second copy cannot follow."""
    s = table("Inspiring", "Smithy", hand=["Smithy", "Smithy"])
    s.play("Smithy")
    assert s.in_play(MINE) == ["Smithy"]
    assert s.asked == []


def test_inspiring__another_name_of_the_same_split_pile() -> None:
    """On a split pile a differently named card of the pile may follow, and inspires in turn."""
    s = table("Inspiring", "Townsfolk", hand=["Town Crier", "Blacksmith", "Town Crier"])
    s.answer("+$2", False, "Blacksmith", "+2 Cards")
    s.play("Town Crier")
    assert s.in_play(MINE) == ["Town Crier", "Blacksmith"]
    assert not s.unanswered


def test_inspiring__also_a_treasure_in_the_buy_phase() -> None:
    """An Inspiring Treasure lets an Action be played in the Buy phase."""
    s = table("Inspiring", "Jewelled Egg", "Smithy", hand=["Jewelled Egg", "Smithy"])
    s.actions = 0
    s.answer("Smithy")
    s.play("Jewelled Egg")
    assert (s.phase, s.actions) == ("buy", 0)
    assert s.hand(MINE) == ["Copper"] * 3


def test_inspiring__not_on_anothers_turn() -> None:
    """A Stowaway played on another player's turn inspires nothing."""
    s = table("Inspiring", "Stowaway", "Caravan", "Smithy")
    s.put(YOURS, hand=["Stowaway", "Smithy"])
    s.answer(True)
    buy(s, "Caravan")
    assert s.in_play(YOURS) == ["Stowaway"]
    assert s.hand(YOURS) == ["Smithy"]
    assert not s.unanswered


def test_inspiring__every_play_counts() -> None:
    """An Inspiring card played twice by Throne Room gives two opportunities."""
    hand = ["Throne Room", "Market", "Festival", "Smithy"]
    s = table("Inspiring", "Market", "Throne Room", "Festival", "Smithy", hand=hand)
    s.answer("Market", "Festival", "Smithy")
    s.play("Throne Room")
    assert s.in_play(MINE) == ["Throne Room", "Market", "Festival", "Smithy"]


# ------------------------------------------------------------------ Nearby
def test_nearby__every_gain_gives_a_buy() -> None:
    """Each Nearby card that is gained gives +1 Buy, so buying one costs no Buy in the end."""
    s = table("Nearby", "Smithy", "Workshop", hand=["Workshop"])
    s.answer("Smithy")
    s.play("Workshop")
    assert s.buys == 2
    s.coins = 8
    s.buy("Smithy")
    s.buy("Smithy")
    assert s.buys == 2
    assert s.discard(MINE) == ["Smithy"] * 3


# ------------------------------------------------------------------ Patient
def test_patient__several_cards_in_any_order() -> None:
    """Any number of Patient cards may wait aside; next turn they are played in any order."""
    s = table("Patient", "Townsfolk", hand=["Blacksmith", "Town Crier"])
    s.answer(["Blacksmith", "Town Crier"])
    s.end_turn()
    assert sorted(s.set_aside(MINE)) == ["Blacksmith", "Town Crier"]
    assert len(s.hand(MINE)) == 5
    s.answer("Town Crier", "+$2", False, "+2 Cards")
    s.put(MINE, deck=["Gold"] * 6)
    s.end_turn()
    assert s.in_play(MINE) == ["Town Crier", "Blacksmith"]
    assert (s.actions, s.coins) == (1, 2)
    assert s.hand(MINE) == ["Copper"] * 5 + ["Gold"] * 2


def test_patient__copies_of_one_card() -> None:
    """Two of three Smithies wait: both are played at the next turn's start, using no Actions."""
    s = table("Patient", "Smithy", hand=["Smithy"] * 3)
    s.answer(["Smithy", "Smithy"])
    s.end_turn()
    s.put(MINE, deck=["Gold"] * 7)
    s.end_turn()
    assert s.in_play(MINE) == ["Smithy", "Smithy"]
    assert s.actions == 1
    assert s.hand(MINE) == ["Copper"] * 5 + ["Gold"] * 6


def test_patient__a_card_without_playable_effect() -> None:
    """A Territory may wait too; it lies in play to no effect and is discarded that turn."""
    s = table("Patient", "Clashes", hand=["Territory"])
    s.answer("Territory")
    s.end_turn()
    s.end_turn()
    assert s.in_play(MINE) == ["Territory"]
    assert (s.actions, s.buys, s.coins) == (1, 1, 0)
    s.end_turn()
    assert s.in_play(MINE) == []


def test_patient__may_be_declined() -> None:
    """Nothing has to be set aside."""
    s = table("Patient", "Smithy", hand=["Smithy"])
    s.answer(None)
    s.end_turn()
    assert s.set_aside(MINE) == []
    assert s.discard(MINE) == ["Smithy"]


# ------------------------------------------------------------------ Pious
def test_pious__may_trash_once_for_each_gain() -> None:
    """Each Pious card gained offers to trash one card from hand, which may be declined."""
    s = table("Pious", "Smithy", hand=["Curse", "Curse", "Estate"])
    s.answer("Curse", None, "Estate")
    buy(s, "Smithy", "Smithy", "Smithy")
    assert s.trash == ["Estate", "Curse"]
    assert s.hand(MINE) == ["Curse"]
    assert [a.max for a in s.asked] == [1, 1, 1]


# ------------------------------------------------------------------ Reckless
def test_reckless__everything_once_then_everything_again() -> None:
    """A Reckless Festival gives its whole text twice, and returns to its pile afterwards."""
    s = table("Reckless", "Festival", hand=["Festival"])
    s.play("Festival")
    assert (s.actions, s.buys, s.coins) == (4, 3, 4)
    s.end_turn()
    assert s.discard(MINE) == []
    assert s.supply["Festival"] == 11
    assert "Festival" not in s.owned(MINE)


def test_reckless__the_whole_text_before_its_repetition() -> None:
    """A Reckless Cellar discards and draws, then discards and draws again."""
    s = table("Reckless", "Cellar", hand=["Cellar", "Estate", "Curse"])
    s.put(MINE, deck=["Gold", "Silver", "Copper"])
    s.answer(["Estate"], ["Curse", "Gold"])
    s.play("Cellar")
    assert s.hand(MINE) == ["Copper", "Silver"]
    assert s.actions == 2
    assert s.discard(MINE) == ["Estate", "Curse", "Gold"]


def test_reckless__a_duration_returns_on_a_later_turn() -> None:
    """A Reckless Caravan works twice next turn, and returns when it is finally discarded."""
    s = table("Reckless", "Caravan", hand=["Caravan"])
    s.put(MINE, deck=["Copper"] * 12)
    s.play("Caravan")
    assert (len(s.hand(MINE)), s.actions) == (2, 2)
    s.end_turn()
    assert s.in_play(MINE) == ["Caravan"]
    assert s.supply["Caravan"] == 10
    s.end_turn()
    assert len(s.hand(MINE)) == 7
    s.end_turn()
    assert s.supply["Caravan"] == 11
    assert "Caravan" not in s.owned(MINE)


def test_reckless__replaced_instructions_are_not_repeated() -> None:
    """A Reckless card that Highwayman stops does nothing, but still returns to its pile."""
    s = table("Reckless", "Jewelled Egg", "Highwayman")
    s.put(MINE, hand=["Highwayman"])
    s.play("Highwayman")
    s.end_turn()
    s.put(YOURS, hand=["Jewelled Egg"])
    s.play("Jewelled Egg")
    assert (s.buys, s.coins) == (1, 0)
    s.end_turn()
    assert s.supply["Jewelled Egg"] == 11
    assert "Jewelled Egg" not in s.owned(YOURS)


def test_reckless__is_one_play() -> None:
    """What follows a play comes once: Flagship replays a Reckless Market one more time."""
    s = table("Reckless", "Market", "Flagship", hand=["Flagship", "Market"])
    s.actions = 2
    s.put(MINE, deck=["Copper"] * 9)
    s.play("Flagship")
    coins = s.coins
    s.play("Market")
    assert s.coins == coins + 4
    assert len(s.hand(MINE)) == 4


def test_reckless__one_moat_is_enough() -> None:
    """A Moat shown once protects against both executions of a Reckless Witch."""
    s = table("Reckless", "Witch", "Moat", hand=["Witch"])
    s.put(YOURS, hand=["Moat"])
    s.answer(True)
    s.play("Witch")
    assert s.supply["Curse"] == 10
    assert kinds(s) == ["may"]


def test_reckless__hits_twice_without_protection() -> None:
    """Without a reaction a Reckless Witch hands out two Curses."""
    s = table("Reckless", "Witch", hand=["Witch"])
    s.play("Witch")
    assert s.discard(YOURS) == ["Curse", "Curse"]


def test_reckless__gain_and_trash_clauses_are_not_doubled() -> None:
    """Trashing a Reckless Jewelled Egg gains one Loot."""
    s = table("Reckless", "Jewelled Egg", "Chapel", hand=["Jewelled Egg", "Chapel"])
    s.set_supply("Loot", ["Sword", "Orb"])
    s.answer(["Jewelled Egg"])
    s.play("Chapel")
    assert s.discard(MINE) == ["Sword"]
    assert s.trash == ["Jewelled Egg"]


def test_reckless__only_when_discarded_from_play() -> None:
    """Trashed from play or discarded from hand, a Reckless card does not return to its pile."""
    s = table("Reckless", "Feast", "Cellar", hand=["Feast", "Cellar", "Feast"])
    s.put(MINE, deck=["Copper"] * 6)
    s.actions = 2
    s.answer("Silver", "Silver")
    s.play("Feast")
    s.answer(["Feast"])
    s.play("Cellar")
    s.end_turn()
    assert s.trash == ["Feast"]
    assert "Feast" in s.discard(MINE)
    assert s.supply["Feast"] == 10


def test_reckless__can_refill_an_empty_pile() -> None:
    """The last Festival returns to its empty pile."""
    s = table("Reckless", "Festival", hand=["Festival"])
    s.set_supply("Festival", 0)
    s.play("Festival")
    s.end_turn()
    assert s.supply["Festival"] == 1


# ------------------------------------------------------------------ Rich
def test_rich__every_gain_brings_a_silver() -> None:
    """Each Rich card gained brings a Silver, while there are any."""
    s = table("Rich", "Smithy")
    s.set_supply("Silver", 2)
    buy(s, "Smithy", "Smithy", "Smithy")
    assert s.discard(MINE) == ["Smithy", "Silver", "Smithy", "Silver", "Smithy"]


# ------------------------------------------------------------------ Shy
def test_shy__one_card_a_turn() -> None:
    """As a turn starts, one Shy card may be discarded for two cards, however many are in hand."""
    s = table("Shy", "Smithy")
    s.put(YOURS, hand=["Smithy", "Smithy"], deck=["Smithy", "Gold"])
    s.answer("Smithy")
    s.end_turn()
    assert s.turn_player == YOURS
    assert s.hand(YOURS) == ["Gold", "Smithy", "Smithy"]
    assert s.discard(YOURS) == ["Smithy"]
    assert kinds(s) == ["discard"]
    assert s.asked[0].max == 1


def test_shy__may_be_declined() -> None:
    """Without the discard no cards are drawn."""
    s = table("Shy", "Smithy")
    s.put(YOURS, hand=["Smithy"])
    s.answer(None)
    s.end_turn()
    assert s.hand(YOURS) == ["Smithy"]


# ------------------------------------------------------------------ Tireless
def test_tireless__is_mandatory() -> None:
    """Every Tireless card discarded from play goes onto the deck; nobody is asked."""
    s = table("Tireless", "Village", hand=["Village", "Village"])
    s.put(MINE, deck=["Copper"] * 2 + ["Silver"] * 7)
    s.play("Village")
    s.play("Village")
    s.end_turn()
    assert s.deck(MINE) == ["Village", "Village", "Silver", "Silver"]
    assert s.asked == []
    assert s.set_aside(MINE) == []


def test_tireless__after_the_new_hand_is_drawn() -> None:
    """The new hand is drawn before the Tireless card goes onto the deck, so it is not in it."""
    s = table("Tireless", "Smithy", hand=["Smithy"])
    s.put(MINE, deck=["Copper"] * 3, discard=["Silver"] * 5)
    s.play("Smithy")
    s.end_turn()
    assert "Smithy" not in s.hand(MINE)
    assert s.deck(MINE)[0] == "Smithy"
    assert len(s.hand(MINE)) == 5


def test_tireless__the_owner_orders_several() -> None:
    """Differently named Tireless cards go onto the deck in an order of choice."""
    s = table("Tireless", "Townsfolk", hand=["Town Crier", "Blacksmith"])
    s.actions = 2
    s.put(MINE, deck=["Copper"] * 7)
    s.answer("+$2", False, "+2 Cards")
    s.play("Town Crier")
    s.play("Blacksmith")
    s.answer(["Town Crier", "Blacksmith"])
    s.end_turn()
    assert s.deck(MINE)[:2] == ["Blacksmith", "Town Crier"]


def test_tireless__not_from_the_hand() -> None:
    """A Tireless card that was not played goes to the discard pile with the rest of the hand."""
    s = table("Tireless", "Smithy", hand=["Smithy"])
    s.end_turn()
    assert s.discard(MINE) == ["Smithy"]


def test_tireless__a_duration_when_it_is_finished() -> None:
    """A Tireless Caravan waits in play, and goes onto the deck when it is discarded at last."""
    s = table("Tireless", "Caravan", hand=["Caravan"])
    s.put(MINE, deck=["Copper"] * 12)
    s.play("Caravan")
    s.end_turn()
    assert s.in_play(MINE) == ["Caravan"]
    assert s.deck(MINE)[0] == "Copper"
    s.end_turn()
    s.end_turn()
    assert s.deck(MINE)[0] == "Caravan"


# ------------------------------------------------------------------ rules
def test_rule_landscape_limit__landscapes_are_no_piles() -> None:
    """Events and Traits come on top of the ten piles: they are no piles, not in the Supply."""
    s = Scenario(["Smithy", "Grotto"], traits={"Pious": "Smithy"}, events=["Rush"])
    names = [pile.name for pile in s.kingdom.piles]
    assert "Rush" not in names
    assert "Pious" not in names
    s.coins = 9
    assert "Pious" not in s.buyable()
    ten = ["Cellar", "Chapel", "Moat", "Village", "Smithy", "Market", "Witch", "Mine", "Vassal"]
    ten.append("Library")
    assert len(Kingdom(ten, traits={"Pious": "Moat"}, events=["Rush"]).cards) == 10


def test_rule_traits_setup__one_trait_on_a_pile() -> None:
    """Two Traits need two different piles."""
    kingdom = Kingdom(["Smithy", "Village"], traits={"Rich": "Smithy", "Pious": "Village"})
    assert kingdom.traits == {"Rich": "Smithy", "Pious": "Village"}
    with pytest.raises(KingdomError, match="two Traits"):
        Kingdom(["Smithy"], traits={"Rich": "Smithy", "Pious": "Smithy"})


@pytest.mark.parametrize("pile", ["Silver", "Curse", "Gardens"])
def test_rule_traits_setup__only_action_and_treasure_piles_of_the_kingdom(pile: str) -> None:
    """Basic piles and piles that are neither Action nor Treasure carry no Trait."""
    with pytest.raises(KingdomError):
        Kingdom(["Smithy", "Gardens"], traits={"Rich": pile})
    assert Kingdom(["Jewelled Egg"], traits={"Rich": "Jewelled Egg"}).traits


def test_rule_traits_scope__also_from_the_trash() -> None:
    """A Pious Grotto taken from the trash by the rule of Shaman is a Pious card like any other."""
    s = table("Pious", "Grotto", "Shaman")
    s.set_trash(["Grotto"])
    s.put(YOURS, hand=["Curse"])
    s.answer("Curse")
    s.end_turn()
    assert s.discard(YOURS) == ["Grotto"]
    assert s.trash == ["Curse"]


def test_rule_traits_scope__all_cards_of_a_split_pile() -> None:
    """Nearby on a split pile gives +1 Buy for each of its differently named cards."""
    s = table("Nearby", "Townsfolk")
    s.set_supply("Townsfolk", ["Town Crier", "Blacksmith", "Elder"])
    s.coins = 20
    for name in ("Town Crier", "Blacksmith", "Elder"):
        s.buy(name)
        assert s.buys == 1


def test_rule_traits_scope__even_after_the_pile_is_empty() -> None:
    """With its pile long gone a Reckless card still works twice and still returns."""
    s = table("Reckless", "Market", hand=["Market"])
    s.set_supply("Market", 0)
    s.play("Market")
    assert (s.actions, s.buys, s.coins) == (2, 3, 2)
    s.end_turn()
    assert s.pile("Market") == ["Market"]


def test_rule_start_of_turn_order__shy_and_hasty() -> None:
    """Start-of-turn effects come in any order: first discard a Shy card, then play Hasty."""
    s = Scenario(["Smithy", "Moat"], traits={"Hasty": "Smithy", "Shy": "Moat"})
    rest = ["Gold", "Gold", "Silver", "Silver", "Estate"]
    s.put(MINE, hand=["Copper"], deck=["Moat", *["Copper"] * 4, *rest])
    s.put(YOURS, hand=[], deck=["Copper"] * 5, discard=[])
    buy(s, "Smithy")
    s.end_turn()
    s.answer("Shy", "Moat")
    s.end_turn()
    assert s.in_play(MINE) == ["Smithy"]
    assert s.hand(MINE) == ["Copper"] * 4 + ["Silver"] * 2 + ["Gold"] * 2 + ["Estate"]
    assert not s.unanswered
