"""One choice of a bot: the level's own, or a program's with karl behind it."""

from __future__ import annotations

import logging
from collections.abc import Mapping

from meadhall.bots.levels import make_bot
from meadhall.bots.mind import Mind
from meadhall.hall.jobs.programs import ProgramFailed, Programs
from meadhall.hall.settings import Program
from meadhall.hall.tables.table import Table

FALLBACK = "karl"

logger = logging.getLogger("meadhall.hall.worker")


class Thinker:
    def __init__(self, programs: Mapping[str, Program]) -> None:
        self.programs = Programs(programs)

    def choose(self, table: Table, seat: int, level: str) -> int:
        """A legal action, whatever the bot does."""
        mind = Mind(table.game, table.state, seat)
        if level in self.programs.known:
            try:
                return self.programs.choose(table, seat, level)
            except ProgramFailed as error:
                logger.warning("bot %s: %s; karl plays for it", level, error, extra={"table": table.id})
                level = FALLBACK
        try:
            return make_bot(level).choose(mind)
        except Exception:  # a match must not stand still because a bot has a fault
            logger.exception("bot %s failed", level, extra={"table": table.id})
            return mind.legal[0]

    def close(self) -> None:
        self.programs.close()
