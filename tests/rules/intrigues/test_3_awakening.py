"""IA3 Awakening."""

from __future__ import annotations

from meadhall.core.layout import picture
from meadhall.testing import rule

from .helpers import GAME, table


@rule("IA3.1")
def test_attention_counts_face_up_and_hidden_cards_doubled_where_the_doubling_card_lies() -> None:
    scene = table(2, {1: {"loki": "(sif odin) bragi thor", "sif": "odin"}}, awakening="loki", doubling=(1, "loki"))
    assert scene.attention(1, "loki") == 8
    assert scene.attention(1, "sif") == 1
    assert scene.attention(1, "thor") == 0


@rule("IA3.1", "IA3.6")
def test_scored_cards_count_nothing() -> None:
    stacks = {1: {"heimdall": "odin thor sif", "sif": "odin"}}
    scene = table(2, stacks, awakening="heimdall", goals="heimdall; bragi sif; loki freya thor; odin")
    scene.do("1 score 1", "1 score 1", "1 done")
    assert scene.attention(1, "heimdall") == 1 and scene.points() == [2, 0]


@rule("IA3.2")
def test_the_most_attention_wins_and_one_card_is_enough() -> None:
    scene = table(3, {1: {"odin": "sif"}, 2: {"thor": "sif"}}, awakening="odin")
    assert scene.told("favoured")[0] == {"seat": 0, "aesir": "odin"}
    many = table(3, {1: {"odin": "sif"}, 3: {"odin": "sif loki"}}, awakening="odin")
    assert many.told("favoured")[0] == {"seat": 2, "aesir": "odin"}


@rule("IA3.2")
def test_an_aesir_without_cards_sleeps_on() -> None:
    scene = table(2, {1: {"sif": "odin"}}, awakening="odin")
    assert [event["aesir"] for event in scene.told("slept")] == ["odin", "thor", "freya", "loki"]
    assert scene.frame == "sifs-will"


@rule("IA3.3", "IA7.1")
def test_a_tie_is_settled_by_odin() -> None:
    stacks = {
        1: {"loki": "sif bragi", "odin": "sif"},
        2: {"loki": "sif freya", "odin": "sif bragi"},
        3: {"loki": "freya"},
    }
    scene = table(3, stacks, awakening="loki")
    assert [(event.key, event.args) for event in scene.events if event.key not in ("awoke", "attention")] == [
        ("disputed", {"aesir": "loki", "seats": [0, 1]}),
        ("compared", {"aesir": "odin", "seat": 0, "attention": 1}),
        ("compared", {"aesir": "odin", "seat": 1, "attention": 2}),
        ("dropped-out", {"seat": 0}),
        ("favoured", {"seat": 1, "aesir": "loki"}),
    ]


@rule("IA3.3", "IA7.2")
def test_a_long_dispute_goes_on_until_one_is_better() -> None:
    stacks = {
        1: {"sif": "bragi", "odin": "freya bragi"},
        2: {"sif": "bragi", "odin": "freya bragi", "loki": "odin thor"},
    }
    scene = table(3, stacks, awakening="sif")
    compared = [(event["aesir"], event["attention"]) for event in scene.told("compared")]
    assert compared == [
        ("odin", 2), ("odin", 2), ("thor", 0), ("thor", 0), ("freya", 0), ("freya", 0), ("loki", 0), ("loki", 2),
    ]  # fmt: skip
    assert scene.told("favoured")[0] == {"seat": 1, "aesir": "sif"}


@rule("IA3.3")
def test_at_each_step_all_below_the_best_drop_out() -> None:
    stacks = {
        1: {"sif": "bragi", "odin": "freya bragi"},
        2: {"sif": "bragi", "odin": "freya bragi", "thor": "odin"},
        3: {"sif": "bragi", "odin": "freya", "thor": "odin freya sif"},
    }
    scene = table(3, stacks, awakening="sif")
    assert [event["seat"] for event in scene.told("dropped-out")] == [2, 0]
    assert scene.told("favoured")[0]["seat"] == 1


@rule("IA3.3")
def test_doubling_and_hidden_thor_cards_count_in_a_dispute() -> None:
    stacks = {1: {"sif": "bragi", "odin": "freya bragi loki"}, 2: {"sif": "bragi", "odin": "(loki) freya"}}
    assert table(2, stacks, awakening="sif").told("favoured")[0]["seat"] == 0
    doubled = table(2, stacks, awakening="sif", doubling=(2, "odin"))
    assert doubled.told("favoured")[0]["seat"] == 1


@rule("IA3.3")
def test_a_full_tie_gives_the_favour_to_nobody_and_to_no_third_player() -> None:
    stacks = {1: {"odin": "sif loki"}, 2: {"odin": "sif bragi"}, 3: {"odin": "sif"}}
    scene = table(3, stacks, awakening="odin")
    assert scene.told("undecided")[0] == {"aesir": "odin"}
    assert scene.told("favoured") == []


@rule("IA3.4")
def test_without_a_goal_the_will_is_compulsory() -> None:
    scene = table(2, {1: {"odin": "sif"}}, awakening="odin", goals="heimdall; bragi sif; loki freya thor; odin")
    assert scene.frame == "odins-will"
    assert scene.options(1) == ["turn-own odin"]
    assert scene.why("1 done") == ("now", "IA4.1")


@rule("IA3.4", "IA7.3")
def test_a_goal_of_this_round_may_be_scored_instead_of_the_will() -> None:
    goals = "odin; sif loki; thor freya bragi; heimdall"
    stacks = {1: {"loki": "odin sif bragi"}, 2: {"loki": "odin sif"}, 3: {}}
    scene = table(3, stacks, awakening="loki", round=2, goals=goals)
    assert scene.options(1) == ["will", "score 1", "score 2", "score 3", "done"]
    assert [goal["limit"] for goal in GAME.view(scene.state, 0)["goals"] if goal["aesir"] == "loki"] == [2]
    two = table(3, stacks, awakening="loki", round=2, goals=goals)
    two.do("1 score 1", "1 score 1")
    assert two.points() == [2, 0, 0] and two.frame != "goal"
    scene.do("1 score 1", "1 done")
    assert scene.points() == [1, 0, 0] and scene.attention(1, "loki") == 2
    assert scene.attention(2, "loki") == 2 and scene.told("turned-other") == []
    assert picture(scene.state).goals[2] == 4


@rule("IA3.4")
def test_the_winner_may_score_nothing_or_do_the_will() -> None:
    goals = "loki; sif odin; thor freya bragi; heimdall"
    stacks = {1: {"loki": "odin sif bragi"}, 2: {"odin": "sif"}}
    nothing = table(2, stacks, awakening="loki", goals=goals)
    nothing.do("1 done")
    assert nothing.points() == [0, 0] and nothing.told("scored-nothing")
    will = table(2, stacks, awakening="loki", goals=goals)
    will.do("1 will")
    assert will.frame == "lokis-will"


@rule("IA3.4", "IA3.6")
def test_only_the_column_of_this_round_counts() -> None:
    goals = "odin; sif loki; thor freya bragi; heimdall"
    scene = table(2, {1: {"sif": "odin"}}, awakening="sif", round=1, goals=goals)
    assert scene.frame == "sifs-will"


@rule("IA3.5")
def test_a_will_that_cannot_be_done_lapses() -> None:
    scene = table(2, {1: {"thor": "odin"}}, awakening="thor", goals="heimdall; bragi sif; loki freya odin; thor")
    assert scene.told("lapsed")[0] == {"seat": 0, "aesir": "thor"}
    assert [event["aesir"] for event in scene.told("awoke")][:3] == ["thor", "freya", "loki"]


@rule("IA3.6")
def test_hidden_thor_cards_may_be_scored_along_with_others_or_instead() -> None:
    goals = "sif; bragi loki; heimdall freya thor; odin"
    stacks = {1: {"sif": "(odin freya) loki bragi"}, 2: {"odin": "sif"}}
    scene = table(2, stacks, awakening="sif", goals=goals)
    assert scene.options(1) == ["will", "score 1", "score 2", "score 3", "score 4", "done"]
    scene.do("1 score 4", "1 score 1", "1 done")
    assert scene.stack(1, "sif") == "(freya) loki" and scene.points() == [2, 0]
    assert [event["nth"] for event in scene.told("scored-hidden")] == [4]


@rule("IA3.6")
def test_never_more_than_physically_lie_there() -> None:
    goals = "sif; bragi loki; heimdall freya thor; odin"
    scene = table(2, {1: {"sif": "loki", "odin": "loki"}}, awakening="sif", goals=goals, doubling=(1, "sif"))
    assert scene.attention(1, "sif") == 2
    assert scene.options(1) == ["will", "score 1", "done"]
    assert scene.why("1 score 2") == ("card-to-score", "IA3.6")
    scene.do("1 score 1")
    assert scene.points() == [1, 0] and scene.frame != "goal"


@rule("IA3.6")
def test_a_thor_goal_scores_from_the_thor_stack_only() -> None:
    goals = "thor; bragi loki; heimdall freya sif; odin"
    scene = table(2, {1: {"thor": "loki", "sif": "(freya bragi) odin"}}, awakening="thor", goals=goals)
    assert scene.options(1) == ["will", "score 1", "done"]


@rule("IA3.7")
def test_only_the_winner_decides() -> None:
    scene = table(3, {1: {"odin": "sif"}, 2: {"loki": "sif"}}, awakening="odin")
    assert scene.asked == [1]
    assert scene.options(2) == [] and scene.options(3) == []
    assert scene.why("2 turn-own loki") == ("not-asked", "")


@rule("IA3.7")
def test_each_aesir_sees_the_table_as_the_wills_before_it_left_it() -> None:
    stacks = {1: {"odin": "sif bragi", "sif": "loki"}, 2: {"bragi": "odin"}}
    scene = table(2, stacks, awakening="odin", deck="")
    scene.do("1 turn-own odin")
    assert scene.told("disputed") == [{"aesir": "bragi", "seats": [0, 1]}]
    assert scene.told("favoured")[-1] == {"seat": 0, "aesir": "bragi"}


@rule("IA3.7")
def test_to_lead_an_aesir_that_has_awakened_brings_nothing_this_round() -> None:
    stacks = {1: {"heimdall": "odin"}, 2: {"odin": "sif"}}
    scene = table(2, stacks, awakening="bragi", goals="sif; bragi loki; freya thor odin; heimdall")
    assert [event["aesir"] for event in scene.told("awoke")] == ["bragi", "heimdall"]
