"""`meadhall hall`: export, import, validate, backup, close, stats, also while the hall is open."""

from __future__ import annotations

import gzip
import io
import json
import os
import sqlite3
import stat
import subprocess
import sys
import threading
from contextlib import closing, redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
from sqlalchemy import select, text, update

from meadhall.cli import hall_admin
from meadhall.cli.main import run
from meadhall.client import Client, Disconnected, Refused
from meadhall.core.errors import Mistake
from meadhall.core.registry import find_game
from meadhall.hall.admin.close import close_table
from meadhall.hall.admin.database import existing
from meadhall.hall.admin.exporting import export_hall
from meadhall.hall.admin.importing import import_hall
from meadhall.hall.admin.validate import Finding, count_archived, validate
from meadhall.hall.data.entries import Acted, write_entry
from meadhall.hall.store.database import migrate, open_database, revisions, writing
from meadhall.hall.store.schema import jobs, log, metadata, tables
from tests.hall.halls import MEADHALL, Halls
from tests.hall.running import Filled, fill, opened


@dataclass(frozen=True)
class Done:
    returncode: int
    stdout: str
    stderr: str


def meadhall(*arguments: str | Path, **variables: str) -> Done:
    """`meadhall hall ...`, within this process to be quick."""
    out, errors = io.StringIO(), io.StringIO()
    line = ["meadhall", "hall", *map(str, arguments)]
    with (
        mock.patch.object(sys, "argv", line),
        mock.patch.dict(os.environ, variables),
        redirect_stdout(out),
        redirect_stderr(errors),
        pytest.raises(SystemExit) as left,
    ):
        run()
    assert isinstance(left.value.code, int)
    return Done(left.value.code, out.getvalue(), errors.getvalue())


def contents(url: str) -> dict[str, set[tuple[Any, ...]]]:
    """Every row of every table."""
    engine = open_database(url)
    with engine.connect() as connection:
        found = {
            table.name: {tuple(row) for row in connection.execute(select(table))} for table in metadata.sorted_tables
        }
    engine.dispose()
    return found


# moving a hall


@pytest.mark.parametrize("name", ["hall.jsonl", "hall.jsonl.gz"])
def test_an_exported_hall_is_the_same_after_import(database: str, filled: Filled, tmp_path: Path, name: str) -> None:
    with existing(database) as engine:
        rows = export_hall(engine, tmp_path / name)
    assert import_hall(tmp_path / name, str(tmp_path / "other.db")) == rows
    assert contents(str(tmp_path / "other.db")) == contents(database)
    assert rows == sum(map(len, contents(database).values())) > 50


def test_a_hall_moves_to_postgresql_and_back(database: str, filled: Filled, tmp_path: Path, postgres: str) -> None:
    with existing(database) as engine:
        export_hall(engine, tmp_path / "there.gz")
    import_hall(tmp_path / "there.gz", postgres)
    assert contents(postgres) == contents(database)
    with opened(postgres) as address:
        assert Client(address, token=filled.olga).table(filled.running)["status"] == "running"
    with existing(postgres) as engine:
        export_hall(engine, tmp_path / "back.gz")
    import_hall(tmp_path / "back.gz", str(tmp_path / "back.db"))
    assert contents(str(tmp_path / "back.db"))["log"] == contents(database)["log"]


def test_people_go_on_where_they_were_after_a_move(database: str, filled: Filled, tmp_path: Path) -> None:
    """Sessions and the key of seat links move too."""
    with opened(database) as address:
        link = Client(address, token=filled.olga).request("GET", f"/api/tables/{filled.open}/seats/1/link")["link"]
    with existing(database) as engine:
        export_hall(engine, tmp_path / "hall.gz")
    import_hall(tmp_path / "hall.gz", str(tmp_path / "other.db"))
    with opened(str(tmp_path / "other.db")) as address:
        ivan = Client(address, token=filled.ivan)
        assert ivan.join(filled.open, link=link)["mine"] == [1]


def test_an_export_is_for_its_owner_only_and_says_what_it_is(database: str, filled: Filled, tmp_path: Path) -> None:
    file = tmp_path / "hall.jsonl"
    done = meadhall("export", file, "--database", database)
    assert done.returncode == 0 and "keep it to yourself" in done.stdout
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    lines = file.read_text().splitlines()
    assert json.loads(lines[0]).items() >= {"meadhall": "hall", "format": 1, "revision": revisions()[0]}.items()
    assert json.loads(lines[-1])["end"]["rows"] == sum(line.startswith("[") for line in lines)


def damage_bytes(file: Path, how: str) -> None:
    lines = file.read_bytes().splitlines(keepends=True)
    match how:
        case "cut off":
            lines = lines[:-3]
        case "without its last line":
            lines = lines[:-1]
        case "cut within a line":
            lines[-1] = lines[-1][:-5]
        case "a row is missing":
            del lines[5]
        case "a letter was changed":
            lines = [line.replace(b"Olga", b"Olgo") for line in lines]
        case "something follows":
            lines.append(b"[]\n")
    file.write_bytes(b"".join(lines))


@pytest.mark.parametrize(
    "how",
    [
        "cut off",
        "without its last line",
        "cut within a line",
        "a row is missing",
        "a letter was changed",
        "something follows",
    ],
)
def test_a_damaged_file_is_refused_and_changes_nothing(database: str, filled: Filled, tmp_path: Path, how: str) -> None:
    file, other = tmp_path / "hall.jsonl", tmp_path / "other.db"
    with existing(database) as engine:
        export_hall(engine, file)
    whole = file.read_bytes()
    damage_bytes(file, how)
    assert file.read_bytes() != whole
    with pytest.raises(Mistake, match="cut off or was changed"):
        import_hall(file, str(other))
    assert not other.exists()


def test_a_cut_gzip_is_refused(database: str, filled: Filled, tmp_path: Path) -> None:
    file = tmp_path / "hall.gz"
    with existing(database) as engine:
        export_hall(engine, file)
    file.write_bytes(file.read_bytes()[:-20])
    with pytest.raises(Mistake, match="cut off or was changed"):
        import_hall(file, str(tmp_path / "other.db"))


def test_what_is_no_export_is_refused_in_one_line(database: str, filled: Filled, tmp_path: Path) -> None:
    file = tmp_path / "file"
    for content, told in (
        (b"hello\n", "not an exported hall"),
        (b"", "not an exported hall"),
        (gzip.compress(b"hello\n"), "not an exported hall"),
        (b"\xff\xfe\x00", "not an exported hall"),
        (b'{"meadhall":"hall","format":2,"version":"9.9","revision":"0001"}\n', "9.9"),
        (b'{"meadhall":"hall","format":1,"version":"9.9","revision":"9999"}\n', "9.9"),
    ):
        file.write_bytes(content)
        with pytest.raises(Mistake, match=told):
            import_hall(file, str(tmp_path / "other.db"))
    done = meadhall("import", tmp_path / "missing", "--database", tmp_path / "other.db")
    assert done.returncode == 2 and done.stderr.count("\n") == 1 and "cannot read" in done.stderr


def test_a_hall_with_something_in_it_takes_no_import(database: str, filled: Filled, tmp_path: Path) -> None:
    with existing(database) as engine:
        export_hall(engine, tmp_path / "hall.gz")
    before = contents(database)
    done = meadhall("import", tmp_path / "hall.gz", "--database", database)
    assert done.returncode == 2 and "import into a new database" in done.stderr and done.stderr.count("\n") == 1
    assert contents(database) == before


def test_tables_without_rows_take_an_import(database: str, filled: Filled, tmp_path: Path) -> None:
    with existing(database) as engine:
        export_hall(engine, tmp_path / "hall.gz")
    engine = open_database(str(tmp_path / "other.db"))
    migrate(engine)
    engine.dispose()
    import_hall(tmp_path / "hall.gz", str(tmp_path / "other.db"))
    assert contents(str(tmp_path / "other.db")) == contents(database)


def test_an_import_that_fails_midway_leaves_nothing(database: str, filled: Filled, tmp_path: Path) -> None:
    """A file that proves true but does not fit: two rows with one key."""
    with existing(database) as engine:
        with writing(engine).begin() as connection:
            connection.execute(text("ALTER TABLE log RENAME TO old"))
            connection.execute(text("CREATE TABLE log AS SELECT * FROM old UNION ALL SELECT * FROM old"))
        export_hall(engine, tmp_path / "hall.gz")
    with pytest.raises(Mistake, match="fails"):
        import_hall(tmp_path / "hall.gz", str(tmp_path / "other.db"))
    with closing(sqlite3.connect(tmp_path / "other.db")) as other:
        assert other.execute("SELECT name FROM sqlite_master").fetchall() == []


# before an update


def findings(database: str) -> list[Finding]:
    with existing(database) as engine:
        return list(validate(engine))


def test_running_matches_are_replayed_and_nothing_is_written(database: str, filled: Filled) -> None:
    before = contents(database)
    done = meadhall("validate", "--database", database)
    assert (done.returncode, done.stdout) == (0, "running matches: 1, of which would break: 0\n")
    assert findings(database) == [Finding(filled.running, "intrigues", filled.moves + 2)]
    assert contents(database) == before


def test_a_match_that_would_break_is_named_with_the_entry(database: str, filled: Filled) -> None:
    engine = open_database(database)
    with writing(engine).begin() as connection:
        here = (log.c.table == filled.running) & (log.c.seq == 5)
        connection.execute(update(log).where(here), {"entry": write_entry(Acted(0, 99_999))})
    engine.dispose()
    done = meadhall("validate", "--database", database)
    assert done.returncode == 1
    assert f"{filled.running} (intrigues) breaks at entry 5: " in done.stdout
    assert "of which would break: 1" in done.stdout


def test_other_rules_break_running_matches_at_their_start(
    database: str, filled: Filled, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = find_game("intrigues")
    monkeypatch.setattr(game, "rules_version", game.rules_version + 1)
    (finding,) = findings(database)
    assert finding.entry == 2 and "version" in finding.reason
    with existing(database) as engine, engine.connect() as connection:
        assert count_archived(connection) == 1


def test_other_pieces_break_running_matches_at_their_start(
    database: str, filled: Filled, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = find_game("intrigues")
    pieces = game.load_pieces()
    monkeypatch.setattr(game, "load_pieces", lambda overlay="": type(pieces)([*pieces.table, [1]], overlay))
    (finding,) = findings(database)
    assert finding.entry == 2 and "pieces" in finding.reason


def test_a_match_that_replays_to_another_position_is_found(database: str, filled: Filled) -> None:
    engine = open_database(database)
    with writing(engine).begin() as connection:
        connection.execute(update(tables).where(tables.c.id == filled.running), {"summary": '{"waiting":[5]}'})
    engine.dispose()
    (finding,) = findings(database)
    assert "instead of [5]" in finding.reason


# copies


def test_a_backup_of_an_open_hall_is_whole_and_can_be_served(halls: Halls, tmp_path: Path) -> None:
    """While people play. Every copy has all that was acknowledged before it began."""
    door = halls.serve(workers=0)
    olga = door.enter("Olga")
    table = olga.open_table("intrigues", ["me", "karl"])["id"]
    said = 0
    stopping = threading.Event()

    def talk() -> None:
        nonlocal said
        with olga.sit(table) as seat:
            while not stopping.is_set():
                seat.chat(f"word {said}")
                said += 1

    talking = threading.Thread(target=talk)
    talking.start()
    try:
        for number in range(3):
            known = said
            copying = [str(MEADHALL), "hall", "backup", str(tmp_path / "copy.db"), "--database", halls.file]
            subprocess.run(copying, check=True, capture_output=True)
            with closing(sqlite3.connect(tmp_path / "copy.db")) as copy:
                assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
                assert copy.execute("SELECT count(*) FROM log").fetchone()[0] >= known, number
    finally:
        stopping.set()
        talking.join()
    assert said > known
    assert sorted(file.name for file in tmp_path.glob("copy*")) == ["copy.db"]
    assert stat.S_IMODE((tmp_path / "copy.db").stat().st_mode) == 0o600
    with opened(str(tmp_path / "copy.db")) as address:
        assert Client(address, token=olga.token).table(table)["status"] == "open"


def test_a_backup_of_postgresql_is_an_export(postgres: str, tmp_path: Path) -> None:
    fill(postgres)
    done = meadhall("backup", tmp_path / "copy.gz", MEADHALL_DATABASE=postgres)
    assert done.returncode == 0 and "import" in done.stdout, done.stderr
    import_hall(tmp_path / "copy.gz", str(tmp_path / "copy.db"))
    assert contents(str(tmp_path / "copy.db")) == contents(postgres)


def test_a_hall_is_not_copied_over_itself(database: str, filled: Filled, tmp_path: Path) -> None:
    done = meadhall("backup", database, "--database", database)
    assert done.returncode == 2 and "the hall itself" in done.stderr
    assert len(findings(database)) == 1


def test_a_copy_that_fails_leaves_the_last_one(database: str, filled: Filled, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    copy.write_bytes(b"the last one")
    with Path(database).open("r+b") as file:
        file.seek(4096 * 2)
        file.write(b"\x00\xff" * 4096)
    done = meadhall("backup", copy, "--database", database)
    assert done.returncode == 2 and done.stderr.count("\n") == 1, done.stderr
    assert copy.read_bytes() == b"the last one" and not list(tmp_path.glob("*.new"))


# closing a table


def test_an_open_hall_notices_that_a_table_was_closed(database: str, filled: Filled) -> None:
    with opened(database) as address, Client(address, token=filled.olga).sit(filled.running) as seat:
        seat.receive()
        assert meadhall("close", filled.running, "--database", database).returncode == 0
        while seat.facts["status"] == "running":
            seat.receive()
        assert seat.facts["status"] == "closed" and seat.notices[-1]["key"] == "closed"
        assert seat.notices[-1]["args"] == {"by": "admin"}
        with pytest.raises(Refused, match="closed") as refused:
            seat.act(0)
        assert refused.value.code == "not-running"


def test_a_hall_on_postgresql_notices_that_a_table_was_closed(postgres: str) -> None:
    filled = fill(postgres)
    with opened(postgres) as address, Client(address, token=filled.olga).sit(filled.running) as seat:
        seat.receive()
        assert meadhall("close", filled.running, "--database", postgres).returncode == 0
        while seat.facts["status"] == "running":
            seat.receive()
        assert seat.facts["status"] == "closed"


def test_a_match_that_no_longer_replays_can_be_closed_and_is_then_shown(
    database: str, filled: Filled, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = find_game("intrigues")
    monkeypatch.setattr(game, "rules_version", game.rules_version + 1)
    with opened(database) as address:
        olga = Client(address, token=filled.olga)
        with pytest.raises(Disconnected), olga.sit(filled.running) as seat:
            seat.receive()
        with existing(database) as engine:
            close_table(engine, filled.running)
        assert olga.table(filled.running)["status"] == "closed"
        assert [one["status"] for one in olga.my_tables() if one["id"] == filled.running] == ["closed"]
        with pytest.raises(Refused) as refused:
            olga.saga(filled.running)
        assert refused.value.code == "not-over"


def test_jobs_of_a_closed_table_are_gone(database: str, filled: Filled) -> None:
    engine = open_database(database)
    with writing(engine).begin() as connection:
        for seat in (0, 1):
            row = {"table": filled.running, "seat": seat, "since": 3, "level": "karl", "door": "test", "due": 0}
            connection.execute(jobs.insert(), row)
    close_table(engine, filled.running)
    with engine.connect() as connection:
        assert connection.execute(select(jobs)).all() == []
    engine.dispose()


def test_what_cannot_be_closed_is_said(database: str, filled: Filled) -> None:
    for table, told in (("nowhere", "there is no table"), (filled.over, "over already")):
        done = meadhall("close", table, "--database", database)
        assert done.returncode == 2 and told in done.stderr and done.stderr.count("\n") == 1


# figures and errors


def test_figures_for_people_and_for_machines(database: str, filled: Filled) -> None:
    figures = json.loads(meadhall("stats", "--json", "--database", database).stdout)
    assert figures["tables"] == {"open": 1, "over": 1, "running": 1} and figures["games"] == {"intrigues": 3}
    assert (figures["people"], figures["sessions"], figures["finished"]) == (2, 2, 1)
    told = meadhall("stats", MEADHALL_DATABASE=database).stdout
    assert "tables: running" in told and f"{figures['entries']}" in told


VERBS = [command.name for command in hall_admin.hall_app.registered_commands]


@pytest.mark.parametrize("verb", VERBS)
def test_a_hall_that_is_not_there_is_said_in_one_line(verb: str | None, tmp_path: Path) -> None:
    assert verb and set(VERBS) == {"export", "import", "validate", "backup", "close", "stats"}
    if verb == "import":
        return
    file = [tmp_path / "file"] if verb in ("export", "backup", "close") else []
    done = meadhall(verb, *file, "--database", tmp_path / "nothing" / "hall.db")
    assert done.returncode == 2 and "there is no hall in" in done.stderr and done.stderr.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_other_databases_are_said_in_one_line(database: str, filled: Filled, tmp_path: Path) -> None:
    empty = tmp_path / "empty.db"
    empty.touch()
    text_file = tmp_path / "text.db"
    text_file.write_text("no database " * 100)
    away = "postgresql://meadhall@127.0.0.1:1/none"
    for place, told in (
        (empty, "there is no hall in"),
        (text_file, "fails"),
        (away, "fails"),
        ("mysql://x/y", "SQLite"),
    ):
        done = meadhall("stats", "--database", place)
        assert done.returncode == 2 and told in done.stderr and done.stderr.count("\n") == 1, done.stderr
    with closing(sqlite3.connect(database)) as hall, hall:
        hall.execute("UPDATE alembic_version SET version_num = '9999'")
    for verb in (["stats"], ["export", tmp_path / "file"]):
        done = meadhall(*verb, "--database", database)
        assert done.returncode == 2 and "newer version" in done.stderr
    engine = open_database(database)
    with pytest.raises(Mistake, match="newer version"):
        migrate(engine)
    engine.dispose()


def test_a_place_that_cannot_be_written_is_said_in_one_line(database: str, filled: Filled, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for verb in ("export", "backup"):
        done = meadhall(verb, tmp_path / "file" / "below", "--database", database)
        assert done.returncode == 2 and "cannot write" in done.stderr and done.stderr.count("\n") == 1
