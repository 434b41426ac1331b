"""One match between bots, wholly decided by its fixture where bots count simulations instead of seconds."""

from __future__ import annotations

import random
import time
from dataclasses import dataclass
from functools import cache

from meadhall.arena.entrants import Entrant
from meadhall.arena.schedule import Fixture
from meadhall.bots.mind import Mind
from meadhall.core import saga as sagas
from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.core.pieces import Pieces
from meadhall.core.registry import find_game


@dataclass(frozen=True)
class Terms:
    """What all matches of an arena share; small enough to travel to any worker."""

    game: str
    entrants: tuple[Entrant, ...]
    options: tuple[tuple[str, str], ...] = ()
    components: str = ""
    with_sagas: bool = False


@dataclass(frozen=True)
class Thinking:
    """The time a seat took for its real choices, those between two actions at least."""

    choices: int = 0
    seconds: float = 0.0
    worst: float = 0.0

    def add(self, seconds: float) -> Thinking:
        return Thinking(self.choices + 1, self.seconds + seconds, max(self.worst, seconds))

    def join(self, other: Thinking) -> Thinking:
        return Thinking(self.choices + other.choices, self.seconds + other.seconds, max(self.worst, other.worst))


@dataclass(frozen=True)
class Outcome:
    """A match that was played; everything by seat."""

    fixture: Fixture
    places: tuple[int, ...]
    scores: tuple[int, ...]
    thinking: tuple[Thinking, ...]
    saga: str = ""


class Table:
    """Plays fixtures one after the other; a worker has one."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.game: Game = find_game(terms.game)
        self.pieces: Pieces = self.game.load_pieces(terms.components)
        self.entrants = {entrant.name: entrant for entrant in terms.entrants}

    def play(self, fixture: Fixture) -> Outcome:
        lineup = fixture.lineup
        match = Match(self.game, len(lineup), fixture.seed, dict(self.terms.options), self.pieces, lineup)
        chance = random.Random(f"{self.game.id} {fixture.seed} {' '.join(lineup)}")
        bots = [self.entrants[name].make(chance.getrandbits(63)) for name in lineup]
        thinking = [Thinking()] * len(lineup)
        while not match.state.is_over():
            seat = match.state.decider()
            is_choice = len(match.state.legal(seat)) > 1
            began = time.perf_counter()
            code = bots[seat].choose(Mind(self.game, match.state, seat, match.events))
            if is_choice:
                thinking[seat] = thinking[seat].add(time.perf_counter() - began)
            match.apply(seat, code)
        result = match.result()
        assert result is not None
        saga = sagas.write(match) if self.terms.with_sagas else ""
        return Outcome(fixture, result.places, result.scores, tuple(thinking), saga)


@cache
def table_of(terms: Terms) -> Table:
    return Table(terms)
