"""The match: five rounds, Ragnarök, the end. AS2 The start of a round, and AS3 Phase 1: choose gods."""

from __future__ import annotations

from . import board as table
from . import setup
from .board import Board
from .names import events, frames, goods, phases, pieces, sizes, words

# MATCH: the note is the number of rounds played, and one more for Ragnarök


def play_match(board: Board) -> None:
    played = board.top_note()
    board.note[board.depth - 1] += 1
    if played == 0:
        collect_pool(board)
    if played < sizes.ROUNDS:
        board.push(frames.ROUND, 0)
    elif played == sizes.ROUNDS:
        board.push(frames.RAGNAROK, 0)
    else:
        board.tell(events.ENDED)
        board.pop()


def collect_pool(board: Board) -> None:
    """AS1.5.1 Starting recruits that nobody picked join the supply."""
    for kind in range(sizes.RECRUITS):
        board.supply[goods.WHITE_WARRIOR + kind] += board.pool[kind]
        board.pool[kind] = 0


# ROUND: the note is the next step, the extra the god or the number that the step has come to


def play_round(board: Board) -> None:
    """AS2.1-AS2.4, then the four phases."""
    step = board.top_note()
    top = board.depth - 1
    if step == 0:
        begin_round(board)
        board.note[top] = 1
    elif step == 1:
        lay_seals(board)
    elif step == 2:
        if board.round > 1:
            refresh_row(board)
        board.note[top] = 3
        board.extra[top] = 1
    elif step == 3:
        next_take_back(board)
    elif step == 4:
        board.note[top] = 5
        begin_phase(board, phases.CHOOSE)
        board.push(frames.CHOOSE_GOD, 0)
    elif step == 5:
        board.note[top] = 6
        begin_phase(board, phases.SELECT)
        board.push(frames.TURNS, 0)
    elif step == 6:
        board.note[top] = 7
        begin_phase(board, phases.PERFORM)
        board.push(frames.TURNS, 0)
    elif step == 7:
        board.note[top] = 8
        begin_phase(board, phases.BATTLES)
        board.push(frames.BATTLES, 0)
    else:
        board.pop()


def begin_round(board: Board) -> None:
    """AS2.1 The note of the match below is the number of the round."""
    board.tell(events.ROUND_BEGAN, board.note[0])
    board.phase = phases.START
    board.round = board.note[0]
    for seat in range(board.seats):
        board.revealed[seat] = 0
    for god in range(sizes.GODS):
        if board.round > 1 and board.pieces.number[pieces.GOD + god][pieces.RISES] == board.round:
            board.tell(events.ROSE, god)


def begin_phase(board: Board, phase: int) -> None:
    board.tell(events.PHASE_BEGAN, phase)
    board.phase = phase


# Seals


def lay_seals(board: Board) -> None:
    """AS2.2 One god after the other; a tie asks number 1."""
    top = board.depth - 1
    god = board.top_extra()
    if god == sizes.GODS:
        board.note[top] = 2
        board.extra[top] = 0
        return
    board.extra[top] = god + 1
    if board.seal_beside[god] or not table.is_risen(board, god):
        return
    piece = goods.LIGHT_SEAL + table.side_of(board, god)
    if board.supply[piece]:
        board.tell(events.SEAL_PLACED, god, table.side_of(board, god))
        board.supply[piece] -= 1
        board.seal_beside[god] = 1
    elif seal_givers(board, god):
        board.push(frames.SEAL_GIVER, table.seat_of(board, 1), god)


def seal_givers(board: Board, god: int) -> int:
    """Those with the most seals of that colour, as bits."""
    piece = goods.LIGHT_SEAL + table.side_of(board, god)
    most = 1
    mask = 0
    for seat in range(board.seats):
        if board.held[seat][piece] > most:
            most = board.held[seat][piece]
            mask = 0
        if board.held[seat][piece] == most:
            mask |= 1 << seat
    return mask


def seal_giver_options(board: Board, seat: int) -> None:
    mask = seal_givers(board, board.top_note())
    for giver in range(board.seats):
        if (mask >> giver) & 1:
            board.offer(words.TAKE_FROM + giver)


def seal_giver(board: Board, seat: int, action: int) -> None:
    god = board.top_note()
    board.pop()
    lay_seal_of(board, god, action - words.TAKE_FROM)


def lay_seal_of(board: Board, god: int, giver: int) -> None:
    side = table.side_of(board, god)
    board.tell(events.SEAL_GIVEN, god, side, giver)
    board.held[giver][goods.LIGHT_SEAL + side] -= 1
    board.seal_beside[god] = 1


def refresh_row(board: Board) -> None:
    """AS2.3 Tiles face down go aside."""
    for place in range(sizes.ROOM):
        if (board.row_down >> place) & 1:
            board.bonuses_aside |= 1 << (board.row[place] - 1)
            board.row[place] = 0
    board.row_down = 0
    setup.fill_row(board)


# TAKE_BACK


def next_take_back(board: Board) -> None:
    """AS2.4 In player order."""
    top = board.depth - 1
    number = board.top_extra()
    if number > board.seats:
        board.note[top] = 4
        board.extra[top] = 0
        return
    seat = table.seat_of(board, number)
    if board.discs[seat] < board.pieces.number[pieces.PLAYER][2]:
        board.push(frames.TAKE_BACK, seat)
    else:
        board.extra[top] = number + 1


def take_back_options(board: Board, seat: int) -> None:
    for god in range(sizes.GODS):
        for spot in range(2):
            if board.support[god][spot] == seat + 1:
                board.offer(words.RECALL_SUPPORT + god * 2 + spot)
    for world in range(sizes.WORLDS):
        if board.victory[world][seat]:
            board.offer(words.RECALL_VICTORY + world)
    if board.middle[seat]:
        board.offer(words.RECALL_MIDDLE)


def take_back(board: Board, seat: int, action: int) -> None:
    """AS2.4.1 The slot is free again; temple, tile and recruits stay."""
    board.tell(events.TOOK_BACK, seat)
    board.pop()
    if action == words.RECALL_MIDDLE:
        board.middle[seat] -= 1
    elif action >= words.RECALL_VICTORY:
        board.victory[action - words.RECALL_VICTORY][seat] -= 1
    else:
        board.support[(action - words.RECALL_SUPPORT) // 2][(action - words.RECALL_SUPPORT) % 2] = 0
    board.discs[seat] += 1


def nothing_to_take_back(board: Board) -> None:
    """Never in a match: three discs or more are out of the row, and none is elsewhere."""
    board.pop()
    board.extra[board.depth - 1] += 1


# CHOOSE_GOD: all choose one card at once, then those who have more discs another one


def cards_to_choose(board: Board, seat: int) -> int:
    """AS3.1"""
    limit = min(board.discs[seat], table.count_bits(table.gods_risen(board)))
    return limit - table.count_bits(board.chosen[seat])


def who_chooses(board: Board) -> int:
    mask = 0
    for seat in range(board.seats):
        if cards_to_choose(board, seat) > 0:
            mask |= 1 << seat
    return mask


def choose_options(board: Board, seat: int) -> None:
    for god in range(sizes.GODS):
        if table.is_risen(board, god) and not (board.chosen[seat] >> god) & 1:
            board.offer(words.CHOOSE + god)


def choose(board: Board, seat: int, action: int) -> None:
    if board.commit(seat, action):
        board.reveals += 1  # the choice is closed: nobody can take it back
        for other in range(board.seats):
            if (board.asked >> other) & 1:
                god = board.pick[other] - words.CHOOSE
                board.whisper(1 << other, events.CHOSE, other, god)
                board.pick[other] = 0
                board.committed &= ~(1 << other)
                board.chosen[other] |= 1 << god
        if who_chooses(board) == 0:
            board.tell(events.CHOICE_MADE)
            board.pop()
