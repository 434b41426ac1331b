"""The evaluation that bots play by: glory made, and what stats, figures and cards promise. A hundred is a point."""

from __future__ import annotations

from . import board as table
from . import effects, phases, pieces, pillage, places, quest, sizes, stats, strength, suits, windows
from .board import Board


def worth(board: Board, seat: int) -> int:
    total = 100 * table.glory_of(board, seat)
    if board.depth == 0:
        return total
    total += worth_of_stats(board, seat) + worth_of_upgrades(board, seat) + worth_of_cards(board, seat)
    if board.phase <= phases.ACTION:
        total += worth_of_provinces(board, seat) + worth_of_doom(board, seat)
        if not (board.passed >> seat) & 1:
            total += 40 * board.rage[seat]
    fallen = table.figures_in_valhalla(board, seat)
    if fallen:
        total += 90 * fallen * effects.upgrades(board, seat, windows.RELEASE, 0)
    return total


def worth_of_stats(board: Board, seat: int) -> int:
    """What they give at the end, and the use of them in the ages to come."""
    total = 0
    left = sizes.AGES + 1 - board.age
    for stat in range(sizes.STATS):
        level = board.level[seat][stat]
        total += 100 * board.pieces.number[pieces.END_GLORY][level - 1] + 60 * (level - 1) * (left + 1)
    return total + 40 * left * table.stat_of(board, seat, stats.AXES)


def worth_of_provinces(board: Board, seat: int) -> int:
    """Strength where there is still something to pillage, most of all where nobody is as strong."""
    total = 0
    footholds = pillage.footholds(board, seat)
    for province in range(sizes.PROVINCES):
        if (footholds >> province) & 1:
            mine = strength.strength_in(board, seat, province)
            if mine and (board.pillaged >> province) & 1:
                total += 10 * mine
            elif mine:
                best = 0
                for other in range(board.seats):
                    if other != seat:
                        best = max(best, strength.strength_in(board, other, province))
                total += 20 * min(mine, 8)
                if mine > best:
                    total += 120 + 10 * min(mine - best, 5)
    return total


def worth_of_doom(board: Board, seat: int) -> int:
    """Figures standing where Ragnarök will strike, with the ships that it takes along."""
    province = board.doom[board.age - 1] - 1
    fjord = table.fjord_of(province)
    there = table.figures_at(board, seat, province)
    ships = 0
    for figure in range(1, sizes.FIGURES):
        if board.at[seat][figure] == fjord + 1:
            ships += 1
    if there + ships == 0:
        return 0
    glory = (there + ships) * board.pieces.number[pieces.RAGNAROK][board.age - 1]
    glory = effects.upgrades(board, seat, windows.RAGNAROK, glory)
    return 60 * (glory + ships * effects.upgrades(board, seat, windows.SHIP_LOST, 0))


def worth_of_cards(board: Board, seat: int) -> int:
    """Quests committed and at hand by what they would pay now; bonuses and upgrades still in hand."""
    total = 0
    for card in range(sizes.GIFTS * board.age):  # nobody holds cards of an age to come
        copies = board.hand[seat][card]
        committed = board.quests[seat][card]
        if copies or committed:
            suit = table.suit_of(board, card)
            if suit == suits.QUEST:
                glory = 100 * table.value_of(board, card) + 200
                if board.phase >= phases.QUEST or quest.is_met(board, seat, card):
                    total += committed * glory * 3 // 4 + copies * glory // 4
                else:
                    total += committed * glory // 5 + copies * glory // 10
            elif suit == suits.BATTLE:
                total += copies * (30 + 15 * board.pieces.number[pieces.CARD + card][pieces.NUMBER])
            else:
                total += 50 * copies
    return total


def worth_of_upgrades(board: Board, seat: int) -> int:
    """More the dearer they are and the more ages they will serve; a monster while it stands on the board."""
    total = 0
    left = sizes.AGES + 1 - board.age
    for slot in range(sizes.SLOTS):
        if board.upgrade[seat][slot]:
            cost = board.pieces.number[pieces.CARD + board.upgrade[seat][slot] - 1][pieces.COST]
            total += 100 + 50 * cost + 40 * left
    for figure in range(1, sizes.FIGURES):
        if 0 < board.at[seat][figure] <= sizes.LANDS:
            total += 20
    return total + 15 * (table.figures_on_board(board, seat) - board.warriors[seat][places.VALHALLA])
