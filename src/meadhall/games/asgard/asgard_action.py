"""AS5.12-AS5.14 The Asgard action, step by step."""

from __future__ import annotations

from . import board as table
from . import supply
from .board import Board
from .names import events, frames, goods, pieces, sides, sizes, sorts, tiles, words


def begin(board: Board, seat: int, jointly: int) -> None:
    """AS5.12 Steps a to d; AS5.14 or all discs in one action."""
    if jointly:
        board.discs[seat] += board.asgard[seat]
        board.asgard[seat] = 0
    else:
        board.discs[seat] += 1
        board.asgard[seat] -= 1
    board.push(frames.MIDDLE, seat)
    board.push(frames.BUY_DISCS, seat, jointly)
    board.push(frames.BUY_RECRUITS, seat)
    board.push(frames.ASGARD_TILE, seat)


# ASGARD_TILE


def has_open_tile(board: Board) -> bool:
    for place in range(sizes.ROOM):
        if board.row[place] and not (board.row_down >> place) & 1:
            return True
    return False


def tile_options(board: Board, seat: int) -> None:
    for place in range(sizes.ROOM):
        if board.row[place] and not (board.row_down >> place) & 1:
            board.offer(words.TURN_OVER + board.row[place] - 1)


def turn_over(board: Board, seat: int, action: int) -> None:
    """AS5.12.1"""
    bonus = action - words.TURN_OVER
    board.tell(events.BONUS_FLIPPED, seat, bonus)
    board.pop()
    for place in range(sizes.ROOM):
        if board.row[place] == bonus + 1:
            board.row_down |= 1 << place
    if board.pieces.number[pieces.BONUS + bonus][pieces.EXCHANGES]:
        board.push(frames.EXCHANGE, seat)
    elif board.pieces.number[pieces.BONUS + bonus][pieces.GROUPS]:
        board.push(frames.ASGARD_BONUS, seat, bonus)


# ASGARD_BONUS: the note is the tile, the extra the kind of the first group, plus one


def bonus_options(board: Board, seat: int) -> None:
    for kind in range(sizes.RECRUITS):
        if kind + 1 != board.top_extra():
            board.offer(words.ASK + goods.WHITE_WARRIOR + kind)
    board.offer(words.DECLINE)


def take_bonus(board: Board, seat: int, action: int) -> None:
    bonus = board.top_note()
    second = 1 if board.top_extra() else 0
    board.pop()
    if action == words.DECLINE:
        board.tell(events.BONUS_DECLINED, seat)
        return
    piece = action - words.ASK
    if not second and board.pieces.number[pieces.BONUS + bonus][pieces.GROUPS + 1]:
        board.push(frames.ASGARD_BONUS, seat, bonus, piece - goods.WHITE_WARRIOR + 1)
    supply.receive(board, seat, piece, board.pieces.number[pieces.BONUS + bonus][pieces.GROUPS + second])


# Prices in seals: light, dark, either


def can_pay_seals(board: Board, seat: int, light: int, dark: int, either: int, tiles_paid: int) -> bool:
    """AS5.15.4 A seal tile stands in for either colour; some tiles may be paid away already."""
    light_left = board.held[seat][goods.LIGHT_SEAL] - light
    dark_left = board.held[seat][goods.DARK_SEAL] - dark
    short = max(0, -light_left) + max(0, -dark_left)
    spare = max(0, light_left) + max(0, dark_left)
    return short + max(0, either - spare) + tiles_paid <= board.population_tiles[seat][tiles.SEAL]


def recruit_price(board: Board, kind: int, side: int) -> int:
    """AS5.12.2 Seals of that colour for a recruit."""
    return board.pieces.number[pieces.RECRUIT + kind][pieces.PRICE + side]


def disc_price(board: Board, seat: int, colour: int) -> int:
    """AS5.12.3 Seals of that colour (2: either) for the leftmost own disc."""
    seals = 0
    for place in range(board.taken[seat] + 1):
        counts = 1 if place == board.taken[seat] else 0
        for other in range(board.seats):
            if other != seat and board.taken[other] <= place:
                counts = 1
        if counts and board.pieces.number[pieces.ROW][place] == colour:
            seals += 1
    return seals


def can_buy_recruit(board: Board, seat: int, kind: int) -> bool:
    """AS1.6.2 Not what would bring nothing."""
    if not supply.can_receive(board, seat, goods.WHITE_WARRIOR + kind):
        return False
    light = recruit_price(board, kind, sides.LIGHT)
    dark = recruit_price(board, kind, sides.DARK)
    return can_pay_seals(board, seat, light, dark, 0, 0)


def can_buy_disc(board: Board, seat: int) -> bool:
    if board.taken[seat] == sizes.ROW:
        return False
    light = disc_price(board, seat, sides.LIGHT)
    dark = disc_price(board, seat, sides.DARK)
    return can_pay_seals(board, seat, light, dark, disc_price(board, seat, 2), 0)


# BUY_RECRUITS


def buy_options(board: Board, seat: int) -> None:
    """AS5.12.2"""
    for kind in range(sizes.RECRUITS):
        if can_buy_recruit(board, seat, kind):
            board.offer(words.BUY + kind)
    board.offer(words.DONE)


def buy(board: Board, seat: int, action: int) -> None:
    if action == words.DONE:
        board.pop()
    else:
        for side in range(sizes.SEALS):
            board.need_seal[side] = recruit_price(board, action - words.BUY, side)
        board.push(frames.SEAL_PAYMENT, seat, action - words.BUY)


# BUY_DISCS: the note says that it is the joint action


def disc_options(board: Board, seat: int) -> None:
    """AS5.12.3, AS5.14"""
    if board.top_note():
        if board.taken[seat] < sizes.ROW:
            board.offer(words.TAKE_DISC)
    elif can_buy_disc(board, seat):
        board.offer(words.BUY_DISC)
    board.offer(words.DONE)


def buy_disc(board: Board, seat: int, action: int) -> None:
    if action == words.DONE:
        board.pop()
    elif action == words.TAKE_DISC:
        board.pop()
        board.tell(events.TOOK_DISC, seat, board.taken[seat] + 1)
        board.taken[seat] += 1
        board.push(frames.DISC_PLACE, seat)
    else:
        for colour in range(3):
            board.need_seal[colour] = disc_price(board, seat, colour)
        board.push(frames.SEAL_PAYMENT, seat, sizes.RECRUITS)


# SEAL_PAYMENT: the note is the kind of recruit, or 3 for a disc


def due(board: Board) -> int:
    """The colour to be paid next; 2 for either, 3 when all is paid."""
    for colour in range(3):
        if board.need_seal[colour]:
            return colour
    return 3


def can_pay_with(board: Board, seat: int, seal: int) -> bool:
    """Whether what is due can be paid with a seal of that colour or (2) with a tile, and the rest afterwards.

    A seal that is paid away counts as one that is needed.
    """
    colour = due(board)
    if seal == 2:
        if board.population_tiles[seat][tiles.SEAL] == 0:
            return False
    elif board.held[seat][goods.LIGHT_SEAL + seal] == 0 or (colour != seal and colour != 2):
        return False
    light = board.need_seal[sides.LIGHT] - (1 if colour == sides.LIGHT else 0) + (1 if seal == sides.LIGHT else 0)
    dark = board.need_seal[sides.DARK] - (1 if colour == sides.DARK else 0) + (1 if seal == sides.DARK else 0)
    either = board.need_seal[2] - (1 if colour == 2 else 0)
    return can_pay_seals(board, seat, light, dark, either, 1 if seal == 2 else 0)


def payment_options(board: Board, seat: int) -> None:
    for seal in range(sizes.SEALS):
        if can_pay_with(board, seat, seal):
            board.offer(words.PAY_SEAL + seal)
    if can_pay_with(board, seat, 2):
        board.offer(words.PAY_TILE)


def pay(board: Board, seat: int, action: int) -> None:
    bought = board.top_note()
    if action == words.PAY_TILE:
        board.tell(events.PAID_WITH_TILE, seat, tiles.SEAL)
        board.population_tiles[seat][tiles.SEAL] -= 1
    else:
        supply.spend(board, seat, goods.LIGHT_SEAL + action - words.PAY_SEAL)
    board.need_seal[due(board)] -= 1
    if due(board) == 3:
        board.pop()
        if bought == sizes.RECRUITS:
            board.tell(events.BOUGHT_DISC, seat, board.taken[seat] + 1)
            board.taken[seat] += 1
            board.push(frames.DISC_PLACE, seat)
        else:
            board.tell(events.BOUGHT, seat, bought)
            supply.receive(board, seat, goods.WHITE_WARRIOR + bought, 1)


# DISC_PLACE


def may_battle(board: Board, seat: int, slot: int) -> bool:
    """AS5.13"""
    world = slot // 2
    if table.is_closed(board, world) or board.battle[slot] or board.victory[world][seat]:
        return False
    return board.pieces.number[pieces.MOST][world] > 1 or board.battle[slot ^ 1] == 0


def offer_battles(board: Board, seat: int) -> None:
    for slot in range(sizes.BATTLES):
        if may_battle(board, seat, slot):
            board.offer(words.TO_BATTLE + slot)


def place_options(board: Board, seat: int) -> None:
    """AS5.12.4"""
    board.offer(words.TO_HAND)
    offer_battles(board, seat)


def place(board: Board, seat: int, action: int) -> None:
    board.pop()
    if action == words.TO_HAND:
        board.tell(events.DISC_TO_HAND, seat)
        board.discs[seat] += 1
    else:
        slot = action - words.TO_BATTLE
        board.tell(events.DISC_TO_BATTLE, seat, slot)
        board.battle[slot] = seat + 1
        look(board, seat, board.pieces.number[pieces.WORTH][pieces.GAIN + slot % 2])


# MIDDLE


def middle_options(board: Board, seat: int) -> None:
    if board.middle[seat]:
        offer_battles(board, seat)


def from_middle(board: Board, seat: int, action: int) -> None:
    """AS5.12.5 One after the other, without a tile."""
    slot = action - words.TO_BATTLE
    board.tell(events.DISC_FROM_MIDDLE, seat, slot)
    board.middle[seat] -= 1
    board.battle[slot] = seat + 1
    if board.middle[seat] == 0:
        board.pop()


# LOOK: the note is the sort


def look(board: Board, seat: int, sort: int) -> None:
    """AS5.15.1 Through the stack in private; an empty one gives nothing."""
    if table.tiles_in_stack(board, sort):
        board.tell(events.LOOKED, seat, sort)
        board.reveals += 1
        board.push(frames.LOOK, seat, sort)


def look_options(board: Board, seat: int) -> None:
    sort = board.top_note()
    word = words.KEEP_WEAPON if sort == sorts.WEAPON else words.KEEP_WIZARDRY
    for kind in range(sizes.KINDS):
        if board.stack_left[sort][kind]:
            board.offer(word + kind)


def keep(board: Board, seat: int, action: int) -> None:
    sort = board.top_note()
    kind = action - (words.KEEP_WEAPON if sort == sorts.WEAPON else words.KEEP_WIZARDRY)
    if sort == sorts.WEAPON:
        board.whisper(1 << seat, events.KEPT_WEAPON, seat, kind + 1)
    else:
        board.whisper(1 << seat, events.KEPT_WIZARDRY, seat, kind)
    board.pop()
    draw = board.drawn[sort]
    board.stack_left[sort][kind] -= 1
    board.drawn[sort] += 1
    board.tile_kind[sort][draw] = kind + 1
    board.tile_by[sort][draw] = seat + 1
    board.tile_holder[sort][draw] = seat + 1
