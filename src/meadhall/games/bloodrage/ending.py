"""BR4 Three ages of six phases, and BR5 the end."""

from __future__ import annotations

from . import action, closing, effects, gifts, quest
from . import board as table
from .board import Board
from .names import events, frames, phases, pieces, sizes, sources, windows

# MATCH


def play_match(board: Board) -> None:
    if board.age == sizes.AGES:
        end_match(board)
        board.pop()
        return
    board.tell(events.AGE_BEGAN, board.age + 1)
    board.age += 1
    board.phase = 0
    board.push(frames.AGE, 0)


# AGE


def play_age(board: Board) -> None:
    """BR4 The six phases in their order."""
    if board.phase == phases.VALHALLA:
        board.pop()
        end_age(board)
        return
    board.tell(events.PHASE_BEGAN, board.phase + 1)
    board.phase += 1
    if board.phase == phases.GIFTS:
        gifts.give_gifts(board)
    elif board.phase == phases.ACTION:
        action.begin_actions(board)
    elif board.phase == phases.DISCARD:
        closing.begin_discard(board)
    elif board.phase == phases.QUEST:
        quest.reveal_quests(board)
    elif board.phase == phases.RAGNAROK:
        closing.strike(board)
    else:
        closing.release_valhalla(board)


def end_age(board: Board) -> None:
    """BR4.11.2"""
    first = table.seat_after(board, board.first, 1)
    board.tell(events.FIRST_MOVED, first)
    board.pillaged = 0
    board.passed = 0
    board.first = first


def end_match(board: Board) -> None:
    """BR5.1"""
    for seat in range(board.seats):
        glory = 0
        for stat in range(sizes.STATS):
            glory += board.pieces.number[pieces.END_GLORY][board.level[seat][stat] - 1]
        table.gain_glory(board, seat, glory, sources.STATS)
        table.gain_glory(board, seat, effects.upgrades(board, seat, windows.END, 0), sources.CARDS)
    board.tell(events.ENDED)


def standing(board: Board, seat: int) -> int:
    """BR5.1 Most glory wins; equal glory shares the win."""
    return table.glory_of(board, seat)
