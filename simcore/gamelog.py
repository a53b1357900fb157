"""Turns the event trace of one game into a text that a Dominion player would recognise."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from .catalog import load
from .registry import option_labels

if TYPE_CHECKING:
    from .table import Table

# The codes of trace.pxd, in order.
CODES = (
    "turn", "draw", "shuffle", "play", "gain", "buy", "trash", "discard", "to_deck", "to_bottom",
    "reveal", "look", "set_aside", "to_pile", "coins", "actions", "buys", "favors", "option",
    "name", "react", "event", "rotate", "token", "skip", "end", "to_hand", "phase", "cleanup",
    "trigger", "to_discard", "stopped", "exchange", "mat", "protected", "deck_to_discard",
    "draw_mark", "current_hand", "favor_count",
)  # fmt: skip

DESTINATIONS = {1: " to hand", 2: " onto the deck", 3: " under the deck", 8: " and sets it aside"}
MATS = {1: "Island", 2: "Native Village"}
# Rows of these codes that follow each other are told in one sentence.
GROUPED = {"draw", "discard", "trash", "reveal", "look", "to_deck", "to_hand", "set_aside",
           "to_discard", "current_hand"}  # fmt: skip


class Row(NamedTuple):
    code: str
    player: int
    slot: int
    number: int
    extra: int
    depth: int


class _Teller:
    """Knows the names, and finds a sentence for each row."""

    def __init__(self, table: Table, strategies: Sequence[str], lang: str) -> None:
        self.table = table
        self.names = [_localised(name, lang) for name in table.names]
        facts = load().cards
        self.coins = [
            facts[name].bonus.coins if name in facts and "Treasure" in facts[name].types else 0
            for name in table.names
        ]
        seats = table.layout.players
        self.turn_player = -1
        self.players = [
            strategies[table.player_counts(p)["strategy"]] if strategies else f"Player {p}"
            for p in range(seats)
        ]

    def parts(self, code: str, rows: list[Row]) -> Iterator[list[Row]]:
        """Rows of one kind in a row, by sentence: a hand of Treasures is one, Actions are not."""
        if code in GROUPED:
            yield rows
        elif code == "play":
            for treasures, group in groupby(rows, key=lambda row: self.coins[row.slot] > 0):
                played = list(group)
                yield from [played] if treasures else ([row] for row in played)
        else:
            yield from ([row] for row in rows)

    def card(self, slot: int) -> str:
        return self.names[slot]

    def cards(self, rows: Iterable[Row]) -> str:
        counts = Counter(self.names[row.slot] for row in rows)
        return ", ".join(name if n == 1 else f"{n} {name}" for name, n in counts.items())

    def sentence(self, rows: list[Row]) -> str | None:
        """What happened; the player is named only if it is not the one whose turn it is."""
        row = rows[0]
        text = _SENTENCES[row.code](self, rows)
        if not text or row.player == self.turn_player:
            return text
        return f"{self.players[row.player]} {text}"

    # ---- one method per kind of row; `rows` has more than one where they are grouped
    def play(self, rows: list[Row]) -> str:
        again = " again" if rows[0].extra else ""
        coins = sum(self.coins[row.slot] for row in rows)
        worth = f" for ${coins}" if coins and rows[0].depth == 0 else ""
        return f"plays {self.cards(rows)}{again}{worth}"

    def gain(self, rows: list[Row]) -> str:
        row = rows[0]
        return f"gains {self.cards(rows)}{DESTINATIONS.get(row.extra, '')}"

    def favors(self, rows: list[Row]) -> str:
        n = rows[0].number
        if n > 0:
            return f"gets +{n} {_plural('Favor', n)}"
        return f"spends {-n} {_plural('Favor', -n)} on {self.card(rows[0].slot)}"

    def option(self, rows: list[Row]) -> str:
        row = rows[0]
        labels = option_labels.get(self.table.names[row.slot], ())
        label = labels[row.number] if row.number < len(labels) else str(row.number)
        return f"chooses {label}"

    def plus(self, rows: list[Row], what: str) -> str:
        n = rows[0].number
        source = f" from {self.card(rows[0].slot)}" if rows[0].slot >= 0 else ""
        if what == "$":
            return f"gets +${n}{source}" if n > 0 else f"pays ${-n}"
        return f"gets +{n} {_plural(what, n)}{source}"


def _plural(word: str, n: int) -> str:
    return word if n == 1 else word + "s"


def _doing(verb: str, after: str = "") -> Callable[[_Teller, list[Row]], str]:
    return lambda t, rows: f"{verb} {t.cards(rows)}{after}"


_SENTENCES: dict[str, Callable[[_Teller, list[Row]], str | None]] = {
    "draw": _doing("draws"),
    "shuffle": lambda t, rows: "shuffles",
    "play": _Teller.play,
    "gain": _Teller.gain,
    "buy": _doing("buys"),
    "trash": _doing("trashes"),
    "discard": _doing("discards"),
    "to_deck": _doing("puts", " onto the deck"),
    "to_bottom": _doing("puts", " under the deck"),
    "reveal": _doing("reveals"),
    "look": _doing("looks at"),
    "set_aside": _doing("sets aside"),
    "to_pile": _doing("returns", " to its pile"),
    "coins": lambda t, rows: t.plus(rows, "$"),
    "actions": lambda t, rows: t.plus(rows, "Action"),
    "buys": lambda t, rows: t.plus(rows, "Buy"),
    "favors": _Teller.favors,
    "option": _Teller.option,
    "name": _doing("names"),
    "react": _doing("reacts with"),
    "event": _doing("buys the Event"),
    "rotate": _doing("rotates the pile of"),
    "token": _doing("puts a token on the pile of"),
    "skip": lambda t, rows: "skips a turn",
    "to_hand": _doing("puts", " into hand"),
    "trigger": lambda t, rows: f"resolves {t.card(rows[0].slot)}",
    "to_discard": _doing("puts", " into the discard pile"),
    "stopped": lambda t, rows: f"finds that {t.card(rows[0].slot)} does nothing",
    "exchange": _doing("exchanges it for"),
    "mat": lambda t, rows: f"puts {t.cards(rows)} on the {MATS.get(rows[0].number, '')} mat",
    "protected": lambda t, rows: "is unaffected",
    "deck_to_discard": lambda t, rows: "puts the deck into the discard pile",
    "current_hand": _doing("holds"),
}


def render(
    table: Table, strategies: Sequence[str] = (), *, lang: str = "en", title: str = ""
) -> str:
    """The log of a table that keeps one."""
    teller = _Teller(table, strategies, lang)
    rows = [Row(CODES[code], *rest) for code, *rest in table.trace()]
    lines = [*_heading(table, teller, title, lang)]
    for (code, _player, _depth), group in groupby(_quiet(rows, teller.coins), key=_together):
        found = list(group)
        if code == "turn":
            teller.turn_player = found[0].player
            lines += _turn_heading(teller, found[0])
        elif code == "end":
            lines += _ending(table, teller, bool(found[0].number))
        else:
            for part in teller.parts(code, found):
                sentence = teller.sentence(part)
                if sentence:
                    lines.append("  " * (part[0].depth + 1) + sentence)
    return "\n".join(lines) + "\n"


def _together(row: Row) -> tuple[str, int, object]:
    """Rows with equal keys are told together, if their code allows it."""
    return row.code, row.player, (row.depth, row.extra)


def _quiet(rows: list[Row], coins: list[int]) -> list[Row]:
    """Without what the reader knows anyway: a new hand is shown as the next turn starts, coins
    and an ordinary gain follow from the line above."""
    kept: list[Row] = []
    dealing = True
    for row in rows:
        dealing = row.code == "cleanup" or (dealing and row.code != "turn")
        before = kept[-1] if kept else None
        if row.code in ("draw_mark", "phase", "favor_count", "cleanup") or (
            dealing and row.code in ("draw", "to_hand")
        ):
            continue
        plain_gain = row.code == "gain" and row.number and row.extra not in DESTINATIONS
        if plain_gain and before and before.code == "buy" and before.slot == row.slot:
            continue
        if (
            row.code == "coins"
            and before
            and before.code == "play"
            and row.number == coins[before.slot]
        ):
            continue
        kept.append(row)
    return kept


def _heading(table: Table, teller: _Teller, title: str, lang: str) -> list[str]:
    kingdom = table.layout.kingdom
    lines = [title] if title else []
    names = ", ".join(_localised(name, lang) for name in kingdom.cards) or "basic cards only"
    lines.append(f"Kingdom: {names}")
    if kingdom.ally:
        lines.append(f"Ally: {_localised(kingdom.ally, lang)}")
    if kingdom.events:
        lines.append("Events: " + ", ".join(_localised(e, lang) for e in kingdom.events))
    for trait, pile in kingdom.traits.items():
        lines.append(f"Trait: {_localised(trait, lang)} {_localised(pile, lang)}")
    seats = ", ".join(f"{i + 1}. {name}" for i, name in enumerate(teller.players))
    lines.append(f"Seats: {seats}")
    return lines


def _turn_heading(teller: _Teller, row: Row) -> list[str]:
    extra = f" (extra turn: {teller.card(row.extra - 1)})" if row.extra else ""
    return ["", f"Turn {row.number} - {teller.players[row.player]}{extra}"]


def _ending(table: Table, teller: _Teller, stalled: bool) -> list[str]:
    scores, shares = table.outcome()
    lines = ["", "The game was stopped: nobody ends it." if stalled else "The game ends."]
    for seat, name in enumerate(teller.players):
        counts = table.player_counts(seat)
        owned = table.owned(seat)
        deck = ", ".join(
            f"{n} {teller.card(table.names.index(card))}" for card, n in owned.items()
        )
        favors = f", {counts['favors']} Favors" if table.layout.kingdom.ally else ""
        lines.append(f"{name}: {scores[seat]} points in {counts['turns']} turns{favors}")
        for ally, points in table.landscape_points(seat).items():
            lines.append(f"  {points} points from {teller.card(table.names.index(ally))}")
        lines.append(f"  {sum(owned.values())} cards: {deck}")
    winners = [name for name, share in zip(teller.players, shares, strict=True) if share]
    verdict = "wins" if len(winners) == 1 else "share the win"
    lines.append(f"{' and '.join(winners)} {verdict}.")
    return lines


def _localised(name: str, lang: str) -> str:
    if lang != "de":
        return name
    catalog = load()
    thing = catalog.cards.get(name) or catalog.piles.get(name) or catalog.landscapes.get(name)
    return thing.name_de if thing else name
