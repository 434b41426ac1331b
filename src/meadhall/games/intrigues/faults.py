"""What can never be true of a table, for the fuzzer and the property tests."""

from __future__ import annotations

from typing import Any

from meadhall.core.faults import out_of_range
from meadhall.core.layout import picture

from .names import aesir, frames, pieces, sizes
from .rules import Intrigues

LIMITS = {
    "round": (0, sizes.ROUNDS),
    "turn": (0, sizes.HAND),
    "doubling": (0, sizes.SEATS * sizes.AESIR),
    "hand": (0, sizes.PAIRS),
    "face_up": (0, sizes.ROOM),
    "hidden": (0, sizes.ROOM),
    "stack": (0, sizes.AESIR),
}


def faults(state: Intrigues) -> list[str]:
    table = picture(state)
    found = out_of_range(table, LIMITS)
    if found:
        return found
    left, dealt = sum(table.deck), cards_to_deal(state, table)
    if left < dealt:
        found.append(f"the deck has {left} cards, and the rounds to come deal {dealt}")
    cards = cards_in_play(table)
    if cards != sizes.CARDS:
        found.append(f"{cards} cards instead of {sizes.CARDS}")
    if sorted(table.goals) != list(range(1, sizes.GOALS + 1)):
        found.append(f"goals are {table.goals}")
    for seat in range(sizes.SEATS):
        cards_held = [card for card in table.hand[seat] if card]
        if table.hand[seat] != sorted(cards_held) + [0] * (sizes.HAND - len(cards_held)):
            found.append(f"seat {seat}: a hand out of order, {table.hand[seat]}")
        for who in range(sizes.AESIR):
            found += faults_of_stack(table, seat, who)
    if table.doubling:
        seat, who = divmod(table.doubling - 1, sizes.AESIR)
        if not table.face_up[seat][who] + table.hidden[seat][who]:
            found.append("the doubling card lies where there is no stack")
    return found


def cards_to_deal(state: Intrigues, table: Any) -> int:
    """IA2.1 In the rounds after this one."""
    return int(table.seats * sum(state.pieces.table[pieces.DEAL + table.seats][table.round :])) if table.depth else 0


def cards_in_play(table: Any) -> int:
    """Deck, hands, stacks, points, and the card that Sif's will drew."""
    cards: int = sum(table.deck) + sum(card > 0 for hand in table.hand for card in hand)
    cards += sum(map(sum, table.face_up)) + sum(map(sum, table.hidden))
    cards += sum(sum(map(sum, points)) for points in table.points)
    return cards + table.kind.count(frames.SIFS_WILL)


def faults_of_stack(table: Any, seat: int, who: int) -> list[str]:
    stack, face_up, hidden = table.stack[seat][who], table.face_up[seat][who], table.hidden[seat][who]
    where = f"seat {seat}, stack {who}"
    found = []
    if seat >= table.seats and (face_up or hidden):
        found.append(f"{where}: nobody sits there")
    if not all(stack[: face_up + hidden]) or any(stack[face_up + hidden :]):
        found.append(f"{where}: {face_up} + {hidden} cards, but it holds {stack}")
    if who + 1 in stack[hidden:]:
        found.append(f"{where}: a card shows one Aesir twice")
    if hidden and (who == aesir.THOR or aesir.THOR + 1 in stack[:hidden]):
        found.append(f"{where}: these cards cannot be hidden here")
    scoring = table.depth and table.kind[table.depth - 1] == frames.GOAL
    if hidden and not face_up and not scoring:
        found.append(f"{where}: hidden cards lie alone")
    return found
