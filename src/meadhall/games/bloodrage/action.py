"""BR4.2 Action phase: whose turn it is, and what can be done in it."""

from __future__ import annotations

from . import board as table
from . import effects, invade, march, pillage, quest, upgrade
from .board import Board
from .names import events, frames, sizes, stats, windows, words


def begin_actions(board: Board) -> None:
    """BR4.2.1"""
    board.passed = 0
    for seat in range(board.seats):
        board.tell(events.RAGE_SET, seat, table.stat_of(board, seat, stats.RAGE))
        board.rage[seat] = table.stat_of(board, seat, stats.RAGE)
    board.push(frames.ACTIONS, 0, board.first)


def can_act(board: Board, seat: int) -> bool:
    """BR4.2.2-BR4.2.4"""
    return board.rage[seat] > 0 and not (board.passed >> seat) & 1


def is_all_pillaged(board: Board) -> bool:
    """BR4.2.5 Every undestroyed province, Yggdrasil included."""
    return (board.pillaged | board.destroyed) == (1 << sizes.PROVINCES) - 1


# ACTIONS


def next_turn(board: Board) -> None:
    """BR4.2.5, BR4.2.7 The end is checked between turns only. The frame's note is the seat that comes next."""
    if is_all_pillaged(board):
        board.tell(events.ALL_PILLAGED)
        board.pop()
        return
    for steps in range(board.seats):
        seat = table.seat_after(board, board.top_note(), steps)
        if can_act(board, seat):
            board.note[board.depth - 1] = table.seat_after(board, seat, 1)
            board.push(frames.TURN, seat)
            return
    board.tell(events.RAGE_SPENT)
    board.pop()


def pay(board: Board, seat: int, cost: int) -> None:
    """BR4.2.2 In full, before all that it is paid for."""
    board.rage[seat] -= cost


# TURN


def turn_options(board: Board, seat: int) -> None:
    opened = invade.open_places(board)
    held = table.places_held(board, seat)
    invade.offer_invades(board, seat, opened)
    march.offer_marches(board, held, opened)
    upgrade.offer_cards(board, seat)
    pillage.offer_pillages(board, held)
    effects.upgrades(board, seat, windows.ACTION, 0)
    board.offer(words.PASS)


def turn(board: Board, seat: int, action: int) -> None:
    board.pop()
    if action < words.MARCH:
        invade.invade(board, seat, action - words.INVADE)
    elif action < words.MOVE:
        march.begin_march(board, seat, action - words.MARCH)
    elif action < words.QUEST:
        upgrade.upgrade(board, seat, action - words.UPGRADE)
    elif action < words.PILLAGE:
        quest.commit_quest(board, seat, action - words.QUEST)
    elif action < words.CHALLENGE:
        pillage.begin_pillage(board, seat, action - words.PILLAGE, 0, 0)
    elif action < words.RECALL:
        pillage.begin_challenge(board, seat, action - words.CHALLENGE)
    elif action < words.SACRIFICE:
        invade.recall(board, seat, action - words.RECALL)
    elif action == words.SACRIFICE:
        board.push(frames.SACRIFICE, seat, 2)
    else:
        board.tell(events.PASSED, seat)
        board.passed |= 1 << seat
        board.rage[seat] = 0
