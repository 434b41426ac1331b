"""A position played on in the notation of sagas, so that tests read as sentences: docs/develop/positions.md."""

from __future__ import annotations

from typing import Any, Self

from meadhall.core.chronicle import Chronicle
from meadhall.core.game import Game
from meadhall.core.layout import picture
from meadhall.core.vocabulary import Event


class Scene:
    """Moves are written as in sagas, with seats from 1: `1 play odin thor`. Tests of a game add its own questions."""

    def __init__(self, game: Game, state: Any) -> None:
        self.game = game
        self.state = state
        if state.chronicle is None:
            state.chronicle = Chronicle()
        self.events: list[Event] = game.take_events(state.chronicle)  # of the set-up, then of the last `do`

    @property
    def seen(self) -> Any:
        """Every field of the state."""
        return picture(self.state)

    @property
    def frame(self) -> str:
        """The name of the open decision; empty when the match is over."""
        return self.game.frame_name(self.state)

    @property
    def asked(self) -> list[int]:
        """The seats that still owe a choice."""
        return [seat + 1 for seat in self.state.deciders()]

    def do(self, *moves: str) -> Self:
        self.events = []
        for move in moves:
            self.state.apply(*self.read(move))
            self.events += self.game.take_events(self.state.chronicle)
        return self

    def can(self, move: str) -> bool:
        """Whether it is legal, which the reason against it must confirm."""
        seat, code = self.read(move)
        legal = bool(self.state.is_legal(seat, code))
        assert (self.game.why_not(self.state, seat, code) is None) == legal, move
        return legal

    def why(self, move: str) -> tuple[str, str]:
        """The key and the rule of the refusal of a move that is not legal."""
        assert not self.can(move), f"{move} is legal"
        saying = self.game.why_not(self.state, *self.read(move))
        assert saying is not None
        return saying.key.removeprefix(f"{self.game.id}-no-"), saying.rule

    def options(self, seat: int, word: str = "") -> list[str]:
        """What the seat may do, or only the actions that begin with that word."""
        texts = [self.game.vocabulary.text(code) for code in self.state.legal(seat - 1)]
        return [text for text in texts if not word or text.split()[0] == word]

    def happened(self) -> list[str]:
        """The keys of all events."""
        return [event.key for event in self.events]

    def told(self, key: str) -> list[dict[str, Any]]:
        """The arguments of every event of that kind. Seats in them count from 0, as in all events."""
        return [event.args for event in self.events if event.key == key]

    def read(self, move: str) -> tuple[int, int]:
        """The seat from 0 and the code."""
        seat, _, action = move.partition(" ")
        return int(seat) - 1, self.game.vocabulary.read(action)
