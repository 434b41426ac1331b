"""A guess at the hidden cards: its notes, what follows from it so far, and the hands, by the guess at the draft.

The notes live on the stack of `imagine`, so several threads can guess at once.
"""

from __future__ import annotations

import cython

from meadhall.core import layout

from . import board as table
from . import gifts, knowledge
from .board import Board
from .names import sights, sizes, suits

if not cython.compiled:

    class UncompiledGuess:
        """The same fields as the C struct."""

        struct = "Guess"
        viewer: int  # the seat that guesses; -1: a spectator
        forgotten: int  # ages whose memory is given up, the first one first; the committed quests go with the last one
        pressed: int  # seats whose carried card is taken for a quest, as bits: tried where all else has failed
        lacking_seat: int  # who lacks a card
        lacking_card: int  # that card, or ANY quest
        sight: list[int]  # for each cell of the age, the set that it belongs to
        copies: list[int]  # of each card of the age, not dealt out yet
        carried: list[int]  # the card that each seat kept from the last age, plus one
        hand: list[int]  # how many cards are in a hand that no draft explains
        quests: list[int]  # how many quests lie committed before that seat

        def __init__(self) -> None:
            layout.fill(self)

    Guess = UncompiledGuess


def hand_of(board: Board, guess: Guess, seat: int, card: int) -> int:
    """Copies in the seat's hand and among its quests; what Poison brought is among them."""
    count = 0
    if table.age_of(card) == board.age:
        if knowledge.is_before_discard(board):
            taken = knowledge.taken_of(board, seat, card)
            count = taken - board.gone[seat][card] - knowledge.on_table(board, seat, card)
        elif guess.carried[seat] == card + 1:
            count = 1
    else:
        if knowledge.is_before_discard(board):
            count = max(-board.gone[seat][card], 0)
        if guess.carried[seat] == card + 1:
            count += 1
        count -= knowledge.on_table(board, seat, card)
    return max(count, 0)


def missing_quests(board: Board, guess: Guess, seat: int) -> int:
    """How many more lie committed before the seat than it has; below 0: it has some in hand."""
    missing = table.quests_of(board, seat)
    for card in range(sizes.CARDS):
        if table.suit_of(board, card) == suits.QUEST:
            missing -= hand_of(board, guess, seat, card)
    return missing


def must_carry_quest(board: Board, guess: Guess, seat: int) -> bool:
    """Whether more quests lie committed than the cards of this age can make: the one carried over is among them."""
    left = table.quests_of(board, seat)
    if left == 0 or board.carried[seat] == 0 or board.carried_card[seat] or not knowledge.is_before_discard(board):
        return False
    if (guess.pressed >> seat) & 1:
        return True
    for turn in range(sizes.TURNS):
        if board.cell[board.age - 1][gifts.cell_taken(seat, turn)]:
            left -= 1
    for card in range((board.age - 1) * sizes.GIFTS, board.age * sizes.GIFTS):
        if table.suit_of(board, card) == suits.QUEST:
            left += max(board.gone[seat][card], 0) + knowledge.on_table(board, seat, card)
        else:
            left += board.proven[seat][card]
    return left > 0


# BR4.8.1 What was carried over


def guess_all_carried(board: Board, guess: Guess) -> None:
    for seat in range(board.seats):
        if seat != guess.viewer:
            guess.carried[seat] = guess_carried(board, guess, seat) + 1


def guess_carried(board: Board, guess: Guess, seat: int) -> int:
    """The card kept from the last age: one that all have seen since, or any that was still hidden; -1 for none."""
    if board.carried[seat] == 0:
        return -1
    if board.carried_card[seat]:
        return board.carried_card[seat] - 1
    last = board.age - 2 if knowledge.is_before_discard(board) else board.age - 1
    if last < 0:
        return -1
    if must_carry_quest(board, guess, seat) and knowledge.hidden_quests(board, seat, last):
        return guess_hidden(board, seat, last, 1)
    hidden = knowledge.hidden_in(board, seat, last)
    if board.carried_before[seat] and board.draw(hidden + 1) == 0:
        if board.carried_before[seat] != sights.UNKNOWN:
            return board.carried_before[seat] - 1
        return guess_hidden(board, seat, last - 1, 0) if last else -1
    return guess_hidden(board, seat, last, 0)


def guess_hidden(board: Board, seat: int, age: int, quest: int) -> int:
    """A card of that age, or a quest if it must be, that the seat drafted and nobody has seen leave."""
    total = knowledge.hidden_quests(board, seat, age) if quest else knowledge.hidden_in(board, seat, age)
    if total <= 0:
        return -1
    nth = board.draw(total)
    card = age * sizes.GIFTS
    while (quest and table.suit_of(board, card) != suits.QUEST) or nth >= knowledge.hidden_of(board, seat, card):
        if not quest or table.suit_of(board, card) == suits.QUEST:
            nth -= knowledge.hidden_of(board, seat, card)
        card += 1
    return card


# Hands and quests


def guess_hands(board: Board, guess: Guess) -> None:
    """By the draft, where it makes hands of their true sizes; else from all cards out of sight."""
    strange = 0
    for seat in range(board.seats):
        if seat != guess.viewer:
            guess.hand[seat] = table.cards_in_hand(board, seat)
            guess.quests[seat] = table.quests_of(board, seat) if knowledge.is_before_discard(board) else 0
            for card in range(sizes.CARDS):
                board.hand[seat][card] = hand_of(board, guess, seat, card)
            if is_hand_explained(board, guess, seat):
                lay_quests(board, seat, guess.quests[seat])
            else:
                strange |= 1 << seat
                board.relaxed += 1
                clear_hand(board, seat)
    for seat in range(board.seats):
        if (strange >> seat) & 1:
            for _ in range(guess.quests[seat]):
                board.quests[seat][draw_unseen(board, 1)] += 1
            for _ in range(guess.hand[seat]):
                board.hand[seat][draw_unseen(board, 0)] += 1


def is_hand_explained(board: Board, guess: Guess, seat: int) -> bool:
    """Whether the draft makes a hand of the true size, with quests enough for those that lie committed."""
    if table.cards_in_hand(board, seat) != guess.hand[seat] + guess.quests[seat]:
        return False
    return guess.quests[seat] == 0 or missing_quests(board, guess, seat) <= 0


def lay_quests(board: Board, seat: int, count: int) -> None:
    """BR4.6.1 Only their number is known; after the discard they lie open."""
    if not knowledge.is_before_discard(board):
        return
    for card in range(sizes.CARDS):
        board.quests[seat][card] = 0
    for _ in range(count):
        left = 0
        for card in range(sizes.CARDS):
            if table.suit_of(board, card) == suits.QUEST:
                left += board.hand[seat][card]
        nth = board.draw(left)
        card = 0
        while table.suit_of(board, card) != suits.QUEST or nth >= board.hand[seat][card]:
            if table.suit_of(board, card) == suits.QUEST:
                nth -= board.hand[seat][card]
            card += 1
        board.hand[seat][card] -= 1
        board.quests[seat][card] += 1


def clear_hand(board: Board, seat: int) -> None:
    for card in range(sizes.CARDS):
        board.hand[seat][card] = 0
        if knowledge.is_before_discard(board):
            board.quests[seat][card] = 0


def draw_unseen(board: Board, quest: int) -> int:
    """A card that lies nowhere in sight, or a quest if it must be; any such card of these ages if none is left."""
    last = board.age * sizes.GIFTS - 1
    weighed = 1
    total = 0
    for card in range(last + 1):
        total += weight_of(board, card, quest, 1)
    if total == 0:
        weighed = 0
        for card in range(last + 1):
            total += weight_of(board, card, quest, 0)
    nth = board.draw(total)
    card = 0
    while card < last and nth >= weight_of(board, card, quest, weighed):
        nth -= weight_of(board, card, quest, weighed)
        card += 1
    return card


def weight_of(board: Board, card: int, quest: int, weighed: int) -> int:
    if quest and table.suit_of(board, card) != suits.QUEST:
        return 0
    return knowledge.unseen_of(board, card) if weighed else 1
