"""IA6 What a seat may see: built from allowed fields only."""

from __future__ import annotations

from typing import Any

from meadhall.core.vocabulary import constant_words

from . import awakening, knowledge, rounds
from . import board as table
from .board import Board
from .edition import PAIRS
from .names import frames, sizes
from .vocabulary import AESIR, VOCABULARY

FRAMES = constant_words(frames)


def view(board: Board, seat: int | None) -> dict[str, Any]:
    """All that one seat (None: a spectator) may know."""
    viewer = -1 if seat is None else seat
    frame = board._frame()
    return {
        "game": "intrigues",
        "seat": seat,
        "round": board.round,
        "turn": board.turn,
        "phase": _phase(board),
        "frame": FRAMES.get(frame, ""),
        "asked": board.asked_seats(),
        "waiting": board.deciders(),
        "passing": "left" if rounds.passes_left(board) else "right",
        "deck": table.cards_in_deck(board),
        "doubling": _doubling(board),
        "goals": _goals(board),
        "awake": _awake(board),
        "favourites": _favourites(board),
        "players": [_player(board, owner, bool(board.open_ends) or owner == viewer) for owner in range(board.seats)],
        "hand": _cards(board, viewer) if seat is not None else [],
        "pick": VOCABULARY.text(board.pick[viewer]) if viewer >= 0 and board.committed >> viewer & 1 else None,
        "known_hands": _known_hands(board, viewer),
        "drawn": _drawn(board, frame, viewer),
        "given": VOCABULARY.text(board.top_note()) if frame == frames.BRAGIS_PRIZE else None,
    }


def _phase(board: Board) -> str:
    if board.depth == 0:
        return "over"
    if board._frame() == frames.CHOOSE_CARD or (board.depth == 1 and not board.note[0]):
        return "choosing"
    return "final-count" if board.note[0] else "awakening"


def _cards(board: Board, seat: int) -> list[list[str]]:
    return [list(PAIRS[board.hand[seat][at] - 1]) for at in range(table.cards_in_hand(board, seat))]


def _known_hands(board: Board, viewer: int) -> dict[str, list[list[str]]]:
    """IA6.1 Hands that the viewer has passed on in this round."""
    known = {}
    for other in range(board.seats):
        if other != viewer and knowledge.knows_hand(board, viewer, other):
            known[str(other)] = _cards(board, other)
    return known


def _doubling(board: Board) -> dict[str, Any] | None:
    if not board.doubling:
        return None
    place = board.doubling - 1
    return {"seat": place // sizes.AESIR, "stack": AESIR.values[place % sizes.AESIR]}


def _goals(board: Board) -> list[dict[str, Any]]:
    """IA1.3 The six in their columns; the seventh has left the game."""
    told = []
    for goal in range(sizes.GOALS - 1):
        column = table.column_of(goal)
        told.append(
            {
                "column": column,
                "row": table.row_of(goal) + (sizes.ROUNDS - column if board.goals_from_bottom else 0) + 1,
                "aesir": AESIR.values[board.goals[goal] - 1] if table.is_goal_open(board, goal) else None,
                "limit": table.limit_of(board, goal),
                "current": column == board.round,
            }
        )
    return told


def _awake(board: Board) -> str | None:
    """The Aesir that is awake, in the awakening and the final count."""
    for level in range(board.depth):
        if board.kind[level] in (frames.AWAKENING, frames.FINAL_COUNT) and board.note[level]:
            name: str = AESIR.values[board.note[level] - 1]
            return name
    return None


def _favourites(board: Board) -> dict[str, Any]:
    """Who would have each favour as things stand, and between whom a dispute would be."""
    found: dict[str, Any] = {}
    for who in range(sizes.AESIR):
        leaders = awakening.claimants(board, who)
        favourite = awakening.favourite(board, who)
        found[AESIR.values[who]] = {
            "seat": favourite if favourite >= 0 else None,
            "tied": [seat for seat in range(sizes.SEATS) if leaders >> seat & 1] if leaders & (leaders - 1) else [],
        }
    return found


def _player(board: Board, owner: int, is_open: bool) -> dict[str, Any]:
    stacks = {}
    for who in range(sizes.AESIR):
        if board.stack[owner][who][0]:
            stacks[AESIR.values[who]] = _stack(board, owner, who, is_open)
    return {
        "points": table.points_of(board, owner),
        "hand": table.cards_in_hand(board, owner),
        "committed": bool(board.committed >> owner & 1),
        "stacks": stacks,
    }


def _stack(board: Board, owner: int, who: int, is_open: bool) -> dict[str, Any]:
    """IA6.2, IA6.3 From the top: face-up cards by their other ends, then hidden Thor cards; None is not shown."""
    cards: list[str | None] = []
    hidden: list[str | None] = []
    face_up, height = board.face_up[owner][who], board.face_up[owner][who] + board.hidden[owner][who]
    for nth in range(height):
        other = AESIR.values[board.stack[owner][who][height - 1 - nth] - 1]
        if nth < face_up:
            cards.append(other if is_open or nth == 0 else None)
        else:
            hidden.append(other if is_open else None)
    return {"attention": awakening.attention(board, owner, who), "cards": cards, "hidden": hidden}


def _drawn(board: Board, frame: int, viewer: int) -> list[str] | None:
    """IA4.5 Sif's card, for who drew it."""
    if frame == frames.SIFS_WILL and board.top_who() == viewer:
        return list(PAIRS[board.top_note()])
    return None
