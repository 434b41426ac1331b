"""IA6 Hidden information: what a seat knows, and a redraw of the rest.

Every card on the table has shown both its ends when it came there, so with perfect recall the table is known,
covered ends too. A hand that a seat has held is known for the rest of the round: all that leaves it is revealed.
"""

from __future__ import annotations

from . import board as table
from . import rounds
from .board import Board
from .names import frames, sizes


def knows_hand(board: Board, seat: int, other: int) -> bool:
    """IA6.1 Whether the seat (-1: a spectator) holds that hand now or has passed it on in this round."""
    if seat < 0:
        return False
    passed_on = other - seat if rounds.passes_left(board) else seat - other
    return passed_on % board.seats <= board.turn


def is_drawn_by_other(board: Board, seat: int) -> bool:
    """IA4.5 Sif's card has been drawn and not played yet: only who drew it has seen it."""
    return board._frame() == frames.SIFS_WILL and board.top_who() != seat


def imagine(board: Board, seat: int) -> None:
    imagine_hands(board, seat)
    imagine_picks(board, seat)
    imagine_goals(board)


def imagine_hands(board: Board, seat: int) -> None:
    """Unknown hands and Sif's card go back to the deck and are drawn anew; their sizes are public."""
    if is_drawn_by_other(board, seat):
        board.deck[board.top_note()] += 1
    for other in range(board.seats):
        if not knows_hand(board, seat, other):
            for at in range(table.cards_in_hand(board, other)):
                board.deck[board.hand[other][at] - 1] += 1
    left = table.cards_in_deck(board)
    if is_drawn_by_other(board, seat):
        board.note[board.depth - 1] = table.drawn(board, left)
        left -= 1
    for other in range(board.seats):
        if not knows_hand(board, seat, other):
            cards = table.cards_in_hand(board, other)
            for at in range(cards):
                board.hand[other][at] = 0
            for _ in range(cards):
                table.add_to_hand(board, other, table.drawn(board, left))
                left -= 1


def imagine_picks(board: Board, seat: int) -> None:
    """What others have committed may be any card they can have."""
    for other in range(board.seats):
        if other != seat and (board.committed >> other) & 1:
            board.guess_pick(other)


def imagine_goals(board: Board) -> None:
    """Goals not open yet, the one that left the game among them, are shuffled from a fixed order."""
    unknown = 0
    for goal in range(sizes.GOALS):
        if not table.is_goal_open(board, goal):
            unknown |= 1 << board.goals[goal]
    left = 0
    for who in range(1, sizes.AESIR + 1):
        left += (unknown >> who) & 1
    for goal in range(sizes.GOALS):
        if not table.is_goal_open(board, goal):
            at = board.draw(left)
            who = 0
            while at >= 0:
                who += 1
                at -= (unknown >> who) & 1
            board.goals[goal] = who
            unknown &= ~(1 << who)
            left -= 1
