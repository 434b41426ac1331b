"""AS5.8-AS5.11 The temple action, step by step."""

from __future__ import annotations

from . import board as table
from . import supply, turns
from .board import Board
from .names import events, frames, goods, pieces, sizes, sources, spots, tiles, words


def is_possible(board: Board, seat: int, god: int) -> bool:
    """AS5.8 Before paying, some top temple can be paid and a recruit that is asked for is at hand."""
    if not has_recruits_for(board, seat, god):
        return False
    for stack in range(sizes.STACKS):
        if can_build(board, seat, stack):
            return True
    return False


def kinds_asked(board: Board, god: int) -> int:
    """AS5.9 Kinds of recruit that the uppermost empty support slot shows, as bits; 0: it asks for none."""
    return board.pieces.number[pieces.GOD + god][pieces.SUPPORT + min(turns.uppermost_support(board, god), 1)]


def has_recruits_for(board: Board, seat: int, god: int) -> bool:
    asked = kinds_asked(board, god)
    if asked == 0:
        return True
    for kind in range(sizes.RECRUITS):
        if (asked >> kind) & 1 and board.held[seat][goods.WHITE_WARRIOR + kind]:
            return True
    return False


# Needs: what is still to be paid


def depicted_on(board: Board, temple: int) -> int:
    """Colours on the temple, as bits."""
    colours = 0
    for colour in range(sizes.STONES):
        if board.pieces.number[pieces.TEMPLE + temple][pieces.COST + colour]:
            colours |= 1 << colour
    return colours


def set_needs(board: Board, temple: int) -> None:
    for colour in range(sizes.STONES):
        board.need[colour] = board.pieces.number[pieces.TEMPLE + temple][pieces.COST + colour]
    board.need_other = board.pieces.number[pieces.TEMPLE + temple][pieces.OTHER]


def need_of(board: Board, temple: int, place: int) -> int:
    """A stone that the temple costs; the last place is the stone of another colour."""
    return board.pieces.number[pieces.TEMPLE + temple][pieces.COST + place if place < sizes.STONES else pieces.OTHER]


def left_to_pay(board: Board, place: int) -> int:
    return board.need[place] if place < sizes.STONES else board.need_other


def need_after(board: Board, temple: int, place: int, paid: int) -> int:
    """What is left of a need once the need in the place `paid` is paid; -1: the payment has not begun."""
    if paid < 0:
        return need_of(board, temple, place)
    return left_to_pay(board, place) - (1 if place == paid else 0)


def can_meet_needs(board: Board, seat: int, temple: int, paid: int, stone: int, tile: int) -> bool:
    """AS5.8.2 As many own stones as fit; each need left over takes a stone tile, or a swap tile and a spare stone.

    One need may be taken as paid, with a stone and a tile (-1: none) that are gone then.
    """
    depicted = depicted_on(board, temple)
    needs = 0
    stones = 0
    fitting = 0
    others = 0
    for colour in range(sizes.STONES):
        own = board.held[seat][colour] - (1 if colour == stone else 0)
        need = need_after(board, temple, colour, paid)
        needs += need
        stones += own
        fitting += min(own, need)
        if not (depicted >> colour) & 1:
            others += own
    need = need_after(board, temple, sizes.STONES, paid)
    needs += need
    fitting += min(others, need)
    swaps = board.population_tiles[seat][tiles.STONE_SWAP] - (1 if tile == tiles.STONE_SWAP else 0)
    instead = board.population_tiles[seat][tiles.STONE] - (1 if tile == tiles.STONE else 0)
    return needs - fitting <= instead + min(swaps, stones - fitting)


def can_build(board: Board, seat: int, stack: int) -> bool:
    if board.temple_top[stack] == 0:
        return False
    return can_meet_needs(board, seat, stack * sizes.STACK + board.temple_top[stack] - 1, -1, -1, -1)


# TEMPLE_STACK: the note is the god, as in the frames that follow


def begin(board: Board, seat: int, god: int) -> None:
    board.push(frames.TEMPLE_END, seat, god)
    board.push(frames.TEMPLE_WORLD, seat, god)
    if kinds_asked(board, god):
        board.push(frames.TEMPLE_RECRUITS, seat, god)
    board.push(frames.TEMPLE_STACK, seat, god)


def stack_options(board: Board, seat: int) -> None:
    for stack in range(sizes.STACKS):
        if can_build(board, seat, stack):
            board.offer(words.BUILD + stack)
    board.offer(words.DECLINE)


def choose_stack(board: Board, seat: int, action: int) -> None:
    """The action can be declined as a whole until something is paid."""
    god = board.top_note()
    board.pop()
    if action == words.DECLINE:
        board.tell(events.FORWENT, seat, god, spots.TEMPLE)
        while board._frame() != frames.TEMPLE_END:
            board.pop()
        board.pop()
        board.temple_disc[god] = 0
        board.discs[seat] += 1
        return
    stack = action - words.BUILD
    temple = stack * sizes.STACK + board.temple_top[stack] - 1
    set_needs(board, temple)
    board.push(frames.TEMPLE_PAYMENT, seat, god, temple)


# TEMPLE_PAYMENT: the extra is the temple


def due(board: Board) -> int:
    """The colour to be paid next; 7 for the stone of another colour."""
    for colour in range(sizes.STONES):
        if board.need[colour]:
            return colour
    return sizes.STONES


def offer_payment(board: Board, seat: int, action: int, stone: int, tile: int) -> None:
    """Offer to pay what is due with this stone and this tile (-1: none), if the rest can be paid then."""
    if can_meet_needs(board, seat, board.top_extra(), due(board), stone, tile):
        board.offer(action)


def payment_options(board: Board, seat: int) -> None:
    """AS5.8.1, AS5.8.2"""
    colour = due(board)
    depicted = depicted_on(board, board.top_extra())
    for meant in range(sizes.STONES):
        fits = 1 if meant == colour else 0
        if colour == sizes.STONES and not (depicted >> meant) & 1:
            fits = 1
        if fits:
            if board.held[seat][meant]:
                offer_payment(board, seat, words.PAY + meant, meant, -1)
            if board.population_tiles[seat][tiles.STONE_SWAP]:
                for stone in range(sizes.STONES):
                    if stone != meant and board.held[seat][stone]:
                        offer_payment(board, seat, words.PAY_AS + stone * sizes.STONES + meant, stone, tiles.STONE_SWAP)
    if board.population_tiles[seat][tiles.STONE]:
        offer_payment(board, seat, words.PAY_TILE, -1, tiles.STONE)


def pay(board: Board, seat: int, action: int) -> None:
    colour = due(board)
    if action == words.PAY_TILE:
        board.tell(events.PAID_WITH_TILE, seat, tiles.STONE)
        board.population_tiles[seat][tiles.STONE] -= 1
    elif action >= words.PAY_AS:
        stone = (action - words.PAY_AS) // sizes.STONES
        board.tell(events.PAID_AS, seat, stone, (action - words.PAY_AS) % sizes.STONES)
        board.population_tiles[seat][tiles.STONE_SWAP] -= 1
        supply.spend(board, seat, stone)
    else:
        supply.spend(board, seat, action - words.PAY)
    if colour < sizes.STONES:
        board.need[colour] -= 1
    else:
        board.need_other -= 1
    if due(board) == sizes.STONES and board.need_other == 0:
        god = board.top_note()
        temple = board.top_extra()
        board.tell(events.BUILT, seat, temple, god, board.pieces.number[pieces.TEMPLE + temple][pieces.VP])
        board.pop()
        board.temple_top[temple // sizes.STACK] = 0
        board.temple_owner[temple] = seat + 1


# TEMPLE_RECRUITS


def recruit_options(board: Board, seat: int) -> None:
    """AS5.9"""
    asked = kinds_asked(board, board.top_note())
    for kind in range(sizes.RECRUITS):
        if (asked >> kind) & 1 and board.held[seat][goods.WHITE_WARRIOR + kind]:
            board.offer(words.GIVE + kind)


def give_recruits(board: Board, seat: int, action: int) -> None:
    """All of that kind."""
    god = board.top_note()
    kind = action - words.GIVE
    board.pop()
    count = board.held[seat][goods.WHITE_WARRIOR + kind]
    board.tell(events.GAVE, seat, kind, god, count)
    board.held[seat][goods.WHITE_WARRIOR + kind] = 0
    board.on_god[god][kind] += count


# TEMPLE_WORLD


def world_options(board: Board, seat: int) -> None:
    """AS5.10"""
    god = board.top_note()
    if board.god_top[god]:
        for world in range(sizes.WORLDS + 1):
            if board.population[2 * world + table.side_of(board, god)]:
                board.offer(words.SETTLE + 2 * world + table.side_of(board, god))


def settle(board: Board, seat: int, action: int) -> None:
    god = board.top_note()
    slot = action - words.SETTLE
    value = board.pieces.number[pieces.TILES + god][board.god_top[god] - 1]
    board.tell(events.SETTLED, god, value, slot)
    board.pop()
    board.god_at[slot] = god + 1
    board.value_at[slot] = value
    board.god_top[god] = 0
    tile = board.population[slot] - 1
    if board.flipped[slot]:
        board.tell(events.TILE_LEFT, slot)
        board.flipped[slot] = 0
    else:
        board.tell(events.TILE_TAKEN, seat, tile)
        board.population_tiles[seat][tile] += 1
    board.population[slot] = 0
    if slot >= sizes.BATTLES:
        table.score(board, seat, sources.LOWER_WORLDS, board.pieces.number[pieces.WORTH][pieces.LOWER_WORLD])


def leave_game(board: Board) -> None:
    """AS5.10 Nowhere to go, or no tile left."""
    god = board.top_note()
    board.pop()
    if board.god_top[god]:
        board.tell(events.NOT_SETTLED, god)
        board.god_top[god] = 0


# TEMPLE_END


def end(board: Board) -> None:
    """AS5.11.1"""
    seat = board.top_who()
    god = board.top_note()
    board.pop()
    spot = turns.uppermost_support(board, god)
    board.tell(events.SUPPORTED, seat, god, spot)
    board.temple_disc[god] = 0
    board.support[god][spot] = seat + 1
    table.open_god_tile(board, god)
    table.open_temples(board)
