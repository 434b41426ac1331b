"""The evaluation that bots play by, and what it tells of an option without doing it."""

from __future__ import annotations

import pytest

from meadhall.games.intrigues.worth import IntriguesEstimate

from .helpers import GAME, Table, table

STACKS = {
    1: {"loki": "odin odin", "bragi": "sif sif", "sif": "thor"},
    2: {"odin": "sif", "loki": "sif", "bragi": "freya"},
    3: {"freya": "sif heimdall", "heimdall": "odin"},
}


GUESSED, FITTED = IntriguesEstimate(0), IntriguesEstimate(1)


def foreseen(scene: Table, seat: int, action: str, estimate: IntriguesEstimate = GUESSED) -> int:
    assert estimate.sees_ahead(scene.state, seat)
    return estimate.foresee(scene.state, seat, GAME.vocabulary.read(action))


def gained(before: Table, after: Table, seat: int, estimate: IntriguesEstimate = GUESSED) -> int:
    return estimate.worth(after.state, seat) - estimate.worth(before.state, seat)


@pytest.mark.parametrize("estimate", [GUESSED, FITTED])
def test_a_card_of_the_draft_is_foreseen_as_it_will_be_judged(estimate: IntriguesEstimate) -> None:
    hands = {1: "odin/loki freya/sif", 2: "odin/thor sif/bragi", 3: "thor/sif odin/heimdall"}
    before = table(3, STACKS, hands=hands)
    after = table(3, STACKS | {1: STACKS[1] | {"loki": "odin odin odin"}}, hands=hands)
    assert foreseen(before, 0, "play loki odin", estimate) == gained(before, after, 0, estimate) != 0


def test_the_last_card_of_a_round_is_tried_out() -> None:
    scene = table(3, STACKS, hands={1: "odin/loki", 2: "odin/thor", 3: "thor/sif"})
    assert not FITTED.sees_ahead(scene.state, 0)


def test_a_card_that_loki_turns_is_foreseen_as_it_will_be_judged() -> None:
    before = table(3, STACKS, awakening="loki")
    after = table(3, STACKS | {2: {"odin": "sif", "sif": "loki", "bragi": "freya"}}, awakening="loki")
    assert foreseen(before, 0, "turn-other 2 loki 1") == gained(before, after, 0) != 0


def test_a_swap_of_bragi_is_foreseen_as_it_will_be_judged() -> None:
    before = table(3, STACKS, awakening="bragi")
    after = table(
        3,
        {
            1: {"loki": "odin odin", "bragi": "sif sif", "heimdall": "odin"},
            2: STACKS[2],
            3: {"freya": "sif heimdall", "sif": "thor"},
        },
        awakening="bragi",
    )
    expected = gained(before, after, 0)
    before.do("1 give sif 1")
    assert foreseen(before, 0, "take 3 heimdall 1") == expected != 0


def test_bragi_gives_away_what_is_missed_least() -> None:
    scene = table(3, STACKS, awakening="bragi")
    assert foreseen(scene, 0, "give loki 1") < foreseen(scene, 0, "give sif 1")


def test_foreseeing_changes_nothing() -> None:
    scene = table(3, STACKS, awakening="loki")
    before = scene.state.copy()
    for code in scene.state.legal(0):
        FITTED.foresee(scene.state, 0, code)
    assert scene.state == before


def test_the_strongest_bots_judge_by_numbers_of_their_own() -> None:
    state = table(3, STACKS, awakening="loki").state
    assert state.worth(0) == GUESSED.worth(state, 0) != FITTED.worth(state, 0) == GAME.bots.estimate.worth(state, 0)


def test_after_the_end_only_points_count() -> None:
    scene = table(2, {1: {"odin": "sif sif"}, 2: {"heimdall": "sif"}}, final="heimdall", round=3)
    scene.do("2 score 1")
    assert scene.state.is_over()
    assert [scene.state.worth(seat) for seat in (0, 1)] == [-40, 100]
