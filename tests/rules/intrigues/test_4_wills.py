"""IA4 The wills of the seven Aesir."""

from __future__ import annotations

import pytest

from meadhall.core.layout import picture
from meadhall.core.state import IllegalAction
from meadhall.testing import rule

from .helpers import GAME, Table, table

NONE = "heimdall; bragi sif; loki freya thor; odin"  # no goal of round 1 but Heimdall's
FIRST = "odin; bragi sif; loki freya thor; heimdall"  # nor his


@rule("IA4.1")
def test_odin_turns_the_top_card_of_any_own_stack() -> None:
    scene = table(2, {1: {"odin": "sif", "loki": "bragi thor"}, 2: {"sif": "odin"}}, awakening="odin")
    assert scene.options(1) == ["turn-own odin", "turn-own loki"]
    scene.do("1 turn-own loki")
    assert scene.stack(1, "loki") == "bragi" and scene.stack(1, "thor") == "loki"
    assert scene.told("turned-own")[0] == {"seat": 0, "before": "loki", "after": "thor"}


@rule("IA4.1")
def test_odin_may_turn_his_own_card_and_it_joins_the_stack_it_now_belongs_to() -> None:
    scene = table(2, {1: {"odin": "sif bragi", "bragi": "loki"}}, awakening="odin")
    scene.do("1 turn-own odin")
    assert scene.stack(1, "odin") == "sif" and scene.stack(1, "bragi") == "loki odin"


@rule("IA4.1")
def test_odin_does_not_reach_other_stacks() -> None:
    scene = table(2, {1: {"odin": "sif"}, 2: {"loki": "sif"}}, awakening="odin")
    assert scene.why("1 turn-own loki") == ("own-stack", "IA4.1")
    with pytest.raises(IllegalAction):
        scene.do("1 turn-own loki")


@rule("IA4.2")
def test_thor_hides_the_whole_thor_stack_under_another_own_stack() -> None:
    scene = table(2, {1: {"thor": "sif odin", "loki": "bragi"}, 2: {"freya": "odin"}}, awakening="thor")
    assert scene.options(1) == ["hide loki"]
    scene.do("1 hide loki")
    assert scene.stack(1, "loki") == "(sif odin) bragi" and scene.stack(1, "thor") == ""
    assert scene.attention(1, "loki") == 3 and scene.attention(1, "thor") == 0


@rule("IA4.2")
def test_cards_hidden_earlier_stay_above_the_new_ones() -> None:
    scene = table(2, {1: {"thor": "sif odin", "loki": "(freya) bragi"}}, awakening="thor")
    scene.do("1 hide loki")
    assert scene.stack(1, "loki") == "(sif odin freya) bragi"
    assert scene.told("hid")[0] == {"seat": 0, "stack": "loki", "cards": 2}


@rule("IA4.2")
def test_thor_cannot_hide_under_thor_nor_found_a_stack() -> None:
    scene = table(2, {1: {"thor": "sif", "loki": "bragi"}}, awakening="thor")
    assert scene.why("1 hide thor") == ("hiding-under-thor", "IA4.2")
    assert scene.why("1 hide sif") == ("own-stack", "IA4.2")


@rule("IA4.2", "IA3.5")
def test_thor_lapses_without_another_stack() -> None:
    scene = table(2, {1: {"thor": "sif odin"}, 2: {"loki": "sif"}}, awakening="thor")
    assert scene.told("lapsed")[0] == {"seat": 0, "aesir": "thor"}
    assert scene.stack(1, "thor") == "sif odin"


@rule("IA4.3", "IA7.4")
def test_freya_doubles_whatever_lies_there() -> None:
    stacks = {1: {"freya": "sif", "loki": "(odin sif bragi) bragi heimdall"}, 2: {"sif": "odin"}}
    scene = table(2, stacks, awakening="freya")
    assert scene.options(1) == ["double freya", "double loki"]
    scene.do("1 double loki")
    assert scene.attention(1, "loki") == (2 + 3) * 2
    assert scene.told("doubled")[0] == {"seat": 0, "stack": "loki", "attention": 10}
    assert scene.frame == "lokis-will"
    scene.do("1 turn-other 2 sif 1")
    while scene.frame != "choose-card":
        seat = scene.asked[0]
        scene.do(f"{seat} {scene.options(seat)[0]}")
    assert picture(scene.state).round == 2
    assert scene.attention(1, "loki") == 5


@rule("IA4.3")
def test_a_stack_of_one_card_is_enough_and_her_own_will_do() -> None:
    scene = table(2, {1: {"freya": "sif"}, 2: {"heimdall": "odin"}}, awakening="freya")
    scene.do("1 double freya")
    assert scene.attention(1, "freya") == 2


@rule("IA4.3")
def test_the_doubling_card_follows_no_card() -> None:
    stacks = {1: {"loki": "bragi heimdall", "sif": "odin"}, 2: {"loki": "bragi"}}
    scene = table(2, stacks, awakening="loki", doubling=(2, "loki"), goals="odin; bragi sif; freya thor heimdall; loki")
    before = scene.attention(2, "loki")
    assert before == 2 and scene.told("disputed")
    low = table(
        2, {1: {"loki": "bragi heimdall sif"}, 2: {"loki": "bragi thor"}}, awakening="loki", doubling=(2, "loki")
    )
    assert low.told("favoured")[0]["seat"] == 1
    low.do("2 turn-other 1 loki 1")
    assert low.attention(2, "loki") == 4


@rule("IA4.3")
def test_the_doubling_card_returns_when_its_stack_ceases_to_exist() -> None:
    stacks = {1: {"loki": "bragi thor"}, 2: {"sif": "odin"}}
    scene = table(2, stacks, awakening="loki", doubling=(2, "sif"))
    scene.do("1 turn-other 2 sif 1")
    assert GAME.view(scene.state, 0)["doubling"] is None
    assert scene.told("doubling-returned")


@rule("IA4.3")
def test_it_stays_away_when_such_a_stack_arises_anew() -> None:
    stacks = {1: {"loki": "bragi thor"}, 2: {"sif": "bragi", "bragi": "sif"}}
    scene = table(2, stacks, awakening="loki", doubling=(2, "sif"), goals=FIRST, deck="")
    scene.do("1 turn-other 2 sif 1")
    assert scene.frame == "bragis-gift"
    scene.do("2 give bragi 1", "2 take 1 loki 1")
    assert scene.attention(2, "sif") == 0
    assert picture(scene.state).doubling == 0


@rule("IA4.4")
def test_loki_turns_any_face_up_card_of_an_opponent_top_or_covered() -> None:
    stacks = {1: {"loki": "bragi thor"}, 2: {"sif": "odin freya heimdall"}, 3: {"thor": "sif"}}
    scene = table(3, stacks, awakening="loki")
    assert scene.options(1) == ["turn-other 2 sif 1", "turn-other 2 sif 2", "turn-other 2 sif 3", "turn-other 3 thor 1"]
    scene.do("1 turn-other 2 sif 3")
    assert scene.stack(2, "sif") == "freya heimdall" and scene.stack(2, "odin") == "sif"


@rule("IA4.4")
def test_loki_reaches_neither_hidden_cards_nor_own_ones() -> None:
    stacks = {1: {"loki": "bragi thor"}, 2: {"sif": "(odin) freya"}}
    scene = table(2, stacks, awakening="loki")
    assert scene.why("1 turn-other 2 sif 2") == ("hidden-card", "IA4.4")
    assert scene.why("1 turn-other 1 loki 1") == ("own-card", "IA4.4")
    assert scene.why("1 turn-other 3 loki 1") == ("such-seat", "IA4.4")
    assert scene.why("1 turn-other 2 odin 1") == ("card-there", "IA4.4")
    assert scene.options(1) == ["turn-other 2 sif 1"]


@rule("IA4.4", "IA3.5")
def test_loki_lapses_when_no_opponent_has_a_card() -> None:
    scene = table(2, {1: {"loki": "bragi"}}, awakening="loki")
    assert scene.told("lapsed")[0] == {"seat": 0, "aesir": "loki"}


@rule("IA4.5")
def test_sif_draws_the_top_card_and_plays_either_end() -> None:
    scene = table(2, {1: {"sif": "odin"}, 2: {"heimdall": "odin"}}, awakening="sif", deck="thor/loki")
    assert scene.options(1) == ["play thor loki", "play loki thor"]
    assert scene.told("drew")[0] == {"seat": 0}
    scene.do("1 play loki thor")
    assert scene.stack(1, "loki") == "thor"
    assert sum(picture(scene.state).deck) == 0


@rule("IA4.5")
def test_only_who_drew_the_card_sees_it_before_it_is_played() -> None:
    scene = table(2, {1: {"sif": "odin"}}, awakening="sif", deck="thor/loki")
    (drawn,) = [event for event in scene.events if event.key == "drew-card"]
    assert drawn.audience == (0,) and drawn.args == {"seat": 0, "one": "thor", "two": "loki"}
    assert GAME.view(scene.state, 0)["drawn"] == ["thor", "loki"]
    assert GAME.view(scene.state, 1)["drawn"] is None
    assert scene.why("1 play sif odin") == ("not-drawn", "IA4.5")


@rule("IA4.5", "IA3.5")
def test_sif_lapses_when_the_deck_is_empty() -> None:
    scene = table(2, {1: {"sif": "odin"}}, awakening="sif", deck="", round=3, goals=NONE)
    assert scene.told("lapsed")[0] == {"seat": 0, "aesir": "sif"}


@rule("IA4.6")
def test_bragi_swaps_a_face_up_card_for_one_of_an_opponent() -> None:
    stacks = {1: {"bragi": "odin", "sif": "loki thor"}, 2: {"freya": "odin thor sif"}}
    scene = table(2, stacks, awakening="bragi", goals=FIRST)
    assert scene.options(1) == ["give sif 1", "give sif 2", "give bragi 1"]
    scene.do("1 give sif 2")
    assert scene.options(1) == ["take 2 freya 1", "take 2 freya 2", "take 2 freya 3"]
    scene.do("1 take 2 freya 2")
    assert scene.stack(1, "sif") == "thor" and scene.stack(1, "freya") == "thor"
    assert scene.stack(2, "sif") == "loki" and scene.stack(2, "freya") == "odin sif"
    assert scene.told("swapped")[0] == {"seat": 0, "given": "sif", "owner": 1, "taken": "freya"}


@rule("IA4.6")
def test_both_cards_may_show_the_same_aesir_and_go_on_top() -> None:
    stacks = {1: {"bragi": "odin thor"}, 2: {"bragi": "sif"}}
    scene = table(2, stacks, awakening="bragi", goals=FIRST)
    scene.do("1 give bragi 2", "1 take 2 bragi 1")
    assert scene.stack(1, "bragi") == "thor sif" and scene.stack(2, "bragi") == "odin"


@rule("IA4.6")
def test_bragi_reaches_no_hidden_card_and_no_own_card_for_a_prize() -> None:
    stacks = {1: {"bragi": "odin", "sif": "(thor) loki"}, 2: {"freya": "(odin) sif"}}
    scene = table(2, stacks, awakening="bragi", goals=FIRST)
    assert scene.why("1 give sif 2") == ("hidden-card", "IA4.6")
    scene.do("1 give sif 1")
    assert scene.why("1 take 2 freya 2") == ("hidden-card", "IA4.6")
    assert scene.why("1 take 1 bragi 1") == ("own-card", "IA4.6")
    assert scene.options(1) == ["take 2 freya 1"]


@rule("IA4.6", "IA3.5")
def test_bragi_lapses_when_no_opponent_has_a_card() -> None:
    scene = table(2, {1: {"bragi": "odin"}}, awakening="bragi", goals=FIRST)
    assert scene.told("lapsed")[0] == {"seat": 0, "aesir": "bragi"}


@rule("IA4.7")
def test_heimdall_turns_one_card_of_his_stack_into_a_point() -> None:
    stacks = {1: {"heimdall": "(sif) odin thor"}}
    scene = table(2, stacks, awakening="heimdall", goals=FIRST)
    assert scene.options(1) == ["score 1", "score 2", "score 3"]
    assert scene.why("1 done") == ("now", "IA4.7")
    scene.do("1 score 3")
    assert scene.points() == [1, 0] and scene.stack(1, "heimdall") == "odin thor"


@rule("IA4.8")
@pytest.mark.parametrize("by", ["will", "goal", "final count"])
def test_hidden_cards_left_alone_turn_up_and_join_the_thor_stack(by: str) -> None:
    if by == "will":
        stacks = {1: {"loki": "odin sif"}, 2: {"sif": "(odin freya) bragi", "thor": "loki"}}
        scene = table(2, stacks, awakening="loki")
        scene.do("1 turn-other 2 sif 1")
    elif by == "goal":
        stacks = {1: {"odin": "loki"}, 2: {"sif": "(odin freya) bragi", "thor": "loki"}}
        scene = table(2, stacks, awakening="sif", goals="sif; bragi loki; heimdall freya thor; odin")
        scene.do("2 score 1", "2 done")
    else:
        stacks = {1: {"odin": "loki"}, 2: {"sif": "(odin freya) bragi", "thor": "loki"}}
        scene = table(2, stacks, final="sif", round=3)
        scene.do("2 score 1")
    assert scene.stack(2, "thor") == "loki odin freya"
    assert scene.stack(2, "sif") == ""
    assert scene.attention(2, "thor") == 3
    assert scene.told("turned-up")[0] == {"seat": 1, "stack": "sif", "cards": 2}


@rule("IA4.9")
def test_nothing_turns_up_before_the_whole_scoring_is_done() -> None:
    goals = "sif; bragi loki; heimdall freya thor; odin"
    scene = table(2, {1: {"sif": "(odin freya) bragi", "odin": "loki"}}, awakening="sif", goals=goals)
    scene.do("1 score 1")
    assert scene.frame == "goal" and scene.options(1) == ["score 1", "score 2", "done"]
    scene.do("1 score 2", "1 done")
    assert scene.points() == [2, 0] and scene.stack(1, "thor") == "freya"


@rule("IA4.9")
def test_the_doubling_card_stays_until_the_whole_scoring_is_done() -> None:
    goals = "sif; bragi loki; heimdall freya thor; odin"
    stacks = {1: {"sif": "(odin freya) bragi", "odin": "loki"}, 2: {"heimdall": "odin"}}
    scene = table(2, stacks, awakening="sif", goals=goals, doubling=(1, "sif"))
    scene.do("1 score 1")
    assert scene.attention(1, "sif") == 4 and GAME.faults(scene.state) == faults_of_cards(scene)
    scene.do("1 done")
    assert scene.attention(1, "thor") == 2 and picture(scene.state).doubling == 0


def faults_of_cards(scene: Table) -> list[str]:
    """A scene has fewer cards than the box; nothing else may be wrong with it."""
    return [fault for fault in GAME.faults(scene.state) if "instead of 62" in fault]


@rule("IA4.9")
def test_a_swap_for_the_same_aesir_keeps_hidden_cards_and_the_doubling_card() -> None:
    stacks = {1: {"bragi": "(odin freya) loki"}, 2: {"bragi": "sif", "odin": "thor"}}
    scene = table(2, stacks, awakening="bragi", goals=FIRST, doubling=(2, "bragi"))
    scene.do("1 give bragi 1", "1 take 2 bragi 1")
    assert scene.stack(1, "bragi") == "(odin freya) sif" and scene.stack(2, "bragi") == "loki"
    assert scene.told("turned-up") == []
    assert scene.happened().index("doubling-returned") < scene.happened().index("round-began")
    kept = table(2, stacks, awakening="bragi", goals=FIRST, doubling=(1, "bragi"))
    kept.do("1 give bragi 1")
    assert kept.attention(1, "bragi") == 6
