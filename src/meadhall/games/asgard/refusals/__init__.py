"""Why a seat may not do a thing, chapter by chapter: found from the table, without a look at the legal actions."""

from __future__ import annotations

from meadhall.core.sayings import Check, Saying

from ..prompts import SAYINGS
from ..rules import Asgard
from ..vocabulary import VOCABULARY
from . import asgard_action, battles, deals, ragnarok, requests, rounds, temple, turns

CHECKS: dict[str, Check] = {
    **rounds.CHECKS,
    **turns.CHECKS,
    **requests.CHECKS,
    **deals.CHECKS,
    **temple.CHECKS,
    **asgard_action.CHECKS,
    **battles.CHECKS,
    **ragnarok.CHECKS,
}


def reason_against(state: Asgard, seat: int, code: int) -> Saying | None:
    """None exactly when a seat that is asked may do it."""
    return SAYINGS.refuse(state, seat, VOCABULARY.action(code), CHECKS)
