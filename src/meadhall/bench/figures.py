"""Figures of a game beside those of a peer, as `meadhall bench engine` and `meadhall bench bots` show them."""

from __future__ import annotations

import sys
import sysconfig
from dataclasses import asdict, dataclass

from rich.table import Table

from meadhall.bench.peers import openspiel
from meadhall.bench.report import Report
from meadhall.core import build


@dataclass
class Figure:
    name: str
    game: str
    value: float
    peer: float | None
    ratio: float | None
    goal: float | None
    holds: bool | None


def report(figures: list[Figure]) -> Report:
    return Report({"figures": [asdict(figure) for figure in figures]}, table_of(figures), heading())


def heading() -> str:
    flags = sysconfig.get_config_var("CONFIG_ARGS") or ""
    optimized = "optimized" if "--enable-optimizations" in flags else "not optimized"
    return f"{build.kind()} rules, Python {sys.version.split()[0]} ({optimized}), peer: OpenSpiel {openspiel.GAME}"


def table_of(figures: list[Figure]) -> Table:
    table = Table()
    for column in ("game", "figure", "value", "peer", "ratio", "goal", "holds"):
        table.add_column(column, justify="left" if column in ("game", "figure") else "right")
    for figure in figures:
        table.add_row(
            figure.game,
            figure.name,
            readable(figure.name, figure.value),
            readable(figure.name, figure.peer),
            "" if figure.ratio is None else f"{figure.ratio:.2f}x",
            "" if figure.goal is None else f"{figure.goal:g}" + ("" if figure.name == "bytes" else "x"),
            {True: "yes", False: "no", None: ""}[figure.holds],
        )
    return table


def readable(name: str, value: float | None) -> str:
    if value is None:
        return ""
    if name == "bytes":
        return f"{value:.0f}"
    if name == "simulations":
        return f"{value:.0f}/s"
    return f"{value * 1e6:.2f} µs" if name == "copy" else f"{value / 1e6:.2f} M/s"
