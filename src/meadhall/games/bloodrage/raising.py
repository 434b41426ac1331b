"""BR2.3 A stat of one's choice."""

from __future__ import annotations

from . import board as table
from .board import Board
from .names import frames, sizes, words


def rising_stats(board: Board, seat: int, but: int) -> int:
    """Stats that can rise, as bits, without one of them (plus one; 0: any)."""
    mask = 0
    for stat in range(sizes.STATS):
        if table.can_rise(board, seat, stat) and stat != but - 1:
            mask |= 1 << stat
    return mask


def ask_raise(board: Board, seat: int, but: int) -> None:
    """BR7.2 Where there is one stat only, it rises by itself; the frame's note is the stat that may not."""
    mask = rising_stats(board, seat, but)
    if mask & (mask - 1):
        board.push(frames.RAISE_STAT, seat, but)
    elif mask:
        table.rise(board, seat, mask >> 1)


# RAISE_STAT


def raise_stat_options(board: Board, seat: int) -> None:
    mask = rising_stats(board, seat, board.top_note())
    for stat in range(sizes.STATS):
        if (mask >> stat) & 1:
            board.offer(words.RAISE + stat)


def raise_stat(board: Board, seat: int, action: int) -> None:
    board.pop()
    table.rise(board, seat, action - words.RAISE)
