"""The fields of a state as its .pxd declares them: names, types, shapes, offsets.

The headers are the only list of fields. Compiled code gets its structs from them; this module gives
everything else the same list: blank fields for the uncompiled state, bytes, JSON and pictures for views.
An uncompiled class that stands for a C struct names it (`struct = "Guess"`) and gets its fields from `fill`.
Fields that begin with an underscore are scratch and no part of the state.
"""

from __future__ import annotations

import re
import struct
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache, cached_property, lru_cache
from importlib import import_module
from math import prod
from pathlib import Path
from typing import Any

CODES = {"unsigned char": "B", "signed char": "b", "short": "h", "int": "i", "unsigned long long": "Q"}
LIMITS = {
    "B": (0, 255),
    "b": (-128, 127),
    "h": (-(2**15), 2**15 - 1),
    "i": (-(2**31), 2**31 - 1),
    "Q": (0, 2**64 - 1),
}
FIELD = re.compile(rf"^    (?:cdef )?({'|'.join(CODES)}) (\w[\w, ]*?)((?:\[\w+\])*)(?: +#.*)?$", re.MULTILINE)
CIMPORT = re.compile(r"^from (\.*[\w.]*) cimport ([\w, ]+)$", re.MULTILINE)


@dataclass(frozen=True)
class Field:
    name: str
    code: str
    shape: tuple[int, ...]
    offset: int

    @property
    def count(self) -> int:
        return prod(self.shape)

    @property
    def form(self) -> str:
        """In words, for errors and pages."""
        if not self.shape:
            return "one number"
        return " lists of ".join(map(str, self.shape)) + " numbers" if self.shape[1:] else f"{self.count} numbers"

    @cached_property
    def packed(self) -> struct.Struct:
        return struct.Struct(f"={self.count}{self.code}")

    def read(self, data: bytes) -> Any:
        return nest(self.packed.unpack_from(data, self.offset), self.shape)


def header(cls: type) -> Path:
    folder = Path(str(sys.modules[cls.__module__].__file__)).parent
    return folder / (cls.__module__.rpartition(".")[2] + ".pxd")


def cimported(text: str, package: str) -> dict[str, Any]:
    """Constants, and modules of constants, that a header takes from elsewhere."""
    found: dict[str, Any] = {}
    for place, names in CIMPORT.findall(text):
        if not place.startswith(("libc", "cpython")):
            module = import_module(place, package)
            found |= {name: getattr(module, name) for name in names.split(", ") if hasattr(module, name)}
    return found


def declared(cls: type) -> Iterator[tuple[str, str, tuple[int, ...]]]:
    text = header(cls).read_text(encoding="utf-8")
    sizes = cimported(text, cls.__module__.rpartition(".")[0])
    for kind, names, dims in FIELD.findall(body_of(cls, text)):
        shape = tuple(int(d) if d.isdigit() else sizes[d] for d in re.findall(r"\[(\w+)\]", dims))
        for name in names.split(", "):
            if not name.startswith("_"):
                yield name, CODES[kind], shape


def body_of(cls: type, text: str) -> str:
    """What the header declares inside the class, or inside the C struct that an uncompiled class stands for."""
    name = getattr(cls, "struct", cls.__name__)
    found = re.search(rf"^cdef (?:class|struct) {name}\b.*:\n((?:(?: .*)?\n)*)", text, re.MULTILINE)
    return found[1] if found else ""


def layout(cls: Any) -> tuple[Field, ...]:
    """Every field of the class, its bases' first, where the C compiler puts it."""
    return _layout(cls)


@cache
def _layout(cls: Any) -> tuple[Field, ...]:
    fields, offset = [], 0
    for base in reversed(cls.__mro__[:-1]):
        offset = -(-offset // 8) * 8
        for name, code, shape in declared(base):
            size = struct.calcsize(code)
            offset = -(-offset // size) * size
            fields.append(Field(name, code, shape, offset))
            offset += size * prod(shape)
    return tuple(fields)


def size(cls: Any) -> int:
    last = layout(cls)[-1]
    return -(-(last.offset + struct.calcsize(last.code) * last.count) // 8) * 8


def nest(flat: Any, shape: tuple[int, ...], row: Callable[[Any], Any] = list) -> Any:
    if not shape:
        return flat[0]
    if len(shape) == 1:
        return row(flat)
    width = shape[-1]
    rows = [row(flat[at : at + width]) for at in range(0, len(flat), width)]
    for width in reversed(shape[1:-1]):
        rows = [rows[at : at + width] for at in range(0, len(rows), width)]
    return rows


def flatten(value: Any) -> list[int]:
    return [x for part in value for x in flatten(part)] if isinstance(value, (list, tuple)) else [value]


def has_shape(value: Any, shape: tuple[int, ...]) -> bool:
    if not isinstance(value, (list, tuple)):
        return not shape
    return bool(shape) and len(value) == shape[0] and all(has_shape(part, shape[1:]) for part in value)


def pack(cls: type, values: dict[str, Any]) -> bytes:
    """Refuses what C would silently cut."""
    data = bytearray(size(cls))
    for field in layout(cls):
        flat = flatten(values[field.name])
        if not has_shape(values[field.name], field.shape):
            raise ValueError(f"{field.name} is {field.form}; given are {len(flat)} numbers in another form")
        low, high = LIMITS[field.code]
        wrong = [value for value in flat if not isinstance(value, int) or not low <= value <= high]
        if wrong:
            raise ValueError(f"{field.name}: whole numbers from {low} to {high} are needed, not {wrong[0]!r}")
        field.packed.pack_into(data, field.offset, *flat)
    return bytes(data)


def unpack(cls: type, data: bytes) -> dict[str, Any]:
    if len(data) != size(cls):
        raise ValueError(f"a {cls.__name__} has {size(cls)} bytes, not {len(data)}")
    return {field.name: field.read(data) for field in layout(cls)}


def values(state: Any) -> dict[str, Any]:
    """All fields by name, ready for JSON."""
    return unpack(type(state), bytes(state))


def assign(state: Any, changed: dict[str, Any]) -> None:
    """Set fields by name; the others stay."""
    known = [field.name for field in layout(type(state))]
    for name in sorted(changed.keys() - set(known)):
        near = get_close_matches(name, known, 1)
        hint = f"did you mean {near[0]}? " if near else ""
        raise ValueError(f"{type(state).__name__} has no field {name}; {hint}Its fields are {', '.join(known)}")
    state.load(pack(type(state), values(state) | changed))


class Picture:
    """A plain copy of all fields, only to be read. Each is unpacked when it is first asked for."""

    def __init__(self, cls: Any, data: bytes) -> None:
        self._fields = _by_name(cls)
        self._data = data

    def __getattr__(self, name: str) -> Any:
        field = self._fields.get(name)
        if field is None:
            raise AttributeError(name)
        value = field.read(self._data)
        setattr(self, name, value)
        return value


def picture(state: Any) -> Picture:
    """The same one may be handed out again for an equal state."""
    cls: Any = type(state)
    return _picture(cls, bytes(state))


@lru_cache(maxsize=64)  # the moments of a move, each looked at by all viewers
def _picture(cls: Any, data: bytes) -> Picture:
    return Picture(cls, data)


@cache
def _by_name(cls: Any) -> dict[str, Field]:
    return {field.name: field for field in layout(cls)}


class Row(list[int]):
    """Uncompiled arrays: refuse what C would do wrong without a word (index below 0, value out of range)."""

    low: int
    high: int

    def __getitem__(self, i):  # type: ignore[no-untyped-def]
        if i < 0:
            raise IndexError(i)
        return list.__getitem__(self, i)

    def __setitem__(self, i, value):  # type: ignore[no-untyped-def]
        if i < 0:
            raise IndexError(i)
        if not self.low <= value <= self.high:
            raise OverflowError(value)
        list.__setitem__(self, i, value)


def fill(state: Any, given: dict[str, Any] | None = None) -> None:
    """Give an uncompiled state its fields: zero, or the values."""
    for field in layout(type(state)):
        low, high = LIMITS[field.code]

        def row(flat: Any, low: int = low, high: int = high) -> Row:
            made = Row(flat)
            made.low, made.high = low, high
            return made

        flat = flatten(given[field.name]) if given else [0] * field.count
        setattr(state, field.name, nest(flat, field.shape, row))


def assume(state: Any, other: Any) -> None:
    """Take over all fields of another uncompiled state."""
    for field in layout(type(state)):
        mine, theirs = getattr(state, field.name), getattr(other, field.name)
        if field.shape:
            overwrite(mine, theirs)
        else:
            setattr(state, field.name, theirs)


def overwrite(mine: list[Any], theirs: list[Any]) -> None:
    if isinstance(mine, Row):
        list.__setitem__(mine, slice(None), theirs)
    else:
        for row, other in zip(mine, theirs, strict=True):
            overwrite(row, other)


def check(cls: Any) -> None:
    """The C compiler and this module must agree on the block, or the build is stale."""
    built = cls.__new__(cls).width()
    if built != size(cls):
        raise TypeError(f"{cls.__name__}: compiled for {built} bytes, its header says {size(cls)}; build again")
