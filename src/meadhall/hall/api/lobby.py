"""Tables: open, list, join, start, leave, play again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from meadhall.core.errors import Mistake
from meadhall.core.game import Game
from meadhall.hall.api.endpoints import Call, Query, address, endpoint
from meadhall.hall.api.library import need_game
from meadhall.hall.api.shapes import (
    Advice,
    Facts,
    HintWish,
    Join,
    Link,
    NewRematch,
    NewTable,
    Nothing,
    SeatWish,
    Tables,
)
from meadhall.hall.chance import token
from meadhall.hall.data.entries import Entry, Opened, Rematched, SeatPlan
from meadhall.hall.errors import Wrong
from meadhall.hall.names import REFUSALS as NAMES
from meadhall.hall.names import free_name
from meadhall.hall.rooms import Room
from meadhall.hall.store import lists
from meadhall.hall.tables import requests
from meadhall.hall.tables.table import Table

AT_TABLE = ("not-found", "unplayable")
LIMITED = ("too-many-tables", "too-many-bots")
READING = 5  # seconds that a components file may take; all that are not refused at once take far less
BEFORE = (Query("before", {"type": "integer", "minimum": 0}),)


def room_of(call: Call) -> Room:
    """The table as it is stored now, whichever process wrote last."""
    room = call.hall.rooms.room(call.path("table"))
    room.is_stale = True
    return room


async def facts(call: Call, room: Room) -> dict[str, Any]:
    user = call.person.id if call.person else ""
    async with room.lock:
        messages = await room.reload()
        return messages.facts(user, room.online(), room.rooms.steady())


@endpoint("GET", "/api/tables", answer=Tables, session=False, query=BEFORE)
async def list_public_tables(call: Call) -> dict[str, Any]:
    """Public tables that wait for players or can be watched; `before` is the `changed` of the last one seen."""
    before = call.query_number("before")
    return {"tables": await call.hall.store.read(lambda connection: lists.public_tables(connection, before))}


@endpoint("GET", "/api/tables/mine", answer=Tables, query=BEFORE)
async def list_my_tables(call: Call) -> dict[str, Any]:
    """Tables where I sit, newest first; it is my turn where one of `mine` is in `waiting`."""
    before = call.query_number("before")
    me = call.me.id
    return {"tables": await call.hall.store.read(lambda connection: lists.tables_of(connection, me, before))}


@endpoint(
    "POST",
    "/api/tables",
    body=NewTable,
    answer=Facts,
    limit="open",
    errors=("not-found", "not-open", "wrong-components", *NAMES, "name-alike", *LIMITED),
)
async def open_table(call: Call) -> dict[str, Any]:
    """Open a table; with `start` the match begins at once."""
    wish: NewTable = call.body
    game = need_game(wish.game)
    if not game.fewest <= len(wish.seats) <= game.most:
        raise Wrong("malformed", f"{game.id} is for {game.fewest} to {game.most} players, not {len(wish.seats)}")
    options = game.read_options(wish.options)
    entry = Opened(
        game=game.id,
        host=call.me.id,
        seats=plan_seats(call, wish.seats),
        options=options,
        components=await check_components(game, wish.components),
        public=wish.public,
        hints=wish.hints,
        several=wish.several,
        clock=requests.check_clock(wish.clock),
    )
    if wish.start and any(plan.kind == "open" for plan in entry.seats):
        raise Wrong("not-open", "a seat is still open: wait for somebody, or give it to a bot")
    if wish.start:
        await check_start(call, entry)
    room = await open_room(call, entry)
    if wish.start:
        await call.hall.allowances.start(room, call.me.id, address(call.request))
    return await facts(call, room)


async def open_room(call: Call, entry: Opened) -> Room:
    """With an id that nobody can guess, and a secret seed."""
    chance = call.hall.chance
    return await call.hall.rooms.open(token(chance, 12), chance.randbytes(32), entry)


async def check_start(call: Call, entry: Opened) -> None:
    """Before the table is opened, so that none is left over."""
    bots = sum(plan.kind == "bot" for plan in entry.seats)
    await call.hall.allowances.check(call.me.id, address(call.request), bots)


async def check_components(game: Game, text: str) -> str:
    """An owner's file as it is stored: checked, and only what differs. Nobody else waits while it is read."""
    if not text:
        return ""
    try:
        async with asyncio.timeout(READING):
            pieces = await asyncio.to_thread(game.load_pieces, text)
    except Mistake as error:
        raise Wrong("wrong-components", str(error)) from None
    except TimeoutError:
        reason = "the components file takes too long to read; keep only the values that differ"
        raise Wrong("wrong-components", reason) from None
    return pieces.overlay


def plan_seats(call: Call, wishes: list[SeatWish]) -> list[SeatPlan]:
    plans: list[SeatPlan] = []
    names: list[str] = []
    for wish in wishes:
        if wish.kind == "bot":
            plans.append(SeatPlan("bot", level=call.hall.check_level(wish.level)))
        elif wish.kind == "open":
            plans.append(SeatPlan("open"))
        else:
            names.append(free_name(call.hall.names.check(wish.name or call.me.name), names))
            plans.append(SeatPlan("person", call.me.id, names[-1]))
    return plans


@endpoint("GET", "/api/tables/{table}", answer=Facts, session=False, errors=AT_TABLE)
async def show_table(call: Call) -> dict[str, Any]:
    """One table's facts."""
    return await facts(call, room_of(call))


async def do(call: Call, request: Callable[[Table, int], Entry]) -> dict[str, Any]:
    room = room_of(call)
    await room.do(request)
    return await facts(call, room)


@endpoint(
    "POST",
    "/api/tables/{table}/join",
    body=Join,
    answer=Facts,
    errors=(*AT_TABLE, *NAMES, "name-alike", "taken", "not-open", "one-seat", "expired"),
)
async def join_table(call: Call) -> dict[str, Any]:
    """Take a seat: any, a certain one, or the one of a signed link."""

    def join(table: Table, at: int) -> Entry:
        seat = call.body.seat
        if call.body.link:
            named = call.hall.links.read(table.id, call.body.link)
            seat = requests.seat_of_link(table, call.me.id, *named, call.hall.clock.time_of_day())
        return requests.join(table, call.me.id, call.hall.names.check(call.me.name), seat)

    return await do(call, join)


@endpoint(
    "POST",
    "/api/tables/{table}/seats/{seat}",
    body=SeatWish,
    answer=Facts,
    errors=(*AT_TABLE, *NAMES, "name-alike", "not-yours", "not-open"),
)
async def arrange_seat(call: Call) -> dict[str, Any]:
    """The host opens a seat, gives it to a bot, or takes it."""
    wish: SeatWish = call.body
    seat = call.number("seat")
    if wish.kind == "bot":
        call.hall.check_level(wish.level)
    name = call.hall.names.check(wish.name or call.me.name)
    return await do(call, lambda table, at: requests.assign(table, call.me.id, name, seat, wish.kind, wish.level))


@endpoint(
    "GET", "/api/tables/{table}/seats/{seat}/link", answer=Link, errors=(*AT_TABLE, "not-yours", "not-open", "taken")
)
async def make_seat_link(call: Call) -> dict[str, Any]:
    """A signed link to a free seat, for the host to hand out: for one person, and until a certain time."""
    seat = call.number("seat")
    room = room_of(call)
    async with room.lock:
        table = (await room.reload()).table
    requests.need_seat(table, seat)
    if call.me.id != table.host:
        raise Wrong("not-yours", "only the host of the table hands out links to its seats")
    now = call.hall.clock.time_of_day()
    link, until = call.hall.links.sign(table.id, seat, requests.need_free(table, seat).since, now)
    return {"seat": seat, "link": link, "until": until}


@endpoint(
    "POST",
    "/api/tables/{table}/start",
    body=Nothing,
    answer=Facts,
    errors=(*AT_TABLE, "not-yours", "not-open", "wrong-components", *LIMITED),
)
async def start_match(call: Call) -> dict[str, Any]:
    """Begin the match."""
    room = room_of(call)
    await call.hall.allowances.start(room, call.me.id, address(call.request))
    return await facts(call, room)


@endpoint(
    "POST", "/api/tables/{table}/close", body=Nothing, answer=Facts, errors=(*AT_TABLE, "not-yours", "not-running")
)
async def close_table(call: Call) -> dict[str, Any]:
    """The host ends the table without a result, as long as nobody else plays there."""
    return await do(call, lambda table, at: requests.close(table, call.me.id))


@endpoint(
    "POST", "/api/tables/{table}/leave", body=Nothing, answer=Facts, errors=(*AT_TABLE, "not-yours", "not-running")
)
async def leave_table(call: Call) -> dict[str, Any]:
    """Leave: before the match the seat is free, in it a bot plays on until one takes the seat back."""
    room = room_of(call)
    async with room.lock:
        wanted = requests.leave((await room.reload()).table, call.me.id)
    for entry in wanted:

        def request(table: Table, at: int, entry: Entry = entry) -> Entry:
            if entry not in requests.leave(table, call.me.id):
                raise Wrong("stale", "the table has changed meanwhile; look again")
            return entry

        await room.do(request)
    return await facts(call, room)


@endpoint(
    "POST",
    "/api/tables/{table}/hint",
    body=HintWish,
    answer=Advice,
    limit="hint",
    errors=(*AT_TABLE, "not-yours", "not-asked", "not-running"),
)
async def ask_for_hint(call: Call) -> dict[str, Any]:
    """A bot's best moves for my seat, with expected score, chance to win and the reason."""
    return {"advice": await call.hall.adviser.advise(room_of(call), call.me.id, call.body.seat)}


@endpoint(
    "POST",
    "/api/tables/{table}/rematch",
    body=Nothing,
    answer=NewRematch,
    errors=(*AT_TABLE, "not-yours", "not-over", "wrong-components", *LIMITED),
)
async def play_again(call: Call) -> dict[str, Any]:
    """The same table once more; whoever asks second is led to the table of the first."""
    room = room_of(call)
    async with room.lock:
        table = (await room.reload()).table
        if table.status != "over":
            raise Wrong("not-over", "the match is not over yet")
        if not table.seats_of(call.me.id):
            raise Wrong("not-yours", "only players of the match begin a rematch")
        if table.rematch:
            return {"table": table.rematch}
        entry = rematch(table, call.me.id, await check_components(table.game, table.components))
    is_ready = all(plan.kind == "bot" or plan.user == call.me.id for plan in entry.seats)
    if is_ready:
        await check_start(call, entry)
    again = await open_room(call, entry)

    def lead_there(table: Table, at: int) -> Rematched:
        if table.rematch:
            raise Wrong("taken", table.rematch)
        return Rematched(again.id)

    try:
        await room.do(lead_there)
    except Wrong as error:
        if error.code != "taken":
            raise
        return {"table": error.text}
    if is_ready:
        await call.hall.allowances.start(again, call.me.id, address(call.request))
    return {"table": again.id}


def rematch(table: Table, host: str, components: str) -> Opened:
    """The first seat goes to who sat second."""
    seats = [*table.seats[1:], table.seats[0]]
    return Opened(
        game=table.game_id,
        host=host,
        seats=[
            SeatPlan("bot", level=seat.level)
            if seat.kind == "bot"
            else SeatPlan("person", seat.user, seat.name)
            if seat.user
            else SeatPlan("open")
            for seat in seats
        ],
        options=table.options,
        components=components,
        public=table.public,
        hints=table.hints,
        several=table.several,
        clock=table.clocks.clock,
    )
