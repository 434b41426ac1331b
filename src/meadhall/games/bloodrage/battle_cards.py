"""BR6 Battle cards with a text."""

from __future__ import annotations

from . import battle, destruction, memory, outcome, raising
from . import board as table
from .board import Board
from .names import causes, events, figures, frames, sources, suits, tokens


def thors_primacy(board: Board, seat: int, card: int, number: int) -> int:
    """BR6.14 The texts of all opponents' cards."""
    for other in range(board.seats):
        if other != seat and board.laid[other] and not (board.silenced >> other) & 1:
            if table.suit_of(board, board.laid[other] - 1) == suits.BATTLE:
                board.tell(events.SILENCED, other, board.laid[other] - 1)
            board.silenced |= 1 << other
    return 0


def heimdalls_watch(board: Board, seat: int, card: int, number: int) -> int:
    """BR6.15 Glory for all bonuses revealed."""
    glory = 0
    for other in range(board.seats):
        glory += battle.bonus_of(board, other)
    board.tell(events.WATCHED, seat, glory)
    table.gain_glory(board, seat, glory, sources.CARDS)
    return 1


def odins_smite(board: Board, seat: int, card: int, number: int) -> int:
    """BR6.18 One warrior of each opponent in the province."""
    for other in range(board.seats):
        if other != seat:
            board.marked[other][figures.WARRIOR] = min(board.warriors[other][board.site - 1], 1)
    destruction.begin_destruction(board, board.pillager, board.site - 1, causes.BATTLE)
    return 0


def odins_tide(board: Board, seat: int, card: int, number: int) -> int:
    """BR6.17"""
    board.push(frames.TIDE, seat)
    return 0


def heimdalls_eye(board: Board, seat: int, card: int, number: int) -> int:
    """BR4.7.7 May be added after the reveal."""
    return 1


def heimdalls_gaze(board: Board, seat: int, card: int, number: int) -> int:
    """BR4.7.7 May be added after the reveal."""
    return 1


def heimdalls_sight(board: Board, seat: int, card: int, number: int) -> int:
    """BR6.16 The highest bonus of an opponent's card."""
    best = 0
    for other in range(board.seats):
        if other != seat:
            best = max(best, battle.highest_bonus(board, other))
    return best


def lokis_poison(board: Board, seat: int, card: int, number: int) -> int:
    """BR6.26 All that the winner played."""
    victim = board.winner - 1
    taken = outcome.next_unsettled(board, victim)
    while taken >= 0:
        board.tell(events.POISONED, seat, victim, taken)
        outcome.settle(board, victim, taken)
        memory.leave(board, victim, taken)
        memory.arrive(board, seat, taken)
        board.hand[seat][taken] += 1
        taken = outcome.next_unsettled(board, victim)
    return 0


def lokis_trickery(board: Board, seat: int, card: int, number: int) -> int:
    """BR6.19 Rage of the winner, if it has any."""
    victim = board.winner - 1
    taken = min(table.value_of(board, card), board.rage[victim])
    if taken:
        board.tell(events.TRICKED, seat, victim, taken)
        board.rage[victim] -= taken
        board.rage[seat] += taken
    return 0


def friggas_grace(board: Board, seat: int, card: int, number: int) -> int:
    """BR6.12 Another stat than the token, which is the number, raised."""
    raising.ask_raise(board, seat, number if number < tokens.GLORY else 0)
    return 0


def thors_hammer(board: Board, seat: int, card: int, number: int) -> int:
    """Glory for the winner."""
    if board.winner == seat + 1:
        table.gain_glory(board, seat, table.value_of(board, card), sources.CARDS)
    return 0


def thors_oath(board: Board, seat: int, card: int, number: int) -> int:
    """BR6.20 A stat for the winner."""
    if board.winner == seat + 1:
        raising.ask_raise(board, seat, 0)
    return 0


def thors_ascension(board: Board, seat: int, card: int, number: int) -> int:
    """Rage and glory for the winner."""
    if board.winner == seat + 1:
        board.tell(events.RAGE_GAINED, seat, table.value_of(board, card))
        board.rage[seat] += table.value_of(board, card)
        table.gain_glory(board, seat, table.value_of(board, card), sources.CARDS)
    return 0


def odins_judgement(board: Board, seat: int, card: int, number: int) -> int:
    """BR6.7 Glory for every figure destroyed in the battle."""
    fallen = 0
    for other in range(board.seats):
        fallen += board.fallen[other]
    table.gain_glory(board, seat, fallen * table.value_of(board, card), sources.CARDS)
    return 0


def lokis_backstab(board: Board, seat: int, card: int, number: int) -> int:
    """BR6.19 Glory of the winner, as far as it has any."""
    if board.winner == 0 or board.winner == seat + 1:
        return 0
    victim = board.winner - 1
    taken = min(table.value_of(board, card), table.glory_of(board, victim))
    if taken > 0:
        board.tell(events.STABBED, seat, victim, taken)
        board.glory[victim][sources.CARDS][board.age - 1] -= taken
        board.glory[seat][sources.CARDS][board.age - 1] += taken
    return 0
