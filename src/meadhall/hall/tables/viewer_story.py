"""What each viewer was sent last, and the steps that lead on from there: an event, and how it changed the view."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from typing import Any

from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.core.moments import Moment
from meadhall.core.patch import diff
from meadhall.core.state import State
from meadhall.core.vocabulary import Event
from meadhall.hall.tables.viewer_log import SPECTATOR, ViewerLog

FARTHEST = 60  # versions behind which a client gets the whole table


def event_json(event: Event) -> dict[str, Any]:
    return {"key": event.key, "args": event.args}


@dataclass(frozen=True)
class Chapter:
    """The steps from one version that was sent to the next one."""

    since: int
    is_shorter: bool  # events were taken back first
    steps: list[dict[str, Any]]


@dataclass
class ViewerStory:
    """Of one viewer. Only what was sent counts: a version between two that were sent has no steps of its own."""

    version: int
    view: Any
    chapters: deque[Chapter] = field(default_factory=lambda: deque(maxlen=FARTHEST))

    def since(self, version: int) -> list[dict[str, Any]] | None:
        """All steps since that version was sent; None where they are not known any more."""
        if version == self.version:
            return []
        first = next((at for at, chapter in enumerate(self.chapters) if chapter.since == version), None)
        if first is None:
            return None
        missed = list(self.chapters)[first:]
        if any(chapter.is_shorter for chapter in missed[1:]):
            return None  # some of the steps tell what was taken back later
        return [step for chapter in missed for step in chapter.steps]


class ViewerStories:
    def __init__(self) -> None:
        self.by_viewer: dict[int, ViewerStory] = {}
        self._moments: tuple[int, int, list[Moment]] = (-1, -1, [])  # of how many entries, from which event on

    def tell(self, viewer: int, log: ViewerLog, match: Match, entries: int) -> ViewerStory:
        """The story up to now. It is continued only for viewers who are sent something."""
        story = self.by_viewer.get(viewer)
        if story is None:
            story = ViewerStory(log.version, match.view(seat_of(viewer)))
            self.by_viewer[viewer] = story
        elif story.version < log.version:
            self._continue(story, viewer, log, match, entries)
        return story

    def _continue(self, story: ViewerStory, viewer: int, log: ViewerLog, match: Match, entries: int) -> None:
        keep = log.kept_since(story.version)
        is_shorter = keep < log.standing[story.version - 1]
        new = log.events[keep:]
        teller = Teller(match.game, seat_of(viewer), story.view)
        if is_shorter and new:
            teller.show(None, match.state_after(log.events[keep - 1] + 1 if keep else 0))
        if new:
            moments = self._moments_since(new[0], match, entries)
            for place in new:
                moment = moments[place - new[0]]
                teller.show(moment.event, moment.state)
        teller.show(None, match.state)
        story.chapters.append(Chapter(story.version, is_shorter, teller.steps))
        story.version, story.view = log.version, teller.view

    def _moments_since(self, event: int, match: Match, entries: int) -> list[Moment]:
        """The viewers of one entry share them."""
        known, first, moments = self._moments
        if known != entries or first > event:
            first, moments = event, match.moments(event)
            self._moments = (entries, first, moments)
        return moments[event - first :]


class Teller:
    """Adds steps for one seat. Without an event a step is only there to change the view."""

    def __init__(self, game: Game, seat: int | None, view: Any) -> None:
        self.game = game
        self.seat = seat
        self.view = view
        self.state: State | None = None  # that the view is of, where it is known
        self.steps: list[dict[str, Any]] = []

    def show(self, event: Event | None, state: State) -> None:
        view = self.view if state == self.state else self.game.view(state, self.seat)
        change = diff(self.view, view) if view is not self.view else {}
        if event is not None or change != {}:
            self.steps.append({"event": event and event_json(event), "change": change})
        self.view, self.state = view, state


def seat_of(viewer: int) -> int | None:
    return None if viewer == SPECTATOR else viewer
