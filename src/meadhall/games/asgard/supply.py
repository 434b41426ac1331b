"""AS1.6 The supply: where stones, recruits and seals come from, and what happens when there are none."""

from __future__ import annotations

from .board import Board
from .names import events, frames, goods, sizes, words


def givers(board: Board, seat: int, piece: int) -> int:
    """AS1.6 Who may have to give the piece, as bits: those with the most; nobody if the receiver alone has it."""
    most = 0
    for other in range(board.seats):
        most = max(most, board.held[other][piece])
    mask = 0
    if most > 0:
        for other in range(board.seats):
            if other != seat and board.held[other][piece] == most:
                mask |= 1 << other
    return mask


def can_receive(board: Board, seat: int, piece: int) -> bool:
    return board.supply[piece] > 0 or givers(board, seat, piece) != 0


def receive(board: Board, seat: int, piece: int, count: int) -> None:
    """AS1.6 Piece by piece. What follows must stand below on the stack already: a tie asks the receiver."""
    while count > 0:
        if board.supply[piece]:
            board.tell(events.RECEIVED, seat, piece)
            board.supply[piece] -= 1
            board.held[seat][piece] += 1
        else:
            mask = givers(board, seat, piece)
            if mask & (mask - 1):
                board.push(frames.GIVER, seat, piece, count)
                return
            if mask:
                giver = 0
                while not (mask >> giver) & 1:
                    giver += 1
                hand_over(board, seat, piece, giver)
            else:
                board.tell(events.LOST_PIECE, seat, piece)
        count -= 1


def hand_over(board: Board, seat: int, piece: int, giver: int) -> None:
    board.tell(events.RECEIVED_FROM, seat, piece, giver)
    board.held[giver][piece] -= 1
    board.held[seat][piece] += 1


def spend(board: Board, seat: int, piece: int) -> None:
    """AS1.7"""
    board.tell(events.PAID, seat, piece)
    board.held[seat][piece] -= 1
    board.supply[piece] += 1


# GIVER: the note is the piece, the extra how many are still to come


def offer_seats(board: Board, mask: int) -> None:
    for seat in range(board.seats):
        if (mask >> seat) & 1:
            board.offer(words.TAKE_FROM + seat)


def giver_options(board: Board, seat: int) -> None:
    offer_seats(board, givers(board, seat, board.top_note()))


def take_from_giver(board: Board, seat: int, action: int) -> None:
    piece = board.top_note()
    left = board.top_extra() - 1
    board.pop()
    hand_over(board, seat, piece, action - words.TAKE_FROM)
    receive(board, seat, piece, left)


# EXCHANGE


def exchange_options(board: Board, seat: int) -> None:
    """AS1.6.3"""
    for mine in range(sizes.STONES):
        if board.held[seat][mine]:
            for other in range(sizes.STONES):
                if other != mine and board.supply[other]:
                    board.offer(words.EXCHANGE + mine * sizes.STONES + other)
    board.offer(words.DECLINE)


def exchange(board: Board, seat: int, action: int) -> None:
    board.pop()
    if action == words.DECLINE:
        return
    mine = (action - words.EXCHANGE) // sizes.STONES
    other = (action - words.EXCHANGE) % sizes.STONES
    board.tell(events.EXCHANGED, seat, mine, other)
    board.held[seat][mine] -= 1
    board.supply[mine] += 1
    board.supply[other] -= 1
    board.held[seat][other] += 1


# ASK_PIECE: a stone of any colour, or with a note a seal


def ask_options(board: Board, seat: int) -> None:
    """AS1.6.2 One that the supply lacks may be named too."""
    if board.top_note():
        board.offer(words.ASK + goods.LIGHT_SEAL)
        board.offer(words.ASK + goods.DARK_SEAL)
    else:
        for colour in range(sizes.STONES):
            board.offer(words.ASK + colour)


def ask(board: Board, seat: int, action: int) -> None:
    board.pop()
    receive(board, seat, action - words.ASK, 1)
