"""BR3 Set-up."""

from __future__ import annotations

from . import board as table
from .board import Board
from .names import events, frames, pieces, places, sizes, stats, tokens


def set_up(board: Board) -> None:
    lay_tokens(board)
    lay_dooms(board)
    for seat in range(board.seats):
        set_clan(board, seat)
    first = board.draw(board.seats)
    board.tell(events.FIRST_PLAYER, first)
    board.first = first
    board.push(frames.MATCH, 0)


def lay_tokens(board: Board) -> None:
    """BR3.1"""
    board.token[places.YGGDRASIL] = tokens.ALL
    province = 0
    for token in range(tokens.RAGE, tokens.ALL):
        for _ in range(board.pieces.number[pieces.TOKENS][token - 1]):
            board.token[province] = token
            province += 1
    for province in range(sizes.RING - 1):
        other = province + board.draw(sizes.RING - province)
        swapped = board.token[province]
        board.token[province] = board.token[other]
        board.token[other] = swapped
    for province in range(sizes.PROVINCES):
        board.tell(events.TOKEN_LAID, province, board.token[province])


def lay_dooms(board: Board) -> None:
    """BR3.2 One for each age; BR3.3 further ones destroy provinces at the start."""
    left = (1 << sizes.RING) - 1
    for age in range(sizes.AGES):
        province = drawn_province(board, left)
        left &= ~(1 << province)
        board.tell(events.DOOMED, age + 1, province)
        board.doom[age] = province + 1
    for _ in range(board.pieces.number[pieces.RUINS][board.seats]):
        province = drawn_province(board, left)
        left &= ~(1 << province)
        board.tell(events.LOST_BEFORE, province)
        board.destroyed |= 1 << province


def drawn_province(board: Board, left: int) -> int:
    """One of these provinces, as bits, by chance."""
    count = 0
    for province in range(sizes.RING):
        count += (left >> province) & 1
    nth = board.draw(count)
    province = 0
    while nth > 0 or not (left >> province) & 1:
        nth -= (left >> province) & 1
        province += 1
    return province


def set_clan(board: Board, seat: int) -> None:
    """BR3.5"""
    board.warriors[seat][places.RESERVE] = board.pieces.number[pieces.CLAN][0]
    for figure in range(1, 3):
        board.at[seat][figure] = places.RESERVE + 1
    for stat in range(sizes.STATS):
        board.level[seat][stat] = 1
    board.rage[seat] = table.stat_of(board, seat, stats.RAGE)
