"""What a bot says about an action: points and wins to expect, and the main reason.

All of it comes from matches played to the end: each action in question is taken in the same guesses with the same
luck, everybody plays on sensibly, and the results are compared source by source.
"""

from __future__ import annotations

import random
import time
from dataclasses import dataclass, field

from meadhall.bots.mind import Mind
from meadhall.bots.rollout import Rollout
from meadhall.core.game import Saying
from meadhall.core.vocabulary import NUMBER, names

FEWEST = 4  # looks at the end for each action, however late it is
MOST = 400  # more would not change what is said
POINTS = 0.5  # a difference that is worth words
CHANCE = 0.03


@dataclass(frozen=True)
class Advice:
    """`score` in points, `win` from 0 to 1, both expected at the end of the match; `reason` is a text with arguments."""

    code: int
    score: float
    win: float
    reason: Saying


@dataclass
class Outlook:
    """How the match ends after an action, summed up over all looks."""

    code: int
    looks: int = 0
    wins: float = 0.0
    scores: int = 0
    best_other: int = 0
    sources: dict[str, int] = field(default_factory=dict)

    @property
    def win(self) -> float:
        return self.wins / self.looks

    @property
    def score(self) -> float:
        return self.scores / self.looks

    @property
    def rival(self) -> float:
        return self.best_other / self.looks

    def source(self, name: str) -> float:
        return self.sources.get(name, 0) / self.looks


def advise_on(mind: Mind, codes: list[int], seed: int, deadline: float, looks: int | None) -> list[Advice]:
    """So many looks at the end for each action; without a number, as many as the time allows."""
    chance = random.Random(seed)
    outlooks = [Outlook(code) for code in codes]
    rollout = Rollout(mind.guess(chance.getrandbits(64)), mind.seat, 0)
    for turn in range(MOST if looks is None else looks):
        if looks is None and turn >= FEWEST and time.perf_counter() >= deadline:
            break
        luck = chance.getrandbits(64)
        for outlook in outlooks:
            look(mind, rollout, outlook, luck)
    return [Advice(each.code, each.score, each.win, reason(mind, each, outlooks)) for each in outlooks]


def look(mind: Mind, rollout: Rollout, outlook: Outlook, luck: int) -> None:
    result = mind.game.result(rollout.outlook(outlook.code, luck))
    assert result is not None
    outlook.looks += 1
    if mind.seat in result.winners:
        outlook.wins += 1 / len(result.winners)
    outlook.scores += result.scores[mind.seat]
    outlook.best_other += max(score for seat, score in enumerate(result.scores) if seat != mind.seat)
    for name, points in result.sources[mind.seat].items():
        outlook.sources[name] = outlook.sources.get(name, 0) + points


def reason(mind: Mind, mine: Outlook, outlooks: list[Outlook]) -> Saying:
    """The first action beside the second, the others beside the first."""
    if len(mind.legal) == 1:
        return Saying("reason-only", "")
    if len(outlooks) == 1:
        return main_source(mind, mine)
    other = outlooks[1] if mine is outlooks[0] else outlooks[0]
    gains = {name: mine.source(name) - other.source(name) for name in mine.sources}
    best = max(gains, key=lambda name: gains[name])
    worst = min(gains, key=lambda name: gains[name])
    hurt = other.rival - mine.rival
    if mine is outlooks[0]:
        if gains[best] >= POINTS and gains[best] >= hurt:
            return by_source(mind, "reason-more", best, gains[best])
        if hurt >= POINTS:
            return by_points("reason-hurts", hurt)
        if mine.win - other.win >= CHANCE:
            return by_points("reason-wins", 100 * (mine.win - other.win))
        return main_source(mind, mine) if mine.win < other.win - CHANCE else Saying("reason-equal", "")
    if -gains[worst] >= POINTS and -gains[worst] >= -hurt:
        return by_source(mind, "reason-less", worst, -gains[worst])
    if -hurt >= POINTS:
        return by_points("reason-helps", -hurt)
    if other.win - mine.win >= CHANCE:
        return by_points("reason-loses", 100 * (other.win - mine.win))
    return Saying("reason-equal", "")


def main_source(mind: Mind, mine: Outlook) -> Saying:
    name = max(mine.sources, key=lambda name: mine.sources[name])
    return by_source(mind, "reason-source", name, mine.source(name))


def by_source(mind: Mind, key: str, source: str, points: float) -> Saying:
    """Sources are named as in the table of results."""
    ranges = {"source": names(f"{mind.game.id}-from", source), "points": NUMBER}
    return Saying(key, "", {"source": source, "points": round(points, 1)}, ranges)


def by_points(key: str, points: float) -> Saying:
    return Saying(key, "", {"points": round(points, 1)}, {"points": NUMBER})
