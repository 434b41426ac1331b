"""TOML from outside: refused before it is parsed where parsing could be slow, and written in one way only.

The standard parser takes quadratic time and memory for a key of many parts, and recurses into nested lists. The scan
below knows just enough of TOML (strings, comments, brackets) to count these in linear time.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from meadhall.core.errors import Mistake

LARGEST = 20_000  # bytes
DEEPEST = 4  # parts of a key, brackets inside brackets
MOST_KEYS = 2_000
LONGEST_WORD = 64  # characters of a name or number

TOKEN = re.compile(
    r"""
      (?P<comment> \#[^\n]* )
    | (?P<text> \"{3} (?: \\. | (?!\"{3}). )* (?: \"{3,5} | \Z )
              | '{3} (?: (?!'{3}). )* (?: '{3,5} | \Z )
              | " (?: \\. | [^"\\\n] )* "?
              | ' [^'\n]* '? )
    | (?P<word> [^\s\#"'\[\]{}=,.]+ )
    | (?P<mark> [\[\]{}=,.\n] )
    """,
    re.VERBOSE | re.DOTALL,
)
PLACE = re.compile(r"\s*\(at (?:line (\d+), column \d+|end of document)\)")
PLAIN_KEY = re.compile(r"[A-Za-z0-9_-]+", re.ASCII)

Path = tuple[Any, ...]


@dataclass
class Lines:
    """Where tables, entries and keys stand; entries of [[table]] are counted from 0."""

    found: dict[Path, int] = field(default_factory=dict)
    entries: dict[str, int] = field(default_factory=dict)
    table: Path = ()

    def line_of(self, *path: Any) -> int:
        for length in range(len(path), 0, -1):
            if path[:length] in self.found:
                return self.found[path[:length]]
        return 1

    def open_table(self, names: tuple[str, ...], is_entry: bool, line: int) -> None:
        first, rest = names[0], names[1:]
        if is_entry and not rest:
            self.entries[first] = self.entries.get(first, -1) + 1
        self.found.setdefault((first,), line)
        self.table = (first, self.entries[first], *rest) if first in self.entries else names
        self.found.setdefault(self.table, line)

    def note_key(self, names: tuple[str, ...], line: int) -> None:
        for length in range(1, len(names) + 1):
            self.found.setdefault((*self.table, *names[:length]), line)


def read(text: str) -> tuple[dict[str, Any], Lines]:
    """The content of a small, flat TOML file; or a mistake that names the line."""
    if len(text) > LARGEST:  # before it is copied as bytes
        raise too_large()
    try:
        size = len(text.encode())
    except UnicodeEncodeError:
        raise Mistake("line 1: the components file is not text in UTF-8; save it as UTF-8 and try again") from None
    if size > LARGEST:
        raise too_large()
    text = text.removeprefix("\ufeff").replace("\r\n", "\n")
    lines = scan(text)
    try:
        return tomllib.loads(text), lines
    except (tomllib.TOMLDecodeError, ValueError, RecursionError) as error:
        raise Mistake(explain(str(error), text)) from None


def too_large() -> Mistake:
    return Mistake(f"line 1: the components file has more than {LARGEST} bytes; keep only values that differ")


def explain(reason: str, text: str) -> str:
    place = PLACE.search(reason)
    line = int(place[1]) if place and place[1] else text.count("\n") + 1 if place else 1
    what = ascii(PLACE.sub("", reason))[1:-1][:120]
    return f"line {line}: the components file is not valid TOML: {what}. Fix that line and try again"


def scan(text: str) -> Lines:
    """Refuse what could be slow to parse. Where the scan is wrong about TOML, the parser has ended with an error."""
    lines = Lines()
    line, depth, keys = 1, 0, 0
    names: list[str] = []  # parts of the key or value that is being read
    is_joined = False  # behind a dot
    brackets = ""  # of a header
    is_fresh = True  # at the start of a statement
    for token in TOKEN.finditer(text):
        part = token[0]
        if token.lastgroup == "comment":
            continue
        if token.lastgroup != "mark":
            if token.lastgroup == "word" and len(part) > LONGEST_WORD:
                raise Mistake(f"line {line}: a name or number has at most {LONGEST_WORD} characters; write it shorter")
            names = [*names, part] if is_joined else [part]
            if len(names) > DEEPEST:
                raise Mistake(f"line {line}: a key has at most {DEEPEST} parts; write [table] above its keys instead")
            is_joined = is_fresh = False
            line += part.count("\n")
            continue
        is_joined = part == "."
        if is_joined:
            continue
        if part in "[{":
            depth += 1
            if depth > DEEPEST:
                raise Mistake(f"line {line}: brackets are at most {DEEPEST} deep; write [table] above its keys instead")
            brackets = "[" if is_fresh else brackets + "[" if brackets == "[" and not names else brackets
        elif part in "]}":
            depth = max(depth - 1, 0)
            if brackets and names:
                lines.open_table(tuple(map(bare, names)), brackets == "[[", line)
                brackets = ""
                keys += 1
        elif part == "=":
            keys += 1
            if depth == 0 and names:
                lines.note_key(tuple(map(bare, names)), line)
        if keys > MOST_KEYS:
            raise Mistake(f"line {line}: a components file has at most {MOST_KEYS} keys; keep only values that differ")
        is_fresh = part == "\n" and depth == 0
        line += part == "\n"
        names = []
    return lines


def bare(name: str) -> str:
    return name[1:-1] if name[0] in "\"'" else name


def write_value(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return write_text(value)
    if isinstance(value, list):
        return f"[{', '.join(map(write_value, value))}]"
    if isinstance(value, Mapping):
        inside = ", ".join(f"{write_key(key)} = {write_value(each)}" for key, each in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    raise TypeError(f"no components file has a {type(value).__name__}")


def write_key(key: str) -> str:
    return key if PLAIN_KEY.fullmatch(key) else write_text(key)


def write_text(text: str) -> str:
    """A basic string: all but printable ASCII escaped."""
    return '"' + "".join(c if " " <= c <= "~" and c not in '"\\' else f"\\U{ord(c):08x}" for c in text) + '"'
