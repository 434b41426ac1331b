"""`meadhall bench hall --load`: a hall with many tables, idle watchers and sockets that never read, for a while.

How long players wait from an action to the other seats' update, and whether the hall's memory stays flat. The hall and
each kind of client are processes of their own, on this machine only.
"""

from __future__ import annotations

import contextlib
import json
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from rich.table import Table

from meadhall.bench.hall import Figure, figure_of, measure_bare
from meadhall.bench.hall_clients import SEATS
from meadhall.bench.memory import read as read_process
from meadhall.bench.processes import running_hall
from meadhall.bench.report import Report
from meadhall.core.errors import Mistake
from meadhall.hall.connections import raise_handles

GOAL = 50.0  # milliseconds at the 95th percentile
FLAT = 5.0  # percent that memory may grow from the second third of the time to the last
SAMPLES = 40
SHORTEST = 1.0  # seconds between samples
SPARE = 300  # files that a hall needs beside its sockets
BARE_WORK, BARE_SECONDS = 0.4, 30.0  # the peer: a server that knows no game, see peers/bare_hall.py


@dataclass(frozen=True)
class Load:
    tables: int
    watchers: int
    deaf: int
    minutes: float

    @property
    def seconds(self) -> float:
        return 60 * self.minutes

    @property
    def sockets(self) -> int:
        return self.tables * SEATS + self.watchers + self.deaf


@dataclass
class Sample:
    second: float
    megabytes: float
    sockets: int
    processor: float  # percent of a core that the hall used since the last sample
    waiting: float  # percent of the time that its loop could have run, and other processes had all cores
    machine: float  # load average of the last minute


@dataclass
class Findings:
    players: Figure
    samples: list[Sample]
    matches: int
    late: int  # moves that were not told within half a minute
    outrun: int  # choices that the hall had made already, because there was only one
    watched: int  # messages that watchers got
    lost: int  # sockets of watchers that the hall has closed
    closed: int  # sockets that never read, closed by the hall; another came for each
    growth: float | None  # percent; None where the run was too short to tell
    peers: list[Figure] = field(default_factory=list)


def run(load: Load, peers: bool) -> Report:
    if not Path("/proc/self/status").exists():
        raise Mistake("memory is read from /proc; run this on Linux")
    need_files(load.sockets + SPARE)
    with tempfile.TemporaryDirectory() as folder:
        found = measure(load, Path(folder))
        if peers:
            found.peers.append(measure_bare(Path(folder), BARE_WORK, load.tables, min(load.seconds, BARE_SECONDS)))
    return Report({"load": asdict(load), **asdict(found)}, table_of(load, found), verdicts=list(verdicts(found)))


def need_files(wanted: int) -> None:
    raise_handles()
    allowed, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if allowed != resource.RLIM_INFINITY and allowed < wanted:
        missing = f"{wanted} open files are needed and this machine allows {allowed}"
        raise Mistake(f"{missing}; raise it with 'ulimit -Hn', or ask for fewer --tables and --watchers")


def measure(load: Load, folder: Path) -> Findings:
    file = folder / "tables.json"
    with contextlib.ExitStack() as opened:
        address, hall = opened.enter_context(running_hall(folder / "hall.db", workers=1))
        players = opened.enter_context(clients("players", address, file, load.tables, load.seconds))
        players.expect_ready()
        others = []
        for kind, count in (("watchers", load.watchers), ("deaf", load.deaf)):
            others.append(opened.enter_context(clients(kind, address, file, count)))
            others[-1].expect_ready()
        players.go()
        samples = list(watch(hall, address, load.seconds))
        played = players.finish()
        for other in others:
            other.go()
        watched, slept = [other.finish() for other in others]
    if watched["errors"]:
        raise Mistake(f"{watched['errors']} watchers failed; the figures mean nothing")
    return Findings(
        players=figure_of("players", played, load.seconds),
        samples=samples,
        matches=played["matches"],
        late=played["late"],
        outrun=played["outrun"],
        watched=watched["messages"],
        lost=watched["lost"],
        closed=slept["closed"],
        growth=growth(samples),
    )


class Clients:
    """A process of clients: it says when it is ready, goes when told to, and says at its end what it saw."""

    def __init__(self, kind: str, process: subprocess.Popen[str]) -> None:
        self.kind = kind
        self.process = process

    def expect_ready(self) -> None:
        if self._line() != "ready":
            raise Mistake(f"the {self.kind} did not get ready")

    def go(self) -> None:
        assert self.process.stdin
        self.process.stdin.write("\n")
        self.process.stdin.flush()

    def finish(self) -> dict[str, Any]:
        found: dict[str, Any] = self._line()
        self.process.wait(30)
        return found

    def _line(self) -> Any:
        assert self.process.stdout and self.process.stderr
        line = self.process.stdout.readline()
        if not line:
            raise Mistake(f"the {self.kind} failed: {self.process.stderr.read().strip()[-300:]}")
        return json.loads(line)


@contextlib.contextmanager
def clients(kind: str, address: str, file: Path, count: int, seconds: float = 0) -> Iterator[Clients]:
    command = [sys.executable, "-m", "meadhall.bench.load_clients", kind, address, str(file), str(count)]
    with subprocess.Popen(
        [*command, *([str(seconds)] if seconds else [])],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            yield Clients(kind, process)
        finally:
            process.kill()


def watch(process: int, address: str, seconds: float) -> Iterator[Sample]:
    began = time.monotonic()
    every = max(SHORTEST, seconds / SAMPLES)
    used, waited, at = read_process("", process).processor, seconds_waited(process), began
    while at - began < seconds:
        time.sleep(min(every, max(0.01, began + seconds - at)))
        reading, wait, now = read_process("", process), seconds_waited(process), time.monotonic()
        share, delay = (100 * (new - old) / (now - at) for new, old in ((reading.processor, used), (wait, waited)))
        yield Sample(now - began, reading.megabytes, open_sockets(address), share, delay, os.getloadavg()[0])
        used, waited, at = reading.processor, wait, now


def seconds_waited(process: int) -> float:
    """For a core, by the main thread so far."""
    return int(Path(f"/proc/{process}/schedstat").read_text().split()[1]) / 1e9


def open_sockets(address: str) -> int:
    with urllib.request.urlopen(f"{address}/metrics", timeout=30) as answer:
        lines = answer.read().decode().splitlines()
    return int(next(float(line.rpartition(" ")[2]) for line in lines if line.startswith("meadhall_sockets ")))


def growth(samples: list[Sample]) -> float | None:
    """Percent from the mean of the second third to that of the last; the first third is for warming up."""
    third = len(samples) // 3
    if third < 4:
        return None
    middle = statistics.mean(sample.megabytes for sample in samples[third : 2 * third])
    last = statistics.mean(sample.megabytes for sample in samples[-third:])
    return 100 * (last / middle - 1)


def table_of(load: Load, found: Findings) -> Table:
    title = f"{load.tables} tables of four, {load.watchers} idle watchers, {load.deaf} sockets that never read"
    table = Table(title=title)
    for heading in ("after s", "hall MB", "sockets", "hall % of a core", "waits for a core %", "machine's load"):
        table.add_column(heading, justify="right")
    for one in found.samples:
        table.add_row(
            f"{one.second:.0f}",
            f"{one.megabytes:.1f}",
            str(one.sockets),
            f"{one.processor:.0f}",
            f"{one.waiting:.0f}",
            f"{one.machine:.1f}",
        )
    return table


def verdicts(found: Findings) -> Iterator[str]:
    for figure in (found.players, *found.peers):
        waits = f"p50 {figure.median:.1f} ms, p95 {figure.p95:.1f} ms, p99 {figure.p99:.1f} ms"
        yield f"{figure.name}: {waits}; {figure.moves_a_second:.0f} moves/s"
    yield f"{found.matches} matches ended; {found.late} moves were not told within 30 s"
    yield f"{found.outrun} choices were refused because the hall had made the only possible one; they are not measured"
    yield f"watchers got {found.watched} messages and lost {found.lost} sockets"
    yield f"the hall closed {found.closed} sockets that never read"
    yield f"p95 {found.players.p95:.1f} ms, goal {GOAL:.0f} ms: {'holds' if found.players.p95 <= GOAL else 'missed'}"
    if found.growth is None:
        yield "memory: the run was too short to tell; take more --minutes"
    else:
        held = "flat" if found.growth <= FLAT else "not flat"
        yield f"memory: {found.growth:+.1f}% from the second third of the time to the last: {held}"
    for peer in found.peers:
        yield f"beside {peer.name}: {found.players.p95 / peer.p95:.2f}x"
