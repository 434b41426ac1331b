"""The value of a position by the game's evaluation. A game may have a finer one for the strongest bots."""

from __future__ import annotations

from meadhall.core.state import State


class Estimate:
    """The evaluation as it is: about a hundred a point."""

    def _worth(self, state: State, seat: int) -> int:
        return state._worth(seat)

    def _sees_ahead(self, state: State, seat: int) -> bool:
        """Whether `foresee` knows the options of the seat that is asked now."""
        return False

    def _foresee(self, state: State, seat: int, action: int) -> int:
        """About what the option adds to the estimate, found without doing it: quicker where there are many."""
        return 0

    def worth(self, state: State, seat: int) -> int:
        return self._worth(state, seat)

    def sees_ahead(self, state: State, seat: int) -> bool:
        return self._sees_ahead(state, seat)

    def foresee(self, state: State, seat: int, action: int) -> int:
        return self._foresee(state, seat, action)
