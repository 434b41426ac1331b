"""The evaluation that bots play by: points made, and what the stacks on the table promise. A hundred is a point."""

from __future__ import annotations

from . import awakening, sizes
from . import board as table
from .board import Board


def worth(board: Board, seat: int) -> int:
    total = 100 * table.points_of(board, seat)
    for who in range(sizes.AESIR):
        if awakening.favourite(board, who) == seat:
            total += 50
    return total
