"""BR4.1, BR4.8 Cards taken in the draft, and cards kept at the end of the age."""

from __future__ import annotations

from typing import Any

from meadhall.core.sayings import Check, Saying
from meadhall.core.vocabulary import Action

from ..names import sizes
from ..prompts import say
from ..rules import BloodRage
from ..vocabulary import CARD
from .costs import against_hand


def against_take(state: BloodRage, seen: Any, seat: int, action: Action) -> Saying | None:
    (card,) = action.indices
    pack = (seat - seen.pass_round) % seen.seats
    first = sizes.PACKS + pack * sizes.PACK
    if card + 1 in seen.cell[seen.age - 1][first : first + sizes.PACK]:
        return None
    return say("no-not-in-pack", "BR4.1.2", card=CARD.values[card])


def against_keep(state: BloodRage, seen: Any, seat: int, action: Action) -> Saying | None:
    return against_hand(seen, seat, action.indices[0], "BR4.8.1")


CHECKS: dict[str, Check] = {
    "take": against_take,
    "keep": against_keep,
}
