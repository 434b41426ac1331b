"""IA3 Awakening."""

from __future__ import annotations

from meadhall.core.layout import picture
from meadhall.testing import rule

from .scene import GAME, Scene


@rule("IA3.1")
def test_attention_counts_face_up_and_hidden_cards_doubled_where_the_doubling_card_lies() -> None:
    scene = Scene(2, {0: {"loki": "(sif odin) bragi thor", "sif": "odin"}}, awakening="loki", doubling=(0, "loki"))
    assert scene.attention(0, "loki") == 8
    assert scene.attention(0, "sif") == 1
    assert scene.attention(0, "thor") == 0


@rule("IA3.1", "IA3.6")
def test_scored_cards_count_nothing() -> None:
    stacks = {0: {"heimdall": "odin thor sif", "sif": "odin"}}
    scene = Scene(2, stacks, awakening="heimdall", goals="heimdall; bragi sif; loki freya thor; odin")
    scene.act("1 score 1", "1 score 1", "1 done")
    assert scene.attention(0, "heimdall") == 1 and scene.points() == [2, 0]


@rule("IA3.2")
def test_the_most_attention_wins_and_one_card_is_enough() -> None:
    scene = Scene(3, {0: {"odin": "sif"}, 1: {"thor": "sif"}}, awakening="odin")
    assert scene.told("favoured")[0].args == {"seat": 0, "aesir": "odin"}
    many = Scene(3, {0: {"odin": "sif"}, 2: {"odin": "sif loki"}}, awakening="odin")
    assert many.told("favoured")[0].args == {"seat": 2, "aesir": "odin"}


@rule("IA3.2")
def test_an_aesir_without_cards_sleeps_on() -> None:
    scene = Scene(2, {0: {"sif": "odin"}}, awakening="odin")
    assert [event.args["aesir"] for event in scene.told("slept")] == ["odin", "thor", "freya", "loki"]
    assert scene.frame() == "sifs-will"


@rule("IA3.3", "IA7.1")
def test_a_tie_is_settled_by_odin() -> None:
    stacks = {
        0: {"loki": "sif bragi", "odin": "sif"},
        1: {"loki": "sif freya", "odin": "sif bragi"},
        2: {"loki": "freya"},
    }
    scene = Scene(3, stacks, awakening="loki")
    assert [(event.key, event.args) for event in scene.told("disputed", "compared", "dropped-out", "favoured")] == [
        ("disputed", {"aesir": "loki", "seats": [0, 1]}),
        ("compared", {"aesir": "odin", "seat": 0, "attention": 1}),
        ("compared", {"aesir": "odin", "seat": 1, "attention": 2}),
        ("dropped-out", {"seat": 0}),
        ("favoured", {"seat": 1, "aesir": "loki"}),
    ]


@rule("IA3.3", "IA7.2")
def test_a_long_dispute_goes_on_until_one_is_better() -> None:
    stacks = {
        0: {"sif": "bragi", "odin": "freya bragi"},
        1: {"sif": "bragi", "odin": "freya bragi", "loki": "odin thor"},
    }
    scene = Scene(3, stacks, awakening="sif")
    compared = [(event.args["aesir"], event.args["attention"]) for event in scene.told("compared")]
    assert compared == [
        ("odin", 2), ("odin", 2), ("thor", 0), ("thor", 0), ("freya", 0), ("freya", 0), ("loki", 0), ("loki", 2),
    ]  # fmt: skip
    assert scene.told("favoured")[0].args == {"seat": 1, "aesir": "sif"}


@rule("IA3.3")
def test_at_each_step_all_below_the_best_drop_out() -> None:
    stacks = {
        0: {"sif": "bragi", "odin": "freya bragi"},
        1: {"sif": "bragi", "odin": "freya bragi", "thor": "odin"},
        2: {"sif": "bragi", "odin": "freya", "thor": "odin freya sif"},
    }
    scene = Scene(3, stacks, awakening="sif")
    assert [event.args["seat"] for event in scene.told("dropped-out")] == [2, 0]
    assert scene.told("favoured")[0].args["seat"] == 1


@rule("IA3.3")
def test_doubling_and_hidden_thor_cards_count_in_a_dispute() -> None:
    stacks = {0: {"sif": "bragi", "odin": "freya bragi loki"}, 1: {"sif": "bragi", "odin": "(loki) freya"}}
    assert Scene(2, stacks, awakening="sif").told("favoured")[0].args["seat"] == 0
    doubled = Scene(2, stacks, awakening="sif", doubling=(1, "odin"))
    assert doubled.told("favoured")[0].args["seat"] == 1


@rule("IA3.3")
def test_a_full_tie_gives_the_favour_to_nobody_and_to_no_third_player() -> None:
    stacks = {0: {"odin": "sif loki"}, 1: {"odin": "sif bragi"}, 2: {"odin": "sif"}}
    scene = Scene(3, stacks, awakening="odin")
    assert scene.told("undecided")[0].args == {"aesir": "odin"}
    assert scene.told("favoured") == []


@rule("IA3.4")
def test_without_a_goal_the_will_is_compulsory() -> None:
    scene = Scene(2, {0: {"odin": "sif"}}, awakening="odin", goals="heimdall; bragi sif; loki freya thor; odin")
    assert scene.frame() == "odins-will"
    assert scene.legal(0) == ["turn-own odin"]
    assert scene.why_not(0, "done") == "IA4.1"


@rule("IA3.4", "IA7.3")
def test_a_goal_of_this_round_may_be_scored_instead_of_the_will() -> None:
    goals = "odin; sif loki; thor freya bragi; heimdall"
    stacks = {0: {"loki": "odin sif bragi"}, 1: {"loki": "odin sif"}, 2: {}}
    scene = Scene(3, stacks, awakening="loki", round=2, goals=goals)
    assert scene.legal(0) == ["will", "score 1", "score 2", "score 3", "done"]
    assert [goal["limit"] for goal in GAME.view(scene.state, 0)["goals"] if goal["aesir"] == "loki"] == [2]
    two = Scene(3, stacks, awakening="loki", round=2, goals=goals)
    two.act("1 score 1", "1 score 1")
    assert two.points() == [2, 0, 0] and two.frame() != "goal"
    scene.act("1 score 1", "1 done")
    assert scene.points() == [1, 0, 0] and scene.attention(0, "loki") == 2
    assert scene.attention(1, "loki") == 2 and scene.told("turned-other") == []
    assert picture(scene.state).goals[2] == 4


@rule("IA3.4")
def test_the_winner_may_score_nothing_or_do_the_will() -> None:
    goals = "loki; sif odin; thor freya bragi; heimdall"
    stacks = {0: {"loki": "odin sif bragi"}, 1: {"odin": "sif"}}
    nothing = Scene(2, stacks, awakening="loki", goals=goals)
    nothing.act("1 done")
    assert nothing.points() == [0, 0] and nothing.told("scored-nothing")
    will = Scene(2, stacks, awakening="loki", goals=goals)
    will.act("1 will")
    assert will.frame() == "lokis-will"


@rule("IA3.4", "IA3.6")
def test_only_the_column_of_this_round_counts() -> None:
    goals = "odin; sif loki; thor freya bragi; heimdall"
    scene = Scene(2, {0: {"sif": "odin"}}, awakening="sif", round=1, goals=goals)
    assert scene.frame() == "sifs-will"


@rule("IA3.5")
def test_a_will_that_cannot_be_done_lapses() -> None:
    scene = Scene(2, {0: {"thor": "odin"}}, awakening="thor", goals="heimdall; bragi sif; loki freya odin; thor")
    assert scene.told("lapsed")[0].args == {"seat": 0, "aesir": "thor"}
    assert [event.args["aesir"] for event in scene.told("awoke")][:3] == ["thor", "freya", "loki"]


@rule("IA3.6")
def test_hidden_thor_cards_may_be_scored_along_with_others_or_instead() -> None:
    goals = "sif; bragi loki; heimdall freya thor; odin"
    stacks = {0: {"sif": "(odin freya) loki bragi"}, 1: {"odin": "sif"}}
    scene = Scene(2, stacks, awakening="sif", goals=goals)
    assert scene.legal(0) == ["will", "score 1", "score 2", "score 3", "score 4", "done"]
    scene.act("1 score 4", "1 score 1", "1 done")
    assert scene.stack(0, "sif") == "(freya) loki" and scene.points() == [2, 0]
    assert [event.args["nth"] for event in scene.told("scored-hidden")] == [4]


@rule("IA3.6")
def test_never_more_than_physically_lie_there() -> None:
    goals = "sif; bragi loki; heimdall freya thor; odin"
    scene = Scene(2, {0: {"sif": "loki", "odin": "loki"}}, awakening="sif", goals=goals, doubling=(0, "sif"))
    assert scene.attention(0, "sif") == 2
    assert scene.legal(0) == ["will", "score 1", "done"]
    assert scene.why_not(0, "score 2") == "IA3.6"
    scene.act("1 score 1")
    assert scene.points() == [1, 0] and scene.frame() != "goal"


@rule("IA3.6")
def test_a_thor_goal_scores_from_the_thor_stack_only() -> None:
    goals = "thor; bragi loki; heimdall freya sif; odin"
    scene = Scene(2, {0: {"thor": "loki", "sif": "(freya bragi) odin"}}, awakening="thor", goals=goals)
    assert scene.legal(0) == ["will", "score 1", "done"]


@rule("IA3.7")
def test_only_the_winner_decides() -> None:
    scene = Scene(3, {0: {"odin": "sif"}, 1: {"loki": "sif"}}, awakening="odin")
    assert scene.state.deciders() == [0]
    assert scene.legal(1) == [] and scene.legal(2) == []
    assert scene.why_not(1, "turn-own loki") == ""


@rule("IA3.7")
def test_each_aesir_sees_the_table_as_the_wills_before_it_left_it() -> None:
    stacks = {0: {"odin": "sif bragi", "sif": "loki"}, 1: {"bragi": "odin"}}
    scene = Scene(2, stacks, awakening="odin", deck="")
    scene.act("1 turn-own odin")
    tie = [event.args for event in scene.told("disputed")]
    assert tie == [{"aesir": "bragi", "seats": [0, 1]}]
    assert scene.told("favoured")[-1].args == {"seat": 0, "aesir": "bragi"}


@rule("IA3.7")
def test_to_lead_an_aesir_that_has_awakened_brings_nothing_this_round() -> None:
    stacks = {0: {"heimdall": "odin"}, 1: {"odin": "sif"}}
    scene = Scene(2, stacks, awakening="bragi", goals="sif; bragi loki; freya thor odin; heimdall")
    assert [event.args["aesir"] for event in scene.told("awoke")] == ["bragi", "heimdall"]
