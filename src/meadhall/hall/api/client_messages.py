"""What a client may say at a live table."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from meadhall.hall.data.entries import Clock

Id = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]


class Message(msgspec.Struct, forbid_unknown_fields=True, tag_field="type"):
    pass


class Hello(Message, tag="hello"):
    since: int | None = None
    seat: SeatNumber | None = None


class Look(Message, tag="look"):
    seat: SeatNumber | None = None


class Ping(Message, tag="ping"):
    pass


class Act(Message, tag="act"):
    id: Id
    seat: SeatNumber
    version: int
    action: int


class Undo(Message, tag="undo"):
    id: Id
    seat: SeatNumber
    turn: bool = False


class Redo(Message, tag="redo"):
    id: Id
    seat: SeatNumber


class Propose(Message, tag="propose"):
    id: Id
    seat: SeatNumber
    what: Literal["undo", "clock"]
    clock: Clock | None = None


class Answer(Message, tag="answer"):
    id: Id
    seat: SeatNumber
    yes: bool


class StandIn(Message, tag="stand_in"):
    id: Id
    seat: SeatNumber
    level: Annotated[str, Meta(max_length=40)] = "karl"


class TakeBack(Message, tag="take_back"):
    id: Id
    seat: SeatNumber


class Chat(Message, tag="chat"):
    id: Id
    text: Annotated[str, Meta(max_length=2000)]
    to: Literal["players", "all"] = "all"


class Mute(Message, tag="mute"):
    id: Id
    by: Annotated[str, Meta(min_length=1, max_length=40)]
    muted: bool = True


class Earlier(Message, tag="earlier"):
    id: Id
    before: Annotated[int, Meta(ge=0)]


class Why(Message, tag="why"):
    id: Id
    seat: SeatNumber
    action: int


class PreviewWish(Message, tag="preview"):
    id: Id
    seat: SeatNumber
    version: int
    action: int


AnyMessage = (
    Hello
    | Look
    | Ping
    | Act
    | Undo
    | Redo
    | Propose
    | Answer
    | StandIn
    | TakeBack
    | Chat
    | Mute
    | Earlier
    | Why
    | PreviewWish
)
