"""How uncompiled rules fill the table of frames. Compiled ones do it by the macros in the header of `flow`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from meadhall.core.flow import Flow


class Frame(NamedTuple):
    """The functions that serve one kind of frame."""

    choosing: Any = None
    options: Any = None
    act: Any = None
    step: Any = None


def decision(flow: Flow, kind: int, choosing: Any, options: Any, act: Any) -> None:
    flow.frame[kind] = Frame(choosing, options, act)


def passage(flow: Flow, kind: int, step: Any) -> None:
    flow.frame[kind] = Frame(choosing=lambda state: 0, step=step)


def window(flow: Flow, kind: int, choosing: Any, options: Any, act: Any, step: Any) -> None:
    flow.frame[kind] = Frame(choosing, options, act, step)
