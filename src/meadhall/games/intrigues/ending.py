"""IA5 The end: three rounds, the final count, and who has won."""

from __future__ import annotations

from . import awakening, rounds, wills
from . import board as table
from .board import Board
from .names import events, frames, sizes, sources, words

# MATCH


def play_match(board: Board) -> None:
    """IA2 Three rounds, IA5.2 the final count, IA5.3 the end; the frame's note says that the count is done."""
    if board.top_note():
        board.tell(events.ENDED)
        board.pop()
    elif board.round < sizes.ROUNDS:
        rounds.begin_round(board)
    else:
        board.tell(events.COUNT_BEGAN)
        board.note[board.depth - 1] = 1
        board.push(frames.FINAL_COUNT, 0)


# FINAL_COUNT


def count_finally(board: Board) -> None:
    """IA5.2 Odin to Heimdall once more; the frame's note is the next one."""
    who = board.top_note()
    if who == sizes.AESIR:
        board.pop()
        return
    winner = awakening.win_favour(board, who)
    if winner >= 0:
        board.push(frames.FINAL_FAVOUR, winner, who)


# FINAL_FAVOUR


def final_options(board: Board, seat: int) -> None:
    """IA5.2 One card of the stack, or none."""
    awakening.score_options(board, seat, board.top_note())
    board.offer(words.DONE)


def final_favour(board: Board, seat: int, action: int) -> None:
    who = board.top_note()
    board.pop()
    if action == words.DONE:
        board.tell(events.SCORED_NOTHING, seat, who)
    else:
        awakening.score(board, seat, who, action - words.SCORE + 1, sources.FINAL)
        wills.set_right(board, seat)


def standing(board: Board, seat: int) -> int:
    """IA5.3 Points first, then the cards on the table as in a dispute: 6 bits an Aesir hold up to 2 x 21."""
    rank = table.points_of(board, seat)
    for who in range(sizes.AESIR):
        rank = (rank << 6) + awakening.attention(board, seat, who)
    return rank
