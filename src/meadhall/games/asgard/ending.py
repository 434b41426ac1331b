"""The whole match: five rounds, Ragnarök, the end."""

from __future__ import annotations

from .board import Board
from .names import events, frames, goods, sizes

# MATCH: the note is the number of rounds played, and one more for Ragnarök


def play_match(board: Board) -> None:
    played = board.top_note()
    board.note[board.depth - 1] += 1
    if played == 0:
        collect_pool(board)
    if played < sizes.ROUNDS:
        board.push(frames.ROUND, 0)
    elif played == sizes.ROUNDS:
        board.push(frames.RAGNAROK, 0)
    else:
        board.tell(events.ENDED)
        board.pop()


def collect_pool(board: Board) -> None:
    """AS1.5.1 Starting recruits that nobody picked join the supply."""
    for kind in range(sizes.RECRUITS):
        board.supply[goods.WHITE_WARRIOR + kind] += board.pool[kind]
        board.pool[kind] = 0
