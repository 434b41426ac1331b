"""The bots that do not search: one plays anything sane, one looks a little way ahead."""

from __future__ import annotations

import time

from meadhall.bots.greedy import Foresight
from meadhall.bots.mind import Mind
from meadhall.bots.rollout import Rollout
from meadhall.bots.thinker import Found, Thinker

POINT = 100  # what evaluations count for a point
GUESSES, FEWEST = 16, 2  # that karl makes
LOOKS = 96  # that karl takes, one for each option in each guess: where there are many options it makes fewer guesses


class Thrall(Thinker):
    """Random but sane: any action, save those that throw a point's worth away where another does not."""

    def __init__(self, seed: int | None = None, seconds: float = 0.0, sims: int | None = None) -> None:
        super().__init__(seed, seconds, sims)

    def rank(self, mind: Mind, deadline: float, wanted: int = 1) -> list[Found]:
        guess = mind.guess(self.chance.getrandbits(64))
        luck = self.chance.getrandbits(64)
        foresight = Foresight(guess)
        found = [Found(code, 1, foresight.value(guess, mind.seat, code, luck)) for code in mind.legal]
        floor = min(guess.worth(mind.seat) - POINT, max(each.value for each in found))
        self.chance.shuffle(found)
        return sorted(found, key=lambda each: each.value < floor)


class Karl(Thinker):
    """Looks a little way ahead: what each action leads to, at once or when everybody plays on sensibly for the game's
    `foresight`, over a few guesses."""

    def __init__(self, seed: int | None = None, seconds: float = 0.05, sims: int | None = None) -> None:
        super().__init__(seed, seconds, sims)

    def rank(self, mind: Mind, deadline: float, wanted: int = 1) -> list[Found]:
        limit = deadline if self.sims is None else float("inf")
        base = mind.guess(self.chance.getrandbits(64))
        rollout = Rollout(base, mind.seat, 0)
        rollout.length = 0
        totals = self.look(mind, rollout, limit)
        rollout.length = mind.game.foresight_at(base)
        guesses = 0
        for _ in range(self.guesses(len(mind.legal))):
            values = self.look(mind, rollout, limit)
            if len(values) < len(mind.legal):
                break
            totals = {code: value + totals[code] if guesses else value for code, value in values.items()}
            guesses += 1
        found = [Found(code, guesses, total / max(1, guesses)) for code, total in totals.items()]
        self.chance.shuffle(found)  # of equal ones, any
        return sorted(found, key=lambda each: -each.value)

    def guesses(self, options: int) -> int:
        return self.sims or max(FEWEST, min(GUESSES, LOOKS // options))

    def look(self, mind: Mind, rollout: Rollout, limit: float) -> dict[int, int]:
        """In one guess and with the same luck for all; past the time limit some are left out."""
        luck = self.chance.getrandbits(64)
        values: dict[int, int] = {}
        for code in mind.legal:
            if values and time.perf_counter() >= limit:
                break
            values[code] = rollout.prospect(code, luck)
        return values
