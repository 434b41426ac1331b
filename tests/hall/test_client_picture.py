"""The small client keeps a whole picture from what it is told, and never waits for what will not come."""

from __future__ import annotations

from typing import Any, Self

import msgspec
import pytest

from meadhall.client import LiveTable
from meadhall.client import table as tables


class Script:
    """A socket that says these messages, one after the other."""

    def __init__(self, *messages: dict[str, Any]) -> None:
        self.messages = list(messages)
        self.sent: list[dict[str, Any]] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def send(self, text: str) -> None:
        self.sent.append(msgspec.json.decode(text))

    def recv(self, timeout: float) -> bytes:
        if not self.messages:
            raise TimeoutError
        message = self.messages.pop(0)
        id = self.sent[-1].get("id")
        return msgspec.json.encode(message | ({"id": id} if message["type"] == "done" else {}))


def told(type: str, version: int, seat: int | None = 0, **more: Any) -> dict[str, Any]:
    empty: dict[str, Any] = {"events": [], "notices": [], "view": {}, "turn": {}, "facts": {}}
    return {"type": type, "version": version, "seat": seat, **empty, **more}


def live(monkeypatch: pytest.MonkeyPatch, *messages: dict[str, Any]) -> LiveTable:
    script = Script(*messages)
    monkeypatch.setattr(tables, "connect", lambda *given, **more: script)
    return LiveTable("ws://hall.test", "", 0, None, 1)


def test_an_answer_may_come_before_the_table_that_it_made(monkeypatch: pytest.MonkeyPatch) -> None:
    table = live(monkeypatch, told("table", 4), {"type": "done", "version": 5}, told("update", 5, keep=0))
    table.receive()
    assert table.act(1) == 5 and table.version == 5


def test_a_curtain_that_falls_ends_the_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """A spectator counts other versions than the seat that has just acted."""
    table = live(monkeypatch, told("table", 8), {"type": "done", "version": 9}, told("table", 6, None))
    table.receive()
    assert table.act(1) == 9 and table.seat is None and table.version == 6


def test_notices_stay_with_the_events_that_are_left(monkeypatch: pytest.MonkeyPatch) -> None:
    chat = {"key": "chat", "args": {}, "at": 0, "after": 3}
    events = [{"key": str(number), "args": {}} for number in range(3)]
    table = live(
        monkeypatch, told("table", 4, events=events, notices=[chat]), told("update", 5, keep=1, events=[events[2]])
    )
    table.receive()
    table.receive()
    assert [event["key"] for event in table.events] == ["0", "2"]
    assert [notice["after"] for notice in table.notices] == [1]
