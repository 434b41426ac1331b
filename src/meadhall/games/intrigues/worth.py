"""The evaluation that bots play by: points made, and what the stacks on the table promise. A hundred is a point."""

from __future__ import annotations

import cython

from meadhall.core.estimate import Estimate
from meadhall.core.state import State

from . import awakening, estimates
from . import board as table
from .board import Board
from .names import frames, sizes, words


def worth(board: Board, seat: int, fitted: int) -> int:
    """By the guessed numbers of `estimates`, or by the fitted ones."""
    total = 100 * table.points_of(board, seat)
    best_other = 0
    for other in range(board.seats):
        if other != seat:
            best_other = max(best_other, table.points_of(board, other))
    total -= estimate(fitted, estimates.RIVAL) * best_other
    if board.depth == 0:
        return total
    upcoming = next_to_awaken(board)
    for who in range(sizes.AESIR):
        total += promise(board, seat, who, upcoming, fitted)
    return total


def estimate(fitted: int, number: int) -> int:
    return estimates.ESTIMATE[fitted][number]


def promise(board: Board, seat: int, who: int, upcoming: int, fitted: int) -> int:
    """What the stacks of that Aesir are worth to the seat."""
    total = estimate(fitted, estimates.CARD) * table.cards_in_stack(board, seat, who)
    likely = chance(board, seat, who, fitted)
    if likely and is_final(board):
        if who >= upcoming:
            total += estimate(fitted, estimates.FINAL) * likely // 100
    elif likely:
        if who >= upcoming:
            total += favour_value(board, seat, who, fitted) * likely // 100
        total += later_value(board, who, fitted) * likely // 100
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


def chance(board: Board, seat: int, who: int, fitted: int) -> int:
    """How likely the seat has that favour in the end, in per cent."""
    if attention(board, seat, who) == 0:
        return 0
    ahead = lead(board, seat, who)
    is_favourite = 1 if ahead > 0 or (ahead == 0 and awakening.favourite(board, who) == seat) else 0
    if board._frame() != frames.CHOOSE_CARD:
        if ahead > 0:
            return 100
        if is_favourite:
            return estimate(fitted, estimates.TIED)
        return estimate(fitted, estimates.CLOSE if ahead >= -1 else estimates.BEHIND)
    likely = estimate(fitted, estimates.LEADING if is_favourite else estimates.TRAILING)
    step = estimate(fitted, estimates.A_CARD_AHEAD) + estimate(fitted, estimates.EACH_ROUND) * board.round
    least = estimate(fitted, estimates.UNLIKELIEST)
    return min(estimate(fitted, estimates.LIKELIEST), max(least, likely + step * ahead))


def favour_value(board: Board, seat: int, who: int, fitted: int) -> int:
    """What the favour brings in this round: the goal or the will."""
    limit = awakening.goal_limit(board, who)
    goal = estimate(fitted, estimates.GOAL) * min(limit, table.cards_in_stack(board, seat, who))
    return max(goal, estimate(fitted, estimates.WILL + who))


def later_value(board: Board, who: int, fitted: int) -> int:
    """What leading that Aesir promises for later rounds and the final count."""
    value = estimate(fitted, estimates.LATER + who) + estimate(fitted, estimates.LATER_ROUND) * board.round
    for goal in range(6):
        if board.goals[goal] == who + 1 and table.column_of(goal) > board.round and table.is_goal_open(board, goal):
            value += estimate(fitted, estimates.LATER_GOAL) * table.limit_of(board, goal)
    return value


# Looking ahead without doing


def sees_ahead(board: Board, seat: int) -> bool:
    """Where there are many options: a card that is not the last one, the wills of Loki and Bragi."""
    frame = board._frame()
    if frame == frames.CHOOSE_CARD:
        return board.hand[seat][1] != 0
    return frame == frames.LOKIS_WILL or frame == frames.BRAGIS_GIFT or frame == frames.BRAGIS_PRIZE


def foresee(board: Board, seat: int, action: int, fitted: int) -> int:
    """What the cards that move bring the seat at their own Aesir; disputes about others are left out."""
    frame = board._frame()
    if frame == frames.CHOOSE_CARD:
        return gain(board, seat, (action - words.PLAY) // sizes.AESIR, seat, 1, fitted)
    if frame == frames.BRAGIS_GIFT:
        return gain(board, seat, (action - words.GIVE) // sizes.ROOM, seat, -1, fitted)
    code = action - (words.TURN_OTHER if frame == frames.LOKIS_WILL else words.TAKE)
    who = code // sizes.ROOM % sizes.AESIR
    owner = code // (sizes.ROOM * sizes.AESIR)
    if frame == frames.BRAGIS_PRIZE:
        given = (board.top_note() - words.GIVE) // sizes.ROOM
        if given == who:
            return 0
        return gain_by_swap(board, seat, who, owner, 1, fitted) + gain_by_swap(board, seat, given, owner, -1, fitted)
    place = table.place_of(board, owner, who, code % sizes.ROOM + 1)
    shown = table.other_end(board, owner, who, place)
    return gain(board, seat, who, owner, -1, fitted) + gain(board, seat, shown, owner, 1, fitted)


def gain(board: Board, seat: int, who: int, owner: int, cards: int, fitted: int) -> int:
    """What it brings the seat if so many cards come to the owner's stack."""
    upcoming = next_to_awaken(board)
    before = promise(board, seat, who, upcoming, fitted)
    board.face_up[owner][who] += cards
    after = promise(board, seat, who, upcoming, fitted)
    board.face_up[owner][who] -= cards
    return after - before


def gain_by_swap(board: Board, seat: int, who: int, owner: int, cards: int, fitted: int) -> int:
    """What it brings the seat if so many cards come to it from the owner's stack."""
    upcoming = next_to_awaken(board)
    before = promise(board, seat, who, upcoming, fitted)
    board.face_up[seat][who] += cards
    board.face_up[owner][who] -= cards
    after = promise(board, seat, who, upcoming, fitted)
    board.face_up[seat][who] -= cards
    board.face_up[owner][who] += cards
    return after - before


class IntriguesEstimate(Estimate):
    """By one set of numbers, and where there are many options without trying them out."""

    fitted: int

    def __init__(self, fitted: int) -> None:
        self.fitted = fitted

    def _worth(self, state: State, seat: int) -> int:
        return worth(cython.cast(Board, state), seat, self.fitted)

    def _sees_ahead(self, state: State, seat: int) -> bool:
        return sees_ahead(cython.cast(Board, state), seat)

    def _foresee(self, state: State, seat: int, action: int) -> int:
        return foresee(cython.cast(Board, state), seat, action, self.fitted)
