"""Yardsticks: bots that know nothing, for tests and for comparison."""

from strategies import Strategy


class RandomBot(Strategy):
    """Chooses uniformly among everything that is legal, in every decision."""

    aliases = ("random",)
    chooser = "random"


class DoNothing(Strategy):
    """Never buys anything."""

    aliases = ("nothing",)
