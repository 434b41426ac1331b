"""What the matches say of each bot."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from meadhall.arena.intervals import Share, share_of
from meadhall.arena.playing import Outcome, Thinking
from meadhall.arena.rating import Rating, Ratings


@dataclass
class Line:
    """One bot. A bot in three seats of a match has played three games of it; a shared win is split."""

    name: str
    games: int = 0
    wins: float = 0.0
    points: int = 0
    thinking: Thinking = field(default_factory=Thinking)
    deals: dict[int, tuple[float, int]] = field(default_factory=lambda: defaultdict(lambda: (0.0, 0)))
    rating: Rating = field(default_factory=lambda: Rating(0.0, 0.0))

    def add(self, deal: int, won: float, points: int, thinking: Thinking) -> None:
        self.games += 1
        self.wins += won
        self.points += points
        self.thinking = self.thinking.join(thinking)
        wins, games = self.deals[deal]
        self.deals[deal] = (wins + won, games + 1)

    @property
    def share(self) -> Share:
        return share_of(self.deals.values())

    @property
    def mean_score(self) -> float:
        return self.points / self.games if self.games else 0.0

    @property
    def seconds_a_move(self) -> float:
        return self.thinking.seconds / self.thinking.choices if self.thinking.choices else 0.0

    def as_json(self) -> dict[str, Any]:
        share = self.share
        return {
            "name": self.name,
            "games": self.games,
            "wins": round(self.wins, 4),
            "win_share": round(share.value, 4),
            "low": round(share.low, 4),
            "high": round(share.high, 4),
            "mean_score": round(self.mean_score, 3),
            "rating": round(self.rating.mean, 3),
            "rating_low": round(self.rating.low, 3),
            "rating_high": round(self.rating.high, 3),
            "seconds_a_move": round(self.seconds_a_move, 6),
            "worst_seconds": round(self.thinking.worst, 6),
        }


def tally(names: Iterable[str], outcomes: Iterable[Outcome]) -> list[Line]:
    """A line for each bot, the best first. The order in which the matches were finished does not matter."""
    lines = {name: Line(name) for name in names}
    ratings = Ratings(lines)
    for outcome in sorted(outcomes, key=lambda outcome: outcome.fixture.number):
        lineup, places = outcome.fixture.lineup, outcome.places
        for seat, name in enumerate(lineup):
            won = 1 / places.count(1) if places[seat] == 1 else 0.0
            lines[name].add(outcome.fixture.deal, won, outcome.scores[seat], outcome.thinking[seat])
        ratings.add(lineup, places)
    for name, line in lines.items():
        line.rating = ratings.by_name[name]
    return sorted(lines.values(), key=lambda line: -line.share.value)
