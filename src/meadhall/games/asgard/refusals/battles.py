"""AS6.3 Standing in a battle."""

from __future__ import annotations

from typing import Any

from meadhall.core.sayings import Check, Saying, frame_of
from meadhall.core.vocabulary import Action

from ..names import frames, goods, pieces, sizes, skills, tiles
from ..prompts import say
from ..rules import Asgard
from ..vocabulary import RECRUIT, SKILL, TILE
from .deals import against_empty_offer


def against_send(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    (kind,) = action.indices
    mine = seen.held[seat][goods.WHITE_WARRIOR : goods.GIANT + 1]
    if not mine[kind]:
        return say("no-none-own", "AS6.3.1", piece=RECRUIT.values[kind])
    strength = [row[pieces.STRENGTH] for row in state.pieces.table[pieces.RECRUIT :][: sizes.RECRUITS]]
    most = frame_of(seen)[2] + sum(count * each for count, each in zip(mine, strength, strict=True))
    return None if most >= seen.lacking else say("no-too-weak", "AS6.3.1")


def against_begun(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    return say("no-begun", "AS6.3.1") if frame_of(seen)[2] else None


def against_declare_tile(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    if not seen.population_tiles[seat][tiles.VICTORY]:
        return say("no-no-tile", "AS6.3.2", tile=TILE.values[tiles.VICTORY])
    return against_begun(state, seen, seat, action)


def against_declare_skill(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    if seen.skill_holder[skills.TYR] != seat + 1:
        return say("no-no-skill", "AS6.3.2", skill=SKILL.values[skills.TYR])
    return against_begun(state, seen, seat, action)


def against_done(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    frame, _, sent = frame_of(seen)
    if frame == frames.OFFER_PIECES:
        return against_empty_offer(seen, seat)
    if frame == frames.STAND and sent < seen.lacking:
        return say("no-not-enough", "AS6.3.1", strength=seen.lacking - sent)
    return None


CHECKS: dict[str, Check] = {
    "send": against_send,
    "declare_tile": against_declare_tile,
    "declare_skill": against_declare_skill,
    "withdraw": against_begun,
    "done": against_done,
}
