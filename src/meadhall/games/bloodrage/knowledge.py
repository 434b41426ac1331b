"""BR7.4, BR7.5 Hidden information."""

from __future__ import annotations

from .board import Board


def imagine(board: Board, seat: int) -> None:
    return
