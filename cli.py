"""The command `simcore`: thin commands over simcore, strategies and analysis.

Nothing heavy is imported before a command needs it: a game starts within a quarter of a second.
"""

from __future__ import annotations

import gc
import os
import sys
import threading
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import click

import simcore
from simcore.options import (
    EVENTS,
    KINGDOM,
    POSITIVE,
    SEED,
    STRATEGY,
    THING,
    TRAIT,
    batch_keys,
    games_option,
    kingdom_options,
    kingdoms_options,
    one_kingdom,
    quiet_option,
    seed_option,
    threads_option,
)

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from analysis.tournament import Standings
    from simcore.batches import Batch, Bot
    from simcore.kingdom import Kingdom
    from simcore.results import Tally

INTERRUPTED = 130  # what shells expect after Ctrl-C
OURS = ("simcore", "strategies", "analysis")  # whose errors are written for people


class Stopped(Exception):
    """Ctrl-C, with what to say about it."""


class Commands(click.Group):
    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.commands)  # as they come in this file

    def resolve_command(self, ctx: click.Context, args: list[str]) -> Any:
        if args[0] not in self.commands and not args[0].startswith("-"):
            from strategies.names import did_you_mean

            hint = did_you_mean(args[0], set(self.commands)) or " See simcore --help."
            raise click.UsageError(f"no command called {args[0]!r}.{hint}")
        return super().resolve_command(ctx, args)


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(simcore.__version__, prog_name="simcore")
def cli() -> None:
    """A fast strategy simulator for Dominion.

    \b
    simcore compare bigmoney:Smithy=2 bigmoney     which of two strategies is better
    simcore show bigmoney:Smithy=2 bigmoney        a game of theirs, to read
    simcore run examples/allies.toml -o runs/x     a batch of games ...
    simcore report runs/x                          ... and its charts

    Strategies are names of the library (simcore strategies), with parameters as in
    bigmoney:Wharf=2,Caravan=1, or files as in my_bot.py or my_bot.py:ClassName.
    """


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """The entry point: every expected error is one message, and exit code 2."""
    # Threads of numpy have nothing to do here, and would begin by waiting busily.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    try:
        cli.main(arguments, prog_name="simcore", standalone_mode=False)
        sys.stdout.flush()
    except (Stopped, click.Abort, KeyboardInterrupt) as stop:
        click.echo(f"\n{stop}" if isinstance(stop, Stopped) else "\nstopped", err=True)
        _leave(INTERRUPTED)
    except click.ClickException as error:
        _fail(error.format_message())
    except BrokenPipeError:  # simcore cards | head
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        sys.exit(1)
    except Exception as error:
        _fail(_for_people(error))
    gc.freeze()  # looking for garbage once more would be a tenth of a short command
    sys.exit(0)


def _for_people(error: Exception) -> str:
    """The text of an expected error; anything else is ours to mend and keeps its traceback."""
    if isinstance(error, OSError):
        return f"{error.filename}: {error.strerror}" if error.filename else str(error)
    if type(error).__module__.partition(".")[0] in OURS:
        return str(error)
    raise error


def _fail(message: str) -> NoReturn:
    click.echo(f"Error: {message}", err=True)
    _leave(2)


def _leave(code: int) -> NoReturn:
    """The end, without waiting for games that are still played in threads."""
    sys.stdout.flush()
    if any(it is not threading.main_thread() and not it.daemon for it in threading.enumerate()):
        os._exit(code)
    sys.exit(code)


def _note(text: str) -> None:
    click.echo(f"note: {text}", err=True)


# --- looking things up ------------------------------------------------------------------


@cli.command()
@click.argument("name", type=THING, required=False)
@click.option("--expansion", "-e", type=click.Choice(
    ["base", "seaside", "hinterlands", "allies", "plunder"]), help="Of one set.")  # fmt: skip
@click.option("--type", "kind", help="Of one type, such as Attack.")
@click.option("--playable", is_flag=True, help="Only those that can be played.")
def cards(name: str | None, expansion: str | None, kind: str | None, playable: bool) -> None:
    """All cards as a table, or one card, split pile or landscape in full.

    \b
    Examples:
      simcore cards --expansion seaside --type Duration
      simcore cards Wharf          (German names work too: Werft)
    """
    from simcore import texts
    from strategies.names import type_name

    if name:
        click.echo(texts.about(name))
        return
    found = simcore.cards(expansion, type_name(kind) if kind else None)
    chosen = [card for card in found if not playable or simcore.playable(card.name)]
    click.echo(texts.table(texts.CARD_TITLES, texts.card_rows(chosen)))


@cli.command()
@click.argument("name", type=KINGDOM, required=False)
@click.option("--playable", is_flag=True, help="Only those that can be played.")
def kingdoms(name: str | None, playable: bool) -> None:
    """The recommended kingdoms of the rulebooks, or one of them in full.

    \b
    Examples:
      simcore kingdoms --playable
      simcore kingdoms "Auf hoher See"
      simcore kingdoms "First Game (1e)"
    """
    from simcore import texts

    if name:
        click.echo(texts.about_kingdom(name))
        return
    chosen = [kingdom for kingdom in simcore.kingdoms() if not playable or kingdom.playable]
    click.echo(texts.table(texts.KINGDOM_TITLES, texts.kingdom_rows(chosen)))


@cli.command()
def strategies() -> None:
    """The strategies that can be called by name.

    \b
    Example:
      simcore strategies
    """
    from simcore.texts import table
    from strategies import available

    click.echo(table(("strategy", "what it does"), ((n, d) for n, (_, d) in available().items())))


# --- playing ----------------------------------------------------------------------------


@cli.command()
@click.argument("file", type=click.Path(path_type=Path), required=False)
@click.option("--out", "-o", type=click.Path(path_type=Path), help="The run directory.")
@kingdoms_options
@click.option("--each-event", type=EVENTS, multiple=True,
              help="An Event to try, one cell each; repeat it, or 'all', or 'none'.")
@click.option("--each-trait", type=TRAIT, multiple=True,
              help="A Trait to try, as Cheap=Wharf, one cell each; repeat it.")
@click.option("--strategy", "-s", "strategies", type=STRATEGY, multiple=True,
              help="A strategy; each meets each of the others.")
@click.option("--lineup", "-l", "lineups", multiple=True,
              help="A line-up, as 'bigmoney vs smithy_money'; may be repeated.")
@click.option("--players", "-p", type=int, help="Players of the line-ups made of --strategy.")
@click.option("--games", "-n", type=POSITIVE, help="Games per cell.  [default: 10000]")
@click.option("--seed", type=SEED, help="Seed of all luck.  [default: 0]")
@click.option("--rows", is_flag=True, help="Keep a row per game, too.")
@click.option("--chunk-games", type=POSITIVE, help="Games per chunk (see docs/scale.md).")
@click.option("--backend", type=click.Choice(["auto", "threads", "processes", "dask"]),
              default="auto", show_default=True)
@click.option("--scheduler", help="Address of a Dask scheduler, as tcp://10.0.0.1:8786.")
@threads_option
@quiet_option
def run(
    file: Path | None, out: Path | None, backend: str, scheduler: str | None, threads: int,
    quiet: bool, **flags: Any,
) -> None:  # fmt: skip
    """Play a batch into a run directory; the same command continues it.

    A batch is every kingdom with every Ally, Event and Trait to try, times every line-up. It comes
    from a file (docs/batches.md), from flags, or both: flags come before the file.

    \b
    Examples:
      simcore run examples/allies.toml -o runs/allies
      simcore run -k "First Game" -k "High Seas" -s bigmoney -s smithy_money -o runs/x
      simcore run --random base,seaside --count 20 -s bigmoney -s wharf_money -n 100000 -o runs/y
    """
    from simcore.backends import choose_backend
    from simcore.batchfile import build_batch, read_batch
    from simcore.progress import choose_progress
    from simcore.runner import run_batch

    keys = {**(read_batch(file) if file else {}), **batch_keys(flags)}
    if out is None:
        raise click.UsageError("give the run a directory, such as -o runs/x")
    batch = build_batch(keys)
    if not quiet:
        _introduce(batch)
    chosen = choose_backend(backend, threads, batch, scheduler)
    try:
        store = run_batch(batch, out, chosen, choose_progress(quiet))
    except KeyboardInterrupt:
        raise Stopped(
            f"stopped: what is done is kept in {out}; run the same command to continue"
        ) from None
    from simcore.matches import ranking_text

    click.echo(ranking_text(store.tables()["cells"]))
    click.echo(f"\nTables: {store.path / 'tables'}\nCharts: simcore report {store.path}")


def _introduce(batch: Batch) -> None:
    """What was decided for the user, and what may surprise."""
    from simcore.checking import warnings_for

    notes = dict.fromkeys(batch.notes)
    for cell in batch.cells if len(batch.cells) <= 20 else ():
        for strategy in cell.strategies:
            notes |= dict.fromkeys(warnings_for(strategy, cell.kingdom))
    for note in notes:
        _note(note)


@cli.command()
@click.argument("strategies", nargs=-1, type=STRATEGY, required=True)
@kingdom_options
@games_option(100_000, "Games per pair; with --sprt, at most.")
@click.option("--together", is_flag=True, help="All of them at one table, not in pairs.")
@click.option("--sprt", is_flag=True, help="Stop as soon as --elo0 or --elo1 is decided for.")
@click.option("--elo0", type=float, default=0.0, show_default=True, help="Not better than this ...")
@click.option("--elo1", type=float, default=5.0, show_default=True, help="... or better than this?")
@click.option("--alpha", type=float, default=0.05, show_default=True,
              help="How often elo1 may be wrong.")
@click.option("--beta", type=float, default=0.05, show_default=True,
              help="How often elo0 may be wrong.")
@click.option("--logistic", is_flag=True, help="Elo as in rating lists, not normalised.")
@seed_option
@threads_option
@quiet_option
def compare(
    strategies: tuple[str, ...], games: int, together: bool, sprt: bool, seed: int, threads: int,
    quiet: bool, **flags: Any,
) -> None:  # fmt: skip
    """Which strategy is better? Win rate, Elo, and a verdict in a sentence.

    Without a kingdom they meet over the cards that their rules buy. More than two meet in pairs.

    \b
    Examples:
      simcore compare bigmoney:Smithy=2 bigmoney
      simcore compare witch_money militia_money --kingdom "First Game" --games 1000000
      simcore compare my_bot.py bigmoney --cards Smithy,Village --sprt --elo0 0 --elo1 5
    """
    from simcore import matches

    bots, kingdom = _table_of(strategies, flags, seed, quiet)
    if sprt:
        click.echo(matches.sequential(matches.match([bots], kingdom, games, seed), threads, flags))
        return
    lineups = [bots] if together else list(combinations(bots, 2))
    batch = matches.match(lineups, kingdom, games, seed)
    tallies = _play(batch, threads, quiet)
    show = matches.one_table if len(lineups) == 1 else matches.in_pairs
    click.echo(show(batch, tallies))


def _table_of(
    specs: Sequence[str], flags: Mapping[str, Any], seed: int, quiet: bool
) -> tuple[list[Bot], Kingdom]:
    """The line-up and the kingdom of a command, with what has to be said about them."""
    from simcore.batchfile import load_bot
    from simcore.checking import warnings_for

    if not 2 <= len(specs) <= 6:
        raise click.UsageError(f"a game has 2 to 6 players, not {len(specs)}")
    bots = [load_bot(spec) for spec in specs]
    kingdom = one_kingdom(flags, seed, bots)
    notes = [*kingdom.notes, *(n for b in bots for n in warnings_for(b.strategy, kingdom))]
    for note in () if quiet else dict.fromkeys(notes):
        _note(note)
    return bots, kingdom


def _play(batch: Batch, threads: int, quiet: bool) -> dict[int, Tally]:
    """A batch in memory, with a bar on a terminal."""
    from simcore.backends import choose_backend
    from simcore.progress import choose_progress
    from simcore.runner import play_batch

    progress = choose_progress(quiet or not sys.stderr.isatty())
    return play_batch(batch, choose_backend("auto", threads, batch), progress)


@cli.command()
@click.argument("strategies", nargs=-1, type=STRATEGY, required=True)
@kingdoms_options
@click.option("--gauntlet", type=STRATEGY, help="This one against all the others only.")
@games_option(10_000, "Games per pair and kingdom.")
@click.option("--out", "-o", type=click.Path(path_type=Path),
              help="Keep the games in a run directory, to be continued and reported.")
@seed_option
@threads_option
@quiet_option
def tournament(
    strategies: tuple[str, ...], gauntlet: str | None, out: Path | None, threads: int, quiet: bool,
    **flags: Any,
) -> None:  # fmt: skip
    """Everybody against everybody, or one against all, over several kingdoms.

    Ratings are maximum-likelihood Elo (Bradley-Terry); their intervals come from drawing whole
    blocks of games again. Ahead, even and behind count kingdoms, after Holm's correction.

    \b
    Examples:
      simcore tournament bigmoney smithy_money witch_money -k "First Game" -k "Size Distortion"
      simcore tournament my_bot.py smithy_money witch_money --gauntlet my_bot.py --random base
    """
    from simcore.batchfile import build_batch

    keys = batch_keys({k: v for k, v in flags.items() if k != "strategies"})
    pairs = _pairings(strategies, gauntlet)
    batch = build_batch({"name": "tournament", **keys, "lineups": pairs})
    if not quiet:
        _introduce(batch)
    tallies = _played(batch, out, threads, quiet)
    from analysis.tournament import standings

    _show_standings(standings([cell.describe() for cell in batch.cells], tallies))


def _pairings(specs: Sequence[str], champion: str | None) -> list[list[str]]:
    names = list(dict.fromkeys([*([champion] if champion else []), *specs]))
    if len(names) < 2:
        raise click.UsageError("a tournament needs at least two strategies")
    if champion:
        return [[champion, other] for other in names[1:]]
    return [list(pair) for pair in combinations(names, 2)]


def _played(batch: Batch, out: Path | None, threads: int, quiet: bool) -> Mapping[int, Tally]:
    if out is None:
        return _play(batch, threads, quiet)
    from simcore.backends import choose_backend
    from simcore.progress import choose_progress
    from simcore.runner import run_batch

    chosen = choose_backend("auto", threads, batch)
    return run_batch(batch, out, chosen, choose_progress(quiet)).tallies()


def _show_standings(found: Standings) -> None:
    from simcore.matches import standings_text

    click.echo(standings_text(found))
    if found.ratings.shrunk:
        _note("somebody won or lost everything: half a win was added to every pair")


@cli.command()
@kingdom_options
@click.option("--pairs", is_flag=True, help="Decks with two kinds of cards, too.")
@games_option(10_000, "Games per pair of decks.")
@seed_option
@threads_option
@quiet_option
def rank(pairs: bool, games: int, seed: int, threads: int, quiet: bool, **flags: Any) -> None:
    """What is a kingdom's best simple deck? Big Money plus each of its cards.

    Every card is tried with one to three copies against plain Big Money; the best number of each
    then plays everybody else. With --pairs, the ten best decks of one or two kinds do.

    \b
    Examples:
      simcore rank --kingdom "First Game"
      simcore rank --cards Smithy,Witch,Militia,Laboratory --pairs
    """
    from functools import partial

    kingdom = one_kingdom(flags, seed)
    for note in () if quiet else kingdom.notes:
        _note(note)
    from analysis.rank import rank as rank_decks

    play = partial(_play, threads=threads, quiet=quiet)
    found = rank_decks(kingdom, games, seed, play, pairs=pairs)
    click.echo(kingdom.name)
    _show_standings(found)


@cli.command()
@click.argument("strategies", nargs=-1, type=STRATEGY)
@kingdom_options
@click.option("--game", "-g", type=click.IntRange(min=0), default=0, show_default=True,
              help="The number of the game.")
@click.option("--lang", type=click.Choice(["en", "de"]), default="en", show_default=True,
              help="Language of the card names.")
@click.option("--run", "run_dir", type=click.Path(path_type=Path),
              help="A game of a run directory instead ...")
@click.option("--cell", type=POSITIVE, default=1, show_default=True, help="... of this cell.")
@seed_option
def show(
    strategies: tuple[str, ...], game: int, lang: str, run_dir: Path | None, cell: int, seed: int,
    **flags: Any,
) -> None:  # fmt: skip
    """Any game by its number, as a log to read.

    With the flags of a comparison it is the very game that was counted there.

    \b
    Examples:
      simcore show bigmoney:Smithy=2 bigmoney --game 17 --lang de
      simcore show --run runs/allies --cell 3 --game 17
    """
    if run_dir:
        from simcore.replay import replay

        click.echo(replay(run_dir, cell, game, lang), nl=False)
        return
    bots, kingdom = _table_of(strategies, flags, seed, quiet=False)
    chosen = [bot.strategy for bot in bots]
    click.echo(simcore.play_log(kingdom, chosen, seed=seed, game=game, lang=lang), nl=False)


@cli.command()
@click.argument("run_dir", type=click.Path(path_type=Path))
@click.option("--out", "-o", type=click.Path(path_type=Path),
              help="Where to; otherwise RUN_DIR/report.")
def report(run_dir: Path, out: Path | None) -> None:
    """Charts, tables and one self-contained page from a run directory.

    \b
    Example:
      simcore report runs/allies
    """
    from analysis.report import write_report

    click.echo(f"Report: {write_report(run_dir, out)}")


# --- writing strategies -----------------------------------------------------------------


@cli.command("new-strategy")
@click.argument("name")
@click.option("--folder", type=click.Path(path_type=Path), default=Path("."), help="Where to.")
@click.option("--force", is_flag=True, help="Overwrite a file of that name.")
def new_strategy(name: str, folder: Path, force: bool) -> None:
    """Write a commented strategy that runs, to start from.

    \b
    Example:
      simcore new-strategy my_bot
    """
    from simcore.template import write_template

    try:
        path = write_template(name, folder, force)
    except ValueError as error:
        raise click.UsageError(str(error)) from None
    click.echo(f"Wrote {path}. Next: simcore check {path}")


@cli.command()
@click.argument("strategy", type=STRATEGY)
@kingdom_options
@seed_option
def check(strategy: str, seed: int, **flags: Any) -> None:
    """Explain a strategy: which rules compile, and which never apply in a kingdom.

    \b
    Examples:
      simcore check my_bot.py
      simcore check my_bot.py:ClassName --kingdom "First Game"
    """
    from simcore.batchfile import load_bot
    from simcore.checking import explain, specs_in

    texts = []
    for spec in specs_in(strategy):
        bot = load_bot(spec)
        texts.append(explain(bot.strategy, one_kingdom(flags, seed, [bot])))
    click.echo("\n\n".join(texts))


@cli.command()
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
def completion(shell: str) -> None:
    """The script by which a shell completes commands and names.

    \b
    Examples:
      simcore completion bash >> ~/.bashrc
      simcore completion fish > ~/.config/fish/completions/simcore.fish
    """
    from click.shell_completion import get_completion_class

    found = get_completion_class(shell)
    assert found is not None
    click.echo(found(cli, {}, "simcore", "_SIMCORE_COMPLETE").source())


@cli.command()
@click.option("--out", "-o", type=click.Path(path_type=Path), default=Path("demo"),
              show_default=True, help="Where to.")
@threads_option
@quiet_option
def demo(out: Path, threads: int, quiet: bool) -> None:
    """Seven strategies on five kingdoms, over a million games, and their charts.

    \b
    Example:
      simcore demo
    """
    from simcore.batchfile import build_batch
    from simcore.demo import DEMO, clear_demo

    clear_demo(out / "run")
    batch = build_batch(DEMO)
    tallies = _played(batch, out / "run", threads, quiet)
    from analysis.report import write_report
    from analysis.tournament import standings

    _show_standings(standings([cell.describe() for cell in batch.cells], tallies))
    page = write_report(out / "run", out)
    click.echo(f"\n{batch.games:,} games.\nReport: {page}\nCharts: {page.parent / 'charts'}")


if __name__ == "__main__":
    main()
