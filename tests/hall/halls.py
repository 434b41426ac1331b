"""Real halls for tests: `meadhall serve` and `meadhall work` as processes of their own, on free ports of this machine.

A test asks for the fixture `halls` and opens what it needs; whatever is left is killed after the test.
"""

from __future__ import annotations

import contextlib
import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Engine

from meadhall.client import Client
from meadhall.hall.store.database import migrate, open_database
from tests.needs import need

MEADHALL = Path(sys.executable).with_name("meadhall")
LAUNCH = Path(__file__).with_name("launch.py")
PATIENCE = 40  # seconds for a process to open or to close, on a busy machine
POSTGRES, REDIS = "MEADHALL_TEST_POSTGRES", "MEADHALL_TEST_REDIS"


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


def until(what: str, is_so: Callable[[], Any], patience: float = PATIENCE, pause: float = 0.02) -> Any:
    """Wait until it is so, and give what was found; after too long the test fails and says what did not happen."""
    end = time.monotonic() + patience
    while True:
        found = is_so()
        if found:
            return found
        if time.monotonic() > end:
            pytest.fail(f"{what} did not happen within {patience} s")
        time.sleep(pause)


class Process:
    """A process of a hall, with everything that it says in a file."""

    def __init__(
        self, arguments: list[str], log: Path, *, own_group: bool = False, largest_file: int | None = None
    ) -> None:
        self.arguments = arguments
        self.log = log
        self.own_group = own_group  # of processes, as a terminal starts a command
        self.largest_file = largest_file
        self.process: subprocess.Popen[bytes] | None = None

    def launch(self) -> None:
        assert not self.is_alive
        settings = {} if self.largest_file is None else {"largest_file": self.largest_file}
        if threading.current_thread() is threading.main_thread():  # the end of another thread would count as ours
            settings["parent"] = os.getpid()
        with self.log.open("ab") as said:
            self.process = subprocess.Popen(
                [sys.executable, "-I", "-S", str(LAUNCH), json.dumps(settings), str(MEADHALL), *self.arguments],
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=said,
                start_new_session=self.own_group,
            )

    @property
    def is_alive(self) -> bool:
        return self.process is not None and self.process.poll() is None

    @property
    def pid(self) -> int:
        assert self.process
        return self.process.pid

    def kill(self) -> None:
        """kill -9."""
        if self.process:
            self.process.kill()
            self.process.wait(PATIENCE)

    def stop(self) -> int:
        """As an operator does; the exit code."""
        assert self.process
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    @property
    def text(self) -> str:
        return self.log.read_text(encoding="utf-8", errors="replace")

    def journal(self) -> list[dict[str, Any]]:
        """The JSON lines of the log."""
        return [msgspec.json.decode(line) for line in self.text.splitlines() if line.startswith("{")]


class Door(Process):
    """`meadhall serve`: one web process, with its own workers if it has any."""

    def __init__(self, port: int, arguments: list[str], log: Path, **prepared: Any) -> None:
        super().__init__(["serve", "--port", str(port), *arguments], log, **prepared)
        self.port = port
        self.address = f"http://127.0.0.1:{port}"

    def open(self) -> Door:
        self.launch()
        return self.wait()

    def wait(self) -> Door:
        """Until the hall can be used."""
        until(f"{self.address} being ready", self.is_ready_or_dead)
        if not self.is_alive:
            pytest.fail(f"the hall did not open:\n{self.text[-4000:]}")
        return self

    def is_ready_or_dead(self) -> bool:
        return not self.is_alive or self.is_ready()

    def is_ready(self) -> bool:
        return self.get("/readyz")[0] == 200

    def get(self, path: str) -> tuple[int, bytes]:
        """Status and body; status 0 where nobody answers."""
        try:
            with urllib.request.urlopen(self.address + path, timeout=10) as answer:
                return answer.status, answer.read()
        except urllib.error.HTTPError as error:
            with error:
                return error.code, error.read()
        except OSError:
            return 0, b""

    def metrics(self) -> dict[str, float]:
        """`name{labels}` with their values."""
        lines = self.get("/metrics")[1].decode().splitlines()
        return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines if line[:1] != "#")}

    def enter(self, name: str, **more: Any) -> Client:
        """A guest who came through this door."""
        return Client(self.address, name=name, **more)

    def workers(self) -> list[int]:
        """Process ids of the workers that this hall has started."""
        return [pid for pid in children(self.pid) if b"spawn_main" in read_command(pid)]

    def memory(self) -> int:
        """Bytes of the process that are in memory."""
        fields = Path(f"/proc/{self.pid}/statm").read_text().split()
        return int(fields[1]) * os.sysconf("SC_PAGE_SIZE")


def children(parent: int) -> list[int]:
    found: list[int] = []
    for task in Path(f"/proc/{parent}/task").glob("*/children"):
        with contextlib.suppress(OSError):
            found += [int(pid) for pid in task.read_text().split()]
    return found


def read_command(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


def is_running(pid: int) -> bool:
    """A zombie is not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


class Halls:
    """Opens processes, and kills what is left of them at the end."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.processes: list[Process] = []

    @property
    def file(self) -> str:
        """A database of the test's own."""
        return str(self.folder / "hall.db")

    def door(
        self,
        database: str = "",
        *,
        redis: str | None = None,
        workers: int = 1,
        pace: float = 0,
        limits: float = 0,
        config: Path | None = None,
        journal: str = "info",
        more: tuple[str, ...] = (),
        **prepared: Any,
    ) -> Door:
        """A door that is not open yet; without pauses of bots and without rate limits if not told otherwise."""
        port = free_port()
        arguments = ["--database", database or self.file, "--workers", str(workers), "--pace", str(pace)]
        arguments += ["--limits", str(limits), "--journal", journal, *more]
        if redis:
            arguments += ["--redis", redis]
        if config:
            arguments += ["--config", str(config)]
        door = Door(port, arguments, self.folder / f"serve-{port}.log", **prepared)
        self.processes.append(door)
        return door

    def serve(self, database: str = "", **more: Any) -> Door:
        """An open door."""
        return self.door(database, **more).open()

    def work(
        self,
        database: str = "",
        *,
        redis: str | None = None,
        config: Path | None = None,
        lease: float = 10,
        journal: str = "info",
    ) -> Process:
        arguments = ["work", "--database", database or self.file, "--lease", str(lease), "--journal", journal]
        if redis:
            arguments += ["--redis", redis]
        if config:
            arguments += ["--config", str(config)]
        worker = Process(arguments, self.folder / f"work-{len(self.processes)}.log")
        self.processes.append(worker)
        worker.launch()
        return worker

    def close(self) -> None:
        for process in self.processes:
            process.kill()


@pytest.fixture
def halls(tmp_path: Path) -> Iterator[Halls]:
    opened = Halls(tmp_path)
    try:
        yield opened
    finally:
        opened.close()


# PostgreSQL and Redis: their addresses come from the environment, as .ci/services gives them


def need_postgres() -> str:
    need(bool(os.environ.get(POSTGRES)), f"PostgreSQL for tests ({POSTGRES}, given by '.ci/services')")
    return os.environ[POSTGRES]


def need_redis() -> str:
    need(bool(os.environ.get(REDIS)), f"Redis for tests ({REDIS}, given by '.ci/services')")
    return os.environ[REDIS]


@contextlib.contextmanager
def new_database(server: str) -> Iterator[str]:
    """A database of the test's own on a PostgreSQL server; its address."""
    import psycopg

    name = f"hall_{secrets.token_hex(6)}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name} TEMPLATE template0".encode())
    try:
        yield server.rpartition("/")[0] + f"/{name}"
    finally:
        with psycopg.connect(server, autocommit=True) as connection:
            connection.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())


@pytest.fixture
def postgres() -> Iterator[str]:
    with new_database(need_postgres()) as url:
        yield url


@pytest.fixture
def redis() -> str:
    return need_redis()


@pytest.fixture(params=["sqlite", "postgresql"])
def engine(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Engine]:
    """A database of either kind, with the newest tables."""
    if request.param == "sqlite":
        yield from _migrated(str(tmp_path / "hall.db"))
    else:
        with new_database(need_postgres()) as url:
            yield from _migrated(url)


def _migrated(url: str) -> Iterator[Engine]:
    engine = open_database(url)
    migrate(engine)
    yield engine
    engine.dispose()
