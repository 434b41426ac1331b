"""How a match is thought to end: what is looked at, what the networks make of it, and that they know the game."""

from __future__ import annotations

import random
import struct
from math import exp
from pathlib import Path

import pytest

from meadhall.bots.search import Search
from meadhall.core import net
from meadhall.games.intrigues import facts, forecast
from meadhall.games.intrigues.rules import Intrigues

from .scene import GAME, Scene, number

HANDS = {0: "odin/loki freya/sif", 1: "odin/thor sif/bragi", 2: "thor/sif odin/heimdall"}
STACKS = {
    0: {"odin": "sif", "loki": "(sif) odin bragi", "thor": "sif"},
    1: {"odin": "thor", "loki": "sif", "heimdall": "odin odin odin odin"},
    2: {"odin": "loki", "heimdall": "odin odin"},
}


def of(aesir: str, seat: int, scene: Scene) -> list[int]:
    at = number(aesir) * facts.OF_AN_AESIR
    found: list[int] = forecast.facts_of(scene.state, seat)[at : at + facts.OF_AN_AESIR]
    return found


def of_all(seat: int, state: Intrigues) -> list[int]:
    found: list[int] = forecast.facts_of(state, seat)[7 * facts.OF_AN_AESIR :]
    return found


def test_facts_of_an_aesir() -> None:
    """Cards: own, most of another, all of the others; who is ahead, by how much; goals; hands; cards for the goal."""
    scene = Scene(3, STACKS, hands=HANDS, goals="loki; odin sif; heimdall freya thor; bragi")
    assert of("loki", 0, scene) == [3, 1, 1, 1, 0, 1, 1, 0, 3, 0, 1, 0, 3, 0]
    assert of("loki", 1, scene) == [1, 3, 3, 0, 1, 0, 0, 1, 3, 0, 0, 1, 0, 3]
    assert of("heimdall", 2, scene) == [2, 4, 4, 0, 1, 0, 0, 1, 0, 3, 1, 0, 0, 0]
    assert of("odin", 1, scene) == [1, 1, 2, 0, 1, 0, 0, 0, 0, 3, 1, 2, 0, 0]  # seat 0 is ahead by its Thor card
    assert of("bragi", 0, scene) == [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0]


def test_facts_of_points_and_of_cards_in_hand() -> None:
    goals = "odin; bragi sif; loki freya thor; heimdall"
    stacks = {0: {"heimdall": "odin odin"}}
    state = Scene(3, stacks, awakening="heimdall", goals=goals, deck="odin/loki " * 18).state
    state.apply(0, GAME.vocabulary.read("score 1"))
    assert forecast.is_settled(state)
    assert of_all(0, state) == [1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0]  # six cards: of a three-player match in round 2
    assert of_all(1, state) == [0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0]


def test_a_network_adds_up_what_its_file_says() -> None:
    numbers = [
        each for (each,) in struct.iter_unpack("<h", Path(forecast.__file__).with_name("forecast.bin").read_bytes())
    ]
    assert len(numbers) == 4 * 3 * forecast.NUMBERS
    for seats, turn in ((2, 1), (3, 3), (5, 2)):
        state = drafted(seats, turn, random.Random(seats))
        at = ((seats - 2) * 3 + turn - 1) * forecast.NUMBERS
        mine = numbers[at : at + forecast.NUMBERS]
        rows = [mine[k : k + net.NEURONS] for k in range(0, forecast.NUMBERS, net.NEURONS)]
        for seat in range(seats):
            seen = forecast.facts_of(state, seat)
            fired = [max(0, sum(map(int.__mul__, [*seen, 1], column))) for column in zip(*rows[:-2], strict=True)]
            total = sum(map(int.__mul__, fired, rows[-2])) + net.ONE * rows[-1][0]
            assert forecast.forecast(state, seat) == pytest.approx(1 / (1 + exp(-total / net.ONE**2)), abs=1e-12)


def drafted(seats: int, turn: int, chance: random.Random) -> Intrigues:
    """A random match in the middle of the draft of that round."""
    state: Intrigues = GAME.new(seats, chance.getrandbits(30))
    while (
        GAME.view(state, None)["round"] < turn or not GAME.view(state, None)["turn"] or not forecast.is_settled(state)
    ):
        seat = state.decider()
        state.apply(seat, chance.choice(state.legal(seat)))
    return state


def test_it_is_asked_before_anybody_has_chosen() -> None:
    state = GAME.new(3, 1)
    assert forecast.is_settled(state)
    state.apply(1, state.legal(1)[0])
    assert not forecast.is_settled(state)
    assert not forecast.is_settled(Scene(3, STACKS, awakening="loki").state)


def test_the_end_is_half_who_has_won_and_half_the_lead() -> None:
    scene = Scene(3, {0: {"odin": "sif"}, 1: {"heimdall": "sif"}, 2: {"sif": "odin"}}, final="bragi", round=3)
    scene.act("2 score 1")
    assert scene.state.is_over()
    assert forecast.forecast(scene.state, 1) == pytest.approx((1 + 1 / (1 + exp(-1 / 1.5))) / 2)
    assert forecast.forecast(scene.state, 0) == pytest.approx((0 + 1 / (1 + exp(1 / 1.5))) / 2)


def test_a_shared_win_counts_by_its_share() -> None:
    state = Scene(2, {}, final="heimdall", round=3).state
    assert state.is_over()
    assert [forecast.forecast(state, seat) for seat in (0, 1)] == [0.5, 0.5]  # a quarter and half of an even lead


def keen_search(state: Intrigues, seat: int, sims: int) -> Search:
    state.keen = True
    search = Search(state, seat, 1, 1000)
    search.length = 0
    search.run(sims)
    return search


def test_a_keen_search_plays_on_only_until_it_can_ask() -> None:
    assert keen_search(GAME.new(4, 1), 0, 1).decisions == 4  # a card of every seat


def test_a_keen_search_goes_by_the_forecast() -> None:
    scene = Scene(3, {0: {"odin": "sif"}, 1: {"heimdall": "sif"}, 2: {"sif": "odin"}}, final="heimdall", round=3)
    values = {code: value / tries for code, tries, value, _ in keen_search(scene.state.copy(), 1, 20).options()}
    for code in scene.state.legal(1):
        end = scene.state.copy()
        end.apply(1, code)
        assert values[code] == pytest.approx(forecast.forecast(end, 1))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_who_is_thought_to_win_does_so_more_often_than_by_chance(seats: int) -> None:
    chance = random.Random(seats)
    right = 0.0
    for _ in range(200):
        state = drafted(seats, 3, chance)
        best = max(range(seats), key=lambda seat: forecast.forecast(state, seat))
        while not state.is_over():
            seat = state.decider()
            state.apply(seat, chance.choice(state.legal(seat)))
        winners = GAME.result(state).winners  # type: ignore[union-attr]
        right += best in winners
    assert right / 200 > 1 / seats + 0.1
