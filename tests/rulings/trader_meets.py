"""Trader and Trader (1e) against everything that makes a player gain a card.

Whoever gains holds the Trader. Three times the same table: not shown, the cards come as they
should; shown, Trader exchanges them for Silvers, and Trader (1e) lets Silvers come instead.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest

from simcore import Scenario
from simcore.catalog import load
from tests.rulings.card_words import cards_that_say
from tests.rulings.tables_seaside import gains

CATALOG = load()
Act = Callable[[Scenario], None]


@dataclass
class Gain:
    """What is gained, by whom and why."""

    forced: list[str]  # the cards that are gained, in order
    kept: list[str] = field(default_factory=list)  # gains before them that Trader leaves alone
    player: int = 0
    act: Act | None = None  # None: the card of the row is played
    held: bool = True  # the card of the row is in player 0's hand
    hand: list[str] = field(default_factory=list)  # besides, for player 0
    deck: list[str] = field(default_factory=list)  # of player 0
    victim: list[str] = field(default_factory=list)  # the deck of player 1
    answers: list[Any] = field(default_factory=list)
    also: list[str] = field(default_factory=list)
    trash: list[str] = field(default_factory=list)
    loot: list[str] = field(default_factory=list)
    from_trash: bool = False  # the gained cards come from there
    victim_hand: list[str] = field(default_factory=list)
    favors: int = 0
    shown: dict[str, list[bool]] = field(default_factory=dict)  # by Trader, if names do not tell


# ---------------------------------------------------------------- what happens
def buys(*cards: str, first: str = "") -> Act:
    def act(s: Scenario) -> None:
        if first:
            s.play(first)
        for card in cards:
            s.coins, s.buys = 20, 1
            s.buy(card)

    return act


def buys_event(name: str, then: str = "") -> Act:
    def act(s: Scenario) -> None:
        s.coins, s.buys = 20, 2
        s.buy_event(name)
        if then:
            s.buy(then)

    return act


def next_turn(s: Scenario) -> None:
    """The turn ends; what happens then, or at the start of the player's next turn."""
    trash, favors, hand = s.trash, s.favors(0), s.hand(0)
    s.set_trash([])  # nothing for the other player's Shaman
    s.end_turn()
    s.set_trash(trash)
    s.put(0, favors=favors, hand=hand)
    s.end_turn()


def plays_and_waits(card: str) -> Act:
    def act(s: Scenario) -> None:
        s.play(card)
        next_turn(s)

    return act


def embargoes_estates(s: Scenario) -> None:
    s.play("Embargo")
    buys("Estate")(s)


def has_smuggled_goods(s: Scenario) -> None:
    hand = s.hand(0)
    s.end_turn()
    s.coins = 6
    s.buy("Gold")
    s.end_turn()
    s.put(0, hand=hand)
    s.actions = 9
    s.play("Smugglers")


def a_pile_runs_out(s: Scenario) -> None:
    s.play("Search")
    s.set_supply("Estate", 1)
    buys("Estate")(s)


def two_piles_are_empty(s: Scenario) -> None:
    s.set_supply("Clashes", ["Territory"] * 3)
    s.set_supply("Province", 0)
    s.set_supply("Duchy", 0)
    buys("Territory")(s)


def with_three_treasures_in_play(s: Scenario) -> None:
    s.put(0, in_play=["Copper", "Silver", "Gold"])
    buys("Wealthy Village")(s)


def buys_a_blockaded_card(s: Scenario) -> None:
    s.play("Blockade")
    s.end_turn()
    buys("Estate")(s)


def tools_in_play(s: Scenario) -> None:
    s.put(1, in_play=["Gold"])
    s.play("Tools")


def gains_doubloons(s: Scenario) -> None:
    s.play("Sack of Loot")


def cabin_boy_sails(s: Scenario) -> None:
    s.play("Cabin Boy")
    next_turn(s)


def enters_the_buy_phase(s: Scenario) -> None:
    s.end_action_phase()


COPPERS = ["Copper"] * 9
ROWS = {
    # ------------------------------------------------------------ what others bring
    "Witch": Gain(["Curse"], player=1),
    "Sea Hag": Gain(["Curse"], player=1),
    "Sea Witch": Gain(["Curse"], player=1),
    "Witch's Hut": Gain(["Curse"], player=1, hand=["Village", "Village"], also=["Village"]),
    "Cauldron": Gain(
        ["Curse"], player=1, act=buys("Village", "Village", "Village", first="Cauldron"),
        also=["Village"],
    ),
    "Ill-Gotten Gains": Gain(["Curse"], player=1, act=buys("Ill-Gotten Gains"), held=False),
    "Ill-Gotten Gains, played": Gain(["Copper"], answers=[True]),
    "Circle of Witches": Gain(
        ["Curse"], player=1, act=lambda s: s.play("Underling"), held=False, hand=["Underling"],
        answers=[1], favors=2,
    ),
    "Barbarian": Gain(["Curse"], player=1, victim=["Estate"]),
    "Barbarian, a card worth $3": Gain(
        ["Copper"], player=1, victim=["Gold"], act=lambda s: s.play("Barbarian"),
        answers=["Copper"],
    ),
    "Sorceress": Gain(["Curse"], player=1, deck=COPPERS, answers=["Copper"]),
    "Sorcerer": Gain(["Curse"], player=1, victim=["Gold"], answers=["Copper"]),
    "Siren": Gain(["Curse"], player=1),
    "Trickster": Gain(["Curse"], player=1),
    "Blockade": Gain(["Estate"], answers=["Estate"]),
    "Blockade, its Curse": Gain(
        ["Curse"], kept=["Estate"], player=1, act=buys_a_blockaded_card, answers=["Estate"]
    ),
    "Ambassador": Gain(["Copper"], player=1, hand=["Copper"], answers=[0]),
    "Noble Brigand": Gain(["Copper"], player=1, victim=["Estate", "Estate"]),
    "Noble Brigand, its booty": Gain(
        ["Gold"], victim=["Gold", "Estate"], from_trash=True, act=lambda s: s.play("Noble Brigand")
    ),
    "Thief": Gain(["Gold"], victim=["Gold", "Estate"], answers=[["Gold"]], from_trash=True),
    "Embargo": Gain(["Curse"], kept=["Estate"], act=embargoes_estates, answers=["Estate"]),
    "Embassy": Gain(["Silver"], player=1, act=buys("Embassy"), held=False),
    # ------------------------------------------------------------ named cards
    "Bandit": Gain(["Gold"]),
    "Bureaucrat": Gain(["Silver"]),
    "Explorer": Gain(["Gold"], hand=["Province"], answers=[True]),
    "Explorer, a Silver": Gain(["Silver"], act=lambda s: s.play("Explorer")),
    "Jack of All Trades": Gain(["Silver"]),
    "Treasure Map": Gain(["Gold"] * 4, hand=["Treasure Map"]),
    "Fool's Gold": Gain(
        ["Gold"], player=1, act=buys("Province"), held=False, answers=[True],
        victim_hand=["Fool's Gold"],
    ),
    "Tunnel": Gain(
        ["Gold"], act=lambda s: s.play("Oasis"), hand=["Oasis"], also=["Oasis"],
        answers=["Tunnel", True],
    ),
    "Acolyte": Gain(["Gold"], hand=["Estate"], answers=["Estate", False]),
    "Distant Shore": Gain(["Estate"]),
    "Town Crier": Gain(["Silver"], answers=["gain a Silver", False]),
    "Cache": Gain(["Copper", "Copper"], kept=["Cache"], act=buys("Cache"), held=False),
    "Territory": Gain(["Gold", "Gold"], kept=["Territory"], act=two_piles_are_empty, held=False),
    "Doubloons": Gain(
        ["Gold"], kept=["Doubloons"], act=gains_doubloons, held=False, hand=["Sack of Loot"],
        also=["Sack of Loot"], loot=["Doubloons"],
    ),
    "Trader": Gain(["Silver", "Silver"], hand=["Estate"], answers=["Estate"]),
    "Trader (1e)": Gain(["Silver", "Silver"], hand=["Estate"], answers=["Estate"]),
    "Duchess": Gain(["Duchess"], kept=["Duchy"], act=buys("Duchy"), held=False, answers=[True]),
    "Rich": Gain(["Silver"], kept=["Village"], act=buys("Village")),
    "Cursed": Gain(["Curse"], kept=["Village", "Sword"], act=buys("Village"), loot=["Sword"]),
    "Fawning": Gain(["Village"], kept=["Province"], act=buys("Province")),
    "Friendly": Gain(["Village"], hand=["Village"], deck=["Copper"] * 9, act=next_turn,
                     answers=["Village"]),
    "Invasion": Gain(
        ["Duchy", "Village"], act=buys_event("Invasion"), answers=["Village"], also=["Village"],
        loot=[],
    ),
    "Mirror": Gain(["Village"], kept=["Village"], act=buys_event("Mirror", "Village"),
                   also=["Village"],
                   shown={"Trader": [True, False], "Trader (1e)": [False, True]}),
    # ------------------------------------------------------------ Loots, which have a pile
    "Sack of Loot": Gain(["Sword"], loot=["Sword"]),
    "Looting": Gain(["Sword"], act=buys_event("Looting"), loot=["Sword"]),
    "Foray": Gain(
        ["Sword"], act=buys_event("Foray"), hand=["Copper", "Estate", "Duchy"],
        answers=[["Copper", "Estate", "Duchy"]], loot=["Sword"],
    ),
    "Peril": Gain(
        ["Sword"], act=buys_event("Peril"), hand=["Village"], also=["Village"],
        answers=["Village"], loot=["Sword"],
    ),
    "Jewelled Egg": Gain(
        ["Sword"], act=lambda s: s.play("Salvager"), hand=["Salvager"], also=["Salvager"],
        answers=["Jewelled Egg"], loot=["Sword"],
    ),
    "Pickaxe": Gain(["Sword"], hand=["Gold"], answers=["Gold"], loot=["Sword"]),
    "Search": Gain(["Sword"], kept=["Estate"], act=a_pile_runs_out, loot=["Sword"]),
    "Cutthroat": Gain(["Sword"], kept=["Gold"], act=buys("Gold", first="Cutthroat"),
                      loot=["Sword"]),
    "Wealthy Village": Gain(
        ["Sword"], kept=["Wealthy Village"], act=with_three_treasures_in_play, held=False,
        loot=["Sword"],
    ),
    # ------------------------------------------------------------ cards of one's choice
    "Workshop": Gain(["Estate"], answers=["Estate"]),
    "Weaver": Gain(["Silver", "Silver"], answers=["two_silvers"]),
    "Weaver, one card": Gain(
        ["Estate"], act=lambda s: s.play("Weaver"), answers=["one_card_up_to_4", "Estate"]
    ),
    "Carpenter": Gain(["Estate"], answers=["Estate"]),
    "Conjurer": Gain(["Estate"], answers=["Estate"]),
    "Hammer": Gain(["Estate"], answers=["Estate"]),
    "Hill Fort": Gain(["Estate"], deck=COPPERS, answers=["Estate", "+1 Card and +1 Action"]),
    "Feast": Gain(["Duchy"], answers=["Duchy"]),
    "Artisan": Gain(["Duchy"], answers=["Duchy"]),
    "Importer": Gain(["Duchy"], act=plays_and_waits("Importer"), answers=["Duchy"]),
    "Pirate": Gain(["Gold"], act=plays_and_waits("Pirate"), answers=["Gold"]),
    "Quartermaster": Gain(
        ["Estate"], act=plays_and_waits("Quartermaster"),
        answers=["gain a card onto this", "Estate"],
    ),
    "Cabin Boy": Gain(
        ["Caravan"], act=cabin_boy_sails, also=["Caravan"],
        answers=["trash this to gain a Duration", "Caravan"],
    ),
    "Crafters' Guild": Gain(["Estate"], act=next_turn, answers=[1, "Estate"], favors=2),
    "Shaman": Gain(["Gold"], act=next_turn, held=False, trash=["Gold"], from_trash=True),
    "Scrounge": Gain(
        ["Duchy"], kept=["Estate"], act=buys_event("Scrounge"), trash=["Estate"],
        answers=["Estate from the trash", "Duchy"],
    ),
    "Swap": Gain(["Laboratory"], hand=["Village"], also=["Village", "Laboratory"],
                 answers=["Village", "Laboratory"]),
    "Remodel": Gain(["Gold"], hand=["Duchy"], answers=["Duchy", "Gold"]),
    "Enlarge": Gain(["Gold"], hand=["Duchy"], answers=["Duchy", "Gold"]),
    "Modify": Gain(
        ["Gold"], hand=["Duchy"],
        answers=["Duchy", "gain a card costing up to $2 more than the trashed card", "Gold"],
    ),
    "Mine": Gain(["Gold"], hand=["Silver"], answers=["Silver", "Gold"]),
    "Mine (1e)": Gain(["Gold"], hand=["Silver"], answers=["Gold"]),
    "Wheelwright": Gain(["Village"], hand=["Duchy"], also=["Village"],
                        answers=["Duchy", "Village"]),
    "Border Village": Gain(["Duchy"], kept=["Border Village"], act=buys("Border Village"),
                           held=False, answers=["Duchy"]),
    "Berserker": Gain(["Estate"], answers=["Estate"]),
    "Haggler": Gain(["Copper"], kept=["Duchy"], act=buys("Duchy", first="Haggler"),
                    answers=["Copper"]),
    "Haggler (1e)": Gain(["Copper"], kept=["Duchy"], act=buys("Duchy", first="Haggler (1e)"),
                         answers=["Copper"]),
    "Architects' Guild": Gain(["Copper"], kept=["Duchy"], act=buys("Duchy"),
                              answers=[1, "Copper"], favors=2),
    "Woodworkers' Guild": Gain(
        ["Laboratory"], act=enters_the_buy_phase, hand=["Village"], also=["Village", "Laboratory"],
        answers=[1, "Village", "Laboratory"], favors=1,
    ),
    "Silver Mine": Gain(["Copper"], answers=["Copper"]),
    "Spell Scroll": Gain(["Duchy"], answers=["Duchy"]),
    "Lich": Gain(
        ["Duchy"], act=lambda s: s.play("Salvager"), hand=["Salvager"], also=["Salvager"],
        answers=["Lich"], trash=["Duchy"], from_trash=True,
    ),
    "Farmland": Gain(["Province"], kept=["Farmland"], act=buys("Farmland"), held=False,
                     hand=["Gold"], answers=["Gold"]),
    "Farmland (1e)": Gain(["Province"], kept=["Farmland (1e)"], act=buys("Farmland (1e)"),
                          held=False, hand=["Gold"], answers=["Gold"]),
    "Develop": Gain(["Gold", "Smithy"], hand=["Duchy"], also=["Smithy"],
                    answers=["Duchy", "more_first", "Smithy"]),
    "Smugglers": Gain(["Gold"], act=has_smuggled_goods),
    "Sunken Treasure": Gain(["Village"], also=["Village"], answers=["Village"]),
    "Tools": Gain(["Gold"], act=tools_in_play, answers=["Gold"]),
    "Specialist": Gain(["Village"], hand=["Village"], also=["Village"],
                       answers=["Village", "gain a copy of it"]),
    "Prosper": Gain(["Gold", "Copper"], act=buys_event("Prosper"), loot=[],
                    answers=["Gold", "Copper", None]),
}


def test_everything_that_gains_has_a_row() -> None:
    """No card or landscape that makes somebody gain a card is forgotten."""
    gaining = cards_that_say("gain", "gain_to", "gain_as", "gain_from_trash", "gain_loot")
    assert {name.partition(",")[0] for name in ROWS} == gaining


# ---------------------------------------------------------------- the table
def kingdom(name: str, row: Gain, trader: str) -> Scenario:
    options: dict[str, Any] = {}
    piles = [trader, *row.also]
    card = CATALOG.cards.get(name)
    if card is None:
        landscape = CATALOG.landscapes[name]
        if landscape.kind == "ally":
            options["ally"] = name
        elif landscape.kind == "trait":
            options["traits"] = {name: "Village"}
            piles.append("Village")
        else:
            options["events"] = [name]
    elif "Loot" not in card.types:
        piles += [] if name in piles else [card.pile or name]
    if card is not None and "Liaison" in card.types:
        options["ally"] = "Plateau Shepherds"
    elif "ally" in options:
        piles.append("Underling")
    s = Scenario([*dict.fromkeys([*piles, "Jewelled Egg"])], auto=True, **options)
    for player in range(2):
        s.put(player, hand=[], deck=[], discard=[], favors=0)
    return s


def played(name: str, trader: str, show: bool) -> Scenario:
    """The table after the row has happened: the gainer showed Trader for each forced card."""
    row, asker = ROWS[name], name.partition(",")[0]
    s = kingdom(asker, row, trader)
    own = [asker] if row.held and asker in CATALOG.cards else []
    s.put(0, hand=[*own, *row.hand, *([trader] if row.player == 0 else [])], deck=row.deck)
    s.put(1, hand=[*row.victim_hand, *([trader] if row.player == 1 else [])], deck=row.victim)
    s.put(0, favors=row.favors)
    s.set_trash(row.trash)
    if row.loot or asker in ("Invasion", "Prosper"):
        s.set_supply("Loot", row.loot)
    s.actions = 9
    shown = list(row.shown.get(trader, []))
    script, others = s._script, s._script.decide

    def decide(view: Any, question: Any) -> Any:
        if question.kind == "trigger":  # Trader comes last
            return next((c for c in question.candidates if c != trader), trader)
        if question.kind == "may" and question.card == trader:
            assert question.player == row.player
            return show and (shown.pop(0) if shown else question.subject in row.forced)
        return others(view, question)

    script.decide = decide  # type: ignore[method-assign]
    s.answer(*row.answers)
    (row.act or (lambda s: s.play(asker)))(s)
    assert not s.unanswered
    return s


@pytest.mark.parametrize("trader", ["Trader", "Trader (1e)"])
@pytest.mark.parametrize("name", ROWS)
def test_trader__meets_everything_that_makes_a_player_gain(name: str, trader: str) -> None:
    """Curses, Coppers, Loots, cards to hand or onto the deck, whoever makes one gain them: each may
    become a Silver in the discard pile, and goes back to its pile (1e: never leaves it)."""
    row = ROWS[name]
    forced, kept, p = Counter(row.forced), Counter(row.kept), row.player
    silvers = Counter({"Silver": forced.total()})

    plain = played(name, trader, show=False)
    assert Counter(gains(plain, p)) == forced + kept

    s = played(name, trader, show=True)
    counted = forced if trader == "Trader" else silvers  # an exchange is not a gain
    assert Counter(gains(s, p)) == counted + kept
    assert Counter(s.owned(p)) == Counter(plain.owned(p)) - forced + silvers
    if set(forced) != {"Silver"}:
        assert s.discard(p).count("Silver") == plain.discard(p).count("Silver") + silvers.total()
    for card, n in (forced - silvers).items():
        pile = "Loot" if "Loot" in CATALOG.cards[card].types else card
        back = 0 if row.from_trash and trader != "Trader" else n
        assert s.supply[pile] == plain.supply[pile] + back
        assert s.trash.count(card) == plain.trash.count(card) + (row.from_trash and n - back)
