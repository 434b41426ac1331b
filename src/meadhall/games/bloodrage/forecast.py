"""How a match will end, judged by networks that were fitted to matches: one a number of players and age.

Their numbers are in `forecast.bin`. `tools/fit_forecast.py` makes that file.
"""

from __future__ import annotations

from pathlib import Path

import cython

from meadhall.core import net

from . import board as table
from . import facts
from .board import Board
from .names import frames, sizes

if not cython.compiled:
    from .facts import FACTS

    PARTS = sizes.AGES
    NUMBERS = (FACTS + 2) * net.NEURONS + 1
    NETS = [[[0] * NUMBERS for _ in range(PARTS + 1)] for _ in range(sizes.SEATS + 1)]

CLOSE = 20.0  # glory of lead that makes about three of four


def load(file: Path) -> None:
    for seats, age, at, number in net.read(file, range(2, sizes.SEATS + 1), range(1, PARTS + 1), NUMBERS):
        NETS[seats][age][at] = number


load(Path(__file__).with_name("forecast.bin"))


def is_settled(board: Board) -> bool:
    """A turn begins, or gifts are to be chosen and nobody has yet, or the match is over."""
    if board.depth == 0 or board._frame() == frames.TURN:
        return True
    return board._frame() == frames.CHOOSE_GIFT and board.committed == 0


def part_of(board: Board) -> int:
    return board.age


def forecast(board: Board, seat: int) -> float:
    if board.depth == 0:
        return outcome(board, seat)
    seen = cython.declare(cython.int[FACTS])
    facts.look(board, seat, seen)
    return net.answer(seen, FACTS, NETS[board.seats][part_of(board)])


def outcome(board: Board, seat: int) -> float:
    best = 0
    for other in range(board.seats):
        if other != seat:
            best = max(best, table.glory_of(board, other))
    return net.outcome(board, seat, (table.glory_of(board, seat) - best) / CLOSE)


def facts_of(board: Board, seat: int) -> list[int]:
    """For whoever fits the networks."""
    seen = cython.declare(cython.int[FACTS])
    facts.look(board, seat, seen)
    return [seen[at] for at in range(FACTS)]
