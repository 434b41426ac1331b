"""AS5.7 Offers for a place in the player order."""

from __future__ import annotations

from typing import Any

from meadhall.core.sayings import Check, Saying, frame_of
from meadhall.core.vocabulary import Action

from ..prompts import say
from ..rules import Asgard
from ..vocabulary import PIECE, SKILL, SORT, TILE
from .ragnarok import tiles_of


def against_want(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    number = action.indices[0] + 1
    return None if number <= seen.seats else say("no-too-many", "AS5.7", number=number)


def against_offer(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    (piece,) = action.indices
    if seen.held[seat][piece] > seen.offered[seat][piece]:
        return None
    return say("no-none-own", "AS5.7", piece=PIECE.values[piece])


def against_offer_tile(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    (tile,) = action.indices
    if seen.population_tiles[seat][tile] > seen.offered_tiles[seat][tile]:
        return None
    return say("no-no-tile", "AS5.7", tile=TILE.values[tile])


def against_offer_draw(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    (kind,) = action.indices
    sort = 0 if action.kind.word == "offer_weapon" else 1
    mine = [draw for draw in tiles_of(seen, seat, sort, kind) if not seen.offered_draws[seat][sort] >> draw & 1]
    return None if mine else say("no-none-to-lay", "AS5.7", sort=SORT.values[sort])


def against_offer_skill(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    (skill,) = action.indices
    if seen.skill_holder[skill] == seat + 1 and not seen.offered_skills[seat] >> skill & 1:
        return None
    return say("no-no-skill", "AS5.7", skill=SKILL.values[skill])


def against_empty_offer(seen: Any, seat: int) -> Saying | None:
    things = [*seen.offered[seat], *seen.offered_tiles[seat], *seen.offered_draws[seat], seen.offered_skills[seat]]
    return None if any(things) else say("no-nothing-offered", "AS5.7")


def against_accept(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    number = seen.wanted[frame_of(seen)[1]]
    return say("no-given-away", "AS5.7") if seen.promised[number - 1] else None


CHECKS: dict[str, Check] = {
    "want": against_want,
    "offer": against_offer,
    "offer_tile": against_offer_tile,
    "offer_weapon": against_offer_draw,
    "offer_wizardry": against_offer_draw,
    "offer_skill": against_offer_skill,
    "accept": against_accept,
}
