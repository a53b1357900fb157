"""Everything the author of a strategy needs.

    from strategies import Strategy, buy, owned, supply

    class WharfMoney(Strategy):
        '''Two Wharves, then money.'''
        buys = [
            buy("Province"),
            buy("Duchy", supply("Province") <= 4),
            buy("Wharf", owned("Wharf") < 2),
            buy("Gold"),
            buy("Silver"),
        ]

`load_strategy` gives the bot that a text on the command line means.
"""

from __future__ import annotations

from .expressions import (
    Expression,
    actions,
    average_coin,
    bought,
    buys,
    buys_left,
    can_win_now,
    cards_owned,
    coins,
    cost,
    deck_size,
    discard_size,
    empty_piles,
    ends_game,
    favors,
    gained,
    hand,
    hand_coins,
    hand_size,
    in_discard,
    in_play,
    least,
    mat,
    maximum,
    minimum,
    money,
    most,
    opponent,
    owned,
    piles_to_end,
    played,
    players,
    score,
    score_lead,
    supply,
    this_turn_gained,
    turn,
)
from .loading import available, load_strategy
from .names import StrategyError
from .rules import Rule, buy, buy_event, choose, discard, play, spend, topdeck, trash
from .strategy import CompiledStrategy, Strategy

__all__ = [
    "CompiledStrategy", "Expression", "Rule", "Strategy", "StrategyError", "actions", "available",
    "average_coin", "bought", "buy", "buy_event", "buys", "buys_left", "can_win_now",
    "cards_owned", "choose", "coins", "cost", "deck_size", "discard", "discard_size",
    "empty_piles", "ends_game", "favors", "gained", "hand", "hand_coins", "hand_size",
    "in_discard", "in_play", "least", "load_strategy", "mat", "maximum", "minimum", "money",
    "most", "opponent", "owned", "piles_to_end", "play", "played", "players", "score",
    "score_lead", "spend", "supply", "this_turn_gained", "topdeck", "trash", "turn",
]  # fmt: skip
