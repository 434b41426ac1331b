"""The table in a terminal: light gods on the left, dark gods on the right, the worlds between them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from meadhall.core import drawing

from .vocabulary import GOD

HIDDEN = (("weapon", "weapons"), ("wizardry", "wizardries"))


class Drawing(drawing.Drawing):
    game = "asgard"
    roomy = 110

    def parts(self, width: int, padding: int) -> Iterator[RenderableType]:
        yield self.heading()
        yield self.board(padding)
        yield from self.supplies()
        yield self.players(padding)
        yield from self.own()
        yield Text(self.word("legend"), "dim")

    def heading(self) -> Text:
        told = self.phase_heading("round", round=self.view["round"])
        ancient = self.view["ancient"]
        if self.view["phase"] != "over" and ancient["light"] is not None:
            told.append(" · " + self.word("ancient", light=ancient["light"], dark=ancient["dark"]))
        return told

    # gods and worlds

    def board(self, padding: int) -> Table:
        """One line a world, with a light god and a dark god beside it."""
        table = Table(padding=(0, padding), header_style="bold", show_lines=True)
        table.add_column(self.word("light"))
        table.add_column("", justify="right", no_wrap=True)
        table.add_column(self.word("worlds"), justify="center", no_wrap=True)
        table.add_column("", no_wrap=True)
        table.add_column(self.word("dark"))
        gods = [name for name in GOD.values if self.view["gods"][name]["side"] == "light"]
        dark = [name for name in GOD.values if self.view["gods"][name]["side"] == "dark"]
        worlds: list[Mapping[str, Any]] = [*reversed(self.view["worlds"])]
        for row, world in enumerate(worlds):
            left, middle, right = self.world(world)
            table.add_row(self.god(gods, row), left, middle, right, self.god(dark, row))
        lower = self.view["lower"]
        middle = Text(self.word("lower"), "dim")
        table.add_row("", self.tile(lower["light"]), middle, self.tile(lower["dark"]), "")
        return table

    def god(self, names: Sequence[str], row: int) -> Text:
        """Name, seal, top tile and recruits; then the discs in request, temple and support slots."""
        if row >= len(names):
            return Text("")
        god = self.view["gods"][names[row]]
        told = Text(self.name("god", names[row]), "bold" if god["risen"] else "dim")
        if not god["risen"]:
            return told.append(" " + self.word("rises", round=god["rises"]), "dim")
        told.append(" *" if god["seal"] else "", "yellow")
        told.append(f" [{god['tile'] if god['tile'] is not None else '–'}]", "not bold")
        told.append(" " + self.letters(god["recruits"]), "not bold cyan")
        told.append("\n")
        for sign, discs in (("?", god["request"]), ("^", [god["temple"]]), ("+", god["support"])):
            told.append(f" {sign}", "not bold dim")
            for disc in discs:
                told.append_text(self.disc(disc))
        return told

    def disc(self, seat: int | None) -> Text:
        return Text("·", "dim") if seat is None else self.mark(seat)

    def world(self, world: Mapping[str, Any]) -> tuple[Text, Text, Text]:
        if world["closed"]:
            return Text(""), Text(self.word("closed"), "dim"), Text("")
        rewards = "/".join(str(points) for points in world["rewards"])
        middle = Text(self.word("world", world=world["world"]), "bold").append(f"\n{rewards} ", "not bold dim")
        for seat in world["victory"]:
            middle.append_text(self.disc(seat))
        return self.side(world["light"]), middle, self.side(world["dark"])

    def side(self, side: Mapping[str, Any]) -> Text:
        """The tile, then the disc in the battle slot, or in Ragnarök all that fights here."""
        told = self.tile(side)
        parts = [f"+{side['army_strength']}"] if side["army_strength"] else []
        if side["ancient"] is not None:
            parts.append(f"+{side['ancient'] or '?'}")
        parts += [self.laid(tile) for tile in side["laid"]]
        told.append("\n" + " ".join(parts), "not bold cyan")
        if side["total"] is not None and parts:
            told.append(f" = {side['total']}", "bold")
        if side["battle"] is not None:
            told.append("⚔ ", "not bold dim").append_text(self.disc(side["battle"]))
            told.append(f" {side['battle_value']}", "not bold")
        return told

    def laid(self, tile: Mapping[str, Any]) -> str:
        if tile["tile"] is None:
            return "▮" if tile["sort"] == "weapon" else "▯"
        return f"▮{tile['tile']}" if tile["sort"] == "weapon" else f"▯{self.name('wizardry', tile['tile'])}"

    def tile(self, tile: Mapping[str, Any]) -> Text:
        if tile["god"]:
            return Text(f"{self.name('god', tile['god'])} {tile['value']}", "bold")
        if not tile["population"]:
            return Text(self.word("none"), "dim")
        name = "" if tile["flipped"] else self.name("tile", tile["population"]) + " "
        return Text(f"{name}({tile['value']})", "dim")

    # supplies

    def letters(self, pieces: Mapping[str, int]) -> str:
        return " ".join(f"{count}{self.word(f'letter-{piece}')}" for piece, count in pieces.items())

    def supplies(self) -> Iterator[Text]:
        none = self.word("none")
        yield Text.assemble(
            (self.word("supply") + " ", "bold"),
            self.letters(self.view["supply"]) or none,
            (" · " + self.word("valhalla") + " ", "bold"),
            self.letters(self.view["valhalla"]) or none,
        )
        temples = []
        for name, stack in self.view["temples"].items():
            if stack["top"]:
                cost = self.letters(stack["cost"]) + (" +1" if stack["other"] else "")
                temples.append(f"{self.name('stack', name)}: {stack['points']} ({cost})")
        yield self.labelled("temples", " · ".join(temples) or none)
        row = [self.name("bonus", tile["bonus"]) if tile["open"] else "▮" for tile in self.view["row"]]
        stacks = self.view["stacks"]
        left = self.word("stack", weapons=stacks["weapon"]["left"], wizardries=stacks["wizardry"]["left"])
        yield self.labelled("row", f"{', '.join(row)} · {left}")

    # players

    def players(self, padding: int) -> Table:
        table = Table(padding=(0, padding), header_style="bold")
        table.add_column(self.word("players"), no_wrap=True)
        table.add_column(self.word("points"), justify="right")
        table.add_column(self.word("discs"))
        table.add_column(self.word("holdings"))
        table.add_column(self.word("tiles"))
        for seat in sorted(range(len(self.view["players"])), key=lambda seat: self.view["players"][seat]["order"]):
            table.add_row(*self.player(seat, self.view["players"][seat]))
        return table

    def player(self, seat: int, player: Mapping[str, Any]) -> list[Text]:
        discs = [str(player["discs"]), self.word("in-row", discs=player["in_row"])]
        for key in ("asgard", "middle"):
            if player[key]:
                discs.append(f"{self.word(key)} {player[key]}")
        tiles = [
            self.name("tile", tile) + (f" ×{count}" if count > 1 else "") for tile, count in player["tiles"].items()
        ]
        tiles += [self.name("skill", skill) for skill, holder in self.view["skills"].items() if holder == seat]
        for sort, key in HIDDEN:
            if player["hidden"][sort]["count"]:
                tiles.append(self.word(key, count=player["hidden"][sort]["count"]))
        if player["battle_tiles"]:
            tiles.append(self.word("battle-tiles", count=player["battle_tiles"]))
        name = self.seat_name(seat, f"{player['order']} ")
        temples = f" (+{player['temple_points']})" if player["temple_points"] else ""
        return [
            name,
            Text(str(player["points"]), "bold").append(temples, "not bold dim"),
            Text(" · ".join(discs)),
            Text(self.letters(player["held"]) or self.word("none")),
            Text(", ".join(tiles) or self.word("none")),
        ]

    def own(self) -> Iterator[Text]:
        """What only the viewer sees: chosen cards with their skills, weapons, wizardry."""
        if self.view["seat"] is None:
            return
        if self.view["cards"]:
            yield Text(self.word("your-cards"), "bold")
            for card in self.view["cards"]:
                yield self.explained("god", card, f"god-{card}")
        hidden = self.view["players"][self.view["seat"]]["hidden"]
        if hidden["weapon"]["known"]:
            weapons = ", ".join(str(value) for value in hidden["weapon"]["known"])
            yield self.labelled("your-weapons", weapons)
        if hidden["wizardry"]["known"]:
            yield Text(self.word("your-wizardries"), "bold")
            for kind in hidden["wizardry"]["known"]:
                yield self.explained("wizardry", kind, f"wizardry-{kind}")
