"""What a seat is asked, by which rule, and with what it can answer."""

from __future__ import annotations

from typing import Any

from meadhall.core.layout import picture
from meadhall.core.sayings import Saying, Sayings, frame_of
from meadhall.core.vocabulary import NUMBER, SEAT, Range

from .names import frames
from .rules import Intrigues
from .vocabulary import AESIR, VOCABULARY

RANGES: dict[str, Range] = {
    "aesir": AESIR,
    "stack": AESIR,
    "shown": AESIR,
    "other": AESIR,
    "owner": SEAT,
    "limit": NUMBER,
    "nth": NUMBER,
}

# the rule that asks, and the kinds of action that answer
ANSWERS: dict[int, tuple[str, tuple[str, ...]]] = {
    frames.CHOOSE_CARD: ("IA2.3", ("play",)),
    frames.FAVOUR: ("IA3.4", ("will", "score", "done")),
    frames.GOAL: ("IA3.6", ("score", "done")),
    frames.ODINS_WILL: ("IA4.1", ("turn_own",)),
    frames.THORS_WILL: ("IA4.2", ("hide",)),
    frames.FREYAS_WILL: ("IA4.3", ("double",)),
    frames.LOKIS_WILL: ("IA4.4", ("turn_other",)),
    frames.SIFS_WILL: ("IA4.5", ("play",)),
    frames.BRAGIS_GIFT: ("IA4.6", ("give",)),
    frames.BRAGIS_PRIZE: ("IA4.6", ("take",)),
    frames.HEIMDALLS_WILL: ("IA4.7", ("score",)),
    frames.FINAL_FAVOUR: ("IA5.2", ("score", "done")),
}
SAYINGS = Sayings("intrigues", frames, ANSWERS, RANGES)
say = SAYINGS.say


def prompt(state: Intrigues, seat: int) -> Saying:
    frame, note, extra = frame_of(picture(state))
    return SAYINGS.ask(frame, **arguments(frame, note, extra))


def arguments(frame: int, note: int, extra: int) -> dict[str, Any]:
    """What the question of each frame names."""
    match frame:
        case frames.FAVOUR | frames.GOAL:
            return {"aesir": AESIR.values[note], "limit": extra}
        case frames.FINAL_FAVOUR:
            return {"aesir": AESIR.values[note]}
        case frames.BRAGIS_PRIZE:
            return {"stack": VOCABULARY.action(note).args["stack"]}
    return {}
