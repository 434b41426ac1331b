"""AS5.3.3 Odin's order, and AS5.7 the deals about it, where the table plays with them.

What is offered is named aloud: a weapon or wizardry tile in an offer is seen by all from then on.
"""

from __future__ import annotations

from . import board as table
from .board import Board
from .names import events, frames, sizes, sorts, words


def begin(board: Board, seat: int) -> None:
    """Offers first, where there are any; then the numbers."""
    board.push(frames.ORDER, seat, 1)
    if board.deals:
        next_offer(board, seat, 0)


# ORDER: the note is the number to be handed out


def order_options(board: Board, seat: int) -> None:
    """AS5.7 Numbers that are promised bind."""
    number = board.top_note()
    bound = 0
    for each in range(board.seats):
        if board.promised[each]:
            bound |= 1 << (board.promised[each] - 1)
    for other in range(board.seats):
        if board.new_order[other] == 0:
            if board.promised[number - 1]:
                if board.promised[number - 1] == other + 1:
                    board.offer(words.NUMBER + (number - 1) * sizes.SEATS + other)
            elif not (bound >> other) & 1:
                board.offer(words.NUMBER + (number - 1) * sizes.SEATS + other)
    if number == 1 and bound == 0:
        board.offer(words.DECLINE)


def hand_out(board: Board, seat: int, action: int) -> None:
    if action == words.DECLINE:
        board.pop()
        return
    number = (action - words.NUMBER) // sizes.SEATS + 1
    board.new_order[(action - words.NUMBER) % sizes.SEATS] = number
    if number == board.seats:
        board.pop()
        settle_order(board)
    else:
        board.note[board.depth - 1] = number + 1


def settle_order(board: Board) -> None:
    """AS5.5"""
    for number in range(1, board.seats + 1):
        for seat in range(board.seats):
            if board.new_order[seat] == number:
                board.tell(events.NUMBERED, seat, number)
                board.order[seat] = number
    for seat in range(board.seats):
        board.new_order[seat] = 0
        board.promised[seat] = 0


# OFFER_NUMBER: the note is the seat of Odin's player


def next_offer(board: Board, chief: int, after: int) -> None:
    """In player order, each other player once; then the answers."""
    for number in range(after + 1, board.seats + 1):
        seat = table.seat_of(board, number)
        if seat != chief:
            board.push(frames.OFFER_NUMBER, seat, chief)
            return
    next_answer(board, chief, 0)


def may_offer_draw(board: Board, seat: int, sort: int, draw: int) -> bool:
    if board.tile_holder[sort][draw] != seat + 1:
        return False
    return not (board.offered_draws[seat][sort] >> draw) & 1


def find_draw(board: Board, seat: int, sort: int, kind: int) -> int:
    """A tile of that kind that the seat can still offer; -1 if there is none."""
    for draw in range(board.drawn[sort]):
        if board.tile_kind[sort][draw] == kind + 1 and may_offer_draw(board, seat, sort, draw):
            return draw
    return -1


def things_left(board: Board, seat: int) -> int:
    """What the seat has and has not offered yet."""
    count = 0
    for piece in range(sizes.PIECES):
        count += board.held[seat][piece] - board.offered[seat][piece]
    for tile in range(sizes.POPULATION):
        count += board.population_tiles[seat][tile] - board.offered_tiles[seat][tile]
    for sort in range(sizes.SORTS):
        for draw in range(board.drawn[sort]):
            if may_offer_draw(board, seat, sort, draw):
                count += 1
    for skill in range(sizes.SKILLS):
        if board.skill_holder[skill] == seat + 1 and not (board.offered_skills[seat] >> skill) & 1:
            count += 1
    return count


def has_offered(board: Board, seat: int) -> bool:
    if board.offered_skills[seat]:
        return True
    for piece in range(sizes.PIECES):
        if board.offered[seat][piece]:
            return True
    for tile in range(sizes.POPULATION):
        if board.offered_tiles[seat][tile]:
            return True
    return board.offered_draws[seat][0] != 0 or board.offered_draws[seat][1] != 0


def want_options(board: Board, seat: int) -> None:
    if things_left(board, seat) > 0:
        for number in range(board.seats):
            board.offer(words.WANT + number)
    board.offer(words.DECLINE)


def want(board: Board, seat: int, action: int) -> None:
    chief = board.top_note()
    board.pop()
    if action == words.DECLINE:
        board.tell(events.NO_OFFER, seat)
        next_offer(board, chief, board.order[seat])
    else:
        board.tell(events.WANTED, seat, action - words.WANT + 1)
        board.wanted[seat] = action - words.WANT + 1
        board.push(frames.OFFER_PIECES, seat, chief)


# OFFER_PIECES: the note is the seat of Odin's player


def offer_options(board: Board, seat: int) -> None:
    for piece in range(sizes.PIECES):
        if board.held[seat][piece] > board.offered[seat][piece]:
            board.offer(words.OFFER + piece)
    for tile in range(sizes.POPULATION):
        if board.population_tiles[seat][tile] > board.offered_tiles[seat][tile]:
            board.offer(words.OFFER_TILE + tile)
    for value in range(sizes.WEAPONS):
        if find_draw(board, seat, sorts.WEAPON, value) >= 0:
            board.offer(words.OFFER_WEAPON + value)
    for kind in range(sizes.WIZARDRIES):
        if find_draw(board, seat, sorts.WIZARDRY, kind) >= 0:
            board.offer(words.OFFER_WIZARDRY + kind)
    for skill in range(sizes.SKILLS):
        if board.skill_holder[skill] == seat + 1 and not (board.offered_skills[seat] >> skill) & 1:
            board.offer(words.OFFER_SKILL + skill)
    if has_offered(board, seat):
        board.offer(words.DONE)


def offer(board: Board, seat: int, action: int) -> None:
    if action == words.DONE:
        chief = board.top_note()
        board.pop()
        next_offer(board, chief, board.order[seat])
    elif action >= words.OFFER_SKILL:
        board.tell(events.OFFERED_SKILL, seat, action - words.OFFER_SKILL)
        board.offered_skills[seat] |= 1 << (action - words.OFFER_SKILL)
    elif action >= words.OFFER_WIZARDRY:
        board.tell(events.OFFERED_WIZARDRY, seat, action - words.OFFER_WIZARDRY)
        show_draw(board, seat, sorts.WIZARDRY, action - words.OFFER_WIZARDRY)
    elif action >= words.OFFER_WEAPON:
        board.tell(events.OFFERED_WEAPON, seat, action - words.OFFER_WEAPON + 1)
        show_draw(board, seat, sorts.WEAPON, action - words.OFFER_WEAPON)
    elif action >= words.OFFER_TILE:
        board.tell(events.OFFERED_TILE, seat, action - words.OFFER_TILE)
        board.offered_tiles[seat][action - words.OFFER_TILE] += 1
    else:
        board.tell(events.OFFERED, seat, action - words.OFFER)
        board.offered[seat][action - words.OFFER] += 1


def show_draw(board: Board, seat: int, sort: int, kind: int) -> None:
    draw = find_draw(board, seat, sort, kind)
    board.offered_draws[seat][sort] |= 1 << draw
    board.tile_shown[sort][draw] = 1
    board.reveals += 1


# ANSWER: the note is the seat whose offer it is


def next_answer(board: Board, chief: int, after: int) -> None:
    for number in range(after + 1, board.seats + 1):
        seat = table.seat_of(board, number)
        if board.wanted[seat]:
            board.push(frames.ANSWER, chief, seat)
            return


def answer_options(board: Board, seat: int) -> None:
    """Offers fit together if they ask for different numbers."""
    if board.promised[board.wanted[board.top_note()] - 1] == 0:
        board.offer(words.ACCEPT)
    board.offer(words.REFUSE)


def answer(board: Board, seat: int, action: int) -> None:
    giver = board.top_note()
    board.pop()
    if action == words.ACCEPT:
        board.tell(events.ACCEPTED, seat, giver, board.wanted[giver])
        board.promised[board.wanted[giver] - 1] = giver + 1
        carry_out(board, seat, giver)
    else:
        board.tell(events.REFUSED, seat, giver)
    withdraw(board, giver)
    next_answer(board, seat, board.order[giver])


def carry_out(board: Board, chief: int, giver: int) -> None:
    """The pieces move at once."""
    for piece in range(sizes.PIECES):
        board.held[giver][piece] -= board.offered[giver][piece]
        board.held[chief][piece] += board.offered[giver][piece]
    for tile in range(sizes.POPULATION):
        board.population_tiles[giver][tile] -= board.offered_tiles[giver][tile]
        board.population_tiles[chief][tile] += board.offered_tiles[giver][tile]
    for sort in range(sizes.SORTS):
        for draw in range(board.drawn[sort]):
            if (board.offered_draws[giver][sort] >> draw) & 1:
                board.tile_holder[sort][draw] = chief + 1
    for skill in range(sizes.SKILLS):
        if (board.offered_skills[giver] >> skill) & 1:
            board.skill_holder[skill] = chief + 1


def withdraw(board: Board, giver: int) -> None:
    """The offer is answered."""
    board.wanted[giver] = 0
    board.offered_skills[giver] = 0
    for piece in range(sizes.PIECES):
        board.offered[giver][piece] = 0
    for tile in range(sizes.POPULATION):
        board.offered_tiles[giver][tile] = 0
    for sort in range(sizes.SORTS):
        board.offered_draws[giver][sort] = 0
