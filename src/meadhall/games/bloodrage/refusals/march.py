"""BR4.4 Marching."""

from __future__ import annotations

from typing import Any

from meadhall.core.sayings import Check, Saying, frame_of
from meadhall.core.vocabulary import Action

from .. import board as table
from ..names import frames, sizes, units
from ..prompts import say
from ..rules import BloodRage
from ..vocabulary import PROVINCE, UNIT
from .invade import against_village


def against_march(state: BloodRage, seen: Any, seat: int, action: Action) -> Saying | None:
    start, goal = action.indices
    if start == goal:
        return say("no-same-province", "BR4.4.1")
    if not table.figures_at(state, seat, start):
        return say("no-none-there", "BR4.4.1", province=PROVINCE.values[start])
    return against_village(state, seen, goal)


def against_move(state: BloodRage, seen: Any, seat: int, action: Action) -> Saying | None:
    (unit,) = action.indices
    start = frame_of(seen)[1] // sizes.PROVINCES
    return against_figure_at(state, seat, unit, start)


def against_figure_at(state: BloodRage, seat: int, unit: int, province: int) -> Saying | None:
    figure = table.figure_of(state, seat, unit)
    if figure >= 0 and table.count_at(state, seat, figure, province):
        return None
    if unit in (units.SHIP, units.SEA_SERPENT) and figure >= 0:
        return say("no-ships-stay", "BR2.1", figure=UNIT.values[unit])
    return say("no-not-there", "BR4.4.1", figure=UNIT.values[unit], province=PROVINCE.values[province])


def against_done(state: BloodRage, seen: Any, seat: int, action: Action) -> Saying | None:
    frame, _, moved = frame_of(seen)
    return say("no-nobody-marched", "BR4.4.1") if frame == frames.MARCH and not moved else None


CHECKS: dict[str, Check] = {
    "march": against_march,
    "move": against_move,
    "done": against_done,
}
