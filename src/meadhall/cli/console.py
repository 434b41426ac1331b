"""The one way to the terminal: all text is shown as it is, on any terminal, and never means markup or control codes."""

from __future__ import annotations

import codecs
import io
import os
import sys
import unicodedata
from collections.abc import Iterable
from typing import IO

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.text import Text

BROKEN_PIPE = 141  # as the shell shows a program that SIGPIPE has ended
CANNOT_WRITE = 2

# C0 as pictures, so that a name or a file cannot give orders to the terminal; C1 has none
PICTURES = {code: chr(0x2400 + code) for code in range(32) if chr(code) not in "\t\n"}
PICTURES |= {0x7F: "\u2421"} | dict.fromkeys(range(0x80, 0xA0), "\ufffd")
ONE_LINE = PICTURES | dict.fromkeys((9, 10, 13, 133, 8232, 8233), " ")

# for a terminal that has not even these
PLAIN = {
    "–": "-",
    "—": "-",
    "…": "...",
    "“": '"',
    "”": '"',
    "‘": "'",
    "’": "'",
    "·": ".",
    "×": "x",
    "±": "+-",
    "µ": "u",
    "≈": "~",
    "✓": "+",
    "†": "*",
    "▮": "#",
    "▯": "_",
    "⚔": "x",
    "ᚠ": "F",
    "ᚢ": "U",
    "ᚦ": "Th",
    "ᚨ": "A",
    "ᚱ": "R",
}


class OutputLost(Exception):
    """Standard output takes no more: the disk is full, or nobody reads any longer."""

    def __init__(self, error: OSError) -> None:
        super().__init__(error.strerror or str(error))
        self.is_nobody_there = isinstance(error, BrokenPipeError)


class Terminal(Console):
    """Strings are never markup, names never emoji, and nothing is coloured by guess."""

    def __init__(self, *, stderr: bool = False, file: IO[str] | None = None, width: int | None = None) -> None:
        super().__init__(stderr=stderr, file=file, width=width, markup=False, emoji=False, highlight=False)

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        for text, style, control in super().render(renderable, options):
            yield Segment(text if control else text.translate(PICTURES), style, control)

    def ask(self, prompt: str, style: str = "") -> str:
        return self.input(Text(prompt, style))


def bold(text: str) -> Text:
    return Text(text, "bold")


def say(text: str, stream: IO[str] | None = None) -> None:
    """Plain lines, whatever their length; to standard output if not told otherwise."""
    print(text.translate(PICTURES), file=stream)


def complain(text: str) -> None:
    """One line about what is wrong."""
    try:
        print(f"meadhall: {text.translate(ONE_LINE)}", file=sys.stderr, flush=True)
    except OSError:
        silence(2)


# streams


class Output(io.FileIO):
    """Standard output that says of itself when it fails: any other OSError is somebody else's."""

    def write(self, data: object) -> int:
        try:
            return super().write(data)  # type: ignore[arg-type]
        except OSError as error:
            raise OutputLost(error) from None


def plainly(error: UnicodeError) -> tuple[str, int]:
    """The nearest that any terminal can show."""
    assert isinstance(error, UnicodeEncodeError)
    return "".join(plain(character) for character in error.object[error.start : error.end]), error.end


def plain(character: str) -> str:
    if character in PLAIN:
        return PLAIN[character]
    return unicodedata.normalize("NFKD", character).encode("ascii", "ignore").decode() or "?"


def prepare_streams() -> None:
    """Whatever the terminal can show and whoever has closed what: nothing of it is an error of ours."""
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)  # takes the lowest free number: else a database might get it
    codecs.register_error("plainly", plainly)
    sys.stdin = sys.stdin or open(0, encoding="utf-8", closefd=False)  # noqa: SIM115
    sys.stderr = sys.stderr or open(2, "w", encoding="utf-8", closefd=False)  # noqa: SIM115
    encoding = sys.stdout.encoding if sys.stdout else "utf-8"
    is_terminal = os.isatty(1)
    raw = io.BufferedWriter(Output(1, "w", closefd=False))
    sys.stdout = io.TextIOWrapper(raw, encoding=encoding, errors="plainly", line_buffering=is_terminal)
    for stream, errors in ((sys.stdin, "replace"), (sys.stderr, "plainly")):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)


def silence(number: int) -> None:
    """What is left in a stream that takes nothing goes nowhere."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, number)
    os.close(nowhere)
