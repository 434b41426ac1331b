"""The table of frames: for each kind who decides, what is legal and what it does, or which step runs by itself.

A window asks its owner only where there is a choice: with one option that is done, with none the window lapses. In
frames of the own turn population tiles can be used besides (AS5.15).
"""

from __future__ import annotations

from typing import Any

import cython

from . import population
from .board import Board

if not cython.compiled:
    CHOOSING: dict[int, Any] = {}
    OPTIONS: dict[int, Any] = {}
    ACT: dict[int, Any] = {}
    STEP: dict[int, Any] = {}
    LAPSE: dict[int, Any] = {}
    OWN_TURN: dict[int, int] = dict.fromkeys(range(64), 0)


def decision(kind: int, choosing: Any, options: Any, act: Any) -> None:
    CHOOSING[kind] = choosing
    OPTIONS[kind] = options
    ACT[kind] = act


def window(kind: int, options: Any, act: Any, lapse: Any) -> None:
    CHOOSING[kind] = owner_if_choice
    OPTIONS[kind] = options
    ACT[kind] = act
    STEP[kind] = go_on
    LAPSE[kind] = lapse


def choice(kind: int, options: Any, act: Any) -> None:
    """A window that asks even where only one thing can be done."""
    window(kind, options, act, leave)
    CHOOSING[kind] = owner_if_any


def passage(kind: int, step: Any) -> None:
    CHOOSING[kind] = nobody
    STEP[kind] = step


def own_turn(kind: int) -> None:
    """Population tiles can be used here."""
    OWN_TURN[kind] = 1


def nobody(board: Board) -> int:
    return 0


def owner(board: Board) -> int:
    """The seat of the frame."""
    return 1 << board.who[board.depth - 1]


def options_found(board: Board) -> int:
    board._offered_to = 0
    board._option_count = 0
    OPTIONS[board.kind[board.depth - 1]](board, board.who[board.depth - 1])
    return board._option_count


def owner_if_choice(board: Board) -> int:
    found = options_found(board)
    if found == 0:
        return 0
    if found == 1:
        if not OWN_TURN[board.kind[board.depth - 1]]:
            return 0
        if not population.can_use_any(board, board.who[board.depth - 1]):
            return 0
    return owner(board)


def owner_if_any(board: Board) -> int:
    return owner(board) if options_found(board) else 0


def go_on(board: Board) -> None:
    """Do the only thing that can be done, or leave it."""
    kind = board.kind[board.depth - 1]
    if options_found(board) == 0:
        LAPSE[kind](board)
    else:
        ACT[kind](board, board.who[board.depth - 1], board._options[0])


def leave(board: Board) -> None:
    board.pop()
