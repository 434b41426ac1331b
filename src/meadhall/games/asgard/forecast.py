"""The forecast of Asgard: networks for each number of players and round, and for Ragnarök."""

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
from .names import frames, phases, sizes

if not cython.compiled:
    from .facts import FACTS

    PARTS = sizes.ROUNDS + 1


class AsgardForecast(Forecast):
    def _is_settled(self, state: State) -> bool:
        """A turn begins, or gods are to be chosen and nobody has yet, or the match is over."""
        if state.depth == 0:
            return True
        kind = state._frame()
        if kind == frames.CHOOSE_GOD:
            return state.committed == 0
        return (
            kind == frames.SELECT_ACTION
            or kind == frames.PERFORM_ACTION
            or kind == frames.VALHALLA
            or kind == frames.LAY_TILE
        )

    def _part_of(self, state: State) -> int:
        return PARTS if cython.cast(Board, state).phase == phases.RAGNAROK else cython.cast(Board, state).round

    def _look(self, state: State, seat: int, seen: Any) -> None:
        facts.look(cython.cast(Board, state), seat, seen)

    def _points_of(self, state: State, seat: int) -> int:
        return table.points_of(cython.cast(Board, state), seat)


FORECAST = AsgardForecast(
    Path(__file__).with_name("forecast.bin"),
    Nets(FACTS, PARTS, 2, sizes.SEATS),
    close=15.0,
    share=0.1,
)
