"""Information-set Monte Carlo tree search, open loop, for any number of seats.

Every simulation draws a guess at what the seat does not know and follows the tree as far as it goes. The tree knows
only what has been decided, not which guess it was in. Each seat looks after itself (max^n). Seats that are asked at
once choose each by its own record at that node, blind to what the others choose there; below, the tree follows the
choice of the searching seat, and takes those of the others as part of the guess.
"""

from __future__ import annotations

import cython

from meadhall.bots.guesses import Guesses
from meadhall.bots.rollout import Rollout
from meadhall.bots.tree import ROOT, Tree
from meadhall.core.estimate import Estimate
from meadhall.core.forecast import Forecast
from meadhall.core.state import State

if cython.compiled:
    from cython.cimports.libc.math import exp, sqrt
else:
    from math import exp, sqrt

    from meadhall.core.names.sizes import MOST_SEATS, OPTIONS

    LONGEST = 512  # edges of one simulation
    CODES = 32768  # action codes that there can be


ORIGINS = 2**62 - 1
KEPT = 256  # guesses


class Search(Rollout):
    """One thread's search for one seat."""

    tree: Tree
    sims: int
    root: int
    curiosity: float  # how much weight untried promises have beside results
    trust: float  # evaluation points by which an option falls behind to about a third of the best one's promise
    rivalry: float  # how much the strongest rival's worth counts beside one's own
    sharpness: float  # usual deviations that make about three of four
    decided: float  # what a win counts for at the end of a match; the rest is for the points
    modesty: float  # how much worse than its siblings an untried option is thought to be

    def __init__(
        self,
        base: State,
        seat: int,
        seed: int,
        room: int,
        estimate: Estimate | None = None,
        forecast: Forecast | None = None,
    ) -> None:
        Rollout.__init__(self, base, seat, seed)
        self.origin = seed & ORIGINS
        self.tree = Tree(room)
        self.guesses = Guesses(base, KEPT)
        self.root = ROOT
        self.sims = 0
        self.steps = 0
        self.tick = 0
        self.curiosity = 0.7
        self.trust = 400.0
        self.rivalry = 0.3
        self.sharpness = 1.0
        self.judged = 0
        self.decided = 0.5
        self.modesty = 0.1
        if estimate is not None:
            self.estimate = estimate
        if forecast is not None:
            forecast.load()
            self.forecast = forecast
        if not cython.compiled:
            self.path = [0] * LONGEST
            self.found = [0] * OPTIONS
            self.stamp = [0] * CODES
            self.gain = [0.0] * MOST_SEATS
            self.usual = [0.0] * MOST_SEATS
            self.spread = [0.0] * MOST_SEATS

    def run(self, sims: int) -> None:
        """So many simulations, without the interpreter's lock."""
        with cython.nogil:
            self._run(sims)

    def _run(self, sims: int) -> None:
        for _ in range(sims):
            self.simulate()

    def options(self) -> list[tuple[int, int, float, int]]:
        """(action, tries, sum of values, child) of all that was tried at the root."""
        return self.tree.options(self.root, self.seat)

    def child_of(self, action: int) -> int:
        """Where the tree goes on after that choice; 0 where it does not, or is too full to grow much more."""
        if 2 * self.tree.edges > self.tree.room:
            return 0
        return next((child for code, _, _, child in self.options() if code == action), 0)

    def go_on(self, base: State, root: int) -> None:
        """The seat has decided and is asked again: what was found below that choice stays."""
        self.base.become(base)
        self.guesses.clear()
        self.root = root

    def simulate(self) -> None:
        """The n-th try of each option meets the same guess and the same luck, so that options differ by themselves."""
        self.steps = 0
        self.work.become(self.base)
        edge = self.pick(self.root, self.seat)
        chosen = self.chosen[self.seat]
        self.enter_world(self.tree.edge[edge].tries if edge else self.sims)
        self.chosen[self.seat] = chosen
        if edge:
            self.descend(edge)
        self.roll()
        self.judge()
        self.learn()
        self.sims += 1

    def enter_world(self, number: int) -> None:
        """The guess and the luck of that number."""
        self.luck.at = self.origin + number
        luck = self.luck.word()
        if not self.guesses.recall(number, self.work):
            self.imagine(self.work)
            self.guesses.keep(number, self.work)
        self.luck.at = luck

    def what_it_meets(self, number: int) -> tuple[State, int]:
        """The guess and the luck of every option's try of that number. Only to be looked at."""
        self.enter_world(number)
        return self.work, self.luck.at

    # down the tree

    def descend(self, edge: int) -> None:
        """From the edge that the searching seat tries at the root."""
        node = self.root
        lead = self.seat
        before = 0
        while True:
            asked = self.work.asked
            for other in range(self.work.seats):
                if edge and other != lead and (asked >> other) & 1 and self.pick(node, other) == 0:
                    edge = 0
            if edge == 0:
                self.steps = before
                return
            tried = self.tree.edge[edge].tries
            self.commit_chosen(asked)
            if tried == 0:
                return
            node = self.tree.child_of(edge)
            if node == 0 or self.work.depth == 0 or self.steps >= LONGEST - MOST_SEATS:
                return
            lead = self.seat
            if not (self.work.asked >> lead) & 1:
                lead = self.work._decider()
            before = self.steps
            edge = self.pick(node, lead)

    def pick(self, node: int, seat: int) -> int:
        """The edge that the seat tries now; 0 when the tree is full."""
        count = self.work.find(seat)
        self.tick += 1
        for i in range(count):
            self.stamp[self.work._options[i]] = self.tick
        known = 0
        edge = self.tree.node[node].first[seat]
        while edge:
            if self.stamp[self.tree.edge[edge].action] == self.tick:
                self.found[known] = edge
                known += 1
                self.stamp[self.tree.edge[edge].action] = 0
            edge = self.tree.edge[edge].following
        if known < count:
            for i in range(count):
                if self.stamp[self.work._options[i]] == self.tick:
                    edge = self.tree.grow_edge(node, seat, self.work._options[i])
                    if edge == 0:
                        return 0
                    self.found[known] = edge
                    known += 1
            if count > 1 and self.trust > 0:
                self.weigh(seat, count)
        edge = self.best_edge(count)
        self.chosen[seat] = self.tree.edge[edge].action
        self.path[self.steps] = edge
        self.steps += 1
        return edge

    def weigh(self, seat: int, count: int) -> None:
        """What the evaluation sees in new edges, one step ahead, beside the best of all."""
        self.set_stage(seat)
        best = -1e30
        for i in range(count):
            edge = self.found[i]
            value = self.try_out(seat, self.tree.edge[edge].action)
            if self.tree.edge[edge].seen == 0:
                self.tree.edge[edge].weight = value
            best = max(best, value)
        for i in range(count):
            edge = self.found[i]
            if self.tree.edge[edge].seen == 0:
                self.tree.edge[edge].weight = exp((self.tree.edge[edge].weight - best) / self.trust)

    def best_edge(self, count: int) -> int:
        """By results so far, and by promise where there are few: a wide decision is narrowed to what looks good."""
        total = 0.0
        tries = 0
        value = 0.0
        for i in range(count):
            edge = self.found[i]
            total += self.tree.edge[edge].weight
            tries += self.tree.edge[edge].tries
            value += self.tree.edge[edge].value
            self.tree.edge[edge].seen = self.tree.edge[edge].seen + 1
        usual = value / tries - self.modesty if tries else 0.5
        best = -1e30
        choice = 0
        for i in range(count):
            edge = self.found[i]
            n = self.tree.edge[edge].tries
            mean = self.tree.edge[edge].value / n if n else usual
            share = self.tree.edge[edge].weight / total
            score = mean + self.curiosity * share * sqrt(self.tree.edge[edge].seen) / (1 + n)
            if score > best:
                best = score
                choice = edge
        return choice

    # the end of a simulation

    def judge(self) -> None:
        if self.forecast is None:
            self.compare()
            return
        for seat in range(self.work.seats):
            self.gain[seat] = self.forecast._value(self.work, seat)

    def compare(self) -> None:
        """How well each seat has done, from 0 to 1, beside what it usually comes to; at the end also who has won.

        The strongest rival counts for less than oneself: most of what rivals come to is chance, not the choice.
        """
        first = -1e30
        second = -1e30
        for seat in range(self.work.seats):
            self.gain[seat] = self.estimate._worth(self.work, seat)
            if self.gain[seat] > first:
                second = first
                first = self.gain[seat]
            elif self.gain[seat] > second:
                second = self.gain[seat]
        self.judged += 1
        for seat in range(self.work.seats):
            rival = second if self.gain[seat] == first else first
            value = self.gain[seat] - self.rivalry * rival
            if self.judged == 1:
                self.usual[seat] = value
                self.spread[seat] = 100.0  # a point, so that the first simulation has something to compare with
            self.spread[seat] += (abs(value - self.usual[seat]) - self.spread[seat]) / self.judged
            self.usual[seat] += (value - self.usual[seat]) / self.judged
            scale = self.sharpness * max(self.spread[seat], 1.0)
            self.gain[seat] = 1 / (1 + exp((self.usual[seat] - value) / scale))
        if self.work.depth > 0:
            return
        winners = 0
        count = 0
        top = 0
        for seat in range(self.work.seats):
            rank = self.work._standing(seat)
            if count == 0 or rank > top:
                top = rank
                winners = 0
                count = 0
            if rank == top:
                winners |= 1 << seat
                count += 1
        for seat in range(self.work.seats):
            self.gain[seat] *= 1 - self.decided
            if (winners >> seat) & 1:
                self.gain[seat] += self.decided / count

    def learn(self) -> None:
        for i in range(self.steps):
            edge = self.path[i]
            self.tree.learn(edge, self.gain[self.tree.edge[edge].seat])
