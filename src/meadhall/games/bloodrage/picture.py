"""A plain copy of a state for views, prompts and reasons; the last one is kept, for they ask many times in a row."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from meadhall.core import layout

LAST: list[tuple[bytes, SimpleNamespace]] = []


def picture(state: Any) -> SimpleNamespace:
    data = bytes(state)
    if not LAST or LAST[0][0] != data:
        LAST[:] = [(data, layout.picture(state))]
    return LAST[0][1]
