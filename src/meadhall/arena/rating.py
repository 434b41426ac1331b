"""OpenSkill ratings of bots: Plackett-Luce, so that every place of a match counts and not only the first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

from meadhall.arena.intervals import Z


@dataclass(frozen=True)
class Rating:
    mean: float
    deviation: float

    @property
    def low(self) -> float:
        return self.mean - Z * self.deviation

    @property
    def high(self) -> float:
        return self.mean + Z * self.deviation


class Ratings:
    """Updated match by match. Bots do not learn between matches, so nothing is added to their uncertainty (tau)."""

    def __init__(self, names: Iterable[str]) -> None:
        self.model = PlackettLuce(tau=0.0)
        start = self.model.rating()
        self.by_name = {name: Rating(start.mu, start.sigma) for name in names}

    def add(self, lineup: Sequence[str], places: Sequence[int]) -> None:
        before = [self.by_name[name] for name in lineup]
        if len(set(lineup)) == 1:
            return  # a bot that meets only itself shows nothing
        teams = [[self.model.rating(mu=rating.mean, sigma=rating.deviation)] for rating in before]
        rated = self.model.rate(teams, ranks=[float(place) for place in places])
        # a bot in several seats is one player with several results: all of them move it, and it grows surer as by one
        seats = Counter(lineup)
        moved = dict.fromkeys(lineup, 0.0)
        shrunk = dict.fromkeys(lineup, 0.0)
        for name, old, (new,) in zip(lineup, before, rated, strict=True):
            moved[name] += new.mu - old.mean
            shrunk[name] += new.sigma / seats[name]
        for name, change in moved.items():
            self.by_name[name] = Rating(self.by_name[name].mean + change, shrunk[name])
