"""AS1 All that lies on the table, and the smallest questions about it.

A slot with a disc, a tile or a god holds its number plus one. Worlds count from 0 in the rules; a slot is twice the
world plus the side, and the two lower worlds stand behind the seventh. The order of shuffled stacks that nobody looks
into is chance, so chance decides when a tile is turned up: such stacks are sets, kept as bits.
"""

from __future__ import annotations

from meadhall.core.state import State

from .names import events, phases, pieces, sizes


class Board(State):
    """Weapons and wizardry stand in the order in which they were drawn, for what a seat knows depends on it."""

    round: int  # 1 to 5
    phase: int
    deals: int  # table option of AS5.7
    passed: int  # AS7.4 seats that have passed for good, as bits
    lacking: int  # AS6.3.1 strength that the disc to be judged needs
    need_other: int  # AS5.8.1 a stone of another colour is still to be paid
    row_down: int  # places of the row with a tile face down, as bits
    bonuses_left: int  # Asgard tiles in the stack, as bits
    bonuses_aside: int
    order: list[int]
    discs: list[int]  # at hand
    taken: list[int]  # discs taken from the row
    asgard: list[int]  # discs there
    middle: list[int]
    chosen: list[int]  # god cards chosen and not revealed yet, as bits
    revealed: list[int]  # god cards revealed in this round, as bits
    request: list[list[int]]
    temple_disc: list[int]
    support: list[list[int]]
    battle: list[int]
    victory: list[list[int]]
    seal_beside: list[int]
    god_left: list[int]  # tiles under the top one, as bits
    god_top: list[int]
    temple_left: list[int]
    temple_top: list[int]
    temple_owner: list[int]
    population: list[int]
    flipped: list[int]
    god_at: list[int]
    value_at: list[int]
    held: list[list[int]]  # stones, recruits and seals of a player
    supply: list[int]
    on_god: list[list[int]]
    valhalla: list[int]
    pool: list[int]  # AS1.5.1 starting recruits that lie open
    population_tiles: list[list[int]]
    skill_holder: list[int]
    row: list[int]
    ancient_left: list[int]
    ancient: list[int]  # of this round
    battle_left: list[int]
    battle_tiles: list[list[int]]
    stack_left: list[list[int]]  # weapons by value, wizardry by kind
    drawn: list[int]
    tile_kind: list[list[int]]
    tile_by: list[list[int]]  # who drew it
    tile_holder: list[list[int]]
    tile_shown: list[list[int]]  # 1 if all have seen it, 2 if it was turned up in a world
    tile_at: list[list[int]]  # AS7.5 under the god of which slot
    need: list[int]  # stones still to be paid
    need_seal: list[int]  # light, dark, either
    wanted: list[int]  # AS5.7 the number that an offer asks for
    offered: list[list[int]]
    offered_tiles: list[list[int]]
    offered_draws: list[list[int]]
    offered_skills: list[int]
    promised: list[int]  # by number
    new_order: list[int]
    army: list[list[int]]  # AS7.3 recruits at a god tile
    armed: list[int]  # AS7.2 a hidden ancient weapon lies under the population
    rewards: list[list[int]]  # AS7.7 points of Ragnarök by world, without those of wizardry
    points: list[list[list[int]]]  # by source, and by round with Ragnarök as the sixth


def count_bits(mask: int) -> int:
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


# Players and gods


def seat_of(board: Board, number: int) -> int:
    """Who has that order tile."""
    for seat in range(board.seats):
        if board.order[seat] == number:
            return seat
    return -1


def is_risen(board: Board, god: int) -> bool:
    """AS1.1"""
    return board.pieces.number[pieces.GOD + god][pieces.RISES] <= board.round


def gods_risen(board: Board) -> int:
    """As bits."""
    risen = 0
    for god in range(sizes.GODS):
        if is_risen(board, god):
            risen |= 1 << god
    return risen


def side_of(board: Board, god: int) -> int:
    return board.pieces.number[pieces.GOD + god][pieces.SIDE]


def has_spot(board: Board, god: int, spot: int) -> bool:
    """AS1.2 Some gods have a single request slot, which counts as the upper one."""
    return spot != 1 or board.pieces.number[pieces.GOD + god][pieces.SINGLE] == 0


def is_closed(board: Board, world: int) -> bool:
    """AS1.5.2 Lower worlds, behind the seventh, never are."""
    return (board.pieces.number[pieces.SCALE + board.seats][pieces.CLOSED] >> world) & 1 == 1


def strength_of(board: Board, recruit: int) -> int:
    """AS1.4"""
    return board.pieces.number[pieces.RECRUIT + recruit][pieces.STRENGTH]


def discs_to_perform(board: Board, seat: int) -> int:
    """AS4.4 Discs in request and temple slots and in Asgard."""
    count = 0
    for god in range(sizes.GODS):
        for spot in range(2):
            if board.request[god][spot] == seat + 1:
                count += 1
        if board.temple_disc[god] == seat + 1:
            count += 1
    return count + board.asgard[seat]


def has_work(board: Board, seat: int) -> bool:
    """AS4.4 Whether a turn of this phase is left for the seat."""
    if board.phase == phases.SELECT:
        return board.chosen[seat] != 0
    return discs_to_perform(board, seat) > 0


# Points


def points_of(board: Board, seat: int) -> int:
    points = 0
    for source in range(sizes.SOURCES):
        for turn in range(sizes.ACCOUNTS):
            points += board.points[seat][source][turn]
    return points


def score(board: Board, seat: int, source: int, points: int) -> None:
    if points:
        account = sizes.ROUNDS if board.phase == phases.RAGNAROK else board.round - 1
        board.tell(events.POINTS, seat, points, source)
        board.points[seat][source][account] += points


# Stacks


def drawn_bit(board: Board, mask: int) -> int:
    """One of the bits by chance; the mask must not be empty."""
    nth = board.draw(count_bits(mask))
    bit = 0
    while nth > 0 or not (mask >> bit) & 1:
        if (mask >> bit) & 1:
            nth -= 1
        bit += 1
    return bit


def open_god_tile(board: Board, god: int) -> None:
    """AS5.11.1 The next tile turns up."""
    if board.god_top[god] == 0 and board.god_left[god]:
        tile = drawn_bit(board, board.god_left[god])
        board.tell(events.GOD_OPENED, god, board.pieces.number[pieces.TILES + god][tile])
        board.god_left[god] &= ~(1 << tile)
        board.god_top[god] = tile + 1
        board.reveals += 1


def open_temples(board: Board) -> None:
    for stack in range(sizes.STACKS):
        if board.temple_top[stack] == 0 and board.temple_left[stack]:
            tile = drawn_bit(board, board.temple_left[stack])
            temple = stack * sizes.STACK + tile
            board.tell(events.TEMPLE_OPENED, temple, board.pieces.number[pieces.TEMPLE + temple][pieces.VP])
            board.temple_left[stack] &= ~(1 << tile)
            board.temple_top[stack] = tile + 1
            board.reveals += 1


def tiles_in_stack(board: Board, sort: int) -> int:
    """Weapons or wizardry that nobody has drawn."""
    count = 0
    for kind in range(sizes.KINDS):
        count += board.stack_left[sort][kind]
    return count


# Worlds


def victories_of(board: Board, seat: int) -> int:
    """AS6.4 Own discs in victory areas."""
    count = 0
    for world in range(sizes.WORLDS):
        count += board.victory[world][seat]
    return count


def tile_value(board: Board, slot: int) -> int:
    """The god tile or the population tile, flipped or not."""
    if board.god_at[slot]:
        return board.value_at[slot]
    if board.population[slot]:
        return board.pieces.number[pieces.POPULATION + board.population[slot] - 1][0]
    return 0
