"""IA3.6 Cards that are scored."""

from __future__ import annotations

from typing import Any

from meadhall.core.sayings import Check, Saying, frame_of
from meadhall.core.vocabulary import Action

from ..names import aesir, frames
from ..prompts import say
from ..rules import Intrigues
from ..vocabulary import AESIR


def against_score(state: Intrigues, seen: Any, seat: int, action: Action) -> Saying | None:
    frame, note, _ = frame_of(seen)
    who = aesir.HEIMDALL if frame == frames.HEIMDALLS_WILL else note
    nth = action.args["nth"]
    if nth <= seen.face_up[seat][who] + seen.hidden[seat][who]:
        return None
    return say("no-card-to-score", "IA3.6", stack=AESIR.values[who], nth=nth)


CHECKS: dict[str, Check] = {
    "score": against_score,
}
