"""BR4.1 A guess at the draft: the cells of each set are dealt anew, and swapped until all is explained."""

from __future__ import annotations

import cython

from . import board as table
from . import gifts, knowledge
from . import guess as notes
from .board import Board
from .names import guesses, sights, sizes, suits

if not cython.compiled:
    from .guess import Guess


def find_draft(board: Board, guess: Guess) -> None:
    """Where no draft explains all memories, in a position set up by hand, the oldest are given up first."""
    guess.forgotten = 0
    while not is_draft_found(board, guess):
        guess.forgotten += 1
    for age in range(board.age):
        put_in_order(board, age)


def is_draft_found(board: Board, guess: Guess) -> bool:
    for attempt in range(guesses.ATTEMPTS):
        guess.pressed = board.draw(1 << board.seats) if attempt else 0
        if deal_ages(board, guess):
            return True
    return False


def deal_ages(board: Board, guess: Guess) -> bool:
    """All ages so far; what was carried over ties each to the one before."""
    for age in range(board.age):
        if not deal_age(board, guess, age):
            return False
    return True


def deal_age(board: Board, guess: Guess, age: int) -> bool:
    """Deal the cards of each set anew, and fix what contradicts what all have seen."""
    for cell in range(sizes.CELLS):
        guess.sight[cell] = knowledge.sight_of(board, guess.viewer, age, cell)
    for _ in range(guesses.TRIES):
        if age == board.age - 1 and knowledge.is_before_discard(board):
            notes.guess_all_carried(board, guess)
        deal_out(board, guess, age)
        if set_right(board, guess, age):
            return True
    return False


def deal_out(board: Board, guess: Guess, age: int) -> None:
    """By nothing but which cards each set holds."""
    for sight in range(sights.SIGHTS):
        left = 0
        for card in range(sizes.GIFTS):
            guess.copies[card] = 0
        for cell in range(sizes.CELLS):
            if guess.sight[cell] == sight:
                guess.copies[(board.cell[age][cell] - 1) % sizes.GIFTS] += 1
                left += 1
        for cell in range(sizes.CELLS):
            if guess.sight[cell] == sight:
                nth = board.draw(left)
                card = 0
                while nth >= guess.copies[card]:
                    nth -= guess.copies[card]
                    card += 1
                guess.copies[card] -= 1
                board.cell[age][cell] = age * sizes.GIFTS + card + 1
                left -= 1


# What contradicts


def set_right(board: Board, guess: Guess, age: int) -> bool:
    """Swap within the sets until everybody has what it must have."""
    for swap in range(guesses.SWAPS):
        if not is_card_lacking(board, guess, age) and not is_quest_lacking(board, guess, age):
            return True
        strictly = 1 if swap < guesses.SWAPS // 2 else 0
        done = swap_in(board, guess, age, strictly)
        if not done and strictly:
            done = swap_in(board, guess, age, 0)
        if not done:
            return False
    return False


def is_card_lacking(board: Board, guess: Guess, age: int) -> bool:
    """Whether there is a card that all know a seat to have drafted and that it has not."""
    if age < guess.forgotten:
        return False
    for seat in range(board.seats):
        if seat != guess.viewer:
            for card in range(age * sizes.GIFTS, (age + 1) * sizes.GIFTS):
                if board.proven[seat][card] and knowledge.taken_of(board, seat, card) < board.proven[seat][card]:
                    guess.lacking_seat = seat
                    guess.lacking_card = card
                    return True
    return False


def is_quest_lacking(board: Board, guess: Guess, age: int) -> bool:
    """Whether there is a seat with fewer quests than lie committed before it."""
    if age < board.age - 2 or guess.forgotten == board.age or not knowledge.is_before_discard(board):
        return False
    for seat in range(board.seats):
        if seat != guess.viewer:
            lacks = 0
            if age == board.age - 1:
                lacks = 1 if notes.missing_quests(board, guess, seat) > 0 else 0
            elif notes.must_carry_quest(board, guess, seat):
                lacks = 1 if knowledge.hidden_quests(board, seat, age) == 0 else 0
            if lacks:
                guess.lacking_seat = seat
                guess.lacking_card = guesses.ANY
                return True
    return False


# Swaps


def swap_in(board: Board, guess: Guess, age: int, strictly: int) -> bool:
    """Bring what is lacking into a cell of the seat, for a card that it can spare; by chance among all ways."""
    ways = 0
    mine = 0
    theirs = 0
    first = gifts.cell_taken(guess.lacking_seat, 0)
    last = gifts.cell_taken(guess.lacking_seat + 1, 0)
    for cell in range(first, last):
        if guess.sight[cell] != sights.KNOWN and not (strictly and is_needed(board, guess, age, cell)):
            for other in range(sizes.CELLS):
                if guess.sight[other] == guess.sight[cell] and not first <= other < last:
                    if not is_lacking(board, guess, age, cell, other):
                        continue
                    if not (strictly and is_needed(board, guess, age, other)):
                        ways += 1
                        if board.draw(ways) == 0:
                            mine = cell
                            theirs = other
    if ways == 0:
        return False
    swapped = board.cell[age][mine]
    board.cell[age][mine] = board.cell[age][theirs]
    board.cell[age][theirs] = swapped
    return True


def is_lacking(board: Board, guess: Guess, age: int, cell: int, other: int) -> bool:
    """Whether the other cell holds what is lacking: that card, or a quest where this cell has none."""
    if guess.lacking_card != guesses.ANY:
        return board.cell[age][other] == guess.lacking_card + 1
    if table.suit_of(board, board.cell[age][other] - 1) != suits.QUEST:
        return False
    return table.suit_of(board, board.cell[age][cell] - 1) != suits.QUEST


def is_needed(board: Board, guess: Guess, age: int, cell: int) -> bool:
    """Whether the card there cannot leave the seat that drafted it."""
    if cell >= sizes.PACKS:
        return False
    seat = cell // sizes.TURNS
    card = board.cell[age][cell] - 1
    if is_quest_needed(board, guess, age, seat, card):
        return True
    if age < guess.forgotten:
        return False
    return board.proven[seat][card] > 0 and knowledge.taken_of(board, seat, card) <= board.proven[seat][card]


def is_quest_needed(board: Board, guess: Guess, age: int, seat: int, card: int) -> bool:
    """Whether the seat has just as many quests as lie committed before it."""
    if age < board.age - 1 or not knowledge.is_before_discard(board) or table.suit_of(board, card) != suits.QUEST:
        return False
    return table.quests_of(board, seat) > 0 and notes.missing_quests(board, guess, seat) >= 0


# Order


def put_in_order(board: Board, age: int) -> None:
    """What has no order in itself stands in order: packs, undealt cards, cards taken at once."""
    for pack in range(board.seats):
        sort(board, age, gifts.cell_in_pack(pack, 0), gifts.cell_in_pack(pack, sizes.PACK))
        if board.first_game and age == 0:
            sort(board, age, gifts.cell_taken(pack, 0), gifts.cell_taken(pack, sizes.TURNS))
        elif board.seats == 2:
            for turn in range(0, sizes.TURNS, 2):
                sort(board, age, gifts.cell_taken(pack, turn), gifts.cell_taken(pack, turn + 2))
    sort(board, age, sizes.UNDEALT, sizes.CELLS)


def sort(board: Board, age: int, first: int, last: int) -> None:
    """Cards from the lowest; empty cells stay behind them."""
    for start in range(first + 1, last):
        card = board.cell[age][start]
        cell = start
        while card and cell > first and board.cell[age][cell - 1] > card:
            board.cell[age][cell] = board.cell[age][cell - 1]
            cell -= 1
        board.cell[age][cell] = card
