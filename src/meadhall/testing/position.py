"""Positions for tests: named fields over a fresh set-up, frames by name. docs/develop/positions.md says how."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Any

from meadhall.core import layout
from meadhall.core.chronicle import Chronicle
from meadhall.core.errors import Mistake
from meadhall.core.game import Game
from meadhall.core.names.sizes import DEPTH

PARTS = ("kind", "who", "note", "extra")


def position(
    game: Game,
    seats: int,
    *,
    seed: int = 1,
    options: Mapping[str, str] | None = None,
    frames: Sequence[Sequence[Any]] | None = None,
    chronicle: Chronicle | None = None,
    go_on: bool = True,
    check: bool = True,
    **fields: Any,
) -> Any:
    """A match with these fields, everything else as a fresh set-up has it.

    Frames go from the bottom up, each (name, seat, note, extra) with zeros left out. Frames that ask nobody run at
    once unless go_on is False; what happens then is told to the chronicle. What no match can come to is refused,
    unless check is False.
    """
    state = game.new(seats, seed, options)
    if frames is not None:
        fields = stack_fields(game, seats, frames, fields)
    try:
        layout.assign(state, fields)
    except ValueError as error:
        raise Mistake(f"{game.id}: {error}") from None
    found = game.faults(state) if check else []
    if found:
        raise Mistake(
            f"no match of {game.id} can come to this position: {'; '.join(found)}. "
            "Put that right, or give check=False if the test needs it so"
        )
    state.chronicle = chronicle
    if go_on:
        state.go_on()
    return state


def stack_fields(game: Game, seats: int, frames: Sequence[Sequence[Any]], fields: Mapping[str, Any]) -> dict[str, Any]:
    """The fields with the stack of frames written into them."""
    twice = sorted(fields.keys() & {"depth", *PARTS})
    if twice:
        raise Mistake(f"frames and {twice[0]} are given; the frames set {twice[0]}, so leave it out")
    if len(frames) > DEPTH:
        raise Mistake(f"{len(frames)} frames are given; there is room for {DEPTH}")
    rows = [read_frame(game, seats, frame) for frame in frames]
    blank = [0] * (DEPTH - len(rows))
    stack = {part: [row[at] for row in rows] + blank for at, part in enumerate(PARTS)}
    return {**fields, "depth": len(rows), **stack}


def read_frame(game: Game, seats: int, frame: Sequence[Any]) -> tuple[int, ...]:
    if isinstance(frame, str) or not 1 <= len(frame) <= len(PARTS):
        raise Mistake(f"a frame is (name, seat, note, extra), with zeros left out at the end; given is {frame!r}")
    name, *rest = frame
    numbers = {name: number for number, name in game.frame_names.items()}
    if name not in numbers:
        near = get_close_matches(str(name), numbers, 1)
        hint = f"did you mean {near[0]}? " if near else ""
        raise Mistake(f"{game.id} has no frame {name!r}; {hint}Its frames are {', '.join(numbers)}")
    who, note, extra = [*rest, 0, 0, 0][:3]
    if who not in range(seats):
        raise Mistake(f"frame {name}: there is no seat {who}; in positions seats count from 0 to {seats - 1}")
    return numbers[name], who, note, extra
