"""The end of a match in a terminal: places, and points by source."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from meadhall.core.match import Match
from meadhall.core.text import Texts


def print_result(console: Console, match: Match, texts: Texts) -> None:
    result = match.result()
    if result is None:
        return
    id = match.game.id
    table = Table(title=texts.say(result.reason), title_style="bold", title_justify="left")
    table.add_column(texts.say("cli-place"), justify="right")
    table.add_column(texts.say("cli-player"))
    for source in result.sources[0]:
        table.add_column(texts.say(f"{id}-from-{source}"), justify="right")
    table.add_column(texts.say("cli-total"), justify="right", style="bold")
    for seat in sorted(range(len(result.places)), key=lambda seat: result.places[seat]):
        by_source = [str(points) for points in result.sources[seat].values()]
        place = str(result.places[seat])
        style = "bold yellow" if result.places[seat] == 1 else None
        table.add_row(place, match.players[seat], *by_source, str(result.scores[seat]), style=style)
    console.print(table)
