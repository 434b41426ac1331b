"""Rows of counts, such as the cards of a hand: most are 0, and compiled code passes over eight of them at once."""

from __future__ import annotations

from collections.abc import Sequence

import cython

if not cython.compiled:

    def next_filled(counts: Sequence[int], start: int, end: int) -> int:
        """The first place from `start` on whose count is not 0; `end` if there is none before it."""
        while start < end and not counts[start]:
            start += 1
        return start
