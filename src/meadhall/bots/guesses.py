"""Guesses that a search has made, by number: every option meets the same ones, and drawing one anew is dear."""

from __future__ import annotations

import cython

from meadhall.core.state import State

if cython.compiled:
    from cython.cimports.libc.stdlib import calloc, free, malloc
    from cython.cimports.libc.string import memcpy, memset


class Guesses:
    """Room for so many; those with higher numbers are not kept."""

    room: int
    count: int  # of those kept now

    def __init__(self, like: State, room: int) -> None:
        self.room = room
        self.count = 0
        if cython.compiled:
            self.size = cython.cast(State, like)._width()
            self.blocks = cython.cast(cython.p_char, malloc(room * self.size))
            self.known = cython.cast(cython.p_char, calloc(room, 1))
            if self.blocks == cython.NULL or self.known == cython.NULL:
                raise MemoryError
        else:
            self.kept: dict[int, State] = {}

    def recall(self, number: int, state: State) -> bool:
        """The state becomes that guess; False where there is none."""
        if cython.compiled:
            if number >= self.room or not self.known[number]:
                return False
            memcpy(state.block(), self.blocks + number * self.size, self.size)
            state._offered_to = 0
            return True
        if number in self.kept:
            state.become(self.kept[number])
        return number in self.kept

    def keep(self, number: int, state: State) -> None:
        if number >= self.room:
            return
        self.count += 1
        if cython.compiled:
            memcpy(self.blocks + number * self.size, state.block(), self.size)
            self.known[number] = 1
        else:
            self.kept[number] = state.copy()

    def clear(self) -> None:
        self.count = 0
        if cython.compiled:
            memset(self.known, 0, self.room)
        else:
            self.kept.clear()

    def __dealloc__(self) -> None:
        if cython.compiled:
            free(self.blocks)
            free(self.known)
