"""Why a seat may not do a thing, chapter by chapter: found from the table, without a look at the legal actions."""

from __future__ import annotations

from meadhall.core.sayings import Check, Saying

from ..prompts import SAYINGS
from ..rules import Intrigues
from ..vocabulary import VOCABULARY
from . import awakening, rounds, wills

CHECKS: dict[str, Check] = {
    **rounds.CHECKS,
    **awakening.CHECKS,
    **wills.CHECKS,
}


def reason_against(state: Intrigues, seat: int, code: int) -> Saying | None:
    """None exactly when a seat that is asked may do it."""
    return SAYINGS.refuse(state, seat, VOCABULARY.action(code), CHECKS)
