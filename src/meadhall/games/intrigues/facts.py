"""What `forecast` looks at, in a draft: all that lies on the table and in the hands, as one seat sees it."""

from __future__ import annotations

import cython

from . import awakening, pieces, sizes
from . import board as table
from .board import Board

if not cython.compiled:
    OF_AN_AESIR, OF_ALL, FACTS = 14, 12, 110


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
            facts[at + 2] += cards
    favourite = awakening.favourite(board, who)
    limit = awakening.goal_limit(board, who)
    facts[at] = mine
    facts[at + 1] = most
    facts[at + 5] = 1 if mine > most else 0
    facts[at + 6] = 1 if mine > most + 1 else 0
    facts[at + 7] = 1 if most > mine + 1 else 0
    facts[at + 8] = limit
    for goal in range(6):
        if board.goals[goal] == who + 1 and table.column_of(goal) > board.round and table.is_goal_open(board, goal):
            facts[at + 9] = table.limit_of(board, goal)
    if favourite == seat:
        facts[at + 3] = 1
        facts[at + 12] = min(mine, limit)
    elif favourite >= 0:
        facts[at + 4] = 1
        facts[at + 13] = min(most, limit)


def look_at_hands(board: Board, seat: int, facts: list[int]) -> None:
    """How many cards of each Aesir may still come, from the own hand and from the others."""
    for other in range(board.seats):
        at = 10 if other == seat else 11
        for k in range(table.cards_in_hand(board, other)):
            row = pieces.DECK + board.hand[other][k] - 1
            facts[board.pieces.number[row][1] * OF_AN_AESIR + at] += 1
            facts[board.pieces.number[row][2] * OF_AN_AESIR + at] += 1


def look_at_points(board: Board, seat: int, facts: list[int]) -> None:
    at = sizes.AESIR * OF_AN_AESIR
    mine = table.points_of(board, seat)
    most = 0
    for other in range(board.seats):
        if other != seat:
            points = table.points_of(board, other)
            most = max(most, points)
            facts[at + 2] += points
    facts[at] = mine
    facts[at + 1] = most
    facts[at + 3] = 1 if mine > most else 0
    facts[at + 4] = 1 if mine == most else 0
    facts[at + 4 + table.cards_in_hand(board, seat)] += 1
