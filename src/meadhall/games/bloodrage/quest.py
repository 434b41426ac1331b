"""BR4.6 Quests are committed; BR4.9 they are revealed and judged, and what each of them asks."""

from __future__ import annotations

from . import board as table
from . import effects, memory, raising, strength
from .board import Board
from .names import events, frames, pieces, places, regions, sizes, sources, windows


def commit_quest(board: Board, seat: int, card: int) -> None:
    """BR4.6.1 Face down, for good. All see that the seat held a quest."""
    board.tell(events.QUEST_LAID, seat)
    board.reveals += 1
    board.hand[seat][card] -= 1
    board.quests[seat][card] += 1
    board.whisper(1 << seat, events.QUEST_CHOSEN, seat, card)


def is_met(board: Board, seat: int, card: int) -> bool:
    """BR4.9.1"""
    return effects.EFFECT[table.kind_of(board, card)](board, seat, card, 0) == 1


def reveal_quests(board: Board) -> None:
    """BR4.9.3 All are judged at once; those that failed are discarded, those met stay until they are rewarded."""
    for steps in range(board.seats):
        seat = table.seat_after(board, board.first, steps)
        for card in range(sizes.CARDS):
            copies = board.quests[seat][card]
            met = is_met(board, seat, card) if copies else False
            board.reveals += copies
            for _ in range(copies):
                if not met:
                    board.tell(events.QUEST_FAILED, seat, card)
                    board.quests[seat][card] -= 1
                memory.leave(board, seat, card)
                board.discarded[card] += 1
    board.push(frames.QUESTS, board.first)


# QUESTS


def reward_quests(board: Board) -> None:
    """BR4.9.2 Glory and a stat for each card in turn. The frame's note is how many seats are done."""
    seat = table.seat_after(board, board.top_who(), board.top_note())
    for card in range(sizes.CARDS):
        if board.quests[seat][card]:
            glory = effects.upgrades(board, seat, windows.QUEST_GLORY, table.value_of(board, card))
            board.tell(events.QUEST_MET, seat, card, glory)
            board.quests[seat][card] -= 1
            table.gain_glory(board, seat, glory, sources.QUESTS)
            raising.ask_raise(board, seat, 0)
            return
    board.note[board.depth - 1] += 1
    if board.top_note() == board.seats:
        board.pop()


# BR4.9.1 What each quest asks; 1 comes back when it is met


def is_strong_in(board: Board, seat: int, region: int) -> int:
    """Strictly the strongest in at least one province of the region."""
    for province in range(sizes.RING):
        lies_in = board.pieces.number[pieces.PROVINCE + province][pieces.REGION]
        if lies_in == region and strength.is_strongest(board, seat, province):
            return 1
    return 0


def quest_alfheim(board: Board, seat: int, card: int, number: int) -> int:
    return is_strong_in(board, seat, regions.ALFHEIM)


def quest_jotunheim(board: Board, seat: int, card: int, number: int) -> int:
    return is_strong_in(board, seat, regions.JOTUNHEIM)


def quest_manheim(board: Board, seat: int, card: int, number: int) -> int:
    return is_strong_in(board, seat, regions.MANHEIM)


def quest_yggdrasil(board: Board, seat: int, card: int, number: int) -> int:
    return 1 if strength.is_strongest(board, seat, places.YGGDRASIL) else 0


def quest_glorious_death(board: Board, seat: int, card: int, number: int) -> int:
    return 1 if table.figures_in_valhalla(board, seat) >= 4 else 0
