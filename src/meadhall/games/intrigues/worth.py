"""The evaluation that bots play by: points made, and what the stacks on the table promise. A hundred is a point."""

from __future__ import annotations

from . import aesir, awakening, frames, sizes
from . import board as table
from .board import Board


def worth(board: Board, seat: int) -> int:
    total = 100 * table.points_of(board, seat)
    best_other = 0
    for other in range(board.seats):
        if other != seat:
            best_other = max(best_other, table.points_of(board, other))
    total -= 40 * best_other
    upcoming = next_to_awaken(board)
    for who in range(sizes.AESIR):
        likely = chance(board, seat, who)
        if likely:
            if is_final(board):
                if who >= upcoming:
                    total += 95 * likely // 100
            else:
                if who >= upcoming:
                    total += favour_value(board, seat, who) * likely // 100
                total += later_value(board, who) * likely // 100
        total += 3 * (board.face_up[seat][who] + board.hidden[seat][who])
    return total


def next_to_awaken(board: Board) -> int:
    """The first Aesir whose favour is still open, in this round or in the final count."""
    for at in range(board.depth):
        if board.kind[at] == frames.AWAKENING or board.kind[at] == frames.FINAL_COUNT:
            return board.note[at]
    return sizes.AESIR


def is_final(board: Board) -> bool:
    return board.depth > 1 and board.kind[1] == frames.FINAL_COUNT


def attention(board: Board, seat: int, who: int) -> int:
    """The same as in the chapter on awakening; here it is inlined, for bots ask it more than anything else."""
    cards = board.face_up[seat][who] + board.hidden[seat][who]
    return 2 * cards if board.doubling == 1 + seat * sizes.AESIR + who else cards


def lead(board: Board, seat: int, who: int) -> int:
    """How far the seat is ahead of the best other in that Aesir's attention."""
    best_other = 0
    for other in range(board.seats):
        if other != seat:
            best_other = max(best_other, attention(board, other, who))
    return attention(board, seat, who) - best_other


def chance(board: Board, seat: int, who: int) -> int:
    """How likely the seat has that favour in the end, in per cent."""
    if attention(board, seat, who) == 0:
        return 0
    ahead = lead(board, seat, who)
    is_favourite = 1 if ahead > 0 or (ahead == 0 and awakening.favourite(board, who) == seat) else 0
    if board.top() != frames.CHOOSE_CARD:
        if ahead > 0:
            return 100
        return 85 if is_favourite else 12 if ahead >= -1 else 3
    return min(95, max(3, (55 if is_favourite else 40) + 20 * ahead))


def favour_value(board: Board, seat: int, who: int) -> int:
    """What the favour brings in this round: the goal or the will."""
    limit = awakening.goal_limit(board, who)
    goal = 80 * min(limit, table.cards_in_stack(board, seat, who))
    return max(goal, will_value(who))


def later_value(board: Board, who: int) -> int:
    """What leading that Aesir promises for later rounds and the final count."""
    value = 12 + 14 * board.round
    for goal in range(6):
        if board.goals[goal] == who + 1 and table.column_of(goal) > board.round and table.is_goal_open(board, goal):
            value += 18 * table.limit_of(board, goal)
    return value


def will_value(who: int) -> int:
    if who == aesir.HEIMDALL:
        return 85
    if who == aesir.BRAGI:
        return 45
    if who == aesir.LOKI or who == aesir.SIF or who == aesir.FREYA:
        return 32
    return 22
