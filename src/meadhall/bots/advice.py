"""What a bot says about an action: points and wins to expect, and the main reason.

All of it comes from matches played to the end: each action in question is taken in the same guesses with the same
luck, everybody plays on sensibly, and the results are compared source by source.
"""

from __future__ import annotations

import random
import time
from dataclasses import dataclass, field
from statistics import fmean, stdev

from meadhall.bots.mind import Mind
from meadhall.bots.rollout import Rollout
from meadhall.core.sayings import Saying
from meadhall.core.vocabulary import NUMBER, names

FEWEST = 4  # looks at the end for each action, however late it is
MOST = 400  # more would not change what is said
POINTS = 0.3  # differences that are worth words, if they are no mere chance
WINS = 0.02
SURE = 2.0  # standard errors


@dataclass(frozen=True)
class Advice:
    """`score` in points, `win` from 0 to 1, both expected at the end; `reason` is a text key with its arguments."""

    code: int
    score: float
    win: float
    reason: Saying


@dataclass
class Outlook:
    """How the match ends after an action, look by look."""

    code: int
    wins: list[float] = field(default_factory=list)
    scores: list[float] = field(default_factory=list)
    rivals: list[float] = field(default_factory=list)  # the best of the others
    sources: dict[str, list[float]] = field(default_factory=dict)

    def look(self, mind: Mind, rollout: Rollout, luck: int) -> None:
        result = mind.game.result(rollout.outlook(self.code, luck))
        assert result is not None
        self.wins.append(1 / len(result.winners) if mind.seat in result.winners else 0.0)
        self.scores.append(result.scores[mind.seat])
        self.rivals.append(max(score for seat, score in enumerate(result.scores) if seat != mind.seat))
        for name, points in result.sources[mind.seat].items():
            self.sources.setdefault(name, []).append(points)


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
            outlook.look(mind, rollout, luck)
    return [Advice(each.code, fmean(each.scores), fmean(each.wins), reason(mind, each, outlooks)) for each in outlooks]


def reason(mind: Mind, mine: Outlook, outlooks: list[Outlook]) -> Saying:
    """The first action beside the second, the others beside the first. Only differences that chance cannot explain."""
    if len(mind.legal) == 1:
        return Saying("reason-only", "")
    if len(outlooks) == 1:
        return main_source(mind, mine)
    if mine is outlooks[0]:
        return advantage(mind, mine, outlooks[1], ("reason-more", "reason-hurts", "reason-wins"))
    return advantage(mind, outlooks[0], mine, ("reason-less", "reason-helps", "reason-loses"))


def advantage(mind: Mind, better: Outlook, other: Outlook, keys: tuple[str, str, str]) -> Saying:
    """Where the better one is better: in points by source, in what a rival has less, or in wins alone."""
    by_source, by_rival, by_wins = keys
    gains = {name: difference(better.sources[name], other.sources[name]) for name in better.sources}
    name = max(gains, key=lambda name: gains[name])
    less = difference(other.rivals, better.rivals)
    wins = difference(better.wins, other.wins)
    if gains[name] >= POINTS and gains[name] >= less:
        return from_source(mind, by_source, name, gains[name])
    if less >= POINTS:
        return Saying(by_rival, "", {"points": round(less, 1)}, {"points": NUMBER})
    if wins >= WINS:
        return Saying(by_wins, "", {"points": round(100 * wins)}, {"points": NUMBER})
    return Saying("reason-equal", "")


def difference(mine: list[float], other: list[float]) -> float:
    """The mean difference look by look; 0 where it may be mere chance."""
    pairs = [a - b for a, b in zip(mine, other, strict=True)]
    if len(pairs) < 2:
        return 0.0
    mean = fmean(pairs)
    return mean if abs(mean) >= SURE * stdev(pairs) / len(pairs) ** 0.5 else 0.0


def main_source(mind: Mind, mine: Outlook) -> Saying:
    name = max(mine.sources, key=lambda name: sum(mine.sources[name]))
    return from_source(mind, "reason-source", name, fmean(mine.sources[name]))


def from_source(mind: Mind, key: str, source: str, points: float) -> Saying:
    """Sources are named as in the table of results."""
    ranges = {"source": names(f"{mind.game.id}-from", source), "points": NUMBER}
    return Saying(key, "", {"source": source, "points": round(points, 1)}, ranges)
