"""IA6 What a seat may see: built from allowed fields only."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from meadhall.core.layout import once, picture
from meadhall.core.vocabulary import constants

from . import awakening, frames, knowledge, rounds, sizes
from . import board as table
from .edition import PAIRS
from .rules import Intrigues
from .vocabulary import AESIR, VOCABULARY

FRAMES = {number: name.lower().replace("_", "-") for number, name in constants(frames).items()}
PHASES = {frames.CHOOSE_CARD: "choosing", frames.FINAL_FAVOUR: "final-count"}


def view(state: Intrigues, seat: int | None) -> dict[str, Any]:
    """All that one seat (None: a spectator) may know."""
    seen = picture(state)
    viewer = -1 if seat is None else seat
    frame = seen.kind[seen.depth - 1] if seen.depth else 0
    asked = [who for who in range(seen.seats) if seen.asked >> who & 1]
    return {
        "game": "intrigues",
        "seat": seat,
        "round": seen.round,
        "turn": seen.turn,
        "phase": PHASES.get(frame, "awakening") if frame else "over",
        "frame": FRAMES.get(frame, ""),
        "asked": asked,
        "waiting": [who for who in asked if not seen.committed >> who & 1],
        "passing": "left" if rounds.passes_left(state) else "right",
        "deck": sum(seen.deck),
        "doubling": _doubling(seen.doubling),
        "goals": once(seen, "goals", lambda: _goals(state, seen)),
        "awake": _awakening(seen),
        "favourites": once(seen, "favourites", lambda: _favourites(state)),
        "players": [_player_of(state, seen, owner, owner == viewer) for owner in range(seen.seats)],
        "hand": _cards(seen.hand[seat]) if seat is not None else [],
        "pick": _pick(seen, viewer),
        "known_hands": {
            str(other): _cards(seen.hand[other])
            for other in range(seen.seats)
            if other != viewer and knowledge.knows_hand(state, viewer, other)
        },
        "drawn": _drawn(seen, frame, viewer),
        "given": VOCABULARY.text(seen.note[seen.depth - 1]) if frame == frames.BRAGIS_PRIZE else None,
        "legal": [VOCABULARY.text(code) for code in state.legal(seat)] if seat is not None else [],
    }


def _cards(hand: list[int]) -> list[list[str]]:
    return [list(PAIRS[card - 1]) for card in hand if card]


def _doubling(place: int) -> dict[str, Any] | None:
    if not place:
        return None
    return {"seat": (place - 1) // sizes.AESIR, "stack": AESIR.values[(place - 1) % sizes.AESIR]}


def _goals(state: Intrigues, seen: Any) -> list[dict[str, Any]]:
    """IA1.3 The six in their columns; the seventh has left the game."""
    return [
        {
            "column": table.column_of(goal),
            "row": table.row_of(goal) + (sizes.ROUNDS - table.column_of(goal) if seen.goals_from_bottom else 0) + 1,
            "aesir": AESIR.values[seen.goals[goal] - 1] if table.is_goal_open(state, goal) else None,
            "limit": table.limit_of(state, goal),
            "current": table.column_of(goal) == seen.round,
        }
        for goal in range(sizes.GOALS - 1)
    ]


def _awakening(seen: Any) -> str | None:
    """The Aesir that is awake, in the awakening and the final count."""
    for kind, note in zip(seen.kind[: seen.depth], seen.note[: seen.depth], strict=True):
        if kind in (frames.AWAKENING, frames.FINAL_COUNT) and note:
            return AESIR.values[note - 1]
    return None


def _favourites(state: Intrigues) -> dict[str, Any]:
    """Who would have each favour as things stand, and between whom a dispute would be."""
    found: dict[str, Any] = {}
    for who, name in enumerate(AESIR.values):
        leaders = awakening.claimants(state, who)
        favourite = awakening.favourite(state, who)
        found[name] = {
            "seat": favourite if favourite >= 0 else None,
            "tied": [seat for seat in range(sizes.SEATS) if leaders >> seat & 1] if leaders & (leaders - 1) else [],
        }
    return found


def _player_of(state: Intrigues, seen: Any, owner: int, is_owner: bool) -> dict[str, Any]:
    is_open = bool(seen.open_ends) or is_owner
    return once(seen, f"player {owner} {is_open}", lambda: _player(state, seen, owner, is_open))


def _player(state: Intrigues, seen: Any, owner: int, is_open: bool) -> dict[str, Any]:
    stacks = zip(AESIR.values, seen.stack[owner], seen.hidden[owner], seen.face_up[owner], strict=True)
    return {
        "points": table.points_of(state, owner),
        "hand": len(_cards(seen.hand[owner])),
        "committed": bool(seen.committed >> owner & 1),
        "stacks": {
            name: _stack(tuple(ends[: hidden + face_up]), face_up, awakening.attention(state, owner, who), is_open)
            for who, (name, ends, hidden, face_up) in enumerate(stacks)
            if ends[0]
        },
    }


@lru_cache(maxsize=4096)  # most stacks are as they were at the last look
def _stack(ends: tuple[int, ...], face_up: int, attention: int, is_open: bool) -> dict[str, Any]:
    """IA6.2, IA6.3 From the top: face-up cards by their other ends, then hidden Thor cards; None is not shown."""
    others = [AESIR.values[end - 1] for end in reversed(ends)]
    return {
        "attention": attention,
        "cards": [other if is_open or nth == 0 else None for nth, other in enumerate(others[:face_up])],
        "hidden": [other if is_open else None for other in others[face_up:]],
    }


def _pick(seen: Any, viewer: int) -> str | None:
    """What the viewer has committed itself and may still change."""
    return VOCABULARY.text(seen.pick[viewer]) if viewer >= 0 and seen.committed >> viewer & 1 else None


def _drawn(seen: Any, frame: int, viewer: int) -> list[str] | None:
    """IA4.5 Sif's card, for who drew it."""
    if frame == frames.SIFS_WILL and seen.who[seen.depth - 1] == viewer:
        return list(PAIRS[seen.note[seen.depth - 1]])
    return None
