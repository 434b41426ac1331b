"""The table in a terminal: the nine lands as a square around Yggdrasil, the clans, the battle, the own cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from meadhall.core import drawing
from meadhall.core.seats import RUNES, STYLES

from .vocabulary import KINDS

# the ring clockwise from the top: corners and sides of a square, as they lie on the board
MAP = (
    ("myrkulor", "elvagar", "angerboda"),
    ("gimle", "yggdrasil", "muspelheim"),
    ("andlang", "utgard", "horgr"),
)
LETTERS = ("warrior", "leader", "ship")
STATS = ("rage", "axes", "horns")
WIDEST = 118


class Drawing(drawing.Drawing):
    game = "bloodrage"
    roomy = 101

    def parts(self, width: int, padding: int) -> Iterator[RenderableType]:
        yield self.phase_heading("age", age=self.view["age"])
        yield self.lands(min(width, WIDEST))
        yield self.clans(padding)
        if self.view["battle"]:
            yield from self.battle()
        yield from self.own_cards()
        yield Text(self.word("legend"), "dim")

    # the lands

    def lands(self, width: int) -> Table:
        table = Table(show_header=False, show_lines=True, padding=(0, 1))
        for _ in MAP[0]:
            table.add_column(width=(width - 10) // 3)
        for row in MAP:
            table.add_row(*(self.land(name) for name in row))
        return table

    def land(self, name: str) -> Text:
        """Name, what threatens or rewards, empty villages, then figures and strength clan by clan."""
        land = self.view["provinces"][name]
        told = Text(self.name("province", name), "bold" if not land["destroyed"] else "bold dim strike")
        if land["destroyed"]:
            return told.append("\n" + self.word("destroyed"), "not bold not strike red dim")
        if land["pillaged"]:
            told.append("  " + self.word("pillaged"), "not bold dim")
        else:
            told.append("  " + self.name("token", land["token"]), "not bold yellow")
        if name in self.view["doom"][self.view["age"] - 1 :]:
            age = self.view["doom"].index(name) + 1
            told.append("\n" + self.word("doom", age=age), "not bold red")
        if land["room"] is not None:
            told.append("\n" + self.word("villages", free=land["room"]), "not bold dim")
        for seat, strength in enumerate(land["strength"]):
            here = self.figures(land["figures"], seat)
            afloat = self.figures(self.view["fjords"][land["fjord"]]["figures"], seat) if land["fjord"] else ""
            if here or afloat:
                told.append(f"\n{RUNES[seat]} ", STYLES[seat])
                told.append(" ".join(filter(None, [here, f"≈{afloat}" if afloat else ""])), "not bold")
                told.append(f" = {strength}", "bold")
        return told

    def figures(self, figures: list[dict[str, Any]], seat: int) -> str:
        """Letters for warriors, leader and ship, names for monsters."""
        parts = []
        for figure in figures:
            if figure["seat"] == seat:
                kind, count = figure["figure"], figure["count"]
                sign = self.word(f"letter-{kind}") if kind in LETTERS else self.name("figure", kind)
                parts.append(f"{count}{sign}" if count > 1 else sign)
        return " ".join(parts)

    # the clans

    def clans(self, padding: int) -> Table:
        table = Table(padding=(0, padding), header_style="bold")
        table.add_column("", no_wrap=True)
        table.add_column(self.word("glory"), justify="right")
        for stat in STATS:
            table.add_column(self.name("stat", stat), justify="right")
        for heading in ("reserve", "valhalla", "upgrades"):
            table.add_column(self.word(heading))
        for seat, clan in enumerate(self.view["clans"]):
            table.add_row(*self.clan(seat, clan))
        return table

    def clan(self, seat: int, clan: Mapping[str, Any]) -> list[RenderableType]:
        name = self.seat_name(seat)
        if seat == self.view["first"]:
            name.append(" ①", "not bold")
        details = [self.word("hand", cards=clan["hand"])]
        if clan["quests"]:
            details.append(self.word("quests", quests=clan["quests"]))
        name.append("\n" + ", ".join(details), "not bold dim")
        rage, axes, horns = (clan["stats"][stat]["value"] for stat in STATS)
        upgrades = [self.name("card", card) for card in clan["upgrades"].values() if card]
        return [
            name,
            Text(str(clan["glory"]), "bold"),
            Text(f"{clan['rage']}/{rage}", "dim" if clan["passed"] else "bold red"),
            str(axes),
            f"{clan['on_board']}/{horns}",
            self.pool(clan["reserve"]),
            self.pool(clan["valhalla"]),
            ", ".join(upgrades) or Text(self.word("pool-empty"), "dim"),
        ]

    def pool(self, units: Mapping[str, int]) -> RenderableType:
        if not units:
            return Text(self.word("pool-empty"), "dim")
        return self.figures([{"seat": 0, "figure": unit, "count": count} for unit, count in units.items()], 0)

    # the battle and the own cards

    def battle(self) -> Iterator[Text]:
        battle = self.view["battle"]
        yield Text(f"{self.word('battle')}: {self.name('province', battle['province'])}", "bold red")
        for side in battle["sides"]:
            line = self.seat_name(side["seat"], "  ", ": ")
            parts = [f"{self.figures([{**part, 'seat': 0}], 0)} {part['strength']}" for part in side["lines"]]
            parts += [self.name("card", card) for card in [*side["laid"], *side["late"]]]
            if side["face_down"]:
                parts.append("▮")
            if side["bonus"]:
                parts.append(f"+{side['bonus']}")
            line.append(" · ".join(parts), "not bold")
            yield line.append(f"  {self.word('total')} {side['total']}", "bold")

    def own_cards(self) -> Iterator[Text]:
        draft = self.view["draft"]
        if draft and draft["pack"]:
            yield from self.explain_all(sorted(set(draft["pack"])))
        if self.view["hand"]:
            yield Text(self.word("your-hand"), "bold")
            yield from self.explain_all(self.view["hand"])

    def explain_all(self, cards: Sequence[str]) -> Iterator[Text]:
        """One line a card: its name and what it does."""
        for card in cards:
            kind = card if card in KINDS else card.rpartition("-")[0]
            yield self.explained("card", card, f"card-{kind}")
