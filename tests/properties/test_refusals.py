"""Every game says why not in the same place: one check for each kind of action, in the chapter that it belongs to."""

from __future__ import annotations

import pkgutil
from collections import Counter
from importlib import import_module
from types import ModuleType

import pytest

from meadhall.core.registry import find_game, game_ids


def chapters(id: str) -> list[ModuleType]:
    package = import_module(f"meadhall.games.{id}.refusals")
    return [import_module(f"{package.__name__}.{found.name}") for found in pkgutil.iter_modules(package.__path__)]


@pytest.mark.parametrize("id", game_ids())
def test_no_check_is_lost_between_the_chapters(id: str) -> None:
    """A kind of action that two chapters check would silently be checked by the last one only."""
    counted = Counter(word for chapter in chapters(id) for word in getattr(chapter, "CHECKS", {}))
    assert counted == Counter(import_module(f"meadhall.games.{id}.refusals").CHECKS.keys())


@pytest.mark.parametrize("id", game_ids())
def test_every_check_is_of_an_action_that_some_frame_is_answered_with(id: str) -> None:
    words = {kind.word for kind in find_game(id).vocabulary.kinds}
    answers = import_module(f"meadhall.games.{id}.prompts").ANSWERS
    answering = {word for _, kinds in answers.values() for word in kinds}
    assert import_module(f"meadhall.games.{id}.refusals").CHECKS.keys() <= answering == words


@pytest.mark.parametrize("id", game_ids())
def test_every_frame_that_asks_has_an_answer(id: str) -> None:
    game = find_game(id)
    answers = import_module(f"meadhall.games.{id}.prompts").ANSWERS
    assert {game.frame_names[frame] for frame in answers} == set(game.frame_names.values()) - set(game.passages)
