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


def options_of_frame(board: Board) -> int:
    """How many options the owner has, not counting the use of population tiles."""
    seat = board.who[board.depth - 1]
    found = board.find(seat)
    return found - population.count_uses(board, seat) if OWN_TURN[board.kind[board.depth - 1]] else found


def owner_if_choice(board: Board) -> int:
    """To use a population tile is a choice too, but it does not keep a window open."""
    if board.find(board.who[board.depth - 1]) < 2 or options_of_frame(board) == 0:
        return 0
    return flow.owner(board)


def owner_if_any(board: Board) -> int:
    return flow.owner(board) if options_of_frame(board) else 0


def go_on(board: Board) -> None:
    """Do the only thing that can be done, or leave it."""
    kind = board.kind[board.depth - 1]
    if options_of_frame(board) == 0:
        LAPSE[kind](board)
    else:
        board._flow.frame[kind].act(board, board.who[board.depth - 1], board._options[0])


def leave(board: Board) -> None:
    board.pop()
