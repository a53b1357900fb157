"""What the commands share: their options, how names complete, how flags become kingdoms."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

import click
from click.shell_completion import CompletionItem

if TYPE_CHECKING:
    from .batches import Bot
    from .kingdom import Kingdom

F = TypeVar("F", bound=Callable[..., Any])
POSITIVE = click.IntRange(min=1)
SEED = click.IntRange(min=0, max=2**63 - 1)


# --- completion -------------------------------------------------------------------------


class Name(click.ParamType):
    """A text that the shell can complete; what it means is found out later."""

    def __init__(self, name: str, known: Callable[[], Iterable[str]], separator: str = "") -> None:
        self.name = name
        self._known = known
        self._separator = separator

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        """The names that start so; in a list, the last of them."""
        before, last = "", incomplete
        if self._separator:
            head, found, last = incomplete.rpartition(self._separator)
            before = head + found
        wanted = last.casefold()
        names = (name for name in self._known() if name.casefold().startswith(wanted))
        return [CompletionItem(before + name) for name in names]


def _cards() -> Iterable[str]:
    from .catalog import load

    catalog = load()
    return [*(card.name for card in catalog.cards.values() if card.supply), *catalog.piles]


def _kingdoms() -> Iterable[str]:
    from .catalog import load

    return dict.fromkeys(n for k in load().kingdoms for n in (k.name, k.name_de))


def _landscapes(kind: str, *more: str) -> Callable[[], Iterable[str]]:
    def names() -> Iterable[str]:
        from .catalog import load

        return [*more, *(x.name for x in load().landscapes.values() if x.kind == kind)]

    return names


def _anything() -> Iterable[str]:
    from .catalog import load

    catalog = load()
    return [*catalog.cards, *catalog.piles, *catalog.landscapes]


def _strategies() -> Iterable[str]:
    from strategies import available

    return available()


def _sets() -> Iterable[str]:
    from .catalog import EXPANSIONS

    return EXPANSIONS


CARDS = Name("cards", _cards, separator=",")
THING = Name("name", _anything)
KINGDOM = Name("name", _kingdoms)
ALLY = Name("name", _landscapes("ally", "none"))
ALLIES = Name("name", _landscapes("ally", "all", "none"))
EVENT = Name("name", _landscapes("event"))
EVENTS = Name("name", _landscapes("event", "all", "none"))
TRAIT = Name("trait=pile", lambda: [f"{name}=" for name in _landscapes("trait")()])
STRATEGY = Name("strategy", _strategies)
SETS = Name("sets", _sets, separator=",")


# --- options that several commands have -------------------------------------------------


def _stacked(*options: Callable[[F], F]) -> Callable[[F], F]:
    def add(command: F) -> F:
        for option in reversed(options):
            command = option(command)
        return command

    return add


def workers() -> int:
    """The processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


table_options = _stacked(
    click.option("--event", "events", type=EVENT, multiple=True, help="An Event; may be repeated."),
    click.option("--trait", "traits", type=TRAIT, multiple=True,
                 help="A Trait and its pile, as Cheap=Wharf; may be repeated."),
    click.option("--colonies", is_flag=True, help="Play with Platinum and Colony."),
)  # fmt: skip

chance_options = _stacked(
    click.option("--random-events", type=click.IntRange(0), metavar="N",
                 help="So many random Events in each random kingdom."),
    click.option("--random-traits", type=click.IntRange(0), metavar="N",
                 help="So many random Traits, each on a random pile."),
)  # fmt: skip

kingdom_options = _stacked(
    click.option("--kingdom", "-k", type=KINGDOM, help="A recommended kingdom, by its name."),
    click.option("--cards", "-c", type=CARDS, help="The piles of a kingdom, as Smithy,Village."),
    click.option("--random", "-r", "sets", type=SETS, help="Ten random piles of base,allies, ..."),
    click.option("--kingdom-seed", type=SEED, default=0, show_default=True,
                 help="Which random kingdom."),
    chance_options,
    click.option("--ally", type=ALLY, help="The Ally; 'none' plays without one."),
    table_options,
)  # fmt: skip

kingdoms_options = _stacked(
    click.option("--kingdom", "-k", "kingdoms", type=KINGDOM, multiple=True,
                 help="A recommended kingdom, by its name; may be repeated."),
    click.option("--cards", "-c", "lists", type=CARDS, multiple=True,
                 help="The piles of a kingdom, as Smithy,Village; may be repeated."),
    click.option("--random", "-r", "sets", type=SETS, help="Random piles of base,allies, ..."),
    click.option("--count", type=POSITIVE, help="So many random kingdoms, not just one."),
    click.option("--kingdom-seed", type=SEED, help="Which random kingdoms; otherwise by --seed."),
    chance_options,
    click.option("--ally", "allies", type=ALLIES, multiple=True,
                 help="An Ally to try; repeat it for several, or 'all', or 'none'."),
    table_options,
)  # fmt: skip

seed_option = click.option(
    "--seed", type=SEED, default=0, show_default=True, help="Seed of all luck."
)
threads_option = click.option(
    "--threads", "-t", type=POSITIVE, default=workers, show_default="all processors",
    help="Threads, or processes for strategies that answer in Python.",
)  # fmt: skip
quiet_option = click.option("--quiet", "-q", is_flag=True, help="Say nothing but the result.")


def games_option(default: int, meaning: str) -> Callable[[F], F]:
    return click.option(
        "--games", "-n", type=POSITIVE, default=default, show_default=True, help=meaning
    )


# --- from flags to kingdoms -------------------------------------------------------------


def split(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def read_traits(texts: Iterable[str]) -> dict[str, str]:
    """`Cheap=Wharf` as a Trait and its pile."""
    traits: dict[str, str] = {}
    for text in texts:
        trait, equals, pile = (part.strip() for part in text.partition("="))
        if not (trait and equals and pile):
            raise click.UsageError(f"--trait {text}: write the Trait and its pile, as Cheap=Wharf")
        if trait in traits:
            raise click.UsageError(f"--trait {trait} is given twice: a Trait has one pile")
        traits[trait] = pile
    return traits


def one_kingdom(flags: Mapping[str, Any], seed: int, bots: Sequence[Bot] = ()) -> Kingdom:
    """The kingdom of the flags; without any, the cards that the strategies buy."""
    from .plans import Plan

    given = [name for name in ("kingdom", "cards", "sets") if flags[name]]
    if len(given) > 1:
        raise click.UsageError("give one of --kingdom, --cards and --random")
    chance = _by_chance(flags)
    if flags["kingdom"]:
        plan = Plan.recommended(flags["kingdom"], seed)
    elif flags["cards"]:
        plan = Plan(cards=tuple(split(flags["cards"])), seed=seed)
    elif flags["sets"]:
        plan = Plan.random(split(flags["sets"]), flags["kingdom_seed"], **chance)
    else:
        plan = Plan.of_strategies([bot.strategy for bot in bots], seed)
    if flags["ally"]:
        plan = plan.with_ally(flags["ally"])
    plan = plan.with_more(flags["events"], read_traits(flags["traits"]))
    return replace(plan, colonies=plan.colonies or flags["colonies"]).build()


def batch_keys(flags: Mapping[str, Any]) -> dict[str, Any]:
    """The keys of a batch file that flags mean; flags that were not given are left out."""
    listed = [{"cards": split(text)} for text in flags.get("lists", ())]
    keys = {
        "kingdoms": [*flags.get("kingdoms", ()), *listed],
        "random": _random_keys(flags),
        "allies": _all_or_list(flags.get("allies", ())),
        "events": list(flags.get("events", ())),
        "each_event": _all_or_list(flags.get("each_event", ())),
        "traits": read_traits(flags.get("traits", ())),
        "each_trait": [read_traits([text]) for text in flags.get("each_trait", ())],
        "colonies": flags.get("colonies"),
        "strategies": list(flags.get("strategies", ())),
        "lineups": [_lineup(text) for text in flags.get("lineups", ())],
        "players": flags.get("players"),
        "games": flags.get("games"),
        "seed": flags.get("seed"),
        "rows": flags.get("rows"),
        "chunk_games": flags.get("chunk_games"),
    }
    return {key: value for key, value in keys.items() if value not in (None, [], {}, False, ())}


def _by_chance(flags: Mapping[str, Any]) -> dict[str, int]:
    """How many random Events and Traits a random kingdom is to have, as far as it was said."""
    wanted = {kind: flags.get(f"random_{kind}") for kind in ("events", "traits")}
    found = {kind: number for kind, number in wanted.items() if number is not None}
    if found and not flags.get("sets"):
        flag = f"--random-{next(iter(found))}"
        raise click.UsageError(f"{flag} needs --random: the sets to draw from")
    return found


def _random_keys(flags: Mapping[str, Any]) -> dict[str, Any]:
    chance = _by_chance(flags)
    if not flags.get("sets"):
        if flags.get("count"):
            raise click.UsageError("--count needs --random: the sets to draw kingdoms from")
        return {}
    found = {"count": flags["count"] or 1, "sets": split(flags["sets"]), **chance}
    if flags.get("kingdom_seed") is not None:
        found["seed"] = flags["kingdom_seed"]
    return found


def _all_or_list(names: Sequence[str]) -> list[str] | str:
    if "all" in names and set(names) - {"all", "none"}:
        raise click.UsageError(
            f"'all' means every one of them: give 'all' alone (or with 'none'), not {names}"
        )
    return "all" if set(names) == {"all"} else list(names)


def _lineup(text: str) -> list[str]:
    return [spec.strip() for spec in text.split(" vs ")]
