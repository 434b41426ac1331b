"""Events while they happen: a few small ints each, written by rules that never touch a Python object."""

from __future__ import annotations

from typing import Any

import cython

if cython.compiled:
    from cython.cimports.cpython.bytes import PyBytes_FromStringAndSize
    from cython.cimports.libc.stdlib import abort, free, realloc
    from cython.cimports.libc.string import memcpy
else:
    from meadhall.core.names.sizes import FACTS


class Chronicle:
    """Attach one to a state to record; a state without one records nothing and pays one comparison.

    A fact is (audience, kind, four arguments). The audience is the seats that learn of it, as bits;
    0 means everybody, spectators too. A chronicle that keeps states copies the block of bytes beside each fact: rules
    tell first and do afterwards, so that is the table which everything told before has led to.
    """

    keeps_states: bool
    count: int
    room: int
    facts: list[int]
    width: int
    blocks: Any  # of bytes, one beside each fact

    def __init__(self, keeps_states: bool = False) -> None:
        self.keeps_states = keeps_states
        self.count = 0
        if not cython.compiled:
            self.facts = []
            self.blocks = []

    def tell(
        self, block: Any, width: int, audience: int, kind: int, first: int, second: int, third: int, fourth: int
    ) -> None:
        if cython.compiled:
            if self.count == self.room:
                self.room = 2 * self.room + 64
                self.facts = cython.cast(
                    cython.p_short, realloc(self.facts, self.room * FACTS * cython.sizeof(cython.short))
                )
                if self.keeps_states:
                    self.blocks = cython.cast(cython.p_char, realloc(self.blocks, self.room * width))
                if self.facts == cython.NULL or (self.keeps_states and self.blocks == cython.NULL):
                    abort()
            self.facts[FACTS * self.count] = audience
            self.facts[FACTS * self.count + 1] = kind
            self.facts[FACTS * self.count + 2] = first
            self.facts[FACTS * self.count + 3] = second
            self.facts[FACTS * self.count + 4] = third
            self.facts[FACTS * self.count + 5] = fourth
        else:
            self.facts += [audience, kind, first, second, third, fourth]
        if self.keeps_states:
            self.keep(block, width)
        self.count += 1

    def keep(self, block: Any, width: int) -> None:
        if cython.compiled:
            self.width = width
            memcpy(self.blocks + self.count * width, block, width)
        else:
            self.blocks.append(bytes(block))

    def take(self) -> list[tuple[int, ...]]:
        """All that was told since the last time."""
        told = []
        for i in range(self.count):
            fact = []
            for k in range(FACTS):
                fact.append(self.facts[FACTS * i + k])
            told.append(tuple(fact))
        self.count = 0
        if not cython.compiled:
            self.facts.clear()
            self.blocks.clear()
        return told

    def take_states(self) -> list[bytes]:
        """The block beside each fact; to be called before `take`."""
        if cython.compiled:
            return [
                PyBytes_FromStringAndSize(self.blocks + i * self.width, self.width)
                for i in range(self.count if self.keeps_states else 0)
            ]
        return list(self.blocks)

    def __dealloc__(self) -> None:
        if cython.compiled:
            free(self.facts)
            free(self.blocks)
