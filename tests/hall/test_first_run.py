"""What a person meets who opens a hall for the first time: the right address, clear refusals, a clean end."""

from __future__ import annotations

import os
import re
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from meadhall.core import build
from meadhall.core.errors import Mistake
from meadhall.hall import serve
from meadhall.hall.addresses import addresses_of
from meadhall.hall.hosts import check_origin_option
from meadhall.hall.settings import Settings, read_config, read_proxies
from meadhall.hall.store.database import open_database, shown
from tests.hall.halls import MEADHALL, Door, Halls, until

INTERRUPTED = 130


def meadhall(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(MEADHALL), *arguments],
        capture_output=True,
        text=True,
        check=False,
        stdin=subprocess.DEVNULL,
        timeout=60,
        env=os.environ | environment,
    )


def is_refused(done: subprocess.CompletedProcess[str], says: str) -> bool:
    (line,) = done.stderr.splitlines()
    return done.returncode == 2 and done.stdout == "" and line.startswith("meadhall: ") and says in line


def tables_in(file: Path) -> int:
    with closing(sqlite3.connect(f"file:{file}?mode=ro&immutable=1", uri=True)) as hall:
        count: int = hall.execute("SELECT count(*) FROM tables").fetchone()[0]
        return count


def all_is_in_one_file(door: Door, halls: Halls) -> None:
    assert "Traceback" not in door.text
    assert [path.name for path in halls.folder.glob("hall.db*")] == ["hall.db"]
    assert tables_in(Path(halls.file)) == 1


@pytest.mark.parametrize(("sign", "code"), [(signal.SIGINT, INTERRUPTED), (signal.SIGTERM, 0)])
def test_a_closed_hall_is_whole_in_its_file(halls: Halls, sign: signal.Signals, code: int) -> None:
    door = halls.serve(workers=1, own_group=True)
    door.enter("Olga").open_table("intrigues", ["me", "karl"], start=True)
    until("a worker", door.workers)
    os.killpg(door.pid, sign)  # as a terminal does: to the workers too
    assert door.process and door.process.wait(40) == code
    all_is_in_one_file(door, halls)


def test_also_when_a_worker_was_killed(halls: Halls) -> None:
    door = halls.serve(workers=1)
    door.enter("Olga").open_table("intrigues", ["me", "karl"])
    worker = until("a worker", door.workers)[0]
    until("the worker reading the hall", lambda: reads_the_hall(worker))
    os.kill(door.pid, signal.SIGSTOP)  # so that no other worker is hired meanwhile
    os.kill(worker, signal.SIGKILL)
    os.kill(door.pid, signal.SIGCONT)
    assert door.stop() == 0
    all_is_in_one_file(door, halls)


def reads_the_hall(pid: int) -> bool:
    try:
        return any("hall.db" in str(path.readlink()) for path in Path(f"/proc/{pid}/fd").iterdir())
    except FileNotFoundError:  # one was closed meanwhile
        return False


def test_a_worker_of_its_own_ends_as_quietly(halls: Halls) -> None:
    halls.serve(workers=0).stop()
    worker = halls.work(journal="info")
    until("the worker reading the hall", lambda: reads_the_hall(worker.pid))
    until("the worker having started", lambda: handles_sigterm(worker.pid))
    os.kill(worker.pid, signal.SIGINT)
    assert worker.process and worker.process.wait(40) == INTERRUPTED
    assert "Traceback" not in worker.text
    assert not list(halls.folder.glob("hall.db-*"))


def handles_sigterm(pid: int) -> bool:
    status = Path(f"/proc/{pid}/status").read_text()
    caught = int(re.findall(r"SigCgt:\s*(\w+)", status)[0], 16)
    return bool(caught >> (signal.SIGTERM - 1) & 1)


@pytest.mark.parametrize(
    ("host", "address"), [("127.0.0.1", r"http://127\.0\.0\.1:\d+/"), ("::1", r"http://\[::1\]:\d+/")]
)
def test_the_address_is_the_one_that_answers(halls: Halls, host: str, address: str) -> None:
    door = halls.door(workers=0, more=("--host", host, "--port", "0"))
    door.launch()
    (found,) = until("an address", lambda: re.findall(rf"^The hall is at ({address}) ", door.text, re.MULTILINE))
    assert ":0/" not in found
    door.address = found.rstrip("/")
    assert door.is_ready()  # at once: it was not promised before
    door.stop()


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_friends_get_an_address_of_the_network(host: str) -> None:
    with socket.create_server((host, 0), family=socket.AF_INET6 if ":" in host else socket.AF_INET) as port:
        found = addresses_of(host, port)
        number = port.getsockname()[1]
    assert found.here == (f"http://[::1]:{number}/" if ":" in host else f"http://127.0.0.1:{number}/")
    for friend in found.friends:
        assert friend.endswith(f":{number}/")
        assert not any(own in friend for own in ("127.0.0", "0.0.0.0", "[::", "localhost"))


def test_a_hall_for_everybody_of_both_kinds_of_address_answers_to_both(halls: Halls) -> None:
    door = halls.door(workers=0, more=("--host", "::"))
    door.open()
    assert door.is_ready()
    door.address = f"http://[::1]:{door.port}"
    assert door.is_ready()


def test_nothing_is_promised_and_nothing_made_where_the_port_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        done = meadhall("serve", "--port", port, "--database", str(tmp_path / "new" / "hall.db"))
    assert is_refused(done, "another --port")
    assert not list(tmp_path.iterdir())


def test_a_password_is_never_shown() -> None:
    for secret in ("hush", "hu:sh", "h/us@h"):
        assert shown(f"postgresql://olga:{secret}@host/hall") == "postgresql://olga:***@host/hall"
        assert shown(f"redis://:{secret}@host:6379") == "redis://:***@host:6379"
    assert shown("postgresql://olga@host/hall?password=hush&a=b") == "postgresql://olga@host/hall?password=***&a=b"
    assert shown("/home/olga/hall.db") == "/home/olga/hall.db"
    assert shown("postgresql://host:5432/hall") == "postgresql://host:5432/hall"


def test_the_address_of_a_postgresql_is_printed_without_its_password(halls: Halls, postgres: str) -> None:
    with_password = re.sub(r"://([^:@/]+)(:[^@]*)?@", r"://\1:hush@", postgres) + "?passfile=/dev/null"
    door = halls.door(with_password, workers=0)
    door.launch()
    until("the hall opening or failing", lambda: "The hall is at" in door.text or not door.is_alive)
    assert "hush" not in door.text


@pytest.mark.parametrize(
    "arguments",
    [
        ("serve", "--database", "postgresql://olga:hush@127.0.0.1:1/hall"),
        ("serve", "--database", "postgresql://olga:hush@127.0.0.1:door/hall"),
        ("serve", "--database", "mysql://olga:hush@127.0.0.1/hall"),
        ("serve", "--redis", "nonsense://:hush@127.0.0.1"),
        ("serve", "--redis", "redis://:hush@127.0.0.1:door"),
        ("work", "--redis", "redis://:hush@127.0.0.1:door"),
        ("hall", "stats", "--database", "postgresql://olga:hush@127.0.0.1:1/hall"),
    ],
)
def test_a_refusal_does_not_show_it_either(arguments: tuple[str, ...], tmp_path: Path) -> None:
    done = meadhall(*arguments, MEADHALL_DATABASE=str(tmp_path / "hall.db"))
    assert is_refused(done, "")
    assert "hush" not in done.stderr
    assert not list(tmp_path.iterdir())


def test_redis_without_its_package_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "redis.py").write_text("raise ImportError('not here')")
    database = tmp_path / "hall.db"
    for command in ("serve", "work"):
        made = meadhall(command, "--redis", "redis://h", "--database", str(database), PYTHONPATH=str(tmp_path))
        assert is_refused(made, "pip install 'meadhall[site]'") or is_refused(made, "there is no hall")
        assert not database.exists()


def test_a_worker_makes_no_hall_of_a_misspelled_name(tmp_path: Path) -> None:
    done = meadhall("work", "--database", str(tmp_path / "folder" / "hal.db"))
    assert is_refused(done, "there is no hall in")
    assert not list(tmp_path.iterdir())


def test_a_database_that_is_locked_newer_or_something_else_is_one_line(halls: Halls, tmp_path: Path) -> None:
    file = tmp_path / "something.db"
    file.write_bytes(b"a letter to grandmother\n" * 100)
    assert is_refused(meadhall("serve", "--port", "0", "--database", str(file)), "not a database")
    assert is_refused(meadhall("serve", "--port", "0", "--database", str(tmp_path)), "unable to open")
    halls.serve(workers=0).stop()
    with closing(sqlite3.connect(halls.file, isolation_level=None)) as hall:
        hall.execute("UPDATE alembic_version SET version_num = '9999'")
    assert is_refused(meadhall("serve", "--port", "0", "--database", halls.file), "newer version")


def test_a_file_name_may_have_any_characters(tmp_path: Path) -> None:
    strange = tmp_path / "what? 50% [/b] #1.db"
    engine = open_database(str(strange))
    with engine.connect():
        assert strange.exists()
    engine.dispose()


def test_a_home_that_nobody_has_is_said() -> None:
    with pytest.raises(Mistake, match="whole path"):
        open_database("~nobody-of-that-name/hall.db")


def test_origins_are_those_of_browsers() -> None:
    assert check_origin_option("https://Hall.example.org/") == "https://hall.example.org"
    assert check_origin_option("https://hall.example.org:443") == "https://hall.example.org"
    assert check_origin_option("http://[::1]:7474") == "http://[::1]:7474"
    for wrong in ("", "hall.example.org", "https://", "https://a b", "ftp://hall", "https://hall/x", "https://u@hall"):
        with pytest.raises(Mistake, match="write one such as"):
            check_origin_option(wrong)
    for wrong in ("https://hall:99999", "https://[::", "null", "*", "https://hall?x"):
        with pytest.raises(Mistake, match="write one such as"):
            check_origin_option(wrong)


def test_a_proxy_is_an_address_or_a_network() -> None:
    for right in ("", "127.0.0.1", "127.0.0.1,::1", "10.0.0.0/8", "*"):
        assert read_proxies(right) == right
    for wrong in ("nginx", "127.0.0.1 ::1", "10.0.0.0/99", ",", "127.0.0.256"):
        with pytest.raises(Mistake, match="is not an address"):
            read_proxies(wrong)


def test_a_bot_that_cannot_be_run_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "bots.toml"
    for command in ("['/no/such/program']", "['no-such-program-anywhere']", "['']", r"['sh', '\u0000']"):
        file.write_text("[bots.mine]\ncommand = " + command.replace("'", '"'))
        with pytest.raises(Mistake, match=r"there is no program|needs a command"):
            read_config(file)
        assert is_refused(meadhall("serve", "--port", "0", "--config", str(file)), "bot mine")
    file.write_text(f"[bots.mine]\ncommand = ['{shutil.which('sh')}', '{sys.executable}']")
    assert read_config(file).bots["mine"].seconds == 5


@pytest.mark.parametrize("start", [serve.serve, serve.work])
def test_a_hall_and_a_worker_of_a_stale_build_refuse_to_start(
    start: Callable[[Settings], None], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(build, "stale", lambda: ["core/state"])
    with pytest.raises(Mistake, match="core/state; run 'make setup'"):
        start(Settings(database=str(tmp_path / "hall.db")))
    assert not list(tmp_path.iterdir())
