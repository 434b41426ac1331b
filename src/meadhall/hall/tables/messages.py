"""Messages to clients. Everything that leaves the hall about a match is made here, from one viewer's view."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterable
from typing import Any

from meadhall.core.sayings import Saying
from meadhall.hall.tables.play import final_actions, preview
from meadhall.hall.tables.table import Table
from meadhall.hall.tables.viewer_log import SPECTATOR, SeenNotice
from meadhall.hall.tables.viewer_story import FARTHEST, Teller, ViewerStories, ViewerStory, event_json

NOTICES = 200  # in one message; older ones are sent when they are asked for


def saying_json(saying: Saying | None) -> dict[str, Any] | None:
    if saying is None:
        return None
    topics = {name: limits.topic for name, limits in saying.ranges.items()}
    return {"key": saying.key, "args": saying.args, "topics": topics, "rule": saying.rule}


def notices_json(seen: Iterable[SeenNotice]) -> list[dict[str, Any]]:
    return [
        {"key": one.notice.key, "args": dict(one.notice.args), "at": one.notice.at, "after": one.after} for one in seen
    ]


class Messages:
    """Makes the messages of one table. `final` actions are worked out once for each decision of a seat."""

    def __init__(self, table: Table, chance: random.Random) -> None:
        self.table = table
        self.chance = chance  # for guesses
        self._final: dict[int, tuple[tuple[int, bool], list[int]]] = {}
        self._stories = ViewerStories()

    # whole messages

    def whole(self, viewer: int, user: str, online: Collection[str], now: int) -> dict[str, Any]:
        table = self.table
        return {
            "type": "table",
            "version": table.viewer_logs.by_viewer[viewer].version,
            "facts": self.facts(user, online, now),
            "seat": None if viewer == SPECTATOR else viewer,
            "events": self.events(viewer),
            **self.earlier(viewer),
            "view": self.view(viewer),
            "turn": self.turn(viewer, user, now),
        }

    def earlier(self, viewer: int, before: int | None = None) -> dict[str, Any]:
        """The last notices before so many of the viewer's own, and how many are earlier still."""
        seen = self.table.viewer_logs.by_viewer[viewer].notices[:before]
        first = max(0, len(seen) - NOTICES)
        return {"earlier": first, "notices": notices_json(seen[first:])}

    def update(self, viewer: int, user: str, online: Collection[str], now: int, since: int) -> dict[str, Any]:
        """What is new since the viewer saw that version."""
        table = self.table
        log = table.viewer_logs.by_viewer[viewer]
        entries = log.entries_at(since)
        assert entries is not None
        return {
            "type": "update",
            "version": log.version,
            "keep": log.kept_since(since),
            "steps": self.steps(viewer, since),
            "notices": notices_json(log.notices_since(since)),
            "turn": self.turn(viewer, user, now),
            "facts": self.facts(user, online, now) if table.facts_changed > entries else None,
        }

    def can_update(self, viewer: int, since: int) -> bool:
        """Whether a client that has this version can get an update; if not, it gets the whole table."""
        log = self.table.viewer_logs.by_viewer[viewer]
        entries = log.entries_at(since)
        return (
            self.table.play is not None
            and entries is not None
            and entries >= self.table.rewritten
            and log.version - since <= FARTHEST
            and self.steps(viewer, since) is not None
        )

    def preview(self, seat: int, code: int) -> dict[str, Any]:
        """What a legal action of the seat would lead to, as far as the seat can know."""
        table = self.table
        shown = preview(table.game, table.state, seat, code, self.chance.getrandbits(64))
        teller = Teller(table.game, seat, self.view(seat))
        for moment in shown.moments:
            if moment.event.is_for(seat):
                teller.show(moment.event, moment.state)
        if shown.end is not None:
            teller.show(None, shown.end)
        return {
            "type": "preview",
            "version": table.viewer_logs.by_viewer[seat].version,
            "action": code,
            "steps": teller.steps,
            "reveals": shown.end is None,
        }

    # parts

    def view(self, viewer: int) -> Any:
        return self._story(viewer).view if self.table.play else None

    def steps(self, viewer: int, since: int) -> list[dict[str, Any]] | None:
        """Events and changes of the view since the viewer was sent that version; None where they are not known."""
        return self._story(viewer).since(since)

    def _story(self, viewer: int) -> ViewerStory:
        table = self.table
        return self._stories.tell(viewer, table.viewer_logs.by_viewer[viewer], table.playing.match, table.entries)

    def events(self, viewer: int) -> list[dict[str, Any]]:
        events = self.table.events
        return [event_json(events[at]) for at in self.table.viewer_logs.by_viewer[viewer].events]

    def facts(self, user: str, online: Collection[str], now: int) -> dict[str, Any]:
        table = self.table
        left = table.left_at(now)
        return {
            "id": table.id,
            "game": table.game_id,
            "options": table.options,
            "status": table.status,
            "public": table.public,
            "hints": table.hints,
            "several": table.several,
            "clock": table.clocks.clock,
            "commitment": table.commitment,
            "seed": table.seed.hex() if table.status == "over" else None,
            "components": bool(table.components),
            "host": bool(user) and user == table.host,
            "mine": table.seats_of(user) if user else [],
            "by": table.sign_of(user),
            "silenced": bool(user) and table.is_muted(user),
            "muted": table.muted() if user and user == table.host else [],
            "seats": [
                {
                    "seat": number,
                    "kind": seat.kind,
                    "name": seat.name,
                    "level": seat.level or None,
                    "stand_in": seat.stand_in or None,
                    "online": seat.kind == "bot" or seat.user in online,
                    "left": left[number],
                }
                for number, seat in enumerate(table.seats)
            ],
            "rematch": table.rematch or None,
            "result": table.result(),
            "proposal": self._proposal(),
        }

    def _proposal(self) -> dict[str, Any] | None:
        proposal = self.table.proposal
        if proposal is None:
            return None
        shown = {"what": proposal.what, "by": proposal.by, "yes": proposal.yes, "waiting": proposal.waiting}
        return shown | ({"clock": proposal.clock} if proposal.what == "clock" else {})

    def turn(self, viewer: int, user: str, now: int) -> dict[str, Any]:
        table = self.table
        running = table.status == "running"
        asked = table.state.asked_seats() if running else []
        turn: dict[str, Any] = {
            "asked": asked,
            "waiting": table.owing(),
            "seat": None,
            "curtain": self._curtain(viewer, user),
            "prompt": None,
            "legal": [],
            "final": [],
            "picked": None,
            "forced": False,
            "undo": False,
            "redo": False,
            "undo_turn": False,
            "propose_undo": False,
            "clock": self._clock(now),
        }
        if not running or viewer == SPECTATOR:
            return turn
        play = table.playing
        turn["undo"] = turn["undo_turn"] = play.can_undo(viewer)
        turn["redo"] = play.can_redo(viewer)
        turn["propose_undo"] = table.proposal is None and play.has_chosen(viewer)
        if viewer in asked:
            state = play.state
            legal = state.legal(viewer)
            committed = viewer in state.committed_seats()
            turn["seat"] = viewer
            turn["prompt"] = saying_json(play.game.prompt(state, viewer))
            turn["legal"] = legal
            turn["final"] = self._final_actions(viewer)
            turn["picked"] = play.last_choice_of(viewer) if committed else None
            turn["forced"] = len(legal) == 1
        return turn

    def _curtain(self, viewer: int, user: str) -> int | None:
        """Hot seat: which of the person's seats is to choose next, when another one looks."""
        mine = self.table.seats_of(user) if user else []
        owing = [seat for seat in self.table.owing() if seat in mine and not self.table.seats[seat].bot]
        return owing[0] if len(mine) > 1 and owing and viewer not in owing else None

    def _clock(self, now: int) -> dict[str, Any] | None:
        clocks = self.table.clocks
        if clocks.clock is None or self.table.play is None:
            return None
        return {"running": sorted(clocks.running), "left": clocks.left_at(now), "out": clocks.out_at(now)}

    def _final_actions(self, seat: int) -> list[int]:
        table = self.table
        decision = (table.since[seat], table.owing() == [seat])  # the last to choose reveals
        if seat not in self._final or self._final[seat][0] != decision:
            self._final[seat] = (decision, final_actions(table.state, seat, self.chance.getrandbits(64)))
        return self._final[seat][1]
