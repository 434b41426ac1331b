"""AS4 Phase 2: select actions, and the turns of phases 2 and 3."""

from __future__ import annotations

from . import board as table
from .board import Board
from .names import events, frames, phases, sizes, skills, spots, words

# TURNS: the extra is the seat that had the last turn, plus one


def next_turn(board: Board) -> None:
    """AS4.4, AS5.5 On from the number that the last player has now."""
    last = board.top_extra()
    number = board.order[last - 1] if last else 0
    for _ in range(board.seats):
        number = number % board.seats + 1
        seat = table.seat_of(board, number)
        if table.has_work(board, seat):
            board.extra[board.depth - 1] = seat + 1
            board.push(frames.END_OF_TURN, seat)
            begin_turn(board, seat)
            return
    board.pop()


def begin_turn(board: Board, seat: int) -> None:
    if board.phase == phases.SELECT:
        board.push(frames.SELECT_ACTION, seat)
    else:
        board.push(frames.PERFORM_ACTION, seat)


# SELECT_ACTION


def uppermost_support(board: Board, god: int) -> int:
    """The uppermost empty support slot; 2 if both are full."""
    if board.support[god][spots.UPPER] == 0:
        return spots.UPPER
    return spots.LOWER if board.support[god][spots.LOWER] == 0 else 2


def may_enter_temple(board: Board, seat: int, god: int) -> bool:
    """AS4.2"""
    if board.temple_disc[god] or uppermost_support(board, god) == 2:
        return False
    return board.support[god][spots.UPPER] != seat + 1 and board.support[god][spots.LOWER] != seat + 1


def select_options(board: Board, seat: int) -> None:
    """AS4.1"""
    for god in range(sizes.GODS):
        if (board.chosen[seat] >> god) & 1:
            word = words.REVEAL + 4 * god
            for spot in range(2):
                if table.has_spot(board, god, spot) and board.request[god][spot] == 0:
                    board.offer(word + spot)
            if may_enter_temple(board, seat, god):
                board.offer(word + spots.TEMPLE)
            board.offer(word + spots.ASGARD)


def select(board: Board, seat: int, action: int) -> None:
    god = (action - words.REVEAL) // 4
    spot = (action - words.REVEAL) % 4
    if spot == spots.ASGARD:
        board.tell(events.REVEALED_ASGARD, seat, god)
    else:
        board.tell(events.REVEALED, seat, god, spot)
    board.pop()
    board.chosen[seat] &= ~(1 << god)
    board.revealed[seat] |= 1 << god
    board.reveals += 1
    board.discs[seat] -= 1
    if spot == spots.ASGARD:
        board.asgard[seat] += 1
    elif spot == spots.TEMPLE:
        board.temple_disc[god] = seat + 1
    else:
        board.request[god][spot] = seat + 1


# END_OF_TURN: the note is 1 in the extra turn by Thor's tile


def may_take_extra_turn(board: Board, seat: int) -> bool:
    """AS5.6.1"""
    return has_unused_skill(board, seat, skills.THOR) and table.has_work(board, seat)


def is_extra_turn(board: Board) -> bool:
    """AS5.6.1"""
    for at in range(board.depth):
        if board.kind[at] == frames.END_OF_TURN:
            return board.note[at] == 1
    return False


def has_unused_skill(board: Board, seat: int, skill: int) -> bool:
    """Thor's tile stays with the player for the extra turn that it has bought, and is good for nothing else."""
    if board.skill_holder[skill] != seat + 1:
        return False
    return skill != skills.THOR or not is_extra_turn(board)


def end_options(board: Board, seat: int) -> None:
    if may_take_extra_turn(board, seat):
        board.offer(words.EXTRA_TURN)
    board.offer(words.DONE)


def end(board: Board, seat: int, action: int) -> None:
    if action == words.EXTRA_TURN:
        board.tell(events.EXTRA_TURN, seat)
        board.note[board.depth - 1] = 1
        begin_turn(board, seat)
        return
    if board.top_note():
        board.tell(events.SKILL_RETURNED, seat, skills.THOR)
        board.skill_holder[skills.THOR] = 0
    board.pop()
