"""Small networks: facts about a position go in, one answer between 0 and 1 comes out.

The numbers of a network, in 1024ths: a row for each fact with a weight for every neuron, the neurons' thresholds, the
weight of each neuron in the answer, and the answer's own. Whole numbers, so that every machine gives the same answer.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Sequence
from pathlib import Path

import cython

from meadhall.core.errors import Mistake

if not cython.compiled:
    from math import exp

    NEURONS, ONE = 32, 1024


class Nets:
    """One network for each number of players and each part of a match, the parts counted from 1."""

    facts: int  # that a network looks at
    parts: int
    fewest: int  # players
    most: int
    numbers: int  # of one network
    is_loaded: bool

    def __init__(self, facts: int, parts: int, fewest: int, most: int) -> None:
        self.facts = facts
        self.parts = parts
        self.fewest = fewest
        self.most = most
        self.numbers = (facts + 2) * NEURONS + 1
        self.is_loaded = False

    def load(self, file: Path) -> None:
        """16 bits a number, the lower byte first: by players, then by parts."""
        size = 2 * self.numbers * self.parts * (self.most - self.fewest + 1)
        data = file.read_bytes() if file.exists() else b""
        if len(data) != size:
            found = f"has {len(data)} bytes, not {size}" if data else "is missing"
            raise Mistake(f"{file} {found}, so bots cannot forecast. Make it with tools/fit_forecast.py.")
        read = array("h", data)
        if sys.byteorder == "big":
            read.byteswap()
        if cython.compiled:
            self._data = read.tobytes()
            self._number = cython.cast("const short *", cython.cast(cython.p_char, self._data))
        else:
            self._number = read
        self.is_loaded = True

    def answer(self, seats: int, part: int, facts: Sequence[int]) -> float:
        """Of the network for so many players and that part; only once they are loaded."""
        net = ((seats - self.fewest) * self.parts + part - 1) * self.numbers
        count = self.facts
        neuron = cython.declare(cython.int[NEURONS])
        for k in range(NEURONS):
            neuron[k] = self._number[net + count * NEURONS + k]
        for at in range(count):
            fact = facts[at]
            if fact:
                for k in range(NEURONS):
                    neuron[k] += fact * self._number[net + at * NEURONS + k]
        total = cython.cast(cython.longlong, ONE) * self._number[net + (count + 2) * NEURONS]
        for k in range(NEURONS):
            if neuron[k] > 0:
                total += cython.cast(cython.longlong, neuron[k]) * self._number[net + (count + 1) * NEURONS + k]
        return 1 / (1 + exp(-total / (ONE * ONE)))
