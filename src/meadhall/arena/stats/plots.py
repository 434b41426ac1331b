"""Plots as PNG and SVG: colours that the colour-blind can tell apart, and never colour alone."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Any

import matplotlib
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator, PercentFormatter

from meadhall.arena.stats.reading import Record
from meadhall.arena.stats.summary import SeatLine, SourceLine, ThingLine, thing_names
from meadhall.core.game import Game, Pick
from meadhall.core.text import Texts

# Okabe and Ito
BLUE, ORANGE, GREEN = "#0072B2", "#E69F00", "#009E73"
GREY = "#767676"
LOOK: dict[Any, Any] = {
    "font.size": 10,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.titlelocation": "left",
    "axes.axisbelow": True,
    "grid.color": "#E4E4E4",
    "svg.hashsalt": "meadhall",
}


class Plotter:
    def __init__(self, game: Game, texts: Texts, folder: Path) -> None:
        self.game = game
        self.texts = texts
        self.folder = folder
        self.written: list[Path] = []

    def say(self, key: str, **args: int | str) -> str:
        return self.texts.say(f"arena-plot-{key}", **args)

    def save(self, figure: Figure, name: str, title: str) -> None:
        figure.suptitle(title, x=0.01, ha="left", fontsize=13, fontweight="bold")
        for kind in ("png", "svg"):
            path = self.folder / f"{name}.{kind}"
            metadata = {"Date": None} if kind == "svg" else {}
            figure.savefig(path, dpi=150, metadata=metadata)
            self.written.append(path)

    def seats(self, lines: Sequence[SeatLine]) -> None:
        counts = sorted({line.players for line in lines})
        with matplotlib.rc_context(LOOK):
            figure = Figure(figsize=(8, 0.9 + 2.6 * len(counts)), layout="constrained")
            grid = figure.subplots(len(counts), 2, squeeze=False)
            for (left, right), players in zip(grid, counts, strict=True):
                mine = [line for line in lines if line.players == players]
                labels = [str(line.seat + 1) for line in mine]
                for axes in (left, right):
                    axes.set_xticks(range(players), labels)
                    axes.set_xlim(-0.6, players - 0.4)
                    axes.set_xlabel(self.say("seat"))
                    axes.grid(axis="y")
                left.axhline(1 / players, color=GREY, linestyle="--", linewidth=1, label=self.say("equal"))
                left.legend(frameon=False, loc="lower right", fontsize=9)
                values = [line.share.value for line in mine]
                spans = [
                    [line.share.value - line.share.low for line in mine],
                    [line.share.high - line.share.value for line in mine],
                ]
                left.errorbar(range(players), values, spans, fmt="o", color=BLUE, capsize=4)
                left.yaxis.set_major_formatter(PercentFormatter(1, decimals=0))
                left.set_ylim(bottom=0)
                left.set_title(self.say("win-share", matches=mine[0].games, players=players), fontsize=10)
                bars = right.bar(range(players), [line.mean_score for line in mine], color=ORANGE, width=0.6)
                right.bar_label(bars, fmt="%.1f", padding=2, fontsize=9)
                right.set_title(self.say("mean-score"), fontsize=10)
                right.margins(y=0.15)
            self.save(figure, "seats", self.say("seats"))

    def length(self, records: Sequence[Record]) -> None:
        counts = sorted({len(record.players) for record in records})
        moves = [[record.moves for record in records if len(record.players) == players] for players in counts]
        with matplotlib.rc_context(LOOK):
            figure = Figure(figsize=(8, 0.9 + 2.2 * len(counts)), layout="constrained")
            grid = figure.subplots(len(counts), 1, squeeze=False, sharex=True)
            low, high = min(map(min, moves)), max(map(max, moves))
            width = max(1, (high - low + 20) // 20)
            edges = [low - 0.5 + width * k for k in range((high - low) // width + 2)]
            for (axes,), players, mine in zip(grid, counts, moves, strict=True):
                axes.hist(mine, bins=edges, color=BLUE, edgecolor="white")
                middle = median(mine)
                axes.axvline(middle, color=GREY, linestyle="--", linewidth=1)
                rounds = sorted({record.rounds for record in records if len(record.players) == players})
                told = "–".join(map(str, dict.fromkeys((rounds[0], rounds[-1]))))
                axes.set_title(self.say("moves-of", players=players, median=f"{middle:g}", rounds=told), fontsize=10)
                axes.set_ylabel(self.say("matches"))
                axes.yaxis.set_major_locator(MaxNLocator(integer=True))
                axes.grid(axis="y")
            grid[-1][0].set_xlabel(self.say("moves"))
            self.save(figure, "length", self.say("length"))

    def sources(self, lines: Sequence[SourceLine]) -> None:
        names = [self.texts.say(f"{self.game.id}-from-{line.source}") for line in lines]
        with matplotlib.rc_context(LOOK):
            figure = Figure(figsize=(8, 1.3 + 0.7 * len(lines)), layout="constrained")
            axes = figure.subplots()
            for offset, colour, hatch, label, values in (
                (-0.2, BLUE, "", self.say("winners"), [line.winners for line in lines]),
                (0.2, ORANGE, "///", self.say("others"), [line.others for line in lines]),
            ):
                rows = [row + offset for row in range(len(lines))]
                bars = axes.barh(rows, values, height=0.38, color=colour, hatch=hatch, edgecolor="white", label=label)
                axes.bar_label(bars, fmt="%.1f", padding=3, fontsize=9)
            axes.set_yticks(range(len(lines)), names)
            axes.invert_yaxis()
            axes.margins(x=0.1)
            axes.grid(axis="x")
            axes.set_xlabel(self.say("points"))
            axes.legend(frameon=False, loc="lower right")
            self.save(figure, "sources", self.say("sources"))

    def things(self, pick: Pick, lines: Sequence[ThingLine], title: str) -> None:
        names = thing_names(self.game, pick, lines, self.texts)
        rows = range(len(lines))
        with matplotlib.rc_context(LOOK):
            figure = Figure(figsize=(8.5, 1.5 + 0.24 * len(lines)), layout="constrained")
            left, right = figure.subplots(1, 2, sharey=True, width_ratios=(3, 2))
            left.set_yticks(rows, [names[line.thing] for line in lines])
            left.set_ylim(len(lines) - 0.4, -0.6)
            self.win_shares(left, lines)
            right.plot([line.mean_order for line in lines], rows, "D", color=GREEN, markersize=5)
            orders = [line.mean_order for line in lines]
            middle, half = (min(orders) + max(orders)) / 2, max(0.5, (max(orders) - min(orders)) / 2)
            right.set_xlim(middle - 1.15 * half, middle + 1.15 * half)
            right.xaxis.set_major_locator(MaxNLocator(nbins=5, steps=[1, 2, 5, 10]))
            right.set_xlabel(self.say("order"))
            right.tick_params(axis="y", length=0)
            right.grid()
            beside = right.secondary_yaxis("right")
            beside.set_yticks(rows, [str(line.seats) for line in lines])
            beside.tick_params(length=0, labelsize=8, labelcolor=GREY)
            beside.spines["right"].set_visible(False)
            right.set_title(self.say("times"), loc="right", color=GREY, fontsize=9)
            figure.legend(*left.get_legend_handles_labels(), frameon=False, loc="outside upper right", fontsize=9)
            self.save(figure, f"picks-{pick.event}", title)

    def win_shares(self, axes: Axes, shown: Sequence[ThingLine]) -> None:
        values = [line.share.value for line in shown]
        spans = [
            [line.share.value - line.share.low for line in shown],
            [line.share.high - line.share.value for line in shown],
        ]
        axes.errorbar(values, range(len(shown)), xerr=spans, fmt="o", color=BLUE, markersize=5, linewidth=1.2)
        # the fair share differs between things only where matches of several player counts are mixed
        fair = [line.fair for line in shown]
        if max(fair) - min(fair) < 1e-9:
            axes.axvline(fair[0], color=GREY, linestyle="--", linewidth=1, label=self.say("equal"))
        else:
            axes.plot(fair, range(len(shown)), "|", color=GREY, markersize=9, label=self.say("equal"))
        axes.set_xlim(left=-0.02 * max(line.share.high for line in shown))
        axes.xaxis.set_major_formatter(PercentFormatter(1, decimals=0))
        axes.set_xlabel(self.say("share-of-pickers"))
        axes.grid()
