"""IA4 The wills, each with a card that is pointed at."""

from __future__ import annotations

from typing import Any

from meadhall.core.sayings import Check, Saying
from meadhall.core.vocabulary import Action

from ..names import aesir
from ..prompts import say
from ..rules import Intrigues
from ..vocabulary import AESIR


def against_own_stack(state: Intrigues, seen: Any, seat: int, action: Action) -> Saying | None:
    (who,) = action.indices
    if action.kind.word == "hide" and who == aesir.THOR:
        return say("no-hiding-under-thor", "IA4.2")
    if seen.face_up[seat][who]:
        return None
    return say("no-own-stack", action.kind.rule, **action.args)


def against_give(state: Intrigues, seen: Any, seat: int, action: Action) -> Saying | None:
    return against_card(seen, seat, action.indices[0], action)


def against_card_of_other(state: Intrigues, seen: Any, seat: int, action: Action) -> Saying | None:
    owner, who, _ = action.indices
    if owner >= seen.seats:
        return say("no-such-seat", action.kind.rule)
    if owner == seat:
        return say("no-own-card", action.kind.rule)
    return against_card(seen, owner, who, action)


def against_card(seen: Any, owner: int, who: int, action: Action) -> Saying | None:
    nth = action.args["nth"]
    if nth <= seen.face_up[owner][who]:
        return None
    if nth <= seen.face_up[owner][who] + seen.hidden[owner][who]:
        return say("no-hidden-card", action.kind.rule)
    return say("no-card-there", action.kind.rule, stack=AESIR.values[who], nth=nth)


CHECKS: dict[str, Check] = {
    "turn_own": against_own_stack,
    "hide": against_own_stack,
    "double": against_own_stack,
    "turn_other": against_card_of_other,
    "give": against_give,
    "take": against_card_of_other,
}
