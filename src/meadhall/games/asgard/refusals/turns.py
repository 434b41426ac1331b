"""AS5.1, AS5.6, AS5.15 A turn: taking an action or doing without it, the extra turn, population tiles."""

from __future__ import annotations

from typing import Any

from meadhall.core.sayings import Check, Saying
from meadhall.core.vocabulary import Action

from .. import turns
from ..names import goods, phases, sizes, skills, spots, tiles
from ..prompts import discs_to_perform, say
from ..rules import Asgard
from ..vocabulary import GOD, SKILL, SPOT, TILE
from . import temple

OWN_TURN = (tiles.WEAPON, tiles.WIZARDRY, tiles.ORDER, tiles.ASGARD)


def against_disc(seen: Any, seat: int, god: int, spot: int) -> Saying | None:
    disc = seen.temple_disc[god] if spot == spots.TEMPLE else seen.request[god][spot]
    if disc == seat + 1:
        return None
    return say("no-none-there", "AS5.1", god=GOD.values[god], spot=SPOT.values[spot])


def against_perform(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    god, spot = action.indices
    missing = against_disc(seen, seat, god, spot)
    if missing or spot != spots.TEMPLE:
        return missing
    asked = temple.kinds_asked(state, seen, god)
    if asked and not any(seen.held[seat][goods.WHITE_WARRIOR + kind] for kind in asked):
        return say("no-no-recruits", "AS5.9", god=GOD.values[god])
    if all(temple.against_temple(state, seen, seat, stack) for stack in range(sizes.STACKS)):
        return say("no-unpayable", "AS5.8")
    return None


def against_forgo(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    god, spot = action.indices
    return against_disc(seen, seat, god, spot)


def against_asgard(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    return None if seen.asgard[seat] else say("no-none-in-asgard", "AS5.12")


def against_together(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    return None if seen.asgard[seat] > 1 else say("no-alone-in-asgard", "AS5.14")


def against_extra_turn(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    if seen.skill_holder[skills.THOR] != seat + 1:
        return say("no-no-skill", "AS5.6.1", skill=SKILL.values[skills.THOR])
    if turns.is_extra_turn(state):
        return say("no-one-extra-turn", "AS5.6.1")
    left = seen.chosen[seat] if seen.phase == phases.SELECT else discs_to_perform(seen, seat)
    return None if left else say("no-nothing-left", "AS5.6.1")


def against_use(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    (tile,) = action.indices
    name = TILE.values[tile]
    if tile not in OWN_TURN:
        return say("no-not-now", "AS5.15", tile=name)
    if not seen.population_tiles[seat][tile]:
        return say("no-no-tile", "AS5.15", tile=name)
    works = {
        tiles.WEAPON: sum(seen.stack_left[0]) > 0,
        tiles.WIZARDRY: sum(seen.stack_left[1]) > 0,
        tiles.ORDER: seen.order[seat] > 1,
        tiles.ASGARD: any(tile and not seen.row_down >> place & 1 for place, tile in enumerate(seen.row)),
    }
    return None if works[tile] else say("no-no-effect", "AS5.15", tile=name)


CHECKS: dict[str, Check] = {
    "perform": against_perform,
    "perform_asgard": against_asgard,
    "perform_together": against_together,
    "forgo": against_forgo,
    "forgo_asgard": against_asgard,
    "extra_turn": against_extra_turn,
    "use": against_use,
}
