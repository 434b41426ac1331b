"""Which games there are: every folder of meadhall.games with a module `game` that holds a GAME."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module

from meadhall.core import build
from meadhall.core.errors import Mistake
from meadhall.core.game import Game
from meadhall.core.state import State

PLACE = "meadhall.games"


@cache
def game_ids() -> tuple[str, ...]:
    folder = import_module(PLACE).__path__
    return tuple(sorted(module.name for module in pkgutil.iter_modules(folder) if module.ispkg))


def game_of(state: State) -> Game | None:
    """The game that the state is of; None for a board of no registered game."""
    place, _, rest = type(state).__module__.partition(f"{PLACE}.")
    return None if place or not rest else find_game(rest.partition(".")[0])


@cache
def find_game(id: str) -> Game:
    build.check()
    if id not in game_ids():
        raise Mistake(f"there is no game {id!r}; games are {', '.join(game_ids())}")
    game: Game = import_module(f"{PLACE}.{id}.game").GAME
    return game
