"""`meadhall games`."""

from __future__ import annotations

from rich.table import Table

from meadhall.cli.console import Terminal, bold, say
from meadhall.core.registry import find_game, game_ids
from meadhall.core.text import preferred_language


def list_games(language: str | None) -> None:
    language = language or preferred_language()
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for id in game_ids():
        game = find_game(id)
        texts = game.texts(language)
        table.add_row(bold(id), texts.say(f"{id}-title"), f"{game.fewest}-{game.most}", texts.say(f"{id}-tagline"))
    Terminal().print(table)


def list_ids() -> None:
    for id in game_ids():
        say(id)
