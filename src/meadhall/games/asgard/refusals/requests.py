"""AS5.3 What a god grants."""

from __future__ import annotations

from typing import Any

from meadhall.core.sayings import Check, Saying, frame_of
from meadhall.core.vocabulary import Action

from ..names import frames, gods, goods, pieces, spots
from ..prompts import say
from ..rules import Asgard
from ..vocabulary import BATTLE, GOD, PIECE, RECRUIT, SLOT, SPOT, STONE
from .rounds import against_slot, against_unrisen, printed


def against_restore(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    (kind,) = action.indices
    return None if seen.valhalla[kind] else say("no-not-in-valhalla", "AS5.3.1", piece=RECRUIT.values[kind])


def against_exchange(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    mine, other = action.indices
    if mine == other:
        return say("no-same", "AS1.6.3")
    if not seen.held[seat][mine]:
        return say("no-none-own", "AS1.6.3", piece=STONE.values[mine])
    return None if seen.supply[other] else say("no-not-in-supply", "AS1.6.3", piece=STONE.values[other])


def against_ask(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    (piece,) = action.indices
    frame, note, extra = frame_of(seen)
    name = PIECE.values[piece]
    if frame == frames.ASGARD_BONUS:
        if not goods.WHITE_WARRIOR <= piece <= goods.GIANT:
            return say("no-not-recruit", "AS5.12.1", piece=name)
        if piece - goods.WHITE_WARRIOR + 1 == extra:
            return say("no-other-kind", "AS5.12.1", piece=name)
        return None
    if note:
        return None if piece >= goods.LIGHT_SEAL else say("no-not-seal", "AS5.3.8", piece=name)
    return None if piece <= goods.WHITE else say("no-not-stone", "AS1.6.2", piece=name)


def against_number(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    number, other = action.indices[0] + 1, action.indices[1]
    due = frame_of(seen)[1]
    if number != due:
        return say("no-number-due", "AS5.3.3", number=due)
    if other >= seen.seats:
        return say("no-too-many", "AS5.3.3", number=other + 1)
    if seen.new_order[other]:
        return say("no-has-number", "AS5.3.3", seat=other)
    if seen.promised[number - 1] not in (0, other + 1):
        return say("no-promised", "AS5.7", number=number)
    if other + 1 in seen.promised and seen.promised.index(other + 1) != number - 1:
        return say("no-promise", "AS5.7", seat=other)
    return None


def against_decline(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    frame, note, _ = frame_of(seen)
    if frame == frames.ORDER and (note > 1 or any(seen.promised)):
        return say("no-must-number", "AS5.7")
    return None


def against_steal(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    kind, god = action.indices
    if seen.on_god[god][kind]:
        return None
    return say("no-none-on-god", action.kind.rule, piece=RECRUIT.values[kind], god=GOD.values[god])


def against_move(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    god, spot = action.indices
    frame, _, _ = frame_of(seen)
    unrisen = against_unrisen(state, seen, god, "AS5.4")
    if unrisen:
        return unrisen
    if frame == frames.FENRIR and spot != spots.TEMPLE:
        return say("no-only-temple", "AS5.3.9")
    if frame == frames.MIMIR:
        dull = god in (gods.ODIN, gods.MIMIR) or spot == spots.TEMPLE
        if dull or not printed(state, pieces.GOD + god, pieces.SILVER + spot):
            return say("no-not-silver", "AS5.3.7", god=GOD.values[god], spot=SPOT.values[spot])
    return against_slot(state, seen, seat, god, spot)


def against_flip(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    (slot,) = action.indices
    if not seen.population[slot]:
        return say("no-no-population", "AS5.3.8", slot=SLOT.values[slot])
    return say("no-face-down", "AS5.3.8", slot=SLOT.values[slot]) if seen.flipped[slot] else None


def against_advance(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    (slot,) = action.indices
    return None if seen.battle[slot] == seat + 1 else say("no-not-in-battle", "AS5.3.8", slot=BATTLE.values[slot])


CHECKS: dict[str, Check] = {
    "restore": against_restore,
    "exchange": against_exchange,
    "ask": against_ask,
    "number": against_number,
    "decline": against_decline,
    "steal": against_steal,
    "slay": against_steal,
    "move": against_move,
    "flip": against_flip,
    "advance": against_advance,
}
