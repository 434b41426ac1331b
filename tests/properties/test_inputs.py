"""Whatever comes from outside is understood or refused, and nothing else."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from meadhall.core import layout
from meadhall.core import saga as sagas
from meadhall.core.errors import Mistake
from meadhall.core.match import Match
from meadhall.core.registry import find_game, game_ids
from meadhall.core.state import IllegalAction

GAMES = [find_game(id) for id in game_ids()]
GAME = find_game("intrigues")
games = st.sampled_from(GAMES)


def state_of(game: Any, seats: int, seed: int, moves: int) -> Any:
    chance = random.Random(seed)
    state = game.new(seats, seed)
    for _ in range(moves):
        if state.is_over():
            break
        seat = state.decider()
        state.apply(seat, chance.choice(state.legal(seat)))
    return state


@given(games, st.integers(0, 10**6), st.integers(0, 120))
@settings(max_examples=60, deadline=None)
def test_fields_bytes_and_json_agree(game: Any, seed: int, moves: int) -> None:
    state = state_of(game, game.fewest, seed, moves)
    assert layout.pack(type(state), layout.values(state)) == bytes(state)


@given(games, st.integers(0, 10**6), st.integers(0, 120), st.integers(-5, 10), st.integers(-(2**31), 2**31 - 1))
@settings(max_examples=150, deadline=None)
def test_any_numbers_are_an_action_or_refused(game: Any, seed: int, moves: int, seat: int, code: int) -> None:
    state = state_of(game, game.most, seed, moves)
    before = bytes(state)
    if code in state.legal(seat):
        state.apply(seat, code)
        assert bytes(state) != before
    else:
        assert game.why_not(state, seat, code) is not None
        with pytest.raises(IllegalAction):
            state.apply(seat, code)
        assert bytes(state) == before


@given(st.text(max_size=60))
def test_any_text_is_a_notation_or_refused(text: str) -> None:
    try:
        code = GAME.vocabulary.read(text)
    except ValueError as error:
        assert "not an action" in str(error)
    else:
        assert GAME.vocabulary.read(GAME.vocabulary.text(code)) == code


@given(st.integers(0, 10**6), st.data())
@settings(max_examples=120, deadline=None)
def test_a_damaged_saga_is_refused_or_still_a_legal_match(seed: int, data: st.DataObject) -> None:
    match = Match(GAME, 2, seed)
    for _ in range(20):
        seat = match.state.decider()
        match.apply(seat, match.state.legal(seat)[seed % len(match.state.legal(seat))])
    text = sagas.write(match)
    at = data.draw(st.integers(0, len(text) - 1))
    damaged = text[:at] + data.draw(st.text(max_size=4)) + text[at + data.draw(st.integers(0, 9)) :]
    try:
        sagas.resume(sagas.read(damaged, find_game), GAME)
    except Mistake as error:
        assert str(error) and "\n" not in str(error)


@given(st.text(max_size=120))
@settings(max_examples=150, deadline=None)
def test_any_components_file_is_taken_or_refused(text: str) -> None:
    try:
        pieces = GAME.load_pieces(text)
    except Mistake as error:
        assert str(error)
    else:
        assert sum(row[0] for row in pieces.table[:21]) == 62
