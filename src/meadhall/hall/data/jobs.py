"""Jobs: choices that no person makes."""

from __future__ import annotations

from dataclasses import dataclass

ONLY = "only"  # the "level" of a job that the hall answers itself: there is one legal action
HINT = "?"  # before the level of a job that asks for advice


@dataclass(frozen=True)
class Job:
    """A bot's choice, a hint, or the hall's own choice where there is only one legal action.

    `since` is the entry by which the decision came about, so an entry that takes it back makes the job void.
    """

    table_id: str
    seat: int
    since: int
    level: str
