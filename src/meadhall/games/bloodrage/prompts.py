"""What a seat is asked, by which rule, and with what it can answer."""

from __future__ import annotations

from typing import Any

from meadhall.core.layout import picture
from meadhall.core.sayings import Saying, Sayings, frame_of
from meadhall.core.vocabulary import NUMBER, SEAT, Range

from . import battle
from .names import frames, sizes
from .rules import BloodRage
from .vocabulary import CARD, PLACE, PROVINCE, STAT, UNIT

RANGES: dict[str, Range] = {
    "card": CARD,
    "figure": UNIT,
    "place": PLACE,
    "province": PROVINCE,
    "start": PROVINCE,
    "goal": PROVINCE,
    "stat": STAT,
    "seat": SEAT,
    "cost": NUMBER,
    "cards": NUMBER,
    "rage": NUMBER,
    "figures": NUMBER,
    "bonus": NUMBER,
    "slot": NUMBER,
}

# the rule that asks, and the kinds of action that answer
ANSWERS: dict[int, tuple[str, tuple[str, ...]]] = {
    frames.CHOOSE_GIFT: ("BR4.1.2", ("take",)),
    frames.TURN: (
        "BR4.2.1",
        ("invade", "march", "upgrade", "quest", "pillage", "challenge", "recall", "sacrifice", "pass"),
    ),
    frames.SUCCOR: ("BR6.8", ("invade", "decline")),
    frames.STORM: ("BR6.9", ("pillage", "decline")),
    frames.MARCH: ("BR4.4.1", ("move", "done")),
    frames.FREE_INVADE: ("BR4.5.2", ("invade", "decline")),
    frames.SACRIFICE: ("BR6.13", ("give",)),
    frames.CALL_TO_BATTLE: ("BR4.7.2", ("join", "decline")),
    frames.LAY_CARD: ("BR4.7.4", ("lay",)),
    frames.COUNT_QUEST: ("BR6.27", ("count", "decline")),
    frames.ODINS_TIDE: ("BR6.17", ("spare",)),
    frames.ADD_CARD: ("BR4.7.7", ("add", "decline")),
    frames.PROWESS: ("BR6.26", ("retrieve", "done")),
    frames.FLIGHT: ("BR6.5", ("flee", "decline")),
    frames.PROTECTION: ("BR6.11", ("save", "done")),
    frames.RAISE_STAT: ("BR2.3", ("raise",)),
    frames.LEAD_ON: ("BR6.22", ("lead", "decline")),
    frames.BLESSING: ("BR6.25", ("invade", "decline")),
    frames.DISCARD: ("BR4.8.1", ("keep", "decline")),
}
SAYINGS = Sayings("bloodrage", frames, ANSWERS, RANGES)
say = SAYINGS.say


def prompt(state: BloodRage, seat: int) -> Saying:
    seen = picture(state)
    return SAYINGS.ask(frame_of(seen)[0], **arguments(state, seen, seat))


def arguments(state: BloodRage, seen: Any, seat: int) -> dict[str, Any]:
    """What the question of each frame names."""
    frame, note, extra = frame_of(seen)
    site = PROVINCE.values[seen.site - 1] if seen.site else ""
    match frame:
        case frames.CHOOSE_GIFT:
            return {"cards": seen.choices}
        case frames.TURN | frames.PROWESS | frames.PROTECTION:
            return {"rage": seen.rage[seat]}
        case frames.SUCCOR | frames.STORM | frames.FLIGHT:
            return {"province": PROVINCE.values[note]}
        case frames.MARCH:
            return {"start": PROVINCE.values[note // sizes.PROVINCES], "goal": PROVINCE.values[note % sizes.PROVINCES]}
        case frames.SACRIFICE:
            return {"figures": note}
        case frames.CALL_TO_BATTLE:
            return {"seat": seen.pillager, "province": site}
        case frames.COUNT_QUEST:
            return {"card": CARD.values[seen.laid[seat] - 1], "bonus": battle.quest_bonus(state, seat)}
        case frames.LAY_CARD | frames.ODINS_TIDE | frames.ADD_CARD | frames.LEAD_ON | frames.BLESSING:
            return {"province": site}
        case frames.FREE_INVADE:
            return {"figure": UNIT.values[extra]}
    return {}
