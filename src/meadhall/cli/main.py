"""The `meadhall` command."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

import meadhall
from meadhall.core.errors import Mistake

app = typer.Typer(
    name="meadhall",
    help="A digital table for Norse board games: play them, host them, study them.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
saga_app = typer.Typer(help="Show, replay or verify the record of a match.", no_args_is_help=True)
bench_app = typer.Typer(help="Measure speed beside the peer a user would pick instead.", no_args_is_help=True)
app.add_typer(saga_app, name="saga")
app.add_typer(bench_app, name="bench")

GameArgument = Annotated[str, typer.Argument(metavar="GAME", help="Its short name; see 'meadhall games'.")]
Language = Annotated[str | None, typer.Option("--lang", help="en or ru; the terminal's language by default.")]
File = Annotated[Path, typer.Argument(metavar="FILE", help="A saga.")]


@app.callback(invoke_without_command=True)
def options(version: Annotated[bool, typer.Option("--version", help="Show the version and build.")] = False) -> None:
    if version:
        from meadhall.core import build

        print(f"meadhall {meadhall.__version__} ({build.kind()})")
        raise typer.Exit


@app.command()
def games(
    lang: Language = None, ids: Annotated[bool, typer.Option("--ids", help="Only their short names.")] = False
) -> None:
    """List the games."""
    from meadhall.cli.listing import list_games, list_ids

    if ids:
        list_ids()
    else:
        list_games(lang)


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="Asked for when left out.")] = None,
    seats: Annotated[
        str | None,
        typer.Option(help="Who sits where: me, me:NAME or a bot, with commas. Several 'me' share the screen."),
    ] = None,
    lang: Language = None,
    seed: Annotated[int | None, typer.Option(help="A number that makes chance repeat itself.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="A table option, as name=value.")] = None,
    components: Annotated[Path | None, typer.Option(help="Corrections to the pieces, for owners of the box.")] = None,
    save: Annotated[Path | None, typer.Option(help="Where to keep the record; every move is written at once.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved match.")] = None,
) -> None:
    """Play a match in the terminal against bots and friends."""
    from meadhall.cli.play import play_match

    play_match(game, seats, lang, seed, option or [], components, save, resume)


@app.command()
def fuzz(
    game: GameArgument,
    matches: Annotated[int, typer.Option("--games", min=1, help="Matches for each player count.")] = 1000,
    seed: Annotated[int, typer.Option(help="Where the seeds begin.")] = 0,
    jobs: Annotated[int | None, typer.Option(min=1, help="Processes; all cores by default.")] = None,
    out: Annotated[Path, typer.Option(help="Where a saga of every failure goes.")] = Path("fuzz-failures"),
) -> None:
    """Play random matches and look for errors, dead ends and endless matches."""
    from meadhall.cli.fuzz import fuzz_game

    raise typer.Exit(fuzz_game(game, matches, seed, jobs, out))


@app.command()
def rules(
    game: GameArgument,
    wanted: Annotated[str | None, typer.Argument(metavar="[ID]", help="A rule, a chapter, or words to find.")] = None,
    lang: Language = None,
    coverage: Annotated[bool, typer.Option("--coverage", help="List the rules that no test names.")] = False,
) -> None:
    """Show the numbered rules of a game."""
    from meadhall.cli.rules import show_coverage, show_rules

    if coverage:
        raise typer.Exit(show_coverage(game))
    show_rules(game, wanted, lang)


@app.command()
def texts(
    check: Annotated[bool, typer.Option("--check", help="Format every message in every language.")] = False,
) -> None:
    """Count the texts, or check them all."""
    from meadhall.cli.texts import check_texts, count_texts

    if check:
        raise typer.Exit(check_texts())
    count_texts()


@saga_app.command("show")
def saga_show(file: File, lang: Language = None) -> None:
    """Who played what, and how it ended."""
    from meadhall.cli.sagas import show

    show(file, lang)


@saga_app.command("replay")
def saga_replay(
    file: File,
    lang: Language = None,
    seat: Annotated[int | None, typer.Option(min=1, help="Whose view; a spectator's by default.")] = None,
    to: Annotated[int | None, typer.Option(min=0, help="Stop after that many moves and draw the table.")] = None,
) -> None:
    """Tell the whole match, event by event."""
    from meadhall.cli.sagas import replay

    replay(file, lang, seat, to)


@saga_app.command("verify")
def saga_verify(file: File) -> None:
    """Prove that the shuffles were those committed to and every move was legal."""
    from meadhall.cli.sagas import verify

    verify(file)


@bench_app.command("engine")
def bench_engine(
    peers: Annotated[bool, typer.Option("--peers", help="Beside OpenSpiel, in the same run.")] = False,
    json: Annotated[bool, typer.Option("--json", help="Figures for machines.")] = False,
    game: Annotated[list[str] | None, typer.Option(help="Only these games.")] = None,
    rounds: Annotated[int, typer.Option(min=1, help="Interleaved runs; medians count.")] = 15,
) -> None:
    """Decisions a second, copies, bytes."""
    from meadhall.cli.bench import bench_engine

    bench_engine(peers, json, game or [], rounds)


@bench_app.command("bots")
def bench_bots(
    peers: Annotated[bool, typer.Option("--peers", help="Beside OpenSpiel's ISMCTS, in the same run.")] = False,
    json: Annotated[bool, typer.Option("--json", help="Figures for machines.")] = False,
    game: Annotated[list[str] | None, typer.Option(help="Only these games.")] = None,
    rounds: Annotated[int, typer.Option(min=1, help="Interleaved runs; medians count.")] = 15,
) -> None:
    """Decisions that the search simulates in a second."""
    from meadhall.cli.bench_bots import bench_bots

    bench_bots(peers, json, game or [], rounds)


@app.command()
def doctor() -> None:
    """What this machine has, and what to do about what is missing."""
    from meadhall.cli.doctor import examine

    raise typer.Exit(examine())


# wrong options and arguments; typer gives the class no name of its own
UsageError: type[Exception] = typer.BadParameter.__bases__[0]


def run() -> None:
    """The entry point: a person's mistake is one line and exit code 2."""
    try:
        code = app(standalone_mode=False)
    except Mistake as error:
        print(f"meadhall: {error}", file=sys.stderr)
        code = 2
    except UsageError as error:
        told = str(error.format_message())  # type: ignore[attr-defined]
        if "Usage:" in told:  # no arguments at all: the help itself
            print(told)
        else:
            print(f"meadhall: {told.rstrip('.')}; see 'meadhall --help'", file=sys.stderr)
        code = 2
    except (typer.Abort, KeyboardInterrupt):
        code = 130
    except BrokenPipeError:
        sys.stderr.close()
        code = 1
    sys.exit(code if isinstance(code, int) else 0)
