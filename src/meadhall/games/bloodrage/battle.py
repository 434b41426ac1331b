"""BR4.7.4-BR4.7.9 Battle: secret cards, their texts, late cards, and the comparison."""

from __future__ import annotations

from . import board as table
from . import destruction, effects, memory, strength
from .board import Board
from .names import cards, causes, events, figures, frames, pieces, sizes, suits, windows, words

# LAY_CARD


def who_lays(board: Board) -> int:
    """BR4.7.4 Everybody in the battle with a card in hand."""
    mask = 0
    for seat in range(board.seats):
        if (board.fighters >> seat) & 1 and table.has_cards(board, seat):
            mask |= 1 << seat
    return mask


def ask_for_cards(board: Board) -> None:
    if who_lays(board):
        board.push(frames.LAY_CARD, board.pillager)


def lay_options(board: Board, seat: int) -> None:
    card = table.next_in_hand(board, seat, 0)
    while card < sizes.CARDS:
        board.offer(words.LAY + card)
        card = table.next_in_hand(board, seat, card + 1)


def lay(board: Board, seat: int, action: int) -> None:
    """All are revealed at once."""
    if not board.commit(seat, action):
        return
    laying = who_lays(board)
    board.reveals += 1
    for steps in range(board.seats):
        layer = table.seat_after(board, board.pillager, steps)
        if (laying >> layer) & 1:
            card = board.pick[layer] - words.LAY
            board.tell(events.REVEALED, layer, card)
            board.pick[layer] = 0
            board.committed &= ~(1 << layer)
            board.hand[layer][card] -= 1
            board.laid[layer] = card + 1
            memory.reveal(board, layer, card, 1)
    board.pop()


# TEXTS


def resolve_texts(board: Board) -> None:
    """BR4.7.6 Primacy, then Watch, then the others from the pillager clockwise. The note counts those that are done."""
    if board.top_note() == 0:
        for steps in range(board.seats):
            effects.laid_card(board, table.seat_after(board, board.pillager, steps), windows.PRIMACY, 0)
        watched = 0
        for steps in range(board.seats):
            watched += effects.laid_card(board, table.seat_after(board, board.pillager, steps), windows.WATCH, 0)
        if watched:
            replay_for_watch(board)
            return
    if board.top_note() == board.seats:
        board.pop()
        return
    seat = table.seat_after(board, board.pillager, board.top_note())
    board.note[board.depth - 1] += 1
    if is_quest_laid(board, seat) and quest_bonus(board, seat):
        board.push(frames.COUNT_QUEST, seat)
    else:
        effects.laid_card(board, seat, windows.BEFORE, 0)


def replay_for_watch(board: Board) -> None:
    """BR6.15 All revealed cards are discarded; those with cards play again. Under a Primacy no Watch acts."""
    for steps in range(board.seats):
        seat = table.seat_after(board, board.pillager, steps)
        if board.laid[seat]:
            memory.discard(board, seat, board.laid[seat] - 1)
            board.laid[seat] = 0
    ask_for_cards(board)


# COUNT_QUEST


def is_quest_laid(board: Board, seat: int) -> bool:
    return board.laid[seat] > 0 and table.suit_of(board, board.laid[seat] - 1) == suits.QUEST


def quest_bonus(board: Board, seat: int) -> int:
    """BR6.27 What Tyr's Domain or Tyr's Wrath make of a quest; 0 without them."""
    return effects.upgrades(board, seat, windows.QUEST_BONUS, 0)


def count_quest_options(board: Board, seat: int) -> None:
    board.offer(words.COUNT)
    board.offer(words.DECLINE)


def count_quest(board: Board, seat: int, action: int) -> None:
    board.pop()
    if action == words.COUNT:
        board.tell(events.COUNTED, seat, board.laid[seat] - 1, quest_bonus(board, seat))
        board.counted |= 1 << seat


# TIDE


def in_battle(board: Board, seat: int, figure: int) -> int:
    """How many such figures of the seat are in the battle, ships in the fjord among them."""
    site = board.site - 1
    if figure == figures.WARRIOR:
        return board.warriors[seat][site]
    place = board.at[seat][figure] - 1
    return 1 if place >= 0 and (place == site or place == table.fjord_of(site)) else 0


def ebb(board: Board) -> None:
    """BR6.17 Everybody chooses the figure kept, then the others fall at once. The frame's note counts the seats."""
    while board.top_note() < board.seats:
        seat = table.seat_after(board, board.pillager, board.top_note())
        board.note[board.depth - 1] += 1
        sorts = 0
        for figure in range(sizes.FIGURES):
            if in_battle(board, seat, figure):
                sorts += 1
                board.spared[seat] = figure + 1
        if sorts > 1:
            board.spared[seat] = 0
            board.push(frames.ODINS_TIDE, seat)
            return
    board.pop()
    for seat in range(board.seats):
        for figure in range(sizes.FIGURES):
            kept = 1 if board.spared[seat] == figure + 1 else 0
            board.marked[seat][figure] = max(in_battle(board, seat, figure) - kept, 0)
        board.spared[seat] = 0
    destruction.begin_destruction(board, board.pillager, board.site - 1, causes.BATTLE)


# ODINS_TIDE


def odins_tide_options(board: Board, seat: int) -> None:
    for figure in range(sizes.FIGURES):
        if in_battle(board, seat, figure):
            board.offer(words.SPARE + table.unit_of(board, seat, figure))


def odins_tide(board: Board, seat: int, action: int) -> None:
    board.pop()
    board.spared[seat] = table.figure_of(board, seat, action - words.SPARE) + 1


# LATE_CARDS


def next_late_card(board: Board) -> None:
    """BR4.7.7 One card at a time, until all decline in a row. The note is who comes next, the extra who declined."""
    while board.top_extra() < board.seats:
        seat = table.seat_after(board, board.pillager, board.top_note())
        board.note[board.depth - 1] = (board.top_note() + 1) % board.seats
        board.extra[board.depth - 1] += 1
        if (board.fighters >> seat) & 1 and table.has_cards(board, seat):
            board.push(frames.ADD_CARD, seat)
            return
    board.pop()


# ADD_CARD


def add_options(board: Board, seat: int) -> None:
    card = table.next_in_hand(board, seat, 0)
    while card < sizes.CARDS:
        if effects.window_of(board, card) == windows.LATE:
            board.offer(words.ADD + card)
        card = table.next_in_hand(board, seat, card + 1)
    board.offer(words.DECLINE)


def add(board: Board, seat: int, action: int) -> None:
    board.pop()
    if action == words.DECLINE:
        return
    board.extra[board.depth - 1] = 0
    card = action - words.ADD
    board.tell(events.ADDED, seat, card)
    board.hand[seat][card] -= 1
    board.reveals += 1
    copies = 1 if board.laid[seat] == card + 1 else 0
    if table.kind_of(board, card) == cards.HEIMDALLS_EYE:
        board.eyes[seat] += 1
        copies += board.eyes[seat]
    else:
        board.gazes[seat] += 1
        copies += board.gazes[seat]
    memory.reveal(board, seat, card, copies)


# COMPARISON


def late_bonus(board: Board, kind: int) -> int:
    """The bonus of Heimdall's Eye or Gaze."""
    for card in range(sizes.GIFTS, sizes.CARDS):
        if table.kind_of(board, card) == kind:
            return board.pieces.number[pieces.CARD + card][pieces.NUMBER]
    return 0


def laid_bonus(board: Board, seat: int) -> int:
    """BR4.7.5 The printed bonus of a battle card; BR6.27 of a quest that counts; without Heimdall's Sight."""
    if board.laid[seat] == 0:
        return 0
    if (board.counted >> seat) & 1:
        return quest_bonus(board, seat)
    if table.suit_of(board, board.laid[seat] - 1) != suits.BATTLE:
        return 0
    return board.pieces.number[pieces.CARD + board.laid[seat] - 1][pieces.NUMBER]


def highest_bonus(board: Board, seat: int) -> int:
    """BR6.16 The highest single bonus among the cards of the seat."""
    best = laid_bonus(board, seat)
    if board.eyes[seat]:
        best = max(best, late_bonus(board, cards.HEIMDALLS_EYE))
    if board.gazes[seat]:
        best = max(best, late_bonus(board, cards.HEIMDALLS_GAZE))
    return best


def bonus_of(board: Board, seat: int) -> int:
    """All that the seat's cards add."""
    total = effects.laid_card(board, seat, windows.COMPARISON, laid_bonus(board, seat))
    if board.eyes[seat]:
        total += board.eyes[seat] * late_bonus(board, cards.HEIMDALLS_EYE)
    if board.gazes[seat]:
        total += board.gazes[seat] * late_bonus(board, cards.HEIMDALLS_GAZE)
    return total


def total_of(board: Board, seat: int) -> int:
    """BR4.7.8"""
    return strength.strength_in(board, seat, board.site - 1) + bonus_of(board, seat)


def compare(board: Board) -> None:
    """BR4.7.9 The one highest total wins; a tie for highest, and everyone loses."""
    board.pop()
    best = -1
    winner = 0
    for steps in range(board.seats):
        seat = table.seat_after(board, board.pillager, steps)
        if (board.fighters >> seat) & 1:
            total = total_of(board, seat)
            bonus = bonus_of(board, seat)
            board.tell(events.TOTAL, seat, total - bonus, bonus, total)
            board.total[seat] = total + 1
            board.bonus[seat] = bonus
            if total > best:
                best = total
                winner = seat + 1
            elif total == best:
                winner = 0
    if winner:
        board.tell(events.WON, winner - 1, board.site - 1)
    else:
        board.tell(events.TIED, board.site - 1)
    board.winner = winner
