"""Texts in the reader's language, by Fluent: the same files serve Python and the browser.

A thing with a name is a message `topic-value` with a selector on `$case` and a `.gender` attribute. Texts reach
names by two functions, NAME($thing, case: "gen") and GENDER($thing). Other strings are taken as they are.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNone, FluentType

from meadhall.core.errors import Mistake
from meadhall.core.vocabulary import Range

LANGUAGES = ("en", "ru")
LONGEST = 2_000
HERE = Path(__file__).parent / "text"


class Name(FluentType):  # type: ignore[misc]
    """A thing that the language files name. FluentType has one method, format, which NAME stands in for."""

    def __init__(self, id: str) -> None:
        self.id = id

    def format(self, locale: Any) -> str:
        return self.id


class Texts:
    """All messages of one language: those that all games share, and one game's."""

    def __init__(self, language: str, *folders: Path) -> None:
        if language not in LANGUAGES:
            raise Mistake(f"there are no texts in {language!r}; languages are {', '.join(LANGUAGES)}")
        self.language = language
        self.bundle = FluentBundle(
            [language], functions={"NAME": self._name, "GENDER": self._gender}, use_isolating=False
        )
        self.keys: set[str] = set()
        for folder in (HERE, *folders):
            resource = FluentResource((folder / f"{language}.ftl").read_text(encoding="utf-8"))
            self.bundle.add_resource(resource)
            self.keys |= {entry.id.name for entry in resource.body if type(entry).__name__ == "Message"}

    def _name(self, thing: Any, case: Any = "nom") -> Any:
        if not isinstance(thing, Name):
            return thing
        return self.say(thing.id, case=str(case))

    def _gender(self, thing: Any) -> Any:
        if not isinstance(thing, Name):
            return "masculine"
        message = self.bundle.get_message(thing.id)
        return self._format(thing.id, message.attributes["gender"], {})

    def say(self, key: str, **args: Any) -> str:
        """The message with its arguments. A missing one is a bug, and raises."""
        if not self.bundle.has_message(key):
            raise KeyError(f"{self.language}.ftl has no message {key}")
        return self._format(key, self.bundle.get_message(key).value, args)

    def _format(self, key: str, pattern: Any, args: Mapping[str, Any]) -> str:
        told, errors = self.bundle.format_pattern(pattern, {name: clipped(value) for name, value in args.items()})
        if errors or isinstance(told, FluentNone):
            raise ValueError(f"{self.language}.ftl, {key}: {'; '.join(map(str, errors))}")
        return str(told)

    def list_of(self, things: Sequence[str]) -> str:
        """a, b and c"""
        if len(things) < 2:
            return "".join(things)
        return self.say("list", rest=", ".join(things[:-1]), last=things[-1])

    def arguments(self, args: Mapping[str, Any], ranges: Mapping[str, Range], who: Sequence[str]) -> dict[str, Any]:
        """Arguments of an action or an event, made ready for a message: seats by their players' names."""
        ready: dict[str, Any] = {}
        for name, value in args.items():
            topic = ranges[name].topic
            if topic == "seat":
                ready[name] = who[value] if value < len(who) else str(value + 1)
            elif topic == "seats":
                ready[name] = self.list_of([who[seat] for seat in value])
            elif topic == "number":
                ready[name] = value
            else:
                ready[name] = Name(f"{topic}-{value}")
        return ready


def clipped(value: Any) -> Any:
    """Fluent refuses arguments of more than 2,500 characters; nobody reads so many."""
    return value[: LONGEST - 1] + "…" if isinstance(value, str) and len(value) > LONGEST else value


def whole_number(text: str) -> int | None:
    """What is written in plain digits; None for anything else. Python would also take digits of other scripts, or fail
    on them, and refuse thousands of them."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None


@cache
def texts_of(language: str, *folders: Path) -> Texts:
    return Texts(language, *folders)


def preferred_language() -> str:
    """The language of the terminal, where we speak it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            return next((language for language in LANGUAGES if value.startswith(language)), "en")
    return "en"
