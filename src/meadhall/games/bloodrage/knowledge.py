"""BR7.4, BR7.5 Hidden information: what a seat knows of the cards, and a redraw of the rest.

A seat has seen every pack that came by, and knows what was in it then. So the cells of an age fall into sets that the
seat cannot tell apart: what it never saw; for each pack what vanished between two looks; for each pack what was left
after the last look. Within a set any cell may hold any card, as long as everybody has drafted what all have seen it
play (`proven`), and has quests enough for those that lie committed. Nothing else is known but hands and what is gone.

While a guess is made, the list of options, which is no part of the state, holds what there is to note.
"""

from __future__ import annotations

from . import board as table
from . import gifts
from .board import Board
from .names import cards, frames, guesses, phases, pieces, sizes, suits


def sight_of(board: Board, viewer: int, age: int, cell: int) -> int:
    """The set of cells that the viewer cannot tell from this one; -1 if it knows the card, or there is none."""
    if board.cell[age][cell] == 0:
        return -1
    if cell >= sizes.UNDEALT:
        return 0
    latest = board.pass_round if age == board.age - 1 else gifts.pass_rounds(board) - 1
    taken_in = sizes.PACK
    if cell < sizes.PACKS:
        if cell // sizes.TURNS == viewer:
            return -1
        if board.first_game and age == 0:
            return 0
        taken_in = cell % sizes.TURNS // gifts.cards_taken_at_once(board)
        pack = (cell // sizes.TURNS - taken_in) % board.seats
    else:
        pack = (cell - sizes.PACKS) // sizes.PACK
        if viewer >= 0 and (pack + latest) % board.seats == viewer:
            return -1
    if viewer < 0:
        return 0
    seen = (viewer - pack) % board.seats
    if seen > latest or taken_in < seen:
        return 0
    again = seen + board.seats
    return 1 + pack if taken_in < again <= latest else 5 + pack


def is_before_discard(board: Board) -> bool:
    """Hands hold what was drafted in this age; afterwards only what was kept."""
    return board.phase < phases.DISCARD or board._frame() == frames.DISCARD


def on_table(board: Board, seat: int, card: int) -> int:
    """Copies of the card that lie revealed before the seat."""
    count = 1 if board.laid[seat] == card + 1 and not (board.settled >> seat) & 1 else 0
    kind = table.kind_of(board, card)
    if kind == cards.HEIMDALLS_EYE:
        count += board.eyes[seat]
    elif kind == cards.HEIMDALLS_GAZE:
        count += board.gazes[seat]
    return count


def taken_of(board: Board, seat: int, card: int) -> int:
    """Copies of the card that the seat drafted."""
    count = 0
    for turn in range(sizes.TURNS):
        if board.cell[table.age_of(card) - 1][gifts.cell_taken(seat, turn)] == card + 1:
            count += 1
    return count


def hidden_of(board: Board, seat: int, card: int) -> int:
    """Copies drafted that nobody has seen leave."""
    return max(taken_of(board, seat, card) - max(board.gone[seat][card], 0), 0)


def imagine(board: Board, viewer: int) -> None:
    """Where no draft explains what all have seen, in a position set up by hand, only the sizes of hands are known."""
    found = False
    for attempt in range(guesses.ATTEMPTS):
        if not found:
            board._options[guesses.PRESSED] = board.draw(1 << board.seats) if attempt else 0
            found = imagine_draft(board, viewer)
    for age in range(board.age):
        if not found:
            look(board, viewer, age)
            deal_out(board, age)
        put_in_order(board, age)
    if not is_before_discard(board):
        imagine_carried(board, viewer)
    imagine_hands(board, viewer, found)
    imagine_picks(board, viewer)


# The draft


def imagine_draft(board: Board, viewer: int) -> bool:
    """All ages so far; what was carried over ties each to the one before."""
    for age in range(board.age):
        if not imagine_age(board, viewer, age):
            return False
    return True


def imagine_age(board: Board, viewer: int, age: int) -> bool:
    """Deal the cards of each set anew, and mend what contradicts what all have seen."""
    look(board, viewer, age)
    for _ in range(guesses.TRIES):
        if age == board.age - 1 and is_before_discard(board):
            imagine_carried(board, viewer)
        deal_out(board, age)
        if set_right(board, viewer, age):
            return True
    return False


def look(board: Board, viewer: int, age: int) -> None:
    """Note the set of each cell."""
    for cell in range(sizes.CELLS):
        board._options[cell] = sight_of(board, viewer, age, cell)


def deal_out(board: Board, age: int) -> None:
    """By nothing but which cards each set holds."""
    for sight in range(9):
        left = 0
        for card in range(sizes.GIFTS):
            board._options[guesses.COUNTS + card] = 0
        for cell in range(sizes.CELLS):
            if board._options[cell] == sight:
                board._options[guesses.COUNTS + (board.cell[age][cell] - 1) % sizes.GIFTS] += 1
                left += 1
        for cell in range(sizes.CELLS):
            if board._options[cell] == sight:
                nth = board.draw(left)
                card = 0
                while nth >= board._options[guesses.COUNTS + card]:
                    nth -= board._options[guesses.COUNTS + card]
                    card += 1
                board._options[guesses.COUNTS + card] -= 1
                board.cell[age][cell] = age * sizes.GIFTS + card + 1
                left -= 1


def set_right(board: Board, viewer: int, age: int) -> bool:
    """Swap within the sets until everybody has what it must have."""
    for swap in range(guesses.SWAPS):
        lacking = lacking_card(board, viewer, age)
        if lacking < 0 and is_before_discard(board):
            lacking = lacking_quest(board, viewer, age)
        if lacking < 0:
            return True
        strictly = 1 if swap < guesses.SWAPS // 2 else 0
        done = swap_in(board, lacking // 128, lacking % 128, age, strictly)
        if not done and strictly:
            done = swap_in(board, lacking // 128, lacking % 128, age, 0)
        if not done:
            return False
    return False


def lacking_card(board: Board, viewer: int, age: int) -> int:
    """A card that all know a seat to have drafted and that it has not, with the seat; -1 if there is none."""
    for seat in range(board.seats):
        if seat != viewer:
            for card in range(age * sizes.GIFTS, (age + 1) * sizes.GIFTS):
                if board.proven[seat][card] and taken_of(board, seat, card) < board.proven[seat][card]:
                    return seat * 128 + card
    return -1


def lacking_quest(board: Board, viewer: int, age: int) -> int:
    """A seat with fewer quests than lie committed before it, with ANY for the card; -1 if there is none."""
    for seat in range(board.seats):
        if seat != viewer:
            if age == board.age - 1 and missing_quests(board, seat) > 0:
                return seat * 128 + guesses.ANY
            if age == board.age - 2 and must_carry_quest(board, seat) and hidden_quests(board, seat, age) == 0:
                return seat * 128 + guesses.ANY
    return -1


def missing_quests(board: Board, seat: int) -> int:
    """How many more lie committed before the seat than it has by the guess; below 0: it has some in hand."""
    missing = table.quests_of(board, seat)
    for card in range(sizes.CARDS):
        if table.suit_of(board, card) == suits.QUEST:
            missing -= guessed_hand(board, seat, card)
    return missing


def hidden_quests(board: Board, seat: int, age: int) -> int:
    """Quests of that age that the seat drafted and nobody has seen leave."""
    total = 0
    for card in range(age * sizes.GIFTS, (age + 1) * sizes.GIFTS):
        if table.suit_of(board, card) == suits.QUEST:
            total += hidden_of(board, seat, card)
    return total


def must_carry_quest(board: Board, seat: int) -> bool:
    """Whether more quests lie committed than the cards of this age can make: the one carried over is among them."""
    left = table.quests_of(board, seat)
    if left == 0 or board.carried[seat] == 0 or board.carried_card[seat] or not is_before_discard(board):
        return False
    if (board._options[guesses.PRESSED] >> seat) & 1:
        return True
    for turn in range(sizes.TURNS):
        if board.cell[board.age - 1][gifts.cell_taken(seat, turn)]:
            left -= 1
    for card in range((board.age - 1) * sizes.GIFTS, board.age * sizes.GIFTS):
        if table.suit_of(board, card) == suits.QUEST:
            left += max(board.gone[seat][card], 0) + on_table(board, seat, card)
        else:
            left += board.proven[seat][card]
    return left > 0


def is_quest_needed(board: Board, seat: int, card: int, age: int) -> bool:
    """Whether the seat has just as many quests as lie committed before it."""
    if age < board.age - 1 or not is_before_discard(board) or table.suit_of(board, card) != suits.QUEST:
        return False
    return table.quests_of(board, seat) > 0 and missing_quests(board, seat) >= 0


def is_needed(board: Board, cell: int, age: int) -> bool:
    """Whether the card there cannot leave the seat that drafted it."""
    if cell >= sizes.PACKS:
        return False
    seat = cell // sizes.TURNS
    card = board.cell[age][cell] - 1
    if is_quest_needed(board, seat, card, age):
        return True
    return board.proven[seat][card] > 0 and taken_of(board, seat, card) <= board.proven[seat][card]


def swap_in(board: Board, seat: int, card: int, age: int, strictly: int) -> bool:
    """Bring such a card (or any quest) into a cell of the seat, for one that it can spare; by chance among all ways."""
    ways = 0
    mine = 0
    theirs = 0
    for cell in range(gifts.cell_taken(seat, 0), gifts.cell_taken(seat + 1, 0)):
        if board._options[cell] >= 0 and not (strictly and is_needed(board, cell, age)):
            for other in range(sizes.CELLS):
                if board._options[other] == board._options[cell] and (other >= sizes.PACKS or other // 8 != seat):
                    held = board.cell[age][other] - 1
                    fits = 1 if held == card else 0
                    if card == guesses.ANY and table.suit_of(board, held) == suits.QUEST:
                        fits = 1 if table.suit_of(board, board.cell[age][cell] - 1) != suits.QUEST else 0
                    if fits and not (strictly and is_needed(board, other, age)):
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


# BR4.8.1 What was carried over


def imagine_carried(board: Board, viewer: int) -> None:
    for seat in range(board.seats):
        if seat != viewer:
            board._options[guesses.CARRIED + seat] = guess_carried(board, seat) + 1


def guess_carried(board: Board, seat: int) -> int:
    """The card kept from the last age: one that all have seen since, or any that was still hidden; -1 for none."""
    if board.carried[seat] == 0:
        return -1
    if board.carried_card[seat]:
        return board.carried_card[seat] - 1
    last = board.age - 2 if is_before_discard(board) else board.age - 1
    if last < 0:
        return -1
    if must_carry_quest(board, seat) and hidden_quests(board, seat, last):
        return guess_hidden(board, seat, last, 1)
    hidden = hidden_in(board, seat, last)
    if board.carried_before[seat] and board.draw(hidden + 1) == 0:
        if board.carried_before[seat] < 255:
            return board.carried_before[seat] - 1
        return guess_hidden(board, seat, last - 1, 0) if last else -1
    return guess_hidden(board, seat, last, 0)


def hidden_in(board: Board, seat: int, age: int) -> int:
    total = 0
    for card in range(age * sizes.GIFTS, (age + 1) * sizes.GIFTS):
        total += hidden_of(board, seat, card)
    return total


def guess_hidden(board: Board, seat: int, age: int, quest: int) -> int:
    """A card of that age, or a quest if it must be, that the seat drafted and nobody has seen leave."""
    total = hidden_quests(board, seat, age) if quest else hidden_in(board, seat, age)
    if total <= 0:
        return -1
    nth = board.draw(total)
    card = age * sizes.GIFTS
    while (quest and table.suit_of(board, card) != suits.QUEST) or nth >= hidden_of(board, seat, card):
        if not quest or table.suit_of(board, card) == suits.QUEST:
            nth -= hidden_of(board, seat, card)
        card += 1
    return card


# Hands


def guessed_hand(board: Board, seat: int, card: int) -> int:
    """Copies in the seat's hand and among its quests, by the guess; what Poison brought is among them."""
    count = 0
    if table.age_of(card) == board.age:
        if is_before_discard(board):
            count = taken_of(board, seat, card) - board.gone[seat][card] - on_table(board, seat, card)
        elif board._options[guesses.CARRIED + seat] == card + 1:
            count = 1
    else:
        if is_before_discard(board):
            count = max(-board.gone[seat][card], 0)
        if board._options[guesses.CARRIED + seat] == card + 1:
            count += 1
        count -= on_table(board, seat, card)
    return max(count, 0)


def imagine_hands(board: Board, viewer: int, found: bool) -> None:
    """By the draft, if one was found and makes hands of their true sizes; else from all cards out of sight."""
    strange = 0
    for seat in range(board.seats):
        if seat != viewer:
            cards_held = table.cards_in_hand(board, seat)
            quests = table.quests_of(board, seat) if is_before_discard(board) else 0
            for card in range(sizes.CARDS):
                board.hand[seat][card] = guessed_hand(board, seat, card) if found else 0
            if found and table.cards_in_hand(board, seat) == cards_held + quests:
                imagine_quests(board, seat, quests)
            else:
                strange |= 1 << seat
                board._options[guesses.HANDS + seat] = cards_held
                board._options[guesses.QUESTS + seat] = quests
                clear_hand(board, seat)
    for seat in range(board.seats):
        if (strange >> seat) & 1:
            for _ in range(board._options[guesses.QUESTS + seat]):
                board.quests[seat][draw_unseen(board, 1)] += 1
            for _ in range(board._options[guesses.HANDS + seat]):
                board.hand[seat][draw_unseen(board, 0)] += 1


def clear_hand(board: Board, seat: int) -> None:
    for card in range(sizes.CARDS):
        board.hand[seat][card] = 0
        if is_before_discard(board):
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
    return unseen_of(board, card) if weighed else 1


def unseen_of(board: Board, card: int) -> int:
    """Copies that are in no hand, on no clan sheet and not discarded face up."""
    count = board.pieces.number[pieces.CARD + card][pieces.COPIES + board.seats] - board.discarded[card]
    for seat in range(board.seats):
        count -= board.hand[seat][card] + board.quests[seat][card] + on_table(board, seat, card)
        for slot in range(sizes.SLOTS):
            if board.upgrade[seat][slot] == card + 1:
                count -= 1
    return max(count, 0)


def imagine_quests(board: Board, seat: int, count: int) -> None:
    """BR4.6.1 Only their number is known; after the discard they lie open."""
    if not is_before_discard(board):
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


def imagine_picks(board: Board, viewer: int) -> None:
    """What others have committed may be anything that they can choose."""
    for seat in range(board.seats):
        if seat != viewer and (board.committed >> seat) & 1:
            board.guess_pick(seat)
