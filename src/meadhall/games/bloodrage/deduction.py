"""BR7.4, BR7.5 What a seat can conclude of the draft: from the packs it saw, and from what all have seen since."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from . import knowledge
from .names import sizes
from .rules import BloodRage


@dataclass
class Share:
    """Cards of one age that the viewer cannot tell apart by place: how many each seat took, how many nobody has."""

    sight: int
    cards: Counter[int]
    taken: list[int]
    left: int

    def most(self, seat: int, card: int) -> int:
        return min(self.taken[seat], self.cards[card])

    def least(self, seat: int, card: int) -> int:
        """All the other cards are not enough for the seat."""
        return max(0, self.taken[seat] - (self.cards.total() - self.cards[card]))

    def assign(self, seat: int, card: int, copies: int) -> None:
        self.taken[seat] -= copies
        self.cards[card] -= copies


def shares(state: BloodRage, seen: Any, viewer: int, age: int) -> list[Share]:
    found: dict[int, Share] = {}
    for cell in range(sizes.CELLS):
        sight = knowledge.sight_of(state, viewer, age, cell)
        if sight >= 0:
            share = found.setdefault(sight, Share(sight, Counter(), [0] * seen.seats, 0))
            share.cards[seen.cell[age][cell] - 1] += 1
            if cell < sizes.PACKS:
                share.taken[cell // sizes.TURNS] += 1
            else:
                share.left += 1
    return sorted(found.values(), key=lambda share: share.sight)


def drafted(state: BloodRage, seen: Any, viewer: int, age: int) -> list[Counter[int]]:
    """The least that each other seat must have drafted of each card."""
    left = shares(state, seen, viewer, age)
    found: list[Counter[int]] = [Counter() for _ in range(seen.seats)]
    while conclusion := next(conclusions(left, found, seen.proven), None):
        share, seat, card, copies = conclusion
        share.assign(seat, card, copies)
        found[seat][card] += copies
    return found


def conclusions(
    left: list[Share], found: list[Counter[int]], proven: list[list[int]]
) -> Iterator[tuple[Share, int, int, int]]:
    """Cards of a share that must be a seat's: no other share can give what all have seen, or no others are left."""
    for share in left:
        for seat in range(len(found)):
            for card in sorted(share.cards):
                others = sum(other.most(seat, card) for other in left if other is not share)
                lacking = proven[seat][card] - found[seat][card] - others
                copies = min(max(lacking, share.least(seat, card)), share.most(seat, card))
                if copies > 0:
                    yield share, seat, card, copies
