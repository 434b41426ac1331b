"""BR6 The nine monsters."""

from __future__ import annotations

from . import board as table
from . import destruction
from .board import Board
from .names import causes, figures, frames, pieces, places, sources, units


def losses_of_others(board: Board, seat: int) -> int:
    """Figures of other clans destroyed in this battle."""
    total = 0
    for other in range(board.seats):
        if other != seat:
            total += board.fallen[other]
    return total


def troll(board: Board, seat: int, card: int, number: int) -> int:
    """BR6.1 Warriors of other clans in the province."""
    for other in range(board.seats):
        if other != seat:
            board.marked[other][figures.WARRIOR] = board.warriors[other][number]
    destruction.begin_destruction(board, seat, number, causes.INVASION)
    return 0


def fire_giant(board: Board, seat: int, card: int, number: int) -> int:
    """BR6.1 Figures of other clans in the province and its fjord, but no monsters."""
    for other in range(board.seats):
        if other != seat:
            board.marked[other][figures.WARRIOR] = board.warriors[other][number]
            board.marked[other][figures.LEADER] = table.count_at(board, other, figures.LEADER, number)
            if number != places.YGGDRASIL:
                board.marked[other][figures.SHIP] = table.count_at(board, other, figures.SHIP, table.fjord_of(number))
    destruction.begin_destruction(board, seat, number, causes.INVASION)
    return 0


def dwarf_chieftain(board: Board, seat: int, card: int, number: int) -> int:
    """BR6.3 Its invade has a price of its own."""
    return board.pieces.number[pieces.CARD + card][pieces.INVADE]


def soldier_of_hel(board: Board, seat: int, card: int, number: int) -> int:
    """BR6.3 Its invade has a price of its own."""
    return board.pieces.number[pieces.CARD + card][pieces.INVADE]


def sea_serpent(board: Board, seat: int, card: int, number: int) -> int:
    """BR6.4 A ship too: where it may stand and what its loss pays follow from that; `board.is_ship` knows it."""
    return 1


def dark_elf(board: Board, seat: int, card: int, number: int) -> int:
    """BR6.3 Its strength in Yggdrasil."""
    return table.value_of(board, card)


def valkyrie(board: Board, seat: int, card: int, number: int) -> int:
    """BR6.7 Glory for each figure of another clan destroyed in her battle."""
    if board.valkyrie == seat + 1:
        glory = table.value_of(board, card) * losses_of_others(board, seat)
        table.gain_glory(board, seat, glory, sources.CARDS)
    return 0


def frost_giant(board: Board, seat: int, card: int, number: int) -> int:
    """BR6.6 Alive in the province: the token counts twice."""
    figure = table.figure_of(board, seat, units.FROST_GIANT)
    if board.at[seat][figure] == board.site:
        return number * table.value_of(board, card)
    return number


def volur_witch(board: Board, seat: int, card: int, number: int) -> int:
    """BR6.5 From an outer province she may flee."""
    if number != places.YGGDRASIL:
        board.push(frames.FLIGHT, seat, number)
    return 0
