"""IA6.2 What a view leaves open beyond what a seat knows: ends that lie covered and have been shown before."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from meadhall.core import layout

from . import board as table
from . import knowledge
from .names import aesir, sizes
from .rules import Intrigues


def redraw_unseen(state: Intrigues, seat: int | None, rng: int) -> Intrigues:
    """Covered cards go back one by one, to be drawn anew from the deck and unknown hands, with the same upper end."""
    chance = random.Random(rng)
    viewer = -1 if seat is None else seat
    seen = layout.values(state)
    deck, hands, stacks = seen["deck"], seen["hand"], seen["stack"]
    unknown = [other for other in range(seen["seats"]) if not knowledge.knows_hand(state, viewer, other)]
    for other in unknown:
        for card in filter(None, hands[other]):
            deck[card - 1] += 1
    for owner, who, place in covered(seen, seat):
        shown = aesir.THOR if place < seen["hidden"][owner][who] else who
        deck[table.pair_of(shown, stacks[owner][who][place] - 1)] += 1
        others = [other for other in range(sizes.AESIR) if other != shown]
        left = [deck[table.pair_of(shown, other)] for other in others]
        other = chance.choices(others, left)[0]
        deck[table.pair_of(shown, other)] -= 1
        stacks[owner][who][place] = other + 1
    for other in unknown:
        hands[other] = sorted(drawn(deck) for card in hands[other] if card) + [
            card for card in hands[other] if not card
        ]
    copy = state.copy()
    layout.assign(copy, {"deck": deck, "hand": hands, "stack": stacks})
    return copy.determinize(viewer, rng)


def drawn(deck: list[int]) -> int:
    """Any card, as a hand writes it: whose hand it comes to is redrawn after this."""
    pair = next(pair for pair, left in enumerate(deck) if left)
    deck[pair] -= 1
    return pair + 1


def covered(seen: dict[str, Any], seat: int | None) -> Iterator[tuple[int, int, int]]:
    """Every card of others whose lower end the view does not show: its owner, stack and place."""
    if seen["open_ends"]:
        return
    for owner in range(seen["seats"]):
        if owner != seat:
            for who in range(sizes.AESIR):
                hidden, face_up = seen["hidden"][owner][who], seen["face_up"][owner][who]
                for place in range(hidden + max(face_up - 1, 0)):
                    yield owner, who, place
