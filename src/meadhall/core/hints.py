"""What a game tells bots besides its rules.

Three ideas: *depth* is how many decisions are played on before a position is judged, *estimate* the value of a position
by the game's evaluation, *forecast* how the match ends, by networks that were fitted to matches.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from meadhall.core.estimate import Estimate
from meadhall.core.forecast import Forecast
from meadhall.core.state import State


@dataclass(frozen=True)
class Depth:
    """`at` names the frames in which another depth is better for the choice."""

    usual: int
    at: Mapping[int, int] = field(default_factory=dict)
    is_per_seat: bool = False  # so many decisions for each seat

    def of(self, state: State) -> int:
        """The depth for a choice that is made here."""
        depth = self.at.get(state.frame(), self.usual)
        return depth * state.seat_count() if self.is_per_seat else depth


@dataclass(frozen=True)
class BotHints:
    look_depth: Depth = Depth(0)  # of a karl, which does not search
    search_depth: Depth = Depth(30)  # of a jarl
    forecast_depth: Depth = Depth(30)  # of a konung, which then plays on until it can ask for the forecast
    estimate: Estimate = field(default_factory=Estimate)  # that a konung goes by
    forecast: Forecast | None = None
