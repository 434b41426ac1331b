"""How a match will end, judged in the draft by networks that were fitted to matches: one a number of players and round.

Their numbers are in `forecast.bin`, 16 bits each, the lower byte first. `tools/fit_forecast.py` makes that file.
"""

from __future__ import annotations

import sys
from array import array
from pathlib import Path

import cython

from meadhall.core import net

from . import board as table
from . import ending, facts, frames, sizes
from .board import Board

if not cython.compiled:
    from math import exp

    from .facts import FACTS

    NUMBERS = (FACTS + 2) * net.NEURONS + 1
    NETS = [[[0] * NUMBERS for _ in range(sizes.ROUNDS + 1)] for _ in range(sizes.SEATS + 1)]

CLOSE = 1.5  # points of lead that make about three of four


def load(file: Path) -> None:
    numbers = array("h", file.read_bytes())
    if sys.byteorder == "big":
        numbers.byteswap()
    at = 0
    for seats in range(2, sizes.SEATS + 1):
        for turn in range(1, sizes.ROUNDS + 1):
            for k in range(NUMBERS):
                NETS[seats][turn][k] = numbers[at]
                at += 1


load(Path(__file__).with_name("forecast.bin"))


def is_settled(board: Board) -> bool:
    """Cards are to be chosen and nobody has yet, or the match is over."""
    return board.depth == 0 or (board.top() == frames.CHOOSE_CARD and board.committed == 0)


def forecast(board: Board, seat: int) -> float:
    if board.depth == 0:
        return outcome(board, seat)
    seen = cython.declare(cython.int[FACTS])
    facts.look(board, seat, seen)
    return net.answer(seen, FACTS, NETS[board.seats][board.round])


def outcome(board: Board, seat: int) -> float:
    """What a forecast foretells: half for who wins, half for the lead."""
    mine = ending.standing(board, seat)
    best = 0
    ahead = 0
    level = 1
    for other in range(board.seats):
        if other != seat:
            rank = ending.standing(board, other)
            best = max(best, table.points_of(board, other))
            ahead += 1 if rank > mine else 0
            level += 1 if rank == mine else 0
    won = 0.0 if ahead else 1.0 / level
    return (won + 1 / (1 + exp((best - table.points_of(board, seat)) / CLOSE))) / 2


def facts_of(board: Board, seat: int) -> list[int]:
    """For whoever fits the networks."""
    seen = cython.declare(cython.int[FACTS])
    facts.look(board, seat, seen)
    return [seen[at] for at in range(FACTS)]
