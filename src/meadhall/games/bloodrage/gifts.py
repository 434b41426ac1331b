"""BR4.1 Gods' gifts: the draft."""

from __future__ import annotations

from .board import Board
from .names import events, frames, pieces, sizes, words


def cell_taken(seat: int, turn: int) -> int:
    """Where the card stands that the seat took in that turn of the draft."""
    return seat * sizes.TURNS + turn


def cell_in_pack(pack: int, place: int) -> int:
    """Packs are known by the seat that was dealt them; their cards stand in order."""
    return sizes.PACKS + pack * sizes.PACK + place


def cards_taken_at_once(board: Board) -> int:
    """BR4.1.3"""
    return 2 if board.seats == 2 else 1


def pass_rounds(board: Board) -> int:
    """How often everybody takes from a pack: six cards each."""
    return 3 if board.seats == 2 else 6


def pack_of(board: Board, seat: int) -> int:
    """BR4.1.2 The pack that the seat holds: always from the right."""
    return (seat - board.pass_round) % board.seats


def give_gifts(board: Board) -> None:
    """BR4.1.2 Deal eight cards each; BR3.6 in the first game they are kept."""
    board.tell(events.DEALT, sizes.PACK)
    board.reveals += 1
    board.pass_round = 0
    board.choices = cards_taken_at_once(board)
    lay_out_deck(board)
    for pack in range(board.seats):
        deal_pack(board, pack)
    if board.first_game and board.age == 1:
        board.choices = 0
        take_all(board)
    else:
        board.push(frames.CHOOSE_GIFT, 0)


def lay_out_deck(board: Board) -> None:
    """All cards of the age begin as counts in the discard, which is empty of them, and are drawn from there."""
    for card in range((board.age - 1) * sizes.GIFTS, board.age * sizes.GIFTS):
        board.discarded[card] = board.pieces.number[pieces.CARD + card][pieces.COPIES + board.seats]


def deal_pack(board: Board, pack: int) -> None:
    """Packs lie in order, so that equal ones are equal; BR4.1.4 what is left in the end is never dealt."""
    age = board.age - 1
    for dealt in range(sizes.PACK):
        place = dealt
        card = drawn(board)
        while place > 0 and board.cell[age][cell_in_pack(pack, place - 1)] > card + 1:
            board.cell[age][cell_in_pack(pack, place)] = board.cell[age][cell_in_pack(pack, place - 1)]
            place -= 1
        board.cell[age][cell_in_pack(pack, place)] = card + 1
    if pack == board.seats - 1:
        cell = sizes.UNDEALT
        for card in range(age * sizes.GIFTS, (age + 1) * sizes.GIFTS):
            while board.discarded[card]:
                board.discarded[card] -= 1
                board.cell[age][cell] = card + 1
                cell += 1


def drawn(board: Board) -> int:
    """A card of the deck of this age by chance."""
    left = 0
    first = (board.age - 1) * sizes.GIFTS
    for card in range(first, first + sizes.GIFTS):
        left += board.discarded[card]
    nth = board.draw(left)
    card = first
    while nth >= board.discarded[card]:
        nth -= board.discarded[card]
        card += 1
    board.discarded[card] -= 1
    return card


def take_all(board: Board) -> None:
    """BR3.6"""
    for seat in range(board.seats):
        for place in range(sizes.PACK):
            card = board.cell[0][cell_in_pack(seat, place)] - 1
            board.whisper(1 << seat, events.TOOK, seat, card)
            board.cell[0][cell_in_pack(seat, place)] = 0
            board.cell[0][cell_taken(seat, place)] = card + 1
            board.hand[seat][card] += 1


# CHOOSE_GIFT


def choose_gift_options(board: Board, seat: int) -> None:
    pack = pack_of(board, seat)
    last = 0
    for place in range(sizes.PACK):
        card = board.cell[board.age - 1][cell_in_pack(pack, place)]
        if card != last and card > 0:
            board.offer(words.TAKE + card - 1)
            last = card


def choose_gift(board: Board, seat: int, action: int) -> None:
    """BR7.1 At once, in secret."""
    if not board.commit(seat, action):
        return
    board.reveals += 1
    for chooser in range(board.seats):
        take(board, chooser, board.pick[chooser] - words.TAKE)
        board.pick[chooser] = 0
        board.committed &= ~(1 << chooser)
    board.choices -= 1
    if board.choices == 0:
        end_round(board)


def take(board: Board, seat: int, card: int) -> None:
    """The card leaves the pack; two taken from one pack stand in order, for they were taken at once."""
    board.whisper(1 << seat, events.TOOK, seat, card)
    age = board.age - 1
    pack = pack_of(board, seat)
    place = 0
    while board.cell[age][cell_in_pack(pack, place)] != card + 1:
        place += 1
    while place < sizes.PACK - 1:
        board.cell[age][cell_in_pack(pack, place)] = board.cell[age][cell_in_pack(pack, place + 1)]
        place += 1
    board.cell[age][cell_in_pack(pack, place)] = 0
    at_once = cards_taken_at_once(board)
    turn = at_once * board.pass_round + at_once - board.choices
    board.cell[age][cell_taken(seat, turn)] = card + 1
    if turn > at_once * board.pass_round and board.cell[age][cell_taken(seat, turn - 1)] > card + 1:
        board.cell[age][cell_taken(seat, turn)] = board.cell[age][cell_taken(seat, turn - 1)]
        board.cell[age][cell_taken(seat, turn - 1)] = card + 1
    board.hand[seat][card] += 1


def end_round(board: Board) -> None:
    """BR4.1.2 To the left, until each has six; the last two stay in the pack, out of the game."""
    if board.pass_round == pass_rounds(board) - 1:
        board.tell(events.DRAFT_ENDED, 6)
        board.pop()
    else:
        board.tell(events.PASSED_LEFT)
        board.pass_round += 1
        board.choices = cards_taken_at_once(board)
