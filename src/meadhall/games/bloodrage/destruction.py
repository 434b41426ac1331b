"""BR7.3 A destruction: all that one cause destroys at one moment, and who escapes it; BR6.13 a sacrifice."""

from __future__ import annotations

from . import board as table
from . import effects, raising
from .board import Board
from .names import causes, events, figures, frames, pieces, places, sizes, sources, units, windows, words


def begin_destruction(board: Board, first: int, province: int, cause: int) -> None:
    """The figures are marked. Each owner decides in turn, BR7.1 from that seat clockwise."""
    for seat in range(board.seats):
        if marked_of(board, seat):
            board.push(frames.DESTRUCTION, first, province * 4 + cause)
            return


def marked_of(board: Board, seat: int) -> int:
    total = 0
    for figure in range(sizes.FIGURES):
        total += board.marked[seat][figure]
    return total


def marked_witch(board: Board, seat: int) -> int:
    """The place of a Volur Witch about to be destroyed in the clan; 0 without one."""
    for figure in range(figures.MONSTER, sizes.FIGURES):
        if board.marked[seat][figure] and table.unit_of(board, seat, figure) == units.VOLUR_WITCH:
            return figure
    return 0


# DESTRUCTION


def destroy(board: Board) -> None:
    """The note is the province and the cause, the extra counts what the owners have been asked: flight, rescue."""
    first = board.top_who()
    province = board.top_note() // 4
    cause = board.top_note() % 4
    while board.top_extra() < 2 * board.seats:
        asked = board.top_extra()
        seat = table.seat_after(board, first, asked // 2)
        board.extra[board.depth - 1] += 1
        if asked % 2 == 0:
            if marked_witch(board, seat):
                effects.slot_effect(board, seat, marked_witch(board, seat), windows.FLIGHT, province)
        elif cause != causes.RAGNAROK and marked_of(board, seat):
            effects.upgrades(board, seat, windows.PROTECTION, province)
        if board._frame() != frames.DESTRUCTION:
            return
    board.pop()
    fall_together(board, first, province, cause)


def fall_together(board: Board, first: int, province: int, cause: int) -> None:
    """BR2.6 To Valhalla; BR4.10.1 Ragnarök pays for each; BR6.2 what does not fall in battle counts for no battle."""
    for steps in range(board.seats):
        seat = table.seat_after(board, first, steps)
        fallen = 0
        glory = 0
        for figure in range(sizes.FIGURES):
            count = board.marked[seat][figure]
            if count:
                place = table.fjord_of(province) if table.is_ship(board, seat, figure) else province
                glory += fall(board, seat, figure, place, count)
                board.marked[seat][figure] = 0
                fallen += count
        table.gain_glory(board, seat, glory, sources.CARDS)
        if cause == causes.BATTLE:
            board.fallen[seat] += fallen
        elif cause == causes.RAGNAROK and fallen:
            glory = fallen * board.pieces.number[pieces.RAGNAROK][board.age - 1]
            table.gain_glory(board, seat, effects.upgrades(board, seat, windows.RAGNAROK, glory), sources.RAGNAROK)


def fall(board: Board, seat: int, figure: int, place: int, count: int) -> int:
    """The glory that a ship upgrade pays."""
    board.tell(events.DESTROYED, seat, table.unit_of(board, seat, figure), place, count)
    for _ in range(count):
        table.shift(board, seat, figure, place, places.VALHALLA)
    if table.is_ship(board, seat, figure):
        return effects.upgrades(board, seat, windows.SHIP_LOST, 0)
    return 0


# FLIGHT


def flight_options(board: Board, seat: int) -> None:
    """BR6.5"""
    board.offer(words.FLEE)
    board.offer(words.DECLINE)


def flight(board: Board, seat: int, action: int) -> None:
    province = board.top_note()
    board.pop()
    if action == words.FLEE:
        figure = marked_witch(board, seat)
        board.tell(events.FLED, seat, province)
        board.marked[seat][figure] = 0
        table.shift(board, seat, figure, province, places.YGGDRASIL)


# PROTECTION


def protection_price(board: Board, seat: int) -> int:
    """BR6.11"""
    slot = effects.slot_with(board, seat, windows.PROTECTION)
    return table.value_of(board, board.upgrade[seat][slot] - 1)


def protection_options(board: Board, seat: int) -> None:
    for figure in range(sizes.FIGURES):
        if board.marked[seat][figure]:
            board.offer(words.SAVE + table.unit_of(board, seat, figure))
    board.offer(words.DONE)


def protection(board: Board, seat: int, action: int) -> None:
    """The frame's note is the province. One figure after the other, as far as the rage goes."""
    if action == words.DONE:
        board.pop()
        return
    unit = action - words.SAVE
    figure = table.figure_of(board, seat, unit)
    province = board.top_note()
    is_at_sea = table.is_ship(board, seat, figure)
    board.tell(events.SAVED, seat, unit, table.fjord_of(province) if is_at_sea else province)
    board.marked[seat][figure] -= 1
    board.rage[seat] -= protection_price(board, seat)
    if board.rage[seat] < protection_price(board, seat) or marked_of(board, seat) == 0:
        board.pop()


# SACRIFICE


def sacrifice_options(board: Board, seat: int) -> None:
    """BR6.13 Any own figure on the board; the frame's note is how many are still to be given."""
    for figure in range(sizes.FIGURES):
        base = words.GIVE + table.unit_of(board, seat, figure) * sizes.LANDS
        for place in range(sizes.LANDS):
            if table.count_at(board, seat, figure, place):
                board.offer(base + place)


def sacrifice(board: Board, seat: int, action: int) -> None:
    what = action - words.GIVE
    unit = what // sizes.LANDS
    place = what % sizes.LANDS
    figure = table.figure_of(board, seat, unit)
    board.tell(events.SACRIFICED, seat, unit, place)
    table.gain_glory(board, seat, fall(board, seat, figure, place, 1), sources.CARDS)
    board.note[board.depth - 1] -= 1
    if board.top_note() == 0:
        board.pop()
        raising.ask_raise(board, seat, 0)
