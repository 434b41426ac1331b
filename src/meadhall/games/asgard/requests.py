"""AS5.1-AS5.4 Phase 3: perform an action; requests and the skills of the gods."""

from __future__ import annotations

from . import asgard_action, deals, population, supply, temple, turns
from . import board as table
from .board import Board
from .names import events, frames, gods, goods, pieces, sizes, skills, sources, spots, tiles, words

# PERFORM_ACTION


def perform_options(board: Board, seat: int) -> None:
    """AS5.1 Any own disc; the action, or not."""
    for god in range(sizes.GODS):
        for spot in range(2):
            if board.request[god][spot] == seat + 1:
                board.offer(words.PERFORM + 3 * god + spot)
                board.offer(words.FORGO + 3 * god + spot)
        if board.temple_disc[god] == seat + 1:
            if temple.is_possible(board, seat, god):
                board.offer(words.PERFORM + 3 * god + spots.TEMPLE)
            board.offer(words.FORGO + 3 * god + spots.TEMPLE)
    if board.asgard[seat]:
        board.offer(words.PERFORM_ASGARD)
        board.offer(words.FORGO_ASGARD)
    if board.asgard[seat] > 1:
        board.offer(words.PERFORM_TOGETHER)


def perform(board: Board, seat: int, action: int) -> None:
    board.pop()
    if action == words.FORGO_ASGARD:
        board.tell(events.FORWENT_ASGARD, seat)
        board.asgard[seat] -= 1
        board.discs[seat] += 1
    elif action == words.PERFORM_ASGARD:
        board.tell(events.PERFORMED_ASGARD, seat)
        asgard_action.begin(board, seat, 0)
    elif action == words.PERFORM_TOGETHER:
        board.tell(events.PERFORMED_TOGETHER, seat, board.asgard[seat])
        asgard_action.begin(board, seat, 1)
    elif action >= words.FORGO:
        forgo(board, seat, (action - words.FORGO) // 3, (action - words.FORGO) % 3)
    else:
        god = (action - words.PERFORM) // 3
        spot = (action - words.PERFORM) % 3
        board.tell(events.PERFORMED, seat, god, spot)
        take_seal(board, seat, god)
        if spot == spots.TEMPLE:
            temple.begin(board, seat, god)
        else:
            begin_request(board, seat, god, spot)


def take_seal(board: Board, seat: int, god: int) -> None:
    """AS5.1 Even if the action is not done."""
    if board.seal_beside[god]:
        side = table.side_of(board, god)
        board.tell(events.SEAL_TAKEN, seat, god, side)
        board.seal_beside[god] = 0
        board.held[seat][goods.LIGHT_SEAL + side] += 1


def forgo(board: Board, seat: int, god: int, spot: int) -> None:
    board.tell(events.FORWENT, seat, god, spot)
    take_seal(board, seat, god)
    if spot == spots.TEMPLE:
        board.temple_disc[god] = 0
    else:
        board.request[god][spot] = 0
    board.discs[seat] += 1


# Requests


def begin_request(board: Board, seat: int, god: int, spot: int) -> None:
    """AS5.2 The skill waits until the stones are there."""
    board.request[god][spot] = 0
    board.discs[seat] += 1
    row = pieces.GOD + god
    if spot == spots.UPPER:
        begin_skill(board, seat, god)
    elif board.pieces.number[row][pieces.ANY_STONE]:
        board.push(frames.ASK_PIECE, seat)
    if board.pieces.number[row][pieces.COLOUR]:
        supply.receive(
            board,
            seat,
            board.pieces.number[row][pieces.COLOUR] - 1,
            board.pieces.number[row][pieces.STONES_AT + spot],
        )


def begin_skill(board: Board, seat: int, god: int) -> None:
    """AS5.3"""
    if god == gods.FREYJA:
        board.push(frames.FREYJA, seat, 2)
    elif god == gods.BALDR:
        board.push(frames.EXCHANGE, seat)
    elif god == gods.ODIN:
        deals.begin(board, seat)
    elif god == gods.TYR:
        take_skill(board, seat, skills.TYR)
    elif god == gods.THOR:
        take_skill(board, seat, skills.THOR)
    elif god == gods.LOKI:
        board.push(frames.LOKI, seat)
    elif god == gods.HEL:
        board.push(frames.HEL, seat)
    elif god == gods.MIMIR:
        board.push(frames.MIMIR, seat)
    elif god == gods.SURTR:
        board.push(frames.SURTR, seat)
    else:
        board.push(frames.FENRIR, seat)


def take_skill(board: Board, seat: int, skill: int) -> None:
    """AS5.3.4 From its place or its holder."""
    if board.skill_holder[skill] != seat + 1:
        board.tell(events.SKILL_TAKEN, seat, skill)
        board.skill_holder[skill] = seat + 1


# FREYJA: the note is how many warriors may still be taken


def freyja_options(board: Board, seat: int) -> None:
    """AS5.3.1"""
    for kind in range(2):
        if board.valhalla[kind]:
            board.offer(words.RESTORE + kind)
    board.offer(words.DONE)


def freyja(board: Board, seat: int, action: int) -> None:
    if action == words.DONE:
        board.pop()
        return
    kind = action - words.RESTORE
    board.tell(events.RESTORED, seat, kind)
    board.valhalla[kind] -= 1
    board.held[seat][goods.WHITE_WARRIOR + kind] += 1
    board.note[board.depth - 1] -= 1
    if board.top_note() == 0:
        board.pop()


# LOKI


def loki_options(board: Board, seat: int) -> None:
    """AS5.3.5"""
    for kind in range(sizes.RECRUITS):
        for god in range(sizes.GODS):
            if board.on_god[god][kind]:
                board.offer(words.STEAL + kind * sizes.GODS + god)
    board.offer(words.DECLINE)


def loki(board: Board, seat: int, action: int) -> None:
    board.pop()
    if action != words.DECLINE:
        kind = (action - words.STEAL) // sizes.GODS
        god = (action - words.STEAL) % sizes.GODS
        board.tell(events.STOLE, seat, kind, god)
        board.on_god[god][kind] -= 1
        board.held[seat][goods.WHITE_WARRIOR + kind] += 1


# HEL


def hel_options(board: Board, seat: int) -> None:
    """AS5.3.6"""
    for kind in range(2):
        for god in range(sizes.GODS):
            if board.on_god[god][kind]:
                board.offer(words.SLAY + kind * sizes.GODS + god)
    board.offer(words.DECLINE)


def hel(board: Board, seat: int, action: int) -> None:
    board.pop()
    if action != words.DECLINE:
        kind = (action - words.SLAY) // sizes.GODS
        god = (action - words.SLAY) % sizes.GODS
        recruits = 0
        for each in range(sizes.RECRUITS):
            recruits += board.on_god[god][each]
        board.tell(events.SLEW, seat, kind, god)
        board.on_god[god][kind] -= 1
        board.valhalla[kind] += 1
        table.score(board, seat, sources.HEL, recruits)


# MIMIR, FENRIR: the disc is at hand and may go on


def mimir_options(board: Board, seat: int) -> None:
    """AS5.3.7"""
    for god in range(sizes.GODS):
        for spot in range(2):
            if not table.is_risen(board, god) or board.request[god][spot]:
                continue
            if board.pieces.number[pieces.GOD + god][pieces.SILVER + spot]:
                board.offer(words.MOVE + 3 * god + spot)
    board.offer(words.MOVE_TO_ASGARD)
    board.offer(words.DECLINE)


def fenrir_options(board: Board, seat: int) -> None:
    """AS5.3.9"""
    for god in range(sizes.GODS):
        if table.is_risen(board, god) and turns.may_enter_temple(board, seat, god):
            board.offer(words.MOVE + 3 * god + spots.TEMPLE)
    board.offer(words.MOVE_TO_ASGARD)
    board.offer(words.DECLINE)


def move_disc(board: Board, seat: int, action: int) -> None:
    """AS5.4"""
    board.pop()
    if action == words.DECLINE:
        return
    if action == words.MOVE_TO_ASGARD:
        board.tell(events.MOVED_TO_ASGARD, seat)
        board.discs[seat] -= 1
        board.asgard[seat] += 1
        return
    god = (action - words.MOVE) // 3
    spot = (action - words.MOVE) % 3
    board.tell(events.MOVED, seat, god, spot)
    board.discs[seat] -= 1
    if spot == spots.TEMPLE:
        board.temple_disc[god] = seat + 1
    else:
        board.request[god][spot] = seat + 1


# SURTR


def surtr_options(board: Board, seat: int) -> None:
    """AS5.3.8"""
    for slot in range(sizes.SLOTS):
        if board.population[slot] and not board.flipped[slot]:
            board.offer(words.FLIP + slot)
    board.offer(words.DECLINE)


def surtr(board: Board, seat: int, action: int) -> None:
    board.pop()
    if action == words.DECLINE:
        return
    slot = action - words.FLIP
    tile = board.population[slot] - 1
    board.tell(events.FLIPPED, seat, slot, tile)
    board.flipped[slot] = 1
    if tile == tiles.STONE:
        board.push(frames.ASK_PIECE, seat)
    elif tile == tiles.SEAL:
        board.push(frames.ASK_PIECE, seat, 1)
    elif tile == tiles.STONE_SWAP:
        board.push(frames.EXCHANGE, seat)
    elif tile == tiles.VICTORY:
        board.push(frames.ADVANCE, seat)
    else:
        population.take_bonus(board, seat, tile)


# ADVANCE


def advance_options(board: Board, seat: int) -> None:
    for slot in range(sizes.BATTLES):
        if board.battle[slot] == seat + 1:
            board.offer(words.ADVANCE + slot)


def advance(board: Board, seat: int, action: int) -> None:
    slot = action - words.ADVANCE
    board.pop()
    board.tell(events.ADVANCED, seat, slot)
    board.battle[slot] = 0
    board.victory[slot // 2][seat] += 1
