"""What a seat is asked, and why it may not do a thing: the reasons are found without looking at the legal actions."""

from __future__ import annotations

from typing import Any

from meadhall.core.game import Saying
from meadhall.core.layout import picture
from meadhall.core.vocabulary import NUMBER, SEAT, Action

from .names import aesir, frames
from .rules import Intrigues
from .vocabulary import AESIR, VOCABULARY

RANGES = {"aesir": AESIR, "stack": AESIR, "shown": AESIR, "other": AESIR, "owner": SEAT, "limit": NUMBER, "nth": NUMBER}

# what each decision is answered with, and the rule that asks it
ANSWERS = {
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


def say(key: str, rule: str, **args: Any) -> Saying:
    return Saying(f"intrigues-{key}", rule, args, {name: RANGES[name] for name in args})


def prompt(state: Intrigues, seat: int) -> Saying:
    table = picture(state)
    frame, note, extra = table.kind[table.depth - 1], table.note[table.depth - 1], table.extra[table.depth - 1]
    rule, _ = ANSWERS[frame]
    name = NAMES[frame]
    if frame in (frames.FAVOUR, frames.GOAL):
        return say(f"ask-{name}", rule, aesir=AESIR.values[note], limit=extra)
    if frame == frames.FINAL_FAVOUR:
        return say(f"ask-{name}", rule, aesir=AESIR.values[note])
    if frame == frames.BRAGIS_PRIZE:
        return say(f"ask-{name}", rule, stack=VOCABULARY.action(note).args["stack"])
    return say(f"ask-{name}", rule)


NAMES = {number: name.lower().replace("_", "-") for name, number in vars(frames).items() if name.isupper()}


def reason_against(state: Intrigues, seat: int, code: int) -> Saying | None:
    """None exactly when a seat that is asked may do it."""
    table = picture(state)
    frame, note = table.kind[table.depth - 1], table.note[table.depth - 1]
    action = VOCABULARY.action(code)
    rule, answers = ANSWERS[frame]
    if action.kind.word not in answers:
        return say("no-now", rule)
    match action.kind.word:
        case "play":
            return against_play(table, seat, action, frame, note)
        case "score":
            who = aesir.HEIMDALL if frame == frames.HEIMDALLS_WILL else note
            return against_score(table, seat, action, who)
        case "turn_own" | "hide" | "double":
            return against_own_stack(table, seat, action)
        case "turn_other" | "take":
            return against_card_of_other(table, seat, action)
        case "give":
            return against_gift(table, seat, action)
    return None


def against_play(table: Any, seat: int, action: Action, frame: int, note: int) -> Saying | None:
    shown, other = action.indices
    if shown == other:
        return say("no-such-card", "IA1.2")
    pairs = [(one, two) for one in range(len(AESIR.values)) for two in range(one + 1, len(AESIR.values))]
    pair = pairs.index((min(shown, other), max(shown, other)))
    if frame == frames.SIFS_WILL:
        return None if pair == note else say("no-not-drawn", "IA4.5", **action.args)
    return None if pair + 1 in table.hand[seat] else say("no-not-in-hand", "IA2.3", **action.args)


def against_score(table: Any, seat: int, action: Action, who: int) -> Saying | None:
    nth = action.args["nth"]
    if nth <= table.face_up[seat][who] + table.hidden[seat][who]:
        return None
    return say("no-card-to-score", "IA3.6", stack=AESIR.values[who], nth=nth)


def against_own_stack(table: Any, seat: int, action: Action) -> Saying | None:
    (who,) = action.indices
    if action.kind.word == "hide" and who == aesir.THOR:
        return say("no-hiding-under-thor", "IA4.2")
    if table.face_up[seat][who]:
        return None
    return say("no-own-stack", action.kind.rule, **action.args)


def against_gift(table: Any, seat: int, action: Action) -> Saying | None:
    who = action.indices[0]
    return against_card(table, seat, who, action)


def against_card_of_other(table: Any, seat: int, action: Action) -> Saying | None:
    owner, who, _ = action.indices
    if owner >= table.seats:
        return say("no-such-seat", action.kind.rule)
    if owner == seat:
        return say("no-own-card", action.kind.rule)
    return against_card(table, owner, who, action)


def against_card(table: Any, owner: int, who: int, action: Action) -> Saying | None:
    nth = action.args["nth"]
    if nth <= table.face_up[owner][who]:
        return None
    if nth <= table.face_up[owner][who] + table.hidden[owner][who]:
        return say("no-hidden-card", action.kind.rule)
    return say("no-card-there", action.kind.rule, stack=AESIR.values[who], nth=nth)
