"""BR1 and BR2: all that lies on the table, the ring of provinces, the figures, stats and glory of the clans."""

from __future__ import annotations

import cython

from meadhall.core import counts
from meadhall.core.state import State

from .names import events, figures, pieces, places, sizes, units


class Board(State):
    """Cards and warriors are counts. Cards, seats, places and provinces that may be none are written plus one.

    The cells of an age hold every card of its deck as the draft left it: what each seat took in its turn, what lies
    in each pack, what was not dealt. They are the memory of who has seen what, and no more than memory: a card that
    was taken lies in a hand, among the quests, on a clan sheet or in the discard.
    """

    first_game: int  # table option of BR3.6
    age: int  # 1 to 3
    phase: int
    first: int  # the first player
    passed: int  # seats that have passed in this age, as bits
    pillaged: int  # provinces, as bits
    destroyed: int  # provinces, as bits
    token: list[int]
    doom: list[int]  # the province that each age destroys, plus one
    warriors: list[list[int]]
    at: list[list[int]]  # where leader, ship and monsters are, plus one; the first column stays empty
    level: list[list[int]]  # steps of the stats, 1 to 6
    rage: list[int]
    glory: list[list[list[int]]]
    upgrade: list[list[int]]
    pass_round: int  # how often the packs have been passed on in this age
    choices: int  # how many cards each seat has still to take before the packs go on
    hand: list[list[int]]
    quests: list[list[int]]  # committed
    discarded: list[int]  # face up
    cell: list[list[int]]
    proven: list[list[int]]  # cards that everybody knows a seat to have drafted
    gone: list[list[int]]  # those of them that have left its hands; below 0: cards that Poison brought
    carried: list[int]  # 1: the seat kept a card from an earlier age and has not been seen to lose it
    carried_card: list[int]  # that card, if all have seen it since
    carried_before: list[int]  # the card that it might be from the age before that, plus one, or sights.UNKNOWN
    site: int  # the province of the pillage, plus one
    pillager: int
    challenge: int  # the pillage is Tyr's Challenge
    fighters: int  # seats in the battle, as bits
    silenced: int  # seats whose revealed card has lost its text, as bits
    counted: int  # seats whose quest counts by Tyr's Domain, as bits
    settled: int  # seats whose laid card has gone back, to another or to the discard, as bits
    winner: int
    valkyrie: int  # whose Valkyrie is in the battle
    laid: list[int]
    eyes: list[int]  # Heimdall's Eyes added
    gazes: list[int]  # Heimdall's Gazes added
    fallen: list[int]  # figures destroyed in this battle
    total: list[int]  # the totals that were compared, plus one
    bonus: list[int]  # what the cards added to them
    marked: list[list[int]]  # figures about to be destroyed
    spared: list[int]  # the figure that each seat keeps in Odin's Tide, plus one


# BR1 Provinces


def is_destroyed(board: Board, province: int) -> bool:
    return (board.destroyed >> province) & 1 == 1


def is_pillaged(board: Board, province: int) -> bool:
    return (board.pillaged >> province) & 1 == 1


def is_live_fjord(board: Board, fjord: int) -> bool:
    """BR1.4"""
    return (board.destroyed >> (2 * (fjord - places.NORTH_EAST))) & 3 != 3


def neighbours(province: int) -> int:
    """BR1.1 The provinces that are adjacent to it, as bits."""
    if province == places.YGGDRASIL:
        return (1 << sizes.RING) - 1
    return 1 << places.YGGDRASIL | 1 << (province + 1) % sizes.RING | 1 << (province + sizes.RING - 1) % sizes.RING


def fjord_of(province: int) -> int:
    """BR1.3 The fjord that supports it; -1 for Yggdrasil."""
    return -1 if province == places.YGGDRASIL else places.NORTH_EAST + province // 2


def crowd(board: Board, province: int) -> int:
    """How many figures of all clans stand there."""
    total = 0
    for seat in range(board.seats):
        total += board.warriors[seat][province]
        for figure in range(1, sizes.FIGURES):
            if board.at[seat][figure] == province + 1:
                total += 1
    return total


def room(board: Board, province: int) -> int:
    """BR1.2 Empty villages; none in a destroyed province (BR1.4), as many as anybody has figures in Yggdrasil."""
    if (board.destroyed >> province) & 1:
        return 0
    if province == places.YGGDRASIL:
        return 99
    return board.pieces.number[pieces.PROVINCE + province][pieces.VILLAGES] - crowd(board, province)


# Cards


def kind_of(board: Board, card: int) -> int:
    return board.pieces.number[pieces.CARD + card][pieces.KIND]


def suit_of(board: Board, card: int) -> int:
    return board.pieces.number[pieces.CARD + card][pieces.SUIT]


def age_of(card: int) -> int:
    return card // sizes.GIFTS + 1


def value_of(board: Board, card: int) -> int:
    return board.pieces.number[pieces.CARD + card][pieces.VALUE]


# BR2 Figures


def unit_of(board: Board, seat: int, figure: int) -> int:
    """What the figure in that place of the clan is called; -1 for a place without a monster."""
    if figure < figures.MONSTER:
        return figure
    if board.upgrade[seat][figure] == 0:
        return -1
    return units.TROLL + kind_of(board, board.upgrade[seat][figure] - 1)


def figure_of(board: Board, seat: int, unit: int) -> int:
    """The place of such a figure in the clan; -1 if it has none."""
    if unit < units.TROLL:
        return unit
    for figure in range(figures.MONSTER, sizes.FIGURES):
        if unit_of(board, seat, figure) == unit:
            return figure
    return -1


def is_ship(board: Board, seat: int, figure: int) -> bool:
    """BR6.4 The Sea Serpent is one too."""
    if figure == figures.SHIP:
        return True
    return figure >= figures.MONSTER and unit_of(board, seat, figure) == units.SEA_SERPENT


def count_at(board: Board, seat: int, figure: int, place: int) -> int:
    if figure == figures.WARRIOR:
        return board.warriors[seat][place]
    return 1 if board.at[seat][figure] == place + 1 else 0


def figures_at(board: Board, seat: int, place: int) -> int:
    total: int = board.warriors[seat][place]
    for figure in range(1, sizes.FIGURES):
        if board.at[seat][figure] == place + 1:
            total += 1
    return total


def places_held(board: Board, seat: int) -> int:
    """All places with a figure of the seat, as bits."""
    held = 0
    for place in range(sizes.PLACES):
        if board.warriors[seat][place]:
            held |= 1 << place
    for figure in range(1, sizes.FIGURES):
        if board.at[seat][figure]:
            held |= 1 << (board.at[seat][figure] - 1)
    return held


def place_of(board: Board, seat: int, figure: int) -> int:
    """Where leader, ship or monster is; -1: the clan has no such figure."""
    return board.at[seat][figure] - 1


def figures_on_board(board: Board, seat: int) -> int:
    """BR2.4 All that count against the horns."""
    total = 0
    for province in range(sizes.PROVINCES):
        total += board.warriors[seat][province]
    for figure in range(1, sizes.FIGURES):
        if 0 < board.at[seat][figure] <= sizes.LANDS:
            total += 1
    return total


def figures_in_valhalla(board: Board, seat: int) -> int:
    return figures_at(board, seat, places.VALHALLA)


def shift(board: Board, seat: int, figure: int, start: int, goal: int) -> None:
    """Move one figure from one place to another."""
    if figure == figures.WARRIOR:
        board.warriors[seat][start] -= 1
        board.warriors[seat][goal] += 1
    else:
        board.at[seat][figure] = goal + 1


# BR2 Stats and glory


def stat_of(board: Board, seat: int, stat: int) -> int:
    """BR2.2"""
    return board.pieces.number[pieces.STAT + stat][board.level[seat][stat] - 1]


def can_rise(board: Board, seat: int, stat: int) -> bool:
    return board.level[seat][stat] < sizes.STEPS


def rise(board: Board, seat: int, stat: int) -> None:
    """BR2.3"""
    if board.level[seat][stat] < sizes.STEPS:
        board.tell(events.RAISED, seat, stat, board.pieces.number[pieces.STAT + stat][board.level[seat][stat]])
        board.level[seat][stat] += 1


def glory_of(board: Board, seat: int) -> int:
    total = 0
    for source in range(sizes.SOURCES):
        for age in range(sizes.AGES):
            total += board.glory[seat][source][age]
    return total


def gain_glory(board: Board, seat: int, glory: int, source: int) -> None:
    if glory > 0:
        board.tell(events.GLORY, seat, glory, source)
        board.glory[seat][source][board.age - 1] += glory


# Hands; the first two stand in the header when compiled, where other modules have them inlined

if not cython.compiled:

    def next_in_hand(board: Board, seat: int, card: int) -> int:
        """The first card in the hand, from this one on; CARDS if there is none."""
        return counts.next_filled(board.hand[seat], card, sizes.CARDS)

    def has_cards(board: Board, seat: int) -> bool:
        return next_in_hand(board, seat, 0) < sizes.CARDS


def cards_in_hand(board: Board, seat: int) -> int:
    total = 0
    for card in range(sizes.CARDS):
        total += board.hand[seat][card]
    return total


def quests_of(board: Board, seat: int) -> int:
    total = 0
    for card in range(sizes.CARDS):
        total += board.quests[seat][card]
    return total


def seat_after(board: Board, first: int, steps: int) -> int:
    """BR3.5 Clockwise, to the left."""
    seat = first + steps
    return seat - board.seats if seat >= board.seats else seat
