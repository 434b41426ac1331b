"""What comes in and goes out over HTTP. The same types check requests and make the OpenAPI document."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from meadhall.hall.data.entries import Clock

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Short = Annotated[str, Meta(max_length=80)]
Password = Annotated[str, Meta(min_length=1, max_length=200)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]


class Request(Struct, forbid_unknown_fields=True):
    pass


# requests


class NewGuest(Request):
    name: Name
    bearer: bool = False


class NewName(Request):
    name: Name


class NewAccount(Request):
    login: Short
    password: Password
    old: Annotated[str, Meta(max_length=200)] = ""


class Login(Request):
    login: Short
    password: Password
    bearer: bool = False


class SeatWish(Request):
    kind: Literal["me", "open", "bot"]
    level: Annotated[str, Meta(max_length=40)] = ""
    name: Annotated[str, Meta(max_length=40)] = ""


class NewTable(Request):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[str, Annotated[str, Meta(max_length=40)]], Meta(max_length=20)] = {}
    components: Annotated[str, Meta(description="An owner's corrections in TOML, at most 20,000 bytes.")] = ""
    public: bool = False
    clock: Clock | None = None
    hints: bool = True
    several: bool = False
    start: bool = False


class Join(Request):
    seat: SeatNumber | None = None
    link: Annotated[str, Meta(max_length=64)] = ""


class HintWish(Request):
    seat: SeatNumber


class Nothing(Request):
    pass


# answers


class Problem(Struct):
    code: str
    text: str
    saying: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET
    rule: str | msgspec.UnsetType = msgspec.UNSET


class ErrorAnswer(Struct):
    error: Problem


class Me(Struct):
    id: str
    name: str
    login: str | None
    csrf: str
    token: str | msgspec.UnsetType = msgspec.UNSET


class WhoAmI(Struct):
    me: Me | None


class OptionShape(Struct):
    id: str
    values: list[str]
    rule: str
    quick: str


class GameShape(Struct):
    id: str
    fewest: int
    most: int
    rules_version: int
    options: list[OptionShape]


class Games(Struct):
    games: list[GameShape]


class ArgShape(Struct):
    name: str
    topic: str
    values: list[str]
    first: int


class KindShape(Struct):
    word: str
    rule: str
    args: list[ArgShape]


class Lexicon(Struct):
    id: str
    fewest: int
    most: int
    rules_version: int
    options: list[OptionShape]
    kinds: list[KindShape]
    events: dict[str, dict[str, str]]


class RuleShape(Struct):
    id: str
    text: str
    ruling: bool


class ChapterShape(Struct):
    id: str
    title: str
    rules: list[RuleShape]


class Rules(Struct):
    title: str
    preface: str
    chapters: list[ChapterShape]
    components: dict[str, Any]


class BotShape(Struct):
    level: str
    seconds: float
    program: bool


class Bots(Struct):
    bots: list[BotShape]


class SeatShape(Struct):
    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    level: str | None
    stand_in: str | None
    online: bool
    left: int | None


class ProposalShape(Struct):
    what: Literal["undo", "clock"]
    by: int
    yes: list[int]
    waiting: list[int]
    clock: Clock | msgspec.UnsetType | None = msgspec.UNSET


class MutedShape(Struct):
    by: str
    name: str


class Facts(Struct):
    id: str
    game: str
    options: dict[str, str]
    status: Literal["open", "running", "over", "closed"]
    public: bool
    hints: bool
    several: bool
    clock: Clock | None
    commitment: str
    seed: str | None
    components: bool
    host: bool
    mine: list[int]
    by: str
    silenced: bool
    muted: list[MutedShape]
    seats: list[SeatShape]
    rematch: str | None
    result: dict[str, Any] | None
    proposal: ProposalShape | None


class ListedSeat(Struct):
    kind: Literal["open", "person", "bot"]
    name: str
    level: str | None
    stand_in: str | None


class Listed(Struct):
    id: str
    game: str
    status: Literal["open", "running", "over", "closed"]
    changed: int
    created: int
    seats: list[ListedSeat]
    waiting: list[int]
    clock: Clock | None
    mine: list[int] | msgspec.UnsetType = msgspec.UNSET


class Tables(Struct):
    tables: list[Listed]


class Link(Struct):
    seat: int
    link: str
    until: int


class NewRematch(Struct):
    table: str


class MomentShape(Struct):
    moment: int
    moments: int
    events: list[dict[str, Any]]
    view: dict[str, Any] | None
    views: list[dict[str, Any]] | None


class AdviceShape(Struct):
    action: int
    score: float | None
    win: float | None
    reason: dict[str, Any] | None


class Advice(Struct):
    advice: list[AdviceShape]
