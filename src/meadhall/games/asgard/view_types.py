"""The view of Asgard, as `view` makes it and the browser reads it."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from meadhall.core.view_types import EVERY_KEY, Seat

God = Literal["freyja", "baldr", "odin", "tyr", "thor", "loki", "hel", "mimir", "surtr", "fenrir"]
Part = Literal["light", "dark"]
Sort = Literal["weapon", "wizardry"]


class GodFacts(TypedDict):
    """`request`, `temple` and `support` name the seat whose disc lies there; `asks`: recruits for each support slot."""

    side: Part
    rises: int
    risen: bool
    seal: bool
    request: list[Seat | None]
    temple: Seat | None
    support: list[Seat | None]
    asks: list[list[str]]
    tile: int | None
    tiles_left: list[int]
    recruits: dict[str, int]


class Tile(TypedDict):
    god: God | None
    population: str | None
    flipped: bool
    value: int


class Laid(TypedDict):
    """A face-down tile under a god; `tile` is null for those who do not know it."""

    sort: Sort
    seat: Seat
    tile: int | str | None


class WorldSide(Tile):
    """`ancient`: an ancient weapon under a population, 0 while it is face down."""

    battle: Seat | None
    battle_value: int
    army: dict[str, int]
    army_strength: int
    ancient: int | None
    laid: list[Laid]
    total: int | None


class World(TypedDict):
    world: int
    closed: bool
    rewards: list[int]
    won: list[int]
    victory: list[Seat]
    light: WorldSide
    dark: WorldSide


class TempleStack(TypedDict):
    left: int
    top: str | None
    points: NotRequired[int]
    cost: NotRequired[dict[str, int]]
    other: NotRequired[int]


class Bonus(TypedDict):
    bonus: str
    open: bool


class HiddenStack(TypedDict):
    """`maybe`: the tiles that are left, or may be for all that the viewer knows."""

    left: int
    known: bool
    maybe: list[int | str]


class Hidden(TypedDict):
    count: int
    known: list[int | str]


class Player(TypedDict):
    points: int
    order: int
    discs: int
    in_row: int
    asgard: int
    middle: int
    cards: int
    revealed: list[God]
    committed: bool
    held: dict[str, int]
    tiles: dict[str, int]
    temples: list[str]
    temple_points: int
    victories: int
    battle_tiles: int
    battle_tile_values: list[int] | None
    hidden: Annotated[dict[Sort, Hidden], EVERY_KEY]
    has_passed: bool


class Offer(TypedDict):
    seat: Seat
    number: int
    pieces: dict[str, int]
    tiles: dict[str, int]
    skills: list[str]
    weapon: list[int]
    wizardry: list[str]


class Due(TypedDict):
    """What is still to be paid: stones for a temple, seals, or strength in a battle."""

    stones: NotRequired[dict[str, int]]
    other: NotRequired[int]
    seals: NotRequired[dict[str, int]]
    slot: NotRequired[str]
    strength: NotRequired[int]


class View(TypedDict):
    seat: Seat | None
    seats: int
    round: int
    phase: str
    frame: str
    deals: bool
    silence: bool
    deciding: list[Seat]
    gods: Annotated[dict[God, GodFacts], EVERY_KEY]
    worlds: list[World]
    lower: Annotated[dict[Part, Tile], EVERY_KEY]
    supply: dict[str, int]
    valhalla: dict[str, int]
    pool: dict[str, int]
    temples: dict[str, TempleStack]
    row: list[Bonus]
    bonuses_left: list[str]
    ancient: Annotated[dict[Part, int | None], EVERY_KEY]
    ancient_left: Annotated[dict[Part, list[int]], EVERY_KEY]
    battle_tiles: dict[str, int]
    stacks: Annotated[dict[Sort, HiddenStack], EVERY_KEY]
    skills: dict[str, int]
    players: list[Player]
    offers: list[Offer]
    promised: dict[str, Seat]
    cards: list[God]
    pick: str | None
    due: Due | None
