"""One step ahead on the game's own evaluation, through all that the seat decides alone before anybody else does."""

from __future__ import annotations

from meadhall.bots.playout import Luck
from meadhall.core.state import State

DEEPEST = 2
PATIENCE = 500  # positions looked at below one action; a longer chain is judged where it stands


class Lookahead:
    """Values of a seat's options in a guess at the truth."""

    first: State
    second: State
    third: State
    looked: int

    def __init__(self, state: State) -> None:
        self.first = state.copy()
        self.second = state.copy()
        self.third = state.copy()
        self.looked = 0

    def work(self, depth: int) -> State:
        if depth == 0:
            return self.first
        if depth == 1:
            return self.second
        return self.third

    def value(self, guess: State, seat: int, action: int, luck: int) -> int:
        """What the action leads to; the others choose alike for each that is asked with the same luck."""
        return self._value(guess, seat, action, Luck(luck))

    def _value(self, guess: State, seat: int, action: int, luck: Luck) -> int:
        work = self.work(0)
        work.become(guess)
        let_others_choose(work, seat, luck)
        work._apply_unchecked(seat, action)
        self.looked = 0
        return self.follow(work, seat, 1)

    def follow(self, state: State, seat: int, depth: int) -> int:
        """The best that the seat can make of it before anybody else decides."""
        if depth > DEEPEST or self.looked > PATIENCE or not is_alone(state, seat):
            self.looked += 1
            return state._worth(seat)
        best = -(2**30)
        work = self.work(depth)
        for i in range(state.find(seat)):
            work.become(state)
            work._apply_unchecked(seat, state._options[i])
            best = max(best, self.follow(work, seat, depth + 1))
        return best


def let_others_choose(state: State, seat: int, luck: Luck) -> None:
    """In a simultaneous decision: the others choose at random, whoever has not yet."""
    for other in range(state.seats):
        if other != seat and (state.deciding() >> other) & 1 and (state.deciding() >> seat) & 1:
            state._apply_unchecked(other, state._options[luck.below(state.find(other))])


def is_alone(state: State, seat: int) -> bool:
    return state.asked == 1 << seat
