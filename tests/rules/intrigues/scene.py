"""A table set up in words: whose stacks hold what, who awakens next."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from meadhall.core.chronicle import Chronicle
from meadhall.core.layout import picture
from meadhall.core.registry import find_game
from meadhall.core.vocabulary import Event
from meadhall.games.intrigues import awakening
from meadhall.games.intrigues.edition import PAIRS
from meadhall.games.intrigues.names import sizes
from meadhall.games.intrigues.vocabulary import AESIR
from meadhall.testing import position

GAME = find_game("intrigues")
GOALS = "heimdall; bragi sif; loki freya thor; odin"


def number(aesir: str) -> int:
    return AESIR.values.index(aesir)


class Scene:
    """Stacks are written from the bottom up by their cards' other ends, hidden Thor cards in brackets first.

    {0: {"loki": "(sif odin) bragi"}} is seat 0 with a Loki stack: two hidden Thor cards below, then Loki/Bragi.
    Frames run from the start: `awakening="loki"` lets Loki awaken at once, `final="odin"` begins the final count.
    Only the cards that a test is about are there, so they do not add up to a deck.
    """

    def __init__(
        self,
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
    ) -> None:
        self.chronicle = Chronicle()
        fields: dict[str, Any] = stack_fields(stacks)
        fields["round"] = round
        fields["turn"] = turn
        fields["goals"] = [number(name) + 1 for column in goals.split(";") for name in column.split()]
        fields["hand"] = [hand_of((hands or {}).get(seat, "")) for seat in range(sizes.SEATS)]
        if deck is not None:
            fields["deck"] = [deck.split().count("/".join(pair)) for pair in PAIRS]
        if doubling:
            fields["doubling"] = 1 + doubling[0] * sizes.AESIR + number(doubling[1])
        frames: list[tuple[Any, ...]] = [("match", 0, int(final is not None))]
        if final is not None:
            frames.append(("final-count", 0, number(final)))
        else:
            frames.append(("awakening", 0, number(awakening) if awakening else 0))
        if hands:
            frames.append(("choose-card", 0))
        self.state = position(
            GAME, seats, options=options, frames=frames, chronicle=self.chronicle, check=False, **fields
        )
        self.events: list[Event] = GAME.take_events(self.chronicle)

    def act(self, *moves: str) -> list[Event]:
        """Moves like "1 turn-own loki", seats counted from 1 as in a saga; gives what happened."""
        told: list[Event] = []
        for move in moves:
            seat, _, text = move.partition(" ")
            self.state.apply(int(seat) - 1, GAME.vocabulary.read(text))
            told += GAME.take_events(self.chronicle)
        self.events += told
        return told

    def legal(self, seat: int) -> list[str]:
        return [GAME.vocabulary.text(code) for code in self.state.legal(seat)]

    def why_not(self, seat: int, text: str) -> str | None:
        saying = GAME.why_not(self.state, seat, GAME.vocabulary.read(text))
        return saying.rule if saying else None

    def frame(self) -> str:
        return GAME.frame_name(self.state)

    def attention(self, seat: int, aesir: str) -> int:
        return awakening.attention(self.state, seat, number(aesir))

    def stack(self, seat: int, aesir: str) -> str:
        """As it was written for the constructor."""
        table = picture(self.state)
        ends = [AESIR.values[end - 1] for end in table.stack[seat][number(aesir)] if end]
        hidden = table.hidden[seat][number(aesir)]
        below = f"({' '.join(ends[:hidden])}) " if hidden else ""
        return (below + " ".join(ends[hidden:])).strip()

    def hand(self, seat: int) -> str:
        return " ".join("/".join(PAIRS[card - 1]) for card in picture(self.state).hand[seat] if card)

    def points(self) -> list[int]:
        table = picture(self.state)
        return [sum(map(sum, table.points[seat])) for seat in range(table.seats)]

    def told(self, *keys: str) -> list[Event]:
        """What happened, of these kinds."""
        return [event for event in self.events if event.key in keys]


def stack_fields(stacks: Mapping[int, Mapping[str, str]]) -> dict[str, Any]:
    face_up = [[0] * sizes.AESIR for _ in range(sizes.SEATS)]
    hidden = [[0] * sizes.AESIR for _ in range(sizes.SEATS)]
    stack = [[[0] * sizes.ROOM for _ in range(sizes.AESIR)] for _ in range(sizes.SEATS)]
    for seat, own in stacks.items():
        for aesir, text in own.items():
            below, _, above = text.rpartition(")")
            cards = below.strip("( ").split() + above.split()
            hidden[seat][number(aesir)] = len(below.strip("( ").split())
            face_up[seat][number(aesir)] = len(above.split())
            for place, card in enumerate(cards):
                stack[seat][number(aesir)][place] = number(card) + 1
    return {"face_up": face_up, "hidden": hidden, "stack": stack}


def hand_of(text: str) -> list[int]:
    """ "odin/thor sif/loki" """
    cards = []
    for card in text.split():
        one, two = sorted(card.split("/"), key=number)
        cards.append(PAIRS.index((one, two)) + 1)
    return sorted(cards) + [0] * (sizes.HAND - len(cards))
