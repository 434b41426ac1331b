"""A PostgreSQL or a Redis of the test's own, which it may stop and start again."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from tests.hall.halls import PATIENCE, free_port, until
from tests.needs import need


def find_pg_ctl() -> Path | None:
    found = shutil.which("pg_ctl")
    if found:
        return Path(found)
    return max(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl"), default=None)


class Postgres:
    """PostgreSQL refuses to run as root: there the user postgres runs it, in a folder that it may see."""

    def __init__(self, folder: Path) -> None:
        pg_ctl = find_pg_ctl()
        need(pg_ctl is not None, "PostgreSQL (pg_ctl)")
        assert pg_ctl
        self.pg_ctl = pg_ctl
        self.folder = folder
        self.port = free_port()
        self.as_postgres = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        if self.as_postgres:
            shutil.chown(folder, "postgres")
        self._run(str(pg_ctl.with_name("initdb")), "-U", "meadhall", "--auth=trust", "-E", "UTF8", "--locale=C", "-N")

    @property
    def url(self) -> str:
        return f"postgresql://meadhall@127.0.0.1:{self.port}/postgres"

    def start(self) -> None:
        settings = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''"
        self._run(str(self.pg_ctl), "start", "-w", "-l", str(self.folder / "log"), "-o", settings)

    def stop(self) -> None:
        """At once, as when the machine is gone."""
        self._run(str(self.pg_ctl), "stop", "-m", "immediate")

    def _run(self, *command: str) -> None:
        where = ["-D", str(self.folder / "data")]
        subprocess.run(
            [*self.as_postgres, *command, *where],
            cwd=self.folder,
            check=True,
            timeout=120,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )


class Redis:
    def __init__(self, folder: Path) -> None:
        need(shutil.which("redis-server") is not None, "redis-server")
        self.folder = folder
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}"

    def start(self) -> None:
        import redis

        command = ["redis-server", "--bind", "127.0.0.1", "--port", str(self.port), "--save", "", "--appendonly", "no"]
        self.process = subprocess.Popen(command, cwd=self.folder, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)

        def answers() -> bool:
            try:
                with redis.Redis.from_url(self.url) as client:
                    return bool(client.ping())
            except redis.ConnectionError:
                return False

        until("Redis answering", answers)

    def stop(self) -> None:
        if self.process:
            self.process.kill()
            self.process.wait(PATIENCE)
