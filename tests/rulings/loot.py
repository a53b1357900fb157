"""Rulings on the Loots of Plunder and on the Loot pile.

Loots come from a pile beside the Supply; `table` has that pile because of the Event Looting.
"""

import pytest

from simcore.kingdom import Kingdom
from simcore.scenario import Scenario

MINE, YOURS = 0, 1


def table(*cards: str, hand: list[str], **options: object) -> Scenario:
    """A kingdom with a Loot pile; I hold `hand`, and five Coppers wait in each deck."""
    s = Scenario(cards, events=["Looting"], **options)
    s.put(MINE, hand=hand, deck=["Copper"] * 5, discard=[])
    s.put(YOURS, hand=["Copper"] * 5, deck=["Copper"] * 5, discard=[])
    return s


def next_turn_of_mine(s: Scenario) -> None:
    s.end_turn()
    s.end_turn()
    assert s.turn_player == MINE


def loot_the(s: Scenario, *loots: str) -> None:
    """Buys Looting once for each of these Loots, which lie on top of the pile."""
    s.set_supply("Loot", loots)
    s.buys, s.coins = len(loots), 6 * len(loots)
    for _ in loots:
        s.buy_event("Looting")


# ------------------------------------------------------------------ Amphora
def test_amphora__now_leaves_play_this_turn() -> None:
    """Taken now, Amphora gives +1 Buy and +$3 and is discarded in the same Clean-up."""
    s = table(hand=["Amphora"])
    s.answer("now")
    s.play("Amphora")
    assert (s.buys, s.coins) == (2, 3)
    s.end_turn()
    assert s.in_play(MINE) == []
    assert s.discard(MINE) == ["Amphora"]


def test_amphora__next_turn_keeps_it_in_play() -> None:
    """Saved up, Amphora gives nothing now, stays in play, and pays as the next turn starts."""
    s = table(hand=["Amphora"])
    s.answer("next turn")
    s.play("Amphora")
    assert (s.buys, s.coins) == (1, 0)
    s.end_turn()
    assert s.in_play(MINE) == ["Amphora"]
    s.end_turn()
    assert (s.buys, s.coins) == (2, 3)
    s.end_turn()
    assert s.in_play(MINE) == []


def test_amphora__one_choice_for_each_play() -> None:
    """King's Cache asks three times; with one part saved up both cards stay in play for it."""
    s = table("King's Cache", hand=["King's Cache", "Amphora"])
    s.answer("Amphora", "now", "next turn", "next turn")
    s.play("King's Cache")
    assert (s.buys, s.coins) == (2, 3)
    s.end_turn()
    assert s.in_play(MINE) == ["King's Cache", "Amphora"]
    s.end_turn()
    assert (s.buys, s.coins) == (3, 6)
    s.end_turn()
    assert s.in_play(MINE) == []


def test_amphora__all_plays_now_leave_nothing_in_play() -> None:
    """If King's Cache takes everything now, neither card stays in play."""
    s = table("King's Cache", hand=["King's Cache", "Amphora"])
    s.answer("Amphora", "now", "now", "now")
    s.play("King's Cache")
    assert (s.buys, s.coins) == (4, 9)
    s.end_turn()
    assert s.in_play(MINE) == []


# ------------------------------------------------------------------ Doubloons
def test_doubloons__bring_a_gold() -> None:
    """Whoever gains Doubloons gains a Gold as well; played, they are worth $3."""
    s = table(hand=[])
    loot_the(s, "Doubloons")
    assert sorted(s.discard(MINE)) == ["Doubloons", "Gold"]
    assert s.supply["Gold"] == 29
    s = table(hand=["Doubloons"])
    s.play("Doubloons")
    assert s.coins == 3


def test_doubloons__no_gold_left() -> None:
    """With the Gold pile empty only the Doubloons arrive."""
    s = table(hand=[])
    s.set_supply("Gold", 0)
    loot_the(s, "Doubloons")
    assert s.discard(MINE) == ["Doubloons"]


def test_doubloons__the_gold_goes_to_the_discard_pile() -> None:
    """Pickaxe takes Doubloons into the hand, and their Gold into the discard pile."""
    s = table("Pickaxe", hand=["Pickaxe", "Silver"])
    s.set_supply("Loot", ["Doubloons"])
    s.answer("Silver")
    s.play("Pickaxe")
    assert s.hand(MINE) == ["Doubloons"]
    assert s.discard(MINE) == ["Gold"]


# ------------------------------------------------------------------ Endless Chalice
def test_endless_chalice__stays_for_good() -> None:
    """Played once, Endless Chalice gives +$1 and +1 Buy on this and on every later own turn."""
    s = table(hand=["Endless Chalice"])
    s.play("Endless Chalice")
    assert (s.buys, s.coins) == (2, 1)
    for _ in range(3):
        next_turn_of_mine(s)
        assert s.in_play(MINE) == ["Endless Chalice"]
        assert (s.buys, s.coins) == (2, 1)


def test_endless_chalice__does_nothing_on_other_turns() -> None:
    """On the other player's turn the Chalice gives nobody anything."""
    s = table(hand=["Endless Chalice"])
    s.play("Endless Chalice")
    s.end_turn()
    assert (s.turn_player, s.buys, s.coins) == (YOURS, 1, 0)


def test_endless_chalice__played_three_times() -> None:
    """King's Cache triples it on every turn and never leaves play either."""
    s = table("King's Cache", hand=["King's Cache", "Endless Chalice"])
    s.answer("Endless Chalice")
    s.play("King's Cache")
    assert (s.buys, s.coins) == (4, 3)
    for _ in range(2):
        next_turn_of_mine(s)
        assert s.in_play(MINE) == ["King's Cache", "Endless Chalice"]
        assert (s.buys, s.coins) == (4, 3)


# ------------------------------------------------------------------ Figurehead
def test_figurehead__coins_now_cards_next_turn() -> None:
    """The $3 come at once, the two cards at the start of the next turn."""
    s = table(hand=["Figurehead"])
    s.put(MINE, deck=["Copper"] * 5 + ["Gold", "Silver"])
    s.play("Figurehead")
    assert s.coins == 3
    assert s.hand(MINE) == []
    s.end_turn()
    assert s.in_play(MINE) == ["Figurehead"]
    assert s.hand(MINE) == ["Copper"] * 5
    s.end_turn()
    assert sorted(s.hand(MINE)) == ["Copper"] * 5 + ["Gold", "Silver"]
    assert s.coins == 0


# ------------------------------------------------------------------ Hammer
def test_hammer__must_gain_on_every_play() -> None:
    """Each play of Hammer must take a card costing at most $4 from the Supply."""
    s = table("Smithy", "Market", hand=["Hammer", "Hammer"])
    s.answer("Smithy", "Silver")
    s.play("Hammer")
    s.play("Hammer")
    assert s.coins == 6
    assert s.discard(MINE) == ["Smithy", "Silver"]
    first = s.asked[0]
    assert (first.kind, first.min, first.max) == ("gain", 1, 1)
    assert sorted(first.candidates) == ["Copper", "Curse", "Estate", "Silver", "Smithy"]


def test_hammer__takes_a_bad_card_if_there_is_no_other() -> None:
    """When only Curses cost $4 or less, Hammer gains a Curse."""
    s = table(hand=["Hammer"])
    for name in ("Copper", "Silver", "Estate"):
        s.set_supply(name, 0)
    s.play("Hammer")
    assert s.discard(MINE) == ["Curse"]


# ------------------------------------------------------------------ Insignia
def test_insignia__decides_for_every_gained_card() -> None:
    """Each card gained later this turn may go onto the deck, one by one, or not."""
    s = table(hand=["Insignia"])
    s.play("Insignia")
    s.coins, s.buys = 9, 3
    s.answer(True, False, True)
    s.buy("Silver")
    s.buy("Estate")
    s.buy("Silver")
    assert s.deck(MINE)[:3] == ["Silver", "Silver", "Copper"]
    assert s.discard(MINE) == ["Estate"]
    s.end_turn()
    assert s.hand(MINE) == ["Copper", "Copper", "Copper", "Silver", "Silver"]


def test_insignia__does_not_cover_earlier_gains() -> None:
    """What Hammer gained before Insignia was played stays in the discard pile."""
    s = table(hand=["Hammer", "Insignia"])
    s.answer("Silver")
    s.play("Hammer")
    s.play("Insignia")
    assert s.discard(MINE) == ["Silver"]
    assert [a.kind for a in s.asked] == ["gain"]


def test_insignia__saves_a_siren() -> None:
    """A Siren moved onto the deck before its own clause is resolved is not trashed."""
    s = table("Siren", hand=["Insignia"])
    s.play("Insignia")
    s.answer("Insignia", True)
    s.buy("Siren")
    assert s.deck(MINE)[0] == "Siren"
    assert s.trash == []


# ------------------------------------------------------------------ Jewels
def test_jewels__bonus_now_bottom_of_the_deck_next_turn() -> None:
    """$3 and a Buy come at once; at the start of the next turn Jewels go under the deck."""
    s = table(hand=["Jewels"])
    s.put(MINE, deck=["Copper"] * 5 + ["Gold"])
    s.play("Jewels")
    assert (s.buys, s.coins) == (2, 3)
    s.end_turn()
    assert s.in_play(MINE) == ["Jewels"]
    s.end_turn()
    assert s.in_play(MINE) == []
    assert s.deck(MINE) == ["Gold", "Jewels"]
    assert (s.buys, s.coins) == (1, 0)


def test_jewels__played_three_times_move_once() -> None:
    """After King's Cache Jewels go under the deck once, and the Cache is discarded that turn."""
    s = table("King's Cache", hand=["King's Cache", "Jewels"])
    s.answer("Jewels")
    s.play("King's Cache")
    assert (s.buys, s.coins) == (4, 9)
    next_turn_of_mine(s)
    assert s.deck(MINE) == ["Jewels"]
    assert s.in_play(MINE) == ["King's Cache"]
    s.end_turn()
    assert s.in_play(MINE) == []
    assert s.owned(MINE)["Jewels"] == 1


# ------------------------------------------------------------------ Orb
def test_orb__plays_a_card_of_the_discard_pile() -> None:
    """Having looked through the discard pile, the player may play an Action or Treasure of it."""
    s = table("Smithy", hand=["Orb"])
    s.put(MINE, discard=["Smithy", "Gold", "Estate"])
    s.end_action_phase()
    s.answer("play a card from the discard pile", "Smithy")
    s.play("Orb")
    assert (s.actions, s.buys, s.coins) == (1, 1, 0)
    assert s.hand(MINE) == ["Copper"] * 3
    assert s.in_play(MINE) == ["Orb", "Smithy"]
    assert s.discard(MINE) == ["Gold", "Estate"]
    assert sorted(s.asked[-1].candidates) == ["Gold", "Smithy"]


def test_orb__or_gives_a_buy_and_three_coins() -> None:
    """The other choice is +1 Buy and +$3, whatever lies in the discard pile."""
    s = table(hand=["Orb"])
    s.put(MINE, discard=["Gold"])
    s.answer("+1 Buy and +$3")
    s.play("Orb")
    assert (s.buys, s.coins) == (2, 3)
    assert s.discard(MINE) == ["Gold"]


def test_orb__gives_only_what_the_played_card_gives() -> None:
    """Playing a Gold from the discard pile gives $3 and no Buy; an empty pile gives nothing."""
    s = table(hand=["Orb", "Orb"])
    s.put(MINE, discard=["Gold"])
    s.answer("play a card from the discard pile", "play a card from the discard pile")
    s.play("Orb")
    assert (s.buys, s.coins) == (1, 3)
    s.play("Orb")
    assert (s.buys, s.coins) == (1, 3)
    assert s.in_play(MINE) == ["Orb", "Gold", "Orb"]


# ------------------------------------------------------------------ Prize Goat
@pytest.mark.parametrize(("answer", "trash"), [("Estate", ["Estate"]), (None, [])])
def test_prize_goat__trashing_is_optional(answer: str | None, trash: list[str]) -> None:
    """$3 and a Buy are certain; trashing a card from hand is up to the player."""
    s = table(hand=["Prize Goat", "Estate", "Copper"])
    s.answer(answer)
    s.play("Prize Goat")
    assert (s.buys, s.coins) == (2, 3)
    assert s.trash == trash
    assert len(s.hand(MINE)) == 2 - len(trash)


# ------------------------------------------------------------------ Puzzle Box
def test_puzzle_box__is_discarded_this_turn() -> None:
    """The Box leaves play in the Clean-up of the turn it was played, card set aside or not."""
    s = table(hand=["Puzzle Box", "Gold"])
    s.answer("Gold")
    s.play("Puzzle Box")
    assert (s.buys, s.coins) == (2, 3)
    assert s.set_aside(MINE) == ["Gold"]
    s.end_turn()
    assert s.in_play(MINE) == []
    assert s.discard(MINE) == ["Puzzle Box"]


def test_puzzle_box__returns_the_card_after_the_new_hand() -> None:
    """The set-aside card joins the five newly drawn ones: six cards."""
    s = table(hand=["Puzzle Box", "Gold", "Estate"])
    s.answer("Gold")
    s.play("Puzzle Box")
    s.end_turn()
    assert sorted(s.hand(MINE)) == ["Copper"] * 5 + ["Gold"]
    assert s.set_aside(MINE) == []


def test_puzzle_box__may_set_nothing_aside() -> None:
    """Setting a card aside is optional."""
    s = table(hand=["Puzzle Box", "Gold"])
    s.answer(None)
    s.play("Puzzle Box")
    s.end_turn()
    assert s.hand(MINE) == ["Copper"] * 5


# ------------------------------------------------------------------ Sextant
@pytest.mark.parametrize(
    ("discarded", "order", "deck"),
    [
        ([], ["Duchy", "Estate", "Copper", "Gold", "Silver"],
         ["Silver", "Gold", "Copper", "Estate", "Duchy", "Province"]),
        (["Estate", "Duchy"], ["Copper", "Silver", "Gold"],
         ["Gold", "Silver", "Copper", "Province"]),
        (["Gold", "Silver", "Copper", "Estate", "Duchy"], None, ["Province"]),
    ],
)
def test_sextant__discards_any_number(
    discarded: list[str], order: list[str] | None, deck: list[str]
) -> None:
    """Of the five top cards none, some or all may go; the others return in any order."""
    s = table(hand=["Sextant"])
    s.put(MINE, deck=["Gold", "Silver", "Copper", "Estate", "Duchy", "Province"])
    s.answer(discarded)
    if order:
        s.answer(order)
    s.play("Sextant")
    assert (s.buys, s.coins) == (2, 3)
    assert s.discard(MINE) == discarded
    assert s.deck(MINE) == deck
    assert not s.unanswered


def test_sextant__looks_at_what_there_is() -> None:
    """With only three cards in deck and discard pile, three are looked at."""
    s = table(hand=["Sextant"])
    s.put(MINE, deck=["Gold"], discard=["Estate", "Estate"])
    s.answer(["Estate", "Estate"])
    s.play("Sextant")
    assert sorted(s.asked[-1].candidates) == ["Estate", "Estate", "Gold"]
    assert s.deck(MINE) == ["Gold"]


# ------------------------------------------------------------------ Shield
def attacked(*cards: str, hand: list[str]) -> Scenario:
    """The other player holds a Shield among five cards."""
    s = table(*cards, hand=hand)
    s.put(YOURS, hand=["Shield", "Copper", "Copper", "Estate", "Estate"])
    s.actions = 9
    return s


def test_shield__protects_like_moat() -> None:
    """Shown as an Attack is played, before it does anything, it keeps its owner untouched."""
    s = attacked("Militia", "Witch", hand=["Militia", "Witch"])
    s.answer(True, False)
    s.play("Militia")
    assert len(s.hand(YOURS)) == 5
    s.play("Witch")
    assert s.discard(YOURS) == ["Curse"]


def test_shield__may_be_shown_against_every_attack() -> None:
    """One Shield answers any number of Attacks in a turn."""
    s = attacked("Militia", "Witch", hand=["Militia", "Witch", "Witch"])
    s.answer(True, True, True)
    s.play("Militia")
    s.play("Witch")
    s.play("Witch")
    assert len(s.hand(YOURS)) == 5
    assert s.discard(YOURS) == []
    assert s.supply["Curse"] == 10


def test_shield__stays_in_hand_and_can_be_played() -> None:
    """A shown Shield stays in hand and gives $3 and a Buy on the own turn."""
    s = attacked("Militia", hand=["Militia"])
    s.answer(True)
    s.play("Militia")
    assert "Shield" in s.hand(YOURS)
    s.end_turn()
    s.play("Shield")
    assert (s.turn_player, s.buys, s.coins) == (YOURS, 2, 3)


def test_shield__does_not_help_against_maelstrom() -> None:
    """Maelstrom is an Event and no Attack: nobody is asked for a Shield."""
    s = Scenario([], events=["Looting", "Maelstrom"])
    s.put(MINE, hand=["Curse"] * 3, deck=[], discard=[])
    s.put(YOURS, hand=["Shield", "Copper", "Copper", "Copper", "Estate"], deck=[], discard=[])
    s.coins = 4
    s.answer("Estate")
    s.buy_event("Maelstrom")
    assert [a.kind for a in s.asked] == ["trash"]
    assert sorted(s.trash) == ["Curse", "Curse", "Curse", "Estate"]


# ------------------------------------------------------------------ Spell Scroll
def test_spell_scroll__in_the_action_phase_it_uses_an_action() -> None:
    """Played in the Action phase Spell Scroll uses an Action; playing the gained card does not."""
    s = table("Laboratory", hand=["Spell Scroll"])
    s.answer("Laboratory", True)
    s.play("Spell Scroll")
    assert s.phase == "action"
    assert (s.actions, s.coins) == (1, 0)
    assert s.trash == ["Spell Scroll"]
    assert s.in_play(MINE) == ["Laboratory"]
    assert s.hand(MINE) == ["Copper"] * 2


def test_spell_scroll__in_the_buy_phase_it_is_a_treasure() -> None:
    """Played as a Treasure in the Buy phase it uses no Action; nor does the gained Action."""
    s = table("Smithy", hand=["Spell Scroll"])
    s.actions = 0
    s.end_action_phase()
    s.answer("Smithy", True)
    s.play("Spell Scroll")
    assert (s.actions, s.coins) == (0, 0)
    assert s.in_play(MINE) == ["Smithy"]
    assert s.hand(MINE) == ["Copper"] * 3


def test_spell_scroll__gains_a_card_that_costs_less() -> None:
    """The gained card must cost less than the Scroll's $7, so no King's Cache; it may be played."""
    s = table("Artisan", "King's Cache", hand=["Spell Scroll"])
    s.answer("Gold", False)
    s.play("Spell Scroll")
    assert s.discard(MINE) == ["Gold"]
    assert sorted(s.asked[0].candidates) == [
        "Artisan", "Copper", "Curse", "Duchy", "Estate", "Gold", "Silver",
    ]
    assert s.asked[0].min == 1


def test_spell_scroll__a_gained_victory_card_is_not_played() -> None:
    """Only an Action or Treasure may be played after the gain."""
    s = table(hand=["Spell Scroll"])
    s.answer("Duchy")
    s.play("Spell Scroll")
    assert s.discard(MINE) == ["Duchy"]
    assert [a.kind for a in s.asked] == ["gain"]


def test_spell_scroll__played_again_it_gains_nothing() -> None:
    """King's Cache finds it trashed after the first play: one gain only."""
    s = table("King's Cache", hand=["King's Cache", "Spell Scroll"])
    s.answer("Spell Scroll", "Gold", False)
    s.play("King's Cache")
    assert s.discard(MINE) == ["Gold"]
    assert s.trash == ["Spell Scroll"]
    assert not s.unanswered


# ------------------------------------------------------------------ Staff
@pytest.mark.parametrize(("answer", "hand"), [("Smithy", ["Copper"] * 3), (None, ["Smithy"])])
def test_staff__playing_an_action_is_optional(answer: str | None, hand: list[str]) -> None:
    """$3 and a Buy; then an Action from hand may be played, without using up an Action."""
    s = table("Smithy", hand=["Staff", "Smithy"])
    s.actions = 0
    s.answer(answer)
    s.play("Staff")
    assert (s.actions, s.buys, s.coins) == (0, 2, 3)
    assert s.hand(MINE) == hand


# ------------------------------------------------------------------ Sword
def test_sword__others_discard_down_to_four() -> None:
    """Every other player discards until four cards are left."""
    s = table(hand=["Sword"], players=3)
    s.put(YOURS, hand=["Copper"] * 4 + ["Estate"] * 2, discard=[])
    s.put(2, hand=["Copper"] * 3, discard=[])
    s.answer(["Estate", "Estate"])
    s.play("Sword")
    assert (s.buys, s.coins) == (2, 3)
    assert s.hand(YOURS) == ["Copper"] * 4
    assert s.hand(2) == ["Copper"] * 3


@pytest.mark.parametrize("reaction", ["Moat", "Shield"])
def test_sword__is_an_attack(reaction: str) -> None:
    """Moat and Shield work against Sword."""
    s = table("Moat", hand=["Sword"])
    s.put(YOURS, hand=[reaction, *["Copper"] * 4])
    s.answer(True)
    s.play("Sword")
    assert len(s.hand(YOURS)) == 5


# ------------------------------------------------------------------ rules: the Loot pile
LOOTS = [
    "Amphora", "Doubloons", "Endless Chalice", "Figurehead", "Hammer", "Insignia", "Jewels", "Orb",
    "Prize Goat", "Puzzle Box", "Sextant", "Shield", "Spell Scroll", "Staff", "Sword",
]


def test_rule_loot_pile__thirty_shuffled_cards() -> None:
    """Fifteen Loots, two copies each, lie shuffled beside the Supply."""
    piles = [Scenario([], events=["Looting"], seed=seed).pile("Loot") for seed in (1, 2)]
    assert sorted(piles[0]) == sorted(LOOTS * 2)
    assert piles[0] != piles[1]


def test_rule_loot_pile__the_top_card_goes_to_the_discard_pile() -> None:
    """Gaining a Loot gives the top card of the pile, into the discard pile."""
    s = table(hand=[])
    loot_the(s, "Sword", "Orb")
    assert s.discard(MINE) == ["Sword", "Orb"]
    assert s.supply["Loot"] == 0


def test_rule_loot_pile__pickaxe_gains_it_to_hand() -> None:
    """A named destination counts: Pickaxe puts the Loot into the hand."""
    s = table("Pickaxe", hand=["Pickaxe", "Silver"])
    s.set_supply("Loot", ["Sword"])
    s.answer("Silver")
    s.play("Pickaxe")
    assert s.hand(MINE) == ["Sword"]


def test_rule_loot_pile__is_outside_the_supply() -> None:
    """Loots can neither be bought nor gained by cards that take from the Supply."""
    s = table("Workshop", hand=["Hammer"])
    s.put(MINE, in_play=["Sword"])
    s.coins = 20
    s.answer("Silver")
    s.play("Hammer")
    assert not set(LOOTS) & set(s.asked[0].candidates)
    assert not set(LOOTS) & set(s.buyable())


def test_rule_loot_pile__a_loot_in_play_is_not_copied() -> None:
    """Tools copies a card in play only from the Supply, so never a Loot."""
    s = table("Tools", hand=["Tools"])
    s.put(MINE, in_play=["Sword", "Gold"])
    s.put(YOURS, in_play=["Orb"])
    s.answer("Gold")
    s.play("Tools")
    assert sorted(s.asked[0].candidates) == ["Gold", "Tools"]


def test_rule_loot_pile__an_empty_one_gives_nothing() -> None:
    """With the Loot pile empty, gaining a Loot does nothing, and the empty pile ends no game."""
    s = table(hand=[])
    s.set_supply("Loot", [])
    s.set_supply("Curse", 0)
    s.set_supply("Duchy", 1)
    s.buys, s.coins = 2, 11
    s.buy_event("Looting")
    s.buy("Duchy")
    assert s.discard(MINE) == ["Duchy"]
    s.end_turn()
    assert not s.over


def test_rule_loot_pile__running_out_does_not_trigger_search() -> None:
    """Search waits for a Supply pile; taking the last Loot does not set it off."""
    s = table("Search", hand=["Search"])
    s.play("Search")
    loot_the(s, "Sword")
    assert s.supply["Loot"] == 0
    assert s.in_play(MINE) == ["Search"]
    assert s.trash == []


def test_rule_loot_pile__an_exchanged_loot_returns_on_top() -> None:
    """A Loot exchanged by Trader goes back onto the Loot pile, and is the next one gained."""
    s = table("Trader", hand=["Trader"])
    s.set_supply("Loot", ["Sword", "Orb"])
    s.coins, s.buys = 12, 2
    s.answer(True, False)
    s.buy_event("Looting")
    assert s.discard(MINE) == ["Silver"]
    assert s.pile("Loot") == ["Sword", "Orb"]
    s.buy_event("Looting")
    assert s.discard(MINE) == ["Silver", "Sword"]


def test_rule_attacks__a_shield_covers_the_later_effects() -> None:
    """Shown when Frigate is played, Shield spares its owner until the attacker's next turn."""
    for shown, cards_left in ((True, 6), (False, 4)):
        s = attacked("Frigate", "Festival", hand=["Frigate"])
        s.answer(shown)
        s.play("Frigate")
        s.end_turn()
        s.put(YOURS, hand=["Festival", "Shield", *["Copper"] * 5])
        if not shown:
            s.answer(["Copper", "Copper"])
        s.play("Festival")
        assert len(s.hand(YOURS)) == cards_left


@pytest.mark.parametrize(
    "needed",
    [
        {"cards": [name]} for name in (
            "Jewelled Egg", "Search", "Cutthroat", "Pickaxe", "Wealthy Village", "Sack of Loot")
    ] + [
        {"events": [name]} for name in ("Peril", "Foray", "Looting", "Invasion", "Prosper")
    ] + [{"cards": ["Smithy"], "traits": {"Cursed": "Smithy"}}],
    ids=str,
)
def test_rule_loot_needed__by_whatever_gains_loots(needed: dict) -> None:
    """The Loot pile is on the table when a card, Event or Trait can gain a Loot."""
    assert "Loot" in [pile.name for pile in Kingdom(**needed).piles]


def test_rule_loot_needed__not_without_a_gainer_of_loots() -> None:
    """Shaman, Cage and the Trait Pious need no Loot pile."""
    kingdom = Kingdom(["Shaman", "Cage"], traits={"Pious": "Shaman"})
    assert "Loot" not in [pile.name for pile in kingdom.piles]
