"""`meadhall bench memory`: a hall's memory over thousands of matches, and what idle tables cost."""

from __future__ import annotations

import asyncio
import os
import tempfile
import time
from dataclasses import asdict, dataclass
from pathlib import Path

from rich.table import Table

from meadhall.bench.hall_clients import Script, sit
from meadhall.bench.processes import running_hall
from meadhall.bench.report import Report
from meadhall.client import Client
from meadhall.core.errors import Mistake

AT_ONCE = 8
STOPS = 8


@dataclass
class Reading:
    what: str
    megabytes: float
    processor: float  # seconds used so far


def run(matches: int, idle: int) -> Report:
    if not Path("/proc/self/status").exists():
        raise Mistake("memory is read from /proc; run this on Linux")
    with tempfile.TemporaryDirectory() as folder, running_hall(Path(folder, "hall.db")) as (address, process):
        readings = asyncio.run(watch(address, process, matches, idle))
    table = Table(title="memory of a web process")
    for heading in ("after", "MB", "processor s"):
        table.add_column(heading, justify="left" if heading == "after" else "right")
    for reading in readings:
        table.add_row(reading.what, f"{reading.megabytes:.1f}", f"{reading.processor:.2f}")
    return Report({"readings": [asdict(reading) for reading in readings]}, table)


async def watch(address: str, process: int, matches: int, idle: int) -> list[Reading]:
    readings = [read("start", process)]
    people = [Client(address, name) for name in ("Olga", "Ivan")]
    for stop in range(STOPS):
        count = matches * (stop + 1) // STOPS - matches * stop // STOPS
        for at in range(0, count, AT_ONCE):
            batch = [play(address, people) for _ in range(min(AT_ONCE, count - at))]
            await asyncio.gather(*batch)
        readings.append(read(f"{matches * (stop + 1) // STOPS} matches", process))
    for _ in range(idle):
        await asyncio.to_thread(open_table, people)
    readings.append(read(f"{idle} tables opened", process))
    await asyncio.sleep(10)
    readings.append(read("10 s of nothing", process))
    return readings


def open_table(people: list[Client]) -> str:
    table: str = people[0].open_table("intrigues", ["me", "open"])["id"]
    people[1].join(table)
    people[0].start(table)
    return table


async def play(address: str, people: list[Client]) -> None:
    """One match at full speed."""
    table = await asyncio.to_thread(open_table, people)
    seats = [await sit(address, table, person.token) for person in people]
    for seat in seats:
        await asyncio.wait_for(seat.newer_than(0), 30)
    await Script(seats).run(time.perf_counter() + 120, 0)
    for seat in seats:
        await seat.leave()


def read(what: str, process: int) -> Reading:
    status = Path(f"/proc/{process}/status").read_text()
    kilobytes = next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))
    times = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return Reading(what, kilobytes / 1024, (int(times[11]) + int(times[12])) / os.sysconf("SC_CLK_TCK"))
