"""What many bots share: how to turn to Victory cards as the game ends."""

from strategies.expressions import Expression, ends_game, score_lead, supply
from strategies.rules import Rule, buy

PROVINCE_POINTS, DUCHY_POINTS, ESTATE_POINTS = 6, 3, 1


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


def piling_out() -> list[Rule]:
    """End the game on empty piles as soon as that wins it."""
    return [
        buy("Duchy", a_winning_end("Duchy", DUCHY_POINTS)),
        buy("Estate", a_winning_end("Estate", ESTATE_POINTS)),
    ]
