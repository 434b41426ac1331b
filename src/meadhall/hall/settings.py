"""What a host can set: on the command line, or for bots in a file."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from meadhall.bots.levels import LEVELS
from meadhall.core.errors import Mistake
from meadhall.hall.tables.pace import ONLY


class Program(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bot that is a program of its own: JSON lines on its standard input and output."""

    command: list[str]
    seconds: float = 5.0


class File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    bots: dict[str, Program] = {}


@dataclass(frozen=True)
class Settings:
    database: str = "hall.db"
    redis: str | None = None
    host: str = "127.0.0.1"
    port: int = 7474
    workers: int = 1
    pace: float = 1.0
    origins: tuple[str, ...] = ()  # other addresses under which the hall is reached
    proxies: str = ""  # addresses whose X-Forwarded headers are believed
    limits: float = 1.0  # stretches all rate limits; 0 lifts them
    lease: float = 10.0  # seconds that a worker has for a job beyond the bot's own
    programs: dict[str, Program] = field(default_factory=dict)


def read_programs(path: Path) -> dict[str, Program]:
    try:
        found = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), File)
    except OSError as error:
        raise Mistake(f"cannot read {path}: {error.strerror}; give the path of a configuration file") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Mistake(f"{path} is no TOML: {error}") from None
    except msgspec.ValidationError as error:
        raise Mistake(f"{path}: {error}; a bot is written: [bots.NAME] command = ['program', 'argument']") from None
    for name, program in found.bots.items():
        if name in (*LEVELS, ONLY) or not name.isidentifier() or len(name) > 40:
            raise Mistake(f"{path}: a bot can't be called {name!r}; use a word that is no level of our own")
        if not program.command or not 0 < program.seconds <= 600:
            raise Mistake(f"{path}: bot {name} needs a command, and seconds from 0 to 600")
    return found.bots
