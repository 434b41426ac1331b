"""Bots by name, the same in every game."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Protocol

from meadhall.bots.greedy import Foresight
from meadhall.bots.mind import Mind
from meadhall.core.errors import Mistake

POINT = 100  # what evaluations count for a point


class Bot(Protocol):
    def choose(self, mind: Mind) -> int:
        """One of the legal actions."""


class Thrall:
    """Random but sane: any action, save those that throw a point's worth away where another does not."""

    def __init__(self, seed: int | None = None) -> None:
        self.chance = random.Random(seed)

    def choose(self, mind: Mind) -> int:
        legal = mind.legal
        if len(legal) == 1:
            return legal[0]
        guess = mind.guess(self.chance.getrandbits(64))
        values = Foresight(guess).values(guess, mind.seat, self.chance.getrandbits(64))
        floor = min(guess.worth(mind.seat) - POINT, max(values))
        return self.chance.choice([code for code, value in zip(legal, values, strict=True) if value >= floor])


class Karl:
    """Greedy: one step ahead on the game's evaluation, averaged over guesses at what it cannot know."""

    def __init__(self, seed: int | None = None, guesses: int = 8) -> None:
        self.chance = random.Random(seed)
        self.guesses = guesses

    def choose(self, mind: Mind) -> int:
        legal = mind.legal
        if len(legal) == 1:
            return legal[0]
        totals = self.values(mind)
        best = max(totals)
        return self.chance.choice([code for code, total in zip(legal, totals, strict=True) if total == best])

    def values(self, mind: Mind) -> list[int]:
        """The sum of each legal action's values over all guesses."""
        totals = [0] * len(mind.legal)
        for _ in range(self.guesses):
            guess = mind.guess(self.chance.getrandbits(64))
            values = Foresight(guess).values(guess, mind.seat, self.chance.getrandbits(64))
            totals = [total + value for total, value in zip(totals, values, strict=True)]
        return totals


SECONDS = {"thrall": 0.0, "karl": 0.05}  # that a level may think over a move

LEVELS: dict[str, Callable[[int | None], Bot]] = {"thrall": Thrall, "karl": Karl}


def make_bot(level: str, seed: int | None = None) -> Bot:
    if level not in LEVELS:
        raise Mistake(f"there is no bot {level!r}; bots are {', '.join(LEVELS)}")
    return LEVELS[level](seed)
