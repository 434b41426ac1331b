"""Constants stand twice: as ints in a module, and as an enum in its header. This compares the two.

Such modules are never compiled. The rules that cimport the header are, so a difference would make the compiled and the
uncompiled rules two games.
"""

from __future__ import annotations

import re
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from meadhall.core.layout import cimported

ENUM = re.compile(r"^cdef enum:\n((?:    .*\n|\n)+)", re.MULTILINE)


def check(package: str) -> None:
    """Refuse a package of constants in which a module and its header disagree."""
    folder = Path(str(sys.modules[package].__file__)).parent
    for file in sorted(folder.glob("*.py")):
        if file.stem != "__init__":
            compare(import_module(f"{package}.{file.stem}"), file.with_suffix(".pxd"))


def compare(module: ModuleType, header: Path) -> None:
    in_header = enumerated(header.read_text(encoding="utf-8"), module.__name__.rpartition(".")[0])
    in_module = {name: value for name, value in vars(module).items() if name.isupper()}
    for name in sorted(in_header.keys() | in_module.keys()):
        here, there = in_module.get(name, "missing"), in_header.get(name, "missing")
        if here != there:
            raise ImportError(
                f"{module.__name__}: {name} is {here} in the .py and {there} in the .pxd; make them agree"
            )


def enumerated(text: str, package: str) -> dict[str, int]:
    """The members of every enum of a header, with the values that a C compiler gives them."""
    known: dict[str, Any] = {"__builtins__": {}} | cimported(text, package)
    found: dict[str, int] = {}
    for body in ENUM.findall(re.sub(r" *#.*", "", text)):
        value = -1
        for member in re.findall(r"[^,\n]+", body):
            name, _, said = (part.strip() for part in member.partition("="))
            value = eval(said, known) if said else value + 1
            found[name] = known[name] = value
    return found
