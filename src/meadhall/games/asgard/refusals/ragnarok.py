"""AS7.4, AS7.5 Recruits from Valhalla and hidden tiles at the gods' sides."""

from __future__ import annotations

from typing import Any

from meadhall.core.sayings import Check, Saying
from meadhall.core.vocabulary import Action

from ..names import sides, sizes
from ..prompts import say
from ..rules import Asgard
from ..vocabulary import BATTLE, RECRUIT, SORT


def tiles_of(seen: Any, seat: int, sort: int, kind: int) -> list[int]:
    """Draws of that kind that the seat holds and has not laid."""
    return [
        draw
        for draw in range(sizes.DRAWS)
        if seen.tile_holder[sort][draw] == seat + 1
        and seen.tile_kind[sort][draw] == kind + 1
        and not seen.tile_at[sort][draw]
    ]


def against_place(seen: Any, seat: int, slot: int, rule: str) -> Saying | None:
    if not seen.god_at[slot]:
        return say("no-no-god", rule, slot=BATTLE.values[slot])
    if seat + 1 not in seen.support[seen.god_at[slot] - 1]:
        return say("no-no-support", rule, slot=BATTLE.values[slot])
    return None


def against_join(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    kind, slot = action.indices
    if slot % 2 != sides.LIGHT:
        return say("no-dark-god", "AS7.4", slot=BATTLE.values[slot])
    if not seen.valhalla[kind]:
        return say("no-not-in-valhalla", "AS7.4", piece=RECRUIT.values[kind])
    return against_place(seen, seat, slot, "AS7.4")


def against_lay(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    kind, slot = action.indices
    sort = 0 if action.kind.word == "lay_weapon" else 1
    if not tiles_of(seen, seat, sort, kind):
        return say("no-none-to-lay", "AS7.5", sort=SORT.values[sort])
    return against_place(seen, seat, slot, "AS7.5")


CHECKS: dict[str, Check] = {
    "join": against_join,
    "lay_weapon": against_lay,
    "lay_wizardry": against_lay,
}
