"""`meadhall bench`: what is measured, and how it is shown."""

from __future__ import annotations

from json import dumps
from typing import TYPE_CHECKING, Annotated

import typer

from meadhall.cli.console import Terminal, say
from meadhall.cli.limits import MANY, finite

if TYPE_CHECKING:
    from meadhall.bench.report import Report

bench_app = typer.Typer(help="Measure speed beside the peer a user would pick instead.", no_args_is_help=True)

AsJson = Annotated[bool, typer.Option("--json", help="Figures for machines.")]
Games = Annotated[list[str] | None, typer.Option(help="Only these games.")]
Rounds = Annotated[int, typer.Option(min=1, max=1000, help="Interleaved runs; medians count.")]


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
    peers: Annotated[bool, typer.Option("--peers", help="Beside OpenSpiel, in the same run.")] = False,
    as_json: AsJson = False,
    game: Games = None,
    rounds: Rounds = 15,
) -> None:
    """Decisions a second, copies, bytes."""
    from meadhall.bench import engine

    show(engine.run(peers, game or [], rounds), as_json)


@bench_app.command("bots")
def bench_bots(
    peers: Annotated[bool, typer.Option("--peers", help="Beside OpenSpiel's ISMCTS, in the same run.")] = False,
    as_json: AsJson = False,
    game: Games = None,
    rounds: Rounds = 15,
) -> None:
    """Decisions that the search simulates in a second."""
    from meadhall.bench import bots

    show(bots.run(peers, game or [], rounds), as_json)


@bench_app.command("hall")
def bench_hall(
    peers: Annotated[
        bool, typer.Option("--peers", help="Beside a boardgame.io server and a bare loop, in the same run.")
    ] = False,
    as_json: AsJson = False,
    tables: Annotated[
        int | None, typer.Option(min=1, max=1000, help="Tables of four seats: 200, or 500 with --load.")
    ] = None,
    seconds: Annotated[float, typer.Option(min=1, max=3600, callback=finite, help="How long each run lasts.")] = 20,
    peak: Annotated[bool, typer.Option("--peak", help="Also as many moves a second as the hall can store.")] = False,
    load: Annotated[
        bool, typer.Option("--load", help="Instead: many tables, idle watchers and sockets that never read.")
    ] = False,
    minutes: Annotated[float, typer.Option(min=0.05, max=120, callback=finite, help="With --load: how long.")] = 10,
    watchers: Annotated[int, typer.Option(min=1, max=5000, help="With --load: people who only watch.")] = 1000,
    deaf: Annotated[int, typer.Option(min=1, max=500, help="With --load: sockets that never read.")] = 50,
) -> None:
    """From an action to the other seats' update, with SQLite."""
    if load:
        from meadhall.bench.load import Load, run

        show(run(Load(tables or 500, watchers, deaf, minutes), peers), as_json)
        return
    from meadhall.bench import hall

    show(hall.run(peers, tables or 200, seconds, peak), as_json)


@bench_app.command("web")
def bench_web(
    as_json: AsJson = False,
    level: Annotated[str, typer.Option(help="The bots that think meanwhile.")] = "jarl",
) -> None:
    """What the first page weighs and how soon a click is seen, in Chromium."""
    from meadhall.bench import web

    show(web.run(level), as_json)


@bench_app.command("memory")
def bench_memory(
    as_json: AsJson = False,
    matches: Annotated[int, typer.Option("--games", min=8, max=MANY, help="Matches to play.")] = 2000,
    idle: Annotated[int, typer.Option(min=0, max=100_000, help="Tables that are opened and left alone.")] = 1000,
) -> None:
    """A hall's memory over thousands of matches, and what idle tables cost."""
    from meadhall.bench import memory

    show(memory.run(matches, idle), as_json)
