"""The table in a terminal: a matrix of Aesir and players, as a view shows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Console, ConsoleOptions, RenderResult
from rich.table import Table
from rich.text import Text

from meadhall.core.seats import RUNES, STYLES
from meadhall.core.text import Name, Texts

from .vocabulary import AESIR


@dataclass(frozen=True)
class Drawing:
    """The whole table; narrow terminals get it without padding."""

    view: Mapping[str, Any]
    texts: Texts
    who: Sequence[str]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield heading(self.view, self.texts)
        yield matrix(self.view, self.texts, self.who, padding=1 if options.max_width >= 96 else 0)
        yield from hand(self.view, self.texts)


def seat_name(seat: int, who: Sequence[str]) -> Text:
    return Text(f"{RUNES[seat]} {who[seat]}", STYLES[seat])


def heading(view: Mapping[str, Any], texts: Texts) -> Text:
    phase = texts.say(f"intrigues-table-{view['phase']}", round=view["round"])
    parts = [phase, texts.say("intrigues-table-deck", cards=view["deck"])]
    if view["phase"] == "choosing":
        parts.append(texts.say(f"intrigues-table-passing-{view['passing']}"))
    return Text(" · ".join(parts), "bold")


def matrix(view: Mapping[str, Any], texts: Texts, who: Sequence[str], padding: int) -> Table:
    table = Table(show_lines=True, padding=(0, padding), header_style="bold", expand=False)
    table.add_column("", no_wrap=True)
    for aesir in AESIR.values:
        style = "reverse bold" if view["awake"] == aesir else "bold"
        table.add_column(Text(aesir_name(texts, aesir), style), justify="center", no_wrap=True)
    table.add_column(texts.say("intrigues-table-points"), justify="right")
    table.add_row(texts.say("intrigues-table-goals"), *(goal_of(view, texts, aesir) for aesir in AESIR.values), "")
    own = view["seat"]
    order = [seat for seat in range(len(who)) if seat != own] + ([own] if own is not None else [])
    for seat in order:
        player = view["players"][seat]
        name = seat_name(seat, who)
        if view["phase"] == "choosing":
            key = "intrigues-table-chosen" if player["committed"] else "intrigues-table-cards"
            name.append("\n" + texts.say(key, cards=player["hand"]), "not bold dim")
        cells = [stack_of(view, texts, seat, aesir) for aesir in AESIR.values]
        table.add_row(name, *cells, Text(str(player["points"]), "bold"))
    favours = [favourite_of(view, texts, aesir, who) for aesir in AESIR.values]
    table.add_row(texts.say("intrigues-table-favour"), *favours, "")
    return table


def aesir_name(texts: Texts, aesir: str) -> str:
    return texts.say("name", thing=Name(f"aesir-{aesir}"))


def goal_of(view: Mapping[str, Any], texts: Texts, aesir: str) -> Text:
    """The goal of that Aesir: lit in its round, quiet before."""
    for goal in view["goals"]:
        if goal["aesir"] == aesir:
            if goal["column"] < view["round"]:
                return Text("")
            if goal["current"]:
                return Text(texts.say("intrigues-table-goal-now", limit=goal["limit"]), "bold yellow")
            return Text(texts.say("intrigues-table-goal-later", limit=goal["limit"], round=goal["column"]), "dim")
    return Text("")


def stack_of(view: Mapping[str, Any], texts: Texts, seat: int, aesir: str) -> Text:
    """Attention, then the other end of each card from the top; · is a covered end that is not shown."""
    stack = view["players"][seat]["stacks"].get(aesir)
    if not stack:
        return Text("")
    lead = view["favourites"][aesir]["seat"] == seat
    cell = Text(str(stack["attention"]), STYLES[seat] if lead else "bold")
    if view["doubling"] == {"seat": seat, "stack": aesir}:
        cell.append(" ×2", "bold yellow")
    ends = [short(texts, other) for other in stack["cards"]]
    lines = ["".join(ends[i : i + 3]) for i in range(0, len(ends), 3)]
    cell.append("\n" + "\n".join(lines), "not bold dim")
    if stack["hidden"]:
        hidden = "".join(short(texts, other) for other in stack["hidden"]) if None not in stack["hidden"] else ""
        cell.append(f"\n+{len(stack['hidden'])}ᚦ{hidden}", "not bold cyan")
    return cell


def short(texts: Texts, aesir: str | None) -> str:
    return aesir_name(texts, aesir)[:2] if aesir else "·"


def favourite_of(view: Mapping[str, Any], texts: Texts, aesir: str, who: Sequence[str]) -> Text:
    favour = view["favourites"][aesir]
    if favour["seat"] is not None:
        made = Text(RUNES[favour["seat"]], STYLES[favour["seat"]])
        return made.append("!" if favour["tied"] else "", "yellow")
    return Text("=" if favour["tied"] else "–", "dim")


def hand(view: Mapping[str, Any], texts: Texts) -> list[Text]:
    """What the viewer holds, and what it has passed on and still knows."""
    lines = []
    if view["hand"]:
        cards = "  ".join(f"{aesir_name(texts, one)}/{aesir_name(texts, two)}" for one, two in view["hand"])
        lines.append(Text.assemble((texts.say("intrigues-table-hand") + " ", "bold"), cards))
    if view["drawn"]:
        one, two = view["drawn"]
        drawn = f"{aesir_name(texts, one)}/{aesir_name(texts, two)}"
        lines.append(Text.assemble((texts.say("intrigues-table-drawn") + " ", "bold"), drawn))
    if any(stack["cards"] for player in view["players"] for stack in player["stacks"].values()):
        lines.append(Text(texts.say("intrigues-table-legend"), "dim"))
    return lines
