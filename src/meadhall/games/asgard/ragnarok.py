"""AS7.1-AS7.5 Ragnarök: the armies gather."""

from __future__ import annotations

from . import board as table
from . import reckoning
from .board import Board
from .names import events, frames, phases, pieces, sides, sizes, sorts, sources, words

# RAGNAROK: the note is the step (0 gather, 1 Valhalla, 2 hidden tiles, 3 the worlds); the extra is the seat that had
# the last turn, plus one, or the next world


def run(board: Board) -> None:
    top = board.depth - 1
    step = board.top_note()
    if step == 0:
        board.note[top] = 1
        prepare(board)
    elif step < 3:
        seat = next_seat(board, board.extra[top], step)
        if seat < 0:
            board.note[top] = step + 1
            board.extra[top] = 0
        else:
            board.extra[top] = seat + 1
            board.push(frames.VALHALLA if step == 1 else frames.LAY_TILE, seat)
    elif board.extra[top] < sizes.WORLDS:
        reckoning.resolve(board, board.extra[top])
    else:
        board.pop()


def prepare(board: Board) -> None:
    board.tell(events.RAGNAROK_BEGAN)
    board.phase = phases.RAGNAROK
    score_battle_tiles(board)
    clear(board)
    arm_population(board)
    for god in range(sizes.GODS):
        deploy(board, god)


def score_battle_tiles(board: Board) -> None:
    """AS7.1"""
    for seat in range(board.seats):
        points = 0
        for rank in range(sizes.VALUES):
            points += board.battle_tiles[seat][rank] * board.pieces.number[pieces.BATTLE_VALUES][rank]
        table.score(board, seat, sources.BATTLE_TILES, points)


def clear(board: Board) -> None:
    """AS7.1 Discs in the middle and victory areas leave, with the lower worlds; ancient weapons are shuffled."""
    board.tell(events.CLEARED)
    for seat in range(board.seats):
        board.middle[seat] = 0
        for world in range(sizes.WORLDS):
            board.victory[world][seat] = 0
    for slot in range(sizes.BATTLES, sizes.SLOTS):
        board.population[slot] = 0
        board.flipped[slot] = 0
        board.god_at[slot] = 0
        board.value_at[slot] = 0
    for side in range(sizes.SIDES):
        board.ancient_left[side] = (1 << sizes.ANCIENTS) - 1


def arm_population(board: Board) -> None:
    """AS7.2 From world 7 down."""
    for world in range(sizes.WORLDS - 1, -1, -1):
        light = 2 * world
        if board.population[light] and board.population[light + 1]:
            board.tell(events.POPULATION_LEFT, world + 1)
            for slot in range(light, light + 2):
                board.population[slot] = 0
                board.flipped[slot] = 0
        for slot in range(light, light + 2):
            if board.population[slot]:
                given = 0
                for other in range(slot % 2, sizes.BATTLES, 2):
                    given += board.armed[other]
                if given < sizes.ANCIENTS:
                    board.tell(events.POPULATION_ARMED, slot)
                    board.armed[slot] = 1


# Recruits


def tiles_of(board: Board, god: int) -> int:
    """God tiles in worlds 1 to 7."""
    count = 0
    for slot in range(sizes.BATTLES):
        if board.god_at[slot] == god + 1:
            count += 1
    return count


def army_strength(board: Board, slot: int) -> int:
    total = 0
    for kind in range(sizes.RECRUITS):
        total += board.army[slot][kind] * table.strength_of(board, kind)
    return total


def is_before(board: Board, slot: int, other: int) -> bool:
    """Whether the tile there has the lower number; of equal ones, the lower world."""
    if board.value_at[slot] == board.value_at[other]:
        return slot < other
    return board.value_at[slot] < board.value_at[other]


def ranked_slot(board: Board, god: int, rank: int) -> int:
    """The slot of the god's tile with the lowest number, the next one, and so on."""
    for slot in range(sizes.BATTLES):
        if board.god_at[slot] == god + 1:
            before = 0
            for other in range(sizes.BATTLES):
                if board.god_at[other] == god + 1 and is_before(board, other, slot):
                    before += 1
            if before == rank:
                return slot
    return 0


def deploy(board: Board, god: int) -> None:
    """AS7.3 Giants first, one by one to the weakest group; then stronger groups to lower numbers.

    How strong a group is shows only once all are placed, so it is told when they stand there.
    """
    count = tiles_of(board, god)
    for kind in range(sizes.RECRUITS - 1, -1, -1):
        while board.on_god[god][kind]:
            board.on_god[god][kind] -= 1
            if count:
                put_weakest(board, god, count, kind)
    if count:
        put_in_order(board, god, count)
        for rank in range(count):
            slot = ranked_slot(board, god, rank)
            if army_strength(board, slot):
                board.tell(events.DEPLOYED, god, slot, army_strength(board, slot))


def put_weakest(board: Board, god: int, count: int, kind: int) -> None:
    weakest = ranked_slot(board, god, 0)
    for rank in range(1, count):
        slot = ranked_slot(board, god, rank)
        if army_strength(board, slot) < army_strength(board, weakest):
            weakest = slot
    board.army[weakest][kind] += 1


def put_in_order(board: Board, god: int, count: int) -> None:
    for _ in range(count):
        for rank in range(count - 1):
            slot = ranked_slot(board, god, rank)
            other = ranked_slot(board, god, rank + 1)
            if army_strength(board, slot) < army_strength(board, other):
                for kind in range(sizes.RECRUITS):
                    swapped = board.army[slot][kind]
                    board.army[slot][kind] = board.army[other][kind]
                    board.army[other][kind] = swapped


# Turns


def supports(board: Board, seat: int, god: int) -> bool:
    return board.support[god][0] == seat + 1 or board.support[god][1] == seat + 1


def supports_slot(board: Board, seat: int, slot: int) -> bool:
    """AS7.1"""
    return board.god_at[slot] != 0 and supports(board, seat, board.god_at[slot] - 1)


def supports_any(board: Board, seat: int, step: int) -> bool:
    """A light god tile in Valhalla's step, any god tile later."""
    for slot in range(sizes.BATTLES):
        if (step != 1 or slot % 2 == sides.LIGHT) and supports_slot(board, seat, slot):
            return True
    return False


def tiles_to_lay(board: Board, seat: int) -> int:
    count = 0
    for sort in range(sizes.SORTS):
        for draw in range(board.drawn[sort]):
            if board.tile_holder[sort][draw] == seat + 1 and board.tile_at[sort][draw] == 0:
                count += 1
    return count


def next_seat(board: Board, last: int, placing: int) -> int:
    """AS7.4, AS7.5 Round and round in player order; -1 when nobody is left."""
    if placing == 1 and board.valhalla[0] + board.valhalla[1] == 0:
        return -1
    number = board.order[last - 1] if last else 0
    for _ in range(board.seats):
        number = number % board.seats + 1
        seat = table.seat_of(board, number)
        if supports_any(board, seat, placing):
            if placing == 1 and not (board.passed >> seat) & 1:
                return seat
            if placing == 2 and tiles_to_lay(board, seat):
                return seat
    return -1


# VALHALLA


def join_options(board: Board, seat: int) -> None:
    """AS7.4"""
    for kind in range(2):
        if board.valhalla[kind]:
            for slot in range(0, sizes.BATTLES, 2):
                if supports_slot(board, seat, slot):
                    board.offer(words.JOIN + kind * sizes.BATTLES + slot)
    board.offer(words.PASS)


def join(board: Board, seat: int, action: int) -> None:
    board.pop()
    if action == words.PASS:
        board.tell(events.PASSED, seat)
        board.passed |= 1 << seat
    else:
        kind = (action - words.JOIN) // sizes.BATTLES
        slot = (action - words.JOIN) % sizes.BATTLES
        board.tell(events.JOINED, seat, kind, slot)
        board.valhalla[kind] -= 1
        board.army[slot][kind] += 1


# LAY_TILE


def find_tile(board: Board, seat: int, sort: int, kind: int) -> int:
    """A tile of that kind that the seat has not laid yet; -1 if there is none."""
    for draw in range(board.drawn[sort]):
        if board.tile_holder[sort][draw] != seat + 1 or board.tile_at[sort][draw]:
            continue
        if board.tile_kind[sort][draw] == kind + 1:
            return draw
    return -1


def lay_options(board: Board, seat: int) -> None:
    """AS7.5"""
    for sort in range(sizes.SORTS):
        word = words.LAY_WEAPON if sort == sorts.WEAPON else words.LAY_WIZARDRY
        for kind in range(sizes.WEAPONS if sort == sorts.WEAPON else sizes.WIZARDRIES):
            if find_tile(board, seat, sort, kind) >= 0:
                for slot in range(sizes.BATTLES):
                    if supports_slot(board, seat, slot):
                        board.offer(word + kind * sizes.BATTLES + slot)


def lay(board: Board, seat: int, action: int) -> None:
    sort = sorts.WEAPON if action < words.LAY_WIZARDRY else sorts.WIZARDRY
    code = action - (words.LAY_WEAPON if sort == sorts.WEAPON else words.LAY_WIZARDRY)
    slot = code % sizes.BATTLES
    board.tell(events.LAID, seat, sort, slot)
    board.pop()
    board.tile_at[sort][find_tile(board, seat, sort, code // sizes.BATTLES)] = slot + 1
