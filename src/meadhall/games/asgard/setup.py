"""AS1.5 Set-up, scaled to the number of players."""

from __future__ import annotations

from . import board as table
from .board import Board
from .names import events, frames, goods, pieces, sizes, words


def set_up(board: Board) -> None:
    board.round = 1
    hand_out_order(board)
    for seat in range(board.seats):
        board.discs[seat] = board.pieces.number[pieces.PLAYER][1]
    lay_stones_and_seals(board)
    lay_recruits(board)
    lay_population(board)
    shuffle_stacks(board)
    fill_row(board)
    board.push(frames.MATCH, 0)
    for number in range(2, board.seats + 1):
        board.push(frames.STARTING_RECRUIT, table.seat_of(board, number))


def hand_out_order(board: Board) -> None:
    left = (1 << board.seats) - 1
    for seat in range(board.seats):
        number = table.drawn_bit(board, left)
        left &= ~(1 << number)
        board.tell(events.ORDER_SET, seat, number + 1)
        board.order[seat] = number + 1


def lay_stones_and_seals(board: Board) -> None:
    """AS1.5.2 Fewer players have fewer."""
    scale = pieces.SCALE + board.seats
    for colour in range(sizes.STONES):
        board.supply[colour] = (
            board.pieces.number[pieces.STONES][colour] - board.pieces.number[scale][pieces.STONES_OUT]
        )
    for side in range(sizes.SEALS):
        board.supply[goods.LIGHT_SEAL + side] = (
            board.pieces.number[pieces.SEALS][side] - board.pieces.number[scale][pieces.SEALS_OUT]
        )
    for god in range(sizes.GODS):
        if table.is_risen(board, god):
            board.supply[goods.LIGHT_SEAL + table.side_of(board, god)] -= 1
            board.seal_beside[god] = 1


def lay_recruits(board: Board) -> None:
    for kind in range(sizes.RECRUITS):
        row = pieces.RECRUIT + kind
        board.valhalla[kind] = board.pieces.number[row][pieces.IN_VALHALLA]
        board.pool[kind] = board.pieces.number[row][pieces.TO_PICK]
        left = board.pieces.number[row][pieces.TOTAL] - board.valhalla[kind] - board.pool[kind]
        for god in range(sizes.GODS):
            board.on_god[god][kind] = board.pieces.number[pieces.TILES + god][pieces.BEGINS_WITH + kind]
            left -= board.on_god[god][kind]
        board.supply[goods.WHITE_WARRIOR + kind] = left


def lay_population(board: Board) -> None:
    """At random, face up, on every slot of their side that is in play."""
    for side in range(sizes.SIDES):
        left = (1 << sizes.POPULATION) - 1
        left &= ~board.pieces.number[pieces.SCALE + board.seats][pieces.POPULATION_OUT]
        for world in range(sizes.WORLDS + 1):
            if not table.is_closed(board, world):
                kind = table.drawn_bit(board, left)
                left &= ~(1 << kind)
                board.population[2 * world + side] = kind + 1


def shuffle_stacks(board: Board) -> None:
    for god in range(sizes.GODS):
        for tile in range(sizes.TILES):
            if board.pieces.number[pieces.TILES + god][tile]:
                board.god_left[god] |= 1 << tile
        table.open_god_tile(board, god)
    for stack in range(sizes.STACKS):
        board.temple_left[stack] = (1 << sizes.STACK) - 1
    table.open_temples(board)
    for kind in range(sizes.WEAPONS):
        board.stack_left[0][kind] = board.pieces.number[pieces.WEAPONS][kind]
    for kind in range(sizes.WIZARDRIES):
        board.stack_left[1][kind] = board.pieces.number[pieces.WIZARDRIES][kind]
    for side in range(sizes.SIDES):
        board.ancient_left[side] = (1 << sizes.ANCIENTS) - 1
    for rank in range(sizes.VALUES):
        board.battle_left[rank] = board.pieces.number[pieces.BATTLE_TILES + board.seats][rank]
    board.bonuses_left = (1 << sizes.BONUSES) - 1
    board.bonuses_left &= ~board.pieces.number[pieces.SCALE + board.seats][pieces.BONUSES_OUT]


# The row of Asgard tiles


def fill_row(board: Board) -> None:
    """AS2.3"""
    for place in range(board.pieces.number[pieces.SCALE + board.seats][pieces.ROW_LENGTH]):
        if board.row[place] == 0:
            draw_bonus(board, place)


def draw_bonus(board: Board, place: int) -> None:
    """When the stack runs out, the tiles aside become a new one."""
    if board.bonuses_left == 0:
        board.tell(events.BONUS_RESHUFFLED)
        board.bonuses_left = board.bonuses_aside
        board.bonuses_aside = 0
    if board.bonuses_left:
        bonus = table.drawn_bit(board, board.bonuses_left)
        board.tell(events.BONUS_OPENED, bonus)
        board.bonuses_left &= ~(1 << bonus)
        board.row[place] = bonus + 1
        board.reveals += 1


# STARTING_RECRUIT


def pick_options(board: Board, seat: int) -> None:
    """AS1.5.1"""
    for kind in range(sizes.RECRUITS):
        if board.pool[kind]:
            board.offer(words.PICK + kind)


def pick(board: Board, seat: int, action: int) -> None:
    kind = action - words.PICK
    board.tell(events.PICKED, seat, kind)
    board.pop()
    board.pool[kind] -= 1
    board.held[seat][goods.WHITE_WARRIOR + kind] += 1
