"""What `forecast` looks at: one player, the others together and the best of them, and where the match stands."""

from __future__ import annotations

import cython

from . import battles, ragnarok, temple, turns, worth
from . import board as table
from .board import Board
from .names import phases, pieces, sizes, sorts, spots

if not cython.compiled:
    POINTS, INCOME, BATTLE_TILES, VICTORIES, NEXT_TILE, IN_BATTLE, CHANCES, IN_MIDDLE = range(8)
    SUPPORT, SUPPORTED, HOPES, WEAPONS, WIZARDRY, DISCS, TAKEN, TO_PERFORM = range(8, 16)
    IN_ASGARD, UPPER, LOWER, TEMPLES, POSSIBLE, SEALS_BESIDE, CARDS, WORTH, HELD = range(16, 25)
    COLOURS = HELD + sizes.PIECES
    POPULATION = COLOURS + 1
    SKILLS = POPULATION + sizes.POPULATION
    OF_A_PLAYER = OTHERS = SKILLS + sizes.SKILLS
    BEST_POINTS, BEST_WORTH, BEST_INCOME, BEST_HOPES, LEADS = range(2 * OF_A_PLAYER, 2 * OF_A_PLAYER + 5)
    ORDER, OWN_TURN, PHASES = LEADS + 1, LEADS + 2, LEADS + 3
    FACTS = PHASES + phases.RAGNAROK + 1


def look(board: Board, seat: int, facts: list[int]) -> None:
    for at in range(FACTS):
        facts[at] = 0
    for player in range(board.seats):
        at = 0 if player == seat else OTHERS
        look_at_points(board, player, facts, at)
        look_at_battles(board, player, facts, at)
        look_at_belongings(board, player, facts, at)
        look_at_discs(board, player, facts, at)
    facts[LEADS] = 1 if facts[POINTS] > facts[BEST_POINTS] else 0
    facts[ORDER] = board.order[seat]
    facts[OWN_TURN] = (board.asked >> seat) & 1
    facts[PHASES + board.phase] = 1


def look_at_points(board: Board, player: int, facts: list[int], at: int) -> None:
    points = table.points_of(board, player)
    income = battles.temple_points(board, player)
    promised = worth.worth(board, player) // 100
    hoped = worth.hopes(board, player) // 100
    facts[at + POINTS] += points
    facts[at + INCOME] += income
    facts[at + WORTH] += promised
    facts[at + HOPES] += hoped
    if at == OTHERS:
        facts[BEST_POINTS] = max(facts[BEST_POINTS], points)
        facts[BEST_INCOME] = max(facts[BEST_INCOME], income)
        facts[BEST_WORTH] = max(facts[BEST_WORTH], promised)
        facts[BEST_HOPES] = max(facts[BEST_HOPES], hoped)


def look_at_battles(board: Board, player: int, facts: list[int], at: int) -> None:
    for rank in range(sizes.VALUES):
        tiles = board.battle_tiles[player][rank]
        facts[at + BATTLE_TILES] += tiles * board.pieces.number[pieces.BATTLE_VALUES][rank]
    victories = table.victories_of(board, player)
    facts[at + VICTORIES] += victories
    if victories:
        facts[at + NEXT_TILE] += board.pieces.number[pieces.BATTLE_VALUES][min(victories, sizes.VALUES) - 1]
    for slot in range(sizes.BATTLES):
        if board.battle[slot] == player + 1:
            facts[at + IN_BATTLE] += 1
            facts[at + CHANCES] += worth.chance_in_battle(board, player, slot) // 10
        if ragnarok.supports_slot(board, player, slot):
            facts[at + SUPPORTED] += 1
    facts[at + IN_MIDDLE] += board.middle[player]


def look_at_belongings(board: Board, player: int, facts: list[int], at: int) -> None:
    for piece in range(sizes.PIECES):
        facts[at + HELD + piece] += board.held[player][piece]
    for colour in range(sizes.STONES):
        facts[at + COLOURS] += 1 if board.held[player][colour] else 0
    for tile in range(sizes.POPULATION):
        facts[at + POPULATION + tile] += board.population_tiles[player][tile]
    for skill in range(sizes.SKILLS):
        facts[at + SKILLS + skill] += 1 if turns.has_unused_skill(board, player, skill) else 0
    for draw in range(board.drawn[sorts.WEAPON]):
        if board.tile_holder[sorts.WEAPON][draw] == player + 1:
            facts[at + WEAPONS] += board.tile_kind[sorts.WEAPON][draw]
    for draw in range(board.drawn[sorts.WIZARDRY]):
        if board.tile_holder[sorts.WIZARDRY][draw] == player + 1:
            facts[at + WIZARDRY] += 1


def look_at_discs(board: Board, player: int, facts: list[int], at: int) -> None:
    facts[at + DISCS] += board.discs[player]
    facts[at + TAKEN] += board.taken[player]
    facts[at + TO_PERFORM] += table.discs_to_perform(board, player)
    facts[at + IN_ASGARD] += board.asgard[player]
    facts[at + CARDS] += table.count_bits(board.chosen[player])
    for god in range(sizes.GODS):
        for spot in range(2):
            if board.support[god][spot] == player + 1:
                facts[at + SUPPORT] += 1
            if board.request[god][spot] == player + 1:
                facts[at + (UPPER if spot == spots.UPPER else LOWER)] += 1
                facts[at + SEALS_BESIDE] += board.seal_beside[god]
        if board.temple_disc[god] == player + 1:
            facts[at + TEMPLES] += 1
            facts[at + SEALS_BESIDE] += board.seal_beside[god]
            facts[at + POSSIBLE] += 1 if temple.is_possible(board, player, god) else 0
