"""Windows: decisions that ask their owner only where there is a choice.

With one option that is done, with none the window lapses. In frames of the own turn population tiles can be used
besides (AS5.15).
"""

from __future__ import annotations

from typing import Any

import cython

from meadhall.core import flow
from meadhall.core.flow import Flow

from . import population
from .board import Board

if not cython.compiled:
    from meadhall.core.names.sizes import FRAMES

    LAPSE: dict[int, Any] = {}
    OWN_TURN = [0] * FRAMES


def window(table: Flow, kind: int, options: Any, act: Any, lapse: Any) -> None:
    flow.window(table, kind, owner_if_choice, options, act, go_on)
    LAPSE[kind] = lapse


def choice(table: Flow, kind: int, options: Any, act: Any) -> None:
    """A window that asks even where only one thing can be done."""
    flow.window(table, kind, owner_if_any, options, act, go_on)
    LAPSE[kind] = leave


def own_turn(kind: int) -> None:
    """Population tiles can be used here."""
    OWN_TURN[kind] = 1


def options_found(board: Board) -> int:
    """How many there are in the frame itself, without population tiles."""
    board._offered_to = 0
    board._option_count = 0
    board._flow.frame[board.kind[board.depth - 1]].options(board, board.who[board.depth - 1])
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
    return flow.owner(board)


def owner_if_any(board: Board) -> int:
    return flow.owner(board) if options_found(board) else 0


def go_on(board: Board) -> None:
    """Do the only thing that can be done, or leave it."""
    kind = board.kind[board.depth - 1]
    if options_found(board) == 0:
        LAPSE[kind](board)
    else:
        board._flow.frame[kind].act(board, board.who[board.depth - 1], board._options[0])


def leave(board: Board) -> None:
    board.pop()
