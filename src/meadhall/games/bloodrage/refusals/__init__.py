"""Why a seat may not do a thing, chapter by chapter: found from the table, without a look at the legal actions."""

from __future__ import annotations

from meadhall.core.sayings import Check, Saying

from ..prompts import SAYINGS
from ..rules import BloodRage
from ..vocabulary import VOCABULARY
from . import battle, gifts, invade, march, pillage, upgrade

CHECKS: dict[str, Check] = {
    **gifts.CHECKS,
    **invade.CHECKS,
    **march.CHECKS,
    **upgrade.CHECKS,
    **pillage.CHECKS,
    **battle.CHECKS,
}


def reason_against(state: BloodRage, seat: int, code: int) -> Saying | None:
    """None exactly when a seat that is asked may do it."""
    return SAYINGS.refuse(state, seat, VOCABULARY.action(code), CHECKS)
