"""Thrall, the weakest bot: random but sane."""

from __future__ import annotations

from meadhall.bots.greedy import Lookahead
from meadhall.bots.mind import Mind
from meadhall.bots.thinker import Found, Thinker

POINT = 100  # what evaluations count for a point


class Thrall(Thinker):
    """Random but sane: any action, save those that throw a point's worth away where another does not."""

    def __init__(self, seed: int | None = None, seconds: float = 0.0, sims: int | None = None) -> None:
        super().__init__(seed, seconds, sims)

    def rank(self, mind: Mind, deadline: float, wanted: int = 1) -> list[Found]:
        guess = mind.guess(self.chance.getrandbits(64))
        luck = self.chance.getrandbits(64)
        lookahead = Lookahead(guess)
        found = [Found(code, 1, lookahead.value(guess, mind.seat, code, luck)) for code in mind.legal]
        floor = min(guess.worth(mind.seat) - POINT, max(each.value for each in found))
        self.chance.shuffle(found)
        return sorted(found, key=lambda each: each.value < floor)
