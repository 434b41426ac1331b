"""BR4.7.4-BR4.7.15 Battle cards, and what they let a clan do."""

from __future__ import annotations

from typing import Any

from meadhall.core.sayings import Check, Saying
from meadhall.core.vocabulary import Action

from .. import board as table
from ..names import cards, places, sizes
from ..prompts import say
from ..rules import BloodRage
from ..vocabulary import CARD, PROVINCE, UNIT
from .costs import against_hand
from .invade import against_village

LATE = (cards.HEIMDALLS_EYE, cards.HEIMDALLS_GAZE)


def against_lay(state: BloodRage, seen: Any, seat: int, action: Action) -> Saying | None:
    return against_hand(seen, seat, action.indices[0], "BR4.7.4")


def against_add(state: BloodRage, seen: Any, seat: int, action: Action) -> Saying | None:
    (card,) = action.indices
    if table.kind_of(state, card) not in LATE:
        return say("no-late-card", "BR4.7.7", card=CARD.values[card])
    return against_hand(seen, seat, card, "BR4.7.7")


def against_spare(state: BloodRage, seen: Any, seat: int, action: Action) -> Saying | None:
    (unit,) = action.indices
    site = seen.site - 1
    battlefield = {site} if site == places.YGGDRASIL else {site, places.NORTH_EAST + site // 2}
    figure = table.figure_of(state, seat, unit)
    if figure >= 0 and any(table.count_at(state, seat, figure, place) for place in battlefield):
        return None
    return say("no-not-in-battle", "BR6.17", figure=UNIT.values[unit])


def against_save(state: BloodRage, seen: Any, seat: int, action: Action) -> Saying | None:
    (unit,) = action.indices
    figure = table.figure_of(state, seat, unit)
    if figure >= 0 and seen.marked[seat][figure]:
        return None
    return say("no-not-doomed", "BR6.11", figure=UNIT.values[unit])


def against_retrieve(state: BloodRage, seen: Any, seat: int, action: Action) -> Saying | None:
    (card,) = action.indices
    kind = table.kind_of(state, card)
    is_laid = seen.laid[seat] == card + 1 and not seen.settled >> seat & 1
    late = {cards.HEIMDALLS_EYE: seen.eyes[seat], cards.HEIMDALLS_GAZE: seen.gazes[seat]}
    return None if is_laid or late.get(kind) else say("no-not-played", "BR6.26", card=CARD.values[card])


def against_lead(state: BloodRage, seen: Any, seat: int, action: Action) -> Saying | None:
    (goal,) = action.indices
    site = seen.site - 1
    ring = (goal - site) % sizes.RING in (1, sizes.RING - 1)
    if goal == site or not (places.YGGDRASIL in (goal, site) or ring):
        return say("no-not-adjacent", "BR6.22", start=PROVINCE.values[site], goal=PROVINCE.values[goal])
    return against_village(state, seen, goal)


CHECKS: dict[str, Check] = {
    "lay": against_lay,
    "add": against_add,
    "spare": against_spare,
    "save": against_save,
    "retrieve": against_retrieve,
    "lead": against_lead,
}
