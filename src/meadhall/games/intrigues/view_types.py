"""The view of Intrigues of Asgard, as `view` makes it and the browser reads it."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from meadhall.core.view_types import EVERY_KEY, Seat

Aesir = Literal["odin", "thor", "freya", "loki", "sif", "bragi", "heimdall"]
Card = tuple[Aesir, Aesir]


class Stack(TypedDict):
    """From the top: the lower end of each face-up card, then of the hidden Thor cards; null is not shown."""

    attention: int
    cards: list[Aesir | None]
    hidden: list[Aesir | None]


class Player(TypedDict):
    points: int
    hand: int
    committed: bool
    stacks: dict[Aesir, Stack]


class Goal(TypedDict):
    column: int
    row: int
    aesir: Aesir | None
    limit: int
    current: bool


class Favourite(TypedDict):
    """Who would have the favour now, or between whom a dispute would be."""

    seat: Seat | None
    tied: list[Seat]


class Doubling(TypedDict):
    seat: Seat
    stack: Aesir


class View(TypedDict):
    game: Literal["intrigues"]
    seat: Seat | None
    round: int
    turn: int
    phase: Literal["choosing", "awakening", "final-count", "over"]
    frame: str
    asked: list[Seat]
    waiting: list[Seat]
    passing: Literal["left", "right"]
    deck: int
    doubling: Doubling | None
    goals: list[Goal]
    awake: Aesir | None
    favourites: Annotated[dict[Aesir, Favourite], EVERY_KEY]
    players: list[Player]
    hand: list[Card]
    pick: str | None
    known_hands: dict[str, list[Card]]
    drawn: Card | None
    given: str | None
