"""Component files: the shipped one, and an owner's corrections laid over it.

`Edition.load` is the only way from an owner's text to pieces, wherever the text comes from: a file, a request, the log
of a table, a saga from a stranger. What it accepts it writes down again in one form (`Pieces.overlay`): the values
that differ and nothing else, in the order of the shipped file.
"""

from __future__ import annotations

import copy
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from meadhall.core import toml
from meadhall.core.errors import Mistake
from meadhall.core.pieces import Pieces
from meadhall.core.printed import Printed, shown

NOTES = ("src", "source", "conf")  # where a number comes from: an owner may say it, the rules do not read it

Open = Mapping[
    str, Any
]  # values that may be corrected, by table and key: Printed, or such a mapping for a table inside
Name = tuple[Any, ...]


class Components:
    """The numbers of a game by table and key, with the line where the owner's file says something.

    An array of tables is laid over entry by entry: `identity` names the key by which an entry is known. Tables inside
    tables are laid over key by key. Only what `may_correct` names can be corrected: it says for each value what the
    rules can bear, so that no number from outside becomes an index, a count or a sum beyond the room there is.
    """

    def __init__(self, shipped: Path, identity: Mapping[str, str], may_correct: Open, overlay: str = "") -> None:
        given = toml.read(overlay) if overlay else None
        self.shipped = read_shipped(shipped)
        self.data = copy.deepcopy(self.shipped)
        self.identity = identity
        self.may_correct = may_correct
        self.places: dict[Name, int] = {}
        if given:
            self._lay_over(*given)

    def _lay_over(self, mine: dict[str, Any], lines: toml.Lines) -> None:
        for table, given in mine.items():
            line = lines.line_of(table)
            if table not in self.data:
                known = ", ".join(self.data)
                raise Mistake(f"line {line}: there is no table [{shown(table)[1:-1]}]; there are {known}")
            if table not in self.identity:
                if not isinstance(given, dict):
                    raise Mistake(f"line {line}: {table} is a table; write [{table}] above its keys")
                self._lay_table(self.data[table], given, (table,), self.may_correct.get(table, {}), (table,), lines)
                continue
            if not isinstance(given, list) or not all(isinstance(entry, dict) for entry in given):
                raise Mistake(f"line {line}: write [[{table}]] for each entry")
            for index, entry in enumerate(given):
                self._lay_entry(table, index, entry, lines)

    def _lay_entry(self, table: str, index: int, entry: dict[str, Any], lines: toml.Lines) -> None:
        by = self.identity[table]
        line = lines.line_of(table, index)
        matching = [mine for mine in self.data[table] if by in entry and _same(mine[by], entry[by])]
        if not matching:
            raise Mistake(f"line {line}: no {table} has {by} = {shown(entry.get(by))}; see the shipped file")
        values = {key: value for key, value in entry.items() if key != by}
        name = (table, _plain(matching[0][by]))
        self._lay_table(matching[0], values, name, self.may_correct.get(table, {}), (table, index), lines)

    def _lay_table(
        self, into: dict[str, Any], given: dict[str, Any], name: Name, allowed: Open, path: Name, lines: toml.Lines
    ) -> None:
        for key, value in given.items():
            line = lines.line_of(*path, key)
            if key.startswith(NOTES):
                continue
            if key not in into:
                raise Mistake(f"line {line}: there is no key {shown(key)} here; there are {', '.join(into)}")
            kind = allowed.get(key)
            if isinstance(kind, Mapping):
                if not isinstance(value, dict):
                    raise Mistake(f"line {line}: {key} is a table; write [{name[0]}.{key}] above its keys")
                self._lay_table(into[key], value, (*name, key), kind, (*path, key), lines)
            elif kind is not None:
                into[key] = self._checked(kind, key, value, (*name, key), line)
            elif not _same(value, into[key]):
                raise Mistake(f"line {line}: {key} of [{name[0]}] is fixed and cannot be corrected; leave it out")

    def _checked(self, kind: Printed, key: str, value: Any, name: Name, line: int) -> Any:
        fault = kind.fault(value)
        if fault:
            raise Mistake(f"line {line}: {key} must be {fault}, not {shown(value)}")
        if name in self.places:
            raise Mistake(f"line {line}: {key} was given in line {self.places[name]} already; keep one of them")
        self.places[name] = line
        return value

    def refuse(self, reason: str, *name: Any) -> Mistake:
        """An error about values that do not go together. It names the line of the owner's file that speaks of them."""
        wanted = tuple(_plain(part) for part in name)
        for length in range(len(wanted), -1, -1):
            lines = [line for place, line in self.places.items() if place[:length] == wanted[:length]]
            if lines:
                return Mistake(f"components, line {lines[0]}: {reason}")
        return Mistake(f"components: {reason}")

    # the one form

    def corrections(self) -> dict[Name, Any]:
        """What differs from the shipped file, by name, in its order."""
        return {
            name: kind.normal(value)
            for (name, kind, value), (_, _, shipped) in zip(
                self.values(self.data), self.values(self.shipped), strict=True
            )
            if kind.normal(value) != kind.normal(shipped)
        }

    def values(self, data: Mapping[str, Any]) -> Iterator[tuple[Name, Printed, Any]]:
        """All values that may be corrected."""
        for table, content in data.items():
            allowed = self.may_correct.get(table, {})
            if table in self.identity:
                for entry in content:
                    yield from _values(entry, (table, _plain(entry[self.identity[table]])), allowed)
            else:
                yield from _values(content, (table,), allowed)

    def write(self, corrections: Mapping[Name, Any]) -> str:
        """The text of an owner's file with these corrections."""
        lines: list[str] = []
        header: Name = ()
        for name, value in corrections.items():
            if name[:-1] != header:
                header = name[:-1]
                lines += [""] if lines else []
                lines += self._header(header)
            lines.append(f"{toml.write_key(name[-1])} = {toml.write_value(value)}")
        return "".join(f"{line}\n" for line in lines)

    def _header(self, name: Name) -> list[str]:
        table = name[0]
        if table not in self.identity:
            return [f"[{'.'.join(map(toml.write_key, name))}]"]
        by = self.identity[table]
        entry = next(each for each in self.shipped[table] if _plain(each[by]) == name[1])
        return [f"[[{table}]]", f"{by} = {toml.write_value(entry[by])}"]


@dataclass(frozen=True)
class Edition:
    """The pieces of a game: the shipped file, what an owner may correct in it, and how it becomes numbers.

    `make_table` also refuses values that are right one by one and wrong together.
    """

    shipped: Path
    identity: Mapping[str, str]
    may_correct: Open
    make_table: Callable[[Components], list[list[int]]]

    def read(self, overlay: str = "") -> Components:
        return Components(self.shipped, self.identity, self.may_correct, overlay)

    def load(self, overlay: str = "") -> Pieces:
        components = self.read(overlay)
        return Pieces(self.make_table(components), components.write(components.corrections()))


def read_overlay(path: Path) -> str:
    try:
        with path.open("rb") as file:
            content = file.read(toml.LARGEST + 1)
        if len(content) > toml.LARGEST:
            raise toml.too_large()
        return content.decode()
    except OSError as error:
        raise Mistake(f"cannot read {path}: {error.strerror}; give the path of a components file") from None
    except UnicodeDecodeError:
        raise Mistake(f"{path} is not text in UTF-8; give a components file in TOML") from None


@cache
def read_shipped(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def _values(table: Mapping[str, Any], name: Name, allowed: Open) -> Iterator[tuple[Name, Printed, Any]]:
    for key, value in table.items():
        kind = allowed.get(key)
        if isinstance(kind, Mapping):
            yield from _values(value, (*name, key), kind)
        elif kind is not None:
            yield (*name, key), kind, value


def _plain(value: Any) -> Any:
    return tuple(sorted(value)) if isinstance(value, list) else value


def _same(one: Any, other: Any) -> bool:
    """Equal and of one type; the order of a list does not matter."""
    try:
        return type(one) is type(other) and (one == other or bool(_plain(one) == _plain(other)))
    except TypeError:
        return False
