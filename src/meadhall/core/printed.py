"""Kinds of value in a components file, each with its bounds.

A game declares one for every value that an owner may correct. `fault` says what is wrong with a value, `normal` writes
equal values in one way, `vary` makes up another value for the fuzzer.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

LONGEST = 60  # characters of a value in an error
MOST_LISTED = 80  # names


class Printed(Protocol):
    def fault(self, value: Any) -> str:
        """What the value should be; empty if it is right."""

    def normal(self, value: Any) -> Any: ...

    def vary(self, value: Any, chance: Random) -> Any: ...


def shown(value: Any) -> str:
    """A value from outside in an error: one short line, whatever it is."""
    if isinstance(value, int) and abs(value) > 10**18:
        return "a number with too many digits"
    try:
        text = ascii(value)
    except ValueError:  # a huge number inside a list
        return "numbers with too many digits"
    return text if len(text) <= LONGEST else text[:LONGEST] + "..."


def listed(names: tuple[str, ...]) -> str:
    return ", ".join(names if len(names) <= MOST_LISTED else (*names[:3], "...", names[-1]))


@dataclass(frozen=True)
class Whole:
    low: int
    high: int

    def fault(self, value: Any) -> str:
        if type(value) is int and self.low <= value <= self.high:
            return ""
        return str(self.low) if self.low == self.high else f"a whole number from {self.low} to {self.high}"

    def normal(self, value: int) -> int:
        return value

    def vary(self, value: int, chance: Random) -> int:
        return chance.choice((self.low, self.high, chance.randint(self.low, self.high), self._near(value, chance)))

    def _near(self, value: int, chance: Random) -> int:
        return min(max(value + chance.choice((-1, 1)), self.low), self.high)


@dataclass(frozen=True)
class Truth:
    def fault(self, value: Any) -> str:
        return "" if type(value) is bool else "true or false"

    def normal(self, value: bool) -> bool:
        return value

    def vary(self, value: bool, chance: Random) -> bool:
        return not value


@dataclass(frozen=True)
class Word:
    choices: tuple[str, ...]

    def fault(self, value: Any) -> str:
        return "" if isinstance(value, str) and value in self.choices else f"one of {listed(self.choices)}"

    def normal(self, value: str) -> str:
        return value

    def vary(self, value: str, chance: Random) -> str:
        return chance.choice(self.choices)


@dataclass(frozen=True)
class Row:
    """A list. Without order, as a set, equal values count once."""

    of: Printed
    shortest: int
    longest: int
    ordered: bool = True

    def fault(self, value: Any) -> str:
        many = str(self.longest) if self.shortest == self.longest else f"{self.shortest} to {self.longest}"
        if not isinstance(value, list) or not self.shortest <= len(value) <= self.longest:
            return f"a list of {many}, each {self.of.fault(None)}"
        wrong = next((fault for fault in map(self.of.fault, value) if fault), "")
        return f"a list of {many}, each {wrong}" if wrong else ""

    def normal(self, value: list[Any]) -> list[Any]:
        made = [self.of.normal(each) for each in value]
        return made if self.ordered else sorted(set(made))

    def vary(self, value: list[Any], chance: Random) -> list[Any]:
        made = list(value)
        kind = chance.random()
        if made and kind < 0.2 and len(made) > self.shortest:
            made.pop(chance.randrange(len(made)))
        elif made and kind < 0.4 and len(made) < self.longest:
            made.append(self.of.vary(chance.choice(made), chance))
        elif made:
            at = chance.randrange(len(made))
            made[at] = self.of.vary(made[at], chance)
        return made


@dataclass(frozen=True)
class Counts:
    """A number for each name. Names left out have the default; without a default all are needed."""

    names: tuple[str, ...]
    of: Whole
    default: int | None = None

    def fault(self, value: Any) -> str:
        which = "some" if self.default is not None else "each"
        wanted = f"{{ name = number }} for {which} of {listed(self.names)}, each {self.of.fault(None)}"
        if not isinstance(value, dict) or not set(value) <= set(self.names):
            return wanted
        if self.default is None and set(value) != set(self.names):
            return wanted
        return wanted if any(self.of.fault(each) for each in value.values()) else ""

    def normal(self, value: Mapping[str, int]) -> dict[str, int]:
        return {name: value[name] for name in self.names if name in value and value[name] != self.default}

    def vary(self, value: Mapping[str, int], chance: Random) -> dict[str, int]:
        made = dict(value)
        if len(made) > 1 and chance.random() < 0.5:  # the sum stays
            one, other = chance.sample(sorted(made), 2)
            moved = min(chance.randint(0, made[one] - self.of.low), self.of.high - made[other])
            made[one] -= moved
            made[other] += moved
        else:
            name = chance.choice(self.names)
            made[name] = self.of.vary(made.get(name, self.default or self.of.low), chance)
        return made


@dataclass(frozen=True)
class Record:
    """A table inside a list, such as a slot of a god; the optional values may be left out."""

    needed: Mapping[str, Printed]
    optional: Mapping[str, Printed]

    def fault(self, value: Any) -> str:
        known = {**self.needed, **self.optional}
        if not isinstance(value, dict) or not set(self.needed) <= set(value) <= set(known):
            may = f", and perhaps {', '.join(self.optional)}" if self.optional else ""
            return f"{{ name = value }} with {', '.join(self.needed)}{may}"
        wrong = ((key, known[key].fault(each)) for key, each in value.items())
        return next((f"{{ name = value }} where {key} is {fault}" for key, fault in wrong if fault), "")

    def normal(self, value: Mapping[str, Any]) -> dict[str, Any]:
        known = {**self.needed, **self.optional}
        return {key: known[key].normal(value[key]) for key in known if key in value}

    def vary(self, value: Mapping[str, Any], chance: Random) -> dict[str, Any]:
        known = {**self.needed, **self.optional}
        key = chance.choice([key for key in known if key in value])
        return {**value, key: known[key].vary(value[key], chance)}
