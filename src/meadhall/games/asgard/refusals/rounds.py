"""AS1-AS4 From the starting recruits to the revealed gods."""

from __future__ import annotations

from typing import Any

from meadhall.core.sayings import Check, Saying, frame_of
from meadhall.core.vocabulary import Action

from ..names import frames, goods, pieces, spots
from ..prompts import say
from ..rules import Asgard
from ..vocabulary import GOD, RECRUIT, SPOT


def printed(state: Asgard, row: int, column: int) -> int:
    return int(state.pieces.table[row][column])


def against_pick(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    (kind,) = action.indices
    return None if seen.pool[kind] else say("no-not-open", "AS1.5.1", piece=RECRUIT.values[kind])


def against_take_from(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    (giver,) = action.indices
    frame, note, _ = frame_of(seen)
    if frame == frames.GIVER:
        piece, rule = note, "AS1.6"
        if giver == seat:
            return say("no-yourself", rule)
    else:
        piece, rule = goods.LIGHT_SEAL + printed(state, pieces.GOD + note, pieces.SIDE), "AS2.2"
    most = max(seen.held[other][piece] for other in range(seen.seats))
    if giver < seen.seats and most and seen.held[giver][piece] == most:
        return None
    return say("no-not-most", rule, seat=giver)


def against_recall_support(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    god, spot = action.indices
    return None if seen.support[god][spot] == seat + 1 else say("no-no-disc", "AS2.4")


def against_recall_victory(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    (world,) = action.indices
    return None if seen.victory[world][seat] else say("no-no-disc", "AS2.4")


def against_recall_middle(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    return None if seen.middle[seat] else say("no-no-disc", "AS2.4")


def against_unrisen(state: Asgard, seen: Any, god: int, rule: str) -> Saying | None:
    if printed(state, pieces.GOD + god, pieces.RISES) <= seen.round:
        return None
    return say("no-not-risen", rule, god=GOD.values[god])


def against_choose(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    (god,) = action.indices
    if seen.chosen[seat] >> god & 1:
        return say("no-chosen", "AS3.1", god=GOD.values[god])
    return against_unrisen(state, seen, god, "AS1.1")


def against_slot(state: Asgard, seen: Any, seat: int, god: int, spot: int) -> Saying | None:
    """AS1.2, AS4.2 Why a disc cannot enter that slot of the god."""
    name = GOD.values[god]
    if spot == spots.LOWER and printed(state, pieces.GOD + god, pieces.SINGLE):
        return say("no-no-spot", "AS1.2", god=name, spot=SPOT.values[spot])
    if seen.temple_disc[god] if spot == spots.TEMPLE else seen.request[god][spot]:
        return say("no-occupied", "AS1.2", god=name, spot=SPOT.values[spot])
    if spot == spots.TEMPLE and seat + 1 in seen.support[god]:
        return say("no-supporting", "AS4.2", god=name)
    if spot == spots.TEMPLE and 0 not in seen.support[god]:
        return say("no-full", "AS4.2", god=name)
    return None


def against_reveal(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    god, spot = action.indices
    if not seen.chosen[seat] >> god & 1:
        return say("no-no-card", "AS4.1", god=GOD.values[god])
    return None if spot == spots.ASGARD else against_slot(state, seen, seat, god, spot)


CHECKS: dict[str, Check] = {
    "pick": against_pick,
    "take_from": against_take_from,
    "recall_support": against_recall_support,
    "recall_victory": against_recall_victory,
    "recall_middle": against_recall_middle,
    "choose": against_choose,
    "reveal": against_reveal,
}
