"""BR7.4 What everybody has seen of the cards in a seat's hands. Who could recall it, bots among them, may use it."""

from __future__ import annotations

from . import board as table
from .board import Board
from .names import events, phases, sights, sizes


def reveal(board: Board, seat: int, card: int, copies: int) -> None:
    """All see that the seat has that many copies of the card at once."""
    least = copies + board.gone[seat][card]
    if table.age_of(card) < board.age and least > 0:
        board.carried_card[seat] = card + 1
    if least > board.proven[seat][card]:
        board.proven[seat][card] = least


def leave(board: Board, seat: int, card: int) -> None:
    """All see the card leave the seat's hands. A quest judged now was laid before another card was kept."""
    board.gone[seat][card] += 1
    if board.gone[seat][card] > 0 and table.age_of(card) < board.age and board.phase < phases.QUEST:
        board.carried[seat] = 0
        board.carried_card[seat] = 0
        board.carried_before[seat] = 0
    if board.gone[seat][card] > board.proven[seat][card]:
        board.proven[seat][card] += 1


def arrive(board: Board, seat: int, card: int) -> None:
    """All see the card come from another seat."""
    board.gone[seat][card] -= 1


def discard(board: Board, seat: int, card: int) -> None:
    """BR7.5 Face up."""
    board.tell(events.DISCARDED, seat, card)
    leave(board, seat, card)
    board.discarded[card] += 1


def keep_one(board: Board, seat: int) -> None:
    """BR4.8.1 Nobody else knows which card was kept: the one carried already may be it, if it is no quest laid now."""
    before = 0
    if board.carried[seat]:
        before = board.carried_card[seat] if board.carried_card[seat] else sights.UNKNOWN
        for card in range(sizes.CARDS):
            if board.quests[seat][card] and table.age_of(card) < board.age:
                before = 0
    board.carried[seat] = 1 if table.has_cards(board, seat) else 0
    board.carried_card[seat] = 0
    board.carried_before[seat] = before if board.carried[seat] else 0
