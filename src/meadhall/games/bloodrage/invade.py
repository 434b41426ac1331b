"""BR4.3 Invade, and what may follow an invade."""

from __future__ import annotations

from . import action as actions
from . import board as table
from . import effects, pillage, strength
from .board import Board
from .names import cards, events, figures, frames, pieces, places, sizes, stats, units, windows, words


def invade_cost(board: Board, seat: int, figure: int) -> int:
    """BR4.3.1 Its strength, the leader's cost, or what a card says."""
    if figure == figures.LEADER:
        return board.pieces.number[pieces.CLAN][4]
    cost = strength.figure_strength(board, seat, figure, places.RESERVE)
    if figure < figures.MONSTER:
        return cost
    return effects.slot_effect(board, seat, figure, windows.INVASION, cost)


def has_horns_free(board: Board, seat: int) -> bool:
    """BR4.3.3"""
    return table.figures_on_board(board, seat) < table.stat_of(board, seat, stats.HORNS)


def open_places(board: Board) -> int:
    """Provinces with an empty village, Yggdrasil, and live fjords, as bits; six bits a province count its figures."""
    crowds = 0
    one = 1
    for seat in range(board.seats):
        for province in range(sizes.RING):
            crowds += (one * board.warriors[seat][province]) << (6 * province)
        for figure in range(1, sizes.FIGURES):
            place = board.at[seat][figure] - 1
            if 0 <= place < sizes.RING:
                crowds += one << (6 * place)
    opened = 1 << places.YGGDRASIL
    for province in range(sizes.RING):
        villages = board.pieces.number[pieces.PROVINCE + province][pieces.VILLAGES]
        if not (board.destroyed >> province) & 1:
            opened |= 1 << (places.NORTH_EAST + province // 2)
            if ((crowds >> (6 * province)) & 63) < villages:
                opened |= 1 << province
    return opened


def places_for(board: Board, seat: int, figure: int, opened: int) -> int:
    """BR4.3.1 Outer provinces for most, fjords for ships; BR4.3.2 Yggdrasil for the Dark Elf only."""
    if table.is_ship(board, seat, figure):
        return opened & (15 << places.NORTH_EAST)
    if figure >= figures.MONSTER and table.unit_of(board, seat, figure) == units.DARK_ELF:
        return opened & 511
    return opened & 255


def offer_places(board: Board, seat: int, figure: int, opened: int, word: int) -> None:
    mask = places_for(board, seat, figure, opened)
    base = word + table.unit_of(board, seat, figure) * sizes.LANDS
    for place in range(sizes.LANDS):
        if (mask >> place) & 1:
            board.offer(base + place)


def offer_invades(board: Board, seat: int, opened: int) -> None:
    if not has_horns_free(board, seat):
        return
    for figure in range(sizes.FIGURES):
        is_ready = table.count_at(board, seat, figure, places.RESERVE)
        if is_ready and invade_cost(board, seat, figure) <= board.rage[seat]:
            offer_places(board, seat, figure, opened, words.INVADE)


def invade(board: Board, seat: int, what: int) -> None:
    """`what` is a unit and a place, as the vocabulary counts them."""
    figure = table.figure_of(board, seat, what // sizes.LANDS)
    enter(board, seat, figure, places.RESERVE, what % sizes.LANDS, invade_cost(board, seat, figure))


def recall(board: Board, seat: int, what: int) -> None:
    """BR6.10 Frigga's Domain: straight from Valhalla."""
    slot = effects.slot_of(board, seat, cards.FRIGGAS_DOMAIN)
    cost = table.value_of(board, board.upgrade[seat][slot] - 1)
    figure = table.figure_of(board, seat, what // sizes.LANDS)
    enter(board, seat, figure, places.VALHALLA, what % sizes.LANDS, cost)


def enter(board: Board, seat: int, figure: int, start: int, place: int, cost: int) -> None:
    """BR4.3.4 In this order: Troll or Fire Giant, Frigga's Succor, Thor's Domain."""
    board.tell(events.INVADED, seat, table.unit_of(board, seat, figure), place, cost)
    actions.pay(board, seat, cost)
    table.shift(board, seat, figure, start, place)
    if place < sizes.PROVINCES:
        board.push(frames.AFTER_INVADE, seat, place)
        if figure >= figures.MONSTER:
            effects.slot_effect(board, seat, figure, windows.INVADED, place)


# AFTER_INVADE


def after_invade(board: Board) -> None:
    """The frame's note is the province, its extra the next step."""
    seat = board.top_who()
    province = board.top_note()
    step = board.top_extra()
    board.extra[board.depth - 1] += 1
    if step == 0:
        effects.upgrades(board, seat, windows.SUCCOR, province)
    else:
        board.pop()
        effects.upgrades(board, seat, windows.STORM, province)


# SUCCOR


def succor_options(board: Board, seat: int) -> None:
    """BR6.8"""
    board.offer(words.INVADE + board.top_note())
    board.offer(words.DECLINE)


def succor(board: Board, seat: int, action: int) -> None:
    province = board.top_note()
    board.pop()
    if action != words.DECLINE:
        reinforce(board, seat, province)


def can_reinforce(board: Board, seat: int, province: int) -> bool:
    """A warrior from the reserve, an empty village, and BR4.3.3; never Yggdrasil (BR6.8, BR6.25)."""
    if province == places.YGGDRASIL or board.warriors[seat][places.RESERVE] == 0:
        return False
    return table.room(board, province) > 0 and has_horns_free(board, seat)


def reinforce(board: Board, seat: int, province: int) -> None:
    """A warrior for free, that nothing follows."""
    board.tell(events.INVADED, seat, units.WARRIOR, province, 0)
    table.shift(board, seat, figures.WARRIOR, places.RESERVE, province)


# STORM


def storm_options(board: Board, seat: int) -> None:
    """BR6.9"""
    board.offer(words.PILLAGE + board.top_note())
    board.offer(words.DECLINE)


def storm(board: Board, seat: int, action: int) -> None:
    """The frame's extra is the price."""
    province = board.top_note()
    price = board.top_extra()
    board.pop()
    if action != words.DECLINE:
        pillage.begin_pillage(board, seat, province, price, 0)
