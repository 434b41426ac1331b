"""The end of a match in a terminal: places, and points by source."""

from __future__ import annotations

from rich.table import Table

from meadhall.cli.console import Terminal
from meadhall.core.match import Match
from meadhall.core.text import Texts


def print_result(console: Terminal, match: Match, texts: Texts) -> None:
    result = match.result()
    if result is None:
        return
    id = match.game.id
    order = sorted(range(len(result.places)), key=lambda seat: result.places[seat])
    table = Table(title=texts.say(result.reason), title_style="bold", title_justify="left")
    table.add_column(texts.say("cli-player"))
    for seat in order:  # a column a player: there are more sources of points than fit beside each other
        style = "bold yellow" if result.places[seat] == 1 else None
        table.add_column(match.players[seat], justify="right", overflow="fold", style=style)
    table.add_row(texts.say("cli-place"), *(str(result.places[seat]) for seat in order), end_section=True)
    for source in result.sources[0]:
        points = (str(result.sources[seat][source]) for seat in order)
        table.add_row(texts.say(f"{id}-from-{source}"), *points)
    table.add_section()
    table.add_row(texts.say("cli-total"), *(str(result.scores[seat]) for seat in order), style="bold")
    console.print(table)
