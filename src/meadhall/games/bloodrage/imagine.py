"""BR7.4, BR7.5 A redraw of all that a seat does not know: a draft that explains what all have seen, then the hands."""

from __future__ import annotations

import cython

from . import guess as notes
from . import guess_draft, knowledge
from .board import Board
from .names import sizes

if not cython.compiled:
    from .guess import Guess


def imagine(board: Board, viewer: int) -> None:
    if not cython.compiled:
        guess = Guess()
    begin(guess, viewer)
    guess_draft.find_draft(board, guess)
    board.relaxed += guess.forgotten
    if not knowledge.is_before_discard(board):
        notes.guess_all_carried(board, guess)
    notes.guess_hands(board, guess)
    guess_picks(board, viewer)


def begin(guess: Guess, viewer: int) -> None:
    guess.viewer = viewer
    for seat in range(sizes.SEATS):
        guess.carried[seat] = 0


def guess_picks(board: Board, viewer: int) -> None:
    """What others have committed may be anything that they can choose."""
    for seat in range(board.seats):
        if seat != viewer and (board.committed >> seat) & 1:
            board.guess_pick(seat)
