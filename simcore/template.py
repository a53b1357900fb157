"""The strategy that `simcore new-strategy` writes: it runs as it is, and says what to change."""

from __future__ import annotations

import re
from pathlib import Path

TEMPLATE = '''"""{title}: try it with

    simcore check {file}
    simcore compare {file} bigmoney --cards Smithy,Village,Market
    simcore show {file} bigmoney --cards Smithy,Village,Market --game 0
"""

from strategies import Strategy, buy, coins, hand, owned, play, supply, trash, turn


class {cls}(Strategy):
    """Say here in one line what the deck is after."""

    # What to buy, and what to gain when a card lets you choose. Rules are read from the top; the
    # first whose card can be had and whose condition holds decides. None fits: nothing is bought.
    buys = [
        buy("Province"),
        buy("Duchy", supply("Province") <= 4),
        buy("Estate", supply("Province") <= 2),
        buy("Gold"),
        # Conditions are ordinary expressions; join them with & (and), | (or), ~ (not),
        # and put each part in brackets.
        buy("Smithy", (owned("Smithy") < 1) | (owned(type="Treasure") > 11 * owned("Smithy"))),
        buy("Village", owned("Village") < owned("Smithy") - 1),
        buy("Silver", (coins < 6) | (turn <= 4)),
    ]

    # The order in which Actions are played. Left out: sound play for every card.
    plays = [
        play("Village"),
        play("Smithy", hand("Smithy") >= 1),
    ]

    # What to trash first when a card lets you or makes you. `discards`, `topdecks`, `choices`
    # (options of a card) and `spends` (Favors) work the same way.
    trashes = [
        trash("Curse"),
        trash("Estate", supply("Province") > 4),
        trash("Copper", owned("Silver") + owned("Gold") >= 4),
    ]
'''


def write_template(name: str, folder: Path, force: bool = False) -> Path:
    """Writes the template under a name such as `my_bot`; gives the new file."""
    words = re.findall(r"[A-Z]?[a-z0-9]+|[A-Z]+(?![a-z])", name)
    if not words or not "".join(words).isidentifier() or re.search(r"[^\w\s-]", name):
        raise ValueError(f"{name!r} is no name for a strategy: use letters, as in my_bot")
    path = folder / f"{'_'.join(word.lower() for word in words)}.py"
    if path.exists() and not force:
        raise ValueError(f"{path} exists already: choose another name, or use --force")
    cls = "".join(word.capitalize() for word in words)
    text = TEMPLATE.format(title=" ".join(words).capitalize(), file=path, cls=cls)
    path.write_text(text, encoding="utf-8")
    return path
