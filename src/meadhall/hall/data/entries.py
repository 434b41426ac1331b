"""The kinds of entry in a table's log. The log is the truth; a table is what its entries add up to."""

from __future__ import annotations

from typing import Any, Literal

import msgspec


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """`live`: minutes for the match and an increment in seconds, never above `cap` minutes. `slow`: days a move."""

    kind: Literal["live", "slow"]
    minutes: int = 0
    increment: int = 0
    cap: int = 0
    days: int = 0


class SeatPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    kind: Literal["open", "person", "bot"]
    user: str = ""
    name: str = ""
    level: str = ""


class Entry(msgspec.Struct, omit_defaults=True, tag_field="kind", tag=str.lower, kw_only=True):
    """What was done. `id` is the client's own name for it, so that the same message counts once. `tick` is the time for
    clocks, where it is not the time of day."""

    tick: int = 0


class Opened(Entry):
    game: str
    host: str
    seats: list[SeatPlan]
    options: dict[str, str]
    components: str = ""
    public: bool = False
    hints: bool = True
    clock: Clock | None = None
    several: bool = False  # whether one person may take several seats of a public table


class Seated(Entry):
    seat: int
    user: str
    name: str


class Unseated(Entry):
    seat: int


class Assigned(Entry):
    """The host gives an empty seat to a bot, or opens it again."""

    seat: int
    level: str = ""


class Started(Entry):
    """With the version of the rules and the edition of the pieces that the match is played by."""

    rules: int = 0
    pieces: str = ""


class Acted(Entry):
    seat: int
    code: int
    id: str = ""
    by: Literal["person", "bot", "hall"] = "person"


class Undone(Entry):
    seat: int
    turn: bool = False
    id: str = ""


class Redone(Entry):
    seat: int
    id: str = ""


class Proposed(Entry):
    seat: int
    what: Literal["undo", "clock"]
    clock: Clock | None = None
    id: str = ""
    asked: list[int] | None = None  # None in older logs: those who were there


class Answered(Entry):
    """A no from the seat that proposed withdraws the proposal."""

    seat: int
    yes: bool
    id: str = ""


class StoodIn(Entry):
    """A bot plays for a person who is away; the person may take the seat back."""

    seat: int
    level: str
    by: int = -1
    id: str = ""


class TookBack(Entry):
    seat: int
    id: str = ""


class Chatted(Entry):
    user: str
    name: str
    text: str
    to: Literal["players", "all"] = "all"
    seat: int = -1
    id: str = ""


class Muted(Entry):
    """The host lets a person say nothing more at the table, or something again."""

    user: str
    name: str
    muted: bool
    id: str = ""


class Forgotten(Entry):
    """A person is gone for good: from these seats, and from what these entries of the log had said."""

    seats: list[int]
    entries: list[int]
    host: bool = False


class Closed(Entry):
    by: Literal["host", "admin"]


class Rematched(Entry):
    table: str


AnyEntry = (
    Opened
    | Seated
    | Unseated
    | Assigned
    | Started
    | Acted
    | Undone
    | Redone
    | Proposed
    | Answered
    | StoodIn
    | TookBack
    | Chatted
    | Muted
    | Forgotten
    | Closed
    | Rematched
)

_decoder = msgspec.json.Decoder(AnyEntry)
_encoder = msgspec.json.Encoder()


def read_entry(data: str) -> Any:
    return _decoder.decode(data)


def write_entry(entry: Entry) -> str:
    return _encoder.encode(entry).decode()
