"""The notes of a guess at the hidden cards, and what follows from the guess so far.

The notes live on the stack of `imagine`, so several threads can guess at once.
"""

from __future__ import annotations

import cython

from meadhall.core import layout

from . import board as table
from . import gifts, knowledge
from .board import Board
from .names import sizes, suits

if not cython.compiled:

    class UncompiledGuess:
        """The same fields as the C struct."""

        struct = "Guess"
        viewer: int  # the seat that guesses; -1: a spectator
        forgotten: int  # ages whose memory is given up, the first one first; the committed quests go with the last one
        pressed: int  # seats whose carried card is taken for a quest, as bits: tried where all else has failed
        lacking_seat: int  # who lacks a card
        lacking_card: int  # that card, or ANY quest
        sight: list[int]  # for each cell of the age, the set that it belongs to
        copies: list[int]  # of each card of the age, not dealt out yet
        carried: list[int]  # the card that each seat kept from the last age, plus one
        hand: list[int]  # how many cards are in a hand that no draft explains
        quests: list[int]  # how many quests lie committed before that seat

        def __init__(self) -> None:
            layout.fill(self)

    Guess = UncompiledGuess


def hand_of(board: Board, guess: Guess, seat: int, card: int) -> int:
    """Copies in the seat's hand and among its quests; what Poison brought is among them."""
    count = 0
    if table.age_of(card) == board.age:
        if knowledge.is_before_discard(board):
            taken = knowledge.taken_of(board, seat, card)
            count = taken - board.gone[seat][card] - knowledge.on_table(board, seat, card)
        elif guess.carried[seat] == card + 1:
            count = 1
    else:
        if knowledge.is_before_discard(board):
            count = max(-board.gone[seat][card], 0)
        if guess.carried[seat] == card + 1:
            count += 1
        count -= knowledge.on_table(board, seat, card)
    return max(count, 0)


def missing_quests(board: Board, guess: Guess, seat: int) -> int:
    """How many more lie committed before the seat than it has; below 0: it has some in hand."""
    missing = table.quests_of(board, seat)
    for card in range(sizes.CARDS):
        if table.suit_of(board, card) == suits.QUEST:
            missing -= hand_of(board, guess, seat, card)
    return missing


def must_carry_quest(board: Board, guess: Guess, seat: int) -> bool:
    """Whether more quests lie committed than the cards of this age can make: the one carried over is among them."""
    left = table.quests_of(board, seat)
    if left == 0 or board.carried[seat] == 0 or board.carried_card[seat] or not knowledge.is_before_discard(board):
        return False
    if (guess.pressed >> seat) & 1:
        return True
    for turn in range(sizes.TURNS):
        if board.cell[board.age - 1][gifts.cell_taken(seat, turn)]:
            left -= 1
    for card in range((board.age - 1) * sizes.GIFTS, board.age * sizes.GIFTS):
        if table.suit_of(board, card) == suits.QUEST:
            left += max(board.gone[seat][card], 0) + knowledge.on_table(board, seat, card)
        else:
            left += board.proven[seat][card]
    return left > 0
