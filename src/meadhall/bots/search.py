"""Information-set Monte Carlo tree search, open loop, for any number of seats.

Every simulation draws a guess at what the seat does not know and follows the tree as far as it goes. The tree knows
only what has been decided, not which guess it was in. Each seat looks after itself (max^n). Seats that are asked at
once choose each by its own record at that node, blind to what the others choose there.
"""

from __future__ import annotations

import cython

from meadhall.bots.playout import Luck
from meadhall.bots.tree import ROOT, Tree
from meadhall.core.state import State

if cython.compiled:
    from cython.cimports.libc.math import exp, sqrt
else:
    from math import exp, sqrt

    from meadhall.core.sizes import MOST_SEATS, OPTIONS

    LONGEST = 512  # edges of one simulation
    CODES = 32768  # action codes that there can be


class Search:
    """One thread's search for one seat. The base is a guess already: the truth never comes here."""

    def __init__(self, base: State, seat: int, seed: int, room: int) -> None:
        self.base = base.copy()
        self.world = base.copy()
        self.work = base.copy()
        self.stage = base.copy()
        self.trial = base.copy()
        self.luck = Luck(seed)
        self.tree = Tree(room)
        self.seat = seat
        self.root = ROOT
        self.worlds_left = 0
        self.sims = 0
        self.decisions = 0
        self.tick = 0
        self.steps = 0
        self.curiosity = 0.7
        self.trust = 150.0
        self.sharpness = 400.0
        self.decided = 0.7
        self.modesty = 0.1
        self.share = 1
        self.length = 10
        self.rivals = 1
        self.studies = 1
        if not cython.compiled:
            self.path = [0] * LONGEST
            self.chosen = [0] * MOST_SEATS
            self.gain = [0.0] * MOST_SEATS
            self.found = [0] * OPTIONS
            self.stamp = [0] * CODES

    def run(self, sims: int) -> None:
        """So many simulations, without the interpreter's lock."""
        with cython.nogil:
            self.repeat(sims)

    def repeat(self, sims: int) -> None:
        for _ in range(sims):
            self.simulate()

    def options(self) -> list[tuple[int, int, float, int]]:
        return self.tree.options(self.root, self.seat)

    def simulate(self) -> None:
        if self.worlds_left == 0:
            self.world.become(self.base)
            self.world.guess(self.seat, self.luck.word(), self.luck.word())
            self.worlds_left = self.share
        self.worlds_left -= 1
        self.work.become(self.world)
        self.work.seed(self.luck.word(), self.luck.word())
        self.steps = 0
        self.descend()
        self.roll()
        self.judge()
        self.learn()
        self.sims += 1

    # down the tree

    def descend(self) -> None:
        node = self.root
        while node and self.work.depth > 0 and self.steps < LONGEST - MOST_SEATS:
            asked = self.work.asked
            lead = self.seat
            if not (asked >> lead) & 1:
                lead = self.work.next_decider()
            edge = self.pick(node, lead)
            if edge == 0:
                return
            self.chosen[lead] = edge
            self.path[self.steps] = edge
            self.steps += 1
            if asked != 1 << lead:
                for other in range(self.work.seats):
                    if other != lead and (asked >> other) & 1:
                        at = self.pick(node, other)
                        if at == 0:
                            return
                        self.chosen[other] = at
                        self.path[self.steps] = at
                        self.steps += 1
            tried = self.tree.edge[edge].tries
            self.commit_chosen(asked)
            if tried == 0:
                return
            node = self.tree.child_of(edge)

    def commit_chosen(self, asked: int) -> None:
        """Those that have committed already change their mind first: the last choice that is owed reveals all."""
        owed = self.work.deciding()
        for seat in range(self.work.seats):
            if (asked >> seat) & 1 and not (owed >> seat) & 1:
                self.work.choose(seat, self.tree.edge[self.chosen[seat]].action)
                self.decisions += 1
        for seat in range(self.work.seats):
            if (owed >> seat) & 1:
                self.work.choose(seat, self.tree.edge[self.chosen[seat]].action)
                self.decisions += 1

    def pick(self, node: int, seat: int) -> int:
        """The edge that the seat tries now; 0 when the tree is full."""
        count = self.work.find(seat)
        self.tick += 1
        for i in range(count):
            self.stamp[self.work._options[i]] = self.tick
            self.found[i] = 0
        known = 0
        edge = self.tree.node[node].first
        while edge:
            if self.tree.edge[edge].seat == seat and self.stamp[self.tree.edge[edge].action] == self.tick:
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
            if count > 1:
                self.study(node, seat, count)
        return self.best_edge(node, seat, count)

    def study(self, node: int, seat: int, count: int) -> None:
        """Weigh the new edges by the evaluation one step ahead."""
        if self.trust <= 0:
            return
        self.set_stage(seat)
        best = -(2**30)
        for i in range(count):
            value = self.try_out(seat, self.tree.edge[self.found[i]].action)
            if self.tree.edge[self.found[i]].seen == 0:
                self.tree.edge[self.found[i]].weight = value
            if value > best:
                best = value
        for i in range(count):
            if self.tree.edge[self.found[i]].seen == 0:
                self.tree.edge[self.found[i]].weight = exp((self.tree.edge[self.found[i]].weight - best) / self.trust)

    def best_edge(self, node: int, seat: int, count: int) -> int:
        total = 0.0
        tries = 0
        value = 0.0
        for i in range(count):
            edge = self.found[i]
            total += self.tree.edge[edge].weight
            tries += self.tree.edge[edge].tries
            value += self.tree.edge[edge].value
            self.tree.notice(edge)
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

    # one step ahead

    def set_stage(self, seat: int) -> None:
        """The position in which the seat weighs its options: others that are asked too have chosen at random."""
        self.stage.become(self.work)
        if self.work.asked != 1 << seat:
            for other in range(self.work.seats):
                if other != seat and (self.work.asked >> other) & 1:
                    count = self.stage.find(other)
                    if (self.stage.deciding() >> seat) & 1:
                        self.stage.choose(other, self.stage._options[self.luck.below(count)])

    def try_out(self, seat: int, action: int) -> int:
        self.trial.become(self.stage)
        self.trial.choose(seat, action)
        return self.trial.evaluate(seat)

    # beyond the tree

    def roll(self) -> None:
        """Play on for a while."""
        left = self.length
        while self.work.depth > 0 and left > 0:
            asked = self.work.asked
            if self.work.deciding() == asked and asked & (asked - 1):
                for seat in range(self.work.seats):
                    if (asked >> seat) & 1:
                        self.chosen[seat] = self.play(seat)
                for seat in range(self.work.seats):
                    if (asked >> seat) & 1:
                        self.work.choose(seat, self.chosen[seat])
                        self.decisions += 1
                        left -= 1
            else:
                seat = self.work.next_decider()
                self.work.choose(seat, self.play(seat))
                self.decisions += 1
                left -= 1

    def play(self, seat: int) -> int:
        """The best of a few options drawn by lot."""
        count = self.work.find(seat)
        if self.rivals <= 1 or count == 1:
            return self.work._options[self.luck.below(count)]
        self.set_stage(seat)
        best = -(2**30)
        choice = 0
        if self.rivals >= count:
            start = self.luck.below(count)
            for i in range(count):
                action = self.work._options[(start + i) % count]
                value = self.try_out(seat, action)
                if value > best:
                    best = value
                    choice = action
            return choice
        for _ in range(self.rivals):
            action = self.work._options[self.luck.below(count)]
            value = self.try_out(seat, action)
            if value > best:
                best = value
                choice = action
        return choice

    def judge(self) -> None:
        """How well each seat has done, from 0 to 1."""
        winners = 0
        top = 0
        if self.work.depth == 0:
            for seat in range(self.work.seats):
                rank = self.work.rank(seat)
                if winners == 0 or rank > top:
                    top = rank
                    winners = 0
                if rank == top:
                    winners += 1
        for seat in range(self.work.seats):
            self.gain[seat] = self.work.evaluate(seat)
        first = -1e30
        second = -1e30
        for seat in range(self.work.seats):
            if self.gain[seat] > first:
                second = first
                first = self.gain[seat]
            elif self.gain[seat] > second:
                second = self.gain[seat]
        for seat in range(self.work.seats):
            rival = second if self.gain[seat] == first else first
            value = 1 / (1 + exp((rival - self.gain[seat]) / self.sharpness))
            if self.work.depth == 0:
                win = 1.0 / winners if self.work.rank(seat) == top else 0.0
                value = self.decided * win + (1 - self.decided) * value
            self.gain[seat] = value

    def learn(self) -> None:
        for i in range(self.steps):
            edge = self.path[i]
            self.tree.learn(edge, self.gain[self.tree.edge[edge].seat])
