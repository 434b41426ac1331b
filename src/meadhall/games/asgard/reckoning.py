"""AS7.6-AS7.9 Ragnarök: the worlds are decided, and who has won.

A hidden ancient weapon is drawn when it is shown: nobody could know it before. From then on `armed` holds it, plus one.
"""

from __future__ import annotations

from . import board as table
from . import ragnarok
from .board import Board
from .names import events, pieces, sizes, sorts, sources, spots, wizardries


def resolve(board: Board, world: int) -> None:
    """AS7.6 The frame's extra is how many worlds are decided."""
    light = 2 * world
    if board.god_at[light] == 0 and board.god_at[light + 1] == 0:
        board.extra[board.depth - 1] += 1
        return
    for slot in range(light, light + 2):
        reveal(board, slot)
    mine = total_of(board, light)
    theirs = total_of(board, light + 1)
    board.tell(events.TOTAL, world + 1, mine, theirs)
    board.reveals += 1
    board.extra[board.depth - 1] += 1
    winner = light if mine > theirs else light + 1
    if mine != theirs and board.god_at[winner]:
        board.tell(events.GOD_WON, world + 1, board.god_at[winner] - 1)
        reward(board, world, winner)
    else:
        board.tell(events.NOBODY_WON, world + 1)


def reveal(board: Board, slot: int) -> None:
    if board.armed[slot]:
        weapon = table.drawn_bit(board, board.ancient_left[slot % 2])
        board.tell(events.ANCIENT_SHOWN, slot, board.pieces.number[pieces.ANCIENT + slot % 2][weapon])
        board.reveals += 1
        board.ancient_left[slot % 2] &= ~(1 << weapon)
        board.armed[slot] = weapon + 2
    for sort in range(sizes.SORTS):
        for draw in range(board.drawn[sort]):
            if board.tile_at[sort][draw] == slot + 1:
                seat = board.tile_holder[sort][draw] - 1
                kind = board.tile_kind[sort][draw] - 1
                if sort == sorts.WEAPON:
                    board.tell(events.WEAPON_SHOWN, seat, slot, kind + 1)
                else:
                    board.tell(events.WIZARDRY_SHOWN, seat, slot, kind)
                board.reveals += 1
                board.tile_shown[sort][draw] = 2


# AS7.8 Wizardry


def wizardry_under(board: Board, slot: int, kind: int) -> int:
    count = 0
    for draw in range(board.drawn[sorts.WIZARDRY]):
        if board.tile_at[sorts.WIZARDRY][draw] == slot + 1 and board.tile_kind[sorts.WIZARDRY][draw] == kind + 1:
            count += 1
    return count


def weapons_under(board: Board, slot: int, value: int) -> int:
    """Weapons and ancient weapons of that value."""
    count = 0
    for draw in range(board.drawn[sorts.WEAPON]):
        if board.tile_at[sorts.WEAPON][draw] == slot + 1 and board.tile_kind[sorts.WEAPON][draw] == value:
            count += 1
    if board.armed[slot] <= 1:
        return count
    shown = board.pieces.number[pieces.ANCIENT + slot % 2][board.armed[slot] - 2]
    return count + 1 if shown == value else count


def weapon_strength(board: Board, slot: int) -> int:
    """AS7.8.2 The opponent cancels the highest ones."""
    cancelled = wizardry_under(board, slot ^ 1, wizardries.CANCEL_WEAPON)
    total = 0
    for value in range(sizes.WEAPONS, 0, -1):
        weapons = weapons_under(board, slot, value)
        lost = min(weapons, cancelled)
        cancelled -= lost
        total += value * (weapons - lost)
    return total


def total_of(board: Board, slot: int) -> int:
    """AS7.6 Tile, recruits and weapons."""
    total = weapon_strength(board, slot)
    recruits = ragnarok.army_strength(board, slot)
    if wizardry_under(board, slot, wizardries.DOUBLE_RECRUITS):
        recruits *= 2
    total += recruits
    if wizardry_under(board, slot ^ 1, wizardries.CANCEL_TILE) == 0:
        total += table.tile_value(board, slot)
    return total


# Rewards


def reward(board: Board, world: int, slot: int) -> None:
    """AS7.7, AS7.8.4, AS7.8.5"""
    god = board.god_at[slot] - 1
    top = board.support[god][spots.UPPER] - 1
    bottom = board.support[god][spots.LOWER] - 1
    first = board.pieces.number[pieces.WORLD + world][0]
    second = board.pieces.number[pieces.WORLD + world][1]
    worth = board.pieces.number[pieces.WORTH][pieces.BONUS_POINTS]
    for_top = worth * wizardry_under(board, slot, wizardries.BONUS_TOP)
    if top >= 0 and bottom >= 0:
        for_bottom = worth * wizardry_under(board, slot, wizardries.BONUS_BOTTOM)
        pay_reward(board, top, god, world, first, for_top)
        pay_reward(board, bottom, god, world, second, for_bottom)
    elif top >= 0 or bottom >= 0:
        pay_reward(board, max(top, bottom), god, world, first + second, for_top)


def pay_reward(board: Board, seat: int, god: int, world: int, points: int, bonus: int) -> None:
    board.tell(events.REWARDED, seat, god, world + 1, points + bonus)
    board.rewards[world][seat] += points
    table.score(board, seat, sources.RAGNAROK, points)
    table.score(board, seat, sources.WIZARDRY, bonus)


def standing(board: Board, seat: int) -> int:
    """AS7.9 Points, then the lower order tile."""
    return table.points_of(board, seat) * 8 + 8 - board.order[seat]
