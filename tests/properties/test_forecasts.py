"""Networks that foretell how a match ends, in every game that has them."""

from __future__ import annotations

import random
import struct
from math import exp
from pathlib import Path

import pytest

from meadhall.bots.rollout import Rollout
from meadhall.bots.search import Search
from meadhall.core import net
from meadhall.core.errors import Mistake
from meadhall.core.forecast import Forecast
from meadhall.core.net import Nets
from meadhall.core.registry import find_game, game_ids
from meadhall.core.state import State

GAMES = [id for id in game_ids() if find_game(id).bots.forecast]
SIZES = [(id, seats) for id in GAMES for seats in range(find_game(id).fewest, find_game(id).most + 1)]


def forecast_of(id: str) -> Forecast:
    forecast = find_game(id).bots.forecast
    assert forecast is not None
    return forecast


def reached(id: str, seats: int, part: int, chance: random.Random) -> list[State]:
    """Positions in that part of a random match from which its end can be foretold."""
    forecast = forecast_of(id)
    found: list[State] = []
    while not found:
        state: State = find_game(id).new(seats, chance.getrandbits(30))
        while not state.is_over():
            if forecast.part_of(state) == part and forecast.is_settled(state):
                found.append(state.copy())
            seat = state.decider()
            state.apply(seat, chance.choice(state.legal(seat)))
    return found


def test_some_game_has_a_forecast() -> None:
    assert GAMES


@pytest.mark.parametrize("id", GAMES)
def test_a_network_adds_up_what_its_file_says(id: str) -> None:
    forecast, game = forecast_of(id), find_game(id)
    nets = forecast.nets
    assert (nets.fewest, nets.most) == (game.fewest, game.most)
    numbers = [each for (each,) in struct.iter_unpack("<h", forecast.file.read_bytes())]
    assert len(numbers) == (game.most - game.fewest + 1) * nets.parts * nets.numbers
    for seats, part in ((game.fewest, 1), (3, nets.parts), (game.most, 2)):
        state = random.Random(part).choice(reached(id, seats, part, random.Random(seats)))
        at = ((seats - game.fewest) * nets.parts + part - 1) * nets.numbers
        mine = numbers[at : at + nets.numbers]
        rows = [mine[k : k + net.NEURONS] for k in range(0, nets.numbers, net.NEURONS)]
        for seat in range(seats):
            seen = forecast.facts_of(state, seat)
            assert len(seen) == nets.facts
            fired = [max(0, sum(map(int.__mul__, [*seen, 1], column))) for column in zip(*rows[:-2], strict=True)]
            total = sum(map(int.__mul__, fired, rows[-2])) + net.ONE * rows[-1][0]
            assert forecast.value(state, seat) == pytest.approx(1 / (1 + exp(-total / net.ONE**2)), abs=1e-12)


@pytest.mark.parametrize("id", GAMES)
def test_with_a_forecast_play_goes_on_only_until_it_can_be_asked(id: str) -> None:
    forecast = forecast_of(id)
    state = reached(id, 3, 1, random.Random(id))[0]
    rollout = Rollout(state, 0, 1)
    rollout.depth, rollout.forecast = 0, forecast
    assert rollout.play_on() == state and rollout.decisions == 0
    while forecast.is_settled(state):
        state.apply(state.decider(), state.legal(state.decider())[0])
    rollout = Rollout(state, 0, 1)
    rollout.depth, rollout.forecast = 0, forecast
    assert forecast.is_settled(rollout.play_on()) and rollout.decisions > 0


@pytest.mark.parametrize("id", GAMES)
def test_a_search_takes_the_forecast_for_the_value_of_an_option(id: str) -> None:
    forecast = forecast_of(id)
    state = reached(id, 2, forecast.nets.parts, random.Random(id))[0]
    search = Search(state, state.decider(), 1, 1000, find_game(id).bots.estimate, forecast)
    search.depth = 0
    search.run(1)
    ((_, _, value, _),) = [option for option in search.options() if option[1]]
    assert 0 < value < 1


@pytest.mark.parametrize(("id", "seats"), SIZES)
def test_who_is_thought_to_win_does_so_more_often_than_by_chance(id: str, seats: int) -> None:
    chance = random.Random(seats)
    game, forecast = find_game(id), forecast_of(id)
    right = 0
    for _ in range(100):
        state = reached(id, seats, forecast.nets.parts, chance)[-1]
        best = max(range(seats), key=lambda seat: forecast.value(state, seat))
        while not state.is_over():
            seat = state.decider()
            state.apply(seat, chance.choice(state.legal(seat)))
        winners = game.result(state).winners  # type: ignore[union-attr]
        right += best in winners
    assert right / 100 > 1 / seats + 0.1


def test_without_a_file_a_search_says_how_to_make_one(tmp_path: Path) -> None:
    state = find_game(GAMES[0]).new(2, 1)
    forecast = Forecast(tmp_path / "forecast.bin", Nets(3, 1, 2, 4), 1.0, 1.0)
    with pytest.raises(Mistake, match=r"forecast\.bin is missing.*fit_forecast"):
        Search(state, 0, 1, 1000, None, forecast)
    forecast.file.write_bytes(bytes(10))
    with pytest.raises(Mistake, match="has 10 bytes, not 966"):
        forecast.load()
    forecast.file.write_bytes(bytes(966))
    forecast.load()
    assert forecast.nets.is_loaded
