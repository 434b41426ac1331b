"""Which build of the rules runs, and whether it is up to date."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from meadhall.core.errors import Mistake

PACKAGE = Path(__file__).parent.parent
CIMPORT = re.compile(r"^\s*(?:from\s+(\S+)\s+)?cimport\s+([^#\n]+)", re.MULTILINE)


def kind() -> str:
    """compiled or uncompiled"""
    from meadhall.core import state

    return "compiled" if str(state.__file__).endswith(tuple(EXTENSION_SUFFIXES)) else "uncompiled"


def is_checkout() -> bool:
    return (PACKAGE.parent.parent / "setup.py").exists()


def stale() -> list[str]:
    """Compiled modules that are older than what they are made of: they would play yesterday's rules."""
    found: list[str] = []
    if not is_checkout() or os.environ.get("MEADHALL_PURE"):
        return found
    for built in PACKAGE.rglob("*.so"):
        stem = built.with_name(built.name.partition(".")[0])
        source = stem.with_suffix(".py")
        if not source.exists() or newest(ingredients(source)) > built.stat().st_mtime:
            found.append(str(stem.relative_to(PACKAGE)))
    return sorted(found)


def check() -> None:
    """Raise Mistake if a compiled module is stale."""
    found = stale()
    if found:
        raise Mistake(f"compiled before the last change: {', '.join(found)}; run 'make setup'")


def newest(files: Iterable[Path]) -> float:
    return max(file.stat().st_mtime for file in files)


def ingredients(source: Path) -> set[Path]:
    """The module, its header, and the headers that these cimport, whose numbers are compiled into it."""
    waiting, found = [source, source.with_suffix(".pxd")], set[Path]()
    while waiting:
        file = waiting.pop()
        if file not in found and file.exists():
            found.add(file)
            waiting += cimported(file)
    return found


@cache
def cimported(file: Path) -> list[Path]:
    """The headers of the package that a source file cimports."""
    found = []
    for place, names in CIMPORT.findall(file.read_text(encoding="utf-8")):
        dots = len(place) - len(place.lstrip("."))
        folder = file.parents[dots - 1] if dots else PACKAGE.parent
        folder = folder.joinpath(*place.lstrip(".").split("."))
        found += [folder.joinpath(*name.split()[0].split(".")).with_suffix(".pxd") for name in names.split(",")]
        found.append(folder.with_suffix(".pxd"))
    return [each for each in found if each.exists()]
