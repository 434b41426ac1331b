"""BR4.3 What enters the board, and what Frigga's cards do besides."""

from __future__ import annotations

from typing import Any

from meadhall.core.sayings import Check, Saying, frame_of
from meadhall.core.vocabulary import Action

from .. import board as table
from .. import invade
from ..names import cards, figures, frames, pieces, places, stats, units
from ..prompts import ANSWERS, say
from ..rules import BloodRage
from ..vocabulary import PLACE, PROVINCE, UNIT
from .costs import against_cost, against_without, price_of


def against_invade(state: BloodRage, seen: Any, seat: int, action: Action) -> Saying | None:
    unit, place = action.indices
    frame, note, _ = frame_of(seen)
    if frame in (frames.SUCCOR, frames.BLESSING):
        wanted = note if frame == frames.SUCCOR else seen.site - 1
        if unit != units.WARRIOR:
            return say("no-not-free", ANSWERS[frame][0], figure=UNIT.values[unit])
        return None if place == wanted else say("no-elsewhere", ANSWERS[frame][0], place=PLACE.values[place])
    figure = table.figure_of(state, seat, unit)
    if figure < 0:
        return say("no-no-such-figure", "BR4.5.3", figure=UNIT.values[unit])
    if frame == frames.FREE_INVADE and unit not in free_units(state, seat, note):
        return say("no-not-free", "BR4.5.2", figure=UNIT.values[unit])
    if not table.count_at(state, seat, figure, places.RESERVE):
        return say("no-not-in-reserve", "BR4.3.1", figure=UNIT.values[unit])
    cost = invade.invade_cost(state, seat, figure) if frame == frames.TURN else 0
    return against_place(state, seen, seat, unit, place) or against_cost(seen, seat, cost)


def free_units(state: BloodRage, seat: int, slot: int) -> tuple[int, ...]:
    """BR4.5.2"""
    if slot == figures.SHIP:
        return (units.SHIP, units.SEA_SERPENT)
    return (table.unit_of(state, seat, slot),)


def against_place(state: BloodRage, seen: Any, seat: int, unit: int, place: int) -> Saying | None:
    """BR4.3.1-BR4.3.3 for whatever enters the board."""
    figure, is_ship = UNIT.values[unit], unit in (units.SHIP, units.SEA_SERPENT)
    if table.figures_on_board(state, seat) >= table.stat_of(state, seat, stats.HORNS):
        return say("no-horns", "BR4.3.3")
    if place > places.YGGDRASIL:
        first = 2 * (place - places.NORTH_EAST)
        if not is_ship:
            return say("no-land-at-sea", "BR4.3.1", figure=figure)
        if seen.destroyed >> first & 1 and seen.destroyed >> (first + 1) & 1:
            return say("no-dead-fjord", "BR1.4", place=PLACE.values[place])
        return None
    if is_ship:
        return say("no-ship-on-land", "BR2.1", figure=figure)
    if place == places.YGGDRASIL:
        return None if unit == units.DARK_ELF else say("no-no-yggdrasil", "BR4.3.2", figure=figure)
    return against_village(state, seen, place)


def against_village(state: BloodRage, seen: Any, province: int) -> Saying | None:
    """BR1.2, BR1.4"""
    name = PROVINCE.values[province]
    if seen.destroyed >> province & 1:
        return say("no-destroyed", "BR1.4", province=name)
    if province == places.YGGDRASIL:
        return None
    standing = sum(table.figures_at(state, owner, province) for owner in range(seen.seats))
    villages = state.pieces.table[pieces.PROVINCE + province][pieces.VILLAGES]
    return None if standing < villages else say("no-no-village", "BR1.2", province=name)


def against_recall(state: BloodRage, seen: Any, seat: int, action: Action) -> Saying | None:
    unit, place = action.indices
    missing = against_without(state, seat, cards.FRIGGAS_DOMAIN, "BR6.10")
    if missing:
        return missing
    figure = table.figure_of(state, seat, unit)
    if figure < 0 or not table.count_at(state, seat, figure, places.VALHALLA):
        return say("no-not-in-valhalla", "BR6.10", figure=UNIT.values[unit])
    cost = price_of(state, seat, cards.FRIGGAS_DOMAIN)
    return against_place(state, seen, seat, unit, place) or against_cost(seen, seat, cost)


def against_sacrifice(state: BloodRage, seen: Any, seat: int, action: Action) -> Saying | None:
    missing = against_without(state, seat, cards.FRIGGAS_SACRIFICE, "BR6.13")
    if missing:
        return missing
    return say("no-two-figures", "BR6.13") if table.figures_on_board(state, seat) < 2 else None


def against_give(state: BloodRage, seen: Any, seat: int, action: Action) -> Saying | None:
    unit, place = action.indices
    figure = table.figure_of(state, seat, unit)
    if figure >= 0 and table.count_at(state, seat, figure, place):
        return None
    return say("no-not-on-board", "BR6.13", **action.args)


CHECKS: dict[str, Check] = {
    "invade": against_invade,
    "recall": against_recall,
    "sacrifice": against_sacrifice,
    "give": against_give,
}
