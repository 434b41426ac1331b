"""The numbers printed on the pieces: one row a piece, one column a number. Every match refers to its edition."""

from __future__ import annotations

import hashlib
from typing import Any

import cython

if not cython.compiled:
    from meadhall.core.names.sizes import COLUMNS, ROWS


class Pieces:
    """Shared by all copies of a match. `overlay` is the owner's file, as text; empty for the shipped edition."""

    table: list[list[int]]
    digest: str
    overlay: str
    number: list[list[int]]

    def __init__(self, table: list[list[int]], overlay: str = "") -> None:
        if len(table) > ROWS or any(len(row) > COLUMNS for row in table):
            raise ValueError(f"at most {ROWS} pieces of {COLUMNS} numbers")
        self.table = table
        self.overlay = overlay
        self.digest = hashlib.sha256(repr(table).encode()).hexdigest()[:16]
        if not cython.compiled:
            self.number = [[0] * COLUMNS for _ in range(ROWS)]
        for i in range(len(table)):
            for k in range(len(table[i])):
                self.number[i][k] = table[i][k]

    def __reduce__(self) -> tuple[Any, ...]:
        return Pieces, (self.table, self.overlay)
