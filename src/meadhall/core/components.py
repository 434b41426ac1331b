"""Component files: the shipped one, and an owner's corrections laid over it."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from meadhall.core.errors import Mistake

HEADER = re.compile(r"^\s*(\[\[?)\s*([\w.\-]+)\s*\]\]?")


class Components:
    """The numbers of a game by table and key, with the line where the owner's file says something.

    An array of tables is laid over entry by entry: `identity` names the key by which an entry is known.
    """

    def __init__(self, shipped: Path, identity: Mapping[str, str], overlay: str = "") -> None:
        self.data = tomllib.loads(shipped.read_text(encoding="utf-8"))
        self.identity = identity
        self.overlay = overlay
        self.places: dict[tuple[Any, ...], int] = {}
        if overlay:
            self._lay_over()

    def _lay_over(self) -> None:
        try:
            mine = tomllib.loads(self.overlay)
        except tomllib.TOMLDecodeError as error:
            raise Mistake(f"the components file is no TOML: {error}; mend that place") from None
        lines = _lines(self.overlay)
        for table, given in mine.items():
            if table not in self.data:
                known = ", ".join(self.data)
                raise Mistake(f"line {lines.get((table,), 1)}: there is no table [{table}]; there are {known}")
            if table in self.identity:
                if not isinstance(given, list):
                    raise Mistake(f"line {lines.get((table,), 1)}: write [[{table}]] for each entry")
                for index, entry in enumerate(given):
                    self._lay_entry(table, index, entry, lines)
            elif isinstance(given, dict):
                for key, value in given.items():
                    self._lay_value(self.data[table], (table, key), key, value, lines.get((table, key), 1))
            else:
                raise Mistake(f"line {lines.get((table,), 1)}: {table} is a table; write [{table}] above its keys")

    def _lay_entry(self, table: str, index: int, entry: dict[str, Any], lines: dict[tuple[Any, ...], int]) -> None:
        by = self.identity[table]
        line = lines.get((table, index), 1)
        matching = [mine for mine in self.data[table] if by in entry and _same(mine[by], entry[by])]
        if not matching:
            raise Mistake(f"line {line}: no {table} has {by} = {entry.get(by)!r}; see the shipped file")
        for key, value in entry.items():
            if key != by:
                name = (table, _plain(entry[by]), key)
                self._lay_value(matching[0], name, key, value, lines.get((table, index, key), line))

    def _lay_value(self, into: dict[str, Any], name: tuple[Any, ...], key: str, value: Any, line: int) -> None:
        if key not in into:
            raise Mistake(f"line {line}: there is no key {key!r} here; there are {', '.join(into)}")
        if type(value) is not type(into[key]):
            raise Mistake(f"line {line}: {key} must be written like {into[key]!r}")
        into[key] = value
        self.places[name] = line

    def refuse(self, reason: str, *name: Any) -> Mistake:
        """An error that names the line of the owner's file where that value stands."""
        line = self.places.get(tuple(_plain(part) for part in name))
        return Mistake(f"components, line {line}: {reason}" if line else f"components: {reason}")


def read_overlay(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise Mistake(f"cannot read {path}: {error.strerror}; give the path of a components file") from None
    except UnicodeDecodeError:
        raise Mistake(f"{path} is no text in UTF-8; give a components file in TOML") from None


def _plain(value: Any) -> Any:
    return tuple(sorted(value)) if isinstance(value, list) else value


def _same(one: Any, other: Any) -> bool:
    try:
        return bool(_plain(one) == _plain(other))
    except TypeError:
        return False


def _lines(text: str) -> dict[tuple[Any, ...], int]:
    """Where each table, entry and key of a TOML file stands."""
    found: dict[tuple[Any, ...], int] = {}
    counts: dict[str, int] = {}
    where: tuple[Any, ...] = ()
    for number, line in enumerate(text.splitlines(), 1):
        header = HEADER.match(line)
        if header:
            table = header[2]
            where = (table,)
            found.setdefault(where, number)
            if header[1] == "[[":
                where = (table, counts.get(table, 0))
                counts[table] = counts.get(table, 0) + 1
                found[where] = number
        elif "=" in line and not line.lstrip().startswith("#"):
            found.setdefault((*where, line.partition("=")[0].strip()), number)
    return found
