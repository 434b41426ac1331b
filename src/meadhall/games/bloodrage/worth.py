"""The evaluation that bots play by: glory made, and what stats, figures and cards promise. A hundred is a point.

The numbers were fitted to matches of bots that look one step ahead by them (docs/decisions/0011-fitted-worth.md).
"""

from __future__ import annotations

from . import battle, effects, pillage, promises, quest, strength
from . import board as table
from .board import Board
from .names import phases, pieces, places, sizes, stats, suits, tokens, windows


def worth(board: Board, seat: int) -> int:
    total = 100 * table.glory_of(board, seat)
    if board.depth == 0:
        return total
    total += worth_of_stats(board, seat) + worth_of_upgrades(board, seat) + worth_of_cards(board, seat)
    fallen = table.figures_in_valhalla(board, seat)
    if board.phase <= phases.ACTION:
        total += worth_of_provinces(board, seat) + worth_of_doom(board, seat) - 17 * fallen
        if not (board.passed >> seat) & 1:
            total += 60 * board.rage[seat]
        if board.site:
            total += worth_of_pillage(board, seat)
    if fallen:
        total += 80 * fallen * effects.upgrades(board, seat, windows.RELEASE, 0)
    return total


# Stats


def worth_of_stats(board: Board, seat: int) -> int:
    total = 0
    for stat in range(sizes.STATS):
        total += worth_of_step(board, stat, board.level[seat][stat])
    left = sizes.AGES + 1 - board.age
    return total + 60 * left * table.stat_of(board, seat, stats.AXES)


def worth_of_step(board: Board, stat: int, level: int) -> int:
    """What it gives at the end, and the use of it in the ages to come."""
    ages = sizes.AGES + 2 - board.age
    total = 100 * board.pieces.number[pieces.END_GLORY][level - 1]
    if stat == stats.RAGE:
        total += 115 * (level - 1) * ages
    elif stat == stats.AXES:
        total += 120 * (level - 1) * ages
    else:
        total += 75 * (level - 1) * ages
    if level == 2 and board.age == 1:
        total += 400
    elif level == 3 and board.age < sizes.AGES:
        total += 165
    return total


# The board


def worth_of_provinces(board: Board, seat: int) -> int:
    """Strength where there is still something to pillage, most of all where nobody is as strong."""
    total = 0
    footholds = pillage.footholds(board, seat)
    for province in range(sizes.PROVINCES):
        if (footholds >> province) & 1:
            mine = strength.strength_in(board, seat, province)
            if mine and (board.pillaged >> province) & 1:
                total += 7 * mine
            elif mine:
                best = 0
                for other in range(board.seats):
                    if other != seat:
                        best = max(best, strength.strength_in(board, other, province))
                total += 21 * min(mine, 8)
                if mine > best:
                    total += 100 + 12 * min(mine - best, 5)
                    if province == places.YGGDRASIL:
                        total += 65
                    elif board.token[province] == tokens.GLORY:
                        total -= 80
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
    return 27 * (glory + ships * effects.upgrades(board, seat, windows.SHIP_LOST, 0))


# The pillage that goes on


def worth_of_pillage(board: Board, seat: int) -> int:
    """What winning it brings by the chance of that, and the figures that would be lost."""
    site = board.site - 1
    if board.winner or (board.pillaged >> site) & 1:
        return 0
    mine = strength.strength_in(board, seat, site)
    if mine == 0:
        return 0
    best = 0
    for other in range(board.seats):
        if other != seat:
            theirs = strength.strength_in(board, other, site)
            if theirs:
                best = max(best, theirs + likely_bonus(board, other))
    chance = 90
    gain = reward_of_pillage(board, seat) if board.pillager == seat else 0
    if best:
        mine += likely_bonus(board, seat)
        chance = max(0, min(100, 37 + 27 * (mine - best)))
        gain += 100 * table.stat_of(board, seat, stats.AXES)
    return (chance * (gain * 115 // 100) - (100 - chance) * 26 * mine) // 100


def likely_bonus(board: Board, seat: int) -> int:
    """Of the card laid, or of the best one in hand."""
    if board.laid[seat]:
        return battle.bonus_of(board, seat)
    best = 0
    for card in range(sizes.GIFTS * board.age):
        if board.hand[seat][card] and table.suit_of(board, card) == suits.BATTLE:
            best = max(best, board.pieces.number[pieces.CARD + card][pieces.NUMBER])
    return best


def reward_of_pillage(board: Board, seat: int) -> int:
    token = board.token[board.site - 1]
    if token == tokens.GLORY:
        return 100 * board.pieces.number[pieces.TOKEN_GLORY][0] + 55
    total = 0
    for stat in range(sizes.STATS):
        level = board.level[seat][stat]
        if (token == tokens.ALL or token == stat + 1) and level < sizes.STEPS:
            total += worth_of_step(board, stat, level + 1) - worth_of_step(board, stat, level)
    return total + 55


# Cards


def worth_of_cards(board: Board, seat: int) -> int:
    """Quests committed and at hand by what they would pay now; bonuses and upgrades still in hand."""
    total = 0
    for card in range(sizes.GIFTS * board.age):  # nobody holds cards of an age to come
        copies = board.hand[seat][card]
        committed = board.quests[seat][card]
        if copies or committed:
            suit = table.suit_of(board, card)
            total += copies * promises.PROMISE[table.kind_of(board, card)]
            if suit == suits.QUEST and board.phase > phases.GIFTS:
                glory = table.value_of(board, card) + 2
                if board.phase >= phases.QUEST or quest.is_met(board, seat, card):
                    total += (committed * 105 + copies * 34) * glory
                else:
                    total += (committed * 7 + copies * 10) * glory
            elif suit == suits.BATTLE:
                total += copies * 39 * board.pieces.number[pieces.CARD + card][pieces.NUMBER]
            elif suit < suits.QUEST:
                cost = board.pieces.number[pieces.CARD + card][pieces.COST]
                total += copies * (17 - 19 * cost)
    return total


def worth_of_upgrades(board: Board, seat: int) -> int:
    """More the dearer they are and the more ages they will serve; and the figures on the board."""
    total = 0
    left = sizes.AGES + 1 - board.age
    for slot in range(sizes.SLOTS):
        if board.upgrade[seat][slot]:
            cost = board.pieces.number[pieces.CARD + board.upgrade[seat][slot] - 1][pieces.COST]
            total += 185 + 50 * cost + 80 * left
    return total + 15 * table.figures_on_board(board, seat)
