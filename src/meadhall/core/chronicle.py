"""Events while they happen: a few small ints each, written by rules that never touch a Python object."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.libc.stdlib import abort, free, realloc
else:
    from meadhall.core.names.sizes import FACTS


class Chronicle:
    """Attach one to a state to record; a state without one records nothing and pays one comparison.

    A fact is (audience, kind, four arguments). The audience is the seats that learn of it, as bits;
    0 means everybody, spectators too.
    """

    count: int
    room: int
    facts: list[int]

    def __init__(self) -> None:
        self.count = 0
        if not cython.compiled:
            self.facts = []

    def tell(self, audience: int, kind: int, first: int, second: int, third: int, fourth: int) -> None:
        if cython.compiled:
            if self.count == self.room:
                self.room = 2 * self.room + 64
                self.facts = cython.cast(
                    cython.p_short, realloc(self.facts, self.room * FACTS * cython.sizeof(cython.short))
                )
                if self.facts == cython.NULL:
                    abort()
            self.facts[FACTS * self.count] = audience
            self.facts[FACTS * self.count + 1] = kind
            self.facts[FACTS * self.count + 2] = first
            self.facts[FACTS * self.count + 3] = second
            self.facts[FACTS * self.count + 4] = third
            self.facts[FACTS * self.count + 5] = fourth
        else:
            self.facts += [audience, kind, first, second, third, fourth]
        self.count += 1

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
        return told

    def __dealloc__(self) -> None:
        if cython.compiled:
            free(self.facts)
