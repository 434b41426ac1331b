"""Two processes at one table: each has its own room, and the store decides who was first."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from meadhall.hall.adviser import Adviser
from meadhall.hall.bot_moves import BotMoves
from meadhall.hall.clock import SYSTEM_CLOCK
from meadhall.hall.data.entries import Chatted, Opened, SeatPlan, Started
from meadhall.hall.data.jobs import Job
from meadhall.hall.errors import Wrong
from meadhall.hall.rooms import Listener, Rooms
from meadhall.hall.store import logs
from meadhall.hall.store.database import migrate, open_database, writing
from meadhall.hall.store.store import Store
from meadhall.hall.tables import requests
from meadhall.hall.tables.pacing import Pacer, wanted_jobs
from meadhall.hall.tables.table import Table


@dataclass
class Side:
    """One process's part."""

    store: Store
    rooms: Rooms
    bot_moves: BotMoves

    async def table(self) -> Table:
        room = self.rooms.room("table")
        async with room.lock:
            return (await room.load()).table


@asynccontextmanager
async def two_sides(folder: Path, seats: list[SeatPlan]) -> AsyncIterator[tuple[Side, Side]]:
    sides: list[Side] = []
    for door in ("one", "two"):
        engine = open_database(str(folder / "hall.db"))
        migrate(engine)
        store = Store(engine)
        rooms = Rooms(store, Pacer(0), door, lambda step, seconds: None)
        sides.append(Side(store, rooms, BotMoves(store, rooms, Adviser(store, door, "karl"), door)))
    first, second = sides
    try:
        await first.rooms.open("table", bytes(32), Opened(game="intrigues", host="a", seats=seats, options={}))
        yield first, second
    finally:
        for side in sides:
            await side.bot_moves.close()
            await side.store.close()


PEOPLE = [SeatPlan("person", "a", "Olga"), SeatPlan("person", "b", "Ivan")]


def run(main: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(asyncio.wait_for(main(), 60))


async def start(side: Side) -> None:
    await side.rooms.room("table").do(lambda table, at: Started())


def test_what_both_write_at_once_is_stored_once_each_in_one_order(tmp_path: Path) -> None:
    async def main() -> None:
        async with two_sides(tmp_path, PEOPLE) as sides:
            await start(sides[0])

            async def talk(side: Side, name: str) -> list[int]:
                room = side.rooms.room("table")
                return [await room.do(lambda table, at, n=n: Chatted("a", name, str(n))) for n in range(25)]  # type: ignore[misc]

            numbers = await asyncio.gather(talk(sides[0], "one"), talk(sides[1], "two"))
            assert sorted(numbers[0] + numbers[1]) == list(range(3, 53))
            for side in sides:
                side.rooms.room("table").is_stale = True
                table = await side.table()
                said = [notice.args for notice in table.viewer_logs.notices if notice.key == "chat"]
                assert table.entries == 52 and len(said) == 50
                for name in ("one", "two"):
                    assert [one["text"] for one in said if one["name"] == name] == [str(n) for n in range(25)]

    run(main)


def test_nobody_is_refused_by_a_table_that_is_out_of_date(tmp_path: Path) -> None:
    async def main() -> None:
        async with two_sides(tmp_path, PEOPLE) as (one, two):
            assert (await two.table()).status == "open"
            await start(one)
            table = await one.table()
            seat = table.owing()[0]
            version, code = table.viewer_logs.versions[seat], table.state.legal(seat)[0]
            user = table.seats[seat].user
            await two.rooms.room("table").do(
                lambda table, at: requests.act(table, user, "x", seat, version, code)
            )  # has not heard of the start
            assert (await two.table()).entries == 3
            with pytest.raises(Wrong) as refused:
                await one.rooms.room("table").do(
                    lambda table, at: requests.act(table, user, "y", seat, 99, code)
                )  # wrong in either
            assert refused.value.code == "stale"

    run(main)


def test_who_looks_is_woken_however_the_news_came_in(tmp_path: Path) -> None:
    async def main() -> None:
        async with two_sides(tmp_path, PEOPLE) as (one, two):
            await two.table()
            listener = Listener("b")
            room = two.rooms.room("table")
            room.listeners.add(listener)
            await start(one)
            with pytest.raises(Wrong):  # another's request finds the news before the message comes
                await room.do(lambda table, at: requests.start(table, "a"))
            assert listener.news.is_set()
            two.rooms.heard("table", 2)
            assert not room.is_stale

    run(main)


def test_an_answer_for_a_decision_not_heard_of_yet_is_not_thrown_away(tmp_path: Path) -> None:
    async def main() -> None:
        seats = [SeatPlan("bot", level="karl"), SeatPlan("bot", level="karl")]
        async with two_sides(tmp_path, seats) as (one, two):
            assert (await two.table()).status == "open"
            await start(one)
            table = await one.table()
            job = wanted_jobs(table)[0]
            assert isinstance(job, Job)
            with writing(one.store.engine).begin() as connection:  # long ago, for a door that is gone
                logs.hand_back(
                    connection, job, str(table.state.legal(job.seat)[0]), SYSTEM_CLOCK.time_of_day() - 10_000
                )
                connection.exec_driver_sql("UPDATE jobs SET due = 0")
            await two.bot_moves.fetch()
            await asyncio.gather(*two.bot_moves.busy.values())
            assert (await two.table()).entries == 3

    run(main)


def test_a_room_that_could_not_read_the_store_reads_it_again(tmp_path: Path) -> None:
    async def main() -> None:
        async with two_sides(tmp_path, PEOPLE) as (one, two):
            await two.table()
            await start(one)
            room = two.rooms.room("table")
            room.is_stale = True
            real = two.store.engine
            two.store.engine = open_database(str(tmp_path / "elsewhere.db"))  # without any tables
            with pytest.raises(Wrong, match="cannot reach its store"):
                await two.table()
            two.store.engine.dispose()
            two.store.engine = real
            assert (await two.table()).status == "running"

    run(main)


def test_a_request_whose_asker_is_gone_still_wakes_everybody(tmp_path: Path) -> None:
    """Cancelled at every moment in turn, from before it has begun until it is done."""

    async def main() -> None:
        async with two_sides(tmp_path, PEOPLE) as (one, two):
            await start(one)
            announced: list[int] = []
            one.rooms.on_stored = lambda step, seconds: announced.append(step.seq)
            one.rooms.rooms.clear()
            room = one.rooms.room("table")
            listener = Listener("b")
            room.listeners.add(listener)
            moment, was_done, stored = 0, False, 2
            while not was_done:
                listener.news.clear()
                doing = asyncio.create_task(room.do(lambda table, at: Chatted("a", "Olga", "hello")))
                for _ in range(moment):
                    await asyncio.sleep(0)
                was_done = not doing.cancel()
                await asyncio.gather(doing, return_exceptions=True)
                await one.rooms.unbroken.finish(10)
                await asyncio.sleep(0)
                two.rooms.room("table").is_stale = True
                now_stored = (await two.table()).entries
                assert listener.news.is_set() == (now_stored > stored)
                assert announced == list(range(3, now_stored + 1))
                assert not room.lock.locked() and (room.table.entries if room.table else stored) == now_stored
                stored = now_stored
                moment += 1
            assert moment > 5 and stored > 5

    run(main)


def test_a_table_that_is_opened_by_an_asker_who_is_gone_is_told(tmp_path: Path) -> None:
    async def main() -> None:
        async with two_sides(tmp_path, PEOPLE) as (one, _):
            announced: list[str] = []
            one.rooms.on_stored = lambda step, seconds: announced.append(step.table_id)
            entry = Opened(game="intrigues", host="a", seats=PEOPLE, options={})
            opening = asyncio.create_task(one.rooms.open("another", bytes(32), entry))
            await asyncio.sleep(0)
            opening.cancel()
            await asyncio.gather(opening, return_exceptions=True)
            await one.rooms.unbroken.finish(10)
            assert announced == ["another"]

    run(main)
