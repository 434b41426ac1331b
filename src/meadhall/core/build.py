"""Which build of the rules runs, and whether it is up to date."""

from __future__ import annotations

import os
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

PACKAGE = Path(__file__).parent.parent


def kind() -> str:
    """compiled or uncompiled"""
    from meadhall.core import state

    return "compiled" if str(state.__file__).endswith(tuple(EXTENSION_SUFFIXES)) else "uncompiled"


def is_checkout() -> bool:
    return (PACKAGE.parent.parent / "setup.py").exists()


def stale() -> list[str]:
    """Compiled modules that are older than their source: they would play yesterday's rules."""
    found: list[str] = []
    if not is_checkout() or os.environ.get("MEADHALL_PURE"):
        return found
    for built in PACKAGE.rglob("*.so"):
        stem = built.with_name(built.name.partition(".")[0])
        sources = [stem.with_suffix(end) for end in (".py", ".pxd")]
        if any(source.exists() and source.stat().st_mtime > built.stat().st_mtime for source in sources):
            found.append(str(stem.relative_to(PACKAGE)))
    return sorted(found)
