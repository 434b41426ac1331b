"""IA4 The wills of the seven Aesir."""

from __future__ import annotations

import pytest

from meadhall.core.layout import picture
from meadhall.core.state import IllegalAction
from meadhall.testing import rule

from .scene import GAME, Scene

NONE = "heimdall; bragi sif; loki freya thor; odin"  # no goal of round 1 but Heimdall's
FIRST = "odin; bragi sif; loki freya thor; heimdall"  # nor his


@rule("IA4.1")
def test_odin_turns_the_top_card_of_any_own_stack() -> None:
    scene = Scene(2, {0: {"odin": "sif", "loki": "bragi thor"}, 1: {"sif": "odin"}}, awakening="odin")
    assert scene.legal(0) == ["turn-own odin", "turn-own loki"]
    scene.act("1 turn-own loki")
    assert scene.stack(0, "loki") == "bragi" and scene.stack(0, "thor") == "loki"
    assert scene.told("turned-own")[0].args == {"seat": 0, "before": "loki", "after": "thor"}


@rule("IA4.1")
def test_odin_may_turn_his_own_card_and_it_joins_the_stack_it_now_belongs_to() -> None:
    scene = Scene(2, {0: {"odin": "sif bragi", "bragi": "loki"}}, awakening="odin")
    scene.act("1 turn-own odin")
    assert scene.stack(0, "odin") == "sif" and scene.stack(0, "bragi") == "loki odin"


@rule("IA4.1")
def test_odin_does_not_reach_other_stacks() -> None:
    scene = Scene(2, {0: {"odin": "sif"}, 1: {"loki": "sif"}}, awakening="odin")
    assert scene.why_not(0, "turn-own loki") == "IA4.1"
    with pytest.raises(IllegalAction):
        scene.act("1 turn-own loki")


@rule("IA4.2")
def test_thor_hides_the_whole_thor_stack_under_another_own_stack() -> None:
    scene = Scene(2, {0: {"thor": "sif odin", "loki": "bragi"}, 1: {"freya": "odin"}}, awakening="thor")
    assert scene.legal(0) == ["hide loki"]
    scene.act("1 hide loki")
    assert scene.stack(0, "loki") == "(sif odin) bragi" and scene.stack(0, "thor") == ""
    assert scene.attention(0, "loki") == 3 and scene.attention(0, "thor") == 0


@rule("IA4.2")
def test_cards_hidden_earlier_stay_above_the_new_ones() -> None:
    scene = Scene(2, {0: {"thor": "sif odin", "loki": "(freya) bragi"}}, awakening="thor")
    scene.act("1 hide loki")
    assert scene.stack(0, "loki") == "(sif odin freya) bragi"
    assert scene.told("hid")[0].args == {"seat": 0, "stack": "loki", "cards": 2}


@rule("IA4.2")
def test_thor_cannot_hide_under_thor_nor_found_a_stack() -> None:
    scene = Scene(2, {0: {"thor": "sif", "loki": "bragi"}}, awakening="thor")
    assert scene.why_not(0, "hide thor") == "IA4.2"
    assert scene.why_not(0, "hide sif") == "IA4.2"


@rule("IA4.2", "IA3.5")
def test_thor_lapses_without_another_stack() -> None:
    scene = Scene(2, {0: {"thor": "sif odin"}, 1: {"loki": "sif"}}, awakening="thor")
    assert scene.told("lapsed")[0].args == {"seat": 0, "aesir": "thor"}
    assert scene.stack(0, "thor") == "sif odin"


@rule("IA4.3", "IA7.4")
def test_freya_doubles_whatever_lies_there() -> None:
    stacks = {0: {"freya": "sif", "loki": "(odin sif bragi) bragi heimdall"}, 1: {"sif": "odin"}}
    scene = Scene(2, stacks, awakening="freya")
    assert scene.legal(0) == ["double freya", "double loki"]
    scene.act("1 double loki")
    assert scene.attention(0, "loki") == (2 + 3) * 2
    assert scene.told("doubled")[0].args == {"seat": 0, "stack": "loki", "attention": 10}
    assert scene.frame() == "lokis-will"
    scene.act("1 turn-other 2 sif 1")
    while scene.frame() != "choose-card":
        seat = scene.state.decider()
        scene.act(f"{seat + 1} {scene.legal(seat)[0]}")
    assert picture(scene.state).round == 2
    assert scene.attention(0, "loki") == 5


@rule("IA4.3")
def test_a_stack_of_one_card_is_enough_and_her_own_will_do() -> None:
    scene = Scene(2, {0: {"freya": "sif"}, 1: {"heimdall": "odin"}}, awakening="freya")
    scene.act("1 double freya")
    assert scene.attention(0, "freya") == 2


@rule("IA4.3")
def test_the_doubling_card_follows_no_card() -> None:
    stacks = {0: {"loki": "bragi heimdall", "sif": "odin"}, 1: {"loki": "bragi"}}
    scene = Scene(2, stacks, awakening="loki", doubling=(1, "loki"), goals="odin; bragi sif; freya thor heimdall; loki")
    before = scene.attention(1, "loki")
    assert before == 2 and scene.told("disputed")
    low = Scene(
        2, {0: {"loki": "bragi heimdall sif"}, 1: {"loki": "bragi thor"}}, awakening="loki", doubling=(1, "loki")
    )
    assert low.told("favoured")[0].args["seat"] == 1
    low.act("2 turn-other 1 loki 1")
    assert low.attention(1, "loki") == 4


@rule("IA4.3")
def test_the_doubling_card_returns_when_its_stack_ceases_to_exist() -> None:
    stacks = {0: {"loki": "bragi thor"}, 1: {"sif": "odin"}}
    scene = Scene(2, stacks, awakening="loki", doubling=(1, "sif"))
    scene.act("1 turn-other 2 sif 1")
    assert GAME.view(scene.state, 0)["doubling"] is None
    assert scene.told("doubling-returned")


@rule("IA4.3")
def test_it_stays_away_when_such_a_stack_arises_anew() -> None:
    stacks = {0: {"loki": "bragi thor"}, 1: {"sif": "bragi", "bragi": "sif"}}
    scene = Scene(2, stacks, awakening="loki", doubling=(1, "sif"), goals=FIRST, deck="")
    scene.act("1 turn-other 2 sif 1")
    assert scene.frame() == "bragis-gift"
    scene.act("2 give bragi 1", "2 take 1 loki 1")
    assert scene.attention(1, "sif") == 0
    assert picture(scene.state).doubling == 0


@rule("IA4.4")
def test_loki_turns_any_face_up_card_of_an_opponent_top_or_covered() -> None:
    stacks = {0: {"loki": "bragi thor"}, 1: {"sif": "odin freya heimdall"}, 2: {"thor": "sif"}}
    scene = Scene(3, stacks, awakening="loki")
    assert scene.legal(0) == ["turn-other 2 sif 1", "turn-other 2 sif 2", "turn-other 2 sif 3", "turn-other 3 thor 1"]
    scene.act("1 turn-other 2 sif 3")
    assert scene.stack(1, "sif") == "freya heimdall" and scene.stack(1, "odin") == "sif"


@rule("IA4.4")
def test_loki_reaches_neither_hidden_cards_nor_own_ones() -> None:
    stacks = {0: {"loki": "bragi thor"}, 1: {"sif": "(odin) freya"}}
    scene = Scene(2, stacks, awakening="loki")
    assert scene.why_not(0, "turn-other 2 sif 2") == "IA4.4"
    assert scene.why_not(0, "turn-other 1 loki 1") == "IA4.4"
    assert scene.why_not(0, "turn-other 3 loki 1") == "IA4.4"
    assert scene.why_not(0, "turn-other 2 odin 1") == "IA4.4"
    assert scene.legal(0) == ["turn-other 2 sif 1"]


@rule("IA4.4", "IA3.5")
def test_loki_lapses_when_no_opponent_has_a_card() -> None:
    scene = Scene(2, {0: {"loki": "bragi"}}, awakening="loki")
    assert scene.told("lapsed")[0].args == {"seat": 0, "aesir": "loki"}


@rule("IA4.5")
def test_sif_draws_the_top_card_and_plays_either_end() -> None:
    scene = Scene(2, {0: {"sif": "odin"}, 1: {"heimdall": "odin"}}, awakening="sif", deck="thor/loki")
    assert scene.legal(0) == ["play thor loki", "play loki thor"]
    assert scene.told("drew")[0].args == {"seat": 0}
    scene.act("1 play loki thor")
    assert scene.stack(0, "loki") == "thor"
    assert sum(picture(scene.state).deck) == 0


@rule("IA4.5")
def test_only_who_drew_the_card_sees_it_before_it_is_played() -> None:
    scene = Scene(2, {0: {"sif": "odin"}}, awakening="sif", deck="thor/loki")
    drawn = scene.told("drew-card")[0]
    assert drawn.audience == (0,) and drawn.args == {"seat": 0, "one": "thor", "two": "loki"}
    assert GAME.view(scene.state, 0)["drawn"] == ["thor", "loki"]
    assert GAME.view(scene.state, 1)["drawn"] is None
    assert scene.why_not(0, "play sif odin") == "IA4.5"


@rule("IA4.5", "IA3.5")
def test_sif_lapses_when_the_deck_is_empty() -> None:
    scene = Scene(2, {0: {"sif": "odin"}}, awakening="sif", deck="", round=3, goals=NONE)
    assert scene.told("lapsed")[0].args == {"seat": 0, "aesir": "sif"}


@rule("IA4.6")
def test_bragi_swaps_a_face_up_card_for_one_of_an_opponent() -> None:
    stacks = {0: {"bragi": "odin", "sif": "loki thor"}, 1: {"freya": "odin thor sif"}}
    scene = Scene(2, stacks, awakening="bragi", goals=FIRST)
    assert scene.legal(0) == ["give sif 1", "give sif 2", "give bragi 1"]
    scene.act("1 give sif 2")
    assert scene.legal(0) == ["take 2 freya 1", "take 2 freya 2", "take 2 freya 3"]
    scene.act("1 take 2 freya 2")
    assert scene.stack(0, "sif") == "thor" and scene.stack(0, "freya") == "thor"
    assert scene.stack(1, "sif") == "loki" and scene.stack(1, "freya") == "odin sif"
    assert scene.told("swapped")[0].args == {"seat": 0, "given": "sif", "owner": 1, "taken": "freya"}


@rule("IA4.6")
def test_both_cards_may_show_the_same_aesir_and_go_on_top() -> None:
    stacks = {0: {"bragi": "odin thor"}, 1: {"bragi": "sif"}}
    scene = Scene(2, stacks, awakening="bragi", goals=FIRST)
    scene.act("1 give bragi 2", "1 take 2 bragi 1")
    assert scene.stack(0, "bragi") == "thor sif" and scene.stack(1, "bragi") == "odin"


@rule("IA4.6")
def test_bragi_reaches_no_hidden_card_and_no_own_card_for_a_prize() -> None:
    stacks = {0: {"bragi": "odin", "sif": "(thor) loki"}, 1: {"freya": "(odin) sif"}}
    scene = Scene(2, stacks, awakening="bragi", goals=FIRST)
    assert scene.why_not(0, "give sif 2") == "IA4.6"
    scene.act("1 give sif 1")
    assert scene.why_not(0, "take 2 freya 2") == "IA4.6"
    assert scene.why_not(0, "take 1 bragi 1") == "IA4.6"
    assert scene.legal(0) == ["take 2 freya 1"]


@rule("IA4.6", "IA3.5")
def test_bragi_lapses_when_no_opponent_has_a_card() -> None:
    scene = Scene(2, {0: {"bragi": "odin"}}, awakening="bragi", goals=FIRST)
    assert scene.told("lapsed")[0].args == {"seat": 0, "aesir": "bragi"}


@rule("IA4.7")
def test_heimdall_turns_one_card_of_his_stack_into_a_point() -> None:
    stacks = {0: {"heimdall": "(sif) odin thor"}}
    scene = Scene(2, stacks, awakening="heimdall", goals=FIRST)
    assert scene.legal(0) == ["score 1", "score 2", "score 3"]
    assert scene.why_not(0, "done") == "IA4.7"
    scene.act("1 score 3")
    assert scene.points() == [1, 0] and scene.stack(0, "heimdall") == "odin thor"


@rule("IA4.8")
@pytest.mark.parametrize("by", ["will", "goal", "final count"])
def test_hidden_cards_left_alone_turn_up_and_join_the_thor_stack(by: str) -> None:
    if by == "will":
        stacks = {0: {"loki": "odin sif"}, 1: {"sif": "(odin freya) bragi", "thor": "loki"}}
        scene = Scene(2, stacks, awakening="loki")
        scene.act("1 turn-other 2 sif 1")
    elif by == "goal":
        stacks = {0: {"odin": "loki"}, 1: {"sif": "(odin freya) bragi", "thor": "loki"}}
        scene = Scene(2, stacks, awakening="sif", goals="sif; bragi loki; heimdall freya thor; odin")
        scene.act("2 score 1", "2 done")
    else:
        stacks = {0: {"odin": "loki"}, 1: {"sif": "(odin freya) bragi", "thor": "loki"}}
        scene = Scene(2, stacks, final="sif", round=3)
        scene.act("2 score 1")
    assert scene.stack(1, "thor") == "loki odin freya"
    assert scene.stack(1, "sif") == ""
    assert scene.attention(1, "thor") == 3
    assert scene.told("turned-up")[0].args == {"seat": 1, "stack": "sif", "cards": 2}


@rule("IA4.9")
def test_nothing_turns_up_before_the_whole_scoring_is_done() -> None:
    goals = "sif; bragi loki; heimdall freya thor; odin"
    scene = Scene(2, {0: {"sif": "(odin freya) bragi", "odin": "loki"}}, awakening="sif", goals=goals)
    scene.act("1 score 1")
    assert scene.frame() == "goal" and scene.legal(0) == ["score 1", "score 2", "done"]
    scene.act("1 score 2", "1 done")
    assert scene.points() == [2, 0] and scene.stack(0, "thor") == "freya"


@rule("IA4.9")
def test_the_doubling_card_stays_until_the_whole_scoring_is_done() -> None:
    goals = "sif; bragi loki; heimdall freya thor; odin"
    stacks = {0: {"sif": "(odin freya) bragi", "odin": "loki"}, 1: {"heimdall": "odin"}}
    scene = Scene(2, stacks, awakening="sif", goals=goals, doubling=(0, "sif"))
    scene.act("1 score 1")
    assert scene.attention(0, "sif") == 4 and GAME.faults(scene.state) == faults_of_cards(scene)
    scene.act("1 done")
    assert scene.attention(0, "thor") == 2 and picture(scene.state).doubling == 0


def faults_of_cards(scene: Scene) -> list[str]:
    """A scene has fewer cards than the box; nothing else may be wrong with it."""
    return [fault for fault in GAME.faults(scene.state) if "instead of 62" in fault]


@rule("IA4.9")
def test_a_swap_for_the_same_aesir_keeps_hidden_cards_and_the_doubling_card() -> None:
    stacks = {0: {"bragi": "(odin freya) loki"}, 1: {"bragi": "sif", "odin": "thor"}}
    scene = Scene(2, stacks, awakening="bragi", goals=FIRST, doubling=(1, "bragi"))
    scene.act("1 give bragi 1", "1 take 2 bragi 1")
    assert scene.stack(0, "bragi") == "(odin freya) sif" and scene.stack(1, "bragi") == "loki"
    assert scene.told("turned-up") == []
    assert next(event.key for event in scene.told("doubling-returned", "round-began")) == "doubling-returned"
    kept = Scene(2, stacks, awakening="bragi", goals=FIRST, doubling=(0, "bragi"))
    kept.act("1 give bragi 1")
    assert kept.attention(0, "bragi") == 6
