"""Networks that foretell how a match ends, in every game that has them."""

from __future__ import annotations

import random
import struct
from importlib import import_module
from math import exp
from pathlib import Path
from typing import Any

import pytest

from meadhall.bots.search import Search
from meadhall.core import net
from meadhall.core.registry import find_game
from meadhall.core.state import State

GAMES = ("intrigues", "asgard", "bloodrage")
LAST = {"intrigues": 3, "asgard": 5, "bloodrage": 3}  # round or age
SIZES = [(id, seats) for id in GAMES for seats in range(find_game(id).fewest, find_game(id).most + 1)]


def forecasts(id: str) -> Any:
    return import_module(f"meadhall.games.{id}.forecast")


def reached(id: str, seats: int, part: int, chance: random.Random) -> State:
    """A random match somewhere in that round or age, where its end can be foretold."""
    while True:
        state = find_game(id).new(seats, chance.getrandbits(30))
        wait = chance.randrange(1, 20)
        while wait and not state.is_over():
            seat = state.decider()
            state.apply(seat, chance.choice(state.legal(seat)))
            if forecasts(id).part_of(state) == part and forecasts(id).is_settled(state):
                wait -= 1
        if not state.is_over():
            return state


@pytest.mark.parametrize("id", GAMES)
def test_a_network_adds_up_what_its_file_says(id: str) -> None:
    forecast, game = forecasts(id), find_game(id)
    file = Path(forecast.__file__).with_name("forecast.bin")
    numbers = [each for (each,) in struct.iter_unpack("<h", file.read_bytes())]
    assert len(numbers) == (game.most - game.fewest + 1) * forecast.PARTS * forecast.NUMBERS
    for seats, part in ((2, 1), (3, 3), (game.most, 2)):
        state = reached(id, seats, part, random.Random(seats))
        at = ((seats - 2) * forecast.PARTS + part - 1) * forecast.NUMBERS
        mine = numbers[at : at + forecast.NUMBERS]
        rows = [mine[k : k + net.NEURONS] for k in range(0, forecast.NUMBERS, net.NEURONS)]
        for seat in range(seats):
            seen = forecast.facts_of(state, seat)
            fired = [max(0, sum(map(int.__mul__, [*seen, 1], column))) for column in zip(*rows[:-2], strict=True)]
            total = sum(map(int.__mul__, fired, rows[-2])) + net.ONE * rows[-1][0]
            assert forecast.forecast(state, seat) == pytest.approx(1 / (1 + exp(-total / net.ONE**2)), abs=1e-12)


@pytest.mark.parametrize("id", ["intrigues", "bloodrage"])
def test_a_keen_search_plays_on_only_until_it_can_ask(id: str) -> None:
    state = find_game(id).new(4, 1)
    state.keen = True
    search = Search(state, 0, 1, 1000)
    search.length = 0
    search.run(1)
    assert search.decisions == 4  # a card of every seat


@pytest.mark.parametrize(("id", "seats"), SIZES)
def test_who_is_thought_to_win_does_so_more_often_than_by_chance(id: str, seats: int) -> None:
    chance = random.Random(seats)
    game = find_game(id)
    right = 0.0
    for _ in range(200):
        state = reached(id, seats, LAST[id], chance)
        best = max(range(seats), key=lambda seat: forecasts(id).forecast(state, seat))
        while not state.is_over():
            seat = state.decider()
            state.apply(seat, chance.choice(state.legal(seat)))
        winners = game.result(state).winners  # type: ignore[union-attr]
        right += best in winners
    assert right / 200 > 1 / seats + 0.1
