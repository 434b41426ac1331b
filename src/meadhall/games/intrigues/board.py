"""IA1 and IA2.6: all that lies on the table, and how cards come to a stack and leave it."""

from __future__ import annotations

from meadhall.core.state import State

from .names import pieces, sizes


class Board(State):
    """The deck is counts by pair of Aesir, a hand its pairs plus one in rising order, with zeros behind.

    A stack is a row of cards from the bottom up. A card in a stack is written as its other end plus one: the stack
    says which end is up, and hidden cards are Thor's. The hidden ones lie at the bottom.
    """

    round: int  # 1 to 3
    turn: int  # cards each player has played in this round
    doubling: int  # the stack with the doubling card, as 1 + 7 * seat + Aesir; 0: in the middle
    goals_from_bottom: int  # table option of IA1.3
    open_ends: int  # table option of IA6.2
    deck: list[int]
    hand: list[list[int]]
    goals: list[int]  # Aesir plus one: column 1, column 2, column 3, then the one that left the game
    face_up: list[list[int]]
    hidden: list[list[int]]
    stack: list[list[list[int]]]
    points: list[list[list[int]]]  # by source (goals, Heimdall, final count) and round


# Cards


def pair_of(first: int, second: int) -> int:
    """The kind of card that shows these two Aesir."""
    low = min(first, second)
    high = max(first, second)
    return low * (2 * sizes.AESIR - 1 - low) // 2 + high - low - 1


def low_end(board: Board, pair: int) -> int:
    """The first of the two Aesir in the order of awakening."""
    return board.pieces.number[pieces.DECK + pair][1]


def high_end(board: Board, pair: int) -> int:
    return board.pieces.number[pieces.DECK + pair][2]


def cards_in_deck(board: Board) -> int:
    cards = 0
    for pair in range(sizes.PAIRS):
        cards += board.deck[pair]
    return cards


def cards_in_hand(board: Board, seat: int) -> int:
    cards = 0
    while cards < sizes.HAND and board.hand[seat][cards]:
        cards += 1
    return cards


def add_to_hand(board: Board, seat: int, pair: int) -> None:
    at = cards_in_hand(board, seat)
    while at > 0 and board.hand[seat][at - 1] > pair + 1:
        board.hand[seat][at] = board.hand[seat][at - 1]
        at -= 1
    board.hand[seat][at] = pair + 1


def take_from_hand(board: Board, seat: int, pair: int) -> None:
    at = 0
    while board.hand[seat][at] != pair + 1:
        at += 1
    while at < sizes.HAND - 1:
        board.hand[seat][at] = board.hand[seat][at + 1]
        at += 1
    board.hand[seat][at] = 0


def drawn(board: Board, left: int) -> int:
    """Take the top card of a deck with that many cards; its order is chance, so chance decides now."""
    at = board.draw(left)
    pair = 0
    while at >= board.deck[pair]:
        at -= board.deck[pair]
        pair += 1
    board.deck[pair] -= 1
    return pair


# Stacks


def cards_in_stack(board: Board, seat: int, who: int) -> int:
    return board.face_up[seat][who] + board.hidden[seat][who]


def place_of(board: Board, seat: int, who: int, nth: int) -> int:
    """Where the nth card from the top lies; the top card is the first."""
    return cards_in_stack(board, seat, who) - nth


def other_end(board: Board, seat: int, who: int, place: int) -> int:
    return board.stack[seat][who][place] - 1


def put(board: Board, seat: int, shown: int, other: int) -> None:
    """IA2.6 On top of the stack, or found it."""
    board.stack[seat][shown][cards_in_stack(board, seat, shown)] = other + 1
    board.face_up[seat][shown] += 1


def take_out(board: Board, seat: int, who: int, place: int) -> int:
    """IA2.6 The others keep their order. Gives the other end of the card."""
    other = other_end(board, seat, who, place)
    last = cards_in_stack(board, seat, who) - 1
    for k in range(place, last):
        board.stack[seat][who][k] = board.stack[seat][who][k + 1]
    board.stack[seat][who][last] = 0
    if place < board.hidden[seat][who]:
        board.hidden[seat][who] -= 1
    else:
        board.face_up[seat][who] -= 1
    return other


def uncover(board: Board, seat: int, who: int) -> None:
    """IA6.2 A face-up card has gone to the top of a stack, or the top card is gone: if others are left in the stack
    that it came from, an end has come to light that was covered, its own or that of the card below."""
    if not board.open_ends and board.face_up[seat][who]:
        board.reveals += 1


def is_doubled(board: Board, seat: int, who: int) -> bool:
    return board.doubling == 1 + seat * sizes.AESIR + who


def points_of(board: Board, seat: int) -> int:
    points = 0
    for source in range(sizes.SOURCES):
        for turn in range(sizes.ROUNDS):
            points += board.points[seat][source][turn]
    return points


# Goals


def column_of(goal: int) -> int:
    """IA1.3 Columns of 1, 2 and 3; 4 for the goal that left the game."""
    return 1 if goal == 0 else 2 if goal < 3 else 3 if goal < 6 else 4


def row_of(goal: int) -> int:
    column = column_of(goal)
    return goal - column * (column - 1) // 2


def is_goal_open(board: Board, goal: int) -> bool:
    """IA1.3, IA2.2 The top card of each column at once, the others when their round begins."""
    column, row = column_of(goal), row_of(goal)
    if column == board.round:
        return row < column - board.extra[0]
    return goal < 6 and (row == 0 or column < board.round)


def limit_of(board: Board, goal: int) -> int:
    """IA1.3 How many cards the row of the goal allows."""
    row = row_of(goal)
    if board.goals_from_bottom:
        row += sizes.ROUNDS - column_of(goal)
    return board.pieces.number[pieces.LIMIT + row][0]
