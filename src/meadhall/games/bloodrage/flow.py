"""The table of frames: for each kind who decides, what is legal and what it does, or which step runs by itself."""

from __future__ import annotations

from typing import Any

import cython

from .board import Board

if not cython.compiled:
    CHOOSING: dict[int, Any] = {}
    OPTIONS: dict[int, Any] = {}
    ACT: dict[int, Any] = {}
    STEP: dict[int, Any] = {}


def decision(kind: int, choosing: Any, options: Any, act: Any) -> None:
    CHOOSING[kind] = choosing
    OPTIONS[kind] = options
    ACT[kind] = act


def passage(kind: int, step: Any) -> None:
    CHOOSING[kind] = nobody
    STEP[kind] = step


def nobody(board: Board) -> int:
    return 0


def owner(board: Board) -> int:
    """The seat of the frame."""
    return 1 << board.who[board.depth - 1]


def everyone(board: Board) -> int:
    """All seats at once."""
    return (1 << board.seats) - 1
