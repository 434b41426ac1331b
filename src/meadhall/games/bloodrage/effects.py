"""BR6 Texts of cards: when each one acts, and the function that does it. `rules` holds the table, one line a card.

An effect takes a number and gives one back. What the numbers mean is a matter of the window: a cost, a strength, a
glory that the card changes; or 0, and 1 comes back where the card has put a decision on the stack.
"""

from __future__ import annotations

from typing import Any

import cython

from . import board as table
from .board import Board
from .names import pieces, sizes

if not cython.compiled:
    WINDOW: dict[int, int] = {}
    EFFECT: dict[int, Any] = {}


def card(kind: int, window: int, effect: Any) -> None:
    WINDOW[kind] = window
    EFFECT[kind] = effect


def plain(board: Board, seat: int, card: int, number: int) -> int:
    """A card without a text."""
    return number


# kinds are read from the pieces here, not by `table.kind_of`: a call to another module is not inlined


def window_of(board: Board, card: int) -> int:
    return WINDOW[board.pieces.number[pieces.CARD + card][pieces.KIND]]


def kind_in(board: Board, seat: int, slot: int) -> int:
    """The kind of the upgrade in that slot, which must not be empty."""
    return board.pieces.number[pieces.CARD + board.upgrade[seat][slot] - 1][pieces.KIND]


def upgrades(board: Board, seat: int, window: int, number: int) -> int:
    """BR4.5.4 Every upgrade of the clan that acts in that window, each on its own."""
    for slot in range(sizes.SLOTS):
        number = slot_effect(board, seat, slot, window, number)
    return number


def slot_effect(board: Board, seat: int, slot: int, window: int, number: int) -> int:
    if board.upgrade[seat][slot] == 0:
        return number
    kind = kind_in(board, seat, slot)
    if WINDOW[kind] != window:
        return number
    return EFFECT[kind](board, seat, board.upgrade[seat][slot] - 1, number)


def slot_with(board: Board, seat: int, window: int) -> int:
    """The first slot whose upgrade acts in that window; -1 if none does."""
    for slot in range(sizes.SLOTS):
        if board.upgrade[seat][slot] and WINDOW[kind_in(board, seat, slot)] == window:
            return slot
    return -1


def slot_of(board: Board, seat: int, kind: int) -> int:
    """The slot with that card; -1 if the clan has it not."""
    for slot in range(sizes.SLOTS):
        if board.upgrade[seat][slot] and kind_in(board, seat, slot) == kind:
            return slot
    return -1


def laid_card(board: Board, seat: int, window: int, number: int) -> int:
    """BR6.14 The seat's revealed card, unless its text is cancelled."""
    if not has_laid(board, seat, window):
        return number
    card = board.laid[seat] - 1
    return EFFECT[table.kind_of(board, card)](board, seat, card, number)


def has_laid(board: Board, seat: int, window: int) -> bool:
    if board.laid[seat] == 0 or (board.silenced >> seat) & 1:
        return False
    return window_of(board, board.laid[seat] - 1) == window
