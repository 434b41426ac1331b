"""Who has been told what: the versions, events and notices of a table as each viewer counts them.

A viewer is a seat, or SPECTATOR. Versions count only what the viewer could notice, so that another seat's second
thoughts leave no trace in the numbers.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from meadhall.core.vocabulary import Event

SPECTATOR = -1


@dataclass(frozen=True)
class Audience:
    """Everybody, the players, or one seat."""

    seats: tuple[int, ...] | None = None
    spectators: bool = True

    def has(self, viewer: int) -> bool:
        if viewer == SPECTATOR:
            return self.spectators
        return self.seats is None or viewer in self.seats


EVERYBODY = Audience()
PLAYERS = Audience(spectators=False)


def only(seat: int) -> Audience:
    return Audience((seat,), spectators=False)


@dataclass(frozen=True)
class Notice:
    """What happens at the table beside the game. `events` is how many events of the match came before it."""

    key: str
    args: Mapping[str, Any]
    at: int
    events: int
    audience: Audience = EVERYBODY


class Annals:
    def __init__(self) -> None:
        self.audiences: list[Audience] = []  # of each entry
        self.standing: list[int] = []  # events after each entry
        self.lowest: list[int] = []  # events that were never taken back while the entry was carried out
        self.notices: list[Notice] = []
        self.noted: list[int] = []  # notices after each entry
        self.seen: dict[int, list[int]] = {}  # places of the events that a viewer knows of
        self.versions: dict[int, int] = {}  # how many entries a viewer could notice

    def open_seats(self, seats: int) -> None:
        self.seen = {viewer: [] for viewer in (SPECTATOR, *range(seats))}
        self.versions = dict.fromkeys(self.seen, 0)

    def record(self, audience: Audience, events: list[Event], kept: int) -> None:
        """An entry was carried out: of the events before it `kept` still stand, and these are all there are now."""
        for viewer, places in self.seen.items():
            del places[bisect_left(places, kept) :]
            seat = None if viewer == SPECTATOR else viewer
            places += [at for at in range(kept, len(events)) if events[at].is_for(seat)]
            self.versions[viewer] += audience.has(viewer)
        self.audiences.append(audience)
        self.standing.append(len(events))
        self.lowest.append(kept)
        self.noted.append(len(self.notices))

    def entries_at(self, viewer: int, version: int) -> int | None:
        """How many entries there were when the viewer saw that version; None if there was no such version yet."""
        count = 0
        if version == 0:
            return 0
        for number, audience in enumerate(self.audiences, 1):
            count += audience.has(viewer)
            if count == version:
                return number
        return None

    def kept(self, entries: int) -> int:
        """How many events of those after so many entries still stand."""
        if entries == 0:
            return 0
        return min([self.standing[entries - 1], *self.lowest[entries:]])

    def seen_among(self, viewer: int, events: int) -> int:
        """How many of the first events the viewer knows of."""
        return bisect_left(self.seen[viewer], events)

    def notices_for(self, viewer: int, entries: int = 0) -> list[Notice]:
        first = self.noted[entries - 1] if entries else 0
        return [notice for notice in self.notices[first:] if notice.audience.has(viewer)]
