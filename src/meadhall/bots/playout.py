"""Random play of any game, inside the compiled code and without the interpreter's lock."""

from __future__ import annotations

import cython

from meadhall.core.state import State

if not cython.compiled:
    # the constants of splitmix64; C has no Python int that wide, so the header makes them C constants
    GAMMA = 0x9E3779B97F4A7C15
    MIX = 0xBF58476D1CE4E5B9
    REMIX = 0x94D049BB133111EB
    WORD = 0xFFFFFFFFFFFFFFFF


class Luck:
    """A quick generator for bots' own choices. A match's chance is the state's own and of a stronger kind."""

    at: int

    def __init__(self, seed: int) -> None:
        self.at = seed & WORD

    def word(self) -> int:
        self.at = (self.at + GAMMA) & WORD
        word = self.at
        word = ((word ^ (word >> 30)) * MIX) & WORD
        word = ((word ^ (word >> 27)) * REMIX) & WORD
        return word ^ (word >> 31)

    def below(self, sides: int) -> int:
        return ((self.word() >> 32) * sides) >> 32


def playout(state: State, luck: Luck) -> int:
    """Play at random to the end; how many decisions that took."""
    decisions = 0
    while state.depth > 0:
        seat = state._decider()
        count = state.find(seat)
        state._apply_unchecked(seat, state._options[luck.below(count)])
        decisions += 1
    return decisions


def _playouts(start: State, work: State, luck: Luck, games: int) -> int:
    decisions = 0
    for _ in range(games):
        work.become(start)
        work.seed(luck.word(), luck.word())
        decisions += playout(work, luck)
    return decisions


def playouts(start: State, work: State, luck: Luck, games: int) -> int:
    """Without the interpreter's lock: a nogil function still holds it when Python calls it, so let go here."""
    with cython.nogil:
        decisions = _playouts(start, work, luck, games)
    return decisions
