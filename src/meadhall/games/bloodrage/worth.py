"""The evaluation that bots play by. A hundred is a point of glory."""

from __future__ import annotations

from . import board as table
from .board import Board


def worth(board: Board, seat: int) -> int:
    return 100 * table.glory_of(board, seat)
