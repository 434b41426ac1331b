"""BR4.5 Upgrade, and the free invade that comes with it."""

from __future__ import annotations

from . import action as actions
from . import board as table
from . import effects, invade, memory
from .board import Board
from .names import events, figures, frames, pieces, places, sizes, suits, windows, words


def printed_cost(board: Board, card: int) -> int:
    return board.pieces.number[pieces.CARD + card][pieces.COST]


def upgrade_cost(board: Board, seat: int, card: int) -> int:
    """BR6.28"""
    return effects.upgrades(board, seat, windows.COST, printed_cost(board, card))


def first_slot(suit: int) -> int:
    """BR2.5 Warriors, leader, ship, two monsters, three for the clan."""
    return 5 if suit == suits.CLAN else suit


def slots_of(suit: int) -> int:
    return 3 if suit == suits.CLAN else 2 if suit == suits.MONSTER else 1


def offer_cards(board: Board, seat: int) -> None:
    """BR4.5.1 Upgrades that can be paid, into any slot of their kind; BR4.6.1 quests."""
    rebate = effects.slot_with(board, seat, windows.COST)
    card = table.next_in_hand(board, seat, 0)
    while card < sizes.CARDS:
        suit = board.pieces.number[pieces.CARD + card][pieces.SUIT]
        if suit == suits.QUEST:
            board.offer(words.QUEST + card)
        elif suit != suits.BATTLE:
            cost = upgrade_cost(board, seat, card) if rebate >= 0 else printed_cost(board, card)
            if cost <= board.rage[seat]:
                for slot in range(slots_of(suit)):
                    board.offer(words.UPGRADE + 3 * card + slot)
        card = table.next_in_hand(board, seat, card + 1)


def upgrade(board: Board, seat: int, what: int) -> None:
    """`what` is a card and a slot, as the vocabulary counts them. BR4.5.5 The cost comes before all else."""
    card = what // 3
    suit = table.suit_of(board, card)
    slot = first_slot(suit) + what % 3
    cost = upgrade_cost(board, seat, card)
    board.tell(events.UPGRADED, seat, card, cost)
    board.reveals += 1
    actions.pay(board, seat, cost)
    board.hand[seat][card] -= 1
    memory.leave(board, seat, card)
    replace(board, seat, slot)
    board.upgrade[seat][slot] = card + 1
    if suit == suits.MONSTER:
        board.at[seat][slot] = places.RESERVE + 1
    if suit != suits.CLAN:
        offer_free_invade(board, seat, slot)


def replace(board: Board, seat: int, slot: int) -> None:
    """BR4.5.1 The old card is discarded; BR4.5.3 a monster's figure leaves the game for the new one, undestroyed."""
    if board.upgrade[seat][slot] == 0:
        return
    card = board.upgrade[seat][slot] - 1
    board.tell(events.REPLACED, seat, card)
    board.discarded[card] += 1
    if table.suit_of(board, card) == suits.MONSTER:
        board.tell(events.LEFT_GAME, seat, table.unit_of(board, seat, slot))


# FREE_INVADE


def may_invade_freely(board: Board, seat: int, slot: int, figure: int) -> bool:
    """BR4.5.2 Such a figure, in the reserve; a Sea Serpent may be the ship."""
    if table.count_at(board, seat, figure, places.RESERVE) == 0:
        return False
    return figure == slot or (slot == figures.SHIP and table.is_ship(board, seat, figure))


def offer_free_invade(board: Board, seat: int, slot: int) -> None:
    """BR4.5.6 Only where it is possible. The frame's note is the slot, its extra the figure's name."""
    if not invade.has_horns_free(board, seat):
        return
    opened = invade.open_places(board)
    for figure in range(sizes.FIGURES):
        if may_invade_freely(board, seat, slot, figure) and invade.places_for(board, seat, figure, opened):
            board.push(frames.FREE_INVADE, seat, slot, table.unit_of(board, seat, slot))
            return


def free_invade_options(board: Board, seat: int) -> None:
    opened = invade.open_places(board)
    for figure in range(sizes.FIGURES):
        if may_invade_freely(board, seat, board.top_note(), figure):
            invade.offer_places(board, seat, figure, opened, words.INVADE)
    board.offer(words.DECLINE)


def free_invade(board: Board, seat: int, action: int) -> None:
    board.pop()
    if action != words.DECLINE:
        what = action - words.INVADE
        figure = table.figure_of(board, seat, what // sizes.LANDS)
        invade.enter(board, seat, figure, places.RESERVE, what % sizes.LANDS, 0)
