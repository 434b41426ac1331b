"""BR6 Upgrades of leader, warriors, ship and clan."""

from __future__ import annotations

from . import board as table
from . import invade, monsters, pillage, raising
from .board import Board
from .names import figures, frames, pieces, places, sizes, sources, words


def strength_on(board: Board, card: int) -> int:
    return board.pieces.number[pieces.CARD + card][pieces.STRENGTH]


def lord_of_hammers(board: Board, seat: int, card: int, number: int) -> int:
    """BR6.22"""
    if board.at[seat][figures.LEADER] == number + 1:
        board.push(frames.LEAD_ON, seat)
    return 0


def lord_of_axes(board: Board, seat: int, card: int, number: int) -> int:
    """BR6.22"""
    if board.at[seat][figures.LEADER] == number + 1:
        raising.ask_raise(board, seat, 0)
    return 0


def lord_of_spears(board: Board, seat: int, card: int, number: int) -> int:
    """BR6.22"""
    if board.at[seat][figures.LEADER] == number + 1:
        for stat in range(sizes.STATS):
            table.rise(board, seat, stat)
    return 0


def brothers_in_arms(board: Board, seat: int, card: int, number: int) -> int:
    """BR6.24 Strength of that many warriors."""
    return table.value_of(board, card) * (number // 2) + number % 2 * strength_on(board, card)


def experts_in_arms(board: Board, seat: int, card: int, number: int) -> int:
    """Strength of that many warriors."""
    return number * strength_on(board, card)


def masters_in_arms(board: Board, seat: int, card: int, number: int) -> int:
    """BR6.24 Strength of that many warriors."""
    return table.value_of(board, card) * (number // 2) + number % 2 * strength_on(board, card)


def lokis_dragons(board: Board, seat: int, card: int, number: int) -> int:
    """Glory for a ship destroyed."""
    return number + table.value_of(board, card)


def fire_dragons(board: Board, seat: int, card: int, number: int) -> int:
    """Glory for a ship destroyed."""
    return number + table.value_of(board, card)


def eternal_dragons(board: Board, seat: int, card: int, number: int) -> int:
    """Glory for a ship destroyed."""
    return number + table.value_of(board, card)


def lokis_domain(board: Board, seat: int, card: int, number: int) -> int:
    """Glory for a figure released."""
    return number + table.value_of(board, card)


def lokis_eminence(board: Board, seat: int, card: int, number: int) -> int:
    """Glory for a figure released."""
    return number + table.value_of(board, card)


def lokis_wrath(board: Board, seat: int, card: int, number: int) -> int:
    """Glory for a figure released."""
    return number + table.value_of(board, card)


def friggas_charm(board: Board, seat: int, card: int, number: int) -> int:
    """BR6.28 The cost of an upgrade."""
    return max(number - table.value_of(board, card), 0)


def thors_glory(board: Board, seat: int, card: int, number: int) -> int:
    """BR6.7 At least two figures of other clans destroyed in a battle."""
    if monsters.losses_of_others(board, seat) >= 2:
        table.gain_glory(board, seat, table.value_of(board, card), sources.CARDS)
    return 0


def friggas_succor(board: Board, seat: int, card: int, number: int) -> int:
    """BR6.8 After an invade of that province."""
    if invade.can_reinforce(board, seat, number):
        board.push(frames.SUCCOR, seat, number)
    return number


def tyrs_domain(board: Board, seat: int, card: int, number: int) -> int:
    """BR6.27, BR4.5.4 The better of two counts."""
    return max(number, table.value_of(board, card))


def tyrs_wrath(board: Board, seat: int, card: int, number: int) -> int:
    """BR6.27, BR4.5.4 The better of two counts."""
    return max(number, table.value_of(board, card))


def lokis_blessing(board: Board, seat: int, card: int, number: int) -> int:
    """BR6.25 After a battle lost in that province."""
    if invade.can_reinforce(board, seat, number):
        board.push(frames.BLESSING, seat)
    return number


def odins_inspiration(board: Board, seat: int, card: int, number: int) -> int:
    """BR6.23 Glory of Ragnarök."""
    return number * table.value_of(board, card)


def odins_throne(board: Board, seat: int, card: int, number: int) -> int:
    """BR6.23 Glory of a quest."""
    return number * table.value_of(board, card)


def tyrs_challenge(board: Board, seat: int, card: int, number: int) -> int:
    """BR6.21 Offers the provinces pillaged in this age."""
    if board.rage[seat] >= table.value_of(board, card):
        mask = pillage.footholds(board, seat) & board.pillaged
        for province in range(sizes.PROVINCES):
            if (mask >> province) & 1:
                board.offer(words.CHALLENGE + province)
    return 0


def friggas_domain(board: Board, seat: int, card: int, number: int) -> int:
    """BR6.10 Offers the figures in Valhalla."""
    if board.rage[seat] >= table.value_of(board, card) and invade.has_horns_free(board, seat):
        opened = invade.open_places(board)
        for figure in range(sizes.FIGURES):
            if table.count_at(board, seat, figure, places.VALHALLA):
                invade.offer_places(board, seat, figure, opened, words.RECALL)
    return 0


def friggas_sacrifice(board: Board, seat: int, card: int, number: int) -> int:
    """BR6.13 Offered where two figures are on the board."""
    if table.figures_on_board(board, seat) >= table.value_of(board, card):
        board.offer(words.SACRIFICE)
    return 0


def friggas_protection(board: Board, seat: int, card: int, number: int) -> int:
    """BR6.11 Asks if a figure can be paid for."""
    if board.rage[seat] >= table.value_of(board, card):
        board.push(frames.PROTECTION, seat, number)
    return number


def tyrs_prowess(board: Board, seat: int, card: int, number: int) -> int:
    """BR6.26 Asks if cards are left on the table and one can be paid for."""
    laid = 1 if board.laid[seat] and not (board.settled >> seat) & 1 else 0
    left = laid + board.eyes[seat] + board.gazes[seat]
    if left and board.rage[seat] >= table.value_of(board, card):
        board.push(frames.PROWESS, seat, table.value_of(board, card), left)
    return 0


def thors_domain(board: Board, seat: int, card: int, number: int) -> int:
    """BR6.9 After an invade of that province."""
    price = table.value_of(board, card)
    if board.rage[seat] >= price and not table.is_pillaged(board, number):
        board.push(frames.STORM, seat, number, price)
    return number


def thors_conquest(board: Board, seat: int, card: int, number: int) -> int:
    """BR5.1 Glory at the end."""
    return number + table.value_of(board, card) * table.figures_on_board(board, seat)
