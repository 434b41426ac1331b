"""Every view has exactly the type that its game gives it, and that the browser reads."""

from __future__ import annotations

import random
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest

from meadhall.core.match import Match
from meadhall.core.registry import find_game, game_ids
from meadhall.core.view_types import EVERY_KEY

TOOL = Path(__file__).parents[2] / "tools" / "browser_types.py"


def misfits(value: Any, hint: Any, at: str = "view") -> list[str]:
    """Where the value is not of the type: a key too many or too few counts too."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        keys = set(get_args(get_args(args[0])[0])) if EVERY_KEY in args[1:] else set(value)
        return [f"{at}.{key} is missing" for key in keys - set(value)] + misfits(value, args[0], at)
    if is_typeddict(hint):
        if not isinstance(value, dict):
            return [f"{at} is {value!r}"]
        hints = get_type_hints(hint, include_extras=True)
        needed = {name for name, inner in hints.items() if get_origin(inner) is not NotRequired}
        found = [f"{at}.{key} is missing" for key in needed - value.keys()]
        found += [f"{at}.{key} is unknown" for key in value.keys() - hints.keys()]
        inside = {name: get_args(inner)[0] if name not in needed else inner for name, inner in hints.items()}
        return found + [
            miss for key in value.keys() & inside for miss in misfits(value[key], inside[key], f"{at}.{key}")
        ]
    if origin in (Union, UnionType):
        return [] if any(not misfits(value, each, at) for each in args) else [f"{at} is {value!r}"]
    if origin is Literal:
        return [] if value in args else [f"{at} is {value!r}"]
    if origin is dict and isinstance(value, dict):
        wrong = [miss for key in value for miss in misfits(key, args[0], f"{at}: the key")]
        return wrong + [miss for key in value for miss in misfits(value[key], args[1], f"{at}.{key}")]
    if origin in (list, tuple) and isinstance(value, list):
        kinds = args * len(value) if origin is list else args
        wrong = [] if len(kinds) == len(value) else [f"{at} has {len(value)} items"]
        return wrong + [miss for n, item in enumerate(value) for miss in misfits(item, kinds[n], f"{at}.{n}")]
    return [] if type(value) is (NoneType if hint is None else hint) else [f"{at} is {value!r}"]


@pytest.mark.parametrize("id", game_ids())
def test_every_view_of_a_match_has_the_type_of_its_game(id: str) -> None:
    game = find_game(id)
    shape = import_module(f"{type(game).__module__.rpartition('.')[0]}.view_types").View
    for seats in range(game.fewest, game.most + 1):
        match, chance = Match(game, seats, seats), random.Random(seats)
        while not match.state.is_over():
            seat = match.state.decider()
            match.apply(seat, chance.choice(match.state.legal(seat)))
        states = [match.state_after(0), *(moment.state for moment in match.moments())]
        states += [step.before for step in match.steps]
        for state in chance.sample(states, min(len(states), 300)):
            assert misfits(game.view(state, chance.choice([None, *range(seats)])), shape) == []


def test_a_view_of_another_type_is_found_out() -> None:
    shape = import_module("meadhall.games.intrigues.view_types").View
    view = find_game("intrigues").view(Match(find_game("intrigues"), 2, 1).state, 0)
    assert misfits(view, shape) == []
    assert misfits(view | {"extra": 1}, shape) == ["view.extra is unknown"]
    assert misfits({key: value for key, value in view.items() if key != "deck"}, shape) == ["view.deck is missing"]
    assert misfits(view | {"deck": "7"}, shape) == ["view.deck is '7'"]
    assert misfits(view | {"favourites": {}}, shape)[0].endswith(" is missing")
    assert misfits(view | {"awake": "ymir"}, shape) == ["view.awake is 'ymir'"]


def test_the_browser_has_the_same_types() -> None:
    done = subprocess.run([sys.executable, TOOL, "--check"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
