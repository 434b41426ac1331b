"""What all bots share: they rank their options, do the best one, and can say why."""

from __future__ import annotations

import random
import time
from abc import ABC, abstractmethod
from dataclasses import dataclass

from meadhall.bots.advice import Advice, advise_on
from meadhall.bots.mind import Mind

SEARCHING = 0.6  # of the time for advice goes into finding the best actions, the rest into looking how they end


@dataclass(frozen=True)
class Found:
    """What a bot thinks of an action: how often it has tried it, and its value in whatever the bot counts in."""

    code: int
    tries: int
    value: float


class Thinker(ABC):
    def __init__(self, seed: int | None, seconds: float, sims: int | None) -> None:
        self.chance = random.Random(seed)
        self.seconds = seconds
        self.sims = sims

    @abstractmethod
    def rank(self, mind: Mind, deadline: float, wanted: int = 1) -> list[Found]:
        """The options, best first, before the clock (time.perf_counter) shows the deadline. So many are wanted; the
        order of the others may be rough."""

    def choose(self, mind: Mind) -> int:
        begin = time.perf_counter()
        legal = mind.legal
        return legal[0] if len(legal) == 1 else self.rank(mind, begin + self.seconds)[0].code

    def advise(self, mind: Mind, best: int = 3) -> list[Advice]:
        """The best actions in the bot's order, each with what is to be expected of it and the main reason."""
        begin = time.perf_counter()
        legal = mind.legal
        ranked = [Found(legal[0], 0, 0.0)]
        if len(legal) > 1:
            ranked = self.rank(mind, begin + SEARCHING * self.seconds, max(2, best))
        codes = [found.code for found in ranked[: max(1, best)]]
        looks = None if self.sims is None else max(1, self.sims // 10)
        return advise_on(mind, codes, self.chance.getrandbits(64), begin + self.seconds, looks)
