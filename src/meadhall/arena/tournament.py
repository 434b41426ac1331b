"""A whole arena: matches are played by a crew, sagas kept, and an interruption keeps what was played."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

from meadhall.arena.crew import Crew, MatchFailed
from meadhall.arena.playing import Outcome
from meadhall.arena.schedule import Fixture
from meadhall.core.errors import Mistake


class Tournament:
    def __init__(self, game: str, fixtures: Sequence[Fixture], sagas: Path | None = None) -> None:
        self.game = game
        self.fixtures = fixtures
        self.sagas = sagas
        self.outcomes: list[Outcome] = []
        self.was_interrupted = False
        self.failure = ""
        if sagas:
            try:
                sagas.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise Mistake(f"cannot write to {sagas}: {error.strerror}; give another folder with --sagas") from None

    def run(self, crew: Crew, tell: Callable[[Outcome], None] = lambda outcome: None) -> None:
        """Play all. Ctrl-C, SIGTERM and a match that fails end it with what was played so far."""
        try:
            with interruptible():
                for outcome in crew.play(self.fixtures):
                    self.keep(outcome)
                    tell(outcome)
        except KeyboardInterrupt:
            self.was_interrupted = True
        except MatchFailed as error:
            self.failure = str(error)
        finally:
            crew.dismiss()

    def keep(self, outcome: Outcome) -> None:
        if self.sagas:
            path = self.sagas / saga_name(self.game, outcome.fixture)
            beside = path.with_suffix(".new")
            try:
                beside.write_text(outcome.saga, encoding="utf-8")
                beside.replace(path)
            except OSError as error:
                raise Mistake(f"cannot write {path}: {error.strerror}; give another folder with --sagas") from None
        self.outcomes.append(outcome)


def saga_name(game: str, fixture: Fixture) -> str:
    """Says which match it is, so that an arena repeated in the same folder leaves no match there twice."""
    return f"{game}-{fixture.seed}-{'-'.join(fixture.lineup)}.saga"


@contextmanager
def interruptible() -> Iterator[None]:
    """SIGTERM is an interruption like Ctrl-C, and Ctrl-C is one also where a script has started us."""

    def interrupt(number: int, frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    before = {number: signal.signal(number, interrupt) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
