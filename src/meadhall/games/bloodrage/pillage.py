"""BR4.7.1-BR4.7.4 Pillage: where, the call to battle, and who fights."""

from __future__ import annotations

from . import action as actions
from . import battle, effects
from . import board as table
from .board import Board
from .names import cards, events, frames, sizes, units, words


def has_foothold(board: Board, seat: int, province: int) -> bool:
    """BR4.7.1 A figure there, or a ship in its fjord; nothing counts in a destroyed province (BR1.4)."""
    return (footholds(board, seat) >> province) & 1 == 1


def footholds(board: Board, seat: int) -> int:
    """Provinces where the seat has one, as bits."""
    return within_reach(board, table.places_held(board, seat))


def within_reach(board: Board, held: int) -> int:
    """The provinces that places with own figures are footholds of; all as bits."""
    mask = held & ((1 << sizes.PROVINCES) - 1)
    for place in range(sizes.PROVINCES, sizes.LANDS):
        if (held >> place) & 1:
            mask |= 3 << (2 * (place - sizes.PROVINCES))
    return mask & ~board.destroyed


def offer_pillages(board: Board, held: int) -> None:
    mask = within_reach(board, held) & ~board.pillaged
    for province in range(sizes.PROVINCES):
        if (mask >> province) & 1:
            board.offer(words.PILLAGE + province)


def begin_pillage(board: Board, seat: int, province: int, price: int, challenge: int) -> None:
    """BR4.7.2 The call goes to the pillager's left first. The frame's note is who is next, its extra who declined."""
    board.tell(events.CHALLENGED if challenge else events.PILLAGE_BEGAN, seat, province)
    actions.pay(board, seat, price)
    board.site = province + 1
    board.pillager = seat
    board.challenge = challenge
    board.push(frames.PILLAGE, seat, table.seat_after(board, seat, 1))


def begin_challenge(board: Board, seat: int, province: int) -> None:
    """BR6.21"""
    slot = effects.slot_of(board, seat, cards.TYRS_CHALLENGE)
    begin_pillage(board, seat, province, table.value_of(board, board.upgrade[seat][slot] - 1), 1)


# PILLAGE


def can_join(board: Board, seat: int) -> bool:
    """A figure, no ship, in a province beside the one pillaged."""
    return table.places_held(board, seat) & table.neighbours(board.site - 1) != 0


def next_caller(board: Board) -> None:
    """BR4.7.2 Until the villages are full or all in a row have declined; who has nobody to send declines by that."""
    while board.top_extra() < board.seats and table.room(board, board.site - 1) > 0:
        seat = board.top_note()
        board.note[board.depth - 1] = table.seat_after(board, seat, 1)
        board.extra[board.depth - 1] += 1
        if can_join(board, seat):
            board.push(frames.CALL_TO_BATTLE, seat)
            return
    board.pop()
    muster(board)


# CALL_TO_BATTLE


def call_options(board: Board, seat: int) -> None:
    near = table.neighbours(board.site - 1)
    for figure in range(sizes.FIGURES):
        base = words.JOIN + table.unit_of(board, seat, figure) * sizes.PROVINCES
        for province in range(sizes.PROVINCES):
            if (near >> province) & 1 and table.count_at(board, seat, figure, province):
                board.offer(base + province)
    board.offer(words.DECLINE)


def call(board: Board, seat: int, action: int) -> None:
    board.pop()
    if action == words.DECLINE:
        board.tell(events.STAYED_OUT, seat)
        return
    board.extra[board.depth - 1] = 0
    unit = (action - words.JOIN) // sizes.PROVINCES
    start = (action - words.JOIN) % sizes.PROVINCES
    board.tell(events.JOINED, seat, unit, start, board.site - 1)
    table.shift(board, seat, table.figure_of(board, seat, unit), start, board.site - 1)


def muster(board: Board) -> None:
    """BR4.7.3 Nobody else there: no battle. BR4.7.4 Otherwise all who have a figure there fight, step by step."""
    site = board.site - 1
    board.push(frames.END_OF_PILLAGE, board.pillager)
    fighters = 0
    for seat in range(board.seats):
        if has_foothold(board, seat, site):
            fighters |= 1 << seat
    if fighters == 1 << board.pillager:
        board.tell(events.NO_BATTLE, site)
        board.push(frames.REWARD, board.pillager)
        return
    board.tell(events.BATTLE_BEGAN, site, fighters)
    board.fighters = fighters
    for seat in range(board.seats):
        figure = table.figure_of(board, seat, units.VALKYRIE)
        if figure >= 0 and board.at[seat][figure] == site + 1:
            board.valkyrie = seat + 1
    board.push(frames.BLESSINGS, board.pillager)
    board.push(frames.GAINS, board.pillager)
    board.push(frames.BATTLE_GLORY, board.pillager)
    board.push(frames.REWARD, board.pillager)
    board.push(frames.LOSSES, board.pillager)
    board.push(frames.FATE_OF_CARDS, board.pillager)
    board.push(frames.COMPARISON, board.pillager)
    board.push(frames.LATE_CARDS, board.pillager)
    board.push(frames.TEXTS, board.pillager)
    battle.ask_for_cards(board)


# END_OF_PILLAGE


def end_pillage(board: Board) -> None:
    """BR4.7.15"""
    board.pop()
    board.site = 0
    board.pillager = 0
    board.challenge = 0
    board.fighters = 0
    board.silenced = 0
    board.counted = 0
    board.settled = 0
    board.winner = 0
    board.valkyrie = 0
    for seat in range(board.seats):
        board.laid[seat] = 0
        board.eyes[seat] = 0
        board.gazes[seat] = 0
        board.fallen[seat] = 0
        board.total[seat] = 0
        board.bonus[seat] = 0
