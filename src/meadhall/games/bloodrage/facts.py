"""What `forecast` looks at: the own clan, the others together, and the match, from the side of one seat."""

from __future__ import annotations

import cython

from . import board as table
from . import gifts, quest, strength
from .board import Board
from .names import frames, phases, pieces, places, sizes, suits

if not cython.compiled:
    GLORY, RAGE, CAN_ACT, LEVELS = range(4)
    END_GLORY, ON_BOARD, RESERVE, VALHALLA, PIECES = range(6, 11)
    QUEST_GLORY, QUESTS_OPEN, HOLDS = range(14, 17)
    STRENGTH, DOOMED, CARDS, BEST_BONUS, UPGRADES, HAND = range(21, 27)
    LAID = HAND + sizes.KINDS
    OF_A_CLAN = OTHERS = LAID + sizes.KINDS
    BEST_GLORY, LEADS, IN_DRAFT, PICKS_LEFT, PILLAGED, OWN_TURN, FIRST, FACTS = range(2 * OF_A_CLAN, 2 * OF_A_CLAN + 8)


def look(board: Board, seat: int, facts: list[int]) -> None:
    for at in range(FACTS):
        facts[at] = 0
    for clan in range(board.seats):
        at = 0 if clan == seat else OTHERS
        look_at_clan(board, clan, facts, at)
        look_at_figures(board, clan, facts, at)
        look_at_cards(board, clan, facts, at)
    look_at_provinces(board, seat, facts)
    look_at_match(board, seat, facts)


def look_at_clan(board: Board, seat: int, facts: list[int], at: int) -> None:
    glory = table.glory_of(board, seat)
    facts[at + GLORY] += glory
    if at == OTHERS:
        facts[BEST_GLORY] = max(facts[BEST_GLORY], glory)
    if board.phase == phases.ACTION and not (board.passed >> seat) & 1:
        facts[at + RAGE] += board.rage[seat]
        facts[at + CAN_ACT] += 1 if board.rage[seat] > 0 else 0
    for stat in range(sizes.STATS):
        facts[at + LEVELS + stat] += board.level[seat][stat]
        facts[at + END_GLORY] += board.pieces.number[pieces.END_GLORY][board.level[seat][stat] - 1]
    for slot in range(sizes.SLOTS):
        if board.upgrade[seat][slot]:
            facts[at + UPGRADES] += 1
            facts[at + LAID + table.kind_of(board, board.upgrade[seat][slot] - 1)] += 1


def look_at_figures(board: Board, seat: int, facts: list[int], at: int) -> None:
    facts[at + ON_BOARD] += table.figures_on_board(board, seat)
    facts[at + RESERVE] += table.figures_at(board, seat, places.RESERVE)
    facts[at + VALHALLA] += table.figures_in_valhalla(board, seat)
    doomed = board.doom[board.age - 1] - 1
    facts[at + DOOMED] += table.figures_at(board, seat, doomed)
    for figure in range(1, sizes.FIGURES):
        place = board.at[seat][figure] - 1
        if 0 <= place < sizes.LANDS:
            facts[at + PIECES + figure - 1] += 1
            if place >= sizes.PROVINCES and place == table.fjord_of(doomed):
                facts[at + DOOMED] += 1


def look_at_cards(board: Board, seat: int, facts: list[int], at: int) -> None:
    best = 0
    for card in range(sizes.GIFTS * board.age):  # nobody holds cards of an age to come
        copies = board.hand[seat][card]
        committed = board.quests[seat][card]
        if copies:
            facts[at + CARDS] += copies
            facts[at + HAND + table.kind_of(board, card)] += copies
            if table.suit_of(board, card) == suits.BATTLE:
                best = max(best, board.pieces.number[pieces.CARD + card][pieces.NUMBER])
        if committed:
            facts[at + LAID + table.kind_of(board, card)] += committed
            if quest.is_met(board, seat, card):
                facts[at + QUEST_GLORY] += committed * table.value_of(board, card)
            else:
                facts[at + QUESTS_OPEN] += committed
    facts[at + BEST_BONUS] += best


def look_at_provinces(board: Board, seat: int, facts: list[int]) -> None:
    """Where there is still something to pillage: how strong the clans are, and what those hold that are strongest."""
    for province in range(sizes.PROVINCES):
        if not ((board.pillaged | board.destroyed) >> province) & 1:
            best = 0
            holder = -1
            for clan in range(board.seats):
                there = strength.strength_in(board, clan, province)
                facts[(0 if clan == seat else OTHERS) + STRENGTH] += there
                if there > best:
                    best = there
                    holder = clan
                elif there == best:
                    holder = -1
            if holder >= 0:
                facts[(0 if holder == seat else OTHERS) + HOLDS + board.token[province] - 1] += 1


def look_at_match(board: Board, seat: int, facts: list[int]) -> None:
    facts[LEADS] = 1 if facts[GLORY] > facts[BEST_GLORY] else 0
    facts[FIRST] = 1 if board.first == seat else 0
    for province in range(sizes.PROVINCES):
        facts[PILLAGED] += ((board.pillaged | board.destroyed) >> province) & 1
    if board._frame() == frames.CHOOSE_GIFT:
        facts[IN_DRAFT] = 1
        facts[PICKS_LEFT] = gifts.pass_rounds(board) - board.pass_round
    elif board._frame() == frames.TURN:
        facts[OWN_TURN] = 1 if board.top_who() == seat else 0
