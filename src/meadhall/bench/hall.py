"""`meadhall bench hall`: from an action to the other seats' update, beside a boardgame.io server in the same run."""

from __future__ import annotations

import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from rich.table import Table

from meadhall.bench.processes import free_port, run_clients, running, running_hall, wait_for, wait_for_port
from meadhall.bench.report import Report
from meadhall.core.errors import Mistake

PEERS = Path(__file__).parent / "peers"
PACKAGES = ("boardgame.io@0.50", "node-persist@3", "socket.io-client@4")
IN_MEMORY, IN_FILES = PEER_NAMES = ("boardgame.io, in memory", "boardgame.io, in files")  # as it comes, and storing too
GOAL = 20.0  # milliseconds at the 95th percentile
BARE_WORK = (0.0, 0.4)  # milliseconds a move; the hall's own rules, views and log take about 0.4


@dataclass
class Figure:
    name: str
    median: float  # milliseconds
    p95: float
    p99: float
    moves_a_second: float


def run(peers: bool, tables: int, seconds: float, peak: bool) -> Report:
    with tempfile.TemporaryDirectory() as folder:
        figures = [measure_hall(Path(folder), "hall", tables, seconds, 1)]
        if peers:
            figures += measure_peers(Path(folder), tables, seconds)
            figures += [measure_bare(Path(folder), work, tables, seconds) for work in BARE_WORK]
            figures.append(measure_hall(Path(folder), "hall again", tables, seconds, 1))
        if peak:
            figures.append(measure_hall(Path(folder), "hall, peak", min(tables, 50), seconds, 0))
    found = {"tables": tables, "figures": [asdict(figure) for figure in figures]}
    return Report(found, table_of(figures, tables), verdicts=list(verdicts(figures)))


def table_of(figures: list[Figure], tables: int) -> Table:
    table = Table(title=f"{tables} tables of four, one move a second each: action to the other seats' update")
    for heading in ("", "median ms", "p95 ms", "p99 ms", "moves/s"):
        table.add_column(heading, justify="left" if not heading else "right")
    for figure in figures:
        values = (figure.median, figure.p95, figure.p99, figure.moves_a_second)
        table.add_row(figure.name, *(f"{value:.1f}" for value in values))
    return table


def verdicts(figures: list[Figure]) -> Iterator[str]:
    ours = next(figure for figure in figures if figure.name == "hall")
    yield f"p95 {ours.p95:.1f} ms, goal {GOAL:.0f} ms: {'holds' if ours.p95 <= GOAL else 'missed'}"
    for peer in (figure for figure in figures if figure.name in PEER_NAMES):
        yield f"beside {peer.name}: {ours.p95 / peer.p95:.2f}x: {'holds' if ours.p95 < peer.p95 else 'missed'}"


def figure_of(name: str, seen: dict[str, Any], seconds: float) -> Figure:
    waits = seen["waits"]
    if len(waits) < 2 or seen.get("errors"):
        raise Mistake(f"{name}: {len(waits)} updates and {seen.get('errors', 0)} errors; the figures mean nothing")
    cuts = statistics.quantiles(waits, n=100)
    return Figure(name, statistics.median(waits), cuts[94], cuts[98], seen["moves"] / seen.get("seconds", seconds))


def measure_hall(folder: Path, name: str, tables: int, seconds: float, rate: float) -> Figure:
    with running_hall(folder / f"{name}.db") as (address, _):
        script = [sys.executable, "-m", "meadhall.bench.hall_clients", address, str(tables), str(seconds), str(rate)]
        return figure_of(name, run_clients(script, seconds), seconds)


def measure_bare(folder: Path, work: float, tables: int, seconds: float) -> Figure:
    """What is left when a server knows no game: no hall in this language that stores alike can be quicker."""
    port = free_port()
    server = [sys.executable, "-m", "meadhall.bench.peers.bare_hall", str(port), str(folder / f"{port}.db"), str(work)]
    with running(server):
        wait_for_port(port)
        script = [sys.executable, "-m", "meadhall.bench.hall_clients", f"http://127.0.0.1:{port}", str(tables)]
        return figure_of(
            f"bare, {work:g} ms a move", run_clients([*script, str(seconds), "1", "bare"], seconds), seconds
        )


def measure_peers(folder: Path, tables: int, seconds: float) -> list[Figure]:
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        raise Mistake("--peers needs Node and npm for boardgame.io; on Debian: apt-get install nodejs npm")
    place = folder / "peer"
    place.mkdir()
    quiet = ["--silent", "--no-audit", "--no-fund"]
    done = subprocess.run([npm, "install", *quiet, "--prefix", str(place), *PACKAGES], capture_output=True, check=False)
    if done.returncode:
        raise Mistake(f"boardgame.io cannot be installed: {done.stderr.decode().strip()[-200:]}")
    for script in PEERS.glob("boardgame_*.cjs"):
        shutil.copy(script, place)
    return [
        measure_peer(IN_MEMORY, node, place, [], tables, seconds),
        measure_peer(IN_FILES, node, place, [str(place / "kept")], tables, seconds),
    ]


def measure_peer(name: str, node: str, place: Path, kept: list[str], tables: int, seconds: float) -> Figure:
    port = free_port()
    with running([node, str(place / "boardgame_server.cjs"), str(port), *kept]):
        address = f"http://127.0.0.1:{port}"
        wait_for(f"{address}/games")
        clients = [node, str(place / "boardgame_clients.cjs"), address, str(tables), str(seconds), "1"]
        return figure_of(name, run_clients(clients, seconds), seconds)
