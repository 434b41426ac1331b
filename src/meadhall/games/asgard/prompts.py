"""What a seat is asked, by which rule, and with what it can answer."""

from __future__ import annotations

from typing import Any

from meadhall.core.layout import picture
from meadhall.core.sayings import Saying, Sayings, frame_of
from meadhall.core.vocabulary import NUMBER, SEAT, Range

from .names import frames, goods, pieces, sizes
from .rules import Asgard
from .vocabulary import BATTLE, BONUS, GOD, PIECE, SKILL, SLOT, SORT, SPOT, STACK, TILE, WIZARDRY

RANGES: dict[str, Range] = {
    "god": GOD,
    "spot": SPOT,
    "piece": PIECE,
    "slot": SLOT,
    "tile": TILE,
    "bonus": BONUS,
    "sort": SORT,
    "wizardry": WIZARDRY,
    "skill": SKILL,
    "stack": STACK,
    "seat": SEAT,
    "number": NUMBER,
    "count": NUMBER,
    "cards": NUMBER,
    "discs": NUMBER,
    "value": NUMBER,
    "world": NUMBER,
    "strength": NUMBER,
}

# the rule that asks, and the kinds of action that answer
ANSWERS: dict[int, tuple[str, tuple[str, ...]]] = {
    frames.STARTING_RECRUIT: ("AS1.5.1", ("pick",)),
    frames.GIVER: ("AS1.6", ("take_from",)),
    frames.SEAL_GIVER: ("AS2.2", ("take_from",)),
    frames.TAKE_BACK: ("AS2.4", ("recall_support", "recall_victory", "recall_middle")),
    frames.CHOOSE_GOD: ("AS3.1", ("choose",)),
    frames.SELECT_ACTION: ("AS4.1", ("reveal", "use")),
    frames.PERFORM_ACTION: (
        "AS5.1",
        ("perform", "perform_asgard", "perform_together", "forgo", "forgo_asgard", "use"),
    ),
    frames.END_OF_TURN: ("AS5.6.1", ("extra_turn", "use", "done")),
    frames.FREYJA: ("AS5.3.1", ("restore", "use", "done")),
    frames.EXCHANGE: ("AS1.6.3", ("exchange", "decline")),
    frames.ASK_PIECE: ("AS1.6.2", ("ask",)),
    frames.ORDER: ("AS5.3.3", ("number", "decline")),
    frames.LOKI: ("AS5.3.5", ("steal", "use", "decline")),
    frames.HEL: ("AS5.3.6", ("slay", "use", "decline")),
    frames.MIMIR: ("AS5.3.7", ("move", "move_to_asgard", "use", "decline")),
    frames.SURTR: ("AS5.3.8", ("flip", "use", "decline")),
    frames.ADVANCE: ("AS5.3.8", ("advance",)),
    frames.FENRIR: ("AS5.3.9", ("move", "move_to_asgard", "use", "decline")),
    frames.OFFER_NUMBER: ("AS5.7", ("want", "decline")),
    frames.OFFER_PIECES: (
        "AS5.7",
        ("offer", "offer_tile", "offer_weapon", "offer_wizardry", "offer_skill", "done"),
    ),
    frames.ANSWER: ("AS5.7", ("accept", "refuse")),
    frames.TEMPLE_STACK: ("AS5.8", ("build", "use", "decline")),
    frames.TEMPLE_PAYMENT: ("AS5.8.2", ("pay", "pay_tile", "pay_as")),
    frames.TEMPLE_RECRUITS: ("AS5.9", ("give", "use")),
    frames.TEMPLE_WORLD: ("AS5.10", ("settle", "use")),
    frames.ASGARD_TILE: ("AS5.12.1", ("turn_over", "use")),
    frames.ASGARD_BONUS: ("AS5.12.1", ("ask", "decline")),
    frames.BUY_RECRUITS: ("AS5.12.2", ("buy", "use", "done")),
    frames.BUY_DISCS: ("AS5.12.3", ("buy_disc", "take_disc", "use", "done")),
    frames.SEAL_PAYMENT: ("AS5.12.2", ("pay_seal", "pay_tile")),
    frames.DISC_PLACE: ("AS5.12.4", ("to_hand", "to_battle")),
    frames.LOOK: ("AS5.15.1", ("keep_weapon", "keep_wizardry")),
    frames.MIDDLE: ("AS5.12.5", ("to_battle", "use")),
    frames.STAND: ("AS6.3", ("send", "declare_tile", "declare_skill", "withdraw", "done")),
    frames.VALHALLA: ("AS7.4", ("join", "pass")),
    frames.LAY_TILE: ("AS7.5", ("lay_weapon", "lay_wizardry")),
}
SAYINGS = Sayings("asgard", frames, ANSWERS, RANGES)
say = SAYINGS.say


def prompt(state: Asgard, seat: int) -> Saying:
    seen = picture(state)
    frame, note, _ = frame_of(seen)
    args = arguments(state, seen, seat)
    if frame in (frames.TEMPLE_PAYMENT, frames.SEAL_PAYMENT) and not args:
        return SAYINGS.ask(frame, f"{SAYINGS.frames[frame]}-any")
    if frame == frames.ASK_PIECE and note:
        return SAYINGS.ask(frame, "ask-seal")
    return SAYINGS.ask(frame, **args)


def arguments(state: Asgard, seen: Any, seat: int) -> dict[str, Any]:
    """What the question of each frame names."""
    frame, note, extra = frame_of(seen)
    match frame:
        case frames.GIVER:
            return {"piece": PIECE.values[note]}
        case frames.SEAL_GIVER | frames.TEMPLE_RECRUITS | frames.TEMPLE_WORLD | frames.TEMPLE_STACK:
            return {"god": GOD.values[note]}
        case frames.TAKE_BACK:
            return {"discs": state.pieces.table[pieces.PLAYER][2] - seen.discs[seat]}
        case frames.CHOOSE_GOD:
            return {"cards": cards_to_choose(state, seen, seat)}
        case frames.SELECT_ACTION:
            return {"cards": seen.chosen[seat].bit_count()}
        case frames.PERFORM_ACTION:
            return {"discs": discs_to_perform(seen, seat)}
        case frames.FREYJA:
            return {"count": note}
        case frames.ORDER:
            return {"number": note}
        case frames.OFFER_NUMBER:
            return {"seat": note}
        case frames.OFFER_PIECES:
            return {"number": seen.wanted[seat]}
        case frames.ANSWER:
            return {"seat": note, "number": seen.wanted[note]}
        case frames.TEMPLE_PAYMENT:
            due = next((colour for colour in range(sizes.STONES) if seen.need[colour]), -1)
            return {"piece": PIECE.values[due]} if due >= 0 else {}
        case frames.SEAL_PAYMENT:
            due = next((side for side in range(sizes.SEALS) if seen.need_seal[side]), -1)
            return {"piece": PIECE.values[goods.LIGHT_SEAL + due]} if due >= 0 else {}
        case frames.ASGARD_BONUS:
            return {"count": state.pieces.table[pieces.BONUS + note][pieces.GROUPS + (1 if extra else 0)]}
        case frames.LOOK:
            return {"sort": SORT.values[note]}
        case frames.MIDDLE:
            return {"discs": seen.middle[seat]}
        case frames.STAND:
            return {"slot": BATTLE.values[note], "strength": max(0, seen.lacking - extra)}
        case frames.LAY_TILE:
            return {"count": tiles_to_lay(seen, seat)}
    return {}


def cards_to_choose(state: Asgard, seen: Any, seat: int) -> int:
    """AS3.1"""
    risen = sum(1 for god in range(sizes.GODS) if state.pieces.table[pieces.GOD + god][pieces.RISES] <= seen.round)
    return min(seen.discs[seat], risen) - int(seen.chosen[seat]).bit_count()


def discs_to_perform(seen: Any, seat: int) -> int:
    placed = sum(row.count(seat + 1) for row in seen.request) + seen.temple_disc.count(seat + 1)
    return int(placed + seen.asgard[seat])


def tiles_to_lay(seen: Any, seat: int) -> int:
    return sum(
        holder == seat + 1 and not at
        for holders, places in zip(seen.tile_holder, seen.tile_at, strict=True)
        for holder, at in zip(holders, places, strict=True)
    )
