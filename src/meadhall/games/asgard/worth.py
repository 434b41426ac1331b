"""The evaluation that bots play by: points made, and what the table promises. A hundred is a point."""

from __future__ import annotations

from . import board as table
from .board import Board


def worth(board: Board, seat: int) -> int:
    return 100 * table.points_of(board, seat)
