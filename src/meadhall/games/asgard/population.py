"""AS5.15 Population tiles that work at any time of an own turn."""

from __future__ import annotations

from . import asgard_action
from . import board as table
from .board import Board
from .names import events, frames, phases, sizes, sorts, tiles, words


def can_use(board: Board, seat: int, tile: int) -> bool:
    """Not where nothing would happen."""
    if board.population_tiles[seat][tile] == 0:
        return False
    if board.phase != phases.SELECT and board.phase != phases.PERFORM:
        return False
    if tile == tiles.WEAPON:
        return table.tiles_in_stack(board, sorts.WEAPON) > 0
    if tile == tiles.WIZARDRY:
        return table.tiles_in_stack(board, sorts.WIZARDRY) > 0
    if tile == tiles.ORDER:
        return board.order[seat] != 1
    return tile == tiles.ASGARD and asgard_action.has_open_tile(board)


def count_uses(board: Board, seat: int) -> int:
    count = 0
    for tile in range(sizes.POPULATION):
        if can_use(board, seat, tile):
            count += 1
    return count


def offer_uses(board: Board, seat: int) -> None:
    for tile in range(sizes.POPULATION):
        if can_use(board, seat, tile):
            board.offer(words.USE + tile)


def use(board: Board, seat: int, tile: int) -> None:
    """AS1.7 A used tile is out of the game."""
    board.tell(events.TILE_USED, seat, tile)
    board.population_tiles[seat][tile] -= 1
    take_bonus(board, seat, tile)


def take_bonus(board: Board, seat: int, tile: int) -> None:
    """AS5.15.1-AS5.15.3; Surtr gives these bonuses too."""
    if tile == tiles.WEAPON:
        asgard_action.look(board, seat, sorts.WEAPON)
    elif tile == tiles.WIZARDRY:
        asgard_action.look(board, seat, sorts.WIZARDRY)
    elif tile == tiles.ORDER:
        become_first(board, seat)
    elif tile == tiles.ASGARD:
        board.push(frames.ASGARD_TILE, seat)


def become_first(board: Board, seat: int) -> None:
    """AS5.15.2 Swap with number 1."""
    first = table.seat_of(board, 1)
    if first != seat:
        board.tell(events.NUMBERED, first, board.order[seat])
        board.order[first] = board.order[seat]
        board.tell(events.NUMBERED, seat, 1)
        board.order[seat] = 1
