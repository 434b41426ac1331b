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
    shown: dict[str, Any] = {"events": [], "view": {}} if type == "table" else {"steps": []}
    empty: dict[str, Any] = {"notices": [], "turn": {}, "facts": {}, **shown}
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
    step = {"event": events[2], "change": {}}
    table = live(monkeypatch, told("table", 4, events=events, notices=[chat]), told("update", 5, keep=1, steps=[step]))
    table.receive()
    table.receive()
    assert [event["key"] for event in table.events] == ["0", "2"]
    assert [notice["after"] for notice in table.notices] == [1]


def test_steps_lead_from_one_view_to_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    steps = [
        {"event": {"key": "scored", "args": {}}, "change": {"points": {"1": [3]}}},
        {"event": None, "change": {"asked": [[0]]}},
    ]
    table = live(
        monkeypatch,
        told("table", 4, view={"points": [1, 2], "asked": []}),
        told("update", 5, keep=0, steps=steps),
    )
    table.receive()
    table.receive()
    assert table.view == {"points": [1, 3], "asked": [0]}
    assert [step["view"]["asked"] for step in table.steps] == [[], [0]]
    assert [event["key"] for event in table.events] == ["scored"]
