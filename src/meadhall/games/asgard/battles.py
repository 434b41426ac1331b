"""AS6 Phase 4: battles."""

from __future__ import annotations

from . import board as table
from .board import Board
from .names import events, frames, goods, pieces, sizes, skills, sources, tiles, words

# BATTLES: the note is the next step (0, worlds 1 to 7, battle tiles), the extra the slots of the world judged already


def fight(board: Board) -> None:
    step = board.top_note()
    if step == 0:
        board.note[board.depth - 1] = 1
        score_temples(board)
        reveal_ancient(board)
    elif step <= sizes.WORLDS:
        judge_world(board, step - 1)
    else:
        board.pop()
        hand_out_battle_tiles(board)
        for side in range(sizes.SIDES):
            board.ancient[side] = 0


def temple_points(board: Board, seat: int) -> int:
    points = 0
    for temple in range(sizes.TEMPLES):
        if board.temple_owner[temple] == seat + 1:
            points += board.pieces.number[pieces.TEMPLE + temple][pieces.VP]
    return points


def score_temples(board: Board) -> None:
    """AS6.1"""
    for number in range(1, board.seats + 1):
        seat = table.seat_of(board, number)
        table.score(board, seat, sources.TEMPLES, temple_points(board, seat))


def reveal_ancient(board: Board) -> None:
    for side in range(sizes.SIDES):
        if board.ancient_left[side]:
            weapon = table.drawn_bit(board, board.ancient_left[side])
            board.tell(events.ANCIENT, side, board.pieces.number[pieces.ANCIENT + side][weapon])
            board.ancient_left[side] &= ~(1 << weapon)
            board.ancient[side] = weapon + 1
            board.reveals += 1


def side_value(board: Board, slot: int) -> int:
    """AS6.2"""
    side = slot % 2
    value = 0
    if board.ancient[side]:
        value = board.pieces.number[pieces.ANCIENT + side][board.ancient[side] - 1]
    if board.god_at[slot] or board.god_at[slot ^ 1] == 0:
        value += table.tile_value(board, slot)
    return value


# Judging


def next_to_judge(board: Board, world: int, judged: int) -> int:
    """AS6.3 The slot whose disc is judged next, in player order; -1 when none is left."""
    for number in range(1, board.seats + 1):
        seat = table.seat_of(board, number)
        for side in range(sizes.SIDES):
            if board.battle[2 * world + side] == seat + 1 and not (judged >> side) & 1:
                return 2 * world + side
    return -1


def judge_world(board: Board, world: int) -> None:
    top = board.depth - 1
    slot = next_to_judge(board, world, board.extra[top])
    if slot < 0:
        board.note[top] = world + 2
        board.extra[top] = 0
        return
    if board.extra[top] == 0:
        board.tell(events.COMPARED, world + 1, side_value(board, 2 * world), side_value(board, 2 * world + 1))
    board.extra[top] |= 1 << (slot % 2)
    judge(board, slot)


def judge(board: Board, slot: int) -> None:
    seat = board.battle[slot] - 1
    lacking = side_value(board, slot ^ 1) - side_value(board, slot) + 1
    if lacking <= 0:
        win(board, seat, slot)
    else:
        board.lacking = lacking
        board.push(frames.STAND, seat, slot)


def win(board: Board, seat: int, slot: int) -> None:
    board.tell(events.WON, seat, slot)
    board.battle[slot] = 0
    board.victory[slot // 2][seat] += 1


def lose(board: Board, seat: int, slot: int) -> None:
    board.tell(events.LOST, seat, slot)
    board.battle[slot] = 0
    board.middle[seat] += 1


def strength_at_hand(board: Board, seat: int) -> int:
    total = 0
    for kind in range(sizes.RECRUITS):
        total += board.held[seat][goods.WHITE_WARRIOR + kind] * table.strength_of(board, kind)
    return total


# STAND: the note is the slot, the extra the strength sent so far


def stand_options(board: Board, seat: int) -> None:
    """AS6.3.1, AS6.3.2"""
    sent = board.top_extra()
    if sent == 0:
        if board.population_tiles[seat][tiles.VICTORY]:
            board.offer(words.DECLARE_TILE)
        if board.skill_holder[skills.TYR] == seat + 1:
            board.offer(words.DECLARE_SKILL)
    if sent + strength_at_hand(board, seat) >= board.lacking:
        for kind in range(sizes.RECRUITS):
            if board.held[seat][goods.WHITE_WARRIOR + kind]:
                board.offer(words.SEND + kind)
    if sent == 0:
        board.offer(words.WITHDRAW)
    elif sent >= board.lacking:
        board.offer(words.DONE)


def stand(board: Board, seat: int, action: int) -> None:
    slot = board.top_note()
    if words.SEND <= action < words.SEND + sizes.RECRUITS:
        kind = action - words.SEND
        board.tell(events.SENT, seat, kind, slot)
        board.held[seat][goods.WHITE_WARRIOR + kind] -= 1
        if kind == sizes.RECRUITS - 1:
            board.supply[goods.GIANT] += 1
        else:
            board.valhalla[kind] += 1
        board.extra[board.depth - 1] += table.strength_of(board, kind)
        return
    if action == words.WITHDRAW:
        lose(board, seat, slot)
    else:
        if action == words.DECLARE_TILE:
            board.tell(events.DECLARED, seat, slot)
            board.population_tiles[seat][tiles.VICTORY] -= 1
        elif action == words.DECLARE_SKILL:
            board.tell(events.DECLARED, seat, slot)
            board.skill_holder[skills.TYR] = 0
        win(board, seat, slot)
    board.pop()
    board.lacking = 0


# Battle tiles


def hand_out_battle_tiles(board: Board) -> None:
    """AS6.4 Fewest points first, ties by player order."""
    served = 0
    for _ in range(board.seats):
        seat = -1
        for number in range(1, board.seats + 1):
            other = table.seat_of(board, number)
            if (served >> other) & 1:
                continue
            if seat < 0 or table.points_of(board, other) < table.points_of(board, seat):
                seat = other
        served |= 1 << seat
        rank = tile_for(board, seat)
        if rank >= 0:
            board.tell(events.BATTLE_TILE, seat, board.pieces.number[pieces.BATTLE_VALUES][rank])
            board.battle_left[rank] -= 1
            board.battle_tiles[seat][rank] += 1


def tile_for(board: Board, seat: int) -> int:
    """The tile for so many victories, or the highest lower one that is left; -1 for none."""
    rank = min(table.victories_of(board, seat), sizes.VALUES) - 1
    while rank >= 0 and board.battle_left[rank] == 0:
        rank -= 1
    return rank
