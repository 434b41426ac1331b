"""The match at a table, with the ways back and forth that people expect."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import takewhile

from meadhall.core.game import Game
from meadhall.core.match import Match, Move
from meadhall.core.moments import Moment, play
from meadhall.core.state import State


class Play:
    """A match with redo. Choices that were none (one legal action) are taken back together with the one before."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.undone: dict[int, list[Move]] = {}
        self.before: State | None = None  # the state before the last entry; None before the first one of the match
        self.lowest = 0  # how many events before the last entry still stand

    @property
    def game(self) -> Game:
        return self.match.game

    @property
    def state(self) -> State:
        return self.match.state

    def begin_entry(self) -> None:
        """What follows is done by one entry of the log. It copies no state: a move keeps the one before it anyway."""
        self.before = self.state
        self.lowest = len(self.match.events)

    def act(self, seat: int, code: int) -> None:
        """The action is known to be legal."""
        self.match.apply_unchecked(seat, code)
        self.undone.pop(seat, None)
        self._note_moves(len(self.match.steps) - 1)

    def _note_moves(self, first: int) -> None:
        """The moves from that one on are new."""
        before = self.match.steps[first].before
        self.before = before
        if self.state.reveal_count() != before.reveal_count():
            self.undone.clear()

    def can_undo(self, seat: int) -> bool:
        return self.match.can_undo(seat)

    def can_redo(self, seat: int) -> bool:
        moves = self.undone.get(seat, [])
        return len(moves) > 0 and self.state.is_legal(seat, moves[-1].code)

    def undo(self, seat: int, turn: bool) -> int:
        """One choice, or all that can be taken back; how many moves that were."""
        count = 0
        back = self.undone.setdefault(seat, [])
        while self.match.can_undo(seat):
            step = next(step for step in reversed(self.match.steps) if step.move.seat == seat)
            self.lowest = min(self.lowest, step.events)
            self.match.undo(seat)
            back.append(step.move)
            count += 1
            if not turn and len(step.before.legal(seat)) > 1:
                break
        return count

    def redo(self, seat: int) -> int:
        """The choice taken back last, and those after it that were none; how many moves that were."""
        count = 0
        first = len(self.match.steps)
        moves = self.undone.pop(seat)
        while moves:
            move = moves.pop()
            self.match.apply(move.seat, move.code)
            count += 1
            if not moves or len(self.state.legal(seat)) != 1 or moves[-1].code != self.state.legal(seat)[0]:
                break
        if moves:
            self.undone[seat] = moves
        self._note_moves(first)
        return count

    def has_chosen(self, seat: int) -> bool:
        """Whether any of the seat's moves was a choice."""
        return any(step.move.seat == seat and len(step.before.legal(seat)) > 1 for step in reversed(self.match.steps))

    def last_move_of(self, seat: int) -> int | None:
        """Which of the seat's own moves was its last choice, counted from 0."""
        own = [step for step in self.match.steps if step.move.seat == seat]
        return next((at for at in reversed(range(len(own))) if len(own[at].before.legal(seat)) > 1), None)

    def place_of(self, seat: int, move: int) -> int | None:
        """How many moves of all seats stood before that one of the seat's own; None if it was taken back."""
        own = [at for at, step in enumerate(self.match.steps) if step.move.seat == seat]
        return own[move] if move < len(own) else None

    def last_choice_of(self, seat: int) -> int | None:
        return next((step.move.code for step in reversed(self.match.steps) if step.move.seat == seat), None)

    def rewind(self, moves: int) -> list[int]:
        """Back to that many moves, by consent of the table; the seats whose moves are gone."""
        seats = [move.seat for move in self.match.moves[moves:]]
        self.lowest = min(self.lowest, self.match.steps[moves].events)
        self.match.rewind(moves)
        self.undone.clear()
        return seats


def is_within(before: State, after: State, seat: int) -> bool:
    """Whether the seat only chose, or thought again, within a simultaneous decision that is still open."""
    asked = before.asked_seats()
    return (
        len(asked) > 1
        and asked == after.asked_seats()
        and before.frame() == after.frame()
        and before.reveal_count() == after.reveal_count()
        and set(before.committed_seats()) ^ set(after.committed_seats()) <= {seat}
        and (seat in before.committed_seats() or seat in after.committed_seats())
    )


def final_actions(state: State, seat: int, luck: int) -> list[int]:
    """Legal actions that could not be taken back freely, asked of a guess and never of the truth."""
    guess = state.determinize(seat, luck)
    final = []
    for code in guess.legal(seat):
        after = guess.copy()
        after.apply_unchecked(seat, code)
        if after.reveal_count() != guess.reveal_count() or seat not in after.asked_seats():
            final.append(code)
    return final


@dataclass(frozen=True)
class Preview:
    """What an action leads to, until it reveals something: what comes then is nobody's to know yet."""

    moments: list[Moment]
    end: State | None  # the table at the next choice; None where something is revealed before


def preview(game: Game, state: State, seat: int, code: int, luck: int) -> Preview:
    """Asked of a guess and never of the truth."""
    guess = state.determinize(seat, luck)
    story = play(game, guess, seat, code)
    known = list(takewhile(lambda moment: moment.state.reveal_count() == guess.reveal_count(), story.moments))
    is_revealing = story.end.reveal_count() != guess.reveal_count()
    return Preview(known, None if is_revealing else story.end)


def is_publicly_forced(state: State, seat: int, luck: Iterable[int]) -> bool:
    """Whether everybody can tell that the seat has only one thing to do: in every guess of a spectator it is so."""
    return all(len(state.determinize(-1, each).legal(seat)) == 1 for each in luck)
