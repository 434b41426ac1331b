"""Words for small ints: what an action or an event of a game says, declared once.

Codes, text notation both ways, masks, translation keys and governing rules all come from the declaration.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from itertools import product
from types import ModuleType
from typing import Any

SIMILAR = 0.8  # to what was written, for a suggestion


@dataclass(frozen=True)
class Range:
    """The values an argument can take. `topic` says what they are: names of that topic, seats, or a number."""

    topic: str
    values: tuple[str, ...] = ()
    first: int = 0

    def word(self, index: int) -> str:
        return self.values[index]

    def value(self, index: int) -> Any:
        """What an argument is at Python's border: a name, a seat from 0, a number."""
        if self.topic == "number":
            return index + self.first
        if self.topic == "seat":
            return index
        if self.topic == "seats":
            return [seat for seat in range(16) if index >> seat & 1]
        return self.values[index]


def names(topic: str, *values: str) -> Range:
    """Things with names of their own; their texts are the messages `topic-value`."""
    return Range(topic, values)


def numbers(first: int, last: int) -> Range:
    return Range("number", tuple(str(n) for n in range(first, last + 1)), first)


def seats(most: int) -> Range:
    """Seats are counted from 1 in notation and from 0 everywhere else."""
    return Range("seat", tuple(str(n + 1) for n in range(most)))


NUMBER = Range("number")
SEAT = Range("seat")
SEATS = Range("seats")


@dataclass(frozen=True)
class Kind:
    """A kind of action: its word, the rule that governs it, and the range of each argument by name."""

    word: str
    rule: str
    ranges: tuple[tuple[str, Range], ...]

    @property
    def key(self) -> str:
        return self.word.replace("_", "-")


def simplify(text: str) -> str:
    return " ".join(text.lower().replace("_", "-").split())


def one_of(things: Sequence[str]) -> str:
    """a, b or c"""
    return " or ".join([*([", ".join(things[:-1])] if things[1:] else []), *things[-1:]])


def kind(word: str, rule: str, **ranges: Range) -> Kind:
    return Kind(word, rule, tuple(ranges.items()))


@dataclass(frozen=True)
class Action:
    """One code spelled out."""

    code: int
    kind: Kind
    indices: tuple[int, ...]

    @property
    def args(self) -> dict[str, Any]:
        return {name: limits.value(index) for (name, limits), index in zip(self.kind.ranges, self.indices, strict=True)}


class Vocabulary:
    """Codes are dense and in the order of the declaration."""

    def __init__(self, *kinds: Kind) -> None:
        self.kinds = kinds
        self.first: dict[str, int] = {}
        self.actions: list[Action] = []
        self.texts: list[str] = []
        for each in kinds:
            self.first[each.word] = len(self.actions)
            limits = [limit for _, limit in each.ranges]
            for indices in product(*(range(len(limit.values)) for limit in limits)):
                self.actions.append(Action(len(self.actions), each, indices))
                words = [limit.word(index) for limit, index in zip(limits, indices, strict=True)]
                self.texts.append(" ".join([each.key, *words]))
        self.codes = {text: code for code, text in enumerate(self.texts)}

    def __len__(self) -> int:
        return len(self.actions)

    def check(self, words: ModuleType) -> None:
        """The enum that the rules count with must say the same."""
        for word, code in self.first.items():
            if getattr(words, word.upper(), None) != code:
                raise ValueError(f"{words.__name__}.{word.upper()} should be {code}")

    def code(self, word: str, *indices: int) -> int:
        """The code of an action by its kind and the places of its arguments in their ranges."""
        at = 0
        for (_, limit), index in zip(self.action(self.first[word]).kind.ranges, indices, strict=True):
            if not 0 <= index < len(limit.values):
                raise ValueError(f"{word}: {index} is out of range")
            at = at * len(limit.values) + index
        return self.first[word] + at

    def action(self, code: int) -> Action:
        if not 0 <= code < len(self.actions):
            raise ValueError(f"there is no action {code}; codes go from 0 to {len(self.actions) - 1}")
        return self.actions[code]

    def text(self, code: int) -> str:
        self.action(code)
        return self.texts[code]

    def read(self, text: str) -> int:
        """The code of a notation; white space and case do not matter."""
        wanted = simplify(text)
        if wanted in self.codes:
            return self.codes[wanted]
        word = wanted.partition(" ")[0]
        meant = [repr(each) for each in self.suggest(text)]
        hint = f"; did you mean {one_of(meant)}?" if meant else ""
        for each in self.kinds:
            if each.key == word:
                form = " ".join([word, *(name.upper() for name, _ in each.ranges)])
                raise ValueError(f"{text.strip()!r} is not an action; it is written: {form}{hint}")
        known = ", ".join(each.key for each in self.kinds)
        raise ValueError(f"{text.strip()!r} is not an action; actions begin with: {known}{hint}")

    def suggest(self, text: str, most: int = 3) -> list[str]:
        """Actions that somebody who wrote this may have meant."""
        wanted = simplify(text)
        words = [each.key for each in self.kinds if wanted.replace(" ", "-").startswith(each.key)]
        words = words or get_close_matches(wanted.partition(" ")[0], [each.key for each in self.kinds], 1)
        near = [each for each in self.texts if each.partition(" ")[0] in words]
        begun = [each for each in near if each.startswith(wanted)]
        return begun[:most] or get_close_matches(wanted, near, most, SIMILAR)

    def mask(self, codes: Iterable[int]) -> bytes:
        """One byte an action, 1 where it is among the codes."""
        made = bytearray(len(self.actions))
        for code in codes:
            made[code] = 1
        return bytes(made)


@dataclass(frozen=True)
class Event:
    """Something that happened, as everybody outside the rules sees it."""

    key: str
    args: dict[str, Any]
    audience: tuple[int, ...] | None = None  # the seats that learn of it; None for everybody

    def is_for(self, seat: int | None) -> bool:
        """Whether that seat (None: a spectator) learns of it."""
        return self.audience is None or seat in self.audience


class Events:
    """The kinds of event of a game; numbers from its enum, arguments by name."""

    def __init__(self, module: ModuleType, **declared: dict[str, Range]) -> None:
        numbered = constants(module)
        if {name.lower() for name in numbered.values()} != declared.keys():
            wrong = {name.lower() for name in numbered.values()} ^ declared.keys()
            raise ValueError(f"{module.__name__}: declared and numbered events differ in {', '.join(sorted(wrong))}")
        self.kinds = {
            number: (name.lower().replace("_", "-"), declared[name.lower()]) for number, name in numbered.items()
        }

    def event(self, fact: Sequence[int]) -> Event:
        key, ranges = self.kinds[fact[1]]
        args = {name: limits.value(number) for (name, limits), number in zip(ranges.items(), fact[2:], strict=False)}
        audience = tuple(seat for seat in range(16) if fact[0] >> seat & 1) if fact[0] else None
        return Event(key, args, audience)


def constants(module: ModuleType) -> dict[int, str]:
    """The names of an enum module by number, in the order of the numbers."""
    found = {value: name for name, value in vars(module).items() if name.isupper() and isinstance(value, int)}
    return dict(sorted(found.items()))


def constant_words(module: ModuleType) -> dict[int, str]:
    """The same as words: CHOOSE_CARD is choose-card."""
    return {number: name.lower().replace("_", "-") for number, name in constants(module).items()}
