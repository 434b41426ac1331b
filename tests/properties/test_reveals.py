"""Moves that show nothing hidden count no reveal: whoever makes them may take them back."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from meadhall.core.registry import find_game

OPEN_MOVES = {
    "intrigues": {"give"},
    "bloodrage": {"invade", "march", "move", "join"},
    "asgard": {"ask", "turn-over", "buy-disc", "take-disc", "build", "send"},
}


@pytest.mark.parametrize("id", OPEN_MOVES)
def test_open_moves_within_a_turn_can_be_taken_back(id: str) -> None:
    game = find_game(id)
    met: Counter[str] = Counter()
    for seed in range(12):
        chance = random.Random(seed)
        state = game.new(game.fewest + seed % (game.most - game.fewest + 1), seed)
        while not state.is_over():
            seat = chance.choice(state.deciders())
            action = chance.choice(state.legal(seat))
            move, reveals, frame = game.vocabulary.text(action), state.reveal_count(), game.frame_name(state)
            phase = game.view(state, None).get("phase")
            state.apply(seat, action)
            is_another = game.view(state, None).get("phase") != phase  # a phase may begin with a draw
            if move.split()[0] in OPEN_MOVES[id] and state.deciders() == [seat] and not is_another:
                assert state.reveal_count() == reveals, f"seed {seed}: {move} at {frame} counted a reveal"
                met[move.split()[0]] += 1
    assert met.keys() == OPEN_MOVES[id], f"not met: {OPEN_MOVES[id] - met.keys()}"
