"""BR2.7 How strong figures are, one by one and together."""

from __future__ import annotations

from . import board as table
from . import effects
from .board import Board
from .names import figures, pieces, places, sizes, windows


def figure_strength(board: Board, seat: int, figure: int, place: int) -> int:
    """Of one figure, if it stood there; warriors without their bonus for pairs."""
    if board.upgrade[seat][figure] == 0:
        return board.pieces.number[pieces.CLAN][1 + figure]
    strength = board.pieces.number[pieces.CARD + board.upgrade[seat][figure] - 1][pieces.STRENGTH]
    if figure < figures.MONSTER or place != places.YGGDRASIL:
        return strength
    return effects.slot_effect(board, seat, figure, windows.STANDING, strength)


def warriors_strength(board: Board, seat: int, count: int) -> int:
    """Of that many warriors in one province."""
    if count == 0:
        return 0
    if board.upgrade[seat][figures.WARRIOR] == 0:
        return count * board.pieces.number[pieces.CLAN][1]
    return effects.slot_effect(board, seat, figures.WARRIOR, windows.WARRIORS, count)


def strength_in(board: Board, seat: int, province: int) -> int:
    """Of all figures of the clan in the province and its supporting fjord."""
    total = warriors_strength(board, seat, board.warriors[seat][province])
    fjord = table.fjord_of(province)
    for figure in range(1, sizes.FIGURES):
        place = board.at[seat][figure] - 1
        if place == province or (place == fjord and place >= 0):
            total += figure_strength(board, seat, figure, place)
    return total


def is_strongest(board: Board, seat: int, province: int) -> bool:
    """BR4.9.1 Strictly more than every other clan, in a province that is not destroyed."""
    if table.is_destroyed(board, province):
        return False
    mine = strength_in(board, seat, province)
    if mine == 0:
        return False
    for other in range(board.seats):
        if other != seat and strength_in(board, other, province) >= mine:
            return False
    return True
