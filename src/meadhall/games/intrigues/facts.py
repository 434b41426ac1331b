"""What `forecast` looks at, in a draft: all that lies on the table and in the hands, from the side of one seat."""

from __future__ import annotations

import cython

from . import awakening
from . import board as table
from .board import Board
from .names import pieces, sizes

if not cython.compiled:
    MINE, MOST, OTHERS, FAVOURED, BEATEN, AHEAD, FAR_AHEAD, FAR_BEHIND, LIMIT, LATER_LIMIT = range(10)
    IN_HAND, IN_OTHER_HANDS, SCORES, LOSES, OF_AN_AESIR = 10, 11, 12, 13, 14
    POINTS, MOST_POINTS, OTHER_POINTS, LEADS, SHARES_LEAD, CARDS_LEFT, FACTS = 98, 99, 100, 101, 102, 102, 110


def look(board: Board, seat: int, facts: list[int]) -> None:
    for at in range(FACTS):
        facts[at] = 0
    for who in range(sizes.AESIR):
        look_at_aesir(board, seat, who, facts)
    look_at_hands(board, seat, facts)
    look_at_points(board, seat, facts)


def look_at_aesir(board: Board, seat: int, who: int, facts: list[int]) -> None:
    at = who * OF_AN_AESIR
    mine = table.cards_in_stack(board, seat, who)
    most = 0
    for other in range(board.seats):
        if other != seat:
            cards = table.cards_in_stack(board, other, who)
            most = max(most, cards)
            facts[at + OTHERS] += cards
    favourite = awakening.favourite(board, who)
    limit = awakening.goal_limit(board, who)
    facts[at + MINE] = mine
    facts[at + MOST] = most
    facts[at + AHEAD] = 1 if mine > most else 0
    facts[at + FAR_AHEAD] = 1 if mine > most + 1 else 0
    facts[at + FAR_BEHIND] = 1 if most > mine + 1 else 0
    facts[at + LIMIT] = limit
    for goal in range(6):
        if board.goals[goal] == who + 1 and table.column_of(goal) > board.round and table.is_goal_open(board, goal):
            facts[at + LATER_LIMIT] = table.limit_of(board, goal)
    if favourite == seat:
        facts[at + FAVOURED] = 1
        facts[at + SCORES] = min(mine, limit)
    elif favourite >= 0:
        facts[at + BEATEN] = 1
        facts[at + LOSES] = min(most, limit)


def look_at_hands(board: Board, seat: int, facts: list[int]) -> None:
    """How many cards of each Aesir may still come, from the own hand and from the others."""
    for other in range(board.seats):
        at = IN_HAND if other == seat else IN_OTHER_HANDS
        for k in range(table.cards_in_hand(board, other)):
            row = pieces.DECK + board.hand[other][k] - 1
            facts[board.pieces.number[row][1] * OF_AN_AESIR + at] += 1
            facts[board.pieces.number[row][2] * OF_AN_AESIR + at] += 1


def look_at_points(board: Board, seat: int, facts: list[int]) -> None:
    """Who leads, and how many cards each player still has: each number is a fact of its own."""
    mine = table.points_of(board, seat)
    most = 0
    for other in range(board.seats):
        if other != seat:
            points = table.points_of(board, other)
            most = max(most, points)
            facts[OTHER_POINTS] += points
    facts[POINTS] = mine
    facts[MOST_POINTS] = most
    facts[LEADS] = 1 if mine > most else 0
    facts[SHARES_LEAD] = 1 if mine == most else 0
    facts[CARDS_LEFT + table.cards_in_hand(board, seat)] = 1
