"""A table: the fold of its log. `carry_out` is the only way to change it, and it never asks the time or chance."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache, singledispatchmethod
from typing import Any, Literal

from meadhall.core import saga as sagas
from meadhall.core.errors import Mistake
from meadhall.core.game import Game, commitment
from meadhall.core.match import Match
from meadhall.core.pieces import Pieces
from meadhall.core.registry import find_game
from meadhall.core.state import State
from meadhall.core.vocabulary import Event
from meadhall.hall.data.entries import (
    Acted,
    Answered,
    Assigned,
    Chatted,
    Clock,
    Closed,
    Entry,
    Forgotten,
    Muted,
    Opened,
    Proposed,
    Redone,
    Rematched,
    Seated,
    Started,
    StoodIn,
    TookBack,
    Undone,
    Unseated,
)
from meadhall.hall.tables.clocks import Clockkeeper
from meadhall.hall.tables.play import Play, is_within
from meadhall.hall.tables.viewer_log import EVERYBODY, PLAYERS, Audience, Notice, ViewerLogs, only

DEPARTED = "…"  # stands for a person who asked to be forgotten, and for what they said
STAND_IN = "karl"  # plays on for who leaves
KNOWN_IDS = 500  # client ids of messages that are recognised when they come again


@lru_cache(maxsize=64)
def load_once(load: Callable[[str], Pieces], components: str) -> Pieces:
    """Pieces are read once for all tables that play with them."""
    return load(components)


@dataclass
class Seat:
    kind: Literal["open", "person", "bot"]
    user: str = ""
    name: str = ""
    level: str = ""
    stand_in: str = ""  # the bot that plays for its person
    since: int = 1  # the entry by which the seat became what it is

    @property
    def bot(self) -> str:
        """The level that plays the seat now; empty for a person."""
        return self.level if self.kind == "bot" else self.stand_in


@dataclass
class Proposal:
    what: Literal["undo", "clock"]
    by: int
    waiting: list[int]
    yes: list[int]
    move: int = 0  # which of the seat's own moves is to be taken back
    clock: Clock | None = None
    needs_absent: bool = False  # a bot does not answer for its person


@dataclass(frozen=True)
class Speaker:
    user: str
    name: str
    entry: int  # the last that names them
    is_muted: bool


class Table:
    def __init__(self, id: str, seed: bytes) -> None:
        self.id = id
        self.seed = seed
        self.commitment = commitment(seed)
        self.entries = 0
        self.tick = 0  # the time of the last entry, for clocks
        self.status: Literal["open", "running", "over", "closed"] = "open"
        self.viewer_logs = ViewerLogs()
        self.seats: list[Seat] = []
        self.play: Play | None = None
        self.proposal: Proposal | None = None
        self.rematch = ""
        self.speakers: dict[str, Speaker] = {}  # people who have said something, by the sign that stands for them
        self.ids: dict[str, int] = {}
        self.facts_changed = 0  # the last entry that changed more than the match
        self.rewritten = 0  # the last entry that changed what had been sent
        self.since: list[int] = []  # the entry by which each seat's present decision came about

    # what happens

    def carry_out(self, entry: Entry, at: int) -> None:
        """The entry must have been found right: by `requests`, by `BotMoves`, or by `replay` where it was read."""
        self.entries += 1
        self.tick = entry.tick or at
        if self.play:
            self.play.begin_entry()
            self.clocks.charge(self.tick)
        audience = self._do(entry, at)
        if self.play:
            self._follow_up(entry, self.play)
            if self._withdraw():
                audience = None
        self.viewer_logs.record(audience or EVERYBODY, self.events, self.play.lowest if self.play else 0)
        self._remember_id(entry)

    def _remember_id(self, entry: Entry) -> None:
        name = getattr(entry, "id", "")
        if name:
            self.ids[name] = self.entries
            if len(self.ids) > KNOWN_IDS:
                del self.ids[next(iter(self.ids))]

    def _follow_up(self, entry: Entry, play: Play) -> None:
        """Who is asked since when, whose clock runs, whether it is over."""
        before, state = play.before, play.state
        seat = getattr(entry, "seat", -1)
        if state != before:
            if before is not None and is_within(before, state, seat):
                self.since[seat] = self.entries
            else:
                self.since = [self.entries] * len(self.seats)
        if self.status == "running" and state.is_over():
            self.status = "over"
            self.facts_changed = self.entries
        owing = [each for each in self.owing() if not self.seats[each].bot] if self.status == "running" else []
        self.clocks.hand_over(owing)

    def _withdraw(self) -> bool:
        """A proposal ends when its move is no longer there to be taken back, or the match is over."""
        proposal = self.proposal
        if proposal is None:
            return False
        is_gone = proposal.what == "undo" and self.playing.place_of(proposal.by, proposal.move) is None
        if not is_gone and self.status != "over":
            return False
        self.proposal = None
        self.facts_changed = self.entries
        return True

    @singledispatchmethod
    def _do(self, entry: Entry, at: int) -> Audience | None:
        raise TypeError(f"no table knows {type(entry).__name__}")

    @_do.register
    def _do_opened(self, entry: Opened, at: int) -> None:
        self.game_id = entry.game
        self.options = entry.options
        self.components = entry.components
        self.public = entry.public
        self.hints = entry.hints
        self.several = entry.several
        self.host = entry.host
        self.clocks = Clockkeeper(entry.clock, len(entry.seats))
        self.seats = [Seat(plan.kind, plan.user, plan.name, plan.level) for plan in entry.seats]
        self.since = [0] * len(self.seats)
        self.viewer_logs.open_seats(len(self.seats))
        self._note("opened", at)

    @_do.register
    def _do_seated(self, entry: Seated, at: int) -> None:
        self.seats[entry.seat] = Seat("person", entry.user, entry.name, since=self.entries)
        self._note("joined", at, seat=entry.seat, name=entry.name)

    @_do.register
    def _do_unseated(self, entry: Unseated, at: int) -> None:
        name = self.seats[entry.seat].name
        self.seats[entry.seat] = Seat("open", since=self.entries)
        self._note("left", at, seat=entry.seat, name=name)

    @_do.register
    def _do_assigned(self, entry: Assigned, at: int) -> None:
        self.seats[entry.seat] = Seat("bot" if entry.level else "open", level=entry.level, since=self.entries)
        self._note("assigned", at, seat=entry.seat, level=entry.level)

    @_do.register
    def _do_started(self, entry: Started, at: int) -> None:
        self._name_bots()
        pieces = load_once(self.game.load_pieces, self.components)
        if entry.rules and entry.rules != self.game.rules_version:
            raise Mistake(f"begun by version {entry.rules} of the rules, this is version {self.game.rules_version}")
        if entry.pieces and entry.pieces != pieces.digest:
            raise Mistake("begun with other pieces than those of this version")
        players = [seat.name for seat in self.seats]
        self.play = Play(Match(self.game, len(self.seats), self.seed, self.options, pieces, players))
        self.status = "running"
        self.clocks.charge(self.tick)
        self._note("started", at)

    @_do.register
    def _do_acted(self, entry: Acted, at: int) -> Audience | None:
        self.playing.act(entry.seat, entry.code)
        self.clocks.chose(entry.seat)
        return self._audience_of(entry.seat)

    @_do.register
    def _do_undone(self, entry: Undone, at: int) -> Audience | None:
        for _ in range(self.playing.undo(entry.seat, entry.turn)):
            self.clocks.took_back(entry.seat)
        return self._note_way_back("undone", entry.seat, at)

    @_do.register
    def _do_redone(self, entry: Redone, at: int) -> Audience | None:
        for _ in range(self.playing.redo(entry.seat)):
            self.clocks.chose(entry.seat)
        return self._note_way_back("redone", entry.seat, at)

    @_do.register
    def _do_proposed(self, entry: Proposed, at: int) -> None:
        waiting = self.others_of(entry.seat, absent=False) if entry.asked is None else list(entry.asked)
        move = self.playing.last_move_of(entry.seat) if entry.what == "undo" else 0
        needs_absent = entry.asked is not None and entry.what == "undo"
        self.proposal = Proposal(entry.what, entry.seat, waiting, [entry.seat], move or 0, entry.clock, needs_absent)
        self._note("proposed", at, seat=entry.seat, what=entry.what)
        if not waiting:
            self._agree(at)

    @_do.register
    def _do_answered(self, entry: Answered, at: int) -> None:
        proposal = self.proposal
        assert proposal
        if entry.seat == proposal.by:
            self.proposal = None
            self._note("withdrawn", at, seat=entry.seat)
            return
        self._note("answered", at, seat=entry.seat, yes=entry.yes)
        if not entry.yes:
            self.proposal = None
            return
        proposal.waiting.remove(entry.seat)
        proposal.yes.append(entry.seat)
        if not proposal.waiting:
            self._agree(at)

    def _agree(self, at: int) -> None:
        proposal = self.proposal
        assert proposal
        self.proposal = None
        if proposal.what == "undo":
            place = self.playing.place_of(proposal.by, proposal.move)
            assert place is not None
            for seat in self.playing.rewind(place):
                self.clocks.took_back(seat)
            self._note("undone", at, seat=proposal.by)
        else:
            self.clocks.change(proposal.clock, self.tick)
            self._note("clock", at, seat=proposal.by)

    @_do.register
    def _do_stood_in(self, entry: StoodIn, at: int) -> None:
        self._stand_in(entry.seat, entry.level, at)

    def _stand_in(self, seat: int, level: str, at: int) -> None:
        self.seats[seat].stand_in = level
        self._note("stand-in", at, seat=seat, level=level)
        if self.proposal and not self.proposal.needs_absent:
            self._excuse(seat, at)

    def _excuse(self, seat: int, at: int) -> None:
        """The seat's answer is not waited for any more."""
        if self.proposal and seat in self.proposal.waiting:
            self.proposal.waiting.remove(seat)
            if not self.proposal.waiting:
                self._agree(at)

    @_do.register
    def _do_forgotten(self, entry: Forgotten, at: int) -> None:
        for seat in entry.seats:
            if self.status == "open":
                self.seats[seat] = Seat("open", since=self.entries)
                self._note("left", at, seat=seat, name=DEPARTED)
                continue
            self.seats[seat].user, self.seats[seat].name = "", DEPARTED
            if self.play:
                self.play.match.players[seat] = DEPARTED
            if self.status == "running" and not self.seats[seat].stand_in:
                self._stand_in(seat, STAND_IN, at)
            self._excuse(seat, at)
        if entry.host:
            self.host = ""
            if self.status == "open":
                self.status = "closed"
                self._note("closed", at, by="host")
        self.viewer_logs.forget(entry.entries, DEPARTED)
        self.speakers = {by: one for by, one in self.speakers.items() if one.entry not in entry.entries}
        self.rewritten = self.facts_changed = self.entries

    @_do.register
    def _do_took_back(self, entry: TookBack, at: int) -> None:
        self.seats[entry.seat].stand_in = ""
        self.clocks.returned(entry.seat)
        self._note("took-back", at, seat=entry.seat)

    @_do.register
    def _do_chatted(self, entry: Chatted, at: int) -> Audience:
        audience = EVERYBODY if entry.to == "all" else PLAYERS
        seat = entry.seat if entry.seat >= 0 else None
        changed = self.facts_changed
        by = self.sign_of(entry.user)
        if by:
            is_muted = by in self.speakers and self.speakers[by].is_muted
            self.speakers[by] = Speaker(entry.user, entry.name, self.entries, is_muted)
        self._note("chat", at, audience, seat=seat, name=entry.name, text=entry.text, to=entry.to, by=by)
        self.facts_changed = changed
        return audience

    @_do.register
    def _do_muted(self, entry: Muted, at: int) -> None:
        if entry.user:
            self.speakers[self.sign_of(entry.user)] = Speaker(entry.user, entry.name, self.entries, entry.muted)
        self._note("muted" if entry.muted else "unmuted", at, name=entry.name)

    @_do.register
    def _do_closed(self, entry: Closed, at: int) -> None:
        self.status = "closed"
        self._note("closed", at, by=entry.by)

    @_do.register
    def _do_rematched(self, entry: Rematched, at: int) -> None:
        self.rematch = entry.table
        self._note("rematch", at, table=entry.table)

    def _audience_of(self, seat: int) -> Audience | None:
        """A choice changed in secret is nobody else's business, nor that it was changed."""
        before, state = self.playing.before, self.state
        assert before is not None
        committed = set(before.committed_seats())
        if is_within(before, state, seat) and seat in committed and seat in state.committed_seats():
            return only(seat)
        return None

    def _note_way_back(self, key: str, seat: int, at: int) -> Audience | None:
        audience = self._audience_of(seat)
        changed = self.facts_changed
        self._note(key, at, audience or EVERYBODY, seat=seat)
        self.facts_changed = changed
        return audience

    def _note(self, key: str, at: int, audience: Audience = EVERYBODY, **args: object) -> None:
        self.viewer_logs.notices.append(Notice(key, args, at, len(self.events), audience, self.entries))
        self.facts_changed = self.entries

    def _name_bots(self) -> None:
        """A second karl is 'karl 2'."""
        taken = set(self.names())
        for seat in self.seats:
            if seat.kind == "bot":
                number = 1
                seat.name = seat.level
                while seat.name in taken:
                    number += 1
                    seat.name = f"{seat.level} {number}"
                taken.add(seat.name)

    # what is the case

    @property
    def game(self) -> Game:
        return find_game(self.game_id)

    @property
    def events(self) -> list[Event]:
        return self.play.match.events if self.play else []

    def result(self) -> dict[str, Any] | None:
        found = self.play.match.result() if self.play and self.status == "over" else None
        return found.as_json() if found else None

    def saga(self) -> str:
        return sagas.write(self.playing.match)

    def left_at(self, now: int) -> list[int | None]:
        """Milliseconds that each seat has left."""
        return self.clocks.left_at(now)

    @property
    def playing(self) -> Play:
        assert self.play
        return self.play

    @property
    def state(self) -> State:
        return self.playing.state

    def owing(self) -> list[int]:
        """Seats that still owe a choice."""
        return self.state.deciders() if self.status == "running" else []

    def seats_of(self, user: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.kind == "person" and seat.user == user]

    def others_of(self, seat: int, absent: bool) -> list[int]:
        """One seat of each other person; with `absent` also of those for whom a bot plays now."""
        people = {self.seats[seat].user, ""}
        found = []
        for number, one in enumerate(self.seats):
            if one.kind == "person" and (absent or not one.stand_in) and one.user not in people:
                people.add(one.user)
                found.append(number)
        return found

    def names(self, but: int = -1) -> list[str]:
        """Names of the people who sit here, but for one seat."""
        return [seat.name for number, seat in enumerate(self.seats) if seat.kind == "person" and number != but]

    def sign_of(self, user: str) -> str:
        """What stands for a person in the talk at this table, and tells nothing of them elsewhere."""
        return hashlib.sha256(f"{self.id} {user}".encode()).hexdigest()[:12] if user else ""

    def is_muted(self, user: str) -> bool:
        speaker = self.speakers.get(self.sign_of(user))
        return speaker is not None and speaker.is_muted

    def muted(self) -> list[dict[str, str]]:
        return [{"by": by, "name": one.name} for by, one in self.speakers.items() if one.is_muted]

    def open_seats(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.kind == "open"]
