"""Golden games: complete logs over recommended kingdoms, to be read and reviewed as a diff.

    python -m tests.golden.regenerate          # writes tests/golden/*.txt anew

A change of the engine that keeps the rules leaves them alone; a change of rules, of the bots or
of the default choices shows here what it does to a game.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from simcore import Kingdom, play_log
from strategies import load_strategy

HERE = Path(__file__).parent


class Golden(NamedTuple):
    kingdom: str  # a recommended set
    bots: tuple[str, ...]
    seed: int = 1

    @property
    def path(self) -> Path:
        name = re.sub(r"[^a-z0-9]+", "_", self.kingdom.lower().replace("'", "")).strip("_")
        return HERE / f"{name}.txt"

    def log(self) -> str:
        kingdom = Kingdom.recommended(self.kingdom)
        return play_log(kingdom, [load_strategy(bot) for bot in self.bots], self.seed, game=0)


def money(**cards: int) -> str:
    """A money bot with these cards; an underscore stands for a space."""
    return "bigmoney:" + ",".join(f"{k.replace('_', ' ')}={n}" for k, n in cards.items())


GAMES = (
    Golden("First Game", ("village_smithy", money(Militia=1, Remodel=1, Cellar=1))),
    Golden("Size Distortion", ("gardens_rush", "witch_money", money(Bandit=1, Sentry=2))),
    Golden("Deck Top", ("laboratory_engine", money(Artisan=1, Harbinger=2, Vassal=1, Village=1))),
    Golden("Sleight of Hand", ("festival_library", money(Council_Room=1, Poacher=3, Cellar=1))),
    Golden("Improvements", ("mine_money", money(Moneylender=1, Merchant=3, Moat=1))),
    Golden("Silver & Gold", ("chapel_opener", money(Bureaucrat=1, Throne_Room=1, Merchant=2))),
    Golden("First Game (1e)", ("random_bot", "village_smithy")),
    Golden("Big Money (1e)", ("bmu", money(Adventurer=1, Feast=1, Chancellor=1))),
    Golden("Interaction", (money(Spy=2, Thief=1), money(Militia=1, Library=1), "bmu", "bigmoney")),
    Golden("High Seas", ("wharf_money", money(Island=2, Caravan=2, Pirate_Ship=1, Lookout=1))),
    Golden("Buried Treasure", (money(Ambassador=1, Fishing_Village=2, Cutpurse=1), "wharf_money")),
    Golden("Shipwrecks", (money(Ghost_Ship=1, Warehouse=2), money(Sea_Hag=1, Salvager=1))),
    Golden("Introduction", ("jack_money", money(Margrave=1, Stables=2, Oasis=1, Weaver=1))),
    Golden("Bargains", (money(Highway=4, Haggler=1, Souk=1), money(Cauldron=2, Border_Village=2))),
    Golden("Adventures Abroad", (money(Guard_Dog=1, Crossroads=1), money(Vassal=1, Sentry=2))),
    Golden("Runners", (money(Blockade=1, Sailor=2, Bazaar=1), money(Berserker=1, Caravan=2))),
    Golden("Longest Tunnel", (money(Contract=2, Carpenter=2, Tunnel=1), money(Margrave=1))),
    Golden("Expertise", (money(Underling=3, Highway=3), money(Barbarian=1, Specialist=1))),
    Golden("Decisions, Decisions", (money(Courier=1, Bauble=2), money(Hunter=2, Town_Crier=1))),
    Golden("Foresight", (money(Sentinel=1, Herb_Gatherer=1), money(Skirmisher=2, Emissary=1))),
    Golden("Allies for Beginners", (money(Broker=1, Galleria=1), money(Sycophant=1, Market=3))),
    Golden("Treasure Hunt", (money(Swap=1, Emissary=1, Treasury=2), money(Tent=1, Outpost=1))),
    Golden("Flotsam", (money(Jewelled_Egg=1, Crucible=1), money(First_Mate=1, Landing_Party=1))),
    Golden("Jetsam", (money(Longship=1, Pickaxe=1, Search=1), money(Siren=1, Crew=1), "bmu")),
    Golden("Wine-dark Seas", (money(Sea_Witch=1, Sailor=1), money(Frigate=1, Cabin_Boy=2))),
    Golden("Treasure Island", (money(Corsair=1, Stowaway=1), money(Buried_Treasure=2, Crew=1))),
    Golden("Shipmates", (money(Flagship=1, Sack_of_Loot=1), money(Sycophant=1, Modify=1))),
    Golden("Buried and Sunk", (money(Highwayman=1, Maroon=1), money(Courier=1, Abundance=1))),
)


def main() -> None:
    for old in HERE.glob("*.txt"):
        old.unlink()
    for golden in GAMES:
        golden.path.write_text(golden.log(), encoding="utf-8")
    print(f"{len(GAMES)} games written to {HERE}")


if __name__ == "__main__":
    main()
