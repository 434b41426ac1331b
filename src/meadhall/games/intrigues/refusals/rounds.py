"""IA2.3, IA4.5 A card that is played."""

from __future__ import annotations

from typing import Any

from meadhall.core.sayings import Check, Saying, frame_of
from meadhall.core.vocabulary import Action

from ..names import frames
from ..prompts import say
from ..rules import Intrigues
from ..vocabulary import AESIR


def against_play(state: Intrigues, seen: Any, seat: int, action: Action) -> Saying | None:
    frame, note, _ = frame_of(seen)
    shown, other = action.indices
    if shown == other:
        return say("no-such-card", "IA1.2")
    pairs = [(one, two) for one in range(len(AESIR.values)) for two in range(one + 1, len(AESIR.values))]
    pair = pairs.index((min(shown, other), max(shown, other)))
    if frame == frames.SIFS_WILL:
        return None if pair == note else say("no-not-drawn", "IA4.5", **action.args)
    return None if pair + 1 in seen.hand[seat] else say("no-not-in-hand", "IA2.3", **action.args)


CHECKS: dict[str, Check] = {
    "play": against_play,
}
