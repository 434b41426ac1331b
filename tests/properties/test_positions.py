"""Positions as tests write them: what is wrong is said, and how to put it right; a match can start from one."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.core import saga as sagas
from meadhall.core.errors import Mistake
from meadhall.core.layout import picture
from meadhall.core.match import Match
from meadhall.core.registry import find_game, game_ids
from meadhall.testing.position import position

GAME = find_game("intrigues")
ASGARD = find_game("asgard")


@pytest.mark.parametrize("id", game_ids())
def test_a_fresh_set_up_is_a_position(id: str) -> None:
    game = find_game(id)
    assert position(game, 3, seed=4) == game.new(3, 4)


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"frames": [("awaken",)]}, "no frame 'awaken'; did you mean awakening"),
        ({"frames": [("zzz",)]}, "Its frames are match, choose-card, awakening"),
        ({"frames": ["match"]}, r"a frame is \(name, seat, note, extra\)"),
        ({"frames": [("match", 0, 0, 0, 0)]}, r"a frame is \(name, seat, note, extra\)"),
        ({"frames": [("choose-card", 3)]}, "no seat 3; in positions seats count from 0 to 2"),
        ({"frames": [("match",)] * 30}, "30 frames are given; there is room for 24"),
        ({"frames": [("match",)], "note": [0] * 24}, "the frames set note, so leave it out"),
        ({"hands": []}, "no field hands; did you mean hand"),
        ({"deck": [1, 2]}, "deck is 21 numbers; given are 2"),
        ({"hand": [0] * 35}, "hand is 5 lists of 7 numbers; given are 35 numbers in another form"),
        ({"round": 300}, "round: whole numbers from 0 to 255 are needed, not 300"),
        ({"round": "one"}, "round: whole numbers from 0 to 255 are needed, not 'one'"),
        ({"round": 9}, "round holds 9, but goes from 0 to 3"),
        ({"goals": [1, 1, 1, 1, 1, 1, 1]}, "goals are"),
        ({"deck": (0,) * 21}, "the deck has 0 cards, and the rounds to come deal 33"),
    ],
)
def test_what_is_wrong_with_a_position_is_said(given: dict[str, Any], says: str) -> None:
    with pytest.raises(Mistake, match=says):
        position(GAME, 3, **given)


def test_what_no_match_comes_to_is_set_up_if_the_test_says_so() -> None:
    goals = [1, 1, 1, 1, 1, 1, 1]
    assert picture(position(GAME, 3, check=False, goals=goals)).goals == goals


def test_tuples_are_as_good_as_lists() -> None:
    goals = (7, 6, 5, 4, 3, 2, 1)
    frames: list[list[Any]] = [["match"], ["awakening"], ["choose-card", 0]]
    rows = position(GAME, 3, goals=goals, frames=tuple(tuple(frame) for frame in frames))
    assert rows == position(GAME, 3, goals=list(goals), frames=frames)
    hand = picture(rows).hand
    assert position(GAME, 3, goals=goals, hand=tuple(map(tuple, hand))) == position(GAME, 3, goals=goals, hand=hand)


def late_round() -> Any:
    return position(
        ASGARD,
        2,
        round=5,
        phase=3,
        asgard=[1, 1, 0, 0],
        discs=[2, 2, 0, 0],
        order=[1, 2, 0, 0],
        frames=[("match", 0, 5), ("round", 0, 7), ("turns", 0, 0, 1), ("end-of-turn", 0), ("perform-action", 0)],
    )


def test_a_match_can_start_from_a_position() -> None:
    start = late_round()
    before = bytes(start)
    match = Match(ASGARD, 2, start=start, players=("Olga", "Ivan"))
    assert match.state == start and match.events == [] and match.players == ["Olga", "Ivan"]
    told = match.apply(0, ASGARD.vocabulary.read("forgo-asgard"))
    assert told[0].key == "forwent-asgard"
    assert bytes(start) == before and match.state.deciders() == [1]
    while not match.state.is_over():
        seat = match.state.decider()
        match.apply(seat, match.state.legal(seat)[-1])
    assert match.result() is not None
    match.rewind(0)
    assert match.state == start
    with pytest.raises(Mistake, match="has no saga: no seed leads to it"):
        sagas.write(match)


def test_a_start_must_fit_the_match() -> None:
    start = late_round()
    with pytest.raises(Mistake, match="the start has 2 seats, the match 3"):
        Match(ASGARD, 3, start=start)
    with pytest.raises(Mistake, match="not a state of intrigues"):
        Match(GAME, 2, start=start)
