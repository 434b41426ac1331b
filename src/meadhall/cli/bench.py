"""`meadhall bench`: what is measured, and how it is shown."""

from __future__ import annotations

from json import dumps
from typing import TYPE_CHECKING, Annotated

import typer

from meadhall.cli.console import Terminal, say
from meadhall.cli.limits import MANY, finite

if TYPE_CHECKING:
    from meadhall.bench.report import Report

bench_app = typer.Typer(help="Measure speed, and compare it with other software in the same run.", no_args_is_help=True)

AsJson = Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")]
Games = Annotated[list[str] | None, typer.Option(help="Measure only this game; may be given again.")]
Rounds = Annotated[int, typer.Option(min=1, max=1000, help="How many runs; the result is their median.")]


def show(report: Report, as_json: bool) -> None:
    if as_json:
        say(dumps(report.found))
        return
    terminal = Terminal()
    if report.heading:
        terminal.print(report.heading)
    terminal.print(report.table)
    for verdict in report.verdicts:
        say(verdict)


@bench_app.command("engine")
def bench_engine(
    peers: Annotated[bool, typer.Option("--peers", help="Compare with OpenSpiel.")] = False,
    as_json: AsJson = False,
    game: Games = None,
    rounds: Rounds = 15,
) -> None:
    """Decisions per second, time of a copy, bytes of a state."""
    from meadhall.bench import engine

    show(engine.run(peers, game or [], rounds), as_json)


@bench_app.command("bots")
def bench_bots(
    peers: Annotated[bool, typer.Option("--peers", help="Compare with OpenSpiel's ISMCTS.")] = False,
    as_json: AsJson = False,
    game: Games = None,
    rounds: Rounds = 15,
) -> None:
    """Decisions per second that the search of the bots simulates."""
    from meadhall.bench import bots

    show(bots.run(peers, game or [], rounds), as_json)


@bench_app.command("hall")
def bench_hall(
    peers: Annotated[
        bool, typer.Option("--peers", help="Compare with a boardgame.io server and with a server that knows no game.")
    ] = False,
    as_json: AsJson = False,
    tables: Annotated[
        int | None,
        typer.Option(min=1, max=1000, help="How many tables of four seats; 200, or 500 with --load, by default."),
    ] = None,
    seconds: Annotated[float, typer.Option(min=1, max=3600, callback=finite, help="Seconds of each run.")] = 20,
    peak: Annotated[
        bool, typer.Option("--peak", help="Also measure how many moves per second the hall can store.")
    ] = False,
    load: Annotated[
        bool,
        typer.Option(
            "--load", help="Measure a busy hall instead: many tables, idle watchers, sockets that never read."
        ),
    ] = False,
    minutes: Annotated[
        float, typer.Option(min=0.05, max=120, callback=finite, help="With --load: minutes of the run.")
    ] = 10,
    watchers: Annotated[int, typer.Option(min=1, max=5000, help="With --load: how many people only watch.")] = 1000,
    deaf: Annotated[int, typer.Option(min=1, max=500, help="With --load: how many sockets never read.")] = 50,
) -> None:
    """Time from an action to the other seats' update, on SQLite."""
    if load:
        from meadhall.bench.load import Load, run

        show(run(Load(tables or 500, watchers, deaf, minutes), peers), as_json)
        return
    from meadhall.bench import hall

    show(hall.run(peers, tables or 200, seconds, peak), as_json)


@bench_app.command("web")
def bench_web(
    as_json: AsJson = False,
    level: Annotated[str, typer.Option(help="Level of the bots that play in the match.")] = "jarl",
) -> None:
    """Size of the first page, and time from a click to its effect on the screen, in Chromium."""
    from meadhall.bench import web

    show(web.run(level), as_json)


@bench_app.command("memory")
def bench_memory(
    as_json: AsJson = False,
    matches: Annotated[int, typer.Option("--games", min=8, max=MANY, help="How many matches are played.")] = 2000,
    idle: Annotated[
        int, typer.Option(min=0, max=100_000, help="How many tables are opened and then left alone.")
    ] = 1000,
) -> None:
    """Memory of a hall over thousands of matches, and of idle tables."""
    from meadhall.bench import memory

    show(memory.run(matches, idle), as_json)
