"""The edition of the pieces: components.toml, checked and turned into numbers for the rules."""

from __future__ import annotations

from pathlib import Path

from meadhall.core.components import Components, Edition
from meadhall.core.printed import Row, Whole

from .names import pieces, sizes
from .vocabulary import AESIR

PAIRS = [(one, two) for i, one in enumerate(AESIR.values) for two in AESIR.values[i + 1 :]]
MAY_CORRECT = {
    "card": {"count": Whole(0, sizes.CARDS)},
    "deal": {f"p{seats}": Row(Whole(1, sizes.HAND), sizes.ROUNDS, sizes.ROUNDS) for seats in range(2, sizes.SEATS + 1)},
    "goals": {"row_limit": Row(Whole(1, sizes.ROOM), sizes.ROUNDS, sizes.ROUNDS)},
}


def make_table(components: Components) -> list[list[int]]:
    table: list[list[int]] = [[] for _ in range(pieces.LIMIT + sizes.ROUNDS)]
    for pair, count in enumerate(deck(components)):
        table[pieces.DECK + pair] = [count, *(AESIR.values.index(end) for end in PAIRS[pair])]
    for seats in range(2, sizes.SEATS + 1):
        table[pieces.DEAL + seats] = deal(components, seats)
    for row, limit in enumerate(components.data["goals"]["row_limit"]):  # IA1.3 from the top
        table[pieces.LIMIT + row] = [limit]
    return table


def deck(components: Components) -> list[int]:
    """IA1.2 62 cards; no card shows one Aesir twice."""
    counts = {frozenset(card["ends"]): card["count"] for card in components.data["card"]}
    found = [counts[frozenset(pair)] for pair in PAIRS]
    if sum(found) != sizes.CARDS:
        raise components.refuse(f"the deck has {sizes.CARDS} cards; these counts make {sum(found)}", "card")
    return found


def deal(components: Components, seats: int) -> list[int]:
    """IA2.1 The deck suffices, and a player's cards find room on the table."""
    key = f"p{seats}"
    cards: list[int] = components.data["deal"][key]
    most = min(sizes.ROOM - sizes.ROUNDS, sizes.CARDS // seats)
    if sum(cards) > most:
        raise components.refuse(f"{key} deals at most {most} cards in all, not {sum(cards)}", "deal", key)
    return list(cards)


EDITION = Edition(Path(__file__).with_name("components.toml"), {"aesir": "id", "card": "ends"}, MAY_CORRECT, make_table)
