"""BR7.4, BR7.5 Hidden information: what a seat knows of the cards.

A seat has seen every pack that came by, and knows what was in it then. So the cells of an age fall into sets that the
seat cannot tell apart: what it never saw; for each pack what vanished between two looks; for each pack what was left
after the last look. Within a set any cell may hold any card, as long as everybody has drafted what all have seen it
play (`proven`), and has quests enough for those that lie committed. Nothing else is known but hands and what is gone.
"""

from __future__ import annotations

from . import board as table
from . import gifts
from .board import Board
from .names import cards, frames, phases, pieces, sights, sizes, suits


def sight_of(board: Board, viewer: int, age: int, cell: int) -> int:
    """The set of cells that the viewer (-1: a spectator) cannot tell from this one; KNOWN if it has none."""
    if board.cell[age][cell] == 0:
        return sights.KNOWN
    if cell >= sizes.UNDEALT:
        return sights.UNSEEN
    latest = board.pass_round if age == board.age - 1 else gifts.pass_rounds(board) - 1
    taken_in = sizes.PACK
    if cell < sizes.PACKS:
        if cell // sizes.TURNS == viewer:
            return sights.KNOWN
        if board.first_game and age == 0:
            return sights.UNSEEN
        taken_in = cell % sizes.TURNS // gifts.cards_taken_at_once(board)
        pack = (cell // sizes.TURNS - taken_in) % board.seats
    else:
        pack = (cell - sizes.PACKS) // sizes.PACK
        if viewer >= 0 and (pack + latest) % board.seats == viewer:
            return sights.KNOWN
    if viewer < 0:
        return sights.UNSEEN
    seen = (viewer - pack) % board.seats
    if seen > latest or taken_in < seen:
        return sights.UNSEEN
    again = seen + board.seats
    return sights.VANISHED + pack if taken_in < again <= latest else sights.LEFT + pack


def is_before_discard(board: Board) -> bool:
    """Hands hold what was drafted in this age; afterwards only what was kept."""
    return board.phase < phases.DISCARD or board._frame() == frames.DISCARD


def on_table(board: Board, seat: int, card: int) -> int:
    """Copies of the card that lie revealed before the seat."""
    count = 1 if board.laid[seat] == card + 1 and not (board.settled >> seat) & 1 else 0
    kind = table.kind_of(board, card)
    if kind == cards.HEIMDALLS_EYE:
        count += board.eyes[seat]
    elif kind == cards.HEIMDALLS_GAZE:
        count += board.gazes[seat]
    return count


def taken_of(board: Board, seat: int, card: int) -> int:
    """Copies of the card that the seat drafted."""
    age = table.age_of(card) - 1
    count = 0
    for cell in range(gifts.cell_taken(seat, 0), gifts.cell_taken(seat + 1, 0)):
        if board.cell[age][cell] == card + 1:
            count += 1
    return count


def hidden_of(board: Board, seat: int, card: int) -> int:
    """Copies drafted that nobody has seen leave."""
    return max(taken_of(board, seat, card) - max(board.gone[seat][card], 0), 0)


def hidden_in(board: Board, seat: int, age: int) -> int:
    """Cards of that age that the seat drafted and nobody has seen leave."""
    total = 0
    for card in range(age * sizes.GIFTS, (age + 1) * sizes.GIFTS):
        total += hidden_of(board, seat, card)
    return total


def hidden_quests(board: Board, seat: int, age: int) -> int:
    """Quests among them."""
    total = 0
    for card in range(age * sizes.GIFTS, (age + 1) * sizes.GIFTS):
        if table.suit_of(board, card) == suits.QUEST:
            total += hidden_of(board, seat, card)
    return total


def unseen_of(board: Board, card: int) -> int:
    """Copies that are in no hand, on no clan sheet and not discarded face up."""
    count = board.pieces.number[pieces.CARD + card][pieces.COPIES + board.seats] - board.discarded[card]
    for seat in range(board.seats):
        count -= board.hand[seat][card] + board.quests[seat][card] + on_table(board, seat, card)
        for slot in range(sizes.SLOTS):
            if board.upgrade[seat][slot] == card + 1:
                count -= 1
    return max(count, 0)
