"""AS1.8 Hidden information: what a seat knows, and a redraw of the rest.

Hidden are the god cards chosen and not revealed, and the weapons and wizardry of others. Who looks through a stack sees
all that is left in it: of the draws between two own looks a seat knows which tiles they took, but not who took which;
after its last look a tile may be with any of those who drew since, or still in the stack. Where face-down tiles lie is
open, and so is their sort; which of its tiles a player has laid where is not. The order of other stacks is chance of
the moment.
"""

from __future__ import annotations

import cython

from . import board as table
from .board import Board
from .names import frames, sizes

if not cython.compiled:
    from .names.sizes import KINDS, SLOTS


def is_secret(board: Board, seat: int, sort: int, draw: int) -> bool:
    """Whether there is such a tile and the seat does not know it."""
    return board.tile_kind[sort][draw] > 0 and not knows_draw(board, seat, sort, draw)


def knows_draw(board: Board, seat: int, sort: int, draw: int) -> bool:
    """Whether the seat (-1: a spectator) knows that tile; only what all have seen changes hands."""
    if board.tile_shown[sort][draw]:
        return True
    return seat >= 0 and board.tile_holder[sort][draw] == seat + 1


def is_looking(board: Board, seat: int, sort: int) -> bool:
    """Whether the seat has the stack in its hands now."""
    if board.depth == 0 or board.kind[board.depth - 1] != frames.LOOK:
        return False
    return board.who[board.depth - 1] == seat and board.note[board.depth - 1] == sort


def knows_stack(board: Board, seat: int, sort: int) -> bool:
    """Whether nobody else has drawn since the seat's last look."""
    if is_looking(board, seat, sort):
        return True
    return seat >= 0 and board.drawn[sort] > 0 and board.tile_by[sort][board.drawn[sort] - 1] == seat + 1


def imagine(board: Board, seat: int) -> None:
    imagine_picks(board, seat)
    imagine_cards(board, seat)
    for sort in range(sizes.SORTS):
        imagine_tiles(board, seat, sort)
        imagine_places(board, seat, sort)


# Cards


def imagine_picks(board: Board, seat: int) -> None:
    """What others have committed: any god that has risen. Cards chosen before are redrawn around it."""
    risen = table.gods_risen(board)
    for other in range(board.seats):
        if other != seat and (board.committed >> other) & 1:
            choose_again(board, other, risen)
            board.guess_pick(other)


def imagine_cards(board: Board, seat: int) -> None:
    risen = table.gods_risen(board)
    for other in range(board.seats):
        if other != seat and not (board.committed >> other) & 1:
            choose_again(board, other, risen & ~board.revealed[other])


def choose_again(board: Board, seat: int, gods: int) -> None:
    """As many cards out of these gods, or out of all where these are too few: in a position set up by hand."""
    count = table.count_bits(board.chosen[seat])
    if count > table.count_bits(gods):
        gods = (1 << sizes.GODS) - 1
        board.relaxed += 1
    board.chosen[seat] = 0
    for _ in range(min(count, sizes.GODS)):
        board.chosen[seat] |= 1 << table.drawn_bit(board, gods & ~board.chosen[seat])


# Weapons and wizardry


def imagine_tiles(board: Board, seat: int, sort: int) -> None:
    """Each stretch between two looks of the seat for itself; the last one together with the stack."""
    first = 0
    for draw in range(board.drawn[sort]):
        if seat >= 0 and board.tile_by[sort][draw] == seat + 1:
            deal_again(board, seat, sort, first, draw, 0)
            first = draw + 1
    with_stack = 0 if is_looking(board, seat, sort) else 1
    deal_again(board, seat, sort, first, board.drawn[sort], with_stack)


def deal_again(board: Board, seat: int, sort: int, first: int, last: int, with_stack: int) -> None:
    """Unknown tiles of these draws, by nothing but which they are together."""
    copies = cython.declare(cython.int[KINDS])
    left = 0
    for kind in range(KINDS):
        copies[kind] = board.stack_left[sort][kind] if with_stack else 0
        left += copies[kind]
    for draw in range(first, last):
        if is_secret(board, seat, sort, draw):
            copies[(board.tile_kind[sort][draw] - 1) % KINDS] += 1  # a position set up by hand may hold any number
            left += 1
    for draw in range(first, last):
        if is_secret(board, seat, sort, draw):
            nth = board.draw(left)
            kind = 0
            while nth >= copies[kind]:
                nth -= copies[kind]
                kind += 1
            copies[kind] -= 1
            left -= 1
            board.tile_kind[sort][draw] = kind + 1
    if with_stack:
        for kind in range(KINDS):
            board.stack_left[sort][kind] = copies[kind]


def imagine_places(board: Board, seat: int, sort: int) -> None:
    """AS7.5 Which of its tiles another player has laid under which god; revealed ones stay."""
    laid = cython.declare(cython.int[SLOTS])
    for other in range(board.seats):
        if other != seat:
            left = 0
            for slot in range(SLOTS):
                laid[slot] = 0
            for draw in range(board.drawn[sort]):
                if board.tile_holder[sort][draw] == other + 1 and not is_uncovered(board, sort, draw):
                    laid[board.tile_at[sort][draw] % SLOTS] += 1
                    left += 1
            for draw in range(board.drawn[sort]):
                if board.tile_holder[sort][draw] == other + 1 and not is_uncovered(board, sort, draw):
                    nth = board.draw(left)
                    slot = 0
                    while nth >= laid[slot]:
                        nth -= laid[slot]
                        slot += 1
                    laid[slot] -= 1
                    left -= 1
                    board.tile_at[sort][draw] = slot


def is_uncovered(board: Board, sort: int, draw: int) -> bool:
    """Laid and turned up again: its world is being reckoned, or has been."""
    return board.tile_shown[sort][draw] == 2
