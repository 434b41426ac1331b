"""The `meadhall` command."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

import meadhall
from meadhall.cli.bench import bench_app
from meadhall.cli.console import BROKEN_PIPE, CANNOT_WRITE, OutputLost, complain, say, silence
from meadhall.cli.entry import INTERRUPTED
from meadhall.cli.hall_admin import Database, hall_app
from meadhall.cli.limits import MANY, finite
from meadhall.core.errors import Mistake

app = typer.Typer(
    name="meadhall",
    help="A digital table for Norse board games: play them, host them, study them.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
saga_app = typer.Typer(help="Show, replay or verify the record of a match.", no_args_is_help=True)
app.add_typer(saga_app, name="saga")
app.add_typer(bench_app, name="bench")
app.add_typer(hall_app, name="hall")

AGES = 36_500  # days
LARGE = 2**53  # the seed of a match is any number that every language can write exactly

GameArgument = Annotated[str, typer.Argument(metavar="GAME", help="Its short name; see 'meadhall games'.")]
Language = Annotated[str | None, typer.Option("--lang", help="en or ru; the terminal's language by default.")]
File = Annotated[Path, typer.Argument(metavar="FILE", help="A saga.")]


@app.callback(invoke_without_command=True)
def options(version: Annotated[bool, typer.Option("--version", help="Show the version and build.")] = False) -> None:
    if version:
        from meadhall.core import build

        say(f"meadhall {meadhall.__version__} ({build.kind()})")
        raise typer.Exit


@app.command()
def games(
    lang: Language = None, ids: Annotated[bool, typer.Option("--ids", help="Only their short names.")] = False
) -> None:
    """List the games."""
    from meadhall.cli.listing import list_games, list_ids

    if ids and lang:
        raise Mistake("--ids are the same in every language; leave out --lang")
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
    seed: Annotated[
        int | None, typer.Option(min=-LARGE, max=LARGE, help="A number that makes chance repeat itself.")
    ] = None,
    option: Annotated[list[str] | None, typer.Option(help="A table option, as name=value.")] = None,
    components: Annotated[Path | None, typer.Option(help="Corrections to the pieces, for owners of the box.")] = None,
    save: Annotated[Path | None, typer.Option(help="Where to keep the record; every move is written at once.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved match.")] = None,
) -> None:
    """Play a match in the terminal against bots and friends."""
    from meadhall.cli.play import play_match

    play_match(game, seats, lang, seed, option or [], components, save, resume)


RedisUrl = Annotated[str | None, typer.Option("--redis", help="redis://HOST:6379, for several processes.")]
Config = Annotated[Path | None, typer.Option(help="A TOML file: bots that are programs, and limits for people.")]


@app.command()
def serve(
    database: Database = None,
    redis: RedisUrl = None,
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for the whole network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535)] = 7474,
    workers: Annotated[int, typer.Option(min=0, max=64, help="Processes in which bots think.")] = 1,
    pace: Annotated[
        float, typer.Option(min=0, max=10, callback=finite, help="Stretches the time that bots take; 0 for none.")
    ] = 1.0,
    config: Config = None,
    host_name: Annotated[
        list[str] | None, typer.Option(help="A name under which browsers reach this hall; may be given again.")
    ] = None,
    origin: Annotated[
        list[str] | None, typer.Option(help="https://NAME, where a proxy does not pass on that name.")
    ] = None,
    link_days: Annotated[
        float, typer.Option(min=0.01, max=365, callback=finite, help="Days for which a seat's link works.")
    ] = 7,
    table_days: Annotated[
        float,
        typer.Option(min=0, max=AGES, callback=finite, help="Days for which unstarted tables are kept; 0: always."),
    ] = 30,
    guest_days: Annotated[
        float, typer.Option(min=0, max=AGES, callback=finite, help="Days for which unused guests are kept; 0: always.")
    ] = 90,
    proxy: Annotated[str, typer.Option(help="The proxy whose X-Forwarded headers are believed.")] = "",
    limits: Annotated[
        float, typer.Option(min=0, max=1000, callback=finite, help="Stretches all limits; 0 lifts them.")
    ] = 1.0,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
    journal: Annotated[str, typer.Option(help="What is logged: debug, info, warning or error.")] = "warning",
) -> None:
    """Open the hall: play in the browser, alone or with friends."""
    from meadhall.cli.hall import open_hall

    open_hall(
        database,
        redis,
        host,
        port,
        workers,
        pace,
        config,
        tuple(host_name or ()),
        tuple(origin or ()),
        link_days,
        table_days,
        guest_days,
        proxy,
        limits,
        open_browser,
        journal,
    )


@app.command()
def work(
    database: Database = None,
    redis: RedisUrl = None,
    config: Config = None,
    lease: Annotated[
        float,
        typer.Option(
            min=0.1, max=3600, callback=finite, help="Seconds after which another takes a job, beyond its own."
        ),
    ] = 10,
    journal: Annotated[str, typer.Option(help="What is logged: debug, info, warning or error.")] = "warning",
) -> None:
    """Think for the bots of a hall, beside its web processes."""
    from meadhall.cli.hall import start_worker

    start_worker(database, redis, config, lease, journal)


@app.command()
def fuzz(
    game: GameArgument,
    matches: Annotated[int, typer.Option("--games", min=1, max=MANY, help="Matches for each player count.")] = 1000,
    seed: Annotated[int, typer.Option(min=-LARGE, max=LARGE, help="Where the seeds begin.")] = 0,
    jobs: Annotated[int | None, typer.Option(min=1, max=256, help="Processes; all cores by default.")] = None,
    out: Annotated[Path, typer.Option(help="Where a saga of every failure goes.")] = Path("fuzz-failures"),
    corrections: Annotated[
        bool, typer.Option("--corrections", help="With random corrections to the pieces, as an owner could give.")
    ] = False,
) -> None:
    """Play random matches and look for errors, dead ends and endless matches."""
    from meadhall.cli.fuzz import fuzz_game

    raise typer.Exit(fuzz_game(game, matches, seed, jobs, out, corrections))


@app.command()
def arena(
    game: GameArgument,
    bots: Annotated[
        str,
        typer.Option(
            help="Names with commas, konung@0.2 with its own seconds a move. As many names as players fill the "
            "seats; of fewer, the first takes one seat and the others fill up in turn; of more, every selection "
            "plays in turn. Every deal is played with the bots in every seat."
        ),
    ],
    matches: Annotated[int, typer.Option("--games", min=1, max=MANY, help="Matches, rounded up to whole deals.")] = 200,
    players: Annotated[int | None, typer.Option(min=1, help="Seats; as many as names by default.")] = None,
    seconds: Annotated[
        float | None, typer.Option("--time", min=0, max=3600, callback=finite, help="Seconds a move, for every bot.")
    ] = None,
    pace: Annotated[
        float | None, typer.Option(min=0, max=1000, callback=finite, help="Each level's usual time, times this.")
    ] = None,
    sims: Annotated[
        int | None, typer.Option(min=1, max=MANY, help="Simulations a move, not time: runs repeat exactly.")
    ] = None,
    seed: Annotated[int, typer.Option(min=-LARGE, max=LARGE, help="Where the seeds of the deals begin.")] = 0,
    jobs: Annotated[int | None, typer.Option(min=1, max=256, help="Processes; all cores by default.")] = None,
    ray: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="Play on a Ray cluster: host:port, auto or local.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Figures for machines.")] = False,
    sagas: Annotated[Path | None, typer.Option(help="A folder for the records of all matches.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="A table option, as name=value.")] = None,
    components: Annotated[Path | None, typer.Option(help="Corrections to the pieces, for owners of the box.")] = None,
    lang: Language = None,
) -> None:
    """Let bots play against each other, and rate them. Interrupting it keeps what was played."""
    from meadhall.cli.arena import Wishes, run_arena

    wishes = Wishes(
        game=game,
        bots=bots,
        games=matches,
        players=players,
        seconds=seconds,
        pace=pace,
        sims=sims,
        seed=seed,
        jobs=jobs,
        ray=ray,
        as_json=json,
        sagas=sagas,
        options=tuple(option or ()),
        components=components,
        language=lang,
    )
    raise typer.Exit(run_arena(wishes))


@app.command()
def stats(
    game: GameArgument,
    sagas: Annotated[Path, typer.Option(help="A folder of sagas, as 'meadhall arena --sagas' writes them.")],
    out: Annotated[Path | None, typer.Option(help="Where plots and tables go; 'stats' in that folder.")] = None,
    lang: Language = None,
) -> None:
    """Seat advantage, length, points by source, and how every card, god or tile fares."""
    from meadhall.cli.stats import tell_stats

    tell_stats(game, sagas, out, lang)


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
        raise typer.Exit(show_coverage(game, wanted, lang))
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


@app.command()
def about(
    licences: Annotated[bool, typer.Option("--licences", help="Also the licences of shipped parts in full.")] = False,
) -> None:
    """The version, and every part by others with its version and licence."""
    from meadhall.cli.about import tell

    tell(licences)


@app.command()
def doctor() -> None:
    """What this machine has, and what to do about what is missing."""
    from meadhall.cli.doctor import examine

    raise typer.Exit(examine())


# wrong options and arguments; typer gives the class no name of its own
UsageError: type[Exception] = typer.BadParameter.__bases__[0]


def run() -> None:
    """A person's mistake is one line and exit code 2; Ctrl-C and a reader who has gone are quiet."""
    sys.exit(carry_out())


def carry_out() -> int:
    try:
        code = app(standalone_mode=False)
        sys.stdout.flush()
    except Mistake as error:
        complain(str(error))
        return 2
    except UsageError as error:
        return explain(str(error.format_message()))  # type: ignore[attr-defined]
    except (typer.Abort, KeyboardInterrupt, EOFError):
        return INTERRUPTED
    except OutputLost as error:
        silence(1)
        if error.is_nobody_there:
            return BROKEN_PIPE
        complain(f"standard output cannot be written to: {error}")
        return CANNOT_WRITE
    return code if isinstance(code, int) else 0


def explain(told: str) -> int:
    if "Usage:" in told:  # no arguments at all: the help itself
        say(told)
    else:
        complain(f"{told.rstrip('.')}; see 'meadhall --help'")
    return 2
