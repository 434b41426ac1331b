"""What holds in every match: pieces are conserved, points never fall, the order is always a whole one."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from meadhall.core.layout import picture
from meadhall.games.asgard import board as boards
from meadhall.games.asgard.vocabulary import VOCABULARY

from .helpers import GAME

LIKED = ("perform", "build", "send", "to-battle", "buy", "use", "restore", "steal", "slay", "flip", "ask", "join")


def play(seats: int, seed: int) -> Iterator[Any]:
    """Each state of a match by chance that likes to do things."""
    chance = random.Random(seed)
    state = GAME.new(seats, seed, {"deals": chance.choice(["off", "on"])})
    yield state
    while not state.is_over():
        seat = state.decider()
        legal = state.legal(seat)
        liked = [code for code in legal if VOCABULARY.text(code).startswith(LIKED)]
        state.apply(seat, chance.choice(liked if liked and chance.random() < 0.7 else legal))
        yield state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pieces_are_conserved(seats: int) -> None:
    """Stones, seals, recruits, discs, weapons, wizardry, battle tiles and the order."""
    for seed in range(6):
        for state in play(seats, seed):
            assert GAME.faults(state) == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_points_never_fall(seats: int) -> None:
    for seed in range(6):
        before = [0] * seats
        for state in play(seats, seed):
            now = [boards.points_of(state, seat) for seat in range(seats)]
            assert all(mine >= earlier for mine, earlier in zip(now, before, strict=True))
            before = now


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_population_and_god_tiles_never_come_back(seats: int) -> None:
    for seed in range(6):
        population, gods = 16, 38
        for state in play(seats, seed):
            seen = picture(state)
            there = sum(kind > 0 for kind in seen.population) + sum(map(sum, seen.population_tiles))
            left = sum(mask.bit_count() for mask in seen.god_left) + sum(top > 0 for top in seen.god_top)
            on_tree = sum(god > 0 for god in seen.god_at)
            assert there <= population and left + on_tree <= gods
            population, gods = there, left + on_tree


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_decision_is_long(seats: int) -> None:
    for state in play(seats, 1):
        assert all(len(state.legal(seat)) <= 150 for seat in state.deciders())


def test_worth_is_a_number_for_every_seat_and_at_the_end_nothing_but_points() -> None:
    for seed in range(6):
        states = [state.copy() for state in play(4, seed)]
        last = states[-1]
        points = [boards.points_of(last, seat) for seat in range(4)]
        for seat in range(4):
            assert last.worth(seat) == 100 * points[seat] - 35 * max(points[:seat] + points[seat + 1 :])
        assert all(abs(state.worth(seat)) < 60_000 for state in states for seat in range(4))
