"""The edition of the pieces: components.toml, checked and turned into numbers for the rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from meadhall.core.components import Components
from meadhall.core.pieces import Pieces

from . import pieces, sizes
from .vocabulary import AESIR

SHIPPED = Path(__file__).with_name("components.toml")
PAIRS = [(one, two) for i, one in enumerate(AESIR.values) for two in AESIR.values[i + 1 :]]


def load_pieces(overlay: str = "") -> Pieces:
    components = Components(SHIPPED, {"aesir": "id", "card": "ends"}, overlay)
    table: list[list[int]] = [[] for _ in range(pieces.LIMIT + sizes.ROUNDS)]
    for pair, count in enumerate(deck(components)):
        table[pieces.DECK + pair] = [count, *(AESIR.values.index(end) for end in PAIRS[pair])]
    for seats in range(2, sizes.SEATS + 1):
        table[pieces.DEAL + seats] = deal(components, seats)
    for row, limit in enumerate(limits(components)):
        table[pieces.LIMIT + row] = [limit]
    return Pieces(table, overlay)


def deck(components: Components) -> list[int]:
    """IA1.2 62 cards; no card shows one Aesir twice."""
    counts = {frozenset(card["ends"]): card for card in components.data["card"]}
    found = []
    for pair in PAIRS:
        card = counts[frozenset(pair)]
        if not 0 <= card["count"] <= 255:
            raise components.refuse(f"count is from 0 to 255, not {card['count']}", "card", card["ends"], "count")
        found.append(card["count"])
    if sum(found) != sizes.CARDS:
        where = next((name for name in components.places if name[0] == "card"), ("card",))
        raise components.refuse(f"the deck has {sizes.CARDS} cards; these counts make {sum(found)}", *where)
    return found


def deal(components: Components, seats: int) -> list[int]:
    """IA2.1 The deck suffices, and a player's cards find room on the table."""
    key = f"p{seats}"
    cards = whole_numbers(components, ("deal", key), sizes.ROUNDS)
    room = sizes.ROOM - sizes.ROUNDS
    if min(cards) < 1 or max(cards) > sizes.HAND or sum(cards) > room or sum(cards) * seats > sizes.CARDS:
        most = min(room, sizes.CARDS // seats)
        raise components.refuse(f"{key} deals 1 to {sizes.HAND} cards a round and at most {most} in all", "deal", key)
    return cards


def limits(components: Components) -> list[int]:
    """IA1.3 The rows from the top."""
    rows = whole_numbers(components, ("goals", "row_limit"), sizes.ROUNDS)
    if min(rows) < 1 or max(rows) > sizes.ROOM:
        raise components.refuse(f"row limits are from 1 to {sizes.ROOM}", "goals", "row_limit")
    return rows


def whole_numbers(components: Components, name: tuple[str, str], count: int) -> list[int]:
    value: Any = components.data[name[0]][name[1]]
    if len(value) != count or not all(type(number) is int for number in value):
        raise components.refuse(f"{name[1]} is a list of {count} whole numbers", *name)
    return list(value)
