"""A game as everybody else sees it: what it declares, and the questions it answers."""

from __future__ import annotations

import hashlib
import secrets
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

from meadhall.core.chronicle import Chronicle
from meadhall.core.components import Edition
from meadhall.core.errors import Mistake
from meadhall.core.hints import BotHints
from meadhall.core.pieces import Pieces
from meadhall.core.result import Result
from meadhall.core.rulebook import Rulebook, read_rulebook
from meadhall.core.sayings import Saying
from meadhall.core.state import State
from meadhall.core.text import Texts, texts_of
from meadhall.core.vocabulary import Event, Events, Vocabulary, constant_words


@dataclass(frozen=True)
class Option:
    """A choice that the table makes before the match; the first value is the usual one."""

    id: str
    values: tuple[str, ...]
    rule: str
    quick_value: str = ""  # at a quick table against bots, where it is not the usual one

    @property
    def quick(self) -> str:
        return self.quick_value or self.values[0]


@dataclass(frozen=True)
class Pick:
    """An event by which a seat gets or chooses a card, a god, a tile: `things` are the arguments that name it."""

    event: str
    things: tuple[str, ...]
    either_way: bool = False  # odin/thor and thor/odin are one card


@dataclass(frozen=True)
class Statistics:
    """What statistics of the game tell of."""

    picks: tuple[Pick, ...] = ()  # if none: every event with a seat and a named thing
    round_event: str = "round-began"  # picks are counted anew from each of these


class Game(ABC):
    """One object a game. The state knows the rules; this knows how to talk about them."""

    id: str
    rules_version: int
    fewest: int
    most: int
    options: tuple[Option, ...] = ()
    board: type[State]
    vocabulary: Vocabulary
    events: Events
    frames: ModuleType
    shows_choice: tuple[str, ...] = ()  # parts of the view that show the open choice, and go when it is made
    folder: Path
    edition: Edition
    bots: BotHints = BotHints()
    statistics: Statistics = Statistics()

    # the game's part

    @abstractmethod
    def begin(self, state: State, options: Mapping[str, str]) -> None:
        """Set up and play on to the first decision."""

    @abstractmethod
    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """All that one seat (None: a spectator) may know, built from allowed fields only."""

    @abstractmethod
    def prompt(self, state: State, seat: int) -> Saying:
        """What the seat is asked now, and by which rule."""

    @abstractmethod
    def reason_against(self, state: State, seat: int, code: int) -> Saying | None:
        """Why the seat, which is asked now, may not do this; None exactly when it may."""

    @abstractmethod
    def result(self, state: State) -> Result | None:
        """How the match ended; None while it goes on."""

    @abstractmethod
    def draw(self, view: Mapping[str, Any], texts: Texts, who: Sequence[str]) -> Any:
        """The table as a view shows it, for a terminal: something that Rich prints."""

    def faults(self, state: State) -> list[str]:
        """What is impossible about the state, for fuzzing: cards lost, counts that disagree."""
        return []

    def redraw_unseen(self, state: State, seat: int | None, rng: int) -> State:
        """A copy in which all that the view of the seat does not show is redrawn, for tests of views and reveals.

        Not the same as `determinize` where the view hides again what was shown before, which a seat may remember.
        """
        return state.determinize(-1 if seat is None else seat, rng)

    # what all games share

    def load_pieces(self, overlay: str = "") -> Pieces:
        """The numbers printed on the pieces, with the owner's file laid over them."""
        return self.edition.load(overlay)

    def new(
        self,
        seats: int,
        seed: int | bytes | None = None,
        options: Mapping[str, str] | None = None,
        pieces: Pieces | None = None,
        chronicle: Chronicle | None = None,
    ) -> Any:
        """A match at its first decision. The seed is 32 bytes, a number to repeat a match, or chance."""
        if not self.fewest <= seats <= self.most:
            raise Mistake(f"{self.id} is for {self.fewest} to {self.most} players, not {seats}")
        chosen = self.read_options(options or {})
        state = self.board(pieces or self.load_pieces())
        state.chronicle = chronicle
        state.start(seats, expand(seed))
        self.begin(state, chosen)
        return state

    def read_options(self, given: Mapping[str, str]) -> dict[str, str]:
        """Every option of the table: as given, or the usual value."""
        known = {option.id: option for option in self.options}
        for name, value in given.items():
            if name not in known:
                raise Mistake(f"{self.id} has no option {name!r}; it has {', '.join(known) or 'none'}")
            if value not in known[name].values:
                raise Mistake(f"option {name} may be {' or '.join(known[name].values)}, not {value!r}")
        return {option.id: given.get(option.id, option.values[0]) for option in self.options}

    def why_not(self, state: State, seat: int, code: int) -> Saying | None:
        """Why the seat may not do the action now, with the rule; None exactly when it is legal."""
        if not 0 <= code < len(self.vocabulary):
            return Saying("no-such-action", "")
        if state.is_over():
            return Saying("no-longer", "")
        if seat not in self.asked(state):
            return Saying("not-asked", "")
        return self.reason_against(state, seat, code)

    def asked(self, state: State) -> list[int]:
        """Seats that may choose now, those among them that have chosen and may still change their mind."""
        return state.asked_seats()

    def frame_name(self, state: State) -> str:
        """The name of the decision that is open; empty when the match is over."""
        return self.frame_names.get(state.frame(), "")

    @property
    def frame_names(self) -> dict[int, str]:
        return constant_words(self.frames)

    @property
    def passages(self) -> list[str]:
        """Frames that never ask anybody, by name."""
        return [self.frame_names[kind] for kind in self.board.flow.passages()]

    def take_events(self, chronicle: Chronicle) -> list[Event]:
        return [self.events.event(fact) for fact in chronicle.take()]

    def texts(self, language: str) -> Texts:
        return texts_of(language, self.folder / "text")

    def rulebook(self, language: str) -> Rulebook:
        return read_rulebook(self.folder / f"rules.{language}.md")

    # words for people

    def tell_event(self, event: Event, texts: Texts, who: Sequence[str]) -> str:
        ranges = next(ranges for key, ranges in self.events.kinds.values() if key == event.key)
        return texts.say(f"{self.id}-{event.key}", **texts.arguments(event.args, ranges, who))

    def tell_action(self, code: int, texts: Texts, who: Sequence[str]) -> str:
        action = self.vocabulary.action(code)
        args = texts.arguments(action.args, dict(action.kind.ranges), who)
        return texts.say(f"{self.id}-do-{action.kind.key}", **args)

    def tell_saying(self, saying: Saying, texts: Texts, who: Sequence[str]) -> str:
        return texts.say(saying.key, **texts.arguments(saying.args, saying.ranges, who))


def expand(seed: int | bytes | None) -> bytes:
    """32 bytes that decide all chance of a match."""
    if seed is None:
        return secrets.token_bytes(32)
    if isinstance(seed, int):
        return hashlib.sha256(f"meadhall seed {seed}".encode()).digest()
    if len(seed) != 32:
        raise Mistake(f"a seed has 32 bytes, not {len(seed)}")
    return seed


def commitment(seed: bytes) -> str:
    """Shown from the start of a match: nobody can change the seed afterwards."""
    return hashlib.sha256(seed).hexdigest()
