"""`meadhall doctor`: what is there, what is missing, what to do."""

from __future__ import annotations

import importlib.util
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from rich.table import Table
from rich.text import Text

from meadhall.cli.console import Terminal
from meadhall.core import build
from meadhall.core.registry import game_ids


def version_of(*command: str) -> str | None:
    """The first line that the program says of itself; None if it is not there."""
    if not shutil.which(command[0]):
        return None
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=20)
    except (OSError, subprocess.TimeoutExpired):
        return None
    lines = (done.stdout or done.stderr).splitlines()
    return lines[0].strip() if lines else "there"


def examine() -> int:
    rows: list[tuple[str, str | None, str]] = []
    rows.append(("Python", sys.version.split()[0], ""))
    rules = "compiled" if build.kind() == "compiled" and not build.stale() else None
    rows.append(("rules", rules, "uncompiled or out of date: correct but slow; run 'make setup'"))
    compiler = version_of("gcc", "--version") or version_of("cc", "--version")
    rows.append(("C compiler", compiler, "apt-get install gcc, for compiled rules"))
    header = Path(sysconfig.get_path("include"), "Python.h")
    rows.append(("Python headers", "there" if header.exists() else None, "apt-get install python3-dev"))
    rows.append(("Node.js", version_of("node", "--version"), "apt-get install nodejs npm, to build the browser client"))
    chromium = version_of("chromium", "--version")
    rows.append(("Chromium", chromium, "apt-get install chromium, for tests in the browser"))
    postgres = version_of("psql", "--version")
    rows.append(("PostgreSQL", postgres, "apt-get install postgresql, for large sites"))
    rows.append(("Redis", version_of("redis-server", "--version"), "apt-get install redis-server, for large sites"))
    spiel = "there" if importlib.util.find_spec("pyspiel") else None
    rows.append(("OpenSpiel", spiel, "pip install 'meadhall[peers]', for 'meadhall bench --peers'"))
    ray = "there" if importlib.util.find_spec("ray") else None
    rows.append(("Ray", ray, "pip install 'meadhall[ray]', for 'meadhall arena --ray'"))
    plots = "there" if importlib.util.find_spec("matplotlib") and importlib.util.find_spec("pyarrow") else None
    rows.append(("Matplotlib, Arrow", plots, "pip install 'meadhall[stats]', for 'meadhall stats'"))
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for name, found, remedy in rows:
        table.add_row(Text("✓", "green") if found else Text("–", "yellow"), name, found or remedy)
    console = Terminal()
    console.print(table)
    console.print(f"games: {', '.join(game_ids())}")
    return 0
