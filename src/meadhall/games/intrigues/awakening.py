"""IA3 Awakening: attention, favour and dispute; goal or will."""

from __future__ import annotations

from . import board as table
from . import wills
from .board import Board
from .names import events, frames, sizes, sources, words


def attention(board: Board, seat: int, who: int) -> int:
    """IA3.1"""
    cards = board.face_up[seat][who] + board.hidden[seat][who]
    return 2 * cards if board.doubling == 1 + seat * sizes.AESIR + who else cards


def most_attention(board: Board, who: int, among: int) -> int:
    """Which of these seats, as bits, have the most attention of that Aesir."""
    best = -1
    leaders = 0
    for seat in range(board.seats):
        if (among >> seat) & 1:
            count = attention(board, seat, who)
            if count > best:
                best = count
                leaders = 1 << seat
            elif count == best:
                leaders |= 1 << seat
    return leaders


def claimants(board: Board, who: int) -> int:
    """IA3.2 Who has the most attention, and at least one card."""
    leaders = most_attention(board, who, (1 << board.seats) - 1)
    for seat in range(board.seats):
        if (leaders >> seat) & 1 and attention(board, seat, who) == 0:
            return 0
    return leaders


def favourite(board: Board, who: int) -> int:
    """Who would have the favour as things stand; -1 for nobody. A question: nothing is told."""
    leaders = claimants(board, who)
    by = 0
    while leaders & (leaders - 1) and by < sizes.AESIR:
        leaders = most_attention(board, by, leaders)
        by += 1
    return seat_of(leaders)


def seat_of(seats: int) -> int:
    """The one seat of these bits; -1 for none or several."""
    if seats == 0 or seats & (seats - 1):
        return -1
    seat = 0
    while seats >> (seat + 1):
        seat += 1
    return seat


def win_favour(board: Board, who: int) -> int:
    """IA3.2 The most attention wins; IA3.3 a tie is a dispute. Told step by step."""
    board.tell(events.AWOKE, who)
    board.note[board.depth - 1] += 1
    leaders = claimants(board, who)
    if leaders == 0:
        board.tell(events.SLEPT, who)
        return -1
    if board.chronicle is not None:
        for seat in range(board.seats):
            if attention(board, seat, who) > 0:
                board.tell(events.ATTENTION, who, seat, attention(board, seat, who))
    if leaders & (leaders - 1):
        board.tell(events.DISPUTED, who, leaders)
        leaders = dispute(board, leaders)
    winner = seat_of(leaders)
    if winner < 0:
        board.tell(events.UNDECIDED, who)
    else:
        board.tell(events.FAVOURED, winner, who)
    return winner


def dispute(board: Board, leaders: int) -> int:
    """IA3.3 Odin to Heimdall; all below the best drop out at each step. Who is left, as bits."""
    by = 0
    while leaders & (leaders - 1) and by < sizes.AESIR:
        for seat in range(board.seats):
            if (leaders >> seat) & 1:
                board.tell(events.COMPARED, by, seat, attention(board, seat, by))
        best = most_attention(board, by, leaders)
        for seat in range(board.seats):
            if (leaders & ~best) >> seat & 1:
                board.tell(events.DROPPED_OUT, seat)
        leaders = best
        by += 1
    return leaders


def goal_limit(board: Board, who: int) -> int:
    """IA3.4 How many cards the goal of that Aesir in this round's column allows; 0 without such a goal."""
    first = board.round * (board.round - 1) // 2
    for goal in range(first, first + board.round):
        if board.goals[goal] == who + 1:
            return table.limit_of(board, goal)
    return 0


# AWAKENING


def awaken(board: Board) -> None:
    """IA3 One Aesir after the other; the frame's note is the next one."""
    who = board.top_note()
    if who == sizes.AESIR:
        end_round(board)
        board.pop()
        return
    winner = win_favour(board, who)
    if winner >= 0:
        limit = goal_limit(board, who)
        if limit > 0:
            board.push(frames.FAVOUR, winner, who, limit)
        else:
            wills.begin(board, winner, who)


def end_round(board: Board) -> None:
    """IA5.1"""
    if board.doubling:
        board.tell(events.DOUBLING_RETURNED)
        board.doubling = 0


# FAVOUR


def favour_options(board: Board, seat: int) -> None:
    """IA3.4 The will, or up to the limit of cards for the goal."""
    board.offer(words.WILL)
    score_options(board, seat, board.top_note())
    board.offer(words.DONE)


def favour(board: Board, seat: int, action: int) -> None:
    who = board.top_note()
    limit = board.top_extra()
    board.pop()
    if action == words.WILL:
        wills.begin(board, seat, who)
    elif action == words.DONE:
        board.tell(events.SCORED_NOTHING, seat, who)
    else:
        board.push(frames.GOAL, seat, who, limit)
        goal(board, seat, action)


# GOAL


def goal_options(board: Board, seat: int) -> None:
    """IA3.6 Another card of the stack, or enough."""
    score_options(board, seat, board.top_note())
    board.offer(words.DONE)


def goal(board: Board, seat: int, action: int) -> None:
    who = board.top_note()
    if action != words.DONE:
        score(board, seat, who, action - words.SCORE + 1, sources.GOALS)
        board.extra[board.depth - 1] -= 1
    if action == words.DONE or board.top_extra() == 0 or table.cards_in_stack(board, seat, who) == 0:
        board.pop()
        wills.set_right(board, seat)


# Scoring


def score_options(board: Board, seat: int, who: int) -> None:
    """IA3.6 Any card of the stack, a hidden Thor card too."""
    for nth in range(1, table.cards_in_stack(board, seat, who) + 1):
        board.offer(words.SCORE + nth - 1)


def score(board: Board, seat: int, who: int, nth: int, source: int) -> None:
    """IA3.6 One card, one point."""
    place = table.place_of(board, seat, who, nth)
    board.tell(events.SCORED_HIDDEN if place < board.hidden[seat][who] else events.SCORED, seat, who, nth)
    table.take_out(board, seat, who, place)
    if nth == 1:
        table.uncover(board, seat, who)
    board.points[seat][source][board.round - 1] += 1
