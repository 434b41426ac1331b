"""Which games there are: every folder of meadhall.games with a module `game` that holds a GAME."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module

from meadhall.core import build
from meadhall.core.errors import Mistake
from meadhall.core.game import Game

PLACE = "meadhall.games"


@cache
def game_ids() -> tuple[str, ...]:
    folder = import_module(PLACE).__path__
    return tuple(sorted(module.name for module in pkgutil.iter_modules(folder) if module.ispkg))


@cache
def find_game(id: str) -> Game:
    if build.stale():
        raise Mistake(f"compiled before the last change: {', '.join(build.stale())}; run 'make setup'")
    if id not in game_ids():
        raise Mistake(f"there is no game {id!r}; games are {', '.join(game_ids())}")
    game: Game = import_module(f"{PLACE}.{id}.game").GAME
    return game
