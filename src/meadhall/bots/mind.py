"""What a bot is given: its seat's view and guesses at the truth. Nothing else."""

from __future__ import annotations

from typing import Any

from meadhall.core.game import Game
from meadhall.core.state import State


class Mind:
    """A seat's knowledge of a match. The state itself stays out of a bot's reach."""

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.__state = state

    @property
    def legal(self) -> tuple[int, ...]:
        return self.__state.legal(self.seat)

    def view(self) -> dict[str, Any]:
        return self.game.view(self.__state, self.seat)

    def guess(self, rng: int) -> State:
        """A state that could be the truth for all the seat knows."""
        return self.__state.determinize(self.seat, rng)
