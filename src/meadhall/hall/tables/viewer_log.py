"""What each viewer has seen: the versions, events and notices of a table as that viewer counts them.

A viewer is a seat, or SPECTATOR. Everything is counted by what the viewer could notice, so that another seat's second
thoughts leave no trace in the numbers.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
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


@dataclass
class Notice:
    """What happens at the table beside the game. `events` is how many events of the match came before it."""

    key: str
    args: dict[str, Any]
    at: int
    events: int
    audience: Audience = EVERYBODY
    entry: int = 0


@dataclass
class SeenNotice:
    """A notice, and how many of the viewer's events stand before it."""

    notice: Notice
    after: int


@dataclass
class ViewerLog:
    """What one viewer has seen."""

    events: list[int] = field(default_factory=list)  # their places among the events of the match
    entries: list[int] = field(default_factory=list)  # those it could notice; their number is the version
    kept: list[int] = field(default_factory=list)  # of its events, how many each of these entries left standing
    standing: list[int] = field(default_factory=list)  # and how many there were after it
    notices: list[SeenNotice] = field(default_factory=list)
    noted: list[int] = field(default_factory=list)  # notices after each of these entries

    def record(self, entry: int | None, kept: int, places: Iterable[int], notices: Iterable[Notice]) -> None:
        """An entry was carried out; None is for one that the viewer must not notice."""
        keep = bisect_left(self.events, kept)
        is_shorter = keep < len(self.events)
        del self.events[keep:]
        self.events += places
        if entry is None:
            return
        if is_shorter:
            for seen in self.notices:
                seen.after = min(seen.after, keep)
        self.notices += [SeenNotice(notice, bisect_left(self.events, notice.events)) for notice in notices]
        self.entries.append(entry)
        self.kept.append(keep)
        self.standing.append(len(self.events))
        self.noted.append(len(self.notices))

    @property
    def version(self) -> int:
        return len(self.entries)

    def entries_at(self, version: int) -> int | None:
        return self.entries[version - 1] if 1 <= version <= self.version else None

    def kept_since(self, version: int) -> int:
        """How many of the events that the viewer had then still stand."""
        return min([self.standing[version - 1], *self.kept[version:]]) if version else 0

    def notices_since(self, version: int = 0) -> list[SeenNotice]:
        return self.notices[self.noted[version - 1] if version else 0 :]


class ViewerLogs:
    def __init__(self) -> None:
        self.entries = 0
        self.notices: list[Notice] = []
        self.noticed = 0  # notices of the entries so far
        self.audience = EVERYBODY  # of the last entry
        self.began: list[int] = []  # by which entry each event that stands came about
        self.by_viewer: dict[int, ViewerLog] = {}

    def open_seats(self, seats: int) -> None:
        self.by_viewer = {viewer: ViewerLog() for viewer in (SPECTATOR, *range(seats))}

    def record(self, audience: Audience, events: list[Event], kept: int) -> None:
        """An entry was carried out: of the events before it `kept` still stand, and these are all there are now."""
        self.entries += 1
        self.audience = audience
        del self.began[kept:]
        self.began += [self.entries] * (len(events) - kept)
        new = self.notices[self.noticed :]
        self.noticed = len(self.notices)
        for viewer, log in self.by_viewer.items():
            seat = None if viewer == SPECTATOR else viewer
            log.record(
                self.entries if audience.has(viewer) else None,
                kept,
                [at for at in range(kept, len(events)) if events[at].is_for(seat)],
                [notice for notice in new if notice.audience.has(viewer)],
            )

    @property
    def seen(self) -> dict[int, list[int]]:
        """Places of the events that each viewer knows of."""
        return {viewer: log.events for viewer, log in self.by_viewer.items()}

    @property
    def versions(self) -> dict[int, int]:
        return {viewer: log.version for viewer, log in self.by_viewer.items()}

    def entries_at(self, viewer: int, version: int) -> int | None:
        """How many entries there were when the viewer saw that version; None if there was no such version yet."""
        return self.by_viewer[viewer].entries_at(version)

    def forget(self, entries: Collection[int], instead: str) -> None:
        """Remove a person's name and words from the notices of these entries."""
        for notice in self.notices:
            if notice.entry in entries:
                notice.args |= {name: instead for name in ("name", "text") if name in notice.args}
                notice.args |= {"by": ""} if "by" in notice.args else {}
