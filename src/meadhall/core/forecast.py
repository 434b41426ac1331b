"""How a match will end, judged by networks that were fitted to matches. `tools/fit_forecast.py` makes their file.

A game derives its own forecast and says what there is to look at. Compiled code calls the methods that begin with an
underscore.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import cython

from meadhall.core.net import Nets
from meadhall.core.state import State

if not cython.compiled:
    from math import exp

    from meadhall.core.names.sizes import MOST_FACTS


class Forecast:
    """A value from 0 to 1 for each seat: half for who wins, half for the lead."""

    file: Path
    nets: Nets
    close: float  # points of lead that make about three of four
    share: float  # of the positions of quick play that the networks are fitted to

    def __init__(self, file: Path, nets: Nets, close: float, share: float) -> None:
        if nets.facts > MOST_FACTS:
            raise ValueError(f"{nets.facts} facts are more than {MOST_FACTS}; raise MOST_FACTS in core/names/sizes")
        self.file = file
        self.nets = nets
        self.close = close
        self.share = share

    # a game's part

    def _is_settled(self, state: State) -> bool:
        """Whether there is nothing half done, so that the networks can judge from here."""
        return state.depth == 0

    def _part_of(self, state: State) -> int:
        """The part of the match, from 1: each has networks of its own."""
        return 1

    def _look(self, state: State, seat: int, facts: Any) -> None:
        """Fill in what the networks look at, from the side of the seat."""

    def _points_of(self, state: State, seat: int) -> int:
        return 0

    # what all games share

    def _value(self, state: State, seat: int) -> float:
        if state.depth == 0:
            return self._outcome(state, seat)
        seen = cython.declare(cython.int[MOST_FACTS])
        self._look(state, seat, seen)
        return self.nets.answer(state.seats, self._part_of(state), seen)

    def _outcome(self, state: State, seat: int) -> float:
        """What the networks foretell, after the end."""
        mine = state._standing(seat)
        best = 0
        ahead = 0
        level = 0
        for other in range(state.seats):
            standing = state._standing(other)
            ahead += 1 if standing > mine else 0
            level += 1 if standing == mine else 0
            if other != seat:
                best = max(best, self._points_of(state, other))
        lead = (self._points_of(state, seat) - best) / self.close
        won = 0.0 if ahead else 1.0 / level
        return (won + 1 / (1 + exp(-lead))) / 2

    # Python's side

    def load(self) -> None:
        """Read the networks, unless that is done. Whoever asks for values before the end needs them."""
        if not self.nets.is_loaded:
            self.nets.load(self.file)

    def value(self, state: State, seat: int) -> float:
        """How the match ends for the seat."""
        if not state.is_over():
            self.load()
        return self._value(state, seat)

    def is_settled(self, state: State) -> bool:
        """Whether `value` can be asked here."""
        return self._is_settled(state)

    def part_of(self, state: State) -> int:
        return self._part_of(state)

    def facts_of(self, state: State, seat: int) -> list[int]:
        """For whoever fits the networks."""
        seen = cython.declare(cython.int[MOST_FACTS])
        self._look(state, seat, seen)
        return [seen[at] for at in range(self.nets.facts)]
