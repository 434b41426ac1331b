"""BR4.8, BR4.10 and BR4.11: discard, Ragnarök, release of Valhalla."""

from __future__ import annotations

from . import board as table
from . import destruction, effects, memory
from .board import Board
from .names import causes, events, figures, frames, places, sizes, sources, windows, words

# DISCARD


def who_discards(board: Board) -> int:
    """Everybody with a card in hand."""
    mask = 0
    for seat in range(board.seats):
        if table.has_cards(board, seat):
            mask |= 1 << seat
    return mask


def begin_discard(board: Board) -> None:
    """BR4.8.1 In age 3 nothing is kept, so nothing is asked."""
    if board.age < sizes.AGES and who_discards(board):
        board.push(frames.DISCARD, 0)
    else:
        drop_hands(board)


def discard_options(board: Board, seat: int) -> None:
    card = table.next_in_hand(board, seat, 0)
    while card < sizes.CARDS:
        board.offer(words.KEEP + card)
        card = table.next_in_hand(board, seat, card + 1)
    board.offer(words.DECLINE)


def discard(board: Board, seat: int, action: int) -> None:
    if board.commit(seat, action):
        drop_hands(board)
        board.pop()


def drop_hands(board: Board) -> None:
    """BR7.5 Face down; what each seat keeps was committed, if it is a card."""
    for seat in range(board.seats):
        dropped = table.cards_in_hand(board, seat)
        kept = board.pick[seat] - words.KEEP
        if 0 <= kept < sizes.CARDS:
            dropped -= 1
            board.whisper(1 << seat, events.KEPT, seat, kept)
        if dropped:
            board.tell(events.HAND_DISCARDED, seat, dropped)
            board.reveals += 1
        board.pick[seat] = 0
        board.committed &= ~(1 << seat)
        for card in range(sizes.CARDS):
            board.hand[seat][card] = 0
        if 0 <= kept < sizes.CARDS:
            board.hand[seat][kept] = 1
        memory.keep_one(board, seat)


# RAGNAROK


def strike(board: Board) -> None:
    """BR4.10.1 Figures in the province and its fjord are lost first."""
    province = board.doom[board.age - 1] - 1
    board.tell(events.STRUCK, province, board.age)
    for seat in range(board.seats):
        board.marked[seat][figures.WARRIOR] = board.warriors[seat][province]
        for figure in range(1, sizes.FIGURES):
            place = board.at[seat][figure] - 1
            board.marked[seat][figure] = 1 if place == province or place == table.fjord_of(province) else 0
    board.push(frames.RAGNAROK, board.first, province)
    destruction.begin_destruction(board, board.first, province, causes.RAGNAROK)


def destroy_province(board: Board) -> None:
    """Then it is out of the game, and the doom marker moves on."""
    board.destroyed |= 1 << board.top_note()
    board.pop()
    if board.age < sizes.AGES:
        board.tell(events.DOOM_MOVED, board.doom[board.age] - 1)


# Release


def release_valhalla(board: Board) -> None:
    """BR4.11.1"""
    for steps in range(board.seats):
        seat = table.seat_after(board, board.first, steps)
        count = table.figures_in_valhalla(board, seat)
        if count:
            board.tell(events.RELEASED, seat, count)
            board.warriors[seat][places.RESERVE] += board.warriors[seat][places.VALHALLA]
            board.warriors[seat][places.VALHALLA] = 0
            for figure in range(1, sizes.FIGURES):
                if board.at[seat][figure] == places.VALHALLA + 1:
                    board.at[seat][figure] = places.RESERVE + 1
            glory = count * effects.upgrades(board, seat, windows.RELEASE, 0)
            table.gain_glory(board, seat, glory, sources.VALHALLA)
