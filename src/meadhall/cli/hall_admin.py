"""`meadhall hall`: copies, moves and checks of a hall, which may be open meanwhile."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from meadhall.cli.console import say

hall_app = typer.Typer(help="Keep a hall: back it up, move it, check it before an update.", no_args_is_help=True)

Database = Annotated[
    str | None,
    typer.Option(help="A file for SQLite, or postgresql://USER:PASSWORD@HOST/NAME. In your home by default."),
]
Target = Annotated[Path, typer.Argument(metavar="FILE", help="Where to write; gzip if named .gz.")]


@hall_app.command("export")
def export_command(file: Target, database: Database = None) -> None:
    """Write the whole hall to one file, for either kind of database. It holds secrets: keep it to yourself."""
    from meadhall.cli.hall import database_of
    from meadhall.hall.admin.database import existing
    from meadhall.hall.admin.exporting import export_hall

    with existing(database_of(database)) as engine:
        rows = export_hall(engine, file)
    say(f"{rows} rows are in {file}. It holds sessions, passwords (hashed) and seeds: keep it to yourself.")


@hall_app.command("import")
def import_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="An exported hall.")], database: Database = None
) -> None:
    """Take an exported hall into an empty database, whole or not at all."""
    from meadhall.cli.hall import database_of
    from meadhall.hall.admin.importing import import_hall

    rows = import_hall(file, database_of(database))
    say(f"{rows} rows were imported. 'meadhall serve' opens the hall.")


@hall_app.command("validate")
def validate_command(database: Database = None) -> None:
    """Replay all running matches by the installed rules; exit code 1 if one would break. Writes nothing."""
    from meadhall.cli.hall import database_of
    from meadhall.hall.admin.database import existing
    from meadhall.hall.admin.validate import count_archived, validate

    matches = broken = 0
    with existing(database_of(database)) as engine:
        for finding in validate(engine):
            matches += 1
            if finding.reason:
                broken += 1
                say(f"{finding.table_id} ({finding.game}) breaks at entry {finding.entry}: {finding.reason}")
        with engine.connect() as connection:
            remembered = count_archived(connection)
    say(f"running matches: {matches}, of which would break: {broken}")
    if remembered:
        say(f"finished matches of other rules, shown from their records: {remembered}")
    raise typer.Exit(1 if broken else 0)


@hall_app.command("backup")
def backup_command(file: Target, database: Database = None) -> None:
    """Copy the hall as it is at one moment: a database file from SQLite, an export from PostgreSQL."""
    from meadhall.cli.hall import database_of
    from meadhall.hall.admin.backup import back_up
    from meadhall.hall.admin.database import existing

    with existing(database_of(database)) as engine:
        kind = back_up(engine, file)
    use = "it can be served as it is" if kind == "database" else "'meadhall hall import' takes it in"
    say(f"The copy is {file}; {use}.")


@hall_app.command("close")
def close_command(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="Its id, as in its address.")], database: Database = None
) -> None:
    """End a table without a result."""
    from meadhall.cli.hall import database_of
    from meadhall.hall.admin.close import close_table
    from meadhall.hall.admin.database import existing

    with existing(database_of(database)) as engine:
        close_table(engine, table)
    say(f"Table {table} is closed.")


@hall_app.command("stats")
def stats_command(
    database: Database = None, json: Annotated[bool, typer.Option("--json", help="Figures for machines.")] = False
) -> None:
    """What is in the hall: tables, people, entries."""
    from meadhall.cli.hall import database_of, show_statistics
    from meadhall.hall.admin.database import existing, need_newest, snapshot
    from meadhall.hall.store.lists import statistics

    with existing(database_of(database)) as engine, snapshot(engine) as connection:
        need_newest(connection)
        show_statistics(statistics(connection), json)
