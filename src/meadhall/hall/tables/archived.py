"""Tables whose rules are no longer installed. What is over is shown from its record; what runs cannot go on."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable
from typing import Any

import msgspec

from meadhall.core.errors import Mistake
from meadhall.core.vocabulary import Event
from meadhall.hall.data.entries import Acted, Answered, Entry, Proposed, Redone, Started, Undone, read_entry
from meadhall.hall.data.records import Record
from meadhall.hall.tables.table import Table
from meadhall.hall.tables.viewer_log import EVERYBODY, Audience
from meadhall.hall.tables.viewer_story import event_json


class Unplayable(Exception):
    """The log does not add up by the installed rules: they are not those that the match was played by."""

    def __init__(self, entry: int, reason: str) -> None:
        super().__init__(f"entry {entry}: {reason}")
        self.entry = entry
        self.reason = reason


def replay(table: Table, entries: Iterable[tuple[str, int]]) -> None:
    """Carry out what the log has. Each entry was found right once, so whatever fails now is the rules' doing."""
    for text, at in entries:
        number = table.entries + 1
        try:
            entry = read_entry(text)
            if table.play and isinstance(entry, Acted):
                table.play.match.check(entry.seat, entry.code)
            table.carry_out(entry, at)
        except Exception as error:
            reason = str(error) if isinstance(error, Mistake) else f"{type(error).__name__}: {error}".rstrip(": ")
            raise Unplayable(number, reason) from error


def make_record(table: Table, at: int) -> Record:
    """What stays of a finished match, also for later versions of the rules. `entry` is when an event came about."""
    events = [
        event_json(event) | {"audience": event.audience, "entry": entry}
        for event, entry in zip(table.events, table.viewer_logs.began, strict=True)
    ]
    return Record(
        saga=table.saga(),
        result=msgspec.json.encode(table.result()).decode(),
        events=msgspec.json.encode(events).decode(),
        rules=table.game.rules_version,
        finished=at,
    )


class ArchivedTable(Table):
    """A table that is over or closed: seats, talk, events, result and saga, but no board.

    How moves were taken back is not shown any more, since only the rules know who was to notice it.
    """

    def __init__(self, id: str, seed: bytes, kept: Record | None) -> None:
        super().__init__(id, seed)
        self.kept = kept
        past = msgspec.json.decode(kept.events) if kept else []
        self.began = [each["entry"] for each in past]
        self.past_events = [
            Event(each["key"], each["args"], None if each["audience"] is None else tuple(each["audience"]))
            for each in past
        ]

    def carry_out(self, entry: Entry, at: int) -> None:
        self.entries += 1
        audience = self._recall(entry, at)
        self.viewer_logs.record(audience or EVERYBODY, self.events, bisect_left(self.began, self.entries))
        self._remember_id(entry)

    def _recall(self, entry: Entry, at: int) -> Audience | None:
        match entry:
            case Started():
                self._name_bots()
                self.status = "over" if self.kept else "running"
                self._note("started", at)
                return None
            case Acted() | Undone() | Redone() | Proposed() | Answered():
                return None
        return self._do(entry, at)

    @property
    def events(self) -> list[Event]:
        return self.past_events[: bisect_right(self.began, self.entries)]

    def result(self) -> dict[str, Any] | None:
        return msgspec.json.decode(self.kept.result) if self.kept else None

    def saga(self) -> str:
        if self.kept is None:
            raise Mistake("the table was closed before the end; there is no record")
        return self.kept.saga

    def left_at(self, now: int) -> list[int | None]:
        return [None] * len(self.seats)
