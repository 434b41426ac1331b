"""The evaluation that bots play by, and what it tells of an option without doing it."""

from __future__ import annotations

import pytest

from meadhall.games.intrigues import worth

from .scene import GAME, Scene

STACKS = {
    0: {"loki": "odin odin", "bragi": "sif sif", "sif": "thor"},
    1: {"odin": "sif", "loki": "sif", "bragi": "freya"},
    2: {"freya": "sif heimdall", "heimdall": "odin"},
}


def foreseen(scene: Scene, seat: int, action: str) -> int:
    assert worth.sees_ahead(scene.state, seat)
    found: int = worth.foresee(scene.state, seat, GAME.vocabulary.read(action))
    return found


def gained(before: Scene, after: Scene, seat: int) -> int:
    return after.state.worth(seat) - before.state.worth(seat)


@pytest.mark.parametrize("keen", [False, True])
def test_a_card_of_the_draft_is_foreseen_as_it_will_be_judged(keen: bool) -> None:
    hands = {0: "odin/loki freya/sif", 1: "odin/thor sif/bragi", 2: "thor/sif odin/heimdall"}
    before = Scene(3, STACKS, hands=hands)
    after = Scene(3, STACKS | {0: STACKS[0] | {"loki": "odin odin odin"}}, hands=hands)
    before.state.keen = after.state.keen = keen
    assert foreseen(before, 0, "play loki odin") == gained(before, after, 0) != 0


def test_the_last_card_of_a_round_is_tried_out() -> None:
    scene = Scene(3, STACKS, hands={0: "odin/loki", 1: "odin/thor", 2: "thor/sif"})
    assert not worth.sees_ahead(scene.state, 0)


def test_a_card_that_loki_turns_is_foreseen_as_it_will_be_judged() -> None:
    before = Scene(3, STACKS, awakening="loki")
    after = Scene(3, STACKS | {1: {"odin": "sif", "sif": "loki", "bragi": "freya"}}, awakening="loki")
    assert foreseen(before, 0, "turn-other 2 loki 1") == gained(before, after, 0) != 0


def test_a_swap_of_bragi_is_foreseen_as_it_will_be_judged() -> None:
    before = Scene(3, STACKS, awakening="bragi")
    after = Scene(
        3,
        {
            0: {"loki": "odin odin", "bragi": "sif sif", "heimdall": "odin"},
            1: STACKS[1],
            2: {"freya": "sif heimdall", "sif": "thor"},
        },
        awakening="bragi",
    )
    expected = gained(before, after, 0)
    before.act("1 give sif 1")
    assert foreseen(before, 0, "take 3 heimdall 1") == expected != 0


def test_bragi_gives_away_what_is_missed_least() -> None:
    scene = Scene(3, STACKS, awakening="bragi")
    assert foreseen(scene, 0, "give loki 1") < foreseen(scene, 0, "give sif 1")


def test_foreseeing_changes_nothing() -> None:
    scene = Scene(3, STACKS, awakening="loki")
    before = scene.state.copy()
    for code in scene.state.legal(0):
        worth.foresee(scene.state, 0, code)
    assert scene.state == before


def test_keen_bots_judge_by_numbers_of_their_own() -> None:
    state = Scene(3, STACKS, awakening="loki").state
    keen = state.copy()
    keen.keen = True
    assert keen == state and keen.copy().worth(0) == keen.worth(0) != state.worth(0)


def test_after_the_end_only_points_count() -> None:
    scene = Scene(2, {0: {"odin": "sif sif"}, 1: {"heimdall": "sif"}}, final="heimdall", round=3)
    scene.act("2 score 1")
    assert scene.state.is_over()
    assert [scene.state.worth(seat) for seat in (0, 1)] == [-40, 100]
