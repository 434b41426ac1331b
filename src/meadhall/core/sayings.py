"""What a game says to a seat: the question of the open decision, and why something cannot be done."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any

from meadhall.core.layout import picture
from meadhall.core.state import State
from meadhall.core.vocabulary import Action, Range, constant_words


@dataclass(frozen=True)
class Saying:
    """A text key with its arguments and the rule behind it: a prompt, or why something cannot be done."""

    key: str
    rule: str
    args: dict[str, Any] = field(default_factory=dict)
    ranges: dict[str, Range] = field(default_factory=dict)


# why a seat may not do an action of some kind, by the state and its picture; None if it may
Check = Callable[[Any, Any, int, Action], Saying | None]


def frame_of(seen: Any) -> tuple[int, int, int]:
    """Kind, note and extra of the open decision."""
    return seen.kind[seen.depth - 1], seen.note[seen.depth - 1], seen.extra[seen.depth - 1]


class Sayings:
    """The questions and refusals of a game. `answers` gives for each frame the rule that asks, and the kinds of action
    that answer; `ranges` gives the range of every argument that a text may have."""

    def __init__(
        self,
        game: str,
        frames: ModuleType,
        answers: Mapping[int, tuple[str, tuple[str, ...]]],
        ranges: Mapping[str, Range],
    ) -> None:
        self.game = game
        self.frames = constant_words(frames)
        self.answers = answers
        self.ranges = ranges

    def say(self, key: str, rule: str, **args: Any) -> Saying:
        return Saying(f"{self.game}-{key}", rule, args, {name: self.ranges[name] for name in args})

    def ask(self, frame: int, key: str = "", **args: Any) -> Saying:
        """The question of the frame; its key is the frame's name, unless another is given."""
        return self.say(f"ask-{key or self.frames[frame]}", self.answers[frame][0], **args)

    def refuse(self, state: State, seat: int, action: Action, checks: Mapping[str, Check]) -> Saying | None:
        """Why a seat that is asked may not do it, found from the table alone, without a look at the legal actions. None
        exactly when it may."""
        seen = picture(state)
        rule, answers = self.answers[frame_of(seen)[0]]
        if action.kind.word not in answers:
            return self.say("no-now", rule)
        check = checks.get(action.kind.word)
        return check(state, seen, seat, action) if check else None
