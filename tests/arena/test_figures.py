"""Shares with their intervals, ratings, and the line of each bot."""

from __future__ import annotations

import math
import random

import pytest

from meadhall.arena.intervals import share_of, student, wilson
from meadhall.arena.playing import Outcome, Thinking
from meadhall.arena.rating import Ratings
from meadhall.arena.schedule import Fixture
from meadhall.arena.tally import tally


def play_deal(chance: random.Random, strength: float, luck: float) -> tuple[float, int]:
    """A bot sits once in each of four seats; the deal favours some seats."""
    seats = [math.exp(chance.gauss(0, luck)) for _ in range(4)]
    wins = 0
    for mine in range(4):
        weights = [seat * (strength if at == mine else 1) for at, seat in enumerate(seats)]
        wins += chance.random() * sum(weights) < weights[mine]
    return float(wins), 4


@pytest.mark.parametrize("luck", [0.0, 3.0])
def test_the_interval_holds_the_truth_in_95_of_100_cases(luck: float) -> None:
    chance = random.Random(5)
    truth = sum(play_deal(chance, 2, luck)[0] for _ in range(30_000)) / 120_000
    shares = [share_of([play_deal(chance, 2, luck) for _ in range(50)]) for _ in range(600)]
    assert 0.93 <= sum(share.low <= truth <= share.high for share in shares) / 600 <= 0.985


def test_deals_that_cancel_out_luck_make_the_interval_narrower() -> None:
    alike = share_of([(1, 4)] * 49 + [(2, 4)])
    wild = share_of([(4, 4)] * 12 + [(0, 4)] * 37 + [(3, 4)])
    low, high = wilson(51 / 200, 200)
    assert alike.value == wild.value == 51 / 200
    assert alike.high - alike.low < high - low < wild.high - wild.low


def test_shares_at_the_ends_have_intervals_too() -> None:
    assert share_of([]).low == 0 and share_of([]).high == 1
    none, all_won, one_deal = share_of([(0, 4)] * 50), share_of([(4, 4)] * 50), share_of([(4, 4)])
    assert none.low == 0 < none.high < 0.03 and 0.97 < all_won.low < 1 == all_won.high
    assert one_deal.low < 0.25


def test_the_quantiles_of_student() -> None:
    for freedom, expected in ((1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (49, 2.010)):
        assert student(freedom) == pytest.approx(expected, rel=0.01)


def test_the_better_bot_is_rated_higher_and_ever_more_surely() -> None:
    ratings = Ratings(["karl", "thrall"])
    widths = []
    for _ in range(30):
        ratings.add(["thrall", "karl", "thrall"], [2, 1, 3])
        karl, thrall = ratings.by_name["karl"], ratings.by_name["thrall"]
        widths.append(karl.high - karl.low)
    assert karl.low > thrall.high
    assert widths == sorted(widths, reverse=True)


def test_a_bot_among_its_like_is_not_rated() -> None:
    ratings = Ratings(["karl"])
    before = ratings.by_name["karl"]
    ratings.add(["karl", "karl"], [1, 2])
    assert ratings.by_name["karl"] == before


def outcome(number: int, lineup: tuple[str, ...], places: tuple[int, ...], scores: tuple[int, ...]) -> Outcome:
    thinking = tuple(Thinking(2, 0.5 * (seat + 1), 0.4 * (seat + 1)) for seat in range(len(lineup)))
    return Outcome(Fixture(number, number // 2, number // 2, lineup), places, scores, thinking)


def test_a_line_adds_up() -> None:
    played = [
        outcome(0, ("karl", "thrall", "thrall"), (1, 1, 3), (9, 9, 2)),
        outcome(1, ("thrall", "karl", "thrall"), (3, 1, 2), (0, 12, 4)),
    ]
    karl, thrall = tally(["thrall", "karl"], reversed(played))
    assert (karl.name, karl.games, karl.wins, karl.mean_score) == ("karl", 2, 1.5, 10.5)
    assert (thrall.name, thrall.games, thrall.wins, thrall.mean_score) == ("thrall", 4, 0.5, 3.75)
    assert karl.share.value == 0.75 and thrall.share.value == 0.125
    assert karl.seconds_a_move == pytest.approx((0.5 + 1.0) / 4) and karl.thinking.worst == pytest.approx(0.8)
    assert [line.as_json() for line in tally(["thrall", "karl"], played)] == [karl.as_json(), thrall.as_json()]
