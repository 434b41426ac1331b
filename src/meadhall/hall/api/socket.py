"""The live table: one socket a client. Messages are made when they can be sent, so a slow client is not queued for."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any

import msgspec
from starlette.types import Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from meadhall.core.errors import Mistake
from meadhall.hall.accounts import Person
from meadhall.hall.api.client_messages import (
    Act,
    Answer,
    AnyMessage,
    Chat,
    Earlier,
    Hello,
    Look,
    Message,
    Mute,
    Ping,
    PreviewWish,
    Propose,
    Redo,
    StandIn,
    TakeBack,
    Undo,
    Why,
)
from meadhall.hall.api.endpoints import address, check_entrance, check_origin, decode, find_person, refuse
from meadhall.hall.data.entries import Entry
from meadhall.hall.errors import Wrong
from meadhall.hall.hall import Hall
from meadhall.hall.rooms import Listener, Room
from meadhall.hall.tables import requests
from meadhall.hall.tables.messages import Messages, saying_json
from meadhall.hall.tables.table import Table
from meadhall.hall.tables.viewer_log import SPECTATOR

LARGEST = 16_384  # bytes of a message
PATIENCE = 20  # seconds for the first message
BREATH = 0.2  # seconds that nothing is heard after a message too many
MOST_COMPLAINTS = 20  # then the socket is closed
RESTART, ENDED, NO_TABLE, UNPLAYABLE, TOO_MANY = 1012, 4401, 4404, 4409, 4429
NOT_UNDERSTOOD, FORBIDDEN = 4400, 4403
CLOSES = {"not-found": NO_TABLE, "unplayable": UNPLAYABLE}

logger = logging.getLogger("meadhall.hall.socket")

_decoder = msgspec.json.Decoder(AnyMessage)
_encoder = msgspec.json.Encoder()


async def live(socket: WebSocket, send: Send, table_id: str) -> None:
    hall: Hall = socket.app.state.hall
    try:
        check_entrance(hall, socket)
        check_origin(hall, socket)
        hall.limiter.take_from(address(socket), "connect")
        person, _ = await find_person(hall, socket)
        user, came_from = person.id if person else "", address(socket)
        if user:
            hall.limiter.take("connect", user)
        hall.sockets.enter(user, came_from)
    except Wrong as error:
        await turn_away(hall, socket, error)
        return
    hall.metrics.sockets.inc()
    try:
        await socket.accept()
        connection = Connection(hall, socket, send, person, table_id)
        hall.sockets.add(connection)
        try:
            await connection.run()
        finally:
            hall.sockets.discard(connection)
    finally:
        hall.sockets.leave(user, came_from)
        hall.metrics.sockets.dec()


async def turn_away(hall: Hall, socket: WebSocket, error: Wrong) -> None:
    """Instead of opening the socket: over HTTP, where the server can do that."""
    response = refuse(hall, error)
    if "websocket.http.response" in socket.scope.get("extensions", {}):
        await socket.send_denial_response(response)
    else:
        await socket.close(FORBIDDEN)


class Closing(Exception):
    def __init__(self, code: int, reason: str) -> None:
        self.code = code
        self.reason = reason


class Connection(Listener):
    def __init__(self, hall: Hall, socket: WebSocket, send: Send, person: Person | None, table_id: str) -> None:
        super().__init__(person.id if person else "")
        self.session = person.session if person else ""
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.hall = hall
        self.socket = socket
        self.send = send
        self.person = person
        self.room: Room = hall.rooms.room(table_id)
        self.viewer = SPECTATOR
        self.known: int | None = None  # the version that the client has; None: it needs the whole table
        self.sent_online: frozenset[str] | None = None
        self.is_idle = False  # everything is sent, and the client has taken it
        self.ready: str | None = None  # what to send next
        self.before: tuple[int, int | None, frozenset[str] | None] | None = None  # how it was, until that is stored

    async def run(self) -> None:
        try:
            await self._greet()
        except Closing as closing:
            await self._close(closing)
            return
        except WebSocketDisconnect:
            return
        self.room = self.hall.rooms.room(self.room.id)  # it may have been put away during the greeting
        await self._arrive()
        sending = asyncio.create_task(self._send_news())
        receiving = asyncio.create_task(self._receive_all())
        try:
            await asyncio.wait((sending, receiving, self.ended), return_when=asyncio.FIRST_COMPLETED)
        finally:
            await self._depart()
            for task in (sending, receiving):
                task.cancel()
            done = await asyncio.gather(sending, receiving, return_exceptions=True)
        if self.ended.done():
            await self._close(Closing(ENDED, "your session has ended; come in again"))
        for result in done:
            if isinstance(result, Closing):
                await self._close(result)
            elif isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect | OSError | RuntimeError):
                logger.error("a connection failed", exc_info=result, extra={"table": self.room.id})
                await self._close(Closing(1011, "something went wrong in the hall; come back"))

    def end(self) -> None:
        """The session of this socket has ended."""
        if not self.ended.done():
            self.ended.set_result(None)

    def _is_there_already(self) -> bool:
        return not self.user or any(listener.user == self.user for listener in self.room.listeners)

    async def _arrive(self) -> None:
        is_news = not self._is_there_already()
        self.room.listeners.add(self)
        if is_news:
            self.room.wake()
            await self.hall.arrived(self.room.id, self.user)

    async def _depart(self) -> None:
        self.room.listeners.discard(self)
        if not self._is_there_already():
            self.room.wake()
            await self.hall.departed(self.room.id, self.user)

    async def _close(self, closing: Closing) -> None:
        with contextlib.suppress(Exception):
            await self.socket.close(closing.code, closing.reason)

    async def _greet(self) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                message = self._read(await self._receive())
        except TimeoutError:
            raise Closing(NOT_UNDERSTOOD, "say hello first") from None
        except Wrong as error:
            raise Closing(NOT_UNDERSTOOD, error.text[:100]) from None
        if not isinstance(message, Hello):
            raise Closing(NOT_UNDERSTOOD, "say hello first")
        try:
            async with self.room.lock:
                messages = await self.room.load()
                self._choose_viewer(messages.table, message.seat)
                if message.since is not None and message.since > messages.table.viewer_logs.versions[self.viewer]:
                    messages = await self.room.reload()  # it was seen at another door
                if message.seat is not None or len(messages.table.seats_of(self.user)) < 2:
                    self.known = message.since  # else it is not said whose version that was
        except Wrong as error:
            code = RESTART if error.code == "unavailable" else CLOSES.get(error.code, NOT_UNDERSTOOD)
            raise Closing(code, error.text[:100]) from None
        self.news.set()

    def _choose_viewer(self, table: Table, seat: int | None) -> None:
        mine = table.seats_of(self.user) if self.user else []
        if seat is None:
            self.viewer = mine[0] if len(mine) == 1 else SPECTATOR
        elif seat in mine:
            self.viewer = seat
        else:
            raise Wrong("not-yours", "that seat is not yours; leave it out to watch")

    # sending

    async def _send_news(self) -> None:
        while True:
            self.is_idle = True
            await self.news.wait()
            self.is_idle = False
            self.news.clear()
            if self.hall.is_closing:
                raise Closing(RESTART, "the hall restarts; come back")
            try:
                message = await self._next()
            except Wrong as error:
                if error.code in CLOSES:
                    raise Closing(CLOSES[error.code], error.text[:100]) from None
                await asyncio.sleep(0.5)  # the store is away: send when it is back
                self.news.set()
                continue
            if message is not None:
                await self.send({"type": "websocket.send", "text": message})

    async def _next(self) -> str | None:
        if self.before is not None:  # not before it is stored
            async with self.room.lock:
                self.news.set()
        if self.ready is not None:
            message, self.ready = self.ready, None
            return message
        messages = self.room.current()
        if messages:
            return self._news(messages)
        async with self.room.lock:
            return self._news(await self.room.load())

    def prepare(self, messages: Messages) -> None:
        if self.is_idle and not self.news.is_set():
            self.before = (self.viewer, self.known, self.sent_online)
            self.ready = self._news(messages)

    def settle(self, stored: bool) -> None:
        if self.before is not None and not stored:
            self.viewer, self.known, self.sent_online = self.before
            self.ready = None
        self.before = None

    def _news(self, messages: Messages) -> str | None:
        """What the client does not know yet; None where nothing changed for it."""
        table = messages.table
        self._mind_the_curtain(table)
        online, at = self.room.online(), self.room.rooms.steady()
        version = table.viewer_logs.by_viewer[self.viewer].version
        if self.known is None or not messages.can_update(self.viewer, self.known):
            news = messages.whole(self.viewer, self.user, online, at)
        elif version == self.known and online == self.sent_online:
            return None
        else:
            news = messages.update(self.viewer, self.user, online, at, self.known)
            if online != self.sent_online and news["facts"] is None:
                news["facts"] = messages.facts(self.user, online, at)
        self.known = version
        self.sent_online = online
        return _encoder.encode(news).decode()

    def _mind_the_curtain(self, table: Table) -> None:
        """Whoever has lost or gained seats meanwhile looks with the eyes that are left."""
        mine = table.seats_of(self.user) if self.user else []
        if self.viewer != SPECTATOR and self.viewer not in mine:
            self.viewer = SPECTATOR
            self.known = None
        if self.viewer == SPECTATOR and len(mine) == 1:
            self.viewer = mine[0]
            self.known = None
        if len(mine) > 1 and self.viewer != SPECTATOR and table.status == "running":
            owing = [seat for seat in table.owing() if seat in mine and not table.seats[seat].bot]
            if owing and self.viewer not in owing and self.viewer not in table.state.asked_seats():
                self.viewer = SPECTATOR  # another person's turn at this screen: nothing private until they look
                self.known = None

    # from the client

    async def _receive(self) -> bytes:
        received = await self.socket.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code", 1000))
        text = received.get("text")
        return text.encode() if text is not None else received.get("bytes") or b""

    def _read(self, data: bytes) -> Any:
        if len(data) > LARGEST:
            raise Wrong("too-large", f"a message has at most {LARGEST} bytes")
        return decode(_decoder, data)

    async def _receive_all(self) -> None:
        complaints = 0
        while True:
            id = None
            data = await self._receive()
            try:
                try:
                    message = self._read(data)
                    id = getattr(message, "id", None)
                finally:
                    self.hall.limiter.take_from(address(self.socket), "message")
                    self._limit("message")
                await DISPATCH[type(message)](self, message)
            except Wrong as error:
                self.hall.metrics.refusals.labels(error.code).inc()
                if error.code == "too-many":
                    complaints += 1
                    if complaints > MOST_COMPLAINTS:
                        raise Closing(TOO_MANY, error.text) from None
                    await asyncio.sleep(BREATH)
                else:
                    complaints = 0
                await self._send({"type": "error", "id": id, "error": error.as_json()})
            except Mistake as error:
                await self._send({"type": "error", "id": id, "error": Wrong("malformed", str(error)).as_json()})

    def _limit(self, kind: str) -> None:
        self.hall.limiter.take(kind, self.user or address(self.socket))

    async def _send(self, message: dict[str, Any]) -> None:
        await self.send({"type": "websocket.send", "text": _encoder.encode(message).decode()})

    async def _pong(self, message: Ping) -> None:
        await self._send({"type": "pong"})

    async def _refuse_hello(self, message: Hello) -> None:
        raise Wrong("malformed", "hello was said already")

    async def _look(self, message: Look) -> None:
        async with self.room.lock:
            table = (await self.room.load()).table
            if message.seat is None:
                self.viewer = SPECTATOR
            else:
                self._choose_viewer(table, message.seat)
            self.known = self.ready = None
        self.news.set()

    async def _send_earlier(self, message: Earlier) -> None:
        async with self.room.lock:
            messages = await self.room.load()
            viewer = self.viewer
            self._mind_the_curtain(messages.table)
            if self.viewer != viewer:  # what it has was another's
                self.ready = None
                self.news.set()
                raise Wrong("stale", "you look at the table with other eyes now; wait for the whole of it")
            page = messages.earlier(viewer, message.before)
        await self._send({"type": "earlier", "id": message.id, **page})

    async def _explain(self, message: Why) -> None:
        async with self.room.lock:
            table = (await self.room.load()).table
            requests.need_running(table)
            requests.need_mine(table, self.user, message.seat)
            saying = table.game.why_not(table.state, message.seat, message.action)
        await self._send({"type": "why", "id": message.id, "action": message.action, "saying": saying_json(saying)})

    async def _preview(self, message: PreviewWish) -> None:
        async with self.room.lock:
            messages = await self.room.load()
            requests.need_legal(messages.table, self.user, message.seat, message.version, message.action)
            if self.viewer != message.seat:
                raise Wrong("not-yours", "look at the table as that seat first")
            shown = messages.preview(message.seat, message.action)
        await self._send(shown | {"id": message.id})

    async def request(self, message: Any, make_entry: MakeEntry) -> None:
        """Carry out what a person asks for, and answer `done` once it is stored."""
        if self.person is None:
            raise Wrong("no-session", "say who you are first: POST /api/guest with a name, or log in")
        if isinstance(message, Chat):
            self._limit("chat")
        asker = Asker(self.person.id, self.person.name, self.hall.check_level)
        with contextlib.suppress(requests.AlreadyDone):
            await self.room.do(lambda table, at: make_entry(table, asker, message, at))
        await asyncio.sleep(0)  # first the others hear what was done
        table = self.room.table
        version = table.viewer_logs.by_viewer[self._versions_of(table, message)].version if table else None
        await self._send({"type": "done", "id": message.id, "version": version})

    def _versions_of(self, table: Table, message: Any) -> int:
        """Whose count tells when the request is in the table: that of one's own seat, never of another's."""
        seat = getattr(message, "seat", self.viewer)
        return seat if seat in table.seats_of(self.user) else self.viewer


@dataclass(frozen=True)
class Asker:
    """The person who sends a request."""

    id: str
    name: str
    check_level: Callable[[str], str]  # a bot that this hall has, or Wrong


MakeEntry = Callable[[Table, Asker, Any, int], Entry]
Handler = Callable[[Connection, Any], Coroutine[Any, Any, None]]


def requesting(make_entry: MakeEntry) -> Handler:
    """For a message that asks for an entry in the log."""
    return lambda connection, message: connection.request(message, make_entry)


DISPATCH: dict[type[Message], Handler] = {
    Act: requesting(lambda table, by, it, at: requests.act(table, by.id, it.id, it.seat, it.version, it.action)),
    Undo: requesting(lambda table, by, it, at: requests.undo(table, by.id, it.id, it.seat, it.turn)),
    Redo: requesting(lambda table, by, it, at: requests.redo(table, by.id, it.id, it.seat)),
    Propose: requesting(lambda table, by, it, at: requests.propose(table, by.id, it.id, it.seat, it.what, it.clock)),
    Answer: requesting(lambda table, by, it, at: requests.answer(table, by.id, it.id, it.seat, it.yes)),
    StandIn: requesting(
        lambda table, by, it, at: requests.stand_in(table, by.id, it.id, it.seat, by.check_level(it.level), at)
    ),
    TakeBack: requesting(lambda table, by, it, at: requests.take_back(table, by.id, it.id, it.seat)),
    Chat: requesting(lambda table, by, it, at: requests.chat(table, by.id, by.name, it.id, it.text, it.to)),
    Mute: requesting(lambda table, by, it, at: requests.mute(table, by.id, it.id, it.by, it.muted)),
    Look: Connection._look,
    Why: Connection._explain,
    PreviewWish: Connection._preview,
    Earlier: Connection._send_earlier,
    Ping: Connection._pong,
    Hello: Connection._refuse_hello,
}
