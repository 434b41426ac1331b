"""The forecast of Intrigues of Asgard: networks for each number of players and round, asked in the draft."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import cython

from meadhall.core.forecast import Forecast
from meadhall.core.net import Nets
from meadhall.core.state import State

from . import board as table
from . import facts
from .board import Board
from .names import frames, sizes

if not cython.compiled:
    from .facts import FACTS


class IntriguesForecast(Forecast):
    def _is_settled(self, state: State) -> bool:
        """Cards are to be chosen and nobody has yet, or the match is over."""
        return state.depth == 0 or (state._frame() == frames.CHOOSE_CARD and state.committed == 0)

    def _part_of(self, state: State) -> int:
        return cython.cast(Board, state).round

    def _look(self, state: State, seat: int, seen: Any) -> None:
        facts.look(cython.cast(Board, state), seat, seen)

    def _points_of(self, state: State, seat: int) -> int:
        return table.points_of(cython.cast(Board, state), seat)


FORECAST = IntriguesForecast(
    Path(__file__).with_name("forecast.bin"),
    Nets(FACTS, sizes.ROUNDS, 2, sizes.SEATS),
    close=1.5,
    share=1.0,
)
