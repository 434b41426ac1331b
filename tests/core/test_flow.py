"""The table of frames."""

from __future__ import annotations

import random
import types

import pytest

from meadhall.core.flow import Flow
from meadhall.core.registry import find_game, game_ids


def test_a_frame_without_a_line_is_refused() -> None:
    frames = types.ModuleType("frames")
    frames.NEVER_REGISTERED = 3  # type: ignore[attr-defined]
    with pytest.raises(ValueError, match="NEVER_REGISTERED is not registered"):
        Flow().check(frames)


@pytest.mark.parametrize("id", game_ids())
def test_passages_are_the_frames_that_are_never_open(id: str) -> None:
    game = find_game(id)
    asked = set()
    for seed in range(20):
        chance = random.Random(seed)
        state = game.new(game.most, seed)
        while not state.is_over():
            asked.add(game.frame_name(state))
            state.apply(state.decider(), chance.choice(state.legal(state.decider())))
    assert game.passages and "match" in game.passages
    assert asked.isdisjoint(game.passages)
    assert set(game.passages) < set(game.frame_names.values())


def test_the_passages_of_a_game_are_read_from_its_table() -> None:
    assert find_game("intrigues").passages == ["match", "awakening", "final-count"]
