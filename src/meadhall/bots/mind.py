"""What a bot is given: its seat's view, what the seat has seen happen, and guesses at the truth. Nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from meadhall.core.game import Game
from meadhall.core.state import State
from meadhall.core.vocabulary import Event


class Mind:
    """A seat's knowledge of a match. The state itself stays out of a bot's reach."""

    def __init__(self, game: Game, state: State, seat: int, events: Sequence[Event] = ()) -> None:
        self.game = game
        self.seat = seat
        self.events = [event for event in events if event.is_for(seat)]
        self.__state = state

    @property
    def legal(self) -> tuple[int, ...]:
        return self.__state.legal(self.seat)

    def view(self) -> dict[str, Any]:
        return self.game.view(self.__state, self.seat)

    def guess(self, rng: int) -> State:
        """A state that could be the truth for all the seat knows."""
        return self.__state.determinize(self.seat, rng)
