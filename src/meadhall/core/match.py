"""A match that is being played: its state, what has happened, and the way back."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from meadhall.core.chronicle import Chronicle
from meadhall.core.errors import Mistake
from meadhall.core.game import Game, expand
from meadhall.core.moments import Moment, Story, play, read_story
from meadhall.core.pieces import Pieces
from meadhall.core.refusals import explain
from meadhall.core.result import Result
from meadhall.core.sayings import Saying
from meadhall.core.state import State
from meadhall.core.vocabulary import Event


class Refused(Mistake):
    """The action is not legal; `saying` tells why, with the rule."""

    def __init__(self, message: str, saying: Saying) -> None:
        super().__init__(message)
        self.saying = saying


@dataclass(frozen=True)
class Move:
    seat: int
    code: int


@dataclass(frozen=True)
class Step:
    """One move, the state before it, and how many events had happened by then."""

    move: Move
    before: State
    events: int


class Match:
    """One play of a game. Undo is free while nothing was revealed and the seat that would act has not changed.

    With a start, a state of this game, the match goes on from there. No seed leads to it, so there is no saga of it.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int | bytes | None = None,
        options: Mapping[str, str] | None = None,
        pieces: Pieces | None = None,
        players: Sequence[str] = (),
        start: State | None = None,
    ) -> None:
        self.game = game
        self.starts_from_position = start is not None
        self.is_secret = seed is None or isinstance(seed, bytes)
        self.seed = expand(seed)
        self.options = game.read_options(options or {})
        self.pieces = pieces or (start.pieces if start else game.load_pieces())
        self.players = list(players) or [str(seat + 1) for seat in range(seats)]
        self.chronicle = Chronicle()
        if start is None:
            self.state: State = game.new(seats, self.seed, self.options, self.pieces, self.chronicle)
        else:
            self.state = self._begin_at(start, seats)
        self.steps: list[Step] = []
        self.events: list[Event] = game.take_events(self.chronicle)

    def _begin_at(self, start: State, seats: int) -> State:
        if type(start) is not self.game.board:
            raise Mistake(f"the start is a {type(start).__name__}, not a state of {self.game.id}")
        if start.seat_count() != seats:
            raise Mistake(f"the start has {start.seat_count()} seats, the match {seats}; give the same number")
        if start.pieces.digest != self.pieces.digest:
            raise Mistake("the start was set up with other pieces; leave the pieces out, or give those of the start")
        begun = start.copy()
        begun.chronicle = self.chronicle
        return begun

    @property
    def moves(self) -> list[Move]:
        return [step.move for step in self.steps]

    def apply(self, seat: int, code: int) -> list[Event]:
        """Do it and tell what happened, or raise Refused and change nothing."""
        self.check(seat, code)
        return self.apply_unchecked(seat, code)

    def check(self, seat: int, code: int) -> None:
        """Raise Refused if the action is not legal."""
        if not self.state.is_legal(seat, code):
            saying = self.game.why_not(self.state, seat, code)
            assert saying
            raise Refused(explain(self.game, self.state, seat, code, self.players), saying)

    def apply_unchecked(self, seat: int, code: int) -> list[Event]:
        """The same for an action that is known to be legal."""
        before = self.state.copy()
        self.state.apply_unchecked(seat, code)
        self.steps.append(Step(Move(seat, code), before, len(self.events)))
        told = self.game.take_events(self.chronicle)
        self.events += told
        return told

    def events_for(self, seat: int | None, since: int = 0) -> list[Event]:
        return [event for event in self.events[since:] if event.is_for(seat)]

    def view(self, seat: int | None) -> dict[str, Any]:
        return self.game.view(self.state, seat)

    def moments(self, since: int = 0) -> list[Moment]:
        """Every event from there on, with the table after it.

        No states are kept for this: the moves are played once more from the states before them.
        """
        first = self._move_of(since)
        found = [moment for at in range(first, len(self.steps)) for moment in self._story(at).moments]
        return found[since - (self.steps[first].events if first >= 0 else 0) :]

    def state_after(self, events: int) -> State:
        """The table after so many events."""
        if events == 0:
            return self._story(-1).start
        at = self._move_of(events - 1)
        return self._story(at).moments[events - 1 - (self.steps[at].events if at >= 0 else 0)].state

    def _move_of(self, event: int) -> int:
        """Which move brought that event about; -1 for the set-up."""
        return bisect_right(self.steps, event, key=lambda step: step.events) - 1

    def _story(self, at: int) -> Story:
        if at >= 0:
            return play(self.game, self.steps[at].before, self.steps[at].move.seat, self.steps[at].move.code)
        if self.starts_from_position:
            first = self.steps[0].before if self.steps else self.state
            return Story(first, [], first)
        chronicle = Chronicle(keeps_states=True)
        return read_story(self.game, self.game.new(len(self.players), self.seed, self.options, self.pieces, chronicle))

    def result(self) -> Result | None:
        return self.game.result(self.state)

    # the way back

    def can_undo(self, seat: int) -> bool:
        """Whether the seat's last move can be taken back without asking anybody.

        Nothing hidden may have become known since, and the seat must still be the one to act; others may only have
        committed in the same simultaneous decision meanwhile.
        """
        at = self._last_of(seat)
        if at is None or seat not in self.state.asked_seats():
            return False
        if self.steps[at].before.reveal_count() != self.state.reveal_count():
            return False
        return all(seat in step.before.committed_seats() for step in self.steps[at + 1 :])

    def undo(self, seat: int) -> None:
        """Take back the seat's last move. What others have committed in secret meanwhile stays."""
        if not self.can_undo(seat):
            raise Mistake("that cannot be taken back: something was revealed, or another player is to act")
        at = self._last_of(seat)
        assert at is not None
        later = [step.move for step in self.steps[at + 1 :]]
        self._go_back(at)
        for move in later:
            self.apply(move.seat, move.code)

    def rewind(self, moves: int) -> None:
        """Go back to the state after that many moves, whatever was revealed; the whole table must agree to it."""
        if not 0 <= moves <= len(self.steps):
            raise Mistake(f"the match has {len(self.steps)} moves, not {moves}")
        if moves < len(self.steps):
            self._go_back(moves)

    def _last_of(self, seat: int) -> int | None:
        return next((at for at in reversed(range(len(self.steps))) if self.steps[at].move.seat == seat), None)

    def _go_back(self, at: int) -> None:
        self.state = self.steps[at].before
        self.state.chronicle = self.chronicle
        del self.events[self.steps[at].events :]
        del self.steps[at:]
