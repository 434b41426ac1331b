"""Karl, the bot that looks a little way ahead without a search tree."""

from __future__ import annotations

import time

from meadhall.bots.mind import Mind
from meadhall.bots.rollout import Rollout
from meadhall.bots.thinker import Found, Thinker

GUESSES, FEWEST = 16, 2
EVALUATIONS = 96  # one for each option in each guess: where there are many options it makes fewer guesses


class Karl(Thinker):
    """Looks a little way ahead: what each action leads to, at once or when everybody plays on sensibly for a few
    decisions (`look_depth` of the game), over a few guesses."""

    def __init__(self, seed: int | None = None, seconds: float = 0.05, sims: int | None = None) -> None:
        super().__init__(seed, seconds, sims)

    def rank(self, mind: Mind, deadline: float, wanted: int = 1) -> list[Found]:
        limit = deadline if self.sims is None else float("inf")
        base = mind.guess(self.chance.getrandbits(64))
        rollout = Rollout(base, mind.seat, 0)
        rollout.depth = 0
        totals = self.evaluate(mind, rollout, limit)
        rollout.depth = mind.game.bots.look_depth.of(base)
        guesses = 0
        for _ in range(self.guesses(len(mind.legal))):
            values = self.evaluate(mind, rollout, limit)
            if len(values) < len(mind.legal):
                break
            totals = {code: value + totals[code] if guesses else value for code, value in values.items()}
            guesses += 1
        found = [Found(code, guesses, total / max(1, guesses)) for code, total in totals.items()]
        self.chance.shuffle(found)  # of equal ones, any
        return sorted(found, key=lambda each: -each.value)

    def guesses(self, options: int) -> int:
        return self.sims or max(FEWEST, min(GUESSES, EVALUATIONS // options))

    def evaluate(self, mind: Mind, rollout: Rollout, limit: float) -> dict[int, int]:
        """The value of each action in one guess, with the same luck for all; past the time limit some are left out."""
        luck = self.chance.getrandbits(64)
        values: dict[int, int] = {}
        for code in mind.legal:
            if values and time.perf_counter() >= limit:
                break
            values[code] = rollout.prospect(code, luck)
        return values
