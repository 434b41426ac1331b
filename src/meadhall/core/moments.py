"""The table after every event, not only at choices: what a story is told from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from meadhall.core.chronicle import Chronicle
from meadhall.core.state import State
from meadhall.core.vocabulary import Event

if TYPE_CHECKING:
    from meadhall.core.game import Game


@dataclass(frozen=True)
class Moment:
    """An event and the table after it: as it stands when the next event is told, or at the next choice."""

    event: Event
    state: State


@dataclass(frozen=True)
class Story:
    """All that one move leads to. `start` is the table when the first event is told; without events, the end."""

    start: State
    moments: list[Moment]
    end: State


def play(game: Game, state: State, seat: int, code: int) -> Story:
    """A legal action and what comes of it; the state itself stays as it is."""
    end = state.copy()
    end.chronicle = Chronicle(keeps_states=True)
    end.apply_unchecked(seat, code)
    return read_story(game, end)


def read_story(game: Game, end: State) -> Story:
    """What the chronicle of this state has kept."""
    chronicle, end.chronicle = end.chronicle, None
    assert chronicle is not None
    states = [*map(end.recall, chronicle.take_states()), end]
    events = game.take_events(chronicle)
    return Story(states[0], [Moment(*each) for each in zip(events, states[1:], strict=True)], end)
