"""A table in a terminal: what the drawings of all games are made of."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.text import Text

from meadhall.core.seats import RUNES, STYLES
from meadhall.core.text import Name, Texts


@dataclass(frozen=True)
class Drawing(ABC):
    """The whole table as a view shows it; a game draws the parts. Narrow terminals get it without padding."""

    game: ClassVar[str]
    roomy: ClassVar[int]  # from this width on, tables have padding

    view: Mapping[str, Any]
    texts: Texts
    who: Sequence[str]

    @abstractmethod
    def parts(self, width: int, padding: int) -> Iterator[RenderableType]:
        """From the top down."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from self.parts(options.max_width, 1 if options.max_width >= self.roomy else 0)

    def name(self, topic: str, value: str) -> str:
        return self.texts.say("name", thing=Name(f"{topic}-{value}"))

    def word(self, key: str, **args: Any) -> str:
        return self.texts.say(f"{self.game}-table-{key}", **args)

    def labelled(self, key: str, text: str) -> Text:
        """A word in bold before the text."""
        return Text.assemble((self.word(key) + " ", "bold"), text)

    def explained(self, topic: str, value: str, key: str) -> Text:
        """A thing's name and what it does, on one line."""
        return Text.assemble(
            "  ", (self.name(topic, value), "bold"), ": ", (self.texts.say(f"{self.game}-{key}"), "dim")
        )

    def seat_name(self, seat: int, before: str = "", after: str = "") -> Text:
        return Text(f"{before}{RUNES[seat]} {self.who[seat]}{after}", STYLES[seat])

    def mark(self, seat: int) -> Text:
        return Text(RUNES[seat], STYLES[seat])

    def phase_heading(self, key: str, **args: Any) -> Text:
        """Where the match is: `args` and the phase, or that it is over."""
        if self.view["phase"] == "over":
            return Text(self.word("over"), "bold")
        return Text(self.word(key, phase=Name(f"phase-{self.view['phase']}"), **args), "bold")
