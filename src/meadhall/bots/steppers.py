"""The bots that look one step ahead."""

from __future__ import annotations

import time

from meadhall.bots.greedy import Foresight
from meadhall.bots.mind import Mind
from meadhall.bots.thinker import Found, Thinker

POINT = 100  # what evaluations count for a point
GUESSES = 16


def foresee(mind: Mind, rng: int, luck: int, deadline: float) -> tuple[int, dict[int, int]]:
    """In one guess: the worth of the position, and what each action leads to. Past the deadline some are left out."""
    guess = mind.guess(rng)
    foresight = Foresight(guess)
    values: dict[int, int] = {}
    for code in mind.legal:
        if values and time.perf_counter() >= deadline:
            break
        values[code] = foresight.value(guess, mind.seat, code, luck)
    return guess.worth(mind.seat), values


class Thrall(Thinker):
    """Random but sane: any action, save those that throw a point's worth away where another does not."""

    def __init__(self, seed: int | None = None, seconds: float = 0.0, sims: int | None = None) -> None:
        super().__init__(seed, seconds, sims)

    def rank(self, mind: Mind, deadline: float) -> list[Found]:
        rng, luck = self.chance.getrandbits(64), self.chance.getrandbits(64)
        now, values = foresee(mind, rng, luck, float("inf"))
        floor = min(now - POINT, max(values.values()))
        found = [Found(code, 1, value) for code, value in values.items()]
        self.chance.shuffle(found)
        return sorted(found, key=lambda each: each.value < floor)


class Karl(Thinker):
    """Greedy: one step ahead on the game's evaluation, averaged over guesses at what it cannot know."""

    def __init__(self, seed: int | None = None, seconds: float = 0.05, sims: int | None = None) -> None:
        super().__init__(seed, seconds, sims)

    def rank(self, mind: Mind, deadline: float) -> list[Found]:
        legal = mind.legal
        totals: dict[int, int] = {}
        guesses = 0
        limit = deadline if self.sims is None else float("inf")
        for _ in range(GUESSES if self.sims is None else max(1, self.sims)):
            rng, luck = self.chance.getrandbits(64), self.chance.getrandbits(64)
            _, values = foresee(mind, rng, luck, limit)
            if totals and len(values) < len(legal):
                break
            totals = {code: totals.get(code, 0) + value for code, value in values.items()}
            guesses += 1
            if time.perf_counter() >= limit:
                break
        found = [Found(code, guesses, total / guesses) for code, total in totals.items()]
        self.chance.shuffle(found)  # of equal ones, any
        return sorted(found, key=lambda each: -each.value)
