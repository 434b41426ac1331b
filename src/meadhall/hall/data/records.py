"""What is kept of a finished match, also for later versions of the rules."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Record:
    """The fields are the columns of the store; `result` and `events` are JSON."""

    saga: str
    result: str
    events: str
    rules: int
    finished: int
