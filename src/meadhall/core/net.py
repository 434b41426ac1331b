"""A small network: facts about a position go in, one answer between 0 and 1 comes out.

Its numbers, in 1024ths: a row for each fact with a weight for every neuron, the neurons' thresholds, the weight of each
neuron in the answer, and the answer's own. Whole numbers, so that every machine gives the same answer.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path

import cython

from meadhall.core.state import State

if not cython.compiled:
    from math import exp

    NEURONS, ONE = 32, 1024


def answer(facts: Sequence[int], count: int, net: Sequence[int]) -> float:
    neuron = cython.declare(cython.int[NEURONS])
    for k in range(NEURONS):
        neuron[k] = net[count * NEURONS + k]
    for at in range(count):
        fact = facts[at]
        if fact:
            for k in range(NEURONS):
                neuron[k] += fact * net[at * NEURONS + k]
    total = cython.cast(cython.longlong, ONE) * net[(count + 2) * NEURONS]
    for k in range(NEURONS):
        if neuron[k] > 0:
            total += cython.cast(cython.longlong, neuron[k]) * net[(count + 1) * NEURONS + k]
    return 1 / (1 + exp(-total / (ONE * ONE)))


def outcome(state: State, seat: int, lead: float) -> float:
    """What answers foretell, after the end: half for who has won, half for the lead, 1 of which makes three of four."""
    mine = state._standing(seat)
    ahead = 0
    level = 0
    for other in range(state.seats):
        rank = state._standing(other)
        ahead += 1 if rank > mine else 0
        level += 1 if rank == mine else 0
    won = 0.0 if ahead else 1.0 / level
    return (won + 1 / (1 + exp(-lead))) / 2


def read(file: Path, players: range, rounds: range, size: int) -> Iterator[tuple[int, int, int, int]]:
    """Players, round, place and number, for a network of `size` numbers each: 16 bits, the lower byte first."""
    numbers = array("h", file.read_bytes())
    if sys.byteorder == "big":
        numbers.byteswap()
    for (seats, turn, at), number in zip(product(players, rounds, range(size)), numbers, strict=True):
        yield seats, turn, at, number
