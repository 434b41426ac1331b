"""IA4 The wills of the seven Aesir."""

from __future__ import annotations

from . import awakening, rounds
from . import board as table
from .board import Board
from .names import aesir, events, frames, sizes, sources, words


def begin(board: Board, seat: int, who: int) -> None:
    """IA3.4 The winner does the will; IA3.5 one that cannot be done lapses."""
    if who == aesir.ODIN:
        board.push(frames.ODINS_WILL, seat)
    elif who == aesir.THOR and can_hide(board, seat):
        board.push(frames.THORS_WILL, seat)
    elif who == aesir.FREYA:
        board.push(frames.FREYAS_WILL, seat)
    elif who == aesir.LOKI and can_reach_others(board, seat):
        board.push(frames.LOKIS_WILL, seat)
    elif who == aesir.SIF and table.cards_in_deck(board) > 0:
        draw_for_sif(board, seat)
    elif who == aesir.BRAGI and can_reach_others(board, seat):
        board.push(frames.BRAGIS_GIFT, seat)
    elif who == aesir.HEIMDALL:
        board.push(frames.HEIMDALLS_WILL, seat)
    else:
        board.tell(events.LAPSED, seat, who)


def can_hide(board: Board, seat: int) -> bool:
    """IA4.2 There is another own stack with a face-up card."""
    for who in range(sizes.AESIR):
        if who != aesir.THOR and board.face_up[seat][who]:
            return True
    return False


def can_reach_others(board: Board, seat: int) -> bool:
    """IA4.4, IA4.6 An opponent has a face-up card."""
    for other in range(board.seats):
        if other != seat:
            for who in range(sizes.AESIR):
                if board.face_up[other][who]:
                    return True
    return False


def set_right(board: Board, seat: int) -> None:
    """IA4.9 After the whole will or scoring, for each whose stacks it changed.

    IA4.8 Hidden cards left alone turn up; IA4.3 the doubling card leaves a stack that is no more.
    """
    for who in range(sizes.AESIR):
        if board.face_up[seat][who] == 0:
            if board.hidden[seat][who]:
                turn_up(board, seat, who)
            if table.is_doubled(board, seat, who):
                board.tell(events.DOUBLING_RETURNED)
                board.doubling = 0


def turn_up(board: Board, seat: int, who: int) -> None:
    """IA4.8 On top of the owner's Thor stack, in their old order. The last one shows both its ends."""
    board.tell(events.TURNED_UP, seat, who, board.hidden[seat][who])
    if not board.open_ends:
        board.reveals += 1
    while board.hidden[seat][who]:
        table.put(board, seat, aesir.THOR, table.take_out(board, seat, who, 0))


# IA4.1 Odin


def odins_options(board: Board, seat: int) -> None:
    for who in range(sizes.AESIR):
        if board.face_up[seat][who]:
            board.offer(words.TURN_OWN + who)


def odins_will(board: Board, seat: int, action: int) -> None:
    who = action - words.TURN_OWN
    place = table.place_of(board, seat, who, 1)
    other = table.other_end(board, seat, who, place)
    board.tell(events.TURNED_OWN, seat, who, other)
    board.pop()
    table.take_out(board, seat, who, place)
    table.put(board, seat, other, who)
    table.uncover(board, seat, who)
    set_right(board, seat)


# IA4.2 Thor


def thors_options(board: Board, seat: int) -> None:
    for who in range(sizes.AESIR):
        if who != aesir.THOR and board.face_up[seat][who]:
            board.offer(words.HIDE + who)


def thors_will(board: Board, seat: int, action: int) -> None:
    """The cards go to the bottom, under those hidden earlier."""
    who = action - words.HIDE
    cards = board.face_up[seat][aesir.THOR]
    board.tell(events.HID, seat, who, cards)
    board.pop()
    for place in range(table.cards_in_stack(board, seat, who) - 1, -1, -1):
        board.stack[seat][who][place + cards] = board.stack[seat][who][place]
    for place in range(cards):
        board.stack[seat][who][place] = board.stack[seat][aesir.THOR][place]
        board.stack[seat][aesir.THOR][place] = 0
    board.face_up[seat][aesir.THOR] = 0
    board.hidden[seat][who] += cards
    set_right(board, seat)


# IA4.3 Freya


def freyas_options(board: Board, seat: int) -> None:
    for who in range(sizes.AESIR):
        if table.cards_in_stack(board, seat, who):
            board.offer(words.DOUBLE + who)


def freyas_will(board: Board, seat: int, action: int) -> None:
    who = action - words.DOUBLE
    board.tell(events.DOUBLED, seat, who, 2 * table.cards_in_stack(board, seat, who))
    board.pop()
    board.doubling = 1 + seat * sizes.AESIR + who


# IA4.4 Loki


def offer_cards_of_others(board: Board, seat: int, word: int) -> None:
    """Every face-up card of every opponent, top or covered."""
    for other in range(board.seats):
        if other != seat:
            for who in range(sizes.AESIR):
                for nth in range(board.face_up[other][who]):
                    board.offer(word + (other * sizes.AESIR + who) * sizes.ROOM + nth)


def lokis_options(board: Board, seat: int) -> None:
    offer_cards_of_others(board, seat, words.TURN_OTHER)


def lokis_will(board: Board, seat: int, action: int) -> None:
    nth = (action - words.TURN_OTHER) % sizes.ROOM + 1
    who = (action - words.TURN_OTHER) // sizes.ROOM % sizes.AESIR
    owner = (action - words.TURN_OTHER) // (sizes.ROOM * sizes.AESIR)
    place = table.place_of(board, owner, who, nth)
    other = table.other_end(board, owner, who, place)
    board.tell(events.TURNED_OTHER, seat, owner, who, other)
    board.pop()
    table.take_out(board, owner, who, place)
    table.put(board, owner, other, who)
    table.uncover(board, owner, who)
    set_right(board, owner)


# IA4.5 Sif


def draw_for_sif(board: Board, seat: int) -> None:
    """The frame's note is the card drawn, as a pair."""
    board.tell(events.DREW, seat)
    pair = table.drawn(board, table.cards_in_deck(board))
    board.reveals += 1
    board.push(frames.SIFS_WILL, seat, pair)
    board.whisper(1 << seat, events.DREW_CARD, seat, table.low_end(board, pair), table.high_end(board, pair))


def sifs_options(board: Board, seat: int) -> None:
    rounds.offer_ends(board, board.top_note())


def sifs_will(board: Board, seat: int, action: int) -> None:
    shown = (action - words.PLAY) // sizes.AESIR
    other = (action - words.PLAY) % sizes.AESIR
    board.tell(events.PLAYED, seat, shown, other)
    board.pop()
    table.put(board, seat, shown, other)
    board.reveals += 1


# IA4.6 Bragi


def bragis_gifts(board: Board, seat: int) -> None:
    for who in range(sizes.AESIR):
        for nth in range(board.face_up[seat][who]):
            board.offer(words.GIVE + who * sizes.ROOM + nth)


def bragis_gift(board: Board, seat: int, action: int) -> None:
    """IA4.9 Nothing moves before both cards are named."""
    board.pop()
    board.push(frames.BRAGIS_PRIZE, seat, action)


def bragis_prizes(board: Board, seat: int) -> None:
    offer_cards_of_others(board, seat, words.TAKE)


def bragis_prize(board: Board, seat: int, action: int) -> None:
    """Between stacks of one Aesir a card that came off the top is replaced by the other: nothing comes to light."""
    gift = board.top_note() - words.GIVE
    given = gift // sizes.ROOM
    gift_nth = gift % sizes.ROOM + 1
    taken = (action - words.TAKE) // sizes.ROOM % sizes.AESIR
    prize_nth = (action - words.TAKE) % sizes.ROOM + 1
    owner = (action - words.TAKE) // (sizes.ROOM * sizes.AESIR)
    board.tell(events.SWAPPED, seat, given, owner, taken)
    board.pop()
    mine = table.take_out(board, seat, given, table.place_of(board, seat, given, gift_nth))
    theirs = table.take_out(board, owner, taken, table.place_of(board, owner, taken, prize_nth))
    table.put(board, seat, taken, theirs)
    table.put(board, owner, given, mine)
    if given != taken or gift_nth > 1:
        table.uncover(board, seat, given)
    if given != taken or prize_nth > 1:
        table.uncover(board, owner, taken)
    set_right(board, seat)
    set_right(board, owner)


# IA4.7 Heimdall


def heimdalls_options(board: Board, seat: int) -> None:
    awakening.score_options(board, seat, aesir.HEIMDALL)


def heimdalls_will(board: Board, seat: int, action: int) -> None:
    board.pop()
    awakening.score(board, seat, aesir.HEIMDALL, action - words.SCORE + 1, sources.HEIMDALL)
    set_right(board, seat)
