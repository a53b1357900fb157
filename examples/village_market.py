"""A strategy in a file: `simcore compare examples/village_market.py bigmoney`."""

from strategies import Strategy, buy, owned, supply


class VillageMarket(Strategy):
    """Markets and Smithies, with a Village for every second Smithy."""

    buys = [
        buy("Province"),
        buy("Duchy", supply("Province") <= 4),
        buy("Gold"),
        buy("Market", owned("Market") < 3),
        buy("Smithy", owned("Smithy") < 2),
        buy("Village", owned("Village") < owned("Smithy") // 2),
        buy("Silver"),
    ]
