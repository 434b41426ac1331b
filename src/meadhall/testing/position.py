"""Positions for tests: named fields over a fresh set-up, frames by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from meadhall.core import layout
from meadhall.core.chronicle import Chronicle
from meadhall.core.game import Game
from meadhall.core.sizes import DEPTH


def position(
    game: Game,
    seats: int,
    *,
    seed: int = 1,
    options: Mapping[str, str] | None = None,
    frames: Sequence[tuple[Any, ...]] | None = None,
    chronicle: Chronicle | None = None,
    go_on: bool = True,
    **fields: Any,
) -> Any:
    """A match with these fields, everything else as a fresh set-up has it.

    Frames go from the bottom up, each (name, seat, note, extra) with zeros left out. Frames that ask nobody run at
    once unless go_on is False; what happens then is told to the chronicle.
    """
    state = game.new(seats, seed, options)
    if frames is not None:
        numbers = {name: number for number, name in game.frame_names.items()}
        rows = [(numbers[name], *rest) for name, *rest in frames]
        fields["depth"] = len(rows)
        for i, field in enumerate(("kind", "who", "note", "extra")):
            values = [row[i] if i < len(row) else 0 for row in rows]
            fields[field] = values + [0] * (DEPTH - len(rows))
    layout.assign(state, fields)
    state.chronicle = chronicle
    if go_on:
        state.go_on()
    return state
