"""The table of frames: for each kind who decides, what is legal and what it does, or which step runs by itself.

A decision asks seats. A passage asks nobody. A window may ask, and runs by itself where it does not.
"""

from __future__ import annotations

from types import ModuleType
from typing import Any

import cython

from meadhall.core.state import State

if not cython.compiled:
    from meadhall.core.names.sizes import FRAMES
    from meadhall.core.registering import Frame, decision, passage, window

__all__ = ["Flow", "decision", "everyone", "owner", "passage", "window"]


class Flow:
    """One table a game, shared by all its states."""

    frame: list[Any]

    def __init__(self) -> None:
        if not cython.compiled:
            self.frame = [Frame() for _ in range(FRAMES)]

    def passages(self) -> list[int]:
        """The kinds of frame that never ask."""
        return [kind for kind in range(FRAMES) if self.frame[kind].step and not self.frame[kind].options]

    def check(self, frames: ModuleType) -> None:
        """Refuse a table without a line for one of these kinds."""
        for name, kind in vars(frames).items():
            if name.isupper() and not self.frame[kind].choosing:
                raise ValueError(f"{frames.__name__}.{name} is not registered in the flow of the game")


def owner(state: State) -> int:
    """The seat of the frame."""
    return 1 << state.who[state.depth - 1]


def everyone(state: State) -> int:
    """All seats at once."""
    return (1 << state.seats) - 1
