"""A table live, over a WebSocket: what one viewer sees, always whole and up to date."""

from __future__ import annotations

import contextlib
import secrets
import time
from types import TracebackType
from typing import Any, Self

import msgspec
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import connect

from meadhall.core.patch import apply


class Refused(Exception):
    """The hall said no; nothing was changed. `code` is a stable word, `rule` the rule of the game behind it."""

    def __init__(self, code: str, text: str, rule: str = "", status: int = 0) -> None:
        super().__init__(f"{text} ({rule})" if rule else text)
        self.code = code
        self.rule = rule
        self.status = status

    @classmethod
    def read(cls, content: bytes, status: int) -> Refused:
        try:
            error = msgspec.json.decode(content)["error"]
            return cls(error["code"], error["text"], error.get("rule", ""), status)
        except (msgspec.DecodeError, KeyError, TypeError):
            return cls("broken", f"the hall answered {status} without a reason", status=status)


class Disconnected(Exception):
    """The connection is gone; `come_back` and nothing is lost."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(f"disconnected ({code} {reason})")
        self.code = code


class LiveTable:
    def __init__(self, address: str, token: str, seat: int | None, since: int | None, timeout: float) -> None:
        self.address = address
        self.token = token
        self.timeout = timeout
        self.version = -1
        self.facts: dict[str, Any] = {}
        self.view: dict[str, Any] | None = None
        self.turn: dict[str, Any] = {}
        self.seat: int | None = seat
        self.events: list[dict[str, Any]] = []
        self.steps: list[dict[str, Any]] = []  # of the last update: each event with the view after it
        self.notices: list[dict[str, Any]] = []
        self.earlier = 0  # notices before these, which `load_earlier` fetches
        self.opened = contextlib.ExitStack()
        self._open(since)

    def _open(self, since: int | None) -> None:
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else None
        try:
            opening = connect(
                self.address,
                additional_headers=headers,
                open_timeout=self.timeout,
                max_size=2**22,
                compression=None,
                proxy=None,
            )
            self.socket = self.opened.enter_context(opening)
        except (WebSocketException, OSError) as error:
            raise Disconnected(0, str(error)) from None
        hello: dict[str, Any] = {"type": "hello"}
        if self.seat is not None:
            hello["seat"] = self.seat
        if since is not None:
            hello["since"] = since
        self._send(hello)

    def come_back(self, address: str = "") -> None:
        """After Disconnected: the same table, perhaps by another door, from the version last seen."""
        self.close()
        self.address = address or self.address
        self._open(self.version if self.version >= 0 else None)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        self.opened.close()

    # what one sees

    @property
    def legal(self) -> list[int]:
        return list(self.turn.get("legal", ()))

    @property
    def is_over(self) -> bool:
        return self.facts.get("status") in ("over", "closed")

    @property
    def must_choose(self) -> bool:
        """Whether this seat still owes a choice."""
        return self.turn.get("seat") is not None and self.turn["seat"] in self.turn["waiting"]

    def receive(self, timeout: float | None = None) -> dict[str, Any]:
        """The next message; what it tells of the table is taken in."""
        try:
            message = msgspec.json.decode(self.socket.recv(self.timeout if timeout is None else timeout))
        except ConnectionClosed as error:
            raise self._gone(error) from None
        if message["type"] == "table":
            self.events, self.notices = message["events"], message["notices"]
            self.earlier = message.get("earlier", 0)  # older halls send all at once
            self.seat = message["seat"]
            self._take_in(message)
        elif message["type"] == "update":
            keep = message["keep"]
            self.events = self.events[:keep] + [step["event"] for step in message["steps"] if step["event"]]
            self.notices = [old | {"after": min(old["after"], keep)} for old in self.notices] + message["notices"]
            self._take_in(message)
        elif message["type"] == "earlier" and message["earlier"] + len(message["notices"]) == self.earlier:
            self.earlier, self.notices = message["earlier"], message["notices"] + self.notices
        found: dict[str, Any] = message
        return found

    def _take_in(self, message: dict[str, Any]) -> None:
        self.steps = []
        if message["type"] == "table":
            self.view = message["view"]
        for step in message.get("steps", []):
            self.view = apply(self.view, step["change"])
            self.steps.append({"event": step["event"], "view": self.view})
        self.version, self.turn = message["version"], message["turn"]
        if message["facts"] is not None:
            self.facts = message["facts"]

    def wait_for_turn(self, timeout: float = 60) -> bool:
        """Until this seat must choose; False when the match is over."""
        until = time.monotonic() + timeout
        while self.version < 0 or not (self.must_choose or self.is_over):
            self.receive(max(0.01, until - time.monotonic()))
        return not self.is_over

    # what one does

    def act(self, action: int, id: str = "") -> int | None:
        """Choose; returns after the hall has stored it. The version that the table has then."""
        return self.ask("act", id, action=action, version=self.version)

    def preview(self, action: int) -> dict[str, Any]:
        """What a legal action would lead to: `steps` with events and views, and whether it `reveals` more than that."""
        self._wait_for_table()
        answer = self._ask("preview", action=action, version=self.version)
        self._wait_for(answer["version"], self.seat)
        if self.version != answer["version"]:
            raise Refused("stale", "the table has moved on since; ask again")
        view, steps = self.view, []
        for step in answer["steps"]:
            view = apply(view, step["change"])
            steps.append({"event": step["event"], "view": view})
        return {"steps": steps, "reveals": answer["reveals"]}

    def undo(self, turn: bool = False) -> int | None:
        return self.ask("undo", turn=turn)

    def redo(self) -> int | None:
        return self.ask("redo")

    def chat(self, text: str, to: str = "all") -> int | None:
        return self.ask("chat", seat=None, text=text, to=to)

    def mute(self, by: str, muted: bool = True) -> int | None:
        """By the host: the person who said a line with that `by` is not heard any more."""
        return self.ask("mute", seat=None, by=by, muted=muted)

    def load_earlier(self) -> None:
        """Put older notices before those that are known."""
        if self.earlier:
            self.ask("earlier", seat=None, before=self.earlier)

    def ask(self, kind: str, id: str = "", **fields: Any) -> int | None:
        """Send a request and wait until it is done and shown; Refused says why not."""
        self._wait_for_table()
        seat = self.seat
        version: int | None = self._ask(kind, id, **fields).get("version")
        if version is not None:
            self._wait_for(version, seat)
        return version

    def _wait_for_table(self) -> None:
        """It comes first, and tells which seat this is."""
        while self.version < 0:
            self.receive()

    def _wait_for(self, version: int, seat: int | None) -> None:
        """The table may come after the answer; behind a curtain versions are counted otherwise."""
        until = time.monotonic() + self.timeout
        while self.version < version and self.seat == seat:
            self.receive(max(0.01, until - time.monotonic()))

    def _ask(self, kind: str, id: str = "", **fields: Any) -> dict[str, Any]:
        id = id or secrets.token_hex(8)
        message = {"type": kind, "id": id, "seat": self.seat} | fields
        self._send({name: value for name, value in message.items() if value is not None})
        until = time.monotonic() + self.timeout
        while True:
            answer = self.receive(max(0.01, until - time.monotonic()))
            if answer.get("id") != id:
                continue
            if answer["type"] == "error":
                error = answer["error"]
                raise Refused(error["code"], error["text"], error.get("rule", ""))
            return answer

    def look(self, seat: int | None) -> None:
        """Hot seat: see with the eyes of that seat."""
        self._send({"type": "look", "seat": seat})
        while self.receive()["type"] != "table":
            pass

    def _send(self, message: dict[str, Any]) -> None:
        try:
            self.socket.send(msgspec.json.encode(message).decode())
        except ConnectionClosed as error:
            raise self._gone(error) from None

    def _gone(self, error: ConnectionClosed) -> Disconnected:
        close = error.rcvd
        return Disconnected(close.code if close else 1006, close.reason if close else "")
