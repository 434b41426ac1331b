"""Halls with something in them, and halls that are open within the test itself."""

from __future__ import annotations

import asyncio
import atexit
import contextlib
import random
import shutil
import tempfile
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from meadhall.core.registry import find_game
from meadhall.hall.accounts import DAY, Accounts
from meadhall.hall.clock import SYSTEM_CLOCK
from meadhall.hall.data.entries import Acted, Opened, SeatPlan
from meadhall.hall.rooms import Room, Rooms
from meadhall.hall.serve import configuration
from meadhall.hall.settings import Settings
from meadhall.hall.store.database import migrate, open_database
from meadhall.hall.store.store import Store, secret
from meadhall.hall.tables import requests
from meadhall.hall.tables.pacing import Pacer
from tests.hall.halls import free_port, until


@dataclass(frozen=True)
class Filled:
    """What `fill` has put into a hall; Olga sits first and Ivan second at every table."""

    olga: str  # tokens of sessions
    ivan: str
    open: str  # ids of tables
    running: str
    over: str
    moves: int  # of the running match


def fill(database: str, game: str = "intrigues", moves: int = 8) -> Filled:
    """Two people, a table that is open, one that is running and one that is over, with some talk."""
    if "://" in database:
        return asyncio.run(_fill(database, game, moves))
    made, filled = _make_once(game, moves, SYSTEM_CLOCK.time_of_day() // DAY)
    shutil.copy(made, database)
    return filled


@pytest.fixture
def database(tmp_path: Path) -> str:
    return str(tmp_path / "hall.db")


@pytest.fixture
def filled(database: str) -> Filled:
    return fill(database)


@cache
def _make_once(game: str, moves: int, today: int) -> tuple[Path, Filled]:
    """For each day: a test may have changed the time, and sessions of another year have ended."""
    folder = Path(tempfile.mkdtemp())
    atexit.register(shutil.rmtree, folder)
    file = folder / "hall.db"
    return file, asyncio.run(_fill(str(file), game, moves))


async def _fill(database: str, game: str, moves: int) -> Filled:
    engine = open_database(database)
    migrate(engine)
    store = Store(engine)
    accounts = Accounts(store, secret(engine, "hall"))
    rooms = Rooms(store, Pacer(0), "test", lambda step, seconds: None)
    try:
        olga, olgas = await accounts.enter("Olga")
        ivan, _ = await accounts.enter("Ivan")
        ivan, ivans = await accounts.keep(ivan, "ivan", "a long password")
        seats = [SeatPlan("person", olga.id, "Olga"), SeatPlan("person", ivan.id, "Ivan")]

        async def open_table(id: str, start: bool) -> Room:
            options = {option.id: option.values[0] for option in find_game(game).options}
            entry = Opened(game, olga.id, seats if start else [seats[0], SeatPlan("open")], options, public=True)
            room = await rooms.open(id, bytes([len(id)]) * 32, entry)
            if start:
                await room.do(lambda table, at: requests.start(table, olga.id))
            return room

        await open_table("table-open", start=False)
        running = await open_table("table-running", start=True)
        await play(running, moves)
        over = await open_table("table-over", start=True)
        await over.do(lambda table, at: requests.chat(table, ivan.id, "Ivan", "c1", "a word to all", "all"))
        await over.do(lambda table, at: requests.chat(table, ivan.id, "Ivan", "c2", "a word to players", "players"))
        await play(over)
        return Filled(olgas, ivans, "table-open", "table-running", "table-over", moves)
    finally:
        await store.close()


async def play(room: Room, moves: int = 10_000) -> None:
    """Random choices of the seats that owe one."""
    chance = random.Random(7)
    for _ in range(moves):
        async with room.lock:
            table = (await room.load()).table
        if table.status != "running":
            return
        seat = table.owing()[0]
        code = chance.choice(table.state.legal(seat))
        await room.do(lambda table, at, seat=seat, code=code: Acted(seat, code))  # type: ignore[misc]


@contextlib.contextmanager
def opened(database: str, **settings: Any) -> Iterator[str]:
    """A hall within this process, so that a test can change what it thinks; its address."""
    port = free_port()
    given: dict[str, Any] = {"database": database, "port": port, "pace": 0, "limits": 0}
    server = uvicorn.Server(configuration(Settings(**given | settings)))
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        until("the hall being open", lambda: server.started or not thread.is_alive())
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        thread.join()
