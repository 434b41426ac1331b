"""`meadhall serve` and `meadhall work`: a hall and its workers."""

from __future__ import annotations

import json
import os
import threading
import time
import urllib.request
import webbrowser
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table as Grid

from meadhall.core.errors import Mistake
from meadhall.hall.serve import serve, work
from meadhall.hall.settings import Settings, read_programs

LEVELS = ("debug", "info", "warning", "error")


def default_database() -> str:
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return str(Path(home) / "meadhall" / "hall.db")


def database_of(given: str | None) -> str:
    return given or os.environ.get("MEADHALL_DATABASE") or default_database()


def open_hall(
    database: str | None,
    redis: str | None,
    host: str,
    port: int,
    workers: int,
    pace: float,
    config: Path | None,
    origins: tuple[str, ...],
    proxies: str,
    limits: float,
    open_browser: bool,
    journal: str,
) -> None:
    settings = Settings(
        database=database_of(database),
        redis=redis or os.environ.get("MEADHALL_REDIS"),
        host=host,
        port=port,
        workers=workers,
        pace=pace,
        origins=origins,
        proxies=proxies,
        limits=limits,
        programs=read_programs(config) if config else {},
    )
    address = f"http://{'127.0.0.1' if host in ('0.0.0.0', '::') else host}:{port}/"
    print(f"The hall is at {address} (its tables: {settings.database}). Ctrl-C closes it; nothing is lost.", flush=True)
    if open_browser:
        threading.Thread(target=show, args=(address,), daemon=True).start()
    serve(settings, check_journal(journal))


def start_worker(database: str | None, redis: str | None, config: Path | None, lease: float, journal: str) -> None:
    settings = Settings(
        database=database_of(database),
        redis=redis or os.environ.get("MEADHALL_REDIS"),
        lease=lease,
        programs=read_programs(config) if config else {},
    )
    work(settings, journal=check_journal(journal))


def check_journal(level: str) -> str:
    if level not in LEVELS:
        raise Mistake(f"--journal may be {', '.join(LEVELS)}, not {level!r}")
    return level


def show_statistics(figures: dict[str, Any], as_json: bool) -> None:
    if as_json:
        print(json.dumps(figures, sort_keys=True))
        return
    table = Grid(box=None, padding=(0, 2, 0, 0), show_header=False)
    for name, figure in figures.items():
        rows = (
            {f"{name}: {part}": count for part, count in figure.items()} if isinstance(figure, dict) else {name: figure}
        )
        for label, count in rows.items():
            table.add_row(label, f"{count}")
    Console(highlight=False).print(table)


def show(address: str) -> None:
    """Open the browser once the hall answers; where there is none, the address is on the screen."""
    for _ in range(100):
        try:
            urllib.request.urlopen(address + "healthz", timeout=1).close()
            break
        except OSError:
            time.sleep(0.1)
    has_screen = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or os.name == "nt"
    if has_screen or os.uname().sysname == "Darwin":
        webbrowser.open(address)
