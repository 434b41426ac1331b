"""What a host can set: on the command line, or for bots and limits in a file."""

from __future__ import annotations

import ipaddress
import shutil
import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated

import msgspec

from meadhall.bots.levels import LEVELS
from meadhall.core.errors import Mistake
from meadhall.core.files import read_text
from meadhall.hall.data.jobs import ONLY

MEGABYTE = 1024 * 1024
Positive = Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]


class Program(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bot that is a program of its own: JSON lines on its standard input and output."""

    command: list[str]
    seconds: float = 5.0
    env: dict[str, str] = {}  # variables beside PATH, LANG, HOME and TMPDIR
    memory_mb: Positive = 2048  # of address space
    cpu_seconds: Positive = 3600  # until it is started anew
    file_mb: Positive = 64  # of any file that it writes
    open_files: Positive = 256
    processes: Positive = 4096  # of the hall's user in all, as the system counts them

    def limits(self) -> dict[str, int]:
        """By their names in Python's `resource`."""
        return {
            "RLIMIT_AS": self.memory_mb * MEGABYTE,
            "RLIMIT_CPU": self.cpu_seconds,
            "RLIMIT_FSIZE": self.file_mb * MEGABYTE,
            "RLIMIT_NOFILE": self.open_files,
            "RLIMIT_NPROC": self.processes,
            "RLIMIT_CORE": 0,
        }


class Allowed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Running tables and bot seats that one person or one network address may have at once."""

    tables_per_person: Annotated[int, msgspec.Meta(ge=1)] = 20
    bots_per_person: Annotated[int, msgspec.Meta(ge=0)] = 40
    tables_per_address: Annotated[int, msgspec.Meta(ge=1)] = 50
    bots_per_address: Annotated[int, msgspec.Meta(ge=0)] = 80


class File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    bots: dict[str, Program] = {}
    limits: Allowed = Allowed()


@dataclass(frozen=True)
class Settings:
    database: str = "hall.db"
    redis: str | None = None
    host: str = "127.0.0.1"
    port: int = 7474
    workers: int = 1
    pace: float = 1.0
    host_names: tuple[str, ...] = ()  # names under which the hall is reached, beside the machine's own
    origins: tuple[str, ...] = ()  # whole addresses whose pages may ask, where a proxy does not pass on the name
    metrics_token: str = ""  # who has it may read the figures from another machine
    link_days: float = 7.0  # how long a link to a seat can be used
    table_days: float = 30.0  # how long a table is kept whose match does not begin; 0 for ever
    guest_days: float = 90.0  # how long a guest is kept who has never sat in a match; 0 for ever
    proxies: str = ""  # addresses whose X-Forwarded headers are believed
    limits: float = 1.0  # stretches all limits; 0 lifts them
    allowed: Allowed = field(default_factory=Allowed)
    lease: float = 10.0  # seconds that a worker has for a job beyond the bot's own
    programs: dict[str, Program] = field(default_factory=dict)


def read_config(path: Path) -> File:
    try:
        found = msgspec.convert(tomllib.loads(read_text(path, "a configuration file")), File)
    except tomllib.TOMLDecodeError as error:
        raise Mistake(f"{path} is not valid TOML: {error}; correct that place and try again") from None
    except msgspec.ValidationError as error:
        reason = (
            "a bot is written: [bots.NAME] command = ['program', 'argument'], a limit: [limits] tables_per_person = 20"
        )
        raise Mistake(f"{path}: {error}; {reason}") from None
    for name, program in found.bots.items():
        if name in (*LEVELS, ONLY) or not name.isidentifier() or len(name) > 40:
            raise Mistake(f"{path}: a bot can't be called {name!r}; use a word that is not one of our levels")
        if not program.command or not 0 < program.seconds <= 600:
            raise Mistake(f"{path}: bot {name} needs a command, and seconds from 0 to 600")
        if not can_be_run(program.command):
            raise Mistake(f"{path}: bot {name}: there is no program {program.command[0]!r}; write its whole path")
    return found


def can_be_run(command: list[str]) -> bool:
    return not any("\0" in word for word in command) and shutil.which(command[0]) is not None


def read_proxies(given: str) -> str:
    """Addresses or networks with commas between; * for everybody."""
    for proxy in given.split(",") if given else ():
        if proxy.strip() != "*":
            try:
                ipaddress.ip_network(proxy.strip())
            except ValueError:
                raise Mistake(
                    f"--proxy {proxy.strip()!r} is not an address; write 127.0.0.1, or a network such as 10.0.0.0/8"
                ) from None
    return given
