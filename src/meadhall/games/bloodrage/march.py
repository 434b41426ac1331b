"""BR4.4 March: first the two provinces, then figure by figure."""

from __future__ import annotations

from . import action as actions
from . import board as table
from .board import Board
from .names import events, frames, sizes, words


def marchers(board: Board, seat: int, province: int) -> int:
    """Own figures in a province, which no ship can be."""
    return table.figures_at(board, seat, province)


def offer_marches(board: Board, held: int, opened: int) -> None:
    """BR4.4.1 From every province with own figures to every other one that has room."""
    for start in range(sizes.PROVINCES):
        if (held >> start) & 1:
            for goal in range(sizes.PROVINCES):
                if (opened >> goal) & 1 and goal != start:
                    board.offer(words.MARCH + start * sizes.PROVINCES + goal)


def begin_march(board: Board, seat: int, what: int) -> None:
    board.tell(events.MARCHED, seat, what // sizes.PROVINCES, what % sizes.PROVINCES)
    actions.pay(board, seat, 1)
    board.push(frames.MARCH, seat, what)


# MARCH


def march_options(board: Board, seat: int) -> None:
    """The frame's note is both provinces, its extra how many have marched."""
    start = board.top_note() // sizes.PROVINCES
    for figure in range(sizes.FIGURES):
        if table.count_at(board, seat, figure, start):
            board.offer(words.MOVE + table.unit_of(board, seat, figure))
    if board.top_extra():
        board.offer(words.DONE)


def march(board: Board, seat: int, action: int) -> None:
    start = board.top_note() // sizes.PROVINCES
    goal = board.top_note() % sizes.PROVINCES
    if action != words.DONE:
        unit = action - words.MOVE
        board.tell(events.MOVED, seat, unit, start, goal)
        table.shift(board, seat, table.figure_of(board, seat, unit), start, goal)
        board.extra[board.depth - 1] += 1
    if action == words.DONE or marchers(board, seat, start) == 0 or table.room(board, goal) == 0:
        board.pop()
