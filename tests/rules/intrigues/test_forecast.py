"""How a match is thought to end: what is looked at, when it can be asked, and what it stands for at the end."""

from __future__ import annotations

from math import exp

import pytest

from meadhall.bots.search import Search
from meadhall.games.intrigues import facts
from meadhall.games.intrigues.forecast import FORECAST
from meadhall.games.intrigues.rules import Intrigues

from .helpers import GAME, Table, number, table

HANDS = {1: "odin/loki freya/sif", 2: "odin/thor sif/bragi", 3: "thor/sif odin/heimdall"}
STACKS = {
    1: {"odin": "sif", "loki": "(sif) odin bragi", "thor": "sif"},
    2: {"odin": "thor", "loki": "sif", "heimdall": "odin odin odin odin"},
    3: {"odin": "loki", "heimdall": "odin odin"},
}


def of(aesir: str, seat: int, scene: Table) -> list[int]:
    at = number(aesir) * facts.OF_AN_AESIR
    found: list[int] = FORECAST.facts_of(scene.state, seat)[at : at + facts.OF_AN_AESIR]
    return found


def of_all(seat: int, state: Intrigues) -> list[int]:
    found: list[int] = FORECAST.facts_of(state, seat)[7 * facts.OF_AN_AESIR :]
    return found


def test_facts_of_an_aesir() -> None:
    """Cards: own, most of another, all of the others; who is ahead, by how much; goals; hands; cards for the goal."""
    scene = table(3, STACKS, hands=HANDS, goals="loki; odin sif; heimdall freya thor; bragi")
    assert of("loki", 0, scene) == [3, 1, 1, 1, 0, 1, 1, 0, 3, 0, 1, 0, 3, 0]
    assert of("loki", 1, scene) == [1, 3, 3, 0, 1, 0, 0, 1, 3, 0, 0, 1, 0, 3]
    assert of("heimdall", 2, scene) == [2, 4, 4, 0, 1, 0, 0, 1, 0, 3, 1, 0, 0, 0]
    assert of("odin", 1, scene) == [1, 1, 2, 0, 1, 0, 0, 0, 0, 3, 1, 2, 0, 0]  # seat 0 is ahead by its Thor card
    assert of("bragi", 0, scene) == [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0]


def test_facts_of_points_and_of_cards_in_hand() -> None:
    goals = "odin; bragi sif; loki freya thor; heimdall"
    stacks = {1: {"heimdall": "odin odin"}}
    state = table(3, stacks, awakening="heimdall", goals=goals, deck="odin/loki " * 18).state
    state.apply(0, GAME.vocabulary.read("score 1"))
    assert FORECAST.is_settled(state)
    assert of_all(0, state) == [1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0]  # six cards: of a three-player match in round 2
    assert of_all(1, state) == [0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0]


def test_it_is_asked_before_anybody_has_chosen() -> None:
    state = GAME.new(3, 1)
    assert FORECAST.is_settled(state)
    state.apply(1, state.legal(1)[0])
    assert not FORECAST.is_settled(state)
    assert not FORECAST.is_settled(table(3, STACKS, awakening="loki").state)


def test_the_end_is_half_who_has_won_and_half_the_lead() -> None:
    scene = table(3, {1: {"odin": "sif"}, 2: {"heimdall": "sif"}, 3: {"sif": "odin"}}, final="bragi", round=3)
    scene.do("2 score 1")
    assert scene.state.is_over()
    assert FORECAST.value(scene.state, 1) == pytest.approx((1 + 1 / (1 + exp(-1 / 1.5))) / 2)
    assert FORECAST.value(scene.state, 0) == pytest.approx((0 + 1 / (1 + exp(1 / 1.5))) / 2)


def test_a_shared_win_counts_by_its_share() -> None:
    state = table(2, {}, final="heimdall", round=3).state
    assert state.is_over()
    assert [FORECAST.value(state, seat) for seat in (0, 1)] == [0.5, 0.5]  # a quarter and half of an even lead


def test_a_search_goes_by_the_forecast() -> None:
    scene = table(3, {1: {"odin": "sif"}, 2: {"heimdall": "sif"}, 3: {"sif": "odin"}}, final="heimdall", round=3)
    search = Search(scene.state, 1, 1, 1000, GAME.bots.estimate, FORECAST)
    search.depth = 0
    search.run(20)
    for code, tries, value, _ in search.options():
        end = scene.state.copy()
        end.apply(1, code)
        assert value / tries == pytest.approx(FORECAST.value(end, 1))
