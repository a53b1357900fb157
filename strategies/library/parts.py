"""What many bots share: where a bot fits, how to turn to Victory cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from strategies.expressions import (
    Expression,
    Operand,
    as_expression,
    can_win_now,
    ends_game,
    score_lead,
    supply,
)
from strategies.rules import Rule, buy

if TYPE_CHECKING:
    from simcore.kingdom import Kingdom
    from strategies.strategy import Strategy

PROVINCE_POINTS, DUCHY_POINTS, ESTATE_POINTS = 6, 3, 1
FIRST_EDITION = " (1e)"


# --- where a bot fits -------------------------------------------------------------------

Key = str | tuple[str, ...]  # a card or landscape, or several of which one is enough


def key_cards(strategy: Strategy) -> tuple[Key, ...] | None:
    """What a bot needs on the table, by its `key_cards`; None: a yardstick, for no league."""
    return getattr(strategy, "key_cards", None)


def fits(strategy: Strategy, kingdom: Kingdom) -> bool:
    """Is everything there that the bot lives from? Either edition of a card will do."""
    keys = key_cards(strategy)
    if keys is None:
        return False
    here = {name.removesuffix(FIRST_EDITION) for name in kingdom.slots}
    return all(not here.isdisjoint((key,) if isinstance(key, str) else key) for key in keys)


# --- endings ----------------------------------------------------------------------------


def not_a_losing_end(card: str, points: int) -> Expression:
    """Taking the card does not end a game that is lost even with its points."""
    return (ends_game(card) == 0) | (score_lead >= -points)


def a_winning_end(card: str, points: int) -> Expression:
    """Taking the card ends the game, and wins it with its points."""
    return (ends_game(card) == 1) & (score_lead > -points)


def greening(duchies: int = 4, estates: int = 2) -> list[Rule]:
    """Provinces, then Duchies and Estates once so few Provinces are left.

    With Colonies in the game, Platinum comes first until the Colonies run low.
    """
    return [
        buy("Colony"),
        buy("Platinum", supply("Colony") > 4),
        buy("Province", (supply("Colony") <= 6) & not_a_losing_end("Province", PROVINCE_POINTS)),
        buy("Duchy", supply("Province") <= duchies),
        buy("Estate", supply("Province") <= estates),
    ]


def late_greening(ready: Operand, duchies: int = 4, estates: int = 2) -> list[Rule]:
    """The same once the deck is ready, or the others have begun, or it wins at once."""
    colonies, platinum, province, *rest = greening(duchies, estates)
    begun = supply("Province") <= 6
    may = province.condition & (as_expression(ready) | begun | can_win_now)
    return [colonies, platinum, buy("Province", may), *rest]


def piling_out() -> list[Rule]:
    """End the game on empty piles as soon as that wins it."""
    return [
        buy("Duchy", a_winning_end("Duchy", DUCHY_POINTS)),
        buy("Estate", a_winning_end("Estate", ESTATE_POINTS)),
    ]


def money_deck(
    dear: list[Rule] | None = None,
    cheap: list[Rule] | None = None,
    *,
    duchies: int = 4,
    estates: int = 2,
) -> list[Rule]:
    """Money: the endings, the `dear` cards, Gold, the `cheap` cards, Silver."""
    return [
        *piling_out(),
        *greening(duchies, estates),
        *(dear or []),
        buy("Gold"),
        *(cheap or []),
        buy("Silver"),
    ]
