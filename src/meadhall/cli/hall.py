"""`meadhall serve` and `meadhall work`: a hall and its workers."""

from __future__ import annotations

import json
import os
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Any

from rich.table import Table as Grid

from meadhall.cli.console import Terminal, say
from meadhall.core.errors import Mistake
from meadhall.core.files import data_folder
from meadhall.hall.addresses import Addresses
from meadhall.hall.admin.database import existing
from meadhall.hall.serve import serve, work
from meadhall.hall.settings import File, Settings, read_config, read_proxies
from meadhall.hall.store.database import shown

LEVELS = ("debug", "info", "warning", "error")


def database_of(given: str | None) -> str:
    return given or os.environ.get("MEADHALL_DATABASE") or str(data_folder() / "hall.db")


def open_hall(
    database: str | None,
    redis: str | None,
    host: str,
    port: int,
    workers: int,
    pace: float,
    config: Path | None,
    host_names: tuple[str, ...],
    origins: tuple[str, ...],
    link_days: float,
    table_days: float,
    guest_days: float,
    proxies: str,
    limits: float,
    open_browser: bool,
    journal: str,
) -> None:
    file = read_config(config) if config else File()
    settings = Settings(
        database=database_of(database),
        redis=redis or os.environ.get("MEADHALL_REDIS"),
        host=host,
        port=port,
        workers=workers,
        pace=pace,
        host_names=host_names,
        origins=origins,
        link_days=link_days,
        table_days=table_days,
        guest_days=guest_days,
        metrics_token=os.environ.get("MEADHALL_METRICS_TOKEN", ""),
        proxies=read_proxies(proxies),
        limits=limits,
        allowed=file.limits,
        programs=file.bots,
    )

    def opened(addresses: Addresses) -> None:
        announce(addresses, shown(settings.database))
        if open_browser and has_screen():
            threading.Thread(target=webbrowser.open, args=(addresses.here,), daemon=True).start()

    serve(settings, check_journal(journal), opened)


def announce(addresses: Addresses, tables: str) -> None:
    say(f"The hall is at {addresses.here} (its tables: {tables}). Ctrl-C closes it; nothing is lost.")
    if addresses.friends:
        say(f"Friends on your network open {' or '.join(addresses.friends)}")
    sys.stdout.flush()


def has_screen() -> bool:
    """Where there is none, the address is in the terminal."""
    variables = ("DISPLAY", "WAYLAND_DISPLAY")
    return os.name == "nt" or sys.platform == "darwin" or any(os.environ.get(name) for name in variables)


def start_worker(database: str | None, redis: str | None, config: Path | None, lease: float, journal: str) -> None:
    settings = Settings(
        database=database_of(database),
        redis=redis or os.environ.get("MEADHALL_REDIS"),
        lease=lease,
        programs=read_config(config).bots if config else {},
    )
    check_journal(journal)
    with existing(settings.database):  # else a misspelled name would make a new hall
        pass
    work(settings, log_level=journal)


def check_journal(level: str) -> str:
    if level not in LEVELS:
        raise Mistake(f"--journal may be {', '.join(LEVELS)}, not {level!r}")
    return level


def show_statistics(figures: dict[str, Any], as_json: bool) -> None:
    if as_json:
        say(json.dumps(figures, sort_keys=True))
        return
    table = Grid(box=None, padding=(0, 2, 0, 0), show_header=False)
    for name, figure in figures.items():
        rows = (
            {f"{name}: {part}": count for part, count in figure.items()} if isinstance(figure, dict) else {name: figure}
        )
        for label, count in rows.items():
            table.add_row(label, f"{count}")
    Terminal().print(table)
