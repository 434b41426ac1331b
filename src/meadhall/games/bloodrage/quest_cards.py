"""BR4.9.1 What each quest asks; 1 comes back when it is met."""

from __future__ import annotations

from . import board as table
from . import strength
from .board import Board
from .names import pieces, places, regions, sizes


def is_strong_in(board: Board, seat: int, region: int) -> int:
    """Strictly the strongest in at least one province of the region."""
    for province in range(sizes.RING):
        lies_in = board.pieces.number[pieces.PROVINCE + province][pieces.REGION]
        if lies_in == region and strength.is_strongest(board, seat, province):
            return 1
    return 0


def quest_alfheim(board: Board, seat: int, card: int, number: int) -> int:
    return is_strong_in(board, seat, regions.ALFHEIM)


def quest_jotunheim(board: Board, seat: int, card: int, number: int) -> int:
    return is_strong_in(board, seat, regions.JOTUNHEIM)


def quest_manheim(board: Board, seat: int, card: int, number: int) -> int:
    return is_strong_in(board, seat, regions.MANHEIM)


def quest_yggdrasil(board: Board, seat: int, card: int, number: int) -> int:
    return 1 if strength.is_strongest(board, seat, places.YGGDRASIL) else 0


def quest_glorious_death(board: Board, seat: int, card: int, number: int) -> int:
    return 1 if table.figures_in_valhalla(board, seat) >= 4 else 0
