"""A scene says of a position what the game says of it, in the words of sagas."""

from __future__ import annotations

import pytest

from meadhall.core.sayings import Saying
from meadhall.core.state import IllegalAction, State
from meadhall.testing import Scene
from tests.rules.intrigues.helpers import GAME, table


def lokis_will() -> Scene:
    """Seat 1 has a Loki card, seat 2 a Sif card, and Loki awakens."""
    return table(2, {1: {"loki": "odin"}, 2: {"sif": "thor"}}, awakening="loki")


def test_it_knows_what_is_open_for_whom() -> None:
    scene = lokis_will()
    assert (scene.frame, scene.asked) == ("lokis-will", [1])
    assert scene.seen.face_up[0][3] == 1
    assert scene.options(1) == ["turn-other 2 sif 1"]
    assert scene.options(1, "turn-other") == ["turn-other 2 sif 1"]
    assert scene.options(1, "turn") == scene.options(2) == []


def test_events_are_those_of_the_set_up_and_then_those_of_the_last_moves() -> None:
    scene = lokis_will()
    assert scene.happened() == ["awoke", "attention", "favoured"]
    assert scene.told("favoured") == [{"seat": 0, "aesir": "loki"}]
    scene.do("1 turn-other 2 sif 1")
    assert scene.told("turned-other") == [{"seat": 0, "owner": 1, "before": "sif", "after": "thor"}]
    assert {"seat": 0, "aesir": "loki"} not in scene.told("favoured")


def test_moves_follow_each_other_and_all_are_told() -> None:
    scene = Scene(GAME, GAME.new(2, 1))
    assert scene.events == [] and scene.asked == [1, 2]
    one, two = scene.options(1)[0], scene.options(2)[0]
    assert scene.do(f"1 {one}") is scene
    assert scene.asked == [2]
    scene.do(f"1 {one}", f"2 {two}")
    assert len(scene.told("played")) == 2


def test_what_is_illegal_is_refused_with_a_reason() -> None:
    scene = lokis_will()
    assert scene.can("1 turn-other 2 sif 1") and not scene.can("1 turn-other 1 loki 1")
    assert scene.why("1 turn-other 1 loki 1") == ("own-card", "IA4.4")
    assert scene.why("2 turn-other 1 loki 1") == ("not-asked", "")
    with pytest.raises(AssertionError, match="is legal"):
        scene.why("1 turn-other 2 sif 1")
    with pytest.raises(IllegalAction):
        scene.do("1 turn-other 1 loki 1")
    with pytest.raises(ValueError, match="is not an action"):
        scene.do("1 turn-others 2 sif 1")


def test_a_reason_that_disagrees_with_the_options_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = lokis_will()

    def against_all(state: State, seat: int, code: int) -> Saying:
        return Saying("intrigues-no-now", "IA1.1")

    monkeypatch.setattr(GAME, "reason_against", against_all)
    with pytest.raises(AssertionError, match="turn-other"):
        scene.can("1 turn-other 2 sif 1")
