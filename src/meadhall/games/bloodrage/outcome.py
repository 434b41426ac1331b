"""BR4.7.10-BR4.7.15 Outcome: the fate of the cards, losses, reward, glory and gains."""

from __future__ import annotations

from . import battle, destruction, effects, invade, memory
from . import board as table
from .board import Board
from .names import cards, causes, events, figures, pieces, sizes, sources, stats, tokens, units, windows, words


def is_loser(board: Board, seat: int) -> bool:
    """BR4.7.9 A tie makes losers of all."""
    return (board.fighters >> seat) & 1 == 1 and board.winner != seat + 1


# FATE_OF_CARDS


def decide_fate(board: Board) -> None:
    """BR4.7.10 Losers take back; Poison, Trickery, Prowess; the winner discards. The note says how far it is."""
    step = board.top_note()
    board.note[board.depth - 1] += 1
    if step == 0:
        for steps in range(board.seats):
            seat = table.seat_after(board, board.pillager, steps)
            if is_loser(board, seat):
                take_back(board, seat)
        for window in range(windows.POISON, windows.PROWESS):
            for steps in range(board.seats):
                seat = table.seat_after(board, board.pillager, steps)
                if board.winner and is_loser(board, seat):
                    effects.laid_card(board, seat, window, 0)
        if board.winner:
            effects.upgrades(board, board.winner - 1, windows.PROWESS, 0)
    else:
        board.pop()
        if board.winner:
            card = next_unsettled(board, board.winner - 1)
            while card >= 0:
                memory.discard(board, board.winner - 1, card)
                settle(board, board.winner - 1, card)
                card = next_unsettled(board, board.winner - 1)


def take_back(board: Board, seat: int) -> None:
    card = next_unsettled(board, seat)
    while card >= 0:
        board.tell(events.TOOK_BACK, seat, card)
        board.hand[seat][card] += 1
        settle(board, seat, card)
        card = next_unsettled(board, seat)


def card_of(board: Board, kind: int) -> int:
    """The card of a kind that one age only has."""
    card = 0
    while table.kind_of(board, card) != kind:
        card += 1
    return card


def is_unsettled(board: Board, seat: int, card: int) -> bool:
    """Whether the card lies before the seat on the table."""
    if board.laid[seat] == card + 1 and not (board.settled >> seat) & 1:
        return True
    kind = table.kind_of(board, card)
    if kind == cards.HEIMDALLS_EYE:
        return board.eyes[seat] > 0
    return kind == cards.HEIMDALLS_GAZE and board.gazes[seat] > 0


def next_unsettled(board: Board, seat: int) -> int:
    """One of the seat's cards on the table; -1 when none is left."""
    if board.laid[seat] and not (board.settled >> seat) & 1:
        return board.laid[seat] - 1
    if board.eyes[seat]:
        return card_of(board, cards.HEIMDALLS_EYE)
    if board.gazes[seat]:
        return card_of(board, cards.HEIMDALLS_GAZE)
    return -1


def settle(board: Board, seat: int, card: int) -> None:
    """Off the table. A laid card stays written, for its text may act later; added ones have done their part."""
    if board.laid[seat] == card + 1 and not (board.settled >> seat) & 1:
        board.settled |= 1 << seat
    elif table.kind_of(board, card) == cards.HEIMDALLS_EYE:
        board.eyes[seat] -= 1
    else:
        board.gazes[seat] -= 1


# PROWESS


def prowess_options(board: Board, seat: int) -> None:
    """BR6.26"""
    for card in range(sizes.CARDS):
        if is_unsettled(board, seat, card):
            board.offer(words.RETRIEVE + card)
    board.offer(words.DONE)


def prowess(board: Board, seat: int, action: int) -> None:
    """The frame's note is the price of a card, its extra how many are on the table."""
    if action == words.DONE:
        board.pop()
        return
    card = action - words.RETRIEVE
    board.tell(events.RETRIEVED, seat, card)
    settle(board, seat, card)
    board.hand[seat][card] += 1
    board.rage[seat] -= board.top_note()
    board.extra[board.depth - 1] -= 1
    if board.top_extra() == 0 or board.rage[seat] < board.top_note():
        board.pop()


# LOSSES


def take_losses(board: Board) -> None:
    """BR4.7.11"""
    board.pop()
    for seat in range(board.seats):
        if is_loser(board, seat):
            for figure in range(sizes.FIGURES):
                board.marked[seat][figure] = battle.in_battle(board, seat, figure)
    destruction.begin_destruction(board, board.pillager, board.site - 1, causes.BATTLE)


# REWARD


def give_reward(board: Board) -> None:
    """BR4.7.12 The token, Frigga's Grace, the leader upgrade. The frame's note is the step."""
    seat = board.pillager
    if board.fighters and board.winner != seat + 1:
        board.pop()
        return
    step = board.top_note()
    board.note[board.depth - 1] += 1
    if step == 0:
        take_token(board, seat)
    elif step == 1:
        effects.laid_card(board, seat, windows.GRACE, board.token[board.site - 1])
    else:
        board.pop()
        effects.upgrades(board, seat, windows.PILLAGED, board.site - 1)


def take_token(board: Board, seat: int) -> None:
    """BR6.21 The token of a challenge stays turned."""
    province = board.site - 1
    token = board.token[province]
    board.tell(events.PILLAGED, seat, province, token)
    board.pillaged |= 1 << province
    for _ in range(effects.upgrades(board, seat, windows.TOKEN, 1)):
        if token == tokens.GLORY:
            table.gain_glory(board, seat, board.pieces.number[pieces.TOKEN_GLORY][0], sources.PILLAGE)
        elif token == tokens.ALL:
            for stat in range(sizes.STATS):
                table.rise(board, seat, stat)
        else:
            table.rise(board, seat, token - 1)


# LEAD_ON


def lead_on_options(board: Board, seat: int) -> None:
    """BR6.22 Lord of Hammers: an adjacent empty village, or Yggdrasil."""
    near = invade.open_places(board) & table.neighbours(board.site - 1)
    for province in range(sizes.PROVINCES):
        if (near >> province) & 1:
            board.offer(words.LEAD + province)
    board.offer(words.DECLINE)


def lead_on(board: Board, seat: int, action: int) -> None:
    board.pop()
    if action != words.DECLINE:
        goal = action - words.LEAD
        board.tell(events.MOVED, seat, units.LEADER, board.site - 1, goal)
        table.shift(board, seat, figures.LEADER, board.site - 1, goal)


# BATTLE_GLORY


def give_battle_glory(board: Board) -> None:
    """BR4.7.13"""
    board.pop()
    if board.winner:
        axes = table.stat_of(board, board.winner - 1, stats.AXES)
        table.gain_glory(board, board.winner - 1, axes, sources.BATTLES)


# GAINS


def give_gains(board: Board) -> None:
    """BR4.7.14 For each seat the card it laid, then Valkyrie and Thor's Glory. The frame's note counts both."""
    step = board.top_note()
    if step == 2 * board.seats:
        board.pop()
        return
    board.note[board.depth - 1] += 1
    seat = table.seat_after(board, board.pillager, step // 2)
    if (board.fighters >> seat) & 1:
        if step % 2 == 0:
            effects.laid_card(board, seat, windows.GAIN, 0)
        else:
            effects.upgrades(board, seat, windows.AFTERMATH, 0)


# BLESSINGS


def next_blessing(board: Board) -> None:
    """BR4.7.14, BR6.25 The frame's note counts the seats."""
    steps = board.top_note()
    if steps == board.seats:
        board.pop()
        return
    board.note[board.depth - 1] += 1
    seat = table.seat_after(board, board.pillager, steps)
    if is_loser(board, seat):
        effects.upgrades(board, seat, windows.LOST, board.site - 1)


# BLESSING


def blessing_options(board: Board, seat: int) -> None:
    board.offer(words.INVADE + board.site - 1)
    board.offer(words.DECLINE)


def blessing(board: Board, seat: int, action: int) -> None:
    board.pop()
    if action != words.DECLINE:
        invade.reinforce(board, seat, board.site - 1)
