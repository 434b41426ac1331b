"""IA5 The end."""

from __future__ import annotations

from typing import Any

from meadhall.core.layout import picture
from meadhall.testing import position, rule

from .helpers import GAME, stack_fields, table


@rule("IA5.1")
def test_the_doubling_card_returns_at_the_end_of_a_round() -> None:
    scene = table(2, {1: {"sif": "odin"}}, awakening="bragi", doubling=(1, "sif"))
    assert scene.told("doubling-returned") and picture(scene.state).doubling == 0
    assert scene.attention(1, "sif") == 1


@rule("IA5.1", "IA5.2")
def test_after_round_3_it_returns_before_the_final_count() -> None:
    scene = table(
        2, {1: {"sif": "odin loki"}, 2: {"sif": "bragi thor freya"}}, awakening="bragi", round=3, doubling=(1, "sif")
    )
    keys = scene.happened()
    assert keys.index("doubling-returned") < keys.index("count-began")
    assert scene.told("favoured")[-1] == {"seat": 1, "aesir": "sif"}


@rule("IA5.2")
def test_in_the_final_count_a_favour_scores_one_card_or_none_and_no_will_is_done() -> None:
    goals = "heimdall; bragi sif; odin freya thor; loki"
    scene = table(2, {1: {"odin": "(freya) sif loki"}, 2: {"thor": "odin"}}, final="odin", round=3, goals=goals)
    assert scene.options(1) == ["score 1", "score 2", "score 3", "done"]
    assert scene.why("1 will") == ("now", "IA5.2")
    scene.do("1 score 3")
    assert scene.points() == [1, 0] and scene.stack(1, "odin") == "sif loki"
    scene.do("2 done")
    assert scene.points() == [1, 0] and scene.state.is_over()


@rule("IA5.2")
def test_later_favours_see_the_new_counts() -> None:
    stacks = {1: {"odin": "sif", "loki": "sif"}, 2: {"loki": "bragi"}}
    scene = table(2, stacks, final="odin", round=3)
    scene.do("1 score 1")
    assert scene.told("undecided")[0] == {"aesir": "loki"}
    kept = table(2, stacks, final="odin", round=3)
    kept.do("1 done")
    assert kept.told("favoured")[-1] == {"seat": 0, "aesir": "loki"}


@rule("IA5.3")
def test_most_points_wins() -> None:
    result = GAME.result(ended([[0, 1], [2, 0], [0, 0]], {}))
    assert result is not None
    assert result.places == (2, 1, 3) and result.scores == (1, 2, 0)
    assert result.reason == "intrigues-end-points"
    assert result.sources[0] == {"goals": 0, "heimdall": 1, "final": 0}


@rule("IA5.3")
def test_tied_points_compare_the_cards_on_the_table_as_in_a_dispute() -> None:
    stacks = {1: {"odin": "sif", "thor": "sif loki"}, 2: {"odin": "sif bragi"}, 3: {"heimdall": "odin thor freya"}}
    result = GAME.result(ended([[1, 1], [2, 0], [0, 2]], stacks))
    assert result is not None
    assert result.places == (2, 1, 3) and result.winners == [1]
    assert result.reason == "intrigues-end-tie-break"


@rule("IA5.3")
def test_a_full_tie_shares_the_win() -> None:
    result = GAME.result(ended([[1, 0], [0, 1], [0, 0]], {1: {"odin": "sif"}, 2: {"odin": "loki"}}))
    assert result is not None
    assert result.places == (1, 1, 3) and result.winners == [0, 1]
    assert result.reason == "intrigues-end-shared"


def ended(points: list[list[int]], stacks: dict[int, dict[str, str]]) -> Any:
    """A match that is over: points by (goals, Heimdall) for each seat."""
    rows = [[[goals, 0, 0], [heimdall, 0, 0], [0, 0, 0]] for goals, heimdall in points]
    rows += [[[0] * 3] * 3 for _ in range(5 - len(points))]
    return position(GAME, len(points), frames=[], check=False, points=rows, round=3, **stack_fields(stacks))
