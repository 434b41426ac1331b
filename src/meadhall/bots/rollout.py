"""Sensible play of all seats, for simulations: each takes the best option that the evaluation sees one step ahead."""

from __future__ import annotations

import cython

from meadhall.bots.playout import Luck
from meadhall.core.estimate import Estimate
from meadhall.core.forecast import Forecast
from meadhall.core.state import State

if not cython.compiled:
    from meadhall.core.names.sizes import MOST_SEATS


class Rollout:
    """The base is a guess already: the truth never comes here."""

    seat: int  # whose knowledge it is
    decisions: int  # simulated so far
    depth: int  # decisions that are played on before the position is judged
    rivals: int  # options compared at each decision, drawn by lot; 1: random play
    estimate: Estimate  # by which options are compared
    forecast: Forecast | None  # where there is one, it plays on until that can be asked

    def __init__(self, base: State, seat: int, seed: int) -> None:
        self.base = base.copy()
        self.work = base.copy()
        self.stage = base.copy()
        self.trial = base.copy()
        self.luck = Luck(seed)
        self.seat = seat
        self.decisions = 0
        self.depth = 1000
        self.rivals = 256
        self.estimate = Estimate()
        self.forecast = None
        self.is_seen = False
        if not cython.compiled:
            self.chosen = [0] * MOST_SEATS

    def imagine(self, state: State) -> None:
        """Another guess at all that the seat does not know."""
        state.become(self.base)
        state.guess(self.seat, self.luck.word(), self.luck.word())

    # one step ahead

    def set_stage(self, seat: int) -> None:
        """The position in which a seat weighs its options: others that are asked too have chosen at random. Where
        the game can tell without trying, the position is the present one."""
        self.is_seen = self.estimate._sees_ahead(self.work, seat)
        if self.is_seen:
            return
        self.stage.become(self.work)
        if self.work.asked != 1 << seat and (self.work.deciding() >> seat) & 1:
            for other in range(self.work.seats):
                if other != seat and (self.work.asked >> other) & 1:
                    count = self.stage.find(other)
                    self.stage._apply_unchecked(other, self.stage._options[self.luck.below(count)])

    def try_out(self, seat: int, action: int) -> int:
        if self.is_seen:
            return self.estimate._foresee(self.work, seat, action)
        self.trial.become(self.stage)
        self.trial._apply_unchecked(seat, action)
        return self.estimate._worth(self.trial, seat)

    def play(self, seat: int) -> int:
        """What the seat does: the best of its options, or of a few of them."""
        count = self.work.find(seat)
        if count == 1:
            return self.work._options[0]
        self.set_stage(seat)
        best = -(2**30)
        choice = 0
        start = self.luck.below(count)
        for i in range(min(count, self.rivals)):
            at = (start + i) % count if self.rivals >= count else self.luck.below(count)
            value = self.try_out(seat, self.work._options[at])
            if value > best:
                best = value
                choice = self.work._options[at]
        return choice

    # all seats

    def commit_chosen(self, asked: int) -> None:
        """Those that have committed already change their mind first: the last choice that is owed reveals all."""
        owed = self.work.deciding()
        if asked & (asked - 1) == 0:
            seat = self.work._decider()
            self.work._apply_unchecked(seat, self.chosen[seat])
            self.decisions += 1
            return
        for seat in range(self.work.seats):
            if (asked >> seat) & 1 and not (owed >> seat) & 1:
                self.work._apply_unchecked(seat, self.chosen[seat])
                self.decisions += 1
        for seat in range(self.work.seats):
            if (owed >> seat) & 1:
                self.work._apply_unchecked(seat, self.chosen[seat])
                self.decisions += 1

    def roll(self) -> None:
        """Play on for a while. Whoever is asked at once chooses before anything is revealed."""
        end = self.decisions + self.depth
        if self.rivals <= 1:
            self.roll_dice(end)
        while self.work.depth > 0 and (self.decisions < end or self.is_halfway()):
            asked = self.work.asked
            for seat in range(self.work.seats):
                if (asked >> seat) & 1:
                    self.chosen[seat] = self.play(seat)
            self.commit_chosen(asked)

    def is_halfway(self) -> bool:
        return self.forecast is not None and not self.forecast._is_settled(self.work)

    def roll_dice(self, end: int) -> None:
        """Random play: nobody looks at anything, so nothing has to be hidden."""
        decisions = self.decisions
        while self.work.depth > 0 and decisions < end:
            seat = self.work._decider()
            self.work._apply_unchecked(seat, self.work._options[self.luck.below(self.work.find(seat))])
            decisions += 1
        self.decisions = decisions

    def play_on(self) -> State:
        """From where the last simulation has ended; at first from the base. Only to be looked at."""
        with cython.nogil:
            self.roll()
        return self.work

    def finish(self, action: int) -> None:
        """Do this now, in a new guess, and let everybody play on."""
        self.imagine(self.work)
        asked = self.work.asked
        for seat in range(self.work.seats):
            if (asked >> seat) & 1 and seat != self.seat:
                self.chosen[seat] = self.play(seat)
        self.chosen[self.seat] = action
        self.commit_chosen(asked)
        self.roll()

    def outlook(self, action: int, luck: int) -> State:
        """The end of a match in which the seat does this now and everybody plays on sensibly. Only to be looked at."""
        self.luck = Luck(luck)
        self.depth = 2**30
        with cython.nogil:
            self.finish(action)
        return self.work

    def prospect(self, action: int, luck: int) -> int:
        """The evaluation after that action and a while of sensible play."""
        self.luck = Luck(luck)
        with cython.nogil:
            self.finish(action)
        return self.estimate._worth(self.work, self.seat)
