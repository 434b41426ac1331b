"""The block, chance and decisions, on the first game at hand."""

from __future__ import annotations

import pickle
import random
import threading
from typing import Any

import pytest

from meadhall.bots.playout import Luck, playouts
from meadhall.core import layout
from meadhall.core.chronicle import Chronicle
from meadhall.core.pieces import Pieces
from meadhall.core.registry import find_game
from meadhall.core.state import IllegalAction

GAME = find_game("intrigues")


def some_state(seed: int, moves: int = 40) -> Any:
    chance = random.Random(seed)
    state = GAME.new(4, seed)
    for _ in range(moves):
        seat = state.decider()
        state.apply(seat, chance.choice(state.legal(seat)))
    return state


def test_chance_is_siphash_of_a_counter() -> None:
    """The reference vector for the key 00 01 .. 0f and the message 00 01 .. 07."""
    state = some_state(1)
    key = [int.from_bytes(bytes(range(8)), "little"), int.from_bytes(bytes(range(8, 16)), "little")]
    layout.assign(state, {"rng": [*key, int.from_bytes(bytes(range(8)), "little")]})
    assert state.draw_word() == 0x93F5F5799A932462
    assert layout.picture(state).rng[2] == int.from_bytes(bytes(range(8)), "little") + 1


def test_every_field_of_the_header_is_where_the_compiler_put_it() -> None:
    blank = bytes(some_state(1).width())
    for field in layout.layout(GAME.board):
        values = layout.unpack(GAME.board, blank)
        flat = layout.flatten(values[field.name])
        flat[-1] = 1
        values[field.name] = layout.nest(flat, field.shape)
        other = GAME.board(GAME.load_pieces())
        other.load(layout.pack(GAME.board, values))
        assert layout.unpack(GAME.board, bytes(other)) == values


def test_fields_out_of_range_are_refused() -> None:
    state = some_state(2)
    before = bytes(state)
    for wrong in ({"round": 256}, {"round": -1}, {"deck": [0]}, {"no_such_field": 1}, {"round": "x"}):
        with pytest.raises(ValueError, match=r"round|deck|no_such_field"):
            layout.assign(state, wrong)
    assert bytes(state) == before


def test_a_block_of_the_wrong_size_is_refused() -> None:
    state = some_state(3)
    with pytest.raises(ValueError, match="bytes are needed"):
        state.load(b"short")
    with pytest.raises(ValueError, match="bytes, not"):
        layout.unpack(GAME.board, b"short")


def test_an_illegal_action_says_who_what_why_and_what_is_open() -> None:
    state = GAME.new(3, 5)
    with pytest.raises(IllegalAction) as raised:
        state.apply(1, GAME.vocabulary.read("will"))
    assert (raised.value.seat, raised.value.action) == (1, GAME.vocabulary.read("will"))
    told = str(raised.value)
    assert told.startswith("seat 2 may not do 'will': ") and "(IA2.3)" in told
    assert told.endswith("Open is choose-card, for seat 1, 2, 3.")


@pytest.mark.parametrize(
    ("seat", "code", "says"),
    [
        (3, 0, "no seat 4: calls count seats from 0 to 2, notation from 1 to 3"),
        (-1, 0, "no seat 0: calls count seats from 0"),
        (0, 9999, "no action 9999: codes of intrigues go from 0 to"),
    ],
)
def test_a_seat_or_a_code_that_does_not_exist_is_refused_as_such(seat: int, code: int, says: str) -> None:
    with pytest.raises(IllegalAction, match=says):
        GAME.new(3, 5).apply(seat, code)


def test_events_are_recorded_only_where_somebody_listens() -> None:
    state = some_state(6)
    assert state.chronicle is None and state.copy().chronicle is None
    state.chronicle = Chronicle()
    seat = state.decider()
    state.apply(seat, state.legal(seat)[0])
    assert state.copy().chronicle is None


def test_copies_share_the_pieces() -> None:
    state = some_state(7)
    assert state.copy().pieces is state.pieces
    assert pickle.loads(pickle.dumps(state)).pieces.digest == state.pieces.digest


def test_pieces_have_a_digest_of_their_numbers() -> None:
    assert Pieces([[1, 2], [3]]).digest == Pieces([[1, 2], [3]]).digest != Pieces([[1, 2], [4]]).digest
    with pytest.raises(ValueError, match="at most"):
        Pieces([[0] * 100])


def test_playouts_repeat_and_leave_the_start_alone() -> None:
    start = GAME.new(4, 1)
    before = bytes(start)
    assert playouts(start, start.copy(), Luck(3), 20) == playouts(start, start.copy(), Luck(3), 20) > 20 * 60
    assert bytes(start) == before


def test_playouts_run_in_threads() -> None:
    start = GAME.new(4, 1)
    found: list[int] = []
    threads = [
        threading.Thread(target=lambda: found.append(playouts(start, start.copy(), Luck(3), 50))) for _ in range(4)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 4 and len(set(found)) == 1
