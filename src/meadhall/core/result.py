"""How a match ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Result:
    """`reason` is a text key; `places` count from 1 and equal ones are shared; `sources` add up to the score."""

    reason: str
    places: tuple[int, ...]
    scores: tuple[int, ...]
    sources: tuple[dict[str, int], ...]
    rounds: tuple[tuple[int, ...], ...]
    details: tuple[dict[str, tuple[int, ...]], ...] = ()  # sources that are told further: by round, by world

    @property
    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place == 1]

    def as_json(self) -> dict[str, Any]:
        return {
            "reason": self.reason,
            "places": list(self.places),
            "scores": list(self.scores),
            "sources": [dict(source) for source in self.sources],
            "rounds": [list(row) for row in self.rounds],
            "details": [{source: list(parts) for source, parts in mine.items()} for mine in self.details],
        }


def places(standings: list[int]) -> tuple[int, ...]:
    """The highest is first; equal ones share a place."""
    return tuple(1 + sum(other > mine for other in standings) for mine in standings)
