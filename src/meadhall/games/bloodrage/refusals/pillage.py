"""BR4.7.1-BR4.7.2 Pillaging and the call to battle."""

from __future__ import annotations

from typing import Any

from meadhall.core.sayings import Check, Saying, frame_of
from meadhall.core.vocabulary import Action

from .. import board as table
from ..names import cards, frames, places, sizes
from ..prompts import say
from ..rules import BloodRage
from ..vocabulary import PLACE, PROVINCE
from .costs import against_cost, against_without, price_of
from .march import against_figure_at


def against_pillage(state: BloodRage, seen: Any, seat: int, action: Action) -> Saying | None:
    (province,) = action.indices
    frame, note, _ = frame_of(seen)
    if frame == frames.STORM:
        return None if province == note else say("no-elsewhere", "BR6.9", place=PLACE.values[province])
    if seen.pillaged >> province & 1:
        return say("no-pillaged", "BR4.7.1", province=PROVINCE.values[province])
    return against_foothold(state, seen, seat, province)


def against_foothold(state: BloodRage, seen: Any, seat: int, province: int) -> Saying | None:
    name = PROVINCE.values[province]
    if seen.destroyed >> province & 1:
        return say("no-destroyed", "BR1.4", province=name)
    fjord = places.NORTH_EAST + province // 2
    if table.figures_at(state, seat, province):
        return None
    if province != places.YGGDRASIL and table.figures_at(state, seat, fjord):
        return None
    return say("no-no-foothold", "BR4.7.1", province=name)


def against_challenge(state: BloodRage, seen: Any, seat: int, action: Action) -> Saying | None:
    (province,) = action.indices
    missing = against_without(state, seat, cards.TYRS_CHALLENGE, "BR6.21")
    if missing:
        return missing
    if not seen.pillaged >> province & 1:
        return say("no-not-pillaged", "BR6.21", province=PROVINCE.values[province])
    cost = price_of(state, seat, cards.TYRS_CHALLENGE)
    return against_foothold(state, seen, seat, province) or against_cost(seen, seat, cost)


def against_join(state: BloodRage, seen: Any, seat: int, action: Action) -> Saying | None:
    unit, start = action.indices
    site = seen.site - 1
    ring = (start - site) % sizes.RING in (1, sizes.RING - 1)
    if start == site or not (places.YGGDRASIL in (start, site) or ring):
        return say("no-not-adjacent", "BR4.7.2", start=PROVINCE.values[start], goal=PROVINCE.values[site])
    return against_figure_at(state, seat, unit, start)


CHECKS: dict[str, Check] = {
    "pillage": against_pillage,
    "challenge": against_challenge,
    "join": against_join,
}
