"""IA1 Set-up and IA2 A round: goals open, cards are dealt, chosen in secret, revealed and passed on."""

from __future__ import annotations

from . import board as table
from .board import Board
from .names import events, frames, pieces, sizes, words


def set_up(board: Board) -> None:
    """IA1.2-IA1.4"""
    for pair in range(sizes.PAIRS):
        board.deck[pair] = board.pieces.number[pieces.DECK + pair][0]
    for goal in range(sizes.GOALS):
        board.goals[goal] = goal + 1
    for goal in range(sizes.GOALS - 1):
        other = goal + board.draw(sizes.GOALS - goal)
        swapped = board.goals[goal]
        board.goals[goal] = board.goals[other]
        board.goals[other] = swapped
    for goal in range(6):
        if table.is_goal_open(board, goal):
            board.tell(events.GOAL_OPENED, table.column_of(goal), board.goals[goal] - 1, table.limit_of(board, goal))
    board.push(frames.MATCH, 0)


def begin_round(board: Board) -> None:
    """IA2.2 The frame's extra is how many goals are still to be opened."""
    board.tell(events.ROUND_BEGAN, board.round + 1)
    board.reveals += 1
    board.round += 1
    board.turn = 0
    board.extra[0] = board.round - 1
    for goal in range(6):
        if table.column_of(goal) == board.round and table.row_of(goal) > 0:
            board.tell(events.GOAL_OPENED, board.round, board.goals[goal] - 1, table.limit_of(board, goal))
            board.extra[0] -= 1
    deal(board)
    board.push(frames.AWAKENING, 0)
    board.push(frames.CHOOSE_CARD, 0)


def deal(board: Board) -> None:
    """IA2.1 The deck suffices, unless it was set up by hand."""
    left = table.cards_in_deck(board)
    cards = min(board.pieces.number[pieces.DEAL + board.seats][board.round - 1], left // board.seats)
    board.tell(events.DEALT, cards)
    for seat in range(board.seats):
        for _ in range(cards):
            table.add_to_hand(board, seat, table.drawn(board, left))
            left -= 1


# CHOOSE_CARD


def choose_card_options(board: Board, seat: int) -> None:
    """IA2.3 A card of the hand and one of its ends."""
    last = 0
    for at in range(sizes.HAND):
        card = board.hand[seat][at]
        if card == 0:
            return
        if card != last:
            offer_ends(board, card - 1)
            last = card


def offer_ends(board: Board, pair: int) -> None:
    low = board.pieces.number[pieces.DECK + pair][1]
    high = board.pieces.number[pieces.DECK + pair][2]
    board.offer(words.PLAY + low * sizes.AESIR + high)
    board.offer(words.PLAY + high * sizes.AESIR + low)


def choose_card(board: Board, seat: int, action: int) -> None:
    if board.commit(seat, action):
        reveal(board)


def reveal(board: Board) -> None:
    """IA2.3 All at once; IA2.4 then the hands go on."""
    board.reveals += 1
    for seat in range(board.seats):
        shown = (board.pick[seat] - words.PLAY) // sizes.AESIR
        other = (board.pick[seat] - words.PLAY) % sizes.AESIR
        board.tell(events.PLAYED, seat, shown, other)
        board.pick[seat] = 0
        board.committed &= ~(1 << seat)
        table.take_from_hand(board, seat, table.pair_of(shown, other))
        table.put(board, seat, shown, other)
    if board.hand[0][0]:
        pass_hands(board)
    else:
        board.pop()
    board.turn += 1


def passes_left(board: Board) -> bool:
    """IA2.4 Rounds 1 and 3 to the left, round 2 to the right."""
    return board.round != 2


def pass_hands(board: Board) -> None:
    """IA2.4"""
    board.tell(events.PASSED_LEFT if passes_left(board) else events.PASSED_RIGHT)
    last = board.seats - 1
    for at in range(sizes.HAND):
        if passes_left(board):
            kept = board.hand[last][at]
            for seat in range(last, 0, -1):
                board.hand[seat][at] = board.hand[seat - 1][at]
            board.hand[0][at] = kept
        else:
            kept = board.hand[0][at]
            for seat in range(last):
                board.hand[seat][at] = board.hand[seat + 1][at]
            board.hand[last][at] = kept
