"""Positions of Intrigues of Asgard in words: whose stacks hold what, who awakens next."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from meadhall.core.chronicle import Chronicle
from meadhall.core.registry import find_game
from meadhall.games.intrigues import awakening
from meadhall.games.intrigues.edition import PAIRS
from meadhall.games.intrigues.names import sizes
from meadhall.games.intrigues.vocabulary import AESIR
from meadhall.testing import Scene, position

GAME = find_game("intrigues")
GOALS = "heimdall; bragi sif; loki freya thor; odin"


def number(aesir: str) -> int:
    return AESIR.values.index(aesir)


class Table(Scene):
    """A scene with questions of this game. Seats are counted from 1."""

    def attention(self, seat: int, aesir: str) -> int:
        return awakening.attention(self.state, seat - 1, number(aesir))

    def stack(self, seat: int, aesir: str) -> str:
        """As it was written for the table."""
        ends = [AESIR.values[end - 1] for end in self.seen.stack[seat - 1][number(aesir)] if end]
        hidden = self.seen.hidden[seat - 1][number(aesir)]
        below = f"({' '.join(ends[:hidden])}) " if hidden else ""
        return (below + " ".join(ends[hidden:])).strip()

    def hand(self, seat: int) -> str:
        return " ".join("/".join(PAIRS[card - 1]) for card in self.seen.hand[seat - 1] if card)

    def points(self) -> list[int]:
        return [sum(map(sum, self.seen.points[seat])) for seat in range(self.seen.seats)]


def table(
    seats: int,
    stacks: Mapping[int, Mapping[str, str]],
    *,
    awakening: str | None = None,
    final: str | None = None,
    round: int = 1,
    goals: str = GOALS,
    hands: Mapping[int, str] | None = None,
    doubling: tuple[int, str] | None = None,
    deck: str | None = None,
    turn: int = 0,
    options: Mapping[str, str] | None = None,
) -> Table:
    """Stacks are written from the bottom up by their cards' other ends, hidden Thor cards in brackets first.

    {1: {"loki": "(sif odin) bragi"}} is seat 1 with a Loki stack: two hidden Thor cards below, then Loki/Bragi.
    Frames run from the start: `awakening="loki"` lets Loki awaken at once, `final="odin"` begins the final count.
    Only the cards that a test is about are there, so they do not add up to a deck.
    """
    fields: dict[str, Any] = stack_fields(stacks)
    fields["round"] = round
    fields["turn"] = turn
    fields["goals"] = [number(name) + 1 for column in goals.split(";") for name in column.split()]
    fields["hand"] = [hand_of((hands or {}).get(seat + 1, "")) for seat in range(sizes.SEATS)]
    if deck is not None:
        fields["deck"] = [deck.split().count("/".join(pair)) for pair in PAIRS]
    if doubling:
        fields["doubling"] = 1 + (doubling[0] - 1) * sizes.AESIR + number(doubling[1])
    frames: list[tuple[Any, ...]] = [("match", 0, int(final is not None))]
    if final is not None:
        frames.append(("final-count", 0, number(final)))
    else:
        frames.append(("awakening", 0, number(awakening) if awakening else 0))
    if hands:
        frames.append(("choose-card", 0))
    return Table(
        GAME, position(GAME, seats, options=options, frames=frames, chronicle=Chronicle(), check=False, **fields)
    )


def stack_fields(stacks: Mapping[int, Mapping[str, str]]) -> dict[str, Any]:
    face_up = [[0] * sizes.AESIR for _ in range(sizes.SEATS)]
    hidden = [[0] * sizes.AESIR for _ in range(sizes.SEATS)]
    stack = [[[0] * sizes.ROOM for _ in range(sizes.AESIR)] for _ in range(sizes.SEATS)]
    for seat, own in stacks.items():
        for aesir, text in own.items():
            below, _, above = text.rpartition(")")
            cards = below.strip("( ").split() + above.split()
            hidden[seat - 1][number(aesir)] = len(below.strip("( ").split())
            face_up[seat - 1][number(aesir)] = len(above.split())
            for place, card in enumerate(cards):
                stack[seat - 1][number(aesir)][place] = number(card) + 1
    return {"face_up": face_up, "hidden": hidden, "stack": stack}


def hand_of(text: str) -> list[int]:
    """ "odin/thor sif/loki" """
    cards = []
    for card in text.split():
        one, two = sorted(card.split("/"), key=number)
        cards.append(PAIRS.index((one, two)) + 1)
    return sorted(cards) + [0] * (sizes.HAND - len(cards))
