"""The evaluation that bots play by: points made, and what the table promises. A hundred is a point.

The numbers were fitted to matches of bots that look one step ahead by them (docs/decisions/0011-fitted-worth.md).
"""

from __future__ import annotations

import cython

from . import battles, deals, ragnarok, reckoning, temple, turns
from . import board as table
from .board import Board
from .names import frames, goods, phases, pieces, sizes, skills, sorts, spots, tiles

if not cython.compiled:
    REQUESTED = [0] * sizes.GODS  # what the upper request of each god is worth beside the usual

for god, more in enumerate((105, 130, -150, 25, -10, 30, 80, 15, -105, 70)):
    REQUESTED[god] = more


def worth(board: Board, seat: int) -> int:
    best_other = 0
    for other in range(board.seats):
        if other != seat:
            best_other = max(best_other, table.points_of(board, other) + income(board, other) // 150)
    total = 100 * table.points_of(board, seat) - 35 * best_other
    if board.depth == 0:
        return total
    total += income(board, seat) + victory_value(board, seat) + hopes(board, seat)
    if board.phase != phases.RAGNAROK:
        total += belongings(board, seat) + placed_discs(board, seat) + prospects(board, seat)
    return total


def battles_to_come(board: Board) -> int:
    """Rounds whose temples are still to be scored."""
    if board.phase == phases.RAGNAROK:
        return 0
    left = sizes.ROUNDS - board.round
    return left if board.phase == phases.BATTLES else left + 1


def income(board: Board, seat: int) -> int:
    """Temples score every round."""
    return 155 * battles.temple_points(board, seat) * battles_to_come(board)


# Battles


def victory_value(board: Board, seat: int) -> int:
    """Battle tiles at hand, and those that the discs in victory areas promise."""
    if board.phase == phases.RAGNAROK:
        return 0
    value = 0
    for rank in range(sizes.VALUES):
        value += 90 * board.battle_tiles[seat][rank] * board.pieces.number[pieces.BATTLE_VALUES][rank]
    wins = 100 * table.victories_of(board, seat)
    for slot in range(sizes.BATTLES):
        if board.battle[slot] == seat + 1:
            wins += chance_in_battle(board, seat, slot)
    rank = min(wins // 100, sizes.VALUES)
    each = board.pieces.number[pieces.BATTLE_VALUES][rank - 1] if rank else 0
    more = board.pieces.number[pieces.BATTLE_VALUES][min(rank, sizes.VALUES - 1)] - each
    rounds = battles_to_come(board) + (1 if board.phase == phases.BATTLES else 0)
    return value + rounds * (93 * each + 70 * more * (wins % 100) // 100)


def chance_in_battle(board: Board, seat: int, slot: int) -> int:
    """How likely that disc wins, in per cent."""
    lead = battles.side_value(board, slot) - battles.side_value(board, slot ^ 1)
    lead += battles.strength_at_hand(board, seat) * 2 // 5
    if board.skill_holder[skills.TYR] == seat + 1 or board.population_tiles[seat][tiles.VICTORY]:
        lead += 4
    return min(95, max(10, 41 + 9 * lead))


# What lies before a player


def placed_discs(board: Board, seat: int) -> int:
    """Actions that are still to be performed."""
    value = 265 * board.asgard[seat]
    for god in range(sizes.GODS):
        for spot in range(2):
            if board.request[god][spot] == seat + 1:
                value += 340 + REQUESTED[god] if spot == spots.UPPER else -45
                value += 50 * board.seal_beside[god]
        if board.temple_disc[god] == seat + 1:
            value += 20 + 33 * board.seal_beside[god]
            if temple.is_possible(board, seat, god):
                value += 630
            elif board.phase != phases.SELECT and temple.has_recruits_for(board, seat, god):
                value += 90
    return value


def prospects(board: Board, seat: int) -> int:
    """Steps of an action that are still to come: better begun than forgone."""
    value = 0
    for at in range(board.depth):
        if board.who[at] == seat:
            kind = board.kind[at]
            if kind == frames.TEMPLE_STACK:
                value += 430
            elif kind == frames.TEMPLE_WORLD or kind == frames.LOOK:
                value += 300
            elif kind == frames.DISC_PLACE or kind == frames.ASK_PIECE:
                value += 140
            elif kind == frames.GIVER:
                value += 68 * board.extra[at]
            elif kind == frames.FREYJA:
                value += 70 * board.note[at]
            elif frames.LOKI <= kind <= frames.FENRIR:
                value += 140
            elif kind == frames.ASGARD_TILE or kind == frames.ASGARD_BONUS or kind == frames.SEAL_PAYMENT:
                value += 95
            elif kind == frames.EXCHANGE or kind == frames.ORDER:
                value += 65
    return value


def belongings(board: Board, seat: int) -> int:
    """Worth less and less as the rounds go by. AS5.7 What is offered is as good as given: the offer binds."""
    left = battles_to_come(board)
    value = 0
    for colour in range(sizes.STONES):
        value += 33 * left * min(kept(board, seat, colour), 2)
    for kind in range(sizes.RECRUITS):
        value += (19 + 10 * left) * kept(board, seat, goods.WHITE_WARRIOR + kind) * table.strength_of(board, kind)
    for side in range(sizes.SEALS):
        value += 70 * left * kept(board, seat, goods.LIGHT_SEAL + side)
    for tile in range(sizes.POPULATION):
        value += 30 * left * (board.population_tiles[seat][tile] - board.offered_tiles[seat][tile])
    for skill in range(sizes.SKILLS):
        if turns.has_unused_skill(board, seat, skill) and not (board.offered_skills[seat] >> skill) & 1:
            value += 46 * left
    discs = board.discs[seat] + table.discs_to_perform(board, seat)
    value += 62 * left * min(discs, 5) + 17 * left * max(0, discs - 5)
    return value + 177 * left * board.taken[seat]


def kept(board: Board, seat: int, piece: int) -> int:
    """Such pieces that the seat has and does not offer."""
    return board.held[seat][piece] - board.offered[seat][piece]


# Ragnarök


def hopes(board: Board, seat: int) -> int:
    """What the worlds may pay for the gods that the seat supports."""
    value = 0
    for slot in range(sizes.BATTLES):
        if ragnarok.supports_slot(board, seat, slot):
            share = share_of(board, seat, slot // 2, board.god_at[slot] - 1)
            lead = likely_total(board, slot, seat) - likely_total(board, slot ^ 1, seat)
            value += share * min(96, max(4, 40 + 8 * lead)) * 107 // 100
    for god in range(sizes.GODS):
        if ragnarok.supports(board, seat, god) and ragnarok.tiles_of(board, god) == 0:
            value += 53 * battles_to_come(board)
    if board.phase != phases.RAGNAROK:
        for sort in range(sizes.SORTS):
            for draw in range(board.drawn[sort]):
                if deals.may_offer_draw(board, seat, sort, draw):
                    value += 68 * board.tile_kind[sort][draw] if sort == sorts.WEAPON else 207
    return value


def likely_total(board: Board, slot: int, seat: int) -> int:
    """A side in Ragnarök as far as it can be guessed: hidden tiles of others count nothing."""
    total = table.tile_value(board, slot)
    if board.god_at[slot] == 0:
        return total
    god = board.god_at[slot] - 1
    recruits = ragnarok.army_strength(board, slot)
    if board.phase != phases.RAGNAROK:
        for kind in range(sizes.RECRUITS):
            recruits += board.on_god[god][kind] * table.strength_of(board, kind)
        recruits = recruits // max(1, ragnarok.tiles_of(board, god))
    total += recruits
    for draw in range(board.drawn[sorts.WEAPON]):
        if board.tile_at[sorts.WEAPON][draw] == slot + 1 and board.tile_holder[sorts.WEAPON][draw] == seat + 1:
            total += board.tile_kind[sorts.WEAPON][draw]
    for kind in range(sizes.WIZARDRIES):
        if reckoning.wizardry_under(board, slot, kind):
            total += 2
    return total


def share_of(board: Board, seat: int, world: int, god: int) -> int:
    """Points for that seat if the god wins the world."""
    first = board.pieces.number[pieces.WORLD + world][0]
    second = board.pieces.number[pieces.WORLD + world][1]
    if board.support[god][spots.UPPER] and board.support[god][spots.LOWER]:
        return first if board.support[god][spots.UPPER] == seat + 1 else second
    return first + second
