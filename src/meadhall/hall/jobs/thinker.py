"""One choice of a bot: the level's own, or a program's with karl behind it."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

from meadhall.bots.levels import LEVELS, Bot, make_bot
from meadhall.bots.mind import Mind
from meadhall.hall.jobs.programs import ProgramFailed, Programs
from meadhall.hall.settings import Program
from meadhall.hall.tables.messages import saying_json
from meadhall.hall.tables.table import Table

FALLBACK = "karl"
KEPT = 30  # bots in memory

logger = logging.getLogger("meadhall.hall.worker")


class Thinker:
    def __init__(self, programs: Mapping[str, Program]) -> None:
        self.programs = Programs(programs)
        self.bots: dict[tuple[str, int, str], Bot] = {}

    def choose(self, table: Table, seat: int, level: str) -> int:
        """A legal action, whatever the bot does."""
        mind = Mind(table.game, table.state, seat)
        if level in self.programs.known:
            try:
                return self.programs.choose(table, seat, level)
            except ProgramFailed as error:
                logger.warning("bot %s: %s; karl plays for it", level, error, extra={"table": table.id})
                level = FALLBACK
        elif level not in LEVELS:
            reason = "bot %s is not known here; karl plays for it (start this process with the hall's --config)"
            logger.warning(reason, level, extra={"table": table.id})
            level = FALLBACK
        try:
            return self._bot(table.id, seat, level).choose(mind)
        except Exception:  # a match must not stand still because a bot has a fault
            logger.exception("bot %s failed", level, extra={"table": table.id})
            return mind.legal[0]

    def _bot(self, table_id: str, seat: int, level: str) -> Bot:
        """A bot stays at its seat for a while: it may remember what it thought over the last move."""
        key = (table_id, seat, level)
        bot = self.bots.pop(key, None) or make_bot(level)
        self.bots[key] = bot
        while len(self.bots) > KEPT:
            del self.bots[next(iter(self.bots))]
        return bot

    def advise(self, table: Table, seat: int, level: str) -> list[dict[str, Any]]:
        """The best moves, with expected score, chance to win and the main reason."""
        found = make_bot(level).advise(Mind(table.game, table.state, seat))
        return [
            {"action": one.code, "score": one.score, "win": one.win, "reason": saying_json(one.reason)} for one in found
        ]

    def close(self) -> None:
        self.programs.close()
