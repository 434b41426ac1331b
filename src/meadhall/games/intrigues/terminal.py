"""The table in a terminal: a matrix of Aesir and players, as a view shows it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from meadhall.core import drawing
from meadhall.core.seats import STYLES

from .vocabulary import AESIR


class Drawing(drawing.Drawing):
    game = "intrigues"
    roomy = 96

    def parts(self, width: int, padding: int) -> Iterator[RenderableType]:
        yield self.heading()
        yield self.matrix(padding)
        yield from self.hand()
        if any(stack["cards"] for player in self.view["players"] for stack in player["stacks"].values()):
            yield Text(self.word("legend"), "dim")

    def heading(self) -> Text:
        parts = [self.word(self.view["phase"], round=self.view["round"]), self.word("deck", cards=self.view["deck"])]
        if self.view["phase"] == "choosing":
            parts.append(self.word(f"passing-{self.view['passing']}"))
        return Text(" · ".join(parts), "bold")

    def matrix(self, padding: int) -> Table:
        table = Table(show_lines=True, padding=(0, padding), header_style="bold", expand=False)
        table.add_column("", no_wrap=True)
        for aesir in AESIR.values:
            style = "reverse bold" if self.view["awake"] == aesir else "bold"
            table.add_column(Text(self.name("aesir", aesir), style), justify="center", no_wrap=True)
        table.add_column(self.word("points"), justify="right")
        table.add_row(self.word("goals"), *(self.goal(aesir) for aesir in AESIR.values), "")
        own = self.view["seat"]
        for seat in [seat for seat in range(len(self.who)) if seat != own] + ([own] if own is not None else []):
            player = self.view["players"][seat]
            name = self.seat_name(seat)
            if self.view["phase"] == "choosing":
                key = "chosen" if player["committed"] else "cards"
                name.append("\n" + self.word(key, cards=player["hand"]), "not bold dim")
            cells = [self.stack(seat, aesir) for aesir in AESIR.values]
            table.add_row(name, *cells, Text(str(player["points"]), "bold"))
        table.add_row(self.word("favour"), *(self.favourite(aesir) for aesir in AESIR.values), "")
        return table

    def goal(self, aesir: str) -> Text:
        """The goal of that Aesir: lit in its round, quiet before."""
        for goal in self.view["goals"]:
            if goal["aesir"] == aesir:
                if goal["column"] < self.view["round"]:
                    return Text("")
                if goal["current"]:
                    return Text(self.word("goal-now", limit=goal["limit"]), "bold yellow")
                return Text(self.word("goal-later", limit=goal["limit"], round=goal["column"]), "dim")
        return Text("")

    def stack(self, seat: int, aesir: str) -> Text:
        """Attention, then the other end of each card from the top; · is a covered end that is not shown."""
        stack = self.view["players"][seat]["stacks"].get(aesir)
        if not stack:
            return Text("")
        lead = self.view["favourites"][aesir]["seat"] == seat
        cell = Text(str(stack["attention"]), STYLES[seat] if lead else "bold")
        if self.view["doubling"] == {"seat": seat, "stack": aesir}:
            cell.append(" ×2", "bold yellow")
        ends = [self.short(other) for other in stack["cards"]]
        lines = ["".join(ends[i : i + 3]) for i in range(0, len(ends), 3)]
        cell.append("\n" + "\n".join(lines), "not bold dim")
        if stack["hidden"]:
            hidden = "".join(map(self.short, stack["hidden"])) if None not in stack["hidden"] else ""
            cell.append(f"\n+{len(stack['hidden'])}ᚦ{hidden}", "not bold cyan")
        return cell

    def short(self, aesir: str | None) -> str:
        return self.name("aesir", aesir)[:2] if aesir else "·"

    def favourite(self, aesir: str) -> Text:
        favour = self.view["favourites"][aesir]
        if favour["seat"] is not None:
            return self.mark(favour["seat"]).append("!" if favour["tied"] else "", "yellow")
        return Text("=" if favour["tied"] else "–", "dim")

    def hand(self) -> Iterator[Text]:
        """What the viewer holds, and what it has drawn."""
        if self.view["hand"]:
            yield self.labelled("hand", "  ".join(map(self.card, self.view["hand"])))
        if self.view["drawn"]:
            yield self.labelled("drawn", self.card(self.view["drawn"]))

    def card(self, ends: Sequence[str]) -> str:
        return "/".join(self.name("aesir", aesir) for aesir in ends)
