"""The view of Blood Rage, as `view` makes it and the browser reads it."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from meadhall.core.view_types import EVERY_KEY, Seat

Province = Literal["elvagar", "angerboda", "muspelheim", "horgr", "utgard", "andlang", "gimle", "myrkulor", "yggdrasil"]
Fjord = Literal["north-east", "south-east", "south-west", "north-west"]


class Figures(TypedDict):
    seat: Seat
    figure: str
    count: int


class ProvinceFacts(TypedDict):
    """Yggdrasil has no region, no villages and no fjord. `strength` is each clan's, by seat."""

    region: Literal["manheim", "jotunheim", "alfheim"] | None
    villages: int | None
    room: int | None
    fjord: Fjord | None
    token: str
    glory: int
    pillaged: bool
    destroyed: bool
    figures: list[Figures]
    strength: list[int]


class FjordFacts(TypedDict):
    supports: list[Province]
    live: bool
    figures: list[Figures]


class Stat(TypedDict):
    step: int
    value: int


class Clan(TypedDict):
    """`known`: cards that the viewer knows to be in the hand or among the quests."""

    clan: Literal["wolf", "raven", "serpent", "bear"]
    glory: int
    sources: dict[str, int]
    rage: int
    passed: bool
    stats: Annotated[dict[Literal["rage", "axes", "horns"], Stat], EVERY_KEY]
    on_board: int
    upgrades: Annotated[
        dict[Literal["warrior", "leader", "ship", "monster-1", "monster-2", "clan-1", "clan-2", "clan-3"], str | None],
        EVERY_KEY,
    ]
    reserve: dict[str, int]
    valhalla: dict[str, int]
    costs: dict[str, int]
    hand: int
    quests: int
    open_quests: list[str]
    known: list[str]
    committed: bool


class Draft(TypedDict):
    round: int
    rounds: int
    choices: int
    pack: list[str]
    cards: int


class Memory(TypedDict):
    """Cards that vanished from a pack between two looks: how many each seat took, and how many were left."""

    age: int
    cards: list[str]
    taken: list[int]
    left: int


class March(TypedDict):
    start: Province
    goal: Province
    moved: int


class Line(TypedDict):
    figure: str
    count: int
    strength: int


class Side(TypedDict):
    seat: Seat
    face_down: bool
    laid: list[str]
    late: list[str]
    silenced: bool
    counted: bool
    lines: list[Line]
    strength: int
    bonus: int
    total: int
    fallen: int


class Battle(TypedDict):
    province: Province
    pillager: Seat
    challenge: bool
    winner: Seat | None
    sides: list[Side]


class View(TypedDict):
    game: Literal["bloodrage"]
    seat: Seat | None
    age: int
    phase: str
    frame: str
    asked: list[Seat]
    waiting: list[Seat]
    first: Seat
    turn: Seat | None
    doom: list[Province]
    doomed: Province | None
    provinces: Annotated[dict[Province, ProvinceFacts], EVERY_KEY]
    fjords: Annotated[dict[Fjord, FjordFacts], EVERY_KEY]
    clans: list[Clan]
    discard: list[str]
    draft: Draft | None
    memory: list[Memory]
    march: March | None
    battle: Battle | None
    destruction: list[Figures]
    hand: list[str]
    quests: list[str]
    pick: str | None
